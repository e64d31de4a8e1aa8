//! Raw access to what a heap holds, and the heap as it was: for tiers that execute code twice to compare.
//!
//! In goes a [`HeapMark`], taken before something ran that did not collect; out comes the heap as it was but for words
//! of older objects, which whoever wrote them has to restore, and the objects that were made meanwhile, as bytes.

#![allow(unsafe_code)]

use super::object::{CLASS_OFFSET, HEADER_BYTES, Ref};
use super::{Heap, MarkWord, OLD_START, PRIMITIVES, REFERENCES};
use crate::id::ClassId;

/// Where a heap's objects ended at a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct HeapMark {
    top: u64,
    end: u64,
    old_top: u64,
    large_bytes: u64,
    hash_seed: u64,
    collections: u64,
    stress: (u32, bool),
}

/// Bytes of the heap from an offset on, as they were at a moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Piece {
    /// Distance from the base.
    pub start: u64,
    /// What lay there.
    pub bytes: Vec<u8>,
}

impl Piece {
    /// Whether an offset lies in it.
    pub fn holds(&self, offset: u64) -> bool {
        (self.start..self.start + self.bytes.len() as u64).contains(&offset)
    }

    /// The word of 1, 2, 4 or 8 bytes at an offset, zero-extended; `None` where it does not lie in it.
    pub fn word(&self, offset: u64, width: usize) -> Option<u64> {
        let from = usize::try_from(offset.checked_sub(self.start)?).ok()?;
        let bytes = self.bytes.get(from..from + width)?;
        let mut wide = [0; 8];
        wide[..width].copy_from_slice(bytes);
        Some(u64::from_le_bytes(wide))
    }
}

impl Heap {
    /// Where objects end now.
    pub(crate) fn moment(&self) -> HeapMark {
        let collections = self.statistics.minor.count() + self.statistics.full.count();
        let Heap { top, end, old_top, large_bytes, .. } = *self;
        let (hash_seed, stress) = (self.hashes.get_seed(), self.stress.position());
        HeapMark { top, end, old_top, large_bytes, hash_seed, collections, stress }
    }

    /// Whether there was a collection since: then references of before mean nothing.
    pub(crate) fn has_collected_since(&self, mark: &HeapMark) -> bool {
        self.moment().collections != mark.collections
    }

    /// Whether a reference is one to an object made since.
    pub(crate) fn is_made_since(&self, mark: &HeapMark, object: Ref) -> bool {
        let offset = object.offset();
        (mark.top..self.top).contains(&offset) || (mark.old_top..self.old_top).contains(&offset)
    }

    /// Where the objects made since lie.
    pub(crate) fn made_since_bounds(&self, mark: &HeapMark) -> [std::ops::Range<u64>; 2] {
        [mark.top..self.top, mark.old_top..self.old_top]
    }

    /// The object that lies at a place and around it. Slow: for reports.
    pub(crate) fn object_around(&self, at: u64) -> Option<Ref> {
        let mut object = if (OLD_START..self.old_top).contains(&at) {
            // SAFETY: H2, H7: the place lies below the old space's top; the heap is borrowed.
            unsafe { self.crossing_map().object_covering(at) }
        } else if (self.half_start..self.top).contains(&at) {
            self.half_start
        } else {
            return None;
        };
        while object + self.size_of(Ref::at(object)) <= at {
            object += self.size_of(Ref::at(object));
        }
        Some(Ref::at(object))
    }

    /// The objects made since, in the order in which they lie: young ones, large ones.
    pub(crate) fn made_since(&self, mark: &HeapMark) -> [Piece; 2] {
        [self.piece(mark.top, self.top), self.piece(mark.old_top, self.old_top)]
    }

    /// Forgets the objects made since, and identity hashes given since. There was no collection; nobody keeps references
    /// to them.
    pub(crate) fn rewind(&mut self, mark: &HeapMark) {
        assert!(!self.has_collected_since(mark), "a heap does not go back behind a collection");
        // SAFETY: the window is zero above its top (H4); what lay there is nobody's any more.
        unsafe { self.memory().at(mark.top).write_bytes(0, (self.top - mark.top) as usize) };
        (self.top, self.old_top) = (mark.top, mark.old_top);
        self.large_bytes = mark.large_bytes;
        self.hashes.seed(mark.hash_seed);
        self.stress.set_position(mark.stress);
        // An exit's objects may have opened the window into the reserve; a large object may have taken from the nursery.
        self.end = self.end.min(mark.end).max(self.top);
    }

    /// Everything that objects and root slots are now.
    pub(crate) fn image(&self) -> [Piece; 4] {
        [
            self.piece(PRIMITIVES, self.primitive_slots_end),
            self.piece(REFERENCES, self.reference_slots_end),
            self.piece(self.half_start, self.top),
            self.piece(OLD_START, self.old_top),
        ]
    }

    /// Bytes in use from an offset to another one.
    pub(crate) fn piece(&self, start: u64, end: u64) -> Piece {
        let mut bytes = Vec::new();
        self.append(start, end.saturating_sub(start), &mut bytes);
        Piece { start, bytes }
    }

    /// Bytes that objects and root slots take, and so an image of them.
    pub(crate) fn image_bytes(&self) -> u64 {
        self.primitive_slots_end - PRIMITIVES + self.reference_slots_end - REFERENCES + self.top - self.half_start
            + self.old_top
            - OLD_START
    }

