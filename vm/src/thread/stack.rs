//! The memory of a thread's frames: reserved when the thread starts, given by the operating system as it is used.

use std::io;

#[cfg(not(miri))]
use memmap2::MmapMut;

/// A stack of frame slots that grows upwards.
pub(crate) struct Stack {
    #[cfg(not(miri))]
    memory: MmapMut,
    #[cfg(miri)]
    memory: Box<[u64]>,
    slots: usize,
}

impl Stack {
    /// Reserves a stack of so many bytes.
    pub fn new(bytes: usize) -> io::Result<Stack> {
        let slots = bytes / 8;
        #[cfg(not(miri))]
        let memory = memmap2::MmapOptions::new().len(slots * 8).no_reserve_swap().map_anon()?;
        #[cfg(miri)]
        let memory = vec![0; slots].into();
        Ok(Stack { memory, slots })
    }

    /// The first slot.
    pub fn start(&mut self) -> *mut u64 {
        self.memory.as_mut_ptr().cast()
    }

    /// Past the last slot that a frame may use.
    pub fn limit(&mut self) -> *mut u64 {
        self.start().wrapping_add(self.slots)
    }
}
