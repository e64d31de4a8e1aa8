//! Which operation an opcode becomes, where its kind alone says so.

use super::Op;
use crate::classfile::opcode_kind::{
    Comparison, ComputationalType, Condition, Conversion, ElementType, Equality, FloatingPointOperation,
    IntegerOperation, NumericType,
};
use crate::verify::ValueKind;

/// The kind of values of a type.
pub(super) fn kind_of_type(of: ComputationalType) -> ValueKind {
    match of {
        ComputationalType::Int => ValueKind::Int,
        ComputationalType::Long => ValueKind::Long,
        ComputationalType::Float => ValueKind::Float,
        ComputationalType::Double => ValueKind::Double,
        ComputationalType::Reference => ValueKind::Reference,
    }
}

/// The load of an array's element, and the kind of its result.
pub(super) fn array_load(of: ElementType) -> (Op, ValueKind) {
    match of {
        ElementType::Int => (Op::iaload, ValueKind::Int),
        ElementType::Long => (Op::laload, ValueKind::Long),
        ElementType::Float => (Op::faload, ValueKind::Float),
        ElementType::Double => (Op::daload, ValueKind::Double),
        ElementType::Reference => (Op::aaload, ValueKind::Reference),
        ElementType::Byte => (Op::baload, ValueKind::Int),
        ElementType::Char => (Op::caload, ValueKind::Int),
        ElementType::Short => (Op::saload, ValueKind::Int),
    }
}

/// The store of an array's element.
pub(super) fn array_store(of: ElementType) -> Op {
    match of {
        ElementType::Int => Op::iastore,
        ElementType::Long => Op::lastore,
        ElementType::Float => Op::fastore,
        ElementType::Double => Op::dastore,
        ElementType::Reference => Op::aastore,
        ElementType::Byte => Op::bastore,
        ElementType::Char => Op::castore,
        ElementType::Short => Op::sastore,
    }
}

/// Arithmetic of two ints in registers.
pub(super) fn int_arithmetic(operation: IntegerOperation) -> Op {
    match operation {
        IntegerOperation::Add => Op::iadd,
        IntegerOperation::Subtract => Op::isub,
        IntegerOperation::Multiply => Op::imul,
        IntegerOperation::Divide => Op::idiv,
        IntegerOperation::Remainder => Op::irem,
        IntegerOperation::And => Op::iand,
        IntegerOperation::Or => Op::ior,
        IntegerOperation::Xor => Op::ixor,
        IntegerOperation::ShiftLeft => Op::ishl,
        IntegerOperation::ShiftRight => Op::ishr,
        IntegerOperation::UnsignedShiftRight => Op::iushr,
    }
}

/// Arithmetic of an int and a constant behind it, with its immediate; `None` where there is none: a division by zero
/// throws.
pub(super) fn int_arithmetic_with(operation: IntegerOperation, value: i32) -> Option<(Op, i32)> {
    match operation {
        IntegerOperation::Add => Some((Op::iadd_i, value)),
        IntegerOperation::Subtract => Some((Op::iadd_i, value.wrapping_neg())),
        IntegerOperation::Multiply => Some((Op::imul_i, value)),
        IntegerOperation::Divide => (value != 0).then_some((Op::idiv_i, value)),
        IntegerOperation::Remainder => (value != 0).then_some((Op::irem_i, value)),
        IntegerOperation::And => Some((Op::iand_i, value)),
        IntegerOperation::Or => Some((Op::ior_i, value)),
        IntegerOperation::Xor => Some((Op::ixor_i, value)),
        IntegerOperation::ShiftLeft => Some((Op::ishl_i, value)),
        IntegerOperation::ShiftRight => Some((Op::ishr_i, value)),
        IntegerOperation::UnsignedShiftRight => Some((Op::iushr_i, value)),
    }
}

/// Arithmetic of a constant and an int behind it; `None` where there is no operation for it.
pub(super) fn int_arithmetic_from(operation: IntegerOperation) -> Option<Op> {
    match operation {
        IntegerOperation::Add => Some(Op::iadd_i),
        IntegerOperation::Subtract => Some(Op::isub_from_i),
        IntegerOperation::Multiply => Some(Op::imul_i),
        IntegerOperation::And => Some(Op::iand_i),
        IntegerOperation::Or => Some(Op::ior_i),
        IntegerOperation::Xor => Some(Op::ixor_i),
        IntegerOperation::Divide
        | IntegerOperation::Remainder
        | IntegerOperation::ShiftLeft
        | IntegerOperation::ShiftRight
        | IntegerOperation::UnsignedShiftRight => None,
    }
}

