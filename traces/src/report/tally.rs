//! Why a program's bytecodes are interpreted, sample by sample.
//!
//! In comes what the driver finds at the end of each portion of the interpreter's budget, and what a clock tells, where there is
//! one. Out come sums: of budget in its unit, about a bytecode, and of time in nanoseconds.
//!
//! A portion is put down to what has become of the loop around its end, or of the method. Where there is machine code for that, it
//! is put down to the exit by which machine code was left last.

use std::collections::BTreeMap;
use std::ops::AddAssign;
use std::sync::Arc;

use fastrand::Rng;
use holloway_vm::{BlockId, ExitReason};
use parking_lot::Mutex;
use rustc_hash::FxHashMap;

use crate::region::Shares;

/// Stacks of which samples are kept apart; further ones lose their callers.
const STACKS: usize = 1 << 16;

/// Portions that are all looked at: what runs for a few milliseconds has no more. Of later ones one in [`STRIDE`] is, and stands
/// for as many: to look at each, thousands in a second, would cost more than it tells.
const DENSE: u64 = 256;
const STRIDE: u64 = 4;

/// Why something was interpreted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Blame {
    /// It was not hot, or not yet for long enough.
    Cold,
    /// It was being profiled.
    Profiling,
    /// It was being compiled.
    Compiling,
    /// It was a native method, called by the interpreter.
    Native,
    /// No region was made of it: the reason from the compiler's or the former's closed list.
    Refused(&'static str),
    /// Machine code was left: the exit's reason, from the compiler's closed list.
    Exit(&'static str),
}

impl Blame {
    /// The reason's name, in one list with those of exits and refusals.
    pub fn name(self) -> &'static str {
        match self {
            Blame::Cold => "cold",
            Blame::Profiling => "profiling",
            Blame::Compiling => "compiling",
            Blame::Native => ExitReason::Native.name(),
            Blame::Refused(reason) | Blame::Exit(reason) => reason,
        }
    }
}

/// Who a sample has found running.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Runner {
    /// The interpreter, for that reason.
    Interpreter(Blame),
    /// Machine code: the region of that root.
    Region(BlockId),
}

/// Where a sample has found the running thread.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PlacedSample {
    /// The interpreter or the region that was executing.
    pub runner: Runner,
    /// Where its frames stand, the innermost first; of a region those of its callers.
    pub stack: Box<[BlockId]>,
}

/// How often the same was found: where the budget was used up, which tells of executions, and where the clock had ticked,
/// which tells of time.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct SampleCount {
    /// Samples that have found it where budget was used up.
    pub samples: u64,
    /// Portions of budget that these samples stand for.
    pub portions: u64,
    /// Processor time, nanoseconds, of the clock's ticks that were put down to it.
    pub nanoseconds: u64,
}

impl SampleCount {
    /// A sample where budget was used up, for so many portions.
    pub(crate) fn of_budget(portions: u64) -> SampleCount {
        SampleCount { samples: 1, portions, nanoseconds: 0 }
    }

    /// So much time.
    pub(crate) fn of_time(nanoseconds: u64) -> SampleCount {
        SampleCount { nanoseconds, ..SampleCount::default() }
    }
}

impl AddAssign for SampleCount {
    fn add_assign(&mut self, other: SampleCount) {
        self.samples += other.samples;
        self.portions += other.portions;
        self.nanoseconds += other.nanoseconds;
    }
}

/// Processor time of the VM's thread by what it was at, as the clock's ticks tell it, nanoseconds.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Clocked {
    /// Ticks that have found the interpreter, or natives that it has called.
    pub interpreter_ticks: u64,
    /// Ticks that have found machine code.
    pub machine_ticks: u64,
    /// In the interpreter and natives.
    pub interpreter: u64,
    /// In machine code, natives included that it has called.
    pub machine: u64,
    /// Loading, verifying and translating.
    pub loading: u64,
    /// Deciding what to compile, and making what the compiler takes.
    pub deciding: u64,
    /// In machine code, by the root of the region and the block for which the code was made that was executed.
    pub blocks: FxHashMap<(BlockId, BlockId), u64>,
}

/// Sums of budget, and of time where there is a clock.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct CoverageAccount {
    /// Spent in the interpreter, by why.
    pub interpreted: BTreeMap<Blame, u64>,
    /// Spent in machine code, by where it comes from: of ends of slices that were looked at, the share of each.
    pub compiled: Shares,
    /// How often samples have found what, where places are wanted.
    pub samples: FxHashMap<PlacedSample, SampleCount>,
    /// What the clock tells, where there is one.
    pub clocked: Option<Clocked>,
}

