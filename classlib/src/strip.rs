//! Leaves out of a class file what nothing at run time reads: the marks of what is deprecated, and the variables that no
//! message names; and the line numbers, which are kept for themselves.
//!
//! In goes a class file as `javac` writes it, out comes one without the attribute `Deprecated` (JVMS 4.7.15) of the class, its
//! fields and its methods, and without the table of generic types of local variables (JVMS 4.7.14). Of the tables of local
//! variables (JVMS 4.7.13) the entries remain that messages of null pointers tell: references, and `int`s that index arrays.
//! Tables of line numbers (JVMS 4.7.12) come out beside it. Texts left out become empty constants rather than none, so that no
//! index changes. Bytes that are no class file give `None`.

use crate::lines::LineTable;
use crate::members::Reader;

const UTF8: u8 = 1;

/// A class file in parts.
#[derive(Debug, PartialEq, Eq)]
pub struct Stripped {
    /// What the machine loads.
    pub class: Vec<u8>,
    /// The line numbers of each method, in the order of the file.
    pub lines: Vec<LineTable>,
    /// The name of the source file.
    pub source_file: Option<String>,
}

/// The class file without the attributes that nothing reads at run time, and its line numbers.
pub fn without_unread_attributes(bytes: &[u8]) -> Option<Stripped> {
    let mut reader = Reader { bytes, at: 8 };
    let mut constants = Constants::read(&mut reader)?;
    let mut methods = Vec::new();
    let mut rest = Vec::with_capacity(bytes.len() - reader.at);
    rest.extend_from_slice(reader.take(6)?);
    let interfaces = reader.u2()?;
    put(&mut rest, interfaces);
    rest.extend_from_slice(reader.take(2 * usize::from(interfaces))?);
    for is_method in [false, true] {
        let count = reader.u2()?;
        put(&mut rest, count);
        for _ in 0..count {
            let (flags, name, descriptor) = (reader.u2()?, reader.u2()?, reader.u2()?);
            for value in [flags, name, descriptor] {
                put(&mut rest, value);
            }
            constants.keep(name);
            constants.keep(descriptor);
            let told = copy_attributes(&mut reader, &mut constants, &mut rest)?;
            methods.extend(is_method.then_some(told.lines));
        }
    }
    let told = copy_attributes(&mut reader, &mut constants, &mut rest)?;
    let mut class = bytes[..8].to_vec();
    constants.write(&mut class);
    class.extend_from_slice(&rest);
    (reader.at == bytes.len()).then_some(Stripped { class, lines: methods, source_file: told.source_file })
}

/// What is told beside the class file.
#[derive(Default)]
struct Told {
    lines: LineTable,
    source_file: Option<String>,
}

fn put(out: &mut Vec<u8>, value: u16) {
    out.extend_from_slice(&value.to_be_bytes());
}

fn copy_attributes(reader: &mut Reader<'_>, constants: &mut Constants<'_>, out: &mut Vec<u8>) -> Option<Told> {
    let mut told = Told::default();
    let count_at = out.len();
    let mut kept = 0;
    put(out, kept);
    for _ in 0..reader.u2()? {
        let name = reader.u2()?;
        let len = reader.u4()?;
        let content = reader.take(len as usize)?;
        if matches!(constants.text(name), Some(b"Deprecated" | b"LocalVariableTypeTable")) {
            continue;
        }
        let changed;
        let content = match constants.text(name) {
            Some(b"Code") => {
                (changed, told) = code(content, constants)?;
                &changed
            }
            Some(b"LineNumberTable") => {
                told.lines.extend(line_numbers(content)?);
                continue;
            }
            Some(b"LocalVariableTable") => {
                changed = told_variables(content, constants)?;
                if changed.is_empty() {
                    continue;
                }
                &changed
            }
            other => {
                if let (Some(b"SourceFile"), [high, low]) = (other, content) {
                    let text = constants.text(u16::from_be_bytes([*high, *low]))?;
                    told.source_file = String::from_utf8(text.to_vec()).ok();
                }
                keep_texts(name, content, constants);
                content
            }
        };
        kept += 1;
        constants.keep(name);
        put(out, name);
        out.extend_from_slice(&u32::try_from(content.len()).ok()?.to_be_bytes());
        out.extend_from_slice(content);
    }
    out[count_at..count_at + 2].copy_from_slice(&kept.to_be_bytes());
    Some(told)
}

/// The entries of a `LineNumberTable`.
fn line_numbers(content: &[u8]) -> Option<LineTable> {
    let mut reader = Reader { bytes: content, at: 0 };
    let count = reader.u2()?;
    let lines: LineTable = (0..count).map(|_| Some((reader.u2()?, reader.u2()?))).collect::<Option<_>>()?;
    (reader.at == content.len()).then_some(lines)
}

