//! Trace sources: what says which paths become traces.
//!
//! In go blocks as they are executed, and questions: which trace begins with this transition? Out come traces. Where and
//! when it is asked is the driver's matter, what becomes of traces the cache's and the region's.

pub mod bcg;
pub mod blocks;
mod frames;
pub mod join;
pub mod net;

use holloway_profiler::bcg::Graph;
use holloway_vm::ThreadId;
use holloway_vm::tier::Control;

use crate::cache::{Cache, Entry};
use crate::source::blocks::{Selected, Transitions};

/// What a source may look at.
#[derive(Clone, Copy)]
pub struct Ground<'a, 'vm> {
    /// The VM.
    pub vm: &'a Control<'vm>,
    /// What is known of its code.
    pub transitions: &'a Transitions,
    /// What has been executed.
    pub graph: &'a Graph,
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

/// Says which paths are to be traces.
pub trait TraceSource: Send {
    /// The source's name, as options have it.
    fn name(&self) -> &'static str;

    /// What it wants to hear of.
    fn heads(&self) -> Heads {
        Heads::Counted
    }

    /// A block is executed by a thread, reached by that transition; said only if [`Heads::Every`] is wanted. Gives the trace that has
    /// come to its end by that.
    fn observe(&mut self, _ground: Ground<'_, '_>, _cache: &Cache, _arrival: (ThreadId, Entry)) -> Option<Selected> {
        None
    }

    /// The trace that begins with a transition, selected now. Between two calls of [`TraceSource::changed`] the graph stays
    /// as it is.
    fn select(&mut self, ground: Ground<'_, '_>, entry: Entry) -> Answer;

    /// The graph has changed, or will have when this is asked next.
    fn changed(&mut self);

    /// Profiling is off: blocks are executed of which it does not hear.
    fn closed(&mut self) {}
}
