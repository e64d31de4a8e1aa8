//! What is done about exits: in goes one that is taken often, or behind which much is interpreted; out comes the root that
//! is to have it.
//!
//! What an exit costs is known in two ways: by how often it was taken, and by the samples that have found interpreted code
//! while it was the exit by which machine code had been left last. Its region is compiled anew with the path behind it
//! where that pays by the gain rule (`gain`) and the region can still become larger; else the block to which it leads
//! becomes a root. The region of that is small at first, and leads to others soon: a *bridge*.

use holloway_vm::{BlockId, Control, RegionId};

use holloway_vm::tier::FramePlace;

use super::gain::{Kind, Seen, Size};
use super::root::{Root, Standing};
use super::{Driver, FRAMES, GraphProfile, block_index};
use crate::compiler::ExitTarget;
use crate::count;
use crate::events::Event;
use crate::region::form::Profile;

/// What became of an exit that has reached its threshold.
enum Outcome {
    /// A root is being profiled or compiled that was tried so often before.
    Attempted(u32),
    /// It does not pay before the exit was taken so often.
    Deferred(u32),
    /// Not now: something else is being profiled, or what is wanted is being compiled.
    Later,
    /// There is nothing to do about it.
    Nothing,
}

impl Driver {
    /// The root of a region, and where one of its exits leads.
    pub(super) fn exit_target(&self, region: RegionId, exit: u32) -> Option<(BlockId, ExitTarget)> {
        let root = *self.by_region.get(&region)?;
        let compiled = &self.roots.get(&root)?.state.installed()?.compiled;
        Some((root, compiled.exits.get(exit as usize)?.target))
    }

    /// How often the exits of a region are taken before something is done about them.
    pub(super) fn set_exit_thresholds(&self, vm: &mut Control<'_>, root: BlockId) {
        let Some(installed) = self.roots.get(&root).and_then(|known| known.state.installed()) else { return };
        let region = installed.compiled.region;
        for exit in 0..installed.compiled.exits.len() as u32 {
            let taken = vm.exit_count(region, exit).unwrap_or(0);
            vm.set_exit_threshold(region, exit, self.options.exits.max(taken.saturating_add(1)));
        }
    }

    /// What has been seen behind an exit.
    fn seen_behind(&self, vm: &Control<'_>, region: RegionId, exit: u32) -> Seen {
        let known = self.by_region.get(&region).and_then(|root| self.roots.get(root));
        let installed = known.and_then(|known| known.state.installed());
        let samples = installed.and_then(|installed| installed.exit_samples.get(&exit)).copied().unwrap_or(0);
        let exits = vm.exit_count(region, exit).unwrap_or(0);
        Seen { exits: u64::from(exits), ..self.rule().sampled(samples) }
    }

    /// Charges a sample of interpreted code to the exit behind which it lies.
    pub(super) fn charge_exit(&mut self, vm: &mut Control<'_>) {
        let Some((region, exit)) = vm.last_exit() else { return };
        let Some((root, target)) = self.exit_target(region, exit) else { return };
        if matches!(target, ExitTarget::Budget | ExitTarget::Rare) {
            return;
        }
        let due = self.options.exit_samples;
        let Some(installed) = self.roots.get_mut(&root).and_then(|known| known.state.installed_mut()) else { return };
        let samples = installed.exit_samples.entry(exit).or_default();
        *samples += 1;
        if *samples % due == 0 {
            // When it is taken next, the thread stands where it leads.
            let taken = vm.exit_count(region, exit).unwrap_or(0);
            vm.set_exit_threshold(region, exit, taken.saturating_add(1));
        }
    }

    /// Does something about an exit that has reached its threshold, and sets the next one.
    pub(super) fn handle_exit(&mut self, vm: &mut Control<'_>, region: RegionId, exit: u32) {
        let often = self.options.exits;
        let taken = vm.exit_count(region, exit).unwrap_or(0);
        let more = match self.decide(vm, region, exit) {
            Outcome::Attempted(attempts) => often << (attempts + 2).min(16),
            Outcome::Deferred(exits) => exits.saturating_sub(taken).max(often / 8),
            Outcome::Later => often / 8,
            Outcome::Nothing => u32::MAX / 2,
        };
        let next = taken.saturating_add(more.max(1));
        // What lies there may have a region by then: one region costs less than two in the long run.
        let grows = self.grows_at(region).filter(|&grows| grows > taken);
        vm.set_exit_threshold(region, exit, grows.map_or(next, |grows| grows.min(next)));
    }

