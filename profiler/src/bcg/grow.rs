//! Transitions that the interpreter does not follow by itself: those at which a node reports, new edges, new nodes, and what
//! happens when there are as many nodes as there may be.

use std::cmp::Reverse;

use holloway_vm::{BlockId, NodeId, Renewal, TransitionNodes};

use super::{CorrelationGraph, DELAY_LEFT, FREE, INVOLVED, NONE, NodeState, Row, SEEN, Successor, Surroundings};

impl CorrelationGraph {
    /// Follows a transition from a context (`None`: unknown) to a block, counts it, and gives the new context. This is
    /// what `Tier::transition` has to do; it may raise signals.
    pub fn transition(
        &mut self,
        world: &mut impl Surroundings,
        context: Option<NodeId>,
        block: BlockId,
    ) -> Option<NodeId> {
        self.statistics.misses += 1;
        match context {
            Some(context) => {
                self.arrive(world.nodes(), context);
                self.follow(world, context, block, 1)
            }
            None => self.node_into(world, None, block),
        }
    }

    /// Follows a transition as [`CorrelationGraph::transition`] does, with `count` added to the edge, 0 or 1, and without counting
    /// the execution of the context: somebody else does ([`CorrelationGraph::arrive`], [`CorrelationGraph::fold`]).
    pub fn reach(
        &mut self,
        world: &mut impl Surroundings,
        context: Option<NodeId>,
        block: BlockId,
        count: u16,
    ) -> Option<NodeId> {
        match context {
            Some(context) => self.follow(world, context, block, count),
            None => self.node_into(world, None, block),
        }
    }

    /// As [`CorrelationGraph::transition`] without counting anything: the node of the transition, made if need be.
    pub fn locate(&mut self, world: &mut impl Surroundings, from: Option<BlockId>, block: BlockId) -> Option<NodeId> {
        match from {
            Some(from) if self.node_of(Some(from), block).is_none() && !world.can_follow(from, block) => {
                self.node_into(world, None, block)
            }
            _ => self.node_into(world, from, block),
        }
    }

    /// Counts the edge from a node to a block and gives the block's node.
    fn follow(&mut self, world: &mut impl Surroundings, context: NodeId, block: BlockId, count: u16) -> Option<NodeId> {
        if let Some(next) = self.count_known(world.nodes(), context, block, count) {
            return Some(next);
        }
        let (_, from) = self.pair(context);
        let next = match self.node_of(Some(from), block) {
            Some(next) => next,
            None if world.can_follow(from, block) => {
                let sweeps = self.statistics.sweeps;
                let next = self.node_into(world, Some(from), block)?;
                if self.statistics.sweeps != sweeps && self.row(context).flags & FREE != 0 {
                    return Some(next);
                }
                next
            }
            None => {
                self.statistics.unknown += 1;
                return self.node_into(world, None, block);
            }
        };
        self.add_edge(world.nodes(), context, block, next, count);
        Some(next)
    }

    /// Counts the edge from a node to a known successor.
    fn count_known(&mut self, nodes: &TransitionNodes, context: NodeId, block: BlockId, count: u16) -> Option<NodeId> {
        let entry = nodes.node(context);
        if let Some(slot) = entry.slot_of(block) {
            entry.set_count(slot, entry.count(slot).saturating_add(count));
            return nodes.next(context, slot);
        }
        let further = nodes.further(context).find(|further| further.block() == block)?;
        further.set_count(further.count().saturating_add(count));
        Some(further.node())
    }

    /// Makes the edge from `context` over `block` to node `next`, passed `count` times; rechecks `context` if its delay is over.
    fn add_edge(&mut self, nodes: &TransitionNodes, context: NodeId, block: BlockId, next: NodeId, count: u16) {
        self.edges += 1;
        let entry = nodes.node(context);
        match (0..2).find(|&slot| entry.successor(slot).is_none()) {
            Some(slot) => {
                nodes.cache(context, slot, block, next);
                entry.set_count(slot, count);
            }
            None => nodes.add_further(context, block, next, count),
        }
        if self.state(context) == NodeState::New && nodes.node(context).notes()[DELAY_LEFT].get() == 0 {
            self.recheck(nodes, context);
        }
    }

