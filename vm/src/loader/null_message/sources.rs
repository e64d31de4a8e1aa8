//! Which instruction made each operand: a simulation of the method's stack up to the instruction that found a null.
//!
//! The bytecode is gone through in the order of the file, with one number per stack slot: the bytecode index of the
//! instruction that pushed it, [`UNKNOWN`] where paths that meet disagree. Moving a value (`dup`, `swap`, `checkcast`)
//! does not change who made it. What is still without a path (code reached by jumping back only) is taken up in a
//! further round. The search ends as soon as the wanted instruction is reached, so that paths that come back later do
//! not count; HotSpot does the same, and messages tell the difference. So does what is known of locals: whether a store
//! to a parameter comes before, which is asked without local variable names only.

use rustc_hash::FxHashMap;

use super::describe::Expression;
use super::{Work, value_slots};
use crate::classfile::opcode_kind::StackOperation;
use crate::classfile::opcodes::Flow;
use crate::classfile::{
    BytecodeInstruction, CodeAttribute, ConstantPool, ConstantUse, FieldAccess, Invocation, MethodDescriptor,
    OpcodeKind, Operands,
};

/// The source of a value that several instructions can have made. Code ends before: no instruction has this index.
pub(super) const UNKNOWN: u16 = u16::MAX;

/// Locals that may have been stored to, as far as they are kept count of.
#[derive(Clone, Copy, Default)]
pub(super) struct Stores(u64);

impl Stores {
    /// Whether a local may have been stored to; locals from 64 on count as such from the start.
    pub(super) fn contains(self, local: u16) -> bool {
        local >= u64::BITS as u16 || self.0 >> local & 1 != 0
    }

    fn insert(&mut self, local: u16) {
        self.0 |= 1u64.checked_shl(u32::from(local)).unwrap_or(0);
    }
}

/// What the simulation knows before an instruction.
#[derive(Clone, Default)]
struct State {
    /// Sources by stack slot, two slots for a `long` or `double`.
    stack: Vec<u16>,
    stores: Stores,
}

/// What an instruction that describes its own operands finds on top of the stack.
#[derive(Clone, Copy)]
pub(super) struct Operand {
    /// Who made the topmost slot.
    pub(super) top: u16,
    /// Who made the slot below.
    pub(super) below: u16,
    /// Stores before the instruction.
    pub(super) stores: Stores,
}

/// The sources of a null and of what led to it.
pub(super) struct Sources {
    last: State,
    operands: FxHashMap<u16, Operand>,
}

impl Sources {
    /// The source of the operand with so many slots above it, where it was found to be null.
    pub(super) fn of_null(&self, depth: usize) -> Option<u16> {
        self.last.stack.iter().rev().nth(depth).copied()
    }

    /// Stores before the instruction that found the null.
    pub(super) fn stores(&self) -> Stores {
        self.last.stores
    }

    /// The operands of a field or array access on the way.
    pub(super) fn operands_of(&self, at: u16) -> Option<Operand> {
        self.operands.get(&at).copied()
    }
}

/// Simulates a method until `at` is reached. `None` if it is not reached, or the work allowed does not suffice.
pub(super) fn find(pool: &ConstantPool, code: CodeAttribute<'_>, at: u16, work: &mut Work) -> Option<Sources> {
    let mut arrivals = FxHashMap::default();
    for handler in code.exception_table() {
        arrivals.insert(handler.handler_pc, State { stack: vec![UNKNOWN], stores: Stores::default() });
    }
    let mut simulation = Simulation { pool, arrivals, operands: FxHashMap::default(), work };
    loop {
        let known = simulation.arrivals.len();
        if let Some(last) = simulation.round(code, at)? {
            return Some(Sources { last, operands: simulation.operands });
        }
        if simulation.arrivals.len() == known {
            return None;
        }
    }
}

struct Simulation<'a> {
    pool: &'a ConstantPool,
    /// What jumps have brought to their targets.
    arrivals: FxHashMap<u16, State>,
    operands: FxHashMap<u16, Operand>,
    work: &'a mut Work,
}

