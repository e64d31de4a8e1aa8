//! One instruction, simplified by what is known of its operands: constants folded, identities applied, comparisons
//! decided.

use super::intervals::Interval;
use super::value_numbering::Numbering;
use crate::ir::{
    BinaryOp, Instruction, IntCompare, IrConstant, OfSame, Signedness, ThreeWay, Type, UnaryOp, Value, arithmetic,
};

/// What an instruction is simplified to.
pub enum Simplified {
    /// It stays.
    No,
    /// A value that is there already: whatever reads the result reads that.
    Value(Value),
    /// A constant, which takes the instruction's place.
    Constant(IrConstant),
    /// Another instruction, which may be simplified again.
    To(Instruction),
}

use Simplified::{No, To};

fn int(number: i32) -> Simplified {
    Simplified::Constant(IrConstant::I32(number))
}

/// Simplifies an instruction whose operands have been looked up. A comparison that is decided stays, with its truth
/// known, since conditions have no constants.
pub fn simplify(numbering: &mut Numbering<'_>, instruction: &Instruction) -> Simplified {
    if let Instruction::Unary(op, a) = *instruction {
        return unary(numbering, op, a);
    }
    if let Instruction::Binary(op, a, b) = *instruction {
        return binary(numbering, op, a, b);
    }
    if let Instruction::CompareInt(op, a, b) = *instruction {
        return compare(numbering, op, a, b);
    }
    if let Instruction::Select(condition, a, b) = *instruction {
        return select(numbering, condition, a, b);
    }
    if let Instruction::ClassOf(object) = *instruction {
        let class = numbering.function.instruction(object).and_then(Instruction::made_class);
        return class.map_or(No, |class| int(class.0 as i32));
    }
    if let Instruction::ArrayLength(array) = *instruction {
        let length = numbering.function.instruction(array).and_then(Instruction::made_length);
        return length.map_or(No, |length| Simplified::Value(numbering.find(length)));
    }
    No
}

fn select(numbering: &mut Numbering<'_>, condition: Value, a: Value, b: Value) -> Simplified {
    let (plain, wanted) = numbering.plain_condition(condition, true);
    let (a, b) = if wanted { (a, b) } else { (b, a) };
    if a == b {
        return Simplified::Value(a);
    }
    match numbering.truth_of(plain) {
        Some(true) => Simplified::Value(a),
        Some(false) => Simplified::Value(b),
        None if plain != condition => To(Instruction::Select(plain, a, b)),
        None => No,
    }
}

fn unary(numbering: &mut Numbering<'_>, op: UnaryOp, a: Value) -> Simplified {
    if op == UnaryOp::BoolToInt {
        return match numbering.truth_of(a) {
            Some(truth) => int(i32::from(truth)),
            None => No,
        };
    }
    if let Some(constant) = numbering.function.constant(a) {
        return folded(op.types().1, arithmetic::unary(op, constant.bits()));
    }
    if op.narrows_to().is_some() {
        let range = numbering.interval_of(a);
        // Already in the range of the narrow type.
        if Interval::unary(op, range) == range {
            let narrow = Interval::unary(op, Interval::ALL);
            if range.meet(narrow) == Some(range) {
                return Simplified::Value(a);
            }
        }
    }
    let Some(&Instruction::Unary(before, inner)) = numbering.function.instruction(a) else { return No };
    if op.undoes() == Some(before) { Simplified::Value(numbering.find(inner)) } else { No }
}

/// A folded result; no NaN, whose bits the machine chooses.
fn folded(ty: Type, bits: u64) -> Simplified {
    let nan = match ty {
        Type::F32 => f32::from_bits(bits as u32).is_nan(),
        Type::F64 => f64::from_bits(bits).is_nan(),
        _ => false,
    };
    match IrConstant::from_bits(ty, bits) {
        Some(constant) if !nan => Simplified::Constant(constant),
        _ => No,
    }
}

fn binary(numbering: &mut Numbering<'_>, op: BinaryOp, a: Value, b: Value) -> Simplified {
    let (ca, cb) = (numbering.function.constant(a), numbering.function.constant(b));
    if let (Some(x), Some(y)) = (ca, cb) {
        return match arithmetic::binary(op, x.bits(), y.bits()) {
            Some(bits) => folded(op.types().2, bits),
            None => No,
        };
    }
    // Constants stand behind, and of two values the older one in front.
    if op.commutes() && (ca.is_some() || cb.is_none() && a.0 > b.0) {
        return To(Instruction::Binary(op, b, a));
    }
    if op.types().2 == Type::I32
        && let Some(number) = Interval::binary(op, numbering.interval_of(a), numbering.interval_of(b)).single()
        && op.types().0 == Type::I32
        && !op.divides_integers()
    {
        return int(number);
    }
    let zero = |ty: Type| Simplified::Constant(if ty == Type::I32 { IrConstant::I32(0) } else { IrConstant::I64(0) });
    if a == b {
        match op.of_same() {
            Some(OfSame::Itself) => return Simplified::Value(a),
            Some(OfSame::Zero) => return zero(op.types().2),
            None => {}
        }
    }
    let Some(constant) = cb else { return No };
    let number = match constant {
        IrConstant::I32(number) => i64::from(number),
        IrConstant::I64(number) => number,
        _ => return No,
    };
    if op.neutral() == Some(number) {
        return Simplified::Value(a);
    }
    if op.zero_by() == Some(number) {
        return zero(op.types().2);
    }
    // A subtraction is an addition, so that sums of a value and a constant have one form.
    if op == BinaryOp::Isub {
        let minus = numbering.make(Instruction::Constant(IrConstant::I32((number as i32).wrapping_neg())), Type::I32);
        return To(Instruction::Binary(BinaryOp::Iadd, a, minus));
    }
    if op == BinaryOp::Iadd
        && let Some(&Instruction::Binary(BinaryOp::Iadd, inner, by)) = numbering.function.instruction(a)
        && let Some(by) = numbering.function.int_constant(by)
    {
        let inner = numbering.find(inner);
        let sum = numbering.make(Instruction::Constant(IrConstant::I32(by.wrapping_add(number as i32))), Type::I32);
        return To(Instruction::Binary(BinaryOp::Iadd, inner, sum));
    }
    if op == BinaryOp::Iand && (number + 1).count_ones() == 1 && number > 0 {
        let range = numbering.interval_of(a);
        if range.low >= 0 && i64::from(range.high) <= number {
            return Simplified::Value(a);
        }
    }
    No
}

