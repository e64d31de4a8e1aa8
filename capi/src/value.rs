//! Values as C has them, a letter of a descriptor and a union, to values of Rust and back; handles of objects.

#![allow(unsafe_code)]

use holloway::{Object, Value};

use crate::error::Failure;
use crate::{Elements, Handle};

/// An object that C holds.
pub struct Reference(pub(crate) Object);

/// What a value is, by its type's letter.
#[derive(Clone, Copy)]
#[repr(C)]
#[allow(missing_docs, reason = "each is the value of the type of its letter")]
pub union Union {
    pub z: bool,
    pub b: i8,
    pub c: u16,
    pub s: i16,
    pub i: i32,
    pub j: i64,
    pub f: f32,
    pub d: f64,
    /// Null, or an object's handle.
    pub l: *mut Reference,
}

/// A value with its type, as `holloway_value` of the header.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TaggedValue {
    /// The first letter of its type's descriptor: `Z B C S I J F D`, `L` for all references, `V` for none.
    pub kind: u8,
    /// The value.
    pub of: Union,
}

impl TaggedValue {
    /// The value of nothing.
    pub(crate) const VOID: TaggedValue = TaggedValue { kind: b'V', of: Union { j: 0 } };

    /// As C has it; an object is C's to drop.
    pub(crate) fn new(value: Value) -> TaggedValue {
        let (kind, of) = match value {
            Value::Void => return TaggedValue::VOID,
            Value::Boolean(z) => (b'Z', Union { z }),
            Value::Byte(b) => (b'B', Union { b }),
            Value::Char(c) => (b'C', Union { c }),
            Value::Short(s) => (b'S', Union { s }),
            Value::Int(i) => (b'I', Union { i }),
            Value::Long(j) => (b'J', Union { j }),
            Value::Float(f) => (b'F', Union { f }),
            Value::Double(d) => (b'D', Union { d }),
            Value::Object(None) => (b'L', Union { l: std::ptr::null_mut() }),
            Value::Object(Some(object)) => (b'L', Union { l: Handle::new(Reference(object)).pointer() }),
        };
        TaggedValue { kind, of }
    }

    /// As Rust has it. An object stays C's.
    ///
    /// # Safety
    /// C1 for an object's handle, and C3.
    pub(crate) unsafe fn get(self) -> Result<Value, Failure> {
        // SAFETY: C1, C3. A truth value is read as a byte, for C may have put any there.
        Ok(unsafe {
            match self.kind {
                b'V' => Value::Void,
                b'Z' => Value::Boolean(self.of.b & 1 != 0),
                b'B' => Value::Byte(self.of.b),
                b'C' => Value::Char(self.of.c),
                b'S' => Value::Short(self.of.s),
                b'I' => Value::Int(self.of.i),
                b'J' => Value::Long(self.of.j),
                b'F' => Value::Float(self.of.f),
                b'D' => Value::Double(self.of.d),
                b'L' => Value::Object(Handle::of(self.of.l).get().map(|reference| reference.0.clone())),
                _ => return Err(Failure::argument("a value of no kind")),
            }
        })
    }

    /// Drops the object of a reference.
    ///
    /// # Safety
    /// C1 for an object's handle, and C3.
    pub(crate) unsafe fn discard(self) {
        if self.kind == b'L' {
            // SAFETY: C1, C3: a value of that kind holds a handle that the library gave, and nobody uses it any more.
            unsafe { Handle::of(self.of.l) }.discard();
        }
    }

    /// So many values that lie behind each other.
    pub(crate) fn all(values: &Elements<TaggedValue>, count: usize) -> Result<Vec<Value>, Failure> {
        if count == 0 {
            return Ok(Vec::new());
        }
        let values = values.get(count).ok_or_else(|| Failure::argument("null for values"))?;
        // SAFETY: C1, C3: C has given them.
        values.iter().map(|value| unsafe { value.get() }).collect()
    }
}

/// One more handle of an object.
#[unsafe(no_mangle)]
pub extern "C" fn holloway_object_copy(object: Handle<Reference>) -> Handle<Reference> {
    object.get().map_or(Handle::NULL, |object| Handle::new(Reference(object.0.clone())))
}

/// Drops a handle of an object.
#[unsafe(no_mangle)]
pub extern "C" fn holloway_object_drop(object: Handle<Reference>) {
    object.discard();
}
