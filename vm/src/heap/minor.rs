//! The minor collection: copying what lives in the nursery.
//!
//! In go the roots and the dirty cards; out comes a nursery that holds the young survivors only, at the start of its
//! other half. What survives for the second time goes to the old space. Cheney's algorithm: the copied objects
//! themselves are the queue of what is to be scanned, so it takes no memory and no recursion. It cannot fail: what the
//! old space has no room for stays in the nursery, and the other half has room for all of it.

#![allow(unsafe_code)]

use std::ops::Range;

use super::Heap;
use super::cards::{self, CrossingMap};
use super::layout::{Kind, LayoutTable, Strength};
use super::object::{Header, Ref};
use super::references::{self, Discovered};
use super::region::{CARD_BYTES, HALF_MAX, Memory, NURSERY, OLD_START, REFERENCES};
use super::roots::{CollectionKind, RootSet, RootVisitor, WeakVisitor};
use super::scan;
use crate::stopping::{OBJECT_COST, Pauses, STRETCH};

/// What a minor collection found.
#[derive(Clone, Copy, Debug)]
pub(super) struct MinorOutcome {
    /// Bytes of young objects before.
    pub nursery_bytes: u64,
    /// Bytes that moved to the other half.
    pub survivor_bytes: u64,
    /// Bytes that moved to the old space.
    pub promoted_bytes: u64,
    /// Bytes of the old space that were scanned, for references had been stored there.
    pub card_bytes: u64,
    /// Whether something should have been promoted and had no room.
    pub promotion_failed: bool,
}

struct Evacuation<'a> {
    memory: Memory,
    layouts: &'a LayoutTable,
    crossing: CrossingMap,
    /// The half that is emptied, up to its last object.
    from: u32,
    from_bytes: u32,
    /// Objects below this survived a collection before.
    aged: u32,
    to_scan: u64,
    to_top: u64,
    /// Survivors beyond this are promoted at once.
    to_target: u64,
    old_scan: u64,
    old_top: u64,
    old_limit: u64,
    promotion_failed: bool,
    discovered: Discovered,
    pauses: Pauses,
}

impl Heap {
    /// Empties the half in use. The caller decides on the size of the nursery and opens it for allocation.
    pub(super) fn evacuate<R: RootSet>(&mut self, layouts: &LayoutTable, roots: &mut R) -> MinorOutcome {
        let to_start = NURSERY + if self.half_start == NURSERY { HALF_MAX } else { 0 };
        let old_start = self.old_top;
        let mut evacuation = Evacuation {
            memory: self.memory(),
            layouts,
            crossing: self.crossing_map(),
            from: self.half_start as u32,
            from_bytes: (self.top - self.half_start) as u32,
            aged: self.aged_end as u32,
            to_scan: to_start,
            to_top: to_start,
            to_target: to_start + self.half_bytes / 2,
            old_scan: old_start,
            old_top: old_start,
            old_limit: old_start + self.old_room(),
            promotion_failed: false,
            discovered: Discovered::default(),
            pauses: Pauses::new(&self.watch),
        };
        let card_bytes = evacuation.dirty_cards(OLD_START..old_start);
        evacuation.root_area(REFERENCES..self.reference_slots_end);
        evacuation.reference(&mut self.pending);
        roots.visit_roots(CollectionKind::Minor, &mut evacuation);
        evacuation.drain();

        let cleared = evacuation.process_references(&mut self.pending);
        roots.visit_weak(CollectionKind::Minor, &mut evacuation);

        let outcome = MinorOutcome {
            nursery_bytes: self.top - self.half_start,
            survivor_bytes: evacuation.to_top - to_start,
            promoted_bytes: evacuation.old_top - old_start,
            card_bytes,
            promotion_failed: evacuation.promotion_failed,
        };
        self.old_top = evacuation.old_top;
        self.old_dirty = self.old_dirty.max(self.old_top);
        self.half_start = to_start;
        self.top = evacuation.to_top;
        self.statistics.cleared_references += cleared;
        outcome
    }
}

