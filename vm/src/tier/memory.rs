//! What the tier may take of the heap's limit: a share, as long as the program leaves it.
//!
//! What the tier has is no account of the heap: collections come, and memory ends, where they would without a tier. After
//! each sample and slice what it has is looked at instead (`Vm::settle_tier`). Where that is more than its share or than the
//! program leaves, the tier gives everything back ([`crate::vm::tier::Tier::release`]) and has half the share from then on;
//! where there is little room it hears that it must not grow ([`Control::has_room`]). So the limit is exceeded by the tier's
//! share at most, for a slice.

#![allow(unsafe_code)]

use crate::host::Alarm;
use crate::vm::tier::Control;

impl Control<'_> {
    /// What rings where the run is to end: work that Java code waits for looks at it now and then, and is given up.
    pub fn alarm(&self) -> &Alarm {
        self.vm.runtime.heap.watch.alarm()
    }

    /// Whether the tier may take more memory.
    pub fn has_room(&self) -> bool {
        self.vm.tiering.tier_memory.has_room()
    }

    /// Drops all nodes of the transition profile, with the contexts of all threads.
    pub fn drop_nodes(&mut self) {
        self.vm.runtime.forget_contexts();
        // SAFETY: K17: all threads' contexts have just been forgotten.
        unsafe { self.vm.tiering.nodes.clear() };
    }
}