/// The content of an attribute `Code` with what remains of its own attributes.
fn code(content: &[u8], constants: &mut Constants<'_>) -> Option<(Vec<u8>, Told)> {
    let mut reader = Reader { bytes: content, at: 4 };
    let code_len = reader.u4()?;
    reader.take(code_len as usize)?;
    let handlers = reader.u2()?;
    reader.take(8 * usize::from(handlers))?;
    let mut changed = content[..reader.at].to_vec();
    let told = copy_attributes(&mut reader, constants, &mut changed)?;
    (reader.at == content.len()).then_some((changed, told))
}

/// The content of a `LocalVariableTable` with the variables that messages tell; empty if there are none. `this` needs no
/// entry to be told.
fn told_variables(content: &[u8], constants: &mut Constants<'_>) -> Option<Vec<u8>> {
    let mut reader = Reader { bytes: content, at: 0 };
    let mut entries = Vec::new();
    for _ in 0..reader.u2()? {
        let entry = reader.take(10)?;
        let [name, descriptor] = [4, 6].map(|at| u16::from_be_bytes([entry[at], entry[at + 1]]));
        if constants.text(name)? != b"this" && !matches!(constants.text(descriptor)?, b"J" | b"F" | b"D") {
            constants.keep(name);
            constants.keep(descriptor);
            entries.extend_from_slice(entry);
        }
    }
    if !entries.is_empty() {
        let count = u16::try_from(entries.len() / 10).ok()?;
        entries.splice(0..0, count.to_be_bytes());
    }
    Some(entries)
}

/// Keeps the texts that an attribute may refer to: whatever could be an index is taken for one, but in tables of code
/// that have none.
fn keep_texts(attribute: u16, content: &[u8], constants: &mut Constants<'_>) {
    if constants.text(attribute) != Some(b"StackMapTable") {
        for pair in content.windows(2) {
            constants.keep(u16::from_be_bytes([pair[0], pair[1]]));
        }
    }
}

/// The constants as they stand in the file, and which texts are referred to.
struct Constants<'a> {
    /// The bytes of each constant with its tag; none at index 0 and behind a constant of two indices.
    entries: Vec<&'a [u8]>,
    kept: Vec<bool>,
}

impl<'a> Constants<'a> {
    fn read(reader: &mut Reader<'a>) -> Option<Self> {
        let count = usize::from(reader.u2()?);
        let mut constants = Constants { entries: vec![&[]], kept: vec![false; count.max(1)] };
        while constants.entries.len() < count {
            let start = reader.at;
            let tag = reader.u1()?;
            let len = match tag {
                UTF8 => usize::from(reader.u2()?),
                3 | 4 | 9..=12 | 17 | 18 => 4,
                5 | 6 => 8,
                7 | 8 | 16 | 19 | 20 => 2,
                15 => 3,
                _ => return None,
            };
            let content = reader.take(len)?;
            match tag {
                7 | 8 | 16 | 19 | 20 => constants.keep(u16::from_be_bytes([content[0], content[1]])),
                12 => {
                    constants.keep(u16::from_be_bytes([content[0], content[1]]));
                    constants.keep(u16::from_be_bytes([content[2], content[3]]));
                }
                _ => {}
            }
            constants.entries.push(&reader.bytes[start..reader.at]);
            if matches!(tag, 5 | 6) {
                constants.entries.push(&[]);
            }
        }
        Some(constants)
    }

    /// Keeps the constant at `index`, if there is one.
    fn keep(&mut self, index: u16) {
        if let Some(kept) = self.kept.get_mut(usize::from(index)) {
            *kept = true;
        }
    }

