//! Static control flow of methods, as region forming and tracing ask for it: successors, calls, natural loops.
//!
//! In come a method's edges; out go loops by head, innermost first for each block.

use holloway_vm::code::{Edge, EdgeKind};
use rustc_hash::FxHashMap;

use holloway_vm::{Control, MethodId};

use crate::dense;

/// A natural loop: what can reach one of its back edges without leaving through its head.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MethodLoop {
    /// Index of the block that all iterations begin with.
    pub head: u32,
    /// The lowest block in the loop, rounded down to a word of the body.
    first: u32,
    /// Whether each block is in the loop, a bit for each from the first on.
    body: Box<[u64]>,
    /// How many blocks are.
    size: usize,
}

impl MethodLoop {
    /// Whether a block is in the loop.
    pub fn contains(&self, block: u32) -> bool {
        let Some(at) = block.checked_sub(self.first) else { return false };
        self.body.get(at as usize / 64).is_some_and(|word| word >> (at % 64) & 1 != 0)
    }
}

/// How a block ends, as far as frames are concerned.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum BlockEnd {
    /// Control stays in the frame.
    #[default]
    Jump,
    /// A call that returns to the block of that index.
    Call(u32),
    /// A return, or a throw.
    Leaves,
}

/// The control flow of one method; its edges are those without exceptions.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MethodFlow {
    /// Successors of each block, by index.
    pub successors: Box<[Box<[u32]>]>,
    /// How each block ends.
    pub ends: Box<[BlockEnd]>,
    /// The natural loops, smaller ones first.
    pub loops: Vec<MethodLoop>,
    /// The blocks at which handlers of exceptions begin.
    pub handlers: Box<[u32]>,
}

impl MethodFlow {
    /// From a method's edges and the number of its blocks.
    pub fn new(blocks: usize, edges: &[Edge]) -> MethodFlow {
        let mut successors = vec![Vec::new(); blocks];
        let mut predecessors = vec![Vec::new(); blocks];
        let mut ends = vec![BlockEnd::Leaves; blocks];
        let ways = edges.iter().filter_map(|edge| Some((edge.from?, edge.to?, edge.kind)));
        let mut ways: Vec<(u32, u32, EdgeKind)> = ways.collect();
        // The edges of one block stay in order.
        ways.sort_by_key(|&(from, ..)| from);
        // The last block found to lead to each.
        let mut known = vec![None; blocks];
        for (from, to, kind) in ways {
            if known[to as usize].replace(from) != Some(from) {
                successors[from as usize].push(to);
                predecessors[to as usize].push(from);
            }
            ends[from as usize] = if kind == EdgeKind::ReturnPoint { BlockEnd::Call(to) } else { BlockEnd::Jump };
        }
        let mut sources: FxHashMap<u32, Vec<u32>> = FxHashMap::default();
        for edge in edges.iter().filter(|edge| edge.kind == EdgeKind::BackEdge) {
            if let Some(to) = edge.to {
                sources.entry(to).or_default().extend(edge.from);
            }
        }
        let mut loops: Vec<MethodLoop> =
            sources.into_iter().map(|(head, sources)| natural_loop(head, sources, &predecessors)).collect();
        loops.sort_unstable_by_key(|found| (found.size, found.head));
        let successors = successors.into_iter().map(Vec::into_boxed_slice).collect();
        MethodFlow { successors, ends: ends.into(), loops, handlers: Box::default() }
    }

    /// The same flow with handlers of exceptions.
    pub fn with_handlers(self, handlers: &[u32]) -> MethodFlow {
        MethodFlow { handlers: handlers.into(), ..self }
    }

    /// Bytes that it takes.
    fn bytes(&self) -> usize {
        let successors = self.successors.iter().map(|blocks| size_of_val(blocks) + size_of_val(&**blocks));
        let loops = self.loops.iter().map(|found| size_of::<MethodLoop>() + size_of_val(&*found.body));
        let others = size_of_val(&*self.ends) + size_of_val(&*self.handlers);
        size_of::<MethodFlow>() + others + successors.sum::<usize>() + loops.sum::<usize>()
    }

    /// Whether a block stands behind a call.
    pub fn is_return_point(&self, block: u32) -> bool {
        let before = block.checked_sub(1).and_then(|before| self.ends.get(before as usize));
        before == Some(&BlockEnd::Call(block))
    }

    /// The loops around a block, the innermost first.
    pub fn loops_around(&self, block: u32) -> impl Iterator<Item = &MethodLoop> {
        self.loops.iter().filter(move |around| around.contains(block))
    }

    /// The loop that a block is the head of, if it is one's head.
    pub fn loop_of_head(&self, head: u32) -> Option<&MethodLoop> {
        self.loops.iter().find(|found| found.head == head)
    }
}

