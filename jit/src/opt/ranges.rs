//! `ranges`: counted loops whose checks are done before them.
//!
//! A loop that counts an int up, from any start by a step that does not change, while it is below a limit, gets a
//! smaller limit, worked out in a block before it: as far as all indices `counter + constant`, and those `scale * counter +
//! invariants + constant` that every iteration uses, lie inside their arrays, the counter does not overflow, and the budget
//! lasts. Below it the bounds checks and the budget check say nothing new, and go. Where the loop ends, the original limit
//! decides: it is over, or the block before it is entered once more (the budget may be larger than was worked out), or the
//! region is left at the loop's head, and the interpreter does the iteration that fails.
//!
//! ```text
//!          before:                          after:
//!          v                                v
//!   +--> head: reserve                 +--> front: reserve; limit' = min(limit, lengths, budget) --- left at the head
//!   |      counter < limit? --> after  |      v
//!   +--- body: bounds checks           |  +-> head: counter < limit'? -----+
//!                                      |  +-- body                         v
//!                                      +---------------------------- ended: counter < limit? --> after
//! ```

use holloway_vm::ExitReason;

use super::affine::{Affine, added_to};
use super::copy::copy_exit;
use super::reserve_of;
use crate::ir::graph::{FunctionGraph, NaturalLoop};
use crate::ir::{
    BinaryOp, Block, BudgetUse, ExitId, Function, Instruction, IntCompare, IrConstant, Terminator, Type, UnaryOp, Value,
};

/// The largest constant that is added to the counter of an access: far from overflow.
const FARTHEST: i32 = 1 << 20;

/// The largest weight of an iteration: a slice of the budget lasts for many of them.
const HEAVIEST: u32 = 1 << 12;

/// The fewest iterations for each entry, in the profile: working out the limit costs about as much as a few checks.
const FEWEST: u64 = 4;

/// The same for each check of an index that is more than counter and constant: those cost more to work out.
const FEWEST_SLOPED: u64 = 8;

pub fn run(function: &mut Function) -> bool {
    let mut any = false;
    let mut seen: Vec<Block> = Vec::new();
    loop {
        let graph = FunctionGraph::new(function);
        let loops = graph.loops();
        let next = loops.iter().filter(|one| one.innermost).find_map(|one| {
            if seen.contains(&one.head) {
                return None;
            }
            seen.push(one.head);
            Counted::find(function, &graph, one)
        });
        let Some(counted) = next else { break };
        counted.rewrite(function);
        any = true;
    }
    any
}

/// By how much the counter grows.
#[derive(Clone, Copy)]
enum Step {
    Constant(i32),
    /// A value from outside the loop; positive or the loop is not entered.
    Value(Value),
}

/// How the loop's head ends.
enum Test {
    /// A guard, which is the instruction at this place.
    Guard(usize, ExitId),
    /// The branch at the end, and whether it goes on where its condition is true.
    Branch(bool),
}

/// Indices into one array that differ by a constant only.
struct Sloped {
    length: Value,
    /// What they have in common; the size of its scale is a power of two.
    common: Affine,
    /// The smallest and the largest constant.
    lowest: i64,
    highest: i64,
}

/// A counted loop, and what can be promised before it.
struct Counted {
    head: Block,
    latches: Vec<Block>,
    /// The counter's place among the head's parameters.
    place: usize,
    step: Step,
    /// The loop goes on while the counter is less than this, or also equal.
    limit: Value,
    inclusive: bool,
    test: Test,
    /// Lengths of arrays, with the largest constant added to the counter in an index.
    lengths: Vec<(Value, i32)>,
    /// The smallest constant added to the counter in an index.
    lowest: Option<i32>,
    /// The other indices.
    sloped: Vec<Sloped>,
    /// The guards that will say nothing new.
    guards: Vec<Value>,
    /// The check of the budget at the head: its instruction, weight and exit.
    reserve: (Value, u32, ExitId),
}

