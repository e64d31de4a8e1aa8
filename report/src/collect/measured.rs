//! How a region's time falls on its blocks, where a clock has found the code that was executed: in go the shares of the profile
//! that the region was formed from and the ticks, out come shares that follow the ticks the more, the more there are.

use holloway_traces::driver::summary::{RegionSummary, Summary};
use holloway_traces::report::tally::Clocked;
use holloway_vm::BlockId;
use rustc_hash::FxHashMap;

/// Ticks that the profile counts for.
const PROFILE: f64 = 2.0;

/// Makes the shares of all regions' blocks follow what the clock tells.
pub(super) fn measure(summary: &mut Summary<'_>, clocked: &Clocked) {
    let tick = clocked.machine as f64 / clocked.machine_ticks.max(1) as f64;
    for region in &mut summary.regions {
        measure_region(region, &clocked.blocks, PROFILE * tick);
    }
}

/// The same for a region whose profile counts for so much time. A block that lies in several frames has its time in them by the
/// profile.
fn measure_region(region: &mut RegionSummary, times: &FxHashMap<(BlockId, BlockId), u64>, profile: f64) {
    let time = |block| times.get(&(region.root, block)).copied().unwrap_or(0) as f64;
    let mut shares: FxHashMap<BlockId, (f64, usize)> = FxHashMap::default();
    for block in &region.blocks {
        let (share, count) = shares.entry(block.block).or_default();
        (*share, *count) = (*share + block.share, *count + 1);
    }
    let weights: Vec<f64> = region
        .blocks
        .iter()
        .map(|block| {
            let (all, count) = shares[&block.block];
            let part = if all > 0.0 { block.share / all } else { 1.0 / count as f64 };
            time(block.block) * part + profile * block.share
        })
        .collect();
    let all: f64 = weights.iter().sum();
    if all > 0.0 {
        region.blocks.iter_mut().zip(weights).for_each(|(block, weight)| block.share = weight / all);
    }
}

#[cfg(test)]
mod tests {
    use holloway_traces::candidate::FrameNumber;
    use holloway_traces::driver::summary::BlockSummary;
    use holloway_traces::region::Origin;

    use super::*;

    #[test]
    fn shares_follow_the_clock() {
        let block = |number, share| BlockSummary {
            block: BlockId(number),
            origin: Origin::Growth,
            share,
            frame: FrameNumber(0),
            passed: 1.0,
            successors: Box::default(),
        };
        let mut region = RegionSummary {
            root: BlockId(1),
            ends: 0,
            charge: None,
            blocks: Box::new([block(1, 0.2), block(2, 0.6), block(2, 0.2)]),
            frames: Box::default(),
            bytecodes: 1,
            code_bytes: 1,
            exits: Vec::new(),
        };
        let times = FxHashMap::from_iter([((BlockId(1), BlockId(1)), 60), ((BlockId(1), BlockId(2)), 40)]);
        let shares = |region: &RegionSummary| region.blocks.iter().map(|block| block.share).collect::<Vec<_>>();
        measure_region(&mut region, &times, 0.0);
        assert_eq!(shares(&region), [0.6, 0.3, 0.1]);
        measure_region(&mut region, &FxHashMap::default(), 0.0);
        assert_eq!(shares(&region), [0.6, 0.3, 0.1]);
        measure_region(&mut region, &times, 100.0);
        assert!((shares(&region)[1] - 0.3).abs() < 1e-9, "{region:?}");
    }
}