fn natural_loop(head: u32, sources: Vec<u32>, predecessors: &[Vec<u32>]) -> MethodLoop {
    let mut body = vec![0_u64; predecessors.len().div_ceil(64)];
    let mut enter = |block: u32| {
        let (word, bit) = (&mut body[block as usize / 64], 1 << (block % 64));
        let new = *word & bit == 0;
        *word |= bit;
        new
    };
    enter(head);
    let mut pending = sources;
    while let Some(block) = pending.pop() {
        if enter(block) {
            pending.extend(&predecessors[block as usize]);
        }
    }
    let size = body.iter().map(|word| word.count_ones() as usize).sum();
    let first = body.iter().position(|&word| word != 0).unwrap_or(0);
    let end = body.iter().rposition(|&word| word != 0).map_or(first, |last| last + 1);
    MethodLoop { head, first: first as u32 * 64, body: body[first..end].into(), size }
}

/// The control flow of the methods of a VM, found when first asked for. Code has no other flow later: versions have
/// the same blocks.
#[derive(Default)]
pub struct Flows {
    /// By method number.
    methods: Vec<Option<Box<MethodFlow>>>,
    /// Bytes of all of them.
    bytes: usize,
}

impl Flows {
    /// Bytes that all flows take.
    pub fn bytes(&self) -> usize {
        self.methods.capacity() * size_of::<usize>() + self.bytes
    }

    /// A method's control flow; empty for one without threaded code.
    pub fn of(&mut self, vm: &Control<'_>, method: MethodId) -> &MethodFlow {
        let Flows { methods, bytes } = self;
        dense::entry(methods, method.index()).get_or_insert_with(|| {
            let Some(code) = vm.method(method).version(0) else { return Box::default() };
            let head = |target: u32| code.blocks.binary_search_by_key(&target, |block| block.start).ok();
            let mut handlers: Vec<u32> =
                code.handlers.iter().filter_map(|handler| Some(head(handler.target)? as u32)).collect();
            handlers.sort_unstable();
            handlers.dedup();
            let flow = vm.edges(method).map(|edges| MethodFlow::new(code.blocks.len(), &edges));
            let flow = Box::new(flow.unwrap_or_default().with_handlers(&handlers));
            *bytes += flow.bytes();
            flow
        })
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// Edges written `from>to kind`, with commas in between.
    pub fn edges_of(text: &str) -> Vec<Edge> {
        let edge = |edge: &str| {
            let (blocks, kind) = edge.split_once(' ').expect("a kind");
            let (from, to) = blocks.split_once('>').expect("two blocks");
            let kind = match kind {
                "falls" => EdgeKind::FallThrough,
                "taken" => EdgeKind::Taken,
                "returns" => EdgeKind::ReturnPoint,
                "back" => EdgeKind::BackEdge,
                _ => panic!("no such kind: {kind}"),
            };
            Edge { from: Some(from.parse().expect("a number")), to: Some(to.parse().expect("a number")), kind }
        };
        text.split(", ").map(edge).collect()
    }

    #[test]
    fn nested_loops_are_found_innermost_first() {
        // 0 -> 1 (outer head) -> 2 (inner head) -> 3 -> 2; 2 -> 4 -> 1; 1 -> 5.
        let mut edges = edges_of("0>1 falls, 1>2 falls, 1>5 taken, 2>3 falls, 2>4 taken, 3>2 back, 4>1 back");
        edges.insert(0, Edge { from: None, to: Some(0), kind: EdgeKind::Entry });
        let flow = MethodFlow::new(6, &edges);
        let heads = |block| flow.loops_around(block).map(|found| found.head).collect::<Vec<_>>();
        assert_eq!(heads(3), [2, 1]);
        assert_eq!(heads(4), [1]);
        assert!(heads(5).is_empty());
        assert_eq!(flow.ends[5], BlockEnd::Leaves);
        assert_eq!(flow.ends[2], BlockEnd::Jump);
    }

    #[test]
    fn wide_switches_have_each_successor_once() {
        // Each of 30,000 blocks is a case, and each second case of one block leads where another one does.
        let case = |from, to| Edge { from: Some(from), to: Some(to), kind: EdgeKind::SwitchCase };
        let wide = (1..30_000).map(|to| case(0, to)).chain((1..30_000).step_by(2).map(|to| case(0, to)));
        let edges: Vec<Edge> = wide.chain([case(7, 3), case(7, 2), case(7, 3)]).collect();
        let flow = MethodFlow::new(30_000, &edges);
        assert_eq!(*flow.successors[0], *(1..30_000).collect::<Vec<u32>>());
        assert_eq!(*flow.successors[7], [3, 2]);
    }

    #[test]
    fn a_call_ends_its_block() {
        let edges = edges_of("0>1 returns");
        let flow = MethodFlow::new(2, &edges);
        assert_eq!(flow.ends[..], [BlockEnd::Call(1), BlockEnd::Leaves]);
    }
}
