//! The symbolic operand stack.
//!
//! An entry names the register its value lies in, or is a constant. An entry may name a local or the slot of an entry
//! below it (after `dup`), never one above: so slots can be filled from the bottom up, and writing a result never
//! destroys what another entry still needs. Writing a local first moves entries that name it to their own slots.

use super::{Op, Register, Translator};
use crate::classfile::{FieldType, PrimitiveType};
use crate::verify::ValueKind;

/// A value on the symbolic operand stack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct StackEntry {
    pub(super) place: ValueSource,
    pub(super) kind: ValueKind,
}

/// Where an entry's value comes from when it is read.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum ValueSource {
    Register(Register),
    /// A constant, as it looks in a slot.
    Constant(u64),
}

impl StackEntry {
    /// The value of an int constant.
    pub(super) fn int_constant(self) -> Option<i32> {
        match self.place {
            ValueSource::Constant(bits) if self.kind == ValueKind::Int => Some(bits as i32),
            _ => None,
        }
    }

    /// The value of a long constant that fits an immediate.
    pub(super) fn short_long_constant(self) -> Option<i32> {
        match self.place {
            ValueSource::Constant(bits) if self.kind == ValueKind::Long => i32::try_from(bits as i64).ok(),
            _ => None,
        }
    }
}

/// The kind of values of a type.
pub(super) fn kind_of(field_type: FieldType<'_>) -> ValueKind {
    match field_type {
        FieldType::Primitive(primitive) => match primitive {
            PrimitiveType::Long => ValueKind::Long,
            PrimitiveType::Float => ValueKind::Float,
            PrimitiveType::Double => ValueKind::Double,
            _ => ValueKind::Int,
        },
        FieldType::Object(_) | FieldType::Array(_) => ValueKind::Reference,
    }
}

impl Translator<'_> {
    /// Pushes a constant, for which nothing is emitted unless it is needed in a register.
    pub(super) fn push_constant(&mut self, kind: ValueKind, bits: u64) {
        self.stack.push(StackEntry { place: ValueSource::Constant(bits), kind });
    }

    /// Pushes what lies in a register.
    pub(super) fn push_register(&mut self, kind: ValueKind, register: Register) {
        self.stack.push(StackEntry { place: ValueSource::Register(register), kind });
    }

    /// The register of the next operand to be pushed.
    pub(super) fn next_operand(&self) -> Register {
        self.layout.operand(self.stack.len())
    }

    /// Pops an entry and emits nothing: who reads a constant from a register takes [`Translator::pop`].
    pub(super) fn pop_entry(&mut self) -> StackEntry {
        let entry = self.stack.pop().expect("verified code does not underflow the stack");
        if let (ValueSource::Register(register), ValueKind::Reference) = (entry.place, entry.kind) {
            self.operand_references.push(register);
        }
        entry
    }

    /// Pops a value into a register: a constant is put into the entry's own slot.
    pub(super) fn pop(&mut self) -> Register {
        let entry = self.pop_entry();
        self.in_register(entry, self.stack.len())
    }

    /// The register of an entry that stood at a depth.
    pub(super) fn in_register(&mut self, entry: StackEntry, depth: usize) -> Register {
        match entry.place {
            ValueSource::Register(register) => register,
            ValueSource::Constant(bits) => {
                let register = self.layout.operand(depth);
                self.emit_constant(register, entry.kind, bits);
                register
            }
        }
    }

    pub(super) fn emit_constant(&mut self, register: Register, kind: ValueKind, bits: u64) {
        let a = register as u16;
        if matches!(kind, ValueKind::Int | ValueKind::Float) {
            self.emit(Op::constant_int, a, 0, bits as u32 as i32);
        } else if let Ok(short) = i32::try_from(bits as i64) {
            self.emit(Op::constant_long, a, 0, short);
        } else {
            self.emit(Op::constant_wide, a, 0, 0);
            self.emit_data(bits, 0);
        }
    }

    /// Puts the entry at a depth into its canonical slot.
    fn canonical(&mut self, depth: usize) {
        let entry = self.stack[depth];
        let slot = self.layout.operand(depth);
        match entry.place {
            ValueSource::Register(register) if register == slot => return,
            ValueSource::Register(register) => self.emit_move(slot, register),
            ValueSource::Constant(bits) => self.emit_constant(slot, entry.kind, bits),
        }
        self.stack[depth].place = ValueSource::Register(slot);
    }

    /// Puts all entries from a depth upwards into their canonical slots.
    pub(super) fn flush_from(&mut self, depth: usize) {
        for depth in depth..self.stack.len() {
            self.canonical(depth);
        }
    }

    /// Puts all entries into their canonical slots.
    pub(super) fn flush(&mut self) {
        self.flush_from(0);
    }

    /// Makes a local's register free to be written: entries that name it move to their own slots.
    pub(super) fn release(&mut self, register: Register) {
        for depth in 0..self.stack.len() {
            if self.stack[depth].place == ValueSource::Register(register) {
                self.canonical(depth);
            }
        }
    }

    /// Replaces the top `pops` entries by a rearrangement of them (the dup and swap family): `order` lists, bottom
    /// first, which of the popped entries (0 the deepest) stand there afterwards.
    ///
    /// Entries in operand slots are moved for real, since an entry must not name a slot above its own.
    pub(super) fn rearrange(&mut self, pops: usize, order: &[usize]) {
        let base = self.stack.len() - pops;
        let popped: Vec<StackEntry> = self.stack.drain(base..).collect();
        let in_slots = popped.iter().any(
            |entry| matches!(entry.place, ValueSource::Register(register) if !super::FrameLayout::is_local(register)),
        );
        if !in_slots {
            self.stack.extend(order.iter().map(|&from| popped[from]));
            return;
        }
        // From the top down; what a write would destroy and a lower position still needs (swap) waits beyond the top.
        let scratch = self.layout.operand(base + order.len());
        let mut sources = popped.clone();
        for (position, &from) in order.iter().enumerate().rev() {
            let slot = self.layout.operand(base + position);
            let still_needed =
                order[..position].iter().any(|&earlier| sources[earlier].place == ValueSource::Register(slot));
            if still_needed && sources[from].place != ValueSource::Register(slot) {
                self.emit_move(scratch, slot);
                for source in &mut sources {
                    if source.place == ValueSource::Register(slot) {
                        source.place = ValueSource::Register(scratch);
                    }
                }
            }
            match sources[from].place {
                ValueSource::Register(register) if register == slot => {}
                ValueSource::Register(register) => self.emit_move(slot, register),
                ValueSource::Constant(bits) => self.emit_constant(slot, sources[from].kind, bits),
            }
            // Copies further down read this one, which nothing overwrites any more.
            sources[from].place = ValueSource::Register(slot);
        }
        for (position, &from) in order.iter().enumerate() {
            let slot = self.layout.operand(base + position);
            self.stack.push(StackEntry { place: ValueSource::Register(slot), kind: popped[from].kind });
        }
    }
}
