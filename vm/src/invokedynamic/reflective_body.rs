//! What reflection does: hidden classes with `java.lang.reflect.Invocation`, which calls a method or constructor, and
//! `java.lang.reflect.FieldAccess`, which reads and writes a field.
//!
//! A body has the rights of the class that declares the member: who may have it called is decided before it is asked for. So
//! that a failed conversion of an argument is told from what the member throws, `accepts` looks at the arguments and `call`
//! takes them: primitive ones in their own wrappers.

use super::Adapters;
use super::class_writer::{ClassWriter, CodeWriter};
use super::conversion::{unwrap, wrap, wrapper};
use crate::classfile::{FieldAccess, FieldType, Invocation, MethodDescriptor, Opcode};
use crate::error::JavaError;
use crate::heap::Ref;
use crate::id::{ClassId, MethodId};
use crate::link::flags;

const INVOCATION: &str = "java/lang/reflect/Invocation";
const FIELD_ACCESS: &str = "java/lang/reflect/FieldAccess";
const OBJECT: FieldType<'_> = FieldType::Object("java/lang/Object");

impl Adapters<'_> {
    /// An object that calls a method or constructor.
    ///
    /// # Errors
    /// `UnsupportedOperationException` where a method of a hidden class is none of a named class too; errors of defining
    /// the body.
    pub(crate) fn reflective_invocation(&mut self, method: MethodId) -> Result<Ref, JavaError> {
        let method = self.named_method(method)?;
        let method = self.loader.classes.method(method);
        let (owner, access) = (method.class, method.access);
        let (name, descriptor) = (method.name.clone(), method.descriptor.clone());
        let (owner_name, interface) =
            (self.loader.classes.class(owner).name.clone(), self.loader.classes.class(owner).is_interface());
        let signature = MethodDescriptor::parse(&descriptor).unwrap_or_default();
        let has_receiver = access & flags::STATIC == 0 && &*name != "<init>";
        self.loader.load_class(self.runtime, INVOCATION)?;
        let mut class = ClassWriter::new(self.hidden_name(owner, "Invocation", &[&owner_name, &descriptor]));
        class.interface(INVOCATION);
        class.method(flags::PUBLIC, "accepts", "(Ljava/lang/Object;[Ljava/lang/Object;)Z", |code| {
            write_acceptance(code, has_receiver.then_some(&*owner_name), signature);
            Ok::<_, JavaError>(())
        })?;
        class.method(flags::PUBLIC, "call", "(Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object;", |code| {
            let invocation = match &*name {
                "<init>" => {
                    code.class_instruction(Opcode::New, &owner_name);
                    code.plain(Opcode::Dup, 1);
                    Invocation::Special
                }
                _ if !has_receiver => Invocation::Static,
                _ => {
                    code.load(OBJECT, 1);
                    unwrap(code, FieldType::from_class_name(&owner_name));
                    if interface { Invocation::Interface } else { Invocation::Virtual }
                }
            };
            for (at, parameter) in (0..).zip(signature.parameters()) {
                write_argument(code, at);
                unwrap(code, parameter);
            }
            code.invoke(invocation, &owner_name, &name, &descriptor, interface);
            match signature.return_type() {
                _ if &*name == "<init>" => {}
                Some(result) => wrap(code, result),
                None => code.plain(Opcode::AconstNull, 1),
            }
            code.give_back(Some(OBJECT));
            Ok::<_, JavaError>(())
        })?;
        self.reflective_instance(owner, class)
    }

    /// An object that reads the field at a place of its class, and writes it unless it is final.
    ///
    /// # Errors
    /// Errors of defining the body.
    pub(crate) fn reflective_field(&mut self, owner: ClassId, place: usize) -> Result<Ref, JavaError> {
        let class = self.loader.classes.class(owner);
        let (owner_name, field) = (class.name.clone(), &class.fields[place]);
        let (access, name, descriptor) = (field.access, field.name.clone(), field.descriptor.clone());
        let of = FieldType::parse(&descriptor).unwrap_or(OBJECT);
        let is_static = access & flags::STATIC != 0;
        self.loader.load_class(self.runtime, FIELD_ACCESS)?;
        let mut class = ClassWriter::new(self.hidden_name(owner, "Field", &[&owner_name, &descriptor]));
        class.interface(FIELD_ACCESS);
        let receiver = |code: &mut CodeWriter<'_>| {
            if !is_static {
                code.load(OBJECT, 1);
                unwrap(code, FieldType::from_class_name(&owner_name));
            }
        };
        class.method(flags::PUBLIC, "accepts", "(Ljava/lang/Object;)Z", |code| {
            if is_static {
                code.push_int(1);
            } else {
                code.load(OBJECT, 1);
                code.class_instruction(Opcode::Instanceof, &owner_name);
            }
            code.give_back(FieldType::parse("Z"));
            Ok::<_, JavaError>(())
        })?;
        class.method(flags::PUBLIC, "get", "(Ljava/lang/Object;)Ljava/lang/Object;", |code| {
            receiver(code);
            let access = if is_static { FieldAccess::GetStatic } else { FieldAccess::GetField };
            code.field_access(access, &owner_name, &name, &descriptor);
            wrap(code, of);
            code.give_back(Some(OBJECT));
            Ok::<_, JavaError>(())
        })?;
        if access & flags::FINAL == 0 {
            class.method(flags::PUBLIC, "set", "(Ljava/lang/Object;Ljava/lang/Object;)V", |code| {
                receiver(code);
                code.load(OBJECT, 2);
                unwrap(code, of);
                let access = if is_static { FieldAccess::PutStatic } else { FieldAccess::PutField };
                code.field_access(access, &owner_name, &name, &descriptor);
                code.give_back(None);
                Ok::<_, JavaError>(())
            })?;
        }
        self.reflective_instance(owner, class)
    }

    fn reflective_instance(&mut self, owner: ClassId, class: ClassWriter) -> Result<Ref, JavaError> {
        let body = self.define_hidden(owner, class)?;
        self.call_sites.reflective.insert(body);
        self.runtime.new_instance(body)
    }

    /// The method itself, or where a hidden class declares it, which no code can name, one that it overrides.
    fn named_method(&self, method: MethodId) -> Result<MethodId, JavaError> {
        let declared = self.loader.classes.method(method);
        if !self.loader.classes.class(declared.class).hidden {
            return Ok(method);
        }
        let unsupported = || JavaError::new("java/lang/UnsupportedOperationException", "a method of a hidden class");
        if !declared.is_selected() {
            return Err(unsupported());
        }
        let mut above = vec![declared.class];
        while let Some(class) = above.pop() {
            let class = self.loader.classes.class(class);
            let found = self.loader.classes.declared_method(class.id, &declared.name, &declared.descriptor);
            if let Some(found) = found.filter(|found| !class.hidden && found.is_selected()) {
                return Ok(found.id);
            }
            above.extend(class.super_class.iter().chain(&class.interfaces));
        }
        Err(unsupported())
    }
}

