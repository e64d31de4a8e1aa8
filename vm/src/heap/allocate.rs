//! Making objects.
//!
//! In goes a class and, for an array, a length; out comes a zeroed object. The fast path is one addition and one
//! compare against `end`: all memory between `top` and `end` is zero already, because the window is zeroed a chunk at
//! a time, just ahead of use, while it comes into the cache anyway. Machine code does the same with the three words at
//! the head of [`Heap`]. No collection ever starts in here: who cannot have memory gets [`NeedsCollection`], brings
//! the VM to a point where all roots are visible, calls [`Heap::collect_for`], and tries again.

#![allow(unsafe_code)]

use std::fmt;

use super::Heap;
use super::object::{Header, LENGTH_OFFSET, Ref};
use crate::id::ClassId;
use crate::stopping::STRETCH;

/// Bytes that are zeroed ahead of the allocation pointer.
const ZERO_AHEAD: u64 = 16 << 10;

/// There is no room before a collection. Pass this to [`Heap::collect_for`], then try again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[must_use]
pub struct NeedsCollection {
    /// Bytes that must be free afterwards.
    pub(super) bytes: u64,
    /// Whether they are for the VM's own structures rather than for an object.
    pub(crate) outside: bool,
}

impl NeedsCollection {
    /// A table of the VM has no free entry.
    pub(crate) fn of_table() -> NeedsCollection {
        NeedsCollection { bytes: 0, outside: true }
    }
}

/// There is no room after a full collection either. The heap stays usable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OutOfMemory {
    /// Bytes that were asked for.
    pub bytes: u64,
}

impl fmt::Display for OutOfMemory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no room for {} bytes within the heap's limit", self.bytes)
    }
}

impl std::error::Error for OutOfMemory {}

impl Heap {
    /// The offset of so many zeroed bytes at the allocation pointer, which it moves behind them; `None` where the window has
    /// not as many.
    ///
    /// # Safety
    /// An object of that size is made of them before anything looks at the heap (H4).
    #[inline(always)]
    pub(crate) unsafe fn bump(&mut self, bytes: u64) -> Option<u64> {
        let start = self.top;
        let top = start + bytes;
        if top > self.end {
            return None;
        }
        self.top = top;
        Some(start)
    }

    /// A new instance of `class`, all fields 0.
    #[inline]
    pub fn allocate_instance(&mut self, class: ClassId) -> Result<Ref, NeedsCollection> {
        let layout = self.layouts.get(class.0);
        assert!(!layout.is_array() && layout.instance_size() != 0, "class {class} has no instance layout");
        // SAFETY: H5: the size is that of the layout; instances have no length.
        unsafe { self.allocate_sized(class, layout.instance_size()) }
    }

    /// A new array of `class` with `length` elements (at most `i32::MAX`), all 0.
    #[inline]
    pub fn allocate_array(&mut self, class: ClassId, length: u32) -> Result<Ref, NeedsCollection> {
        let layout = self.layouts.get(class.0);
        assert!(layout.is_array() && length <= i32::MAX as u32, "class {class} has no array layout");
        // SAFETY: H5: the size is that of the layout, and the length is written before anything can collect.
        unsafe {
            let array = self.allocate_sized(class, layout.array_size(length))?;
            self.memory().write(array.offset() + u64::from(LENGTH_OFFSET), length);
            Ok(array)
        }
    }

    /// A new object whose size the caller knows; all bytes after the header are 0.
    ///
    /// # Safety
    /// `size` is what the layout of `class` says; the length of an array is written before anything else happens to the
    /// heap (H5).
    #[inline]
    pub unsafe fn allocate_sized(&mut self, class: ClassId, size: u64) -> Result<Ref, NeedsCollection> {
        debug_assert!(size.is_multiple_of(8));
        let object = self.top;
        let top = object + size;
        if top > self.end {
            return self.allocate_slow(class, size);
        }
        self.top = top;
        // SAFETY: the window lies in the nursery (H4).
        unsafe { self.memory().write(object, Header::new(class.0)) };
        Ok(Ref::at(object))
    }

