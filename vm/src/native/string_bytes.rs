//! `java.lang.StringBytes`: the loops over the bytes of strings.
//!
//! A value is Latin-1, one byte a character, or UTF-16, two bytes a character with the lower first. The natives borrow
//! the arrays where they lie and allocate nothing; work is charged by the bytes looked at.

use super::array_arguments::{part, part_mut};
use super::registry::{Native, native};
use super::{NativeContext, NativeResult};
use crate::error::JavaError;

pub(super) const NATIVES: &[Native] = &[
    native("equal", "([BI[BII)Z", equal),
    native("hash", "([BB)I", hash),
    native("compare", "([BB[BB)I", compare),
    native("indexOf", "([BBII[BBI)I", index_of),
    native("lastIndexOf", "([BBII[BBI)I", last_index_of),
    native("indexOfChar", "([BBIII)I", index_of_char),
    native("lastIndexOfChar", "([BBIII)I", last_index_of_char),
    native("inflate", "([BI[BII)V", inflate),
    native("compress", "([BI[BII)I", compress),
    native("compressChars", "([CI[BII)I", compress_chars),
    native("packChars", "([CI[BII)V", pack_chars),
    native("unpackChars", "([BBI[CII)V", unpack_chars),
    native("asciiPrefix", "([BII)I", ascii_prefix),
    native("utf8Length", "([BBII)I", utf8_length),
    native("encodeUtf8", "([BBII[BI)V", encode_utf8),
    native("decodeUtf8", "([BII[B)I", decode_utf8),
];

/// Bytes of work that cost as much as one bytecode.
const BYTES_PER_CHARGE: u64 = 8;

impl NativeContext<'_> {
    fn charge_bytes(&mut self, bytes: usize) {
        self.charge(bytes as u64 / BYTES_PER_CHARGE);
    }

    /// Whether a coder argument says UTF-16.
    fn is_utf16(&self, argument: usize) -> bool {
        self.int(argument) & 1 != 0
    }
}

fn unit([low, high]: [u8; 2]) -> u16 {
    u16::from_le_bytes([low, high])
}

/// The code units of UTF-16 bytes.
fn pairs(bytes: &[u8]) -> &[[u8; 2]] {
    bytes.as_chunks().0
}

/// Characters `from..to` of a value in UTF-16.
fn pair_range(bytes: &[u8], from: i32, to: i32) -> Result<&[[u8; 2]], JavaError> {
    part(pairs(bytes), from, to.wrapping_sub(from))
}

fn equal(cx: &mut NativeContext<'_>) -> NativeResult {
    let length = cx.int(4);
    cx.charge_bytes(length.max(0) as usize);
    let a = part(cx.elements::<u8>(0)?, cx.int(1), length)?;
    let b = part(cx.elements::<u8>(2)?, cx.int(3), length)?;
    Ok((a == b).into())
}

/// Polynomial in 31, four characters a step so that the multiplications do not wait for each other.
fn hash_units<T: Copy>(units: &[T], value: impl Fn(T) -> u32) -> u32 {
    const P2: u32 = 31 * 31;
    const P3: u32 = P2 * 31;
    const P4: u32 = P3 * 31;
    let (steps, rest) = units.as_chunks::<4>();
    let mut hash = 0_u32;
    for &[a, b, c, d] in steps {
        let step = value(a).wrapping_mul(P3).wrapping_add(value(b).wrapping_mul(P2));
        let step = step.wrapping_add(value(c).wrapping_mul(31)).wrapping_add(value(d));
        hash = hash.wrapping_mul(P4).wrapping_add(step);
    }
    rest.iter().fold(hash, |hash, &last| hash.wrapping_mul(31).wrapping_add(value(last)))
}

fn hash(cx: &mut NativeContext<'_>) -> NativeResult {
    let bytes = cx.elements::<u8>(0)?;
    let length = bytes.len();
    let hash = if cx.is_utf16(1) {
        hash_units(pairs(bytes), |pair| u32::from(unit(pair)))
    } else {
        hash_units(bytes, u32::from)
    };
    cx.charge_bytes(length);
    Ok((hash as i32).into())
}

