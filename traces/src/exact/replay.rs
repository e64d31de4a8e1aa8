//! Traces followed block by block: what is entered, what completes, where they are left.
//!
//! The VM follows a trace's blocks by itself ([`Control::expect`]). When the trace has been left, one record is made; from
//! these the counts of the edges inside are reconstructed and folded into the graph every 256 executions (K19), so that
//! it sees what it would see if each block were profiled.

use holloway_profiler::bcg::{CorrelationGraph, NodeState, Parameters};
use holloway_vm::{BlockId, Control, NodeId, PathId, Vm};
use rustc_hash::FxHashMap;

use crate::cache::{Cache, Trace, TraceId};
use crate::count;
use crate::dense;
use crate::exact::followers::Followers;
use crate::exact::outside::{Outside, Reasons};

/// Executions after which a trace's counts are folded into the graph.
const FOLD_INTERVAL: u32 = 256;

/// A trace under one of its entry transitions.
struct Link {
    trace: TraceId,
    /// The node of the entry transition.
    node: NodeId,
    path: PathId,
    /// Executions since the last fold, by the last step reached.
    ended: Box<[u32]>,
    /// Of these those that were left early: behind which step, for which block.
    exits: Vec<((u16, BlockId), u32)>,
    pending: u32,
    followers: Followers<usize>,
}

impl Link {
    /// Adds the exits counted to those of the trace.
    fn tell_exits(&mut self, trace: &mut Trace) {
        for (exit, count) in self.exits.drain(..) {
            *trace.exits.entry(exit).or_default() += u64::from(count);
        }
    }
}

/// The state of cache and graph for which a link was looked up.
type Stamp = (u64, u64);

/// A trace that has been left.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LeftTrace {
    /// The node of the last transition on it.
    pub node: NodeId,
    /// The last block.
    pub block: BlockId,
    /// What the edge to the next block counts now: 0 where it will be folded in.
    pub count: u16,
    /// The link, if the trace completed.
    pub completed: Option<usize>,
}

/// What has been executed, in traces and outside.
#[derive(Default)]
pub(crate) struct Replay {
    links: Vec<Link>,
    /// By path number.
    by_path: Vec<Option<usize>>,
    by_entry: FxHashMap<(TraceId, NodeId), usize>,
    /// By node number: the link to which a transition leads, if any, and when that was found out.
    known: Vec<(Stamp, Option<usize>)>,
    /// Executions outside traces, by block.
    pub outside: Vec<Reasons>,
    /// Times that a trace was entered.
    pub entered: u64,
    /// Times that a weakly correlated branch was passed, on traces and outside.
    pub weak: u64,
    /// Of these those inside the trace that was left last, and where they went.
    passed: Vec<(NodeId, BlockId)>,
    /// Links and those that may be joined with them.
    joinable: Vec<(usize, usize, f64)>,
    /// Traces that were joined and do not complete often enough, and the joint at which most of them were left.
    broken: Vec<(TraceId, u16)>,
    parameters: Parameters,
    finished: bool,
}

impl Replay {
    /// Nothing executed yet; parameters of the graph.
    pub fn new(parameters: Parameters) -> Replay {
        Replay { parameters, ..Replay::default() }
    }

    /// Counts a block that is executed outside traces.
    pub fn pass(&mut self, block: BlockId, why: Outside) {
        dense::entry(&mut self.outside, block.index()).add(why);
    }

