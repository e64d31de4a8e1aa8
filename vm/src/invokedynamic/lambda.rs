//! `LambdaMetafactory`: an interface's method and an implementation in, a hidden class out.
//!
//! Each call site has a hidden class of its own, with a field for each captured value. Its method loads them and its
//! own parameters, converts where types differ, and calls the implementation: one interface dispatch, one direct call.
//! A lambda that captures nothing is one instance, made by the class's initialiser and kept in a static field, so that
//! initialisation of the interface (default methods) comes by the ordinary rules.

use std::sync::Arc;

use super::Adapters;
use super::class_writer::{ClassWriter, CodeWriter};
use super::conversion::{convert, is_adaptable};
use super::{LookedUp, Site, error};
use crate::classfile::constant_pool::{MemberRef, ReferenceKind};
use crate::classfile::{FieldAccess, FieldType, Invocation, MethodDescriptor, Opcode};
use crate::error::JavaError;
use crate::id::{ClassId, MethodId};
use crate::link::flags;
use crate::loader::define::ClassOrigin;

/// The static method that the call site calls.
const FACTORY: &str = "get$Lambda";
/// The static field of the one instance of a lambda that captures nothing.
const INSTANCE: &str = "instance";

/// `LambdaMetafactory.FLAG_SERIALIZABLE`: the object is to be `Serializable`.
const SERIALIZABLE: i32 = 1;
/// `LambdaMetafactory.FLAG_MARKERS`: more interfaces follow.
const MARKERS: i32 = 2;
/// `LambdaMetafactory.FLAG_BRIDGES`: more descriptors follow.
const BRIDGES: i32 = 4;

/// What is asked for.
struct Lambda<'f> {
    /// The functional interface.
    interface: &'f str,
    /// The types of the captured values.
    captured: Vec<FieldType<'f>>,
    /// The interface method's name.
    name: &'f str,
    /// Its descriptor, as declared.
    erased: &'f str,
    /// Its type with the interface's type arguments.
    instantiated: MethodDescriptor<'f>,
    /// Further descriptors of the method.
    bridges: Vec<&'f str>,
    /// Further interfaces.
    markers: Vec<&'f str>,
    implementation: Implementation<'f>,
}

/// The method behind a lambda.
struct Implementation<'f> {
    invocation: Invocation,
    member: MemberRef<'f>,
    /// The class in which it is named: the one that the constant names, or the caller where it is used on the caller's instances
    /// only.
    named: &'f str,
    /// Its parameters, the receiver first if it has one.
    parameters: Vec<FieldType<'f>>,
    /// Whether the first of them is the receiver.
    receiver: bool,
    /// Its result; a constructor's is the object.
    result: Option<FieldType<'f>>,
    /// Whether it is called exactly as named from the caller's superclass on, and not by the receiver's class.
    special: bool,
}

/// A lambda as `LambdaMetafactory` asks for it when it is called as any method: names and descriptors.
#[derive(Debug)]
pub(crate) struct AskedLambda {
    /// The class with whose rights it is made.
    pub caller: ClassId,
    /// The interface method's name.
    pub name: String,
    /// The descriptor of what makes the object: the captured types, and the interface.
    pub factory: String,
    /// The method's descriptor, as declared.
    pub erased: String,
    /// Its type with the interface's type arguments.
    pub instantiated: String,
    /// Further interfaces.
    pub markers: Vec<String>,
    /// Further descriptors of the method.
    pub bridges: Vec<String>,
    /// The method handle's body.
    pub implementation: ClassId,
}

