//! Methods entered for the first time, natives, and calls of methods without a body.

#![allow(unsafe_code)]

use crate::classfile::{Invocation, Opcode};
use crate::error::JavaError;
use crate::id::{ClassId, LoaderId, MethodId};
use crate::link::{Method, Resolved, flags};
use crate::native::find_native;
use crate::vm::Vm;
use crate::vm::native::{NativeContext, NativeFunction, NativeOutcome};
use crate::vm::offered::{BoundFunction, call_offered};

impl Vm {
    /// Enters a method whose frame has just been pushed and that has no threaded code yet.
    pub(super) fn translate_entered(&mut self) -> Result<(), JavaError> {
        let method = self.runtime.registers.current_method();
        let (id, charged) = (method.id, method.weight.get());
        if let Err(error) = self.tiering.translate_method(&mut self.runtime, &mut self.loader, id) {
            // SAFETY: I4: the error is the caller's: the method, whose frame has just been pushed, has not begun.
            unsafe { self.pop_frame_to_call() };
            return Err(error);
        }
        if self.runtime.options.tell_translated {
            self.tell_tier(|tier, vm| tier.translated(vm, id));
        }
        // A call charges what is known of the weight; what translation has found out is charged here.
        let method = self.loader.classes.method(id);
        self.runtime.registers.budget -= method.weight.get() - charged;
        // SAFETY: I1: the method's frame has just been pushed, and begins with its code.
        unsafe { self.runtime.registers.go_to(method.entry.get()) };
        Ok(())
    }

    /// Drops the innermost frame so that the thread stands at the call itself, not at its return point: the callee has
    /// not begun, and what is thrown is thrown by the call.
    ///
    /// # Safety
    /// The innermost frame is that of a method which was called and has not begun (I4).
    pub(super) unsafe fn pop_frame_to_call(&mut self) {
        // SAFETY: I4: what was called has a caller; the thread does not go on at its return point.
        unsafe { self.runtime.registers.pop_frame() };
        let Some(code) = self.runtime.registers.current_code() else { return };
        if code.contains(self.runtime.registers.pc()) {
            let mut at = code.call_before(code.index_of(self.runtime.registers.pc()));
            while code.op(at).is_none() {
                at -= 1;
            }
            let call = &raw const code.instructions[at];
            // SAFETY: I1: the call has not begun, so its operands are still there.
            unsafe { self.runtime.registers.go_to(call) };
        }
    }

    /// Loads a class and makes the threaded code of its methods, as their first calls would, without executing any: for
    /// tools that look at code.
    ///
    /// # Errors
    /// What loading the class or verifying a method throws, or `StackOverflowError` for a method whose frame has more
    /// slots than registers can name; the methods before that one have their code.
    pub fn translate_class(&mut self, name: &str) -> Result<ClassId, JavaError> {
        let class = self.loader.load_class(&mut self.runtime, name)?;
        for method in self.loader.classes.class(class).methods.clone() {
            if !self.loader.classes.method(method).is(flags::NATIVE | flags::ABSTRACT) {
                self.tiering.translate_method(&mut self.runtime, &mut self.loader, method)?;
            }
        }
        Ok(class)
    }

    /// Runs the native method whose frame is the innermost.
    pub(super) fn call_native(&mut self) -> Result<(), JavaError> {
        let method = self.runtime.registers.current_method();
        let arguments = self.runtime.registers.fp().wrapping_sub(method.locals());
        let has_result = method.result != b'V';
        let function = match method.native.get() {
            Some(native) => self.natives.function(native),
            None => self.bind_native()?,
        };
        // SAFETY: I4: the native's frame is the innermost one, and begins with its arguments.
        let mut context = unsafe { NativeContext::new(self, arguments) };
        let outcome = function(&mut context);
        context.finish();
        if self.runtime.options.whereabouts.as_ref().is_some_and(|whereabouts| whereabouts.take_wanted()) {
            // Its frame still stands in the call.
            self.tell_tier(|tier, vm| tier.ticked(vm));
        }
        match outcome? {
            NativeOutcome::Retry => Ok(()),
            NativeOutcome::Value(value) => {
                // SAFETY: I4: the frame of a native has a caller; its result is written next.
                unsafe { self.runtime.registers.pop_frame() };
                if has_result {
                    // SAFETY: I1: the result lies where the first argument lay.
                    unsafe { *arguments = value };
                }
                Ok(())
            }
        }
    }

