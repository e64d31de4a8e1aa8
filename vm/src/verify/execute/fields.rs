//! The field instructions.

use super::super::constants::Member;
use super::super::environment::Environment;
use super::super::failure::{Checked, Expected, Problem, Stop};
use super::super::frame::Frame;
use super::super::method::MethodContext;
use super::super::types::Type;
use crate::classfile::{FieldAccess, Opcode, Tag};

/// `getstatic`, `putstatic`, `getfield`, `putfield`.
pub(super) fn access<'a>(
    environment: &mut Environment<'a, '_>,
    method: &MethodContext<'a>,
    frame: &mut Frame,
    access: FieldAccess,
    index: u16,
) -> Checked<()> {
    let field = environment.member(index, &[Tag::Fieldref])?;
    // Old class files and static accesses may say so and fail when the field is resolved.
    if access.has_object() && field.class.is_array() && environment.class.major_version() >= 50 {
        let class = environment.class.name();
        return Err(Problem::bare(format!(
            "Expecting reference to class in class {class} at constant pool index {index}"
        )));
    }
    let Some(of) = field.descriptor.result else {
        return Err(environment.bad_constant(index));
    };
    match access {
        FieldAccess::GetStatic => frame.push(of),
        FieldAccess::PutStatic => frame.pop(of, environment).map(|_| ()),
        FieldAccess::GetField => {
            let object = frame.pop(field.class, environment)?;
            check_protected(environment, frame, access.opcode(), index, &field, object)?;
            frame.push(of)
        }
        FieldAccess::PutField => {
            frame.pop(of, environment)?;
            // A constructor may set fields of its own class before it calls another (JVMS 4.10.1.9.putfield).
            if method.is_constructor
                && frame.stack.last() == Some(&Type::UNINITIALIZED_THIS)
                && field.class == environment.this_type
                && declares(environment, index)
            {
                return frame.pop_slot().map(|_| ());
            }
            if method.is_constructor && frame.stack.last() == Some(&Type::UNINITIALIZED_THIS) {
                return Err(Problem::bytecode("Bad type on operand stack in putfield"));
            }
            let object = frame.pop(field.class, environment)?;
            check_protected(environment, frame, access.opcode(), index, &field, object)
        }
    }
}

/// Whether the class being verified declares the field.
fn declares(environment: &mut Environment<'_, '_>, index: u16) -> bool {
    let field = environment.member_text(index);
    environment.declares_field(field.name, field.descriptor)
}

/// A protected field of another package's superclass needs an object of the class being verified.
fn check_protected(
    environment: &mut Environment<'_, '_>,
    frame: &mut Frame,
    opcode: Opcode,
    index: u16,
    field: &Member,
    object: Type,
) -> Checked<()> {
    if object == environment.this_type || !environment.is_protected_elsewhere(index, field)? {
        return Ok(());
    }
    if environment.is_assignable(object, environment.this_type)? {
        return Ok(());
    }
    Err(bad_protected_access(environment, frame, opcode, object))
}

/// The failure of access to a protected member of an object that is not of the class being verified.
pub(super) fn bad_protected_access(
    environment: &Environment<'_, '_>,
    frame: &mut Frame,
    opcode: Opcode,
    object: Type,
) -> Box<Stop> {
    frame.stack.push(object);
    let expected = Expected::Type(environment.this_type);
    let mut stop = frame.bad_operand(environment, frame.stack.len() - 1, expected);
    if let Stop::Problem(problem) = &mut *stop {
        problem.headline = format!("Bad access to protected data in {}", opcode.mnemonic()).into();
    }
    stop
}
