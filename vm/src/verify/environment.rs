//! What the verification of one class shares between its methods: names, decoded constants, questions to the linker.
//!
//! The memory behind it is a [`Workspace`], which goes from class to class. It is bounded (see
//! [`Environment::begin_method`]).

use rustc_hash::FxHashMap;

use super::constants::{Constants, Descriptor, Member};
use super::failure::{Checked, Problem, Stop};
use super::hierarchy::{Answers, Assumption, Hierarchy, MemberQuery, Questions};
use super::types::{Name, Names, Type};
use crate::classfile::constant_pool::MemberRef;
use crate::classfile::{ClassFile, ConstantPool, Tag};
use crate::keyed::KeyedSet;

/// The steps of comparing and merging frames that the methods of a class may take together, beside those for the bytes of
/// their code; a step is about a nanosecond. Real classes stay below a hundredth of it.
const STEPS_PER_CLASS: u64 = 1 << 29;

/// The steps for a byte of code.
const STEPS_PER_BYTE: u64 = 1 << 10;

/// The tables behind an [`Environment`], to be used again.
#[derive(Default)]
pub(super) struct Workspace {
    names: Names,
    constants: Constants,
    answers: Answers,
    common_superclasses: FxHashMap<(Name, Name), Name>,
}

/// The shared state of one class's verification.
pub(super) struct Environment<'a, 'h> {
    pub class: &'a ClassFile,
    pub pool: &'a ConstantPool,
    pub names: Names,
    pub questions: Questions<'h>,
    /// The class being verified.
    pub this_type: Type,
    /// Its direct superclass; `Top` for `java/lang/Object`.
    pub super_type: Type,
    constants: Constants,
    /// Whether classes that were asked for are proper superclasses.
    superclasses: FxHashMap<Name, bool>,
    /// Name and descriptor of the class's own fields, once asked for.
    own_fields: Option<KeyedSet<(&'a str, &'a str)>>,
    /// The direct superinterfaces, once asked for.
    own_interfaces: Option<KeyedSet<&'a str>>,
    /// Answers of [`super::merge`], by the two names in order.
    pub common_superclasses: FxHashMap<(Name, Name), Name>,
    steps_left: u64,
}

impl<'a, 'h> Environment<'a, 'h> {
    /// The environment of `class`, whose types are inferred or checked by stack maps, over the memory of `workspace`.
    pub fn new(class: &'a ClassFile, hierarchy: &'h mut dyn Hierarchy, infers: bool, workspace: Workspace) -> Self {
        let Workspace { names, constants, answers, common_superclasses } = workspace;
        let mut environment = Environment {
            class,
            pool: class.pool(),
            names,
            questions: Questions::new(hierarchy, answers, infers),
            this_type: Type::TOP,
            super_type: Type::TOP,
            constants,
            superclasses: FxHashMap::default(),
            own_fields: None,
            own_interfaces: None,
            common_superclasses,
            steps_left: STEPS_PER_CLASS,
        };
        environment.forget();
        environment
    }

    /// Ends the class's verification: gives its assumptions, if they are `wanted`, and the memory.
    pub fn finish(self, wanted: bool) -> (Box<[Assumption]>, Workspace) {
        let (assumptions, answers) = self.questions.finish(&self.names, wanted);
        let Environment { names, constants, common_superclasses, .. } = self;
        (assumptions, Workspace { names, constants, answers, common_superclasses })
    }

    /// Empties all tables.
    fn forget(&mut self) {
        self.questions.forget_names(&self.names);
        self.names.clear();
        self.constants.reset(self.pool.count());
        self.superclasses.clear();
        self.common_superclasses.clear();
        self.this_type = self.class_type(self.class.this_class()).unwrap_or(Type::TOP);
        self.super_type = self.class_type(self.class.super_class()).unwrap_or(Type::TOP);
    }

    /// Prepares for the next method, with so many bytes of code: bounds the tables and adds steps.
    pub fn begin_method(&mut self, code_bytes: usize) {
        if self.names.is_crowded() || self.constants.is_crowded() {
            self.forget();
        }
        self.steps_left += code_bytes as u64 * STEPS_PER_BYTE;
        self.questions.pause();
    }

    /// Charges work that is not proportional to the method's size.
    #[inline]
    pub fn charge(&mut self, steps: usize) -> Checked<()> {
        match self.steps_left.checked_sub(steps as u64) {
            Some(left) => {
                self.steps_left = left;
                Ok(())
            }
            None => Err(Problem::bare("Method is too complex to verify")),
        }
    }

    /// Whether types are inferred, not checked by stack maps.
    pub fn is_inferred(&self) -> bool {
        self.questions.infers()
    }

    /// Whether the class is an interface.
    pub fn is_interface(&mut self, name: Name) -> Checked<bool> {
        Ok(self.questions.is_interface(self.names.text(name))?)
    }

