//! From a run to its [`Report`]: in go the VM when the run is over, and what its tier has counted; out comes the data.
//!
//! [`compiled`] takes a run as it comes, with the compiler on: what samples, exits and budget tell. [`replayed`] takes a run
//! with `--tier=replay`, where all is exact. Both say what each block did ([`BlockFacts`]); [`Builder`] spreads that over
//! lines, methods and classes, so that the sums agree.

mod builder;
mod charges;
pub mod compiled;
mod executions;
mod exits;
mod generated;
mod measured;
mod passes;
mod paths;
pub mod replayed;
mod samples;
mod slices;
mod stacks;
mod unloaded;

use std::borrow::Cow;
use std::time::Duration;

use holloway_traces::candidate::FrameOrigin;
use holloway_traces::driver::summary::BlockSummary;
use holloway_traces::report::graph::GraphNodes;
use holloway_vm::{BlockId, Vm};
use rustc_hash::FxHashMap;

pub(crate) use builder::Builder;

use crate::model::{Cover, Listed, ProgramRun, Reason, Report, Work};
use crate::timeline::Timeline;
use crate::verdict::uncovered;

/// A run that is over.
pub struct Run<'a> {
    /// The VM after the run, with its classes and figures.
    pub vm: &'a Vm,
    /// What ran.
    pub program: ProgramRun,
    /// What executed: `jit`, `eval`, `replay` or `profile`.
    pub tier: &'a str,
    /// Wall-clock time so far, from the start of the process or, where a source file was compiled first, from when that was
    /// done.
    pub total: Duration,
    /// Processor time of the compiler.
    pub compiling: Duration,
    /// Events, if they were kept.
    pub timeline: Option<&'a Timeline>,
    /// The branch correlation graph.
    pub graph: GraphNodes,
    /// Whether classes are wanted that lie beside those of the program and were never loaded.
    pub with_unloaded: bool,
    /// Listings of regions by their roots, where they are wanted.
    pub listings: FxHashMap<BlockId, Listings>,
}

/// The branch correlation graph has at most so many nodes in a report.
pub const GRAPH_NODES: usize = 2_000;

/// The listings of a region.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Listings {
    /// The trace IR after the last pass.
    pub ir: Vec<Listed>,
    /// The machine code, disassembled.
    pub machine_code: Vec<Listed>,
}

/// How much work was done outside for which reasons. These are few, and there is such a list for each block and line: so they lie in
/// a row, by name.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct WorkByReason(Vec<(&'static str, u64)>);

impl WorkByReason {
    /// Adds work, or none for a reason that is to be named all the same.
    pub fn add(&mut self, reason: &'static str, amount: u64) {
        match self.0.binary_search_by_key(&reason, |&(known, _)| known) {
            Ok(at) => self.0[at].1 += amount,
            Err(at) => {
                if self.0.is_empty() {
                    // Most have no other one.
                    self.0.reserve_exact(1);
                }
                self.0.insert(at, (reason, amount));
            }
        }
    }

    /// By name, with how much for each.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, u64)> + Clone + use<'_> {
        self.0.iter().copied()
    }

    /// All work.
    pub fn total(&self) -> u64 {
        self.iter().map(|(_, amount)| amount).sum()
    }

    /// For a report: the most first.
    pub fn into_report(self) -> Vec<Reason> {
        let mut reasons: Vec<Reason> =
            self.0.into_iter().map(|(reason, work)| Reason { reason: Cow::Borrowed(reason), work }).collect();
        reasons.sort_unstable_by(|a, b| b.work.cmp(&a.work).then_with(|| a.reason.cmp(&b.reason)));
        reasons
    }
}

impl FromIterator<(&'static str, u64)> for WorkByReason {
    fn from_iter<I: IntoIterator<Item = (&'static str, u64)>>(of: I) -> WorkByReason {
        let mut reasons = WorkByReason::default();
        of.into_iter().for_each(|(reason, amount)| reasons.add(reason, amount));
        reasons
    }
}

/// What a block did; nothing by default, which is known of each block of which nothing else is.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct BlockFacts {
    /// Times that it was executed, where that is known.
    pub executions: Option<u64>,
    pub work: Work,
    pub cover: Cover,
    /// Why work was done outside.
    pub reasons: WorkByReason,
    /// Traces through it.
    pub traces: Vec<u32>,
}

impl Default for BlockFacts {
    fn default() -> BlockFacts {
        BlockFacts {
            executions: Some(0),
            work: Work::default(),
            cover: Cover::NeverRun,
            reasons: WorkByReason::default(),
            traces: Vec::new(),
        }
    }
}

