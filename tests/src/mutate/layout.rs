//! Where the parts of a class file lie, for those who change them: bytes in, places out.
//!
//! Nothing is checked beyond what is needed to find the next part, so that mutants of mutants are still understood: what
//! cannot be followed is left out, and what lies behind it too.

use std::ops::Range;

use holloway_vm::classfile::decode;

/// What a number in a class file is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NumericKind {
    /// An index into the constant pool.
    Index,
    /// Access flags.
    Flags,
    /// A program counter of the code with this number in [`Layout::codes`].
    Target(usize),
    /// Any other number: limits, versions, tags, values.
    Number,
}

/// A number in a class file.
#[derive(Clone, Copy, Debug)]
pub struct NumericField {
    /// Where it begins.
    pub at: usize,
    /// Its bytes: 1, 2 or 4.
    pub width: usize,
    /// What it is.
    pub kind: NumericKind,
}

/// What the items of a list are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Items {
    /// Entries of a table, such as handlers or frames: the same number stands for the same table.
    Entries(u8),
    /// Fields or methods.
    Members,
    /// Attributes, which have names and lengths of their own.
    Attributes,
}

/// A counted list of items.
#[derive(Clone, Debug)]
pub struct List {
    /// What its items are.
    pub items_are: Items,
    /// Where the number of items is.
    pub count_at: usize,
    /// Bytes of that number: 1 or 2.
    pub count_width: usize,
    /// Where the items are.
    pub items: Vec<Range<usize>>,
    /// Where the lengths of attributes around the list are.
    pub lengths: Vec<usize>,
}

/// The bytecode of a method.
#[derive(Clone, Debug)]
pub struct CodeArea {
    /// Where it is.
    pub range: Range<usize>,
    /// Where its instructions begin, relative to the first.
    pub instructions: Vec<usize>,
    /// Where the lengths around it are: those of attributes and that of the code itself.
    pub lengths: Vec<usize>,
}

/// The places of a class file.
#[derive(Clone, Default, Debug)]
pub struct Layout {
    /// Constants: index, tag, and where the tag is.
    pub constants: Vec<(u16, u8, usize)>,
    /// Where the constant pool ends.
    pub pool_end: usize,
    /// All numbers but those within bytecode.
    pub fields: Vec<NumericField>,
    /// All lists but the constant pool.
    pub lists: Vec<List>,
    /// All bytecode.
    pub codes: Vec<CodeArea>,
}

/// How deep attributes are followed into attributes.
const DEPTH: usize = 4;

impl Layout {
    /// The places of a class file; few if it is not one.
    pub fn of(bytes: &[u8]) -> Layout {
        let mut layout = Layout::default();
        // What is not found is not there.
        let _ = Walk { bytes, at: 0, layout: &mut layout }.class();
        layout
    }

    /// The tag of a constant and where it is.
    pub fn constant(&self, index: u16) -> Option<(u8, usize)> {
        let place = self.constants.binary_search_by_key(&index, |constant| constant.0).ok()?;
        Some((self.constants[place].1, self.constants[place].2))
    }

    /// The text of a `Utf8` constant.
    pub fn utf8<'b>(&self, bytes: &'b [u8], index: u16) -> Option<&'b [u8]> {
        let (1, at) = self.constant(index)? else { return None };
        let length = usize::from(u16::from_be_bytes([*bytes.get(at + 1)?, *bytes.get(at + 2)?]));
        bytes.get(at + 3..at + 3 + length)
    }

    /// The name that the class file gives its class.
    pub fn class_name(&self, bytes: &[u8]) -> Option<String> {
        String::from_utf8(self.utf8(bytes, self.class_name_index(bytes)?)?.to_vec()).ok()
    }

    /// The class file with another name for its class: the constant's text is replaced, whatever else uses it.
    pub fn with_class_name(&self, bytes: &[u8], name: &str) -> Option<Vec<u8>> {
        let (1, at) = self.constant(self.class_name_index(bytes)?)? else { return None };
        let length = usize::from(u16::from_be_bytes([*bytes.get(at + 1)?, *bytes.get(at + 2)?]));
        let (before, behind) = (bytes.get(..at + 1)?, bytes.get(at + 3 + length..)?);
        Some([before, &(name.len() as u16).to_be_bytes(), name.as_bytes(), behind].concat())
    }

    fn class_name_index(&self, bytes: &[u8]) -> Option<u16> {
        let u2 = |at: usize| Some(u16::from_be_bytes([*bytes.get(at)?, *bytes.get(at + 1)?]));
        let (7, at) = self.constant(u2(self.pool_end + 2)?)? else { return None };
        u2(at + 1)
    }
}

struct Walk<'b, 'l> {
    bytes: &'b [u8],
    at: usize,
    layout: &'l mut Layout,
}

