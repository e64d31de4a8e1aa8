//! Natives whose work is short, as functions that machine code calls with arguments in registers (K15).
//!
//! Such a function does what the native of the same name does, or nothing: it refuses what is long, throws or would
//! collect, and machine code calls the native then. What it charges (K1), [`CHARGE_MAX`] at most, comes back beside the result.

use std::marker::PhantomData;

use super::array_arguments::part;
use super::registry;
use super::signature::{ErasedDescriptor, JavaValue, MachineType, MachineValue, Signature};
use crate::heap::Ref;
use crate::runtime::Runtime;
use crate::vm::Vm;

/// Bytes of work at most.
pub(super) const SHORT_BYTES: usize = 4096;

/// Bytes of work that cost as much as one bytecode.
pub const CHARGE_BYTES: u32 = 8;

/// The most that is charged for short work. So much budget has to be left beyond what machine code needs behind the call.
pub const CHARGE_MAX: u32 = SHORT_BYTES as u32 / CHARGE_BYTES;

macro_rules! short_natives {
    ($($name:ident)*) => {
        /// A native that machine code calls by registers as long as its work is short. What its function gives holds the
        /// result in the lower half, and in the upper one what is charged (K1), [`CHARGE_MAX`] at most; it is negative
        /// where nothing has been done and the native is to be called.
        ///
        /// The rest is said where the native is, in the table of its class.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[allow(missing_docs, reason = "the tables of natives say what they are")]
        pub enum ShortNative {
            $($name,)*
        }

        impl ShortNative {
            /// Every one.
            pub const ALL: &[ShortNative] = &[$(ShortNative::$name),*];
        }
    };
}

short_natives! {
    // Texts: arrays of bytes, one byte to a character or two as the coder says (0 or 1).
    BytesEqual TextHash TextOrder TextIndex CharacterIndex LastCharacterIndex CharactersToBytes BytesToCharacters PutDecimal
    // What `+` comes to (`StringConcatFactory`): texts of single values, and two to eight texts joined.
    IntText LongText DoubleText FloatText
    Concat2 Concat3 Concat4 Concat5 Concat6 Concat7 Concat8
    // Arrays and objects of any class; a clone of what is no array is left to the native.
    ArrayClone ArrayCopy ClassMirror CurrentThread ObjectHash IdentityHash
}

impl ShortNative {
    /// The one that stands for a native method of the library.
    pub fn find(class: &str, name: &str, descriptor: &str) -> Option<ShortNative> {
        registry::find(class, name, descriptor)?.short.map(|short| short.native)
    }

    /// Where its function is. That does not change.
    pub fn address(self) -> usize {
        registry::short(self).function.address as usize
    }

    /// What its function takes and gives.
    pub fn signature(self) -> Signature {
        registry::short(self).function.signature
    }

    /// Whether it changes nothing that instructions of machine code read.
    pub fn only_reads(self) -> bool {
        registry::short(self).only_reads
    }

    /// With its function, which changes nothing that instructions of machine code read.
    pub(super) const fn reads(self, function: ShortFunction) -> Short {
        Short { native: self, only_reads: true, function }
    }

    /// With its function, which writes elements of arrays.
    pub(super) const fn writes(self, function: ShortFunction) -> Short {
        Short { native: self, only_reads: false, function }
    }
}

/// What a row of a table of natives says of a function for short work.
#[derive(Clone, Copy)]
pub(super) struct Short {
    pub native: ShortNative,
    only_reads: bool,
    pub function: ShortFunction,
}

/// A function for short work.
#[derive(Clone, Copy)]
pub(super) struct ShortFunction {
    address: *const (),
    /// With the VM in front of the arguments.
    signature: Signature,
    pub descriptor: ErasedDescriptor,
}

macro_rules! short_functions {
    ($($name:ident($($parameter:ident)*);)*) => {$(
        /// A function of that many arguments.
        pub(super) const fn $name<$($parameter: JavaValue + MachineValue,)* Output: ShortResult>(
            function: extern "C" fn(&mut Vm, $($parameter),*) -> ShortAnswer<Output>,
        ) -> ShortFunction {
            ShortFunction {
                address: function as *const (),
                signature: Signature {
                    parameters: const { &[<&mut Vm as MachineValue>::TYPE, $($parameter::TYPE),*] },
                    result: MachineType::I64,
                },
                descriptor: ErasedDescriptor {
                    parameters: const { &[$($parameter::LETTER),*] },
                    result: Output::LETTER,
                },
            }
        }
    )*};
}

