//! How much memory the heap may use, and how it is divided.
//!
//! In go the limit and what is live; out come the old space's room and the nursery's size. The limit is hard: at every
//! moment, old space in use + both halves of the nursery + what the VM charged (`charges.rs`) <= limit. The smallest nursery is always
//! kept free for, so a nearly full heap gets slow before it gets stuck. Not counted: the root area, and the collector's
//! side tables, which take at most 4.5 % of the memory they describe.

use super::Heap;
use super::charges::Charges;
use super::region::{HALF_MAX, NURSERY, OLD_START};

/// Halves are multiples of this.
pub(super) const HALF_UNIT: u64 = 4 << 10;
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

    /// Bytes that are in use, or were and have not gone back to the operating system.
    pub(super) fn resident_bytes(&self) -> u64 {
        self.old_dirty - OLD_START + 2 * self.half_dirty + self.budget.charges.total
    }

    /// Returns what objects took once to the operating system where it and what is in use would be more than the limit
    /// together: parts of the halves that the nursery does not have any more, then of the old space.
    pub(super) fn make_way(&mut self) {
        if self.resident_bytes() <= self.budget.limit {
            return;
        }
        if self.half_bytes < self.half_dirty {
            for half in [NURSERY, NURSERY + HALF_MAX] {
                self.release(half + self.half_bytes..half + self.half_dirty);
            }
            self.half_dirty = self.half_bytes;
        }
        let keep = self.affordable();
        if keep < self.old_dirty {
            self.give_back_from(keep);
        }
    }

    /// Chooses the nursery's size after a collection, with `need` bytes to be kept free elsewhere, and opens it for
    /// allocation.
    pub(super) fn open_nursery(&mut self, need: u64) {
        let free = self.budget.limit - self.budget.charges.total - self.old_bytes();
        let survivors = self.top - self.half_start;
        // Both halves together get half of what is free; the old space gets the rest.
        let wish = self.nursery_size.wish().min(free.saturating_sub(need) / 4);
        let least = (survivors + survivors / 4 + self.exit_reserve).max(self.budget.half_min);
        let most = (free / 2).min(HALF_MAX);
        debug_assert!(most >= survivors);
        self.half_bytes = wish.max(least).min(most) / HALF_UNIT * HALF_UNIT;
        self.half_bytes = self.half_bytes.max(survivors);
        self.limit = self.half_start + self.half_bytes - self.exit_reserve;
        self.end = self.top;
        self.aged_end = self.top;
        self.allocated_from = self.top;
        self.half_dirty = self.half_dirty.max(self.half_bytes);
        self.make_way();
        self.note_peak();
    }
}
