//! The constant pool being built: equal constants share an entry, and names stand for entries made on purpose.

use super::AssembleError;
use super::lexer::{Line, Token};
use crate::classfile::constant_pool::{ReferenceKind, Tag};
use crate::classfile::mutf8::name_code_units;
use crate::classfile::print::HANDLE_WORDS;
use crate::keyed::KeyedMap;

/// The entry that fills what was kept for `ldc` and not used: an empty text.
const UNUSED: [u8; 3] = [Tag::Utf8 as u8, 0, 0];

/// The entries so far.
#[derive(Default)]
pub(super) struct Constants {
    /// Tag and payload; the entry after a long or double is empty.
    entries: Vec<Vec<u8>>,
    known: KeyedMap<Vec<u8>, u16>,
    named: KeyedMap<String, u16>,
    /// For the constants that `ldc` has named, by their index, an index that fits into its byte.
    narrow: KeyedMap<u16, u8>,
    /// How many of the first entries are kept for `ldc`, and how many of these are used.
    kept: usize,
    used: usize,
    /// Whether `ldc` has named a constant whose index did not fit.
    is_short_of_narrow: bool,
}

type Index = Result<u16, AssembleError>;

impl Constants {
    /// A pool that keeps its first entries for `ldc`.
    pub fn keeping(kept: usize) -> Self {
        Constants { entries: vec![UNUSED.into(); kept], kept, ..Constants::default() }
    }

    /// The pool as it stands in the file: count and entries.
    pub fn write(&self, into: &mut Vec<u8>) {
        into.extend((self.entries.len() as u16 + 1).to_be_bytes());
        self.entries.iter().for_each(|entry| into.extend(entry));
    }

    /// How many entries to keep for `ldc`, if some of its constants got an index that it cannot hold.
    pub fn short_of_narrow(&self) -> Option<usize> {
        self.is_short_of_narrow.then_some(self.narrow.len())
    }

    fn add(&mut self, line: &Line, tag: Tag, payload: &[u8]) -> Index {
        let mut entry = vec![tag as u8];
        entry.extend(payload);
        if let Some(index) = self.known.get(&entry) {
            return Ok(*index);
        }
        let index = self.append(line, &entry, if matches!(tag, Tag::Long | Tag::Double) { 2 } else { 1 })?;
        self.known.insert(entry, index);
        Ok(index)
    }

    fn append(&mut self, line: &Line, entry: &[u8], slots: usize) -> Index {
        let index = u16::try_from(self.entries.len() + 1).map_err(|_| line.error("too many constants"))?;
        self.entries.push(entry.into());
        self.entries.resize(self.entries.len() + slots - 1, Vec::new());
        Ok(index)
    }

    /// The `Utf8` entry of `text`.
    pub fn utf8(&mut self, line: &Line, text: &str) -> Index {
        let encoded = encode(text);
        let length = u16::try_from(encoded.len()).map_err(|_| line.error("text longer than 65535 bytes"))?;
        self.add(line, Tag::Utf8, &[&length.to_be_bytes(), &encoded[..]].concat())
    }

    /// The `Class` entry of `name`.
    pub fn class(&mut self, line: &Line, name: &str) -> Index {
        let name = self.utf8(line, name)?;
        self.add(line, Tag::Class, &name.to_be_bytes())
    }

    /// A class: its name, or an entry (see [`entry`](Self::entry)).
    pub fn class_operand(&mut self, line: &mut Line) -> Index {
        match self.entry(line)? {
            Some(index) => Ok(index),
            None => {
                let name = line.word()?;
                self.class(line, &name)
            }
        }
    }

    /// An entry of any kind: `#5`, `$name`, or `constant` and a constant. `None` if the next word is none of these.
    pub fn entry(&mut self, line: &mut Line) -> Result<Option<u16>, AssembleError> {
        if line.take_if("constant") {
            return self.constant(line).map(Some);
        }
        let index = match line.peek() {
            Some(word) => self.reference(line, word)?,
            None => None,
        };
        if index.is_some() {
            line.token()?;
        }
        Ok(index)
    }

