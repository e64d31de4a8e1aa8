//! The static constraints on operands (JVMS 4.9.1), looked at without a frame.
//!
//! Type checking meets every instruction with a frame and checks operands as it goes. Inference never gives unreachable
//! code a frame, yet its instructions must be well formed too, so it asks here about each of them first.

use super::super::environment::Environment;
use super::super::failure::{Checked, Problem, Stop};
use super::super::method::MethodContext;
use super::{invoke, narrow_constant, wide_constant};
use crate::classfile::{BytecodeInstruction, ConstantUse, Invocation, OpcodeKind, Operands, Tag};

/// Checks the operands of `instruction`.
pub(in super::super) fn check_operands<'a>(
    environment: &mut Environment<'a, '_>,
    method: &MethodContext<'a>,
    instruction: &BytecodeInstruction<'a>,
) -> Checked<()> {
    let opcode = instruction.opcode;
    match instruction.operands {
        Operands::None | Operands::Immediate(_) => Ok(()),
        Operands::Local(local) => {
            if opcode.kind() == OpcodeKind::Subroutine {
                return Err(subroutine());
            }
            let info = opcode.info();
            let is_wide = matches!(info.pops, "J" | "D") || matches!(info.pushes, "J" | "D");
            check_local(method, usize::from(local) + usize::from(is_wide))
        }
        Operands::Increment { local, .. } => check_local(method, usize::from(local)),
        Operands::Branch(_) if opcode.kind() == OpcodeKind::Subroutine => Err(subroutine()),
        operands @ (Operands::Branch(_) | Operands::TableSwitch(_) | Operands::LookupSwitch(_)) => {
            operands.targets().try_for_each(|target| check_target(method, target))
        }
        Operands::NewArray(code) if !(4..=11).contains(&code) => Err(Problem::bytecode("Bad type passed to newarray")),
        Operands::NewArray(_) => Ok(()),
        Operands::MultiNewArray { index, dimensions } => {
            let array = environment.class_operand(index)?;
            if dimensions == 0 || array.dimensions() < u32::from(dimensions) {
                return Err(Problem::bytecode("Illegal dimension argument"));
            }
            Ok(())
        }
        Operands::InvokeInterface { index, .. } => check_call(environment, instruction, Invocation::Interface, index),
        Operands::InvokeDynamic { .. } => Err(Problem::bytecode("Bad instruction: ba")),
        Operands::Constant(index) => check_constant(environment, instruction, index),
    }
}

fn check_constant(
    environment: &mut Environment<'_, '_>,
    instruction: &BytecodeInstruction<'_>,
    index: u16,
) -> Checked<()> {
    // The opcode table says which opcodes have a constant; the others need none checked.
    let Some(constant_use) = instruction.opcode.constant_use() else { return Ok(()) };
    match constant_use {
        ConstantUse::Load => narrow_constant(environment, index).map(|_| ()),
        ConstantUse::LoadWide => wide_constant(environment, index).map(|_| ()),
        ConstantUse::Field(_) => environment.member(index, &[Tag::Fieldref]).map(|_| ()),
        ConstantUse::Invoke(invocation) => check_call(environment, instruction, invocation, index),
        ConstantUse::New => match environment.class_operand(index)? {
            array if array.is_array() => Err(Problem::bytecode("Illegal creation of array")),
            _ => Ok(()),
        },
        // The code of a type is no index.
        ConstantUse::NewPrimitiveArray => Ok(()),
        ConstantUse::NewReferenceArray
        | ConstantUse::NewMultiArray
        | ConstantUse::CheckCast
        | ConstantUse::InstanceOf => environment.class_operand(index).map(|_| ()),
    }
}

fn check_call(
    environment: &mut Environment<'_, '_>,
    instruction: &BytecodeInstruction<'_>,
    invocation: Invocation,
    index: u16,
) -> Checked<()> {
    let target = environment.member(index, invoke::allowed_tags(invocation, environment.class.major_version()))?;
    let is_special = invocation == Invocation::Special;
    if target.is_constructor && !is_special {
        return Err(Problem::bytecode("Must call initializers using invokespecial"));
    }
    invoke::check_call_site(&target, instruction)?;
    if is_special && !target.is_constructor {
        invoke::check_special_class(environment, index, &target)?;
    }
    Ok(())
}

fn check_local(method: &MethodContext<'_>, last: usize) -> Checked<()> {
    if last < usize::from(method.max_locals) { Ok(()) } else { Err(Problem::bytecode("Illegal local variable number")) }
}

fn check_target(method: &MethodContext<'_>, target: i64) -> Checked<()> {
    let is_instruction = usize::try_from(target).is_ok_and(|target| method.is_instruction(target));
    if is_instruction { Ok(()) } else { Err(Problem::bytecode("Illegal target of jump or branch")) }
}

/// Subroutines, which compilers gave up with Java 6, are not supported in any version.
fn subroutine() -> Box<Stop> {
    Problem::bytecode("Subroutines (jsr, jsr_w, ret) are not supported")
}
