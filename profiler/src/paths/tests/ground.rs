//! Loops, trees and numbers: against definitions, on generated graphs.

use petgraph::algo::dominators::simple_fast;
use petgraph::algo::tarjan_scc;
use petgraph::graph::DiGraph;
use proptest::prelude::*;
use rustc_hash::FxHashSet;

use super::{Run, graphs, runs};
use crate::paths::estimate::estimate;
use crate::paths::graph::{FlowGraph, Vertex};
use crate::paths::nesting::{LoopIndex, LoopNesting};
use crate::paths::region::{Breaks, ENTRY, EXIT, Levels, PathRegion};

fn petgraph(graph: &FlowGraph) -> DiGraph<(), ()> {
    let mut other = DiGraph::new();
    (0..graph.vertices()).for_each(|_| _ = other.add_node(()));
    graph.edges().iter().for_each(|edge| _ = other.add_edge(edge.from.0.into(), edge.to.0.into(), ()));
    other
}

/// All regions of a method: whole, and level by level.
fn regions(graph: &FlowGraph, nesting: &LoopNesting) -> Vec<PathRegion> {
    let whole = PathRegion::method(graph, nesting, &Breaks::needed(graph, nesting)).expect("no cycles");
    let of_edges = Levels::new(graph, nesting).expect("few levels");
    let levels = std::iter::once(None).chain((0..nesting.loops().len() as u32).map(|index| Some(LoopIndex(index))));
    let levels = levels.map(|level| PathRegion::level(graph, nesting, &of_edges, level).expect("no cycles"));
    std::iter::once(whole).chain(levels).collect()
}

