//! Frames that the VM pushes: of calls that no instruction makes.

#![allow(unsafe_code)]

use crate::classfile::MethodDescriptor;
use crate::code::frame::{CALLER, METHOD, RETURN};
use crate::code::instruction::ThreadedInstruction;
use crate::error::JavaError;
use crate::heap::Ref;
use crate::id::MethodId;
use crate::runtime::calls::SlotValue;
use crate::runtime::handles::Handle;
use crate::thread::registers::Standing;
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
    /// The arguments are not what the method takes.
    ///
    /// # Errors
    /// `StackOverflowError`; `OutOfMemoryError`.
    pub(crate) fn push_call(
        &mut self,
        method: MethodId,
        arguments: &[SlotValue],
        back: ReturnPoint,
    ) -> Result<(), JavaError> {
        let arguments = self.argument_words(method, arguments);
        // SAFETY: I1, I2: `argument_words` gives only what the method takes.
        unsafe { self.push_call_unchecked(method, &arguments, back) }
    }

    /// Arguments as they lie in a frame, after a look whether they are what the method takes: as many values of these kinds,
    /// and objects of these classes.
    ///
    /// # Panics
    /// They are not.
    pub(super) fn argument_words(&self, method: MethodId, arguments: &[SlotValue]) -> Vec<u64> {
        let classes = &self.loader.classes;
        let method = classes.method(method);
        assert_eq!(arguments.len(), usize::from(method.argument_slots), "{} takes other arguments", method.name);
        // The class of each argument's type; of a primitive type, or one that is not loaded and so has no objects, none.
        let receiver = (!method.is_static()).then_some(Some(method.class));
        let parameters = MethodDescriptor::parse(&method.descriptor).unwrap_or_default().parameters();
        let of_parameters = parameters.map(|parameter| classes.named_by(method.class, parameter.class_name()?));
        let mut wanted = receiver.into_iter().chain(of_parameters);
        let words = arguments.iter().enumerate().map(|(slot, argument)| {
            let wanted = wanted.next().flatten();
            let fits = match *argument {
                SlotValue::Bits(_) => !method.takes_reference(slot),
                SlotValue::Reference(Ref::NULL) => method.takes_reference(slot) && (slot > 0 || method.is_static()),
                SlotValue::Reference(object) => {
                    let class = self.runtime.heap.class_of(object);
                    method.takes_reference(slot) && wanted.is_some_and(|wanted| classes.is_subtype(class, wanted))
                }
            };
            assert!(fits, "argument {slot} of {}{} is of another type", method.name, method.descriptor);
            argument.bits()
        });
        words.collect()
    }

    /// [`Vm::push_call`] without a look at the arguments, which are given as they lie in a frame.
    ///
    /// # Errors
    /// `StackOverflowError`; `OutOfMemoryError`.
    ///
    /// # Safety
    /// The arguments are what the method takes: as many values of these kinds (I1), and null or objects of these classes (I2).
    pub(crate) unsafe fn push_call_unchecked(
        &mut self,
        method: MethodId,
        arguments: &[u64],
        back: ReturnPoint,
    ) -> Result<(), JavaError> {
        let below = self.runtime.registers.current_method();
        let first = self.runtime.registers.fp().wrapping_add(below.operand_slots());
        let stubs = &self.runtime.stubs;
        let back = match back {
            ReturnPoint::Repeat => self.runtime.registers.pc(),
            ReturnPoint::InitialisationDone => stubs.initialisation_done(),
            ReturnPoint::ThreadEnd => stubs.thread_end(),
            ReturnPoint::HostEntry => stubs.host_entry_step(),
        };
        // SAFETY: I4: behind the innermost frame's operands nothing lives; I2: the caller promises that the arguments are the
        // method's; I1: `back` is a word of the stubs or the one at which the thread stands.
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
        let references: Vec<usize> = (0..arguments.len()).filter(|&slot| called.takes_reference(slot)).collect();
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
    unsafe fn push_frame(
        &mut self,
        method: MethodId,
        first: *mut u64,
        arguments: &[u64],
        back: *const ThreadedInstruction,
    ) -> bool {
        let (caller, limit) = (self.runtime.registers.fp(), self.runtime.registers.stack_limit());
        // SAFETY: I1, I2, I4: the caller promises the same of the running thread's stack.
        let Some(begun) = (unsafe { self.frame_above(caller, limit, method, first, arguments, back) }) else {
            return false;
        };
        // SAFETY: I4: the frame has just been written above the one that was the innermost.
        unsafe { self.runtime.registers.stand_at(begun) };
        true
    }

    /// Writes the frame of a call above the innermost one of a stack, if the stack's limit leaves room for it: gives where the
    /// thread stands then, before the method's first instruction.
    ///
    /// # Safety
    /// `caller` is that innermost frame (I4), and `limit` the stack's (I3); the rest as for [`Vm::push_frame`], of that stack.
    pub(super) unsafe fn frame_above(
        &self,
        caller: *mut u64,
        limit: *mut u64,
        method: MethodId,
        first: *mut u64,
        arguments: &[u64],
        back: *const ThreadedInstruction,
    ) -> Option<Standing> {
        let address = self.loader.classes.method_address(method);
        let method = self.loader.classes.method(method);
        let header = first.wrapping_add(method.locals());
        if header.wrapping_add(method.operand_slots()) > limit {
            return None;
        }
        // SAFETY: I3: the stack has room up to the limit, above all live slots of the innermost frame. I1, I4: the frame's
        // method is entered.
        unsafe {
            std::ptr::copy_nonoverlapping(arguments.as_ptr(), first, arguments.len());
            *header.add(RETURN) = back as u64;
            *header.add(CALLER) = caller as u64;
            *header.add(METHOD) = address as u64;
            Some(Standing::new(header, method.entry.get()))
        }
    }
}
