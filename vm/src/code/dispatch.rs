//! How the interpreter gets from one instruction to the next, as far as code knows it: the words by which instructions
//! name their handlers, and what stands in block heads.
//!
//! The handlers themselves lie above code; the interpreter gives their words as [`HandlerWords`].

#![allow(unsafe_code)]

use super::instruction::RegionEntry;
use super::op::{self, Op};

/// What the tier wants at a block's head from now on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum HeadMode {
    /// Nothing: the block's own first instruction stands in its head.
    #[default]
    Plain,
    /// Count executions; the tier hears of every 2^n-th.
    Count,
    /// Follow transitions through the context's cache.
    Profile,
    /// Tell the tier of every execution, but those that it expects: see `Control::expect`.
    Enter,
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
}

/// The handler words of a dispatch: what stands in an instruction to name its handler.
#[derive(Debug)]
pub struct HandlerWords {
    /// The words of all operations, by their numbers.
    by_operation: Box<[usize]>,
    /// The word that profiles in the head of a block whose own first instruction has the word given.
    profiled: fn(usize) -> usize,
    /// Whether a word profiles.
    is_profiled: fn(usize) -> bool,
    exit: fn(bool) -> usize,
    stand_in: fn() -> RegionEntry,
}

impl HandlerWords {
    /// The words of a dispatch: of all operations by their numbers; of a profiling head, by the word of the block's own first
    /// instruction; whether a word is one of those; [`HandlerWords::exit`] and [`HandlerWords::stand_in`].
    ///
    /// # Safety
    /// Executing a word does what its operation means, with the dispatch's registers (I1).
    pub(crate) unsafe fn new(
        by_operation: Box<[usize]>,
        profiled: fn(usize) -> usize,
        is_profiled: fn(usize) -> bool,
        exit: fn(bool) -> usize,
        stand_in: fn() -> RegionEntry,
    ) -> HandlerWords {
        HandlerWords { by_operation, profiled, is_profiled, exit, stand_in }
    }

    /// Where machine code goes at an exit, with the exit's descriptor in the place of the instruction; the argument says
    /// whether that is to be noted.
    pub(crate) fn exit(&self, measured: bool) -> usize {
        (self.exit)(measured)
    }

    /// Where heads lead whose region is executed by Rust code.
    pub(crate) fn stand_in(&self) -> RegionEntry {
        (self.stand_in)()
    }

    /// The word that means an operation.
    pub(crate) fn word(&self, op: Op) -> usize {
        self.by_operation[op as usize]
    }

    /// Whether a word is that of a handler that stands in a block's head.
    pub(crate) fn is_head_word(&self, word: usize) -> bool {
        op::HEADS.into_iter().any(|op| self.word(op) == word) || (self.is_profiled)(word)
    }

    /// The word of a handler in the head of a block whose own first instruction has the word `own`.
    pub(crate) fn head_word(&self, hook: Op, own: usize) -> usize {
        if hook == Op::head_profile { (self.profiled)(own) } else { self.word(hook) }
    }

    /// The same for a head in which `word` stands, when the block's own first instruction has become another one.
    pub(crate) fn renewed_head_word(&self, word: usize, own: usize) -> usize {
        if (self.is_profiled)(word) { self.head_word(Op::head_profile, own) } else { word }
    }
}
