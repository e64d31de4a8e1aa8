//! Why blocks are executed outside traces: in goes what graph and cache know when one is, out come counts by reason.

/// Why a block was executed outside traces.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Outside {
    /// The branch to it was newly created: not executed as often yet as the start state delay asks.
    NewlyCreated,
    /// The branch to it is not strongly correlated with the next one.
    NotCorrelated,
    /// The trace that begins with it would have one block.
    TooShort,
    /// What begins with it has changed too often and waits.
    CoolingDown,
    /// There were as many traces as there may be, or backtracking found more than it may look at.
    Limit,
    /// The trace through it was selected later, or not at all.
    NotSelected,
    /// A trace goes through it that begins elsewhere: it was reached after another trace had been left.
    InsideTrace,
    /// Nothing was known of the branch to it: the graph was full.
    Unknown,
}

impl Outside {
    /// All reasons, in the order in which they are counted.
    pub const ALL: [Outside; 8] = [
        Outside::NewlyCreated,
        Outside::NotCorrelated,
        Outside::TooShort,
        Outside::CoolingDown,
        Outside::Limit,
        Outside::NotSelected,
        Outside::InsideTrace,
        Outside::Unknown,
    ];

    /// The reason in a word.
    pub fn name(self) -> &'static str {
        match self {
            Outside::NewlyCreated => "start-delay",
            Outside::NotCorrelated => "not-correlated",
            Outside::TooShort => "too-short",
            Outside::CoolingDown => "cooling-down",
            Outside::Limit => "limit",
            Outside::NotSelected => "before-trace",
            Outside::InsideTrace => "inside-trace",
            Outside::Unknown => "unknown",
        }
    }
}

/// How often something was executed outside traces, by [`Outside::ALL`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Reasons([u64; Outside::ALL.len()]);

impl Reasons {
    /// Counts an execution.
    pub fn add(&mut self, why: Outside) {
        self.0[why as usize] += 1;
    }

    /// Executions for whatever reason.
    pub fn total(&self) -> u64 {
        self.0.iter().sum()
    }

    /// Those for which something was executed, the most frequent first.
    pub fn sorted(&self) -> Vec<(Outside, u64)> {
        let mut sorted: Vec<_> = Outside::ALL.into_iter().zip(self.0).filter(|(_, times)| *times > 0).collect();
        sorted.sort_unstable_by_key(|&(why, times)| (std::cmp::Reverse(times), why));
        sorted
    }
}
