//! Side exits: the snapshots that the VM restores, and the code that stores what only machine code knows.
//!
//! Each exit is a cold block that stores its values, its number and the budget, and goes to one block that all exits share,
//! which jumps to the exit handler. Nothing goes along in registers: parameters of a block with so many edges into it would
//! cost the register allocator more than all else.

use std::collections::BTreeMap;

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{self, InstBuilder, types};
use holloway_vm::tier::runtime::vm;
use holloway_vm::{ExitReason, ExitSnapshot, ExitTable, FieldPlan, FieldValue, FramePlan, ObjectPlan, ResumePoint};

use super::LoweringRefusal;
use super::function::Lowering;
use super::links::takes_link;
use super::memory::Place;
use super::sunk::sunk_bytes;
use crate::ir::{
    BytecodePlace, ExitId, Function, Link, MemoryKind, SideExit, SnapshotValue, SunkKind, SunkObject, Terminator, Type,
    Value,
};

/// The exits of a function as the VM wants them, and one more: it is taken at the entry, where the reserve for objects
/// that exits make is not whole (K16).
pub(crate) fn exit_table(function: &Function, root: ResumePoint) -> Result<ExitTable, LoweringRefusal> {
    let frames: Vec<FramePlan> = function
        .frames
        .iter()
        .map(|frame| FramePlan {
            method: frame.method,
            header: frame.header.0,
            caller: frame.caller.zip(frame.returns_to).map(|(caller, returns_to)| (caller.0, returns_to)),
        })
        .collect();
    let mut exits: Vec<ExitSnapshot> = Vec::with_capacity(function.exits.len() + 1);
    for exit in &function.exits {
        exits.push(exit_snapshot(function, exit)?);
    }
    exits.push(ExitSnapshot {
        reason: ExitReason::Allocation,
        resume: root,
        frame: 0,
        credit: 0,
        constants: Vec::new(),
        objects: Vec::new(),
        object_slots: Vec::new(),
    });
    ExitTable::new(&frames, &exits).map_err(LoweringRefusal::Exits)
}

fn exit_snapshot(function: &Function, exit: &SideExit) -> Result<ExitSnapshot, LoweringRefusal> {
    let stored = stored(function, exit);
    if stored.len() > vm::EXIT_VALUES_MAX {
        return Err(LoweringRefusal::TooManyValues(stored.len()));
    }
    let mut described = ExitSnapshot {
        reason: exit.reason,
        resume: exit.resume,
        frame: exit.frame.0,
        credit: exit.credit,
        constants: Vec::new(),
        objects: exit.objects.iter().map(|object| object_plan(function, object, &stored)).collect(),
        object_slots: Vec::new(),
    };
    for &(slot, value) in &exit.snapshot {
        match recovery(function, value) {
            ValueRecovery::Constant(bits) => described.constants.push((slot.0, bits)),
            ValueRecovery::Object(object) => described.object_slots.push((slot.0, object)),
            ValueRecovery::Value(_) => {}
        }
    }
    Ok(described)
}

fn object_plan(function: &Function, object: &SunkObject, stored: &[Value]) -> ObjectPlan {
    let length = match object.kind {
        SunkKind::Instance { .. } => None,
        SunkKind::Array { length, .. } => Some(length),
    };
    let fields = object.fields.iter().map(|&(offset, kind, value)| FieldPlan {
        offset,
        log2: kind.size_log2() as u8,
        value: match recovery(function, value) {
            ValueRecovery::Constant(bits) => FieldValue::Constant(bits),
            ValueRecovery::Value(value) => {
                let at = stored.iter().position(|&other| other == value).expect("all values of fields are stored");
                FieldValue::Stored(at as u16)
            }
            ValueRecovery::Object(object) => FieldValue::Object(object),
        },
        lowest_bit: kind == MemoryKind::Boolean,
    });
    ObjectPlan { class: object.class, length, bytes: sunk_bytes(object), locks: object.locks, fields: fields.collect() }
}

