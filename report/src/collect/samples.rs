//! Samples when a run is over: in go how often each was taken, out come their times, and with these the stacks and what
//! stood in the way of machine code.
//!
//! A sample of machine code is shared out over its region by the profile that it was formed from, one of the interpreter over
//! what was charged where it was taken ([`Charges`]).

use std::collections::BTreeMap;
use std::rc::Rc;

use holloway_traces::candidate::FrameOrigin;
use holloway_traces::driver::summary::{RegionSummary, Summary};
use holloway_traces::region::Origin;
use holloway_traces::report::tally::{CoverageAccount, Runner};
use holloway_vm::BlockId;
use rustc_hash::FxHashMap;

use super::charges::{Charge, Charges, Part};
use super::stacks::Stacks;
use super::{Builder, Run, share_out};
use crate::model::{Cover, Frame, Obstacle, Place, Stack};
use crate::obstacles::Obstacles;

/// A sample, with the time that it stands for.
pub(super) struct Timed<'a> {
    pub runner: Runner,
    pub stack: &'a [BlockId],
    pub time: u64,
    /// Of the interpreter: what was charged where it was taken.
    pub charge: Option<Rc<Charge>>,
}

/// The samples in a fixed order, each with its part of the time of the interpreter, and of that of machine code.
pub(super) fn timed<'a>(
    account: &'a CoverageAccount,
    (interpreter, machine): (u64, u64),
    charges: &mut Charges<'_>,
) -> Vec<Timed<'a>> {
    let mut samples: Vec<_> = account.samples.iter().collect();
    samples.sort_unstable();
    let mut timed: Vec<(Timed<'_>, f64)> = Vec::with_capacity(samples.len());
    for (sample, count) in samples {
        let charge = match sample.runner {
            Runner::Interpreter(_) => sample.stack.first().map(|&block| charges.at(block)),
            Runner::Region(_) => None,
        };
        let weight = count.portions as f64 * charge.as_ref().map_or(1.0, |charge| charge.executed);
        timed.push((Timed { runner: sample.runner, stack: &sample.stack, time: 0, charge }, weight));
    }
    for (is_interpreter, amount) in [(true, interpreter), (false, machine)] {
        let of = |timed: &&mut (Timed<'_>, f64)| matches!(timed.0.runner, Runner::Interpreter(_)) == is_interpreter;
        let weights: Vec<f64> = timed.iter_mut().filter(of).map(|(_, weight)| *weight).collect();
        for ((sample, _), time) in timed.iter_mut().filter(of).zip(share_out(amount, &weights)) {
            sample.time = time;
        }
    }
    timed.into_iter().map(|(sample, _)| sample).collect()
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
    // Many samples stand at the same place.
    let mut charged: BTreeMap<(BlockId, &'static str), (u64, &Charge)> = BTreeMap::new();
    for sample in samples {
        if let (Runner::Interpreter(blame), Some(&block), Some(charge)) =
            (sample.runner, sample.stack.first(), &sample.charge)
        {
            charged.entry((block, blame.name())).or_insert((0, charge)).0 += sample.time;
        }
    }
    let mut by_block: FxHashMap<(BlockId, &'static str), u64> = FxHashMap::default();
    for ((_, reason), (time, charge)) in charged {
        let weights: Vec<f64> = charge.parts.iter().map(|part| part.weight).collect();
        for (part, time) in charge.parts.iter().zip(share_out(time, &weights)) {
            *by_block.entry((part.block, reason)).or_default() += time;
        }
    }
    by_block
}

/// Parts of a charge, and their weights.
type Lines = (Rc<[Part]>, Rc<[f64]>);

/// The method and line of a part, and whether it is that of a method called.
type LineKey = (bool, Option<(u32, Option<u16>)>);

/// The parts of charges by line: those of the program's own, and else by method, each with the block that has most.
#[derive(Default)]
struct ByLine {
    known: FxHashMap<BlockId, Lines>,
}

impl ByLine {
    /// The parts of what was charged where a frame stands in a block, and their weights.
    fn of(&mut self, block: BlockId, charge: &Charge, builder: &mut Builder<'_>) -> Lines {
        let new = || {
            let mut lines: BTreeMap<LineKey, (f64, Part)> = BTreeMap::new();
            for part in &charge.parts {
                let place = builder.place(part.block);
                let line = place.map(|place| (place.method, place.line.filter(|_| builder.is_own(place.method))));
                let (sum, most) = lines.entry((part.is_called, line)).or_insert((0.0, *part));
                *sum += part.weight;
                if part.weight > most.weight {
                    *most = *part;
                }
            }
            (lines.values().map(|(_, part)| *part).collect(), lines.values().map(|(sum, _)| *sum).collect())
        };
        self.known.entry(block).or_insert_with(new).clone()
    }
}

/// Calls `visit` with the frames of each part of a sample of the interpreter, the innermost first, and with its time.
fn divided(
    sample: &Timed<'_>,
    lines: &mut ByLine,
    builder: &mut Builder<'_>,
    mut visit: impl FnMut(&mut Builder<'_>, &[BlockId], u64),
) {
    let (Some(&block), Some(charge)) = (sample.stack.first(), &sample.charge) else {
        return visit(builder, sample.stack, sample.time);
    };
    let (parts, weights) = lines.of(block, charge, builder);
    let mut frames = Vec::with_capacity(sample.stack.len() + 1);
    for (part, time) in parts.iter().zip(share_out(sample.time, &weights)).filter(|&(_, time)| time > 0) {
        frames.clear();
        frames.push(part.block);
        frames.extend(&sample.stack[usize::from(!part.is_called)..]);
        visit(builder, &frames, time);
    }
}

/// Whether a block lies in a class of the program's own.
fn is_own(run: &Run<'_>, block: BlockId) -> bool {
    run.vm.block_place(block).is_some_and(|place| {
        let class = run.vm.classes().class(run.vm.classes().method(place.method).class);
        !class.boot && !class.hidden
    })
}

/// Where machine code was wanting: the innermost places of the program's own, by reason.
pub(super) fn obstacles(run: &Run<'_>, samples: &[Timed<'_>], builder: &mut Builder<'_>) -> Vec<Obstacle> {
    let mut obstacles = Obstacles::default();
    let mut lines = ByLine::default();
    for sample in samples {
        let Runner::Interpreter(blame) = sample.runner else { continue };
        divided(sample, &mut lines, builder, |builder, stack, time| {
            let own = stack.iter().copied().find(|&block| is_own(run, block));
            if let Some(place) = own.or(stack.first().copied()).and_then(|block| builder.place(block)) {
                obstacles.add(blame.name(), place, time);
            }
        });
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
    builder: &mut Builder<'_>,
) -> (Vec<Frame>, Vec<Stack>) {
    let regions: FxHashMap<BlockId, &RegionSummary> =
        summary.regions.iter().map(|region| (region.root, region)).collect();
    // Many samples fall into the same region.
    let mut looked_at: FxHashMap<BlockId, Inside> = FxHashMap::default();
    let (mut stacks, mut lines) = (Stacks::default(), ByLine::default());
    for sample in samples.iter().filter(|sample| sample.time > 0) {
        let Runner::Region(root) = sample.runner else {
            divided(sample, &mut lines, builder, |builder, stack, time| {
                let frames = places(stack, builder);
                stacks.add(frames.iter().copied(), (Cover::Interpreted, 0), time, |method| builder.is_own(method));
            });
            continue;
        };
        let outer = places(sample.stack, builder);
        let callers = outer.iter().copied();
        let Some(region) = regions.get(&root) else {
            let place = builder.place(root);
            stacks.add(callers.chain(place), (Cover::Grown, 1), sample.time, |method| builder.is_own(method));
            continue;
        };
        let inside = looked_at.entry(root).or_insert_with(|| Inside::of(region, builder));
        for ((cover, places), work) in inside.parts.iter().zip(share_out(sample.time, &inside.shares)) {
            let how = (*cover, places.len() as u16);
            let frames = callers.clone().chain(places.iter().copied());
            stacks.add(frames, how, work, |method| builder.is_own(method));
        }
    }
    stacks.finish(|method| builder.is_own(method))
}

/// The places of frames, the outermost first.
fn places(stack: &[BlockId], builder: &mut Builder<'_>) -> Vec<Place> {
    stack.iter().rev().filter_map(|&block| builder.place(block)).collect()
}
