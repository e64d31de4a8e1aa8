//! Methods entered for the first time, natives, frames that the VM pushes, and class initialisation's place in them.

#![allow(unsafe_code)]

use crate::classfile::{self, Opcode};
use crate::code::instruction::Instruction;
use crate::code::{self, Block, Code, EdgeCounting, InstrumentError, Probes, TranslateError, TranslateOptions};
use crate::error::JavaError;
use crate::heap::{Account, Ref};
use crate::id::{ClassId, MethodId};
use crate::link::hierarchy::VmHierarchy;
use crate::link::{Method, Resolved, flags};
use crate::native::{Handle, NativeContext, Outcome, find_native};
use crate::statistics::Stage;
use crate::thread::frame::{CALLER, HEADER_SLOTS, METHOD, RETURN};
use crate::tier::HeadMode;
use crate::verify;
use crate::vm::Vm;

/// What a byte of bytecode costs as threaded code with its tables, on average and rounded up.
const CODE_BYTES_PER_BYTECODE_BYTE: u64 = 32;
/// Slots of a frame whose maps are so small that they are counted with the code.
const SMALL_FRAME: usize = 64;
/// Bytes of maps that are charged before it is known how many maps differ, at most: large maps share their pieces.
const MAP_BYTES_AHEAD: u64 = 16 << 20;

impl Vm {
    /// Enters a method whose frame has just been pushed and that has no threaded code yet.
    pub(super) fn translate_entered(&mut self) -> Result<(), JavaError> {
        let method = self.current_method();
        let (id, charged) = (method.id, method.weight.get());
        if let Err(error) = self.translate_method(id) {
            // The error is the caller's: the method has not begun.
            self.pop_frame_to_call();
            return Err(error);
        }
        // A call charges what is known of the weight; what translation has found out is charged here.
        let method = self.classes.method(id);
        self.registers.budget -= method.weight.get() - charged;
        self.registers.pc = method.entry.get();
        Ok(())
    }

    /// Drops the innermost frame so that the thread stands at the call itself, not at its return point: the callee has
    /// not begun, and what is thrown is thrown by the call.
    pub(super) fn pop_frame_to_call(&mut self) {
        self.pop_frame();
        let Some(code) = self.current_code() else { return };
        if code.contains(self.registers.pc) {
            let mut at = code.call_before(code.index_of(self.registers.pc));
            while code.op(at).is_none() {
                at -= 1;
            }
            self.registers.pc = &raw const code.instructions[at];
        }
    }

    /// Loads a class and makes the threaded code of its methods, as their first calls would, without executing any: for
    /// tools that look at code.
    ///
    /// # Errors
    /// What loading the class or verifying a method throws, or `StackOverflowError` for a method whose frame has more
    /// slots than registers can name; the methods before that one have their code.
    pub fn translate_class(&mut self, name: &str) -> Result<ClassId, JavaError> {
        let class = self.load_class(name)?;
        for method in self.classes.class(class).methods.clone() {
            if !self.classes.method(method).is(flags::NATIVE | flags::ABSTRACT) {
                self.translate_method(method)?;
            }
        }
        Ok(class)
    }

    /// Makes the threaded code of a method.
    pub(crate) fn translate_method(&mut self, id: MethodId) -> Result<(), JavaError> {
        if self.classes.method(id).code.get().is_some() {
            return Ok(());
        }
        self.in_stage(Stage::Translate, |vm| vm.translate_first(id))
    }

