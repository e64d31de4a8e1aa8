//! Directives in, the frame of a class file out: class header, members, attributes.

use super::code::CodeBuilder;
use super::constants::Constants;
use super::lexer::Line;
use super::{AssembleError, AssembledClass};
use crate::classfile::AccessFlags;

/// The class file version where the text names none: Java 8.
const DEFAULT_VERSION: (u16, u16) = (52, 0);

/// A list of attributes: their number and bytes.
#[derive(Default)]
pub(super) struct AttributeList {
    count: u16,
    bytes: Vec<u8>,
}

impl AttributeList {
    /// Adds an attribute.
    pub fn add(&mut self, name_index: u16, info: &[u8]) {
        self.count += 1;
        self.bytes.extend(name_index.to_be_bytes());
        self.bytes.extend((info.len() as u32).to_be_bytes());
        self.bytes.extend(info);
    }

    /// `.attribute name byte...`: an attribute of any content. A word `#..`, `$..` or a text in quotes after `class` or
    /// `utf8` gives the two bytes of an index.
    pub fn add_raw(&mut self, line: &mut Line, constants: &mut Constants) -> Result<(), AssembleError> {
        let name = line.word()?;
        let name = constants.utf8(line, &name)?;
        let mut info = Vec::new();
        while let Some(word) = line.peek() {
            if word.starts_with("0x") || word.bytes().all(|byte| byte.is_ascii_digit()) {
                info.push(line.number::<u8>()?);
            } else {
                info.extend(constants.constant(line)?.to_be_bytes());
            }
        }
        self.add(name, &info);
        line.end()
    }

    /// The list as it stands in the file.
    pub fn write(&self, into: &mut Vec<u8>) {
        into.extend(self.count.to_be_bytes());
        into.extend(&self.bytes);
    }
}

/// A class while its text is read.
struct ClassBuilder {
    name: String,
    version: (u16, u16),
    access: u16,
    this_class: u16,
    super_class: u16,
    interfaces: Vec<u16>,
    constants: Constants,
    fields: (u16, Vec<u8>),
    methods: (u16, Vec<u8>),
    bootstraps: (u16, Vec<u8>),
    attributes: AttributeList,
}

/// Assembles all classes of `text`.
pub(super) fn assemble_classes(text: &str) -> Result<Vec<AssembledClass>, AssembleError> {
    let mut classes = Vec::new();
    let mut current: Option<ClassBuilder> = None;
    let mut version = DEFAULT_VERSION;
    let mut lines = text.lines().enumerate();
    while let Some((at, text)) = lines.next() {
        let mut line = Line::split(at + 1, text)?;
        if line.is_empty() {
            continue;
        }
        let directive = line.word()?;
        match (directive.as_str(), current.as_mut()) {
            (".version", None) => {
                version = (line.number()?, if line.is_empty() { 0 } else { line.number()? });
                line.end()?;
            }
            (".class", None) => current = Some(ClassBuilder::begin(&mut line, version)?),
            (_, None) => return Err(line.error("`.version` or `.class` is wanted here")),
            (".end", Some(_)) => {
                line.end()?;
                classes.extend(current.take().map(|class| class.finish(&line)).transpose()?);
            }
            (".method", Some(class)) => {
                let head = class.member_head(&mut line)?;
                let body = CodeBuilder::read(&mut class.constants, &mut lines)?;
                class.methods.0 += 1;
                class.methods.1.extend(head);
                body.write(&mut class.methods.1);
            }
            (directive, Some(class)) => class.directive(directive, &mut line)?,
        }
    }
    match current {
        Some(_) => Err(AssembleError { line: text.lines().count(), message: "the class has no `.end`".into() }),
        None => Ok(classes),
    }
}

impl ClassBuilder {
    fn begin(line: &mut Line, version: (u16, u16)) -> Result<Self, AssembleError> {
        let access = flags(line)?;
        let name = line.word()?;
        let mut constants = Constants::default();
        let this_class = constants.class(line, &name)?;
        let super_class = constants.class(line, "java/lang/Object")?;
        line.end()?;
        Ok(ClassBuilder {
            name,
            version,
            access,
            this_class,
            super_class,
            interfaces: Vec::new(),
            constants,
            fields: (0, Vec::new()),
            methods: (0, Vec::new()),
            bootstraps: (0, Vec::new()),
            attributes: AttributeList::default(),
        })
    }

