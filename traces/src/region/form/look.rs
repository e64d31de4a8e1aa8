//! Blocks of a forming region and the edges out of them: in goes what the profile and the code say, out come each edge's
//! share of the block's executions.

use holloway_vm::{BlockId, MethodId};
use rustc_hash::{FxHashMap, FxHashSet};

use super::{Former, Node, OutEdge};
use crate::candidate::{FrameNumber, FrameOrigin};
use crate::count;
use crate::region::flow::BlockEnd;

/// Of a block's executions, the share that is taken to follow an edge that is wanted.
const WANTED: f64 = 1.0 / 16.0;

/// The edges out of a block, by where they lead: blocks with hundreds of them end in switches, or return to whoever calls.
struct EdgesByTarget<'a> {
    edges: &'a mut Vec<OutEdge>,
    places: FxHashMap<BlockId, usize>,
}

impl EdgesByTarget<'_> {
    fn of(edges: &mut Vec<OutEdge>) -> EdgesByTarget<'_> {
        let places = edges.iter().enumerate().map(|(at, edge)| (edge.to, at)).collect();
        EdgesByTarget { edges, places }
    }

    /// The edge to a block, made if there is none.
    fn to(&mut self, to: BlockId) -> &mut OutEdge {
        let at = *self.places.entry(to).or_insert(self.edges.len());
        if at == self.edges.len() {
            self.edges.push(OutEdge { to, share: 0.0, taken: None, closed: false, wanted: false });
        }
        &mut self.edges[at]
    }
}

/// How often blocks have followed another one, each once.
type Counts = Vec<(BlockId, u64)>;

impl Former<'_> {
    /// Takes a block in that the region reaches from another one, or the root.
    pub(super) fn add(
        &mut self,
        block: BlockId,
        place: (MethodId, u32),
        frame: FrameNumber,
        from: Option<BlockId>,
    ) -> usize {
        let at = self.nodes.len();
        let ((method, index), from) = (place, from.into_iter().collect());
        self.bytecodes += self.program.bytecodes(block);
        self.nodes.push(Node { block, method, index, frame, origin: None, from, edges: Vec::new(), flow: 0.0 });
        self.by_place.insert((frame, block), at);
        self.look(at);
        at
    }

    /// Asks the profile for the edges out of a block: where it has gone after those from which the region reaches it, and,
    /// as edges that no share follows, where it has gone after others. Edges that are taken already stay.
    pub(super) fn look(&mut self, at: usize) {
        let Node { block, ref from, ref edges, .. } = self.nodes[at];
        let is_new = edges.is_empty();
        let from: FxHashSet<BlockId> = from.iter().copied().collect();
        let (mut all, mut counts) = (Vec::new(), Vec::new());
        self.profile.successors(block, &mut |before, to, count| {
            all.push((to, count));
            if before.is_some_and(|before| from.contains(&before)) {
                counts.push((to, count));
            }
        });
        let (all, mut counts) = (count::sums(all), count::sums(counts));
        let back = self.return_block(at);
        if at == 0 || counts.iter().all(|&(_, count)| count == 0) {
            counts = all;
        } else if is_new {
            let followed = self.followed(at, all, back);
            let mut edges = EdgesByTarget::of(&mut self.nodes[at].edges);
            for (to, _) in followed {
                edges.to(to);
            }
        }
        let counts = self.followed(at, counts, back);
        let total: u64 = counts.iter().map(|&(_, count)| count).sum();
        let mut edges = EdgesByTarget::of(&mut self.nodes[at].edges);
        for edge in edges.edges.iter_mut() {
            edge.share = 0.0;
        }
        for (to, count) in counts {
            edges.to(to).share = count as f64 / total.max(1) as f64;
        }
        let first = self.wanted.partition_point(|wanted| wanted.0 < block);
        for &(_, to) in self.wanted[first..].iter().take_while(|wanted| wanted.0 == block) {
            let edge = edges.to(to);
            edge.wanted = true;
            edge.share = edge.share.max(WANTED);
        }
    }

    /// Where a block goes that was seen to go there so often, and to `back` if it leaves an inlined frame: what was seen
    /// most often first.
    fn followed(&mut self, at: usize, mut counts: Counts, back: Option<BlockId>) -> Counts {
        if let Some(back) = back {
            // Where this call returns to does not depend on where others return to.
            if counts.is_empty() || counts.iter().any(|&(to, _)| to == back || self.is_return_point(to)) {
                counts = vec![(back, 1)];
            }
        }
        if counts.is_empty() && at != 0 {
            // Never seen: where only one edge is possible, or some, it goes there.
            counts = self.jumps(at).into_iter().map(|to| (to, 1)).collect();
        }
        counts.sort_unstable_by_key(|&(to, count)| (std::cmp::Reverse(count), to));
        counts
    }

    /// The block behind the call of an inlined frame, for a block that leaves it.
    fn return_block(&mut self, at: usize) -> Option<BlockId> {
        let Node { method, index, frame, .. } = self.nodes[at];
        if self.program.flow(method).ends.get(index as usize) != Some(&BlockEnd::Leaves) {
            return None;
        }
        let FrameOrigin::Callee { caller, call } = self.frames[frame.index()].origin else { return None };
        let (_, call) = self.program.place(call)?;
        let caller = self.frames[caller.index()].method;
        match self.program.flow(caller).ends.get(call as usize).copied()? {
            BlockEnd::Call(back) => self.program.block(caller, back),
            _ => None,
        }
    }

    /// Where the jump at the end of a block may lead.
    fn jumps(&mut self, at: usize) -> Vec<BlockId> {
        let Node { method, index, .. } = self.nodes[at];
        let flow = self.program.flow(method);
        if flow.ends.get(index as usize) != Some(&BlockEnd::Jump) {
            return Vec::new();
        }
        let successors = flow.successors[index as usize].clone();
        successors.into_iter().filter_map(|index| self.program.block(method, index)).collect()
    }

    /// Whether a block stands behind a call.
    fn is_return_point(&mut self, block: BlockId) -> bool {
        let Some((method, index)) = self.program.place(block) else { return false };
        self.program.flow(method).is_return_point(index)
    }
}
