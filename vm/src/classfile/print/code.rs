//! The code of a method in class assembly: instructions by mnemonic, operands by name, places by label.

use std::fmt::{self, Write};

use super::words::{AnyConstant, ClassOperand, Dynamic, Member, Name, VERIFICATION_TYPE_WORDS, method_word};
use crate::classfile::code::CodeAttribute;
use crate::classfile::constant_pool::{ConstantPool, PoolConstant};
use crate::classfile::instructions::{BytecodeInstruction, Operands};
use crate::classfile::model::ClassFile;
use crate::classfile::opcodes::{Opcode, OperandFormat};
use crate::classfile::stack_map::{
    StackMapError, StackMapFrame, StackMapFrameKind, StackMapFrames, VerificationType, VerificationTypes,
};
use crate::classfile::{ConstantUse, Invocation};

/// The words of the element types of `newarray`, from code 4 on.
pub const ARRAY_TYPE_WORDS: [&str; 8] = ["boolean", "char", "float", "double", "byte", "short", "int", "long"];

/// Text that ends after so many bytes.
struct Bounded {
    text: String,
    most: usize,
}

impl Write for Bounded {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let room = self.most.saturating_sub(self.text.len());
        let end = text.floor_char_boundary(room.min(text.len()));
        self.text.push_str(&text[..end]);
        if end < text.len() { Err(fmt::Error) } else { Ok(()) }
    }
}

/// The instructions of a method's code, each with its bytecode index; an ellipsis ends what would be longer than `most`
/// bytes, since names can be. Ends where the bytecode is malformed.
pub fn instructions(file: &ClassFile, code: CodeAttribute<'_>, most: usize) -> Vec<(u16, String)> {
    let printer = Printer::new(file.pool(), code);
    let text = |instruction: BytecodeInstruction<'_>| {
        let mut out = Bounded { text: String::new(), most };
        if printer.operation(&mut out, instruction).is_err() {
            out.text.push_str("...");
        }
        (instruction.pc, out.text)
    };
    code.instructions().map_while(Result::ok).map(text).collect()
}

/// Prints the directives and instructions of a method's code.
pub(super) fn print(out: &mut dyn Write, pool: &ConstantPool, code: CodeAttribute<'_>) -> fmt::Result {
    let printer = Printer::new(pool, code);
    writeln!(out, "  .stack {}\n  .locals {}", code.max_stack(), code.max_locals())?;
    printer.instructions(out)?;
    for handler in code.exception_table() {
        write!(out, "  .catch ")?;
        match handler.catch_type {
            0 => out.write_str("any")?,
            index => write!(out, "{}", ClassOperand(pool, index))?,
        }
        let places = [handler.start_pc, handler.end_pc, handler.handler_pc];
        places.iter().try_for_each(|&place| write!(out, " {}", printer.place(place.into())))?;
        writeln!(out)?;
    }
    for entry in code.line_numbers() {
        writeln!(out, "  .line {} {}", entry.line, printer.place(entry.start_pc.into()))?;
    }
    for variable in code.local_variables() {
        let start = i64::from(variable.start_pc);
        let (from, to) = (printer.place(start), printer.place(start + i64::from(variable.length)));
        let (name, descriptor) = (Name(variable.name), Name(variable.descriptor));
        writeln!(out, "  .local {} {name} {descriptor} {from} {to}", variable.index)?;
    }
    Ok(())
}

/// A place in the code as a token: the label of an instruction or of the end, else `@` and the offset.
struct Place {
    offset: i64,
    is_label: bool,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", if self.is_label { "" } else { "@" }, self.offset)
    }
}

struct Printer<'a> {
    pool: &'a ConstantPool,
    code: CodeAttribute<'a>,
    /// For each offset up to the end whether an instruction starts there; the end itself is a place, too.
    is_start: Vec<bool>,
}

impl<'a> Printer<'a> {
    fn new(pool: &'a ConstantPool, code: CodeAttribute<'a>) -> Self {
        let mut is_start = vec![false; code.bytecode().len() + 1];
        let starts = code.instructions().map(|decoded| decoded.map_or_else(|error| error.pc, |found| found.pc));
        for start in starts.map(usize::from).chain([code.bytecode().len()]) {
            if let Some(place) = is_start.get_mut(start) {
                *place = true;
            }
        }
        Printer { pool, code, is_start }
    }

