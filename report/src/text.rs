//! A report for a terminal: in go the data and how wide the window is, out come lines.
//!
//! In at most 40 lines: where time went, what became traces and machine code, what is outside and why, and what to change.
//! With more rows the same at length, for a file. Names are the program's own, so whatever in them would steer a terminal is
//! replaced.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use crate::model::{Cover, Line, Place, Report, Trace, Unit, duration};
use crate::verdict::{changeable, percent, share, verdict};

/// How a text is laid out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Style {
    /// Columns that there are.
    pub columns: usize,
    /// Rows of each table.
    pub rows: usize,
    /// Whether to use colours.
    pub colour: bool,
}

impl Style {
    /// For a terminal: at most 40 lines.
    pub fn terminal(columns: usize, colour: bool) -> Style {
        Style { columns: columns.clamp(40, 120), rows: 4, colour }
    }

    /// For a file.
    pub const FILE: Style = Style { columns: 110, rows: 40, colour: false };
}

#[derive(Clone, Copy)]
enum Colour {
    Bold,
    Dim,
    Of(Cover),
}

/// Lines being written.
struct Page {
    style: Style,
    text: String,
}

/// Text without what would steer a terminal.
pub fn harmless(text: &str) -> String {
    let steers = |c: char| {
        c.is_control() || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{200e}' | '\u{200f}')
    };
    text.chars().map(|c| if steers(c) { '?' } else { c }).collect()
}

/// The beginning or the end of a text that fits so many columns; an ellipsis stands for the rest.
fn fitted(text: &str, columns: usize, keep_end: bool) -> String {
    if text.width() <= columns {
        return text.to_owned();
    }
    let mut left = columns.saturating_sub(1);
    let mut fits = |c: &char| {
        let width = c.width().unwrap_or(0);
        let fits = width <= left;
        left = if fits { left - width } else { 0 };
        fits
    };
    if keep_end {
        let mut end: Vec<char> = text.chars().rev().take_while(|c| fits(c)).collect();
        end.push('…');
        end.reverse();
        end.into_iter().collect()
    } else {
        text.chars().take_while(|c| fits(c)).chain(['…']).collect()
    }
}

/// Lines of so many columns, broken between words.
fn broken(text: &str, room: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let fits = |line: &String| line.is_empty() || line.width() + 1 + word.width() <= room;
        match lines.last_mut().filter(|line| fits(line)) {
            Some(line) => {
                if !line.is_empty() {
                    line.push(' ');
                }
                line.push_str(&fitted(word, room, false));
            }
            None => lines.push(fitted(word, room, false)),
        }
    }
    lines
}

/// The same in so many lines at most: what there is no room for is left out from the end of a sentence on, or of a word.
fn shortened(text: &str, room: usize, most: usize) -> Vec<String> {
    let mut lines = broken(text, room);
    if lines.len() > most {
        lines.truncate(most);
        let kept = lines.join(" ");
        match kept.rfind(". ") {
            Some(end) => return broken(&kept[..=end], room),
            None => lines.last_mut().into_iter().for_each(|line| *line = fitted(&format!("{line} …"), room, false)),
        }
    }
    lines
}

/// A bar for a share of so many columns, in eighths.
fn bar(share: f64, columns: usize) -> String {
    let eighths = (share.clamp(0.0, 1.0) * columns as f64 * 8.0).round() as usize;
    let mut bar = "█".repeat(eighths / 8);
    bar.extend(['▏', '▎', '▍', '▌', '▋', '▊', '▉'].get((eighths % 8).wrapping_sub(1)));
    if bar.is_empty() && share > 0.0 {
        bar.push('▏');
    }
    bar
}

impl Page {
    fn colour(&self, colour: Colour, text: &str) -> String {
        if !self.style.colour || text.is_empty() {
            return text.to_owned();
        }
        let code = match colour {
            Colour::Bold => "1",
            Colour::Dim => "2",
            Colour::Of(Cover::Compiled) => "32",
            Colour::Of(Cover::Grown) => "36",
            Colour::Of(Cover::Traced) => "34",
            Colour::Of(Cover::Interpreted) => "33",
            Colour::Of(Cover::NeverRun) => "90",
        };
        format!("\x1b[{code}m{text}\x1b[0m")
    }

