//! Traces for regions: in goes a transition, out comes the trace that begins with it: from the cache, else selected now.
//!
//! Signals of the graph retire what they concern, so that it is selected anew when it is asked for next.

use holloway_profiler::bcg::{Graph, Signal};
use holloway_vm::BlockId;
use holloway_vm::tier::Control;

use super::Driver;
use crate::cache::{Budget, Cache};
use crate::events::{Event, EventSink};
use crate::region::form::{Found, Traces};
use crate::source::blocks::{Selected, Transitions};
use crate::source::{Answer, Ground, Heads, TraceSource};

/// The traces of a VM and where they come from.
pub(super) struct Supply {
    source: Box<dyn TraceSource>,
    pub cache: Cache,
    transitions: Transitions,
    /// Times that the graph was full: its nodes stand for others since.
    sweeps: u64,
}

impl Supply {
    pub fn new(source: Box<dyn TraceSource>) -> Supply {
        Supply { source, cache: Cache::new(Budget::default()), transitions: Transitions::default(), sweeps: 0 }
    }

    /// What its source wants to hear of.
    pub fn heads(&self) -> Heads {
        self.source.heads()
    }

    /// Profiling is off.
    pub fn close(&mut self) {
        self.source.closed();
    }

    /// Forgets all.
    pub fn clear(&mut self) {
        self.cache = Cache::new(Budget::default());
        self.transitions = Transitions::default();
        self.source.changed();
        self.source.closed();
    }

    /// Bytes that it takes, about.
    pub fn bytes(&self) -> usize {
        self.cache.bytes() + self.transitions.bytes()
    }

    /// Retires the traces through nodes that are no longer what they were.
    pub fn recheck(&mut self, graph: &Graph, vm: &Control<'_>, signals: &[Signal], events: &mut dyn EventSink) {
        self.source.changed();
        let sweeps = graph.statistics().sweeps;
        if std::mem::replace(&mut self.sweeps, sweeps) != sweeps {
            self.cache = Cache::new(Budget::default());
        }
        let mut retired = Vec::new();
        for signal in signals {
            self.cache.recheck(graph, vm.transition_nodes(), signal.node, &mut |trace, why| retired.push((trace, why)));
        }
        for (trace, why) in retired {
            events.event(vm, &Event::of_retired(trace, why, &self.cache));
        }
    }
}

/// The supply as a region sees it while it is formed.
pub(super) struct Asking<'a, 'vm> {
    pub supply: &'a mut Supply,
    pub graph: &'a Graph,
    pub vm: &'a Control<'vm>,
    pub events: &'a mut dyn EventSink,
}

impl Traces for Asking<'_, '_> {
    fn find(&mut self, from: Option<BlockId>, to: BlockId) -> Found {
        if let Some(found) = self.standing(from, to) {
            return found;
        }
        let Supply { source, transitions, .. } = &mut *self.supply;
        let ground = Ground { vm: self.vm, transitions, graph: self.graph };
        match source.select(ground, (from, to)) {
            Answer::Traces(traces) => {
                let first = traces.first().map(|first| first.candidate.from);
                for selected in traces {
                    self.insert(selected);
                }
                // Asked for whatever leads there most, the source has chosen.
                let from = from.or(first.flatten());
                self.standing(from, to).unwrap_or(Found::Nothing)
            }
            Answer::Stub => Found::Stub,
            Answer::Unknown => Found::Nothing,
        }
    }
}

impl Asking<'_, '_> {
    /// The trace that stands under a transition, or under any to the block.
    fn standing(&self, from: Option<BlockId>, to: BlockId) -> Option<Found> {
        let cache = &self.supply.cache;
        let trace = cache.find((from, to)).or_else(|| cache.find((None, to)))?;
        let steps = &cache.trace(trace).candidate.steps;
        Some(Found::Trace(trace, steps.iter().map(|step| step.block).collect()))
    }

    fn insert(&mut self, selected: Selected) {
        let entry = (selected.candidate.from, selected.candidate.steps[0].block);
        let now = self.graph.all_decays(self.vm.transition_nodes());
        let Asking { supply: Supply { cache, .. }, events, vm, .. } = self;
        let mut retired = Vec::new();
        let outcome = cache.insert(selected, now, &mut |trace, why| retired.push((trace, why)));
        if let Some(event) = Event::of_outcome(outcome, entry, cache) {
            events.event(*vm, &event);
        }
        for (trace, why) in retired {
            events.event(*vm, &Event::of_retired(trace, why, cache));
        }
    }
}

impl Driver {
    /// Tells the source of a block that is executed.
    pub(super) fn observe(&mut self, vm: &mut Control<'_>, from: Option<BlockId>, block: BlockId) {
        let thread = vm.thread();
        let Driver { supply, graph, events, .. } = self;
        let Supply { source, cache, transitions, .. } = supply;
        if let Some(selected) = source.observe(Ground { vm, transitions, graph }, cache, (thread, (from, block))) {
            Asking { supply, graph, vm, events: &mut **events }.insert(selected);
        }
    }

    /// Takes in the graph's signals, so that no trace is what it was before; gives them.
    pub(super) fn take_signals(&mut self, vm: &Control<'_>) -> Vec<Signal> {
        let signals = self.graph.take_signals();
        let Driver { supply, graph, events, .. } = self;
        supply.recheck(graph, vm, &signals, &mut **events);
        signals
    }
}