/// Which tables there are, so that an item only moves to a table of its own kind.
mod table {
    pub const INTERFACES: u8 = 0;
    pub const HANDLERS: u8 = 1;
    pub const FRAMES: u8 = 2;
    pub const CLASSES: u8 = 3;
    pub const INNER: u8 = 4;
    pub const BOOTSTRAPS: u8 = 5;
    pub const COMPONENTS: u8 = 6;
    pub const LINES: u8 = 7;
    pub const LOCALS: u8 = 8;
    pub const PARAMETERS: u8 = 9;
    pub const ARGUMENTS: u8 = 10;
}

impl Walk<'_, '_> {
    fn number(&self, at: usize, width: usize) -> Option<usize> {
        Some(self.bytes.get(at..at + width)?.iter().fold(0, |sum, byte| sum << 8 | usize::from(*byte)))
    }

    fn field(&mut self, width: usize, kind: NumericKind) -> Option<usize> {
        let value = self.number(self.at, width)?;
        self.layout.fields.push(NumericField { at: self.at, width, kind });
        self.at += width;
        Some(value)
    }

    fn skip(&mut self, count: usize) -> Option<()> {
        self.at = self.at.checked_add(count).filter(|end| *end <= self.bytes.len())?;
        Some(())
    }

    fn list(
        &mut self,
        items_are: Items,
        count_width: usize,
        lengths: &[usize],
        mut item: impl FnMut(&mut Self) -> Option<()>,
    ) -> Option<()> {
        let count_at = self.at;
        let count = self.number(count_at, count_width)?;
        self.at += count_width;
        let place = self.layout.lists.len();
        let lengths = lengths.to_vec();
        self.layout.lists.push(List { items_are, count_at, count_width, items: Vec::new(), lengths });
        for _ in 0..count {
            let start = self.at;
            item(self)?;
            self.layout.lists[place].items.push(start..self.at);
        }
        Some(())
    }

    fn class(&mut self) -> Option<()> {
        self.skip(4)?;
        self.field(2, NumericKind::Number)?;
        self.field(2, NumericKind::Number)?;
        let count = self.number(self.at, 2)?;
        self.skip(2)?;
        let mut index = 1;
        while index < count {
            let tag = self.number(self.at, 1)?;
            let (number, start) = (index as u16, self.at);
            self.skip(1)?;
            match tag {
                1 => {
                    let length = self.number(self.at, 2)?;
                    self.skip(2 + length)?;
                }
                7 | 8 | 16 | 19 | 20 => drop(self.field(2, NumericKind::Index)?),
                9..=12 => (0..2).try_for_each(|_| self.field(2, NumericKind::Index).map(drop))?,
                17 | 18 => {
                    self.field(2, NumericKind::Number)?;
                    self.field(2, NumericKind::Index)?;
                }
                15 => {
                    self.field(1, NumericKind::Number)?;
                    self.field(2, NumericKind::Index)?;
                }
                5 | 6 => {
                    index += 1;
                    self.skip(8)?;
                }
                _ => self.skip(4)?,
            }
            self.layout.constants.push((number, tag as u8, start));
            index += 1;
        }
        self.layout.pool_end = self.at;
        self.field(2, NumericKind::Flags)?;
        self.field(2, NumericKind::Index)?;
        self.field(2, NumericKind::Index)?;
        self.list(Items::Entries(table::INTERFACES), 2, &[], |walk| walk.field(2, NumericKind::Index).map(drop))?;
        for _ in 0..2 {
            self.list(Items::Members, 2, &[], |walk| {
                walk.field(2, NumericKind::Flags)?;
                walk.field(2, NumericKind::Index)?;
                walk.field(2, NumericKind::Index)?;
                walk.attributes(&[], None, 0)
            })?;
        }
        self.attributes(&[], None, 0)
    }

    fn attributes(&mut self, lengths: &[usize], code: Option<usize>, depth: usize) -> Option<()> {
        self.list(Items::Attributes, 2, lengths, |walk| {
            let name = walk.field(2, NumericKind::Index)?;
            let length_at = walk.at;
            let length = walk.number(length_at, 4)?;
            walk.skip(4)?;
            let end = walk.at.checked_add(length).filter(|end| *end <= walk.bytes.len())?;
            let inner: Vec<usize> = lengths.iter().copied().chain([length_at]).collect();
            let name = walk.layout.utf8(walk.bytes, name as u16).unwrap_or_default().to_vec();
            if depth < DEPTH {
                // An attribute that cannot be followed is passed over by its length.
                let _ = walk.attribute(&name, &inner, code, depth);
            }
            walk.at = end;
            Some(())
        })
    }

