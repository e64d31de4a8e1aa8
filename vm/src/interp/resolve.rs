//! Instructions that name a constant-pool entry become final at their first execution (K5, K9).
//!
//! An instruction whose class is not initialised yet is not advanced: the initialiser's frames return to it.

#![allow(unsafe_code)]

use crate::classfile::{Constant, Opcode};
use crate::code::op::{Op, OperationKind, Resolution};
use crate::error::JavaError;
use crate::id::{ClassId, MethodId};
use crate::link::{ClassKind, Initialisation, InterfaceRefusal, Method, Resolved, flags};
use crate::vm::Vm;

impl Vm {
    /// The constant-pool class, index and opcode of the unresolved instruction at which the thread stands.
    fn unresolved(&self) -> (ClassId, u16, Opcode) {
        let method = self.current_method();
        let code = self.current_code().expect("a frame that executes instructions has code");
        let at = code.bytecode_indices[code.index_of(self.registers.pc)];
        let class = self.classes.class(method.class);
        let file = class.file.as_ref().expect("a class with code has a class file");
        let bytecode =
            file.method(usize::from(method.index)).and_then(|method| method.code()).map(|code| code.bytecode());
        let byte = bytecode.and_then(|bytes| bytes.get(usize::from(at)).copied()).unwrap_or(0);
        let opcode = Opcode::from_byte(byte).unwrap_or(Opcode::Nop);
        (method.class, self.instruction().c.get() as u16, opcode)
    }

    /// Makes the current instruction another one; it is executed next.
    fn become_op(&self, op: Op) {
        let Some(code) = self.current_code() else { return };
        let at = code.index_of(self.registers.pc);
        debug_assert_eq!(code.op(at).map(|op| op.info().resolution), Some(Resolution::Pending));
        debug_assert!(matches!(op.info().resolution, Resolution::Resolved | Resolution::Field(..)), "{op:?}");
        code.set_op(at, op, self.options.dispatch);
        if self.options.fuse {
            code.fuse_around(at, self.options.dispatch);
        }
    }

    /// Resolves the operand of a field access, allocation, cast or constant.
    pub(super) fn resolve_instruction(&mut self) -> Result<(), JavaError> {
        let (from, index, opcode) = self.unresolved();
        match opcode {
            Opcode::Getfield | Opcode::Putfield => self.resolve_instance_field(from, index, opcode),
            Opcode::Getstatic | Opcode::Putstatic => self.resolve_static_field(from, index, opcode),
            Opcode::New => self.resolve_new(from, index),
            Opcode::Newarray => {
                let letter = *b"ZCFDBSIJ".get(usize::from(index) - 4).unwrap_or(&b'I');
                let class = self.well_known.primitive_array(letter).unwrap_or(self.well_known.primitive_arrays[4]);
                self.instruction().c.set(class.0 as i32);
                self.become_op(Op::newarray);
                Ok(())
            }
            Opcode::Anewarray => {
                let component = self.resolve_class(from, index)?;
                let class = self.array_of(component)?;
                self.instruction().c.set(class.0 as i32);
                self.become_op(Op::newarray);
                Ok(())
            }
            Opcode::Multianewarray => {
                let class = self.resolve_class(from, index)?;
                self.instruction().c.set(class.0 as i32);
                self.become_op(Op::multianewarray);
                Ok(())
            }
            Opcode::Checkcast | Opcode::Instanceof => {
                // A null needs no class (JVMS 6.5): it is not loaded for it.
                let i = self.instruction();
                let (result, operand) = (i.a.get(), if opcode == Opcode::Checkcast { i.a.get() } else { i.b.get() });
                if self.reference(operand).is_null() {
                    if opcode == Opcode::Instanceof {
                        self.set(result, 0);
                    }
                    self.advance(1);
                    return Ok(());
                }
                let class = self.resolve_class(from, index)?;
                self.instruction().c.set(class.0 as i32);
                self.become_op(if opcode == Opcode::Checkcast { Op::checkcast } else { Op::instanceof });
                Ok(())
            }
            _ => self.resolve_constant(from, index),
        }
    }

