//! What the clock tells: in go its ticks since the last time, out come times in the tally, of the samples that are taken here.
//!
//! A tick of machine code says itself which block of which region was executed. What it says nothing of is the rest of the
//! stack: that is taken from where the thread stands now, which for the interpreter is where its portion of the budget ended,
//! for a native its call, and for machine code most often where the slice ended.

use holloway_vm::{BlockId, Control};
use rustc_hash::FxHashMap;

use super::blame::{STACK, callers_of, stack};
use super::{Driver, FRAMES};
use crate::compiler::TickPlace;
use crate::report::tally::{Blame, Runner, SampleCount, Tally};

impl Driver {
    /// Accounts for the ticks since the last time, where there is a clock.
    pub(super) fn account_ticks(&mut self, vm: &Control<'_>) {
        let Some(mut tick) = self.compiler.take_tick() else { return };
        let Some(tally) = self.tally.clone() else { return };
        let (mut interpreter, mut native) = (0, 0);
        let mut machine: FxHashMap<(BlockId, Option<BlockId>), u64> = FxHashMap::default();
        tally.add_clocked(|clocked| {
            loop {
                let time = tick.nanoseconds;
                match tick.found {
                    TickPlace::Region { root, block } => {
                        clocked.machine += time;
                        clocked.machine_ticks += 1;
                        *machine.entry((root, block)).or_default() += time;
                        if let Some(block) = block {
                            *clocked.blocks.entry((root, block)).or_default() += time;
                        }
                    }
                    TickPlace::Interpreter | TickPlace::Native => {
                        clocked.interpreter += time;
                        clocked.interpreter_ticks += 1;
                        *(if tick.found == TickPlace::Native { &mut native } else { &mut interpreter }) += time;
                    }
                    // It takes its own time.
                    TickPlace::Collector => {}
                    TickPlace::Loader => clocked.loading += time,
                }
                match self.compiler.take_tick() {
                    Some(next) => tick = next,
                    None => break,
                }
            }
        });
        if interpreter + native == 0 && machine.is_empty() {
            return;
        }
        let frames = vm.frames(STACK);
        let stack = stack(vm, &frames);
        if interpreter > 0 {
            let inner = &frames[..frames.len().min(FRAMES)];
            let blame = if self.window.is_some() { Blame::Profiling } else { self.blame(vm, inner) };
            self.add_time(vm, &tally, Runner::Interpreter(blame), (&stack, None), interpreter);
        }
        if native > 0 {
            self.add_time(vm, &tally, Runner::Interpreter(Blame::Native), (&stack, None), native);
        }
        for ((root, block), time) in machine {
            let callers = &stack[callers_of(vm, &stack, root)..];
            self.add_time(vm, &tally, Runner::Region(root), (callers, block), time);
        }
    }

    /// Adds the time of a sample: its stack, and the block of machine code if it is known.
    fn add_time(
        &mut self,
        vm: &Control<'_>,
        tally: &Tally,
        runner: Runner,
        (stack, block): (&[BlockId], Option<BlockId>),
        time: u64,
    ) {
        tally.add_sample(runner, stack, SampleCount::of_time(time));
        let mut blocks = &[][..];
        if let Runner::Region(root) = runner
            && let Some(installed) = self.roots.get(&root).and_then(|known| known.state.installed())
        {
            let at = installed.blocks.iter().position(|known| Some(known.block) == block);
            blocks = at.map_or(&installed.blocks[..], |at| &installed.blocks[at..=at]);
        }
        self.events.sampled(vm, runner, stack, blocks, Some(time));
    }

    /// Puts the ticks since the last time down to the driver itself.
    pub(super) fn account_own_ticks(&mut self) {
        while let Some(tick) = self.compiler.take_tick() {
            if let Some(tally) = &self.tally {
                tally.add_clocked(|clocked| clocked.deciding += tick.nanoseconds);
            }
        }
    }
}
