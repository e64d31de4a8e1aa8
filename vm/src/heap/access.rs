//! Reading and writing objects from Rust.
//!
//! In goes a reference and an offset or index; out comes a value. Everything here is checked against the object's own
//! size, for natives are many and their authors human; the interpreter and machine code go to memory directly. Every
//! store of a reference sets its card.

#![allow(unsafe_code)]

use std::ops::Range;

use super::layout::{Kind, PackedLayout};
use super::object::{CLASS_OFFSET, ELEMENTS_OFFSET, HEADER_BYTES, LENGTH_OFFSET, MARK_OFFSET, MarkWord, Ref};
use super::{Heap, cards};
use crate::id::ClassId;
use crate::stopping::STRETCH;

mod sealed {
    pub trait Sealed {}
}

/// A type that a field or an element of primitive type can have.
pub trait Primitive: Copy + sealed::Sealed {}

macro_rules! primitives {
    ($($primitive:ty)*) => {$(
        impl sealed::Sealed for $primitive {}
        impl Primitive for $primitive {}
    )*};
}

primitives! { i8 u8 i16 u16 i32 u32 i64 u64 f32 f64 }

impl Heap {
    /// The class that an object's header names.
    #[inline]
    pub fn class_of(&self, object: Ref) -> ClassId {
        debug_assert!(self.is_object(object), "{object:?} is no object");
        // SAFETY: a reference has a header (H3).
        ClassId(unsafe { self.memory().read(object.offset() + u64::from(CLASS_OFFSET)) })
    }

    /// An object's mark word: its lock or its identity hash, or where the VM keeps both.
    #[inline]
    pub fn mark_word(&self, object: Ref) -> MarkWord {
        debug_assert!(self.is_object(object), "{object:?} is no object");
        // SAFETY: a reference has a header (H3).
        MarkWord::from_bits(unsafe { self.memory().read(object.offset() + u64::from(MARK_OFFSET)) })
    }

    /// Replaces the mark word of an object.
    #[inline]
    pub fn set_mark_word(&mut self, object: Ref, mark: MarkWord) {
        debug_assert!(self.is_object(object), "{object:?} is no object");
        // SAFETY: a reference has a header (H3).
        unsafe { self.memory().write(object.offset() + u64::from(MARK_OFFSET), mark.bits()) }
    }

    /// Bytes that an object takes, with its header.
    pub fn size_of(&self, object: Ref) -> u64 {
        self.size_by(self.layout_of(object).1, object)
    }

    /// The class's number and layout of an object.
    #[inline]
    fn layout_of(&self, object: Ref) -> (u32, &PackedLayout) {
        let class = self.class_of(object).0;
        (class, self.layouts.get(class))
    }

    /// Bytes that an object of a layout takes.
    #[inline]
    fn size_by(&self, layout: &PackedLayout, object: Ref) -> u64 {
        if layout.is_array() {
            // SAFETY: an array has a length (H5).
            layout.array_size(unsafe { self.memory().read(object.offset() + u64::from(LENGTH_OFFSET)) })
        } else {
            layout.instance_size()
        }
    }

    /// Reads a primitive field, or the raw bits of a reference field.
    #[inline]
    pub fn load<T: Primitive>(&self, object: Ref, offset: u32) -> T {
        self.check_field(self.layout_of(object).1, object, offset, size_of::<T>());
        // SAFETY: H3, H5: there is an object, and `check_field` has seen that the field lies inside of it.
        unsafe { self.memory().read(object.offset() + u64::from(offset)) }
    }

    /// Writes a primitive field.
    #[inline]
    pub fn store<T: Primitive>(&mut self, object: Ref, offset: u32, value: T) {
        let (class, layout) = self.layout_of(object);
        let is_primitive = self.layouts.is_primitive_at(class, layout, offset, size_of::<T>() as u32);
        assert!(is_primitive, "{object:?} has no primitive field at {offset}");
        self.check_field(layout, object, offset, size_of::<T>());
        // SAFETY: H3, H5: there is an object, `check_field` has seen that the field lies inside of it, and no reference lies
        // there, and no length.
        unsafe { self.memory().write(object.offset() + u64::from(offset), value) }
    }

