//! The body of a method in, its attributes out: instructions with labels, handlers, stack map frames.

use super::AssembleError;
use super::class::{AttributeList, class_list};
use super::constants::Constants;
use super::lexer::{Line, parse_number};
use crate::classfile::constant_pool::Tag;
use crate::classfile::opcodes::OperandFormat;
use crate::classfile::print::{ARRAY_TYPE_WORDS, VERIFICATION_TYPE_WORDS};
use crate::classfile::{ConstantUse, Opcode};
use crate::keyed::KeyedMap;

/// A place in the code that a label's offset is still to be written to.
struct Fixup {
    label: String,
    line: usize,
    at: usize,
    /// What the written offset is relative to; 0 for absolute ones.
    base: usize,
    is_wide: bool,
}

/// A handler as written.
struct HandlerLine {
    line: usize,
    labels: [String; 3],
    catch_type: u16,
}

/// `.line number place`
struct LineNumber {
    line: usize,
    number: u16,
    label: String,
}

/// `.local index name descriptor from to`
struct LocalVariable {
    line: usize,
    /// Indices of name and descriptor, and the variable's own.
    words: [u16; 3],
    labels: [String; 2],
}

/// A method's body while it is read.
pub(super) struct CodeBuilder {
    code: Vec<u8>,
    max_stack: u16,
    max_locals: u16,
    labels: KeyedMap<String, usize>,
    fixups: Vec<Fixup>,
    handlers: Vec<HandlerLine>,
    /// The frames' bytes.
    frames: Vec<u8>,
    frame_count: u16,
    /// The offset after which the next frame's delta counts; `None` before the first.
    last_frame: Option<usize>,
    /// Offsets of `new` instructions in the frames, to be written when labels are known.
    frame_fixups: Vec<Fixup>,
    line_numbers: Vec<LineNumber>,
    local_variables: Vec<LocalVariable>,
    code_attributes: AttributeList,
    method_attributes: AttributeList,
}

impl CodeBuilder {
    /// Reads lines up to the method's `.end`.
    pub fn read<'t>(
        constants: &mut Constants,
        lines: &mut impl Iterator<Item = (usize, &'t str)>,
    ) -> Result<AttributeList, AssembleError> {
        let mut body = CodeBuilder {
            code: Vec::new(),
            max_stack: 0,
            max_locals: 0,
            labels: KeyedMap::default(),
            fixups: Vec::new(),
            handlers: Vec::new(),
            frames: Vec::new(),
            frame_count: 0,
            last_frame: None,
            frame_fixups: Vec::new(),
            line_numbers: Vec::new(),
            local_variables: Vec::new(),
            code_attributes: AttributeList::default(),
            method_attributes: AttributeList::default(),
        };
        let mut last_line = 0;
        while let Some((at, text)) = lines.next() {
            last_line = at + 1;
            let mut line = Line::split(last_line, text)?;
            while let Some(label) = line.peek().and_then(|word| word.strip_suffix(':')).map(str::to_owned) {
                line.token()?;
                body.labels.insert(label, body.code.len());
            }
            if line.is_empty() {
                continue;
            }
            let word = line.word()?;
            if matches!(word.as_str(), "tableswitch" | "lookupswitch") {
                while !line.contains("default") {
                    let Some((at, text)) = lines.next() else { break };
                    line.extend(Line::split(at + 1, text)?);
                }
            }
            if word == ".end" {
                line.end()?;
                return body.finish(&line, constants);
            }
            if word.starts_with('.') {
                body.directive(&word, &mut line, constants)?;
            } else {
                body.instruction(&word, &mut line, constants, false)?;
            }
            line.end()?;
        }
        Err(AssembleError { line: last_line, message: "the method has no `.end`".into() })
    }

    fn directive(&mut self, word: &str, line: &mut Line, constants: &mut Constants) -> Result<(), AssembleError> {
        match word {
            ".stack" => self.max_stack = line.number()?,
            ".locals" => self.max_locals = line.number()?,
            ".byte" => {
                while !line.is_empty() {
                    self.code.push(line.number()?);
                }
            }
            ".repeat" => {
                let count: u16 = line.number()?;
                let mut pattern = Vec::new();
                while !line.is_empty() {
                    pattern.push(line.number::<u8>()?);
                }
                (0..count).for_each(|_| self.code.extend(&pattern));
            }
            ".catch" => {
                let catch_type = if line.take_if("any") { 0 } else { constants.class_operand(line)? };
                let labels = [line.word()?, line.word()?, line.word()?];
                self.handlers.push(HandlerLine { line: line.number, labels, catch_type });
            }
            ".frame" => self.frame(line, constants)?,
            ".line" => {
                let (number, label) = (line.number()?, line.word()?);
                self.line_numbers.push(LineNumber { line: line.number, number, label });
            }
            ".local" => {
                let (index, name, descriptor) = (line.number()?, line.word()?, line.word()?);
                let words = [constants.utf8(line, &name)?, constants.utf8(line, &descriptor)?, index];
                let labels = [line.word()?, line.word()?];
                self.local_variables.push(LocalVariable { line: line.number, words, labels });
            }
            ".throws" => {
                let classes = class_list(line, constants)?;
                let name = constants.utf8(line, "Exceptions")?;
                self.method_attributes.add_list(name, &classes);
            }
            ".attribute" => self.code_attributes.add_raw(line, constants)?,
            ".methodattribute" => self.method_attributes.add_raw(line, constants)?,
            _ => return Err(line.error(format!("`{word}` is no directive of a method"))),
        }
        Ok(())
    }

