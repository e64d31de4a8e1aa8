//! The program's lines with what they call in the library: in goes a report, out come its lines, each with all work that it leads to.
//!
//! Of their own, lines that call the library do little: their time is spent below them. Where bytecodes are counted, nothing says
//! who has called what was executed outside, and a line's work is its own.

use std::collections::BTreeMap;

use crate::model::{Cover, Line, Method, Place, Report, Unit, Work};
use crate::source::path_of;

/// A line of the program's own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HotLine<'a> {
    /// Where it is.
    pub place: Place,
    /// What it does itself.
    pub line: &'a Line,
    /// Work in it and, where time is sampled, in what it calls in the library.
    pub work: Work,
    /// Why it was done outside, the most first.
    pub reasons: Vec<(&'a str, u64)>,
}

impl HotLine<'_> {
    /// How most of it was executed.
    pub fn cover(&self) -> Cover {
        if self.work == self.line.work {
            return self.line.cover;
        }
        let Work { compiled, grown, completed, partial, interpreted } = self.work;
        let kinds = [
            (interpreted, Cover::Interpreted),
            (completed + partial, Cover::Traced),
            (grown, Cover::Grown),
            (compiled, Cover::Compiled),
        ];
        kinds.into_iter().max().map_or(self.line.cover, |(_, cover)| cover)
    }
}

/// What was done in the library below a line.
#[derive(Default)]
struct Below<'a> {
    work: Work,
    reasons: BTreeMap<&'a str, u64>,
}

/// A line: its method and its number, 0 where it has none.
type Key = (u32, u16);

fn key(place: Place) -> Key {
    (place.method, place.line.unwrap_or(0))
}

/// The innermost place of the program's own on a stack whose work was done in the library.
pub(crate) fn above_library(report: &Report, frames: &[Place]) -> Option<usize> {
    let last = frames.last()?;
    if !report.is_library(last.method) {
        return None;
    }
    frames.iter().rposition(|place| !report.is_library(place.method))
}

/// What was done in the library, by the line that has called it.
fn below(report: &Report) -> BTreeMap<Key, Below<'_>> {
    let mut lines: BTreeMap<Key, Below<'_>> = BTreeMap::new();
    if report.counting.unit == Unit::Bytecodes {
        return lines;
    }
    for stack in &report.stacks {
        let frames = report.frames_of(stack);
        let Some(own) = above_library(report, &frames) else { continue };
        let work = &mut lines.entry(key(frames[own])).or_default().work;
        match stack.cover {
            Cover::Compiled => work.compiled += stack.work,
            Cover::Grown => work.grown += stack.work,
            Cover::Traced => work.completed += stack.work,
            // Places of reasons say it, and why.
            Cover::Interpreted | Cover::NeverRun => {}
        }
    }
    // Places have what was done in them and below them: what was done in them is that of their blocks.
    for obstacle in &report.obstacles {
        for place in obstacle.places.iter().filter(|place| !report.is_library(place.place.method)) {
            let method = report.methods.get(place.place.method as usize);
            let blocks = method.into_iter().flat_map(|method| &method.blocks);
            let of_line = blocks.filter(|block| block.line == place.place.line);
            let reasons = of_line.flat_map(|block| &block.reasons).filter(|reason| reason.reason == obstacle.reason);
            let own: u64 = reasons.map(|reason| reason.work).sum();
            let work = place.work.saturating_sub(own);
            if work > 0 {
                let below = lines.entry(key(place.place)).or_default();
                below.work.interpreted += work;
                *below.reasons.entry(&obstacle.reason).or_default() += work;
            }
        }
    }
    lines
}

