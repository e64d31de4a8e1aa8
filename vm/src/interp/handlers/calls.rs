//! Calls and returns.
//!
//! The arguments lie in the caller's operands and become the callee's first locals; the callee's header follows its
//! locals. A call charges the callee's weight (K1) and checks the stack limit before it writes anything.

#![allow(unsafe_code)]

use super::objects::change_mark;
use crate::code::frame::{CALLER, LOCK, METHOD, RETURN};
use crate::code::instruction::{BlockHeader, HEADER_WORDS};
use crate::heap::MarkWord;
use crate::id::{ClassId, MethodId};
use crate::link::Method;
use crate::thread::registers::Slow;
use crate::vm::state::State;

/// Enters a method: arguments from register `a`, return to the block behind this call of `words` words.
#[inline(always)]
unsafe fn enter(mut s: State, method: *const Method, words: usize) -> State {
    // SAFETY: I1: the target was resolved for this call; I3: the stack limit leaves room for the whole frame.
    unsafe {
        let method_ref = &*method;
        let arguments = s.slot(s.instruction().a.get());
        let header = arguments.wrapping_byte_add(method_ref.locals_bytes as usize);
        if header.wrapping_byte_add(method_ref.operand_bytes as usize) > (*s.vm).runtime.registers.stack_limit() {
            return s.slow(Slow::StackOverflow);
        }
        if !s.charge(method_ref.weight.get()) {
            return s.slow(Slow::Budget);
        }
        *header.add(RETURN) = s.pc.add(words + HEADER_WORDS) as u64;
        *header.add(CALLER) = s.fp as u64;
        *header.add(METHOD) = method as u64;
        s.fp = header;
        s.pc = method_ref.entry.get();
        s
    }
}

#[inline(always)]
pub(in crate::interp) unsafe fn invokestatic(s: State) -> State {
    // SAFETY: I1: resolution has written a method into the payload word behind the call.
    unsafe { enter(s, (*s.pc.add(1)).first() as *const Method, 2) }
}

/// Constructors, private and final methods: the target is known, the receiver must not be null.
#[inline(always)]
pub(in crate::interp) unsafe fn invokespecial(s: State) -> State {
    // SAFETY: I1: the first argument is a reference, and resolution has written a method into the payload word.
    unsafe {
        if s.reference(s.instruction().a.get()) == 0 {
            return s.slow(Slow::NullPointer);
        }
        enter(s, (*s.pc.add(1)).first() as *const Method, 2)
    }
}

/// A call of a method that only returns, such as `Object`'s constructor: what a call checks and charges, no frame. `Err`
/// where it cannot go on.
#[inline(always)]
unsafe fn pass_empty(mut s: State) -> Result<State, State> {
    // SAFETY: I1: resolution has written a method into the payload word, and a block follows it; nothing is written
    // here.
    unsafe {
        let method = &*((*s.pc.add(1)).first() as *const Method);
        let header = s.slot(s.instruction().a.get()).wrapping_byte_add(method.locals_bytes as usize);
        if header.wrapping_byte_add(method.operand_bytes as usize) > (*s.vm).runtime.registers.stack_limit() {
            return Err(s.slow(Slow::StackOverflow));
        }
        if !s.charge(method.weight.get()) {
            return Err(s.slow(Slow::Budget));
        }
        Ok(s.next_block(2))
    }
}

#[inline(always)]
pub(in crate::interp) unsafe fn invoke_empty_static(s: State) -> State {
    // SAFETY: I1: the call was resolved to a method that only returns, so the payload word holds one.
    unsafe { pass_empty(s).unwrap_or_else(|slow| slow) }
}

#[inline(always)]
pub(in crate::interp) unsafe fn invoke_empty(s: State) -> State {
    // SAFETY: I1: the first argument is a reference, and the payload word holds a method that only returns.
    unsafe {
        if s.reference(s.instruction().a.get()) == 0 {
            return s.slow(Slow::NullPointer);
        }
        pass_empty(s).unwrap_or_else(|slow| slow)
    }
}

/// The same while the method's block is profiled: the transition to the block is followed, and the head of the block behind
/// the call follows the one back. Where it is not the most likely one or more is due, the method is entered.
#[inline(always)]
unsafe fn pass_profiled(s: State) -> State {
    // SAFETY: I1: the method has code, whose first block is all of it, behind its header; K17: the context is a node,
    // and so is what it leads to.
    unsafe {
        let method = (*s.pc.add(1)).first() as *const Method;
        let header = (*method).entry.get().sub(HEADER_WORDS).cast::<BlockHeader>();
        let Some(behind) = (*s.context).take_first((*header).block()) else { return enter(s, method, 2) };
        match pass_empty(s) {
            Ok(passed) => State { context: behind, ..passed },
            Err(slow) => {
                (*s.context).untake_first();
                slow
            }
        }
    }
}

#[inline(always)]
pub(in crate::interp) unsafe fn profiled_invoke_empty_static(s: State) -> State {
    // SAFETY: I1: this stands for a resolved call only while the method has code and its head is profiled.
    unsafe { pass_profiled(s) }
}

