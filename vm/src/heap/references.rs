//! Clearing the reference objects of `java.lang.ref`.
//!
//! In go the reference objects that a collection meets whose referents it has not reached; out comes the list of those
//! that it cleared and that have a queue, for the VM to enqueue. Both lists hang together by a hidden field of the reference
//! objects, so they take no memory. A reference object whose link is not null is in one of the two; the last one's link is itself.
//!
//! Minor collections treat soft references as strong. Full collections do so too unless memory is short; before memory
//! runs out, all of them are cleared. Weak and phantom references differ only in what Java code may do with them.

#![allow(unsafe_code)]

use super::Heap;
use super::layout::{LayoutTable, ReferenceFields};
use super::object::Ref;
use super::region::Memory;
use super::{cards, scan};

/// The reference objects met in this collection whose referents were not reached when they were met, the first one first:
/// queues then give what was cleared by one collection in the order in which HotSpot's do.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Discovered {
    head: u64,
    /// Where the last one's link is.
    last_link: u64,
}

impl Discovered {
    /// Adds a reference object, unless it is in a list already.
    ///
    /// # Safety
    /// It is one, with these fields (H5); those added before it have not moved since, and nobody else looks at the heap (H2).
    pub unsafe fn add(&mut self, memory: Memory, object: u64, fields: ReferenceFields) {
        let link = object + u64::from(fields.link);
        // SAFETY: H2, H5: the caller promises reference objects, in which the links lie.
        unsafe {
            if memory.read::<u32>(link) == 0 {
                memory.write(link, object as u32);
                if self.head == 0 {
                    self.head = object;
                } else {
                    memory.write(self.last_link, object as u32);
                }
                self.last_link = link;
            }
        }
    }

    /// Takes one reference object out.
    ///
    /// # Safety
    /// Those added have not moved since, their classes are those of `layouts`, and nobody else looks at the heap (H2).
    pub unsafe fn take(&mut self, memory: Memory, layouts: &LayoutTable) -> Option<(u64, ReferenceFields)> {
        if self.head == 0 {
            return None;
        }
        let object = self.head;
        // SAFETY: H2, H5: the list has reference objects only, as `add` was promised; the caller promises the rest.
        unsafe {
            let fields = layouts.reference_fields(scan::header(memory, object).class());
            let link = object + u64::from(fields.link);
            let next = u64::from(memory.read::<u32>(link));
            memory.write(link, 0_u32);
            self.head = if next == object { 0 } else { next };
            Some((object, fields))
        }
    }
}

/// Clears a reference object's referent, and adds the object to the list of cleared ones if it has a queue: what nobody is told
/// of costs no bytecodes, whose number would depend on when there are collections.
///
/// # Safety
/// It is a reference object with these fields, in neither list (H5), and nobody else looks at the heap (H2).
pub(super) unsafe fn clear(memory: Memory, object: u64, fields: ReferenceFields, pending: &mut Ref) {
    let link = object + u64::from(fields.link);
    // SAFETY: H2, H5: the caller promises a reference object, in which referent and queue lie.
    let has_queue = unsafe {
        memory.write(object + u64::from(fields.referent), 0_u32);
        memory.read::<u32>(object + u64::from(fields.queue)) != 0
    };
    if !has_queue {
        return;
    }
    let next = if pending.is_null() { Ref::at(object) } else { *pending };
    // SAFETY: H2, H5: the link lies in the object that the caller promises; H1: so its card is one of the heap's.
    unsafe {
        memory.write(link, next.bits());
        cards::dirty(memory, link);
    }
    *pending = Ref::at(object);
}

impl Heap {
    /// One reference object with a queue that the collector has cleared and that was not handed over yet, the latest first.
    pub fn take_cleared(&mut self) -> Option<Ref> {
        if self.pending.is_null() {
            return None;
        }
        let object = self.pending;
        let link = self.layouts.reference_fields(self.class_of(object).0).link;
        let next = self.load_reference(object, link);
        self.store_reference(object, link, Ref::NULL);
        self.pending = if next == object { Ref::NULL } else { next };
        Some(object)
    }

    /// Whether [`Heap::take_cleared`] would give a reference object.
    pub fn has_cleared(&self) -> bool {
        !self.pending.is_null()
    }
}
