//! Loop nesting: in goes a control-flow graph, out come its loops, which lies in which, and which edges lead back.
//!
//! The algorithm is Havlak's ("Nesting of reducible and irreducible loops", 1997), which structural path profiling uses
//! (section 3.2): a depth-first search numbers the vertices; from the last to the first, the sources of the edges that lead
//! back to a vertex, and whatever reaches them without passing it, are its loop. Where control also comes in elsewhere the
//! loop is irreducible. Loops with one header are one loop. Unlike in the paper, a vertex notes each entry of an irreducible
//! loop once, so that the work stays within edges times nesting depth.
//!
//! An edge is *retreating* if it leads to a vertex from which the search came to the edge's source. Each such edge leads to the
//! header of a loop that holds both ends, so a loop without those to its own header, its inner loops taken as single
//! vertices, has no cycles: what path numbers rest on.

use super::graph::{EdgeIndex, FlowGraph, Vertex};

/// A loop of a [`LoopNesting`]; a loop's number is smaller than those of loops inside it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct LoopIndex(pub u32);

impl LoopIndex {
    /// As an index of a table with a place for each loop.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A loop: the vertices between a header and edges that lead back to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Loop {
    /// Where its retreating edges lead.
    pub header: Vertex,
    /// The loop around it.
    pub parent: Option<LoopIndex>,
    /// How many loops it lies in, itself included.
    pub depth: u32,
    /// Whether it is entered at its header only.
    pub reducible: bool,
}

/// The loops of a graph.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LoopNesting {
    loops: Vec<Loop>,
    innermost: Vec<Option<LoopIndex>>,
    retreating: Vec<bool>,
    reached: Vec<bool>,
    forward: Vec<Vertex>,
    /// For each loop where it and those inside it begin and end among all, each followed by those inside it.
    spans: Vec<(u32, u32)>,
}

const UNREACHED: u32 = u32::MAX;

/// The depth-first search.
struct Search {
    /// Vertices by number.
    order: Vec<Vertex>,
    /// Numbers by vertex.
    number: Vec<u32>,
    /// The greatest number below each number in the tree.
    last: Vec<u32>,
    /// Vertices as they were left.
    postorder: Vec<Vertex>,
}

impl Search {
    fn new(graph: &FlowGraph) -> Search {
        let number = vec![UNREACHED; graph.vertices()];
        let mut search = Search { order: Vec::new(), number, last: Vec::new(), postorder: Vec::new() };
        let mut stack = Vec::new();
        search.reach(graph.entry(), &mut stack);
        while let Some((vertex, at)) = stack.pop() {
            let Some(&edge) = graph.outgoing(vertex).get(at) else {
                search.last[search.number[vertex.index()] as usize] = search.order.len() as u32 - 1;
                search.postorder.push(vertex);
                continue;
            };
            stack.push((vertex, at + 1));
            let to = graph.edge(edge).to;
            if search.number[to.index()] == UNREACHED {
                search.reach(to, &mut stack);
            }
        }
        search
    }

    fn reach(&mut self, vertex: Vertex, stack: &mut Vec<(Vertex, usize)>) {
        self.number[vertex.index()] = self.order.len() as u32;
        self.last.push(0);
        self.order.push(vertex);
        stack.push((vertex, 0));
    }

    /// Whether number `over` is number `under`, or above it in the tree.
    fn is_ancestor(&self, over: u32, under: u32) -> bool {
        over <= under && under <= self.last[over as usize]
    }
}

/// Sets of numbers that have been taken together, with the header that stands for each.
struct Together(Vec<u32>);

impl Together {
    fn find(&mut self, mut number: u32) -> u32 {
        while self.0[number as usize] != number {
            let next = self.0[number as usize];
            self.0[number as usize] = self.0[next as usize];
            number = next;
        }
        number
    }
}

impl LoopNesting {
    /// Finds the loops of a graph.
    pub fn analyze(graph: &FlowGraph) -> LoopNesting {
        let search = Search::new(graph);
        let count = search.order.len();
        let mut retreating = vec![false; graph.edges().len()];
        let (mut back, mut other) = (vec![Vec::new(); count], vec![Vec::new(); count]);
        for (index, edge) in graph.indexed() {
            let (from, to) = (search.number[edge.from.index()], search.number[edge.to.index()]);
            if from == UNREACHED {
                continue;
            }
            if search.is_ancestor(to, from) {
                retreating[index.index()] = true;
                back[to as usize].push(from);
            } else {
                other[to as usize].push(from);
            }
        }
        let mut header = vec![UNREACHED; count];
        let mut kinds: Vec<Option<bool>> = vec![None; count];
        let mut together = Together((0..count as u32).collect());
        // In which loop a number was taken up, and in which it was noted as an entry.
        let (mut taken, mut noted) = (vec![UNREACHED; count], vec![UNREACHED; count]);
        for w in (0..count as u32).rev() {
            if back[w as usize].is_empty() {
                continue;
            }
            let mut reducible = true;
            let mut body = Vec::new();
            for &from in &back[w as usize] {
                let from = together.find(from);
                if from != w && taken[from as usize] != w {
                    taken[from as usize] = w;
                    body.push(from);
                }
            }
            let mut at = 0;
            while let Some(&x) = body.get(at) {
                at += 1;
                for before in std::mem::take(&mut other[x as usize]) {
                    let from = together.find(before);
                    if !search.is_ancestor(w, from) {
                        reducible = false;
                        if noted[from as usize] != w {
                            noted[from as usize] = w;
                            other[w as usize].push(from);
                        }
                    } else if from != w && taken[from as usize] != w {
                        taken[from as usize] = w;
                        body.push(from);
                    }
                }
            }
            for x in body {
                header[x as usize] = w;
                together.0[x as usize] = w;
            }
            kinds[w as usize] = Some(reducible);
        }
        LoopNesting::number(graph, &search, &header, &kinds, retreating)
    }

