//! `if-conversion`: a branch of whose arms neither is rare, and which do nothing but compute a few ints of what is known
//! before it, becomes a choice: both are computed, and `select` takes one. What the machine cannot predict costs it more
//! than what it computes in vain. Floating-point numbers stay: choosing between them is a branch of the machine.

use crate::ir::graph::FunctionGraph;
use crate::ir::{Block, Function, Instruction, Terminator, Type, Value};

/// Of the executions of a branch, the share that its rarer arm has at least. Below that the machine predicts it well.
const RARE: u64 = 32;
/// Instructions at most that are computed in vain or choose; constants do not count.
const MOST: usize = 4;

pub fn run(function: &mut Function) -> bool {
    let graph = FunctionGraph::new(function);
    let mut any = false;
    // What lies inside comes first: what it has become may be the arm of a branch around it.
    for &block in graph.order.iter().rev() {
        while convert(function, &graph, block) {
            any = true;
        }
    }
    any
}

/// One arm of a branch.
struct Arm {
    /// The block of this arm, if there is one: it is reached from the branch only.
    block: Option<Block>,
    /// Where it leads.
    to: Block,
    arguments: Vec<Value>,
}

impl Arm {
    fn find(function: &Function, graph: &FunctionGraph, from: Block, edge: &(Block, Vec<Value>)) -> Arm {
        let (block, data) = (edge.0, &function.blocks[edge.0.index()]);
        if let Some((to, arguments)) = data.terminator.jump()
            && graph.predecessors[block.index()] == [from]
            && data.parameters.is_empty()
            && to != block
            && data.instructions.iter().all(|&value| is_cheap(function, value))
        {
            return Arm { block: Some(block), to, arguments: arguments.to_vec() };
        }
        Arm { block: None, to: block, arguments: edge.1.clone() }
    }

    /// Instructions that are no constants.
    fn size(&self, function: &Function) -> usize {
        let computes = |value: &&Value| function.constant(**value).is_none();
        self.block.map_or(0, |block| function.blocks[block.index()].instructions.iter().filter(computes).count())
    }

    fn weight(&self, function: &Function) -> Option<u64> {
        self.block.map(|block| function.blocks[block.index()].weight)
    }
}

/// Whether an instruction may be executed in vain: it computes an int or a truth of ints in a cycle or two.
fn is_cheap(function: &Function, value: Value) -> bool {
    let int = |value: Value| matches!(function.ty(value), Type::I32 | Type::I64 | Type::Bool);
    let Some(instruction) = function.instruction(value) else { return false };
    if let Instruction::Unary(op, _) = instruction {
        return op.is_cheap();
    }
    if let Instruction::Binary(op, _, _) = instruction {
        return op.is_cheap();
    }
    if let &Instruction::Select(_, a, _) = instruction {
        return int(a);
    }
    matches!(instruction, Instruction::Constant(_) | Instruction::CompareInt(..))
}

/// Makes a choice of the branch at the end of a block, if it is one that pays.
fn convert(function: &mut Function, graph: &FunctionGraph, block: Block) -> bool {
    let data = &function.blocks[block.index()];
    let Terminator::Branch { condition, then, otherwise } = &data.terminator else { return false };
    let (condition, weight) = (*condition, data.weight);
    if then.0 == otherwise.0 {
        return false;
    }
    let find = |edge| Arm::find(function, graph, block, edge);
    let (yes, no) = (find(then), find(otherwise));
    if yes.to != no.to || yes.to == block || yes.block.is_none() && no.block.is_none() {
        return false;
    }
    let differing: Vec<usize> = (0..yes.arguments.len()).filter(|&at| yes.arguments[at] != no.arguments[at]).collect();
    let is_int = |&at: &usize| matches!(function.ty(yes.arguments[at]), Type::I32 | Type::I64);
    let cost = yes.size(function) + no.size(function) + differing.len();
    if cost > MOST || !differing.iter().all(is_int) || decides(function, yes.to, &differing, [&yes, &no]) {
        return false;
    }
    let rarer = match (yes.weight(function), no.weight(function)) {
        (Some(yes), Some(no)) => yes.min(no),
        (Some(one), None) | (None, Some(one)) => one.min(weight.saturating_sub(one)),
        (None, None) => 0,
    };
    if rarer == 0 || rarer < weight / RARE {
        return false;
    }
    for arm in [yes.block, no.block].into_iter().flatten() {
        let data = &mut function.blocks[arm.index()];
        // Nothing leads there any more.
        data.terminator = Terminator::Jump { to: arm, arguments: Vec::new() };
        let mut moved = std::mem::take(&mut data.instructions);
        function.blocks[block.index()].instructions.append(&mut moved);
    }
    let (to, mut arguments) = (yes.to, yes.arguments);
    for at in differing {
        let ty = function.ty(arguments[at]);
        arguments[at] = function.append(block, Instruction::Select(condition, arguments[at], no.arguments[at]), ty);
    }
    function.blocks[block.index()].terminator = Terminator::Jump { to, arguments };
    true
}

/// Whether a constant that one of the arms passes decides, or may decide, where the block behind them goes: then it is
/// better copied for that arm.
fn decides(function: &Function, block: Block, differing: &[usize], arms: [&Arm; 2]) -> bool {
    let data = &function.blocks[block.index()];
    let is_known = |value: Value| {
        differing.iter().any(|&at| {
            data.parameters[at] == value && arms.iter().any(|arm| function.constant(arm.arguments[at]).is_some())
        })
    };
    match &data.terminator {
        Terminator::Branch { condition, .. } => {
            let Some(&Instruction::CompareInt(_, a, b)) = function.instruction(*condition) else { return false };
            is_known(a) && function.constant(b).is_some() || is_known(b) && function.constant(a).is_some()
        }
        Terminator::Switch { key, .. } => is_known(*key),
        Terminator::Jump { .. } | Terminator::Exit(_) => false,
    }
}
