//! What the tier may take of the heap's limit: a share, as long as the program leaves it.
//!
//! After each sample and slice what the tier has is settled. Where that finds no room, the tier hears that it must not grow
//! ([`Control::has_room`]); so it is never more than it has grown between two samples beyond what is charged. Where the
//! program finds no room, the tier gives everything back ([`super::Tier::release`]), and has half the share from then on:
//! the program never fails for what the tier took.

use super::Control;
use crate::heap::Account;
use crate::vm::Vm;

/// The tier has at most this part of the limit.
const SHARE: u64 = 4;

/// What the tier may still take.
#[derive(Debug)]
pub(crate) struct TierMemory {
    /// Bytes at most.
    share: u64,
    /// Whether it had room when it was looked at last.
    has_room: bool,
}

impl TierMemory {
    /// For a heap with a limit.
    pub fn new(limit: u64) -> TierMemory {
        TierMemory { share: limit / SHARE, has_room: true }
    }
}

impl Vm {
    /// Counts what the tier has now, and notes whether it may grow.
    pub(crate) fn settle_tier(&mut self) {
        let own = self.nodes.bytes() as u64 + self.paths.bytes() + self.regions.bytes();
        let bytes = own + self.tier.bytes();
        let room = bytes <= self.tier_memory.share;
        self.tier_memory.has_room = self.heap.settle(Account::Tier, bytes).is_ok() && room;
    }

    /// Has the tier give back what it has, so that the program can have it. Whether that was anything. What it cannot give
    /// back does not count until there is room for it again: memory ends where it would end without a tier.
    pub(crate) fn release_tier(&mut self) -> bool {
        let before = self.heap.charged(Account::Tier);
        if before == 0 || self.tier_is_told {
            return false;
        }
        if self.replay.is_none() {
            self.tier_memory.share /= 2;
            self.tell_tier(|tier, vm| tier.release(vm));
        }
        self.heap.discharge(Account::Tier, self.heap.charged(Account::Tier));
        self.tier_memory.has_room = false;
        true
    }
}

impl Control<'_> {
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
