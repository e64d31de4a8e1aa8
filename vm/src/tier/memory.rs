//! What the tier may take of the heap's limit: a share, as long as the program leaves it.
//!
//! What the tier has is no account of the heap: collections come, and memory ends, where they would without a tier. After
//! each sample and slice what it has is looked at instead. Where that is more than its share or than the program leaves, the
//! tier gives everything back ([`crate::vm::tier::Tier::release`]) and has half the share from then on; where there is little room it
//! hears that it must not grow ([`Control::has_room`]). So the limit is exceeded by the tier's share at most, for a slice.

#![allow(unsafe_code)]

use crate::host::Alarm;
use crate::vm::Vm;
use crate::vm::tier::Control;

impl Vm {
    /// Bytes that the tier has now.
    fn tier_bytes(&self) -> u64 {
        self.tiering.nodes.bytes() as u64
            + self.tiering.paths.bytes()
            + self.tiering.regions.bytes()
            + self.tier.bytes()
    }

    /// Looks at what the tier has now, notes whether it may grow, and has it give all back where the program leaves no room.
    pub(crate) fn settle_tier(&mut self) {
        let bytes = self.tier_bytes();
        let left = self.runtime.heap.limit_bytes().saturating_sub(self.runtime.heap.used_bytes());
        let can_be_told = !self.tier_is_told && self.tiering.replay.is_none();
        if self.tiering.tier_memory.must_be_given_back(bytes, left, can_be_told) {
            self.tell_tier(|tier, vm| tier.release(vm));
            let kept = self.tier_bytes();
            self.tiering.tier_memory.note_kept(kept);
        }
    }
}

impl Control<'_> {
    /// What rings where the run is to end: work that Java code waits for looks at it now and then, and is given up.
    pub fn alarm(&self) -> &Alarm {
        self.vm.runtime.heap.watch.alarm()
    }

    /// Whether the tier may take more memory.
    pub fn has_room(&self) -> bool {
        self.vm.tiering.tier_memory.has_room()
    }

    /// Drops all nodes of the transition profile, with the contexts of all threads. Where there is a region, whose exits may
    /// name nodes, they stay.
    pub fn drop_nodes(&mut self) {
        self.vm.runtime.forget_contexts();
        if self.vm.tiering.regions.are_none() {
            // SAFETY: K17: all threads' contexts have just been forgotten, and no region has exits that name nodes.
            unsafe { self.vm.tiering.nodes.clear() };
        }
    }
}