    fn branch(&mut self, line: &mut Line, base: usize, is_wide: bool) -> Result<(), AssembleError> {
        let label = line.word()?;
        self.fixups.push(Fixup { label, line: line.number, at: self.code.len(), base, is_wide });
        self.code.extend(if is_wide { &[0u8; 4][..] } else { &[0u8; 2][..] });
        Ok(())
    }

    fn local(&mut self, line: &mut Line, is_wide: bool) -> Result<(), AssembleError> {
        if is_wide {
            self.code.extend(line.number::<u16>()?.to_be_bytes());
        } else {
            self.code.push(line.number()?);
        }
        Ok(())
    }

    fn instruction(
        &mut self,
        mnemonic: &str,
        line: &mut Line,
        constants: &mut Constants,
        is_wide: bool,
    ) -> Result<(), AssembleError> {
        let Some(opcode) = Opcode::from_mnemonic(mnemonic) else {
            return Err(line.error(format!("`{mnemonic}` is no instruction")));
        };
        let base = self.code.len();
        self.code.push(opcode as u8);
        match opcode.info().operands {
            OperandFormat::None | OperandFormat::Implied(_) | OperandFormat::ImpliedLocal(_) => {}
            OperandFormat::Byte => self.code.extend(line.number::<i8>()?.to_be_bytes()),
            OperandFormat::Short => self.code.extend(line.number::<i16>()?.to_be_bytes()),
            OperandFormat::Local => self.local(line, is_wide)?,
            OperandFormat::Increment => {
                self.local(line, is_wide)?;
                if is_wide {
                    self.code.extend(line.number::<i16>()?.to_be_bytes());
                } else {
                    self.code.extend(line.number::<i8>()?.to_be_bytes());
                }
            }
            OperandFormat::NarrowConstant => self.code.push(constants.narrow(line)?),
            OperandFormat::Constant => {
                let index = self.constant_operand(opcode, line, constants)?;
                self.code.extend(index.to_be_bytes());
            }
            OperandFormat::Branch => self.branch(line, base, false)?,
            OperandFormat::WideBranch => self.branch(line, base, true)?,
            OperandFormat::TableSwitch => self.table_switch(line, base)?,
            OperandFormat::LookupSwitch => self.lookup_switch(line, base)?,
            OperandFormat::InvokeInterface => {
                let index = constants.member(line, Tag::InterfaceMethodref)?;
                self.code.extend(index.to_be_bytes());
                self.code.push(line.number()?);
                self.code.push(if line.is_empty() { 0 } else { line.number()? });
            }
            OperandFormat::InvokeDynamic => {
                let index = constants.dynamic(line, Tag::InvokeDynamic)?;
                self.code.extend(index.to_be_bytes());
                let zero: u16 = if line.is_empty() { 0 } else { line.number()? };
                self.code.extend(zero.to_be_bytes());
            }
            OperandFormat::NewArray => {
                let word = line.word()?;
                let named = ARRAY_TYPE_WORDS.iter().position(|known| *known == word).map(|at| at as u8 + 4);
                let code = named.or_else(|| parse_number(&word).and_then(|n| u8::try_from(n).ok()));
                self.code.push(code.ok_or_else(|| line.error(format!("`{word}` is no element type")))?);
            }
            OperandFormat::MultiNewArray => {
                self.code.extend(constants.class_operand(line)?.to_be_bytes());
                self.code.push(line.number()?);
            }
            OperandFormat::Wide => {
                let mnemonic = line.word()?;
                self.instruction(&mnemonic, line, constants, true)?;
            }
        }
        Ok(())
    }

