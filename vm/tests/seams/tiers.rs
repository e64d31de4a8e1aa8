//! Tiers for the tests.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use holloway_vm::{BlockId, Control, HeadMode, NodeId, Tier, TransitionNodes, Vm};

use holloway_vm::tier::{Recorder, Recording};
use parking_lot::Mutex;

/// What [`CachingTier`] knows apart from the nodes' own counters.
#[derive(Default)]
pub struct Graph {
    /// The node of each transition.
    nodes: BTreeMap<(Option<BlockId>, BlockId), NodeId>,
    /// The transition of each node.
    transitions: Vec<(Option<BlockId>, BlockId)>,
    /// How often a node was followed by a block, as far as taken from its counters.
    pub followed: BTreeMap<(NodeId, BlockId), u64>,
    /// How often nodes were reached from an unknown context.
    begun: BTreeMap<NodeId, u64>,
    /// How often the tier was asked.
    pub asked: u64,
}

/// Transitions between two reports of a node.
const INTERVAL: u16 = 256;

impl Graph {
    /// Takes over a node's counters.
    fn fold(&mut self, nodes: &TransitionNodes, id: NodeId) {
        let node = nodes.node(id);
        for slot in 0..2 {
            if let Some(block) = node.successor(slot) {
                *self.followed.entry((id, block)).or_default() += u64::from(node.count(slot));
                node.set_count(slot, 0);
            }
        }
        for further in nodes.further(id) {
            *self.followed.entry((id, further.block())).or_default() += u64::from(further.count());
            further.set_count(0);
        }
    }

    /// Takes over all counters, and gives the executions of all nodes.
    pub fn finish(&mut self, vm: &Vm) -> Recording {
        for id in self.nodes.values().copied().collect::<Vec<_>>() {
            self.fold(vm.nodes(), id);
        }
        let reached = self.reached();
        let of = |counts: &BTreeMap<NodeId, u64>, id| counts.get(&id).copied().unwrap_or(0);
        self.nodes.iter().map(|(&transition, &id)| (transition, of(&reached, id) + of(&self.begun, id))).collect()
    }

    /// The node of a transition that was seen.
    pub fn node(&self, transition: (Option<BlockId>, BlockId)) -> NodeId {
        self.nodes[&transition]
    }

    /// How often nodes were reached from others.
    pub fn reached(&self) -> BTreeMap<NodeId, u64> {
        let mut reached = BTreeMap::new();
        for (&(from, block), &count) in &self.followed {
            let to = self.nodes[&(Some(self.transitions[from.index()].1), block)];
            *reached.entry(to).or_default() += count;
        }
        reached
    }
}

/// A branch correlation graph without states: nodes are transitions, the first two successors of each are cached.
#[derive(Default)]
pub struct CachingTier {
    graph: Arc<Mutex<Graph>>,
}

impl CachingTier {
    pub fn new() -> (CachingTier, Arc<Mutex<Graph>>) {
        let tier = CachingTier::default();
        let graph = Arc::clone(&tier.graph);
        (tier, graph)
    }
}

impl Tier for CachingTier {
    fn counter_tripped(&mut self, _vm: &mut Control<'_>, _block: BlockId) -> HeadMode {
        HeadMode::Profile
    }

    fn transition(&mut self, vm: &mut Control<'_>, context: Option<NodeId>, block: BlockId) -> Option<NodeId> {
        let mut graph = self.graph.lock();
        graph.asked += 1;
        let last = context.map(|node| graph.transitions[node.index()].1);
        let transition = (last, block);
        let next = match graph.nodes.get(&transition) {
            Some(&node) => node,
            None => {
                let node = vm.nodes().add();
                vm.nodes().node(node).set_left(INTERVAL);
                graph.nodes.insert(transition, node);
                graph.transitions.push(transition);
                node
            }
        };
        let nodes = vm.nodes();
        // Neither a new transition nor one at which a node reports has been counted.
        if let Some(context) = context {
            *graph.followed.entry((context, block)).or_default() += 1;
            graph.fold(nodes, context);
            nodes.node(context).set_left(INTERVAL);
            let known = nodes.node(context).slot_of(block).is_some()
                || nodes.further(context).any(|further| further.block() == block);
            if !known {
                match (0..2).find(|&slot| nodes.node(context).successor(slot).is_none()) {
                    Some(slot) => nodes.cache(context, slot, block, next),
                    None => nodes.add_further(context, block, next, 0),
                }
            }
        } else {
            *graph.begun.entry(next).or_default() += 1;
        }
        Some(next)
    }

    fn enter(&mut self, _vm: &mut Control<'_>, context: Option<NodeId>, _block: BlockId) -> Option<NodeId> {
        context
    }
}

/// Watches only some blocks: the others' heads are made plain when they are first reached.
pub struct Selective {
    recorder: Recorder,
    select: fn(u32) -> bool,
}

impl Selective {
    pub fn new(select: fn(u32) -> bool) -> (Selective, Arc<Mutex<Recording>>) {
        let (recorder, recording) = Recorder::new();
        (Selective { recorder, select }, recording)
    }
}

impl Tier for Selective {
    fn counter_tripped(&mut self, _vm: &mut Control<'_>, _block: BlockId) -> HeadMode {
        HeadMode::Plain
    }

    fn transition(&mut self, _vm: &mut Control<'_>, context: Option<NodeId>, _block: BlockId) -> Option<NodeId> {
        context
    }

    fn enter(&mut self, vm: &mut Control<'_>, context: Option<NodeId>, block: BlockId) -> Option<NodeId> {
        let place = vm.block_place(block).expect("the block that is entered exists");
        if !(self.select)(place.index) {
            vm.set_head_mode(block, HeadMode::Plain);
            return context;
        }
        self.recorder.enter(vm, context, block)
    }
}

/// Changes something at every so-manieth block: head modes of all blocks seen, or code versions.
pub struct Restless {
    change: fn(&mut Control<'_>, BlockId, u64),
    interval: u64,
    reports: u64,
    seen: BTreeSet<BlockId>,
    recorder: Recorder,
    versions: Arc<Mutex<Versions>>,
}

/// Executions of blocks, by the version of the code.
pub type Versions = BTreeMap<(BlockId, u16), u64>;

impl Restless {
    pub fn new(
        interval: u64,
        change: fn(&mut Control<'_>, BlockId, u64),
    ) -> (Restless, Arc<Mutex<Recording>>, Arc<Mutex<Versions>>) {
        let (recorder, recording) = Recorder::new();
        let versions = Arc::default();
        let tier =
            Restless { change, interval, reports: 0, seen: BTreeSet::new(), recorder, versions: Arc::clone(&versions) };
        (tier, recording, versions)
    }
}

impl Tier for Restless {
    fn counter_tripped(&mut self, _vm: &mut Control<'_>, _block: BlockId) -> HeadMode {
        HeadMode::Enter
    }

    fn transition(&mut self, vm: &mut Control<'_>, context: Option<NodeId>, block: BlockId) -> Option<NodeId> {
        self.enter(vm, context, block)
    }

    fn enter(&mut self, vm: &mut Control<'_>, context: Option<NodeId>, block: BlockId) -> Option<NodeId> {
        self.seen.insert(block);
        let version = vm.frames(1)[0].version;
        *self.versions.lock().entry((block, version)).or_default() += 1;
        self.reports += 1;
        if self.reports.is_multiple_of(self.interval) {
            let turn = self.reports / self.interval;
            for &other in self.seen.iter().skip(turn as usize % 7).step_by(7) {
                (self.change)(vm, other, turn);
            }
        }
        self.recorder.enter(vm, context, block)
    }
}
