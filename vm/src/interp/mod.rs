//! Threaded code and a thread's frames in; the program's effects, block transitions for the tier above, and a
//! completion out.
//!
//! [`handlers`] are written once; [`tail_loop`] and [`match_loop`] are the two ways of getting from one to the next;
//! [`slow`] is everything a handler does not do itself.

pub(crate) mod calls;
mod handlers;
pub(crate) mod heads;
mod initialise;
mod loading;
mod locks;
mod match_loop;
mod resolve;
mod slow;
#[cfg(tail_dispatch)]
mod tail_loop;
pub(crate) mod throw;
pub(crate) mod whole;

use std::sync::LazyLock;

use crate::code::dispatch::{Dispatch, HandlerWords};
use crate::code::op::Op;
use crate::vm::state::State;

#[cfg(tail_dispatch)]
static TAIL_WORDS: LazyLock<HandlerWords> = LazyLock::new(|| HandlerWords {
    by_operation: Op::ALL.iter().map(|&op| tail_loop::handler_word(op)).collect(),
    profiled: tail_loop::profiled_word,
    is_profiled: tail_loop::is_profiled_word,
    exit: tail_loop::exit_handler,
    stand_in: tail_loop::stand_in_handler,
});

// The match has one way to profile.
static MATCH_WORDS: LazyLock<HandlerWords> = LazyLock::new(|| HandlerWords {
    by_operation: Op::ALL.iter().map(|&op| match_loop::handler_word(op)).collect(),
    profiled: |_| match_loop::handler_word(Op::head_profile),
    is_profiled: |word| word == match_loop::handler_word(Op::head_profile),
    exit: match_loop::exit_handler,
    stand_in: match_loop::stand_in_handler,
});

impl Dispatch {
    /// The words by which instructions name this dispatch's handlers.
    pub fn words(self) -> &'static HandlerWords {
        match self {
            #[cfg(tail_dispatch)]
            Dispatch::Tail => &TAIL_WORDS,
            Dispatch::Match => &MATCH_WORDS,
        }
    }

    /// Runs until an `exit` instruction.
    ///
    /// # Safety
    /// The state is that of a VM at an instruction boundary, its code translated for this dispatch, and the caller
    /// holds no reference into the VM.
    #[allow(unsafe_code)]
    pub(crate) unsafe fn run(self, state: State) {
        // SAFETY: by the caller.
        unsafe {
            match self {
                #[cfg(tail_dispatch)]
                Dispatch::Tail => tail_loop::run(state),
                Dispatch::Match => match_loop::run(state),
            }
        }
    }
}
