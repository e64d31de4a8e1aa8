//! Frames that the VM pushes: of calls that no instruction makes.

#![allow(unsafe_code)]

use crate::code::frame::{CALLER, METHOD, RETURN};
use crate::code::instruction::ThreadedInstruction;
use crate::error::JavaError;
use crate::heap::Ref;
use crate::id::MethodId;
use crate::runtime::handles::Handle;
use crate::vm::Vm;

/// Where a call that no instruction makes returns to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ReturnPoint {
    /// The instruction at which the thread stands: it is executed again.
    Repeat,
    /// [`Stubs::initialisation_done`](crate::link::stubs::Stubs::initialisation_done).
    InitialisationDone,
    /// [`Stubs::thread_end`](crate::link::stubs::Stubs::thread_end).
    ThreadEnd,
    /// [`Stubs::host_entry_step`](crate::link::stubs::Stubs::host_entry_step).
    HostEntry,
}

impl Vm {
    /// Pushes the frame of a call that no instruction makes: above the innermost frame's operands, to return to `back`.
    ///
    /// # Panics
    /// The arguments are not as many as the method takes.
    ///
    /// # Errors
    /// `StackOverflowError`; `OutOfMemoryError`.
    pub(crate) fn push_call(
        &mut self,
        method: MethodId,
        arguments: &[u64],
        back: ReturnPoint,
    ) -> Result<(), JavaError> {
        let called = self.loader.classes.method(method);
        assert_eq!(arguments.len(), usize::from(called.argument_slots), "{} takes other arguments", called.name);
        let below = self.runtime.registers.current_method();
        let first = self.runtime.registers.fp.wrapping_add(below.operand_slots());
        let stubs = &self.runtime.stubs;
        let back = match back {
            ReturnPoint::Repeat => self.runtime.registers.pc,
            ReturnPoint::InitialisationDone => stubs.initialisation_done(),
            ReturnPoint::ThreadEnd => stubs.thread_end(),
            ReturnPoint::HostEntry => stubs.host_entry_step(),
        };
        // SAFETY: I4: behind the innermost frame's operands nothing lives; I2: the arguments are as many as the method's, and
        // what its descriptor calls a reference was one of this heap until now; I1: `back` is a word of the stubs or the one
        // at which the thread stands.
        unsafe { self.push_call_at(method, first, arguments, back) }
    }

    /// The same with the arguments' place given: it may be that of arguments that lie there already. Collects if the stack
    /// has to grow and there is no room for that.
    ///
    /// # Errors
    /// `StackOverflowError`; `OutOfMemoryError`.
    ///
    /// # Safety
    /// As for [`Vm::push_frame`].
    pub(crate) unsafe fn push_call_at(
        &mut self,
        method: MethodId,
        first: *mut u64,
        arguments: &[u64],
        back: *const ThreadedInstruction,
    ) -> Result<(), JavaError> {
        // SAFETY: I1, I2, I4: the caller promises what `push_frame` wants, of the same arguments.
        if unsafe { self.push_frame(method, first, arguments, back) } {
            return Ok(());
        }
        let called = self.loader.classes.method(method);
        let end = first.wrapping_add(called.locals() + called.operand_slots());
        let is_reference =
            |slot: usize| called.argument_references.get(slot / 64).is_some_and(|word| word >> (slot % 64) & 1 != 0);
        let references: Vec<usize> = (0..arguments.len()).filter(|&slot| is_reference(slot)).collect();
        let mut arguments = arguments.to_vec();
        let mark = self.runtime.handles.len();
        // SAFETY: I2: the arguments are those of the method.
        let handles =
            references.iter().map(|&slot| self.runtime.handles.push(unsafe { Ref::from_slot(arguments[slot]) }));
        let handles: Vec<Handle> = handles.collect();
        let grown = self.runtime.grow_stack_to(end);
        for (&slot, &handle) in references.iter().zip(&handles) {
            arguments[slot] = self.runtime.handles.get(handle).to_slot();
        }
        self.runtime.handles.truncate(mark);
        grown?;
        // SAFETY: I1, I2, I4: the caller promises what `push_frame` wants; arguments that a collection has moved were
        // brought up to date.
        unsafe { self.push_frame(method, first, &arguments, back) };
        Ok(())
    }

    /// Pushes a frame if the stack's limit leaves room for it: whether it does.
    ///
    /// # Safety
    /// The first local, `first`, lies in the stack of the thread that the registers name, where nothing lives from there on
    /// but arguments (I4). The arguments are the method's (I2), and it can return to `back` (I1).
    pub(crate) unsafe fn push_frame(
        &mut self,
        method: MethodId,
        first: *mut u64,
        arguments: &[u64],
        back: *const ThreadedInstruction,
    ) -> bool {
        let address = self.loader.classes.method_address(method);
        let method = self.loader.classes.method(method);
        let header = first.wrapping_add(method.locals());
        if header.wrapping_add(method.operand_slots()) > self.runtime.registers.stack_limit {
            return false;
        }
        // SAFETY: I3: the stack has room up to the limit, above all live slots of the innermost frame.
        unsafe {
            std::ptr::copy_nonoverlapping(arguments.as_ptr(), first, arguments.len());
            *header.add(RETURN) = back as u64;
            *header.add(CALLER) = self.runtime.registers.fp as u64;
            *header.add(METHOD) = address as u64;
        }
        self.runtime.registers.fp = header;
        self.runtime.registers.pc = method.entry.get();
        true
    }
}
