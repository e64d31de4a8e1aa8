//! Copies of blocks, with all that is in them: for peeling and unrolling.

use crate::ir::{Block, Definition, ExitId, Function, SnapshotValue, Terminator, Value};

/// Which block and which value is a copy of which.
pub struct Copied {
    /// By number of the original; `None` for blocks that were not copied.
    pub blocks: Vec<Option<Block>>,
    values: Vec<Option<Value>>,
}

impl Copied {
    /// What stands for a value in the copy: its copy, or itself.
    pub fn value(&self, value: Value) -> Value {
        self.values.get(value.index()).copied().flatten().unwrap_or(value)
    }
}

/// Copies blocks, with fresh values and exits. Jumps between copied blocks are jumps between the copies; all others
/// stay.
pub fn copy_blocks(function: &mut Function, blocks: &[Block]) -> Copied {
    let mut copied = Copied { blocks: vec![None; function.blocks.len()], values: vec![None; function.values.len()] };
    for &block in blocks {
        let weight = function.blocks[block.index()].weight;
        let copy = function.add_block(weight);
        copied.blocks[block.index()] = Some(copy);
        for at in 0..function.blocks[block.index()].parameters.len() {
            let value = function.blocks[block.index()].parameters[at];
            let ty = function.ty(value);
            copied.values[value.index()] = Some(function.add_parameter(copy, ty));
        }
        for at in 0..function.blocks[block.index()].instructions.len() {
            let value = function.blocks[block.index()].instructions[at];
            let data = function.values[value.index()].clone();
            copied.values[value.index()] = Some(Value::from(function.values.len()));
            function.blocks[copy.index()].instructions.push(Value::from(function.values.len()));
            function.values.push(data);
        }
    }
    for &block in blocks {
        let Some(copy) = copied.blocks[block.index()] else { continue };
        for at in 0..function.blocks[copy.index()].instructions.len() {
            let value = function.blocks[copy.index()].instructions[at];
            let Definition::Instruction(mut instruction) = function.values[value.index()].definition.clone() else {
                continue;
            };
            instruction.operands_mut(|operand| *operand = copied.value(*operand));
            if let Some(exit) = instruction.exit_mut() {
                *exit = copy_exit(function, *exit, |value| copied.value(value));
            }
            function.values[value.index()].definition = Definition::Instruction(instruction);
        }
        let mut terminator = function.blocks[block.index()].terminator.clone();
        terminator.operands_mut(|operand| *operand = copied.value(*operand));
        terminator.targets_mut(|to, _| *to = copied.blocks[to.index()].unwrap_or(*to));
        if let Terminator::Exit(exit) = &mut terminator {
            *exit = copy_exit(function, *exit, |value| copied.value(value));
        }
        function.blocks[copy.index()].terminator = terminator;
    }
    copied
}

/// A copy of an exit with other values.
pub fn copy_exit(function: &mut Function, exit: ExitId, mut value_of: impl FnMut(Value) -> Value) -> ExitId {
    let mut exit = function.exits[exit.index()].clone();
    exit.values_mut(|written| {
        if let SnapshotValue::Value(value) = written {
            *value = value_of(*value);
        }
    });
    function.add_exit(exit)
}