    fn attribute(&mut self, name: &[u8], lengths: &[usize], code: Option<usize>, depth: usize) -> Option<()> {
        use NumericKind::{Flags, Index, Number};
        let fields = |widths: &'static [(usize, NumericKind)]| {
            move |walk: &mut Self| widths.iter().try_for_each(|(width, kind)| walk.field(*width, *kind).map(drop))
        };
        let target = code.map_or(Number, NumericKind::Target);
        match name {
            b"Code" => self.code(lengths, depth),
            b"StackMapTable" => {
                self.list(Items::Entries(table::FRAMES), 2, lengths, |walk| walk.frame(lengths, target))
            }
            b"ConstantValue" | b"Signature" | b"SourceFile" | b"NestHost" | b"ModuleMainClass" => {
                fields(&[(2, Index)])(self)
            }
            b"EnclosingMethod" => fields(&[(2, Index), (2, Index)])(self),
            b"Exceptions" | b"NestMembers" | b"PermittedSubclasses" => {
                self.list(Items::Entries(table::CLASSES), 2, lengths, fields(&[(2, Index)]))
            }
            b"InnerClasses" => {
                let entry = fields(&[(2, Index), (2, Index), (2, Index), (2, Flags)]);
                self.list(Items::Entries(table::INNER), 2, lengths, entry)
            }
            b"BootstrapMethods" => self.list(Items::Entries(table::BOOTSTRAPS), 2, lengths, |walk| {
                walk.field(2, Index)?;
                walk.list(Items::Entries(table::ARGUMENTS), 2, lengths, fields(&[(2, Index)]))
            }),
            b"Record" => self.list(Items::Entries(table::COMPONENTS), 2, lengths, |walk| {
                walk.field(2, Index)?;
                walk.field(2, Index)?;
                walk.attributes(lengths, None, depth + 1)
            }),
            b"LineNumberTable" => self.list(Items::Entries(table::LINES), 2, lengths, |walk| {
                walk.field(2, target)?;
                walk.field(2, Number).map(drop)
            }),
            b"LocalVariableTable" | b"LocalVariableTypeTable" => {
                self.list(Items::Entries(table::LOCALS), 2, lengths, |walk| {
                    walk.field(2, target)?;
                    fields(&[(2, Number), (2, Index), (2, Index), (2, Number)])(walk)
                })
            }
            b"MethodParameters" => {
                self.list(Items::Entries(table::PARAMETERS), 1, lengths, fields(&[(2, Index), (2, Flags)]))
            }
            _ => Some(()),
        }
    }

    fn code(&mut self, lengths: &[usize], depth: usize) -> Option<()> {
        self.field(2, NumericKind::Number)?;
        self.field(2, NumericKind::Number)?;
        let length_at = self.at;
        let length = self.number(length_at, 4)?;
        self.skip(4)?;
        let start = self.at;
        self.skip(length)?;
        let range = start..self.at;
        let instructions = instruction_starts(&self.bytes[range.clone()]);
        let around = lengths.iter().copied().chain([length_at]).collect();
        let number = self.layout.codes.len();
        self.layout.codes.push(CodeArea { range, instructions, lengths: around });
        self.list(Items::Entries(table::HANDLERS), 2, lengths, |walk| {
            (0..3).try_for_each(|_| walk.field(2, NumericKind::Target(number)).map(drop))?;
            walk.field(2, NumericKind::Index).map(drop)
        })?;
        self.attributes(lengths, Some(number), depth + 1)
    }

    fn frame(&mut self, lengths: &[usize], target: NumericKind) -> Option<()> {
        let tag = self.field(1, NumericKind::Number)?;
        match tag {
            0..64 => Some(()),
            64..128 => self.verification_type(target),
            247 => {
                self.field(2, NumericKind::Number)?;
                self.verification_type(target)
            }
            248..252 => self.field(2, NumericKind::Number).map(drop),
            252..255 => {
                self.field(2, NumericKind::Number)?;
                (0..tag - 251).try_for_each(|_| self.verification_type(target))
            }
            255 => {
                self.field(2, NumericKind::Number)?;
                let types = Items::Entries(table::ARGUMENTS + 1);
                self.list(types, 2, lengths, |walk| walk.verification_type(target))?;
                self.list(types, 2, lengths, |walk| walk.verification_type(target))
            }
            _ => None,
        }
    }

    fn verification_type(&mut self, target: NumericKind) -> Option<()> {
        match self.field(1, NumericKind::Number)? {
            7 => self.field(2, NumericKind::Index).map(drop),
            8 => self.field(2, target).map(drop),
            _ => Some(()),
        }
    }
}

/// Where the instructions begin, up to the first that cannot be decoded.
fn instruction_starts(code: &[u8]) -> Vec<usize> {
    let (mut pc, mut starts) = (0, Vec::new());
    while let Ok(instruction) = decode(code, pc) {
        starts.push(pc);
        pc = usize::from(instruction.next_pc);
        if pc >= code.len() {
            break;
        }
    }
    starts
}
