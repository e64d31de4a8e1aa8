//! The report of a run whose traces were followed block by block (`--tier=replay`): all its figures are exact.
//!
//! In goes what the tier has counted, out comes the report. Work is bytecodes executed; that of all blocks is that of all
//! traces and what was executed outside.

use holloway_traces::candidate::{Candidate, CandidateEnd, FrameOrigin};
use holloway_traces::report::coverage::{BlockCounts, Coverage, TraceCounts, bytecodes};
use holloway_traces::report::figures;
use holloway_vm::BlockId;
use rustc_hash::FxHashMap;

use super::stacks::Stacks;
use super::{BlockFacts, Builder, FactsByBlock, Run, completed, depths, exits, nanoseconds};
use crate::model::{
    Counting, Cover, Link, Precision, Report, SCHEMA, Step, TimeSplit, Totals, Trace, TraceExit, Unit, Work,
};
use crate::obstacles::Obstacles;

/// The report of a run with `--tier=replay`: work in bytecodes, counted exactly, with the traces that were followed.
pub fn report(run: &Run<'_>, coverage: &Coverage) -> Report {
    let facts = facts(run, coverage);
    let mut builder = Builder::new(run.vm, &facts);
    let mut work = Work::default();
    let mut obstacles = Obstacles::default();
    let mut stacks = Stacks::default();
    // Methods and stacks are numbered as they come.
    let mut by_block: Vec<(&BlockId, &BlockFacts)> = facts.iter().collect();
    by_block.sort_unstable_by_key(|(block, _)| **block);
    for (&block, facts) in by_block {
        work += facts.work;
        let Some(place) = builder.place(block) else { continue };
        facts.reasons.iter().for_each(|(reason, amount)| obstacles.add(reason, place, amount));
        if facts.work.interpreted > 0 {
            let work = facts.work.interpreted;
            stacks.add(std::iter::once(place), (Cover::Interpreted, 0), work, |_| false);
        }
    }
    let (traces, links) = traces(run, coverage, &mut builder);
    for trace in &coverage.traces {
        trace_stacks(run, trace, &mut builder, &mut stacks);
    }
    let (frames, stacks) = stacks.finish(|_| true);
    let graph = builder.graph(&run.graph);
    let (events, events_left_out) = builder.events(run.timeline);
    let totals = &coverage.totals;
    let report = Report {
        schema: SCHEMA.to_owned(),
        version: env!("CARGO_PKG_VERSION").to_owned(),
        program: run.program.clone(),
        counting: counting(run),
        work,
        unplaced: Work::default(),
        time: TimeSplit { total: nanoseconds(run.total), ..TimeSplit::default() },
        totals: Totals {
            fuel: run.vm.statistics().fuel,
            machine_fuel: 0,
            collections: collections(run),
            traces_built: totals.traces_built,
            traces_retired: totals.traces_retired,
            traces_entered: Some(totals.traces_entered),
            traces_completed: Some(totals.traces_completed),
            signals: Some(totals.signals),
            code_bytes: 0,
            figures: Some(figures(coverage)),
        },
        classes: builder.classes,
        methods: builder.methods,
        traces,
        links,
        regions: Vec::new(),
        waiting: Vec::new(),
        graph,
        frames,
        stacks,
        events,
        events_left_out,
        obstacles: obstacles.sorted(),
        uncovered: Vec::new(),
        unloaded: Vec::new(),
        unloaded_left_out: 0,
        profilers: None,
    };
    completed(report, run)
}

fn counting(run: &Run<'_>) -> Counting {
    let explanation = "All figures are exact: every block was profiled and every trace followed block by block. Nothing was \
                       compiled, so the time of this run says nothing of the time of others. Work is bytecodes executed; \
                       the bytecodes of a block count when it is entered.";
    Counting {
        tier: run.tier.to_owned(),
        unit: Unit::Bytecodes,
        work: Precision::Exact,
        executions: Precision::Exact,
        cover: Precision::Exact,
        interpreter_samples: 0,
        machine_samples: 0,
        explanation: explanation.to_owned(),
    }
}

/// Collections of any kind.
pub(super) fn collections(run: &Run<'_>) -> u64 {
    let heap = run.vm.heap_statistics();
    heap.minor.count() + heap.full.count()
}

