//! How often blocks were executed, estimated: in go samples, each of which stands for so much budget, and what a pass through a
//! loop, method or region charges; out come the executions of blocks, where they are known within a factor of two.
//!
//! The more samples there are, the less chance has to do with it. What else makes an estimate wrong makes it unknown: branches
//! that were never profiled; what a pass seldom executes, since profiles are short; regions that charge nothing; and slices of
//! which it matters which region used them, where that is not known ([`Slices`]).

use std::collections::BTreeMap;
use std::rc::Rc;

use holloway_traces::driver::summary::{RegionSummary, Summary};
use holloway_traces::report::tally::{CoverageAccount, Runner, SampleCount};
use holloway_vm::BlockId;
use rustc_hash::FxHashMap;

use super::charges::{Charges, Pass};
use super::slices::Slices;

/// The greatest standard deviation of an estimate, relative to it: with a quarter, 19 of 20 are within a factor of two.
const DEVIATION: f64 = 0.25;

/// The most of an estimate that may rest on what is not known, relative to it.
const UNKNOWN: f64 = 0.25;

/// The most that may have been executed, relative to the least: the estimate between them is wrong by the root of this at most.
const BOUNDS: f64 = 3.0;

/// Executions for each pass, below which a profile does not tell them.
const SELDOM: f64 = 0.25;

/// The same in a region, relative to the block that is executed most, since that is what its budget goes into: how often inner
/// loops go round is what short profiles tell worst.
const SELDOM_INSIDE: f64 = 1.0 / 3.0;

/// An estimate, from samples that were taken so often and stand for so much each.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Estimate {
    /// The least and the most that the samples can stand for.
    least: f64,
    most: f64,
    variance: f64,
    unknown: f64,
}

impl Estimate {
    fn add(&mut self, count: SampleCount, each: f64, is_known: bool) {
        let executions = count.portions as f64 * each;
        self.add_bounds((executions, executions));
        self.add_variance(count, each);
        self.unknown += if is_known { 0.0 } else { executions };
    }

    fn add_bounds(&mut self, (least, most): (f64, f64)) {
        self.least += least;
        self.most += most;
    }

    fn add_variance(&mut self, count: SampleCount, each: f64) {
        self.variance += (count.portions as f64 * each).powi(2) / (count.samples as f64).max(1.0);
    }

    /// Adds what passes execute so often that were estimated to be so many.
    fn add_passes(&mut self, passes: &Estimate, times: f64, is_known: bool) {
        self.add_bounds((passes.least * times, passes.most * times));
        self.variance += passes.variance * times * times;
        self.unknown += if is_known { passes.unknown } else { passes.most } * times;
    }

    /// The executions, where they are known well enough.
    fn known(&self) -> Option<u64> {
        let executions = (self.least * self.most).sqrt();
        let (deviation, unknown) = (executions * DEVIATION, self.most * UNKNOWN);
        let is_known = executions > 0.0
            && self.most <= self.least * BOUNDS
            && self.variance.sqrt() <= deviation
            && self.unknown <= unknown;
        // What is estimated was executed.
        is_known.then_some(executions.round().max(1.0) as u64)
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

/// Bounds of so many times as much.
fn times((least, most): (f64, f64), times: f64) -> (f64, f64) {
    (least * times, most * times)
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
        let interpreted = each(account.total(), interpreter.portions);
        let mut ended: FxHashMap<BlockId, SampleCount> = FxHashMap::default();
        let mut inner: BTreeMap<BlockId, SampleCount> = BTreeMap::default();
        for (sample, &count) in account.samples.iter().filter(|(_, count)| count.portions > 0) {
            match (sample.runner, sample.stack.first()) {
                (Runner::Region(root), _) => *ended.entry(root).or_default() += count,
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
        // What no sample has found may have run for a portion all the same.
        let portion = if machine.portions == 0 { machine_fuel as f64 } else { each(machine_fuel, machine.portions) };
        found.add_regions(&summary.regions, &ended, portion);
        found
    }

    /// Adds what regions have executed, in which so many slices were found to end that stand for so much budget each.
    fn add_regions(&mut self, regions: &[RegionSummary], ended: &FxHashMap<BlockId, SampleCount>, portion: f64) {
        let mut slices = Slices::new(regions, ended);
        let blocks = regions.iter().map(|region| region.blocks.len()).sum();
        self.blocks.reserve(blocks);
        // Blocks with the regions in which they lie, and how often each executes them in a slice.
        let mut executed: Vec<(BlockId, (usize, f64))> = Vec::with_capacity(blocks);
        // Executions of a root, once in each slice.
        let mut of_one = vec![(0.0, 0.0); regions.len()];
        for (at, region) in regions.iter().enumerate() {
            let Some(charge) = region.charge else {
                let blocks = region.blocks.iter().map(|block| block.block);
                blocks.for_each(|block| self.blocks.entry(block).or_default().unknown = f64::INFINITY);
                continue;
            };
            let passes = portion / charge;
            let count = ended.get(&region.root).copied().unwrap_or_default();
            let most_used = slices.most_used(at);
            let often = SELDOM_INSIDE * region.blocks.iter().map(|block| block.passed).fold(0.0, f64::max);
            let add = |estimate: &mut Estimate, passed: f64| {
                let each = passes * passed;
                estimate.add_variance(count, each);
                estimate.variance += each * each;
                estimate.unknown += if passed < often { most_used * each } else { 0.0 };
            };
            for block in &region.blocks {
                add(self.blocks.entry(block.block).or_default(), block.passed);
                executed.push((block.block, (at, passes * block.passed)));
            }
            let root = self.roots.entry(region.root).or_default();
            add(root, 1.0);
            of_one[at] = slices.bounds(&[(at, 1.0)]);
            root.add_bounds(times(of_one[at], passes));
        }
        executed.sort_unstable_by_key(|&(block, (at, _))| (block, at));
        // Of a block that lies in several frames of a region that is one number.
        executed.dedup_by(|(block, (at, each)), (before, (before_at, sum))| {
            let is_one = (*block, *at) == (*before, *before_at);
            *sum += if is_one { *each } else { 0.0 };
            is_one
        });
        let mut in_regions = Vec::new();
        for of_block in executed.chunk_by(|(one, _), (other, _)| one == other) {
            let bounds = match *of_block {
                [(_, (at, each))] => times(of_one[at], each),
                _ => {
                    in_regions.clear();
                    in_regions.extend(of_block.iter().map(|&(_, executed)| executed));
                    slices.bounds(&in_regions)
                }
            };
            self.blocks.entry(of_block[0].0).or_default().add_bounds(bounds);
        }
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

    #[test]
    fn bounds_that_lie_too_far_apart_are_no_estimate() {
        let of = |bounds| {
            let mut estimate = Estimate::default();
            estimate.add_bounds(bounds);
            estimate.known()
        };
        assert_eq!(of((300.0, 900.0)), Some(520));
        assert_eq!(of((300.0, 901.0)), None);
        assert_eq!(of((0.0, 1.0)), None);
    }
}
