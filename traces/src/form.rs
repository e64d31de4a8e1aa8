//! Forms regions: from a root block, what the profile says is likely to follow, as one graph to compile.
//!
//! In come a root, the branch profile, and the control flow of methods; out comes a [`Region`]. Where the root is a
//! loop's head, the region is that loop with the calls and loops in it; where it is a method's entry, the method's body.
//! The graph grows along the edge over which most flows until what is left outside is rare: the maximum likelihood path
//! first, then its likely side exits. Everything left outside is a side exit of the region.

use holloway_vm::{BlockId, MethodId};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::candidate::{FrameNumber, FrameOrigin, Transition};
use crate::flow::{BlockEnd, MethodFlow};
use crate::region::{Region, RegionBlock, RegionEdge, RegionFrame};

/// What has followed transitions so far.
pub trait Profile {
    /// Calls `visit` with each block that has followed `block` and how often: after a transition from `from`, or after
    /// any where that is `None`.
    fn successors(&self, from: Option<BlockId>, block: BlockId, visit: &mut dyn FnMut(BlockId, u64));
}

/// The program's static side.
pub trait Program {
    /// Method and index of a block; `None` for blocks of instrumented code.
    fn place(&self, block: BlockId) -> Option<(MethodId, u32)>;

    /// The number of a method's block.
    fn block(&self, method: MethodId, index: u32) -> Option<BlockId>;

    /// Bytecodes of a block.
    fn bytecodes(&self, block: BlockId) -> u32;

    /// A method's control flow.
    fn flow(&mut self, method: MethodId) -> &MethodFlow;
}

/// How large regions may become.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Limits {
    /// Blocks of a region.
    pub blocks: usize,
    /// Bytecodes of a region's blocks.
    pub bytecodes: u32,
    /// Frames above the root's (K21).
    pub depth: i8,
    /// Frames of one method in a chain (K21).
    pub recursion: usize,
    /// An edge belongs to the region if at least this share of the root's executions takes it.
    pub share: f64,
}

impl Limits {
    /// For first compiles: what costs little to compile and holds the paths that matter.
    pub const FIRST: Limits = Limits { blocks: 64, bytecodes: 500, depth: 8, recursion: 3, share: 1.0 / 32.0 };
    /// For regions that begin where others are left: soon they lead to others again.
    pub const BRIDGE: Limits = Limits { blocks: 24, bytecodes: 200, depth: 4, recursion: 2, share: 1.0 / 8.0 };
    /// For regions whose exits are taken often.
    pub const GROWN: Limits = Limits { blocks: 256, bytecodes: 2000, depth: 8, recursion: 3, share: 1.0 / 64.0 };
}

/// Why no region is formed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotFormed {
    /// The root is not a block of plain code.
    NoBlock,
    /// Nothing follows the root, as far as the profile knows.
    NoProfile,
}

impl NotFormed {
    /// The reason's name.
    pub fn name(self) -> &'static str {
        match self {
            NotFormed::NoBlock => "no-plain-code",
            NotFormed::NoProfile => "no-profile",
        }
    }
}

/// A way out of a block that is in the region.
struct Way {
    to: BlockId,
    /// Of the block's executions, the share that goes this way.
    share: f64,
    /// The edge, once the region has it.
    edge: Option<(usize, Transition)>,
    /// The way leads where a region cannot follow.
    closed: bool,
}

struct Node {
    block: BlockId,
    method: MethodId,
    index: u32,
    frame: FrameNumber,
    /// The blocks from which the region reaches this one.
    from: Vec<BlockId>,
    ways: Vec<Way>,
    flow: f64,
}

struct Former<'a> {
    program: &'a mut dyn Program,
    profile: &'a dyn Profile,
    limits: Limits,
    wanted: &'a FxHashSet<(BlockId, BlockId)>,
    frames: Vec<RegionFrame>,
    nodes: Vec<Node>,
    by_place: FxHashMap<(FrameNumber, BlockId), usize>,
    bytecodes: u32,
}

/// From this share on a way out of a block is taken together with the way to the block.
const LIKELY: f64 = 0.75;

