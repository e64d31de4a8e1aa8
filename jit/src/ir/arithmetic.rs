//! What operations compute, on the bits of their operands: for the evaluator, and to fold constants.
//!
//! Bits are those of a frame slot: ints, floats and references in the low half with zeros above, conditions 0 or 1.

use super::{BinaryOp, FloatCompare, IntCompare, IrConstant, Type, UnaryOp};

impl IrConstant {
    /// The constant as a frame slot holds it.
    pub fn bits(self) -> u64 {
        match self {
            IrConstant::I32(value) => u64::from(value as u32),
            IrConstant::I64(value) => value as u64,
            IrConstant::F32(bits) => u64::from(bits),
            IrConstant::F64(bits) => bits,
            IrConstant::Null => 0,
        }
    }

    /// The constant of a type with given bits; `None` for types without constants, and references that are not null.
    pub fn from_bits(ty: Type, bits: u64) -> Option<IrConstant> {
        Some(match ty {
            Type::I32 => IrConstant::I32(bits as i32),
            Type::I64 => IrConstant::I64(bits as i64),
            Type::F32 => IrConstant::F32(bits as u32),
            Type::F64 => IrConstant::F64(bits),
            Type::Ref if bits == 0 => IrConstant::Null,
            Type::Ref | Type::Bool | Type::Void => return None,
        })
    }
}

fn int(value: i32) -> u64 {
    u64::from(value as u32)
}

fn float(value: f32) -> u64 {
    u64::from(value.to_bits())
}

fn double(value: f64) -> u64 {
    value.to_bits()
}

/// The result of an operation of one operand.
pub fn unary(op: UnaryOp, bits: u64) -> u64 {
    let i = bits as i32;
    let l = bits as i64;
    let f = f32::from_bits(bits as u32);
    let d = f64::from_bits(bits);
    match op {
        UnaryOp::Ineg => int(i.wrapping_neg()),
        UnaryOp::Lneg => l.wrapping_neg() as u64,
        UnaryOp::Fneg => float(f32::from_bits(bits as u32 ^ 1 << 31)),
        UnaryOp::Dneg => bits ^ 1 << 63,
        UnaryOp::I2l => i64::from(i) as u64,
        UnaryOp::I2f => float(i as f32),
        UnaryOp::I2d => double(f64::from(i)),
        UnaryOp::L2i => int(l as i32),
        UnaryOp::L2f => float(l as f32),
        UnaryOp::L2d => double(l as f64),
        UnaryOp::F2i => int(f as i32),
        UnaryOp::F2l => (f as i64) as u64,
        UnaryOp::F2d => double(f64::from(f)),
        UnaryOp::D2i => int(d as i32),
        UnaryOp::D2l => (d as i64) as u64,
        UnaryOp::D2f => float(d as f32),
        UnaryOp::I2b => int(i32::from(i as i8)),
        UnaryOp::I2c => int(i32::from(i as u16)),
        UnaryOp::I2s => int(i32::from(i as i16)),
        UnaryOp::I2z => int(i & 1),
        UnaryOp::BoolToInt => bits,
        UnaryOp::Dsqrt => double(d.sqrt()),
        UnaryOp::Dabs => bits & !(1 << 63),
        UnaryOp::Dfloor => double(d.floor()),
        UnaryOp::Dceil => double(d.ceil()),
        UnaryOp::Drint => double(d.round_ties_even()),
        UnaryOp::Fabs => bits & 0x7fff_ffff,
        UnaryOp::FloatBits | UnaryOp::DoubleBits | UnaryOp::FloatFromBits | UnaryOp::DoubleFromBits => bits,
        UnaryOp::IntLeadingZeros => int(i.leading_zeros() as i32),
        UnaryOp::IntTrailingZeros => int(i.trailing_zeros() as i32),
        UnaryOp::IntBitCount => int(i.count_ones() as i32),
        UnaryOp::LongLeadingZeros => int(l.leading_zeros() as i32),
        UnaryOp::LongTrailingZeros => int(l.trailing_zeros() as i32),
        UnaryOp::LongBitCount => int(l.count_ones() as i32),
    }
}

