//! The memory of a thread's frames: reserved when the thread starts, given by the operating system as it is used.

use std::io;
use std::ptr::NonNull;

/// A stack of frame slots that grows upwards.
///
/// Its memory is reached through the one pointer that is made with it: frames and registers hold copies of that, which a
/// borrow of the memory in between would invalidate.
pub(crate) struct Stack {
    start: NonNull<u64>,
    slots: usize,
    /// Keeps the memory.
    #[cfg(not(miri))]
    _map: memmap2::MmapMut,
}

impl Stack {
    /// Reserves a stack of so many bytes.
    pub fn new(bytes: usize) -> io::Result<Stack> {
        let slots = bytes / 8;
        #[cfg(not(miri))]
        {
            let mut map = memmap2::MmapOptions::new().len(slots * 8).no_reserve_swap().map_anon()?;
            let start = NonNull::new(map.as_mut_ptr().cast()).ok_or(io::ErrorKind::OutOfMemory)?;
            Ok(Stack { start, slots, _map: map })
        }
        #[cfg(miri)]
        {
            let memory: Box<[u64]> = vec![0; slots].into();
            let start = NonNull::new(Box::into_raw(memory).cast()).ok_or(io::ErrorKind::OutOfMemory)?;
            Ok(Stack { start, slots })
        }
    }

    /// The first slot.
    pub fn start(&self) -> *mut u64 {
        self.start.as_ptr()
    }

    /// Past the last slot that a frame may use.
    pub fn limit(&self) -> *mut u64 {
        self.start().wrapping_add(self.slots)
    }
}

#[cfg(miri)]
impl Drop for Stack {
    fn drop(&mut self) {
        let memory = std::ptr::slice_from_raw_parts_mut(self.start.as_ptr(), self.slots);
        // SAFETY: the slice was made of a box of this length, and nobody runs on a stack that is dropped (I4).
        drop(unsafe { Box::from_raw(memory) });
    }
}
