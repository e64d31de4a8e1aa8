//! What is common to all objects: references, the 8-byte header, the mark word.
//!
//! ```text
//! +0  class id (u32)
//! +4  mark word (u32)
//! +8  fields, or: length of an array (u32)
//! +16 elements of an array
//! ```
//! Objects are 8-byte aligned and their sizes are multiples of 8. References in fields and elements are 4 bytes; in
//! frames, handles and root slots they are 8, zero-extended.

#![allow(unsafe_code)]

use std::fmt;

/// Bytes of every object's header.
pub const HEADER_BYTES: u32 = 8;
/// Offset of the class id in an object.
pub const CLASS_OFFSET: u32 = 0;
/// Offset of the mark word in an object.
pub const MARK_OFFSET: u32 = 4;
/// Offset of the length in an array.
pub const LENGTH_OFFSET: u32 = 8;
/// Offset of the first element in an array.
pub const ELEMENTS_OFFSET: u32 = 16;

/// A reference: the distance of an object from the heap's base in bytes; 0 is null.
///
/// A `Ref` is good until the next collection. What must outlive one is kept where the [`RootSet`](super::RootSet)
/// visits it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[repr(transparent)]
pub struct Ref(u32);

impl Ref {
    /// Offset 0, at which no object lies.
    pub const NULL: Ref = Ref(0);

    /// The reference that a 4-byte field or element holds.
    ///
    /// # Safety
    /// `bits` is 0 or was taken from a reference to an object of the heap it is used with, and no collection happened
    /// since (H3).
    #[inline]
    pub const unsafe fn from_bits(bits: u32) -> Ref {
        Ref(bits)
    }

    /// The reference that an 8-byte slot of a frame or of the root area holds.
    ///
    /// # Safety
    /// As for [`Ref::from_bits`].
    #[inline]
    pub const unsafe fn from_slot(slot: u64) -> Ref {
        debug_assert!(slot <= u32::MAX as u64);
        Ref(slot as u32)
    }

    /// For the collector, which makes references out of addresses.
    #[inline]
    pub(super) fn at(offset: u64) -> Ref {
        debug_assert!(offset.is_multiple_of(8) && offset < super::region::REACH);
        Ref(offset as u32)
    }

    /// The value of a 4-byte field.
    #[inline]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The value of an 8-byte slot.
    #[inline]
    pub const fn to_slot(self) -> u64 {
        self.0 as u64
    }

    /// Whether this is the null reference.
    #[inline]
    pub const fn is_null(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(super) const fn offset(self) -> u64 {
        self.0 as u64
    }
}

impl fmt::Debug for Ref {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_null() { f.write_str("null") } else { write!(f, "@{:#x}", self.0) }
    }
}

/// What an object's mark word says about its lock and its identity hash.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LockState {
    /// Not locked, no identity hash asked for yet.
    Neutral,
    /// Not locked; the payload is the identity hash.
    Hashed,
    /// Locked by one thread without waiters; the payload is the thread and the recursion.
    Thin,
    /// The payload is an index into the VM's side table, which holds the lock and the hash.
    Inflated,
}

/// The mark word of an object's header.
///
/// Bits 0 to 1 are the [`LockState`], bits 2 to 7 belong to the collector, bits 8 to 31 are the payload. A new object's
/// mark word is 0. The setters keep the collector's bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[repr(transparent)]
pub struct MarkWord(u32);

impl MarkWord {
    /// The bits that are the [`LockState`].
    pub const STATE_MASK: u32 = 0b11;
    /// The payload's lowest bit.
    pub const PAYLOAD_SHIFT: u32 = 8;
    /// Greatest payload: 24 bits.
    pub const PAYLOAD_MAX: u32 = (1 << 24) - 1;
    /// Greatest thread number in a thin lock: 12 bits.
    pub const THREAD_MAX: u32 = (1 << 12) - 1;
    /// Greatest recursion in a thin lock (0 for a lock entered once): 12 bits.
    pub const RECURSION_MAX: u32 = (1 << 12) - 1;

    /// The mark word with these bits.
    #[inline]
    pub const fn from_bits(bits: u32) -> Self {
        MarkWord(bits)
    }

