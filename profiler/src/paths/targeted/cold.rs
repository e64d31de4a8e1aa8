//! Cold path elimination (section 4.1, Figures 5 and 6).
//!
//! An edge is cold by itself, or because no way from entry to exit over edges that are not cold goes over it. An edge back
//! counts as a way out too: a path ends there, and the edge out of a loop with many turns is cold by itself.

use crate::paths::graph::{EdgeIndex, FlowEdge, FlowGraph, Vertex};
use crate::paths::nesting::LoopNesting;
use crate::paths::region::{ArcState, Crossing, PathRegion};

/// Takes the cold arcs of a region out of its paths and numbers what is left. Whether there are both cold arcs and
/// paths that are not.
pub(super) fn eliminate(
    region: &mut PathRegion,
    graph: &FlowGraph,
    nesting: &LoopNesting,
    edges: &[u64],
    percent: u64,
) -> bool {
    let hot = hot_edges(graph, nesting, edges, percent);
    // An arc that stands for several edges is cold if they all are.
    let mut is_hot = vec![false; region.arcs().len()];
    let mut stands_for_edges = vec![false; region.arcs().len()];
    for &(edge, crossing) in region.crossings() {
        let mut mark = |arc: u32| {
            is_hot[arc as usize] |= hot[edge.index()];
            stands_for_edges[arc as usize] = true;
        };
        match crossing {
            Crossing::Inside(arc) => mark(arc),
            Crossing::Between { end, begin } => [end, begin].into_iter().flatten().for_each(mark),
        }
    }
    let is_cold = |&arc: &u32| stands_for_edges[arc as usize] && !is_hot[arc as usize];
    let cold: Vec<u32> = (0..region.arcs().len() as u32).filter(is_cold).collect();
    cold.iter().for_each(|&arc| region.set_state(arc, ArcState::Cold));
    region.number();
    !cold.is_empty() && region.paths() > 0
}

/// Which edges are not cold.
fn hot_edges(graph: &FlowGraph, nesting: &LoopNesting, edges: &[u64], percent: u64) -> Vec<bool> {
    let mut flows = vec![0u64; graph.vertices()];
    for (edge, ends) in graph.indexed() {
        let flow = &mut flows[ends.from.index()];
        *flow = flow.saturating_add(edges[edge.index()]);
    }
    // The local criterion (section 4.1.1).
    let is_warm = |(edge, ends): (EdgeIndex, FlowEdge)| {
        let (own, all) = (u128::from(edges[edge.index()]), u128::from(flows[ends.from.index()]));
        ends.from == graph.entry() || own * 100 >= all * u128::from(percent)
    };
    let warm: Vec<bool> = graph.indexed().map(is_warm).collect();
    let reach = |mut work: Vec<Vertex>, forward: bool| {
        let mut reached = vec![false; graph.vertices()];
        work.iter().for_each(|vertex| reached[vertex.index()] = true);
        while let Some(vertex) = work.pop() {
            let on = if forward { graph.outgoing(vertex) } else { graph.incoming(vertex) };
            for &edge in on.iter().filter(|edge| warm[edge.index()]) {
                let next = if forward { graph.edge(edge).to } else { graph.edge(edge).from };
                if !std::mem::replace(&mut reached[next.index()], true) {
                    work.push(next);
                }
            }
        }
        reached
    };
    let from_entry = reach(vec![graph.entry()], true);
    let turns = graph
        .indexed()
        .filter(|&(edge, ends)| nesting.is_retreating(edge) && warm[edge.index()] && from_entry[ends.from.index()]);
    let ends = turns.map(|(_, ends)| ends.from).chain([graph.exit()]);
    let to_exit = reach(ends.collect(), false);
    let hot = |(edge, ends): (EdgeIndex, FlowEdge)| {
        warm[edge.index()] && from_entry[ends.from.index()] && to_exit[ends.to.index()]
    };
    graph.indexed().map(hot).collect()
}
