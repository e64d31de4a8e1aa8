//! Path profilers against what brute force counts, on generated graphs with generated paths through them.

mod counting;
mod ground;
mod large;
mod structural;
mod targeted;

use std::fmt;

use fastrand::Rng;
use proptest::prelude::*;
use rustc_hash::FxHashMap;

use super::graph::{EdgeIndex, FlowGraph, FlowKind, Vertex};
use super::nesting::LoopNesting;
use super::plan::PathMachine;
use super::region::{Breaks, Path, PathEnd, RegionPlace, Start};

/// A graph, and calls of the method.
#[derive(Clone)]
pub(super) struct Run {
    pub graph: FlowGraph,
    pub nesting: LoopNesting,
    /// The edges that each call passes; the last call may stop in the middle.
    pub calls: Vec<Vec<EdgeIndex>>,
}

/// In short, since failures print it.
impl fmt::Debug for Run {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, edge) in self.graph.indexed() {
            write!(out, "e{}: {} to {} {:?}; ", index.0, edge.from, edge.to, edge.kind)?;
        }
        let call = |call: &Vec<EdgeIndex>| call.iter().map(|edge| edge.0).collect::<Vec<_>>();
        let text = format!("first calls {:?}", self.calls.iter().take(3).map(call).collect::<Vec<_>>());
        out.write_str(text.get(..400).unwrap_or(&text))
    }
}

/// What leads out of a block: jumps, whether it returns too, a handler, whether exceptions leave the method.
type Exits = (Vec<u32>, bool, Option<u32>, bool);

/// Graphs of up to so many blocks, irreducible ones and such with unreachable blocks and endless loops among them.
pub(super) fn graphs(blocks: u32) -> impl Strategy<Value = FlowGraph> {
    (1..=blocks).prop_flat_map(|blocks| {
        let jumps = prop::collection::vec(0..blocks, 0..3);
        let returns = prop::bool::weighted(0.15);
        let handler = prop::option::weighted(0.15, 0..blocks);
        prop::collection::vec((jumps, returns, handler, prop::bool::weighted(0.1)), blocks as usize).prop_map(of_exits)
    })
}

/// Graphs without exceptions, as compilers make them: what comes behind falls through, jumps are mostly near.
pub(super) fn of_exits(exits: Vec<Exits>) -> FlowGraph {
    let mut graph = FlowGraph::new(exits.len() as u32);
    for (block, (jumps, returns, handler, escapes)) in (0..).zip(exits) {
        jumps.into_iter().for_each(|to| _ = graph.connect(block, to));
        if returns {
            graph.leave(block);
        }
        if let Some(handler) = handler {
            graph.throw(block, handler);
        }
        if escapes {
            graph.escape(block);
        }
    }
    graph.close();
    graph
}

/// Calls of a method, with so many edges passed in all; each branch has its own bias.
pub(super) fn calls(graph: &FlowGraph, steps: usize, seed: u64) -> Vec<Vec<EdgeIndex>> {
    let mut random = Rng::with_seed(seed);
    let weights: Vec<u64> = graph.edges().iter().map(|_| [1, 3, 10, 60][random.usize(..4)]).collect();
    let mut calls = vec![vec![graph.entry_edge()]];
    for _ in 0..steps {
        let call = calls.last_mut().expect("there is a call");
        let at = graph.edge(*call.last().expect("a call has its entry")).to;
        if at == graph.exit() {
            calls.push(vec![graph.entry_edge()]);
            continue;
        }
        let out = graph.outgoing(at);
        let mut rest = random.u64(..out.iter().map(|edge| weights[edge.index()]).sum::<u64>());
        let passed = out.iter().find(|edge| {
            let weight = weights[edge.index()];
            let found = rest < weight;
            rest = rest.saturating_sub(weight);
            found
        });
        call.push(*passed.expect("weights sum up"));
    }
    calls
}

/// Runs of generated graphs.
pub(super) fn runs(blocks: u32) -> impl Strategy<Value = Run> {
    (graphs(blocks), 0..1000u64).prop_map(|(graph, seed)| {
        let (nesting, calls) = (LoopNesting::analyze(&graph), calls(&graph, 600, seed));
        Run { graph, nesting, calls }
    })
}

impl Run {
    /// How often each edge is passed.
    pub fn edge_counts(&self) -> Vec<u64> {
        let mut counts = vec![0; self.graph.edges().len()];
        self.calls.iter().flatten().for_each(|edge| counts[edge.index()] += 1);
        counts
    }

    /// The block in which the last call stands.
    pub fn stands(&self) -> Option<Vertex> {
        let last = self.calls.last().and_then(|call| call.last())?;
        Some(self.graph.edge(*last).to).filter(|&at| at != self.graph.exit())
    }

    /// Lets a machine pass all edges.
    pub fn drive(&self, machine: &mut PathMachine) {
        for call in &self.calls {
            let mut activation = machine.activate();
            let off = |machine: &mut PathMachine, switch| machine.switch(switch, false);
            call.iter().for_each(|&edge| machine.pass(&mut activation, edge, off));
        }
    }

    /// How often each path is passed, cut at these edges: by brute force. The path that has not ended comes apart.
    pub fn paths(&self, breaks: &Breaks) -> (FxHashMap<Path, u64>, Option<Path>) {
        let (mut counts, mut unfinished) = (FxHashMap::default(), None);
        for call in &self.calls {
            let (mut start, mut edges) = (Start::Call, Vec::new());
            let mut count = |start, edges: &mut Vec<EdgeIndex>, end| {
                let path = Path { start, edges: std::mem::take(edges).into(), end };
                *counts.entry(path).or_insert(0u64) += 1;
            };
            for &edge in call {
                let ends = self.graph.edge(edge);
                if !breaks.contains(edge) {
                    edges.push(edge);
                    if ends.kind == FlowKind::Return {
                        count(start, &mut edges, PathEnd::Return);
                    }
                    continue;
                }
                count(start, &mut edges, if ends.kind.is_throw() { PathEnd::Throw } else { PathEnd::Stop });
                start = Start::Restart(RegionPlace::Block(ends.to));
            }
            let ended = call.last().is_some_and(|&edge| self.graph.edge(edge).to == self.graph.exit());
            unfinished = (!ended).then(|| Path { start, edges: edges.into(), end: PathEnd::Stop });
        }
        (counts, unfinished)
    }

    /// Says what is wrong with counts of paths. The path that has not ended may be counted already, where it has only one
    /// edge on.
    pub fn check(&self, breaks: &Breaks, mut counted: FxHashMap<Path, u64>) -> Result<(), TestCaseError> {
        let (expected, unfinished) = self.paths(breaks);
        let total = |counts: &FxHashMap<Path, u64>| counts.values().sum::<u64>();
        if let Some(begun) = unfinished.filter(|_| total(&counted) > total(&expected)) {
            let goes_on = |path: &Path| path.start == begun.start && path.edges.starts_with(&begun.edges);
            let is_more = |path: &Path, count: u64| count > expected.get(path).copied().unwrap_or(0);
            let early = counted.iter_mut().find(|(path, count)| goes_on(path) && is_more(path, **count));
            early.into_iter().for_each(|(_, count)| *count -= 1);
            counted.retain(|_, count| *count > 0);
        }
        prop_assert_eq!(counted, expected);
        Ok(())
    }
}