    fn resolve_instance_field(&mut self, from: ClassId, index: u16, opcode: Opcode) -> Result<(), JavaError> {
        let found = self.resolve_field(from, index)?;
        let field = self.field(found);
        if field.is_static() {
            return Err(self.static_mismatch(from, index, "non-static"));
        }
        let (offset, letter) = (field.offset, field.letter());
        if opcode == Opcode::Putfield {
            self.check_final(from, index, found, "<init>")?;
        }
        let op = Op::for_field(opcode, letter).expect("descriptors of fields are checked");
        self.instruction().c.set(offset as i32);
        let joined = if opcode == Opcode::Getfield { self.joined_getter(letter) } else { None };
        self.become_op(joined.unwrap_or(op));
        Ok(())
    }

    /// A field read whose value is returned at once becomes one instruction: the body of a getter. Its operands are
    /// final before it is fused with the instruction in front.
    fn joined_getter(&self, letter: u8) -> Option<Op> {
        let joined = match letter {
            b'I' | b'F' => Op::return_getfield_i,
            b'J' | b'D' => Op::return_getfield_j,
            b'L' | b'[' => Op::return_getfield_a,
            _ => return None,
        };
        let i = self.instruction();
        let code = self.current_code()?;
        let at = code.index_of(self.registers.pc) + 1;
        let next = &code.instructions[at];
        if !self.options.fuse || code.op(at) != Some(Op::return_value) || next.a.get() != i.a.get() {
            return None;
        }
        i.a.set(i.b.get());
        i.b.set(next.b.get());
        Some(joined)
    }

    /// A field as messages name it: by the class that the instruction names.
    fn field_text(&self, from: ClassId, index: u16) -> String {
        let file = self.classes.class(from).file.as_ref();
        let field = file.and_then(|file| file.pool().field_ref(index).ok());
        field.map_or_else(String::new, |field| format!("{}.{}", field.class.replace('/', "."), field.name))
    }

    fn static_mismatch(&self, from: ClassId, index: u16, expected: &str) -> JavaError {
        let message = format!("Expected {expected} field {}", self.field_text(from, index));
        JavaError::new("java/lang/IncompatibleClassChangeError", message)
    }

    /// A final field is written by its own class only, and there by the initialiser (JVMS 6.5 putfield, putstatic).
    fn check_final(&self, from: ClassId, index: u16, found: (ClassId, u16), writer: &str) -> Result<(), JavaError> {
        let access = self.field(found).access;
        if access & flags::FINAL == 0 {
            return Ok(());
        }
        let method = &self.current_method().name;
        let old = self.classes.class(from).file.as_ref().is_some_and(|file| file.major_version() < 53);
        if from == found.0 && (old || &**method == writer) {
            return Ok(());
        }
        let kind = if access & flags::STATIC != 0 { "static final" } else { "non-static final" };
        let field = self.field_text(from, index);
        let how = if from == found.0 {
            format!("a different method ({method}) than the initializer method {writer} ")
        } else {
            format!("a different class ({}) than the field's declaring class", self.classes.class(from).java_name())
        };
        let message = format!("Update to {kind} field {field} attempted from {how}");
        Err(JavaError::new("java/lang/IllegalAccessError", message))
    }

    fn resolve_static_field(&mut self, from: ClassId, index: u16, opcode: Opcode) -> Result<(), JavaError> {
        let found = self.resolve_field(from, index)?;
        let field = self.field(found);
        if !field.is_static() {
            return Err(self.static_mismatch(from, index, "static"));
        }
        let (offset, letter) = (field.offset, field.letter());
        if opcode == Opcode::Putstatic {
            self.check_final(from, index, found, "<clinit>")?;
        }
        if !self.ensure_initialised(found.0)? {
            return Ok(());
        }
        let op = Op::for_field(opcode, letter).expect("descriptors of fields are checked");
        if self.classes.class(found.0).initialisation.get() == Initialisation::Done {
            self.instruction().c.set(offset as i32);
            self.become_op(op);
            return Ok(());
        }
        // The initialiser itself is running: others must still come this way.
        self.static_access(opcode, letter, offset);
        self.advance(1);
        Ok(())
    }

