//! The branch correlation graph (Berndl and Hendren 2002, sections 3.5 and 4.1).
//!
//! In go block transitions, out come signals. A node N(X,Y) stands for blocks X and Y executed in sequence, an edge from
//! N(X,Y) to N(Y,Z) counts how often Z came next. The interpreter keeps the node of the last transition as its context
//! and follows the successors known there by itself, first the two cached ones (`TransitionNode`, K17); new ones, and each
//! execution at which something is due, come to [`CorrelationGraph::transition`].
//!
//! ```text
//!            executed `delay` times           counters shift right every `decay_interval` executions
//!   newly created ---------------> unique, strongly or weakly correlated --+
//!                    recheck                ^------------- recheck --------+
//! ```
//!
//! A recheck finds the best successor (the cached one where counts are equal) and the state; where one of them is not
//! what it was before, a [`Signal`] is raised. Choices where the paper is silent, or where a measurement showed better (the
//! first three are left out with [`SignalRule::Paper`]):
//!
//! * A change that no trace can depend on raises no signal: of the best successor of a weakly correlated node, and between
//!   unique and strongly correlated. (An LU factorisation raised 28,753 signals with these, 28,495 of them such.)
//! * A strongly correlated node becomes weak where its best successor's share falls below the threshold by half the
//!   threshold's distance from 100 %, so that a share near the threshold does not change the state back and forth.
//! * A node that has become weak after it had been strong becomes strong again only when it has been found so at several
//!   rechecks in succession: 2 after the first time, then twice as many each time, up to 64. (In a ray tracer one branch
//!   is taken always for some hundred pixels, then half the time for some hundred, and so on.)
//! * An execution of a node is counted when its successor is about to be executed, and what is due at it is done before the
//!   edge is counted, as in the paper: at the 64th execution there are 63 successors to judge by. With a delay of 1
//!   that is none, so a node also stays newly created until a successor is known.
//! * The weight of a node, by which probabilities are computed, is the sum of its edges' counters.
//! * N(?,Y) stands for Y reached from an unknown context: at a thread's start, or where Y cannot follow the block before
//!   it (K18). It is a node like others, but nothing leads to it.
//! * When there are as many nodes as there may be, the nodes in their start state and those that were not executed
//!   for a decay interval since the last time go, unless they are marked as involved in traces; where that makes
//!   little room, new nodes are refused for a while: the context is then unknown.

mod change;
mod grow;
mod text;

#[cfg(test)]
mod tests;

use holloway_vm::{BlockId, Control, NodeId, TransitionNodes};

pub use text::{Detached, GraphTextError};

/// Which changes of a node raise a signal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum SignalRule {
    /// Those that a trace can depend on, with hysteresis at the threshold: the choices above.
    #[default]
    Stable,
    /// The paper's own: any change of the best successor or of the state, judged by the threshold alone.
    Paper,
}

/// What may be set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Parameters {
    /// Completion threshold in percent: from here on a best successor is strongly correlated.
    pub threshold: u8,
    /// Start state delay: executions until a node counts, at least 1.
    pub delay: u16,
    /// Executions of a node between two decays, 2 to 32,768.
    pub decay_interval: u16,
    /// Nodes that there may be; where there are as many, those not executed lately are given up.
    pub node_cap: u32,
    /// Which changes raise a signal.
    pub signals: SignalRule,
}

impl Default for Parameters {
    /// The paper's settings.
    fn default() -> Parameters {
        Parameters { threshold: 97, delay: 64, decay_interval: 256, node_cap: 1 << 18, signals: SignalRule::Stable }
    }
}

impl Parameters {
    /// Values outside their range made the nearest ones inside.
    pub fn clamped(self) -> Parameters {
        Parameters {
            threshold: self.threshold.clamp(1, 100),
            delay: self.delay.max(1),
            decay_interval: self.decay_interval.clamp(2, 1 << 15),
            node_cap: self.node_cap.max(64),
            signals: self.signals,
        }
    }
}

/// What a node says about its successors, in descending degree of correlation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum NodeState {
    /// One successor: all other counters have decayed to 0.
    Unique,
    /// The best successor's share is at or above the threshold.
    Strong,
    /// The best successor's share is below the threshold.
    Weak,
    /// Not executed often enough yet.
    New,
}

/// A change of a node's best successor or state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Signal {
    /// The node N(X,Y) whose best successor or state has changed.
    pub node: NodeId,
    /// State and best successor before.
    pub before: (NodeState, Option<BlockId>),
    /// State and best successor now.
    pub now: (NodeState, Option<BlockId>),
    /// How often the node has become weak after it had been strong.
    pub weakened: u16,
}

