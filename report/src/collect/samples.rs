//! Samples when a run is over: in go how often each was taken, out come their times, and with these the stacks and what
//! stood in the way of machine code.
//!
//! A sample of machine code is shared out over its region by the clock and the profile that it was formed from, one of the interpreter over
//! what was charged where it was taken ([`Charges`]).

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::rc::Rc;

use holloway_traces::candidate::FrameOrigin;
use holloway_traces::driver::summary::{RegionSummary, Summary};
use holloway_traces::region::Origin;
use holloway_traces::report::tally::{Blame, CoverageAccount, Runner, SampleCount};
use holloway_vm::BlockId;
use rustc_hash::FxHashMap;

use super::charges::{Charge, Charges, Pass};
use super::paths::Part;
use super::stacks::Stacks;
use super::{Builder, share_out};
use crate::model::{Cover, Frame, Obstacle, Place, Stack};
use crate::obstacles::Obstacles;

/// Ticks that fall as the budget does.
const BUDGET: f64 = 4.0;

/// A sample, with the time that it stands for.
pub(super) struct Timed<'a> {
    pub runner: Runner,
    pub stack: &'a [BlockId],
    pub time: u64,
    /// How many samples it stands for.
    pub samples: u64,
    /// Of the interpreter: what was charged where it was taken.
    pub charge: Option<Rc<Charge>>,
}

/// The samples in a fixed order, each with its part of the time of the interpreter, and of that of machine code.
pub(super) fn timed<'a>(
    account: &'a CoverageAccount,
    (interpreter, machine): (u64, u64),
    charges: &mut Charges<'_>,
) -> Vec<Timed<'a>> {
    // The time of a tick, about, where there is a clock.
    let tick = account.clocked.as_ref().map(|clocked| {
        let ticks = clocked.interpreter_ticks + clocked.machine_ticks;
        (clocked.interpreter + clocked.machine) as f64 / ticks.max(1) as f64
    });
    let mut samples: Vec<_> = account.samples.iter().collect();
    samples.sort_unstable();
    let mut timed: Vec<(Timed<'_>, SampleCount)> = Vec::with_capacity(samples.len());
    for (sample, &count) in samples {
        let charge = match sample.runner {
            Runner::Interpreter(Blame::Native) => sample.stack.first().map(|&block| charges.itself(block)),
            Runner::Interpreter(_) => sample.stack.first().map(|&block| charges.at(block)),
            Runner::Region(_) => None,
        };
        let ticks = tick.map_or(0, |tick| (count.nanoseconds as f64 / tick.max(1.0)) as u64);
        let samples = ticks.max(count.samples);
        timed.push((Timed { runner: sample.runner, stack: &sample.stack, time: 0, samples, charge }, count));
    }
    for (is_interpreter, amount) in [(true, interpreter), (false, machine)] {
        let of =
            |timed: &&mut (Timed<'_>, SampleCount)| matches!(timed.0.runner, Runner::Interpreter(_)) == is_interpreter;
        let weights: Vec<f64> = weights(timed.iter_mut().filter(of).map(|(sample, count)| (&*sample, *count)), tick);
        for ((sample, _), time) in timed.iter_mut().filter(of).zip(share_out(amount, &weights)) {
            sample.time = time;
        }
    }
    timed.into_iter().map(|(sample, _)| sample).collect()
}

/// What part of the time each of some samples stands for: by the clock, if there is one, where a few ticks fall on all as the
/// budget does, which tells more where there are not many; else by the budget.
fn weights<'a>(samples: impl Iterator<Item = (&'a Timed<'a>, SampleCount)>, tick: Option<f64>) -> Vec<f64> {
    let weights = samples.map(|(sample, count)| {
        let executed = sample.charge.as_ref().map_or(1.0, |charge| charge.executed);
        (count.nanoseconds as f64, count.portions as f64 * executed)
    });
    let weights: Vec<(f64, f64)> = weights.collect();
    let Some(tick) = tick else { return weights.into_iter().map(|(_, budget)| budget).collect() };
    let all: f64 = weights.iter().map(|(_, budget)| budget).sum();
    let of_budget = if all > 0.0 { BUDGET * tick / all } else { 0.0 };
    weights.into_iter().map(|(time, budget)| time + budget * of_budget).collect()
}

