//! The members of a class file: bytes in, the names and descriptors of what it declares out.
//!
//! Enough to list the native methods, which are the whole interface between the library and the machine, and to
//! look a member up as a compiled program names it. Only the constant pool and the member tables are read
//! (JVMS 4.1, 4.4, 4.5, 4.6); bytes that are no class file give `None`.

const PUBLIC: u16 = 0x0001;
const PROTECTED: u16 = 0x0004;
const STATIC: u16 = 0x0008;
const NATIVE: u16 = 0x0100;
const SYNTHETIC: u16 = 0x1000;

/// A field or a method (JVMS 4.5, 4.6).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Member {
    /// The access flags.
    pub flags: u16,
    /// The unqualified name.
    pub name: String,
    /// The descriptor (JVMS 4.3).
    pub descriptor: String,
}

impl Member {
    /// Whether the flag `ACC_STATIC` is set.
    pub fn is_static(&self) -> bool {
        self.flags & STATIC != 0
    }

    /// Whether a program may name it: it is public or protected, and no compiler has made it up.
    pub fn is_exported(&self) -> bool {
        self.flags & (PUBLIC | PROTECTED) != 0 && self.flags & SYNTHETIC == 0
    }

    /// Whether the flag `ACC_NATIVE` is set.
    pub fn is_native(&self) -> bool {
        self.flags & NATIVE != 0
    }
}

/// What a class file declares; classes by their internal names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Members {
    /// The access flags of the class.
    pub flags: u16,
    /// Absent for `java/lang/Object` only.
    pub superclass: Option<String>,
    /// The direct superinterfaces, in order.
    pub interfaces: Vec<String>,
    /// The fields declared, in order.
    pub fields: Vec<Member>,
    /// The methods declared, in order.
    pub methods: Vec<Member>,
}

impl Members {
    /// Whether the class is public.
    pub fn is_public(&self) -> bool {
        self.flags & PUBLIC != 0
    }

    /// Reads a class file.
    pub fn of_class(bytes: &[u8]) -> Option<Members> {
        let mut reader = Reader { bytes, at: 8 };
        let constants = Constants::read(&mut reader)?;
        let flags = reader.u2()?;
        reader.take(2)?;
        let superclass = match reader.u2()? {
            0 => None,
            index => Some(constants.class(index)?),
        };
        let mut interfaces = Vec::new();
        for _ in 0..reader.u2()? {
            interfaces.push(constants.class(reader.u2()?)?);
        }
        let fields = members(&mut reader, &constants)?;
        let methods = members(&mut reader, &constants)?;
        Some(Members { flags, superclass, interfaces, fields, methods })
    }
}

fn members(reader: &mut Reader<'_>, constants: &Constants) -> Option<Vec<Member>> {
    let mut found = Vec::new();
    for _ in 0..reader.u2()? {
        let (flags, name, descriptor) = (reader.u2()?, reader.u2()?, reader.u2()?);
        reader.skip_attributes()?;
        found.push(Member { flags, name: constants.text(name)?, descriptor: constants.text(descriptor)? });
    }
    Some(found)
}

/// Takes big-endian numbers from a class file; whatever reaches beyond its end is `None`.
pub(crate) struct Reader<'a> {
    pub(crate) bytes: &'a [u8],
    pub(crate) at: usize,
}

impl<'a> Reader<'a> {
    pub(crate) fn take(&mut self, len: usize) -> Option<&'a [u8]> {
        let end = self.at.checked_add(len)?;
        let taken = self.bytes.get(self.at..end)?;
        self.at = end;
        Some(taken)
    }

    pub(crate) fn u1(&mut self) -> Option<u8> {
        Some(self.take(1)?[0])
    }

    pub(crate) fn u2(&mut self) -> Option<u16> {
        Some(u16::from_be_bytes(self.take(2)?.try_into().ok()?))
    }

    pub(crate) fn u4(&mut self) -> Option<u32> {
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

enum Constant {
    Text(String),
    /// The index of its name.
    Class(u16),
    Other,
}

struct Constants(Vec<Constant>);

impl Constants {
    fn read(reader: &mut Reader<'_>) -> Option<Constants> {
        let count = usize::from(reader.u2()?);
        let mut constants = vec![Constant::Other];
        while constants.len() < count {
            let mut wide = false;
            let constant = match reader.u1()? {
                1 => {
                    let len = reader.u2()?;
                    Constant::Text(String::from_utf8_lossy(reader.take(usize::from(len))?).into_owned())
                }
                5 | 6 => {
                    reader.take(8)?;
                    wide = true;
                    Constant::Other
                }
                7 => Constant::Class(reader.u2()?),
                8 | 16 | 19 | 20 => {
                    reader.take(2)?;
                    Constant::Other
                }
                15 => {
                    reader.take(3)?;
                    Constant::Other
                }
                3 | 4 | 9..=12 | 17 | 18 => {
                    reader.take(4)?;
                    Constant::Other
                }
                _ => return None,
            };
            constants.push(constant);
            if wide {
                constants.push(Constant::Other);
            }
        }
        Some(Constants(constants))
    }

    fn text(&self, index: u16) -> Option<String> {
        match self.0.get(usize::from(index))? {
            Constant::Text(text) => Some(text.clone()),
            _ => None,
        }
    }

    fn class(&self, index: u16) -> Option<String> {
        match self.0.get(usize::from(index))? {
            Constant::Class(name) => self.text(*name),
            _ => None,
        }
    }
}
