//! What a report comes to, in a few sentences: for the head of the page and of the text.

use std::cmp::Reverse;

use crate::lines::{HotLine, alike, hottest};
use crate::model::{Obstacle, Precision, Reason, Report, UncoveredLine, Unit, duration};
use crate::obstacles::{explain, is_beginning, passes};
use crate::text::broken;

/// With fewer samples shares say little.
pub const FEW_SAMPLES: u64 = 50;

/// A share in per cent with so many digits as say something: `0.3 %`, `12 %`, `100 %`. All and nothing are only said of all and
/// nothing: `> 99.9 %`, `< 0.1 %`.
pub fn percent(share: f64) -> String {
    let percent = share * 100.0;
    match percent {
        _ if percent <= 0.0 => "0 %".to_owned(),
        _ if percent < 0.05 => "< 0.1 %".to_owned(),
        _ if percent >= 99.95 && share < 1.0 => "> 99.9 %".to_owned(),
        _ if percent < 9.95 || (percent > 99.0 && percent < 99.95) => format!("{percent:.1} %"),
        _ => format!("{percent:.0} %"),
    }
}

/// A part of all work.
pub fn share(report: &Report, work: u64) -> f64 {
    work as f64 / report.work.total().max(1) as f64
}

/// Obstacles that do not pass by themselves, the most costly first.
pub fn changeable(report: &Report) -> impl Iterator<Item = &Obstacle> {
    report.obstacles.iter().filter(|obstacle| !passes(&obstacle.reason))
}

/// Hottest uncovered lines that are told.
const UNCOVERED: usize = 20;

/// The program's lines with most work outside, the first one first.
pub fn uncovered(report: &Report) -> Vec<UncoveredLine> {
    uncovered_of(report, &hottest(report))
}

/// The same of the program's lines.
fn uncovered_of(report: &Report, lines: &[HotLine<'_>]) -> Vec<UncoveredLine> {
    let mut lines: Vec<&HotLine<'_>> = lines.iter().filter(|line| line.work.interpreted > 0).collect();
    lines.sort_by_key(|line| (Reverse(line.work.interpreted), line.place));
    let reason = |&(reason, work): &(&str, u64)| Reason { reason: reason.to_owned().into(), work };
    let told = lines.into_iter().take(UNCOVERED).map(|line| UncoveredLine {
        place: line.place,
        work: line.work.interpreted,
        alike: u32::try_from(line.alike(report)).unwrap_or(u32::MAX),
        reasons: line.reasons.iter().map(reason).collect(),
    });
    told.collect()
}

/// Reasons of which none is the first one, as many as are named; of more the number is told.
fn listed<'a>(reasons: impl ExactSizeIterator<Item = &'a str>, named: usize) -> String {
    let others = reasons.len().saturating_sub(named);
    let mut text = reasons.take(named).collect::<Vec<_>>().join("; ");
    if others > 0 {
        text += &format!("; and {others} more");
    }
    text
}

/// A reason as the report words it.
pub(crate) fn in_words<'a>(report: &'a Report, reason: &'a str) -> &'a str {
    let found = report.obstacles.iter().find(|obstacle| obstacle.reason == reason);
    found.map_or_else(|| explain(reason).0, |obstacle| obstacle.text.as_str())
}

/// Why shares of bytecodes are not those of time; nothing where time is measured.
pub(crate) fn beside_time(report: &Report) -> Option<&'static str> {
    (report.counting.unit == Unit::Bytecodes).then_some(
        "These are shares of bytecodes, not of time: one that is interpreted takes many times as long as one that is \
         compiled.",
    )
}

/// With a capital letter.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Columns and lines that a verdict has room for: what does not fit is left to what stands below it.
const COLUMNS: usize = 80;
const LINES: usize = 4;

/// How much a verdict says.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Detail {
    /// The hottest uncovered line, and nothing of what holds the program back otherwise.
    Line,
    /// With one of its reasons.
    Why,
    /// Without that, but with what holds the program back, without its place.
    Cause,
    /// With its place.
    Place,
    /// With one reason of the line, of those that are alike.
    Reason,
    /// With three of them.
    Reasons,
    /// With what stands beside shares.
    All,
}

impl Detail {
    /// The most first.
    const ALL: [Detail; 7] =
        [Detail::All, Detail::Reasons, Detail::Reason, Detail::Place, Detail::Cause, Detail::Why, Detail::Line];

    /// Reasons that are named beside each other.
    fn named(self) -> usize {
        if self >= Detail::Reasons { 3 } else { 1 }
    }
}

