//! `Code` and the tables within it (JVMS 4.7.3): all that can be checked without looking at instructions.

use super::bytes::ClassBytes;
use super::constant_pool::Tag;
use super::cursor::Cursor;
use super::model::{CodeRecord, Span};
use super::parse::{Checked, Context};
use crate::keyed::KeyedSet;

/// Reads the `Code` attribute with this content, for a method with so many argument slots.
pub(super) fn read(context: &Context<'_>, info: Span, argument_slots: u32) -> Checked<CodeRecord> {
    let mut cursor = Cursor::new(context.pool.bytes(), info.start as usize);
    let (max_stack, max_locals) = (cursor.u2()?, cursor.u2()?);
    let code_length = cursor.u4()?;
    context.require(argument_slots <= u32::from(max_locals), format_args!("Arguments can't fit into locals"))?;
    let message = format_args!("Invalid method Code length {code_length}");
    context.require((1..=65535).contains(&code_length), message)?;
    let bytecode = cursor.span(code_length as usize)?;
    let handlers = cursor.u2()?;
    let exception_table = cursor.span(8 * usize::from(handlers))?;
    check_handlers(context, exception_table, code_length)?;

    let mut tables =
        Tables { context, code_length, max_locals, stack_map: None, variables: Vec::new(), types: Vec::new() };
    let count = cursor.u2()?;
    let attributes_start = cursor.position();
    for _ in 0..count {
        let name_index = cursor.u2()?;
        let length = cursor.u4()?;
        let message = format_args!("Invalid code attribute name index {name_index}");
        context.require(context.is(name_index, Tag::Utf8), message)?;
        tables.attribute(context.utf8(name_index), &mut cursor, length)?;
    }
    let end = (info.start + info.length) as usize;
    context.require(cursor.position() == end, format_args!("Code segment has wrong length"))?;
    tables.check_variables()?;
    Ok(CodeRecord {
        max_stack,
        max_locals,
        bytecode,
        exception_table,
        attributes: Span::new(attributes_start, end - attributes_start),
        stack_map: tables.stack_map.unwrap_or_default(),
    })
}

fn check_handlers(context: &Context<'_>, table: Span, code_length: u32) -> Checked<()> {
    for [start_high, start_low, end_high, end_low, pc_high, pc_low, type_high, type_low] in
        table.of(context.pool.bytes()).as_chunks().0
    {
        let start = u16::from_be_bytes([*start_high, *start_low]);
        let end = u16::from_be_bytes([*end_high, *end_low]);
        let handler = u16::from_be_bytes([*pc_high, *pc_low]);
        let catch_type = u16::from_be_bytes([*type_high, *type_low]);
        let in_range = start < end && u32::from(end) <= code_length;
        context.require(in_range, format_args!("Illegal exception table range"))?;
        context.require(u32::from(handler) < code_length, format_args!("Illegal exception table handler"))?;
        let catchable = catch_type == 0 || context.is(catch_type, Tag::Class);
        context.require(catchable, format_args!("Catch type in exception table has bad constant type"))?;
    }
    Ok(())
}

/// What makes an entry of a local variable table unique.
type VariableKey<'a> = (u16, u16, u16, &'a [u8]);

/// The attributes of one method's code as they are read.
struct Tables<'a> {
    context: &'a Context<'a>,
    code_length: u32,
    max_locals: u16,
    stack_map: Option<Span>,
    /// The entries of all `LocalVariableTable`s.
    variables: Vec<VariableKey<'a>>,
    /// The entries of all `LocalVariableTypeTable`s.
    types: Vec<VariableKey<'a>>,
}

impl<'a> Tables<'a> {
    /// Reads over one attribute of `length` bytes, of which the name and length are already read.
    fn attribute(&mut self, name: &[u8], cursor: &mut Cursor<'_>, length: u32) -> Checked<()> {
        let major = self.context.names.major;
        match name {
            b"LineNumberTable" => self.line_numbers(cursor, length),
            // Embedded classes are the library's, whose tables a compiler has written; nothing looks at them before a
            // message does.
            b"LocalVariableTable" if matches!(self.context.pool.bytes(), ClassBytes::Static(_)) => {
                cursor.span(length as usize).map(drop)
            }
            b"LocalVariableTable" => self.local_variables("LocalVariableTable", cursor, length),
            b"LocalVariableTypeTable" if major >= 49 => self.local_variables("LocalVariableTypeTable", cursor, length),
            b"StackMapTable" if major >= 50 => {
                let message = format_args!("Multiple StackMapTable attributes");
                self.context.require(self.stack_map.is_none(), message)?;
                self.stack_map = Some(cursor.span(length as usize)?);
                Ok(())
            }
            _ => cursor.span(length as usize).map(drop),
        }
    }

