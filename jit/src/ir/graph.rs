//! The control-flow graph of a function: predecessors, reverse postorder, dominators, loops.
//!
//! Dense vectors by block number. Computing it takes time linear in the blocks and edges (for reducible graphs, the
//! only ones that Java compilers make, dominators settle in the second round).

use super::{Block, Function};

/// The nodes of a graph that are reached from node 0, each once: a node comes after its dominators. Of a node's successors
/// the last one comes right behind it, unless it has come before.
pub(crate) fn reverse_postorder(nodes: usize, successors: impl Fn(usize) -> Vec<usize>) -> Vec<usize> {
    let mut order = Vec::with_capacity(nodes);
    let mut seen = vec![false; nodes];
    let mut open = vec![(0, successors(0))];
    seen[0] = true;
    while let Some((node, rest)) = open.last_mut() {
        match rest.pop() {
            Some(next) if !std::mem::replace(&mut seen[next], true) => open.push((next, successors(next))),
            Some(_) => {}
            None => {
                order.push(*node);
                open.pop();
            }
        }
    }
    order.reverse();
    order
}

/// The graph as it was when it was made.
#[derive(Clone, Debug, Default)]
pub struct FunctionGraph {
    /// The blocks that can be reached, in reverse postorder: a block comes after its dominators.
    pub order: Vec<Block>,
    /// Place in `order`; `u32::MAX` for blocks that cannot be reached.
    place: Vec<u32>,
    /// The blocks that go to a block, one entry for each edge; reachable ones only.
    pub predecessors: Lists,
    /// The immediate dominator; the entry's is itself.
    dominator: Vec<Block>,
    /// First and last number in a walk over the tree of dominators.
    span: Vec<(u32, u32)>,
}

/// A natural loop: edges lead back to a block that dominates where they come from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NaturalLoop {
    /// The block in which it is entered, and which dominates all its blocks.
    pub head: Block,
    /// The blocks that go back to the head.
    pub latches: Vec<Block>,
    /// All blocks, the head first, in reverse postorder.
    pub blocks: Vec<Block>,
    /// The innermost loop around this one, an index into the list of loops.
    pub parent: Option<usize>,
    /// Whether no other loop lies inside.
    pub innermost: bool,
}

/// A list of blocks for each block, by its number; one vector holds them all.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Lists {
    /// Where each list begins, and the last one's end.
    starts: Vec<u32>,
    blocks: Vec<Block>,
}

impl Lists {
    /// Where each block goes.
    fn of_successors(function: &Function) -> Lists {
        let mut lists = Lists {
            starts: Vec::with_capacity(function.blocks.len() + 1),
            blocks: Vec::with_capacity(2 * function.blocks.len()),
        };
        lists.starts.push(0);
        for block in &function.blocks {
            block.terminator.targets(|to, _| lists.blocks.push(to));
            lists.starts.push(lists.blocks.len() as u32);
        }
        lists
    }

    /// For each block those of `order`, in its order, in whose lists it is.
    fn turned(&self, order: &[Block]) -> Lists {
        let count = self.starts.len() - 1;
        let mut starts = vec![0u32; count + 1];
        let edges = || order.iter().flat_map(|&from| self[from.index()].iter().map(move |&to| (from, to)));
        edges().for_each(|(_, to)| starts[to.index() + 1] += 1);
        for at in 0..count {
            starts[at + 1] += starts[at];
        }
        let mut blocks = vec![Function::ENTRY; starts[count] as usize];
        let mut next = starts.clone();
        for (from, to) in edges() {
            blocks[next[to.index()] as usize] = from;
            next[to.index()] += 1;
        }
        Lists { starts, blocks }
    }
}

impl std::ops::Index<usize> for Lists {
    type Output = [Block];

    fn index(&self, block: usize) -> &[Block] {
        &self.blocks[self.starts[block] as usize..self.starts[block + 1] as usize]
    }
}

impl FunctionGraph {
    /// The graph of a function as it is: later changes of its blocks are not seen. About linear in its edges.
    pub fn new(function: &Function) -> FunctionGraph {
        let count = function.blocks.len();
        let mut graph = FunctionGraph {
            order: Vec::with_capacity(count),
            place: vec![u32::MAX; count],
            predecessors: Lists::default(),
            dominator: vec![Function::ENTRY; count],
            span: vec![(0, 0); count],
        };
        let successors = Lists::of_successors(function);
        graph.walk(&successors);
        graph.predecessors = successors.turned(&graph.order);
        graph.find_dominators();
        graph
    }

    /// Whether a block can be reached.
    pub fn reaches(&self, block: Block) -> bool {
        self.place[block.index()] != u32::MAX
    }

    /// A block's place in reverse postorder.
    pub fn place(&self, block: Block) -> u32 {
        self.place[block.index()]
    }

    /// The immediate dominator of a block that can be reached; the entry's is itself.
    pub fn dominator(&self, block: Block) -> Block {
        self.dominator[block.index()]
    }