impl Simulation<'_> {
    /// Goes through the code once. The state before `at`, or `None` if it was not reached.
    fn round(&mut self, code: CodeAttribute<'_>, at: u16) -> Option<Option<State>> {
        let mut current = Some(State::default());
        for instruction in code.instructions() {
            let instruction = instruction.ok()?;
            self.work.spend(1)?;
            if let Some(arrived) = self.arrivals.get_mut(&instruction.pc) {
                self.work.spend(arrived.stack.len())?;
                if let Some(current) = current {
                    arrived.meet(&current)?;
                }
                current = Some(arrived.clone());
            }
            let Some(mut state) = current.take() else { continue };
            if instruction.pc == at {
                return Some(Some(state));
            }
            self.note_operands(&instruction, &state);
            state.execute(self.pool, &instruction)?;
            self.jump(&instruction, &state)?;
            if matches!(instruction.opcode.info().flow, Flow::Next | Flow::Branch | Flow::Call) {
                current = Some(state);
            }
        }
        Some(None)
    }

    fn note_operands(&mut self, instruction: &BytecodeInstruction<'_>, state: &State) {
        if let Some(Expression::Field | Expression::Element) = Expression::of(instruction.opcode) {
            let mut slots = state.stack.iter().rev().copied();
            let (top, below) = (slots.next().unwrap_or(UNKNOWN), slots.next().unwrap_or(UNKNOWN));
            self.operands.insert(instruction.pc, Operand { top, below, stores: state.stores });
        }
    }

    /// Carries the state behind a jump or switch to its targets.
    fn jump(&mut self, instruction: &BytecodeInstruction<'_>, state: &State) -> Option<()> {
        instruction.operands.targets().try_for_each(|target| self.arrive(target, state))
    }

    fn arrive(&mut self, target: i64, state: &State) -> Option<()> {
        use std::collections::hash_map::Entry;
        self.work.spend(1 + state.stack.len())?;
        match self.arrivals.entry(u16::try_from(target).ok()?) {
            Entry::Occupied(mut arrived) => arrived.get_mut().meet(state),
            Entry::Vacant(vacant) => {
                vacant.insert(state.clone());
                Some(())
            }
        }
    }
}

impl State {
    /// Keeps what two paths agree on. `None` if their stacks differ in depth, which verified code does not let happen.
    fn meet(&mut self, other: &State) -> Option<()> {
        if self.stack.len() != other.stack.len() {
            return None;
        }
        for (source, other) in self.stack.iter_mut().zip(&other.stack) {
            if source != other {
                *source = UNKNOWN;
            }
        }
        self.stores.0 |= other.stores.0;
        Some(())
    }

    fn pop(&mut self, slots: usize) -> Option<()> {
        self.stack.truncate(self.stack.len().checked_sub(slots)?);
        Some(())
    }

    fn push(&mut self, source: u16, slots: usize) {
        self.stack.resize(self.stack.len() + slots, source);
    }

    /// Copies the topmost `count` slots below the `skip` slots under them.
    fn duplicate(&mut self, count: usize, skip: usize) -> Option<()> {
        let top = self.stack.len().checked_sub(count)?;
        let to = top.checked_sub(skip)?;
        self.stack.extend_from_within(top..);
        self.stack.get_mut(to..)?.rotate_right(count);
        Some(())
    }

