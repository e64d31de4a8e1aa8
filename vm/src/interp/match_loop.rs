//! Match dispatch: one loop, one arm an operation. For builds without sibling calls, for Miri, and as the check on
//! the other mode.

use super::handlers;
use super::slow::run_slow;
use super::state::State;
use crate::code::op::Op;
use crate::for_each_op;

/// The handler word of an operation under this dispatch: its number.
pub(super) fn handler_word(op: Op) -> usize {
    op as usize
}

macro_rules! arm {
    (slow, $s:ident, $word:ident) => {{
        $s.save();
        $s = State::load(run_slow($s.vm));
        $word = $s.resume_word();
    }};
    (exit, $s:ident, $word:ident) => {{
        $s.save();
        return;
    }};
    (head_count, $s:ident, $word:ident) => {
        ($s, $word) = handlers::head_count($s)
    };
    (head_profile, $s:ident, $word:ident) => {
        ($s, $word) = handlers::head_profile($s)
    };
    ($name:ident, $s:ident, $word:ident) => {{
        $s = handlers::$name($s);
        $word = (*$s.pc).handler.get();
    }};
}

macro_rules! define_run {
    ($($name:ident($words:literal) $format:literal;)*) => {
        /// Runs from a state until `exit`, which leaves the registers saved in the VM.
        ///
        /// # Safety
        /// The state is that of a VM at an instruction boundary, and the caller holds no reference into the VM.
        pub(super) unsafe fn run(mut s: State) {
            // SAFETY: I1, I5.
            unsafe {
                let mut word = (*s.pc).handler.get();
                loop {
                    // SAFETY: I1: handler words of code translated for this dispatch are operation numbers.
                    match std::mem::transmute::<u16, Op>(word as u16) {
                        $(Op::$name => arm!($name, s, word),)*
                    }
                }
            }
        }
    };
}

for_each_op!(define_run);
