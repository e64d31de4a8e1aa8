//! Joins traces that follow one another, and separates those that no longer do.
//!
//! In goes what [`Replay`](crate::exact::replay::Replay) has counted; the cache is changed and the log told.

use holloway_profiler::bcg::{Graph, State};
use holloway_vm::{Control, NodeId};

use crate::cache::{Cache, Retirement, TraceId};
use crate::exact::Core;
use crate::exact::ways::{Likely, Way};
use crate::source::Follows;
use crate::source::blocks::Selected;
use crate::source::join::{Entered, join, single};
use crate::supply::{Retired, Scene, Supply};

/// A trace as the transition of a node leads to it.
fn entered<'a>(graph: &Graph, cache: &'a Cache, trace: TraceId, node: NodeId) -> Entered<'a> {
    let trace = cache.trace(trace);
    let completion = trace.completions() as f64 / trace.executions().max(1) as f64;
    Entered { from: graph.pair(node).0, candidate: &trace.candidate, node, nodes: &trace.nodes, completion }
}

impl Core {
    /// Brings the cache up to date with what follows traces that have completed.
    pub fn serve_joins(&mut self, vm: &mut Control<'_>) {
        let mut retired = Retired::new();
        for (id, joint) in self.replay.take_broken() {
            let Core { graph, supply: Supply { cache, .. }, replay, ways, .. } = self;
            if cache.trace(id).retired.is_some() {
                continue;
            }
            let why = Retirement::NotFollowed;
            let nodes = vm.transition_nodes();
            let own = ways.that(|way| cache.enter_by(way) == Some(id));
            let part = cache.separate(graph, nodes, (id, joint), why, &mut |id, why| retired.push((id, why)));
            let Some(part) = part else {
                own.into_iter().for_each(|way| ways.doubt(way));
                continue;
            };
            for way in own {
                let node = ways.node(way);
                if cache.find(graph.pair(node)) == Some(part) {
                    // It is entered without the way.
                    ways.doubt(way);
                } else {
                    ways.lead(way, cache.add_way(part));
                }
                replay.doubt(part, node);
            }
            for &(from, block) in &cache.trace(part).entries {
                if let Some(node) = from.and_then(|from| graph.node_of(Some(from), block)) {
                    replay.doubt(part, node);
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
                let leads = cache.find(graph.pair(node)) == Some(id) || cache.trace(id).ways > 0;
                leads.then(|| entered(graph, cache, id, node))
            };
            let (first_id, node) = replay.target(first);
            let (Some(first), Some(second)) = (entered(first), entered(second)) else { continue };
            let by_entry = cache.find(graph.pair(node)) == Some(first_id);
            if let Ok(joined) = join(&supply.code(vm), &options.limits, (first, second), (follows, threshold)) {
                if by_entry {
                    self.insert(vm, joined, &mut retired);
                } else {
                    let own = self.ways.that(|way| self.supply.cache.enter_by(way) == Some(first_id));
                    for way in own.into_iter().filter(|&way| self.ways.node(way) == node).collect::<Vec<_>>() {
                        self.insert_behind(vm, way, joined.clone(), &mut retired);
                    }
                }
            }
        }
        self.note_retired(vm, &retired);
    }

    /// Makes traces of what follows blocks outside traces likely enough, where these were reached by certain ways.
    pub fn serve_ways(&mut self, vm: &mut Control<'_>) {
        let mut retired = Retired::new();
        for way in self.ways.follow_sweeps(self.graph.statistics().sweeps) {
            self.supply.cache.leave_way(way, &mut |id, why| retired.push((id, why)));
        }
        for likely in self.ways.take_likely() {
            let Core { supply, ways, .. } = self;
            if ways.find(likely.way).and_then(|way| supply.cache.enter_by(way)).is_some() {
                continue;
            }
            if let Some(selected) = self.select_behind(vm, likely) {
                self.insert_behind(vm, likely.way, selected, &mut retired);
            }
        }
        self.ways.make_room(|way| self.supply.cache.enter_by(way).is_some());
        self.note_retired(vm, &retired);
    }

    /// What is entered by a way: the last block and what follows it, or the trace that begins there and the block behind it.
    fn select_behind(&mut self, vm: &Control<'_>, likely: Likely) -> Option<Selected> {
        let Core { graph, supply, ways, options, .. } = self;
        let Likely { way, next, share } = likely;
        let node = ways.node(way);
        let cache = &supply.cache;
        let threshold = f64::from(options.parameters.threshold) / 100.0;
        let Some(first) = cache.find(graph.pair(node)) else {
            let weak = graph.state(node) == State::Weak;
            return weak.then(|| supply.select_behind(vm, graph, Follows { node, next, share }))?;
        };
        let first = entered(graph, cache, first, node);
        let code = supply.code(vm);
        let last = first.candidate.steps[first.candidate.steps.len() - 1].block;
        let (node, single) = (graph.node_of(Some(last), next)?, single(&code, last, next)?);
        let second = Entered { from: Some(last), candidate: &single, node, nodes: &[node], completion: 1.0 };
        join(&code, &options.limits, (first, second), (share, threshold)).ok()
    }

    /// Takes in a candidate that is entered where its first block was reached by a way.
    fn insert_behind(&mut self, vm: &Control<'_>, way: Way, selected: Selected, retired: &mut Retired) {
        let Core { graph, supply, ways, events, .. } = self;
        let involved = selected.nodes.clone();
        let way_in = supply.insert_behind(&mut Scene { vm, graph, events: &mut **events }, selected);
        let Some(way_in) = way_in else { return };
        involved.into_iter().for_each(|node| graph.involve(node));
        if let Some(before) = ways.lead(way, way_in) {
            supply.cache.leave_way(before, &mut |id, why| retired.push((id, why)));
        }
    }
}
