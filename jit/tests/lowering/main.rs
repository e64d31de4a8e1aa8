//! Machine code made by hand from the trace IR, run inside programs, against the interpreter alone.

#[path = "../host/mod.rs"]
mod host;

mod build;
mod kernels;
mod operations;
mod runs;
mod world;
