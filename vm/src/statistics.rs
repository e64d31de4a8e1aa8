//! What a VM has done, for `--stats`.
//!
//! In go counts and the beginnings and ends of stages, out come [`Statistics`]. Stages nest (a verifier's question loads a
//! class, which collects garbage): each moment counts for the innermost one.

use std::sync::atomic::{AtomicBool, AtomicU8, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// Counters of one VM.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say the rest")]
pub struct Statistics {
    /// Classes defined from class files.
    pub classes_loaded: u64,
    pub methods_verified: u64,
    /// Methods translated to threaded code.
    pub methods_translated: u64,
    /// Instrumented code versions made.
    pub versions_made: u64,
    /// Bytes of threaded code.
    pub code_bytes: u64,
    /// Bytecodes executed, those that threw included; known if the VM was told to count them.
    pub bytecodes: Option<u64>,
    /// Budget used (K1).
    pub fuel: u64,
    /// Times that the running thread changed.
    pub thread_switches: u64,
    /// Exits at which the interpreter was compared with a region (`docs/checking.md`).
    pub exit_checks: ExitChecks,
    /// Time in each stage but execution, which has the rest; zero if the VM was not told to time them.
    pub stages: StageTimes,
    /// What machine code has done.
    pub regions: RegionStatistics,
}

/// Time spent in the stages before a program executes, in the collector and in native methods.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say the rest")]
pub struct StageTimes {
    /// Finding, parsing and defining classes.
    pub load: Duration,
    pub verify: Duration,
    /// Making threaded code.
    pub translate: Duration,
    /// Collecting garbage.
    pub collect: Duration,
    /// Native methods that the interpreter calls.
    pub native: Duration,
}

/// How many exits were checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs, reason = "the names say the rest")]
pub struct ExitChecks {
    pub compared: u64,
    /// Of these, with the whole heap.
    pub thorough: u64,
    /// Not compared, as the interpreter collected on its way.
    pub collected: u64,
    /// Not compared, as the trial run could not be undone, or the reserve for exits was not whole.
    pub left_out: u64,
}

/// What machine code has done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RegionStatistics {
    /// Budget that it charged (K1), or what executes regions in its place.
    pub fuel: u64,
    /// Times that it was entered from the interpreter; zero if the VM was not told to measure it.
    pub entries: u64,
    /// Time spent in it, natives that it calls included; zero if the VM was not told to measure it.
    pub time: Duration,
}

/// A stage whose time [`StageTimes`] has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "see the fields of `StageTimes`")]
pub enum Stage {
    Load,
    Verify,
    Translate,
    Collect,
    Native,
}

/// What a VM's thread is at, for who interrupts that thread to find out ([`VmOptions::whereabouts`](crate::VmOptions)). All
/// of it may be read in a signal handler.
#[derive(Default, Debug)]
pub struct Whereabouts {
    /// The innermost stage, by [`Whereabouts::STAGES`], and one; 0 for none.
    stage: AtomicU8,
    /// An address on the native stack, below which handlers and machine code run, and the mark of the thread whose it is.
    stack: AtomicUsize,
    thread: AtomicUsize,
    /// Whether somebody wants to look.
    is_wanted: AtomicBool,
    /// How often the VM has begun and ended to wait for its host.
    waits: AtomicUsize,
}

impl Whereabouts {
    const STAGES: [Stage; 5] = [Stage::Load, Stage::Verify, Stage::Translate, Stage::Collect, Stage::Native];

    /// The innermost stage; `None` while Java code runs, or what belongs to no stage.
    pub fn stage(&self) -> Option<Stage> {
        Whereabouts::stage_of(self.stage.load(Ordering::Relaxed))
    }

    /// The stage of a number, which is the stage's own and one; `None` of 0.
    pub fn stage_of(number: u8) -> Option<Stage> {
        Whereabouts::STAGES.get(usize::from(number).checked_sub(1)?).copied()
    }

    /// A mark of the calling thread, which no other one has while that lives.
    pub fn mark_of_thread() -> usize {
        thread_local!(static MARK: u8 = const { 0 });
        MARK.with(|mark| (&raw const *mark).addr())
    }

