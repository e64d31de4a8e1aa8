//! The memory of a thread's frames: address space for all of it when the thread starts, of which frames may use a part that
//! grows as they need it and shrinks at collections.
//!
//! Behind it lies as much address space again: the path registers of frames of instrumented code
//! ([`crate::code::EdgeAction`]). Each slot of a stack has its word there, at one distance from it, so that a frame has
//! its registers without anybody pushing, popping or looking for them, whatever version of the code it is in
//! ([decisions/021](../../../docs/decisions/021-path-registers.md)). A slot belongs to one frame if it is a local or
//! one of the header; operands are the locals of the next frame. Nothing there is touched as long as nothing is instrumented.

#![allow(unsafe_code)]

use std::io;
use std::ops::Range;
use std::ptr::NonNull;

/// Stacks grow and shrink by multiples of this: a page.
const UNIT: usize = 4096;
/// Slots of a frame's header: as many pairs of path registers every frame has.
const HEADER: usize = crate::code::frame::HEADER_SLOTS;
/// Stacks of less than this do not shrink.
const SHRINK_LEAST: usize = 64 << 10;

/// A stack of frame slots that grows upwards.
///
/// Its memory is reached through the one pointer that is made with it: frames and registers hold copies of that, which a
/// borrow of the memory in between would invalidate.
pub(crate) struct ThreadStack {
    start: NonNull<u64>,
    /// Bytes that frames may use now.
    open: usize,
    /// Bytes that they may use at most.
    reserved: usize,
    /// Keeps the memory.
    #[cfg(not(miri))]
    map: memmap2::MmapMut,
}

impl ThreadStack {
    /// Reserves a stack of so many bytes, of which the first page is open.
    pub fn new(bytes: usize) -> io::Result<ThreadStack> {
        let reserved = bytes & !7;
        let open = reserved.min(UNIT);
        #[cfg(not(miri))]
        {
            let mut map =
                memmap2::MmapOptions::new().len(Self::distance(reserved) + reserved).no_reserve_swap().map_anon()?;
            let start = NonNull::new(map.as_mut_ptr().cast()).ok_or(io::ErrorKind::OutOfMemory)?;
            // The first word touched must not cost two megabytes. Where there are no huge pages there is no such advice.
            #[cfg(target_os = "linux")]
            let _ = map.advise(memmap2::Advice::NoHugePage);
            Ok(ThreadStack { start, open, reserved, map })
        }
        #[cfg(miri)]
        {
            let memory: Box<[u64]> = vec![0; (Self::distance(reserved) + reserved) / 8].into();
            let start = NonNull::new(Box::into_raw(memory).cast()).ok_or(io::ErrorKind::OutOfMemory)?;
            Ok(ThreadStack { start, open, reserved })
        }
    }

    /// Bytes that a new stack of so many bytes takes from the operating system: its first page, and the page table's for
    /// it, which it has for itself if it is large.
    pub fn first_bytes(reserved: usize) -> u64 {
        (reserved.min(UNIT) + (reserved / 512).min(UNIT)) as u64
    }

    /// The first slot.
    pub fn start(&self) -> *mut u64 {
        self.start.as_ptr()
    }

    /// Past the last slot that a frame may use now.
    pub fn limit(&self) -> *mut u64 {
        self.start().wrapping_byte_add(self.open)
    }

    /// All slots, those included that no frame may use yet.
    pub fn slots(&self) -> Range<*mut u64> {
        self.start()..self.start().wrapping_byte_add(self.reserved)
    }

    /// Bytes from a slot to the word for path registers that belongs to it, on a stack of so many bytes.
    fn distance(reserved: usize) -> usize {
        reserved.next_multiple_of(UNIT)
    }

    /// Bytes from a frame's header to its path register 0; the others lie below it, two to each local and slot of the
    /// header.
    pub fn path_registers(&self) -> usize {
        Self::distance(self.reserved) + HEADER * size_of::<u64>() - size_of::<i32>()
    }

    /// Path registers of a frame with so many locals.
    pub fn path_registers_of(locals: usize) -> u32 {
        2 * (locals + HEADER) as u32
    }

    /// Bytes that the stack takes from the operating system.
    pub fn bytes(&self) -> u64 {
        Self::first_bytes(self.reserved) + (self.open - self.reserved.min(UNIT)) as u64
    }