    /// Writes a field, or the length of an array, whatever it holds; sets no card.
    ///
    /// # Safety
    /// The value is one of those that may lie there (H5). A reference is one of this heap (H3), and the object young (H6).
    #[inline]
    pub unsafe fn store_bits<T: Primitive>(&mut self, object: Ref, offset: u32, value: T) {
        self.check_field(self.layout_of(object).1, object, offset, size_of::<T>());
        // SAFETY: H3, H5: there is an object, and `check_field` has seen that the field lies inside of it.
        unsafe { self.memory().write(object.offset() + u64::from(offset), value) }
    }

    /// Reads a reference field.
    #[inline]
    pub fn load_reference(&self, object: Ref, offset: u32) -> Ref {
        self.check_reference(object, offset);
        // SAFETY: H3, H5: there is an object, and `check_reference` has seen that the field lies inside of it and holds a
        // reference.
        unsafe { Ref::from_bits(self.memory().read(object.offset() + u64::from(offset))) }
    }

    /// Writes a reference field and sets its card.
    #[inline]
    pub fn store_reference(&mut self, object: Ref, offset: u32, value: Ref) {
        self.check_reference(object, offset);
        let place = object.offset() + u64::from(offset);
        // SAFETY: H1, H2, H5: the field lies in an object and holds a reference, as `check_reference` has seen; the heap is
        // borrowed mutably; H6: its card is set.
        unsafe {
            self.memory().write(place, value.bits());
            cards::dirty(self.memory(), place);
        }
    }

    /// Number of elements of an array.
    #[inline]
    pub fn array_length(&self, array: Ref) -> u32 {
        let layout = self.layouts.get(self.class_of(array).0);
        assert!(layout.is_array(), "{array:?} is no array");
        // SAFETY: an array has a length (H5).
        unsafe { self.memory().read(array.offset() + u64::from(LENGTH_OFFSET)) }
    }

    /// Number of elements of a byte array, 0 for null: a string that no constructor has finished has none.
    #[inline]
    pub fn byte_length(&self, bytes: Ref) -> usize {
        if bytes.is_null() { 0 } else { self.array_length(bytes) as usize }
    }

    /// The elements of an array of primitives of this size.
    #[inline]
    pub fn elements<T: Primitive>(&self, array: Ref) -> &[T] {
        let length = self.check_elements(array, size_of::<T>());
        // SAFETY: the array has `length` elements of this size (H5); every bit pattern is a value; nobody writes to
        // the heap while it is borrowed (H2).
        unsafe {
            std::slice::from_raw_parts(self.memory().at(array.offset() + u64::from(ELEMENTS_OFFSET)).cast(), length)
        }
    }

    /// The elements of an array of primitives of this size, to be changed.
    #[inline]
    pub fn elements_mut<T: Primitive>(&mut self, array: Ref) -> &mut [T] {
        let length = self.check_elements(array, size_of::<T>());
        // SAFETY: H5, H2: as in `elements`; nobody reads the elements either while the heap is borrowed mutably.
        unsafe {
            std::slice::from_raw_parts_mut(self.memory().at(array.offset() + u64::from(ELEMENTS_OFFSET)).cast(), length)
        }
    }

    /// Reads an element of an array of references; the index must be in bounds.
    #[inline]
    pub fn element(&self, array: Ref, index: u32) -> Ref {
        self.check_references(array, index..index + 1);
        // SAFETY: the element exists and holds a reference (H5).
        unsafe { Ref::from_bits(self.memory().read(element_offset(array, index))) }
    }

