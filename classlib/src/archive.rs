//! The archive's form: class files and their line numbers in, one block of bytes out, and back.
//!
//! All numbers are little-endian `u32`. A header (the magic, the number of classes, offset and length of the dictionary),
//! then one entry of [`FIELDS`] numbers for each class in ascending byte order of the names (offset and length of the name;
//! offset, stored length and whole length of the class file; offset and length of its line numbers; all offsets from the
//! start of the archive), then the names, the dictionary, the class files and the line numbers ([`crate::lines`]). The fixed
//! width of the entries is what lets [`Archive::find`] search without parsing.
//!
//! A class file that is stored in less than its whole length is deflated (RFC 1951), with the dictionary before it. Those that
//! every program loads are stored whole, one behind the other, so that nothing is unpacked to start. Reading never panics:
//! whatever does not fit the form is not found.

use std::borrow::Cow;

use flate2::{Compress, Compression, Decompress, FlushCompress, FlushDecompress, Status};

/// The first eight bytes of an archive; the digit is the version of the form.
pub const MAGIC: &[u8; 8] = b"HWCLASS3";

/// The numbers of an entry.
pub const FIELDS: usize = 7;

const HEADER: usize = 20;
const ENTRY: usize = 4 * FIELDS;

/// A class file in its form in the archive.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Stored {
    /// Its name in internal form.
    pub name: String,
    /// What stands in the archive.
    pub bytes: Vec<u8>,
    /// The length of the class file: that of `bytes` where it stands there as it is.
    pub len: usize,
    /// Its line numbers.
    pub lines: Vec<u8>,
}

/// A view of an archive's bytes.
#[derive(Clone, Copy, Debug)]
pub struct Archive<'a> {
    bytes: &'a [u8],
    dictionary: &'a [u8],
    len: usize,
}

impl<'a> Archive<'a> {
    /// Views `bytes` as an archive; `None` where the magic or the length of the index does not fit.
    pub fn new(bytes: &'a [u8]) -> Option<Self> {
        if bytes.get(..MAGIC.len())? != MAGIC {
            return None;
        }
        let len = number(bytes, MAGIC.len())?;
        let dictionary = part(bytes, MAGIC.len() + 4)?;
        let index_end = len.checked_mul(ENTRY)?.checked_add(HEADER)?;
        (index_end <= bytes.len()).then_some(Archive { bytes, dictionary, len })
    }

    /// The number of classes.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether there are no classes at all.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The dictionary of the class files that are not stored whole.
    pub fn dictionary(&self) -> &'a [u8] {
        self.dictionary
    }

    /// The name of the class at position `at` of the index.
    pub fn name(&self, at: usize) -> Option<&'a str> {
        std::str::from_utf8(self.part(at, 0)?).ok()
    }

    /// The class file at position `at` of the index, if it is stored whole.
    pub fn whole(&self, at: usize) -> Option<&'a [u8]> {
        let stored = self.part(at, 2)?;
        (self.class_len(at)? == stored.len()).then_some(stored)
    }

    /// The class file at position `at` of the index. Cost: that of unpacking it, where it is not stored whole.
    pub fn class(&self, at: usize) -> Option<Cow<'a, [u8]>> {
        if let Some(whole) = self.whole(at) {
            return Some(Cow::Borrowed(whole));
        }
        let (stored, len) = (self.part(at, 2)?, self.class_len(at)?);
        // More than bytes make of themselves no archive says truly.
        unpack((len <= stored.len().saturating_mul(1032)).then_some(len)?, stored, self.dictionary).map(Cow::Owned)
    }

    /// The line numbers of the class at position `at` of the index.
    pub fn lines(&self, at: usize) -> Option<&'a [u8]> {
        self.part(at, 5)
    }

    /// The position of the class of `name`.
    pub fn position(&self, name: &str) -> Option<usize> {
        let at = self.first_from(name);
        (self.part(at, 0)? == name.as_bytes()).then_some(at)
    }

    /// The class file of `name`.
    pub fn find(&self, name: &str) -> Option<Cow<'a, [u8]>> {
        self.class(self.position(name)?)
    }

    /// Whether there are classes in `package`, written with slashes.
    pub fn has_package(&self, package: &str) -> bool {
        let prefix = format!("{package}/");
        let names = (self.first_from(&prefix)..self.len).map_while(|at| self.name(at)?.strip_prefix(&*prefix));
        names.into_iter().any(|name| !name.contains('/'))
    }

    /// The position of the first name that is not less than `name`.
    fn first_from(&self, name: &str) -> usize {
        let (mut low, mut high) = (0, self.len);
        while low < high {
            let middle = low + (high - low) / 2;
            if self.part(middle, 0).is_some_and(|there| there < name.as_bytes()) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        low
    }

    fn class_len(&self, at: usize) -> Option<usize> {
        number(self.bytes, HEADER + at * ENTRY + 16)
    }

    /// The part whose offset and length are the fields from `field` on of an entry.
    fn part(&self, at: usize, field: usize) -> Option<&'a [u8]> {
        if at >= self.len { None } else { part(self.bytes, HEADER + at * ENTRY + 4 * field) }
    }
}

