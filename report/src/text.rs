//! A report for a terminal: in go the data and how wide the window is, out come lines.
//!
//! In at most 40 lines: where time went, what became traces and machine code, what is outside and why, and what to change.
//! With more rows the same at length, for a file. In a narrow window sentences and rows go on in the next line, and tables are
//! the shorter; where that is not enough, one thing after another is left out, but of a line and of a reason its share, its place and
//! the reason's word stay. What is cut is paths of traces, and what is longer than a window is wide. Names are the program's own, so
//! whatever in them would steer a terminal is replaced.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use crate::advice::{self, nothing_to_change};
use crate::lines::{HotLine, hottest, own_lines};
use crate::model::{Cover, Report, Trace, Unit, duration, grouped};
use crate::verdict::{self, beside_time, percent, share};

/// Lines of a text for a terminal.
const TERMINAL_LINES: usize = 40;

/// Rows that a table has, as long as nothing else can be left out.
const LEAST_ROWS: usize = 2;

/// Lines that never ran are named where they are no more than so many.
const FEW: usize = 3;

/// Columns before what a row of a list says: its figure.
const SHARE_COLUMNS: usize = 12;

/// The least columns of a path of a trace.
const LEAST_PATH: usize = 20;

/// The least columns of a place that stands before a word.
const LEAST_PLACE: usize = 12;

/// Columns of a number of bytecodes, or a time, beside a bar.
const AMOUNT_COLUMNS: usize = 14;

/// Reasons that are as good as the first one and are named in a row.
const FEW_REASONS: usize = 2;

/// How a text is laid out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Style {
    /// Columns that there are.
    pub columns: usize,
    /// Rows of each table.
    pub rows: usize,
    /// Lines that the whole may have: where they are too few, tables have fewer rows, then other things are left out.
    pub lines: usize,
    /// Whether to use colours.
    pub colour: bool,
}

impl Style {
    /// For a terminal: at most 40 lines.
    pub fn terminal(columns: usize, colour: bool) -> Style {
        Style { columns: columns.clamp(40, 120), rows: 4, lines: TERMINAL_LINES, colour }
    }

    /// For a file: wide, of any length, without colours.
    pub const FILE: Style = Style { columns: 110, rows: 40, lines: usize::MAX, colour: false };

    /// Whether there is room for what is worth reading only at length.
    fn is_long(self) -> bool {
        self.rows > 4
    }
}

/// What is left out where tables of [`LEAST_ROWS`] rows are still too much; each with those before it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Saving {
    Nothing,
    /// Empty lines.
    Spaces,
    /// What stands below the first line of a row, for which there is a place and a word in one line then; what stands beside tables;
    /// and all advice but the first one.
    Seconds,
    /// Rows but the first one.
    Rows,
    /// Advice.
    Advice,
}

impl Saving {
    /// The next one.
    fn further(self) -> Option<Saving> {
        match self {
            Saving::Nothing => Some(Saving::Spaces),
            Saving::Spaces => Some(Saving::Seconds),
            Saving::Seconds => Some(Saving::Rows),
            Saving::Rows => Some(Saving::Advice),
            Saving::Advice => None,
        }
    }
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
    saving: Saving,
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

/// A space between what stays on one line.
const TOGETHER: &str = "\u{a0}";

/// Lines of so many columns, broken between words, but not between a figure and its sign. Of a longer word, which is the name of a
/// place, the end is kept.
pub(crate) fn broken(text: &str, room: usize) -> Vec<String> {
    let text = ["< 0.1 %", "> 99.9 %", " %"]
        .iter()
        .fold(text.to_owned(), |text, figure| text.replace(figure, &figure.replace(' ', TOGETHER)));
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let fits = |line: &String| line.is_empty() || line.width() + 1 + word.width() <= room;
        match lines.last_mut().filter(|line| fits(line)) {
            Some(line) => {
                if !line.is_empty() {
                    line.push(' ');
                }
                line.push_str(&fitted(word, room, true));
            }
            None => lines.push(fitted(word, room, true)),
        }
    }
    lines.into_iter().map(|line| line.replace(TOGETHER, " ")).collect()
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

    /// An empty line between parts.
    fn space(&mut self) {
        if self.saving < Saving::Spaces {
            self.line("");
        }
    }

    fn title(&mut self, title: &str) {
        self.space();
        self.wrapped("", title, Some(Colour::Bold));
    }

    /// Text broken between words.
    fn wrapped(&mut self, indent: &str, text: &str, colour: Option<Colour>) {
        let room = self.style.columns.saturating_sub(indent.width()).max(10);
        for line in broken(&harmless(text), room) {
            let line = colour.map_or_else(|| line.clone(), |colour| self.colour(colour, &line));
            self.line(&format!("{indent}{line}"));
        }
    }

