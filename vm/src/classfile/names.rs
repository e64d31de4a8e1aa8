//! Names and descriptors checked in HotSpot's order and words (JVMS 4.2, 4.3).
//!
//! In: text of the constant pool as bytes. Out: nothing, or the error to throw. From version 49 on a name is any text
//! without a few reserved characters; before, it had to be a Java identifier.

use super::error::ClassFileError;
use super::mutf8::Mutf8;

/// How messages name the class, and the version whose rules hold.
#[derive(Clone, Copy)]
pub(super) struct Names<'a> {
    pub class: &'a str,
    pub major: u16,
}

type Checked<T> = Result<T, ClassFileError>;

/// Why text is no field type.
enum BadType {
    Malformed,
    ClassName,
    Dimensions,
}

fn text(bytes: &[u8]) -> std::borrow::Cow<'_, str> {
    Mutf8::checked(bytes).to_string_lossy()
}

impl Names<'_> {
    /// Checks the name of a `Class` entry: a class name or an array descriptor.
    pub fn class_name(self, name: &[u8]) -> Checked<()> {
        let legal = if name.first() == Some(&b'[') {
            self.field_type(name)? == Some(name.len())
        } else {
            // In old versions a type's name may end in a slash, as HotSpot has it.
            self.is_class_name(name) && !(self.major < 49 && name.ends_with(b"/"))
        };
        if legal { Ok(()) } else { Err(self.in_class_file(format_args!("Illegal class name \"{}\"", text(name)))) }
    }

    /// Checks the name of a field or local variable.
    pub fn field_name(self, name: &[u8]) -> Checked<()> {
        let legal = if self.major < 49 { is_identifier(name, b"") } else { is_unqualified(name, b".;[/") };
        if legal { Ok(()) } else { Err(self.in_class(format_args!("Illegal field name \"{}\"", text(name)))) }
    }

    /// Checks the name of a method.
    pub fn method_name(self, name: &[u8]) -> Checked<()> {
        let legal = match name {
            b"<init>" | b"<clinit>" => true,
            _ if self.major < 49 => is_identifier(name, b""),
            _ => is_unqualified(name, b".;[/<>"),
        };
        if legal { Ok(()) } else { Err(self.in_class(format_args!("Illegal method name \"{}\"", text(name)))) }
    }

    /// Checks a field descriptor.
    pub fn field_descriptor(self, name: &[u8], descriptor: &[u8]) -> Checked<()> {
        match self.field_type(descriptor)? {
            Some(length) if length == descriptor.len() => Ok(()),
            _ => Err(self.illegal_signature("Field", name, descriptor)),
        }
    }

    /// Checks a method descriptor and gives the slots of its parameters.
    pub fn method_descriptor(self, name: &[u8], descriptor: &[u8]) -> Checked<u32> {
        let illegal = || self.illegal_signature("Method", name, descriptor);
        let mut rest = descriptor.strip_prefix(b"(").ok_or_else(illegal)?;
        let mut slots = 0;
        loop {
            match rest {
                [b')', b'V'] => return Ok(slots),
                [b')', result @ ..] => {
                    return if self.field_type(result)? == Some(result.len()) { Ok(slots) } else { Err(illegal()) };
                }
                [first, ..] => {
                    slots += if matches!(first, b'J' | b'D') { 2 } else { 1 };
                    let length = self.field_type(rest)?.ok_or_else(illegal)?;
                    rest = rest.get(length..).ok_or_else(illegal)?;
                }
                [] => return Err(illegal()),
            }
        }
    }

    /// The error for a descriptor that does not fit its use.
    pub fn illegal_signature(self, what: &str, name: &[u8], descriptor: &[u8]) -> ClassFileError {
        let (name, descriptor, class) = (text(name), text(descriptor), self.class);
        ClassFileError::format(format!("{what} \"{name}\" in class {class} has illegal signature \"{descriptor}\""))
    }

    fn in_class_file(self, what: std::fmt::Arguments<'_>) -> ClassFileError {
        ClassFileError::format(format!("{what} in class file {}", self.class))
    }

    fn in_class(self, what: std::fmt::Arguments<'_>) -> ClassFileError {
        ClassFileError::format(format!("{what} in class {}", self.class))
    }

    /// The length of the field type at the start of `bytes`; `None` if there is none.
    fn field_type(self, bytes: &[u8]) -> Checked<Option<usize>> {
        match self.measure(bytes) {
            Ok(length) => Ok(Some(length)),
            Err(BadType::Malformed) => Ok(None),
            Err(BadType::ClassName) if self.major < 49 => Ok(None),
            Err(BadType::ClassName) => {
                Err(self.in_class_file(format_args!("Class name is empty or contains illegal character in descriptor")))
            }
            Err(BadType::Dimensions) => {
                Err(self.in_class_file(format_args!("Array type descriptor has more than 255 dimensions")))
            }
        }
    }

    fn measure(self, bytes: &[u8]) -> Result<usize, BadType> {
        let dimensions = bytes.iter().take_while(|byte| **byte == b'[').count();
        if dimensions > 255 {
            return Err(BadType::Dimensions);
        }
        match bytes.get(dimensions..).unwrap_or_default() {
            [b'Z' | b'B' | b'C' | b'S' | b'I' | b'J' | b'F' | b'D', ..] => Ok(dimensions + 1),
            [b'L', rest @ ..] => {
                let length = rest.iter().position(|byte| *byte == b';').ok_or(BadType::Malformed)?;
                if !self.is_class_name(rest.get(..length).unwrap_or_default()) {
                    return Err(BadType::ClassName);
                }
                Ok(dimensions + length + 2)
            }
            _ => Err(BadType::Malformed),
        }
    }

    fn is_class_name(self, name: &[u8]) -> bool {
        if self.major < 49 {
            return !name.windows(2).any(|pair| pair == b"//") && is_identifier(name, b"/");
        }
        let mut before = b'/';
        for byte in name {
            if is_separator(*byte) && (*byte != b'/' || before == b'/') {
                return false;
            }
            before = *byte;
        }
        before != b'/'
    }
}

/// Whether a byte ends an unqualified name: `.`, `/`, `;` or `[`.
#[inline]
fn is_separator(byte: u8) -> bool {
    matches!(byte, b'.' | b'/' | b';' | b'[')
}

fn is_unqualified(name: &[u8], reserved: &[u8]) -> bool {
    !name.is_empty() && !name.iter().any(|byte| reserved.contains(byte))
}

/// Whether `name` is a Java identifier, in which `also` may stand anywhere; other letters than ASCII are judged by Unicode's
/// classes. As in HotSpot only the first character is asked for whether it may start an identifier.
fn is_identifier(name: &[u8], also: &[u8]) -> bool {
    let mut starts = true;
    for unit in char::decode_utf16(Mutf8::checked(name).code_units()) {
        let Ok(c) = unit else { return false };
        let is_extra = u8::try_from(c).is_ok_and(|byte| also.contains(&byte));
        let fits = is_extra || c == '_' || c == '$' || if starts { c.is_alphabetic() } else { c.is_alphanumeric() };
        if !fits {
            return false;
        }
        starts = false;
    }
    !starts
}
