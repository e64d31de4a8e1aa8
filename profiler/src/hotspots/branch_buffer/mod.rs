//! `bbb`: the branch behavior buffer, the hot spot detection counter and the monitor table (Merten, Trick, George, Gyllenhaal,
//! Hwu, "A hardware-driven profiling scheme for identifying program hot spots to support runtime optimization", 1999).
//!
//! A hot spot is not one loop: it is a small set of branches that for some time make up most of what is executed. Each
//! executed branch is looked up in the *branch behavior buffer*, which counts how often it was executed and how often taken. A
//! branch executed 16 times is a *candidate*. Every 4,096 branches all that are no candidates are dropped, so only what
//! makes up 0.4 % of the execution stays; every 65,535 everything is. Nothing is ever replaced: a branch for which there
//! is no room is not counted. Beside it runs one number, the *hot spot detection counter*: a candidate takes 1 off, any other
//! branch adds 2. So it falls only while more than two thirds of all branches are candidates, and where it reaches 0 they
//! are a hot spot: at the earliest after 8,191 branches.
//!
//! Then profiling stops. The *monitor table* keeps the branches of all known hot spots, and a counter goes up with each branch
//! that is not in it and down with each that is. When it reaches its maximum, 4,095, the program has gone elsewhere and profiling
//! goes on; when it falls to 0 while profiling, the program has come back to what is known, and profiling stops again. Code that
//! is made for a hot spot is put into the table before it is installed.
//!
//! ```text
//!             detection counter 0: hot spot, its branches become known
//!           +---------------------------------------------------------+
//!           |  monitor counter 0: back to what is known               v
//!        profile --------------------------------------------------> monitor
//!           ^                                                         |
//!           +-----------------  monitor counter at its maximum -------+
//! ```
//!
//! Choices where the paper is silent. A branch counts as a candidate from the execution after the one that makes it one
//! (so the shortest detection takes 16 + 8,191 branches). Counters are at their maximum at the start and whenever profiling
//! begins. Whether the detection counter starts again when the buffer is cleared decides how hot a hot spot has to be, 70.8 % or
//! 66.7 %: [`ClearRule`]. Saturated counts stop both, so that their ratio stays.

mod table;

#[cfg(test)]
mod tests;

use rustc_hash::FxHashSet;

use table::Table;

/// What happens to the detection counter when the buffer is cleared.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ClearRule {
    /// It starts again: a hot spot has to be found between two clearings.
    #[default]
    Restarts,
    /// It stays as it is.
    Stays,
}

/// What the buffer is indexed by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Index {
    /// The branch alone.
    #[default]
    Branch,
    /// The branch and its direction, which makes the count of taken ones needless (proposed in the paper).
    BranchAndDirection,
}

/// What may be set. The numbers are those of the paper's Table 2.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BufferOptions {
    /// Entries of the buffer; nothing for an entry for each branch, as software can have.
    pub entries: Option<usize>,
    /// Entries that a branch may be in.
    pub ways: usize,
    /// Bits of an address beyond those that select the entries.
    pub tag_bits: u32,
    /// Bits of the counts, up to 32.
    pub counter_bits: u32,
    /// Executions that make a candidate.
    pub candidate: u32,
    /// Branches after which all that are no candidates are dropped.
    pub refresh: u64,
    /// Branches after which all are dropped.
    pub clear: u64,
    /// Whether the detection counter starts again then.
    pub clear_rule: ClearRule,
    /// Bits of the detection counter, up to 32.
    pub detection_bits: u32,
    /// What a branch that is no candidate adds to the detection counter.
    pub increment: u64,
    /// What a candidate takes off the detection counter.
    pub decrement: u64,
    /// Bits of the monitor counter, up to 32.
    pub monitor_bits: u32,
    /// What an unknown branch adds to it.
    pub monitor_increment: u64,
    /// What a known branch takes off.
    pub monitor_decrement: u64,
    /// Branches that the monitor table has room for; nothing for all (as in the paper's measurements; 3,000 were enough).
    pub monitor_entries: Option<usize>,
    /// What the buffer is indexed by.
    pub index: Index,
}

impl Default for BufferOptions {
    /// The paper's settings.
    fn default() -> BufferOptions {
        BufferOptions {
            entries: Some(2048),
            ways: 2,
            tag_bits: 22,
            counter_bits: 9,
            candidate: 16,
            refresh: 4096,
            clear: 65_535,
            clear_rule: ClearRule::Restarts,
            detection_bits: 13,
            increment: 2,
            decrement: 1,
            monitor_bits: 12,
            monitor_increment: 1,
            monitor_decrement: 1,
            monitor_entries: None,
            index: Index::Branch,
        }
    }
}

/// A branch of a hot spot.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct HotBranch {
    /// The branch, by the caller's number.
    pub branch: u64,
    /// How often it was executed, up to where the count saturates.
    pub executed: u32,
    /// How often it was taken; stops where the other count saturates, so that their ratio stays.
    pub taken: u32,
}

