//! Regions in, machine code out.

#![deny(unsafe_code)]

pub mod build;
mod clock;
pub mod code_memory;
pub mod compiler;
mod disassembly;
pub mod entry;
pub mod eval;
pub mod ir;
mod jit_dump;
pub mod listing;
pub mod lower;
pub mod opt;
pub mod oracle;
mod perf_map;
mod places;
mod queue;
pub mod record;
mod runtime_symbols;
