//! The branch correlation graph as it stood when a run was over: in goes the graph, out come its heaviest nodes with their
//! states and edges, for reports.

use holloway_profiler::bcg::{CorrelationGraph, NodeState};
use holloway_vm::{BlockId, NodeId, TransitionNodes, Vm};
use rustc_hash::FxHashMap;

use crate::driver::Driver;
use crate::exact::ExactHandle;

/// A node N(X,Y).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GraphNode {
    /// The block X executed before, where it is known.
    pub from: Option<BlockId>,
    /// The block Y, which is executed.
    pub block: BlockId,
    /// Its state at the last recheck.
    pub state: NodeState,
    /// The sum of its counters, those of edges that are left out included.
    pub weight: u32,
    /// Times that its counters were halved, up to 65,535.
    pub decays: u16,
    /// Its edges: the node, by its place in the list, and the counter.
    pub successors: Vec<(u32, u16)>,
}

/// The heaviest nodes of a graph.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct GraphNodes {
    /// The nodes, the heaviest first.
    pub nodes: Vec<GraphNode>,
    /// How many there are beside.
    pub left_out: usize,
}

impl GraphNodes {
    /// So many nodes of a graph at most.
    pub fn of(graph: &CorrelationGraph, storage: &TransitionNodes, most: usize) -> GraphNodes {
        let mut by_weight: Vec<(u32, NodeId)> =
            graph.nodes().map(|node| (graph.total(storage, node), node)).filter(|&(weight, _)| weight > 0).collect();
        by_weight.sort_unstable_by_key(|&(weight, node)| (std::cmp::Reverse(weight), node.index()));
        let left_out = by_weight.len().saturating_sub(most);
        by_weight.truncate(most);
        let places: FxHashMap<NodeId, u32> = by_weight.iter().map(|&(_, node)| node).zip(0..).collect();
        let nodes = by_weight.into_iter().map(|(weight, node)| {
            let (from, block) = graph.pair(node);
            let successors = graph.successors(storage, node);
            let successors = successors.filter(|next| next.count > 0);
            GraphNode {
                from,
                block,
                state: graph.state(node),
                weight,
                decays: graph.decays(node),
                successors: successors.filter_map(|next| Some((*places.get(&next.node)?, next.count))).collect(),
            }
        });
        GraphNodes { nodes: nodes.collect(), left_out }
    }
}

impl Driver {
    /// The heaviest nodes of its graph. The run must be over.
    pub fn graph_nodes(&self, vm: &Vm, most: usize) -> GraphNodes {
        GraphNodes::of(&self.graph, vm.nodes(), most)
    }

    /// What has followed a block, whatever came before, and the counters: several times where it is known of several
    /// predecessors. The run must be over.
    pub fn followed<'a>(&'a self, vm: &'a Vm, block: BlockId) -> impl Iterator<Item = (BlockId, u16)> + 'a {
        let successors = self.graph.nodes_into(block).flat_map(move |node| self.graph.successors(vm.nodes(), node));
        successors.map(|next| (next.block, next.count))
    }
}

impl ExactHandle {
    /// The heaviest nodes of its graph.
    pub fn graph_nodes(&self, vm: &Vm, most: usize) -> GraphNodes {
        GraphNodes::of(&self.core.lock().graph, vm.nodes(), most)
    }
}
