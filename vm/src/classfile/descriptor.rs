//! Field and method descriptors (JVMS 4.3): text in, types out, without allocation.
//!
//! A parsed descriptor borrows the text it came from. An array type is kept as its descriptor, which is also how
//! `CONSTANT_Class` names array classes, so one spelling serves linking, verification and messages.

use std::fmt;

/// A primitive type, by its letter in descriptors.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PrimitiveType {
    /// `Z`
    Boolean,
    /// `B`
    Byte,
    /// `C`
    Char,
    /// `S`
    Short,
    /// `I`
    Int,
    /// `J`
    Long,
    /// `F`
    Float,
    /// `D`
    Double,
}

impl PrimitiveType {
    /// The type of a descriptor letter; `V` is none.
    pub fn from_letter(letter: u8) -> Option<Self> {
        Some(match letter {
            b'Z' => PrimitiveType::Boolean,
            b'B' => PrimitiveType::Byte,
            b'C' => PrimitiveType::Char,
            b'S' => PrimitiveType::Short,
            b'I' => PrimitiveType::Int,
            b'J' => PrimitiveType::Long,
            b'F' => PrimitiveType::Float,
            b'D' => PrimitiveType::Double,
            _ => return None,
        })
    }

    /// The descriptor, such as `I`.
    pub fn descriptor(self) -> &'static str {
        match self {
            PrimitiveType::Boolean => "Z",
            PrimitiveType::Byte => "B",
            PrimitiveType::Char => "C",
            PrimitiveType::Short => "S",
            PrimitiveType::Int => "I",
            PrimitiveType::Long => "J",
            PrimitiveType::Float => "F",
            PrimitiveType::Double => "D",
        }
    }

    /// The keyword, such as `int`.
    pub fn keyword(self) -> &'static str {
        match self {
            PrimitiveType::Boolean => "boolean",
            PrimitiveType::Byte => "byte",
            PrimitiveType::Char => "char",
            PrimitiveType::Short => "short",
            PrimitiveType::Int => "int",
            PrimitiveType::Long => "long",
            PrimitiveType::Float => "float",
            PrimitiveType::Double => "double",
        }
    }

    /// The width of a value in the frame: 2 for `long` and `double`, else 1.
    pub fn slots(self) -> u16 {
        if matches!(self, PrimitiveType::Long | PrimitiveType::Double) { 2 } else { 1 }
    }
}

/// The type of a field, parameter, array component or result.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FieldType<'a> {
    /// One of the eight.
    Primitive(PrimitiveType),
    /// A class or interface, by its binary name with slashes.
    Object(&'a str),
    /// An array type, by its whole descriptor, such as `[[I`.
    Array(&'a str),
}

impl<'a> FieldType<'a> {
    /// The type that the whole of `descriptor` names; `None` if it is no field descriptor (JVMS 4.3.2).
    pub fn parse(descriptor: &'a str) -> Option<Self> {
        match split_first(descriptor)? {
            (field_type, "") => Some(field_type),
            _ => None,
        }
    }

    /// The type that a `CONSTANT_Class` name denotes: an array descriptor, or else a class name.
    pub fn from_class_name(name: &'a str) -> Self {
        if name.starts_with('[') { FieldType::Array(name) } else { FieldType::Object(name) }
    }

    /// The width of a value in the frame: 2 for `long` and `double`, else 1.
    pub fn slots(self) -> u16 {
        match self {
            FieldType::Primitive(primitive) => primitive.slots(),
            _ => 1,
        }
    }

    /// Whether values are references.
    pub fn is_reference(self) -> bool {
        !matches!(self, FieldType::Primitive(_))
    }

    /// The name under which a reference type is looked up: the class's name, or the array's descriptor.
    pub fn class_name(self) -> Option<&'a str> {
        match self {
            FieldType::Primitive(_) => None,
            FieldType::Object(name) | FieldType::Array(name) => Some(name),
        }
    }

    /// The type of an array's components; `None` for other types.
    pub fn component(self) -> Option<FieldType<'a>> {
        match self {
            FieldType::Array(descriptor) => FieldType::parse(descriptor.strip_prefix('[')?),
            _ => None,
        }
    }

    /// How many dimensions an array type has; 0 for other types.
    pub fn dimensions(self) -> usize {
        match self {
            FieldType::Array(descriptor) => descriptor.bytes().take_while(|b| *b == b'[').count(),
            _ => 0,
        }
    }

    /// The type below all array dimensions; the type itself if it is no array type.
    pub fn element(self) -> Option<FieldType<'a>> {
        match self {
            FieldType::Array(descriptor) => FieldType::parse(descriptor.trim_start_matches('[')),
            other => Some(other),
        }
    }
}

impl fmt::Display for FieldType<'_> {
    /// The descriptor.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FieldType::Primitive(primitive) => f.write_str(primitive.descriptor()),
            FieldType::Object(name) => write!(f, "L{name};"),
            FieldType::Array(descriptor) => f.write_str(descriptor),
        }
    }
}

/// A legal method descriptor; `()V` by default.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct MethodDescriptor<'a> {
    parameters: &'a str,
    return_type: Option<FieldType<'a>>,
    parameter_slots: u16,
}

