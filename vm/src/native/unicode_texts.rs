//! `jdk.internal.vm.UnicodeTexts`: the normal forms of texts (UAX 15), by the tables of the crate unicode-normalization.
//!
//! In: a string and the number of a form. Out: the string in that form; halves of surrogate pairs stay as they are. The crate's
//! iterators take as many marks at once as there are behind one another, so how marks are ordered and composed is written here:
//! a character at a time, in linear time, with looks at the alarm in between.

use unicode_normalization::char::{canonical_combining_class, compose, decompose_canonical, decompose_compatible};

use super::registry::{Native, native};
use super::{NativeContext, NativeResult};
use crate::error::JavaError;

pub(super) const NATIVES: &[Native] = &[native("normalize", "(Ljava/lang/String;I)Ljava/lang/String;", normalize)];

/// Characters normalised for a unit of budget.
const CHARACTERS_A_UNIT: u64 = 4;

/// Characters between looks at the alarm: some tens of nanoseconds each.
const PORTION: usize = 16 << 10;

/// Marks behind one another that are sorted; more are distributed over their classes.
const FEW_MARKS: usize = 32;

/// The forms, as the constants of `java.text.Normalizer.Form` are numbered.
#[derive(Clone, Copy)]
enum Form {
    Decomposed,
    Composed,
    CompatiblyDecomposed,
    CompatiblyComposed,
}

impl Form {
    fn is_composed(self) -> bool {
        matches!(self, Form::Composed | Form::CompatiblyComposed)
    }

    fn is_compatible(self) -> bool {
        matches!(self, Form::CompatiblyDecomposed | Form::CompatiblyComposed)
    }
}

fn normalize(cx: &mut NativeContext<'_>) -> NativeResult {
    let forms = [Form::Decomposed, Form::Composed, Form::CompatiblyDecomposed, Form::CompatiblyComposed];
    let form = usize::try_from(cx.int(1)).ok().and_then(|form| forms.get(form).copied());
    let form = form.ok_or_else(|| JavaError::bare("java/lang/IllegalArgumentException"))?;
    cx.make_room_for_text(0)?;
    let length = cx.unit_count(0)?;
    let mut text = NormalText::new(form);
    let mut done = 0;
    while done < length {
        let end = length.min(done + PORTION);
        let mut units = cx.units_at(0, done..end)?;
        if end < length && units.last().is_some_and(|last| last & 0xFC00 == 0xD800) {
            // It may be half of a pair, which is not torn apart.
            units.pop();
        }
        done += units.len();
        text.add_units(&units, &|| cx.look_up())?;
        cx.look_up()?;
        cx.vm.runtime.make_room_for_work(8 * (text.normalized.len() + text.distributed) as u64)?;
    }
    text.end(&|| cx.look_up())?;
    cx.charge(text.steps.max(length) as u64 / CHARACTERS_A_UNIT);
    Ok(cx.vm.runtime.new_string_from_units(&text.normalized)?.into())
}

/// A text that is brought into a form.
struct NormalText {
    form: Form,
    /// Marks behind the last character that is none, with their classes, as they stand in the text.
    marks: Vec<(u8, char)>,
    /// The same if they are many, by class; empty if they are not.
    classes: Vec<Vec<char>>,
    /// How many those are.
    distributed: usize,
    /// What marks are composed with.
    base: Option<char>,
    /// Marks that have not been composed with it, and the class of the last one.
    waiting: Vec<char>,
    last_class: Option<u8>,
    normalized: Vec<u16>,
    /// Characters that something was done with.
    steps: usize,
}

impl NormalText {
    fn new(form: Form) -> NormalText {
        NormalText {
            form,
            marks: Vec::new(),
            classes: Vec::new(),
            distributed: 0,
            base: None,
            waiting: Vec::new(),
            last_class: None,
            normalized: Vec::new(),
            steps: 0,
        }
    }

    /// Adds units, of which none is half a pair whose other half follows.
    fn add_units(&mut self, units: &[u16], look: &impl Fn() -> Result<(), JavaError>) -> Result<(), JavaError> {
        for decoded in char::decode_utf16(units.iter().copied()) {
            match decoded {
                Ok(character) => self.add(character, look)?,
                Err(lone) => {
                    self.end(look)?;
                    self.normalized.push(lone.unpaired_surrogate());
                }
            }
        }
        Ok(())
    }

    fn add(&mut self, character: char, look: &impl Fn() -> Result<(), JavaError>) -> Result<(), JavaError> {
        let is_compatible = self.form.is_compatible();
        let mut added = Ok(());
        let add_part = |part: char| {
            if added.is_ok() {
                added = self.add_decomposed(part, look);
            }
        };
        if is_compatible {
            decompose_compatible(character, add_part);
        } else {
            decompose_canonical(character, add_part);
        }
        added
    }

    /// Adds a character that nothing is to be decomposed of.
    fn add_decomposed(&mut self, part: char, look: &impl Fn() -> Result<(), JavaError>) -> Result<(), JavaError> {
        self.step(look)?;
        let class = canonical_combining_class(part);
        if class == 0 {
            self.order_marks(look)?;
            return self.emit(class, part, look);
        }
        if self.classes.is_empty() && self.marks.len() < FEW_MARKS {
            self.marks.push((class, part));
            return Ok(());
        }
        if self.classes.is_empty() {
            self.classes.resize(256, Vec::new());
        }
        for (class, mark) in self.marks.drain(..).chain([(class, part)]) {
            if let Some(marks) = self.classes.get_mut(usize::from(class)) {
                marks.push(mark);
                self.distributed += 1;
            }
        }
        Ok(())
    }

