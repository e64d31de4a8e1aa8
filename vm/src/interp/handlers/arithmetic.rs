//! Arithmetic, comparison to a value, conversion (JVMS 6.5: iadd .. d2f).

#![allow(unsafe_code)]
#![allow(clippy::neg_cmp_op_on_partial_ord, reason = "the negated comparisons are the ones that take NaN")]

use crate::thread::registers::Slow;
use crate::vm::state::State;

/// `name: (read, read) -> write = expression` over two registers.
macro_rules! binary {
    ($($name:ident: $get:ident $get2:ident -> $set:ident = |$x:ident, $y:ident| $value:expr;)*) => {$(
        #[inline(always)]
        pub(in crate::interp) unsafe fn $name(s: State) -> State {
            // SAFETY: I1: the three registers lie in the frame and hold the kinds that the instruction reads and
            // writes.
            unsafe {
                let i = s.instruction();
                let ($x, $y) = (s.$get(i.b.get()), s.$get2(i.c_low()));
                s.$set(i.a.get(), $value);
                s.next(1)
            }
        }
    )*};
}

/// The same with an immediate as the second operand.
macro_rules! immediate {
    ($($name:ident: $get:ident -> $set:ident = |$x:ident, $y:ident| $value:expr;)*) => {$(
        #[inline(always)]
        pub(in crate::interp) unsafe fn $name(s: State) -> State {
            // SAFETY: I1: both registers lie in the frame and hold the kinds that the instruction reads and writes.
            unsafe {
                let i = s.instruction();
                let ($x, $y) = (s.$get(i.b.get()), i.c.get());
                s.$set(i.a.get(), $value);
                s.next(1)
            }
        }
    )*};
}

macro_rules! unary {
    ($($name:ident: $get:ident -> $set:ident = |$x:ident| $value:expr;)*) => {$(
        #[inline(always)]
        pub(in crate::interp) unsafe fn $name(s: State) -> State {
            // SAFETY: I1: both registers lie in the frame and hold the kinds that the instruction reads and writes.
            unsafe {
                let i = s.instruction();
                let $x = s.$get(i.b.get());
                s.$set(i.a.get(), $value);
                s.next(1)
            }
        }
    )*};
}

/// Division and remainder: a zero divisor hands over before anything is written.
macro_rules! division {
    ($($name:ident: $get:ident -> $set:ident = |$x:ident, $y:ident| $value:expr;)*) => {$(
        #[inline(always)]
        pub(in crate::interp) unsafe fn $name(s: State) -> State {
            // SAFETY: I1: the three registers lie in the frame and hold the kinds that the instruction reads and
            // writes.
            unsafe {
                let i = s.instruction();
                let ($x, $y) = (s.$get(i.b.get()), s.$get(i.c_low()));
                if $y == 0 {
                    return s.slow(Slow::DivisionByZero);
                }
                s.$set(i.a.get(), $value);
                s.next(1)
            }
        }
    )*};
}

binary! {
    iadd: int int -> set_int = |x, y| x.wrapping_add(y);
    isub: int int -> set_int = |x, y| x.wrapping_sub(y);
    imul: int int -> set_int = |x, y| x.wrapping_mul(y);
    iand: int int -> set_int = |x, y| x & y;
    ior: int int -> set_int = |x, y| x | y;
    ixor: int int -> set_int = |x, y| x ^ y;
    ishl: int int -> set_int = |x, y| x.wrapping_shl(y as u32);
    ishr: int int -> set_int = |x, y| x.wrapping_shr(y as u32);
    iushr: int int -> set_int = |x, y| (x as u32).wrapping_shr(y as u32) as i32;
    ladd: long long -> set_long = |x, y| x.wrapping_add(y);
    lsub: long long -> set_long = |x, y| x.wrapping_sub(y);
    lmul: long long -> set_long = |x, y| x.wrapping_mul(y);
    land: long long -> set_long = |x, y| x & y;
    lor: long long -> set_long = |x, y| x | y;
    lxor: long long -> set_long = |x, y| x ^ y;
    lshl: long int -> set_long = |x, y| x.wrapping_shl(y as u32);
    lshr: long int -> set_long = |x, y| x.wrapping_shr(y as u32);
    lushr: long int -> set_long = |x, y| (x as u64).wrapping_shr(y as u32) as i64;
    lcmp: long long -> set_int = |x, y| i32::from(x > y) - i32::from(x < y);
    fadd: float float -> set_float = |x, y| x + y;
    fsub: float float -> set_float = |x, y| x - y;
    fmul: float float -> set_float = |x, y| x * y;
    fdiv: float float -> set_float = |x, y| x / y;
    fcmpl: float float -> set_int = |x, y| i32::from(x > y) - i32::from(!(x >= y));
    fcmpg: float float -> set_int = |x, y| i32::from(!(x <= y)) - i32::from(x < y);
    dadd: double double -> set_double = |x, y| x + y;
    dsub: double double -> set_double = |x, y| x - y;
    dmul: double double -> set_double = |x, y| x * y;
    ddiv: double double -> set_double = |x, y| x / y;
    dcmpl: double double -> set_int = |x, y| i32::from(x > y) - i32::from(!(x >= y));
    dcmpg: double double -> set_int = |x, y| i32::from(!(x <= y)) - i32::from(x < y);
}