/// Arithmetic of two longs in registers, for shifts of a long and an int.
pub(super) fn long_arithmetic(operation: IntegerOperation) -> Op {
    match operation {
        IntegerOperation::Add => Op::ladd,
        IntegerOperation::Subtract => Op::lsub,
        IntegerOperation::Multiply => Op::lmul,
        IntegerOperation::Divide => Op::ldiv,
        IntegerOperation::Remainder => Op::lrem,
        IntegerOperation::And => Op::land,
        IntegerOperation::Or => Op::lor,
        IntegerOperation::Xor => Op::lxor,
        IntegerOperation::ShiftLeft => Op::lshl,
        IntegerOperation::ShiftRight => Op::lshr,
        IntegerOperation::UnsignedShiftRight => Op::lushr,
    }
}

/// Arithmetic of a long and a constant behind it, with its immediate; `None` where there is none: a division by zero
/// throws, and the negation of a constant may not fit.
pub(super) fn long_arithmetic_with(operation: IntegerOperation, value: i32) -> Option<(Op, i32)> {
    match operation {
        IntegerOperation::Add => Some((Op::ladd_i, value)),
        IntegerOperation::Subtract => value.checked_neg().map(|value| (Op::ladd_i, value)),
        IntegerOperation::Multiply => Some((Op::lmul_i, value)),
        IntegerOperation::Divide => (value != 0).then_some((Op::ldiv_i, value)),
        IntegerOperation::Remainder => (value != 0).then_some((Op::lrem_i, value)),
        IntegerOperation::And => Some((Op::land_i, value)),
        IntegerOperation::Or => Some((Op::lor_i, value)),
        IntegerOperation::Xor => Some((Op::lxor_i, value)),
        IntegerOperation::ShiftLeft => Some((Op::lshl_i, value)),
        IntegerOperation::ShiftRight => Some((Op::lshr_i, value)),
        IntegerOperation::UnsignedShiftRight => Some((Op::lushr_i, value)),
    }
}

/// Arithmetic of two floats.
pub(super) fn float_arithmetic(operation: FloatingPointOperation) -> Op {
    match operation {
        FloatingPointOperation::Add => Op::fadd,
        FloatingPointOperation::Subtract => Op::fsub,
        FloatingPointOperation::Multiply => Op::fmul,
        FloatingPointOperation::Divide => Op::fdiv,
        FloatingPointOperation::Remainder => Op::frem,
    }
}

/// Arithmetic of two doubles.
pub(super) fn double_arithmetic(operation: FloatingPointOperation) -> Op {
    match operation {
        FloatingPointOperation::Add => Op::dadd,
        FloatingPointOperation::Subtract => Op::dsub,
        FloatingPointOperation::Multiply => Op::dmul,
        FloatingPointOperation::Divide => Op::ddiv,
        FloatingPointOperation::Remainder => Op::drem,
    }
}

/// The negation of a number, and the kind of its result.
pub(super) fn negation(of: NumericType) -> (Op, ValueKind) {
    match of {
        NumericType::Int => (Op::ineg, ValueKind::Int),
        NumericType::Long => (Op::lneg, ValueKind::Long),
        NumericType::Float => (Op::fneg, ValueKind::Float),
        NumericType::Double => (Op::dneg, ValueKind::Double),
    }
}