/// The verdict: what ran how, and what holds it back most, with as much detail as there is room for.
pub fn verdict(report: &Report) -> String {
    let Some(covered) = report.work.covered_share() else {
        return format!(
            "The program ran for {}, too short for a sample: nothing can be said of where its time went. \
             --tier=replay counts every bytecode.",
            duration(report.time.total)
        );
    };
    let few = report.counting.work == Precision::Sampled
        && report.counting.interpreter_samples + report.counting.machine_samples < FEW_SAMPLES;
    let few = if few { " There are few samples: a longer run tells more." } else { "" };
    let how_much = how_much(report, covered);
    let mut texts = Detail::ALL.map(|detail| how_much.clone() + &outside(report, covered, detail) + few).into_iter();
    let shortest = texts.next_back().unwrap_or_default();
    texts.find(|text| broken(text, COLUMNS).len() <= LINES).unwrap_or(shortest)
}

/// How much was done on traces or in machine code.
fn how_much(report: &Report, covered: f64) -> String {
    let how_much = match covered {
        _ if covered >= 0.98 => "Nearly everything",
        _ if covered >= 0.75 => "Most",
        _ if covered >= 0.6 => "More than half",
        _ if covered >= 0.4 => "About half",
        _ if covered >= 0.15 => "A part",
        _ if covered >= 0.05 => "A small part",
        _ => "Next to nothing",
    };
    let on_traces = percent(share(report, report.work.on_traces()));
    match report.counting.unit {
        Unit::Nanoseconds if covered >= 0.05 => format!(
            "{how_much} of the time in Java code ({}) was spent in machine code, {on_traces} of all on traces.",
            percent(covered)
        ),
        Unit::Nanoseconds => {
            format!("{how_much} was compiled: {} of the time was interpreted.", percent(1.0 - covered))
        }
        Unit::Bytecodes => {
            let completed = percent(share(report, report.work.completed));
            format!(
                "{how_much} was executed on traces: {on_traces} of all bytecodes, {completed} in traces that completed."
            )
        }
    }
}

/// What was done outside: what holds the program back most of that about which something can be done, and the line with most of it. A
/// line that is both is named once.
fn outside(report: &Report, covered: f64, detail: Detail) -> String {
    let lines = hottest(report);
    let uncovered = uncovered_of(report, &lines);
    let Some(worst) = costly(report).next() else {
        let beginning = if detail <= Detail::Why { String::new() } else { beginning(report, covered, detail) };
        return beginning + &hottest_uncovered(report, &uncovered, "", detail);
    };
    let hottest = hottest_uncovered(report, &uncovered, &worst.reason, detail);
    if detail <= Detail::Why && !hottest.is_empty() {
        return hottest;
    }
    let place = worst.places.first().map(|place| place.place);
    let line = place.and_then(|place| lines.iter().find(|line| line.has(place)));
    let shared =
        uncovered.first().filter(|first| line.is_some_and(|line| line.place == first.place) && !hottest.is_empty());
    let Some(shared) = shared else { return held_back(report, worst, detail) + &hottest };
    // What comes next is about the line's reasons.
    let hottest = hottest_uncovered(report, &uncovered, &worst.reason, detail.max(Detail::Reason));
    let named = &shared.reasons[..(shared.alike as usize).min(shared.reasons.len())];
    let is_named = |obstacle: &Obstacle| named.iter().any(|reason| reason.reason == obstacle.reason);
    let what = match named {
        _ if !is_named(worst) => format!("what holds the program back most is found there, too: {}", worst.text),
        [_] => "that is what holds the program back most".to_owned(),
        _ if report.obstacles.first().is_some_and(is_named) && as_costly(report).count() > 1 => {
            return hottest + " They are what holds the program back most.";
        }
        _ => "the first of them is what holds the program back most".to_owned(),
    };
    let what = apart(report, worst, detail).map_or_else(|| capital(&what), |apart| format!("{apart}, {what}"));
    let join = if is_named(worst) { ": " } else { ", " };
    format!("{hottest} {what}{join}{} of the {}.", percent(share(report, worst.work)), measured(report))
}

/// What shares are of.
pub(crate) fn measured(report: &Report) -> &'static str {
    if report.counting.unit == Unit::Bytecodes { "bytecodes" } else { "time" }
}

/// Reasons about which something can be done, and that matter.
fn costly(report: &Report) -> impl Iterator<Item = &Obstacle> {
    changeable(report).filter(|obstacle| share(report, obstacle.work) >= 0.005)
}

/// The first of these, and those that are as good as the first one.
fn as_costly(report: &Report) -> impl Iterator<Item = &Obstacle> {
    costly(report).take(alike(report, costly(report).map(|obstacle| obstacle.work)))
}

/// Names the reason that cost more than the one about which something can be done: it is the first one that the report lists.
fn apart(report: &Report, worst: &Obstacle, detail: Detail) -> Option<String> {
    let first = report.obstacles.first().filter(|first| first.work > worst.work)?;
    let part = percent(share(report, first.work));
    Some(match (is_beginning(&first.reason), detail == Detail::All) {
        (true, true) => format!("Apart from the beginning of the run ({}, {part})", first.text),
        (true, false) if detail < Detail::Place => "Apart from the beginning of the run".to_owned(),
        (true, false) => format!("Apart from the beginning of the run ({part})"),
        (false, _) => format!("Apart from what was {} ({part})", first.text),
    })
}

