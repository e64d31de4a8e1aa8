//! The array instructions.

use super::super::environment::Environment;
use super::super::failure::{Checked, Expected, Problem, Stop};
use super::super::frame::Frame;
use super::super::types::Type;
use crate::classfile::opcode_kind::ElementType;
use crate::classfile::{Opcode, PrimitiveType};

/// The element types that `newarray` codes, from 4 on (JVMS table 6.5.newarray-A).
const NEWARRAY_TYPES: [PrimitiveType; 8] = [
    PrimitiveType::Boolean,
    PrimitiveType::Char,
    PrimitiveType::Float,
    PrimitiveType::Double,
    PrimitiveType::Byte,
    PrimitiveType::Short,
    PrimitiveType::Int,
    PrimitiveType::Long,
];

pub(super) fn new_primitive_array(environment: &mut Environment<'_, '_>, frame: &mut Frame, code: u8) -> Checked<()> {
    let Some(element) = usize::from(code).checked_sub(4).and_then(|at| NEWARRAY_TYPES.get(at)) else {
        return Err(Problem::bytecode("Illegal newarray instruction"));
    };
    frame.pop_primitive(Type::INT, environment)?;
    frame.push(Type::primitive_array(*element, 1))
}

pub(super) fn new_reference_array(environment: &mut Environment<'_, '_>, frame: &mut Frame, index: u16) -> Checked<()> {
    let component = environment.class_operand(index)?;
    frame.pop_primitive(Type::INT, environment)?;
    match component.array_of() {
        Some(array) => frame.push(array),
        None => Err(Problem::bytecode("Illegal anewarray instruction, array has more than 255 dimensions")),
    }
}

pub(super) fn new_multi_array(
    environment: &mut Environment<'_, '_>,
    frame: &mut Frame,
    index: u16,
    dimensions: u8,
) -> Checked<()> {
    let array = environment.class_operand(index)?;
    if !array.is_array() {
        return Err(Problem::bytecode("Illegal constant pool index in multianewarray instruction"));
    }
    if dimensions == 0 || array.dimensions() < u32::from(dimensions) {
        return Err(Problem::bytecode(format!("Illegal dimension in multianewarray instruction: {dimensions}")));
    }
    for _ in 0..dimensions {
        frame.pop_primitive(Type::INT, environment)?;
    }
    frame.push(array)
}

pub(super) fn length(environment: &mut Environment<'_, '_>, frame: &mut Frame) -> Checked<()> {
    let array = frame.pop_reference(environment)?;
    if array != Type::NULL && !array.is_array() {
        return Err(put_back(environment, frame, array, Opcode::Arraylength));
    }
    frame.push(Type::INT)
}

/// The failure of an array operand that was just popped.
fn put_back(environment: &Environment<'_, '_>, frame: &mut Frame, found: Type, opcode: Opcode) -> Box<Stop> {
    frame.stack.push(found);
    let mut stop = frame.bad_operand(environment, frame.stack.len() - 1, Expected::Reference);
    if let Stop::Problem(problem) = &mut *stop {
        problem.headline = format!("Bad type on operand stack in {}", opcode.mnemonic()).into();
        problem.reason = Some("Error exists in the bytecode".into());
    }
    stop
}

/// The loads of elements.
pub(super) fn load(
    environment: &mut Environment<'_, '_>,
    frame: &mut Frame,
    of: ElementType,
    opcode: Opcode,
) -> Checked<()> {
    match primitive(of) {
        Some(component) => load_primitive(environment, frame, component, opcode),
        None => load_reference(environment, frame),
    }
}

/// The stores of elements.
pub(super) fn store(
    environment: &mut Environment<'_, '_>,
    frame: &mut Frame,
    of: ElementType,
    opcode: Opcode,
) -> Checked<()> {
    match primitive(of) {
        Some(component) => store_primitive(environment, frame, component, opcode),
        None => store_reference(environment, frame),
    }
}

/// The components of arrays of primitives; of bytes also where they may be booleans.
fn primitive(of: ElementType) -> Option<PrimitiveType> {
    match of {
        ElementType::Int => Some(PrimitiveType::Int),
        ElementType::Long => Some(PrimitiveType::Long),
        ElementType::Float => Some(PrimitiveType::Float),
        ElementType::Double => Some(PrimitiveType::Double),
        ElementType::Byte => Some(PrimitiveType::Byte),
        ElementType::Char => Some(PrimitiveType::Char),
        ElementType::Short => Some(PrimitiveType::Short),
        ElementType::Reference => None,
    }
}

fn load_reference(environment: &mut Environment<'_, '_>, frame: &mut Frame) -> Checked<()> {
    frame.pop_primitive(Type::INT, environment)?;
    let array = frame.pop_reference(environment)?;
    match array.component() {
        Some(component) if component.is_reference() => frame.push(component),
        None if array == Type::NULL => frame.push(Type::NULL),
        _ => Err(put_back(environment, frame, array, Opcode::Aaload)),
    }
}

/// `aastore`: whether the value fits the components is checked when it runs.
fn store_reference(environment: &mut Environment<'_, '_>, frame: &mut Frame) -> Checked<()> {
    frame.pop(Type::OBJECT, environment)?;
    frame.pop_primitive(Type::INT, environment)?;
    let array = frame.pop_reference(environment)?;
    match array.component() {
        Some(component) if component.is_reference() => Ok(()),
        None if array == Type::NULL => Ok(()),
        _ => Err(put_back(environment, frame, array, Opcode::Aastore)),
    }
}

fn load_primitive(
    environment: &mut Environment<'_, '_>,
    frame: &mut Frame,
    component: PrimitiveType,
    opcode: Opcode,
) -> Checked<()> {
    frame.pop_primitive(Type::INT, environment)?;
    pop_array(environment, frame, component, opcode)?;
    frame.push(Type::primitive(component))
}

fn store_primitive(
    environment: &mut Environment<'_, '_>,
    frame: &mut Frame,
    component: PrimitiveType,
    opcode: Opcode,
) -> Checked<()> {
    frame.pop_primitive(Type::primitive(component), environment)?;
    frame.pop_primitive(Type::INT, environment)?;
    pop_array(environment, frame, component, opcode)
}

/// Pops an array with these components, or null; `boolean` arrays are byte arrays to the instructions.
fn pop_array(
    environment: &mut Environment<'_, '_>,
    frame: &mut Frame,
    component: PrimitiveType,
    opcode: Opcode,
) -> Checked<()> {
    let found = frame.pop_reference(environment)?;
    let is_boolean = component == PrimitiveType::Byte && found == Type::primitive_array(PrimitiveType::Boolean, 1);
    if found == Type::primitive_array(component, 1) || found == Type::NULL || is_boolean {
        return Ok(());
    }
    Err(put_back(environment, frame, found, opcode))
}
