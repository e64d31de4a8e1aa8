//! The options that only this program has: tables, of which the parser, `--help`, `docs/command-line.md` and the man page
//! are made.

mod reports;
mod running;
mod testing;
mod tiers;

use super::own::OptionRow;

/// All of them, in the order in which they are told.
pub fn rows() -> impl Iterator<Item = &'static OptionRow> {
    [running::ROWS, tiers::ROWS, reports::ROWS, testing::ROWS].into_iter().flatten()
}

/// No default to tell.
fn none() -> String {
    String::new()
}
