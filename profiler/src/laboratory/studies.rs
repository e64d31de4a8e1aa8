//! What the papers on `counters` and `bbb` measured about their detectors, beside what the detectors find: how many loop
//! heads reach which threshold and how many of them a ring of counters loses (the figures of `counters`), and how much of a
//! program lies in hot spots (the table of `bbb`).
//!
//! In go the blocks and branches that are executed, out come [`CountersFound`] and [`HotSpotsFound`]. Both look more at each
//! block than the detectors need to, so they are profilers of their own, which nobody asks for by `all`.

use holloway_vm::BlockId;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::hotspots::branch_buffer::{BranchBuffer, BufferOptions, Phase};
use crate::hotspots::loop_heads::{Reached, STUDIED, Study};

/// What is found about loop heads (Hirst and others, Figures 4, 5 and 7).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CountersFound {
    /// Heads that got a counter.
    pub heads: u64,
    /// Executions counted of all of them, none replaced.
    pub executions: u64,
    /// For each threshold of [`STUDIED`], the heads that reached it.
    pub reached: [Reached; STUDIED.len()],
    /// Heads by the number of decimal digits of their executions: executed less than 10 times, less than 100 times and so on.
    pub digits: Vec<u64>,
}

/// What is found about hot spots (Merten and others, Table 3). Code is counted in bytecodes. What is executed belongs to the
/// conditional branch that comes next; it is hot if that branch is in a hot spot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct HotSpotsFound {
    /// How often a hot spot was found.
    pub hot_spots: u64,
    /// Bytecodes of the code that was executed, each once.
    pub code: u64,
    /// Of that code, bytecodes in hot spots.
    pub hot_code: u64,
    /// Bytecodes executed, each execution counted.
    pub executed: u64,
    /// Of these executions, those in hot spots.
    pub hot: u64,
    /// Of those in hot spots, executions after their hot spot was found.
    pub detected: u64,
}

/// What the counters of loop heads show.
pub(super) fn counters_found(study: &Study) -> CountersFound {
    let mut found = CountersFound { reached: study.reached(), ..CountersFound::default() };
    for (_, executed) in study.counted() {
        let digits = executed.checked_ilog10().unwrap_or(0) as usize;
        found.digits.resize(found.digits.len().max(digits + 1), 0);
        found.digits[digits] += 1;
        found.heads += 1;
        found.executions += executed;
    }
    found
}

/// What was executed up to a branch.
#[derive(Clone, Copy, Default)]
struct Leading {
    executed: u64,
    /// Since the branch is known to be hot.
    detected: u64,
    is_hot: bool,
}

/// The study of hot spots.
pub(super) struct HotSpots {
    buffer: Box<BranchBuffer>,
    hot_spots: u64,
    /// Blocks since the last branch, and their bytecodes.
    waiting: Vec<BlockId>,
    waiting_bytecodes: u64,
    branches: FxHashMap<u64, Leading>,
    /// Blocks with the branches that came next.
    blocks: FxHashSet<(BlockId, u64)>,
    lengths: FxHashMap<BlockId, u32>,
}

/// So many blocks without a branch are kept, since a method of calls only may have any number of them.
const WAITING: usize = 4096;

impl HotSpots {
    pub fn new(options: BufferOptions) -> HotSpots {
        HotSpots {
            buffer: Box::new(BranchBuffer::new(options)),
            hot_spots: 0,
            waiting: Vec::new(),
            waiting_bytecodes: 0,
            branches: FxHashMap::default(),
            blocks: FxHashSet::default(),
            lengths: FxHashMap::default(),
        }
    }

    /// A block of so many bytecodes has been executed; if it ends with a conditional branch, whether that was taken.
    pub fn execute(&mut self, block: BlockId, bytecodes: u32, taken: Option<bool>) {
        self.lengths.insert(block, bytecodes);
        self.waiting_bytecodes += u64::from(bytecodes);
        if self.waiting.len() < WAITING {
            self.waiting.push(block);
        }
        let Some(taken) = taken else { return };
        let branch = u64::from(block.0);
        for block in self.waiting.drain(..) {
            self.blocks.insert((block, branch));
        }
        let leading = self.branches.entry(branch).or_default();
        leading.executed += self.waiting_bytecodes;
        leading.detected += if leading.is_hot { self.waiting_bytecodes } else { 0 };
        self.waiting_bytecodes = 0;
        if let Some(Phase::HotSpot { branches, .. }) = self.buffer.retire(branch, taken) {
            self.hot_spots += 1;
            for hot in branches {
                self.branches.entry(hot.branch).or_default().is_hot = true;
            }
        }
    }

    pub fn found(&self) -> HotSpotsFound {
        let is_hot = |branch: &u64| self.branches.get(branch).is_some_and(|leading| leading.is_hot);
        let hot_blocks: FxHashSet<BlockId> =
            self.blocks.iter().filter(|(_, branch)| is_hot(branch)).map(|(block, _)| *block).collect();
        let length = |block: &BlockId| self.lengths.get(block).map_or(0, |&length| u64::from(length));
        let executed: u64 = self.branches.values().map(|leading| leading.executed).sum();
        let hot = || self.branches.values().filter(|leading| leading.is_hot);
        HotSpotsFound {
            hot_spots: self.hot_spots,
            code: self.lengths.values().map(|&length| u64::from(length)).sum(),
            hot_code: hot_blocks.iter().map(length).sum(),
            executed: executed + self.waiting_bytecodes,
            hot: hot().map(|leading| leading.executed).sum(),
            detected: hot().map(|leading| leading.detected).sum(),
        }
    }
}

#[cfg(test)]
mod tests {
    use holloway_vm::BlockId;

    use super::{HotSpots, HotSpotsFound, Reached, Study, counters_found};
    use crate::hotspots::branch_buffer::BufferOptions;
    use crate::hotspots::loop_heads::CounterOptions;

    #[test]
    fn heads_are_told_by_how_often_they_are_executed() {
        let mut study = Study::new(CounterOptions::default());
        for (head, times) in [(1, 0), (2, 9), (3, 10), (4, 12_345)] {
            study.branch(head, head, 10);
            (0..times).for_each(|_| study.execute(head));
        }
        let found = counters_found(&study);
        assert_eq!((found.heads, found.executions), (4, 12_364));
        assert_eq!(found.digits, [2, 1, 0, 0, 1]);
        assert_eq!(found.reached[..2], [Reached { heads: 3, evicted: 0 }, Reached { heads: 2, evicted: 0 }]);
    }

    #[test]
    fn what_is_executed_belongs_to_the_branch_that_comes_next() {
        let mut study = HotSpots::new(BufferOptions::default());
        // Once through code that is not hot, with a branch at its end.
        study.execute(BlockId(1), 30, None);
        study.execute(BlockId(2), 10, Some(true));
        // A loop of two blocks, one of them with the branch: found after 8,207 branches and the one before.
        for _ in 0..20_000 {
            study.execute(BlockId(3), 4, None);
            study.execute(BlockId(4), 6, Some(true));
        }
        study.execute(BlockId(5), 7, None);
        let expected = HotSpotsFound {
            hot_spots: 1,
            code: 57,
            hot_code: 10,
            executed: 200_047,
            hot: 200_000,
            detected: 10 * (20_000 - 8_207),
        };
        assert_eq!(study.found(), expected);
    }
}
