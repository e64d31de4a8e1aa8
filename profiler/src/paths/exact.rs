//! `exact`: edge counts off a maximal spanning tree (Burger and Dybvig, "An infrastructure for profile-driven dynamic
//! recompilation", 1998, section 3).
//!
//! What flows into a block flows out of it. So not every edge of a method needs a counter: the edges of a spanning tree
//! need none, their counts follow from the others. The tree with the greatest weight leaves the counters on the edges
//! that are executed least. Weights are an estimate at first; once there are counts, the same method is instrumented again by
//! them (the paper's cost of counting fell from 50 % to 37 % by that), and the counts that there are go on: what all edges had
//! counted is added to what the new counters find.
//!
//! Two things break the rule that what flows in flows out. A call that throws leaves a block in the middle: the edge to a
//! handler, or out of the method, is an edge of the graph here, with a count of its own. The paper has *exit edges* for calls
//! that do not return exactly once, and forces them onto the tree so that they need no counter; in Java every second block may
//! throw, then nearly every other edge would need one, so they are counted by default: a throw is dear in any case
//! ([`ExitEdges`]). And a method may be looked at, or be changed over to other code, while calls of it are
//! going on: each of these has entered its block and not left it, or leaves a block that it did not enter. Whoever asks for the
//! counts says where they stand.
//!
//! The counts are the reference against which all other profiles are scored.

use holloway_vm::code::{EdgeAction, InstrumentationPlan, PlanStep};

use super::estimate::estimate;
use super::graph::{EdgeIndex, FlowGraph, FlowKind, Vertex};
use super::nesting::LoopNesting;
use super::tree::SpanningTree;

/// Where counts of exceptions that leave the method come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ExitEdges {
    /// They are edges like others, which nothing is expected to pass.
    #[default]
    Counted,
    /// They are on the tree, whatever that costs elsewhere: the paper's rule.
    OnTree,
}

/// What may be set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct EdgeCountOptions {
    /// Exit edges (section 3, on continuations).
    pub exit_edges: ExitEdges,
}

/// Where the counter of an edge can stand (Figure 5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Site {
    /// In the block that the edge leaves, which has no other edge out.
    Source,
    /// In the block that the edge leads to, which has no other edge in.
    Target,
    /// In a block of its own, between the two.
    Own,
}

/// How the edges of a method are counted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExactEdges {
    ends: Vec<(u32, u32)>,
    tree: SpanningTree,
    /// The edge of each counter.
    counted: Vec<EdgeIndex>,
}

impl ExactEdges {
    /// Places counters by what is expected, or, with counts from before, by those.
    pub fn place(
        graph: &FlowGraph,
        nesting: &LoopNesting,
        before: Option<&[u64]>,
        options: EdgeCountOptions,
    ) -> ExactEdges {
        let expected = before.map_or_else(|| estimate(graph, nesting), <[u64]>::to_vec);
        let ends: Vec<(u32, u32)> = graph.edges().iter().map(|edge| (edge.from.0, edge.to.0)).collect();
        let seeds: Vec<u32> = match options.exit_edges {
            ExitEdges::Counted => Vec::new(),
            ExitEdges::OnTree => {
                graph.indexed().filter(|(_, edge)| edge.kind == FlowKind::Uncaught).map(|(index, _)| index.0).collect()
            }
        };
        let roots = [graph.entry().0, graph.exit().0];
        let tree = SpanningTree::maximal(graph.vertices(), &ends, &expected, &roots, &seeds);
        let off_tree = |&(index, edge): &(EdgeIndex, _)| {
            let edge: super::graph::FlowEdge = edge;
            !tree.contains(index.0) && nesting.is_reached(edge.from)
        };
        let counted = graph.indexed().filter(off_tree).map(|(index, _)| index).collect();
        ExactEdges { ends, tree, counted }
    }

    /// The edges that have counters.
    pub fn counted(&self) -> &[EdgeIndex] {
        &self.counted
    }

    /// The instrumentation: a counter for each edge off the tree.
    pub fn plan(&self) -> InstrumentationPlan {
        let mut plan = InstrumentationPlan::nothing(self.ends.len());
        (plan.switches, plan.counters) = (1, self.counted.len() as u32);
        for (counter, edge) in (0..).zip(&self.counted) {
            let step = PlanStep { switch: 0, register: 0, action: EdgeAction::CountEdge(counter) };
            plan.steps[edge.index()].push(step);
        }
        plan
    }

    /// Where the counter of an edge can stand.
    pub fn site(graph: &FlowGraph, edge: EdgeIndex) -> Site {
        let ends = graph.edge(edge);
        if ends.from != graph.entry() && graph.outgoing(ends.from).len() == 1 {
            Site::Source
        } else if ends.to != graph.exit() && graph.incoming(ends.to).len() == 1 && !ends.kind.is_throw() {
            Site::Target
        } else {
            Site::Own
        }
    }

    /// How often each edge was passed. `standing` lists the calls that are going on: where each one stands now (1) or
    /// stood when counting began (-1); such entries may be summed up.
    pub fn recover(&self, graph: &FlowGraph, counters: &[u64], standing: &[(Vertex, i64)]) -> Vec<u64> {
        let mut counts = vec![0; self.ends.len()];
        for (edge, &count) in self.counted.iter().zip(counters) {
            counts[edge.index()] = count;
        }
        let mut at = vec![0; graph.vertices()];
        for &(vertex, calls) in standing {
            at[vertex.index()] += calls;
        }
        self.tree.recover(&self.ends, &counts, &at)
    }
}
