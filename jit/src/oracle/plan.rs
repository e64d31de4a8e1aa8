//! A function to be evaluated in a VM, and one run of it up to an exit.

use holloway_vm::{Machine, ResumePoint};
use rustc_hash::FxHashMap;

use super::world::VmWorld;
use crate::eval::Evaluator;
use crate::ir::{ExitId, Frame, Function, Instruction, Link, Slot, Type, Value};
use crate::lower::{Failures, ValueRecovery, recovery, stored};

/// The live slots of all frames of a region, by innermost frame and place.
pub type LiveSlots = FxHashMap<(Frame, ResumePoint), Vec<(Slot, Type)>>;

/// A function that stands for a region.
pub struct CheckPlan {
    pub(super) function: Function,
    /// Whether there are exits that make objects.
    makes_objects: bool,
    /// Which of its guards fail though they need not.
    pub(super) failures: Failures,
}

/// The side exit that an evaluation ended at, and what machine code has to agree with there, to the bit.
pub(super) struct EvaluatedSideExit {
    pub exit: ExitId,
    /// The budget, with what the exit gives back.
    pub budget: i64,
    /// The values that machine code stores for objects that the exit makes.
    pub stored: Vec<u64>,
    /// The slots that machine code writes.
    pub written: Vec<(i32, u64)>,
    /// The values that the exit names, in the snapshot's order; objects by number.
    pub snapshot: Vec<(i32, Content)>,
}

/// What a slot of a snapshot gets.
#[derive(Clone, Copy)]
pub(super) enum Content {
    Bits(u64),
    Object(u16),
}

impl CheckPlan {
    /// A plan for a function in which guards fail as they do in its machine code.
    pub fn new(function: Function, failures: Failures) -> CheckPlan {
        let makes_objects = function.exits.iter().any(|exit| !exit.objects.is_empty());
        CheckPlan { function, makes_objects, failures }
    }

    /// The exit at the entry, where the reserve for objects that exits make is not whole; `None` where it is.
    pub(super) fn entry_exit(&self, machine: &Machine<'_>) -> Option<u32> {
        (self.makes_objects && !machine.is_reserve_whole()).then_some(self.function.exits.len() as u32)
    }

    /// Evaluates the function up to an exit; writes no slot.
    pub(super) fn evaluate(&self, machine: &mut Machine<'_>) -> EvaluatedSideExit {
        let budget = machine.budget;
        let region = machine.region();
        let world = VmWorld { machine, plan: self };
        let mut evaluator = Evaluator::new(&self.function, world, budget, u64::MAX);
        let exit = match evaluator.run_to_exit(|_, _| {}) {
            Ok(exit) => exit,
            Err(error) => panic!("the code of {region} does what it must not: {error}\n{}", self.function),
        };
        let function = &self.function;
        let data = &function.exits[exit.index()];
        let bits = |value: Value| match function.ty(value) {
            Type::I32 | Type::F32 => evaluator.value(value) & 0xffff_ffff,
            _ => evaluator.value(value),
        };
        let mut taken = EvaluatedSideExit {
            exit,
            budget: evaluator.budget + i64::from(data.credit),
            stored: stored(function, data).into_iter().map(bits).collect(),
            written: Vec::new(),
            snapshot: Vec::new(),
        };
        // Before it looks whether the call can be made machine code writes constants too.
        let writes_constants = matches!(data.link, Some(Link::Call { .. })) && data.objects.is_empty();
        for &(slot, value) in &data.snapshot {
            let found = match recovery(function, value) {
                ValueRecovery::Constant(constant) => {
                    if writes_constants {
                        taken.written.push((slot.0, constant));
                    }
                    Content::Bits(constant)
                }
                ValueRecovery::Value(value) => {
                    taken.written.push((slot.0, bits(value)));
                    Content::Bits(bits(value))
                }
                ValueRecovery::Object(object) => Content::Object(object),
            };
            taken.snapshot.push((slot.0, found));
        }
        taken
    }

    /// From the lowest slot that the function names to one past the highest.
    pub(super) fn slots(&self) -> (i32, i32) {
        let function = &self.function;
        let (mut low, mut high) = (0, 1);
        let mut include = |slot: i32| (low, high) = (low.min(slot), high.max(slot + 1));
        for frame in &function.frames {
            include(frame.header.0);
            include(frame.header.0 + 3);
        }
        for (slot, _) in function.exits.iter().flat_map(|exit| &exit.snapshot) {
            include(slot.0);
        }
        for value in &function.blocks[Function::ENTRY.index()].instructions {
            if let Some(slot) = function.instruction(*value).and_then(Instruction::slot) {
                include(slot.0);
            }
        }
        (low, high)
    }
}
