//! What opcodes need their constants for: the few opcodes with one, as types whose matches name each of them.
//!
//! In: an opcode. Out: its use of the constant, or that it has none. The opcode table says which opcodes have one; a test
//! compares.

use super::Opcode;

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
}

/// What an instruction needs its constant for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ConstantUse {
    /// To push it, in one slot: `ldc`, `ldc_w`.
    Load,
    /// To push it, in two slots: `ldc2_w`.
    LoadWide,
    /// To read a field: `getfield`.
    GetField,
    /// To write a field: `putfield`.
    PutField,
    /// To read a static field: `getstatic`.
    GetStatic,
    /// To write a static field: `putstatic`.
    PutStatic,
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
    pub fn constant_use(self) -> Option<ConstantUse> {
        Some(match self {
            Opcode::Ldc | Opcode::LdcW => ConstantUse::Load,
            Opcode::Ldc2W => ConstantUse::LoadWide,
            Opcode::Getfield => ConstantUse::GetField,
            Opcode::Putfield => ConstantUse::PutField,
            Opcode::Getstatic => ConstantUse::GetStatic,
            Opcode::Putstatic => ConstantUse::PutStatic,
            Opcode::Invokevirtual => ConstantUse::Invoke(Invocation::Virtual),
            Opcode::Invokespecial => ConstantUse::Invoke(Invocation::Special),
            Opcode::Invokestatic => ConstantUse::Invoke(Invocation::Static),
            Opcode::Invokeinterface => ConstantUse::Invoke(Invocation::Interface),
            Opcode::Invokedynamic => ConstantUse::Invoke(Invocation::Dynamic),
            Opcode::New => ConstantUse::New,
            Opcode::Newarray => ConstantUse::NewPrimitiveArray,
            Opcode::Anewarray => ConstantUse::NewReferenceArray,
            Opcode::Multianewarray => ConstantUse::NewMultiArray,
            Opcode::Checkcast => ConstantUse::CheckCast,
            Opcode::Instanceof => ConstantUse::InstanceOf,
            _ => return None,
        })
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
        }
    }
}
