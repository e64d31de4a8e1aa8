//! `java.lang.Math` and `java.lang.StrictMath`: roots, powers and angles.
//!
//! What Java defines exactly (roots, rounding, fused products) is the hardware's or a correct library's. Functions that
//! HotSpot leaves to fdlibm, by which `StrictMath` is specified, follow that: results are equal to the last bit. For the
//! others HotSpot has machine code that is nearly correctly rounded; here they are correctly rounded, which is the same
//! on every machine and differs from HotSpot in the last bit of about one result in 500.

use super::leaf::{LeafFunction, LeafNative, NumberOperation};
use super::registry::{Native, native};
use super::strict_math::{self, high_word};
use super::{NativeContext, NativeResult};

macro_rules! natives {
    ($(
        $table:ident = $class:literal {
        unary: $($name:literal $function:expr $(, $operation:ident)?;)*
        binary: $($name2:literal $function2:expr;)*
        fused: $($name3:literal $descriptor:literal $native:expr, $leaf:expr;)*
        }
    )*) => {
        $(pub(super) const $table: &[Native] = &[
            $(native($name, "(D)D", {
                fn call(cx: &mut NativeContext<'_>) -> NativeResult {
                    let function: fn(f64) -> f64 = $function;
                    Ok(function(cx.double(0)).into())
                }
                call
            })$(.operation(NumberOperation::$operation))?,)*
            $(native($name2, "(DD)D", {
                fn call(cx: &mut NativeContext<'_>) -> NativeResult {
                    let function: fn(f64, f64) -> f64 = $function2;
                    Ok(function(cx.double(0), cx.double(1)).into())
                }
                call
            }),)*
            $(native($name3, $descriptor, $native),)*
        ];)*

        /// The same as functions, for machine code.
        pub(crate) const MATH_LEAVES: &[LeafNative] = &[$(
            $(leaf($class, $name, "(D)D", {
                extern "C" fn call(x: f64) -> f64 {
                    let function: fn(f64) -> f64 = $function;
                    function(x)
                }
                LeafFunction::DD(call)
            }),)*
            $(leaf($class, $name2, "(DD)D", {
                extern "C" fn call(x: f64, y: f64) -> f64 {
                    let function: fn(f64, f64) -> f64 = $function2;
                    function(x, y)
                }
                LeafFunction::DdD(call)
            }),)*
            $(leaf($class, $name3, $descriptor, $leaf),)*
        )*];
    };
}

const fn leaf(class: &'static str, name: &'static str, descriptor: &'static str, function: LeafFunction) -> LeafNative {
    assert!(function.descriptor().fits(descriptor), "the function's types are not those of the descriptor");
    LeafNative { class, name, descriptor, function }
}

natives! {
    NATIVES = "java/lang/Math" {
    unary:
    "sin" pxfm::f_sin;
    "cos" pxfm::f_cos;
    "tan" pxfm::f_tan;
    "asin" libm::asin;
    "acos" libm::acos;
    "atan" libm::atan;
    "exp" pxfm::f_exp;
    "log" pxfm::f_log;
    "log10" pxfm::f_log10;
    "sqrt" f64::sqrt, SquareRoot;
    "cbrt" pxfm::f_cbrt;
    "sinh" sinh;
    "cosh" cosh;
    "tanh" pxfm::f_tanh;
    "expm1" libm::expm1;
    "log1p" strict_math::log1p;
    "ceil" f64::ceil, Ceiling;
    "floor" f64::floor, Floor;
    "rint" f64::round_ties_even, RoundToEven;
    binary:
    "atan2" atan2;
    "pow" |base, exponent| power(base, exponent, pxfm::f_pow);
    "hypot" hypot;
    "IEEEremainder" libm::remainder;
    fused:
    "fma" "(DDD)D" fma, {
        extern "C" fn call(x: f64, y: f64, z: f64) -> f64 {
            x.mul_add(y, z)
        }
        LeafFunction::DddD(call)
    };
    "fma" "(FFF)F" fma_float, {
        extern "C" fn call(x: f32, y: f32, z: f32) -> f32 {
            x.mul_add(y, z)
        }
        LeafFunction::FffF(call)
    };
    }

    STRICT = "java/lang/StrictMath" {
    unary:
    "sin" strict_math::sin;
    "cos" strict_math::cos;
    "tan" libm::tan;
    "exp" libm::exp;
    binary:
    "pow" |base, exponent| power(base, exponent, libm::pow);
    fused:
    }
}

/// The rules of Java for what is no number: to the power of 0 all is 1; otherwise NaN gives NaN, and so does an infinite
/// power of 1 or -1 (which C defines to be 1).
fn power(base: f64, exponent: f64, function: fn(f64, f64) -> f64) -> f64 {
    if exponent == 0.0 {
        1.0
    } else if base.is_nan() || exponent.is_nan() || base.abs() == 1.0 && exponent.is_infinite() {
        f64::NAN
    } else {
        function(base, exponent)
    }
}

/// From here on the fdlibm functions take the exponential for the sum or difference of two.
const ONE_EXPONENTIAL: f64 = 22.0;

/// From here on `exp` overflows, but half of it may not.
const EXPONENTIAL_LIMIT: u64 = 0x4086_2E42_0000_0000;

/// The greatest argument with a finite `sinh` and `cosh`.
const HYPERBOLIC_LIMIT: f64 = f64::from_bits(0x4086_33CE_8FB9_F87D);

/// Half of the exponential of a magnitude of at least [`ONE_EXPONENTIAL`], with the sign of `half`.
fn half_exponential(magnitude: f64, half: f64) -> f64 {
    if magnitude.to_bits() < EXPONENTIAL_LIMIT {
        half * libm::exp(magnitude)
    } else if magnitude <= HYPERBOLIC_LIMIT {
        let root = libm::exp(0.5 * magnitude);
        half * root * root
    } else {
        half * f64::INFINITY
    }
}

