//! Class files that say of their source what the copy does not that they were compiled from.
//!
//! In goes a class file; out comes the same with one more access flag, or with another name of its source file. Of what is no
//! class file nothing comes out.

/// The access flag of public classes (JVMS 4.1).
const PUBLIC: u8 = 1;
/// Where the number of constants stands.
const POOL: usize = 8;

/// A class file with that name of a source file in its `SourceFile` attribute.
pub fn with_source_file(bytes: &[u8], name: &str) -> Option<Vec<u8>> {
    let pool = Pool::read(bytes)?;
    let place = source_file_place(bytes, &pool)?;
    let mut changed = bytes.to_vec();
    changed[place..place + 2].copy_from_slice(&pool.count.to_be_bytes());
    changed[POOL..POOL + 2].copy_from_slice(&pool.count.checked_add(1)?.to_be_bytes());
    // One more constant behind the others, as somebody else may use the one that was named.
    let mut constant = vec![1];
    constant.extend(u16::try_from(name.len()).ok()?.to_be_bytes());
    constant.extend(name.as_bytes());
    changed.splice(pool.end..pool.end, constant);
    Some(changed)
}

/// A class file of a public class.
pub fn made_public(bytes: &[u8]) -> Option<Vec<u8>> {
    let place = Pool::read(bytes)?.end + 1;
    let mut changed = bytes.to_vec();
    *changed.get_mut(place)? |= PUBLIC;
    Some(changed)
}

/// What is to be known of a constant pool.
struct Pool {
    /// One more than the greatest number of a constant.
    count: u16,
    /// Where it ends.
    end: usize,
    /// The number of the name `SourceFile`.
    source_file: Option<u16>,
}

impl Pool {
    fn read(bytes: &[u8]) -> Option<Pool> {
        let count = u16_at(bytes, POOL)?;
        let (mut end, mut source_file) = (POOL + 2, None);
        let mut index = 1;
        while index < count {
            let tag = *bytes.get(end)?;
            let length = match tag {
                1 => {
                    let length = usize::from(u16_at(bytes, end + 1)?);
                    if bytes.get(end + 3..end + 3 + length)? == b"SourceFile" {
                        source_file = Some(index);
                    }
                    3 + length
                }
                5 | 6 => 9,
                7 | 8 | 16 | 19 | 20 => 3,
                15 => 4,
                _ => 5,
            };
            end += length;
            // Longs and doubles count twice.
            index = index.checked_add(if matches!(tag, 5 | 6) { 2 } else { 1 })?;
        }
        Some(Pool { count, end, source_file })
    }
}

/// Where the attribute `SourceFile` of a class has the number of the name.
fn source_file_place(bytes: &[u8], pool: &Pool) -> Option<usize> {
    // Access flags, class and superclass, then interfaces.
    let interfaces = pool.end + 6;
    let mut at = interfaces + 2 + 2 * usize::from(u16_at(bytes, interfaces)?);
    for _fields_then_methods in 0..2 {
        let members = u16_at(bytes, at)?;
        at += 2;
        for _ in 0..members {
            let attributes = u16_at(bytes, at + 6)?;
            at += 8;
            for _ in 0..attributes {
                at = attribute_end(bytes, at)?;
            }
        }
    }
    let attributes = u16_at(bytes, at)?;
    at += 2;
    for _ in 0..attributes {
        if Some(u16_at(bytes, at)?) == pool.source_file {
            return bytes.get(at + 6..at + 8).map(|_| at + 6);
        }
        at = attribute_end(bytes, at)?;
    }
    None
}

/// Where an attribute ends that begins there.
fn attribute_end(bytes: &[u8], at: usize) -> Option<usize> {
    let length = bytes.get(at + 2..at + 6)?.try_into().map(u32::from_be_bytes).ok()?;
    Some(at + 6 + length as usize)
}

fn u16_at(bytes: &[u8], at: usize) -> Option<u16> {
    bytes.get(at..at + 2)?.try_into().map(u16::from_be_bytes).ok()
}

#[cfg(test)]
mod tests {
    use holloway_vm::classfile;

    use super::*;

    /// Two public classes; the second has fields, several methods and a string constant.
    const CLASSES: [&[u8]; 2] =
        [include_bytes!("../../tests/classes/Hello.class"), include_bytes!("../../tests/classes/Clocked.class")];

    #[test]
    fn class_files_are_changed_in_one_thing() {
        for bytes in CLASSES {
            let before = classfile::parse(bytes, None).expect("a class file");
            let changed = with_source_file(bytes, "some script").expect("it has a source file");
            let after = classfile::parse(changed, None).expect("a class file");
            assert_eq!(after.source_file(), Some("some script"));
            assert_eq!((after.name(), after.methods().len()), (before.name(), before.methods().len()));
            let flags = Pool::read(bytes).expect("it has constants").end;
            let mut hidden = bytes.to_vec();
            hidden[flags + 1] &= !PUBLIC;
            assert!(hidden != bytes);
            assert_eq!(made_public(&hidden).as_deref(), Some(bytes));
        }
    }

    #[test]
    fn of_what_is_no_class_file_nothing_comes_out() {
        let [bytes, _] = CLASSES;
        for length in 0..bytes.len() {
            let _ = (with_source_file(&bytes[..length], "x"), made_public(&bytes[..length]));
        }
        assert_eq!(with_source_file(b"\xca\xfe\xba\xbe\0\0\0\x41\0\x09", "x"), None);
        assert_eq!(with_source_file(&bytes[..bytes.len() - 3], "x"), None);
    }
}
