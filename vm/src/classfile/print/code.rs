//! The code of a method in class assembly: instructions by mnemonic, operands by name, places by label.

use std::fmt::{self, Write};

use super::words::{AnyConstant, Dynamic, Member, Name, method_word};
use crate::classfile::code::Code;
use crate::classfile::constant_pool::{Constant, ConstantPool};
use crate::classfile::instructions::{Instruction, Operands};
use crate::classfile::opcodes::{Opcode, OperandFormat};
use crate::classfile::stack_map::{FrameKind, StackMapFrame, StackMapFrames, VerificationType, VerificationTypes};

/// The words of the element types of `newarray`, from code 4 on.
pub const ARRAY_TYPE_WORDS: [&str; 8] = ["boolean", "char", "float", "double", "byte", "short", "int", "long"];

/// Prints the lines of a code block.
pub(super) fn print(out: &mut dyn Write, pool: &ConstantPool, code: Code<'_>) -> fmt::Result {
    let printer = Printer::new(pool, code);
    writeln!(out, "    stack {} locals {}", code.max_stack(), code.max_locals())?;
    printer.instructions(out)?;
    for handler in code.exception_table() {
        let (start, end) = (printer.place(handler.start_pc.into()), printer.place(handler.end_pc.into()));
        let target = printer.place(handler.handler_pc.into());
        write!(out, "    catch ")?;
        match (handler.catch_type, pool.class_name(handler.catch_type)) {
            (0, _) => out.write_str("any")?,
            (_, Ok(name)) => write!(out, "{}", Name(name))?,
            (index, Err(_)) => write!(out, "{}", AnyConstant(pool, index))?,
        }
        writeln!(out, " from {start} to {end} using {target}")?;
    }
    match code.stack_map() {
        Some(Ok(frames)) => printer.frames(out, frames)?,
        Some(Err(error)) => writeln!(out, "    # attribute StackMapTable is malformed: {}", error.0)?,
        None => {}
    }
    for entry in code.line_numbers() {
        writeln!(out, "    line {} at {}", entry.line, printer.place(entry.start_pc.into()))?;
    }
    for variable in code.local_variables() {
        let start = i64::from(variable.start_pc);
        let (from, to) = (printer.place(start), printer.place(start + i64::from(variable.length)));
        let (name, descriptor) = (Name(variable.name), Name(variable.descriptor));
        writeln!(out, "    local {} {name} {descriptor} from {from} to {to}", variable.index)?;
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
    code: Code<'a>,
    /// For each offset up to the end whether an instruction starts there; the end itself is a place, too.
    is_start: Vec<bool>,
}

impl<'a> Printer<'a> {
    fn new(pool: &'a ConstantPool, code: Code<'a>) -> Self {
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
        for decoded in self.code.instructions() {
            match decoded {
                Ok(instruction) => self.instruction(out, instruction)?,
                Err(error) => {
                    write!(out, "{:>7}: bytes", error.pc)?;
                    for byte in self.code.bytecode().get(usize::from(error.pc)..).unwrap_or_default() {
                        write!(out, " {byte:02x}")?;
                    }
                    writeln!(out)?;
                }
            }
        }
        writeln!(out, "{:>7}:", self.code.bytecode().len())
    }

    fn instruction(&self, out: &mut dyn Write, instruction: Instruction<'_>) -> fmt::Result {
        let Instruction { pc, opcode, wide, operands, .. } = instruction;
        write!(out, "{pc:>7}: {}{}", if wide { "wide " } else { "" }, opcode.mnemonic())?;
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
                writeln!(out, " {} {{", table.low)?;
                for target in table.targets() {
                    writeln!(out, "           {}", self.place(target))?;
                }
                write!(out, "           default {}\n         }}", self.place(table.default))?;
            }
            Operands::LookupSwitch(lookup) => {
                writeln!(out, " {{")?;
                for (key, target) in lookup.pairs() {
                    writeln!(out, "           {key} {}", self.place(target))?;
                }
                write!(out, "           default {}\n         }}", self.place(lookup.default))?;
            }
            Operands::InvokeInterface { index, count, zero } => {
                self.constant(out, opcode, index)?;
                let implied = self.pool.method_ref(index).ok().and_then(|member| {
                    Some(crate::classfile::MethodDescriptor::parse(member.descriptor)?.parameter_slots() + 1)
                });
                if implied != Some(u16::from(count)) {
                    write!(out, " count {count}")?;
                }
                if zero != 0 {
                    write!(out, " zero {zero}")?;
                }
            }
            Operands::InvokeDynamic { index, zero } => {
                self.constant(out, opcode, index)?;
                if zero != 0 {
                    write!(out, " zero {zero}")?;
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
        writeln!(out)
    }

    /// A constant operand, without the word of its kind if the instruction wants that kind.
    fn constant(&self, out: &mut dyn Write, opcode: Opcode, index: u16) -> fmt::Result {
        let Ok(constant) = self.pool.get(index) else { return write!(out, " constant {index}") };
        match (opcode, constant) {
            (Opcode::Getstatic | Opcode::Putstatic | Opcode::Getfield | Opcode::Putfield, Constant::Field(member)) => {
                write!(out, " {}", Member(member))
            }
            (Opcode::Invokevirtual | Opcode::Invokespecial | Opcode::Invokestatic, Constant::Method(member))
                if !member.is_interface =>
            {
                write!(out, " {}", Member(member))
            }
            (Opcode::Invokeinterface, Constant::Method(member)) if member.is_interface => {
                write!(out, " {}", Member(member))
            }
            (_, Constant::Method(member)) => write!(out, " {} {}", method_word(member), Member(member)),
            (Opcode::Invokedynamic, Constant::InvokeDynamic(dynamic)) => write!(out, " {}", Dynamic(dynamic)),
            (
                Opcode::New | Opcode::Anewarray | Opcode::Checkcast | Opcode::Instanceof | Opcode::Multianewarray,
                Constant::Class(name),
            ) => write!(out, " {}", Name(name)),
            _ => write!(out, " {}", AnyConstant(self.pool, index)),
        }
    }

    fn frames(&self, out: &mut dyn Write, frames: StackMapFrames<'_>) -> fmt::Result {
        let mut next = 0;
        for frame in frames {
            let StackMapFrame { offset_delta, kind } = match frame {
                Ok(frame) => frame,
                Err(error) => return writeln!(out, "    # attribute StackMapTable is malformed: {}", error.0),
            };
            let offset = next + i64::from(offset_delta);
            next = offset + 1;
            write!(out, "    frame {}", self.place(offset))?;
            match kind {
                FrameKind::Same => write!(out, " same")?,
                FrameKind::SameLocalsOneStack(value) => {
                    write!(out, " same stack")?;
                    self.verification_type(out, value)?;
                }
                FrameKind::Chop(count) => write!(out, " chop {count}")?,
                FrameKind::Append(locals) => self.types(out, "append", locals)?,
                FrameKind::Full { locals, stack } => {
                    write!(out, " full")?;
                    self.types(out, "locals", locals)?;
                    self.types(out, "stack", stack)?;
                }
            }
            writeln!(out)?;
        }
        Ok(())
    }

    fn types(&self, out: &mut dyn Write, word: &str, types: VerificationTypes<'_>) -> fmt::Result {
        write!(out, " {word}")?;
        types.into_iter().try_for_each(|value| self.verification_type(out, value))
    }

    fn verification_type(&self, out: &mut dyn Write, value: VerificationType) -> fmt::Result {
        let word = match value {
            VerificationType::Top => "top",
            VerificationType::Integer => "int",
            VerificationType::Float => "float",
            VerificationType::Long => "long",
            VerificationType::Double => "double",
            VerificationType::Null => "null",
            VerificationType::UninitializedThis => "uninitialized-this",
            VerificationType::Object(index) => {
                return match self.pool.class_name(index) {
                    Ok(name) => write!(out, " object {}", Name(name)),
                    Err(_) => write!(out, " object {}", AnyConstant(self.pool, index)),
                };
            }
            VerificationType::Uninitialized(offset) => {
                return write!(out, " uninitialized {}", self.place(offset.into()));
            }
        };
        write!(out, " {word}")
    }
}