    /// A row of a list: a figure and two texts, the second one `at` columns behind the beginning of the first one if that is not
    /// longer. Where they have no room beside each other, the second one is below; where there is no room for that either, a place
    /// and a word say the same in one line.
    fn row(&mut self, figure: &str, [first, second]: [&str; 2], short: [&str; 2], at: usize, colour: Colour) {
        let room = self.style.columns.saturating_sub(SHARE_COLUMNS);
        let before = format!("  {figure:>8}  ");
        if first.width() + 2 + second.width() <= room {
            let gap = at.saturating_sub(first.width()).clamp(2, room - first.width() - second.width());
            let second = self.colour(colour, second);
            self.line(&format!("{before}{first}{}{second}", " ".repeat(gap)));
            return;
        }
        if self.saving >= Saving::Seconds {
            let [place, word] = short;
            let least = LEAST_PLACE.min(place.width());
            let word = fitted(word, room.saturating_sub(least + 1), false);
            let place = fitted(place, room.saturating_sub(word.width() + 1), true);
            let word = self.colour(colour, &word);
            self.line(format!("{before}{place} {word}").trim_end());
            return;
        }
        let indent = " ".repeat(SHARE_COLUMNS);
        for (number, line) in broken(first, room).into_iter().enumerate() {
            self.line(&format!("{}{line}", if number == 0 { &before } else { &indent }));
        }
        if !second.is_empty() {
            self.wrapped(&indent, second, Some(colour));
        }
    }

    /// A row of one text.
    fn note(&mut self, figure: &str, text: &str) {
        self.row(figure, [text, ""], [text, ""], 0, Colour::Dim);
    }
}

/// The report as text.
pub fn text(report: &Report, style: Style) -> String {
    let mut page = Page { style, saving: Saving::Nothing, text: String::new() };
    loop {
        head(report, &mut page);
        split(report, &mut page);
        lines(report, &mut page);
        traces(report, &mut page);
        outside(report, &mut page);
        changes(report, &mut page);
        foot(report, &mut page);
        if page.text.lines().count() <= style.lines {
            return page.text;
        }
        if page.style.rows > LEAST_ROWS {
            page.style.rows -= 1;
        } else {
            let Some(saving) = page.saving.further() else { return beginning(&page.text, style.lines) };
            page.saving = saving;
            match saving {
                // Rows are shorter now: there may be room for more of them.
                Saving::Seconds => page.style.rows = style.rows,
                Saving::Rows => page.style.rows = 1,
                Saving::Nothing | Saving::Spaces | Saving::Advice => {}
            }
        }
        page.text.clear();
    }
}

/// So many lines of a text; an ellipsis stands for the rest.
fn beginning(text: &str, lines: usize) -> String {
    let kept = text.lines().take(lines.saturating_sub(1)).chain(["…"]);
    kept.flat_map(|line| [line, "\n"]).collect()
}

fn head(report: &Report, page: &mut Page) {
    let program = &report.program;
    let how = if program.end == "normal" { String::new() } else { format!(", {}", program.end) };
    let right = format!("{}{how}", duration(report.time.total));
    let name = fitted(&harmless(&program.command), page.style.columns.saturating_sub(right.width() + 2), false);
    let gap = page.style.columns.saturating_sub(name.width() + right.width()).max(2);
    let name = page.colour(Colour::Bold, &name);
    page.line(&format!("{name}{}{right}", " ".repeat(gap)));
    page.wrapped("", &verdict::verdict(report), None);
    if let Some(why) = beside_time(report).filter(|_| page.saving < Saving::Seconds) {
        page.wrapped("", why, Some(Colour::Dim));
    }
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
    // Where there is no room for a bar and an amount, the bar is there.
    let has_amounts = page.style.columns >= 58;
    let room = page.style.columns.saturating_sub(if has_amounts { 33 + AMOUNT_COLUMNS } else { 32 }).min(40);
    for (name, cover, work) in kinds(report).into_iter().filter(|&(.., work)| work > 0) {
        let bar = bar(work as f64 / all.max(1) as f64, room);
        let pad = " ".repeat(room.saturating_sub(bar.width()));
        let bar = page.colour(Colour::Of(cover), &bar);
        let amount = match unit {
            _ if !has_amounts => String::new(),
            Unit::Bytecodes => format!(" {:>AMOUNT_COLUMNS$}", grouped(work)),
            Unit::Nanoseconds => format!(" {:>AMOUNT_COLUMNS$}", duration(work)),
        };
        page.line(&format!("  {name:<20} {bar}{pad} {:>8}{amount}", percent(share(report, work))));
    }
    let mut beside = Vec::new();
    let time = &report.time;
    if let (Some(collecting), true) = (time.collecting, report.totals.collections > 0) {
        let collections = if report.totals.collections == 1 { "collection" } else { "collections" };
        beside.push(format!("{} {collections} {}", report.totals.collections, duration(collecting)));
    }
    for (what, taken) in
        [("loading", time.loading), ("selecting traces", time.deciding), ("compiler beside", time.compiling)]
    {
        if let Some(taken) = taken.filter(|&taken| taken > 0) {
            beside.push(format!("{what} {}", duration(taken)));
        }
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
        page.wrapped("  ", &beside.join(", "), Some(Colour::Dim));
    }
}

