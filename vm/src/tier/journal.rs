//! What a region's run has changed in the heap, so that it can be undone, compared, and done again.
//!
//! In go places about to be written; out come the bytes that lay there before and afterwards, and the objects made
//! meanwhile. The journal is the undo log of a trial run: no second heap is needed.

#![allow(unsafe_code)]

use std::ops::Range;

use rustc_hash::FxHashSet;

use super::stand_in::Machine;
use crate::heap::{Heap, HeapMark, Piece};

/// Changes since a moment.
pub(crate) struct Journal {
    mark: HeapMark,
    random: u64,
    entries: Vec<Entry>,
    noted: FxHashSet<(u64, u64)>,
    before: Vec<u8>,
    /// What a native may have changed that then failed: the interpreter calls it again.
    pub unsettled: Vec<Range<u64>>,
    /// Something was changed that the journal does not know of.
    pub cannot_be_undone: bool,
}

/// A place that was written.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    /// Distance from the heap's base.
    pub at: u64,
    pub bytes: u64,
    /// Whether references lie there: one, or elements of an array.
    pub is_reference: bool,
    /// Where its bytes lie among those kept.
    from: usize,
}

/// What a run has changed.
pub struct Effects {
    pub(super) mark: HeapMark,
    pub(super) entries: Vec<Entry>,
    before: Vec<u8>,
    after: Vec<u8>,
    /// Objects made, and where those ended that no exit has made.
    pub(super) made: [Piece; 2],
    unsettled: Vec<Range<u64>>,
    /// The sequence of random numbers as it was.
    random: u64,
}

impl Journal {
    pub(super) fn new(heap: &Heap, random: u64) -> Journal {
        Journal {
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
    pub(super) fn note(&mut self, heap: &Heap, at: u64, bytes: u64, is_reference: bool) {
        let new = heap.made_since_bounds(&self.mark).iter().any(|made| made.contains(&at));
        if new || bytes == 0 || !self.noted.insert((at, bytes)) {
            return;
        }
        self.entries.push(Entry { at, bytes, is_reference, from: self.before.len() });
        heap.append(at, bytes, &mut self.before);
    }

    fn end(self, heap: &Heap) -> Effects {
        let mut after = Vec::with_capacity(self.before.len());
        for entry in &self.entries {
            heap.append(entry.at, entry.bytes, &mut after);
        }
        let Journal { mark, random, entries, before, unsettled, .. } = self;
        Effects { mark, entries, before, after, made: heap.made_since(&mark), unsettled, random }
    }
}

impl Effects {
    fn slice<'a>(&self, bytes: &'a [u8], entry: &Entry) -> &'a [u8] {
        &bytes[entry.from..entry.from + entry.bytes as usize]
    }

    /// What the run has left at a place that it wrote.
    pub(super) fn after(&self, entry: &Entry) -> &[u8] {
        self.slice(&self.after, entry)
    }

    /// Whether bytes are such as the interpreter need not have yet.
    pub(super) fn is_unsettled(&self, at: u64, bytes: u64) -> bool {
        self.unsettled.iter().any(|range| range.start < at + bytes && at < range.end)
    }

    fn undo(&self, heap: &mut Heap) {
        heap.rewind(&self.mark);
        for entry in self.entries.iter().rev() {
            // SAFETY: H5, H3: what lay there before, with no collection since.
            unsafe { heap.put_back(entry.at, self.slice(&self.before, entry)) };
        }
    }
}

impl Machine<'_> {
    /// Notes from now on what changes in the heap.
    pub fn begin(&mut self) {
        self.journal = Some(Journal::new(&self.vm.heap, self.vm.random));
    }

    /// Undoes all changes since [`Machine::begin`] but those of the budget. Gives them, unless something has happened that
    /// cannot be done once more.
    pub fn rewind(&mut self) -> Option<Effects> {
        let journal = self.journal.take()?;
        let certain = !journal.cannot_be_undone;
        let effects = journal.end(&self.vm.heap);
        effects.undo(&mut self.vm.heap);
        self.vm.random = effects.random;
        certain.then_some(effects)
    }

    /// Compares what another run of the same code has left, from the same state, to the byte; then undoes it. The objects
    /// that the first run's exit has made are not there now: what was young ended at `young` bytes.
    ///
    /// # Errors
    /// What is different.
    pub fn compare_and_undo(&mut self, effects: &Effects, young: u64) -> Result<(), String> {
        let compared = self.compare(effects, young);
        effects.undo(&mut self.vm.heap);
        self.vm.random = effects.random;
        compared
    }

    fn compare(&self, effects: &Effects, young: u64) -> Result<(), String> {
        let heap = &self.vm.heap;
        for entry in &effects.entries {
            let (now, then) = (heap.piece(entry.at, entry.at + entry.bytes).bytes, effects.after(entry));
            if now != then {
                return Err(format!(
                    "{}: {then:x?} was left by the evaluator, {now:x?} by machine code",
                    self.name_of(entry.at)
                ));
            }
        }
        let [now, large] = heap.made_since(&effects.mark);
        let [then, large_then] = &effects.made;
        let then = &then.bytes[..young as usize];
        if now.bytes.len() != then.len() || large != *large_then {
            let (left, right) = (then.len(), now.bytes.len());
            return Err(format!("new objects: {left} bytes by the evaluator, {right} by machine code"));
        }
        match now.bytes.iter().zip(then).position(|(now, then)| now != then) {
            None => Ok(()),
            Some(at) => {
                let (at, now, then) = (now.start + at as u64, now.bytes[at], then[at]);
                Err(format!(
                    "{}, in a new object: {then:x} was left by the evaluator, {now:x} by machine code",
                    self.name_of(at)
                ))
            }
        }
    }

    /// Bytes that objects and root slots take.
    pub fn heap_bytes(&self) -> u64 {
        self.vm.heap.image_bytes()
    }

    /// Bytes of young objects made since [`Machine::begin`].
    pub fn young_bytes(&self) -> u64 {
        self.journal.as_ref().map_or(0, |journal| self.vm.heap.made_since(&journal.mark)[0].bytes.len() as u64)
    }

    /// What lies at a place of the heap, for reports.
    pub(super) fn name_of(&self, at: u64) -> String {
        self.vm.name_of(at)
    }
}
