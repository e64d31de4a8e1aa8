//! Trial runs: what a machine notes of the heap's changes ([`crate::tiering::undo_log`]), undone and compared.

use crate::tiering::undo_log::{Effects, UndoLog};
use crate::vm::stand_in::Machine;

impl Machine<'_> {
    /// Notes from now on what changes in the heap.
    pub fn begin(&mut self) {
        self.undo_log = Some(UndoLog::new(&self.vm.runtime.heap, self.vm.tiering.random));
    }

    /// Undoes all changes since [`Machine::begin`] but those of the budget. Gives them, unless something has happened that
    /// cannot be done once more.
    pub fn rewind(&mut self) -> Option<Effects> {
        let undo_log = self.undo_log.take()?;
        let certain = !undo_log.cannot_be_undone;
        let effects = undo_log.end(&self.vm.runtime.heap);
        effects.undo(&mut self.vm.runtime.heap);
        self.vm.tiering.random = effects.random;
        certain.then_some(effects)
    }

    /// Compares what another run of the same code has left, from the same state, to the byte; then undoes it. The objects
    /// that the first run's exit has made are not there now: what was young ended at `young` bytes.
    ///
    /// # Errors
    /// What is different.
    pub fn compare_and_undo(&mut self, effects: &Effects, young: u64) -> Result<(), String> {
        let compared = self.compare(effects, young);
        effects.undo(&mut self.vm.runtime.heap);
        self.vm.tiering.random = effects.random;
        compared
    }

    fn compare(&self, effects: &Effects, young: u64) -> Result<(), String> {
        let heap = &self.vm.runtime.heap;
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
        self.vm.runtime.heap.image_bytes()
    }

    /// Bytes of young objects made since [`Machine::begin`].
    pub fn young_bytes(&self) -> u64 {
        self.undo_log
            .as_ref()
            .map_or(0, |undo_log| self.vm.runtime.heap.made_since(&undo_log.mark)[0].bytes.len() as u64)
    }

    /// What lies at a place of the heap, for reports.
    pub(super) fn name_of(&self, at: u64) -> String {
        self.vm.name_of(at)
    }
}
