//! The tier above the interpreter: what it is told, and the [`Control`] of the VM that it has meanwhile. What may be done
//! with a control is in [`crate::tier`].

use std::any::Any;

use super::Vm;
use crate::code::dispatch::HeadMode;
use crate::id::{BlockId, MethodId, RegionId};
use crate::profile::nodes::NodeId;

/// The VM as a tier sees it: everything to read, heads and code versions to change, and no way to run code.
pub struct Control<'vm> {
    pub(crate) vm: &'vm mut Vm,
}

impl<'vm> Control<'vm> {
    pub(crate) fn new(vm: &'vm mut Vm) -> Control<'vm> {
        Control { vm }
    }
}

/// The tier above the interpreter.
///
/// Contexts are kept per green thread: `None` (unknown) when a thread starts, and what the tier last answered
/// otherwise, whatever other threads did in between (K18).
pub trait Tier: Send + Any {
    /// A counting head reached its threshold. The answer is the head's new mode.
    fn counter_tripped(&mut self, vm: &mut Control<'_>, block: BlockId) -> HeadMode;

    /// A profiling head was reached from a context that does not know the block as a successor, or the context's turn to
    /// report has come ([`TransitionNode::left`](crate::profile::nodes::TransitionNode::left) is 1): a transition that the tier
    /// has to count itself. The answer is the new context.
    fn transition(&mut self, vm: &mut Control<'_>, context: Option<NodeId>, block: BlockId) -> Option<NodeId>;

    /// The running thread stands at a back edge or a call that it is about to execute. Interpreted code has used so much
    /// budget ([`VmOptions::sample_interval`](crate::VmOptions)) since this was last so and `due`, or a slice is at its end.
    fn sample(&mut self, _vm: &mut Control<'_>, _due: bool) {}

    /// The running thread has called a native method in which somebody wanted to look where it stands
    /// ([`Whereabouts::want_look`](crate::statistics::Whereabouts::want_look)), and stands in that call; or the run is over.
    fn ticked(&mut self, _vm: &mut Control<'_>) {}

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

    /// A method is about to be executed for the first time, if [`VmOptions::tell_translated`](crate::VmOptions) is set.
    fn translated(&mut self, _vm: &mut Control<'_>, _method: MethodId) {}

    /// A path was to be counted for a switch of a method's plan whose budget ([`Control::set_switch`]) is used up; it comes again
    /// at the next one unless the switch is turned off or gets another budget. The path is counted unless it is turned off.
    fn budget_exhausted(&mut self, _vm: &mut Control<'_>, _method: MethodId, _switch: u32) {}

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

impl Vm {
    /// Tells the tier of something. Another one, which hears nothing, stands in its place meanwhile: so it is never told something
    /// while it is being told something.
    #[inline]
    pub(crate) fn tell_tier<R>(&mut self, tell: impl FnOnce(&mut dyn Tier, &mut Control<'_>) -> R) -> R {
        let mut tier = std::mem::replace(&mut self.tier, Box::new(InterpreterOnly));
        self.tier_is_told = true;
        let answer = tell(&mut *tier, &mut Control::new(self));
        self.tier_is_told = false;
        self.tier = tier;
        answer
    }

    /// Bytes that the tier has now.
    fn tier_bytes(&self) -> u64 {
        self.tiering.nodes.bytes() as u64
            + self.tiering.paths.bytes()
            + self.tiering.regions.bytes()
            + self.tier.bytes()
    }

    /// Looks at what the tier has now, notes whether it may grow, and has it give all back where the program leaves no room.
    pub(crate) fn settle_tier(&mut self) {
        let bytes = self.tier_bytes();
        let left = self.runtime.heap.limit_bytes().saturating_sub(self.runtime.heap.used_bytes());
        let can_be_told = !self.tier_is_told && self.tiering.replay.is_none();
        if self.tiering.tier_memory.must_be_given_back(bytes, left, can_be_told) {
            self.tell_tier(|tier, vm| tier.release(vm));
            let kept = self.tier_bytes();
            self.tiering.tier_memory.note_kept(kept);
        }
    }
}