    fn bind_native(&mut self) -> Result<NativeFunction, JavaError> {
        let method = self.runtime.registers.current_method();
        let class = self.loader.classes.class(method.class);
        let (found, offered) = if class.boot {
            (find_native(&class.name, &method.name, &method.descriptor), None)
        } else {
            // Whoever calls a host's function holds no monitor of the VM's own making. What a program defines by a loader of its
            // own is not the class for which the function was offered, whatever its name.
            let of_class_path = class.loader == LoaderId::BUILT_IN;
            let can_be_offered = !method.is(flags::SYNCHRONIZED) && !class.hidden && of_class_path;
            let offered = can_be_offered
                .then(|| self.natives.find_offered(&class.name, &method.name, &method.descriptor))
                .flatten();
            (offered.is_some().then_some(call_offered as NativeFunction), offered)
        };
        let function = found.ok_or_else(|| {
            let message = format!("'{}'", crate::link::external_method(&class.name, &method.name, &method.descriptor));
            JavaError::new("java/lang/UnsatisfiedLinkError", message)
        })?;
        let bound = offered.map(|offered| BoundFunction::new(offered, method));
        method.native.set(Some(self.natives.bind(function, bound)));
        Ok(function)
    }

    /// The call at which the thread stands, and the method that it has been resolved to.
    fn call_here(&self) -> Option<(Invocation, MethodId)> {
        let code = self.runtime.registers.current_code().filter(|code| code.contains(self.runtime.registers.pc()))?;
        let at = usize::from(code.bytecode_indices[code.index_of(self.runtime.registers.pc())]);
        let method = self.runtime.registers.current_method();
        let class = self.loader.classes.class(method.class);
        let model = class.file.as_ref()?.method(usize::from(method.index))?;
        let &[opcode, high, low] = model.code()?.bytecode().get(at..at + 3)? else { return None };
        match class.resolved.borrow().get(&u16::from_be_bytes([high, low])) {
            Some(&Resolved::Method(resolved)) => Some((Opcode::from_byte(opcode)?.invocation()?, resolved)),
            _ => None,
        }
    }

    pub(super) fn abstract_method_error(&mut self) -> JavaError {
        let method = self.runtime.registers.current_method();
        // SAFETY: I4: the receiver is the first argument.
        let receiver = unsafe { crate::heap::Ref::from_slot(*self.runtime.registers.fp().sub(method.locals())) };
        let class = self.runtime.heap.class_of(receiver);
        let id = method.id;
        // SAFETY: I4: a method without a body does not begin, and the receiver has been read.
        unsafe { self.pop_frame_to_call() };
        let method = self.loader.classes.method(id);
        let (class, owner) = (self.loader.classes.class(class), self.loader.classes.class(method.class));
        let conflicting = self.loader.classes.conflicting_defaults(class.id, method);
        if !conflicting.is_empty() {
            let names = conflicting
                .iter()
                .map(|method| format!("{}.{}", self.loader.classes.class(method.class).name, method.name));
            let message = format!("Conflicting default methods: {}", names.collect::<Vec<_>>().join(" "));
            return JavaError::new("java/lang/IncompatibleClassChangeError", message);
        }
        let resolved = match self.call_here() {
            Some((Invocation::Interface, _)) => {
                let message = format!("Method {}.{}{} is abstract", class.java_name(), method.name, method.descriptor);
                return JavaError::new("java/lang/AbstractMethodError", message);
            }
            Some((Invocation::Virtual | Invocation::Special | Invocation::Static | Invocation::Dynamic, resolved)) => {
                self.loader.classes.method(resolved)
            }
            None => method,
        };
        let is_abstract = |method: &Method| if method.is(flags::ABSTRACT) { "abstract " } else { "" };
        let resolved_in = self.loader.classes.class(resolved.class);
        let signature = crate::link::external_method("", &method.name, &method.descriptor).replacen(" .", " ", 1);
        let mut message = format!(
            "Receiver class {} does not define or inherit an implementation of the resolved method '{}{signature}' of {}{} {}.",
            class.java_name(),
            is_abstract(resolved),
            if resolved_in.is(flags::ABSTRACT) && !resolved_in.is_interface() { "abstract " } else { "" },
            if resolved_in.is_interface() { "interface" } else { "class" },
            resolved_in.java_name()
        );
        if resolved.id != method.id {
            let selected = crate::link::external_method(&owner.name, &method.name, &method.descriptor);
            message += &format!(" Selected method is '{}{selected}'.", is_abstract(method));
        }
        JavaError::new("java/lang/AbstractMethodError", message)
    }
}
