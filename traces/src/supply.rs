//! The traces of a VM and where they come from: in go blocks that are executed, transitions at which a trace is wanted, and
//! signals of the graph; out come traces, which the cache keeps. The log hears of each change.
//!
//! Every tier has one: what it asks for, and when, is the tier's matter.

use holloway_profiler::bcg::CorrelationGraph;
use holloway_vm::{Control, NodeId};

use crate::cache::{Abort, Cache, CacheBudget, EntryOutcome, EntryTransition, Retired, SideEntry};
use crate::events::{Event, EventSink};
use crate::source::blocks::{MethodBlocks, Selected, Transitions};
use crate::source::{Answer, Changed, Follows, Ground, ReachedBlock, Selection, TraceSource};

/// What traces are selected by, and who hears of them.
pub(crate) struct Scene<'a, 'vm> {
    pub vm: &'a Control<'vm>,
    pub graph: &'a CorrelationGraph,
    pub events: &'a mut dyn EventSink,
}

/// The traces of a VM and where they come from.
pub(crate) struct Supply {
    pub source: Box<dyn TraceSource>,
    pub cache: Cache,
    transitions: Transitions,
    budget: CacheBudget,
    /// Times that an entry transition was led to a trace that there was already.
    pub links: u64,
    /// Candidates that have not become traces, by [`Abort::ALL`].
    pub aborts: [u64; Abort::ALL.len()],
}

impl Supply {
    /// No traces yet.
    pub fn new(source: Box<dyn TraceSource>, budget: CacheBudget) -> Supply {
        Supply {
            source,
            cache: Cache::new(budget),
            transitions: Transitions::default(),
            budget,
            links: 0,
            aborts: [0; Abort::ALL.len()],
        }
    }

    /// Forgets all traces: the nodes that they go through stand for something else.
    pub fn forget_traces(&mut self) {
        self.cache = Cache::new(self.budget);
    }

    /// Forgets the traces, and what is known of the code.
    pub fn clear(&mut self) {
        self.forget_traces();
        self.transitions = Transitions::default();
        self.source.changed();
        self.source.closed();
    }

    /// Bytes that it takes, about.
    pub fn bytes(&self) -> usize {
        self.cache.bytes() + self.transitions.bytes()
    }

    /// The code, with what is known of it.
    pub fn code<'a, 'vm>(&'a self, vm: &'a Control<'vm>) -> MethodBlocks<'a, 'vm> {
        MethodBlocks { vm, transitions: &self.transitions }
    }

    /// Tells the source of a block that is executed; gives the trace that has come to its end by that.
    pub fn observe(&mut self, vm: &Control<'_>, graph: &CorrelationGraph, reached: ReachedBlock) -> Option<Selected> {
        let Supply { source, transitions, .. } = self;
        source.observe(Ground { vm, transitions, graph }, reached)
    }

    /// What the source says of a transition.
    pub fn select(&mut self, vm: &Control<'_>, graph: &CorrelationGraph, entry: EntryTransition) -> Answer {
        let Supply { source, transitions, .. } = self;
        source.select(Ground { vm, transitions, graph }, entry)
    }

    /// What the source has to change for signals, and at further entry points. Adds the nodes that have turned out to be
    /// others than the graph thought to the signals'.
    pub fn serve(
        &mut self,
        vm: &Control<'_>,
        graph: &mut CorrelationGraph,
        seeds: &mut Vec<NodeId>,
        entries: &[NodeId],
    ) -> Selection {
        let Supply { source, transitions, cache, .. } = self;
        source.serve(Changed { code: &MethodBlocks { vm, transitions }, graph, cache, signals: seeds, entries })
    }

    /// The trace that the source selects where a node is followed by a block in a share of cases, 0 to 1, that something
    /// else than the graph knows of.
    pub fn select_behind(&mut self, vm: &Control<'_>, graph: &CorrelationGraph, follows: Follows) -> Option<Selected> {
        let Supply { source, transitions, .. } = self;
        source.select_behind(Ground { vm, transitions, graph }, follows)
    }

    /// Takes in a candidate. The traces that this leaves without entry are added to those retired.
    pub fn insert(&mut self, scene: &mut Scene<'_, '_>, selected: Selected, retired: &mut Retired) {
        let entry = (selected.candidate.from, selected.candidate.steps[0].block);
        let now = scene.graph.all_decays(scene.vm.nodes());
        let outcome = self.cache.insert(selected, now, retired);
        if let EntryOutcome::Aborted(why) = outcome {
            self.cache.refuse(entry, why);
        }
        self.tell(scene, outcome, entry);
    }

    /// Takes in a candidate that is entered where its first block was reached by a certain history: gives how.
    pub fn insert_behind(&mut self, scene: &mut Scene<'_, '_>, selected: Selected) -> Option<SideEntry> {
        let entry = (selected.candidate.from, selected.candidate.steps[0].block);
        let (outcome, side_entry) = match self.cache.insert_behind(selected) {
            Some((outcome, side_entry)) => (outcome, Some(side_entry)),
            None => (EntryOutcome::Aborted(Abort::CacheFull), None),
        };
        self.tell(scene, outcome, entry);
        side_entry
    }

    /// No trace becomes of what begins with a transition.
    pub fn abort(&mut self, scene: &mut Scene<'_, '_>, entry: EntryTransition, why: Abort) {
        self.cache.refuse(entry, why);
        self.tell(scene, EntryOutcome::Aborted(why), entry);
    }

    fn tell(&mut self, scene: &mut Scene<'_, '_>, outcome: EntryOutcome, entry: EntryTransition) {
        match outcome {
            EntryOutcome::Linked(_) => self.links += 1,
            EntryOutcome::Aborted(why) => self.aborts[why as usize] += 1,
            EntryOutcome::Built(_) | EntryOutcome::Present => {}
        }
        if let Some(event) = Event::of_outcome(outcome, entry, &self.cache) {
            scene.events.event(scene.vm, &event);
        }
    }

    /// Writes down what was retired.
    pub fn tell_retired(&self, scene: &mut Scene<'_, '_>, retired: &Retired) {
        for &(trace, why) in retired {
            scene.events.event(scene.vm, &Event::of_retired(trace, why, &self.cache));
        }
    }
}
