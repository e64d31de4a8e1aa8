//! The frames of a path: which activation each block belongs to (K21).

use holloway_vm::tier::Succession;
use holloway_vm::{BlockId, MethodId};

use super::blocks::Blocks;
use crate::candidate::{CandidateEnd, FrameNumber, FrameOrigin};
use crate::limits::PathLimits;

/// The frames met on a path so far, the root's first.
#[derive(Default)]
pub(super) struct Frames {
    frames: Vec<Frame>,
}

struct Frame {
    origin: FrameOrigin,
    method: Option<MethodId>,
    /// Frames above the root's; negative below it.
    depth: i32,
    /// The frame that called this one, where the path has been in it.
    caller: Option<FrameNumber>,
}

impl Frames {
    /// The root's frame, in the method of the path's first block.
    pub fn new(blocks: &impl Blocks, first: BlockId) -> Frames {
        let mut frames = Frames::default();
        frames.restart(blocks, first);
        frames
    }

    /// As anew, for another path.
    pub fn restart(&mut self, blocks: &impl Blocks, first: BlockId) {
        self.frames.clear();
        let method = blocks.method(first);
        self.frames.push(Frame { origin: FrameOrigin::Root, method, depth: 0, caller: None });
    }

    /// Where the frames come from, to be kept.
    pub fn into_origins(self) -> Vec<FrameOrigin> {
        self.frames.into_iter().map(|frame| frame.origin).collect()
    }

    /// The block of the path whose call pushed a frame; `None` where the path began in it or has returned to it.
    pub fn call_of(&self, frame: FrameNumber) -> Option<BlockId> {
        match self.frames[frame.index()].origin {
            FrameOrigin::Callee { call, .. } => Some(call),
            _ => None,
        }
    }

    /// The frame of the block `to`, reached from the block `from` of a frame; or why the path must end.
    pub fn follow(
        &mut self,
        blocks: &impl Blocks,
        limits: &PathLimits,
        frame: FrameNumber,
        (from, to): (BlockId, BlockId),
        transition: Succession,
    ) -> Result<FrameNumber, CandidateEnd> {
        if transition == Succession::Jump {
            return Ok(frame);
        }
        let method = blocks.method(to);
        let is_in = |at: &FrameNumber| self.frames[at.index()].method == method;
        let depth = self.frames[frame.index()].depth;
        match transition {
            Succession::Jump => Ok(frame),
            Succession::Call => {
                if self.chain(frame).filter(is_in).count() >= limits.frames.recursion {
                    return Err(CandidateEnd::Limit);
                }
                let origin = FrameOrigin::Callee { caller: frame, call: from };
                self.obtain(limits, Frame { origin, method, depth: depth + 1, caller: Some(frame) })
            }
            Succession::Return => match self.frames[frame.index()].origin {
                FrameOrigin::Callee { caller, .. } if is_in(&caller) => Ok(caller),
                FrameOrigin::Callee { .. } => Err(CandidateEnd::Unknown),
                _ => {
                    let origin = FrameOrigin::Caller { callee: frame, return_block: to };
                    let caller = self.obtain(limits, Frame { origin, method, depth: depth - 1, caller: None })?;
                    self.frames[frame.index()].caller = Some(caller);
                    Ok(caller)
                }
            },
            Succession::Throw => self.chain(frame).find(is_in).ok_or(CandidateEnd::Unknown),
        }
    }

    /// A frame and those that called it, as far as they are on the path.
    fn chain(&self, frame: FrameNumber) -> impl Iterator<Item = FrameNumber> {
        std::iter::successors(Some(frame), |at| self.frames[at.index()].caller)
    }

    /// The frame of an origin: the path may have been there before.
    fn obtain(&mut self, limits: &PathLimits, frame: Frame) -> Result<FrameNumber, CandidateEnd> {
        if let Some(at) = self.frames.iter().position(|known| known.origin == frame.origin) {
            return Ok(FrameNumber(at as u16));
        }
        if frame.depth.unsigned_abs() as usize > limits.frames.depth || self.frames.len() >= usize::from(u16::MAX) {
            return Err(CandidateEnd::Limit);
        }
        self.frames.push(frame);
        Ok(FrameNumber((self.frames.len() - 1) as u16))
    }
}
