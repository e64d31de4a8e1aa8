//! When to collect what.
//!
//! In goes what could not be allocated, and the roots; out comes room for it, or [`OutOfMemory`]. A minor collection is
//! tried first; a full one follows if that did not help, if the old space has no room for what should be promoted, or if
//! it has doubled since the last one. All decisions count bytes and collections, never time, so runs repeat exactly.

use std::ops::Range;
use std::time::Instant;

use super::Heap;
use super::allocate::{NeedsCollection, OutOfMemory};
use super::mark::SoftReferences;
use super::minor::MinorOutcome;
use super::region::OLD_START;
use super::roots::RootSet;

/// The old space may grow by this, and by as much as lived after the last full collection, before the next.
const GROWTH: u64 = 32 << 20;
/// After so many full collections in a row between which hardly anything could be allocated, memory counts as full.
const TIGHT_LIMIT: u32 = 16;
/// "Hardly anything": this part of the limit.
const TIGHT_SHARE: u64 = 256;
/// Full collections that leave less than this part of the limit free clear soft references.
const SOFT_SHARE: u64 = 16;
/// Free old memory beyond this, beyond a quarter of what lives, and beyond what the old space grew by before (at most
/// [`GROWTH`]) goes back to the operating system.
const RETAINED: u64 = 1 << 20;

/// Bytes given back at a time.
const RELEASED: u64 = 16 << 20;

/// What the last full collection left, to judge the next ones by.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Pacing {
    /// Bytes of the old space after the last full collection.
    old_live: u64,
    /// Bytes by which it had grown before that.
    grown: u64,
    /// Bytes promoted in all at the last full collection.
    promoted: u64,
    /// Bytes allocated in all at the last full collection that was for lack of memory.
    allocated: u64,
    /// Full collections in a row with little between them.
    tight: u32,
    /// Whether the last full collection kept something for soft references only.
    soft_kept: bool,
}

impl Heap {
    /// Makes room. After `Ok`, the operation that failed succeeds when it is tried again at once.
    ///
    /// References held anywhere but in slots that `roots` visits are void afterwards.
    pub fn collect_for<R: RootSet>(&mut self, need: NeedsCollection, roots: &mut R) -> Result<(), OutOfMemory> {
        self.stress.permit();
        if self.stress.wants_full() {
            self.full(SoftReferences::Keep, need.bytes, roots);
            if self.fits(need) {
                return Ok(());
            }
        }
        let outcome = self.minor(need.bytes, roots);
        if self.fits(need) && !self.full_is_due(outcome) {
            return Ok(());
        }
        let since = self.allocated_bytes() - self.pacing.allocated;
        self.pacing.allocated = self.allocated_bytes();
        self.pacing.tight = if since < self.budget.limit / TIGHT_SHARE { self.pacing.tight + 1 } else { 0 };

        self.full(SoftReferences::Keep, need.bytes, roots);
        if self.pacing.soft_kept && (!self.fits(need) || self.free_bytes() < self.budget.limit / SOFT_SHARE) {
            self.full(SoftReferences::Clear, need.bytes, roots);
        }
        if self.fits(need) && self.pacing.tight < TIGHT_LIMIT {
            return Ok(());
        }
        self.pacing.tight = 0;
        Err(OutOfMemory { bytes: need.bytes })
    }

    /// Collects the nursery.
    ///
    /// References held anywhere but in slots that `roots` visits are void afterwards.
    pub fn collect_minor<R: RootSet>(&mut self, roots: &mut R) {
        self.minor(0, roots);
    }

    /// Collects the whole heap, as `System.gc()` asks for.
    ///
    /// References held anywhere but in slots that `roots` visits are void afterwards.
    pub fn collect_full<R: RootSet>(&mut self, roots: &mut R) {
        self.full(SoftReferences::Keep, 0, roots);
    }

