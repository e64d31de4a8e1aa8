//! Transitions that the interpreter's caches do not hold: known successors, new edges, new nodes, and what happens when
//! there are as many nodes as there may be.

use holloway_vm::BlockId;
use holloway_vm::tier::{NodeId, TransitionNodes};

use super::{FREE, Graph, INVOLVED, More, NONE, Row, SEEN, State, Surroundings};

impl Graph {
    /// Follows a transition from a context (`None`: unknown) to a block, counts it, and gives the new context. This is
    /// what `Tier::transition` has to do; it may raise signals.
    pub fn transition(
        &mut self,
        world: &mut impl Surroundings,
        context: Option<NodeId>,
        block: BlockId,
    ) -> Option<NodeId> {
        self.statistics.misses += 1;
        let next = match context {
            Some(context) => self.follow(world, context, block, 1)?,
            None => self.node_into(world, None, block)?,
        };
        self.arrive(world.nodes(), next);
        Some(next)
    }

    /// Follows a transition as [`Graph::transition`] does, with `count` added to the edge, 0 or 1, and without counting
    /// the execution of the node that it leads to: somebody else does ([`Graph::arrive`], [`Graph::fold`]).
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

    /// As [`Graph::transition`] without counting anything: the node of the transition, made if need be.
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

    /// Counts the edge from a node to a known successor. A successor that has overtaken the second of the cache takes
    /// its place.
    fn count_known(&mut self, nodes: &TransitionNodes, context: NodeId, block: BlockId, count: u16) -> Option<NodeId> {
        let entry = nodes.node(context);
        if let Some(way) = entry.way_of(block) {
            entry.set_count(way, entry.count(way).saturating_add(count));
            return nodes.next(context, way);
        }
        let mut at = self.row(context).more;
        while at != NONE {
            let more = &mut self.more[at as usize];
            if more.block == block {
                more.count = more.count.saturating_add(count);
                let next = more.node;
                if more.count > entry.count(1) {
                    self.exchange(nodes, context, 1, at);
                }
                return Some(next);
            }
            at = more.next;
        }
        None
    }

    /// Exchanges a cached successor with one that is not cached.
    pub(super) fn exchange(&mut self, nodes: &TransitionNodes, node: NodeId, way: usize, at: u32) {
        let entry = nodes.node(node);
        let (Some(block), Some(next)) = (entry.successor(way), nodes.next(node, way)) else { return };
        let more = &mut self.more[at as usize];
        let into = *more;
        *more = More { block, node: next, count: entry.count(way), next: into.next };
        nodes.cache(node, way, into.block, into.node);
        entry.set_count(way, into.count);
    }

    /// Makes an edge.
    fn add_edge(&mut self, nodes: &TransitionNodes, context: NodeId, block: BlockId, next: NodeId, count: u16) {
        self.edges += 1;
        let entry = nodes.node(context);
        match (0..2).find(|&way| entry.successor(way).is_none()) {
            Some(way) => {
                nodes.cache(context, way, block, next);
                entry.set_count(way, count);
            }
            None => {
                let after = self.row(context).more;
                self.more.push(More { block, node: next, count, next: after });
                self.row_mut(context).more = (self.more.len() - 1) as u32;
            }
        }
        let row = self.row(context);
        if row.state == State::New && row.delay_left == 0 {
            self.recheck(nodes, context);
        }
    }

    /// Makes an edge from a text, in the order of the text.
    pub(super) fn restore_edge(
        &mut self,
        nodes: &TransitionNodes,
        node: NodeId,
        place: usize,
        (block, next, count): (BlockId, NodeId, u16),
    ) {
        self.edges += 1;
        if place < 2 {
            nodes.cache(node, place, block, next);
            nodes.node(node).set_count(place, count);
            return;
        }
        self.more.push(More { block, node: next, count, next: NONE });
        let new = (self.more.len() - 1) as u32;
        let mut at = self.row(node).more;
        if at == NONE {
            self.row_mut(node).more = new;
            return;
        }
        while self.more[at as usize].next != NONE {
            at = self.more[at as usize].next;
        }
        self.more[at as usize].next = new;
    }

    /// The node of a pair, made if there is none; `None` if there is no room for it.
    fn node_into(&mut self, world: &mut impl Surroundings, from: Option<BlockId>, block: BlockId) -> Option<NodeId> {
        if let Some(node) = self.node_of(from, block) {
            return Some(node);
        }
        if self.node_count() >= self.parameters.node_cap as usize && !self.sweep(world) {
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
            more: NONE,
            delay_left: self.parameters.delay,
            decays: 0,
            state: State::New,
            flags: SEEN,
        };
        // The VM may have nodes of others.
        while self.rows.len() <= node.index() {
            self.rows.push(Row { flags: FREE, ..row });
        }
        self.rows[node.index()] = row;
        self.into[block.index()] = node.index() as u32;
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
            let idle = row.state == State::New || row.flags & SEEN == 0;
            if row.flags & (FREE | INVOLVED) == 0 && idle {
                row.flags = FREE;
                self.free.push(NodeId::from(at));
                self.statistics.dropped += 1;
            } else {
                row.flags &= !SEEN;
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
        let old = std::mem::take(&mut self.more);
        self.into.fill(NONE);
        self.edges = 0;
        for at in 0..self.rows.len() {
            let node = NodeId::from(at);
            let row = self.rows[at];
            let free = row.flags & FREE != 0;
            for way in 0..2 {
                let gone = |next: NodeId| free || self.rows[next.index()].flags & FREE != 0;
                match nodes.next(node, way) {
                    Some(next) if gone(next) => nodes.forget(node, way),
                    Some(_) => self.edges += 1,
                    None => {}
                }
            }
            self.rows[at].more = NONE;
            if free {
                continue;
            }
            self.rows[at].next_into = self.into[row.block as usize];
            self.into[row.block as usize] = at as u32;
            let mut next = row.more;
            while next != NONE {
                let more = old[next as usize];
                next = more.next;
                if self.rows[more.node.index()].flags & FREE == 0 {
                    self.edges += 1;
                    self.more.push(More { next: self.rows[at].more, ..more });
                    self.rows[at].more = (self.more.len() - 1) as u32;
                }
            }
            self.order(nodes, node);
        }
    }
}
