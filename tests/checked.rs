//! Programs run with every exit of compiled code checked (`docs/checking.md`), beyond those of the mode `check-exits`: what a
//! trial run does must not be seen afterwards.

#![forbid(unsafe_code)]

use std::path::Path;
use std::process::Command;

use holloway_tests::holloway_program;
use serde_json::Value;

/// What a program prints, and the fuel that it uses.
fn run(id: &str, options: &[&str]) -> (String, u64) {
    let (_, main) = id.split_once('/').expect("an area and a name");
    let classes = Path::new(env!("CARGO_MANIFEST_DIR")).join("programs/classes").join(id);
    let file =
        std::env::temp_dir().join(format!("holloway-checked-{main}-{}-{}.json", options.len(), std::process::id()));
    let output = Command::new(holloway_program().expect("the program is built"))
        .args(options)
        .args(["--clock=virtual", "--count=off", &format!("--stats=json:{}", file.display()), "-cp"])
        .args([&*classes.to_string_lossy(), main])
        .output()
        .expect("the program starts");
    assert!(output.status.success(), "{id}: {output:?}");
    let stats = std::fs::read_to_string(&file).expect("statistics were written");
    std::fs::remove_file(&file).expect("the file can be removed");
    let stats: Value = serde_json::from_str(&stats).expect("statistics are JSON");
    let fuel = stats["fuel"].as_u64().expect("fuel is a number");
    (String::from_utf8(output.stdout).expect("the program prints text"), fuel)
}

/// The identity hash of an object that is locked lies in its monitor, which a trial run cannot put back.
#[test]
fn identity_hashes_of_locked_objects_are_given_once() {
    let program = "concurrency/ReadersAndWriters";
    let small = "--jit=interval=100,samples=1,executions=2,window=1,exits=2,cost=0";
    let checked = run(program, &["--check=exits", "--compile=now", small]);
    assert_eq!(checked, run(program, &["--tier=interp"]));
}
