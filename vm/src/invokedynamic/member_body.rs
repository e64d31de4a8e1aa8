//! What a direct method handle does: a hidden class with `java.lang.invoke.DirectCall`, whose method takes its arguments from
//! an array, calls or accesses a member, and wraps the result, and with the interface of its types ([`super::typed_call`]),
//! whose method does the same with arguments and result as they are. It has the rights of the class that looked the member up.

use super::Adapters;
use super::class_writer::{ClassWriter, CodeWriter};
use super::conversion::{unwrap, wrap};
use super::error;
use super::typed_call::{TypedCall, push_parameter};
use crate::classfile::constant_pool::ReferenceKind;
use crate::classfile::{FieldAccess, FieldType, Invocation, MethodDescriptor, Opcode};
use crate::error::JavaError;
use crate::heap::Ref;
use crate::id::{ClassId, MethodId};
use crate::link::call_sites::Member;
use crate::link::{ClassKind, flags};
use crate::loader::resolve::no_such_field;

const INTERFACE: &str = "java/lang/invoke/DirectCall";
const OBJECT: FieldType<'_> = FieldType::Object("java/lang/Object");
const VISIBILITY: u16 = flags::PUBLIC | flags::PROTECTED | flags::PRIVATE;

/// A member as a lookup names it.
#[derive(Clone, Copy)]
pub(crate) struct LookedUp<'a> {
    /// The class with whose rights it is looked up.
    pub caller: ClassId,
    /// The class that is named.
    pub owner: ClassId,
    pub name: &'a str,
    pub descriptor: &'a str,
    /// How it will be used.
    pub kind: ReferenceKind,
}

impl LookedUp<'_> {
    fn is_static(self) -> bool {
        matches!(self.kind, ReferenceKind::GetStatic | ReferenceKind::PutStatic | ReferenceKind::InvokeStatic)
    }
}

/// A member that was found.
#[derive(Clone, Copy)]
pub(crate) struct LookedUpMember {
    pub access: u16,
    /// The class that declares it.
    pub declaring: ClassId,
}