fn sinh(x: f64) -> f64 {
    /// 2^-28: below, the next term does not show.
    const SMALL: u64 = 0x3E30_0000_0000_0000;
    let magnitude = x.abs();
    if x.is_nan() || magnitude.to_bits() < SMALL {
        return x;
    }
    let half = 0.5_f64.copysign(x);
    if magnitude >= ONE_EXPONENTIAL {
        return half_exponential(magnitude, half);
    }
    let t = libm::expm1(magnitude);
    if magnitude < 1.0 { half * (2.0 * t - t * t / (t + 1.0)) } else { half * (t + t / (t + 1.0)) }
}

fn cosh(x: f64) -> f64 {
    /// Half of ln 2, to the 32 bits that decide.
    const SMALL: u64 = 0x3FD6_2E43_0000_0000;
    let magnitude = x.abs();
    if x.is_nan() {
        x
    } else if magnitude.to_bits() < SMALL {
        let t = libm::expm1(magnitude);
        let w = 1.0 + t;
        1.0 + (t * t) / (w + w)
    } else if magnitude < ONE_EXPONENTIAL {
        let t = libm::exp(magnitude);
        0.5 * t + 0.5 / t
    } else {
        half_exponential(magnitude, 0.5)
    }
}

/// Where y is far greater than a negative x, the correction by the low part of pi still shows in fdlibm's result.
fn atan2(y: f64, x: f64) -> f64 {
    const PI_LOW: f64 = 1.224_646_799_147_353_2e-16;
    let far = x < 0.0 && x.is_finite() && y.is_finite() && (high_word(y) - high_word(x)) >> 20 > 60;
    if !far {
        return libm::atan2(y, x);
    }
    let angle = std::f64::consts::FRAC_PI_2 + 0.5 * PI_LOW - PI_LOW;
    if y > 0.0 { std::f64::consts::PI - angle } else { angle - std::f64::consts::PI }
}

/// A double with the lower half of its bits cleared, so that products of two such are exact.
fn truncated(x: f64) -> f64 {
    f64::from_bits(x.to_bits() & !0xFFFF_FFFF)
}

fn hypot(x: f64, y: f64) -> f64 {
    if x.is_infinite() || y.is_infinite() {
        return f64::INFINITY;
    }
    if x.is_nan() || y.is_nan() {
        return f64::NAN;
    }
    let (mut a, mut b) = (x.abs().max(y.abs()), x.abs().min(y.abs()));
    if b == 0.0 || high_word(a) - high_word(b) > 60 << 20 {
        return a + b;
    }
    let power = |exponent| 2.0_f64.powi(exponent);
    // Scaled, so that squares neither overflow nor lose bits.
    let unscale = if a > power(500) {
        (a, b) = (a * power(-600), b * power(-600));
        power(600)
    } else if b < f64::MIN_POSITIVE {
        (a, b) = (a * power(1022), b * power(1022));
        power(-1022)
    } else if b < power(-500) {
        (a, b) = (a * power(600), b * power(600));
        power(-600)
    } else {
        1.0
    };
    let difference = a - b;
    let square = if difference > b {
        let high = truncated(a);
        let low = a - high;
        high * high - (b * -b - low * (a + high))
    } else {
        let twice = a + a;
        let (high, other_high) = (truncated(twice), truncated(b));
        let (low, other_low) = (twice - high, b - other_high);
        high * other_high - (difference * -difference - (high * other_low + low * b))
    };
    square.sqrt() * unscale
}

fn fma(cx: &mut NativeContext<'_>) -> NativeResult {
    Ok(cx.double(0).mul_add(cx.double(1), cx.double(2)).into())
}

fn fma_float(cx: &mut NativeContext<'_>) -> NativeResult {
    Ok(cx.float(0).mul_add(cx.float(1), cx.float(2)).into())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Bits that HotSpot 25 gives.
    #[test]
    fn results_of_hotspot() {
        for (value, bits) in [
            (sinh(-483.289_984_373_416_64), 0xEB72_E58F_4C25_B54D),
            (sinh(-125.887_412_127_888_13), 0xCB38_8A98_AD90_FADA),
            (cosh(0.561_489_887_535_081_6), 0x3FF2_96D1_4EB1_C344),
            (cosh(-0.538_648_199_039_577_7), 0x3FF2_60B7_A506_FABB),
            (atan2(-3.601_531_402_016_157_5e210, -24_478.210_852_642_038), 0xBFF9_21FB_5444_2D19),
            (hypot(0.278_327_929_260_392_85, 0.248_987_449_570_982_3), 0x3FD7_E685_F5AA_2300),
            (pxfm::f_cbrt(-0.236_526_989_707_032_34), 0xBFE3_CA36_BA41_6FDF),
            (pxfm::f_log10(0.808_445_058_188_476_8), 0xBFB7_A437_548B_3F91),
        ] {
            assert_eq!(value.to_bits(), bits, "{value}");
        }
        assert_eq!(hypot(3.0, 4.0), 5.0);
        assert_eq!((sinh(f64::INFINITY), cosh(f64::NEG_INFINITY)), (f64::INFINITY, f64::INFINITY));
        assert_eq!((sinh(800.0), sinh(-800.0)), (f64::INFINITY, f64::NEG_INFINITY));
    }

    /// C's `pow` gives 1 for both.
    #[test]
    fn powers_that_are_no_numbers() {
        assert!(power(1.0, f64::NAN, libm::pow).is_nan());
        assert!(power(-1.0, f64::INFINITY, libm::pow).is_nan());
        assert_eq!(power(f64::NAN, 0.0, pxfm::f_pow), 1.0);
    }
}
