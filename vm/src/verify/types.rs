//! Verification types (JVMS 4.10.1.2) in one word each, and the table of class names behind them.
//!
//! A frame is a row of these words, so copying and comparing frames is a memory copy and a memory compare, and no type
//! owns anything. An array type is its number of dimensions with its element type, which makes every array rule (load,
//! store, covariance) arithmetic on the word and never text.

use std::borrow::Cow;
use std::fmt;

use rustc_hash::FxHashMap;

use crate::classfile::{FieldType, PrimitiveType};

const KIND_SHIFT: u32 = 28;
const DIMENSIONS_SHIFT: u32 = 20;
const PAYLOAD_MASK: u32 = (1 << DIMENSIONS_SHIFT) - 1;

/// How many names a table may hold before it is emptied between two methods; one method adds fewer than 2^18 (65535
/// constants, 255 parameters and one name per instruction), and a payload has 20 bits.
const NAMES_BETWEEN_METHODS: usize = 1 << 19;

/// What a [`Type`] is, without what it names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(super) enum Shape {
    Top,
    Int,
    Float,
    /// The first slot of a `long`.
    Long,
    LongSecond,
    /// The first slot of a `double`.
    Double,
    DoubleSecond,
    Null,
    UninitializedThis,
    /// An object that the `new` at the payload's offset has made.
    Uninitialized,
    /// A class or interface; with dimensions, an array of it.
    Class,
    /// An array of a primitive type, which the payload names by its letter.
    PrimitiveArray,
}

const SHAPES: [Shape; 16] = [
    Shape::Top,
    Shape::Int,
    Shape::Float,
    Shape::Long,
    Shape::LongSecond,
    Shape::Double,
    Shape::DoubleSecond,
    Shape::Null,
    Shape::UninitializedThis,
    Shape::Uninitialized,
    Shape::Class,
    Shape::PrimitiveArray,
    // No constructor makes the rest.
    Shape::Top,
    Shape::Top,
    Shape::Top,
    Shape::Top,
];

/// A verification type: what one slot holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub(super) struct Type(u32);

impl Type {
    pub const TOP: Type = Type::plain(Shape::Top);
    pub const INT: Type = Type::plain(Shape::Int);
    pub const FLOAT: Type = Type::plain(Shape::Float);
    pub const LONG: Type = Type::plain(Shape::Long);
    pub const LONG_SECOND: Type = Type::plain(Shape::LongSecond);
    pub const DOUBLE: Type = Type::plain(Shape::Double);
    pub const DOUBLE_SECOND: Type = Type::plain(Shape::DoubleSecond);
    pub const NULL: Type = Type::plain(Shape::Null);
    pub const UNINITIALIZED_THIS: Type = Type::plain(Shape::UninitializedThis);

    const fn plain(shape: Shape) -> Type {
        Type((shape as u32) << KIND_SHIFT)
    }

    const fn with(shape: Shape, dimensions: u32, payload: u32) -> Type {
        Type(((shape as u32) << KIND_SHIFT) | (dimensions << DIMENSIONS_SHIFT) | payload)
    }

    /// The object made by the `new` at `offset`.
    pub fn uninitialized(offset: u16) -> Type {
        Type::with(Shape::Uninitialized, 0, u32::from(offset))
    }

    /// The class with this name.
    pub fn class(name: Name) -> Type {
        Type::with(Shape::Class, 0, name.0)
    }

    /// An array of primitive components, with `dimensions` (1 to 255) in all.
    pub fn primitive_array(element: PrimitiveType, dimensions: u32) -> Type {
        let letter = element.descriptor().as_bytes().first().copied().unwrap_or_default();
        Type::with(Shape::PrimitiveArray, dimensions, u32::from(letter))
    }

    #[inline]
    pub fn shape(self) -> Shape {
        SHAPES[(self.0 >> KIND_SHIFT) as usize]
    }

    /// The number of array dimensions; 0 for what is no array.
    #[inline]
    pub fn dimensions(self) -> u32 {
        (self.0 >> DIMENSIONS_SHIFT) & 0xFF
    }

    #[inline]
    fn payload(self) -> u32 {
        self.0 & PAYLOAD_MASK
    }

    /// The class named by a class type or by the element type of an array of objects.
    pub fn name(self) -> Option<Name> {
        (self.shape() == Shape::Class).then_some(Name(self.payload()))
    }

    /// The `new` that made an uninitialised object.
    pub fn new_offset(self) -> Option<u16> {
        (self.shape() == Shape::Uninitialized).then_some(self.payload() as u16)
    }

    /// Whether a value is an initialised reference or null.
    #[inline]
    pub fn is_reference(self) -> bool {
        matches!(self.shape(), Shape::Null | Shape::Class | Shape::PrimitiveArray)
    }

    /// Whether a value is a reference of any kind, uninitialised ones included.
    #[inline]
    pub fn is_any_reference(self) -> bool {
        (self.0 >> KIND_SHIFT) >= Shape::Null as u32
    }

    #[inline]
    pub fn is_array(self) -> bool {
        self.dimensions() > 0
    }

    /// The second slot that goes with this first slot of a `long` or `double`.
    #[inline]
    pub fn second(self) -> Option<Type> {
        match self.shape() {
            Shape::Long => Some(Type::LONG_SECOND),
            Shape::Double => Some(Type::DOUBLE_SECOND),
            _ => None,
        }
    }

    /// Whether this is the second slot of a `long` or `double`.
    #[inline]
    pub fn is_second(self) -> bool {
        self == Type::LONG_SECOND || self == Type::DOUBLE_SECOND
    }