/// An account that the driver writes and others read. Clones share it.
#[derive(Clone, Default, Debug)]
pub struct Tally {
    account: Arc<Mutex<CoverageAccount>>,
    places: bool,
}

impl Tally {
    /// An account that has places too: where samples have found the program, and which blocks were executed at all. The VM
    /// must be one whose block heads count ([`HeadMode::Count`](holloway_vm::HeadMode)) each execution; each block reports
    /// once.
    pub fn with_places() -> Tally {
        Tally { places: true, ..Tally::default() }
    }

    /// Whether places are wanted.
    pub fn has_places(&self) -> bool {
        self.places
    }

    /// Adds a portion.
    pub(crate) fn add(&self, interpreted: u64, blame: Blame) {
        let mut account = self.account.lock();
        *account.interpreted.entry(blame).or_default() += interpreted;
    }

    /// Adds the end of a slice in a region whose bytecodes come from there, of 1 in all.
    pub(crate) fn add_compiled(&self, origins: Shares) {
        self.account.lock().compiled += origins;
    }

    /// Adds what was found of a stack, of which the innermost frame comes first.
    pub(crate) fn add_sample(&self, runner: Runner, stack: &[BlockId], found: SampleCount) {
        let mut account = self.account.lock();
        let mut sample = PlacedSample { runner, stack: stack.into() };
        if account.samples.len() >= STACKS && !account.samples.contains_key(&sample) {
            sample.stack = stack[..stack.len().min(1)].into();
        }
        *account.samples.entry(sample).or_default() += found;
    }

    /// Has what a clock tells added up.
    pub(crate) fn begin_clock(&self) {
        self.account.lock().clocked = Some(Clocked::default());
    }

    /// Adds what the clock tells.
    pub(crate) fn add_clocked(&self, add: impl FnOnce(&mut Clocked)) {
        self.account.lock().clocked.as_mut().map(add);
    }

    /// What there is so far.
    pub fn account(&self) -> CoverageAccount {
        self.account.lock().clone()
    }
}

/// Which portions are looked at, of those of one kind. Of each [`STRIDE`] it is one by chance: threads take turns portion by
/// portion, and a fixed one would always find the same of them.
#[derive(Clone, Debug)]
pub(crate) struct SampledPortions {
    seen: u64,
    chosen: u64,
    random: Rng,
}

impl Default for SampledPortions {
    fn default() -> SampledPortions {
        SampledPortions { seen: 0, chosen: 0, random: Rng::with_seed(1) }
    }
}

impl SampledPortions {
    /// Counts a portion: for how many it stands if it is to be looked at.
    pub fn next(&mut self) -> Option<u64> {
        self.seen += 1;
        if self.seen <= DENSE {
            return Some(1);
        }
        let at = (self.seen - DENSE - 1) % STRIDE;
        if at == 0 {
            self.chosen = self.random.u64(..STRIDE);
        }
        (at == self.chosen).then_some(STRIDE)
    }
}

impl PartialEq for Tally {
    /// Whether the two are one.
    fn eq(&self, other: &Tally) -> bool {
        Arc::ptr_eq(&self.account, &other.account)
    }
}

impl Eq for Tally {}

impl CoverageAccount {
    /// All budget of the portions so far.
    pub fn total(&self) -> u64 {
        self.interpreted.values().sum()
    }

    /// What was hot and yet interpreted, by reason, the greatest first.
    pub fn lost(&self) -> Vec<(&'static str, u64)> {
        let mut lost: Vec<(&'static str, u64)> = Vec::new();
        for (blame, budget) in &self.interpreted {
            if let Blame::Refused(reason) | Blame::Exit(reason) = blame {
                lost.push((reason, *budget));
            }
        }
        lost.sort_unstable_by_key(|&(reason, budget)| (std::cmp::Reverse(budget), reason));
        lost
    }

    /// What was interpreted without being hot for long enough to have been compiled.
    pub fn cold(&self) -> u64 {
        let of = |blame| self.interpreted.get(&blame).copied().unwrap_or(0);
        of(Blame::Cold) + of(Blame::Profiling) + of(Blame::Compiling)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn portions_stand_for_all_and_threads_that_take_turns_are_found_alike() {
        let mut sampled = SampledPortions::default();
        let mut by_thread = [0; 2];
        let all = DENSE + 4096;
        for portion in 0..all {
            by_thread[portion as usize % 2] += sampled.next().unwrap_or(0);
        }
        assert_eq!(by_thread.iter().sum::<u64>(), all);
        assert!(by_thread.iter().all(|&portions| portions.abs_diff(all / 2) < all / 16), "{by_thread:?}");
    }
}
