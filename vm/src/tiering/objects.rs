//! Objects that machine code has not made since nothing but exits needs them: plans in, objects of the heap out (K16).

#![allow(unsafe_code)]

use super::exits::ResumeError;
use super::{EXIT_VALUES, Tiering};
use crate::heap::{ELEMENTS_OFFSET, HEADER_BYTES, LENGTH_OFFSET, Ref};
use crate::id::ClassId;
use crate::link::{ClassKind, Classes};
use crate::runtime::Runtime;
use crate::thread::monitor::Enter;

/// What a field of an object to make gets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FieldValue {
    /// These bits.
    Constant(u64),
    /// The value that machine code has left at an index of the exit's values, as a frame slot would hold it.
    Stored(u16),
    /// An object that the exit makes, by index.
    Object(u16),
}

/// A field or element of an object to make.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FieldPlan {
    /// Byte offset in the object.
    pub offset: u32,
    /// Log2 of its size in bytes.
    pub log2: u8,
    /// What it gets: the low bytes of it.
    pub value: FieldValue,
    /// Whether only the lowest bit counts: booleans.
    pub lowest_bit: bool,
}

/// An object to make. All fields that are not named are zero.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ObjectPlan {
    /// Its class: instances, or an array type.
    pub class: ClassId,
    /// An array's length.
    pub length: Option<u32>,
    /// Its size in bytes, a multiple of 8.
    pub bytes: u64,
    /// How often the running thread holds its monitor.
    pub locks: u32,
    /// The fields that are not zero.
    pub fields: Vec<FieldPlan>,
}

/// The objects that an exit makes, and the slots that get them.
#[derive(Debug)]
pub(crate) struct Objects {
    pub objects: Box<[ObjectPlan]>,
    /// Slot, counted from the root's header, and object.
    pub slots: Box<[(i32, u16)]>,
}

impl Objects {
    pub(crate) fn new(objects: &[ObjectPlan], slots: &[(i32, u16)]) -> Objects {
        Objects { objects: objects.into(), slots: slots.into() }
    }

    /// Bytes that the plans themselves take.
    pub(super) fn own_bytes(&self) -> usize {
        let fields = self.objects.iter().map(|object| size_of_val(&*object.fields));
        size_of_val(&*self.objects) + size_of_val(&*self.slots) + fields.sum::<usize>()
    }

    /// Bytes of all objects.
    pub(crate) fn bytes(&self) -> u64 {
        self.objects.iter().map(|object| object.bytes).sum()
    }

    /// Whether all objects can be made as planned (H5).
    pub(crate) fn check(&self, classes: &Classes) -> Result<(), ResumeError> {
        let count = self.objects.len();
        for object in &self.objects {
            let bad = ResumeError::BadObject(object.class);
            let class = classes.iter().nth(object.class.index()).ok_or(bad)?;
            let bytes = match (class.kind, object.length) {
                (ClassKind::Class, None) => u64::from(class.instance_bytes),
                (ClassKind::Array, Some(length)) => {
                    (16 + (u64::from(length) << class.element_log2)).next_multiple_of(8)
                }
                _ => return Err(bad),
            };
            let first = if object.length.is_some() { ELEMENTS_OFFSET } else { HEADER_BYTES };
            let fits = |field: &FieldPlan| {
                let lies_inside = field.offset >= first
                    && field.log2 <= 3
                    && u64::from(field.offset) + (1 << field.log2) <= bytes
                    && field.offset.is_multiple_of(1 << field.log2);
                let exists = match field.value {
                    FieldValue::Constant(_) => true,
                    FieldValue::Stored(index) => usize::from(index) < EXIT_VALUES,
                    FieldValue::Object(index) => usize::from(index) < count && field.log2 == 2,
                };
                lies_inside && exists
            };
            if bytes != object.bytes || !object.fields.iter().all(fits) {
                return Err(bad);
            }
        }
        match self.slots.iter().find(|(_, object)| usize::from(*object) >= count) {
            Some(_) => Err(ResumeError::BadObject(ClassId(0))),
            None => Ok(()),
        }
    }
}

impl Tiering {
    /// Makes the objects of an exit from the reserve, which the region has found whole when it was entered, and
    /// completes the slots.
    ///
    /// # Safety
    /// `root` is the header of the region's root frame, and the objects are those of one of the region's exits (I7).
    pub(crate) unsafe fn materialise(&mut self, runtime: &mut Runtime, objects: &Objects, root: *mut u64) {
        let mut made = std::mem::take(&mut self.made);
        // SAFETY: I7: machine code has stored the values of the exit by which it has just left.
        unsafe { self.make_objects(runtime, objects, &mut made) };
        for &(slot, object) in &objects.slots {
            // SAFETY: I7: slots of the plan lie inside the frames that the region has checked the stack for.
            unsafe { *root.offset(slot as isize) = made[usize::from(object)].to_slot() };
        }
        made.clear();
        self.made = made;
    }

    /// Makes the objects of an exit of an installed region, by number, into an empty list (I7).
    ///
    /// # Safety
    /// The values that the exit stores for them have been stored ([`Tiering::exit_values`]) since anything collected (I2, I7).
    pub(crate) unsafe fn make_objects(&mut self, runtime: &mut Runtime, objects: &Objects, made: &mut Vec<Ref>) {
        made.extend(objects.objects.iter().map(|plan| self.make(runtime, plan)));
        for (plan, &object) in objects.objects.iter().zip(&*made) {
            for field in &plan.fields {
                let bits = match field.value {
                    FieldValue::Constant(bits) => bits,
                    FieldValue::Stored(index) => self.exit_values[usize::from(index)],
                    FieldValue::Object(index) => made[usize::from(index)].to_slot(),
                };
                let bits = if field.lowest_bit { bits & 1 } else { bits };
                // SAFETY: H5: the place lies inside of the object, behind its header and length, as `Objects::check` has seen; I7:
                // who has installed the region promises that values are of the kind that lies there; H6: the object is young.
                unsafe {
                    match field.log2 {
                        0 => runtime.heap.store_bits(object, field.offset, bits as u8),
                        1 => runtime.heap.store_bits(object, field.offset, bits as u16),
                        2 => runtime.heap.store_bits(object, field.offset, bits as u32),
                        _ => runtime.heap.store_bits(object, field.offset, bits),
                    }
                }
            }
        }
    }

    fn make(&mut self, runtime: &mut Runtime, plan: &ObjectPlan) -> Ref {
        // SAFETY: H5: the size is the layout's, as `Objects::check` has seen; the length is written at once.
        let object = unsafe {
            let object = runtime.heap.allocate_reserved(plan.class, plan.bytes);
            if let Some(length) = plan.length {
                runtime.heap.store_bits(object, LENGTH_OFFSET, length);
            }
            object
        };
        let thread = runtime.threads.running().id;
        for _ in 0..plan.locks {
            let entered = runtime.monitors.enter(&mut runtime.heap, object, thread);
            debug_assert_eq!(entered, Enter::Held, "nobody else knows the object");
        }
        object
    }
}
