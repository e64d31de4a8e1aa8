//! What operations compute, on the bits of their operands: for the evaluator, and to fold constants.
//!
//! Bits are those of a frame slot: ints, floats and references in the low half with zeros above, conditions 0 or 1.

use super::{BinaryOp, FloatCompare, IntCompare, IrConstant, Type, UnaryOp};

impl IrConstant {
    /// The bits of the value.
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
    use UnaryOp::*;
    let i = bits as i32;
    let l = bits as i64;
    let f = f32::from_bits(bits as u32);
    let d = f64::from_bits(bits);
    match op {
        Ineg => int(i.wrapping_neg()),
        Lneg => l.wrapping_neg() as u64,
        Fneg => float(f32::from_bits(bits as u32 ^ 1 << 31)),
        Dneg => bits ^ 1 << 63,
        I2l => i64::from(i) as u64,
        I2f => float(i as f32),
        I2d => double(f64::from(i)),
        L2i => int(l as i32),
        L2f => float(l as f32),
        L2d => double(l as f64),
        F2i => int(f as i32),
        F2l => (f as i64) as u64,
        F2d => double(f64::from(f)),
        D2i => int(d as i32),
        D2l => (d as i64) as u64,
        D2f => float(d as f32),
        I2b => int(i32::from(i as i8)),
        I2c => int(i32::from(i as u16)),
        I2s => int(i32::from(i as i16)),
        I2z => int(i & 1),
        BoolToInt => bits,
        Dsqrt => double(d.sqrt()),
        Dabs => bits & !(1 << 63),
        Dfloor => double(d.floor()),
        Dceil => double(d.ceil()),
        Drint => double(d.round_ties_even()),
        Fabs => bits & 0x7fff_ffff,
        FloatBits | DoubleBits | FloatFromBits | DoubleFromBits => bits,
        IntLeadingZeros => int(i.leading_zeros() as i32),
        IntTrailingZeros => int(i.trailing_zeros() as i32),
        IntBitCount => int(i.count_ones() as i32),
        LongLeadingZeros => int(l.leading_zeros() as i32),
        LongTrailingZeros => int(l.trailing_zeros() as i32),
        LongBitCount => int(l.count_ones() as i32),
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
    use BinaryOp::*;
    let (ia, ib) = (a as i32, b as i32);
    let (la, lb) = (a as i64, b as i64);
    let (fa, fb) = (f32::from_bits(a as u32), f32::from_bits(b as u32));
    let (da, db) = (f64::from_bits(a), f64::from_bits(b));
    let unordered = |a: bool| if a { 0 } else { i32::MIN };
    Some(match op {
        Iadd => int(ia.wrapping_add(ib)),
        Isub => int(ia.wrapping_sub(ib)),
        Imul => int(ia.wrapping_mul(ib)),
        Idiv if ib == 0 => return None,
        Idiv => int(ia.wrapping_div(ib)),
        Irem if ib == 0 => return None,
        Irem => int(ia.wrapping_rem(ib)),
        Iand => int(ia & ib),
        Ior => int(ia | ib),
        Ixor => int(ia ^ ib),
        Ishl => int(ia.wrapping_shl(b as u32)),
        Ishr => int(ia.wrapping_shr(b as u32)),
        Iushr => u64::from((ia as u32).wrapping_shr(b as u32)),
        Ladd => la.wrapping_add(lb) as u64,
        Lsub => la.wrapping_sub(lb) as u64,
        Lmul => la.wrapping_mul(lb) as u64,
        Ldiv if lb == 0 => return None,
        Ldiv => la.wrapping_div(lb) as u64,
        Lrem if lb == 0 => return None,
        Lrem => la.wrapping_rem(lb) as u64,
        Land => a & b,
        Lor => a | b,
        Lxor => a ^ b,
        Lshl => la.wrapping_shl(b as u32) as u64,
        Lshr => la.wrapping_shr(b as u32) as u64,
        Lushr => a.wrapping_shr(b as u32),
        Fadd => float(fa + fb),
        Fsub => float(fa - fb),
        Fmul => float(fa * fb),
        Fdiv => float(fa / fb),
        Frem => float(fa % fb),
        Dadd => double(da + db),
        Dsub => double(da - db),
        Dmul => double(da * db),
        Ddiv => double(da / db),
        Drem => double(da % db),
        Lcmp => three_way(la < lb, la > lb, 0),
        Fcmpl | Fcmpg => {
            let other = unordered(fa == fb);
            let nan = if op == Fcmpl { -1 } else { 1 };
            three_way(fa < fb, fa > fb, if other == 0 { 0 } else { nan })
        }
        Dcmpl | Dcmpg => {
            let other = unordered(da == db);
            let nan = if op == Dcmpl { -1 } else { 1 };
            three_way(da < db, da > db, if other == 0 { 0 } else { nan })
        }
        Imin => int(ia.min(ib)),
        Imax => int(ia.max(ib)),
        Lmin => la.min(lb) as u64,
        Lmax => la.max(lb) as u64,
        Fmin => float(extreme!(fa, fb, |a_first: bool, _| a_first)),
        Fmax => float(extreme!(fa, fb, |a_first: bool, b_first: bool| b_first || !a_first)),
        Dmin => double(extreme!(da, db, |a_first: bool, _| a_first)),
        Dmax => double(extreme!(da, db, |a_first: bool, b_first: bool| b_first || !a_first)),
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

impl IntCompare {
    /// The comparison that is true where this one is false.
    pub fn negated(self) -> IntCompare {
        use IntCompare::*;
        match self {
            Equal => NotEqual,
            NotEqual => Equal,
            Less => GreaterEqual,
            LessEqual => Greater,
            Greater => LessEqual,
            GreaterEqual => Less,
            UnsignedLess => UnsignedGreaterEqual,
            UnsignedLessEqual => UnsignedGreater,
            UnsignedGreater => UnsignedLessEqual,
            UnsignedGreaterEqual => UnsignedLess,
        }
    }

    /// The comparison that says the same of swapped operands.
    pub fn swapped(self) -> IntCompare {
        use IntCompare::*;
        match self {
            Equal | NotEqual => self,
            Less => Greater,
            LessEqual => GreaterEqual,
            Greater => Less,
            GreaterEqual => LessEqual,
            UnsignedLess => UnsignedGreater,
            UnsignedLessEqual => UnsignedGreaterEqual,
            UnsignedGreater => UnsignedLess,
            UnsignedGreaterEqual => UnsignedLessEqual,
        }
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