fn lines(report: &Report, page: &mut Page) {
    let lines = hottest(report);
    if lines.is_empty() {
        return;
    }
    let is_sampled = report.counting.unit == Unit::Nanoseconds;
    page.title(if is_sampled { "Hottest lines, with the library below" } else { "Hottest lines" });
    for hot in lines.iter().take(page.style.rows + 1) {
        let (all, own) = (hot.work.total(), hot.own.total());
        let outside = hot.work.interpreted as f64 / all.max(1) as f64;
        let (mut what, mut word) = (hot.cover().text().to_owned(), hot.cover().word().to_owned());
        if outside >= 0.05 {
            word = few_reasons(report, hot);
            what = format!("{} outside: {word}", percent(outside));
        } else if own == all && hot.is_partial() {
            what += ", in part";
        }
        // What is not told is as good as all.
        if (own as f64) < 0.95 * all as f64 {
            what += &format!(", {} its own", percent(share(report, own)));
        }
        let name = harmless(&report.place_name(hot.place));
        let at = page.style.columns.saturating_sub(43).clamp(20, 51);
        page.row(&percent(share(report, all)), [&name, &what], [&name, &word], at, Colour::Of(hot.cover()));
    }
}

/// Why a line was outside for the most part, in a word, or in one for each of a few reasons that are alike.
fn few_reasons(report: &Report, hot: &HotLine<'_>) -> String {
    let alike = hot.alike(report);
    let words = hot.reasons.iter().take(alike.min(FEW_REASONS)).map(|&(reason, _)| reason);
    let words = words.collect::<Vec<_>>().join("/");
    if alike > FEW_REASONS { words + "/…" } else { words }
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
        let path = harmless(&path(report, trace));
        let room = page.style.columns.saturating_sub(before.width());
        match room.checked_sub(after.width()).filter(|&room| room >= LEAST_PATH.min(path.width())) {
            Some(room) => page.line(&format!("{before}{}{after}", fitted(&path, room, false))),
            None => {
                page.line(&format!("{before}{}", fitted(&path, room, false)));
                if page.saving < Saving::Seconds {
                    page.wrapped(&" ".repeat(SHARE_COLUMNS), after.trim_start(), None);
                }
            }
        }
        if let Some(left) = left(report, trace).filter(|_| page.style.is_long()) {
            page.wrapped(&" ".repeat(SHARE_COLUMNS), &left, Some(Colour::Dim));
        }
    }
}

/// Where a trace was left most often, and why, in words; nothing where it never was, or nothing is known of it.
fn left(report: &Report, trace: &Trace) -> Option<String> {
    let exit = trace.exits.iter().max_by_key(|exit| exit.times).filter(|exit| exit.times > 0)?;
    let of = percent(exit.times as f64 / trace.entered?.max(1) as f64);
    Some(format!("left most for {} ({of}): {}", report.place_name(exit.to), exit.reason.text()))
}

fn outside(report: &Report, page: &mut Page) {
    let (run, all) = lines_run(report);
    if report.obstacles.is_empty() && run == all {
        return;
    }
    page.title("Outside, and why");
    for obstacle in report.obstacles.iter().take(page.style.rows) {
        let name = obstacle.places.first().map(|place| harmless(&report.place_name(place.place))).unwrap_or_default();
        let (part, text, word) =
            (percent(share(report, obstacle.work)), harmless(&obstacle.text), harmless(&obstacle.reason));
        page.row(&part, [&text, &name], [&name, &word], 0, Colour::Dim);
    }
    // With these the rows add up to what was interpreted, as far as they are whole.
    let others = report.obstacles.iter().skip(page.style.rows);
    let left: u64 = others.clone().map(|obstacle| obstacle.work).sum();
    if left > 0 && page.saving < Saving::Advice {
        let count = others.count();
        page.note(
            &percent(share(report, left)),
            &format!("{count} other {}", if count == 1 { "reason" } else { "reasons" }),
        );
    }
    if report.unplaced.interpreted > 0 && page.saving < Saving::Seconds {
        page.note(&percent(share(report, report.unplaced.interpreted)), "no sample says why");
    }
    if run < all {
        let never = (all - run).to_string();
        if page.saving < Saving::Seconds {
            let of = format!("of {all} lines of the program's classes never ran");
            page.row(&never, [&of, &few_never_run(report)], [&of, ""], 0, Colour::Dim);
        } else {
            page.note(&never, &format!("of {all} lines never ran"));
        }
    }
}