/// The values that an exit leaves for the objects that it makes, in the order of their numbers.
pub(crate) fn stored(function: &Function, exit: &SideExit) -> Vec<Value> {
    let mut stored = Vec::new();
    for &(_, _, value) in exit.objects.iter().flat_map(|object| &object.fields) {
        if let ValueRecovery::Value(value) = recovery(function, value)
            && !stored.contains(&value)
        {
            stored.push(value);
        }
    }
    stored
}

/// How a value of a snapshot is recovered when the exit is taken.
pub(crate) enum ValueRecovery {
    /// Written from the descriptor.
    Constant(u64),
    /// Stored by machine code.
    Value(Value),
    /// Made by the exit.
    Object(u16),
}

pub(crate) fn recovery(function: &Function, value: SnapshotValue) -> ValueRecovery {
    match value {
        SnapshotValue::Constant(constant) => ValueRecovery::Constant(constant.bits()),
        SnapshotValue::Value(value) => function
            .constant(value)
            .map_or(ValueRecovery::Value(value), |constant| ValueRecovery::Constant(constant.bits())),
        SnapshotValue::Sunk(object) => ValueRecovery::Object(object.0 as u16),
    }
}

impl Lowering<'_, '_> {
    /// The block of an exit, made at its first use.
    pub(super) fn exit_block(&mut self, exit: ExitId) -> ir::Block {
        if let Some(block) = self.exit_blocks[exit.index()] {
            return block;
        }
        let block = self.builder.create_block();
        self.builder.set_cold_block(block);
        self.exit_blocks[exit.index()] = Some(block);
        block
    }

    /// Ends the current block with a jump to that of an exit.
    pub(super) fn leave(&mut self, exit: ExitId) {
        let block = self.exit_block(exit);
        self.builder.ins().jump(block, &[]);
    }

    /// Goes on if a condition (a CLIF bool) is true, else leaves.
    pub(super) fn leave_unless(&mut self, condition: ir::Value, exit: ExitId) {
        let exit = self.exit_block(exit);
        self.go_on_if(condition, exit);
    }

    /// Leaves if a condition (a CLIF bool, or an int that is not 0) is true.
    pub(super) fn leave_if(&mut self, condition: ir::Value, exit: ExitId) {
        let exit = self.exit_block(exit);
        let next = self.builder.create_block();
        self.builder.ins().brif(condition, exit, &[], next, &[]);
        self.builder.switch_to_block(next);
    }

    /// Leaves at once where the reserve for objects that exits make is not whole, if there are such objects.
    pub(super) fn check_reserve(&mut self) {
        if self.function.exits.iter().all(|exit| exit.objects.is_empty()) {
            return;
        }
        let top = self.load(Place::Window, types::I64, self.vm, vm::HEAP_TOP);
        let limit = self.load(Place::Vm, types::I64, self.vm, vm::HEAP_LIMIT);
        let used = self.builder.ins().icmp(IntCC::UnsignedGreaterThan, top, limit);
        self.leave_if(used, ExitId::from(self.function.exits.len()));
    }

    /// Fills the blocks of all exits that are used.
    pub(super) fn fill_exits(&mut self) -> Result<(), LoweringRefusal> {
        let common = self.builder.create_block();
        self.builder.set_cold_block(common);
        let shared = self.shared_stores();
        for (index, block) in std::mem::take(&mut self.exit_blocks).into_iter().enumerate() {
            let Some(block) = block else { continue };
            self.builder.switch_to_block(block);
            self.note_source(BytecodePlace::of_exit(index));
            // The exit at the entry is not one of the function's.
            let exit = self.function.exits.get(index);
            if let Some(exit) = exit.filter(|exit| exit.link == Some(Link::Head) && takes_link(exit)) {
                let plain = self.builder.create_block();
                self.builder.set_cold_block(plain);
                self.link_to_head(exit, plain)?;
                self.builder.switch_to_block(plain);
            }
            let stores = shared.get(&index).copied();
            if let Some(exit) = exit.filter(|_| stores.is_none()) {
                self.store_values(exit);
            }
            self.note_exit(index);
            self.builder.ins().jump(stores.unwrap_or(common), &[]);
        }
        self.note_source(BytecodePlace::NONE);
        let mut filled: Vec<ir::Block> = Vec::new();
        for (&index, &block) in &shared {
            if !filled.contains(&block) {
                filled.push(block);
                self.builder.switch_to_block(block);
                self.store_values(&self.function.exits[index]);
                self.builder.ins().jump(common, &[]);
            }
        }
        self.fill_calls(common)?;
        self.builder.switch_to_block(common);
        let offset = self.load(Place::ExitValues, types::I64, self.vm, vm::EXIT);
        let budget = self.load(Place::ExitValues, types::I64, self.vm, vm::EXIT_BUDGET);
        let table = self.builder.ins().iconst(types::I64, self.exit_table as i64);
        let descriptor = self.builder.ins().iadd(table, offset);
        let handler = self.builder.ins().iconst(types::I64, self.facts.exit_handler() as i64);
        let signature = self.builder.import_signature(super::cranelift::signature());
        // The context comes from the descriptor.
        let context = self.builder.ins().iconst(types::I64, 0);
        let arguments = [descriptor, self.fp, self.vm, self.base, budget, context];
        self.builder.ins().return_call_indirect(signature, handler, &arguments);
        Ok(())
    }

