//! What an operation of threaded code does, in terms of the trace IR: operations of one kind differ in a parameter only.
//!
//! In goes an [`Op`]; out comes its [`Operation`], expanded from the table of operations (`holloway_vm::code::table`). Pairs
//! are their first operation: the second one follows in code.

use holloway_vm::code::op::Op;
use holloway_vm::for_each_op;

use crate::ir::{BinaryOp, FloatCompare, IntCompare, MemoryKind, Type, UnaryOp};

/// What an operation does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Operation {
    /// Passes over itself: `skip`, and the fused loop ends, whose parts follow them.
    Pass,
    /// So many moves, one after another.
    Moves(u8),
    /// A constant, in operand c.
    Constant,
    /// A constant in the payload.
    WideConstant,
    /// A literal, mirror or dynamic constant.
    LoadRoot,
    /// Two registers: operation, left and right operands' and the result's types, whether a zero divisor throws.
    Binary(BinaryOp, Type, Type, Type, bool),
    /// A register and an immediate of the given type.
    Immediate(BinaryOp, Type, Type),
    /// An immediate minus a register.
    SubtractFrom,
    /// One register: operation, operand's and result's type.
    Unary(UnaryOp, Type, Type),
    Goto,
    GotoBack,
    /// Two registers of a type.
    BranchInt(IntCompare, Type),
    /// A register and an immediate.
    BranchImmediate(IntCompare),
    /// Two registers of a type; the jump is taken where the comparison is (true) or is not (false) so.
    BranchFloat(FloatCompare, bool, Type),
    /// Whether null jumps.
    BranchNull(bool),
    TableSwitch,
    LookupSwitch,
    ArrayLength,
    ArrayLoad(MemoryKind),
    /// Stores to byte arrays serve boolean ones too.
    ArrayStore(MemoryKind),
    NewArray,
    MultiNewArray,
    /// Whether the object goes to two slots.
    New(bool),
    GetField(MemoryKind),
    PutField(MemoryKind),
    GetStatic,
    /// With the conversion that the store does.
    PutStatic(Option<UnaryOp>),
    CheckCast,
    InstanceOf,
    MonitorEnter,
    MonitorExit,
    Throw,
    Call(CallKind),
    LockMethod,
    Return(ReturnKind),
    /// Not resolved yet: field access, constant, cast or allocation.
    Resolve,
    /// A call not resolved yet.
    ResolveCall,
    /// Locking that is not seen to be structured: left to the interpreter.
    Noted,
    /// No instruction of a method's plain code.
    Machinery,
}

/// How a call finds its target.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum CallKind {
    Static,
    Special,
    Virtual,
    Interface,
}

/// What a return does besides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ReturnKind {
    Void,
    /// Gives a value.
    Value,
    /// Gives the value of a field.
    Field,
    /// Gives the method's monitor back, and a value where operand c is not 0.
    Synchronized,
}

