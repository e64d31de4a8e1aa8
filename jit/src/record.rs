//! What has been compiled: what each region has cost, and its exits. Written by the compiler, read by whoever wants
//! statistics.

use std::sync::Arc;
use std::time::Duration;

use holloway_vm::{BlockId, ExitReason, RegionId, ResumePoint};
use parking_lot::Mutex;
use rustix::time::{ClockId, clock_gettime};

use crate::ir::SideExit;
use crate::listing::RegionListings;

/// Time that the current thread has run on a processor: what compiling costs, whoever else wants the machine.
#[derive(Clone, Copy)]
pub(crate) struct ThreadTime(Duration);

impl ThreadTime {
    /// What it has run until now.
    pub(crate) fn now() -> ThreadTime {
        let time = clock_gettime(ClockId::ThreadCPUTime);
        // Such clocks start from zero, so that both parts are positive.
        ThreadTime(Duration::new(time.tv_sec.unsigned_abs(), time.tv_nsec as u32))
    }

    /// From then until now.
    pub(crate) fn elapsed(self) -> Duration {
        ThreadTime::now().since(self)
    }

    /// From then until this.
    pub(crate) fn since(self, then: ThreadTime) -> Duration {
        self.0.saturating_sub(then.0)
    }
}

/// What one region has cost, in time on a processor.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cost {
    /// From the region to the IR, while the program waits.
    pub build: Duration,
    /// Our own passes.
    pub optimise: Duration,
    /// From the IR to the code generator's form.
    pub lower: Duration,
    /// The code generator.
    pub generate: Duration,
    /// Instructions of the code generator's form.
    pub instructions: usize,
    /// Bytes of machine code.
    pub code_bytes: usize,
}

impl Cost {
    /// The time of all steps together.
    pub fn total(&self) -> Duration {
        self.build + self.optimise + self.lower + self.generate
    }
}

/// The side exits of a region that was installed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RegionSideExits {
    /// The region, as the VM numbers it.
    pub region: RegionId,
    /// Where it is entered.
    pub root: BlockId,
    /// By number: why each exit is taken, and where the interpreter goes on.
    pub exits: Vec<(ExitReason, ResumePoint)>,
}

#[derive(Debug, Default)]
struct Entries {
    costs: Vec<Cost>,
    /// Whether exits are wanted.
    keep_exits: bool,
    installed: Vec<RegionSideExits>,
    /// Whether listings are wanted.
    keep_listings: bool,
    listings: Vec<RegionListings>,
    /// Whether the run is over.
    is_closed: bool,
}

/// What has been compiled for a VM. Clones share one record.
#[derive(Clone, Debug, Default)]
pub struct Record(Arc<Mutex<Entries>>);

impl Record {
    /// Adds a region's cost.
    pub(crate) fn add(&self, cost: Cost) {
        self.0.lock().costs.push(cost);
    }

    /// The run is over: what waits to be compiled, in another thread, is given up, and what is being compiled as soon as its next
    /// step begins. Nobody would use it, and who makes a report of the run would wait for the processor.
    pub fn close(&self) {
        self.0.lock().is_closed = true;
    }

    /// Whether the run is over.
    pub(crate) fn is_closed(&self) -> bool {
        self.0.lock().is_closed
    }

    /// Has the exits of regions noted from now on.
    pub fn keep_exits(&self) {
        self.0.lock().keep_exits = true;
    }

    /// Adds a region that has been installed.
    pub(crate) fn installed(&self, region: RegionId, root: BlockId, exits: &[SideExit]) {
        if !self.0.lock().keep_exits {
            return;
        }
        let exits = exits.iter().map(|exit| (exit.reason, exit.resume)).collect();
        self.0.lock().installed.push(RegionSideExits { region, root, exits });
    }

    /// Has the listings of regions kept from now on.
    pub fn keep_listings(&self) {
        self.0.lock().keep_listings = true;
    }

    /// Whether listings are kept.
    pub(crate) fn keeps_listings(&self) -> bool {
        self.0.lock().keep_listings
    }

    /// Adds the listings of a region that has been installed, instead of those that it had before.
    pub(crate) fn listed(&self, listings: RegionListings) {
        let of_regions = &mut self.0.lock().listings;
        of_regions.retain(|known| known.root != listings.root);
        of_regions.push(listings);
    }

    /// The listings of regions, of each root those of the last one.
    pub fn listings(&self) -> Vec<RegionListings> {
        self.0.lock().listings.clone()
    }

    /// The costs of all regions so far, in the order in which they were finished.
    pub fn costs(&self) -> Vec<Cost> {
        self.0.lock().costs.clone()
    }

    /// The exits of the regions installed since they are wanted, in that order.
    pub fn exits(&self) -> Vec<RegionSideExits> {
        self.0.lock().installed.clone()
    }
}

impl PartialEq for Record {
    /// Whether the two are one.
    fn eq(&self, other: &Record) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for Record {}