    /// The effect of an instruction on stack and locals.
    fn execute(&mut self, pool: &ConstantPool, instruction: &BytecodeInstruction<'_>) -> Option<()> {
        use OpcodeKind as Kind;
        match instruction.opcode.kind() {
            // The value stays the one that it was.
            Kind::Constant(ConstantUse::CheckCast) => {}
            Kind::Stack(operation) => self.shuffle(operation)?,
            Kind::Constant(ConstantUse::Load) => self.push(instruction.pc, 1),
            Kind::Constant(ConstantUse::LoadWide) => self.push(instruction.pc, 2),
            Kind::Constant(ConstantUse::Field(access)) => self.access(pool, instruction, access)?,
            Kind::Constant(ConstantUse::Invoke(invocation)) => self.call(pool, instruction, invocation)?,
            Kind::Constant(ConstantUse::NewMultiArray) => {
                let Operands::MultiNewArray { dimensions, .. } = instruction.operands else { return None };
                self.pop(usize::from(dimensions))?;
                self.push(instruction.pc, 1);
            }
            // Verified methods have no subroutines.
            Kind::Subroutine | Kind::Wide => return None,
            Kind::Constant(
                ConstantUse::New
                | ConstantUse::NewPrimitiveArray
                | ConstantUse::NewReferenceArray
                | ConstantUse::InstanceOf,
            )
            | Kind::Nop
            | Kind::Push(_)
            | Kind::Load(_)
            | Kind::Store(_)
            | Kind::ArrayLoad(_)
            | Kind::ArrayStore(_)
            | Kind::IntArithmetic(_)
            | Kind::LongArithmetic(_)
            | Kind::FloatArithmetic(_)
            | Kind::DoubleArithmetic(_)
            | Kind::Negate(_)
            | Kind::Increment
            | Kind::Convert(_)
            | Kind::Compare(_)
            | Kind::BranchOnZero(_)
            | Kind::BranchOnInts(_)
            | Kind::BranchOnReferences(_)
            | Kind::BranchOnNull(_)
            | Kind::Goto
            | Kind::Switch
            | Kind::Return(_)
            | Kind::ArrayLength
            | Kind::Throw
            | Kind::Monitor(_) => self.by_table(instruction)?,
        }
        Some(())
    }

    /// An instruction whose whole effect stands in the opcode table.
    fn by_table(&mut self, instruction: &BytecodeInstruction<'_>) -> Option<()> {
        let info = instruction.opcode.info();
        self.pop(slots_of(info.pops))?;
        self.push(instruction.pc, slots_of(info.pushes));
        if let (Operands::Local(local), "") = (instruction.operands, info.pushes) {
            self.stores.insert(local);
        }
        Some(())
    }

    fn shuffle(&mut self, operation: StackOperation) -> Option<()> {
        match operation {
            StackOperation::Pop => self.pop(1),
            StackOperation::Pop2 => self.pop(2),
            StackOperation::Dup => self.duplicate(1, 0),
            StackOperation::DupX1 => self.duplicate(1, 1),
            StackOperation::DupX2 => self.duplicate(1, 2),
            StackOperation::Dup2 => self.duplicate(2, 0),
            StackOperation::Dup2X1 => self.duplicate(2, 1),
            StackOperation::Dup2X2 => self.duplicate(2, 2),
            StackOperation::Swap => {
                let below = self.stack.len().checked_sub(2)?;
                self.stack.swap(below, below + 1);
                Some(())
            }
        }
    }

    fn access(
        &mut self,
        pool: &ConstantPool,
        instruction: &BytecodeInstruction<'_>,
        access: FieldAccess,
    ) -> Option<()> {
        let field = pool.field_ref(instruction.operands.constant_index()?).ok()?;
        let slots = value_slots(field.descriptor)?;
        match access {
            FieldAccess::GetStatic => self.push(instruction.pc, slots),
            FieldAccess::PutStatic => self.pop(slots)?,
            FieldAccess::GetField => {
                self.pop(1)?;
                self.push(instruction.pc, slots);
            }
            FieldAccess::PutField => self.pop(slots + 1)?,
        }
        Some(())
    }

    fn call(
        &mut self,
        pool: &ConstantPool,
        instruction: &BytecodeInstruction<'_>,
        invocation: Invocation,
    ) -> Option<()> {
        let index = instruction.operands.constant_index()?;
        let descriptor = match invocation {
            Invocation::Dynamic => pool.invoke_dynamic(index).ok()?.descriptor,
            Invocation::Virtual | Invocation::Special | Invocation::Static | Invocation::Interface => {
                pool.method_ref(index).ok()?.descriptor
            }
        };
        let descriptor = MethodDescriptor::parse(descriptor)?;
        self.pop(usize::from(descriptor.parameter_slots()) + usize::from(invocation.has_receiver()))?;
        self.push(instruction.pc, usize::from(descriptor.return_slots()));
        Some(())
    }
}

/// Stack slots of values spelt as in the table of opcodes.
fn slots_of(values: &str) -> usize {
    values.bytes().map(|letter| if matches!(letter, b'J' | b'D') { 2 } else { 1 }).sum()
}
