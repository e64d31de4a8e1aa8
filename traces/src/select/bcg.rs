//! The source's trace constructor (Berndl and Hendren 2002, section 4.2).
//!
//! In go nodes whose best successor or state has changed; out come the candidates that have to exist now, and the nodes
//! that were looked at.
//!
//! 1. Backtrack over strong edges to the entry points that may be affected.
//! 2. From each, follow the best successors to a block already on the path or a branch that is not strong.
//! 3. A loop is taken first, unrolled once; the rest is cut where the completion probability would fall below the threshold.
//!
//! Choices where the source is silent:
//!
//! * An entry point is a node that can be reached otherwise than over a strong edge: nothing leads to it strongly, or a
//!   weakly correlated node leads to it too. When a node has become weak, its successors are entry points from now on.
//! * A cycle that nothing leads to strongly is entered at the target of its back edge.
//! * "Already on the path" compares branches, X and Y, and frames (K21): a block may be met again over another branch.
//!   A cycle is a trace from the target of its back edge on, wherever a path enters it.
//! * On a path that has followed a call, the return goes back behind that call, whichever caller is the most frequent:
//!   it is as likely as it is that the block returns at all. A piece of the path that begins behind the call does not
//!   know its caller; there the branch counts as the graph has it. (The source says of its own traces that they do not
//!   handle the linkage of calls as well as they should.)
//! * A loop is unrolled if once round is likely enough, as in the source, though twice round may be less likely; else it
//!   is cut.
//! * A piece of one block takes a block from the piece before it, or runs once through the loop behind it: a trace has
//!   at least two blocks.

use holloway_profiler::bcg::{Graph, State, Successor};
use holloway_vm::BlockId;
use holloway_vm::tier::{NodeId, TransitionNodes};
use rustc_hash::{FxHashMap, FxHashSet};

use super::frames::Frames;
use super::{Blocks, Limits, Selected};
use crate::candidate::{Candidate, End, FrameNumber, Step, Transition};

/// What a signal leads to.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Selection {
    /// The entry points found.
    pub entries: Vec<NodeId>,
    /// Candidates, loops before what leads to them. One sequence may stand here several times, under several entry
    /// transitions.
    pub candidates: Vec<Selected>,
    /// Entry points from which no trace of two blocks begins.
    pub too_short: Vec<NodeId>,
    /// Nodes inside loops: traces that begin there are superseded by the loops.
    pub superseded: Vec<NodeId>,
    /// All nodes that were looked at: they are to be marked up to date.
    pub involved: Vec<NodeId>,
    /// Signals from which backtracking found more than it may.
    pub limited: Vec<NodeId>,
}

/// Selects candidates for signals, but for those that stand already under the entry transition.
pub fn select<'a>(
    graph: &Graph,
    nodes: &TransitionNodes,
    blocks: &impl Blocks,
    limits: &Limits,
    standing: impl Fn((Option<BlockId>, BlockId)) -> Option<&'a Candidate>,
    signals: &[NodeId],
) -> Selection {
    let selector = Selector { graph, nodes, blocks, limits, standing };
    let mut selection = Selection::default();
    let mut visited = FxHashSet::default();
    for &signal in signals {
        selector.backtrack(signal, &mut visited, &mut selection);
    }
    let mut known = FxHashSet::default();
    selection.entries.retain(|entry| known.insert(*entry));
    let mut begun = FxHashSet::default();
    for at in 0..selection.entries.len() {
        selector.select_from(selection.entries[at], &mut begun, &mut selection);
    }
    // What can be reached otherwise than over the loop keeps its trace.
    selection.superseded.retain(|node| !begun.contains(node) && !selector.arrivals(*node).weak);
    let mut seen = FxHashSet::default();
    selection.involved.retain(|node| seen.insert(*node));
    selection
}

struct Selector<'a, B, S> {
    graph: &'a Graph,
    nodes: &'a TransitionNodes,
    blocks: &'a B,
    limits: &'a Limits,
    /// The candidate of the trace that a transition leads to.
    standing: S,
}

/// A block of a path.
#[derive(Clone, Copy)]
struct Place {
    node: NodeId,
    block: BlockId,
    frame: FrameNumber,
    /// How control got there from the place before.
    arrival: Transition,
    /// The probability of that, on the path.
    probability: f64,
    /// The same without knowing what was called before on the path: differs at returns only. 0 where the branch is weakly
    /// correlated.
    alone: f64,
}

/// How a node is reached: from which nodes over strong edges, and whether from a weakly correlated one.
struct Arrivals {
    strong: Vec<NodeId>,
    weak: bool,
}

