//! The seam between the interpreter and the tier above it: who is told of block heads and transitions, and who may
//! take over.
//!
//! The interpreter owns the seam and the storage of the hit path, [`TransitionNode`]; the tier owns what nodes mean.

use crate::id::BlockId;
use std::cell::Cell;

/// A node of the transition profile as the interpreter sees it (K17): a branch (an ordered pair of blocks) with the
/// two successors cached that it is most likely followed by. Nodes lie in chunks that never move.
#[repr(C)]
#[derive(Debug)]
pub struct TransitionNode {
    /// Block numbers of the cached successors; `u32::MAX` where there is none.
    pub keys: [Cell<u32>; 2],
    /// Correlation counters of the cached successors.
    pub counts: [Cell<u16>; 2],
    /// Executions of this node; every 256th goes to the tier.
    pub total: Cell<u32>,
    /// The nodes of the cached successors.
    pub next: [Cell<*mut TransitionNode>; 2],
}

/// What the tier wants at a block's head from now on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HeadMode {
    /// Nothing: the block's own first instruction stands in its head.
    Plain,
    /// Count executions; the tier hears of every 2^n-th.
    Count,
    /// Follow transitions through the context's cache.
    Profile,
    /// Tell the tier of every execution.
    Enter,
}

/// The tier above the interpreter.
pub trait Tier: Send {
    /// A counting head reached its threshold. The answer is the head's new mode.
    fn counter_tripped(&mut self, block: BlockId) -> HeadMode;

    /// A profiling head was reached from a context whose cache does not hold the block, or the successor's turn for
    /// decay has come. The answer is the new context.
    fn transition(&mut self, context: *mut TransitionNode, block: BlockId) -> *mut TransitionNode;

    /// A block in mode `Enter` is about to be executed.
    fn enter(&mut self, block: BlockId);
}

/// No tier: the interpreter alone.
#[derive(Debug, Default)]
pub struct InterpreterOnly;

impl Tier for InterpreterOnly {
    fn counter_tripped(&mut self, _block: BlockId) -> HeadMode {
        HeadMode::Plain
    }

    fn transition(&mut self, _context: *mut TransitionNode, _block: BlockId) -> *mut TransitionNode {
        std::ptr::null_mut()
    }

    fn enter(&mut self, _block: BlockId) {}
}
