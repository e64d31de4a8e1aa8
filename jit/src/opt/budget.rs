//! `budget`: charges move up and become one, as far as every path from there makes them. An exit between gives back what
//! it has not come to (`SideExit::credit`): it is cold, the charge is not. What a path charges in all stays the same, and so
//! does what the `Reserve` before has to cover. A `Reserve` of nothing, whose side exit other passes take, goes.

use crate::ir::graph::FunctionGraph;
use crate::ir::{Block, BudgetUse, Definition, Function, Instruction, Type, Value};

pub fn run(function: &mut Function) -> bool {
    remove_empty_checks(function);
    let graph = FunctionGraph::new(function);
    let shared = shared_exits(function, &graph);
    let sums: Vec<Sums> = (0..function.blocks.len()).map(|at| Sums::of(function, Block::from(at), &shared)).collect();
    let moves = Moves::new(function, &graph, &sums);
    for &block in &graph.order {
        rewrite(function, block, moves.moved_in(block), moves.moved_out(block), &shared);
    }
    true
}

fn remove_empty_checks(function: &mut Function) {
    let values = &function.values;
    let is_empty = |value: &Value| {
        matches!(values[value.index()].definition, Definition::Instruction(Instruction::Reserve { weight: 0, .. }))
    };
    function.blocks.iter_mut().for_each(|block| block.instructions.retain(|value| !is_empty(value)));
}

/// Exits that several instructions take: each must find the same charged.
fn shared_exits(function: &Function, graph: &FunctionGraph) -> Vec<bool> {
    let mut uses = vec![0u32; function.exits.len()];
    for &block in &graph.order {
        let data = &function.blocks[block.index()];
        let instructions = data.instructions.iter().filter_map(|&value| function.instruction(value)?.exit());
        instructions.chain(data.terminator.exit()).for_each(|exit| uses[exit.index()] += 1);
    }
    uses.into_iter().map(|uses| uses > 1).collect()
}

/// Whether no charge may pass an instruction.
fn is_barrier(instruction: &Instruction, shared: &[bool]) -> bool {
    let sees = match instruction.budget_use() {
        BudgetUse::Read | BudgetUse::Check => true,
        BudgetUse::None | BudgetUse::Charge(_) => false,
    };
    sees || instruction.exit().is_some_and(|exit| shared[exit.index()])
}

/// What a block charges before its first barrier, and whether it has one.
#[derive(Clone, Copy)]
struct Sums {
    first: u32,
    barrier: bool,
}

impl Sums {
    fn of(function: &Function, block: Block, shared: &[bool]) -> Sums {
        let mut sums = Sums { first: 0, barrier: false };
        for &value in &function.blocks[block.index()].instructions {
            let Some(instruction) = function.instruction(value) else { continue };
            if is_barrier(instruction, shared) {
                sums.barrier = true;
                break;
            }
            sums.first += instruction.charge();
        }
        sums
    }
}

/// How much moves along edges. Edges that share a block at either end form a group, along all of which as much moves.
struct Moves {
    /// The group of the edges to a block, by block.
    incoming: Vec<Option<usize>>,
    /// The group of the edges from a block, by block.
    outgoing: Vec<Option<usize>>,
    /// How much moves, by group.
    amounts: Vec<u32>,
}

impl Moves {
    fn new(function: &Function, graph: &FunctionGraph, sums: &[Sums]) -> Moves {
        let count = function.blocks.len();
        let mut moves = Moves { incoming: vec![None; count], outgoing: vec![None; count], amounts: vec![0; count] };
        let mut fixed = vec![false; count];
        let mut targets: Vec<Vec<Block>> = vec![Vec::new(); count];
        for &from in &graph.order {
            function.blocks[from.index()].terminator.targets(|to, _| targets[from.index()].push(to));
        }
        for &start in &graph.order {
            if targets[start.index()].is_empty() || moves.outgoing[start.index()].is_some() {
                continue;
            }
            // The group is called after the first of the blocks whose outgoing edges it has.
            let group = start.index();
            let mut open = vec![start];
            moves.outgoing[group] = Some(group);
            while let Some(from) = open.pop() {
                for &to in &targets[from.index()] {
                    // Nothing moves out of a loop's head: it would be charged once, or once too often.
                    fixed[group] |= graph.place(to) <= graph.place(from);
                    if moves.incoming[to.index()].replace(group).is_some() {
                        continue;
                    }
                    for &before in &graph.predecessors[to.index()] {
                        if moves.outgoing[before.index()].replace(group).is_none() {
                            open.push(before);
                        }
                    }
                }
            }
        }
        // From below: each round's amounts can be moved, the last's are as large as can be.
        for _ in 0..8 {
            let mut most: Vec<Option<u32>> = vec![None; count];
            for &block in graph.order.iter().rev() {
                let Some(group) = moves.incoming[block.index()] else { continue };
                let sums = &sums[block.index()];
                let available = match moves.outgoing[block.index()] {
                    _ if sums.barrier => sums.first,
                    // What moves through the block it can give, however much it is.
                    Some(outgoing) if outgoing == group => continue,
                    Some(outgoing) => sums.first + moves.amounts[outgoing],
                    None => sums.first,
                };
                most[group] = Some(most[group].map_or(available, |most| most.min(available)));
            }
            let amounts: Vec<u32> =
                most.into_iter().zip(&fixed).map(|(most, fixed)| most.filter(|_| !fixed).unwrap_or(0)).collect();
            if amounts == moves.amounts {
                break;
            }
            moves.amounts = amounts;
        }
        moves
    }

    /// What comes up into a block's end.
    fn moved_in(&self, block: Block) -> u32 {
        self.outgoing[block.index()].map_or(0, |group| self.amounts[group])
    }

    /// What moves out of a block at its beginning.
    fn moved_out(&self, block: Block) -> u32 {
        self.incoming[block.index()].map_or(0, |group| self.amounts[group])
    }
}

/// Charges once before the first barrier and once behind each, and gives exits the credit that this needs.
fn rewrite(function: &mut Function, block: Block, into: u32, out: u32, shared: &[bool]) {
    let old = std::mem::take(&mut function.blocks[block.index()].instructions);
    let mut new: Vec<Value> = Vec::with_capacity(old.len() + 1);
    let mut given = out;
    let mut rest: &[Value] = &old;
    loop {
        let is_end = |value: &Value| function.instruction(*value).is_some_and(|it| is_barrier(it, shared));
        let end = rest.iter().position(is_end);
        let (part, behind) = rest.split_at(end.map_or(rest.len(), |at| at + 1));
        let weight = |value: &Value| function.instruction(*value).map_or(0, Instruction::charge);
        let all = part.iter().map(weight).sum::<u32>() + if end.is_none() { into } else { 0 };
        if all > given {
            new.push(function.add_instruction(Instruction::Charge(all - given), Type::Void));
        }
        given = 0;
        let mut charged = 0;
        for &value in part {
            let instruction = function.instruction(value).expect("a block lists instructions");
            if let &Instruction::Charge(weight) = instruction {
                charged += weight;
                continue;
            }
            if let Some(exit) = instruction.exit() {
                function.exits[exit.index()].credit += all - charged;
            }
            new.push(value);
        }
        rest = behind;
        if end.is_none() {
            break;
        }
    }
    function.blocks[block.index()].instructions = new;
}