/// The most costly reasons about which something can be done, with their places.
fn held_back(report: &Report, worst: &Obstacle, detail: Detail) -> String {
    let (mut told, mut of) = (Vec::new(), format!(" of the {}", measured(report)));
    let alike = as_costly(report).count();
    for obstacle in as_costly(report).take(detail.named()) {
        let place = obstacle.places.first().map(|place| report.place_name(place.place)).unwrap_or_default();
        let part = percent(share(report, obstacle.work));
        let place = if detail < Detail::Place { String::new() } else { format!(", above all at {place}") };
        told.push(format!("{}, {part}{}{place}", obstacle.text, std::mem::take(&mut of)));
    }
    let what = match (apart(report, worst, detail), alike > 1) {
        (None, false) => "What holds it back most".to_owned(),
        (None, true) => format!("What holds it back most are {alike} reasons alike"),
        (Some(apart), false) => format!("{apart}, this holds it back most"),
        (Some(apart), true) => format!("{apart}, {alike} reasons alike hold it back most"),
    };
    let such = if alike > told.len() { ", such as:" } else { ":" };
    format!(" {what}{such} {}.", told.join("; "))
}

/// That it was the beginning of the run, where nothing else costs much; empty where that does not either.
fn beginning(report: &Report, covered: f64, detail: Detail) -> String {
    if report.obstacles.is_empty() || covered >= 0.98 {
        return String::new();
    }
    let alike = alike(report, report.obstacles.iter().map(|obstacle| obstacle.work));
    let first = &report.obstacles[..alike];
    let texts = listed(first.iter().map(|obstacle| obstacle.text.as_str()), detail.named());
    if first.iter().all(|obstacle| is_beginning(&obstacle.reason)) {
        format!(" The rest was outside because of the beginning of the run: {texts}.")
    } else {
        format!(" The rest was outside: {texts}.")
    }
}

/// Names the line with most work outside, and why: of reasons that are alike the one given comes first. Where all is counted that is
/// said of any such line; where it is sampled, of one that matters.
fn hottest_uncovered(report: &Report, lines: &[UncoveredLine], foremost: &str, detail: Detail) -> String {
    let is_counted = report.counting.unit == Unit::Bytecodes;
    let Some(line) = lines.first() else {
        let none = " No line of the program's own was executed outside: what was lies in the class library.";
        return if is_counted && report.work.interpreted > 0 { none.to_owned() } else { String::new() };
    };
    let part = share(report, line.work);
    if !is_counted && part < 0.001 {
        return String::new();
    }
    let beside = if is_counted {
        format!(", {}", report.amount(line.work))
    } else if detail == Detail::All {
        let others = self::alike(report, lines.iter().map(|line| line.work)).saturating_sub(1);
        let others = if others > 0 { format!(", and {others} more alike") } else { String::new() };
        format!(", with what it calls in the library{others}")
    } else {
        String::new()
    };
    let mut alike: Vec<&str> = line.reasons.iter().take(line.alike as usize).map(|reason| &*reason.reason).collect();
    alike.sort_by_key(|&reason| reason != foremost);
    let why = match alike[..] {
        _ if detail < Detail::Reason && detail != Detail::Why => String::new(),
        [] => String::new(),
        [reason] => format!(": {}", in_words(report, reason)),
        _ => {
            let reasons = alike.iter().map(|&reason| in_words(report, reason));
            format!(", for several reasons alike: {}", listed(reasons, detail.named()))
        }
    };
    format!(" The hottest uncovered line is {} ({}{beside}){why}.", report.place_name(line.place), percent(part))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_reasons_are_listed() {
        assert_eq!(listed(["one"].into_iter(), 3), "one");
        assert_eq!(listed(["one", "two", "three"].into_iter(), 3), "one; two; three");
        let five = ["one", "two", "three", "four", "five"];
        assert_eq!(listed(five.into_iter(), 3), "one; two; three; and 2 more");
        assert_eq!(listed(five.into_iter(), 1), "one; and 4 more");
    }

    #[test]
    fn shares_have_as_many_digits_as_say_something() {
        for (share, text) in [
            (0.0, "0 %"),
            (0.0001, "< 0.1 %"),
            (0.0123, "1.2 %"),
            (0.5, "50 %"),
            (0.9949, "99.5 %"),
            (0.99999, "> 99.9 %"),
            (1.0 - f64::EPSILON, "> 99.9 %"),
            (1.0, "100 %"),
        ] {
            assert_eq!(percent(share), text);
        }
    }
}
