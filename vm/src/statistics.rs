//! What a VM has done, for `--stats`.
//!
//! In go counts and the beginnings and ends of stages, out come [`Statistics`]. Stages nest (a verifier's question loads a
//! class, which collects garbage): each moment counts for the innermost one.

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
