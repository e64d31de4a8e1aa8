//! Events at block heads, handed to the tier above, and who stands in the heads.
//!
//! The tier hears of each execution of a block once, however often its first instruction has to be executed again: after
//! resolution, a wait for budget or monitor, or a class's initialisation. That is what [`Arrival`] tells apart.

#![allow(unsafe_code)]

use crate::code::instruction::ThreadedInstruction;
use crate::code::op::Op;
use crate::profile::nodes::NodeId;
use crate::profile::paths::PathCursor;
use crate::thread::registers::{Arrival, Slow};
use crate::vm::Vm;

impl Vm {
    /// Decides with which handler word execution goes on: past the head's handler where the block has begun.
    pub(crate) fn settle_arrival(&mut self, stood: (*const ThreadedInstruction, *mut u64)) {
        let begun = match self.runtime.registers.arrival {
            Arrival::ByPlace => stood == (self.runtime.registers.pc(), self.runtime.registers.fp()),
            Arrival::Begun => true,
            Arrival::Head => false,
        };
        let word = self.runtime.registers.instruction().handler.get();
        let words = self.runtime.words;
        let word = match begun && words.is_head_word(word) {
            true if word == words.word(Op::checkpoint) => self.tiering.word_under_checkpoint(),
            true => self.runtime.registers.original_word(self.runtime.words),
            false => 0,
        };
        // SAFETY: I1: it is the word of the instruction at which the thread stands, or that which stood there before.
        unsafe { self.runtime.registers.set_resume_word(word) };
    }

    /// A head reports. The block's own first instruction is executed next.
    pub(super) fn head_event(&mut self, reason: Slow) {
        // SAFETY: I1: a block's head reports. K17: the registers hold the running thread's context.
        let (block, context) = unsafe {
            (self.runtime.registers.block_reached(), self.tiering.nodes.named(self.runtime.registers.context()))
        };
        match reason {
            Slow::HeadCount => {
                let mode = self.tell_tier(|tier, vm| tier.counter_tripped(vm, block));
                self.tiering.set_head_mode(&mut self.runtime, &mut self.loader, block, mode);
            }
            Slow::HeadProfile => {
                let context = self.tell_tier(|tier, vm| tier.transition(vm, context, block));
                self.set_context(context);
            }
            Slow::HeadEnter => {
                // What was expected does not happen: a path ends where it is left.
                self.tiering.path_left = std::mem::replace(&mut self.runtime.registers.path, PathCursor::nowhere());
                let context = self.tell_tier(|tier, vm| tier.enter(vm, context, block));
                self.set_context(context);
            }
            other => unreachable!("{other:?} is no head's reason"),
        }
    }

    fn set_context(&mut self, context: Option<NodeId>) {
        let context = self.tiering.nodes.address(context);
        // SAFETY: K17: nodes live as long as a context names them.
        unsafe { self.runtime.registers.set_context(context) };
    }

    /// A path is to be counted whose switch has no budget left. The steps behind it are done next, if the switch stays on.
    pub(super) fn path_budget_exhausted(&mut self) {
        let (method, switch) =
            (self.runtime.registers.current_method().id, self.runtime.registers.instruction().a.get());
        // SAFETY: I1: a step that counts a path has one word and is done, and steps stand before other instructions.
        unsafe { self.runtime.registers.advance() };
        self.tell_tier(|tier, vm| tier.budget_exhausted(vm, method, u32::from(switch)));
    }
}
