//! What became of the hottest uncovered lines: in go two reports and their lines, out come those that were hottest before, each with
//! what it is after, and those that are hottest after.

use super::basis::Basis;
use super::found::{Found, Pair};
use super::{Row, WORTH, change_of_cover};
use crate::lines::{HotLine, hottest};
use crate::model::{Cover, Place, Report, Unit};
use crate::text::harmless;
use crate::verdict::{percent, share, uncovered};

/// Lines of each report that are followed.
const FOLLOWED: usize = 10;

/// What there is of a line in one of the reports.
#[derive(Clone, Copy, PartialEq)]
enum State {
    /// It is there; how most of it, with what it calls, was executed.
    There(Cover),
    /// Its class was not loaded.
    NotLoaded,
    /// Its class has no such method.
    NoMethod,
    /// Its method has other lines there.
    NoLine,
}

impl State {
    /// Why it is not there after the change, in words; `None` of one that is.
    fn gone(self) -> Option<&'static str> {
        match self {
            State::There(_) => None,
            State::NotLoaded => Some("its class was not loaded"),
            State::NoMethod => Some("its method is not there"),
            State::NoLine => Some("its method was changed there"),
        }
    }

    /// That it was not there before the change, in words; `None` of one that was.
    fn came(self) -> Option<&'static str> {
        match self {
            State::There(_) => None,
            State::NotLoaded => Some("its class was not loaded before"),
            State::NoMethod => Some("new, as is its method"),
            State::NoLine => Some("new, or changed"),
        }
    }

    /// Whether no time can have been spent there, whatever samples say.
    fn is_idle(self) -> bool {
        !matches!(self, State::There(cover) if cover != Cover::NeverRun)
    }
}

/// A line in both reports.
struct Followed {
    /// Where it is, in a report that has it.
    name: String,
    /// Its number after, where that is another one.
    now_line: Option<u16>,
    shares: [f64; 2],
    states: [State; 2],
}

/// The hottest lines of one of the reports, and how to find them in the other one.
struct Side<'a> {
    report: &'a Report,
    lines: Vec<HotLine<'a>>,
}

impl<'a> Side<'a> {
    fn of(report: &'a Report) -> Side<'a> {
        Side { report, lines: hottest(report) }
    }

    /// The first of the hottest uncovered lines that matter; the very first one always.
    fn followed(&self) -> Vec<&HotLine<'a>> {
        let outside = uncovered(self.report).into_iter().take(FOLLOWED).enumerate();
        let mattering = outside.filter(|(at, line)| *at == 0 || share(self.report, line.work) >= WORTH);
        mattering.filter_map(|(_, line)| self.lines.iter().find(|hot| hot.place == line.place)).collect()
    }

    /// The share outside of a line that was found, and how it was executed.
    fn state(&self, found: Found<'_>) -> (f64, State) {
        match self.lines.iter().find(|line| line.has(found.place())) {
            Some(line) => (share(self.report, line.work.interpreted), State::There(line.cover())),
            None => (0.0, State::There(found.line.cover)),
        }
    }

    /// Why there is no such line as the other report has.
    fn missing(&self, other: &Report, place: Place) -> State {
        let Some(method) = other.methods.get(place.method as usize) else { return State::NoMethod };
        let class = other.classes.get(method.class as usize);
        let Some(class) = class.and_then(|class| self.report.classes.iter().find(|own| own.name == class.name)) else {
            return State::NotLoaded;
        };
        let mut methods = class.methods.iter().filter_map(|&number| self.report.methods.get(number as usize));
        let is_there = methods.any(|own| (&own.name, &own.descriptor) == (&method.name, &method.descriptor));
        if is_there { State::NoLine } else { State::NoMethod }
    }
}

/// The hottest uncovered lines of both reports.
pub(super) struct Hottest {
    basis: Basis,
    unit: Unit,
    followed: Vec<Followed>,
    /// How many of the first are those that were hottest before.
    before: usize,
}