impl Counted {
    /// Recognises a counted loop with something to gain.
    fn find(function: &Function, graph: &FunctionGraph, one: &NaturalLoop) -> Option<Counted> {
        let mut inside = vec![false; function.values.len()];
        for &block in &one.blocks {
            let data = &function.blocks[block.index()];
            for value in data.parameters.iter().chain(&data.instructions) {
                inside[value.index()] = true;
            }
        }
        let outside = |value: Value| !inside[value.index()];
        let head = &function.blocks[one.head.index()];
        let reserve = reserve_of(function, one.head).filter(|&(_, weight, _)| weight > 0)?;
        let mut exit_fits = true;
        function.exits[reserve.2.index()]
            .values(|value| exit_fits &= outside(value) || head.parameters.contains(&value));
        if !exit_fits {
            return None;
        }
        let (counter, limit, inclusive, test, body) = test(function, one, &outside, reserve.0)?;
        let place = head.parameters.iter().position(|&parameter| parameter == counter)?;
        let entries = graph.predecessors[one.head.index()].iter().filter(|from| !one.latches.contains(from));
        let entries: u64 = entries.map(|from| function.blocks[from.index()].weight).sum();
        if head.weight / FEWEST < entries {
            return None;
        }
        let step = step(function, one, counter, place, &outside)?;
        let mut counted = Counted {
            head: one.head,
            latches: one.latches.clone(),
            place,
            step,
            limit,
            inclusive,
            test,
            lengths: Vec::new(),
            lowest: None,
            sloped: Vec::new(),
            guards: Vec::new(),
            reserve,
        };
        for &block in &one.blocks {
            // Behind the test: in the body, or in the head behind its guard.
            let from = match (block == one.head, &counted.test) {
                (false, _) if graph.dominates(body, block) => 0,
                (true, &Test::Guard(at, _)) => at + 1,
                _ => continue,
            };
            let always = head.weight / FEWEST_SLOPED >= entries
                && one.latches.iter().all(|&latch| graph.dominates(block, latch));
            for &value in &function.blocks[block.index()].instructions[from..] {
                counted.bounds_check(function, value, (counter, always), &outside);
            }
        }
        // Other checks of the budget, what natives charge, or charges in front of the test, would make the sum wrong.
        let reserves = one.blocks.iter().flat_map(|block| &function.blocks[block.index()].instructions);
        let others = reserves.filter(|&&value| {
            let instruction = function.instruction(value);
            instruction.is_some_and(|instruction| instruction.budget_use() == BudgetUse::Check)
        });
        (others.count() == 1 && (1..=HEAVIEST).contains(&reserve.1)).then_some(counted)
    }

    /// Notes a guard that the limit makes superfluous. Where not every iteration comes to it, only that of an index near
    /// the counter is: others may lie outside of the array for long, and each such iteration would leave the region. Nor
    /// are they looked at where there are few iterations.
    fn bounds_check(
        &mut self,
        function: &Function,
        guard: Value,
        (counter, always): (Value, bool),
        outside: &impl Fn(Value) -> bool,
    ) {
        let Some(&Instruction::Guard { condition, expected: true, .. }) = function.instruction(guard) else { return };
        let Some(
            &(Instruction::CompareInt(IntCompare::UnsignedLess, index, length)
            | Instruction::CompareInt(IntCompare::UnsignedGreater, length, index)),
        ) = function.instruction(condition)
        else {
            return;
        };
        let not_negative = matches!(function.instruction(length), Some(Instruction::ArrayLength(_)))
            || function.int_constant(length).is_some_and(|length| length >= 0);
        if !outside(length) || !not_negative {
            return;
        }
        let Some(affine) = Affine::of(function, index, counter, outside) else { return };
        let (common, by) = affine.common();
        if common.scale != 1 || !common.terms.is_empty() || by.abs() > FARTHEST.into() {
            if always && common.scale != 0 && common.scale.unsigned_abs().is_power_of_two() {
                self.sloped_check(length, common, by);
                self.guards.push(guard);
            }
            return;
        }
        let by = by as i32;
        match self.lengths.iter_mut().find(|(known, _)| *known == length) {
            Some((_, most)) => *most = (*most).max(by),
            None => self.lengths.push((length, by)),
        }
        self.lowest = Some(self.lowest.map_or(by, |lowest| lowest.min(by)));
        self.guards.push(guard);
    }

