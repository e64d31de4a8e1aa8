//! The `java.lang.Class` objects of classes, and members of the library that the VM itself uses.

#![allow(unsafe_code)]

use std::sync::Arc;

use super::Loader;
use crate::error::JavaError;
use crate::heap::Ref;
use crate::id::{ClassId, MethodId};
use crate::runtime::Runtime;

impl Loader {
    /// The offset of an instance field of the class library.
    pub(crate) fn library_field(&self, class: ClassId, name: &str, descriptor: &str) -> Result<u32, JavaError> {
        let found = self.find_field(class, name, descriptor);
        found.map(|found| self.field(found).offset).ok_or_else(|| JavaError::new("java/lang/NoSuchFieldError", name))
    }

    /// A method of the class library.
    pub(crate) fn library_method(&self, class: ClassId, name: &str, descriptor: &str) -> Result<MethodId, JavaError> {
        self.find_method(class, name, descriptor).ok_or_else(|| JavaError::new("java/lang/NoSuchMethodError", name))
    }

    /// The `java.lang.Class` object of a class.
    pub(crate) fn mirror(&mut self, runtime: &mut Runtime, class: ClassId) -> Result<Ref, JavaError> {
        let slot = self.mirror_slot(runtime, class)?;
        Ok(runtime.heap.load_reference_slot(slot))
    }

    /// The root slot that holds a class's mirror.
    pub(crate) fn mirror_slot(&mut self, runtime: &mut Runtime, class: ClassId) -> Result<u32, JavaError> {
        let slot = self.classes.class(class).mirror.get();
        if slot != 0 {
            return Ok(slot);
        }
        // Nor does anything begin to last that checks of machine code would have to take back.
        runtime.may_collect()?;
        let mirror = runtime.new_instance(self.well_known.class)?;
        runtime.heap.store::<u32>(mirror, self.mirror_class_offset, class.0);
        let slot = runtime.new_root(mirror)?;
        // SAFETY: I1, I2: a root that holds an object of `Class`.
        unsafe { self.classes.class(class).mirror.set(slot) };
        Ok(slot)
    }

    /// The class that a mirror stands for.
    pub(crate) fn mirrored(&self, runtime: &Runtime, mirror: Ref) -> ClassId {
        ClassId(runtime.heap.load::<u32>(mirror, self.mirror_class_offset))
    }

    pub(super) fn report_loaded_class(&mut self, runtime: &mut Runtime, name: &str, source: &str) {
        let seconds = runtime.host.nanoseconds() as f64 / 1e9;
        let line = format!("[{seconds:.3}s][info][class,load] {} source: {source}\n", name.replace('/', "."));
        // A closed stream must not end the program.
        let _ = runtime.host.write(1, line.as_bytes());
    }

    /// Shares a class file's code with nobody else: the file of a class.
    pub(crate) fn class_file(&self, class: ClassId) -> Option<Arc<crate::classfile::ClassFile>> {
        self.classes.class(class).file.clone()
    }
}
