//! Remembering which parts of the old space may hold references to young objects.
//!
//! Two tables with an entry for each 512 bytes. The *card table* is written by the mutator: every store of a reference
//! into an object sets the card of the slot written, with no condition. The *crossing map* is written by whoever makes
//! an old object, and answers, for a card, where the object starts that covers the card's first byte. It answers in a
//! few steps even inside of an array of gigabytes, for an entry can say "look 2^k cards further back".

use super::Heap;
use super::region::{CARD_BYTES, CARD_SHIFT, CARDS, OLD_START};

/// Value of a card that may hold a reference to a young object.
pub(super) const DIRTY: u8 = 1;
/// Entries of the crossing map below this count words back from the card's start; others count cards, as a power of 2.
const SKIP: u8 = 64;

impl Heap {
    /// Notes that a reference was written at `offset`.
    #[inline]
    pub(super) fn dirty_card(&mut self, offset: u64) {
        // SAFETY: every offset has a card (H1).
        unsafe { self.write(CARDS + (offset >> CARD_SHIFT), DIRTY) }
    }

    /// Dirties all cards of a range that is not empty.
    pub(super) fn dirty_cards(&mut self, start: u64, end: u64) {
        let first = start >> CARD_SHIFT;
        let count = ((end - 1) >> CARD_SHIFT) - first + 1;
        // SAFETY: every offset has a card (H1).
        unsafe { self.at(CARDS + first).write_bytes(DIRTY, count as usize) }
    }
}

/// Enters an old object into the crossing map.
#[inline]
pub(super) fn record_object(heap: &mut Heap, object: u64, size: u64) {
    let boundary = object.next_multiple_of(CARD_BYTES);
    if boundary < object + size {
        record_crossing(heap, object, boundary, object + size);
    }
}

fn record_crossing(heap: &mut Heap, object: u64, boundary: u64, end: u64) {
    let entry = |card: u64| heap_entry(heap, card);
    let first = boundary >> CARD_SHIFT;
    let last = (end - 1) >> CARD_SHIFT;
    // SAFETY: the crossing map has an entry for each card of the old space (H1, H7).
    unsafe {
        entry(first).write(((boundary - object) / 8) as u8);
        // Entries 2^k to 2^(k+1)-1 after the first go back 2^k cards.
        let mut distance = 1;
        let mut power = 0;
        while first + distance <= last {
            let count = distance.min(last - first - distance + 1);
            entry(first + distance).write_bytes(SKIP + power, count as usize);
            distance *= 2;
            power += 1;
        }
    }
}

/// The start of the old object that covers the first byte of the card at `offset`, a multiple of the card size below
/// the old space's top.
pub(super) fn object_covering(heap: &Heap, offset: u64) -> u64 {
    let mut card = offset >> CARD_SHIFT;
    loop {
        // SAFETY: as above; entries lead back to the card that the object crosses first (H7).
        let entry = unsafe { heap_entry(heap, card).read() };
        if entry < SKIP {
            return (card << CARD_SHIFT) - 8 * u64::from(entry);
        }
        card -= 1 << (entry - SKIP);
    }
}

#[inline]
fn heap_entry(heap: &Heap, card: u64) -> *mut u8 {
    heap.at(heap.region.tables.crossing + (card - (OLD_START >> CARD_SHIFT)))
}