/// The first place where two slices differ, within the shorter one; whole blocks are compared at once.
fn mismatch<T: Copy + PartialEq>(a: &[T], b: &[T]) -> Option<usize> {
    const BLOCK: usize = 16;
    let length = a.len().min(b.len());
    let (a, b) = (&a[..length], &b[..length]);
    let equal_blocks = a.as_chunks::<BLOCK>().0.iter().zip(b.as_chunks::<BLOCK>().0).take_while(|(a, b)| a == b);
    let start = equal_blocks.count() * BLOCK;
    a[start..].iter().zip(&b[start..]).position(|(a, b)| a != b).map(|at| start + at)
}

fn compare(cx: &mut NativeContext<'_>) -> NativeResult {
    let (a, b) = (cx.elements::<u8>(0)?, cx.elements::<u8>(2)?);
    let work = a.len().min(b.len());
    let order = match (cx.is_utf16(1), cx.is_utf16(3)) {
        (false, false) => match mismatch(a, b) {
            Some(at) => i32::from(a[at]) - i32::from(b[at]),
            None => a.len() as i32 - b.len() as i32,
        },
        (true, true) => {
            let (a, b) = (pairs(a), pairs(b));
            match mismatch(a, b) {
                Some(at) => i32::from(unit(a[at])) - i32::from(unit(b[at])),
                None => a.len() as i32 - b.len() as i32,
            }
        }
        (false, true) => compare_mixed(a, pairs(b)),
        (true, false) => -compare_mixed(b, pairs(a)),
    };
    cx.charge_bytes(work);
    Ok(order.into())
}

fn compare_mixed(latin1: &[u8], utf16: &[[u8; 2]]) -> i32 {
    let mut both = latin1.iter().zip(utf16).map(|(&a, &b)| i32::from(a) - i32::from(unit(b)));
    both.find(|&difference| difference != 0).unwrap_or(latin1.len() as i32 - utf16.len() as i32)
}

/// Searches among the starts at which something of `length` fits into `from..to`.
fn starts(from: i32, to: i32, length: i32) -> Option<std::ops::RangeInclusive<usize>> {
    let from = from.max(0);
    let last = to.checked_sub(length)?;
    (from <= last).then_some(from as usize..=last as usize)
}

/// Where a substring search looks: the text, what is sought in it, and the starts to try.
#[derive(Clone, Copy)]
struct Search {
    from: usize,
    last: usize,
    forward: bool,
}

impl Search {
    /// The first (or last) start at which the characters of `sought` lie in `text`.
    fn run<T: Copy, S: Copy>(self, text: &[T], sought: &[S], same: impl Fn(T, S) -> bool) -> Option<usize> {
        let Some((&first, rest)) = sought.split_first() else {
            return Some(if self.forward { self.from } else { self.last });
        };
        let fits = |&at: &usize| {
            text.get(at).is_some_and(|&unit| same(unit, first))
                && text
                    .get(at + 1..at + sought.len())
                    .is_some_and(|tail| tail.iter().zip(rest).all(|(&unit, &wanted)| same(unit, wanted)))
        };
        if self.forward { (self.from..=self.last).find(fits) } else { (self.from..=self.last).rev().find(fits) }
    }

    /// The same for bytes in bytes.
    fn run_bytes(self, text: &[u8], sought: &[u8]) -> Option<usize> {
        let window = text.get(self.from..self.last + sought.len())?;
        let found =
            if self.forward { memchr::memmem::find(window, sought) } else { memchr::memmem::rfind(window, sought) };
        found.map(|at| self.from + at)
    }
}

fn index_of(cx: &mut NativeContext<'_>) -> NativeResult {
    let starts = starts(cx.int(2), cx.int(3), cx.int(6));
    search(cx, starts, true)
}

fn last_index_of(cx: &mut NativeContext<'_>) -> NativeResult {
    let (from, to, length) = (cx.int(2), cx.int(3), cx.int(6));
    let last = to.saturating_sub(length).min(from);
    let starts = (last >= 0).then_some(0..=last as usize);
    search(cx, starts, false)
}

