//! How a region grows: in goes the flow over the edges out of it, out come the edges that are taken in and the blocks and
//! frames that they lead to.

use holloway_vm::tier::Succession;
use holloway_vm::{BlockId, MethodId};

use super::{Former, Found, Node, OutEdge};
use crate::candidate::{FrameNumber, FrameOrigin};
use crate::region::flow::BlockEnd;
use crate::region::{Origin, RegionFrame};

/// From this share on an edge out of a block is taken together with the edge to the block.
const LIKELY: f64 = 0.75;

impl Former<'_> {
    /// Takes in edges by the flow over them, the greatest first, until only rare ones are left.
    pub(super) fn grow(&mut self, least: f64) {
        loop {
            self.propagate();
            let mut open: Vec<(f64, usize, usize)> = Vec::new();
            for (at, node) in self.nodes.iter().enumerate() {
                for (edge_at, edge) in node.edges.iter().enumerate().filter(|(_, edge)| edge.is_open()) {
                    let wanted = node.flow > 0.0 && edge.wanted;
                    let flow = (node.flow * edge.share).max(if wanted { least } else { 0.0 });
                    if flow >= least {
                        open.push((flow, at, edge_at));
                    }
                }
            }
            let Some(greatest) = open.iter().map(|&(flow, ..)| flow).max_by(f64::total_cmp) else { return };
            open.retain(|&(flow, ..)| flow >= greatest / 4.0);
            open.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)).then(a.2.cmp(&b.2)));
            for (_, at, edge) in open {
                if self.nodes[at].edges[edge].is_open() {
                    self.extend(at, edge);
                }
            }
        }
    }

    /// Takes an edge with the trace that begins there, and goes on behind that as long as one edge is likely: what would be
    /// found in any case is found without sending flow through the graph again and again.
    pub(super) fn extend(&mut self, mut at: usize, mut edge: usize) {
        loop {
            self.take((at, edge));
            let Some((to, _)) = self.nodes[at].edges[edge].taken else { return };
            let last = if self.nodes[to].origin.is_none() { self.place(Some(self.nodes[at].block), to) } else { to };
            let likely = |edge: &OutEdge| edge.is_open() && edge.share >= LIKELY;
            let Some(next) = self.nodes[last].edges.iter().position(likely) else { return };
            (at, edge) = (last, next);
        }
    }

    /// Places the trace by which a block is reached that has just come in, as far as a region follows it; gives the last
    /// block that was placed.
    pub(super) fn place(&mut self, from: Option<BlockId>, first: usize) -> usize {
        let (trace, blocks) = match self.traces.find(from, self.nodes[first].block) {
            Found::Trace(trace, blocks) => (trace, blocks),
            Found::Stub => {
                self.nodes[first].origin = Some(Origin::Stub);
                return first;
            }
            Found::Nothing => {
                self.nodes[first].origin = Some(Origin::Growth);
                return first;
            }
        };
        let mut at = first;
        self.nodes[at].origin = Some(Origin::Trace { trace, step: 0 });
        for (block, step) in blocks.into_iter().skip(1).zip(1..) {
            // What the region reaches from elsewhere too may never have gone on like this.
            let Some(edge) = self.nodes[at].edges.iter().position(|edge| edge.to == block && edge.share > 0.0) else {
                break;
            };
            if self.nodes[at].edges[edge].is_open() {
                self.take((at, edge));
            }
            let Some((to, _)) = self.nodes[at].edges[edge].taken else { break };
            // A block of several traces, or met again: an unrolled loop folds.
            let origin = &mut self.nodes[to].origin;
            if !matches!(origin, Some(Origin::Trace { .. })) {
                *origin = Some(Origin::Trace { trace, step });
            }
            at = to;
        }
        at
    }

    /// Takes an edge into the region, with the block it leads to; or closes it.
    pub(super) fn take(&mut self, (at, edge): (usize, usize)) {
        let to = self.nodes[at].edges[edge].to;
        let Some((method, index)) = self.program.place(to) else {
            self.nodes[at].edges[edge].closed = true;
            return;
        };
        let Some((frame, transition)) = self.follow(at, method, index) else {
            self.nodes[at].edges[edge].closed = true;
            return;
        };
        let from = self.nodes[at].block;
        let target = match self.by_place.get(&(frame, to)) {
            Some(&target) => target,
            None => {
                let bytecodes = self.bytecodes + self.program.bytecodes(to);
                if self.nodes.len() >= self.limits.blocks || bytecodes > self.limits.bytecodes {
                    self.nodes[at].edges[edge].closed = true;
                    self.is_full = true;
                    return;
                }
                let flow = self.nodes[at].flow * self.nodes[at].edges[edge].share;
                let target = self.add(to, (method, index), frame, Some(from));
                // Until flow is sent through the graph anew.
                self.nodes[target].flow = flow;
                target
            }
        };
        self.nodes[at].edges[edge].taken = Some((target, transition));
        if !self.nodes[target].from.contains(&from) {
            self.nodes[target].from.push(from);
            self.look(target);
        }
    }

    /// In which frame the path goes on, and how it gets there; `None` where a region does not follow.
    fn follow(&mut self, at: usize, method: MethodId, index: u32) -> Option<(FrameNumber, Succession)> {
        let Node { block, method: from_method, index: from_index, frame, .. } = self.nodes[at];
        let end = self.program.flow(from_method).ends.get(from_index as usize).copied()?;
        match end {
            BlockEnd::Jump => {
                let flow = self.program.flow(from_method);
                let known = method == from_method && flow.successors[from_index as usize].contains(&index);
                (known && self.stays_in_loop(frame, method, index)).then_some((frame, Succession::Jump))
            }
            // Back from a call of which nothing was seen: a native method.
            BlockEnd::Call(back) if method == from_method && index == back => {
                self.stays_in_loop(frame, method, index).then_some((frame, Succession::Return))
            }
            BlockEnd::Call(_) if index == 0 => self.push(frame, block, method).map(|frame| (frame, Succession::Call)),
            BlockEnd::Call(_) => None,
            BlockEnd::Leaves => self.follow_out(frame, method, index),
        }
    }

    /// In which frame a path goes on that leaves one, by a return or by an exception.
    fn follow_out(&mut self, frame: FrameNumber, method: MethodId, index: u32) -> Option<(FrameNumber, Succession)> {
        if let FrameOrigin::Callee { caller, call } = self.frames[frame.index()].origin {
            let (caller_method, call_index) = self.program.place(call)?;
            let back = self.program.flow(caller_method).ends.get(call_index as usize).copied()?;
            if method == caller_method && back == BlockEnd::Call(index) {
                return self.stays_in_loop(caller, method, index).then_some((caller, Succession::Return));
            }
        }
        if !self.program.flow(method).handlers.contains(&index) {
            return None;
        }
        let catches = |&frame: &FrameNumber| self.frames[frame.index()].method == method;
        let catching = self.chain(frame).find(catches)?;
        self.stays_in_loop(catching, method, index).then_some((catching, Succession::Throw))
    }

    /// A frame and those that have called it, as far as the region has them.
    pub(super) fn chain(&self, frame: FrameNumber) -> impl Iterator<Item = FrameNumber> {
        std::iter::successors(Some(frame), |&frame| match self.frames[frame.index()].origin {
            FrameOrigin::Callee { caller, .. } => Some(caller),
            _ => None,
        })
    }

    /// In the root's frame a loop's region has the loop's own blocks only: what lies around it has a region of its own,
    /// in which this loop is an inner one. A region that begins inside a loop ends where the next iteration begins.
    pub(super) fn stays_in_loop(&mut self, frame: FrameNumber, method: MethodId, index: u32) -> bool {
        if frame != FrameNumber::ROOT {
            return true;
        }
        let root = self.nodes[0].index;
        let flow = self.program.flow(method);
        match flow.loop_of_head(root) {
            Some(found) => found.contains(index),
            None => flow.loop_of_head(index).is_none_or(|around| !around.contains(root)),
        }
    }

    fn push(&mut self, caller: FrameNumber, call: BlockId, method: MethodId) -> Option<FrameNumber> {
        let origin = FrameOrigin::Callee { caller, call };
        let known = self.frames.iter().position(|frame| frame.origin == origin && frame.method == method);
        if let Some(known) = known {
            return Some(FrameNumber(known as u16));
        }
        let depth = self.frames[caller.index()].depth + 1;
        let same = self.chain(caller).filter(|frame| self.frames[frame.index()].method == method).count();
        if depth.unsigned_abs() as usize > self.limits.frames.depth || same >= self.limits.frames.recursion {
            return None;
        }
        let number = FrameNumber(u16::try_from(self.frames.len()).ok()?);
        self.frames.push(RegionFrame { method, origin, depth });
        Some(number)
    }

    /// Where blocks of the region do not lead back to the root: the most likely edge out of them.
    pub(super) fn edge_towards_root(&self) -> Option<(usize, usize)> {
        let reaching = self.reaching_root();
        let mut best: Option<(f64, usize, usize)> = None;
        for (at, node) in self.nodes.iter().enumerate() {
            let has_cycle = reaching[at] && (at != 0 || node.edges.iter().any(|edge| edge.taken.is_some()));
            if has_cycle {
                continue;
            }
            for (edge_at, edge) in node.edges.iter().enumerate().filter(|(_, edge)| edge.is_open()) {
                let flow = node.flow * edge.share;
                if best.is_none_or(|(known, ..)| flow > known) {
                    best = Some((flow, at, edge_at));
                }
            }
        }
        best.map(|(_, at, edge)| (at, edge))
    }
}
