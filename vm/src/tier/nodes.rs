//! The nodes of the transition profile, as the interpreter walks over them (K17).
//!
//! The hit path (`head_profile`) follows raw pointers between nodes; everything else, the tier above included, names
//! nodes by number and reads and fills them by the safe methods here. Nodes lie in chunks that never move and are
//! freed with their VM.

use std::cell::Cell;
use std::fmt;

use crate::id::BlockId;

/// A node: the tier says what it stands for, mostly an ordered pair of blocks. The two successors are cached here
/// that most likely follow.
#[repr(C)]
#[derive(Debug)]
pub struct TransitionNode {
    /// Block numbers of the cached successors; [`NO_BLOCK`] where there is none.
    pub(crate) keys: [Cell<u32>; 2],
    /// Correlation counters of the cached successors.
    pub(crate) counts: [Cell<u16>; 2],
    /// Executions of this node; every 256th goes to the tier.
    pub(crate) total: Cell<u32>,
    /// The nodes of the cached successors.
    pub(crate) next: [Cell<*mut TransitionNode>; 2],
    id: NodeId,
}

/// In the place of a block number: none.
pub(crate) const NO_BLOCK: u32 = u32::MAX;

/// Nodes in a chunk.
const CHUNK: usize = 256;

/// A node of one VM's transition profile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(u32);

impl NodeId {
    /// The number as an index into the tier's own table.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

impl From<usize> for NodeId {
    fn from(index: usize) -> NodeId {
        NodeId(u32::try_from(index).expect("fewer than 2^32 nodes fit a VM's memory limit"))
    }
}

impl fmt::Display for NodeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "n{}", self.0)
    }
}

impl fmt::Debug for NodeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl TransitionNode {
    fn new(id: NodeId) -> TransitionNode {
        TransitionNode {
            keys: [Cell::new(NO_BLOCK), Cell::new(NO_BLOCK)],
            counts: [Cell::new(0), Cell::new(0)],
            total: Cell::new(0),
            next: [Cell::new(std::ptr::null_mut()), Cell::new(std::ptr::null_mut())],
            id,
        }
    }

    /// The node's number.
    pub fn id(&self) -> NodeId {
        self.id
    }

    /// The cached successor block of a way, 0 or 1.
    pub fn successor(&self, way: usize) -> Option<BlockId> {
        let key = self.keys[way].get();
        (key != NO_BLOCK).then_some(BlockId(key))
    }

    /// The way in which a block is cached.
    pub fn way_of(&self, block: BlockId) -> Option<usize> {
        self.keys.iter().position(|key| key.get() == block.0)
    }

    /// Transitions to the cached successor of a way, counted since the tier last set the counter. It wraps beyond
    /// 16 bits; a tier that halves or takes it at every 256th execution of this node never sees that.
    pub fn count(&self, way: usize) -> u16 {
        self.counts[way].get()
    }

    /// Sets the counter of a way.
    pub fn set_count(&self, way: usize, count: u16) {
        self.counts[way].set(count);
    }

    /// Executions of the node.
    pub fn total(&self) -> u32 {
        self.total.get()
    }

    /// Sets the executions of the node.
    pub fn set_total(&self, total: u32) {
        self.total.set(total);
    }
}

/// All nodes of a VM.
#[derive(Default)]
pub struct TransitionNodes {
    chunks: Vec<Box<[TransitionNode]>>,
    used: usize,
}

impl TransitionNodes {
    /// A new node, with nothing cached.
    pub fn add(&mut self) -> NodeId {
        if self.used == self.chunks.len() * CHUNK {
            let first = self.used;
            self.chunks.push((first..first + CHUNK).map(|id| TransitionNode::new(NodeId(id as u32))).collect());
        }
        self.used += 1;
        NodeId::from(self.used - 1)
    }

    /// A node.
    ///
    /// # Panics
    /// The number is another VM's.
    pub fn node(&self, id: NodeId) -> &TransitionNode {
        &self.chunks[id.index() / CHUNK][id.index() % CHUNK]
    }

    /// The node that a way of a node's cache leads to.
    pub fn next(&self, node: NodeId, way: usize) -> Option<NodeId> {
        let next = self.node(node).next[way].get();
        // SAFETY: K17: a way is empty or leads to a node of this VM, whose chunks never move.
        unsafe { next.as_ref() }.map(TransitionNode::id)
    }

    /// Caches that `block`, reached from `node`, leads to the node `next`; the way's counter starts at 0.
    pub fn cache(&self, node: NodeId, way: usize, block: BlockId, next: NodeId) {
        let next = self.address(Some(next));
        let node = self.node(node);
        node.counts[way].set(0);
        node.next[way].set(next);
        node.keys[way].set(block.0);
    }

    /// Empties a way of a node's cache.
    pub fn forget(&self, node: NodeId, way: usize) {
        let node = self.node(node);
        node.keys[way].set(NO_BLOCK);
        node.counts[way].set(0);
        node.next[way].set(std::ptr::null_mut());
    }

    /// How many nodes there are.
    pub fn len(&self) -> usize {
        self.used
    }

    /// Whether there is no node.
    pub fn is_empty(&self) -> bool {
        self.used == 0
    }

    /// The address of a node, as the interpreter's context; null for none.
    pub(crate) fn address(&self, id: Option<NodeId>) -> *mut TransitionNode {
        id.map_or(std::ptr::null_mut(), |id| (&raw const *self.node(id)).cast_mut())
    }
}
