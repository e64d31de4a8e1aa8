//! One instruction, simplified by what is known of its operands: constants folded, identities applied, comparisons
//! decided.

use super::intervals::Interval;
use super::value_numbering::Numbering;
use crate::ir::{BinaryOp, FloatCompare, Instruction, IntCompare, IrConstant, Type, UnaryOp, Value, arithmetic};

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
    use UnaryOp::*;
    if op == BoolToInt {
        return match numbering.truth_of(a) {
            Some(truth) => int(i32::from(truth)),
            None => No,
        };
    }
    if let Some(constant) = numbering.function.constant(a) {
        return folded(op.types().1, arithmetic::unary(op, constant.bits()));
    }
    if matches!(op, I2b | I2c | I2s | I2z) {
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
    match (op, before) {
        (L2i, I2l) | (Ineg, Ineg) | (Lneg, Lneg) | (FloatFromBits, FloatBits) | (DoubleFromBits, DoubleBits) => {
            Simplified::Value(numbering.find(inner))
        }
        _ => No,
    }
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

/// Whether the operands may change places.
fn commutes(op: BinaryOp) -> bool {
    use BinaryOp::*;
    matches!(op, Iadd | Imul | Iand | Ior | Ixor | Imin | Imax | Ladd | Lmul | Land | Lor | Lxor | Lmin | Lmax)
}

fn binary(numbering: &mut Numbering<'_>, op: BinaryOp, a: Value, b: Value) -> Simplified {
    use BinaryOp::*;
    let (ca, cb) = (numbering.function.constant(a), numbering.function.constant(b));
    if let (Some(x), Some(y)) = (ca, cb) {
        return match arithmetic::binary(op, x.bits(), y.bits()) {
            Some(bits) => folded(op.types().2, bits),
            None => No,
        };
    }
    // Constants stand behind, and of two values the older one in front.
    if commutes(op) && (ca.is_some() || cb.is_none() && a.0 > b.0) {
        return To(Instruction::Binary(op, b, a));
    }
    if op.types().2 == Type::I32
        && let Some(number) = Interval::binary(op, numbering.interval_of(a), numbering.interval_of(b)).single()
        && op.types().0 == Type::I32
        && !matches!(op, Idiv | Irem)
    {
        return int(number);
    }
    let zero = |ty: Type| Simplified::Constant(if ty == Type::I32 { IrConstant::I32(0) } else { IrConstant::I64(0) });
    if a == b {
        match op {
            Isub | Ixor | Lsub | Lxor => return zero(op.types().2),
            Iand | Ior | Imin | Imax | Land | Lor | Lmin | Lmax => return Simplified::Value(a),
            Lcmp => return int(0),
            _ => {}
        }
    }
    let Some(constant) = cb else { return No };
    let number = match constant {
        IrConstant::I32(number) => i64::from(number),
        IrConstant::I64(number) => number,
        _ => return No,
    };
    match (op, number) {
        (Iadd | Isub | Ior | Ixor | Ishl | Ishr | Iushr, 0)
        | (Ladd | Lsub | Lor | Lxor | Lshl | Lshr | Lushr, 0)
        | (Imul | Idiv | Lmul | Ldiv, 1)
        | (Iand | Land, -1) => return Simplified::Value(a),
        (Imul | Iand | Lmul | Land, 0) => return zero(op.types().2),
        (Irem | Lrem, 1) => return zero(op.types().2),
        _ => {}
    }
    // A subtraction is an addition, so that sums of a value and a constant have one form.
    if op == Isub {
        let minus = numbering.make(Instruction::Constant(IrConstant::I32((number as i32).wrapping_neg())), Type::I32);
        return To(Instruction::Binary(Iadd, a, minus));
    }
    if op == Iadd
        && let Some(&Instruction::Binary(Iadd, inner, by)) = numbering.function.instruction(a)
        && let Some(by) = numbering.function.int_constant(by)
    {
        let inner = numbering.find(inner);
        let sum = numbering.make(Instruction::Constant(IrConstant::I32(by.wrapping_add(number as i32))), Type::I32);
        return To(Instruction::Binary(Iadd, inner, sum));
    }
    if op == Iand && (number + 1).count_ones() == 1 && number > 0 {
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
        match three_way {
            BinaryOp::Lcmp => {
                let (x, y) = (numbering.find(x), numbering.find(y));
                return To(Instruction::CompareInt(op, x, y));
            }
            BinaryOp::Fcmpl | BinaryOp::Dcmpl | BinaryOp::Fcmpg | BinaryOp::Dcmpg => {
                let nan_is_less = matches!(three_way, BinaryOp::Fcmpl | BinaryOp::Dcmpl);
                let float = match op {
                    IntCompare::Equal => FloatCompare::Equal,
                    IntCompare::NotEqual => FloatCompare::NotEqual,
                    IntCompare::Greater if nan_is_less => FloatCompare::Greater,
                    IntCompare::GreaterEqual if nan_is_less => FloatCompare::GreaterEqual,
                    IntCompare::Less if !nan_is_less => FloatCompare::Less,
                    IntCompare::LessEqual if !nan_is_less => FloatCompare::LessEqual,
                    _ => return No,
                };
                return To(Instruction::CompareFloat(float, x, y));
            }
            _ => {}
        }
    }
    No
}

/// Whether a comparison of integers or references is known to be true or false.
pub fn decide(numbering: &Numbering<'_>, op: IntCompare, a: Value, b: Value) -> Option<bool> {
    use IntCompare::*;
    let (ca, cb) = (numbering.function.constant(a), numbering.function.constant(b));
    let ty = numbering.function.ty(a);
    if let (Some(x), Some(y)) = (ca, cb) {
        return Some(arithmetic::compare_int(op, ty, x.bits(), y.bits()));
    }
    if a == b {
        return Some(matches!(op, Equal | LessEqual | GreaterEqual | UnsignedLessEqual | UnsignedGreaterEqual));
    }
    if ty == Type::Ref
        && (cb == Some(IrConstant::Null) && numbering.is_not_null(a)
            || ca == Some(IrConstant::Null) && numbering.is_not_null(b))
    {
        match op {
            Equal => return Some(false),
            NotEqual => return Some(true),
            _ => {}
        }
    }
    if ty == Type::I32
        && let Some(truth) = Interval::compare(op, numbering.interval_of(a), numbering.interval_of(b))
    {
        return Some(truth);
    }
    let family: &[IntCompare] = match op {
        Less | LessEqual | Greater | GreaterEqual => &[Equal, NotEqual, Less, LessEqual, Greater, GreaterEqual],
        Equal | NotEqual => &[Equal, NotEqual, Less, LessEqual, Greater, GreaterEqual, UnsignedLess],
        _ => &[Equal, NotEqual, UnsignedLess, UnsignedLessEqual, UnsignedGreater, UnsignedGreaterEqual],
    };
    implied(op, family.iter().filter_map(|&other| Some((other, numbering.known_comparison(other, a, b)?))))
}

/// What comparisons of two values tell of another comparison of the same two.
pub fn implied(op: IntCompare, told: impl IntoIterator<Item = (IntCompare, bool)>) -> Option<bool> {
    use IntCompare::*;
    const EQUAL: u8 = 0b010;
    let outcomes = |op| match op {
        Equal => EQUAL,
        NotEqual => 0b101,
        Less | UnsignedLess => 0b001,
        LessEqual | UnsignedLessEqual => 0b011,
        Greater | UnsignedGreater => 0b100,
        GreaterEqual | UnsignedGreaterEqual => 0b110,
    };
    // Each leaves some of less, equal and greater possible; with signs, and without.
    let (mut signed, mut unsigned) = (0b111, 0b111);
    for (other, truth) in told {
        let left = if truth { outcomes(other) } else { 0b111 & !outcomes(other) };
        match other {
            Equal | NotEqual => (signed, unsigned) = (signed & left, unsigned & left),
            Less | LessEqual | Greater | GreaterEqual => signed &= left,
            _ => unsigned &= left,
        }
    }
    // Values are equal with signs if they are so without.
    let across = |mask| match mask {
        EQUAL => EQUAL,
        _ if mask & EQUAL == 0 => 0b101,
        _ => 0b111,
    };
    (signed, unsigned) = (signed & across(unsigned), unsigned & across(signed));
    let possible = match op {
        UnsignedLess | UnsignedLessEqual | UnsignedGreater | UnsignedGreaterEqual => unsigned,
        _ => signed,
    };
    // Nothing is possible where control does not come.
    if possible & !outcomes(op) == 0 {
        Some(true)
    } else if possible & outcomes(op) == 0 {
        Some(false)
    } else {
        None
    }
}
