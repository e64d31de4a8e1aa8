//! A region that the evaluator executes instead of machine code.

#![allow(unsafe_code)]

use holloway_vm::{Departure, Machine, StandIn};

use super::plan::CheckPlan;

/// See the module's head.
pub struct Evaluated(pub CheckPlan);

// SAFETY: I7: it executes the function from which machine code is made, as that would be.
unsafe impl StandIn for Evaluated {
    fn execute(&mut self, machine: &mut Machine<'_>) -> Departure {
        if let Some(exit) = self.0.entry_exit(machine) {
            return Departure::Exit(exit);
        }
        let left = self.0.evaluate(machine);
        machine.budget = left.budget;
        for (number, &bits) in left.stored.iter().enumerate() {
            machine.set_exit_value(number, bits);
        }
        for &(slot, bits) in &left.written {
            machine.set_slot(slot, bits);
        }
        Departure::Exit(left.exit.0)
    }
}
