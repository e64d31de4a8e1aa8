//! The paper's figures (Berndl and Hendren 2002, section 5.2) and where in the program they come from.
//!
//! In goes what a driver has counted while traces were followed; out come whole numbers by block, trace and in all,
//! whose sums agree, and the ratios made of them:
//!
//! * coverage: bytecodes executed in traces that completed (or in all traces) / all bytecodes executed;
//! * completion rate: traces completed / traces entered. By iterations, each passage through an unrolled loop counts for
//!   itself;
//! * average trace length: blocks (bytecodes) of the traces that completed, executed / how many completed;
//! * dispatches per signal: block dispatches of the interpreter without traces / signals;
//! * trace event interval: instructions (dispatches) / (traces built + signals).
//!
//! A block's bytecodes count as executed when the block is entered: where an exception leaves it early that is more than
//! were executed. A trace that was under way when the run ended counts as entered and not completed.

use holloway_profiler::bcg::GraphStatistics;
use holloway_vm::{BlockId, Vm};

use crate::cache::{Abort, Retirement, TraceId};
use crate::candidate::{Candidate, CandidateEnd};
use crate::code;
use crate::dense;
use crate::exact::Core;
use crate::exact::outside::Reasons;

/// The numbers of one run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Totals {
    /// Bytecodes executed, in traces and outside.
    pub instructions: u64,
    /// Bytecodes executed in traces that completed.
    pub completed_instructions: u64,
    /// Bytecodes executed in traces, completed or left early.
    pub trace_instructions: u64,
    /// Blocks executed: the dispatches of an interpreter without traces.
    pub block_dispatches: u64,
    /// Times that a trace was entered.
    pub traces_entered: u64,
    /// Times that a trace was completed.
    pub traces_completed: u64,
    /// Iterations of traces entered: as traces, but each passage through an unrolled loop by itself.
    pub iterations_entered: u64,
    /// Those of them that were completed.
    pub iterations_completed: u64,
    /// Blocks executed in traces that completed.
    pub completed_blocks: u64,
    /// Blocks executed outside traces.
    pub outside_blocks: u64,
    /// Changes of a node's state or best successor, as the graph has reported them.
    pub signals: u64,
    /// Of these those that waited to be served when the program ended.
    pub signals_waiting: u64,
    /// Candidates that became traces.
    pub traces_built: u64,
    /// Traces that can be entered.
    pub traces_live: u64,
    /// Times that a trace was retired.
    pub traces_retired: u64,
    /// Times that a candidate was a known trace.
    pub traces_linked: u64,
    /// Weakly correlated branches passed. A trace that was not joined has at most one, its last: see
    /// [`Totals::length_limit`].
    pub weak_branches: u64,
    /// Traces completed and blocks executed in these, by why the trace ends: [`CandidateEnd::NAMES`].
    pub ends: [(u64, u64); CandidateEnd::NAMES.len()],
}

/// A share or an average; `None` of nothing, which is not the same as none.
fn ratio(part: u64, whole: u64) -> Option<f64> {
    (whole > 0).then(|| part as f64 / whole as f64)
}

