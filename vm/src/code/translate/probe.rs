//! Instructions on edges: of instrumented versions the counts, of all versions the back edges that are not laid out
//! in line.
//!
//! An edge of its own has its count between the two blocks: in the block that it leaves where it falls through, behind
//! an extra header where the branch before it is not taken or a call returns, out of line where a branch is taken.
//! Nothing here changes blocks or the symbolic stack, so that all versions agree in them.

use std::hash::{Hash as _, Hasher as _};

use super::emit::Fixup;
use super::{Op, Translator};

/// In an extra header: no block.
const NO_BLOCK: u32 = u32::MAX;

/// A jump that goes through instructions of its own, behind all blocks.
pub(super) struct EdgeStub {
    /// The branch to redirect, with the edge's target.
    pub(super) fixup: Fixup,
    /// Bytecode index of the branch.
    pub(super) at: u16,
    /// The edge's counter.
    pub(super) probe: Option<u32>,
}

impl Translator<'_> {
    /// The counter of the edge from the current block to the one at a bytecode.
    pub(super) fn edge_counter(&self, target: u16, jump: bool) -> Option<u32> {
        let from = self.blocks.len().checked_sub(1).map(|block| block as u32);
        self.probes.as_ref()?.counter(from, target, jump)
    }

    /// Counts the edge from the current block to the one at a bytecode, in line.
    pub(super) fn probe_edge(&mut self, target: u16, jump: bool) {
        if let Some(counter) = self.edge_counter(target, jump) {
            self.emit(Op::probe_edge, 0, 0, counter as i32);
        }
    }

    /// Where calls enter an instrumented version: in front of the first block, which a loop may come back to.
    pub(super) fn probe_entry(&mut self) {
        if self.probes.is_some() {
            match self.edge_counter(0, false) {
                Some(counter) => self.emit(Op::probe_edge, 0, 0, counter as i32),
                None => self.emit(Op::goto, 0, 0, 1),
            }
            self.emit_goto_behind_header();
        }
    }

    /// Counts the edge from a block that has ended, by a branch or a call, to the one behind it.
    pub(super) fn probe_behind(&mut self) {
        if let Some(counter) = self.edge_counter(self.at, false) {
            self.write_header(NO_BLOCK);
            self.emit(Op::probe_edge, 0, 0, counter as i32);
            self.emit_goto_behind_header();
        }
    }

    /// Writes the jumps that are not laid out in line.
    pub(super) fn edge_stubs(&mut self) {
        self.stubs = self.here();
        for EdgeStub { fixup, at, probe } in std::mem::take(&mut self.edge_stubs) {
            self.at = at;
            let target = fixup.target;
            self.apply(fixup, self.here());
            self.apply_stub_state(target);
            if target <= at {
                let weight = self.scan.weight(at, target);
                self.emit_goto_back(target, weight, probe);
            } else {
                if let Some(counter) = probe {
                    self.emit(Op::probe_edge, 0, 0, counter as i32);
                }
                self.emit_goto(target);
            }
        }
    }

    /// Digest of where the operands on the symbolic stack are.
    pub(super) fn stack_digest(&self) -> u32 {
        let mut hasher = rustc_hash::FxHasher::default();
        self.stack.hash(&mut hasher);
        hasher.finish() as u32
    }
}
