//! The benchmark runner's parts: which programs there are, how one process is run and measured, how
//! its answer is checked, how several Java VMs take turns, and how the figures are summed up and shown.
//!
//! In: compiled Java programs with recorded answers, and the commands of Java VMs ("contenders").
//! Out: for each program and contender the samples of all rounds; tables and a JSON document.
//! Promise: a time is only ever used after the answer of that very run was checked, all contenders run
//! on the same cores, and they take turns, so that a change in the machine's load meets them all.
#![forbid(unsafe_code)]

pub mod answer;
pub mod catalogue;
pub mod command;
pub mod contender;
pub mod coverage;
mod figures;
pub mod json;
mod markdown;
pub mod parts;
pub mod process;
pub mod profilers;
pub mod progress;
pub mod results;
pub mod statistics;
pub mod suites;
pub mod summary;
pub mod table;
pub mod trial;
