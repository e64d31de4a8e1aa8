//! Why the interpreter executes what a sample finds: in goes where the running thread stands, out comes what has become of
//! the loop around, or of the method.

use holloway_vm::tier::FramePlace;
use holloway_vm::{BlockId, BlockPlace, Control};

use super::root::State;
use super::{Driver, FRAMES, block_index};
use crate::code;
use crate::compiler::ExitTarget;
use crate::report::tally::{Blame, Runner, SampleCount};

/// Frames that are kept of a sampled stack.
pub(super) const STACK: usize = 64;

impl Driver {
    /// Writes down why a portion that is over was interpreted, if that is wanted.
    pub(super) fn account(&mut self, vm: &Control<'_>, due: bool) {
        let Some(tally) = self.tally.clone().filter(|_| due) else { return };
        let places = tally.has_places();
        let Some(portions) = (if places { self.sampled_portions[0].next() } else { Some(1) }) else { return };
        let frames = vm.frames(if places { STACK } else { FRAMES });
        let inner = &frames[..frames.len().min(FRAMES)];
        let blame = if self.window.is_some() { Blame::Profiling } else { self.blame(vm, inner) };
        tally.add(u64::try_from(self.options.interval).unwrap_or(0) * portions, blame);
        if places {
            let (runner, stack) = (Runner::Interpreter(blame), stack(vm, &frames));
            tally.add_sample(runner, &stack, SampleCount::of_budget(portions));
            if !self.compiler.has_clock() {
                self.events.sampled(vm, runner, &stack, &[], None);
            }
        }
    }

    /// The same for a slice that has ended in machine code: which region that was, and who had called it.
    pub(super) fn account_machine(&mut self, vm: &Control<'_>) {
        let Some(tally) = self.tally.as_ref().filter(|tally| tally.has_places()) else { return };
        let Some((region, exit)) = vm.last_exit() else { return };
        let left = Some((region, exit, vm.exit_count(region, exit).unwrap_or(0)));
        if std::mem::replace(&mut self.sampled_exit, left) == left {
            return;
        }
        let Some((root, ExitTarget::Budget)) = self.exit_target(region, exit) else { return };
        let Some(portions) = self.sampled_portions[1].next() else { return };
        let frames = stack(vm, &vm.frames(STACK));
        let callers = &frames[callers_of(vm, &frames, root)..];
        tally.add_sample(Runner::Region(root), callers, SampleCount::of_budget(portions));
        if !self.compiler.has_clock() {
            let installed = self.roots.get(&root).and_then(|known| known.state.installed());
            let blocks = installed.map_or(&[][..], |installed| &installed.blocks);
            self.events.sampled(vm, Runner::Region(root), callers, blocks, None);
        }
    }

    /// Why the interpreter executes what it executes, of whose frames these are the innermost.
    pub(super) fn blame(&mut self, vm: &Control<'_>, frames: &[FramePlace]) -> Blame {
        for frame in frames {
            let heads = self.loop_heads(vm, frame);
            if let Some(blame) = heads.into_iter().find_map(|head| self.blame_of(vm, head)) {
                return blame;
            }
        }
        let entries = frames.iter().filter_map(|frame| vm.method(frame.method).version(0)?.blocks.first());
        entries.into_iter().find_map(|entry| self.blame_of(vm, entry.id)).unwrap_or(Blame::Cold)
    }

    /// Why what belongs to a root is interpreted; `None` if nothing has been done about the root.
    fn blame_of(&self, vm: &Control<'_>, root: BlockId) -> Option<Blame> {
        match self.roots.get(&root)?.state {
            State::Compiling(_) | State::Growing(..) => return Some(Blame::Compiling),
            State::Open(refused) => return refused.map(Blame::Refused),
            State::Deferred => return None,
            State::Compiled(_) => {}
        }
        let (region, exit) = vm.last_exit()?;
        let left = self.roots.get(self.by_region.get(&region)?)?.state.installed()?;
        left.compiled.exits.get(exit as usize).map(|exit| Blame::Exit(exit.reason.name()))
    }
}

/// Where in a stack the callers of a region begin: what lies above the root's frame is inlined, and the region tells how its time
/// falls on that. Where it has no frame, it is not there any more, or not yet.
pub(super) fn callers_of(vm: &Control<'_>, stack: &[BlockId], root: BlockId) -> usize {
    let method = |block: BlockId| vm.block_place(block).map(|place| place.method);
    stack.iter().position(|&block| method(block) == method(root)).map_or(0, |at| at + 1)
}

/// The blocks in which frames stand.
pub(super) fn stack(vm: &Control<'_>, frames: &[FramePlace]) -> Vec<BlockId> {
    let block = |frame: &FramePlace| {
        let place = BlockPlace { method: frame.method, index: block_index(vm, frame)? };
        Some(code::block(vm.classes(), place)?.id)
    };
    frames.iter().filter_map(block).collect()
}