/// Java's smaller or larger of two floating-point numbers: NaN if one is, and -0 below 0.
macro_rules! extreme {
    ($a:expr, $b:expr, $chosen:expr) => {{
        let (a, b) = ($a, $b);
        if a.is_nan() || b.is_nan() {
            a + b
        } else if a == b {
            if $chosen(a.is_sign_negative(), b.is_sign_negative()) { a } else { b }
        } else if $chosen(a < b, b < a) {
            a
        } else {
            b
        }
    }};
}

fn three_way(less: bool, greater: bool, unordered: i32) -> u64 {
    int(if less {
        -1
    } else if greater {
        1
    } else {
        unordered
    })
}

/// The result of an operation of two operands; `None` where an integer is divided by 0.
pub fn binary(op: BinaryOp, a: u64, b: u64) -> Option<u64> {
    let (ia, ib) = (a as i32, b as i32);
    let (la, lb) = (a as i64, b as i64);
    let (fa, fb) = (f32::from_bits(a as u32), f32::from_bits(b as u32));
    let (da, db) = (f64::from_bits(a), f64::from_bits(b));
    let unordered = |a: bool| if a { 0 } else { i32::MIN };
    Some(match op {
        BinaryOp::Iadd => int(ia.wrapping_add(ib)),
        BinaryOp::Isub => int(ia.wrapping_sub(ib)),
        BinaryOp::Imul => int(ia.wrapping_mul(ib)),
        BinaryOp::Idiv if ib == 0 => return None,
        BinaryOp::Idiv => int(ia.wrapping_div(ib)),
        BinaryOp::Irem if ib == 0 => return None,
        BinaryOp::Irem => int(ia.wrapping_rem(ib)),
        BinaryOp::Iand => int(ia & ib),
        BinaryOp::Ior => int(ia | ib),
        BinaryOp::Ixor => int(ia ^ ib),
        BinaryOp::Ishl => int(ia.wrapping_shl(b as u32)),
        BinaryOp::Ishr => int(ia.wrapping_shr(b as u32)),
        BinaryOp::Iushr => u64::from((ia as u32).wrapping_shr(b as u32)),
        BinaryOp::Ladd => la.wrapping_add(lb) as u64,
        BinaryOp::Lsub => la.wrapping_sub(lb) as u64,
        BinaryOp::Lmul => la.wrapping_mul(lb) as u64,
        BinaryOp::Ldiv if lb == 0 => return None,
        BinaryOp::Ldiv => la.wrapping_div(lb) as u64,
        BinaryOp::Lrem if lb == 0 => return None,
        BinaryOp::Lrem => la.wrapping_rem(lb) as u64,
        BinaryOp::Land => a & b,
        BinaryOp::Lor => a | b,
        BinaryOp::Lxor => a ^ b,
        BinaryOp::Lshl => la.wrapping_shl(b as u32) as u64,
        BinaryOp::Lshr => la.wrapping_shr(b as u32) as u64,
        BinaryOp::Lushr => a.wrapping_shr(b as u32),
        BinaryOp::Fadd => float(fa + fb),
        BinaryOp::Fsub => float(fa - fb),
        BinaryOp::Fmul => float(fa * fb),
        BinaryOp::Fdiv => float(fa / fb),
        BinaryOp::Frem => float(fa % fb),
        BinaryOp::Dadd => double(da + db),
        BinaryOp::Dsub => double(da - db),
        BinaryOp::Dmul => double(da * db),
        BinaryOp::Ddiv => double(da / db),
        BinaryOp::Drem => double(da % db),
        BinaryOp::Lcmp => three_way(la < lb, la > lb, 0),
        BinaryOp::Fcmpl | BinaryOp::Fcmpg => {
            let other = unordered(fa == fb);
            let nan = if op == BinaryOp::Fcmpl { -1 } else { 1 };
            three_way(fa < fb, fa > fb, if other == 0 { 0 } else { nan })
        }
        BinaryOp::Dcmpl | BinaryOp::Dcmpg => {
            let other = unordered(da == db);
            let nan = if op == BinaryOp::Dcmpl { -1 } else { 1 };
            three_way(da < db, da > db, if other == 0 { 0 } else { nan })
        }
        BinaryOp::Imin => int(ia.min(ib)),
        BinaryOp::Imax => int(ia.max(ib)),
        BinaryOp::Lmin => la.min(lb) as u64,
        BinaryOp::Lmax => la.max(lb) as u64,
        BinaryOp::Fmin => float(extreme!(fa, fb, |a_first: bool, _| a_first)),
        BinaryOp::Fmax => float(extreme!(fa, fb, |a_first: bool, b_first: bool| b_first || !a_first)),
        BinaryOp::Dmin => double(extreme!(da, db, |a_first: bool, _| a_first)),
        BinaryOp::Dmax => double(extreme!(da, db, |a_first: bool, b_first: bool| b_first || !a_first)),
    })
}

