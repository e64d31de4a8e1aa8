//! The functions of the VM that machine code calls, in C's calling convention: for each where it is, and of which types its
//! arguments and its result are. They neither throw, call back, block nor look at frames (K15).
//!
//! Each is a line of one of the tables here. That a line says what the Rust function takes and gives, the compiler checks.

use super::runtime;
use crate::vm::Vm;

/// How the machine passes a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MachineType {
    /// 32 bits of an integer register; those above are undefined.
    I32,
    /// 64 bits of an integer register.
    I64,
    /// A float.
    F32,
    /// A double.
    F64,
}

/// What a function takes and gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Signature {
    /// Types of the arguments.
    pub parameters: &'static [MachineType],
    /// Type of the result.
    pub result: MachineType,
}

/// A Rust type that the machine passes in a register.
trait MachineValue {
    const TYPE: MachineType;
}

macro_rules! machine_values {
    ($($rust:ty => $machine:ident;)*) => {$(
        impl MachineValue for $rust {
            const TYPE: MachineType = MachineType::$machine;
        }
    )*};
}

machine_values! {
    &mut Vm => I64;
    u32 => I32;
    i64 => I64;
    u64 => I64;
    f32 => F32;
    f64 => F64;
}

/// A floating-point number as a frame slot holds it.
trait SlotValue {
    fn from_slot(bits: u64) -> Self;
    fn to_slot(self) -> u64;
}

impl SlotValue for f32 {
    fn from_slot(bits: u64) -> f32 {
        f32::from_bits(bits as u32)
    }

    fn to_slot(self) -> u64 {
        self.to_bits().into()
    }
}

impl SlotValue for f64 {
    fn from_slot(bits: u64) -> f64 {
        f64::from_bits(bits)
    }

    fn to_slot(self) -> u64 {
        self.to_bits()
    }
}

macro_rules! runtime_functions {
    ($($(#[$about:meta])* $name:ident = $function:path: ($($parameter:ty),*) -> $result:ty;)*) => {
        /// A function of the runtime.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum RuntimeFunction {
            $($(#[$about])* $name,)*
        }

        impl RuntimeFunction {
            /// Where it is. That does not change.
            pub fn address(self) -> usize {
                match self {
                    $(RuntimeFunction::$name => {
                        let function: extern "C" fn($($parameter),*) -> $result = $function;
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

macro_rules! leaf_functions {
    ($($(#[$about:meta])* $name:ident($($parameter:ty),*) -> $result:ty;)*) => {
        /// The function of a native that is a function of numbers only.
        #[derive(Clone, Copy, Debug)]
        pub enum LeafFunction {
            $($(#[$about])* $name(extern "C" fn($($parameter),*) -> $result),)*
        }

        impl LeafFunction {
            /// Where it is.
            pub fn address(self) -> usize {
                match self {
                    $(LeafFunction::$name(function) => function as *const () as usize,)*
                }
            }

            /// What it takes and gives.
            pub fn signature(self) -> Signature {
                match self {
                    $(LeafFunction::$name(_) => Signature {
                        parameters: const { &[$(<$parameter as MachineValue>::TYPE),*] },
                        result: <$result as MachineValue>::TYPE,
                    },)*
                }
            }

            /// Its result, as it looks in a slot, for arguments as they look there; `None` if there are too few of them.
            pub fn call(self, arguments: &[u64]) -> Option<u64> {
                let mut arguments = arguments.iter();
                Some(match self {
                    $(LeafFunction::$name(function) => {
                        function($(<$parameter>::from_slot(*arguments.next()?)),*).to_slot()
                    })*
                })
            }
        }
    };
}

leaf_functions! {
    /// Of a double.
    DD(f64) -> f64;
    /// Of two doubles.
    DdD(f64, f64) -> f64;
    /// Of three doubles.
    DddD(f64, f64, f64) -> f64;
    /// Of three floats.
    FffF(f32, f32, f32) -> f32;
}

/// A native method of the library that machine code may call as a function. It charges nothing (K1).
#[derive(Clone, Copy, Debug)]
pub struct LeafNative {
    /// The class's internal name.
    pub class: &'static str,
    /// The method's name.
    pub name: &'static str,
    /// The method's descriptor.
    pub descriptor: &'static str,
    /// The function.
    pub function: LeafFunction,
}

/// The natives that machine code may call as functions; regions name them by their places here.
pub const LEAF_NATIVES: &[LeafNative] = crate::native::MATH_LEAVES;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signatures_are_those_of_the_functions() {
        use MachineType::{F32, I32, I64};
        let expected = Signature { parameters: &[I64, I32, I64, I64], result: I64 };
        assert_eq!(RuntimeFunction::CallNative.signature(), expected);
        let expected = Signature { parameters: &[F32, F32], result: F32 };
        assert_eq!(RuntimeFunction::FloatRemainder.signature(), expected);
    }

    #[test]
    fn leaf_natives_take_what_their_descriptors_say() {
        let type_of = |letter: char| if letter == 'D' { MachineType::F64 } else { MachineType::F32 };
        for LeafNative { class, name, descriptor, function } in LEAF_NATIVES {
            let (parameters, result) = descriptor.trim_start_matches('(').split_once(')').expect("a descriptor");
            let parameters: Vec<_> = parameters.chars().map(type_of).collect();
            let Signature { parameters: taken, result: given } = function.signature();
            assert_eq!((taken, Some(given)), (&*parameters, result.chars().next().map(type_of)), "{class}.{name}");
            assert_eq!(function.call(&[]), None, "{class}.{name}");
        }
    }
}
