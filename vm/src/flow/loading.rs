//! Class loaders of programs are asked for classes, on frames that the VM pushes (K9).
//!
//! Whatever finds that a name means nothing yet gives [`JavaError::Unloaded`], from however deep, having changed nothing that
//! its repetition would see. Here the library's `ClassLoader.load` is called, which calls the loader and has the answer noted;
//! its frame returns to one of the VM's own, and that to the instruction, which is executed again and finds the class.

use super::ReturnPoint;
use crate::classfile::mutf8::name_code_units;
use crate::error::JavaError;
use crate::runtime::calls::SlotValue;
use crate::vm::Vm;

impl Vm {
    /// Throws an error, or has the class loader asked that has to be asked first.
    pub(crate) fn throw_or_load(&mut self, error: JavaError) {
        let error = match error {
            JavaError::Unloaded => self.push_loading().err(),
            error => Some(error),
        };
        if let Some(error) = error {
            self.throw(error);
        }
    }

    fn push_loading(&mut self) -> Result<(), JavaError> {
        let Some((loader, name)) = self.loader.take_wanted() else { return Err(JavaError::no_class("?")) };
        let units: Vec<u16> =
            name_code_units(&name).map(|unit| if unit == u16::from(b'/') { u16::from(b'.') } else { unit }).collect();
        let class = self.loader.load_class(&mut self.runtime, "java/lang/ClassLoader")?;
        let load = self.loader.library_method(class, "load", "(Ljava/lang/ClassLoader;Ljava/lang/String;)V")?;
        let name = self.runtime.new_string_from_units(&units)?;
        let mark = self.runtime.handles.len();
        let name = self.runtime.handles.push(name);
        let pushed = self.push_call(self.runtime.stubs.loading, &[], ReturnPoint::Repeat);
        let name = self.runtime.handles.get(name);
        self.runtime.handles.truncate(mark);
        pushed?;
        let loader = self.loader.loader_object(&self.runtime, loader);
        self.push_call(
            load,
            &[SlotValue::Reference(loader), SlotValue::Reference(name)],
            ReturnPoint::InitialisationDone,
        )
    }
}