    /// Does a static access without making the instruction final.
    fn static_access(&mut self, opcode: Opcode, letter: u8, offset: u32) {
        let register = self.instruction().a.get();
        if opcode == Opcode::Getstatic {
            let value = self.heap.load_slot(offset);
            self.set(register, value);
            return;
        }
        let value = self.get(register);
        let value = match letter {
            b'Z' => value & 1,
            b'B' => u64::from(i32::from(value as i8) as u32),
            b'C' => u64::from(value as u16),
            b'S' => u64::from(i32::from(value as i16) as u32),
            _ => value,
        };
        if self.is_reference_slot(offset) {
            // SAFETY: I2: a value that the verifier has let into a reference field.
            self.heap.store_reference_slot(offset, unsafe { crate::heap::Ref::from_slot(value) });
        } else {
            self.heap.store_primitive_slot(offset, value);
        }
    }

    fn is_reference_slot(&self, offset: u32) -> bool {
        u64::from(offset) >= crate::heap::REFERENCES
    }

    fn resolve_new(&mut self, from: ClassId, index: u16) -> Result<(), JavaError> {
        let id = self.resolve_class(from, index)?;
        let class = self.classes.class(id);
        if class.kind != ClassKind::Class || class.is(flags::ABSTRACT) {
            return Err(JavaError::new("java/lang/InstantiationError", class.java_name()));
        }
        let words = class.instance_bytes / 8;
        if !self.ensure_initialised(id)? {
            return Ok(());
        }
        let i = self.instruction();
        // The translator has marked an allocation that is duplicated at once.
        let duplicated = i.b.get() != 0;
        match u16::try_from(words) {
            Ok(words) if self.classes.class(id).initialisation.get() == Initialisation::Done => {
                i.b.set(words);
                i.c.set(id.0 as i32);
                self.become_op(if duplicated { Op::new_dup } else { Op::new });
            }
            // Being initialised, or larger than the operand can say.
            _ => {
                let register = i.a.get();
                let object = self.new_instance(id)?;
                self.set(register, object.to_slot());
                if duplicated {
                    self.set(register.wrapping_add(1), object.to_slot());
                }
                self.advance(1);
            }
        }
        Ok(())
    }

    /// `ldc` of anything but a number: a root slot that is read from now on.
    fn resolve_constant(&mut self, from: ClassId, index: u16) -> Result<(), JavaError> {
        let Some(slot) = self.constant_slot(from, index)? else { return Ok(()) };
        self.instruction().c.set(slot as i32);
        self.become_op(Op::load_root);
        Ok(())
    }

    /// The root slot of a constant; `None` if frames were pushed that must run first.
    pub(crate) fn constant_slot(&mut self, from: ClassId, index: u16) -> Result<Option<u32>, JavaError> {
        if let Some(&Resolved::Root(slot)) = self.classes.class(from).resolved.borrow().get(&index) {
            return Ok(Some(slot));
        }
        let file = self.class_file(from).ok_or_else(|| JavaError::no_class("?"))?;
        let slot = match file.pool().get(index)? {
            Constant::String(text) => {
                let string = self.intern_literal(text)?;
                self.new_root(string)?
            }
            Constant::Class(_) => {
                let class = self.resolve_class(from, index)?;
                return Ok(Some(self.mirror_slot(class)?));
            }
            Constant::Dynamic(_) => match self.dynamic_constant(from, index)? {
                Some(slot) => slot,
                None => return Ok(None),
            },
            _ => match self.handle_constant(from, index)? {
                Some(slot) => slot,
                None => return Ok(None),
            },
        };
        self.remember(from, index, Resolved::Root(slot));
        Ok(Some(slot))
    }

