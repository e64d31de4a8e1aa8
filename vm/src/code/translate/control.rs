//! Branches, loop ends and switches.

use super::emit::{Fixup, Part};
use super::probe::EdgeStub;
use super::stack::{StackEntry, ValueSource};
use super::{FusedOver, Op, Translator, ValueKind, operations};
use crate::classfile::opcode_kind::Condition;
use crate::classfile::{LookupSwitch, TableSwitch};

/// The condition with its operands exchanged.
fn swapped(condition: Condition) -> Condition {
    match condition {
        Condition::Equal | Condition::NotEqual => condition,
        Condition::Less => Condition::Greater,
        Condition::GreaterOrEqual => Condition::LessOrEqual,
        Condition::Greater => Condition::Less,
        Condition::LessOrEqual => Condition::GreaterOrEqual,
    }
}

/// The loop ends that correspond to branches on ints, with a constant or without: without and with an increment.
const BACK: [(Op, Op, Op); 12] = [
    (Op::if_icmpeq, Op::back_icmpeq, Op::inc_back_icmpeq),
    (Op::if_icmpne, Op::back_icmpne, Op::inc_back_icmpne),
    (Op::if_icmplt, Op::back_icmplt, Op::inc_back_icmplt),
    (Op::if_icmpge, Op::back_icmpge, Op::inc_back_icmpge),
    (Op::if_icmpgt, Op::back_icmpgt, Op::inc_back_icmpgt),
    (Op::if_icmple, Op::back_icmple, Op::inc_back_icmple),
    (Op::if_ieq_i, Op::back_ieq_i, Op::inc_back_ieq_i),
    (Op::if_ine_i, Op::back_ine_i, Op::inc_back_ine_i),
    (Op::if_ilt_i, Op::back_ilt_i, Op::inc_back_ilt_i),
    (Op::if_ige_i, Op::back_ige_i, Op::inc_back_ige_i),
    (Op::if_igt_i, Op::back_igt_i, Op::inc_back_igt_i),
    (Op::if_ile_i, Op::back_ile_i, Op::inc_back_ile_i),
];

