//! Random programs that the verifier accepts, to compare ways of running code with each other and with HotSpot.
//!
//! In goes a seed, out comes a [`GeneratedProgram`]: class files written directly, so that code occurs that no compiler makes
//! (operands that stay on the stack over loops and calls, every shuffle of wide and narrow values, locals that change
//! their type, uninitialised objects across branches), with stack map frames from the types that the generator follows.
//! Beside arithmetic, arrays, fields, exceptions and monitors there are calls of all kinds, recursive ones too, boxes,
//! lambdas and method references with random captures and adaptations, strings, and loops that run often enough to be
//! compiled. A program prints a checksum after every call from `main`. [`shrink`](shrink()) makes a failing program small.

mod build;
mod lambdas;
mod ops;
mod program;
mod random;
mod run;
mod shrink;
mod state;
mod types;
mod walk;

pub use program::GeneratedProgram;
pub use random::Random;
pub use run::{
    GENERATED_MODES, GeneratedMode, Library, RunResult, difference, modes_of, run_classes, run_program, run_with,
    silent_vm,
};
pub use shrink::shrink;
