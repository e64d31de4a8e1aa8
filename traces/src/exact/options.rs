//! How the exact tier works: where it profiles, what becomes of traces, and its parameters.

use holloway_profiler::bcg::{Parameters, SignalRule};
use holloway_vm::{HeadMode, VmOptions};

use crate::cache::CacheBudget;
use crate::limits::PathLimits;
use crate::source::Selector;

/// Budget, in bytecodes, that is used up between two times that signals are served: some 2,000 blocks.
pub const SERVE_INTERVAL: i64 = 8192;

/// Where transitions are profiled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ProfileSource {
    /// At every block, as in the paper.
    #[default]
    Always,
    /// Nowhere.
    Off,
}

/// What becomes of traces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Dispatching {
    /// They are kept.
    #[default]
    Keep,
    /// They are followed block by block: one profiling statement for each time that a trace is entered.
    Replay,
}

/// How the driver works.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ExactOptions {
    /// Where transitions are profiled.
    pub profile: ProfileSource,
    /// What becomes of traces.
    pub dispatching: Dispatching,
    /// How they are selected. `Net` needs [`Dispatching::Replay`].
    pub selector: Selector,
    /// What the graph is set to.
    pub parameters: Parameters,
    /// Whether traces that follow one another are joined: with [`Selector::Bcg`] and [`Dispatching::Replay`].
    pub join: bool,
    /// How far the selected paths may go.
    pub limits: PathLimits,
    /// Of the cache. With [`SignalRule::Paper`] no entry transition has to cool down, whatever this says: the paper knows
    /// no such thing.
    pub budget: CacheBudget,
}

impl Default for ExactOptions {
    fn default() -> ExactOptions {
        ExactOptions {
            profile: ProfileSource::default(),
            dispatching: Dispatching::default(),
            selector: Selector::default(),
            parameters: Parameters::default(),
            join: true,
            limits: PathLimits::default(),
            budget: CacheBudget::default(),
        }
    }
}

impl ExactOptions {
    /// Sets what a VM needs for the driver.
    pub fn prepare(&self, vm: &mut VmOptions) {
        vm.head_mode = self.head_mode();
        if self.profile != ProfileSource::Off {
            vm.sample_interval = SERVE_INTERVAL;
        }
    }

    pub(super) fn cache_budget(&self) -> CacheBudget {
        match self.parameters.signals {
            SignalRule::Stable => self.budget,
            SignalRule::Paper => CacheBudget { changes: None, ..self.budget },
        }
    }

    pub(super) fn head_mode(&self) -> HeadMode {
        match (self.profile, self.dispatching) {
            (ProfileSource::Off, _) => HeadMode::Plain,
            (ProfileSource::Always, Dispatching::Keep) => HeadMode::Profile,
            (ProfileSource::Always, Dispatching::Replay) => HeadMode::Enter,
        }
    }
}
