//! `budget`: charges of a straight line are made at once, by the first of them. An exit between gives back what it has
//! not come to (`Exit::credit`): it is cold, the charge is not. The `Reserve` before covers their sum as it did.

use crate::ir::graph::Graph;
use crate::ir::{Definition, ExitId, Function, Instruction, Value};

/// Runs the pass.
pub fn run(function: &mut Function) {
    let graph = Graph::new(function);
    for &block in &graph.order {
        // The first charge, and the exits since.
        let mut first: Option<Value> = None;
        let mut between: Vec<ExitId> = Vec::new();
        let mut gone: Vec<Value> = Vec::new();
        for at in 0..function.blocks[block.index()].instructions.len() {
            let value = function.blocks[block.index()].instructions[at];
            match *function.instruction(value).expect("a block lists instructions") {
                Instruction::Charge(weight) => {
                    let Some(first) = first else {
                        first = Some(value);
                        between.clear();
                        continue;
                    };
                    if let Definition::Instruction(Instruction::Charge(sum)) =
                        &mut function.values[first.index()].definition
                    {
                        *sum += weight;
                        gone.push(value);
                        for exit in &between {
                            function.exits[exit.index()].credit += weight;
                        }
                    }
                }
                // These see the budget.
                Instruction::Reserve { .. } | Instruction::ReadBudget | Instruction::CallNative { .. } => first = None,
                ref other => between.extend(other.exit()),
            }
        }
        if !gone.is_empty() {
            function.blocks[block.index()].instructions.retain(|value| !gone.contains(value));
        }
    }
}
