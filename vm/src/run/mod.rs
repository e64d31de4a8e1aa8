//! Whole runs: a VM and a main class in, the program's end out.
//!
//! [`boot`] makes a VM; [`launch`] finds the main method, [`lifecycle`] begins runs and enters the interpreter, [`call`] makes
//! the host's calls.

mod boot;
mod call;
pub mod launch;
mod lifecycle;