    /// Emits the marks by their classes, those of one class as they stand in the text.
    fn order_marks(&mut self, look: &impl Fn() -> Result<(), JavaError>) -> Result<(), JavaError> {
        let mut marks = std::mem::take(&mut self.marks);
        marks.sort_by_key(|&(class, _)| class);
        for &(class, mark) in &marks {
            self.emit(class, mark, look)?;
        }
        marks.clear();
        self.marks = marks;
        self.distributed = 0;
        for (class, marks) in (0..=u8::MAX).zip(std::mem::take(&mut self.classes)) {
            for mark in marks {
                self.step(look)?;
                self.emit(class, mark, look)?;
            }
        }
        Ok(())
    }

    /// Emits a character that is in its place: composes it with its base, if that is wanted and no other is in the way.
    fn emit(&mut self, class: u8, character: char, look: &impl Fn() -> Result<(), JavaError>) -> Result<(), JavaError> {
        if !self.form.is_composed() || self.base.is_none() && class != 0 {
            self.put(character);
            return Ok(());
        }
        let is_blocked = self.last_class.is_some_and(|last| last >= class);
        let composed = self.base.filter(|_| !is_blocked).and_then(|base| compose(base, character));
        if composed.is_some() {
            self.base = composed;
        } else if class == 0 {
            self.put_composed(look)?;
            self.base = Some(character);
        } else {
            self.waiting.push(character);
            self.last_class = Some(class);
        }
        Ok(())
    }

    /// Puts the base and what waits behind it.
    fn put_composed(&mut self, look: &impl Fn() -> Result<(), JavaError>) -> Result<(), JavaError> {
        if let Some(base) = self.base.take() {
            self.put(base);
        }
        self.last_class = None;
        let mut waiting = std::mem::take(&mut self.waiting);
        for &mark in &waiting {
            self.step(look)?;
            self.put(mark);
        }
        waiting.clear();
        self.waiting = waiting;
        Ok(())
    }

    fn put(&mut self, character: char) {
        self.normalized.extend_from_slice(character.encode_utf16(&mut [0; 2]));
    }

    /// Ends the text, or a part of it that nothing behind is composed with.
    fn end(&mut self, look: &impl Fn() -> Result<(), JavaError>) -> Result<(), JavaError> {
        self.order_marks(look)?;
        self.put_composed(look)
    }

    fn step(&mut self, look: &impl Fn() -> Result<(), JavaError>) -> Result<(), JavaError> {
        self.steps += 1;
        if self.steps.is_multiple_of(PORTION) { look() } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use unicode_normalization::UnicodeNormalization as _;

    use super::*;

    fn normal(form: Form, text: &str) -> (String, usize) {
        let mut normal = NormalText::new(form);
        let units: Vec<u16> = text.encode_utf16().collect();
        let goes_on = || Ok(());
        normal.add_units(&units, &goes_on).expect("nobody stops it");
        normal.end(&goes_on).expect("nobody stops it");
        (String::from_utf16(&normal.normalized).expect("no lone halves"), normal.steps)
    }

    fn assert_normal(text: &str) {
        assert_eq!(normal(Form::Decomposed, text).0, text.nfd().collect::<String>(), "{text:?}");
        assert_eq!(normal(Form::Composed, text).0, text.nfc().collect::<String>(), "{text:?}");
        assert_eq!(normal(Form::CompatiblyDecomposed, text).0, text.nfkd().collect::<String>(), "{text:?}");
        assert_eq!(normal(Form::CompatiblyComposed, text).0, text.nfkc().collect::<String>(), "{text:?}");
    }

    #[test]
    fn characters_have_the_forms_that_the_crate_gives_them() {
        for character in '\0'..='\u{2FFFF}' {
            assert_normal(character.encode_utf8(&mut [0; 4]));
        }
    }

    #[test]
    fn marks_are_ordered_and_composed_as_the_crate_does() {
        let starters = "aeo\u{1100}\u{1161}\u{11a8}\u{ac00}\u{1ea5}\u{fb01}\u{fdfa}\u{b47}\u{b3e}";
        let marks = "\u{300}\u{301}\u{302}\u{323}\u{327}\u{328}\u{345}\u{5b0}\u{1d165}";
        let letters: Vec<char> = starters.chars().chain(marks.chars()).collect();
        let mut random = fastrand::Rng::with_seed(1);
        for _ in 0..20_000 {
            let first = if random.bool() { 0 } else { 12 };
            let length = random.usize(..60);
            let text: String = (0..length).map(|_| letters[random.usize(first..letters.len())]).collect();
            assert_normal(&text);
        }
    }

    #[test]
    fn many_marks_are_ordered_in_linear_time() {
        let text = "a".to_owned() + &"\u{301}\u{323}".repeat(50_000);
        for form in [Form::Decomposed, Form::Composed] {
            let (normal, steps) = normal(form, &text);
            assert!(normal.ends_with("\u{301}\u{301}"), "the higher class is behind");
            assert!(steps < 400_000, "{steps}");
        }
        assert_normal(&text);
    }
}
