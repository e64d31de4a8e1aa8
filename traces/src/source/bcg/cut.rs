//! Step 3 of the paper's constructor: paths of maximum likelihood in, candidates out. See [`super::bcg`].

use holloway_vm::tier::Succession;
use holloway_vm::{BlockId, NodeId};
use rustc_hash::FxHashSet;

use super::explore::Explorer;
use super::found::{PathEnd, Place};
use crate::candidate::{Candidate, CandidateEnd, FrameNumber, FrameOrigin, TraceStep};
use crate::limits::PathLimits;
use crate::source::Selection;
use crate::source::blocks::{Blocks, Selected};
use crate::source::frames::Frames;

/// A path that leads into a cycle.
struct Cycle {
    /// Up to the cycle.
    lead: Vec<Place>,
    /// The first time round, as the lead enters it.
    entered: Vec<Place>,
    /// Any further time round: the first place is reached from the last one.
    body: Vec<Place>,
}

/// Cuts paths into candidates.
pub(crate) struct Cutter<'e, 'a, B, S> {
    explorer: &'e mut Explorer<'a, B>,
    /// The candidate of the trace that a transition leads to.
    standing: S,
    /// Nodes whose transition leads to a candidate or to a trace that stands.
    begun: FxHashSet<NodeId>,
    selection: Selection,
}

impl<'c, 'e, 'a, B: Blocks, S: Fn((Option<BlockId>, BlockId)) -> Option<&'c Candidate>> Cutter<'e, 'a, B, S> {
    /// A cutter of what an explorer finds, but for what stands.
    pub fn new(explorer: &'e mut Explorer<'a, B>, standing: S) -> Cutter<'e, 'a, B, S> {
        Cutter { explorer, standing, begun: FxHashSet::default(), selection: Selection::default() }
    }

    /// The candidates, the entry points that are too short, and what is superseded.
    pub fn finish(self) -> Selection {
        let Cutter { explorer, begun, mut selection, .. } = self;
        // What can be reached otherwise than over the loop keeps its trace.
        selection.superseded.retain(|node| !begun.contains(node) && !explorer.is_reached_weakly(*node));
        selection
    }

    /// The candidates on the path from an entry point, or on so many places of it.
    pub fn select_from(&mut self, entry: NodeId, places: Option<usize>) {
        let path = self.explorer.path(entry);
        let before = self.begun.len();
        match path.end {
            _ if places.is_some_and(|places| places < path.places.len()) => {
                self.cut(&path.places[..places.unwrap_or_default()], CandidateEnd::Linked);
            }
            PathEnd::Stop(end, _) => self.cut(&path.places, end),
            PathEnd::Loop(at, again) => {
                let cycle = self.cycle(&path.places, at, again);
                self.select_loop(&cycle);
                if let [only] = cycle.lead[..] {
                    // One block before a loop: once through the loop, if that is likely enough.
                    let whole: Vec<Place> = std::iter::once(only).chain(cycle.entered.iter().copied()).collect();
                    if probability(&whole) >= self.explorer.threshold() {
                        self.add(&whole, CandidateEnd::Linked);
                    }
                } else {
                    self.cut(&cycle.lead, CandidateEnd::Linked);
                }
            }
        }
        if self.begun.len() == before && !self.begun.contains(&entry) {
            self.selection.too_short.push(entry);
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
        let head = self.explorer.cycle_head(&nodes).and_then(|head| nodes.iter().position(|&node| node == head));
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

    /// A loop, entered by its back edge and perhaps from the path before it.
    fn select_loop(&mut self, cycle: &Cycle) {
        let Cycle { entered, body, .. } = cycle;
        if probability(body) < self.explorer.threshold() {
            self.cut(body, CandidateEnd::Linked);
            self.cut(entered, CandidateEnd::Linked);
            return;
        }
        // The back edge is what is taken most: its transition is the first to lead to the loop.
        for first in [body, entered] {
            self.add(&[&first[..], &body[..]].concat(), CandidateEnd::Loop(0));
        }
        // Traces that begin elsewhere on the cycle would go round it in the loop's stead.
        self.selection.superseded.extend(body[1..].iter().map(|place| place.node));
    }

    /// Step 3: cuts a path into pieces that are likely to complete.
    fn cut(&mut self, places: &[Place], end: CandidateEnd) {
        let mut starts = vec![0];
        let mut likely = 1.0;
        for at in 1..places.len() {
            // What the graph calls strong may lie a little below the threshold: for one branch that is likely enough.
            let step = step_probability(&places[starts[starts.len() - 1]..=at]);
            likely *= if step > 0.0 { step.max(self.explorer.threshold()) } else { step };
            if likely < self.explorer.threshold() {
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
            let end = if piece[1] == places.len() { end } else { CandidateEnd::Threshold };
            self.add(&places[piece[0]..piece[1]], end);
        }
    }

    /// Adds a piece of a path as a candidate, if it is long enough and its entry transition leads to none yet.
    fn add(&mut self, places: &[Place], end: CandidateEnd) {
        let Some(first) = places.first() else { return };
        if places.len() < 2 || self.begun.contains(&first.node) {
            return;
        }
        let entry @ (from, _) = self.explorer.graph.pair(first.node);
        if (self.standing)(entry).is_some_and(|standing| {
            standing.end == end
                && standing.steps.iter().map(|step| step.block).eq(places.iter().map(|place| place.block))
        }) {
            self.begun.insert(first.node);
            return;
        }
        let Explorer { blocks, limits, .. } = *self.explorer;
        let (frames, steps) = match steps(blocks, limits, places) {
            Ok(found) => found,
            Err(followed) => {
                // The rest depends on frames below the piece's root: a piece of its own.
                let (head, rest) = places.split_at(followed);
                self.add(head, CandidateEnd::Unknown);
                self.add(rest, end);
                return;
            }
        };
        self.begun.insert(first.node);
        let completion = probability(places);
        let candidate = Candidate { from, frames, steps, joints: Vec::new(), completion, end };
        self.selection.candidates.push(Selected { candidate, nodes: places.iter().map(|place| place.node).collect() });
    }
}

/// Frames and steps of a piece of a path; or how many of its places can be followed without the frames below its root.
pub(super) fn steps(
    blocks: &impl Blocks,
    limits: &PathLimits,
    piece: &[Place],
) -> Result<(Vec<FrameOrigin>, Vec<TraceStep>), usize> {
    let Place { block, arrival, .. } = piece[0];
    let mut frames = Frames::new(blocks, block);
    let mut steps = vec![TraceStep { block, frame: FrameNumber::ROOT, arrival }];
    for &Place { block, arrival, .. } in &piece[1..] {
        let last = steps[steps.len() - 1];
        let frame = frames.follow(blocks, limits, last.frame, (last.block, block), arrival);
        let frame = frame.map_err(|_| steps.len())?;
        steps.push(TraceStep { block, frame, arrival });
    }
    Ok((frames.into_origins(), steps))
}

/// The probability of the last step of a piece, given that the piece was executed up to it.
fn step_probability(piece: &[Place]) -> f64 {
    let [before @ .., last] = piece else { return 1.0 };
    let callee = before.last().map(|place| place.frame);
    let called = || before.iter().any(|place| place.arrival == Succession::Call && Some(place.frame) == callee);
    if last.arrival == Succession::Return && !called() { last.alone } else { last.probability }
}

/// The probability that an execution that begins a path completes it.
fn probability(places: &[Place]) -> f64 {
    (1..places.len()).map(|at| step_probability(&places[..=at])).product()
}