    fn translate_first(&mut self, id: MethodId) -> Result<(), JavaError> {
        let verified = self.classes.method(id).verified.take();
        let facts = verified.as_ref().map_or(0, |verified| self.bytes_of_facts(id, verified));
        let translated = self.translate_version(id, verified, 0, None);
        // If there is no room for the code, the method is verified again the next time.
        self.heap.discharge(Account::Code, facts);
        let translated = translated?;
        self.statistics.methods_translated += 1;
        self.classes.translated.push(id);
        let method = self.classes.method(id);
        // The first one: that there is none was seen above, and nothing in between translates this method.
        let code = method.code.get_or_init(|| Box::new(translated));
        method.weight.set(i64::from(code.weight));
        // Addresses of instructions are taken where the code stays: moving it would claim all of it anew.
        method.entry.set(&raw const code.instructions[code.entry as usize]);
        if self.options.head_mode != HeadMode::Plain {
            for (block, mode) in code.head_modes.iter().enumerate() {
                mode.set(self.options.head_mode);
                self.refresh_head(code, block as u32);
            }
        }
        if self.options.count_bytecodes {
            self.instrument(id, &mut EdgeCounting).map_err(|error| match error {
                InstrumentError::Java(error) => error,
                other => JavaError::new("java/lang/InternalError", format!("{other:?}")),
            })?;
        }
        Ok(())
    }

    /// Makes one version of a method's code, and gives its blocks their numbers.
    pub(super) fn translate_version(
        &mut self,
        id: MethodId,
        verified: Option<verify::VerifiedMethod>,
        version: u16,
        probes: Option<(&Probes, &[Block])>,
    ) -> Result<Code, JavaError> {
        let method = self.classes.method(id);
        let (class, index) = (method.class, usize::from(method.index));
        let file = self
            .class_file(class)
            .ok_or_else(|| JavaError::new("java/lang/InternalError", "a method without class file"))?;
        let verified = match verified {
            Some(verified) => verified,
            None => self.verify_one(&file, class, index)?,
        };
        let model =
            file.method(index).ok_or_else(|| JavaError::new("java/lang/InternalError", "a method without code"))?;
        let code = model.code().ok_or_else(|| JavaError::new("java/lang/InternalError", "a method without code"))?;
        let options = TranslateOptions { dispatch: self.options.dispatch, fuse: self.options.fuse };
        // Charged by the bytecode's length, not by what it has become, and once, however many versions there are to
        // observe it, so that memory ends at the same place however code is dispatched, fused and counted. A method that
        // only returns is not charged: where its calls are joined with it, it never has code. Maps of large frames come on
        // top; how many of them differ is known later.
        let (mut own, mut maps) = (0, 0);
        if version == 0 && !self.is_empty_method(id) {
            let length = code.bytecode().len() as u64;
            let slots = usize::from(code.max_locals()) + usize::from(code.max_stack()) + HEADER_SLOTS + 1;
            own = length * CODE_BYTES_PER_BYTECODE_BYTE;
            maps = if slots <= SMALL_FRAME { 0 } else { (length * (slots as u64).div_ceil(8)).min(MAP_BYTES_AHEAD) };
            self.heap_charge(Account::Code, own + maps)?;
        }
        let first_block = self.blocks.next();
        let input =
            code::Input { file: &file, method: model, code, verified: &verified, id, first_block, version, probes };
        let translated = match code::translate(input, options) {
            Ok(translated) => translated,
            Err(TranslateError::FrameTooLarge) => {
                self.heap.discharge(Account::Code, own + maps);
                return Err(JavaError::bare("java/lang/StackOverflowError"));
            }
        };
        if maps != 0 {
            let bytes = translated.map_bytes();
            self.heap.discharge(Account::Code, maps.saturating_sub(bytes));
            if let Err(error) = self.heap_charge(Account::Code, bytes.saturating_sub(maps)) {
                self.heap.discharge(Account::Code, own + maps);
                return Err(error);
            }
        }
        self.blocks.add(id, version, translated.blocks.len());
        self.statistics.code_bytes += translated.heap_bytes() as u64;
        Ok(translated)
    }

    /// Verifies one method: for classes of the library, which are verified as they are used.
    fn verify_one(
        &mut self,
        file: &classfile::ClassFile,
        current: ClassId,
        index: usize,
    ) -> Result<verify::VerifiedMethod, JavaError> {
        self.statistics.methods_verified += 1;
        self.in_stage(Stage::Verify, |vm| {
            // Taken out for as long as it works: its questions may load classes, which verifies nothing.
            let mut verifier = std::mem::take(&mut vm.verifier);
            let verified = verifier.verify_method(file, index, &mut VmHierarchy { vm, current });
            vm.verifier = verifier;
            verified.map_err(JavaError::from)
        })
    }

