//! Leaves out of a class file what nothing at run time reads: generic signatures, a tenth of the library, the
//! exceptions that methods declare, and the marks of what is deprecated.
//!
//! In goes a class file as `javac` writes it, out comes one without the attributes `Signature`, `Exceptions` and
//! `Deprecated` (JVMS 4.7.9, 4.7.5, 4.7.15) of the class, its fields and its methods. Their texts become empty
//! constants rather than none, so that no index changes. Bytes that are no class file give `None`.

use crate::members::Reader;

const UTF8: u8 = 1;

/// The class file without the attributes that nothing reads at run time.
pub fn without_unread_attributes(bytes: &[u8]) -> Option<Vec<u8>> {
    let mut reader = Reader { bytes, at: 8 };
    let mut constants = Constants::read(&mut reader)?;
    let mut rest = Vec::with_capacity(bytes.len() - reader.at);
    rest.extend_from_slice(reader.take(6)?);
    let interfaces = reader.u2()?;
    put(&mut rest, interfaces);
    rest.extend_from_slice(reader.take(2 * usize::from(interfaces))?);
    for _fields_then_methods in 0..2 {
        let count = reader.u2()?;
        put(&mut rest, count);
        for _ in 0..count {
            let (flags, name, descriptor) = (reader.u2()?, reader.u2()?, reader.u2()?);
            for value in [flags, name, descriptor] {
                put(&mut rest, value);
            }
            constants.keep(name);
            constants.keep(descriptor);
            copy_attributes(&mut reader, &mut constants, &mut rest)?;
        }
    }
    copy_attributes(&mut reader, &mut constants, &mut rest)?;
    let mut stripped = bytes[..8].to_vec();
    constants.write(&mut stripped);
    stripped.extend_from_slice(&rest);
    (reader.at == bytes.len()).then_some(stripped)
}

fn put(out: &mut Vec<u8>, value: u16) {
    out.extend_from_slice(&value.to_be_bytes());
}

fn copy_attributes(reader: &mut Reader<'_>, constants: &mut Constants<'_>, out: &mut Vec<u8>) -> Option<()> {
    let count_at = out.len();
    let mut kept = 0;
    put(out, kept);
    for _ in 0..reader.u2()? {
        let name = reader.u2()?;
        let len = reader.u4()?;
        let content = reader.take(len as usize)?;
        if matches!(constants.text(name), Some(b"Signature" | b"Exceptions" | b"Deprecated")) {
            continue;
        }
        kept += 1;
        constants.keep(name);
        put(out, name);
        out.extend_from_slice(&len.to_be_bytes());
        out.extend_from_slice(content);
        keep_texts(name, content, constants)?;
    }
    out[count_at..count_at + 2].copy_from_slice(&kept.to_be_bytes());
    Some(())
}

/// Keeps the texts that an attribute may refer to: whatever could be an index is taken for one, but in code and its
/// tables, where texts are named by attributes only.
fn keep_texts(attribute: u16, content: &[u8], constants: &mut Constants<'_>) -> Option<()> {
    match constants.text(attribute) {
        Some(b"LineNumberTable" | b"StackMapTable") => {}
        Some(b"Code") => {
            let mut reader = Reader { bytes: content, at: 4 };
            let code_len = reader.u4()?;
            reader.take(code_len as usize)?;
            let handlers = reader.u2()?;
            reader.take(8 * usize::from(handlers))?;
            for _ in 0..reader.u2()? {
                let name = reader.u2()?;
                let len = reader.u4()?;
                constants.keep(name);
                keep_texts(name, reader.take(len as usize)?, constants)?;
            }
        }
        _ => {
            for pair in content.windows(2) {
                constants.keep(u16::from_be_bytes([pair[0], pair[1]]));
            }
        }
    }
    Some(())
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
        let after = without_unread_attributes(&before).expect("a class file");
        // The attributes have 8, 10 and 6 bytes; of the texts only their lengths are left, since nothing else names them.
        assert_eq!(after.len(), before.len() - 24 - "SignatureTEXTExceptionsDeprecated".len());
        let has = |text: &str| after.windows(text.len()).any(|part| part == text.as_bytes());
        assert!(has("Other") && !["Signature", "TEXT", "Exceptions", "Deprecated"].into_iter().any(has));
        assert_eq!(Members::of_class(&after), Members::of_class(&before));
        assert_eq!(without_unread_attributes(&after), Some(after.clone()), "nothing is left to leave out");
    }

    #[test]
    fn a_cut_file_is_refused() {
        let whole = class();
        for end in 0..whole.len() {
            assert_eq!(without_unread_attributes(&whole[..end]), None, "{end}");
        }
    }
}
