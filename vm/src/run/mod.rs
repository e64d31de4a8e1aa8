//! Whole runs: a VM and a main class in, the program's end out.
//!
//! [`boot`] makes a VM; [`launch`] finds the main method, [`lifecycle`] begins and ends threads, [`call`] makes the host's calls, [`scheduler`] says which one runs and for how
//! long (K1, K2), [`request`] does what is asked for from outside, [`dump`] shows the threads.

mod boot;
mod call;
mod dump;
pub mod launch;
mod lifecycle;
mod request;
mod scheduler;
