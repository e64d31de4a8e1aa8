//! One instruction of the trace IR after the other.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{self, InstBuilder, types};
use holloway_vm::ClassId;
use holloway_vm::native::Signature;
use holloway_vm::tier::functions::{LEAF_NATIVES, RuntimeFunction};
use holloway_vm::tier::runtime::{self, header, object, vm};

use super::LoweringRefusal;
use super::function::{Lowering, clif_type};
use super::memory::{Place, element_alias, field_alias};
use super::natives::NativeCall;
use super::numbers::{float_condition, int_condition};
use crate::ir::{ExitId, Instruction, IrConstant, Leaf, MemoryKind, Type, Value};
use crate::runtime_symbols;

impl Lowering<'_, '_> {
    /// Lowers an instruction whose result has a type. Gives its value, if it has one.
    pub(super) fn instruction(
        &mut self,
        instruction: &Instruction,
        ty: Type,
    ) -> Result<Option<ir::Value>, LoweringRefusal> {
        let value = match *instruction {
            Instruction::Constant(constant) => self.make_constant(constant),
            Instruction::ReadSlot(slot) => self.read_slot(slot.0, ty),
            Instruction::Unary(op, operand) => self.unary(op, operand),
            Instruction::Binary(op, x, y) => self.binary(op, x, y),
            Instruction::CompareInt(compare, x, y) => {
                let (x, y) = (self.value(x), self.value(y));
                self.builder.ins().icmp(int_condition(compare), x, y)
            }
            Instruction::CompareFloat(compare, x, y) => {
                let (x, y) = (self.value(x), self.value(y));
                self.builder.ins().fcmp(float_condition(compare), x, y)
            }
            Instruction::Select(condition, x, y) => {
                let (condition, x, y) = (self.value(condition), self.value(x), self.value(y));
                self.builder.ins().select(condition, x, y)
            }
            Instruction::ClassOf(object) => self.class_of(object),
            Instruction::VirtualTarget { class, index } => self.virtual_target(class, index),
            Instruction::InterfaceTarget { class, method } => self.interface_target(class, method),
            Instruction::MethodAddress(method) => {
                let address = self.facts.method(method)?;
                self.builder.ins().iconst(types::I64, address as i64)
            }
            Instruction::IsSubclass { class, target } => {
                let facts = self.facts.class(target)?;
                self.is_subclass(class, target, facts)
            }
            Instruction::IsStorable { array, value } => self.is_storable(array, value),
            Instruction::ArrayLength(array) => {
                let address = self.array_address(array);
                self.load(Place::Header, types::I32, address, object::LENGTH)
            }
            Instruction::LoadField { object, offset, kind, owner: _ } => {
                let address = self.object(object);
                self.load_heap(field_alias(offset, kind), kind, address, offset as i32)
            }
            Instruction::LoadElement { array, index, kind } => {
                let (address, offset) = self.element(array, index, kind);
                self.load_heap(element_alias(kind), kind, address, offset)
            }
            Instruction::LoadRoot { offset, kind, constant } => self.load_root(offset, kind, constant),
            Instruction::New { class, bytes, exit } => self.new_object(class, bytes, exit),
            Instruction::NewArray { class, element_log2, length, exit } => {
                self.new_array(class, element_log2, length, exit)
            }
            Instruction::NewMultiArray { class, ref lengths, exit } => self.new_multi_array(class, lengths, exit),
            Instruction::CallLeaf(leaf, ref arguments) => self.call_leaf(leaf, arguments)?,
            Instruction::ReadBudget => self.builder.use_var(self.budget),
            Instruction::StoreField { .. }
            | Instruction::StoreElement { .. }
            | Instruction::StoreRoot { .. }
            | Instruction::MonitorEnter { .. }
            | Instruction::MonitorExit { .. }
            | Instruction::Guard { .. }
            | Instruction::Reserve { .. }
            | Instruction::Charge(_)
            | Instruction::StackCheck { .. }
            | Instruction::ReturnPointCheck { .. } => {
                self.effect(instruction)?;
                return Ok(None);
            }
            Instruction::CallNative { method, short, ref arguments, weight, exit } => {
                let call = NativeCall { method, arguments, weight, exit, ty };
                return Ok(match short {
                    Some(short) => self.call_short_native(short, call),
                    None => self.call_native(call),
                });
            }
        };
        Ok(Some(value))
    }

