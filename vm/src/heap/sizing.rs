//! How much memory the heap may use, and how it is divided.
//!
//! In go the limit and what is live; out come the old space's room and the nursery's size. The limit is hard: at every
//! moment, old space in use + both halves of the nursery + what the VM charged (`charges.rs`) <= limit. The smallest nursery is always
//! kept free for, so a nearly full heap gets slow before it gets stuck. Not counted: the root area, and the collector's
//! side tables, which take at most 4.5 % of the memory they describe.

use super::Heap;
use super::charges::Charges;
use super::minor::MinorOutcome;
use super::region::{HALF_MAX, OLD_START};

/// Halves are multiples of this.
const HALF_UNIT: u64 = 4 << 10;
/// The nursery's halves start with this size.
pub(super) const HALF_START: u64 = if cfg!(miri) { 16 << 10 } else { 256 << 10 };
/// The nursery grows if more than one part in so many survives, and shrinks if less than one in so many does.
const GROW_SHARE: u64 = 16;
const SHRINK_SHARE: u64 = 256;
/// Bytes that a minor collection should copy at most, so that pauses stay short: the nursery shrinks if it is more, and does
/// not grow if it is more than half of that.
const WORK_MOST: u64 = 768 << 10;
/// So many bytes of the old space scanned for references count as one copied (0.75 ns against 1.4 ns were measured).
const CARD_SHARE: u64 = 2;
/// The nursery grows to this, so that a collection in which all of it survives for once does not take long.
const HALF_WISH_MOST: u64 = if HALF_MAX < 2 << 20 { HALF_MAX } else { 2 << 20 };
/// Least limit that a heap can have.
pub const LIMIT_MIN: u64 = 128 << 10;

/// The limit and what counts towards it besides objects.
#[derive(Clone, Copy, Debug)]
pub(super) struct Budget {
    /// Bytes that may be in use.
    pub limit: u64,
    /// Size of a half below which the nursery does not shrink.
    pub half_min: u64,
    /// What the VM uses outside of the heap.
    pub charges: Charges,
}

impl Budget {
    pub fn new(limit: u64) -> Self {
        // 1/16 of a small heap, 256 KiB of one of 8 MiB or more.
        let half = (limit / 32).clamp(8 << 10, 256 << 10).min(HALF_MAX);
        Budget { limit, half_min: half / HALF_UNIT * HALF_UNIT, charges: Charges::default() }
    }
}

impl Heap {
    /// Bytes in use: what the limit is compared with.
    pub fn used_bytes(&self) -> u64 {
        self.old_bytes() + 2 * self.half_bytes + self.budget.charges.total
    }

    /// The limit given at creation.
    pub fn limit_bytes(&self) -> u64 {
        self.budget.limit
    }

    /// Bytes that live or dead objects take: the old space's and the used part of the nursery.
    pub fn object_bytes(&self) -> u64 {
        self.old_bytes() + (self.top - self.half_start)
    }

    /// Bytes of the old space up to its last object.
    pub(super) fn old_bytes(&self) -> u64 {
        self.old_top - OLD_START
    }

    /// Bytes by which the old space may grow.
    pub(super) fn old_room(&self) -> u64 {
        self.budget.limit - self.used_bytes()
    }

    /// Bytes free in the nursery and the old space.
    pub(super) fn free_bytes(&self) -> u64 {
        self.old_room() + self.limit.saturating_sub(self.top)
    }

    /// Whether an object of `bytes` can be allocated without a collection.
    pub(super) fn has_room(&self, bytes: u64) -> bool {
        bytes <= self.limit.saturating_sub(self.top) || self.is_large(bytes) && bytes <= self.most_old_room()
    }

    /// Whether an object of `bytes` is better born old.
    pub(super) fn is_large(&self, bytes: u64) -> bool {
        bytes > self.half_bytes / 4
    }

    /// Learns from a minor collection how large the nursery should be.
    pub(super) fn wish_nursery(&mut self, outcome: MinorOutcome) {
        self.half_wish = wished_half(self.half_wish, outcome);
    }

    /// The least size that the halves could have now.
    fn least_half(&self) -> u64 {
        let needed = self.top - self.half_start + self.exit_reserve;
        needed.max(self.budget.half_min).next_multiple_of(HALF_UNIT).min(self.half_bytes)
    }

