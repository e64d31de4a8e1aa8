//! Verified methods in, threaded code out.
//!
//! [`translate`](translate::translate) takes a [`VerifiedMethod`](crate::verify::VerifiedMethod) and nothing else for
//! its facts, which is the argument for the interpreter's unchecked slots (I1). [`Code`] is what it gives:
//! instructions, blocks, maps of reference slots, and the bytecode index of every instruction.

mod calls;
pub mod dispatch;
#[cfg(test)]
mod document;
pub mod frame;
mod handler_ranges;
pub mod instruction;
mod instrumentation;
mod maps;
pub mod op;
mod print;
mod registers;
pub mod table;
mod translate;

use std::cell::{Cell, OnceCell};
use std::sync::Arc;

use crate::id::{BlockId, MethodId};
use dispatch::{HandlerWords, HeadMode};
use instruction::{BARE, HEADER_WORDS, ThreadedInstruction};
use op::Op;

pub use calls::InterfaceCall;
pub use instrumentation::{
    EDGES_MAX, Edge, EdgeAction, EdgeCounting, EdgeKind, InstrumentError, Instrumentation, InstrumentationPlan,
    MethodView, POISON, PathTable, PlanStep, Probes,
};
pub(crate) use instrumentation::{TABLE_HEAD, block_bytecodes, edges, has_quiet_edge, path_place, quiet_edges};
pub(crate) use maps::MapBuilder;
pub use maps::MapTable;
pub use print::print;
pub(crate) use translate::probe::NO_REGISTER;
pub use translate::{Input, TranslateError, TranslateOptions, translate};

/// The threaded code of one method in one VM.
#[allow(missing_docs, reason = "the names say the rest")]
pub struct Code {
    pub method: MethodId,
    /// Block headers, instructions and payload words. Never moves, never shrinks.
    pub instructions: Box<[ThreadedInstruction]>,
    /// The basic blocks, in the order of the code.
    pub blocks: Box<[Block]>,
    /// Operation of each word; [`PAYLOAD`] for words that are no instructions. The handler word does not tell: two
    /// operations may share their machine code, and block heads may hold other handlers.
    pub(crate) ops: Box<[Cell<u16>]>,
    /// Bytecode index of each word: for a fused instruction that of its first part.
    pub bytecode_indices: Box<[u16]>,
    /// Map of the reference slots before each word's instruction; [`NO_MAP`] where none is ever needed.
    pub maps: Box<[u32]>,
    /// Map of the arguments, for a frame whose code has not begun.
    pub entry_map: u32,
    /// The distinct maps.
    pub map_table: MapTable,
    /// Exception handlers, in order of precedence.
    pub handlers: Box<[Handler]>,
    /// Fused instructions that pass over a block's head, by the head's word. They are replaced by `skip` while that
    /// head is not plain, or by their profiled forms.
    pub fused_over: Box<[FusedOver]>,
    /// The version's number (K4); 0 is the one without instrumentation.
    pub version: u16,
    /// Word at which calls enter.
    pub entry: u32,
    /// First word of the jumps that are not laid out in line.
    pub stubs: u32,
    /// What the edges do, in an instrumented version.
    pub probes: Option<Arc<Probes>>,
    /// Where it does, in an instrumented version.
    pub(crate) probe_sites: Box<[ProbeSite]>,
    /// What stands in the block heads while this is the method's current version.
    pub(crate) head_modes: Box<[Cell<HeadMode>]>,
    /// The method's next version.
    pub(crate) next_version: OnceCell<Box<Code>>,
    /// What a call is charged (K1): the most bytecodes that it can execute without a back edge or call.
    pub weight: u32,
}

/// The number of no map.
pub const NO_MAP: u32 = u32::MAX;

/// In the place of an operation: the word is a header's or payload.
pub const PAYLOAD: u16 = u16::MAX;

/// A basic block: JVM leaders, and the points to which calls return.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Block {
    /// The block's number in its VM.
    pub id: BlockId,
    /// Index of the block's first instruction; its header lies before.
    pub start: u32,
    /// Bytecode index of the block's first bytecode.
    pub bytecode_index: u16,
    /// How many bytecodes begin in the block; 0 where the VM has put it before the first one, as it does to enter the
    /// monitor of a synchronized method.
    pub bytecodes: u16,
    /// Digest of the symbolic operand stack at the block's head: the same in all versions of the code, so that a frame
    /// can go from one to another there.
    pub stack: u32,
}

/// An instruction that does a step of an edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ProbeSite {
    /// Index of its word in the code.
    pub word: u32,
    /// Number of the switch among those of the plan ([`PlanStep`]): while it is off, the instruction is passed over.
    pub switch: u32,
    /// The operation that stands in the word while the switch is on.
    pub op: Op,
}

/// A fused instruction that passes over a block's head.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say the rest")]
pub struct FusedOver {
    /// Word of the head passed over.
    pub head: u32,
    /// Word of the instruction.
    pub at: u32,
    pub op: Op,
}

