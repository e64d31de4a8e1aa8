//! Instructions that name a constant-pool entry become final at their first execution (K5, K9).
//!
//! An instruction whose class is not initialised yet is not advanced: the initialiser's frames return to it.

#![allow(unsafe_code)]

use crate::classfile::{ConstantUse, FieldAccess, Invocation, Opcode};
use crate::code::op::{Op, OperationKind, Resolution};
use crate::error::JavaError;
use crate::id::{ClassId, MethodId};
use crate::link::{ClassKind, Initialisation, Method, flags, variables};
use crate::vm::Vm;

/// An instruction waits for nothing and is resolved: translated code has none.
fn not_pending() -> JavaError {
    JavaError::bare("java/lang/InternalError")
}

impl Vm {
    /// The constant-pool class, index and opcode of the unresolved instruction at which the thread stands.
    fn unresolved(&self) -> (ClassId, u16, Opcode) {
        let method = self.runtime.registers.current_method();
        let code = self.runtime.registers.current_code().expect("a frame that executes instructions has code");
        let at = code.bytecode_indices[code.index_of(self.runtime.registers.pc())];
        let class = self.loader.classes.class(method.class);
        let file = class.file.as_ref().expect("a class with code has a class file");
        let bytecode =
            file.method(usize::from(method.index)).and_then(|method| method.code()).map(|code| code.bytecode());
        let byte = bytecode.and_then(|bytes| bytes.get(usize::from(at)).copied()).unwrap_or(0);
        let opcode = Opcode::from_byte(byte).unwrap_or(Opcode::Nop);
        (method.class, self.runtime.registers.instruction().c.get() as u16, opcode)
    }

    /// Makes the current instruction another one; it is executed next.
    ///
    /// # Safety
    /// As for [`Code::set_op`](crate::code::Code::set_op): the operands are there (I1).
    unsafe fn become_op(&self, op: Op) {
        let Some(code) = self.runtime.registers.current_code() else { return };
        let at = code.index_of(self.runtime.registers.pc());
        debug_assert_eq!(code.op(at).map(|op| op.info().resolution), Some(Resolution::Pending));
        debug_assert!(matches!(op.info().resolution, Resolution::Resolved | Resolution::Field(..)), "{op:?}");
        // SAFETY: I1: what the caller promises.
        unsafe { code.set_op(at, op) };
        if self.runtime.options.fuse {
            code.fuse_around(at);
        }
    }

    /// The same with a number that resolution has found, as the last operand.
    ///
    /// # Safety
    /// As for [`Vm::become_op`], with the number: a class's, a slot's, or an offset, as the operation takes (I1).
    unsafe fn become_resolved(&self, op: Op, operand: u32) {
        // SAFETY: I1: what the caller promises.
        unsafe {
            self.runtime.registers.instruction().c.set(operand as i32);
            self.become_op(op);
        }
    }

    /// Resolves the operand of a field access, allocation, cast or constant.
    pub(super) fn resolve_instruction(&mut self) -> Result<(), JavaError> {
        let (from, index, opcode) = self.unresolved();
        let constant_use = opcode.constant_use().ok_or_else(not_pending)?;
        match constant_use {
            ConstantUse::Field(access) if access.has_object() => self.resolve_instance_field(from, index, access),
            ConstantUse::Field(access) => self.resolve_static_field(from, index, access),
            ConstantUse::New => self.resolve_new(from, index),
            ConstantUse::NewPrimitiveArray => {
                let letter = *b"ZCFDBSIJ".get(usize::from(index) - 4).unwrap_or(&b'I');
                let class = self
                    .loader
                    .well_known
                    .primitive_array(letter)
                    .unwrap_or(self.loader.well_known.primitive_arrays[4]);
                // SAFETY: I1: the class of the array that the bytecode makes.
                unsafe { self.become_resolved(Op::newarray, class.0) };
                Ok(())
            }
            ConstantUse::NewReferenceArray => {
                let component = self.loader.resolve_class(&mut self.runtime, from, index)?;
                let class = self.loader.array_of(&mut self.runtime, component)?;
                // SAFETY: I1: the class of the array that the bytecode makes.
                unsafe { self.become_resolved(Op::newarray, class.0) };
                Ok(())
            }
            ConstantUse::NewMultiArray => {
                let class = self.loader.resolve_class(&mut self.runtime, from, index)?;
                // SAFETY: I1: the class that the bytecode names.
                unsafe { self.become_resolved(Op::multianewarray, class.0) };
                Ok(())
            }
            ConstantUse::CheckCast | ConstantUse::InstanceOf => {
                // A null needs no class (JVMS 6.5): it is not loaded for it.
                let i = self.runtime.registers.instruction();
                let is_cast = constant_use == ConstantUse::CheckCast;
                let (result, operand) = (i.a.get(), if is_cast { i.a.get() } else { i.b.get() });
                // SAFETY: I1: both take a reference.
                if unsafe { self.runtime.registers.reference(operand) }.is_null() {
                    if !is_cast {
                        // SAFETY: I1: `instanceof` leaves an int.
                        unsafe { self.runtime.registers.set(result, 0) };
                    }
                    // SAFETY: I1: both have one word, and are done with null.
                    unsafe { self.runtime.registers.advance() };
                    return Ok(());
                }
                let class = self.loader.resolve_class(&mut self.runtime, from, index)?;
                // SAFETY: I1: the class that the bytecode names.
                unsafe { self.become_resolved(if is_cast { Op::checkcast } else { Op::instanceof }, class.0) };
                Ok(())
            }
            ConstantUse::Load | ConstantUse::LoadWide => self.resolve_constant(from, index),
            ConstantUse::Invoke(_) => Err(not_pending()),
        }
    }