/// The operation of a row: kind with parameters, types read and written, whether it throws.
macro_rules! operation {
    (Binary($op:ident) $reads:literal $writes:literal $throws:ident) => {
        Operation::Binary(BinaryOp::$op, ty($reads, 0), ty($reads, 1), ty($writes, 0), operation!(@ $throws))
    };
    (Immediate($op:ident $right:literal) $reads:literal $writes:literal $throws:ident) => {
        Operation::Immediate(BinaryOp::$op, ty($reads, 0), ty($right, 0))
    };
    (Unary($op:ident) $reads:literal $writes:literal $throws:ident) => {
        Operation::Unary(UnaryOp::$op, ty($reads, 0), ty($writes, 0))
    };
    (BranchInt($compare:ident) $reads:literal $writes:literal $throws:ident) => {
        Operation::BranchInt(IntCompare::$compare, ty($reads, 0))
    };
    (BranchImmediate($compare:ident) $($rest:tt)*) => { Operation::BranchImmediate(IntCompare::$compare) };
    (BranchFloat($compare:ident $jumps:literal) $reads:literal $writes:literal $throws:ident) => {
        Operation::BranchFloat(FloatCompare::$compare, $jumps, ty($reads, 0))
    };
    (ArrayLoad($kind:ident) $($rest:tt)*) => { Operation::ArrayLoad(MemoryKind::$kind) };
    (ArrayStore($kind:ident) $($rest:tt)*) => { Operation::ArrayStore(MemoryKind::$kind) };
    (GetField($kind:ident) $($rest:tt)*) => { Operation::GetField(MemoryKind::$kind) };
    (PutField($kind:ident) $($rest:tt)*) => { Operation::PutField(MemoryKind::$kind) };
    (PutStatic(None) $($rest:tt)*) => { Operation::PutStatic(None) };
    (PutStatic($conversion:ident) $($rest:tt)*) => { Operation::PutStatic(Some(UnaryOp::$conversion)) };
    (CallStatic $($rest:tt)*) => { Operation::Call(CallKind::Static) };
    (CallSpecial $($rest:tt)*) => { Operation::Call(CallKind::Special) };
    (CallVirtual $($rest:tt)*) => { Operation::Call(CallKind::Virtual) };
    (CallInterface $($rest:tt)*) => { Operation::Call(CallKind::Interface) };
    (ReturnVoid $($rest:tt)*) => { Operation::Return(ReturnKind::Void) };
    (ReturnValue $($rest:tt)*) => { Operation::Return(ReturnKind::Value) };
    (ReturnField $($rest:tt)*) => { Operation::Return(ReturnKind::Field) };
    (ReturnSynchronized $($rest:tt)*) => { Operation::Return(ReturnKind::Synchronized) };
    (Stub $($rest:tt)*) => { Operation::Machinery };
    (Head $($rest:tt)*) => { Operation::Machinery };
    (Probe $($rest:tt)*) => { Operation::Machinery };
    (Profiled $($rest:tt)*) => { Operation::Machinery };
    ($kind:ident($parameter:literal) $($rest:tt)*) => { Operation::$kind($parameter) };
    ($kind:ident $($rest:tt)*) => { Operation::$kind };
    (@ Throws) => { true };
    (@ Quiet) => { false };
}

macro_rules! define_operations {
    ({ $(
        $name:ident($words:literal $operands:literal $kind:ident $(($($parameter:tt)*))? $reads:literal $writes:literal
            $flow:ident $throws:ident $resolution:ident $(($($of:tt)*))?);
    )* } { $($fused:ident $parts:tt;)* }) => {
        /// The operations, by number; those of pairs are their first parts'.
        const OPERATIONS: &[Operation] = &[$(operation!($kind $(($($parameter)*))? $reads $writes $throws)),*];
    };
}

for_each_op!(define_operations);

impl Operation {
    /// What an operation does, or for a pair its first part.
    pub(super) fn of(op: Op) -> Operation {
        OPERATIONS[op.info().op as usize]
    }
}

/// The type at a place of a column of types.
const fn ty(letters: &str, at: usize) -> Type {
    match column_type(letters.as_bytes()[at]) {
        Some(ty) => ty,
        None => panic!("the column has no such letter"),
    }
}

/// The type that a letter of the columns of types stands for; `None` for `*`.
pub(super) const fn column_type(letter: u8) -> Option<Type> {
    Some(match letter {
        b'I' => Type::I32,
        b'J' => Type::I64,
        b'F' => Type::F32,
        b'D' => Type::F64,
        b'A' => Type::Ref,
        _ => return None,
    })
}

/// The type of values of a descriptor, by its first letter; `None` for `V`.
pub(super) fn letter_type(letter: u8) -> Option<Type> {
    Some(match letter {
        b'Z' | b'B' | b'C' | b'S' | b'I' => Type::I32,
        b'J' => Type::I64,
        b'F' => Type::F32,
        b'D' => Type::F64,
        b'L' | b'[' => Type::Ref,
        _ => return None,
    })
}