    /// Makes the successors of a node that has none, in their order.
    pub(super) fn restore_edges(
        &mut self,
        nodes: &TransitionNodes,
        node: NodeId,
        successors: &[(BlockId, NodeId, u16)],
    ) {
        self.edges += successors.len();
        for (place, &(block, next, count)) in successors.iter().enumerate().rev() {
            if place < 2 {
                nodes.cache(node, place, block, next);
                nodes.node(node).set_count(place, count);
            } else {
                nodes.add_further(node, block, next, count);
            }
        }
    }

    /// The node of a pair, made if there is none; `None` if there is no room for it.
    fn node_into(&mut self, world: &mut impl Surroundings, from: Option<BlockId>, block: BlockId) -> Option<NodeId> {
        if let Some(node) = self.node_of(from, block) {
            return Some(node);
        }
        let full = self.node_count() >= self.parameters.node_cap as usize || self.free.is_empty() && !world.has_room();
        if full && !self.sweep(world) {
            self.statistics.refused += 1;
            return None;
        }
        let node = self.free.pop().unwrap_or_else(|| world.nodes().add());
        if block.index() >= self.into.len() {
            self.into.resize(block.index() + 1, NONE);
        }
        let row = Row {
            from: from.map_or(NONE, |from| from.0),
            block: block.0,
            next_into: self.into[block.index()],
            decays: 0,
            state: NodeState::New,
            flags: SEEN,
        };
        // The VM may have nodes of others.
        while self.rows.len() <= node.index() {
            self.rows.push(Row { flags: FREE, ..row });
        }
        self.rows[node.index()] = row;
        self.into[block.index()] = node.index() as u32;
        world.nodes().set_renewal_rule(self.renewal_rule());
        let entry = world.nodes().node(node);
        entry.set_renewal(Renewal::Never);
        entry.notes().iter().for_each(|note| note.set(0));
        entry.notes()[DELAY_LEFT].set(self.parameters.delay);
        self.schedule(world.nodes(), node, self.parameters.decay_interval);
        Some(node)
    }

    /// Gives up nodes that have told little, all contexts with them. Gives whether there is room now.
    fn sweep(&mut self, world: &mut impl Surroundings) -> bool {
        if self.statistics.misses < self.next_sweep {
            return false;
        }
        self.statistics.sweeps += 1;
        world.forget_contexts();
        for at in 0..self.rows.len() {
            let row = &mut self.rows[at];
            let idle = row.state == NodeState::New || row.flags & SEEN == 0;
            if row.flags & (FREE | INVOLVED) == 0 && idle {
                row.flags = FREE;
                self.free.push(NodeId::from(at));
                self.statistics.dropped += 1;
            } else {
                row.flags &= !SEEN;
                world.nodes().node(NodeId::from(at)).set_renewal(Renewal::Never);
            }
        }
        self.signals.retain(|signal| self.rows[signal.node.index()].flags & FREE == 0);
        self.relink(world.nodes());
        let cap = self.parameters.node_cap as usize;
        if self.free.len() < cap / 8 {
            self.next_sweep = self.statistics.misses + cap as u64;
        }
        !self.free.is_empty()
    }

    /// Leaves out what leads to or from nodes that have been given up.
    fn relink(&mut self, nodes: &TransitionNodes) {
        self.into.fill(NONE);
        self.edges = 0;
        for at in 0..self.rows.len() {
            let node = NodeId::from(at);
            let row = self.rows[at];
            if row.flags & FREE != 0 {
                nodes.forget_all(node);
                continue;
            }
            self.rows[at].next_into = self.into[row.block as usize];
            self.into[row.block as usize] = at as u32;
            let stays = |successor: &Successor| self.rows[successor.node.index()].flags & FREE == 0;
            let known: Vec<_> = self.successors(nodes, node).collect();
            let mut left: Vec<_> = known.iter().filter(|successor| stays(successor)).collect();
            if left.len() < known.len() {
                left.sort_by_key(|successor| Reverse(successor.count));
                let left: Vec<_> =
                    left.iter().map(|successor| (successor.block, successor.node, successor.count)).collect();
                nodes.forget_all(node);
                self.restore_edges(nodes, node, &left);
            } else {
                self.edges += known.len();
            }
        }
    }
}
