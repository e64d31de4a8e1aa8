//! What happens to a node as time goes by: leaving the start state, decay, rechecks and signals.
//!
//! A node reports after as many executions as were set when it reported last: when something is due, the end of the start
//! state or a decay. Past its start state a node decays by itself for as long as that changes neither its best successor nor
//! its state.

use holloway_vm::{BlockId, NodeId, Renewal, RenewalRule, TransitionNode, TransitionNodes};

use super::{BACK_OFF, CorrelationGraph, DELAY_LEFT, INVOLVED, NodeState, Parameters, SEEN, Signal, SignalRule};
use crate::back_off::BackOff;

impl CorrelationGraph {
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
        if let Some(slot) = entry.slot_of(block) {
            entry.set_count(slot, entry.count(slot).saturating_add(part));
        } else if let Some(further) = nodes.further(node).find(|further| further.block() == block) {
            further.set_count(further.count().saturating_add(part));
        }
    }

    /// Executions until the node reports again.
    fn until_report(&self, nodes: &TransitionNodes, node: NodeId) -> u32 {
        u32::from(nodes.node(node).left())
    }

    /// Counts executions, at most as many as there are until the next report.
    fn advance(&mut self, nodes: &TransitionNodes, node: NodeId, executions: u32) {
        let left = self.until_report(nodes, node);
        if executions < left {
            nodes.node(node).set_left((left - executions) as u16);
        } else {
            self.report(nodes, node);
        }
    }

    /// Sets when a node reports next: in `until_decay` executions, or earlier if its start state ends before.
    pub(super) fn schedule(&mut self, nodes: &TransitionNodes, node: NodeId, until_decay: u16) {
        let entry = nodes.node(node);
        let delay_left = entry.notes()[DELAY_LEFT].get();
        entry.set_left(if delay_left == 0 { until_decay } else { until_decay.min(delay_left) });
    }

    /// Something is due: the end of the stretch that [`CorrelationGraph::schedule`] set.
    fn report(&mut self, nodes: &TransitionNodes, node: NodeId) {
        let interval = self.parameters.decay_interval;
        let entry = nodes.node(node);
        self.row_mut(node).flags |= SEEN;
        let delay_left = entry.notes()[DELAY_LEFT].get();
        if delay_left == 0 && self.row(node).decays > self.start_decays {
            // Long behind its start state: the usual case.
            self.decay(nodes, node);
            self.recheck(nodes, node);
            entry.set_left(interval);
            entry.set_renewal(self.renewal(entry, node));
            return;
        }
        let until_decay = interval - self.begun(nodes, node);
        let stretch = if delay_left == 0 { until_decay } else { until_decay.min(delay_left) };
        entry.notes()[DELAY_LEFT].set(delay_left.saturating_sub(stretch));
        let left = delay_left > 0 && entry.notes()[DELAY_LEFT].get() == 0;
        let decayed = stretch == until_decay;
        if decayed {
            self.decay(nodes, node);
        }
        if entry.notes()[DELAY_LEFT].get() == 0 && (decayed || left) {
            self.recheck(nodes, node);
        }
        self.schedule(nodes, node, if decayed { interval } else { until_decay - stretch });
    }

    /// What must hold of a node's counters for a decay to change neither its best successor nor its state.
    fn renewal(&self, entry: &TransitionNode, node: NodeId) -> Renewal {
        match self.state(node) {
            NodeState::New => Renewal::Never,
            NodeState::Unique => Renewal::Sole,
            NodeState::Strong => Renewal::Ahead,
            // While it could settle soon, its rechecks are counted.
            NodeState::Weak if back_off_of(entry).is_found() => Renewal::Never,
            NodeState::Weak => Renewal::Contested,
        }
    }

    /// How nodes that are past their start state decay by themselves.
    pub(super) fn renewal_rule(&self) -> RenewalRule {
        let Parameters { threshold, decay_interval, signals, .. } = self.parameters;
        let threshold = u16::from(threshold);
        let ahead = match signals {
            SignalRule::Paper => (threshold, 100),
            SignalRule::Stable => ((3 * threshold).saturating_sub(100), 200),
        };
        RenewalRule { transitions: decay_interval, ahead, contested: (threshold, 100) }
    }

    /// Executions of the running decay interval at the beginning of the running stretch.
    fn begun(&self, nodes: &TransitionNodes, node: NodeId) -> u16 {
        let Parameters { delay, decay_interval: interval, .. } = self.parameters;
        let delay_left = nodes.node(node).notes()[DELAY_LEFT].get();
        if delay_left > 0 {
            (delay - delay_left) % interval
        } else if self.row(node).decays == self.start_decays {
            // The first stretch behind the start state goes on with the interval that the start state began.
            delay % interval
        } else {
            0
        }
    }

    /// Executions of the running stretch so far.
    fn run(&self, nodes: &TransitionNodes, node: NodeId) -> u16 {
        let until_decay = self.parameters.decay_interval - self.begun(nodes, node);
        let delay_left = nodes.node(node).notes()[DELAY_LEFT].get();
        let stretch = if delay_left == 0 { until_decay } else { until_decay.min(delay_left) };
        (u32::from(stretch).saturating_sub(self.until_report(nodes, node))) as u16
    }

    /// Executions since the last decay.
    pub(super) fn since_decay(&self, nodes: &TransitionNodes, node: NodeId) -> u16 {
        self.begun(nodes, node) + self.run(nodes, node)
    }

    /// Executions that are left of the start state.
    pub(super) fn executions_left(&self, nodes: &TransitionNodes, node: NodeId) -> u16 {
        match nodes.node(node).notes()[DELAY_LEFT].get() {
            0 => 0,
            left => left - self.run(nodes, node),
        }
    }

    /// Sets how far a node has come, from a text.
    pub(super) fn restore_progress(
        &mut self,
        nodes: &TransitionNodes,
        node: NodeId,
        state: NodeState,
        left: u16,
        since_decay: u16,
    ) {
        let Parameters { delay, decay_interval: interval, .. } = self.parameters;
        let row = self.row_mut(node);
        row.state = state;
        if state != NodeState::New {
            // Behind the first interval: how long ago the start state ended does not matter.
            row.decays = (delay / interval).saturating_add(1);
            nodes.node(node).notes()[DELAY_LEFT].set(0);
            self.schedule(nodes, node, interval - since_decay.min(interval - 1));
        } else {
            let executed = delay - left.min(delay);
            row.decays = executed / interval;
            nodes.node(node).notes()[DELAY_LEFT].set(delay - executed);
            self.schedule(nodes, node, interval - executed % interval);
        }
    }

    /// Shifts all counters of a node right by one.
    fn decay(&mut self, nodes: &TransitionNodes, node: NodeId) {
        self.statistics.decays += 1;
        let entry = nodes.node(node);
        for slot in 0..2 {
            entry.set_count(slot, entry.count(slot) >> 1);
        }
        if entry.has_further() {
            nodes.further(node).for_each(|further| further.set_count(further.count() >> 1));
        }
        let row = self.row_mut(node);
        row.decays = row.decays.saturating_add(1);
    }

    /// Finds best successor and state, and raises a signal if one of them has changed.
    pub(super) fn recheck(&mut self, nodes: &TransitionNodes, node: NodeId) {
        let entry = nodes.node(node);
        let before = self.outlook(entry, node);
        self.refresh(nodes, node, true);
        let now = self.outlook(entry, node);
        let changed = match self.parameters.signals {
            SignalRule::Stable => consequence(before) != consequence(now),
            SignalRule::Paper => before != now,
        };
        if changed {
            self.statistics.signals += 1;
            let weakened = u16::from(back_off_of(entry).mistakes());
            self.signals.push(Signal { node, before, now, weakened });
        }
    }

    /// A node's state and best successor.
    fn outlook(&self, entry: &TransitionNode, node: NodeId) -> (NodeState, Option<BlockId>) {
        let state = self.state(node);
        (state, (state != NodeState::New).then(|| entry.successor(0)).flatten())
    }

    /// Finds best successor and state, at a recheck or in between.
    fn refresh(&mut self, nodes: &TransitionNodes, node: NodeId, recheck: bool) {
        nodes.order(node);
        let entry = nodes.node(node);
        let best = u32::from(entry.count(0));
        let mut sum = best + u32::from(entry.count(1));
        if entry.has_further() {
            sum += nodes.further(node).map(|further| u32::from(further.count())).sum::<u32>();
        }
        // Without a counted successor there is nothing to judge by: all stays as it is.
        if sum > 0 {
            let threshold = u32::from(self.parameters.threshold);
            let enough = best * 100 >= sum * threshold;
            let state = self.state(node);
            let strong = match (state, self.parameters.signals) {
                (_, SignalRule::Paper) | (NodeState::New, _) => enough,
                (NodeState::Unique | NodeState::Strong, SignalRule::Stable) => {
                    let (numerator, denominator) = self.renewal_rule().ahead;
                    let strong = best * u32::from(denominator) >= sum * u32::from(numerator);
                    if !strong {
                        change_back_off(entry, BackOff::mistake);
                    }
                    strong
                }
                (NodeState::Weak, SignalRule::Stable) => {
                    match (enough, recheck) {
                        (true, true) => change_back_off(entry, BackOff::find),
                        (true, false) => {}
                        (false, _) => change_back_off(entry, BackOff::miss),
                    }
                    enough && back_off_of(entry).is_believed()
                }
            };
            let now = match strong {
                true if best == sum => NodeState::Unique,
                true => NodeState::Strong,
                false => NodeState::Weak,
            };
            self.row_mut(node).state = now;
            if now != state {
                entry.set_renewal(Renewal::Never);
            }
        }
    }

    /// Finds a node's best successor and state anew, without a signal. Gives whether one of them has changed. Nodes in
    /// their start state stay in it.
    pub fn update(&mut self, nodes: &TransitionNodes, node: NodeId) -> bool {
        if self.state(node) == NodeState::New {
            return false;
        }
        let entry = nodes.node(node);
        let before = self.outlook(entry, node);
        self.refresh(nodes, node, false);
        consequence(before) != consequence(self.outlook(entry, node))
    }

    /// Says that the traces through a node are up to date: its best successor and state are found anew without a
    /// signal, one that waits is taken back, and the node stays when the graph is full. Nodes in their start state stay
    /// in it.
    pub fn mark_current(&mut self, nodes: &TransitionNodes, node: NodeId) {
        self.row_mut(node).flags |= INVOLVED;
        self.update(nodes, node);
        self.signals.retain(|signal| signal.node != node);
    }

    /// Says that a trace goes through the node: it stays when the graph is full.
    pub fn involve(&mut self, node: NodeId) {
        self.row_mut(node).flags |= INVOLVED;
    }

    /// Takes back that a trace goes through the node: it may go when the graph is full.
    pub fn release(&mut self, node: NodeId) {
        self.row_mut(node).flags &= !INVOLVED;
    }
}

/// Whether a node that has been weak is believed to be strong again.
fn back_off_of(entry: &TransitionNode) -> BackOff {
    BackOff::from_bits(entry.notes()[BACK_OFF].get())
}

fn change_back_off(entry: &TransitionNode, change: impl FnOnce(&mut BackOff)) {
    let mut changed = back_off_of(entry);
    change(&mut changed);
    entry.notes()[BACK_OFF].set(changed.to_bits());
}

/// What traces depend on: whether the best successor is strongly correlated, and then which one it is.
fn consequence((state, best): (NodeState, Option<BlockId>)) -> (NodeState, Option<BlockId>) {
    match state {
        NodeState::New | NodeState::Weak => (state, None),
        NodeState::Unique | NodeState::Strong => (NodeState::Strong, best),
    }
}
