//! Events at block heads, handed to the tier above.

use super::state::Slow;
use crate::code::instruction::{BlockHeader, HEADER_WORDS};
use crate::code::op::Op;
use crate::id::BlockId;
use crate::tier::HeadMode;
use crate::vm::Vm;

impl Vm {
    /// A head reports. The block's own first instruction is executed next.
    pub(super) fn head_event(&mut self, reason: Slow) {
        // SAFETY: I1: the thread stands at a block's head, and a header precedes it.
        let header = unsafe { &*self.registers.pc.sub(HEADER_WORDS).cast::<BlockHeader>() };
        let block = BlockId(header.block.get());
        match reason {
            Slow::HeadCount => {
                let mode = self.tier.counter_tripped(block);
                self.set_head_mode(header, mode);
            }
            Slow::HeadProfile => {
                self.registers.context = self.tier.transition(self.registers.context, block);
            }
            _ => self.tier.enter(block),
        }
        self.registers.resume_word = header.original.get();
    }

    /// Puts the handler of a mode into a block's head.
    pub(crate) fn set_head_mode(&self, header: &BlockHeader, mode: HeadMode) {
        let head = (&raw const *header).cast::<crate::code::instruction::Instruction>().wrapping_add(HEADER_WORDS);
        // SAFETY: I1: the block's first instruction follows its header.
        let head = unsafe { &*head };
        if header.original.get() == 0 {
            header.original.set(head.handler.get());
        }
        let op = match mode {
            HeadMode::Plain => {
                head.handler.set(header.original.get());
                return;
            }
            HeadMode::Count => Op::head_count,
            HeadMode::Profile => Op::head_profile,
            HeadMode::Enter => Op::head_enter,
        };
        head.handler.set(self.options.dispatch.handler_word(op));
    }
}
