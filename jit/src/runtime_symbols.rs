//! The functions of the VM's runtime, as the code generator sees them.

use cranelift_codegen::ir::{AbiParam, Signature, types};
use cranelift_codegen::isa::CallConv;
use holloway_vm::tier::runtime::LeafFunction;

// Regions are compiled for x86-64 only; there is one calling convention of C's on each of its systems.
const CONVENTION: CallConv = if cfg!(windows) { CallConv::WindowsFastcall } else { CallConv::SystemV };

/// The signature of [`holloway_vm::tier::runtime::call_native`].
pub(crate) fn call_native_signature() -> Signature {
    let mut signature = Signature::new(CONVENTION);
    let parameters = [types::I64, types::I32, types::I64, types::I64];
    signature.params = parameters.into_iter().map(AbiParam::new).collect();
    signature.returns = vec![AbiParam::new(types::I64)];
    signature
}

/// The signature of [`holloway_vm::tier::runtime::new_multi_array`], and of
/// [`holloway_vm::tier::runtime::interface_target`].
pub(crate) fn two_numbers_signature() -> Signature {
    let mut signature = Signature::new(CONVENTION);
    signature.params = [types::I64, types::I32, types::I32].into_iter().map(AbiParam::new).collect();
    signature.returns = vec![AbiParam::new(types::I64)];
    signature
}

/// The signature of a leaf native.
pub(crate) fn signature(function: LeafFunction) -> Signature {
    let mut signature = Signature::new(CONVENTION);
    let (parameters, result) = match function {
        LeafFunction::DD(_) => (vec![types::F64], types::F64),
        LeafFunction::DddD(_) => (vec![types::F64; 3], types::F64),
        LeafFunction::FffF(_) => (vec![types::F32; 3], types::F32),
        LeafFunction::FfF(_) => (vec![types::F32; 2], types::F32),
        LeafFunction::DdD(_) => (vec![types::F64; 2], types::F64),
    };
    signature.params = parameters.into_iter().map(AbiParam::new).collect();
    signature.returns = vec![AbiParam::new(result)];
    signature
}
