//! What a report comes to, in a few sentences: for the head of the page and of the text.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use crate::lines::{HotLine, alike, called, hottest, innermost};
use crate::model::{Obstacle, ObstaclePlace, Precision, Reason, Report, UncoveredLine, Unit, duration};
use crate::obstacles::{asks, explain};

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
    let told = lines.into_iter().take(UNCOVERED).map(|line| UncoveredLine {
        place: line.place,
        work: line.work.interpreted,
        alike: u32::try_from(line.alike(report)).unwrap_or(u32::MAX),
        reasons: line.reasons.iter().map(|&(reason, work)| Reason { reason: reason.to_owned(), work }).collect(),
    });
    told.collect()
}

/// Reasons that are named beside each other; of more the number is told.
const NAMED: usize = 3;

/// Reasons of which none is the first one, the few that are named.
fn listed<'a>(reasons: impl ExactSizeIterator<Item = &'a str>) -> String {
    let others = reasons.len().saturating_sub(NAMED);
    let mut text = reasons.take(NAMED).collect::<Vec<_>>().join("; ");
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

/// What can be done, each with its reason and its place, what costs most first; with how much work it concerns.
pub fn advice(report: &Report) -> Vec<(u64, String)> {
    let lines = hottest(report);
    // Several reasons may come to the same advice.
    let mut by_text: BTreeMap<String, u64> = BTreeMap::new();
    for obstacle in changeable(report) {
        if let Some(text) = advised(report, &lines, obstacle) {
            *by_text.entry(text).or_default() += obstacle.work;
        }
    }
    let mut found: Vec<(u64, String)> = by_text.into_iter().map(|(text, work)| (work, text)).collect();
    found.extend(less_of_the_library(report, &lines));
    found.sort_by_key(|&(work, _)| Reverse(work));
    found
}

/// What to do about a reason where it costs most: of what lies in the library, about what the program's own line does with it.
fn advised(report: &Report, lines: &[HotLine<'_>], obstacle: &Obstacle) -> Option<String> {
    let &ObstaclePlace { place, .. } = obstacle.places.first()?;
    let name = report.place_name(place);
    let line = lines.iter().find(|line| line.has(place));
    let Some((line, inside)) = line.and_then(|line| Some((line, innermost_of(report, line, obstacle)?))) else {
        let asks = !obstacle.advice.is_empty() && asks(&obstacle.reason, report.is_library(place.method));
        return asks.then(|| format!("{}, {name}: {}", capital(&obstacle.text), obstacle.advice));
    };
    let class = report.class_of(inside);
    if class == THROWABLE {
        let (text, advice) = explain("throw");
        return Some(if line.throws(report) {
            format!("{}, {name}: {advice}", capital(text))
        } else {
            format!("{}, below {name}: {THROWN_BELOW}", capital(text))
        });
    }
    if obstacle.advice.is_empty() || !asks(&obstacle.reason, true) {
        return None;
    }
    let advice = match called(report, line).filter(|_| obstacle.reason == "native") {
        Some(method) => {
            format!(
                "Natives are called by the interpreter: call {} less often, with more to do.",
                report.method_name(method)
            )
        }
        None => obstacle.advice.clone(),
    };
    Some(format!("{}, inside {class}, below {name}: {advice}", capital(&obstacle.text)))
}

/// The class in which exceptions are made: what is done there is done because the program throws.
const THROWABLE: &str = "java.lang.Throwable";

/// What to do about exceptions that the library throws.
const THROWN_BELOW: &str = "Exceptions are thrown by the interpreter. Where they are frequent, test before the call whether it would \
                            throw.";

/// The method of the library in which most was done for a reason of what a line has called; none where most of it is the line's own.
fn innermost_of(report: &Report, line: &HotLine<'_>, obstacle: &Obstacle) -> Option<u32> {
    let all: u64 = line.reasons.iter().filter(|(reason, _)| *reason == obstacle.reason).map(|(_, work)| work).sum();
    if line.own_work_of(&obstacle.reason) * 2 > all {
        return None;
    }
    innermost(report, line, &obstacle.reason)
}

/// What to do about a line whose time is spent in the library below it.
fn less_of_the_library(report: &Report, lines: &[HotLine<'_>]) -> Option<(u64, String)> {
    let outside = |line: &HotLine<'_>| line.work.interpreted.saturating_sub(line.own.interpreted);
    let line = lines.iter().max_by_key(|line| outside(line))?;
    let work = outside(line);
    let of_all = share(report, work);
    let method = called(report, line).filter(|_| of_all >= 0.1)?;
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
    let mut text = how_much(report, covered) + &outside(report, covered);
    if report.counting.work == Precision::Sampled
        && report.counting.interpreter_samples + report.counting.machine_samples < FEW_SAMPLES
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

/// What was done outside: what holds the program back most of that about which something can be done, and the line with most of it. A
/// line that is both is named once.
fn outside(report: &Report, covered: f64) -> String {
    let lines = hottest(report);
    let uncovered = uncovered_of(report, &lines);
    let Some(worst) = costly(report).next() else {
        return beginning(report, covered) + &hottest_uncovered(report, &uncovered, "");
    };
    let hottest = hottest_uncovered(report, &uncovered, &worst.reason);
    let place = worst.places.first().map(|place| place.place);
    let line = place.and_then(|place| lines.iter().find(|line| line.has(place)));
    let shared =
        uncovered.first().filter(|first| line.is_some_and(|line| line.place == first.place) && !hottest.is_empty());
    let Some(shared) = shared else { return held_back(report, worst) + &hottest };
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
    let what = apart(report, worst).map_or_else(|| capital(&what), |apart| format!("{apart}, {what}"));
    let join = if is_named(worst) { ": " } else { ", " };
    format!("{hottest} {what}{join}{} of the {}.", percent(share(report, worst.work)), measured(report))
}

/// What shares are of.
fn measured(report: &Report) -> &'static str {
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
fn apart(report: &Report, worst: &Obstacle) -> Option<String> {
    let first = report.obstacles.first().filter(|first| first.work > worst.work)?;
    let part = percent(share(report, first.work));
    Some(format!("Apart from the beginning of the run ({}, {part})", first.text))
}

/// The most costly reasons about which something can be done, with their places.
fn held_back(report: &Report, worst: &Obstacle) -> String {
    let (mut told, mut of) = (Vec::new(), format!(" of the {}", measured(report)));
    for obstacle in as_costly(report).take(NAMED) {
        let place = obstacle.places.first().map(|place| report.place_name(place.place)).unwrap_or_default();
        let part = percent(share(report, obstacle.work));
        told.push(format!("{}, {part}{}, above all at {place}", obstacle.text, std::mem::take(&mut of)));
    }
    let what = match (apart(report, worst), told.len() > 1) {
        (None, false) => "What holds it back most".to_owned(),
        (None, true) => "What holds it back most are several reasons alike".to_owned(),
        (Some(apart), false) => format!("{apart}, this holds it back most"),
        (Some(apart), true) => format!("{apart}, several reasons alike hold it back most"),
    };
    format!(" {what}: {}.", told.join("; "))
}

/// That it was the beginning of the run, where nothing else costs much; empty where that does not either.
fn beginning(report: &Report, covered: f64) -> String {
    if report.obstacles.is_empty() || covered >= 0.98 {
        return String::new();
    }
    let alike = alike(report, report.obstacles.iter().map(|obstacle| obstacle.work));
    let texts = report.obstacles[..alike].iter().map(|obstacle| obstacle.text.as_str());
    format!(" The rest was outside because of the beginning of the run: {}.", listed(texts))
}

/// Names the line with most work outside, and why: of reasons that are alike the one given comes first. Where all is counted that is
/// said of any such line; where it is sampled, of one that matters.
fn hottest_uncovered(report: &Report, lines: &[UncoveredLine], foremost: &str) -> String {
    let is_counted = report.counting.unit == Unit::Bytecodes;
    let Some(line) = lines.first() else {
        let none = " No line of the program's own was executed outside: what was lies in the class library.";
        return if is_counted && report.work.interpreted > 0 { none.to_owned() } else { String::new() };
    };
    let part = share(report, line.work);
    if !is_counted && part < 0.001 {
        return String::new();
    }
    let beside = if is_counted { report.amount(line.work) } else { "with what it calls in the library".to_owned() };
    let mut alike: Vec<&str> =
        line.reasons.iter().take(line.alike as usize).map(|reason| reason.reason.as_str()).collect();
    alike.sort_by_key(|&reason| reason != foremost);
    let why = match alike[..] {
        [] => String::new(),
        [reason] => format!(": {}", in_words(report, reason)),
        _ => format!(", for several reasons alike: {}", listed(alike.iter().map(|&reason| in_words(report, reason)))),
    };
    format!(" The hottest uncovered line is {} ({}, {beside}){why}.", report.place_name(line.place), percent(part))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_reasons_are_listed() {
        assert_eq!(listed(["one"].into_iter()), "one");
        assert_eq!(listed(["one", "two", "three"].into_iter()), "one; two; three");
        assert_eq!(listed(["one", "two", "three", "four", "five"].into_iter()), "one; two; three; and 2 more");
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
