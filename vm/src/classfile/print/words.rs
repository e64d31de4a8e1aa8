//! The words of class assembly: names, texts, numbers, flags and constants as tokens that can be read back.

use std::fmt::{self, Write};

use crate::classfile::access::AccessFlags;
use crate::classfile::constant_pool::{Constant, ConstantPool, DynamicRef, MemberRef, MethodHandle, ReferenceKind};
use crate::classfile::mutf8::name_code_units;

/// Words with a meaning of their own: a name that looks like one of them is printed in quotes.
#[rustfmt::skip]
pub const RESERVED_WORDS: &[&str] = &[
    "abstract", "annotation", "any", "append", "attribute", "bootstrap", "bridge", "bytes",
    "catch", "chop", "class", "component", "constant", "count", "default", "deprecated",
    "double", "dynamic", "enclosing", "enum", "extends", "field", "final", "flag",
    "float", "frame", "from", "full", "handle", "host", "implements", "inner",
    "int", "interface", "interface-method", "invokedynamic", "line", "local", "locals", "long",
    "member", "method", "method-type", "name", "name-and-type", "native", "nest", "null",
    "object", "outer", "permits", "private", "protected", "public", "record", "same",
    "signature", "source", "stack", "static", "strict", "string", "super", "synchronized",
    "synthetic", "text", "throws", "to", "top", "transient", "uninitialized", "uninitialized-this",
    "using", "varargs", "version", "volatile", "wide", "zero",
];

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

/// Whether a name must be quoted to be read back as one.
fn needs_quotes(name: &str) -> bool {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"_$/;()[<>.+-".contains(&byte);
    let looks_like_a_number = name.starts_with(|c: char| c.is_ascii_digit() || c == '-' || c == '+');
    name.is_empty() || looks_like_a_number || !name.bytes().all(is_plain) || RESERVED_WORDS.contains(&name)
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

/// The set flags as words, each followed by a space; bits without a word as `flag 0x...`.
pub(super) struct Flags<'a>(pub AccessFlags, pub &'a [(&'a str, u16)]);

impl fmt::Display for Flags<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut unnamed = self.0.0;
        for (word, bit) in self.1.iter().filter(|(_, bit)| self.0.0 & bit != 0) {
            write!(f, "{word} ")?;
            unnamed &= !bit;
        }
        if unnamed != 0 {
            write!(f, "flag {unnamed:#06x} ")?;
        }
        Ok(())
    }
}

/// A class, name and descriptor as three tokens.
pub(super) struct Member<'a>(pub MemberRef<'a>);

impl fmt::Display for Member<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let MemberRef { class, name, descriptor, .. } = self.0;
        write!(f, "{} {} {}", Name(class), Name(name), Name(descriptor))
    }
}

/// The constant at an index with the word of its kind; `constant N` if there is none.
pub(super) struct AnyConstant<'a>(pub &'a ConstantPool, pub u16);

impl fmt::Display for AnyConstant<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Ok(constant) = self.0.get(self.1) else { return write!(f, "constant {}", self.1) };
        match constant {
            Constant::Utf8(text) => {
                f.write_str("text ")?;
                write_quoted(f, text.code_units())
            }
            Constant::Integer(value) => write!(f, "int {value}"),
            Constant::Float(value) if value.is_finite() => write!(f, "float {value:?}"),
            Constant::Float(value) => write!(f, "float {:#010x}", value.to_bits()),
            Constant::Long(value) => write!(f, "long {value}"),
            Constant::Double(value) if value.is_finite() => write!(f, "double {value:?}"),
            Constant::Double(value) => write!(f, "double {:#018x}", value.to_bits()),
            Constant::Class(name) => write!(f, "class {}", Name(name)),
            Constant::String(text) => {
                f.write_str("string ")?;
                write_quoted(f, text.code_units())
            }
            Constant::Field(member) => write!(f, "field {}", Member(member)),
            Constant::Method(member) => write!(f, "{} {}", method_word(member), Member(member)),
            Constant::NameAndType(pair) => write!(f, "name-and-type {} {}", Name(pair.name), Name(pair.descriptor)),
            Constant::MethodHandle(handle) => write!(f, "handle {}", Handle(handle)),
            Constant::MethodType(descriptor) => write!(f, "method-type {}", Name(descriptor)),
            Constant::Dynamic(dynamic) => write!(f, "dynamic {}", Dynamic(dynamic)),
            Constant::InvokeDynamic(dynamic) => write!(f, "invokedynamic {}", Dynamic(dynamic)),
        }
    }
}

/// The word of a method constant's kind.
pub(super) fn method_word(member: MemberRef<'_>) -> &'static str {
    if member.is_interface { "interface-method" } else { "method" }
}

/// A method handle: its kind's word, then the member, preceded by `interface-method` where that is not implied.
pub(super) struct Handle<'a>(pub MethodHandle<'a>);

impl fmt::Display for Handle<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let MethodHandle { kind, member, .. } = self.0;
        let word = HANDLE_WORDS.iter().find(|(_, other)| *other == kind).map_or("", |(word, _)| word);
        let marked = member.is_interface && kind != ReferenceKind::InvokeInterface;
        write!(f, "{word} {}{}", if marked { "interface-method " } else { "" }, Member(member))
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
