//! The archive's form: class files and their line numbers in, one block of bytes out, and back.
//!
//! All numbers are little-endian `u32`. A header (the magic, the number of classes, the number of blocks, the length of the
//! names, the length of the dictionary), then one entry of [`FIELDS`] numbers for each class in ascending byte order of the
//! names (the end of its name, which begins where the one before ends; block, offset and length of the class file; block,
//! offset and length of its line numbers, [`crate::lines`]), then one of [`BLOCK_FIELDS`] numbers for each block (offset in
//! the archive, stored length, whole length), then the names, the dictionary and the blocks. The fixed width of the entries is
//! what lets [`Archive::find`] search without parsing.
//!
//! A block that is stored in less than its whole length is deflated (RFC 1951), with the dictionary before it. The first block
//! are the class files that every program loads, whole, so that nothing is unpacked to start; the second one their lines.
//! All other blocks are neighbours by name, of one package, with their lines: at most [`BLOCK_BYTES`] of them, for they say
//! the same things, and programs mostly load several. Reading never panics: whatever does not fit the form is not found.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::ops::Range;

use flate2::{Compress, Compression, Decompress, FlushCompress, FlushDecompress, Status};

/// The first eight bytes of an archive; the digit is the version of the form.
pub const MAGIC: &[u8; 8] = b"HWCLASS4";

/// The numbers of a class's entry.
pub const FIELDS: usize = 7;

/// The numbers of a block's entry.
pub const BLOCK_FIELDS: usize = 3;

/// Bytes of class files that a block has at most, where it has more than one.
pub const BLOCK_BYTES: usize = 16 << 10;

const HEADER: usize = 24;
const ENTRY: usize = 4 * FIELDS;
const BLOCK_ENTRY: usize = 4 * BLOCK_FIELDS;

/// A class file to be put into an archive.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ArchivedClass {
    /// Its name in internal form.
    pub name: String,
    /// The class file, without line numbers.
    pub bytes: Vec<u8>,
    /// Its line numbers.
    pub lines: Vec<u8>,
}

/// What part of which block something is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BlockPart {
    /// The number of the block.
    pub block: usize,
    /// The bytes of the block.
    pub range: Range<usize>,
}

/// A view of an archive's bytes.
#[derive(Clone, Copy, Debug)]
pub struct Archive<'a> {
    bytes: &'a [u8],
    names: &'a [u8],
    dictionary: &'a [u8],
    len: usize,
    blocks: usize,
}

impl<'a> Archive<'a> {
    /// Views `bytes` as an archive; `None` where the magic or the length of the index does not fit.
    pub fn new(bytes: &'a [u8]) -> Option<Self> {
        if bytes.get(..MAGIC.len())? != MAGIC {
            return None;
        }
        let header = |field: usize| number(bytes, MAGIC.len() + 4 * field);
        let (len, blocks) = (header(0)?, header(1)?);
        let names_start = len.checked_mul(ENTRY)?.checked_add(blocks.checked_mul(BLOCK_ENTRY)?)?.checked_add(HEADER)?;
        let dictionary_start = names_start.checked_add(header(2)?)?;
        let names = bytes.get(names_start..dictionary_start)?;
        let dictionary = bytes.get(dictionary_start..dictionary_start.checked_add(header(3)?)?)?;
        Some(Archive { bytes, names, dictionary, len, blocks })
    }

