//! The trace cache: candidates in, traces found by entry transition out.
//!
//! A sequence of blocks is a trace once, under however many entry transitions (K20). Traces are retired, not removed:
//! threads may be on them, and the same sequence may come again.

use holloway_profiler::bcg::{Graph, State};
use holloway_vm::BlockId;
use holloway_vm::tier::{NodeId, TransitionNodes};
use rustc_hash::FxHashMap;

use crate::candidate::{Candidate, End, FrameOrigin, Step, Transition};
use crate::select::Selected;

/// A trace of a cache.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TraceId(pub u32);

impl std::fmt::Display for TraceId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "T{}", self.0)
    }
}

/// What a trace is found by: the block before (`None`: unknown, or any) and the first block.
pub type Entry = (Option<BlockId>, BlockId);

/// Why a trace is no longer entered.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Retirement {
    /// Other traces have taken its entry transitions.
    Superseded,
    /// A branch on it is no longer strongly correlated with the next one.
    NotStrong,
    /// It was joined from traces that no longer follow one another often enough.
    NotFollowed,
}

impl Retirement {
    /// The reason in a word.
    pub fn name(self) -> &'static str {
        match self {
            Retirement::Superseded => "superseded",
            Retirement::NotStrong => "not-strong",
            Retirement::NotFollowed => "not-followed",
        }
    }
}

/// Why a candidate does not become a trace.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Abort {
    /// It has fewer than two blocks.
    TooShort,
    /// Its entry transition has changed its trace too often; it may again later.
    CoolingDown,
    /// There are as many traces as there may be.
    CacheFull,
    /// Backtracking found more entry points or nodes than it may look at.
    Backtracking,
}

impl Abort {
    /// All reasons.
    pub const ALL: [Abort; 4] = [Abort::TooShort, Abort::CoolingDown, Abort::CacheFull, Abort::Backtracking];

    /// The reason in a word.
    pub fn name(self) -> &'static str {
        match self {
            Abort::TooShort => "too-short",
            Abort::CoolingDown => "cooling-down",
            Abort::CacheFull => "cache-full",
            Abort::Backtracking => "backtracking-limit",
        }
    }
}

/// Bounds on what the cache does. Time is measured in decays of the graph, about 256 profiled executions each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// Traces that are not retired.
    pub live: usize,
    /// Changes of an entry transition's trace within a window, until it must cool down.
    pub changes: u32,
    /// Length of that window, and of the first cool-down; each further one takes twice as long.
    pub window: u64,
}

impl Default for Budget {
    fn default() -> Budget {
        Budget { live: 1 << 14, changes: 16, window: 1024 }
    }
}

/// A trace, with what has been seen of its executions.
#[derive(Debug)]
pub struct Trace {
    /// The path.
    pub candidate: Candidate,
    /// The nodes along it, under its first entry transition.
    pub nodes: Vec<NodeId>,
    /// The transitions that lead to it now.
    pub entries: Vec<Entry>,
    /// Executions by the last step that they reached; the last entry counts those that completed.
    pub ended: Box<[u64]>,
    /// Executions that left behind a step, by step and the block that they went to instead.
    pub exits: FxHashMap<(u16, BlockId), u64>,
    /// Ways to reach its first block by which it is entered though no entry transition leads to it.
    pub ways: u32,
    /// Times that it was retired.
    lives: u32,
    /// Why it is not entered any more.
    pub retired: Option<Retirement>,
}

impl Trace {
    /// Whether it can be entered.
    fn is_entered(&self) -> bool {
        !self.entries.is_empty() || self.ways > 0
    }

    /// Times that it was entered and has been left.
    pub fn executions(&self) -> u64 {
        self.ended.iter().sum()
    }

    /// Times that it was executed to its end.
    pub fn completions(&self) -> u64 {
        self.ended[self.ended.len() - 1]
    }

    /// Blocks of one iteration, for a loop.
    pub fn iteration(&self) -> usize {
        let steps = &self.candidate.steps;
        match self.candidate.end {
            End::Loop(to) => {
                let body = &steps[usize::from(to)..];
                let half = body.len() / 2;
                let unrolled = body.len().is_multiple_of(2)
                    && body[..half].iter().zip(&body[half..]).all(|(a, b)| (a.block, a.frame) == (b.block, b.frame));
                if unrolled { half } else { body.len() }
            }
            _ => steps.len(),
        }
    }
}

