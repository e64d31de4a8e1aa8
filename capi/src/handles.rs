//! Engines, class paths, and what interrupts, as C has them: handles and texts go in, handles and errors come out.

#![allow(unsafe_code)]

use std::panic::{AssertUnwindSafe, catch_unwind};

use holloway::{Classes, ClassesBuilder, Engine, InterruptHandle};

use crate::error::{Failure, answer};
use crate::{Elements, Handle, Place, Text};

/// Does work of which no panic comes out: then it gives what stands for that.
pub(crate) fn within<R>(panicked: R, work: impl FnOnce() -> R) -> R {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or(panicked)
}

/// Makes an engine.
#[unsafe(no_mangle)]
pub extern "C" fn holloway_engine_new() -> Handle<Engine> {
    within(Handle::NULL, || Handle::new(Engine::new()))
}

/// Drops an engine. VMs that were made with it keep it.
#[unsafe(no_mangle)]
pub extern "C" fn holloway_engine_drop(engine: Handle<Engine>) {
    engine.discard();
}

/// A class path in the making, or made.
pub struct ClassPath {
    builder: Option<ClassesBuilder>,
    made: Option<Classes>,
}

impl ClassPath {
    /// The class path of a handle, to be added to. One that nothing is added to any more may be used by other threads, and is
    /// only looked at.
    ///
    /// # Errors
    /// There is none, or it is no longer in the making.
    fn open(handle: &mut Handle<ClassPath>) -> Result<&mut ClassPath, Failure> {
        if handle.get().is_some_and(|path| path.builder.is_none()) {
            return Err(Failure::argument("a VM has the class path already, or adding to it has failed"));
        }
        handle.get_mut().ok_or_else(|| Failure::argument("null"))
    }

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

    /// The class path of a handle, to which nothing is added from now on; `None` for null.
    pub(crate) fn of(handle: &mut Handle<ClassPath>) -> Option<Classes> {
        // One that a VM has may be used by other threads, and is not changed.
        if let Some(made) = &handle.get()?.made {
            return Some(made.clone());
        }
        let path = handle.get_mut()?;
        path.made = Some(path.builder.take().map_or_else(Classes::default, ClassesBuilder::build));
        path.made.clone()
    }
}

/// A class path without classes.
#[unsafe(no_mangle)]
pub extern "C" fn holloway_classes_new() -> Handle<ClassPath> {
    within(Handle::NULL, || Handle::new(ClassPath { builder: Some(Classes::builder()), made: None }))
}

/// Adds what lies at a path.
fn add_path(
    mut classes: Handle<ClassPath>,
    path: Text,
    error: Place<Handle<Failure>>,
    add: impl FnOnce(ClassesBuilder, &str) -> Result<ClassesBuilder, holloway::Error>,
) -> bool {
    answer(error, || {
        let Some(path) = path.get() else { return Err(Failure::argument("null or no UTF-8")) };
        ClassPath::open(&mut classes)?.add(|builder| add(builder, path))
    })
    .is_some()
}

/// Adds a directory: class files lie in folders that are named as their packages.
#[unsafe(no_mangle)]
pub extern "C" fn holloway_classes_add_directory(
    classes: Handle<ClassPath>,
    path: Text,
    error: Place<Handle<Failure>>,
) -> bool {
    add_path(classes, path, error, |builder, path| builder.directory(path))
}

/// Adds a jar.
#[unsafe(no_mangle)]
pub extern "C" fn holloway_classes_add_jar(
    classes: Handle<ClassPath>,
    path: Text,
    error: Place<Handle<Failure>>,
) -> bool {
    add_path(classes, path, error, |builder, path| builder.jar(path))
}

/// Adds a class file that lies in memory.
#[unsafe(no_mangle)]
pub extern "C" fn holloway_classes_add_class(
    mut classes: Handle<ClassPath>,
    bytes: Elements<u8>,
    length: usize,
    error: Place<Handle<Failure>>,
) -> bool {
    answer(error, || {
        let Some(bytes) = bytes.get(length) else { return Err(Failure::argument("null")) };
        ClassPath::open(&mut classes)?.add(|builder| builder.class(bytes))
    })
    .is_some()
}

/// Drops a class path. VMs that have it keep it.
#[unsafe(no_mangle)]
pub extern "C" fn holloway_classes_drop(classes: Handle<ClassPath>) {
    classes.discard();
}

/// Has the call that runs come back.
#[unsafe(no_mangle)]
pub extern "C" fn holloway_interrupt_pause(interrupt: Handle<InterruptHandle>) {
    if let Some(interrupt) = interrupt.get() {
        within((), || interrupt.pause());
    }
}

/// Ends the VM.
#[unsafe(no_mangle)]
pub extern "C" fn holloway_interrupt_stop(interrupt: Handle<InterruptHandle>) {
    if let Some(interrupt) = interrupt.get() {
        within((), || interrupt.stop());
    }
}

/// Drops what interrupts.
#[unsafe(no_mangle)]
pub extern "C" fn holloway_interrupt_drop(interrupt: Handle<InterruptHandle>) {
    interrupt.discard();
}