/// A comparison of integers or references of a type.
pub fn compare_int(op: IntCompare, ty: Type, a: u64, b: u64) -> bool {
    // Sign-extended, ints keep their order among each other, signed and unsigned.
    let wide = |bits: u64| if ty == Type::I32 { i64::from(bits as i32) } else { bits as i64 };
    let (a, b) = (wide(a), wide(b));
    match op {
        IntCompare::Equal => a == b,
        IntCompare::NotEqual => a != b,
        IntCompare::Less => a < b,
        IntCompare::LessEqual => a <= b,
        IntCompare::Greater => a > b,
        IntCompare::GreaterEqual => a >= b,
        IntCompare::UnsignedLess => (a as u64) < b as u64,
        IntCompare::UnsignedLessEqual => a as u64 <= b as u64,
        IntCompare::UnsignedGreater => a as u64 > b as u64,
        IntCompare::UnsignedGreaterEqual => a as u64 >= b as u64,
    }
}

/// A comparison of floats or doubles.
pub fn compare_float(op: FloatCompare, ty: Type, a: u64, b: u64) -> bool {
    let wide = |bits: u64| if ty == Type::F32 { f64::from(f32::from_bits(bits as u32)) } else { f64::from_bits(bits) };
    let (a, b) = (wide(a), wide(b));
    match op {
        FloatCompare::Equal => a == b,
        FloatCompare::NotEqual => a != b,
        FloatCompare::Less => a < b,
        FloatCompare::LessEqual => a <= b,
        FloatCompare::Greater => a > b,
        FloatCompare::GreaterEqual => a >= b,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comparisons_with_nan() {
        let (one, nan) = (1f64.to_bits(), f64::NAN.to_bits());
        assert_eq!(binary(BinaryOp::Dcmpl, one, nan).unwrap() as i32, -1);
        assert_eq!(binary(BinaryOp::Dcmpg, nan, one).unwrap() as i32, 1);
        assert_eq!(binary(BinaryOp::Dcmpg, one, one).unwrap() as i32, 0);
        assert_eq!(binary(BinaryOp::Dcmpl, 0f64.to_bits(), (-0f64).to_bits()).unwrap() as i32, 0);
    }

    #[test]
    fn extremes_of_zeros_and_nan() {
        let [zero, minus, nan] = [0f64, -0f64, f64::NAN].map(f64::to_bits);
        let of = |op, a, b| f64::from_bits(binary(op, a, b).unwrap());
        for (a, b) in [(zero, minus), (minus, zero)] {
            assert!(of(BinaryOp::Dmin, a, b).is_sign_negative());
            assert!(of(BinaryOp::Dmax, a, b).is_sign_positive());
        }
        assert!(of(BinaryOp::Dmin, nan, zero).is_nan() && of(BinaryOp::Dmax, zero, nan).is_nan());
        assert_eq!(of(BinaryOp::Dmax, 1f64.to_bits(), 2f64.to_bits()), 2.0);
        assert_eq!(of(BinaryOp::Dmin, 2f64.to_bits(), 1f64.to_bits()), 1.0);
    }

    #[test]
    fn ints_compare_by_their_own_width() {
        let minus_one = int(-1);
        assert!(compare_int(IntCompare::Less, Type::I32, minus_one, 0));
        assert!(compare_int(IntCompare::UnsignedLess, Type::I32, 5, minus_one));
        assert!(compare_int(IntCompare::UnsignedLess, Type::I64, minus_one, u64::MAX));
        assert_eq!(unary(UnaryOp::F2i, float(f32::NAN)), 0);
        assert_eq!(unary(UnaryOp::D2i, double(1e20)) as i32, i32::MAX);
        assert_eq!(binary(BinaryOp::Idiv, int(i32::MIN), minus_one), Some(int(i32::MIN)));
        assert_eq!(binary(BinaryOp::Irem, 5, 0), None);
    }
}
