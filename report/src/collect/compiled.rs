//! The report of a run as it comes, with the compiler on: what samples, exits and budget tell.
//!
//! In go what the driver knows when the run is over and its account of samples, out comes the report. Work is nanoseconds in
//! Java code. How they fall on regions, their blocks and interpreted code is known from a clock. Where there is none it is
//! estimated: from samples (each 16,384 units of interpreted budget, and each end of a slice in machine code), within a region
//! from the profile that it was formed from. Which blocks were executed at all is exact, for each reports once.

use std::borrow::Cow;

use holloway_traces::candidate::{Candidate, CandidateEnd};
use holloway_traces::compiler::ExitTarget;
use holloway_traces::driver::Driver;
use holloway_traces::driver::summary::{ExitSummary, RegionSummary, Summary};
use holloway_traces::region::Origin;
use holloway_traces::report::tally::{CoverageAccount, Runner, SampleCount};
use holloway_vm::BlockId;
use rustc_hash::FxHashMap;

use super::charges::Charges;
use super::executions::Executions;
use super::measured::measure;
use super::replayed::{collections, entry, steps};
use super::samples::{ByLine, Timed, by_root, interpreted, obstacles, stacks, timed};
use super::{BlockFacts, Builder, FactsByBlock, Run, completed, depths, nanoseconds, of_blocks, share_out};
use crate::model::{
    Counting, Cover, Link, Precision, Region, RegionBlock, RegionExit, Report, SCHEMA, TimeSplit, Totals, Trace, Unit,
    Waiting, Work,
};
use crate::obstacles::UNSAMPLED;

/// Units of budget that machine code uses while the interpreter uses one.
const FASTER: u64 = 20;

/// What is said where `--stats` times each entry of machine code.
const TIMED: &str = " That --stats timed each entry of machine code has taken time of its own, which counts as the interpreter's: \
                     without --stats there is less of it.";

/// The most nanoseconds that the interpreter takes for a unit of budget: what a run took beyond that was loading, waiting, or
/// another process.
const SLOWEST: u64 = 40;

/// The time in Java code, as far as samples say where it went, and what else there is.
struct Times {
    split: TimeSplit,
    interpreter: u64,
    machine: u64,
}

/// The report of a run with `--tier=jit` or `eval`: work in nanoseconds, from a clock or estimated, with regions and their exits.
pub fn report(run: &Run<'_>, driver: &Driver, account: &CoverageAccount) -> Report {
    let mut summary = driver.summary(run.vm);
    if let Some(clocked) = &account.clocked {
        measure(&mut summary, clocked);
    }
    let times = times(run, account);
    let mut charges = Charges::new(run.vm, driver);
    let samples = timed(account, (times.interpreter, times.machine), &mut charges);
    let by_root = by_root(&samples);
    let fuel = run.vm.statistics().regions.fuel;
    let executions = Executions::of(account, counted(account), fuel, &summary, &mut charges);
    let mut facts = facts(run, driver, &summary, &samples, &by_root);
    for (&block, facts) in &mut facts {
        facts.executions = executions.of_block(block);
        facts.traces.sort_unstable();
        facts.traces.dedup();
    }
    let mut builder = Builder::new(run.vm, &facts);
    let mut work = Work::default();
    facts.values().for_each(|facts| work += facts.work);
    let unplaced = unplaced(&samples, &times);
    work += unplaced;
    let mut lines = ByLine::default();
    let obstacles = obstacles(&samples, &mut lines, &mut builder);
    let (frames, stacks) = stacks(&summary, &samples, &mut lines, &mut builder);
    let mut regions: Vec<Region> = summary
        .regions
        .iter()
        .filter_map(|region| {
            let times = of_blocks(&region.blocks, by_root.get(&region.root).copied().unwrap_or(0));
            self::region(run, region, (times, executions.of_root(region.root)), &mut builder)
        })
        .collect();
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
    let report = Report {
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
        uncovered: Vec::new(),
        unloaded: Vec::new(),
        unloaded_left_out: 0,
        profilers: None,
    };
    completed(report, run)
}

