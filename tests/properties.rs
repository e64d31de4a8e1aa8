//! Random cases of `tests/properties` under the `holloway` program, against the digests that HotSpot 25 gave.
//!
//! In: the committed classes and digests. Out: one test per family. `tests/scripts/properties` records the digests and
//! runs larger numbers of cases beside a `java`; it also prints the cases that differ.

#![forbid(unsafe_code)]

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use holloway_tests::run;

/// Generous, for a debug build on a busy machine; a family needs a second or two.
const TIME_LIMIT: Duration = Duration::from_secs(300);

/// `$HOLLOWAY`, else `target/PROFILE/holloway`: this test is `target/PROFILE/deps/properties-HASH`.
fn holloway_program() -> PathBuf {
    if let Some(path) = env::var_os("HOLLOWAY") {
        return path.into();
    }
    let own = env::current_exe().expect("the test has a path");
    let folder = own.parent().and_then(Path::parent).expect("the test stands in a target folder");
    let path = folder.join("holloway").with_extension(env::consts::EXE_EXTENSION);
    assert!(path.exists(), "no {}: build the program first, in the same profile, or set HOLLOWAY", path.display());
    path
}

/// Runs the family with the seed and count of its recorded digests: the first line of the file.
fn check(family: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("properties");
    let file = folder.join("expected").join(family);
    let recorded = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let (arguments, digests) = recorded.split_once('\n').expect("a first line");
    let mut command = Command::new(holloway_program());
    command.arg("-cp").arg(folder.join("classes")).arg(family).args(arguments.split(' '));
    command.env_remove("CLASSPATH");
    let outcome = run(&mut command, Vec::new(), TIME_LIMIT).expect("holloway starts");
    let errors = String::from_utf8_lossy(&outcome.stderr);
    assert!(outcome.exit == Some(0) && !outcome.timed_out, "{family} {arguments}: {:?} {errors}", outcome.exit);
    let printed = String::from_utf8_lossy(&outcome.stdout);
    let differing: Vec<&str> =
        digests.lines().zip(printed.lines()).filter(|(a, b)| a != b).map(|(expected, _)| expected).collect();
    assert!(
        differing.is_empty() && digests.lines().count() == printed.lines().count(),
        "{family} {arguments}: these hundreds of cases differ from HotSpot's: {differing:?}; \
         run tests/scripts/properties {family}"
    );
}

#[test]
fn regular_expressions() {
    check("RegexCases");
}

#[test]
fn formatting() {
    check("FormatCases");
}

#[test]
fn texts() {
    check("TextCases");
}

#[test]
fn numbers() {
    check("NumberCases");
}

#[test]
fn collections() {
    check("CollectionCases");
}

#[test]
fn big_integers() {
    check("BigIntegerCases");
}

#[test]
fn big_decimals() {
    check("BigDecimalCases");
}