/// The conversion of a number, and the kind of its result.
pub(super) fn conversion(conversion: Conversion) -> (Op, ValueKind) {
    match conversion {
        Conversion::IntToLong => (Op::i2l, ValueKind::Long),
        Conversion::IntToFloat => (Op::i2f, ValueKind::Float),
        Conversion::IntToDouble => (Op::i2d, ValueKind::Double),
        Conversion::LongToInt => (Op::l2i, ValueKind::Int),
        Conversion::LongToFloat => (Op::l2f, ValueKind::Float),
        Conversion::LongToDouble => (Op::l2d, ValueKind::Double),
        Conversion::FloatToInt => (Op::f2i, ValueKind::Int),
        Conversion::FloatToLong => (Op::f2l, ValueKind::Long),
        Conversion::FloatToDouble => (Op::f2d, ValueKind::Double),
        Conversion::DoubleToInt => (Op::d2i, ValueKind::Int),
        Conversion::DoubleToLong => (Op::d2l, ValueKind::Long),
        Conversion::DoubleToFloat => (Op::d2f, ValueKind::Float),
        Conversion::IntToByte => (Op::i2b, ValueKind::Int),
        Conversion::IntToChar => (Op::i2c, ValueKind::Int),
        Conversion::IntToShort => (Op::i2s, ValueKind::Int),
    }
}

/// The comparison of two numbers to an int.
pub(super) fn comparison(comparison: Comparison) -> Op {
    match comparison {
        Comparison::Long => Op::lcmp,
        Comparison::FloatLess => Op::fcmpl,
        Comparison::FloatGreater => Op::fcmpg,
        Comparison::DoubleLess => Op::dcmpl,
        Comparison::DoubleGreater => Op::dcmpg,
    }
}

/// The branch that a comparison to a value becomes when a branch on zero follows.
pub(super) fn compared(comparison: Comparison, condition: Condition) -> Op {
    pick(
        condition,
        match comparison {
            Comparison::Long => LONG,
            Comparison::FloatLess => FLOAT_L,
            Comparison::FloatGreater => FLOAT_G,
            Comparison::DoubleLess => DOUBLE_L,
            Comparison::DoubleGreater => DOUBLE_G,
        },
    )
}

/// The branch on two ints in registers.
pub(super) fn int_branch(condition: Condition) -> Op {
    pick(condition, [Op::if_icmpeq, Op::if_icmpne, Op::if_icmplt, Op::if_icmpge, Op::if_icmpgt, Op::if_icmple])
}

/// The branch on an int and a constant behind it.
pub(super) fn int_branch_with(condition: Condition) -> Op {
    pick(condition, [Op::if_ieq_i, Op::if_ine_i, Op::if_ilt_i, Op::if_ige_i, Op::if_igt_i, Op::if_ile_i])
}

/// The branch on two references being the same or not.
pub(super) fn reference_branch(equality: Equality) -> Op {
    match equality {
        Equality::Equal => Op::if_acmpeq,
        Equality::NotEqual => Op::if_acmpne,
    }
}

/// The branch on a reference being null or not.
pub(super) fn null_branch(equality: Equality) -> Op {
    match equality {
        Equality::Equal => Op::ifnull,
        Equality::NotEqual => Op::ifnonnull,
    }
}

/// The operation of a family for a condition.
fn pick(condition: Condition, [equal, not_equal, less, greater_or_equal, greater, less_or_equal]: [Op; 6]) -> Op {
    match condition {
        Condition::Equal => equal,
        Condition::NotEqual => not_equal,
        Condition::Less => less,
        Condition::GreaterOrEqual => greater_or_equal,
        Condition::Greater => greater,
        Condition::LessOrEqual => less_or_equal,
    }
}

const LONG: [Op; 6] = [Op::if_lcmpeq, Op::if_lcmpne, Op::if_lcmplt, Op::if_lcmpge, Op::if_lcmpgt, Op::if_lcmple];
/// After `fcmpl`: NaN compares as less.
const FLOAT_L: [Op; 6] = [Op::if_feq, Op::if_fne, Op::if_fnge, Op::if_fge, Op::if_fgt, Op::if_fngt];
/// After `fcmpg`: NaN compares as greater.
const FLOAT_G: [Op; 6] = [Op::if_feq, Op::if_fne, Op::if_flt, Op::if_fnlt, Op::if_fnle, Op::if_fle];
const DOUBLE_L: [Op; 6] = [Op::if_deq, Op::if_dne, Op::if_dnge, Op::if_dge, Op::if_dgt, Op::if_dngt];
const DOUBLE_G: [Op; 6] = [Op::if_deq, Op::if_dne, Op::if_dlt, Op::if_dnlt, Op::if_dnle, Op::if_dle];
