//! From a root to its region in machine code: in goes a root that the graph knows, out comes a region for the compiler if the
//! gain rule says that it pays; and what the compiler has finished is installed, with what its regions lead to.

use holloway_vm::{BlockId, Control};
use rustc_hash::{FxHashMap, FxHashSet};

use super::gain::{Estimate, Kind, Rule, Seen, Size};
use super::root::{InnerEdges, Inside, Installed, Root, Started, State};
use super::traces::Asking;
use super::{Driver, GraphProfile, VmProgram, bytecodes};
use crate::candidate::FrameNumber;
use crate::compiler::{Compiled, ExitTarget, Refusal};
use crate::driver::summary::BlockSummary;
use crate::events::Event;
use crate::limits::{Linked, RegionLimits};
use crate::region::flow::BlockEnd;
use crate::region::form::{self, Profile, ProfiledProgram};
use crate::region::{Region, RegionBlock, Shares};
use crate::supply::Scene;

/// Blocks that a smaller share of a root's executions passes are rare.
const FREQUENT: f64 = 1.0 / 32.0;

/// A region that may be compiled.
struct Formed {
    root: BlockId,
    region: Region,
    /// Where what it executes comes from.
    origins: Shares,
    size: Size,
    /// Budget that an execution of its root uses in it.
    budget: f64,
    /// The same, if it passes each block once at most: what lies in loops has regions of its own.
    once: u64,
    estimate: Estimate,
}

impl Driver {
    /// Has regions made for the blocks behind calls that a region leaves to the interpreter, and for those to which one
    /// returns, where that pays: the profile knows already what follows there.
    fn compile_steps(&mut self, vm: &mut Control<'_>, root: BlockId) {
        let Some(known) = self.roots.get(&root) else { return };
        let Some(Installed { compiled, inside, .. }) = known.state.installed() else { return };
        let Inside { returns, shares, .. } = inside;
        let mut wanted: FxHashMap<BlockId, f64> = FxHashMap::default();
        let mut want = |step, share: f64| {
            let most = wanted.entry(step).or_default();
            *most = most.max(share);
        };
        for exit in &compiled.exits {
            match exit.target {
                ExitTarget::Step(block) => shares.get(&block).map(|&share| want(block, share)),
                ExitTarget::Call { callee, behind, .. } => shares.get(&behind).map(|&share| {
                    want(callee, share);
                    want(behind, share);
                }),
                ExitTarget::Budget | ExitTarget::Path(_) | ExitTarget::Return | ExitTarget::Rare => None,
            };
        }
        returns.iter().for_each(|&(block, share)| want(block, share));
        let executions = known.executions;
        let untried = |step: &BlockId| {
            let untried = |known: &Root| matches!(known.state, State::Open(_) | State::Deferred) && known.attempts == 0;
            self.roots.get(step).is_none_or(untried)
        };
        let mut steps: Vec<(BlockId, f64)> = wanted.into_iter().filter(|(step, _)| untried(step)).collect();
        steps.sort_unstable_by_key(|&(step, _)| step);
        let mut ready = Vec::new();
        for (step, share) in steps {
            self.note_exits(vm, step, Seen { exits: (executions * share) as u64, budget: 0 });
            ready.extend(self.form(vm, step));
        }
        ready.sort_by_key(|formed| std::cmp::Reverse(formed.estimate.gain()));
        for formed in ready {
            self.compile_formed(vm, formed);
        }
        self.install(vm);
    }

    /// Where a region returns to that begins in the middle of a method, in most cases: it was left to the interpreter, and
    /// so is what lies below. Other regions are linked with their callers.
    fn returns(&mut self, vm: &Control<'_>, region: &Region) -> Vec<(BlockId, f64)> {
        let profile = GraphProfile { graph: &self.graph, nodes: vm.nodes() };
        let Some(root) = vm.block_place(region.root()) else { return Vec::new() };
        if root.index == 0 || self.flows.of(vm, root.method).loop_of_head(root.index).is_some() {
            return Vec::new();
        }
        let mut returns = Vec::new();
        for block in region.blocks.iter().filter(|block| block.frame == FrameNumber::ROOT) {
            let share = share_of(region, block);
            if share < FREQUENT {
                continue;
            }
            let Some(place) = vm.block_place(block.block) else { continue };
            if self.flows.of(vm, place.method).ends.get(place.index as usize) != Some(&BlockEnd::Leaves) {
                continue;
            }
            let (mut total, mut most) = (0, None);
            profile.successors(block.block, &mut |_, to, count| {
                total += count;
                most = most.max(Some((count, to)));
            });
            let Some((count, to)) = most.filter(|&(count, _)| 2 * count >= total) else { continue };
            let Some(place) = vm.block_place(to) else { continue };
            let behind_call = self.flows.of(vm, place.method).is_return_point(place.index);
            if count > 0 && behind_call && !returns.iter().any(|&(known, _)| known == to) {
                returns.push((to, share));
            }
        }
        returns
    }

