//! Control-flow graphs of methods: in go blocks and edges, exceptional ones included, out come successors and predecessors.
//!
//! A graph has a vertex for each block, and two more: the *entry*, from which calls come in, and the *exit*, to which
//! returns and exceptions that the method does not catch lead. Every block lies on some path to the exit as far as the graph
//! knows: where nothing is listed behind a block, a return is added.

use std::fmt;

use holloway_vm::code::{EDGES_MAX, Edge, EdgeKind};

/// A vertex of a [`FlowGraph`]: a block by its index in the method, or entry or exit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Vertex(pub u32);

impl Vertex {
    /// As an index of a table with a place for each vertex.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Vertex {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}", self.0)
    }
}

/// An edge of a [`FlowGraph`], by the order in which edges were added.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct EdgeIndex(pub u32);

impl EdgeIndex {
    /// As an index of a table with a place for each edge.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// How control goes over an edge, as far as profiles tell it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum FlowKind {
    /// A call enters the method.
    Entry,
    /// From block to block: jumps, falling through, returns of calls.
    Normal,
    /// An exception, from a block in which it is thrown or passes through to a handler of the method.
    Exceptional,
    /// The method returns.
    Return,
    /// An exception leaves the method.
    Uncaught,
}

impl FlowKind {
    /// Whether an exception goes over the edge: such an edge leaves its block in the middle, and ends a path.
    pub fn is_throw(self) -> bool {
        matches!(self, FlowKind::Exceptional | FlowKind::Uncaught)
    }
}

/// An edge with its ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FlowEdge {
    /// Where it comes from.
    pub from: Vertex,
    /// Where it leads.
    pub to: Vertex,
    /// How control goes over it.
    pub kind: FlowKind,
}

/// A method's control flow.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FlowGraph {
    blocks: u32,
    edges: Vec<FlowEdge>,
    out: Vec<Vec<EdgeIndex>>,
    into: Vec<Vec<EdgeIndex>>,
}

impl FlowGraph {
    /// A graph of so many blocks, at least one, with the edge from the entry to block 0 and no other.
    pub fn new(blocks: u32) -> FlowGraph {
        let vertices = blocks.max(1) as usize + 2;
        let (out, into) = (vec![Vec::new(); vertices], vec![Vec::new(); vertices]);
        let mut graph = FlowGraph { blocks: blocks.max(1), edges: Vec::new(), out, into };
        graph.add(graph.entry(), Vertex(0), FlowKind::Entry);
        graph
    }

    /// A closed graph of so many blocks with these jumps.
    #[cfg(test)]
    pub(crate) fn of_jumps(blocks: u32, jumps: &[(u32, u32)]) -> FlowGraph {
        let mut graph = FlowGraph::new(blocks);
        jumps.iter().for_each(|&(from, to)| _ = graph.connect(from, to));
        graph.close();
        graph
    }

    /// The graph of a method as the VM lists its edges. Edges keep their indices; returns that nobody takes follow, behind blocks
    /// without any edge out.
    ///
    /// Nothing where the list does not begin with the entry, names a block that there is not, or is longer than [`EDGES_MAX`].
    pub fn of_method(blocks: u32, edges: &[Edge]) -> Option<FlowGraph> {
        let (first, rest) = edges.split_first()?;
        let is_block = |block: Option<u32>| block.is_some_and(|block| block < blocks);
        let leaves = |edge: &Edge| matches!(edge.kind, EdgeKind::Return | EdgeKind::Uncaught);
        let fits = |edge: &Edge| is_block(edge.from) && (is_block(edge.to) || leaves(edge) && edge.to.is_none());
        if (first.kind, first.to) != (EdgeKind::Entry, Some(0)) || edges.len() > EDGES_MAX || !rest.iter().all(fits) {
            return None;
        }
        let mut graph = FlowGraph::new(blocks);
        for edge in rest {
            let kind = match edge.kind {
                EdgeKind::Exceptional => FlowKind::Exceptional,
                EdgeKind::Uncaught => FlowKind::Uncaught,
                EdgeKind::Return => FlowKind::Return,
                _ => FlowKind::Normal,
            };
            let to = edge.to.map_or(graph.exit(), Vertex);
            graph.add(Vertex(edge.from.unwrap_or_default()), to, kind);
        }
        for block in 0..blocks {
            if graph.out[block as usize].is_empty() {
                graph.leave(block);
            }
        }
        Some(graph)
    }

