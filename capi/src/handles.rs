//! Handles and texts as C has them; engines, class paths, and what interrupts.

#![allow(unsafe_code)]
#![allow(clippy::missing_safety_doc, reason = "C1 and C2 are what all of them ask for")]

use std::ffi::{CStr, c_char};
use std::panic::{AssertUnwindSafe, catch_unwind};

use holloway::{Classes, ClassesBuilder, Engine, InterruptHandle};

use crate::error::{self, Failure};

/// Does work of which no panic comes out: then it gives what stands for that.
pub(crate) fn within<R>(panicked: R, work: impl FnOnce() -> R) -> R {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or(panicked)
}

/// A text of C; `None` for null, and for what is no UTF-8.
///
/// # Safety
/// C2.
pub(crate) unsafe fn text<'a>(text: *const c_char) -> Option<&'a str> {
    if text.is_null() {
        return None;
    }
    // SAFETY: C2: it ends with 0.
    unsafe { CStr::from_ptr(text) }.to_str().ok()
}

/// A handle for C.
pub(crate) fn handle<T>(value: T) -> *mut T {
    Box::into_raw(Box::new(value))
}

/// Drops what a handle leads to.
///
/// # Safety
/// C1.
pub(crate) unsafe fn drop_handle<T>(handle: *mut T) {
    if !handle.is_null() {
        // SAFETY: C1: it is one that `handle` has given.
        within((), || drop(unsafe { Box::from_raw(handle) }));
    }
}

/// An engine.
#[unsafe(no_mangle)]
pub extern "C" fn holloway_engine_new() -> *mut Engine {
    within(std::ptr::null_mut(), || handle(Engine::new()))
}

/// Drops an engine.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn holloway_engine_drop(engine: *mut Engine) {
    // SAFETY: C1.
    unsafe { drop_handle(engine) }
}

/// A class path in the making, or made.
pub struct ClassPath {
    builder: Option<ClassesBuilder>,
    made: Option<Classes>,
}

impl ClassPath {
    fn add(
        &mut self,
        add: impl FnOnce(ClassesBuilder) -> Result<ClassesBuilder, holloway::Error>,
    ) -> Result<(), Failure> {
        let Some(builder) = self.builder.take() else {
            return Err(Failure::argument("a VM has the class path already, or adding to it has failed"));
        };
        self.builder = Some(add(builder)?);
        Ok(())
    }

    /// The class path, to which nothing is added from now on.
    pub(crate) fn get(&mut self) -> Classes {
        if let Some(builder) = self.builder.take() {
            self.made = Some(builder.build());
        }
        self.made.clone().unwrap_or_default()
    }
}

/// A class path without classes.
#[unsafe(no_mangle)]
pub extern "C" fn holloway_classes_new() -> *mut ClassPath {
    within(std::ptr::null_mut(), || handle(ClassPath { builder: Some(Classes::builder()), made: None }))
}

/// Adds what lies at a path.
///
/// # Safety
/// C1, C2.
unsafe fn add_path(
    classes: *mut ClassPath,
    path: *const c_char,
    error: *mut *mut Failure,
    add: impl FnOnce(ClassesBuilder, &str) -> Result<ClassesBuilder, holloway::Error>,
) -> bool {
    // SAFETY: C1, C2.
    let (classes, path) = unsafe { (classes.as_mut(), text(path)) };
    // SAFETY: C1.
    unsafe {
        error::answer(error, || {
            let (Some(classes), Some(path)) = (classes, path) else {
                return Err(Failure::argument("null or no UTF-8"));
            };
            classes.add(|builder| add(builder, path))
        })
    }
    .is_some()
}

/// Adds a directory.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn holloway_classes_add_directory(
    classes: *mut ClassPath,
    path: *const c_char,
    error: *mut *mut Failure,
) -> bool {
    // SAFETY: C1, C2.
    unsafe { add_path(classes, path, error, |builder, path| builder.directory(path)) }
}

/// Adds a jar.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn holloway_classes_add_jar(
    classes: *mut ClassPath,
    path: *const c_char,
    error: *mut *mut Failure,
) -> bool {
    // SAFETY: C1, C2.
    unsafe { add_path(classes, path, error, |builder, path| builder.jar(path)) }
}

/// Adds a class file that lies in memory.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn holloway_classes_add_class(
    classes: *mut ClassPath,
    bytes: *const u8,
    length: usize,
    error: *mut *mut Failure,
) -> bool {
    // SAFETY: C1.
    let classes = unsafe { classes.as_mut() };
    // SAFETY: C1, C2.
    unsafe {
        error::answer(error, || {
            let Some(classes) = classes.filter(|_| !bytes.is_null()) else { return Err(Failure::argument("null")) };
            let bytes = std::slice::from_raw_parts(bytes, length);
            classes.add(|builder| builder.class(bytes))
        })
    }
    .is_some()
}

/// Drops a class path. VMs that have it keep it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn holloway_classes_drop(classes: *mut ClassPath) {
    // SAFETY: C1.
    unsafe { drop_handle(classes) }
}

/// Has the call that runs come back.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn holloway_interrupt_pause(interrupt: *const InterruptHandle) {
    // SAFETY: C1.
    if let Some(interrupt) = unsafe { interrupt.as_ref() } {
        within((), || interrupt.pause());
    }
}

/// Ends the VM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn holloway_interrupt_stop(interrupt: *const InterruptHandle) {
    // SAFETY: C1.
    if let Some(interrupt) = unsafe { interrupt.as_ref() } {
        within((), || interrupt.stop());
    }
}

/// Drops what interrupts.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn holloway_interrupt_drop(interrupt: *mut InterruptHandle) {
    // SAFETY: C1.
    unsafe { drop_handle(interrupt) }
}
