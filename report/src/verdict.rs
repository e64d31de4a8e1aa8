//! What a report comes to, in a few sentences: for the head of the page and of the text.

use crate::lines::{HotLine, called, hottest, innermost};
use crate::model::{Obstacle, ObstaclePlace, Place, Precision, Report, Unit, duration};
use crate::obstacles::{asks, explain};

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

/// Obstacles about which something can be done, the most costly first.
pub fn changeable(report: &Report) -> impl Iterator<Item = &Obstacle> {
    let passing = |reason: &str| {
        matches!(
            reason,
            "cold" | "profiling" | "compiling" | "budget" | "run-ends" | "start-delay" | "before-trace" | "seldom"
        )
    };
    report.obstacles.iter().filter(move |obstacle| !passing(&obstacle.reason))
}

/// A line of the program's own with what was done outside traces and machine code: there or, where samples say it, in what it
/// calls in the library.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Uncovered<'a> {
    /// The line.
    pub place: Place,
    /// How much was done outside.
    pub work: u64,
    /// Why, for the most part, in words.
    pub why: &'a str,
}

/// The program's lines with most work outside, the first one first.
pub fn uncovered(report: &Report) -> Vec<Uncovered<'_>> {
    let outside = hottest(report).into_iter().filter(|line| line.work.interpreted > 0);
    let lines = outside.map(|line| {
        let why = line.reasons.first().map_or("", |&(reason, _)| in_words(report, reason));
        Uncovered { place: line.place, work: line.work.interpreted, why }
    });
    let mut lines: Vec<_> = lines.collect();
    lines.sort_by_key(|line| (std::cmp::Reverse(line.work), line.place));
    lines
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

/// What can be done, each with its reason and its place, what costs most first; with how much work it concerns.
pub fn advice(report: &Report) -> Vec<(u64, String)> {
    let lines = hottest(report);
    let mut found: Vec<(u64, String)> = changeable(report)
        .filter_map(|obstacle| {
            let ObstaclePlace { place, .. } = *obstacle.places.first()?;
            let inside = innermost_of(report, &lines, obstacle, place);
            if obstacle.advice.is_empty()
                || !asks(&obstacle.reason, inside.is_some() || report.is_library(place.method))
            {
                return None;
            }
            let name = report.place_name(place);
            let place = inside.map_or_else(|| name.clone(), |class| format!("inside {class}, below {name}"));
            Some((obstacle.work, format!("{}, {place}: {}", capital(&obstacle.text), obstacle.advice)))
        })
        .collect();
    found.extend(less_of_the_library(report, &lines));
    found.sort_by_key(|&(work, _)| std::cmp::Reverse(work));
    found
}

/// The class of the library in which most was done for a reason of what a line has called; none where most of it is the line's own.
fn innermost_of(report: &Report, lines: &[HotLine<'_>], obstacle: &Obstacle, of: Place) -> Option<String> {
    let line = lines.iter().find(|line| (line.place.method, line.place.line) == (of.method, of.line))?;
    let all: u64 = line.reasons.iter().filter(|(reason, _)| *reason == obstacle.reason).map(|(_, work)| work).sum();
    let own = line.line.reasons.iter().filter(|reason| reason.reason == obstacle.reason);
    let own: u64 = own.map(|reason| reason.work).sum();
    if own * 2 > all {
        return None;
    }
    innermost(report, line.place, &obstacle.reason).map(|method| report.class_of(method))
}

/// What to do about a line whose time is spent in the library below it.
fn less_of_the_library(report: &Report, lines: &[HotLine<'_>]) -> Option<(u64, String)> {
    let outside = |line: &HotLine<'_>| line.work.interpreted.saturating_sub(line.line.work.interpreted);
    let line = lines.iter().max_by_key(|line| outside(line))?;
    let work = outside(line);
    let of_all = share(report, work);
    let method = called(report, line.place).filter(|_| of_all >= 0.1)?;
    let (part, name, place) = (percent(of_all), report.method_name(method), report.place_name(line.place));
    let text = format!(
        "Interpreted in the library, below {place}, above all in what {name} does ({part} in all): call it less often, or \
         something that does less."
    );
    Some((work, text))
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The verdict: what ran how, and what holds it back most.
pub fn verdict(report: &Report) -> String {
    let Some(covered) = report.work.covered_share() else {
        return format!(
            "The program ran for {}, too short for a sample: nothing can be said of where its time went. \
             --tier=replay counts every bytecode.",
            duration(report.time.total)
        );
    };
    let mut text = how_much(report, covered) + &held_back(report, covered) + &hottest_uncovered(report);
    if report.counting.work == Precision::Sampled
        && report.counting.interpreter_samples + report.counting.machine_samples < 50
    {
        text += " There are few samples: a longer run tells more.";
    }
    text
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

/// The most costly reason about which something can be done, else the beginning of the run; empty where neither costs much.
fn held_back(report: &Report, covered: f64) -> String {
    let first = report.obstacles.first();
    let Some(worst) = changeable(report).next().filter(|worst| share(report, worst.work) >= 0.005) else {
        let first = first.filter(|_| covered < 0.98);
        return first.map_or_else(String::new, |first| {
            format!(" The rest was outside because of the beginning of the run: {}.", first.text)
        });
    };
    let what = if first.is_some_and(|first| first.work > worst.work) {
        "Apart from the beginning of the run, this holds it back most"
    } else {
        "What holds it back most"
    };
    let place = worst.places.first().map(|place| report.place_name(place.place)).unwrap_or_default();
    format!(
        " {what}: {}, {} of the {}, above all at {place}.",
        worst.text,
        percent(share(report, worst.work)),
        if report.counting.unit == Unit::Bytecodes { "bytecodes" } else { "time" }
    )
}

/// Names the line with most work outside. Where all is counted that is said of any such line; where it is sampled, of one that
/// matters.
fn hottest_uncovered(report: &Report) -> String {
    let is_counted = report.counting.unit == Unit::Bytecodes;
    let lines = uncovered(report);
    let Some(line) = lines.first() else {
        let none = " No line of the program's own was executed outside: what was lies in the class library.";
        return if is_counted && report.work.interpreted > 0 { none.to_owned() } else { String::new() };
    };
    let part = share(report, line.work);
    if !is_counted && part < 0.001 {
        return String::new();
    }
    let beside = if is_counted { report.amount(line.work) } else { "with what it calls in the library".to_owned() };
    let place = report.place_name(line.place);
    format!(" The hottest uncovered line is {place} ({}, {beside}): {}.", percent(part), line.why)
}

#[cfg(test)]
mod tests {
    use super::*;

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