/// Pushes an element of the array of arguments.
fn write_argument(code: &mut CodeWriter<'_>, at: i32) {
    code.load(OBJECT, 2);
    code.push_int(at);
    code.plain(Opcode::Aaload, -1);
}

/// Gives whether the receiver is an instance of the class and each argument, of which there are enough, one of its type.
fn write_acceptance(code: &mut CodeWriter<'_>, receiver: Option<&str>, signature: MethodDescriptor<'_>) {
    let refused = code.label();
    let mut has_refused = false;
    if let Some(receiver) = receiver {
        code.load(OBJECT, 1);
        code.class_instruction(Opcode::Instanceof, receiver);
        code.branch(Opcode::Ifeq, refused, -1);
        has_refused = true;
    }
    for (at, parameter) in (0..).zip(signature.parameters()) {
        let wanted = match parameter {
            FieldType::Object("java/lang/Object") => continue,
            FieldType::Object(class) | FieldType::Array(class) => class,
            FieldType::Primitive(primitive) => wrapper(primitive),
        };
        let accepted = code.label();
        if parameter.is_reference() {
            write_argument(code, at);
            code.branch(Opcode::Ifnull, accepted, -1);
        }
        write_argument(code, at);
        code.class_instruction(Opcode::Instanceof, wanted);
        code.branch(Opcode::Ifeq, refused, -1);
        has_refused = true;
        if parameter.is_reference() {
            code.bind(accepted);
        }
    }
    code.push_int(1);
    code.give_back(FieldType::parse("Z"));
    if has_refused {
        code.bind(refused);
        code.push_int(0);
        code.give_back(FieldType::parse("Z"));
    }
}
