//! `full-unroll`: an innermost loop that a counter leaves after a few iterations, always the same number, is done without a
//! loop: its iterations one after the other, each with its number as a constant. So indices and tests are computed here,
//! small arrays and boxes of it vanish (`sink`), and the loop around becomes an innermost one. In goes a function, out comes
//! one in which such loops are peeled to the last iteration; what decided whether there is one more is gone.

use super::affine::added_to;
use super::peel::peel;
use super::reserve_of;
use crate::ir::arithmetic::compare_int;
use crate::ir::graph::{FunctionGraph, NaturalLoop};
use crate::ir::{BinaryOp, Block, Definition, Function, Instruction, Terminator, Type, Value};

/// The most iterations of a loop that is done without one.
const MOST: usize = 8;
/// The most instructions that all iterations come to.
const LARGEST: usize = 300;
/// The most instructions of a function that grows so.
const LARGEST_FUNCTION: usize = 1500;
/// How deep loops in loops are unrolled.
const DEPTH: usize = 3;

pub fn run(function: &mut Function) -> bool {
    super::repeated(DEPTH, || {
        let graph = FunctionGraph::new(function);
        let loops = graph.loops();
        let mut any = false;
        for one in loops.iter().filter(|one| one.innermost) {
            let size = |blocks: &[Block]| -> usize {
                blocks.iter().map(|block| function.blocks[block.index()].instructions.len()).sum()
            };
            let Some(known) = Known::find(function, &graph, one) else { continue };
            let growth = size(&one.blocks) * known.iterations;
            if growth <= LARGEST && growth + size(&graph.order) <= LARGEST_FUNCTION {
                known.unroll(function, one);
                any = true;
            }
        }
        any
    })
}

/// What is known of a loop.
struct Known {
    iterations: usize,
    /// Whether the loop goes on where the test of its head is true.
    goes_on_if: bool,
}

impl Known {
    fn find(function: &Function, graph: &FunctionGraph, one: &NaturalLoop) -> Option<Known> {
        let head = &function.blocks[one.head.index()];
        let Terminator::Branch { condition, then, otherwise } = &head.terminator else { return None };
        let goes_on_if = match [then.0, otherwise.0].map(|to| one.blocks.contains(&to)) {
            [true, false] => true,
            [false, true] => false,
            _ => return None,
        };
        let &Instruction::CompareInt(compare, left, right) = function.instruction(*condition)? else { return None };
        // The counter is one of the two, a constant the other.
        let (compare, counter, limit) = match (function.int_constant(left), function.int_constant(right)) {
            (None, Some(limit)) => (compare, left, limit),
            (Some(limit), None) => (compare.swapped(), right, limit),
            _ => return None,
        };
        let place = head.parameters.iter().position(|&parameter| parameter == counter)?;
        let (mut first, mut step) = (Agreed::default(), Agreed::default());
        for &from in &graph.predecessors[one.head.index()] {
            let inside = one.blocks.contains(&from);
            function.blocks[from.index()].terminator.targets(|to, arguments| {
                if to == one.head {
                    let argument = arguments[place];
                    if inside {
                        step.meet(step_of(function, counter, argument));
                    } else {
                        first.meet(function.int_constant(argument));
                    }
                }
            });
        }
        let (mut at, step) = (first.value()?, step.value()?);
        let mut iterations = 0;
        while compare_int(compare, Type::I32, at as u32 as u64, limit as u32 as u64) == goes_on_if {
            iterations += 1;
            if iterations > MOST {
                return None;
            }
            at = at.wrapping_add(step);
        }
        Some(Known { iterations, goes_on_if })
    }

    fn unroll(&self, function: &mut Function, one: &NaturalLoop) {
        let calls = one.blocks.iter().any(|block| {
            let instructions = &function.blocks[block.index()].instructions;
            instructions
                .iter()
                .any(|&value| matches!(function.instruction(value), Some(Instruction::CallNative { .. })))
        });
        for iteration in 0..self.iterations {
            let copy = peel(function, one);
            choose(function, copy, self.goes_on_if);
            // The first check of the budget is made for all. Natives know only what is charged before the next one.
            if let Some((check, weight, exit)) = reserve_of(function, copy).filter(|_| !calls) {
                if iteration == 0 {
                    let weight = weight.saturating_mul(self.iterations as u32);
                    let definition = Definition::Instruction(Instruction::Reserve { weight, exit });
                    function.values[check.index()].definition = definition;
                } else {
                    function.blocks[copy.index()].instructions.retain(|&value| value != check);
                }
            }
        }
        choose(function, one.head, !self.goes_on_if);
    }
}

/// What all edges agree in.
#[derive(Default)]
struct Agreed(Option<Option<i32>>);

impl Agreed {
    fn meet(&mut self, value: Option<i32>) {
        self.0 = Some(match self.0 {
            Some(old) if old != value => None,
            _ => value,
        });
    }

    fn value(self) -> Option<i32> {
        self.0.flatten()
    }
}

/// The constant that is added to the counter.
fn step_of(function: &Function, counter: Value, next: Value) -> Option<i32> {
    if let Some(added) = added_to(function, counter, next) {
        return function.int_constant(added);
    }
    let &Instruction::Binary(BinaryOp::Isub, a, b) = function.instruction(next)? else { return None };
    function.int_constant(b).filter(|_| a == counter).map(i32::wrapping_neg)
}

/// Takes one edge of a block's branch for good: the one for a true condition, or the other.
fn choose(function: &mut Function, block: Block, condition: bool) {
    let terminator = &mut function.blocks[block.index()].terminator;
    let Terminator::Branch { then, otherwise, .. } = terminator else { unreachable!("the head of the loop branches") };
    let (to, arguments) = if condition { then.clone() } else { otherwise.clone() };
    *terminator = Terminator::Jump { to, arguments };
}
