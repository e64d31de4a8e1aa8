//! Regions in, machine code out.

pub mod ir;