impl Evacuation<'_> {
    #[inline]
    fn is_from(&self, reference: u32) -> bool {
        // Null wraps around to the top.
        reference.wrapping_sub(self.from) < self.from_bytes
    }

    /// The new place of what a slot refers to.
    #[inline]
    fn forward(&mut self, reference: u32) -> u32 {
        if self.is_from(reference) { self.copy(reference) } else { reference }
    }

    fn copy(&mut self, reference: u32) -> u32 {
        let object = u64::from(reference);
        // SAFETY: a reference into the nursery is the start of an object, copied or not (H3).
        let header = unsafe { scan::header(self.memory, object) };
        if let Some(to) = header.forwarded() {
            return to.bits();
        }
        let layout = self.layouts.get(header.class());
        // SAFETY: the object was not copied yet (H5).
        let size = unsafe { scan::size(self.memory, layout, object) };
        let to = self.take(reference, size);
        // SAFETY: the destination is free memory of the other half or of the old space (H4).
        unsafe {
            copy_words(self.memory, object, to, size);
            self.memory.write(object, Header::forwarding(Ref::at(to)));
        }
        to as u32
    }

    /// Room for a copy of the object.
    #[inline]
    fn take(&mut self, reference: u32, size: u64) -> u64 {
        if reference < self.aged || self.to_top + size > self.to_target {
            if size <= self.old_limit - self.old_top {
                let to = self.old_top;
                self.old_top += size;
                // SAFETY: H1, H2: the old space has room for it; the collector has the heap for itself.
                unsafe { self.crossing.record(to, size) };
                return to;
            }
            self.promotion_failed = true;
        }
        let to = self.to_top;
        self.to_top += size;
        to
    }

    /// Scans until nothing copied is left unscanned.
    fn drain(&mut self) {
        loop {
            while self.to_scan < self.to_top {
                let stop = self.to_scan + STRETCH as u64;
                while self.to_scan < self.to_top.min(stop) {
                    self.to_scan += self.scan::<false>(self.to_scan);
                }
                self.pauses.look();
            }
            if self.old_scan == self.old_top {
                return;
            }
            while self.old_scan < self.old_top {
                let stop = self.old_scan + STRETCH as u64;
                while self.old_scan < self.old_top.min(stop) {
                    self.old_scan += self.scan::<true>(self.old_scan);
                }
                self.pauses.look();
            }
        }
    }

    /// Forwards all slots of a copied object; returns its size.
    #[inline(always)]
    fn scan<const OLD: bool>(&mut self, object: u64) -> u64 {
        let (memory, layouts) = (self.memory, self.layouts);
        // SAFETY: all that was copied is objects without gaps (H4, H5).
        unsafe {
            let class = scan::header(memory, object).class();
            let layout = layouts.get(class);
            scan::each_slot(memory, layouts, layout, object, |slot| self.update::<OLD>(slot));
            if let Kind::Reference(strength) = layout.kind {
                self.referent(object, class, strength);
            }
            scan::size(memory, layout, object)
        }
    }

    #[inline(always)]
    fn update<const OLD: bool>(&mut self, slot: u64) {
        // SAFETY: the slot lies in an object and holds a reference (H5).
        unsafe {
            let reference: u32 = self.memory.read(slot);
            if self.is_from(reference) {
                let to = self.copy(reference);
                self.memory.write(slot, to);
                if OLD && u64::from(to) < OLD_START {
                    cards::dirty(self.memory, slot);
                }
            }
        }
    }

    /// Forwards what the cards remember; returns the bytes that they stand for.
    fn dirty_cards(&mut self, old: Range<u64>) -> u64 {
        let (mut from, mut bytes) = (old.start, 0);
        // SAFETY: H1, H2: `old` is the old space as it was; the collector has the heap for itself.
        while let Some(run) = unsafe { cards::next_dirty(self.memory, from, old.end) } {
            // SAFETY: H1, H2: a run lies in that range.
            unsafe { cards::clear_range(self.memory, run.clone()) };
            // A stretch is whole cards.
            for start in run.clone().step_by(STRETCH) {
                self.old_objects(start..run.end.min(start + STRETCH as u64));
                self.pauses.spend(STRETCH as u32 / 8);
            }
            bytes += run.end - run.start;
            from = run.end.next_multiple_of(CARD_BYTES);
        }
        bytes
    }

    /// Forwards the slots in a range of the old space that starts at a card's start. Those that still refer to young
    /// objects dirty their cards again.
    fn old_objects(&mut self, window: Range<u64>) {
        let (memory, layouts) = (self.memory, self.layouts);
        // SAFETY: H2, H7: the window starts at a card's start, in the old space; the collector has the heap for itself.
        let mut object = unsafe { self.crossing.object_covering(window.start) };
        while object < window.end {
            // SAFETY: the old space has objects without gaps (H4, H5).
            unsafe {
                let class = scan::header(memory, object).class();
                let layout = layouts.get(class);
                scan::each_slot_within(memory, layouts, layout, object, window.clone(), |slot| {
                    self.update::<true>(slot)
                });
                if let Kind::Reference(strength) = layout.kind
                    && window.contains(&(object + u64::from(layouts.reference_fields(class).referent)))
                {
                    self.referent(object, class, strength);
                }
                object += scan::size(memory, layout, object);
            }
        }
    }

    fn root_area(&mut self, slots: Range<u64>) {
        for slot in slots.step_by(8) {
            // SAFETY: H1, H3: the slot lies in the root area, whose reference slots hold zero-extended references.
            unsafe {
                let reference: u64 = self.memory.read(slot);
                let to = self.forward(reference as u32);
                self.memory.write(slot, u64::from(to));
            }
        }
    }

    /// The referent of a reference object in its final place.
    fn referent(&mut self, object: u64, class: u32, strength: Strength) {
        let fields = self.layouts.reference_fields(class);
        let slot = object + u64::from(fields.referent);
        // SAFETY: the slot lies in the object and holds a reference (H5).
        let referent: u32 = unsafe { self.memory.read(slot) };
        if !self.is_from(referent) {
            return;
        }
        if strength == Strength::Soft || self.forwarded(referent).is_some() {
            // Minor collections clear no soft references.
            self.update::<true>(slot);
        } else {
            // SAFETY: H2, H5: a reference object, by its class, in its final place; the collector has the heap for itself.
            unsafe { self.discovered.add(self.memory, object, fields) };
        }
    }

    /// Where an object of the half that is emptied went, if it went anywhere.
    fn forwarded(&self, reference: u32) -> Option<Ref> {
        // SAFETY: H3: a reference into the nursery is the start of an object, copied or not.
        unsafe { scan::header(self.memory, u64::from(reference)) }.forwarded()
    }

    fn process_references(&mut self, pending: &mut Ref) -> u64 {
        let mut cleared = 0;
        // SAFETY: H2: they are in their final places; the collector has the heap for itself.
        while let Some((object, fields)) = unsafe { self.discovered.take(self.memory, self.layouts) } {
            let slot = object + u64::from(fields.referent);
            // SAFETY: the slot lies in the object and holds a reference (H5).
            let referent: u32 = unsafe { self.memory.read(slot) };
            self.pauses.spend(OBJECT_COST);
            if self.forwarded(referent).is_some() {
                self.update::<true>(slot);
            } else {
                // SAFETY: H2, H5: a reference object that is in no list now; the collector has the heap for itself.
                unsafe { references::clear(self.memory, object, fields, pending) };
                cleared += 1;
            }
        }
        cleared
    }
}