fn facts(run: &Run<'_>, coverage: &Coverage) -> FactsByBlock {
    let mut facts = FactsByBlock::default();
    for (at, &BlockCounts { completed, partial, outside }) in coverage.blocks.iter().enumerate() {
        let executions = completed + partial + outside;
        if executions == 0 {
            continue;
        }
        let block = BlockId::from(at);
        let each = bytecodes(run.vm, block);
        let reasons = coverage.outside.get(at).map(|reasons| reasons.sorted()).unwrap_or_default();
        facts.insert(
            block,
            BlockFacts {
                executions: Some(executions),
                work: Work {
                    completed: completed * each,
                    partial: partial * each,
                    interpreted: outside * each,
                    ..Work::default()
                },
                cover: if completed + partial >= outside { Cover::Traced } else { Cover::Interpreted },
                reasons: reasons.into_iter().map(|(why, times)| (why.name(), times * each)).collect(),
                traces: Vec::new(),
            },
        );
    }
    for trace in &coverage.traces {
        for step in &trace.candidate.steps {
            if let Some(facts) = facts.get_mut(&step.block)
                && facts.traces.last() != Some(&trace.id.0)
            {
                facts.traces.push(trace.id.0);
            }
        }
    }
    for facts in facts.values_mut() {
        facts.traces.sort_unstable();
        facts.traces.dedup();
    }
    facts
}

/// The steps of a trace, each with how often it was reached.
pub(super) fn steps(candidate: &Candidate, reached: Option<&[u64]>, builder: &mut Builder<'_>) -> Vec<Step> {
    let depths = depths(candidate.frames.iter().copied());
    let steps = candidate.steps.iter().enumerate().filter_map(|(at, step)| {
        Some(Step {
            place: builder.place(step.block)?,
            depth: depths.get(step.frame.index()).copied().unwrap_or(0),
            reached: reached.map(|reached| reached[at]),
        })
    });
    steps.collect()
}

/// Where a trace begins: the block before, if that is fixed, and its first one.
pub(super) fn entry(candidate: &Candidate) -> (Option<BlockId>, BlockId) {
    (candidate.from, candidate.steps[0].block)
}

fn traces(run: &Run<'_>, coverage: &Coverage, builder: &mut Builder<'_>) -> (Vec<Trace>, Vec<Link>) {
    let mut by_entry: FxHashMap<(Option<BlockId>, BlockId), u32> = FxHashMap::default();
    for trace in coverage.traces.iter().rev() {
        by_entry.insert(entry(&trace.candidate), trace.id.0);
    }
    let mut links = Vec::new();
    let mut traces = Vec::with_capacity(coverage.traces.len());
    for trace in &coverage.traces {
        let TraceCounts { id, candidate, ended, exits: left, instructions, retired } = trace;
        let mut reached = ended.to_vec();
        for at in (0..reached.len().saturating_sub(1)).rev() {
            reached[at] += reached[at + 1];
        }
        let completed = ended[ended.len() - 1];
        let length: u64 = candidate.steps.iter().map(|step| bytecodes(run.vm, step.block)).sum();
        let mut trace_exits = Vec::with_capacity(left.len());
        for &(step, to, times) in left {
            let from = candidate.steps[usize::from(step)].block;
            let next = by_entry.get(&(Some(from), to)).or_else(|| by_entry.get(&(None, to))).copied();
            links.extend(next.map(|to| Link { from: id.0, step, to, times: Some(times) }));
            let reason = exits::reason(run.vm, &candidate.steps, step, to);
            let Some(to) = builder.place(to) else { continue };
            trace_exits.push(TraceExit { step, to, times, reason, trace: next });
        }
        traces.push(Trace {
            id: id.0,
            steps: steps(candidate, Some(&reached), builder),
            from: candidate.from.and_then(|from| builder.place(from)),
            end: CandidateEnd::NAMES[candidate.end.index()].to_owned(),
            loops_to: if let CandidateEnd::Loop(step) = candidate.end { Some(step) } else { None },
            expected_completion: candidate.completion,
            entered: Some(reached.first().copied().unwrap_or(0)),
            completed: Some(completed),
            work: Work { completed: completed * length, partial: instructions - completed * length, ..Work::default() },
            exits: trace_exits,
            retired: retired.map(|why| why.name().to_owned()),
        });
    }
    (traces, links)
}

/// What a trace has done, by the calls that it goes through.
fn trace_stacks(run: &Run<'_>, trace: &TraceCounts, builder: &mut Builder<'_>, stacks: &mut Stacks) {
    let Candidate { steps, frames, .. } = &trace.candidate;
    let mut reached = 0;
    for (at, step) in steps.iter().enumerate().rev() {
        reached += trace.ended[at];
        let work = reached * bytecodes(run.vm, step.block);
        let Some(place) = builder.place(step.block).filter(|_| work > 0) else { continue };
        let mut chain = vec![place];
        let mut frame = step.frame;
        while let Some(FrameOrigin::Callee { caller, call }) = frames.get(frame.index()) {
            chain.extend(builder.place(*call));
            frame = *caller;
        }
        let how = (Cover::Traced, chain.len() as u16);
        stacks.add(chain.iter().rev().copied(), how, work, |_| false);
    }
}
