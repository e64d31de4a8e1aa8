//! Verification types (JVMS 4.10.1.2) in one word each, and the table of class names behind them.
//!
//! A frame is a row of these words, so copying and comparing frames is a memory copy and a memory compare, and no type
//! owns anything. An array type is its number of dimensions with its element type, which makes every array rule (load,
//! store, covariance) arithmetic on the word and never text.

use std::borrow::Cow;
use std::fmt;
use std::hash::{BuildHasher as _, Hasher as _};

use hashbrown::HashTable;

use crate::classfile::PrimitiveType;
use crate::keyed::Keyed;

const KIND_SHIFT: u32 = 28;
const DIMENSIONS_SHIFT: u32 = 20;
const PAYLOAD_MASK: u32 = (1 << DIMENSIONS_SHIFT) - 1;

/// How many names a table may hold before it is emptied between two methods; one method adds fewer than 2^18 (65535
/// constants, 255 parameters and one name per instruction), and a payload has 20 bits.
const NAMES_BETWEEN_METHODS: usize = 1 << 19;

/// How many bytes of names a table may hold before it is emptied between two methods; one method adds fewer than 2^26
/// constants' bytes, and a place has 32 bits.
const TEXT_BETWEEN_METHODS: usize = 1 << 26;

/// How many names a table may hold to be used again for the next class.
const NAMES_KEPT: usize = 1 << 14;

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
    pub const OBJECT: Type = Type::with(Shape::Class, 0, 0);
    pub const THROWABLE: Type = Type::with(Shape::Class, 0, 1);
    pub const STRING: Type = Type::with(Shape::Class, 0, 4);
    pub const CLASS: Type = Type::with(Shape::Class, 0, 5);
    pub const METHOD_HANDLE: Type = Type::with(Shape::Class, 0, 6);
    pub const METHOD_TYPE: Type = Type::with(Shape::Class, 0, 7);

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
        self == Type::NULL || (self.0 >> KIND_SHIFT) >= Shape::Class as u32
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
        match self {
            Type::LONG => Some(Type::LONG_SECOND),
            Type::DOUBLE => Some(Type::DOUBLE_SECOND),
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
///
/// Texts lie one after another in one buffer, so that a table that is used again for the next class allocates nothing.
/// [`Names::clear`] comes before the first use: it enters the well-known names.
#[derive(Default)]
pub(super) struct Names {
    bytes: Vec<u8>,
    entries: Vec<NameEntry>,
    /// Numbers of names by the hash of their text.
    numbers: HashTable<u32>,
}

#[derive(Clone, Copy)]
struct NameEntry {
    start: u32,
    length: u32,
    hash: u64,
}

/// The names that have the same number in every table, in the order of their numbers.
const WELL_KNOWN: [&str; 8] = [
    "java/lang/Object",
    "java/lang/Throwable",
    "java/lang/Cloneable",
    "java/io/Serializable",
    "java/lang/String",
    "java/lang/Class",
    "java/lang/invoke/MethodHandle",
    "java/lang/invoke/MethodType",
];

impl Name {
    pub const OBJECT: Name = Name(0);
    pub const CLONEABLE: Name = Name(2);
    pub const SERIALIZABLE: Name = Name(3);
}

impl Names {
    /// Forgets all names but the well-known ones; keeps the memory, unless it is much.
    pub fn clear(&mut self) {
        if self.entries.len() > NAMES_KEPT {
            *self = Names::default();
        }
        if self.entries.is_empty() {
            for name in WELL_KNOWN {
                self.intern(name.as_bytes());
            }
            return;
        }
        self.entries.truncate(WELL_KNOWN.len());
        self.bytes.truncate(self.entries.last().map_or(0, |last| (last.start + last.length) as usize));
        self.numbers.clear();
        for (number, entry) in (0..).zip(&self.entries) {
            self.numbers.insert_unique(entry.hash, number, |&other| self.entries[other as usize].hash);
        }
    }

    /// The number of the name whose text in UTF-8 is `text`.
    pub fn intern(&mut self, text: &[u8]) -> Name {
        let mut hasher = Keyed.build_hasher();
        hasher.write(text);
        let hash = hasher.finish();
        let Names { bytes, entries, numbers } = self;
        let is_it = |&number: &u32| {
            let NameEntry { start, length, hash: other } = entries[number as usize];
            hash == other && bytes.get(start as usize..(start + length) as usize) == Some(text)
        };
        if let Some(&number) = numbers.find(hash, is_it) {
            return Name(number);
        }
        let number = entries.len() as u32;
        debug_assert!(number <= PAYLOAD_MASK, "NAMES_BETWEEN_METHODS bounds the table");
        numbers.insert_unique(hash, number, |&other| entries[other as usize].hash);
        entries.push(NameEntry { start: bytes.len() as u32, length: text.len() as u32, hash });
        bytes.extend_from_slice(text);
        Name(number)
    }

    /// As class files have it, with slashes.
    pub fn text(&self, name: Name) -> &str {
        let text = self.entries.get(name.0 as usize).and_then(|entry| {
            let bytes = self.bytes.get(entry.start as usize..(entry.start + entry.length) as usize)?;
            std::str::from_utf8(bytes).ok()
        });
        // What is interned is text, whole or cut at ASCII characters.
        text.unwrap_or_default()
    }

    /// Whether the table has grown so far that it must be emptied before the next method.
    pub fn is_crowded(&self) -> bool {
        self.entries.len() >= NAMES_BETWEEN_METHODS || self.bytes.len() >= TEXT_BETWEEN_METHODS
    }

    /// The type that a `Class` constant with this text denotes.
    pub fn class_constant(&mut self, text: &[u8]) -> Type {
        match text {
            [b'[', ..] => self.next_type(&mut { text }).unwrap_or(Type::TOP),
            _ => Type::class(self.intern(text)),
        }
    }

    /// Takes the first field type off `descriptor`, and gives the first slot of a value of it.
    ///
    /// Descriptors were checked when the class file was parsed, so only their structure is looked at; `None` at the end
    /// and for what is no field type.
    #[inline]
    pub fn next_type(&mut self, descriptor: &mut &[u8]) -> Option<Type> {
        let (&first, rest) = descriptor.split_first()?;
        *descriptor = rest;
        Some(match first {
            b'I' | b'Z' | b'B' | b'C' | b'S' => Type::INT,
            b'J' => Type::LONG,
            b'F' => Type::FLOAT,
            b'D' => Type::DOUBLE,
            b'L' => Type::class(self.next_name(descriptor)?),
            b'[' => {
                let mut dimensions = 1;
                while let Some((b'[', rest)) = descriptor.split_first() {
                    *descriptor = rest;
                    dimensions += 1;
                }
                if dimensions > 255 {
                    return None;
                }
                let (&element, rest) = descriptor.split_first()?;
                *descriptor = rest;
                match element {
                    b'L' => Type::with(Shape::Class, dimensions, self.next_name(descriptor)?.0),
                    letter => Type::primitive_array(PrimitiveType::from_letter(letter)?, dimensions),
                }
            }
            _ => return None,
        })
    }

    /// Takes a class name and the semicolon after it off `descriptor`.
    fn next_name(&mut self, descriptor: &mut &[u8]) -> Option<Name> {
        let length = descriptor.iter().position(|byte| *byte == b';')?;
        let (name, rest) = descriptor.split_at(length);
        *descriptor = &rest[1..];
        Some(self.intern(name))
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
        names.clear();
        let string = names.class_constant(b"java/lang/String");
        let array = string.array_of().expect("one dimension");
        assert_eq!(array, names.class_constant(b"[Ljava/lang/String;"));
        assert_eq!(array.component(), Some(string));
        assert_eq!(names.type_name(array), "[Ljava/lang/String;");
        let longs = names.class_constant(b"[[J");
        assert_eq!(longs.component().and_then(Type::component), Some(Type::LONG));
        assert_eq!(names.type_name(longs), "[[J");
        let deep = names.class_constant(format!("{}I", "[".repeat(255)).as_bytes());
        assert_eq!((deep.dimensions(), deep.array_of()), (255, None));
        assert_eq!(Type::INT.component(), None);
        assert_eq!(Type::NULL.array_of(), None);
    }

    #[test]
    fn well_known_names_keep_their_numbers() {
        let mut names = Names::default();
        names.clear();
        let other = names.class_constant(b"a/B");
        for _ in 0..2 {
            let known = [
                (Type::OBJECT, "java/lang/Object"),
                (Type::THROWABLE, "java/lang/Throwable"),
                (Type::class(Name::CLONEABLE), "java/lang/Cloneable"),
                (Type::class(Name::SERIALIZABLE), "java/io/Serializable"),
                (Type::STRING, "java/lang/String"),
                (Type::CLASS, "java/lang/Class"),
                (Type::METHOD_HANDLE, "java/lang/invoke/MethodHandle"),
                (Type::METHOD_TYPE, "java/lang/invoke/MethodType"),
            ];
            for (of, text) in known {
                assert_eq!((names.class_constant(text.as_bytes()), &*names.type_name(of)), (of, text));
            }
            names.clear();
        }
        assert_eq!(names.class_constant(b"c/D"), other, "numbers begin again");
        assert_eq!(names.type_name(other), "c/D");
    }

    #[test]
    fn descriptors_are_taken_apart() {
        let mut names = Names::default();
        names.clear();
        let mut descriptor = &b"I[[Ljava/lang/String;DLjava/lang/Object;[Z"[..];
        let string = Type::STRING.array_of().and_then(Type::array_of).expect("two dimensions");
        let booleans = Type::primitive_array(PrimitiveType::Boolean, 1);
        for expected in [Type::INT, string, Type::DOUBLE, Type::OBJECT, booleans] {
            assert_eq!(names.next_type(&mut descriptor), Some(expected));
        }
        for bad in [&b""[..], b"V", b"[", b"[V", b"La", b"Q"] {
            assert_eq!(names.next_type(&mut { bad }), None);
        }
    }

    #[test]
    fn kinds_of_references() {
        assert!(Type::NULL.is_reference() && Type::NULL.is_any_reference());
        assert!(!Type::uninitialized(7).is_reference() && Type::uninitialized(7).is_any_reference());
        assert_eq!(Type::uninitialized(65535).new_offset(), Some(65535));
        assert!(!Type::DOUBLE_SECOND.is_any_reference() && Type::DOUBLE_SECOND.is_second());
    }
}
