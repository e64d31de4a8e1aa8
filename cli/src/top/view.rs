//! What `holloway top` shows: in goes what a program has said of itself last, out comes a picture of the window's size, or
//! text.

use std::time::Duration;

use holloway_report::model::{duration, made_for};
use holloway_report::obstacles::explain;
use holloway_report::text::harmless;
use holloway_report::verdict::percent;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Borders, Cell, Paragraph, Row, Table};

use crate::live::{LiveSnapshot, PlaceTime};

/// Columns of a place's bar.
const BAR: usize = 12;

/// Columns of a window in which there is room for bars, and for reasons in full.
const WIDE: u16 = 72;

/// Columns of a reason in a word.
const WORD: u16 = 13;

const COMPILED: Color = Color::Green;
const INTERPRETED: Color = Color::Yellow;

/// The state of the picture.
#[derive(Default)]
pub struct Shown {
    command: String,
    /// Wall-clock time so far.
    pub elapsed: Duration,
    /// What the program has said last, if it has said anything.
    snapshot: LiveSnapshot,
    is_told: bool,
    /// The last lines that it has printed.
    pub printed: Vec<String>,
}

fn share(part: u64, all: u64) -> f64 {
    part as f64 / all.max(1) as f64
}

/// So many of something.
fn counted(number: u64, one: &str, more: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { more })
}

/// What is kept of a text that is too long.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kept {
    Beginning,
    End,
}

/// A text that fits so many columns; an ellipsis stands for the rest.
fn fitted(text: &str, columns: usize, kept: Kept) -> String {
    if Span::raw(text).width() <= columns {
        return text.to_owned();
    }
    let mut left = columns.saturating_sub(1);
    let mut fits = |c: &char| {
        let width = Span::raw(c.to_string()).width();
        let fits = width <= left;
        left = if fits { left - width } else { 0 };
        fits
    };
    match kept {
        Kept::Beginning => text.chars().take_while(|c| fits(c)).chain(['…']).collect(),
        Kept::End => {
            let end: Vec<char> = text.chars().rev().take_while(|c| fits(c)).collect();
            ['…'].into_iter().chain(end.into_iter().rev()).collect()
        }
    }
}

/// Has a place in what the VM has made for a class told in the words of reports: `Main string concat`. What stands before the place
/// stays.
fn in_words(text: &mut String) {
    let begin = text.rfind(' ').map_or(0, |blank| blank + 1);
    if let Some(made) = text[begin..].rsplit_once('.').and_then(|(class, _)| made_for(class)) {
        text.replace_range(begin.., &made);
    }
}

/// An event that fits so many columns: of its place the line is kept.
fn fitted_event(event: &str, columns: usize) -> String {
    let Some((what, place)) = event.split_once(' ') else { return fitted(event, columns, Kept::Beginning) };
    match columns.checked_sub(what.len() + 1).filter(|&room| room > 8) {
        Some(room) => format!("{what} {}", fitted(place, room, Kept::End)),
        None => fitted(event, columns, Kept::Beginning),
    }
}

/// Time of a place as a bar of so many columns: machine code and interpreter.
fn bar(place: &PlaceTime, most: u64, columns: usize) -> Line<'static> {
    let all = (share(place.compiled + place.interpreted, most) * columns as f64).round() as usize;
    let compiled = (share(place.compiled, place.compiled + place.interpreted) * all as f64).round() as usize;
    Line::from(vec![
        Span::styled("█".repeat(compiled), Style::new().fg(COMPILED)),
        Span::styled("█".repeat(all - compiled), Style::new().fg(INTERPRETED)),
    ])
}

fn panel(title: &str) -> Block<'_> {
    let title = Span::styled(format!(" {title} "), Style::new().add_modifier(Modifier::BOLD));
    Block::new().borders(Borders::TOP).border_type(BorderType::Plain).border_style(Style::new().dim()).title(title)
}

impl Shown {
    /// Of what runs nothing is known yet but what it is called.
    pub fn new(command: &str) -> Shown {
        Shown { command: harmless(command), ..Shown::default() }
    }

    /// Takes over what the program says.
    pub fn take(&mut self, mut snapshot: LiveSnapshot) {
        snapshot.places.iter_mut().for_each(|place_time| in_words(&mut place_time.place));
        snapshot.events.iter_mut().for_each(in_words);
        self.snapshot = snapshot;
        self.is_told = true;
    }

    /// Whether the program has said anything of itself: one that was not begun has not.
    pub fn is_told(&self) -> bool {
        self.is_told
    }

    fn total(&self) -> u64 {
        self.snapshot.compiled + self.snapshot.interpreted
    }

