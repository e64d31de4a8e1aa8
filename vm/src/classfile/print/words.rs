//! The words of class assembly: names, texts, numbers, flags and constants as tokens that can be read back.

use std::fmt::{self, Write};

use crate::classfile::access::AccessFlags;
use crate::classfile::constant_pool::{ConstantPool, DynamicRef, MemberRef, MethodHandle, PoolConstant, ReferenceKind};
use crate::classfile::mutf8::name_code_units;

/// Words with a meaning of their own where a name may stand: a name that looks like one of them is printed in quotes.
#[rustfmt::skip]
pub const RESERVED_WORDS: &[&str] = &[
    "abstract", "annotation", "any", "bridge", "constant", "default", "double", "enum",
    "field", "final", "float", "int", "interface", "long", "method", "native",
    "none", "null", "private", "protected", "public", "repeat", "static", "strict",
    "super", "synchronized", "synthetic", "top", "transient", "uninitialized", "uninitializedThis", "varargs",
    "volatile",
];

/// The words of verification types without an operand, by tag.
pub const VERIFICATION_TYPE_WORDS: [&str; 7] = ["top", "int", "float", "double", "long", "null", "uninitializedThis"];

/// The words of method handle kinds.
pub const HANDLE_WORDS: [(&str, ReferenceKind); 9] = [
    ("getfield", ReferenceKind::GetField),
    ("getstatic", ReferenceKind::GetStatic),
    ("putfield", ReferenceKind::PutField),
    ("putstatic", ReferenceKind::PutStatic),
    ("invokevirtual", ReferenceKind::InvokeVirtual),
    ("invokestatic", ReferenceKind::InvokeStatic),
    ("invokespecial", ReferenceKind::InvokeSpecial),
    ("newinvokespecial", ReferenceKind::NewInvokeSpecial),
    ("invokeinterface", ReferenceKind::InvokeInterface),
];

/// Whether names with this byte can be printed bare.
fn is_plain(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"_$/;()[<>.+-".contains(&byte)
}

/// Whether a name must be quoted to be read back as one.
fn needs_quotes(name: &str) -> bool {
    // A number, a reference to an entry, a comment or a directive.
    let looks_like_another = name.starts_with(|c: char| c.is_ascii_digit() || "+-$/.".contains(c));
    name.is_empty() || looks_like_another || !name.bytes().all(is_plain) || RESERVED_WORDS.contains(&name)
}

/// A name or descriptor as a token.
pub(super) struct Name<'a>(pub &'a str);

impl fmt::Display for Name<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if needs_quotes(self.0) { write_quoted(f, name_code_units(self.0)) } else { f.write_str(self.0) }
    }
}

/// Writes text in quotes: printable ASCII as it is, every other code unit escaped.
fn write_quoted(f: &mut fmt::Formatter<'_>, units: impl Iterator<Item = u16>) -> fmt::Result {
    f.write_char('"')?;
    for unit in units {
        match u8::try_from(unit) {
            Ok(b'"') => f.write_str("\\\"")?,
            Ok(b'\\') => f.write_str("\\\\")?,
            Ok(b'\n') => f.write_str("\\n")?,
            Ok(b'\r') => f.write_str("\\r")?,
            Ok(b'\t') => f.write_str("\\t")?,
            Ok(byte @ b' '..=b'~') => f.write_char(char::from(byte))?,
            _ => write!(f, "\\u{unit:04x}")?,
        }
    }
    f.write_char('"')
}

/// The set flags as words, each followed by a space; bits without a word as a number.
pub(super) struct Flags<'a>(pub AccessFlags, pub &'a [(&'a str, u16)]);

impl fmt::Display for Flags<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut unnamed = self.0.0;
        for (word, bit) in self.1.iter().filter(|(_, bit)| self.0.0 & bit != 0) {
            write!(f, "{word} ")?;
            unnamed &= !bit;
        }
        if unnamed != 0 {
            write!(f, "{unnamed:#06x} ")?;
        }
        Ok(())
    }
}

/// `Class.name descriptor`.
pub(super) struct Member<'a>(pub MemberRef<'a>);

