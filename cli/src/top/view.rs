//! What `holloway top` shows: in goes what a program has said of itself last, out comes a picture of the window's size, or
//! text.

use std::ffi::OsString;
use std::time::Duration;

use holloway_report::model::duration;
use holloway_report::text::harmless;
use holloway_report::verdict::percent;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Borders, Cell, Paragraph, Row, Table};

use crate::live::{PlaceTime, Snapshot};

const COMPILED: Color = Color::Green;
const INTERPRETED: Color = Color::Yellow;

/// The state of the picture.
#[derive(Default)]
pub struct Shown {
    command: String,
    /// Wall-clock time so far.
    pub elapsed: Duration,
    /// What the program has said last.
    snapshot: Snapshot,
    /// The last lines that it has printed.
    pub printed: Vec<String>,
    /// How it has ended, if it has.
    pub ended: Option<Option<i32>>,
}

fn share(part: u64, all: u64) -> f64 {
    part as f64 / all.max(1) as f64
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
    /// Nothing is known yet of what runs.
    pub fn new(arguments: &[OsString]) -> Shown {
        let words: Vec<_> = arguments.iter().map(|word| word.to_string_lossy()).collect();
        Shown { command: harmless(&words.join(" ")), ..Shown::default() }
    }

    /// Takes over what the program says.
    pub fn take(&mut self, snapshot: Snapshot) {
        self.snapshot = snapshot;
    }

    fn total(&self) -> u64 {
        self.snapshot.compiled + self.snapshot.interpreted
    }

    fn time(&self) -> String {
        duration(u64::try_from(self.elapsed.as_nanos()).unwrap_or(u64::MAX))
    }

    fn facts(&self) -> String {
        let Snapshot { compiled, traces, regions, .. } = self.snapshot;
        let compiled = percent(share(compiled, self.total()));
        format!("{compiled} in machine code, {traces} traces, {regions} pieces of machine code")
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
        let name = Span::styled(self.command.clone(), Style::new().add_modifier(Modifier::BOLD));
        frame.render_widget(Paragraph::new(Line::from(vec![name, Span::raw("  "), Span::raw(self.time())])), head);
        self.draw_split(frame, split);
        self.draw_places(frame, places);
        let [printed, events] =
            Layout::horizontal([Constraint::Percentage(60), Constraint::Percentage(40)]).areas(below);
        let last = |lines: &[String], area: Rect| {
            let rows = usize::from(area.height.saturating_sub(1));
            let shown = lines.iter().skip(lines.len().saturating_sub(rows)).map(|line| Line::raw(harmless(line)));
            shown.collect::<Vec<_>>()
        };
        frame.render_widget(Paragraph::new(last(&self.printed, printed)).block(panel("Output")), printed);
        frame.render_widget(Paragraph::new(last(&self.snapshot.events, events)).block(panel("Events")), events);
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
        frame.render_widget(Paragraph::new(vec![bar, Line::raw(self.facts())]), area);
    }

    fn draw_places(&self, frame: &mut Frame<'_>, area: Rect) {
        let most = self.snapshot.places.first().map_or(0, |place| place.compiled + place.interpreted);
        let rows = self.snapshot.places.iter().map(|place| {
            let of = place.compiled + place.interpreted;
            let why = if place.interpreted * 20 >= of { place.reason.clone() } else { String::new() };
            Row::new(vec![
                Cell::from(Line::raw(percent(share(of, self.total()))).right_aligned()),
                Cell::from(harmless(&place.place)),
                Cell::from(bar(place, most, 20)),
                Cell::from(Span::styled(why, Style::new().dim())),
            ])
        });
        let widths = [Constraint::Length(8), Constraint::Min(20), Constraint::Length(20), Constraint::Percentage(25)];
        frame.render_widget(Table::new(rows, widths).block(panel("Hottest lines")), area);
    }

    /// The last state, in lines.
    pub fn text(&self) -> String {
        let mut text = format!("{}  {}\n", self.command, self.facts());
        for place in self.snapshot.places.iter().take(10) {
            let of = place.compiled + place.interpreted;
            let why = if place.interpreted * 20 >= of { format!("  {}", place.reason) } else { String::new() };
            text += &format!("{:>9}  {}{why}\n", percent(share(of, self.total())), harmless(&place.place));
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
        let mut shown = Shown::new(&["Main".into(), "\u{1b}[31mx".into()]);
        let place = |name: &str, compiled, interpreted| PlaceTime {
            place: name.to_owned(),
            compiled,
            interpreted,
            reason: "branch".to_owned(),
        };
        shown.take(Snapshot {
            compiled: 800,
            interpreted: 200,
            traces: 3,
            regions: 2,
            places: vec![place("Main.run:14", 800, 0), place("Main.read:9", 0, 200)],
            events: vec!["compiled Main.run:14".to_owned()],
            ..Snapshot::default()
        });
        shown.printed = vec!["hello".to_owned()];
        for (columns, rows) in [(80, 24), (60, 20), (120, 40), (20, 5), (1, 1)] {
            let mut terminal = Terminal::new(TestBackend::new(columns, rows)).expect("a terminal");
            terminal.draw(|frame| shown.draw(frame)).expect("it is drawn");
            let picture = terminal.backend().to_string();
            assert!(!picture.contains('\u{1b}'));
            if columns >= 60 {
                for text in ["80 % in machine code", "Main.run:14", "branch", "hello", "compiled Main"] {
                    assert!(picture.contains(text), "{text} in {picture}");
                }
            }
        }
        let text = shown.text();
        assert!(text.contains("Main.read:9  branch") && text.contains("     80 %  Main.run:14\n"), "{text}");
    }
}
