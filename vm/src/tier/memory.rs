//! What the tier may take of the heap's limit: a share, as long as the program leaves it.
//!
//! What the tier has is no account of the heap: collections come, and memory ends, where they would without a tier. After
//! each sample and slice what it has is looked at instead. Where that is more than its share or than the program leaves, the
//! tier gives everything back ([`super::Tier::release`]) and has half the share from then on; where there is little room it
//! hears that it must not grow ([`Control::has_room`]). So the limit is exceeded by the tier's share at most, for a slice.

use super::Control;
use crate::host::Alarm;
use crate::vm::Vm;

/// The tier has at most this part of the limit.
const SHARE: u64 = 4;

/// What the tier may still take.
#[derive(Debug)]
pub(crate) struct TierMemory {
    /// Bytes at most.
    share: u64,
    /// Bytes that it could not give back last time.
    kept: u64,
    /// Whether it had room when it was looked at last.
    has_room: bool,
}

impl TierMemory {
    /// For a heap with a limit.
    pub fn new(limit: u64) -> TierMemory {
        TierMemory { share: limit / SHARE, kept: 0, has_room: true }
    }
}

impl Vm {
    /// Bytes that the tier has now.
    fn tier_bytes(&self) -> u64 {
        self.nodes.bytes() as u64 + self.paths.bytes() + self.regions.bytes() + self.tier.bytes()
    }

    /// Looks at what the tier has now, notes whether it may grow, and has it give all back where the program leaves no room.
    pub(crate) fn settle_tier(&mut self) {
        let bytes = self.tier_bytes();
        let left = self.heap.limit_bytes().saturating_sub(self.heap.used_bytes());
        self.tier_memory.has_room = bytes <= self.tier_memory.share.min(left);
        if bytes > left && bytes > self.tier_memory.kept && !self.tier_is_told && self.replay.is_none() {
            self.tier_memory.share /= 2;
            self.tell_tier(|tier, vm| tier.release(vm));
            self.tier_memory.kept = self.tier_bytes();
        }
    }
}

impl Control<'_> {
    /// What rings where the run is to end: work that Java code waits for looks at it now and then, and is given up.
    pub fn alarm(&self) -> &Alarm {
        self.vm.heap.watch.alarm()
    }

    /// Whether the tier may take more memory.
    pub fn has_room(&self) -> bool {
        self.vm.tier_memory.has_room
    }

    /// Drops all nodes of the transition profile, with the contexts of all threads. Where there is a region, whose exits may
    /// name nodes, they stay.
    pub fn drop_nodes(&mut self) {
        self.vm.forget_contexts();
        if self.vm.regions.are_none() {
            self.vm.nodes.clear();
        }
    }
}