impl BlockFacts {
    /// Adds what another block did of which reports tell together with this one.
    fn join(&mut self, other: &BlockFacts) {
        // Where one of them is known not to have been executed, that says nothing of another one.
        self.executions = self
            .executions
            .max(other.executions)
            .filter(|&executions| executions > 0 || (self.executions.is_some() && other.executions.is_some()));
        self.work += other.work;
        self.cover = self.cover.max(other.cover);
        other.reasons.iter().for_each(|(reason, amount)| self.reasons.add(reason, amount));
        self.traces.extend(&other.traces);
        self.traces.sort_unstable();
        self.traces.dedup();
    }
}

/// What blocks did, by block. They are asked for by the bytecode, in no order.
pub(crate) type FactsByBlock = FxHashMap<BlockId, BlockFacts>;

/// A report with what does not depend on how the run was counted: its hottest uncovered lines, which follow from all else, and the
/// classes that were never loaded.
pub(crate) fn completed(mut report: Report, run: &Run<'_>) -> Report {
    report.uncovered = uncovered(&report);
    if run.with_unloaded {
        (report.unloaded, report.unloaded_left_out) = unloaded::unloaded(run.vm);
    }
    report
}

/// Whole nanoseconds.
pub(crate) fn nanoseconds(time: Duration) -> u64 {
    u64::try_from(time.as_nanos()).unwrap_or(u64::MAX)
}

/// The time of a region, shared out over its blocks.
pub fn of_blocks(blocks: &[BlockSummary], time: u64) -> Vec<u64> {
    share_out(time, &blocks.iter().map(|block| block.share).collect::<Vec<_>>())
}

/// Shares an amount out by weights, so that the parts are whole and their sum is the amount.
pub(crate) fn share_out(amount: u64, weights: &[f64]) -> Vec<u64> {
    let all: f64 = weights.iter().filter(|weight| weight.is_finite()).sum();
    if all <= 0.0 {
        // Nothing says where it belongs.
        let mut parts = vec![0; weights.len()];
        if let Some(first) = parts.first_mut() {
            *first = amount;
        }
        return parts;
    }
    let (mut so_far, mut given) = (0.0, 0);
    let last = weights.len() - 1;
    let parts = weights.iter().enumerate().map(|(at, weight)| {
        so_far += if weight.is_finite() { *weight } else { 0.0 };
        let until = if at == last { amount } else { ((amount as f64 * (so_far / all)) as u64).clamp(given, amount) };
        until - std::mem::replace(&mut given, until)
    });
    parts.collect()
}

/// How many calls above the frame in which a path begins each of its frames lies; negative below it.
pub(crate) fn depths(frames: impl IntoIterator<Item = FrameOrigin>) -> Vec<i16> {
    let mut depths: Vec<i16> = Vec::new();
    for origin in frames {
        let of = |frame: usize| depths.get(frame).copied().unwrap_or(0);
        depths.push(match origin {
            FrameOrigin::Root => 0,
            FrameOrigin::Callee { caller, .. } => of(caller.index()) + 1,
            FrameOrigin::Caller { callee, .. } => of(callee.index()) - 1,
        });
    }
    depths
}

#[cfg(test)]
mod tests {
    use holloway_traces::candidate::FrameNumber;
    use holloway_vm::BlockId;

    use super::*;

    #[test]
    fn what_is_shared_out_sums_up() {
        for (amount, weights) in [
            (100, &[1.0, 1.0, 1.0][..]),
            (7, &[0.0, 0.0]),
            (u64::from(u32::MAX), &[0.1, 0.2, 0.7]),
            (5, &[f64::NAN, 1.0]),
            (1, &[1e-300, 1e300]),
        ] {
            assert_eq!(share_out(amount, weights).iter().sum::<u64>(), amount, "{weights:?}");
        }
        assert_eq!(share_out(100, &[1.0, 3.0]), [25, 75]);
        assert!(share_out(3, &[]).is_empty());
    }

    #[test]
    fn frames_below_the_first_one_are_negative() {
        let call = BlockId(1);
        let frames = [
            FrameOrigin::Root,
            FrameOrigin::Callee { caller: FrameNumber(0), call },
            FrameOrigin::Callee { caller: FrameNumber(1), call },
            FrameOrigin::Caller { callee: FrameNumber(0), return_block: call },
        ];
        assert_eq!(depths(frames), [0, 1, 2, -1]);
    }
}