    fn text(&self, index: u16) -> Option<&'a [u8]> {
        let entry = *self.entries.get(usize::from(index))?;
        (entry.first() == Some(&UTF8)).then(|| &entry[3..])
    }

    fn write(&self, out: &mut Vec<u8>) {
        out.extend_from_slice(&(self.kept.len() as u16).to_be_bytes());
        for (entry, kept) in self.entries.iter().zip(&self.kept) {
            if entry.first() == Some(&UTF8) && !kept {
                out.extend_from_slice(&[UTF8, 0, 0]);
            } else {
                out.extend_from_slice(entry);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::members::Members;

    fn stripped(class: &[u8]) -> Vec<u8> {
        without_unread_attributes(class).expect("a class file").class
    }

    /// A class `T` with an attribute `Signature` of the text `TEXT`, `Exceptions` that name `T`, `Deprecated`, and another
    /// attribute `Other`.
    fn class() -> Vec<u8> {
        let mut bytes = vec![0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 69, 0, 9];
        for text in ["T", "Signature", "TEXT", "Other", "Exceptions", "Deprecated"] {
            bytes.push(UTF8);
            put(&mut bytes, text.len() as u16);
            bytes.extend_from_slice(text.as_bytes());
        }
        bytes.extend_from_slice(&[7, 0, 1, 3, 0, 0, 0, 9]);
        bytes.extend_from_slice(&[0, 0x21, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0]);
        bytes.extend_from_slice(&[0, 4, 0, 2, 0, 0, 0, 2, 0, 3, 0, 4, 0, 0, 0, 1, 0xff]);
        bytes.extend_from_slice(&[0, 5, 0, 0, 0, 4, 0, 1, 0, 7, 0, 6, 0, 0, 0, 0]);
        bytes
    }

    #[test]
    fn unread_attributes_go_and_indices_stay() {
        let before = class();
        let after = stripped(&before);
        // The attribute has 6 bytes; of its name only the length is left, since nothing else names it.
        assert_eq!(after.len(), before.len() - 6 - "Deprecated".len());
        let has = |text: &str| after.windows(text.len()).any(|part| part == text.as_bytes());
        assert!(["Other", "Signature", "TEXT", "Exceptions"].into_iter().all(has) && !has("Deprecated"));
        assert_eq!(Members::of_class(&after), Members::of_class(&before));
        assert_eq!(stripped(&after), after, "nothing is left to leave out");
    }

    /// A class `T` with a method of one instruction, whose table of local variables has the entries `this`, `told` of type
    /// `T` and `wide` of type `J`; or only the first and the last.
    fn class_with_variables(told: bool) -> Vec<u8> {
        let mut bytes = vec![0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 69, 0, 10];
        for text in ["T", "Code", "LocalVariableTable", "this", "told", "wide", "LT;", "J"] {
            bytes.push(UTF8);
            put(&mut bytes, text.len() as u16);
            bytes.extend_from_slice(text.as_bytes());
        }
        bytes.extend_from_slice(&[7, 0, 1]);
        bytes.extend_from_slice(&[0, 0x21, 0, 9, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 2]);
        let entries: &[[u16; 5]] = match told {
            true => &[[0, 1, 4, 7, 0], [0, 1, 5, 7, 1], [0, 1, 6, 8, 2]],
            false => &[[0, 1, 4, 7, 0], [0, 1, 6, 8, 2]],
        };
        let table = 2 + 10 * entries.len() as u32;
        bytes.extend_from_slice(&(13 + 6 + table).to_be_bytes());
        bytes.extend_from_slice(&[0, 0, 0, 4, 0, 0, 0, 1, 0xb1, 0, 0, 0, 1, 0, 3]);
        bytes.extend_from_slice(&table.to_be_bytes());
        put(&mut bytes, entries.len() as u16);
        entries.iter().flatten().for_each(|value| put(&mut bytes, *value));
        put(&mut bytes, 0);
        bytes
    }

    #[test]
    fn variables_that_messages_tell_stay() {
        let has = |class: &[u8], text: &str| class.windows(text.len()).any(|part| part == text.as_bytes());
        let before = class_with_variables(true);
        let after = stripped(&before);
        assert_eq!(after.len(), before.len() - 20 - "thiswideJ".len());
        assert!(["Code", "LocalVariableTable", "told", "LT;"].into_iter().all(|text| has(&after, text)));
        assert_eq!(stripped(&after), after, "nothing is left to leave out");
        let before = class_with_variables(false);
        let after = stripped(&before);
        assert!(has(&after, "Code") && !has(&after, "LocalVariableTable"), "a table without entries goes");
        assert_eq!(Members::of_class(&after), Members::of_class(&before));
    }

    #[test]
    fn line_numbers_come_out_beside_the_class() {
        let mut bytes = vec![0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 69, 0, 8];
        for text in ["T", "Code", "LineNumberTable", "SourceFile", "T.java", "()V"] {
            bytes.push(UTF8);
            put(&mut bytes, text.len() as u16);
            bytes.extend_from_slice(text.as_bytes());
        }
        bytes.extend_from_slice(&[7, 0, 1]);
        bytes.extend_from_slice(&[0, 0x21, 0, 7, 0, 0, 0, 0, 0, 0, 0, 2]);
        // A method without code, and one with three lines.
        bytes.extend_from_slice(&[4, 0, 0, 1, 0, 6, 0, 0, 0, 1, 0, 1, 0, 6, 0, 1, 0, 2, 0, 0, 0, 33]);
        bytes.extend_from_slice(&[0, 0, 0, 0, 0, 0, 0, 1, 0xb1, 0, 0, 0, 1, 0, 3, 0, 0, 0, 14, 0, 3]);
        bytes.extend_from_slice(&[0, 0, 0, 7, 0, 1, 1, 0, 0, 5, 0, 6]);
        bytes.extend_from_slice(&[0, 1, 0, 4, 0, 0, 0, 2, 0, 5]);
        let Stripped { class, lines, source_file } = without_unread_attributes(&bytes).expect("a class file");
        assert_eq!(class.len(), bytes.len() - 20 - "LineNumberTable".len());
        assert_eq!(lines, [vec![], vec![(0, 7), (1, 256), (5, 6)]]);
        assert_eq!(source_file.as_deref(), Some("T.java"));
    }

    #[test]
    fn a_cut_file_is_refused() {
        let whole = class();
        for end in 0..whole.len() {
            assert_eq!(without_unread_attributes(&whole[..end]), None, "{end}");
        }
    }
}