    fn sloped_check(&mut self, length: Value, common: Affine, by: i64) {
        match self.sloped.iter_mut().find(|known| known.length == length && known.common == common) {
            Some(known) => (known.lowest, known.highest) = (known.lowest.min(by), known.highest.max(by)),
            None => self.sloped.push(Sloped { length, common, lowest: by, highest: by }),
        }
    }

    fn rewrite(self, function: &mut Function) {
        let head = self.head;
        let parameters = function.blocks[head.index()].parameters.clone();
        let inner_weight = function.blocks[head.index()].weight;
        let mut entries = 0u64;
        let front = function.add_block(1);
        for at in 0..function.blocks.len() {
            let block = Block::from(at);
            if block == front || self.latches.contains(&block) {
                continue;
            }
            let data = &mut function.blocks[at];
            let weight = data.weight;
            data.terminator.targets_mut(|to, _| {
                if *to == head {
                    *to = front;
                    entries = entries.saturating_add(weight);
                }
            });
        }
        function.blocks[front.index()].weight = entries.clamp(1, inner_weight.max(1));
        let copies: Vec<Value> =
            parameters.iter().map(|&parameter| function.add_parameter(front, function.ty(parameter))).collect();
        let (promised, all) = self.fill_front(function, front, &parameters, &copies);
        function.blocks[front.index()].terminator = Terminator::Jump { to: head, arguments: copies };
        self.fill_ended(function, front, &parameters, promised, all, entries);
        let drop = |value: &Value| *value != self.reserve.0 && !self.guards.contains(value);
        for block in &mut function.blocks {
            block.instructions.retain(drop);
        }
    }

    /// The block before the loop: leaves unless the budget lasts for two iterations, and works out how far the loop may
    /// go because of everything but the budget, and because of everything.
    fn fill_front(
        &self,
        function: &mut Function,
        front: Block,
        parameters: &[Value],
        copies: &[Value],
    ) -> (Value, Value) {
        let mut code = Code { function, block: front };
        let (_, weight, exit) = self.reserve;
        let exit = copy_exit(code.function, exit, |value| renamed(value, parameters, copies));
        // Division by a power of two no less than the weight: how many iterations the budget lasts for certain.
        let shift = 32 - (weight - 1).leading_zeros();
        code.effect(Instruction::Reserve { weight: 2 << shift, exit });
        let counter = copies[self.place];
        let wide_counter = code.wide(counter);
        let mut limit = code.wide(self.limit);
        if self.inclusive {
            let one = code.long(1);
            limit = code.binary(BinaryOp::Ladd, limit, one);
        }
        for &(length, by) in &self.lengths {
            if length == self.limit && by == 0 && !self.inclusive {
                continue;
            }
            let mut most = code.wide(length);
            if by != 0 {
                let by = code.long(by.into());
                most = code.binary(BinaryOp::Lsub, most, by);
            }
            limit = code.binary(BinaryOp::Lmin, limit, most);
        }
        let wide_step = match self.step {
            Step::Constant(step) => code.long(step.into()),
            Step::Value(step) => code.wide(step),
        };
        // The counter is less than the limit before a step: after it there must be no overflow. A step of 1 has none.
        if self.inclusive || !matches!(self.step, Step::Constant(1)) {
            let end = code.long(1 << 31);
            let no_overflow = code.binary(BinaryOp::Lsub, end, wide_step);
            limit = code.binary(BinaryOp::Lmin, limit, no_overflow);
        }
        let budget = code.value(Instruction::ReadBudget, Type::I64);
        let by = code.int(shift as i32);
        let iterations = code.binary(BinaryOp::Lshr, budget, by);
        let one = code.long(1);
        let iterations = code.binary(BinaryOp::Lsub, iterations, one);
        let distance = match self.step {
            Step::Constant(1) => iterations,
            _ => code.binary(BinaryOp::Lmul, iterations, wide_step),
        };
        let affordable = code.binary(BinaryOp::Ladd, wide_counter, distance);
        // The lowest index is not negative, and the step is positive; otherwise there is no iteration to be promised.
        if let Some(lowest) = self.lowest {
            let least = code.int(-lowest);
            limit = code.only_if(IntCompare::GreaterEqual, counter, least, limit, wide_counter);
        }
        for sloped in &self.sloped {
            limit = sloped.promise(&mut code, limit, wide_counter);
        }
        let mut all = code.binary(BinaryOp::Lmin, limit, affordable);
        if let Step::Value(step) = self.step {
            let zero = code.int(0);
            limit = code.only_if(IntCompare::Greater, step, zero, limit, wide_counter);
            all = code.only_if(IntCompare::Greater, step, zero, all, wide_counter);
        }
        (code.narrow(limit), code.narrow(all))
    }