    fn line(&mut self, text: &str) {
        self.text.push_str(text.trim_end());
        self.text.push('\n');
    }

    fn title(&mut self, title: &str) {
        let title = self.colour(Colour::Bold, &fitted(title, self.style.columns, false));
        self.line(&format!("\n{title}"));
    }

    /// Text over so many lines, broken between words. Where there is no room for all of it, it ends with a sentence.
    fn wrapped(&mut self, indent: &str, text: &str, lines: usize) {
        let room = self.style.columns.saturating_sub(indent.width()).max(10);
        for line in shortened(&harmless(text), room, lines) {
            self.line(&format!("{indent}{line}"));
        }
    }

    /// A name in what is left of a line behind `before`, with its end kept.
    fn rest(&self, before: usize, text: &str) -> String {
        fitted(&harmless(text), self.style.columns.saturating_sub(before).max(8), true)
    }
}

/// The report as text.
pub fn text(report: &Report, style: Style) -> String {
    let mut page = Page { style, text: String::new() };
    head(report, &mut page);
    split(report, &mut page);
    lines(report, &mut page);
    traces(report, &mut page);
    outside(report, &mut page);
    advice(report, &mut page);
    foot(report, &mut page);
    page.text
}

fn head(report: &Report, page: &mut Page) {
    let program = &report.program;
    let how = if program.end == "normal" { String::new() } else { format!(", {}", program.end) };
    let right = format!("{}{how}", duration(report.time.total));
    let name = fitted(&harmless(&program.command), page.style.columns.saturating_sub(right.width() + 2), false);
    let gap = page.style.columns.saturating_sub(name.width() + right.width()).max(2);
    let name = page.colour(Colour::Bold, &name);
    page.line(&format!("{name}{}{right}", " ".repeat(gap)));
    page.wrapped("", &verdict(report), 6);
}