/// How a trace is entered though no entry transition leads to it: until it is retired.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WayIn {
    trace: TraceId,
    lives: u32,
}

/// What became of a candidate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// It is a new trace.
    Built(TraceId),
    /// It is a trace already, to which its entry transition now leads as well.
    Linked(TraceId),
    /// Its entry transition leads to it already.
    Present,
    /// It does not become a trace.
    Aborted(Abort),
}

/// How often an entry transition has changed its trace.
#[derive(Clone, Copy, Default)]
struct Changes {
    count: u32,
    since: u64,
    /// Cool-downs so far.
    pauses: u32,
    until: u64,
}

/// All traces of one VM.
#[derive(Default)]
pub struct Cache {
    budget: Budget,
    traces: Vec<Trace>,
    by_entry: FxHashMap<Entry, TraceId>,
    by_sequence: FxHashMap<Box<[BlockId]>, TraceId>,
    by_node: FxHashMap<NodeId, Vec<TraceId>>,
    changes: FxHashMap<Entry, Changes>,
    /// Why the last candidate of an entry transition that leads to no trace did not become one.
    refused: FxHashMap<Entry, Abort>,
    live: usize,
    /// Of all traces.
    steps: usize,
    retirements: u64,
    generation: u64,
}

impl Cache {
    /// An empty cache.
    pub fn new(budget: Budget) -> Cache {
        Cache { budget, ..Cache::default() }
    }

    /// The trace that a transition leads to.
    pub fn find(&self, entry: Entry) -> Option<TraceId> {
        self.by_entry.get(&entry).copied()
    }

    /// The trace that the constructor made for a transition: where traces were joined, the first of them.
    pub fn constructed(&self, entry: Entry) -> Option<TraceId> {
        self.find(entry).map(|id| self.first_of(id))
    }

    fn first_of(&self, id: TraceId) -> TraceId {
        let Candidate { steps, joints, .. } = &self.trace(id).candidate;
        let first = joints.first().map(|&joint| &steps[..usize::from(joint)]);
        let known = first.and_then(|first| self.by_sequence.get(&sequence(first)));
        known.copied().unwrap_or(id)
    }

    /// A number that is another one when [`Cache::find`] may give other answers.
    pub fn generation(&self) -> u64 {
        self.generation
    }

    /// A trace.
    pub fn trace(&self, id: TraceId) -> &Trace {
        &self.traces[id.0 as usize]
    }

    /// A trace, to note what happens to it.
    pub fn trace_mut(&mut self, id: TraceId) -> &mut Trace {
        &mut self.traces[id.0 as usize]
    }

    /// All traces, retired ones included, in the order in which they were built.
    pub fn traces(&self) -> impl Iterator<Item = (TraceId, &Trace)> {
        self.traces.iter().enumerate().map(|(at, trace)| (TraceId(at as u32), trace))
    }

    /// Traces that are not retired.
    pub fn live(&self) -> usize {
        self.live
    }

    /// Traces built so far.
    pub fn built(&self) -> usize {
        self.traces.len()
    }

    /// Times that a trace was retired.
    pub fn retirements(&self) -> u64 {
        self.retirements
    }

    /// Takes a candidate in. `retired` hears of the trace that this leaves without entry. `now` is the time in decays.
    pub fn insert(&mut self, selected: Selected, now: u64, retired: &mut impl FnMut(TraceId, Retirement)) -> Outcome {
        let entry = (selected.candidate.from, selected.candidate.steps[0].block);
        let sequence = sequence(&selected.candidate.steps);
        let joined = !selected.candidate.joints.is_empty();
        let known = self.by_sequence.get(&sequence).copied();
        if let Some(known) = known {
            let trace = self.trace_mut(known);
            // What lies behind the last block may have become known.
            trace.candidate.end = selected.candidate.end;
            if !joined || trace.retired.is_some() {
                trace.candidate.joints = selected.candidate.joints.clone();
            }
        }
        let before = self.find(entry);
        let standing = if joined { before } else { self.constructed(entry) };
        if standing.is_some() && standing == known {
            return Outcome::Present;
        }
        if let Some(abort) = self.refusal(entry, known, joined, now) {
            return Outcome::Aborted(abort);
        }
        if let Some(before) = before {
            self.unlink(before, entry, retired);
        }
        let (id, outcome) = match known {
            Some(id) => (id, Outcome::Linked(id)),
            None => {
                let id = self.add(selected, sequence);
                (id, Outcome::Built(id))
            }
        };
        self.lead(entry, id);
        outcome
    }