    fn number(
        graph: &FlowGraph,
        search: &Search,
        header: &[u32],
        kinds: &[Option<bool>],
        retreating: Vec<bool>,
    ) -> LoopNesting {
        let mut loops: Vec<Loop> = Vec::new();
        let mut innermost = vec![None; graph.vertices()];
        let mut headed = vec![None; header.len()];
        for (number, &vertex) in search.order.iter().enumerate() {
            // Headers come before what they head.
            let around = (header[number] != UNREACHED).then(|| headed[header[number] as usize]).flatten();
            innermost[vertex.index()] = around;
            if let Some(reducible) = kinds[number] {
                let depth = 1 + around.map_or(0, |LoopIndex(around)| loops[around as usize].depth);
                let index = LoopIndex(loops.len() as u32);
                loops.push(Loop { header: vertex, parent: around, depth, reducible });
                headed[number] = Some(index);
                innermost[vertex.index()] = Some(index);
            }
        }
        let reached = search.number.iter().map(|&number| number != UNREACHED).collect();
        let forward = search.postorder.iter().rev().copied().collect();
        let spans = spans(&loops);
        LoopNesting { loops, innermost, retreating, reached, forward, spans }
    }

    /// All loops, each before those inside it.
    pub fn loops(&self) -> &[Loop] {
        &self.loops
    }

    /// A loop by its number, which must be one of the nesting's.
    pub fn get(&self, index: LoopIndex) -> Loop {
        self.loops[index.index()]
    }

    /// The innermost loop that holds a vertex; a header belongs to the loop that it heads.
    pub fn innermost(&self, vertex: Vertex) -> Option<LoopIndex> {
        self.innermost[vertex.index()]
    }

    /// Whether an edge leads back to the header of a loop that holds its source.
    pub fn is_retreating(&self, edge: EdgeIndex) -> bool {
        self.retreating[edge.index()]
    }

    /// Whether any path from the entry leads to a vertex.
    pub fn is_reached(&self, vertex: Vertex) -> bool {
        self.reached[vertex.index()]
    }

    /// The vertices that are reached, in an order in which edges that are not retreating lead forward.
    pub fn forward(&self) -> &[Vertex] {
        &self.forward
    }

    /// Whether a loop holds a vertex.
    pub fn contains(&self, index: LoopIndex, vertex: Vertex) -> bool {
        let (first, end) = self.spans[index.index()];
        self.innermost(vertex).is_some_and(|inner| (first..end).contains(&self.spans[inner.index()].0))
    }

    /// A loop and those around it, from the inside outwards.
    pub fn around(&self, innermost: Option<LoopIndex>) -> impl Iterator<Item = LoopIndex> + '_ {
        std::iter::successors(innermost, |&index| self.get(index).parent)
    }

    /// How many loops a vertex lies in.
    pub fn depth(&self, vertex: Vertex) -> u32 {
        self.innermost(vertex).map_or(0, |index| self.get(index).depth)
    }
}

/// Numbers loops so that those inside one follow it: where each begins, and where those inside it end.
fn spans(loops: &[Loop]) -> Vec<(u32, u32)> {
    let mut sizes = vec![1u32; loops.len()];
    for (at, each) in loops.iter().enumerate().rev() {
        if let Some(parent) = each.parent {
            sizes[parent.index()] += sizes[at];
        }
    }
    let mut spans = vec![(0, 0); loops.len()];
    // Where the next loop begins, outermost ones first, then inside each.
    let (mut outermost, mut inside) = (0, vec![0u32; loops.len()]);
    for (at, each) in loops.iter().enumerate() {
        let next = each.parent.map_or(&mut outermost, |parent| &mut inside[parent.index()]);
        let first = *next;
        *next += sizes[at];
        spans[at] = (first, first + sizes[at]);
        inside[at] = first + 1;
    }
    spans
}