    fn resolve_instance_field(&mut self, from: ClassId, index: u16, access: FieldAccess) -> Result<(), JavaError> {
        let found = self.loader.resolve_field(&mut self.runtime, from, index)?;
        let field = self.loader.field(found);
        if field.is_static() {
            return Err(self.loader.static_mismatch(from, index, "non-static"));
        }
        let (offset, letter) = (field.offset, field.letter());
        if access == FieldAccess::PutField {
            self.loader.check_final(&self.runtime, from, index, found, "<init>")?;
        }
        let op = Op::for_field(access, letter).expect("descriptors of fields are checked");
        let joined = if access == FieldAccess::GetField { self.join_getter(letter) } else { None };
        // SAFETY: I1, I2: the field lies there in objects of the class that the verifier knows, and is read and written as its
        // descriptor says.
        unsafe { self.become_resolved(joined.unwrap_or(op), offset) };
        Ok(())
    }

    /// A field read whose value is returned at once becomes one instruction: the body of a getter. Its operands are
    /// final before it is fused with the instruction in front.
    fn join_getter(&self, letter: u8) -> Option<Op> {
        let joined = match letter {
            b'I' | b'F' => Op::return_getfield_i,
            b'J' | b'D' => Op::return_getfield_j,
            b'L' | b'[' => Op::return_getfield_a,
            _ => return None,
        };
        let i = self.runtime.registers.instruction();
        let code = self.runtime.registers.current_code()?;
        let at = code.index_of(self.runtime.registers.pc()) + 1;
        let next = &code.instructions[at];
        if !self.runtime.options.fuse || code.op(at) != Some(Op::return_value) || next.a.get() != i.a.get() {
            return None;
        }
        // SAFETY: I1: the object and the kind of value, as the joined operation takes them, which stands here next.
        unsafe {
            i.a.set(i.b.get());
            i.b.set(next.b.get());
        }
        Some(joined)
    }

    fn resolve_static_field(&mut self, from: ClassId, index: u16, access: FieldAccess) -> Result<(), JavaError> {
        let found = self.loader.resolve_field(&mut self.runtime, from, index)?;
        let field = self.loader.field(found);
        if !field.is_static() {
            return Err(self.loader.static_mismatch(from, index, "static"));
        }
        let (offset, letter) = (field.offset, field.letter());
        if access == FieldAccess::PutStatic {
            self.loader.check_final(&self.runtime, from, index, found, "<clinit>")?;
        }
        if !self.ensure_initialised(found.0)? {
            return Ok(());
        }
        let op = Op::for_field(access, letter).expect("descriptors of fields are checked");
        if self.loader.classes.class(found.0).initialisation.get() == Initialisation::Done {
            // SAFETY: I1, I2: the field's slot, which is read and written as its descriptor says; its class is initialised.
            unsafe { self.become_resolved(op, offset) };
            return Ok(());
        }
        // The initialiser itself is running: others must still come this way.
        self.static_access(access, letter, offset);
        // SAFETY: I1: an access to a static field has one word and is done.
        unsafe { self.runtime.registers.advance() };
        Ok(())
    }