    fn time(&self) -> String {
        duration(u64::try_from(self.elapsed.as_nanos()).unwrap_or(u64::MAX))
    }

    fn facts(&self) -> String {
        let LiveSnapshot { compiled, traces, regions, .. } = self.snapshot;
        let compiled = percent(share(compiled, self.total()));
        let traces = counted(traces, "trace", "traces");
        let regions = counted(regions, "piece of machine code", "pieces of machine code");
        format!("{compiled} in machine code, {traces}, {regions}")
    }

    /// The picture.
    pub fn draw(&self, frame: &mut Frame<'_>) {
        let height = frame.area().height;
        let output = (height / 5).clamp(3, 10);
        let [head, split, places, below, foot] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Length(2),
            Constraint::Min(4),
            Constraint::Length(output),
            Constraint::Length(1),
        ])
        .areas(frame.area());
        let time = format!("  {}", self.time());
        let room = usize::from(head.width).saturating_sub(Span::raw(time.as_str()).width());
        let name = fitted(&self.command, room, Kept::Beginning);
        let name = Span::styled(name, Style::new().add_modifier(Modifier::BOLD));
        frame.render_widget(Paragraph::new(Line::from(vec![name, Span::raw(time)])), head);
        self.draw_split(frame, split);
        self.draw_places(frame, places);
        let [printed, events] =
            Layout::horizontal([Constraint::Percentage(60), Constraint::Percentage(40)]).areas(below);
        let last = |lines: &[String], area: Rect, fit: &dyn Fn(&str, usize) -> String| {
            let rows = usize::from(area.height.saturating_sub(1));
            let shown = lines.iter().skip(lines.len().saturating_sub(rows));
            shown.map(|line| Line::raw(fit(&harmless(line), usize::from(area.width)))).collect::<Vec<_>>()
        };
        let lines = last(&self.printed, printed, &|line: &str, columns: usize| fitted(line, columns, Kept::Beginning));
        frame.render_widget(Paragraph::new(lines).block(panel("Output")), printed);
        let lines = last(&self.snapshot.events, events, &fitted_event);
        frame.render_widget(Paragraph::new(lines).block(panel("Events")), events);
        frame.render_widget(Paragraph::new(Line::styled("q ends, p holds", Style::new().dim())), foot);
    }

    fn draw_split(&self, frame: &mut Frame<'_>, area: Rect) {
        let columns = usize::from(area.width);
        let compiled = (share(self.snapshot.compiled, self.total()) * columns as f64).round() as usize;
        let interpreted = if self.total() == 0 { 0 } else { columns - compiled.min(columns) };
        let bar = Line::from(vec![
            Span::styled("█".repeat(compiled), Style::new().fg(COMPILED)),
            Span::styled("█".repeat(interpreted), Style::new().fg(INTERPRETED)),
        ]);
        let facts = fitted(&self.facts(), columns, Kept::Beginning);
        frame.render_widget(Paragraph::new(vec![bar, Line::raw(facts)]), area);
    }

    fn draw_places(&self, frame: &mut Frame<'_>, area: Rect) {
        let most = self.snapshot.places.first().map_or(0, |place| place.compiled + place.interpreted);
        let is_wide = area.width >= WIDE;
        let (bars, reasons) = if is_wide { (BAR, Constraint::Percentage(40)) } else { (0, Constraint::Length(WORD)) };
        let widths = [Constraint::Length(8), Constraint::Min(16), Constraint::Length(bars as u16), reasons];
        // As the table lays them out.
        let [_, name, _, reason] = Layout::horizontal(widths).spacing(1).areas(area);
        let (name, reason) = (usize::from(name.width), usize::from(reason.width));
        let rows = self.snapshot.places.iter().map(|place| {
            let of = place.compiled + place.interpreted;
            let why = if is_wide { explain(&place.reason).0 } else { place.reason.as_str() };
            let why = fitted(if place.interpreted * 20 >= of { why } else { "" }, reason, Kept::Beginning);
            Row::new(vec![
                Cell::from(Line::raw(percent(share(of, self.total()))).right_aligned()),
                Cell::from(fitted(&harmless(&place.place), name, Kept::End)),
                Cell::from(bar(place, most, bars)),
                Cell::from(Span::styled(why, Style::new().dim())),
            ])
        });
        frame.render_widget(Table::new(rows, widths).block(panel("Hottest lines, with the library below")), area);
    }

    /// The last state, in lines of at most so many columns.
    pub fn text(&self, columns: usize) -> String {
        let columns = columns.max(40);
        let command = fitted(&self.command, columns, Kept::Beginning);
        let mut text = format!("{command}\n{}\n", textwrap::fill(&self.facts(), columns));
        for place_time in self.snapshot.places.iter().take(10) {
            let of = place_time.compiled + place_time.interpreted;
            let why = if place_time.interpreted * 20 >= of { explain(&place_time.reason).0 } else { "" };
            let share = percent(share(of, self.total()));
            // A place that is known by half is worse than a reason that is.
            let place = fitted(&harmless(&place_time.place), columns - 11, Kept::End);
            let room = columns.saturating_sub(13 + Span::raw(place.as_str()).width());
            // In a word where it would be cut.
            let why = if Span::raw(why).width() > room && !why.is_empty() { place_time.reason.as_str() } else { why };
            let why = if why.is_empty() || room < 8 {
                String::new()
            } else {
                "  ".to_owned() + &fitted(why, room, Kept::Beginning)
            };
            text += &format!("{share:>9}  {place}{why}\n");
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use ratatui::Terminal;
    use ratatui::backend::TestBackend;

    use super::*;

    #[test]
    fn a_window_of_any_size_shows_what_is_hot() {
        let mut shown = Shown::new("Main \u{1b}[31mx");
        assert!(!shown.is_told());
        let place = |name: &str, compiled, interpreted| PlaceTime {
            place: name.to_owned(),
            compiled,
            interpreted,
            reason: "branch".to_owned(),
        };
        shown.take(LiveSnapshot {
            compiled: 800,
            interpreted: 200,
            traces: 3,
            regions: 2,
            places: vec![place("Main.run:14", 800, 0), place("Main.read:9", 0, 200)],
            events: vec!["compiled Main.run:14".to_owned()],
            ..LiveSnapshot::default()
        });
        shown.printed = vec!["hello".to_owned()];
        for (columns, rows) in [(80, 24), (60, 20), (40, 20), (120, 40), (20, 5), (1, 1)] {
            let mut terminal = Terminal::new(TestBackend::new(columns, rows)).expect("a terminal");
            terminal.draw(|frame| shown.draw(frame)).expect("it is drawn");
            let picture = terminal.backend().to_string();
            assert!(!picture.contains('\u{1b}'));
            if columns >= 60 {
                let reason = if columns >= WIDE { "a branch went" } else { "branch" };
                for text in ["80 % in machine code", "Main.run:14", reason, "hello", "compiled Main"] {
                    assert!(picture.contains(text), "{text} in {picture}");
                }
            }
        }
        let text = shown.text(usize::MAX);
        assert!(text.starts_with("Main ?[31mx\n80 % in machine code, 3 traces, 2 pieces of machine code\n"), "{text}");
        assert!(
            text.contains(&format!("Main.read:9  {}", explain("branch").0))
                && text.contains("     80 %  Main.run:14\n"),
            "{text}"
        );
    }

    #[test]
    fn what_the_vm_has_made_is_told_in_words() {
        let mut shown = Shown::new("Main");
        let place = "a.Main$$StringConcat+0x0000000000000001.concat".to_owned();
        let events = vec![format!("compiled {place}"), "compiled a.Main.run:7".to_owned()];
        let places = vec![PlaceTime { place, compiled: 1, ..PlaceTime::default() }];
        shown.take(LiveSnapshot { compiled: 1, places, events, ..LiveSnapshot::default() });
        assert!(shown.text(80).ends_with("  a.Main string concat\n"), "{}", shown.text(80));
        assert_eq!(shown.snapshot.events, ["compiled a.Main string concat", "compiled a.Main.run:7"]);
    }

    #[test]
    fn of_a_place_that_is_too_long_the_line_is_kept() {
        for (columns, kept, expected) in [
            (11, Kept::End, "Main.run:14"),
            (10, Kept::End, "…in.run:14"),
            (10, Kept::Beginning, "Main.run:…"),
            (1, Kept::End, "…"),
        ] {
            assert_eq!(fitted("Main.run:14", columns, kept), expected);
        }
        assert_eq!(fitted_event("compiled org.example.Main.run:14", 20), "compiled …ain.run:14");
        assert_eq!(counted(1, "trace", "traces"), "1 trace");
        assert_eq!(counted(0, "trace", "traces"), "0 traces");
        let mut shown = Shown::new(&"Main ".repeat(40));
        let place = PlaceTime { place: "org.example.".repeat(9) + "Main.run:14", compiled: 1, ..PlaceTime::default() };
        shown.take(LiveSnapshot { compiled: 1, traces: 1, places: vec![place], ..LiveSnapshot::default() });
        let text = shown.text(60);
        assert!(text.lines().all(|line| line.chars().count() <= 60), "{text}");
        assert!(text.contains("1 trace,") && text.contains("Main.run:14\n"), "{text}");
    }
}
