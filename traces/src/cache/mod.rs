//! The trace cache: candidates in, traces found by entry transition out.
//!
//! A sequence of blocks is a trace once, under however many entry transitions (K20). Traces are retired, not removed:
//! threads may be on them, and the same sequence may come again.

mod trace;

use holloway_profiler::bcg::CorrelationGraph;
use holloway_vm::{BlockId, NodeId, TransitionNodes};
use rustc_hash::FxHashMap;

use self::trace::holds;
use crate::candidate::{Candidate, TraceStep};
use crate::source::blocks::Selected;
pub use trace::{Abort, EntryTransition, Retired, Retirement, Trace, TraceId};

/// Bounds on what the cache does. Time is measured in decays of the graph, about 256 profiled executions each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CacheBudget {
    /// Traces that are not retired.
    pub live: usize,
    /// Changes of an entry transition's trace within a window, until it must cool down; `None`: it never has to.
    pub changes: Option<u32>,
    /// Length of that window, and of the first cool-down; each further one takes twice as long.
    pub window: u64,
}

impl Default for CacheBudget {
    fn default() -> CacheBudget {
        CacheBudget { live: 1 << 14, changes: Some(16), window: 1024 }
    }
}

/// How a trace is entered though no entry transition leads to it: until it is retired.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SideEntry {
    trace: TraceId,
    lives: u32,
}

/// What became of a candidate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EntryOutcome {
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
    budget: CacheBudget,
    traces: Vec<Trace>,
    by_entry: FxHashMap<EntryTransition, TraceId>,
    by_sequence: FxHashMap<Box<[BlockId]>, TraceId>,
    by_node: FxHashMap<NodeId, Vec<TraceId>>,
    changes: FxHashMap<EntryTransition, Changes>,
    /// Why the last candidate of an entry transition that leads to no trace did not become one.
    refused: FxHashMap<EntryTransition, Abort>,
    live: usize,
    /// Steps of all traces together.
    steps: usize,
    retirements: u64,
    generation: u64,
}

impl Cache {
    /// An empty cache.
    pub fn new(budget: CacheBudget) -> Cache {
        Cache { budget, ..Cache::default() }
    }

    /// The trace that a transition leads to.
    pub fn find(&self, entry: EntryTransition) -> Option<TraceId> {
        self.by_entry.get(&entry).copied()
    }

    /// The trace that the constructor made for a transition: where traces were joined, the first of them.
    pub fn constructed(&self, entry: EntryTransition) -> Option<TraceId> {
        let id = self.find(entry)?;
        let Candidate { steps, joints, .. } = &self.trace(id).candidate;
        let first = joints.first().map(|&joint| &steps[..usize::from(joint)]);
        let known = first.and_then(|first| self.by_sequence.get(&sequence(first)));
        Some(known.copied().unwrap_or(id))
    }

    /// A number that is another one when [`Cache::find`] may give other answers.
    pub fn generation(&self) -> u64 {
        self.generation
    }

    /// A trace by its number, retired or not.
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

