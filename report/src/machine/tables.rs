//! Forms of a line for each record: lcov, CSV, DOT.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use ::lcov::Record;

use super::{CountedClass, counted_classes};
use crate::model::{Class, Line, Method, Precision, Report, TraceExitReason};
use crate::source::{Texts, path_of};
use crate::text::{harmless, path};
use crate::verdict::{percent, share};

/// Traces drawn in a graph.
const TRACES_DRAWN: usize = 200;

/// What lcov is told of a source file: hits by line, and functions with their first lines and hits.
#[derive(Default)]
struct SourceHits {
    lines: BTreeMap<u16, u64>,
    functions: Vec<(u16, String, u64)>,
}

/// Hits of what is on traces or in machine code, or not.
fn hits(covered: bool, executions: Option<u64>) -> u64 {
    if covered { executions.unwrap_or(1).max(1) } else { 0 }
}

impl SourceHits {
    /// Adds what a class has of the file. Of methods that share a line the one with most hits counts, but constructors add: each has
    /// a copy of what initialises the fields.
    fn add(&mut self, of: &CountedClass<'_>) {
        let mut made: BTreeMap<u16, u64> = BTreeMap::new();
        for method in &of.methods {
            for line in method.lines.iter().filter(|line| line.line > 0) {
                let mut of_line = hits(line.covered > 0, line.executions);
                if method.name == "<init>" {
                    let sum = made.entry(line.line).or_default();
                    *sum = sum.saturating_add(of_line);
                    of_line = *sum;
                }
                let known = self.lines.entry(line.line).or_default();
                *known = of_line.max(*known);
            }
            if let Some(first) = method.lines.iter().map(|line| line.line).find(|&line| line > 0) {
                // A comma ends the number before it only, but other readers of this form may look for another one.
                let name =
                    harmless(&format!("{}.{}{}", of.class.name, method.name, method.descriptor)).replace(',', "?");
                let covered = method.lines.iter().any(|line| line.covered > 0);
                self.functions.push((first, name, hits(covered, method.executions)));
            }
        }
    }
}

/// An lcov trace file. Hits of a line are its executions if it is on traces or in machine code (1 where they are not known),
/// else 0. Methods that the compiler has made are left out. Source files are named as they were found, so that tools find them, too,
/// else by package.
pub fn lcov(report: &Report, sources: &Texts) -> String {
    let mut files: BTreeMap<String, SourceHits> = BTreeMap::new();
    for of in counted_classes(report) {
        let path = path_of(of.class).unwrap_or_else(|| of.class.name.replace('.', "/"));
        files.entry(harmless(sources.file(&path).unwrap_or(&path))).or_default().add(&of);
    }
    let mut records = vec![Record::TestName { name: String::new() }];
    for (file, SourceHits { lines, functions }) in files {
        records.push(Record::SourceFile { path: file.into() });
        let first = |(line, name, _): &(u16, String, u64)| Record::FunctionName {
            name: name.clone(),
            start_line: u32::from(*line),
        };
        records.extend(functions.iter().map(first));
        let found = functions.len() as u32;
        let hit = functions.iter().filter(|(.., hits)| *hits > 0).count() as u32;
        records.extend(functions.into_iter().map(|(_, name, count)| Record::FunctionData { name, count }));
        records.extend([Record::FunctionsFound { found }, Record::FunctionsHit { hit }]);
        let found = lines.len() as u32;
        let hit = lines.values().filter(|hits| **hits > 0).count() as u32;
        let data = |(line, count)| Record::LineData { line: u32::from(line), count, checksum: None };
        records.extend(lines.into_iter().map(data));
        records.extend([Record::LinesFound { found }, Record::LinesHit { hit }, Record::EndOfRecord]);
    }
    records.iter().map(|record| format!("{record}\n")).collect()
}

/// A text as a cell of CSV (RFC 4180): quoted, a quote inside it twice, and no formula to a program that calculates.
pub fn csv_cell(text: &str) -> String {
    let text = harmless(text);
    let formula = if text.starts_with(['=', '+', '-', '@']) { "'" } else { "" };
    format!("\"{formula}{}\"", text.replace('"', "\"\""))
}

