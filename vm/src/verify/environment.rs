//! What the verification of one class shares between its methods: names, resolved constants, questions to the linker.
//!
//! A constant that instructions name is decoded once per class: text is validated, parsed and interned the first time,
//! and afterwards an instruction costs an index into a table. The tables are bounded (see [`Environment::begin_method`]).

use std::borrow::Cow;

use rustc_hash::FxHashMap;

use super::failure::{Checked, Problem, Stop};
use super::hierarchy::{Hierarchy, MemberQuery, Questions};
use super::types::{Name, Names, Type};
use crate::classfile::{ClassFile, ConstantPool, MethodDescriptor, Tag};

/// The most parameter types kept between two methods.
const PARAMETERS_BETWEEN_METHODS: usize = 1 << 18;

/// The steps of comparing and merging frames that one method may take; a step is about a nanosecond. Real methods stay
/// below a thousandth of it.
const STEPS_PER_METHOD: u64 = 1 << 29;

/// A field, method or call site that instructions refer to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Member<'a> {
    /// The kind of the constant.
    pub tag: Tag,
    /// The class it is named through; `Top` for call sites.
    pub class: Type,
    /// The class's name as the constant has it.
    pub class_name: &'a str,
    /// Its name.
    pub name: &'a str,
    /// Its descriptor.
    pub descriptor: &'a str,
    /// Where its parameter types are in the environment's table.
    parameters: (u32, u32),
    /// The slots of the parameters.
    pub parameter_slots: u16,
    /// The type of the field, or of the method's result.
    pub result: Option<Type>,
}

/// The shared state of one class's verification.
pub(super) struct Environment<'a, 'h> {
    pub class: &'a ClassFile,
    pub pool: &'a ConstantPool,
    pub names: Names<'a>,
    pub questions: Questions<'h>,
    /// The class being verified.
    pub this_type: Type,
    /// What a `Class` constant denotes, by index; `Top` if not yet asked for.
    class_types: Vec<Type>,
    /// The place of a member constant in `members`, plus one, by index.
    member_places: Vec<u32>,
    /// The answers of [`Environment::is_protected_elsewhere`], by index.
    protections: Vec<Option<bool>>,
    members: Vec<Member<'a>>,
    parameters: Vec<Type>,
    /// The proper superclasses, nearest first, once asked for.
    superclasses: Option<Vec<Name>>,
    /// Answers of [`super::merge`], by the two names in order.
    pub common_superclasses: FxHashMap<(Name, Name), Name>,
    steps_left: u64,
}

impl<'a, 'h> Environment<'a, 'h> {
    pub fn new(class: &'a ClassFile, hierarchy: &'h mut dyn Hierarchy) -> Self {
        let pool = class.pool();
        let mut names = Names::default();
        let this_type = names.class_constant(class.name());
        Environment {
            class,
            pool,
            names,
            questions: Questions::new(hierarchy),
            this_type,
            class_types: vec![Type::TOP; pool.count()],
            member_places: vec![0; pool.count()],
            protections: vec![None; pool.count()],
            members: Vec::new(),
            parameters: Vec::new(),
            superclasses: None,
            common_superclasses: FxHashMap::default(),
            steps_left: 0,
        }
    }

    /// Prepares for the next method: bounds the tables and refills the steps.
    pub fn begin_method(&mut self) {
        if self.names.is_crowded() || self.parameters.len() > PARAMETERS_BETWEEN_METHODS {
            self.names = Names::default();
            self.this_type = self.names.class_constant(self.class.name());
            self.class_types.fill(Type::TOP);
            self.member_places.fill(0);
            self.members.clear();
            self.parameters.clear();
            self.protections.fill(None);
            self.superclasses = None;
            self.common_superclasses.clear();
            self.questions.forget_names();
        }
        self.steps_left = STEPS_PER_METHOD;
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

    /// A class known by name.
    pub fn class_named(&mut self, name: &'static str) -> Type {
        Type::class(self.names.intern(Cow::Borrowed(name)))
    }

    /// Whether the class is an interface.
    pub fn is_interface(&mut self, name: Name) -> Checked<bool> {
        Ok(self.questions.is_interface(self.names.text(name))?)
    }

    /// The direct superclass of a class.
    pub fn superclass(&mut self, name: Name) -> Checked<Option<Name>> {
        let superclass = self.questions.superclass(self.names.text(name))?;
        Ok(superclass.map(|name| self.names.intern(Cow::Owned(name))))
    }

    /// Whether a value of type `from` may be stored where `to` is expected.
    #[inline]
    pub fn is_assignable(&mut self, from: Type, to: Type) -> Checked<bool> {
        Ok(self.questions.is_assignable(&self.names, from, to)?)
    }

    /// The type that the `Class` constant at `index` denotes; `None` if the entry is something else.
    #[inline]
    pub fn class_type(&mut self, index: u16) -> Option<Type> {
        match self.class_types.get(usize::from(index)) {
            None => None,
            Some(known) if *known != Type::TOP => Some(*known),
            Some(_) => {
                let of = self.names.class_constant(self.pool.class_name(index).ok()?);
                self.class_types[usize::from(index)] = of;
                Some(of)
            }
        }
    }

    /// The type that the `Class` constant at `index` denotes.
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

    /// The field, method or call site at `index`, whose kind must be one of `allowed`.
    pub fn member(&mut self, index: u16, allowed: &[Tag]) -> Checked<Member<'a>> {
        let place = self.member_places.get(usize::from(index)).copied().unwrap_or_default();
        if let Some(member) = (place as usize).checked_sub(1).and_then(|at| self.members.get(at))
            && allowed.contains(&member.tag)
        {
            return Ok(*member);
        }
        match self.pool.tag(index) {
            Some(tag) if allowed.contains(&tag) => self.decode_member(index, tag),
            _ => Err(self.bad_constant(index)),
        }
    }

