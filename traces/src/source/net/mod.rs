//! Next executing tail as a trace source: records what is executed while profiling is on.
//!
//! Where the replaying driver tells [`Net`] that a trace was left, this follows the traces that it has recorded by itself.
//! A trace is found by its first block, whatever block was executed before.

pub mod tail;

use holloway_vm::ThreadId;
use rustc_hash::FxHashMap;

use self::tail::{Arrival, Net};
use super::{Answer, Ground, Heads, TraceSource};
use crate::cache::{Cache, Entry, TraceId};
use crate::source::blocks::{Code, Limits, Selected};

/// Records tails.
pub struct Recorder {
    limits: Limits,
    net: Net,
    /// The trace that a thread is on, and the step that it executes.
    on: FxHashMap<ThreadId, (TraceId, usize)>,
}

impl Recorder {
    /// A source of traces so long at most.
    pub fn new(limits: Limits) -> Recorder {
        Recorder { limits, net: Net::default(), on: FxHashMap::default() }
    }
}

impl TraceSource for Recorder {
    fn name(&self) -> &'static str {
        "net"
    }

    fn heads(&self) -> Heads {
        Heads::Every
    }

    fn observe(
        &mut self,
        ground: Ground<'_, '_>,
        cache: &Cache,
        (thread, entry): (ThreadId, Entry),
    ) -> Option<Selected> {
        let Ground { vm, transitions, .. } = ground;
        let (from, block) = entry;
        let next = self.on.remove(&thread).map(|(trace, step)| (trace, step + 1));
        let step = next.and_then(|(trace, step)| Some((cache.trace(trace).candidate.steps.get(step)?, (trace, step))));
        let stays = step.filter(|(step, _)| step.block == block).map(|(_, at)| at);
        let begins = cache.find((None, block));
        let exit = stays.is_none() && next.is_some();
        let selected = if stays.is_some() {
            None
        } else {
            let arrival = Arrival { thread, from, block, exit, known: begins.is_some() };
            self.net.arrive(&Code { vm, transitions }, &self.limits, arrival)
        };
        if let Some(on) = stays.or_else(|| begins.map(|trace| (trace, 0))) {
            self.on.insert(thread, on);
        }
        selected
    }

    fn select(&mut self, _ground: Ground<'_, '_>, _entry: Entry) -> Answer {
        // What was recorded is in the cache.
        Answer::Unknown
    }

    fn changed(&mut self) {}

    fn closed(&mut self) {
        // What comes next is not what followed.
        self.net = Net::default();
        self.on.clear();
    }
}
