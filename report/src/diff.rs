//! Two reports compared: in go one from before and one from after a change, out comes what is different, as text or as a page for a
//! browser.
//!
//! Lines are found again by class, method, descriptor and their place among the method's lines, so that a method that has
//! moved within its file is not a change. Shares are compared, not amounts: the runs may have been of different lengths.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use askama::Template;
use unicode_width::UnicodeWidthStr as _;

use crate::html::style;
use crate::model::{Cover, Report, Unit, duration, grouped};
use crate::text::{broken, harmless};
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

/// A difference of shares with its sign, in percentage points: `+1.2 pp`, `−0.4 pp`.
fn points(before: f64, after: f64) -> String {
    let points = (after - before) * 100.0;
    let sign = if points < 0.0 { MINUS } else { "+" };
    match points.abs() {
        size if size <= 0.0 => "0 pp".to_owned(),
        size if size < 0.05 => "< 0.1 pp".to_owned(),
        size if size < 9.95 => format!("{sign}{size:.1} pp"),
        size => format!("{sign}{size:.0} pp"),
    }
}

/// The sign of what has become less: as wide as a plus, which a hyphen is not.
const MINUS: &str = "\u{2212}";

/// A difference of numbers with its sign: `+1,234`, `−5`, `0`.
fn difference(before: u64, after: u64) -> String {
    let size = grouped(before.abs_diff(after));
    match after.cmp(&before) {
        Ordering::Less => format!("{MINUS}{size}"),
        Ordering::Equal => size,
        Ordering::Greater => format!("+{size}"),
    }
}

/// A figure of both runs.
struct Row {
    name: String,
    before: String,
    after: String,
    change: String,
    /// Whether the change is for the better; `None` where that cannot be said.
    better: Option<bool>,
    /// Both as parts of all work, 0 to 1, where they are.
    shares: Option<[f64; 2]>,
    /// The kinds of cover, of a line whose kind has changed.
    covers: Option<[&'static str; 2]>,
}

impl Row {
    /// A share of which more is better, or less.
    fn share(name: &str, [then, now]: [f64; 2], more: bool) -> Row {
        let better = ((now - then).abs() >= WORTH).then_some((now > then) == more);
        Row {
            name: harmless(name),
            before: percent(then),
            after: percent(now),
            change: points(then, now),
            better,
            shares: Some([then, now]),
            covers: None,
        }
    }

    /// An amount, with how many times it is what it was.
    fn amount(name: &str, [then, now]: [u64; 2], text: impl Fn(u64) -> String) -> Row {
        let ratio = now as f64 / then.max(1) as f64;
        let better = ((ratio - 1.0).abs() >= 0.02).then_some(ratio < 1.0);
        let (before, after, change) = (text(then), text(now), format!("×{ratio:.2}"));
        Row { name: name.to_owned(), before, after, change, better, shares: None, covers: None }
    }

    /// An amount of which more is better.
    fn length(name: &str, then_and_now: [u64; 2]) -> Row {
        let row = Row::amount(name, then_and_now, grouped);
        Row { better: row.better.map(|better| !better), ..row }
    }