    /// The entry that a word such as `#5` or `$name` stands for.
    fn reference(&self, line: &Line, word: &str) -> Result<Option<u16>, AssembleError> {
        if let Some(number) = word.strip_prefix('#') {
            return number.parse().map(Some).map_err(|_| line.error(format!("`{word}` is no index")));
        }
        match word.strip_prefix('$') {
            Some(name) if !name.is_empty() => match self.named.get(name) {
                Some(index) => Ok(Some(*index)),
                None => Err(line.error(format!("no constant is named `{name}`"))),
            },
            _ => Ok(None),
        }
    }

    /// A constant with an index that fits into a byte, for `ldc`. Where it does not, the class is to be assembled again
    /// with entries kept.
    pub fn narrow(&mut self, line: &mut Line) -> Result<u8, AssembleError> {
        let index = self.constant(line)?;
        if let Some(narrow) = self.narrow.get(&index) {
            return Ok(*narrow);
        }
        let narrow = match u8::try_from(index) {
            Ok(narrow) => narrow,
            Err(_) if self.used < self.kept.min(255) => {
                self.entries[self.used] = self.entries[usize::from(index) - 1].clone();
                self.used += 1;
                self.used as u8
            }
            Err(_) => {
                self.is_short_of_narrow = true;
                0
            }
        };
        self.narrow.insert(index, narrow);
        Ok(narrow)
    }

    /// The `NameAndType` entry.
    pub fn name_and_type(&mut self, line: &Line, name: &str, descriptor: &str) -> Index {
        let (name, descriptor) = (self.utf8(line, name)?, self.utf8(line, descriptor)?);
        self.add(line, Tag::NameAndType, &[name.to_be_bytes(), descriptor.to_be_bytes()].concat())
    }

    /// A member: `#5`, `$name`, or `[field|method|interface] Class.name descriptor`, of kind `tag` unless it says so.
    pub fn member(&mut self, line: &mut Line, tag: Tag) -> Index {
        let tag = if line.take_if("field") {
            Tag::Fieldref
        } else if line.take_if("method") {
            Tag::Methodref
        } else if line.take_if("interface") {
            Tag::InterfaceMethodref
        } else {
            tag
        };
        if let Some(index) = self.entry(line)? {
            return Ok(index);
        }
        let word = line.word()?;
        let Some((class, name)) = word.rsplit_once('.') else {
            return Err(line.error(format!("`{word}` is no member: Class.name is wanted")));
        };
        let descriptor = line.word()?;
        let class = self.class(line, class)?;
        let name_and_type = self.name_and_type(line, name, &descriptor)?;
        self.add(line, tag, &[class.to_be_bytes(), name_and_type.to_be_bytes()].concat())
    }

    /// A dynamic constant or call site: `#5`, `$name`, or `bootstrap name descriptor`.
    pub fn dynamic(&mut self, line: &mut Line, tag: Tag) -> Index {
        if let Some(index) = self.entry(line)? {
            return Ok(index);
        }
        let bootstrap: u16 = line.number()?;
        let (name, descriptor) = (line.word()?, line.word()?);
        let name_and_type = self.name_and_type(line, &name, &descriptor)?;
        self.add(line, tag, &[bootstrap.to_be_bytes(), name_and_type.to_be_bytes()].concat())
    }

