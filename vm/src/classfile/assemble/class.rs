//! Directives in, the frame of a class file out: class header, members, attributes.

use super::code::CodeBuilder;
use super::constants::{Constants, encode};
use super::lexer::Line;
use super::{AssembleError, AssembledClass};
use crate::classfile::Mutf8;
use crate::classfile::access::{CLASS_FLAG_WORDS, FIELD_FLAG_WORDS, METHOD_FLAG_WORDS};

/// The class file version where the text names none: Java 8.
const DEFAULT_VERSION: (u16, u16) = (52, 0);

/// A list of attributes: their number and bytes.
#[derive(Default)]
pub(super) struct AttributeList {
    count: u16,
    bytes: Vec<u8>,
}

impl AttributeList {
    pub fn add(&mut self, name_index: u16, info: &[u8]) {
        self.count += 1;
        self.bytes.extend(name_index.to_be_bytes());
        self.bytes.extend((info.len() as u32).to_be_bytes());
        self.bytes.extend(info);
    }

    /// Adds an attribute that is a list of two-byte values, with their number before them.
    pub fn add_list(&mut self, name_index: u16, values: &[u16]) {
        let info: Vec<u8> = [values.len() as u16].iter().chain(values).flat_map(|value| value.to_be_bytes()).collect();
        self.add(name_index, &info);
    }

    /// `.attribute name byte...`: an attribute of any content. A constant gives the two bytes of its index.
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
    nest_members: Vec<u16>,
    inner_classes: (u16, Vec<u8>),
    /// Components of a record: name, descriptor and attributes. `None` if the class is no record.
    components: Option<Vec<([u16; 2], AttributeList)>>,
    /// The last field's attributes, not yet written.
    field: Option<AttributeList>,
    attributes: AttributeList,
}

/// Lines of text with their numbers, from 0.
type Lines<'t> = std::iter::Enumerate<std::str::Lines<'t>>;

/// Assembles all classes of `text`.
pub(super) fn assemble_classes(text: &str) -> Result<Vec<AssembledClass>, AssembleError> {
    let mut classes = Vec::new();
    let mut version = DEFAULT_VERSION;
    let mut lines = text.lines().enumerate();
    while let Some((at, text)) = lines.next() {
        let mut line = Line::split(at + 1, text)?;
        if line.is_empty() {
            continue;
        }
        match line.word()?.as_str() {
            ".version" => {
                version = (line.number()?, if line.is_empty() { 0 } else { line.number()? });
                line.end()?;
            }
            ".class" => {
                let body = lines.clone();
                let mut class = ClassBuilder::read(line.clone(), version, Constants::default(), &mut lines)?;
                if let Some(kept) = class.constants.short_of_narrow() {
                    lines = body;
                    class = ClassBuilder::read(line.clone(), version, Constants::keeping(kept), &mut lines)?;
                    if class.constants.short_of_narrow().is_some() {
                        return Err(line.error("`ldc` names more constants than it can: some of them need `ldc_w`"));
                    }
                }
                classes.push(class.finish(&line)?);
            }
            _ => return Err(line.error("`.version` or `.class` is wanted here")),
        }
    }
    Ok(classes)
}

impl ClassBuilder {
    /// Reads a class from the line of its `.class` up to its `.end`.
    fn read(
        mut line: Line,
        version: (u16, u16),
        constants: Constants,
        lines: &mut Lines<'_>,
    ) -> Result<Self, AssembleError> {
        let mut class = ClassBuilder::begin(&mut line, version, constants)?;
        while let Some((at, text)) = lines.next() {
            line = Line::split(at + 1, text)?;
            if line.is_empty() {
                continue;
            }
            match line.word()?.as_str() {
                ".end" => {
                    line.end()?;
                    class.end_field();
                    return Ok(class);
                }
                ".method" => {
                    let head = class.member_head(&mut line)?;
                    let body = CodeBuilder::read(&mut class.constants, lines)?;
                    class.methods.0 += 1;
                    class.methods.1.extend(head);
                    body.write(&mut class.methods.1);
                }
                directive => class.directive(directive, &mut line)?,
            }
        }
        Err(line.error("the class has no `.end`"))
    }

