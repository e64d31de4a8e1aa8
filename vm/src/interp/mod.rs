//! Threaded code and a thread's frames in; the program's effects, block transitions for the tier above, and a
//! completion out.
//!
//! [`handlers`] are written once; [`tail_loop`] and [`match_loop`] are the two ways of getting from one to the next;
//! [`slow`] is everything a handler does not do itself. What it needs lies in [`resolve`] (entries of constant pools),
//! [`calls`] (methods entered first, natives) and [`heads`] (what the tier hears), and in `flow`, which natives need as well;
//! [`whole`] links a class without running it.
//!
//! # State
//!
//! None of its own but the words of the handlers, which are the process's. While handlers run, the six registers of
//! [`State`] are the thread; at all other times they are saved in the VM's registers (`thread::registers`).
//!
//! # Entry points
//!
//! `Dispatch::run`, which `run::lifecycle` alone calls, executes from where the saved registers stand to an `exit`
//! instruction. `run_slow` is how handlers come out of threaded code, and `tier::resume` and `tier::stand_in` how
//! machine code and what stands in for it do.
//!
//! # Invariants
//!
//! * A handler finishes its instruction, or hands over with nothing of it done (K4), and its slow path finishes it,
//!   leaves it to be executed again, throws, or goes on in another thread.
//! * After a slow path `pc`, `fp` and `resume_word` say where and by which handler execution goes on: past a head's
//!   handler where the block has begun, so that the tier hears of each execution once (`Arrival`).
//! * An instruction that is not advanced leaves no trace that its repetition would see (K9).
//! * What unwinds in a slow path is caught there (`Vm::abandonably`): nothing unwinds through handlers or machine code
//!   (K29).
//!
//! # Borrowing
//!
//! While handlers run there is no reference to the VM (I5), which they reach by its address. A slow path has the whole
//! VM for as long as it takes, and gives it back; it keeps no borrow of a part over a call of another method of `Vm`,
//! since that may load classes, collect, or push frames.

mod calls;
mod handlers;
mod heads;
mod match_loop;
mod resolve;
mod slow;
#[cfg(tail_dispatch)]
mod tail_loop;
pub(crate) mod whole;

use std::sync::LazyLock;

use crate::code::dispatch::{Dispatch, HandlerWords};
use crate::code::op::Op;
use crate::vm::state::State;

#[allow(unsafe_code)]
#[cfg(tail_dispatch)]
static TAIL_WORDS: LazyLock<HandlerWords> = LazyLock::new(|| {
    let by_operation = Op::ALL.iter().map(|&op| tail_loop::handler_word(op)).collect();
    // SAFETY: I1: the dispatch's own handlers, by the table of operations.
    unsafe {
        HandlerWords::new(
            by_operation,
            tail_loop::profiled_word,
            tail_loop::is_profiled_word,
            tail_loop::exit_handler,
            tail_loop::stand_in_handler,
        )
    }
});

// The match has one way to profile.
#[allow(unsafe_code)]
static MATCH_WORDS: LazyLock<HandlerWords> = LazyLock::new(|| {
    let by_operation = Op::ALL.iter().map(|&op| match_loop::handler_word(op)).collect();
    // SAFETY: I1: the dispatch's own handlers, by the table of operations.
    unsafe {
        HandlerWords::new(
            by_operation,
            |_| match_loop::handler_word(Op::head_profile),
            |word| word == match_loop::handler_word(Op::head_profile),
            match_loop::exit_handler,
            match_loop::stand_in_handler,
        )
    }
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
        // SAFETY: I1, I5: the caller promises what both loops want: a VM at an instruction, code for this dispatch, no
        // reference into the VM.
        unsafe {
            match self {
                #[cfg(tail_dispatch)]
                Dispatch::Tail => tail_loop::run(state),
                Dispatch::Match => match_loop::run(state),
            }
        }
    }
}