/// A path of maximum likelihood.
struct Path {
    places: Vec<Place>,
    end: PathEnd,
}

enum PathEnd {
    /// Back to the branch of a place; the place as reached by that way.
    Loop(usize, Place),
    /// No further.
    Stop(End),
}

/// A path that leads into a cycle.
struct Cycle {
    /// Up to the cycle.
    lead: Vec<Place>,
    /// The first time round, as the lead enters it.
    entered: Vec<Place>,
    /// Any further time round: the first place is reached from the last one.
    body: Vec<Place>,
}

impl<'c, B: Blocks, S: Fn((Option<BlockId>, BlockId)) -> Option<&'c Candidate>> Selector<'_, B, S> {
    /// Where a strong edge leads from a node.
    fn strong_successor(&self, node: NodeId) -> Option<NodeId> {
        matches!(self.graph.state(node), State::Unique | State::Strong)
            .then(|| self.graph.best_successor(self.nodes, node))
            .flatten()
            .map(|successor| successor.node)
    }

    /// The nodes from which an edge leads to a node.
    fn predecessors(&self, node: NodeId) -> Vec<NodeId> {
        let (Some(from), _) = self.graph.pair(node) else { return Vec::new() };
        let leads_here = |&before: &NodeId| {
            self.graph.successors(self.nodes, before).any(|after| after.node == node && after.count > 0)
        };
        self.graph.nodes_into(from).filter(leads_here).collect()
    }

    /// How a node is reached.
    fn arrivals(&self, node: NodeId) -> Arrivals {
        let predecessors = self.predecessors(node);
        Arrivals {
            weak: predecessors.iter().any(|&before| self.graph.state(before) == State::Weak),
            strong: predecessors.into_iter().filter(|&before| self.strong_successor(before) == Some(node)).collect(),
        }
    }

    /// Step 1: the entry points from which a node is likely to be executed, but for those behind nodes that were visited for
    /// another signal.
    fn backtrack(&self, signal: NodeId, visited: &mut FxHashSet<NodeId>, selection: &mut Selection) {
        if visited.insert(signal) {
            self.walk_back(signal, visited, selection);
        }
        if self.graph.state(signal) == State::Weak {
            for successor in self.graph.successors(self.nodes, signal) {
                self.add_entry(selection, successor.node);
            }
        }
    }

    fn walk_back(&self, signal: NodeId, visited: &mut FxHashSet<NodeId>, selection: &mut Selection) {
        let entries = selection.entries.len();
        let (mut region, mut own) = (Vec::new(), FxHashSet::from_iter([signal]));
        let (mut pending, mut limited, mut met) = (vec![signal], false, false);
        while let Some(node) = pending.pop() {
            region.push(node);
            let Arrivals { strong, weak } = self.arrivals(node);
            if strong.is_empty() || weak {
                self.add_entry(selection, node);
            }
            for before in strong.into_iter().chain(self.calls_before(node)) {
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
            limited |= selection.entries.len() - entries > self.limits.affected;
        }
        if selection.entries.len() == entries && !met {
            let head = self.cycle_head(&region).unwrap_or(signal);
            self.add_entry(selection, head);
        }
        if limited {
            selection.limited.push(signal);
        }
        selection.involved.extend(region);
    }

    /// Where control returns over a node: the nodes that lead strongly into the call.
    fn calls_before(&self, node: NodeId) -> Vec<NodeId> {
        let (Some(from), block) = self.graph.pair(node) else { return Vec::new() };
        if self.blocks.transition(from, block) != Some(Transition::Return) {
            return Vec::new();
        }
        let Some(call) = self.blocks.call_before(block) else { return Vec::new() };
        let enters = |&before: &NodeId| {
            let callee = self.strong_successor(before).map(|next| self.graph.pair(next).1);
            callee.and_then(|callee| self.blocks.transition(call, callee)) == Some(Transition::Call)
        };
        self.graph.nodes_into(call).filter(enters).collect()
    }

    fn add_entry(&self, selection: &mut Selection, node: NodeId) {
        if self.graph.state(node) != State::New {
            selection.entries.push(node);
        }
    }

    /// Where a cycle is best entered: at the target of its first back edge.
    fn cycle_head(&self, cycle: &[NodeId]) -> Option<NodeId> {
        let back_edge = |&&node: &&NodeId| {
            let (from, block) = self.graph.pair(node);
            from.is_some_and(|from| self.blocks.is_backward(from, block))
        };
        cycle.iter().filter(back_edge).min_by_key(|&&node| self.graph.pair(node).1).copied()
    }

    /// Steps 2 and 3 for one entry point.
    fn select_from(&self, entry: NodeId, begun: &mut FxHashSet<NodeId>, selection: &mut Selection) {
        let path = self.follow(entry);
        selection.involved.extend(path.places.iter().map(|place| place.node));
        let before = begun.len();
        match path.end {
            PathEnd::Stop(end) => self.cut(&path.places, end, begun, selection),
            PathEnd::Loop(at, again) => {
                let cycle = self.cycle(&path.places, at, again);
                self.select_loop(&cycle, begun, selection);
                if let [only] = cycle.lead[..] {
                    // One block before a loop: once through the loop, if that is likely enough.
                    let whole: Vec<Place> = std::iter::once(only).chain(cycle.entered.iter().copied()).collect();
                    if probability(&whole) >= self.threshold() {
                        self.add(&whole, End::Linked, begun, selection);
                    }
                } else {
                    self.cut(&cycle.lead, End::Linked, begun, selection);
                }
            }
        }
        if begun.len() == before && !begun.contains(&entry) {
            selection.too_short.push(entry);
        }
    }

    /// Arranges a path that leads into a cycle. Wherever the path enters it, the cycle begins at its head, so that one
    /// loop is one trace.
    fn cycle(&self, places: &[Place], at: usize, again: Place) -> Cycle {
        // The cycle as it runs: its first place reached from its last one.
        let running: Vec<Place> = std::iter::once(again).chain(places[at + 1..].iter().copied()).collect();
        let nodes: Vec<NodeId> = running.iter().map(|place| place.node).collect();
        let last = running.len() - 1;
        // The block before the cycle's first branch may be on the cycle too, reached by another branch.
        let beside = at.checked_sub(1).map(|before| places[before]);
        let beside = beside.filter(|before| (before.block, before.frame) == (running[last].block, running[last].frame));
        let head = self.cycle_head(&nodes).and_then(|head| nodes.iter().position(|&node| node == head));
        let head = head.unwrap_or(if beside.is_some() { last } else { 0 });
        let body = [&running[head..], &running[..head]].concat();
        let (lead, entered): (_, Vec<Place>) = match beside {
            // Entered at its head.
            Some(beside) if head == last => {
                let rest = places[at..places.len() - 1].iter().copied();
                (places[..at - 1].to_vec(), std::iter::once(beside).chain(rest).collect())
            }
            // On to the head, then round.
            _ => (places[..at + head].to_vec(), body.clone()),
        };
        Cycle { lead, entered, body }
    }

    fn threshold(&self) -> f64 {
        f64::from(self.graph.parameters().threshold) / 100.0
    }

    /// Step 2: the path of maximum likelihood.
    fn follow(&self, entry: NodeId) -> Path {
        let (from, block) = self.graph.pair(entry);
        let mut frames = Frames::new(self.blocks, block);
        let arrival = from.and_then(|from| self.blocks.transition(from, block)).unwrap_or(Transition::Jump);
        let mut place = Place { node: entry, block, frame: FrameNumber::ROOT, arrival, probability: 1.0, alone: 1.0 };
        let mut places = vec![place];
        let mut known = FxHashMap::from_iter([((place.frame, place.node), 0)]);
        let end = loop {
            place = match self.next_place(&mut frames, place) {
                Ok(next) => next,
                Err(end) => break PathEnd::Stop(end),
            };
            if let Some(&at) = known.get(&(place.frame, place.node)) {
                break PathEnd::Loop(at, place);
            }
            if places.len() >= self.limits.blocks {
                break PathEnd::Stop(End::Limit);
            }
            known.insert((place.frame, place.node), places.len());
            places.push(place);
        };
        Path { places, end }
    }

    fn next_place(&self, frames: &mut Frames, place: Place) -> Result<Place, End> {
        let state = self.graph.state(place.node);
        if state == State::New {
            return Err(End::NewBranch);
        }
        let total = f64::from(self.graph.total(self.nodes, place.node).max(1));
        let best = self.graph.best_successor(self.nodes, place.node).ok_or(End::Unknown)?;
        let share = |successor: Successor| match state {
            State::Strong | State::Unique if successor.block == best.block => f64::from(best.count) / total,
            _ => 0.0,
        };
        let (next, probability) = match self.return_to_caller(frames, place) {
            Some((next, returns)) => (next, f64::from(returns) / total),
            None => (best, share(best)),
        };
        // What the graph calls strong may lie a little below the threshold.
        if share(next) == 0.0 && probability < self.threshold() {
            return Err(End::WeakBranch);
        }
        let step = (place.block, next.block);
        let arrival = self.blocks.transition(step.0, step.1).ok_or(End::Unknown)?;
        let frame = frames.follow(self.blocks, self.limits, place.frame, step, arrival)?;
        Ok(Place { node: next.node, block: next.block, frame, arrival, probability, alone: share(next) })
    }

    /// The block behind the call on the path to which a block may return, and how often the block has returned, to
    /// whichever caller.
    fn return_to_caller(&self, frames: &Frames, place: Place) -> Option<(Successor, u32)> {
        let point = self.blocks.return_point(frames.call_of(place.frame)?)?;
        let returns = |block| self.blocks.transition(place.block, block) == Some(Transition::Return);
        let successors = || self.graph.successors(self.nodes, place.node);
        let next = successors().find(|successor| successor.block == point && successor.count > 0)?;
        let all = successors().filter(|successor| returns(successor.block)).map(|successor| u32::from(successor.count));
        returns(point).then(|| (next, all.sum()))
    }

    /// A loop, entered by its back edge and perhaps from the path before it.
    fn select_loop(&self, cycle: &Cycle, begun: &mut FxHashSet<NodeId>, selection: &mut Selection) {
        let Cycle { entered, body, .. } = cycle;
        if probability(body) < self.threshold() {
            self.cut(body, End::Linked, begun, selection);
            self.cut(entered, End::Linked, begun, selection);
            return;
        }
        // The back edge is what is taken most: its transition is the first to lead to the loop.
        for first in [body, entered] {
            self.add(&[&first[..], &body[..]].concat(), End::Loop(0), begun, selection);
        }
        // Traces that begin elsewhere on the cycle would go round it in the loop's stead.
        selection.superseded.extend(body[1..].iter().map(|place| place.node));
    }

    /// Step 3: cuts a path into pieces that are likely to complete.
    fn cut(&self, places: &[Place], end: End, begun: &mut FxHashSet<NodeId>, selection: &mut Selection) {
        let mut starts = vec![0];
        let mut likely = 1.0;
        for at in 1..places.len() {
            likely *= step_probability(&places[starts[starts.len() - 1]..=at]);
            if likely < self.threshold() {
                starts.push(at);
                likely = 1.0;
            }
        }
        // No piece of one block at the end.
        if let [.., before, last] = &mut starts[..]
            && *last + 1 == places.len()
            && *last - *before > 2
        {
            *last -= 1;
        }
        starts.push(places.len());
        for piece in starts.windows(2) {
            let end = if piece[1] == places.len() { end } else { End::Threshold };
            self.add(&places[piece[0]..piece[1]], end, begun, selection);
        }
    }

    /// Adds a piece of a path as a candidate, if it is long enough and its entry transition leads to none yet.
    fn add(&self, places: &[Place], end: End, begun: &mut FxHashSet<NodeId>, selection: &mut Selection) {
        let Some(first) = places.first() else { return };
        if places.len() < 2 || begun.contains(&first.node) {
            return;
        }
        let entry @ (from, _) = self.graph.pair(first.node);
        if (self.standing)(entry).is_some_and(|standing| {
            standing.end == end
                && standing.steps.iter().map(|step| step.block).eq(places.iter().map(|place| place.block))
        }) {
            begun.insert(first.node);
            return;
        }
        let mut frames = Frames::new(self.blocks, first.block);
        let mut steps = vec![Step { block: first.block, frame: FrameNumber::ROOT, arrival: first.arrival }];
        for (at, pair) in places.windows(2).enumerate() {
            let (block, arrival) = (pair[1].block, pair[1].arrival);
            let step = (pair[0].block, block);
            let Ok(frame) = frames.follow(self.blocks, self.limits, steps[at].frame, step, arrival) else {
                // The rest depends on frames below the piece's root: a piece of its own.
                let (head, rest) = places.split_at(at + 1);
                self.add(head, End::Unknown, begun, selection);
                self.add(rest, end, begun, selection);
                return;
            };
            steps.push(Step { block, frame, arrival });
        }
        begun.insert(first.node);
        let candidate = Candidate { from, frames: frames.into_origins(), steps, completion: probability(places), end };
        selection.candidates.push(Selected { candidate, nodes: places.iter().map(|place| place.node).collect() });
    }
}

/// The probability of the last step of a piece, given that the piece was executed up to it.
fn step_probability(piece: &[Place]) -> f64 {
    let [before @ .., last] = piece else { return 1.0 };
    let callee = before.last().map(|place| place.frame);
    let called = || before.iter().any(|place| place.arrival == Transition::Call && Some(place.frame) == callee);
    if last.arrival == Transition::Return && !called() { last.alone } else { last.probability }
}

/// The probability that an execution that begins a path completes it.
fn probability(places: &[Place]) -> f64 {
    (1..places.len()).map(|at| step_probability(&places[..=at])).product()
}
