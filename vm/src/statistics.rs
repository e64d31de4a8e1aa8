//! What a VM has done, for `--stats`.
//!
//! In go counts and the beginnings and ends of stages, out come [`Statistics`]. Stages nest (a verifier's question loads a
//! class, which collects garbage): each moment counts for the innermost one.

use std::time::{Duration, Instant};

use crate::tier::{ExitChecks, RegionStatistics};
use crate::vm::Vm;

/// Counters of one VM.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    /// Classes defined from class files.
    pub classes_loaded: u64,
    /// Methods verified.
    pub methods_verified: u64,
    /// Methods translated to threaded code.
    pub methods_translated: u64,
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
pub struct StageTimes {
    /// Finding, parsing and defining classes.
    pub load: Duration,
    /// Verifying.
    pub verify: Duration,
    /// Making threaded code.
    pub translate: Duration,
    /// Collecting garbage.
    pub collect: Duration,
    /// Native methods that the interpreter calls.
    pub native: Duration,
}

/// A stage that is timed.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Stage {
    Load,
    Verify,
    Translate,
    Collect,
    Native,
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

impl Vm {
    /// Does what belongs to a stage, on its account. Two readings of the clock if stages are timed, else nothing.
    pub(crate) fn in_stage<R>(&mut self, stage: Stage, work: impl FnOnce(&mut Vm) -> R) -> R {
        if !self.options.time_stages {
            return work(self);
        }
        let outer = self.change_stage(Some(stage));
        let result = work(self);
        self.change_stage(outer);
        result
    }

    /// Makes `next` the innermost stage. Returns the one before.
    fn change_stage(&mut self, next: Option<Stage>) -> Option<Stage> {
        let now = Instant::now();
        let before = self.stage_clock.innermost;
        if let Some((stage, since)) = before {
            *self.statistics.stages.of(stage) += now - since;
        }
        self.stage_clock.innermost = next.map(|stage| (stage, now));
        before.map(|(stage, _)| stage)
    }
}
