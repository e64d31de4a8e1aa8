//! What linking wants to know of a class's members: in go a class file's names and descriptors, out come copies of them that
//! are kept apart, and what follows from descriptors.
//!
//! A file that several VMs link keeps its facts ([`ClassFile::keep_member_facts`]), so that they are worked out once.

use std::sync::Arc;

use super::model::{ClassFile, FieldInfo, MethodInfo};

/// A field's name and descriptor.
#[derive(Clone, Debug)]
pub(crate) struct FieldFacts {
    pub name: Arc<str>,
    pub descriptor: Arc<str>,
}

/// A method's name and descriptor, and what follows from it.
#[derive(Clone, Debug)]
pub(crate) struct MethodFacts {
    pub name: Arc<str>,
    pub descriptor: Arc<str>,
    /// Argument slots, receiver included: one per value.
    pub argument_slots: u16,
    /// Which argument slots hold references.
    pub argument_references: Arc<[u64]>,
    /// First letter of the result's descriptor.
    pub result: u8,
}

/// The facts of all members, in the file's order.
#[derive(Debug)]
pub(crate) struct MemberFacts {
    pub fields: Box<[FieldFacts]>,
    pub methods: Box<[MethodFacts]>,
}

impl FieldFacts {
    /// The facts of a field, with the copies that `text` gives.
    pub(crate) fn of(field: FieldInfo<'_>, text: &mut impl FnMut(&str) -> Arc<str>) -> FieldFacts {
        FieldFacts { name: text(field.name()), descriptor: text(field.descriptor()) }
    }
}

impl MethodFacts {
    /// The facts of a method, with the copies that `text` gives.
    pub(crate) fn of(method: MethodInfo<'_>, text: &mut impl FnMut(&str) -> Arc<str>) -> MethodFacts {
        let descriptor = method.descriptor_text();
        let mut references = [0_u64; 4];
        let mut slots = 0_usize;
        let mut argument = |is_reference: bool| {
            references[slots / 64] |= u64::from(is_reference) << (slots % 64);
            slots += 1;
        };
        if !method.access().is_static() {
            argument(true);
        }
        method.descriptor().parameters().for_each(|parameter| argument(parameter.is_reference()));
        let result = descriptor.rfind(')').and_then(|end| descriptor.as_bytes().get(end + 1));
        MethodFacts {
            name: text(method.name()),
            descriptor: text(descriptor),
            argument_slots: slots as u16,
            argument_references: references[..slots.div_ceil(64)].into(),
            result: result.copied().unwrap_or(b'V'),
        }
    }
}

impl ClassFile {
    /// Works out the facts of all members and keeps them with the file.
    pub(crate) fn keep_member_facts(&self, mut text: impl FnMut(&str) -> Arc<str>) {
        self.member_facts.get_or_init(|| {
            Box::new(MemberFacts {
                fields: self.fields().map(|field| FieldFacts::of(field, &mut text)).collect(),
                methods: self.methods().map(|method| MethodFacts::of(method, &mut text)).collect(),
            })
        });
    }

    /// The facts of all members, if they were kept.
    pub(crate) fn member_facts(&self) -> Option<&MemberFacts> {
        self.member_facts.get().map(|facts| &**facts)
    }
}
