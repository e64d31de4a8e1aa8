//! What to change so that less is done outside: in goes a report, out come sentences, each with its reason, its places and what can be
//! done there; and where there are none, why.
//!
//! The text and the page have them from here. Advice is given for places that hold [`LEAST_SHARE`] of all work, and [`LEAST_SAMPLES`]
//! where work is sampled.

use std::cmp::Reverse;

use crate::lines::{HotLine, above_library, called, hottest, innermost};
use crate::model::{Cover, Obstacle, Place, Precision, Report, Unit, grouped};
use crate::obstacles::{asks, is_beginning, is_exit, passes, throws};
use crate::verdict::{capital, changeable, measured, percent, share};

/// The least share of all work that a place holds of which something is said.
pub const LEAST_SHARE: f64 = 0.02;

/// The least samples that have found it. Of so many the standard deviation is 4, and twice that is half of them: the share is known
/// within a factor of two.
pub const LEAST_SAMPLES: u64 = 16;

/// The least share of a line whose time is spent in the library below it for several reasons.
const LEAST_SHARE_BELOW: f64 = 0.1;

/// Places that are named beside each other; of more the number is told.
const NAMED: usize = 3;

/// The class in which exceptions are made.
const THROWABLE: &str = "java.lang.Throwable";

/// What to do about exceptions that the program makes.
const MADE_HERE: &str = "Exceptions are made here, each with its stack trace. Make fewer, or make them without one: \
                         writableStackTrace=false in the constructor of Throwable.";

/// Something to change.
struct Change<'a> {
    obstacle: &'a Obstacle,
    advice: String,
    /// Where, in words.
    places: Vec<String>,
    work: u64,
}

/// What can be done, each with its reason and its places, what costs most first; with how much work it concerns.
pub fn advice(report: &Report) -> Vec<(u64, String)> {
    let lines = hottest(report);
    let mut changes: Vec<Change<'_>> = Vec::new();
    for obstacle in changeable(report) {
        for of_place in obstacle.places.iter().filter(|place| is_worth(report, place.work)) {
            let Some((advice, place)) = advised(report, &lines, obstacle, of_place.place) else { continue };
            // What is made for several reasons at one place is said once, and so is what is the same at several places.
            let said = changes.iter().position(|change| change.advice == advice && change.places.contains(&place));
            let same =
                || changes.iter().position(|change| change.advice == advice && std::ptr::eq(change.obstacle, obstacle));
            match said.or_else(same).map(|at| &mut changes[at]) {
                Some(change) => {
                    change.work += of_place.work;
                    if !change.places.contains(&place) {
                        change.places.push(place);
                    }
                }
                None => changes.push(Change { obstacle, advice, places: vec![place], work: of_place.work }),
            }
        }
    }
    let mut found: Vec<(u64, String)> = changes.iter().map(|change| (change.work, change.text(report))).collect();
    found.extend(less_of_the_library(report, &lines));
    found.sort_by_key(|&(work, _)| Reverse(work));
    found
}

/// What to change in sentences, what costs most first; or the one that says why there is nothing.
pub fn changes(report: &Report) -> Vec<String> {
    let found: Vec<String> = advice(report).into_iter().map(|(_, text)| text).collect();
    if found.is_empty() { vec![nothing_to_change(report)] } else { found }
}

/// Why there is nothing to change, where [`advice`] finds nothing.
pub fn nothing_to_change(report: &Report) -> String {
    let outside = report.work.interpreted;
    let beginning = report.obstacles.iter().filter(|obstacle| is_beginning(&obstacle.reason));
    let samples = report.counting.interpreter_samples;
    let places = changeable(report).flat_map(|obstacle| &obstacle.places).map(|place| place.work);
    let is_too_little_known =
        places.into_iter().any(|work| share(report, work) >= LEAST_SHARE && !is_worth(report, work));
    if share(report, outside) <= LEAST_SHARE {
        "Nothing to change: nearly all is covered.".to_owned()
    } else if is_sampled(report) && (samples < LEAST_SAMPLES || is_too_little_known) {
        let s = if samples == 1 { "" } else { "s" };
        format!("Nothing to change can be told from {samples} sample{s} of interpreted code: a longer run tells more.")
    } else if beginning.map(|obstacle| obstacle.work).sum::<u64>() * 2 >= outside {
        "Nothing to change: what was outside was mostly the beginning of the run.".to_owned()
    } else {
        let samples = if is_sampled(report) { format!(" and {LEAST_SAMPLES} samples") } else { String::new() };
        format!(
            "Nothing to change: no place about which something can be done has {} of the {}{samples}.",
            percent(LEAST_SHARE),
            measured(report)
        )
    }
}

fn is_sampled(report: &Report) -> bool {
    report.counting.work == Precision::Sampled
}

/// Whether so much work is worth saying something of, and known well enough.
fn is_worth(report: &Report, work: u64) -> bool {
    let samples = report.counting.interpreter_samples as f64 * work as f64 / report.work.interpreted.max(1) as f64;
    share(report, work) >= LEAST_SHARE && (!is_sampled(report) || samples >= LEAST_SAMPLES as f64)
}

