//! Modified UTF-8 (JVMS 4.4.7): the text of class files.
//!
//! In: the bytes of a `CONSTANT_Utf8`. Out: whether they are legal, their UTF-16 code units (string literals may hold
//! lone surrogates, so a literal is never turned into a Rust string), and for names a `str` that keeps identity:
//! two names are the same `str` exactly if they have the same code units.

use std::borrow::Cow;

/// Marks, in the `str` of a name, a code unit that UTF-8 cannot hold; four hexadecimal digits follow.
///
/// It is the last code point, a noncharacter; where it occurs in a name itself, its two surrogates are escaped as well,
/// which keeps the mapping one to one.
const ESCAPE: char = '\u{10FFFF}';

/// Legal modified UTF-8, borrowed from a class file.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Mutf8<'a>(&'a [u8]);

impl<'a> Mutf8<'a> {
    /// The text, if `bytes` are legal modified UTF-8.
    pub fn new(bytes: &'a [u8]) -> Option<Self> {
        is_legal(bytes).then_some(Mutf8(bytes))
    }

    /// Text that a pre-pass has found legal.
    pub(super) fn checked(bytes: &'a [u8]) -> Self {
        debug_assert!(is_legal_in_version(bytes, 45));
        Mutf8(bytes)
    }

    /// The bytes as they stand in the class file.
    pub fn as_bytes(self) -> &'a [u8] {
        self.0
    }

    /// Whether every code unit is below 128 and none is zero.
    pub fn is_ascii(self) -> bool {
        self.0.is_ascii()
    }

    /// The UTF-16 code units, as a Java `String` holds them.
    pub fn code_units(self) -> CodeUnits<'a> {
        CodeUnits { bytes: self.0 }
    }

    /// The text for people: a lone surrogate becomes a question mark, as when Java prints it.
    pub fn to_string_lossy(self) -> Cow<'a, str> {
        match std::str::from_utf8(self.0) {
            Ok(text) if !self.0.contains(&0) => Cow::Borrowed(text),
            _ => Cow::Owned(char::decode_utf16(self.code_units()).map(|c| c.unwrap_or('?')).collect()),
        }
    }

    /// The text as a name: a `str` that is equal for equal code units only (see the module's head).
    pub fn to_name(self) -> Cow<'a, str> {
        match std::str::from_utf8(self.0) {
            Ok(text) => Cow::Borrowed(text),
            Err(_) => Cow::Owned(self.escaped_name()),
        }
    }

    fn escaped_name(self) -> String {
        let mut name = String::with_capacity(self.0.len() + 8);
        for decoded in char::decode_utf16(self.code_units()) {
            match decoded {
                Ok(ESCAPE) => ESCAPE.encode_utf16(&mut [0; 2]).iter().for_each(|unit| push_code_unit(&mut name, *unit)),
                Ok(c) => name.push(c),
                Err(lone) => push_code_unit(&mut name, lone.unpaired_surrogate()),
            }
        }
        name
    }
}

/// The UTF-16 code units of a name made by [`Mutf8::to_name`].
pub fn name_code_units(name: &str) -> impl Iterator<Item = u16> {
    let mut rest = name.chars();
    std::iter::from_fn(move || {
        let c = rest.next()?;
        let digits = rest.as_str().get(..4);
        match digits.filter(|_| c == ESCAPE).and_then(|digits| u16::from_str_radix(digits, 16).ok()) {
            Some(unit) => {
                rest = rest.as_str().get(4..).unwrap_or_default().chars();
                Some([Some(unit), None])
            }
            None => {
                let mut units = [0; 2];
                let length = c.encode_utf16(&mut units).len();
                Some([Some(units[0]), (length == 2).then_some(units[1])])
            }
        }
    })
    .flatten()
    .flatten()
}

/// Adds a code unit to text in the form of names: a surrogate is escaped, also where it is one of a pair.
pub(super) fn push_code_unit(name: &mut String, unit: u16) {
    match char::from_u32(unit.into()) {
        Some(c) => name.push(c),
        None => {
            name.push(ESCAPE);
            name.push_str(&format!("{unit:04x}"));
        }
    }
}

/// The UTF-16 code units of legal modified UTF-8.
#[derive(Clone, Debug)]
pub struct CodeUnits<'a> {
    bytes: &'a [u8],
}

