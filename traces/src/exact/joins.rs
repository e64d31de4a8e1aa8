//! Joins traces that follow one another, and separates those that no longer do.
//!
//! In goes what [`Replay`](crate::exact::replay::Replay) has counted; the cache is changed and the log told.

use holloway_profiler::bcg::{CorrelationGraph, NodeState};
use holloway_vm::{Control, NodeId};

use crate::cache::{Cache, Retired, Retirement, TraceId};
use crate::exact::Core;
use crate::exact::histories::{HistoryNumber, Likely};
use crate::source::Follows;
use crate::source::blocks::Selected;
use crate::source::join::{Entered, join, single};
use crate::supply::{Scene, Supply};

/// A trace as the transition of a node leads to it.
fn entered<'a>(graph: &CorrelationGraph, cache: &'a Cache, trace: TraceId, node: NodeId) -> Entered<'a> {
    let trace = cache.trace(trace);
    let completion = trace.completions() as f64 / trace.executions().max(1) as f64;
    Entered { from: graph.pair(node).0, candidate: &trace.candidate, node, nodes: &trace.nodes, completion }
}

impl Core {
    /// Brings the cache up to date with what follows traces that have completed.
    pub fn serve_joins(&mut self, vm: &mut Control<'_>) {
        let mut retired = Retired::new();
        for (id, joint) in self.replay.take_broken() {
            let Core { graph, supply: Supply { cache, .. }, replay, histories, .. } = self;
            if cache.trace(id).retired.is_some() {
                continue;
            }
            let why = Retirement::NotFollowed;
            let nodes = vm.nodes();
            let own = histories.that(|history| cache.enter_by(history) == Some(id));
            let part = cache.separate(graph, nodes, (id, joint), why, &mut retired);
            let Some(part) = part else {
                own.into_iter().for_each(|history| histories.back_off(history));
                continue;
            };
            for history in own {
                let node = histories.node(history);
                if cache.find(graph.pair(node)) == Some(part) {
                    // It is entered without the history.
                    histories.back_off(history);
                } else {
                    histories.lead(history, cache.add_side_entry(part));
                }
                replay.back_off(part, node);
            }
            for &(from, block) in &cache.trace(part).entries {
                if let Some(node) = from.and_then(|from| graph.node_of(Some(from), block)) {
                    replay.back_off(part, node);
                }
            }
        }
        let threshold = f64::from(self.options.parameters.threshold) / 100.0;
        for (first, second, follows) in self.replay.take_joinable() {
            let Core { graph, supply, replay, options, .. } = self;
            let cache = &supply.cache;
            let entered = |link| {
                let (id, node) = replay.target(link);
                // The transition may lead elsewhere by now.
                let leads = cache.find(graph.pair(node)) == Some(id) || cache.trace(id).side_entries > 0;
                leads.then(|| entered(graph, cache, id, node))
            };
            let (first_id, node) = replay.target(first);
            let (Some(first), Some(second)) = (entered(first), entered(second)) else { continue };
            let by_entry = cache.find(graph.pair(node)) == Some(first_id);
            if let Ok(joined) = join(&supply.code(vm), &options.limits, (first, second), (follows, threshold)) {
                if by_entry {
                    self.insert(vm, joined, &mut retired);
                } else {
                    let mut own = self.histories.that(|history| self.supply.cache.enter_by(history) == Some(first_id));
                    own.retain(|&history| self.histories.node(history) == node);
                    for history in own {
                        self.insert_behind(vm, history, joined.clone(), &mut retired);
                    }
                }
            }
        }
        self.note_retired(vm, &retired);
    }

    /// Makes traces of what follows blocks outside traces likely enough, where these were reached by certain histories.
    pub fn serve_histories(&mut self, vm: &mut Control<'_>) {
        let mut retired = Retired::new();
        for history in self.histories.follow_sweeps(self.graph.statistics().sweeps) {
            self.supply.cache.remove_side_entry(history, &mut retired);
        }
        for likely in self.histories.take_likely() {
            let Core { supply, histories, .. } = self;
            if histories.find(likely.history).and_then(|history| supply.cache.enter_by(history)).is_some() {
                continue;
            }
            if let Some(selected) = self.select_behind(vm, likely) {
                self.insert_behind(vm, likely.history, selected, &mut retired);
            }
        }
        self.histories.make_room(|history| self.supply.cache.enter_by(history).is_some());
        self.note_retired(vm, &retired);
    }

    /// What is entered by a history: the last block and what follows it, or the trace that begins there and the block behind it.
    fn select_behind(&mut self, vm: &Control<'_>, likely: Likely) -> Option<Selected> {
        let Core { graph, supply, histories, options, .. } = self;
        let Likely { history, next, share } = likely;
        let node = histories.node(history);
        let cache = &supply.cache;
        let threshold = f64::from(options.parameters.threshold) / 100.0;
        let Some(first) = cache.find(graph.pair(node)) else {
            let weak = graph.state(node) == NodeState::Weak;
            return weak.then(|| supply.select_behind(vm, graph, Follows { node, next, share }))?;
        };
        let first = entered(graph, cache, first, node);
        let code = supply.code(vm);
        let last = first.candidate.steps[first.candidate.steps.len() - 1].block;
        let (node, single) = (graph.node_of(Some(last), next)?, single(&code, last, next)?);
        let second = Entered { from: Some(last), candidate: &single, node, nodes: &[node], completion: 1.0 };
        join(&code, &options.limits, (first, second), (share, threshold)).ok()
    }

    /// Takes in a candidate that is entered where its first block was reached by a history.
    fn insert_behind(&mut self, vm: &Control<'_>, history: HistoryNumber, selected: Selected, retired: &mut Retired) {
        let Core { graph, supply, histories, events, .. } = self;
        let involved = selected.nodes.clone();
        let side_entry = supply.insert_behind(&mut Scene { vm, graph, events: &mut **events }, selected);
        let Some(side_entry) = side_entry else { return };
        involved.into_iter().for_each(|node| graph.involve(node));
        if let Some(before) = histories.lead(history, side_entry) {
            supply.cache.remove_side_entry(before, retired);
        }
    }
}
