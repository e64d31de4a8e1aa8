//! What compiling has cost: one entry for each region, written by the compiler, read by whoever wants statistics.

use std::sync::Arc;
use std::time::Duration;

use parking_lot::Mutex;

/// What one region has cost.
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
    /// All of it.
    pub fn total(&self) -> Duration {
        self.build + self.optimise + self.lower + self.generate
    }
}

/// The costs of all regions of a VM. Clones share one list.
#[derive(Clone, Debug, Default)]
pub struct Costs(Arc<Mutex<Vec<Cost>>>);

impl Costs {
    /// Adds a region's.
    pub(crate) fn add(&self, cost: Cost) {
        self.0.lock().push(cost);
    }

    /// All so far, in the order in which regions were finished.
    pub fn all(&self) -> Vec<Cost> {
        self.0.lock().clone()
    }
}

impl PartialEq for Costs {
    /// Whether the two are one list.
    fn eq(&self, other: &Costs) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for Costs {}
