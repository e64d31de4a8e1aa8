//! Flow through a graph: in go the shares of the edges and what comes from outside, out comes how often each node is
//! executed.
//!
//! Flow is settled by strongly connected components, in the order of execution. What comes back to the node at which a
//! component is entered multiplies the component's flow; without the edges to that node it falls into smaller components,
//! which are settled before.

/// How many iterations a loop inside a region is taken for at most.
const ITERATIONS: usize = 24;

/// A graph of edges with shares, and what is known of its nodes meanwhile. Kept for its memory.
#[derive(Default)]
pub(crate) struct FrequencyPropagation {
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

impl FrequencyPropagation {
    /// Begins a graph without nodes.
    pub fn clear(&mut self) {
        self.edges.clear();
        self.starts.clear();
        self.starts.push(0);
        self.nodes.clear();
        self.components = 1;
    }

    /// Adds the next node: the nodes to which its edges lead, by number, and their shares; and the flow that comes to it
    /// from outside.
    pub fn add(&mut self, edges: impl Iterator<Item = (usize, f64)>, flow: f64) {
        self.edges.extend(edges.map(|(to, share)| (to as u32, share)));
        self.starts.push(self.edges.len() as u32);
        self.nodes.push(State { flow, ..State::default() });
    }

    /// Sends the flow on, but not over edges to the first node. Costs as much as there are edges, as often as loops lie
    /// in one another.
    pub fn settle_all(&mut self) {
        let all: Vec<u32> = (0..self.nodes.len() as u32).collect();
        self.settle(0, 0, &all);
    }

    /// How often each node is executed.
    pub fn flows(&self) -> impl Iterator<Item = f64> + '_ {
        self.nodes.iter().map(|state| state.flow)
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
        let flow_of = |propagation: &FrequencyPropagation, node: u32| propagation.nodes[node as usize].flow;
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
