//! `java.lang.Double` and `Float`: a number is in its slot as its bits already.

use super::leaf::NumberOperation;
use super::registry::{Native, native};
use super::{NativeContext, NativeResult};

pub(super) const DOUBLE: &[Native] = &[
    native("doubleToRawLongBits", "(D)J", double_bits).operation(NumberOperation::DoubleBits),
    native("longBitsToDouble", "(J)D", bits_double).operation(NumberOperation::DoubleFromBits),
];

pub(super) const FLOAT: &[Native] = &[
    native("floatToRawIntBits", "(F)I", float_bits).operation(NumberOperation::FloatBits),
    native("intBitsToFloat", "(I)F", bits_float).operation(NumberOperation::FloatFromBits),
];

fn double_bits(cx: &mut NativeContext<'_>) -> NativeResult {
    Ok((cx.double(0).to_bits() as i64).into())
}

fn bits_double(cx: &mut NativeContext<'_>) -> NativeResult {
    Ok(f64::from_bits(cx.long(0) as u64).into())
}

fn float_bits(cx: &mut NativeContext<'_>) -> NativeResult {
    Ok((cx.float(0).to_bits() as i32).into())
}

fn bits_float(cx: &mut NativeContext<'_>) -> NativeResult {
    Ok(f32::from_bits(cx.int(0) as u32).into())
}
