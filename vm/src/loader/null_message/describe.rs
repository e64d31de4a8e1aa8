//! What was null, as an expression: sources of values in, text such as `this.rows[i + ...]` out.
//!
//! HotSpot's rules, as its messages show them: fields, arrays and their indices are followed back to locals, static
//! fields, constants and calls. Five steps back are told; then a field stands alone and an array is `<array>`. An index
//! is a fresh step of the same depth as its array access, and `...` if it is anything but these expressions. A call is
//! told by class, name and parameter types, without its receiver.
//!
//! Indices nest without limit and one value can occur many times, so the text is written from a stack of pieces and
//! against an allowance.

use std::fmt::Write as _;

use super::Work;
use super::sources::{Sources, Stores, UNKNOWN};
use crate::classfile::opcode_kind::{ComputationalType, ElementType};
use crate::classfile::{
    BytecodeInstruction, ConstantPool, ConstantUse, FieldAccess, FieldType, Invocation, MethodDescriptor, MethodInfo,
    Opcode, OpcodeKind, Operands, PrimitiveType, decode,
};

/// Steps from a null back to where it came from.
const DEPTH: u8 = 5;

/// Writes ` because ... is null` for the operand with so many slots above it; nothing if its source is not known.
/// `None` if the work allowed does not suffice.
pub(super) fn because(
    text: &mut String,
    pool: &ConstantPool,
    method: MethodInfo<'_>,
    sources: &Sources,
    null_depth: usize,
    work: &mut Work,
) -> Option<()> {
    let describer = Describer { pool, method, sources };
    let Some(source) = sources.of_null(null_depth).filter(|source| *source != UNKNOWN) else { return Some(()) };
    let expression = Expression::of(describer.instruction(source)?.opcode);
    if expression == Some(Expression::Call) {
        text.push_str(" because the return value of \"");
    } else {
        text.push_str(" because \"");
    }
    // A dynamic constant or call site that gives null leaves the sentence unfinished, in HotSpot too.
    if expression.is_some() {
        describer.expression(text, source, sources.stores(), work)?;
        text.push_str("\" is null");
    }
    Some(())
}

/// A part of the text yet to be written.
enum Piece<'a> {
    Text(&'a str),
    Value { source: u16, stores: Stores, depth: u8 },
}

struct Describer<'a> {
    pool: &'a ConstantPool,
    method: MethodInfo<'a>,
    sources: &'a Sources,
}

impl<'a> Describer<'a> {
    fn expression(&self, text: &mut String, source: u16, stores: Stores, work: &mut Work) -> Option<()> {
        let mut pieces = vec![Piece::Value { source, stores, depth: DEPTH }];
        while let Some(piece) = pieces.pop() {
            let length = text.len();
            match piece {
                Piece::Text(part) => text.push_str(part),
                Piece::Value { source, stores, depth } => {
                    self.value(text, &mut pieces, source, stores, depth, work)?;
                }
            }
            work.spend(1 + text.len() - length)?;
        }
        Some(())
    }

    /// Writes the beginning of a value's expression, and puts the rest on the pieces.
    fn value(
        &self,
        text: &mut String,
        pieces: &mut Vec<Piece<'a>>,
        source: u16,
        stores: Stores,
        depth: u8,
        work: &mut Work,
    ) -> Option<()> {
        let instruction = self.instruction(source)?;
        match Expression::of(instruction.opcode)? {
            Expression::Null => text.push_str("null"),
            Expression::Number => {
                let Operands::Immediate(number) = instruction.operands else { return None };
                let _ = write!(text, "{number}");
            }
            Expression::Local => {
                let Operands::Local(local) = instruction.operands else { return None };
                self.local(text, source, local, stores, work)?;
            }
            Expression::StaticField => {
                let field = self.pool.field_ref(instruction.operands.constant_index()?).ok()?;
                write_class(text, field.class);
                text.push('.');
                text.push_str(field.name);
            }
            Expression::Field => {
                let operands = self.sources.operands_of(source)?;
                pieces.push(Piece::Text(self.pool.field_ref(instruction.operands.constant_index()?).ok()?.name));
                if self.is_told_at(operands.top, depth - 1) {
                    pieces.push(Piece::Text("."));
                    pieces.push(Piece::Value { source: operands.top, stores: operands.stores, depth: depth - 1 });
                }
            }
            Expression::Element => {
                let operands = self.sources.operands_of(source)?;
                let stores = operands.stores;
                pieces.push(Piece::Text("]"));
                pieces.push(match self.is_told_at(operands.top, depth) {
                    true => Piece::Value { source: operands.top, stores, depth },
                    false => Piece::Text("..."),
                });
                pieces.push(Piece::Text("["));
                pieces.push(match self.is_told_at(operands.below, depth - 1) {
                    true => Piece::Value { source: operands.below, stores, depth: depth - 1 },
                    false => Piece::Text("<array>"),
                });
            }
            Expression::Call => {
                let method = self.pool.method_ref(instruction.operands.constant_index()?).ok()?;
                write_method(text, method.class, method.name, method.descriptor)?;
            }
        }
        Some(())
    }