    /// Appends bytes in use to a list.
    ///
    /// # Panics
    /// They are not in use.
    pub(crate) fn append(&self, start: u64, bytes: u64, to: &mut Vec<u8>) {
        if bytes == 0 {
            return;
        }
        assert!(self.is_in_use(start, bytes), "bytes at {start:#x} are not in use");
        // SAFETY: H1, H2: the bytes lie in the reservation, and nobody writes while the heap is borrowed.
        to.extend_from_slice(unsafe { std::slice::from_raw_parts(self.memory().at(start), bytes as usize) });
    }

    /// Whether `width` bytes from an offset on lie in an object or a root slot.
    pub(crate) fn is_in_use(&self, offset: u64, width: u64) -> bool {
        let end = offset + width;
        let within = |start: u64, limit: u64| start <= offset && end <= limit;
        within(PRIMITIVES, self.primitive_slots_end)
            || within(REFERENCES, self.reference_slots_end)
            || within(self.half_start, self.top)
            || within(OLD_START, self.old_top)
    }

    /// Puts back bytes that lay at an offset.
    ///
    /// # Safety
    /// They lay there while the same objects did (H5), and references among them still mean objects (H3).
    #[track_caller]
    pub(crate) unsafe fn put_back(&mut self, offset: u64, bytes: &[u8]) {
        assert!(self.is_in_use(offset, bytes.len() as u64), "bytes at {offset:#x} are in use");
        // SAFETY: the range lies in the reservation (H1), and is the caller's to write (H2).
        unsafe { self.memory().at(offset).copy_from_nonoverlapping(bytes.as_ptr(), bytes.len()) };
    }

    /// The word of 1, 2, 4 or 8 bytes at an offset, zero-extended; `None` where nothing in use lies.
    pub(crate) fn word(&self, offset: u64, width: u32) -> Option<u64> {
        if !self.is_in_use(offset, width.into()) {
            return None;
        }
        // SAFETY: it lies in the reservation (H1); every bit pattern is a value.
        Some(unsafe {
            match width {
                1 => self.memory().read::<u8>(offset).into(),
                2 => self.memory().at(offset).cast::<u16>().read_unaligned().into(),
                4 => self.memory().at(offset).cast::<u32>().read_unaligned().into(),
                _ => self.memory().at(offset).cast::<u64>().read_unaligned(),
            }
        })
    }

    /// The object that lies at an offset, if one may.
    pub(crate) fn object_at(&self, offset: u32) -> Option<Ref> {
        let object = Ref::at(u64::from(offset) & !7);
        (object.bits() == offset && offset != 0 && self.is_object(object)).then_some(object)
    }

    /// The offsets of references in an object of a class that takes so many bytes; referents of reference objects too.
    pub(crate) fn references_of(&self, class: ClassId, bytes: u64) -> Vec<u32> {
        let layout = self.layouts.get(class.0);
        let mut offsets = Vec::new();
        if layout.is_array() {
            if layout.has_references() {
                offsets.extend((super::ELEMENTS_OFFSET..bytes as u32).step_by(4));
            }
            return offsets;
        }
        self.layouts.each_reference(layout, |offset| offsets.push(offset));
        if let Some(fields) = self.layouts.reference_fields_of(class.0) {
            offsets.extend([fields.referent, fields.link]);
        }
        offsets
    }

    /// Bytes of an object that lies in a piece, by its header there.
    pub(crate) fn size_in(&self, piece: &Piece, object: u32) -> Option<(ClassId, u64)> {
        let class = ClassId(piece.word(u64::from(object) + u64::from(CLASS_OFFSET), 4)? as u32);
        let layout = self.layouts.get(class.0);
        let size = if layout.is_array() {
            layout.array_size(piece.word(u64::from(object) + u64::from(super::LENGTH_OFFSET), 4)? as u32)
        } else {
            layout.instance_size()
        };
        (size >= u64::from(HEADER_BYTES)).then_some((class, size))
    }

    /// Whether an object's class is an array's of references.
    pub(crate) fn is_reference_array(&self, array: Ref) -> bool {
        let layout = self.layouts.get(self.class_of(array).0);
        layout.is_array() && layout.has_references()
    }

    /// Whether an object is an array.
    pub(crate) fn is_array(&self, object: Ref) -> bool {
        self.layouts.get(self.class_of(object).0).is_array()
    }

    /// Takes a fresh instance of a class whose instances have such a size from the open window, as machine code does; `None`
    /// where that is used up.
    pub(crate) fn take_from_window(&mut self, class: ClassId, size: u64) -> Option<Ref> {
        let layout = self.layouts.get(class.0);
        let fits = !layout.is_array() && size != 0 && layout.instance_size() == size;
        assert!(fits, "class {class} has no instances of {size} bytes");
        self.has_window(size).then(|| self.allocate_instance(class).ok()).flatten()
    }

    /// The same for an array of so many elements.
    pub(crate) fn take_array_from_window(&mut self, class: ClassId, length: u32) -> Option<Ref> {
        let size = self.layouts.get(class.0).array_size(length);
        self.has_window(size).then(|| self.allocate_array(class, length).ok()).flatten()
    }

    /// Whether the open window has room for so many bytes.
    fn has_window(&self, size: u64) -> bool {
        self.top + size <= self.end
    }

    /// Whether nothing of the reserve for exits is used.
    pub(crate) fn is_reserve_whole(&self) -> bool {
        self.top <= self.limit
    }

    /// The bits of an object's mark word without the collector's.
    pub(crate) fn lock_bits(bits: u32) -> u32 {
        let mark = MarkWord::from_bits(bits);
        bits & !(mark.neutral().bits())
    }
}
