//! Exits: what the interpreter finds in the frames when it goes on.
//!
//! In goes the state at a point; out comes an [`SideExit`] with the live slots of all frames of the region at that point,
//! and null for slots that are dead but that a map takes for references, unless memory has held a reference there since
//! the region was entered. Values that memory holds already are taken out at the end, by `finish`.

use holloway_vm::{BlockId, ExitReason, ResumePoint};
use rustc_hash::FxHashSet;

use super::BuildError;
use super::context::{Context, Flow, Node};
use super::frames::Caller;
use super::liveness::LiveSet;
use super::method::LOCK_REGISTER;
use crate::ir::{ExitId, Frame, IrConstant, Link, SideExit, Slot, Snapshot, SnapshotValue, Terminator, Type};

impl Context<'_> {
    /// An exit at the current instruction, before anything of it is done.
    pub(super) fn exit_here(&mut self, reason: ExitReason) -> Result<ExitId, BuildError> {
        let frame = self.nodes[self.node].frame;
        let snapshot = self.snapshot_here()?;
        let resume = self.resume(self.view(), self.word);
        Ok(self.add_exit(reason, frame, resume, None, snapshot))
    }

    /// What the frames hold before the current instruction.
    pub(super) fn snapshot_here(&mut self) -> Result<Snapshot, BuildError> {
        if self.before.is_none() {
            let frame = self.nodes[self.node].frame;
            let cursor = self.cursor.take().ok_or_else(|| self.inconsistent())?;
            let snapshot = self.snapshot_at(frame, self.word, cursor.live());
            self.cursor = Some(cursor);
            self.before = Some(snapshot?);
        }
        Ok(self.before.clone().unwrap_or_default())
    }

    /// An exit by which the switch at the current word leaves, with what the frames hold at the switch. That is enough
    /// where it leads: a switch writes nothing, and what is live behind it, or is a reference there, is so before it.
    pub(super) fn switch_exit(&mut self, word: usize, index: usize, snapshot: Snapshot) -> Result<ExitId, BuildError> {
        let frame = self.nodes[self.node].frame;
        let place = &self.frames[frame];
        let transition = (self.nodes[self.node].block, place.view.block(index).id);
        let live = place.liveness.at_head(index);
        let wanted: Vec<(Slot, Type)> = live.iter().map(|(register, ty)| (place.slot(register), ty)).collect();
        self.note_live(frame, word, &wanted);
        let resume = self.resume(self.frames[frame].view, word);
        let exit = self.add_exit(ExitReason::Branch, frame, resume, Some(transition), snapshot);
        self.link_exit(exit, word, index);
        Ok(exit)
    }

    /// An exit at the head of a block, or before it at a jump that is not laid out in line. The path goes on
    /// there from the current block.
    pub(super) fn exit_to(
        &mut self,
        reason: ExitReason,
        frame: usize,
        word: usize,
        index: usize,
    ) -> Result<ExitId, BuildError> {
        let place = &self.frames[frame];
        let live = place.liveness.at_head(index);
        let transition = (self.nodes[self.node].block, place.view.block(index).id);
        let snapshot = self.snapshot_at(frame, word, &live)?;
        let resume = self.resume(self.frames[frame].view, word);
        Ok(self.add_exit(reason, frame, resume, Some(transition), snapshot))
    }

    /// Ends the current block where the region does, at the head of a block outside.
    pub(super) fn end_at(&mut self, frame: usize, index: usize) -> Result<Flow, BuildError> {
        self.retire_on_edge();
        let block = self.frames[frame].view.code.blocks.get(index).ok_or_else(|| self.inconsistent())?;
        let exit = self.exit_to(ExitReason::End, frame, block.start as usize, index)?;
        self.function.exits[exit.index()].link = Some(Link::Head);
        Ok(self.terminate(Terminator::Exit(exit)))
    }

    /// What the frames hold at an instruction of a frame, with what is live there.
    fn snapshot_at(&mut self, frame: usize, word: usize, live: &LiveSet) -> Result<Snapshot, BuildError> {
        let place = &self.frames[frame];
        let wanted: Vec<(Slot, Type)> = live.iter().map(|(register, ty)| (place.slot(register), ty)).collect();
        self.note_live(frame, word, &wanted);
        let place = &self.frames[frame];
        let map = place.view.code.maps.get(word).copied().filter(|&map| map != holloway_vm::code::NO_MAP);
        let map = map.ok_or_else(|| place.view.inconsistent(word))?;
        let references = place.map_slots(map).collect();
        self.snapshot(frame, wanted, references, &|slot| self.slot_value(slot))
    }

    /// Notes what is live at an instruction of a frame, in all frames, for those who compare.
    fn note_live(&mut self, frame: usize, word: usize, own: &[(Slot, Type)]) {
        if !self.builder.keeps_live_slots() {
            return;
        }
        let mut live = own.to_vec();
        self.for_each_waiting(frame, |caller| live.extend_from_slice(&caller.live));
        live.sort_unstable_by_key(|&(slot, _)| slot);
        live.dedup_by_key(|&mut (slot, _)| slot);
        let resume = self.resume(self.frames[frame].view, word);
        self.builder.note_live_slots(Frame::from(frame), resume, live);
    }

    /// An exit at a node's head, with the values of its parameters; with no values at all where everything is in memory.
    pub(super) fn exit_at_head(
        &mut self,
        reason: ExitReason,
        node: usize,
        in_memory: bool,
    ) -> Result<ExitId, BuildError> {
        let Node { frame, index, .. } = self.nodes[node];
        let place = &self.frames[frame];
        let word = place.view.block(index).start as usize;
        let resume = self.resume(place.view, word);
        let mut snapshot = Snapshot::new();
        if !in_memory {
            let live = place.liveness.at_head(index);
            let wanted: Vec<(Slot, Type)> = live.iter().map(|(register, ty)| (place.slot(register), ty)).collect();
            self.note_live(frame, word, &wanted);
            let place = &self.frames[frame];
            let map = place.view.code.maps.get(word).copied().filter(|&map| map != holloway_vm::code::NO_MAP);
            let references = place.map_slots(map.ok_or_else(|| place.view.inconsistent(word))?).collect();
            let entry = &self.nodes[node].entry;
            let value = |slot| entry.iter().find(|(at, _)| *at == slot).map(|&(_, value)| value);
            snapshot = self.snapshot(frame, wanted, references, &value)?;
        }
        Ok(self.add_exit(reason, frame, resume, None, snapshot))
    }

    fn add_exit(
        &mut self,
        reason: ExitReason,
        frame: usize,
        resume: ResumePoint,
        transition: Option<(BlockId, BlockId)>,
        snapshot: Snapshot,
    ) -> ExitId {
        let frame = Frame::from(frame);
        self.function.add_exit(SideExit {
            reason,
            resume,
            frame,
            transition,
            snapshot,
            objects: Vec::new(),
            credit: 0,
            link: None,
        })
    }

    /// The slots of a frame and of all those that wait below it.
    fn snapshot(
        &self,
        frame: usize,
        mut wanted: Vec<(Slot, Type)>,
        mut references: Vec<Slot>,
        value: &dyn Fn(Slot) -> Option<crate::ir::Value>,
    ) -> Result<Snapshot, BuildError> {
        self.for_each_waiting(frame, |caller| {
            wanted.extend_from_slice(&caller.live);
            references.extend_from_slice(&caller.references);
        });
        wanted.sort_unstable_by_key(|&(slot, _)| slot);
        wanted.dedup_by_key(|&mut (slot, _)| slot);
        let mut snapshot = Snapshot::with_capacity(wanted.len());
        for &(slot, ty) in &wanted {
            let value = value(slot).filter(|&value| self.function.ty(value) == ty);
            let value = value.ok_or_else(|| self.frames[frame].view.inconsistent(self.word))?;
            let constant = self.function.constant(value).map(SnapshotValue::Constant);
            snapshot.push((slot, constant.unwrap_or(SnapshotValue::Value(value))));
        }
        for slot in references {
            let dead = wanted.binary_search_by_key(&slot, |&(slot, _)| slot).is_err();
            if dead && !self.entry_references.contains(&slot) {
                snapshot.push((slot, SnapshotValue::Constant(IrConstant::Null)));
            }
        }
        snapshot.sort_unstable_by_key(|&(slot, _)| slot);
        snapshot.dedup_by_key(|&mut (slot, _)| slot);
        Ok(snapshot)
    }

    /// Calls `visit` with each frame of the region that waits below a frame.
    pub(super) fn for_each_waiting(&self, frame: usize, mut visit: impl FnMut(&Caller)) {
        let mut next = self.frames[frame].caller.as_ref();
        // A chain cannot be longer than there are frames.
        for _ in 0..self.frames.len() {
            let Some(caller) = next else { return };
            visit(caller);
            next = self.frames[caller.frame.index()].caller.as_ref();
        }
    }

    /// The slots that hold a reference or null when the region is entered: those of the maps at its root.
    pub(super) fn references_at_entry(&self) -> FxHashSet<Slot> {
        let place = &self.frames[0];
        let index = self.nodes[0].index;
        let start = place.view.block(index).start as usize;
        let map = place.view.code.maps.get(start).copied().filter(|&map| map != holloway_vm::code::NO_MAP);
        let mut slots: FxHashSet<Slot> = map.map(|map| place.map_slots(map).collect()).unwrap_or_default();
        if place.view.is_synchronized() && index == 0 {
            // The map counts on the lock object, which the first instruction has not written yet.
            slots.remove(&place.slot(LOCK_REGISTER));
        }
        self.for_each_waiting(0, |caller| slots.extend(&caller.references));
        slots
    }
}
