//! The tier for exact figures: every block is profiled, as in the paper, signals have traces selected, and traces are
//! followed one by one. Nothing is compiled.
//!
//! ```text
//!   transition --> graph --signal--> select --candidates--> cache
//!        |                                                    |
//!        +------------- replay: is there a trace? <-----------+
//! ```
//!
//! A signal waits until the running portion of the budget ([`SERVE_INTERVAL`]) is used up, and those that wait are served
//! together: the branches of a loop leave their start state in one round of it, one after the other, and all of them
//! concern the same traces.
//!
//! Two things are chosen apart from each other: where profiling is on ([`ProfileSource`]), and what becomes of traces
//! ([`Dispatching`]): they are only kept, or also followed block by block, so that coverage and completion are known.

mod followers;
mod histories;
mod joins;
mod options;
pub mod outside;
mod replay;

pub use options::{Dispatching, ExactOptions, ProfileSource, SERVE_INTERVAL};

use std::sync::Arc;

use holloway_profiler::bcg::{CorrelationGraph, NodeState};
use holloway_vm::{BlockId, Control, HeadMode, NodeId, ThreadId, Tier, Vm};
use parking_lot::{Mutex, MutexGuard};

use crate::cache::{Abort, Cache, Retired};
use crate::dense;
use crate::events::{self, EventSink};
use crate::exact::histories::{Histories, HistoryStep};
use crate::exact::outside::Outside;
use crate::exact::replay::{LeftTrace, Replay};
use crate::report::coverage::Coverage;
use crate::source::bcg::found::Judgement;
use crate::source::blocks::Selected;
use crate::source::{Heads, ReachedBlock, Selection};
use crate::supply::{Scene, Supply};

/// Why the branch of a node leads to no trace.
fn why_outside(graph: &CorrelationGraph, cache: &Cache, node: NodeId) -> Outside {
    match graph.state(node) {
        NodeState::New => return Outside::NewlyCreated,
        NodeState::Weak => return Outside::NotCorrelated,
        NodeState::Unique | NodeState::Strong => {}
    }
    match cache.refused(graph.pair(node)) {
        Some(Abort::TooShort) => Outside::TooShort,
        Some(Abort::CoolingDown) => Outside::CoolingDown,
        Some(Abort::CacheFull | Abort::Backtracking) => Outside::Limit,
        None if cache.is_through(node) => Outside::InsideTrace,
        None => Outside::NotSelected,
    }
}

/// The tier for exact figures.
pub struct Exact {
    core: Arc<Mutex<Core>>,
}

/// What the tier knows, to be read when the run is over.
#[derive(Clone)]
pub struct ExactHandle {
    pub(crate) core: Arc<Mutex<Core>>,
}

/// Everything that the tier keeps.
pub(crate) struct Core {
    pub options: ExactOptions,
    pub graph: CorrelationGraph,
    /// By node number: executions of a strongly correlated branch outside traces.
    pub missed: Vec<u32>,
    /// Of these those that are to be entry points.
    pub wanted: Vec<NodeId>,
    pub supply: Supply,
    pub replay: Replay,
    pub histories: Histories,
    pub events: Box<dyn EventSink>,
    pub signals: u64,
    /// Of these those that waited when the program ended.
    pub signals_waiting: u64,
}

impl Exact {
    /// A tier for one VM, and what it will know. The VM must be one with what [`ExactOptions::prepare`] sets.
    pub fn new(options: ExactOptions, events: Box<dyn EventSink>) -> (Exact, ExactHandle) {
        // Nobody asks for single traces.
        let source = options.selector.source(options.limits, Judgement::default());
        let core = Arc::new(Mutex::new(Core {
            options,
            graph: CorrelationGraph::new(options.parameters),
            supply: Supply::new(source, options.cache_budget()),
            replay: Replay::new(options.parameters),
            histories: Histories::default(),
            missed: Vec::new(),
            wanted: Vec::new(),
            events,
            signals: 0,
            signals_waiting: 0,
        }));
        (Exact { core: Arc::clone(&core) }, ExactHandle { core })
    }

    fn core(&self) -> MutexGuard<'_, Core> {
        self.core.lock()
    }
}

impl ExactHandle {
    /// What the traces have covered. The run must be over.
    pub fn coverage(&self, vm: &Vm) -> Coverage {
        let mut core = self.core.lock();
        let core = &mut *core;
        // No trace is selected for these any more, but they are told.
        for signal in core.graph.take_signals() {
            core.signals += 1;
            core.signals_waiting += 1;
            core.events.event(vm, &events::Event::of_signal(&core.graph, &signal, None));
        }
        core.replay.finish(&mut core.supply.cache, vm);
        Coverage::new(core, vm)
    }

    /// The graph as text.
    pub fn print_graph(&self, vm: &Vm) -> String {
        self.core.lock().graph.print(vm.nodes())
    }

