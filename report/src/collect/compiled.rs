//! The report of a run as it comes, with the compiler on: what samples, exits and budget tell.
//!
//! In go what the driver knows when the run is over and its account of samples, out comes the report. Work is nanoseconds in
//! Java code. How they fall on regions and interpreted code is known from samples (each 16,384 units of interpreted budget,
//! and each end of a slice in machine code); how those of a region fall on its blocks from the profile that it was formed
//! from. Which blocks were executed at all is exact, for each reports once.

use std::collections::BTreeMap;

use holloway_traces::candidate::{Candidate, CandidateEnd, FrameOrigin};
use holloway_traces::compiler::ExitTarget;
use holloway_traces::driver::Driver;
use holloway_traces::driver::summary::{RegionSummary, Summary};
use holloway_traces::region::Origin;
use holloway_traces::report::tally::{CoverageAccount, Runner};
use holloway_vm::BlockId;
use rustc_hash::FxHashMap;

use super::replayed::{collections, entry, steps};
use super::stacks::Stacks;
use super::{BlockFacts, Builder, Run, depths, nanoseconds, share_out};
use crate::model::{
    Counting, Cover, Frame, Link, Obstacle, Place, Precision, Region, RegionBlock, RegionExit, Report, SCHEMA, Stack,
    TimeSplit, Totals, Trace, Unit, Waiting, Work,
};
use crate::obstacles::{Obstacles, UNSAMPLED};

/// Units of budget that machine code uses while the interpreter uses one.
const FASTER: u64 = 20;

/// The most nanoseconds that the interpreter takes for a unit of budget: what a run took beyond that was loading, waiting, or
/// another process.
const SLOWEST: u64 = 40;

/// A sample, with the time that it stands for.
struct Timed<'a> {
    runner: Runner,
    stack: &'a [BlockId],
    time: u64,
}

/// The time in Java code, as far as samples say where it went, and what else there is.
struct Times {
    split: TimeSplit,
    interpreter: u64,
    machine: u64,
}

/// The report of a run.
pub fn report(run: &Run<'_>, driver: &Driver, account: &CoverageAccount) -> Report {
    let summary = driver.summary(run.vm);
    let times = times(run, account);
    let samples = timed(account, &times);
    let by_root = by_root(&samples);
    let mut facts = facts(run, driver, &summary, &samples, &by_root);
    facts.values_mut().for_each(|facts| {
        facts.traces.sort_unstable();
        facts.traces.dedup();
    });
    let mut builder = Builder::new(run.vm, &facts);
    let mut work = Work::default();
    facts.values().for_each(|facts| work += facts.work);
    let placed = samples.iter().fold((0, 0), |(interpreter, machine), sample| match sample.runner {
        Runner::Interpreter(_) => (interpreter + sample.time, machine),
        Runner::Region(_) => (interpreter, machine + sample.time),
    });
    let unplaced = Work {
        interpreted: times.interpreter - placed.0.min(times.interpreter),
        compiled: times.machine - placed.1.min(times.machine),
        ..Work::default()
    };
    work += unplaced;
    let obstacles = obstacles(run, &samples, &mut builder);
    let (frames, stacks) = stacks(&summary, &samples, &mut builder);
    let mut regions: Vec<Region> =
        summary.regions.iter().filter_map(|region| self::region(run, region, &by_root, &mut builder)).collect();
    regions.sort_by_key(|region| std::cmp::Reverse(region.work.total()));
    let (traces, links) = traces(&summary, &by_root, &mut builder);
    let waiting = summary.waiting.iter().filter_map(|waiting| {
        let root = builder.place(waiting.root)?;
        Some(Waiting { root, reason: waiting.why.to_owned(), samples: u64::from(waiting.samples) })
    });
    let waiting = waiting.collect();
    let graph = builder.graph(&run.graph);
    let (events, events_left_out) = builder.events(run.timeline);
    let statistics = run.vm.statistics();
    Report {
        schema: SCHEMA.to_owned(),
        version: env!("CARGO_PKG_VERSION").to_owned(),
        program: run.program.clone(),
        counting: counting(run, account),
        work,
        unplaced,
        time: times.split,
        totals: Totals {
            fuel: statistics.fuel,
            machine_fuel: statistics.regions.fuel,
            collections: collections(run),
            traces_built: summary.cache.built() as u64,
            traces_retired: summary.cache.retirements(),
            code_bytes: summary.regions.iter().map(|region| region.code_bytes as u64).sum(),
            ..Totals::default()
        },
        classes: builder.classes,
        methods: builder.methods,
        traces,
        links,
        regions,
        waiting,
        graph,
        frames,
        stacks,
        events,
        events_left_out,
        obstacles,
        profilers: None,
    }
}