    /// Behind the loop: over, or on, or out.
    fn fill_ended(
        &self,
        function: &mut Function,
        front: Block,
        parameters: &[Value],
        promised: Value,
        all: Value,
        weight: u64,
    ) {
        let counter = parameters[self.place];
        let mut code = Code { block: self.head, function };
        let test = code.make(Instruction::CompareInt(IntCompare::Less, counter, all), Type::Bool);
        let ended = code.function.add_block(weight);
        let mut old_test = test;
        let over = match self.test {
            Test::Branch(goes_on) => {
                let data = &mut code.function.blocks[self.head.index()];
                data.instructions.push(test);
                let Terminator::Branch { condition, then, otherwise } = &mut data.terminator else {
                    unreachable!("the head ends in a branch")
                };
                if !goes_on {
                    std::mem::swap(then, otherwise);
                }
                old_test = std::mem::replace(condition, test);
                std::mem::replace(otherwise, (ended, Vec::new()))
            }
            Test::Guard(at, exit) => {
                let leave = code.function.add_block(1);
                code.function.blocks[leave.index()].terminator = Terminator::Exit(exit);
                let body = code.function.add_block(code.function.blocks[self.head.index()].weight);
                let data = &mut code.function.blocks[self.head.index()];
                let mut rest = data.instructions.split_off(at);
                data.instructions.push(test);
                let branch =
                    Terminator::Branch { condition: test, then: (body, Vec::new()), otherwise: (ended, Vec::new()) };
                let end = std::mem::replace(&mut data.terminator, branch);
                if let Some(&Instruction::Guard { condition, .. }) = code.function.instruction(rest.remove(0)) {
                    old_test = condition;
                }
                code.function.blocks[body.index()].instructions = rest;
                code.function.blocks[body.index()].terminator = end;
                (leave, Vec::new())
            }
        };
        let (again, on, out) = (ended, code.function.add_block(1), code.function.add_block(1));
        code.block = again;
        let op = if self.inclusive { IntCompare::LessEqual } else { IntCompare::Less };
        let goes_on = code.value(Instruction::CompareInt(op, counter, self.limit), Type::Bool);
        code.function.blocks[again.index()].terminator =
            Terminator::Branch { condition: goes_on, then: (on, Vec::new()), otherwise: over };
        code.block = on;
        let more = code.value(Instruction::CompareInt(IntCompare::Less, counter, promised), Type::Bool);
        code.function.blocks[on.index()].terminator =
            Terminator::Branch { condition: more, then: (front, parameters.to_vec()), otherwise: (out, Vec::new()) };
        let exit = copy_exit(code.function, self.reserve.2, |value| value);
        code.function.exits[exit.index()].reason = ExitReason::Bounds;
        code.function.blocks[out.index()].terminator = Terminator::Exit(exit);
        if old_test != test {
            code.function.remove_if_unused(self.head, old_test);
        }
    }
}

