//! Random code for one method: each piece is tried on the typed stack machine and kept if it fits.

use super::ops::{Item, Op, SHUFFLES};
use super::program::Declarations;
use super::random::Random;
use super::state::State;
use super::types::Type;
use super::walk::Walk;

mod constants;
mod pieces;
mod structures;
mod values;

/// Deepest nesting of structures.
const MAX_DEPTH: usize = 3;
/// Operands are consumed rather than made when there are so many.
const MANY_OPERANDS: usize = 7;

/// Makes the code of one method.
pub struct Builder<'p> {
    /// Where the choices come from.
    pub random: &'p mut Random,
    /// What code refers to.
    pub declared: &'p Declarations,
    /// The method's number.
    pub method: usize,
    /// The class that the code stands in.
    pub class: &'static str,
    /// Locals that code uses.
    pub usable_locals: Vec<usize>,
    /// The number of the next `new`.
    pub next_new: u32,
    /// Hot loops so far.
    pub hot: usize,
}

impl Builder<'_> {
    /// The code of a whole method, which leaves its result on the stack.
    pub fn method(&mut self, mut state: State, size: usize) -> Vec<Item> {
        let mut items = Vec::new();
        let result = self.declared.methods[self.method].result;
        self.code(&mut state, &mut items, size, 0);
        self.settle(&mut state, &mut items);
        if result != "V" {
            self.value(&mut state, &mut items, Type::of_descriptor(result), 0);
        }
        items
    }

    /// Adds an item if it is valid here.
    fn add(&mut self, state: &mut State, items: &mut Vec<Item>, item: Item) -> bool {
        let mut after = state.clone();
        let is_valid = Walk::silent(self.declared, "V").item(&mut after, &item).is_ok();
        if is_valid {
            *state = after;
            items.push(item);
        }
        is_valid
    }

    fn op(&mut self, state: &mut State, items: &mut Vec<Item>, op: Op) -> bool {
        self.add(state, items, Item::Op(op))
    }

    /// So many random pieces.
    fn code(&mut self, state: &mut State, items: &mut Vec<Item>, pieces: usize, depth: usize) {
        for _ in 0..pieces {
            match self.random.below(if depth < MAX_DEPTH { 34 } else { 28 }) {
                0..=2 => self.any_value(state, items, 0),
                3..=7 => self.arithmetic(state, items),
                8..=10 => {
                    let which = self.random.below(SHUFFLES.len());
                    self.op(state, items, Op::Shuffle(which));
                }
                11..=13 => self.store(state, items),
                14 => {
                    self.op(state, items, Op::Mix);
                }
                15 | 16 => self.array(state, items),
                17 | 18 => self.field(state, items),
                19..=21 => self.call(state, items),
                22 => self.test_of_type(state, items),
                23 => self.rare(state, items),
                24 | 25 => self.apply(state, items),
                26 => self.concatenate(state, items),
                27 => self.append(state, items),
                28..=30 => self.branch(state, items, depth),
                31 => self.repeat(state, items, depth),
                32 => self.attempt(state, items, depth),
                _ if self.random.one_in(2) => self.synchronized(state, items, depth),
                _ => self.switch(state, items, depth),
            }
            while state.available().len() > MANY_OPERANDS && self.consume(state, items) {}
        }
    }

    /// Code for inside a structure: what it leaves is settled, and a value is made if one is wanted.
    fn inner(&mut self, state: &State, depth: usize, leaves: Option<Type>) -> Vec<Item> {
        let mut state = state.clone();
        state.floor = state.stack.len();
        let mut items = Vec::new();
        let pieces = 1 + self.random.below(5);
        self.code(&mut state, &mut items, pieces, depth + 1);
        self.settle(&mut state, &mut items);
        if let Some(value) = leaves {
            self.value(&mut state, &mut items, value, 0);
        }
        items
    }

    /// Consumes what is left on the stack.
    fn settle(&mut self, state: &mut State, items: &mut Vec<Item>) {
        while !state.available().is_empty() && self.consume(state, items) {}
    }

    /// Consumes the top operand.
    fn consume(&mut self, state: &mut State, items: &mut Vec<Item>) -> bool {
        match state.top() {
            None => false,
            Some(Type::Uninitialized(..)) => {
                self.op(state, items, Op::Int(4)) && self.op(state, items, Op::Construct)
                    || self.op(state, items, Op::Shuffle(0))
            }
            Some(_) if self.random.one_in(6) => {
                self.store(state, items);
                true
            }
            Some(value) if self.random.one_in(8) => self.op(state, items, Op::Shuffle(usize::from(value.is_wide()))),
            Some(_) => self.op(state, items, Op::Mix),
        }
    }
}
