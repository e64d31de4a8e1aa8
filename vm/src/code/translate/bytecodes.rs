//! One bytecode after another, calls and jumps apart.

use super::operations::kind_of_type;
use super::stack::kind_of;
use super::{Op, Register, Translator, ValueKind, operations};
use crate::classfile::opcode_kind::{
    Comparison, ComputationalType, ElementType, IntegerOperation, MonitorUse, StackOperation,
};
use crate::classfile::{
    self, BytecodeInstruction, ConstantUse, FieldAccess, FieldType, OpcodeKind, Operands, PoolConstant,
};

impl Translator<'_> {
    /// Translates a bytecode, and those after it that it is joined with. Gives the next one's index.
    pub(super) fn bytecode(&mut self, i: &BytecodeInstruction<'_>) -> u16 {
        use OpcodeKind as Kind;
        match i.opcode.kind() {
            Kind::Nop => {}
            Kind::Push(of) => self.push_immediate(i, of),
            Kind::Load(of) => self.load(i, kind_of_type(of)),
            Kind::Store(of) => self.store(i, kind_of_type(of)),
            Kind::ArrayLoad(of) => return self.array_load(of),
            Kind::ArrayStore(of) => self.array_store(of),
            Kind::Stack(operation) => self.shuffle(operation),
            Kind::IntArithmetic(operation) => return self.int_binary(operation),
            Kind::LongArithmetic(operation) => return self.long_binary(operation),
            Kind::FloatArithmetic(operation) => {
                return self.binary(operations::float_arithmetic(operation), ValueKind::Float);
            }
            Kind::DoubleArithmetic(operation) => {
                return self.binary(operations::double_arithmetic(operation), ValueKind::Double);
            }
            Kind::Negate(of) => return self.unary(operations::negation(of)),
            Kind::Increment => self.increment(i),
            Kind::Convert(conversion) => return self.unary(operations::conversion(conversion)),
            Kind::Compare(comparison) => return self.comparison(comparison),
            Kind::BranchOnZero(condition) => self.branch_zero(condition, target(i)),
            Kind::BranchOnInts(condition) => self.branch_int(condition, target(i)),
            Kind::BranchOnReferences(equality) => {
                self.branch_registers(operations::reference_branch(equality), target(i));
            }
            Kind::BranchOnNull(equality) => self.branch_reference(operations::null_branch(equality), target(i)),
            Kind::Goto => self.goto(target(i)),
            Kind::Switch => match i.operands {
                Operands::TableSwitch(switch) => self.table_switch(switch),
                Operands::LookupSwitch(switch) => self.lookup_switch(switch),
                _ => unreachable!("switches have switch operands"),
            },
            Kind::Return(of) => self.give_back(of.is_some()),
            Kind::Constant(constant_use) => return self.with_constant(i, constant_use),
            Kind::ArrayLength => return self.unary((Op::arraylength, ValueKind::Int)),
            Kind::Throw => {
                let exception = self.pop();
                self.emit(Op::athrow, exception as u16, 0, 0);
                self.reachable = false;
                self.block_ended = true;
            }
            Kind::Monitor(monitor_use) => {
                let object = self.pop();
                let op = match (monitor_use, self.notes_locks) {
                    (MonitorUse::Enter, true) => Op::monitorenter_noted,
                    (MonitorUse::Enter, false) => Op::monitorenter,
                    (MonitorUse::Exit, true) => Op::monitorexit_noted,
                    (MonitorUse::Exit, false) => Op::monitorexit,
                };
                self.emit(op, object as u16, 0, 0);
            }
            Kind::Subroutine | Kind::Wide => unreachable!("refused by the verifier, or part of another instruction"),
        }
        self.next
    }

    /// A bytecode that names a constant.
    fn with_constant(&mut self, i: &BytecodeInstruction<'_>, constant_use: ConstantUse) -> u16 {
        match constant_use {
            ConstantUse::Load | ConstantUse::LoadWide => return self.load_constant(i),
            ConstantUse::Field(access) => return self.field(i, access),
            ConstantUse::Invoke(invocation) => self.invoke(i, invocation),
            ConstantUse::New => return self.allocate_object(i32::from(constant(i))),
            ConstantUse::NewPrimitiveArray => {
                let Operands::NewArray(code) = i.operands else { unreachable!("newarray has a type code") };
                return self.allocate_array(i32::from(code));
            }
            ConstantUse::NewReferenceArray => return self.allocate_array(i32::from(constant(i))),
            ConstantUse::NewMultiArray => self.multi_array(i),
            ConstantUse::CheckCast => self.check_cast(i),
            ConstantUse::InstanceOf => {
                let object = self.pop();
                let (to, next) = self.destination(ValueKind::Int);
                self.emit(Op::resolve, to as u16, object as u16, i32::from(constant(i)));
                self.finish_result(ValueKind::Int, to);
                return next;
            }
        }
        self.next
    }

    /// Pushes the number that a bytecode holds, or null.
    fn push_immediate(&mut self, i: &BytecodeInstruction<'_>, of: ComputationalType) {
        let bits = match of {
            ComputationalType::Int => u64::from(i32::from(immediate(i)) as u32),
            ComputationalType::Long => i64::from(immediate(i)) as u64,
            ComputationalType::Float => u64::from(f32::from(immediate(i)).to_bits()),
            ComputationalType::Double => f64::from(immediate(i)).to_bits(),
            ComputationalType::Reference => 0,
        };
        self.push_constant(kind_of_type(of), bits);
    }

    /// The bytecode after the current one, if it belongs to the same block.
    fn peek(&self) -> Option<BytecodeInstruction<'static>> {
        if self.scan.is_leader(self.next) {
            return None;
        }
        let bytecode = self.input.code.bytecode();
        let instruction = classfile::decode(bytecode, usize::from(self.next)).ok()?;
        // Only operands without a view of the code are looked at.
        let operands = match instruction.operands {
            Operands::Local(local) => Operands::Local(local),
            Operands::Branch(target) => Operands::Branch(target),
            Operands::None
            | Operands::Immediate(_)
            | Operands::Increment { .. }
            | Operands::Constant(_)
            | Operands::TableSwitch(_)
            | Operands::LookupSwitch(_)
            | Operands::InvokeInterface { .. }
            | Operands::InvokeDynamic { .. }
            | Operands::NewArray(_)
            | Operands::MultiNewArray { .. } => Operands::None,
        };
        Some(BytecodeInstruction {
            operands,
            pc: instruction.pc,
            next_pc: instruction.next_pc,
            opcode: instruction.opcode,
            wide: instruction.wide,
        })
    }

    /// Where the current bytecode's result goes: straight to a local if the next bytecode stores it there. Gives the
    /// register and the index of the bytecode to go on with.
    pub(super) fn destination(&mut self, kind: ValueKind) -> (Register, u16) {
        if let Some(next) = self.peek()
            && let OpcodeKind::Store(of) = next.opcode.kind()
            && kind_of_type(of) == kind
            && let Operands::Local(local) = next.operands
        {
            let register = self.layout.local(local);
            self.release(register);
            self.pending_store = Some(local);
            self.count_bytecode();
            return (register, next.next_pc);
        }
        (self.next_operand(), self.next)
    }

    /// Makes the result known: on the stack, or in the local that [`Translator::destination`] has chosen.
    pub(super) fn finish_result(&mut self, kind: ValueKind, register: Register) {
        match self.pending_store.take() {
            Some(local) => self.set_local(local, kind),
            None => self.push_register(kind, register),
        }
    }

    fn count_bytecode(&mut self) {
        if let Some(block) = self.blocks.last_mut() {
            block.bytecodes = block.bytecodes.saturating_add(1);
        }
    }

    /// Writes a result-producing instruction with registers and immediate in place.
    fn produce(&mut self, op: Op, kind: ValueKind, b: u16, c: i32) -> u16 {
        let (to, next) = self.destination(kind);
        self.emit(op, to as u16, b, c);
        self.finish_result(kind, to);
        next
    }

    fn binary(&mut self, op: Op, kind: ValueKind) -> u16 {
        let y = self.pop();
        let x = self.pop();
        self.produce(op, kind, x as u16, i32::from(y))
    }

    fn unary(&mut self, (op, kind): (Op, ValueKind)) -> u16 {
        let x = self.pop();
        self.produce(op, kind, x as u16, 0)
    }

    fn int_binary(&mut self, operation: IntegerOperation) -> u16 {
        let y_entry = self.pop_entry();
        let y_depth = self.stack.len();
        let x_entry = self.pop_entry();
        let x_depth = self.stack.len();
        if let Some(value) = y_entry.int_constant() {
            if let Some((op, value)) = operations::int_arithmetic_with(operation, value) {
                let x = self.in_register(x_entry, x_depth);
                return self.produce(op, ValueKind::Int, x as u16, value);
            }
        } else if let Some(value) = x_entry.int_constant()
            && let Some(op) = operations::int_arithmetic_from(operation)
        {
            let y = self.in_register(y_entry, y_depth);
            return self.produce(op, ValueKind::Int, y as u16, value);
        }
        let x = self.in_register(x_entry, x_depth);
        let y = self.in_register(y_entry, y_depth);
        self.produce(operations::int_arithmetic(operation), ValueKind::Int, x as u16, i32::from(y))
    }

    fn long_binary(&mut self, operation: IntegerOperation) -> u16 {
        let y_entry = self.pop_entry();
        let y_depth = self.stack.len();
        let x = self.pop();
        let constant = if operation.is_shift() { y_entry.int_constant() } else { y_entry.short_long_constant() };
        if let Some(value) = constant
            && let Some((op, value)) = operations::long_arithmetic_with(operation, value)
        {
            return self.produce(op, ValueKind::Long, x as u16, value);
        }
        let y = self.in_register(y_entry, y_depth);
        self.produce(operations::long_arithmetic(operation), ValueKind::Long, x as u16, i32::from(y))
    }

    /// A comparison to a value: one instruction with the branch on zero that mostly follows.
    fn comparison(&mut self, comparison: Comparison) -> u16 {
        if self.options.fuse
            && let Some(next) = self.peek()
            && let OpcodeKind::BranchOnZero(condition) = next.opcode.kind()
        {
            self.count_bytecode();
            self.at = next.pc;
            self.branch_registers(operations::compared(comparison, condition), target(&next));
            return next.next_pc;
        }
        self.binary(operations::comparison(comparison), ValueKind::Int)
    }

    fn load(&mut self, i: &BytecodeInstruction<'_>, kind: ValueKind) {
        let register = self.layout.local(local(i));
        self.push_register(kind, register);
    }

    fn store(&mut self, i: &BytecodeInstruction<'_>, kind: ValueKind) {
        use super::stack::ValueSource;
        let entry = self.pop_entry();
        let depth = self.stack.len();
        let register = self.layout.local(local(i));
        if entry.place != ValueSource::Register(register) {
            self.release(register);
            match entry.place {
                ValueSource::Register(from) => self.emit_move(register, from),
                ValueSource::Constant(bits) => self.emit_constant(register, kind, bits),
            }
        }
        debug_assert!(depth == self.stack.len());
        self.set_local(local(i), kind);
    }

    /// Notes a local's kind; a wide value makes its second half unusable, and the value whose second half this was.
    fn set_local(&mut self, local: u16, kind: ValueKind) {
        let local = usize::from(local);
        if local > 0 && matches!(self.locals[local - 1], ValueKind::Long | ValueKind::Double) {
            self.note_local(local - 1, ValueKind::Top);
        }
        self.note_local(local, kind);
        if matches!(kind, ValueKind::Long | ValueKind::Double) {
            self.note_local(local + 1, ValueKind::Top);
        }
    }

    fn increment(&mut self, i: &BytecodeInstruction<'_>) {
        let Operands::Increment { local, by } = i.operands else { unreachable!("iinc has an increment") };
        let register = self.layout.local(local);
        self.release(register);
        self.emit(Op::iadd_i, register as u16, register as u16, i32::from(by));
    }

    fn array_load(&mut self, of: ElementType) -> u16 {
        let (op, kind) = operations::array_load(of);
        let index = self.pop();
        let array = self.pop();
        self.produce(op, kind, array as u16, i32::from(index))
    }

    fn array_store(&mut self, of: ElementType) {
        let value = self.pop();
        let index = self.pop();
        let array = self.pop();
        self.emit(operations::array_store(of), value as u16, array as u16, i32::from(index));
    }

    /// `new`, which is one instruction with the `dup` that mostly follows.
    fn allocate_object(&mut self, operand: i32) -> u16 {
        if self.options.fuse
            && let Some(next) = self.peek()
            && next.opcode.kind() == OpcodeKind::Stack(StackOperation::Dup)
        {
            let to = self.next_operand();
            self.emit(Op::resolve, to as u16, 1, operand);
            self.push_register(ValueKind::Reference, to);
            self.push_register(ValueKind::Reference, to + 1);
            self.count_bytecode();
            return next.next_pc;
        }
        let (to, next) = self.destination(ValueKind::Reference);
        self.emit(Op::resolve, to as u16, 0, operand);
        self.finish_result(ValueKind::Reference, to);
        next
    }

    fn allocate_array(&mut self, operand: i32) -> u16 {
        let length = self.pop();
        self.produce(Op::resolve, ValueKind::Reference, length as u16, operand)
    }

    fn multi_array(&mut self, i: &BytecodeInstruction<'_>) {
        let Operands::MultiNewArray { index, dimensions } = i.operands else {
            unreachable!("multianewarray has dimensions")
        };
        let base = self.stack.len() - usize::from(dimensions);
        self.flush_from(base);
        self.stack.truncate(base);
        let to = self.next_operand();
        self.emit(Op::resolve, to as u16, u16::from(dimensions), i32::from(index));
        self.push_register(ValueKind::Reference, to);
    }

    fn check_cast(&mut self, i: &BytecodeInstruction<'_>) {
        let entry = self.pop_entry();
        let depth = self.stack.len();
        let object = self.in_register(entry, depth);
        self.emit(Op::resolve, object as u16, 0, i32::from(constant(i)));
        self.push_register(ValueKind::Reference, object);
    }

    fn field(&mut self, i: &BytecodeInstruction<'_>, access: FieldAccess) -> u16 {
        let index = constant(i);
        let descriptor = self.input.file.pool().field_ref(index).map_or("I", |field| field.descriptor);
        let kind = FieldType::parse(descriptor).map_or(ValueKind::Int, kind_of);
        let letter = u16::from(descriptor.as_bytes().first().copied().unwrap_or(b'I'));
        match access {
            FieldAccess::GetStatic => return self.produce(Op::resolve, kind, letter, i32::from(index)),
            FieldAccess::PutStatic => {
                let value = self.pop();
                self.emit(Op::resolve, value as u16, letter, i32::from(index));
            }
            FieldAccess::GetField => {
                let object = self.pop();
                return self.produce(Op::resolve, kind, object as u16, i32::from(index));
            }
            FieldAccess::PutField => {
                let value = self.pop();
                let object = self.pop();
                self.emit(Op::resolve, object as u16, value as u16, i32::from(index));
            }
        }
        self.next
    }

    fn load_constant(&mut self, i: &BytecodeInstruction<'_>) -> u16 {
        let index = constant(i);
        match self.input.file.pool().get(index) {
            Ok(PoolConstant::Integer(value)) => self.push_constant(ValueKind::Int, u64::from(value as u32)),
            Ok(PoolConstant::Float(value)) => self.push_constant(ValueKind::Float, u64::from(value.to_bits())),
            Ok(PoolConstant::Long(value)) => self.push_constant(ValueKind::Long, value as u64),
            Ok(PoolConstant::Double(value)) => self.push_constant(ValueKind::Double, value.to_bits()),
            Ok(PoolConstant::Dynamic(constant)) => {
                let kind = FieldType::parse(constant.descriptor).map_or(ValueKind::Reference, kind_of);
                return self.produce(Op::resolve, kind, 0, i32::from(index));
            }
            _ => return self.produce(Op::resolve, ValueKind::Reference, 0, i32::from(index)),
        }
        self.next
    }

    fn shuffle(&mut self, operation: StackOperation) {
        let wide = |translator: &Self, from_top: usize| {
            let entry = translator.stack[translator.stack.len() - 1 - from_top];
            matches!(entry.kind, ValueKind::Long | ValueKind::Double)
        };
        match operation {
            StackOperation::Pop => {
                self.pop_entry();
            }
            StackOperation::Pop2 => {
                if !wide(self, 0) {
                    self.pop_entry();
                }
                self.pop_entry();
            }
            StackOperation::Dup => self.duplicate(1),
            StackOperation::Dup2 => self.duplicate(if wide(self, 0) { 1 } else { 2 }),
            StackOperation::Swap => self.rearrange(2, &[1, 0]),
            StackOperation::DupX1 => self.rearrange(2, &[1, 0, 1]),
            StackOperation::DupX2 => {
                if wide(self, 1) {
                    self.rearrange(2, &[1, 0, 1]);
                } else {
                    self.rearrange(3, &[2, 0, 1, 2]);
                }
            }
            StackOperation::Dup2X1 => {
                if wide(self, 0) {
                    self.rearrange(2, &[1, 0, 1]);
                } else {
                    self.rearrange(3, &[1, 2, 0, 1, 2]);
                }
            }
            StackOperation::Dup2X2 => match (wide(self, 0), wide(self, usize::from(!wide(self, 0)) + 1)) {
                (true, true) => self.rearrange(2, &[1, 0, 1]),
                (true, false) => self.rearrange(3, &[2, 0, 1, 2]),
                (false, true) => self.rearrange(3, &[1, 2, 0, 1, 2]),
                (false, false) => self.rearrange(4, &[2, 3, 0, 1, 2, 3]),
            },
        }
    }

    /// Pushes the top entries once more: they name the same registers.
    fn duplicate(&mut self, count: usize) {
        let base = self.stack.len() - count;
        self.stack.extend_from_within(base..);
    }

    fn give_back(&mut self, has_value: bool) {
        let locals = self.input.code.max_locals();
        let result = self.input.method.descriptor().return_type();
        let mut value = 0;
        if has_value {
            let register = self.pop();
            value = register as u16;
            let narrow = match result.map(|result| result.to_string()).as_deref() {
                Some("Z") => Some(Op::i2z),
                Some("B") => Some(Op::i2b),
                Some("C") => Some(Op::i2c),
                Some("S") => Some(Op::i2s),
                _ => None,
            };
            if let Some(op) = narrow {
                let to = self.next_operand();
                self.emit(op, to as u16, value, 0);
                value = to as u16;
            }
        }
        if self.notes_locks {
            // In front of the probe: a return that throws is no return.
            self.emit(Op::leave_noted, 0, 0, 0);
        }
        self.probe_return();
        if self.is_synchronized && !self.notes_locks {
            self.emit(Op::return_synchronized, value, locals, i32::from(has_value));
        } else if has_value {
            self.emit(Op::return_value, value, locals, 0);
        } else {
            self.emit(Op::return_void, 0, 0, 0);
        }
        self.stack.clear();
        self.reachable = false;
        self.block_ended = true;
    }
}

fn immediate(i: &BytecodeInstruction<'_>) -> i16 {
    let Operands::Immediate(value) = i.operands else { unreachable!("the opcode table says so") };
    value
}

fn local(i: &BytecodeInstruction<'_>) -> u16 {
    let Operands::Local(local) = i.operands else { unreachable!("the opcode table says so") };
    local
}

fn constant(i: &BytecodeInstruction<'_>) -> u16 {
    let Operands::Constant(index) = i.operands else { unreachable!("the opcode table says so") };
    index
}

fn target(i: &BytecodeInstruction<'_>) -> u16 {
    let Operands::Branch(target) = i.operands else { unreachable!("the opcode table says so") };
    u16::try_from(target).expect("verified branches stay inside the code")
}
