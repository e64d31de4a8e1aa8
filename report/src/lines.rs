//! The program's lines with what they call in the library: in goes a report, out come its lines, each with all work that it leads to.
//!
//! Of their own, lines that call the library do little: their time is spent below them. Where bytecodes are counted, nothing says
//! who has called what was executed outside, and a line's work is its own.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use crate::model::{Class, Cover, Line, Method, Place, Precision, Report, Unit, Work};
use crate::source::path_of;

/// What a method has of a source line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part<'a> {
    /// Where it is.
    pub place: Place,
    /// What the method does there.
    pub line: &'a Line,
}

/// A source line of the program's own. One that several methods have a part in, such as that of a lambda, is one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HotLine<'a> {
    /// Where it is: in the method that does most there, and in no lambda if there is another one.
    pub place: Place,
    /// What each method has of it that does something there.
    pub parts: Vec<Part<'a>>,
    /// What is done in the line itself.
    pub own: Work,
    /// Work in it and, where time is sampled, in what it calls in the library.
    pub work: Work,
    /// Why it was done outside, the most first.
    pub reasons: Vec<(&'a str, u64)>,
}

impl HotLine<'_> {
    /// How most of it was executed.
    pub fn cover(&self) -> Cover {
        if let [part] = &self.parts[..]
            && self.work == part.line.work
        {
            return part.line.cover;
        }
        let Work { compiled, grown, completed, partial, interpreted } = self.work;
        let kinds = [
            (interpreted, Cover::Interpreted),
            (completed + partial, Cover::Traced),
            (grown, Cover::Grown),
            (compiled, Cover::Compiled),
        ];
        kinds.into_iter().max().map_or(Cover::NeverRun, |(_, cover)| cover)
    }

    /// Whether a part of it is covered and another one is not.
    pub fn is_partial(&self) -> bool {
        let covered = |part: &Part<'_>| part.line.covered;
        self.parts.iter().any(|part| covered(part) > 0)
            && self.parts.iter().any(|part| covered(part) < part.line.bytecodes)
    }

    /// How many of its first reasons are as good as the first one: the samples do not tell which of them costs most.
    pub fn alike(&self, report: &Report) -> usize {
        alike(report, self.reasons.iter().map(|&(_, work)| work))
    }

    /// Whether a place lies in it.
    pub fn has(&self, place: Place) -> bool {
        self.parts.iter().any(|part| key(part.place) == key(place))
    }

    /// What was done outside in the line itself for a reason.
    pub fn own_work_of(&self, reason: &str) -> u64 {
        let reasons = self.parts.iter().flat_map(|part| &part.line.reasons);
        reasons.filter(|of| of.reason == reason).map(|of| of.work).sum()
    }
}

/// How many of the first of some works, the greatest first, are as good as the first one: the samples do not tell which of them is.
/// What is far less than the first one is never as good.
pub(crate) fn alike(report: &Report, works: impl IntoIterator<Item = u64>) -> usize {
    let samples = report.counting.interpreter_samples as f64 / report.work.interpreted.max(1) as f64;
    let is_sampled = report.counting.work == Precision::Sampled;
    let mut works = works.into_iter().map(|work| work as f64 * samples);
    let Some(first) = works.next() else { return 0 };
    // The variance of a number of samples is that number, and that of a difference the sum of both.
    let as_good = |work: &f64| is_sampled && *work >= first / 4.0 && may_be_chance(first - work, first + work);
    1 + works.take_while(as_good).count()
}

/// Whether two shares, each found by so many samples, may be the same one: numbers of samples are distributed binomially, and were it
/// one share, all samples together would tell it best.
pub(crate) fn shares_alike([one, other]: [f64; 2], samples: [u64; 2]) -> bool {
    let [of_one, of_other] = samples.map(|samples| samples.max(1) as f64);
    let together = (one * of_one + other * of_other) / (of_one + of_other);
    may_be_chance(one - other, together * (1.0 - together) * (1.0 / of_one + 1.0 / of_other))
}

