//! The branch correlation graph's signals in; candidate traces, regions and the trace cache out.

#![forbid(unsafe_code)]

pub mod cache;
pub mod candidate;
mod candidate_text;
pub mod compiled;
pub mod compiler;
mod count;
pub mod coverage;
pub mod driver;
pub mod events;
pub mod flow;
mod followers;
pub mod form;
pub mod gated;
mod joins;
pub mod outside;
pub mod region;
mod replay;
pub mod report;
pub mod select;
pub mod source;
mod spread;
pub mod tally;
mod ways;