/// The part whose offset and length stand at `at`.
fn part(bytes: &[u8], at: usize) -> Option<&[u8]> {
    let start = number(bytes, at)?;
    let len = number(bytes, at + 4)?;
    bytes.get(start..start.checked_add(len)?)
}

fn number(bytes: &[u8], at: usize) -> Option<usize> {
    let four = bytes.get(at..at.checked_add(4)?)?;
    Some(u32::from_le_bytes(four.try_into().ok()?) as usize)
}

/// What was compressed with a dictionary, if that has the given length.
fn unpack(len: usize, stored: &[u8], dictionary: &[u8]) -> Option<Vec<u8>> {
    let mut bytes = vec![0; len];
    let mut stream = Decompress::new(false);
    stream.set_dictionary(dictionary).ok()?;
    let end = stream.decompress(stored, &mut bytes, FlushDecompress::Finish).ok()?;
    (end == Status::StreamEnd && stream.total_out() == len as u64).then_some(bytes)
}

/// Bytes as small as they become with a dictionary.
pub fn compressed(bytes: &[u8], dictionary: &[u8]) -> Vec<u8> {
    let mut stored = Vec::with_capacity(bytes.len() + bytes.len() / 8 + 64);
    let mut stream = Compress::new(Compression::best(), false);
    stream.set_dictionary(dictionary).expect("nothing was compressed before");
    let end = stream.compress_vec(bytes, &mut stored, FlushCompress::Finish).expect("memory is all that it needs");
    assert!(end == Status::StreamEnd);
    stored
}

