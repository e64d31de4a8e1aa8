//! `java.lang.StringBytes`: the loops over the bytes of strings.
//!
//! A value is Latin-1, one byte a character, or UTF-16, two bytes a character with the lower first. The natives borrow
//! the arrays where they lie and allocate nothing; work is charged by the bytes looked at, and done a stretch at a time, so
//! that a stop is obeyed in the middle of a gigabyte.

use std::ops::Range;

use super::array_arguments::{find_in_stretches, part, part_mut, source_and_target};
use super::registry::{Native, leaf_native};
use super::short::ShortNative::{
    BytesEqual, BytesToCharacters, CharacterIndex, CharactersToBytes, LastCharacterIndex, PutDecimal, TextHash,
    TextIndex, TextOrder,
};
use super::short::{CHARGE_BYTES, Characters, SHORT_BYTES, ShortAnswer, byte_range, characters, short_answer};
use super::short::{of_2, of_3, of_4, of_5, of_6, of_7};
use super::string_search::{index_of, index_of_char, last_index_of, last_index_of_char};
use super::string_search::{short_index_of, short_index_of_char, short_last_index_of_char};
use super::{NativeContext, NativeResult};
use crate::error::JavaError;
use crate::heap::Ref;
use crate::runtime::Runtime;
use crate::stopping::STRETCH;
use crate::vm::Vm;

pub(super) const NATIVES: &[Native] = &[
    leaf_native("equal", "([BI[BII)Z", equal).short(BytesEqual.reads(of_5(short_equal))),
    leaf_native("hash", "([BB)I", hash).short(TextHash.reads(of_2(short_hash))),
    leaf_native("compare", "([BB[BB)I", compare).short(TextOrder.reads(of_4(short_compare))),
    leaf_native("indexOf", "([BBII[BBI)I", index_of).short(TextIndex.reads(of_7(short_index_of))),
    leaf_native("lastIndexOf", "([BBII[BBI)I", last_index_of),
    leaf_native("indexOfChar", "([BBIII)I", index_of_char).short(CharacterIndex.reads(of_5(short_index_of_char))),
    leaf_native("lastIndexOfChar", "([BBIII)I", last_index_of_char)
        .short(LastCharacterIndex.reads(of_5(short_last_index_of_char))),
    leaf_native("inflate", "([BI[BII)V", inflate),
    leaf_native("compress", "([BI[BII)I", compress),
    leaf_native("compressChars", "([CI[BII)I", compress_chars)
        .short(CharactersToBytes.writes(of_5(short_compress_chars))),
    leaf_native("packChars", "([CI[BII)V", pack_chars),
    leaf_native("unpackChars", "([BBI[CII)V", unpack_chars).short(BytesToCharacters.writes(of_6(short_unpack_chars))),
    leaf_native("putDecimal", "(J[BI)I", put_decimal).short(PutDecimal.writes(of_3(short_put_decimal))),
    leaf_native("asciiPrefix", "([BII)I", ascii_prefix),
    leaf_native("utf8Length", "([BBII)I", utf8_length),
    leaf_native("encodeUtf8", "([BBII[BI)V", encode_utf8),
    leaf_native("decodeUtf8", "([BII[B)I", decode_utf8),
];

impl NativeContext<'_> {
    pub(super) fn charge_bytes(&mut self, bytes: usize) {
        self.charge(bytes as u64 / u64::from(CHARGE_BYTES));
    }

    /// The number of units of a string argument.
    ///
    /// # Errors
    /// `NullPointerException`.
    pub(super) fn unit_count(&self, argument: usize) -> Result<usize, JavaError> {
        let (bytes, wide) = self.vm.runtime.string_bytes(self.non_null(argument)?.raw());
        Ok(bytes.len() >> u32::from(wide))
    }

    /// Units of a string argument, found without going through those before.
    ///
    /// # Errors
    /// `NullPointerException`.
    pub(super) fn units_at(&self, argument: usize, range: Range<usize>) -> Result<Vec<u16>, JavaError> {
        let (bytes, wide) = self.vm.runtime.string_bytes(self.non_null(argument)?.raw());
        Ok(if wide {
            pairs(bytes).get(range).unwrap_or_default().iter().map(|&pair| u16::from_ne_bytes(pair)).collect()
        } else {
            bytes.get(range).unwrap_or_default().iter().map(|&byte| u16::from(byte)).collect()
        })
    }

    /// A value argument with the coder argument behind it.
    #[inline(always)]
    pub(super) fn value_characters(&self, argument: usize) -> Result<Characters<'_>, JavaError> {
        Ok(Characters { bytes: self.elements(argument)?, utf16: self.is_utf16(argument + 1) })
    }

    /// Whether a coder argument says UTF-16.
    pub(super) fn is_utf16(&self, argument: usize) -> bool {
        self.int(argument) & 1 != 0
    }
}