impl Translator<'_> {
    /// A branch on two int operands.
    pub(super) fn branch_int(&mut self, condition: Condition, target: u16) {
        let right = self.pop_entry();
        let right_depth = self.stack.len();
        let left = self.pop_entry();
        let left_depth = self.stack.len();
        self.compare_ints(condition, (left, left_depth), (right, right_depth), target);
    }

    /// A branch on one int operand against zero.
    pub(super) fn branch_zero(&mut self, condition: Condition, target: u16) {
        let left = self.pop_entry();
        let depth = self.stack.len();
        let zero = StackEntry { place: ValueSource::Constant(0), kind: ValueKind::Int };
        self.compare_ints(condition, (left, depth), (zero, depth), target);
    }

    fn compare_ints(
        &mut self,
        condition: Condition,
        left: (StackEntry, usize),
        right: (StackEntry, usize),
        target: u16,
    ) {
        let immediate = |entry: StackEntry| entry.int_constant().and_then(|value| i16::try_from(value).ok());
        self.flush();
        match (immediate(left.0), immediate(right.0)) {
            (_, Some(value)) => {
                let a = self.in_register(left.0, left.1);
                self.emit_branch(operations::int_branch_with(condition), a as u16, value as u16, target);
            }
            (Some(value), None) => {
                let a = self.in_register(right.0, right.1);
                self.emit_branch(operations::int_branch_with(swapped(condition)), a as u16, value as u16, target);
            }
            (None, None) => {
                let a = self.in_register(left.0, left.1);
                let b = self.in_register(right.0, right.1);
                self.emit_branch(operations::int_branch(condition), a as u16, b as u16, target);
            }
        }
    }

    /// A branch on two operands in registers.
    pub(super) fn branch_registers(&mut self, op: Op, target: u16) {
        let b = self.pop();
        let a = self.pop();
        self.flush();
        self.emit_branch(op, a as u16, b as u16, target);
    }

    /// A branch on one reference.
    pub(super) fn branch_reference(&mut self, op: Op, target: u16) {
        let a = self.pop();
        self.flush();
        self.emit_branch(op, a as u16, 0, target);
    }

    /// Writes a conditional branch; a taken back edge goes through an instruction of its own that charges the budget.
    fn emit_branch(&mut self, op: Op, a: u16, b: u16, target: u16) {
        let at = self.here();
        self.emit(op, a, b, 0);
        self.branch_target(at, at, Part::C, target);
        self.block_ended = true;
    }

    fn branch_target(&mut self, from: u32, word: u32, part: Part, target: u16) {
        let probe = self.edge_of_jump(target);
        if target <= self.at || probe.is_some() {
            self.edge_stubs.push(EdgeStub { fixup: Fixup { from, word, part, target }, at: self.at, probe });
        } else {
            self.fix(from, word, part, target);
        }
    }

    /// `goto`.
    pub(super) fn goto(&mut self, target: u16) {
        self.flush();
        if target > self.at {
            self.probe(self.edge_of_jump(target));
            self.emit_goto(target);
        } else {
            let weight = self.scan.weight(self.at, target);
            if self.options.fuse && self.edge_of_jump(target).is_none() {
                self.fuse_loop_end(target, weight);
            }
            self.emit_goto_back(target, weight, self.edge_of_jump(target));
        }
        self.reachable = false;
        self.block_ended = true;
    }

    pub(super) fn emit_goto(&mut self, target: u16) {
        let at = self.here();
        self.emit(Op::goto, 0, 0, 0);
        self.fix(at, at, Part::C, target);
    }

    /// Writes a back edge: charge and jump, with its steps in between where there are any, so that they are done once
    /// however often it has to wait for its budget.
    pub(super) fn emit_goto_back(&mut self, target: u16, weight: u32, probe: Option<u32>) {
        let at = self.here();
        self.emit(Op::goto_back, weight as u16, 0, 1);
        match probe {
            Some(edge) => {
                self.probe(Some(edge));
                self.emit_goto(target);
            }
            None => self.fix(at, at, Part::C, target),
        }
    }

    /// Where the loop's head only compares two ints, writes an instruction that does the increment before the jump,
    /// the jump and the comparison; what it replaces follows it, for when the head is not plain.
    fn fuse_loop_end(&mut self, target: u16, weight: u32) {
        let head = self.block_starts[usize::from(target)];
        if head == u32::MAX {
            return;
        }
        let Some(compare) = self.instructions.get(head as usize).cloned() else { return };
        let compare_op = self.ops[head as usize].get();
        let Some(&(_, plain, incrementing)) = BACK.iter().find(|(op, ..)| *op as u16 == compare_op) else { return };
        // The comparison's taken target, from its fixup; its other successor is the block behind it.
        let pending = self.fixups.iter().find(|fixup| fixup.word == head && fixup.part == Part::C).copied();
        let Some(pending) = pending else { return };
        let increment = self.last_increment();
        let fused = self.here() - u32::from(increment.is_some());
        if increment.is_some() {
            self.instructions.pop();
            self.ops.pop();
            self.bytecode_indices.pop();
            self.maps.pop();
        }
        let (op, register, amount) = match &increment {
            Some(i) => (incrementing, i.a.get(), i.c.get() as u16),
            None => (plain, 0, 0),
        };
        self.emit(op, compare.a.get(), compare.b.get(), 2);
        self.emit_data(0, u64::from(register) | u64::from(amount) << 16 | u64::from(weight) << 32);
        self.fix(fused, fused + 1, Part::Lane(0), pending.target);
        let not_taken = head + 1 + super::super::instruction::HEADER_WORDS as u32;
        self.apply(Fixup { from: fused, word: fused + 1, part: Part::Lane(1), target }, not_taken);
        self.fused_over.push(FusedOver { head, at: fused, op });
        if let Some(increment) = increment {
            self.emit(Op::iadd_i, increment.a.get(), increment.b.get(), increment.c.get());
        }
    }

    /// The last instruction of this block if it increments a register by a small constant.
    fn last_increment(&self) -> Option<super::ThreadedInstruction> {
        let block = self.blocks.last()?;
        let last = self.instructions.last()?;
        let increments = self.here() > block.start
            && self.ops.last().is_some_and(|op| op.get() == Op::iadd_i as u16)
            && last.a.get() == last.b.get()
            && i16::try_from(last.c.get()).is_ok();
        increments.then(|| last.clone())
    }

    /// At a back edge's stub values are as the target's frame says.
    pub(super) fn apply_stub_state(&mut self, target: u16) {
        let Some(frame) = self.input.verified.frame_at(target) else { return };
        self.take_over(frame);
    }

    /// `tableswitch`: payload, then default and targets, four to a word.
    pub(super) fn table_switch(&mut self, switch: TableSwitch<'_>) {
        let key = self.pop();
        self.flush();
        let at = self.here();
        self.emit(Op::tableswitch, key as u16, 0, 0);
        self.emit_data(u64::from(switch.low as u32), switch.targets().len() as u64);
        let targets = std::iter::once(switch.default).chain(switch.targets());
        self.switch_entries(at, targets.map(|target| (None, target)).collect());
    }

    /// `lookupswitch`: payload, then pairs of key and target, two to a word.
    pub(super) fn lookup_switch(&mut self, switch: LookupSwitch<'_>) {
        let key = self.pop();
        self.flush();
        let at = self.here();
        self.emit(Op::lookupswitch, key as u16, 0, 0);
        self.emit_data(0, switch.pairs().len() as u64);
        self.branch_target(at, at + 1, Part::Lane(0), switch.default as u16);
        self.switch_entries(at, switch.pairs().map(|(key, target)| (Some(key), target)).collect());
    }

    fn switch_entries(&mut self, at: u32, entries: Vec<(Option<i32>, i64)>) {
        let mut lane = 4;
        for (key, target) in entries {
            if lane == 4 {
                self.emit_data(0, 0);
                lane = 0;
            }
            let word = self.here() - 1;
            if let Some(key) = key {
                // A key is stored as a displacement would be: counted from 0.
                let fixup = Fixup { from: 0, word, part: Part::Lane(lane), target: 0 };
                self.apply(fixup, key as u32);
                lane += 1;
            }
            self.branch_target(at, word, Part::Lane(lane), target as u16);
            lane += 1;
        }
        self.reachable = false;
        self.block_ended = true;
    }
}