    fn line_numbers(&mut self, cursor: &mut Cursor<'_>, length: u32) -> Checked<()> {
        let count = cursor.u2()?;
        let message = format_args!("LineNumberTable attribute has wrong length");
        self.context.require(length == 2 + 4 * u32::from(count), message)?;
        let table = cursor.span(4 * usize::from(count))?;
        for [high, low, ..] in table.of(self.context.pool.bytes()).as_chunks::<4>().0 {
            let start = u32::from(u16::from_be_bytes([*high, *low]));
            self.context.require(start < self.code_length, format_args!("Invalid pc in LineNumberTable"))?;
        }
        Ok(())
    }

    fn local_variables(&mut self, table: &str, cursor: &mut Cursor<'_>, length: u32) -> Checked<()> {
        let context = self.context;
        let count = cursor.u2()?;
        let message = format_args!("{table} has wrong length");
        context.require(length == 2 + 10 * u32::from(count), message)?;
        let is_types = table == "LocalVariableTypeTable";
        for _ in 0..count {
            let (start, length) = (cursor.u2()?, cursor.u2()?);
            let (name, descriptor, index) = (cursor.u2()?, cursor.u2()?, cursor.u2()?);
            let end = u32::from(start) + u32::from(length);
            let message = format_args!("Invalid start_pc {start} in {table}");
            context.require(u32::from(start) < self.code_length, message)?;
            context.require(end <= self.code_length, format_args!("Invalid length {length} in {table}"))?;
            let message = format_args!("Name index {name} in {table} has bad constant type");
            context.require(context.is(name, Tag::Utf8), message)?;
            let message = format_args!("Signature index {descriptor} in {table} has bad constant type");
            context.require(context.is(descriptor, Tag::Utf8), message)?;
            let (name, descriptor) = (context.utf8(name), context.utf8(descriptor));
            context.names.field_name(name)?;
            let mut last = u32::from(index);
            if !is_types {
                context.names.field_descriptor(name, descriptor)?;
                last += u32::from(matches!(descriptor, b"J" | b"D"));
            }
            let message = format_args!("Invalid index {index} in {table}");
            context.require(last < u32::from(self.max_locals), message)?;
            let entries = if is_types { &mut self.types } else { &mut self.variables };
            entries.push((start, length, index, name));
        }
        Ok(())
    }

    /// No variable twice, and each generic type belongs to a variable. HotSpot lets older class files have what they like.
    fn check_variables(&self) -> Checked<()> {
        if self.context.names.major < 49 {
            return Ok(());
        }
        // Nor does it look at types where there are no variables.
        if self.variables.is_empty() {
            return Ok(());
        }
        self.check_unique("LocalVariableTable", &self.variables)?;
        self.check_unique("LocalVariableTypeTable", &self.types)?;
        if self.types.is_empty() {
            return Ok(());
        }
        let variables: KeyedSet<_> = self.variables.iter().collect();
        match self.types.iter().find(|key| !variables.contains(*key)) {
            Some((_, _, _, name)) => {
                let (name, class) = (String::from_utf8_lossy(name), self.context.names.class);
                let message =
                    format_args!("LVTT entry for '{name}' in class file {class} does not match any LVT entry");
                Err(self.context.error(message))
            }
            None => Ok(()),
        }
    }

    fn check_unique(&self, table: &str, entries: &[VariableKey<'_>]) -> Checked<()> {
        if entries.len() < 2 {
            return Ok(());
        }
        let mut sorted = entries.to_vec();
        sorted.sort_unstable();
        match sorted.windows(2).find(|pair| pair.first() == pair.last()).and_then(|pair| pair.first()) {
            Some((_, _, _, name)) => {
                let name = String::from_utf8_lossy(name);
                let message = format_args!("Duplicated {table} attribute entry for '{name}'");
                Err(self.context.in_class_file(message))
            }
            None => Ok(()),
        }
    }
}
