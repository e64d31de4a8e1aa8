//! Trace sources: what says which paths become traces.
//!
//! In go blocks as they are executed, and questions: which trace begins with this transition? Out come traces. Where and
//! when it is asked is the driver's matter, what becomes of traces the cache's and the region's.

pub mod bcg;
pub mod blocks;
mod frames;
pub mod join;
pub mod net;

use holloway_profiler::bcg::CorrelationGraph;
use holloway_vm::{BlockId, Control, NodeId, ThreadId};

use self::bcg::found::Judgement;
use crate::cache::{Cache, EntryTransition};
use crate::limits::PathLimits;
use crate::source::blocks::{MethodBlocks, Selected, Transitions};

/// What a source may look at.
#[derive(Clone, Copy)]
pub struct Ground<'a, 'vm> {
    /// The VM, for its code.
    pub vm: &'a Control<'vm>,
    /// What is known of its code.
    pub transitions: &'a Transitions,
    /// What has been executed.
    pub graph: &'a CorrelationGraph,
}

/// Where the graph has changed.
pub struct Changed<'a, 'vm> {
    /// The VM's code.
    pub code: &'a MethodBlocks<'a, 'vm>,
    /// The graph, whose nodes may be brought up to date.
    pub graph: &'a mut CorrelationGraph,
    /// The traces that there are.
    pub cache: &'a Cache,
    /// The nodes of the graph's signals; those found changed beside them are added.
    pub signals: &'a mut Vec<NodeId>,
    /// Nodes that are to be entry points though no signal was raised for them.
    pub entries: &'a [NodeId],
}

/// What a source knows of a transition.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum Answer {
    /// Traces, that which begins with the transition and those behind it; at least one.
    Traces(Vec<Selected>),
    /// The block is executed often enough, but what follows it is not likely enough for a trace of two blocks.
    Stub,
    /// Nothing, or not enough.
    #[default]
    Unknown,
}

/// What has to change where the graph has.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Selection {
    /// The nodes at which traces are to begin.
    pub entries: Vec<NodeId>,
    /// Candidates, loops before what leads to them. One sequence may stand here several times, under several entry
    /// transitions.
    pub candidates: Vec<Selected>,
    /// Entry points from which no trace of two blocks begins.
    pub too_short: Vec<NodeId>,
    /// Nodes inside loops: traces that begin there are superseded by the loops.
    pub superseded: Vec<NodeId>,
    /// All nodes that were looked at: they are to be marked up to date.
    pub involved: Vec<NodeId>,
    /// Signals from which backtracking found more than it may.
    pub limited: Vec<NodeId>,
}

/// A node that is followed by a block likely enough, where something else than the graph knows how it was reached.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Follows {
    /// The node N(X,Y) of the transition that is followed.
    pub node: NodeId,
    /// The block that follows Y here.
    pub next: BlockId,
    /// The share of cases in which it does, 0 to 1.
    pub share: f64,
}

/// How a thread has reached a block.
#[derive(Clone, Copy, Debug)]
pub struct ReachedBlock {
    /// The thread that has reached it.
    pub thread: ThreadId,
    /// The block before, if it is known.
    pub from: Option<BlockId>,
    /// The block that was reached.
    pub block: BlockId,
    /// Whether a trace was left for it.
    pub exit: bool,
    /// Whether a trace begins with it.
    pub known: bool,
}

/// What a source wants to hear of while profiling is on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Heads {
    /// What the graph counts is enough: the interpreter follows what is known by itself.
    #[default]
    Counted,
    /// Each block that is executed.
    Every,
}

/// How traces are selected.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Selector {
    /// By the branch correlation graph.
    #[default]
    Bcg,
    /// Next executing tail.
    Net,
}

impl Selector {
    /// The source of traces so long at most, which judges branches so where it is asked for a trace.
    pub fn source(self, limits: PathLimits, judgement: Judgement) -> Box<dyn TraceSource> {
        match self {
            Selector::Bcg => Box::new(bcg::Correlation::new(limits, judgement)),
            Selector::Net => Box::new(net::TailRecorder::new(limits)),
        }
    }
}

/// Says which paths are to be traces: when it is asked for one, when the graph has changed, or by itself when it has seen one
/// executed. What a source does not do it leaves as it stands here.
pub trait TraceSource: Send {
    /// What it wants to hear of.
    fn heads(&self) -> Heads {
        Heads::Counted
    }

    /// A block is executed outside traces; said only if [`Heads::Every`] is wanted. Gives the trace that has come to its end by
    /// that.
    fn observe(&mut self, _ground: Ground<'_, '_>, _reached: ReachedBlock) -> Option<Selected> {
        None
    }

    /// The trace that begins with a transition, selected now. Between two calls of [`TraceSource::changed`] the graph stays
    /// as it is.
    fn select(&mut self, _ground: Ground<'_, '_>, _entry: EntryTransition) -> Answer {
        Answer::Unknown
    }

    /// What has to change where the graph has: at the nodes of its signals, to which it adds those that it finds changed
    /// beside them, and at further entry points.
    fn serve(&mut self, _changed: Changed<'_, '_>) -> Selection {
        Selection::default()
    }

    /// The trace that begins with a node's block where that is followed by what the graph does not foresee.
    fn select_behind(&mut self, _ground: Ground<'_, '_>, _follows: Follows) -> Option<Selected> {
        None
    }

    /// The graph has changed, or will have when this is asked next.
    fn changed(&mut self) {}

    /// Profiling is off: blocks are executed of which it does not hear.
    fn closed(&mut self) {}
}