    /// Lowers an instruction without result.
    fn effect(&mut self, instruction: &Instruction) -> Result<(), LoweringRefusal> {
        match *instruction {
            Instruction::StoreField { object, offset, kind, value, owner: _ } => {
                let (address, stored) = (self.object(object), self.value(value));
                self.store_heap(field_alias(offset, kind), kind, stored, address, offset as i32);
                if kind == MemoryKind::Reference {
                    let object = self.value(object);
                    let slot = self.builder.ins().iadd_imm_u(object, i64::from(offset));
                    self.mark_card(slot);
                }
            }
            Instruction::StoreElement { array, index, kind, value } => self.store_element((array, index), kind, value),
            Instruction::StoreRoot { offset, kind, value } => self.store_root(offset, kind, value),
            Instruction::MonitorEnter { object, exit } => self.monitor_enter(object, exit),
            Instruction::MonitorExit { object, exit } => self.monitor_exit(object, exit),
            Instruction::Guard { condition, expected, exit } => {
                let condition = self.value(condition);
                if expected {
                    self.leave_unless(condition, exit);
                } else {
                    self.leave_if(condition, exit);
                }
            }
            Instruction::Reserve { weight, exit } => {
                let left = self.builder.use_var(self.budget);
                let short = self.builder.ins().icmp_imm_s(IntCC::SignedLessThan, left, i64::from(weight));
                self.leave_if(short, exit);
            }
            Instruction::Charge(weight) => {
                let left = self.builder.use_var(self.budget);
                let less = self.builder.ins().iadd_imm_s(left, -i64::from(weight));
                self.builder.def_var(self.budget, less);
            }
            Instruction::StackCheck { end, exit } => {
                let limit = self.load(Place::Vm, types::I64, self.vm, runtime::vm::STACK_LIMIT);
                let end = self.builder.ins().iadd_imm_s(self.fp, i64::from(end.0) * 8);
                let beyond = self.builder.ins().icmp(IntCC::UnsignedGreaterThan, end, limit);
                self.leave_if(beyond, exit);
            }
            Instruction::ReturnPointCheck { frame, block, exit } => {
                let header = self.function.frames[frame.index()].header.0;
                let returns_to = self.load(Place::Frame, types::I64, self.fp, (header + header::RETURN) * 8);
                let expected = self.builder.ins().iconst(types::I64, self.facts.head(block)? as i64);
                let same = self.builder.ins().icmp(IntCC::Equal, returns_to, expected);
                self.leave_unless(same, exit);
            }
            Instruction::Constant(_)
            | Instruction::ReadSlot(_)
            | Instruction::Unary(..)
            | Instruction::Binary(..)
            | Instruction::CompareInt(..)
            | Instruction::CompareFloat(..)
            | Instruction::Select(..)
            | Instruction::ClassOf(_)
            | Instruction::VirtualTarget { .. }
            | Instruction::InterfaceTarget { .. }
            | Instruction::MethodAddress(_)
            | Instruction::IsSubclass { .. }
            | Instruction::IsStorable { .. }
            | Instruction::ArrayLength(_)
            | Instruction::LoadField { .. }
            | Instruction::LoadElement { .. }
            | Instruction::LoadRoot { .. }
            | Instruction::New { .. }
            | Instruction::NewArray { .. }
            | Instruction::NewMultiArray { .. }
            | Instruction::CallLeaf(..)
            | Instruction::CallNative { .. }
            | Instruction::ReadBudget => {
                return Err(LoweringRefusal::CodeGenerator(format!("{instruction:?} has a result")));
            }
        }
        Ok(())
    }

