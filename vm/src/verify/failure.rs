//! What ends a verification: a rule that code breaks, in HotSpot's words, or an error of class loading.
//!
//! The stages below the driver raise a [`Stop`] that holds a headline and a reason; the driver, which has the method and
//! the frame at hand, completes it to HotSpot's text in [`super::report`].

use std::borrow::Cow;
use std::fmt;

use super::hierarchy::HierarchyError;
use super::types::{Names, Shape, Type};

/// Why a class or method is not verified.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum VerifyFailure {
    /// `java.lang.VerifyError` with this detail message.
    Verify(String),
    /// `java.lang.ClassFormatError` with this detail message: a method's tables do not fit its code.
    ClassFormat(String),
    /// The same error: a `StackMapTable` that cannot be read.
    StackMap(String),
    /// A class that had to be loaded could not be; the error to throw instead of one of verification.
    Hierarchy(HierarchyError),
}

impl VerifyFailure {
    /// The error class to throw, in its binary form.
    pub fn java_class(&self) -> &str {
        match self {
            VerifyFailure::Verify(_) => "java/lang/VerifyError",
            VerifyFailure::ClassFormat(_) | VerifyFailure::StackMap(_) => "java/lang/ClassFormatError",
            VerifyFailure::Hierarchy(error) => &error.java_class,
        }
    }

    /// What the error says.
    pub fn message(&self) -> &str {
        match self {
            VerifyFailure::Verify(message) | VerifyFailure::ClassFormat(message) | VerifyFailure::StackMap(message) => {
                message
            }
            VerifyFailure::Hierarchy(error) => &error.message,
        }
    }
}

impl fmt::Display for VerifyFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.java_class().replace('/', "."), self.message())
    }
}

impl std::error::Error for VerifyFailure {}

/// What stops the verification of a method.
#[derive(Debug)]
pub(super) enum Stop {
    Problem(Problem),
    /// A table of the method that does not fit its code.
    Format(String),
    /// A `StackMapTable` that cannot be read.
    StackMap(String),
    /// A class could not be loaded.
    Hierarchy(HierarchyError),
}

/// A broken rule.
#[derive(Debug)]
pub(super) struct Problem {
    /// The first line: which rule.
    pub headline: Cow<'static, str>,
    /// What was found, or nothing if HotSpot says no more than the headline.
    pub reason: Option<String>,
    /// The index of the stack map frame that the code does not agree with.
    pub stack_map_frame: Option<usize>,
    /// The slot that holds something else than wanted.
    pub slot: Option<WrongSlot>,
}

/// A local or stack slot that holds something else than wanted.
#[derive(Clone, Copy, Debug)]
pub(super) struct WrongSlot {
    pub at: usize,
    pub found: Type,
    pub expected: Expected,
}

/// The result of a check; the failing side is boxed, as it is rare and large.
pub(super) type Checked<T> = Result<T, Box<Stop>>;

impl Problem {
    /// A broken rule with the reason.
    pub fn because(headline: impl Into<Cow<'static, str>>, reason: impl Into<String>) -> Box<Stop> {
        Box::new(Stop::Problem(Problem {
            headline: headline.into(),
            reason: Some(reason.into()),
            stack_map_frame: None,
            slot: None,
        }))
    }

    /// A broken rule for which HotSpot gives as reason that the bytecode is in error.
    pub fn bytecode(headline: impl Into<Cow<'static, str>>) -> Box<Stop> {
        Problem::because(headline, "Error exists in the bytecode")
    }

    /// A slot that holds something else than wanted; `place` is `stack` or `locals`.
    pub fn slot(headline: &'static str, place: &str, names: &Names, slot: WrongSlot) -> Box<Stop> {
        let (found, expected, at) = (describe(names, slot.found), slot.expected.describe(names), slot.at);
        let reason = format!("Type {found} (current frame, {place}[{at}]) is not assignable to {expected}");
        let (headline, reason) = (headline.into(), Some(reason));
        Box::new(Stop::Problem(Problem { headline, reason, stack_map_frame: None, slot: Some(slot) }))
    }

    /// A broken rule for which HotSpot prints one line only.
    pub fn bare(headline: impl Into<Cow<'static, str>>) -> Box<Stop> {
        Box::new(Stop::Problem(Problem { headline: headline.into(), reason: None, stack_map_frame: None, slot: None }))
    }
}

impl From<HierarchyError> for Box<Stop> {
    fn from(error: HierarchyError) -> Self {
        Box::new(Stop::Hierarchy(error))
    }
}

/// What a place must hold.
#[derive(Clone, Copy, Debug)]
pub(super) enum Expected {
    /// A value assignable to this type.
    Type(Type),
    /// Any initialised reference.
    Reference,
    /// Any value of one slot.
    Category1,
    /// The first slot of a value of two slots.
    Category2,
}

impl Expected {
    /// The words of HotSpot.
    pub fn describe(self, names: &Names) -> String {
        match self {
            Expected::Type(of) => describe(names, of),
            Expected::Reference => "reference type".into(),
            Expected::Category1 => "category1 type".into(),
            Expected::Category2 => "category2 type".into(),
        }
    }
}

/// A type in the words of HotSpot.
pub(super) fn describe(names: &Names, of: Type) -> String {
    match of.shape() {
        Shape::Top => "top".into(),
        Shape::Int => "integer".into(),
        Shape::Float => "float".into(),
        Shape::Long => "long".into(),
        Shape::LongSecond => "long_2nd".into(),
        Shape::Double => "double".into(),
        Shape::DoubleSecond => "double_2nd".into(),
        Shape::Null => "null".into(),
        Shape::UninitializedThis => "uninitializedThis".into(),
        Shape::Uninitialized => format!("uninitialized {}", of.new_offset().unwrap_or_default()),
        Shape::Class | Shape::PrimitiveArray => format!("'{}'", names.type_name(of)),
    }
}
