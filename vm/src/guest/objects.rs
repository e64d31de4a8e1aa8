//! Strings and arrays, made and read by the host.

use super::members::Type;
use super::{CallError, Guest, Object, Value};
use crate::error::JavaError;
use crate::heap::{Primitive, Ref};
use crate::id::ClassId;
use crate::link::ClassKind;
use crate::runtime::calls::SlotValue;

/// A Rust type that elements of an array of a primitive type have, but for `boolean`. A host
/// cannot add others, since [`Primitive`] is sealed.
pub trait ArrayElement: Primitive {
    /// The letter of the Java type.
    const LETTER: u8;
}

macro_rules! elements {
    ($($rust:ty => $letter:literal;)*) => {$(
        impl ArrayElement for $rust {
            const LETTER: u8 = $letter;
        }
    )*};
}

elements! {
    i8 => b'B';
    u16 => b'C';
    i16 => b'S';
    i32 => b'I';
    i64 => b'J';
    f32 => b'F';
    f64 => b'D';
}

impl Guest<'_> {
    /// A new string.
    ///
    /// # Errors
    /// `OutOfMemoryError`.
    pub fn new_string(&mut self, text: &str) -> Result<Object, CallError> {
        self.make(|vm| vm.runtime.new_string(text))
    }

    fn make(&mut self, work: impl FnOnce(&mut crate::vm::Vm) -> Result<Ref, JavaError>) -> Result<Object, CallError> {
        let rooted = self.within(|vm| {
            let reference = work(vm)?;
            Ok(vm.runtime.rooted.add(reference))
        })?;
        Ok(Object::new(rooted))
    }

    /// The text of a string; surrogates that are not paired become U+FFFD.
    ///
    /// # Errors
    /// [`CallError::Argument`] if the object is no string.
    pub fn text(&self, string: &Object) -> Result<String, CallError> {
        let reference = self.reference(string)?;
        if self.vm.runtime.heap.class_of(reference) != self.vm.loader.well_known.string {
            return Err(CallError::Argument("the object is no string".to_owned()));
        }
        Ok(self.vm.runtime.string_text(reference))
    }

    /// The class of arrays of a primitive type.
    fn array_class(&self, letter: u8) -> ClassId {
        self.vm.loader.well_known.primitive_array(letter).unwrap_or(self.vm.loader.well_known.primitive_arrays[0])
    }

    /// A new array with these elements.
    ///
    /// # Errors
    /// `OutOfMemoryError`.
    pub fn new_array<T: ArrayElement>(&mut self, elements: &[T]) -> Result<Object, CallError> {
        let class = self.array_class(T::LETTER);
        self.make(|vm| {
            let length = u32::try_from(elements.len()).map_err(|_| JavaError::out_of_memory())?;
            let array = vm.runtime.new_array(class, length)?;
            vm.runtime.heap.elements_mut::<T>(array).copy_from_slice(elements);
            Ok(array)
        })
    }

    /// The elements of an array, where they lie: nothing can run meanwhile.
    ///
    /// # Errors
    /// [`CallError::Argument`] if the object is no such array.
    pub fn elements<T: ArrayElement>(&self, array: &Object) -> Result<&[T], CallError> {
        let reference = self.reference(array)?;
        self.check_array(reference, self.array_class(T::LETTER))?;
        Ok(self.vm.runtime.heap.elements(reference))
    }

    /// The same, to be changed.
    ///
    /// # Errors
    /// As for [`Guest::elements`].
    pub fn elements_mut<T: ArrayElement>(&mut self, array: &Object) -> Result<&mut [T], CallError> {
        let reference = self.reference(array)?;
        self.check_array(reference, self.array_class(T::LETTER))?;
        Ok(self.vm.runtime.heap.elements_mut(reference))
    }

    fn check_array(&self, array: Ref, class: ClassId) -> Result<(), CallError> {
        if self.vm.runtime.heap.class_of(array) == class {
            return Ok(());
        }
        let wanted = self.vm.loader.classes.class(class).java_name();
        Err(CallError::Argument(format!("the object is no array {wanted}")))
    }

    /// A new array of `boolean`.
    ///
    /// # Errors
    /// `OutOfMemoryError`.
    pub fn new_boolean_array(&mut self, elements: &[bool]) -> Result<Object, CallError> {
        let class = self.array_class(b'Z');
        self.make(|vm| {
            let length = u32::try_from(elements.len()).map_err(|_| JavaError::out_of_memory())?;
            let array = vm.runtime.new_array(class, length)?;
            let places = vm.runtime.heap.elements_mut::<u8>(array);
            places.iter_mut().zip(elements).for_each(|(place, &element)| *place = u8::from(element));
            Ok(array)
        })
    }

    /// The elements of an array of `boolean`.
    ///
    /// # Errors
    /// As for [`Guest::elements`].
    pub fn booleans(&self, array: &Object) -> Result<Vec<bool>, CallError> {
        let reference = self.reference(array)?;
        self.check_array(reference, self.array_class(b'Z'))?;
        Ok(self.vm.runtime.heap.elements::<u8>(reference).iter().map(|byte| byte & 1 != 0).collect())
    }

    /// A new array of references to instances of a class, all null.
    ///
    /// # Errors
    /// `OutOfMemoryError`, and what loading the class throws.
    pub fn new_object_array(&mut self, class: &str, length: usize) -> Result<Object, CallError> {
        let class = self.class(class)?;
        self.make(|vm| {
            let length = i32::try_from(length).map_err(|_| JavaError::out_of_memory())?;
            let array = vm.loader.array_of(&mut vm.runtime, class)?;
            vm.runtime.checked_array(array, length)
        })
    }

    /// The length of an array.
    ///
    /// # Errors
    /// [`CallError::Argument`] if the object is no array.
    pub fn array_length(&self, array: &Object) -> Result<usize, CallError> {
        let reference = self.reference(array)?;
        self.element_class(reference)?;
        Ok(self.vm.runtime.heap.array_length(reference) as usize)
    }

    fn element_class(&self, array: Ref) -> Result<ClassId, CallError> {
        let class = self.vm.loader.classes.class(self.vm.runtime.heap.class_of(array));
        let is_array = class.kind == ClassKind::Array;
        is_array.then_some(class.element).ok_or_else(|| CallError::Argument("the object is no array".to_owned()))
    }

    /// The array and index of an element of an array of references.
    fn place(&self, array: &Object, index: usize) -> Result<(Ref, u32, ClassId), CallError> {
        let reference = self.reference(array)?;
        let element = self.element_class(reference)?;
        if self.vm.loader.classes.class(element).kind == ClassKind::Primitive {
            return Err(CallError::Argument("the object is no array of references".to_owned()));
        }
        let length = self.vm.runtime.heap.array_length(reference);
        match u32::try_from(index).ok().filter(|&index| index < length) {
            Some(index) => Ok((reference, index, element)),
            None => Err(CallError::Argument(format!("Index {index} out of bounds for length {length}"))),
        }
    }

    /// Reads an element of an array of references.
    ///
    /// # Errors
    /// [`CallError::Argument`] if the object is no such array, or has no such element.
    pub fn element(&mut self, array: &Object, index: usize) -> Result<Option<Object>, CallError> {
        let (array, index, _) = self.place(array, index)?;
        let found = self.vm.runtime.heap.element(array, index);
        match Value::of_reference(self.vm, found) {
            Value::Object(object) => Ok(object),
            _ => Ok(None),
        }
    }

    /// Writes an element of an array of references.
    ///
    /// # Errors
    /// As for [`Guest::element`]; [`CallError::Argument`] for an object that such an array cannot hold.
    pub fn set_element(&mut self, array: &Object, index: usize, object: Option<&Object>) -> Result<(), CallError> {
        let (array, index, element) = self.place(array, index)?;
        if let Some(object) = object {
            self.reference(object)?;
        }
        match Type::Reference(element).slot(self.vm, &Value::Object(object.cloned())) {
            Some(SlotValue::Reference(value)) => self.vm.runtime.heap.set_element(array, index, value),
            _ => return Err(CallError::Argument("the array holds another type".to_owned())),
        }
        Ok(())
    }
}
