//! Instructions on edges: of instrumented versions the steps, of all versions the back edges that are not laid out
//! in line.
//!
//! An edge of its own has its steps between the two blocks: in the block that it leaves where it falls through or returns,
//! behind an extra header where the branch before it is not taken or a call returns, out of line where a branch is taken.
//! Nothing here changes blocks or the symbolic stack, so that all versions agree in them.

use std::hash::{Hash as _, Hasher as _};

use super::emit::Fixup;
use super::{Op, Translator};
use crate::code::ProbeSite;
use crate::code::instrumentation::{EdgeAction, EdgeTarget};

/// In an extra header: no block.
const NO_BLOCK: u32 = u32::MAX;

/// In the place of a path register: none, the path's number is the value by itself.
pub(crate) const NO_REGISTER: u16 = u16::MAX;

/// A jump that goes through instructions of its own, behind all blocks.
pub(super) struct EdgeStub {
    /// The branch to redirect, with the edge's target.
    pub(super) fixup: Fixup,
    /// Bytecode index of the branch.
    pub(super) at: u16,
    /// The edge, if it has steps.
    pub(super) probe: Option<u32>,
}

impl Translator<'_> {
    /// The edge from the current block to a place, if it has steps.
    fn edge_to(&self, place: EdgeTarget) -> Option<u32> {
        let from = self.blocks.len().checked_sub(1).map(|block| block as u32);
        self.probes.as_ref()?.edge(from, place)
    }

    /// The edge by which the current block jumps to a bytecode, if it has steps.
    pub(super) fn edge_of_jump(&self, target: u16) -> Option<u32> {
        self.edge_to(EdgeTarget::Jump(target))
    }

    /// Does the steps of an edge.
    pub(super) fn probe(&mut self, edge: Option<u32>) {
        let Some(((probes, _), edge)) = self.input.probes.zip(edge) else { return };
        for step in &probes.plan.steps[edge as usize] {
            let site = |translator: &Self, op| ProbeSite { word: translator.here(), switch: step.switch, op };
            let register = step.register as u16;
            let count = |translator: &mut Self, counter: u32| {
                translator.probe_sites.push(site(translator, Op::probe_edge));
                translator.emit(Op::probe_edge, 0, 0, counter as i32);
            };
            match step.action {
                EdgeAction::SetRegister(value) => {
                    self.probe_sites.push(site(self, Op::path_set));
                    self.emit(Op::path_set, register, 0, value);
                }
                EdgeAction::AddRegister(value) => {
                    self.probe_sites.push(site(self, Op::path_add));
                    self.emit(Op::path_add, register, 0, value);
                }
                EdgeAction::CountEdge(counter) => count(self, probes.first_counter + counter),
                EdgeAction::CountCold { table } => count(self, probes.tables[table as usize]),
                EdgeAction::CountKnown { table, path } if !probes.plan.tables[table as usize].hashed => {
                    count(self, probes.path_counter(table, path));
                }
                EdgeAction::CountPath { table, add } => {
                    self.probe_path(Op::path_count, register, add, table, step.switch)
                }
                EdgeAction::CountHash { table, add } => {
                    self.probe_path(Op::path_count_hash, register, add, table, step.switch);
                }
                EdgeAction::CountKnown { table, path } => {
                    self.probe_path(Op::path_count_hash, NO_REGISTER, path as i32, table, step.switch);
                }
                EdgeAction::CountProfile => {
                    self.probe_sites.push(site(self, Op::path_budget));
                    self.emit(Op::path_budget, step.switch as u16, 0, probes.budget(step.switch) as i32);
                }
            }
        }
    }

    fn probe_path(&mut self, op: Op, register: u16, add: i32, table: u32, switch: u32) {
        let Some((probes, _)) = self.input.probes else { return };
        self.probe_sites.push(ProbeSite { word: self.here(), switch, op });
        self.emit(op, register, 0, add);
        let table = table as usize;
        let paths = u64::from(probes.plan.tables[table].paths);
        self.emit_data(u64::from(probes.tables[table]) | paths << 32, u64::from(probes.hashes[table]));
    }

    /// Does the steps of the edge that falls from the current block into the one at a bytecode, in line.
    pub(super) fn probe_falling(&mut self, target: u16) {
        self.probe(self.edge_to(EdgeTarget::Behind(target)));
    }

    /// Does the steps of the edge by which the current block returns, in line.
    pub(super) fn probe_return(&mut self) {
        self.probe(self.edge_to(EdgeTarget::Return));
    }

    /// Whether anything is done where calls enter. Nothing but the entry leads to the first block from no block.
    pub(super) fn has_entry_steps(&self) -> bool {
        self.probes.as_ref().is_some_and(|probes| probes.edge(None, EdgeTarget::Behind(0)).is_some())
    }

    /// Where calls enter an instrumented version: in front of the first block, which a loop may come back to.
    pub(super) fn probe_entry(&mut self) {
        if self.has_entry_steps() {
            self.probe(self.edge_to(EdgeTarget::Behind(0)));
            self.emit_goto_behind_header();
        }
    }

    /// Does the steps of the edge from a block that has ended, by a branch or a call, to the one behind it.
    pub(super) fn probe_behind(&mut self) {
        if let Some(edge) = self.edge_to(EdgeTarget::Behind(self.at)) {
            self.write_header(NO_BLOCK);
            self.probe(Some(edge));
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
                self.probe(probe);
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
