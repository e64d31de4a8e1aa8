//! Threaded code and a thread's frames in; the program's effects, block transitions for the tier above, and a
//! completion out.
//!
//! [`handlers`] are written once; [`tail_loop`] and [`match_loop`] are the two ways of getting from one to the next;
//! [`slow`] is everything a handler does not do itself.

pub(crate) mod calls;
mod handlers;
pub(crate) mod heads;
pub(crate) mod instrument;
mod locks;
mod match_loop;
mod null_message;
mod resolve;
mod slow;
pub(crate) mod state;
pub(crate) mod stubs;
#[cfg(tail_dispatch)]
mod tail_loop;
pub(crate) mod throw;

use crate::code::op::{self, Op};
use state::State;

/// Longer arrays are allocated out of line, by the interpreter, and charged (K1).
pub(crate) const FAST_ARRAY_LENGTH: u32 = 1 << 16;

/// Whether arrays nested in each other, each of the next of `lengths`, have more than [`FAST_ARRAY_LENGTH`] elements in all.
pub(crate) fn are_long(lengths: &[i32]) -> bool {
    let mut level: u64 = 1;
    let elements = lengths.iter().fold(0_u64, |sum, &length| {
        level = level.saturating_mul(u64::try_from(length).unwrap_or(0));
        sum.saturating_add(level)
    });
    elements > FAST_ARRAY_LENGTH.into()
}

/// How the interpreter gets from one instruction to the next. Code is translated for one of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Dispatch {
    /// Sibling calls: in optimised builds for x86-64 and aarch64.
    #[cfg(tail_dispatch)]
    #[default]
    Tail,
    /// A loop around a match: everywhere.
    #[cfg_attr(not(tail_dispatch), default)]
    Match,
}

impl Dispatch {
    /// The dispatch of that name, where this build has it.
    pub fn by_name(name: &str) -> Option<Dispatch> {
        match name {
            #[cfg(tail_dispatch)]
            "tail" => Some(Dispatch::Tail),
            "match" => Some(Dispatch::Match),
            _ => None,
        }
    }

    /// The handler word that means an operation.
    pub(crate) fn handler_word(self, op: Op) -> usize {
        match self {
            #[cfg(tail_dispatch)]
            Dispatch::Tail => tail_loop::handler_word(op),
            Dispatch::Match => match_loop::handler_word(op),
        }
    }

    /// Where machine code goes at an exit, with the exit's descriptor in the place of the instruction. `measured` says
    /// whether that is to be noted.
    pub(crate) fn exit_handler(self, measured: bool) -> usize {
        match self {
            #[cfg(tail_dispatch)]
            Dispatch::Tail => tail_loop::exit_handler(measured),
            Dispatch::Match => match_loop::exit_handler(measured),
        }
    }

    /// Where heads lead whose region is executed by Rust code.
    pub(crate) fn stand_in_handler(self) -> usize {
        match self {
            #[cfg(tail_dispatch)]
            Dispatch::Tail => tail_loop::stand_in_handler(),
            Dispatch::Match => match_loop::stand_in_handler(),
        }
    }

    /// Whether a handler word is that of a handler that stands in a block's head.
    pub(crate) fn is_head_word(self, word: usize) -> bool {
        op::HEADS.into_iter().any(|op| self.handler_word(op) == word) || self.is_profiled_word(word)
    }

    /// The word of a handler in the head of a block whose own first instruction has the handler word `own`.
    #[cfg_attr(not(tail_dispatch), expect(unused_variables, reason = "the match has one way to profile"))]
    pub(crate) fn head_word(self, hook: Op, own: usize) -> usize {
        match self {
            #[cfg(tail_dispatch)]
            Dispatch::Tail if hook == Op::head_profile => tail_loop::profiled_word(own),
            _ => self.handler_word(hook),
        }
    }

    /// The same for a head in which `word` stands, when the block's own first instruction has become another one.
    pub(crate) fn renewed_head_word(self, word: usize, own: usize) -> usize {
        if self.is_profiled_word(word) { self.head_word(Op::head_profile, own) } else { word }
    }

    fn is_profiled_word(self, word: usize) -> bool {
        match self {
            #[cfg(tail_dispatch)]
            Dispatch::Tail => tail_loop::is_profiled_word(word),
            Dispatch::Match => self.handler_word(Op::head_profile) == word,
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