    fn instruction(&self, at: u16) -> Option<BytecodeInstruction<'a>> {
        decode(self.method.code()?.bytecode(), usize::from(at)).ok()
    }

    /// Whether a value's expression is written at this depth.
    fn is_told_at(&self, source: u16, depth: u8) -> bool {
        depth > 0 && source != UNKNOWN && self.instruction(source).is_some_and(|i| Expression::of(i.opcode).is_some())
    }

    /// Writes a local's name where the class file has it, else its number, or its place among the parameters as long as
    /// nothing was stored to it.
    fn local(&self, text: &mut String, at: u16, local: u16, stores: Stores, work: &mut Work) -> Option<()> {
        for variable in self.method.code()?.local_variables() {
            work.spend(1)?;
            let in_scope = at.checked_sub(variable.start_pc).is_some_and(|distance| distance < variable.length);
            if variable.index == local && in_scope {
                text.push_str(variable.name);
                return Some(());
            }
        }
        let is_static = self.method.access().is_static();
        if !stores.contains(local) {
            if !is_static && local == 0 {
                text.push_str("this");
                return Some(());
            }
            let mut slot = u16::from(!is_static);
            for (parameter, parameter_type) in self.method.descriptor().parameters().enumerate() {
                if slot == local {
                    let _ = write!(text, "<parameter{}>", parameter + 1);
                    return Some(());
                }
                slot += parameter_type.slots();
            }
        }
        let _ = write!(text, "<local{local}>");
        Some(())
    }
}

/// How values made by an instruction are written: references, and `int`s that index.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Expression {
    Null,
    Number,
    Local,
    StaticField,
    /// A field of what the operand is.
    Field,
    /// An element of the array that an operand is, at the index that the other one is.
    Element,
    Call,
}

impl Expression {
    /// How the value that such an instruction makes is written; `None` if it is not.
    pub(super) fn of(opcode: Opcode) -> Option<Expression> {
        use ComputationalType as Of;
        use OpcodeKind as Kind;
        match opcode.kind() {
            Kind::Push(Of::Reference) => Some(Expression::Null),
            Kind::Push(Of::Int) => Some(Expression::Number),
            Kind::Load(Of::Int | Of::Reference) => Some(Expression::Local),
            Kind::ArrayLoad(ElementType::Int | ElementType::Reference) => Some(Expression::Element),
            Kind::Constant(constant_use) => Expression::with_constant(constant_use),
            Kind::Push(Of::Long | Of::Float | Of::Double)
            | Kind::Load(Of::Long | Of::Float | Of::Double)
            | Kind::ArrayLoad(
                ElementType::Long
                | ElementType::Float
                | ElementType::Double
                | ElementType::Byte
                | ElementType::Char
                | ElementType::Short,
            )
            | Kind::Nop
            | Kind::Store(_)
            | Kind::ArrayStore(_)
            | Kind::Stack(_)
            | Kind::IntArithmetic(_)
            | Kind::LongArithmetic(_)
            | Kind::FloatArithmetic(_)
            | Kind::DoubleArithmetic(_)
            | Kind::Negate(_)
            | Kind::Increment
            | Kind::Convert(_)
            | Kind::Compare(_)
            | Kind::BranchOnZero(_)
            | Kind::BranchOnInts(_)
            | Kind::BranchOnReferences(_)
            | Kind::BranchOnNull(_)
            | Kind::Goto
            | Kind::Switch
            | Kind::Subroutine
            | Kind::Return(_)
            | Kind::ArrayLength
            | Kind::Throw
            | Kind::Monitor(_)
            | Kind::Wide => None,
        }
    }

    fn with_constant(constant_use: ConstantUse) -> Option<Expression> {
        match constant_use {
            ConstantUse::Field(FieldAccess::GetStatic) => Some(Expression::StaticField),
            ConstantUse::Field(FieldAccess::GetField) => Some(Expression::Field),
            ConstantUse::Invoke(
                Invocation::Virtual | Invocation::Special | Invocation::Static | Invocation::Interface,
            ) => Some(Expression::Call),
            ConstantUse::Field(FieldAccess::PutStatic | FieldAccess::PutField)
            | ConstantUse::Invoke(Invocation::Dynamic)
            | ConstantUse::Load
            | ConstantUse::LoadWide
            | ConstantUse::New
            | ConstantUse::NewPrimitiveArray
            | ConstantUse::NewReferenceArray
            | ConstantUse::NewMultiArray
            | ConstantUse::CheckCast
            | ConstantUse::InstanceOf => None,
        }
    }
}

/// Writes `Class.method(type, type)`.
pub(super) fn write_method(text: &mut String, class: &str, name: &str, descriptor: &str) -> Option<()> {
    write_class(text, class);
    text.push('.');
    text.push_str(name);
    text.push('(');
    for (position, parameter) in MethodDescriptor::parse(descriptor)?.parameters().enumerate() {
        if position > 0 {
            text.push_str(", ");
        }
        write_type(text, parameter)?;
    }
    text.push(')');
    Some(())
}

/// Writes the class of a member: an array class as its descriptor, `Object` and `String` without their package.
fn write_class(text: &mut String, name: &str) {
    match name {
        "java/lang/Object" => text.push_str("Object"),
        "java/lang/String" => text.push_str("String"),
        _ => write_dotted(text, name),
    }
}

/// Writes a parameter's type. HotSpot leaves the package out by the name's beginning, so `StringBuilder` loses it too.
fn write_type(text: &mut String, parameter: FieldType<'_>) -> Option<()> {
    match parameter.element()? {
        FieldType::Primitive(primitive) => text.push_str(PrimitiveType::keyword(primitive)),
        FieldType::Object(name) | FieldType::Array(name) => {
            let simple = name.strip_prefix("java/lang/").filter(|n| n.starts_with("Object") || n.starts_with("String"));
            write_dotted(text, simple.unwrap_or(name));
        }
    }
    (0..parameter.dimensions()).for_each(|_| text.push_str("[]"));
    Some(())
}

fn write_dotted(text: &mut String, name: &str) {
    text.extend(name.chars().map(|c| if c == '/' { '.' } else { c }));
}
