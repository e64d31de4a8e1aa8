//! Roots: blocks at which a region may begin, and how far each has come.
//!
//! In go samples, exits and what the compiler answers; out comes what may be done about the root next.
//!
//! ```text
//!              tried in vain             does not pay yet
//!   Open <-----------------+   +-----------------------------> Deferred
//!    |                     |   |                                  |
//!    |  formed, pays       |   |          formed again, pays      |
//!    +-------------------> Compiling <----------------------------+
//!                              |
//!                              | finished                        does not pay yet
//!                              v                                 or unchanged
//!                           Compiled <----> Growing      Compiled ----> Compiled
//!                    formed larger, or hot: pays / finished
//! ```
//!
//! Where the compiler refuses at the end, a root is open again: the region that stood before is gone by then.

use holloway_vm::BlockId;
use rustc_hash::{FxHashMap, FxHashSet};

use super::fold::Counters;
use super::gain::{Kind, Seen};
use crate::compiler::{Charge, Compiled};
use crate::driver::summary::BlockSummary;
use crate::region::{Region, RegionFrame, Shares};

/// What is known of a root.
#[derive(Default)]
pub(super) struct Root {
    /// How far it has come.
    pub state: State,
    /// Samples that have found it interpreted, since it got its region if it has one.
    pub samples: u32,
    /// The number of samples at which something is to be done; 0: nothing has been decided yet.
    pub due: u32,
    /// What was seen behind an exit that leads there, or is expected by the profile.
    pub behind: Seen,
    /// Executions that are expected to have been, when it was last formed.
    pub executions: f64,
    /// Times that it was compiled or tried.
    pub attempts: u32,
    /// The sample from which on it may be tried again after a failure.
    pub retry: u64,
    /// Bytecodes of the region as it was formed last.
    pub bytecodes: u32,
    /// It begins where another region is left.
    pub bridge: bool,
    /// Earlier runs have compiled it, and the graph has taken in what they knew.
    pub remembered: bool,
    /// Samples that had found it when it was worth being compiled first.
    pub found: u32,
    /// Transitions that exits have counted often.
    pub wanted: FxHashSet<(BlockId, BlockId)>,
    /// Ends of slices in its regions that were looked at.
    pub ends: u64,
}

/// How far a root has come.
pub(super) enum State {
    /// It has no region. If it was tried, why it got none: from the compiler's or the former's closed list.
    Open(Option<&'static str>),
    /// The same; compiling it did not pay when it was formed last.
    Deferred,
    /// Its first region is being compiled.
    Compiling(Box<Started>),
    /// It has a region.
    Compiled(Box<Installed>),
    /// It has a region, and a larger one is being compiled.
    Growing(Box<Installed>, Box<Started>),
}

impl Default for State {
    fn default() -> State {
        State::Open(None)
    }
}

/// What is kept of a region until the compiler answers.
pub(super) struct Started {
    /// As it was given to the compiler.
    pub region: Region,
    /// The edges on which its machine code will charge the budget, as the compiler has said.
    pub charges: Vec<Charge>,
    /// By the profile at the time when it was formed.
    pub inside: Inside,
    /// Whether the compiler does all it can; else the region is kept, to be compiled thoroughly once that pays.
    pub thorough: bool,
}

/// What an execution of a region does on average.
#[derive(Clone, Default)]
pub(super) struct Inside {
    pub edges: InnerEdges,
    /// Edges out of it that are linked.
    pub links: InnerEdges,
    /// Blocks behind calls to which it returns, below its root, and how often an execution of it does.
    pub returns: Vec<(BlockId, f64)>,
    /// How often an execution of it passes its blocks; without those that are rarely passed.
    pub shares: FxHashMap<BlockId, f64>,
}

/// Edges from blocks of a region, in order of the blocks' numbers; one that lies in several frames several times.
pub(super) type InnerEdges = Vec<(BlockId, BlockId)>;

/// A region that stands.
pub(super) struct Installed {
    pub compiled: Compiled,
    /// What it counts.
    pub counters: Option<Counters>,
    pub inside: Inside,
    /// Compiling it anew did not pay when it was formed last.
    pub deferred: bool,
    /// Where the bytecodes that it executes come from, of 1 in all.
    pub origins: Shares,
    /// Its blocks, the root's first.
    pub blocks: Box<[BlockSummary]>,
    /// The frames that they lie in.
    pub frames: Box<[RegionFrame]>,
    /// Samples that have found code behind an exit interpreted, by the exit's number.
    pub exit_samples: FxHashMap<u32, u32>,
    /// Ends of slices in it that were looked at.
    pub ends: u64,
    /// The region as it was compiled in a hurry: to be compiled thoroughly when it has turned out to be hot.
    pub hasty: Option<Box<Region>>,
}

impl Installed {
    /// A region of which nothing else is known.
    pub fn new(compiled: Compiled) -> Installed {
        Installed {
            compiled,
            counters: None,
            inside: Inside::default(),
            deferred: false,
            origins: Shares::default(),
            blocks: Box::default(),
            frames: Box::default(),
            exit_samples: FxHashMap::default(),
            ends: 0,
            hasty: None,
        }
    }
}

impl State {
    /// The region that stands.
    pub fn installed(&self) -> Option<&Installed> {
        match self {
            State::Compiled(installed) | State::Growing(installed, _) => Some(installed),
            State::Open(_) | State::Deferred | State::Compiling(_) => None,
        }
    }

