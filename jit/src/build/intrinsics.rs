//! Calls of the library that are one operation of the IR.
//!
//! They charge what the call charges (K1), so only methods whose weight is known are replaced, and only by operations
//! that give the same bits.

use holloway_vm::link::{Method, flags};
use holloway_vm::native::{LeafNative, MachineType, NumberOperation, Signature};
use holloway_vm::tier::functions::LEAF_NATIVES;

use super::BuildError;
use super::context::{Context, Flow};
use crate::ir::{BinaryOp, Instruction, Leaf, Type, UnaryOp};

/// An operation in place of a call.
#[derive(Clone, Copy)]
enum Intrinsic {
    Unary(UnaryOp, Type, Type),
    Binary(BinaryOp, Type),
    /// The larger one of a number and its negation.
    Absolute(UnaryOp, BinaryOp, Type),
    /// A function of the VM.
    Leaf(u16, Signature),
}

/// The methods of `java.lang.Math` that are written in Java and are one operation each.
const METHODS: &[(&str, &str, Intrinsic)] = &[
    ("max", "(II)I", Intrinsic::Binary(BinaryOp::Imax, Type::I32)),
    ("min", "(II)I", Intrinsic::Binary(BinaryOp::Imin, Type::I32)),
    ("max", "(JJ)J", Intrinsic::Binary(BinaryOp::Lmax, Type::I64)),
    ("min", "(JJ)J", Intrinsic::Binary(BinaryOp::Lmin, Type::I64)),
    ("abs", "(I)I", Intrinsic::Absolute(UnaryOp::Ineg, BinaryOp::Imax, Type::I32)),
    ("abs", "(D)D", Intrinsic::Unary(UnaryOp::Dabs, Type::F64, Type::F64)),
    ("abs", "(F)F", Intrinsic::Unary(UnaryOp::Fabs, Type::F32, Type::F32)),
    ("abs", "(J)J", Intrinsic::Absolute(UnaryOp::Lneg, BinaryOp::Lmax, Type::I64)),
];

/// The class of [`METHODS`].
const METHODS_CLASS: &str = "java/lang/Math";

/// What stands for a native of which the VM says what it computes.
fn of_operation(operation: NumberOperation) -> Intrinsic {
    use Type::{F32, F64, I32, I64};
    match operation {
        NumberOperation::SquareRoot => Intrinsic::Unary(UnaryOp::Dsqrt, F64, F64),
        NumberOperation::Floor => Intrinsic::Unary(UnaryOp::Dfloor, F64, F64),
        NumberOperation::Ceiling => Intrinsic::Unary(UnaryOp::Dceil, F64, F64),
        NumberOperation::RoundToEven => Intrinsic::Unary(UnaryOp::Drint, F64, F64),
        NumberOperation::DoubleBits => Intrinsic::Unary(UnaryOp::DoubleBits, F64, I64),
        NumberOperation::DoubleFromBits => Intrinsic::Unary(UnaryOp::DoubleFromBits, I64, F64),
        NumberOperation::FloatBits => Intrinsic::Unary(UnaryOp::FloatBits, F32, I32),
        NumberOperation::FloatFromBits => Intrinsic::Unary(UnaryOp::FloatFromBits, I32, F32),
    }
}

fn find(class: &str, method: &Method) -> Option<Intrinsic> {
    let (name, descriptor) = (&*method.name, &*method.descriptor);
    if !method.is(flags::NATIVE) {
        let same = |row: &&(&str, &str, Intrinsic)| (METHODS_CLASS, row.0, row.1) == (class, name, descriptor);
        return METHODS.iter().find(same).map(|row| row.2);
    }
    if let Some(operation) = NumberOperation::find(class, name, descriptor) {
        return Some(of_operation(operation));
    }
    let same = |leaf: &LeafNative| (leaf.class, leaf.name, leaf.descriptor) == (class, name, descriptor);
    let number = LEAF_NATIVES.iter().position(same)?;
    Some(Intrinsic::Leaf(u16::try_from(number).ok()?, LEAF_NATIVES[number].function.signature()))
}

/// The type of the IR's values that the machine passes so.
fn type_of(ty: MachineType) -> Type {
    match ty {
        MachineType::I32 => Type::I32,
        MachineType::I64 => Type::I64,
        MachineType::F32 => Type::F32,
        MachineType::F64 => Type::F64,
    }
}

impl Context<'_> {
    /// Replaces the current call, if its target is one of those.
    pub(super) fn intrinsic(&mut self, callee: &Method) -> Result<Option<Flow>, BuildError> {
        let class = self.classes.class(callee.class);
        if !class.boot || !callee.is_static() || !(callee.is(flags::NATIVE) || callee.version(0).is_some()) {
            return Ok(None);
        }
        let Some(intrinsic) = find(&class.name, callee) else { return Ok(None) };
        let first = self.current()?.a.get();
        self.account(callee)?;
        let value = match intrinsic {
            Intrinsic::Unary(op, from, to) => {
                let x = self.get(first, from)?;
                self.unary(op, x, to)
            }
            Intrinsic::Binary(op, ty) => {
                let (x, y) = (self.get(first, ty)?, self.get(first.wrapping_add(1), ty)?);
                self.binary(op, x, y, ty)
            }
            Intrinsic::Absolute(negation, larger, ty) => {
                let x = self.get(first, ty)?;
                let negated = self.unary(negation, x, ty);
                self.binary(larger, x, negated, ty)
            }
            Intrinsic::Leaf(number, signature) => {
                let mut arguments = Vec::with_capacity(signature.parameters.len());
                for (at, &ty) in signature.parameters.iter().enumerate() {
                    arguments.push(self.get(first.wrapping_add(at as u16), type_of(ty))?);
                }
                self.add(Instruction::CallLeaf(Leaf::Native(number), arguments), type_of(signature.result))
            }
        };
        self.set(first, value)?;
        self.call_done().map(Some)
    }
}

#[cfg(test)]
mod tests;
