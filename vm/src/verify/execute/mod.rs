//! What each instruction does to the frame's types (JVMS 4.10.1.9): a frame and an instruction in, the frame after it out.
//!
//! Type checking and inference share these rules; they differ only in where frames come from. Most opcodes are nothing
//! but their row of the opcode table: operands popped, results pushed. Those whose effect depends on operands or on more
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
use crate::classfile::{BytecodeInstruction, Invocation, Opcode, Operands, PrimitiveType, Tag};

/// Applies `instruction` to `frame`.
#[inline]
pub(super) fn execute<'a>(
    environment: &mut Environment<'a, '_>,
    method: &MethodContext<'a>,
    frame: &mut Frame,
    instruction: &BytecodeInstruction<'a>,
) -> Checked<()> {
    use Opcode as O;
    let opcode = instruction.opcode;
    match (opcode, instruction.operands) {
        (O::Iload | O::Iload0 | O::Iload1 | O::Iload2 | O::Iload3, Operands::Local(local)) => {
            frame.load_primitive(local, Type::INT, environment)
        }
        (O::Aload | O::Aload0 | O::Aload1 | O::Aload2 | O::Aload3, Operands::Local(local)) => {
            frame.load_reference(local, environment)
        }
        (O::Lload | O::Lload0 | O::Lload1 | O::Lload2 | O::Lload3, Operands::Local(local)) => {
            frame.load_primitive(local, Type::LONG, environment)
        }
        (O::Fload | O::Fload0 | O::Fload1 | O::Fload2 | O::Fload3, Operands::Local(local)) => {
            frame.load_primitive(local, Type::FLOAT, environment)
        }
        (O::Dload | O::Dload0 | O::Dload1 | O::Dload2 | O::Dload3, Operands::Local(local)) => {
            frame.load_primitive(local, Type::DOUBLE, environment)
        }
        (O::Istore | O::Istore0 | O::Istore1 | O::Istore2 | O::Istore3, Operands::Local(local)) => {
            store_primitive(environment, frame, local, Type::INT)
        }
        (O::Lstore | O::Lstore0 | O::Lstore1 | O::Lstore2 | O::Lstore3, Operands::Local(local)) => {
            store_primitive(environment, frame, local, Type::LONG)
        }
        (O::Fstore | O::Fstore0 | O::Fstore1 | O::Fstore2 | O::Fstore3, Operands::Local(local)) => {
            store_primitive(environment, frame, local, Type::FLOAT)
        }
        (O::Dstore | O::Dstore0 | O::Dstore1 | O::Dstore2 | O::Dstore3, Operands::Local(local)) => {
            store_primitive(environment, frame, local, Type::DOUBLE)
        }
        (O::Astore | O::Astore0 | O::Astore1 | O::Astore2 | O::Astore3, Operands::Local(local)) => {
            let value = frame.pop_reference(environment)?;
            frame.store(local, value)
        }
        (O::Iinc, Operands::Increment { local, .. }) => frame.require_int(local, environment),
        (O::Ldc | O::LdcW, Operands::Constant(index)) => {
            let loaded = narrow_constant(environment, index)?;
            frame.push(loaded)
        }
        (O::Ldc2W, Operands::Constant(index)) => {
            let loaded = wide_constant(environment, index)?;
            frame.push(loaded)
        }
        (O::AconstNull, _) => frame.push(Type::NULL),
        (O::Pop | O::Pop2 | O::Dup | O::DupX1 | O::DupX2 | O::Dup2 | O::Dup2X1 | O::Dup2X2 | O::Swap, _) => {
            stack::shuffle(environment, frame, opcode)
        }
        (O::Getstatic | O::Putstatic | O::Getfield | O::Putfield, Operands::Constant(index)) => {
            fields::access(environment, method, frame, opcode, index)
        }
        (O::Invokevirtual, Operands::Constant(index)) => {
            invoke::invoke(environment, method, frame, instruction, (Invocation::Virtual, index))
        }
        (O::Invokespecial, Operands::Constant(index)) => {
            invoke::invoke(environment, method, frame, instruction, (Invocation::Special, index))
        }
        (O::Invokestatic, Operands::Constant(index)) => {
            invoke::invoke(environment, method, frame, instruction, (Invocation::Static, index))
        }
        (O::Invokeinterface, Operands::InvokeInterface { index, .. }) => {
            invoke::invoke(environment, method, frame, instruction, (Invocation::Interface, index))
        }
        (O::Invokedynamic, Operands::InvokeDynamic { index, .. }) => {
            invoke::invoke(environment, method, frame, instruction, (Invocation::Dynamic, index))
        }
        (O::New, Operands::Constant(index)) => new_object(environment, frame, instruction.pc, index),
        (O::Newarray, Operands::NewArray(code)) => arrays::new_primitive_array(environment, frame, code),
        (O::Anewarray, Operands::Constant(index)) => arrays::new_reference_array(environment, frame, index),
        (O::Multianewarray, Operands::MultiNewArray { index, dimensions }) => {
            arrays::new_multi_array(environment, frame, index, dimensions)
        }
        (O::Arraylength, _) => arrays::length(environment, frame),
        (O::Aaload, _) => arrays::load_reference(environment, frame),
        (O::Aastore, _) => arrays::store_reference(environment, frame),
        (O::Iaload, _) => arrays::load_primitive(environment, frame, PrimitiveType::Int, opcode),
        (O::Laload, _) => arrays::load_primitive(environment, frame, PrimitiveType::Long, opcode),
        (O::Faload, _) => arrays::load_primitive(environment, frame, PrimitiveType::Float, opcode),
        (O::Daload, _) => arrays::load_primitive(environment, frame, PrimitiveType::Double, opcode),
        (O::Baload, _) => arrays::load_primitive(environment, frame, PrimitiveType::Byte, opcode),
        (O::Caload, _) => arrays::load_primitive(environment, frame, PrimitiveType::Char, opcode),
        (O::Saload, _) => arrays::load_primitive(environment, frame, PrimitiveType::Short, opcode),
        (O::Iastore, _) => arrays::store_primitive(environment, frame, PrimitiveType::Int, opcode),
        (O::Lastore, _) => arrays::store_primitive(environment, frame, PrimitiveType::Long, opcode),
        (O::Fastore, _) => arrays::store_primitive(environment, frame, PrimitiveType::Float, opcode),
        (O::Dastore, _) => arrays::store_primitive(environment, frame, PrimitiveType::Double, opcode),
        (O::Bastore, _) => arrays::store_primitive(environment, frame, PrimitiveType::Byte, opcode),
        (O::Castore, _) => arrays::store_primitive(environment, frame, PrimitiveType::Char, opcode),
        (O::Sastore, _) => arrays::store_primitive(environment, frame, PrimitiveType::Short, opcode),
        (O::Checkcast | O::Instanceof, Operands::Constant(index)) => {
            let to = environment.class_operand(index)?;
            frame.pop(Type::OBJECT, environment)?;
            frame.push(if opcode == O::Checkcast { to } else { Type::INT })
        }
        // Inference wants initialised objects here, as HotSpot's does for old class files; null checks take any.
        (O::Monitorenter | O::Monitorexit, _) if environment.is_inferred() => {
            frame.pop(Type::OBJECT, environment).map(|_| ())
        }
        (O::IfAcmpeq | O::IfAcmpne, _) if environment.is_inferred() => {
            frame.pop(Type::OBJECT, environment)?;
            frame.pop(Type::OBJECT, environment).map(|_| ())
        }
        (O::Athrow, _) => frame.pop(Type::THROWABLE, environment).map(|_| ()),
        (O::Ireturn | O::Lreturn | O::Freturn | O::Dreturn | O::Areturn | O::Return, _) => {
            give_back(environment, method, frame, opcode)
        }
        (O::Jsr | O::JsrW | O::Ret, _) => Err(Problem::bytecode(format!("Bad instruction: {:x}", opcode as u8))),
        _ => by_table(environment, frame, opcode),
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

/// The return instructions.
fn give_back(
    environment: &mut Environment<'_, '_>,
    method: &MethodContext<'_>,
    frame: &mut Frame,
    opcode: Opcode,
) -> Checked<()> {
    let expected = method.descriptor.result;
    let popped = match opcode {
        Opcode::Ireturn => Type::INT,
        Opcode::Lreturn => Type::LONG,
        Opcode::Freturn => Type::FLOAT,
        Opcode::Dreturn => Type::DOUBLE,
        Opcode::Areturn => {
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
        _ => {
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