fn search(cx: &mut NativeContext<'_>, starts: Option<std::ops::RangeInclusive<usize>>, forward: bool) -> NativeResult {
    let Some(starts) = starts else { return Ok((-1).into()) };
    let (text, sought) = (cx.elements::<u8>(0)?, cx.elements::<u8>(4)?);
    let length = cx.int(6);
    let search = Search { from: *starts.start(), last: *starts.end(), forward };
    let found = match (cx.is_utf16(1), cx.is_utf16(5)) {
        (false, false) => search.run_bytes(text, part(sought, 0, length)?),
        (true, true) => search.run(pairs(text), part(pairs(sought), 0, length)?, |a, b| a == b),
        (true, false) => search.run(pairs(text), part(sought, 0, length)?, |a, b| a == [b, 0]),
        (false, true) => search.run(text, part(pairs(sought), 0, length)?, |a, b| [a, 0] == b),
    };
    let looked_at = match found {
        Some(at) if forward => at - search.from,
        Some(at) => search.last - at,
        None => search.last - search.from,
    };
    cx.charge_bytes(looked_at + length as usize);
    Ok(found.map_or(-1, |at| at as i32).into())
}

/// A code point as UTF-16: one unit or two; `None` for what is no code point.
fn units_of(c: i32) -> Option<(u16, Option<u16>)> {
    match u32::try_from(c).ok()? {
        c @ 0..=0xFFFF => Some((c as u16, None)),
        c @ 0x1_0000..=0x10_FFFF => {
            Some((0xD7C0_u16.wrapping_add((c >> 10) as u16), Some(0xDC00 | (c & 0x3FF) as u16)))
        }
        _ => None,
    }
}

fn index_of_char(cx: &mut NativeContext<'_>) -> NativeResult {
    let starts = starts(cx.int(3), cx.int(4), 1);
    search_char(cx, starts, true)
}

fn last_index_of_char(cx: &mut NativeContext<'_>) -> NativeResult {
    let last = cx.int(4).saturating_sub(1).min(cx.int(3));
    let starts = (last >= 0).then_some(0..=last as usize);
    search_char(cx, starts, false)
}

fn search_char(
    cx: &mut NativeContext<'_>,
    starts: Option<std::ops::RangeInclusive<usize>>,
    forward: bool,
) -> NativeResult {
    let (Some(starts), Some((unit, low))) = (starts, units_of(cx.int(2))) else { return Ok((-1).into()) };
    let bytes = cx.elements::<u8>(0)?;
    let (from, last) = (*starts.start(), *starts.end());
    let to = cx.int(4) as usize;
    let found =
        if !cx.is_utf16(1) {
            let window = bytes.get(starts);
            let byte = u8::try_from(unit).ok().filter(|_| low.is_none());
            byte.zip(window).and_then(|(byte, window)| {
                if forward { memchr::memchr(byte, window) } else { memchr::memrchr(byte, window) }
            })
        } else {
            // A pair must end before the range does, which ends at `to` in the search forward and backward alike.
            let text = pairs(bytes);
            let text = text.get(..to).unwrap_or(text);
            match text.get(starts) {
                None => None,
                Some(window) => {
                    let wanted = unit.to_le_bytes();
                    let fits = |at: usize, pair: [u8; 2]| {
                        pair == wanted && low.is_none_or(|low| text.get(from + at + 1) == Some(&low.to_le_bytes()))
                    };
                    let mut places = window.iter().enumerate();
                    if forward {
                        places.find(|&(at, &pair)| fits(at, pair)).map(|(at, _)| at)
                    } else {
                        places.rev().find(|&(at, &pair)| fits(at, pair)).map(|(at, _)| at)
                    }
                }
            }
        };
    let found = found.map(|at| from + at);
    let looked_at = match found {
        Some(at) if forward => at - from,
        Some(at) => last - at,
        None => last - from,
    };
    cx.charge_bytes(looked_at);
    Ok(found.map_or(-1, |at| at as i32).into())
}

fn inflate(cx: &mut NativeContext<'_>) -> NativeResult {
    let (from, at, length) = (cx.int(1), cx.int(3), cx.int(4));
    cx.charge_bytes(length.max(0) as usize);
    let (source, target) = cx.source_and_target::<u8, u8>(0, 2)?;
    let target = part_mut(target.as_chunks_mut::<2>().0, at, length)?;
    target.iter_mut().zip(part(source, from, length)?).for_each(|(pair, &byte)| *pair = [byte, 0]);
    Ok(().into())
}