    /// Bytes by which the old space may grow if the nursery gives way.
    pub(super) fn most_old_room(&self) -> u64 {
        self.old_room() + 2 * (self.half_bytes - self.least_half())
    }

    /// Makes `bytes` free outside of the nursery, by making it smaller if need be and possible.
    pub(super) fn make_old_room(&mut self, bytes: u64) -> bool {
        let room = self.old_room();
        if bytes <= room {
            return true;
        }
        if bytes > self.most_old_room() {
            return false;
        }
        let less = (bytes - room).div_ceil(2).next_multiple_of(HALF_UNIT);
        self.half_bytes = self.half_bytes.saturating_sub(less).max(self.least_half());
        self.limit = self.half_start + self.half_bytes - self.exit_reserve;
        self.end = self.end.min(self.limit).max(self.top);
        true
    }

    /// Chooses the nursery's size after a collection, with `need` bytes to be kept free elsewhere, and opens it for
    /// allocation.
    pub(super) fn open_nursery(&mut self, need: u64) {
        let free = self.budget.limit - self.budget.charges.total - self.old_bytes();
        let survivors = self.top - self.half_start;
        // Both halves together get half of what is free; the old space gets the rest.
        let wish = self.half_wish.min(free.saturating_sub(need) / 4);
        let least = (survivors + survivors / 4 + self.exit_reserve).max(self.budget.half_min);
        let most = (free / 2).min(HALF_MAX);
        debug_assert!(most >= survivors);
        self.half_bytes = wish.max(least).min(most) / HALF_UNIT * HALF_UNIT;
        self.half_bytes = self.half_bytes.max(survivors);
        self.limit = self.half_start + self.half_bytes - self.exit_reserve;
        self.end = self.top;
        self.aged_end = self.top;
        self.allocated_from = self.top;
        self.note_peak();
    }
}

/// Bytes that a half of the nursery should have after a minor collection, if it should have had `half` before: more if much
/// survived, for then more time between collections lets more die; less if nothing did, for then it better fits the cache,
/// or if there was so much to do that the pause was long.
fn wished_half(half: u64, outcome: MinorOutcome) -> u64 {
    let survived = outcome.survivor_bytes + outcome.promoted_bytes;
    let work = survived + outcome.card_bytes / CARD_SHARE;
    if work > WORK_MOST {
        (half * WORK_MOST / work / HALF_UNIT * HALF_UNIT).max(HALF_START)
    } else if survived > outcome.nursery_bytes / GROW_SHARE && work <= WORK_MOST / 2 {
        (half * 2).min(HALF_WISH_MOST)
    } else if survived < outcome.nursery_bytes / SHRINK_SHARE {
        (half / 2).max(HALF_START)
    } else {
        half
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outcome(nursery: u64, survived: u64, cards: u64) -> MinorOutcome {
        let (survivor_bytes, promoted_bytes) = (survived * 512, survived * 512);
        MinorOutcome {
            nursery_bytes: nursery << 10,
            survivor_bytes,
            promoted_bytes,
            card_bytes: cards << 10,
            promotion_failed: false,
        }
    }

    #[test]
    #[cfg_attr(miri, ignore = "sizes are smaller there")]
    fn the_nursery_follows_what_survives_and_how_much_there_is_to_do() {
        let wished = |half: u64, outcome| wished_half(half << 10, outcome) >> 10;
        // Little survives of much.
        assert_eq!(wished(256, outcome(256, 20, 0)), 512);
        assert_eq!(wished(2048, outcome(2048, 200, 0)), 2048, "the largest");
        assert_eq!(wished(512, outcome(512, 20, 0)), 512, "less than a sixteenth");
        assert_eq!(wished(512, outcome(512, 0, 0)), 256);
        assert_eq!(wished(256, outcome(256, 0, 0)), 256, "the smallest");
        // Much survives at once: at the next collection 768 KB would.
        assert_eq!(wished(2048, outcome(2048, 1536, 0)), 1024);
        assert_eq!(wished(512, outcome(512, 400, 0)), 512, "neither long nor short");
        // Old objects that were written to count half.
        assert_eq!(wished(1024, outcome(1024, 512, 2048)), 512);
        assert_eq!(wished(512, outcome(512, 100, 800)), 512, "no growth");
    }
}
