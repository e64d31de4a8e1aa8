//! The settings over which the papers on the profilers of paths measured them, in lists of profilers that can work on one run
//! together: a frame has only so many path registers.

use super::profiler::Profiler;
use crate::hotspots::branch_buffer::BufferOptions;
use crate::hotspots::loop_heads::CounterOptions;
use crate::paths::ball_larus::PathOptions;
use crate::paths::structural::StructuralOptions;
use crate::paths::targeted::TargetedOptions;

/// Budgets of `bpp` and `spp` (Yasue and others, Figures 15 to 17: 100 to 10,000).
pub const BUDGETS: [u64; 7] = [100, 200, 500, 1_000, 2_000, 5_000, 10_000];

/// Thresholds of `tpp` (Joshi, Bond, Zilles, Tables 2 to 4).
pub const THRESHOLDS: [(u64, u64); 4] = [(1, 1), (5, 5), (10, 10), (5, 15)];

/// The profilers of a sweep, by run: `bpp` and `spp` over [`BUDGETS`], `tpp` over [`THRESHOLDS`] with `pp`, and the studies of
/// `counters` and `bbb`.
pub fn sweep() -> Vec<Vec<Profiler>> {
    let budgeted = |&budget: &u64| Profiler::Budgeted(PathOptions { budget: true, ..PathOptions::default() }, budget);
    let structural = |&budget: &u64| Profiler::Structural(StructuralOptions { budget, ..StructuralOptions::default() });
    let targeted = |&(cold, disconnect): &(u64, u64)| {
        Profiler::Targeted(TargetedOptions { cold, disconnect, ..TargetedOptions::default() })
    };
    let paths = [Profiler::Paths(PathOptions::default())].into_iter().chain(THRESHOLDS.iter().map(targeted));
    let (few, many) = BUDGETS.split_at(BUDGETS.len() / 2);
    vec![
        few.iter().map(budgeted).collect(),
        many.iter().map(budgeted).collect(),
        few.iter().map(structural).collect(),
        many.iter().map(structural).collect(),
        paths.collect(),
        vec![Profiler::CounterStudy(CounterOptions::default()), Profiler::BufferStudy(BufferOptions::default())],
    ]
}

#[cfg(test)]
mod tests {
    use super::{Profiler, sweep};

    #[test]
    fn a_sweep_is_made_of_profilers_that_can_be_named() {
        let names: Vec<String> = sweep().concat().iter().map(ToString::to_string).collect();
        assert_eq!((names.len(), names[0].as_str()), (21, "bpp(100)"));
        assert_eq!(Profiler::list(&names.join(",")), Ok(sweep().concat()));
    }
}