pub(super) fn unit([low, high]: [u8; 2]) -> u16 {
    u16::from_le_bytes([low, high])
}

/// The code units of UTF-16 bytes.
pub(super) fn pairs(bytes: &[u8]) -> &[[u8; 2]] {
    bytes.as_chunks().0
}

/// Characters `from..to` of a value in UTF-16.
fn pair_range(bytes: &[u8], from: i32, to: i32) -> Result<&[[u8; 2]], JavaError> {
    part(pairs(bytes), from, to.wrapping_sub(from))
}

fn equal(cx: &mut NativeContext<'_>) -> NativeResult {
    let length = cx.int(4);
    let a = part(cx.elements::<u8>(0)?, cx.int(1), length)?;
    let b = part(cx.elements::<u8>(2)?, cx.int(3), length)?;
    let differ = cx.find_in_stretches(a.len(), |at| (a[at.clone()] != b[at]).then_some(()))?;
    cx.charge_bytes(length.max(0) as usize);
    Ok(differ.is_none().into())
}

/// The same where it is short.
extern "C" fn short_equal(vm: &mut Vm, a: Ref, a_byte: i32, b: Ref, b_byte: i32, length: i32) -> ShortAnswer<bool> {
    short_answer(|| {
        let (a, b) = (byte_range(vm, a, a_byte, length)?, byte_range(vm, b, b_byte, length)?);
        (a.len() <= SHORT_BYTES).then(|| (a == b, a.len()))
    })
}

/// Polynomial in 31, gone on with behind characters whose hash is `before`; four characters a step so that the multiplications
/// do not wait for each other.
fn hash_units<T: Copy>(before: u32, units: &[T], value: impl Fn(T) -> u32) -> u32 {
    const P2: u32 = 31 * 31;
    const P3: u32 = P2 * 31;
    const P4: u32 = P3 * 31;
    let (steps, rest) = units.as_chunks::<4>();
    let mut hash = before;
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
    let mut hash = 0;
    if cx.is_utf16(1) {
        let pairs = pairs(bytes);
        cx.find_in_stretches(pairs.len(), |at| {
            hash = hash_units(hash, &pairs[at], |pair| u32::from(unit(pair)));
            None::<()>
        })?;
    } else {
        cx.find_in_stretches(length, |at| {
            hash = hash_units(hash, &bytes[at], u32::from);
            None::<()>
        })?;
    }
    cx.charge_bytes(length);
    Ok((hash as i32).into())
}

/// The same where it is short.
extern "C" fn short_hash(vm: &mut Vm, value: Ref, coder: i32) -> ShortAnswer<i32> {
    short_answer(|| {
        let Characters { bytes, utf16 } = characters(vm, value, coder)?;
        (bytes.len() <= SHORT_BYTES).then(|| {
            let hash = if utf16 {
                hash_units(0, pairs(bytes), |pair| u32::from(unit(pair)))
            } else {
                hash_units(0, bytes, u32::from)
            };
            (hash as i32, bytes.len())
        })
    })
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
    let (a, b) = (cx.value_characters(0)?, cx.value_characters(2)?);
    let work = a.bytes.len().min(b.bytes.len());
    let order = order(&cx.vm.runtime, a, b)?;
    cx.charge_bytes(work);
    Ok(order.into())
}

/// The same where it is short.
extern "C" fn short_compare(vm: &mut Vm, a: Ref, a_coder: i32, b: Ref, b_coder: i32) -> ShortAnswer<i32> {
    short_answer(|| {
        let (a, b) = (characters(vm, a, a_coder)?, characters(vm, b, b_coder)?);
        let work = a.bytes.len().min(b.bytes.len());
        (work <= SHORT_BYTES).then(|| Some((order(&vm.runtime, a, b).ok()?, work)))?
    })
}

