//! Intervals of ints: what operations make of them, and what comparisons tell about them.

use crate::ir::{BinaryOp, IntCompare, MemoryKind, UnaryOp};

/// The ints from `low` to `high`. An interval is never empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Interval {
    pub low: i32,
    pub high: i32,
}

impl Interval {
    pub const ALL: Interval = Interval { low: i32::MIN, high: i32::MAX };
    pub const NOT_NEGATIVE: Interval = Interval { low: 0, high: i32::MAX };

    pub fn one(value: i32) -> Interval {
        Interval { low: value, high: value }
    }

    /// The interval between two numbers if all of it are ints; all ints otherwise, since arithmetic wraps around.
    fn within(low: i64, high: i64) -> Interval {
        match (i32::try_from(low), i32::try_from(high)) {
            (Ok(low), Ok(high)) => Interval { low, high },
            _ => Interval::ALL,
        }
    }

    /// The smallest interval with both in it.
    pub fn join(self, other: Interval) -> Interval {
        Interval { low: self.low.min(other.low), high: self.high.max(other.high) }
    }

    /// What is in both, if anything is.
    pub fn meet(self, other: Interval) -> Option<Interval> {
        let (low, high) = (self.low.max(other.low), self.high.min(other.high));
        (low <= high).then_some(Interval { low, high })
    }

    /// The only int in it.
    pub fn single(self) -> Option<i32> {
        (self.low == self.high).then_some(self.low)
    }

    /// What is read from memory of a kind.
    pub fn of_kind(kind: MemoryKind) -> Interval {
        match kind {
            MemoryKind::Boolean => Interval { low: 0, high: 1 },
            MemoryKind::Byte => Interval { low: -128, high: 127 },
            MemoryKind::Char => Interval { low: 0, high: 65535 },
            MemoryKind::Short => Interval { low: -32768, high: 32767 },
            MemoryKind::Int | MemoryKind::Long | MemoryKind::Float | MemoryKind::Double | MemoryKind::Reference => {
                Interval::ALL
            }
        }
    }

    /// The result of an operation of one operand.
    pub fn unary(op: UnaryOp, a: Interval) -> Interval {
        let fits = |kind| if a.meet(Interval::of_kind(kind)) == Some(a) { a } else { Interval::of_kind(kind) };
        match op {
            UnaryOp::Ineg => Interval::within(-i64::from(a.high), -i64::from(a.low)),
            UnaryOp::I2b => fits(MemoryKind::Byte),
            UnaryOp::I2c => fits(MemoryKind::Char),
            UnaryOp::I2s => fits(MemoryKind::Short),
            UnaryOp::I2z => fits(MemoryKind::Boolean),
            UnaryOp::BoolToInt => Interval { low: 0, high: 1 },
            UnaryOp::IntLeadingZeros | UnaryOp::IntTrailingZeros | UnaryOp::IntBitCount => {
                Interval { low: 0, high: 32 }
            }
            UnaryOp::LongLeadingZeros | UnaryOp::LongTrailingZeros | UnaryOp::LongBitCount => {
                Interval { low: 0, high: 64 }
            }
            // Any int.
            UnaryOp::L2i | UnaryOp::F2i | UnaryOp::D2i | UnaryOp::FloatBits => Interval::ALL,
            // No ints.
            UnaryOp::Lneg
            | UnaryOp::Fneg
            | UnaryOp::Dneg
            | UnaryOp::I2l
            | UnaryOp::I2f
            | UnaryOp::I2d
            | UnaryOp::L2f
            | UnaryOp::L2d
            | UnaryOp::F2l
            | UnaryOp::F2d
            | UnaryOp::D2l
            | UnaryOp::D2f
            | UnaryOp::Dsqrt
            | UnaryOp::Dabs
            | UnaryOp::Fabs
            | UnaryOp::Dfloor
            | UnaryOp::Dceil
            | UnaryOp::Drint
            | UnaryOp::DoubleBits
            | UnaryOp::FloatFromBits
            | UnaryOp::DoubleFromBits => Interval::ALL,
        }
    }

