//! Jumps, compare-and-branch, loop ends, switches.
//!
//! A branch that is not taken falls into the next block, over its header. The budget is charged at back edges (K1):
//! an instruction that charges does nothing when the budget does not suffice, and is executed again later.

#![allow(unsafe_code)]
#![allow(clippy::neg_cmp_op_on_partial_ord, reason = "the negated comparisons are the ones that take NaN")]

use std::hint::cold_path;

use crate::code::instruction::{BlockHeader, HEADER_WORDS};
use crate::profile::nodes::TransitionNode;
use crate::thread::registers::Slow;
use crate::vm::state::State;

#[inline(always)]
pub(in crate::interp) unsafe fn goto(s: State) -> State {
    // SAFETY: I1: the displacement leads to a head in the same code.
    unsafe { s.jump(s.instruction().c.get()) }
}

#[inline(always)]
pub(in crate::interp) unsafe fn goto_back(mut s: State) -> State {
    // SAFETY: I1: the displacement leads to a head in the same code; what cannot be paid hands over with nothing done.
    unsafe {
        let i = s.instruction();
        if !s.charge(i64::from(i.a.get())) {
            return s.slow(Slow::Budget);
        }
        s.jump(i.c.get())
    }
}

/// Two operands and a displacement.
macro_rules! branches {
    ($($name:ident: $get:ident = |$x:ident, $y:ident| $condition:expr;)*) => {$(
        #[inline(always)]
        pub(in crate::interp) unsafe fn $name(s: State) -> State {
            // SAFETY: I1: both registers hold such values, the displacement leads to a head, and a block follows the
            // branch.
            unsafe {
                let i = s.instruction();
                let ($x, $y) = (s.$get(i.a.get()), s.$get(i.b.get()));
                if $condition { s.jump(i.c.get()) } else { s.next_block(1) }
            }
        }
    )*};
}

/// A register, a 16-bit immediate and a displacement.
macro_rules! immediate_branches {
    ($($name:ident: |$x:ident, $y:ident| $condition:expr;)*) => {$(
        #[inline(always)]
        pub(in crate::interp) unsafe fn $name(s: State) -> State {
            // SAFETY: I1: the register holds an int, the displacement leads to a head, and a block follows the branch.
            unsafe {
                let i = s.instruction();
                let ($x, $y) = (s.int(i.a.get()), i32::from(i.b.get() as i16));
                if $condition { s.jump(i.c.get()) } else { s.next_block(1) }
            }
        }
    )*};
}

branches! {
    if_icmpeq: int = |x, y| x == y;
    if_icmpne: int = |x, y| x != y;
    if_icmplt: int = |x, y| x < y;
    if_icmpge: int = |x, y| x >= y;
    if_icmpgt: int = |x, y| x > y;
    if_icmple: int = |x, y| x <= y;
    if_lcmpeq: long = |x, y| x == y;
    if_lcmpne: long = |x, y| x != y;
    if_lcmplt: long = |x, y| x < y;
    if_lcmpge: long = |x, y| x >= y;
    if_lcmpgt: long = |x, y| x > y;
    if_lcmple: long = |x, y| x <= y;
    if_feq: float = |x, y| x == y;
    if_fne: float = |x, y| x != y;
    if_flt: float = |x, y| x < y;
    if_fge: float = |x, y| x >= y;
    if_fgt: float = |x, y| x > y;
    if_fle: float = |x, y| x <= y;
    if_fnlt: float = |x, y| !(x < y);
    if_fnge: float = |x, y| !(x >= y);
    if_fngt: float = |x, y| !(x > y);
    if_fnle: float = |x, y| !(x <= y);
    if_deq: double = |x, y| x == y;
    if_dne: double = |x, y| x != y;
    if_dlt: double = |x, y| x < y;
    if_dge: double = |x, y| x >= y;
    if_dgt: double = |x, y| x > y;
    if_dle: double = |x, y| x <= y;
    if_dnlt: double = |x, y| !(x < y);
    if_dnge: double = |x, y| !(x >= y);
    if_dngt: double = |x, y| !(x > y);
    if_dnle: double = |x, y| !(x <= y);
    if_acmpeq: reference = |x, y| x == y;
    if_acmpne: reference = |x, y| x != y;
}

