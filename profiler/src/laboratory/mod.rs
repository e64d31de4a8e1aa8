//! All profilers on one run of a program: in go a list of [`Profiler`]s, out come their profiles, each scored against the exact
//! one.
//!
//! ```text
//! profilers --> Laboratory (a tier) --> plan of each method, from its graph --> one code version that does what all want
//!                    |                                                              |
//!                    +-- block heads, samples --> events (counters, bbb, ...)       v
//!                                      |                                 counts of counters and tables
//!                                      +--------> ObservedRun <---------------------+
//! ```
//!
//! A method is instrumented before it is executed for the first time, so that what is counted is all of the run. Profilers do not
//! get in each other's way: each has switches, path registers, tables and counters of its own. That they count the same alone
//! is checked by comparing [`Scores::digest`]s. What they cost is measured in runs of one profiler only.
//!
//! Everything is executed by the interpreter; what no profile of edges can tell, calls that are going on when the program ends
//! or a method that changes over, the VM says ([`PlanCounts::standing`](holloway_vm::PlanCounts)).

mod agreement;
mod events;
mod outcome;
mod plans;
mod profiler;
mod scores;
mod studies;
mod sweep;
mod tier;

#[cfg(test)]
mod tests;

pub use agreement::{MethodScore, PlanSize};
pub use outcome::{BlockProfile, EdgeCounts, MethodKey, ObservedRun};
pub use profiler::{Profiler, ProfilerError};
pub use scores::{OverlapOf, Scores};
pub use studies::{CountersFound, HotSpotsFound};
pub use sweep::{BUDGETS, THRESHOLDS, sweep};
pub use tier::Laboratory;