fn counted(account: &CoverageAccount) -> (u64, u64) {
    account.samples.iter().fold((0, 0), |(interpreter, machine), (sample, &times)| match sample.runner {
        Runner::Interpreter(_) => (interpreter + times, machine),
        Runner::Region(_) => (interpreter, machine + times),
    })
}

fn counting(run: &Run<'_>, account: &CoverageAccount) -> Counting {
    let (interpreter, machine) = counted(account);
    let explanation = format!(
        "Counted by the run itself, with the compiler on. How time falls on interpreter and machine code is estimated from \
         the budget that each used, a unit counting {FASTER} times in the interpreter. Where it went is sampled: \
         {interpreter} samples of interpreted code, {machine} of machine code; within a piece of machine code it is divided by the profile that the code was made \
         from. Executions are reconstructed from exits and budget, and absent where there is no machine code. Which code \
         ran at all, what is compiled, and how often exits were taken is exact. --tier=replay gives exact figures."
    );
    Counting {
        tier: run.tier.to_owned(),
        unit: Unit::Nanoseconds,
        work: Precision::Sampled,
        executions: Precision::Estimated,
        cover: Precision::Exact,
        interpreter_samples: interpreter,
        machine_samples: machine,
        explanation,
    }
}

/// What interpreter and machine code have taken of the time: a clock that is read at each change between them would cost more
/// than it tells, so this follows the budget that each has used.
fn times(run: &Run<'_>, account: &CoverageAccount) -> Times {
    let heap = run.vm.heap_statistics();
    let collecting = heap.minor.total() + heap.full.total();
    let interpreted = account.total().saturating_mul(FASTER);
    let compiled = run.vm.statistics().regions.fuel;
    let most = interpreted.saturating_add(compiled).saturating_mul(SLOWEST) / FASTER;
    let java = nanoseconds(run.total.saturating_sub(collecting)).min(most);
    let shares = share_out(java, &[interpreted as f64, compiled as f64]);
    let (interpreter, machine) = (shares[0], shares[1]);
    let split = TimeSplit {
        total: nanoseconds(run.total),
        interpreter: Some(interpreter),
        machine_code: Some(machine),
        collecting: Some(nanoseconds(collecting)),
        compiling: Some(nanoseconds(run.compiling)),
    };
    Times { split, interpreter, machine }
}

/// The samples in a fixed order, each with its part of the time.
fn timed<'a>(account: &'a CoverageAccount, times: &Times) -> Vec<Timed<'a>> {
    let mut samples: Vec<_> = account.samples.iter().collect();
    samples.sort_unstable();
    let of_interpreter = |runner: &Runner| matches!(runner, Runner::Interpreter(_));
    let mut timed = Vec::with_capacity(samples.len());
    for (interpreter, amount) in [(true, times.interpreter), (false, times.machine)] {
        let of = samples.iter().filter(|(sample, _)| of_interpreter(&sample.runner) == interpreter);
        let weights: Vec<f64> = of.clone().map(|&(_, &times)| times as f64).collect();
        let shares = share_out(amount, &weights);
        timed.extend(of.zip(shares).map(|((sample, _), time)| Timed {
            runner: sample.runner,
            stack: &sample.stack,
            time,
        }));
    }
    timed
}