    /// Runs the native method whose frame is the innermost.
    pub(super) fn call_native(&mut self) -> Result<(), JavaError> {
        let method = self.current_method();
        let arguments = self.registers.fp.wrapping_sub(method.locals());
        let has_result = method.result != b'V';
        let function = match method.native.get() {
            Some(function) => function,
            None => self.bind_native(method)?,
        };
        // SAFETY: I4: the native's frame is the innermost one, and begins with its arguments.
        let mut context = unsafe { NativeContext::new(self, arguments) };
        let outcome = function(&mut context);
        context.finish();
        match outcome? {
            Outcome::Retry => Ok(()),
            Outcome::Value(value) => {
                self.pop_frame();
                if has_result {
                    // SAFETY: I1: the result lies where the first argument lay.
                    unsafe { *arguments = value };
                }
                Ok(())
            }
        }
    }

    fn bind_native(&self, method: &Method) -> Result<crate::native::NativeFunction, JavaError> {
        let class = self.classes.class(method.class);
        let found = class.boot.then(|| find_native(&class.name, &method.name, &method.descriptor)).flatten();
        let function = found.ok_or_else(|| {
            let message = format!("'{}'", crate::link::external_method(&class.name, &method.name, &method.descriptor));
            JavaError::new("java/lang/UnsatisfiedLinkError", message)
        })?;
        method.native.set(Some(function));
        Ok(function)
    }

    /// Pushes the frame of a call that no instruction makes: above the innermost frame's operands, to return to `back`.
    ///
    /// # Errors
    /// `StackOverflowError`.
    pub(crate) fn push_call(
        &mut self,
        method: MethodId,
        arguments: &[u64],
        back: *const Instruction,
    ) -> Result<(), JavaError> {
        let method = self.classes.method(method);
        let below = self.current_method();
        let first = self.registers.fp.wrapping_add(below.operand_slots());
        // SAFETY: I4: behind the innermost frame's operands nothing lives.
        unsafe { self.push_call_at(method.id, first, arguments, back) }
    }

    /// The same with the arguments' place given: it may be that of arguments that lie there already. Collects if the stack
    /// has to grow and there is no room for that.
    ///
    /// # Errors
    /// `StackOverflowError`; `OutOfMemoryError`.
    ///
    /// # Safety
    /// As for [`Vm::push_frame`].
    pub(crate) unsafe fn push_call_at(
        &mut self,
        method: MethodId,
        first: *mut u64,
        arguments: &[u64],
        back: *const Instruction,
    ) -> Result<(), JavaError> {
        // SAFETY: by the caller.
        if unsafe { self.push_frame(method, first, arguments, back) } {
            return Ok(());
        }
        let called = self.classes.method(method);
        let end = first.wrapping_add(called.locals() + called.operand_slots());
        let is_reference =
            |slot: usize| called.argument_references.get(slot / 64).is_some_and(|word| word >> (slot % 64) & 1 != 0);
        let references: Vec<usize> = (0..arguments.len()).filter(|&slot| is_reference(slot)).collect();
        let mut arguments = arguments.to_vec();
        let mark = self.handles.len();
        // SAFETY: I2: the arguments are those of the method.
        let handles = references.iter().map(|&slot| self.handles.push(unsafe { Ref::from_slot(arguments[slot]) }));
        let handles: Vec<Handle> = handles.collect();
        let grown = self.grow_stack_to(end);
        for (&slot, &handle) in references.iter().zip(&handles) {
            arguments[slot] = self.handles.get(handle).to_slot();
        }
        self.handles.truncate(mark);
        grown?;
        // SAFETY: by the caller; what a collection has moved was brought up to date.
        unsafe { self.push_frame(method, first, &arguments, back) };
        Ok(())
    }