    /// Notes that a block is to be a root because of what was seen behind exits that lead there; it begins a bridge if it
    /// lies in the middle of a method.
    pub(super) fn note_exits(&mut self, vm: &Control<'_>, block: BlockId, behind: Seen) {
        let Some(place) = vm.block_place(block) else { return };
        let inside = place.index != 0 && self.flows.of(vm, place.method).loop_of_head(place.index).is_none();
        let known = self.roots.entry(block).or_default();
        known.bridge = inside;
        known.behind.exits = known.behind.exits.max(behind.exits);
        known.behind.budget = known.behind.budget.max(behind.budget);
    }

    /// How often the graph must have seen a root before its region is formed: a bridge that has none is small.
    pub(super) fn executions_wanted(&self, root: BlockId) -> u32 {
        match self.roots.get(&root) {
            Some(known) if known.bridge && known.state.installed().is_none() => (self.options.executions / 4).max(1),
            _ => self.options.executions,
        }
    }

    /// How often an exit of a region must be taken before it pays to compile the region anew; `None` if it stays as it is.
    fn grows_at(&self, region: RegionId) -> Option<u32> {
        let known = self.roots.get(self.by_region.get(&region)?)?;
        known.state.installed().filter(|_| known.attempts <= self.options.recompiles)?;
        let size = Size { bytecodes: known.bytecodes, kind: Kind::Grown };
        Some(self.rule().exits_that_pay(size, 0).max(self.options.exits))
    }

    fn decide(&mut self, vm: &mut Control<'_>, region: RegionId, exit: u32) -> Outcome {
        if self.window.is_some() {
            return Outcome::Later;
        }
        let Some((root, target)) = self.exit_target(region, exit) else { return Outcome::Nothing };
        let frames = vm.frames(FRAMES);
        let wanted = match target {
            // Where a loop ends, the loop around is to have it.
            ExitTarget::Path(Some((_, to))) if self.leaves_loop(vm, root, &frames) => {
                self.find_root(vm, &frames).filter(|&(_, compiled)| !compiled).map_or(to, |(around, _)| around)
            }
            // What cannot join the region, or not yet, becomes one of its own.
            ExitTarget::Path(Some((_, to))) if !self.pays_to_grow(vm, region, exit) => to,
            ExitTarget::Path(transition) => {
                self.want_frequent(vm, region, root);
                let installed = self.roots.get_mut(&root).and_then(|known| known.state.installed_mut());
                if let (None, Some(installed)) = (transition, installed) {
                    // Other code may come of the same edges.
                    installed.inside.edges.clear();
                }
                root
            }
            ExitTarget::Step(next) => next,
            // Where the receiver decides, machine code goes on in whatever has a region: what comes here is another one.
            ExitTarget::Call { call, callee, .. } if self.stands(callee) => {
                self.callee_without_region(vm, call).unwrap_or(callee)
            }
            ExitTarget::Call { callee, .. } => callee,
            ExitTarget::Return => match self.return_point(vm) {
                Some(next) => next,
                None => return Outcome::Nothing,
            },
            ExitTarget::Budget | ExitTarget::Rare => return Outcome::Nothing,
        };
        let known = self.roots.get(&wanted);
        let compiled = known.is_some_and(|root| root.state.installed().is_some());
        let attempts = known.map_or(0, |root| root.attempts);
        if known.is_some_and(|root| root.state.is_pending()) {
            return Outcome::Later;
        }
        if attempts > self.options.recompiles || compiled && wanted != root {
            return Outcome::Nothing;
        }
        if wanted != root {
            let behind = self.seen_behind(vm, region, exit);
            self.note_exits(vm, wanted, behind);
        }
        self.events.event(vm, &Event::ExitTripped { root, exit, target, wanted });
        let is_known = match target {
            // What the graph knows of the region it knows already: only what lies behind the exit may be new to it.
            ExitTarget::Path(Some((_, to))) if wanted == root => self.executions(vm, to) >= self.options.executions / 4,
            _ => self.is_known(vm, wanted),
        };
        if !is_known {
            self.open_window(vm, wanted, &frames);
        } else if let Some(exits) = self.compile(vm, wanted) {
            return Outcome::Deferred(exits);
        }
        Outcome::Attempted(attempts)
    }