proptest! {
    /// In a loop all vertices reach each other; outermost loops are the strongly connected components; a loop is
    /// reducible if, and only if, its header dominates it.
    #[test]
    fn loops_are_what_their_definition_says(graph in graphs(14)) {
        let nesting = LoopNesting::analyze(&graph);
        let other = petgraph(&graph);
        let dominators = simple_fast(&other, graph.entry().0.into());
        let vertices = || (0..graph.vertices() as u32).map(Vertex).filter(|&vertex| nesting.is_reached(vertex));
        for (at, each) in nesting.loops().iter().enumerate() {
            let index = LoopIndex(at as u32);
            prop_assert_eq!(nesting.innermost(each.header), Some(index));
            prop_assert_eq!(each.depth, each.parent.map_or(1, |parent| 1 + nesting.get(parent).depth));
            prop_assert!(each.parent.is_none_or(|parent| parent < index));
            let body: Vec<_> = vertices().filter(|&vertex| nesting.contains(index, vertex)).collect();
            // Entered at the header only.
            let enters = |edge: &crate::paths::graph::FlowEdge| {
                nesting.is_reached(edge.from) && !body.contains(&edge.from) && body.contains(&edge.to)
            };
            let entries: FxHashSet<_> = graph.edges().iter().filter(|edge| enters(edge)).map(|edge| edge.to).collect();
            prop_assert_eq!(each.reducible, entries == FxHashSet::from_iter([each.header]));
            let dominates = |&vertex: &Vertex| {
                dominators.dominators(vertex.0.into()).is_some_and(|mut d| d.any(|d| d.index() as u32 == each.header.0))
            };
            prop_assert_eq!(each.reducible, body.iter().all(dominates));
        }
        let mut own: Vec<Vec<u32>> = Vec::new();
        for (at, _) in nesting.loops().iter().enumerate().filter(|(_, each)| each.parent.is_none()) {
            own.push(vertices().filter(|&v| nesting.contains(LoopIndex(at as u32), v)).map(|v| v.0).collect());
        }
        let is_loop = |component: &Vec<_>| component.len() > 1 || other.contains_edge(component[0], component[0]);
        let mut components: Vec<Vec<u32>> = tarjan_scc(&other)
            .into_iter()
            .filter(is_loop)
            .map(|component| component.into_iter().map(|vertex| vertex.index() as u32).collect())
            .filter(|component: &Vec<u32>| nesting.is_reached(Vertex(component[0])))
            .collect();
        components.iter_mut().for_each(|component| component.sort_unstable());
        components.sort();
        own.sort();
        prop_assert_eq!(own, components);
    }

    /// Every edge that leads back leads to the header of a loop that holds its source, and the others lead forward.
    #[test]
    fn edges_lead_back_to_headers_or_forward(graph in graphs(14)) {
        let nesting = LoopNesting::analyze(&graph);
        let at = |vertex| nesting.forward().iter().position(|&other| other == vertex);
        for (index, edge) in graph.indexed().filter(|(_, edge)| nesting.is_reached(edge.from)) {
            if nesting.is_retreating(index) {
                let headed = nesting.innermost(edge.to).filter(|&inner| nesting.get(inner).header == edge.to);
                prop_assert!(headed.is_some_and(|headed| nesting.contains(headed, edge.from)));
            } else {
                prop_assert!(at(edge.from) < at(edge.to));
            }
        }
    }

    /// Paths are numbered from 0 without gaps, and no two numbers are one path.
    #[test]
    fn numbers_are_unique_and_dense(graph in graphs(9)) {
        let nesting = LoopNesting::analyze(&graph);
        for region in regions(&graph, &nesting) {
            let mut seen = FxHashSet::default();
            for number in 0..region.paths().min(3000) {
                let arcs = region.decode(number).expect("a number below the count");
                let sum: u64 = arcs.iter().map(|&arc| region.arcs()[arc as usize].value).sum();
                prop_assert_eq!(sum, number);
                let ends = arcs.iter().map(|&arc| (region.arcs()[arc as usize].from, region.arcs()[arc as usize].to));
                let (from, to): (Vec<u32>, Vec<u32>) = ends.unzip();
                prop_assert_eq!((from[0], to[to.len() - 1]), (ENTRY, EXIT));
                prop_assert_eq!(&from[1..], &to[..to.len() - 1]);
                prop_assert!(seen.insert(arcs));
            }
            prop_assert!(region.decode(region.paths()).is_none());
        }
    }

    /// Every edge that can be passed means something in every region that has one of its ends, unless it lies inside an
    /// inner loop, and is inside just one level.
    #[test]
    fn levels_share_out_the_edges(graph in graphs(12)) {
        let nesting = LoopNesting::analyze(&graph);
        let levels = regions(&graph, &nesting);
        for (index, _) in graph.indexed().filter(|(_, edge)| nesting.is_reached(edge.from)) {
            use crate::paths::region::Crossing;
            let whole = |crossing: &Crossing| match crossing {
                Crossing::Inside(_) => true,
                // A turn, or a throw to a handler or out of the method.
                Crossing::Between { end, begin } => end.is_some() && begin.is_some(),
            };
            let inside = levels[1..].iter().filter_map(|level| level.crossing(index)).filter(whole).count();
            let uncaught = graph.edge(index).kind == crate::paths::graph::FlowKind::Uncaught;
            prop_assert_eq!(inside, if uncaught { 0 } else { 1 });
            prop_assert!(levels[0].crossing(index).is_some());
        }
    }

    /// What flows into a place of any region flows out of it, once all calls have ended.
    #[test]
    fn flows_balance(run in runs(10)) {
        let Run { graph, nesting, calls } = &run;
        let mut counts = vec![0u64; graph.edges().len()];
        let ended = calls.iter().filter(|call| graph.edge(call[call.len() - 1]).to == graph.exit());
        ended.flatten().for_each(|edge| counts[edge.index()] += 1);
        for region in regions(graph, nesting) {
            let flows = region.flows(&counts);
            for place in 2..region.places().len() as u32 {
                let sum = |arcs: &[u32]| arcs.iter().map(|&arc| flows[arc as usize]).sum::<u64>();
                prop_assert_eq!(sum(region.incoming(place)), sum(region.outgoing(place)));
            }
        }
    }

    #[test]
    fn estimates_favour_loops(graph in graphs(12)) {
        let nesting = LoopNesting::analyze(&graph);
        let weights = estimate(&graph, &nesting);
        for (index, edge) in graph.indexed() {
            prop_assert_eq!(weights[index.index()] > 0, nesting.is_reached(edge.from) && !edge.kind.is_throw());
        }
    }
}

#[test]
fn a_loop_with_two_ways_in_is_irreducible() {
    let graph = FlowGraph::of_jumps(4, &[(0, 1), (0, 2), (1, 2), (2, 1), (1, 3)]);
    let nesting = LoopNesting::analyze(&graph);
    let [only] = nesting.loops() else { panic!("one loop") };
    assert_eq!((only.header, only.reducible), (Vertex(1), false));
    assert!(nesting.contains(LoopIndex(0), Vertex(2)) && !nesting.contains(LoopIndex(0), Vertex(3)));
}
