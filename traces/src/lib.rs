//! The branch correlation graph's signals in; candidate traces, regions and the trace cache out.

#![forbid(unsafe_code)]

pub mod candidate;
pub mod compiler;
pub mod events;
pub mod flow;
pub mod form;
pub mod gated;
pub mod region;