    /// Does a static access without making the instruction final.
    fn static_access(&mut self, access: FieldAccess, letter: u8, offset: u32) {
        let register = self.runtime.registers.instruction().a.get();
        if access == FieldAccess::GetStatic {
            let value = self.runtime.heap.load_slot(offset);
            // SAFETY: I1, I2: the slot is the field's, whose kind the verifier knows, and holds a value of it.
            unsafe { self.runtime.registers.set(register, value) };
            return;
        }
        let value = variables::narrow(letter, self.runtime.registers.get(register));
        if self.is_reference_slot(offset) {
            // SAFETY: I2: a value that the verifier has let into a reference field.
            self.runtime.heap.store_reference_slot(offset, unsafe { crate::heap::Ref::from_slot(value) });
        } else {
            self.runtime.heap.store_primitive_slot(offset, value);
        }
    }

    fn is_reference_slot(&self, offset: u32) -> bool {
        u64::from(offset) >= crate::heap::REFERENCES
    }

    fn resolve_new(&mut self, from: ClassId, index: u16) -> Result<(), JavaError> {
        let id = self.loader.resolve_class(&mut self.runtime, from, index)?;
        let class = self.loader.classes.class(id);
        if class.kind != ClassKind::Class || class.is(flags::ABSTRACT) {
            return Err(JavaError::new("java/lang/InstantiationError", class.java_name()));
        }
        let words = class.instance_bytes / 8;
        if !self.ensure_initialised(id)? {
            return Ok(());
        }
        let i = self.runtime.registers.instruction();
        // The translator has marked an allocation that is duplicated at once.
        let duplicated = i.b.get() != 0;
        match u16::try_from(words) {
            Ok(words) if self.loader.classes.class(id).initialisation.get() == Initialisation::Done => {
                // SAFETY: I1, I2: a class of objects of that length, which is initialised.
                unsafe {
                    i.b.set(words);
                    self.become_resolved(if duplicated { Op::new_dup } else { Op::new }, id.0);
                }
            }
            // Being initialised, or larger than the operand can say.
            _ => {
                let register = i.a.get();
                let object = self.runtime.new_instance(id)?;
                // SAFETY: I1, I2: `new` leaves a reference, and the object was just made.
                unsafe { self.runtime.registers.set(register, object.to_slot()) };
                if duplicated {
                    // SAFETY: I1, I2: the same for the copy, which `dup` would leave.
                    unsafe { self.runtime.registers.set(register.wrapping_add(1), object.to_slot()) };
                }
                // SAFETY: I1: `new`, alone or with `dup`, has one word and is done.
                unsafe { self.runtime.registers.advance() };
            }
        }
        Ok(())
    }

    /// `ldc` of anything but a number: a root slot that is read from now on.
    fn resolve_constant(&mut self, from: ClassId, index: u16) -> Result<(), JavaError> {
        let Some(slot) = self.constant_slot(from, index)? else { return Ok(()) };
        // SAFETY: I1, I2: a root that holds the constant.
        unsafe { self.become_resolved(Op::load_root, slot) };
        Ok(())
    }

    /// Resolves the call at which the thread stands, and makes the instruction one that calls what was found.
    pub(super) fn resolve_call(&mut self) -> Result<(), JavaError> {
        let (from, index, opcode) = self.unresolved();
        let invocation = opcode.invocation().ok_or_else(not_pending)?;
        match invocation {
            Invocation::Dynamic => self.dynamic_call(from, index),
            Invocation::Static => {
                let id = self.resolve_called(from, index, invocation)?;
                self.static_call(id)
            }
            Invocation::Special => {
                let id = self.resolve_called(from, index, invocation)?;
                let target = self.loader.special_target(from, index, id)?;
                self.direct_call(target, Op::invokespecial);
                Ok(())
            }
            Invocation::Virtual => {
                let id = self.resolve_called(from, index, invocation)?;
                if self.loader.is_polymorphic(id) {
                    let adapter = self.adapters().link_polymorphic(from, index, id)?;
                    self.direct_call(adapter, Op::invokespecial);
                } else if self.loader.classes.class(from).calls_specially.get() {
                    let target = self.loader.special_target(from, index, id)?;
                    self.direct_call(target, Op::invokespecial);
                } else {
                    self.virtual_call(id);
                }
                Ok(())
            }
            Invocation::Interface => {
                let id = self.resolve_called(from, index, invocation)?;
                self.interface_call(from, index, id)
            }
        }
    }

