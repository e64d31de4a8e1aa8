//! Forms regions: from a root block, what the profile says is likely to follow, as one graph to compile.
//!
//! In come a root, traces, the branch profile, and the control flow of methods; out comes a [`Region`]. Where the root is a
//! loop's head, the region is that loop with the calls and loops in it; where it is a method's entry, the method's body.
//! The root's trace is its spine. From there it grows along the edge over which most flows until what is left outside is
//! rare, by the trace that begins with that edge, else by one block. Everything left outside is a side exit of the region.

use holloway_vm::tier::Succession;
use holloway_vm::{BlockId, MethodId};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::cache::TraceId;
use crate::candidate::{FrameNumber, FrameOrigin};
use crate::counts::frequency_propagation::FrequencyPropagation;
use crate::limits::RegionLimits;
use crate::region::flow::MethodFlow;
use crate::region::{Origin, Region, RegionFrame};

mod finish;
mod frequency;
mod grow;
mod look;
#[cfg(test)]
mod tests;

/// What has followed transitions so far.
pub trait Profile {
    /// Calls `visit` with the block before (`None`: unknown), each block that has followed then, and how often.
    fn successors(&self, block: BlockId, visit: &mut dyn FnMut(Option<BlockId>, BlockId, u64));
}

/// The program's static side.
pub trait ProfiledProgram {
    /// Method and index of a block; `None` for blocks of instrumented code.
    fn place(&self, block: BlockId) -> Option<(MethodId, u32)>;

    /// The number of a method's block.
    fn block(&self, method: MethodId, index: u32) -> Option<BlockId>;

    /// How many bytecodes a block has.
    fn bytecodes(&self, block: BlockId) -> u32;

    /// A method's control flow.
    fn flow(&mut self, method: MethodId) -> &MethodFlow;
}

/// What is known of a trace that begins with a transition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Found {
    /// A trace, and its blocks.
    Trace(TraceId, Vec<BlockId>),
    /// The block is a trace by itself.
    Stub,
    /// No trace, and no reason for a stub.
    Nothing,
}

/// The traces of which a region is merged.
pub trait Traces {
    /// The trace that begins with a transition; the block before is `None` for the region's root.
    fn find(&mut self, from: Option<BlockId>, to: BlockId) -> Found;
}

/// Why no region is formed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotFormed {
    /// The root is not a block of plain code.
    NoBlock,
    /// Nothing follows the root, as far as the profile knows.
    NoProfile,
}

impl NotFormed {
    /// The reason's name.
    pub fn name(self) -> &'static str {
        match self {
            NotFormed::NoBlock => "no-plain-code",
            NotFormed::NoProfile => "no-profile",
        }
    }
}

/// An edge out of a block that is in the region.
struct OutEdge {
    to: BlockId,
    /// Of the block's executions, the share that follows this edge.
    share: f64,
    /// The edge, once the region has it.
    taken: Option<(usize, Succession)>,
    /// The edge leads where a region cannot follow.
    closed: bool,
    /// An exit has counted the edge often.
    wanted: bool,
}

impl OutEdge {
    /// The node that the edge leads to, if the region has it.
    fn target(&self) -> Option<usize> {
        self.taken.map(|(to, _)| to)
    }

    /// Whether the edge can still be taken in.
    fn is_open(&self) -> bool {
        self.taken.is_none() && !self.closed
    }
}

struct Node {
    block: BlockId,
    method: MethodId,
    index: u32,
    frame: FrameNumber,
    origin: Option<Origin>,
    /// The blocks from which the region reaches this one.
    from: Vec<BlockId>,
    edges: Vec<OutEdge>,
    flow: f64,
}

struct Former<'a> {
    program: &'a mut dyn ProfiledProgram,
    profile: &'a dyn Profile,
    traces: &'a mut dyn Traces,
    limits: RegionLimits,
    /// Transitions that belong to the region, in their order.
    wanted: Vec<(BlockId, BlockId)>,
    frames: Vec<RegionFrame>,
    nodes: Vec<Node>,
    by_place: FxHashMap<(FrameNumber, BlockId), usize>,
    bytecodes: u32,
    /// An edge stayed out for lack of room.
    is_full: bool,
    propagation: FrequencyPropagation,
}

/// Forms the region of a root. The transitions in `wanted` belong to it, however rare the profile thinks they are: exits
/// have counted them.
///
/// # Errors
/// [`NotFormed`], where the profile does not suffice.
pub fn form(
    program: &mut dyn ProfiledProgram,
    profile: &dyn Profile,
    traces: &mut dyn Traces,
    root: BlockId,
    limits: RegionLimits,
    wanted: &FxHashSet<(BlockId, BlockId)>,
) -> Result<Region, NotFormed> {
    let (method, index) = program.place(root).ok_or(NotFormed::NoBlock)?;
    let is_loop = program.flow(method).loop_of_head(index).is_some();
    let mut wanted: Vec<_> = wanted.iter().copied().collect();
    wanted.sort_unstable();
    let frames = vec![RegionFrame { method, origin: FrameOrigin::Root, depth: 0 }];
    let mut former = Former {
        program,
        profile,
        traces,
        limits,
        wanted,
        frames,
        nodes: Vec::new(),
        by_place: FxHashMap::default(),
        bytecodes: 0,
        is_full: false,
        propagation: FrequencyPropagation::default(),
    };
    former.add(root, (method, index), FrameNumber::ROOT, None);
    former.place(None, 0);
    former.grow(limits.share);
    if is_loop {
        // A loop whose end is rare, or was never seen together with its iterations, would keep what follows it out.
        while let Some(edge) = former.edge_towards_root() {
            let mut next = Some(edge);
            while let Some((at, edge)) = next {
                former.extend(at, edge);
                next = former.edge_towards_root();
            }
            former.grow(limits.share);
        }
    }
    former.finish(is_loop)
}
