//! Attribution of definite flow ("Targeted path profiling", section 5): 100 % less what a path profile counts too often and less
//! what it counts too rarely, each path weighted by its length in blocks.
//!
//! Two profilers may cut paths at different edges: both profiles are cut at the edges where either does.

use rustc_hash::FxHashMap;

use crate::paths::graph::{FlowGraph, FlowKind};
use crate::paths::region::{Breaks, Path, PathEnd, RegionPlace, Start};

/// How a profile differs from a complete one, in percent of the complete one's flow.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Attribution {
    /// What is counted beyond what was executed.
    pub over: f64,
    /// What was executed and is not counted.
    pub under: f64,
}

impl Attribution {
    /// The attribution of definite flow, in percent.
    pub fn definite_flow(self) -> f64 {
        100.0 - self.over - self.under
    }
}

/// Blocks of a path.
pub fn length(graph: &FlowGraph, path: &Path) -> u64 {
    let to_exit = path.edges.last().is_some_and(|&edge| graph.edge(edge).to == graph.exit());
    let first = u64::from(path.start != Start::Call);
    path.edges.len() as u64 + first - u64::from(to_exit)
}

/// The pieces of a path, cut at these edges too.
pub fn cut(graph: &FlowGraph, path: &Path, breaks: &Breaks) -> Vec<Path> {
    let (mut pieces, mut start, mut edges) = (Vec::new(), path.start, Vec::new());
    for &edge in &path.edges {
        let ends = graph.edge(edge);
        if breaks.contains(edge) && !matches!(ends.kind, FlowKind::Entry | FlowKind::Return) {
            pieces.push(Path { start, edges: std::mem::take(&mut edges).into(), end: PathEnd::Stop });
            start = Start::Restart(RegionPlace::Block(ends.to));
        } else {
            edges.push(edge);
        }
    }
    pieces.push(Path { start, edges: edges.into(), end: path.end });
    pieces
}

/// Compares a profile with the complete one, each with the edges at which it cuts paths.
pub fn attribution(
    graph: &FlowGraph,
    (measured, measured_breaks): (&[(Path, u64)], &Breaks),
    (complete, complete_breaks): (&[(Path, u64)], &Breaks),
) -> Attribution {
    let pieces = |paths: &[(Path, u64)], breaks: &Breaks| {
        let mut sums: FxHashMap<Path, u64> = FxHashMap::default();
        for (path, count) in paths {
            for piece in cut(graph, path, breaks) {
                *sums.entry(piece).or_default() += count;
            }
        }
        sums
    };
    let (measured, complete) = (pieces(measured, complete_breaks), pieces(complete, measured_breaks));
    let weigh = |path: &Path, count: u64| (count * length(graph, path)) as f64;
    let flow: f64 = complete.iter().map(|(path, &count)| weigh(path, count)).sum();
    let beyond = |one: &FxHashMap<Path, u64>, other: &FxHashMap<Path, u64>| -> f64 {
        let more =
            |(path, &count): (&Path, &u64)| weigh(path, count.saturating_sub(other.get(path).copied().unwrap_or(0)));
        // Whole numbers below 2^53: the order of the table does not matter.
        if flow > 0.0 { 100.0 * one.iter().map(more).sum::<f64>() / flow } else { 0.0 }
    };
    Attribution { over: beyond(&measured, &complete), under: beyond(&complete, &measured) }
}