    /// A number of which neither more nor less is better.
    fn number(name: &str, [then, now]: [u64; 2]) -> Row {
        let (before, after, change) = (grouped(then), grouped(now), difference(then, now));
        Row { name: name.to_owned(), before, after, change, better: None, shares: None, covers: None }
    }
}

/// What is different.
struct Comparison {
    command: String,
    /// What is to be known before the figures are read, in sentences; empty where that is nothing.
    note: String,
    totals: Vec<Row>,
    reasons: Vec<Row>,
    lines: Vec<Row>,
    /// Lines of the second one only, and of the first one only.
    new: usize,
    gone: usize,
}

fn compare(before: &Report, after: &Report) -> Comparison {
    let (then, now) = (lines(before), lines(after));
    Comparison {
        command: harmless(&after.program.command),
        note: notes(before, after),
        totals: totals(before, after),
        reasons: reasons(before, after),
        lines: places(&then, &now),
        new: now.keys().filter(|key| !then.contains_key(*key)).count(),
        gone: then.keys().filter(|key| !now.contains_key(*key)).count(),
    }
}

fn notes(before: &Report, after: &Report) -> String {
    let mut notes = Vec::new();
    let [then, now] = [before, after].map(|report| harmless(&report.program.command));
    let [then, now] = [&then, &now].map(|command| command.split_once(' ').unwrap_or((command, "none")));
    if then.0 != now.0 {
        notes.push(format!("These are different programs: {} before, {} after.", then.0, now.0));
    } else if then.1 != now.1 {
        notes.push(format!("The arguments differ: {} before, {} after.", then.1, now.1));
    }
    if before.counting.unit != after.counting.unit {
        let note = "One of them counts bytecodes (--tier=replay), the other one samples time: shares are not the same.";
        notes.push(note.to_owned());
    }
    notes.join(" ")
}

fn totals(before: &Report, after: &Report) -> Vec<Row> {
    let of_both = |of: fn(&Report) -> u64| [before, after].map(of);
    let mut rows = vec![Row::amount("wall-clock time", of_both(|report| report.time.total), duration)];
    if (before.counting.unit, after.counting.unit) == (Unit::Bytecodes, Unit::Bytecodes) {
        rows.push(Row::amount("bytecodes", of_both(|report| report.work.total()), grouped));
    }
    let covered = [before, after].map(|report| report.work.covered_share().unwrap_or(0.0));
    let traces = [before, after].map(|report| share(report, report.work.on_traces()));
    rows.push(Row::share("on traces or in machine code", covered, true));
    rows.push(Row::share("on traces", traces, true));
    let per_trace = [before, after].map(bytecodes_per_trace);
    if let [Some(then), Some(now)] = per_trace {
        rows.push(Row::length("bytecodes per trace entered", [then, now]));
    }
    rows.push(Row::number("traces built", of_both(|report| report.totals.traces_built)));
    rows.push(Row::number("bytes of machine code", of_both(|report| report.totals.code_bytes)));
    rows
}

/// How far a trace is followed, on an average; `None` where that was not counted.
fn bytecodes_per_trace(report: &Report) -> Option<u64> {
    let entered = report.totals.traces_entered.filter(|&entered| entered > 0)?;
    Some(report.work.on_traces() / entered)
}

fn reasons(before: &Report, after: &Report) -> Vec<Row> {
    let mut reasons: BTreeMap<&str, (&str, [f64; 2])> = BTreeMap::new();
    for (at, report) in [before, after].into_iter().enumerate() {
        for obstacle in &report.obstacles {
            let (text, shares) = reasons.entry(&obstacle.reason).or_default();
            (*text, shares[at]) = (&obstacle.text, share(report, obstacle.work));
        }
    }
    let mut changed: Vec<_> = reasons.into_values().filter(|(_, [then, now])| (now - then).abs() >= WORTH).collect();
    let change = |[then, now]: [f64; 2]| (now - then).abs();
    changed.sort_by(|a, b| change(b.1).total_cmp(&change(a.1)));
    changed.into_iter().take(SHOWN).map(|(text, shares)| Row::share(text, shares, false)).collect()
}

fn places(then: &BTreeMap<Key<'_>, Known>, now: &BTreeMap<Key<'_>, Known>) -> Vec<Row> {
    let mut changed = Vec::new();
    for (key, after) in now {
        let before = then.get(key).copied().unwrap_or_default();
        let kind = before.cover.is_some() && before.cover != after.cover && before.share.max(after.share) >= WORTH;
        let uncovered = |known: &Known| known.share - known.covered;
        let change = uncovered(after) - uncovered(&before);
        if kind || change.abs() >= WORTH {
            changed.push((key, before, *after, change));
        }
    }
    changed.sort_by(|a, b| b.3.abs().total_cmp(&a.3.abs()).then_with(|| a.0.cmp(b.0)));
    let rows = changed.iter().take(SHOWN).map(|((class, method, ..), before, after, _)| {
        let word = |known: &Known| known.cover.map_or("absent", Cover::text);
        let name = format!("{class}.{method}:{}", after.line);
        let row = Row::share(&name, [before.share - before.covered, after.share - after.covered], false);
        let covers = (before.cover != after.cover).then(|| [word(before), word(after)]);
        Row { covers, ..row }
    });
    rows.collect()
}

/// The least columns of a name, however narrow the window is.
const LEAST_NAME: usize = 16;

const REASONS: &str = "Outside, by reason";
const LINES: &str = "Lines, by share of all work outside traces and machine code";

/// Columns of a text: how many the names have, and each figure.
struct Columns {
    name: usize,
    figures: [usize; 3],
}

/// Between columns.
const GAP: &str = "  ";

impl Columns {
    /// As wide as what is in them, and the whole no wider than a window, where that leaves something for names.
    fn of<'a>(rows: impl Iterator<Item = &'a Row> + Clone, window: usize) -> Columns {
        let widest = |of: fn(&Row) -> &str, head: &str| {
            rows.clone().map(|row| of(row).width()).chain([head.width()]).max().unwrap_or(0)
        };
        let figures = [
            widest(|row| &row.before, "before"),
            widest(|row| &row.after, "after"),
            widest(|row| &row.change, "change"),
        ];
        let taken = GAP.len() + figures.iter().map(|figure| GAP.len() + figure).sum::<usize>();
        let name = widest(|row| &row.name, "").min(window.saturating_sub(taken)).max(LEAST_NAME);
        Columns { name, figures }
    }

