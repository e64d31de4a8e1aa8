//! Regions: what is compiled as one function.
//!
//! A region is a graph of blocks over frames, merged from traces: the root's trace whole, then, by the flow over what leaves
//! it, those that begin there. Two traces merge where block and chain of call sites agree (K21, K23), so that unrolled loops
//! fold. What is taken in beside traces, so that little that is hot stays outside, is marked as grown.

pub mod flow;
pub mod form;

use holloway_vm::tier::Succession;
use holloway_vm::{BlockId, MethodId};

use crate::cache::TraceId;
use crate::candidate::{FrameNumber, FrameOrigin};

/// A frame of a region: an activation of a method in which blocks of the region lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RegionFrame {
    /// The method that it executes.
    pub method: MethodId,
    /// Where it comes from.
    pub origin: FrameOrigin,
    /// Frames above the root's; negative below it.
    pub depth: i8,
}

/// Where a block of a region comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// It is a step of a trace that was selected.
    Trace {
        /// The trace, by its number in the cache.
        trace: TraceId,
        /// The step, an index into the candidate's steps.
        step: u16,
    },
    /// It was to begin a trace, but what follows it is not likely enough: a trace of one block.
    Stub,
    /// The region was grown there by the flow over its edges, for no trace leads there.
    Growth,
}

/// An edge from one block of a region to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RegionEdge {
    /// The block gone to, an index into [`Region::blocks`].
    pub to: usize,
    /// Whether control goes there by a jump, a call, a return or a throw.
    pub transition: Succession,
    /// How often, in the unit of [`RegionBlock::weight`].
    pub weight: u64,
}

/// An edge out of a region, over which machine code goes on in another one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RegionLink {
    /// The block gone to.
    pub to: BlockId,
    /// How often, in the unit of [`RegionBlock::weight`].
    pub weight: u64,
}

/// A block of a region, in one of its frames.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RegionBlock {
    /// The block, by its number in the VM.
    pub block: BlockId,
    /// Its frame, an index into [`Region::frames`].
    pub frame: FrameNumber,
    /// Where it comes from; of several traces through it, the first one that was placed.
    pub origin: Origin,
    /// Executions in the profile.
    pub weight: u64,
    /// Edges that stay in the region, the heaviest first. Every other edge out of the block is a side exit.
    pub successors: Vec<RegionEdge>,
    /// Methods that the call at the block's end was seen to enter, but that the region does not follow, the likeliest
    /// first.
    pub callees: Vec<MethodId>,
    /// Blocks outside to which control goes from here so often that machine code should go on there without the
    /// interpreter, where they have regions: the region is not to have them itself.
    pub links: Vec<RegionLink>,
}

/// Bytecodes executed in a region, by the origin of their blocks; in any unit.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Shares {
    /// In blocks of traces of two blocks and more.
    pub traces: f64,
    /// In traces of one block.
    pub stubs: f64,
    /// In blocks that were grown.
    pub growth: f64,
}

impl Shares {
    /// Bytecodes of any origin.
    pub fn total(self) -> f64 {
        self.traces + self.stubs + self.growth
    }

    /// The same, of 1 in all.
    pub fn of_one(self) -> Shares {
        let total = self.total().max(f64::MIN_POSITIVE);
        Shares { traces: self.traces / total, stubs: self.stubs / total, growth: self.growth / total }
    }

    /// Of all, those of traces, 0 to 1; `None` where nothing was executed.
    pub fn on_traces(self) -> Option<f64> {
        (self.total() > 0.0).then(|| self.traces / self.total())
    }
}

impl std::ops::AddAssign for Shares {
    fn add_assign(&mut self, other: Shares) {
        self.traces += other.traces;
        self.stubs += other.stubs;
        self.growth += other.growth;
    }
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
    /// How much of what the region executes comes from where, by the profile.
    pub fn shares(&self, bytecodes: impl Fn(BlockId) -> u32) -> Shares {
        let mut shares = Shares::default();
        for block in &self.blocks {
            let flow = block.weight as f64 * f64::from(bytecodes(block.block));
            match block.origin {
                Origin::Trace { .. } => shares.traces += flow,
                Origin::Stub => shares.stubs += flow,
                Origin::Growth => shares.growth += flow,
            }
        }
        shares
    }

    /// The block in which the region is entered.
    pub fn root(&self) -> BlockId {
        self.blocks[0].block
    }
}