    /// Notes that there is no trace for an entry transition.
    pub fn refuse(&mut self, entry: Entry, why: Abort) {
        self.refused.insert(entry, why);
    }

    /// Why there is no trace for an entry transition, if one was wanted.
    pub fn refused(&self, entry: Entry) -> Option<Abort> {
        self.refused.get(&entry).copied()
    }

    /// Lets an entry transition lead to a trace.
    fn lead(&mut self, entry: Entry, id: TraceId) {
        self.refused.remove(&entry);
        self.by_entry.insert(entry, id);
        self.generation += 1;
        let trace = self.trace_mut(id);
        let entered = trace.is_entered();
        trace.entries.push(entry);
        self.revive(id, entered);
    }

    fn revive(&mut self, id: TraceId, entered: bool) {
        if !entered {
            self.trace_mut(id).retired = None;
            self.live += 1;
        }
    }

    /// Takes in a candidate that is entered where its first block was reached by a certain way, which is for the caller to
    /// know, and how that is; `None` if there are as many traces as there may be.
    pub fn insert_behind(&mut self, selected: Selected) -> Option<(Outcome, WayIn)> {
        let sequence = sequence(&selected.candidate.steps);
        let known = self.by_sequence.get(&sequence).copied();
        if self.live >= self.budget.live && known.is_none_or(|id| !self.trace(id).is_entered()) {
            return None;
        }
        let outcome = match known {
            Some(id) => {
                if !self.trace(id).is_entered() {
                    self.trace_mut(id).candidate.joints = selected.candidate.joints;
                }
                Outcome::Linked(id)
            }
            None => Outcome::Built(self.add(selected, sequence)),
        };
        let (Outcome::Linked(id) | Outcome::Built(id)) = outcome else { return None };
        Some((outcome, self.add_way(id)))
    }

    /// Lets one more way lead to a trace: gives how it is entered by that.
    pub fn add_way(&mut self, id: TraceId) -> WayIn {
        let trace = self.trace_mut(id);
        let entered = trace.is_entered();
        trace.ways += 1;
        self.generation += 1;
        self.revive(id, entered);
        WayIn { trace: id, lives: self.trace(id).lives }
    }

    /// The trace that a way leads to, if it has not been retired since.
    pub fn enter_by(&self, way: WayIn) -> Option<TraceId> {
        (self.trace(way.trace).lives == way.lives).then_some(way.trace)
    }

    /// A trace is no longer entered by one of the ways of [`Cache::insert_behind`].
    pub fn leave_way(&mut self, way: WayIn, retired: &mut impl FnMut(TraceId, Retirement)) {
        let Some(id) = self.enter_by(way) else { return };
        let trace = self.trace_mut(id);
        trace.ways -= 1;
        if !trace.is_entered() {
            self.retire(id, Retirement::Superseded, retired);
        }
    }

    fn refusal(&mut self, entry: Entry, known: Option<TraceId>, joined: bool, now: u64) -> Option<Abort> {
        let revives = known.is_none_or(|id| !self.trace(id).is_entered());
        if revives && self.live >= self.budget.live {
            return Some(Abort::CacheFull);
        }
        if joined {
            // What keeps these from changing too often is that they are doubted.
            return None;
        }
        let Budget { changes, window, .. } = self.budget;
        let of_entry = self.changes.entry(entry).or_default();
        if now < of_entry.until {
            return Some(Abort::CoolingDown);
        }
        if now - of_entry.since > window {
            *of_entry = Changes { since: now, count: 0, ..*of_entry };
        }
        of_entry.count += 1;
        if of_entry.count > changes {
            of_entry.until = now + (window << of_entry.pauses.min(16));
            of_entry.pauses += 1;
            of_entry.count = 0;
            return Some(Abort::CoolingDown);
        }
        None
    }

    fn add(&mut self, selected: Selected, sequence: Box<[BlockId]>) -> TraceId {
        let id = TraceId(self.traces.len() as u32);
        let Selected { candidate, nodes } = selected;
        for &node in &nodes {
            let through = self.by_node.entry(node).or_default();
            if through.last() != Some(&id) {
                through.push(id);
            }
        }
        let steps = candidate.steps.len();
        self.steps += steps;
        self.traces.push(Trace {
            candidate,
            nodes,
            entries: Vec::new(),
            ended: vec![0; steps].into(),
            exits: FxHashMap::default(),
            ways: 0,
            lives: 0,
            retired: None,
        });
        self.by_sequence.insert(sequence, id);
        id
    }

