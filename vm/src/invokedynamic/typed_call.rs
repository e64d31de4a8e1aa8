//! How a method handle for a member is called without an array of arguments: in go the types of its parameters and of its
//! result, out comes an interface of the library with one method of these types, references being `Object`.
//!
//! The body of such a handle implements the interface of its shape, and a call of `invokeExact` or `invoke` asks whether the
//! body that it has found does so: then arguments go over as they are, else in an array, primitive ones in their wrappers. The
//! VM writes an interface when it is wanted first. Programs do not see them.

use std::sync::Arc;

use super::Adapters;
use super::class_writer::{ClassWriter, CodeWriter};
use super::conversion::unwrap;
use super::error;
use crate::classfile::{self, FieldType, Invocation, Opcode};
use crate::error::JavaError;
use crate::heap::Account;
use crate::link::flags;
use crate::loader::define::{ClassOrigin, TYPED_CALL};

pub(super) const OBJECT: FieldType<'_> = FieldType::Object("java/lang/Object");
/// The interface's method.
const METHOD: &str = "call";
/// The most slots of arguments that a method of an interface can take (JVMS 4.3.3), whose receiver is one.
const MOST_SLOTS: u16 = 254;

/// The types of a call, references being all alike.
pub(super) struct TypedCall {
    /// The interface's name.
    interface: String,
    /// The descriptor of its method.
    descriptor: String,
    result: Option<FieldType<'static>>,
}

/// A type as the interface has it.
pub(super) fn erased(of: FieldType<'_>) -> FieldType<'static> {
    match of {
        FieldType::Primitive(primitive) => FieldType::Primitive(primitive),
        FieldType::Object(_) | FieldType::Array(_) => OBJECT,
    }
}

/// What the interface's name and its method's descriptor have for a type.
fn letter_and_descriptor(of: FieldType<'_>) -> (&'static str, &'static str) {
    match of {
        FieldType::Primitive(primitive) => (primitive.descriptor(), primitive.descriptor()),
        FieldType::Object(_) | FieldType::Array(_) => ("L", "Ljava/lang/Object;"),
    }
}

impl TypedCall {
    /// The call with these types; `None` where it has too many arguments.
    pub(super) fn new<'a>(
        parameters: impl IntoIterator<Item = FieldType<'a>>,
        result: Option<FieldType<'a>>,
    ) -> Option<TypedCall> {
        let (mut interface, mut descriptor) = (TYPED_CALL.to_owned(), "(".to_owned());
        let mut slots = 0;
        for parameter in parameters {
            slots += parameter.slots();
            let (letter, text) = letter_and_descriptor(parameter);
            interface += letter;
            descriptor += text;
        }
        let (letter, text) = result.map_or(("V", "V"), letter_and_descriptor);
        interface.push('_');
        interface += letter;
        descriptor.push(')');
        descriptor += text;
        (slots <= MOST_SLOTS).then(|| TypedCall { interface, descriptor, result: result.map(erased) })
    }

    /// The interface's name.
    pub(super) fn interface(&self) -> &str {
        &self.interface
    }

    /// Emits whether the object on the stack can be called so.
    pub(super) fn test(&self, code: &mut CodeWriter<'_>) {
        code.class_instruction(Opcode::Instanceof, &self.interface);
    }

    /// Emits the call of the object on the stack with these arguments, which stand in locals from one on, and its result as
    /// one of the call's own type.
    pub(super) fn write_call<'a>(
        &self,
        code: &mut CodeWriter<'_>,
        parameters: impl IntoIterator<Item = FieldType<'a>>,
        mut local: u16,
        result: Option<FieldType<'_>>,
    ) {
        self.cast_target(code);
        for parameter in parameters {
            code.load(parameter, local);
            local += parameter.slots();
        }
        self.invoke(code);
        if let Some(result) = result.filter(|result| result.is_reference()) {
            unwrap(code, result);
        }
    }

    /// Makes the object on the stack what [`TypedCall::invoke`] calls.
    pub(super) fn cast_target(&self, code: &mut CodeWriter<'_>) {
        code.class_instruction(Opcode::Checkcast, &self.interface);
    }

    /// Emits the call of the object below the arguments on the stack.
    pub(super) fn invoke(&self, code: &mut CodeWriter<'_>) {
        code.invoke(Invocation::Interface, &self.interface, METHOD, &self.descriptor, true);
    }

    /// Adds the method to a class that can be called so; `build` emits what it does, up to the result.
    pub(super) fn implement<E>(
        &self,
        class: &mut ClassWriter,
        build: impl FnOnce(&mut CodeWriter<'_>) -> Result<(), E>,
    ) -> Result<(), E> {
        class.interface(&self.interface);
        class.method(flags::PUBLIC, METHOD, &self.descriptor, |code| {
            build(code)?;
            code.give_back(self.result);
            Ok(())
        })
    }
}

/// Pushes a parameter of the interface's method as what it is; gives the local behind it.
pub(super) fn push_parameter(code: &mut CodeWriter<'_>, local: u16, of: FieldType<'_>) -> u16 {
    code.load(erased(of), local);
    if of.is_reference() {
        unwrap(code, of);
    }
    local + of.slots()
}

impl Adapters<'_> {
    /// Sees to it that the interface of a call is there.
    ///
    /// # Errors
    /// Those of defining it.
    pub(super) fn ensure_typed_call(&mut self, call: &TypedCall) -> Result<(), JavaError> {
        if self.loader.classes.by_name(&call.interface).is_some() {
            return Ok(());
        }
        let mut class = ClassWriter::new_interface(call.interface.clone());
        class.abstract_method(METHOD, &call.descriptor);
        let bytes = class.finish().map_err(|_| error("the type of a call is too large".to_owned()))?;
        self.runtime.heap_charge(Account::Metadata, bytes.len() as u64)?;
        let file = classfile::parse(bytes, None)?;
        self.loader.define_class(self.runtime, Arc::new(file), ClassOrigin::built_in(true))?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::classfile::MethodDescriptor;

    fn of(descriptor: &str) -> Option<TypedCall> {
        let parsed = MethodDescriptor::parse(descriptor).expect("a descriptor");
        TypedCall::new(parsed.parameters(), parsed.return_type())
    }

    #[test]
    fn references_are_all_alike_and_primitive_types_are_not() {
        let call = of("(ILjava/lang/String;[J)Ljava/util/List;").expect("few arguments");
        assert_eq!(call.interface, format!("{TYPED_CALL}ILL_L"));
        assert_eq!(call.descriptor, "(ILjava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;");
        assert_eq!(of("(Z)V").expect("few arguments").interface, format!("{TYPED_CALL}Z_V"));
    }

    #[test]
    fn what_a_method_of_an_interface_cannot_take_has_none() {
        assert!(of(&format!("({})V", "J".repeat(127))).is_some());
        assert!(of(&format!("(I{})V", "J".repeat(127))).is_none());
    }
}