/// What `String.compareTo` gives.
#[inline]
fn order(runtime: &Runtime, a: Characters<'_>, b: Characters<'_>) -> Result<i32, JavaError> {
    Ok(match (a.utf16, b.utf16) {
        (false, false) => match mismatch_in_stretches(runtime, a.bytes, b.bytes)? {
            Some(at) => i32::from(a.bytes[at]) - i32::from(b.bytes[at]),
            None => a.bytes.len() as i32 - b.bytes.len() as i32,
        },
        (true, true) => {
            let (a, b) = (pairs(a.bytes), pairs(b.bytes));
            match mismatch_in_stretches(runtime, a, b)? {
                Some(at) => i32::from(unit(a[at])) - i32::from(unit(b[at])),
                None => a.len() as i32 - b.len() as i32,
            }
        }
        (false, true) => compare_mixed(runtime, a.bytes, pairs(b.bytes))?,
        (true, false) => -compare_mixed(runtime, b.bytes, pairs(a.bytes))?,
    })
}

/// See [`mismatch`].
#[inline]
fn mismatch_in_stretches<T: Copy + PartialEq>(runtime: &Runtime, a: &[T], b: &[T]) -> Result<Option<usize>, JavaError> {
    find_in_stretches(runtime, a.len().min(b.len()), |at| {
        mismatch(&a[at.clone()], &b[at.clone()]).map(|found| at.start + found)
    })
}

fn compare_mixed(runtime: &Runtime, latin1: &[u8], utf16: &[[u8; 2]]) -> Result<i32, JavaError> {
    let found = find_in_stretches(runtime, latin1.len().min(utf16.len()), |at| {
        let mut both = latin1[at.clone()].iter().zip(&utf16[at]).map(|(&a, &b)| i32::from(a) - i32::from(unit(b)));
        both.find(|&difference| difference != 0)
    })?;
    Ok(found.unwrap_or(latin1.len() as i32 - utf16.len() as i32))
}

fn inflate(cx: &mut NativeContext<'_>) -> NativeResult {
    let (from, at, length) = (cx.int(1), cx.int(3), cx.int(4));
    cx.in_stretches(length.max(0) as usize, |cx, stretch| {
        let (source, target) = cx.source_and_target::<u8, u8>(0, 2)?;
        let target = &mut part_mut(target.as_chunks_mut::<2>().0, at, length)?[stretch.clone()];
        target.iter_mut().zip(&part(source, from, length)?[stretch]).for_each(|(pair, &byte)| *pair = [byte, 0]);
        Ok(false)
    })?;
    cx.charge_bytes(length.max(0) as usize);
    Ok(().into())
}

/// Copies what fits into Latin-1 and gives the number of characters before the first that does not.
fn compress_units<T: Copy>(source: &[T], target: &mut [u8], unit: impl Fn(T) -> u16) -> usize {
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
    done
}

fn compress(cx: &mut NativeContext<'_>) -> NativeResult {
    let (from, at, length) = (cx.int(1), cx.int(3), cx.int(4));
    let mut fit = 0;
    cx.in_stretches(length.max(0) as usize, |cx, stretch| {
        let (source, target) = cx.source_and_target::<u8, u8>(0, 2)?;
        let (source, target) = (part(pairs(source), from, length)?, part_mut(target, at, length)?);
        fit += compress_units(&source[stretch.clone()], &mut target[stretch.clone()], unit);
        Ok(fit < stretch.end)
    })?;
    cx.charge_bytes(length.max(0) as usize);
    Ok((fit as i32).into())
}

fn compress_chars(cx: &mut NativeContext<'_>) -> NativeResult {
    let (from, at, length) = (cx.int(1), cx.int(3), cx.int(4));
    let mut fit = 0;
    cx.in_stretches(length.max(0) as usize, |cx, stretch| {
        let (source, target) = cx.source_and_target::<u16, u8>(0, 2)?;
        let (source, target) = (part(source, from, length)?, part_mut(target, at, length)?);
        fit += compress_units(&source[stretch.clone()], &mut target[stretch.clone()], |unit| unit);
        Ok(fit < stretch.end)
    })?;
    cx.charge_bytes(length.max(0) as usize);
    Ok((fit as i32).into())
}

