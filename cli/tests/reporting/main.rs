//! What `holloway` tells of runs, as users ask for it: traces and tables, reports, profiles. Here is what these tests share.

mod clocked;
mod coverage;
mod executions;
mod files;
mod profiles;
mod progress;
mod reports;
mod top;
mod tracing;

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

/// A program that is hot for long enough that slices end in machine code.
const PHASES: [&str; 4] = [
    "-cp",
    concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/programs/classes/phases/CompiledPhases"),
    "CompiledPhases",
    "3000000",
];

/// Exit code, standard output and standard error of a run.
fn run(arguments: &[&str]) -> (Option<i32>, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_holloway"));
    let output = command.args(arguments).stdin(Stdio::null()).output().expect("the program starts");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

/// A file for one test, which is not there yet.
fn file(name: &str) -> PathBuf {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    // What an earlier run left must not count.
    let _ = std::fs::remove_file(&file);
    file
}

fn json(file: &Path) -> Value {
    let text = std::fs::read_to_string(file).expect("the file was written");
    serde_json::from_str(&text).expect("it is JSON")
}
