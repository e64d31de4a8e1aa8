//! The functions of `java.lang.StrictMath` that no library at hand computes with fdlibm's roundings.
//!
//! In: any doubles. Out: the results of fdlibm to the last bit, by which Java defines them: the same reductions,
//! polynomials and order of operations. Only angles of a million and more are reduced in another way, exactly; one
//! sine or cosine of them in a thousand differs from fdlibm's in the last bit.

use std::f64::consts::FRAC_PI_2;

/// The upper half of a double's bits, without the sign: exponent and leading digits.
pub(super) fn high_word(x: f64) -> i32 {
    (x.abs().to_bits() >> 32) as i32
}

/// A double with another upper half.
fn with_high_word(x: f64, high: i32) -> f64 {
    f64::from_bits((high as u64) << 32 | x.to_bits() & 0xFFFF_FFFF)
}

/// The upper half of a quarter of pi: up to here angles are used as they are.
const QUARTER_PI: i32 = 0x3FE9_21FB;

pub(super) fn sin(x: f64) -> f64 {
    if high_word(x) <= QUARTER_PI {
        return small_sin(x, None);
    }
    match reduced(x) {
        Some((0, high, low)) => small_sin(high, Some(low)),
        Some((1, high, low)) => small_cos(high, low),
        Some((2, high, low)) => -small_sin(high, Some(low)),
        Some((_, high, low)) => -small_cos(high, low),
        None => f64::NAN,
    }
}

pub(super) fn cos(x: f64) -> f64 {
    if high_word(x) <= QUARTER_PI {
        return small_cos(x, 0.0);
    }
    match reduced(x) {
        Some((0, high, low)) => small_cos(high, low),
        Some((1, high, low)) => -small_sin(high, Some(low)),
        Some((2, high, low)) => -small_cos(high, low),
        Some((_, high, low)) => small_sin(high, Some(low)),
        None => f64::NAN,
    }
}

/// The upper half of 2^-27: the square of less does not show.
const NO_SQUARE: i32 = 0x3E40_0000;

/// The sine of an angle and its low part, if it was reduced to one, within a quarter of pi.
fn small_sin(x: f64, low: Option<f64>) -> f64 {
    const CUBE: f64 = -0.166_666_666_666_666_32;
    const TERMS: [f64; 5] = [
        8.333_333_333_322_49e-3,
        -1.984_126_982_985_795e-4,
        2.755_731_370_707_006_8e-6,
        -2.505_076_025_340_686_3e-8,
        1.589_690_995_211_55e-10,
    ];
    if high_word(x) < NO_SQUARE {
        return x;
    }
    let z = x * x;
    let cube = z * x;
    let r = polynomial(z, &TERMS);
    match low {
        None => x + cube * (CUBE + z * r),
        Some(low) => x - ((z * (0.5 * low - cube * r) - low) - cube * CUBE),
    }
}

/// The cosine of an angle and its low part, within a quarter of pi.
fn small_cos(x: f64, low: f64) -> f64 {
    const TERMS: [f64; 6] = [
        4.166_666_666_666_66e-2,
        -1.388_888_888_887_411e-3,
        2.480_158_728_947_673e-5,
        -2.755_731_435_139_066_3e-7,
        2.087_572_321_298_175e-9,
        -1.135_964_755_778_819_5e-11,
    ];
    let high = high_word(x);
    if high < NO_SQUARE {
        return 1.0;
    }
    let z = x * x;
    let rest = z * (z * polynomial(z, &TERMS)) - x * low;
    if high < 0x3FD3_3333 {
        return 1.0 - (0.5 * z - rest);
    }
    // About a quarter of the angle is taken from both sides of the difference, so that the greater one is exact.
    let share = if high > 0x3FE9_0000 { 0.28125 } else { with_high_word(0.0, high - 0x0020_0000) };
    (1.0 - share) - ((0.5 * z - share) - rest)
}

fn polynomial(x: f64, coefficients: &[f64]) -> f64 {
    coefficients.iter().rev().copied().reduce(|sum, coefficient| coefficient + x * sum).unwrap_or(0.0)
}

