//! The optimiser, tested in two ways: stage files (a function before and after named passes), and random functions
//! evaluated before and after.

mod generate;
mod random;
mod stages;
mod world;

use holloway_jit::opt::{PASSES, Pass};

/// The pass of a name.
fn pass(name: &str) -> &'static Pass {
    PASSES.iter().find(|pass| pass.name == name).unwrap_or_else(|| panic!("no pass is called '{name}'"))
}
