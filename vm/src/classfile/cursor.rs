//! A place in a class file that only moves forward and never past the end.
//!
//! Attributes are read through this and nothing else. It is bounded by the file, as HotSpot's reader is, and not by the
//! attribute: who reads a table compares what was read with the attribute's length, so that the error is the same.

use super::error::ClassFileError;
use super::model::Span;
use super::prepass::truncated;

/// Reads big-endian values of a file.
#[derive(Clone, Debug)]
pub(super) struct Cursor<'a> {
    file: &'a [u8],
    at: usize,
}

type Read<T> = Result<T, ClassFileError>;

impl<'a> Cursor<'a> {
    /// A cursor at offset `at` of `file`.
    pub fn new(file: &'a [u8], at: usize) -> Self {
        Cursor { file, at }
    }

    /// The offset of the next byte.
    pub fn position(&self) -> usize {
        self.at
    }

    fn take<const N: usize>(&mut self) -> Read<[u8; N]> {
        let bytes = self.file.get(self.at..).and_then(|rest| rest.first_chunk());
        self.at += N;
        bytes.copied().ok_or_else(truncated)
    }

    /// The next byte.
    pub fn u1(&mut self) -> Read<u8> {
        self.take().map(|[byte]| byte)
    }

    /// The next two bytes.
    pub fn u2(&mut self) -> Read<u16> {
        self.take().map(u16::from_be_bytes)
    }

    /// The next four bytes.
    pub fn u4(&mut self) -> Read<u32> {
        self.take().map(u32::from_be_bytes)
    }

    /// Skips `length` bytes and gives them as a span.
    pub fn span(&mut self, length: usize) -> Read<Span> {
        let span = Span::new(self.at, length);
        let end = self.at.checked_add(length).filter(|end| *end <= self.file.len()).ok_or_else(truncated)?;
        self.at = end;
        Ok(span)
    }
}