    #[cold]
    #[inline(never)]
    fn allocate_slow(&mut self, class: ClassId, size: u64) -> Result<Ref, NeedsCollection> {
        if self.stress.refuses() {
            return Err(NeedsCollection { bytes: size, outside: false });
        }
        if self.is_large(size) && self.make_old_room(size) {
            return Ok(self.allocate_old(class, size));
        }
        if size > self.limit.saturating_sub(self.top) {
            return Err(NeedsCollection { bytes: size, outside: false });
        }
        self.open_window(size);
        let object = self.top;
        self.top += size;
        // SAFETY: the window lies in the nursery (H4).
        unsafe { self.memory().write(object, Header::new(class.0)) };
        Ok(Ref::at(object))
    }

    /// Zeroes memory so that at least `size` bytes can be taken. There must be as many below the limit.
    fn open_window(&mut self, size: u64) {
        let ahead = if self.stress.shuts_window() { size } else { size.max(ZERO_AHEAD) };
        let end = (self.top + ahead).min(self.limit);
        // SAFETY: the range is in the half in use, above all objects (H4).
        unsafe { self.memory().at(self.end).write_bytes(0, end.saturating_sub(self.end) as usize) };
        self.end = self.end.max(end);
    }

    /// Sets aside `bytes` at the end of the nursery for [`Heap::allocate_reserved`], if they are more than before.
    /// Returns whether it did or had them; it has not more than a quarter of the smallest nursery. Where the nursery is
    /// too full for it, the reserve is there from the next collection on.
    pub fn raise_exit_reserve(&mut self, bytes: u64) -> bool {
        if bytes > self.budget.half_min / 4 {
            return false;
        }
        self.exit_reserve = self.exit_reserve.max(bytes.next_multiple_of(8));
        self.limit = self.half_start + self.half_bytes.saturating_sub(self.exit_reserve);
        self.end = self.end.min(self.limit).max(self.top);
        true
    }

    /// Whether the whole reserve is there. If it is not, a collection has to come before code that relies on it.
    pub fn exit_reserve_is_full(&self) -> bool {
        self.half_start + self.half_bytes - self.top >= self.exit_reserve
    }

    /// As [`Heap::allocate_sized`], from the reserve if there is no other room: for exits from machine code, which
    /// cannot be undone. The reserve must have been full before the exit's first object, and its objects together must
    /// not be larger than it.
    ///
    /// # Safety
    /// As for [`Heap::allocate_sized`].
    pub unsafe fn allocate_reserved(&mut self, class: ClassId, size: u64) -> Ref {
        let object = self.top;
        let top = object + size;
        assert!(top <= self.half_start + self.half_bytes, "an exit takes more than its reserve");
        if top > self.end {
            // SAFETY: the range is in the half in use, above all objects (H4).
            unsafe { self.memory().at(self.end).write_bytes(0, (top - self.end) as usize) };
            self.end = top;
        }
        self.top = top;
        // SAFETY: the window lies in the nursery (H4).
        unsafe { self.memory().write(object, Header::new(class.0)) };
        Ref::at(object)
    }

    /// A large object. There must be room for it.
    fn allocate_old(&mut self, class: ClassId, size: u64) -> Ref {
        let object = self.old_top;
        let top = object + size;
        let dirty = top.min(self.old_dirty);
        // SAFETY: the range is free memory of the old space (H1); what lies beyond `old_dirty` is zero already.
        unsafe {
            let mut from = object;
            while from < dirty {
                let stretch = (dirty - from).min(STRETCH as u64);
                self.memory().at(from).write_bytes(0, stretch as usize);
                from += stretch;
                if from < dirty {
                    // Nothing has changed yet but memory that is free.
                    self.watch.pause();
                }
            }
            self.memory().write(object, Header::new(class.0));
        }
        self.old_top = top;
        self.old_dirty = self.old_dirty.max(top);
        self.large_bytes += size;
        // SAFETY: H1, H2: it was just made there, in the old space; the heap is borrowed mutably.
        unsafe { self.crossing_map().record(object, size) };
        self.make_way();
        self.note_peak();
        Ref::at(object)
    }
}
