//! References that natives hold over points that may collect.

#![allow(unsafe_code)]

use crate::heap::{Ref, RootVisitor};

/// Names a reference in the VM's handle stack. It is dropped when the native that made it ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Handle(u32);

/// The handle stack. No native makes more handles for larger arguments, so there are few, and nobody counts them.
#[derive(Default)]
pub(crate) struct Handles {
    slots: Vec<u64>,
}

impl Handles {
    /// Keeps a reference until its handle is dropped, or the native that has made it ends.
    pub fn push(&mut self, reference: Ref) -> Handle {
        self.slots.push(reference.to_slot());
        Handle(self.slots.len() as u32 - 1)
    }

    /// Drops the handle made last and gives what it holds.
    pub fn pop(&mut self, handle: Handle) -> Ref {
        let reference = self.get(handle);
        self.slots.truncate(handle.0 as usize);
        reference
    }

    /// What a handle holds.
    pub fn get(&self, handle: Handle) -> Ref {
        let slot = self.slots.get(handle.0 as usize).copied().unwrap_or(0);
        // SAFETY: I6, H3: only references are pushed, and the collector, which is shown all of them, brings them up to
        // date.
        unsafe { Ref::from_slot(slot) }
    }

    /// How many handles there are: a mark for [`Handles::truncate`].
    pub fn len(&self) -> usize {
        self.slots.len()
    }

    /// Drops all handles from a mark on.
    pub fn truncate(&mut self, mark: usize) {
        self.slots.truncate(mark);
    }

    /// Shows all handles to the collector.
    pub fn visit<V: RootVisitor>(&mut self, visitor: &mut V) {
        self.slots.iter_mut().for_each(|slot| visitor.slot(slot));
    }
}
