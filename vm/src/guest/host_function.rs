//! Functions of the host behind native methods of the class path.
//!
//! In go the arguments of a native method's frame; out come its result or the exception that it throws. A function may use
//! the VM as the host does from outside, calls into Java included (K3). What it panics with becomes an `InternalError`.

#![allow(unsafe_code)]

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use super::{Guest, Object, Value};
use crate::error::JavaError;
use crate::heap::Ref;
use crate::link::flags;
use crate::schedule::Ended;
use crate::stopping::abandon_again;
use crate::vm::Vm;
use crate::vm::native::{NativeContext, NativeOutcome, NativeResult};
use crate::vm::offered::OfferedFunction;

/// A function of the host. It may be called in any VM to which it was given, and in host functions of any thread.
pub type HostFunction = Arc<dyn Fn(&mut HostCall<'_, '_>) -> Result<Value, Throw> + Send + Sync>;

/// What a host function throws.
#[derive(Debug)]
#[allow(missing_docs, reason = "the names say the rest")]
pub enum Throw {
    /// A new exception of a class of the library, by its name with dots or slashes, with this message.
    New {
        /// Name of the class, a subclass of `java.lang.Throwable`.
        class: String,
        message: Option<String>,
    },
    /// An exception that there is already.
    Again(Object),
}

impl Throw {
    /// [`Throw::New`] with a message.
    pub fn new(class: impl Into<String>, message: impl Into<String>) -> Throw {
        Throw::New { class: class.into(), message: Some(message.into()) }
    }
}

/// A call of a host function: its arguments, and the VM.
pub struct HostCall<'a, 'vm> {
    cx: &'a mut NativeContext<'vm>,
    /// What each argument is, the receiver included: the first letter of its descriptor.
    kinds: &'a [u8],
    has_receiver: bool,
}

impl HostCall<'_, '_> {
    /// The number of arguments, without the receiver.
    pub fn argument_count(&self) -> usize {
        self.kinds.len() - usize::from(self.has_receiver)
    }

    /// The object whose method is called; `None` for static methods.
    pub fn receiver(&mut self) -> Option<Object> {
        if !self.has_receiver {
            return None;
        }
        match self.slot(0) {
            Value::Object(object) => object,
            _ => None,
        }
    }

    /// An argument, counted from 0 without the receiver; [`Value::Void`] where there are fewer.
    pub fn argument(&mut self, argument: usize) -> Value {
        self.slot(argument + usize::from(self.has_receiver))
    }

    fn slot(&mut self, slot: usize) -> Value {
        let Some(&kind) = self.kinds.get(slot) else { return Value::Void };
        // SAFETY: I4: the native's frame begins with its arguments, of which this is one; nothing ends its thread while the
        // function is on the host's stack.
        let bits = unsafe { *self.cx.arguments().add(slot) };
        // SAFETY: I4, I2: the descriptor says whether it is a reference.
        unsafe { Value::from_bits(self.cx.vm, kind, bits) }
    }

    /// The VM, to be used as from outside. Calls into Java go on the thread that has called the function.
    pub fn guest(&mut self) -> Guest<'_> {
        Guest::new(self.cx.vm)
    }

    /// Charges the budget for work that the function does.
    pub fn charge(&mut self, work: u64) {
        self.cx.vm.runtime.charge(work);
    }
}

/// A host's function as the VM has it.
pub(super) fn offered(function: HostFunction) -> OfferedFunction {
    Arc::new(move |cx: &mut NativeContext<'_>, kinds: &[u8]| call(&function, cx, kinds))
}

/// Calls a host's function for the native method whose frame is the innermost.
fn call(function: &HostFunction, cx: &mut NativeContext<'_>, kinds: &[u8]) -> NativeResult {
    let method = cx.vm.runtime.registers.current_method();
    let (id, has_receiver, result) = (method.id, !method.is(flags::STATIC), method.result);
    let called = {
        let mut call = HostCall { cx, kinds, has_receiver };
        catch_unwind(AssertUnwindSafe(|| function(&mut call)))
    };
    if cx.vm.schedule.is_abandoned() {
        abandon_again();
    }
    if cx.vm.is_cut_off() {
        // The run has ended; the thread does not come back here.
        return Ok(NativeOutcome::Retry);
    }
    if cx.vm.schedule.depth == 1 && std::mem::take(&mut cx.vm.schedule.pause_waits) {
        cx.vm.schedule.end(&mut cx.vm.runtime, Ended::Paused);
    }
    let name = |vm: &Vm| {
        let method = vm.loader.classes.method(id);
        format!("{}.{}", vm.loader.classes.class(method.class).java_name(), method.name)
    };
    let thrown = match called {
        Ok(Ok(value)) => {
            let is_right = match (&value, result) {
                (Value::Object(object), b'L' | b'[') => cx.vm.is_result_of(id, object.as_ref())?,
                (value, _) => value.letter() == result,
            };
            if is_right {
                return Ok(NativeOutcome::Value(value.bits(cx.vm).map_or(0, |slot| slot.bits())));
            }
            JavaError::new("java/lang/InternalError", format!("{} has given {value:?}", name(cx.vm)))
        }
        Ok(Err(Throw::New { class, message })) => JavaError::of(class.replace('.', "/"), message),
        Ok(Err(Throw::Again(exception))) => match cx.vm.runtime.rooted.get(exception.rooted()) {
            Some(reference) if cx.vm.is_throwable(reference) => {
                cx.vm.runtime.registers.exception = reference;
                return Err(JavaError::Pending);
            }
            _ => {
                let text = format!("{} has thrown what is no Throwable of its VM", name(cx.vm));
                JavaError::new("java/lang/InternalError", text)
            }
        },
        Err(payload) => {
            let text = format!("{} has panicked: {}", name(cx.vm), text_of(&*payload));
            JavaError::new("java/lang/InternalError", text)
        }
    };
    Err(cx.vm.checked_throwable(thrown))
}

/// What a panic says.
fn text_of(payload: &(dyn Any + Send)) -> &str {
    let text = payload.downcast_ref::<&str>().copied();
    text.or_else(|| payload.downcast_ref::<String>().map(String::as_str)).unwrap_or("no message")
}

impl Vm {
    /// Whether an object is a `Throwable`.
    pub(crate) fn is_throwable(&self, object: Ref) -> bool {
        let class = if object.is_null() { return false } else { self.runtime.heap.class_of(object) };
        self.loader.classes.is_subtype(class, self.loader.well_known.throwable)
    }

    /// An error that a host function has named: its class must be one that can be thrown.
    fn checked_throwable(&mut self, error: JavaError) -> JavaError {
        let Some(name) = error.class().map(str::to_owned) else { return error };
        match self.loader.load_class(&mut self.runtime, &name) {
            Ok(class) => {
                let found = self.loader.classes.class(class);
                // A class of the program may want its initialiser and its constructor to run.
                let is_one = found.boot
                    && self.loader.classes.is_subtype(class, self.loader.well_known.throwable)
                    && !found.is(flags::ABSTRACT);
                if is_one {
                    error
                } else {
                    JavaError::new("java/lang/InternalError", format!("{name} cannot be thrown"))
                }
            }
            Err(missing) => missing,
        }
    }
}