    /// The candidates of all traces that are not retired, as text.
    pub fn print_candidates(&self) -> String {
        let core = self.core.lock();
        let live = core.supply.cache.traces().filter(|(_, trace)| trace.retired.is_none());
        live.map(|(id, trace)| format!("# {id}\n{}\n", trace.candidate)).collect()
    }
}

impl Tier for Exact {
    fn counter_tripped(&mut self, _vm: &mut Control<'_>, _block: BlockId) -> HeadMode {
        self.core().options.head_mode()
    }

    fn transition(&mut self, vm: &mut Control<'_>, context: Option<NodeId>, block: BlockId) -> Option<NodeId> {
        self.core().graph.transition(vm, context, block)
    }

    fn bytes(&self) -> u64 {
        let core = self.core.lock();
        (core.graph.own_bytes() + core.supply.bytes() + core.histories.bytes()) as u64
    }

    fn sample(&mut self, vm: &mut Control<'_>, _due: bool) {
        let mut core = self.core();
        core.serve_signals(vm);
        core.serve_joins(vm);
        core.serve_histories(vm);
    }

    fn enter(&mut self, vm: &mut Control<'_>, context: Option<NodeId>, block: BlockId) -> Option<NodeId> {
        let mut core = self.core();
        match core.supply.source.heads() {
            Heads::Counted => core.enter(vm, context, block),
            Heads::Every => core.enter_told(vm, context, block),
        }
    }
}

impl Core {
    /// A block that no trace expected is executed: the trace before it ends, it may begin one.
    fn enter(&mut self, vm: &mut Control<'_>, context: Option<NodeId>, block: BlockId) -> Option<NodeId> {
        let Core { graph, supply: Supply { cache, .. }, replay, options, .. } = self;
        let left = replay.leave(graph, cache, vm, block);
        let next = match left {
            // The node may stand for something else by now, if the trace was retired and the graph full.
            Some(left) if graph.pair(left.node).1 == left.block => graph.reach(vm, Some(left.node), block, left.count),
            Some(_) => None,
            None => graph.reach(vm, context, block, 1),
        };
        let mut begins = next.and_then(|next| replay.link_of(graph, cache, vm, next));
        if options.join {
            begins = self.follow(vm, (left, context), (block, next), begins);
        }
        match (next, begins) {
            (_, Some(link)) => self.replay.begin(vm, link),
            (Some(next), None) => self.pass(vm, next, block),
            (None, _) => self.replay.pass(block, Outside::Unknown),
        }
        next
    }

    /// Notes which trace and which block follow what has been executed: the trace that was left, or else the block of a node.
    /// Gives the trace that is entered, as a link to be begun; `begins` is the one to which the graph leads, if any.
    fn follow(
        &mut self,
        vm: &mut Control<'_>,
        (left, context): (Option<LeftTrace>, Option<NodeId>),
        (block, next): (BlockId, Option<NodeId>),
        begins: Option<usize>,
    ) -> Option<usize> {
        let Core { graph, replay, histories, .. } = self;
        let thread = vm.thread();
        let executed = match left {
            Some(left) => left.completed.map(|link| replay.target(link).1),
            None => context,
        };
        histories.arrive(thread, executed);
        replay.take_passed().for_each(|(node, block)| histories.went(node, block));
        let before = left.map_or(context, |left| Some(left.node));
        if let Some(before) = before.filter(|before| graph.state(*before) == NodeState::Weak) {
            histories.went(before, block);
        }
        let begins = match before.zip(next) {
            Some(transition) => self.begin_behind(vm, thread, transition, begins),
            None => begins,
        };
        let Core { replay, histories, options, .. } = self;
        // Behind a block the next one counts, whatever begins there.
        let single = left.is_none() || begins.is_none();
        histories.count(&options.parameters, single.then_some(block));
        if let Some(completed) = left.and_then(|left| left.completed) {
            replay.followed(completed, begins);
        }
        let step = begins.map(|link| HistoryStep::Trace(link as u32)).or(next.map(HistoryStep::Block));
        step.into_iter().for_each(|step| histories.note(thread, step));
        begins
    }

    /// A block is executed outside traces.
    fn pass(&mut self, vm: &mut Control<'_>, node: NodeId, block: BlockId) {
        let Core { graph, supply: Supply { cache, .. }, replay, options, .. } = self;
        graph.arrive(vm.nodes(), node);
        let why = why_outside(graph, cache, node);
        replay.pass(block, why);
        if options.join && matches!(why, Outside::InsideTrace | Outside::NotSelected) {
            let delay = u32::from(options.parameters.delay);
            let times = dense::entry(&mut self.missed, node.index());
            *times += 1;
            // Less and less often: what begins there may be superseded again.
            if times.is_multiple_of(delay) && (*times / delay).is_power_of_two() {
                self.wanted.push(node);
            }
        }
        if graph.state(node) == NodeState::Weak {
            replay.weak += 1;
        }
    }

