//! Line numbers as the archive keeps them, apart from the class files: the tables of a class in, few bytes out, and back.
//!
//! Of each method of the class file the number of entries, then the entries, in the order of the table. An entry is told by how
//! far it lies behind the one before, in bytecode and in lines: a byte for both where they are small, else [`FAR`] and two
//! numbers of as many bytes as they need. Reading never panics: what does not fit the form has no lines.

/// The lines of a method: the first bytecode index of each entry, and its line.
pub type LineTable = Vec<(u16, u16)>;

/// Begins an entry that is told by two numbers.
const FAR: u8 = 0xff;

/// The least number of lines that a short entry goes on by.
const BACK: i32 = -4;

/// The lines of a class's methods, in the order of the class file, as bytes.
pub fn pack(methods: &[LineTable]) -> Vec<u8> {
    let mut out = Vec::new();
    let mut line_before = 0;
    for lines in methods {
        put(&mut out, lines.len() as u32);
        let mut start_before = 0;
        for &(start, line) in lines {
            let (bytes, on) = (i32::from(start) - start_before, i32::from(line) - line_before);
            match (bytes, on - BACK) {
                (0..15, lines @ 0..16) => out.push((bytes << 4 | lines) as u8),
                _ => {
                    out.push(FAR);
                    put(&mut out, zigzag(bytes));
                    put(&mut out, zigzag(on));
                }
            }
            (start_before, line_before) = (i32::from(start), i32::from(line));
        }
    }
    out
}

/// The lines of the method at position `method` of the class file.
pub fn unpack(bytes: &[u8], method: usize) -> Option<LineTable> {
    let mut reader = Reader { bytes };
    let mut line = 0;
    for at in 0..=method {
        let mut lines = LineTable::new();
        let mut start = 0;
        for _ in 0..reader.number()? {
            let (bytes, on) = match reader.byte()? {
                FAR => (unzigzag(reader.number()?), unzigzag(reader.number()?)),
                short => (i32::from(short >> 4), i32::from(short & 15) + BACK),
            };
            (start, line) = (start + bytes, line + on);
            let entry = (u16::try_from(start).ok()?, u16::try_from(line).ok()?);
            if at == method {
                lines.push(entry);
            }
        }
        if at == method {
            return Some(lines);
        }
    }
    None
}

/// Small numbers of both signs as small ones without.
fn zigzag(value: i32) -> u32 {
    ((value << 1) ^ (value >> 31)) as u32
}

fn unzigzag(value: u32) -> i32 {
    (value >> 1) as i32 ^ -((value & 1) as i32)
}

/// Seven bits in a byte, the low ones first.
fn put(out: &mut Vec<u8>, mut value: u32) {
    while value > 0x7f {
        out.push(value as u8 | 0x80);
        value >>= 7;
    }
    out.push(value as u8);
}

struct Reader<'a> {
    bytes: &'a [u8],
}

impl Reader<'_> {
    fn byte(&mut self) -> Option<u8> {
        let (&first, rest) = self.bytes.split_first()?;
        self.bytes = rest;
        Some(first)
    }

    /// At most three bytes: more have no number that is written.
    fn number(&mut self) -> Option<u32> {
        let mut value = 0;
        for shift in [0, 7, 14] {
            let byte = self.byte()?;
            value |= u32::from(byte & 0x7f) << shift;
            if byte & 0x80 == 0 {
                return Some(value);
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_come_back() {
        let methods = [
            vec![],
            vec![(0, 10), (3, 11), (17, 9), (18, 6), (32, 5)],
            vec![(5, 65535), (65535, 0), (0, 1)],
            vec![],
            vec![(0, 7), (14, 18), (29, 18)],
        ];
        let bytes = pack(&methods);
        for (at, lines) in methods.iter().enumerate() {
            assert_eq!(unpack(&bytes, at).as_ref(), Some(lines), "{at}");
        }
        assert_eq!(unpack(&bytes, methods.len()), None);
        for end in 0..bytes.len() {
            assert!(unpack(&bytes[..end], methods.len() - 1).is_none(), "{end}");
        }
        for bad in [&[1, FAR, 0x80, 0x80, 0x80, 1, 0][..], &[1, FAR, 1, 0], &[0xff; 9]] {
            assert_eq!(unpack(bad, 0), None, "{bad:?}");
        }
    }

    #[test]
    fn most_entries_are_a_byte() {
        assert_eq!(pack(&[vec![(0, 4), (4, 5), (18, 1)]]).len(), 4);
    }
}