/// Shares and averages, each a quotient of sums of counts.
macro_rules! ratios {
    ($($(#[$about:meta])* $name:ident = ($($part:ident)+) / ($($whole:ident)+);)*) => {
        /// Shares and averages are `None` where there is nothing that they could be of.
        impl Totals {$(
            $(#[$about])*
            pub fn $name(&self) -> Option<f64> {
                ratio([$(self.$part),+].into_iter().sum(), [$(self.$whole),+].into_iter().sum())
            }
        )*}
    };
}

ratios! {
    /// Coverage by completed traces.
    coverage_completed = (completed_instructions) / (instructions);
    /// Coverage by all traces.
    coverage_all = (trace_instructions) / (instructions);
    /// Completion rate of dispatches.
    completion_rate = (traces_completed) / (traces_entered);
    /// Completion rate where each passage through an unrolled loop counts by itself.
    completion_rate_iterations = (iterations_completed) / (iterations_entered);
    /// Average executed trace length in blocks.
    average_length_blocks = (completed_blocks) / (traces_completed);
    /// Blocks per weakly correlated branch: a trace that was not joined goes no further than such a branch, so without
    /// joining dispatches of traces and of blocks outside traces cannot be longer on average.
    length_limit = (block_dispatches) / (weak_branches);
    /// Average executed trace length in bytecodes.
    average_length_bytecodes = (completed_instructions) / (traces_completed);
    /// Blocks executed for each signal.
    dispatches_per_signal = (block_dispatches) / (signals);
    /// Blocks executed for each trace event: a signal, or a trace that was built.
    dispatches_per_trace_event = (block_dispatches) / (signals traces_built);
    /// Bytecodes per trace event.
    instructions_per_trace_event = (instructions) / (signals traces_built);
}

impl Totals {
    /// Dispatches of an interpreter that dispatches traces: traces, and blocks outside them.
    pub fn trace_dispatches(&self) -> u64 {
        self.traces_entered + self.outside_blocks
    }
}

/// What was executed of one block.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BlockCounts {
    /// Executions in traces that completed.
    pub completed: u64,
    /// Executions in traces that did not.
    pub partial: u64,
    /// Executions outside traces.
    pub outside: u64,
}

/// One trace in a report.
#[derive(Clone, Debug)]
pub struct TraceCounts {
    /// Its number in the cache.
    pub id: TraceId,
    /// The path that it follows.
    pub candidate: Candidate,
    /// Executions by the last step reached.
    pub ended: Box<[u64]>,
    /// Where it was left early: step, block gone to, times; the most frequent first.
    pub exits: Vec<(u16, BlockId, u64)>,
    /// Bytecodes executed in it.
    pub instructions: u64,
    /// Why it is not entered any more.
    pub retired: Option<Retirement>,
}

/// How large the branch correlation graph is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct GraphSize {
    /// Nodes N(X,Y).
    pub nodes: usize,
    /// Edges E(X,Y,Z).
    pub edges: usize,
    /// Bytes that they take.
    pub bytes: usize,
    /// Longer correlations that are counted behind weakly correlated branches.
    pub histories: usize,
    /// Bytes that these take.
    pub histories_bytes: usize,
}

/// What a run's traces have covered.
#[derive(Clone, Debug, Default)]
pub struct Coverage {
    /// Sums over the whole run.
    pub totals: Totals,
    /// What was executed of each block, by its number in the VM.
    pub blocks: Vec<BlockCounts>,
    /// Why each block was executed outside traces, by its number in the VM.
    pub outside: Vec<Reasons>,
    /// The traces, those that executed most first.
    pub traces: Vec<TraceCounts>,
    /// Candidates that did not become traces, by [`Abort::ALL`].
    pub aborts: [u64; Abort::ALL.len()],
    /// How large the graph was in the end.
    pub graph: GraphSize,
    /// The start state delay: executions until a node of the graph counts.
    pub delay: u16,
    /// What the graph has done.
    pub graph_statistics: GraphStatistics,
}

impl Coverage {
    pub(crate) fn new(core: &Core, vm: &Vm) -> Coverage {
        let mut coverage = Coverage {
            aborts: core.supply.aborts,
            delay: core.options.parameters.delay,
            graph: GraphSize {
                nodes: core.graph.node_count(),
                edges: core.graph.edge_count(),
                bytes: core.graph.bytes(vm.nodes()),
                histories: core.histories.len(),
                histories_bytes: core.histories.bytes(),
            },
            graph_statistics: GraphStatistics { decays: core.graph.all_decays(vm.nodes()), ..*core.graph.statistics() },
            ..Coverage::default()
        };
        coverage.outside.clone_from(&core.replay.outside);
        for (block, reasons) in core.replay.outside.iter().enumerate() {
            coverage.block(BlockId::from(block)).outside = reasons.total();
        }
        for (id, trace) in core.supply.cache.traces() {
            coverage.add_trace(vm, id, trace);
        }
        coverage.traces.sort_unstable_by_key(|trace| (std::cmp::Reverse(trace.instructions), trace.id));
        coverage.sum_up(vm);
        let totals = &mut coverage.totals;
        totals.traces_entered = core.replay.entered;
        totals.signals = core.signals;
        totals.signals_waiting = core.signals_waiting;
        totals.traces_built = core.supply.cache.built() as u64;
        totals.traces_live = core.supply.cache.live() as u64;
        totals.traces_retired = core.supply.cache.retirements();
        totals.traces_linked = core.supply.links;
        totals.weak_branches = core.replay.weak;
        coverage
    }

    fn block(&mut self, block: BlockId) -> &mut BlockCounts {
        dense::entry(&mut self.blocks, block.index())
    }

    fn add_trace(&mut self, vm: &Vm, id: TraceId, trace: &crate::cache::Trace) {
        let steps = &trace.candidate.steps;
        let completions = trace.completions();
        let iteration = trace.iteration();
        let loops = matches!(trace.candidate.end, CandidateEnd::Loop(_));
        // Executions that reached a step: from the last one on.
        let mut reached = 0;
        let mut instructions = 0;
        let mut length = 0;
        for (at, step) in steps.iter().enumerate().rev() {
            reached += trace.ended[at];
            let bytecodes = bytecodes(vm, step.block);
            instructions += reached * bytecodes;
            length += bytecodes;
            let counts = self.block(step.block);
            counts.completed += completions;
            counts.partial += reached - completions;
            if loops && at % iteration == 0 {
                self.totals.iterations_entered += reached;
            }
        }
        let executions = reached;
        let totals = &mut self.totals;
        if loops {
            // An iteration has completed when the next one was entered, the last one when the trace has.
            totals.iterations_completed += (iteration..steps.len())
                .step_by(iteration)
                .map(|at| trace.ended[at..].iter().sum::<u64>())
                .sum::<u64>()
                + completions;
        } else {
            totals.iterations_entered += executions;
            totals.iterations_completed += completions;
        }
        totals.traces_completed += completions;
        totals.completed_instructions += completions * length;
        totals.completed_blocks += completions * steps.len() as u64;
        let (completed, blocks) = &mut totals.ends[trace.candidate.end.index()];
        *completed += completions;
        *blocks += completions * steps.len() as u64;
        totals.trace_instructions += instructions;
        let mut exits: Vec<_> = trace.exits.iter().map(|(&(step, block), &times)| (step, block, times)).collect();
        exits.sort_unstable_by_key(|&(step, block, times)| (std::cmp::Reverse(times), step, block));
        self.traces.push(TraceCounts {
            id,
            candidate: trace.candidate.clone(),
            ended: trace.ended.clone(),
            exits,
            instructions,
            retired: trace.retired,
        });
    }

    fn sum_up(&mut self, vm: &Vm) {
        let totals = &mut self.totals;
        for (at, counts) in self.blocks.iter().enumerate() {
            let executions = counts.completed + counts.partial + counts.outside;
            totals.block_dispatches += executions;
            totals.outside_blocks += counts.outside;
            if executions > 0 {
                totals.instructions += executions * bytecodes(vm, BlockId::from(at));
            }
        }
    }
}

/// How many bytecodes a block has; 0 where there is no such block.
pub fn bytecodes(vm: &Vm, block: BlockId) -> u64 {
    u64::from(code::bytecodes(vm.classes(), vm.block_place(block)))
}
