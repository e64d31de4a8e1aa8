//! Compaction: sliding what is marked together, in place.
//!
//! In goes a [`LiveMap`]; out come an old space and a nursery without gaps, and all references updated. Destinations are
//! computed from the map alone, so one pass over the live objects does both, updating each object's slots and moving it:
//! objects move towards lower addresses only, over what was moved already. Objects keep their order. The nursery's
//! survivors follow the old objects into the old space, or, if not all of them fit, stay in the nursery.

#![allow(unsafe_code)]

use std::ops::Range;

use super::Heap;
use super::cards::{self, CrossingMap};
use super::layout::{Kind, LayoutTable};
use super::live_map::{LiveMap, parts};
use super::object::Ref;
use super::region::{Memory, OLD_START, REFERENCES};
use super::roots::{CollectionKind, RootSet, RootVisitor, WeakVisitor};
use super::scan;
use crate::stopping::{OBJECT_COST, Pauses, STRETCH};

/// What a compaction left.
#[derive(Clone, Copy, Debug)]
pub(super) struct Compacted {
    pub live_bytes: u64,
    /// Bytes that moved from the nursery to the old space.
    pub promoted_bytes: u64,
}

struct Forwarder<'a> {
    memory: Memory,
    layouts: &'a LayoutTable,
    live: LiveMap,
    crossing: CrossingMap,
    pauses: Pauses,
}

impl Heap {
    /// Moves all marked objects. The nursery's size stays.
    pub(super) fn compact<R: RootSet>(&mut self, layouts: &LayoutTable, live: LiveMap, roots: &mut R) -> Compacted {
        let nursery = self.half_start..self.top;
        let old = OLD_START..self.old_top;
        // SAFETY: H1, H2: the half in use of the nursery; the heap is borrowed mutably.
        let young_bytes = unsafe { live.live_bytes(nursery.start, nursery.end) };
        let mut pauses = Pauses::new(&self.watch);
        let old_end = parts(old.clone()).fold(OLD_START, |to, part| {
            pauses.look();
            // SAFETY: H1, H2: a part of the old space; the heap is borrowed mutably.
            unsafe { live.assign(part.start, part.end, to) }
        });
        let capacity = self.budget.limit - self.budget.charges.total - 2 * self.budget.half_min;
        let promote = old_end - OLD_START + young_bytes <= capacity;
        // SAFETY: H1, H2: the half in use of the nursery; the heap is borrowed mutably.
        unsafe { live.assign(nursery.start, nursery.end, if promote { old_end } else { nursery.start }) };

        let crossing = self.crossing_map();
        let mut forwarder = Forwarder { memory: self.memory(), layouts, live, crossing, pauses };
        for slot in (REFERENCES..self.reference_slots_end).step_by(8) {
            // SAFETY: H1, H3: the slot lies in the root area, whose reference slots hold zero-extended references.
            unsafe {
                let reference: u64 = forwarder.memory.read(slot);
                forwarder.memory.write(slot, u64::from(target(live, reference as u32)));
            }
        }
        forwarder.reference(&mut self.pending);
        roots.visit_roots(CollectionKind::Full, &mut forwarder);
        roots.visit_weak(CollectionKind::Full, &mut forwarder);

        // SAFETY: H1, H2: the range is the old space's, and the heap is borrowed mutably.
        unsafe { cards::clear_range(forwarder.memory, old.clone()) };
        forwarder.slide(old.clone(), OLD_START);
        forwarder.slide(nursery.clone(), if promote { old_end } else { nursery.start });

        self.old_top = if promote { old_end + young_bytes } else { old_end };
        self.top = if promote { nursery.start } else { nursery.start + young_bytes };
        self.old_dirty = self.old_dirty.max(self.old_top);
        Compacted {
            live_bytes: old_end - OLD_START + young_bytes,
            promoted_bytes: if promote { young_bytes } else { 0 },
        }
    }
}