impl Sloped {
    /// A limit no greater than `limit` below which the indices lie inside the array, from this value of the counter on; or
    /// the counter itself.
    fn promise(&self, code: &mut Code<'_>, limit: Value, counter: Value) -> Value {
        let mut base = None;
        for &(value, factor) in &self.common.terms {
            let mut term = code.wide(value);
            if factor != 1 {
                let factor = code.long(factor);
                term = code.binary(BinaryOp::Lmul, term, factor);
            }
            base = Some(base.map_or(term, |sum| code.binary(BinaryOp::Ladd, sum, term)));
        }
        let length = code.wide(self.length);
        let shift = self.common.scale.unsigned_abs().trailing_zeros();
        let by = code.int(shift as i32);
        let scaled = if shift == 0 { counter } else { code.binary(BinaryOp::Lshl, counter, by) };
        // What the invariants make of the smallest constant and of the largest.
        let sum = |code: &mut Code<'_>, constant: i64| {
            let constant = code.long(constant);
            base.map_or(constant, |base| code.binary(BinaryOp::Ladd, base, constant))
        };
        let (lowest, highest) = (sum(code, self.lowest), sum(code, self.highest));
        // The first index lies inside on the one side; on the other side the counter may go on as long as there is room.
        let (room, starts) = if self.common.scale > 0 {
            let first = code.binary(BinaryOp::Ladd, scaled, lowest);
            let zero = code.long(0);
            let behind = code.binary(BinaryOp::Lsub, length, highest);
            let one = code.long(1);
            let room = code.binary(BinaryOp::Lsub, behind, one);
            (room, (IntCompare::GreaterEqual, first, zero))
        } else {
            let first = code.binary(BinaryOp::Lsub, highest, scaled);
            (lowest, (IntCompare::Less, first, length))
        };
        let steps = if shift == 0 { room } else { code.binary(BinaryOp::Lshr, room, by) };
        let one = code.long(1);
        let most = code.binary(BinaryOp::Ladd, steps, one);
        let least = code.binary(BinaryOp::Lmin, limit, most);
        let (op, a, b) = starts;
        let promised = code.only_if(op, a, b, least, counter);
        // What is far below the counter would not fit an int.
        code.binary(BinaryOp::Lmax, promised, counter)
    }
}

impl Function {
    /// Takes an instruction out of a block if nothing uses its value: otherwise value numbering would find the loop's
    /// old test at its head and keep it there.
    fn remove_if_unused(&mut self, block: Block, value: Value) {
        let mut used = false;
        for at in 0..self.blocks.len() {
            for &user in &self.blocks[at].instructions {
                if let Some(instruction) = self.instruction(user) {
                    self.uses(instruction, |operand| used |= operand == value);
                }
            }
            self.terminator_uses(Block::from(at), |operand| used |= operand == value);
        }
        if !used {
            self.blocks[block.index()].instructions.retain(|&one| one != value);
        }
    }
}

/// What stands for a parameter of the head.
fn renamed(value: Value, parameters: &[Value], copies: &[Value]) -> Value {
    parameters.iter().position(|&parameter| parameter == value).map_or(value, |at| copies[at])
}

