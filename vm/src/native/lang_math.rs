//! `java.lang.Math`: roots, powers and angles.
//!
//! What Java defines exactly (roots, rounding, fused products) is the hardware's or a correct library's; the others are
//! ports of the same public fdlibm algorithms that `StrictMath` is specified by, so that results repeat on every
//! machine.

use super::registry::{Native, native};
use super::{NativeContext, NativeResult};

macro_rules! natives {
    (unary: $($name:literal $function:expr;)* binary: $($name2:literal $function2:expr;)*) => {
        pub(super) const NATIVES: &[Native] = &[
            $(native($name, "(D)D", {
                fn call(cx: &mut NativeContext<'_>) -> NativeResult {
                    let function: fn(f64) -> f64 = $function;
                    Ok(function(cx.double(0)).into())
                }
                call
            }),)*
            $(native($name2, "(DD)D", {
                fn call(cx: &mut NativeContext<'_>) -> NativeResult {
                    let function: fn(f64, f64) -> f64 = $function2;
                    Ok(function(cx.double(0), cx.double(1)).into())
                }
                call
            }),)*
            native("fma", "(DDD)D", fma),
            native("fma", "(FFF)F", fma_float),
        ];
    };
}

natives! {
    unary:
    "sin" libm::sin;
    "cos" libm::cos;
    "tan" libm::tan;
    "asin" libm::asin;
    "acos" libm::acos;
    "atan" libm::atan;
    "exp" libm::exp;
    "log" libm::log;
    "log10" libm::log10;
    "sqrt" f64::sqrt;
    "cbrt" libm::cbrt;
    "sinh" libm::sinh;
    "cosh" libm::cosh;
    "tanh" libm::tanh;
    "expm1" libm::expm1;
    "log1p" libm::log1p;
    "ceil" f64::ceil;
    "floor" f64::floor;
    "rint" f64::round_ties_even;
    binary:
    "atan2" libm::atan2;
    "pow" power;
    "hypot" libm::hypot;
    "IEEEremainder" libm::remainder;
}

/// Differs from C: with an exponent of NaN, or one that is infinite for a base of 1, the result is NaN.
fn power(base: f64, exponent: f64) -> f64 {
    if exponent != 0.0 && (base.is_nan() || exponent.is_nan()) || base.abs() == 1.0 && exponent.is_infinite() {
        return f64::NAN;
    }
    libm::pow(base, exponent)
}

fn fma(cx: &mut NativeContext<'_>) -> NativeResult {
    Ok(cx.double(0).mul_add(cx.double(1), cx.double(2)).into())
}

fn fma_float(cx: &mut NativeContext<'_>) -> NativeResult {
    Ok(cx.float(0).mul_add(cx.float(1), cx.float(2)).into())
}
