//! Objects: allocation, fields, statics, casts, monitors, throwing.

#![allow(unsafe_code)]

use crate::heap::{MARK_OFFSET, MarkWord};
use crate::link::ClassKind;
use crate::thread::registers::Slow;
use crate::vm::state::State;

/// Destination, size in words, class: bumps the allocation window, which is zeroed ahead.
#[inline(always)]
pub(in crate::interp) unsafe fn new(s: State) -> State {
    // SAFETY: I1, I2: the operand names an initialised class and its size; I5: up to its end the window's memory is
    // zero and nobody's.
    unsafe {
        let i = s.instruction();
        let bytes = u64::from(i.b.get()) * 8;
        let Some(object) = (&mut *s.heap()).bump(bytes) else { return s.slow(Slow::NewObject) };
        *s.address::<u64>(object as u32, 0) = u64::from(i.c.get() as u32);
        s.set(i.a.get(), object);
        s.next(1)
    }
}

/// `new` and the `dup` that mostly follows: the object goes to two neighbouring slots.
#[inline(always)]
pub(in crate::interp) unsafe fn new_dup(s: State) -> State {
    // SAFETY: I1, I2, I5: as for `new`; the two registers are neighbouring operands of the frame.
    unsafe {
        let i = s.instruction();
        let bytes = u64::from(i.b.get()) * 8;
        let Some(object) = (&mut *s.heap()).bump(bytes) else { return s.slow(Slow::NewObject) };
        *s.address::<u64>(object as u32, 0) = u64::from(i.c.get() as u32);
        let slot = s.slot(i.a.get());
        *slot = object;
        *slot.add(1) = object;
        s.next(1)
    }
}

/// Destination, object, byte offset.
macro_rules! getfields {
    ($($name:ident: $field:ty => |$x:ident| $slot:expr;)*) => {$(
        #[inline(always)]
        pub(in crate::interp) unsafe fn $name(s: State) -> State {
            // SAFETY: I1, I2: the register holds null, which is checked here, or an object with such a field at the
            // offset.
            unsafe {
                let i = s.instruction();
                let object = s.reference(i.b.get());
                if object == 0 {
                    return s.slow(Slow::NullPointer);
                }
                let $x = *s.address::<$field>(object, i.c.get() as u32 as usize);
                s.set(i.a.get(), $slot);
                s.next(1)
            }
        }
    )*};
}

getfields! {
    getfield_z: u8 => |x| u64::from(x);
    getfield_b: i8 => |x| u64::from(i32::from(x) as u32);
    getfield_c: u16 => |x| u64::from(x);
    getfield_s: i16 => |x| u64::from(i32::from(x) as u32);
    getfield_i: u32 => |x| u64::from(x);
    getfield_f: u32 => |x| u64::from(x);
    getfield_a: u32 => |x| u64::from(x);
    getfield_j: u64 => |x| x;
    getfield_d: u64 => |x| x;
}

/// Object, value, byte offset.
macro_rules! putfields {
    ($($name:ident: $field:ty => |$x:ident| $value:expr;)*) => {$(
        #[inline(always)]
        pub(in crate::interp) unsafe fn $name(s: State) -> State {
            // SAFETY: I1, I2: the register holds null, which is checked here, or an object with such a field at the
            // offset.
            unsafe {
                let i = s.instruction();
                let object = s.reference(i.a.get());
                if object == 0 {
                    return s.slow(Slow::NullPointer);
                }
                let $x = s.get(i.b.get());
                *s.address::<$field>(object, i.c.get() as u32 as usize) = $value;
                s.next(1)
            }
        }
    )*};
}

putfields! {
    putfield_z: u8 => |x| x as u8 & 1;
    putfield_b: u8 => |x| x as u8;
    putfield_c: u16 => |x| x as u16;
    putfield_s: u16 => |x| x as u16;
    putfield_i: u32 => |x| x as u32;
    putfield_f: u32 => |x| x as u32;
    putfield_j: u64 => |x| x;
    putfield_d: u64 => |x| x;
}

/// A reference store marks the slot's card (K13).
#[inline(always)]
pub(in crate::interp) unsafe fn putfield_a(s: State) -> State {
    // SAFETY: I1, I2: the register holds null, which is checked here, or an object with a reference field at the
    // offset.
    unsafe {
        let i = s.instruction();
        let object = s.reference(i.a.get());
        if object == 0 {
            return s.slow(Slow::NullPointer);
        }
        s.store_reference(object, i.c.get() as u32 as usize, s.reference(i.b.get()));
        s.next(1)
    }
}