    /// Adds an edge between two blocks.
    pub fn connect(&mut self, from: u32, to: u32) -> EdgeIndex {
        self.add(Vertex(from), Vertex(to), FlowKind::Normal)
    }

    /// Adds an edge to a handler.
    pub fn throw(&mut self, from: u32, handler: u32) -> EdgeIndex {
        self.add(Vertex(from), Vertex(handler), FlowKind::Exceptional)
    }

    /// Adds a return behind a block.
    pub fn leave(&mut self, from: u32) -> EdgeIndex {
        self.add(Vertex(from), self.exit(), FlowKind::Return)
    }

    /// Adds the edge of exceptions out of the method.
    pub fn escape(&mut self, from: u32) -> EdgeIndex {
        self.add(Vertex(from), self.exit(), FlowKind::Uncaught)
    }

    /// Adds a return behind each block from which no edge but those of exceptions leads.
    pub fn close(&mut self) {
        for block in 0..self.blocks {
            let goes_on = self.out[block as usize].iter().any(|&edge| !self.edge(edge).kind.is_throw());
            if !goes_on {
                self.leave(block);
            }
        }
    }

    fn add(&mut self, from: Vertex, to: Vertex, kind: FlowKind) -> EdgeIndex {
        let index = EdgeIndex(self.edges.len() as u32);
        self.edges.push(FlowEdge { from, to, kind });
        self.out[from.index()].push(index);
        self.into[to.index()].push(index);
        index
    }

    /// How many blocks there are.
    pub fn blocks(&self) -> u32 {
        self.blocks
    }

    /// How many vertices there are: blocks, entry and exit.
    pub fn vertices(&self) -> usize {
        self.out.len()
    }

    /// Where calls come in.
    pub fn entry(&self) -> Vertex {
        Vertex(self.blocks)
    }

    /// Where the method is left.
    pub fn exit(&self) -> Vertex {
        Vertex(self.blocks + 1)
    }

    /// The edge by which calls come in.
    pub fn entry_edge(&self) -> EdgeIndex {
        EdgeIndex(0)
    }

    /// All edges, in the order in which they were added.
    pub fn edges(&self) -> &[FlowEdge] {
        &self.edges
    }

    /// All edges with their indices.
    pub fn indexed(&self) -> impl Iterator<Item = (EdgeIndex, FlowEdge)> + '_ {
        (0..).map(EdgeIndex).zip(self.edges.iter().copied())
    }

    /// An edge by its index, which must be one of the graph's.
    pub fn edge(&self, index: EdgeIndex) -> FlowEdge {
        self.edges[index.index()]
    }

    /// The edges out of a vertex, in the order in which they were added.
    pub fn outgoing(&self, vertex: Vertex) -> &[EdgeIndex] {
        &self.out[vertex.index()]
    }

    /// The edges into a vertex, in the order in which they were added.
    pub fn incoming(&self, vertex: Vertex) -> &[EdgeIndex] {
        &self.into[vertex.index()]
    }
}

#[cfg(test)]
mod tests {
    use holloway_vm::code::{Edge, EdgeKind};

    use super::{FlowGraph, FlowKind, Vertex};

    #[test]
    fn a_list_of_the_vm_becomes_a_graph_with_the_same_indices() {
        let edge = |from, to, kind| Edge { from, to, kind };
        let list = [
            edge(None, Some(0), EdgeKind::Entry),
            edge(Some(0), Some(1), EdgeKind::FallThrough),
            edge(Some(1), Some(0), EdgeKind::BackEdge),
            edge(Some(1), Some(2), EdgeKind::FallThrough),
            edge(Some(1), Some(3), EdgeKind::Exceptional),
            edge(Some(1), None, EdgeKind::Uncaught),
            edge(Some(2), None, EdgeKind::Return),
        ];
        let graph = FlowGraph::of_method(4, &list).expect("a well-formed list");
        assert_eq!(graph.edges().len(), 8);
        let kinds = [4, 5, 6].map(|edge| graph.edge(super::EdgeIndex(edge)).kind);
        assert_eq!(kinds, [FlowKind::Exceptional, FlowKind::Uncaught, FlowKind::Return]);
        // Block 3 has no successor.
        let leave = graph.incoming(graph.exit()).iter().map(|&edge| graph.edge(edge).from).collect::<Vec<_>>();
        assert_eq!(leave, [Vertex(1), Vertex(2), Vertex(3)]);
        assert!(FlowGraph::of_method(2, &list).is_none());
        assert!(FlowGraph::of_method(4, &list[1..]).is_none());
        assert!(FlowGraph::of_method(4, &[]).is_none());
    }
}