#[inline(always)]
pub(in crate::interp) unsafe fn profiled_invoke_empty(s: State) -> State {
    // SAFETY: I1: the first argument is a reference; this stands for a resolved call only while the method has code and
    // its head is profiled.
    unsafe {
        if s.reference(s.instruction().a.get()) == 0 {
            return s.slow(Slow::NullPointer);
        }
        pass_profiled(s)
    }
}

/// The receiver's vtable at index c.
#[inline(always)]
pub(in crate::interp) unsafe fn invokevirtual(s: State) -> State {
    // SAFETY: I1, I2: resolution put an index inside the vtable of every subclass of the declaring class.
    unsafe {
        let i = s.instruction();
        let receiver = s.reference(i.a.get());
        if receiver == 0 {
            return s.slow(Slow::NullPointer);
        }
        let vtable = *(*s.vm).runtime.registers.vtables().add(s.class_of(receiver) as usize);
        enter(s, *vtable.add(i.c.get() as u32 as usize), 2)
    }
}

/// A two-entry inline cache (K24): the payload holds two classes and their methods, and which method is called. What is not
/// there may be in the VM's table.
#[inline(always)]
pub(in crate::interp) unsafe fn invokeinterface(s: State) -> State {
    // SAFETY: I1, I2: the entries of cache and table were found by the full lookup.
    unsafe {
        let receiver = s.reference(s.instruction().a.get());
        if receiver == 0 {
            return s.slow(Slow::NullPointer);
        }
        let class = s.class_of(receiver);
        let (classes, more) = (&*s.pc.add(1), &*s.pc.add(2));
        let target = if class == classes.first() as u32 {
            classes.second() as *const Method
        } else if class == (classes.first() >> 32) as u32 {
            more.first() as *const Method
        } else {
            match (*s.vm).tiering.interface_targets.get(ClassId(class), MethodId(more.second() as u32)) {
                Some(target) => target,
                None => return s.slow(Slow::InterfaceMiss),
            }
        };
        enter(s, target, 3)
    }
}

/// Back to the caller: the return point is the head of the block behind the call.
#[inline(always)]
unsafe fn leave(mut s: State) -> State {
    // SAFETY: I4: a frame's header was written by whoever pushed the frame.
    unsafe {
        s.pc = *s.fp.add(RETURN) as *const _;
        s.fp = *s.fp.add(CALLER) as *mut u64;
        s
    }
}

#[inline(always)]
pub(in crate::interp) unsafe fn return_void(s: State) -> State {
    // SAFETY: I4: the innermost frame's header names the caller and where it goes on.
    unsafe { leave(s) }
}

/// The result lands where the first argument lay: register -b, which is the caller's operand to push.
#[inline(always)]
pub(in crate::interp) unsafe fn return_value(s: State) -> State {
    // SAFETY: I1, I4: the header is read before the result may overwrite it (a method without locals).
    unsafe {
        let i = s.instruction();
        let value = s.get(i.a.get());
        let back = leave(s);
        *s.fp.sub(usize::from(i.b.get())) = value;
        back
    }
}

/// A getter's body: the field at byte offset c of the object in a is the result.
macro_rules! return_getfields {
    ($($name:ident: $field:ty;)*) => {$(
        #[inline(always)]
        pub(in crate::interp) unsafe fn $name(s: State) -> State {
            // SAFETY: I1, I2: the register holds null, which is checked here, or an object with such a field; I4: the
            // header names the caller, whose operand the result becomes.
            unsafe {
                let i = s.instruction();
                let object = s.reference(i.a.get());
                if object == 0 {
                    return s.slow(Slow::NullPointer);
                }
                let value = u64::from(*s.address::<$field>(object, i.c.get() as u32 as usize));
                let back = leave(s);
                *s.fp.sub(usize::from(i.b.get())) = value;
                back
            }
        }
    )*};
}

return_getfields! {
    return_getfield_i: u32;
    return_getfield_a: u32;
    return_getfield_j: u64;
}

/// First instruction of a synchronized method: a is the receiver's register, b says whether there is none (static).
#[inline(always)]
pub(in crate::interp) unsafe fn lock_method(s: State) -> State {
    // SAFETY: I1, I2: the register holds the receiver, which is not null; I4: a synchronized method's header has a
    // place for the object; I5: one mutator.
    unsafe {
        let i = s.instruction();
        let object = s.reference(i.a.get());
        if i.b.get() != 0 || !change_mark(s, object, MarkWord::entered) {
            return s.slow(Slow::LockMethod);
        }
        *s.fp.add(LOCK) = u64::from(object);
        s.next(1)
    }
}

/// Value (if c is not 0), number of locals, whether there is a value.
#[inline(always)]
pub(in crate::interp) unsafe fn return_synchronized(s: State) -> State {
    // SAFETY: I4: a synchronized method's header holds the object it has locked, or null; I1, I2: the result's register
    // lies in the frame; I5: one mutator.
    unsafe {
        let object = *s.fp.add(LOCK) as u32;
        if object == 0 || !change_mark(s, object, MarkWord::left) {
            return s.slow(Slow::ReturnSynchronized);
        }
        let i = s.instruction();
        let value = s.get(i.a.get());
        let back = leave(s);
        if i.c.get() != 0 {
            *s.fp.sub(usize::from(i.b.get())) = value;
        }
        back
    }
}