    /// Lines for a row: the figures stand in the first one.
    fn lines(&self, name: &str, figures: [&str; 3]) -> Vec<String> {
        let parts = broken(name, self.name);
        let mut lines = parts.iter().map(|part| format!("{GAP}{part}")).collect::<Vec<_>>();
        if let Some(first) = lines.first_mut() {
            let pad = |text: &str, columns: usize| " ".repeat(columns.saturating_sub(text.width()));
            *first += &pad(&parts[0], self.name);
            for (figure, columns) in figures.into_iter().zip(self.figures) {
                *first += &format!("{GAP}{}{figure}", pad(figure, columns));
            }
        }
        lines
    }
}

/// The comparison as text, for a window of so many columns.
pub fn text(before: &Report, after: &Report, window: usize) -> String {
    let comparison = compare(before, after);
    let mut out = String::new();
    let mut line = |text: &str| {
        out.push_str(text.trim_end());
        out.push('\n');
    };
    let parts = [("", &comparison.totals), (REASONS, &comparison.reasons), (LINES, &comparison.lines)];
    let columns = Columns::of(parts.iter().flat_map(|(_, rows)| rows.iter()), window);
    broken(&comparison.command, window).iter().for_each(|text| line(text));
    for said in [sentence(before, after), comparison.note].iter().filter(|said| !said.is_empty()) {
        broken(said, window).iter().for_each(|text| line(text));
    }
    line("");
    columns.lines("", ["before", "after", "change"]).iter().for_each(|text| line(text));
    for (title, rows) in parts {
        if !title.is_empty() && !rows.is_empty() {
            line("");
            broken(title, window).iter().for_each(|text| line(text));
        }
        for row in rows {
            columns.lines(&row.name, [&row.before, &row.after, &row.change]).iter().for_each(|text| line(text));
            if let Some([then, now]) = row.covers {
                line(&format!("{GAP}{GAP}{then} → {now}"));
            }
        }
    }
    if comparison.gone + comparison.new > 0 {
        line("");
        broken(&came_and_went(comparison.new, comparison.gone), window).iter().for_each(|text| line(text));
    }
    out
}

/// How many lines only one of both has.
fn came_and_went(new: usize, gone: usize) -> String {
    let lines = if new == 1 { "line is" } else { "lines are" };
    format!("{new} {lines} new, {gone} {} gone.", if gone == 1 { "is" } else { "are" })
}

/// A table of the page.
struct Table {
    title: &'static str,
    rows: Vec<Row>,
}

#[derive(Template)]
#[template(path = "diff.html")]
struct Page<'a> {
    version: &'a str,
    style: String,
    command: String,
    note: String,
    verdict: String,
    tables: Vec<Table>,
    new: usize,
    gone: usize,
}

impl Row {
    /// Widths of the bars, per cent of the widest one that there may be.
    fn bars(&self) -> Option<[String; 2]> {
        self.shares.map(|shares| shares.map(|share| format!("{:.2}", share.clamp(0.0, 1.0) * 100.0)))
    }

    /// The class of the cell that tells the change.
    fn judged(&self) -> &'static str {
        match self.better {
            Some(true) => "better",
            Some(false) => "worse",
            None => "",
        }
    }
}

/// What the change has come to, in a sentence.
fn sentence(before: &Report, after: &Report) -> String {
    let [then, now] = [before, after].map(|report| report.work.covered_share().unwrap_or(0.0));
    let covered = match now - then {
        change if change.abs() < WORTH => {
            format!("As much as before runs on traces or in machine code ({})", percent(now))
        }
        change if change > 0.0 => {
            format!("More runs on traces or in machine code: {} instead of {}", percent(now), percent(then))
        }
        _ => format!("Less runs on traces or in machine code: {} instead of {}", percent(now), percent(then)),
    };
    let ratio = after.time.total as f64 / before.time.total.max(1) as f64;
    let time = match ratio {
        ratio if (ratio - 1.0).abs() < 0.02 => "the run took as long".to_owned(),
        ratio => format!("the run took {ratio:.2} times as long"),
    };
    format!("{covered}; {time}.")
}

/// The comparison as a page that needs nothing else.
pub fn page(before: &Report, after: &Report) -> String {
    let Comparison { command, note, totals, reasons, lines, new, gone } = compare(before, after);
    let tables = [
        Table { title: "In all", rows: totals },
        Table { title: REASONS, rows: reasons },
        Table { title: LINES, rows: lines },
    ];
    let tables = tables.into_iter().filter(|table| !table.rows.is_empty()).collect();
    let page = Page {
        version: &after.version,
        style: style(),
        command,
        note,
        verdict: sentence(before, after).replace(" %", "\u{a0}%"),
        tables,
        new,
        gone,
    };
    page.render().unwrap_or_default()
}
