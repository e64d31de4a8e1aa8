//! What the constants of one class mean to its verification: types of `Class` entries, descriptors taken apart, members.
//!
//! In goes an index of the constant pool. The first time, text is cut up and interned; afterwards a constant costs an
//! index into a table. A descriptor is known by the index of its text, so the many members that share `()V` share its
//! types. The tables borrow nothing from the class, which lets the next class use their memory again.

use super::types::{Names, Type};
use crate::classfile::{ConstantPool, Tag};

/// The most parameter types kept between two methods.
const PARAMETERS_BETWEEN_METHODS: usize = 1 << 18;

/// A field or method descriptor, taken apart once for all constants that share its text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Descriptor {
    /// Where its parameter types are in the table of all.
    start: u32,
    end: u32,
    /// What the parameters take on the operand stack: two slots for each `long` and `double`, none for a receiver.
    pub parameter_slots: u16,
    /// The type of the field, or of the method's result; `None` for `void`.
    pub result: Option<Type>,
}

impl Descriptor {
    /// One for each parameter, however many slots it takes; none for a receiver.
    pub fn parameter_count(&self) -> usize {
        (self.end - self.start) as usize
    }
}

/// A field, method or call site that instructions refer to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Member {
    /// The kind of the constant.
    pub tag: Tag,
    /// Whether its name is `<init>`.
    pub is_constructor: bool,
    /// Whether its name begins with `<`.
    pub is_internal: bool,
    /// The answer of [`super::environment::Environment::is_protected_elsewhere`], once asked for.
    pub is_protected_elsewhere: Option<bool>,
    /// The class it is named through; `Top` for call sites.
    pub class: Type,
    /// The types of its descriptor.
    pub descriptor: Descriptor,
}

/// The tables; see the module's head.
#[derive(Default)]
pub(super) struct Constants {
    /// What a `Class` constant denotes, by index; `Top` if not yet asked for.
    class_types: Vec<Type>,
    /// The place in `descriptors` of the text at an index, plus one.
    descriptor_places: Vec<u32>,
    /// The place in `members` of the constant at an index, plus one.
    member_places: Vec<u32>,
    descriptors: Vec<Descriptor>,
    members: Vec<Member>,
    parameters: Vec<Type>,
}

impl Constants {
    /// Empties the tables for a pool of `count` entries.
    pub fn reset(&mut self, count: usize) {
        self.class_types.clear();
        self.class_types.resize(count, Type::TOP);
        self.descriptor_places.clear();
        self.descriptor_places.resize(count, 0);
        self.member_places.clear();
        self.member_places.resize(count, 0);
        self.descriptors.clear();
        self.members.clear();
        self.parameters.clear();
    }

    /// Whether the tables have grown so far that they must be emptied before the next method.
    pub fn is_crowded(&self) -> bool {
        self.parameters.len() > PARAMETERS_BETWEEN_METHODS
    }

    /// The type that the `Class` constant at `index` denotes; `None` if the entry is something else.
    #[inline]
    pub fn class_type(&mut self, pool: &ConstantPool, names: &mut Names, index: u16) -> Option<Type> {
        let known = self.class_types.get_mut(usize::from(index))?;
        if *known == Type::TOP {
            let (Tag::Class, text, _) = pool.references(index)? else { return None };
            *known = names.class_constant(pool.name_bytes(text).ok()?);
        }
        Some(*known)
    }

    /// The types of the descriptor whose text is at `index`; `None` if that is no descriptor.
    pub fn descriptor(&mut self, pool: &ConstantPool, names: &mut Names, index: u16) -> Option<Descriptor> {
        let place = self.descriptor_places.get(usize::from(index)).copied().unwrap_or_default();
        if let Some(known) = (place as usize).checked_sub(1).and_then(|at| self.descriptors.get(at)) {
            return Some(*known);
        }
        let start = self.parameters.len() as u32;
        let mut parameter_slots = 0u16;
        let mut text = pool.name_bytes(index).ok()?;
        let result = if let Some(parameters) = text.strip_prefix(b"(") {
            text = parameters;
            loop {
                if let Some(result) = text.strip_prefix(b")") {
                    text = result;
                    break;
                }
                let parameter = names.next_type(&mut text)?;
                parameter_slots = parameter_slots.saturating_add(1 + u16::from(parameter.second().is_some()));
                self.parameters.push(parameter);
            }
            if text == b"V" { None } else { Some(names.next_type(&mut text)?) }
        } else {
            Some(names.next_type(&mut text)?)
        };
        let descriptor = Descriptor { start, end: self.parameters.len() as u32, parameter_slots, result };
        self.descriptors.push(descriptor);
        if let Some(place) = self.descriptor_places.get_mut(usize::from(index)) {
            *place = self.descriptors.len() as u32;
        }
        Some(descriptor)
    }

    /// A parameter's type.
    #[inline]
    pub fn parameter(&self, descriptor: Descriptor, position: usize) -> Type {
        self.parameters.get(descriptor.start as usize + position).copied().unwrap_or(Type::TOP)
    }

    /// The field, method or call site at `index`, if it has been decoded.
    #[inline]
    pub fn known_member(&self, index: u16) -> Option<&Member> {
        let place = self.member_places.get(usize::from(index)).copied().unwrap_or_default();
        self.members.get((place as usize).checked_sub(1)?)
    }

    /// Keeps the answer of [`super::environment::Environment::is_protected_elsewhere`].
    pub fn set_protected_elsewhere(&mut self, index: u16, answer: bool) {
        let place = self.member_places.get(usize::from(index)).copied().unwrap_or_default();
        if let Some(member) = (place as usize).checked_sub(1).and_then(|at| self.members.get_mut(at)) {
            member.is_protected_elsewhere = Some(answer);
        }
    }

    /// Decodes the field, method or call site at `index`; `None` if the entry is something else.
    pub fn decode_member(&mut self, pool: &ConstantPool, names: &mut Names, index: u16) -> Option<Member> {
        let (tag, class, name_and_type) = pool.references(index)?;
        let class = match tag {
            Tag::Fieldref | Tag::Methodref | Tag::InterfaceMethodref => self.class_type(pool, names, class)?,
            Tag::InvokeDynamic => Type::TOP,
            _ => return None,
        };
        let (Tag::NameAndType, name, descriptor) = pool.references(name_and_type)? else { return None };
        let name = pool.name_bytes(name).ok()?;
        let member = Member {
            tag,
            is_constructor: name == b"<init>",
            is_internal: name.starts_with(b"<"),
            is_protected_elsewhere: None,
            class,
            descriptor: self.descriptor(pool, names, descriptor)?,
        };
        self.members.push(member);
        if let Some(place) = self.member_places.get_mut(usize::from(index)) {
            *place = self.members.len() as u32;
        }
        Some(member)
    }
}
