//! The method invocations, and with them the life of an object before its constructor has run.

use super::super::constants::Member;
use super::super::environment::Environment;
use super::super::failure::{Checked, Expected, Problem, Stop, describe};
use super::super::frame::Frame;
use super::super::method::MethodContext;
use super::super::types::Type;
use super::fields::bad_protected_access;
use crate::classfile::{BytecodeInstruction, Invocation, Opcode, Operands, Tag, instructions};

/// Any of the five invocations.
pub(super) fn invoke<'a>(
    environment: &mut Environment<'a, '_>,
    method: &MethodContext<'a>,
    frame: &mut Frame,
    instruction: &BytecodeInstruction<'a>,
    (invocation, index): (Invocation, u16),
) -> Checked<()> {
    let target = environment.member(index, allowed_tags(invocation, environment.class.major_version()))?;
    check_call_site(&target, instruction)?;
    let is_constructor = target.is_constructor;
    if invocation == Invocation::Special && !is_constructor {
        check_special_class(environment, index, &target)?;
    }
    for position in (0..target.descriptor.parameter_count()).rev() {
        let parameter = environment.parameter(target.descriptor, position);
        let popped = frame.pop(parameter, environment);
        popped.map_err(|stop| named_for_old_classes(environment, stop, "Incompatible argument to function"))?;
    }
    match invocation {
        Invocation::Static | Invocation::Dynamic => {}
        Invocation::Special if is_constructor => {
            return construct(environment, method, frame, index, &target);
        }
        Invocation::Special => {
            let this_type = environment.this_type;
            pop_receiver(environment, frame, this_type)?;
        }
        Invocation::Virtual => {
            let object = pop_receiver(environment, frame, target.class)?;
            check_protected(environment, frame, index, &target, object)?;
        }
        Invocation::Interface => {
            pop_receiver(environment, frame, target.class)?;
        }
    }
    match target.descriptor.result {
        Some(result) => frame.push(result),
        None => Ok(()),
    }
}

fn pop_receiver(environment: &mut Environment<'_, '_>, frame: &mut Frame, class: Type) -> Checked<Type> {
    let popped = frame.pop(class, environment);
    popped.map_err(|stop| named_for_old_classes(environment, stop, "Incompatible object argument for function call"))
}

/// Where types are inferred, HotSpot tells apart what is no reference and a reference of a wrong type.
fn named_for_old_classes(environment: &Environment<'_, '_>, stop: Box<Stop>, words: &'static str) -> Box<Stop> {
    match &*stop {
        Stop::Problem(problem)
            if environment.is_inferred() && problem.slot.is_some_and(|slot| slot.found.is_any_reference()) =>
        {
            Problem::bare(words)
        }
        _ => stop,
    }
}

/// The kinds of constants that an invocation may name (JVMS 4.9.1).
pub(super) fn allowed_tags(invocation: Invocation, major: u16) -> &'static [Tag] {
    match invocation {
        Invocation::Interface => &[Tag::InterfaceMethodref],
        Invocation::Dynamic => &[Tag::InvokeDynamic],
        Invocation::Special | Invocation::Static if major >= 52 => &[Tag::Methodref, Tag::InterfaceMethodref],
        Invocation::Virtual | Invocation::Special | Invocation::Static => &[Tag::Methodref],
    }
}

/// What can be said of an invocation without a frame: counts, zero bytes, and who may be called by `<name>`.
pub(super) fn check_call_site(target: &Member, instruction: &BytecodeInstruction<'_>) -> Checked<()> {
    let headline = match instruction.operands {
        Operands::InvokeInterface { count, .. } if u16::from(count) != target.descriptor.parameter_slots + 1 => {
            "Inconsistent args count operand in invokeinterface"
        }
        Operands::InvokeInterface { zero, .. } if zero != 0 => "Fourth operand byte of invokeinterface must be zero",
        Operands::InvokeDynamic { zero, .. } if zero != 0 => {
            "Third and fourth operand bytes of invokedynamic must be zero"
        }
        _ if target.is_internal && !(target.is_constructor && instruction.opcode == Opcode::Invokespecial) => {
            "Illegal call to internal method"
        }
        _ => return Ok(()),
    };
    Err(Problem::bytecode(headline))
}

