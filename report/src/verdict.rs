//! What a report comes to, in a few sentences: for the head of the page and of the text.

use std::collections::BTreeMap;

use crate::model::{Obstacle, ObstaclePlace, Place, Precision, Report, Unit, duration};

/// A share in per cent with so many digits as say something: `0.3 %`, `12 %`, `100 %`.
pub fn percent(share: f64) -> String {
    let percent = share * 100.0;
    match percent {
        _ if percent <= 0.0 => "0 %".to_owned(),
        _ if percent < 0.05 => "< 0.1 %".to_owned(),
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

/// A line of the program's own with what was done outside traces and machine code, there or in what it calls in the library.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Uncovered<'a> {
    /// The line.
    pub place: Place,
    /// How much was done outside.
    pub work: u64,
    /// Why, for the most part.
    pub reason: &'a Obstacle,
}

/// The program's lines with most work outside, the first one first.
pub fn uncovered(report: &Report) -> Vec<Uncovered<'_>> {
    let mut lines: BTreeMap<(u32, Option<u16>), (u64, u64, Uncovered<'_>)> = BTreeMap::new();
    for reason in &report.obstacles {
        for &ObstaclePlace { place, work } in &reason.places {
            if report.is_library(place.method) {
                continue;
            }
            let new = (0, 0, Uncovered { place, work: 0, reason });
            let (all, most, uncovered) = lines.entry((place.method, place.line)).or_insert(new);
            *all += work;
            if work > *most {
                (*most, uncovered.reason) = (work, reason);
            }
        }
    }
    let mut lines: Vec<_> = lines.into_values().map(|(work, _, line)| Uncovered { work, ..line }).collect();
    lines.sort_unstable_by_key(|line| (std::cmp::Reverse(line.work), line.place));
    lines
}

/// The verdict: what ran how, and what holds it back most.
pub fn verdict(report: &Report) -> String {
    let work = &report.work;
    let Some(covered) = work.covered_share() else {
        return format!(
            "The program ran for {}, too short for a sample: nothing can be said of where its time went. \
             --tier=replay counts every bytecode.",
            duration(report.time.total)
        );
    };
    let how_much = match covered {
        _ if covered >= 0.98 => "Nearly everything",
        _ if covered >= 0.75 => "Most",
        _ if covered >= 0.6 => "More than half",
        _ if covered >= 0.4 => "About half",
        _ if covered >= 0.15 => "A part",
        _ if covered >= 0.05 => "A small part",
        _ => "Next to nothing",
    };
    let on_traces = percent(share(report, work.on_traces()));
    let mut text = match report.counting.unit {
        Unit::Nanoseconds if covered >= 0.05 => format!(
            "{how_much} of the time in Java code ({}) was spent in machine code, {on_traces} of all on traces.",
            percent(covered)
        ),
        Unit::Nanoseconds => {
            format!("{how_much} was compiled: {} of the time was interpreted.", percent(1.0 - covered))
        }
        Unit::Bytecodes => {
            let completed = percent(share(report, work.completed));
            format!(
                "{how_much} was executed on traces: {on_traces} of all bytecodes, {completed} in traces that completed."
            )
        }
    };
    if let Some(worst) = changeable(report).next().filter(|worst| share(report, worst.work) >= 0.005) {
        let place = worst.places.first().map(|place| report.place_name(place.place)).unwrap_or_default();
        text += &format!(
            " What holds it back most: {}, {} of the {}, above all at {place}.",
            worst.text,
            percent(share(report, worst.work)),
            if report.counting.unit == Unit::Bytecodes { "bytecodes" } else { "time" }
        );
    } else if let Some(worst) = report.obstacles.first().filter(|_| covered < 0.98) {
        text += &format!(" The rest was outside because of the beginning of the run: {}.", worst.text);
    }
    if let Some(line) = uncovered(report).first().filter(|line| share(report, line.work) >= 0.001) {
        let with_library =
            if report.counting.unit == Unit::Nanoseconds { ", with what it calls in the library" } else { "" };
        text += &format!(
            " The hottest uncovered line is {} ({}{with_library}): {}.",
            report.place_name(line.place),
            percent(share(report, line.work)),
            line.reason.text
        );
    }
    if report.counting.work == Precision::Sampled
        && report.counting.interpreter_samples + report.counting.machine_samples < 50
    {
        text += " There are few samples: a longer run tells more.";
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_have_as_many_digits_as_say_something() {
        for (share, text) in
            [(0.0, "0 %"), (0.0001, "< 0.1 %"), (0.0123, "1.2 %"), (0.5, "50 %"), (0.9949, "99.5 %"), (1.0, "100 %")]
        {
            assert_eq!(percent(share), text);
        }
    }
}
