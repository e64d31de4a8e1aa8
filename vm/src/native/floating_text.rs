//! `jdk.internal.vm.FloatingText`: decimals of doubles and floats, in both directions.
//!
//! Digits are the shortest decimal that reads back as the same number and, of those, the closest to it. Java wants at
//! least two digits, and where one would do takes the closest of two digits: `4.9E-324`, not `5.0E-324`. Numbers from
//! 10^-3 to below 10^7 are written without exponent.

use super::registry::{Native, leaf_native};
use super::short::ShortNative::{DoubleText, FloatText};
use super::short::{ShortAnswer, of_1, short_answer, short_string};
use super::string_bytes::decimal;
use super::{NativeContext, NativeResult};
use crate::error::JavaError;
use crate::heap::Ref;
use crate::stopping::STRETCH;
use crate::vm::Vm;

pub(super) const NATIVES: &[Native] = &[
    leaf_native("toString", "(D)Ljava/lang/String;", double_text).short(DoubleText.reads(of_1(short_double_text))),
    leaf_native("toString", "(F)Ljava/lang/String;", float_text).short(FloatText.reads(of_1(short_float_text))),
    leaf_native("toDouble", "(Ljava/lang/String;)D", to_double),
    leaf_native("toFloat", "(Ljava/lang/String;)F", to_float),
];

fn double_text(cx: &mut NativeContext<'_>) -> NativeResult {
    let text = java_text(cx.double(0));
    cx.string(text.as_str())
}

/// The same where there is room.
extern "C" fn short_double_text(vm: &mut Vm, value: f64) -> ShortAnswer<Ref> {
    short_answer(|| Some((short_string(&mut vm.runtime, java_text(value).as_bytes())?, 0)))
}

/// The same where there is room.
extern "C" fn short_float_text(vm: &mut Vm, value: f32) -> ShortAnswer<Ref> {
    short_answer(|| Some((short_string(&mut vm.runtime, java_text(value).as_bytes())?, 0)))
}

fn float_text(cx: &mut NativeContext<'_>) -> NativeResult {
    let text = java_text(cx.float(0));
    cx.string(text.as_str())
}

/// A floating-point type with a shortest decimal.
trait Floating: ryu::Float + Copy + PartialEq + std::str::FromStr + std::fmt::LowerExp {
    /// Text of what is no decimal: NaN, an infinity, a zero.
    fn special(self) -> Option<&'static str>;
    /// Whether it has as many bits as its type.
    fn is_normal(self) -> bool;
}

macro_rules! floating {
    ($($float:ty)*) => {$(
        impl Floating for $float {
            fn is_normal(self) -> bool {
                self.is_normal()
            }

            fn special(self) -> Option<&'static str> {
                Some(match self {
                    _ if self.is_nan() => "NaN",
                    _ if self.is_infinite() && self > 0.0 => "Infinity",
                    _ if self.is_infinite() => "-Infinity",
                    _ if self != 0.0 => return None,
                    _ if self.is_sign_negative() => "-0.0",
                    _ => "0.0",
                })
            }
        }
    )*};
}

floating! { f64 f32 }

/// The text of a number, which has 26 ASCII characters at most.
#[derive(Default)]
struct ShortText {
    bytes: [u8; 32],
    length: usize,
}

impl ShortText {
    fn push(&mut self, byte: u8) {
        self.bytes[self.length] = byte;
        self.length += 1;
    }

    fn push_all(&mut self, bytes: &[u8]) {
        self.bytes[self.length..self.length + bytes.len()].copy_from_slice(bytes);
        self.length += bytes.len();
    }

    fn push_zeros(&mut self, count: usize) {
        self.bytes[self.length..self.length + count].fill(b'0');
        self.length += count;
    }

    fn as_bytes(&self) -> &[u8] {
        &self.bytes[..self.length]
    }

    fn as_str(&self) -> &str {
        str::from_utf8(self.as_bytes()).unwrap_or_default()
    }
}

/// The text that Java gives a number.
fn java_text<F: Floating>(value: F) -> ShortText {
    if let Some(text) = value.special() {
        let mut special = ShortText::default();
        special.push_all(text.as_bytes());
        return special;
    }
    let mut buffer = ryu::Buffer::new();
    let decimal = Decimal::parse(buffer.format_finite(value));
    // Among decimals of two digits Java looks for the closest then. Of normal numbers only one of them reads as the number.
    if decimal.digits.length == 1 && !value.is_normal() {
        let two = format!("{value:.1e}");
        if two.parse::<F>().is_ok_and(|read| read == value) {
            return Decimal::parse(&two).java_text();
        }
    }
    decimal.java_text()
}

