//! What changes in code that threads may be executing: handlers in block heads, switches of probes, checkpoints, entries of
//! regions, and instructions that become final (K5).
//!
//! In goes what is to stand there; handlers trust it (I1). What can be told from the code itself is looked at here, so that
//! nobody has to promise it; the other functions say what has to hold.

#![allow(unsafe_code)]

use super::Code;
use super::instruction::{BARE, HEADER_WORDS, RegionEntry};
use super::op::{HEADS, Op};

impl Code {
    /// Turns the steps behind a switch on or off.
    pub(crate) fn set_switch(&self, switch: u32, on: bool) {
        for site in self.probe_sites.iter().filter(|site| site.switch == switch) {
            // As many words are passed over.
            let off = if site.op.words() == 1 { Op::probe_off } else { Op::path_off };
            // SAFETY: I1: the instruction was translated as this one, and passing over it is always right.
            unsafe { self.set_op_handled_as(site.word as usize, site.op, if on { site.op } else { off }) };
        }
    }

    /// Sets where a block's machine code is entered.
    pub(crate) fn set_entry(&self, block: u32, entry: RegionEntry) {
        // SAFETY: I7: it is the second half of a block's header, and who made the entry promised what lies there.
        unsafe { self.header_word(block).set_second(entry.address() as u64) };
    }

    /// Puts a head handler (or with `None` the block's own first instruction) into a block's head, and switches the
    /// fused instructions that pass over it.
    ///
    /// # Panics
    /// The operation is not one of those that stand in heads.
    pub(crate) fn set_head(&self, block: u32, hook: Option<Op>) {
        if BARE {
            return;
        }
        assert!(hook.is_none_or(|hook| HEADS.contains(&hook)), "{hook:?} in the head of a block");
        let head = self.blocks[block as usize].start;
        let (handler, original) =
            (&self.instructions[head as usize].handler, &self.instructions[head as usize - HEADER_WORDS].handler);
        // The header holds the original handler for as long as the head holds another one.
        let own = if original.get() != 0 { original.get() } else { handler.get() };
        debug_assert_eq!(original.get() != 0, self.words.is_head_word(handler.get()));
        // SAFETY: I1: handlers of heads go on with the word in the header, which is the block's own, as is the other.
        unsafe {
            match hook {
                Some(hook) => {
                    original.set(own);
                    handler.set(self.words.head_word(hook, own));
                }
                None => {
                    handler.set(own);
                    original.set(0);
                }
            }
        }
        let first = self.fused_over.partition_point(|fused| fused.head < head);
        for fused in self.fused_over[first..].iter().take_while(|fused| fused.head == head) {
            let (op, handled_as) = match hook {
                None => (fused.op, fused.op),
                // To whoever reads the code it is off, and what it stands for is found behind it.
                Some(hook) => (Op::skip, if hook == Op::head_profile { fused.op.profiled() } else { Op::skip }),
            };
            // SAFETY: I1: it was translated as this one, and does the same in its other forms: what it passes over stands
            // behind it.
            unsafe { self.set_op_handled_as(fused.at as usize, op, handled_as) };
        }
    }

    /// Makes the instruction at a word another one that is final, undoing and redoing fusions with its neighbours.
    ///
    /// # Safety
    /// As for [`Code::set_op`].
    pub(crate) unsafe fn replace_op(&self, at: usize, op: Op, fuse: bool) {
        if let Some((first, second)) = at.checked_sub(1).and_then(|before| self.op(before)).and_then(Op::parts)
            && second != op
        {
            // SAFETY: I1: the first part of what stands there, and the second part stands behind it.
            unsafe { self.set_op(at - 1, first) };
        }
        // SAFETY: I1: what the caller promises.
        unsafe { self.set_op(at, op) };
        if fuse {
            self.fuse_around(at);
        }
    }