    /// Bytes by which the stack should grow so that frames may use it up to `end`: it doubles, or grows further. `None`
    /// where it cannot.
    pub fn growth(&self, end: *mut u64) -> Option<usize> {
        let needed = end.addr() - self.start().addr();
        if needed > self.reserved {
            return None;
        }
        let wanted = needed.max(2 * self.open).next_multiple_of(UNIT).min(self.reserved);
        (wanted > self.open).then(|| wanted - self.open)
    }

    /// Opens so many bytes more, as [`ThreadStack::growth`] has said.
    pub fn grow(&mut self, bytes: usize) {
        self.open = (self.open + bytes).min(self.reserved);
    }

    /// Whether the stack is worth looking at for [`ThreadStack::shrink`].
    pub fn is_large(&self) -> bool {
        self.open >= SHRINK_LEAST
    }

    /// Gives back what lies far above `end`, where the innermost frame does: whether there was so much.
    ///
    /// # Safety
    /// `end` lies in the stack, and no frame above it (I4).
    pub unsafe fn shrink(&mut self, end: *mut u64) -> bool {
        let used = end.addr() - self.start().addr();
        let keep = (2 * used).max(SHRINK_LEAST / 4).next_multiple_of(UNIT);
        if !self.is_large() || keep > self.open / 2 {
            return false;
        }
        #[cfg(all(target_os = "linux", not(miri)))]
        {
            let range = self.reserved.min(self.open.next_multiple_of(UNIT)) - keep;
            // SAFETY: I3, I4: the range lies in the mapping, above all frames, as the caller promises, and who pushes a frame
            // there writes it before anybody reads it.
            let given = unsafe { self.map.unchecked_advise_range(memmap2::UncheckedAdvice::DontNeed, keep, range) };
            if given.is_err() {
                return false;
            }
            // SAFETY: I3, I4: the range holds the path registers of the frames whose slots were given back, and such
            // registers are set before they are read.
            let given = unsafe {
                let behind = Self::distance(self.reserved) + keep;
                self.map.unchecked_advise_range(memmap2::UncheckedAdvice::DontNeed, behind, range)
            };
            if given.is_err() {
                return false;
            }
        }
        self.open = keep;
        true
    }
}

#[cfg(miri)]
impl Drop for ThreadStack {
    fn drop(&mut self) {
        let memory = std::ptr::slice_from_raw_parts_mut(
            self.start.as_ptr(),
            (Self::distance(self.reserved) + self.reserved) / 8,
        );
        // SAFETY: the slice was made of a box of this length, and nobody runs on a stack that is dropped (I4).
        drop(unsafe { Box::from_raw(memory) });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stack_doubles_up_to_what_was_reserved_and_shrinks_to_twice_what_is_used() {
        let mut stack = ThreadStack::new(1 << 20).expect("address space");
        let at = |stack: &ThreadStack, bytes: usize| stack.start().wrapping_byte_add(bytes);
        assert_eq!((stack.limit(), stack.bytes()), (at(&stack, 4096), 4096 + 2048));
        assert_eq!(stack.growth(at(&stack, 5000)), Some(4096));
        assert_eq!(stack.growth(at(&stack, 300_000)), Some(303_104 - 4096));
        assert_eq!(stack.growth(at(&stack, (1 << 20) + 8)), None);
        while let Some(more) = stack.growth(at(&stack, 1 << 20)) {
            stack.grow(more);
        }
        assert_eq!(stack.limit(), at(&stack, 1 << 20));
        // SAFETY: I4: there are no frames.
        let shrink = |stack: &mut ThreadStack, bytes| unsafe { stack.shrink(at(stack, bytes)) };
        assert!(!shrink(&mut stack, 300 << 10), "more than a quarter is in use");
        assert!(shrink(&mut stack, 100 << 10));
        assert_eq!(stack.limit(), at(&stack, 200 << 10));
        assert!(shrink(&mut stack, 8));
        assert_eq!(stack.limit(), at(&stack, 16 << 10));
        assert!(!shrink(&mut stack, 8), "it is small");
    }

    #[test]
    fn a_small_stack_is_open_at_once() {
        let stack = ThreadStack::new(2048).expect("address space");
        assert_eq!(stack.limit(), stack.start().wrapping_byte_add(2048));
        assert_eq!(stack.growth(stack.limit()), None);
    }
}
