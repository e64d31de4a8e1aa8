//! Between the types of an interface's method and those of its implementation: casts, boxing, unboxing, widening, as
//! `LambdaMetafactory` defines them.

use super::class_writer::CodeWriter;
use crate::classfile::{FieldType, Invocation, MethodDescriptor, Opcode, PrimitiveType};

/// The wrapper class of a primitive type.
pub(super) fn wrapper(primitive: PrimitiveType) -> &'static str {
    match primitive {
        PrimitiveType::Boolean => "java/lang/Boolean",
        PrimitiveType::Byte => "java/lang/Byte",
        PrimitiveType::Char => "java/lang/Character",
        PrimitiveType::Short => "java/lang/Short",
        PrimitiveType::Int => "java/lang/Integer",
        PrimitiveType::Long => "java/lang/Long",
        PrimitiveType::Float => "java/lang/Float",
        PrimitiveType::Double => "java/lang/Double",
    }
}

/// Whether a class is the wrapper of a primitive type.
pub(super) fn is_wrapper(class: &str) -> bool {
    unwrapped(FieldType::Object(class)).is_some()
}

/// The primitive type that a wrapper class wraps.
fn unwrapped(class: FieldType<'_>) -> Option<PrimitiveType> {
    let name = class.class_name()?;
    let letters = b"ZBCSIJFD".iter();
    letters.filter_map(|&letter| PrimitiveType::from_letter(letter)).find(|&primitive| wrapper(primitive) == name)
}

/// Emits the conversion of the value on the stack from type `from` to type `to`. `declared` is the type that the
/// program's generics promise for the value; a value that breaks the promise fails the cast. Says `false` if there is
/// no such conversion.
///
/// `is_subtype` answers whether a reference type needs no cast to another one.
pub(super) fn convert(
    code: &mut CodeWriter<'_>,
    from: FieldType<'_>,
    declared: FieldType<'_>,
    to: FieldType<'_>,
    is_subtype: &mut dyn FnMut(&str, &str) -> bool,
) -> bool {
    match (from, to) {
        (FieldType::Primitive(from), FieldType::Primitive(to)) => widen(code, from, to),
        (FieldType::Primitive(from), _) => {
            // The target may be a wrapper, or a supertype of the value's own wrapper.
            let boxed = unwrapped(to).unwrap_or(from);
            widen(code, from, boxed) && {
                wrap_primitive(code, boxed);
                true
            }
        }
        (_, FieldType::Primitive(to)) => {
            // Where no type says which wrapper the value is, any number will do: its own method widens or narrows.
            let known = unwrapped(from).or(unwrapped(declared));
            let boxed = known.unwrap_or(to);
            let class = match (known, to) {
                (None, PrimitiveType::Boolean | PrimitiveType::Char) | (Some(_), _) => wrapper(boxed),
                (None, _) => "java/lang/Number",
            };
            cast(code, from, FieldType::Object(class), is_subtype);
            primitive_value(code, class, boxed);
            widen(code, boxed, to)
        }
        _ => {
            let known = if declared.is_reference() { cast(code, from, declared, is_subtype) } else { from };
            cast(code, known, to, is_subtype);
            true
        }
    }
}

/// Emits what makes an object of the value on the stack: its wrapper if it is primitive.
pub(super) fn wrap(code: &mut CodeWriter<'_>, of: FieldType<'_>) {
    if let FieldType::Primitive(of) = of {
        wrap_primitive(code, of);
    }
}

/// Emits what makes a value of type `to` of the object on the stack, which is one or its wrapper: a cast, and the call
/// that takes a primitive value out.
pub(super) fn unwrap(code: &mut CodeWriter<'_>, to: FieldType<'_>) {
    match to {
        FieldType::Primitive(to) => {
            code.class_instruction(Opcode::Checkcast, wrapper(to));
            primitive_value(code, wrapper(to), to);
        }
        FieldType::Object("java/lang/Object") => {}
        FieldType::Object(class) | FieldType::Array(class) => code.class_instruction(Opcode::Checkcast, class),
    }
}

