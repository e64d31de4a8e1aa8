//! Walking the frames of a thread from the innermost to the bottom.

use super::frame::{CALLER, METHOD, RETURN};
use crate::code::instruction::Instruction;
use crate::link::Method;

/// Where a frame stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Position {
    /// Before the instruction, which is to be executed (again).
    Before(*const Instruction),
    /// In the call that returns to this block head.
    Calling(*const Instruction),
}

/// A frame as the walker sees it.
#[derive(Clone, Copy)]
pub(crate) struct Frame {
    pub fp: *mut u64,
    pub method: *const Method,
    pub position: Position,
}

impl Frame {
    /// The frame whose registers are given: the innermost one of a thread.
    ///
    /// # Safety
    /// `fp` is the header of a live frame (I4).
    pub unsafe fn innermost(fp: *mut u64, pc: *const Instruction) -> Frame {
        // SAFETY: I4.
        let method = unsafe { *fp.add(METHOD) as *const Method };
        Frame { fp, method, position: Position::Before(pc) }
    }

    /// The frame's method.
    pub fn method(&self) -> &Method {
        // SAFETY: I4: headers name methods, which live as long as their VM.
        unsafe { &*self.method }
    }

    /// The frame that called this one; `None` at the bottom of a run.
    pub fn caller(&self) -> Option<Frame> {
        if self.method().is_bottom() {
            return None;
        }
        // SAFETY: I4: a frame that is no bottom has a caller.
        unsafe {
            let fp = *self.fp.add(CALLER) as *mut u64;
            let pc = *self.fp.add(RETURN) as *const Instruction;
            let position = if self.method().is_initialisation() { Position::Before(pc) } else { Position::Calling(pc) };
            Some(Frame { fp, method: *fp.add(METHOD) as *const Method, position })
        }
    }

    /// Bytecode index of the instruction at which the frame stands; `None` for frames without bytecode.
    pub fn bytecode_index(&self) -> Option<u16> {
        let code = self.method().code.get()?;
        let index = match self.position {
            Position::Before(pc) if code.contains(pc) => code.index_of(pc),
            Position::Before(_) => return Some(0),
            Position::Calling(pc) => code.call_before(code.index_of(pc)),
        };
        code.bytecode_indices.get(index).copied()
    }

    /// The first local.
    pub fn first_local(&self) -> *mut u64 {
        self.fp.wrapping_sub(self.method().locals())
    }
}
