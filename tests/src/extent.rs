//! How much tests do of what they repeat over many things of one kind.
//!
//! In goes the environment variable `HOLLOWAY_TESTS`, out comes of how many things one is looked at. With `part` it is what is
//! likely to find a fault within minutes, while something is being changed; without it, what a change has to pass.

use std::env;

/// Whether only a part is asked for.
pub fn is_part() -> bool {
    env::var("HOLLOWAY_TESTS").is_ok_and(|extent| extent == "part")
}

/// Of how many things one is looked at: `many` if only a part is asked for, else 1, that is all of them.
pub fn one_of(many: usize) -> usize {
    if is_part() { many } else { 1 }
}