    /// The weakly correlated branches inside the trace that was left last, and where they went, if nobody has asked.
    pub fn take_passed(&mut self) -> impl Iterator<Item = (NodeId, BlockId)> + '_ {
        self.passed.drain(..)
    }

    /// The trace to which the transition of a node leads, as a link to be begun.
    pub fn link_of(
        &mut self,
        graph: &CorrelationGraph,
        cache: &Cache,
        vm: &mut Control<'_>,
        node: NodeId,
    ) -> Option<usize> {
        // Nodes are used again when the graph was full.
        let stamp = (cache.generation() + 1, graph.statistics().sweeps);
        if dense::entry(&mut self.known, node.index()).0 != stamp {
            let trace = cache.find(graph.pair(node));
            let link = trace.map(|trace| self.link(cache, vm, trace, node));
            self.known[node.index()] = (stamp, link);
        }
        self.known[node.index()].1
    }

    /// The link to a trace under one of its entry transitions.
    pub fn link(&mut self, cache: &Cache, vm: &mut Control<'_>, trace: TraceId, node: NodeId) -> usize {
        *self.by_entry.entry((trace, node)).or_insert_with(|| {
            let steps = &cache.trace(trace).candidate.steps;
            let blocks: Vec<BlockId> = steps[1..].iter().map(|step| step.block).collect();
            let path = vm.add_path(&blocks);
            let ended = vec![0; steps.len()].into();
            let followers = Followers::new(&self.parameters);
            self.links.push(Link { trace, node, path, ended, exits: Vec::new(), pending: 0, followers });
            let link = self.links.len() - 1;
            *dense::entry(&mut self.by_path, path.index()) = Some(link);
            link
        })
    }

    /// The running thread enters a trace: its first block is about to be executed.
    pub fn begin(&mut self, vm: &mut Control<'_>, link: usize) {
        self.entered += 1;
        vm.expect(self.links[link].path);
    }

    /// Ends the trace that the running thread was on, if it was on one: `next` is executed now.
    pub fn leave(
        &mut self,
        graph: &mut CorrelationGraph,
        cache: &mut Cache,
        vm: &mut Control<'_>,
        next: BlockId,
    ) -> Option<LeftTrace> {
        let (path, passed) = vm.path_left()?;
        let at = self.of_path(path)?;
        let link = &mut self.links[at];
        let trace = cache.trace_mut(link.trace);
        trace.ended[passed] += 1;
        let block = trace.candidate.steps[passed].block;
        let completed = passed + 1 == trace.candidate.steps.len();
        let joints = trace.candidate.joints.iter().map(|&joint| usize::from(joint));
        let weak = |joint: &usize| *joint <= passed && graph.state(trace.nodes[joint - 1]) == NodeState::Weak;
        let weak =
            joints.filter(weak).map(|joint| (if joint == 1 { link.node } else { trace.nodes[joint - 1] }, joint));
        self.passed.clear();
        self.passed.extend(weak.map(|(node, joint)| (node, trace.candidate.steps[joint].block)));
        self.weak += self.passed.len() as u64;
        let exit = (passed as u16, next);
        let Some(&node) = trace.nodes.get(passed) else {
            if !completed {
                *trace.exits.entry(exit).or_default() += 1;
            }
            return Some(LeftTrace { node: link.node, block, count: 0, completed: None });
        };
        link.ended[passed] += 1;
        link.pending += 1;
        if completed {
            self.weak += u64::from(graph.state(node) == NodeState::Weak);
            graph.arrive(vm.nodes(), node);
        } else {
            count::add(&mut link.exits, exit, 1);
        }
        let left = LeftTrace {
            node: if passed == 0 { link.node } else { node },
            block,
            count: u16::from(completed),
            completed: completed.then_some(at),
        };
        if link.pending >= FOLD_INTERVAL {
            let left_at = |joint: &&u16| link.ended[usize::from(**joint) - 1];
            if let Some(&joint) = trace.candidate.joints.iter().max_by_key(left_at) {
                // As far below the threshold as a strong branch has to fall until it is weak.
                let weak_below = 1.5 * f64::from(self.parameters.threshold) / 100.0 - 0.5;
                let completions = f64::from(link.ended[link.ended.len() - 1]);
                if completions < weak_below * f64::from(link.pending) {
                    self.broken.push((link.trace, joint));
                }
            }
            // The edge to the next block has to be known, so that it can be counted.
            graph.reach(vm, Some(left.node), next, 0);
            self.fold(graph, cache, vm, at);
        }
        Some(left)
    }

    /// Counts what is entered behind a trace that has completed: a trace or none.
    pub fn followed(&mut self, link: usize, next: Option<usize>) {
        let found = self.links[link].followers.count(&self.parameters, next);
        self.joinable.extend(found.map(|(next, share)| (link, next, share)));
    }

    /// The last branch of a trace, if it is weakly correlated and blocks outside traces are often executed behind it.
    pub fn open_end(&self, graph: &CorrelationGraph, cache: &Cache, link: usize) -> Option<NodeId> {
        let Link { trace, followers, .. } = &self.links[link];
        let end = cache.trace(*trace).nodes.last().filter(|_| followers.is_single())?;
        (graph.state(*end) == NodeState::Weak).then_some(*end)
    }

    /// The trace under an entry transition was joined with what does not follow often enough.
    pub fn back_off(&mut self, trace: TraceId, node: NodeId) {
        if let Some(&link) = self.by_entry.get(&(trace, node)) {
            self.links[link].followers.back_off();
        }
    }

    /// Links whose traces follow one another often enough to be joined, and how often: a share, 0 to 1.
    pub fn take_joinable(&mut self) -> Vec<(usize, usize, f64)> {
        std::mem::take(&mut self.joinable)
    }

    /// Traces that were joined and no longer complete often enough.
    /// With the joint at which most were left.
    pub fn take_broken(&mut self) -> Vec<(TraceId, u16)> {
        std::mem::take(&mut self.broken)
    }

    /// The trace of a link, and the node of the transition by which it is entered.
    pub fn target(&self, link: usize) -> (TraceId, NodeId) {
        (self.links[link].trace, self.links[link].node)
    }

    fn of_path(&self, path: PathId) -> Option<usize> {
        self.by_path.get(path.index()).copied().flatten()
    }

    /// Adds to the graph what a trace's executions have counted.
    fn fold(&mut self, graph: &mut CorrelationGraph, cache: &mut Cache, vm: &mut Control<'_>, at: usize) {
        let link = &mut self.links[at];
        let trace = cache.trace_mut(link.trace);
        let mut went_on = link.pending;
        for (step, pair) in trace.candidate.steps.windows(2).enumerate() {
            let node = if step == 0 { link.node } else { trace.nodes[step] };
            went_on -= link.ended[step];
            let mut followed = vec![(pair[1].block, went_on)];
            let exits = link.exits.iter().filter(|((of, _), _)| usize::from(*of) == step);
            followed.extend(exits.map(|&((_, block), count)| (block, count)));
            graph.fold(vm.nodes(), node, &mut followed);
        }
        link.ended.fill(0);
        link.tell_exits(trace);
        link.pending = 0;
    }

    /// Counts the traces on which threads were when the run ended, and tells traces what has not been folded.
    pub fn finish(&mut self, cache: &mut Cache, vm: &Vm) {
        if std::mem::replace(&mut self.finished, true) {
            return;
        }
        for link in &mut self.links {
            link.tell_exits(cache.trace_mut(link.trace));
        }
        for ((path, passed), times) in vm.unfinished_paths() {
            if let Some(at) = self.of_path(path) {
                cache.trace_mut(self.links[at].trace).ended[passed] += times;
            }
        }
    }
}
