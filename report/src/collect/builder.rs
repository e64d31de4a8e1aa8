//! Classes, methods and lines of a report: in go facts by block, out come the tables in which everything else names places.

use std::borrow::Cow;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::ops::Range;

use holloway_traces::report::graph::GraphNodes;
use holloway_traces::{code, events};
use holloway_vm::classfile::{ClassFile, CodeAttribute, LineNumber, print};
use holloway_vm::{BlockId, ClassId, MethodId, Vm, heap};
use rustc_hash::FxHashMap;

use super::generated::is_generated;
use super::passes::{Piece, passes};
use super::{BlockFacts, FactsByBlock, WorkByReason, nanoseconds};
use crate::model::{Block, Class, Cover, Event, Graph, GraphNode, Instruction, Line, Method, NodeState, Place, Work};
use crate::timeline::Timeline;

/// The longest text of an instruction, in bytes.
const INSTRUCTION: usize = 100;

/// Room for the text of an event, in bytes: most need no more.
const EVENT: usize = 64;

/// Tables of classes and methods, with what was found of them.
pub(crate) struct Builder<'a> {
    vm: &'a Vm,
    facts: &'a FactsByBlock,
    pub classes: Vec<Class>,
    pub methods: Vec<Method>,
    class_numbers: BTreeMap<ClassId, u32>,
    method_numbers: BTreeMap<MethodId, u32>,
    /// Where blocks that were asked for begin: most are asked for often.
    places: FxHashMap<BlockId, Option<Place>>,
    /// The line numbers of methods with such blocks: those of the library have to be unpacked.
    line_numbers: FxHashMap<MethodId, Vec<LineNumber>>,
}

/// Of an amount that is divided evenly among so many bytecodes, that of a range of them.
fn part(amount: u64, within: &Range<u64>, of: u64) -> u64 {
    let until = |at: u64| match amount {
        0 => 0,
        _ => (u128::from(amount) * u128::from(at) / u128::from(of.max(1))) as u64,
    };
    until(within.end) - until(within.start)
}

