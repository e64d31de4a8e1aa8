//! Profiles of the paths through methods: in go control-flow graphs, out come plans of what instrumentation does on their edges,
//! and, from what that counts, profiles.
//!
//! ```text
//! graph --> nesting (loops) --> region (no cycles, numbered paths) --> place (tree, chords) --> plan (steps on edges)
//!   |                             ^                                                               |
//!   |      which edges to cut,  --+                                                               v
//!   |      which not to count:                                                         counts, by path number
//!   +----> exact, pp, tpp, bpp, spp <---------------------------------------------------------------+
//! ```
//!
//! Nothing here knows how the VM executes: a plan is data, [`plan::PathMachine`] executes it edge by edge for tests and
//! replay, code versions for programs.

pub mod ball_larus;
pub mod estimate;
pub mod exact;
pub mod graph;
pub mod nesting;
pub mod place;
pub mod plan;
pub mod region;
pub mod structural;
pub mod targeted;
pub mod tree;

#[cfg(test)]
mod tests;