    /// Resolves a call.
    pub(super) fn resolve_call(&mut self) -> Result<(), JavaError> {
        let (from, index, opcode) = self.unresolved();
        if opcode == Opcode::Invokedynamic {
            let adapter = match self.linked_in_other_version() {
                Some(adapter) => adapter,
                None => match self.link_call_site(from, index)? {
                    Some(adapter) => adapter,
                    None => return Ok(()),
                },
            };
            self.direct_call(adapter, Op::invokestatic);
            return Ok(());
        }
        let id = self.resolve_called(from, index, opcode)?;
        let method = self.classes.method(id);
        match opcode {
            Opcode::Invokestatic => {
                let class = method.class;
                if !self.ensure_initialised(class)? {
                    return Ok(());
                }
                if self.classes.class(class).initialisation.get() == Initialisation::Done {
                    self.direct_call(id, Op::invokestatic);
                    Ok(())
                } else {
                    self.call_now(id)
                }
            }
            Opcode::Invokespecial => {
                let target = self.special_target(from, index, id)?;
                self.direct_call(target, Op::invokespecial);
                Ok(())
            }
            Opcode::Invokevirtual if self.is_polymorphic(id) => {
                let adapter = self.link_polymorphic(from, index, id)?;
                self.direct_call(adapter, Op::invokespecial);
                Ok(())
            }
            Opcode::Invokevirtual if self.classes.class(from).calls_specially.get() => {
                let target = self.special_target(from, index, id)?;
                self.direct_call(target, Op::invokespecial);
                Ok(())
            }
            Opcode::Invokevirtual => {
                self.virtual_call(id);
                Ok(())
            }
            _ => self.interface_call(from, index, id),
        }
    }

    /// The method that a call names, if the instruction may call it: virtual calls name classes, interface calls
    /// interfaces, and only `invokestatic` static methods (JVMS 6.5).
    fn resolve_called(&mut self, from: ClassId, index: u16, opcode: Opcode) -> Result<MethodId, JavaError> {
        let file = self.class_file(from).ok_or_else(|| JavaError::no_class("?"))?;
        let reference = file.pool().method_ref(index)?;
        let named = self.resolve_class(from, reference.class_index)?;
        let class = self.classes.class(named);
        let unfit = |text: String| Err(JavaError::new("java/lang/IncompatibleClassChangeError", text));
        let names_interface = class.is_interface();
        match opcode {
            Opcode::Invokevirtual if names_interface => {
                return unfit(format!("Found interface {}, but class was expected", class.java_name()));
            }
            Opcode::Invokeinterface if !names_interface => {
                return unfit(format!("Found class {}, but interface was expected", class.java_name()));
            }
            _ => {}
        }
        let id = self.resolve_method(from, index)?;
        let is_static = self.classes.method(id).is_static();
        if is_static != (opcode == Opcode::Invokestatic) {
            let expected = match is_static {
                true if names_interface => "Expected instance not static",
                true => "Expecting non-static",
                false => "Expected static",
            };
            return unfit(format!("{expected} method '{}'", self.external_text(named, id)));
        }
        Ok(id)
    }

    /// A method as messages show it that was named through a class. An abstract method that a class has from an interface
    /// counts as the topmost superclass's that has it from there, as HotSpot gives such classes methods of their own.
    fn external_text(&self, named: ClassId, id: MethodId) -> String {
        let method = self.classes.method(id);
        let mut owner = method.class;
        if method.is(flags::ABSTRACT) && self.classes.class(owner).is_interface() {
            let mut next = Some(named).filter(|&named| !self.classes.class(named).is_interface());
            while let Some(class) = next.filter(|&class| self.classes.is_subtype(class, method.class)) {
                owner = class;
                next = self.classes.class(class).super_class;
            }
        }
        crate::link::external_method(&self.classes.class(owner).name, &method.name, &method.descriptor)
    }