    /// Whether every path to `below` leads through `above`, or they are the same. Constant time.
    pub fn dominates(&self, above: Block, below: Block) -> bool {
        let (first, last) = self.span[above.index()];
        (first..=last).contains(&self.span[below.index()].0) && self.reaches(above) && self.reaches(below)
    }

    fn walk(&mut self, successors: &Lists) {
        let mut seen = vec![false; self.place.len()];
        // With how many successors are still to be walked: the last is first, so that the first comes first in the order.
        let mut stack: Vec<(Block, usize)> = Vec::with_capacity(self.place.len());
        let mut enter = |block: Block, stack: &mut Vec<(Block, usize)>| {
            if !std::mem::replace(&mut seen[block.index()], true) {
                stack.push((block, successors[block.index()].len()));
            }
        };
        enter(Function::ENTRY, &mut stack);
        while let Some((block, rest)) = stack.last_mut() {
            let block = *block;
            if *rest > 0 {
                *rest -= 1;
                let next = successors[block.index()][*rest];
                enter(next, &mut stack);
            } else {
                self.order.push(block);
                stack.pop();
            }
        }
        self.order.reverse();
        for (place, &block) in self.order.iter().enumerate() {
            self.place[block.index()] = place as u32;
        }
    }

    fn find_dominators(&mut self) {
        let none = u32::MAX;
        // By place in the order.
        let mut above = vec![none; self.order.len()];
        if let Some(first) = above.first_mut() {
            *first = 0;
        }
        loop {
            let mut changed = false;
            for at in 1..self.order.len() {
                let mut best = none;
                for before in &self.predecessors[self.order[at].index()] {
                    let mut a = self.place[before.index()];
                    if above[a as usize] == none {
                        continue;
                    }
                    if best == none {
                        best = a;
                        continue;
                    }
                    while a != best {
                        if a > best {
                            a = above[a as usize];
                        } else {
                            best = above[best as usize];
                        }
                    }
                }
                changed |= above[at] != best;
                above[at] = best;
            }
            if !changed {
                break;
            }
        }
        // Sizes of the subtrees, then numbers: a parent comes before its children in the order.
        let mut size = vec![1u32; self.order.len()];
        for at in (1..self.order.len()).rev() {
            size[above[at] as usize] += size[at];
        }
        let mut next = vec![0u32; self.order.len()];
        for at in 0..self.order.len() {
            let first = if at == 0 { 0 } else { next[above[at] as usize] };
            if at > 0 {
                next[above[at] as usize] += size[at];
                self.dominator[self.order[at].index()] = self.order[above[at] as usize];
            }
            self.span[self.order[at].index()] = (first, first + size[at] - 1);
            next[at] = first + 1;
        }
    }

    /// The natural loops, inner ones before the loops around them.
    pub fn loops(&self) -> Vec<NaturalLoop> {
        let mut loops: Vec<NaturalLoop> = Vec::new();
        // The innermost loop known to contain a block, by block.
        let mut inside: Vec<Option<usize>> = vec![None; self.place.len()];
        for &head in self.order.iter().rev() {
            let before = &self.predecessors[head.index()];
            let mut latches: Vec<Block> = before.iter().copied().filter(|&from| self.dominates(head, from)).collect();
            latches.sort_unstable();
            latches.dedup();
            if latches.is_empty() {
                continue;
            }
            let number = loops.len();
            let mut member = vec![false; self.place.len()];
            member[head.index()] = true;
            let mut blocks = vec![head];
            let mut work = latches.clone();
            while let Some(block) = work.pop() {
                if std::mem::replace(&mut member[block.index()], true) {
                    continue;
                }
                blocks.push(block);
                work.extend(&self.predecessors[block.index()]);
            }
            blocks.sort_unstable_by_key(|&block| self.place(block));
            let mut innermost = true;
            for &block in &blocks {
                let mut at = inside[block.index()];
                if at.is_none() {
                    inside[block.index()] = Some(number);
                }
                while let Some(inner) = at {
                    innermost = false;
                    if loops[inner].parent.is_none() && inner != number {
                        loops[inner].parent = Some(number);
                        break;
                    }
                    at = loops[inner].parent.filter(|&outer| outer != number);
                }
            }
            loops.push(NaturalLoop { head, latches, blocks, parent: None, innermost });
        }
        loops
    }
}

impl Function {
    /// How often control can pass from one block to another: the edges between them.
    pub fn edges_between(&self, from: Block, to: Block) -> usize {
        let mut count = 0;
        self.blocks[from.index()].terminator.targets(|target, _| count += usize::from(target == to));
        count
    }

    /// Whether a block ends in a jump, and where to.
    pub fn jump_target(&self, block: Block) -> Option<Block> {
        self.blocks[block.index()].terminator.jump().map(|(to, _)| to)
    }
}