/// Copies what fits into Latin-1 and gives the number of characters before the first that does not.
fn compress_units<T: Copy>(source: &[T], target: &mut [u8], unit: impl Fn(T) -> u16) -> i32 {
    const BLOCK: usize = 16;
    let mut done = 0;
    // Blocks without a branch a character, as long as all of a block fits.
    for (from, to) in source.as_chunks::<BLOCK>().0.iter().zip(target.as_chunks_mut::<BLOCK>().0) {
        if from.iter().fold(0, |all, &character| all | unit(character)) > 0xFF {
            break;
        }
        to.iter_mut().zip(from).for_each(|(byte, &character)| *byte = unit(character) as u8);
        done += BLOCK;
    }
    for (&character, byte) in source[done..].iter().zip(&mut target[done..]) {
        let Ok(latin1) = u8::try_from(unit(character)) else { break };
        *byte = latin1;
        done += 1;
    }
    done as i32
}

fn compress(cx: &mut NativeContext<'_>) -> NativeResult {
    let (from, at, length) = (cx.int(1), cx.int(3), cx.int(4));
    cx.charge_bytes(length.max(0) as usize);
    let (source, target) = cx.source_and_target::<u8, u8>(0, 2)?;
    let source = part(pairs(source), from, length)?;
    Ok(compress_units(source, part_mut(target, at, length)?, unit).into())
}

fn compress_chars(cx: &mut NativeContext<'_>) -> NativeResult {
    let (from, at, length) = (cx.int(1), cx.int(3), cx.int(4));
    cx.charge_bytes(length.max(0) as usize);
    let (source, target) = cx.source_and_target::<u16, u8>(0, 2)?;
    let source = part(source, from, length)?;
    Ok(compress_units(source, part_mut(target, at, length)?, |unit| unit).into())
}

fn pack_chars(cx: &mut NativeContext<'_>) -> NativeResult {
    let (from, at, length) = (cx.int(1), cx.int(3), cx.int(4));
    cx.charge_bytes(length.max(0) as usize);
    let (source, target) = cx.source_and_target::<u16, u8>(0, 2)?;
    let target = part_mut(target.as_chunks_mut::<2>().0, at, length)?;
    target.iter_mut().zip(part(source, from, length)?).for_each(|(pair, unit)| *pair = unit.to_le_bytes());
    Ok(().into())
}

fn unpack_chars(cx: &mut NativeContext<'_>) -> NativeResult {
    let (utf16, from, at, length) = (cx.is_utf16(1), cx.int(2), cx.int(4), cx.int(5));
    cx.charge_bytes(length.max(0) as usize);
    let (source, target) = cx.source_and_target::<u8, u16>(0, 3)?;
    let target = part_mut(target, at, length)?;
    if utf16 {
        let source = part(pairs(source), from, length)?;
        target.iter_mut().zip(source).for_each(|(character, &pair)| *character = unit(pair));
    } else {
        let source = part(source, from, length)?;
        target.iter_mut().zip(source).for_each(|(character, &byte)| *character = u16::from(byte));
    }
    Ok(().into())
}

fn ascii_prefix(cx: &mut NativeContext<'_>) -> NativeResult {
    const BLOCK: usize = 16;
    let bytes = part(cx.elements::<u8>(0)?, cx.int(1), cx.int(2))?;
    let ascii_blocks = bytes.as_chunks::<BLOCK>().0.iter().take_while(|block| block.is_ascii()).count();
    let start = ascii_blocks * BLOCK;
    let rest = bytes[start..].iter().take_while(|byte| byte.is_ascii()).count();
    cx.charge_bytes(start + rest);
    Ok(((start + rest) as i32).into())
}

/// Code points of UTF-16, lone surrogates as `'?'`.
fn encoded(units: &[[u8; 2]]) -> impl Iterator<Item = char> {
    char::decode_utf16(units.iter().map(|&pair| unit(pair))).map(|decoded| decoded.unwrap_or('?'))
}

fn utf8_length(cx: &mut NativeContext<'_>) -> NativeResult {
    let (from, to) = (cx.int(2), cx.int(3));
    let bytes = cx.elements::<u8>(0)?;
    let length = if cx.is_utf16(1) {
        encoded(pair_range(bytes, from, to)?).map(char::len_utf8).sum::<usize>()
    } else {
        let latin1 = part(bytes, from, to.wrapping_sub(from))?;
        latin1.len() + latin1.iter().filter(|byte| !byte.is_ascii()).count()
    };
    cx.charge_bytes(length);
    let length = i32::try_from(length)
        .map_err(|_| JavaError::new("java/lang/OutOfMemoryError", "Required length exceeds implementation limit"))?;
    Ok(length.into())
}

