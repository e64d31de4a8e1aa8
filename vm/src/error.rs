//! A Java error on its way to be thrown: what linking, natives and the interpreter give instead of a result.

use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

/// A Java error with its message and cause; or the news that one is already pending in the VM.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JavaError {
    /// An error to be made.
    Java {
        /// Internal name of the error's class.
        class: Cow<'static, str>,
        /// The detail message, if there is one.
        message: Option<String>,
        /// What it is caused by, made first.
        cause: Option<Box<JavaError>>,
        /// The stack that it shows, as `Loader::captured_stack` has it, if that is not the one on which it is made.
        trace: Option<Arc<[i64]>>,
        /// What the VM has found too little of, if that is what it tells: its class and message follow from it.
        shortage: Option<Shortage>,
    },
    /// An exception is pending in the VM already.
    Pending,
    /// No error yet: a class loader of the program's own has to be asked for a class, whose name the VM has noted, and what was
    /// begun is done again then (K9).
    Unloaded,
}

impl JavaError {
    /// An error without cause.
    pub fn new(class: &'static str, message: impl Into<String>) -> JavaError {
        JavaError::of(class, Some(message.into()))
    }

    /// An error of a class that need not be known here, without cause.
    pub fn of(class: impl Into<Cow<'static, str>>, message: Option<String>) -> JavaError {
        JavaError::Java { class: class.into(), message, cause: None, trace: None, shortage: None }
    }

    /// The same with a cause, in the place of any that it had. What is not of a class stays as it is.
    pub fn caused_by(self, by: JavaError) -> JavaError {
        match self {
            JavaError::Java { class, message, trace, shortage, .. } => {
                JavaError::Java { class, message, cause: Some(Box::new(by)), trace, shortage }
            }
            other => other,
        }
    }

    /// The same with the stack of another place, as `Loader::captured_stack` has it.
    pub(crate) fn with_trace(self, entries: &[i64]) -> JavaError {
        match self {
            JavaError::Java { class, message, cause, shortage, .. } => {
                JavaError::Java { class, message, cause, trace: Some(entries.into()), shortage }
            }
            other => other,
        }
    }

    /// `NoClassDefFoundError` for a class that a symbolic reference names (JVMS 5.3).
    pub fn no_class(name: &str) -> JavaError {
        JavaError::new("java/lang/NoClassDefFoundError", name)
            .caused_by(JavaError::new("java/lang/ClassNotFoundException", name.replace('/', ".")))
    }

    /// For the resolution of an array type: a missing element class is reported under the array's name.
    pub fn for_array(self, name: &str) -> JavaError {
        match self {
            JavaError::Java { class, cause, trace, .. }
                if name.starts_with('[') && class == "java/lang/NoClassDefFoundError" =>
            {
                JavaError::Java { class, message: Some(name.to_owned()), cause, trace, shortage: None }
            }
            other => other,
        }
    }

    /// The error's class, if it is not an object yet.
    pub fn class(&self) -> Option<&str> {
        match self {
            JavaError::Java { class, .. } => Some(class),
            JavaError::Pending | JavaError::Unloaded => None,
        }
    }
}

impl fmt::Display for JavaError {
    /// As `Throwable.toString` prints it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            JavaError::Java { class, message: Some(message), .. } => {
                write!(f, "{}: {message}", class.replace('/', "."))
            }
            JavaError::Java { class, message: None, .. } => f.write_str(&class.replace('/', ".")),
            JavaError::Pending => f.write_str("an exception is pending"),
            JavaError::Unloaded => f.write_str("a class loader has to be asked"),
        }
    }
}

impl JavaError {
    /// An error without message.
    pub fn bare(class: &'static str) -> JavaError {
        JavaError::of(class, None)
    }

    /// `NullPointerException` without message.
    pub fn null_pointer() -> JavaError {
        JavaError::bare("java/lang/NullPointerException")
    }

    /// `OutOfMemoryError: Java heap space`.
    pub fn out_of_memory() -> JavaError {
        JavaError::shortage(Shortage::Heap)
    }

    /// The `OutOfMemoryError` of a shortage.
    pub fn shortage(of: Shortage) -> JavaError {
        JavaError::Java {
            class: "java/lang/OutOfMemoryError".into(),
            message: Some(of.message().to_owned()),
            cause: None,
            trace: None,
            shortage: Some(of),
        }
    }

    /// The shortage that the error tells of.
    pub(crate) fn told_shortage(&self) -> Option<Shortage> {
        match self {
            JavaError::Java { shortage, .. } => *shortage,
            JavaError::Pending | JavaError::Unloaded => None,
        }
    }
}

/// What the VM itself has found too little of. What HotSpot counts as that, and `-XX:+ExitOnOutOfMemoryError` heeds: neither
/// threads that cannot be started nor lengths that Java code refuses are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shortage {
    /// Objects, and what is counted with them.
    Heap,
    /// No array is so long.
    ArrayLength,
    /// Classes and their code.
    Metaspace,
}

impl Shortage {
    /// The detail message of the `OutOfMemoryError`: HotSpot's words.
    pub fn message(self) -> &'static str {
        match self {
            Shortage::Heap => "Java heap space",
            Shortage::ArrayLength => "Requested array size exceeds VM limit",
            Shortage::Metaspace => "Metaspace",
        }
    }
}

/// Why a VM cannot be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VmError {
    /// The limit of the heap is too low, or there is no address space for it: what is wrong with it.
    Heap(String),
    /// The class library cannot be used: it lacks a class, or the limit of the heap has no room for it.
    Library(JavaError),
    /// The options ask for what this build has not got: it runs with the interpreter alone, without budget and samples.
    Unsupported,
}

impl fmt::Display for VmError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            VmError::Heap(text) => f.write_str(text),
            VmError::Library(error) => write!(f, "the class library is not usable: {error}"),
            VmError::Unsupported => {
                f.write_str("this build has neither budget nor block headers: it runs with -Xint only")
            }
        }
    }
}

impl std::error::Error for VmError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_short_is_told_by_the_error_and_not_by_its_text() {
        let error = JavaError::shortage(Shortage::Metaspace);
        assert_eq!(error.to_string(), "java.lang.OutOfMemoryError: Metaspace");
        assert_eq!(error.told_shortage(), Some(Shortage::Metaspace));
        let caused = error.with_trace(&[1]).caused_by(JavaError::null_pointer()).for_array("[I");
        assert_eq!(caused.told_shortage(), Some(Shortage::Metaspace));
        let alike = JavaError::new("java/lang/OutOfMemoryError", Shortage::Metaspace.message());
        assert_eq!(alike.told_shortage(), None);
    }
}