immediate_branches! {
    if_ieq_i: |x, y| x == y;
    if_ine_i: |x, y| x != y;
    if_ilt_i: |x, y| x < y;
    if_ige_i: |x, y| x >= y;
    if_igt_i: |x, y| x > y;
    if_ile_i: |x, y| x <= y;
}

#[inline(always)]
pub(in crate::interp) unsafe fn ifnull(s: State) -> State {
    // SAFETY: I1: the register holds a reference, the displacement leads to a head, and a block follows the branch.
    unsafe {
        let i = s.instruction();
        if s.reference(i.a.get()) == 0 { s.jump(i.c.get()) } else { s.next_block(1) }
    }
}

#[inline(always)]
pub(in crate::interp) unsafe fn ifnonnull(s: State) -> State {
    // SAFETY: I1: the register holds a reference, the displacement leads to a head, and a block follows the branch.
    unsafe {
        let i = s.instruction();
        if s.reference(i.a.get()) != 0 { s.jump(i.c.get()) } else { s.next_block(1) }
    }
}

/// `goto head` fused with the compare at the head: charge, compare, go to either successor of the head. The payload
/// holds the displacements (taken, not taken) and the weight; with `inc` also the register and its increment. While the
/// head is profiled, the transition to it is followed in between; where it is not the most likely one or more is due, what
/// was fused is done one by one.
macro_rules! loop_ends {
    ($($plain:ident $inc:ident $profiled:ident $profiled_inc:ident: |$s:ident, $i:ident| $y:expr, |$x:ident, $z:ident| $condition:expr;)*) => {$(
        #[inline(always)]
        pub(in crate::interp) unsafe fn $plain(s: State) -> State {
            // SAFETY: I1: the payload behind the loop end holds displacements to heads; the registers hold ints.
            unsafe { loop_ends!(@body s, |$s, $i| $y, |$x, $z| $condition, {}, {}, {}) }
        }

        #[inline(always)]
        pub(in crate::interp) unsafe fn $inc(s: State) -> State {
            // SAFETY: I1: as in the form without increment, and the payload names a register that holds an int.
            unsafe { loop_ends!(@body s, |$s, $i| $y, |$x, $z| $condition, {}, {}, { increment($s) }) }
        }

        #[inline(always)]
        pub(in crate::interp) unsafe fn $profiled(s: State) -> State {
            // SAFETY: I1: as in the form that is not profiled; K17: the context is a node, and so is what it leads to.
            unsafe {
                let Some(behind) = passed_head(s) else {
                    cold_path();
                    return s.jump(s.instruction().c.get());
                };
                loop_ends!(@body s, |$s, $i| $y, |$x, $z| $condition, { (*$s.context).untake_first() }, { $s.context = behind }, {})
            }
        }

        #[inline(always)]
        pub(in crate::interp) unsafe fn $profiled_inc(s: State) -> State {
            // SAFETY: I1: as in the form without increment, and the payload names a register that holds an int; K17: as
            // there.
            unsafe {
                let Some(behind) = passed_head(s) else {
                    cold_path();
                    return s.jump(s.instruction().c.get());
                };
                loop_ends!(@body s, |$s, $i| $y, |$x, $z| $condition, { (*$s.context).untake_first() }, { $s.context = behind }, { increment($s) })
            }
        }
    )*};
    (@body $state:ident, |$s:ident, $i:ident| $y:expr, |$x:ident, $z:ident| $condition:expr, $uncharged:block, $first:block, $second:block) => {{
        let mut $s = $state;
        let $i = $s.instruction();
        let payload = &*$s.pc.add(1);
        if !$s.charge(i64::from(payload.c.get())) {
            cold_path();
            $uncharged
            return $s.slow(Slow::Budget);
        }
        $first
        $second
        let targets = payload.first();
        let ($x, $z) = ($s.int($i.a.get()), $y);
        if $condition { $s.jump(targets as i32) } else { $s.jump((targets >> 32) as i32) }
    }};
}

/// Does a loop end's increment.
#[inline(always)]
unsafe fn increment(s: State) {
    // SAFETY: I1: the payload names a register of the frame.
    unsafe {
        let payload = &*s.pc.add(1);
        let counter = payload.a.get();
        s.set_int(counter, s.int(counter).wrapping_add(i32::from(payload.b.get() as i16)));
    }
}

