//! A trace: its path, what leads to it, and what has been seen of its executions.

use holloway_profiler::bcg::{CorrelationGraph, NodeState};
use holloway_vm::tier::Succession;
use holloway_vm::{BlockId, NodeId, TransitionNodes};
use rustc_hash::FxHashMap;

use crate::candidate::{Candidate, CandidateEnd, FrameOrigin};

/// A trace of a cache.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TraceId(pub u32);

impl std::fmt::Display for TraceId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "T{}", self.0)
    }
}

/// What a trace is found by: the block before (`None`: unknown, or any) and the first block.
pub type EntryTransition = (Option<BlockId>, BlockId);

/// Why a trace is no longer entered.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Retirement {
    /// Other traces have taken its entry transitions.
    Superseded,
    /// A branch on it is no longer strongly correlated with the next one.
    NotStrong,
    /// It was joined from traces that no longer follow one another often enough.
    NotFollowed,
}

impl Retirement {
    /// The reason in a word.
    pub fn name(self) -> &'static str {
        match self {
            Retirement::Superseded => "superseded",
            Retirement::NotStrong => "not-strong",
            Retirement::NotFollowed => "not-followed",
        }
    }
}

/// Traces that were retired, and why.
pub type Retired = Vec<(TraceId, Retirement)>;

/// Why a candidate does not become a trace.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Abort {
    /// It has fewer than two blocks.
    TooShort,
    /// Its entry transition has changed its trace too often; it may again later.
    CoolingDown,
    /// There are as many traces as there may be.
    CacheFull,
    /// Backtracking found more entry points or nodes than it may look at.
    Backtracking,
}

impl Abort {
    /// All reasons, in the order in which they are counted.
    pub const ALL: [Abort; 4] = [Abort::TooShort, Abort::CoolingDown, Abort::CacheFull, Abort::Backtracking];

    /// The reason in a word.
    pub fn name(self) -> &'static str {
        match self {
            Abort::TooShort => "too-short",
            Abort::CoolingDown => "cooling-down",
            Abort::CacheFull => "cache-full",
            Abort::Backtracking => "backtracking-limit",
        }
    }
}

/// A trace, with what has been seen of its executions.
#[derive(Debug)]
pub struct Trace {
    /// The path that it follows.
    pub candidate: Candidate,
    /// The nodes along it, under its first entry transition.
    pub nodes: Vec<NodeId>,
    /// The transitions that lead to it now.
    pub entries: Vec<EntryTransition>,
    /// Executions by the last step that they reached; the last entry counts those that completed.
    pub ended: Box<[u64]>,
    /// Executions that left behind a step, by step and the block that they went to instead.
    pub exits: FxHashMap<(u16, BlockId), u64>,
    /// Histories by which its first block is entered though no entry transition leads to it.
    pub side_entries: u32,
    /// Times that it was retired.
    pub(super) lives: u32,
    /// Why it is not entered any more.
    pub retired: Option<Retirement>,
}

impl Trace {
    /// Whether it can be entered.
    pub(super) fn is_entered(&self) -> bool {
        !self.entries.is_empty() || self.side_entries > 0
    }

    /// Times that it was entered and has been left.
    pub fn executions(&self) -> u64 {
        self.ended.iter().sum()
    }

    /// Times that it was executed to its end.
    pub fn completions(&self) -> u64 {
        self.ended[self.ended.len() - 1]
    }

    /// Blocks of one iteration, for a loop.
    pub fn iteration(&self) -> usize {
        let steps = &self.candidate.steps;
        match self.candidate.end {
            CandidateEnd::Loop(to) => {
                let body = &steps[usize::from(to)..];
                let half = body.len() / 2;
                let unrolled = body.len().is_multiple_of(2)
                    && body[..half].iter().zip(&body[half..]).all(|(a, b)| (a.block, a.frame) == (b.block, b.frame));
                if unrolled { half } else { body.len() }
            }
            _ => steps.len(),
        }
    }
}

/// Whether each branch on a trace, but for those where it was joined, is strongly correlated with the next one, or returns
/// behind a call of the trace.
pub(super) fn holds(graph: &CorrelationGraph, nodes: &TransitionNodes, trace: &Trace) -> bool {
    let Candidate { steps, frames, joints, .. } = &trace.candidate;
    let returns_to_caller = |at: usize| {
        let called = matches!(frames[steps[at].frame.index()], FrameOrigin::Callee { .. });
        called && steps[at + 1].arrival == Succession::Return
    };
    trace.nodes.iter().zip(&steps[1..]).enumerate().all(|(at, (&node, next))| {
        let strong = matches!(graph.state(node), NodeState::Unique | NodeState::Strong);
        (strong && graph.best(nodes, node) == Some(next.block))
            || returns_to_caller(at)
            || joints.contains(&(at as u16 + 1))
    })
}