    /// Takes a candidate in. The trace that this leaves without entry is added to those retired. `now` is the time in decays.
    pub fn insert(&mut self, selected: Selected, now: u64, retired: &mut Retired) -> EntryOutcome {
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
            return EntryOutcome::Present;
        }
        if let Some(abort) = self.refusal(entry, known, joined, now) {
            return EntryOutcome::Aborted(abort);
        }
        if let Some(before) = before {
            self.unlink(before, entry, retired);
        }
        let (id, outcome) = self.obtain(known, selected, sequence);
        self.lead(entry, id);
        outcome
    }

    /// The trace of a sequence, which is built if it is not known.
    fn obtain(
        &mut self,
        known: Option<TraceId>,
        selected: Selected,
        sequence: Box<[BlockId]>,
    ) -> (TraceId, EntryOutcome) {
        match known {
            Some(id) => (id, EntryOutcome::Linked(id)),
            None => {
                let id = self.add(selected, sequence);
                (id, EntryOutcome::Built(id))
            }
        }
    }

    /// Notes that there is no trace for an entry transition.
    pub fn refuse(&mut self, entry: EntryTransition, why: Abort) {
        self.refused.insert(entry, why);
    }

    /// Why there is no trace for an entry transition, if one was wanted.
    pub fn refused(&self, entry: EntryTransition) -> Option<Abort> {
        self.refused.get(&entry).copied()
    }

    /// Lets an entry transition lead to a trace.
    fn lead(&mut self, entry: EntryTransition, id: TraceId) {
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

    /// Takes in a candidate that is entered where its first block was reached by a certain history, which is for the caller to
    /// know, and how that is; `None` if there are as many traces as there may be.
    pub fn insert_behind(&mut self, selected: Selected) -> Option<(EntryOutcome, SideEntry)> {
        let sequence = sequence(&selected.candidate.steps);
        let known = self.by_sequence.get(&sequence).copied();
        let entered = known.is_some_and(|id| self.trace(id).is_entered());
        if self.live >= self.budget.live && !entered {
            return None;
        }
        if let Some(id) = known.filter(|_| !entered) {
            self.trace_mut(id).candidate.joints.clone_from(&selected.candidate.joints);
        }
        let (id, outcome) = self.obtain(known, selected, sequence);
        Some((outcome, self.add_side_entry(id)))
    }

    /// Lets one more side entry lead to a trace: gives how it is entered by that.
    pub fn add_side_entry(&mut self, id: TraceId) -> SideEntry {
        let trace = self.trace_mut(id);
        let entered = trace.is_entered();
        trace.side_entries += 1;
        self.generation += 1;
        self.revive(id, entered);
        SideEntry { trace: id, lives: self.trace(id).lives }
    }

    /// The trace that a side entry leads to, if it has not been retired since.
    pub fn enter_by(&self, side_entry: SideEntry) -> Option<TraceId> {
        (self.trace(side_entry.trace).lives == side_entry.lives).then_some(side_entry.trace)
    }

    /// A trace is no longer entered by one of the side entries of [`Cache::insert_behind`].
    pub fn remove_side_entry(&mut self, side_entry: SideEntry, retired: &mut Retired) {
        let Some(id) = self.enter_by(side_entry) else { return };
        let trace = self.trace_mut(id);
        trace.side_entries -= 1;
        if !trace.is_entered() {
            self.retire(id, Retirement::Superseded, retired);
        }
    }

    fn refusal(&mut self, entry: EntryTransition, known: Option<TraceId>, joined: bool, now: u64) -> Option<Abort> {
        let revives = known.is_none_or(|id| !self.trace(id).is_entered());
        if revives && self.live >= self.budget.live {
            return Some(Abort::CacheFull);
        }
        if joined {
            // What keeps these from changing too often is that nodes back off.
            return None;
        }
        let CacheBudget { changes: Some(changes), window, .. } = self.budget else { return None };
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
            side_entries: 0,
            lives: 0,
            retired: None,
        });
        self.by_sequence.insert(sequence, id);
        id
    }

    /// Takes an entry transition from a trace.
    fn unlink(&mut self, id: TraceId, entry: EntryTransition, retired: &mut Retired) {
        let trace = self.trace_mut(id);
        trace.entries.retain(|of_trace| *of_trace != entry);
        if !trace.is_entered() {
            self.retire(id, Retirement::Superseded, retired);
        }
    }

    fn retire(&mut self, id: TraceId, why: Retirement, retired: &mut Retired) {
        let trace = self.trace_mut(id);
        trace.retired = Some(why);
        trace.side_entries = 0;
        trace.lives += 1;
        for entry in std::mem::take(&mut trace.entries) {
            self.by_entry.remove(&entry);
        }
        self.generation += 1;
        self.live -= 1;
        self.retirements += 1;
        retired.push((id, why));
    }

    /// Takes an entry transition from whatever trace it leads to: another trace covers what begins there.
    pub fn supersede(&mut self, entry: EntryTransition, retired: &mut Retired) {
        if let Some(id) = self.by_entry.remove(&entry) {
            self.generation += 1;
            self.unlink(id, entry, retired);
        }
    }

    /// Retires the traces through a node of which a branch is no longer strongly correlated with the next one.
    pub fn recheck(&mut self, graph: &CorrelationGraph, nodes: &TransitionNodes, node: NodeId, retired: &mut Retired) {
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
        graph: &CorrelationGraph,
        nodes: &TransitionNodes,
        (id, last_joint): (TraceId, u16),
        why: Retirement,
        retired: &mut Retired,
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
        const STEP: usize = size_of::<TraceStep>() + 40;
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
fn sequence(steps: &[TraceStep]) -> Box<[BlockId]> {
    steps.iter().map(|step| step.block).collect()
}

#[cfg(test)]
mod tests;
