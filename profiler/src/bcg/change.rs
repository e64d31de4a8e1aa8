//! What happens to a node as time goes by: leaving the start state, decay, rechecks and signals.
//!
//! A node reports when its total, as the interpreter counts it, is a multiple of the report interval. The total is set
//! after each report so that the next one comes when something is due: the end of the start state or a decay.

use holloway_vm::BlockId;
use holloway_vm::tier::{NodeId, TransitionNodes};

use super::{Graph, INVOLVED, More, NONE, Parameters, SEEN, Signal, SignalRule, State};

impl Graph {
    /// Counts an execution of a node and does what is due then.
    pub fn arrive(&mut self, nodes: &TransitionNodes, node: NodeId) {
        self.advance(nodes, node, 1);
    }

    /// Adds executions of a node with what followed them, as counted by somebody else (K19); decays and rechecks
    /// happen as if each had been counted here. Successors that the node does not know are left out.
    pub fn fold(&mut self, nodes: &TransitionNodes, node: NodeId, followed: &mut [(BlockId, u32)]) {
        let mut executions: u32 = followed.iter().map(|(_, count)| count).sum();
        while executions > 0 {
            let piece = executions.min(self.until_report(nodes, node));
            for (block, count) in followed.iter_mut() {
                let part = (u64::from(*count) * u64::from(piece) / u64::from(executions)) as u32;
                *count -= part;
                self.add_to_known(nodes, node, *block, part);
            }
            executions -= piece;
            self.advance(nodes, node, piece);
        }
    }

    fn add_to_known(&mut self, nodes: &TransitionNodes, node: NodeId, block: BlockId, part: u32) {
        let part = u16::try_from(part).unwrap_or(u16::MAX);
        let entry = nodes.node(node);
        if let Some(way) = entry.way_of(block) {
            entry.set_count(way, entry.count(way).saturating_add(part));
            return;
        }
        let mut at = self.row(node).more;
        while at != NONE {
            let more = &mut self.more[at as usize];
            if more.block == block {
                more.count = more.count.saturating_add(part);
            }
            at = more.next;
        }
    }

    /// Executions until the node reports again.
    fn until_report(&self, nodes: &TransitionNodes, node: NodeId) -> u32 {
        let interval = 1 << self.parameters.report_interval_log2();
        interval - nodes.node(node).total() % interval
    }

    /// Counts executions, at most as many as there are until the next report.
    fn advance(&mut self, nodes: &TransitionNodes, node: NodeId, executions: u32) {
        let due = executions >= self.until_report(nodes, node);
        let entry = nodes.node(node);
        entry.set_total(entry.total().wrapping_add(executions));
        if due {
            self.report(nodes, node);
        }
    }

    /// Sets when a node reports next: in `until_decay` executions, or earlier if its start state ends before.
    pub(super) fn schedule(&mut self, nodes: &TransitionNodes, node: NodeId, until_decay: u16) {
        let delay_left = self.row(node).delay_left;
        let stretch = if delay_left == 0 { until_decay } else { until_decay.min(delay_left) };
        nodes.node(node).set_total((1 << self.parameters.report_interval_log2()) - u32::from(stretch));
    }

    /// Something is due: the end of the stretch that [`Graph::schedule`] set.
    fn report(&mut self, nodes: &TransitionNodes, node: NodeId) {
        let parameters = self.parameters;
        let interval = parameters.decay_interval;
        let delay_left = self.row(node).delay_left;
        let until_decay = interval - self.begun(node);
        let stretch = if delay_left == 0 { until_decay } else { until_decay.min(delay_left) };
        let row = self.row_mut(node);
        row.flags |= SEEN;
        row.delay_left = delay_left.saturating_sub(stretch);
        let left = delay_left > 0 && row.delay_left == 0;
        let decayed = stretch == until_decay;
        if decayed {
            self.decay(nodes, node);
        }
        if self.row(node).delay_left == 0 && (decayed || left) {
            self.recheck(nodes, node);
        }
        self.schedule(nodes, node, if decayed { interval } else { until_decay - stretch });
    }

    /// Executions of the running decay interval at the beginning of the running stretch.
    fn begun(&self, node: NodeId) -> u16 {
        let Parameters { delay, decay_interval: interval, .. } = self.parameters;
        let row = self.row(node);
        if row.delay_left > 0 {
            (delay - row.delay_left) % interval
        } else if row.decays == delay / interval {
            // The first stretch behind the start state goes on with the interval that the start state began.
            delay % interval
        } else {
            0
        }
    }

    /// Executions of the running stretch so far.
    fn run(&self, nodes: &TransitionNodes, node: NodeId) -> u16 {
        let until_decay = self.parameters.decay_interval - self.begun(node);
        let delay_left = self.row(node).delay_left;
        let stretch = if delay_left == 0 { until_decay } else { until_decay.min(delay_left) };
        (u32::from(stretch).saturating_sub(self.until_report(nodes, node))) as u16
    }

    /// Executions since the last decay.
    pub(super) fn since_decay(&self, nodes: &TransitionNodes, node: NodeId) -> u16 {
        self.begun(node) + self.run(nodes, node)
    }

    /// Executions that are left of the start state.
    pub(super) fn executions_left(&self, nodes: &TransitionNodes, node: NodeId) -> u16 {
        match self.row(node).delay_left {
            0 => 0,
            left => left - self.run(nodes, node),
        }
    }

