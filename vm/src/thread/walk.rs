//! Walking the frames of a thread from the innermost to the bottom.

#![allow(unsafe_code)]

use crate::code::Code;
use crate::code::frame::{CALLER, LOCK, METHOD, RETURN};
use crate::code::instruction::ThreadedInstruction;
use crate::heap::Ref;
use crate::id::ClassId;
use crate::link::{Method, flags};

/// Where a frame stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Position {
    /// Before the instruction, which is to be executed (again).
    Before(*const ThreadedInstruction),
    /// In the call that returns to this block head.
    Calling(*const ThreadedInstruction),
}

/// A frame as the walker sees it. [`Frame::innermost`] and [`Frame::caller`] alone make one.
#[derive(Clone, Copy)]
pub(crate) struct Frame {
    fp: *mut u64,
    method: *const Method,
    position: Position,
}

impl Frame {
    /// The frame whose registers are given: the innermost one of a thread.
    ///
    /// # Safety
    /// `fp` is the header of a live frame (I4).
    pub unsafe fn innermost(fp: *mut u64, pc: *const ThreadedInstruction) -> Frame {
        // SAFETY: I4: the caller promises the header of a live frame, which names its method.
        let method = unsafe { *fp.add(METHOD) as *const Method };
        Frame { fp, method, position: Position::Before(pc) }
    }

    /// Its header.
    pub fn fp(&self) -> *mut u64 {
        self.fp
    }

    /// Where it stands.
    pub fn position(&self) -> Position {
        self.position
    }

    /// Whose activation it is.
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
            let pc = *self.fp.add(RETURN) as *const ThreadedInstruction;
            // No instruction has made these calls: what stands below them stands before an instruction.
            let is_own = self.method().returns_to_repeat() || self.method().is_host_entry();
            let position = if is_own { Position::Before(pc) } else { Position::Calling(pc) };
            Some(Frame { fp, method: *fp.add(METHOD) as *const Method, position })
        }
    }

    /// The version of the method's code that the frame executes; `None` for frames without bytecode.
    pub fn code(&self) -> Option<&Code> {
        match self.position {
            Position::Before(pc) | Position::Calling(pc) => self.method().code_of(pc),
        }
    }

    /// The frame's code and the word of the instruction at which it stands there; `None` for frames that have no
    /// bytecode or have not begun.
    pub fn place(&self) -> Option<(&Code, usize)> {
        let code = self.code()?;
        Some((code, self.word_in(code)?))
    }

    /// The word at which the frame stands in its code; `None` if it has not begun.
    fn word_in(&self, code: &Code) -> Option<usize> {
        match self.position {
            Position::Before(pc) if code.contains(pc) => Some(code.index_of(pc)),
            Position::Before(_) => None,
            Position::Calling(pc) => Some(code.call_before(code.index_of(pc))),
        }
    }

    /// Bytecode index of the instruction at which the frame stands; `None` for frames without bytecode.
    pub fn bytecode_index(&self) -> Option<u16> {
        let code = self.code()?;
        Some(self.word_in(code).map_or(0, |word| code.bytecode_indices[word]))
    }

    /// The object whose monitor a frame of a synchronized method holds for it; `None` in others, and where it holds none.
    pub fn own_lock(&self) -> Option<Ref> {
        let method = self.method();
        if !method.is(flags::SYNCHRONIZED) || method.code.get().is_none() {
            return None;
        }
        // SAFETY: I4, I2: a synchronized method's header has the slot, which holds a reference.
        let object = unsafe { Ref::from_slot(*self.fp.add(LOCK)) };
        (!object.is_null()).then_some(object)
    }

    /// The class that a frame of the VM's own initialises; `None` for others.
    pub fn initialises(&self) -> Option<ClassId> {
        // SAFETY: I4: the one local of such a frame is the class's number.
        self.method().is_initialisation().then(|| ClassId(unsafe { *self.first_local() } as u32))
    }

    /// Where local 0 lies, with the others behind it.
    pub fn first_local(&self) -> *mut u64 {
        self.fp.wrapping_sub(self.method().locals())
    }
}
