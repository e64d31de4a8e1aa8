//! `full-unroll`: an innermost loop that goes from a constant to a constant in at most eight iterations does them one behind
//! the other. Each iteration is peeled (`peel`), so no exit moves, and what is left of the loop is the test that ends it;
//! `value-numbering` then finds the other tests decided. A loop around it is innermost afterwards, and may follow.

use super::peel::{LARGEST_FUNCTION, peel, size_of};
use crate::ir::arithmetic::compare_int;
use crate::ir::graph::{FunctionGraph, NaturalLoop};
use crate::ir::{BinaryOp, Function, Instruction, Terminator, Type, Value};

/// The most iterations.
const MOST: usize = 8;
/// The most instructions of all iterations together.
const LARGEST: usize = 240;

/// Runs the pass.
pub fn run(function: &mut Function) -> bool {
    let mut any = false;
    // Each one changes what comes before others.
    while unroll(function) {
        any = true;
    }
    any
}

/// Unrolls a loop, if there is one that can be.
fn unroll(function: &mut Function) -> bool {
    let graph = FunctionGraph::new(function);
    let total: usize = function.blocks.iter().map(|block| block.instructions.len()).sum();
    let loops = graph.loops();
    let counted = loops.iter().filter(|one| one.innermost).find_map(|one| {
        let trips = trips(function, &graph, one)?;
        let size = trips * size_of(function, one);
        (size <= LARGEST && total + size <= LARGEST_FUNCTION).then_some((one, trips))
    });
    let Some((one, trips)) = counted else { return false };
    (0..trips).for_each(|_| peel(function, one));
    // All iterations have been done: only the last test is left.
    let data = &mut function.blocks[one.head.index()];
    if let Terminator::Branch { then, otherwise, .. } = &mut data.terminator {
        let over = if one.blocks.contains(&then.0) { otherwise } else { then };
        data.terminator = Terminator::Jump { to: over.0, arguments: std::mem::take(&mut over.1) };
    }
    data.weight = (data.weight / (trips as u64 + 1)).max(1);
    true
}

/// How often the body of a loop is done where its head's test alone ends it, if that is known and not too often.
fn trips(function: &Function, graph: &FunctionGraph, one: &NaturalLoop) -> Option<usize> {
    let data = &function.blocks[one.head.index()];
    let Terminator::Branch { condition, then, otherwise } = &data.terminator else { return None };
    let stays = one.blocks.contains(&then.0);
    if stays == one.blocks.contains(&otherwise.0) {
        return None;
    }
    let &Instruction::CompareInt(op, a, b) = function.instruction(*condition)? else { return None };
    let number = |value: Value| function.int_constant(value);
    let (counter, limit, turned) = match (number(a), number(b)) {
        (None, Some(limit)) => (a, limit, false),
        (Some(limit), None) => (b, limit, true),
        _ => return None,
    };
    let place = data.parameters.iter().position(|&parameter| parameter == counter)?;
    let (mut start, mut step) = (None, None);
    for &from in &graph.predecessors[one.head.index()] {
        let mut fits = true;
        function.blocks[from.index()].terminator.targets(|to, arguments| {
            if to != one.head {
                return;
            }
            let (known, found) = match one.latches.contains(&from) {
                true => (&mut step, step_of(function, arguments[place], counter)),
                false => (&mut start, number(arguments[place])),
            };
            fits &= found.is_some() && (known.is_none() || *known == found);
            *known = found;
        });
        if !fits {
            return None;
        }
    }
    let (mut at, step) = (start?, step?);
    let holds = |at: i32| {
        let (x, y) = if turned { (limit, at) } else { (at, limit) };
        compare_int(op, Type::I32, u64::from(x as u32), u64::from(y as u32))
    };
    let mut trips = 0;
    while holds(at) == stays {
        trips += 1;
        at = at.wrapping_add(step);
        if trips > MOST {
            return None;
        }
    }
    (trips > 0).then_some(trips)
}

/// What is added to a counter to give a value.
fn step_of(function: &Function, value: Value, counter: Value) -> Option<i32> {
    match *function.instruction(value)? {
        Instruction::Binary(BinaryOp::Iadd, a, b) if a == counter => function.int_constant(b),
        Instruction::Binary(BinaryOp::Iadd, a, b) if b == counter => function.int_constant(a),
        Instruction::Binary(BinaryOp::Isub, a, b) if a == counter => function.int_constant(b).map(i32::wrapping_neg),
        _ => None,
    }
}
