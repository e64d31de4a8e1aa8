//! Values as C has them: a letter of a descriptor, and a union.

#![allow(unsafe_code)]
#![allow(clippy::missing_safety_doc, reason = "C1 and C2 are what all of them ask for")]

use holloway::{Object, Value};

use crate::error::Failure;

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
            Value::Object(Some(object)) => (b'L', Union { l: crate::handle(Reference(object)) }),
        };
        TaggedValue { kind, of }
    }

    /// As Rust has it. An object stays C's.
    ///
    /// # Safety
    /// C1 for an object's handle; the union holds what the letter says.
    pub(crate) unsafe fn get(self) -> Result<Value, Failure> {
        // SAFETY: by the caller. A truth value is read as a byte, for C may have put any there.
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
                b'L' => Value::Object(self.of.l.as_ref().map(|reference| reference.0.clone())),
                _ => return Err(Failure::argument("a value of no kind")),
            }
        })
    }

    /// Values that lie behind each other.
    ///
    /// # Safety
    /// C2, and as for [`TaggedValue::get`].
    pub(crate) unsafe fn all(values: *const TaggedValue, count: usize) -> Result<Vec<Value>, Failure> {
        if count == 0 {
            return Ok(Vec::new());
        }
        if values.is_null() {
            return Err(Failure::argument("null for values"));
        }
        // SAFETY: by the caller.
        unsafe { std::slice::from_raw_parts(values, count).iter().map(|value| value.get()).collect() }
    }
}

/// One more handle of an object.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn holloway_object_copy(object: *const Reference) -> *mut Reference {
    // SAFETY: C1.
    let object = unsafe { object.as_ref() };
    object.map_or(std::ptr::null_mut(), |object| crate::handle(Reference(object.0.clone())))
}

/// Drops a handle of an object.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn holloway_object_drop(object: *mut Reference) {
    // SAFETY: C1.
    unsafe { crate::drop_handle(object) }
}
