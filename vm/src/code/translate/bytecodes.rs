//! One bytecode after another, calls and jumps apart.

use super::control::{Condition, compared};
use super::stack::kind_of;
use super::{Op, Register, Translator, ValueKind};
use crate::classfile::opcodes::Opcode;
use crate::classfile::{self, BytecodeInstruction, FieldType, Operands, PoolConstant};

impl Translator<'_> {
    /// Translates a bytecode, and those after it that it is joined with. Gives the next one's index.
    pub(super) fn bytecode(&mut self, i: &BytecodeInstruction<'_>) -> u16 {
        use Opcode as O;
        let op = i.opcode;
        match op {
            O::Nop => {}
            O::AconstNull => self.push_constant(ValueKind::Reference, 0),
            O::IconstM1
            | O::Iconst0
            | O::Iconst1
            | O::Iconst2
            | O::Iconst3
            | O::Iconst4
            | O::Iconst5
            | O::Bipush
            | O::Sipush => {
                self.push_constant(ValueKind::Int, u64::from(i32::from(immediate(i)) as u32));
            }
            O::Lconst0 | O::Lconst1 => self.push_constant(ValueKind::Long, i64::from(immediate(i)) as u64),
            O::Fconst0 | O::Fconst1 | O::Fconst2 => {
                self.push_constant(ValueKind::Float, u64::from(f32::from(immediate(i)).to_bits()));
            }
            O::Dconst0 | O::Dconst1 => self.push_constant(ValueKind::Double, f64::from(immediate(i)).to_bits()),
            O::Ldc | O::LdcW | O::Ldc2W => return self.load_constant(i),
            O::Iload | O::Iload0 | O::Iload1 | O::Iload2 | O::Iload3 => self.load(i, ValueKind::Int),
            O::Lload | O::Lload0 | O::Lload1 | O::Lload2 | O::Lload3 => self.load(i, ValueKind::Long),
            O::Fload | O::Fload0 | O::Fload1 | O::Fload2 | O::Fload3 => self.load(i, ValueKind::Float),
            O::Dload | O::Dload0 | O::Dload1 | O::Dload2 | O::Dload3 => self.load(i, ValueKind::Double),
            O::Aload | O::Aload0 | O::Aload1 | O::Aload2 | O::Aload3 => self.load(i, ValueKind::Reference),
            O::Istore | O::Istore0 | O::Istore1 | O::Istore2 | O::Istore3 => self.store(i, ValueKind::Int),
            O::Lstore | O::Lstore0 | O::Lstore1 | O::Lstore2 | O::Lstore3 => self.store(i, ValueKind::Long),
            O::Fstore | O::Fstore0 | O::Fstore1 | O::Fstore2 | O::Fstore3 => self.store(i, ValueKind::Float),
            O::Dstore | O::Dstore0 | O::Dstore1 | O::Dstore2 | O::Dstore3 => self.store(i, ValueKind::Double),
            O::Astore | O::Astore0 | O::Astore1 | O::Astore2 | O::Astore3 => self.store(i, ValueKind::Reference),
            O::Iaload => return self.array_load(Op::iaload, ValueKind::Int),
            O::Laload => return self.array_load(Op::laload, ValueKind::Long),
            O::Faload => return self.array_load(Op::faload, ValueKind::Float),
            O::Daload => return self.array_load(Op::daload, ValueKind::Double),
            O::Aaload => return self.array_load(Op::aaload, ValueKind::Reference),
            O::Baload => return self.array_load(Op::baload, ValueKind::Int),
            O::Caload => return self.array_load(Op::caload, ValueKind::Int),
            O::Saload => return self.array_load(Op::saload, ValueKind::Int),
            O::Iastore => self.array_store(Op::iastore),
            O::Lastore => self.array_store(Op::lastore),
            O::Fastore => self.array_store(Op::fastore),
            O::Dastore => self.array_store(Op::dastore),
            O::Aastore => self.array_store(Op::aastore),
            O::Bastore => self.array_store(Op::bastore),
            O::Castore => self.array_store(Op::castore),
            O::Sastore => self.array_store(Op::sastore),
            O::Pop | O::Pop2 | O::Dup | O::DupX1 | O::DupX2 | O::Dup2 | O::Dup2X1 | O::Dup2X2 | O::Swap => {
                self.shuffle(op)
            }
            O::Iadd
            | O::Isub
            | O::Imul
            | O::Idiv
            | O::Irem
            | O::Iand
            | O::Ior
            | O::Ixor
            | O::Ishl
            | O::Ishr
            | O::Iushr => {
                return self.int_binary(op);
            }
            O::Ladd
            | O::Lsub
            | O::Lmul
            | O::Ldiv
            | O::Lrem
            | O::Land
            | O::Lor
            | O::Lxor
            | O::Lshl
            | O::Lshr
            | O::Lushr => {
                return self.long_binary(op);
            }
            O::Fadd => return self.binary(Op::fadd, ValueKind::Float),
            O::Fsub => return self.binary(Op::fsub, ValueKind::Float),
            O::Fmul => return self.binary(Op::fmul, ValueKind::Float),
            O::Fdiv => return self.binary(Op::fdiv, ValueKind::Float),
            O::Frem => return self.binary(Op::frem, ValueKind::Float),
            O::Dadd => return self.binary(Op::dadd, ValueKind::Double),
            O::Dsub => return self.binary(Op::dsub, ValueKind::Double),
            O::Dmul => return self.binary(Op::dmul, ValueKind::Double),
            O::Ddiv => return self.binary(Op::ddiv, ValueKind::Double),
            O::Drem => return self.binary(Op::drem, ValueKind::Double),
            O::Ineg => return self.unary(Op::ineg, ValueKind::Int),
            O::Lneg => return self.unary(Op::lneg, ValueKind::Long),
            O::Fneg => return self.unary(Op::fneg, ValueKind::Float),
            O::Dneg => return self.unary(Op::dneg, ValueKind::Double),
            O::Iinc => self.increment(i),
            O::I2l => return self.unary(Op::i2l, ValueKind::Long),
            O::I2f => return self.unary(Op::i2f, ValueKind::Float),
            O::I2d => return self.unary(Op::i2d, ValueKind::Double),
            O::L2i => return self.unary(Op::l2i, ValueKind::Int),
            O::L2f => return self.unary(Op::l2f, ValueKind::Float),
            O::L2d => return self.unary(Op::l2d, ValueKind::Double),
            O::F2i => return self.unary(Op::f2i, ValueKind::Int),
            O::F2l => return self.unary(Op::f2l, ValueKind::Long),
            O::F2d => return self.unary(Op::f2d, ValueKind::Double),
            O::D2i => return self.unary(Op::d2i, ValueKind::Int),
            O::D2l => return self.unary(Op::d2l, ValueKind::Long),
            O::D2f => return self.unary(Op::d2f, ValueKind::Float),
            O::I2b => return self.unary(Op::i2b, ValueKind::Int),
            O::I2c => return self.unary(Op::i2c, ValueKind::Int),
            O::I2s => return self.unary(Op::i2s, ValueKind::Int),
            O::Lcmp => return self.comparison(op, Op::lcmp),
            O::Fcmpl => return self.comparison(op, Op::fcmpl),
            O::Fcmpg => return self.comparison(op, Op::fcmpg),
            O::Dcmpl => return self.comparison(op, Op::dcmpl),
            O::Dcmpg => return self.comparison(op, Op::dcmpg),
            O::Ifeq | O::Ifne | O::Iflt | O::Ifge | O::Ifgt | O::Ifle => {
                self.branch_zero(condition(op), target(i));
            }
            O::IfIcmpeq | O::IfIcmpne | O::IfIcmplt | O::IfIcmpge | O::IfIcmpgt | O::IfIcmple => {
                self.branch_int(condition(op), target(i));
            }
            O::IfAcmpeq => self.branch_registers(Op::if_acmpeq, target(i)),
            O::IfAcmpne => self.branch_registers(Op::if_acmpne, target(i)),
            O::Ifnull => self.branch_reference(Op::ifnull, target(i)),
            O::Ifnonnull => self.branch_reference(Op::ifnonnull, target(i)),
            O::Goto | O::GotoW => self.goto(target(i)),
            O::Tableswitch | O::Lookupswitch => match i.operands {
                Operands::TableSwitch(switch) => self.table_switch(switch),
                Operands::LookupSwitch(switch) => self.lookup_switch(switch),
                _ => unreachable!("switches have switch operands"),
            },
            O::Ireturn | O::Lreturn | O::Freturn | O::Dreturn | O::Areturn | O::Return => self.give_back(op),
            O::Getstatic | O::Putstatic | O::Getfield | O::Putfield => return self.field(i),
            O::Invokevirtual | O::Invokespecial | O::Invokestatic | O::Invokeinterface | O::Invokedynamic => {
                self.invoke(i)
            }
            O::New => {
                return self.allocate_object(i32::from(constant(i)));
            }
            O::Newarray => {
                let Operands::NewArray(code) = i.operands else { unreachable!("newarray has a type code") };
                return self.allocate_array(i32::from(code));
            }
            O::Anewarray => return self.allocate_array(i32::from(constant(i))),
            O::Multianewarray => self.multi_array(i),
            O::Arraylength => return self.unary(Op::arraylength, ValueKind::Int),
            O::Athrow => {
                let exception = self.pop();
                self.emit(Op::athrow, exception as u16, 0, 0);
                self.reachable = false;
                self.block_ended = true;
            }
            O::Checkcast => self.check_cast(i),
            O::Instanceof => {
                let object = self.pop();
                let (to, next) = self.destination(ValueKind::Int);
                self.emit(Op::resolve, to as u16, object as u16, i32::from(constant(i)));
                self.finish_result(ValueKind::Int, to);
                return next;
            }
            O::Monitorenter => {
                let object = self.pop();
                let op = if self.notes_locks { Op::monitorenter_noted } else { Op::monitorenter };
                self.emit(op, object as u16, 0, 0);
            }
            O::Monitorexit => {
                let object = self.pop();
                let op = if self.notes_locks { Op::monitorexit_noted } else { Op::monitorexit };
                self.emit(op, object as u16, 0, 0);
            }
            O::Jsr | O::Ret | O::JsrW | O::Wide => {
                unreachable!("refused by the verifier, or part of another instruction")
            }
        }
        self.next
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
            _ => Operands::None,
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
            && store_kind(next.opcode) == Some(kind)
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

    fn unary(&mut self, op: Op, kind: ValueKind) -> u16 {
        let x = self.pop();
        self.produce(op, kind, x as u16, 0)
    }

    fn int_binary(&mut self, opcode: Opcode) -> u16 {
        use Opcode as O;
        let y_entry = self.pop_entry();
        let y_depth = self.stack.len();
        let x_entry = self.pop_entry();
        let x_depth = self.stack.len();
        if let Some(value) = y_entry.int_constant() {
            let immediate = match opcode {
                O::Iadd => Some((Op::iadd_i, value)),
                O::Isub => Some((Op::iadd_i, value.wrapping_neg())),
                O::Imul => Some((Op::imul_i, value)),
                O::Idiv if value != 0 => Some((Op::idiv_i, value)),
                O::Irem if value != 0 => Some((Op::irem_i, value)),
                O::Iand => Some((Op::iand_i, value)),
                O::Ior => Some((Op::ior_i, value)),
                O::Ixor => Some((Op::ixor_i, value)),
                O::Ishl => Some((Op::ishl_i, value)),
                O::Ishr => Some((Op::ishr_i, value)),
                O::Iushr => Some((Op::iushr_i, value)),
                _ => None,
            };
            if let Some((op, value)) = immediate {
                let x = self.in_register(x_entry, x_depth);
                return self.produce(op, ValueKind::Int, x as u16, value);
            }
        } else if let Some(value) = x_entry.int_constant() {
            let immediate = match opcode {
                O::Iadd => Some(Op::iadd_i),
                O::Isub => Some(Op::isub_from_i),
                O::Imul => Some(Op::imul_i),
                O::Iand => Some(Op::iand_i),
                O::Ior => Some(Op::ior_i),
                O::Ixor => Some(Op::ixor_i),
                _ => None,
            };
            if let Some(op) = immediate {
                let y = self.in_register(y_entry, y_depth);
                return self.produce(op, ValueKind::Int, y as u16, value);
            }
        }
        let x = self.in_register(x_entry, x_depth);
        let y = self.in_register(y_entry, y_depth);
        let op = match opcode {
            O::Iadd => Op::iadd,
            O::Isub => Op::isub,
            O::Imul => Op::imul,
            O::Idiv => Op::idiv,
            O::Irem => Op::irem,
            O::Iand => Op::iand,
            O::Ior => Op::ior,
            O::Ixor => Op::ixor,
            O::Ishl => Op::ishl,
            O::Ishr => Op::ishr,
            _ => Op::iushr,
        };
        self.produce(op, ValueKind::Int, x as u16, i32::from(y))
    }

    fn long_binary(&mut self, opcode: Opcode) -> u16 {
        use Opcode as O;
        let y_entry = self.pop_entry();
        let y_depth = self.stack.len();
        let x = self.pop();
        let shift = matches!(opcode, O::Lshl | O::Lshr | O::Lushr);
        let constant = if shift { y_entry.int_constant() } else { y_entry.short_long_constant() };
        if let Some(value) = constant {
            let immediate = match opcode {
                O::Ladd => Some((Op::ladd_i, value)),
                O::Lsub => value.checked_neg().map(|value| (Op::ladd_i, value)),
                O::Lmul => Some((Op::lmul_i, value)),
                O::Ldiv if value != 0 => Some((Op::ldiv_i, value)),
                O::Lrem if value != 0 => Some((Op::lrem_i, value)),
                O::Land => Some((Op::land_i, value)),
                O::Lor => Some((Op::lor_i, value)),
                O::Lxor => Some((Op::lxor_i, value)),
                O::Lshl => Some((Op::lshl_i, value)),
                O::Lshr => Some((Op::lshr_i, value)),
                O::Lushr => Some((Op::lushr_i, value)),
                _ => None,
            };
            if let Some((op, value)) = immediate {
                return self.produce(op, ValueKind::Long, x as u16, value);
            }
        }
        let y = self.in_register(y_entry, y_depth);
        let op = match opcode {
            O::Ladd => Op::ladd,
            O::Lsub => Op::lsub,
            O::Lmul => Op::lmul,
            O::Ldiv => Op::ldiv,
            O::Lrem => Op::lrem,
            O::Land => Op::land,
            O::Lor => Op::lor,
            O::Lxor => Op::lxor,
            O::Lshl => Op::lshl,
            O::Lshr => Op::lshr,
            _ => Op::lushr,
        };
        self.produce(op, ValueKind::Long, x as u16, i32::from(y))
    }

    /// A comparison to a value: one instruction with the branch on zero that mostly follows.
    fn comparison(&mut self, opcode: Opcode, op: Op) -> u16 {
        if self.options.fuse
            && let Some(next) = self.peek()
            && let Some(condition) = Condition::of(next.opcode).filter(|_| is_zero_branch(next.opcode))
            && let Some(branch) = compared(opcode, condition)
        {
            self.count_bytecode();
            self.at = next.pc;
            self.branch_registers(branch, target(&next));
            return next.next_pc;
        }
        self.binary(op, ValueKind::Int)
    }

    fn load(&mut self, i: &BytecodeInstruction<'_>, kind: ValueKind) {
        let register = self.layout.local(local(i));
        self.push_register(kind, register);
    }

    fn store(&mut self, i: &BytecodeInstruction<'_>, kind: ValueKind) {
        use super::stack::Place;
        let entry = self.pop_entry();
        let depth = self.stack.len();
        let register = self.layout.local(local(i));
        if entry.place != Place::Register(register) {
            self.release(register);
            match entry.place {
                Place::Register(from) => self.emit_move(register, from),
                Place::Constant(bits) => self.emit_constant(register, kind, bits),
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

    fn array_load(&mut self, op: Op, kind: ValueKind) -> u16 {
        let index = self.pop();
        let array = self.pop();
        self.produce(op, kind, array as u16, i32::from(index))
    }

    fn array_store(&mut self, op: Op) {
        let value = self.pop();
        let index = self.pop();
        let array = self.pop();
        self.emit(op, value as u16, array as u16, i32::from(index));
    }

    /// `new`, which is one instruction with the `dup` that mostly follows.
    fn allocate_object(&mut self, operand: i32) -> u16 {
        if self.options.fuse
            && let Some(next) = self.peek()
            && next.opcode == Opcode::Dup
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

    fn field(&mut self, i: &BytecodeInstruction<'_>) -> u16 {
        let index = constant(i);
        let descriptor = self.input.file.pool().field_ref(index).map_or("I", |field| field.descriptor);
        let kind = FieldType::parse(descriptor).map_or(ValueKind::Int, kind_of);
        let letter = u16::from(descriptor.as_bytes().first().copied().unwrap_or(b'I'));
        match i.opcode {
            Opcode::Getstatic => return self.produce(Op::resolve, kind, letter, i32::from(index)),
            Opcode::Putstatic => {
                let value = self.pop();
                self.emit(Op::resolve, value as u16, letter, i32::from(index));
            }
            Opcode::Getfield => {
                let object = self.pop();
                return self.produce(Op::resolve, kind, object as u16, i32::from(index));
            }
            _ => {
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

    fn shuffle(&mut self, opcode: Opcode) {
        let wide = |translator: &Self, from_top: usize| {
            let entry = translator.stack[translator.stack.len() - 1 - from_top];
            matches!(entry.kind, ValueKind::Long | ValueKind::Double)
        };
        match opcode {
            Opcode::Pop => {
                self.pop_entry();
            }
            Opcode::Pop2 => {
                if !wide(self, 0) {
                    self.pop_entry();
                }
                self.pop_entry();
            }
            Opcode::Dup => self.duplicate(1),
            Opcode::Dup2 => self.duplicate(if wide(self, 0) { 1 } else { 2 }),
            Opcode::Swap => self.rearrange(2, &[1, 0]),
            Opcode::DupX1 => self.rearrange(2, &[1, 0, 1]),
            Opcode::DupX2 => {
                if wide(self, 1) {
                    self.rearrange(2, &[1, 0, 1]);
                } else {
                    self.rearrange(3, &[2, 0, 1, 2]);
                }
            }
            Opcode::Dup2X1 => {
                if wide(self, 0) {
                    self.rearrange(2, &[1, 0, 1]);
                } else {
                    self.rearrange(3, &[1, 2, 0, 1, 2]);
                }
            }
            _ => match (wide(self, 0), wide(self, usize::from(!wide(self, 0)) + 1)) {
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

    fn give_back(&mut self, opcode: Opcode) {
        let locals = self.input.code.max_locals();
        let result = self.input.method.descriptor().return_type();
        let mut value = 0;
        if opcode != Opcode::Return {
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
            self.emit(Op::return_synchronized, value, locals, i32::from(opcode != Opcode::Return));
        } else if opcode == Opcode::Return {
            self.emit(Op::return_void, 0, 0, 0);
        } else {
            self.emit(Op::return_value, value, locals, 0);
        }
        self.stack.clear();
        self.reachable = false;
        self.block_ended = true;
    }
}

/// The kind that a store bytecode stores.
fn store_kind(opcode: Opcode) -> Option<ValueKind> {
    use Opcode as O;
    Some(match opcode {
        O::Istore | O::Istore0 | O::Istore1 | O::Istore2 | O::Istore3 => ValueKind::Int,
        O::Lstore | O::Lstore0 | O::Lstore1 | O::Lstore2 | O::Lstore3 => ValueKind::Long,
        O::Fstore | O::Fstore0 | O::Fstore1 | O::Fstore2 | O::Fstore3 => ValueKind::Float,
        O::Dstore | O::Dstore0 | O::Dstore1 | O::Dstore2 | O::Dstore3 => ValueKind::Double,
        O::Astore | O::Astore0 | O::Astore1 | O::Astore2 | O::Astore3 => ValueKind::Reference,
        _ => return None,
    })
}

fn is_zero_branch(opcode: Opcode) -> bool {
    matches!(opcode, Opcode::Ifeq | Opcode::Ifne | Opcode::Iflt | Opcode::Ifge | Opcode::Ifgt | Opcode::Ifle)
}

fn condition(opcode: Opcode) -> Condition {
    Condition::of(opcode).expect("called for conditional branches only")
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
