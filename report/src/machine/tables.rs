//! Forms of a line for each record: lcov, CSV, DOT.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use crate::model::{Cover, Precision, Report, TraceExitReason};
use crate::source::path_of;
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

/// An lcov trace file. Hits of a line are its executions if it is on traces or in machine code (1 where they are not known),
/// else 0.
pub fn lcov(report: &Report) -> String {
    let mut files: BTreeMap<String, SourceHits> = BTreeMap::new();
    for class in report.classes.iter().filter(|class| !class.library) {
        let file = path_of(class).unwrap_or_else(|| class.name.replace('.', "/"));
        let SourceHits { lines, functions } = files.entry(harmless(&file)).or_default();
        for method in class.methods.iter().filter_map(|&method| report.methods.get(method as usize)) {
            let hits =
                |covered: bool, executions: Option<u64>| if covered { executions.unwrap_or(1).max(1) } else { 0 };
            for line in method.lines.iter().filter(|line| line.line > 0) {
                let known = lines.entry(line.line).or_default();
                *known = (*known).max(hits(line.covered > 0, line.executions));
            }
            if let Some(first) = method.lines.iter().map(|line| line.line).find(|&line| line > 0) {
                // A comma ends the number before it only, but other readers of this form may look for another one.
                let name = harmless(&format!("{}.{}{}", class.name, method.name, method.descriptor)).replace(',', "?");
                let covered = method.lines.iter().any(|line| line.covered > 0);
                functions.push((first, name, hits(covered, method.executions)));
            }
        }
    }
    let mut out = String::from("TN:\n");
    // Writing to a string does not fail.
    for (file, SourceHits { lines, functions }) in files {
        let _ = writeln!(out, "SF:{file}");
        for (line, name, _) in &functions {
            let _ = writeln!(out, "FN:{line},{name}");
        }
        for (_, name, hits) in &functions {
            let _ = writeln!(out, "FNDA:{hits},{name}");
        }
        let hit = functions.iter().filter(|(.., hits)| *hits > 0).count();
        let _ = writeln!(out, "FNF:{}\nFNH:{hit}", functions.len());
        for (line, hits) in &lines {
            let _ = writeln!(out, "DA:{line},{hits}");
        }
        let hit = lines.values().filter(|hits| **hits > 0).count();
        let _ = writeln!(out, "LF:{}\nLH:{hit}\nend_of_record", lines.len());
    }
    out
}

/// A cell of a table: quoted, and no formula to a program that calculates.
fn cell(text: &str) -> String {
    let text = harmless(text);
    let formula = if text.starts_with(['=', '+', '-', '@']) { "'" } else { "" };
    format!("\"{formula}{}\"", text.replace('"', "\"\""))
}

fn word(cover: Cover) -> &'static str {
    match cover {
        Cover::NeverRun => "never-run",
        Cover::Interpreted => "interpreted",
        Cover::Traced => "traced",
        Cover::Grown => "grown",
        Cover::Compiled => "compiled",
    }
}

/// How a figure was found, in a word.
fn precision(precision: Precision) -> &'static str {
    match precision {
        Precision::Exact => "exact",
        Precision::Sampled => "sampled",
        Precision::Estimated => "estimated",
    }
}

/// A line of the table for each source line of the program's own methods.
pub fn csv(report: &Report) -> String {
    let mut out = String::from(
        "class,method,descriptor,line,cover,share,compiled,grown,completed,partial,interpreted,executions,bytecodes,covered,run,reasons,executions_are\n",
    );
    for class in report.classes.iter().filter(|class| !class.library) {
        for method in class.methods.iter().filter_map(|&method| report.methods.get(method as usize)) {
            for line in &method.lines {
                let work = &line.work;
                let executions = line.executions.map(|executions| executions.to_string()).unwrap_or_default();
                let found = line.executions.map_or("", |_| precision(report.counting.executions));
                let reasons: Vec<String> =
                    line.reasons.iter().map(|reason| format!("{} {}", reason.reason, reason.work)).collect();
                let _ = writeln!(
                    out,
                    "{},{},{},{},{},{:.6},{},{},{},{},{},{executions},{},{},{},{},{found}",
                    cell(&class.name),
                    cell(&method.name),
                    cell(&method.descriptor),
                    line.line,
                    word(line.cover),
                    share(report, work.total()),
                    work.compiled,
                    work.grown,
                    work.completed,
                    work.partial,
                    work.interpreted,
                    line.bytecodes,
                    line.covered,
                    line.run,
                    cell(&reasons.join("; "))
                );
            }
        }
    }
    out
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
