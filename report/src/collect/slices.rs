//! Which regions used the budget of slices: in go where slices were found to end and how often regions were left for want of
//! budget, out come the least and the most that regions can have executed.
//!
//! A region checks the budget for all that it charges until its next check (K1), and is left where less is left of the slice.
//! The interpreter goes on from there, and enters the regions that it comes to, of which those run that check for less. So
//! slices that a loop nest has used up are found to end in regions that begin within it, and the smaller these are the
//! oftener. Exits are counted exactly: a region that was left for want of budget more often than slices ended in it may have
//! used that many more, of those that ended in regions whose roots it contains. One that charges nothing has used none.

use std::collections::BTreeSet;

use holloway_traces::compiler::ExitTarget;
use holloway_traces::driver::summary::RegionSummary;
use holloway_traces::report::tally::SampleCount;
use holloway_vm::BlockId;
use rustc_hash::FxHashMap;

/// What is known of the slices of one region.
struct Ended {
    /// Slices that were found to end in it.
    found: f64,
    /// The most that it may have used of those that were found to end in others.
    more: f64,
    /// Whether it charges budget.
    charges: bool,
    /// The other regions that charge and contain its root.
    around: Vec<usize>,
    /// The regions in which slices ended and whose roots it contains.
    within: Vec<usize>,
}

/// Where slices ended, by the order of the regions.
pub(super) struct Slices {
    regions: Vec<Ended>,
    /// Those of them that charge nothing, and whose roots no other region contains: any may have used what ended there.
    adrift: Vec<usize>,
    /// How much each executes in a slice, while bounds of that are found: else nothing.
    executed: Vec<f64>,
    /// Room to work in.
    ends: Vec<usize>,
    others: Vec<(f64, f64)>,
}

impl Slices {
    /// Of regions, and of what was found to end in each by its root.
    pub fn new(regions: &[RegionSummary], found: &FxHashMap<BlockId, SampleCount>) -> Slices {
        let places: FxHashMap<BlockId, usize> = regions.iter().map(|region| region.root).zip(0..).collect();
        let mut slices: Vec<Ended> = regions
            .iter()
            .map(|region| {
                let left = region.exits.iter().filter(|exit| exit.exit.target == ExitTarget::Budget);
                let left: u64 = left.map(|exit| u64::from(exit.taken)).sum();
                let found = found.get(&region.root).map_or(0, |count| count.portions);
                Ended {
                    found: found as f64,
                    more: left.saturating_sub(found) as f64,
                    charges: region.charge.is_some(),
                    around: Vec::new(),
                    within: Vec::new(),
                }
            })
            .collect();
        for (at, region) in regions.iter().enumerate().filter(|(_, region)| region.charge.is_some()) {
            let roots: BTreeSet<usize> =
                region.blocks.iter().filter_map(|block| places.get(&block.block).copied()).collect();
            for inner in roots {
                if inner != at && slices[inner].found > 0.0 {
                    slices[inner].around.push(at);
                    slices[at].within.push(inner);
                }
            }
        }
        let is_adrift = |at: &usize| slices[*at].found > 0.0 && !slices[*at].charges && slices[*at].around.is_empty();
        let adrift = (0..slices.len()).filter(is_adrift).collect();
        Slices { executed: vec![0.0; slices.len()], regions: slices, adrift, ends: Vec::new(), others: Vec::new() }
    }

    /// The most slices that a region may have used.
    pub fn most_used(&self, at: usize) -> f64 {
        let region = &self.regions[at];
        let others = region.within.iter().chain(&self.adrift).map(|&inner| self.regions[inner].found);
        region.found + region.more.min(others.sum())
    }

    /// The least and the most that was executed, where regions that charge execute so much in each slice that they use. Those that
    /// are not named execute none.
    pub fn bounds(&mut self, executed: &[(usize, f64)]) -> (f64, f64) {
        let mut ends = std::mem::take(&mut self.ends);
        let within = executed.iter().flat_map(|&(at, _)| &self.regions[at].within).chain(&self.adrift);
        // Where no slice ended none was used.
        let is_end = |end: &usize| self.regions[*end].found > 0.0;
        ends.clear();
        ends.extend(executed.iter().map(|(at, _)| at).chain(within).copied().filter(is_end));
        ends.sort_unstable();
        ends.dedup();
        executed.iter().for_each(|&(at, each)| self.executed[at] = each);
        let mut bounds = (0.0, 0.0);
        for &end in &ends {
            bounds.0 += self.bound(end, executed, false);
            bounds.1 += self.bound(end, executed, true);
        }
        executed.iter().for_each(|&(at, _)| self.executed[at] = 0.0);
        self.ends = ends;
        bounds
    }

