//! How often blocks were executed, estimated: in go samples, each of which stands for so much budget, and what a pass through a
//! loop, method or region charges; out come the executions of blocks, where they are known within a factor of two.
//!
//! The more samples there are, the less chance has to do with it. What else makes an estimate wrong makes it unknown: branches
//! that were never profiled; what a pass seldom executes, since profiles are short; regions that charge nothing, which no slice
//! ends in; and blocks of several regions, since it is not known which of these goes on where another one is left.

use std::collections::BTreeMap;
use std::rc::Rc;

use holloway_traces::driver::summary::{RegionSummary, Summary};
use holloway_traces::report::tally::{CoverageAccount, Runner, SampleCount};
use holloway_vm::BlockId;
use rustc_hash::FxHashMap;

use super::charges::{Charges, Pass};

/// The greatest standard deviation of an estimate, relative to it: with a quarter, 19 of 20 are within a factor of two.
const DEVIATION: f64 = 0.25;

/// The most of an estimate that may rest on what is not known, relative to it.
const UNKNOWN: f64 = 0.25;

/// Executions for each pass, below which a profile does not tell them; in a region, relative to the block that is executed
/// most, since that is what its budget goes into.
const SELDOM: f64 = 0.25;

/// An estimate, from samples that were taken so often and stand for so much each.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Estimate {
    executions: f64,
    variance: f64,
    unknown: f64,
    /// What regions have executed that is known, and of that the most of one.
    regions: f64,
    region: f64,
}

impl Estimate {
    fn add(&mut self, count: SampleCount, each: f64, is_known: bool) {
        let executions = count.portions as f64 * each;
        self.executions += executions;
        self.variance += executions * executions / (count.samples as f64).max(1.0);
        self.unknown += if is_known { 0.0 } else { executions };
    }

    /// Adds what passes execute so often that were estimated to be so many.
    fn add_passes(&mut self, passes: &Estimate, times: f64, is_known: bool) {
        self.executions += passes.executions * times;
        self.variance += passes.variance * times * times;
        self.unknown += if is_known { passes.unknown } else { passes.executions } * times;
    }

    /// Adds what a region has executed.
    fn add_region(&mut self, count: SampleCount, each: f64, is_known: bool) {
        self.add(count, each, is_known);
        if is_known {
            let executions = count.portions as f64 * each;
            self.region = self.region.max(executions);
            self.regions += executions;
        }
    }

    /// The executions, where they are known well enough.
    fn known(&self) -> Option<u64> {
        let (deviation, unknown) = (self.executions * DEVIATION, self.executions * UNKNOWN);
        let not_known = self.unknown + self.regions - self.region;
        let is_known = self.executions > 0.0 && self.variance.sqrt() <= deviation && not_known <= unknown;
        // What is estimated was executed.
        is_known.then_some(self.executions.round().max(1.0) as u64)
    }
}

/// Executions, by block and by root of a region.
#[derive(Default)]
pub(super) struct Executions {
    blocks: FxHashMap<BlockId, Estimate>,
    roots: FxHashMap<BlockId, Estimate>,
}

/// Budget of a portion, of so much in all.
fn each(budget: u64, portions: u64) -> f64 {
    if portions == 0 { 0.0 } else { budget as f64 / portions as f64 }
}

impl Executions {
    /// What samples tell, where machine code has used so much budget.
    pub fn of(
        account: &CoverageAccount,
        (interpreter, machine): (SampleCount, SampleCount),
        machine_fuel: u64,
        summary: &Summary<'_>,
        charges: &mut Charges<'_>,
    ) -> Executions {
        let mut found = Executions::default();
        let regions: FxHashMap<BlockId, &RegionSummary> =
            summary.regions.iter().map(|region| (region.root, region)).collect();
        let (interpreted, compiled) =
            (each(account.total(), interpreter.portions), each(machine_fuel, machine.portions));
        let mut standing: FxHashMap<Runner, SampleCount> = FxHashMap::default();
        let mut inner: BTreeMap<BlockId, SampleCount> = BTreeMap::default();
        for (sample, &count) in account.samples.iter().filter(|(_, count)| count.portions > 0) {
            match (sample.runner, sample.stack.first()) {
                (Runner::Region(_), _) => *standing.entry(sample.runner).or_default() += count,
                (Runner::Interpreter(_), Some(&block)) => *inner.entry(block).or_default() += count,
                (Runner::Interpreter(_), None) => {}
            }
        }
        // Many charges are for the same pass.
        let mut passes: BTreeMap<u32, (Rc<Pass>, Estimate)> = BTreeMap::new();
        for (block, count) in inner {
            let charge = charges.at(block);
            for (pass, often) in charge.passes.iter().filter(|_| charge.charged > 0.0) {
                let (_, estimate) = passes.entry(pass.number).or_insert_with(|| (Rc::clone(pass), Estimate::default()));
                estimate.add(count, interpreted / charge.charged * often, charge.is_known());
            }
        }
        for (pass, estimate) in passes.values() {
            for part in &pass.parts {
                let is_known = part.is_known && part.times >= SELDOM;
                found.blocks.entry(part.block).or_default().add_passes(estimate, part.times, is_known);
            }
        }
        for (runner, count) in standing {
            let Runner::Region(root) = runner else { continue };
            let Some(region) = regions.get(&root) else { continue };
            let Some(charge) = region.charge else { continue };
            let executions = compiled / charge;
            let often = SELDOM * region.blocks.iter().map(|block| block.passed).fold(0.0, f64::max);
            found.roots.entry(root).or_default().add(count, executions, often <= 1.0);
            for block in &region.blocks {
                let (each, is_known) = (executions * block.passed, block.passed >= often);
                found.blocks.entry(block.block).or_default().add_region(count, each, is_known);
            }
        }
        // What no sample has found may have run for a portion all the same.
        let portion = if machine.portions == 0 { machine_fuel as f64 } else { compiled };
        for region in &summary.regions {
            for block in &region.blocks {
                let estimate = found.blocks.entry(block.block).or_default();
                match region.charge {
                    Some(charge) => estimate.variance += (portion / charge * block.passed).powi(2),
                    None => estimate.unknown = f64::INFINITY,
                }
            }
        }
        found
    }

    /// Those of a block.
    pub fn of_block(&self, block: BlockId) -> Option<u64> {
        self.blocks.get(&block)?.known()
    }

    /// Those of a region.
    pub fn of_root(&self, root: BlockId) -> Option<u64> {
        self.roots.get(&root)?.known()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_samples_and_unknown_ones_are_no_estimate() {
        let of = |samples: &[(u64, f64, bool)]| {
            let mut estimate = Estimate::default();
            for &(samples, each, is_known) in samples {
                estimate.add(SampleCount { samples, portions: samples, nanoseconds: 0 }, each, is_known);
            }
            estimate.known()
        };
        assert_eq!(of(&[(16, 100.0, true)]), Some(1600));
        assert_eq!(of(&[(15, 100.0, true)]), None);
        assert_eq!(of(&[(100, 10.0, true), (10, 10.0, false)]), Some(1100));
        assert_eq!(of(&[(100, 10.0, true), (100, 10.0, false)]), None);
        assert_eq!(of(&[]), None);
        // None at all is known of what never ran only.
        assert_eq!(of(&[(64, 0.001, true)]), Some(1));
        // What stands for several portions does not make it any surer.
        let mut estimate = Estimate::default();
        estimate.add(SampleCount { samples: 15, portions: 60, nanoseconds: 0 }, 100.0, true);
        assert_eq!(estimate.known(), None);
    }
}
