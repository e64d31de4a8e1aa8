//! What the whole-program tests are made of.
//!
//! In: the folder `tests/programs` (Java sources whose first lines state options, committed classes, output recorded
//! from HotSpot by `tests/programs/regenerate`). Out: for each program and [mode](Mode) an [`Outcome`] and a judgement
//! of it. The judgement is made here and not in the harness, so that it has tests of its own that need no Java VM:
//! a comparison that cannot fail would let every program pass.

#![forbid(unsafe_code)]

mod class_set;
mod compare;
pub mod extent;
mod fixture;
pub mod fuzz;
pub mod generate;
mod hot_methods;
pub mod hotspot;
pub mod judge;
mod large_class;
pub mod loading;
mod mode;
pub mod mutate;
mod process;
mod program;
pub mod stops;

pub use class_set::ClassSet;
pub use compare::{differences, fuel_of_stats, without_library_frames};
pub use fixture::{assemble_fixture, expected_here, our_verdict, stated_verdict, verdict_line};
pub use hot_methods::hot_methods;
pub use large_class::large_class;
pub use mode::{MODES, Mode};
pub use process::{Outcome, holloway_program, run};
pub use program::{Expected, Program, Stress};
