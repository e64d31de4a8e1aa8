//! `value-numbering`: what is known at a place because of what came before it on every path.
//!
//! One walk over the tree of dominators. On the way down it gathers facts: which conditions are true (guards passed,
//! branches taken), which references are not null, between which numbers ints lie, which values are constants. With
//! them it removes guards and folds branches, computes constants, simplifies, and lets a value that has been computed
//! before stand for the same one again (global value numbering; `ClassOf`, `ArrayLength` and constant root slots
//! included, since they never change). On the way back up facts are taken back.

use std::hash::BuildHasher as _;

use rustc_hash::FxBuildHasher;

use super::dense::Renaming;
use super::intervals::Interval;
use super::simplify::{Simplified, decide, simplify};
use crate::ir::graph::FunctionGraph;
use crate::ir::{
    Block, Definition, Function, Instruction, IntCompare, IrConstant, MemoryAccess, Signedness, Terminator, Type,
    UnaryOp, Value, arithmetic,
};

pub fn run(function: &mut Function) -> bool {
    let graph = FunctionGraph::new(function);
    let mut numbering = Numbering::new(function, &graph);
    numbering.walk();
    let Numbering { renaming, changed, .. } = numbering;
    renaming.apply(function) || changed
}

const NONE: u32 = u32::MAX;

/// A fact to take back.
enum Undo {
    Truth(Value),
    NotNull(Value),
    Interval(Value, Interval),
    Constant(Value),
}

/// What is known of a parameter from the edges seen.
#[derive(Clone, Copy)]
struct Met {
    interval: Interval,
    not_null: bool,
}

pub(super) struct Numbering<'a> {
    pub(super) function: &'a mut Function,
    graph: &'a FunctionGraph,
    renaming: Renaming,
    /// By value; conditions.
    truth: Vec<Option<bool>>,
    /// By value; references.
    not_null: Vec<bool>,
    /// By value; ints.
    interval: Vec<Interval>,
    /// By value: the value of the constant that it equals here, or `NONE`.
    equal: Vec<u32>,
    /// By condition: the one that is true where it is false, or `NONE`.
    negation: Vec<u32>,
    undo: Vec<Undo>,
    /// Value numbering: chains by hash, linked by value.
    chains: Vec<u32>,
    next: Vec<u32>,
    /// By value: the block in which it is defined, for values in the chains.
    home: Vec<Block>,
    /// By block: edges seen, and how many of them can be taken.
    seen: Vec<(u32, u32)>,
    /// By parameter: what the edges seen have in common.
    met: Vec<Option<Met>>,
    block: Block,
    /// The block's instructions as they will be.
    out: Vec<Value>,
    /// Whether anything but names has changed.
    changed: bool,
}

