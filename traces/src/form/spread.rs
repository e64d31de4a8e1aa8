//! Flow through a forming region: in go the shares of the edges, out comes how often each block is executed for each
//! execution of the root, and which blocks lead back to it.
//!
//! Flow is settled by strongly connected components, in the order of execution. What comes back to the node at which a
//! component is entered multiplies the component's flow; without the edges to that node it falls into smaller components,
//! which are settled before.

use super::{Former, Node, Way};

/// How many iterations a loop inside a region is taken for at most.
const ITERATIONS: usize = 24;

/// The edges of a region, and what is known of its nodes meanwhile.
#[derive(Default)]
pub(super) struct Flows {
    /// The edges: node gone to, and share.
    edges: Vec<(u32, f64)>,
    /// By node: where its edges begin. One more at the end.
    starts: Vec<u32>,
    nodes: Vec<State>,
    /// Components that have got a number.
    components: u32,
}

/// What is known of a node.
#[derive(Clone, Copy, Default)]
struct State {
    flow: f64,
    /// The smallest component around it that is known.
    component: u32,
    /// When the search came to the node, from 1 on.
    number: u32,
    /// The lowest number to which it is known to lead back.
    low: u32,
    is_open: bool,
}

/// A search for the components inside one, without the edges to a node.
struct Search {
    component: u32,
    without: u32,
    count: u32,
    open: Vec<u32>,
    /// The nodes of the components, what is executed later first.
    found: Vec<u32>,
    /// Where the components end.
    ends: Vec<usize>,
}

impl Flows {
    /// Takes over the edges of a region's nodes.
    fn take_over(&mut self, nodes: &[Node]) {
        self.edges.clear();
        self.starts.clear();
        self.starts.push(0);
        for node in nodes {
            self.edges.extend(node.ways.iter().filter_map(|way| Some((way.target()? as u32, way.share))));
            self.starts.push(self.edges.len() as u32);
        }
        self.nodes.clear();
        self.nodes.resize(nodes.len(), State::default());
        self.components = 1;
    }

    fn edges_of(&self, node: u32) -> std::ops::Range<usize> {
        self.starts[node as usize] as usize..self.starts[node as usize + 1] as usize
    }

    /// Settles the flow of a component whose nodes have what comes from outside, without the edges to one node.
    fn settle(&mut self, component: u32, without: u32, members: &[u32]) {
        members.iter().for_each(|&node| self.nodes[node as usize].number = 0);
        let (open, found, ends) = (Vec::new(), Vec::with_capacity(members.len()), Vec::with_capacity(members.len()));
        let mut search = Search { component, without, count: 0, open, found, ends };
        for &node in members {
            if self.nodes[node as usize].number == 0 {
                self.search(&mut search, node);
            }
        }
        while let Some(end) = search.ends.pop() {
            let inner = &search.found[search.ends.last().copied().unwrap_or(0)..end];
            self.settle_inner(component, without, inner);
        }
    }

    /// Finds the components of what a node leads to.
    fn search(&mut self, search: &mut Search, node: u32) {
        search.count += 1;
        let mut low = search.count;
        let state = &mut self.nodes[node as usize];
        (state.number, state.is_open) = (low, true);
        search.open.push(node);
        for edge in self.edges_of(node) {
            let to = self.edges[edge].0;
            if to == search.without || self.nodes[to as usize].component != search.component {
                continue;
            }
            if self.nodes[to as usize].number == 0 {
                self.search(search, to);
                low = low.min(self.nodes[to as usize].low);
            } else if self.nodes[to as usize].is_open {
                low = low.min(self.nodes[to as usize].number);
            }
        }
        self.nodes[node as usize].low = low;
        if low == self.nodes[node as usize].number {
            while let Some(member) = search.open.pop() {
                self.nodes[member as usize].is_open = false;
                search.found.push(member);
                if member == node {
                    break;
                }
            }
            search.ends.push(search.found.len());
        }
    }

    /// Settles a component inside another one, and sends on what leaves it there.
    fn settle_inner(&mut self, around: u32, without: u32, members: &[u32]) {
        let component = self.components;
        self.components += 1;
        members.iter().for_each(|&node| self.nodes[node as usize].component = component);
        let flow_of = |flows: &Flows, node: u32| flows.nodes[node as usize].flow;
        let entered =
            members.iter().copied().max_by(|&a, &b| flow_of(self, a).total_cmp(&flow_of(self, b)).then(b.cmp(&a)));
        let into: f64 = members.iter().map(|&node| flow_of(self, node)).sum();
        if let Some(entered) = entered.filter(|&entered| entered != without && into > 0.0) {
            if members.len() > 1 {
                self.settle(component, entered, members);
            }
            let back = members.iter().flat_map(|&node| self.edges_of(node).map(move |edge| (node, edge)));
            let back = back.filter(|&(_, edge)| self.edges[edge].0 == entered);
            let back: f64 = back.map(|(node, edge)| flow_of(self, node) * self.edges[edge].1).sum();
            if back > 0.0 {
                let iterations = std::iter::successors(Some(1.0), |flow| Some(flow * back / into));
                let iterations: f64 = iterations.take(ITERATIONS).sum();
                members.iter().for_each(|&node| self.nodes[node as usize].flow *= iterations);
            }
        }
        for &node in members {
            for edge in self.edges_of(node) {
                let (to, share) = self.edges[edge];
                if to != without && self.nodes[to as usize].component == around {
                    self.nodes[to as usize].flow += flow_of(self, node) * share;
                }
            }
        }
    }
}

/// The nodes that a node's edges lead to.
fn targets(node: &Node) -> impl Iterator<Item = usize> {
    node.ways.iter().filter_map(Way::target)
}

impl Former<'_> {
    /// Sends flow through the graph as it is. The root's executions are 1. Costs as much as there are edges, as often as
    /// loops lie in one another.
    pub(super) fn spread(&mut self) {
        let Former { flows, nodes, .. } = self;
        flows.take_over(nodes);
        flows.nodes[0].flow = 1.0;
        let all: Vec<u32> = (0..nodes.len() as u32).collect();
        flows.settle(0, 0, &all);
        for (node, state) in nodes.iter_mut().zip(&flows.nodes) {
            node.flow = state.flow;
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
