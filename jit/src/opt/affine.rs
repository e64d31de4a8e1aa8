//! Indices that grow evenly with a loop's counter.
//!
//! In goes an index; out comes `scale * counter + invariants + constant`, if it is that. Ints wrap around, but sums,
//! differences and products do so alike: where the exact value lies in an array, it is what the wrapping operations give,
//! whatever came in between. So the exact value, which 64 bits hold, is all that has to be looked at.

use crate::ir::{BinaryOp, Function, Instruction, Value};

/// The most different invariants in a sum: each is an instruction or two before the loop.
const MOST_TERMS: usize = 3;
/// The largest factor, as a power of two: exact values of sums of products of ints by this fit into 64 bits by far.
const LARGEST_FACTOR: i64 = 1 << 20;
/// The farthest constant.
const FARTHEST: i64 = 1 << 40;
/// How deep a sum may be nested.
const DEEPEST: u32 = 6;

/// A sum in which a counter counts `scale` times.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Affine {
    /// How often the counter counts.
    pub scale: i64,
    /// Values from outside the loop, each once, and how often they count: not 0.
    pub terms: Vec<(Value, i64)>,
    /// What is added.
    pub constant: i64,
}

/// What a sum of a counter and another int adds to the counter.
pub(super) fn added_to(function: &Function, counter: Value, sum: Value) -> Option<Value> {
    let &Instruction::Binary(BinaryOp::Iadd, a, b) = function.instruction(sum)? else { return None };
    if a == counter { Some(b) } else { (b == counter).then_some(a) }
}

impl Affine {
    /// What an int is, seen from inside a loop with that counter.
    pub fn of(function: &Function, value: Value, counter: Value, outside: &impl Fn(Value) -> bool) -> Option<Affine> {
        let mut sum = Affine::default();
        sum.add(function, value, 1, (counter, outside), DEEPEST)?;
        sum.terms.retain(|&(_, factor)| factor != 0);
        let mut factors = sum.terms.iter().map(|&(_, factor)| factor).chain([sum.scale]);
        let fits = factors.all(|factor| factor.abs() <= LARGEST_FACTOR);
        (fits && sum.constant.abs() <= FARTHEST && sum.terms.len() <= MOST_TERMS).then_some(sum)
    }

    /// Adds a value `factor` times.
    fn add(
        &mut self,
        function: &Function,
        value: Value,
        factor: i64,
        inside: (Value, &impl Fn(Value) -> bool),
        depth: u32,
    ) -> Option<()> {
        let (counter, outside) = inside;
        if factor.abs() > LARGEST_FACTOR {
            return None;
        }
        if let Some(constant) = function.int_constant(value) {
            self.constant += factor * i64::from(constant);
            return Some(());
        }
        if value == counter {
            self.scale += factor;
            return Some(());
        }
        if outside(value) {
            match self.terms.iter_mut().find(|(known, _)| *known == value) {
                Some((_, known)) => *known += factor,
                None => self.terms.push((value, factor)),
            }
            return Some(());
        }
        let depth = depth.checked_sub(1)?;
        let Some(&Instruction::Binary(op, a, b)) = function.instruction(value) else { return None };
        if let BinaryOp::Iadd | BinaryOp::Isub = op {
            self.add(function, a, factor, inside, depth)?;
            return self.add(function, b, if op == BinaryOp::Iadd { factor } else { -factor }, inside, depth);
        }
        let (varying, by) = if op == BinaryOp::Imul {
            match (function.int_constant(a), function.int_constant(b)) {
                (_, Some(by)) => (a, i64::from(by)),
                (Some(by), None) => (b, i64::from(by)),
                (None, None) => return None,
            }
        } else if op == BinaryOp::Ishl {
            (a, 1 << (function.int_constant(b)? & 31))
        } else {
            return None;
        };
        self.add(function, varying, factor.checked_mul(by)?, inside, depth)
    }

    /// The same without its constant: what accesses that lie side by side have in common.
    pub fn common(mut self) -> (Affine, i64) {
        let constant = std::mem::take(&mut self.constant);
        (self, constant)
    }
}
