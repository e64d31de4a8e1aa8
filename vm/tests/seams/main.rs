//! The seams `Tier` and `Instrumentation` on real programs: what the recorder, the transition cache and edge counters
//! see is one and the same, and no program notices that it is watched.

mod agreement;
mod bytecodes;
mod changing;
mod sampling;
mod tiers;
mod world;
