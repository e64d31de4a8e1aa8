//! Objects that machine code has not made since nothing but exits needs them: plans in, objects of the heap out (K16).

#![allow(unsafe_code)]

use crate::heap::{LENGTH_OFFSET, Ref};
use crate::thread::monitor::Enter;
use crate::tiering::objects::{FieldValue, ObjectPlan, Objects};
use crate::vm::Vm;

impl Vm {
    /// Makes the objects of an exit from the reserve, which the region has found whole when it was entered, and
    /// completes the slots.
    ///
    /// # Safety
    /// `root` is the header of the region's root frame, and the objects are those of one of the region's exits (I7).
    pub(super) unsafe fn materialise(&mut self, objects: &Objects, root: *mut u64) {
        let made = self.make_objects(objects);
        for &(slot, object) in &objects.slots {
            // SAFETY: I7: slots of the plan lie inside the frames that the region has checked the stack for.
            unsafe { *root.offset(slot as isize) = made[usize::from(object)].to_slot() };
        }
    }

    /// Makes the objects of an exit, by number.
    pub(super) fn make_objects(&mut self, objects: &Objects) -> Vec<Ref> {
        let made: Vec<Ref> = objects.objects.iter().map(|plan| self.make(plan)).collect();
        for (plan, &object) in objects.objects.iter().zip(&made) {
            for field in &plan.fields {
                let bits = match field.value {
                    FieldValue::Constant(bits) => bits,
                    FieldValue::Stored(index) => self.tiering.exit_values[usize::from(index)],
                    FieldValue::Object(index) => made[usize::from(index)].to_slot(),
                };
                let bits = if field.lowest_bit { bits & 1 } else { bits };
                match field.log2 {
                    0 => self.runtime.heap.store::<u8>(object, field.offset, bits as u8),
                    1 => self.runtime.heap.store::<u16>(object, field.offset, bits as u16),
                    // A young object needs no card for the references in it.
                    2 => self.runtime.heap.store::<u32>(object, field.offset, bits as u32),
                    _ => self.runtime.heap.store::<u64>(object, field.offset, bits),
                }
            }
        }
        made
    }

    fn make(&mut self, plan: &ObjectPlan) -> Ref {
        // SAFETY: H5: the size is the layout's, as `Objects::check` has seen; the length is written at once.
        let object = unsafe { self.runtime.heap.allocate_reserved(plan.class, plan.bytes) };
        if let Some(length) = plan.length {
            self.runtime.heap.store::<u32>(object, LENGTH_OFFSET, length);
        }
        let thread = self.runtime.threads.running().id;
        for _ in 0..plan.locks {
            let entered = self.runtime.monitors.enter(&mut self.runtime.heap, object, thread);
            debug_assert_eq!(entered, Enter::Held, "nobody else knows the object");
        }
        object
    }
}