/// Where what a slot refers to goes.
///
/// # Safety
/// The reference is null or one to an object (H3), and nobody else changes the map (H2).
#[inline]
unsafe fn target(live: LiveMap, reference: u32) -> u32 {
    if reference == 0 {
        return 0;
    }
    let object = u64::from(reference);
    // SAFETY: H2, H3: the caller promises an object, and the rest.
    unsafe {
        debug_assert!(live.is_marked(object), "{object:#x} was not marked: its slot was shown once, or thrice");
        live.destination(object) as u32
    }
}

impl Forwarder<'_> {
    /// Updates and moves the live objects of a space, run by run.
    fn slide(&mut self, space: Range<u64>, mut to: u64) {
        let mut object = space.start;
        // SAFETY: H1, H2: what is left of a space; the heap is borrowed mutably.
        while let Some(run) = unsafe { self.live.next_live(object, space.end) } {
            object = run;
            // SAFETY: H1, H2: the object lies below the end of its space; the heap is borrowed mutably.
            while object < space.end && unsafe { self.live.is_marked(object) } {
                object += self.update(object, to + (object - run));
            }
            let bytes = object - run;
            if run != to {
                self.copy_run(run, to, bytes);
            }
            to += bytes;
        }
    }

    /// Copies a run, a stretch at a time: it goes to lower or to free memory, so none is written over before it was read.
    #[inline]
    fn copy_run(&mut self, run: u64, to: u64, bytes: u64) {
        let mut done = 0;
        while done < bytes {
            let stretch = (bytes - done).min(STRETCH as u64);
            // SAFETY: what was at the destination has been moved (H4).
            unsafe { self.memory.at(run + done).copy_to(self.memory.at(to + done), stretch as usize) };
            done += stretch;
            if done < bytes {
                self.pauses.look();
            }
        }
    }

    /// Updates the slots of the object at `object`, which will be at `to`; returns its size.
    #[inline]
    fn update(&mut self, object: u64, to: u64) -> u64 {
        let (memory, layouts, live) = (self.memory, self.layouts, self.live);
        self.pauses.spend(OBJECT_COST);
        // SAFETY: the object is marked and was not moved yet (H5).
        unsafe {
            let class = scan::header(memory, object).class();
            let layout = layouts.get(class);
            let size = scan::size(memory, layout, object);
            let old = to >= OLD_START;
            let update_slot = |slot: u64| {
                let reference: u32 = memory.read(slot);
                let target = target(live, reference);
                memory.write(slot, target);
                if old && target != 0 && u64::from(target) < OLD_START {
                    cards::dirty(memory, to + (slot - object));
                }
            };
            if layout.kind == Kind::ReferenceArray && size > STRETCH as u64 {
                for start in (object..object + size).step_by(STRETCH) {
                    self.pauses.look();
                    scan::each_slot_within(memory, layouts, layout, object, start..start + STRETCH as u64, update_slot);
                }
            } else {
                scan::each_slot(memory, layouts, layout, object, update_slot);
            }
            if let Kind::Reference(_) = layout.kind {
                update_slot(object + u64::from(layouts.reference_fields(class).referent));
            }
            if old {
                self.crossing.record(to, size);
            }
            size
        }
    }
}

impl RootVisitor for Forwarder<'_> {
    #[inline]
    fn slot(&mut self, slot: &mut u64) {
        // SAFETY: H2, H3: a root set shows slots with references; the collector has the heap for itself.
        *slot = u64::from(unsafe { target(self.live, *slot as u32) });
    }

    #[inline]
    fn reference(&mut self, reference: &mut Ref) {
        // SAFETY: H2, H3: it is null or a live object's, and the heap is borrowed mutably.
        *reference = Ref::at(u64::from(unsafe { target(self.live, reference.bits()) }));
    }

    #[inline]
    fn pause(&mut self) {
        self.pauses.spend(OBJECT_COST);
    }
}

impl WeakVisitor for Forwarder<'_> {
    fn forward(&mut self, reference: Ref) -> Option<Ref> {
        let object = reference.offset();
        // SAFETY: H2, H3: a root set shows references; the collector has the heap for itself.
        unsafe { self.live.is_marked(object).then(|| Ref::at(self.live.destination(object))) }
    }

    #[inline]
    fn pause(&mut self) {
        self.pauses.spend(OBJECT_COST);
    }
}