    /// Any loadable constant: text in quotes, or a kind and its value.
    pub fn constant(&mut self, line: &mut Line) -> Index {
        if let Some(index) = self.entry(line)? {
            return Ok(index);
        }
        let kind = match line.token()? {
            Token::Text(text) => {
                let text = self.utf8(line, &text)?;
                return self.add(line, Tag::String, &text.to_be_bytes());
            }
            Token::Word(kind) => kind,
        };
        match kind.as_str() {
            "utf8" => {
                let text = line.word()?;
                self.utf8(line, &text)
            }
            "int" => {
                let value: i32 = line.number()?;
                self.add(line, Tag::Integer, &value.to_be_bytes())
            }
            "long" => {
                let value: i64 = line.number()?;
                self.add(line, Tag::Long, &value.to_be_bytes())
            }
            "float" => {
                let bits = floating(line, |bits| u32::try_from(bits).ok(), f32::to_bits)?;
                self.add(line, Tag::Float, &bits.to_be_bytes())
            }
            "double" => {
                let bits = floating(line, Some, f64::to_bits)?;
                self.add(line, Tag::Double, &bits.to_be_bytes())
            }
            "class" => self.class_operand(line),
            "field" | "method" | "interface" => {
                let tag = match kind.as_str() {
                    "field" => Tag::Fieldref,
                    "method" => Tag::Methodref,
                    _ => Tag::InterfaceMethodref,
                };
                self.member(line, tag)
            }
            "nameandtype" => {
                let (name, descriptor) = (line.word()?, line.word()?);
                self.name_and_type(line, &name, &descriptor)
            }
            "methodtype" => {
                let descriptor = line.word()?;
                let descriptor = self.utf8(line, &descriptor)?;
                self.add(line, Tag::MethodType, &descriptor.to_be_bytes())
            }
            "handle" => self.handle(line),
            "dynamic" => self.dynamic(line, Tag::Dynamic),
            "invokedynamic" => self.dynamic(line, Tag::InvokeDynamic),
            _ => Err(line.error(format!("`{kind}` is no kind of constant"))),
        }
    }

    /// A method handle: what it does, then the member.
    pub fn handle(&mut self, line: &mut Line) -> Index {
        let word = line.word()?;
        let Some((_, kind)) = HANDLE_WORDS.into_iter().find(|(known, _)| *known == word) else {
            return Err(line.error(format!("`{word}` is no kind of method handle")));
        };
        let tag = if kind.is_field() {
            Tag::Fieldref
        } else if kind == ReferenceKind::InvokeInterface {
            Tag::InterfaceMethodref
        } else {
            Tag::Methodref
        };
        let [high, low] = self.member(line, tag)?.to_be_bytes();
        self.add(line, Tag::MethodHandle, &[kind as u8, high, low])
    }

    /// `.const name kind value`: an entry with a name, or (`raw`) one of any bytes.
    pub fn define(&mut self, line: &mut Line) -> Result<(), AssembleError> {
        let name = line.word()?;
        let index = if line.take_if("raw") {
            let mut entry = Vec::new();
            while !line.is_empty() {
                entry.push(line.number::<u8>()?);
            }
            let slots = if matches!(entry.first(), Some(5 | 6)) { 2 } else { 1 };
            self.append(line, &entry, slots)?
        } else {
            self.constant(line)?
        };
        self.named.insert(name, index);
        line.end()
    }
}

/// The bits of a floating-point number: of one in decimal, or as they stand after `0x`.
fn floating<F: std::str::FromStr, B>(
    line: &mut Line,
    narrow: impl FnOnce(u64) -> Option<B>,
    bits: impl FnOnce(F) -> B,
) -> Result<B, AssembleError> {
    let word = line.word()?;
    let found = match word.strip_prefix("0x") {
        Some(digits) => u64::from_str_radix(digits, 16).ok().and_then(narrow),
        None => word.parse().ok().map(bits),
    };
    found.ok_or_else(|| line.error(format!("`{word}` is no floating-point number")))
}

/// Modified UTF-8 (JVMS 4.4.7) of text in the form of names.
pub(super) fn encode(text: &str) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(text.len());
    for unit in name_code_units(text) {
        match unit {
            1..=0x7F => bytes.push(unit as u8),
            0 | 0x80..=0x7FF => bytes.extend([0xC0 | (unit >> 6) as u8, 0x80 | (unit & 0x3F) as u8]),
            _ => bytes.extend([0xE0 | (unit >> 12) as u8, 0x80 | (unit >> 6 & 0x3F) as u8, 0x80 | (unit & 0x3F) as u8]),
        }
    }
    bytes
}