fn encode_utf8(cx: &mut NativeContext<'_>) -> NativeResult {
    let (utf16, from, to, at) = (cx.is_utf16(1), cx.int(2), cx.int(3), cx.int(5));
    cx.charge_bytes(to.wrapping_sub(from).max(0) as usize);
    let (source, target) = cx.source_and_target::<u8, u8>(0, 4)?;
    let length = target.len() as i32;
    let mut out = part_mut(target, at, length.wrapping_sub(at))?;
    let full = || JavaError::new("java/lang/InternalError", "the target of an encoding is too short");
    let mut put = |c: char| -> Result<(), JavaError> {
        let (here, rest) = std::mem::take(&mut out).split_at_mut_checked(c.len_utf8()).ok_or_else(full)?;
        c.encode_utf8(here);
        out = rest;
        Ok(())
    };
    if utf16 {
        encoded(pair_range(source, from, to)?).try_for_each(put)?;
    } else {
        part(source, from, to.wrapping_sub(from))?.iter().try_for_each(|&byte| put(char::from(byte)))?;
    }
    Ok(().into())
}

/// Bytes at the start that have the form of an encoded surrogate, if only of its first two bytes. Java takes them for
/// one malformed part, others for two or three.
fn surrogate_length(bytes: &[u8]) -> usize {
    match bytes {
        [0xED, 0xA0..=0xBF, 0x80..=0xBF, ..] => 3,
        [0xED, 0xA0..=0xBF, ..] => 2,
        _ => 0,
    }
}

fn decode_utf8(cx: &mut NativeContext<'_>) -> NativeResult {
    let (from, length) = (cx.int(1), cx.int(2));
    cx.charge_bytes(length.max(0) as usize);
    let (source, target) = cx.source_and_target::<u8, u8>(0, 3)?;
    let mut out = target.as_chunks_mut::<2>().0.iter_mut();
    let mut count = 0;
    let mut put = |unit: u16| {
        if let Some(pair) = out.next() {
            *pair = unit.to_le_bytes();
            count += 1;
        }
    };
    let mut rest = part(source, from, length)?;
    while let Some(chunk) = rest.utf8_chunks().next() {
        chunk.valid().encode_utf16().for_each(&mut put);
        let behind = &rest[chunk.valid().len()..];
        if !behind.is_empty() {
            put(0xFFFD);
        }
        rest = &behind[surrogate_length(behind).max(chunk.invalid().len())..];
    }
    Ok(count.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hash_is_the_polynomial() {
        for text in ["", "a", "abcd", "hello, world", "The quick brown fox"] {
            let expected = text.bytes().fold(0_u32, |hash, byte| hash.wrapping_mul(31).wrapping_add(u32::from(byte)));
            assert_eq!(hash_units(text.as_bytes(), u32::from), expected);
        }
        assert_eq!(hash_units(b"hello", u32::from), 99_162_322, "as HotSpot's \"hello\".hashCode()");
    }

    #[test]
    fn mismatch_finds_the_first_difference() {
        for length in [0, 1, 15, 16, 17, 40] {
            let a = vec![7_u8; length];
            assert_eq!(mismatch(&a, &a), None);
            for at in 0..length {
                let mut b = a.clone();
                b[at] = 8;
                assert_eq!(mismatch(&a, &b), Some(at));
            }
        }
    }

    #[test]
    fn compression_stops_at_the_first_wide_character() {
        for length in [0, 3, 16, 33, 40] {
            for wide in 0..=length {
                let mut units = vec![0xE9_u16; length];
                if let Some(unit) = units.get_mut(wide) {
                    *unit = 0x100;
                }
                let mut target = vec![0; length];
                assert_eq!(compress_units(&units, &mut target, |unit| unit), wide as i32);
                assert!(target[..wide].iter().all(|&byte| byte == 0xE9));
            }
        }
    }

    #[test]
    fn surrogate_pairs_of_code_points() {
        assert_eq!(units_of(0x1F600), Some((0xD83D, Some(0xDE00))));
        assert_eq!(units_of(0x1_0000), Some((0xD800, Some(0xDC00))));
        assert_eq!(units_of(0x10_FFFF), Some((0xDBFF, Some(0xDFFF))));
        assert_eq!(units_of(0xFFFF), Some((0xFFFF, None)));
        assert_eq!(units_of(0x11_0000), None);
        assert_eq!(units_of(-1), None);
    }
}