    /// Calls a static method of a class whose initialiser is running, without making the instruction final.
    fn call_now(&mut self, id: MethodId) -> Result<(), JavaError> {
        let i = self.instruction();
        let arguments: Vec<u64> = (0..i.b.get()).map(|n| self.get(i.a.get().wrapping_add(n))).collect();
        let first = self.registers.fp.wrapping_offset(isize::from(i.a.get() as i16));
        let back = self.registers.pc.wrapping_add(2 + crate::code::instruction::HEADER_WORDS);
        // SAFETY: I1, I4: the call's arguments lie on top of the innermost frame, which goes on at the block behind the call.
        unsafe { self.push_call_at(id, first, &arguments, back) }
    }

    /// The adapter that the current call site is linked to in another version of its code: a site is linked once.
    fn linked_in_other_version(&self) -> Option<MethodId> {
        let method = self.current_method();
        let here = self.current_code()?;
        let at = here.bytecode_indices[here.index_of(self.registers.pc)];
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
        let address = self.classes.method_address(id);
        // SAFETY: I1: payload words follow the call.
        unsafe { &*self.registers.pc.add(1) }.set_first(address as u64);
        self.become_op(op);
        if self.options.fuse && self.is_empty_method(id) {
            self.join_empty_call(id, op);
        }
    }

    /// Whether a method does nothing but return.
    pub(crate) fn is_empty_method(&self, id: MethodId) -> bool {
        let method = self.classes.method(id);
        let file = self.classes.class(method.class).file.as_ref();
        let model = file.and_then(|file| file.method(usize::from(method.index)));
        let code = model.and_then(|model| model.code()).map(|code| code.bytecode());
        code == Some(&[Opcode::Return as u8]) && !method.is(flags::SYNCHRONIZED)
    }

    /// What `invokespecial` calls (JVMS 6.5): the named method, or for a superclass's method the one found from the
    /// direct superclass on.
    fn special_target(&self, from: ClassId, index: u16, id: MethodId) -> Result<MethodId, JavaError> {
        let method = self.classes.method(id);
        let named_interface = self.named_interface(from, index);
        let from = self.classes.class(from).acts_for.get().unwrap_or(from);
        let from_class = self.classes.class(from);
        let super_call = &*method.name != "<init>"
            && named_interface.is_none()
            && from != method.class
            && self.classes.is_subclass(from, method.class);
        let mut target = id;
        if super_call && let Some(super_class) = from_class.super_class {
            target = self.find_method(super_class, &method.name, &method.descriptor).unwrap_or(id);
        }
        let found = self.classes.method(target);
        if found.is(flags::ABSTRACT) {
            let message = match named_interface {
                Some(interface) => format!("Method {interface}.{}{} is abstract", found.name, found.descriptor),
                None => format!("'{}'", self.external_text(found.class, target)),
            };
            return Err(JavaError::new("java/lang/AbstractMethodError", message));
        }
        Ok(target)
    }

    /// The interface that an entry for interfaces' methods names, as messages show it.
    fn named_interface(&self, from: ClassId, index: u16) -> Option<String> {
        let file = self.classes.class(from).file.as_ref()?;
        let reference = file.pool().method_ref(index).ok()?;
        reference.is_interface.then(|| reference.class.replace('/', "."))
    }

    /// `invokevirtual`: by vtable, or directly where nothing can override.
    fn virtual_call(&mut self, id: MethodId) {
        let method = self.classes.method(id);
        let owner = self.classes.class(method.class);
        if owner.is_interface() && method.is_selected() {
            // A method that a class inherits from an interface: selected like an interface's.
            let receiver_index = self.vtable_index_of_inherited(id);
            if let Some(index) = receiver_index {
                self.instruction().c.set(index as i32);
                self.become_op(Op::invokevirtual);
                return;
            }
        }
        match method.vtable_index.get() {
            Some(index) if !method.is(flags::FINAL) && !owner.is(flags::FINAL) => {
                self.instruction().c.set(index as i32);
                self.become_op(Op::invokevirtual);
            }
            _ => self.direct_call(id, Op::invokespecial),
        }
    }

