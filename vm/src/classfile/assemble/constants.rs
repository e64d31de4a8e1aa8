//! The constant pool being built: equal constants share an entry, and names stand for entries made on purpose.

use rustc_hash::FxHashMap;

use super::AssembleError;
use super::lexer::{Line, Token};
use crate::classfile::constant_pool::{ReferenceKind, Tag};

/// The entries so far.
#[derive(Default)]
pub(super) struct Constants {
    bytes: Vec<u8>,
    count: usize,
    known: FxHashMap<Vec<u8>, u16>,
    named: FxHashMap<String, u16>,
}

type Index = Result<u16, AssembleError>;

impl Constants {
    /// The pool as it stands in the file: count and entries.
    pub fn write(&self, into: &mut Vec<u8>) {
        into.extend((self.count as u16 + 1).to_be_bytes());
        into.extend(&self.bytes);
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
        let index = u16::try_from(self.count + 1).map_err(|_| line.error("too many constants"))?;
        self.bytes.extend(entry);
        self.count += slots;
        Ok(index)
    }

    /// The `Utf8` entry of `text`.
    pub fn utf8(&mut self, line: &Line, text: &str) -> Index {
        let encoded = encode(text);
        let length = u16::try_from(encoded.len()).map_err(|_| line.error("text longer than 65535 bytes"))?;
        self.add(line, Tag::Utf8, &[&length.to_be_bytes(), &encoded[..]].concat())
    }

    /// The `Class` entry of `name`; `#5` and `$name` stand for entries.
    pub fn class(&mut self, line: &Line, name: &str) -> Index {
        if let Some(index) = self.reference(line, name)? {
            return Ok(index);
        }
        let name = self.utf8(line, name)?;
        self.add(line, Tag::Class, &name.to_be_bytes())
    }

    /// The entry that a word such as `#5` or `$name` stands for.
    pub fn reference(&self, line: &Line, word: &str) -> Result<Option<u16>, AssembleError> {
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
        let word = line.word()?;
        if let Some(index) = self.reference(line, &word)? {
            return Ok(index);
        }
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
        let word = line.word()?;
        if let Some(index) = self.reference(line, &word)? {
            return Ok(index);
        }
        let bootstrap: u16 = word.parse().map_err(|_| line.error(format!("`{word}` is no bootstrap method")))?;
        let (name, descriptor) = (line.word()?, line.word()?);
        let name_and_type = self.name_and_type(line, &name, &descriptor)?;
        self.add(line, tag, &[bootstrap.to_be_bytes(), name_and_type.to_be_bytes()].concat())
    }

    /// Any loadable constant: text in quotes, or a kind and its value.
    pub fn constant(&mut self, line: &mut Line) -> Index {
        let kind = match line.token()? {
            Token::Text(text) => {
                let text = self.utf8(line, &text)?;
                return self.add(line, Tag::String, &text.to_be_bytes());
            }
            Token::Word(kind) => kind,
        };
        if let Some(index) = self.reference(line, &kind)? {
            return Ok(index);
        }
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
                let value: f32 = floating(line)?;
                self.add(line, Tag::Float, &value.to_be_bytes())
            }
            "double" => {
                let value: f64 = floating(line)?;
                self.add(line, Tag::Double, &value.to_be_bytes())
            }
            "class" => {
                let name = line.word()?;
                self.class(line, &name)
            }
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
        let kind = match word.as_str() {
            "getfield" => ReferenceKind::GetField,
            "getstatic" => ReferenceKind::GetStatic,
            "putfield" => ReferenceKind::PutField,
            "putstatic" => ReferenceKind::PutStatic,
            "invokevirtual" => ReferenceKind::InvokeVirtual,
            "invokestatic" => ReferenceKind::InvokeStatic,
            "invokespecial" => ReferenceKind::InvokeSpecial,
            "newinvokespecial" => ReferenceKind::NewInvokeSpecial,
            "invokeinterface" => ReferenceKind::InvokeInterface,
            _ => return Err(line.error(format!("`{word}` is no kind of method handle"))),
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

fn floating<F: std::str::FromStr>(line: &mut Line) -> Result<F, AssembleError> {
    let word = line.word()?;
    word.parse().map_err(|_| line.error(format!("`{word}` is no floating-point number")))
}

/// Modified UTF-8 (JVMS 4.4.7).
fn encode(text: &str) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(text.len());
    for unit in text.encode_utf16() {
        match unit {
            1..=0x7F => bytes.push(unit as u8),
            0 | 0x80..=0x7FF => bytes.extend([0xC0 | (unit >> 6) as u8, 0x80 | (unit & 0x3F) as u8]),
            _ => bytes.extend([0xE0 | (unit >> 12) as u8, 0x80 | (unit >> 6 & 0x3F) as u8, 0x80 | (unit & 0x3F) as u8]),
        }
    }
    bytes
}
