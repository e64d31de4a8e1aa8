//! The optimiser, tested in two ways: stage files (a function before and after named passes), and random functions
//! evaluated before and after.

mod generate;
mod random;
mod stages;
mod world;
