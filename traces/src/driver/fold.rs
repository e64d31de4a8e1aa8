//! What machine code counts goes into the graph (K19): in goes that machine code was left since the slice had ended, out come
//! counts, decays and signals, as if the blocks inside had been profiled.
//!
//! How the machine budget falls on regions is known from where slices end: each end in a region stands for as much of the
//! budget as any other. After some ends in a region, and so much budget that folding costs next to nothing, its counts
//! since the last time are reconstructed ([`ProfileInference`]) and folded. Where a signal says that a branch is no longer
//! strong, or goes another way, the exits there report when they are taken next: then the path behind them is profiled,
//! by hooks if the graph does not know it, and the region is formed again if that pays.

use holloway_profiler::bcg::NodeState;
use holloway_vm::{BlockId, Control, RegionId};

use super::Driver;
use super::root::Installed;
use crate::compiler::{Charge, Compiled, ExitTarget};
use crate::counts::profile_inference::{CountedEdge, Followed, Measured, ProfileInference};
use crate::events::Event;
use crate::region::Region;

/// Ends of slices in a region before its counts are folded: fewer would say little of the budget that it has used.
const ENDS: u32 = 8;

/// The same where it was hardly left: then all goes as it did when they were folded last.
const ENDS_ALIKE: u32 = 64;

/// Times that a region is left, from which on that says something.
const LEFT: u64 = 256;

/// Of the ends of slices, one in so many is looked at: what the driver knows of the region lies in no cache then.
const LOOKED_AT: u32 = 4;

/// Machine budget, for each block of the region, that is used before its counts are folded: some 200 microseconds of machine
/// code for each half of one that folding takes.
const BUDGET: u64 = 1 << 19;

/// Decays of a node at most, each time that counts are folded: what was known before counts a quarter then.
const DECAYS: f64 = 2.0;

/// Behind a transition, what follows more rarely is no edge of the graph unless it is one already.
const RARE: f64 = 1.0 / 64.0;

/// What a region counts.
pub(super) struct Counters {
    inference: ProfileInference,
    /// What its exits had counted when this was folded last, by the order of the inference's edges out.
    folded: Vec<u32>,
    /// The same of all its exits together.
    left: u64,
    /// Ends of slices in it since.
    ends: u32,
    /// Ends of slices in machine code, and the machine budget, at that time.
    since: (u64, u64),
}

impl Counters {
    /// Budget that an execution of the region charges on average.
    pub fn charge(&self) -> f64 {
        self.inference.charge()
    }

    /// How often each edge out was counted since the last time.
    fn new_counts(&self, vm: &Control<'_>, region: RegionId) -> Vec<u32> {
        let taken = |edge: &CountedEdge| vm.exit_count(region, edge.exit).unwrap_or(0);
        let counts = self.inference.edges_out.iter().map(taken);
        counts.zip(&self.folded).map(|(now, then)| now.wrapping_sub(*then)).collect()
    }
}

/// Where slices have ended, those that were looked at.
#[derive(Default)]
pub(super) struct SliceEnds {
    /// Anywhere, since one was looked at.
    passed: u32,
    /// In machine code, at all.
    pub machine: u64,
    /// The exit by which machine code was left last when a sample was taken, and how often it had been.
    last: Option<(RegionId, u32, u32)>,
}

impl Driver {
    /// What a region counts that has just been installed; `None` if it charges nothing, which says nothing of how often
    /// it is executed.
    pub(super) fn counters(
        &mut self,
        vm: &Control<'_>,
        compiled: &Compiled,
        region: &Region,
        charges: &[Charge],
    ) -> Option<Counters> {
        let edges = compiled.exits.iter().zip(0..).filter_map(|(left, exit)| {
            let (from, to) = left.target.transition()?;
            Some(CountedEdge { exit, from, to, is_linked: left.is_linked })
        });
        let inference = ProfileInference::new(region, charges, edges.collect(), &mut self.propagation);
        if !inference.is_charged() {
            return None;
        }
        let folded = vec![0; inference.edges_out.len()];
        Some(Counters { inference, folded, left: 0, ends: 0, since: (self.slice_ends.machine, vm.machine_budget()) })
    }

    /// A slice has ended: looks whether machine code was left because of that, and folds the region's counts when it is
    /// time.
    pub(super) fn note_slice_end(&mut self, vm: &mut Control<'_>) {
        self.slice_ends.passed += 1;
        if self.slice_ends.passed < LOOKED_AT {
            return;
        }
        self.slice_ends.passed = 0;
        let Some((region, exit)) = vm.last_exit() else { return };
        let left = Some((region, exit, vm.exit_count(region, exit).unwrap_or(0)));
        if std::mem::replace(&mut self.slice_ends.last, left) == left {
            return;
        }
        let Some((root, ExitTarget::Budget)) = self.exit_target(region, exit) else { return };
        self.slice_ends.machine += 1;
        let Some(known) = self.roots.get_mut(&root) else { return };
        known.ends += 1;
        let Some(installed) = known.state.installed_mut() else { return };
        installed.ends += 1;
        if let Some(tally) = &self.tally {
            tally.add_compiled(installed.origins);
        }
        self.fold_if_due(vm, region, root);
        self.compile_thoroughly(vm, root);
    }

