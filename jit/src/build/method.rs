//! A method as the builder reads it: its plain code, what its instructions read and write, and what its class file
//! says of calls.

use holloway_vm::classfile::opcodes::Flow;
use holloway_vm::classfile::{ConstantUse, FieldAccess, Invocation, MethodDescriptor, Opcode};
use holloway_vm::code::frame::{HEADER_SLOTS, LOCK, SYNCHRONIZED_HEADER_SLOTS};
use holloway_vm::code::instruction::{Register, ThreadedInstruction};
use holloway_vm::code::op::{OpInfo, OperationKind};
use holloway_vm::code::{Block, Code};
use holloway_vm::link::{Classes, Method, flags};

use super::BuildError;
use super::operation::{Operation, ReturnKind, column_type, letter_type};
use crate::ir::{MemoryKind, Type};

/// The register of the object that a synchronized method has locked.
pub(super) const LOCK_REGISTER: Register = LOCK as Register;

/// A method with its plain code, and the classes of what it names.
#[derive(Clone, Copy)]
pub(super) struct CodeView<'a> {
    pub method: &'a Method,
    pub code: &'a Code,
    classes: &'a Classes,
}

/// The registers that an instruction reads and writes. Made once and filled again: it is asked for every instruction.
#[derive(Default)]
pub(super) struct RegisterAccesses {
    /// Registers read, with the types that the operation wants.
    pub reads: Vec<(Register, Type)>,
    /// Registers written.
    pub writes: Vec<Register>,
    /// Destination and source of moves, in order; such instructions do nothing else.
    pub moves: Vec<(Register, Register)>,
}