    /// Forms the region of a root and has it compiled, if that pays; if not yet, how many exits must have led there before
    /// it does.
    pub(super) fn compile(&mut self, vm: &mut Control<'_>, root: BlockId) -> Option<u32> {
        self.fold_if_known(vm, root);
        let formed = self.form(vm, root);
        let exits = formed.and_then(|formed| self.compile_formed(vm, formed));
        self.install(vm);
        exits
    }

    /// Forms the region of a root and weighs it; `None` if there is none.
    fn form(&mut self, vm: &Control<'_>, root: BlockId) -> Option<Formed> {
        let limits = match self.roots.get(&root) {
            Some(known) if known.state.installed().is_none() && known.bridge => self.options.limits.bridge,
            Some(known) if known.state.installed().is_some() && !(known.bridge && known.attempts == 1) => {
                self.options.limits.grown
            }
            Some(known) if known.remembered => self.options.limits.grown,
            _ => self.options.limits.first,
        };
        let is_last = self.roots.get(&root).is_some_and(|known| known.attempts >= self.options.recompiles);
        let limits = if is_last { RegionLimits { linked: Linked::All, ..limits } } else { limits };
        self.take_signals(vm);
        let Driver { supply, graph, events, roots, flows, .. } = self;
        let profile = GraphProfile { graph, nodes: vm.nodes() };
        let none = FxHashSet::default();
        let wanted = roots.get(&root).map_or(&none, |known| &known.wanted);
        let mut program = VmProgram { vm, flows };
        let mut traces = Asking { supply, scene: Scene { vm, graph, events: &mut **events } };
        let region = match form::form(&mut program, &profile, &mut traces, root, limits, wanted) {
            Ok(region) => region,
            Err(reason) => {
                self.count_attempt(root).state.refuse(reason.name());
                self.events.event(vm, &Event::NotFormed { root, reason });
                return None;
            }
        };
        let origins = region.shares(|block| program.bytecodes(block));
        let (mut bytecodes, mut budget, mut once) = (0, 0.0, 0.0);
        for block in &region.blocks {
            let (of_block, share) = (program.bytecodes(block.block), share_of(&region, block));
            bytecodes += of_block;
            budget += f64::from(of_block) * share;
            once += f64::from(of_block) * share.min(1.0);
        }
        let (rule, once) = (self.rule(), once as u64);
        let known = self.roots.entry(root).or_default();
        known.bytecodes = bytecodes;
        let size = Size { bytecodes, kind: known.kind() };
        let estimate = rule.estimate(seen(rule, vm, known, once), size);
        Some(Formed { root, region, origins, size, budget, once, estimate })
    }

    /// Notes that a root has been tried.
    fn count_attempt(&mut self, root: BlockId) -> &mut Root {
        let least = self.options.samples;
        let entry = self.roots.entry(root).or_default();
        entry.attempts += 1;
        entry.state.tried();
        entry.retry = self.samples + (u64::from(least) << (2 + entry.attempts).min(16));
        entry.due = entry.samples.saturating_add(least << (2 + 2 * entry.attempts).min(16));
        entry
    }

