//! The classes of `java.lang.reflect.Proxy`: each method packs its arguments into an array and calls an `InvocationHandler`
//! that stands in a static field of the class; default methods of the interfaces can be called by private methods.
//!
//! The classes are no hidden ones: programs see their names, methods and stack traces.

use std::sync::Arc;

use super::Adapters;
use super::class_writer::{ClassWriter, CodeWriter};
use super::conversion::{unwrap, wrap_parameters};
use super::error;
use crate::classfile::{self, FieldAccess, FieldType, Invocation, MethodDescriptor, Opcode};
use crate::error::JavaError;
use crate::heap::Account;
use crate::id::{ClassId, LoaderId};
use crate::link::flags;
use crate::loader::define::ClassOrigin;

const PROXY: &str = "java/lang/reflect/Proxy";
const HANDLER: &str = "java/lang/reflect/InvocationHandler";
const HANDLER_DESCRIPTOR: &str = "Ljava/lang/reflect/InvocationHandler;";
const OBJECT: FieldType<'_> = FieldType::Object("java/lang/Object");

/// What `java.lang.reflect.Proxy` has decided about a class that it asks for. The native that takes it has checked all of it.
#[derive(Debug)]
pub(crate) struct ProxyClass {
    /// Its internal name, which no class of its loader has.
    pub name: String,
    /// Whether it is public: all of its interfaces are.
    pub public: bool,
    /// The loader that defines it.
    pub loader: LoaderId,
    /// Its interfaces, in the order in which the program names them.
    pub interfaces: Vec<ClassId>,
    /// The methods that hand on to the handler; the handler of that at place *n* is in the static field `m`*n*.
    pub methods: Vec<ProxyMethod>,
}

/// A method of such a class: it overrides one of `Object` or of the interfaces.
#[derive(Debug)]
pub(crate) struct ProxyMethod {
    /// The name of the method that it overrides.
    pub name: String,
    /// The descriptor of that method.
    pub descriptor: String,
    /// The interface with the default method, and the name of the method that calls it.
    pub default: Option<(ClassId, String)>,
}

/// The static field with the handler of the method at a place.
fn field_name(place: usize) -> String {
    format!("m{place}")
}

impl Adapters<'_> {
    /// Defines a class of proxies; its fields `m0`, `m1` ... are null.
    ///
    /// # Errors
    /// Errors of defining it: interfaces that it may not name, methods that make no class together, no room.
    pub(crate) fn define_proxy(&mut self, proxy: &ProxyClass) -> Result<ClassId, JavaError> {
        self.loader.load_class(self.runtime, PROXY)?;
        let access = if proxy.public { flags::PUBLIC } else { 0 };
        let mut class = ClassWriter::subclass(proxy.name.clone(), PROXY, access);
        for &interface in &proxy.interfaces {
            class.interface(&self.loader.classes.class(interface).name);
        }
        let constructor = format!("({HANDLER_DESCRIPTOR})V");
        class.method(flags::PUBLIC, "<init>", &constructor, |code| {
            code.load(OBJECT, 0);
            code.load(OBJECT, 1);
            code.invoke(Invocation::Special, PROXY, "<init>", &constructor, false);
            code.give_back(None);
            Ok::<_, JavaError>(())
        })?;
        for (place, method) in proxy.methods.iter().enumerate() {
            let field = field_name(place);
            class.field(flags::PRIVATE | flags::STATIC, &field, HANDLER_DESCRIPTOR);
            class.method(flags::PUBLIC | flags::FINAL, &method.name, &method.descriptor, |code| {
                code.field_access(FieldAccess::GetStatic, &proxy.name, &field, HANDLER_DESCRIPTOR);
                write_call(code, &method.descriptor);
                Ok::<_, JavaError>(())
            })?;
            if let Some((interface, name)) = &method.default {
                let interface = &self.loader.classes.class(*interface).name;
                class.method(flags::PRIVATE, name, &method.descriptor, |code| {
                    write_default_call(code, interface, method);
                    Ok::<_, JavaError>(())
                })?;
            }
        }
        let bytes = class.finish().map_err(|_| error("the proxy's class is too large".to_owned()))?;
        self.runtime.heap_charge(Account::Metadata, bytes.len() as u64)?;
        let file = classfile::parse(bytes, Some(&proxy.name))?;
        let pinned = proxy.interfaces.iter().map(|&id| (Arc::clone(&self.loader.classes.class(id).name), id)).collect();
        self.loader.define_class(self.runtime, Arc::new(file), ClassOrigin { pinned, ..ClassOrigin::of(proxy.loader) })
    }
}

/// Calls the handler on the stack and returns what it gives.
fn write_call(code: &mut CodeWriter<'_>, descriptor: &str) {
    let signature = MethodDescriptor::parse(descriptor).unwrap_or_default();
    code.load(OBJECT, 0);
    code.plain(Opcode::AconstNull, 1);
    if signature.parameters().next().is_none() {
        code.plain(Opcode::AconstNull, 1);
    } else {
        wrap_parameters(code, signature, 1);
    }
    let handler = "(Ljava/lang/Object;Ljava/lang/reflect/Method;[Ljava/lang/Object;)Ljava/lang/Object;";
    code.invoke(Invocation::Interface, HANDLER, "invoke", handler, true);
    match signature.return_type() {
        Some(result) => {
            unwrap(code, result);
            code.give_back(Some(result));
        }
        None => {
            code.plain(Opcode::Pop, -1);
            code.give_back(None);
        }
    }
}

fn write_default_call(code: &mut CodeWriter<'_>, interface: &str, method: &ProxyMethod) {
    let signature = MethodDescriptor::parse(&method.descriptor).unwrap_or_default();
    code.load(OBJECT, 0);
    let mut local = 1;
    for parameter in signature.parameters() {
        code.load(parameter, local);
        local += parameter.slots();
    }
    code.invoke(Invocation::Special, interface, &method.name, &method.descriptor, true);
    code.give_back(signature.return_type());
}
