//! How much tests do of what they repeat over many things of one kind.
//!
//! In goes the environment variable `HOLLOWAY_TESTS`, out comes of how many things one is looked at. With `part` it is what is
//! likely to find a fault within minutes, while something is being changed; with `change` what a change has to pass; without it
//! everything. Any other value is an error.

use std::env;

fn is(extent: &str) -> bool {
    let Some(asked) = env::var_os("HOLLOWAY_TESTS") else { return false };
    assert!(
        asked == "part" || asked == "change",
        "HOLLOWAY_TESTS={}: it is part or change, or not set",
        asked.display()
    );
    asked == extent
}

/// Whether only a part is asked for.
pub fn is_part() -> bool {
    is("part")
}

/// Whether less than everything is asked for.
pub fn is_reduced() -> bool {
    is("part") || is("change")
}

/// Of how many things one is looked at: the first number if only a part is asked for, the second one for a change, and 1, that is
/// all of them, else.
pub fn one_of([part, change]: [usize; 2]) -> usize {
    match () {
        () if is("part") => part,
        () if is("change") => change,
        () => 1,
    }
}