    /// Makes the instruction at a word another one with the handler of an operation that does as much, and undoes its fusion
    /// with the one before it.
    ///
    /// # Safety
    /// As for [`Code::set_op`], of both operations.
    pub(crate) unsafe fn replace_op_handled_as(&self, at: usize, op: Op, handled_as: Op) {
        if let Some((first, _)) = at.checked_sub(1).and_then(|before| self.op(before)).and_then(Op::parts) {
            // SAFETY: I1: the first part of what stands there, and the second part stands behind it.
            unsafe { self.set_op(at - 1, first) };
        }
        // SAFETY: I1: what the caller promises.
        unsafe { self.set_op_handled_as(at, op, handled_as) };
    }

    /// Puts a checkpoint at an instruction that no block begins with. Gives the word and the operation of the instruction
    /// before it, if that has passed over it.
    ///
    /// # Safety
    /// The word is an instruction's, and is taken for it while the checkpoint stands there (I1).
    pub(crate) unsafe fn set_checkpoint(&self, at: usize) -> Option<(usize, Op)> {
        let before = at.checked_sub(1).and_then(|before| Some((before, self.op(before)?)));
        let parted = before.filter(|(_, op)| op.parts().is_some());
        // SAFETY: I1: the first part of what stands there; the checkpoint has no operands, and goes on with the instruction.
        unsafe {
            if let Some((before, (first, _))) = parted.and_then(|(before, op)| Some((before, op.parts()?))) {
                self.set_op(before, first);
            }
            self.instructions[at].handler.set(self.words.word(Op::checkpoint));
        }
        parted
    }

    /// Takes a checkpoint away again.
    ///
    /// # Safety
    /// It stands at the word, and this was given when it was put there (I1).
    pub(crate) unsafe fn remove_checkpoint(&self, at: usize, parted: Option<(usize, Op)>) {
        // SAFETY: I1: the words hold again what they held before the checkpoint.
        unsafe {
            if let Some(op) = self.op(at) {
                self.instructions[at].handler.set(self.words.word(op));
            }
            if let Some((before, fused)) = parted {
                self.set_op(before, fused);
            }
        }
    }

    /// Fuses the instruction at a word with the one behind it, and the one before it with it, where that is possible.
    /// Called when an instruction has become final.
    pub(crate) fn fuse_around(&self, at: usize) {
        if at > 0 {
            self.fuse_at(at - 1);
        }
        self.fuse_at(at);
    }

    /// Fuses the instruction at a word with the one behind it.
    fn fuse_at(&self, at: usize) {
        let (Some(first), Some(second)) = (self.op(at), self.op(at + 1)) else { return };
        // A fused second instruction still begins with its own first part.
        let second = second.parts().map_or(second, |(part, _)| part);
        if let Some(fused) = first.fused_with(second) {
            // SAFETY: I1: it does what the two do, with the operands of both, which stay where they are.
            unsafe { self.set_op(at, fused) };
        }
    }

    /// Makes the instruction at a word another one. Where another handler stands in a block's head, it stays there.
    ///
    /// # Safety
    /// With the operands in its words, the operation does what the bytecodes mean that the instruction was translated from,
    /// and goes on where they do (I1).
    pub(crate) unsafe fn set_op(&self, at: usize, op: Op) {
        // SAFETY: I1: what the caller promises.
        unsafe { self.set_op_handled_as(at, op, op) };
    }

    /// The same with the handler of an operation that does as much.
    ///
    /// # Safety
    /// As for [`Code::set_op`], of both operations.
    unsafe fn set_op_handled_as(&self, at: usize, op: Op, handled_as: Op) {
        self.ops[at].set(op as u16);
        let word = &self.instructions[at].handler;
        let own = self.words.word(handled_as);
        // SAFETY: I1: what the caller promises; the header holds the original handler for as long as the head holds another one.
        unsafe {
            if self.words.is_head_word(word.get()) {
                self.instructions[at - HEADER_WORDS].handler.set(own);
                word.set(self.words.renewed_head_word(word.get(), own));
            } else {
                word.set(own);
            }
        }
    }
}