/// Whether a difference may be chance: it is within two standard deviations.
fn may_be_chance(difference: f64, variance: f64) -> bool {
    difference.abs() <= 2.0 * variance.max(0.0).sqrt()
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

/// A source line while methods' parts of it are gathered.
#[derive(Default)]
struct Gathered<'a> {
    /// With the work in each and below it.
    parts: Vec<(Part<'a>, u64)>,
    own: Work,
    work: Work,
    reasons: BTreeMap<&'a str, u64>,
}

impl<'a> Gathered<'a> {
    fn add(&mut self, part: Part<'a>, below: Option<&Below<'a>>) {
        let before = self.work.total();
        self.own += part.line.work;
        self.work += part.line.work;
        let own = part.line.reasons.iter().map(|reason| (&*reason.reason, reason.work));
        let called = below.into_iter().flat_map(|below| &below.reasons).map(|(&reason, &work)| (reason, work));
        for (reason, work) in own.chain(called).filter(|&(_, work)| work > 0) {
            *self.reasons.entry(reason).or_default() += work;
        }
        if let Some(below) = below {
            self.work += below.work;
        }
        self.parts.push((part, self.work.total() - before));
    }

    /// The line; `None` where nothing was done.
    fn line(self, report: &Report) -> Option<HotLine<'a>> {
        let is_lambda = |place: Place| {
            report.methods.get(place.method as usize).is_some_and(|method| method.name.starts_with("lambda$"))
        };
        let first = |(part, work): &&(Part<'_>, u64)| (is_lambda(part.place), Reverse(*work), part.place);
        let place = self.parts.iter().min_by_key(first)?.0.place;
        let parts = self.parts.iter().map(|&(part, _)| part).collect();
        let mut reasons: Vec<(&str, u64)> = self.reasons.into_iter().collect();
        reasons.sort_by_key(|&(_, work)| Reverse(work));
        Some(HotLine { place, parts, own: self.own, work: self.work, reasons }).filter(|line| !line.work.is_empty())
    }
}

/// The program's lines with work in them or below them, the most first.
pub fn hottest(report: &Report) -> Vec<HotLine<'_>> {
    let below = below(report);
    let files: Vec<String> = report.classes.iter().map(file_of).collect();
    // What has no line is told apart by its method.
    let mut gathered: BTreeMap<(&str, u16, Option<u32>), Gathered<'_>> = BTreeMap::new();
    for (number, method) in (0u32..).zip(&report.methods).filter(|&(number, _)| !report.is_library(number)) {
        let file = files.get(method.class as usize).map_or("", String::as_str);
        for line in &method.lines {
            let below = below.get(&(number, line.line));
            if line.work.is_empty() && below.is_none() {
                continue;
            }
            let block = method.blocks.iter().find(|block| block.line == Some(line.line));
            let place = Place {
                method: number,
                at: block.map_or(0, |block| block.at),
                line: Some(line.line).filter(|&line| line > 0),
            };
            let of_method = place.line.is_none().then_some(number);
            gathered.entry((file, line.line, of_method)).or_default().add(Part { place, line }, below);
        }
    }
    let mut lines: Vec<HotLine<'_>> = gathered.into_values().filter_map(|gathered| gathered.line(report)).collect();
    lines.sort_by_key(|line| (Reverse(line.work.total()), line.place));
    lines
}

/// The method of the library that a line calls and below which most of its work outside was done.
pub(crate) fn called(report: &Report, line: &HotLine<'_>) -> Option<u32> {
    most_below(report, line, |frames, work, _| Some((frames.first()?.method, work)))
}

/// The method of the library in which most was done outside for a reason, of what a line calls. Stacks have no reasons: those of
/// their innermost methods tell how much it was.
pub(crate) fn innermost(report: &Report, line: &HotLine<'_>, reason: &str) -> Option<u32> {
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
fn most_below(
    report: &Report,
    line: &HotLine<'_>,
    of: impl Fn(&[Place], u64, &Report) -> Option<(u32, u64)>,
) -> Option<u32> {
    let mut methods: BTreeMap<u32, u64> = BTreeMap::new();
    for stack in report.stacks.iter().filter(|stack| stack.cover == Cover::Interpreted) {
        let frames = report.frames_of(stack);
        let Some(own) = above_library(report, &frames) else { continue };
        if !line.has(frames[own]) {
            continue;
        }
        if let Some((method, work)) = of(&frames[own + 1..], stack.work, report) {
            *methods.entry(method).or_default() += work;
        }
    }
    methods.into_iter().filter(|&(_, work)| work > 0).max_by_key(|&(_, work)| work).map(|(method, _)| method)
}

/// The source file of a class, else its name.
fn file_of(class: &Class) -> String {
    path_of(class).unwrap_or_else(|| class.name.clone())
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
/// a part in it; it ran if one of them ran there. Constructors and other methods that no source has and that never ran are left out.
pub fn own_lines(report: &Report) -> BTreeMap<(String, u16), bool> {
    let mut lines: BTreeMap<(String, u16), bool> = BTreeMap::new();
    for class in report.classes.iter().filter(|class| !class.library) {
        let file = file_of(class);
        let methods = class.methods.iter().filter_map(|&method| report.methods.get(method as usize));
        for method in methods {
            for line in method.lines.iter().filter(|line| line.line > 0) {
                if line.run > 0 || !(method.generated || is_implicit(report, method)) {
                    *lines.entry((file.clone(), line.line)).or_default() |= line.run > 0;
                }
            }
        }
    }
    lines
}
