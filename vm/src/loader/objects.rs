//! Objects of more than one class that the VM makes: arrays of arrays, threads, a program's arguments.

use super::Loader;
use crate::error::JavaError;
use crate::heap::Ref;
use crate::id::ClassId;
use crate::runtime::Runtime;

impl Loader {
    /// Nested arrays of the given lengths, none negative.
    /// There is one handle for each dimension, however many arrays there are.
    pub(crate) fn new_multi_array(
        &mut self,
        runtime: &mut Runtime,
        class: ClassId,
        lengths: &[i32],
    ) -> Result<Ref, JavaError> {
        let mark = runtime.handles.len();
        let array = self.new_nested_arrays(runtime, class, lengths);
        runtime.handles.truncate(mark);
        array
    }

    fn new_nested_arrays(&mut self, runtime: &mut Runtime, class: ClassId, lengths: &[i32]) -> Result<Ref, JavaError> {
        let array = runtime.checked_array(class, lengths[0])?;
        let [_, inner @ ..] = lengths else { return Ok(array) };
        if inner.is_empty() {
            return Ok(array);
        }
        let element = self.classes.class(class).element;
        let array = runtime.handles.push(array);
        for index in 0..lengths[0] as u32 {
            runtime.look_up()?;
            let child = self.new_nested_arrays(runtime, element, inner)?;
            runtime.heap.set_element(runtime.handles.get(array), index, child);
        }
        Ok(runtime.handles.pop(array))
    }

    /// A `java.lang.Thread` that the VM itself starts.
    pub(crate) fn new_thread_object(
        &mut self,
        runtime: &mut Runtime,
        name: &str,
        number: i64,
        priority: i32,
    ) -> Result<Ref, JavaError> {
        let class = self.well_known.thread;
        let name = runtime.string_handle(name)?;
        let thread = runtime.new_instance(class)?;
        let name = runtime.handles.pop(name);
        let field = |loader: &Loader, name: &str, descriptor: &str| loader.library_field(class, name, descriptor);
        let offset = field(self, "name", "Ljava/lang/String;")?;
        runtime.heap.store_reference(thread, offset, name);
        let offset = field(self, "id", "J")?;
        runtime.heap.store::<i64>(thread, offset, number);
        let offset = field(self, "priority", "I")?;
        runtime.heap.store::<i32>(thread, offset, priority);
        let offset = field(self, "status", "I")?;
        runtime.heap.store::<i32>(thread, offset, 1);
        Ok(thread)
    }

    pub(crate) fn argument_array(&mut self, runtime: &mut Runtime, arguments: &[String]) -> Result<Ref, JavaError> {
        let array = runtime.new_array(self.well_known.string_array, arguments.len() as u32)?;
        let array = runtime.handles.push(array);
        for (index, argument) in arguments.iter().enumerate() {
            let string = runtime.new_string(argument)?;
            runtime.heap.set_element(runtime.handles.get(array), index as u32, string);
        }
        Ok(runtime.handles.get(array))
    }
}
