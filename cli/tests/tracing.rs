//! The options of profiler and traces, and `holloway tables`, as users give them.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

const CLASSES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/programs/classes/phases/TwoPhases");

/// Exit code, standard output and standard error of a run.
fn run(arguments: &[&str]) -> (Option<i32>, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_holloway"));
    let output = command.args(arguments).stdin(Stdio::null()).output().expect("the program starts");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

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

#[test]
fn tables_have_all_settings_and_leave_the_output_out() {
    let file = file("tables.json");
    let option = format!("--json={}", file.display());
    let (code, stdout, stderr) = run(&["tables", &option, "--rounds=1", "-cp", CLASSES, "TwoPhases"]);
    assert_eq!((code, stderr.as_str()), (Some(0), ""));
    for title in ["I:", "II:", "III:", "IV:", "V:", "VI:", "VII:"] {
        assert!(stdout.contains(&format!("Table {title}")), "{title} in {stdout}");
    }
    assert!(!stdout.contains("201670000"), "the program's own output is left out");
    let tables = json(&file);
    assert_eq!(tables["schema"], "holloway.tables/1");
    let settings: Vec<_> = tables["runs"]
        .as_array()
        .expect("a list of runs")
        .iter()
        .map(|run| (run["threshold"].as_u64(), run["delay"].as_u64()))
        .collect();
    let expected = [(100, 64), (99, 64), (98, 64), (97, 64), (95, 64), (97, 1), (97, 4096)];
    assert_eq!(settings, expected.map(|(threshold, delay)| (Some(threshold), Some(delay))));
    assert!(tables["not_joined"]["traces_built"].as_u64() > Some(0));
    assert!(tables["next_executing_tail"]["traces_built"].as_u64() > Some(0));
}

#[test]
fn tables_need_a_program_that_can_be_run() {
    let (code, stdout, stderr) = run(&["tables", "-cp", CLASSES, "Nope"]);
    assert_eq!((code, stdout.as_str()), (Some(1), ""));
    assert!(stderr.contains("Nope"), "{stderr}");
    let (code, _, stderr) = run(&["tables", "--rounds=0", "-cp", CLASSES, "TwoPhases"]);
    assert_eq!((code, stderr.contains("--rounds=0")), (Some(1), true));
}

#[test]
fn a_report_says_where_the_traces_are() {
    let file = file("report.json");
    let option = format!("--report={}", file.display());
    let plain = run(&["-Xint", "-cp", CLASSES, "TwoPhases"]);
    assert_eq!(run(&[&option, "-cp", CLASSES, "TwoPhases"]), plain);
    let report = json(&file);
    let all = |list: &str| -> u64 {
        let entries = report[list].as_array().expect("a list");
        let parts = |entry: &Value| ["completed", "partial", "outside"].map(|part| entry[part].as_u64().unwrap_or(0));
        entries.iter().flat_map(parts).sum()
    };
    let instructions = report["instructions"].as_u64();
    for list in ["lines", "methods", "classes"] {
        assert_eq!(Some(all(list)), instructions, "{list}");
    }
    let (code, _, stderr) = run(&["--report=-", "-cp", CLASSES, "TwoPhases"]);
    assert_eq!(code, Some(0));
    assert!(stderr.contains("TwoPhases.run") && stderr.starts_with("Trace coverage"), "{stderr}");
}

#[test]
fn dumps_have_the_forms_that_are_read_back() {
    let (_, _, graph) = run(&["--tier=profile", "--dump=bcg", "-cp", CLASSES, "TwoPhases"]);
    assert!(graph.starts_with("graph threshold 97 delay 64 decay 256\n"), "{graph}");
    let (_, _, candidates) = run(&["--tier=profile", "--dump=candidates", "-cp", CLASSES, "TwoPhases"]);
    let first = candidates.split("# ").nth(1).and_then(|text| text.split_once('\n'));
    let (_, first) = first.expect("there is a trace");
    assert!(holloway_traces::candidate::Candidate::parse(first).is_some(), "{first}");
}

#[test]
fn wrong_values_are_refused_with_what_is_possible() {
    for (options, expected) in [
        (&["--threshold=0"][..], "1 to 100"),
        (&["--delay=x"], "1 to 65535"),
        (&["--signals=all"], "stable or source"),
        (&["--join=maybe"], "on or off"),
        (&["--select=best"], "bcg or net"),
        (&["--profile=sometimes"], "gated, always or off"),
        (&["--tier=replay", "--profile=gated"], "--tier=jit"),
        (&["--report=coverage.csv"], ".txt or .json"),
        (&["--tier=profile", "--select=net"], "--tier=replay"),
    ] {
        let (code, stdout, stderr) = run(&[options, &["-cp", CLASSES, "TwoPhases"]].concat());
        assert_eq!((code, stdout.as_str()), (Some(1), ""), "{options:?}");
        assert!(stderr.contains(expected), "{options:?}: {stderr}");
    }
}

#[test]
fn profiling_is_gated_always_or_off() {
    let compiled = |log: &str| log.lines().any(|line| line.contains("compiled"));
    let logged = |options: &[&str]| {
        let (code, stdout, stderr) = run(&[options, &["--trace-log", "-cp", CLASSES, "TwoPhases"]].concat());
        assert_eq!(code, Some(0), "{options:?}: {stderr}");
        (stdout, stderr)
    };
    let (expected, default) = logged(&["--compile=now"]);
    let (stdout, gated) = logged(&["--compile=now", "--profile=gated"]);
    assert_eq!((stdout, &gated), (expected.clone(), &default));
    let (stdout, always) = logged(&["--profile=always"]);
    let (_, profile) = logged(&["--tier=profile"]);
    assert_eq!((stdout, &always), (expected.clone(), &profile));
    assert!(always.contains("built") && !compiled(&always), "{always}");
    let (stdout, off) = logged(&["--profile=off"]);
    assert_eq!((stdout, off.as_str()), (expected, ""));
}
