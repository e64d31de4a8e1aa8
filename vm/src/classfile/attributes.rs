//! Attributes (JVMS 4.7): found by name in a member's attribute list, decoded into views.
//!
//! Lists and lengths were checked when the file was parsed; here a list is walked again whenever something rare is asked
//! for, which costs a few nanoseconds per attribute and no memory.

use super::access::AccessFlags;
use super::constant_pool::{ConstantPool, MethodHandle, NameAndType};
use super::model::Span;

/// An attribute as the file has it, not decoded.
#[derive(Clone, Copy, Debug)]
pub struct Attribute<'a> {
    /// It tells what the content means (JVMS 4.7).
    pub name: &'a str,
    /// The bytes that follow its length.
    pub info: &'a [u8],
}

/// The attributes of a class, field, method, record component or code.
#[derive(Clone, Debug)]
pub struct Attributes<'a> {
    pool: &'a ConstantPool,
    rest: &'a [u8],
}

impl<'a> Attributes<'a> {
    pub(super) fn new(pool: &'a ConstantPool, span: Span) -> Self {
        Attributes { pool, rest: span.of(pool.bytes()) }
    }

    /// The first attribute of this name.
    pub fn named(mut self, name: &str) -> Option<Attribute<'a>> {
        self.find(|attribute| attribute.name == name)
    }

    /// The contents of all attributes of this ASCII name.
    pub(super) fn contents_named(self, name: &'static str) -> impl Iterator<Item = &'a [u8]> + Clone {
        let pool = self.pool;
        let mut rest = self;
        std::iter::from_fn(move || rest.next_raw()).filter_map(move |(index, info)| {
            pool.name_bytes(index).is_ok_and(|found| found == name.as_bytes()).then_some(info)
        })
    }

    /// The index of the next attribute's name, and its content.
    fn next_raw(&mut self) -> Option<(u16, &'a [u8])> {
        let (head, rest) = self.rest.split_first_chunk::<6>()?;
        let [name_high, name_low, length @ ..] = *head;
        let (info, rest) = rest.split_at_checked(u32::from_be_bytes(length) as usize)?;
        self.rest = rest;
        Some((u16::from_be_bytes([name_high, name_low]), info))
    }

    /// The generic signature, raw.
    pub fn signature(self) -> Option<&'a str> {
        let pool = self.pool;
        pool.name(u16::from_be_bytes(*self.named("Signature")?.info.first_chunk()?)).ok()
    }
}

impl<'a> Iterator for Attributes<'a> {
    type Item = Attribute<'a>;

    fn next(&mut self) -> Option<Attribute<'a>> {
        let (name, info) = self.next_raw()?;
        Some(Attribute { name: self.pool.name(name).ok()?, info })
    }
}

/// An entry of `InnerClasses` (JVMS 4.7.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InnerClass<'a> {
    /// The class or interface.
    pub class: &'a str,
    /// The class it is a member of, if it is a member.
    pub outer: Option<&'a str>,
    /// Its simple name; `None` if anonymous.
    pub name: Option<&'a str>,
    /// The flags declared in the source.
    pub access: AccessFlags,
}

impl<'a> InnerClass<'a> {
    pub(super) fn new(pool: &'a ConstantPool, entry: &[u8; 8]) -> Self {
        let [a, b, c, d, e, f, g, h] = *entry;
        InnerClass {
            class: pool.class_name(u16::from_be_bytes([a, b])).unwrap_or_default(),
            outer: pool.class_name(u16::from_be_bytes([c, d])).ok(),
            name: pool.name(u16::from_be_bytes([e, f])).ok(),
            access: AccessFlags(u16::from_be_bytes([g, h])),
        }
    }
}

/// The content of `EnclosingMethod` (JVMS 4.7.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EnclosingMethod<'a> {
    /// The innermost enclosing class.
    pub class: &'a str,
    /// The enclosing method or constructor, if any.
    pub method: Option<NameAndType<'a>>,
}

impl<'a> EnclosingMethod<'a> {
    pub(super) fn new(pool: &'a ConstantPool, info: &[u8]) -> Option<Self> {
        let [a, b, c, d] = *info.first_chunk()?;
        let class = pool.class_name(u16::from_be_bytes([a, b])).ok()?;
        Some(EnclosingMethod { class, method: pool.name_and_type(u16::from_be_bytes([c, d])).ok() })
    }
}

/// A bootstrap method with its static arguments (JVMS 4.7.23).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BootstrapMethod<'a> {
    /// The index of the `MethodHandle` entry.
    pub method_index: u16,
    /// What that entry says.
    pub method: MethodHandle<'a>,
    arguments: &'a [[u8; 2]],
}

impl<'a> BootstrapMethod<'a> {
    pub(super) fn new(pool: &'a ConstantPool, entry: &'a [u8]) -> Option<Self> {
        let (method, arguments) = entry.split_first_chunk()?;
        let method_index = u16::from_be_bytes(*method);
        let (arguments, _) = arguments.get(2..)?.as_chunks();
        Some(BootstrapMethod { method_index, method: pool.method_handle(method_index).ok()?, arguments })
    }

    /// The indices of the static arguments: loadable constants.
    pub fn arguments(self) -> impl ExactSizeIterator<Item = u16> + Clone + use<'a> {
        self.arguments.iter().map(|index| u16::from_be_bytes(*index))
    }
}

/// A component of a record (JVMS 4.7.30).
#[derive(Clone, Debug)]
pub struct RecordComponent<'a> {
    /// As its accessor is called (JVMS 4.7.30).
    pub name: &'a str,
    /// The component's field descriptor.
    pub descriptor: &'a str,
    /// `Signature` and annotations, those of its field and accessor aside.
    pub attributes: Attributes<'a>,
}

impl<'a> RecordComponent<'a> {
    pub(super) fn new(pool: &'a ConstantPool, span: Span) -> Self {
        let index_at = |at: usize| {
            let index = span.of(pool.bytes()).get(at..).and_then(|bytes| bytes.first_chunk());
            index.map_or(0, |index| u16::from_be_bytes(*index))
        };
        RecordComponent {
            name: pool.name(index_at(0)).unwrap_or_default(),
            descriptor: pool.name(index_at(2)).unwrap_or_default(),
            attributes: Attributes { pool, rest: span.of(pool.bytes()).get(6..).unwrap_or_default() },
        }
    }
}
