//! Of which types the arguments and the result of a function are that machine code calls: as the machine passes them, and
//! as the native method's descriptor names them.

use crate::heap::Ref;
use crate::vm::Vm;

/// How the machine passes a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MachineType {
    /// 32 bits of an integer register; those above are undefined.
    I32,
    /// 64 bits of an integer register.
    I64,
    /// A floating-point register, of which 32 bits count.
    F32,
    /// 64 bits of a floating-point register.
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
pub(crate) trait MachineValue {
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
    Ref => I64;
    i32 => I32;
    u32 => I32;
    i64 => I64;
    u64 => I64;
    f32 => F32;
    f64 => F64;
}

/// A Rust type that stands for a Java type, which an [`ErasedDescriptor`] has as this letter.
pub(super) trait JavaValue {
    const LETTER: u8;
}

macro_rules! java_values {
    ($($rust:ty => $letter:literal;)*) => {$(
        impl JavaValue for $rust {
            const LETTER: u8 = $letter;
        }
    )*};
}

java_values! {
    Ref => b'L';
    bool => b'I';
    i32 => b'I';
    i64 => b'J';
    f32 => b'F';
    f64 => b'D';
    () => b'V';
}

/// The types of a Rust function that stands for a native method, by the letters of descriptors (JVMS 4.3): `L` are all
/// references, `I` all that are an `int` in a frame.
#[derive(Clone, Copy, Debug)]
pub(super) struct ErasedDescriptor {
    pub parameters: &'static [u8],
    pub result: u8,
}

impl ErasedDescriptor {
    /// Whether it is that of a native method with this descriptor, be it static or with a receiver in front.
    pub const fn fits(self, descriptor: &str) -> bool {
        let descriptor = descriptor.as_bytes();
        self.fits_from(0, descriptor) || matches!(self.parameters, [b'L', ..]) && self.fits_from(1, descriptor)
    }

    /// Whether its parameters from that one on, and its result, are those of a descriptor.
    const fn fits_from(self, mut next: usize, descriptor: &[u8]) -> bool {
        let mut at = 1;
        while descriptor[at] != b')' {
            let (letter, end) = erased(descriptor, at);
            if next == self.parameters.len() || self.parameters[next] != letter {
                return false;
            }
            (at, next) = (end, next + 1);
        }
        next == self.parameters.len() && self.result == erased(descriptor, at + 1).0
    }
}

/// The letter of the type at a place of a descriptor, and where the next one begins.
const fn erased(descriptor: &[u8], at: usize) -> (u8, usize) {
    match descriptor[at] {
        b'[' => (b'L', erased(descriptor, at + 1).1),
        b'L' => {
            let mut end = at;
            while descriptor[end] != b';' {
                end += 1;
            }
            (b'L', end + 1)
        }
        b'Z' | b'B' | b'C' | b'S' => (b'I', at + 1),
        letter => (letter, at + 1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn descriptors_are_compared_by_kinds_of_values() {
        let erased = ErasedDescriptor { parameters: b"LIJ", result: b'V' };
        for same in ["([[IZJ)V", "(Ljava/lang/String;CJ)V", "(SJ)V"] {
            assert!(erased.fits(same), "{same}");
        }
        for other in ["([[IZ)V", "([[IZJJ)V", "([IDJ)V", "(JIJ)V", "([IZJ)I", "([IZJ)[V", "()V"] {
            assert!(!erased.fits(other), "{other}");
        }
        assert!(!ErasedDescriptor { parameters: b"II", result: b'J' }.fits("(I)J"), "an int is no receiver");
    }
}