/// The same where it is short.
extern "C" fn short_compress_chars(
    vm: &mut Vm,
    chars: Ref,
    from: i32,
    latin1: Ref,
    at: i32,
    length: i32,
) -> ShortAnswer<i32> {
    short_answer(|| {
        let (source, target) = source_and_target::<u16, u8>(&mut vm.runtime.heap, chars, latin1).ok()?;
        let (source, target) = (part(source, from, length).ok()?, part_mut(target, at, length).ok()?);
        let is_short = source.len() <= SHORT_BYTES;
        is_short.then(|| (compress_units(source, target, |unit| unit) as i32, source.len()))
    })
}

fn pack_chars(cx: &mut NativeContext<'_>) -> NativeResult {
    let (from, at, length) = (cx.int(1), cx.int(3), cx.int(4));
    cx.in_stretches(length.max(0) as usize, |cx, stretch| {
        let (source, target) = cx.source_and_target::<u16, u8>(0, 2)?;
        let target = &mut part_mut(target.as_chunks_mut::<2>().0, at, length)?[stretch.clone()];
        let source = &part(source, from, length)?[stretch];
        target.iter_mut().zip(source).for_each(|(pair, unit)| *pair = unit.to_le_bytes());
        Ok(false)
    })?;
    cx.charge_bytes(length.max(0) as usize);
    Ok(().into())
}

fn unpack_chars(cx: &mut NativeContext<'_>) -> NativeResult {
    let (utf16, from, at, length) = (cx.is_utf16(1), cx.int(2), cx.int(4), cx.int(5));
    cx.in_stretches(length.max(0) as usize, |cx, stretch| {
        let (source, target) = cx.source_and_target::<u8, u16>(0, 3)?;
        let target = &mut part_mut(target, at, length)?[stretch.clone()];
        unpack(source, utf16, from.wrapping_add(stretch.start as i32), target)?;
        Ok(false)
    })?;
    cx.charge_bytes(length.max(0) as usize);
    Ok(().into())
}

/// The same where it is short.
extern "C" fn short_unpack_chars(
    vm: &mut Vm,
    value: Ref,
    coder: i32,
    from: i32,
    chars: Ref,
    at: i32,
    length: i32,
) -> ShortAnswer<()> {
    short_answer(|| {
        let (source, target) = source_and_target::<u8, u16>(&mut vm.runtime.heap, value, chars).ok()?;
        let target = part_mut(target, at, length).ok().filter(|target| target.len() <= SHORT_BYTES)?;
        unpack(source, coder & 1 != 0, from, target).ok()?;
        Some(((), target.len()))
    })
}

/// Writes characters of a value, from one on.
#[inline]
fn unpack(source: &[u8], utf16: bool, from: i32, target: &mut [u16]) -> Result<(), JavaError> {
    let length = target.len() as i32;
    if utf16 {
        let source = part(pairs(source), from, length)?;
        target.iter_mut().zip(source).for_each(|(character, &pair)| *character = unit(pair));
    } else {
        let source = part(source, from, length)?;
        target.iter_mut().zip(source).for_each(|(character, &byte)| *character = u16::from(byte));
    }
    Ok(())
}

/// The two digits of each number below a hundred.
const TWO_DIGITS: [[u8; 2]; 100] = {
    let mut digits = [[b'0'; 2]; 100];
    let mut number = 0;
    while number < digits.len() {
        digits[number] = [b'0' + (number / 10) as u8, b'0' + (number % 10) as u8];
        number += 1;
    }
    digits
};

/// Bytes that a number in decimal takes at most.
const DECIMAL_BYTES: usize = 20;

/// A number in decimal, at the end of a buffer.
pub(super) fn decimal(number: i64, buffer: &mut [u8; DECIMAL_BYTES]) -> &[u8] {
    let mut rest = number.unsigned_abs();
    let mut start = DECIMAL_BYTES;
    while rest >= 100 {
        start -= 2;
        buffer[start..start + 2].copy_from_slice(&TWO_DIGITS[(rest % 100) as usize]);
        rest /= 100;
    }
    let [ten, one] = TWO_DIGITS[rest as usize];
    start -= 1;
    buffer[start] = one;
    if rest >= 10 {
        start -= 1;
        buffer[start] = ten;
    }
    if number < 0 {
        start -= 1;
        buffer[start] = b'-';
    }
    &buffer[start..]
}

