//! `unroll`: a tiny counted loop does four iterations at a time, with one test, as long as four are left; the loop
//! itself does the rest. It comes after `ranges`, which leaves loops whose body is one block below a limit.

use super::affine::added_to;
use super::copy::copy_exit;
use crate::ir::graph::{FunctionGraph, NaturalLoop};
use crate::ir::{
    BinaryOp, Block, Definition, Function, Instruction, IntCompare, IrConstant, Terminator, Type, UnaryOp, Value,
};

/// Iterations at a time.
const TIMES: usize = 4;
/// The most instructions of an iteration.
const LARGEST: usize = 20;
/// The most exits of an iteration.
const MOST_EXITS: usize = 2;
/// The fewest iterations for each entry, in the profile.
const FEWEST: u64 = 8;

pub fn run(function: &mut Function) -> bool {
    let mut any = false;
    let graph = FunctionGraph::new(function);
    for one in graph.loops().iter().filter(|one| one.innermost) {
        if let Some(tiny) = Tiny::find(function, &graph, one) {
            tiny.unroll(function);
            any = true;
        }
    }
    any
}

/// A loop of two blocks: the head tests the counter, the body does the rest.
struct Tiny {
    head: Block,
    body: Block,
    /// The counter's place among the head's parameters.
    place: usize,
    step: Value,
    limit: Value,
    /// Whether the body is where the test is true, and the test's instruction.
    test: Value,
}

impl Tiny {
    fn find(function: &Function, graph: &FunctionGraph, one: &NaturalLoop) -> Option<Tiny> {
        let &[head, body] = &one.blocks[..] else { return None };
        let data = &function.blocks[head.index()];
        let Terminator::Branch { condition, then, .. } = &data.terminator else { return None };
        if then.0 != body || graph.predecessors[body.index()] != [head] {
            return None;
        }
        let mut inside = vec![false; function.values.len()];
        let mut exits = 0;
        for block in [head, body] {
            let data = &function.blocks[block.index()];
            for value in data.parameters.iter().chain(&data.instructions) {
                inside[value.index()] = true;
            }
            for &value in &data.instructions {
                let instruction = function.instruction(value)?;
                let removable = instruction.is_removable() && !matches!(instruction, Instruction::ReadBudget);
                let stays = matches!(instruction, Instruction::Guard { .. } | Instruction::Charge(_))
                    || instruction.stores().is_some();
                let fits = removable || stays && block == body;
                if !fits {
                    return None;
                }
                exits += usize::from(instruction.exit().is_some());
            }
        }
        let size = data.instructions.len() + function.blocks[body.index()].instructions.len();
        if size > LARGEST || exits > MOST_EXITS {
            return None;
        }
        let &(Instruction::CompareInt(IntCompare::Less, counter, limit)
        | Instruction::CompareInt(IntCompare::Greater, limit, counter)) = function.instruction(*condition)?
        else {
            return None;
        };
        let place = data.parameters.iter().position(|&parameter| parameter == counter)?;
        let Terminator::Jump { arguments, .. } = &function.blocks[body.index()].terminator else { return None };
        let step = added_to(function, counter, arguments[place])?;
        let outside = |value: Value| !inside[value.index()] || function.int_constant(value).is_some();
        let entries: u64 = graph.predecessors[head.index()]
            .iter()
            .filter(|&&from| from != body)
            .map(|from| function.blocks[from.index()].weight)
            .sum();
        let often = data.weight / FEWEST >= entries;
        (outside(step) && outside(limit) && function.ty(limit) == Type::I32 && often).then_some(Tiny {
            head,
            body,
            place,
            step,
            limit,
            test: *condition,
        })
    }