    /// The array type whose components are this reference type; `None` beyond 255 dimensions.
    pub fn array_of(self) -> Option<Type> {
        match self.shape() {
            Shape::Class | Shape::PrimitiveArray if self.dimensions() < 255 => {
                Some(Type(self.0 + (1 << DIMENSIONS_SHIFT)))
            }
            _ => None,
        }
    }

    /// The type of an array's components as they lie on the operand stack.
    pub fn component(self) -> Option<Type> {
        if !self.is_array() {
            return None;
        }
        match self.primitive_element() {
            Some(element) if self.dimensions() == 1 => Some(Type::primitive(element)),
            _ => Some(Type(self.0 - (1 << DIMENSIONS_SHIFT))),
        }
    }

    /// The element type of an array of primitives.
    pub fn primitive_element(self) -> Option<PrimitiveType> {
        (self.shape() == Shape::PrimitiveArray).then(|| PrimitiveType::from_letter(self.payload() as u8)).flatten()
    }

    /// The first slot of a value of a primitive type.
    pub fn primitive(primitive: PrimitiveType) -> Type {
        match primitive {
            PrimitiveType::Long => Type::LONG,
            PrimitiveType::Float => Type::FLOAT,
            PrimitiveType::Double => Type::DOUBLE,
            _ => Type::INT,
        }
    }
}

impl fmt::Debug for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}/{}/{}", self.shape(), self.dimensions(), self.payload())
    }
}

/// The number of a class name in [`Names`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct Name(u32);

/// The class names that one verification has met, each with its number.
#[derive(Default)]
pub(super) struct Names<'a> {
    texts: Vec<Cow<'a, str>>,
    numbers: FxHashMap<Cow<'a, str>, u32>,
}

impl<'a> Names<'a> {
    /// The number of `name`.
    pub fn intern(&mut self, name: Cow<'a, str>) -> Name {
        if let Some(number) = self.numbers.get(&name) {
            return Name(*number);
        }
        let number = self.texts.len() as u32;
        debug_assert!(number <= PAYLOAD_MASK, "NAMES_BETWEEN_METHODS bounds the table");
        self.texts.push(name.clone());
        self.numbers.insert(name, number);
        Name(number)
    }

    /// The text of a name.
    pub fn text(&self, name: Name) -> &str {
        self.texts.get(name.0 as usize).map_or("", |text| text)
    }

    /// Whether the table has grown so far that it must be emptied before the next method.
    pub fn is_crowded(&self) -> bool {
        self.texts.len() >= NAMES_BETWEEN_METHODS
    }

    /// The type that a `Class` constant with this text denotes.
    pub fn class_constant(&mut self, text: &'a str) -> Type {
        self.field_type(FieldType::from_class_name(text))
    }

    /// The first slot of a value of this type.
    pub fn field_type(&mut self, field_type: FieldType<'a>) -> Type {
        match field_type {
            FieldType::Primitive(primitive) => Type::primitive(primitive),
            FieldType::Object(name) => Type::class(self.intern(Cow::Borrowed(name))),
            FieldType::Array(_) => {
                // The parser lets no descriptor through that has more than 255 dimensions.
                let dimensions = (field_type.dimensions() as u32).min(255);
                match field_type.element() {
                    Some(FieldType::Primitive(primitive)) => Type::primitive_array(primitive, dimensions),
                    Some(FieldType::Object(name)) => {
                        Type::with(Shape::Class, dimensions, self.intern(Cow::Borrowed(name)).0)
                    }
                    _ => Type::TOP,
                }
            }
        }
    }

    /// The name under which a class or array type is known: a class name or an array descriptor.
    pub fn type_name(&self, of: Type) -> Cow<'_, str> {
        let dimensions = "[".repeat(of.dimensions() as usize);
        match (of.name(), of.primitive_element()) {
            (Some(name), _) if of.is_array() => Cow::Owned(format!("{dimensions}L{};", self.text(name))),
            (Some(name), _) => Cow::Borrowed(self.text(name)),
            (None, Some(primitive)) => Cow::Owned(format!("{dimensions}{}", primitive.descriptor())),
            (None, None) => Cow::Borrowed(""),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn array_types_are_arithmetic_on_the_word() {
        let mut names = Names::default();
        let string = names.class_constant("java/lang/String");
        let array = string.array_of().expect("one dimension");
        assert_eq!(array, names.class_constant("[Ljava/lang/String;"));
        assert_eq!(array.component(), Some(string));
        assert_eq!(names.type_name(array), "[Ljava/lang/String;");
        let longs = names.class_constant("[[J");
        assert_eq!(longs.component().and_then(Type::component), Some(Type::LONG));
        assert_eq!(names.type_name(longs), "[[J");
        let deep = names.class_constant(Box::leak(format!("{}I", "[".repeat(255)).into_boxed_str()));
        assert_eq!((deep.dimensions(), deep.array_of()), (255, None));
        assert_eq!(Type::INT.component(), None);
        assert_eq!(Type::NULL.array_of(), None);
    }

    #[test]
    fn kinds_of_references() {
        assert!(Type::NULL.is_reference() && Type::NULL.is_any_reference());
        assert!(!Type::uninitialized(7).is_reference() && Type::uninitialized(7).is_any_reference());
        assert_eq!(Type::uninitialized(65535).new_offset(), Some(65535));
        assert!(!Type::DOUBLE_SECOND.is_any_reference() && Type::DOUBLE_SECOND.is_second());
    }
}
