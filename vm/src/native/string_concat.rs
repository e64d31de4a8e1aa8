//! `java.lang.StringConcat`: texts in, one new string out.
//!
//! One pass finds length and coder, one copies; nothing is built up and thrown away. A null text reads `null`. The
//! string is always a new object. Work is charged by bytes.

use std::io::Write;

use super::registry::{Native, leaf_native};
use super::{NativeContext, NativeResult};
use crate::error::JavaError;
use crate::heap::Ref;

/// A descriptor that takes as many strings as there are marks and gives one.
macro_rules! strings {
    (@ $mark:tt) => { "Ljava/lang/String;" };
    ($($mark:tt)*) => { concat!("(", $(strings!(@ $mark),)* ")Ljava/lang/String;") };
}

pub(super) const NATIVES: &[Native] = &[
    leaf_native("stringOf", "(I)Ljava/lang/String;", string_of_int),
    leaf_native("stringOf", "(J)Ljava/lang/String;", string_of_long),
    leaf_native("concat", strings!(. .), concat_arguments::<2>),
    leaf_native("concat", strings!(. . .), concat_arguments::<3>),
    leaf_native("concat", strings!(. . . .), concat_arguments::<4>),
    leaf_native("concat", strings!(. . . . .), concat_arguments::<5>),
    leaf_native("concat", strings!(. . . . . .), concat_arguments::<6>),
    leaf_native("concat", strings!(. . . . . . .), concat_arguments::<7>),
    leaf_native("concat", strings!(. . . . . . . .), concat_arguments::<8>),
    leaf_native("concat", "([Ljava/lang/String;)Ljava/lang/String;", concat_array),
];

/// What a null text reads.
const NULL: &[u8] = b"null";

/// Texts that are joined between looks at the alarm.
const TEXTS: usize = 4096;

/// Bytes that are widened at a time.
const BLOCK: usize = 64;

fn string_of_int(cx: &mut NativeContext<'_>) -> NativeResult {
    decimal(cx, i64::from(cx.int(0)))
}

fn string_of_long(cx: &mut NativeContext<'_>) -> NativeResult {
    decimal(cx, cx.long(0))
}

fn decimal(cx: &mut NativeContext<'_>, value: i64) -> NativeResult {
    let mut digits = [0; 20];
    let mut rest = &mut digits[..];
    // A sign and 19 digits always fit.
    let written = write!(rest, "{value}").map_or(0, |()| 20 - rest.len());
    cx.string(str::from_utf8(&digits[..written]).unwrap_or_default())
}

fn concat_arguments<const COUNT: usize>(cx: &mut NativeContext<'_>) -> NativeResult {
    concat(cx, COUNT, |cx, at| cx.object(at).map_or(Ref::NULL, |text| text.raw()))
}

fn concat_array(cx: &mut NativeContext<'_>) -> NativeResult {
    let count = cx.vm.runtime.heap.array_length(cx.non_null(0)?.raw());
    concat(cx, count as usize, |cx, at| {
        cx.object(0).map_or(Ref::NULL, |texts| cx.vm.runtime.heap.element(texts.raw(), at as u32))
    })
}

/// Joins `count` strings. `text` gives each, or null, and is asked again after what may collect.
fn concat(cx: &mut NativeContext<'_>, count: usize, text: impl Fn(&NativeContext<'_>, usize) -> Ref) -> NativeResult {
    let fields = cx.vm.runtime.string_fields;
    let (mut characters, mut coder) = (0_u64, 0_u8);
    for at in 0..count {
        if at % TEXTS == TEXTS - 1 {
            cx.look_up()?;
        }
        let string = text(cx, at);
        if string.is_null() {
            characters += NULL.len() as u64;
            continue;
        }
        let heap = &cx.vm.runtime.heap;
        let own = heap.load::<u8>(string, fields.coder) & 1;
        characters += (heap.byte_length(heap.load_reference(string, fields.value)) >> own) as u64;
        coder |= own;
    }
    let size = characters << coder;
    if size > i32::MAX as u64 {
        return Err(JavaError::new("java/lang/OutOfMemoryError", "Overflow: String length out of range"));
    }
    cx.charge(size / 8);
    let joined = cx.vm.runtime.new_array(cx.vm.loader.well_known.primitive_arrays[1], size as u32)?;
    let mut end = 0;
    for at in 0..count {
        if at % TEXTS == TEXTS - 1 {
            cx.look_up()?;
        }
        let string = text(cx, at);
        let heap = &mut cx.vm.runtime.heap;
        if string.is_null() {
            let target = &mut heap.elements_mut::<u8>(joined)[end..];
            if coder == 0 {
                target[..NULL.len()].copy_from_slice(NULL);
            } else {
                widen(NULL, target);
            }
            end += NULL.len() << coder;
            continue;
        }
        let value = heap.load_reference(string, fields.value);
        let length = heap.byte_length(value);
        if length == 0 {
            continue;
        }
        if heap.load::<u8>(string, fields.coder) & 1 == coder {
            cx.in_stretches(length, |cx, part| {
                let (from, to) = (part.start as u32, (end + part.start) as u32);
                cx.vm.runtime.heap.copy_elements(value, from, joined, to, part.len() as u32);
                Ok(false)
            })?;
            end += length;
            continue;
        }
        let mut block = [0; BLOCK];
        cx.in_stretches(length, |cx, stretch| {
            let heap = &mut cx.vm.runtime.heap;
            for from in stretch.clone().step_by(BLOCK) {
                let part = BLOCK.min(stretch.end - from);
                block[..part].copy_from_slice(&heap.elements::<u8>(value)[from..from + part]);
                widen(&block[..part], &mut heap.elements_mut::<u8>(joined)[end..]);
                end += part * 2;
            }
            Ok(false)
        })?;
    }
    Ok(cx.vm.runtime.wrap_string(joined, coder != 0)?.into())
}

/// Writes Latin-1 characters as UTF-16, the lower byte first.
fn widen(latin1: &[u8], utf16: &mut [u8]) {
    utf16.as_chunks_mut().0.iter_mut().zip(latin1).for_each(|(pair, &byte)| *pair = [byte, 0]);
}
