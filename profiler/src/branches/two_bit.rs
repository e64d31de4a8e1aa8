//! Counters of two bits in a branch target buffer (section 3.1, Table 2).

use super::Dumped;

/// What may be set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TwoBitOptions {
    /// Entries of the buffer, at least one (section 4: 1,024).
    pub entries: usize,
    /// Branches between two dumps; nothing for dumps by the caller alone.
    pub dump: Option<u64>,
}

impl Default for TwoBitOptions {
    fn default() -> TwoBitOptions {
        TwoBitOptions { entries: 1024, dump: Some(1 << 16) }
    }
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    branch: u64,
    /// 0 strongly not taken, to 3 strongly taken.
    state: u8,
    dirty: bool,
}

/// The buffer, with what was read of it at each dump.
#[derive(Clone, Debug)]
pub struct TwoBit {
    options: TwoBitOptions,
    entries: Vec<Option<Entry>>,
    /// Since the last dump.
    instructions: u64,
    branches: u64,
    dumped: Dumped,
    dumps: u64,
    predicted: u64,
    executed: u64,
}

impl TwoBit {
    /// An empty buffer.
    pub fn new(options: TwoBitOptions) -> TwoBit {
        TwoBit {
            options,
            entries: vec![None; options.entries.max(1)],
            instructions: 0,
            branches: 0,
            dumped: Dumped::default(),
            dumps: 0,
            predicted: 0,
            executed: 0,
        }
    }

    /// A branch is executed that ends a block of so many instructions.
    pub fn retire(&mut self, branch: u64, taken: bool, instructions: u32) {
        self.executed += 1;
        self.instructions += u64::from(instructions);
        self.branches += 1;
        let at = (branch % self.entries.len() as u64) as usize;
        match &mut self.entries[at] {
            Some(entry) if entry.branch == branch => {
                self.predicted += u64::from((entry.state >= 2) == taken);
                entry.state = if taken { (entry.state + 1).min(3) } else { entry.state.saturating_sub(1) };
                entry.dirty = true;
            }
            other => *other = Some(Entry { branch, state: if taken { 2 } else { 1 }, dirty: true }),
        }
        if self.options.dump.is_some_and(|interval| self.branches >= interval) {
            self.dump();
        }
    }

    /// Reads the entries used since the last dump.
    pub fn dump(&mut self) {
        let used = self.entries.iter().flatten().filter(|entry| entry.dirty).count();
        if used > 0 {
            let block = self.instructions as f64 / self.branches as f64;
            let weight = if block > 0.0 { self.instructions as f64 / (block * used as f64) } else { 1.0 };
            for entry in self.entries.iter_mut().flatten().filter(|entry| entry.dirty) {
                entry.dirty = false;
                let directions = self.dumped.entry(entry.branch).or_default();
                match entry.state {
                    0 => directions.fallen_through += 2.0 * weight,
                    1 => directions.fallen_through += weight,
                    2 => directions.taken += weight,
                    _ => directions.taken += 2.0 * weight,
                }
            }
        }
        (self.instructions, self.branches) = (0, 0);
        self.dumps += 1;
    }

    /// What dumps have added up.
    pub fn dumped(&self) -> &Dumped {
        &self.dumped
    }

    /// How many dumps there were.
    pub fn dumps(&self) -> u64 {
        self.dumps
    }

    /// The share of branches predicted, from 0 to 1.
    pub fn accuracy(&self) -> f64 {
        if self.executed == 0 { 0.0 } else { self.predicted as f64 / self.executed as f64 }
    }
}

#[cfg(test)]
mod tests {
    use super::{TwoBit, TwoBitOptions};
    use crate::branches::Directions;

    #[test]
    fn states_weigh_once_and_twice() {
        let mut buffer = TwoBit::new(TwoBitOptions { entries: 16, dump: None });
        // Outcomes that end in each of the four states.
        for (branch, outcomes) in [(0, &[false, false][..]), (1, &[false]), (2, &[true]), (3, &[true, true])] {
            outcomes.iter().for_each(|&taken| buffer.retire(branch, taken, 5));
        }
        buffer.dump();
        // 30 instructions, 5 a block, 4 entries.
        let weight = 30.0 / (5.0 * 4.0);
        let expected = [(0.0, 2.0), (0.0, 1.0), (1.0, 0.0), (2.0, 0.0)];
        for (branch, (taken, fallen_through)) in (0..).zip(expected) {
            let directions = Directions { taken: taken * weight, fallen_through: fallen_through * weight };
            assert_eq!(buffer.dumped()[&branch], directions);
        }
    }

    #[test]
    fn entries_that_were_not_used_are_not_read() {
        let mut buffer = TwoBit::new(TwoBitOptions { entries: 16, dump: Some(4) });
        (0..4).for_each(|_| buffer.retire(1, true, 3));
        (0..4).for_each(|_| buffer.retire(2, false, 3));
        assert_eq!(buffer.dumps(), 2);
        // 12 instructions of 3 each, one entry used: 4, and twice that since the state is strong.
        assert_eq!(buffer.dumped()[&1], Directions { taken: 8.0, fallen_through: 0.0 });
        assert_eq!(buffer.dumped()[&2], Directions { taken: 0.0, fallen_through: 8.0 });
        // A branch that takes another one's entry replaces it.
        (0..4).for_each(|at| buffer.retire(1 + 16 * (at % 2), true, 3));
        assert_eq!(buffer.dumped().len(), 3);
        assert!(buffer.accuracy() > 0.4 && buffer.accuracy() < 0.6);
    }
}