/// `invokespecial` reaches methods of this class, its superclasses and its direct superinterfaces only.
pub(super) fn check_special_class(environment: &mut Environment<'_, '_>, index: u16, target: &Member) -> Checked<()> {
    if target.class == environment.this_type || target.class == environment.super_type {
        return Ok(());
    }
    let wanted = environment.member_text(index).class;
    // Class files that old know no calls of interfaces' methods, and HotSpot loads nothing to refuse one.
    let is_old = environment.is_inferred();
    if !is_old && environment.is_direct_superinterface(wanted) {
        return Ok(());
    }
    if let Some(name) = target.class.name().filter(|_| !target.class.is_array()) {
        if environment.is_superclass(name)? {
            return Ok(());
        }
        if !is_old && environment.is_interface(name)? {
            return Err(Problem::bytecode(
                "Bad invokespecial instruction: interface method to invoke is not in a direct superinterface.",
            ));
        }
    }
    Err(Problem::bytecode("Bad invokespecial instruction: current class isn't assignable to reference class."))
}

/// A protected method of another package's superclass needs an object of the class being verified. Arrays may be cloned.
fn check_protected(
    environment: &mut Environment<'_, '_>,
    frame: &mut Frame,
    index: u16,
    target: &Member,
    object: Type,
) -> Checked<()> {
    if object == environment.this_type || !environment.is_protected_elsewhere(index, target)? {
        return Ok(());
    }
    // Interfaces are taken for Object elsewhere; as an object that is an interface's own, any one would do.
    let is_any = environment.class.access().is_interface() && object == Type::OBJECT;
    let clones_array =
        object.is_array() && target.class == Type::OBJECT && environment.member_text(index).name == "clone";
    if clones_array || !is_any && environment.is_assignable(object, environment.this_type)? {
        return Ok(());
    }
    Err(bad_protected_access(environment, frame, Opcode::Invokevirtual, object))
}

/// `invokespecial <init>`: the object becomes usable.
fn construct<'a>(
    environment: &mut Environment<'a, '_>,
    method: &MethodContext<'a>,
    frame: &mut Frame,
    index: u16,
    target: &Member,
) -> Checked<()> {
    if target.descriptor.result.is_some() {
        return Err(Problem::bytecode("Bad <init> method call"));
    }
    let object = frame.pop_slot()?;
    if object == Type::UNINITIALIZED_THIS {
        if target.class != environment.this_type && target.class != environment.super_type {
            frame.stack.push(object);
            return Err(Problem::because(
                "Bad <init> method call",
                format!(
                    "Type {} (current frame, stack[{}]) is not assignable to {}",
                    describe(&environment.names, object),
                    frame.stack.len() - 1,
                    describe(&environment.names, target.class)
                ),
            ));
        }
        frame.initialize(object, environment.this_type);
        frame.this_uninitialized = false;
    } else if let Some(offset) = object.new_offset() {
        // The verifier makes such types only where a `new` stands, and a stack map's are checked for it.
        let made = if let Ok(made) = instructions::decode(method.code, usize::from(offset))
            && made.opcode == Opcode::New
            && let Operands::Constant(class) = made.operands
        {
            environment.class_operand(class)?
        } else {
            Type::TOP
        };
        if made != target.class {
            frame.stack.push(object);
            return Err(Problem::because(
                "Call to wrong <init> method",
                format!(
                    "Type {} (current frame, stack[{}]) is not assignable to {}",
                    describe(&environment.names, made),
                    frame.stack.len() - 1,
                    describe(&environment.names, target.class)
                ),
            ));
        }
        if environment.is_protected_elsewhere(index, target)?
            && !environment.is_assignable(made, environment.this_type)?
        {
            return Err(Problem::bytecode("Bad access to protected <init> method"));
        }
        frame.initialize(object, made);
    } else {
        let is_reference = object.is_any_reference();
        frame.stack.push(object);
        let at = frame.stack.len() - 1;
        let mut stop = frame.bad_operand(environment, at, Expected::Reference);
        if is_reference && let Stop::Problem(problem) = &mut *stop {
            problem.headline = "Bad operand type when invoking <init>".into();
            problem.reason = Some("Error exists in the bytecode".into());
        }
        return Err(stop);
    }
    environment.charge((frame.locals.len() + frame.stack.len()) / 8)
}