    /// Notes which exit is being taken, and the budget.
    pub(super) fn note_exit(&mut self, index: usize) {
        let left = self.builder.use_var(self.budget);
        let offset = self.builder.ins().iconst(types::I64, (index * ExitTable::STRIDE) as i64);
        self.store(Place::ExitValues, offset, self.vm, vm::EXIT);
        self.store(Place::ExitValues, left, self.vm, vm::EXIT_BUDGET);
    }

    /// The exits that store the same values in the same slots as many others do, as those of a large switch do, with the
    /// block that stores for all of these. A value that is known in all of them is known there too: what comes before each
    /// of some blocks comes before the block to which they go.
    fn shared_stores(&mut self) -> BTreeMap<usize, ir::Block> {
        const MANY: usize = 8;
        let function = self.function;
        let is_large =
            |terminator: &Terminator| matches!(terminator, Terminator::Switch { cases, .. } if cases.len() >= MANY);
        let mut shared = BTreeMap::new();
        if !function.blocks.iter().any(|block| is_large(&block.terminator)) {
            return shared;
        }
        let mut groups: BTreeMap<Vec<(i32, usize)>, Vec<usize>> = BTreeMap::new();
        for (index, exit) in function.exits.iter().enumerate() {
            if self.exit_blocks[index].is_some() && exit.objects.is_empty() {
                let stored = exit.snapshot.iter().filter_map(|&(slot, value)| match recovery(function, value) {
                    ValueRecovery::Value(value) => Some((slot.0, value.index())),
                    _ => None,
                });
                groups.entry(stored.collect()).or_default().push(index);
            }
        }
        for (_, exits) in groups.into_iter().filter(|(stored, exits)| stored.len() > 1 && exits.len() >= MANY) {
            let block = self.builder.create_block();
            self.builder.set_cold_block(block);
            shared.extend(exits.into_iter().map(|exit| (exit, block)));
        }
        shared
    }

    fn store_values(&mut self, exit: &SideExit) {
        for (number, value) in stored(self.function, exit).into_iter().enumerate() {
            let bits = self.slot_value(value);
            self.store(Place::ExitValues, bits, self.vm, vm::EXIT_VALUES + 8 * number as i32);
        }
        for &(slot, value) in &exit.snapshot {
            if let ValueRecovery::Value(value) = recovery(self.function, value) {
                let bits = self.slot_value(value);
                self.store(Place::Frame, bits, self.fp, slot.0 * 8);
            }
        }
    }

    /// A value as a frame slot holds it: 64 bits, or a float of 64.
    pub(super) fn slot_value(&mut self, value: Value) -> ir::Value {
        match self.function.ty(value) {
            Type::I32 => self.wide(value),
            Type::F32 => {
                let bits = self.value(value);
                let bits = self.builder.ins().bitcast(types::I32, ir::MemFlagsData::new(), bits);
                self.builder.ins().uextend(types::I64, bits)
            }
            Type::Bool => {
                let bits = self.value(value);
                self.builder.ins().uextend(types::I64, bits)
            }
            Type::I64 | Type::F64 | Type::Ref | Type::Void => self.value(value),
        }
    }
}
