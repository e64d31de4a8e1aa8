//! `java.lang.StringConcat`: texts in, one new string out.
//!
//! One pass finds length and coder, one copies; nothing is built up and thrown away. A null text reads `null`. The
//! string is always a new object. Work is charged by bytes.

use super::registry::{Native, leaf_native};
use super::short::ShortNative::{Concat2, Concat3, Concat4, Concat5, Concat6, Concat7, Concat8, IntText, LongText};
use super::short::{SHORT_BYTES, ShortAnswer, short_answer, short_string, short_wrapped};
use super::short::{of_1, of_2, of_3, of_4, of_5, of_6, of_7, of_8};
use super::string_bytes::decimal;
use super::{NativeContext, NativeResult};
use crate::error::JavaError;
use crate::heap::Ref;
use crate::runtime::Runtime;
use crate::vm::Vm;

/// A descriptor that takes as many strings as there are marks and gives one.
macro_rules! strings {
    (@ $mark:tt) => { "Ljava/lang/String;" };
    ($($mark:tt)*) => { concat!("(", $(strings!(@ $mark),)* ")Ljava/lang/String;") };
}

pub(super) const NATIVES: &[Native] = &[
    leaf_native("stringOf", "(I)Ljava/lang/String;", string_of_int).short(IntText.reads(of_1(short_string_of_int))),
    leaf_native("stringOf", "(J)Ljava/lang/String;", string_of_long).short(LongText.reads(of_1(short_string_of_long))),
    leaf_native("concat", strings!(. .), concat_arguments::<2>).short(Concat2.reads(of_2(short_concat_2))),
    leaf_native("concat", strings!(. . .), concat_arguments::<3>).short(Concat3.reads(of_3(short_concat_3))),
    leaf_native("concat", strings!(. . . .), concat_arguments::<4>).short(Concat4.reads(of_4(short_concat_4))),
    leaf_native("concat", strings!(. . . . .), concat_arguments::<5>).short(Concat5.reads(of_5(short_concat_5))),
    leaf_native("concat", strings!(. . . . . .), concat_arguments::<6>).short(Concat6.reads(of_6(short_concat_6))),
    leaf_native("concat", strings!(. . . . . . .), concat_arguments::<7>).short(Concat7.reads(of_7(short_concat_7))),
    leaf_native("concat", strings!(. . . . . . . .), concat_arguments::<8>).short(Concat8.reads(of_8(short_concat_8))),
    leaf_native("concat", "([Ljava/lang/String;)Ljava/lang/String;", concat_array),
];

/// What a null text reads.
const NULL: &[u8] = b"null";

/// Texts that are joined between looks at the alarm.
const TEXTS: usize = 4096;

/// Bytes that are widened at a time.
const BLOCK: usize = 64;

fn string_of_int(cx: &mut NativeContext<'_>) -> NativeResult {
    string_of(cx, i64::from(cx.int(0)))
}

fn string_of_long(cx: &mut NativeContext<'_>) -> NativeResult {
    string_of(cx, cx.long(0))
}

fn string_of(cx: &mut NativeContext<'_>, value: i64) -> NativeResult {
    cx.string(str::from_utf8(decimal(value, &mut [0; _])).unwrap_or_default())
}

/// The same where there is room.
extern "C" fn short_string_of_int(vm: &mut Vm, value: i32) -> ShortAnswer<Ref> {
    short_string_of_long(vm, value.into())
}

/// The same where there is room.
extern "C" fn short_string_of_long(vm: &mut Vm, value: i64) -> ShortAnswer<Ref> {
    short_answer(|| Some((short_string(&mut vm.runtime, decimal(value, &mut [0; _]))?, 0)))
}

macro_rules! short_concats {
    ($($name:ident($($text:ident)*);)*) => {$(
        /// Joins strings where that is short.
        #[allow(clippy::too_many_arguments, reason = "those of the native")]
        extern "C" fn $name(vm: &mut Vm, $($text: Ref),*) -> ShortAnswer<Ref> {
            short_concat(&mut vm.runtime, [$($text),*])
        }
    )*};
}

short_concats! {
    short_concat_2(a b);
    short_concat_3(a b c);
    short_concat_4(a b c d);
    short_concat_5(a b c d e);
    short_concat_6(a b c d e f);
    short_concat_7(a b c d e f g);
    short_concat_8(a b c d e f g h);
}

/// Joins strings of which none is null and all have one coder, where that is short and there is room.
#[inline(always)]
fn short_concat<const COUNT: usize>(runtime: &mut Runtime, texts: [Ref; COUNT]) -> ShortAnswer<Ref> {
    short_answer(|| {
        let (heap, fields) = (&mut runtime.heap, runtime.string_fields);
        let (mut size, mut coders) = (0, 0_u8);
        let mut values = [(Ref::NULL, 0); COUNT];
        for (text, value) in texts.into_iter().zip(&mut values) {
            if text.is_null() {
                return None;
            }
            let bytes = heap.load_reference(text, fields.value);
            *value = (bytes, heap.byte_length(bytes));
            size += value.1;
            coders += heap.load::<u8>(text, fields.coder) & 1;
        }
        let coder = u8::from(coders != 0);
        if size > SHORT_BYTES || coders != coder * COUNT as u8 {
            return None;
        }
        let joined = heap.allocate_array(fields.bytes_class, size as u32).ok()?;
        let mut end = 0;
        for (bytes, length) in values {
            if length != 0 {
                heap.copy_elements(bytes, 0, joined, end, length as u32);
                end += length as u32;
            }
        }
        Some((short_wrapped(runtime, joined, coder)?, size))
    })
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