/// Writes a number to bytes from a place on, and gives the place behind it.
#[inline]
fn write_decimal(number: i64, target: &mut [u8], at: i32) -> Result<i32, JavaError> {
    let mut buffer = [0; DECIMAL_BYTES];
    let text = decimal(number, &mut buffer);
    part_mut(target, at, text.len() as i32)?.copy_from_slice(text);
    Ok(at + text.len() as i32)
}

fn put_decimal(cx: &mut NativeContext<'_>) -> NativeResult {
    let (number, at) = (cx.long(0), cx.int(2));
    let target = cx.non_null(1)?.raw();
    Ok(write_decimal(number, cx.vm.runtime.heap.elements_mut(target), at)?.into())
}

/// The same for machine code (`native::short`).
extern "C" fn short_put_decimal(vm: &mut Vm, number: i64, target: Ref, at: i32) -> ShortAnswer<i32> {
    short_answer(|| {
        if target.is_null() {
            return None;
        }
        Some((write_decimal(number, vm.runtime.heap.elements_mut(target), at).ok()?, 0))
    })
}

fn ascii_prefix(cx: &mut NativeContext<'_>) -> NativeResult {
    const BLOCK: usize = 16;
    let bytes = part(cx.elements::<u8>(0)?, cx.int(1), cx.int(2))?;
    let found = cx.find_in_stretches(bytes.len(), |at| {
        let bytes = &bytes[at.clone()];
        let ascii_blocks = bytes.as_chunks::<BLOCK>().0.iter().take_while(|block| block.is_ascii()).count();
        let start = ascii_blocks * BLOCK;
        bytes[start..].iter().position(|byte| !byte.is_ascii()).map(|behind| at.start + start + behind)
    })?;
    let length = found.unwrap_or(bytes.len());
    cx.charge_bytes(length);
    Ok((length as i32).into())
}

/// Where the stretch of UTF-16 that starts at `start` ends: not within a surrogate pair.
fn end_of_stretch(units: &[[u8; 2]], start: usize) -> usize {
    let end = units.len().min(start + STRETCH);
    let is_high = |pair: [u8; 2]| (0xD800..0xDC00).contains(&unit(pair));
    if end < units.len() && is_high(units[end - 1]) { end - 1 } else { end }
}

/// Code points of UTF-16, lone surrogates as `'?'`.
fn encoded(units: &[[u8; 2]]) -> impl Iterator<Item = char> {
    char::decode_utf16(units.iter().map(|&pair| unit(pair))).map(|decoded| decoded.unwrap_or('?'))
}

fn utf8_length(cx: &mut NativeContext<'_>) -> NativeResult {
    let (from, to) = (cx.int(2), cx.int(3));
    let bytes = cx.elements::<u8>(0)?;
    let mut length = 0;
    if cx.is_utf16(1) {
        let pairs = pair_range(bytes, from, to)?;
        let mut done = 0;
        while done < pairs.len() {
            let end = end_of_stretch(pairs, done);
            length += encoded(&pairs[done..end]).map(char::len_utf8).sum::<usize>();
            done = end;
            cx.look_up()?;
        }
    } else {
        let latin1 = part(bytes, from, to.wrapping_sub(from))?;
        length = latin1.len();
        cx.find_in_stretches(latin1.len(), |at| {
            length += latin1[at].iter().filter(|byte| !byte.is_ascii()).count();
            None::<()>
        })?;
    }
    cx.charge_bytes(length);
    let length = i32::try_from(length)
        .map_err(|_| JavaError::new("java/lang/OutOfMemoryError", "Required length exceeds implementation limit"))?;
    Ok(length.into())
}

