//! The `Code` of a method (JVMS 4.7.3) as a view: limits, instructions, handlers, and tables decoded when asked for.

use super::attributes::Attributes;
use super::constant_pool::ConstantPool;
use super::instructions::Instructions;
use super::model::CodeRecord;
use super::stack_map::{StackMapError, StackMapFrames};

/// A method's `Code` attribute (JVMS 4.7.3), whose parts are read from the class file when they are asked for.
#[derive(Clone, Copy, Debug)]
pub struct CodeAttribute<'a> {
    pool: &'a ConstantPool,
    record: &'a CodeRecord,
}

impl<'a> CodeAttribute<'a> {
    pub(super) fn new(pool: &'a ConstantPool, record: &'a CodeRecord) -> Self {
        CodeAttribute { pool, record }
    }

    /// The greatest depth of the operand stack, in slots.
    pub fn max_stack(self) -> u16 {
        self.record.max_stack
    }

    /// The number of local variable slots, arguments included.
    pub fn max_locals(self) -> u16 {
        self.record.max_locals
    }

    /// The bytecode: 1 to 65535 bytes, not checked further.
    pub fn bytecode(self) -> &'a [u8] {
        self.record.bytecode.of(self.pool.bytes())
    }

    /// The instructions from the start of the bytecode.
    pub fn instructions(self) -> Instructions<'a> {
        Instructions::new(self.bytecode())
    }

    /// The exception handlers, in order of precedence.
    pub fn exception_table(self) -> impl ExactSizeIterator<Item = ExceptionHandler> + Clone + use<'a> {
        self.record.exception_table.of(self.pool.bytes()).as_chunks().0.iter().map(ExceptionHandler::new)
    }

    /// The frames of the `StackMapTable`; `None` if there is none or it is empty. An error if not even its count is whole.
    pub fn stack_map(self) -> Option<Result<StackMapFrames<'a>, StackMapError>> {
        let info = self.record.stack_map.of(self.pool.bytes());
        (!info.is_empty()).then(|| StackMapFrames::new(info))
    }

    /// All attributes of the code.
    pub fn attributes(self) -> Attributes<'a> {
        Attributes::new(self.pool, self.record.attributes)
    }

    /// The line numbers, in the order of the file: all `LineNumberTable`s, one after another.
    pub fn line_numbers(self) -> impl Iterator<Item = LineNumber> + Clone + use<'a> {
        let tables = self.attributes().contents_named("LineNumberTable");
        tables.flat_map(|table| table.get(2..).unwrap_or_default().as_chunks().0).map(LineNumber::new)
    }

    /// The source line of the instruction at `pc`.
    pub fn line_of(self, pc: u16) -> Option<u16> {
        LineNumber::line_of(self.line_numbers(), pc)
    }

    /// The local variables named by all `LocalVariableTable`s.
    pub fn local_variables(self) -> impl Iterator<Item = LocalVariable<'a>> + Clone + use<'a> {
        let pool = self.pool;
        self.local_variable_entries().map(move |entry| LocalVariable::new(pool, entry))
    }

    /// First offset and length of the bytecode in which each of [`Code::local_variables`] has a value.
    pub(crate) fn local_variable_ranges(self) -> impl Iterator<Item = (u16, u16)> + use<'a> {
        self.local_variable_entries()
            .map(|[a, b, c, d, ..]| (u16::from_be_bytes([*a, *b]), u16::from_be_bytes([*c, *d])))
    }

    fn local_variable_entries(self) -> impl Iterator<Item = &'a [u8; 10]> + Clone + use<'a> {
        let tables = self.attributes().contents_named("LocalVariableTable");
        tables.flat_map(|table| table.get(2..).unwrap_or_default().as_chunks().0)
    }
}

/// An entry of an exception table: a range of bytecode, and where to go for which exceptions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ExceptionHandler {
    /// The first bytecode offset covered.
    pub start_pc: u16,
    /// The first offset after `start_pc` not covered; may be the code's length.
    pub end_pc: u16,
    /// The handler's offset.
    pub handler_pc: u16,
    /// The index of the exception's `Class` entry; 0 catches everything.
    pub catch_type: u16,
}

impl ExceptionHandler {
    fn new(entry: &[u8; 8]) -> Self {
        let [a, b, c, d, e, f, g, h] = *entry;
        ExceptionHandler {
            start_pc: u16::from_be_bytes([a, b]),
            end_pc: u16::from_be_bytes([c, d]),
            handler_pc: u16::from_be_bytes([e, f]),
            catch_type: u16::from_be_bytes([g, h]),
        }
    }
}

/// An entry of a `LineNumberTable`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LineNumber {
    /// The first bytecode offset of the line.
    pub start_pc: u16,
    /// The line in the source file.
    pub line: u16,
}

impl LineNumber {
    /// The source line of the instruction at `pc`: that of the entry with the greatest start not after it.
    pub fn line_of(entries: impl IntoIterator<Item = LineNumber>, pc: u16) -> Option<u16> {
        let mut best: Option<LineNumber> = None;
        for entry in entries.into_iter().filter(|entry| entry.start_pc <= pc) {
            if best.is_none_or(|best| best.start_pc <= entry.start_pc) {
                best = Some(entry);
            }
        }
        best.map(|entry| entry.line)
    }

    fn new(entry: &[u8; 4]) -> Self {
        let [a, b, c, d] = *entry;
        LineNumber { start_pc: u16::from_be_bytes([a, b]), line: u16::from_be_bytes([c, d]) }
    }
}

/// An entry of a `LocalVariableTable`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LocalVariable<'a> {
    /// The first bytecode offset at which the variable has a value.
    pub start_pc: u16,
    /// How many bytes of bytecode it lives.
    pub length: u16,
    /// As in the source: variables of other scopes may have the same one.
    pub name: &'a str,
    /// Of its type: a field's, without type arguments.
    pub descriptor: &'a str,
    /// Its slot, or the first of two for `long` and `double`; others share it where scopes do not overlap.
    pub index: u16,
}

impl<'a> LocalVariable<'a> {
    fn new(pool: &'a ConstantPool, entry: &[u8; 10]) -> Self {
        let [a, b, c, d, e, f, g, h, i, j] = *entry;
        LocalVariable {
            start_pc: u16::from_be_bytes([a, b]),
            length: u16::from_be_bytes([c, d]),
            name: pool.name(u16::from_be_bytes([e, f])).unwrap_or_default(),
            descriptor: pool.name(u16::from_be_bytes([g, h])).unwrap_or_default(),
            index: u16::from_be_bytes([i, j]),
        }
    }
}
