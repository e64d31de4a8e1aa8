//! Two reports compared: in go one from before and one from after a change, out comes what is different, as text or as a page for a
//! browser.
//!
//! Shares are compared, not amounts: the runs may have been of different lengths. Of samples, a difference is told where it is more
//! than chance explains.

mod basis;
mod found;
mod hottest;

use std::cmp::Ordering;
use std::collections::BTreeMap;

use askama::Template;
use unicode_width::UnicodeWidthStr as _;

use self::basis::Basis;
use self::found::{Found, Pair, pairs};
use self::hottest::Hottest;
use crate::html::style;
use crate::model::{Cover, Report, Unit, duration, grouped};
use crate::text::{broken, harmless};
use crate::verdict::{percent, share};

/// Lines shown of each kind of change.
const SHOWN: usize = 15;

/// A change of a share that is worth a line.
const WORTH: f64 = 0.005;

/// How many times as long a run has to take as the other one for that to be told. Nothing says how much runs of a program differ
/// where there is one of each: on a machine that does little else, runs of half a second differ by a sixth.
const SLOWER: f64 = 1.2;

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

/// What stands for a change where there is none to be told.
const NOT_COMPARED: &str = "\u{2013}";

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
    /// What else there is to say of it.
    note: Option<String>,
}

impl Row {
    /// A share of which more is better, or less.
    fn share(name: &str, [then, now]: [f64; 2], more: bool, basis: Basis) -> Row {
        let differ = basis.differ([then, now]);
        let change = match basis {
            Basis::Sampled(_) if !differ => "alike".to_owned(),
            Basis::Different => NOT_COMPARED.to_owned(),
            Basis::Counted | Basis::Sampled(_) => points(then, now),
        };
        Row {
            name: harmless(name),
            before: percent(then),
            after: percent(now),
            change,
            better: differ.then_some((now > then) == more),
            shares: Some([then, now]),
            note: None,
        }
    }

    /// An amount, with how many times it is what it was. Less is better, where it is by so many times.
    fn amount(name: &str, [then, now]: [u64; 2], text: impl Fn(u64) -> String, least: f64) -> Row {
        let ratio = now as f64 / then.max(1) as f64;
        let better = (ratio >= least || ratio * least <= 1.0).then_some(ratio < 1.0);
        let (before, after, change) = (text(then), text(now), format!("×{ratio:.2}"));
        Row { name: name.to_owned(), before, after, change, better, shares: None, note: None }
    }

    /// An amount of which more is better.
    fn length(name: &str, then_and_now: [u64; 2]) -> Row {
        let row = Row::amount(name, then_and_now, grouped, 1.0 + WORTH);
        Row { better: row.better.map(|better| !better), ..row }
    }

    /// A number of which neither more nor less is better.
    fn number(name: &str, [then, now]: [u64; 2]) -> Row {
        let (before, after, change) = (grouped(then), grouped(now), difference(then, now));
        Row { name: name.to_owned(), before, after, change, better: None, shares: None, note: None }
    }
}

/// What is different.
struct Comparison {
    command: String,
    /// What is to be known before the figures are read, in sentences; empty where that is nothing.
    note: String,
    /// What the change has come to, in sentences.
    verdict: String,
    tables: Vec<Table>,
    /// What is not in the tables, in sentences; empty where that is nothing.
    left_out: String,
}

/// A table, or a part of the text.
struct Table {
    title: &'static str,
    rows: Vec<Row>,
    /// Whether its bars are small parts of all work, of which the greatest one is as wide as there is room.
    is_scaled: bool,
}

fn compare(before: &Report, after: &Report) -> Comparison {
    let (pairs, basis) = (pairs(before, after), Basis::of(before, after));
    let hottest = Hottest::of(before, after, &pairs, basis);
    let table = |title, rows| Table { title, rows, is_scaled: true };
    let tables = [
        table(hottest.title(), hottest.rows()),
        Table { is_scaled: false, ..table("In all", totals(before, after, basis)) },
        table("Outside, by reason", reasons(before, after, basis)),
        table(lines_title(after), places(before, after, &pairs, basis)),
    ];
    let verdict = [sentence(before, after, basis), hottest.sentence(), basis.caution()];
    Comparison {
        command: harmless(&after.program.command),
        note: notes(before, after),
        verdict: joined(verdict),
        tables: tables.into_iter().filter(|table| !table.rows.is_empty()).collect(),
        left_out: joined([basis.left_out().to_owned(), came_and_went(&pairs)]),
    }
}

