//! The paper's trace constructor (Berndl and Hendren 2002, section 4.2).
//!
//! In go nodes whose best successor or state has changed; out come the candidates that have to exist now, and the nodes
//! that were looked at.
//!
//! 1. Backtrack over strong edges to the entry points that may be affected.
//! 2. From each, follow the best successors to a block already on the path or a branch that is not strong.
//! 3. A loop is taken first, unrolled once; the rest is cut where the completion probability would fall below the threshold.
//!
//! Choices where the paper is silent:
//!
//! * An entry point is a node that can be reached otherwise than over a strong edge: nothing leads to it strongly, or a
//!   weakly correlated node leads to it too. When a node has become weak, its successors are entry points from now on.
//! * A cycle that nothing leads to strongly is entered at the target of its back edge.
//! * "Already on the path" compares branches, X and Y, and frames (K21): a block may be met again over another branch.
//!   A cycle is a trace from the target of its back edge on, wherever a path enters it.
//! * On a path that has followed a call, the return goes back behind that call, whichever caller is the most frequent:
//!   it is as likely as it is that the block returns at all. A piece of the path that begins behind the call does not
//!   know its caller; there the branch counts as the graph has it. (The paper says of its own traces that they do not
//!   handle the linkage of calls as well as they should.)
//! * A loop is unrolled if once round is likely enough, as in the paper, though twice round may be less likely; else it
//!   is cut.
//! * Where a path stops though its last branch is strong, at a limit or where the frame it leads to is not known on it, the next
//!   branch is an entry point too: it continues the path, to the next entry point at most, but for those in calls that it makes.
//! * A piece of one block takes a block from the piece before it, or runs once through the loop behind it: a trace has
//!   at least two blocks.

use std::sync::Arc;

use holloway_profiler::bcg::{CorrelationGraph, NodeState, Successor};
use holloway_vm::tier::Succession;
use holloway_vm::{BlockId, NodeId, TransitionNodes};
use rustc_hash::FxHashSet;

use super::cut::{self, Cutter};
use super::found::{Exploration, Findings, Judgement, Path, PathEnd, Place};
use crate::candidate::{Candidate, CandidateEnd, FrameNumber};
use crate::limits::PathLimits;
use crate::source::blocks::{Blocks, Selected};
use crate::source::frames::Frames;
use crate::source::{Follows, Selection};

/// Looks around in a graph.
pub struct Explorer<'a, B> {
    pub(super) graph: &'a CorrelationGraph,
    nodes: &'a TransitionNodes,
    pub(super) blocks: &'a B,
    pub(super) limits: &'a PathLimits,
    findings: &'a mut Findings,
    judgement: Option<Judgement>,
}