/// An edge E(X,Y,Z) as its node N(X,Y) has it: the block that came next, the node that this leads to, and how often lately.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Successor {
    /// The block Z of the edge E(X,Y,Z).
    pub block: BlockId,
    /// The node N(Y,Z).
    pub node: NodeId,
    /// The correlation counter: executions of the edge since the last decays, each of which halves it.
    pub count: u16,
}

/// What the graph asks of its surroundings: the nodes' storage, and which blocks can follow each other.
pub trait Surroundings {
    /// The storage of nodes.
    fn nodes(&self) -> &TransitionNodes;

    /// Whether a block can follow another one (K18).
    fn can_follow(&mut self, from: BlockId, to: BlockId) -> bool;

    /// Makes all contexts unknown: nodes are about to stand for something else.
    fn forget_contexts(&mut self);

    /// Whether there may be more nodes than there are.
    fn has_room(&self) -> bool {
        true
    }
}

impl Surroundings for Control<'_> {
    fn nodes(&self) -> &TransitionNodes {
        Control::nodes(self)
    }

    fn can_follow(&mut self, from: BlockId, to: BlockId) -> bool {
        self.succession(from, to).is_some()
    }

    fn forget_contexts(&mut self) {
        Control::forget_contexts(self);
    }

    fn has_room(&self) -> bool {
        Control::has_room(self)
    }
}

/// In the place of a number: none.
const NONE: u32 = u32::MAX;

/// What is known of a node beside its `TransitionNode`: 16 bytes, so that a node takes 64 with its first two edges.
#[derive(Clone, Copy, Debug)]
struct Row {
    from: u32,
    block: u32,
    /// The next node with the same block.
    next_into: u32,
    decays: u16,
    state: NodeState,
    flags: u8,
}

const _: () = assert!(size_of::<Row>() + size_of::<holloway_vm::TransitionNode>() <= 64);

/// The note that says how many executions are left of the start state, those of the stretch that runs included.
const DELAY_LEFT: usize = 0;
/// The note that keeps how often the node has become weak after it had been strong, and how many rechecks in succession
/// have found it strong since: a [`BackOff`](crate::back_off::BackOff).
const BACK_OFF: usize = 1;

/// The node has reported since the last sweep.
const SEEN: u8 = 1;
/// A trace goes through the node.
const INVOLVED: u8 = 2;
/// The node stands for nothing.
const FREE: u8 = 4;

/// What the graph has done: all counts since it was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct GraphStatistics {
    /// Transitions that the interpreter did not follow by itself.
    pub misses: u64,
    /// Decays of nodes that came to the graph. See also [`CorrelationGraph::all_decays`].
    pub decays: u64,
    /// Changes of a best successor or state that were told as signals.
    pub signals: u64,
    /// Transitions to blocks that cannot follow the block before.
    pub unknown: u64,
    /// Times that the graph was full.
    pub sweeps: u64,
    /// Nodes given up because the graph was full.
    pub dropped: u64,
    /// Nodes not made because the graph was full.
    pub refused: u64,
}

/// The branch correlation graph of one VM.
pub struct CorrelationGraph {
    parameters: Parameters,
    /// Decays within the start state.
    start_decays: u16,
    rows: Vec<Row>,
    /// By block number: the first node with that block.
    into: Vec<u32>,
    free: Vec<NodeId>,
    edges: usize,
    signals: Vec<Signal>,
    statistics: GraphStatistics,
    /// Misses from which on the next sweep may be made.
    next_sweep: u64,
}

impl CorrelationGraph {
    /// An empty graph.
    pub fn new(parameters: Parameters) -> CorrelationGraph {
        let parameters = parameters.clamped();
        CorrelationGraph {
            parameters,
            start_decays: parameters.delay / parameters.decay_interval,
            rows: Vec::new(),
            into: Vec::new(),
            free: Vec::new(),
            edges: 0,
            signals: Vec::new(),
            statistics: GraphStatistics::default(),
            next_sweep: 0,
        }
    }

    /// Forgets all nodes, which the VM is about to drop, and all signals.
    pub fn clear(&mut self) {
        let statistics = std::mem::take(&mut self.statistics);
        *self = CorrelationGraph { statistics, next_sweep: self.next_sweep, ..CorrelationGraph::new(self.parameters) };
    }