    fn store_element(&mut self, (array, index): (Value, Value), kind: MemoryKind, value: Value) {
        let (address, offset) = self.element(array, index, kind);
        let stored = self.value(value);
        self.store_heap(element_alias(kind), kind, stored, address, offset);
        if kind == MemoryKind::Reference {
            let slot = self.element_slot(array, index);
            self.mark_card(slot);
        }
    }

    fn make_constant(&mut self, constant: IrConstant) -> ir::Value {
        let ins = self.builder.ins();
        match constant {
            IrConstant::I32(value) => ins.iconst(types::I32, i64::from(value as u32)),
            IrConstant::I64(value) => ins.iconst(types::I64, value),
            IrConstant::F32(bits) => ins.f32const(ir::immediates::Ieee32::with_bits(bits)),
            IrConstant::F64(bits) => ins.f64const(ir::immediates::Ieee64::with_bits(bits)),
            IrConstant::Null => ins.iconst(types::I64, 0),
        }
    }

    fn read_slot(&mut self, slot: i32, ty: Type) -> ir::Value {
        self.load(Place::Frame, clif_type(ty), self.fp, slot * 8)
    }

    /// An int in a frame slot as 64 bits, zero-extended.
    pub(super) fn read_wide_slot(&mut self, slot: i32) -> ir::Value {
        self.load_unsigned(Place::Frame, self.fp, slot * 8)
    }

    /// Has the VM make arrays of arrays. Their lengths lie where exits leave values.
    fn new_multi_array(&mut self, class: ClassId, lengths: &[Value], exit: ExitId) -> ir::Value {
        for (number, &length) in lengths.iter().enumerate() {
            let bits = self.slot_value(length);
            self.store(Place::ExitValues, bits, self.vm, vm::EXIT_VALUES + 8 * number as i32);
        }
        let class = self.builder.ins().iconst(types::I32, i64::from(class.0));
        let dimensions = self.builder.ins().iconst(types::I32, lengths.len() as i64);
        let array = self.call_runtime(RuntimeFunction::NewMultiArray, &[self.vm, class, dimensions]);
        let refused = self.builder.ins().icmp_imm_s(IntCC::Equal, array, 0);
        self.leave_if(refused, exit);
        array
    }

    /// Calls a function of numbers only.
    fn call_leaf(&mut self, leaf: Leaf, arguments: &[Value]) -> Result<ir::Value, LoweringRefusal> {
        let arguments: Vec<ir::Value> = arguments.iter().map(|&argument| self.value(argument)).collect();
        Ok(match leaf {
            Leaf::FloatRemainder => self.call_runtime(RuntimeFunction::FloatRemainder, &arguments),
            Leaf::DoubleRemainder => self.call_runtime(RuntimeFunction::DoubleRemainder, &arguments),
            Leaf::Native(number) => {
                let native = LEAF_NATIVES.get(usize::from(number));
                let unknown = || LoweringRefusal::UnknownFact(format!("leaf native {number}"));
                let function = native.ok_or_else(unknown)?.function;
                self.call_at(function.address(), function.signature(), &arguments)
            }
        })
    }

    /// Calls a function of the VM.
    pub(super) fn call_runtime(&mut self, function: RuntimeFunction, arguments: &[ir::Value]) -> ir::Value {
        self.call_at(function.address(), function.signature(), arguments)
    }

    /// Calls what lies at an address that does not change.
    pub(super) fn call_at(&mut self, address: usize, signature: Signature, arguments: &[ir::Value]) -> ir::Value {
        let signature = self.builder.import_signature(runtime_symbols::signature(signature));
        let address = self.builder.ins().iconst(types::I64, address as i64);
        let call = self.builder.ins().call_indirect(signature, address, arguments);
        self.builder.inst_results(call)[0]
    }
}