/// What bytecodes a handler covers, what it catches there, and where it begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Handler {
    /// First bytecode index covered.
    pub start: u16,
    /// First bytecode index not covered any more.
    pub end: u16,
    /// Index of the handler's first instruction.
    pub target: u32,
    /// Constant-pool index of the class caught; 0 catches all.
    pub catch_type: u16,
}

impl Code {
    /// Index of the word at an address inside this code.
    pub(crate) fn index_of(&self, pc: *const ThreadedInstruction) -> usize {
        (pc.addr() - self.instructions.as_ptr().addr()) / size_of::<ThreadedInstruction>()
    }

    /// Whether an address lies inside this code.
    pub(crate) fn contains(&self, pc: *const ThreadedInstruction) -> bool {
        let start = self.instructions.as_ptr().addr();
        (start..start + size_of_val(&*self.instructions)).contains(&pc.addr())
    }

    /// The block in which the instruction at a word lies; `None` before the first block.
    pub fn block_of_word(&self, word: usize) -> Option<u32> {
        if word >= self.stubs as usize {
            return self.block_of_bytecode(self.bytecode_indices[word]);
        }
        let after = self.blocks.partition_point(|block| block.start as usize <= word);
        after.checked_sub(1).map(|index| index as u32)
    }

    /// The block in which a bytecode lies.
    pub fn block_of_bytecode(&self, bytecode_index: u16) -> Option<u32> {
        let after = self.blocks.partition_point(|block| block.bytecode_index <= bytecode_index);
        after.checked_sub(1).map(|index| index as u32)
    }

    /// What it costs (K1) to get from a bytecode that throws to the handler at a word: nothing if the handler lies behind
    /// it; else, as for a back edge, the bytecodes from there to here, whole blocks counted.
    pub(crate) fn exceptional_weight(&self, thrower: u16, handler: u32) -> u32 {
        if self.bytecode_indices[handler as usize] > thrower {
            return 0;
        }
        let (Some(first), Some(last)) = (self.block_of_word(handler as usize), self.block_of_bytecode(thrower)) else {
            return 0;
        };
        let spanned = self.blocks.get(first as usize..=last as usize).unwrap_or_default();
        spanned.iter().map(|block| u32::from(block.bytecodes)).sum()
    }

    /// Whether this is an instrumented version made for a plan.
    pub(crate) fn has_plan(&self, plan: &InstrumentationPlan) -> bool {
        self.probes.as_ref().is_some_and(|probes| probes.plan == *plan)
    }

    /// Turns the steps behind a switch on or off.
    pub(crate) fn set_switch(&self, switch: u32, on: bool, words: &HandlerWords) {
        for site in self.probe_sites.iter().filter(|site| site.switch == switch) {
            // As many words are passed over.
            let off = if site.op.words() == 1 { Op::probe_off } else { Op::path_off };
            self.set_op_handled_as(site.word as usize, site.op, if on { site.op } else { off }, words);
        }
    }

    /// The first instruction of a block.
    pub(crate) fn head(&self, block: u32) -> *const ThreadedInstruction {
        &raw const self.instructions[self.blocks[block as usize].start as usize]
    }

    /// Where a block's machine code is entered; 0 where it has none.
    pub(crate) fn entry_of(&self, block: u32) -> usize {
        if BARE {
            return 0;
        }
        self.header_word(block).second() as usize
    }

    /// Sets where a block's machine code is entered, 0 for nowhere.
    pub(crate) fn set_entry(&self, block: u32, entry: usize) {
        self.header_word(block).set_second(entry as u64);
    }

    /// The first word of a block's header: its second half is [`instruction::BlockHeader::entry`].
    fn header_word(&self, block: u32) -> &ThreadedInstruction {
        &self.instructions[self.blocks[block as usize].start as usize - HEADER_WORDS]
    }

    /// Puts a head handler (or with `None` the block's own first instruction) into a block's head, and switches the
    /// fused instructions that pass over it.
    pub(crate) fn set_head(&self, block: u32, hook: Option<Op>, words: &HandlerWords) {
        if BARE {
            return;
        }
        let head = self.blocks[block as usize].start;
        let (handler, original) =
            (&self.instructions[head as usize].handler, &self.instructions[head as usize - HEADER_WORDS].handler);
        // The header holds the original handler for as long as the head holds another one.
        let own = if original.get() != 0 { original.get() } else { handler.get() };
        debug_assert_eq!(original.get() != 0, words.is_head_word(handler.get()));
        match hook {
            Some(hook) => {
                original.set(own);
                handler.set(words.head_word(hook, own));
            }
            None => {
                handler.set(own);
                original.set(0);
            }
        }
        let first = self.fused_over.partition_point(|fused| fused.head < head);
        for fused in self.fused_over[first..].iter().take_while(|fused| fused.head == head) {
            let (op, handled_as) = match hook {
                None => (fused.op, fused.op),
                // To whoever reads the code it is off, and what it stands for is found behind it.
                Some(hook) => (Op::skip, if hook == Op::head_profile { fused.op.profiled() } else { Op::skip }),
            };
            self.set_op_handled_as(fused.at as usize, op, handled_as, words);
        }
    }