/// A decimal: 0.d1d2d3... times ten to `point`, without leading or trailing zeros.
struct Decimal {
    negative: bool,
    digits: ShortText,
    point: i32,
}

impl Decimal {
    /// Reads digits, 24 at most, with perhaps a sign, a point and an exponent; the value is not 0.
    fn parse(text: &str) -> Decimal {
        let (negative, text) = text.strip_prefix('-').map_or((false, text), |text| (true, text));
        let (mut digits, mut point, mut exponent) = (ShortText::default(), 0, 0);
        let mut behind_point = false;
        for (at, byte) in text.bytes().enumerate() {
            match byte {
                b'.' => behind_point = true,
                b'e' => {
                    exponent = text[at + 1..].parse().expect("an exponent of at most three digits");
                    break;
                }
                b'0' if digits.length == 0 => point -= i32::from(behind_point),
                digit => {
                    digits.push(digit);
                    point += i32::from(!behind_point);
                }
            }
        }
        while digits.length > 1 && digits.bytes[digits.length - 1] == b'0' {
            digits.length -= 1;
        }
        Decimal { negative, digits, point: point + exponent }
    }

    /// As `Double.toString` specifies it.
    fn java_text(&self) -> ShortText {
        let mut text = ShortText::default();
        if self.negative {
            text.push(b'-');
        }
        let digits = self.digits.as_bytes();
        let fraction = |from: usize| digits.get(from..).filter(|fraction| !fraction.is_empty()).unwrap_or(b"0");
        match self.point {
            point @ 1..=7 => {
                let point = point as usize;
                text.push_all(digits.get(..point).unwrap_or(digits));
                text.push_zeros(point.saturating_sub(digits.len()));
                text.push(b'.');
                text.push_all(fraction(point));
            }
            point @ -2..=0 => {
                text.push_all(b"0.");
                text.push_zeros(point.unsigned_abs() as usize);
                text.push_all(digits);
            }
            point => {
                text.push(digits[0]);
                text.push(b'.');
                text.push_all(fraction(1));
                text.push(b'E');
                text.push_all(decimal(i64::from(point) - 1, &mut [0; _]));
            }
        }
        text
    }
}

fn to_double(cx: &mut NativeContext<'_>) -> NativeResult {
    Ok(read::<f64>(cx)?.into())
}

fn to_float(cx: &mut NativeContext<'_>) -> NativeResult {
    Ok(read::<f32>(cx)?.into())
}

fn read<F: std::str::FromStr>(cx: &mut NativeContext<'_>) -> Result<F, JavaError> {
    let (bytes, utf16) = cx.vm.runtime.string_bytes(cx.non_null(0)?.raw());
    let long = !utf16 && bytes.len() > LONG;
    let text = match if long { shortened(bytes, || cx.look_up())? } else { None } {
        Some(text) => {
            cx.charge(bytes.len() as u64);
            text
        }
        None => {
            let text = cx.text(0)?;
            cx.charge(text.len() as u64);
            text
        }
    };
    text.parse().map_err(|_| JavaError::new("java/lang/NumberFormatException", format!("For input string: \"{text}\"")))
}

/// Decimals longer than this are shortened before they are read.
const LONG: usize = 4096;
/// Digits that can decide how a number is rounded are fewer; of those behind it counts only whether they are all 0.
const DECIDING_DIGITS: usize = 800;