    /// The same, to note what becomes of it.
    pub fn installed_mut(&mut self) -> Option<&mut Installed> {
        match self {
            State::Compiled(installed) | State::Growing(installed, _) => Some(installed),
            State::Open(_) | State::Deferred | State::Compiling(_) => None,
        }
    }

    /// Whether something is being compiled.
    pub fn is_pending(&self) -> bool {
        matches!(self, State::Compiling(_) | State::Growing(..))
    }

    /// Whether compiling did not pay when it was formed last.
    pub fn is_deferred(&self) -> bool {
        match self {
            State::Deferred => true,
            State::Compiled(installed) => installed.deferred,
            State::Open(_) | State::Compiling(_) | State::Growing(..) => false,
        }
    }

    /// It was tried: whether compiling has paid is decided anew.
    pub fn tried(&mut self) {
        match self {
            State::Deferred => *self = State::Open(None),
            State::Compiled(installed) => installed.deferred = false,
            State::Open(_) | State::Compiling(_) | State::Growing(..) => {}
        }
    }

    /// Formed, it does not pay yet.
    pub fn defer(&mut self) {
        match self {
            State::Open(_) => *self = State::Deferred,
            State::Compiled(installed) => installed.deferred = true,
            State::Deferred | State::Compiling(_) | State::Growing(..) => {}
        }
    }

    /// It gets no region now, for that reason; one that stands does so on.
    pub fn refuse(&mut self, reason: &'static str) {
        if let State::Open(_) | State::Deferred = self {
            *self = State::Open(Some(reason));
        }
    }

    /// The compiler has taken a region.
    pub fn start(&mut self, started: Started) {
        let started = Box::new(started);
        *self = match std::mem::take(self) {
            State::Compiled(installed) | State::Growing(installed, _) => State::Growing(installed, started),
            State::Open(_) | State::Deferred | State::Compiling(_) => State::Compiling(started),
        };
    }

    /// The compiler has finished: gives the region that was to stand until now, and what was started.
    pub fn finish(&mut self) -> (Option<Box<Installed>>, Option<Box<Started>>) {
        match std::mem::take(self) {
            State::Compiling(started) => (None, Some(started)),
            State::Growing(installed, started) => (Some(installed), Some(started)),
            // Everything was given back meanwhile, and this root made anew.
            State::Compiled(installed) => (Some(installed), None),
            State::Open(_) | State::Deferred => (None, None),
        }
    }
}

impl Root {
    /// What it would be to compile it.
    pub fn kind(&self) -> Kind {
        match self.state.installed() {
            Some(_) => Kind::Grown,
            None if self.behind != Seen::default() => Kind::Behind,
            None => Kind::First,
        }
    }
}

/// How far a root has come, as those see it who look for one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Standing {
    /// Nothing has been done about it, or some time ago without success.
    Open,
    /// It was tried without success not long ago.
    Failed,
    /// It is being compiled.
    Pending,
    /// It has a region that may become larger.
    Growing,
    /// It has a region that stays.
    Settled,
}