    /// What the graph is set to.
    pub fn parameters(&self) -> &Parameters {
        &self.parameters
    }

    /// What the graph has done.
    pub fn statistics(&self) -> &GraphStatistics {
        &self.statistics
    }

    /// Decays of nodes, with those that nodes make by themselves.
    pub fn all_decays(&self, nodes: &TransitionNodes) -> u64 {
        self.statistics.decays + nodes.renewals()
    }

    fn row(&self, node: NodeId) -> &Row {
        &self.rows[node.index()]
    }

    fn row_mut(&mut self, node: NodeId) -> &mut Row {
        &mut self.rows[node.index()]
    }

    /// All nodes, by number.
    pub fn nodes(&self) -> impl Iterator<Item = NodeId> {
        (0..self.rows.len()).filter(|&at| self.rows[at].flags & FREE == 0).map(NodeId::from)
    }

    /// How many nodes there are.
    pub fn node_count(&self) -> usize {
        self.rows.len() - self.free.len()
    }

    /// How many edges there are.
    pub fn edge_count(&self) -> usize {
        self.edges
    }

    /// Bytes that nodes and edges take, the interpreter's part included.
    pub fn bytes(&self, nodes: &TransitionNodes) -> usize {
        nodes.bytes() + self.own_bytes()
    }

    /// Bytes that the graph itself takes, beside the interpreter's part.
    pub fn own_bytes(&self) -> usize {
        self.rows.capacity() * size_of::<Row>()
            + self.into.capacity() * size_of::<u32>()
            + self.free.capacity() * size_of::<NodeId>()
    }

    /// The blocks X and Y of N(X,Y); X is `None` where it is unknown.
    pub fn pair(&self, node: NodeId) -> (Option<BlockId>, BlockId) {
        let row = self.row(node);
        ((row.from != NONE).then_some(BlockId(row.from)), BlockId(row.block))
    }

    /// N(X,Y), if it exists. Costs a walk over the nodes with Y.
    pub fn node_of(&self, from: Option<BlockId>, block: BlockId) -> Option<NodeId> {
        self.nodes_into(block).find(|&node| self.pair(node).0 == from)
    }

    /// All nodes N(X,Y) of a block Y, the newest first.
    pub fn nodes_into(&self, block: BlockId) -> impl Iterator<Item = NodeId> {
        let first = self.into.get(block.index()).copied().unwrap_or(NONE);
        let next = |at: u32| (at != NONE).then_some(at);
        std::iter::successors(next(first), move |&at| next(self.rows[at as usize].next_into))
            .map(|at| NodeId::from(at as usize))
    }

    /// The state at the last recheck.
    pub fn state(&self, node: NodeId) -> NodeState {
        self.row(node).state
    }

    /// The best successor at the last recheck; `None` in the start state.
    pub fn best(&self, nodes: &TransitionNodes, node: NodeId) -> Option<BlockId> {
        (self.state(node) != NodeState::New).then(|| nodes.node(node).successor(0)).flatten()
    }

    /// The best successor with its node and counter; `None` in the start state.
    pub fn best_successor(&self, nodes: &TransitionNodes, node: NodeId) -> Option<Successor> {
        self.best(nodes, node).and_then(|_| self.successors(nodes, node).next())
    }

    /// All known successors, with their counters as they stand: first the cached ones, and of these the best one (at
    /// the last recheck) first.
    pub fn successors<'a>(&'a self, nodes: &'a TransitionNodes, node: NodeId) -> impl Iterator<Item = Successor> + 'a {
        let entry = nodes.node(node);
        let cached = (0..2).filter_map(move |slot| {
            let (block, next) = (entry.successor(slot)?, nodes.next(node, slot)?);
            Some(Successor { block, node: next, count: entry.count(slot) })
        });
        let further = nodes.further(node);
        cached.chain(further.map(|further| Successor {
            block: further.block(),
            node: further.node(),
            count: further.count(),
        }))
    }

    /// The node's weight: the sum of its edges' counters.
    pub fn total(&self, nodes: &TransitionNodes, node: NodeId) -> u32 {
        self.successors(nodes, node).map(|successor| u32::from(successor.count)).sum()
    }

    /// How often the node's counters have decayed, up to 65,535.
    pub fn decays(&self, node: NodeId) -> u16 {
        self.row(node).decays
    }

    /// The signals raised since this was asked last, in their order.
    pub fn take_signals(&mut self) -> Vec<Signal> {
        std::mem::take(&mut self.signals)
    }
}
