//! The VM as the evaluator sees it: instructions of the trace IR by means of a [`Machine`].

use holloway_vm::{BlockId, ClassId, Machine, MethodId};

use super::plan::CheckPlan;
use crate::eval::World;
use crate::ir::{ExitId, Frame, MemoryKind, Slot};
use crate::lower::Failures;

/// A machine, and the function that works on it.
pub(super) struct VmWorld<'a, 'vm> {
    pub machine: &'a mut Machine<'vm>,
    pub plan: &'a CheckPlan,
}

/// The bits of a field as a frame slot holds them, from those of memory, zero-extended.
fn extended(kind: MemoryKind, bits: u64) -> u64 {
    match kind {
        MemoryKind::Byte => u64::from(bits as u8 as i8 as i32 as u32),
        MemoryKind::Short => u64::from(bits as u16 as i16 as i32 as u32),
        MemoryKind::Boolean
        | MemoryKind::Char
        | MemoryKind::Int
        | MemoryKind::Long
        | MemoryKind::Float
        | MemoryKind::Double
        | MemoryKind::Reference => bits,
    }
}

/// The bits that memory gets for a value.
fn narrowed(kind: MemoryKind, bits: u64) -> u64 {
    match kind {
        MemoryKind::Boolean => bits & 1,
        MemoryKind::Byte => bits & 0xff,
        MemoryKind::Char | MemoryKind::Short => bits & 0xffff,
        MemoryKind::Int | MemoryKind::Float | MemoryKind::Reference => bits & 0xffff_ffff,
        MemoryKind::Long | MemoryKind::Double => bits,
    }
}

impl World for VmWorld<'_, '_> {
    fn read_slot(&mut self, slot: Slot) -> u64 {
        self.machine.slot(slot.0)
    }

    fn write_slot(&mut self, slot: Slot, bits: u64) {
        self.machine.set_slot(slot.0, bits);
    }

    fn class_of(&mut self, object: u32) -> Option<ClassId> {
        self.machine.class_of(object)
    }

    fn array_length(&mut self, array: u32) -> Option<i32> {
        self.machine.array_length(array).map(|length| length as i32)
    }

    fn load(&mut self, object: u32, offset: u32, kind: MemoryKind) -> Option<u64> {
        Some(extended(kind, self.machine.load(object, offset, kind.bytes())?))
    }

    fn store(&mut self, object: u32, offset: u32, kind: MemoryKind, bits: u64) -> Option<()> {
        match kind {
            MemoryKind::Reference => self.machine.store_reference(object, offset, bits as u32),
            MemoryKind::Boolean
            | MemoryKind::Byte
            | MemoryKind::Char
            | MemoryKind::Short
            | MemoryKind::Int
            | MemoryKind::Long
            | MemoryKind::Float
            | MemoryKind::Double => self.machine.store(object, offset, kind.bytes(), narrowed(kind, bits)),
        }
    }

    fn load_root(&mut self, offset: u32, kind: MemoryKind) -> u64 {
        let bits = self.machine.root(offset).unwrap_or_else(|| panic!("no root slot lies at {offset:#x}"));
        match kind {
            MemoryKind::Long | MemoryKind::Double | MemoryKind::Reference => bits,
            MemoryKind::Boolean
            | MemoryKind::Byte
            | MemoryKind::Char
            | MemoryKind::Short
            | MemoryKind::Int
            | MemoryKind::Float => bits & 0xffff_ffff,
        }
    }

    fn store_root(&mut self, offset: u32, kind: MemoryKind, bits: u64) {
        let whole = extended(kind, narrowed(kind, bits));
        let written = self.machine.set_root(offset, whole, kind == MemoryKind::Reference);
        assert!(written.is_some(), "no root slot lies at {offset:#x}");
    }

    fn new_object(&mut self, class: ClassId, bytes: u32, _reserve: bool) -> Option<u32> {
        self.machine.new_object(class, bytes)
    }

    fn new_array(&mut self, class: ClassId, element_log2: u8, length: u32, _reserve: bool) -> Option<u32> {
        self.machine.new_array(class, element_log2, length)
    }

    fn new_multi_array(&mut self, class: ClassId, lengths: &[i32]) -> Option<u32> {
        self.machine.new_multi_array(class, lengths)
    }

    fn monitor_enter(&mut self, object: u32) -> bool {
        self.machine.monitor_enter(object)
    }

    fn monitor_exit(&mut self, object: u32) -> bool {
        self.machine.monitor_exit(object)
    }

    fn virtual_target(&mut self, class: ClassId, index: u32) -> Option<u64> {
        self.machine.virtual_target(class, index).map(|address| address as u64)
    }

    fn interface_target(&mut self, class: ClassId, method: MethodId) -> u64 {
        self.machine.interface_target(class, method)
    }

    fn method_address(&mut self, method: MethodId) -> u64 {
        self.machine.method_address(method) as u64
    }

    fn is_subclass(&mut self, class: ClassId, target: ClassId) -> bool {
        self.machine.is_subclass(class, target)
    }

    fn is_storable(&mut self, array: u32, value: u32) -> Option<bool> {
        self.machine.is_storable(array, value)
    }

    fn call(&mut self, leaf: u16, arguments: &[u64]) -> u64 {
        self.machine.call_leaf(leaf, arguments).unwrap_or_else(|| panic!("leaf native {leaf} takes other arguments"))
    }

    fn call_native(&mut self, method: MethodId, arguments: &[u64], budget: i64, least: i64) -> Option<(u64, i64)> {
        self.machine.budget = budget;
        let result = self.machine.call_native(method, arguments, least)?;
        Some((result, self.machine.budget))
    }

    fn has_stack(&mut self, end: Slot) -> bool {
        self.machine.has_stack(end.0)
    }

    fn returns_to(&mut self, frame: Frame, block: BlockId) -> bool {
        self.machine.returns_to(self.plan.function.frames[frame.index()].header.0, block)
    }

    fn fails(&mut self, exit: ExitId) -> bool {
        match self.plan.failures {
            Failures::None => false,
            Failures::Once => self.machine.exit_count(exit.0) == 0,
            Failures::Random { share, .. } => self.machine.random() >> 32 < u64::from(share),
        }
    }
}