    /// The number of classes.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether there are no classes at all.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The dictionary of the blocks that are not stored whole.
    pub fn dictionary(&self) -> &'a [u8] {
        self.dictionary
    }

    /// The name of the class at position `at` of the index.
    pub fn name(&self, at: usize) -> Option<&'a str> {
        std::str::from_utf8(self.name_bytes(at)?).ok()
    }

    /// Where the class file at position `at` of the index lies.
    pub fn class(&self, at: usize) -> Option<BlockPart> {
        self.place(at, 1)
    }

    /// Where the line numbers of the class at position `at` of the index lie.
    pub fn lines(&self, at: usize) -> Option<BlockPart> {
        self.place(at, 4)
    }

    /// The bytes of a block, if it is stored whole.
    pub fn whole_block(&self, block: usize) -> Option<&'a [u8]> {
        let (stored, len) = self.stored(block)?;
        (stored.len() == len).then_some(stored)
    }

    /// The bytes of a block. Cost: that of unpacking it, where it is not stored whole.
    pub fn block(&self, block: usize) -> Option<Cow<'a, [u8]>> {
        let (stored, len) = self.stored(block)?;
        if stored.len() == len {
            return Some(Cow::Borrowed(stored));
        }
        // More than bytes make of themselves no archive says truly.
        unpack((len <= stored.len().saturating_mul(1032)).then_some(len)?, stored, self.dictionary).map(Cow::Owned)
    }

    /// The position of the class of `name`.
    pub fn position(&self, name: &str) -> Option<usize> {
        let at = self.first_from(name);
        (self.name_bytes(at)? == name.as_bytes()).then_some(at)
    }

    /// The class file of `name`. Cost: that of unpacking its block.
    pub fn find(&self, name: &str) -> Option<Cow<'a, [u8]>> {
        self.part(&self.class(self.position(name)?)?)
    }

    /// What lies at a place. Cost: that of unpacking its block.
    pub fn part(&self, place: &BlockPart) -> Option<Cow<'a, [u8]>> {
        match self.block(place.block)? {
            Cow::Borrowed(block) => block.get(place.range.clone()).map(Cow::Borrowed),
            Cow::Owned(block) => block.get(place.range.clone()).map(|part| Cow::Owned(part.to_vec())),
        }
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
            if self.name_bytes(middle).is_some_and(|there| there < name.as_bytes()) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        low
    }

    fn name_bytes(&self, at: usize) -> Option<&'a [u8]> {
        let start = if at == 0 { 0 } else { self.field(at - 1, 0)? };
        self.names.get(start..self.field(at, 0)?)
    }

    /// The place that the fields from `field` on of an entry tell.
    fn place(&self, at: usize, field: usize) -> Option<BlockPart> {
        let (block, start, len) = (self.field(at, field)?, self.field(at, field + 1)?, self.field(at, field + 2)?);
        Some(BlockPart { block, range: start..start.checked_add(len)? })
    }

    /// What is stored of a block, and its whole length.
    fn stored(&self, block: usize) -> Option<(&'a [u8], usize)> {
        if block >= self.blocks {
            return None;
        }
        let entry = HEADER + self.len * ENTRY + block * BLOCK_ENTRY;
        let (start, len) = (number(self.bytes, entry)?, number(self.bytes, entry + 4)?);
        Some((self.bytes.get(start..start.checked_add(len)?)?, number(self.bytes, entry + 8)?))
    }

    fn field(&self, at: usize, field: usize) -> Option<usize> {
        if at >= self.len { None } else { number(self.bytes, HEADER + at * ENTRY + 4 * field) }
    }
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
fn compressed(bytes: &[u8], dictionary: &[u8]) -> Vec<u8> {
    let mut stored = Vec::with_capacity(bytes.len() + bytes.len() / 8 + 64);
    let mut stream = Compress::new(Compression::best(), false);
    stream.set_dictionary(dictionary).expect("nothing was compressed before");
    let end = stream.compress_vec(bytes, &mut stored, FlushCompress::Finish).expect("memory is all that it needs");
    assert!(end == Status::StreamEnd);
    stored
}

/// Blocks as they are filled, and where what was put into them lies.
#[derive(Default)]
struct Blocks {
    blocks: Vec<Vec<u8>>,
}

impl Blocks {
    fn put(&mut self, block: usize, bytes: &[u8]) -> BlockPart {
        let into = &mut self.blocks[block];
        let start = into.len();
        into.extend_from_slice(bytes);
        BlockPart { block, range: start..into.len() }
    }

    /// Puts classes into blocks: their class files together, then their lines. Gives the places of both.
    fn put_all(&mut self, classes: &[&ArchivedClass], files: usize, lines: usize) -> Vec<(BlockPart, BlockPart)> {
        let files: Vec<BlockPart> = classes.iter().map(|class| self.put(files, &class.bytes)).collect();
        let lines = classes.iter().map(|class| self.put(lines, &class.lines)).collect::<Vec<_>>();
        files.into_iter().zip(lines).collect()
    }
}

/// Whether a class stands in the block of those before it.
fn is_neighbour(class: &ArchivedClass, block: &[&ArchivedClass]) -> bool {
    let package = |class: &ArchivedClass| class.name.rfind('/').map(|end| class.name[..end].to_owned());
    let bytes: usize = block.iter().map(|class| class.bytes.len()).sum();
    block.last().is_some_and(|last| package(last) == package(class)) && bytes + class.bytes.len() <= BLOCK_BYTES
}