impl Adapters<'_> {
    /// Makes the hidden class of a lambda or method reference; gives its factory method.
    ///
    /// # Errors
    /// Any where `LambdaMetafactory` would refuse the arguments; which one and why is left to its own code.
    pub(super) fn link_lambda(&mut self, site: Site<'_>, alternative: bool) -> Result<MethodId, JavaError> {
        let lambda = self.read_lambda(site, alternative)?;
        if !self.is_sound(site.caller, &lambda, site.named.descriptor)? {
            return Err(error("not to be linked without LambdaMetafactory".to_owned()));
        }
        let origin = ClassOrigin::hidden(self.loader.classes.class(site.caller));
        let class = self.define_lambda(site.caller, &lambda, site.named.descriptor, origin)?;
        self.hidden_method(class, FACTORY)
    }

    /// The hidden class of a lambda whose arguments `LambdaMetafactory` has checked.
    ///
    /// # Errors
    /// What linking the implementation's member throws, and errors of writing and defining the class.
    pub(crate) fn lambda_class(&mut self, asked: &AskedLambda) -> Result<ClassId, JavaError> {
        let member = self.call_sites.member(asked.implementation).cloned();
        let member = member.ok_or_else(|| JavaError::bare("java/lang/IllegalArgumentException"))?;
        let factory = MethodDescriptor::parse(&asked.factory).unwrap_or_default();
        let Some(FieldType::Object(interface)) = factory.return_type() else {
            return Err(JavaError::bare("java/lang/IllegalArgumentException"));
        };
        // The hidden class could implement what only the VM's own adapters may.
        for name in asked.markers.iter().map(String::as_str).chain([interface]) {
            let id = self.loader.class_named(self.runtime, asked.caller, name)?;
            self.loader.check_class_access(asked.caller, id)?;
        }
        let owner = self.loader.classes.class(member.owner);
        let (class, is_interface) = (owner.name.clone(), owner.is_interface());
        let method = self.loader.lookup_method(member.owner, &member.name, &member.descriptor, is_interface)?;
        let (name, descriptor) = (&*member.name, &*member.descriptor);
        let named = MemberRef { class_index: 0, class: &class, name, descriptor, is_interface };
        let caller = Arc::clone(&self.loader.classes.class(asked.caller).name);
        let used_on = if member.kind == ReferenceKind::InvokeSpecial { &*caller } else { &*class };
        let lambda = Lambda {
            interface,
            captured: factory.parameters().collect(),
            name: &asked.name,
            erased: &asked.erased,
            instantiated: MethodDescriptor::parse(&asked.instantiated).unwrap_or_default(),
            bridges: distinct(asked.bridges.iter().map(String::as_str), &asked.erased),
            markers: distinct(asked.markers.iter().map(String::as_str), interface),
            implementation: self.implementation(member.kind, named, method, used_on)?,
        };
        let origin = self.origin_for(asked.caller, member.owner);
        self.define_lambda(asked.caller, &lambda, &asked.factory, origin)
    }

    fn define_lambda(
        &mut self,
        caller: ClassId,
        lambda: &Lambda<'_>,
        factory: &str,
        origin: ClassOrigin,
    ) -> Result<ClassId, JavaError> {
        let mut texts = vec![factory, lambda.erased, lambda.interface];
        texts.extend([lambda.implementation.member.class, lambda.implementation.member.descriptor]);
        texts.extend(lambda.bridges.iter().chain(&lambda.markers));
        texts.extend(lambda.instantiated.class_names());
        let name = self.hidden_name(caller, "Lambda", &texts);
        let class = self.write_lambda(&name, caller, factory, lambda)?;
        let class = self.define_hidden_by(caller, class, origin)?;
        self.loader.classes.class(class).calls_specially.set(lambda.implementation.special);
        Ok(class)
    }

    /// Whether `LambdaMetafactory` would take these arguments, by the rules of its documentation.
    fn is_sound(&mut self, caller: ClassId, lambda: &Lambda<'_>, factory: &str) -> Result<bool, JavaError> {
        for &interface in lambda.markers.iter().chain([&lambda.interface]) {
            let id = self.loader.class_named(self.runtime, caller, interface)?;
            self.loader.check_class_access(caller, id)?;
            if !self.loader.classes.class(id).is_interface() {
                return Ok(false);
            }
        }
        if lambda.name.is_empty() || lambda.name.contains(['.', ';', '[', '/', '<', '>']) {
            return Ok(false);
        }
        let implementation = &lambda.implementation;
        if !self.loader.classes.class(caller).boot {
            // Method types are made of classes that exist.
            let descriptors = [factory, lambda.erased, implementation.member.descriptor];
            let descriptors = descriptors.iter().chain(&lambda.bridges);
            let names =
                descriptors.filter_map(|text| MethodDescriptor::parse(text)).flat_map(MethodDescriptor::class_names);
            for name in names.chain(lambda.instantiated.class_names()) {
                self.loader.class_named(self.runtime, caller, name)?;
            }
        }
        let mut is_subtype = |from: &str, to: &str| self.is_known_subtype(caller, from, to);
        let (captured, dynamic) = (&lambda.captured, lambda.instantiated);
        let (mut parameters, mut given) = (implementation.parameters.iter(), dynamic.parameters());
        if captured.len() + given.clone().count() != implementation.parameters.len() {
            return Ok(false);
        }
        let mut receiver = implementation.receiver;
        let is_assignable = |from: FieldType<'_>, to: FieldType<'_>, is_subtype: &mut dyn FnMut(&str, &str) -> bool| {
            from == to || from.is_reference() && to.is_reference() && is_adaptable(from, to, true, is_subtype)
        };
        for (&from, &to) in captured.iter().zip(&mut parameters) {
            let fits = if receiver { is_assignable(from, to, &mut is_subtype) } else { from == to };
            if !fits {
                return Ok(false);
            }
            receiver = false;
        }
        for (from, &to) in (&mut given).zip(parameters) {
            let fits = if receiver {
                is_assignable(from, to, &mut is_subtype)
            } else {
                is_adaptable(from, to, true, &mut is_subtype)
            };
            if !fits {
                return Ok(false);
            }
            receiver = false;
        }
        let fits = match (implementation.result, dynamic.return_type()) {
            (_, None) => true,
            (None, Some(_)) => false,
            (Some(from), Some(to)) => is_adaptable(from, to, false, &mut is_subtype),
        };
        if !fits {
            return Ok(false);
        }
        for text in lambda.bridges.iter().chain([&lambda.erased]) {
            let declared = MethodDescriptor::parse(text).unwrap_or_default();
            let fits = declared.parameters().count() == dynamic.parameters().count()
                && dynamic
                    .parameters()
                    .zip(declared.parameters())
                    .all(|(from, to)| is_assignable(from, to, &mut is_subtype))
                && match (dynamic.return_type(), declared.return_type()) {
                    (None, None) => true,
                    (Some(from), Some(to)) => is_adaptable(from, to, true, &mut is_subtype),
                    _ => false,
                };
            if !fits {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn read_lambda<'f>(&mut self, site: Site<'f>, alternative: bool) -> Result<Lambda<'f>, JavaError> {
        let pool = site.file.pool();
        let mut arguments = site.bootstrap.arguments();
        let mut next = || arguments.next().ok_or_else(|| site.bad_arguments("too few arguments"));
        let erased = pool.method_type(next()?)?;
        let handle = pool.method_handle(next()?)?;
        let instantiated = MethodDescriptor::parse(pool.method_type(next()?)?).unwrap_or_default();
        let (mut markers, mut bridges) = (Vec::new(), Vec::new());
        if alternative {
            let asked = pool.integer(next()?)?;
            if asked & MARKERS != 0 {
                for _ in 0..count(pool.integer(next()?)?)? {
                    markers.push(pool.class_name(next()?)?);
                }
            }
            if asked & BRIDGES != 0 {
                for _ in 0..count(pool.integer(next()?)?)? {
                    bridges.push(pool.method_type(next()?)?);
                }
            }
            if asked & SERIALIZABLE != 0 {
                markers.push("java/io/Serializable");
            }
        }
        if next().is_ok() {
            return Err(site.bad_arguments("too many arguments"));
        }
        let factory = site.descriptor();
        let Some(FieldType::Object(interface)) = factory.return_type() else {
            return Err(site.bad_arguments("the result is no interface"));
        };
        let MemberRef { class, name, descriptor, .. } = handle.member;
        let method = self.loader.resolve_method(self.runtime, site.caller, handle.member_index)?;
        let owner = self.loader.class_named(self.runtime, site.caller, class)?;
        let looked_up = LookedUp { caller: site.caller, owner, name, descriptor, kind: handle.kind };
        let on_caller = self.receiver_of(looked_up, method)? == site.caller;
        let receiver = if on_caller { site.file.name() } else { class };
        let implementation = self.implementation(handle.kind, handle.member, method, receiver)?;
        Ok(Lambda {
            interface,
            captured: factory.parameters().collect(),
            name: site.named.name,
            erased,
            instantiated,
            bridges: distinct(bridges.into_iter(), erased),
            markers: distinct(markers.into_iter(), interface),
            implementation,
        })
    }

    fn implementation<'f>(
        &self,
        kind: ReferenceKind,
        member: MemberRef<'f>,
        method: MethodId,
        used_on: &'f str,
    ) -> Result<Implementation<'f>, JavaError> {
        let descriptor = MethodDescriptor::parse(member.descriptor).unwrap_or_default();
        let class = FieldType::from_class_name(member.class);
        let method = self.loader.classes.method(method);
        let is_static = kind == ReferenceKind::InvokeStatic;
        if is_static != method.is_static() {
            let owner = &self.loader.classes.class(method.class).name;
            let text = crate::link::external_method(owner, &method.name, &method.descriptor);
            let expected = if is_static { "Expected static" } else { "Expecting non-static" };
            let message = format!("{expected} method '{text}'");
            return Err(JavaError::new("java/lang/IncompatibleClassChangeError", message));
        }
        let constructor = kind == ReferenceKind::NewInvokeSpecial;
        let owner = self.loader.classes.class(method.class);
        if constructor && *owner.name != *member.class {
            // Constructors are not inherited (JVMS 6.5 invokespecial).
            let text = crate::link::external_method("", &method.name, &method.descriptor).replacen(" .", " ", 1);
            let message = format!("{}: method '{text}' not found", member.class.replace('/', "."));
            return Err(JavaError::new("java/lang/NoSuchMethodError", message));
        }
        let invocation = match kind {
            ReferenceKind::InvokeStatic => Invocation::Static,
            ReferenceKind::InvokeVirtual => Invocation::Virtual,
            ReferenceKind::InvokeInterface => Invocation::Interface,
            ReferenceKind::NewInvokeSpecial => Invocation::Special,
            // A hidden class may not use `invokespecial` on its caller's methods; private ones are not selected, and
            // others in classes are called specially by `Class::calls_specially`.
            ReferenceKind::InvokeSpecial if method.is(flags::PRIVATE) && member.is_interface => Invocation::Interface,
            ReferenceKind::InvokeSpecial if !member.is_interface => Invocation::Virtual,
            _ => return Err(error(format!("unsupported implementation: {kind:?} {}", member.name))),
        };
        let receiver = !matches!(kind, ReferenceKind::InvokeStatic | ReferenceKind::NewInvokeSpecial);
        Ok(Implementation {
            invocation,
            member,
            named: if kind == ReferenceKind::InvokeVirtual { used_on } else { member.class },
            parameters: receiver
                .then_some(FieldType::from_class_name(used_on))
                .into_iter()
                .chain(descriptor.parameters())
                .collect(),
            result: if constructor { Some(class) } else { descriptor.return_type() },
            receiver,
            special: kind == ReferenceKind::InvokeSpecial && !method.is(flags::PRIVATE),
        })
    }

    fn write_lambda(
        &mut self,
        name: &str,
        caller: ClassId,
        factory: &str,
        lambda: &Lambda<'_>,
    ) -> Result<ClassWriter, JavaError> {
        let mut class = ClassWriter::new(name.to_owned());
        class.interface(lambda.interface);
        lambda.markers.iter().for_each(|marker| class.interface(marker));
        for (at, captured) in lambda.captured.iter().enumerate() {
            class.field(flags::PRIVATE | flags::FINAL, &field_name(at), &captured.to_string());
        }
        write_constructor(&mut class, name, &lambda.captured)?;
        let interface_descriptor = format!("L{};", lambda.interface);
        let interface = FieldType::Object(lambda.interface);
        if lambda.captured.is_empty() {
            class.field(flags::STATIC | flags::FINAL, INSTANCE, &interface_descriptor);
            class.method(flags::STATIC, "<clinit>", "()V", |code| {
                write_new(code, name, &[]);
                code.field_access(FieldAccess::PutStatic, name, INSTANCE, &interface_descriptor);
                code.give_back(None);
                Ok::<_, JavaError>(())
            })?;
        }
        class.method(flags::STATIC, FACTORY, factory, |code| {
            if lambda.captured.is_empty() {
                code.field_access(FieldAccess::GetStatic, name, INSTANCE, &interface_descriptor);
            } else {
                write_new(code, name, &lambda.captured);
            }
            code.give_back(Some(interface));
            Ok::<_, JavaError>(())
        })?;
        for descriptor in lambda.bridges.iter().chain([&lambda.erased]) {
            class.method(flags::PUBLIC, lambda.name, descriptor, |code| {
                self.write_forwarding(code, caller, name, lambda, descriptor)
            })?;
        }
        Ok(class)
    }

    /// Emits the body of the interface's method under one of its descriptors.
    fn write_forwarding(
        &mut self,
        code: &mut CodeWriter<'_>,
        caller: ClassId,
        name: &str,
        lambda: &Lambda<'_>,
        descriptor: &str,
    ) -> Result<(), JavaError> {
        let descriptor = MethodDescriptor::parse(descriptor).unwrap_or_default();
        let implementation = &lambda.implementation;
        let mut is_subtype = |from: &str, to: &str| self.is_known_subtype(caller, from, to);
        if implementation.invocation == Invocation::Special {
            code.class_instruction(Opcode::New, implementation.member.class);
            code.plain(Opcode::Dup, 1);
        }
        let this = FieldType::Object(name);
        let mut parameters = implementation.parameters.iter();
        let no_conversion =
            |from: FieldType<'_>, to: FieldType<'_>| error(format!("no conversion from {from} to {to}"));
        for ((at, &captured), &wanted) in lambda.captured.iter().enumerate().zip(&mut parameters) {
            code.load(this, 0);
            code.field_access(FieldAccess::GetField, name, &field_name(at), &captured.to_string());
            if !convert(code, captured, captured, wanted, &mut is_subtype) {
                return Err(no_conversion(captured, wanted));
            }
        }
        let mut local = 1;
        for ((erased, declared), &wanted) in
            descriptor.parameters().zip(lambda.instantiated.parameters()).zip(parameters)
        {
            code.load(erased, local);
            local += erased.slots();
            if !convert(code, erased, declared, wanted, &mut is_subtype) {
                return Err(no_conversion(erased, wanted));
            }
        }
        let MemberRef { name: method, descriptor: method_descriptor, is_interface, .. } = implementation.member;
        code.invoke(implementation.invocation, implementation.named, method, method_descriptor, is_interface);
        match (implementation.result, descriptor.return_type()) {
            (None, None) => {}
            (Some(result), None) if result.slots() == 2 => code.plain(Opcode::Pop2, -2),
            (Some(_), None) => code.plain(Opcode::Pop, -1),
            (Some(result), Some(wanted)) => {
                // What the generics promise for a result is the caller's to check.
                let declared = lambda.instantiated.return_type().filter(|_| !wanted.is_reference()).unwrap_or(wanted);
                if !convert(code, result, declared, wanted, &mut is_subtype) {
                    return Err(no_conversion(result, wanted));
                }
            }
            (None, Some(_)) => return Err(error("nothing to give back".to_owned())),
        }
        code.give_back(descriptor.return_type());
        Ok(())
    }

    /// Whether both names are classes of which the first is a subtype of the second. What cannot be loaded is cast,
    /// and the cast fails if it comes to it.
    fn is_known_subtype(&mut self, caller: ClassId, from: &str, to: &str) -> bool {
        let mut class = |name| self.loader.class_named(self.runtime, caller, name);
        let (Ok(from), Ok(to)) = (class(from), class(to)) else { return false };
        self.loader.check_class_access(caller, to).is_ok() && self.loader.classes.is_subtype(from, to)
    }
}

