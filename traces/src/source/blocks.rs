//! What sources ask of a program's code, how far paths may go, and what a path that was selected is.

use std::cell::RefCell;

use holloway_vm::tier::Succession;
use holloway_vm::{BlockId, BlockPlace, Control, MethodId};
use rustc_hash::FxHashMap;

use crate::candidate::Candidate;
use crate::code;

/// What a selector asks of the code.
pub trait Blocks {
    /// How control can go from a block to another one; `None` if it cannot.
    fn transition(&self, from: BlockId, to: BlockId) -> Option<Succession>;

    /// The method that a block belongs to; `None` where there is no such block.
    fn method(&self, block: BlockId) -> Option<MethodId>;

    /// Whether a block lies at or before another one in the same method.
    fn is_backward(&self, from: BlockId, to: BlockId) -> bool;

    /// The block to which the method called at a block's end returns.
    fn return_point(&self, call: BlockId) -> Option<BlockId>;

    /// The block whose call returns to a block, if one does.
    fn call_before(&self, return_point: BlockId) -> Option<BlockId>;
}

/// How control can go between blocks, once it has been found out: code does not change.
#[derive(Default)]
pub struct Transitions {
    known: RefCell<FxHashMap<(BlockId, BlockId), Option<Succession>>>,
}

impl Transitions {
    /// Bytes that they take, about.
    pub fn bytes(&self) -> usize {
        self.known.borrow().capacity() * size_of::<((BlockId, BlockId), Option<Succession>)>()
    }
}

/// The code of a VM, with what is known of it.
pub struct MethodBlocks<'a, 'vm> {
    /// The VM that the code belongs to.
    pub vm: &'a Control<'vm>,
    /// What is known.
    pub transitions: &'a Transitions,
}

impl MethodBlocks<'_, '_> {
    /// The block so many places behind (before) another one in its method.
    fn neighbour(&self, block: BlockId, distance: i32) -> Option<BlockId> {
        let place = self.vm.block_place(block)?;
        let index = place.index.checked_add_signed(distance)?;
        Some(code::block(self.vm.classes(), BlockPlace { index, ..place })?.id)
    }
}

impl Blocks for MethodBlocks<'_, '_> {
    fn transition(&self, from: BlockId, to: BlockId) -> Option<Succession> {
        let mut known = self.transitions.known.borrow_mut();
        *known.entry((from, to)).or_insert_with(|| self.vm.succession(from, to))
    }

    fn method(&self, block: BlockId) -> Option<MethodId> {
        self.vm.block_place(block).map(|place| place.method)
    }

    fn is_backward(&self, from: BlockId, to: BlockId) -> bool {
        match (self.vm.block_place(from), self.vm.block_place(to)) {
            (Some(from), Some(to)) => from.method == to.method && to.index <= from.index,
            _ => false,
        }
    }

    fn return_point(&self, call: BlockId) -> Option<BlockId> {
        self.neighbour(call, 1)
    }

    fn call_before(&self, return_point: BlockId) -> Option<BlockId> {
        self.neighbour(return_point, -1)
    }
}

/// A sequence of blocks selected for a trace, under the transition at which it is entered.
#[derive(Clone, PartialEq, Debug)]
pub struct Selected {
    /// The path that was selected.
    pub candidate: Candidate,
    /// The nodes of the graph on its path, the entry transition's first; empty for selectors without a graph.
    pub nodes: Vec<holloway_vm::NodeId>,
}