    fn unroll(&self, function: &mut Function) {
        let parameters = function.blocks[self.head.index()].parameters.clone();
        let weight = function.blocks[self.head.index()].weight;
        let front = function.add_block(1);
        let head = function.add_block(weight / TIMES as u64);
        let body = function.add_block(weight / TIMES as u64);
        for block in 0..function.blocks.len() {
            if Block::from(block) == self.body {
                continue;
            }
            function.blocks[block].terminator.targets_mut(|to, _| {
                if *to == self.head {
                    *to = front;
                }
            });
        }
        let copies = |function: &mut Function, block: Block| -> Vec<Value> {
            parameters.iter().map(|&parameter| function.add_parameter(block, function.ty(parameter))).collect()
        };
        let at_front = copies(function, front);
        let at_head = copies(function, head);
        let limit = self.lower_limit(function, front);
        function.blocks[front.index()].terminator = Terminator::Jump { to: head, arguments: at_front };
        let counter = at_head[self.place];
        let test = function.append(head, Instruction::CompareInt(IntCompare::Less, counter, limit), Type::Bool);
        function.blocks[head.index()].terminator =
            Terminator::Branch { condition: test, then: (body, Vec::new()), otherwise: (self.head, at_head.clone()) };
        let mut current = at_head;
        for _ in 0..TIMES {
            current = self.iteration(function, body, &parameters, &current);
        }
        function.blocks[body.index()].terminator = Terminator::Jump { to: head, arguments: current };
        // What is left of the loop runs a few times for each entry.
        let left = weight / FEWEST;
        function.blocks[self.head.index()].weight = left.max(1);
        function.blocks[self.body.index()].weight = left.max(1);
    }

    /// The limit below which as many iterations are left; the smallest int where the step is not positive.
    fn lower_limit(&self, function: &mut Function, block: Block) -> Value {
        let long = |function: &mut Function, instruction| function.append(block, instruction, Type::I64);
        // A constant of the loop itself is made here once more.
        let outside = |function: &mut Function, value: Value| match function.int_constant(value) {
            Some(number) => function.append(block, Instruction::Constant(IrConstant::I32(number)), Type::I32),
            None => value,
        };
        let (step, limit) = (outside(function, self.step), outside(function, self.limit));
        let wide_step = long(function, Instruction::Unary(UnaryOp::I2l, step));
        let wide_limit = long(function, Instruction::Unary(UnaryOp::I2l, limit));
        let times = long(function, Instruction::Constant(IrConstant::I64(TIMES as i64 - 1)));
        let span = long(function, Instruction::Binary(BinaryOp::Lmul, wide_step, times));
        let lower = long(function, Instruction::Binary(BinaryOp::Lsub, wide_limit, span));
        let least = long(function, Instruction::Constant(IrConstant::I64(i32::MIN.into())));
        let lower = long(function, Instruction::Binary(BinaryOp::Lmax, lower, least));
        let zero = outside_constant(function, block, 0);
        let positive = function.append(block, Instruction::CompareInt(IntCompare::Greater, step, zero), Type::Bool);
        let lower = function.append(block, Instruction::Select(positive, lower, least), Type::I64);
        function.append(block, Instruction::Unary(UnaryOp::L2i, lower), Type::I32)
    }

    /// One more iteration at the end of a block: what the head's parameters are after it.
    fn iteration(&self, function: &mut Function, block: Block, parameters: &[Value], current: &[Value]) -> Vec<Value> {
        let mut new: Vec<(Value, Value)> = parameters.iter().copied().zip(current.iter().copied()).collect();
        let find = |new: &[(Value, Value)], value: Value| {
            new.iter().find(|(old, _)| *old == value).map_or(value, |&(_, new)| new)
        };
        for from in [self.head, self.body] {
            for at in 0..function.blocks[from.index()].instructions.len() {
                let value = function.blocks[from.index()].instructions[at];
                let Definition::Instruction(mut instruction) = function.values[value.index()].definition.clone() else {
                    continue;
                };
                if value == self.test {
                    continue;
                }
                instruction.operands_mut(|operand| *operand = find(&new, *operand));
                if let Some(exit) = instruction.exit_mut() {
                    *exit = copy_exit(function, *exit, |value| find(&new, value));
                }
                let copy = function.append(block, instruction, function.ty(value));
                function.values[copy.index()].source = function.values[value.index()].source;
                new.push((value, copy));
            }
        }
        let Terminator::Jump { arguments, .. } = &function.blocks[self.body.index()].terminator else {
            unreachable!("the body jumps to the head")
        };
        arguments.iter().map(|&argument| find(&new, argument)).collect()
    }
}

fn outside_constant(function: &mut Function, block: Block, number: i32) -> Value {
    function.append(block, Instruction::Constant(IrConstant::I32(number)), Type::I32)
}
