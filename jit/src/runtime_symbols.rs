//! The signatures of the VM's functions, as the code generator wants them.

use cranelift_codegen::ir::{self, AbiParam, types};
use cranelift_codegen::isa::CallConv;
use holloway_vm::native::{MachineType, Signature};

// Regions are compiled for x86-64 only; there is one calling convention of C's on each of its systems.
const CONVENTION: CallConv = if cfg!(windows) { CallConv::WindowsFastcall } else { CallConv::SystemV };

/// A signature in the code generator's form.
pub(crate) fn signature(signature: Signature) -> ir::Signature {
    let parameter = |ty: MachineType| {
        AbiParam::new(match ty {
            MachineType::I32 => types::I32,
            MachineType::I64 => types::I64,
            MachineType::F32 => types::F32,
            MachineType::F64 => types::F64,
        })
    };
    let mut generated = ir::Signature::new(CONVENTION);
    generated.params = signature.parameters.iter().copied().map(parameter).collect();
    generated.returns = vec![parameter(signature.result)];
    generated
}
