//! What each instruction does to the frame's types (JVMS 4.10.1.9): a frame and an instruction in, the frame after it out.
//!
//! Type checking and inference share these rules; they differ only in where frames come from. Most kinds of opcodes are
//! nothing but their row of the opcode table: operands popped, results pushed. Those whose effect depends on operands or on more
//! than the stack are spelt out, by family. Branch targets are the drivers' business.

mod arrays;
mod fields;
mod invoke;
mod operands;
mod stack;

pub(super) use operands::check_operands;

use super::environment::Environment;
use super::failure::{Checked, Problem};
use super::frame::Frame;
use super::method::MethodContext;
use super::types::Type;
use crate::classfile::opcode_kind::ComputationalType;
use crate::classfile::{BytecodeInstruction, ConstantUse, Opcode, OpcodeKind, Operands, Tag};

/// Applies `instruction` to `frame`.
#[inline]
pub(super) fn execute<'a>(
    environment: &mut Environment<'a, '_>,
    method: &MethodContext<'a>,
    frame: &mut Frame,
    instruction: &BytecodeInstruction<'a>,
) -> Checked<()> {
    use ComputationalType as Of;
    use OpcodeKind as Kind;
    match instruction.opcode.kind() {
        Kind::Load(Of::Int) => frame.load_primitive(local(instruction), Type::INT, environment),
        Kind::Load(Of::Reference) => frame.load_reference(local(instruction), environment),
        Kind::Load(Of::Long) => frame.load_primitive(local(instruction), Type::LONG, environment),
        Kind::Load(Of::Float) => frame.load_primitive(local(instruction), Type::FLOAT, environment),
        Kind::Load(Of::Double) => frame.load_primitive(local(instruction), Type::DOUBLE, environment),
        Kind::Store(Of::Int) => store_primitive(environment, frame, local(instruction), Type::INT),
        Kind::Store(Of::Long) => store_primitive(environment, frame, local(instruction), Type::LONG),
        Kind::Store(Of::Float) => store_primitive(environment, frame, local(instruction), Type::FLOAT),
        Kind::Store(Of::Double) => store_primitive(environment, frame, local(instruction), Type::DOUBLE),
        Kind::Store(Of::Reference) => {
            let value = frame.pop_reference(environment)?;
            frame.store(local(instruction), value)
        }
        Kind::Increment => {
            let Operands::Increment { local, .. } = instruction.operands else {
                unreachable!("the opcode table says so")
            };
            frame.require_int(local, environment)
        }
        Kind::Push(Of::Reference) => frame.push(Type::NULL),
        Kind::Stack(operation) => stack::shuffle(environment, frame, instruction.opcode, operation),
        Kind::Constant(constant_use) => with_constant(environment, method, frame, instruction, constant_use),
        Kind::ArrayLength => arrays::length(environment, frame),
        Kind::ArrayLoad(of) => arrays::load(environment, frame, of, instruction.opcode),
        Kind::ArrayStore(of) => arrays::store(environment, frame, of, instruction.opcode),
        // Inference wants initialised objects here, as HotSpot's does for old class files; null checks take any.
        Kind::Monitor(_) if environment.is_inferred() => frame.pop(Type::OBJECT, environment).map(|_| ()),
        Kind::BranchOnReferences(_) if environment.is_inferred() => {
            frame.pop(Type::OBJECT, environment)?;
            frame.pop(Type::OBJECT, environment).map(|_| ())
        }
        Kind::Throw => frame.pop(Type::THROWABLE, environment).map(|_| ()),
        Kind::Return(of) => give_back(environment, method, frame, of),
        Kind::Subroutine => Err(Problem::bytecode(format!("Bad instruction: {:x}", instruction.opcode as u8))),
        Kind::Nop
        | Kind::Push(Of::Int | Of::Long | Of::Float | Of::Double)
        | Kind::IntArithmetic(_)
        | Kind::LongArithmetic(_)
        | Kind::FloatArithmetic(_)
        | Kind::DoubleArithmetic(_)
        | Kind::Negate(_)
        | Kind::Convert(_)
        | Kind::Compare(_)
        | Kind::BranchOnZero(_)
        | Kind::BranchOnInts(_)
        | Kind::BranchOnReferences(_)
        | Kind::BranchOnNull(_)
        | Kind::Goto
        | Kind::Switch
        | Kind::Monitor(_)
        | Kind::Wide => by_table(environment, frame, instruction.opcode),
    }
}