    /// The place of an interface's method in the vtable of the class that the call names.
    fn vtable_index_of_inherited(&self, id: MethodId) -> Option<u32> {
        let (from, index, _) = self.unresolved();
        let method = self.classes.method(id);
        let file = self.classes.class(from).file.as_ref()?;
        let named = self.classes.by_name(file.pool().method_ref(index).ok()?.class)?;
        let vtable = &self.classes.class(named).vtable_methods;
        let place = vtable.iter().position(|&entry| {
            let entry = self.classes.method(entry);
            entry.name == method.name && entry.descriptor == method.descriptor
        })?;
        Some(place as u32)
    }

    /// `invokeinterface`: an empty inline cache; private methods need no search. Where it names a method of Object, the
    /// first receiver must implement the interface, and no later one, as on HotSpot.
    fn interface_call(&mut self, from: ClassId, index: u16, id: MethodId) -> Result<(), JavaError> {
        if !self.classes.class(self.classes.method(id).class).is_interface() {
            let receiver = self.reference(self.instruction().a.get());
            let file = self.class_file(from).ok_or_else(|| JavaError::no_class("?"))?;
            let named = self.resolve_class(from, file.pool().method_ref(index)?.class_index)?;
            if receiver.is_null() {
                return Err(JavaError::null_pointer());
            }
            let class = self.heap.class_of(receiver);
            if !self.classes.is_subtype(class, named) {
                return Err(self.not_implemented(class, named));
            }
        }
        // SAFETY: I1: two payload words follow an interface call.
        unsafe { &*self.registers.pc.add(2) }.set_second(u64::from(id.0));
        self.become_op(Op::invokeinterface);
        Ok(())
    }

    fn not_implemented(&self, class: ClassId, interface: ClassId) -> JavaError {
        let (class, interface) = (self.classes.class(class).java_name(), self.classes.class(interface).java_name());
        let message = format!("Class {class} does not implement the requested interface {interface}");
        JavaError::new("java/lang/IncompatibleClassChangeError", message)
    }

    /// Fills the inline cache for the receiver's class: the older entry goes.
    pub(super) fn interface_miss(&mut self) -> Result<(), JavaError> {
        // SAFETY: I1: two payload words follow an interface call.
        let (classes, more) = unsafe { (&*self.registers.pc.add(1), &*self.registers.pc.add(2)) };
        let wanted = MethodId(more.second() as u32);
        let receiver = self.reference(self.instruction().a.get());
        let class = self.heap.class_of(receiver);
        let selected = self
            .classes
            .interface_callee(class, wanted)
            .map_err(|refusal| self.interface_error(class, wanted, refusal))?;
        let address = self.classes.method_address(selected);
        self.interface_targets.set(class, wanted, address);
        more.set_first(classes.second());
        classes.set_first(u64::from(class.0) | classes.first() << 32);
        classes.set_second(address as u64);
        Ok(())
    }

    /// What an interface call throws.
    fn interface_error(&self, class: ClassId, wanted: MethodId, refusal: InterfaceRefusal) -> JavaError {
        match refusal {
            InterfaceRefusal::NotImplemented => self.not_implemented(class, self.classes.method(wanted).class),
            InterfaceRefusal::NotAccessible(found) => {
                let (found, receiver) = (self.classes.method(found), self.classes.class(class));
                let text = crate::link::external_method(&receiver.name, &found.name, &found.descriptor);
                JavaError::new("java/lang/IllegalAccessError", format!("'{text}'"))
            }
        }
    }
}
