//! How much memory the reading of a class file takes: bytes in, bytes out.
//!
//! classfile-parser makes a record of each member and each attribute, and copies what attributes hold: a file that has nothing but
//! empty attributes takes ten times its length. Whoever reads a guest's class file asks first whether there is room.

use super::constant_pool::Tag;
use super::cursor::Cursor;
use super::error::ClassFileError;

/// Shorter files take little.
const SHORT: usize = 16 << 10;
/// A member's records: classfile-parser's and ours.
const MEMBER_BYTES: u64 = 160;
/// An attribute's record, with the room that a growing list wastes.
const ATTRIBUTE_BYTES: u64 = 64;
/// What an allocation takes beside its bytes.
const ALLOCATION_BYTES: u64 = 32;

/// Bytes that [`super::parse()`] takes beside the file while it reads it; 0 for short files. Linear in members and attributes.
pub(crate) fn parsing_bytes(file: &[u8]) -> u64 {
    if file.len() < SHORT {
        return 0;
    }
    let mut work = Work { cursor: Cursor::new(file, 8), bytes: file.len() as u64 };
    // Where the file is cut off, reading it ends as well.
    let _ = work.file();
    work.bytes
}

struct Work<'a> {
    cursor: Cursor<'a>,
    bytes: u64,
}

impl Work<'_> {
    fn file(&mut self) -> Result<(), ClassFileError> {
        let count = self.cursor.u2()?;
        let mut index = 1;
        while index < count {
            let Some(tag) = Tag::from_byte(self.cursor.u1()?) else { return Ok(()) };
            if tag == Tag::Utf8 {
                let length = self.cursor.u2()?;
                self.cursor.span(length.into())?;
            } else {
                self.cursor.span(tag.payload_length())?;
            }
            index = index.saturating_add(if matches!(tag, Tag::Long | Tag::Double) { 2 } else { 1 });
        }
        // Access flags, the class and its superclass.
        self.cursor.span(6)?;
        let interfaces = self.cursor.u2()?;
        self.cursor.span(2 * usize::from(interfaces))?;
        self.members()?;
        self.members()?;
        self.attributes()
    }

    fn members(&mut self) -> Result<(), ClassFileError> {
        for _ in 0..self.cursor.u2()? {
            self.cursor.span(6)?;
            self.bytes += MEMBER_BYTES;
            self.attributes()?;
        }
        Ok(())
    }

    fn attributes(&mut self) -> Result<(), ClassFileError> {
        for _ in 0..self.cursor.u2()? {
            self.cursor.u2()?;
            let length = self.cursor.u4()?;
            self.bytes += ATTRIBUTE_BYTES + if length == 0 { 0 } else { u64::from(length) + ALLOCATION_BYTES };
            self.cursor.span(length as usize)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::{ATTRIBUTE_BYTES, MEMBER_BYTES, SHORT, parsing_bytes};

    /// A class file with an empty pool, a field of so many empty attributes, and what follows.
    fn with_attributes(count: u16, end: &[u8]) -> Vec<u8> {
        let mut file = b"\xca\xfe\xba\xbe\0\0\0\x34\0\x01\0\0\0\0\0\0\0\0\0\x01\0\0\0\0\0\0".to_vec();
        file.extend(count.to_be_bytes());
        file.extend(b"\0\x01\0\0\0\0".repeat(count.into()));
        file.extend(end);
        file
    }

    #[test]
    fn empty_attributes_take_more_than_they_are_long() {
        let file = with_attributes(5_000, &[0; 4]);
        assert!(file.len() > SHORT);
        assert_eq!(parsing_bytes(&file), file.len() as u64 + MEMBER_BYTES + 5_000 * ATTRIBUTE_BYTES);
    }

    #[test]
    fn what_is_cut_off_counts_as_far_as_it_goes() {
        let mut file = with_attributes(5_000, &[0; 4]);
        file.truncate(SHORT + 10);
        let bytes = parsing_bytes(&file);
        assert!(bytes > 2_000 * ATTRIBUTE_BYTES && bytes < 3_500 * ATTRIBUTE_BYTES, "{bytes}");
        assert_eq!(parsing_bytes(&[0xff; SHORT]), SHORT as u64);
        assert_eq!(parsing_bytes(b"\xca\xfe"), 0);
    }
}
