//! Objects that only exits need, made by machine code where an exit goes on in another region (K16, K23).
//!
//! In come the objects that an exit shows; out come their references, or the exit is taken, and the VM makes them from the
//! reserve: where the allocation window is too small, where objects are locked, or many.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{self, InstBuilder, types};
use holloway_vm::tier::runtime::{object, vm};

use super::exits::{ValueRecovery, recovery};
use super::function::Lowering;
use super::memory::{Place, element_alias, field_alias};
use crate::ir::{MemoryKind, SideExit, SnapshotValue, SunkKind, SunkObject};

/// The most bytes of all objects that machine code makes at an exit.
const MOST_BYTES: u64 = 256;

/// Bytes of an object that an exit shows.
pub(super) fn sunk_bytes(object: &SunkObject) -> u64 {
    match object.kind {
        SunkKind::Instance { bytes } => u64::from(bytes),
        SunkKind::Array { element_log2, length } => {
            (object::ELEMENTS as u64 + (u64::from(length) << element_log2)).next_multiple_of(8)
        }
    }
}

/// Whether machine code makes the objects that an exit shows.
pub(super) fn can_make(exit: &SideExit) -> bool {
    exit.objects.iter().all(|object| object.locks == 0)
        && exit.objects.iter().map(sunk_bytes).sum::<u64>() <= MOST_BYTES
}

impl Lowering<'_, '_> {
    /// Makes the objects that an exit shows, or goes to a block with nothing done. Gives their references, by number.
    pub(super) fn make_sunk(&mut self, exit: &SideExit, otherwise: ir::Block) -> Vec<ir::Value> {
        if exit.objects.is_empty() {
            return Vec::new();
        }
        let top = self.load(Place::Window, types::I64, self.vm, vm::HEAP_TOP);
        let end = self.load(Place::Window, types::I64, self.vm, vm::HEAP_END);
        let bytes: u64 = exit.objects.iter().map(sunk_bytes).sum();
        let new_top = self.builder.ins().iadd_imm_u(top, bytes as i64);
        let fits = self.builder.ins().icmp(IntCC::UnsignedLessThanOrEqual, new_top, end);
        self.go_on_if(fits, otherwise);
        self.store(Place::Window, new_top, self.vm, vm::HEAP_TOP);
        let mut made = Vec::with_capacity(exit.objects.len());
        let mut behind = 0;
        for object in &exit.objects {
            made.push(self.builder.ins().iadd_imm_u(top, behind as i64));
            behind += sunk_bytes(object);
        }
        for (object, &reference) in exit.objects.iter().zip(&made) {
            let address = self.builder.ins().iadd(self.base, reference);
            // The class's number and a mark word of 0. The rest of the memory is zero.
            let class = self.builder.ins().iconst(types::I64, i64::from(object.class.0));
            self.store(Place::Header, class, address, object::CLASS);
            let is_array = if let SunkKind::Array { length, .. } = object.kind {
                let length = self.builder.ins().iconst(types::I32, i64::from(length));
                self.store(Place::Header, length, address, object::LENGTH);
                true
            } else {
                false
            };
            for &(offset, kind, value) in &object.fields {
                let alias = if is_array { element_alias(kind) } else { field_alias(offset, kind) };
                let value = self.field_value(kind, value, &made);
                // A young object needs no card for the references in it.
                self.store_heap(alias, kind, value, address, offset as i32);
            }
        }
        made
    }

    /// What a field or element of a sunk object gets, in the type in which such places are written.
    fn field_value(&mut self, kind: MemoryKind, value: SnapshotValue, made: &[ir::Value]) -> ir::Value {
        match recovery(self.function, value) {
            ValueRecovery::Value(value) => self.value(value),
            ValueRecovery::Object(object) => made[usize::from(object)],
            ValueRecovery::Constant(bits) => match kind {
                MemoryKind::Long | MemoryKind::Reference => self.builder.ins().iconst(types::I64, bits as i64),
                MemoryKind::Float => self.builder.ins().f32const(ir::immediates::Ieee32::with_bits(bits as u32)),
                MemoryKind::Double => self.builder.ins().f64const(ir::immediates::Ieee64::with_bits(bits)),
                MemoryKind::Boolean | MemoryKind::Byte | MemoryKind::Char | MemoryKind::Short | MemoryKind::Int => {
                    self.builder.ins().iconst(types::I32, i64::from(bits as u32))
                }
            },
        }
    }
}