impl<'a> Numbering<'a> {
    fn new(function: &'a mut Function, graph: &'a FunctionGraph) -> Numbering<'a> {
        let values = function.values.len();
        let blocks = function.blocks.len();
        Numbering {
            renaming: Renaming::new(function),
            graph,
            truth: vec![None; values],
            not_null: vec![false; values],
            interval: vec![Interval::ALL; values],
            equal: vec![NONE; values],
            negation: vec![NONE; values],
            undo: Vec::new(),
            chains: vec![NONE; (values * 2).next_power_of_two()],
            next: vec![NONE; values],
            home: vec![Function::ENTRY; values],
            seen: vec![(0, 0); blocks],
            met: vec![None; values],
            block: Function::ENTRY,
            out: Vec::new(),
            changed: false,
            function,
        }
    }

    fn walk(&mut self) {
        // The children of each block in the tree, in reverse postorder: blocks before a join come before the join.
        let mut children: Vec<Vec<Block>> = vec![Vec::new(); self.function.blocks.len()];
        for &block in self.graph.order.iter().skip(1).rev() {
            children[self.graph.dominator(block).index()].push(block);
        }
        let mut stack: Vec<(Block, usize)> = Vec::new();
        let mut next = Some(Function::ENTRY);
        loop {
            if let Some(block) = next.take() {
                let mark = self.undo.len();
                if self.is_reached(block) {
                    self.visit(block);
                } else {
                    children[block.index()].clear();
                    self.skip(block);
                }
                stack.push((block, mark));
            }
            let Some(&(block, mark)) = stack.last() else { break };
            next = children[block.index()].pop();
            if next.is_none() {
                self.take_back(mark);
                stack.pop();
            }
        }
    }

    fn is_reached(&self, block: Block) -> bool {
        let (seen, taken) = self.seen[block.index()];
        let before = self.graph.predecessors[block.index()].len() as u32;
        block == Function::ENTRY || taken > 0 || seen < before && seen == 0
    }

    /// A block that cannot be reached any more, with all that it dominates.
    fn skip(&mut self, block: Block) {
        for at in 0..self.graph.order.len() {
            let below = self.graph.order[at];
            if self.graph.dominates(block, below) {
                let seen = &mut self.seen;
                self.function.blocks[below.index()].terminator.targets(|to, _| seen[to.index()].0 += 1);
            }
        }
    }

    fn take_back(&mut self, mark: usize) {
        for undo in self.undo.drain(mark..).rev() {
            match undo {
                Undo::Truth(value) => self.truth[value.index()] = None,
                Undo::NotNull(value) => self.not_null[value.index()] = false,
                Undo::Interval(value, old) => self.interval[value.index()] = old,
                Undo::Constant(value) => self.equal[value.index()] = NONE,
            }
        }
    }

    /// What stands for a value here.
    pub(super) fn find(&mut self, value: Value) -> Value {
        let value = self.renaming.find(value);
        match self.equal[value.index()] {
            NONE => value,
            equal => Value(equal),
        }
    }

    pub(super) fn interval_of(&self, value: Value) -> Interval {
        match self.function.int_constant(value) {
            Some(number) => Interval::one(number),
            None => self.interval[value.index()],
        }
    }

    pub(super) fn truth_of(&self, value: Value) -> Option<bool> {
        self.truth[value.index()]
    }

    pub(super) fn is_not_null(&self, value: Value) -> bool {
        self.not_null[value.index()]
    }

    fn set_not_null(&mut self, value: Value) {
        if !std::mem::replace(&mut self.not_null[value.index()], true) {
            self.undo.push(Undo::NotNull(value));
        }
    }

    fn set_interval(&mut self, value: Value, interval: Interval) {
        let old = self.interval[value.index()];
        if self.function.constant(value).is_some() {
            return;
        }
        // An empty interval means that the place cannot be reached: whatever is known stays.
        if let Some(new) = old.meet(interval)
            && new != old
        {
            self.undo.push(Undo::Interval(value, old));
            self.interval[value.index()] = new;
        }
    }

    /// Takes a condition for true or false from here on, with all that follows.
    fn learn(&mut self, condition: Value, truth: bool) {
        let (condition, truth) = self.plain_condition(condition, truth);
        if self.truth[condition.index()].is_none() {
            self.truth[condition.index()] = Some(truth);
            self.undo.push(Undo::Truth(condition));
        }
        let Some(&Instruction::CompareInt(op, a, b)) = self.function.instruction(condition) else { return };
        let op = if truth { op } else { op.negated() };
        let (a, b) = (self.renaming.find(a), self.renaming.find(b));
        match self.function.ty(a) {
            Type::Ref => {
                for (one, other) in [(a, b), (b, a)] {
                    if self.function.constant(other) == Some(IrConstant::Null) {
                        if op == IntCompare::NotEqual {
                            self.set_not_null(one);
                        } else if op == IntCompare::Equal {
                            self.set_constant(one, other);
                        }
                    } else if op == IntCompare::Equal && self.is_not_null(other) {
                        self.set_not_null(one);
                    }
                }
            }
            Type::I32 => {
                if op == IntCompare::Equal {
                    for (one, other) in [(a, b), (b, a)] {
                        if self.function.constant(other).is_some() {
                            self.set_constant(one, other);
                        }
                    }
                }
                if let Some((first, second)) = Interval::refine(op, self.interval_of(a), self.interval_of(b)) {
                    self.set_interval(a, first);
                    self.set_interval(b, second);
                }
            }
            Type::I64 if op == IntCompare::Equal => {
                for (one, other) in [(a, b), (b, a)] {
                    if self.function.constant(other).is_some() {
                        self.set_constant(one, other);
                    }
                }
            }
            _ => {}
        }
    }

    fn set_constant(&mut self, value: Value, constant: Value) {
        if self.equal[value.index()] == NONE && self.function.constant(value).is_none() {
            self.equal[value.index()] = constant.0;
            self.undo.push(Undo::Constant(value));
        }
    }

    /// A condition behind `bool_to_int` and comparisons of its result or of a three-way comparison with 0, and whether
    /// it is wanted true.
    pub(super) fn plain_condition(&mut self, mut condition: Value, mut wanted: bool) -> (Value, bool) {
        loop {
            condition = self.renaming.find(condition);
            if self.negation[condition.index()] != NONE {
                condition = Value(self.negation[condition.index()]);
                wanted = !wanted;
                continue;
            }
            let Some(&Instruction::CompareInt(op, a, b)) = self.function.instruction(condition) else { break };
            let Some(number) = self.function.int_constant(b) else { break };
            let Some(&Instruction::Unary(UnaryOp::BoolToInt, inner)) = self.function.instruction(a) else { break };
            let at_0 = arithmetic::compare_int(op, Type::I32, 0, IrConstant::I32(number).bits());
            let at_1 = arithmetic::compare_int(op, Type::I32, 1, IrConstant::I32(number).bits());
            match (at_0, at_1) {
                (false, true) => {}
                (true, false) => wanted = !wanted,
                _ => break,
            }
            condition = inner;
        }
        (condition, wanted)
    }

    fn visit(&mut self, block: Block) {
        self.block = block;
        self.enter(block);
        let instructions = std::mem::take(&mut self.function.blocks[block.index()].instructions);
        self.out.reserve(instructions.len());
        let count = instructions.len();
        for value in instructions {
            self.instruction(value);
        }
        self.changed |= count != self.out.len();
        self.function.blocks[block.index()].instructions = std::mem::take(&mut self.out);
        self.terminator(block);
    }

    /// What is known because of the edges into a block.
    fn enter(&mut self, block: Block) {
        let before = &self.graph.predecessors[block.index()];
        if self.seen[block.index()].0 == before.len() as u32 {
            for at in 0..self.function.blocks[block.index()].parameters.len() {
                let parameter = self.function.blocks[block.index()].parameters[at];
                if let Some(met) = self.met[parameter.index()] {
                    self.interval[parameter.index()] = met.interval;
                    self.not_null[parameter.index()] = met.not_null;
                }
            }
        }
        let &[from] = before else { return };
        match self.function.blocks[from.index()].terminator {
            Terminator::Branch { condition, ref then, .. } => {
                let truth = then.0 == block;
                self.learn(condition, truth);
            }
            Terminator::Switch { key, ref cases, ref otherwise } => {
                let mut keys = cases.iter().filter(|(_, case)| case.0 == block);
                if let (Some(&(number, _)), None, true) = (keys.next(), keys.next(), otherwise.0 != block) {
                    self.set_interval(key, Interval::one(number));
                }
            }
            Terminator::Jump { .. } | Terminator::Exit(_) => {}
        }
    }

    fn instruction(&mut self, value: Value) {
        let Definition::Instruction(mut instruction) = self.function.values[value.index()].definition.clone() else {
            return;
        };
        instruction.operands_mut(|operand| *operand = self.find(*operand));
        if let Instruction::Guard { condition, expected, exit } = instruction {
            self.guard(value, condition, expected, exit);
            return;
        }
        for _ in 0..4 {
            instruction = match simplify(self, &instruction) {
                Simplified::No => break,
                Simplified::Value(same) => {
                    let same = self.renaming.find(same);
                    self.renaming.replace(value, same);
                    return;
                }
                Simplified::Constant(constant) => Instruction::Constant(constant),
                Simplified::To(other) => other,
            };
            self.changed = true;
        }
        if let Instruction::CompareInt(op, a, b) = instruction
            && let Some(opposite) = three_way_opposite(self.function, op, a, b)
        {
            let opposite = self.make(opposite, Type::Bool);
            self.negation[value.index()] = opposite.0;
        }
        if instruction.is_pure() {
            let ty = self.function.ty(value);
            if let Some(same) = self.number(value, &instruction, ty) {
                // More may be known by now than where it was made.
                self.decide(same, &instruction);
                self.renaming.replace(value, same);
                return;
            }
        }
        self.decide(value, &instruction);
        self.defined(value, &instruction);
        self.function.values[value.index()].definition = Definition::Instruction(instruction);
        self.out.push(value);
    }

    /// Notes the truth of a comparison that is decided where it is made.
    fn decide(&mut self, value: Value, instruction: &Instruction) {
        if let &Instruction::CompareInt(op, a, b) = instruction
            && self.truth[value.index()].is_none()
            && let Some(truth) = decide(self, op, a, b)
        {
            self.truth[value.index()] = Some(truth);
            self.undo.push(Undo::Truth(value));
        }
    }

    /// A guard: goes if it is known to pass; else passing it is known from here on.
    fn guard(&mut self, value: Value, condition: Value, expected: bool, exit: crate::ir::ExitId) {
        let (condition, expected) = self.plain_condition(condition, expected);
        if self.truth_of(condition) == Some(expected) {
            return;
        }
        let guard = Instruction::Guard { condition, expected, exit };
        self.function.values[value.index()].definition = Definition::Instruction(guard);
        self.out.push(value);
        self.learn(condition, expected);
    }

    /// Makes a value right here.
    pub(super) fn make(&mut self, instruction: Instruction, ty: Type) -> Value {
        let value = self.function.add_instruction(instruction.clone(), ty);
        let more = value.index() + 1;
        self.truth.resize(more, None);
        self.not_null.resize(more, false);
        self.interval.resize(more, Interval::ALL);
        self.equal.resize(more, NONE);
        self.negation.resize(more, NONE);
        self.next.resize(more, NONE);
        self.home.resize(more, Function::ENTRY);
        self.met.resize(more, None);
        if let Some(same) = self.number(value, &instruction, ty) {
            return same;
        }
        self.defined(value, &instruction);
        self.out.push(value);
        value
    }

    /// What is known of a result.
    fn defined(&mut self, value: Value, instruction: &Instruction) {
        let at = value.index();
        if let Some(object) = instruction.inspected() {
            self.set_not_null(object);
        }
        if instruction.made_class().is_some() {
            self.not_null[at] = true;
        } else if let Some(MemoryAccess { kind, stored: None, .. }) = instruction.access() {
            self.interval[at] = Interval::of_kind(kind);
        } else if let Instruction::ArrayLength(_) = instruction {
            self.interval[at] = Interval::NOT_NEGATIVE;
        } else if let &Instruction::Select(_, a, b) = instruction {
            self.interval[at] = self.interval_of(a).join(self.interval_of(b));
            self.not_null[at] = self.not_null[a.index()] && self.not_null[b.index()];
        } else if self.function.ty(value) == Type::I32 {
            if let &Instruction::Unary(op, a) = instruction {
                self.interval[at] = Interval::unary(op, self.interval_of(a));
            } else if let &Instruction::Binary(op, a, b) = instruction {
                self.interval[at] = Interval::binary(op, self.interval_of(a), self.interval_of(b));
            }
        }
    }

    fn terminator(&mut self, block: Block) {
        let old = self.function.blocks[block.index()].terminator.clone();
        let mut new = old.clone();
        new.operands_mut(|operand| *operand = self.find(*operand));
        if let Terminator::Branch { condition, then, otherwise } = &mut new {
            let (plain, wanted) = self.plain_condition(*condition, true);
            *condition = plain;
            if !wanted {
                std::mem::swap(then, otherwise);
            }
        }
        let taken = match &new {
            Terminator::Branch { condition, then, otherwise } => {
                self.truth_of(*condition).map(|truth| if truth { then.clone() } else { otherwise.clone() })
            }
            Terminator::Switch { key, cases, otherwise } => self
                .interval_of(*key)
                .single()
                .map(|key| cases.iter().find(|case| case.0 == key).map_or(otherwise, |(_, case)| case).clone()),
            Terminator::Jump { .. } | Terminator::Exit(_) => None,
        };
        if let Some((to, arguments)) = taken {
            new = Terminator::Jump { to, arguments };
            self.changed = true;
        }
        // Edges that are not taken any more have been seen too.
        let (seen, met) = (&mut self.seen, &mut self.met);
        old.targets(|to, _| seen[to.index()].0 += 1);
        let (function, intervals, not_null) = (&*self.function, &self.interval, &self.not_null);
        new.targets(|to, arguments| {
            seen[to.index()].1 += 1;
            for (&parameter, &argument) in function.blocks[to.index()].parameters.iter().zip(arguments) {
                let interval = match function.int_constant(argument) {
                    Some(number) => Interval::one(number),
                    None => intervals[argument.index()],
                };
                let not_null = not_null[argument.index()];
                let met = &mut met[parameter.index()];
                *met = Some(match *met {
                    None => Met { interval, not_null },
                    Some(old) => Met { interval: old.interval.join(interval), not_null: old.not_null && not_null },
                });
            }
        });
        self.function.blocks[block.index()].terminator = new;
    }

    /// Finds the same instruction on the way here, or enters this one.
    fn number(&mut self, value: Value, instruction: &Instruction, ty: Type) -> Option<Value> {
        let chain = hash(instruction, ty) & (self.chains.len() - 1);
        if let Some(found) = self.search(chain, instruction, ty) {
            return Some(found);
        }
        self.next[value.index()] = self.chains[chain];
        self.chains[chain] = value.0;
        self.home[value.index()] = self.block;
        // Later searches compare with what it is by then.
        self.function.values[value.index()].definition = Definition::Instruction(instruction.clone());
        None
    }

    fn search(&self, chain: usize, instruction: &Instruction, ty: Type) -> Option<Value> {
        let mut at = self.chains[chain];
        while at != NONE {
            let value = Value(at);
            if self.function.instruction(value) == Some(instruction)
                && self.function.ty(value) == ty
                && self.graph.dominates(self.home[value.index()], self.block)
            {
                return Some(value);
            }
            at = self.next[value.index()];
        }
        None
    }

    /// A comparison of the same operands whose truth is known.
    pub(super) fn known_comparison(&self, op: IntCompare, a: Value, b: Value) -> Option<bool> {
        let instruction = Instruction::CompareInt(op, a, b);
        let chain = hash(&instruction, Type::Bool) & (self.chains.len() - 1);
        self.search(chain, &instruction, Type::Bool).and_then(|value| self.truth_of(value))
    }
}

/// For a three-way comparison of floating-point numbers against 0 that is true for NaN: the comparison of the numbers
/// that is true where it is false.
fn three_way_opposite(function: &Function, op: IntCompare, a: Value, b: Value) -> Option<Instruction> {
    if function.int_constant(b) != Some(0) || op.signedness() != Signedness::Signed {
        return None;
    }
    let &Instruction::Binary(three_way, x, y) = function.instruction(a)? else { return None };
    let opposite = op.negated().of_floats(three_way.three_way()?)?;
    Some(Instruction::CompareFloat(opposite, x, y))
}

fn hash(instruction: &Instruction, ty: Type) -> usize {
    FxBuildHasher.hash_one((instruction, ty)) as usize
}
