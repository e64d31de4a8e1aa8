//! How often edges are executed, as far as a graph tells without a profile.
//!
//! Where there is no profile yet, spanning trees are placed by this: each block passes on what comes in evenly, but nothing
//! to exceptions, and a loop is taken to be repeated [`TRIPS`] times. (Ball and Larus ask for an estimate of this kind and leave it
//! open; loops are what matters.)

use super::graph::{EdgeIndex, FlowGraph, FlowKind};
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
        let loops_left = |edge: EdgeIndex| {
            let to = graph.edge(edge).to;
            nesting.around(nesting.innermost(vertex)).take_while(|&index| !nesting.contains(index, to)).count() as u32
        };
        // A loop is left as often as it is entered, by whatever edge leads out.
        let (staying, leaving): (Vec<_>, Vec<_>) = out.copied().partition(|&edge| loops_left(edge) == 0);
        let mut rest = comes_in;
        for &edge in &leaving {
            let turns = TRIPS.checked_pow(loops_left(edge)).unwrap_or(u64::MAX);
            let share = if staying.is_empty() { comes_in } else { comes_in / turns } / leaving.len() as u64;
            edges[edge.index()] = share.max(1);
            rest = rest.saturating_sub(share);
        }
        staying.iter().for_each(|edge| edges[edge.index()] = (rest / staying.len() as u64).max(1));
    }
    for (index, edge) in graph.indexed() {
        if edge.kind == FlowKind::Uncaught || !nesting.is_reached(edge.from) {
            edges[index.index()] = 0;
        }
    }
    edges
}
