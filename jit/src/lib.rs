//! Regions in, machine code out.

pub mod build;
pub mod eval;
pub mod ir;
pub mod opt;
