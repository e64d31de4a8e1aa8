//! `clean`: what nothing needs goes. Branches that only choose between 0 and 1 compute it instead, so that who tests it
//! tests the condition. Blocks that cannot be reached are emptied, jumps to blocks that are reached from
//! one place only become straight line, parameters that get one value only (or themselves) are that value, values
//! that nothing uses are not computed, and tables are packed, so that later passes walk over what is left.

use super::dense::Renaming;
use crate::ir::graph::FunctionGraph;
use crate::ir::{
    Block, BlockData, Definition, ExitId, Function, Instruction, IntCompare, IrConstant, SnapshotValue, Terminator,
    Type, UnaryOp, Value,
};

/// Runs the pass. That values go which nothing uses is no change to others.
pub fn run(function: &mut Function) -> bool {
    let mut changed = booleans(function);
    changed |= same_targets(function);
    let graph = FunctionGraph::new(function);
    let merged = merge_blocks(function, &graph);
    let graph = if merged { FunctionGraph::new(function) } else { graph };
    changed |= single_parameters(function, &graph);
    remove_unused(function, &graph);
    pack(function, &graph);
    changed || merged
}

/// Branches whose both arms do nothing but go to one block, with 1 or 0 as they went, are jumps there with the condition
/// as an int. Whether there are any.
fn booleans(function: &mut Function) -> bool {
    let mut any = false;
    for at in 0..function.blocks.len() {
        let block = Block::from(at);
        let Terminator::Branch { condition, then, otherwise } = &function.blocks[at].terminator else { continue };
        let condition = *condition;
        let (Some(yes), Some(no)) = (end_of(function, then), end_of(function, otherwise)) else { continue };
        if yes.0 != no.0 || yes.0 == block {
            continue;
        }
        let int = |value: Value| function.int_constant(value);
        let choices: Vec<(Option<i32>, Option<i32>)> =
            yes.1.iter().zip(&no.1).map(|(&yes, &no)| (int(yes), int(no))).collect();
        let same = |at: usize| yes.1[at] == no.1[at] || choices[at].0.is_some() && choices[at].0 == choices[at].1;
        let boolean = |at: usize| matches!(choices[at], (Some(1), Some(0)) | (Some(0), Some(1)));
        if !(0..choices.len()).all(|at| same(at) || boolean(at)) || (0..choices.len()).all(same) {
            continue;
        }
        let mut arguments = yes.1.clone();
        for (argument, choice) in arguments.iter_mut().zip(&choices) {
            match choice {
                (Some(1), Some(0)) => *argument = as_int(function, block, condition),
                (Some(0), Some(1)) => {
                    let truth = as_int(function, block, condition);
                    let zero = function.append(block, Instruction::Constant(IrConstant::I32(0)), Type::I32);
                    let compare = Instruction::CompareInt(IntCompare::Equal, truth, zero);
                    let opposite = function.append(block, compare, Type::Bool);
                    *argument = as_int(function, block, opposite);
                }
                // A constant may stand in one of the two arms only.
                (Some(number), Some(_)) => {
                    *argument = function.append(block, Instruction::Constant(IrConstant::I32(*number)), Type::I32);
                }
                _ => {}
            }
        }
        function.blocks[at].terminator = Terminator::Jump { to: yes.0, arguments };
        any = true;
    }
    any
}

fn as_int(function: &mut Function, block: Block, condition: Value) -> Value {
    function.append(block, Instruction::Unary(UnaryOp::BoolToInt, condition), Type::I32)
}

/// Where an edge leads through a block that does nothing but pass constants and what comes from before it, and with
/// which arguments.
fn end_of(function: &Function, (to, arguments): &(Block, Vec<Value>)) -> Option<(Block, Vec<Value>)> {
    let data = &function.blocks[to.index()];
    let constants = data.instructions.iter().all(|&value| function.constant(value).is_some());
    if let Some((next, passed)) = data.terminator.jump()
        && constants
        && data.parameters.is_empty()
        && next != *to
    {
        let fits = |&value: &Value| {
            !data.instructions.contains(&value) || matches!(function.constant(value), Some(IrConstant::I32(_)))
        };
        return passed.iter().all(fits).then(|| (next, passed.to_vec()));
    }
    Some((*to, arguments.clone()))
}

/// Branches that lead to the same block in any case are jumps; whether there are any.
fn same_targets(function: &mut Function) -> bool {
    let mut any = false;
    for block in &mut function.blocks {
        let jump = match &mut block.terminator {
            Terminator::Branch { then, otherwise, .. } if then == otherwise => std::mem::take(&mut then.1),
            Terminator::Switch { cases, otherwise, .. } if cases.iter().all(|(_, case)| case == otherwise) => {
                std::mem::take(&mut otherwise.1)
            }
            Terminator::Jump { .. } | Terminator::Branch { .. } | Terminator::Switch { .. } | Terminator::Exit(_) => {
                continue;
            }
        };
        let mut to = Function::ENTRY;
        block.terminator.targets(|target, _| to = target);
        block.terminator = Terminator::Jump { to, arguments: jump };
        any = true;
    }
    any
}

