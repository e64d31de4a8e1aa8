//! The functions of the VM that machine code calls, in C's calling convention: for each where it is, and of which types its
//! arguments and its result are. They neither throw, call back, block nor look at frames (K15).
//!
//! Those of natives are in the tables of their classes, in [`crate::native`]; each other is a line of the table here. That a
//! line says what the Rust function takes and gives, the compiler checks.

#![allow(unsafe_code)]

use super::runtime;
use crate::native::signature::MachineValue;
use crate::native::{LeafNative, Signature};
use crate::vm::Vm;

macro_rules! runtime_functions {
    ($($(#[$about:meta])* $name:ident = $function:path: ($($parameter:ty),*) -> $result:ty;)*) => {
        /// What machine code calls of the VM, beside natives.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum RuntimeFunction {
            $($(#[$about])* $name,)*
        }

        impl RuntimeFunction {
            /// Where it is. That does not change.
            pub fn address(self) -> usize {
                match self {
                    $(RuntimeFunction::$name => {
                        let function: unsafe extern "C" fn($($parameter),*) -> $result = $function;
                        function as *const () as usize
                    })*
                }
            }

            /// What it takes and gives.
            pub fn signature(self) -> Signature {
                match self {
                    $(RuntimeFunction::$name => Signature {
                        parameters: const { &[$(<$parameter as MachineValue>::TYPE),*] },
                        result: <$result as MachineValue>::TYPE,
                    },)*
                }
            }
        }
    };
}

runtime_functions! {
    /// See [`runtime::call_native`].
    CallNative = runtime::call_native: (&mut Vm, u32, i64, i64) -> i64;
    /// See [`runtime::new_multi_array`].
    NewMultiArray = runtime::new_multi_array: (&mut Vm, u32, u32) -> u64;
    /// See [`runtime::interface_target`].
    InterfaceTarget = runtime::interface_target: (&mut Vm, u32, u32) -> u64;
    /// `frem` (JVMS 6.5).
    FloatRemainder = float_remainder: (f32, f32) -> f32;
    /// `drem` (JVMS 6.5).
    DoubleRemainder = double_remainder: (f64, f64) -> f64;
}

extern "C" fn float_remainder(x: f32, y: f32) -> f32 {
    x % y
}

extern "C" fn double_remainder(x: f64, y: f64) -> f64 {
    x % y
}

/// The natives that machine code may call as functions; regions name them by their places here.
pub const LEAF_NATIVES: &[LeafNative] = crate::native::MATH_LEAVES;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::native::MachineType;

    #[test]
    fn signatures_are_those_of_the_functions() {
        use MachineType::{F32, I32, I64};
        let expected = Signature { parameters: &[I64, I32, I64, I64], result: I64 };
        assert_eq!(RuntimeFunction::CallNative.signature(), expected);
        let expected = Signature { parameters: &[F32, F32], result: F32 };
        assert_eq!(RuntimeFunction::FloatRemainder.signature(), expected);
    }

    #[test]
    fn leaf_natives_do_not_compute_without_arguments() {
        for native in LEAF_NATIVES {
            assert_eq!(native.function.call(&[]), None, "{}.{}", native.class, native.name);
        }
    }
}
