//! One instruction of the trace IR after the other.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{self, InstBuilder, types};
use holloway_vm::native::Signature;
use holloway_vm::tier::functions::{LEAF_NATIVES, RuntimeFunction};
use holloway_vm::tier::runtime::{self, header, object, vm};
use holloway_vm::{BlockId, ClassId};

use super::LoweringRefusal;
use super::function::{Lowering, clif_type};
use super::memory::{Place, element_alias, field_alias};
use super::natives::NativeCall;
use super::numbers::{float_condition, int_condition};
use crate::ir::{ExitId, Frame, Instruction, IrConstant, Leaf, MemoryKind, Slot, Type, Value};
use crate::runtime_symbols;

impl Lowering<'_, '_> {
    /// Lowers an instruction whose result has a type. Gives its value, if it has one.
    pub(super) fn instruction(
        &mut self,
        instruction: &Instruction,
        ty: Type,
    ) -> Result<Option<ir::Value>, LoweringRefusal> {
        let mut value = None;
        match *instruction {
            Instruction::Constant(constant) => value = Some(self.make_constant(constant)),
            Instruction::ReadSlot(slot) => value = Some(self.read_slot(slot.0, ty)),
            Instruction::Unary(op, operand) => value = Some(self.unary(op, operand)),
            Instruction::Binary(op, x, y) => value = Some(self.binary(op, x, y)),
            Instruction::CompareInt(compare, x, y) => {
                let (x, y) = (self.value(x), self.value(y));
                value = Some(self.builder.ins().icmp(int_condition(compare), x, y));
            }
            Instruction::CompareFloat(compare, x, y) => {
                let (x, y) = (self.value(x), self.value(y));
                value = Some(self.builder.ins().fcmp(float_condition(compare), x, y));
            }
            Instruction::Select(condition, x, y) => {
                let (condition, x, y) = (self.value(condition), self.value(x), self.value(y));
                value = Some(self.builder.ins().select(condition, x, y));
            }
            Instruction::ClassOf(object) => value = Some(self.class_of(object)),
            Instruction::VirtualTarget { class, index } => value = Some(self.virtual_target(class, index)),
            Instruction::InterfaceTarget { class, method } => value = Some(self.interface_target(class, method)),
            Instruction::MethodAddress(method) => {
                let address = self.facts.method(method)?;
                value = Some(self.builder.ins().iconst(types::I64, address as i64));
            }
            Instruction::IsSubclass { class, target } => {
                let facts = self.facts.class(target)?;
                value = Some(self.is_subclass(class, target, facts));
            }
            Instruction::IsStorable { array, value: stored } => value = Some(self.is_storable(array, stored)),
            Instruction::ArrayLength(array) => value = Some(self.array_length(array)),
            Instruction::LoadField { object, offset, kind, owner: _ } => {
                value = Some(self.load_field(object, offset, kind));
            }
            Instruction::StoreField { object, offset, kind, value, owner: _ } => {
                self.store_field(object, offset, kind, value);
            }
            Instruction::LoadElement { array, index, kind } => value = Some(self.load_element(array, index, kind)),
            Instruction::StoreElement { array, index, kind, value } => self.store_element((array, index), kind, value),
            Instruction::LoadRoot { offset, kind, constant } => value = Some(self.load_root(offset, kind, constant)),
            Instruction::StoreRoot { offset, kind, value } => self.store_root(offset, kind, value),
            Instruction::New { class, bytes, exit } => value = Some(self.new_object(class, bytes, exit)),
            Instruction::NewArray { class, element_log2, length, exit } => {
                value = Some(self.new_array(class, element_log2, length, exit));
            }
            Instruction::NewMultiArray { class, ref lengths, exit } => {
                value = Some(self.new_multi_array(class, lengths, exit));
            }
            Instruction::MonitorEnter { object, exit } => self.monitor_enter(object, exit),
            Instruction::MonitorExit { object, exit } => self.monitor_exit(object, exit),
            Instruction::CallLeaf(leaf, ref arguments) => value = Some(self.call_leaf(leaf, arguments)?),
            Instruction::CallNative { method, short, ref arguments, weight, exit } => {
                let call = NativeCall { method, arguments, weight, exit, ty };
                value = match short {
                    Some(short) => self.call_short_native(short, call),
                    None => self.call_native(call),
                };
            }
            Instruction::Guard { condition, expected, exit } => self.guard(condition, expected, exit),
            Instruction::Reserve { weight, exit } => self.reserve(weight, exit),
            Instruction::Charge(weight) => self.charge(weight),
            Instruction::ReadBudget => value = Some(self.builder.use_var(self.budget)),
            Instruction::StackCheck { end, exit } => self.stack_check(end, exit),
            Instruction::ReturnPointCheck { frame, block, exit } => self.return_point_check(frame, block, exit)?,
        }
        Ok(value)
    }

    fn array_length(&mut self, array: Value) -> ir::Value {
        let address = self.array_address(array);
        self.load(Place::Header, types::I32, address, object::LENGTH)
    }

    fn load_field(&mut self, object: Value, offset: u32, kind: MemoryKind) -> ir::Value {
        let address = self.object(object);
        self.load_heap(field_alias(offset, kind), kind, address, offset as i32)
    }

    fn store_field(&mut self, object: Value, offset: u32, kind: MemoryKind, value: Value) {
        let (address, stored) = (self.object(object), self.value(value));
        self.store_heap(field_alias(offset, kind), kind, stored, address, offset as i32);
        if kind == MemoryKind::Reference {
            let object = self.value(object);
            let slot = self.builder.ins().iadd_imm_u(object, i64::from(offset));
            self.mark_card(slot);
        }
    }

    fn load_element(&mut self, array: Value, index: Value, kind: MemoryKind) -> ir::Value {
        let (address, offset) = self.element(array, index, kind);
        self.load_heap(element_alias(kind), kind, address, offset)
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

    fn guard(&mut self, condition: Value, expected: bool, exit: ExitId) {
        let condition = self.value(condition);
        if expected {
            self.leave_unless(condition, exit);
        } else {
            self.leave_if(condition, exit);
        }
    }

    fn reserve(&mut self, weight: u32, exit: ExitId) {
        let left = self.builder.use_var(self.budget);
        let short = self.builder.ins().icmp_imm_s(IntCC::SignedLessThan, left, i64::from(weight));
        self.leave_if(short, exit);
    }

    fn charge(&mut self, weight: u32) {
        let left = self.builder.use_var(self.budget);
        let less = self.builder.ins().iadd_imm_s(left, -i64::from(weight));
        self.builder.def_var(self.budget, less);
    }

    fn stack_check(&mut self, end: Slot, exit: ExitId) {
        let limit = self.load(Place::Vm, types::I64, self.vm, runtime::vm::STACK_LIMIT);
        let end = self.builder.ins().iadd_imm_s(self.fp, i64::from(end.0) * 8);
        let beyond = self.builder.ins().icmp(IntCC::UnsignedGreaterThan, end, limit);
        self.leave_if(beyond, exit);
    }

    fn return_point_check(&mut self, frame: Frame, block: BlockId, exit: ExitId) -> Result<(), LoweringRefusal> {
        let header = self.function.frames[frame.index()].header.0;
        let returns_to = self.load(Place::Frame, types::I64, self.fp, (header + header::RETURN) * 8);
        let expected = self.builder.ins().iconst(types::I64, self.facts.head(block)? as i64);
        let same = self.builder.ins().icmp(IntCC::Equal, returns_to, expected);
        self.leave_unless(same, exit);
        Ok(())
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

    /// Calls a function of the VM's runtime, with arguments of the types of its signature.
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
