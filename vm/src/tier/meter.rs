//! How much machine code does: a clock, read where it is entered and left, and, for tests, the bytecodes
//! that it retires, which it counts itself.
//!
//! Machine code counts in slots of the root area, one for each opcode, as a program counts in a static field: so counts
//! are right whatever the tier makes of them.

#![allow(unsafe_code)]

use std::time::Instant;

use crate::id::RegionId;
use crate::vm::Vm;
use crate::vm::tier::Control;

/// Machine code is about to be entered.
///
/// # Safety
/// The VM is running, and nobody holds a reference to it (I5).
#[inline(never)]
pub(crate) unsafe extern "C" fn enter(vm: *mut Vm) {
    // SAFETY: I5: the caller promises that the VM runs and nobody holds a reference to it; this one ends with the
    // function.
    let vm = unsafe { &mut *vm };
    vm.tiering.region_entered = Some(Instant::now());
}

/// Machine code has been left by an exit.
///
/// # Safety
/// As for [`enter`].
#[inline(never)]
pub(crate) unsafe extern "C" fn leave(vm: *mut Vm) {
    // SAFETY: I5: the caller promises that the VM runs and nobody holds a reference to it; this one ends with the
    // function.
    let vm = unsafe { &mut *vm };
    let Some(since) = vm.tiering.region_entered.take() else { return };
    vm.runtime.statistics.regions.entries += 1;
    vm.runtime.statistics.regions.time += since.elapsed();
}

impl Control<'_> {
    /// The exit by which machine code was left last, and its region; `None` if it was never entered.
    pub fn last_exit(&self) -> Option<(RegionId, u32)> {
        self.vm.tiering.last_exit
    }

    /// Budget that machine code has used so far, all regions together. Right while the interpreter runs.
    pub fn machine_budget(&self) -> u64 {
        let vm = &self.vm;
        let used = vm.schedule.fuel_used(&vm.runtime);
        used.saturating_sub(vm.runtime.registers.portions.interpreted(vm.runtime.registers.budget))
    }

    /// Where machine code is to count the bytecodes that it retires: the root slot of the first opcode's counter, a long;
    /// those of the others follow. `None` if it is not to count.
    pub fn retired_counters(&self) -> Option<u32> {
        self.vm.tiering.retired_counters
    }
}
