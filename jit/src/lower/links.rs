//! Links: exits that end a block, or that a guard takes often, taken without the interpreter where a region stands on the other
//! side (K23, K24).
//!
//! In comes such an exit; out comes a test of the handler word on the other side, and behind it what the exit handler and
//! the interpreter would do: all slots and frame headers are written, or the root's frame is popped, or one is pushed for a
//! method that only the receiver tells, and a tail call enters the other region. Where no region stands there, the exit is
//! taken.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{self, InstBuilder, types};
use holloway_vm::ResumePoint;
use holloway_vm::tier::runtime::{head, header, method, vm};

use super::LoweringRefusal;
use super::exits::{ValueRecovery, recovery};
use super::function::Lowering;
use super::memory::Place;
use super::sunk::can_make;
use crate::ir::{ExitId, Frame, Link, SideExit, Slot, SnapshotValue};

/// A call of a method that only the receiver tells (see [`Link::Call`]).
struct Call {
    target: SnapshotValue,
    arguments: Slot,
    returns_to: ResumePoint,
}

// Where a call leaves what the block for calls reads, counted from the VM's address. The exit makes no objects, so their
// values' places are free.
/// The method's address.
const TARGET: i32 = vm::EXIT_VALUES;
/// The first argument's address.
const FIRST: i32 = vm::EXIT_VALUES + 8;
/// The address of the instruction to return to.
const RETURNS_TO: i32 = vm::EXIT_VALUES + 16;
/// The budget, with what the exit gives back.
const LEFT: i32 = vm::EXIT_VALUES + 24;

/// Whether machine code takes an exit's link, where a region stands on the other side. Objects that the exit shows it has
/// to make first, else the exit handler does.
pub(crate) fn takes_link(exit: &SideExit) -> bool {
    match exit.link {
        None => false,
        Some(Link::Head | Link::Return { .. }) => can_make(exit),
        Some(Link::Call { .. }) => exit.objects.is_empty(),
    }
}

impl Lowering<'_, '_> {
    /// Leaves at the end of a block, by the exit's link if it has one.
    pub(super) fn leave_linked(&mut self, id: ExitId) -> Result<(), LoweringRefusal> {
        let function = self.function;
        let exit = &function.exits[id.index()];
        match exit.link {
            Some(Link::Return { result }) if takes_link(exit) => self.link_to_caller(id, exit, result),
            Some(Link::Call { target, arguments, returns_to }) if takes_link(exit) => {
                self.link_to_callee(id, exit, Call { target, arguments, returns_to })?;
            }
            // The exit's block is where all take the link to a head.
            None | Some(Link::Head | Link::Return { .. } | Link::Call { .. }) => self.leave(id),
        }
        Ok(())
    }

    /// Goes on in the region at whose head an exit leads, else at a block.
    pub(super) fn link_to_head(&mut self, exit: &SideExit, otherwise: ir::Block) -> Result<(), LoweringRefusal> {
        let point = self.facts.point(exit.resume)?;
        let point = self.builder.ins().iconst(types::I64, point as i64);
        let has_region = self.has_region(point);
        self.go_on_if(has_region, otherwise);
        let made = self.make_sunk(exit, otherwise);
        for &(slot, value) in &exit.snapshot {
            self.store_slot(slot, value, &made);
        }
        let frame = self.write_headers(exit.frame)?;
        let left = self.left_with(exit.credit);
        self.enter_region(point, frame, left);
        Ok(())
    }

    /// Leaves for the calls of its frame, with what they and the exit need: the frames' slots are written, as the exit
    /// would, the rest lies beside the exit's number.
    fn link_to_callee(&mut self, id: ExitId, exit: &SideExit, call: Call) -> Result<(), LoweringRefusal> {
        let returns_to = self.facts.point(call.returns_to)?;
        let method = match recovery(self.function, call.target) {
            ValueRecovery::Value(value) => self.value(value),
            ValueRecovery::Constant(_) | ValueRecovery::Object(_) => {
                return Err(LoweringRefusal::UnknownFact("a method's address".to_owned()));
            }
        };
        for &(slot, value) in &exit.snapshot {
            self.store_slot(slot, value, &[]);
        }
        let first = self.frame_address(call.arguments);
        let returns_to = self.builder.ins().iconst(types::I64, returns_to as i64);
        let left = self.left_with(exit.credit);
        for (word, value) in [(TARGET, method), (FIRST, first), (RETURNS_TO, returns_to), (LEFT, left)] {
            self.store(Place::ExitValues, value, self.vm, word);
        }
        self.note_exit(id.index());
        let block = match self.calls.iter().find(|(frame, _)| *frame == exit.frame) {
            Some(&(_, block)) => block,
            None => {
                let block = self.builder.create_block();
                self.calls.push((exit.frame, block));
                block
            }
        };
        self.builder.ins().jump(block, &[]);
        Ok(())
    }