impl<'a> CodeView<'a> {
    /// A method's plain code; `None` where it has not been translated.
    pub(super) fn new(classes: &'a Classes, method: &'a Method) -> Option<CodeView<'a>> {
        let code = method.version(0)?;
        Some(CodeView { method, code, classes })
    }

    /// Slots of a frame, locals and header included.
    pub(super) fn slots(&self) -> usize {
        self.method.locals() + self.method.operand_slots()
    }

    pub(super) fn is_synchronized(&self) -> bool {
        self.method.is(flags::SYNCHRONIZED)
    }

    /// The register in which a handler finds its exception: the bottom of the operands.
    pub(super) fn exception_register(&self) -> Register {
        (if self.is_synchronized() { SYNCHRONIZED_HEADER_SLOTS } else { HEADER_SLOTS }) as Register
    }

    pub(super) fn instruction(&self, word: usize) -> Result<&'a ThreadedInstruction, BuildError> {
        self.code.instructions.get(word).ok_or_else(|| self.inconsistent(word))
    }

    pub(super) fn operation(&self, word: usize) -> Result<Operation, BuildError> {
        self.code.op(word).map(Operation::of).ok_or_else(|| self.inconsistent(word))
    }

    /// The facts of the operation at a word, for a pair those of its first part.
    pub(super) fn info(&self, word: usize) -> Result<&'static OpInfo, BuildError> {
        self.code.op(word).map(|op| op.info()).ok_or_else(|| self.inconsistent(word))
    }

    /// Code that no translator makes, or a fact that verification excludes; or code that is the interpreter's alone.
    pub(super) fn inconsistent(&self, word: usize) -> BuildError {
        if self.code.op(word).is_some_and(|op| op.kind() == OperationKind::Noted) {
            return BuildError::UnstructuredLocking(self.method.id);
        }
        BuildError::Inconsistent { method: self.method.id, word: word as u32 }
    }

    /// The place among the method's blocks of the one that starts at a word; [`BuildError::Inconsistent`] if none does.
    pub(super) fn block_starting_at(&self, word: usize) -> Result<usize, BuildError> {
        let found = self.code.blocks.binary_search_by_key(&(word as u32), |block| block.start);
        found.map_err(|_| self.inconsistent(word))
    }

    /// The place of a block among the method's.
    pub(super) fn index_of(&self, block: holloway_vm::BlockId) -> Option<usize> {
        let first = self.code.blocks.first()?.id;
        let index = block.0.checked_sub(first.0)? as usize;
        (index < self.code.blocks.len()).then_some(index)
    }

    pub(super) fn block(&self, index: usize) -> &'a Block {
        &self.code.blocks[index]
    }

    /// The words of a block's instructions, in order. A pair is two instructions, the fused loop ends are passed over.
    pub(super) fn words(&self, block: usize) -> Result<Vec<usize>, BuildError> {
        let mut word = self.block(block).start as usize;
        let end = self.code.block_end(block).map_or(0, |end| end as usize);
        let mut words = Vec::new();
        while word < end {
            let info = self.info(word)?;
            if info.kind == OperationKind::Pass {
                let length = usize::try_from(self.instruction(word)?.c.get()).unwrap_or(0);
                word += if length == 0 { return Err(self.inconsistent(word)) } else { length };
                continue;
            }
            words.push(word);
            if info.ends_block() {
                // What lies behind it is a switch's table, or the return that a getter has been joined with.
                break;
            }
            // A pair stands in the place of its first part, and all first parts are one word long, or have payload.
            word += info.words;
        }
        if words.is_empty() { Err(self.inconsistent(word)) } else { Ok(words) }
    }

    /// The blocks to which a block's last instruction leads, from the words of its instructions. A call leads to the block
    /// behind it; exceptions are left out.
    pub(super) fn successors(&self, block: usize, words: &[usize]) -> Result<Vec<usize>, BuildError> {
        let word = words.last().copied().unwrap_or(0);
        let behind =
            || (block + 1 < self.code.blocks.len()).then_some(block + 1).ok_or_else(|| self.inconsistent(word));
        let mut targets = Vec::new();
        match self.info(word)?.flow {
            Flow::Goto => targets.push(self.landing(self.target(word, self.instruction(word)?.c.get())?)?.0),
            Flow::Branch => {
                targets.push(self.landing(self.target(word, self.instruction(word)?.c.get())?)?.0);
                targets.push(behind()?);
            }
            Flow::Switch => {
                let switch = self.switch(word)?;
                targets.push(self.landing(switch.otherwise)?.0);
                for (_, target) in switch.cases {
                    targets.push(self.landing(target)?.0);
                }
            }
            Flow::Call => targets.push(behind()?),
            Flow::Throw | Flow::Return => {}
            // Instructions that end a block because resolution may have joined what follows do not exist; any other
            // instruction at a block's end is nothing that a translator makes, and subroutines are translated away.
            Flow::Next | Flow::Subroutine | Flow::SubroutineReturn => return Err(self.inconsistent(word)),
        }
        Ok(targets)
    }

    /// The word at a displacement from another one.
    pub(super) fn target(&self, word: usize, displacement: i32) -> Result<usize, BuildError> {
        let target = word as i64 + i64::from(displacement);
        usize::try_from(target)
            .ok()
            .filter(|&at| at < self.code.instructions.len())
            .ok_or_else(|| self.inconsistent(word))
    }

    /// Where a jump to a word arrives, through a back edge that is not laid out in line where there is one: the block,
    /// and what is charged on the way.
    pub(super) fn landing(&self, word: usize) -> Result<(usize, u32), BuildError> {
        if word < self.code.stubs as usize {
            return Ok((self.block_starting_at(word)?, 0));
        }
        if self.operation(word)? != Operation::GotoBack {
            return Err(self.inconsistent(word));
        }
        let i = self.instruction(word)?;
        Ok((self.block_starting_at(self.target(word, i.c.get())?)?, u32::from(i.a.get())))
    }

    /// The table of the switch at a word.
    pub(super) fn switch(&self, word: usize) -> Result<SwitchTable, BuildError> {
        let payload = self.instruction(word + 1)?;
        let count = (payload.second() & u64::from(u32::MAX)) as usize;
        let lane = |index: usize| -> Result<i32, BuildError> {
            let data = self.instruction(word + 2 + index / 4)?;
            let half = if index % 4 < 2 { data.first() } else { data.second() };
            Ok((half >> (32 * (index % 2))) as i32)
        };
        // A payload holds four lanes.
        if count > 4 * self.code.instructions.len() {
            return Err(self.inconsistent(word));
        }
        let mut cases = Vec::with_capacity(count);
        if self.operation(word)? == Operation::TableSwitch {
            let low = payload.first() as i32;
            for index in 0..count {
                cases.push((low.wrapping_add(index as i32), self.target(word, lane(1 + index)?)?));
            }
            Ok(SwitchTable { cases, otherwise: self.target(word, lane(0)?)? })
        } else {
            for index in 0..count {
                cases.push((lane(2 * index)?, self.target(word, lane(2 * index + 1)?)?));
            }
            Ok(SwitchTable { cases, otherwise: self.target(word, payload.first() as i32)? })
        }
    }

    /// The exception handlers that cover an instruction, in order of precedence: index of the handler's block, and the
    /// class caught. None covers the taking of the method's monitor, which comes before its bytecode.
    pub(super) fn handlers_of(&self, word: usize) -> impl Iterator<Item = (u32, u16)> + '_ {
        let is_lock = self.operation(word).is_ok_and(|operation| operation == Operation::LockMethod);
        let at = self.code.bytecode_indices.get(word).copied().filter(|_| !is_lock).unwrap_or(u16::MAX);
        let covering = self.code.handlers.iter().filter(move |handler| (handler.start..handler.end).contains(&at));
        covering.map(|handler| (handler.target, handler.catch_type))
    }

    /// The index of the bytecode from which an instruction was made.
    pub(super) fn bytecode_index(&self, word: usize) -> u16 {
        self.code.bytecode_indices.get(word).copied().unwrap_or(0)
    }

    /// The byte of the bytecode from which an instruction was made, and those behind it.
    fn bytecode(&self, word: usize) -> Option<&'a [u8]> {
        let file = self.classes.class(self.method.class).file.as_ref()?;
        let code = file.method(usize::from(self.method.index))?.code()?;
        code.bytecode().get(usize::from(*self.code.bytecode_indices.get(word)?)..)
    }

    /// The opcode of the bytecode from which an instruction was made.
    pub(super) fn opcode(&self, word: usize) -> Option<Opcode> {
        Opcode::from_byte(*self.bytecode(word)?.first()?)
    }

    /// The constant that an instruction's bytecode names by two bytes.
    pub(super) fn constant_index(&self, word: usize) -> Option<u16> {
        match self.bytecode(word)? {
            [_, high, low, ..] => Some(u16::from_be_bytes([*high, *low])),
            _ => None,
        }
    }

    /// Types of a call's arguments, the receiver included, and of its result.
    pub(super) fn call_types(&self, word: usize) -> Option<(Vec<Type>, Option<Type>)> {
        let file = self.classes.class(self.method.class).file.as_ref()?;
        let (invocation, index) = (self.opcode(word)?.invocation()?, self.constant_index(word)?);
        let descriptor = match invocation {
            Invocation::Dynamic => file.pool().invoke_dynamic(index).ok()?.descriptor,
            Invocation::Virtual | Invocation::Special | Invocation::Static | Invocation::Interface => {
                file.pool().method_ref(index).ok()?.descriptor
            }
        };
        let descriptor = MethodDescriptor::parse(descriptor)?;
        let receiver = invocation.has_receiver();
        let type_of = |ty: holloway_vm::classfile::FieldType<'_>| match ty {
            holloway_vm::classfile::FieldType::Primitive(primitive) => {
                letter_type(primitive.descriptor().as_bytes()[0])
            }
            _ => Some(Type::Ref),
        };
        let mut arguments: Vec<Type> = if receiver { vec![Type::Ref] } else { Vec::new() };
        for parameter in descriptor.parameters() {
            arguments.push(type_of(parameter)?);
        }
        let result = match descriptor.return_type() {
            Some(result) => Some(type_of(result)?),
            None => None,
        };
        Some((arguments, result))
    }

    /// Name and descriptor of the method that a call's bytecode names.
    pub(super) fn called(&self, word: usize) -> Option<(&'a str, &'a str)> {
        let file = self.classes.class(self.method.class).file.as_ref()?;
        let method = file.pool().method_ref(self.constant_index(word)?).ok()?;
        Some((method.name, method.descriptor))
    }

    /// The type of a field that an instruction's bytecode names.
    fn field_type(&self, word: usize) -> Option<Type> {
        let file = self.classes.class(self.method.class).file.as_ref()?;
        let field = file.pool().field_ref(self.constant_index(word)?).ok()?;
        letter_type(*field.descriptor.as_bytes().first()?)
    }

    /// The type of the method's result; `None` for `void`.
    pub(super) fn result(&self) -> Option<Type> {
        letter_type(self.method.result)
    }

    /// How the field that `return_getfield_*` reads lies in memory.
    pub(super) fn returned_field(&self) -> Option<MemoryKind> {
        Some(match self.result()? {
            Type::I64 => MemoryKind::Long,
            Type::F32 => MemoryKind::Float,
            Type::F64 => MemoryKind::Double,
            Type::Ref => MemoryKind::Reference,
            _ => MemoryKind::Int,
        })
    }

    /// What the instruction at a word reads and writes.
    pub(super) fn accesses(&self, word: usize, accesses: &mut RegisterAccesses) -> Result<(), BuildError> {
        accesses.reads.clear();
        accesses.writes.clear();
        accesses.moves.clear();
        let i = self.instruction(word)?;
        let (a, b, c) = (i.a.get() as Register, i.b.get() as Register, i.c_low() as Register);
        let mut reads = |register, ty| accesses.reads.push((register, ty));
        match self.operation(word)? {
            Operation::Moves(count) => {
                let more = if count > 2 { self.instruction(word + 1)?.first() } else { 0 };
                let all = [(a, b), (c, i.c_high() as Register), pair(more), pair(more >> 32)];
                accesses.moves.extend_from_slice(&all[..usize::from(count)]);
            }
            Operation::MultiNewArray => {
                (0..i.b.get()).for_each(|n| reads(a.wrapping_add(n as Register), Type::I32));
                accesses.writes.push(a);
            }
            Operation::PutStatic(_) => {
                reads(a, letter_type(i.b.get() as u8).ok_or_else(|| self.inconsistent(word))?);
            }
            Operation::Call(_) | Operation::ResolveCall => {
                let (arguments, _) = self.call_types(word).ok_or_else(|| self.inconsistent(word))?;
                for (n, ty) in arguments.into_iter().enumerate() {
                    reads(a.wrapping_add(n as Register), ty);
                }
                accesses.writes.push(a);
            }
            Operation::LockMethod => {
                if i.b.get() == 0 {
                    reads(a, Type::Ref);
                }
                accesses.writes.push(LOCK_REGISTER);
            }
            Operation::Return(kind @ (ReturnKind::Value | ReturnKind::Synchronized)) => {
                if kind == ReturnKind::Value || i.c.get() != 0 {
                    reads(a, self.result().ok_or_else(|| self.inconsistent(word))?);
                }
                if kind == ReturnKind::Synchronized {
                    reads(LOCK_REGISTER, Type::Ref);
                }
            }
            Operation::Resolve => self.unresolved_accesses(word, i, accesses)?,
            Operation::Noted | Operation::Machinery => return Err(self.inconsistent(word)),
            // Of all others the table says which registers are read and written.
            Operation::Pass
            | Operation::Constant
            | Operation::WideConstant
            | Operation::LoadRoot
            | Operation::Binary(..)
            | Operation::Immediate(..)
            | Operation::SubtractFrom
            | Operation::Unary(..)
            | Operation::Goto
            | Operation::GotoBack
            | Operation::BranchInt(..)
            | Operation::BranchImmediate(_)
            | Operation::BranchFloat(..)
            | Operation::BranchNull(_)
            | Operation::TableSwitch
            | Operation::LookupSwitch
            | Operation::ArrayLength
            | Operation::ArrayLoad(_)
            | Operation::ArrayStore(_)
            | Operation::NewArray
            | Operation::New(_)
            | Operation::GetField(_)
            | Operation::PutField(_)
            | Operation::GetStatic
            | Operation::CheckCast
            | Operation::InstanceOf
            | Operation::MonitorEnter
            | Operation::MonitorExit
            | Operation::Throw
            | Operation::Return(ReturnKind::Void | ReturnKind::Field) => self.listed_accesses(word, i, accesses)?,
        }
        Ok(())
    }

    /// The same of an instruction of which the table of operations says it.
    fn listed_accesses(
        &self,
        word: usize,
        i: &ThreadedInstruction,
        accesses: &mut RegisterAccesses,
    ) -> Result<(), BuildError> {
        let info = self.info(word)?;
        let mut types = info.reads.bytes();
        let registers = [i.a.get(), i.b.get(), i.c_low()].map(|register| register as Register);
        for (register, operand) in registers.into_iter().zip(info.operands.bytes()) {
            if operand == b'r'
                && let Some(letter) = types.next()
            {
                accesses.reads.push((register, column_type(letter).ok_or_else(|| self.inconsistent(word))?));
            } else if operand == b'd' {
                accesses.writes.extend((0..info.writes.len()).map(|n| register.wrapping_add(n as Register)));
            }
        }
        Ok(())
    }

    /// The same of an instruction whose constant is not resolved: its operands are final already.
    fn unresolved_accesses(
        &self,
        word: usize,
        i: &ThreadedInstruction,
        accesses: &mut RegisterAccesses,
    ) -> Result<(), BuildError> {
        let (a, b) = (i.a.get() as Register, i.b.get() as Register);
        let field = || self.field_type(word).ok_or_else(|| self.inconsistent(word));
        let constant_use = self.opcode(word).and_then(Opcode::constant_use);
        match constant_use.ok_or_else(|| self.inconsistent(word))? {
            ConstantUse::Field(FieldAccess::GetField) => {
                accesses.reads.push((b, Type::Ref));
                accesses.writes.push(a);
            }
            ConstantUse::Field(FieldAccess::PutField) => accesses.reads.extend([(a, Type::Ref), (b, field()?)]),
            ConstantUse::Field(FieldAccess::GetStatic) | ConstantUse::Load | ConstantUse::LoadWide => {
                accesses.writes.push(a)
            }
            ConstantUse::Field(FieldAccess::PutStatic) => accesses.reads.push((a, field()?)),
            ConstantUse::New => {
                accesses.writes.push(a);
                accesses.writes.extend((b != 0).then_some(a.wrapping_add(1)));
            }
            ConstantUse::NewPrimitiveArray | ConstantUse::NewReferenceArray => {
                accesses.reads.push((b, Type::I32));
                accesses.writes.push(a);
            }
            ConstantUse::NewMultiArray => {
                accesses.reads.extend((0..i.b.get()).map(|n| (a.wrapping_add(n as Register), Type::I32)));
                accesses.writes.push(a);
            }
            ConstantUse::CheckCast => accesses.reads.push((a, Type::Ref)),
            ConstantUse::InstanceOf => {
                accesses.reads.push((b, Type::Ref));
                accesses.writes.push(a);
            }
            // Calls have an operation of their own.
            ConstantUse::Invoke(_) => return Err(self.inconsistent(word)),
        }
        Ok(())
    }
}

/// Cases of a switch: keys and the words jumped to.
pub(super) struct SwitchTable {
    pub cases: Vec<(i32, usize)>,
    pub otherwise: usize,
}

fn pair(bits: u64) -> (Register, Register) {
    (bits as u16 as Register, (bits >> 16) as u16 as Register)
}
