//! The heap of one VM.
//!
//! In go classes' layouts, requests for objects, and, at a collection, the VM's roots; out come references: 32-bit
//! distances from one base address. A [`Heap`] has one mutator and no locks; it may move between threads as a whole.
//!
//! Allocation bumps a pointer through a nursery of two halves. A *minor* collection copies the nursery's survivors to
//! the other half and, the second time, to the old space; it finds old objects that refer to young ones by the card
//! table, which every store of a reference sets unconditionally. A *full* collection marks everything and slides the
//! old space's objects together in place. Generations, because most objects die young and a small nursery stays in the
//! cache; compaction in place, because a guest with a limit of 64 MB shall hold 60 MB of live data; exact roots only,
//! because objects move.
//!
//! # Invariants
//!
//! Each `SAFETY` comment in this folder names one of these.
//!
//! * **H1** Offsets lie in the reservation, which is readable and writable as long as the heap lives. Pointers are made
//!   from the base and an offset only, never from an integer. `heap::region` reserves, and makes all of the collector's
//!   pointers.
//! * **H2** One mutator: nobody reads or writes the heap's memory while a method with `&mut Heap` runs, nor writes it
//!   while a method with `&Heap` runs or its result is borrowed. Machine code and interpreter run as that mutator. The
//!   signatures in `heap::access` have the borrow checker see to it, and I5 to those two.
//! * **H3** A reference that is used is null or the start of an object of this heap: it was not kept over a collection
//!   except in a slot that the [`RootSet`] or the collector itself visited. `heap::roots` says what is to be visited,
//!   `runtime::roots` does.
//! * **H4** The half in use holds objects without gaps from its start to `top`; `top..end` is zero; `end` is not above
//!   the half's end. The old space holds objects without gaps from `OLD_START` to its top; from `old_dirty` on it is
//!   zero. Nothing else in the two is read before it is written. `heap::allocate`, `heap::minor` and `heap::compact`
//!   keep it so.
//! * **H5** An object's header names a registered class; its size and the places of its references are what that
//!   class's layout (and an array's length) says, and do not change as long as it lives. `heap::layout` refuses bad
//!   layouts, `heap::access` fields and elements that an object has not.
//! * **H6** Between collections every slot of an old object that refers to a young one lies on a dirty card.
//!   `heap::access` and K13 mark cards, `heap::minor` marks again what stays.
//! * **H7** For each card of the old space below its top, the crossing map leads to the object that covers the card's
//!   first byte. `heap::cards` enters each object that becomes old.
//!
//! `heap::verify` looks for what breaks H3 to H7.

#[cfg(target_endian = "big")]
compile_error!("headers and slots are read as 8-byte words whose first half is the low one");

mod access;
mod allocate;
mod cards;
mod charges;
mod collect;
mod compact;
mod layout;
mod live_map;
mod mark;
mod minor;
mod nursery_size;
mod object;
mod references;
mod region;
mod rewind;
mod roots;
mod scan;
mod sizing;
mod statistics;
mod stress;
#[cfg(test)]
mod tests;
mod verify;

use std::mem::offset_of;
use std::time::Duration;
use std::{fmt, io};

use self::collect::Pacing;
use self::layout::LayoutTable;
use self::nursery_size::NurserySize;
use self::region::{CARD_BYTES, Memory, OLD_MAX, Region};
use self::sizing::Budget;
use self::stress::Stress;
use crate::id::ClassId;
use crate::stopping::Watch;

pub use access::Primitive;
pub use allocate::{NeedsCollection, OutOfMemory};
pub use charges::{Account, bytes_with_one_more};
pub use layout::{LayoutError, ObjectLayout, Strength};
pub use nursery_size::MAX_PAUSE;
pub use object::{CLASS_OFFSET, ELEMENTS_OFFSET, HEADER_BYTES, LENGTH_OFFSET, LockState, MARK_OFFSET, MarkWord, Ref};
pub use region::{CARD_SHIFT, CARDS, HALF_MAX, NURSERY, OLD_START, PRIMITIVES, REFERENCES};
pub(crate) use rewind::{HeapMark, Piece};
pub use roots::{CollectionKind, RootSet, RootVisitor, WeakVisitor};
pub use sizing::LIMIT_MIN;
pub use statistics::{Collection, HeapStatistics, PauseTimes};
pub use stress::StressOptions;
pub use verify::HeapDefect;