/// The program's lines with work in them or below them, the most first.
pub fn hottest(report: &Report) -> Vec<HotLine<'_>> {
    let below = below(report);
    let mut lines = Vec::new();
    for (number, method) in (0u32..).zip(&report.methods).filter(|&(number, _)| !report.is_library(number)) {
        for line in &method.lines {
            let below = below.get(&(number, line.line));
            let mut work = line.work;
            let mut reasons: BTreeMap<&str, u64> = BTreeMap::new();
            for reason in line.reasons.iter().filter(|reason| reason.work > 0) {
                *reasons.entry(&reason.reason).or_default() += reason.work;
            }
            if let Some(below) = below {
                work += below.work;
                for (&reason, &work) in &below.reasons {
                    *reasons.entry(reason).or_default() += work;
                }
            }
            if work.is_empty() {
                continue;
            }
            let block = method.blocks.iter().find(|block| block.line == Some(line.line));
            let place = Place {
                method: number,
                at: block.map_or(0, |block| block.at),
                line: Some(line.line).filter(|&line| line > 0),
            };
            let mut reasons: Vec<(&str, u64)> = reasons.into_iter().collect();
            reasons.sort_by_key(|&(_, work)| std::cmp::Reverse(work));
            lines.push(HotLine { place, line, work, reasons });
        }
    }
    lines.sort_by_key(|line| (std::cmp::Reverse(line.work.total()), line.place));
    lines
}

/// The method of the library that a line calls and below which most of its work outside was done.
pub(crate) fn called(report: &Report, line: Place) -> Option<u32> {
    most_below(report, line, |frames, work, _| Some((frames.first()?.method, work)))
}

/// The method of the library in which most was done outside for a reason, of what a line calls. Stacks have no reasons: those of
/// their innermost methods tell how much it was.
pub(crate) fn innermost(report: &Report, line: Place, reason: &str) -> Option<u32> {
    most_below(report, line, |frames, work, report| {
        let innermost = frames.last()?.method;
        let method = report.methods.get(innermost as usize)?;
        let reasons = method.lines.iter().flat_map(|line| &line.reasons);
        let of_reason: u64 = reasons.filter(|of| of.reason == reason).map(|of| of.work).sum();
        let part = of_reason as f64 / method.work.interpreted.max(1) as f64;
        Some((innermost, (work as f64 * part) as u64))
    })
}

/// The method with most of what interpreted stacks below a line give.
fn most_below(report: &Report, line: Place, of: impl Fn(&[Place], u64, &Report) -> Option<(u32, u64)>) -> Option<u32> {
    let mut methods: BTreeMap<u32, u64> = BTreeMap::new();
    for stack in report.stacks.iter().filter(|stack| stack.cover == Cover::Interpreted) {
        let frames = report.frames_of(stack);
        let Some(own) = above_library(report, &frames) else { continue };
        if key(frames[own]) != key(line) {
            continue;
        }
        if let Some((method, work)) = of(&frames[own + 1..], stack.work, report) {
            *methods.entry(method).or_default() += work;
        }
    }
    methods.into_iter().filter(|&(_, work)| work > 0).max_by_key(|&(_, work)| work).map(|(method, _)| method)
}

/// Whether a method is the constructor that a compiler makes where there is none: it calls another one, on the first line of its
/// class. One that is written so, and is empty, is as little worth telling of.
fn is_implicit(report: &Report, method: &Method) -> bool {
    let [line] = &method.lines[..] else { return false };
    let of_class = report.classes.get(method.class as usize).into_iter().flat_map(|class| &class.methods);
    let lines = of_class.filter_map(|&other| report.methods.get(other as usize)).flat_map(|other| &other.lines);
    method.name == "<init>"
        && matches!(&method.code[..], [_, call, _] if call.text.starts_with("invokespecial "))
        && lines.map(|line| line.line).min() == Some(line.line)
}

/// Source lines of the program's own classes, and whether they ran. A line of a file is one, however many methods and classes have
/// a part in it; it ran if one of them ran there. Constructors that no source has and that never ran are left out.
pub fn own_lines(report: &Report) -> BTreeMap<(String, u16), bool> {
    let mut lines: BTreeMap<(String, u16), bool> = BTreeMap::new();
    for class in report.classes.iter().filter(|class| !class.library) {
        let file = path_of(class).unwrap_or_else(|| class.name.clone());
        let methods = class.methods.iter().filter_map(|&method| report.methods.get(method as usize));
        for method in methods {
            for line in method.lines.iter().filter(|line| line.line > 0) {
                if line.run > 0 || !is_implicit(report, method) {
                    *lines.entry((file.clone(), line.line)).or_default() |= line.run > 0;
                }
            }
        }
    }
    lines
}
