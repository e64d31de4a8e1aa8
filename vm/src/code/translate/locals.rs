//! What the locals hold: their kinds, and the map of those that are references, kept up while they change.

use super::{Translator, ValueKind};
use crate::verify::FrameKinds;

impl Translator<'_> {
    /// Notes a local's kind.
    pub(super) fn note_local(&mut self, local: usize, kind: ValueKind) {
        if self.locals[local] == kind {
            return;
        }
        self.locals[local] = kind;
        self.locals_of_frame = None;
        self.map_local(local);
    }

    fn map_local(&mut self, local: usize) {
        let slot = self.layout.slot(self.layout.local(local as u16));
        let bit = 1 << (slot % 64);
        if self.locals[local] == ValueKind::Reference {
            self.local_map[slot / 64] |= bit;
        } else {
            self.local_map[slot / 64] &= !bit;
        }
    }

    /// Sets locals and stack to those of a verified frame. Where the locals are the same as in the frame before, and have
    /// not changed since, that takes no time, however many there are.
    pub(super) fn take_over(&mut self, frame: FrameKinds<'_>) {
        if self.locals_of_frame != Some(frame.locals_identity()) {
            self.locals.fill(ValueKind::Top);
            self.local_map.fill(0);
            for (local, kind) in (0..frame.locals_length()).rev().zip(frame.locals_reversed()) {
                self.locals[local] = kind;
                self.map_local(local);
            }
            self.locals_of_frame = Some(frame.locals_identity());
        }
        self.stack.clear();
        for (depth, kind) in frame.stack().into_iter().enumerate() {
            let register = self.layout.operand(depth);
            self.push_register(kind, register);
        }
    }
}