    /// Sets how far a node has come, from a text.
    pub(super) fn restore_progress(
        &mut self,
        nodes: &TransitionNodes,
        node: NodeId,
        state: State,
        left: u16,
        since_decay: u16,
    ) {
        let Parameters { delay, decay_interval: interval, .. } = self.parameters;
        let row = self.row_mut(node);
        row.state = state;
        if state != State::New {
            // Behind the first interval: how long ago the start state ended does not matter.
            row.delay_left = 0;
            row.decays = delay / interval + 1;
            self.schedule(nodes, node, interval - since_decay.min(interval - 1));
        } else {
            let executed = delay - left.min(delay);
            row.decays = executed / interval;
            row.delay_left = delay - executed;
            self.schedule(nodes, node, interval - executed % interval);
        }
    }

    /// Shifts all counters of a node right by one.
    fn decay(&mut self, nodes: &TransitionNodes, node: NodeId) {
        self.statistics.decays += 1;
        let entry = nodes.node(node);
        for way in 0..2 {
            entry.set_count(way, entry.count(way) >> 1);
        }
        let mut at = self.row(node).more;
        while at != NONE {
            let more = &mut self.more[at as usize];
            more.count >>= 1;
            at = more.next;
        }
        let row = self.row_mut(node);
        row.decays = row.decays.saturating_add(1);
    }

    /// Finds best successor and state, and raises a signal if one of them has changed.
    pub(super) fn recheck(&mut self, nodes: &TransitionNodes, node: NodeId) {
        let before = (self.state(node), self.best(nodes, node));
        self.refresh(nodes, node);
        let now = (self.state(node), self.best(nodes, node));
        let changed = match self.parameters.signals {
            SignalRule::Stable => consequence(before) != consequence(now),
            SignalRule::Source => before != now,
        };
        if changed {
            self.statistics.signals += 1;
            self.signals.push(Signal { node, before, now });
        }
    }

    /// Finds best successor and state.
    fn refresh(&mut self, nodes: &TransitionNodes, node: NodeId) {
        self.order(nodes, node);
        let (mut best, mut sum) = (0, 0);
        for successor in self.successors(nodes, node) {
            best = best.max(u32::from(successor.count));
            sum += u32::from(successor.count);
        }
        // Without a counted successor there is nothing to judge by: all stays as it is.
        if sum > 0 {
            let threshold = u32::from(self.parameters.threshold);
            let strong = match (self.state(node), self.parameters.signals) {
                (State::Unique | State::Strong, SignalRule::Stable) => {
                    best * 200 >= sum * (3 * threshold).saturating_sub(100)
                }
                _ => best * 100 >= sum * threshold,
            };
            self.row_mut(node).state = match strong {
                _ if best == sum => State::Unique,
                true => State::Strong,
                false => State::Weak,
            };
        }
    }

    /// Puts the two best successors into the cache, the best one first. Where counts are equal all stays where it is.
    pub(super) fn order(&mut self, nodes: &TransitionNodes, node: NodeId) {
        for way in 0..2 {
            let mut at = self.row(node).more;
            while at != NONE {
                let More { count, next, .. } = self.more[at as usize];
                let entry = nodes.node(node);
                if count > entry.count(way) || entry.successor(way).is_none() {
                    self.promote(nodes, node, way, at);
                }
                at = next;
            }
            let entry = nodes.node(node);
            if way == 0 && (entry.count(1) > entry.count(0) || entry.successor(0).is_none()) {
                self.swap_ways(nodes, node);
            }
        }
    }

    /// Moves a successor that is not cached into a way.
    fn promote(&mut self, nodes: &TransitionNodes, node: NodeId, way: usize, at: u32) {
        if nodes.node(node).successor(way).is_some() {
            self.exchange(nodes, node, way, at);
            return;
        }
        let more = self.more[at as usize];
        nodes.cache(node, way, more.block, more.node);
        nodes.node(node).set_count(way, more.count);
        let mut link = self.row(node).more;
        if link == at {
            self.row_mut(node).more = more.next;
            return;
        }
        while link != NONE {
            let next = self.more[link as usize].next;
            if next == at {
                self.more[link as usize].next = more.next;
            }
            link = next;
        }
    }

    fn swap_ways(&self, nodes: &TransitionNodes, node: NodeId) {
        let entry = nodes.node(node);
        let ways = [0, 1].map(|way| (entry.successor(way), nodes.next(node, way), entry.count(way)));
        for (way, (block, next, count)) in [1, 0].into_iter().zip(ways) {
            match (block, next) {
                (Some(block), Some(next)) => {
                    nodes.cache(node, way, block, next);
                    entry.set_count(way, count);
                }
                _ => nodes.forget(node, way),
            }
        }
    }

    /// Finds a node's best successor and state anew, without a signal. Gives whether one of them has changed. Nodes in
    /// their start state stay in it.
    pub fn update(&mut self, nodes: &TransitionNodes, node: NodeId) -> bool {
        if self.state(node) == State::New {
            return false;
        }
        let before = (self.state(node), self.best(nodes, node));
        self.refresh(nodes, node);
        consequence(before) != consequence((self.state(node), self.best(nodes, node)))
    }

    /// Says that the traces through a node are up to date: its best successor and state are found anew without a
    /// signal, one that waits is taken back, and the node stays when the graph is full. Nodes in their start state stay
    /// in it.
    pub fn mark_current(&mut self, nodes: &TransitionNodes, node: NodeId) {
        self.row_mut(node).flags |= INVOLVED;
        self.update(nodes, node);
        self.signals.retain(|signal| signal.node != node);
    }

    /// Takes back that a trace goes through the node: it may go when the graph is full.
    pub fn release(&mut self, node: NodeId) {
        self.row_mut(node).flags &= !INVOLVED;
    }
}

/// What traces depend on: whether the best successor is strongly correlated, and then which one it is.
fn consequence((state, best): (State, Option<BlockId>)) -> (State, Option<BlockId>) {
    match state {
        State::New | State::Weak => (state, None),
        State::Unique | State::Strong => (State::Strong, best),
    }
}