/// A block that is reached by one jump only goes to the end of the block before it; whether there is any.
fn merge_blocks(function: &mut Function, graph: &FunctionGraph) -> bool {
    let mut renaming = Renaming::new(function);
    let mut any = false;
    for &block in &graph.order {
        // A block that has been merged jumps to itself.
        while let Some(to) = function.jump_target(block)
            && to != block
            && graph.predecessors[to.index()].len() == 1
        {
            any = true;
            let left = BlockData {
                terminator: Terminator::Jump { to, arguments: Vec::new() },
                parameters: Vec::new(),
                instructions: Vec::new(),
                weight: 0,
            };
            let mut taken = std::mem::replace(&mut function.blocks[to.index()], left);
            let data = &mut function.blocks[block.index()];
            data.instructions.append(&mut taken.instructions);
            if let Terminator::Jump { arguments, .. } = std::mem::replace(&mut data.terminator, taken.terminator) {
                for (parameter, argument) in taken.parameters.into_iter().zip(arguments) {
                    renaming.replace(parameter, argument);
                }
            }
        }
    }
    renaming.apply(function);
    any
}

/// Parameters that get the same value from everywhere, or themselves, are that value; whether there are any.
fn single_parameters(function: &mut Function, graph: &FunctionGraph) -> bool {
    let mut renaming = Renaming::new(function);
    let mut any = false;
    loop {
        let mut changed = false;
        // By value: what a parameter gets.
        let mut got: Vec<Got> = vec![Got::Nothing; function.values.len()];
        for &block in &graph.order {
            function.blocks[block.index()].terminator.targets(|to, arguments| {
                for (&parameter, &argument) in function.blocks[to.index()].parameters.iter().zip(arguments) {
                    let (parameter, argument) = (parameter, renaming.find(argument));
                    if renaming.is_replaced(parameter) || argument == parameter {
                        continue;
                    }
                    let constant = function.constant(argument);
                    let got = &mut got[parameter.index()];
                    *got = match *got {
                        Got::Nothing => Got::One(argument),
                        Got::One(known) if known == argument => Got::One(known),
                        Got::One(known) if constant.is_some() && function.constant(known) == constant => {
                            Got::Constant(known)
                        }
                        Got::Constant(known) if constant.is_some() && function.constant(known) == constant => {
                            Got::Constant(known)
                        }
                        _ => Got::Many,
                    };
                }
            });
        }
        for &block in &graph.order {
            for at in 0..function.blocks[block.index()].parameters.len() {
                let parameter = function.blocks[block.index()].parameters[at];
                match got[parameter.index()] {
                    Got::One(value) if !renaming.is_replaced(parameter) => {
                        let value = renaming.find(value);
                        if value != parameter {
                            renaming.replace(parameter, value);
                            changed = true;
                        }
                    }
                    Got::Constant(value) if !renaming.is_replaced(parameter) => {
                        // Made several times, at places that need not come before this one: made here once more.
                        let constant = function.constant(value).expect("a constant is one");
                        let ty = function.ty(parameter);
                        let made = function.add_instruction(Instruction::Constant(constant), ty);
                        function.blocks[block.index()].instructions.insert(0, made);
                        renaming.replace(parameter, made);
                        changed = true;
                    }
                    _ => {}
                }
            }
        }
        if !changed {
            break;
        }
        any = true;
    }
    if any {
        let gone: Vec<Vec<bool>> = function
            .blocks
            .iter()
            .map(|block| block.parameters.iter().map(|&value| renaming.is_replaced(value)).collect())
            .collect();
        remove_parameters(function, &gone);
        renaming.apply(function);
    }
    any
}

#[derive(Clone, Copy)]
enum Got {
    Nothing,
    One(Value),
    /// Equal constants.
    Constant(Value),
    Many,
}

/// Takes parameters out of blocks, and the arguments out of the jumps there. By block and place.
fn remove_parameters(function: &mut Function, gone: &[Vec<bool>]) {
    for block in &mut function.blocks {
        block.terminator.targets_mut(|to, arguments| {
            let gone = &gone[to.index()];
            if gone.contains(&true) {
                let mut gone = gone.iter();
                arguments.retain(|_| !gone.next().copied().unwrap_or(false));
            }
        });
    }
    for (block, gone) in function.blocks.iter_mut().zip(gone) {
        let mut gone = gone.iter();
        block.parameters.retain(|_| !gone.next().copied().unwrap_or(false));
    }
}