    fn place(&self, offset: i64) -> Place {
        let is_label = usize::try_from(offset).is_ok_and(|offset| self.is_start.get(offset) == Some(&true));
        Place { offset, is_label }
    }

    fn instructions(&self, out: &mut dyn Write) -> fmt::Result {
        let mut frames = Frames { rest: self.code.stack_map().and_then(Result::ok), next: 0, waiting: None };
        if let Some(Err(error)) = self.code.stack_map() {
            writeln!(out, "  // StackMapTable is malformed: {}", error.0)?;
        }
        for decoded in self.code.instructions() {
            let pc = decoded.as_ref().map_or_else(|error| error.pc, |found| found.pc);
            self.frames_up_to(out, pc.into(), &mut frames)?;
            match decoded {
                Ok(instruction) => self.instruction(out, instruction)?,
                Err(error) => {
                    write!(out, "{:>7}: .byte", error.pc)?;
                    for byte in self.code.bytecode().get(usize::from(error.pc)..).unwrap_or_default() {
                        write!(out, " {byte:#04x}")?;
                    }
                    writeln!(out)?;
                }
            }
        }
        writeln!(out, "{:>7}:", self.code.bytecode().len())?;
        self.frames_up_to(out, i64::MAX, &mut frames)
    }

    fn instruction(&self, out: &mut dyn Write, instruction: BytecodeInstruction<'_>) -> fmt::Result {
        write!(out, "{:>7}: ", instruction.pc)?;
        self.operation(out, instruction)?;
        writeln!(out)
    }

    fn operation(&self, out: &mut dyn Write, instruction: BytecodeInstruction<'_>) -> fmt::Result {
        let BytecodeInstruction { opcode, wide, operands, .. } = instruction;
        write!(out, "{}{}", if wide { "wide " } else { "" }, opcode.mnemonic())?;
        let is_implied = matches!(opcode.info().operands, OperandFormat::Implied(_) | OperandFormat::ImpliedLocal(_));
        match operands {
            Operands::None => {}
            _ if is_implied => {}
            Operands::Immediate(value) => write!(out, " {value}")?,
            Operands::Local(local) => write!(out, " {local}")?,
            Operands::Increment { local, by } => write!(out, " {local} {by}")?,
            Operands::Constant(index) => self.constant(out, opcode, index)?,
            Operands::Branch(target) => write!(out, " {}", self.place(target))?,
            Operands::TableSwitch(table) => {
                writeln!(out, " {}", table.low)?;
                for target in table.targets() {
                    writeln!(out, "           {}", self.place(target))?;
                }
                write!(out, "           default {}", self.place(table.default))?;
            }
            Operands::LookupSwitch(lookup) => {
                writeln!(out)?;
                for (key, target) in lookup.pairs() {
                    writeln!(out, "           {key} {}", self.place(target))?;
                }
                write!(out, "           default {}", self.place(lookup.default))?;
            }
            Operands::InvokeInterface { index, count, zero } => {
                self.constant(out, opcode, index)?;
                write!(out, " {count}")?;
                if zero != 0 {
                    write!(out, " {zero}")?;
                }
            }
            Operands::InvokeDynamic { index, zero } => {
                self.constant(out, opcode, index)?;
                if zero != 0 {
                    write!(out, " {zero}")?;
                }
            }
            Operands::NewArray(code) => {
                match usize::from(code).checked_sub(4).and_then(|at| ARRAY_TYPE_WORDS.get(at)) {
                    Some(word) => write!(out, " {word}")?,
                    None => write!(out, " {code}")?,
                }
            }
            Operands::MultiNewArray { index, dimensions } => {
                self.constant(out, opcode, index)?;
                write!(out, " {dimensions}")?;
            }
        }
        Ok(())
    }