    /// Writes an element of an array of references and sets its card; the index must be in bounds.
    #[inline]
    pub fn set_element(&mut self, array: Ref, index: u32, value: Ref) {
        self.check_references(array, index..index + 1);
        let offset = element_offset(array, index);
        // SAFETY: H2, H5: the array holds references, and `check_references` has seen that the element exists; the heap is
        // borrowed mutably.
        unsafe {
            self.memory().write(offset, value.bits());
            cards::dirty(self.memory(), offset);
        }
    }

    /// Copies `count` elements between arrays of one class, which may be the same array, where ranges may overlap; before
    /// that, `before` is told how many bytes they are. `None`, and nothing done, if these are not two arrays of one class or
    /// a range is out of bounds; nor is more copied than a stretch ([`STRETCH`]), in which nobody looks for a stop.
    #[inline]
    pub fn copy_alike<E>(
        &mut self,
        (from, from_index): (Ref, i32),
        (to, to_index): (Ref, i32),
        count: i32,
        before: impl FnOnce(u64) -> Result<(), E>,
    ) -> Option<Result<(), E>> {
        let class = self.class_of(from);
        let layout = self.layouts.get(class.0);
        if class != self.class_of(to) || !layout.is_array() {
            return None;
        }
        let (from_index, to_index, count) =
            (u32::try_from(from_index).ok()?, u32::try_from(to_index).ok()?, u32::try_from(count).ok()?);
        let fits = |array: Ref, index: u32| {
            // SAFETY: an array has a length (H5).
            let length: u32 = unsafe { self.memory().read(array.offset() + u64::from(LENGTH_OFFSET)) };
            u64::from(index) + u64::from(count) <= u64::from(length)
        };
        let (log2, kind) = (layout.element_log2(), layout.kind);
        if !fits(from, from_index) || !fits(to, to_index) || u64::from(count) << log2 > STRETCH as u64 {
            return None;
        }
        let done = before(u64::from(count) << log2);
        if done.is_ok() {
            self.move_elements((from, from_index), (to, to_index), count, log2, kind);
        }
        Some(done)
    }

    /// Copies elements that are in bounds of arrays whose elements are of this size and kind.
    #[inline]
    fn move_elements(
        &mut self,
        (from, from_index): (Ref, u32),
        (to, to_index): (Ref, u32),
        count: u32,
        log2: u8,
        kind: Kind,
    ) {
        if count == 0 {
            return;
        }
        let offset = |array: Ref, index: u32| array.offset() + u64::from(ELEMENTS_OFFSET) + (u64::from(index) << log2);
        let start = offset(to, to_index);
        let bytes = u64::from(count) << log2;
        // SAFETY: H5: both ranges lie inside of their arrays, as both callers have just seen by the arrays' lengths.
        unsafe { copy_bytes(self.memory().at(offset(from, from_index)), self.memory().at(start), bytes as usize) };
        if kind == Kind::ReferenceArray {
            // SAFETY: H1, H2: the elements exist, and there is one; the heap is borrowed mutably.
            unsafe { cards::dirty_range(self.memory(), start..start + bytes) };
        }
    }

    /// Copies `count` elements between arrays whose elements have the same size and are all references or all
    /// primitives; the arrays may be the same and the ranges may overlap. Both ranges must be in bounds. Whether the
    /// elements' classes allow it is for the caller to know.
    pub fn copy_elements(&mut self, from: Ref, from_index: u32, to: Ref, to_index: u32, count: u32) {
        let source = self.layouts.get(self.class_of(from).0);
        let target = self.layouts.get(self.class_of(to).0);
        let alike = source.is_array() && source.kind == target.kind && source.element_log2() == target.element_log2();
        assert!(alike, "arrays of different kinds");
        let in_bounds =
            |heap: &Heap, array, index: u32| u64::from(index) + u64::from(count) <= u64::from(heap.array_length(array));
        assert!(in_bounds(self, from, from_index) && in_bounds(self, to, to_index), "copy out of bounds");
        let (log2, kind) = (source.element_log2(), source.kind);
        self.move_elements((from, from_index), (to, to_index), count, log2, kind);
    }