    /// The result of an operation of two operands.
    pub fn binary(op: BinaryOp, a: Interval, b: Interval) -> Interval {
        let [al, ah, bl, bh] = [a.low, a.high, b.low, b.high].map(i64::from);
        match op {
            BinaryOp::Iadd => Interval::within(al + bl, ah + bh),
            BinaryOp::Isub => Interval::within(al - bh, ah - bl),
            BinaryOp::Imul => {
                let corners = [al * bl, al * bh, ah * bl, ah * bh];
                Interval::within(*corners.iter().min().unwrap_or(&0), *corners.iter().max().unwrap_or(&0))
            }
            BinaryOp::Idiv if bl > 0 => Interval::within((al / bl).min(al / bh), (ah / bl).max(ah / bh)),
            BinaryOp::Irem if bl > 0 => {
                let most = bh - 1;
                Interval::within(if al < 0 { al.max(-most) } else { 0 }, if ah > 0 { ah.min(most) } else { 0 })
            }
            BinaryOp::Iand if bl >= 0 || al >= 0 => {
                let high = if al < 0 {
                    bh
                } else if bl < 0 {
                    ah
                } else {
                    ah.min(bh)
                };
                Interval::within(0, high)
            }
            BinaryOp::Ior | BinaryOp::Ixor if al >= 0 && bl >= 0 => {
                let bits = 64 - (ah | bh).leading_zeros();
                Interval::within(0, (1i64 << bits) - 1)
            }
            BinaryOp::Ishr | BinaryOp::Iushr => match b.single().map(|by| by & 31) {
                Some(by) if op == BinaryOp::Ishr || al >= 0 => Interval::within(al >> by, ah >> by),
                Some(by) if by > 0 => Interval::within(0, i64::from(u32::MAX >> by)),
                None if al >= 0 => Interval::within(0, ah),
                _ => Interval::ALL,
            },
            BinaryOp::Ishl => match b.single().map(|by| by & 31) {
                Some(by) => Interval::within(al << by, ah << by),
                None => Interval::ALL,
            },
            BinaryOp::Imin => Interval::within(al.min(bl), ah.min(bh)),
            BinaryOp::Imax => Interval::within(al.max(bl), ah.max(bh)),
            BinaryOp::Lcmp | BinaryOp::Fcmpl | BinaryOp::Fcmpg | BinaryOp::Dcmpl | BinaryOp::Dcmpg => {
                Interval { low: -1, high: 1 }
            }
            BinaryOp::Idiv | BinaryOp::Irem | BinaryOp::Iand | BinaryOp::Ior | BinaryOp::Ixor => Interval::ALL,
            // No ints.
            BinaryOp::Ladd
            | BinaryOp::Lsub
            | BinaryOp::Lmul
            | BinaryOp::Ldiv
            | BinaryOp::Lrem
            | BinaryOp::Land
            | BinaryOp::Lor
            | BinaryOp::Lxor
            | BinaryOp::Lshl
            | BinaryOp::Lshr
            | BinaryOp::Lushr
            | BinaryOp::Lmin
            | BinaryOp::Lmax
            | BinaryOp::Fadd
            | BinaryOp::Fsub
            | BinaryOp::Fmul
            | BinaryOp::Fdiv
            | BinaryOp::Frem
            | BinaryOp::Fmin
            | BinaryOp::Fmax
            | BinaryOp::Dadd
            | BinaryOp::Dsub
            | BinaryOp::Dmul
            | BinaryOp::Ddiv
            | BinaryOp::Drem
            | BinaryOp::Dmin
            | BinaryOp::Dmax => Interval::ALL,
        }
    }

    /// Whether a comparison of any two ints of the intervals is true, or false, if that is always the same.
    pub fn compare(op: IntCompare, a: Interval, b: Interval) -> Option<bool> {
        // Unsigned, ints of one sign compare as signed ones do, and negative ones are above the others.
        let unsigned_less = || match (a.low >= 0, b.low >= 0, a.high < 0, b.high < 0) {
            (true, true, _, _) | (_, _, true, true) => Interval::compare(IntCompare::Less, a, b),
            (true, _, _, true) => Some(true),
            (_, true, true, _) => Some(false),
            _ => None,
        };
        match op {
            IntCompare::Less if a.high < b.low => Some(true),
            IntCompare::Less if a.low >= b.high => Some(false),
            IntCompare::LessEqual if a.high <= b.low => Some(true),
            IntCompare::LessEqual if a.low > b.high => Some(false),
            IntCompare::Greater
            | IntCompare::GreaterEqual
            | IntCompare::UnsignedGreater
            | IntCompare::UnsignedGreaterEqual => Interval::compare(op.swapped(), b, a),
            IntCompare::Equal if a.meet(b).is_none() => Some(false),
            IntCompare::Equal if a.single().is_some() && a == b => Some(true),
            IntCompare::NotEqual => Interval::compare(IntCompare::Equal, a, b).map(|equal| !equal),
            IntCompare::UnsignedLess => unsigned_less(),
            IntCompare::UnsignedLessEqual => Interval::compare(IntCompare::UnsignedLess, b, a).map(|less| !less),
            IntCompare::Less | IntCompare::LessEqual | IntCompare::Equal => None,
        }
    }