/// An angle of more than a quarter of pi less the nearest multiple of half of pi: the multiple modulo 4, and the rest as
/// a sum of two doubles; none for what is no number.
fn reduced(x: f64) -> Option<(u32, f64, f64)> {
    /// From the next on the multiple has too many bits for products to be exact.
    const MEDIUM: i32 = 0x4139_21FB;
    if !x.is_finite() {
        return None;
    }
    let magnitude = x.abs();
    let reduce = if high_word(x) <= MEDIUM { reduce_medium } else { reduce_large };
    let (multiple, high, low) = reduce(magnitude);
    Some(if x < 0.0 { (multiple.wrapping_neg() & 3, -high, -low) } else { (multiple & 3, high, low) })
}

/// Takes off the multiple of half of pi by parts of 33 bits, as many as cancellation makes necessary.
fn reduce_medium(x: f64) -> (u32, f64, f64) {
    /// Half of pi: 33 bits of it, and a double for what is left, for each step.
    const PARTS: [(u64, u64); 3] = [
        (0x3FF9_21FB_5440_0000, 0x3DD0_B461_1A62_6331),
        (0x3DD0_B461_1A60_0000, 0x3BA3_198A_2E03_7073),
        (0x3BA3_198A_2E00_0000, 0x397B_839A_2520_49C1),
    ];
    /// The bits that may cancel before another part is needed.
    const CANCELLED: [i32; 3] = [16, 49, i32::MAX];
    let multiple = (x * std::f64::consts::FRAC_2_PI + 0.5) as i32;
    let factor = f64::from(multiple);
    // Far from each small multiple one part will do.
    let far = multiple < 32 && high_word(x) != high_word(factor * FRAC_PI_2);
    let mut rest = x;
    let mut correction = 0.0;
    for ((part, left), cancelled) in PARTS.into_iter().zip(CANCELLED) {
        let before = rest;
        let product = factor * f64::from_bits(part);
        rest = before - product;
        correction = factor * f64::from_bits(left) - ((before - rest) - product);
        if far || (high_word(x) >> 20) - (high_word(rest - correction) >> 20) <= cancelled {
            break;
        }
    }
    let high = rest - correction;
    (multiple as u32, high, (rest - high) - correction)
}

/// By integers: the quotient by half of pi modulo 4 from those bits of 2/pi that decide, and its fraction times half of pi.
fn reduce_large(x: f64) -> (u32, f64, f64) {
    /// The first 1280 bits of 2/pi.
    const TWO_OVER_PI: [u64; 20] = [
        0xA2F9_836E_4E44_1529,
        0xFC27_57D1_F534_DDC0,
        0xDB62_9599_3C43_9041,
        0xFE51_63AB_DEBB_C561,
        0xB724_6E3A_424D_D2E0,
        0x0649_2EEA_09D1_921C,
        0xFE1D_EB1C_B129_A73E,
        0xE882_35F5_2EBB_4484,
        0xE99C_7026_B45F_7E41,
        0x3991_D639_8353_39F4,
        0x9C84_5F8B_BDF9_283B,
        0x1FF8_97FF_DE05_980F,
        0xEF2F_118B_5A0A_6D1F,
        0x6D36_7ECF_27CB_09B7,
        0x4F46_3F66_9E5F_EA2D,
        0x7527_BAC7_EBE5_F17B,
        0x3D07_39F7_8A52_92EA,
        0x6BFB_5FB1_1F8D_5D08,
        0x5603_3046_FC7B_6BAB,
        0xF0CF_BC20_9AF4_361D,
    ];
    /// Half of pi times 2^126.
    const HALF_PI: u128 = 0x6487_ED51_10B4_611A_6263_3145_C06E_0E68;
    let mantissa = x.to_bits() & 0x000F_FFFF_FFFF_FFFF | 0x0010_0000_0000_0000;
    let exponent = (high_word(x) >> 20) - 1075;
    // Bits before these give multiples of 4; those after 256 of them are far below the last that shows.
    let skipped = exponent - 2;
    let word = |index: i32| {
        let bits = |at: i32| usize::try_from(at).ok().and_then(|at| TWO_OVER_PI.get(at)).copied().unwrap_or(0);
        let at = skipped.div_euclid(64) + index;
        let shift = skipped.rem_euclid(64);
        if shift == 0 { bits(at) } else { bits(at) << shift | bits(at + 1) >> (64 - shift) }
    };
    let mut carry = 0;
    let mut product = [0_u64; 4];
    for index in (0..4).rev() {
        let sum = u128::from(mantissa) * u128::from(word(index)) + carry;
        product[index as usize] = sum as u64;
        carry = sum >> 64;
    }
    // Two bits before the point, the fraction after it.
    let whole = (product[0] >> 62) as u32;
    let upper = u128::from(product[0]) << 64 | u128::from(product[1]);
    let lower = u128::from(product[2]) << 64 | u128::from(product[3]);
    let (upper, lower) = (upper << 2 | lower >> 126, lower << 2);
    let above_half = upper >> 127 == 1;
    let (upper, lower) = if above_half { (!upper, !lower) } else { (upper, lower) };
    let zeros = upper.leading_zeros().min(127);
    let fraction = if zeros == 0 { upper } else { upper << zeros | lower >> (128 - zeros) };
    let angle = upper_product(fraction, HALF_PI);
    let scale = 2.0_f64.powi(-126 - zeros as i32);
    let high = angle as f64;
    let low = (angle as i128 - high as i128) as f64;
    if above_half { (whole.wrapping_add(1), -high * scale, -low * scale) } else { (whole, high * scale, low * scale) }
}

