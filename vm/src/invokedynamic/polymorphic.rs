//! Calls of signature polymorphic methods (JVMS 2.9.3): `MethodHandle.invokeExact` and `invoke`, `VarHandle.get` and
//! its like. In goes a call with any descriptor; out comes a static method that puts the arguments into an array, hands
//! them to `java.lang.invoke.Invokers` together with the call's type, and unwraps what comes back.

use super::Adapters;
use super::class_writer::{ClassWriter, CodeWriter, modified_utf8};
use super::conversion::{unwrap, wrap};
use crate::classfile::{FieldType, MethodDescriptor, Opcode};
use crate::error::JavaError;
use crate::id::{ClassId, MethodId};
use crate::link::{external_method, flags};

const ADAPTER: &str = "invoke";
/// The static field that holds the call's type.
const TYPE: &str = "type";
const METHOD_TYPE: &str = "Ljava/lang/invoke/MethodType;";
const METHOD_HANDLE: &str = "java/lang/invoke/MethodHandle";

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
            code.invoke_static("java/lang/invoke/Invokers", "type", &to_type);
            code.field_access(Opcode::Putstatic, &own, TYPE, METHOD_TYPE);
            code.give_back(None);
            Ok::<_, JavaError>(())
        })?;
        let with_handle = descriptor.replacen('(', &format!("(L{handle};"), 1);
        class.method(flags::STATIC, ADAPTER, &with_handle, |code| {
            write_adapter(code, &own, &handle, &name, parsed);
            Ok::<_, JavaError>(())
        })?;
        let class = self.define_hidden(from, class)?;
        let adapter = self.hidden_method(class, ADAPTER)?;
        self.call_sites.shared.insert((from, index), adapter);
        Ok(adapter)
    }
}

fn write_adapter(code: &mut CodeWriter<'_>, own: &str, handle: &str, name: &str, descriptor: MethodDescriptor<'_>) {
    code.load(FieldType::Object(handle), 0);
    let entry = match (handle, name) {
        (METHOD_HANDLE, "invokeExact") => "exact",
        (METHOD_HANDLE, _) => "generic",
        _ => {
            code.push_string(&modified_utf8(name));
            "access"
        }
    };
    code.field_access(Opcode::Getstatic, own, TYPE, METHOD_TYPE);
    code.push_int(descriptor.parameters().count() as i32);
    code.class_instruction(Opcode::Anewarray, "java/lang/Object");
    let mut local = 1;
    for (at, parameter) in (0..).zip(descriptor.parameters()) {
        code.plain(Opcode::Dup, 1);
        code.push_int(at);
        code.load(parameter, local);
        local += parameter.slots();
        wrap(code, parameter);
        code.plain(Opcode::Aastore, -3);
    }
    let mode = if entry == "access" { "Ljava/lang/String;" } else { "" };
    let invoker = format!("(L{handle};{mode}{METHOD_TYPE}[Ljava/lang/Object;)Ljava/lang/Object;");
    code.invoke_static("java/lang/invoke/Invokers", entry, &invoker);
    match descriptor.return_type() {
        None => code.plain(Opcode::Pop, -1),
        Some(result) => unwrap(code, result),
    }
    code.give_back(descriptor.return_type());
}
