//! Lists the native methods of a class file: bytes in, `name descriptor [static]` lines out.
//!
//! The list is committed as `natives.txt`: it is the whole interface between the library and the machine, and a
//! change of it shows in review. Only the constant pool and the member tables are read (JVMS 4.1, 4.4, 4.6).

const STATIC: u16 = 0x0008;
const NATIVE: u16 = 0x0100;

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Reader<'a> {
    fn take(&mut self, len: usize) -> Option<&'a [u8]> {
        let end = self.at.checked_add(len)?;
        let taken = self.bytes.get(self.at..end)?;
        self.at = end;
        Some(taken)
    }

    fn u1(&mut self) -> Option<u8> {
        Some(self.take(1)?[0])
    }

    fn u2(&mut self) -> Option<u16> {
        Some(u16::from_be_bytes(self.take(2)?.try_into().ok()?))
    }

    fn u4(&mut self) -> Option<u32> {
        Some(u32::from_be_bytes(self.take(4)?.try_into().ok()?))
    }

    fn skip_attributes(&mut self) -> Option<()> {
        for _ in 0..self.u2()? {
            self.u2()?;
            let len = self.u4()?;
            self.take(len as usize)?;
        }
        Some(())
    }
}

/// The native methods of the class file, in its order; `None` where the bytes are not a class file.
pub fn of_class(bytes: &[u8]) -> Option<Vec<String>> {
    let mut reader = Reader { bytes, at: 8 };
    let texts = constant_texts(&mut reader)?;
    reader.take(6)?;
    let interfaces = reader.u2()?;
    reader.take(usize::from(interfaces) * 2)?;
    for _ in 0..reader.u2()? {
        reader.take(6)?;
        reader.skip_attributes()?;
    }
    let mut found = Vec::new();
    for _ in 0..reader.u2()? {
        let (flags, name, descriptor) = (reader.u2()?, reader.u2()?, reader.u2()?);
        reader.skip_attributes()?;
        if flags & NATIVE != 0 {
            let name = texts.get(usize::from(name))?;
            let descriptor = texts.get(usize::from(descriptor))?;
            let kind = if flags & STATIC != 0 { " static" } else { "" };
            found.push(format!("{name} {descriptor}{kind}"));
        }
    }
    Some(found)
}

/// The texts of the constant pool by index; an empty text where the constant is not one.
fn constant_texts(reader: &mut Reader<'_>) -> Option<Vec<String>> {
    let count = reader.u2()?;
    let mut texts = vec![String::new()];
    while texts.len() < usize::from(count) {
        let mut text = String::new();
        let mut wide = false;
        match reader.u1()? {
            1 => {
                let len = reader.u2()?;
                text = String::from_utf8_lossy(reader.take(usize::from(len))?).into_owned();
            }
            5 | 6 => {
                reader.take(8)?;
                wide = true;
            }
            7 | 8 | 16 | 19 | 20 => {
                reader.take(2)?;
            }
            15 => {
                reader.take(3)?;
            }
            3 | 4 | 9..=12 | 17 | 18 => {
                reader.take(4)?;
            }
            _ => return None,
        }
        texts.push(text);
        if wide {
            texts.push(String::new());
        }
    }
    Some(texts)
}
