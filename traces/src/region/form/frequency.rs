//! Flow through a forming region: in go the shares of its edges, out comes how often each block is executed for each
//! execution of the root, and which blocks lead back to it.

use super::{Former, Node, OutEdge};

/// The nodes that a node's edges lead to.
fn targets(node: &Node) -> impl Iterator<Item = usize> {
    node.edges.iter().filter_map(OutEdge::target)
}

impl Former<'_> {
    /// Sends flow through the graph as it is. The root's executions are 1. Costs as much as there are edges, as often as
    /// loops lie in one another.
    pub(super) fn propagate(&mut self) {
        let Former { propagation, nodes, .. } = self;
        propagation.clear();
        for (at, node) in nodes.iter().enumerate() {
            let edges = node.edges.iter().filter_map(|edge| Some((edge.target()?, edge.share)));
            propagation.add(edges, if at == 0 { 1.0 } else { 0.0 });
        }
        propagation.settle_all();
        for (node, flow) in nodes.iter_mut().zip(propagation.flows()) {
            node.flow = flow;
        }
    }

    /// Which nodes lead back to the root.
    pub(super) fn reaching_root(&self) -> Vec<bool> {
        let edges = || {
            let of = |(at, node): (u32, _)| targets(node).map(move |to| (at, to));
            (0..).zip(&self.nodes).flat_map(of)
        };
        // Where the nodes begin from which each is reached; then, where they end.
        let mut ends = vec![0u32; self.nodes.len() + 1];
        edges().for_each(|(_, to)| ends[to + 1] += 1);
        for at in 1..ends.len() {
            ends[at] += ends[at - 1];
        }
        let starts = ends.clone();
        let mut from = vec![0u32; starts[self.nodes.len()] as usize];
        for (at, to) in edges() {
            from[ends[to] as usize] = at;
            ends[to] += 1;
        }
        let mut reaching = vec![false; self.nodes.len()];
        reaching[0] = true;
        let mut pending = vec![0];
        while let Some(at) = pending.pop() {
            for &before in &from[starts[at] as usize..ends[at] as usize] {
                if !std::mem::replace(&mut reaching[before as usize], true) {
                    pending.push(before as usize);
                }
            }
        }
        reaching
    }
}