/// How a heap is made.
#[derive(Clone, Copy, Debug)]
pub struct HeapOptions {
    /// Bytes that objects and charges may take: at least [`LIMIT_MIN`]; what is beyond the reach of 32-bit references
    /// is never used.
    pub limit_bytes: u64,
    /// How long minor collections should take at most, but for single ones. Sizes of the nursery follow from it, by bytes.
    pub max_pause: Duration,
    /// Start of the sequence of identity hashes.
    pub seed: u64,
    /// What to do more often than needed.
    pub stress: StressOptions,
    /// Whether to keep what [`Heap::take_collections`] gives.
    pub record_collections: bool,
}

impl Default for HeapOptions {
    fn default() -> Self {
        HeapOptions {
            limit_bytes: if cfg!(miri) { 2 << 20 } else { 256 << 20 },
            max_pause: MAX_PAUSE,
            seed: 0,
            stress: StressOptions::default(),
            record_collections: false,
        }
    }
}

/// Why a heap could not be made.
#[derive(Debug)]
pub enum HeapError {
    /// The limit is below [`LIMIT_MIN`].
    LimitTooSmall(u64),
    /// The operating system gave no address space.
    Reservation(io::Error),
}

impl fmt::Display for HeapError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HeapError::LimitTooSmall(limit) => write!(f, "a heap of {limit} bytes is below the least of {LIMIT_MIN}"),
            HeapError::Reservation(error) => write!(f, "no address space for the heap: {error}"),
        }
    }
}

impl std::error::Error for HeapError {}

/// The heap of one VM.
#[repr(C)]
pub struct Heap {
    /// Address of offset 0.
    base: *mut u8,
    /// Offset of the next object.
    top: u64,
    /// End of the zeroed memory after `top`.
    end: u64,
    /// End of what may be allocated in the half in use.
    limit: u64,
    /// Start of the half in use.
    half_start: u64,
    /// Size of each half.
    half_bytes: u64,
    /// End of the old space's objects.
    old_top: u64,
    /// Start of the old space's memory that is known to be zero.
    old_dirty: u64,
    primitive_slots_end: u64,
    reference_slots_end: u64,
    /// Objects of the nursery below this survived a collection.
    aged_end: u64,
    /// Bytes at the end of the nursery that only exits from machine code may use.
    exit_reserve: u64,
    /// Bytes of each half, from its start on, that may hold memory of the operating system.
    half_dirty: u64,
    nursery_size: NurserySize,
    /// Objects of the nursery from here on were not counted as allocated yet.
    allocated_from: u64,
    /// Bytes of large objects that were not counted as allocated yet.
    large_bytes: u64,
    /// First of the reference objects that were cleared and not handed over yet.
    pending: Ref,
    /// Where identity hashes come from: the same ones for each seed.
    hashes: fastrand::Rng,
    budget: Budget,
    pacing: Pacing,
    stress: Stress,
    layouts: LayoutTable,
    statistics: HeapStatistics,
    collections: Option<Vec<Collection>>,
    /// Where collections see that the run is to end.
    pub(crate) watch: Watch,
    region: Region,
}

#[allow(unsafe_code)]
// SAFETY: the heap owns its region, and all else in it is owned data; it has one mutator at a time (H2).
unsafe impl Send for Heap {}

impl Heap {
    /// Offset of the allocation pointer (u64 distance from the base) in [`Heap`], which machine code reads and writes.
    pub const TOP_FIELD: usize = offset_of!(Heap, top);
    /// Offset of the allocation window's end (u64 distance from the base) in [`Heap`]. An object of `size` bytes is
    /// made by: `top + size <= end`, store the header (class id as u64), store `top + size`.
    pub const END_FIELD: usize = offset_of!(Heap, end);

