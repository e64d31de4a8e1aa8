//! Counting what machine code retires, for tests: a region adds to a counter of the VM's for each bytecode that it has
//! done.
//!
//! The bytecodes of an instruction are counted behind it, at the next instruction or on the edge out of the block, so
//! those at which the region is left are not: the interpreter executes them. Counters are longs in the root area, and the
//! optimiser treats them as it treats any static field.

use holloway_vm::classfile::{self, Opcode};

use super::BuildError;
use super::context::Context;
use crate::ir::{BinaryOp, Instruction, IrConstant, MemoryKind, Type};

/// What has been done and is not counted yet.
#[derive(Default)]
pub(super) struct Retiring {
    /// The root slot of the first opcode's counter; `None` if nothing is counted.
    counters: Option<u32>,
    /// The bytecodes of the current instruction.
    pending: Vec<Opcode>,
    /// Index of the first bytecode of the block that belongs to no instruction yet.
    next: usize,
    /// Bytecodes left in the block.
    left: u16,
}

impl Retiring {
    /// Counts from the root slot of the first opcode's counter on; `None` costs the region nothing.
    pub fn new(counters: Option<u32>) -> Retiring {
        Retiring { counters, ..Retiring::default() }
    }
}

impl Context<'_> {
    /// Begins a block, by its place among the method's.
    pub(super) fn retire_from(&mut self, index: usize) {
        let block = *self.view().block(index);
        self.retiring.pending.clear();
        self.retiring.next = usize::from(block.bytecode_index);
        self.retiring.left = block.bytecodes;
    }

    /// Begins an instruction, which has the bytecodes before the one of the next instruction, or all that are left if it
    /// is the block's last.
    pub(super) fn retire_next(&mut self, next: Option<usize>) -> Result<(), BuildError> {
        if self.retiring.counters.is_none() {
            return Ok(());
        }
        self.retire();
        let (view, classes) = (self.view(), self.classes);
        let file = classes.class(view.method.class).file.as_ref();
        let code = file.and_then(|file| file.method(usize::from(view.method.index))?.code());
        let Some(code) = code else { return Ok(()) };
        let end = next.and_then(|word| view.code.bytecode_indices.get(word)).map_or(usize::MAX, |&at| usize::from(at));
        while self.retiring.left > 0 && self.retiring.next < end {
            let decoded = classfile::decode(code.bytecode(), self.retiring.next).map_err(|_| self.inconsistent())?;
            self.retiring.pending.push(decoded.opcode);
            if decoded.wide {
                self.retiring.pending.push(Opcode::Wide);
            }
            self.retiring.next = usize::from(decoded.next_pc);
            self.retiring.left -= 1;
        }
        Ok(())
    }

    /// Counts the current instruction, which is done on all edges from here.
    pub(super) fn retire(&mut self) {
        self.retire_on_edge();
        self.retiring.pending.clear();
    }

    /// Counts the current instruction on the edge that is being built.
    pub(super) fn retire_on_edge(&mut self) {
        let Some(counters) = self.retiring.counters else { return };
        let mut pending = self.retiring.pending.clone();
        pending.sort_unstable_by_key(|&opcode| opcode as u8);
        for alike in pending.chunk_by(|a, b| a == b) {
            let (offset, kind) = (counters + 8 * u32::from(alike[0] as u8), MemoryKind::Long);
            let before = self.add(Instruction::LoadRoot { offset, kind, constant: false }, Type::I64);
            let count = self.constant(IrConstant::I64(alike.len() as i64));
            let value = self.binary(BinaryOp::Ladd, before, count, Type::I64);
            self.add(Instruction::StoreRoot { offset, kind, value }, Type::Void);
        }
    }
}