fn compare(numbering: &mut Numbering<'_>, op: IntCompare, a: Value, b: Value) -> Simplified {
    // Constants stand behind, and of two values the older one in front.
    let (ca, cb) = (numbering.function.constant(a), numbering.function.constant(b));
    if ca.is_some() && cb.is_none() || ca.is_none() && cb.is_none() && a.0 > b.0 {
        return To(Instruction::CompareInt(op.swapped(), b, a));
    }
    // A three-way comparison against 0 is a comparison.
    if cb == Some(IrConstant::I32(0))
        && let Some(&Instruction::Binary(three_way, x, y)) = numbering.function.instruction(a)
    {
        match three_way.three_way() {
            Some(ThreeWay::Integers) => {
                let (x, y) = (numbering.find(x), numbering.find(y));
                return To(Instruction::CompareInt(op, x, y));
            }
            Some(floats @ (ThreeWay::NanIsLess | ThreeWay::NanIsGreater)) => {
                let float = op.of_floats(floats);
                return float.map_or(No, |float| To(Instruction::CompareFloat(float, x, y)));
            }
            None => {}
        }
    }
    No
}

/// Whether a comparison of integers or references is known to be true or false.
pub fn decide(numbering: &Numbering<'_>, op: IntCompare, a: Value, b: Value) -> Option<bool> {
    let (ca, cb) = (numbering.function.constant(a), numbering.function.constant(b));
    let ty = numbering.function.ty(a);
    if let (Some(x), Some(y)) = (ca, cb) {
        return Some(arithmetic::compare_int(op, ty, x.bits(), y.bits()));
    }
    if a == b {
        return Some(op.holds_for_equal());
    }
    if ty == Type::Ref
        && (cb == Some(IrConstant::Null) && numbering.is_not_null(a)
            || ca == Some(IrConstant::Null) && numbering.is_not_null(b))
        && op.signedness() == Signedness::Either
    {
        return Some(op == IntCompare::NotEqual);
    }
    if ty == Type::I32
        && let Some(truth) = Interval::compare(op, numbering.interval_of(a), numbering.interval_of(b))
    {
        return Some(truth);
    }
    let tells = |other: &IntCompare| match op.signedness() {
        Signedness::Either => other.signedness() != Signedness::Unsigned || *other == IntCompare::UnsignedLess,
        Signedness::Signed | Signedness::Unsigned => {
            other.signedness() == Signedness::Either || other.signedness() == op.signedness()
        }
    };
    let others = IntCompare::ALL.iter().copied().filter(tells);
    implied(op, others.filter_map(|other| Some((other, numbering.known_comparison(other, a, b)?))))
}

/// What comparisons of two values tell of another comparison of the same two.
pub fn implied(op: IntCompare, told: impl IntoIterator<Item = (IntCompare, bool)>) -> Option<bool> {
    const EQUAL: u8 = IntCompare::EQUAL;
    // Each leaves some of less, equal and greater possible; with signs, and without.
    let (mut signed, mut unsigned) = (0b111, 0b111);
    for (other, truth) in told {
        let left = if truth { other.outcomes() } else { 0b111 & !other.outcomes() };
        match other.signedness() {
            Signedness::Either => (signed, unsigned) = (signed & left, unsigned & left),
            Signedness::Signed => signed &= left,
            Signedness::Unsigned => unsigned &= left,
        }
    }
    // Values are equal with signs if they are so without.
    let across = |mask| match mask {
        EQUAL => EQUAL,
        _ if mask & EQUAL == 0 => 0b101,
        _ => 0b111,
    };
    (signed, unsigned) = (signed & across(unsigned), unsigned & across(signed));
    let possible = match op.signedness() {
        Signedness::Either | Signedness::Signed => signed,
        Signedness::Unsigned => unsigned,
    };
    // Nothing is possible where control does not come.
    if possible & !op.outcomes() == 0 {
        Some(true)
    } else if possible & op.outcomes() == 0 {
        Some(false)
    } else {
        None
    }
}