    /// A shallow copy's worth of bytes: all fields or elements of `from` into `to`, which must be of the same class
    /// and size. The mark word stays.
    pub fn copy_contents(&mut self, from: Ref, to: Ref) {
        let size = self.size_of(from);
        assert!(self.class_of(from) == self.class_of(to) && size == self.size_of(to), "objects of different layouts");
        let header = u64::from(HEADER_BYTES);
        if size == header || from == to {
            return;
        }
        let start = to.offset() + header;
        // SAFETY: H2, H5: both objects have this size, which is more than a header's, and as they are two they do not overlap;
        // the heap is borrowed mutably.
        unsafe {
            self.memory()
                .at(from.offset() + header)
                .copy_to_nonoverlapping(self.memory().at(start), (size - header) as usize);
            cards::dirty_range(self.memory(), start..to.offset() + size);
        }
    }

    #[inline]
    fn check_field(&self, layout: &PackedLayout, object: Ref, offset: u32, width: usize) {
        let end = u64::from(offset) + width as u64;
        assert!(offset >= HEADER_BYTES && end <= self.size_by(layout, object), "{object:?} has no field at {offset}");
        debug_assert!(u64::from(offset).is_multiple_of(width as u64), "field at {offset} is not aligned");
    }

    #[inline]
    fn check_reference(&self, object: Ref, offset: u32) {
        let (class, layout) = self.layout_of(object);
        let is_reference = self.layouts.is_reference_at(class, layout, offset);
        assert!(is_reference, "{object:?} has no reference at {offset}");
        self.check_field(layout, object, offset, size_of::<Ref>());
    }

    #[inline]
    fn check_elements(&self, array: Ref, width: usize) -> usize {
        let layout = self.layouts.get(self.class_of(array).0);
        let fits = layout.kind == Kind::PrimitiveArray && 1 << layout.element_log2() == width;
        assert!(fits, "{array:?} is no array of primitives of {width} bytes");
        self.array_length(array) as usize
    }

    #[inline]
    fn check_references(&self, array: Ref, range: Range<u32>) {
        let layout = self.layouts.get(self.class_of(array).0);
        assert!(layout.kind == Kind::ReferenceArray, "{array:?} is no array of references");
        assert!(range.start <= range.end && range.end <= self.array_length(array), "index out of bounds");
    }
}

/// Copies bytes between places that may overlap. Few of them, as strings mostly are, take no call.
///
/// # Safety
/// Both places have so many bytes.
#[inline]
unsafe fn copy_bytes(from: *const u8, to: *mut u8, count: usize) {
    /// Copies what is as long as one or two of `T`: both are read before one is written.
    #[inline(always)]
    unsafe fn copy_two<T>(from: *const u8, to: *mut u8, count: usize) {
        let last = count - size_of::<T>();
        // SAFETY: H1: both parts lie within the `count` bytes, at least one `T`, that the caller promises of both
        // places.
        unsafe {
            let (first, second) = (from.cast::<T>().read_unaligned(), from.add(last).cast::<T>().read_unaligned());
            to.cast::<T>().write_unaligned(first);
            to.add(last).cast::<T>().write_unaligned(second);
        }
    }
    // SAFETY: H1: the caller promises that both places have `count` bytes, and each arm reads and writes no more.
    unsafe {
        match count {
            0 => {}
            1 => to.write(from.read()),
            2..4 => copy_two::<u16>(from, to, count),
            4..8 => copy_two::<u32>(from, to, count),
            8..16 => copy_two::<u64>(from, to, count),
            16..=32 => copy_two::<u128>(from, to, count),
            _ => from.copy_to(to, count),
        }
    }
}

#[inline]
fn element_offset(array: Ref, index: u32) -> u64 {
    array.offset() + u64::from(ELEMENTS_OFFSET) + 4 * u64::from(index)
}
