//! Regions: what is compiled as one function.
//!
//! A region is a graph of blocks over frames, merged from candidates that share a root: the root's trace, its hot side
//! exits, and the loops inside it. Two candidates merge where block and chain of call sites agree (K21, K23).

use holloway_vm::{BlockId, MethodId};

use crate::candidate::{FrameNumber, FrameOrigin, Transition};

/// A frame of a region.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RegionFrame {
    /// The method that it executes.
    pub method: MethodId,
    /// Where it comes from.
    pub origin: FrameOrigin,
    /// Frames above the root's; negative below it.
    pub depth: i8,
}

/// A way from one block of a region to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RegionEdge {
    /// The block gone to, an index into [`Region::blocks`].
    pub to: usize,
    /// How.
    pub transition: Transition,
    /// How often, in the unit of [`RegionBlock::weight`].
    pub weight: u64,
}

/// A block of a region.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RegionBlock {
    /// The block.
    pub block: BlockId,
    /// Its frame, an index into [`Region::frames`].
    pub frame: FrameNumber,
    /// Executions in the profile.
    pub weight: u64,
    /// Ways that stay in the region, the heaviest first. Every other way out of the block is a side exit.
    pub successors: Vec<RegionEdge>,
    /// Methods that the call at the block's end was seen to enter, but that the region does not follow, the likeliest
    /// first.
    pub callees: Vec<MethodId>,
}

/// A graph of blocks to compile as one function, entered at its first block only.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Region {
    /// The frames, the root's first.
    pub frames: Vec<RegionFrame>,
    /// The blocks, the root's first. Each is reached from the root.
    pub blocks: Vec<RegionBlock>,
}

impl Region {
    /// The block in which the region is entered.
    pub fn root(&self) -> BlockId {
        self.blocks[0].block
    }
}
