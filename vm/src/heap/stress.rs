//! Making defects show: options that collect as often as possible and leave nothing where something was.
//!
//! In go options; out come collections at allocations that had room, freed memory that no correct program can use, and a
//! check of the whole heap after each collection. Under stress the allocation window stays shut, so that machine code
//! comes to the slow path for each object as well.

#![allow(unsafe_code)]

use std::num::NonZeroU32;
use std::ops::Range;

use super::Heap;
use super::region::{HALF_MAX, NURSERY};
use super::roots::RootSet;

/// Byte that freed memory is filled with.
const POISON: u8 = 0xdd;

/// What to do more often than needed.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct StressOptions {
    /// Refuse each n-th allocation, so that the VM collects: 1 for all of them.
    pub collect_every_nth_allocation: Option<NonZeroU32>,
    /// Make each n-th collection a full one.
    pub full_every_nth_collection: Option<NonZeroU32>,
    /// Fill freed memory with 0xDD, and protect the half that is not in use where the operating system can.
    pub poison_freed: bool,
    /// Check the whole heap after each collection; a defect is a panic with a report.
    pub verify_after_collection: bool,
    /// Entries of the mark stack, to provoke that it overflows.
    pub mark_stack_entries: Option<u32>,
}

impl StressOptions {
    /// All of it: a collection at each allocation, every seventh full.
    pub fn everything() -> Self {
        StressOptions {
            collect_every_nth_allocation: NonZeroU32::new(1),
            full_every_nth_collection: NonZeroU32::new(7),
            poison_freed: true,
            verify_after_collection: true,
            mark_stack_entries: Some(3),
        }
    }
}

/// Options and where their counters are.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stress {
    pub options: StressOptions,
    allocations: u32,
    collections: u32,
    /// The next allocation is the one that was refused.
    permitted: bool,
    /// What is known to be filled, of each half: collections at each allocation fill little each.
    filled: [Filled; 2],
    /// Whether the half that is not in use is protected.
    protected: bool,
}

/// The part of a half that is filled with [`POISON`]; nothing at first.
#[derive(Clone, Copy, Default, Debug)]
struct Filled {
    start: u64,
    end: u64,
}

impl Filled {
    /// What is below `address` has been used since.
    fn used_to(&mut self, address: u64) {
        self.start = self.start.max(address);
        self.end = self.end.max(self.start);
    }

    /// What of `range` is not filled yet; it is taken for filled from now on.
    fn take_missing(&mut self, range: Range<u64>) -> [Range<u64>; 2] {
        if self.start >= self.end {
            *self = Filled { start: range.start, end: range.end };
            return [range.clone(), 0..0];
        }
        let missing = [range.start..self.start.min(range.end), self.end.max(range.start)..range.end];
        *self = Filled { start: self.start.min(range.start), end: self.end.max(range.end) };
        missing
    }
}

impl Stress {
    pub fn new(options: StressOptions) -> Self {
        Stress {
            options,
            allocations: 0,
            collections: 0,
            permitted: false,
            filled: [Filled::default(); 2],
            protected: false,
        }
    }

    /// Whether the allocation window has to stay shut.
    pub fn shuts_window(&self) -> bool {
        self.options.collect_every_nth_allocation.is_some()
    }

    /// Whether to refuse this allocation.
    pub fn refuses(&mut self) -> bool {
        let Some(n) = self.options.collect_every_nth_allocation else {
            return false;
        };
        if std::mem::take(&mut self.permitted) {
            return false;
        }
        self.allocations = (self.allocations + 1) % n;
        self.allocations == 0
    }

    /// How far the counting of allocations is: to go back to.
    pub fn position(&self) -> (u32, bool) {
        (self.allocations, self.permitted)
    }

    /// Goes back to what [`Stress::position`] has told.
    pub fn set_position(&mut self, (allocations, permitted): (u32, bool)) {
        (self.allocations, self.permitted) = (allocations, permitted);
    }

    /// Lets the next allocation pass.
    pub fn permit(&mut self) {
        self.permitted = true;
    }

    /// Whether this collection has to be a full one.
    pub fn wants_full(&mut self) -> bool {
        let Some(n) = self.options.full_every_nth_collection else {
            return false;
        };
        self.collections = (self.collections + 1) % n;
        self.collections == 0
    }
}

impl Heap {
    /// Notes what the half in use has been used for, before any collection.
    pub(super) fn stress_before_collection(&mut self) {
        let (in_use, used_to) = (self.half_in_use(), self.end.max(self.top));
        self.stress.filled[in_use].used_to(used_to);
    }

    /// Makes the half that is not in use usable, before a minor collection.
    pub(super) fn unprotect_other_half(&mut self) {
        if std::mem::take(&mut self.stress.protected) {
            let half = self.other_half();
            self.region.protect(half, true);
        }
    }

    /// Poisons what is free and checks what is not, after a collection.
    pub(super) fn stress_after_collection<R: RootSet>(&mut self, roots: &mut R) {
        if self.stress.options.poison_freed {
            let in_use = self.half_in_use();
            if !self.stress.protected {
                let half = self.other_half();
                // What was never used need not be filled: it is protected anyhow.
                let used_to = self.stress.filled[1 - in_use].start.max(half.start);
                self.poison(half.start..used_to);
                self.stress.filled[1 - in_use].start = half.start;
                self.region.protect(half, false);
                self.stress.protected = true;
            }
            let free = self.top..self.half_start + self.half_bytes;
            self.stress.filled[in_use].used_to(free.start);
            for missing in self.stress.filled[in_use].take_missing(free) {
                self.poison(missing);
            }
            self.poison(self.old_top..self.old_dirty);
        }
        if self.stress.options.verify_after_collection
            && let Err(defect) = self.verify(roots)
        {
            panic!("{defect}");
        }
    }

    /// Which of the two halves is in use.
    fn half_in_use(&self) -> usize {
        usize::from(self.half_start != NURSERY)
    }

    fn other_half(&self) -> Range<u64> {
        let start = if self.half_start == NURSERY { NURSERY + HALF_MAX } else { NURSERY };
        start..start + HALF_MAX
    }

    fn poison(&mut self, range: Range<u64>) {
        if !range.is_empty() {
            // SAFETY: nothing lives in the range; whatever comes there is zeroed or copied first (H4).
            unsafe { self.memory().at(range.start).write_bytes(POISON, (range.end - range.start) as usize) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each byte of what is free is filled exactly once as long as nobody uses it.
    #[test]
    fn only_what_was_used_is_filled_again() {
        let mut filled = Filled::default();
        let missing = |filled: &mut Filled, range| -> Vec<(u64, u64)> {
            let missing = filled.take_missing(range).into_iter().filter(|range| !range.is_empty());
            missing.map(|range| (range.start, range.end)).collect()
        };
        assert_eq!(missing(&mut filled, 100..200), [(100, 200)]);
        assert_eq!(missing(&mut filled, 100..200), []);
        filled.used_to(130);
        assert_eq!(missing(&mut filled, 110..200), [(110, 130)]);
        assert_eq!(missing(&mut filled, 110..260), [(200, 260)], "the half has grown");
        assert_eq!(missing(&mut filled, 120..180), [], "and shrunk");
        filled.used_to(300);
        assert_eq!(missing(&mut filled, 290..320), [(290, 320)]);
    }
}