    /// `invokedynamic`: a call of what its call site has been linked to.
    fn dynamic_call(&mut self, from: ClassId, index: u16) -> Result<(), JavaError> {
        let adapter = match self.linked_in_other_version() {
            Some(adapter) => adapter,
            None => match self.link_call_site(from, index)? {
                Some(adapter) => adapter,
                None => return Ok(()),
            },
        };
        self.direct_call(adapter, Op::invokestatic);
        Ok(())
    }

    /// `invokestatic`: the method's class is initialised first. The instruction becomes final when that is done.
    fn static_call(&mut self, id: MethodId) -> Result<(), JavaError> {
        let class = self.loader.classes.method(id).class;
        if !self.ensure_initialised(class)? {
            return Ok(());
        }
        if self.loader.classes.class(class).initialisation.get() == Initialisation::Done {
            self.direct_call(id, Op::invokestatic);
            Ok(())
        } else {
            self.call_now(id)
        }
    }

    /// The method that a call names, if the instruction may call it: virtual calls name classes, interface calls
    /// interfaces, and only `invokestatic` static methods (JVMS 6.5).
    fn resolve_called(&mut self, from: ClassId, index: u16, invocation: Invocation) -> Result<MethodId, JavaError> {
        let file = self.loader.class_file(from).ok_or_else(|| JavaError::no_class("?"))?;
        let reference = file.pool().method_ref(index)?;
        let named = self.loader.resolve_class(&mut self.runtime, from, reference.class_index)?;
        let class = self.loader.classes.class(named);
        let unfit = |text: String| Err(JavaError::new("java/lang/IncompatibleClassChangeError", text));
        let names_interface = class.is_interface();
        if invocation == Invocation::Virtual && names_interface {
            return unfit(format!("Found interface {}, but class was expected", class.java_name()));
        }
        if invocation == Invocation::Interface && !names_interface {
            return unfit(format!("Found class {}, but interface was expected", class.java_name()));
        }
        let id = self.loader.resolve_method(&mut self.runtime, from, index)?;
        let is_static = self.loader.classes.method(id).is_static();
        if is_static != (invocation == Invocation::Static) {
            let expected = match is_static {
                true if names_interface => "Expected instance not static",
                true => "Expecting non-static",
                false => "Expected static",
            };
            return unfit(format!("{expected} method '{}'", self.loader.external_text(named, id)));
        }
        Ok(id)
    }

    /// Calls a static method of a class whose initialiser is running, without making the instruction final.
    fn call_now(&mut self, id: MethodId) -> Result<(), JavaError> {
        let i = self.runtime.registers.instruction();
        let arguments: Vec<u64> =
            (0..i.b.get()).map(|n| self.runtime.registers.get(i.a.get().wrapping_add(n))).collect();
        let first = self.runtime.registers.fp().wrapping_offset(isize::from(i.a.get() as i16));
        let back = self.runtime.registers.pc().wrapping_add(2 + crate::code::instruction::HEADER_WORDS);
        // SAFETY: I1, I4: the call's arguments lie on top of the innermost frame, which goes on at the block behind the call.
        unsafe { self.push_call_at(id, first, &arguments, back) }
    }

    /// The adapter that the current call site is linked to in another version of its code: a site is linked once.
    fn linked_in_other_version(&self) -> Option<MethodId> {
        let method = self.runtime.registers.current_method();
        let here = self.runtime.registers.current_code()?;
        let at = here.bytecode_indices[here.index_of(self.runtime.registers.pc())];
        for code in method.versions().filter(|code| code.version != here.version) {
            let linked = (0..code.instructions.len()).find(|&word| {
                code.bytecode_indices[word] == at
                    && code.op(word).is_some_and(|op| op.kind() == OperationKind::CallStatic)
            });
            if let Some(word) = linked {
                // SAFETY: I1: the payload of a resolved call is a method, which lives as long as the VM.
                return Some(unsafe { &*(code.instructions[word + 1].first() as *const Method) }.id);
            }
        }
        None
    }

    /// Makes the current instruction a call of a known method.
    fn direct_call(&mut self, id: MethodId, op: Op) {
        let address = self.loader.classes.method_address(id);
        // SAFETY: I1: payload words follow the call, which is one of this method.
        unsafe {
            (*self.runtime.registers.pc().add(1)).set_first(address as u64);
            self.become_op(op);
        }
        if self.runtime.options.fuse && self.loader.is_empty_method(id) {
            // SAFETY: I1: it has just been resolved so.
            unsafe { self.tiering.join_empty_call(&mut self.runtime, &mut self.loader, id, op) };
        }
    }