    fn constant_operand(
        &mut self,
        opcode: Opcode,
        line: &mut Line,
        constants: &mut Constants,
    ) -> Result<u16, AssembleError> {
        match opcode.constant_use() {
            Some(ConstantUse::Load | ConstantUse::LoadWide) => constants.constant(line),
            Some(ConstantUse::Field(_)) => constants.member(line, Tag::Fieldref),
            Some(ConstantUse::Invoke(_)) => constants.member(line, Tag::Methodref),
            Some(
                ConstantUse::New
                | ConstantUse::NewPrimitiveArray
                | ConstantUse::NewReferenceArray
                | ConstantUse::NewMultiArray
                | ConstantUse::CheckCast
                | ConstantUse::InstanceOf,
            )
            | None => constants.class_operand(line),
        }
    }

    fn pad(&mut self) {
        self.code.resize(self.code.len().next_multiple_of(4), 0);
    }

    /// `tableswitch low label... default label`
    fn table_switch(&mut self, line: &mut Line, base: usize) -> Result<(), AssembleError> {
        self.pad();
        let low: i32 = line.number()?;
        let at = self.code.len();
        self.code.extend([0; 4]);
        self.code.extend(low.to_be_bytes());
        self.code.extend([0; 4]);
        let mut count = 0i32;
        while !line.is_empty() && !line.take_if("default") {
            self.branch(line, base, true)?;
            count += 1;
        }
        let high =
            if line.peek().is_some_and(|_| count == 0) { low.wrapping_sub(1) } else { low.wrapping_add(count - 1) };
        if let Some(place) = self.code.get_mut(at + 8..at + 12) {
            place.copy_from_slice(&high.to_be_bytes());
        }
        let label = line.word()?;
        self.fixups.push(Fixup { label, line: line.number, at, base, is_wide: true });
        Ok(())
    }

    /// `lookupswitch key label key label ... default label`
    fn lookup_switch(&mut self, line: &mut Line, base: usize) -> Result<(), AssembleError> {
        self.pad();
        let at = self.code.len();
        self.code.extend([0; 8]);
        let mut count = 0i32;
        while !line.is_empty() && !line.take_if("default") {
            let key: i32 = line.number()?;
            self.code.extend(key.to_be_bytes());
            self.branch(line, base, true)?;
            count += 1;
        }
        if let Some(place) = self.code.get_mut(at + 4..at + 8) {
            place.copy_from_slice(&count.to_be_bytes());
        }
        let label = line.word()?;
        self.fixups.push(Fixup { label, line: line.number, at, base, is_wide: true });
        Ok(())
    }

    /// `.frame kind ...`: the frame of the next instruction, or after `delta n` one with that offset delta.
    fn frame(&mut self, line: &mut Line, constants: &mut Constants) -> Result<(), AssembleError> {
        let delta: u16 = if line.take_if("delta") {
            let delta: u16 = line.number()?;
            self.last_frame = Some(self.last_frame.map_or(0, |last| last + 1) + usize::from(delta));
            delta
        } else {
            let offset = self.code.len();
            let delta = match self.last_frame {
                None => Some(offset),
                Some(last) => offset.checked_sub(last + 1),
            };
            self.last_frame = Some(offset);
            let delta = delta.and_then(|delta| u16::try_from(delta).ok());
            delta.ok_or_else(|| line.error("a frame after one for the same or a later instruction; say `delta`"))?
        };
        self.frame_count += 1;
        let kind = line.word()?;
        let wide = delta.to_be_bytes();
        match kind.as_str() {
            "same" if delta < 64 => self.frames.push(delta as u8),
            "same" => self.frames.extend([251, wide[0], wide[1]]),
            "stack" => {
                if delta < 64 {
                    self.frames.push(64 + delta as u8);
                } else {
                    self.frames.extend([247, wide[0], wide[1]]);
                }
                self.verification_type(line, constants)?;
            }
            "chop" => {
                let count: u8 = line.number()?;
                self.frames.extend([251u8.wrapping_sub(count), wide[0], wide[1]]);
            }
            "append" => {
                let at = self.frames.len();
                self.frames.extend([251, wide[0], wide[1]]);
                let mut count = 0u8;
                while !line.is_empty() {
                    self.verification_type(line, constants)?;
                    count += 1;
                }
                if let Some(tag) = self.frames.get_mut(at) {
                    *tag = tag.wrapping_add(count);
                }
            }
            "full" => {
                self.frames.extend([255, wide[0], wide[1]]);
                self.verification_types(line, constants)?;
                self.verification_types(line, constants)?;
            }
            "raw" => {
                while !line.is_empty() {
                    self.frames.push(line.number()?);
                }
            }
            _ => return Err(line.error(format!("`{kind}` is no kind of frame"))),
        }
        Ok(())
    }

