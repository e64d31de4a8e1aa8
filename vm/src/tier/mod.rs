//! The seam between the interpreter and the tier above it: who is told of block heads and transitions, and who may
//! take over.
//!
//! The interpreter owns the seam and the storage of the hit path ([`nodes`]); the tier owns what nodes mean. A tier acts
//! on the VM through [`Control`] only, while the VM stands at a block's head.

use std::any::Any;

mod blocks;
mod control;
mod exit_reason;
pub mod functions;
mod journal;
mod materialise;
pub(crate) mod memory;
pub(crate) mod meter;
mod nodes;
mod paths;
pub(crate) mod portions;
mod recorder;
pub(crate) mod regions;
pub(crate) mod replay;
pub(crate) mod resume;
pub mod runtime;
pub(crate) mod stand_in;
mod succession;

pub use blocks::BlockPlace;
pub(crate) use blocks::BlockTable;
pub use control::{Control, FramePlace};
pub use exit_reason::ExitReason;
pub use journal::Effects;
pub use materialise::{FieldPlan, FieldValue, ObjectPlan};
pub use meter::RegionStatistics;
pub(crate) use nodes::nowhere;
pub use nodes::{FurtherSuccessor, NodeId, Renewal, RenewalRule, TransitionNode, TransitionNodes};
pub use paths::PathId;
pub(crate) use paths::{PathCursor, Paths};
pub use recorder::{Recorder, Recording};
pub use regions::{InstallError, Region};
pub use replay::{ExitChecks, Predicted, Prediction};
pub use resume::{ExitSnapshot, ExitTable, FramePlan, ResumeError, ResumePoint};
pub use stand_in::{Departure, Machine, StandIn};
pub use succession::Succession;

use crate::id::{BlockId, RegionId};

/// What the tier wants at a block's head from now on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum HeadMode {
    /// Nothing: the block's own first instruction stands in its head.
    #[default]
    Plain,
    /// Count executions; the tier hears of every 2^n-th.
    Count,
    /// Follow transitions through the context's cache.
    Profile,
    /// Tell the tier of every execution, but those that it expects: see [`Control::expect`].
    Enter,
}

/// The tier above the interpreter.
///
/// Contexts are kept per green thread: `None` (unknown) when a thread starts, and what the tier last answered
/// otherwise, whatever other threads did in between (K18).
pub trait Tier: Send + Any {
    /// A counting head reached its threshold. The answer is the head's new mode.
    fn counter_tripped(&mut self, vm: &mut Control<'_>, block: BlockId) -> HeadMode;

    /// A profiling head was reached from a context that does not know the block as a successor, or the context's turn to
    /// report has come ([`TransitionNode::left`] is 1): a transition that the tier has to count itself. The answer is the
    /// new context.
    fn transition(&mut self, vm: &mut Control<'_>, context: Option<NodeId>, block: BlockId) -> Option<NodeId>;

    /// The running thread stands at a back edge or a call that it is about to execute. Interpreted code has used so much
    /// budget ([`VmOptions::sample_interval`](crate::VmOptions)) since this was last so and `due`, or a slice is at its end.
    fn sample(&mut self, _vm: &mut Control<'_>, _due: bool) {}

    /// Bytes that the tier takes, beside the VM's nodes, paths and regions: machine code is the tier's.
    fn bytes(&self) -> u64 {
        0
    }

    /// The program needs memory that the tier has: it gives back what it can, for it will have less from now on
    /// ([`Control::has_room`]). No region is being executed.
    fn release(&mut self, _vm: &mut Control<'_>) {}

    /// A block in mode `Enter` is about to be executed, and the running thread's path did not expect it; the path ends
    /// here. The answer is the new context.
    fn enter(&mut self, vm: &mut Control<'_>, context: Option<NodeId>, block: BlockId) -> Option<NodeId>;

    /// An exit of a region was taken as often as its threshold says ([`Control::set_exit_threshold`]). The thread stands
    /// where the exit leads; the region may be removed.
    fn exit_tripped(&mut self, _vm: &mut Control<'_>, _region: RegionId, _exit: u32) {}
}

/// No tier: the interpreter alone. Heads that report anyway are made plain or passed.
#[derive(Debug, Default)]
pub struct InterpreterOnly;

impl Tier for InterpreterOnly {
    fn counter_tripped(&mut self, _vm: &mut Control<'_>, _block: BlockId) -> HeadMode {
        HeadMode::Plain
    }

    fn transition(&mut self, _vm: &mut Control<'_>, _context: Option<NodeId>, _block: BlockId) -> Option<NodeId> {
        None
    }

    fn enter(&mut self, _vm: &mut Control<'_>, _context: Option<NodeId>, _block: BlockId) -> Option<NodeId> {
        None
    }
}