impl<'a, B: Blocks> Explorer<'a, B> {
    /// An explorer that knows what others have found out.
    pub fn new(
        graph: &'a CorrelationGraph,
        nodes: &'a TransitionNodes,
        blocks: &'a B,
        limits: &'a PathLimits,
        findings: &'a mut Findings,
    ) -> Explorer<'a, B> {
        Explorer { graph, nodes, blocks, limits, findings, judgement: None }
    }

    /// The same, which judges what has not left its start state.
    pub fn judging(self, judgement: Judgement) -> Explorer<'a, B> {
        Explorer { judgement: Some(judgement), ..self }
    }

    /// A node's state: the graph's, or, where that is none that a trace goes through, by the judgement if there is one.
    pub(super) fn state(&self, node: NodeId) -> NodeState {
        let state = self.graph.state(node);
        let (NodeState::New | NodeState::Weak, Some(judgement)) = (state, self.judgement) else { return state };
        let total = self.graph.total(self.nodes, node);
        match self.likeliest(node) {
            Some(best) if total >= judgement.least => {
                let share = f64::from(best.count) / f64::from(total);
                if share >= judgement.strong { NodeState::Strong } else { NodeState::Weak }
            }
            _ => NodeState::New,
        }
    }

    /// Whether a node's state is known.
    pub fn is_judged(&self, node: NodeId) -> bool {
        self.state(node) != NodeState::New
    }

    /// The best successor of a node whose state is known.
    fn best_successor(&self, node: NodeId) -> Option<Successor> {
        match self.graph.state(node) {
            NodeState::New => self.judgement.and_then(|_| self.likeliest(node)),
            _ => self.graph.best_successor(self.nodes, node),
        }
    }

    /// What has followed most often, the lower number where that is equal.
    fn likeliest(&self, node: NodeId) -> Option<Successor> {
        let successors = self.graph.successors(self.nodes, node);
        successors.max_by_key(|next| (next.count, std::cmp::Reverse(next.block)))
    }

    /// Steps 1 and 2 for signals, and for entry points that are known to be ones.
    pub fn explore(&mut self, signals: &[NodeId], entries: &[NodeId]) -> Exploration {
        let mut exploration = Exploration::default();
        let mut visited = FxHashSet::default();
        for &signal in signals {
            self.backtrack(signal, &mut visited, &mut exploration);
        }
        for &entry in entries {
            self.add_entry(&mut exploration, entry);
        }
        let mut known = FxHashSet::default();
        exploration.entries.retain(|entry| known.insert(*entry));
        self.follow_all(&mut exploration, &mut known);
        let mut seen = FxHashSet::default();
        exploration.involved.retain(|node| seen.insert(*node));
        exploration
    }

    /// Step 2 for all entry points, and for those that continue paths: these are added to the `known` ones.
    fn follow_all(&mut self, found: &mut Exploration, known: &mut FxHashSet<NodeId>) {
        let backtracked = found.entries.len();
        let mut at = 0;
        while let Some(&entry) = found.entries.get(at) {
            let path = self.path(entry);
            let mut places = path.places.len();
            if at >= backtracked {
                // Not one block alone.
                let begins = |place: &Place| !place.called && known.contains(&place.node);
                if let Some(met) = path.places.iter().skip(2).position(begins) {
                    places = met + 2;
                }
                found.continued.insert(entry, places);
            }
            found.involved.extend(path.places[..places].iter().map(|place| place.node));
            if let PathEnd::Stop(_, Some(next)) = path.end
                && places == path.places.len()
                && self.is_judged(next)
                && !known.contains(&next)
            {
                if found.entries.len() - backtracked < self.limits.affected {
                    known.insert(next);
                    found.entries.push(next);
                } else {
                    found.limited.push(entry);
                }
            }
            at += 1;
        }
    }

    /// Step 3: the candidates for what was found, but for those that stand already under their entry transition.
    pub fn select<'c>(
        &mut self,
        exploration: Exploration,
        standing: impl Fn((Option<BlockId>, BlockId)) -> Option<&'c Candidate>,
    ) -> Selection {
        let Exploration { entries, involved, limited, continued } = exploration;
        let mut cutter = Cutter::new(self, standing);
        for &entry in &entries {
            cutter.select_from(entry, continued.get(&entry).copied());
        }
        Selection { entries, involved, limited, ..cutter.finish() }
    }

    /// Where a strong edge leads from a node.
    fn strong_successor(&self, node: NodeId) -> Option<NodeId> {
        matches!(self.state(node), NodeState::Unique | NodeState::Strong)
            .then(|| self.best_successor(node))
            .flatten()
            .map(|successor| successor.node)
    }

    /// The nodes from which an edge leads to a node.
    fn predecessors(&mut self, node: NodeId) -> &[NodeId] {
        let Explorer { graph, nodes, findings, .. } = self;
        let Findings { predecessors, arrivals, .. } = &mut **findings;
        let range = predecessors.entry(node).or_insert_with(|| {
            let leads_here =
                |&before: &NodeId| graph.successors(nodes, before).any(|after| after.node == node && after.count > 0);
            let start = arrivals.len() as u32;
            let before = graph.pair(node).0.into_iter().flat_map(|from| graph.nodes_into(from));
            arrivals.extend(before.filter(leads_here));
            start..arrivals.len() as u32
        });
        &arrivals[range.start as usize..range.end as usize]
    }

    /// Whether a weakly correlated node leads to a node.
    pub(super) fn is_reached_weakly(&mut self, node: NodeId) -> bool {
        let graph = self.graph;
        self.predecessors(node).iter().any(|&before| graph.state(before) == NodeState::Weak)
    }

    /// Step 1: the entry points from which a node is likely to be executed, but for those behind nodes that were visited for
    /// another signal.
    fn backtrack(&mut self, signal: NodeId, visited: &mut FxHashSet<NodeId>, found: &mut Exploration) {
        if visited.insert(signal) {
            self.walk_back(signal, visited, found);
        }
        if self.graph.state(signal) == NodeState::Weak {
            for successor in self.graph.successors(self.nodes, signal) {
                self.add_entry(found, successor.node);
            }
        }
    }

    fn walk_back(&mut self, signal: NodeId, visited: &mut FxHashSet<NodeId>, found: &mut Exploration) {
        let entries = found.entries.len();
        let (mut region, mut own) = (Vec::new(), FxHashSet::from_iter([signal]));
        let (mut pending, mut limited, mut met) = (vec![signal], false, false);
        let mut arrivals = Vec::new();
        while let Some(node) = pending.pop() {
            region.push(node);
            let weak = self.is_reached_weakly(node);
            arrivals.clear();
            arrivals.extend_from_slice(self.predecessors(node));
            arrivals.retain(|&before| self.strong_successor(before) == Some(node));
            if arrivals.is_empty() || weak {
                self.add_entry(found, node);
            }
            self.add_calls_before(node, &mut arrivals);
            for &before in &arrivals {
                if visited.contains(&before) {
                    met |= !own.contains(&before);
                } else if region.len() + pending.len() >= self.limits.affected {
                    limited = true;
                } else {
                    visited.insert(before);
                    own.insert(before);
                    pending.push(before);
                }
            }
            limited |= found.entries.len() - entries > self.limits.affected;
        }
        if found.entries.len() == entries && !met {
            let head = self.cycle_head(&region).unwrap_or(signal);
            self.add_entry(found, head);
        }
        if limited {
            found.limited.push(signal);
        }
        found.involved.extend(region);
    }

    /// Where control returns over a node: adds the nodes that lead strongly into the call.
    fn add_calls_before(&self, node: NodeId, arrivals: &mut Vec<NodeId>) {
        let (Some(from), block) = self.graph.pair(node) else { return };
        if self.blocks.transition(from, block) != Some(Succession::Return) {
            return;
        }
        let Some(call) = self.blocks.call_before(block) else { return };
        let enters = |&before: &NodeId| {
            let callee = self.strong_successor(before).map(|next| self.graph.pair(next).1);
            callee.and_then(|callee| self.blocks.transition(call, callee)) == Some(Succession::Call)
        };
        arrivals.extend(self.graph.nodes_into(call).filter(enters));
    }

    fn add_entry(&self, found: &mut Exploration, node: NodeId) {
        if self.graph.state(node) != NodeState::New {
            found.entries.push(node);
        }
    }

    /// Where a cycle is best entered: at the target of its first back edge.
    pub(super) fn cycle_head(&self, cycle: &[NodeId]) -> Option<NodeId> {
        let back_edge = |&&node: &&NodeId| {
            let (from, block) = self.graph.pair(node);
            from.is_some_and(|from| self.blocks.is_backward(from, block))
        };
        cycle.iter().filter(back_edge).min_by_key(|&&node| self.graph.pair(node).1).copied()
    }

    pub(super) fn threshold(&self) -> f64 {
        let threshold = f64::from(self.graph.parameters().threshold) / 100.0;
        self.judgement.map_or(threshold, |judgement| threshold.min(judgement.strong))
    }

    /// Step 2: the path of maximum likelihood.
    pub(super) fn path(&mut self, entry: NodeId) -> Arc<Path> {
        if let Some(known) = self.findings.paths.get(&entry) {
            return Arc::clone(known);
        }
        let path = Arc::new(self.follow(entry, None));
        self.findings.paths.insert(entry, Arc::clone(&path));
        path
    }

    /// The path from an entry point, whose first step is taken as likely as is said, if a block is named for it.
    fn follow(&mut self, entry: NodeId, mut behind: Option<(BlockId, f64)>) -> Path {
        let (from, block) = self.graph.pair(entry);
        let mut frames = std::mem::take(&mut self.findings.frames);
        let mut places = std::mem::take(&mut self.findings.places);
        let mut known = std::mem::take(&mut self.findings.known);
        frames.restart(self.blocks, block);
        places.clear();
        known.clear();
        let arrival = from.and_then(|from| self.blocks.transition(from, block)).unwrap_or(Succession::Jump);
        let frame = FrameNumber::ROOT;
        let mut place = Place { node: entry, block, frame, called: false, arrival, probability: 1.0, alone: 1.0 };
        places.push(place);
        known.insert((place.frame, place.node), 0);
        let end = loop {
            let next = match behind.take() {
                Some(next) => self.named_place(&mut frames, place, next),
                None => self.next_place(&mut frames, place),
            };
            place = match next {
                Ok(next) => next,
                Err((end, next)) => break PathEnd::Stop(end, next),
            };
            if let Some(&at) = known.get(&(place.frame, place.node)) {
                break PathEnd::Loop(at, place);
            }
            if places.len() >= self.limits.blocks {
                break PathEnd::Stop(CandidateEnd::Limit, Some(place.node));
            }
            known.insert((place.frame, place.node), places.len());
            places.push(place);
        };
        let path = Path { places: Box::from(&places[..]), end };
        (self.findings.frames, self.findings.places, self.findings.known) = (frames, places, known);
        path
    }

    /// The place behind another one, or why the path stops and the branch that is an entry point for that reason.
    fn next_place(&self, frames: &mut Frames, place: Place) -> Result<Place, (CandidateEnd, Option<NodeId>)> {
        let state = self.state(place.node);
        if state == NodeState::New {
            return Err((CandidateEnd::NewBranch, None));
        }
        let total = f64::from(self.graph.total(self.nodes, place.node).max(1));
        let best = self.best_successor(place.node).ok_or((CandidateEnd::Unknown, None))?;
        let share = |successor: Successor| match state {
            NodeState::Strong | NodeState::Unique if successor.block == best.block => f64::from(best.count) / total,
            _ => 0.0,
        };
        let (next, probability) = match self.return_to_caller(frames, place) {
            Some((next, returns)) => (next, f64::from(returns) / total),
            None => (best, share(best)),
        };
        // What the graph calls strong may lie a little below the threshold.
        if share(next) == 0.0 && probability < self.threshold() {
            return Err((CandidateEnd::WeakBranch, None));
        }
        let stopped = |end| (end, Some(next.node));
        self.place_behind(frames, place, next, (probability, share(next))).map_err(stopped)
    }

    /// The place behind another one in a block that is named.
    fn named_place(
        &self,
        frames: &mut Frames,
        place: Place,
        (block, probability): (BlockId, f64),
    ) -> Result<Place, (CandidateEnd, Option<NodeId>)> {
        let next = self.graph.successors(self.nodes, place.node).find(|successor| successor.block == block);
        let next = next.ok_or((CandidateEnd::Unknown, None))?;
        self.place_behind(frames, place, next, (probability, probability)).map_err(|end| (end, None))
    }

    /// The place of a successor behind another one, with its probability on the path and alone; or why the path stops.
    fn place_behind(
        &self,
        frames: &mut Frames,
        place: Place,
        Successor { block, node, .. }: Successor,
        (probability, alone): (f64, f64),
    ) -> Result<Place, CandidateEnd> {
        let arrival = self.blocks.transition(place.block, block).ok_or(CandidateEnd::Unknown)?;
        let frame = frames.follow(self.blocks, self.limits, place.frame, (place.block, block), arrival)?;
        let called = frames.call_of(frame).is_some();
        Ok(Place { node, block, frame, called, arrival, probability, alone })
    }

    /// The candidate that begins with the block of a weakly correlated node and goes on with a block that follows it where
    /// the block was reached by a longer path; `None` if that cannot be followed.
    pub fn select_behind(&mut self, Follows { node, next, share }: Follows) -> Option<Selected> {
        let path = self.follow(node, Some((next, share)));
        let mut length = 1;
        let mut completion = 1.0;
        for place in &path.places[1..] {
            if length > 1 && completion * place.probability < self.threshold() {
                break;
            }
            completion *= place.probability;
            length += 1;
        }
        let end = match path.end {
            _ if length < path.places.len() => CandidateEnd::Threshold,
            PathEnd::Stop(end, _) => end,
            PathEnd::Loop(..) => CandidateEnd::Linked,
        };
        let places = &path.places[..length];
        let (frames, steps) = cut::steps(self.blocks, self.limits, places).ok()?;
        let (from, _) = self.graph.pair(node);
        let candidate = Candidate { from, frames, steps, joints: vec![1], completion, end };
        (length >= 2).then(|| Selected { candidate, nodes: places.iter().map(|place| place.node).collect() })
    }

    /// The block behind the call on the path to which a block may return, and how often the block has returned, to
    /// whichever caller.
    fn return_to_caller(&self, frames: &Frames, place: Place) -> Option<(Successor, u32)> {
        let point = self.blocks.return_point(frames.call_of(place.frame)?)?;
        let returns = |block| self.blocks.transition(place.block, block) == Some(Succession::Return);
        let successors = || self.graph.successors(self.nodes, place.node);
        let next = successors().find(|successor| successor.block == point && successor.count > 0)?;
        let all = successors().filter(|successor| returns(successor.block)).map(|successor| u32::from(successor.count));
        returns(point).then(|| (next, all.sum()))
    }
}