    /// Whether a root has its region, or is being compiled.
    fn stands(&self, root: BlockId) -> bool {
        let stands = |known: &Root| known.state.is_pending() || known.state.installed().is_some();
        self.roots.get(&root).is_some_and(stands)
    }

    /// The entry of the method that the call at the end of a block was seen to enter most often, of those that have no
    /// region and may get one.
    fn callee_without_region(&self, vm: &Control<'_>, call: BlockId) -> Option<BlockId> {
        let profile = GraphProfile { graph: &self.graph, nodes: vm.nodes() };
        let mut seen: Vec<(BlockId, u64)> = Vec::new();
        profile.successors(call, &mut |_, to, count| seen.push((to, count)));
        let is_entry = |block| vm.block_place(block).is_some_and(|place| place.index == 0);
        let may_get_one = |block| !matches!(self.standing(block), Standing::Failed | Standing::Settled);
        let open = count::sums(seen).into_iter().filter(|&(to, _)| is_entry(to) && !self.stands(to) && may_get_one(to));
        open.max_by_key(|&(to, count)| (count, std::cmp::Reverse(to))).map(|(to, _)| to)
    }

    /// Whether it pays to compile an exit's region anew, which has room for what lies behind it.
    fn pays_to_grow(&self, vm: &Control<'_>, region: RegionId, exit: u32) -> bool {
        let root = self.by_region.get(&region).and_then(|root| self.roots.get(root));
        root.filter(|root| root.attempts <= self.options.recompiles).is_some_and(|root| {
            let size = Size { bytecodes: root.bytecodes, kind: Kind::Grown };
            self.rule().estimate(self.seen_behind(vm, region, exit), size).pays()
        })
    }

    /// Notes the transitions of a region's exits that are taken nearly as often as one that has reached its threshold.
    fn want_frequent(&mut self, vm: &Control<'_>, region: RegionId, root: BlockId) {
        let (often, samples) = (self.options.exits / 8, self.options.exit_samples / 4);
        let Some(Root { state, wanted, .. }) = self.roots.get_mut(&root) else { return };
        let Some(installed) = state.installed() else { return };
        for (left, exit) in installed.compiled.exits.iter().zip(0..) {
            if let ExitTarget::Path(Some(transition)) = left.target {
                let taken = vm.exit_count(region, exit).unwrap_or(0);
                let costly = installed.exit_samples.get(&exit).is_some_and(|&cost| cost > samples);
                if taken >= often || costly {
                    wanted.insert(transition);
                }
            }
        }
    }

    /// Whether a root is a loop's head and no frame stands in that loop any more.
    fn leaves_loop(&mut self, vm: &Control<'_>, root: BlockId, frames: &[FramePlace]) -> bool {
        let Some(place) = vm.block_place(root) else { return false };
        let Some(inside) = self.flows.of(vm, place.method).loop_of_head(place.index) else { return false };
        let mut frames = frames.iter().filter(|frame| frame.method == place.method);
        !frames.any(|frame| block_index(vm, frame).is_some_and(|block| inside.contains(block)))
    }

    /// The block to which the innermost frame returns.
    fn return_point(&self, vm: &Control<'_>) -> Option<BlockId> {
        let caller = *vm.frames(2).get(1)?;
        let code = vm.method(caller.method).version(caller.version)?;
        let at = code.block_of_word(caller.word as usize)?;
        code.call_returning_to(code.blocks.get(at as usize + 1)?.start as usize)?;
        Some(code.blocks[at as usize + 1].id)
    }
}