    /// Makes the instruction at a word another one that is final, undoing and redoing fusions with its neighbours.
    pub(crate) fn replace_op(&self, at: usize, op: Op, words: &HandlerWords, fuse: bool) {
        if let Some((first, second)) = at.checked_sub(1).and_then(|before| self.op(before)).and_then(Op::parts)
            && second != op
        {
            self.set_op(at - 1, first, words);
        }
        self.set_op(at, op, words);
        if fuse {
            self.fuse_around(at, words);
        }
    }

    /// Makes the instruction at a word another one with the handler of an operation that does as much, and undoes its fusion
    /// with the one before it.
    pub(crate) fn replace_op_handled_as(&self, at: usize, op: Op, handled_as: Op, words: &HandlerWords) {
        if let Some((first, _)) = at.checked_sub(1).and_then(|before| self.op(before)).and_then(Op::parts) {
            self.set_op(at - 1, first, words);
        }
        self.set_op_handled_as(at, op, handled_as, words);
    }

    /// Puts a checkpoint at an instruction that no block begins with. Gives the word and the operation of the instruction
    /// before it, if that has passed over it.
    pub(crate) fn set_checkpoint(&self, at: usize, words: &HandlerWords) -> Option<(usize, Op)> {
        let before = at.checked_sub(1).and_then(|before| Some((before, self.op(before)?)));
        let parted = before.filter(|(_, op)| op.parts().is_some());
        if let Some((before, (first, _))) = parted.and_then(|(before, op)| Some((before, op.parts()?))) {
            self.set_op(before, first, words);
        }
        self.instructions[at].handler.set(words.word(Op::checkpoint));
        parted
    }

    /// Takes a checkpoint away again.
    pub(crate) fn remove_checkpoint(&self, at: usize, parted: Option<(usize, Op)>, words: &HandlerWords) {
        if let Some(op) = self.op(at) {
            self.instructions[at].handler.set(words.word(op));
        }
        if let Some((before, fused)) = parted {
            self.set_op(before, fused, words);
        }
    }

    /// Index of the call that returns to the block head at `return_point`.
    pub(crate) fn call_before(&self, return_point: usize) -> usize {
        return_point - HEADER_WORDS - 1
    }

    /// Fuses the instruction at a word with the one behind it, and the one before it with it, where that is possible.
    /// Called when an instruction has become final.
    pub(crate) fn fuse_around(&self, at: usize, words: &HandlerWords) {
        if at > 0 {
            self.fuse_at(at - 1, words);
        }
        self.fuse_at(at, words);
    }

    /// Fuses the instruction at a word with the one behind it.
    fn fuse_at(&self, at: usize, words: &HandlerWords) {
        let (Some(first), Some(second)) = (self.op(at), self.op(at + 1)) else { return };
        // A fused second instruction still begins with its own first part.
        let second = second.parts().map_or(second, |(part, _)| part);
        if let Some(fused) = first.fused_with(second) {
            self.set_op(at, fused, words);
        }
    }

    /// The word behind the last one of a block's instructions; words behind [`Code::stubs`] belong to no block.
    pub fn block_end(&self, block: usize) -> Option<u32> {
        self.blocks.get(block)?;
        Some(self.blocks.get(block + 1).map_or(self.stubs, |next| next.start - HEADER_WORDS as u32))
    }

    /// The operation of the instruction at a word; `None` for headers and payload.
    pub fn op(&self, at: usize) -> Option<Op> {
        Op::ALL.get(usize::from(self.ops.get(at)?.get())).copied()
    }

    /// Makes the instruction at a word another one. Where another handler stands in a block's head, it stays there.
    pub(crate) fn set_op(&self, at: usize, op: Op, words: &HandlerWords) {
        self.set_op_handled_as(at, op, op, words);
    }

    /// The same with the handler of an operation that does as much.
    fn set_op_handled_as(&self, at: usize, op: Op, handled_as: Op, words: &HandlerWords) {
        self.ops[at].set(op as u16);
        let word = &self.instructions[at].handler;
        let own = words.word(handled_as);
        if words.is_head_word(word.get()) {
            // The header holds the original handler for as long as the head holds another one.
            self.instructions[at - HEADER_WORDS].handler.set(own);
            word.set(words.renewed_head_word(word.get(), own));
        } else {
            word.set(own);
        }
    }

    /// Bytes of the maps of reference slots.
    pub fn map_bytes(&self) -> u64 {
        self.map_table.bytes() as u64
    }

    /// Bytes that the code takes, for the VM's accounting.
    pub fn heap_bytes(&self) -> usize {
        size_of_val(&*self.instructions)
            + size_of_val(&*self.blocks)
            + size_of_val(&*self.bytecode_indices)
            + size_of_val(&*self.maps)
            + self.map_table.bytes()
            + size_of_val(&*self.handlers)
            + size_of_val(&*self.probe_sites)
    }
}