    fn minor<R: RootSet>(&mut self, need: u64, roots: &mut R) -> MinorOutcome {
        let (start, before) = (Instant::now(), self.object_bytes());
        self.note_allocated();
        self.stress_before_collection();
        self.unprotect_other_half();
        let layouts = std::mem::take(&mut self.layouts);
        let outcome = self.evacuate(&layouts, roots);
        self.layouts = layouts;
        self.nursery_size.after_minor(self.half_bytes, outcome);
        self.open_nursery(need);
        self.statistics.promoted_bytes += outcome.promoted_bytes;
        self.statistics.freed_bytes += outcome.nursery_bytes - outcome.survivor_bytes - outcome.promoted_bytes;
        self.note_collection(false, before, start);
        self.stress_after_collection(roots);
        outcome
    }

    fn full<R: RootSet>(&mut self, soft: SoftReferences, need: u64, roots: &mut R) {
        let (start, before) = (Instant::now(), self.object_bytes());
        self.note_allocated();
        self.stress_before_collection();
        let layouts = std::mem::take(&mut self.layouts);
        let (live, soft_kept) = {
            let marker = self.mark(&layouts, roots, soft);
            (marker.live, marker.soft_kept)
        };
        let old_before = self.old_bytes();
        let compacted = self.compact(&layouts, live, roots);
        self.layouts = layouts;
        self.pacing.soft_kept = soft_kept;
        self.judge_promotions(old_before, self.old_bytes() - compacted.promoted_bytes);
        self.open_nursery(need);
        self.give_back();
        self.statistics.promoted_bytes += compacted.promoted_bytes;
        self.statistics.freed_bytes += before - compacted.live_bytes;
        self.note_collection(true, before, start);
        self.stress_after_collection(roots);
    }

    /// Learns how the old space has grown up to a full collection, at which it had `before` bytes of which `live` lived.
    fn judge_promotions(&mut self, before: u64, live: u64) {
        let promoted = self.statistics.promoted_bytes - self.pacing.promoted;
        self.nursery_size.after_full(promoted, before - live);
        self.pacing.promoted = self.statistics.promoted_bytes;
        self.pacing.grown = before.saturating_sub(self.pacing.old_live);
        self.pacing.old_live = self.old_bytes();
    }

    /// Whether the operation would succeed now.
    fn fits(&self, need: NeedsCollection) -> bool {
        if need.outside { need.bytes <= self.most_old_room() } else { self.has_room(need.bytes) }
    }

    /// Whether a full collection should follow a minor one although that gave room enough.
    fn full_is_due(&self, outcome: MinorOutcome) -> bool {
        let grown = self.old_bytes().saturating_sub(self.pacing.old_live);
        let clogged = self.limit.saturating_sub(self.top) < self.half_bytes / 8;
        let out_of_old = outcome.promotion_failed && grown > self.budget.limit / 32;
        clogged || out_of_old || grown > self.pacing.old_live + GROWTH
    }

    /// Gives memory back in steps, for the operating system takes its time; returns what reads as zero from now on.
    pub(super) fn release(&mut self, range: Range<u64>) -> Range<u64> {
        let mut zero: Option<Range<u64>> = None;
        let mut start = range.start;
        while start < range.end {
            let end = (start - start % RELEASED + RELEASED).min(range.end);
            let released = self.region.release(start..end);
            zero = match zero {
                Some(zero) if zero.end == released.start => Some(zero.start..released.end),
                None => Some(released),
                stopped => return stopped.unwrap_or(range.start..range.start),
            };
            start = end;
            self.watch.pause();
        }
        zero.unwrap_or(range.start..range.start)
    }

    /// Returns free memory to the operating system if there is much of it.
    fn give_back(&mut self) {
        let wished = self.old_top + RETAINED.max(self.old_bytes() / 4).max(self.pacing.grown.min(GROWTH));
        let keep = wished.min(self.affordable());
        if keep < self.old_dirty {
            self.give_back_from(keep);
            let tables = self.region.tables;
            self.release(tables.bitmap..tables.end);
        }
    }

    /// Where the used part of the old space may end so that it, the nursery and what is charged are within the limit.
    pub(super) fn affordable(&self) -> u64 {
        self.old_top + self.old_room()
    }

    pub(super) fn give_back_from(&mut self, keep: u64) {
        let zero = self.release(keep..self.old_dirty.next_multiple_of(1 << 16));
        if zero.end >= self.old_dirty {
            self.old_dirty = zero.start;
        }
        debug_assert!(self.old_top >= OLD_START && self.old_top <= self.old_dirty);
    }
}
