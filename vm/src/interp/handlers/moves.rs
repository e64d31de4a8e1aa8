//! Moves between registers and constants.

#![allow(unsafe_code)]

use crate::vm::state::State;

/// Handlers that read and write registers of their instruction only.
macro_rules! moves {
    ($($(#[$about:meta])* $name:ident: |$s:ident, $i:ident| $body:block)*) => {$(
        $(#[$about])*
        #[inline(always)]
        pub(in crate::interp) unsafe fn $name($s: State) -> State {
            // SAFETY: I1: the registers lie in the frame, a payload word behind the instruction, and so does what follows.
            unsafe {
                let $i = $s.instruction();
                $body
            }
        }
    )*};
}

moves! {
    /// Nothing: stands for a fused instruction that is switched off; the parts follow it.
    skip: |s, i| { s.jump(i.c.get()) }

    mov: |s, i| {
        s.set(i.a.get(), s.get(i.b.get()));
        s.next(1)
    }

    /// Two moves, the first one done before the second one reads.
    mov2: |s, i| {
        s.set(i.a.get(), s.get(i.b.get()));
        s.set(i.c_low(), s.get(i.c_high()));
        s.next(1)
    }

    /// Three moves in order; the payload's first half holds the third.
    mov3: |s, i| {
        let more = (*s.pc.add(1)).first();
        s.set(i.a.get(), s.get(i.b.get()));
        s.set(i.c_low(), s.get(i.c_high()));
        s.set(more as u16, s.get((more >> 16) as u16));
        s.next(2)
    }

    /// Four moves in order.
    mov4: |s, i| {
        let more = (*s.pc.add(1)).first();
        s.set(i.a.get(), s.get(i.b.get()));
        s.set(i.c_low(), s.get(i.c_high()));
        s.set(more as u16, s.get((more >> 16) as u16));
        s.set((more >> 32) as u16, s.get((more >> 48) as u16));
        s.next(2)
    }

    constant_int: |s, i| {
        s.set_int(i.a.get(), i.c.get());
        s.next(1)
    }

    constant_long: |s, i| {
        s.set_long(i.a.get(), i64::from(i.c.get()));
        s.next(1)
    }

    constant_wide: |s, i| {
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
