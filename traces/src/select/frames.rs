//! The frames of a path: which activation each block belongs to (K21).

use holloway_vm::{BlockId, MethodId};

use super::{Blocks, Limits};
use crate::candidate::{End, FrameNumber, FrameOrigin, Transition};

/// The frames met on a path so far, the root's first.
pub(super) struct Frames {
    origins: Vec<FrameOrigin>,
    methods: Vec<Option<MethodId>>,
    /// Frames above the root's; negative below it.
    depths: Vec<isize>,
}

impl Frames {
    /// The root's frame, in the method of the path's first block.
    pub fn new(blocks: &impl Blocks, first: BlockId) -> Frames {
        Frames { origins: vec![FrameOrigin::Root], methods: vec![blocks.method(first)], depths: vec![0] }
    }

    /// The frames, to be kept.
    pub fn into_origins(self) -> Vec<FrameOrigin> {
        self.origins
    }

    /// The block of the path whose call pushed a frame; `None` where the path began in it or has returned to it.
    pub fn call_of(&self, frame: FrameNumber) -> Option<BlockId> {
        match self.origins[frame.index()] {
            FrameOrigin::Callee { call, .. } => Some(call),
            _ => None,
        }
    }

    /// The frame of the block `to`, reached from the block `from` of a frame; or why the path must end.
    pub fn follow(
        &mut self,
        blocks: &impl Blocks,
        limits: &Limits,
        frame: FrameNumber,
        (from, to): (BlockId, BlockId),
        transition: Transition,
    ) -> Result<FrameNumber, End> {
        let method = blocks.method(to);
        match transition {
            Transition::Jump => Ok(frame),
            Transition::Call => {
                if self.chain(frame).filter(|&at| self.methods[at] == method).count() >= limits.recursion {
                    return Err(End::Limit);
                }
                let depth = self.depths[frame.index()] + 1;
                self.obtain(limits, FrameOrigin::Callee { caller: frame, call: from }, method, depth)
            }
            Transition::Return => match self.origins[frame.index()] {
                FrameOrigin::Callee { caller, .. } if self.methods[caller.index()] == method => Ok(caller),
                FrameOrigin::Callee { .. } => Err(End::Unknown),
                _ => {
                    let depth = self.depths[frame.index()] - 1;
                    self.obtain(limits, FrameOrigin::Caller { callee: frame, return_block: to }, method, depth)
                }
            },
            Transition::Throw => {
                let caught = self.chain(frame).find(|&at| self.methods[at] == method);
                caught.map(|at| FrameNumber(at as u16)).ok_or(End::Unknown)
            }
        }
    }

    /// A frame and those that called it, as far as they are on the path.
    fn chain(&self, frame: FrameNumber) -> impl Iterator<Item = usize> {
        std::iter::successors(Some(frame.index()), |&at| match self.origins[at] {
            FrameOrigin::Callee { caller, .. } => Some(caller.index()),
            _ => self.origins.iter().position(|origin| match origin {
                FrameOrigin::Caller { callee, .. } => callee.index() == at,
                _ => false,
            }),
        })
    }

    /// The frame of an origin: the path may have been there before.
    fn obtain(
        &mut self,
        limits: &Limits,
        origin: FrameOrigin,
        method: Option<MethodId>,
        depth: isize,
    ) -> Result<FrameNumber, End> {
        if let Some(at) = self.origins.iter().position(|known| *known == origin) {
            return Ok(FrameNumber(at as u16));
        }
        if depth.unsigned_abs() > limits.depth || self.origins.len() >= usize::from(u16::MAX) {
            return Err(End::Limit);
        }
        self.origins.push(origin);
        self.methods.push(method);
        self.depths.push(depth);
        Ok(FrameNumber((self.origins.len() - 1) as u16))
    }
}