/// Sentences that are not empty.
fn joined<const COUNT: usize>(sentences: [String; COUNT]) -> String {
    sentences.into_iter().filter(|sentence| !sentence.is_empty()).collect::<Vec<_>>().join(" ")
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
        let note = "One of them counts bytecodes (--tier=replay), the other one samples time: shares are not compared.";
        notes.push(note.to_owned());
    }
    notes.join(" ")
}

fn totals(before: &Report, after: &Report, basis: Basis) -> Vec<Row> {
    let of_both = |of: fn(&Report) -> u64| [before, after].map(of);
    let mut rows = vec![Row::amount("wall-clock time", of_both(|report| report.time.total), duration, SLOWER)];
    if (before.counting.unit, after.counting.unit) == (Unit::Bytecodes, Unit::Bytecodes) {
        rows.push(Row::amount("bytecodes", of_both(|report| report.work.total()), grouped, 1.0 + WORTH));
    }
    let covered = [before, after].map(|report| share(report, report.work.covered()));
    let traces = [before, after].map(|report| share(report, report.work.on_traces()));
    rows.push(Row::share("on traces or in machine code", covered, true, basis));
    rows.push(Row::share("on traces", traces, true, basis));
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

fn reasons(before: &Report, after: &Report, basis: Basis) -> Vec<Row> {
    let mut reasons: BTreeMap<&str, (&str, [f64; 2])> = BTreeMap::new();
    for (at, report) in [before, after].into_iter().enumerate() {
        for obstacle in &report.obstacles {
            let (text, shares) = reasons.entry(&obstacle.reason).or_default();
            (*text, shares[at]) = (&obstacle.text, share(report, obstacle.work));
        }
    }
    let change = |[then, now]: [f64; 2]| (now - then).abs();
    let is_worth = |&(_, shares): &(&str, [f64; 2])| change(shares) >= WORTH && basis.differ(shares);
    let mut changed: Vec<_> = reasons.into_values().filter(is_worth).collect();
    changed.sort_by(|a, b| change(b.1).total_cmp(&change(a.1)));
    changed.into_iter().take(SHOWN).map(|(text, shares)| Row::share(text, shares, false, basis)).collect()
}

/// What rows of lines are by.
fn lines_title(report: &Report) -> &'static str {
    match report.counting.unit {
        Unit::Bytecodes => "Lines, by bytecodes of their own outside traces and machine code",
        Unit::Nanoseconds => "Lines, by time of their own outside traces and machine code, without what they call",
    }
}

