//! What a report comes to, in a few sentences: for the head of the page and of the text.

use std::collections::BTreeMap;

use crate::model::{Obstacle, ObstaclePlace, Place, Precision, Report, Unit, duration};
use crate::obstacles::explain;
use crate::text::hottest;

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
    let mut lines = match report.counting.unit {
        Unit::Bytecodes => counted_outside(report),
        Unit::Nanoseconds => sampled_outside(report),
    };
    lines.sort_unstable_by_key(|line| (std::cmp::Reverse(line.work), line.place));
    lines
}

/// What each line has done outside, where all of it is counted.
fn counted_outside(report: &Report) -> Vec<Uncovered<'_>> {
    let outside = hottest(report).into_iter().filter(|(_, line)| line.work.interpreted > 0);
    let lines = outside.map(|(place, line)| {
        let reason = line.reasons.iter().find(|reason| reason.work > 0);
        let why = reason.map_or("", |reason| explain(&reason.reason).0);
        Uncovered { place, work: line.work.interpreted, why }
    });
    lines.collect()
}

/// What each line and the library below it have done outside, as far as samples say so.
fn sampled_outside(report: &Report) -> Vec<Uncovered<'_>> {
    let mut lines: BTreeMap<(u32, Option<u16>), (u64, u64, Uncovered<'_>)> = BTreeMap::new();
    for reason in &report.obstacles {
        for &ObstaclePlace { place, work } in &reason.places {
            if report.is_library(place.method) {
                continue;
            }
            let new = (0, 0, Uncovered { place, work: 0, why: &reason.text });
            let (all, most, uncovered) = lines.entry((place.method, place.line)).or_insert(new);
            *all += work;
            if work > *most {
                (*most, uncovered.why) = (work, reason.text.as_str());
            }
        }
    }
    lines.into_values().map(|(work, _, line)| Uncovered { work, ..line }).collect()
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
