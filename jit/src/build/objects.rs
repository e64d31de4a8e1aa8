//! Objects: allocation, casts, monitors, and instructions whose constants are not resolved.

use holloway_vm::classfile::{ConstantUse, FieldAccess, Invocation};
use holloway_vm::link::{ClassKind, Initialisation, flags};
use holloway_vm::tier::runtime::NATIVE_ARGUMENTS_MAX;
use holloway_vm::{ClassId, ExitReason};

use super::BuildError;
use super::context::{Context, Flow};
use super::method::LOCK_REGISTER;
use crate::ir::{Instruction, IntCompare, IrConstant, MemoryKind, Terminator, Type, UnaryOp, Value};

impl Context<'_> {
    /// Makes an object, for two slots where it is duplicated at once.
    pub(super) fn new_object(&mut self, duplicated: bool) -> Result<(), BuildError> {
        let i = self.current()?;
        let (a, class) = (i.a.get(), ClassId(i.c.get() as u32));
        let exit = self.exit_here(ExitReason::Allocation)?;
        let object = self.add(Instruction::New { class, bytes: u32::from(i.b.get()) * 8, exit }, Type::Ref);
        self.set(a, object)?;
        if duplicated { self.set(a.wrapping_add(1), object) } else { Ok(()) }
    }

    /// Makes an array; leaves where the length is negative or it cannot be allocated at once.
    pub(super) fn new_array(&mut self) -> Result<(), BuildError> {
        let i = self.current()?;
        let class = ClassId(i.c.get() as u32);
        let length = self.get(i.b.get(), Type::I32)?;
        let element_log2 = self.class(class)?.element_log2;
        let known = matches!(self.function.instruction(length), Some(Instruction::ArrayLength(_)))
            || self.function.int_constant(length).is_some_and(|length| length >= 0);
        if !known {
            let exit = self.exit_here(ExitReason::ArraySize)?;
            let zero = self.int(0);
            let condition = self.compare(IntCompare::GreaterEqual, length, zero);
            self.guard(condition, true, exit);
        }
        let exit = self.exit_here(ExitReason::Allocation)?;
        let array = self.add(Instruction::NewArray { class, element_log2, length, exit }, Type::Ref);
        self.set(i.a.get(), array)
    }

    /// Makes an array of arrays, if it has not too many dimensions.
    pub(super) fn new_multi_array(&mut self) -> Result<Flow, BuildError> {
        let i = self.current()?;
        let (a, dimensions, class) = (i.a.get(), i.b.get(), ClassId(i.c.get() as u32));
        if usize::from(dimensions) > NATIVE_ARGUMENTS_MAX {
            return self.leave_here(ExitReason::Unsupported);
        }
        let lengths: Result<_, _> = (0..dimensions).map(|n| self.get(a.wrapping_add(n), Type::I32)).collect();
        let exit = self.exit_here(ExitReason::Allocation)?;
        let array = self.add(Instruction::NewMultiArray { class, lengths: lengths?, exit }, Type::Ref);
        self.set(a, array)?;
        Ok(Flow::Next)
    }

    /// Leaves unless a reference is null or of a class.
    pub(super) fn check_cast(&mut self) -> Result<(), BuildError> {
        let i = self.current()?;
        let class = ClassId(i.c.get() as u32);
        let object = self.get(i.a.get(), Type::Ref)?;
        let exit = self.exit_here(ExitReason::Cast)?;
        self.class(class)?;
        self.unless_null(object, |context| {
            let actual = context.add(Instruction::ClassOf(object), Type::I32);
            let condition = context.is_instance(actual, class)?;
            context.guard(condition, true, exit);
            Ok(())
        })
    }

    /// Whether a reference is of a class or below it: 0 or 1, and 0 for null.
    pub(super) fn instance_test(&mut self) -> Result<(), BuildError> {
        let i = self.current()?;
        let object = self.get(i.b.get(), Type::Ref)?;
        let value = self.instance_of(object, ClassId(i.c.get() as u32))?;
        self.set(i.a.get(), value)
    }

    /// Takes a monitor or gives it back.
    pub(super) fn monitor(&mut self, enters: bool) -> Result<(), BuildError> {
        let object = self.get(self.current()?.a.get(), Type::Ref)?;
        self.null_check(object)?;
        let exit = self.exit_here(ExitReason::Monitor)?;
        let instruction =
            if enters { Instruction::MonitorEnter { object, exit } } else { Instruction::MonitorExit { object, exit } };
        self.add(instruction, Type::Void);
        Ok(())
    }

    fn class(&self, class: ClassId) -> Result<&holloway_vm::link::Class, BuildError> {
        if class.index() < self.classes.iter().len() { Ok(self.classes.class(class)) } else { Err(self.inconsistent()) }
    }

    /// Ends the block by an exit before the current instruction.
    pub(super) fn leave_here(&mut self, reason: ExitReason) -> Result<Flow, BuildError> {
        let exit = self.exit_here(reason)?;
        Ok(self.terminate(Terminator::Exit(exit)))
    }

    /// Whether objects of a class are instances of another; where that is an array type, only if the two are the same.
    pub(super) fn is_instance(&mut self, actual: Value, target: ClassId) -> Result<Value, BuildError> {
        let class = self.class(target)?;
        let exact = class.kind == ClassKind::Array || class.is(flags::FINAL);
        Ok(if exact {
            let wanted = self.int(target.0 as i32);
            self.compare(IntCompare::Equal, actual, wanted)
        } else {
            self.add(Instruction::IsSubclass { class: actual, target }, Type::Bool)
        })
    }

    fn instance_of(&mut self, object: Value, target: ClassId) -> Result<Value, BuildError> {
        let class = self.class(target)?;
        let array = class.kind == ClassKind::Array;
        // Whether the class of an object of another class decides: not for arrays of references.
        let decided = !array || self.class(class.element)?.kind == ClassKind::Primitive;
        let exit = if decided { None } else { Some(self.exit_here(ExitReason::Cast)?) };
        let nonnull = self.is_nonnull(object);
        let weight = self.region.blocks[self.node].weight;
        let mut behind = None;
        if !nonnull {
            let null = self.constant(IrConstant::Null);
            let is_null = self.compare(IntCompare::Equal, object, null);
            let zero = self.int(0);
            let (tested, joined) = (self.helper(weight), self.helper(weight));
            let result = self.function.add_parameter(joined, Type::I32);
            self.terminate(Terminator::Branch {
                condition: is_null,
                then: (joined, vec![zero]),
                otherwise: (tested, Vec::new()),
            });
            self.block = tested;
            behind = Some((joined, result));
        }
        let actual = self.add(Instruction::ClassOf(object), Type::I32);
        let condition = self.is_instance(actual, target)?;
        let value = match exit {
            Some(exit) => {
                self.guard(condition, true, exit);
                self.int(1)
            }
            None => self.unary(UnaryOp::BoolToInt, condition, Type::I32),
        };
        let Some((joined, result)) = behind else { return Ok(value) };
        self.terminate(Terminator::Jump { to: joined, arguments: vec![value] });
        self.block = joined;
        Ok(result)
    }

    /// The first instruction of a synchronized method.
    pub(super) fn lock_method(&mut self) -> Result<Flow, BuildError> {
        let i = self.current()?;
        let (receiver, is_static) = (i.a.get(), i.b.get() != 0);
        let exit = self.exit_here(ExitReason::Monitor)?;
        let object = if is_static {
            let mirror = self.classes.class(self.view().method.class).mirror.get();
            if mirror == 0 {
                return Ok(self.terminate(Terminator::Exit(exit)));
            }
            let load = Instruction::LoadRoot { offset: mirror, kind: MemoryKind::Reference, constant: true };
            self.add(load, Type::Ref)
        } else {
            let object = self.get(receiver, Type::Ref)?;
            // A receiver is never null; the check goes where facts about it are known.
            self.monitor_check(object, exit);
            object
        };
        self.add(Instruction::MonitorEnter { object, exit }, Type::Void);
        self.set(LOCK_REGISTER as u16, object)?;
        Ok(Flow::Next)
    }

    /// Leaves where the object of a synchronized method is null, which the interpreter looks into.
    pub(super) fn monitor_check(&mut self, object: Value, exit: crate::ir::ExitId) {
        let mirror = matches!(self.function.instruction(object), Some(Instruction::LoadRoot { constant: true, .. }));
        if mirror || self.is_nonnull(object) {
            return;
        }
        let null = self.constant(IrConstant::Null);
        let condition = self.compare(IntCompare::NotEqual, object, null);
        self.guard(condition, true, exit);
        self.state.nonnull.push(object);
    }

    /// An instruction whose constant is not resolved: it has not been executed to its end yet, or only with null, which
    /// needs no class; or its class is being initialised.
    pub(super) fn unresolved(&mut self) -> Result<Flow, BuildError> {
        let opcode = self.view().opcode(self.word).ok_or_else(|| self.inconsistent())?;
        let constant_use = opcode.constant_use();
        let i = self.current()?;
        if let Some(ConstantUse::CheckCast | ConstantUse::InstanceOf) = constant_use {
            let is_cast = constant_use == Some(ConstantUse::CheckCast);
            let register = if is_cast { i.a.get() } else { i.b.get() };
            let object = self.get(register, Type::Ref)?;
            let exit = self.exit_here(ExitReason::Unsupported)?;
            let null = self.constant(IrConstant::Null);
            let is_null = self.compare(IntCompare::Equal, object, null);
            self.guard(is_null, true, exit);
            if !is_cast {
                let zero = self.int(0);
                self.set(i.a.get(), zero)?;
            }
            return Ok(Flow::Next);
        }
        if let Some(class) = constant_use.and_then(|constant_use| self.class_in_progress(constant_use)) {
            return Err(BuildError::UninitialisedClass(class));
        }
        self.leave_here(ExitReason::Unsupported)
    }

    /// The class, of those that the current instruction may need, which is being initialised.
    fn class_in_progress(&self, constant_use: ConstantUse) -> Option<ClassId> {
        let view = self.view();
        let file = self.classes.class(view.method.class).file.as_ref()?;
        let index = view.constant_index(self.word)?;
        let named = match constant_use {
            ConstantUse::Field(FieldAccess::GetStatic | FieldAccess::PutStatic) => {
                file.pool().field_ref(index).ok()?.class
            }
            ConstantUse::Invoke(Invocation::Static) => file.pool().method_ref(index).ok()?.class,
            ConstantUse::New => file.pool().class_name(index).ok()?,
            ConstantUse::Field(FieldAccess::GetField | FieldAccess::PutField)
            | ConstantUse::Load
            | ConstantUse::LoadWide
            | ConstantUse::NewPrimitiveArray
            | ConstantUse::NewReferenceArray
            | ConstantUse::NewMultiArray
            | ConstantUse::CheckCast
            | ConstantUse::InstanceOf
            | ConstantUse::Invoke(
                Invocation::Virtual | Invocation::Special | Invocation::Interface | Invocation::Dynamic,
            ) => return None,
        };
        // A field or method may be inherited from any supertype.
        let named = self.classes.named_by(view.method.class, named)?;
        let in_progress = |class: ClassId| {
            matches!(self.classes.class(class).initialisation.get(), Initialisation::InProgress(_)).then_some(class)
        };
        let supers = std::iter::successors(Some(named), |&class| self.classes.class(class).super_class);
        let interfaces = self.classes.iter().filter(|class| class.is_interface());
        let class = self.classes.class(named);
        let mut inherited = interfaces.filter(|interface| class.implements(interface.interface_index));
        supers.filter_map(in_progress).next().or_else(|| inherited.find_map(|interface| in_progress(interface.id)))
    }
}
