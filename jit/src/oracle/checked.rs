//! A region that is executed three times, to compare: by the evaluator, by machine code, and by the interpreter.
//!
//! The first two are trial runs: what they change is noted and undone. They execute the same function from the same
//! state, so they must agree to the bit: exit, budget, slots, stored values, heap, new objects. Then the interpreter does
//! it for good, from the region's entry to the exit's resume point, where the VM compares it with what the evaluator has
//! left ([`Prediction`]): so builder and optimiser are checked as well.

#![allow(unsafe_code)]

use holloway_vm::{Departure, Machine, Predicted, Prediction, StandIn};

use super::plan::{CheckPlan, Content, EvaluatedSideExit, LiveSlots};
use crate::ir::{Slot, Type};

/// The first runs of a region, and then every so many, are compared with the whole heap.
const FIRST: u64 = 4;
const THOROUGH: u64 = 64;

/// Bytes of a heap that is compared so often; larger ones are compared when the number of runs is a power of 2.
const SMALL: u64 = 1 << 20;

/// See the module's head.
pub struct Checked {
    plan: CheckPlan,
    live: LiveSlots,
    slots: (i32, i32),
    runs: u64,
}

impl Checked {
    /// Checks a function, given what is live in the interpreter at its exits.
    pub fn new(plan: CheckPlan, live: LiveSlots) -> Checked {
        let slots = plan.slots();
        Checked { plan, live, slots, runs: 0 }
    }

    /// Has machine code do what the evaluator has done, and compares; undoes it.
    fn compare(
        &self,
        machine: &mut Machine<'_>,
        taken: &EvaluatedSideExit,
        low: i32,
        before: &[u64],
    ) -> Result<(), String> {
        let (exit, budget) = machine.run_code();
        if exit != taken.exit.0 {
            return Err(format!("machine code leaves by exit {exit}, with budget {budget}"));
        }
        if budget != taken.budget {
            return Err(format!("machine code leaves budget {budget}, the evaluator {}", taken.budget));
        }
        for (number, &bits) in taken.stored.iter().enumerate() {
            let found = machine.exit_value(number);
            if found != bits {
                return Err(format!("stored value {number}: {found:#x} by machine code, {bits:#x} by the evaluator"));
            }
        }
        for (number, &bits) in before.iter().enumerate() {
            let slot = low + number as i32;
            let written = taken.written.iter().find(|(written, _)| *written == slot);
            let (expected, found) = (written.map_or(bits, |&(_, bits)| bits), machine.slot(slot));
            if found != expected {
                return Err(format!("slot {slot}: {found:#x} by machine code, {expected:#x} by the evaluator"));
            }
        }
        Ok(())
    }

    /// What the interpreter will have in the live slots at the exit.
    fn predicted(&self, taken: &EvaluatedSideExit, made: &[u32], low: i32, before: &[u64]) -> Vec<(i32, Predicted)> {
        let exit = &self.plan.function.exits[taken.exit.index()];
        let Some(live) = self.live.get(&(exit.frame, exit.resume)) else { return Vec::new() };
        let value = |&(Slot(slot), ty): &(Slot, Type)| {
            let bits = match taken.snapshot.iter().find(|(written, _)| *written == slot) {
                Some((_, Content::Bits(bits))) => *bits,
                Some((_, Content::Object(object))) => u64::from(*made.get(usize::from(*object))?),
                None => *before.get(usize::try_from(slot - low).ok()?)?,
            };
            Some((
                slot,
                match ty {
                    Type::I32 | Type::F32 | Type::Bool | Type::Void => Predicted::Half(bits as u32),
                    Type::I64 | Type::F64 => Predicted::Bits(bits),
                    Type::Ref => Predicted::Reference(bits as u32),
                },
            ))
        };
        live.iter().filter_map(value).collect()
    }
}

// SAFETY: I7: it runs the machine code, or takes back all that it has done.
unsafe impl StandIn for Checked {
    fn execute(&mut self, machine: &mut Machine<'_>) -> Departure {
        if self.plan.entry_exit(machine).is_some() {
            return Departure::Interpret;
        }
        self.runs += 1;
        let budget = machine.budget;
        let (low, before) = machine.slots(self.slots.0, self.slots.1);
        machine.begin();
        let taken = self.plan.evaluate(machine);
        let young = machine.young_bytes();
        for (number, &bits) in taken.stored.iter().enumerate() {
            machine.set_exit_value(number, bits);
        }
        let made = machine.make_objects(taken.exit.0);
        machine.budget = budget;
        let Some(effects) = machine.rewind() else { return Departure::Interpret };
        let mut compared = self.compare(machine, &taken, low, &before);
        compared = compared.and(machine.compare_and_undo(&effects, young));
        for (slot, &bits) in (low..).zip(&before) {
            machine.set_slot(slot, bits);
        }
        let exit = &self.plan.function.exits[taken.exit.index()];
        if let Err(difference) = compared {
            let (region, number, reason) = (machine.region(), taken.exit.0, exit.reason);
            panic!("exit check: {region}, exit {number} ({reason:?}): {difference}\n{}", self.plan.function);
        }
        let often = self.runs <= FIRST || self.runs.is_multiple_of(THOROUGH);
        let thorough = self.runs.is_power_of_two() || often && machine.heap_bytes() < SMALL;
        // The next run's failures are others.
        machine.random();
        Departure::Replay(Box::new(Prediction {
            exit: taken.exit.0,
            reason: format!("{:?}", exit.reason),
            budget: taken.budget,
            slots: self.predicted(&taken, &made, low, &before),
            effects,
            thorough,
        }))
    }
}