    /// As it lies in the header.
    #[inline]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The state of the lock, which says what the payload is.
    #[inline]
    pub const fn state(self) -> LockState {
        match self.0 & Self::STATE_MASK {
            0 => LockState::Neutral,
            1 => LockState::Hashed,
            2 => LockState::Thin,
            _ => LockState::Inflated,
        }
    }

    #[inline]
    const fn payload(self) -> u32 {
        self.0 >> Self::PAYLOAD_SHIFT
    }

    #[inline]
    const fn with(self, state: u32, payload: u32) -> Self {
        debug_assert!(payload <= Self::PAYLOAD_MAX);
        MarkWord(self.0 & 0b1111_1100 | state | payload << Self::PAYLOAD_SHIFT)
    }

    /// This word, unlocked and without a hash.
    #[inline]
    pub const fn neutral(self) -> Self {
        self.with(0, 0)
    }

    /// This word, unlocked, with an identity hash of at most 24 bits.
    #[inline]
    pub const fn hashed(self, hash: u32) -> Self {
        self.with(1, hash)
    }

    /// This word, locked by `thread` (at most [`MarkWord::THREAD_MAX`]) and entered `recursion` more times than once.
    #[inline]
    pub const fn thin(self, thread: u32, recursion: u32) -> Self {
        debug_assert!(thread <= Self::THREAD_MAX && recursion <= Self::RECURSION_MAX);
        self.with(2, thread << 12 | recursion)
    }

    /// This word, with the index of an entry of the VM's side table.
    #[inline]
    pub const fn inflated(self, index: u32) -> Self {
        self.with(3, index)
    }

    /// The identity hash of a hashed word.
    #[inline]
    pub const fn hash(self) -> Option<u32> {
        match self.state() {
            LockState::Hashed => Some(self.payload()),
            _ => None,
        }
    }

    /// Thread and recursion of a thin lock.
    #[inline]
    pub const fn thin_owner(self) -> Option<(u32, u32)> {
        match self.state() {
            LockState::Thin => Some((self.payload() >> 12, self.payload() & Self::RECURSION_MAX)),
            _ => None,
        }
    }

    /// This word after `thread` has entered the monitor once more, if that needs no side table: the monitor is free, or
    /// thinly locked by the same thread.
    #[inline]
    pub const fn entered(self, thread: u32) -> Option<Self> {
        match (self.state(), self.thin_owner()) {
            (LockState::Neutral, _) if thread <= Self::THREAD_MAX => Some(self.thin(thread, 0)),
            (_, Some((owner, recursion))) if owner == thread && recursion < Self::RECURSION_MAX => {
                Some(self.thin(thread, recursion + 1))
            }
            _ => None,
        }
    }

    /// This word after `thread` has left the monitor once, if the thread holds it thinly.
    #[inline]
    pub const fn left(self, thread: u32) -> Option<Self> {
        match self.thin_owner() {
            Some((owner, 0)) if owner == thread => Some(self.neutral()),
            Some((owner, recursion)) if owner == thread => Some(self.thin(thread, recursion - 1)),
            _ => None,
        }
    }

    /// Index into the side table of an inflated word.
    #[inline]
    pub const fn side_index(self) -> Option<u32> {
        match self.state() {
            LockState::Inflated => Some(self.payload()),
            _ => None,
        }
    }
}

/// Class id in the header of a nursery object that was copied; the mark word is then the new reference.
pub(super) const FORWARDED: u32 = u32::MAX;

/// The header as one 64-bit value. Little-endian hosts only; `mod.rs` checks this at compile time.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub(super) struct Header(pub u64);

impl Header {
    #[inline]
    pub fn new(class: u32) -> Self {
        Header(u64::from(class))
    }

    #[inline]
    pub fn forwarding(to: Ref) -> Self {
        Header(u64::from(FORWARDED) | u64::from(to.bits()) << 32)
    }

    #[inline]
    pub fn class(self) -> u32 {
        self.0 as u32
    }

    /// Where the object was copied to, if it was.
    #[inline]
    pub fn forwarded(self) -> Option<Ref> {
        (self.class() == FORWARDED).then_some(Ref((self.0 >> 32) as u32))
    }
}