    fn begin(line: &mut Line, version: (u16, u16), mut constants: Constants) -> Result<Self, AssembleError> {
        let access = flags(line)?;
        let name = line.word()?;
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
            nest_members: Vec::new(),
            inner_classes: (0, Vec::new()),
            components: None,
            field: None,
            attributes: AttributeList::default(),
        })
    }

    /// Writes the last field's attributes.
    fn end_field(&mut self) {
        if let Some(attributes) = self.field.take() {
            attributes.write(&mut self.fields.1);
        }
    }

    fn directive(&mut self, directive: &str, line: &mut Line) -> Result<(), AssembleError> {
        match directive {
            ".super" if line.take_if("none") => self.super_class = 0,
            ".super" => self.super_class = self.constants.class_operand(line)?,
            ".implements" => self.interfaces.extend(class_list(line, &mut self.constants)?),
            ".const" => self.constants.define(line)?,
            ".field" => {
                let field = self.member_head(line)?;
                let mut attributes = AttributeList::default();
                if line.take_if("=") {
                    let name = self.constants.utf8(line, "ConstantValue")?;
                    attributes.add(name, &self.constants.constant(line)?.to_be_bytes());
                }
                self.end_field();
                self.fields.0 += 1;
                self.fields.1.extend(field);
                self.field = Some(attributes);
            }
            ".fieldattribute" => match &mut self.field {
                Some(attributes) => attributes.add_raw(line, &mut self.constants)?,
                None => return Err(line.error("`.field` is wanted before this")),
            },
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
            ".nestmember" => self.nest_members.push(self.constants.class_operand(line)?),
            ".permits" => {
                let classes = class_list(line, &mut self.constants)?;
                let name = self.constants.utf8(line, "PermittedSubclasses")?;
                self.attributes.add_list(name, &classes);
            }
            ".inner" => {
                let access = flags(line)?;
                let class = self.constants.class_operand(line)?;
                let outer = if line.take_if("none") { 0 } else { self.constants.class_operand(line)? };
                let name = if line.take_if("none") {
                    0
                } else {
                    let name = line.word()?;
                    self.constants.utf8(line, &name)?
                };
                self.inner_classes.0 += 1;
                self.inner_classes.1.extend([class, outer, name, access].into_iter().flat_map(u16::to_be_bytes));
            }
            ".enclosing" => {
                let class = self.constants.class_operand(line)?;
                let method = if line.is_empty() {
                    0
                } else {
                    let (name, descriptor) = (line.word()?, line.word()?);
                    self.constants.name_and_type(line, &name, &descriptor)?
                };
                let name = self.constants.utf8(line, "EnclosingMethod")?;
                self.attributes.add(name, &[class.to_be_bytes(), method.to_be_bytes()].concat());
            }
            ".record" => {
                self.components.get_or_insert_default();
            }
            ".component" => {
                let (name, descriptor) = (line.word()?, line.word()?);
                let head = [self.constants.utf8(line, &name)?, self.constants.utf8(line, &descriptor)?];
                self.components.get_or_insert_default().push((head, AttributeList::default()));
            }
            ".componentattribute" => match self.components.as_mut().and_then(|components| components.last_mut()) {
                Some((_, attributes)) => attributes.add_raw(line, &mut self.constants)?,
                None => return Err(line.error("`.component` is wanted before this")),
            },
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

    /// Adds the attributes that several directives made.
    fn gather(&mut self, line: &Line) -> Result<(), AssembleError> {
        if self.bootstraps.0 > 0 {
            let name = self.constants.utf8(line, "BootstrapMethods")?;
            let info = [&self.bootstraps.0.to_be_bytes(), &self.bootstraps.1[..]].concat();
            self.attributes.add(name, &info);
        }
        if !self.nest_members.is_empty() {
            let name = self.constants.utf8(line, "NestMembers")?;
            self.attributes.add_list(name, &self.nest_members);
        }
        if self.inner_classes.0 > 0 {
            let name = self.constants.utf8(line, "InnerClasses")?;
            let info = [&self.inner_classes.0.to_be_bytes(), &self.inner_classes.1[..]].concat();
            self.attributes.add(name, &info);
        }
        if let Some(components) = self.components.take() {
            let name = self.constants.utf8(line, "Record")?;
            let mut info = (components.len() as u16).to_be_bytes().to_vec();
            for (head, attributes) in components {
                info.extend(head.into_iter().flat_map(u16::to_be_bytes));
                attributes.write(&mut info);
            }
            self.attributes.add(name, &info);
        }
        Ok(())
    }

    fn finish(mut self, line: &Line) -> Result<AssembledClass, AssembleError> {
        self.gather(line)?;
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
        // Pairs of surrogates that were written one by one are characters.
        let name = Mutf8::checked(&encode(&self.name)).to_name().into_owned();
        Ok(AssembledClass { name, bytes })
    }
}

/// The rest of the line as classes.
pub(super) fn class_list(line: &mut Line, constants: &mut Constants) -> Result<Vec<u16>, AssembleError> {
    let mut classes = Vec::new();
    while !line.is_empty() {
        classes.push(constants.class_operand(line)?);
    }
    Ok(classes)
}

/// Takes access flags: words such as `public`, or a number.
fn flags(line: &mut Line) -> Result<u16, AssembleError> {
    let mut flags = 0;
    while let Some(word) = line.peek() {
        let mut known = [&CLASS_FLAG_WORDS[..], &FIELD_FLAG_WORDS, &METHOD_FLAG_WORDS].into_iter().flatten();
        if word.starts_with("0x") {
            flags |= line.number::<u16>()?;
        } else if let Some((_, flag)) = known.find(|(known, _)| *known == word) {
            flags |= flag;
            line.token()?;
        } else {
            break;
        }
    }
    Ok(flags)
}