impl Iterator for CodeUnits<'_> {
    type Item = u16;

    #[inline]
    fn next(&mut self) -> Option<u16> {
        let (unit, rest) = match *self.bytes {
            [a, ref rest @ ..] if a < 0x80 => (u16::from(a), rest),
            [a, b, ref rest @ ..] if a < 0xE0 => (u16::from(a & 0x1F) << 6 | u16::from(b & 0x3F), rest),
            [a, b, c, ref rest @ ..] => {
                (u16::from(a & 0x0F) << 12 | u16::from(b & 0x3F) << 6 | u16::from(c & 0x3F), rest)
            }
            _ => return None,
        };
        self.bytes = rest;
        Some(unit)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.bytes.len().div_ceil(3), Some(self.bytes.len()))
    }
}

/// Whether `bytes` are legal modified UTF-8 (JVMS 4.4.7): no zero byte, no byte above 0xEF, no overlong form but that of
/// the zero character, every sequence complete.
pub fn is_legal(bytes: &[u8]) -> bool {
    is_legal_in_version(bytes, u16::MAX)
}

/// Whether `bytes` are legal text of a class file of this major version: up to 47, any form of two or three bytes is.
pub(super) fn is_legal_in_version(bytes: &[u8], major: u16) -> bool {
    let lenient = major <= 47;
    let mut rest = bytes;
    while let [first, tail @ ..] = rest {
        rest = match (*first, tail) {
            (0x01..=0x7F, _) => tail,
            (0xC0, [0x80, tail @ ..]) | (0xC2..=0xDF, [0x80..=0xBF, tail @ ..]) => tail,
            (0xC0..=0xC1, [0x80..=0xBF, tail @ ..]) if lenient => tail,
            (0xE0, [0xA0..=0xBF, 0x80..=0xBF, tail @ ..]) | (0xE1..=0xEF, [0x80..=0xBF, 0x80..=0xBF, tail @ ..]) => {
                tail
            }
            (0xE0, [0x80..=0xBF, 0x80..=0xBF, tail @ ..]) if lenient => tail,
            _ => return false,
        };
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn legal_forms() {
        for bytes in
            [&b"abc"[..], b"\xC0\x80", b"\xC3\xA9", b"\xE2\x82\xAC", b"\xED\xA0\x80", b"\xED\xA0\xBD\xED\xB8\x80", b""]
        {
            assert!(is_legal(bytes), "{bytes:x?}");
        }
        for bytes in [
            &b"\0"[..],
            b"\xC0\x81",
            b"\xC3",
            b"\xC3\x28",
            b"\xE2\x82",
            b"\xE0\x80\x80",
            b"\xF0\x9F\x98\x80",
            b"\x80",
            b"\xFF",
        ] {
            assert!(!is_legal(bytes), "{bytes:x?}");
        }
    }

    #[test]
    fn code_units_keep_lone_surrogates() {
        let text = Mutf8::new(b"a\xC0\x80\xC3\xA9\xE2\x82\xAC\xED\xA0\x80").expect("legal");
        assert_eq!(text.code_units().collect::<Vec<_>>(), [0x61, 0, 0xE9, 0x20AC, 0xD800]);
        assert_eq!(text.to_string_lossy(), "a\0é€?");
    }

    #[test]
    fn names_are_equal_only_for_equal_code_units() {
        let name = |bytes| Mutf8::new(bytes).expect("legal").to_name();
        assert_eq!(name(b"\xC3\xA9"), "é");
        assert_eq!(name(b"\xED\xA0\xBD\xED\xB8\x80"), "😀");
        assert_ne!(name(b"\xED\xA0\x80"), name(b"\xED\xA0\x81"));
        assert_eq!(name(b"\xED\xA0\x80"), "\u{10FFFF}d800");
        for bytes in [&b"a\xED\xA0\x80b"[..], b"\xED\xAF\xBF\xED\xBF\xBF", b"\xED\xA0\xBD\xED\xB8\x80\xC3\xA9"] {
            let units: Vec<u16> = Mutf8::new(bytes).expect("legal").code_units().collect();
            assert_eq!(name_code_units(&name(bytes)).collect::<Vec<_>>(), units);
        }
        assert_eq!(name(b"\xED\xAF\xBF\xED\xBF\xBF"), "\u{10FFFF}dbff\u{10FFFF}dfff");
    }
}