    /// A constant operand, without the word of its kind if the instruction wants that kind.
    fn constant(&self, out: &mut dyn Write, opcode: Opcode, index: u16) -> fmt::Result {
        let any = AnyConstant(self.pool, index);
        let Ok(constant) = self.pool.get(index) else { return write!(out, " {any}") };
        match (opcode.constant_use(), constant) {
            (Some(ConstantUse::Load | ConstantUse::LoadWide), _) => write!(out, " {any}"),
            (Some(ConstantUse::Field(_)), PoolConstant::Field(member)) => write!(out, " {}", Member(member)),
            (Some(ConstantUse::Invoke(Invocation::Dynamic)), PoolConstant::InvokeDynamic(dynamic)) => {
                write!(out, " {}", Dynamic(dynamic))
            }
            (
                Some(ConstantUse::Invoke(
                    invocation @ (Invocation::Virtual
                    | Invocation::Special
                    | Invocation::Static
                    | Invocation::Interface),
                )),
                PoolConstant::Method(member),
            ) => {
                if member.is_interface != (invocation == Invocation::Interface) {
                    write!(out, " {}", method_word(member))?;
                }
                write!(out, " {}", Member(member))
            }
            (
                Some(
                    ConstantUse::New
                    | ConstantUse::NewReferenceArray
                    | ConstantUse::NewMultiArray
                    | ConstantUse::CheckCast
                    | ConstantUse::InstanceOf,
                ),
                _,
            ) => write!(out, " {}", ClassOperand(self.pool, index)),
            (Some(ConstantUse::Field(_) | ConstantUse::Invoke(_) | ConstantUse::NewPrimitiveArray) | None, _) => {
                write!(out, " constant {any}")
            }
        }
    }

    /// Prints the frames for places up to this one.
    fn frames_up_to(&self, out: &mut dyn Write, pc: i64, frames: &mut Frames<'_>) -> fmt::Result {
        loop {
            let (offset, StackMapFrame { offset_delta, kind }) = match frames.peek() {
                Some(Ok(frame)) if frame.0 <= pc => frame,
                Some(Err(error)) => {
                    frames.rest = None;
                    return writeln!(out, "  // StackMapTable is malformed: {}", error.0);
                }
                _ => return Ok(()),
            };
            frames.waiting = None;
            write!(out, "         .frame")?;
            if offset != pc {
                write!(out, " delta {offset_delta}")?;
            }
            match kind {
                StackMapFrameKind::Same => write!(out, " same")?,
                StackMapFrameKind::SameLocalsOneStack(value) => {
                    write!(out, " stack")?;
                    self.verification_type(out, value)?;
                }
                StackMapFrameKind::Chop(count) => write!(out, " chop {count}")?,
                StackMapFrameKind::Append(locals) => {
                    write!(out, " append")?;
                    self.types(out, locals)?;
                }
                StackMapFrameKind::Full { locals, stack } => {
                    write!(out, " full {{")?;
                    self.types(out, locals)?;
                    write!(out, " }} {{")?;
                    self.types(out, stack)?;
                    write!(out, " }}")?;
                }
            }
            writeln!(out)?;
        }
    }

    fn types(&self, out: &mut dyn Write, types: VerificationTypes<'_>) -> fmt::Result {
        types.into_iter().try_for_each(|value| self.verification_type(out, value))
    }

    fn verification_type(&self, out: &mut dyn Write, value: VerificationType) -> fmt::Result {
        let [top, int, float, double, long, null, uninitialized_this] = VERIFICATION_TYPE_WORDS;
        let word = match value {
            VerificationType::Top => top,
            VerificationType::Integer => int,
            VerificationType::Float => float,
            VerificationType::Long => long,
            VerificationType::Double => double,
            VerificationType::Null => null,
            VerificationType::UninitializedThis => uninitialized_this,
            VerificationType::Object(index) => return write!(out, " {}", ClassOperand(self.pool, index)),
            VerificationType::Uninitialized(offset) => {
                return write!(out, " uninitialized {}", self.place(offset.into()));
            }
        };
        write!(out, " {word}")
    }
}

/// The frames that are not yet printed.
struct Frames<'a> {
    rest: Option<StackMapFrames<'a>>,
    /// The offset of the next frame if its delta is 0.
    next: i64,
    waiting: Option<(i64, StackMapFrame<'a>)>,
}

impl<'a> Frames<'a> {
    /// The next frame and the offset of its place.
    fn peek(&mut self) -> Option<Result<(i64, StackMapFrame<'a>), StackMapError>> {
        if self.waiting.is_none() {
            let frame = match self.rest.as_mut()?.next()? {
                Ok(frame) => frame,
                Err(error) => return Some(Err(error)),
            };
            let offset = self.next + i64::from(frame.offset_delta);
            self.next = offset + 1;
            self.waiting = Some((offset, frame));
        }
        self.waiting.clone().map(Ok)
    }
}
