//! Which words live, and where they will be.
//!
//! In go marked objects; out come, for an address, whether it lives and where it goes. One bit stands for each 8 bytes;
//! an object sets the bits of all its words, so that the live bytes below any address are a count of bits. A word of
//! the map covers a block of 512 bytes, and one number per block says where its first live byte goes: a destination is
//! that number plus a population count (the scheme of the Compressor, without its offset vector's second level). Sizes
//! never have to be looked up to find a destination, and the objects themselves are not touched.

#![allow(unsafe_code)]

use std::ops::Range;

use super::Heap;
use super::region::{CARD_BYTES, CARD_SHIFT, Memory, NURSERY};

/// The mark bitmap and the destinations.
///
/// Copies of it are used only while the heap is borrowed, and none of its methods looks where an offset is: that would cost a
/// comparison for each reference of a full collection.
#[derive(Clone, Copy)]
pub(super) struct LiveMap {
    memory: Memory,
    bitmap: u64,
    destinations: u64,
}

/// Bytes that one word of the bitmap covers.
pub(super) const BLOCK_BYTES: u64 = CARD_BYTES;
const BLOCK_SHIFT: u32 = CARD_SHIFT;

/// Bytes of a space whose part of the map is gone through at a time, between looks at the alarm.
const PART: u64 = 16 << 20;

/// A space in parts, all but the first starting at a block's start.
pub(super) fn parts(space: Range<u64>) -> impl Iterator<Item = Range<u64>> {
    let mut start = space.start;
    std::iter::from_fn(move || {
        let end = ((start & !(BLOCK_BYTES - 1)) + PART).min(space.end);
        let part = start..end;
        start = end;
        (part.start < part.end).then_some(part)
    })
}

impl Heap {
    pub(super) fn live_map(&self) -> LiveMap {
        let tables = self.region.tables;
        LiveMap { memory: self.memory(), bitmap: tables.bitmap, destinations: tables.destinations }
    }
}

impl LiveMap {
    /// The place of a block's word in the bitmap.
    #[inline]
    fn word(self, offset: u64) -> u64 {
        self.bitmap + ((offset - NURSERY) >> BLOCK_SHIFT) * 8
    }

    #[inline]
    fn bit(offset: u64) -> u32 {
        (offset >> 3) as u32 & 63
    }

    /// The word of the bitmap that has the bit of an offset.
    ///
    /// # Safety
    /// The offset lies in the nursery or the old space (H1), and nobody else changes the map (H2).
    #[inline]
    unsafe fn bits(self, offset: u64) -> u64 {
        // SAFETY: H1, H2: offsets of these two have a word in the bitmap; the caller promises the rest.
        unsafe { self.memory.read(self.word(offset)) }
    }

    /// Replaces it.
    ///
    /// # Safety
    /// The offset lies in the nursery or the old space (H1), and nobody else looks at the map (H2).
    #[inline]
    unsafe fn set_bits(self, offset: u64, bits: u64) {
        // SAFETY: H1, H2: offsets of these two have a word in the bitmap; the caller promises the rest.
        unsafe { self.memory.write(self.word(offset), bits) }
    }

    /// Forgets all marks between two offsets, widened to whole blocks.
    ///
    /// # Safety
    /// The range lies in the nursery or in the old space (H1), and nobody else looks at the map (H2).
    pub unsafe fn clear(self, start: u64, end: u64) {
        if start < end {
            let first = self.word(start);
            let after = self.word(end - 1) + 8;
            // SAFETY: H1, H2: the words from the first to the last of the range, which the caller promises.
            unsafe { self.memory.at(first).write_bytes(0, (after - first) as usize) }
        }
    }

    /// Whether the object at `object` is marked.
    ///
    /// # Safety
    /// It lies in the nursery or the old space (H1), and nobody else changes the map (H2).
    #[inline]
    pub unsafe fn is_marked(self, object: u64) -> bool {
        // SAFETY: H1, H2: the caller promises the same.
        let bits = unsafe { self.bits(object) };
        bits >> Self::bit(object) & 1 != 0
    }

    /// Marks the start of an object; returns whether it was not marked before.
    ///
    /// # Safety
    /// It lies in the nursery or the old space (H1), and nobody else looks at the map (H2).
    #[inline]
    pub unsafe fn mark_start(self, object: u64) -> bool {
        let bit = 1 << Self::bit(object);
        // SAFETY: H1, H2: the caller promises the same.
        unsafe {
            let bits = self.bits(object);
            self.set_bits(object, bits | bit);
            bits & bit == 0
        }
    }