/// The time of machine code, by the root of its region.
pub(super) fn by_root(samples: &[Timed<'_>]) -> FxHashMap<BlockId, u64> {
    let mut by_root: FxHashMap<BlockId, u64> = FxHashMap::default();
    for sample in samples {
        if let Runner::Region(root) = sample.runner {
            *by_root.entry(root).or_default() += sample.time;
        }
    }
    by_root
}

/// The time of the interpreter by block and reason.
pub(super) fn interpreted(samples: &[Timed<'_>]) -> FxHashMap<(BlockId, &'static str), u64> {
    // Many samples are for the same pass.
    let mut passed: BTreeMap<(u32, &'static str), (u64, &Pass)> = BTreeMap::new();
    for sample in samples {
        let (Runner::Interpreter(blame), Some(charge)) = (sample.runner, &sample.charge) else { continue };
        for ((pass, _), time) in charge.passes.iter().zip(share_out(sample.time, &charge.weights)) {
            passed.entry((pass.number, blame.name())).or_insert((0, pass)).0 += time;
        }
    }
    let mut by_block: FxHashMap<(BlockId, &'static str), u64> = FxHashMap::default();
    for ((_, reason), (time, pass)) in passed {
        let weights: Vec<f64> = pass.parts.iter().map(|part| part.weight).collect();
        for (part, time) in pass.parts.iter().zip(share_out(time, &weights)) {
            *by_block.entry((part.block, reason)).or_default() += time;
        }
    }
    by_block
}

/// The lines of a pass, by which its time is shared out: weights are parts of no fixed sum, one for each of `blocks`.
struct Lines {
    /// Of each line the block that has most.
    blocks: Vec<BlockId>,
    weights: Vec<f64>,
    /// Whether the method, of which there is one, is one of the program's own.
    is_own: bool,
}

/// The method of a part and its line, where it is one of the program's own.
type LineKey = Option<(u32, Option<u16>)>;

impl Lines {
    /// Of a pass, by line: those of the program's own, and else by method.
    fn of(pass: &Pass, builder: &mut Builder<'_>) -> Lines {
        let mut lines: BTreeMap<LineKey, (f64, Part)> = BTreeMap::new();
        for part in &pass.parts {
            let place = builder.place(part.block);
            let line = place.map(|place| (place.method, place.line.filter(|_| builder.is_own(place.method))));
            let (sum, most) = lines.entry(line).or_insert((0.0, *part));
            *sum += part.weight;
            if part.weight > most.weight {
                *most = *part;
            }
        }
        let weights: Vec<f64> = lines.values().map(|(sum, _)| *sum).collect();
        Lines {
            blocks: lines.values().map(|(_, part)| part.block).collect(),
            is_own: lines.keys().flatten().any(|&(method, _)| builder.is_own(method)),
            weights,
        }
    }

    /// The block of each line, with its part of a time.
    fn divide(&self, time: u64) -> impl Iterator<Item = (BlockId, u64)> {
        self.blocks.iter().copied().zip(share_out(time, &self.weights))
    }
}

/// The lines of passes, found once for each.
#[derive(Default)]
pub(super) struct ByLine {
    known: FxHashMap<u32, Rc<Lines>>,
}

impl ByLine {
    fn of(&mut self, pass: &Pass, builder: &mut Builder<'_>) -> Rc<Lines> {
        Rc::clone(self.known.entry(pass.number).or_insert_with(|| Rc::new(Lines::of(pass, builder))))
    }
}

/// Parts of samples that are smaller than this of one belong to the greatest, in stacks: they would be many, and it is not known
/// so well where time goes.
const SMALLEST: f64 = 0.25;

impl Timed<'_> {
    /// What it stands for, shared out as [`share_out`] does, but for parts that are too small for a stack of their own.
    fn in_stacks(&self, mut parts: Vec<u64>) -> Vec<u64> {
        let smallest = (self.time as f64 / self.samples.max(1) as f64 * SMALLEST) as u64;
        let Some(greatest) = (0..parts.len()).max_by_key(|&at| (parts[at], Reverse(at))) else { return parts };
        let mut small = 0;
        for (_, time) in parts.iter_mut().enumerate().filter(|&(at, &mut time)| at != greatest && time < smallest) {
            small += std::mem::take(time);
        }
        parts[greatest] += small;
        parts
    }
}

/// Calls `visit` with each part of a sample of the interpreter: its block, whether that lies in a method called from where the
/// sample stands, and its time.
fn divided(
    sample: &Timed<'_>,
    lines: &mut ByLine,
    builder: &mut Builder<'_>,
    mut visit: impl FnMut(&mut Builder<'_>, BlockId, bool, u64),
) {
    let Some(charge) = &sample.charge else { return };
    for ((pass, _), time) in charge.passes.iter().zip(share_out(sample.time, &charge.weights)) {
        let lines = lines.of(pass, builder);
        let times = sample.in_stacks(share_out(time, &lines.weights));
        for (&block, time) in lines.blocks.iter().zip(times).filter(|&(_, time)| time > 0) {
            visit(builder, block, pass.is_called, time);
        }
    }
}

/// Where machine code was wanting: the innermost places of the program's own, by reason.
pub(super) fn obstacles(samples: &[Timed<'_>], lines: &mut ByLine, builder: &mut Builder<'_>) -> Vec<Obstacle> {
    let mut obstacles = Obstacles::default();
    // What lies in the program's own lines does not depend on the callers.
    let mut passed: BTreeMap<(u32, &'static str), (u64, Rc<Lines>)> = BTreeMap::new();
    for sample in samples {
        let (Runner::Interpreter(blame), Some(charge)) = (sample.runner, &sample.charge) else { continue };
        for ((pass, _), time) in charge.passes.iter().zip(share_out(sample.time, &charge.weights)) {
            let lines = lines.of(pass, builder);
            let callers = &sample.stack[usize::from(!pass.is_called)..];
            let mut own_caller = |&block: &BlockId| builder.place(block).filter(|place| builder.is_own(place.method));
            let own = if lines.is_own { None } else { callers.iter().find_map(&mut own_caller) };
            match own {
                Some(place) => obstacles.add(blame.name(), place, time),
                None => passed.entry((pass.number, blame.name())).or_insert((0, lines)).0 += time,
            }
        }
    }
    for ((_, reason), (time, lines)) in passed {
        for (block, time) in lines.divide(time) {
            if let Some(place) = builder.place(block) {
                obstacles.add(reason, place, time);
            }
        }
    }
    obstacles.sorted()
}

/// The calls that lead from a region's root to each of its frames, the innermost last.
fn chains(region: &RegionSummary) -> Vec<Vec<BlockId>> {
    let mut chains: Vec<Vec<BlockId>> = Vec::with_capacity(region.frames.len());
    for frame in &region.frames {
        let chain = match frame.origin {
            FrameOrigin::Root | FrameOrigin::Caller { .. } => Vec::new(),
            FrameOrigin::Callee { caller, call } => {
                let mut chain = chains.get(caller.index()).cloned().unwrap_or_default();
                chain.push(call);
                chain
            }
        };
        chains.push(chain);
    }
    chains
}

/// By frame and cover: the share of a region's time, and the block of it that has most.
fn parts(region: &RegionSummary) -> Vec<(usize, Cover, f64, BlockId)> {
    let mut parts: BTreeMap<(usize, Cover), (f64, f64, BlockId)> = BTreeMap::new();
    for block in &region.blocks {
        let cover = if let Origin::Trace { .. } = block.origin { Cover::Compiled } else { Cover::Grown };
        let part = parts.entry((block.frame.index(), cover)).or_insert((0.0, 0.0, block.block));
        part.0 += block.share;
        if block.share > part.1 {
            (part.1, part.2) = (block.share, block.block);
        }
    }
    parts.into_iter().map(|((frame, cover), (share, _, block))| (frame, cover, share, block)).collect()
}

/// Where the time of a region goes: its parts by frame and cover, and what share of it each has.
struct Inside {
    shares: Vec<f64>,
    /// The calls that lead from the root to the part, and the block of it that has most.
    parts: Vec<(Cover, Vec<Place>)>,
}

impl Inside {
    fn of(region: &RegionSummary, builder: &mut Builder<'_>) -> Inside {
        let (chains, parts) = (chains(region), parts(region));
        let shares = parts.iter().map(|&(_, _, share, _)| share).collect();
        let parts = parts.into_iter().map(|(frame, cover, _, block)| {
            let blocks = chains.get(frame).into_iter().flatten().copied().chain([block]);
            (cover, blocks.filter_map(|block| builder.place(block)).collect())
        });
        Inside { shares, parts: parts.collect() }
    }
}

/// The stacks of all samples, as a tree of frames.
pub(super) fn stacks(
    summary: &Summary<'_>,
    samples: &[Timed<'_>],
    lines: &mut ByLine,
    builder: &mut Builder<'_>,
) -> (Vec<Frame>, Vec<Stack>) {
    let regions: FxHashMap<BlockId, &RegionSummary> =
        summary.regions.iter().map(|region| (region.root, region)).collect();
    // Many samples fall into the same region.
    let mut looked_at: FxHashMap<BlockId, Inside> = FxHashMap::default();
    let mut stacks = Stacks::default();
    for sample in samples.iter().filter(|sample| sample.time > 0) {
        let mut place = |&block: &BlockId| builder.place(block);
        let inner = sample.stack.first().and_then(&mut place);
        let outer: Vec<Place> = sample.stack.iter().skip(1).rev().filter_map(place).collect();
        stacks.set_callers(outer.iter().copied(), |method| builder.is_own(method));
        let Runner::Region(root) = sample.runner else {
            divided(sample, lines, builder, |builder, block, is_called, time| {
                let frames = inner.filter(|_| is_called).into_iter().chain(builder.place(block));
                stacks.add(frames, (Cover::Interpreted, 0), time, |method| builder.is_own(method));
            });
            continue;
        };
        let Some(region) = regions.get(&root) else {
            let place = builder.place(root);
            stacks.add(inner.into_iter().chain(place), (Cover::Grown, 1), sample.time, |method| builder.is_own(method));
            continue;
        };
        let inside = looked_at.entry(root).or_insert_with(|| Inside::of(region, builder));
        let times = sample.in_stacks(share_out(sample.time, &inside.shares));
        for ((cover, places), work) in inside.parts.iter().zip(times) {
            let how = (*cover, places.len() as u16);
            let frames = inner.into_iter().chain(places.iter().copied());
            stacks.add(frames, how, work, |method| builder.is_own(method));
        }
    }
    stacks.finish(|method| builder.is_own(method))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_ticks_leave_the_budget_its_say() {
        let sample = Timed { runner: Runner::Region(BlockId::from(0)), stack: &[], time: 0, samples: 1, charge: None };
        let of = |nanoseconds, portions| (&sample, SampleCount { samples: 1, portions, nanoseconds });
        assert_eq!(weights([of(5, 10), of(3, 30)].into_iter(), None), [10.0, 30.0]);
        assert_eq!(weights([of(50, 10), of(30, 30), of(7, 0)].into_iter(), Some(2.0)), [52.0, 36.0, 7.0]);
        assert_eq!(weights([of(50, 0)].into_iter(), Some(2.0)), [50.0]);
    }

    #[test]
    fn stacks_have_no_parts_below_a_quarter_of_a_sample() {
        let sample =
            |time, samples| Timed { runner: Runner::Region(BlockId::from(0)), stack: &[], time, samples, charge: None };
        assert_eq!(sample(100, 1).in_stacks(vec![10, 40, 24, 26]), [0, 74, 0, 26]);
        assert_eq!(sample(100, 4).in_stacks(vec![10, 40, 5, 45]), [10, 40, 0, 50]);
        assert_eq!(sample(3, 1).in_stacks(vec![0, 1, 1, 1]), [0, 1, 1, 1]);
        assert_eq!(sample(100, 1).in_stacks(Vec::new()), [0; 0]);
    }
}
