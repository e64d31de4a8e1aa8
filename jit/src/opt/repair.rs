//! Values with several definitions: finds, for a place, the definition that reaches it, and adds parameters to the
//! blocks where different ones meet.

use crate::ir::graph::FunctionGraph;
use crate::ir::{Block, Function, SnapshotValue, Terminator, Type, Value};

/// A variable: what it is at the end of some blocks. On every path to a place where it is asked for there is one.
pub struct Variable {
    ty: Type,
    /// By block: the value at its end.
    defined: Vec<Option<Value>>,
    /// By block: the value at its beginning, once found.
    found: Vec<Option<Value>>,
}

impl Variable {
    /// A variable without definitions. Its tables have an entry for each block there is.
    pub fn new(function: &Function, ty: Type) -> Variable {
        let none = vec![None; function.blocks.len()];
        Variable { ty, defined: none.clone(), found: none }
    }

    /// Says what it is at the end of a block.
    pub fn define(&mut self, block: Block, value: Value) {
        self.defined[block.index()] = Some(value);
    }

    /// What it is at the end of a block: its definition there, else what it is at the beginning.
    pub fn at_end(&mut self, function: &mut Function, graph: &FunctionGraph, block: Block) -> Value {
        match self.defined[block.index()] {
            Some(value) => value,
            None => self.at_start(function, graph, block),
        }
    }

    /// What it is at the beginning of a block: a new parameter where several blocks go there.
    pub fn at_start(&mut self, function: &mut Function, graph: &FunctionGraph, block: Block) -> Value {
        if let Some(value) = self.found[block.index()] {
            return value;
        }
        let before = &graph.predecessors[block.index()];
        if let [only] = before[..] {
            let value = self.at_end(function, graph, only);
            self.found[block.index()] = Some(value);
            return value;
        }
        assert!(!before.is_empty(), "{block}: no definition reaches this place");
        let parameter = function.add_parameter(block, self.ty);
        self.found[block.index()] = Some(parameter);
        for (at, &from) in before.iter().enumerate() {
            if before[..at].contains(&from) {
                continue;
            }
            let value = self.at_end(function, graph, from);
            function.blocks[from.index()].terminator.targets_mut(|to, arguments| {
                if *to == block {
                    arguments.push(value);
                }
            });
        }
        parameter
    }
}

/// Lets the values defined in some blocks, and used outside of them, be found again after those blocks were copied:
/// each use outside gets the definition that reaches it. Uses in a block that makes the value are inside too.
///
/// `values` are a value and its copies, with their blocks.
pub fn repair_uses<T: AsRef<[(Block, Value)]>>(
    function: &mut Function,
    inside: &[bool],
    values: impl IntoIterator<Item = T>,
) {
    let graph = FunctionGraph::new(function);
    // By value: the variable that it belongs to.
    let mut variable_of: Vec<u32> = vec![u32::MAX; function.values.len()];
    let mut variables: Vec<Variable> = Vec::new();
    for definitions in values {
        let definitions = definitions.as_ref();
        let mut variable = Variable::new(function, function.ty(definitions[0].1));
        for &(block, value) in definitions {
            variable.define(block, value);
        }
        variable_of[definitions[0].1.index()] = variables.len() as u32;
        variables.push(variable);
    }
    if variables.is_empty() {
        return;
    }
    let mut exits_done = vec![false; function.exits.len()];
    for &block in &graph.order {
        if inside.get(block.index()).copied().unwrap_or(true) {
            continue;
        }
        let mut new = |function: &mut Function, value: Value| match variable_of.get(value.index()) {
            Some(&at) if at != u32::MAX && variables[at as usize].defined[block.index()].is_none() => {
                variables[at as usize].at_start(function, &graph, block)
            }
            _ => value,
        };
        let count = function.blocks[block.index()].instructions.len();
        for at in 0..=count {
            let mut exit = None;
            if at < count {
                let value = function.blocks[block.index()].instructions[at];
                let Some(mut instruction) = function.instruction(value).cloned() else { continue };
                instruction.operands_mut(|operand| *operand = new(function, *operand));
                exit = instruction.exit();
                function.values[value.index()].definition = crate::ir::Definition::Instruction(instruction);
            } else {
                // Arguments may be added to the terminator meanwhile: only what was there is looked at.
                let mut old = Vec::new();
                function.blocks[block.index()].terminator.operands(|operand| old.push(operand));
                let mut pairs: Vec<(Value, Value)> = Vec::new();
                for operand in old {
                    let with = new(function, operand);
                    if with != operand {
                        pairs.push((operand, with));
                    }
                }
                let terminator = &mut function.blocks[block.index()].terminator;
                terminator.operands_mut(|operand| {
                    if let Some(&(_, with)) = pairs.iter().find(|(old, _)| old == operand) {
                        *operand = with;
                    }
                });
                if let Terminator::Exit(id) = function.blocks[block.index()].terminator {
                    exit = Some(id);
                }
            }
            if let Some(id) = exit
                && !std::mem::replace(&mut exits_done[id.index()], true)
            {
                let mut exit = function.exits[id.index()].clone();
                exit.values_mut(|written| {
                    if let SnapshotValue::Value(value) = written {
                        *value = new(function, *value);
                    }
                });
                function.exits[id.index()] = exit;
            }
        }
    }
}
