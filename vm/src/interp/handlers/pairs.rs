//! Two instructions without a dispatch in between.
//!
//! Expanded from the pairs of the table: the first handler's body, and unless it has handed over, the second one's. If the
//! second part hands over, the first one is done and the thread stands at the second instruction, which is there.

#![allow(unsafe_code)]

use super::*;
use crate::for_each_op;
use crate::vm::state::State;

macro_rules! define_pairs {
    ({ $($name:ident $row:tt;)* } { $($fused:ident($first:ident $second:ident);)* }) => {$(
        #[inline(always)]
        pub(in crate::interp) unsafe fn $fused(s: State) -> State {
            // SAFETY: I1: the two instructions follow each other in one block.
            unsafe {
                let second = s.pc.add(1);
                let s = $first(s);
                if s.pc == second { $second(s) } else { s }
            }
        }
    )*};
}

for_each_op!(define_pairs);