/// How a figure was found, in a word.
fn precision(precision: Precision) -> &'static str {
    match precision {
        Precision::Exact => "exact",
        Precision::Sampled => "sampled",
        Precision::Estimated => "estimated",
    }
}

/// A line of the table for each source line of the program's own methods, loaded or not.
pub fn csv(report: &Report) -> String {
    let mut out = String::from(
        "class,method,descriptor,line,cover,share,compiled,grown,completed,partial,interpreted,executions,bytecodes,covered,run,reasons,executions_are\n",
    );
    for class in report.classes.iter().filter(|class| !class.library) {
        for method in class.methods.iter().filter_map(|&method| report.methods.get(method as usize)) {
            method.lines.iter().for_each(|line| out += &row(report, class, method, line));
        }
    }
    for of in &report.unloaded {
        for method in &of.methods {
            method.lines.iter().for_each(|line| out += &row(report, &of.class, method, line));
        }
    }
    out
}

/// A line of that table.
fn row(report: &Report, class: &Class, method: &Method, line: &Line) -> String {
    let work = &line.work;
    let executions = line.executions.map(|executions| executions.to_string()).unwrap_or_default();
    // Whether something ran at all is always known.
    let found = match line.executions {
        None => "",
        Some(0) => precision(report.counting.cover),
        Some(_) => precision(report.counting.executions),
    };
    let reasons: Vec<String> = line.reasons.iter().map(|reason| format!("{} {}", reason.reason, reason.work)).collect();
    format!(
        "{},{},{},{},{},{:.6},{},{},{},{},{},{executions},{},{},{},{},{found}\n",
        csv_cell(&class.name),
        csv_cell(&method.name),
        csv_cell(&method.descriptor),
        line.line,
        line.cover.word(),
        share(report, work.total()),
        work.compiled,
        work.grown,
        work.completed,
        work.partial,
        work.interpreted,
        line.bytecodes,
        line.covered,
        line.run,
        csv_cell(&reasons.join("; "))
    )
}

/// A string of DOT.
fn quoted(text: &str) -> String {
    format!("\"{}\"", harmless(text).replace('\\', "\\\\").replace('"', "\\\""))
}

/// The traces that did most as a graph: which one follows which, in DOT. Edges say how often that happened and, where a trace
/// was left before its end, why.
pub fn dot(report: &Report) -> String {
    let mut out = String::from("digraph traces {\n  node [shape=box, fontname=\"monospace\", fontsize=10];\n");
    let drawn: BTreeMap<u32, f64> =
        report.traces.iter().take(TRACES_DRAWN).map(|trace| (trace.id, share(report, trace.work.total()))).collect();
    for trace in report.traces.iter().take(TRACES_DRAWN) {
        let of = drawn.get(&trace.id).copied().unwrap_or(0.0);
        let path: String = path(report, trace).chars().take(60).collect();
        let label = quoted(&format!("T{} {}", trace.id, percent(of))).trim_end_matches('"').to_owned();
        let path = quoted(&path).trim_start_matches('"').to_owned();
        let _ = writeln!(out, "  T{} [label={label}\\n{path}, penwidth={:.1}];", trace.id, 1.0 + 6.0 * of);
    }
    let mut reasons: BTreeMap<(u32, u16, u32), TraceExitReason> = BTreeMap::new();
    for trace in report.traces.iter().take(TRACES_DRAWN) {
        let leads_on = trace.exits.iter().filter(|exit| exit.reason != TraceExitReason::Other);
        reasons.extend(leads_on.filter_map(|exit| Some(((trace.id, exit.step, exit.trace?), exit.reason))));
    }
    for link in report.links.iter().filter(|link| drawn.contains_key(&link.from) && drawn.contains_key(&link.to)) {
        let reason = reasons.get(&(link.from, link.step, link.to));
        let reason = reason.map(|reason| format!(" {}", reason.name())).unwrap_or_default();
        let label = link.times.map(|times| format!(" [label=\"{times}{reason}\"]")).unwrap_or_default();
        let _ = writeln!(out, "  T{} -> T{}{label};", link.from, link.to);
    }
    out.push_str("}\n");
    out
}