#[inline]
fn local(instruction: &BytecodeInstruction<'_>) -> u16 {
    let Operands::Local(local) = instruction.operands else { unreachable!("the opcode table says so") };
    local
}

#[inline]
fn constant(instruction: &BytecodeInstruction<'_>) -> u16 {
    instruction.operands.constant_index().expect("the opcode table says so")
}

/// Applies an instruction that has a constant.
#[inline]
fn with_constant<'a>(
    environment: &mut Environment<'a, '_>,
    method: &MethodContext<'a>,
    frame: &mut Frame,
    instruction: &BytecodeInstruction<'a>,
    constant_use: ConstantUse,
) -> Checked<()> {
    match constant_use {
        ConstantUse::Load => {
            let loaded = narrow_constant(environment, constant(instruction))?;
            frame.push(loaded)
        }
        ConstantUse::LoadWide => {
            let loaded = wide_constant(environment, constant(instruction))?;
            frame.push(loaded)
        }
        ConstantUse::Field(access) => fields::access(environment, method, frame, access, constant(instruction)),
        ConstantUse::Invoke(invocation) => {
            invoke::invoke(environment, method, frame, instruction, (invocation, constant(instruction)))
        }
        ConstantUse::New => new_object(environment, frame, instruction.pc, constant(instruction)),
        ConstantUse::NewPrimitiveArray => {
            let Operands::NewArray(code) = instruction.operands else { unreachable!("the opcode table says so") };
            arrays::new_primitive_array(environment, frame, code)
        }
        ConstantUse::NewReferenceArray => arrays::new_reference_array(environment, frame, constant(instruction)),
        ConstantUse::NewMultiArray => {
            let Operands::MultiNewArray { index, dimensions } = instruction.operands else {
                unreachable!("the opcode table says so")
            };
            arrays::new_multi_array(environment, frame, index, dimensions)
        }
        ConstantUse::CheckCast | ConstantUse::InstanceOf => {
            let to = environment.class_operand(constant(instruction))?;
            frame.pop(Type::OBJECT, environment)?;
            frame.push(if constant_use == ConstantUse::CheckCast { to } else { Type::INT })
        }
    }
}

/// An opcode whose whole effect stands in the opcode table.
#[inline]
fn by_table(environment: &mut Environment<'_, '_>, frame: &mut Frame, opcode: Opcode) -> Checked<()> {
    let info = opcode.info();
    for letter in info.pops.bytes().rev() {
        match letter {
            b'I' => frame.pop_primitive(Type::INT, environment)?,
            b'J' => frame.pop_primitive(Type::LONG, environment)?,
            b'F' => frame.pop_primitive(Type::FLOAT, environment)?,
            b'D' => frame.pop_primitive(Type::DOUBLE, environment)?,
            _ => frame.pop_reference(environment).map(|_| ())?,
        }
    }
    for letter in info.pushes.bytes() {
        frame.push(match letter {
            b'I' => Type::INT,
            b'J' => Type::LONG,
            b'F' => Type::FLOAT,
            b'D' => Type::DOUBLE,
            // Every opcode that pushes a reference is spelt out in `execute`.
            _ => Type::TOP,
        })?;
    }
    Ok(())
}

fn store_primitive(environment: &Environment<'_, '_>, frame: &mut Frame, local: u16, of: Type) -> Checked<()> {
    frame.pop_primitive(of, environment)?;
    frame.store(local, of)
}

/// What `ldc` and `ldc_w` load: every loadable constant of one slot (JVMS 4.4.1, table 5.1-A).
pub(super) fn narrow_constant(environment: &mut Environment<'_, '_>, index: u16) -> Checked<Type> {
    let major = environment.class.major_version();
    Ok(match environment.pool.tag(index) {
        Some(Tag::Integer) => Type::INT,
        Some(Tag::Float) => Type::FLOAT,
        Some(Tag::String) => Type::STRING,
        Some(Tag::Class) if major >= 49 => Type::CLASS,
        Some(Tag::MethodHandle) if major >= 51 => Type::METHOD_HANDLE,
        Some(Tag::MethodType) if major >= 51 => Type::METHOD_TYPE,
        Some(Tag::Dynamic) => match dynamic_constant(environment, index)? {
            Type::LONG | Type::DOUBLE => return Err(environment.bad_constant(index)),
            loaded => loaded,
        },
        _ => return Err(environment.bad_constant(index)),
    })
}