    /// `invokevirtual`: by vtable, or directly where nothing can override.
    fn virtual_call(&mut self, id: MethodId) {
        let method = self.loader.classes.method(id);
        let owner = self.loader.classes.class(method.class);
        if owner.is_interface() && method.is_selected() {
            // A method that a class inherits from an interface: selected like an interface's.
            let receiver_index = self.vtable_index_of_inherited(id);
            if let Some(index) = receiver_index {
                // SAFETY: I1: the method's place in the vtables of all receivers that the verifier lets through.
                unsafe { self.become_resolved(Op::invokevirtual, index) };
                return;
            }
        }
        match method.vtable_index.get() {
            Some(index) if !method.is(flags::FINAL) && !owner.is(flags::FINAL) => {
                // SAFETY: I1: the method's place in the vtables of all receivers that the verifier lets through.
                unsafe { self.become_resolved(Op::invokevirtual, index) };
            }
            _ => self.direct_call(id, Op::invokespecial),
        }
    }

    /// The place of an interface's method in the vtable of the class that the call names.
    fn vtable_index_of_inherited(&self, id: MethodId) -> Option<u32> {
        let (from, index, _) = self.unresolved();
        let method = self.loader.classes.method(id);
        let file = self.loader.classes.class(from).file.as_ref()?;
        let named = self.loader.classes.resolved_class(from, file.pool().method_ref(index).ok()?.class_index)?;
        let vtable = &self.loader.classes.class(named).vtable_methods;
        let place = vtable.iter().position(|&entry| {
            let entry = self.loader.classes.method(entry);
            entry.name == method.name && entry.descriptor == method.descriptor
        })?;
        Some(place as u32)
    }

    /// `invokeinterface`: an empty inline cache; private methods need no search. Where it names a method of Object, the
    /// first receiver must implement the interface, and no later one, as on HotSpot.
    fn interface_call(&mut self, from: ClassId, index: u16, id: MethodId) -> Result<(), JavaError> {
        if !self.loader.classes.class(self.loader.classes.method(id).class).is_interface() {
            // SAFETY: I1: an interface call takes a receiver.
            let receiver = unsafe { self.runtime.registers.reference(self.runtime.registers.instruction().a.get()) };
            let file = self.loader.class_file(from).ok_or_else(|| JavaError::no_class("?"))?;
            let named =
                self.loader.resolve_class(&mut self.runtime, from, file.pool().method_ref(index)?.class_index)?;
            if receiver.is_null() {
                return Err(JavaError::null_pointer());
            }
            let class = self.runtime.heap.class_of(receiver);
            if !self.loader.classes.is_subtype(class, named) {
                return Err(self.loader.not_implemented(class, named));
            }
        }
        // SAFETY: I1: two payload words follow an interface call, whose cache is empty yet.
        unsafe {
            (*self.runtime.registers.pc().add(2)).set_second(u64::from(id.0));
            self.become_op(Op::invokeinterface);
        }
        Ok(())
    }

    /// Fills the inline cache for the receiver's class: the older entry goes.
    pub(super) fn interface_miss(&mut self) -> Result<(), JavaError> {
        // SAFETY: I1: two payload words follow an interface call.
        let (classes, more) = unsafe { (&*self.runtime.registers.pc().add(1), &*self.runtime.registers.pc().add(2)) };
        let wanted = MethodId(more.second() as u32);
        // SAFETY: I1: an interface call takes a receiver.
        let receiver = unsafe { self.runtime.registers.reference(self.runtime.registers.instruction().a.get()) };
        let class = self.runtime.heap.class_of(receiver);
        let selected = self
            .loader
            .classes
            .interface_callee(class, wanted)
            .map_err(|refusal| self.loader.interface_error(class, wanted, refusal))?;
        self.tiering.interface_targets.set(class, wanted, self.loader.classes.method(selected));
        let address = self.loader.classes.method_address(selected);
        // SAFETY: I1: the two classes met last, and what the call selects for each.
        unsafe {
            more.set_first(classes.second());
            classes.set_first(u64::from(class.0) | classes.first() << 32);
            classes.set_second(address as u64);
        }
        Ok(())
    }
}