short_functions! {
    of_0();
    of_1(A);
    of_2(A B);
    of_3(A B C);
    of_4(A B C D);
    of_5(A B C D E);
    of_6(A B C D E F);
    of_7(A B C D E F G);
    of_8(A B C D E F G H);
}

/// A result that fits into the lower half of a [`ShortAnswer`].
pub(super) trait ShortResult: JavaValue {
    fn bits(self) -> u32;
}

impl ShortResult for () {
    #[inline]
    fn bits(self) -> u32 {
        0
    }
}

impl ShortResult for bool {
    #[inline]
    fn bits(self) -> u32 {
        self.into()
    }
}

impl ShortResult for i32 {
    #[inline]
    fn bits(self) -> u32 {
        self as u32
    }
}

impl ShortResult for Ref {
    #[inline]
    fn bits(self) -> u32 {
        Ref::bits(self)
    }
}

/// What a function for short work gives: its result in the lower half, what is charged in the upper one; negative where it
/// has done nothing.
#[repr(transparent)]
pub(super) struct ShortAnswer<Output>(i64, PhantomData<Output>);

/// The answer of work that gives its result and how many bytes it took, [`SHORT_BYTES`] at most.
#[inline(always)]
pub(super) fn short_answer<Output: ShortResult>(work: impl FnOnce() -> Option<(Output, usize)>) -> ShortAnswer<Output> {
    let answer = match work() {
        Some((result, bytes)) if bytes <= SHORT_BYTES => {
            ((bytes as u64 / u64::from(CHARGE_BYTES)) << 32 | u64::from(result.bits())) as i64
        }
        _ => -1,
    };
    ShortAnswer(answer, PhantomData)
}

/// The characters of a value as `java.lang.String` has them.
#[derive(Clone, Copy)]
pub(super) struct Characters<'a> {
    pub bytes: &'a [u8],
    /// Two bytes a character, not one.
    pub utf16: bool,
}

impl Characters<'_> {
    /// How many characters, not bytes, there are.
    #[inline]
    pub fn len(self) -> usize {
        self.bytes.len() >> u32::from(self.utf16)
    }
}

/// The bytes of an array that is not null.
#[inline(always)]
pub(super) fn bytes(vm: &Vm, array: Ref) -> Option<&[u8]> {
    (!array.is_null()).then(|| vm.runtime.heap.elements(array))
}

/// The same as characters.
#[inline(always)]
pub(super) fn characters(vm: &Vm, value: Ref, coder: i32) -> Option<Characters<'_>> {
    Some(Characters { bytes: bytes(vm, value)?, utf16: coder & 1 != 0 })
}

/// A new string of Latin-1 characters, if there is room for it.
#[inline]
pub(super) fn short_string(runtime: &mut Runtime, latin1: &[u8]) -> Option<Ref> {
    let array = runtime.heap.allocate_array(runtime.string_fields.bytes_class, latin1.len() as u32).ok()?;
    runtime.heap.elements_mut::<u8>(array).copy_from_slice(latin1);
    short_wrapped(runtime, array, 0)
}

/// A new string around its byte array, if there is room for it.
#[inline]
pub(super) fn short_wrapped(runtime: &mut Runtime, bytes: Ref, coder: u8) -> Option<Ref> {
    let fields = runtime.string_fields;
    let string = runtime.heap.allocate_instance(fields.class).ok()?;
    runtime.heap.store_reference(string, fields.value, bytes);
    runtime.heap.store::<u8>(string, fields.coder, coder);
    Some(string)
}

/// So many bytes of an array.
#[inline(always)]
pub(super) fn byte_range(vm: &Vm, array: Ref, from: i32, length: i32) -> Option<&[u8]> {
    part(bytes(vm, array)?, from, length).ok()
}