/// Source lines of the program's own classes that ran, and all of them.
pub fn lines_run(report: &Report) -> (usize, usize) {
    let lines = own_lines(report);
    (lines.values().filter(|run| **run).count(), lines.len())
}

/// The lines that never ran, where they are few enough to be named: `Main.java:9, 12`.
fn few_never_run(report: &Report) -> String {
    let lines = own_lines(report);
    let never: Vec<&(String, u16)> = lines.iter().filter(|(_, run)| !**run).map(|(line, _)| line).collect();
    let mut names = String::new();
    if never.len() > FEW {
        return names;
    }
    for (at, (path, line)) in never.iter().enumerate() {
        if at > 0 {
            names.push_str(", ");
        }
        if at == 0 || never[at - 1].0 != *path {
            names += &format!("{}:", harmless(path.rsplit('/').next().unwrap_or(path)));
        }
        names += &line.to_string();
    }
    names
}

fn changes(report: &Report, page: &mut Page) {
    if page.saving >= Saving::Advice {
        return;
    }
    let changes = advice::advice(report);
    if changes.is_empty() {
        if !report.work.is_empty() && page.saving < Saving::Seconds {
            page.space();
            page.wrapped("", &nothing_to_change(report), Some(Colour::Dim));
        }
        return;
    }
    page.title("What to change");
    let rows = match page.saving {
        _ if page.style.is_long() => page.style.rows,
        Saving::Nothing | Saving::Spaces => LEAST_ROWS,
        Saving::Seconds | Saving::Rows | Saving::Advice => 1,
    };
    for (_, text) in changes.into_iter().take(rows) {
        page.wrapped("  ", &text, None);
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
    page.space();
    page.wrapped("", &text, Some(Colour::Dim));
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
    fn texts_are_broken_between_words() {
        let text = "One two three four. Five six seven.";
        assert_eq!(broken(text, 12), ["One two", "three four.", "Five six", "seven."]);
        assert_eq!(broken("abcdefghijklm nop", 12), ["…cdefghijklm", "nop"]);
        assert_eq!(broken("so much: 16 %, < 0.1 % of it", 11), ["so much:", "16 %,", "< 0.1 % of", "it"]);
    }

    #[test]
    fn rows_go_on_below_where_there_is_no_room() {
        let row = |columns, saving, texts, short| {
            let style = Style { columns, ..Style::FILE };
            let mut page = Page { style, saving, text: String::new() };
            page.row("50 %", texts, short, 12, Colour::Dim);
            page.text
        };
        let (cold, hot) = (["Main.run:1", "not yet hot"], ["Main.run:1", "cold"]);
        assert_eq!(row(40, Saving::Nothing, cold, hot), "      50 %  Main.run:1  not yet hot\n");
        assert_eq!(row(30, Saving::Nothing, cold, hot), "      50 %  Main.run:1\n            not yet hot\n");
        assert_eq!(row(30, Saving::Seconds, cold, hot), "      50 %  Main.run:1 cold\n");
        // Of a place the end is kept, and the word is whole for as long as there are some columns for the place.
        let long = ["Warehouse.scheduleOrders:12", "a method returned"];
        let word = [long[0], "return-point"];
        assert_eq!(row(40, Saving::Seconds, long, word), "      50 %  …eduleOrders:12 return-point\n");
        assert_eq!(row(30, Saving::Seconds, long, word), "      50 %  …leOrders:12 retu…\n");
        assert_eq!(
            row(30, Saving::Nothing, ["it was not hot enough", "Main.run:1"], ["Main.run:1", "cold"]),
            "      50 %  it was not hot\n            enough\n            Main.run:1\n"
        );
    }

    #[test]
    fn what_does_not_fit_at_all_is_cut() {
        assert_eq!(beginning("one\ntwo\nthree\n", 2), "one\n…\n");
        let mut saving = Saving::Nothing;
        while let Some(next) = saving.further() {
            assert!(next > saving, "{next:?}");
            saving = next;
        }
        assert_eq!(saving, Saving::Advice);
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
