//! `tail-duplication`: a small block where edges meet is copied for those of them on which it does less: where they pass a
//! constant that it tests, an object that nothing else needs, or know what it checks. What is saved is estimated
//! (`edges`) and weighed, by the profile, against the instructions that come into being; the next round looks at the blocks
//! behind, where the edges meet now. Heads of loops are not copied: what they leave to the interpreter is described there
//! once.

use super::copy::copy_blocks;
use super::edge_savings::{IncomingEdge, Uses};
use super::repair::repair_uses;
use crate::ir::graph::FunctionGraph;
use crate::ir::{Block, Function, Value};

/// The most instructions of a block that is copied.
const LARGEST: usize = 24;
/// Rounds: how many blocks one behind the other are copied.
const ROUNDS: usize = 3;
/// The most copies made in a round.
const MOST: usize = 16;
/// By how many instructions a function may grow: a share of what it has, and some, but no more than this.
const MOST_GROWTH: usize = 150;
/// The most edges into a block that are looked at.
const MOST_EDGES: usize = 8;
/// How many executions of a saved cycle, as a part of those of the hottest block, are worth an instruction more.
const WORTH: u128 = 3;

pub fn run(function: &mut Function) -> bool {
    let size: usize = function.blocks.iter().map(|block| block.instructions.len()).sum();
    let mut left = (size / 8 + 8).min(MOST_GROWTH);
    // Blocks behind those that the last round has copied; the first round looks at all.
    let mut looked_at = vec![true; function.blocks.len()];
    let mut any = false;
    for _ in 0..ROUNDS {
        let graph = FunctionGraph::new(function);
        let Some((chosen, uses)) = choose(function, &graph, &looked_at, &mut left) else { break };
        copy(function, &chosen, &uses);
        looked_at = vec![false; function.blocks.len()];
        for choice in &chosen {
            function.blocks[choice.join.index()].terminator.targets(|to, _| looked_at[to.index()] = true);
        }
        any = true;
    }
    any
}

/// A block, and the one that gets a copy of it for itself.
struct Choice {
    join: Block,
    from: Block,
}

/// Finds what pays, if anything does.
fn choose(
    function: &Function,
    graph: &FunctionGraph,
    looked_at: &[bool],
    left: &mut usize,
) -> Option<(Vec<Choice>, Uses)> {
    let mut chosen = Vec::new();
    let hottest = graph.order.iter().map(|block| function.blocks[block.index()].weight).max().unwrap_or(0).max(1);
    let mut uses: Option<Uses> = None;
    for &join in graph.order.iter().filter(|join| looked_at[join.index()]) {
        let before = &graph.predecessors[join.index()];
        let data = &function.blocks[join.index()];
        let is_head = || before.iter().any(|&from| graph.dominates(join, from));
        let cold = u128::from(data.weight) * WORTH < u128::from(hottest);
        if before.len() < 2 || before.len() > MOST_EDGES || data.instructions.len() > LARGEST || cold || is_head() {
            continue;
        }
        let uses = uses.get_or_insert_with(|| Uses::new(function, graph));
        let merged = data.parameters.iter().chain(&data.instructions).filter(|value| uses.outside[value.index()]);
        let cost = merged.count() + data.instructions.iter().map(|&value| size(function, value)).sum::<usize>();
        let mut kept = before.len();
        for &from in before {
            if kept == 1 || cost > *left || chosen.len() >= MOST {
                break;
            }
            let weight = function.blocks[from.index()].weight.min(data.weight);
            if function.edges_between(from, join) != 1 {
                continue;
            }
            let saved = IncomingEdge::new(function, graph, from, join).saves(join, uses);
            let gain = u128::from(saved) * u128::from(weight) * WORTH;
            if saved > 0 && gain >= cost as u128 * u128::from(hottest) {
                chosen.push(Choice { join, from });
                *left -= cost;
                kept -= 1;
            }
        }
    }
    uses.filter(|_| !chosen.is_empty()).map(|uses| (chosen, uses))
}

/// How much machine code an instruction becomes, roughly; exits write what lies in registers.
fn size(function: &Function, value: Value) -> usize {
    let instruction = function.instruction(value).filter(|_| function.constant(value).is_none());
    instruction.map_or(0, |instruction| 1 + usize::from(instruction.exit().is_some()))
}

/// Makes the copies and lets all uses find what reaches them.
fn copy(function: &mut Function, chosen: &[Choice], uses: &Uses) {
    // Each value that other blocks use, with its block, and then its copies: those of one block follow each other.
    let mut definitions: Vec<Vec<(Block, Value)>> = Vec::new();
    for &Choice { join, from } in chosen {
        let known = definitions.iter().position(|defined| defined[0].0 == join);
        let first = known.unwrap_or(definitions.len());
        if known.is_none() {
            let data = &function.blocks[join.index()];
            let defined = data.parameters.iter().chain(&data.instructions);
            definitions.extend(defined.filter(|value| uses.outside[value.index()]).map(|&value| vec![(join, value)]));
        }
        let copied = copy_blocks(function, &[join]);
        let Some(twin) = copied.blocks[join.index()] else { continue };
        for definitions in definitions[first..].iter_mut().take_while(|defined| defined[0].0 == join) {
            let copy = copied.value(definitions[0].1);
            definitions.push((twin, copy));
        }
        function.blocks[from.index()].terminator.targets_mut(|to, _| {
            if *to == join {
                *to = twin;
            }
        });
        let weight = function.blocks[from.index()].weight.min(function.blocks[join.index()].weight);
        function.blocks[twin.index()].weight = weight.max(1);
        let left = &mut function.blocks[join.index()].weight;
        *left = left.saturating_sub(weight).max(1);
    }
    repair_uses(function, &vec![false; function.blocks.len()], definitions);
}