    /// `{ type... }`
    fn verification_types(&mut self, line: &mut Line, constants: &mut Constants) -> Result<(), AssembleError> {
        if !line.take_if("{") {
            return Err(line.error("`{` is wanted here"));
        }
        let at = self.frames.len();
        self.frames.extend([0, 0]);
        let mut count = 0u16;
        while !line.take_if("}") {
            let mut times: u16 = 1;
            if line.take_if("repeat") {
                times = line.number()?;
            }
            let start = self.frames.len();
            self.verification_type(line, constants)?;
            let written = self.frames.get(start..).unwrap_or_default().to_vec();
            (1..times).for_each(|_| self.frames.extend(&written));
            count = count.saturating_add(times);
        }
        if let Some(place) = self.frames.get_mut(at..at + 2) {
            place.copy_from_slice(&count.to_be_bytes());
        }
        Ok(())
    }

    fn verification_type(&mut self, line: &mut Line, constants: &mut Constants) -> Result<(), AssembleError> {
        let tag = line.peek().and_then(|word| VERIFICATION_TYPE_WORDS.iter().position(|known| *known == word));
        match tag {
            Some(tag) => {
                line.token()?;
                self.frames.push(tag as u8);
            }
            None if line.take_if("uninitialized") => {
                self.frames.push(8);
                let fixup =
                    Fixup { label: line.word()?, line: line.number, at: self.frames.len(), base: 0, is_wide: false };
                self.frame_fixups.push(fixup);
                self.frames.extend([0, 0]);
            }
            None => {
                self.frames.push(7);
                self.frames.extend(constants.class_operand(line)?.to_be_bytes());
            }
        }
        Ok(())
    }

    /// The offset that a label or `@offset` stands for.
    fn offset(&self, label: &str, line: usize) -> Result<i64, AssembleError> {
        let known = match label.strip_prefix('@') {
            Some(number) => parse_number(number),
            None => self.labels.get(label).map(|offset| *offset as i64),
        };
        known.ok_or_else(|| AssembleError { line, message: format!("no label `{label}`") })
    }

    fn finish(mut self, line: &Line, constants: &mut Constants) -> Result<AttributeList, AssembleError> {
        for (fixups, in_frames) in
            [(std::mem::take(&mut self.fixups), false), (std::mem::take(&mut self.frame_fixups), true)]
        {
            for fixup in fixups {
                let offset = self.offset(&fixup.label, fixup.line)? - fixup.base as i64;
                let bytes = if in_frames { &mut self.frames } else { &mut self.code };
                let (at, wide) = (fixup.at, offset as i32);
                if fixup.is_wide {
                    bytes[at..at + 4].copy_from_slice(&wide.to_be_bytes());
                } else {
                    bytes[at..at + 2].copy_from_slice(&(wide as u16).to_be_bytes());
                }
            }
        }
        if self.code.is_empty() {
            return Ok(self.method_attributes);
        }
        let mut info = Vec::new();
        info.extend(self.max_stack.to_be_bytes());
        info.extend(self.max_locals.to_be_bytes());
        info.extend((self.code.len() as u32).to_be_bytes());
        info.extend(&self.code);
        info.extend((self.handlers.len() as u16).to_be_bytes());
        for handler in &self.handlers {
            for label in &handler.labels {
                info.extend((self.offset(label, handler.line)? as u16).to_be_bytes());
            }
            info.extend(handler.catch_type.to_be_bytes());
        }
        if self.frame_count > 0 {
            let name = constants.utf8(line, "StackMapTable")?;
            let table = [&self.frame_count.to_be_bytes(), &self.frames[..]].concat();
            self.code_attributes.add(name, &table);
        }
        self.tables(line, constants)?;
        self.code_attributes.write(&mut info);
        let name = constants.utf8(line, "Code")?;
        self.method_attributes.add(name, &info);
        Ok(self.method_attributes)
    }
}

impl CodeBuilder {
    /// The tables of lines and of local variables.
    fn tables(&mut self, line: &Line, constants: &mut Constants) -> Result<(), AssembleError> {
        let mut entries = Vec::new();
        for entry in &self.line_numbers {
            entries.extend((self.offset(&entry.label, entry.line)? as u16).to_be_bytes());
            entries.extend(entry.number.to_be_bytes());
        }
        if !entries.is_empty() {
            let name = constants.utf8(line, "LineNumberTable")?;
            let count = self.line_numbers.len() as u16;
            self.code_attributes.add(name, &[&count.to_be_bytes(), &entries[..]].concat());
        }
        let mut entries = Vec::new();
        for LocalVariable { line, words, labels: [from, to] } in &self.local_variables {
            let (from, to) = (self.offset(from, *line)?, self.offset(to, *line)?);
            let places = [from as u16, (to - from) as u16];
            entries.extend(places.into_iter().chain(*words).flat_map(u16::to_be_bytes));
        }
        if !entries.is_empty() {
            let name = constants.utf8(line, "LocalVariableTable")?;
            let count = self.local_variables.len() as u16;
            self.code_attributes.add(name, &[&count.to_be_bytes(), &entries[..]].concat());
        }
        Ok(())
    }
}