    fn decode_member(&mut self, index: u16, tag: Tag) -> Checked<Member<'a>> {
        let pool = self.pool;
        let decoded = if tag == Tag::InvokeDynamic {
            pool.invoke_dynamic(index).map(|site| (None, site.name, site.descriptor))
        } else {
            pool.member_ref(index).map(|member| (Some(member.class), member.name, member.descriptor))
        };
        let Ok((class_name, name, descriptor)) = decoded else {
            return Err(self.bad_constant(index));
        };
        let start = self.parameters.len() as u32;
        let (result, parameter_slots) = if tag == Tag::Fieldref {
            let field_type = crate::classfile::FieldType::parse(descriptor);
            (field_type.map(|field_type| self.names.field_type(field_type)), 0)
        } else {
            let Some(parsed) = MethodDescriptor::parse(descriptor) else {
                return Err(self.bad_constant(index));
            };
            for parameter in parsed.parameters() {
                let parameter = self.names.field_type(parameter);
                self.parameters.push(parameter);
            }
            (parsed.return_type().map(|result| self.names.field_type(result)), parsed.parameter_slots())
        };
        let member = Member {
            tag,
            class: class_name.map_or(Type::TOP, |class| self.names.class_constant(class)),
            class_name: class_name.unwrap_or_default(),
            name,
            descriptor,
            parameters: (start, self.parameters.len() as u32),
            parameter_slots,
            result,
        };
        self.members.push(member);
        if let Some(place) = self.member_places.get_mut(usize::from(index)) {
            *place = self.members.len() as u32;
        }
        Ok(member)
    }

    /// The number of a member's parameters.
    pub fn parameter_count(&self, member: &Member<'a>) -> usize {
        (member.parameters.1 - member.parameters.0) as usize
    }

    /// A parameter's type.
    pub fn parameter(&self, member: &Member<'a>, position: usize) -> Type {
        self.parameters.get(member.parameters.0 as usize + position).copied().unwrap_or(Type::TOP)
    }

    /// Whether `class` is a proper superclass of the class being verified.
    pub fn is_superclass(&mut self, class: Name) -> Checked<bool> {
        if self.superclasses.is_none() {
            let mut chain = Vec::new();
            let mut next = self.class.super_name().map(str::to_owned);
            while let Some(name) = next {
                next = self.questions.superclass(&name)?;
                chain.push(self.names.intern(Cow::Owned(name)));
            }
            self.questions.assume_superclasses(chain.iter().map(|name| self.names.text(*name).into()).collect());
            self.superclasses = Some(chain);
        }
        let chain = self.superclasses.as_deref().unwrap_or_default();
        let answer = chain.contains(&class);
        let length = chain.len();
        self.charge(length)?;
        Ok(answer)
    }

    /// Whether access through `member` needs the receiver to be of the class being verified (JVMS 4.10.1.8): the member
    /// is named through a superclass and is protected there, in another package.
    pub fn is_protected_elsewhere(&mut self, index: u16, member: &Member<'a>) -> Checked<bool> {
        if let Some(known) = self.protections.get(usize::from(index)).copied().flatten() {
            return Ok(known);
        }
        let answer = self.ask_protected_elsewhere(member)?;
        if let Some(known) = self.protections.get_mut(usize::from(index)) {
            *known = Some(answer);
        }
        Ok(answer)
    }

    fn ask_protected_elsewhere(&mut self, member: &Member<'a>) -> Checked<bool> {
        let Some(class) = member.class.name().filter(|_| !member.class.is_array()) else {
            return Ok(false);
        };
        if member.class == self.this_type || !self.is_superclass(class)? {
            return Ok(false);
        }
        let query =
            MemberQuery { is_field: member.tag == Tag::Fieldref, name: member.name, descriptor: member.descriptor };
        Ok(self.questions.is_protected_elsewhere(self.class.name(), member.class_name, query)?)
    }
}