impl Adapters<'_> {
    /// The member, if there is one that can be used so. Whether the class for which it is looked up may use a field is the
    /// asker's to find out ([`Adapters::may_use`]).
    ///
    /// # Errors
    /// What linking an instruction that uses it would throw.
    pub(crate) fn looked_up(&mut self, member: LookedUp<'_>) -> Result<LookedUpMember, JavaError> {
        self.loader.check_class_access(member.caller, member.owner)?;
        let expecting = if member.is_static() { "Expected static" } else { "Expecting non-static" };
        if member.kind.is_field() {
            let found = self.loader.find_field(member.owner, member.name, member.descriptor);
            let found = found.ok_or_else(|| {
                let owner = &self.loader.classes.class(member.owner).name;
                no_such_field(owner, member.name, member.descriptor)
            })?;
            let (access, is_static) = (self.loader.field(found).access, self.loader.field(found).is_static());
            if is_static != member.is_static() {
                let message =
                    format!("{expecting} field {}.{}", self.loader.classes.class(found.0).java_name(), member.name);
                return Err(JavaError::new("java/lang/IncompatibleClassChangeError", message));
            }
            return Ok(LookedUpMember { access, declaring: found.0 });
        }
        let owner = self.loader.classes.class(member.owner);
        let missing = member.name == "<init>"
            && self.loader.classes.declared_method(member.owner, member.name, member.descriptor).is_none();
        if missing {
            let text = crate::link::external_method(&owner.name, member.name, member.descriptor);
            return Err(JavaError::new("java/lang/NoSuchMethodError", format!("'{text}'")));
        }
        let id = self.loader.lookup_method(member.owner, member.name, member.descriptor, owner.is_interface())?;
        // Lookups have it, unlike instructions, that what arrays inherit is named through Object.
        let is_array = owner.kind == ClassKind::Array;
        let named = if is_array && !self.loader.is_clone_of_array(member.owner, id) {
            self.loader.well_known.object
        } else {
            member.owner
        };
        self.loader.check_method_access(self.runtime, member.caller, named, id)?;
        let method = self.loader.classes.method(id);
        if method.is_static() != member.is_static() {
            let owner = &self.loader.classes.class(method.class).name;
            let text = crate::link::external_method(owner, &method.name, &method.descriptor);
            return Err(JavaError::new(
                "java/lang/IncompatibleClassChangeError",
                format!("{expecting} method '{text}'"),
            ));
        }
        // The clone of arrays is public.
        let visibility =
            if self.loader.is_clone_of_array(member.owner, id) { flags::PUBLIC } else { method.access & VISIBILITY };
        Ok(LookedUpMember { access: method.access & !VISIBILITY | visibility, declaring: method.class })
    }

    /// The member, if the class for which it is looked up may use it.
    ///
    /// # Errors
    /// As for [`Adapters::looked_up`]; `IllegalAccessError`.
    pub(crate) fn may_use(&mut self, member: LookedUp<'_>) -> Result<LookedUpMember, JavaError> {
        let found = self.looked_up(member)?;
        if member.kind.is_field()
            && !self.loader.can_access_member(
                self.runtime,
                member.caller,
                found.declaring,
                member.owner,
                found.access,
            )?
        {
            let from = self.loader.classes.class(member.caller).java_name();
            let declaring = self.loader.classes.class(found.declaring).java_name();
            let message = format!("class {from} tried to access field {declaring}.{}", member.name);
            return Err(JavaError::new("java/lang/IllegalAccessError", message));
        }
        Ok(found)
    }

    /// The class on whose instances a constant that names a method uses it: the caller, for `invokespecial` and for protected
    /// methods of other packages (JVMS 5.4.3.5, 4.10.1.8); else the class that is named.
    ///
    /// # Errors
    /// `IllegalAccessError` where `invokespecial` names a class that is none of the caller's, or a constructor is protected in
    /// another package.
    pub(super) fn receiver_of(&self, member: LookedUp<'_>, method: MethodId) -> Result<ClassId, JavaError> {
        let refused = |why: &str| {
            let owner = self.loader.classes.class(member.owner).java_name();
            let message = format!("{why}: {owner}.{}{}", member.name, member.descriptor);
            let cause = JavaError::new("java/lang/IllegalAccessException", message.clone());
            JavaError::new("java/lang/IllegalAccessError", message).caused_by(cause)
        };
        let declared = self.loader.classes.method(method);
        let elsewhere = declared.is(flags::PROTECTED)
            && !self
                .loader
                .classes
                .same_package(self.loader.classes.class(member.caller), self.loader.classes.class(declared.class));
        match member.kind {
            ReferenceKind::InvokeSpecial if !self.loader.classes.is_subtype(member.caller, member.owner) => {
                Err(refused("no such method"))
            }
            ReferenceKind::NewInvokeSpecial if elsewhere => Err(refused("member is protected")),
            ReferenceKind::InvokeSpecial => Ok(member.caller),
            ReferenceKind::InvokeVirtual
                if elsewhere
                    && !self.loader.is_clone_of_array(member.owner, method)
                    && !self.loader.classes.is_subclass(member.owner, member.caller) =>
            {
                Ok(member.caller)
            }
            _ => Ok(member.owner),
        }
    }

    /// An object that uses the member.
    ///
    /// # Errors
    /// As for [`Adapters::may_use`]; `LinkageError` where the class that declares it means other classes by its types.
    pub(crate) fn looked_up_body(&mut self, member: LookedUp<'_>) -> Result<Ref, JavaError> {
        let found = self.may_use(member)?;
        let LookedUp { caller, owner, name, descriptor, kind } = member;
        let key = (caller, Member { owner, name: name.into(), descriptor: descriptor.into(), kind });
        if let Some(&class) = self.call_sites.bodies.get(&key) {
            return self.runtime.new_instance(class);
        }
        let owner = self.loader.classes.class(member.owner);
        let (named, interface) = (owner.name.clone(), owner.is_interface());
        let caller_name = self.loader.classes.class(member.caller).name.clone();
        let mut special = false;
        if member.kind == ReferenceKind::InvokeSpecial {
            if *named == *caller_name && member.owner != member.caller {
                let message = format!("{named} is another loader's class with the name of the class that calls");
                return Err(JavaError::new("java/lang/IllegalAccessError", message));
            }
            let id = self.loader.lookup_method(member.owner, member.name, member.descriptor, interface)?;
            special = !self.loader.classes.method(id).is(flags::PRIVATE);
            if special && interface {
                return Err(error(format!("default method {named}.{} cannot be called by invokespecial", member.name)));
            }
        }
        self.loader.load_class(self.runtime, INTERFACE)?;
        let own = self.hidden_name(member.caller, "Member", &[&named, member.descriptor]);
        let mut class = ClassWriter::new(own);
        class.interface(INTERFACE);
        let receiver = if member.kind == ReferenceKind::InvokeSpecial { &caller_name } else { &named };
        let body = Body { member, owner: &named, receiver, interface };
        class.method(flags::PUBLIC, "call", "([Ljava/lang/Object;)Ljava/lang/Object;", |code| {
            match body.write(code, &mut Arguments::Array(0)) {
                Some(result) => wrap(code, result),
                None => code.plain(Opcode::AconstNull, 1),
            }
            code.give_back(Some(OBJECT));
            Ok::<_, JavaError>(())
        })?;
        let (parameters, result) = body.types();
        if let Some(typed) = TypedCall::new(parameters, result) {
            self.ensure_typed_call(&typed)?;
            typed.implement(&mut class, |code| {
                body.write(code, &mut Arguments::Locals(1));
                Ok::<_, JavaError>(())
            })?;
        }
        let mut origin = self.origin_for(member.caller, member.owner);
        if !origin.pinned.is_empty() {
            // The types in the descriptor are those of the class that is named.
            origin.namespace = self.loader.classes.element_class(member.owner).namespace;
        }
        let class = self.define_hidden_by(member.caller, class, origin)?;
        self.loader.classes.class(class).calls_specially.set(special);
        // Both agree about the member's types before it is used first.
        self.loader.constrain_reference(self.runtime, class, found.declaring, member.descriptor, member.name)?;
        self.call_sites.members.insert(class, key.1.clone());
        self.call_sites.bodies.insert(key, class);
        self.runtime.new_instance(class)
    }
}