/// Destination, type letter, offset of the static slot from the heap's base.
#[inline(always)]
pub(in crate::interp) unsafe fn getstatic(s: State) -> State {
    // SAFETY: I1: the slot was allocated when the class was linked.
    unsafe {
        let i = s.instruction();
        s.set(i.a.get(), *s.address::<u64>(i.c.get() as u32, 0));
        s.next(1)
    }
}

/// Source, type letter, offset of the static slot. Static slots are roots as a whole: no card.
macro_rules! putstatics {
    ($($name:ident: |$x:ident| $value:expr;)*) => {$(
        #[inline(always)]
        pub(in crate::interp) unsafe fn $name(s: State) -> State {
            // SAFETY: I1: the slot was allocated when the class was linked.
            unsafe {
                let i = s.instruction();
                let $x = s.get(i.a.get());
                *s.address::<u64>(i.c.get() as u32, 0) = $value;
                s.next(1)
            }
        }
    )*};
}

putstatics! {
    putstatic: |x| x;
    putstatic_z: |x| x & 1;
    putstatic_b: |x| u64::from(i32::from(x as i8) as u32);
    putstatic_c: |x| u64::from(x as u16);
    putstatic_s: |x| u64::from(i32::from(x as i16) as u32);
}

/// Object, class: null passes.
#[inline(always)]
pub(in crate::interp) unsafe fn checkcast(s: State) -> State {
    // SAFETY: I1, I2: the register holds null or an object; the operand, written at resolution, names a class.
    unsafe {
        let i = s.instruction();
        let object = s.reference(i.a.get());
        if object != 0 {
            let (class, target) = (s.class_of(object), i.c.get() as u32);
            if class != target && !s.is_subclass(class, target) {
                return s.slow(Slow::CheckCast);
            }
        }
        s.next(1)
    }
}

/// Destination, object, class.
#[inline(always)]
pub(in crate::interp) unsafe fn instanceof(s: State) -> State {
    // SAFETY: I1, I2: the register holds null or an object; the operand, written at resolution, names a class.
    unsafe {
        let i = s.instruction();
        let object = s.reference(i.b.get());
        let mut result = 0;
        if object != 0 {
            let (class, target) = (s.class_of(object), i.c.get() as u32);
            if class == target || s.is_subclass(class, target) {
                result = 1;
            } else if (*s.class(target)).kind == ClassKind::Array {
                return s.slow(Slow::InstanceOf);
            }
        }
        s.set_int(i.a.get(), result);
        s.next(1)
    }
}

/// Changes an object's mark word, unless the change needs the side table.
///
/// # Safety
/// I2, I5.
#[inline(always)]
pub(super) unsafe fn change_mark(s: State, object: u32, change: fn(MarkWord, u32) -> Option<MarkWord>) -> bool {
    // SAFETY: I2, I5: the mark word is part of the object's header; one mutator.
    unsafe {
        let mark = s.address::<u32>(object, MARK_OFFSET as usize);
        match change(MarkWord::from_bits(*mark), (*s.vm).runtime.registers.thread()) {
            Some(changed) => {
                *mark = changed.bits();
                true
            }
            None => false,
        }
    }
}

#[inline(always)]
pub(in crate::interp) unsafe fn monitorenter(s: State) -> State {
    // SAFETY: I1, I2: the register holds null, which is checked here, or an object; I5: one mutator.
    unsafe {
        let object = s.reference(s.instruction().a.get());
        if object != 0 && change_mark(s, object, MarkWord::entered) { s.next(1) } else { s.slow(Slow::MonitorEnter) }
    }
}

#[inline(always)]
pub(in crate::interp) unsafe fn monitorexit(s: State) -> State {
    // SAFETY: I1, I2: the register holds null, which is checked here, or an object; I5: one mutator.
    unsafe {
        let object = s.reference(s.instruction().a.get());
        if object != 0 && change_mark(s, object, MarkWord::left) { s.next(1) } else { s.slow(Slow::MonitorExit) }
    }
}

#[inline(always)]
pub(in crate::interp) unsafe fn athrow(s: State) -> State {
    // SAFETY: I5: the handler does nothing but hand over; no reference to the VM is alive.
    unsafe { s.slow(Slow::Throw) }
}