/// Rounds in which flow is sent through the graph: a loop inside it is taken for as many iterations at most.
const ROUNDS: usize = 24;

/// Of a block's executions, the share that is taken to go a way that is wanted.
const WANTED: f64 = 1.0 / 16.0;

/// Forms the region of a root. The transitions in `wanted` belong to it, however rare the profile thinks they are: exits
/// have counted them.
///
/// # Errors
/// [`NotFormed`], where the profile does not suffice.
pub fn form(
    program: &mut dyn Program,
    profile: &dyn Profile,
    root: BlockId,
    limits: Limits,
    wanted: &FxHashSet<(BlockId, BlockId)>,
) -> Result<Region, NotFormed> {
    let (method, index) = program.place(root).ok_or(NotFormed::NoBlock)?;
    let is_loop = program.flow(method).loop_of_head(index).is_some();
    let frames = vec![RegionFrame { method, origin: FrameOrigin::Root, depth: 0 }];
    let mut former = Former {
        program,
        profile,
        limits,
        wanted,
        frames,
        nodes: Vec::new(),
        by_place: FxHashMap::default(),
        bytecodes: 0,
    };
    former.add(root, method, index, FrameNumber::ROOT);
    former.grow(limits.share);
    if is_loop {
        // A loop whose end is rare, or was never seen together with its iterations, would keep what follows it out.
        while let Some(way) = former.way_towards_root() {
            former.take(way);
            former.grow(limits.share);
        }
    }
    former.finish(is_loop)
}

