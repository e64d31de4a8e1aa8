//! Pointers as C has them: what C gives goes in, what it leads to comes out, or `None` for null.
//!
//! Each type is represented as the pointer in it. Rust makes none but null, what [`Handle::new`] gives and what
//! [`Handle::of`] takes from values of C's, so whatever else there is has come from C, which keeps to the invariants (C1, C2, C3):
//! functions that take these need no unsafe code.

#![allow(unsafe_code)]

use std::ffi::{CStr, c_char};

use crate::within;

/// A handle: null, or what this library has given (C1). C makes copies of it as it likes, and drops it once.
#[repr(transparent)]
pub struct Handle<T>(*mut T);

impl<T> Handle<T> {
    /// What stands for no handle.
    pub(crate) const NULL: Handle<T> = Handle(std::ptr::null_mut());

    /// One that is C's to drop.
    pub(crate) fn new(value: T) -> Handle<T> {
        Handle(Box::into_raw(Box::new(value)))
    }

    /// One that stands in a value of C's.
    ///
    /// # Safety
    /// C1 for the pointer.
    pub(crate) unsafe fn of(pointer: *mut T) -> Handle<T> {
        Handle(pointer)
    }

    /// As it stands in a value of C's.
    pub(crate) fn pointer(self) -> *mut T {
        self.0
    }

    /// What it leads to.
    pub(crate) fn get(&self) -> Option<&T> {
        // SAFETY: C1: it is null or was not dropped, and nobody changes meanwhile what it leads to.
        unsafe { self.0.as_ref() }
    }

    /// The same, to be changed.
    pub(crate) fn get_mut(&mut self) -> Option<&mut T> {
        // SAFETY: C1: it is null or was not dropped, and nobody else uses meanwhile what it leads to.
        unsafe { self.0.as_mut() }
    }

    /// Drops what it leads to, which `new` was given.
    pub(crate) fn discard(self) {
        if !self.0.is_null() {
            // SAFETY: C1: it was not dropped. All that C drops, `new` has made; a VM that is lent, nobody drops.
            within((), || drop(unsafe { Box::from_raw(self.0) }));
        }
    }
}

/// A text that ends with 0, or null (C2).
#[repr(transparent)]
pub struct Text(*const c_char);

impl Text {
    /// What stands for no text.
    pub(crate) const NULL: Text = Text(std::ptr::null());

    /// The text; `None` for what is no UTF-8 too.
    pub(crate) fn get(&self) -> Option<&str> {
        if self.0.is_null() {
            return None;
        }
        // SAFETY: C2: it ends with 0.
        unsafe { CStr::from_ptr(self.0) }.to_str().ok()
    }
}

/// An array whose length is told beside it, or null (C2).
#[repr(transparent)]
pub struct Elements<T>(*const T);

impl<T> Elements<T> {
    /// Its elements, of which there are so many.
    pub(crate) fn get(&self, count: usize) -> Option<&[T]> {
        // SAFETY: C2: it has as many elements as its length says.
        (!self.0.is_null()).then(|| unsafe { std::slice::from_raw_parts(self.0, count) })
    }
}

/// A place for something that a function gives, or null (C3).
#[repr(transparent)]
pub struct Place<T>(*mut T);

impl<T> Place<T> {
    /// Leaves something there; without a place nothing is made.
    pub(crate) fn put(self, make: impl FnOnce() -> T) {
        if !self.0.is_null() {
            // SAFETY: C3: it may be written.
            unsafe { self.0.write(make()) };
        }
    }
}
