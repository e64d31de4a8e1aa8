//! How good a profile is: in go profiles and the exact one, out come percentages.

pub mod concentration;
pub mod definite_flow;
pub mod overlap;
pub mod trace_selection;
