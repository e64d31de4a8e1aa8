//! Block transitions in, profiles out.

#![forbid(unsafe_code)]

pub mod bcg;
pub mod doubt;
pub mod hotspots;
pub mod paths;
pub mod score;