    /// Folds what a region has counted when it is time.
    fn fold_if_due(&mut self, vm: &mut Control<'_>, region: RegionId, root: BlockId) {
        let Some(known) = self.roots.get_mut(&root) else { return };
        let Some(counters) = known.state.installed_mut().and_then(|installed| installed.counters.as_mut()) else {
            return;
        };
        counters.ends += 1;
        if counters.ends < ENDS {
            return;
        }
        let used = vm.machine_budget() - counters.since.1;
        let enough = used >= BUDGET * counters.inference.len() as u64;
        let left = || counters.new_counts(vm, region).iter().map(|&count| u64::from(count)).sum::<u64>();
        if enough && (counters.ends >= ENDS_ALIKE || left() >= LEFT) {
            self.fold(vm, root);
        }
    }

    /// Folds what a region has counted, if it is enough to say something.
    pub(super) fn fold_if_known(&mut self, vm: &mut Control<'_>, root: BlockId) {
        let installed = self.roots.get(&root).and_then(|known| known.state.installed());
        let counters = installed.and_then(|installed| installed.counters.as_ref());
        if counters.is_some_and(|counters| counters.ends >= ENDS / 2) {
            self.fold(vm, root);
        }
    }

    fn fold(&mut self, vm: &mut Control<'_>, root: BlockId) {
        let now = (self.slice_ends.machine, vm.machine_budget());
        let Some(known) = self.roots.get_mut(&root) else { return };
        let Some(Installed { compiled, counters: Some(counters), .. }) = known.state.installed_mut() else { return };
        let taken = |exit: u32| vm.exit_count(compiled.region, exit).unwrap_or(0);
        let left: u64 = (0..compiled.exits.len() as u32).map(|exit| u64::from(taken(exit))).sum();
        let new = counters.new_counts(vm, compiled.region);
        let (ends, budget) = (now.0 - counters.since.0, now.1 - counters.since.1);
        let measured = Measured {
            budget: budget as f64 * f64::from(counters.ends) / ends.max(1) as f64,
            left: left.saturating_sub(counters.left) as f64,
            edges_out: &new,
        };
        let (graph, nodes) = (&self.graph, vm.nodes());
        let shares = |transition: (BlockId, BlockId)| {
            let Some(node) = graph.node_of(Some(transition.0), transition.1) else { return Vec::new() };
            let total = f64::from(graph.total(nodes, node).max(1));
            graph.successors(nodes, node).map(|next| (next.block, f64::from(next.count) / total)).collect()
        };
        let (executions, followed) = counters.inference.reconstruct(&measured, &mut self.propagation, &shares);
        counters.folded.iter_mut().zip(&new).for_each(|(known, new)| *known = known.wrapping_add(*new));
        (counters.left, counters.ends, counters.since) = (left, 0, now);
        // Of what windows have signalled only traces are to know: what it concerns has been formed.
        self.take_signals(vm);
        for of_node in followed {
            self.fold_node(vm, of_node);
        }
        self.events.event(vm, &Event::Folded { root, executions: executions as u64, left: measured.left as u64 });
        self.serve_signals(vm, root);
    }

    fn fold_node(&mut self, vm: &mut Control<'_>, (transition, followed): Followed) {
        let Some(node) = self.graph.node_of(Some(transition.0), transition.1) else { return };
        let total: f64 = followed.iter().map(|&(_, count)| count).sum();
        let most = DECAYS * f64::from(self.options.graph.decay_interval);
        let scale = (most / total.max(1.0)).min(1.0);
        let mut counts = Vec::with_capacity(followed.len());
        for (to, count) in followed {
            if count >= total * RARE {
                // The edge has to be known, so that it can be counted.
                self.graph.reach(vm, Some(node), to, 0);
            }
            counts.push((to, (count * scale).round() as u32));
        }
        // The graph may have been full, and the node stand for something else.
        if self.graph.node_of(Some(transition.0), transition.1) == Some(node) {
            self.graph.fold(vm.nodes(), node, &mut counts);
        }
    }

    /// Has the exits report where the graph says that a region no longer goes the way that it was made for.
    fn serve_signals(&mut self, vm: &mut Control<'_>, root: BlockId) {
        for signal in self.take_signals(vm) {
            let (_, block) = self.graph.pair(signal.node);
            self.events.event(vm, &Event::of_signal(&self.graph, &signal, Some(root)));
            if matches!(signal.before.0, NodeState::New | NodeState::Weak) {
                continue;
            }
            let Some(known) = self.roots.get(&root) else { return };
            let Some(Installed { compiled, counters: Some(counters), .. }) = known.state.installed() else { return };
            for edge in counters.inference.edges_out.iter().filter(|edge| edge.from == block) {
                let taken = vm.exit_count(compiled.region, edge.exit).unwrap_or(0);
                if taken > 0 {
                    vm.set_exit_threshold(compiled.region, edge.exit, taken.saturating_add(1));
                }
            }
        }
    }
}