fn encode_utf8(cx: &mut NativeContext<'_>) -> NativeResult {
    let (utf16, from, to, at) = (cx.is_utf16(1), cx.int(2), cx.int(3), cx.int(5));
    let (mut done, mut written) = (0, 0);
    loop {
        let (source, target) = cx.source_and_target::<u8, u8>(0, 4)?;
        let length = target.len() as i32;
        let mut out = &mut part_mut(target, at, length.wrapping_sub(at))?[written..];
        let room = out.len();
        let full = || JavaError::new("java/lang/InternalError", "the target of an encoding is too short");
        let mut put = |c: char| -> Result<(), JavaError> {
            let (here, rest) = std::mem::take(&mut out).split_at_mut_checked(c.len_utf8()).ok_or_else(full)?;
            c.encode_utf8(here);
            out = rest;
            Ok(())
        };
        let (end, all) = if utf16 {
            let pairs = pair_range(source, from, to)?;
            let end = end_of_stretch(pairs, done);
            encoded(&pairs[done..end]).try_for_each(put)?;
            (end, pairs.len())
        } else {
            let latin1 = part(source, from, to.wrapping_sub(from))?;
            let end = latin1.len().min(done + STRETCH);
            latin1[done..end].iter().try_for_each(|&byte| put(char::from(byte)))?;
            (end, latin1.len())
        };
        written += room - out.len();
        done = end;
        if done == all {
            cx.charge_bytes(all);
            return Ok(().into());
        }
        cx.look_up()?;
    }
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

/// Where a stretch of UTF-8 that should end at `end` ends: not within a code point.
fn end_of_utf8_stretch(bytes: &[u8], end: usize) -> usize {
    if end >= bytes.len() {
        return bytes.len();
    }
    let continues = |at: usize| bytes[at] & 0xC0 == 0x80;
    // More than three in a row belong to nothing.
    (end - 3..=end).rev().find(|&at| !continues(at)).unwrap_or(end)
}

fn decode_utf8(cx: &mut NativeContext<'_>) -> NativeResult {
    let (from, length) = (cx.int(1), cx.int(2));
    let (mut done, mut count) = (0, 0);
    loop {
        let (source, target) = cx.source_and_target::<u8, u8>(0, 3)?;
        let mut out = target.as_chunks_mut::<2>().0[count..].iter_mut();
        let mut put = |unit: u16| {
            if let Some(pair) = out.next() {
                *pair = unit.to_le_bytes();
                count += 1;
            }
        };
        let source = part(source, from, length)?;
        let end = end_of_utf8_stretch(source, done + STRETCH);
        let mut rest = &source[done..end];
        while let Some(chunk) = rest.utf8_chunks().next() {
            chunk.valid().encode_utf16().for_each(&mut put);
            let behind = &rest[chunk.valid().len()..];
            if !behind.is_empty() {
                put(0xFFFD);
            }
            rest = &behind[surrogate_length(behind).max(chunk.invalid().len())..];
        }
        done = end;
        if done == source.len() {
            cx.charge_bytes(done);
            return Ok((count as i32).into());
        }
        cx.look_up()?;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hash_is_the_polynomial() {
        for text in ["", "a", "abcd", "hello, world", "The quick brown fox"] {
            let expected = text.bytes().fold(0_u32, |hash, byte| hash.wrapping_mul(31).wrapping_add(u32::from(byte)));
            assert_eq!(hash_units(0, text.as_bytes(), u32::from), expected);
        }
        assert_eq!(
            hash_units(hash_units(0, b"he", u32::from), b"llo", u32::from),
            99_162_322,
            "as HotSpot's \"hello\".hashCode()"
        );
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
                assert_eq!(compress_units(&units, &mut target, |unit| unit), wide);
                assert!(target[..wide].iter().all(|&byte| byte == 0xE9));
            }
        }
    }

    #[test]
    fn stretches_end_between_code_points() {
        let mut units = vec![[b'a', 0]; STRETCH + 2];
        assert_eq!(end_of_stretch(&units, 1), STRETCH + 1);
        units[STRETCH] = [0x3D, 0xD8];
        assert_eq!(end_of_stretch(&units, 1), STRETCH, "before a high surrogate");
        assert_eq!(end_of_stretch(&units, 3), STRETCH + 2, "the end of all");
        let text = "aé€😀".as_bytes();
        for (end, expected) in [(3, 3), (4, 3), (5, 3), (6, 6), (7, 6), (8, 6), (9, 6), (10, 10), (11, 10)] {
            assert_eq!(end_of_utf8_stretch(text, end), expected, "{end}");
        }
        assert_eq!(end_of_utf8_stretch(&[0x80; 9], 5), 5, "of no code point");
    }
}