    /// Pushes a frame if the stack's limit leaves room for it: whether it does.
    ///
    /// # Safety
    /// The first local, `first`, lies in the stack of the thread that the registers name, where nothing lives from there on
    /// but arguments (I4). The arguments are the method's (I2), and it can return to `back` (I1).
    pub(crate) unsafe fn push_frame(
        &mut self,
        method: MethodId,
        first: *mut u64,
        arguments: &[u64],
        back: *const Instruction,
    ) -> bool {
        let address = self.classes.method_address(method);
        let method = self.classes.method(method);
        let header = first.wrapping_add(method.locals());
        if header.wrapping_add(method.operand_slots()) > self.registers.stack_limit {
            return false;
        }
        // SAFETY: I3: the stack has room up to the limit, above all live slots of the innermost frame.
        unsafe {
            std::ptr::copy_nonoverlapping(arguments.as_ptr(), first, arguments.len());
            *header.add(RETURN) = back as u64;
            *header.add(CALLER) = self.registers.fp as u64;
            *header.add(METHOD) = address as u64;
        }
        self.registers.fp = header;
        self.registers.pc = method.entry.get();
        true
    }

    /// Pushes the frame that initialises a class and returns to the current instruction, to execute it again.
    pub(crate) fn push_initialisation(&mut self, class: ClassId) -> Result<(), JavaError> {
        let back = self.registers.pc;
        self.push_call(self.stubs.initialisation, &[u64::from(class.0)], back)?;
        self.registers.pc = self.stubs.initialisation_step();
        Ok(())
    }

    /// The call at which the thread stands, and the method that it has been resolved to.
    fn call_here(&self) -> Option<(Opcode, MethodId)> {
        let code = self.current_code().filter(|code| code.contains(self.registers.pc))?;
        let at = usize::from(code.bytecode_indices[code.index_of(self.registers.pc)]);
        let method = self.current_method();
        let class = self.classes.class(method.class);
        let model = class.file.as_ref()?.method(usize::from(method.index))?;
        let &[opcode, high, low] = model.code()?.bytecode().get(at..at + 3)? else { return None };
        match class.resolved.borrow().get(&u16::from_be_bytes([high, low])) {
            Some(&Resolved::Method(resolved)) => Some((Opcode::from_byte(opcode)?, resolved)),
            _ => None,
        }
    }

    pub(super) fn abstract_method_error(&mut self) -> JavaError {
        let method = self.current_method();
        // SAFETY: I4: the receiver is the first argument.
        let receiver = unsafe { crate::heap::Ref::from_slot(*self.registers.fp.sub(method.locals())) };
        let class = self.heap.class_of(receiver);
        let id = method.id;
        self.pop_frame_to_call();
        let method = self.classes.method(id);
        let (class, owner) = (self.classes.class(class), self.classes.class(method.class));
        let conflicting = self.classes.conflicting_defaults(class.id, method);
        if !conflicting.is_empty() {
            let names =
                conflicting.iter().map(|method| format!("{}.{}", self.classes.class(method.class).name, method.name));
            let message = format!("Conflicting default methods: {}", names.collect::<Vec<_>>().join(" "));
            return JavaError::new("java/lang/IncompatibleClassChangeError", message);
        }
        let resolved = match self.call_here() {
            Some((Opcode::Invokeinterface, _)) => {
                let message = format!("Method {}.{}{} is abstract", class.java_name(), method.name, method.descriptor);
                return JavaError::new("java/lang/AbstractMethodError", message);
            }
            Some((_, resolved)) => self.classes.method(resolved),
            None => method,
        };
        let is_abstract = |method: &Method| if method.is(flags::ABSTRACT) { "abstract " } else { "" };
        let resolved_in = self.classes.class(resolved.class);
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

impl From<verify::VerifyFailure> for JavaError {
    fn from(failure: verify::VerifyFailure) -> JavaError {
        match failure {
            verify::VerifyFailure::Hierarchy(error) => JavaError::from(error),
            failure => JavaError::of(failure.java_class().to_owned(), Some(failure.message().to_owned())),
        }
    }
}
