//! What executes regions in place of machine code: a [`StandIn`], and the [`Machine`] that it works on. What a machine can
//! do is in [`crate::tier`].

#![allow(unsafe_code)]

use std::ops::Range;

use super::Vm;
use crate::id::RegionId;
use crate::thread::walk::Frame;
use crate::tiering::replay::Prediction;
use crate::tiering::undo_log::UndoLog;

/// What executes a region instead of machine code.
///
/// # Safety
/// It does to the machine what machine code may do (I7): what it writes is of the kind that lies there, natives get arguments of
/// their types, and for the exit by which it leaves all slots and values are written that the exit's resume point needs.
pub unsafe trait StandIn: Send {
    /// Executes the region up to an exit. Where the code does what it must not, this panics: nothing that it leaves
    /// behind can be trusted.
    fn execute(&mut self, machine: &mut Machine<'_>) -> Departure;
}

/// How a stand-in leaves its region.
pub enum Departure {
    /// By an exit. The slots and values that machine code stores for it are stored, and the budget is what is left.
    Exit(u32),
    /// Nothing was done: the interpreter executes the region's root, and what follows.
    Interpret,
    /// Nothing was done: the interpreter does it, and is compared with this when it gets to the exit.
    Replay(Box<Prediction>),
}

/// What machine code has of a VM.
pub struct Machine<'vm> {
    pub(crate) vm: &'vm mut Vm,
    pub(crate) region: RegionId,
    /// Header of the root's frame.
    pub(crate) root: *mut u64,
    /// The running thread's stack, in which the frames lie.
    pub(crate) stack: Range<*mut u64>,
    /// The innermost frame that the region does not leave: its header and those below stay as they are.
    pub(crate) kept: Frame,
    /// The budget (K1).
    pub budget: i64,
    /// Changes, while they are noted.
    pub(crate) undo_log: Option<UndoLog>,
}