fn by_root(samples: &[Timed<'_>]) -> FxHashMap<BlockId, u64> {
    let mut by_root: FxHashMap<BlockId, u64> = FxHashMap::default();
    for sample in samples {
        if let Runner::Region(root) = sample.runner {
            *by_root.entry(root).or_default() += sample.time;
        }
    }
    by_root
}

/// The time of a region, shared out over its blocks.
fn of_blocks(region: &RegionSummary, time: u64) -> Vec<u64> {
    share_out(time, &region.blocks.iter().map(|block| block.share).collect::<Vec<_>>())
}

fn of_origin(origin: Origin, work: u64) -> Work {
    match origin {
        Origin::Trace { .. } => Work { compiled: work, ..Work::default() },
        Origin::Stub | Origin::Growth => Work { grown: work, ..Work::default() },
    }
}

fn facts(
    run: &Run<'_>,
    driver: &Driver,
    summary: &Summary<'_>,
    samples: &[Timed<'_>],
    by_root: &FxHashMap<BlockId, u64>,
) -> BTreeMap<BlockId, BlockFacts> {
    let mut facts: BTreeMap<BlockId, BlockFacts> = BTreeMap::new();
    for &method in run.vm.classes().translated() {
        let Some(code) = run.vm.classes().method(method).version(0) else { continue };
        for block in code.blocks.iter().filter(|block| driver.has_seen(block.id) == Some(true)) {
            facts.entry(block.id).or_default().cover = Cover::Interpreted;
        }
    }
    let mut without_region = by_root.clone();
    for region in &summary.regions {
        let time = without_region.remove(&region.root).unwrap_or(0);
        for (block, work) in region.blocks.iter().zip(of_blocks(region, time)) {
            let facts = facts.entry(block.block).or_default();
            facts.work += of_origin(block.origin, work);
            let cover = match block.origin {
                Origin::Trace { .. } => Cover::Compiled,
                Origin::Stub | Origin::Growth => Cover::Grown,
            };
            facts.cover = facts.cover.max(cover);
            if let Origin::Trace { trace, .. } = block.origin {
                facts.traces.push(trace.0);
            }
            let executions = region.executions.map(|executions| (executions as f64 * block.passed) as u64);
            if let Some(executions) = executions {
                *facts.executions.get_or_insert(0) += executions;
            }
        }
    }
    // Machine code that is no more.
    for (root, time) in without_region {
        let facts = facts.entry(root).or_default();
        facts.work.grown += time;
        facts.cover = facts.cover.max(Cover::Interpreted);
    }
    for sample in samples {
        if let (Runner::Interpreter(blame), Some(&block)) = (sample.runner, sample.stack.first()) {
            let facts = facts.entry(block).or_default();
            facts.work.interpreted += sample.time;
            facts.cover = facts.cover.max(Cover::Interpreted);
            *facts.reasons.entry(blame.name()).or_default() += sample.time;
        }
    }
    give_reasons(facts.values_mut());
    facts
}

/// Gives what ran outside, without a sample that says why, the reason for that.
fn give_reasons<'a>(facts: impl Iterator<Item = &'a mut BlockFacts>) {
    for facts in facts.filter(|facts| facts.cover == Cover::Interpreted && facts.work.is_empty()) {
        facts.reasons.entry(UNSAMPLED).or_default();
    }
}

/// Whether a block lies in a class of the program's own.
fn is_own(run: &Run<'_>, block: BlockId) -> bool {
    run.vm.block_place(block).is_some_and(|place| {
        let class = run.vm.classes().class(run.vm.classes().method(place.method).class);
        !class.boot && !class.hidden
    })
}

fn obstacles(run: &Run<'_>, samples: &[Timed<'_>], builder: &mut Builder<'_>) -> Vec<Obstacle> {
    let mut obstacles = Obstacles::default();
    for sample in samples {
        let Runner::Interpreter(blame) = sample.runner else { continue };
        let own = sample.stack.iter().copied().find(|&block| is_own(run, block));
        let Some(block) = own.or(sample.stack.first().copied()) else { continue };
        if let Some(place) = builder.place(block) {
            obstacles.add(blame.name(), place, sample.time);
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

fn stacks(summary: &Summary<'_>, samples: &[Timed<'_>], builder: &mut Builder<'_>) -> (Vec<Frame>, Vec<Stack>) {
    let regions: FxHashMap<BlockId, &RegionSummary> =
        summary.regions.iter().map(|region| (region.root, region)).collect();
    // Many samples fall into the same region.
    let mut looked_at: FxHashMap<BlockId, Inside> = FxHashMap::default();
    let mut stacks = Stacks::default();
    let mut outer: Vec<Place> = Vec::new();
    for sample in samples.iter().filter(|sample| sample.time > 0) {
        outer.clear();
        outer.extend(sample.stack.iter().rev().filter_map(|&block| builder.place(block)));
        let callers = outer.iter().copied();
        match sample.runner {
            Runner::Interpreter(_) => {
                stacks.add(callers, (Cover::Interpreted, 0), sample.time, |method| builder.is_own(method));
            }
            Runner::Region(root) => {
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
        }
    }
    stacks.finish()
}

fn region(
    run: &Run<'_>,
    region: &RegionSummary,
    by_root: &FxHashMap<BlockId, u64>,
    builder: &mut Builder<'_>,
) -> Option<Region> {
    let times = of_blocks(region, by_root.get(&region.root).copied().unwrap_or(0));
    let depths = depths(region.frames.iter().map(|frame| frame.origin));
    let mut work = Work::default();
    let mut blocks = Vec::with_capacity(region.blocks.len());
    for (block, time) in region.blocks.iter().zip(times) {
        work += of_origin(block.origin, time);
        blocks.push(RegionBlock {
            place: builder.place(block.block)?,
            depth: depths.get(block.frame.index()).copied().unwrap_or(0),
            trace: if let Origin::Trace { trace, step } = block.origin { Some((trace.0, step)) } else { None },
            share: in_millionths(block.share),
            successors: block.successors.iter().map(|&(to, share)| (to, in_millionths(f64::from(share)))).collect(),
        });
    }
    let exits = region.exits.iter().map(|exit| {
        let to = match exit.target {
            ExitTarget::Path(Some((_, to))) | ExitTarget::Step(to) | ExitTarget::Call { callee: to, .. } => Some(to),
            ExitTarget::Path(None) | ExitTarget::Budget | ExitTarget::Return | ExitTarget::Rare => None,
        };
        RegionExit {
            reason: exit.reason.name().to_owned(),
            kind: exit.target.to_string(),
            to: to.and_then(|to| builder.place(to)),
            taken: u64::from(exit.taken),
            linked: exit.is_linked,
        }
    });
    let exits = exits.collect();
    let listings = run.listings.get(&region.root).cloned().unwrap_or_default();
    Some(Region {
        root: builder.place(region.root)?,
        work,
        executions: region.executions,
        bytecodes: region.bytecodes,
        code_bytes: region.code_bytes as u64,
        blocks,
        exits,
        ir: listings.ir,
        machine_code: listings.machine_code,
    })
}

/// A share as reports have it: what is left of it beyond that says nothing, and would be most of its digits.
fn in_millionths(share: f64) -> f64 {
    (share * 1e6).round() / 1e6
}

fn traces(
    summary: &Summary<'_>,
    by_root: &FxHashMap<BlockId, u64>,
    builder: &mut Builder<'_>,
) -> (Vec<Trace>, Vec<Link>) {
    let mut work: FxHashMap<u32, u64> = FxHashMap::default();
    for region in &summary.regions {
        let times = of_blocks(region, by_root.get(&region.root).copied().unwrap_or(0));
        for (block, time) in region.blocks.iter().zip(times) {
            if let Origin::Trace { trace, .. } = block.origin {
                *work.entry(trace.0).or_default() += time;
            }
        }
    }
    let mut traces = Vec::new();
    let mut passes: FxHashMap<BlockId, Vec<(u32, u16)>> = FxHashMap::default();
    for (id, trace) in summary.cache.traces() {
        for (at, step) in trace.candidate.steps.iter().enumerate() {
            passes.entry(step.block).or_default().push((id.0, at as u16));
        }
        traces.push(of_candidate(id.0, &trace.candidate, work.get(&id.0).copied().unwrap_or(0), builder));
        if let (Some(last), Some(why)) = (traces.last_mut(), trace.retired) {
            last.retired = Some(why.name().to_owned());
        }
    }
    let mut links = Vec::new();
    for (id, trace) in summary.cache.traces() {
        let (Some(before), first) = entry(&trace.candidate) else { continue };
        for &(from, step) in passes.get(&before).into_iter().flatten().filter(|(from, _)| *from != id.0) {
            let steps = &summary.cache.trace(holloway_traces::cache::TraceId(from)).candidate.steps;
            // Where the trace itself goes there, it is not left.
            if steps.get(usize::from(step) + 1).is_none_or(|next| next.block != first) {
                links.push(Link { from, step, to: id.0, times: None });
            }
        }
    }
    traces.sort_unstable_by_key(|trace| (std::cmp::Reverse(trace.work.total()), trace.retired.is_some(), trace.id));
    (traces, links)
}

fn of_candidate(id: u32, candidate: &Candidate, work: u64, builder: &mut Builder<'_>) -> Trace {
    Trace {
        id,
        steps: steps(candidate, None, builder),
        from: candidate.from.and_then(|from| builder.place(from)),
        end: CandidateEnd::NAMES[candidate.end.index()].to_owned(),
        loops_to: if let CandidateEnd::Loop(step) = candidate.end { Some(step) } else { None },
        expected_completion: candidate.completion,
        entered: None,
        completed: None,
        work: Work { compiled: work, ..Work::default() },
        exits: Vec::new(),
        retired: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_ran_without_a_sample_has_a_reason() {
        let sampled = BlockFacts {
            cover: Cover::Interpreted,
            work: Work { interpreted: 5, ..Work::default() },
            reasons: BTreeMap::from([("cold", 5)]),
            ..BlockFacts::default()
        };
        let run = BlockFacts { cover: Cover::Interpreted, ..BlockFacts::default() };
        let compiled = BlockFacts { cover: Cover::Compiled, ..BlockFacts::default() };
        let mut facts = [sampled.clone(), run, compiled.clone(), BlockFacts::default()];
        give_reasons(facts.iter_mut());
        assert_eq!(facts[1].reasons, BTreeMap::from([(UNSAMPLED, 0)]));
        assert_eq!((&facts[0], &facts[2], &facts[3]), (&sampled, &compiled, &BlockFacts::default()));
    }
}