/// Of what a block did, that of a range of its bytecodes: work, and of what was done outside how much for each reason.
fn part_of_work<'a>(
    known: &'a BlockFacts,
    within: &'a Range<u64>,
    of: u64,
) -> (Work, impl Iterator<Item = (&'static str, u64)> + Clone + use<'a>) {
    let reasons = known.reasons.iter().map(move |(reason, amount)| (reason, part(amount, within, of)));
    let all = known.reasons.total();
    // Parts of a sum are rounded otherwise than the sum of parts.
    let interpreted = reasons.clone().map(|(_, amount)| amount).sum::<u64>();
    let work = Work {
        compiled: part(known.work.compiled, within, of),
        grown: part(known.work.grown, within, of),
        completed: part(known.work.completed, within, of),
        partial: part(known.work.partial, within, of),
        interpreted: interpreted + part(known.work.interpreted.saturating_sub(all), within, of),
    };
    (work, reasons)
}

/// How most of something was executed, of which parts were executed so: by work, and where there is none the best.
fn most(parts: impl IntoIterator<Item = (Cover, u64)>) -> Cover {
    let mut covers = Covers::default();
    covers.extend(parts);
    covers.most()
}

/// Work by how it was done, where some was done so or at least code was executed so.
#[derive(Default)]
struct Covers([Option<u64>; Cover::ALL.len()]);

impl Covers {
    fn most(&self) -> Cover {
        let sums = Cover::ALL.into_iter().zip(self.0).filter_map(|(cover, work)| Some((work?, cover)));
        sums.max().map_or(Cover::NeverRun, |(_, cover)| cover)
    }
}

impl Extend<(Cover, u64)> for Covers {
    fn extend<I: IntoIterator<Item = (Cover, u64)>>(&mut self, parts: I) {
        for (cover, work) in parts {
            *self.0[cover as usize].get_or_insert(0) += work;
        }
    }
}

/// The kinds of what was executed so, with how much; of code without work its own.
fn kinds(cover: Cover, work: &Work) -> impl Iterator<Item = (Cover, u64)> {
    let done = [
        (Cover::Compiled, work.compiled),
        (Cover::Grown, work.grown),
        (Cover::Traced, work.completed + work.partial),
        (Cover::Interpreted, work.interpreted),
    ];
    std::iter::once((cover, 0)).chain(done.into_iter().filter(|&(_, work)| work > 0))
}

/// A line while it is being summed up.
#[derive(Default)]
struct Sums {
    /// The greatest number of executions of its blocks, and the work of a bytecode there.
    executions: Option<(u64, u64)>,
    /// The most work of a bytecode whose executions are not known, if there is one.
    unknown: Option<u64>,
    work: Work,
    covers: Covers,
    bytecodes: u32,
    covered: u32,
    run: u32,
    reasons: WorkByReason,
    traces: Vec<u32>,
}

impl Sums {
    /// Adds bytecodes of a block, a range of its so many.
    fn add(&mut self, known: &BlockFacts, within: &Range<u64>, of: u64) {
        let bytecodes = within.end - within.start;
        let count = |is: bool| if is { bytecodes as u32 } else { 0 };
        let (work, reasons) = part_of_work(known, within, of);
        self.bytecodes += bytecodes as u32;
        self.covered += count(known.cover.is_covered());
        self.run += count(known.cover > Cover::NeverRun);
        let each = work.total().div_ceil(bytecodes.max(1));
        match known.executions {
            Some(executions) => self.executions = self.executions.max(Some((executions, each))),
            None => self.unknown = self.unknown.max(Some(each)),
        }
        self.work += work;
        self.covers.extend(kinds(known.cover, &work));
        reasons.for_each(|(reason, amount)| self.reasons.add(reason, amount));
        self.traces.extend(&known.traces);
    }

    /// Times that the line was executed, where that is known; with passes over it, where several of its pieces were executed.
    fn executions(&self, passes: Option<Option<u64>>) -> Option<u64> {
        let (most, each) = self.executions?;
        let is_known = self.unknown.is_none_or(|unknown| {
            // What took longer was executed more often; and something was executed.
            each >= unknown && most > 0
        });
        passes.unwrap_or(Some(most)).filter(|_| is_known)
    }

    fn line(mut self, line: u16, passes: Option<Option<u64>>) -> Line {
        let executions = self.executions(passes);
        if self.run > 0 && self.run < self.bytecodes {
            self.reasons.add("never-run", 0);
        }
        self.traces.sort_unstable();
        self.traces.dedup();
        Line {
            line,
            executions,
            work: self.work,
            cover: self.covers.most(),
            bytecodes: self.bytecodes,
            covered: self.covered,
            run: self.run,
            reasons: self.reasons.into_report(),
            traces: self.traces,
        }
    }
}

/// Lines while they are being summed up, by number: bytecodes come line by line for the most part, and lines in order.
#[derive(Default)]
struct SumsByLine(Vec<(u16, Sums)>);

impl SumsByLine {
    fn of(&mut self, line: u16) -> &mut Sums {
        let at = self.0.partition_point(|&(known, _)| known < line);
        if self.0.get(at).is_none_or(|&(known, _)| known != line) {
            self.0.insert(at, (line, Sums::default()));
        }
        &mut self.0[at].1
    }
}

/// The line numbers of a method, by where they begin.
fn sorted_lines(vm: &Vm, method: MethodId) -> Vec<LineNumber> {
    let mut numbers = vm.line_numbers(method);
    numbers.sort_by_key(|number| number.start_pc);
    numbers
}

/// The line of a bytecode, as [`LineNumber::line_of`] has it: of several that begin at one place, the last.
pub(super) fn line_at(sorted: &[LineNumber], at: u16) -> Option<u16> {
    let behind = sorted.partition_point(|number| number.start_pc <= at);
    Some(sorted[..behind].last()?.line)
}

/// The blocks that begin at a bytecode: of a synchronized method a block without bytecodes, in which it locks, comes before another
/// one at the same place.
fn beginning(blocks: &[holloway_vm::code::Block], at: u16) -> &[holloway_vm::code::Block] {
    let first = blocks.partition_point(|block| block.bytecode_index < at);
    let count = blocks[first..].partition_point(|block| block.bytecode_index == at);
    &blocks[first..first + count]
}

/// What there is to tell of a method.
struct Parts {
    lines: Vec<Line>,
    blocks: Vec<Block>,
}

impl<'a> Builder<'a> {
    /// The tables: own classes first, then those of the library in which work was done, each by work.
    pub fn new(vm: &'a Vm, facts: &'a FactsByBlock) -> Builder<'a> {
        let mut by_class: BTreeMap<ClassId, BTreeMap<MethodId, Work>> = BTreeMap::new();
        for (&block, facts) in facts {
            let Some(place) = vm.block_place(block) else { continue };
            let class = vm.classes().method(place.method).class;
            *by_class.entry(class).or_default().entry(place.method).or_default() += facts.work;
        }
        let mut builder = Builder {
            vm,
            facts,
            classes: Vec::new(),
            methods: Vec::new(),
            class_numbers: BTreeMap::new(),
            method_numbers: BTreeMap::new(),
            places: FxHashMap::default(),
            line_numbers: FxHashMap::default(),
        };
        let mut classes: Vec<(bool, u64, ClassId)> = Vec::new();
        for class in vm.classes().iter().filter(|class| class.file.is_some()) {
            let library = class.boot || class.hidden;
            let work = by_class.get(&class.id).map_or(0, |methods| methods.values().map(Work::total).sum());
            if !library || work > 0 {
                classes.push((library, work, class.id));
            }
        }
        classes.sort_unstable_by_key(|&(library, work, class)| (library, Reverse(work), class));
        for (library, _, class) in classes {
            for &method in &vm.classes().class(class).methods {
                let work = by_class.get(&class).and_then(|methods| methods.get(&method)).copied().unwrap_or_default();
                if library {
                    if !work.is_empty() {
                        builder.add_folded(method, work);
                    }
                } else {
                    builder.add_own(method);
                }
            }
        }
        builder
    }

    fn class(&mut self, id: ClassId) -> u32 {
        if let Some(&known) = self.class_numbers.get(&id) {
            return known;
        }
        let class = self.vm.classes().class(id);
        let source_file = class.file.as_ref().and_then(|file| file.source_file().map(str::to_owned));
        self.classes.push(Class {
            name: class.name.replace('/', "."),
            source_file,
            library: class.boot || class.hidden,
            work: Work::default(),
            methods: Vec::new(),
        });
        let number = self.classes.len() as u32 - 1;
        self.class_numbers.insert(id, number);
        number
    }

    /// A method of which nothing is told but its name, its work and the lines that did it.
    fn add_folded(&mut self, id: MethodId, work: Work) -> u32 {
        let mut lines =
            if work.is_empty() { Vec::new() } else { self.parts(id).map_or_else(Vec::new, |parts| parts.lines) };
        if lines.iter().any(|line| line.line == 0) {
            lines.clear();
        }
        lines.retain(|line| !line.work.is_empty());
        let method = self.vm.classes().method(id);
        let class = self.class(method.class);
        let cover = match work {
            Work { interpreted, .. } if work.covered() < interpreted || work.is_empty() => Cover::Interpreted,
            Work { completed, partial, .. } if completed + partial > 0 => Cover::Traced,
            Work { compiled, grown, .. } if grown > compiled => Cover::Grown,
            _ => Cover::Compiled,
        };
        self.add(
            id,
            Method {
                class,
                name: method.name.to_string(),
                descriptor: method.descriptor.to_string(),
                work,
                executions: self.calls(id),
                cover,
                lines,
                blocks: Vec::new(),
                code: Vec::new(),
                generated: false,
            },
        )
    }

    fn add(&mut self, id: MethodId, method: Method) -> u32 {
        let number = self.methods.len() as u32;
        let class = &mut self.classes[method.class as usize];
        class.work += method.work;
        class.methods.push(number);
        self.methods.push(method);
        self.method_numbers.insert(id, number);
        number
    }

    /// A method's class file and code, if it has any.
    fn code(&self, id: MethodId) -> Option<(&'a ClassFile, CodeAttribute<'a>)> {
        let method = self.vm.classes().method(id);
        let file = self.vm.classes().class(method.class).file.as_deref()?;
        Some((file, file.method(usize::from(method.index))?.code()?))
    }

    /// Times that a method was called, where that is known: those of its first block. Nobody counts calls of natives.
    fn calls(&self, id: MethodId) -> Option<u64> {
        self.code(id)?;
        let first = self.vm.classes().method(id).version(0).and_then(|code| code.blocks.first());
        // What was never translated was never executed.
        first.and_then(|first| self.facts.get(&first.id)).map_or(Some(0), |facts| facts.executions)
    }

    /// The lines and blocks of a method; `None` where it has no code.
    fn parts(&self, id: MethodId) -> Option<Parts> {
        let (_, code) = self.code(id)?;
        let of_method = self.vm.classes().method(id);
        let line_numbers = sorted_lines(self.vm, id);
        let none = BlockFacts::default();
        let translated = of_method.version(0);
        let mut lines = SumsByLine::default();
        let (mut blocks, mut pieces) = (Vec::new(), Vec::new());
        // Bytecodes of one block and line are added together: the block, how many it has, the line, and which of the block's.
        let mut together = (Cow::Borrowed(&none), 0, None, 0..0);
        for at in code.instructions().map_while(Result::ok).map(|instruction| instruction.pc) {
            let begin = translated.map_or(&[][..], |code| beginning(&code.blocks, at));
            let (known, of, line, within) = &mut together;
            // Behind a block's end comes code that nothing reaches, and that belongs to none.
            let is_over = within.end == *of;
            if !begin.is_empty() || is_over || line_numbers.binary_search_by_key(&at, |number| number.start_pc).is_ok()
            {
                lines.of(line.unwrap_or(0)).add(known, within, *of);
                *line = line_at(&line_numbers, at);
                within.start = within.end;
                if begin.is_empty() && is_over {
                    (*known, *of, *within) = (Cow::Borrowed(&none), u64::MAX, 0..0);
                }
            }
            if let [first, others @ ..] = begin {
                let of_block = |id| self.facts.get(id).unwrap_or(&none);
                *known = Cow::Borrowed(of_block(&first.id));
                others.iter().for_each(|other| known.to_mut().join(of_block(&other.id)));
                let bytecodes = begin.iter().map(|block| block.bytecodes).sum();
                (*of, *within) = (u64::from(bytecodes), 0..0);
                blocks.push(Block {
                    at,
                    bytecodes,
                    line: *line,
                    executions: known.executions,
                    work: known.work,
                    cover: most(kinds(known.cover, &known.work)),
                    reasons: known.reasons.clone().into_report(),
                    traces: known.traces.clone(),
                });
            }
            if within.is_empty() {
                pieces.push(Piece { line: line.unwrap_or(0), start: at, executions: known.executions });
            }
            within.end += 1;
        }
        let (known, of, line, within) = together;
        lines.of(line.unwrap_or(0)).add(&known, &within, of);
        let passes = passes(code, &pieces);
        // Before the first bytecode there was a line of none.
        let lines = lines.0.into_iter().filter(|(_, sums)| sums.bytecodes > 0);
        let lines = lines.map(|(line, sums)| sums.line(line, passes.get(&line).copied()));
        Some(Parts { lines: lines.collect(), blocks })
    }

    /// A method of the program's own, with its lines and blocks; nothing where it has no code.
    fn add_own(&mut self, id: MethodId) {
        let Some(Parts { lines, blocks }) = self.parts(id) else { return };
        let Some((file, code)) = self.code(id) else { return };
        let texts = print::instructions(file, code, INSTRUCTION);
        let of_method = self.vm.classes().method(id);
        let mut work = Work::default();
        blocks.iter().for_each(|block| work += block.work);
        let method = Method {
            class: self.class(of_method.class),
            name: of_method.name.to_string(),
            descriptor: of_method.descriptor.to_string(),
            work,
            executions: self.calls(id),
            cover: most(blocks.iter().flat_map(|block| kinds(block.cover, &block.work))),
            lines,
            blocks,
            code: texts.into_iter().map(|(at, text)| Instruction { at, text }).collect(),
            generated: is_generated(file, usize::from(of_method.index)),
        };
        self.add(id, method);
    }

    /// A method's number in the report; it is added if it has none.
    pub fn method(&mut self, id: MethodId) -> u32 {
        match self.method_numbers.get(&id) {
            Some(&known) => known,
            None => self.add_folded(id, Work::default()),
        }
    }

    /// Whether a method of the report belongs to the program's own classes.
    pub fn is_own(&self, method: u32) -> bool {
        !self.classes[self.methods[method as usize].class as usize].library
    }

    /// Where a block begins.
    pub fn place(&mut self, block: BlockId) -> Option<Place> {
        match self.places.get(&block) {
            Some(&known) => known,
            None => {
                let place = self.new_place(block);
                self.places.insert(block, place);
                place
            }
        }
    }

    fn new_place(&mut self, block: BlockId) -> Option<Place> {
        let place = self.vm.block_place(block)?;
        let at = code::block(self.vm.classes(), place)?.bytecode_index;
        let lines = self.line_numbers.entry(place.method).or_insert_with(|| sorted_lines(self.vm, place.method));
        let line = line_at(lines, at);
        Some(Place { method: self.method(place.method), at, line })
    }

    /// Events as the report has them, and how many were left out.
    pub fn events(&mut self, timeline: Option<&Timeline>) -> (Vec<Event>, u64) {
        let Some(timeline) = timeline else { return (Vec::new(), 0) };
        let (events, left_out) = timeline.events();
        let events = events.into_iter().map(|(at, event)| {
            let mut text = String::with_capacity(EVENT);
            // A text takes whatever it is given.
            let _ = write!(text, "{event}");
            Event {
                at: nanoseconds(at),
                kind: Cow::Borrowed(event.kind()),
                place: self.place(event.block()),
                trace: match event {
                    events::Event::Built { trace, .. }
                    | events::Event::Linked { trace, .. }
                    | events::Event::Retired { trace, .. } => Some(trace.0),
                    _ => None,
                },
                text,
            }
        });
        let mut events: Vec<Event> = events.collect();
        events.extend(self.vm.noted_collections().iter().map(|(end, collection)| {
            let heap::Collection { number, full, before, after, in_use, pause } = collection;
            let kind = if *full { "full" } else { "young" };
            let pause = nanoseconds(*pause);
            Event {
                at: end.saturating_sub(pause),
                kind: Cow::Borrowed("collection"),
                text: format!(
                    "collection {kind} number={number} before={before} after={after} in-use={in_use} pause={}us",
                    pause / 1000
                ),
                place: None,
                trace: None,
            }
        }));
        events.sort_by_key(|event| event.at);
        (events, left_out)
    }

    /// The branch correlation graph as the report has it. What lies in no method that there is, is left out.
    pub fn graph(&mut self, of: &GraphNodes) -> Graph {
        let places: Vec<Option<Place>> = of.nodes.iter().map(|node| self.place(node.block)).collect();
        let mut numbers = vec![None; places.len()];
        for (next, at) in places.iter().enumerate().filter(|(_, place)| place.is_some()).map(|(at, _)| at).enumerate() {
            numbers[at] = u32::try_from(next).ok();
        }
        let nodes = of.nodes.iter().zip(places).filter_map(|(node, place)| {
            let number = |&(to, count): &(u32, u16)| Some((*numbers.get(to as usize)?.as_ref()?, count));
            Some(GraphNode {
                from: node.from.and_then(|from| self.place(from)),
                place: place?,
                state: match node.state {
                    holloway_traces::NodeState::Unique => NodeState::Unique,
                    holloway_traces::NodeState::Strong => NodeState::Strong,
                    holloway_traces::NodeState::Weak => NodeState::Weak,
                    holloway_traces::NodeState::New => NodeState::New,
                },
                weight: node.weight,
                decays: node.decays,
                successors: node.successors.iter().filter_map(number).collect(),
            })
        });
        Graph { nodes: nodes.collect(), left_out: of.left_out as u64 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_sum_up_to_the_whole() {
        for (amount, of) in [(10, 3), (0, 5), (u64::MAX, 7), (2, 9)] {
            assert_eq!((0..of).map(|at| part(amount, &(at..at + 1), of)).sum::<u64>(), amount);
            assert_eq!(part(amount, &(0..1), of) + part(amount, &(1..of), of), amount);
        }
    }

    #[test]
    fn reasons_of_a_line_are_all_that_was_interpreted_there() {
        let known = BlockFacts {
            executions: Some(1),
            work: Work { interpreted: 100, compiled: 50, ..Work::default() },
            cover: Cover::Interpreted,
            // Of one of them nothing says why.
            reasons: WorkByReason::from_iter([("branch", 34), ("cold", 33), ("throw", 32)]),
            traces: Vec::new(),
        };
        let mut all = Work::default();
        for at in 0..7 {
            let mut sums = Sums::default();
            sums.add(&known, &(at..at + 1), 7);
            let line = sums.line(1, None);
            let because: u64 = line.reasons.iter().map(|reason| reason.work).sum();
            assert!((because..=because + 1).contains(&line.work.interpreted), "{line:?}");
            all += line.work;
        }
        assert_eq!(all, known.work);
        let known = BlockFacts { work: Work { interpreted: 99, ..known.work }, ..known };
        for at in 0..7 {
            let mut sums = Sums::default();
            sums.add(&known, &(at..at + 1), 7);
            let line = sums.line(1, None);
            assert_eq!(line.reasons.iter().map(|reason| reason.work).sum::<u64>(), line.work.interpreted, "{line:?}");
        }
    }

    #[test]
    fn what_did_not_run_says_nothing_of_what_did() {
        let executions = |of: &[(Option<u64>, Cover)]| {
            let mut sums = Sums::default();
            for &(executions, cover) in of {
                sums.add(&BlockFacts { executions, cover, ..BlockFacts::default() }, &(0..1), 1);
            }
            sums.line(1, None).executions
        };
        assert_eq!(executions(&[(Some(0), Cover::NeverRun)]), Some(0));
        assert_eq!(executions(&[(Some(0), Cover::NeverRun), (None, Cover::Interpreted)]), None);
        assert_eq!(executions(&[(Some(0), Cover::NeverRun), (Some(7), Cover::Interpreted)]), Some(7));
        let mut joined = BlockFacts::default();
        joined.join(&BlockFacts { executions: None, ..BlockFacts::default() });
        assert_eq!(joined.executions, None);
        joined.join(&BlockFacts { executions: Some(3), ..BlockFacts::default() });
        assert_eq!(joined.executions, Some(3));
    }

    #[test]
    fn the_cover_of_a_whole_is_that_of_most_work() {
        assert_eq!(most([(Cover::Compiled, 1), (Cover::Interpreted, 5)]), Cover::Interpreted);
        assert_eq!(most([(Cover::NeverRun, 0), (Cover::Interpreted, 0)]), Cover::Interpreted);
        assert_eq!(most([]), Cover::NeverRun);
    }
}
