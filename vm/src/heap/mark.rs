//! Marking: which objects can be reached.
//!
//! In go the roots; out comes the [`LiveMap`] with every reachable object marked, and the reference objects whose
//! referents were not. An object's first bit is set when it is first met, the others when it is scanned. The stack of what is
//! still to be scanned has a fixed size. An array is scanned a piece at a time, with a note on the stack of where to go on, so
//! it takes two entries however long it is. What the stack has no room for is marked all the same, and found again by a walk
//! over the marked objects from the lowest one left out.

#![allow(unsafe_code)]

use std::ops::Range;

use super::Heap;
use super::layout::{Kind, LayoutTable, Strength};
use super::live_map::{LiveMap, parts};
use super::object::{ELEMENTS_OFFSET, Ref};
use super::references::{self, Discovered};
use super::region::{Memory, OLD_START, REFERENCES};
use super::roots::{CollectionKind, RootSet, RootVisitor};
use super::scan;
use crate::stopping::{OBJECT_COST, Pauses};

/// Elements of an array that are scanned at a time.
const PIECE: u32 = 256;
/// Objects whose headers are fetched ahead of their scan.
const AHEAD: usize = 8;
/// Set in an entry that is an array to be gone on with; the entry below it is the index.
const CONTINUED: u32 = 1;

/// What a full collection does with soft references whose referents are not strongly reachable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum SoftReferences {
    Keep,
    Clear,
}

pub(super) struct Marker<'a> {
    memory: Memory,
    layouts: &'a LayoutTable,
    pub live: LiveMap,
    /// Where objects are: the nursery's half in use and the old space.
    spaces: [Range<u64>; 2],
    stack: u64,
    stack_len: usize,
    stack_limit: usize,
    /// Objects whose headers are on the way into the cache; the next to be scanned is at `ahead_next`.
    ahead: [u32; AHEAD],
    ahead_next: usize,
    /// The lowest object that is marked but was not pushed.
    left_out: u64,
    soft: SoftReferences,
    /// Whether a soft reference kept something alive.
    pub soft_kept: bool,
    discovered: Discovered,
    pauses: Pauses,
}

impl Heap {
    /// Marks what `roots` and the root area reach.
    pub(super) fn mark<'a, R: RootSet>(
        &mut self,
        layouts: &'a LayoutTable,
        roots: &mut R,
        soft: SoftReferences,
    ) -> Marker<'a> {
        let tables = self.region.tables;
        let mut marker = Marker {
            memory: self.memory(),
            layouts,
            live: self.live_map(),
            spaces: [self.half_start..self.top, OLD_START..self.old_top],
            stack: tables.mark_stack,
            stack_len: 0,
            stack_limit: self.mark_stack_entries(),
            ahead: [0; AHEAD],
            ahead_next: 0,
            left_out: u64::MAX,
            soft,
            soft_kept: false,
            discovered: Discovered::default(),
            pauses: Pauses::new(&self.watch),
        };
        for space in marker.spaces.clone() {
            for part in parts(space) {
                // SAFETY: H1, H2: a part of the nursery or the old space; the heap is borrowed mutably.
                unsafe { marker.live.clear(part.start, part.end) };
                marker.pauses.look();
            }
        }
        for slot in (REFERENCES..self.reference_slots_end).step_by(8) {
            // SAFETY: H1, H3: the slot lies in the root area, whose reference slots hold zero-extended references.
            marker.reach(unsafe { marker.memory.read::<u64>(slot) } as u32);
        }
        marker.reach(self.pending.bits());
        roots.visit_roots(CollectionKind::Full, &mut marker);
        marker.finish();
        self.statistics.cleared_references += marker.process_references(&mut self.pending);
        marker
    }
}

impl Heap {
    fn mark_stack_entries(&self) -> usize {
        let entries = self.region.tables.mark_stack_len;
        self.stress.options.mark_stack_entries.map_or(entries, |few| entries.min(few as usize))
    }
}

