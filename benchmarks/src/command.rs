//! What the commands that measure all programs share: which `holloway` they measure, and how they end.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use crate::contender;

/// The `holloway` that was named, or the one built beside the command.
///
/// # Errors
/// None was named and there is none: what to do about it.
pub fn holloway(named: Option<&Path>) -> Result<PathBuf, String> {
    let found = named.map(Path::to_owned).or_else(contender::find_holloway);
    found.ok_or_else(|| "no holloway beside this program: name one with --holloway".to_owned())
}

/// The exit code of a command that could not measure so many programs (0 for none, 1 for some), or that could not measure at
/// all, of which it says why on standard error (2).
pub fn exit_code(command: &str, failed: Result<usize, String>) -> ExitCode {
    match failed {
        Ok(0) => ExitCode::SUCCESS,
        Ok(_) => ExitCode::from(1),
        Err(error) => {
            eprintln!("{command}: {error}");
            ExitCode::from(2)
        }
    }
}