/// The upper half of a product.
fn upper_product(a: u128, b: u128) -> u128 {
    let half = |x: u128| (x >> 64, x & u128::from(u64::MAX));
    let ((a_high, a_low), (b_high, b_low)) = (half(a), half(b));
    let (first, second) = (half(a_high * b_low), half(a_low * b_high));
    let middle = first.1 + second.1 + ((a_low * b_low) >> 64);
    a_high * b_high + first.0 + second.0 + (middle >> 64)
}

/// The logarithm of `1 + x` as `k` times that of two and a polynomial in `f / (2 + f)`, where `2^k * (1 + f)` is `1 + x`
/// up to a correction.
pub(super) fn log1p(x: f64) -> f64 {
    const TWO_HIGH: f64 = 0.693_147_180_369_123_8;
    const TWO_LOW: f64 = 1.908_214_929_270_587_7e-10;
    const TERMS: [f64; 7] = [
        0.666_666_666_666_673_5,
        0.399_999_999_994_094_2,
        0.285_714_287_436_623_9,
        0.222_221_984_321_497_84,
        0.181_835_721_616_180_5,
        0.153_138_376_992_093_73,
        0.147_981_986_051_165_86,
    ];
    /// The greatest upper half of a negative `x` for which `1 + x` need not be halved or doubled.
    const HALVED: i32 = 0x3FD2_BEC3;
    if x.is_nan() || x == f64::INFINITY {
        return x;
    }
    if x <= -1.0 {
        return if x == -1.0 { f64::NEG_INFINITY } else { f64::NAN };
    }
    let high = high_word(x);
    if high < 0x3E20_0000 {
        return if high < 0x3C90_0000 { x } else { x - x * x * 0.5 };
    }
    let within = if x > 0.0 { high < 0x3FDA_827A } else { high <= HALVED };
    let (k, f, near, correction) = if within {
        (0, x, false, 0.0)
    } else {
        let sum = if high < 0x4340_0000 { 1.0 + x } else { x };
        let k = (high_word(sum) >> 20) - 1023;
        let lost = match k {
            _ if high >= 0x4340_0000 => 0.0,
            1.. => 1.0 - (sum - x),
            _ => x - (sum - 1.0),
        };
        let digits = high_word(sum) & 0x000F_FFFF;
        // Above the root of two the number is halved.
        let (k, one, near) = if digits < 0x0006_A09E {
            (k, digits | 0x3FF0_0000, digits == 0)
        } else {
            (k + 1, digits | 0x3FE0_0000, (0x0010_0000 - digits) >> 2 == 0)
        };
        (k, with_high_word(sum, one) - 1.0, near, if lost == 0.0 { 0.0 } else { lost / sum })
    };
    let twos = f64::from(k) * TWO_HIGH;
    let low = f64::from(k) * TWO_LOW + correction;
    let square = 0.5 * f * f;
    if near {
        if f == 0.0 {
            return if k == 0 { 0.0 } else { twos + low };
        }
        let rest = square * (1.0 - 0.666_666_666_666_666_6 * f);
        return if k == 0 { f - rest } else { twos - ((rest - low) - f) };
    }
    let s = f / (2.0 + f);
    let z = s * s;
    let r = z * polynomial(z, &TERMS);
    if k == 0 { f - (square - s * (square + r)) } else { twos - ((square - (s * (square + r) + low)) - f) }
}