impl Hottest {
    /// Those of two reports whose lines have been found again. None where shares cannot be compared.
    pub fn of(before: &Report, after: &Report, pairs: &[Pair<'_>], basis: Basis) -> Hottest {
        let mut all = Hottest { basis, unit: after.counting.unit, followed: Vec::new(), before: 0 };
        if matches!(basis, Basis::Different) {
            return all;
        }
        let (then, now) = (Side::of(before), Side::of(after));
        let mut listed: Vec<Place> = Vec::new();
        for line in then.followed() {
            let pair = pair_of(line, pairs, |pair| pair.before);
            let share = share(before, line.work.interpreted);
            let found = pair.and_then(|pair| pair.after);
            let (share_now, state) =
                found.map_or_else(|| (0.0, now.missing(before, line.place)), |found| now.state(found));
            let before_line = pair.and_then(|pair| pair.before).map(|found| found.line.line);
            let now_line = found.map(|found| found.line.line).filter(|&line| Some(line) != before_line && line > 0);
            listed.extend(found.map(|found| found.place()));
            let states = [State::There(line.cover()), state];
            let name = before.place_name(line.place);
            all.followed.push(Followed { name, now_line, shares: [share, share_now], states });
        }
        all.before = all.followed.len();
        for line in now.followed().into_iter().filter(|line| !listed.iter().any(|&place| line.has(place))) {
            let found = pair_of(line, pairs, |pair| pair.after).and_then(|pair| pair.before);
            let (share_then, state) =
                found.map_or_else(|| (0.0, then.missing(after, line.place)), |found| then.state(found));
            let shares = [share_then, share(after, line.work.interpreted)];
            let states = [state, State::There(line.cover())];
            all.followed.push(Followed { name: after.place_name(line.place), now_line: None, shares, states });
        }
        all
    }

    /// What the rows are of.
    pub fn title(&self) -> &'static str {
        match self.unit {
            Unit::Bytecodes => "Hottest uncovered lines",
            Unit::Nanoseconds => "Hottest uncovered lines, with what they call in the library",
        }
    }

    /// A row for each.
    pub fn rows(&self) -> Vec<Row> {
        self.followed.iter().map(|line| line.row(self.basis)).collect()
    }

    /// What became of the line that was hottest before, in a sentence; empty where there was none that matters.
    pub fn sentence(&self) -> String {
        let first = self.followed[..self.before].first().filter(|first| first.shares[0] >= WORTH);
        let Some(first) = first else { return String::new() };
        let [then, now] = first.shares.map(percent);
        let became = match first.states[1] {
            State::There(Cover::NeverRun) => "never ran after it".to_owned(),
            state if state.is_idle() => {
                format!("is not found after it: {}", state.gone().unwrap_or_default())
            }
            _ if !self.basis.differ(first.shares) => format!("is about as hot after it ({now})"),
            _ => format!("has {now} after it"),
        };
        format!("The hottest uncovered line before the change, {} ({then}), {became}.", harmless(&first.name))
    }
}

/// The pair that has a line on one of its sides: in the method that does most there, else in another one.
fn pair_of<'a, 'b>(
    line: &HotLine<'_>,
    pairs: &'b [Pair<'a>],
    side: impl Fn(&Pair<'a>) -> Option<Found<'a>>,
) -> Option<&'b Pair<'a>> {
    let is_at = |pair: &&Pair<'a>, place: Place| {
        side(pair).is_some_and(|found| (found.method, found.place().line) == (place.method, place.line))
    };
    let first = pairs.iter().find(|pair| is_at(pair, line.place));
    first.or_else(|| pairs.iter().find(|pair| line.parts.iter().any(|part| is_at(pair, part.place))))
}

impl Followed {
    fn row(&self, basis: Basis) -> Row {
        // That a line never ran is known, and not from samples.
        let basis = if self.states.iter().any(|state| state.is_idle()) { Basis::Counted } else { basis };
        let mut notes: Vec<String> = self.now_line.map(|line| format!("now line {line}")).into_iter().collect();
        match self.states {
            [State::There(then), State::There(now)] => {
                notes.extend((then != now && basis.differ(self.shares)).then(|| change_of_cover(then, now)));
            }
            [before, after] => {
                notes.extend(before.came().map(str::to_owned));
                notes.extend(after.gone().map(|why| format!("gone: {why}")));
            }
        }
        let note = (!notes.is_empty()).then(|| notes.join("; "));
        let row = Row::share(&self.name, self.shares, false, basis);
        // What stands in its place may be as slow.
        let is_there = self.states.iter().all(|state| matches!(state, State::There(_)));
        Row { note, better: row.better.filter(|_| is_there), ..row }
    }
}
