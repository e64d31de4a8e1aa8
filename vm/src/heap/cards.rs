//! Remembering which parts of the old space may hold references to young objects.
//!
//! Two tables with an entry for each 512 bytes. The *card table* is written by the mutator: every store of a reference
//! into an object sets the card of the slot written, with no condition (H6). The *crossing map* is written by whoever makes
//! an old object, and answers, for a card, where the object starts that covers the card's first byte. It answers in a
//! few steps even inside of an array of gigabytes, for an entry can say "look 2^k cards further back".

#![allow(unsafe_code)]

use std::ops::Range;

use super::Heap;
use super::region::{CARD_BYTES, CARD_SHIFT, CARDS, Memory, OLD_START};

/// Value of a card that may hold a reference to a young object.
pub(super) const DIRTY: u8 = 1;
/// Value of a card that holds none.
const CLEAN: u8 = 0;
/// Entries of the crossing map below this count words back from the card's start; others count cards, as a power of 2.
const SKIP: u8 = 64;

/// Sets the card of the slot at `offset`.
///
/// # Safety
/// The offset lies in the reach of references, and nobody else looks at the heap (H1, H2).
#[inline]
pub(super) unsafe fn dirty(memory: Memory, offset: u64) {
    // SAFETY: H1, H2: every offset in the reach of references has a card; the caller promises the rest.
    unsafe { memory.write(CARDS + (offset >> CARD_SHIFT), DIRTY) }
}

/// Whether the card of the slot at `offset` is set.
///
/// # Safety
/// The offset lies in the reach of references, and nobody writes to the heap (H1, H2).
pub(super) unsafe fn is_dirty(memory: Memory, offset: u64) -> bool {
    // SAFETY: H1, H2: every offset in the reach of references has a card; the caller promises the rest.
    unsafe { memory.read::<u8>(CARDS + (offset >> CARD_SHIFT)) == DIRTY }
}

/// Sets all cards of a range that is not empty.
///
/// # Safety
/// The range lies in the reach of references, and nobody else looks at the heap (H1, H2).
pub(super) unsafe fn dirty_range(memory: Memory, range: Range<u64>) {
    // SAFETY: H1, H2: the caller promises such a range, which is not empty.
    unsafe { fill(memory, range, DIRTY) }
}

/// Clears all cards of a range.
///
/// # Safety
/// As for [`dirty_range`].
pub(super) unsafe fn clear_range(memory: Memory, range: Range<u64>) {
    if !range.is_empty() {
        // SAFETY: H1, H2: the caller promises such a range.
        unsafe { fill(memory, range, CLEAN) }
    }
}

/// Writes the cards of a range.
///
/// # Safety
/// As for [`dirty_range`]; the range is not empty.
unsafe fn fill(memory: Memory, range: Range<u64>, value: u8) {
    let first = range.start >> CARD_SHIFT;
    let count = ((range.end - 1) >> CARD_SHIFT) - first + 1;
    // SAFETY: H1, H2: every offset in the reach of references has a card; the caller promises the rest.
    unsafe { memory.at(CARDS + first).write_bytes(value, count as usize) }
}

/// The next run of dirty cards that starts at `from` (a multiple of the card size) or later and below `end`, as a range
/// of offsets.
///
/// # Safety
/// `end` lies in the reach of references, and nobody writes to the heap (H1, H2).
pub(super) unsafe fn next_dirty(memory: Memory, from: u64, end: u64) -> Option<Range<u64>> {
    let last = end.div_ceil(CARD_BYTES);
    // SAFETY: every offset has a card (H1); words are read where the card number is a multiple of 8.
    let value = |card: u64| unsafe { memory.read::<u8>(CARDS + card) };
    let mut card = from >> CARD_SHIFT;
    while card < last && value(card) == CLEAN {
        card += 1;
        while card.is_multiple_of(8) && card + 8 <= last {
            // SAFETY: H1: every offset has a card; the eight cards begin at a multiple of 8, as the loop has just seen.
            if unsafe { memory.read::<u64>(CARDS + card) } != 0 {
                break;
            }
            card += 8;
        }
    }
    if card >= last {
        return None;
    }
    let start = card;
    while card < last && value(card) != CLEAN {
        card += 1;
    }
    Some(start << CARD_SHIFT..(card << CARD_SHIFT).min(end))
}

/// Where the object starts that covers the first byte of each card of the old space (H7).
#[derive(Clone, Copy)]
pub(super) struct CrossingMap {
    memory: Memory,
    /// Offset that the entry of card 0 would have.
    origin: u64,
}

impl CrossingMap {
    /// Enters an old object.
    ///
    /// # Safety
    /// The object lies in the old space, and nobody else looks at the heap (H1, H2).
    #[inline]
    pub unsafe fn record(self, object: u64, size: u64) {
        let boundary = object.next_multiple_of(CARD_BYTES);
        if boundary < object + size {
            // SAFETY: H1, H2: the caller promises an object of the old space, which has that boundary in it.
            unsafe { self.record_crossing(object, boundary, object + size) }
        }
    }

    /// Enters an old object that covers the first byte of some card; `boundary` is the first of them.
    ///
    /// # Safety
    /// As for [`CrossingMap::record`].
    unsafe fn record_crossing(self, object: u64, boundary: u64, end: u64) {
        let first = boundary >> CARD_SHIFT;
        let last = (end - 1) >> CARD_SHIFT;
        // SAFETY: the crossing map has an entry for each card of the old space (H1, H7).
        unsafe {
            self.memory.write(self.entry(first), ((boundary - object) / 8) as u8);
            // Entries 2^k to 2^(k+1)-1 after the first go back 2^k cards.
            let (mut distance, mut power) = (1, 0);
            while first + distance <= last {
                let count = distance.min(last - first - distance + 1);
                self.memory.at(self.entry(first + distance)).write_bytes(SKIP + power, count as usize);
                distance *= 2;
                power += 1;
            }
        }
    }

    /// The start of the object that covers the first byte of the card at `offset`, a multiple of the card size below
    /// the old space's top.
    ///
    /// # Safety
    /// The offset lies in the old space, below its top, and nobody writes to the heap (H2, H7).
    pub unsafe fn object_covering(self, offset: u64) -> u64 {
        let mut card = offset >> CARD_SHIFT;
        loop {
            // SAFETY: H1, H7: every card of the old space has an entry, and entries lead back to the first card boundary
            // that the object crosses; the caller promises a card of the old space.
            let entry = unsafe { self.memory.read::<u8>(self.entry(card)) };
            if entry < SKIP {
                return (card << CARD_SHIFT) - 8 * u64::from(entry);
            }
            card -= 1 << (entry - SKIP);
        }
    }

    #[inline]
    fn entry(self, card: u64) -> u64 {
        self.origin + card
    }
}

impl Heap {
    pub(super) fn crossing_map(&self) -> CrossingMap {
        CrossingMap { memory: self.memory(), origin: self.region.tables.crossing - (OLD_START >> CARD_SHIFT) }
    }
}