/// Where a body finds its arguments.
enum Arguments {
    /// In the array in local 1, from this element on.
    Array(i32),
    /// As parameters, from this local on.
    Locals(u16),
}

impl Arguments {
    /// Pushes the next one, unwrapped or cast.
    fn push(&mut self, code: &mut CodeWriter<'_>, wanted: FieldType<'_>) {
        match self {
            Arguments::Array(at) => {
                code.load(OBJECT, 1);
                code.push_int(*at);
                code.plain(Opcode::Aaload, -1);
                unwrap(code, wanted);
                *at += 1;
            }
            Arguments::Locals(local) => *local = push_parameter(code, *local, wanted),
        }
    }
}

/// What a body does.
#[derive(Clone, Copy)]
struct Body<'a> {
    member: LookedUp<'a>,
    /// The name of the class that is named, and of that on whose instances the member is used.
    owner: &'a str,
    receiver: &'a str,
    /// Whether the class that is named is an interface.
    interface: bool,
}

impl<'a> Body<'a> {
    fn is_constructor(self) -> bool {
        self.member.kind == ReferenceKind::NewInvokeSpecial
    }

    fn reads(self) -> bool {
        matches!(self.member.kind, ReferenceKind::GetField | ReferenceKind::GetStatic)
    }

    /// The types of its arguments and of its result.
    fn types(self) -> (Vec<FieldType<'a>>, Option<FieldType<'a>>) {
        let mut parameters = Vec::new();
        if !self.member.is_static() && !self.is_constructor() {
            parameters.push(FieldType::from_class_name(self.receiver));
        }
        if self.member.kind.is_field() {
            let of = self.field_type();
            parameters.extend((!self.reads()).then_some(of));
            return (parameters, self.reads().then_some(of));
        }
        let descriptor = MethodDescriptor::parse(self.member.descriptor).unwrap_or_default();
        parameters.extend(descriptor.parameters());
        (parameters, if self.is_constructor() { Some(OBJECT) } else { descriptor.return_type() })
    }

    fn field_type(self) -> FieldType<'a> {
        FieldType::parse(self.member.descriptor).unwrap_or(OBJECT)
    }

    /// Emits the use of the member; gives the type of what it leaves on the stack.
    fn write(self, code: &mut CodeWriter<'_>, arguments: &mut Arguments) -> Option<FieldType<'a>> {
        let Body { member, owner, interface, .. } = self;
        if self.is_constructor() {
            code.class_instruction(Opcode::New, owner);
            code.plain(Opcode::Dup, 1);
        }
        let (parameters, result) = self.types();
        parameters.into_iter().for_each(|parameter| arguments.push(code, parameter));
        match member.kind {
            ReferenceKind::GetField => code.field_access(FieldAccess::GetField, owner, member.name, member.descriptor),
            ReferenceKind::GetStatic => {
                code.field_access(FieldAccess::GetStatic, owner, member.name, member.descriptor)
            }
            ReferenceKind::PutField => code.field_access(FieldAccess::PutField, owner, member.name, member.descriptor),
            ReferenceKind::PutStatic => {
                code.field_access(FieldAccess::PutStatic, owner, member.name, member.descriptor)
            }
            _ => {
                let invocation = match member.kind {
                    ReferenceKind::InvokeStatic => Invocation::Static,
                    ReferenceKind::NewInvokeSpecial => Invocation::Special,
                    _ if interface => Invocation::Interface,
                    // Also for `invokespecial`: see `Class::calls_specially`.
                    _ => Invocation::Virtual,
                };
                code.invoke(invocation, owner, member.name, member.descriptor, interface);
            }
        }
        result
    }
}
