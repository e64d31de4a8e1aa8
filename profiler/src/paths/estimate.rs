//! How often edges are executed, as far as a graph tells without a profile.
//!
//! Where there is no profile yet, spanning trees are placed by this: each block passes on what comes in evenly, but nothing
//! to exceptions, and a loop is taken to be repeated [`TRIPS`] times. (Ball and Larus ask for an estimate of this kind and leave it
//! open; loops are what matters.)

use super::graph::{FlowGraph, FlowKind};
use super::nesting::LoopNesting;

/// How often a loop is taken to be repeated.
pub const TRIPS: u64 = 8;

/// What is taken to come in by calls.
const CALLS: u64 = 1 << 20;

/// An estimate for each edge.
pub fn estimate(graph: &FlowGraph, nesting: &LoopNesting) -> Vec<u64> {
    let mut edges = vec![0u64; graph.edges().len()];
    for &vertex in nesting.forward() {
        let comes_in = if vertex == graph.entry() {
            CALLS
        } else {
            let forward = graph.incoming(vertex).iter().filter(|&&edge| !nesting.is_retreating(edge));
            let sum = forward.map(|edge| edges[edge.index()]).fold(0, u64::saturating_add);
            let heads = nesting.innermost(vertex).is_some_and(|index| nesting.get(index).header == vertex);
            sum.saturating_mul(if heads { TRIPS } else { 1 })
        };
        let out = graph.outgoing(vertex).iter().filter(|&&edge| !graph.edge(edge).kind.is_throw());
        let ways = out.clone().count() as u64;
        for &edge in out {
            let to = graph.edge(edge).to;
            let left = nesting.around(nesting.innermost(vertex)).take_while(|&index| !nesting.contains(index, to));
            let share = comes_in / ways;
            edges[edge.index()] = left.fold(share, |share, _| share / TRIPS).max(1);
        }
    }
    for (index, edge) in graph.indexed() {
        if edge.kind == FlowKind::Uncaught || !nesting.is_reached(edge.from) {
            edges[index.index()] = 0;
        }
    }
    edges
}