/// Puts classes into an archive; equal input in any order gives equal bytes.
pub fn pack(dictionary: &[u8], mut classes: Vec<Stored>) -> Vec<u8> {
    classes.sort();
    let names_start = HEADER + classes.len() * ENTRY;
    let (mut names, mut data) = (Vec::new(), Vec::new());
    let data_start = names_start + classes.iter().map(|class| class.name.len()).sum::<usize>() + dictionary.len();
    // Those that are stored whole stand together.
    let mut offsets = vec![0; classes.len()];
    for whole in [true, false] {
        for (class, offset) in
            classes.iter().zip(&mut offsets).filter(|(class, _)| (class.bytes.len() == class.len) == whole)
        {
            *offset = data_start + data.len();
            data.extend_from_slice(&class.bytes);
        }
    }
    let mut out = MAGIC.to_vec();
    let mut put = |value: usize| {
        let value = u32::try_from(value).expect("the class library is far smaller than 4 GiB");
        out.extend_from_slice(&value.to_le_bytes());
    };
    [classes.len(), data_start - dictionary.len(), dictionary.len()].into_iter().for_each(&mut put);
    for (class, &offset) in classes.iter().zip(&offsets) {
        put(names_start + names.len());
        put(class.name.len());
        put(offset);
        put(class.bytes.len());
        put(class.len);
        put(data_start + data.len());
        put(class.lines.len());
        names.extend_from_slice(class.name.as_bytes());
        data.extend_from_slice(&class.lines);
    }
    [&names[..], dictionary, &data[..]].into_iter().for_each(|part| out.extend_from_slice(part));
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &[u8] = b"what stands in the dictionary, and what stands in the dictionary again";

    fn stored(name: &str, bytes: &[u8], lines: &[u8]) -> Stored {
        Stored { name: name.to_owned(), bytes: bytes.to_vec(), len: bytes.len(), lines: lines.to_vec() }
    }

    fn sample() -> Vec<u8> {
        let bytes = compressed(TEXT, &TEXT[..40]);
        assert!(bytes.len() < TEXT.len());
        let packed = Stored { bytes, len: TEXT.len(), ..stored("b/Three", b"", b"l") };
        let classes =
            vec![packed, stored("b/Two", b"second", b"lines"), stored("a/One", b"first", b""), stored("b", b"", b"")];
        pack(&TEXT[..40], classes)
    }

    #[test]
    fn every_class_is_found_and_no_other() {
        let bytes = sample();
        let archive = Archive::new(&bytes).expect("packed by us");
        assert_eq!(archive.len(), 4);
        let found = |name| archive.find(name).map(Cow::into_owned);
        assert_eq!(found("a/One").as_deref(), Some(&b"first"[..]));
        assert_eq!(found("b").as_deref(), Some(&b""[..]));
        assert_eq!(found("b/Two").as_deref(), Some(&b"second"[..]));
        assert_eq!(found("b/Three").as_deref(), Some(TEXT));
        for absent in ["", "a", "a/One2", "b/Four", "z"] {
            assert_eq!(found(absent), None, "{absent}");
        }
        let lines = |name| archive.lines(archive.position(name).expect("it is there"));
        assert_eq!([lines("a/One"), lines("b/Two"), lines("b/Three")], [Some(&b""[..]), Some(b"lines"), Some(b"l")]);
    }

    #[test]
    fn what_is_compressed_is_unpacked_to_what_it_was() {
        let noise: Vec<u8> = (0..70_000_u64).map(|at| ((at * at) >> 7) as u8).collect();
        let long: Vec<u8> = (0..3_000_u32).map(|at| (at % 7) as u8).chain(noise[66_000..67_000].to_vec()).collect();
        for dictionary in [&[][..], b"abcdefgh", &noise] {
            for bytes in [&b""[..], b"a", b"abcdefghabcdefgh", &[0; 100_000], &long, &long[..13], &noise] {
                let stored = compressed(bytes, dictionary);
                assert_eq!(unpack(bytes.len(), &stored, dictionary).as_deref(), Some(bytes));
                assert_eq!(unpack(bytes.len() + 1, &stored, dictionary), None);
                assert!(bytes.is_empty() || unpack(bytes.len() - 1, &stored, dictionary).is_none());
            }
        }
    }

    #[test]
    fn what_is_stored_whole_stands_together() {
        let bytes = sample();
        assert!(bytes.windows(11).any(|part| part == b"firstsecond"));
    }

    #[test]
    fn packages_are_those_with_classes() {
        let bytes = pack(b"", vec![stored("a/b/One", b"", b""), stored("a/c", b"", b""), stored("d/e/Two", b"", b"")]);
        let archive = Archive::new(&bytes).expect("packed by us");
        assert!(["a", "a/b", "d/e"].iter().all(|package| archive.has_package(package)));
        assert!(["", "d", "a/c", "b", "d/e/Two", "z"].iter().all(|package| !archive.has_package(package)));
    }

    #[test]
    fn names_come_in_order() {
        let bytes = sample();
        let archive = Archive::new(&bytes).expect("packed by us");
        let names: Vec<_> = (0..archive.len()).filter_map(|at| archive.name(at)).collect();
        assert_eq!(names, ["a/One", "b", "b/Three", "b/Two"]);
    }

    #[test]
    fn a_cut_or_damaged_archive_is_refused_or_finds_less() {
        let bytes = sample();
        for end in 0..bytes.len() {
            let Some(archive) = Archive::new(&bytes[..end]) else {
                continue;
            };
            assert!(archive.len() <= 4);
            assert_eq!(archive.find("c"), None);
            assert!(archive.find("b/Two").is_none_or(|file| *file == *b"second"));
            assert!(archive.find("b/Three").is_none_or(|file| *file == *TEXT));
        }
        for at in 0..bytes.len() {
            let mut damaged = bytes.clone();
            damaged[at] ^= 0xff;
            if let Some(archive) = Archive::new(&damaged) {
                let _ = ["a/One", "b/Two", "b/Three"].map(|name| archive.find(name));
            }
        }
        let mut huge = bytes.clone();
        huge[8..12].copy_from_slice(&u32::MAX.to_le_bytes());
        assert!(Archive::new(&huge).is_none());
    }
}
