//! Next executing tail as a trace source: records what is executed while profiling is on.
//!
//! A trace is found by its first block, whatever block was executed before.

pub mod tail;

use self::tail::Net;
use super::{Arrival, Ground, Heads, TraceSource};
use crate::limits::PathLimits;
use crate::source::blocks::{MethodBlocks, Selected};

/// Records tails.
pub struct TailRecorder {
    limits: PathLimits,
    net: Net,
}

impl TailRecorder {
    /// A source of traces so long at most.
    pub fn new(limits: PathLimits) -> TailRecorder {
        TailRecorder { limits, net: Net::default() }
    }
}

impl TraceSource for TailRecorder {
    fn name(&self) -> &'static str {
        "net"
    }

    fn heads(&self) -> Heads {
        Heads::Every
    }

    fn observe(&mut self, ground: Ground<'_, '_>, arrival: Arrival) -> Option<Selected> {
        let Ground { vm, transitions, .. } = ground;
        self.net.arrive(&MethodBlocks { vm, transitions }, &self.limits, arrival)
    }

    fn closed(&mut self) {
        // What comes next is not what followed.
        self.net = Net::default();
    }
}
