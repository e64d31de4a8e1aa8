//! Moves between registers and constants.

#![allow(unsafe_code)]

use super::super::state::State;

/// Nothing: stands for a fused instruction that is switched off; the parts follow it.
#[inline(always)]
pub(in crate::interp) unsafe fn skip(s: State) -> State {
    // SAFETY: I1.
    unsafe { s.jump(s.instruction().c.get()) }
}

#[inline(always)]
pub(in crate::interp) unsafe fn mov(s: State) -> State {
    // SAFETY: I1.
    unsafe {
        let i = s.instruction();
        s.set(i.a.get(), s.get(i.b.get()));
        s.next(1)
    }
}

/// Two moves, the first one done before the second one reads.
#[inline(always)]
pub(in crate::interp) unsafe fn mov2(s: State) -> State {
    // SAFETY: I1.
    unsafe {
        let i = s.instruction();
        s.set(i.a.get(), s.get(i.b.get()));
        s.set(i.c_low(), s.get(i.c_high()));
        s.next(1)
    }
}

/// Three moves in order; the payload's first half holds the third.
#[inline(always)]
pub(in crate::interp) unsafe fn mov3(s: State) -> State {
    // SAFETY: I1.
    unsafe {
        let i = s.instruction();
        let more = (*s.pc.add(1)).first();
        s.set(i.a.get(), s.get(i.b.get()));
        s.set(i.c_low(), s.get(i.c_high()));
        s.set(more as u16, s.get((more >> 16) as u16));
        s.next(2)
    }
}

/// Four moves in order.
#[inline(always)]
pub(in crate::interp) unsafe fn mov4(s: State) -> State {
    // SAFETY: I1.
    unsafe {
        let i = s.instruction();
        let more = (*s.pc.add(1)).first();
        s.set(i.a.get(), s.get(i.b.get()));
        s.set(i.c_low(), s.get(i.c_high()));
        s.set(more as u16, s.get((more >> 16) as u16));
        s.set((more >> 32) as u16, s.get((more >> 48) as u16));
        s.next(2)
    }
}

#[inline(always)]
pub(in crate::interp) unsafe fn constant_int(s: State) -> State {
    // SAFETY: I1.
    unsafe {
        let i = s.instruction();
        s.set_int(i.a.get(), i.c.get());
        s.next(1)
    }
}

#[inline(always)]
pub(in crate::interp) unsafe fn constant_long(s: State) -> State {
    // SAFETY: I1.
    unsafe {
        let i = s.instruction();
        s.set_long(i.a.get(), i64::from(i.c.get()));
        s.next(1)
    }
}

#[inline(always)]
pub(in crate::interp) unsafe fn constant_wide(s: State) -> State {
    // SAFETY: I1.
    unsafe {
        let i = s.instruction();
        s.set(i.a.get(), (*s.pc.add(1)).first());
        s.next(2)
    }
}

/// A literal or mirror from the root table (K8).
#[inline(always)]
pub(in crate::interp) unsafe fn load_root(s: State) -> State {
    // SAFETY: I1: the slot was allocated at resolution.
    unsafe {
        let i = s.instruction();
        s.set(i.a.get(), *s.address::<u64>(i.c.get() as u32, 0));
        s.next(1)
    }
}
