//! What a program executes in, profiles out: how often, in which order, in which loops.
//!
//! | module | takes | gives |
//! |---|---|---|
//! | [`bcg`] | block transitions | the branch correlation graph, by default the profile that traces are selected from |
//! | [`paths`] | control-flow graphs | instrumentation, and from its counts exact edges (`exact`) and paths (`pp`, `tpp`, `bpp`, `spp`) |
//! | [`hotspots`] | branches, loop heads | hot spots and phases (`counters`, `bbb`) |
//! | [`sampling`] | ticks of a clock | weights of blocks and edges (`sampling`) |
//! | [`branches`] | branches and their outcomes | what branch predictors know (`twobit`, `history`) |
//! | [`stored`] | profiles of runs | files, and several runs in one |
//! | [`score`] | a profile and the exact one | how good it is |
//! | [`laboratory`] | a program's run, and profilers by name | the profiles of all, with their scores |
//! | `plot` (feature `plots`) | curves | pictures |
//!
//! Each system follows a paper, which its module names; all its parameters are fields of an options type whose
//! default is the paper's setting, and says where it stands there.

#![forbid(unsafe_code)]

pub mod back_off;
pub mod bcg;
pub mod branches;
pub mod hotspots;
pub mod laboratory;
pub mod paths;
#[cfg(feature = "plots")]
pub mod plot;
pub mod sampling;
pub mod score;
pub mod stored;