    /// Fills the blocks for calls of methods that only receivers tell: what the interpreter's call does is done, or
    /// nothing, and the exit taken, at the block to which all exits go.
    pub(super) fn fill_calls(&mut self, exit: ir::Block) -> Result<(), LoweringRefusal> {
        for (frame, block) in std::mem::take(&mut self.calls) {
            self.builder.switch_to_block(block);
            let [method, first, returns_to, left] =
                [TARGET, FIRST, RETURNS_TO, LEFT].map(|word| self.load(Place::ExitValues, types::I64, self.vm, word));
            // What has no code yet, natives and abstract methods begin with a stub, which has no region.
            let entry = self.load(Place::Vm, types::I64, method, method::ENTRY);
            let has_region = self.has_region(entry);
            self.go_on_if(has_region, exit);
            let locals = self.load(Place::Vm, types::I64, method, method::LOCALS_BYTES);
            let header = self.builder.ins().iadd(first, locals);
            let bytes = self.load(Place::Vm, types::I64, method, method::OPERAND_BYTES);
            let end = self.builder.ins().iadd(header, bytes);
            let limit = self.load(Place::Vm, types::I64, self.vm, vm::STACK_LIMIT);
            let fits = self.builder.ins().icmp(IntCC::UnsignedLessThanOrEqual, end, limit);
            self.go_on_if(fits, exit);
            let weight = self.load(Place::Vm, types::I64, method, method::WEIGHT);
            let left = self.builder.ins().isub(left, weight);
            let paid = self.builder.ins().icmp_imm_s(IntCC::SignedGreaterThanOrEqual, left, 0);
            self.go_on_if(paid, exit);
            let caller = self.write_headers(frame)?;
            for (slot, value) in [(header::RETURN, returns_to), (header::CALLER, caller), (header::METHOD, method)] {
                self.store(Place::Frame, value, header, slot * 8);
            }
            self.enter_region(entry, header, left);
        }
        Ok(())
    }

    /// Goes on if a condition is true, else to a block.
    pub(super) fn go_on_if(&mut self, condition: ir::Value, otherwise: ir::Block) {
        let next = self.builder.create_block();
        let failed = self.negated(condition);
        self.builder.ins().brif(failed, otherwise, &[], next, &[]);
        self.builder.switch_to_block(next);
    }

    /// Writes the headers of a frame and of those below it, above the root's. Gives the frame's address.
    fn write_headers(&mut self, frame: Frame) -> Result<ir::Value, LoweringRefusal> {
        let function = self.function;
        let mut number = frame;
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
        Ok(frame)
    }

    fn link_to_caller(&mut self, id: ExitId, exit: &SideExit, result: Option<(Slot, SnapshotValue)>) {
        // The region may have returned below its root before.
        let frame = self.frame_address(self.function.frames[exit.frame.index()].header);
        let point = self.load(Place::Frame, types::I64, frame, header::RETURN * 8);
        let has_region = self.has_region(point);
        self.leave_unless(has_region, id);
        let otherwise = self.exit_block(id);
        let made = self.make_sunk(exit, otherwise);
        // The result may lie where the header is.
        let caller = self.load(Place::Frame, types::I64, frame, header::CALLER * 8);
        if let Some((slot, value)) = result {
            self.store_slot(slot, value, &made);
        }
        let left = self.left_with(exit.credit);
        self.enter_region(point, caller, left);
    }

    /// The budget with what an exit gives back.
    fn left_with(&mut self, credit: u32) -> ir::Value {
        let left = self.builder.use_var(self.budget);
        if credit == 0 { left } else { self.builder.ins().iadd_imm_u(left, i64::from(credit)) }
    }

    /// Whether the block that begins at an instruction has a region.
    fn has_region(&mut self, point: ir::Value) -> ir::Value {
        let word = self.load(Place::Vm, types::I64, point, head::HANDLER);
        let region = self.builder.ins().iconst(types::I64, self.facts.region_word() as i64);
        self.builder.ins().icmp(IntCC::Equal, word, region)
    }

    /// Enters the region of the block that begins at an instruction, with so much budget.
    fn enter_region(&mut self, point: ir::Value, frame: ir::Value, left: ir::Value) {
        let entry = self.load(Place::Vm, types::I64, point, head::ENTRY);
        let signature = self.builder.import_signature(super::cranelift::signature());
        // What the profile knows of the path here is not known there.
        let context = self.builder.ins().iconst(types::I64, 0);
        let arguments = [point, frame, self.vm, self.base, left, context];
        self.builder.ins().return_call_indirect(signature, entry, &arguments);
    }

    fn frame_address(&mut self, slot: Slot) -> ir::Value {
        if slot.0 == 0 { self.fp } else { self.builder.ins().iadd_imm_s(self.fp, i64::from(slot.0) * 8) }
    }

    fn store_slot(&mut self, slot: Slot, value: SnapshotValue, made: &[ir::Value]) {
        let bits = match recovery(self.function, value) {
            ValueRecovery::Value(value) => self.slot_value(value),
            ValueRecovery::Constant(bits) => self.builder.ins().iconst(types::I64, bits as i64),
            ValueRecovery::Object(object) => made[usize::from(object)],
        };
        self.store(Place::Frame, bits, self.fp, slot.0 * 8);
    }
}
