//! Natives whose work is short, as functions that machine code calls with arguments in registers (K15).
//!
//! Such a function does what the native of the same name does, or nothing: it refuses what is long, throws or would
//! collect, and machine code calls the native then. What it charges (K1), [`CHARGE_MAX`] at most, comes back beside the result.

use super::array_arguments::part;
use crate::heap::Ref;
use crate::runtime::Runtime;
use crate::vm::Vm;

/// Bytes of work at most.
pub(super) const SHORT_BYTES: usize = 4096;

/// Bytes of work that cost as much as one bytecode.
pub const CHARGE_BYTES: u32 = 8;

/// The most that is charged for short work. So much budget has to be left beyond what machine code needs behind the call.
pub const CHARGE_MAX: u32 = SHORT_BYTES as u32 / CHARGE_BYTES;

/// What a function for short work gives: its result in the lower half, as an `int` or a reference, what is charged in the
/// upper one; negative where it has done nothing. In goes the result and how many bytes it took, [`SHORT_BYTES`] at most.
#[inline(always)]
pub(super) fn short_answer(work: impl FnOnce() -> Option<(i32, usize)>) -> i64 {
    match work() {
        Some((result, bytes)) if bytes <= SHORT_BYTES => {
            ((bytes as u64 / u64::from(CHARGE_BYTES)) << 32 | u64::from(result as u32)) as i64
        }
        _ => -1,
    }
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