impl<'a> MethodDescriptor<'a> {
    /// The method type that the whole of `descriptor` names; `None` if it is no method descriptor (JVMS 4.3.3).
    ///
    /// The limit of 255 argument slots is the caller's to check, as it counts `this` too.
    pub fn parse(descriptor: &'a str) -> Option<Self> {
        let inner = descriptor.strip_prefix('(')?;
        let mut rest = inner;
        let mut parameter_slots = 0u16;
        loop {
            if let Some(result) = rest.strip_prefix(')') {
                let parameters = inner.get(..inner.len() - rest.len())?;
                let return_type = if result == "V" { None } else { Some(FieldType::parse(result)?) };
                return Some(MethodDescriptor { parameters, return_type, parameter_slots });
            }
            let (field_type, tail) = split_first(rest)?;
            parameter_slots = parameter_slots.saturating_add(field_type.slots());
            rest = tail;
        }
    }

    /// The parameters' types in order, `this` not among them.
    pub fn parameters(self) -> ParameterTypes<'a> {
        ParameterTypes { rest: self.parameters }
    }

    /// The type of the result; `None` for `void`.
    pub fn return_type(self) -> Option<FieldType<'a>> {
        self.return_type
    }

    /// The names under which the reference types among the parameters, then the result, are looked up.
    pub fn class_names(self) -> impl Iterator<Item = &'a str> {
        // Not the names of a chain of types: compiled code would look at the name in the result before it asks whether
        // there is one, which does no harm, but is what valgrind reports.
        let result = self.return_type.and_then(FieldType::class_name);
        self.parameters().filter_map(FieldType::class_name).chain(result)
    }

    /// The frame slots that the parameters fill (`long` and `double` two each), `this` not counted.
    pub fn parameter_slots(self) -> u16 {
        self.parameter_slots
    }

    /// The frame slots that the result fills: 0, 1 or 2.
    pub fn return_slots(self) -> u16 {
        self.return_type.map_or(0, FieldType::slots)
    }
}

/// The types of a method descriptor's parameters.
#[derive(Clone, Debug)]
pub struct ParameterTypes<'a> {
    rest: &'a str,
}

impl<'a> Iterator for ParameterTypes<'a> {
    type Item = FieldType<'a>;

    fn next(&mut self) -> Option<FieldType<'a>> {
        let (field_type, rest) = split_first(self.rest)?;
        self.rest = rest;
        Some(field_type)
    }
}

/// The first field type of `text` and what follows it.
fn split_first(text: &str) -> Option<(FieldType<'_>, &str)> {
    let dimensions = text.bytes().take_while(|b| *b == b'[').count();
    if dimensions > 255 {
        return None;
    }
    let element = text.get(dimensions..)?;
    let element_length = match element.bytes().next()? {
        b'L' => {
            let end = element.find(';')?;
            if !is_class_name(element.get(1..end)?) {
                return None;
            }
            end + 1
        }
        letter => {
            PrimitiveType::from_letter(letter)?;
            1
        }
    };
    let (whole, rest) = text.split_at_checked(dimensions + element_length)?;
    let field_type = if dimensions > 0 {
        FieldType::Array(whole)
    } else if let Some(name) = whole.strip_prefix('L') {
        FieldType::Object(name.strip_suffix(';')?)
    } else {
        FieldType::Primitive(PrimitiveType::from_letter(whole.bytes().next()?)?)
    };
    Some((field_type, rest))
}

/// Whether `name` can be a class or interface name in internal form (JVMS 4.2.1): parts between slashes, none holding `.`, `;`
/// or `[`, and none empty but the first or the last, which HotSpot lets pass in class files before version 49.
pub fn is_class_name(name: &str) -> bool {
    let mut before = 0;
    for byte in name.bytes() {
        if matches!(byte, b'.' | b';' | b'[') || byte == b'/' && before == b'/' {
            return false;
        }
        before = byte;
    }
    !name.is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn field_descriptors() {
        assert_eq!(FieldType::parse("I"), Some(FieldType::Primitive(PrimitiveType::Int)));
        assert_eq!(FieldType::parse("Ljava/lang/String;"), Some(FieldType::Object("java/lang/String")));
        let array = FieldType::parse("[[La;").expect("legal");
        assert_eq!((array, array.dimensions()), (FieldType::Array("[[La;"), 2));
        assert_eq!(array.component(), Some(FieldType::Array("[La;")));
        assert_eq!(array.element(), Some(FieldType::Object("a")));
        for bad in ["", "V", "[", "[V", "L;", "La", "II", "La//b;", "La.b;", "L[;", "Q"] {
            assert_eq!(FieldType::parse(bad), None, "{bad}");
        }
        assert!(FieldType::parse(&format!("{}I", "[".repeat(255))).is_some());
        assert!(FieldType::parse(&format!("{}I", "[".repeat(256))).is_none());
    }

    #[test]
    fn class_names() {
        assert!(is_class_name("a/b") && is_class_name("é") && is_class_name("a b"));
        assert!(!is_class_name("") && !is_class_name("a//b") && !is_class_name("//") && !is_class_name("a;"));
    }

    #[test]
    fn method_descriptors() {
        let method = MethodDescriptor::parse("(IJ[DLa;)D").expect("legal");
        assert_eq!(method.parameters().map(|p| p.to_string()).collect::<Vec<_>>(), ["I", "J", "[D", "La;"]);
        assert_eq!((method.parameter_slots(), method.return_slots()), (5, 2));
        assert!(method.class_names().eq(["[D", "a"]));
        let reference = MethodDescriptor::parse("(Lb/C;J)[[I").expect("legal");
        assert!(reference.class_names().eq(["b/C", "[[I"]));
        let empty = MethodDescriptor::parse("()V").expect("legal");
        assert_eq!((empty.parameters().count(), empty.return_type()), (0, None));
        for bad in ["", "()", "(V)V", "()VV", "(I", "I", "(L)V", "()[V"] {
            assert_eq!(MethodDescriptor::parse(bad), None, "{bad}");
        }
    }
}
