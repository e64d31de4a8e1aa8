//! What a graph says beyond what is known of its branches (Conte, Patel, Cox: blocks that no entry of a predictor stands for get
//! their weights from the structure of the graph; Merten and others: so would all but conditional branches).
//!
//! In go weights of the blocks that end with a conditional branch and of their edges; out come those of the others. What flows
//! into a block flows out of it: a block without a branch has the weight of the edges into it, or, where calls come in and
//! nothing says how often, that which is missing in the block behind it.

use crate::paths::graph::{EdgeIndex, FlowGraph, FlowKind, Vertex};

/// Passes over a graph, there and back: enough for blocks without a branch one behind the other as methods have them.
const PASSES: usize = 16;

/// Completes weights of blocks and edges; `is_known` says of which blocks both are right. Edges of exceptions get nothing.
pub fn infer(graph: &FlowGraph, is_known: &[bool], blocks: &mut [f64], edges: &mut [f64]) {
    let count = graph.blocks();
    let is_open = open(graph, is_known);
    for pass in 0..PASSES {
        let mut changed = false;
        for at in 0..count {
            let block = Vertex(if pass % 2 == 0 { at } else { count - 1 - at });
            if is_known[block.index()] {
                continue;
            }
            let mut weight = sum(graph.incoming(block), edges);
            if is_open[block.index()] {
                weight = weight.max(missing(graph, block, blocks, edges));
            }
            changed |= weight != blocks[block.index()];
            blocks[block.index()] = weight;
            pass_on(graph, block, blocks, edges);
        }
        if !changed {
            break;
        }
    }
    // Calls come in where more goes out than other edges bring.
    for &entry in graph.outgoing(graph.entry()) {
        let first = graph.edge(entry).to;
        let others: f64 =
            graph.incoming(first).iter().filter(|&&edge| edge != entry).map(|edge| edges[edge.index()]).sum();
        if let Some(weight) = blocks.get(first.index()) {
            edges[entry.index()] = (weight - others).max(0.0);
        }
    }
}

fn sum(of: &[EdgeIndex], edges: &[f64]) -> f64 {
    of.iter().map(|edge| edges[edge.index()]).sum()
}

/// The edges out of a block that are no exceptions.
fn unexceptional_edges(graph: &FlowGraph, block: Vertex) -> impl Iterator<Item = EdgeIndex> + Clone + '_ {
    graph.outgoing(block).iter().copied().filter(|&edge| !graph.edge(edge).kind.is_throw())
}

/// Blocks into which nobody knows how much flows: by calls, by exceptions, or out of such a block.
fn open(graph: &FlowGraph, is_known: &[bool]) -> Vec<bool> {
    let comes_in = |block: u32| {
        let kinds = graph.incoming(Vertex(block)).iter().map(|&edge| graph.edge(edge).kind);
        kinds.into_iter().any(|kind| kind == FlowKind::Entry || kind.is_throw())
    };
    let mut is_open: Vec<bool> =
        (0..graph.blocks()).map(|block| !is_known[block as usize] && comes_in(block)).collect();
    let mut work: Vec<u32> = (0..graph.blocks()).filter(|&block| is_open[block as usize]).collect();
    while let Some(block) = work.pop() {
        for edge in unexceptional_edges(graph, Vertex(block)) {
            let to = graph.edge(edge).to;
            if to.0 < graph.blocks() && !is_known[to.index()] && !is_open[to.index()] {
                is_open[to.index()] = true;
                work.push(to.0);
            }
        }
    }
    is_open
}

/// What the only block behind another one has beyond what other edges bring.
fn missing(graph: &FlowGraph, block: Vertex, blocks: &[f64], edges: &[f64]) -> f64 {
    let mut out = unexceptional_edges(graph, block);
    let (Some(edge), None) = (out.next(), out.next()) else { return 0.0 };
    let behind = graph.edge(edge).to;
    let Some(&weight) = blocks.get(behind.index()) else { return 0.0 };
    let others = graph.incoming(behind).iter().filter(|&&other| other != edge);
    (weight - others.map(|other| edges[other.index()]).sum::<f64>()).max(0.0)
}

/// Gives a block's weight to the edges out of it, in proportion to what stands behind them.
fn pass_on(graph: &FlowGraph, block: Vertex, blocks: &[f64], edges: &mut [f64]) {
    let behind = |edge: EdgeIndex| blocks.get(graph.edge(edge).to.index()).copied().unwrap_or(0.0);
    let out = unexceptional_edges(graph, block);
    let (count, total) = (out.clone().count(), out.clone().map(behind).sum::<f64>());
    for edge in out {
        let share = if total > 0.0 { behind(edge) / total } else { 1.0 / count as f64 };
        edges[edge.index()] = blocks[block.index()] * share;
    }
}

#[cfg(test)]
mod tests {
    use super::infer;
    use crate::paths::graph::FlowGraph;

    #[test]
    fn what_flows_in_flows_out() {
        // Block 0 calls, 1 branches to 2 or 3, both go on to 4, which turns back to 1 or goes on to 5, from where it returns.
        let mut graph = FlowGraph::new(6);
        let ends = [(0, 1), (1, 2), (1, 3), (2, 4), (3, 4), (4, 1), (4, 5)];
        let at = ends.map(|(from, to)| graph.connect(from, to).index());
        graph.close();
        let mut blocks = [0.0, 100.0, 0.0, 0.0, 100.0, 0.0];
        let mut edges = vec![0.0; graph.edges().len()];
        for (edge, weight) in [(1, 70.0), (2, 30.0), (5, 90.0), (6, 10.0)] {
            edges[at[edge]] = weight;
        }
        infer(&graph, &[false, true, false, false, true, false], &mut blocks, &mut edges);
        assert_eq!(blocks, [10.0, 100.0, 70.0, 30.0, 100.0, 10.0]);
        assert_eq!(at.map(|edge| edges[edge]), [10.0, 70.0, 30.0, 70.0, 30.0, 90.0, 10.0]);
        // The call that comes in, and the return.
        assert_eq!(edges.iter().sum::<f64>(), 310.0 + 20.0);
    }

    #[test]
    fn nothing_is_made_of_nothing() {
        let graph = FlowGraph::of_jumps(3, &[(0, 1), (1, 0), (1, 2)]);
        let (mut blocks, mut edges) = ([0.0; 3], vec![0.0; graph.edges().len()]);
        infer(&graph, &[false; 3], &mut blocks, &mut edges);
        assert_eq!((blocks, edges.iter().sum::<f64>()), ([0.0; 3], 0.0));
    }
}