/// Counts the transition to the head that a loop's end passes over, if it is the most likely one and nothing else is due; gives
/// the context behind it. The head is one instruction before the block that follows where the comparison fails.
#[inline(always)]
unsafe fn passed_head(s: State) -> Option<*mut TransitionNode> {
    // SAFETY: I1: the payload's second displacement leads behind the head's header and its one instruction; K17: the
    // context is a node.
    unsafe {
        let behind = ((*s.pc.add(1)).first() >> 32) as i32 as isize;
        let header = s.pc.offset(behind - 1 - 2 * HEADER_WORDS as isize).cast::<BlockHeader>();
        (*s.context).take_first((*header).block())
    }
}

loop_ends! {
    back_icmpeq inc_back_icmpeq profiled_back_icmpeq profiled_inc_back_icmpeq: |s, i| s.int(i.b.get()), |x, y| x == y;
    back_icmpne inc_back_icmpne profiled_back_icmpne profiled_inc_back_icmpne: |s, i| s.int(i.b.get()), |x, y| x != y;
    back_icmplt inc_back_icmplt profiled_back_icmplt profiled_inc_back_icmplt: |s, i| s.int(i.b.get()), |x, y| x < y;
    back_icmpge inc_back_icmpge profiled_back_icmpge profiled_inc_back_icmpge: |s, i| s.int(i.b.get()), |x, y| x >= y;
    back_icmpgt inc_back_icmpgt profiled_back_icmpgt profiled_inc_back_icmpgt: |s, i| s.int(i.b.get()), |x, y| x > y;
    back_icmple inc_back_icmple profiled_back_icmple profiled_inc_back_icmple: |s, i| s.int(i.b.get()), |x, y| x <= y;
    back_ieq_i inc_back_ieq_i profiled_back_ieq_i profiled_inc_back_ieq_i: |s, i| i32::from(i.b.get() as i16), |x, y| x == y;
    back_ine_i inc_back_ine_i profiled_back_ine_i profiled_inc_back_ine_i: |s, i| i32::from(i.b.get() as i16), |x, y| x != y;
    back_ilt_i inc_back_ilt_i profiled_back_ilt_i profiled_inc_back_ilt_i: |s, i| i32::from(i.b.get() as i16), |x, y| x < y;
    back_ige_i inc_back_ige_i profiled_back_ige_i profiled_inc_back_ige_i: |s, i| i32::from(i.b.get() as i16), |x, y| x >= y;
    back_igt_i inc_back_igt_i profiled_back_igt_i profiled_inc_back_igt_i: |s, i| i32::from(i.b.get() as i16), |x, y| x > y;
    back_ile_i inc_back_ile_i profiled_back_ile_i profiled_inc_back_ile_i: |s, i| i32::from(i.b.get() as i16), |x, y| x <= y;
}

/// Key register; payload: lowest key, number of targets; then words of four displacements each, default first.
#[inline(always)]
pub(in crate::interp) unsafe fn tableswitch(s: State) -> State {
    // SAFETY: I1: the table has as many entries as the payload says, after the default.
    unsafe {
        let i = s.instruction();
        let payload = &*s.pc.add(1);
        let entry = s.int(i.a.get()).wrapping_sub(payload.first() as i32) as u32;
        let entries = s.pc.add(2).cast::<i32>();
        let count = payload.second() as u32;
        let displacement = if entry < count { *entries.add(1 + entry as usize) } else { *entries };
        s.jump(displacement)
    }
}

/// Key register; payload: default displacement, number of pairs; then words of two (key, displacement) pairs each.
#[inline(always)]
pub(in crate::interp) unsafe fn lookupswitch(s: State) -> State {
    // SAFETY: I1: the table has as many sorted pairs as the payload says.
    unsafe {
        let i = s.instruction();
        let payload = &*s.pc.add(1);
        let key = s.int(i.a.get());
        let pairs = s.pc.add(2).cast::<i32>();
        let (mut low, mut high) = (0usize, payload.second() as usize);
        while low < high {
            let middle = (low + high) / 2;
            let candidate = *pairs.add(2 * middle);
            if candidate == key {
                return s.jump(*pairs.add(2 * middle + 1));
            }
            if candidate < key {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        s.jump(payload.first() as i32)
    }
}