impl Former<'_> {
    fn add(&mut self, block: BlockId, method: MethodId, index: u32, frame: FrameNumber) -> usize {
        let at = self.nodes.len();
        self.bytecodes += self.program.bytecodes(block);
        self.nodes.push(Node { block, method, index, frame, from: Vec::new(), ways: Vec::new(), flow: 0.0 });
        self.by_place.insert((frame, block), at);
        self.look(at);
        at
    }

    /// Asks the profile for the ways out of a block. Ways that are taken already stay.
    fn look(&mut self, at: usize) {
        let node = &self.nodes[at];
        let mut counts: Vec<(BlockId, u64)> = Vec::new();
        let mut visit = |to: BlockId, count: u64| match counts.iter_mut().find(|known| known.0 == to) {
            Some(known) => known.1 += count,
            None => counts.push((to, count)),
        };
        for &from in &node.from {
            self.profile.successors(Some(from), node.block, &mut visit);
        }
        if at == 0 || counts.iter().map(|&(_, count)| count).sum::<u64>() == 0 {
            counts.clear();
            let mut visit = |to: BlockId, count: u64| match counts.iter_mut().find(|known| known.0 == to) {
                Some(known) => known.1 += count,
                None => counts.push((to, count)),
            };
            self.profile.successors(None, node.block, &mut visit);
        }
        if let Some(back) = self.return_block(at) {
            // Where this call returns to does not depend on where others return to.
            if counts.is_empty() || counts.iter().any(|&(to, _)| to == back || self.is_return_point(to)) {
                counts = vec![(back, 1)];
            }
        }
        if counts.is_empty() && at != 0 {
            // Never seen: where it can only go one way, or some, it goes there.
            counts = self.jumps(at).into_iter().map(|to| (to, 1)).collect();
        }
        let total: u64 = counts.iter().map(|&(_, count)| count).sum();
        counts.sort_unstable_by_key(|&(to, count)| (std::cmp::Reverse(count), to));
        let node = &mut self.nodes[at];
        for way in &mut node.ways {
            way.share = 0.0;
        }
        let mut wanted: Vec<BlockId> = self.wanted.iter().filter(|way| way.0 == node.block).map(|way| way.1).collect();
        wanted.sort_unstable();
        for (to, count) in counts {
            let share = count as f64 / total.max(1) as f64;
            match node.ways.iter_mut().find(|way| way.to == to) {
                Some(way) => way.share = share,
                None => node.ways.push(Way { to, share, edge: None, closed: false }),
            }
        }
        for to in wanted {
            match node.ways.iter_mut().find(|way| way.to == to) {
                Some(way) => way.share = way.share.max(WANTED),
                None => node.ways.push(Way { to, share: WANTED, edge: None, closed: false }),
            }
        }
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
        self.program.flow(method).ends.contains(&BlockEnd::Call(index))
    }

    /// Sends flow through the graph as it is. The root's executions are 1.
    fn spread(&mut self) {
        let mut into: Vec<Vec<(usize, f64)>> = vec![Vec::new(); self.nodes.len()];
        for (at, node) in self.nodes.iter().enumerate() {
            for way in &node.ways {
                if let Some((to, _)) = way.edge {
                    into[to].push((at, way.share));
                }
            }
        }
        self.nodes.iter_mut().for_each(|node| node.flow = 0.0);
        self.nodes[0].flow = 1.0;
        // Nodes stand roughly in the order of execution, so that flow gets far in one round.
        for _ in 0..ROUNDS {
            let mut change = 0.0f64;
            for (at, into) in into.iter().enumerate().skip(1) {
                let flow: f64 = into.iter().map(|&(from, share)| self.nodes[from].flow * share).sum();
                change = change.max(flow - self.nodes[at].flow);
                self.nodes[at].flow = flow;
            }
            if change < self.limits.share / 4.0 {
                break;
            }
        }
    }

    /// Takes in ways by the flow over them, the greatest first, until only rare ones are left.
    fn grow(&mut self, least: f64) {
        loop {
            self.spread();
            let mut open: Vec<(f64, usize, usize)> = Vec::new();
            for (at, node) in self.nodes.iter().enumerate() {
                for (way_at, way) in node.ways.iter().enumerate() {
                    let wanted = node.flow > 0.0 && self.wanted.contains(&(node.block, way.to));
                    let flow = (node.flow * way.share).max(if wanted { least } else { 0.0 });
                    if way.edge.is_none() && !way.closed && flow >= least {
                        open.push((flow, at, way_at));
                    }
                }
            }
            let Some(greatest) = open.iter().map(|&(flow, ..)| flow).max_by(f64::total_cmp) else { return };
            open.retain(|&(flow, ..)| flow >= greatest / 4.0);
            open.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)).then(a.2.cmp(&b.2)));
            for (_, at, way) in open {
                self.take((at, way));
                self.follow_likely(at, way);
            }
        }
    }

    /// Goes on from a way that has been taken, as long as one way is likely: what would be found in any case is found
    /// without sending flow through the graph again and again.
    fn follow_likely(&mut self, mut at: usize, mut way: usize) {
        while let Some((to, _)) = self.nodes[at].ways[way].edge {
            let likely = |way: &Way| way.edge.is_none() && !way.closed && way.share >= LIKELY;
            let Some(next) = self.nodes[to].ways.iter().position(likely) else { return };
            self.take((to, next));
            (at, way) = (to, next);
        }
    }

    /// Makes a way an edge of the region, with the block it leads to; or closes it.
    fn take(&mut self, (at, way): (usize, usize)) {
        let to = self.nodes[at].ways[way].to;
        let Some((method, index)) = self.program.place(to) else {
            self.nodes[at].ways[way].closed = true;
            return;
        };
        let Some((frame, transition)) = self.follow(at, method, index) else {
            self.nodes[at].ways[way].closed = true;
            return;
        };
        let from = self.nodes[at].block;
        let target = match self.by_place.get(&(frame, to)) {
            Some(&target) => target,
            None => {
                let bytecodes = self.bytecodes + self.program.bytecodes(to);
                if self.nodes.len() >= self.limits.blocks || bytecodes > self.limits.bytecodes {
                    self.nodes[at].ways[way].closed = true;
                    return;
                }
                self.add(to, method, index, frame)
            }
        };
        self.nodes[at].ways[way].edge = Some((target, transition));
        if !self.nodes[target].from.contains(&from) {
            self.nodes[target].from.push(from);
            self.look(target);
        }
    }

    /// In which frame the path goes on, and how it gets there; `None` where a region does not follow.
    fn follow(&mut self, at: usize, method: MethodId, index: u32) -> Option<(FrameNumber, Transition)> {
        let Node { block, method: from_method, index: from_index, frame, .. } = self.nodes[at];
        let end = self.program.flow(from_method).ends.get(from_index as usize).copied()?;
        match end {
            BlockEnd::Jump => {
                let flow = self.program.flow(from_method);
                let known = method == from_method && flow.successors[from_index as usize].contains(&index);
                (known && self.stays_in_loop(frame, method, index)).then_some((frame, Transition::Jump))
            }
            // Back from a call of which nothing was seen: a native method.
            BlockEnd::Call(back) if method == from_method && index == back => {
                self.stays_in_loop(frame, method, index).then_some((frame, Transition::Return))
            }
            BlockEnd::Call(_) if index == 0 => self.push(frame, block, method).map(|frame| (frame, Transition::Call)),
            BlockEnd::Call(_) => None,
            BlockEnd::Leaves => self.follow_out(frame, method, index),
        }
    }

    /// In which frame a path goes on that leaves one, by a return or by an exception.
    fn follow_out(&mut self, frame: FrameNumber, method: MethodId, index: u32) -> Option<(FrameNumber, Transition)> {
        if let FrameOrigin::Callee { caller, call } = self.frames[frame.index()].origin {
            let (caller_method, call_index) = self.program.place(call)?;
            let back = self.program.flow(caller_method).ends.get(call_index as usize).copied()?;
            if method == caller_method && back == BlockEnd::Call(index) {
                return self.stays_in_loop(caller, method, index).then_some((caller, Transition::Return));
            }
        }
        if !self.program.flow(method).handlers.contains(&index) {
            return None;
        }
        let catches = |&frame: &FrameNumber| self.frames[frame.index()].method == method;
        let catching = self.chain(frame).find(catches)?;
        self.stays_in_loop(catching, method, index).then_some((catching, Transition::Throw))
    }

    /// A frame and those that have called it, as far as the region has them.
    fn chain(&self, frame: FrameNumber) -> impl Iterator<Item = FrameNumber> {
        std::iter::successors(Some(frame), |&frame| match self.frames[frame.index()].origin {
            FrameOrigin::Callee { caller, .. } => Some(caller),
            _ => None,
        })
    }

    /// In the root's frame a loop's region has the loop's own blocks only: what lies around it has a region of its own,
    /// in which this loop is an inner one. A region that begins inside a loop ends where the next iteration begins.
    fn stays_in_loop(&mut self, frame: FrameNumber, method: MethodId, index: u32) -> bool {
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
        if depth > self.limits.depth || same >= self.limits.recursion {
            return None;
        }
        let number = FrameNumber(u16::try_from(self.frames.len()).ok()?);
        self.frames.push(RegionFrame { method, origin, depth });
        Some(number)
    }

    /// Which nodes lead back to the root.
    fn reaching_root(&self) -> Vec<bool> {
        let mut reaching = vec![false; self.nodes.len()];
        reaching[0] = true;
        loop {
            let mut changed = false;
            for (at, node) in self.nodes.iter().enumerate().rev() {
                if !reaching[at] && node.ways.iter().any(|way| way.edge.is_some_and(|(to, _)| reaching[to])) {
                    (reaching[at], changed) = (true, true);
                }
            }
            if !changed {
                return reaching;
            }
        }
    }

    /// Where blocks of the region do not lead back to the root: the most likely way out of them.
    fn way_towards_root(&self) -> Option<(usize, usize)> {
        let reaching = self.reaching_root();
        let mut best: Option<(f64, usize, usize)> = None;
        for (at, node) in self.nodes.iter().enumerate() {
            let has_cycle = reaching[at] && (at != 0 || node.ways.iter().any(|way| way.edge.is_some()));
            if has_cycle {
                continue;
            }
            for (way_at, way) in node.ways.iter().enumerate() {
                let flow = node.flow * way.share;
                if way.edge.is_none() && !way.closed && best.is_none_or(|(known, ..)| flow > known) {
                    best = Some((flow, at, way_at));
                }
            }
        }
        best.map(|(_, at, way)| (at, way))
    }

    /// The methods that a block calls but whose blocks are not among those that stay.
    fn callees(&mut self, at: usize, keep: &[bool]) -> Vec<MethodId> {
        let Node { method, index, .. } = self.nodes[at];
        if !matches!(self.program.flow(method).ends.get(index as usize), Some(BlockEnd::Call(_))) {
            return Vec::new();
        }
        let ways = self.nodes[at].ways.iter().filter(|way| !way.edge.is_some_and(|(to, _)| keep[to]));
        let places = ways.filter_map(|way| self.program.place(way.to));
        places.filter(|&(_, index)| index == 0).map(|(method, _)| method).collect()
    }

    fn finish(mut self, is_loop: bool) -> Result<Region, NotFormed> {
        self.spread();
        let all = vec![true; self.nodes.len()];
        let mut keep = if is_loop { self.reaching_root() } else { all.clone() };
        if self.nodes[0].ways.is_empty() {
            return Err(NotFormed::NoProfile);
        }
        // An iteration that goes through a recursion, or is longer than a region may be, is followed as far as it goes.
        if !self.nodes[0].ways.iter().any(|way| way.edge.is_some_and(|(to, _)| keep[to])) {
            keep = all;
        }
        let mut callees: Vec<Vec<MethodId>> = (0..self.nodes.len()).map(|at| self.callees(at, &keep)).collect();
        // Frames without blocks go, and numbers close up.
        let mut frame_used = vec![false; self.frames.len()];
        for (node, _) in self.nodes.iter().zip(&keep).filter(|&(_, &keep)| keep) {
            let mut frame = Some(node.frame);
            while let Some(at) = frame {
                frame_used[at.index()] = true;
                frame = match self.frames[at.index()].origin {
                    FrameOrigin::Callee { caller, .. } => Some(caller),
                    _ => None,
                };
            }
        }
        let number = |used: &[bool]| {
            let mut next = 0;
            used.iter()
                .map(|&used| {
                    if used {
                        next += 1;
                        next - 1
                    } else {
                        usize::MAX
                    }
                })
                .collect::<Vec<_>>()
        };
        let (frame_numbers, numbers) = (number(&frame_used), number(&keep));
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
        let weight = |flow: f64| (flow * 65_536.0) as u64;
        let blocks = self.nodes.iter().enumerate().filter(|&(at, _)| keep[at]);
        let blocks = blocks
            .map(|(at, node)| {
                let edges = node.ways.iter().filter_map(|way| {
                    let (to, transition) = way.edge?;
                    let weight = weight(node.flow * way.share);
                    keep[to].then(|| RegionEdge { to: numbers[to], transition, weight })
                });
                let mut successors: Vec<RegionEdge> = edges.collect();
                successors.sort_by_key(|edge| (std::cmp::Reverse(edge.weight), edge.to));
                RegionBlock {
                    block: node.block,
                    frame: renumber(node.frame),
                    weight: weight(node.flow),
                    successors,
                    callees: std::mem::take(&mut callees[at]),
                }
            })
            .collect();
        Ok(Region { frames, blocks })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use holloway_vm::code::{Edge, EdgeKind};

    /// Methods of a few blocks; block numbers are method times 100 plus index.
    struct Toy {
        flows: Vec<MethodFlow>,
    }

    impl Program for Toy {
        fn place(&self, block: BlockId) -> Option<(MethodId, u32)> {
            let (method, index) = (block.0 / 100, block.0 % 100);
            let flow = self.flows.get(method as usize)?;
            ((index as usize) < flow.ends.len()).then_some((MethodId(method), index))
        }

        fn block(&self, method: MethodId, index: u32) -> Option<BlockId> {
            Some(BlockId(method.0 * 100 + index))
        }

        fn bytecodes(&self, _block: BlockId) -> u32 {
            3
        }

        fn flow(&mut self, method: MethodId) -> &MethodFlow {
            &self.flows[method.index()]
        }
    }

    /// Counts of (before, block, after).
    struct Counts(Vec<(u32, u32, u32, u64)>);

    impl Profile for Counts {
        fn successors(&self, from: Option<BlockId>, block: BlockId, visit: &mut dyn FnMut(BlockId, u64)) {
            for &(before, at, after, count) in &self.0 {
                if at == block.0 && from.is_none_or(|from| from.0 == before) {
                    visit(BlockId(after), count);
                }
            }
        }
    }

    fn edge(from: u32, to: u32, kind: EdgeKind) -> Edge {
        Edge { from: Some(from), to, kind }
    }

    /// Method 0: entry 0, loop head 1, call 2, behind the call 3 (back to 1), end 4. Method 1: 0 branches to 1 or 2, both
    /// return.
    fn toy() -> Toy {
        let caller = [
            edge(0, 1, EdgeKind::FallThrough),
            edge(1, 2, EdgeKind::FallThrough),
            edge(1, 4, EdgeKind::Taken),
            edge(2, 3, EdgeKind::ReturnPoint),
            edge(3, 1, EdgeKind::BackEdge),
        ];
        let callee = [edge(0, 1, EdgeKind::FallThrough), edge(0, 2, EdgeKind::Taken)];
        Toy { flows: vec![MethodFlow::new(5, &caller), MethodFlow::new(3, &callee)] }
    }

    fn text(region: &Region) -> String {
        let mut lines = String::new();
        for (at, block) in region.blocks.iter().enumerate() {
            lines += &format!("{at}: {} in frame {} ->", block.block, block.frame.0);
            for edge in &block.successors {
                lines += &format!(" {} {:?}", edge.to, edge.transition);
            }
            lines += "\n";
        }
        lines
    }

    #[test]
    fn a_loop_with_a_call_is_followed_through_the_callee() {
        let counts = Counts(vec![
            (3, 1, 2, 990),
            (3, 1, 4, 10),
            (1, 2, 100, 1000),
            (2, 100, 101, 900),
            (2, 100, 102, 100),
            (100, 101, 3, 900),
            (100, 102, 3, 100),
            (101, 3, 1, 900),
            (102, 3, 1, 100),
        ]);
        let region = form(&mut toy(), &counts, BlockId(1), Limits::GROWN, &FxHashSet::default()).expect("a loop");
        assert_eq!(
            text(&region),
            "0: B1 in frame 0 -> 1 Jump\n1: B2 in frame 0 -> 2 Call\n2: B100 in frame 1 -> 3 Jump 5 Jump\n\
             3: B101 in frame 1 -> 4 Return\n4: B3 in frame 0 -> 0 Jump\n5: B102 in frame 1 -> 4 Return\n"
        );
        assert_eq!(region.frames.len(), 2);
    }

    #[test]
    fn a_loop_that_was_never_closed_is_followed_as_far_as_it_was_seen() {
        let counts = Counts(vec![(0, 1, 2, 5)]);
        let formed =
            form(&mut toy(), &counts, BlockId(1), Limits::GROWN, &FxHashSet::default()).expect("something follows");
        assert_eq!(text(&formed), "0: B1 in frame 0 -> 1 Jump\n1: B2 in frame 0 ->\n");
        let nothing = form(&mut toy(), &Counts(Vec::new()), BlockId(1), Limits::GROWN, &FxHashSet::default());
        assert_eq!(nothing, Err(NotFormed::NoProfile));
    }

    #[test]
    fn what_an_exit_has_counted_belongs_to_the_region_however_rare_the_profile_thinks_it_is() {
        // The callee's second way was seen once in a thousand times, and what follows it never.
        let counts = Counts(vec![
            (3, 1, 2, 1000),
            (1, 2, 100, 1000),
            (2, 100, 101, 1000),
            (100, 101, 3, 1000),
            (101, 3, 1, 1000),
        ]);
        let without = form(&mut toy(), &counts, BlockId(1), Limits::FIRST, &FxHashSet::default()).expect("a loop");
        assert_eq!(without.blocks.len(), 5);
        let wanted = FxHashSet::from_iter([(BlockId(100), BlockId(102))]);
        let with = form(&mut toy(), &counts, BlockId(1), Limits::FIRST, &wanted).expect("a loop");
        assert_eq!(with.blocks.len(), 6);
        assert!(text(&with).contains("B102 in frame 1 -> 4 Return"), "{}", text(&with));
    }

    #[test]
    fn a_region_that_begins_inside_a_loop_ends_where_the_next_iteration_begins() {
        let counts = Counts(vec![(2, 3, 1, 900), (3, 1, 2, 900), (1, 2, 100, 900)]);
        let formed = form(&mut toy(), &counts, BlockId(3), Limits::FIRST, &FxHashSet::default()).expect("a block");
        assert_eq!(text(&formed), "0: B3 in frame 0 ->\n");
    }

    /// Block 5 of method 0 is a handler that goes on with the loop; block 2 of method 1 throws.
    #[test]
    fn what_is_thrown_goes_on_at_a_handler_of_a_frame_that_the_region_has() {
        let caller = [
            edge(0, 1, EdgeKind::FallThrough),
            edge(1, 2, EdgeKind::FallThrough),
            edge(1, 4, EdgeKind::Taken),
            edge(2, 3, EdgeKind::ReturnPoint),
            edge(3, 1, EdgeKind::BackEdge),
            edge(5, 1, EdgeKind::BackEdge),
        ];
        let mut toy = toy();
        let counts = Counts(vec![
            (3, 1, 2, 500),
            (5, 1, 2, 500),
            (1, 2, 100, 1000),
            (2, 100, 101, 500),
            (2, 100, 102, 500),
            (100, 101, 3, 500),
            (101, 3, 1, 500),
            (100, 102, 5, 500),
            (102, 5, 1, 500),
        ]);
        toy.flows[0] = MethodFlow::new(6, &caller);
        let none = FxHashSet::default();
        let without = form(&mut toy, &counts, BlockId(1), Limits::FIRST, &none).expect("a loop");
        assert!(!text(&without).contains("Throw"), "block 5 is no handler");
        toy.flows[0] = MethodFlow::new(6, &caller).with_handlers(&[5]);
        let region = form(&mut toy, &counts, BlockId(1), Limits::FIRST, &none).expect("a loop");
        let handler = region.blocks.iter().position(|block| block.block == BlockId(5)).expect("the handler");
        assert!(text(&region).contains(&format!("B102 in frame 1 -> {handler} Throw")), "{}", text(&region));
        assert_eq!(region.blocks[handler].frame, FrameNumber::ROOT);
        // Begun in the callee, the region has no frame that catches.
        let callee = form(&mut toy, &counts, BlockId(100), Limits::FIRST, &none).expect("a method");
        assert!(!text(&callee).contains("Throw"), "{}", text(&callee));
    }

    #[test]
    fn calls_that_are_not_followed_are_named() {
        let counts = Counts(vec![(3, 1, 2, 1000), (1, 2, 100, 1000)]);
        let limits = Limits { depth: 0, ..Limits::FIRST };
        let formed = form(&mut toy(), &counts, BlockId(1), limits, &FxHashSet::default()).expect("something follows");
        assert_eq!(formed.blocks[1].callees, [MethodId(1)]);
    }

    #[test]
    fn a_long_inner_loop_is_left_where_it_ends_however_rarely() {
        // 0, outer head 1, inner head 2, inner body 3 back to 2, after it 4 back to 1, end 5.
        let edges = [
            edge(0, 1, EdgeKind::FallThrough),
            edge(1, 2, EdgeKind::FallThrough),
            edge(1, 5, EdgeKind::Taken),
            edge(2, 3, EdgeKind::FallThrough),
            edge(2, 4, EdgeKind::Taken),
            edge(3, 2, EdgeKind::BackEdge),
            edge(4, 1, EdgeKind::BackEdge),
        ];
        let mut toy = Toy { flows: vec![MethodFlow::new(6, &edges)] };
        let counts = Counts(vec![
            (4, 1, 2, 20),
            (1, 2, 3, 20),
            (2, 3, 2, 200_000),
            (3, 2, 3, 200_000),
            (3, 2, 4, 20),
            (2, 4, 1, 20),
        ]);
        let outer = form(&mut toy, &counts, BlockId(1), Limits::GROWN, &FxHashSet::default()).expect("a loop");
        assert_eq!(outer.blocks.len(), 4);
        let inner = form(&mut toy, &counts, BlockId(2), Limits::GROWN, &FxHashSet::default()).expect("a loop");
        assert_eq!(inner.blocks.len(), 2, "the outer loop has a region of its own");
    }
}