/// The time of which no sample says where it went.
fn unplaced(samples: &[Timed<'_>], times: &Times) -> Work {
    let placed = samples.iter().fold((0, 0), |(interpreter, machine), sample| match sample.runner {
        Runner::Interpreter(_) if sample.charge.is_none() => (interpreter, machine),
        Runner::Interpreter(_) => (interpreter + sample.time, machine),
        Runner::Region(_) => (interpreter, machine + sample.time),
    });
    Work {
        interpreted: times.interpreter - placed.0.min(times.interpreter),
        compiled: times.machine - placed.1.min(times.machine),
        ..Work::default()
    }
}

/// What was counted of the interpreter, and of machine code.
fn counted(account: &CoverageAccount) -> (SampleCount, SampleCount) {
    let (mut interpreter, mut machine) = <(SampleCount, SampleCount)>::default();
    for (sample, &count) in &account.samples {
        match sample.runner {
            Runner::Interpreter(_) => interpreter += count,
            Runner::Region(_) => machine += count,
        }
    }
    (interpreter, machine)
}

fn counting(run: &Run<'_>, account: &CoverageAccount) -> Counting {
    let (interpreter, machine) = match &account.clocked {
        Some(clocked) => (clocked.interpreter_ticks, clocked.machine_ticks),
        None => {
            let (interpreter, machine) = counted(account);
            (interpreter.samples, machine.samples)
        }
    };
    let how = if account.clocked.is_some() {
        format!(
            "Where time went was measured by a clock that looked at the program some hundred times in each second of processor \
             time: {interpreter} times it found interpreted code or natives, {machine} times machine code. It tells \
             which block of machine code was executed; within interpreted code time is divided over what the budget was \
             charged for.{}",
            if run.vm.statistics().regions.entries > 0 { TIMED } else { "" }
        )
    } else {
        format!(
            "How time falls on interpreter and machine code is estimated from the budget that each used, a unit counting \
             {FASTER} times in the interpreter. Where it went is sampled: {interpreter} samples of interpreted code, \
             {machine} of machine code; within a piece of machine code it is divided by the profile that the code was made \
             from, within interpreted code over what the budget was charged for."
        )
    };
    let explanation = format!(
        "Counted by the run itself, with the compiler on. {how} Executions are estimated from samples, and absent where \
         they cannot be expected to be right within a factor of two. Which code ran at all, what is compiled, and how \
         often exits were taken is exact. --tier=replay gives exact figures."
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

/// What interpreter and machine code have taken of the time: what the clock says, or where there is none, by the budget that
/// each has used.
fn times(run: &Run<'_>, account: &CoverageAccount) -> Times {
    let heap = run.vm.heap_statistics();
    let collecting = heap.minor.total() + heap.full.total();
    if let Some(clocked) = &account.clocked {
        let split = TimeSplit {
            total: nanoseconds(run.total),
            interpreter: Some(clocked.interpreter),
            machine_code: Some(clocked.machine),
            collecting: Some(nanoseconds(collecting)),
            compiling: Some(nanoseconds(run.compiling)),
            loading: Some(clocked.loading),
            deciding: Some(clocked.deciding),
        };
        return Times { split, interpreter: clocked.interpreter, machine: clocked.machine };
    }
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
        loading: None,
        deciding: None,
    };
    Times { split, interpreter, machine }
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
) -> FactsByBlock {
    let classes = run.vm.classes();
    let translated = classes.translated().iter().filter_map(|&method| classes.method(method).version(0));
    let blocks = translated.flat_map(|code| &code.blocks).map(|block| block.id);
    let seen = blocks.filter(|&block| driver.has_seen(block) == Some(true));
    // They are thousands: a table that grows would be written several times.
    let mut facts = FactsByBlock::with_capacity_and_hasher(seen.clone().count(), Default::default());
    seen.for_each(|block| facts.entry(block).or_default().cover = Cover::Interpreted);
    let mut without_region = by_root.clone();
    for region in &summary.regions {
        let time = without_region.remove(&region.root).unwrap_or(0);
        for (block, work) in region.blocks.iter().zip(of_blocks(&region.blocks, time)) {
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
        }
    }
    // Machine code that is no more.
    for (root, time) in without_region {
        let facts = facts.entry(root).or_default();
        facts.work.grown += time;
        facts.cover = facts.cover.max(Cover::Interpreted);
    }
    for ((block, reason), time) in interpreted(samples) {
        let facts = facts.entry(block).or_default();
        facts.work.interpreted += time;
        facts.cover = facts.cover.max(Cover::Interpreted);
        facts.reasons.add(reason, time);
    }
    give_reasons(facts.values_mut());
    facts
}

/// Gives what ran outside, without a sample that says why, the reason for that.
fn give_reasons<'a>(facts: impl Iterator<Item = &'a mut BlockFacts>) {
    for facts in facts.filter(|facts| facts.cover == Cover::Interpreted && facts.work.is_empty()) {
        facts.reasons.add(UNSAMPLED, 0);
    }
}

fn region(
    run: &Run<'_>,
    region: &RegionSummary,
    (times, executions): (Vec<u64>, Option<u64>),
    builder: &mut Builder<'_>,
) -> Option<Region> {
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
    let exits = region.exits.iter().map(|&ExitSummary { exit, taken }| {
        let to = match exit.target {
            ExitTarget::Path(Some((_, to))) | ExitTarget::Step(to) | ExitTarget::Call { callee: to, .. } => Some(to),
            ExitTarget::Path(None) | ExitTarget::Budget | ExitTarget::Return | ExitTarget::Rare => None,
        };
        RegionExit {
            reason: Cow::Borrowed(exit.reason.name()),
            kind: Cow::Borrowed(exit.target.name()),
            to: to.and_then(|to| builder.place(to)),
            taken: u64::from(taken),
            linked: exit.is_linked,
        }
    });
    let exits = exits.collect();
    let listings = run.listings.get(&region.root).cloned().unwrap_or_default();
    Some(Region {
        root: builder.place(region.root)?,
        work,
        executions,
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
        let times = of_blocks(&region.blocks, by_root.get(&region.root).copied().unwrap_or(0));
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
    use super::super::WorkByReason;
    use super::*;

    #[test]
    fn what_ran_without_a_sample_has_a_reason() {
        let sampled = BlockFacts {
            cover: Cover::Interpreted,
            work: Work { interpreted: 5, ..Work::default() },
            reasons: WorkByReason::from_iter([("cold", 5)]),
            ..BlockFacts::default()
        };
        let run = BlockFacts { cover: Cover::Interpreted, ..BlockFacts::default() };
        let compiled = BlockFacts { cover: Cover::Compiled, ..BlockFacts::default() };
        let mut facts = [sampled.clone(), run, compiled.clone(), BlockFacts::default()];
        give_reasons(facts.iter_mut());
        assert_eq!(facts[1].reasons, WorkByReason::from_iter([(UNSAMPLED, 0)]));
        assert_eq!((&facts[0], &facts[2], &facts[3]), (&sampled, &compiled, &BlockFacts::default()));
    }
}