    /// Has a region compiled, if that pays; if not yet, how many exits must have led there before it does.
    fn compile_formed(&mut self, vm: &mut Control<'_>, formed: Formed) -> Option<u32> {
        let Formed { root, region, origins, size, budget, once, estimate } = formed;
        let (rule, least) = (self.rule(), self.options.samples);
        let (edges, links) = edges_of(&region);
        let entry = self.roots.entry(root).or_default();
        let grown = size.kind == Kind::Grown;
        let inside = entry.state.installed().map(|installed| &installed.inside);
        if inside.is_some_and(|inside| inside.edges == edges && inside.links == links) {
            let recompiles = self.options.recompiles;
            if entry.attempts < recompiles {
                // It does not become larger: what leads out of it may as well be linked.
                entry.attempts = recompiles;
                let formed = self.form(vm, root)?;
                return self.compile_formed(vm, formed);
            }
            self.count_attempt(root).attempts = recompiles + 1;
            self.set_exit_thresholds(vm, root);
            self.events.event(vm, &Event::Unchanged { root });
            return None;
        }
        let gain = estimate.gain();
        if !estimate.pays() {
            entry.due = rule.samples_that_pay(size).max(entry.samples.saturating_add(1));
            entry.state.defer();
            self.events.event(vm, &Event::Deferred { root, gain });
            return Some(rule.exits_that_pay(size, if grown { 0 } else { once }));
        }
        let entry = self.count_attempt(root);
        if entry.found == 0 {
            // What exits have led there counts as if samples had found it.
            let behind = entry.behind.budget / rule.interval.max(1);
            entry.found = entry.samples.max(u32::try_from(behind).unwrap_or(u32::MAX)).max(least);
        }
        let returns = self.returns(vm, &region);
        let blocks = region.blocks.len();
        let on_traces = origins.on_traces().unwrap_or(0.0);
        self.events.event(vm, &Event::Requested { root, blocks, bytecodes: size.bytecodes, on_traces, gain });
        match self.compiler.start(vm, &region, grown, gain) {
            Ok(charges) => {
                self.pending += 1;
                let entry = self.roots.entry(root).or_default();
                let sampled = rule.sampled(entry.samples).budget as f64 / budget.max(1.0);
                entry.executions = entry.executions.max(sampled).max(entry.behind.exits as f64);
                let shares = region.blocks.iter().map(|block| (block.block, share_of(&region, block)));
                let shares = shares.filter(|&(_, share)| share >= FREQUENT).collect();
                let inside = Inside { edges, links, returns, shares };
                entry.state.start(Started { region, charges, inside, thorough: grown });
            }
            Err(refusal) => self.refused(vm, root, &refusal),
        }
        None
    }

    /// Has a region that was compiled in a hurry compiled thoroughly, if so much time is spent in it that this pays.
    pub(super) fn compile_thoroughly(&mut self, vm: &mut Control<'_>, root: BlockId) {
        let (rule, ends) = (self.rule(), self.slice_ends.machine.max(1));
        let Some(Root { state: State::Compiled(installed), bytecodes, .. }) = self.roots.get_mut(&root) else { return };
        let used = (vm.machine_budget() as f64 * installed.ends as f64 / ends as f64) as u64;
        let estimate = rule.thoroughly(used, *bytecodes);
        if installed.hasty.is_none() || !estimate.pays() {
            return;
        }
        let (inside, Some(region)) = (installed.inside.clone(), installed.hasty.take()) else { return };
        let (gain, blocks, bytecodes) = (estimate.gain(), region.blocks.len(), *bytecodes);
        let on_traces = installed.origins.on_traces().unwrap_or(0.0);
        self.events.event(vm, &Event::Requested { root, blocks, bytecodes, on_traces, gain });
        match self.compiler.start(vm, &region, true, gain) {
            Ok(charges) => {
                self.pending += 1;
                let started = Started { region: *region, charges, inside, thorough: true };
                self.roots.entry(root).or_default().state.start(started);
            }
            Err(refusal) => self.events.event(vm, &Event::Refused { root, reason: refusal.reason }),
        }
        self.install(vm);
    }

    fn refused(&mut self, vm: &Control<'_>, root: BlockId, refusal: &Refusal) {
        let entry = self.roots.entry(root).or_default();
        entry.state.refuse(refusal.reason);
        if refusal.passing {
            entry.attempts -= 1;
        }
        self.events.event(vm, &Event::Refused { root, reason: refusal.reason });
    }

    /// Takes in what the compiler has finished.
    pub(super) fn install(&mut self, vm: &mut Control<'_>) {
        while self.pending > 0
            && let Some(root) = self.compiler.finished(vm)
        {
            self.pending -= 1;
            let entry = self.roots.entry(root).or_default();
            let (old, started) = entry.state.finish();
            if let Some(old) = old {
                vm.remove_region(old.compiled.region);
                self.by_region.remove(&old.compiled.region);
            }
            match self.compiler.install(vm) {
                Ok(compiled) => self.installed(vm, root, compiled, started.map(|started| *started)),
                Err(refusal) => self.refused(vm, root, &refusal),
            }
        }
    }

