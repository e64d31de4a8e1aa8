//! What may be set of the tiering driver, and what stands where nothing is.

use holloway_profiler::bcg::Parameters;

use crate::limits::Limits;
use crate::source::Selector;
use crate::source::bcg::found::Judgement;

/// What may be set.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct DriverOptions {
    /// Parameters of the branch correlation graph.
    pub graph: Parameters,
    /// How far traces and regions may go.
    pub limits: Limits,
    /// Samples in which code is found interpreted before it is profiled.
    pub samples: u32,
    /// Executions of the root after which a window closes.
    pub executions: u32,
    /// Samples after which a window closes in any case.
    pub window: u32,
    /// Times that a region may be compiled again.
    pub recompiles: u32,
    /// Budget of interpreted code between two samples: small enough to find hot code within a tenth of a millisecond,
    /// large enough to cost nothing. The VM's must be the same.
    pub interval: i64,
    /// Executions of an exit after which something is done about it.
    pub exits: u32,
    /// Samples of code behind an exit after which something is done about it.
    pub exit_samples: u32,
    /// What compiling counts in the gain rule, per cent of what it costs; with 0 everything pays.
    pub cost: u32,
    /// Where traces come from.
    pub selector: Selector,
    /// How branches are judged when a region is formed.
    pub judgement: Judgement,
}

impl Default for DriverOptions {
    fn default() -> Self {
        DriverOptions {
            graph: Parameters::default(),
            limits: Limits::default(),
            samples: 32,
            executions: 128,
            window: 4,
            recompiles: 3,
            interval: 16_384,
            exits: 5000,
            exit_samples: 16,
            cost: 100,
            selector: Selector::default(),
            judgement: Judgement::default(),
        }
    }
}