/// A decimal with few digits that reads as the same number; `None` for what is no decimal.
fn shortened(text: &[u8], look_up: impl Fn() -> Result<(), JavaError>) -> Result<Option<String>, JavaError> {
    let (sign, text) = match text {
        [b'-', rest @ ..] => ("-", rest),
        [b'+', rest @ ..] => ("", rest),
        rest => ("", rest),
    };
    let mut digits = String::with_capacity(DECIDING_DIGITS + 1);
    let mut exponent = 0_i64;
    // Sign and value of the exponent that is written, and whether it has digits.
    let mut written: Option<(Option<bool>, i64, bool)> = None;
    let (mut any, mut behind_point, mut more) = (false, false, false);
    for part in text.chunks(STRETCH) {
        for &byte in part {
            match (byte, &mut written) {
                (b'0'..=b'9', Some((_, value, some))) => {
                    *some = true;
                    *value = (*value * 10 + i64::from(byte - b'0')).min(i64::from(u32::MAX));
                }
                (b'+' | b'-', Some((negative, _, false))) if negative.is_none() => *negative = Some(byte == b'-'),
                (b'e' | b'E', None) => written = Some((None, 0_i64, false)),
                (b'.', None) if !behind_point => behind_point = true,
                (b'0'..=b'9', None) => {
                    any = true;
                    let counts = digits.len() < DECIDING_DIGITS;
                    if counts && (byte != b'0' || !digits.is_empty()) {
                        digits.push(char::from(byte));
                    }
                    more |= !counts && byte != b'0';
                    exponent += i64::from(!counts) - i64::from(behind_point);
                }
                _ => return Ok(None),
            }
        }
        look_up()?;
    }
    if more {
        digits.push('1');
        exponent -= 1;
    }
    if let Some((negative, value, some)) = written {
        any &= some;
        exponent += if negative == Some(true) { -value } else { value };
    }
    let digits = if digits.is_empty() { "0" } else { &digits };
    // Beyond that all are infinite or 0, however many digits there are.
    let exponent = exponent.clamp(-1_000_000, 1_000_000);
    Ok(any.then(|| format!("{sign}{digits}e{exponent}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_decimals_read_as_the_same_number() {
        let zeros = |count: usize| "0".repeat(count);
        // Half way between two numbers, and a little more.
        let half = "9007199254740993";
        for (text, expected) in [
            (format!("1{}e-5000", zeros(5000)), "1"),
            (format!("-0.{}125e+5000", zeros(5000)), "-0.125"),
            (format!("{}12.5", zeros(5000)), "12.5"),
            (format!("{half}.{}", zeros(5000)), half),
            (format!("{half}.{}1", zeros(5000)), "9007199254740994"),
            (format!("{half}.{}1E2", zeros(5000)), "900719925474099300"),
            (format!("{}7e-5000", "7".repeat(5000)), "7.77777777777777777777777777777777777777777"),
            (zeros(5000), "0"),
            (format!("1e{}", "9".repeat(5000)), "inf"),
            (format!("1e-{}", "9".repeat(5000)), "0"),
        ] {
            let short = shortened(text.as_bytes(), || Ok(())).expect("nobody stops").expect("a decimal");
            assert!(short.len() < 1000);
            assert_eq!(short.parse::<f64>(), expected.parse::<f64>(), "{short}");
        }
        for text in ["", "e5", ".", "1e", "1e+", "1.2.3", "1e5.0", "1x"] {
            assert_eq!(shortened(text.as_bytes(), || Ok(())).expect("nobody stops"), None, "{text}");
        }
    }

    #[test]
    fn doubles_as_hotspot_writes_them() {
        for (value, text) in [
            (1.0, "1.0"),
            (-0.0, "-0.0"),
            (0.1, "0.1"),
            (0.001, "0.001"),
            (9.999e-4, "9.999E-4"),
            (2e-3, "0.002"),
            (9_999_999.0, "9999999.0"),
            (1e7, "1.0E7"),
            (1.0e23, "1.0E23"),
            (2.0e-44, "2.0E-44"),
            (f64::MIN_POSITIVE, "2.2250738585072014E-308"),
            (f64::from_bits(1), "4.9E-324"),
            (f64::from_bits(2), "9.9E-324"),
            (f64::MAX, "1.7976931348623157E308"),
            (f64::NEG_INFINITY, "-Infinity"),
            (123.456, "123.456"),
        ] {
            assert_eq!(java_text(value).as_str(), text);
        }
        assert_eq!(java_text(f64::NAN).as_str(), "NaN");
    }

    #[test]
    fn floats_as_hotspot_writes_them() {
        for (value, text) in [
            (1.0_f32, "1.0"),
            (0.1, "0.1"),
            (1e10, "1.0E10"),
            (f32::from_bits(1), "1.4E-45"),
            (f32::MAX, "3.4028235E38"),
            (16_777_216.0, "1.6777216E7"),
        ] {
            assert_eq!(java_text(value).as_str(), text);
        }
    }
}
