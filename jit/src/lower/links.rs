//! Links: exits that end a block, taken without the interpreter where a region stands on the other side (K23, K24).
//!
//! In comes such an exit; out comes a test of the handler word on the other side, and behind it what the exit handler and
//! the interpreter would do: all slots and frame headers are written, or the root's frame is popped, and a tail call enters
//! the other region. Where no region stands there, the exit is taken.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{self, InstBuilder, types};
use holloway_vm::tier::runtime::{head, header};

use super::Refusal;
use super::exits::{Form, form};
use super::function::Lowering;
use super::memory::Place;
use crate::ir::{Exit, ExitId, Link, Slot, SnapshotValue};

impl Lowering<'_, '_> {
    /// Leaves at the end of a block, by the exit's link if it has one.
    pub(super) fn leave_linked(&mut self, id: ExitId) -> Result<(), Refusal> {
        let function = self.function;
        let exit = &function.exits[id.index()];
        match exit.link {
            // What is made of sunk objects is the exit handler's to make.
            _ if !exit.objects.is_empty() => self.leave(id),
            None => self.leave(id),
            Some(Link::Head) => self.link_to_head(id, exit)?,
            Some(Link::Return { result }) => self.link_to_caller(id, exit, result),
        }
        Ok(())
    }

    fn link_to_head(&mut self, id: ExitId, exit: &Exit) -> Result<(), Refusal> {
        let point = self.facts.point(exit.resume)?;
        let point = self.builder.ins().iconst(types::I64, point as i64);
        self.leave_unless_region(point, id);
        for &(slot, value) in &exit.snapshot {
            self.store_slot(slot, value);
        }
        let function = self.function;
        let mut number = exit.frame;
        let frame = self.frame_address(function.frames[number.index()].header);
        let mut at = frame;
        while let frame = function.frames[number.index()]
            && let Some((caller, returns_to)) = frame.caller.zip(frame.returns_to)
        {
            let returns_to = self.facts.point(returns_to)?;
            let method = self.facts.method(frame.method)?;
            let below = self.frame_address(function.frames[caller.index()].header);
            for (slot, value) in [(header::RETURN, returns_to), (header::METHOD, method)] {
                let value = self.builder.ins().iconst(types::I64, value as i64);
                self.store(Place::Frame, value, at, slot * 8);
            }
            self.store(Place::Frame, below, at, header::CALLER * 8);
            (number, at) = (caller, below);
        }
        self.enter_region(point, frame, exit.credit);
        Ok(())
    }

    fn link_to_caller(&mut self, id: ExitId, exit: &Exit, result: Option<(Slot, SnapshotValue)>) {
        // The region may have returned below its root before.
        let frame = self.frame_address(self.function.frames[exit.frame.index()].header);
        let point = self.load(Place::Frame, types::I64, frame, header::RETURN * 8);
        self.leave_unless_region(point, id);
        // The result may lie where the header is.
        let caller = self.load(Place::Frame, types::I64, frame, header::CALLER * 8);
        if let Some((slot, value)) = result {
            self.store_slot(slot, value);
        }
        self.enter_region(point, caller, exit.credit);
    }

    /// Takes an exit unless the block that begins at an instruction has a region.
    fn leave_unless_region(&mut self, point: ir::Value, exit: ExitId) {
        let word = self.load(Place::Vm, types::I64, point, head::HANDLER);
        let region = self.builder.ins().iconst(types::I64, self.facts.region_word() as i64);
        let entered = self.builder.ins().icmp(IntCC::Equal, word, region);
        self.leave_unless(entered, exit);
    }

    /// Enters the region of the block that begins at an instruction.
    fn enter_region(&mut self, point: ir::Value, frame: ir::Value, credit: u32) {
        let mut left = self.builder.use_var(self.budget);
        if credit != 0 {
            left = self.builder.ins().iadd_imm_u(left, i64::from(credit));
        }
        let entry = self.load(Place::Vm, types::I64, point, head::ENTRY);
        let signature = self.builder.import_signature(super::cranelift::signature());
        // What the profile knows of the way here is not known there.
        let context = self.builder.ins().iconst(types::I64, 0);
        let arguments = [point, frame, self.vm, self.base, left, context];
        self.builder.ins().return_call_indirect(signature, entry, &arguments);
    }

    fn frame_address(&mut self, slot: Slot) -> ir::Value {
        if slot.0 == 0 { self.fp } else { self.builder.ins().iadd_imm_s(self.fp, i64::from(slot.0) * 8) }
    }

    fn store_slot(&mut self, slot: Slot, value: SnapshotValue) {
        let bits = match form(self.function, value) {
            Form::Value(value) => self.slot_value(value),
            Form::Constant(bits) => self.builder.ins().iconst(types::I64, bits as i64),
            // Exits that show sunk objects make them.
            Form::Object(_) => return,
        };
        self.store(Place::Frame, bits, self.fp, slot.0 * 8);
    }
}
