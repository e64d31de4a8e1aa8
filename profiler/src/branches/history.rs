//! History registers of a two-level predictor (section 3.2).

use super::Dumped;

/// How a register that is not full is told from one that is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Validity {
    /// A bit says whether it was used since the last dump; all of it is read.
    Dirty,
    /// A 1 is shifted along before the first outcome; what is behind it is read.
    #[default]
    Marker,
}

/// What may be set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HistoryOptions {
    /// Registers, at least one (section 4: 1,024).
    pub entries: usize,
    /// Outcomes in a register, 1 to 63 (section 4: 12).
    pub bits: u32,
    /// How much of it is read.
    pub validity: Validity,
    /// Branches between two dumps; nothing for dumps by the caller alone.
    pub dump: Option<u64>,
}

impl Default for HistoryOptions {
    fn default() -> HistoryOptions {
        HistoryOptions { entries: 1024, bits: 12, validity: Validity::Marker, dump: Some(1 << 16) }
    }
}

#[derive(Clone, Copy, Debug)]
struct Register {
    branch: u64,
    outcomes: u64,
    /// With a marker: whether it has left the register.
    full: bool,
    dirty: bool,
}

/// The registers, with what was read of them at each dump.
#[derive(Clone, Debug)]
pub struct History {
    options: HistoryOptions,
    registers: Vec<Option<Register>>,
    branches: u64,
    dumped: Dumped,
    dumps: u64,
}

impl History {
    /// Empty registers.
    pub fn new(options: HistoryOptions) -> History {
        let options = HistoryOptions { bits: options.bits.clamp(1, 63), ..options };
        let registers = vec![None; options.entries.max(1)];
        History { options, registers, branches: 0, dumped: Dumped::default(), dumps: 0 }
    }

    /// A register after a dump.
    fn fresh(&self, branch: u64) -> Register {
        let marked = self.options.validity == Validity::Marker;
        Register { branch, outcomes: u64::from(marked), full: false, dirty: false }
    }

    /// Shifts the outcome of a branch that is executed into its register; a dump follows where it is due.
    pub fn retire(&mut self, branch: u64, taken: bool) {
        let fresh = self.fresh(branch);
        let at = (branch % self.registers.len() as u64) as usize;
        let register = self.registers[at].get_or_insert(fresh);
        if register.branch != branch {
            *register = fresh;
        }
        let bits = self.options.bits;
        let shifted = register.outcomes << 1 | u64::from(taken);
        register.full |= self.options.validity == Validity::Marker && shifted >> bits & 1 == 1;
        register.outcomes = shifted & ((1 << bits) - 1);
        register.dirty = true;
        self.branches += 1;
        if self.options.dump.is_some_and(|interval| self.branches >= interval) {
            self.dump();
        }
    }

    /// Reads the registers used since the last dump.
    pub fn dump(&mut self) {
        for at in 0..self.registers.len() {
            let Some(register) = self.registers[at].filter(|register| register.dirty) else { continue };
            let ones = register.outcomes.count_ones();
            let (taken, valid) = match self.options.validity {
                Validity::Marker if !register.full => (ones - 1, register.outcomes.ilog2()),
                _ => (ones, self.options.bits),
            };
            let directions = self.dumped.entry(register.branch).or_default();
            directions.taken += f64::from(taken);
            directions.fallen_through += f64::from(valid - taken);
            self.registers[at] = Some(self.fresh(register.branch));
        }
        self.branches = 0;
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
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{History, HistoryOptions, Validity};
    use crate::branches::Directions;

    fn after(validity: Validity, bits: u32, outcomes: &[bool]) -> Directions {
        let mut history = History::new(HistoryOptions { bits, validity, dump: None, ..HistoryOptions::default() });
        outcomes.iter().for_each(|&taken| history.retire(3, taken));
        history.dump();
        history.dumped().get(&3).copied().unwrap_or_default()
    }

    #[test]
    fn a_marker_tells_what_is_filled() {
        let few = [true, false, true];
        assert_eq!(after(Validity::Marker, 12, &few), Directions { taken: 2.0, fallen_through: 1.0 });
        // Without it the rest counts as not taken.
        assert_eq!(after(Validity::Dirty, 12, &few), Directions { taken: 2.0, fallen_through: 10.0 });
        assert_eq!(after(Validity::Marker, 12, &[true; 40]), Directions { taken: 12.0, fallen_through: 0.0 });
        assert_eq!(after(Validity::Marker, 12, &[false; 11]), Directions { taken: 0.0, fallen_through: 11.0 });
        assert_eq!(after(Validity::Marker, 12, &[]), Directions::default());
    }

    proptest! {
        /// What is read are the last outcomes, as many as there were, or as fit.
        #[test]
        fn the_last_outcomes_are_read(outcomes in prop::collection::vec(any::<bool>(), 0..90), bits in 1..64u32) {
            let last = &outcomes[outcomes.len().saturating_sub(bits as usize)..];
            let taken = last.iter().filter(|&&taken| taken).count() as f64;
            let read = after(Validity::Marker, bits, &outcomes);
            prop_assert_eq!(read, Directions { taken, fallen_through: last.len() as f64 - taken });
            let all = after(Validity::Dirty, bits, &outcomes);
            let width = if outcomes.is_empty() { 0.0 } else { f64::from(bits) };
            prop_assert_eq!((all.taken, all.total()), (taken, width));
        }
    }

    #[test]
    fn more_dumps_see_more() {
        let counted = |dump| {
            let mut history = History::new(HistoryOptions { dump: Some(dump), ..HistoryOptions::default() });
            (0..9600).for_each(|at| history.retire(at % 2, at % 3 == 0));
            history.dumped()[&0].total()
        };
        assert_eq!((counted(9600), counted(600), counted(24)), (12.0, 192.0, 4800.0));
    }
}