/// Puts classes into an archive, whole those that `start` names; equal input in any order gives equal bytes.
pub fn pack(dictionary: &[u8], mut classes: Vec<ArchivedClass>, start: &BTreeSet<&str>) -> Vec<u8> {
    classes.sort();
    let (whole, rest): (Vec<&ArchivedClass>, Vec<&ArchivedClass>) =
        classes.iter().partition(|class| start.contains(&*class.name));
    let mut blocks = Blocks { blocks: vec![Vec::new(); 2] };
    let mut places: Vec<(&str, (BlockPart, BlockPart))> = Vec::new();
    places.extend(whole.iter().map(|class| &*class.name).zip(blocks.put_all(&whole, 0, 1)));
    let mut rest = &rest[..];
    while !rest.is_empty() {
        let len = (1..rest.len()).find(|&at| !is_neighbour(rest[at], &rest[..at])).unwrap_or(rest.len());
        let (together, behind) = rest.split_at(len);
        let block = blocks.blocks.len();
        blocks.blocks.push(Vec::new());
        places.extend(together.iter().map(|class| &*class.name).zip(blocks.put_all(together, block, block)));
        rest = behind;
    }
    places.sort_by_key(|&(name, _)| name);
    write(dictionary, &places, &blocks.blocks)
}

/// The archive of classes and blocks.
fn write(dictionary: &[u8], classes: &[(&str, (BlockPart, BlockPart))], blocks: &[Vec<u8>]) -> Vec<u8> {
    let names: String = classes.iter().map(|&(name, _)| name).collect();
    let mut out = MAGIC.to_vec();
    let mut put = |value: usize| {
        let value = u32::try_from(value).expect("the class library is far smaller than 4 GiB");
        out.extend_from_slice(&value.to_le_bytes());
    };
    [classes.len(), blocks.len(), names.len(), dictionary.len()].into_iter().for_each(&mut put);
    let mut name_end = 0;
    for (name, (file, lines)) in classes {
        name_end += name.len();
        put(name_end);
        for place in [file, lines] {
            [place.block, place.range.start, place.range.len()].into_iter().for_each(&mut put);
        }
    }
    let mut offset = HEADER + classes.len() * ENTRY + blocks.len() * BLOCK_ENTRY + names.len() + dictionary.len();
    let mut data = Vec::new();
    for (number, block) in blocks.iter().enumerate() {
        let packed = (number > 0).then(|| compressed(block, dictionary)).filter(|packed| packed.len() < block.len());
        let stored = packed.as_ref().unwrap_or(block);
        [offset, stored.len(), block.len()].into_iter().for_each(&mut put);
        offset += stored.len();
        data.extend_from_slice(stored);
    }
    [names.as_bytes(), dictionary, &data].into_iter().for_each(|part| out.extend_from_slice(part));
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &[u8] = b"what stands in the dictionary, and what stands in the dictionary again";

    fn file(name: &str, bytes: &[u8], lines: &[u8]) -> ArchivedClass {
        ArchivedClass { name: name.to_owned(), bytes: bytes.to_vec(), lines: lines.to_vec() }
    }

    fn sample() -> Vec<u8> {
        let classes = vec![
            file("b/Three", TEXT, b"l"),
            file("b/Two", b"second", b"lines"),
            file("a/One", b"first", b""),
            file("b", b"", b""),
        ];
        pack(&TEXT[..40], classes, &["a/One", "b/Two"].into())
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
        for (name, expected) in [("a/One", &b""[..]), ("b/Two", b"lines"), ("b/Three", b"l")] {
            let place = archive.lines(archive.position(name).expect("it is there")).expect("its lines");
            assert_eq!(archive.part(&place).as_deref(), Some(expected), "{name}");
        }
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
    fn neighbours_of_a_package_share_a_block() {
        let long = vec![b'x'; BLOCK_BYTES - 2];
        let classes = ["a/A", "a/B", "a/C", "a/b/D", "a/c/E", "a/c/F", "a/c/G"];
        let files = classes.map(|name| match name {
            "a/B" => file(name, b"x", b"12345"),
            "a/C" | "a/c/F" => file(name, &long, b"1"),
            _ => file(name, b"yz", b"1"),
        });
        let bytes = pack(b"", files.to_vec(), &["a/A"].into());
        let archive = Archive::new(&bytes).expect("packed by us");
        let block = |name| archive.class(archive.position(name)?).map(|place| place.block);
        // The first one is whole, and its lines lie in the second block.
        assert_eq!(classes.map(block), [0, 2, 2, 3, 4, 4, 5].map(Some));
        let lines = |name| archive.lines(archive.position(name)?).map(|place| place.block);
        assert_eq!(classes.map(lines), [1, 2, 2, 3, 4, 4, 5].map(Some));
        for file in &files {
            assert_eq!(archive.find(&file.name).as_deref(), Some(&file.bytes[..]), "{}", file.name);
        }
    }

    #[test]
    fn packages_are_those_with_classes() {
        let classes = vec![file("a/b/One", b"", b""), file("a/c", b"", b""), file("d/e/Two", b"", b"")];
        let bytes = pack(b"", classes, &BTreeSet::new());
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
