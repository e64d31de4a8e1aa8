//! Numbers with units, as options have them: `64m` bytes, `1.5s`.

use std::time::Duration;

/// Bytes: a whole number, decimal or `0x` hexadecimal, with `k`, `m`, `g` or `t` in either case.
pub fn memory_size(text: &str) -> Option<u64> {
    let (digits, shift) = match text.as_bytes().last()?.to_ascii_lowercase() {
        b'k' => (&text[..text.len() - 1], 10),
        b'm' => (&text[..text.len() - 1], 20),
        b'g' => (&text[..text.len() - 1], 30),
        b't' => (&text[..text.len() - 1], 40),
        _ => (text, 0),
    };
    let number = match digits.strip_prefix("0x").or_else(|| digits.strip_prefix("0X")) {
        Some(digits) => u64::from_str_radix(digits, 16).ok()?,
        None if digits.bytes().all(|digit| digit.is_ascii_digit()) => digits.parse().ok()?,
        None => return None,
    };
    number.checked_mul(1 << shift)
}

/// A time: a number with `ms`, `s` (or nothing), `m` or `h`.
pub fn time_span(text: &str) -> Option<Duration> {
    let (number, seconds) = if let Some(number) = text.strip_suffix("ms") {
        (number, 0.001)
    } else if let Some(number) = text.strip_suffix('s') {
        (number, 1.0)
    } else if let Some(number) = text.strip_suffix('m') {
        (number, 60.0)
    } else if let Some(number) = text.strip_suffix('h') {
        (number, 3600.0)
    } else {
        (text, 1.0)
    };
    let is_number = number.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
    let number: f64 = number.parse().ok().filter(|_| is_number)?;
    Duration::try_from_secs_f64(number * seconds).ok().filter(|span| !span.is_zero())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_whole_numbers_with_binary_units() {
        for (text, bytes) in [("1", 1), ("2k", 2048), ("3M", 3 << 20), ("1g", 1 << 30), ("0x10k", 16 << 10)] {
            assert_eq!(memory_size(text), Some(bytes), "{text}");
        }
        for text in ["", "k", "-5", "+5", "1.5g", "3q", "1kk", "99999999999t", "é"] {
            assert_eq!(memory_size(text), None, "{text}");
        }
    }

    #[test]
    fn times_have_units_and_are_not_zero() {
        let cases = [("2", 2000), ("1.5s", 1500), ("20ms", 20), ("2m", 120_000), ("1h", 3_600_000)];
        for (text, milliseconds) in cases {
            assert_eq!(time_span(text), Some(Duration::from_millis(milliseconds)), "{text}");
        }
        for text in ["", "s", "0", "-1", "1d", "inf", "nan", "1e400", "1..2"] {
            assert_eq!(time_span(text), None, "{text}");
        }
    }
}
