//! The address range of one heap: one reservation, divided by constants.
//!
//! In goes the old space's capacity; out comes a [`Region`], whose memory reads as zero until it is written and costs
//! nothing until it is touched. All of the guest's memory and all side tables of the collector are in this one
//! reservation, so that nothing has to be allocated while a collection runs, and so that an object, a static field and
//! a card are each one addition away from the same base register.
//!
//! ```text
//! 0            nothing: offset 0 is null
//! 8            primitive slots        static fields of primitive types, 8 bytes each
//! REFERENCES   reference slots        static fields, literals, class mirrors: 8 bytes each, all of them roots
//! CARDS        card table             one byte for each 512 bytes of the whole range
//! NURSERY      two halves             HALF_MAX bytes apart; how much of each is in use changes
//! OLD_START    old space              to the capacity asked for
//! ...          crossing map, mark bitmap, block destinations, mark stack (no object reference points here)
//! ```

#![allow(unsafe_code)]

use std::io;
use std::ops::Range;
use std::ptr::NonNull;

/// Log2 of the bytes that one card covers.
pub const CARD_SHIFT: u32 = 9;
/// Bytes that one card covers.
pub const CARD_BYTES: u64 = 1 << CARD_SHIFT;

/// Greatest distance that a reference can span. Miri has less, for it pays for every byte of the side tables.
pub(super) const REACH: u64 = if cfg!(miri) { 1 << 24 } else { 1 << 32 };

/// Offset of the first primitive slot.
pub const PRIMITIVES: u64 = 8;
/// Offset of the first reference slot.
pub const REFERENCES: u64 = if cfg!(miri) { 0x1000 } else { 0x8_0000 };
/// Offset of the card table: the card of the byte at offset `o` is the byte at `CARDS + (o >> CARD_SHIFT)`.
pub const CARDS: u64 = if cfg!(miri) { 0x3000 } else { 0x18_0000 };
/// Greatest size of one half of the nursery.
pub const HALF_MAX: u64 = if cfg!(miri) { 64 << 10 } else { 16 << 20 };
/// Offset of the nursery's first half.
pub const NURSERY: u64 = CARDS + (REACH >> CARD_SHIFT);
/// Offset of the old space. A reference is old if it is not less than this.
pub const OLD_START: u64 = NURSERY + 2 * HALF_MAX;

/// Greatest capacity of an old space.
pub(super) const OLD_MAX: u64 = REACH - OLD_START;

/// Memory is given back and protected in units of this: a multiple of every page size in use.
const GRANULE: u64 = 64 << 10;

/// Beyond so many bytes the old space has huge pages, if the system gives them: gigabytes of small ones would take the
/// system a quarter of a second to take back when the process ends. Up to there small ones are better: where the machine
/// is a virtual one, the first touch of a huge one may take the system several milliseconds, in which nothing is obeyed.
#[cfg(all(target_os = "linux", not(miri)))]
const SMALL_PAGES: u64 = 448 << 20;

/// Bytes of mark stack for a heap whose nursery and old space span `bytes`.
const fn mark_stack_bytes(bytes: u64) -> u64 {
    let share = bytes / 64;
    if share < (16 << 10) { 16 << 10 } else { share & !7 }
}

/// Where the side tables are, as distances from the base. They lie beyond the reach of references.
#[derive(Clone, Copy, Debug)]
pub(super) struct SideTables {
    /// One byte for each card of the old space: where an object starts (see `cards.rs`).
    pub crossing: u64,
    /// One bit for each 8 bytes from `NURSERY` on, in words of 64 bits.
    pub bitmap: u64,
    /// For each word of the bitmap, the destination (u32) of the first live byte in its 512.
    pub destinations: u64,
    /// References (u32) that are marked and not yet scanned.
    pub mark_stack: u64,
    /// Number of entries of the mark stack.
    pub mark_stack_len: usize,
    /// Bytes of the whole reservation.
    pub end: u64,
}

impl SideTables {
    fn after(old_capacity: u64) -> Self {
        let span = OLD_START + old_capacity - NURSERY;
        let blocks = span.div_ceil(CARD_BYTES);
        let granules = |bytes: u64| bytes.next_multiple_of(GRANULE);
        let crossing = granules(OLD_START + old_capacity);
        let bitmap = crossing + granules(old_capacity.div_ceil(CARD_BYTES));
        let destinations = bitmap + granules(blocks * 8);
        let mark_stack = destinations + granules(blocks * 4);
        let stack_bytes = mark_stack_bytes(span);
        SideTables {
            crossing,
            bitmap,
            destinations,
            mark_stack,
            mark_stack_len: (stack_bytes / 4) as usize,
            end: mark_stack + granules(stack_bytes),
        }
    }
}

/// The reservation's memory as the collector sees it: a base address to which offsets are added.
///
/// Copies of it are used only while the heap is borrowed.
#[derive(Clone, Copy)]
pub(super) struct Memory(*mut u8);

impl Memory {
    #[inline]
    pub fn new(base: *mut u8) -> Self {
        Memory(base)
    }

    /// The address of an offset: whether that lies in the reservation (H1) is for whoever reads or writes there to say.
    #[inline]
    pub fn at(self, offset: u64) -> *mut u8 {
        self.0.wrapping_add(offset as usize)
    }

