//! Between the types of an interface's method and those of its implementation: casts, boxing, unboxing, widening, as
//! `LambdaMetafactory` defines them.

use super::class_writer::CodeWriter;
use crate::classfile::{FieldType, Opcode, PrimitiveType};

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
                let class = wrapper(boxed);
                code.invoke_static(class, "valueOf", &format!("({})L{class};", boxed.descriptor()));
                true
            }
        }
        (_, FieldType::Primitive(to)) => {
            // By its generic type the value is a wrapper; else it is a supertype of the target's wrapper.
            let boxed = unwrapped(declared).or(unwrapped(from)).unwrap_or(to);
            let class = wrapper(boxed);
            cast(code, from, FieldType::Object(class), is_subtype);
            let name = format!("{}Value", boxed.keyword());
            code.invoke(Opcode::Invokevirtual, class, &name, &format!("(){}", boxed.descriptor()), false);
            widen(code, boxed, to)
        }
        _ => {
            let known = if declared.is_reference() { cast(code, from, declared, is_subtype) } else { from };
            cast(code, known, to, is_subtype);
            true
        }
    }
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

/// Emits a widening of a primitive value (JLS 5.1.2); says whether there is one.
fn widen(code: &mut CodeWriter<'_>, from: PrimitiveType, to: PrimitiveType) -> bool {
    use PrimitiveType::{Boolean, Byte, Char, Double, Float, Int, Long, Short};
    let (opcode, delta) = match (from, to) {
        _ if from == to => return true,
        (Byte, Short | Int) | (Short | Char, Int) => return true,
        (Boolean, _) | (_, Boolean | Byte | Char | Short) => return false,
        (Byte | Short | Char | Int, Long) => (Opcode::I2l, 1),
        (Byte | Short | Char | Int, Float) => (Opcode::I2f, 0),
        (Byte | Short | Char | Int, Double) => (Opcode::I2d, 1),
        (Long, Float) => (Opcode::L2f, -1),
        (Long, Double) => (Opcode::L2d, 0),
        (Float, Double) => (Opcode::F2d, 1),
        (Int | Long | Float | Double, _) => return false,
    };
    code.plain(opcode, delta);
    true
}