    /// The trace that is entered, as a link to be begun, where a block was reached from a node: by its branch, or, if what that
    /// leads to ends weakly correlated, by the history in which the block was reached. Where no history leads to a trace, what follows
    /// is counted.
    fn begin_behind(
        &mut self,
        vm: &mut Control<'_>,
        thread: ThreadId,
        (before, node): (NodeId, NodeId),
        begins: Option<usize>,
    ) -> Option<usize> {
        let Core { graph, supply: Supply { cache, .. }, replay, histories, .. } = self;
        let end = match begins {
            Some(link) => replay.open_end(graph, cache, link),
            None => Some(node).filter(|&node| graph.state(node) == NodeState::Weak),
        };
        let Some(end) = end.filter(|_| histories.are_current(graph.statistics().sweeps)) else { return begins };
        let enter = |history| cache.enter_by(history);
        let trace = histories.reach(graph.parameters(), thread, (before, node, end), enter);
        trace.map(|trace| replay.link(cache, vm, trace, node)).or(begins)
    }

    /// The same for a source that is told of each block, and finds traces by their first one: nodes stand for the thread's
    /// last block only.
    fn enter_told(&mut self, vm: &mut Control<'_>, context: Option<NodeId>, block: BlockId) -> Option<NodeId> {
        let Core { graph, supply, replay, .. } = self;
        let left = replay.leave(graph, &mut supply.cache, vm, block);
        let from = left.map(|left| left.block).or_else(|| context.map(|node| graph.pair(node).1));
        let known = supply.cache.find((None, block)).is_some();
        let reached = ReachedBlock { thread: vm.thread(), from, block, exit: left.is_some(), known };
        if let Some(selected) = supply.observe(vm, graph, reached) {
            let mut retired = Retired::new();
            self.insert(vm, selected, &mut retired);
            self.note_retired(vm, &retired);
        }
        let Core { graph, supply: Supply { cache, .. }, replay, .. } = self;
        let next = graph.reach(vm, None, block, 0);
        match (next, cache.find((None, block))) {
            (Some(next), Some(trace)) => {
                let link = replay.link(cache, vm, trace, next);
                replay.begin(vm, link);
            }
            _ => replay.pass(block, Outside::NotSelected),
        }
        next
    }

    /// Brings the cache up to date with what has changed in the graph.
    fn serve_signals(&mut self, vm: &mut Control<'_>) {
        let signals = self.graph.take_signals();
        let mut wanted = std::mem::take(&mut self.wanted);
        if !self.histories.are_current(self.graph.statistics().sweeps) {
            self.missed.clear();
            wanted.clear();
        }
        if signals.is_empty() && wanted.is_empty() {
            return;
        }
        let mut seeds = Vec::new();
        for signal in &signals {
            self.signals += 1;
            self.events.event(vm, &events::Event::of_signal(&self.graph, signal, None));
            if !seeds.contains(&signal.node) {
                seeds.push(signal.node);
            }
        }
        self.construct(vm, seeds, &wanted);
    }

    /// Has the source say what must change, and takes that in.
    fn construct(&mut self, vm: &Control<'_>, mut seeds: Vec<NodeId>, entries: &[NodeId]) {
        let Core { graph, supply, events, .. } = self;
        let selection = supply.serve(vm, graph, &mut seeds, entries);
        let Selection { candidates, superseded, too_short, involved, limited, .. } = selection;
        let scene = &mut Scene { vm, graph, events: &mut **events };
        for seed in limited {
            supply.abort(scene, scene.graph.pair(seed), Abort::Backtracking);
        }
        let mut retired = Retired::new();
        for selected in candidates {
            supply.insert(scene, selected, &mut retired);
        }
        for node in superseded {
            supply.cache.supersede(scene.graph.pair(node), &mut retired);
        }
        for entry in too_short {
            supply.abort(scene, scene.graph.pair(entry), Abort::TooShort);
        }
        for &node in &involved {
            graph.mark_current(vm.nodes(), node);
        }
        for &seed in &seeds {
            supply.cache.recheck(graph, vm.nodes(), seed, &mut retired);
        }
        for &node in &involved {
            if !supply.cache.is_through(node) {
                graph.release(node);
            }
        }
        self.note_retired(vm, &retired);
    }

    /// Takes a candidate in.
    pub fn insert(&mut self, vm: &Control<'_>, selected: Selected, retired: &mut Retired) {
        let Core { graph, supply, events, .. } = self;
        supply.insert(&mut Scene { vm, graph, events: &mut **events }, selected, retired);
    }

    /// Writes down what was retired; its nodes may stand for something else.
    pub fn note_retired(&mut self, vm: &Control<'_>, retired: &Retired) {
        let Core { graph, supply, events, .. } = self;
        supply.tell_retired(&mut Scene { vm, graph, events: &mut **events }, retired);
        let nodes = retired.iter().flat_map(|&(id, _)| &supply.cache.trace(id).nodes);
        for &node in nodes.filter(|node| !supply.cache.is_through(**node)) {
            graph.release(node);
        }
    }
}
