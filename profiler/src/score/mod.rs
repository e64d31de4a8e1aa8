//! How good a profile is: in go profiles and the exact one, out come percentages.

pub mod overlap;
