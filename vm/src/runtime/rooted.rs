//! References that the host holds for as long as it likes: in go references, out come [`Rooted`]s, each of which keeps its
//! object alive until it is dropped.
//!
//! A host may drop one at any time, in any thread, while the VM runs or when it is gone: the number goes to a list, and its
//! slot is used again when the VM looks at that list next.

#![allow(unsafe_code)]

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use parking_lot::Mutex;

use crate::heap::{Ref, RootVisitor};

/// What a VM's table and its [`Rooted`]s share; its address is the VM's identity.
#[derive(Debug, Default)]
struct Owner {
    /// Whether any number waits.
    any: AtomicBool,
    /// Numbers whose owners are gone.
    released: Mutex<Vec<u32>>,
}

/// Keeps an object of a VM alive.
#[derive(Debug)]
pub(crate) struct Rooted {
    slot: u32,
    owner: Arc<Owner>,
}

impl Drop for Rooted {
    fn drop(&mut self) {
        self.owner.released.lock().push(self.slot);
        self.owner.any.store(true, Ordering::Release);
    }
}

/// The objects that a VM's host holds.
#[derive(Default)]
pub(crate) struct RootTable {
    owner: Arc<Owner>,
    slots: Vec<u64>,
    free: Vec<u32>,
}

impl RootTable {
    /// Keeps an object alive.
    pub fn add(&mut self, reference: Ref) -> Rooted {
        self.take_back();
        let slot = self.free.pop().unwrap_or_else(|| {
            self.slots.push(0);
            self.slots.len() as u32 - 1
        });
        self.slots[slot as usize] = reference.to_slot();
        Rooted { slot, owner: Arc::clone(&self.owner) }
    }

    /// The object; `None` if it is one of another VM.
    pub fn get(&self, rooted: &Rooted) -> Option<Ref> {
        if !Arc::ptr_eq(&rooted.owner, &self.owner) {
            return None;
        }
        // SAFETY: H3: only references are added, and the collector updates them; the slot is this one's until it is dropped.
        self.slots.get(rooted.slot as usize).map(|&slot| unsafe { Ref::from_slot(slot) })
    }

    /// How many objects the host holds.
    pub fn count(&mut self) -> usize {
        self.take_back();
        self.slots.len() - self.free.len()
    }

    /// Uses the slots of those that were dropped again.
    fn take_back(&mut self) {
        // A look costs nothing, where to take does.
        if self.owner.any.load(Ordering::Relaxed) && self.owner.any.swap(false, Ordering::Acquire) {
            for slot in self.owner.released.lock().drain(..) {
                self.slots[slot as usize] = 0;
                self.free.push(slot);
            }
        }
    }

    /// Shows all to the collector.
    pub fn visit<V: RootVisitor>(&mut self, visitor: &mut V) {
        self.take_back();
        self.slots.iter_mut().filter(|slot| **slot != 0).for_each(|slot| visitor.slot(slot));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slot_is_used_again_once_its_owner_is_gone_and_never_in_another_vm() {
        let (mut table, mut other) = (RootTable::default(), RootTable::default());
        // SAFETY: H3: nobody looks at what they lead to: the table only keeps them.
        let [a, b] = [8, 16].map(|offset| unsafe { Ref::from_bits(offset) });
        let first = table.add(a);
        let second = table.add(b);
        assert_eq!((table.get(&first), table.get(&second), table.count()), (Some(a), Some(b), 2));
        assert_eq!(other.get(&first), None);
        drop(first);
        assert_eq!(table.count(), 1);
        let third = table.add(a);
        assert_eq!((table.get(&third), table.get(&second), table.slots.len()), (Some(a), Some(b), 2));
        let foreign = other.add(a);
        assert_eq!((table.get(&foreign), table.count()), (None, 2));
        drop(table);
        drop((second, third));
    }
}