    /// The nearest class that two classes, which are no interfaces, are or extend.
    pub fn common_superclass(&mut self, a: Name, b: Name) -> Checked<Name> {
        let common = self.questions.common_superclass(self.names.text(a), self.names.text(b))?;
        Ok(self.names.intern(common.as_bytes()))
    }

    /// Whether a value of type `from` may be stored where `to` is expected.
    #[inline]
    pub fn is_assignable(&mut self, from: Type, to: Type) -> Checked<bool> {
        Ok(self.questions.is_assignable(&self.names, from, to)?)
    }

    /// The type that the `Class` constant at `index` denotes; `None` if the entry is something else.
    #[inline]
    pub fn class_type(&mut self, index: u16) -> Option<Type> {
        self.constants.class_type(self.pool, &mut self.names, index)
    }

    /// The type that the `Class` constant at `index` denotes.
    #[inline]
    pub fn class_operand(&mut self, index: u16) -> Checked<Type> {
        match self.class_type(index) {
            Some(of) => Ok(of),
            None => Err(self.bad_constant(index)),
        }
    }

    /// The failure of an operand that names a constant of the wrong kind or none at all.
    pub fn bad_constant(&self, index: u16) -> Box<Stop> {
        let class = self.class.name().replace('/', ".");
        let reason = format!("Constant pool index {index} is invalid");
        if usize::from(index) >= self.pool.count() || index == 0 {
            return Problem::because(format!("Illegal constant pool index {index} in class {class}"), reason);
        }
        Problem::because(format!("Illegal type at constant pool entry {index} in class {class}"), reason)
    }

    /// The types of the descriptor whose text is at `index`.
    pub fn descriptor(&mut self, index: u16) -> Option<Descriptor> {
        self.constants.descriptor(self.pool, &mut self.names, index)
    }

    /// A parameter's type.
    #[inline]
    pub fn parameter(&self, descriptor: Descriptor, position: usize) -> Type {
        self.constants.parameter(descriptor, position)
    }

    /// The field, method or call site at `index`, whose kind must be one of `allowed`.
    #[inline]
    pub fn member(&mut self, index: u16, allowed: &[Tag]) -> Checked<Member> {
        if let Some(member) = self.constants.known_member(index)
            && allowed.contains(&member.tag)
        {
            return Ok(*member);
        }
        self.decode_member(index, allowed)
    }

    fn decode_member(&mut self, index: u16, allowed: &[Tag]) -> Checked<Member> {
        let decoded = match self.pool.tag(index) {
            Some(tag) if allowed.contains(&tag) => self.constants.decode_member(self.pool, &mut self.names, index),
            _ => None,
        };
        decoded.ok_or_else(|| self.bad_constant(index))
    }

    /// Class, name and descriptor of the field or method at `index`, as text.
    pub fn member_text(&self, index: u16) -> MemberRef<'a> {
        self.pool.member_ref(index).unwrap_or_default()
    }

    /// Whether `class` is a proper superclass of the class being verified.
    pub fn is_superclass(&mut self, class: Name) -> Checked<bool> {
        if let Some(&known) = self.superclasses.get(&class) {
            return Ok(known);
        }
        let answer = self.questions.is_superclass(self.class.name(), self.names.text(class))?;
        self.superclasses.insert(class, answer);
        Ok(answer)
    }

    /// Whether the class being verified declares the field.
    pub fn declares_field(&mut self, name: &str, descriptor: &str) -> bool {
        let class = self.class;
        let own = || class.fields().map(|field| (field.name(), field.descriptor())).collect();
        self.own_fields.get_or_insert_with(own).contains(&(name, descriptor))
    }

    /// Whether the interface is a direct superinterface of the class being verified.
    pub fn is_direct_superinterface(&mut self, name: &str) -> bool {
        let class = self.class;
        self.own_interfaces.get_or_insert_with(|| class.interfaces().collect()).contains(name)
    }

    /// Whether access through `member`, which is at `index`, needs the receiver to be of the class being verified (JVMS
    /// 4.10.1.8): the member is named through a superclass and is protected there, in another package.
    #[inline]
    pub fn is_protected_elsewhere(&mut self, index: u16, member: &Member) -> Checked<bool> {
        if let Some(known) = member.is_protected_elsewhere {
            return Ok(known);
        }
        let answer = self.ask_protected_elsewhere(index, member)?;
        self.constants.set_protected_elsewhere(index, answer);
        Ok(answer)
    }

    fn ask_protected_elsewhere(&mut self, index: u16, member: &Member) -> Checked<bool> {
        let Some(class) = member.class.name().filter(|_| !member.class.is_array()) else {
            return Ok(false);
        };
        if member.class == self.this_type || !self.is_superclass(class)? {
            return Ok(false);
        }
        let MemberRef { class, name, descriptor, .. } = self.member_text(index);
        let query = MemberQuery { is_field: member.tag == Tag::Fieldref, name, descriptor };
        Ok(self.questions.is_protected_elsewhere(self.class.name(), class, query)?)
    }
}