impl RootVisitor for Evacuation<'_> {
    #[inline]
    fn slot(&mut self, slot: &mut u64) {
        *slot = u64::from(self.forward(*slot as u32));
    }

    #[inline]
    fn reference(&mut self, reference: &mut Ref) {
        *reference = Ref::at(u64::from(self.forward(reference.bits())));
    }

    #[inline]
    fn pause(&mut self) {
        self.pauses.spend(OBJECT_COST);
    }
}

impl WeakVisitor for Evacuation<'_> {
    fn forward(&mut self, reference: Ref) -> Option<Ref> {
        if self.is_from(reference.bits()) { self.forwarded(reference.bits()) } else { Some(reference) }
    }

    #[inline]
    fn pause(&mut self) {
        self.pauses.spend(OBJECT_COST);
    }
}

/// Copies an object. Most are a few words, for which a loop is faster than a call.
///
/// # Safety
/// Source and destination are `size` bytes each and do not overlap.
#[inline]
unsafe fn copy_words(memory: Memory, from: u64, to: u64, size: u64) {
    // SAFETY: H1, H5: the caller promises `size` bytes at both places, which do not overlap; objects are whole words.
    unsafe {
        if size <= 64 {
            let mut offset = 0;
            while offset < size {
                memory.write(to + offset, memory.read::<u64>(from + offset));
                offset += 8;
            }
        } else {
            memory.at(from).copy_to_nonoverlapping(memory.at(to), size as usize);
        }
    }
}
