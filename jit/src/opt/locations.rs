//! Places in memory, named by values: which accesses touch the same, and which never do.

use crate::ir::graph::FunctionGraph;
use crate::ir::{Alias, Base, BinaryOp, Block, Definition, Function, Instruction, Type, Value};

/// No value.
const NONE: u32 = u32::MAX;

/// A place in memory. What it names depends on where one stands, since its values may change around a loop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Location {
    /// What kind of place.
    pub alias: Alias,
    /// The object or array; `NONE` for roots.
    base: u32,
    /// The value that an index is counted from; `NONE` for a constant index, fields and roots.
    origin: u32,
    /// The index is so much more.
    distance: i32,
}

/// An index as a value and what is added to it.
fn split(function: &Function, index: Value) -> (u32, i32) {
    if let Some(number) = function.int_constant(index) {
        return (NONE, number);
    }
    if let Some(&Instruction::Binary(BinaryOp::Iadd, origin, by)) = function.instruction(index)
        && let Some(by) = function.int_constant(by)
    {
        return (origin.0, by);
    }
    (index.0, 0)
}

impl Location {
    /// The place that a load or store touches.
    pub fn of(function: &Function, alias: Alias, base: Base) -> Location {
        match base {
            Base::Field { object, .. } => Location { alias, base: object.0, origin: NONE, distance: 0 },
            Base::Element { array, index } => {
                let (origin, distance) = split(function, index);
                Location { alias, base: array.0, origin, distance }
            }
            Base::Root => Location { alias, base: NONE, origin: NONE, distance: 0 },
        }
    }

    /// The object or array that a field or element belongs to.
    pub fn base(self) -> Option<Value> {
        (self.base != NONE).then_some(Value(self.base))
    }

    /// Whether a value is part of its name.
    pub fn names(self, value: Value) -> bool {
        self.base == value.0 || self.origin == value.0
    }

    /// Whether the place means something at the beginning of a block: its values come from above, or are parameters.
    pub fn means_something(self, function: &Function, graph: &FunctionGraph, home: &[Block], block: Block) -> bool {
        [self.base, self.origin].iter().all(|&value| {
            if value == NONE {
                return true;
            }
            let above = home[value as usize];
            match function.values[value as usize].definition {
                Definition::Parameter(owner) if owner == block => true,
                _ => above != block && graph.dominates(above, block),
            }
        })
    }

    /// The same place, seen from the other end of an edge into a block with parameters.
    pub fn through(self, function: &Function, parameters: &[Value], arguments: &[Value]) -> Location {
        let passed = |value: u32| {
            let at = parameters.iter().position(|parameter| parameter.0 == value)?;
            arguments.get(at).copied()
        };
        let mut place = self;
        if let Some(base) = passed(self.base) {
            place.base = base.0;
        }
        if let Some(index) = passed(self.origin) {
            let (origin, by) = split(function, index);
            place.origin = origin;
            place.distance = self.distance.wrapping_add(by);
        }
        place
    }

    /// Whether two places may be the same, both as seen from one point.
    pub fn may_be(self, other: Location, function: &Function, graph: &FunctionGraph, home: &[Block]) -> bool {
        if !self.alias.may_be(other.alias) || different_objects(self.base, other.base, function, graph, home) {
            return false;
        }
        match self.alias {
            Alias::Element(_) => self.origin != other.origin || self.distance == other.distance,
            Alias::Field(..) | Alias::Root(_) => true,
        }
    }
}

/// Whether two references name different objects: both were just made, or one was there before the other was made.
fn different_objects(a: u32, b: u32, function: &Function, graph: &FunctionGraph, home: &[Block]) -> bool {
    if a == b || a == NONE || b == NONE {
        return false;
    }
    let made = |value: u32| {
        matches!(function.instruction(Value(value)), Some(Instruction::New { .. } | Instruction::NewArray { .. }))
    };
    let older = |old: u32, new: u32| {
        let (above, below) = (home[old as usize], home[new as usize]);
        made(new) && above != below && graph.dominates(above, below)
    };
    made(a) && made(b) || older(a, b) || older(b, a)
}

/// The blocks in which values are defined, by value.
pub fn homes(function: &Function, graph: &FunctionGraph) -> Vec<Block> {
    let mut home = vec![Function::ENTRY; function.values.len()];
    for &block in &graph.order {
        let data = &function.blocks[block.index()];
        for value in data.parameters.iter().chain(&data.instructions) {
            home[value.index()] = block;
        }
    }
    home
}

/// The constant that new memory of a kind holds.
pub fn zero(ty: Type) -> Option<crate::ir::IrConstant> {
    crate::ir::IrConstant::from_bits(ty, 0)
}
