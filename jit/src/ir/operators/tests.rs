//! The columns of the tables of operators say what [`arithmetic`] computes.

use super::*;
use crate::ir::{IrConstant, arithmetic};

/// Bits of a few values of a type.
fn values(ty: Type) -> Vec<u64> {
    let ints = [0, 1, 2, -1, 7, -7, 31, 64, i32::MIN, i32::MAX];
    let longs = [0, 1, 2, -1, 7, -7, 63, 1 << 40, i64::MIN, i64::MAX];
    let floats = [0.0, -0.0, 1.0, -2.5, f32::MIN, f32::INFINITY, f32::NAN];
    let doubles = [0.0, -0.0, 1.0, -2.5, f64::MIN, f64::INFINITY, f64::NAN];
    match ty {
        Type::Void => Vec::new(),
        Type::Bool => vec![0, 1],
        Type::I32 => ints.map(|value| IrConstant::I32(value).bits()).to_vec(),
        Type::I64 => longs.map(|value| IrConstant::I64(value).bits()).to_vec(),
        Type::F32 => floats.map(|value| IrConstant::F32(value.to_bits()).bits()).to_vec(),
        Type::F64 => doubles.map(|value| IrConstant::F64(value.to_bits()).bits()).to_vec(),
        Type::Ref => vec![0, 8, u64::from(u32::MAX)],
    }
}

fn is_integer(ty: Type) -> bool {
    matches!(ty, Type::I32 | Type::I64)
}

/// The bits of a number of an integer type.
fn number(ty: Type, number: i64) -> u64 {
    if ty == Type::I32 { IrConstant::I32(number as i32).bits() } else { IrConstant::I64(number).bits() }
}

#[test]
fn memory_kinds() {
    for &kind in MemoryKind::ALL {
        let bytes_of_type = if matches!(kind.ty(), Type::I64 | Type::F64) { 8 } else { 4 };
        assert_eq!(kind.narrowed_by().is_some(), kind.bytes() < bytes_of_type, "{kind:?}");
        let Some(op) = kind.narrowed_by() else { continue };
        assert_eq!((op.types(), op.narrows_to()), ((kind.ty(), kind.ty()), Some(kind)));
        for bits in values(kind.ty()) {
            let once = arithmetic::unary(op, bits);
            assert_eq!(arithmetic::unary(op, once), once, "{kind:?}");
        }
    }
}

#[test]
fn operations_of_one_operand() {
    for &op in UnaryOp::ALL {
        let (operand, result) = op.types();
        assert!(!op.is_cheap() || is_integer(result) && (is_integer(operand) || operand == Type::Bool), "{op:?}");
        let Some(before) = op.undoes() else { continue };
        let (first, between) = before.types();
        assert_eq!((between, first), (operand, result), "{op:?}");
        for bits in values(first) {
            assert_eq!(arithmetic::unary(op, arithmetic::unary(before, bits)), bits, "{op:?}");
        }
    }
}

#[test]
fn operations_of_two_operands() {
    for &op in BinaryOp::ALL {
        let (left, right, result) = op.types();
        let compute = |a, b| arithmetic::binary(op, a, b);
        assert!(!op.is_cheap() || is_integer(left) && result == left, "{op:?}");
        assert_eq!(is_integer(right) && compute(1, 0).is_none(), op.divides_integers(), "{op:?}");
        for a in values(left) {
            if let Some(neutral) = op.neutral() {
                assert_eq!(compute(a, number(right, neutral)), Some(a), "{op:?}");
            }
            if let Some(zero_by) = op.zero_by() {
                assert_eq!(compute(a, number(right, zero_by)), Some(0), "{op:?}");
            }
            match op.of_same() {
                Some(OfSame::Itself) => assert_eq!(compute(a, a), Some(a), "{op:?}"),
                Some(OfSame::Zero) => assert_eq!(compute(a, a), Some(0), "{op:?}"),
                None => {}
            }
            if op.commutes() {
                assert!(left == right && values(right).into_iter().all(|b| compute(a, b) == compute(b, a)), "{op:?}");
            }
        }
    }
}

#[test]
fn three_way_comparisons() {
    for &op in BinaryOp::ALL {
        let (left, right, result) = op.types();
        assert_eq!(op.three_way().is_some(), left == right && result == Type::I32 && left != Type::I32, "{op:?}");
        let Some(three_way) = op.three_way() else { continue };
        assert_eq!(three_way == ThreeWay::Integers, is_integer(left));
        for &compare in IntCompare::ALL {
            let Some(of_floats) = compare.of_floats(three_way) else { continue };
            for a in values(left) {
                for b in values(left) {
                    let compared = arithmetic::binary(op, a, b).expect("comparisons do not divide");
                    let expected = arithmetic::compare_int(compare, Type::I32, compared, 0);
                    assert_eq!(arithmetic::compare_float(of_floats, left, a, b), expected, "{op:?} {compare:?}");
                }
            }
        }
    }
}

#[test]
fn comparisons_of_integers() {
    for &op in IntCompare::ALL {
        assert_eq!(op.negated().negated(), op);
        assert_eq!((op.negated().signedness(), op.swapped().signedness()), (op.signedness(), op.signedness()));
        for ty in [Type::I32, Type::I64] {
            let compare = |op, a, b| arithmetic::compare_int(op, ty, a, b);
            for a in values(ty) {
                assert_eq!(compare(op, a, a), op.holds_for_equal());
                for b in values(ty) {
                    let truth = compare(op, a, b);
                    assert_eq!((compare(op.negated(), a, b), compare(op.swapped(), b, a)), (!truth, truth), "{op:?}");
                    let less = match op.signedness() {
                        Signedness::Either | Signedness::Signed => IntCompare::Less,
                        Signedness::Unsigned => IntCompare::UnsignedLess,
                    };
                    let outcome = match (a == b, compare(less, a, b)) {
                        (true, _) => IntCompare::EQUAL,
                        (false, true) => 0b001,
                        (false, false) => 0b100,
                    };
                    assert_eq!(op.outcomes() & outcome != 0, truth, "{op:?}");
                }
            }
        }
    }
}
