//! Where references live outside of objects: the root area, and what the VM shows to the collector.
//!
//! In go slots: 8-byte places, each at a constant distance from the base, so that code reaches a static field, a
//! literal or a class mirror by one load. Reference slots are roots without further ado; frames, handles and side
//! tables are shown through [`RootSet`].

#![allow(unsafe_code)]

use super::Heap;
use super::object::Ref;
use super::region::{CARDS, PRIMITIVES, REFERENCES};

/// Receives each slot that holds a strong reference. The collector may change the slot.
pub trait RootVisitor {
    /// A slot of a frame, a handle stack or an exception in flight: a zero-extended reference.
    fn slot(&mut self, slot: &mut u64);

    /// A reference kept in a Rust structure.
    fn reference(&mut self, reference: &mut Ref);

    /// Called for each frame shown and each entry of a table: where the run is to end, the collection is abandoned, and
    /// the caller with it, by unwinding.
    fn pause(&mut self) {}
}

/// Tells who holds an object weakly whether it lives, and where.
pub trait WeakVisitor {
    /// The object's reference after the collection, or `None` if nothing holds it any more.
    fn forward(&mut self, reference: Ref) -> Option<Ref>;

    /// As [`RootVisitor::pause`].
    fn pause(&mut self) {}
}

/// What a collection looks at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CollectionKind {
    /// The nursery only: objects of the old space all live and stay where they are ([`Heap::is_old`]).
    Minor,
    /// Everything: any object may move or die.
    Full,
}

/// The references that a VM holds outside of its heap.
///
/// # Safety
/// `visit_roots` visits every slot that will be used as a reference after the collection, and each holds null or a
/// reference to an object of this heap (H3). `visit_weak` replaces or drops every reference that it keeps. Both visit
/// the same slots each time they are called within one collection, and neither visits one slot twice.
pub unsafe trait RootSet {
    /// Shows all strong references. A full collection calls this more than once. In a minor one, references to old
    /// objects need no visit.
    fn visit_roots<V: RootVisitor>(&mut self, kind: CollectionKind, visitor: &mut V);

    /// Forwards or drops all weak references (intern table, monitor table); called once at the end of a collection. In
    /// a minor one, entries that are old need no visit.
    fn visit_weak<V: WeakVisitor>(&mut self, kind: CollectionKind, visitor: &mut V);
}

impl Heap {
    /// A new slot for a primitive static field, holding 0: its distance from the base. `None` when all are taken.
    pub fn allocate_primitive_slot(&mut self) -> Option<u32> {
        take_slot(&mut self.primitive_slots_end, REFERENCES)
    }

    /// A new slot for a reference, holding null: its distance from the base. `None` when all are taken.
    ///
    /// The slot is a root for as long as the heap lives.
    pub fn allocate_reference_slot(&mut self) -> Option<u32> {
        take_slot(&mut self.reference_slots_end, CARDS)
    }

    /// The value of a slot of the root area. A reference is zero-extended.
    #[inline]
    pub fn load_slot(&self, slot: u32) -> u64 {
        self.check_slot(slot);
        // SAFETY: the slot is in the root area, which is always readable (H1).
        unsafe { self.memory().read(u64::from(slot)) }
    }

    /// Writes a primitive slot. The slot must come from [`Heap::allocate_primitive_slot`].
    #[inline]
    pub fn store_primitive_slot(&mut self, slot: u32, value: u64) {
        self.check_slot(slot);
        assert!(u64::from(slot) < REFERENCES, "slot {slot:#x} holds references");
        // SAFETY: the slot is in the root area (H1).
        unsafe { self.memory().write(u64::from(slot), value) }
    }

    /// Writes a reference slot. The slot must come from [`Heap::allocate_reference_slot`].
    #[inline]
    pub fn store_reference_slot(&mut self, slot: u32, value: Ref) {
        self.check_slot(slot);
        assert!(u64::from(slot) >= REFERENCES, "slot {slot:#x} holds primitives");
        // SAFETY: the slot is in the root area (H1).
        unsafe { self.memory().write(u64::from(slot), value.to_slot()) }
    }

    /// What a slot of the root area refers to.
    #[inline]
    pub fn load_reference_slot(&self, slot: u32) -> Ref {
        assert!(u64::from(slot) >= REFERENCES, "slot {slot:#x} holds primitives");
        // SAFETY: reference slots hold references, and the collector updates them (H3).
        unsafe { Ref::from_slot(self.load_slot(slot)) }
    }

    #[inline]
    fn check_slot(&self, slot: u32) {
        let slot = u64::from(slot);
        let taken = (PRIMITIVES..self.primitive_slots_end).contains(&slot)
            || (REFERENCES..self.reference_slots_end).contains(&slot);
        assert!(taken && slot.is_multiple_of(8), "no slot at {slot:#x}");
    }
}

fn take_slot(end: &mut u64, limit: u64) -> Option<u32> {
    let slot = *end;
    if slot + 8 > limit {
        return None;
    }
    *end = slot + 8;
    Some(slot as u32)
}