    /// Takes an entry transition from a trace.
    fn unlink(&mut self, id: TraceId, entry: Entry, retired: &mut impl FnMut(TraceId, Retirement)) {
        let trace = self.trace_mut(id);
        trace.entries.retain(|of_trace| *of_trace != entry);
        if !trace.is_entered() {
            self.retire(id, Retirement::Superseded, retired);
        }
    }

    fn retire(&mut self, id: TraceId, why: Retirement, retired: &mut impl FnMut(TraceId, Retirement)) {
        let trace = self.trace_mut(id);
        trace.retired = Some(why);
        self.generation += 1;
        let trace = self.trace_mut(id);
        trace.ways = 0;
        trace.lives += 1;
        for entry in std::mem::take(&mut trace.entries) {
            self.by_entry.remove(&entry);
        }
        self.live -= 1;
        self.retirements += 1;
        retired(id, why);
    }

    /// Takes an entry transition from whatever trace it leads to: another trace covers what begins there.
    pub fn supersede(&mut self, entry: Entry, retired: &mut impl FnMut(TraceId, Retirement)) {
        if let Some(id) = self.by_entry.remove(&entry) {
            self.generation += 1;
            self.unlink(id, entry, retired);
        }
    }

    /// Retires the traces through a node of which a branch is no longer strongly correlated with the next one.
    pub fn recheck(
        &mut self,
        graph: &Graph,
        nodes: &TransitionNodes,
        node: NodeId,
        retired: &mut impl FnMut(TraceId, Retirement),
    ) {
        for id in self.by_node.get(&node).cloned().unwrap_or_default() {
            let trace = self.trace(id);
            if trace.retired.is_none() && trace.is_entered() && !holds(graph, nodes, trace) {
                self.separate(graph, nodes, (id, u16::MAX), Retirement::NotStrong, retired);
            }
        }
    }

    /// Retires a trace. Of one that was joined, its longest part up to a joint is entered in its stead, if it is still what
    /// it was: that part is given.
    pub fn separate(
        &mut self,
        graph: &Graph,
        nodes: &TransitionNodes,
        (id, last_joint): (TraceId, u16),
        why: Retirement,
        retired: &mut impl FnMut(TraceId, Retirement),
    ) -> Option<TraceId> {
        let Trace { candidate, entries, .. } = self.trace(id);
        let entries = entries.clone();
        let joints = candidate.joints.iter().rev().filter(|&&joint| joint <= last_joint);
        let parts = joints.filter_map(|&joint| self.by_sequence.get(&sequence(&candidate.steps[..usize::from(joint)])));
        let part = parts.copied().find(|part| holds(graph, nodes, self.trace(*part)));
        self.retire(id, why, retired);
        let part = part?;
        for entry in entries {
            self.lead(entry, part);
        }
        Some(part)
    }

    /// Bytes that it takes, about.
    pub fn bytes(&self) -> usize {
        // A step of a candidate, its place in the sequence by which it is found, and the node and the counter beside it.
        const STEP: usize = size_of::<Step>() + 40;
        const TRACE: usize = size_of::<Trace>() + 256;
        self.steps * STEP + self.traces.len() * TRACE + self.changes.len() * 64
    }

    /// Whether a trace that is not retired goes through a node.
    pub fn is_through(&self, node: NodeId) -> bool {
        let through = self.by_node.get(&node);
        through.is_some_and(|through| through.iter().any(|&id| self.trace(id).retired.is_none()))
    }
}

/// What a trace is told apart by.
fn sequence(steps: &[Step]) -> Box<[BlockId]> {
    steps.iter().map(|step| step.block).collect()
}

/// Whether each branch on a trace, but for those where it was joined, is strongly correlated with the next one, or returns behind a call of the trace.
fn holds(graph: &Graph, nodes: &TransitionNodes, trace: &Trace) -> bool {
    let Candidate { steps, frames, joints, .. } = &trace.candidate;
    let returns_to_caller = |at: usize| {
        let called = matches!(frames[steps[at].frame.index()], FrameOrigin::Callee { .. });
        called && steps[at + 1].arrival == Transition::Return
    };
    trace.nodes.iter().zip(&steps[1..]).enumerate().all(|(at, (&node, next))| {
        let strong = matches!(graph.state(node), State::Unique | State::Strong);
        (strong && graph.best(nodes, node) == Some(next.block))
            || returns_to_caller(at)
            || joints.contains(&(at as u16 + 1))
    })
}

