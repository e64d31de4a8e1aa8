//! Functions that the host offers for native methods of the class path, as the VM has them: it knows how they are called,
//! and not what they give the host. That is for `guest::host_function`.

use std::sync::Arc;

use super::native::{NativeContext, NativeResult};
use crate::classfile::{FieldType, MethodDescriptor};
use crate::error::JavaError;
use crate::link::{Method, flags};

/// What is offered. It is called with what each argument of the method is, the receiver included: the first letter of its
/// descriptor.
pub(crate) type OfferedFunction = Arc<dyn Fn(&mut NativeContext<'_>, &[u8]) -> NativeResult + Send + Sync>;

/// A host's function with what is known of its method.
pub(crate) struct BoundFunction {
    function: OfferedFunction,
    kinds: Box<[u8]>,
}

impl BoundFunction {
    pub(crate) fn new(function: OfferedFunction, method: &Method) -> BoundFunction {
        BoundFunction { function, kinds: argument_kinds(&method.descriptor, method.is(flags::STATIC)).into() }
    }
}

/// The first letters of the types of a method's arguments, the receiver included.
fn argument_kinds(descriptor: &str, is_static: bool) -> Vec<u8> {
    let parameters = MethodDescriptor::parse(descriptor).into_iter().flat_map(|parsed| {
        let letters: Vec<u8> = parsed.parameters().map(letter).collect();
        letters
    });
    (!is_static).then_some(b'L').into_iter().chain(parameters).collect()
}

/// The first letter of a type's descriptor.
pub(crate) fn letter(field_type: FieldType<'_>) -> u8 {
    match field_type {
        FieldType::Primitive(primitive) => primitive.descriptor().as_bytes()[0],
        FieldType::Object(_) => b'L',
        FieldType::Array(..) => b'[',
    }
}

/// What stands behind every native method that a function of the host is bound to.
#[allow(unsafe_code)]
pub(crate) fn call_offered(cx: &mut NativeContext<'_>) -> NativeResult {
    let method = cx.vm.runtime.registers.current_method();
    let bound = method.native.get().and_then(|number| cx.vm.natives.host_function(number));
    let Some(bound) = bound else { return Err(JavaError::bare("java/lang/InternalError")) };
    // SAFETY: K3: it stays where it is as long as its VM, which is borrowed here.
    let BoundFunction { function, kinds } = unsafe { &*bound };
    function(cx, kinds)
}