/// Pushes an array of the parameters, which stand in locals from `local` on, primitive ones in their wrappers.
pub(super) fn wrap_parameters(code: &mut CodeWriter<'_>, descriptor: MethodDescriptor<'_>, mut local: u16) {
    code.push_int(descriptor.parameters().count() as i32);
    code.class_instruction(Opcode::Anewarray, "java/lang/Object");
    for (at, parameter) in (0..).zip(descriptor.parameters()) {
        code.plain(Opcode::Dup, 1);
        code.push_int(at);
        code.load(parameter, local);
        local += parameter.slots();
        wrap(code, parameter);
        code.plain(Opcode::Aastore, -3);
    }
}

fn wrap_primitive(code: &mut CodeWriter<'_>, of: PrimitiveType) {
    let class = wrapper(of);
    code.invoke_static(class, "valueOf", &format!("({})L{class};", of.descriptor()));
}

fn primitive_value(code: &mut CodeWriter<'_>, class: &str, of: PrimitiveType) {
    let name = format!("{}Value", of.keyword());
    code.invoke(Invocation::Virtual, class, &name, &format!("(){}", of.descriptor()), false);
}

/// Casts a reference unless its type says already that it fits; gives the type that is known afterwards.
fn cast<'a>(
    code: &mut CodeWriter<'_>,
    from: FieldType<'a>,
    to: FieldType<'a>,
    is_subtype: &mut dyn FnMut(&str, &str) -> bool,
) -> FieldType<'a> {
    let (Some(from_name), Some(to_name)) = (from.class_name(), to.class_name()) else { return from };
    if from_name == to_name || to_name == "java/lang/Object" || is_subtype(from_name, to_name) {
        return from;
    }
    code.class_instruction(Opcode::Checkcast, to_name);
    to
}

/// The instruction of a widening of a primitive value (JLS 5.1.2) and by how many slots the value gets wider, or none
/// where values look the same; `None` if there is no such conversion.
fn widening(from: PrimitiveType, to: PrimitiveType) -> Option<Option<(Opcode, i32)>> {
    use PrimitiveType::{Boolean, Byte, Char, Double, Float, Int, Long, Short};
    Some(Some(match (from, to) {
        _ if from == to => return Some(None),
        (Byte, Short | Int) | (Short | Char, Int) => return Some(None),
        (Boolean, _) | (_, Boolean | Byte | Char | Short) => return None,
        (Byte | Short | Char | Int, Long) => (Opcode::I2l, 1),
        (Byte | Short | Char | Int, Float) => (Opcode::I2f, 0),
        (Byte | Short | Char | Int, Double) => (Opcode::I2d, 1),
        (Long, Float) => (Opcode::L2f, -1),
        (Long, Double) => (Opcode::L2d, 0),
        (Float, Double) => (Opcode::F2d, 1),
        (Int | Long | Float | Double, _) => return None,
    }))
}

/// Emits a widening of a primitive value; says whether there is one.
fn widen(code: &mut CodeWriter<'_>, from: PrimitiveType, to: PrimitiveType) -> bool {
    let Some(instruction) = widening(from, to) else { return false };
    if let Some((opcode, delta)) = instruction {
        code.plain(opcode, delta);
    }
    true
}

/// Whether a value of type `from` may be given for one of type `to`, as the documentation of `LambdaMetafactory` has it;
/// `strict` is for values whose type is known, as those of arguments are, and else what a cast may find will do.
pub(super) fn is_adaptable(
    from: FieldType<'_>,
    to: FieldType<'_>,
    strict: bool,
    is_subtype: &mut dyn FnMut(&str, &str) -> bool,
) -> bool {
    match (from, to) {
        _ if from == to => true,
        (FieldType::Primitive(from), FieldType::Primitive(to)) => widening(from, to).is_some(),
        (FieldType::Primitive(from), to) => to.class_name().is_some_and(|to| is_subtype(wrapper(from), to)),
        (_, FieldType::Primitive(to)) => match unwrapped(from) {
            Some(from) => widening(from, to).is_some(),
            None => !strict,
        },
        _ if !strict => true,
        _ => match (from.class_name(), to.class_name()) {
            (Some(from), Some(to)) => is_subtype(from, to),
            _ => false,
        },
    }
}