    /// Offset of the end (u64 distance from the base) of what may be allocated in the half in use but for the exits'
    /// reserve. The reserve is whole while the allocation pointer is not above.
    pub const LIMIT_FIELD: usize = offset_of!(Heap, limit);

    /// A heap of its own, in no VM.
    ///
    /// # Errors
    /// See [`HeapError`].
    ///
    /// # Safety
    /// Whoever has it gives it only references that it has given, and that every collection since was shown as roots (H3).
    #[allow(unsafe_code)]
    pub unsafe fn in_no_vm(options: HeapOptions) -> Result<Heap, HeapError> {
        Heap::new(options)
    }

    /// A heap without objects.
    pub(crate) fn new(options: HeapOptions) -> Result<Heap, HeapError> {
        if options.limit_bytes < LIMIT_MIN {
            return Err(HeapError::LimitTooSmall(options.limit_bytes));
        }
        let budget = Budget::new(options.limit_bytes.min(OLD_MAX));
        let region = Region::reserve(budget.limit.next_multiple_of(CARD_BYTES).min(OLD_MAX & !(CARD_BYTES - 1)))
            .map_err(HeapError::Reservation)?;
        let mut heap = Heap {
            base: region.base(),
            top: NURSERY,
            end: NURSERY,
            limit: NURSERY + budget.half_min,
            half_start: NURSERY,
            half_bytes: budget.half_min,
            old_top: OLD_START,
            old_dirty: OLD_START,
            primitive_slots_end: PRIMITIVES,
            reference_slots_end: REFERENCES,
            aged_end: NURSERY,
            exit_reserve: 0,
            half_dirty: budget.half_min,
            nursery_size: NurserySize::new(budget.limit, options.max_pause),
            allocated_from: NURSERY,
            large_bytes: 0,
            pending: Ref::NULL,
            hashes: fastrand::Rng::with_seed(options.seed),
            budget,
            pacing: Pacing::default(),
            stress: Stress::new(options.stress),
            layouts: LayoutTable::default(),
            statistics: HeapStatistics::default(),
            collections: options.record_collections.then(Vec::new),
            watch: Watch::default(),
            region,
        };
        heap.open_nursery(0);
        Ok(heap)
    }

    /// Tells the collector what the objects of a class look like, before the first is made.
    pub fn register_layout(&mut self, class: ClassId, layout: &ObjectLayout) -> Result<(), LayoutError> {
        self.layouts.register(class, layout)
    }

    /// The address of offset 0, for the interpreter and machine code. It never changes.
    #[inline]
    pub fn base(&self) -> *mut u8 {
        self.base
    }

    /// Whether an object is in the old space.
    #[inline]
    pub fn is_old(&self, object: Ref) -> bool {
        object.offset() >= OLD_START
    }

    /// A new identity hash: 24 bits, never 0, from a sequence that depends on the seed alone.
    pub fn next_identity_hash(&mut self) -> u32 {
        self.hashes.u32(1..1 << 24)
    }

    /// The identity hash of an object, made now if it has none. `None` if the mark word holds a lock: then the hash
    /// has to go to the VM's side table ([`Heap::next_identity_hash`]).
    pub fn identity_hash(&mut self, object: Ref) -> Option<u32> {
        let mark = self.mark_word(object);
        match mark.state() {
            LockState::Hashed => mark.hash(),
            LockState::Neutral => {
                let hash = self.next_identity_hash();
                self.set_mark_word(object, mark.hashed(hash));
                Some(hash)
            }
            LockState::Thin | LockState::Inflated => None,
        }
    }

    /// Whether `object` may be an object: it lies where objects are. For debug assertions.
    fn is_object(&self, object: Ref) -> bool {
        let offset = object.offset();
        offset.is_multiple_of(8)
            && ((self.half_start..self.top).contains(&offset) || (OLD_START..self.old_top).contains(&offset))
    }

    /// The heap's memory.
    #[inline]
    fn memory(&self) -> Memory {
        Memory::new(self.base)
    }
}
