//! Selectors: what has been executed in, candidate traces out.
//!
//! [`bcg`] is the source's own, driven by the signals of the branch correlation graph; [`net`] is the baseline that it
//! claims to beat.

pub mod bcg;
mod frames;
pub mod net;

use holloway_vm::tier::Control;
use holloway_vm::{BlockId, MethodId};

use crate::candidate::{Candidate, Transition};

/// What a selector asks of the code.
pub trait Blocks {
    /// How control can go from a block to another one; `None` if it cannot.
    fn transition(&self, from: BlockId, to: BlockId) -> Option<Transition>;

    /// The method of a block.
    fn method(&self, block: BlockId) -> Option<MethodId>;

    /// Whether a block lies at or before another one in the same method.
    fn is_backward(&self, from: BlockId, to: BlockId) -> bool;
}

impl Blocks for Control<'_> {
    fn transition(&self, from: BlockId, to: BlockId) -> Option<Transition> {
        self.succession(from, to)
    }

    fn method(&self, block: BlockId) -> Option<MethodId> {
        self.block_place(block).map(|place| place.method)
    }

    fn is_backward(&self, from: BlockId, to: BlockId) -> bool {
        match (self.block_place(from), self.block_place(to)) {
            (Some(from), Some(to)) => from.method == to.method && to.index <= from.index,
            _ => false,
        }
    }
}

/// How far paths may go (K21).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Blocks of a path.
    pub blocks: usize,
    /// Frames above or below the first one.
    pub depth: usize,
    /// Frames of one method in a chain of calls.
    pub recursion: usize,
    /// Nodes looked at, and entry points found, by one backtracking.
    pub affected: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { blocks: 128, depth: 8, recursion: 3, affected: 512 }
    }
}

/// A sequence of blocks selected for a trace, under the transition at which it is entered.
#[derive(Clone, PartialEq, Debug)]
pub struct Selected {
    /// The candidate.
    pub candidate: Candidate,
    /// The nodes of the graph on its path, the entry transition's first; empty for selectors without a graph.
    pub nodes: Vec<holloway_vm::tier::NodeId>,
}
