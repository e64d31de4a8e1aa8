//! Calls of signature polymorphic methods (JVMS 2.9.3): `MethodHandle.invokeExact` and `invoke`, `VarHandle.get` and
//! its like. In goes a call with any descriptor; out comes a static method that asks `java.lang.invoke.Invokers` for the body of
//! the handle by the call's type and calls it, with the arguments as they are if it can be called so ([`super::typed_call`]),
//! else in an array, and takes the result out of its wrapper. Accesses of variables hand over the array and the access's name.

use super::Adapters;
use super::class_writer::{ClassWriter, CodeWriter, modified_utf8};
use super::conversion::{unwrap, wrap_parameters};
use super::typed_call::TypedCall;
use crate::classfile::{FieldAccess, FieldType, Invocation, MethodDescriptor, Opcode};
use crate::error::JavaError;
use crate::id::{ClassId, MethodId};
use crate::link::{external_method, flags};

const ADAPTER: &str = "invoke";
/// The static field that holds the call's type.
const TYPE: &str = "type";
const METHOD_TYPE: &str = "Ljava/lang/invoke/MethodType;";
const METHOD_HANDLE: &str = "java/lang/invoke/MethodHandle";
const DIRECT_CALL: &str = "java/lang/invoke/DirectCall";
const INVOKERS: &str = "java/lang/invoke/Invokers";

impl Adapters<'_> {
    /// The static method that the call at a constant-pool entry calls from now on, with the handle as first argument.
    pub(crate) fn link_polymorphic(
        &mut self,
        from: ClassId,
        index: u16,
        method: MethodId,
    ) -> Result<MethodId, JavaError> {
        if let Some(&adapter) = self.call_sites.shared.get(&(from, index)) {
            return Ok(adapter);
        }
        let file = self.loader.class_file(from).ok_or_else(|| JavaError::no_class("?"))?;
        let descriptor = file.pool().method_ref(index)?.descriptor;
        let parsed = MethodDescriptor::parse(descriptor).unwrap_or_default();
        // The types are resolved with the method (JVMS 5.4.3.3).
        for class in parsed.class_names() {
            let class = self.loader.class_named(self.runtime, from, class)?;
            self.loader.check_class_access(from, class)?;
        }
        let method = self.loader.classes.method(method);
        let own = MethodDescriptor::parse(&method.descriptor).unwrap_or_default().return_type();
        // Only a result of `Object` stands for any (JVMS 2.9.3).
        if own.is_none_or(|own| !own.is_reference()) && parsed.return_type() != own {
            let text = external_method(&self.loader.classes.class(method.class).name, &method.name, descriptor);
            return Err(JavaError::new("java/lang/NoSuchMethodError", format!("'{text}'")));
        }
        let (handle, name) = (self.loader.classes.class(method.class).name.clone(), method.name.clone());
        let own = self.hidden_name(from, "Invoker", &[descriptor]);
        let mut class = ClassWriter::new(own.clone());
        class.field(flags::STATIC | flags::FINAL, TYPE, METHOD_TYPE);
        class.method(flags::STATIC, "<clinit>", "()V", |code| {
            code.push_class(&own);
            code.push_string(&modified_utf8(descriptor));
            let to_type = format!("(Ljava/lang/Class;Ljava/lang/String;){METHOD_TYPE}");
            code.invoke_static(INVOKERS, "type", &to_type);
            code.field_access(FieldAccess::PutStatic, &own, TYPE, METHOD_TYPE);
            code.give_back(None);
            Ok::<_, JavaError>(())
        })?;
        let with_handle = descriptor.replacen('(', &format!("(L{handle};"), 1);
        let typed = TypedCall::new(parsed.parameters(), parsed.return_type()).filter(|_| &*handle == METHOD_HANDLE);
        if let Some(typed) = &typed {
            self.ensure_typed_call(typed)?;
        }
        let adapter = Adapter { own: &own, handle: &handle, name: &name, descriptor: parsed };
        class.method(flags::STATIC, ADAPTER, &with_handle, |code| {
            if let Some(typed) = &typed {
                adapter.write_typed(code, typed);
            }
            adapter.write_with_array(code);
            Ok::<_, JavaError>(())
        })?;
        let class = self.define_hidden(from, class)?;
        let adapter = self.hidden_method(class, ADAPTER)?;
        self.call_sites.shared.insert((from, index), adapter);
        Ok(adapter)
    }
}

/// The method that a call becomes.
struct Adapter<'a> {
    /// The name of its class.
    own: &'a str,
    /// The handle's class, and the method that is called.
    handle: &'a str,
    name: &'a str,
    descriptor: MethodDescriptor<'a>,
}

impl Adapter<'_> {
    /// Pushes the body of the handle, checked or converted by the call's type.
    fn push_body(&self, code: &mut CodeWriter<'_>) {
        code.load(FieldType::Object(self.handle), 0);
        code.field_access(FieldAccess::GetStatic, self.own, TYPE, METHOD_TYPE);
        let entry = if self.name == "invokeExact" { "exact" } else { "generic" };
        code.invoke_static(INVOKERS, entry, &format!("(L{METHOD_HANDLE};{METHOD_TYPE})L{DIRECT_CALL};"));
    }

    /// Where the body can be called with the arguments as they are, it is. What comes behind is for other bodies.
    fn write_typed(&self, code: &mut CodeWriter<'_>, typed: &TypedCall) {
        let others = code.label();
        self.push_body(code);
        typed.test(code);
        code.branch(Opcode::Ifeq, others, -1);
        self.push_body(code);
        let result = self.descriptor.return_type();
        typed.write_call(code, self.descriptor.parameters(), 1, result);
        code.give_back(result);
        code.bind(others);
    }

    fn write_with_array(&self, code: &mut CodeWriter<'_>) {
        let is_call = self.handle == METHOD_HANDLE;
        if is_call {
            self.push_body(code);
        } else {
            code.load(FieldType::Object(self.handle), 0);
            code.push_string(&modified_utf8(self.name));
            code.field_access(FieldAccess::GetStatic, self.own, TYPE, METHOD_TYPE);
        }
        wrap_parameters(code, self.descriptor, 1);
        if is_call {
            let call = "([Ljava/lang/Object;)Ljava/lang/Object;";
            code.invoke(Invocation::Interface, DIRECT_CALL, "call", call, true);
        } else {
            let handle = self.handle;
            let access = format!("(L{handle};Ljava/lang/String;{METHOD_TYPE}[Ljava/lang/Object;)Ljava/lang/Object;");
            code.invoke_static(INVOKERS, "access", &access);
        }
        let result = self.descriptor.return_type();
        match result {
            None => code.plain(Opcode::Pop, -1),
            Some(result) => unwrap(code, result),
        }
        code.give_back(result);
    }
}
