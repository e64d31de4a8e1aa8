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
mod patch;
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
    ops: Box<[Cell<u16>]>,
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
    /// The words by which its instructions name their handlers.
    words: &'static HandlerWords,
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

    /// The first word of a block's header: its second half is [`instruction::BlockHeader::entry`].
    fn header_word(&self, block: u32) -> &ThreadedInstruction {
        &self.instructions[self.blocks[block as usize].start as usize - HEADER_WORDS]
    }

    /// Index of the call that returns to the block head at `return_point`.
    pub(crate) fn call_before(&self, return_point: usize) -> usize {
        return_point - HEADER_WORDS - 1
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