#[cfg(test)]
mod tests {
    use holloway_profiler::bcg::{Detached, Parameters};

    use super::*;
    use crate::candidate::FrameNumber;

    /// The sequence of so many blocks that is entered by the transition from block 0 to block 1.
    fn selected(blocks: u32) -> Selected {
        let step = |block| Step { block: BlockId(block), frame: FrameNumber::ROOT, arrival: Transition::Jump };
        let candidate = Candidate {
            from: Some(BlockId(0)),
            frames: vec![FrameOrigin::Root],
            steps: (1..=blocks).map(step).collect(),
            joints: Vec::new(),
            completion: 1.0,
            end: End::WeakBranch,
        };
        Selected { candidate, nodes: Vec::new() }
    }

    #[test]
    fn a_joined_trace_is_entered_in_its_first_part_s_stead_until_they_are_separated() {
        let (graph, nodes) = (Graph::new(Parameters::default()), Detached::default().nodes);
        let mut cache = Cache::default();
        let mut retired = Vec::new();
        let mut insert = |cache: &mut Cache, blocks, joints: &[u16]| {
            let mut selected = selected(blocks);
            selected.candidate.joints = joints.to_vec();
            cache.insert(selected, 0, &mut |id, _| retired.push(id))
        };
        let entry = (Some(BlockId(0)), BlockId(1));
        let [first, longer, longest] = [TraceId(0), TraceId(1), TraceId(2)];
        assert_eq!(insert(&mut cache, 2, &[]), Outcome::Built(first));
        assert_eq!(insert(&mut cache, 4, &[2]), Outcome::Built(longer));
        assert_eq!(insert(&mut cache, 7, &[2, 4]), Outcome::Built(longest));
        // The constructor finds what it made.
        assert_eq!(insert(&mut cache, 2, &[]), Outcome::Present);
        assert_eq!((cache.find(entry), cache.constructed(entry)), (Some(longest), Some(first)));
        assert_eq!(retired, [first, longer]);
        let why = Retirement::NotFollowed;
        assert_eq!(cache.separate(&graph, &nodes, (longest, 4), why, &mut |_, _| {}), Some(longer));
        assert_eq!((cache.find(entry), cache.trace(longest).retired), (Some(longer), Some(why)));
        // Up to an earlier joint: the part before that one.
        assert_eq!(cache.separate(&graph, &nodes, (longer, 2), why, &mut |_, _| {}), Some(first));
        assert_eq!((cache.find(entry), cache.live()), (Some(first), 1));
    }

    #[test]
    fn what_the_constructor_finds_takes_the_place_of_a_joined_trace() {
        let mut cache = Cache::default();
        let mut joined = selected(4);
        joined.candidate.joints = vec![2];
        cache.insert(selected(2), 0, &mut |_, _| {});
        cache.insert(joined, 0, &mut |_, _| {});
        assert_eq!(cache.insert(selected(3), 0, &mut |_, _| {}), Outcome::Built(TraceId(2)));
        assert_eq!(cache.trace(TraceId(1)).retired, Some(Retirement::Superseded));
        // The path of the joined trace as one that the graph knows: it is not one of two traces any more.
        assert_eq!(cache.insert(selected(4), 0, &mut |_, _| {}), Outcome::Linked(TraceId(1)));
        assert!(cache.trace(TraceId(1)).candidate.joints.is_empty());
    }

    #[test]
    fn an_entry_that_changes_too_often_cools_down_twice_as_long_each_time_and_is_never_banned() {
        let mut cache = Cache::new(Budget { changes: 1, window: 4, ..Budget::default() });
        let mut insert = |blocks, now| cache.insert(selected(blocks), now, &mut |_, _| {});
        let cooling = Outcome::Aborted(Abort::CoolingDown);
        assert_eq!(insert(2, 0), Outcome::Built(TraceId(0)));
        assert_eq!(insert(3, 1), cooling);
        assert_eq!(insert(3, 4), cooling);
        assert_eq!(insert(3, 5), Outcome::Built(TraceId(1)));
        assert_eq!(insert(2, 6), cooling);
        assert_eq!(insert(2, 13), cooling);
        assert_eq!(insert(2, 14), Outcome::Linked(TraceId(0)));
        assert_eq!(insert(2, 15), Outcome::Present);
    }
}