/// Lines with another share outside, or executed in another way.
fn places(before: &Report, after: &Report, pairs: &[Pair<'_>], basis: Basis) -> Vec<Row> {
    let mut changed = Vec::new();
    for &Pair { before: then, after: now } in pairs {
        let Some(now) = now else { continue };
        let outside = |report: &Report, found: Found<'_>| share(report, found.line.work.interpreted);
        let shares = [then.map_or(0.0, |then| outside(before, then)), outside(after, now)];
        let then_all = then.map_or(0.0, |then| share(before, then.line.work.total()));
        let is_hot = then_all.max(share(after, now.line.work.total())) >= WORTH;
        let cover = then.map(|then| (then.line.cover, now.line.cover)).filter(|(then, now)| then != now);
        let change = (shares[1] - shares[0]).abs();
        let is_chance = matches!(basis, Basis::Sampled(_)) && !basis.differ(shares);
        if !matches!(basis, Basis::Different) && !is_chance && (change >= WORTH || cover.is_some() && is_hot) {
            let note = match then {
                None => Some(format!("new → {}", now.line.cover.text())),
                Some(_) => cover.map(|(then, now)| change_of_cover(then, now)),
            };
            let name = after.place_name(now.place());
            changed.push((change, Row { note, ..Row::share(&name, shares, false, basis) }));
        }
    }
    changed.sort_by(|a, b| b.0.total_cmp(&a.0).then_with(|| a.1.name.cmp(&b.1.name)));
    changed.into_iter().take(SHOWN).map(|(_, row)| row).collect()
}

/// How a line was executed, before and after.
fn change_of_cover(then: Cover, now: Cover) -> String {
    format!("{} → {}", then.text(), now.text())
}

/// The least columns of a name, however narrow the window is.
const LEAST_NAME: usize = 16;

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
    let columns = Columns::of(comparison.tables.iter().flat_map(|table| &table.rows), window);
    for said in [&comparison.command, &comparison.note, &comparison.verdict].into_iter().filter(|said| !said.is_empty())
    {
        broken(said, window).iter().for_each(|text| line(text));
    }
    line("");
    columns.lines("", ["before", "after", "change"]).iter().for_each(|text| line(text));
    for Table { title, rows, .. } in &comparison.tables {
        line("");
        broken(title, window).iter().for_each(|text| line(text));
        for row in rows {
            columns.lines(&row.name, [&row.before, &row.after, &row.change]).iter().for_each(|text| line(text));
            for text in row.note.iter().flat_map(|note| broken(note, window.saturating_sub(2 * GAP.len()))) {
                line(&format!("{GAP}{GAP}{text}"));
            }
        }
    }
    if !comparison.left_out.is_empty() {
        line("");
        broken(&comparison.left_out, window).iter().for_each(|text| line(text));
    }
    out
}

/// How many lines only one of both has; empty where that is none.
fn came_and_went(pairs: &[Pair<'_>]) -> String {
    let new = pairs.iter().filter(|pair| pair.before.is_none()).count();
    let gone = pairs.iter().filter(|pair| pair.after.is_none()).count();
    if new + gone == 0 {
        return String::new();
    }
    let lines = if new == 1 { "line is" } else { "lines are" };
    format!("{new} {lines} new, {gone} {} gone.", if gone == 1 { "is" } else { "are" })
}

#[derive(Template)]
#[template(path = "diff.html")]
struct Page<'a> {
    version: &'a str,
    style: String,
    comparison: Comparison,
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

/// How much was covered in both runs, and how long they took, in a sentence.
fn sentence(before: &Report, after: &Report, basis: Basis) -> String {
    let covered = match [before, after].map(|report| report.work.covered_share()) {
        [Some(then), Some(now)] => how_much(then, now, basis),
        _ => "Where time went cannot be compared, for not both runs have samples".to_owned(),
    };
    let [then, now] = [before, after].map(|report| report.time.total);
    let ratio = now as f64 / then.max(1) as f64;
    let times = format!("one run each: {} instead of {}", duration(now), duration(then));
    let took = if ratio >= SLOWER || ratio * SLOWER <= 1.0 {
        format!("{ratio:.2} times as long ({times})")
    } else {
        format!("about the same time ({times})")
    };
    format!("{covered}; the run took {took}.")
}

/// Whether more was covered than before, or less.
fn how_much(then: f64, now: f64, basis: Basis) -> String {
    let where_to = "on traces and in machine code";
    let (shares, samples) = (format!("{} instead of {}", percent(now), percent(then)), basis.samples());
    match basis {
        Basis::Different => {
            format!("What ran {where_to} is not compared: {} of one, {} of the other", percent(then), percent(now))
        }
        Basis::Sampled(_) if !basis.differ([then, now]) => {
            format!("About as much of it ran {where_to}: {shares} is within the error of samples{samples}")
        }
        Basis::Counted if !basis.differ([then, now]) => {
            format!("As much of it as before ran {where_to} ({})", percent(now))
        }
        Basis::Counted | Basis::Sampled(_) => {
            format!("{} of it ran {where_to}: {shares}{samples}", if now > then { "More" } else { "Less" })
        }
    }
}

/// The comparison as a page that needs nothing else.
pub fn page(before: &Report, after: &Report) -> String {
    let page = Page { version: &after.version, style: style(), comparison: compare(before, after) };
    page.render().unwrap_or_default()
}