    /// A root has its region. What was started is not known any more if the program has needed the memory meanwhile.
    fn installed(&mut self, vm: &mut Control<'_>, root: BlockId, compiled: Compiled, started: Option<Started>) {
        let rule = self.rule();
        let entry = self.roots.entry(root).or_default();
        // Grown, it costs at least what it costs now.
        entry.due = rule.samples_that_pay(Size { bytecodes: entry.bytecodes, kind: Kind::Grown });
        entry.samples = 0;
        let count = started.as_ref().map_or(0, |started| started.region.blocks.len());
        if count >= self.options.limits.grown.blocks {
            // There is no room for more.
            entry.attempts = self.options.recompiles + 1;
        }
        self.by_region.insert(compiled.region, root);
        let bytes = compiled.code_bytes;
        let mut installed = Installed::new(compiled);
        if let Some(Started { region, charges, inside, thorough }) = started {
            installed.counters = self.counters(vm, &installed.compiled, &region, &charges);
            (installed.origins, installed.blocks) = summary_of(vm, &region);
            installed.frames = region.frames.clone().into();
            installed.inside = inside;
            installed.hasty = (!thorough).then(|| Box::new(region));
        }
        self.roots.entry(root).or_default().state = State::Compiled(Box::new(installed));
        self.set_exit_thresholds(vm, root);
        self.events.event(vm, &Event::Compiled { root, blocks: count, bytes });
        self.compile_steps(vm, root);
    }
}

/// Where what a region executes comes from, of 1 in all, and its blocks.
fn summary_of(vm: &Control<'_>, region: &Region) -> (Shares, Box<[BlockSummary]>) {
    let origins = region.shares(|block| bytecodes(vm, block));
    let flow = |block: &RegionBlock| block.weight as f64 * f64::from(bytecodes(vm, block.block));
    let all = origins.total().max(f64::MIN_POSITIVE);
    let summary = |block: &RegionBlock| {
        let follows = |weight: u64| (weight as f64 / block.weight.max(1) as f64).min(1.0) as f32;
        BlockSummary {
            block: block.block,
            origin: block.origin,
            share: flow(block) / all,
            frame: block.frame,
            passed: share_of(region, block),
            successors: block.successors.iter().map(|edge| (edge.to as u32, follows(edge.weight))).collect(),
        }
    };
    (origins.of_one(), region.blocks.iter().map(summary).collect())
}

/// The edges within a region, and those by which it is linked with others.
fn edges_of(region: &Region) -> (InnerEdges, InnerEdges) {
    let (mut edges, mut links) = (InnerEdges::new(), InnerEdges::new());
    for from in &region.blocks {
        edges.extend(from.successors.iter().map(|edge| (from.block, region.blocks[edge.to].block)));
        links.extend(from.links.iter().map(|link| (from.block, link.to)));
    }
    edges.sort_unstable();
    links.sort_unstable();
    (edges, links)
}

/// How often an execution of a region passes a block of it, on average.
fn share_of(region: &Region, block: &RegionBlock) -> f64 {
    block.weight as f64 / region.blocks[0].weight.max(1) as f64
}

/// What has been seen of a root, an execution of which uses so much budget after machine code was left for it.
fn seen(rule: Rule, vm: &Control<'_>, known: &Root, once: u64) -> Seen {
    let sampled = rule.sampled(known.samples);
    match known.state.installed() {
        // Its paths out are to join it.
        Some(Installed { compiled, .. }) => {
            let paths =
                compiled.exits.iter().enumerate().filter(|(_, exit)| matches!(exit.target, ExitTarget::Path(_)));
            let taken = |exit: usize| u64::from(vm.exit_count(compiled.region, exit as u32).unwrap_or(0));
            Seen { exits: paths.map(|(exit, _)| taken(exit)).sum(), ..sampled }
        }
        None => {
            let Seen { exits, budget } = known.behind;
            let left = Seen { exits, budget: budget.max(exits * once) };
            // The same executions may be seen both ways.
            if left.budget > sampled.budget { left } else { sampled }
        }
    }
}