/// A count among the arguments.
fn count(value: i32) -> Result<u32, JavaError> {
    u32::try_from(value).map_err(|_| error("negative argument count".to_owned()))
}

/// The texts, each once and without `but`, in an order of their own.
fn distinct<'f>(texts: impl Iterator<Item = &'f str>, but: &str) -> Vec<&'f str> {
    let mut all: Vec<&str> = texts.filter(|&text| text != but).collect();
    all.sort_unstable();
    all.dedup();
    all
}

fn field_name(at: usize) -> String {
    format!("arg${}", at + 1)
}

/// Pushes a new instance, its captured values taken from the local variables.
fn write_new(code: &mut CodeWriter<'_>, name: &str, captured: &[FieldType<'_>]) {
    code.class_instruction(Opcode::New, name);
    code.plain(Opcode::Dup, 1);
    let mut local = 0;
    for &of in captured {
        code.load(of, local);
        local += of.slots();
    }
    code.invoke(Invocation::Special, name, "<init>", &constructor_descriptor(captured), false);
}

fn constructor_descriptor(captured: &[FieldType<'_>]) -> String {
    let parameters: String = captured.iter().map(FieldType::to_string).collect();
    format!("({parameters})V")
}

fn write_constructor(class: &mut ClassWriter, name: &str, captured: &[FieldType<'_>]) -> Result<(), JavaError> {
    class.method(flags::PRIVATE, "<init>", &constructor_descriptor(captured), |code| {
        let this = FieldType::Object(name);
        code.load(this, 0);
        code.invoke(Invocation::Special, "java/lang/Object", "<init>", "()V", false);
        let mut local = 1;
        for (at, &of) in captured.iter().enumerate() {
            code.load(this, 0);
            code.load(of, local);
            local += of.slots();
            code.field_access(FieldAccess::PutField, name, &field_name(at), &of.to_string());
        }
        code.give_back(None);
        Ok(())
    })
}
