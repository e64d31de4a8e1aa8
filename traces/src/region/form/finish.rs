//! The end of forming: in go nodes and edges, out comes the region, its blocks and frames numbered anew.

use holloway_vm::{BlockId, MethodId};

use super::{Former, Node, NotFormed};
use crate::candidate::{FrameNumber, FrameOrigin};
use crate::dense;
use crate::limits::Linked;
use crate::region::flow::BlockEnd;
use crate::region::{Origin, Region, RegionBlock, RegionEdge, RegionFrame, RegionLink};

/// An edge out of the region is linked if at least this share of the root's executions takes it.
const LINKED: f64 = 1.0 / 64.0;

/// A flow in the unit of weights.
fn weight(flow: f64) -> u64 {
    (flow * 65_536.0) as u64
}

impl Former<'_> {
    /// The methods that a block calls but whose blocks are not among those that stay.
    fn callees(&mut self, at: usize, keep: &[bool]) -> Vec<MethodId> {
        let Node { method, index, .. } = self.nodes[at];
        if !matches!(self.program.flow(method).ends.get(index as usize), Some(BlockEnd::Call(_))) {
            return Vec::new();
        }
        let edges = self.nodes[at].edges.iter().filter(|edge| !edge.taken.is_some_and(|(to, _)| keep[to]));
        let places = edges.filter_map(|edge| self.program.place(edge.to));
        places.filter(|&(_, index)| index == 0).map(|(method, _)| method).collect()
    }

    /// The blocks outside with which a block is linked, of those that stay. Calls and returns have links of their own.
    fn links(&mut self, at: usize, keep: &[bool]) -> Vec<RegionLink> {
        let is_full = self.is_full || self.nodes.len() >= self.limits.blocks;
        let links_all = match self.limits.linked {
            Linked::LoopEnds => false,
            Linked::LoopEndsOrAllOfFull => is_full,
            Linked::All => true,
        };
        let Node { block, method, index: from_index, frame, flow, .. } = self.nodes[at];
        if self.program.flow(method).ends.get(from_index as usize) != Some(&BlockEnd::Jump) {
            return Vec::new();
        }
        let left = self.nodes[at].edges.iter().filter(|edge| edge.taken.is_none_or(|(to, _)| !keep[to]));
        let wanted = |to: BlockId| self.wanted.binary_search(&(block, to)).is_ok();
        let frequent = left.filter(|edge| flow * edge.share >= LINKED || wanted(edge.to));
        let frequent: Vec<(BlockId, f64, bool)> =
            frequent.map(|edge| (edge.to, flow * edge.share, edge.taken.is_some())).collect();
        let mut links = Vec::new();
        for (to, flow, is_dropped) in frequent {
            // Exceptions are caught elsewhere than the block jumps.
            let Some((_, index)) = self.program.place(to).filter(|&(in_method, index)| {
                in_method == method && self.program.flow(method).successors[from_index as usize].contains(&index)
            }) else {
                continue;
            };
            // What was taken in and does not lead back to the root does not stay; with more room it might lead there.
            if links_all || is_dropped && !is_full || !self.stays_in_loop(frame, method, index) {
                links.push(RegionLink { to, weight: weight(flow) });
            }
        }
        links
    }

    /// The region, without what does not lead back to the root of a loop.
    pub(super) fn finish(mut self, is_loop: bool) -> Result<Region, NotFormed> {
        self.propagate();
        let all = vec![true; self.nodes.len()];
        let mut keep = if is_loop { self.reaching_root() } else { all.clone() };
        if self.nodes[0].edges.is_empty() {
            return Err(NotFormed::NoProfile);
        }
        // An iteration that goes through a recursion, or is longer than a region may be, is followed as far as it goes.
        if !self.nodes[0].edges.iter().any(|edge| edge.taken.is_some_and(|(to, _)| keep[to])) {
            keep = all;
        }
        let mut callees: Vec<Vec<MethodId>> = (0..self.nodes.len()).map(|at| self.callees(at, &keep)).collect();
        let mut links: Vec<Vec<RegionLink>> = (0..self.nodes.len()).map(|at| self.links(at, &keep)).collect();
        // Frames without blocks go, and numbers close up.
        let mut frame_used = vec![false; self.frames.len()];
        for (node, _) in self.nodes.iter().zip(&keep).filter(|&(_, &keep)| keep) {
            self.chain(node.frame).for_each(|frame| frame_used[frame.index()] = true);
        }
        let (frame_numbers, numbers) = (dense::renumber(&frame_used), dense::renumber(&keep));
        let renumber = |frame: FrameNumber| FrameNumber(frame_numbers[frame.index()] as u16);
        let frames = self.frames.iter().zip(&frame_used).filter(|&(_, &used)| used);
        let frames = frames
            .map(|(frame, _)| RegionFrame {
                origin: match frame.origin {
                    FrameOrigin::Callee { caller, call } => FrameOrigin::Callee { caller: renumber(caller), call },
                    other => other,
                },
                ..*frame
            })
            .collect();
        let blocks = self.nodes.iter().enumerate().filter(|&(at, _)| keep[at]);
        let blocks = blocks
            .map(|(at, node)| {
                let edges = node.edges.iter().filter_map(|edge| {
                    let (to, transition) = edge.taken?;
                    let weight = weight(node.flow * edge.share);
                    keep[to].then(|| RegionEdge { to: numbers[to], transition, weight })
                });
                let mut successors: Vec<RegionEdge> = edges.collect();
                successors.sort_by_key(|edge| (std::cmp::Reverse(edge.weight), edge.to));
                RegionBlock {
                    block: node.block,
                    frame: renumber(node.frame),
                    origin: node.origin.unwrap_or(Origin::Growth),
                    weight: weight(node.flow),
                    successors,
                    callees: std::mem::take(&mut callees[at]),
                    links: std::mem::take(&mut links[at]),
                }
            })
            .collect();
        Ok(Region { frames, blocks })
    }
}
