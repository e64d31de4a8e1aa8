//! `peel`: the first iteration of an innermost loop is done before it. What the loop checks, reads and computes again
//! and again without change has been done once then, with the exits that belong to it, and dominates the loop: `value-numbering`
//! and `load-elimination` find it there. So nothing is ever done before its time, and no exit changes.

use super::copy::copy_blocks;
use super::repair::repair_uses;
use crate::ir::graph::{FunctionGraph, NaturalLoop};
use crate::ir::{Block, Definition, Function, Instruction, MemoryKind, Value};

/// The most instructions of a loop that is peeled.
const LARGEST: usize = 200;
/// The most instructions of all functions that grow further.
const LARGEST_FUNCTION: usize = 1500;

pub fn run(function: &mut Function) -> bool {
    let mut any = false;
    let loops = FunctionGraph::new(function).loops();
    for one in loops.iter().filter(|one| one.innermost) {
        let total: usize = function.blocks.iter().map(|block| block.instructions.len()).sum();
        if total <= LARGEST_FUNCTION && gains(function, one) {
            peel(function, one);
            any = true;
        }
    }
    any
}

/// Whether a loop checks or reads something that it does not change, or may read what it has written before.
fn gains(function: &Function, one: &NaturalLoop) -> bool {
    let size: usize = one.blocks.iter().map(|block| function.blocks[block.index()].instructions.len()).sum();
    if size > LARGEST {
        return false;
    }
    let mut varies = vec![false; function.values.len()];
    let mut stored: Vec<MemoryKind> = Vec::new();
    for &block in &one.blocks {
        for &value in &function.blocks[block.index()].parameters {
            varies[value.index()] = true;
        }
        for &value in &function.blocks[block.index()].instructions {
            if let Some(Instruction::StoreElement { kind, .. }) = function.instruction(value) {
                stored.push(*kind);
            }
        }
    }
    for &block in &one.blocks {
        for &value in &function.blocks[block.index()].instructions {
            let Some(instruction) = function.instruction(value) else { continue };
            let mut invariant = true;
            instruction.operands(|operand| invariant &= !varies[operand.index()]);
            let asks = matches!(
                instruction,
                Instruction::Guard { .. } | Instruction::ArrayLength(_) | Instruction::ClassOf(_)
            );
            let reads = instruction.loads().is_some() && !instruction.is_pure();
            if invariant && (asks || reads) {
                return true;
            }
            if let Instruction::LoadElement { kind, .. } = instruction
                && stored.contains(kind)
            {
                return true;
            }
            varies[value.index()] = !(invariant && instruction.is_pure());
        }
    }
    false
}

/// Peels one loop, and gives the head of the iteration before it.
pub(super) fn peel(function: &mut Function, one: &NaturalLoop) -> Block {
    let mut inside = vec![false; function.blocks.len()];
    for block in &one.blocks {
        inside[block.index()] = true;
    }
    // What the loop defines, and where.
    let mut defined: Vec<Option<Block>> = vec![None; function.values.len()];
    for &block in &one.blocks {
        let data = &function.blocks[block.index()];
        for value in data.parameters.iter().chain(&data.instructions) {
            defined[value.index()] = Some(block);
        }
    }
    let escaping = used_outside(function, &inside, &defined);
    let old_blocks = function.blocks.len();
    let copied = copy_blocks(function, &one.blocks);
    let first = copied.blocks[one.head.index()].expect("the head was copied");
    let mut entries = 0u64;
    for (data, _) in function.blocks[..old_blocks].iter_mut().zip(&inside).filter(|(_, inside)| !**inside) {
        let weight = data.weight;
        data.terminator.targets_mut(|to, _| {
            if *to == one.head {
                *to = first;
                entries = entries.saturating_add(weight);
            }
        });
    }
    let head_weight = function.blocks[one.head.index()].weight.max(1);
    for &block in &one.blocks {
        let copy = copied.blocks[block.index()].expect("every block was copied");
        let data = &mut function.blocks[copy.index()];
        let share = u128::from(data.weight) * u128::from(entries) / u128::from(head_weight);
        data.weight = share.clamp(1, u64::MAX.into()) as u64;
        data.terminator.targets_mut(|to, _| {
            if *to == first {
                *to = one.head;
            }
        });
    }
    inside.resize(function.blocks.len(), true);
    let pairs: Vec<[(Block, Value); 2]> = escaping
        .into_iter()
        .map(|value| {
            let block = defined[value.index()].expect("the loop defines it");
            let copy = copied.blocks[block.index()].expect("every block was copied");
            [(block, value), (copy, copied.value(value))]
        })
        .collect();
    repair_uses(function, &inside, pairs);
    first
}

/// The values that some blocks define and others use.
fn used_outside(function: &Function, inside: &[bool], defined: &[Option<Block>]) -> Vec<Value> {
    let mut found = vec![false; function.values.len()];
    let mut mark = |value: Value| {
        if defined[value.index()].is_some() {
            found[value.index()] = true;
        }
    };
    let graph = FunctionGraph::new(function);
    for &block in graph.order.iter().filter(|block| !inside[block.index()]) {
        for &value in &function.blocks[block.index()].instructions {
            if let Definition::Instruction(instruction) = &function.values[value.index()].definition {
                function.uses(instruction, &mut mark);
            }
        }
        function.terminator_uses(block, &mut mark);
    }
    (0..found.len()).filter(|&at| found[at]).map(Value::from).collect()
}
