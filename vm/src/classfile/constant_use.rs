//! What opcodes need their constants for: the few opcodes with one, as types whose matches name each of them.
//!
//! In: an opcode. Out: its use of the constant, or that it has none, as the table of opcodes says.

use super::Opcode;
use super::opcode_kind::OpcodeKind;

/// The opcodes that call a method.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Invocation {
    /// `invokevirtual`
    Virtual,
    /// `invokespecial`
    Special,
    /// `invokestatic`
    Static,
    /// `invokeinterface`
    Interface,
    /// `invokedynamic`
    Dynamic,
}

impl Invocation {
    /// Whether the call has a receiver, below its arguments.
    pub fn has_receiver(self) -> bool {
        match self {
            Invocation::Virtual | Invocation::Special | Invocation::Interface => true,
            Invocation::Static | Invocation::Dynamic => false,
        }
    }

    /// The opcode of such calls.
    pub fn opcode(self) -> Opcode {
        match self {
            Invocation::Virtual => Opcode::Invokevirtual,
            Invocation::Special => Opcode::Invokespecial,
            Invocation::Static => Opcode::Invokestatic,
            Invocation::Interface => Opcode::Invokeinterface,
            Invocation::Dynamic => Opcode::Invokedynamic,
        }
    }
}

/// The opcodes that access a field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FieldAccess {
    /// `getfield`
    GetField,
    /// `putfield`
    PutField,
    /// `getstatic`
    GetStatic,
    /// `putstatic`
    PutStatic,
}

impl FieldAccess {
    /// Whether the field is one of an object, which lies on the operand stack.
    pub fn has_object(self) -> bool {
        match self {
            FieldAccess::GetField | FieldAccess::PutField => true,
            FieldAccess::GetStatic | FieldAccess::PutStatic => false,
        }
    }

    /// The opcode of such accesses.
    pub fn opcode(self) -> Opcode {
        match self {
            FieldAccess::GetField => Opcode::Getfield,
            FieldAccess::PutField => Opcode::Putfield,
            FieldAccess::GetStatic => Opcode::Getstatic,
            FieldAccess::PutStatic => Opcode::Putstatic,
        }
    }
}

/// What an instruction needs its constant for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ConstantUse {
    /// To push it, in one slot: `ldc`, `ldc_w`.
    Load,
    /// To push it, in two slots: `ldc2_w`.
    LoadWide,
    /// To access a field.
    Field(FieldAccess),
    /// To call.
    Invoke(Invocation),
    /// To make an object: `new`.
    New,
    /// To make an array of primitives: `newarray`, whose constant is the code of a type, outside of the pool.
    NewPrimitiveArray,
    /// To make an array of references: `anewarray`.
    NewReferenceArray,
    /// To make an array of arrays: `multianewarray`.
    NewMultiArray,
    /// To check a reference: `checkcast`.
    CheckCast,
    /// To ask what a reference is: `instanceof`.
    InstanceOf,
}

impl Opcode {
    /// What the instruction needs its constant for; `None` if it has no constant.
    #[inline]
    pub fn constant_use(self) -> Option<ConstantUse> {
        let OpcodeKind::Constant(constant_use) = self.kind() else { return None };
        Some(constant_use)
    }

    /// The call that the instruction is, if it is one.
    pub fn invocation(self) -> Option<Invocation> {
        let ConstantUse::Invoke(invocation) = self.constant_use()? else { return None };
        Some(invocation)
    }
}

#[cfg(test)]
mod tests {
    use super::super::opcodes::{Flow, OPCODES, OperandFormat};
    use super::ConstantUse;

    #[test]
    fn opcodes_have_uses_as_the_table_says() {
        for info in &OPCODES {
            let has_constant = matches!(
                info.operands,
                OperandFormat::NarrowConstant
                    | OperandFormat::Constant
                    | OperandFormat::InvokeInterface
                    | OperandFormat::InvokeDynamic
                    | OperandFormat::NewArray
                    | OperandFormat::MultiNewArray
            );
            assert_eq!(info.opcode.constant_use().is_some(), has_constant, "{info:?}");
            assert_eq!(info.opcode.invocation().is_some(), info.flow == Flow::Call, "{info:?}");
            match info.opcode.constant_use() {
                Some(ConstantUse::Invoke(invocation)) => assert_eq!(invocation.opcode(), info.opcode),
                Some(ConstantUse::Field(access)) => assert_eq!(access.opcode(), info.opcode),
                Some(
                    ConstantUse::Load
                    | ConstantUse::LoadWide
                    | ConstantUse::New
                    | ConstantUse::NewPrimitiveArray
                    | ConstantUse::NewReferenceArray
                    | ConstantUse::NewMultiArray
                    | ConstantUse::CheckCast
                    | ConstantUse::InstanceOf,
                )
                | None => {}
            }
        }
    }
}