    fn directive(&mut self, directive: &str, line: &mut Line) -> Result<(), AssembleError> {
        match directive {
            ".super" if line.take_if("none") => self.super_class = 0,
            ".super" => {
                let name = line.word()?;
                self.super_class = self.constants.class(line, &name)?;
            }
            ".implements" => {
                while !line.is_empty() {
                    let name = line.word()?;
                    self.interfaces.push(self.constants.class(line, &name)?);
                }
            }
            ".const" => self.constants.define(line)?,
            ".field" => {
                let mut field = self.member_head(line)?;
                let mut attributes = AttributeList::default();
                if line.take_if("=") {
                    let name = self.constants.utf8(line, "ConstantValue")?;
                    attributes.add(name, &self.constants.constant(line)?.to_be_bytes());
                }
                attributes.write(&mut field);
                self.fields.0 += 1;
                self.fields.1.extend(field);
            }
            ".bootstrap" => {
                let handle = self.constants.handle(line)?;
                let mut arguments = Vec::new();
                while !line.is_empty() {
                    arguments.push(self.constants.constant(line)?);
                }
                self.bootstraps.0 += 1;
                self.bootstraps.1.extend(handle.to_be_bytes());
                self.bootstraps.1.extend((arguments.len() as u16).to_be_bytes());
                self.bootstraps.1.extend(arguments.into_iter().flat_map(u16::to_be_bytes));
            }
            ".attribute" => self.attributes.add_raw(line, &mut self.constants)?,
            _ => return Err(line.error(format!("`{directive}` is no directive of a class"))),
        }
        line.end()
    }

    /// Flags, name and descriptor of a field or method.
    fn member_head(&mut self, line: &mut Line) -> Result<Vec<u8>, AssembleError> {
        let access = flags(line)?;
        let (name, descriptor) = (line.word()?, line.word()?);
        let (name, descriptor) = (self.constants.utf8(line, &name)?, self.constants.utf8(line, &descriptor)?);
        Ok([access, name, descriptor].into_iter().flat_map(u16::to_be_bytes).collect())
    }

    fn finish(mut self, line: &Line) -> Result<AssembledClass, AssembleError> {
        if self.bootstraps.0 > 0 {
            let name = self.constants.utf8(line, "BootstrapMethods")?;
            let info = [&self.bootstraps.0.to_be_bytes(), &self.bootstraps.1[..]].concat();
            self.attributes.add(name, &info);
        }
        let mut bytes = vec![0xCA, 0xFE, 0xBA, 0xBE];
        bytes.extend(self.version.1.to_be_bytes());
        bytes.extend(self.version.0.to_be_bytes());
        self.constants.write(&mut bytes);
        for word in [self.access, self.this_class, self.super_class, self.interfaces.len() as u16] {
            bytes.extend(word.to_be_bytes());
        }
        bytes.extend(self.interfaces.iter().flat_map(|interface| interface.to_be_bytes()));
        for (count, members) in [&self.fields, &self.methods] {
            bytes.extend(count.to_be_bytes());
            bytes.extend(members);
        }
        self.attributes.write(&mut bytes);
        Ok(AssembledClass { name: self.name, bytes })
    }
}

/// Takes access flags: words such as `public`, or a number.
fn flags(line: &mut Line) -> Result<u16, AssembleError> {
    let mut flags = 0;
    while let Some(word) = line.peek() {
        flags |= match word {
            "public" => AccessFlags::PUBLIC,
            "private" => AccessFlags::PRIVATE,
            "protected" => AccessFlags::PROTECTED,
            "static" => AccessFlags::STATIC,
            "final" => AccessFlags::FINAL,
            "super" => AccessFlags::SUPER,
            "synchronized" => AccessFlags::SYNCHRONIZED,
            "volatile" => AccessFlags::VOLATILE,
            "bridge" => AccessFlags::BRIDGE,
            "transient" => AccessFlags::TRANSIENT,
            "varargs" => AccessFlags::VARARGS,
            "native" => AccessFlags::NATIVE,
            "interface" => AccessFlags::INTERFACE,
            "abstract" => AccessFlags::ABSTRACT,
            "strict" => AccessFlags::STRICT,
            "synthetic" => AccessFlags::SYNTHETIC,
            "annotation" => AccessFlags::ANNOTATION,
            "enum" => AccessFlags::ENUM,
            number if number.starts_with("0x") => {
                flags |= line.number::<u16>()?;
                continue;
            }
            _ => break,
        };
        line.token()?;
    }
    Ok(flags)
}
