//! The hottest lines outside traces and machine code.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Place, Reason};

/// A source line of the program's own with what was done outside traces and machine code: in it or, where time is sampled, in what
/// it calls in the library.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct UncoveredLine {
    /// Where it is: of a line that several methods share, in the one that does most there.
    #[serde(flatten)]
    pub place: Place,
    /// How much was done outside.
    pub work: u64,
    /// Why, the most first.
    pub reasons: Vec<Reason>,
    /// How many of the first reasons are as good as the first one: samples do not tell which of them costs most. 1 where they do, and
    /// where all is counted; 0 of no reasons.
    pub alike: u32,
}