impl fmt::Display for Member<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let MemberRef { class, name, descriptor, .. } = self.0;
        let is_bare = |name: &str| name.bytes().all(is_plain);
        if is_bare(class) && is_bare(name) && !needs_quotes(&class[..class.len().min(1)]) {
            write!(f, "{class}.{name}")?;
        } else {
            write_quoted(f, name_code_units(class).chain([u16::from(b'.')]).chain(name_code_units(name)))?;
        }
        write!(f, " {}", Name(descriptor))
    }
}

/// The constant at an index with the word of its kind; `#N` if there is none.
pub(super) struct AnyConstant<'a>(pub &'a ConstantPool, pub u16);

impl fmt::Display for AnyConstant<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Ok(constant) = self.0.get(self.1) else { return write!(f, "#{}", self.1) };
        match constant {
            PoolConstant::Utf8(text) => {
                f.write_str("utf8 ")?;
                write_quoted(f, text.code_units())
            }
            PoolConstant::Integer(value) => write!(f, "int {value}"),
            PoolConstant::Float(value) if value.is_finite() => write!(f, "float {value:?}"),
            PoolConstant::Float(value) => write!(f, "float {:#010x}", value.to_bits()),
            PoolConstant::Long(value) => write!(f, "long {value}"),
            PoolConstant::Double(value) if value.is_finite() => write!(f, "double {value:?}"),
            PoolConstant::Double(value) => write!(f, "double {:#018x}", value.to_bits()),
            PoolConstant::Class(name) => write!(f, "class {}", Name(name)),
            PoolConstant::String(text) => write_quoted(f, text.code_units()),
            PoolConstant::Field(member) => write!(f, "field {}", Member(member)),
            PoolConstant::Method(member) => write!(f, "{} {}", method_word(member), Member(member)),
            PoolConstant::NameAndType(pair) => write!(f, "nameandtype {} {}", Name(pair.name), Name(pair.descriptor)),
            PoolConstant::MethodHandle(handle) => write!(f, "handle {}", Handle(handle)),
            PoolConstant::MethodType(descriptor) => write!(f, "methodtype {}", Name(descriptor)),
            PoolConstant::Dynamic(dynamic) => write!(f, "dynamic {}", Dynamic(dynamic)),
            PoolConstant::InvokeDynamic(dynamic) => write!(f, "invokedynamic {}", Dynamic(dynamic)),
        }
    }
}

/// The class at an index where a class is wanted; another constant with its kind.
pub(super) struct ClassOperand<'a>(pub &'a ConstantPool, pub u16);

impl fmt::Display for ClassOperand<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let any = AnyConstant(self.0, self.1);
        match self.0.get(self.1) {
            Ok(PoolConstant::Class(name)) => write!(f, "{}", Name(name)),
            Ok(_) => write!(f, "constant {any}"),
            Err(_) => write!(f, "{any}"),
        }
    }
}

/// The word of a method constant's kind.
pub(super) fn method_word(member: MemberRef<'_>) -> &'static str {
    if member.is_interface { "interface" } else { "method" }
}

/// A method handle: its kind's word, then the member, preceded by the word of its kind where that is not implied.
pub(super) struct Handle<'a>(pub MethodHandle<'a>);

impl fmt::Display for Handle<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let MethodHandle { kind, member, .. } = self.0;
        let word = HANDLE_WORDS.iter().find(|(_, other)| *other == kind).map_or("", |(word, _)| word);
        if !kind.is_field() && member.is_interface != (kind == ReferenceKind::InvokeInterface) {
            return write!(f, "{word} {} {}", method_word(member), Member(member));
        }
        write!(f, "{word} {}", Member(member))
    }
}

/// A dynamic constant or call site: its bootstrap method's index, name and descriptor.
pub(super) struct Dynamic<'a>(pub DynamicRef<'a>);

impl fmt::Display for Dynamic<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let DynamicRef { bootstrap_index, name, descriptor } = self.0;
        write!(f, "{bootstrap_index} {} {}", Name(name), Name(descriptor))
    }
}
