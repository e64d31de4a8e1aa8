//! Next executing tail as a trace source: records what is executed while profiling is on.
//!
//! A trace is found by its first block, whatever block was executed before.

pub mod tail;

use self::tail::Net;
use super::{Arrival, Ground, Heads, TraceSource};
use crate::limits::PathLimits;
use crate::source::blocks::{Code, Selected};

/// Records tails.
pub struct Recorder {
    limits: PathLimits,
    net: Net,
}

impl Recorder {
    /// A source of traces so long at most.
    pub fn new(limits: PathLimits) -> Recorder {
        Recorder { limits, net: Net::default() }
    }
}

impl TraceSource for Recorder {
    fn name(&self) -> &'static str {
        "net"
    }

    fn heads(&self) -> Heads {
        Heads::Every
    }

    fn observe(&mut self, ground: Ground<'_, '_>, arrival: Arrival) -> Option<Selected> {
        let Ground { vm, transitions, .. } = ground;
        self.net.arrive(&Code { vm, transitions }, &self.limits, arrival)
    }

    fn closed(&mut self) {
        // What comes next is not what followed.
        self.net = Net::default();
    }
}