/// The kinds of work that there are, in words.
fn kinds(report: &Report) -> [(&'static str, Cover, u64); 5] {
    let work = &report.work;
    [
        ("compiled from traces", Cover::Compiled, work.compiled),
        ("compiled by growth", Cover::Grown, work.grown),
        ("in completed traces", Cover::Traced, work.completed),
        ("in traces left early", Cover::Traced, work.partial),
        ("interpreted", Cover::Interpreted, work.interpreted),
    ]
}

fn split(report: &Report, page: &mut Page) {
    let unit = report.counting.unit;
    if report.work.is_empty() {
        return;
    }
    page.title(if unit == Unit::Bytecodes { "Where bytecodes were executed" } else { "Where time went" });
    let all = report.work.total();
    let room = page.style.columns.saturating_sub(44).min(40);
    for (name, cover, work) in kinds(report).into_iter().filter(|&(.., work)| work > 0) {
        let bar = bar(work as f64 / all.max(1) as f64, room);
        let pad = " ".repeat(room.saturating_sub(bar.width()));
        let bar = page.colour(Colour::Of(cover), &bar);
        let amount = if unit == Unit::Bytecodes { work.to_string() } else { duration(work) };
        page.line(&format!("  {name:<20} {bar}{pad} {:>8} {amount:>10}", percent(share(report, work))));
    }
    let mut beside = Vec::new();
    let time = &report.time;
    if let (Some(collecting), true) = (time.collecting, report.totals.collections > 0) {
        let collections = if report.totals.collections == 1 { "collection" } else { "collections" };
        beside.push(format!("{} {collections} {}", report.totals.collections, duration(collecting)));
    }
    if let Some(compiling) = time.compiling.filter(|&time| time > 0) {
        beside.push(format!("compiler {} beside", duration(compiling)));
    }
    let library = report.library_work().total();
    if library > 0 {
        beside.push(format!("library {}", percent(share(report, library))));
    }
    let own = report.own_work().total();
    if own > 0 {
        beside.insert(0, format!("own code {}", percent(share(report, own))));
    }
    if !beside.is_empty() {
        let text = page.rest(2, &beside.join(", "));
        let text = page.colour(Colour::Dim, &text);
        page.line(&format!("  {text}"));
    }
}

/// The program's lines with work, the most first.
pub fn hottest(report: &Report) -> Vec<(Place, &Line)> {
    let mut lines = Vec::new();
    for (number, method) in (0u32..).zip(&report.methods).filter(|&(number, _)| !report.is_library(number)) {
        let of = method.lines.iter().filter(|line| !line.work.is_empty());
        let at = |line: &Line| {
            let block = method.blocks.iter().find(|block| block.line == Some(line.line));
            Place { method: number, at: block.map_or(0, |block| block.at), line: Some(line.line) }
        };
        lines.extend(of.map(|line| (at(line), line)));
    }
    lines.sort_unstable_by_key(|(place, line)| (std::cmp::Reverse(line.work.total()), *place));
    lines
}

fn lines(report: &Report, page: &mut Page) {
    let lines = hottest(report);
    if lines.is_empty() {
        return;
    }
    page.title("Hottest lines");
    for (place, line) in lines.iter().take(page.style.rows + 1) {
        let outside = line.work.interpreted as f64 / line.work.total().max(1) as f64;
        let mut what = line.cover.text().to_owned();
        if outside >= 0.05 {
            let reason = line.reasons.iter().find(|reason| reason.work > 0).map_or("", |reason| &reason.reason);
            what = format!("{} outside: {reason}", percent(outside));
        } else if line.is_partial() {
            what += ", in part";
        }
        let room = page.style.columns.saturating_sub(44).clamp(20, 50);
        let name = fitted(&harmless(&report.place_name(*place)), room, true);
        let pad = " ".repeat(room.saturating_sub(name.width()));
        let what = fitted(&what, page.style.columns.saturating_sub(13 + room), false);
        let what = page.colour(Colour::Of(line.cover), &what);
        page.line(&format!("  {:>8}  {name}{pad} {what}", percent(share(report, line.work.total()))));
    }
}

/// A trace in a line: where it goes.
pub fn path(report: &Report, trace: &Trace) -> String {
    let mut path = String::new();
    let mut last = None;
    for step in &trace.steps {
        if last == Some((step.place.method, step.place.line)) {
            continue;
        }
        let method = last.map(|(method, _)| method);
        if !path.is_empty() {
            path.push_str(if method == Some(step.place.method) { "," } else { " → " });
        }
        match step.place.line.filter(|_| method == Some(step.place.method)) {
            Some(line) => path.push_str(&line.to_string()),
            None => path.push_str(&report.place_name(step.place)),
        }
        last = Some((step.place.method, step.place.line));
    }
    path
}

fn traces(report: &Report, page: &mut Page) {
    let live = report.traces.iter().filter(|trace| trace.retired.is_none()).count();
    let regions = report.regions.len();
    if report.totals.traces_built == 0 && regions == 0 {
        return;
    }
    let machine = match report.counting.unit {
        Unit::Nanoseconds => format!(
            ", {regions} {} of machine code, {} KB",
            if regions == 1 { "piece" } else { "pieces" },
            report.totals.code_bytes.div_ceil(1024)
        ),
        Unit::Bytecodes => String::new(),
    };
    page.title(&format!("Traces: {live} of {} built{machine}", report.totals.traces_built));
    for trace in report.traces.iter().filter(|trace| !trace.work.is_empty()).take(page.style.rows) {
        let end = if trace.loops_to.is_some() { " ↺" } else { "" };
        let completion = match (trace.entered, trace.completed) {
            (Some(entered), Some(completed)) if entered > 0 => {
                format!(", completes {}", percent(completed as f64 / entered as f64))
            }
            _ => String::new(),
        };
        let before = format!("  {:>8}  T{} ", percent(share(report, trace.work.total())), trace.id);
        let after = format!("{end} ({} blocks{completion})", trace.steps.len());
        let room = page.style.columns.saturating_sub(before.width() + after.width()).max(10);
        let path = fitted(&harmless(&path(report, trace)), room, false);
        page.line(&format!("{before}{path}{after}"));
    }
}

fn outside(report: &Report, page: &mut Page) {
    let (run, all) = lines_run(report);
    if report.obstacles.is_empty() && run == all {
        return;
    }
    page.title("Outside, and why");
    for obstacle in report.obstacles.iter().take(page.style.rows) {
        let before = format!("  {:>8}  ", percent(share(report, obstacle.work)));
        let room = page.style.columns.saturating_sub(before.width());
        let text = fitted(&obstacle.text, room.saturating_sub(22).max(24), false);
        let name = obstacle.places.first().map(|place| harmless(&report.place_name(place.place))).unwrap_or_default();
        let room = room.checked_sub(text.width() + 2).filter(|&room| room >= 12);
        let place = room.map(|room| fitted(&name, room, true));
        let place = place.map(|place| page.colour(Colour::Dim, &place)).unwrap_or_default();
        page.line(&format!("{before}{text}  {place}"));
    }
    if run < all {
        page.line(&page.rest(0, &format!("  {:>8}  of {all} lines of the program's classes never ran", all - run)));
    }
}

/// Lines of the program's own classes that ran, and all of them.
pub fn lines_run(report: &Report) -> (usize, usize) {
    let own = || (0u32..).zip(&report.methods).filter(|&(number, _)| !report.is_library(number));
    let lines = || own().flat_map(|(_, method)| &method.lines);
    (lines().filter(|line| line.run > 0).count(), lines().count())
}

fn advice(report: &Report, page: &mut Page) {
    let worth: Vec<_> = changeable(report)
        .filter(|obstacle| share(report, obstacle.work) >= 0.005 && !obstacle.advice.is_empty())
        .collect();
    if worth.is_empty() {
        return;
    }
    page.title("What to change");
    for obstacle in worth.into_iter().take(if page.style.rows > 4 { page.style.rows } else { 2 }) {
        let place = obstacle.places.first().map(|place| report.place_name(place.place)).unwrap_or_default();
        page.wrapped("  ", &format!("{place}: {}", obstacle.advice), 2);
    }
}

fn foot(report: &Report, page: &mut Page) {
    let counting = &report.counting;
    let text = match counting.unit {
        Unit::Bytecodes => "Exact: every block was counted (--tier=replay).".to_owned(),
        Unit::Nanoseconds => format!(
            "Samples: {} of interpreted code, {} of machine code. More: --report=FILE.html",
            counting.interpreter_samples, counting.machine_samples
        ),
    };
    let text = page.colour(Colour::Dim, &fitted(&text, page.style.columns, false));
    page.line(&format!("\n{text}"));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_fitted_by_columns() {
        assert_eq!(fitted("abcdef", 6, false), "abcdef");
        assert_eq!(fitted("abcdef", 4, false), "abc…");
        assert_eq!(fitted("abcdef", 4, true), "…def");
        assert_eq!(fitted("漢字漢字", 5, false), "漢字…");
    }

    #[test]
    fn texts_end_with_a_sentence_where_there_is_no_room() {
        let text = "One two three four. Five six seven.";
        assert_eq!(shortened(text, 12, 9), ["One two", "three four.", "Five six", "seven."]);
        assert_eq!(shortened(text, 12, 3), ["One two", "three four."]);
        assert_eq!(shortened(text, 12, 1), ["One two …"]);
        assert_eq!(shortened("abcdefghijklm nop", 12, 1), ["abcdefghijk…"]);
    }

    #[test]
    fn bars_are_as_long_as_their_share() {
        assert_eq!((bar(1.0, 4), bar(0.5, 4), bar(0.0, 4)), ("████".to_owned(), "██".to_owned(), String::new()));
        assert_eq!(bar(0.0001, 4), "▏");
        assert_eq!(bar(0.25 + 1.0 / 32.0, 4), "█▏");
    }

    #[test]
    fn names_do_not_steer_the_terminal() {
        assert_eq!(harmless("a\x1b[31mb\u{202e}c\n"), "a?[31mb?c?");
    }
}