impl Change<'_> {
    fn text(&self, report: &Report) -> String {
        let Obstacle { reason, text, .. } = self.obstacle;
        let mut places = self.places.iter().take(NAMED).map(String::as_str).collect::<Vec<_>>().join(", ");
        if self.places.len() > NAMED {
            places += &format!(" and {} more", self.places.len() - NAMED);
        }
        let how = if is_exit(reason) { "interpreted at " } else { "" };
        let left = if throws(reason) { most_left(report, reason) } else { None };
        let left = left.filter(|_| self.advice != MADE_HERE).unwrap_or_default();
        format!("{}, {how}{places}{left}: {}", capital(text), self.advice)
    }
}

/// Where machine code was left most often for a reason: of exceptions that is not where the interpreter goes on.
fn most_left(report: &Report, reason: &str) -> Option<String> {
    let left = report.regions.iter().map(|region| {
        let exits = region.exits.iter().filter(|exit| exit.reason == reason);
        (exits.map(|exit| exit.taken).sum::<u64>(), region.root)
    });
    let (times, root) = left.filter(|&(times, _)| times > 0).max_by_key(|&(times, root)| (times, Reverse(root)))?;
    let (root, times) = (report.place_name(root), grouped(times));
    Some(format!("; machine code was left for that most often in the piece entered at {root}, {times} times"))
}

/// What to do about a reason at a place, and the place in words: of what lies in the library, about what the program's own line does
/// with it.
fn advised(report: &Report, lines: &[HotLine<'_>], obstacle: &Obstacle, place: Place) -> Option<(String, String)> {
    let name = report.place_name(place);
    let line = lines.iter().find(|line| line.has(place));
    let Some((line, inside)) = line.and_then(|line| Some((line, innermost_of(report, line, obstacle)?))) else {
        let asks = !obstacle.advice.is_empty() && asks(&obstacle.reason, report.is_library(place.method));
        return asks.then(|| (obstacle.advice.clone(), name));
    };
    let class = report.class_of(inside);
    let callee = called(report, line).map(|method| report.method_name(method));
    let place = format!("{name} (inside {class})");
    if class == THROWABLE {
        let advice = match callee {
            Some(callee) if !makes_exceptions(report, line) => {
                format!("{callee} makes exceptions: test before the call whether it would throw.")
            }
            _ => MADE_HERE.to_owned(),
        };
        return Some((advice, place));
    }
    if obstacle.advice.is_empty() || !asks(&obstacle.reason, true) {
        return None;
    }
    let advice = match callee.filter(|_| obstacle.reason == "native") {
        Some(callee) => {
            format!("Natives are called by the interpreter: call {callee} less often, with more to do.")
        }
        None => obstacle.advice.clone(),
    };
    Some((advice, place))
}

/// The method of the library in which most was done for a reason of what a line has called; none where most of it is the line's own.
fn innermost_of(report: &Report, line: &HotLine<'_>, obstacle: &Obstacle) -> Option<u32> {
    let all: u64 = line.reasons.iter().filter(|(reason, _)| *reason == obstacle.reason).map(|(_, work)| work).sum();
    if line.own_work_of(&obstacle.reason) * 2 > all {
        return None;
    }
    innermost(report, line, &obstacle.reason)
}

/// Whether most of the exceptions below a line are made by the line itself: nothing but constructors leads to where they are.
fn makes_exceptions(report: &Report, line: &HotLine<'_>) -> bool {
    let (mut here, mut below) = (0, 0);
    for stack in report.stacks.iter().filter(|stack| stack.cover == Cover::Interpreted) {
        let frames = report.frames_of(stack);
        let Some(own) = above_library(report, &frames).filter(|&own| line.has(frames[own])) else { continue };
        let is_made = |place: &Place| report.class_of(place.method) == THROWABLE;
        let Some(made) = frames[own + 1..].iter().position(is_made) else { continue };
        let constructors = frames[own + 1..own + 1 + made]
            .iter()
            .all(|place| report.methods.get(place.method as usize).is_some_and(|method| method.name == "<init>"));
        *(if constructors { &mut here } else { &mut below }) += stack.work;
    }
    here > below
}

/// What to do about a line whose time is spent in the library below it, as far as that does not pass by itself.
fn less_of_the_library(report: &Report, lines: &[HotLine<'_>]) -> Option<(u64, String)> {
    if report.counting.unit == Unit::Bytecodes {
        return None;
    }
    let outside = |line: &HotLine<'_>| -> u64 {
        let reasons = line.reasons.iter().filter(|(reason, _)| !passes(reason));
        reasons.map(|&(reason, work)| work.saturating_sub(line.own_work_of(reason))).sum()
    };
    let line = lines.iter().max_by_key(|line| outside(line))?;
    let work = outside(line);
    let of_all = share(report, work);
    let method = called(report, line).filter(|_| of_all >= LEAST_SHARE_BELOW && is_worth(report, work))?;
    let (part, name, place) = (percent(of_all), report.method_name(method), report.place_name(line.place));
    let text = format!(
        "Interpreted in the library, below {place}, above all in what {name} does ({part} in all): call it less often, or \
         something that does less."
    );
    Some((work, text))
}
