//! Instructions that go on with the next one: moves, arithmetic, fields, statics, arrays.

use holloway_vm::ExitReason;
use holloway_vm::classfile::ConstantUse;
use holloway_vm::link::{BOOLEAN_ARRAY, Class, Field, flags};

use super::BuildError;
use super::context::Context;
use super::method::RegisterAccesses;
use super::operation::letter_type;
use crate::ir::{
    BinaryOp, Definition, Instruction, IntCompare, IrConstant, MemoryKind, Terminator, Type, UnaryOp, Value,
};

/// What the current instruction does, added to the IR. Exits that it takes resume before it. Registers that do not hold
/// what it wants are [`BuildError::Inconsistent`].
impl Context<'_> {
    /// Loads a literal, mirror or dynamic constant.
    pub(super) fn load_root(&mut self) -> Result<(), BuildError> {
        let i = self.current()?;
        let a = i.a.get();
        if let Some(ty) = self.wanted(a) {
            let kind = slot_kind(ty).ok_or_else(|| self.inconsistent())?;
            let offset = i.c.get() as u32;
            let value = self.add(Instruction::LoadRoot { offset, kind, constant: true }, ty);
            self.set(a, value)?;
        }
        Ok(())
    }

    /// An operation on two registers; `divides` says whether a zero divisor throws.
    pub(super) fn binary_operation(
        &mut self,
        op: BinaryOp,
        left: Type,
        right: Type,
        result: Type,
        divides: bool,
    ) -> Result<(), BuildError> {
        let i = self.current()?;
        let (a, b, c) = (i.a.get(), i.b.get(), i.c_low());
        let (x, y) = (self.get(b, left)?, self.get(c, right)?);
        if divides {
            let zero = self.constant(if right == Type::I64 { IrConstant::I64(0) } else { IrConstant::I32(0) });
            let exit = self.exit_here(ExitReason::Division)?;
            let nonzero = self.compare(IntCompare::NotEqual, y, zero);
            self.guard(nonzero, true, exit);
        }
        let value = self.binary(op, x, y, result);
        self.set(a, value)
    }

    /// An operation on a register and an immediate, which is the right operand and no zero divisor.
    pub(super) fn immediate_operation(&mut self, op: BinaryOp, ty: Type, right: Type) -> Result<(), BuildError> {
        let i = self.current()?;
        let (a, b) = (i.a.get(), i.b.get());
        let x = self.get(b, ty)?;
        let immediate = i.c.get();
        if op.divides_integers() && immediate == 0 {
            return Err(self.inconsistent());
        }
        let y = self.constant(match right {
            Type::I64 => IrConstant::I64(i64::from(immediate)),
            _ => IrConstant::I32(immediate),
        });
        let value = self.binary(op, x, y, ty);
        self.set(a, value)
    }

    /// An immediate minus a register.
    pub(super) fn subtract_from(&mut self) -> Result<(), BuildError> {
        let i = self.current()?;
        let (a, b) = (i.a.get(), i.b.get());
        let x = self.get(b, Type::I32)?;
        let y = self.int(i.c.get());
        let value = self.binary(BinaryOp::Isub, y, x, Type::I32);
        self.set(a, value)
    }

    /// An operation on one register. Types are those of the operation.
    pub(super) fn unary_operation(&mut self, op: UnaryOp, from: Type, to: Type) -> Result<(), BuildError> {
        let i = self.current()?;
        let (a, b) = (i.a.get(), i.b.get());
        let x = self.get(b, from)?;
        let value = self.unary(op, x, to);
        self.set(a, value)
    }

    /// Reads a field; leaves where the object is null.
    pub(super) fn get_field(&mut self, kind: MemoryKind) -> Result<(), BuildError> {
        let i = self.current()?;
        let (a, b) = (i.a.get(), i.b.get());
        let object = self.get(b, Type::Ref)?;
        let value = self.load_field(object, i.c.get() as u32, kind)?;
        self.set(a, value)
    }

    /// Writes a field; leaves where the object is null. Of an int for a boolean only the lowest bit is written.
    pub(super) fn put_field(&mut self, kind: MemoryKind) -> Result<(), BuildError> {
        let i = self.current()?;
        let (a, b) = (i.a.get(), i.b.get());
        let (object, value) = (self.get(a, Type::Ref)?, self.get(b, kind.ty())?);
        self.null_check(object)?;
        let value = if kind == MemoryKind::Boolean { self.lowest_bit(value) } else { value };
        let offset = i.c.get() as u32;
        let owner = self.field().map(|(class, _)| class.id);
        self.add(Instruction::StoreField { object, offset, kind, value, owner }, Type::Void);
        Ok(())
    }

    /// Reads a static field, as a constant where it is final and initialised.
    pub(super) fn get_static(&mut self) -> Result<(), BuildError> {
        let i = self.current()?;
        let (a, b) = (i.a.get(), i.b.get());
        let ty = letter_type(b as u8).ok_or_else(|| self.inconsistent())?;
        let kind = slot_kind(ty).ok_or_else(|| self.inconsistent())?;
        let constant = self.is_constant_static();
        let value = self.add(Instruction::LoadRoot { offset: i.c.get() as u32, kind, constant }, ty);
        self.set(a, value)
    }

    /// Writes a static field, with the conversion that the store does.
    pub(super) fn put_static(&mut self, conversion: Option<UnaryOp>) -> Result<(), BuildError> {
        let i = self.current()?;
        let (a, b) = (i.a.get(), i.b.get());
        let ty = letter_type(b as u8).ok_or_else(|| self.inconsistent())?;
        let kind = slot_kind(ty).ok_or_else(|| self.inconsistent())?;
        let mut value = self.get(a, ty)?;
        if let Some(op) = conversion {
            value = self.unary(op, value, Type::I32);
        }
        self.add(Instruction::StoreRoot { offset: i.c.get() as u32, kind, value }, Type::Void);
        Ok(())
    }

    /// Reads an array's length; leaves where the array is null.
    pub(super) fn array_length(&mut self) -> Result<(), BuildError> {
        let i = self.current()?;
        let (a, b) = (i.a.get(), i.b.get());
        let array = self.get(b, Type::Ref)?;
        self.null_check(array)?;
        let value = self.add(Instruction::ArrayLength(array), Type::I32);
        self.set(a, value)
    }

    /// Reads an element; leaves where the array is null or the index outside.
    pub(super) fn array_load(&mut self, kind: MemoryKind) -> Result<(), BuildError> {
        let i = self.current()?;
        let (a, b, c) = (i.a.get(), i.b.get(), i.c_low());
        let (array, index) = (self.get(b, Type::Ref)?, self.get(c, Type::I32)?);
        self.bounds_check(array, index)?;
        let value = self.add(Instruction::LoadElement { array, index, kind }, kind.ty());
        self.set(a, value)
    }

    /// Writes an element; leaves where the array is null, the index outside, or the array may not hold the reference.
    pub(super) fn array_store(&mut self, kind: MemoryKind) -> Result<(), BuildError> {
        let i = self.current()?;
        let (a, b, c) = (i.a.get(), i.b.get(), i.c_low());
        let (array, index) = (self.get(b, Type::Ref)?, self.get(c, Type::I32)?);
        let value = self.get(a, kind.ty())?;
        self.bounds_check(array, index)?;
        let value = match kind {
            MemoryKind::Byte => self.byte_or_boolean(array, value),
            MemoryKind::Reference => {
                self.storable_check(array, value)?;
                value
            }
            MemoryKind::Boolean
            | MemoryKind::Char
            | MemoryKind::Short
            | MemoryKind::Int
            | MemoryKind::Long
            | MemoryKind::Float
            | MemoryKind::Double => value,
        };
        self.add(Instruction::StoreElement { array, index, kind, value }, Type::Void);
        Ok(())
    }

    /// Moves, one after another, as the instruction lists them. They cost nothing: the state names the same values.
    pub(super) fn moves(&mut self) -> Result<(), BuildError> {
        let mut accesses = RegisterAccesses::default();
        self.view().accesses(self.word, &mut accesses)?;
        for (to, from) in accesses.moves {
            // What nothing reads any more may have been forgotten: then neither is its copy read.
            let slot = self.frame().slot(from);
            if let Some(value) = self.slot_value(slot) {
                self.set(to as u16, value)?;
            }
        }
        Ok(())
    }

    /// Loads a number, or null, from the operand or the payload.
    pub(super) fn load_constant(&mut self, in_payload: bool) -> Result<(), BuildError> {
        let i = self.current()?;
        let Some(ty) = self.wanted(i.a.get()) else { return Ok(()) };
        let bits =
            if in_payload { self.view().instruction(self.word + 1)?.first() } else { i64::from(i.c.get()) as u64 };
        let constant = match ty {
            Type::I32 => IrConstant::I32(bits as u32 as i32),
            Type::I64 => IrConstant::I64(bits as i64),
            Type::F32 => IrConstant::F32(bits as u32),
            Type::F64 => IrConstant::F64(bits),
            Type::Ref if bits == 0 => IrConstant::Null,
            _ => return Err(self.inconsistent()),
        };
        let value = self.constant(constant);
        self.set(i.a.get(), value)
    }

    /// Leaves where a reference is null.
    pub(super) fn null_check(&mut self, object: Value) -> Result<(), BuildError> {
        if self.is_nonnull(object) {
            return Ok(());
        }
        let exit = self.exit_here(ExitReason::Null)?;
        let null = self.constant(IrConstant::Null);
        let condition = self.compare(IntCompare::NotEqual, object, null);
        self.guard(condition, true, exit);
        self.state.nonnull.push(object);
        Ok(())
    }

    /// Leaves where an array is null or an index outside.
    fn bounds_check(&mut self, array: Value, index: Value) -> Result<(), BuildError> {
        self.null_check(array)?;
        let length = self.add(Instruction::ArrayLength(array), Type::I32);
        let exit = self.exit_here(ExitReason::Bounds)?;
        let inside = self.compare(IntCompare::UnsignedLess, index, length);
        self.guard(inside, true, exit);
        Ok(())
    }

    /// Reads a field, with a side exit where the object is null.
    pub(super) fn load_field(&mut self, object: Value, offset: u32, kind: MemoryKind) -> Result<Value, BuildError> {
        self.null_check(object)?;
        let owner = self.field().map(|(class, _)| class.id);
        Ok(self.add(Instruction::LoadField { object, offset, kind, owner }, kind.ty()))
    }

    fn lowest_bit(&mut self, value: Value) -> Value {
        if self.is_bit(value) { value } else { self.unary(UnaryOp::I2z, value, Type::I32) }
    }

    fn is_bit(&self, value: Value) -> bool {
        let Definition::Instruction(instruction) = &self.function.values[value.index()].definition else {
            return false;
        };
        matches!(
            instruction,
            Instruction::Constant(IrConstant::I32(0 | 1))
                | Instruction::Unary(UnaryOp::I2z | UnaryOp::BoolToInt, _)
                | Instruction::LoadField { kind: MemoryKind::Boolean, .. }
        )
    }

    /// What `bastore` stores: in a boolean array only the lowest bit counts.
    fn byte_or_boolean(&mut self, array: Value, value: Value) -> Value {
        if self.is_bit(value) {
            return value;
        }
        if let Some(Instruction::NewArray { class, .. }) = self.function.instruction(array) {
            let boolean = *class == BOOLEAN_ARRAY;
            return if boolean { self.lowest_bit(value) } else { value };
        }
        let class = self.add(Instruction::ClassOf(array), Type::I32);
        let boolean = self.int(BOOLEAN_ARRAY.0 as i32);
        let is_boolean = self.compare(IntCompare::Equal, class, boolean);
        let bit = self.unary(UnaryOp::I2z, value, Type::I32);
        self.add(Instruction::Select(is_boolean, bit, value), Type::I32)
    }

    /// Leaves where a reference may not be stored into an array; null may always be.
    fn storable_check(&mut self, array: Value, value: Value) -> Result<(), BuildError> {
        if matches!(self.function.instruction(value), Some(Instruction::Constant(IrConstant::Null))) {
            return Ok(());
        }
        let exit = self.exit_here(ExitReason::Cast)?;
        self.unless_null(value, |context| {
            let storable = context.add(Instruction::IsStorable { array, value }, Type::Bool);
            context.guard(storable, true, exit);
            Ok(())
        })
    }

    /// Does something where a reference is not null; goes on behind it in any case.
    pub(super) fn unless_null(
        &mut self,
        value: Value,
        check: impl FnOnce(&mut Self) -> Result<(), BuildError>,
    ) -> Result<(), BuildError> {
        if self.is_nonnull(value) {
            return check(self);
        }
        let weight = self.region.blocks[self.node].weight;
        let null = self.constant(IrConstant::Null);
        let is_null = self.compare(IntCompare::Equal, value, null);
        let (checked, behind) = (self.helper(weight), self.helper(weight));
        self.terminate(Terminator::Branch {
            condition: is_null,
            then: (behind, Vec::new()),
            otherwise: (checked, Vec::new()),
        });
        self.block = checked;
        check(self)?;
        self.terminate(Terminator::Jump { to: behind, arguments: Vec::new() });
        self.block = behind;
        Ok(())
    }

    /// The field that the current instruction accesses, and the class that declares it.
    fn field(&self) -> Option<(&Class, &Field)> {
        let view = self.view();
        let ConstantUse::Field(_) = view.opcode(self.word)?.constant_use()? else { return None };
        let (class, field) = self.classes.resolved_field(view.method.class, view.constant_index(self.word)?)?;
        Some((self.classes.class(class), field))
    }

    /// Whether the static field that the current instruction reads never changes any more.
    fn is_constant_static(&self) -> bool {
        let Some((class, field)) = self.field() else { return false };
        // Before class files of version 53 any method of the class may write its final fields. The standard streams
        // are replaced by natives.
        let frozen = class.file.as_ref().is_some_and(|file| file.major_version() >= 53);
        let streams = class.boot && &*class.name == "java/lang/System";
        field.access & flags::FINAL != 0
            && frozen
            && !streams
            && class.initialisation.get() == holloway_vm::link::Initialisation::Done
    }
}

/// How a value lies in a root slot, which is 8 bytes wide: ints of all kinds as ints.
fn slot_kind(ty: Type) -> Option<MemoryKind> {
    Some(match ty {
        Type::I32 => MemoryKind::Int,
        Type::I64 => MemoryKind::Long,
        Type::F32 => MemoryKind::Float,
        Type::F64 => MemoryKind::Double,
        Type::Ref => MemoryKind::Reference,
        Type::Void | Type::Bool => return None,
    })
}
