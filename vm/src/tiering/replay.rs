//! What a region's trial run has come to, and what the interpreter is being compared with (`tier::replay`).

#![allow(unsafe_code)]

use super::exits::ResumePoint;
use super::undo_log::Effects;
use crate::code::dispatch::HeadMode;
use crate::code::instruction::ThreadedInstruction;
use crate::code::op::Op;
use crate::heap::Piece;
use crate::id::RegionId;

/// What a slot holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say the rest")]
pub enum Predicted {
    /// All 64 bits.
    Bits(u64),
    /// The lower 32 bits.
    Half(u32),
    Reference(u32),
}

/// What a region's run has come to.
#[allow(missing_docs, reason = "the names say the rest")]
pub struct Prediction {
    pub exit: u32,
    /// Why it is taken, for reports.
    pub reason: String,
    /// The budget there.
    pub budget: i64,
    /// What the live slots hold.
    pub slots: Vec<(i32, Predicted)>,
    /// The heap's changes.
    pub effects: Effects,
    /// Whether to look at the whole heap, for writes that the region has left out.
    pub thorough: bool,
}

/// A replay that goes on until the interpreter gets to the exit that a region has predicted.
pub(crate) struct ExitReplay {
    pub(crate) prediction: Prediction,
    pub(crate) region: RegionId,
    pub(crate) root: *mut u64,
    pub(crate) place: ReplayPlace,
    pub(crate) resume: ResumePoint,
    /// The word of the instruction at the resume point, by which it is executed.
    pub(crate) own: usize,
    /// The instruction before it, if it was fused with that.
    pub(crate) parted: Option<(usize, Op)>,
    /// The mode of the head that the checkpoint stands in.
    pub(crate) mode: Option<HeadMode>,
    pub(crate) image: Option<[Piece; 4]>,
}

// SAFETY: I4, I1: the pointers lead into a stack and code of the VM that owns the replay, with which it moves.
unsafe impl Send for ExitReplay {}

/// Where a thread stands in its code and on its stack, and with what budget.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ReplayPlace {
    pub(crate) pc: *const ThreadedInstruction,
    pub(crate) fp: *mut u64,
    pub(crate) budget: i64,
}