impl Marker<'_> {
    /// Marks the start of an object and remembers to scan it. The object itself is not touched.
    #[inline]
    fn reach(&mut self, reference: u32) {
        let object = u64::from(reference);
        // SAFETY: H2, H3: references come from slots of objects and roots, and the collector has the heap for itself.
        if object != 0 && unsafe { self.live.mark_start(object) } {
            self.push(object);
        }
    }

    #[inline]
    fn push(&mut self, object: u64) {
        if self.stack_len == self.stack_limit {
            self.left_out = self.left_out.min(object);
            return;
        }
        self.push_entry(object as u32);
    }

    #[inline]
    fn push_entry(&mut self, entry: u32) {
        // SAFETY: H1: the side table has room for `stack_limit` entries, and callers have seen that fewer are in use.
        unsafe { self.memory.write(self.stack + 4 * self.stack_len as u64, entry) };
        self.stack_len += 1;
    }

    #[inline]
    fn pop(&mut self) -> Option<u32> {
        self.stack_len = self.stack_len.checked_sub(1)?;
        // SAFETY: H1: the entry lies in the side table, and those below the length were written.
        Some(unsafe { self.memory.read(self.stack + 4 * self.stack_len as u64) })
    }

    /// Scans all that was pushed. Each object's header is asked for some objects before it is needed: a full collection
    /// waits for memory more than for anything else.
    fn drain(&mut self) {
        let mut idle = 0;
        while idle < AHEAD {
            let mut entry = 0;
            if let Some(popped) = self.pop() {
                if popped & CONTINUED != 0 {
                    let index = self.pop().expect("a continued array lies above its index");
                    self.scan_array(u64::from(popped & !CONTINUED), index);
                    continue;
                }
                self.memory.prefetch(u64::from(popped));
                entry = popped;
            }
            let next = std::mem::replace(&mut self.ahead[self.ahead_next], entry);
            self.ahead_next = (self.ahead_next + 1) % AHEAD;
            idle = if next | entry == 0 { idle + 1 } else { 0 };
            if next != 0 {
                self.scan(u64::from(next));
            }
        }
    }

    /// Scans all that was pushed or left out.
    fn finish(&mut self) {
        self.drain();
        while self.left_out != u64::MAX {
            let from = std::mem::replace(&mut self.left_out, u64::MAX);
            for space in self.spaces.clone() {
                let mut object = from.max(space.start);
                // SAFETY: H1, H2: what is left of a space; the collector has the heap for itself.
                while let Some(found) = unsafe { self.live.next_live(object, space.end) } {
                    // The first live word after an object is the start of one.
                    object = found + self.scan(found);
                    self.drain();
                }
            }
        }
    }

    /// Marks all of an object whose start is marked, and what it refers to; returns its size.
    #[inline]
    fn scan(&mut self, object: u64) -> u64 {
        let (memory, layouts) = (self.memory, self.layouts);
        // SAFETY: only objects are marked (H3, H5).
        let (class, layout, size) = unsafe {
            let class = scan::header(memory, object).class();
            let layout = layouts.get(class);
            (class, layout, scan::size(memory, layout, object))
        };
        // SAFETY: H2, H5: the object has that size; the collector has the heap for itself.
        unsafe { self.live.mark(object, size) };
        self.pauses.spend(OBJECT_COST);
        if layout.kind == Kind::ReferenceArray {
            self.scan_array(object, 0);
        } else {
            layouts.each_reference(layout, |offset| self.reach_slot(object + u64::from(offset)));
            if let Kind::Reference(strength) = layout.kind {
                self.referent(object, class, strength);
            }
        }
        size
    }

    fn scan_array(&mut self, array: u64, index: u32) {
        // SAFETY: an array has a length (H5).
        let length = unsafe { scan::length(self.memory, array) };
        let mut end = length;
        if length - index > PIECE && self.stack_len + 2 <= self.stack_limit {
            end = index + PIECE;
            self.push_entry(end);
            self.push_entry(array as u32 | CONTINUED);
        }
        self.pauses.spend(end - index);
        for index in index..end {
            self.reach_slot(array + u64::from(ELEMENTS_OFFSET) + 4 * u64::from(index));
        }
    }

    #[inline]
    fn reach_slot(&mut self, slot: u64) {
        // SAFETY: the slot lies in an object and holds a reference (H5).
        self.reach(unsafe { self.memory.read(slot) });
    }

    fn referent(&mut self, object: u64, class: u32, strength: Strength) {
        let fields = self.layouts.reference_fields(class);
        // SAFETY: the slot lies in the object and holds a reference (H5).
        let referent: u32 = unsafe { self.memory.read(object + u64::from(fields.referent)) };
        // SAFETY: H2, H3: the referent is an object; the collector has the heap for itself.
        if referent == 0 || unsafe { self.live.is_marked(u64::from(referent)) } {
            return;
        }
        if strength == Strength::Soft && self.soft == SoftReferences::Keep {
            self.soft_kept = true;
            self.reach(referent);
        } else {
            // SAFETY: H2, H5: a reference object, by its class; marking moves none.
            unsafe { self.discovered.add(self.memory, object, fields) };
        }
    }

    fn process_references(&mut self, pending: &mut Ref) -> u64 {
        let mut cleared = 0;
        // SAFETY: H2: marking moves no objects, and the collector has the heap for itself.
        while let Some((object, fields)) = unsafe { self.discovered.take(self.memory, self.layouts) } {
            self.pauses.spend(OBJECT_COST);
            // SAFETY: H2, H5: a reference object that is in no list now, whose referent's slot holds an object (H3): null was
            // not discovered, and only those taken out are cleared.
            unsafe {
                let referent: u32 = self.memory.read(object + u64::from(fields.referent));
                if !self.live.is_marked(u64::from(referent)) {
                    references::clear(self.memory, object, fields, pending);
                    cleared += 1;
                }
            }
        }
        cleared
    }
}

impl RootVisitor for Marker<'_> {
    #[inline]
    fn slot(&mut self, slot: &mut u64) {
        self.reach(*slot as u32);
    }

    #[inline]
    fn reference(&mut self, reference: &mut Ref) {
        self.reach(reference.bits());
    }

    #[inline]
    fn pause(&mut self) {
        self.pauses.spend(OBJECT_COST);
    }
}