    /// What is known of both operands where a comparison is true.
    pub fn refine(op: IntCompare, a: Interval, b: Interval) -> Option<(Interval, Interval)> {
        match op {
            IntCompare::Equal => a.meet(b).map(|both| (both, both)),
            IntCompare::NotEqual => Some((a.without(b), b.without(a))),
            IntCompare::Less => {
                let high = b.high.checked_sub(1)?;
                let low = a.low.checked_add(1)?;
                Some((a.meet(Interval { low: i32::MIN, high })?, b.meet(Interval { low, high: i32::MAX })?))
            }
            IntCompare::LessEqual => Some((
                a.meet(Interval { low: i32::MIN, high: b.high })?,
                b.meet(Interval { low: a.low, high: i32::MAX })?,
            )),
            IntCompare::Greater
            | IntCompare::GreaterEqual
            | IntCompare::UnsignedGreater
            | IntCompare::UnsignedGreaterEqual => Interval::refine(op.swapped(), b, a).map(|(b, a)| (a, b)),
            IntCompare::UnsignedLess | IntCompare::UnsignedLessEqual if b.low >= 0 => {
                let signed = if op == IntCompare::UnsignedLess { IntCompare::Less } else { IntCompare::LessEqual };
                Interval::refine(signed, a.meet(Interval::NOT_NEGATIVE)?, b)
            }
            IntCompare::UnsignedLess | IntCompare::UnsignedLessEqual => Some((a, b)),
        }
    }

    /// Without a number at one of its ends.
    fn without(self, other: Interval) -> Interval {
        match other.single() {
            Some(one) if one == self.low && self.low < self.high => Interval { low: self.low + 1, ..self },
            Some(one) if one == self.high && self.low < self.high => Interval { high: self.high - 1, ..self },
            _ => self,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::{Type, arithmetic};

    const ENDS: [i32; 9] = [i32::MIN, i32::MIN + 1, -7, -1, 0, 1, 5, i32::MAX - 1, i32::MAX];

    fn intervals() -> Vec<Interval> {
        let mut all = Vec::new();
        for low in ENDS {
            all.extend(ENDS.iter().filter(|&&high| high >= low).map(|&high| Interval { low, high }));
        }
        all
    }

    fn bits(value: i32) -> u64 {
        u64::from(value as u32)
    }

    /// Every result of numbers at the ends and in the middle lies in the interval of the results.
    #[test]
    fn operations_stay_inside() {
        let ops: Vec<BinaryOp> =
            BinaryOp::ALL.iter().copied().filter(|op| op.types() == (Type::I32, Type::I32, Type::I32)).collect();
        for a in intervals() {
            for b in intervals() {
                for &op in &ops {
                    let result = Interval::binary(op, a, b);
                    for x in ENDS.into_iter().filter(|&x| (a.low..=a.high).contains(&x)) {
                        for y in ENDS.into_iter().filter(|&y| (b.low..=b.high).contains(&y)) {
                            if let Some(z) = arithmetic::binary(op, bits(x), bits(y)) {
                                let z = z as i32;
                                assert!((result.low..=result.high).contains(&z), "{op:?} {a:?} {b:?}: {x} {y} {z}");
                            }
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn comparisons_agree() {
        for a in intervals() {
            for b in intervals() {
                for &op in IntCompare::ALL {
                    let known = Interval::compare(op, a, b);
                    let refined = Interval::refine(op, a, b);
                    for x in ENDS.into_iter().filter(|&x| (a.low..=a.high).contains(&x)) {
                        for y in ENDS.into_iter().filter(|&y| (b.low..=b.high).contains(&y)) {
                            let truth = arithmetic::compare_int(op, Type::I32, bits(x), bits(y));
                            assert!(known.is_none_or(|known| known == truth), "{op:?} {a:?} {b:?}");
                            if truth {
                                let (ra, rb) = refined.expect("not impossible");
                                assert!((ra.low..=ra.high).contains(&x) && (rb.low..=rb.high).contains(&y));
                            }
                        }
                    }
                }
            }
        }
    }
}