    /// The least or the most that was executed in the slices that ended in one region.
    fn bound(&mut self, end: usize, executed: &[(usize, f64)], is_most: bool) -> f64 {
        let (region, others) = (&self.regions[end], &mut self.others);
        let each = |at: usize| self.executed[at];
        let own = if region.charges { each(end) } else { 0.0 };
        // What takes them from the region that they ended in: those with the greatest effect first.
        let takes = |&(each, _): &(f64, f64)| !region.charges || if is_most { each > own } else { each < own };
        others.clear();
        if self.adrift.contains(&end) {
            let all = executed.iter().filter(|_| is_most).map(|&(at, each)| (each, self.regions[at].more));
            others.extend(all.filter(takes));
        } else {
            others.extend(region.around.iter().map(|&at| (each(at), self.regions[at].more)).filter(takes));
        }
        others.sort_by(|(a, _), (b, _)| if is_most { b.total_cmp(a) } else { a.total_cmp(b) });
        let (mut left, mut sum) = (region.found, 0.0);
        for &(each, more) in others.iter() {
            let taken = left.min(more);
            sum += taken * each;
            left -= taken;
        }
        sum + left * own
    }
}

#[cfg(test)]
mod tests {
    use holloway_traces::candidate::FrameNumber;
    use holloway_traces::compiler::CompiledExit;
    use holloway_traces::driver::summary::{BlockSummary, ExitSummary};
    use holloway_traces::region::Origin;
    use holloway_vm::ExitReason;

    use super::*;

    /// A region of such blocks, the root first, that was left for want of budget so often.
    fn region(blocks: &[u32], charge: Option<f64>, left: u32) -> RegionSummary {
        let block = |&number: &u32| BlockSummary {
            block: BlockId(number),
            origin: Origin::Growth,
            share: 1.0,
            frame: FrameNumber(0),
            passed: 1.0,
            successors: Box::default(),
        };
        let exit = CompiledExit { target: ExitTarget::Budget, reason: ExitReason::Budget, is_linked: false };
        RegionSummary {
            root: BlockId(blocks[0]),
            ends: 0,
            charge,
            blocks: blocks.iter().map(block).collect(),
            frames: Box::default(),
            bytecodes: 1,
            code_bytes: 1,
            exits: vec![ExitSummary { exit, taken: left }],
        }
    }

    /// The slices of regions of which such numbers were found to end in each.
    fn slices(regions: &[RegionSummary], found: &[u64]) -> Slices {
        let count = |&portions| SampleCount { samples: portions, portions, nanoseconds: 0 };
        Slices::new(regions, &regions.iter().map(|region| region.root).zip(found.iter().map(count)).collect())
    }

    #[test]
    fn a_nest_may_have_used_the_slices_that_end_in_what_it_contains() {
        // A nest; two parts of its inner loop, the second of which charges nothing; a loop elsewhere.
        let regions = [
            region(&[1, 2, 3], Some(100.0), 900),
            region(&[2], Some(1.0), 850),
            region(&[3], None, 50),
            region(&[4], Some(5.0), 100),
        ];
        let mut slices = slices(&regions, &[100, 800, 50, 100]);
        assert_eq!(slices.bounds(&[(0, 1.0)]), (150.0, 950.0));
        assert_eq!(slices.most_used(0), 900.0);
        // Where both execute as much in a slice it does not matter which used it.
        assert_eq!(slices.bounds(&[(0, 10.0), (1, 10.0)]), (9500.0, 9500.0));
        assert_eq!(slices.bounds(&[(0, 1.0), (1, 20.0)]), (950.0, 16150.0));
        assert_eq!(slices.bounds(&[(3, 2.0)]), (200.0, 200.0));
    }

    #[test]
    fn no_more_was_used_than_a_region_was_left_for_want_of_budget() {
        let regions = [region(&[1, 2], Some(100.0), 30), region(&[2], Some(1.0), 80), region(&[7], None, 6)];
        let mut slices = slices(&regions, &[10, 80, 6]);
        // Of what ended in the third, which lies in no other, nothing says who used it.
        assert_eq!(slices.bounds(&[(0, 1.0)]), (10.0, 36.0));
        assert_eq!(slices.bounds(&[(1, 1.0)]), (60.0, 80.0));
        assert_eq!(slices.most_used(0), 30.0);
        assert_eq!(slices.most_used(1), 80.0);
    }
}