    /// Asks for the cache line at an offset, which will be read soon.
    #[inline]
    pub fn prefetch(self, offset: u64) {
        #[cfg(all(target_arch = "x86_64", not(miri)))]
        // SAFETY: H1: the address is of the reservation, and a prefetch changes nothing that could be seen.
        unsafe {
            use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
            _mm_prefetch::<_MM_HINT_T0>(self.at(offset).cast());
        }
        #[cfg(not(all(target_arch = "x86_64", not(miri))))]
        let _ = offset;
    }

    /// Reads the value at an offset.
    ///
    /// # Safety
    /// The offset lies in the reservation and is a multiple of the value's alignment (up to 8); what lies there is a
    /// `T`.
    #[inline]
    pub unsafe fn read<T: Copy>(self, offset: u64) -> T {
        // SAFETY: H1: the caller promises an aligned offset of the reservation at which a `T` lies.
        unsafe { self.at(offset).cast::<T>().read() }
    }

    /// Writes a value at an offset.
    ///
    /// # Safety
    /// The offset lies in the reservation and is a multiple of the value's alignment (up to 8); what lies there may be
    /// a `T`, and nobody else looks at it (H2).
    #[inline]
    pub unsafe fn write<T: Copy>(self, offset: u64, value: T) {
        // SAFETY: H1, H2: the caller promises an aligned offset of the reservation for a `T`, at which nobody else
        // looks.
        unsafe { self.at(offset).cast::<T>().write(value) }
    }
}

/// One reservation of address space.
pub(super) struct Region {
    base: NonNull<u8>,
    pub tables: SideTables,
    #[cfg(not(miri))]
    map: memmap2::MmapMut,
    #[cfg(miri)]
    layout: std::alloc::Layout,
}

impl Region {
    /// Reserves the range for an old space of `old_capacity` bytes (a multiple of the card size, at most `OLD_MAX`).
    pub fn reserve(old_capacity: u64) -> io::Result<Self> {
        debug_assert!(old_capacity <= OLD_MAX && old_capacity.is_multiple_of(CARD_BYTES));
        let tables = SideTables::after(old_capacity);
        let bytes = usize::try_from(tables.end).map_err(|_| io::ErrorKind::OutOfMemory)?;
        #[cfg(not(miri))]
        {
            let mut map = memmap2::MmapOptions::new().len(bytes).no_reserve_swap().map_anon()?;
            let base = NonNull::new(map.as_mut_ptr()).ok_or(io::ErrorKind::OutOfMemory)?;
            #[cfg(target_os = "linux")]
            if OLD_START + SMALL_PAGES < tables.crossing {
                let start = OLD_START + SMALL_PAGES;
                // A kernel without them uses small ones.
                let _ = map.advise_range(memmap2::Advice::HugePage, start as usize, (tables.crossing - start) as usize);
            }
            Ok(Region { base, tables, map })
        }
        #[cfg(miri)]
        {
            let layout = std::alloc::Layout::from_size_align(bytes, 4096).map_err(|_| io::ErrorKind::OutOfMemory)?;
            // SAFETY: H1: the reservation is never empty, so the layout's size is not zero.
            let base = unsafe { std::alloc::alloc_zeroed(layout) };
            let base = NonNull::new(base).ok_or(io::ErrorKind::OutOfMemory)?;
            Ok(Region { base, tables, layout })
        }
    }

    /// The address of offset 0; it stays the same as long as the region lives.
    pub fn base(&self) -> *mut u8 {
        self.base.as_ptr()
    }

    /// Gives the memory of `range` (distances from the base) back to the operating system, where that is possible.
    /// Returns the part that reads as zero from now on; the rest keeps its bytes.
    pub fn release(&mut self, range: Range<u64>) -> Range<u64> {
        let start = range.start.next_multiple_of(GRANULE);
        let end = range.end & !(GRANULE - 1);
        if start >= end {
            return range.start..range.start;
        }
        // Only Linux promises zeroes after this advice.
        #[cfg(all(target_os = "linux", not(miri)))]
        {
            let advice = memmap2::UncheckedAdvice::DontNeed;
            // SAFETY: the range lies in the mapping (H1); the caller holds nothing in it, and every reader of this
            // memory writes it first or expects zeroes (H4).
            let advised = unsafe { self.map.unchecked_advise_range(advice, start as usize, (end - start) as usize) };
            if advised.is_ok() {
                return start..end;
            }
        }
        range.start..range.start
    }

    /// Allows or forbids access to `range`, whose bounds are multiples of every page size, where the operating system
    /// can. It is a help to find defects; nothing depends on it.
    pub fn protect(&mut self, range: Range<u64>, accessible: bool) {
        #[cfg(all(unix, not(miri)))]
        {
            let protection = if accessible { libc::PROT_READ | libc::PROT_WRITE } else { libc::PROT_NONE };
            let start = Memory::new(self.base()).at(range.start);
            // SAFETY: the range lies in the mapping (H1), and nothing is in it while it is forbidden. A failure leaves
            // it accessible.
            unsafe { libc::mprotect(start.cast(), (range.end - range.start) as usize, protection) };
        }
        #[cfg(not(all(unix, not(miri))))]
        let _ = (range, accessible);
    }
}

#[cfg(miri)]
impl Drop for Region {
    fn drop(&mut self) {
        // SAFETY: H1: the block was allocated with this layout, and nobody has an address in it once the heap goes.
        unsafe { std::alloc::dealloc(self.base.as_ptr(), self.layout) };
    }
}