    /// Marks an object of `size` bytes.
    ///
    /// # Safety
    /// All of it lies in the nursery or the old space (H1, H5), and nobody else looks at the map (H2).
    #[inline]
    pub unsafe fn mark(self, object: u64, size: u64) {
        let bit = Self::bit(object);
        let words = size >> 3;
        // SAFETY: H1, H2, H5: the caller promises the same.
        unsafe {
            if u64::from(bit) + words <= 64 {
                let run = u64::MAX >> (64 - words);
                self.set_bits(object, self.bits(object) | run << bit);
            } else {
                self.mark_blocks(object, size);
            }
        }
    }

    /// Marks an object that lies in several blocks.
    ///
    /// # Safety
    /// As for [`LiveMap::mark`].
    #[cold]
    unsafe fn mark_blocks(self, object: u64, size: u64) {
        let end = object + size;
        let mut block = (object & !(BLOCK_BYTES - 1)) + BLOCK_BYTES;
        // SAFETY: H1, H2, H5: the blocks have words of the object, which the caller promises.
        unsafe {
            self.set_bits(object, self.bits(object) | u64::MAX << Self::bit(object));
            while block + BLOCK_BYTES <= end {
                self.set_bits(block, u64::MAX);
                block += BLOCK_BYTES;
            }
            if block < end {
                self.set_bits(block, self.bits(block) | !(u64::MAX << Self::bit(end)));
            }
        }
    }

    /// The first live word at `from` or later and below `end`. Where no marked object covers `from`, that is where the
    /// next one starts.
    ///
    /// # Safety
    /// The range lies in the nursery or in the old space (H1), and nobody else changes the map (H2).
    #[inline]
    pub unsafe fn next_live(self, from: u64, end: u64) -> Option<u64> {
        if from >= end {
            return None;
        }
        let mut block = from & !(BLOCK_BYTES - 1);
        // SAFETY: H1, H2: `from` lies in the range that the caller promises.
        let mut bits = unsafe { self.bits(from) } & u64::MAX << Self::bit(from);
        while bits == 0 {
            block += BLOCK_BYTES;
            if block >= end {
                return None;
            }
            // SAFETY: H1, H2: the block begins in that range.
            bits = unsafe { self.bits(block) };
        }
        Some(block + 8 * u64::from(bits.trailing_zeros()))
    }

    /// Gives the live words between two offsets consecutive destinations from `to` on; returns the last one's end.
    ///
    /// # Safety
    /// The range lies in the nursery or in the old space (H1), and nobody else looks at the map (H2).
    pub unsafe fn assign(self, start: u64, end: u64, mut to: u64) -> u64 {
        let mut block = start & !(BLOCK_BYTES - 1);
        while block < end {
            // SAFETY: H1, H2: every block of the range has a destination and a word; the caller promises the rest.
            let bits = unsafe {
                self.memory.write(self.destination_entry(block), to as u32);
                self.bits(block)
            };
            to += 8 * u64::from(bits.count_ones());
            block += BLOCK_BYTES;
        }
        to
    }

    /// Bytes that live between two offsets, widened to whole blocks.
    ///
    /// # Safety
    /// The range lies in the nursery or in the old space (H1), and nobody else changes the map (H2).
    pub unsafe fn live_bytes(self, start: u64, end: u64) -> u64 {
        let mut words = 0;
        let mut block = start & !(BLOCK_BYTES - 1);
        while block < end {
            // SAFETY: H1, H2: a block of the range, which the caller promises.
            words += u64::from(unsafe { self.bits(block) }.count_ones());
            block += BLOCK_BYTES;
        }
        8 * words
    }

    /// Where the marked object at `object` goes, once its block was given a destination; before that, anywhere.
    ///
    /// # Safety
    /// It lies in the nursery or the old space (H1), and nobody else changes the map (H2).
    #[inline]
    pub unsafe fn destination(self, object: u64) -> u64 {
        // SAFETY: H1, H2: every block of these two has a word and a destination; the caller promises the rest.
        let (bits, first) = unsafe { (self.bits(object), self.memory.read::<u32>(self.destination_entry(object))) };
        let below = bits & !(u64::MAX << Self::bit(object));
        u64::from(first) + 8 * u64::from(below.count_ones())
    }

    #[inline]
    fn destination_entry(self, offset: u64) -> u64 {
        self.destinations + ((offset - NURSERY) >> BLOCK_SHIFT) * 4
    }
}
