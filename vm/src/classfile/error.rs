//! What is wrong with a class file: the Java error class to throw and HotSpot's wording of the reason.

use std::fmt;

use crate::error::JavaError;

/// The Java error class that a bad class file raises (JVMS 5.3.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ErrorKind {
    /// `java.lang.ClassFormatError`
    ClassFormat,
    /// `java.lang.UnsupportedClassVersionError`
    UnsupportedClassVersion,
    /// `java.lang.NoClassDefFoundError`: another name than asked for, or a module.
    NoClassDefFound,
}

impl ErrorKind {
    /// The error class in its binary form, such as `java/lang/ClassFormatError`.
    pub fn java_class(self) -> &'static str {
        match self {
            ErrorKind::ClassFormat => "java/lang/ClassFormatError",
            ErrorKind::UnsupportedClassVersion => "java/lang/UnsupportedClassVersionError",
            ErrorKind::NoClassDefFound => "java/lang/NoClassDefFoundError",
        }
    }
}

/// A class file that cannot be taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClassFileError {
    /// What to throw.
    pub kind: ErrorKind,
    /// The detail message, worded as HotSpot 25 words it.
    pub message: String,
}

impl ClassFileError {
    /// A `ClassFormatError` with this message.
    pub(super) fn format(message: impl Into<String>) -> Self {
        ClassFileError { kind: ErrorKind::ClassFormat, message: message.into() }
    }
}

impl fmt::Display for ClassFileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.kind.java_class().replace('/', "."), self.message)
    }
}

impl std::error::Error for ClassFileError {}

impl From<ClassFileError> for JavaError {
    fn from(error: ClassFileError) -> JavaError {
        JavaError::of(error.kind.java_class(), Some(error.message))
    }
}
