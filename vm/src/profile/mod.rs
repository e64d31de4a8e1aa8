//! What the hit path of profiling keeps in the VM: block numbers, nodes of transitions, paths, and how the budget is dealt
//! out between samples.
//!
//! The interpreter walks it and tiers fill it; neither is known here.

pub mod blocks;
pub mod nodes;
pub mod paths;
pub mod portions;
