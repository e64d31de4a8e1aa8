//! How wide the window is in which a text is read.

use rustix::fd::AsFd;

/// Columns where nobody says how many there are.
pub const COLUMNS: usize = 80;

/// Columns of help: beyond them lines are hard to read.
const OF_HELP: std::ops::RangeInclusive<usize> = 60..=100;

/// Columns of the terminal behind a descriptor, or else what `COLUMNS` says.
pub fn columns(descriptor: impl AsFd) -> Option<usize> {
    let size = rustix::termios::tcgetwinsize(descriptor).ok().map(|size| usize::from(size.ws_col));
    size.filter(|&columns| columns > 0).or_else(|| told(&std::env::var("COLUMNS").ok()?))
}

fn told(columns: &str) -> Option<usize> {
    columns.parse().ok().filter(|&columns| columns > 0)
}

/// Columns of help that goes to a descriptor.
pub fn of_help(descriptor: impl AsFd) -> usize {
    columns(descriptor).unwrap_or(COLUMNS).clamp(*OF_HELP.start(), *OF_HELP.end())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_a_number() {
        assert_eq!((told("72"), told("0"), told(""), told("wide")), (Some(72), None, None, None));
    }
}