/// Takes out what computes a value that nothing uses: instructions without effects, parameters.
fn remove_unused(function: &mut Function, graph: &FunctionGraph) {
    let mut used = vec![false; function.values.len()];
    let mut work: Vec<Value> = Vec::new();
    // Arguments are used if their parameter is: by parameter, found through its block.
    let mut arguments: Vec<Vec<Value>> = vec![Vec::new(); function.values.len()];
    for &block in &graph.order {
        let data = &function.blocks[block.index()];
        for &value in &data.instructions {
            let Some(instruction) = function.instruction(value) else { continue };
            if !instruction.is_removable() {
                work.push(value);
                if let Some(exit) = instruction.exit() {
                    function.exits[exit.index()].values(|value| work.push(value));
                }
            }
        }
        match &data.terminator {
            Terminator::Branch { condition: value, .. } | Terminator::Switch { key: value, .. } => work.push(*value),
            Terminator::Exit(exit) => function.exits[exit.index()].values(|value| work.push(value)),
            Terminator::Jump { .. } => {}
        }
        data.terminator.targets(|to, passed| {
            for (&parameter, &argument) in function.blocks[to.index()].parameters.iter().zip(passed) {
                arguments[parameter.index()].push(argument);
            }
        });
    }
    while let Some(value) = work.pop() {
        if std::mem::replace(&mut used[value.index()], true) {
            continue;
        }
        match &function.values[value.index()].definition {
            Definition::Instruction(instruction) => instruction.operands(|operand| work.push(operand)),
            Definition::Parameter(_) => work.append(&mut arguments[value.index()]),
        }
    }
    let mut gone: Vec<Vec<bool>> = vec![Vec::new(); function.blocks.len()];
    for (at, gone) in gone.iter_mut().enumerate() {
        let block = &mut function.blocks[at];
        if !graph.reaches(Block::from(at)) {
            block.instructions.clear();
            block.terminator = Terminator::Jump { to: Block::from(at), arguments: Vec::new() };
            *gone = vec![true; block.parameters.len()];
            continue;
        }
        block.instructions.retain(|value| used[value.index()]);
        *gone = block.parameters.iter().map(|value| !used[value.index()]).collect();
    }
    remove_parameters(function, &gone);
}

/// Numbers blocks in the order in which they come, values in the order of their definitions, and exits in the order of
/// their uses, and forgets the rest. Each exit belongs to one place.
fn pack(function: &mut Function, graph: &FunctionGraph) {
    let mut block_numbers = vec![Block(u32::MAX); function.blocks.len()];
    let mut blocks = Vec::with_capacity(graph.order.len());
    let mut values = Vec::new();
    let mut value_numbers = vec![Value(u32::MAX); function.values.len()];
    let mut old_values = std::mem::take(&mut function.values);
    for (place, &block) in graph.order.iter().enumerate() {
        block_numbers[block.index()] = Block::from(place);
        let empty = BlockData {
            terminator: Terminator::Jump { to: block, arguments: Vec::new() },
            parameters: Vec::new(),
            instructions: Vec::new(),
            weight: 0,
        };
        let mut data = std::mem::replace(&mut function.blocks[block.index()], empty);
        for value in data.parameters.iter_mut().chain(&mut data.instructions) {
            value_numbers[value.index()] = Value::from(values.len());
            let empty = crate::ir::ValueData {
                ty: Type::Void,
                source: crate::ir::BytecodePlace::NONE,
                definition: Definition::Instruction(Instruction::Constant(IrConstant::I32(0))),
            };
            values.push(std::mem::replace(&mut old_values[value.index()], empty));
            *value = Value::from(values.len() - 1);
        }
        blocks.push(data);
    }
    let mut exits: Vec<crate::ir::SideExit> = Vec::new();
    let mut exit_numbers = vec![ExitId(u32::MAX); function.exits.len()];
    let mut old_exits: Vec<Option<crate::ir::SideExit>> = function.exits.drain(..).map(Some).collect();
    // An exit that several places share becomes one for each, so that passes may change what it writes.
    let mut renumber_exit = |exit: &mut ExitId| {
        let old = exit.index();
        let taken = match old_exits[old].take() {
            Some(mut taken) => {
                taken.values_mut(|written| {
                    if let SnapshotValue::Value(value) = written {
                        *value = value_numbers[value.index()];
                    }
                });
                taken
            }
            None => Clone::clone(&exits[exit_numbers[old].index()]),
        };
        exit_numbers[old] = ExitId::from(exits.len());
        exits.push(taken);
        *exit = exit_numbers[old];
    };
    for (place, data) in blocks.iter_mut().enumerate() {
        for &value in &data.parameters {
            values[value.index()].definition = Definition::Parameter(Block::from(place));
        }
        for &value in &data.instructions {
            if let Definition::Instruction(instruction) = &mut values[value.index()].definition {
                instruction.operands_mut(|operand| *operand = value_numbers[operand.index()]);
                if let Some(exit) = instruction.exit_mut() {
                    renumber_exit(exit);
                }
            }
        }
        data.terminator.operands_mut(|operand| *operand = value_numbers[operand.index()]);
        data.terminator.targets_mut(|to, _| *to = block_numbers[to.index()]);
        if let Terminator::Exit(exit) = &mut data.terminator {
            renumber_exit(exit);
        }
    }
    function.values = values;
    function.blocks = blocks;
    function.exits = exits;
}
