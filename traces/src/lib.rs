//! From what a program executes to what the compiler compiles, and what reports say of it.
//!
//! ```text
//!            samples, windows, exits                       what machine code counts
//!   program ------------------------> driver <------------------------- counts <---------+
//!                                       |                                                |
//!             which path begins here?   | root                                           |
//!   source <--------------------------- |                                                |
//!      |                                v            pays?                               |
//!      +------ traces ---> cache ---> region ------------------> compiler ---> machine code
//! ```
//!
//! * [`driver`]: the tier that runs by default. Samples say where time goes, windows of profiling what happens there; it has
//!   regions formed, weighs what compiling them would save, and does something about exits that are taken often.
//! * [`source`]: which paths are traces. The branch correlation graph and next executing tail are sources.
//! * [`cache`]: the traces that there are, found by the transition that leads to them. A source with its cache is a supply;
//!   each tier has one.
//! * [`region`]: traces merged, and what is grown where they end.
//! * [`compiler`]: the seam behind which regions are compiled or evaluated.
//! * [`counts`]: what machine code tells of the paths in it, reconstructed from its exits and its budget.
//! * [`exact`]: another tier. Every block is profiled and traces are followed one by one, as in the paper, so that all figures
//!   are exact.
//! * [`report`]: what ran where, for people; [`events`]: what the tiers did, one by one.

#![forbid(unsafe_code)]

pub mod cache;
pub mod candidate;
mod candidate_text;
pub mod code;
pub mod compiler;
mod count;
pub mod counts;
mod dense;
pub mod driver;
pub mod events;
pub mod exact;
pub mod limits;
pub mod region;
pub mod report;
pub mod source;
mod supply;

/// What crates need of the profiler that see it through this one: states of nodes, and what a graph is set to.
pub use holloway_profiler::bcg::{NodeState, Parameters};
