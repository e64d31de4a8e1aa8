//! Two reports compared: in go one from before and one from after a change, out comes what is different, as text.
//!
//! Lines are found again by class, method, descriptor and their place among the method's lines, so that a method that has
//! moved within its file is not a change. Shares are compared, not amounts: the runs may have been of different lengths.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use crate::model::{Cover, Report, Unit, duration};
use crate::text::harmless;
use crate::verdict::{percent, share};

/// Lines shown of each kind of change.
const SHOWN: usize = 15;

/// A change of a share that is worth a line.
const WORTH: f64 = 0.005;

/// What there is to be known of a line.
#[derive(Clone, Copy, Default)]
struct Known {
    line: u16,
    share: f64,
    covered: f64,
    cover: Option<Cover>,
}

type Key<'a> = (&'a str, &'a str, &'a str, usize);

fn lines(report: &Report) -> BTreeMap<Key<'_>, Known> {
    let mut lines = BTreeMap::new();
    for class in report.classes.iter().filter(|class| !class.library) {
        for method in class.methods.iter().filter_map(|&method| report.methods.get(method as usize)) {
            for (at, line) in method.lines.iter().enumerate() {
                let key = (class.name.as_str(), method.name.as_str(), method.descriptor.as_str(), at);
                let known = Known {
                    line: line.line,
                    share: share(report, line.work.total()),
                    covered: share(report, line.work.covered()),
                    cover: Some(line.cover),
                };
                lines.insert(key, known);
            }
        }
    }
    lines
}

/// A difference of shares with its sign: `+1.2 %`.
fn points(before: f64, after: f64) -> String {
    let sign = if after < before { "-" } else { "+" };
    format!("{sign}{}", percent((after - before).abs()))
}

fn row(out: &mut String, name: &str, before: &str, after: &str, change: &str) {
    let _ = writeln!(out, "  {name:<34} {before:>12} {after:>12} {change:>10}");
}

/// The comparison.
pub fn text(before: &Report, after: &Report) -> String {
    let mut out = String::new();
    let _ = writeln!(out, "{}\n", harmless(&after.program.command));
    if before.counting.unit != after.counting.unit {
        out.push_str(
            "One of them counts bytecodes (--tier=replay), the other one samples time: shares are not the same.\n\n",
        );
    }
    row(&mut out, "", "before", "after", "change");
    totals(&mut out, before, after);
    reasons(&mut out, before, after);
    places(&mut out, before, after);
    out
}

fn totals(out: &mut String, before: &Report, after: &Report) {
    let times = (before.time.total, after.time.total);
    let ratio = times.1 as f64 / times.0.max(1) as f64;
    row(out, "wall-clock time", &duration(times.0), &duration(times.1), &format!("x{ratio:.2}"));
    if (before.counting.unit, after.counting.unit) == (Unit::Bytecodes, Unit::Bytecodes) {
        let counts = (before.work.total(), after.work.total());
        let ratio = counts.1 as f64 / counts.0.max(1) as f64;
        row(out, "bytecodes", &counts.0.to_string(), &counts.1.to_string(), &format!("x{ratio:.2}"));
    }
    let covered = [before, after].map(|report| report.work.covered_share().unwrap_or(0.0));
    let traces = [before, after].map(|report| share(report, report.work.on_traces()));
    for (name, [then, now]) in [("on traces or in machine code", covered), ("on traces", traces)] {
        row(out, name, &percent(then), &percent(now), &points(then, now));
    }
    for (name, then, now) in [
        ("traces built", before.totals.traces_built, after.totals.traces_built),
        ("bytes of machine code", before.totals.code_bytes, after.totals.code_bytes),
    ] {
        let change = i128::from(now) - i128::from(then);
        row(out, name, &then.to_string(), &now.to_string(), &format!("{change:+}"));
    }
}

fn reasons(out: &mut String, before: &Report, after: &Report) {
    let mut reasons: BTreeMap<&str, (f64, f64)> = BTreeMap::new();
    for obstacle in &before.obstacles {
        reasons.entry(&obstacle.reason).or_default().0 = share(before, obstacle.work);
    }
    for obstacle in &after.obstacles {
        reasons.entry(&obstacle.reason).or_default().1 = share(after, obstacle.work);
    }
    let mut changed: Vec<_> = reasons.into_iter().filter(|(_, (then, now))| (now - then).abs() >= WORTH).collect();
    changed.sort_by(|a, b| (b.1.1 - b.1.0).abs().total_cmp(&(a.1.1 - a.1.0).abs()));
    if changed.is_empty() {
        return;
    }
    out.push_str("\nOutside, by reason\n");
    for (reason, (then, now)) in changed.into_iter().take(SHOWN) {
        row(out, &harmless(reason), &percent(then), &percent(now), &points(then, now));
    }
}

fn places(out: &mut String, before: &Report, after: &Report) {
    let (then, now) = (lines(before), lines(after));
    let mut changed = Vec::new();
    for (key, after) in &now {
        let before = then.get(key).copied().unwrap_or_default();
        let kind = before.cover.is_some() && before.cover != after.cover && before.share.max(after.share) >= WORTH;
        let uncovered = |known: &Known| known.share - known.covered;
        let change = uncovered(after) - uncovered(&before);
        if kind || change.abs() >= WORTH {
            changed.push((key, before, *after, change));
        }
    }
    changed.sort_by(|a, b| b.3.abs().total_cmp(&a.3.abs()).then_with(|| a.0.cmp(b.0)));
    let gone = then.keys().filter(|key| !now.contains_key(*key)).count();
    let new = now.keys().filter(|key| !then.contains_key(*key)).count();
    if !changed.is_empty() {
        out.push_str("\nLines, by share of all work outside traces and machine code\n");
    }
    for ((class, method, ..), before, after, change) in changed.iter().take(SHOWN) {
        let word = |known: &Known| known.cover.map_or("absent", Cover::text);
        let name = harmless(&format!("{class}.{method}:{}", after.line));
        let kinds =
            if before.cover == after.cover { String::new() } else { format!("  {} -> {}", word(before), word(after)) };
        let (then, now) = (percent(before.share - before.covered), percent(after.share - after.covered));
        row(out, &name, &then, &now, &format!("{}{kinds}", points(0.0, *change)));
    }
    if gone + new > 0 {
        let _ = writeln!(out, "\n{new} lines are new, {gone} are gone.");
    }
}
