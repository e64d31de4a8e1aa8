//! `jdk.internal.vm.UnicodeTexts`: the normal forms of texts (UAX 15), by the crate unicode-normalization.
//!
//! In: a string and the number of a form. Out: the string in that form; halves of surrogate pairs stay as they are.

use unicode_normalization::UnicodeNormalization;

use super::registry::{Native, native};
use super::{NativeContext, NativeResult};
use crate::error::JavaError;
use crate::stopping::STRETCH;

pub(super) const NATIVES: &[Native] = &[native("normalize", "(Ljava/lang/String;I)Ljava/lang/String;", normalize)];

/// Characters normalised for a unit of budget.
const CHARACTERS_A_UNIT: u64 = 4;

/// The forms, as the constants of `java.text.Normalizer.Form` are numbered.
#[derive(Clone, Copy)]
enum Form {
    Decomposed,
    Composed,
    CompatiblyDecomposed,
    CompatiblyComposed,
}

fn normalize(cx: &mut NativeContext<'_>) -> NativeResult {
    let forms = [Form::Decomposed, Form::Composed, Form::CompatiblyDecomposed, Form::CompatiblyComposed];
    let form = usize::try_from(cx.int(1)).ok().and_then(|form| forms.get(form).copied());
    let form = form.ok_or_else(|| JavaError::bare("java/lang/IllegalArgumentException"))?;
    cx.make_room_for_text(0)?;
    let string = cx.non_null(0)?.raw();
    let units: Vec<u16> = cx.vm.runtime.units_of(string).collect();
    cx.charge(units.len() as u64 / CHARACTERS_A_UNIT);
    let mut normalized = Vec::with_capacity(units.len());
    let mut text = String::new();
    for decoded in char::decode_utf16(units.iter().copied()) {
        match decoded {
            Ok(character) => text.push(character),
            Err(lone) => {
                append(cx, &text, form, &mut normalized)?;
                text.clear();
                normalized.push(lone.unpaired_surrogate());
            }
        }
    }
    append(cx, &text, form, &mut normalized)?;
    Ok(cx.vm.runtime.new_string_from_units(&normalized)?.into())
}

/// Appends a text in a form, which may be much longer than the text.
fn append(cx: &mut NativeContext<'_>, text: &str, form: Form, to: &mut Vec<u16>) -> Result<(), JavaError> {
    match form {
        Form::Decomposed => append_all(cx, text.nfd(), to),
        Form::Composed => append_all(cx, text.nfc(), to),
        Form::CompatiblyDecomposed => append_all(cx, text.nfkd(), to),
        Form::CompatiblyComposed => append_all(cx, text.nfkc(), to),
    }
}

fn append_all(
    cx: &mut NativeContext<'_>,
    characters: impl Iterator<Item = char>,
    to: &mut Vec<u16>,
) -> Result<(), JavaError> {
    for (count, character) in characters.enumerate() {
        if count % STRETCH == STRETCH - 1 {
            cx.look_up()?;
            cx.vm.runtime.make_room_for_work(8 * to.len() as u64)?;
        }
        to.extend_from_slice(character.encode_utf16(&mut [0; 2]));
    }
    Ok(())
}