/// The counter, the limit and whether it is included, the test, and the block behind it.
fn test(
    function: &Function,
    one: &NaturalLoop,
    outside: &impl Fn(Value) -> bool,
    reserve: Value,
) -> Option<(Value, Value, bool, Test, Block)> {
    let head = &function.blocks[one.head.index()];
    let mut reserved = false;
    let mut found = None;
    for (at, &value) in head.instructions.iter().enumerate() {
        let instruction = function.instruction(value)?;
        if let &Instruction::Guard { condition, expected, exit } = instruction {
            found = Some((condition, expected, Test::Guard(at, exit), one.head));
            break;
        }
        if matches!(instruction, Instruction::Reserve { .. }) {
            reserved = value == reserve;
        } else if !instruction.is_removable() {
            return None;
        }
    }
    if found.is_none()
        && let Terminator::Branch { condition, then, otherwise } = &head.terminator
    {
        let stays = |block: Block| one.blocks.contains(&block);
        let (goes_on, body) = match (stays(then.0), stays(otherwise.0)) {
            (true, false) => (true, then),
            (false, true) => (false, otherwise),
            _ => return None,
        };
        // Whoever is in the body has come through the test.
        if body.0 == one.head || !body.1.is_empty() || edges_to(function, body.0) != 1 {
            return None;
        }
        found = Some((*condition, goes_on, Test::Branch(goes_on), body.0));
    }
    let (condition, truth, test, body) = found.filter(|_| reserved)?;
    let &Instruction::CompareInt(op, a, b) = function.instruction(condition)? else { return None };
    let op = if truth { op } else { op.negated() };
    let (op, counter, limit) = if outside(b) { (op, a, b) } else { (op.swapped(), b, a) };
    if !outside(limit) || function.ty(limit) != Type::I32 {
        return None;
    }
    let inclusive = op == IntCompare::LessEqual;
    (inclusive || op == IntCompare::Less).then_some((counter, limit, inclusive, test, body))
}

/// How many edges go to a block, from blocks that can be reached or not.
fn edges_to(function: &Function, block: Block) -> usize {
    (0..function.blocks.len()).map(|from| function.edges_between(Block::from(from), block)).sum()
}

/// By how much the counter grows on every back edge.
fn step(
    function: &Function,
    one: &NaturalLoop,
    counter: Value,
    place: usize,
    outside: &impl Fn(Value) -> bool,
) -> Option<Step> {
    let mut by: Option<Value> = None;
    for latch in &one.latches {
        let mut fine = true;
        function.blocks[latch.index()].terminator.targets(|to, arguments| {
            if to != one.head {
                return;
            }
            let added = added_to(function, counter, arguments[place]);
            let same = |a: Value, b: Value| {
                a == b || function.int_constant(a).is_some() && function.int_constant(a) == function.int_constant(b)
            };
            match (added, by) {
                (None, _) => fine = false,
                (Some(added), None) => by = Some(added),
                (Some(added), Some(known)) => fine &= same(added, known),
            }
        });
        if !fine {
            return None;
        }
    }
    let by = by?;
    match function.int_constant(by) {
        Some(step @ 1..=FARTHEST) => Some(Step::Constant(step)),
        Some(_) => None,
        None => outside(by).then_some(Step::Value(by)),
    }
}

/// A block being written.
struct Code<'a> {
    function: &'a mut Function,
    block: Block,
}

impl Code<'_> {
    fn make(&mut self, instruction: Instruction, ty: Type) -> Value {
        self.function.add_instruction(instruction, ty)
    }

    fn value(&mut self, instruction: Instruction, ty: Type) -> Value {
        self.function.append(self.block, instruction, ty)
    }

    fn effect(&mut self, instruction: Instruction) {
        self.function.append(self.block, instruction, Type::Void);
    }

    fn int(&mut self, number: i32) -> Value {
        self.value(Instruction::Constant(IrConstant::I32(number)), Type::I32)
    }

    fn long(&mut self, number: i64) -> Value {
        self.value(Instruction::Constant(IrConstant::I64(number)), Type::I64)
    }

    fn wide(&mut self, value: Value) -> Value {
        self.value(Instruction::Unary(UnaryOp::I2l, value), Type::I64)
    }

    fn narrow(&mut self, value: Value) -> Value {
        self.value(Instruction::Unary(UnaryOp::L2i, value), Type::I32)
    }

    fn binary(&mut self, op: BinaryOp, a: Value, b: Value) -> Value {
        self.value(Instruction::Binary(op, a, b), Type::I64)
    }

    /// One long where a comparison is true, another where it is not.
    fn only_if(&mut self, op: IntCompare, a: Value, b: Value, yes: Value, no: Value) -> Value {
        let condition = self.value(Instruction::CompareInt(op, a, b), Type::Bool);
        self.value(Instruction::Select(condition, yes, no), Type::I64)
    }
}
