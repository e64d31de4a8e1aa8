//! The archive's form: class files in, one block of bytes out, and back without a copy.
//!
//! All numbers are little-endian `u32`. A header (the magic, the number of classes), then one entry of four
//! numbers for each class in ascending byte order of the names (offset and length of the name, offset and length
//! of the class file, all from the start of the archive), then the names, then the class files, each padded to
//! eight bytes. The fixed width of the entries is what lets [`Archive::find`] search without parsing. Reading
//! never panics: whatever does not fit the form is not found.

/// The first eight bytes of an archive; the digit is the version of the form.
pub const MAGIC: &[u8; 8] = b"HWCLASS1";

const HEADER: usize = 12;
const ENTRY: usize = 16;

/// A view of an archive's bytes.
#[derive(Clone, Copy, Debug)]
pub struct Archive<'a> {
    bytes: &'a [u8],
    len: usize,
}

impl<'a> Archive<'a> {
    /// Views `bytes` as an archive; `None` where the magic or the length of the index does not fit.
    pub fn new(bytes: &'a [u8]) -> Option<Self> {
        if bytes.get(..MAGIC.len())? != MAGIC {
            return None;
        }
        let len = number(bytes, MAGIC.len())?;
        let index_end = len.checked_mul(ENTRY)?.checked_add(HEADER)?;
        (index_end <= bytes.len()).then_some(Archive { bytes, len })
    }

    /// The number of classes.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether there are no classes at all.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The name of the class at position `at` of the index.
    pub fn name(&self, at: usize) -> Option<&'a str> {
        std::str::from_utf8(self.part(at, 0)?).ok()
    }

    /// The class file at position `at` of the index.
    pub fn class(&self, at: usize) -> Option<&'a [u8]> {
        self.part(at, 8)
    }

    /// The class file of `name`.
    pub fn find(&self, name: &str) -> Option<&'a [u8]> {
        let at = self.first_from(name);
        (self.part(at, 0)? == name.as_bytes()).then(|| self.class(at)).flatten()
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

    fn part(&self, at: usize, field: usize) -> Option<&'a [u8]> {
        if at >= self.len {
            return None;
        }
        let entry = HEADER + at * ENTRY + field;
        let start = number(self.bytes, entry)?;
        let len = number(self.bytes, entry + 4)?;
        self.bytes.get(start..start.checked_add(len)?)
    }
}

fn number(bytes: &[u8], at: usize) -> Option<usize> {
    let four = bytes.get(at..at.checked_add(4)?)?;
    Some(u32::from_le_bytes(four.try_into().ok()?) as usize)
}

/// Packs `classes` (name in internal form, class file) into an archive; equal input in any order gives equal bytes.
pub fn pack(mut classes: Vec<(String, Vec<u8>)>) -> Vec<u8> {
    classes.sort();
    let mut names = Vec::new();
    let mut files = Vec::new();
    let names_start = HEADER + classes.len() * ENTRY;
    let names_len: usize = classes.iter().map(|(name, _)| name.len()).sum();
    let files_start = (names_start + names_len).next_multiple_of(8);
    let mut out = MAGIC.to_vec();
    put(&mut out, classes.len());
    for (name, file) in &classes {
        put(&mut out, names_start + names.len());
        put(&mut out, name.len());
        put(&mut out, files_start + files.len());
        put(&mut out, file.len());
        names.extend_from_slice(name.as_bytes());
        files.extend_from_slice(file);
        files.resize(files.len().next_multiple_of(8), 0);
    }
    out.extend_from_slice(&names);
    out.resize(files_start, 0);
    out.extend_from_slice(&files);
    out
}

fn put(out: &mut Vec<u8>, value: usize) {
    let value = u32::try_from(value).expect("the class library is far smaller than 4 GiB");
    out.extend_from_slice(&value.to_le_bytes());
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> Vec<u8> {
        pack(vec![("b/Two".into(), b"second".to_vec()), ("a/One".into(), b"first".to_vec()), ("b".into(), Vec::new())])
    }

    #[test]
    fn every_class_is_found_and_no_other() {
        let bytes = sample();
        let archive = Archive::new(&bytes).expect("packed by us");
        assert_eq!(archive.len(), 3);
        assert_eq!(archive.find("a/One"), Some(&b"first"[..]));
        assert_eq!(archive.find("b"), Some(&b""[..]));
        assert_eq!(archive.find("b/Two"), Some(&b"second"[..]));
        for absent in ["", "a", "a/One2", "b/Three", "z"] {
            assert_eq!(archive.find(absent), None, "{absent}");
        }
    }

    #[test]
    fn packages_are_those_with_classes() {
        let bytes =
            pack(vec![("a/b/One".into(), Vec::new()), ("a/c".into(), Vec::new()), ("d/e/Two".into(), Vec::new())]);
        let archive = Archive::new(&bytes).expect("packed by us");
        assert!(["a", "a/b", "d/e"].iter().all(|package| archive.has_package(package)));
        assert!(["", "d", "a/c", "b", "d/e/Two", "z"].iter().all(|package| !archive.has_package(package)));
    }

    #[test]
    fn names_come_in_order() {
        let bytes = sample();
        let archive = Archive::new(&bytes).expect("packed by us");
        let names: Vec<_> = (0..archive.len()).filter_map(|at| archive.name(at)).collect();
        assert_eq!(names, ["a/One", "b", "b/Two"]);
    }

    #[test]
    fn a_cut_archive_is_refused_or_finds_less() {
        let bytes = sample();
        for end in 0..bytes.len() {
            let Some(archive) = Archive::new(&bytes[..end]) else {
                continue;
            };
            assert!(archive.len() <= 3);
            assert_eq!(archive.find("c"), None);
            assert!(archive.find("b/Two").is_none_or(|file| file == b"second"));
        }
        let mut huge = bytes.clone();
        huge[8..12].copy_from_slice(&u32::MAX.to_le_bytes());
        assert!(Archive::new(&huge).is_none());
    }
}
