//! How much memory the heap may use, and how it is divided.
//!
//! In go the limit and what is live; out come the old space's room and the nursery's size. The limit is hard: at every
//! moment, old space in use + both halves of the nursery + what the VM charged <= limit. The smallest nursery is always
//! kept free for, so a nearly full heap gets slow before it gets stuck. Not counted: the root area, and the collector's
//! side tables, which take at most 4.5 % of the memory they describe.

use super::Heap;
use super::allocate::NeedsCollection;
use super::region::{HALF_MAX, OLD_START};

/// Halves are multiples of this.
const HALF_UNIT: u64 = 4 << 10;
/// Least limit that a heap can have.
pub const LIMIT_MIN: u64 = 128 << 10;

/// The limit and what counts towards it besides objects.
#[derive(Clone, Copy, Debug)]
pub(super) struct Budget {
    /// Bytes that may be in use.
    pub limit: u64,
    /// Size of a half below which the nursery does not shrink.
    pub half_min: u64,
    /// Bytes that the VM uses outside of the heap.
    pub charged: u64,
}

impl Budget {
    pub fn new(limit: u64) -> Self {
        // 1/16 of a small heap, 256 KiB of one of 8 MiB or more.
        let half = (limit / 32).clamp(8 << 10, 256 << 10).min(HALF_MAX);
        Budget { limit, half_min: half / HALF_UNIT * HALF_UNIT, charged: 0 }
    }
}

impl Heap {
    /// Bytes in use: what the limit is compared with.
    pub fn used_bytes(&self) -> u64 {
        self.old_bytes() + 2 * self.half_bytes + self.budget.charged
    }

    /// The limit given at creation.
    pub fn limit_bytes(&self) -> u64 {
        self.budget.limit
    }

    /// Bytes that live or dead objects take: the old space's and the used part of the nursery.
    pub fn object_bytes(&self) -> u64 {
        self.old_bytes() + (self.top - self.half_start)
    }

    /// Counts `bytes` that the VM uses outside of the heap (class metadata, code, stacks, tables) towards the limit.
    pub fn charge(&mut self, bytes: u64) -> Result<(), NeedsCollection> {
        if bytes > self.budget.limit - self.used_bytes() {
            return Err(NeedsCollection { bytes, outside: true });
        }
        self.budget.charged += bytes;
        self.note_peak();
        Ok(())
    }

    /// Takes back a charge.
    pub fn discharge(&mut self, bytes: u64) {
        debug_assert!(bytes <= self.budget.charged);
        self.budget.charged = self.budget.charged.saturating_sub(bytes);
    }

    /// Bytes charged now.
    pub fn charged_bytes(&self) -> u64 {
        self.budget.charged
    }

    /// Bytes of the old space up to its last object.
    pub(super) fn old_bytes(&self) -> u64 {
        self.old_top - OLD_START
    }

    /// Bytes by which the old space may grow.
    pub(super) fn old_room(&self) -> u64 {
        self.budget.limit - self.used_bytes()
    }
}
