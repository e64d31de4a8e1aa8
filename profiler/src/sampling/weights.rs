//! From samples to weights of blocks, and from those to weights of edges.

use crate::paths::graph::FlowGraph;

/// What samples say of a method's blocks, which are given by first bytecode index and length in bytecodes, in order: each
/// sample counts one over the length of its block (section 3.2, Figure 2). Samples before the first block are left out.
pub fn block_weights(blocks: &[(u16, u16)], samples: impl IntoIterator<Item = u16>) -> Vec<f64> {
    let mut weights = vec![0.0; blocks.len()];
    for bytecode in samples {
        let after = blocks.partition_point(|&(first, _)| first <= bytecode);
        // A block without bytecodes begins where the next one does, and is never met.
        if let Some(at) = after.checked_sub(1) {
            weights[at] += 1.0 / f64::from(blocks[at].1.max(1));
        }
    }
    weights
}

/// Weights of edges, made up from those of blocks: each block passes its weight on to its successors in proportion to theirs;
/// evenly, where none of them has any. Edges of exceptions get nothing.
pub fn edge_weights(graph: &FlowGraph, blocks: &[f64]) -> Vec<f64> {
    let weight = |vertex: crate::paths::graph::Vertex| blocks.get(vertex.index()).copied().unwrap_or(0.0);
    let mut edges = vec![0.0; graph.edges().len()];
    for block in (0..graph.blocks()).map(crate::paths::graph::Vertex) {
        let out = || graph.outgoing(block).iter().filter(|&&edge| !graph.edge(edge).kind.is_throw());
        let (count, sum) = (out().count(), out().map(|&edge| weight(graph.edge(edge).to)).sum::<f64>());
        for &edge in out() {
            let share = if sum > 0.0 { weight(graph.edge(edge).to) / sum } else { 1.0 / count as f64 };
            edges[edge.index()] = weight(block) * share;
        }
    }
    edges
}

#[cfg(test)]
mod tests {
    use super::{block_weights, edge_weights};
    use crate::paths::graph::FlowGraph;

    #[test]
    fn long_blocks_are_met_more_often() {
        // The paper's Figure 2: blocks of 3 and of 6 instructions, executed as often; 3 and 6 samples.
        let samples = [0, 1, 2, 3, 4, 5, 6, 7, 8];
        let weights = block_weights(&[(0, 3), (3, 6)], samples);
        assert_eq!(weights.iter().map(|weight| format!("{weight:.3}")).collect::<Vec<_>>(), ["1.000", "1.000"]);
        assert_eq!(block_weights(&[(2, 1)], [0, 1]), [0.0]);
        assert_eq!(block_weights(&[], [4]), [0.0; 0]);
    }

    #[test]
    fn a_blocks_weight_goes_to_its_successors() {
        let mut graph = FlowGraph::new(4);
        let edges = [(0, 1), (0, 2), (1, 3), (2, 3)].map(|(from, to)| graph.connect(from, to).index());
        graph.close();
        let weights = edge_weights(&graph, &[8.0, 6.0, 2.0, 8.0]);
        assert_eq!(edges.map(|edge| weights[edge]), [6.0, 2.0, 6.0, 2.0]);
    }
}