    /// An address on the native stack of the thread that has this mark: handlers, machine code, and what these call, lie below
    /// it. 0 where nothing runs there.
    pub fn stack(&self, thread: usize) -> usize {
        let stack = self.stack.load(Ordering::Acquire);
        if self.thread.load(Ordering::Relaxed) == thread { stack } else { 0 }
    }

    /// Has [`Tier::ticked`](crate::Tier::ticked) called when the native is done that is being called.
    pub fn want_look(&self) {
        self.is_wanted.store(true, Ordering::Relaxed);
    }

    /// The number of the wait for the host (for input, for connections, or until a time) in which the VM is; `None` where it
    /// does not wait.
    pub fn wait(&self) -> Option<usize> {
        let waits = self.waits.load(Ordering::Relaxed);
        (waits % 2 == 1).then_some(waits)
    }

    /// Does what may wait for the host, and notes that meanwhile where that is wanted.
    pub(crate) fn while_waiting<R>(whereabouts: Option<&Whereabouts>, wait: impl FnOnce() -> R) -> R {
        let note = || {
            whereabouts.iter().for_each(|whereabouts| {
                whereabouts.waits.fetch_add(1, Ordering::Relaxed);
            });
        };
        note();
        let result = wait();
        note();
        result
    }

    /// Makes `next` the innermost stage, and gives the one before.
    pub(crate) fn change(&self, next: Option<Stage>) -> Option<Stage> {
        let before = self.stage();
        self.stage.store(next.map_or(0, |stage| stage as u8 + 1), Ordering::Relaxed);
        before
    }

    /// Notes below which address of the calling thread's stack handlers run, and gives what was noted before.
    pub(crate) fn set_stack(&self, address: usize) -> usize {
        // Whoever sees the address sees whose it is.
        self.thread.store(Whereabouts::mark_of_thread(), Ordering::Relaxed);
        self.stack.swap(address, Ordering::AcqRel)
    }

    /// Whether somebody wants to look, which is to be done then.
    pub(crate) fn take_wanted(&self) -> bool {
        self.is_wanted.load(Ordering::Relaxed) && self.is_wanted.swap(false, Ordering::Relaxed)
    }
}

impl StageTimes {
    fn of(&mut self, stage: Stage) -> &mut Duration {
        match stage {
            Stage::Load => &mut self.load,
            Stage::Verify => &mut self.verify,
            Stage::Translate => &mut self.translate,
            Stage::Collect => &mut self.collect,
            Stage::Native => &mut self.native,
        }
    }
}

/// The innermost stage, and since when.
#[derive(Debug, Default)]
pub(crate) struct StageClock {
    innermost: Option<(Stage, Instant)>,
}

impl StageClock {
    /// Makes `next` the innermost stage. Returns the one before, whose time is added to `times`.
    pub fn change(&mut self, next: Option<Stage>, times: &mut StageTimes) -> Option<Stage> {
        let now = Instant::now();
        let before = self.innermost;
        if let Some((stage, since)) = before {
            *times.of(stage) += now - since;
        }
        self.innermost = next.map(|stage| (stage, now));
        before.map(|(stage, _)| stage)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stages_are_found_as_they_were_noted() {
        let whereabouts = Whereabouts::default();
        let mut before = None;
        for stage in Whereabouts::STAGES {
            assert_eq!(whereabouts.change(Some(stage)), before);
            before = Some(stage);
            assert_eq!(whereabouts.stage(), before);
        }
        assert_eq!((whereabouts.change(None), whereabouts.stage()), (before, None));
        assert_eq!((whereabouts.set_stack(8), whereabouts.set_stack(16)), (0, 8));
        let mark = Whereabouts::mark_of_thread();
        assert_eq!((whereabouts.stack(mark), whereabouts.stack(mark + 1)), (16, 0));
        assert!(!whereabouts.take_wanted());
        whereabouts.want_look();
        assert_eq!((whereabouts.take_wanted(), whereabouts.take_wanted()), (true, false));
        let first = Whereabouts::while_waiting(Some(&whereabouts), || whereabouts.wait());
        assert!(first.is_some() && whereabouts.wait().is_none());
        assert_ne!(Whereabouts::while_waiting(Some(&whereabouts), || whereabouts.wait()), first);
    }
}
