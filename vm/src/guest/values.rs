//! Values as the host has them, and as they lie in frames and fields.

#![allow(unsafe_code)]

use std::sync::Arc;

use crate::heap::Ref;
use crate::id::MethodId;
use crate::runtime::calls::SlotValue;
use crate::runtime::rooted::Rooted;
use crate::vm::Vm;

/// An object that the host holds: it stays alive as long as a copy of this does. It may be kept and dropped in any thread;
/// only its VM can look into it.
#[derive(Clone, Debug)]
pub struct Object(Arc<Rooted>);

impl Object {
    pub(crate) fn new(rooted: Rooted) -> Object {
        Object(Arc::new(rooted))
    }

    pub(crate) fn rooted(&self) -> &Rooted {
        &self.0
    }
}

/// A value of the Java language.
#[derive(Clone, Debug)]
#[allow(missing_docs, reason = "the names say the rest")]
pub enum Value {
    /// The result of a `void` method.
    Void,
    Boolean(bool),
    Byte(i8),
    /// `char`: a unit of UTF-16.
    Char(u16),
    Short(i16),
    Int(i32),
    Long(i64),
    Float(f32),
    Double(f64),
    /// A reference; `None` for null.
    Object(Option<Object>),
}

impl Value {
    /// The first letter of its type's descriptor; `L` for all references.
    pub fn letter(&self) -> u8 {
        match self {
            Value::Void => b'V',
            Value::Boolean(_) => b'Z',
            Value::Byte(_) => b'B',
            Value::Char(_) => b'C',
            Value::Short(_) => b'S',
            Value::Int(_) => b'I',
            Value::Long(_) => b'J',
            Value::Float(_) => b'F',
            Value::Double(_) => b'D',
            Value::Object(_) => b'L',
        }
    }

    /// As it lies in a slot; `None` for an object of another VM.
    pub(crate) fn bits(&self, vm: &Vm) -> Option<SlotValue> {
        Some(match self {
            Value::Void => SlotValue::Bits(0),
            Value::Boolean(value) => SlotValue::Bits(u64::from(*value)),
            Value::Byte(value) => SlotValue::Bits(u64::from(i32::from(*value) as u32)),
            Value::Char(value) => SlotValue::Bits(u64::from(*value)),
            Value::Short(value) => SlotValue::Bits(u64::from(i32::from(*value) as u32)),
            Value::Int(value) => SlotValue::Bits(u64::from(*value as u32)),
            Value::Long(value) => SlotValue::Bits(*value as u64),
            Value::Float(value) => SlotValue::Bits(u64::from(value.to_bits())),
            Value::Double(value) => SlotValue::Bits(value.to_bits()),
            Value::Object(None) => SlotValue::Reference(Ref::NULL),
            Value::Object(Some(object)) => SlotValue::Reference(vm.runtime.rooted.get(object.rooted())?),
        })
    }

    /// The value in a slot, by the first letter of its type's descriptor.
    ///
    /// # Safety
    /// The slot is one of such a type (I2).
    pub(crate) unsafe fn from_bits(vm: &mut Vm, letter: u8, bits: u64) -> Value {
        match letter {
            // SAFETY: I2: the caller promises a slot of such a type, so it holds null or an object.
            b'L' | b'[' => Value::of_reference(vm, unsafe { Ref::from_slot(bits) }),
            _ => Value::of_primitive(letter, bits),
        }
    }

    /// The value of a primitive type, or void.
    pub(crate) fn of_primitive(letter: u8, bits: u64) -> Value {
        match letter {
            b'Z' => Value::Boolean(bits & 1 != 0),
            b'B' => Value::Byte(bits as i8),
            b'C' => Value::Char(bits as u16),
            b'S' => Value::Short(bits as i16),
            b'I' => Value::Int(bits as i32),
            b'J' => Value::Long(bits as i64),
            b'F' => Value::Float(f32::from_bits(bits as u32)),
            b'D' => Value::Double(f64::from_bits(bits)),
            _ => Value::Void,
        }
    }

    /// A reference that the host holds from now on.
    pub(crate) fn of_reference(vm: &mut Vm, reference: Ref) -> Value {
        Value::Object((!reference.is_null()).then(|| Object::new(vm.runtime.rooted.add(reference))))
    }
}

impl Vm {
    /// Whether an object may be what a method returns.
    ///
    /// # Errors
    /// The type of the result cannot be loaded.
    pub(crate) fn is_result_of(
        &mut self,
        method: MethodId,
        object: Option<&Object>,
    ) -> Result<bool, crate::error::JavaError> {
        let Some(object) = object else { return Ok(true) };
        let (from, descriptor) = {
            let method = self.loader.classes.method(method);
            (method.class, method.descriptor.clone())
        };
        let Some(reference) = self.runtime.rooted.get(object.rooted()) else { return Ok(false) };
        let class = self.runtime.heap.class_of(reference);
        let result = &descriptor[descriptor.rfind(')').map_or(0, |at| at + 1)..];
        let name = result.strip_prefix('L').and_then(|name| name.strip_suffix(';')).unwrap_or(result);
        // A type that is not loaded has no instances.
        let wanted = self.loader.classes.named_by(from, name);
        Ok(wanted.is_some_and(|wanted| self.loader.classes.is_subtype(class, wanted)))
    }
}
