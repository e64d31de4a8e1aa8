//! Traces for regions: in goes a transition, out comes the trace that begins with it: from the cache, else selected now.
//!
//! Signals of the graph retire what they concern, so that it is selected anew when it is asked for next. A source that
//! hears of each block is told where threads leave the traces that they are on: nothing else follows them in a window.

use holloway_profiler::bcg::Signal;
use holloway_vm::{BlockId, Control, ThreadId};
use rustc_hash::FxHashMap;

use super::Driver;
use crate::cache::{Cache, Retired, TraceId};
use crate::region::form::{Found, Traces};
use crate::source::blocks::Selected;
use crate::source::{Answer, ReachedBlock};
use crate::supply::{Scene, Supply};

/// The traces that threads are on, while profiling is on.
#[derive(Default)]
pub(super) struct Following {
    /// The trace, and the step that is executed.
    on: FxHashMap<ThreadId, (TraceId, usize)>,
}

impl Following {
    /// Profiling is off: blocks are executed that nobody hears of.
    pub fn forget(&mut self) {
        self.on.clear();
    }

    /// A thread executes a block: how it got there, if that is not the next one of the trace that it is on.
    fn arrive(
        &mut self,
        cache: &Cache,
        thread: ThreadId,
        from: Option<BlockId>,
        block: BlockId,
    ) -> Option<ReachedBlock> {
        let next = self.on.remove(&thread).map(|(trace, step)| (trace, step + 1));
        let step = next.and_then(|(trace, step)| Some((cache.trace(trace).candidate.steps.get(step)?, (trace, step))));
        if let Some((_, at)) = step.filter(|(step, _)| step.block == block) {
            self.on.insert(thread, at);
            return None;
        }
        let begins = cache.find((None, block));
        if let Some(trace) = begins {
            self.on.insert(thread, (trace, 0));
        }
        Some(ReachedBlock { thread, from, block, exit: next.is_some(), known: begins.is_some() })
    }
}

/// The supply as a region sees it while it is formed.
pub(super) struct Asking<'a, 'vm> {
    pub supply: &'a mut Supply,
    pub scene: Scene<'a, 'vm>,
}

impl Traces for Asking<'_, '_> {
    fn find(&mut self, from: Option<BlockId>, to: BlockId) -> Found {
        if let Some(found) = self.standing(from, to) {
            return found;
        }
        match self.supply.select(self.scene.vm, self.scene.graph, (from, to)) {
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
        let mut retired = Retired::new();
        self.supply.insert(&mut self.scene, selected, &mut retired);
        self.supply.tell_retired(&mut self.scene, &retired);
    }
}

impl Driver {
    /// Tells the source of a block that is executed.
    pub(super) fn observe(&mut self, vm: &Control<'_>, thread: ThreadId, from: Option<BlockId>, block: BlockId) {
        let Driver { supply, following, graph, events, .. } = self;
        let Some(reached) = following.arrive(&supply.cache, thread, from, block) else { return };
        if let Some(selected) = supply.observe(vm, graph, reached) {
            Asking { supply, scene: Scene { vm, graph, events: &mut **events } }.insert(selected);
        }
    }

    /// Takes in the graph's signals, so that no trace through a node is what it was before; gives them.
    pub(super) fn take_signals(&mut self, vm: &Control<'_>) -> Vec<Signal> {
        let signals = self.graph.take_signals();
        let Driver { supply, graph, events, sweeps, .. } = self;
        supply.source.changed();
        let now = graph.statistics().sweeps;
        if std::mem::replace(sweeps, now) != now {
            supply.forget_traces();
        }
        let mut retired = Retired::new();
        for signal in &signals {
            supply.cache.recheck(graph, vm.nodes(), signal.node, &mut retired);
        }
        supply.tell_retired(&mut Scene { vm, graph, events: &mut **events }, &retired);
        signals
    }
}
