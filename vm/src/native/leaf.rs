//! Natives that compute with numbers only, whose functions machine code calls as they are: for each of which types its
//! arguments and its result are, which the compiler checks. They neither throw, call back, block nor look at frames (K15).

use super::registry;
use super::signature::{ErasedDescriptor, JavaValue, MachineValue, Signature};

/// A floating-point number as a frame slot holds it.
trait SlotFloat {
    fn from_slot(bits: u64) -> Self;
    fn to_slot(self) -> u64;
}

impl SlotFloat for f32 {
    fn from_slot(bits: u64) -> f32 {
        f32::from_bits(bits as u32)
    }

    fn to_slot(self) -> u64 {
        self.to_bits().into()
    }
}

impl SlotFloat for f64 {
    fn from_slot(bits: u64) -> f64 {
        f64::from_bits(bits)
    }

    fn to_slot(self) -> u64 {
        self.to_bits()
    }
}

macro_rules! leaf_functions {
    ($($(#[$about:meta])* $name:ident($($parameter:ty),*) -> $result:ty;)*) => {
        /// The function of a native that is a function of numbers only.
        #[derive(Clone, Copy, Debug)]
        pub enum LeafFunction {
            $($(#[$about])* $name(extern "C" fn($($parameter),*) -> $result),)*
        }

        impl LeafFunction {
            /// Its address, which machine code calls.
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

            /// The same as a descriptor has it.
            pub(super) const fn descriptor(self) -> ErasedDescriptor {
                match self {
                    $(LeafFunction::$name(_) => ErasedDescriptor {
                        parameters: const { &[$(<$parameter as JavaValue>::LETTER),*] },
                        result: <$result as JavaValue>::LETTER,
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
#[allow(missing_docs, reason = "the names say the rest")]
pub struct LeafNative {
    /// The class's internal name.
    pub class: &'static str,
    /// The method's name.
    pub name: &'static str,
    /// The method's descriptor.
    pub descriptor: &'static str,
    pub function: LeafFunction,
}

macro_rules! number_operations {
    ($($(#[$about:meta])* $name:ident,)*) => {
        /// What a native method computes for which machines have an instruction.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum NumberOperation {
            $($(#[$about])* $name,)*
        }

        impl NumberOperation {
            /// All of them, in order.
            pub const ALL: &[NumberOperation] = &[$(NumberOperation::$name),*];
        }
    };
}

number_operations! {
    /// The square root of a double.
    SquareRoot,
    /// The largest integer that is not above a double, as a double.
    Floor,
    /// The smallest integer that is not below a double, as a double.
    Ceiling,
    /// The integer that is nearest to a double, of two the even one, as a double.
    RoundToEven,
    /// The bits of a double as a long.
    DoubleBits,
    /// The double of which a long has the bits.
    DoubleFromBits,
    /// The bits of a float as an int.
    FloatBits,
    /// The float of which an int has the bits.
    FloatFromBits,
}

impl NumberOperation {
    /// What a native method of the library computes.
    pub fn find(class: &str, name: &str, descriptor: &str) -> Option<NumberOperation> {
        registry::find(class, name, descriptor)?.operation
    }
}
