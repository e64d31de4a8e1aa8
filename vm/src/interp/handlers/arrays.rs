//! Arrays: length, typed loads and stores, allocation (JVMS 6.5: iaload .. multianewarray).

#![allow(unsafe_code)]

use crate::heap::{ELEMENTS_OFFSET, LENGTH_OFFSET};
use crate::link::BOOLEAN_ARRAY;
use crate::runtime::FAST_ARRAY_LENGTH;
use crate::thread::registers::Slow;
use crate::vm::state::State;

const ARRAY_DATA: usize = ELEMENTS_OFFSET as usize;
const ARRAY_LENGTH: usize = LENGTH_OFFSET as usize;

#[inline(always)]
pub(in crate::interp) unsafe fn arraylength(s: State) -> State {
    // SAFETY: I1, I2: the register holds null, which is checked here, or an array, whose length follows its header.
    unsafe {
        let i = s.instruction();
        let array = s.reference(i.b.get());
        if array == 0 {
            return s.slow(Slow::NullPointer);
        }
        s.set_int(i.a.get(), *s.address::<i32>(array, ARRAY_LENGTH));
        s.next(1)
    }
}

/// Loads: destination, array, index.
macro_rules! loads {
    ($($name:ident: $element:ty => |$x:ident| $slot:expr;)*) => {$(
        #[inline(always)]
        pub(in crate::interp) unsafe fn $name(s: State) -> State {
            // SAFETY: I1, I2: the register holds null or an array of such elements; null and bounds are checked here.
            unsafe {
                let i = s.instruction();
                let array = s.reference(i.b.get());
                if array == 0 {
                    return s.slow(Slow::NullPointer);
                }
                let index = s.int(i.c_low()) as u32;
                if index >= *s.address::<u32>(array, ARRAY_LENGTH) {
                    return s.slow(Slow::ArrayIndex);
                }
                let $x = *s.address::<$element>(array, ARRAY_DATA).add(index as usize);
                s.set(i.a.get(), $slot);
                s.next(1)
            }
        }
    )*};
}

loads! {
    iaload: u32 => |x| u64::from(x);
    faload: u32 => |x| u64::from(x);
    aaload: u32 => |x| u64::from(x);
    laload: u64 => |x| x;
    daload: u64 => |x| x;
    baload: i8 => |x| u64::from(i32::from(x) as u32);
    caload: u16 => |x| u64::from(x);
    saload: i16 => |x| u64::from(i32::from(x) as u32);
}

/// Stores: value, array, index.
macro_rules! stores {
    ($($name:ident: $element:ty => |$x:ident| $value:expr;)*) => {$(
        #[inline(always)]
        pub(in crate::interp) unsafe fn $name(s: State) -> State {
            // SAFETY: I1, I2: the register holds null or an array of such elements; null and bounds are checked here.
            unsafe {
                let i = s.instruction();
                let array = s.reference(i.b.get());
                if array == 0 {
                    return s.slow(Slow::NullPointer);
                }
                let index = s.int(i.c_low()) as u32;
                if index >= *s.address::<u32>(array, ARRAY_LENGTH) {
                    return s.slow(Slow::ArrayIndex);
                }
                let $x = s.get(i.a.get());
                *s.address::<$element>(array, ARRAY_DATA).add(index as usize) = $value;
                s.next(1)
            }
        }
    )*};
}

stores! {
    iastore: u32 => |x| x as u32;
    fastore: u32 => |x| x as u32;
    lastore: u64 => |x| x;
    dastore: u64 => |x| x;
    castore: u16 => |x| x as u16;
    sastore: u16 => |x| x as u16;
}

/// `bastore` serves byte and boolean arrays; of a boolean only the lowest bit counts (JVMS 6.5 bastore).
#[inline(always)]
pub(in crate::interp) unsafe fn bastore(s: State) -> State {
    // SAFETY: I1, I2: the register holds null or an array of such elements; null and bounds are checked here.
    unsafe {
        let i = s.instruction();
        let array = s.reference(i.b.get());
        if array == 0 {
            return s.slow(Slow::NullPointer);
        }
        let index = s.int(i.c_low()) as u32;
        if index >= *s.address::<u32>(array, ARRAY_LENGTH) {
            return s.slow(Slow::ArrayIndex);
        }
        let mask = if s.class_of(array) == BOOLEAN_ARRAY.0 { 1 } else { 0xff };
        *s.address::<u8>(array, ARRAY_DATA).add(index as usize) = s.get(i.a.get()) as u8 & mask;
        s.next(1)
    }
}

/// `aastore` checks the value's class against the array's element class.
#[inline(always)]
pub(in crate::interp) unsafe fn aastore(s: State) -> State {
    // SAFETY: I1, I2: the register holds null or an array of references; null, bounds and the element class are checked
    // here.
    unsafe {
        let i = s.instruction();
        let array = s.reference(i.b.get());
        if array == 0 {
            return s.slow(Slow::NullPointer);
        }
        let index = s.int(i.c_low()) as u32;
        if index >= *s.address::<u32>(array, ARRAY_LENGTH) {
            return s.slow(Slow::ArrayIndex);
        }
        let value = s.reference(i.a.get());
        if value != 0 {
            let element = (*s.class(s.class_of(array))).element;
            let class = s.class_of(value);
            if class != element.0 && !s.is_subclass(class, element.0) {
                return s.slow(Slow::ArrayStore);
            }
        }
        s.store_reference(array, ARRAY_DATA + 4 * index as usize, value);
        s.next(1)
    }
}

/// Destination, length, array class: the fast path bumps the allocation window, which is zeroed ahead.
#[inline(always)]
pub(in crate::interp) unsafe fn newarray(s: State) -> State {
    // SAFETY: I1, I2: the operand names an array class; I5: up to its end the window's memory is zero and nobody's.
    unsafe {
        let i = s.instruction();
        let length = s.int(i.b.get()) as u32;
        let class = i.c.get() as u32;
        if length > FAST_ARRAY_LENGTH {
            return s.slow(Slow::NewArray);
        }
        let log2 = (*s.class(class)).element_log2;
        let bytes = (ARRAY_DATA as u64 + (u64::from(length) << log2) + 7) & !7;
        let Some(array) = (&mut *s.heap()).bump(bytes) else { return s.slow(Slow::NewArray) };
        let array = array as u32;
        *s.address::<u64>(array, 0) = u64::from(class);
        *s.address::<u32>(array, ARRAY_LENGTH) = length;
        s.set(i.a.get(), u64::from(array));
        s.next(1)
    }
}

#[inline(always)]
pub(in crate::interp) unsafe fn multianewarray(s: State) -> State {
    // SAFETY: I5: the handler does nothing but hand over; no reference to the VM is alive.
    unsafe { s.slow(Slow::MultiNewArray) }
}
