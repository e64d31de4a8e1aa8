//! The bytes of one class file, shared and immutable.
//!
//! In: bytes embedded in the program (`&'static [u8]`) or read at run time. Out: one cheap-to-clone handle. A
//! [`super::ClassFile`] keeps this handle and refers to names, code and tables by offset, so embedded classes are
//! never copied and the model of a class stays small (a few words a member and four bytes a constant).

use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

/// The bytes of a class file or resource: embedded in the program, or shared on the heap.
#[derive(Clone)]
pub enum ClassBytes {
    /// Bytes that live as long as the program, such as those of the embedded class library. The ranges and names in
    /// their tables of local variables are not checked when they are parsed.
    Static(&'static [u8]),
    /// Bytes that were read at run time.
    Shared(Arc<[u8]>),
}

impl Deref for ClassBytes {
    type Target = [u8];

    #[inline]
    fn deref(&self) -> &[u8] {
        match self {
            ClassBytes::Static(bytes) => bytes,
            ClassBytes::Shared(bytes) => bytes,
        }
    }
}

impl From<Vec<u8>> for ClassBytes {
    fn from(bytes: Vec<u8>) -> Self {
        ClassBytes::Shared(bytes.into())
    }
}

impl From<&[u8]> for ClassBytes {
    /// Copies; use [`ClassBytes::Static`] for bytes that live as long as the program.
    fn from(bytes: &[u8]) -> Self {
        ClassBytes::Shared(bytes.into())
    }
}

impl fmt::Debug for ClassBytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ClassBytes({} bytes)", self.len())
    }
}