division! {
    idiv: int -> set_int = |x, y| x.wrapping_div(y);
    irem: int -> set_int = |x, y| x.wrapping_rem(y);
    ldiv: long -> set_long = |x, y| x.wrapping_div(y);
    lrem: long -> set_long = |x, y| x.wrapping_rem(y);
}

immediate! {
    iadd_i: int -> set_int = |x, y| x.wrapping_add(y);
    imul_i: int -> set_int = |x, y| x.wrapping_mul(y);
    idiv_i: int -> set_int = |x, y| divide(x, y);
    irem_i: int -> set_int = |x, y| remainder(x, y);
    isub_from_i: int -> set_int = |x, y| y.wrapping_sub(x);
    iand_i: int -> set_int = |x, y| x & y;
    ior_i: int -> set_int = |x, y| x | y;
    ixor_i: int -> set_int = |x, y| x ^ y;
    ishl_i: int -> set_int = |x, y| x.wrapping_shl(y as u32);
    ishr_i: int -> set_int = |x, y| x.wrapping_shr(y as u32);
    iushr_i: int -> set_int = |x, y| (x as u32).wrapping_shr(y as u32) as i32;
    ladd_i: long -> set_long = |x, y| x.wrapping_add(i64::from(y));
    lmul_i: long -> set_long = |x, y| x.wrapping_mul(i64::from(y));
    ldiv_i: long -> set_long = |x, y| divide_long(x, i64::from(y));
    lrem_i: long -> set_long = |x, y| remainder_long(x, i64::from(y));
    land_i: long -> set_long = |x, y| x & i64::from(y);
    lor_i: long -> set_long = |x, y| x | i64::from(y);
    lxor_i: long -> set_long = |x, y| x ^ i64::from(y);
    lshl_i: long -> set_long = |x, y| x.wrapping_shl(y as u32);
    lshr_i: long -> set_long = |x, y| x.wrapping_shr(y as u32);
    lushr_i: long -> set_long = |x, y| (x as u64).wrapping_shr(y as u32) as i64;
}

unary! {
    ineg: int -> set_int = |x| x.wrapping_neg();
    lneg: long -> set_long = |x| x.wrapping_neg();
    fneg: float -> set_float = |x| -x;
    dneg: double -> set_double = |x| -x;
    i2l: int -> set_long = |x| i64::from(x);
    i2f: int -> set_float = |x| x as f32;
    i2d: int -> set_double = |x| f64::from(x);
    l2i: long -> set_int = |x| x as i32;
    l2f: long -> set_float = |x| x as f32;
    l2d: long -> set_double = |x| x as f64;
    f2i: float -> set_int = |x| x as i32;
    f2l: float -> set_long = |x| x as i64;
    f2d: float -> set_double = |x| f64::from(x);
    d2i: double -> set_int = |x| x as i32;
    d2l: double -> set_long = |x| x as i64;
    d2f: double -> set_float = |x| x as f32;
    i2b: int -> set_int = |x| i32::from(x as i8);
    i2c: int -> set_int = |x| i32::from(x as u16);
    i2s: int -> set_int = |x| i32::from(x as i16);
    i2z: int -> set_int = |x| x & 1;
}

/// Division by an immediate, which the translator emits for divisors other than 0 only: the one overflow left is
/// MIN / -1, which wraps to MIN.
#[inline(always)]
fn divide(x: i32, y: i32) -> i32 {
    x.checked_div(y).unwrap_or(x)
}

/// Remainder by an immediate other than 0: MIN % -1 is 0.
#[inline(always)]
fn remainder(x: i32, y: i32) -> i32 {
    x.checked_rem(y).unwrap_or(0)
}

#[inline(always)]
fn divide_long(x: i64, y: i64) -> i64 {
    x.checked_div(y).unwrap_or(x)
}

#[inline(always)]
fn remainder_long(x: i64, y: i64) -> i64 {
    x.checked_rem(y).unwrap_or(0)
}

/// `frem` and `drem` need a library function, and handlers call none.
#[inline(always)]
pub(in crate::interp) unsafe fn frem(s: State) -> State {
    // SAFETY: I5: the handler does nothing but hand over; no reference to the VM is alive.
    unsafe { s.slow(Slow::Remainder) }
}

#[inline(always)]
pub(in crate::interp) unsafe fn drem(s: State) -> State {
    // SAFETY: I5: the handler does nothing but hand over; no reference to the VM is alive.
    unsafe { s.slow(Slow::Remainder) }
}
