//! Arguments that are arrays of primitives, as slices of the heap.
//!
//! A native that works on bytes or characters borrows them where they lie: nothing is copied, nothing allocated. The
//! borrow is the context's, so nothing can collect while a slice is alive. Ranges are checked once per call; the class
//! library has checked them before, so they fail only where threads use one builder or buffer without a lock.

#![allow(unsafe_code)]

use std::ops::Range;

use super::NativeContext;
use crate::error::JavaError;
use crate::heap::{Heap, Primitive, Ref};
use crate::runtime::Runtime;
use crate::stopping::STRETCH;

fn bad_range() -> JavaError {
    JavaError::new("java/lang/ArrayIndexOutOfBoundsException", "a range lies outside of its array")
}

/// `length` elements from `from` on.
#[inline]
pub(super) fn part<T>(slice: &[T], from: i32, length: i32) -> Result<&[T], JavaError> {
    let (from, length) = (from as u32 as usize, length as u32 as usize);
    slice.get(from..from.saturating_add(length)).ok_or_else(bad_range)
}

/// `length` elements from `from` on, to be changed.
#[inline]
pub(super) fn part_mut<T>(slice: &mut [T], from: i32, length: i32) -> Result<&mut [T], JavaError> {
    let (from, length) = (from as u32 as usize, length as u32 as usize);
    slice.get_mut(from..from.saturating_add(length)).ok_or_else(bad_range)
}

/// Goes through `0..length` a stretch at a time until `find` gives something, and looks up in between.
///
/// # Errors
/// See [`NativeContext::look_up`].
#[inline]
pub(super) fn find_in_stretches<R>(
    runtime: &Runtime,
    length: usize,
    mut find: impl FnMut(Range<usize>) -> Option<R>,
) -> Result<Option<R>, JavaError> {
    let mut done = 0;
    loop {
        let end = length.min(done + STRETCH);
        let found = find(done..end);
        if found.is_some() || end == length {
            return Ok(found);
        }
        done = end;
        runtime.look_up()?;
    }
}

impl NativeContext<'_> {
    /// The elements of an argument that is an array of primitives of this size.
    ///
    /// # Errors
    /// `NullPointerException`.
    #[inline(always)]
    pub(super) fn elements<T: Primitive>(&self, argument: usize) -> Result<&[T], JavaError> {
        Ok(self.vm.runtime.heap.elements(self.non_null(argument)?.raw()))
    }

    /// See [`find_in_stretches`].
    #[inline]
    pub(super) fn find_in_stretches<R>(
        &self,
        length: usize,
        find: impl FnMut(Range<usize>) -> Option<R>,
    ) -> Result<Option<R>, JavaError> {
        find_in_stretches(&self.vm.runtime, length, find)
    }

    /// Works on `0..length` a stretch at a time, looks up in between, and stops early where `work` says that it is done.
    ///
    /// # Errors
    /// Those of `work`; see [`NativeContext::look_up`].
    #[inline]
    pub(super) fn in_stretches(
        &mut self,
        length: usize,
        mut work: impl FnMut(&mut Self, Range<usize>) -> Result<bool, JavaError>,
    ) -> Result<(), JavaError> {
        let mut done = 0;
        loop {
            let end = length.min(done + STRETCH);
            let is_done = work(self, done..end)?;
            if is_done || end == length {
                return Ok(());
            }
            done = end;
            self.look_up()?;
        }
    }

    /// The elements of two different arrays: one to read, one to write.
    ///
    /// # Errors
    /// `NullPointerException`; `InternalError` if both arguments are one array.
    #[inline(always)]
    pub(super) fn source_and_target<S: Primitive, T: Primitive>(
        &mut self,
        source: usize,
        target: usize,
    ) -> Result<(&[S], &mut [T]), JavaError> {
        let (from, to) = (self.non_null(source)?.raw(), self.non_null(target)?.raw());
        source_and_target(&mut self.vm.runtime.heap, from, to)
    }
}

/// The elements of two different arrays: one to read, one to write.
///
/// # Errors
/// `NullPointerException`; `InternalError` if both are one array.
#[inline(always)]
pub(super) fn source_and_target<S: Primitive, T: Primitive>(
    heap: &mut Heap,
    from: Ref,
    to: Ref,
) -> Result<(&[S], &mut [T]), JavaError> {
    if from.is_null() || to.is_null() {
        return Err(JavaError::null_pointer());
    }
    if from == to {
        return Err(JavaError::new("java/lang/InternalError", "a native's source is its target"));
    }
    let read: *const [S] = heap.elements(from);
    let write = heap.elements_mut(to);
    // SAFETY: H2, H3: two objects do not overlap, and the heap is borrowed for as long as both slices live.
    Ok((unsafe { &*read }, write))
}
