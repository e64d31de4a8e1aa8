//! Writing instructions, block headers and the tables beside them; targets are filled in at the end.

use std::cell::Cell;

use super::super::instruction::{BARE, HEADER_WORDS};
use super::super::{Block, NO_MAP, PAYLOAD};
use super::stack::ValueSource;
use super::{Op, Register, ThreadedInstruction, Translator, ValueKind};

/// A displacement to be filled in.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fixup {
    /// The instruction that displacements are counted from.
    pub(super) from: u32,
    /// The word that holds the displacement.
    pub(super) word: u32,
    /// Which of the word's displacements.
    pub(super) part: Part,
    /// The target's bytecode index.
    pub(super) target: u16,
}

/// A place for a displacement in an instruction word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// Operand c.
    C,
    /// One of the four 32-bit lanes of a payload word.
    Lane(u8),
}

impl Translator<'_> {
    /// Index of the next word.
    pub(super) fn here(&self) -> u32 {
        self.instructions.len() as u32
    }

    /// Writes an instruction of the current bytecode.
    pub(super) fn emit(&mut self, op: Op, a: u16, b: u16, c: i32) {
        // Any instruction may be where a thread stands while others collect: it has just been resumed there.
        let map = self.current_map();
        let word = self.options.words.word(op);
        self.last_move = (op == Op::mov).then_some((self.instructions.len(), 1));
        self.push_word(ThreadedInstruction::new(word, a, b, c), op as u16, map);
    }

    /// Writes a payload word.
    pub(super) fn emit_data(&mut self, first: u64, second: u64) {
        self.push_word(ThreadedInstruction::data(first, second), PAYLOAD, NO_MAP);
    }

    /// Writes a move, joined with the move before it where that is possible.
    pub(super) fn emit_move(&mut self, to: Register, from: Register) {
        if !self.options.fuse || !self.join_move(to, from) {
            self.emit(Op::mov, to as u16, from as u16, 0);
        }
    }

    /// Makes one instruction of this move and those that were just written; false if there are none, or enough.
    fn join_move(&mut self, to: Register, from: Register) -> bool {
        let handlers = self.options.words;
        let block_start = self.blocks.last().map_or(0, |block| block.start as usize);
        let Some(&(at, count)) = self.last_move.as_ref() else { return false };
        let words = if count < 3 { 1 } else { 2 };
        if at < block_start || at + words != self.instructions.len() {
            return false;
        }
        let pair = u64::from(to as u16) | u64::from(from as u16) << 16;
        let first = &mut self.instructions[at];
        match count {
            1 => {
                let second = i32::from(to as u16) | i32::from(from) << 16;
                *first = ThreadedInstruction::new(handlers.word(Op::mov2), first.a.get(), first.b.get(), second);
                self.ops[at].set(Op::mov2 as u16);
            }
            2 => {
                *first = first.handled_by(handlers.word(Op::mov3));
                self.ops[at].set(Op::mov3 as u16);
                self.emit_data(pair, 0);
            }
            3 => {
                *first = first.handled_by(handlers.word(Op::mov4));
                self.ops[at].set(Op::mov4 as u16);
                let payload = &mut self.instructions[at + 1];
                *payload = ThreadedInstruction::data(payload.first() | pair << 32, payload.second());
            }
            _ => return false,
        }
        self.last_move = Some((at, count + 1));
        true
    }

    fn push_word(&mut self, word: ThreadedInstruction, op: u16, map: u32) {
        self.ops.push(Cell::new(op));
        self.instructions.push(word);
        self.bytecode_indices.push(self.at);
        self.maps.push(map);
    }

    /// The map of reference slots as they are now: locals, stack entries, operands being read.
    pub(super) fn current_map(&mut self) -> u32 {
        let mut map = std::mem::take(&mut self.map_scratch);
        map.copy_from_slice(&self.local_map);
        let mut set = |slot: usize| map[slot / 64] |= 1 << (slot % 64);
        if self.is_synchronized {
            set(self.layout.slot(crate::code::frame::LOCK as Register));
        }
        for entry in &self.stack {
            if let (ValueSource::Register(register), ValueKind::Reference) = (entry.place, entry.kind) {
                set(self.layout.slot(register));
            }
        }
        for &register in &self.operand_references {
            set(self.layout.slot(register));
        }
        let number = self.map_builder.intern(&map);
        self.map_scratch = map;
        number
    }

    /// Begins the block of the current bytecode: ends the one before, takes over the verified frame where there is one.
    pub(super) fn begin_block(&mut self) {
        let frame = self.input.verified.frame_at(self.at);
        if self.reachable && self.at > 0 {
            if frame.is_some() || self.scan.is_target(self.at) {
                self.flush();
            }
            if self.block_ended {
                self.probe_behind();
            } else {
                self.probe_falling(self.at);
                self.emit_goto_behind_header();
            }
        }
        if let Some(frame) = frame {
            self.reachable = true;
            self.take_over(frame);
        }
        if self.reachable {
            self.begin_block_at(self.at, true);
        }
    }

    /// Writes a block header.
    pub(super) fn begin_block_at(&mut self, bytecode_index: u16, is_target: bool) {
        self.block_ended = false;
        let id = self.block_id();
        let start = self.write_header(id.0);
        if is_target {
            self.block_starts[usize::from(bytecode_index)] = start;
        }
        let stack = self.stack_digest();
        self.blocks.push(Block { id, start, bytecode_index, bytecodes: 0, stack });
    }

    /// Writes a header; if it is that of a call's return point, with the map of the waiting frame. Gives the word
    /// behind it.
    pub(super) fn write_header(&mut self, block: u32) -> u32 {
        if BARE {
            // The call's payload has no map of its own.
            if let (Some(map), Some(last)) = (self.waiting_map.take(), self.maps.last_mut()) {
                *last = map;
            }
            return self.here();
        }
        self.emit_data(0, 0);
        self.emit_data(0, 0);
        let waiting = self.waiting_map.take().unwrap_or(NO_MAP);
        self.set_header(self.here(), block, waiting);
        self.here()
    }

    /// Writes what goes on in the block behind, over its header.
    pub(super) fn emit_goto_behind_header(&mut self) {
        if !BARE {
            self.emit(Op::goto, 0, 0, 1 + HEADER_WORDS as i32);
        }
    }

    /// Fills the header of the block that starts at a word.
    fn set_header(&mut self, start: u32, block: u32, map: u32) {
        // As `BlockHeader` has them.
        self.instructions[start as usize - 1] =
            ThreadedInstruction::data(u64::from(block) << 32, u64::from(map) | u64::from(self.input.id.0) << 32);
    }

    /// Writes `target`'s displacement into a word once the target is known.
    pub(super) fn fix(&mut self, from: u32, word: u32, part: Part, target: u16) {
        self.fixups.push(Fixup { from, word, part, target });
    }

    /// Fills in all displacements.
    pub(super) fn resolve_fixups(&mut self) {
        for fixup in std::mem::take(&mut self.fixups) {
            let target = self.block_starts[usize::from(fixup.target)];
            self.apply(fixup, target);
        }
    }

    /// Fills in one displacement.
    pub(super) fn apply(&mut self, fixup: Fixup, target: u32) {
        let displacement = target.wrapping_sub(fixup.from) as i32;
        let word = &mut self.instructions[fixup.word as usize];
        match fixup.part {
            Part::C => {
                *word = ThreadedInstruction::new(word.handler.get(), word.a.get(), word.b.get(), displacement);
            }
            Part::Lane(lane) => {
                let value = u64::from(displacement as u32) << (32 * (lane & 1));
                let keep = u64::from(u32::MAX) << (32 * (1 - (lane & 1)));
                *word = if lane < 2 {
                    ThreadedInstruction::data(word.first() & keep | value, word.second())
                } else {
                    ThreadedInstruction::data(word.first(), word.second() & keep | value)
                };
            }
        }
    }
}