/// What a branch has brought about. All are numbered by branches executed so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Phase {
    /// A hot spot is found, and profiling stops.
    HotSpot {
        /// Branches executed until then.
        at: u64,
        /// Its branches, in their order.
        branches: Vec<HotBranch>,
    },
    /// What is executed is known, and profiling stops.
    Returned {
        /// Branches executed until then.
        at: u64,
    },
    /// What is executed is not known any more, and profiling begins.
    Left {
        /// Branches executed until then.
        at: u64,
    },
}

/// Whether branches are profiled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// Branches are counted.
    Profile,
    /// It is only watched whether they are known.
    Monitor,
}

/// The detector of hot spots: the buffer, and the two counters beside it.
#[derive(Clone, Debug)]
pub struct BranchBuffer {
    options: BufferOptions,
    table: Table,
    detection: u64,
    monitor: u64,
    mode: Mode,
    /// The monitor table.
    known: FxHashSet<u64>,
    executed: u64,
    /// Branches executed in profile mode: what profiling costs.
    profiled: u64,
    since_refresh: u64,
    since_clear: u64,
    /// Branches that found no room in the buffer, and known ones that found none in the monitor table.
    dropped: u64,
}

/// The greatest number of so many bits.
fn maximum(bits: u32) -> u64 {
    (1 << bits.min(32)) - 1
}

impl BranchBuffer {
    /// A detector that knows nothing, profiling.
    pub fn new(options: BufferOptions) -> BranchBuffer {
        BranchBuffer {
            options,
            table: Table::new(&options),
            detection: maximum(options.detection_bits),
            monitor: maximum(options.monitor_bits),
            mode: Mode::Profile,
            known: FxHashSet::default(),
            executed: 0,
            profiled: 0,
            since_refresh: 0,
            since_clear: 0,
            dropped: 0,
        }
    }

    /// Counts a branch that is executed; gives the phase that begins with it, if one does.
    pub fn retire(&mut self, branch: u64, taken: bool) -> Option<Phase> {
        self.executed += 1;
        self.monitor = if self.known.contains(&branch) {
            self.monitor.saturating_sub(self.options.monitor_decrement)
        } else {
            (self.monitor + self.options.monitor_increment).min(maximum(self.options.monitor_bits))
        };
        match self.mode {
            Mode::Monitor if self.monitor < maximum(self.options.monitor_bits) => return None,
            Mode::Monitor => {
                // This branch is the first to be profiled.
                self.begin();
                self.profile(branch, taken);
                return Some(Phase::Left { at: self.executed });
            }
            Mode::Profile if self.monitor == 0 && !self.known.is_empty() => {
                self.mode = Mode::Monitor;
                return Some(Phase::Returned { at: self.executed });
            }
            Mode::Profile => {}
        }
        self.profile(branch, taken)
    }

    fn begin(&mut self) {
        self.mode = Mode::Profile;
        self.table.clear();
        self.detection = maximum(self.options.detection_bits);
        (self.since_refresh, self.since_clear) = (0, 0);
    }

    fn profile(&mut self, branch: u64, taken: bool) -> Option<Phase> {
        self.profiled += 1;
        let found = self.table.count(branch, taken, &self.options);
        self.dropped += u64::from(found.is_none());
        self.detection = if found == Some(true) {
            self.detection.saturating_sub(self.options.decrement)
        } else {
            (self.detection + self.options.increment).min(maximum(self.options.detection_bits))
        };
        if self.detection == 0 {
            let branches = self.table.candidates();
            branches.iter().for_each(|hot| self.know(hot.branch));
            self.begin();
            (self.mode, self.monitor) = (Mode::Monitor, 0);
            return Some(Phase::HotSpot { at: self.executed, branches });
        }
        (self.since_refresh, self.since_clear) = (self.since_refresh + 1, self.since_clear + 1);
        if self.since_clear >= self.options.clear {
            let detection = self.detection;
            self.begin();
            if self.options.clear_rule == ClearRule::Stays {
                self.detection = detection;
            }
        } else if self.since_refresh >= self.options.refresh {
            self.since_refresh = 0;
            self.table.drop_others();
        }
        None
    }

    /// Puts a branch into the monitor table: of a hot spot, or of code that is about to be installed for one. Where there is no
    /// room it is left out.
    pub fn know(&mut self, branch: u64) {
        if self.options.monitor_entries.is_some_and(|most| self.known.len() >= most) && !self.known.contains(&branch) {
            self.dropped += 1;
        } else {
            self.known.insert(branch);
        }
    }

    /// Takes branches out of the monitor table, when code made for them goes.
    pub fn forget(&mut self, branches: impl IntoIterator<Item = u64>) {
        branches.into_iter().for_each(|branch| _ = self.known.remove(&branch));
    }

    /// Whether branches are profiled now.
    pub fn mode(&self) -> Mode {
        self.mode
    }

    /// Branches executed, and those of them that were profiled.
    pub fn executed(&self) -> (u64, u64) {
        (self.executed, self.profiled)
    }

    /// Branches that found no room.
    pub fn dropped(&self) -> u64 {
        self.dropped
    }

    /// Branches in the monitor table.
    pub fn known(&self) -> usize {
        self.known.len()
    }
}
