//! What the constructor finds: paths and entry points; and how it is to judge branches.

use std::ops::Range;
use std::sync::Arc;

use holloway_vm::tier::Succession;
use holloway_vm::{BlockId, NodeId};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::candidate::{CandidateEnd, FrameNumber};
use crate::source::frames::Frames;

/// Steps 1 and 2: where traces may have to change.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Exploration {
    /// The entry points found.
    pub entries: Vec<NodeId>,
    /// All nodes that were looked at: they are to be marked up to date.
    pub involved: Vec<NodeId>,
    /// Signals from which backtracking found more than it may.
    pub limited: Vec<NodeId>,
    /// Of entry points that continue a path: the places of their own path up to the next entry point.
    pub(super) continued: FxHashMap<NodeId, usize>,
}

/// What has been found out about a graph while its edges and counters stay as they are. The states of its nodes may change
/// if [`Findings::forget`] is told.
#[derive(Default)]
pub struct Findings {
    /// By node: its place in `arrivals`.
    pub(super) predecessors: FxHashMap<NodeId, Range<u32>>,
    pub(super) arrivals: Vec<NodeId>,
    pub(super) paths: FxHashMap<NodeId, Arc<Path>>,
    /// The path that is being followed; kept for its memory only.
    pub(super) frames: Frames,
    pub(super) places: Vec<Place>,
    pub(super) known: FxHashMap<(FrameNumber, NodeId), usize>,
}

impl Findings {
    /// Forgets all, for another state of the graph.
    pub fn clear(&mut self) {
        self.predecessors.clear();
        self.arrivals.clear();
        self.paths.clear();
    }

    /// Forgets what depends on the states of some nodes.
    pub fn forget(&mut self, changed: &FxHashSet<NodeId>) {
        self.paths.retain(|_, path| !path.places.iter().any(|place| changed.contains(&place.node)));
    }
}

/// How nodes are judged where a trace is asked for: a region is formed when its root has been executed often enough, not
/// when each branch in it has left its start state, and it has exits at all branches, so that it can take what is a little
/// less likely than what a trace by itself may rest on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Judgement {
    /// Executions from which on a node is judged.
    pub least: u32,
    /// The share of its best successor, 0 to 1, from which on it is strongly correlated; traces complete in such a share of
    /// their executions, too.
    pub strong: f64,
}

impl Default for Judgement {
    fn default() -> Judgement {
        Judgement { least: 8, strong: 0.9 }
    }
}

/// A block of a path.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub node: NodeId,
    pub block: BlockId,
    pub frame: FrameNumber,
    /// Whether the frame was pushed on the path.
    pub called: bool,
    /// How control got there from the place before.
    pub arrival: Succession,
    /// The probability of that, on the path.
    pub probability: f64,
    /// The same without knowing what was called before on the path: differs at returns only. 0 where the branch is weakly
    /// correlated.
    pub alone: f64,
}

/// A path of maximum likelihood.
pub(super) struct Path {
    pub places: Box<[Place]>,
    pub end: PathEnd,
}

pub(super) enum PathEnd {
    /// Back to the branch of a place; the place as reached over the edge back.
    Loop(usize, Place),
    /// No further; with the branch that is an entry point for that reason, if one is.
    Stop(CandidateEnd, Option<NodeId>),
}
