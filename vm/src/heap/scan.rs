//! Walking over an object's reference slots.
//!
//! In go an object and its class's layout; out come the offsets of the slots. The two collections, the card scan and the
//! verifier all see objects through these functions.

#![allow(unsafe_code)]

use std::ops::Range;

use super::layout::{Kind, LayoutTable, PackedLayout};
use super::object::{ELEMENTS_OFFSET, Header, LENGTH_OFFSET};
use super::region::Memory;

/// The header of the object at `object`.
///
/// # Safety
/// There is an object, or one was forwarded from there.
#[inline]
pub(super) unsafe fn header(memory: Memory, object: u64) -> Header {
    // SAFETY: H5: the caller promises an object, which begins with its header, or with one that tells where it went.
    unsafe { memory.read(object) }
}

/// The number of elements of the array at `object`.
///
/// # Safety
/// There is an array.
#[inline]
pub(super) unsafe fn length(memory: Memory, object: u64) -> u32 {
    // SAFETY: H5: the caller promises an array, whose header is followed by its length.
    unsafe { memory.read(object + u64::from(LENGTH_OFFSET)) }
}

/// Bytes of the object at `object`, which has this layout.
///
/// # Safety
/// There is such an object.
#[inline]
pub(super) unsafe fn size(memory: Memory, layout: &PackedLayout, object: u64) -> u64 {
    if layout.is_array() {
        // SAFETY: H5: the caller promises an object of the layout, which is that of arrays.
        layout.array_size(unsafe { length(memory, object) })
    } else {
        layout.instance_size()
    }
}

/// Calls `visit` with the offset of every slot of the object that holds a strong reference.
///
/// # Safety
/// There is such an object; `visit` does not change its header or length.
#[inline(always)]
pub(super) unsafe fn each_slot(
    memory: Memory,
    layouts: &LayoutTable,
    layout: &PackedLayout,
    object: u64,
    mut visit: impl FnMut(u64),
) {
    if layout.kind == Kind::ReferenceArray {
        let start = object + u64::from(ELEMENTS_OFFSET);
        // SAFETY: H5: the caller promises an object of the layout, which is that of arrays.
        let end = start + 4 * u64::from(unsafe { length(memory, object) });
        let mut slot = start;
        while slot < end {
            visit(slot);
            slot += 4;
        }
    } else {
        // Arrays of primitives have none of these.
        layouts.each_reference(layout, |offset| visit(object + u64::from(offset)));
    }
}

/// As [`each_slot`], for those slots only that lie in `window`.
///
/// # Safety
/// As for [`each_slot`].
pub(super) unsafe fn each_slot_within(
    memory: Memory,
    layouts: &LayoutTable,
    layout: &PackedLayout,
    object: u64,
    window: Range<u64>,
    mut visit: impl FnMut(u64),
) {
    match layout.kind {
        Kind::Instance | Kind::Reference(_) => layouts.each_reference(layout, |offset| {
            let slot = object + u64::from(offset);
            if window.contains(&slot) {
                visit(slot);
            }
        }),
        Kind::ReferenceArray => {
            let start = object + u64::from(ELEMENTS_OFFSET);
            // SAFETY: H5: the caller promises an object of the layout, which is that of arrays.
            let end = start + 4 * u64::from(unsafe { length(memory, object) });
            let mut slot = start.max(window.start);
            while slot < end.min(window.end) {
                visit(slot);
                slot += 4;
            }
        }
        Kind::PrimitiveArray | Kind::Unknown => {}
    }
}