/// What `ldc2_w` loads: constants of two slots.
pub(super) fn wide_constant(environment: &mut Environment<'_, '_>, index: u16) -> Checked<Type> {
    match environment.pool.tag(index) {
        Some(Tag::Long) => Ok(Type::LONG),
        Some(Tag::Double) => Ok(Type::DOUBLE),
        Some(Tag::Dynamic) => match dynamic_constant(environment, index)? {
            loaded @ (Type::LONG | Type::DOUBLE) => Ok(loaded),
            _ => Err(environment.bad_constant(index)),
        },
        _ => Err(environment.bad_constant(index)),
    }
}

fn dynamic_constant(environment: &mut Environment<'_, '_>, index: u16) -> Checked<Type> {
    let pool = environment.pool;
    let descriptor = match pool.references(index).and_then(|(_, _, named)| pool.references(named)) {
        Some((Tag::NameAndType, _, descriptor)) => environment.descriptor(descriptor),
        _ => None,
    };
    descriptor.and_then(|descriptor| descriptor.result).ok_or_else(|| environment.bad_constant(index))
}

/// `new`: an object that is not yet initialised and known by this place only.
fn new_object(environment: &mut Environment<'_, '_>, frame: &mut Frame, pc: u16, index: u16) -> Checked<()> {
    let of = environment.class_operand(index)?;
    if of.is_array() {
        return Err(Problem::because(
            "Illegal new instruction",
            format!("Constant pool index {index} names an array class"),
        ));
    }
    let made = Type::uninitialized(pc);
    // An object that this place made before can no longer be told from the new one (JVMS 4.10.1.9.new).
    if let Some(at) = frame.stack.iter().position(|slot| *slot == made) {
        return Err(frame.bad_operand(environment, at, super::failure::Expected::Reference));
    }
    if frame.locals.contains(&made) {
        for slot in frame.locals.iter_mut().filter(|slot| **slot == made) {
            *slot = Type::TOP;
        }
        frame.changed = true;
        frame.row = None;
    }
    environment.charge((frame.locals.len() + frame.stack.len()) / 8)?;
    frame.push(made)
}

/// The return instructions: of a value of a type, or of nothing.
fn give_back(
    environment: &mut Environment<'_, '_>,
    method: &MethodContext<'_>,
    frame: &mut Frame,
    of: Option<ComputationalType>,
) -> Checked<()> {
    let expected = method.descriptor.result;
    let popped = match of {
        Some(ComputationalType::Int) => Type::INT,
        Some(ComputationalType::Long) => Type::LONG,
        Some(ComputationalType::Float) => Type::FLOAT,
        Some(ComputationalType::Double) => Type::DOUBLE,
        Some(ComputationalType::Reference) => {
            let found = frame.pop_reference(environment)?;
            return match expected {
                None => Err(Problem::bytecode("Method does not expect a return value")),
                Some(expected) if environment.is_assignable(found, expected)? => Ok(()),
                Some(expected) => {
                    let names = &environment.names;
                    let found = super::failure::describe(names, found);
                    let expected = super::failure::describe(names, expected);
                    let at = frame.stack.len();
                    let reason = format!(
                        "Type {found} (current frame, stack[{at}]) is not assignable to {expected} (from method signature)"
                    );
                    Err(Problem::because("Bad return type", reason))
                }
            };
        }
        None => {
            return match expected {
                Some(_) => Err(Problem::bytecode("Method expects a return value")),
                None if method.is_constructor && frame.this_uninitialized => {
                    Err(Problem::bytecode("Constructor must call super() or this() before return"))
                }
                None => Ok(()),
            };
        }
    };
    let at = frame.stack.len().saturating_sub(1 + usize::from(popped.second().is_some()));
    frame.pop_primitive(popped, environment)?;
    match expected {
        None => Err(Problem::bytecode("Method does not expect a return value")),
        Some(expected) if expected == popped => Ok(()),
        Some(expected) => {
            let names = &environment.names;
            let (found, expected) =
                (super::failure::describe(names, popped), super::failure::describe(names, expected));
            let reason = format!(
                "Type {found} (current frame, stack[{at}]) is not assignable to {expected} (from method signature)"
            );
            Err(Problem::because("Bad return type", reason))
        }
    }
}
