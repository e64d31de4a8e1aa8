//! What a region's run has changed in the heap, so that it can be undone, compared, and done again.
//!
//! In go places about to be written; out come the bytes that lay there before and afterwards, and the objects made
//! meanwhile. The log is what undoes the changes of a trial run: no second heap is needed.

#![allow(unsafe_code)]

use std::ops::Range;

use rustc_hash::FxHashSet;

use crate::heap::{Heap, HeapMark, Piece};

/// Changes since a moment.
pub(crate) struct UndoLog {
    pub(crate) mark: HeapMark,
    pub(crate) random: u64,
    entries: Vec<UndoEntry>,
    noted: FxHashSet<(u64, u64)>,
    before: Vec<u8>,
    /// What a native may have changed that then failed: the interpreter calls it again.
    pub unsettled: Vec<Range<u64>>,
    /// Something was changed that the log does not know of.
    pub cannot_be_undone: bool,
}

/// A run of bytes of the heap that was written, and what lay there before.
#[derive(Clone, Copy, Debug)]
pub(crate) struct UndoEntry {
    /// Distance from the heap's base.
    pub at: u64,
    pub bytes: u64,
    /// Whether references lie there: one, or elements of an array.
    pub is_reference: bool,
    /// Where its bytes lie among those kept.
    pub from: usize,
}

/// What a run has changed.
pub struct Effects {
    pub(crate) mark: HeapMark,
    pub(crate) entries: Vec<UndoEntry>,
    before: Vec<u8>,
    after: Vec<u8>,
    /// Objects made, and where those ended that no exit has made.
    pub(crate) made: [Piece; 2],
    unsettled: Vec<Range<u64>>,
    /// The sequence of random numbers as it was.
    pub(crate) random: u64,
}

impl UndoLog {
    pub(crate) fn new(heap: &Heap, random: u64) -> UndoLog {
        UndoLog {
            mark: heap.moment(),
            random,
            entries: Vec::new(),
            noted: FxHashSet::default(),
            before: Vec::new(),
            unsettled: Vec::new(),
            cannot_be_undone: false,
        }
    }

    /// Notes that bytes are about to be written. Those of objects made since are left out: they go as they came.
    pub(crate) fn note(&mut self, heap: &Heap, at: u64, bytes: u64, is_reference: bool) {
        let new = heap.made_since_bounds(&self.mark).iter().any(|made| made.contains(&at));
        if new || bytes == 0 || !self.noted.insert((at, bytes)) {
            return;
        }
        self.entries.push(UndoEntry { at, bytes, is_reference, from: self.before.len() });
        heap.append(at, bytes, &mut self.before);
    }

    pub(crate) fn end(self, heap: &Heap) -> Effects {
        let mut after = Vec::with_capacity(self.before.len());
        for entry in &self.entries {
            heap.append(entry.at, entry.bytes, &mut after);
        }
        let UndoLog { mark, random, entries, before, unsettled, .. } = self;
        Effects { mark, entries, before, after, made: heap.made_since(&mark), unsettled, random }
    }
}

impl Effects {
    fn slice<'a>(&self, bytes: &'a [u8], entry: &UndoEntry) -> &'a [u8] {
        &bytes[entry.from..entry.from + entry.bytes as usize]
    }

    /// What the run has left at a place that it wrote.
    pub(crate) fn after(&self, entry: &UndoEntry) -> &[u8] {
        self.slice(&self.after, entry)
    }

    /// Whether bytes are such as the interpreter need not have yet.
    pub(crate) fn is_unsettled(&self, at: u64, bytes: u64) -> bool {
        self.unsettled.iter().any(|range| range.start < at + bytes && at < range.end)
    }

    pub(crate) fn undo(&self, heap: &mut Heap) {
        heap.rewind(&self.mark);
        for entry in self.entries.iter().rev() {
            // SAFETY: H5, H3: what lay there before, with no collection since.
            unsafe { heap.put_back(entry.at, self.slice(&self.before, entry)) };
        }
    }
}
