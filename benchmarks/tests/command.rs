//! The command `bench` as a user runs it, with shell scripts in the place of Java VMs: what it prints,
//! what it writes, how it exits.

use parking_lot::{Mutex, MutexGuard};
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// One test at a time: a script cannot be started while another test's child holds it open for writing.
static TURN: Mutex<()> = Mutex::new(());

/// A folder of one test, removed at its end.
struct Scratch(PathBuf, #[expect(dead_code, reason = "held for the length of the test")] MutexGuard<'static, ()>);

impl Scratch {
    fn new(name: &str) -> Scratch {
        let turn = TURN.lock();
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        fs::create_dir_all(&path).expect("the target folder is writable");
        Scratch(path, turn)
    }

    /// A program that knows its version and otherwise runs the given shell commands.
    fn vm(&self, name: &str, body: &str) -> String {
        let path = self.0.join(name);
        let script = format!("#!/bin/sh\nif [ \"$1\" = -version ]; then echo {name} 1.0; exit 0; fi\n{body}\n");
        fs::write(&path, script).expect("the folder is writable");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("the file is ours");
        path.to_str().expect("the path is text").to_owned()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // A folder that stays behind does no harm.
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn bench(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_bench")).args(arguments).output().expect("the runner starts")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[test]
fn right_answers_are_timed_and_written_as_json() {
    let scratch = Scratch::new("right");
    let holloway = scratch.vm("holloway", "echo 'Hello, World!'");
    let java = scratch.vm("java", "echo 'Hello, World!'");
    let json = scratch.0.join("report.json");
    let json = json.to_str().expect("the path is text");
    let output = bench(&["hello", "--rounds", "3", "--holloway", &holloway, "--java", &java, "--json", json]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let report: serde_json::Value =
        serde_json::from_str(&fs::read_to_string(json).expect("the report is there")).expect("valid JSON");
    assert_eq!(report["schema"], "holloway.bench/1");
    assert_eq!(report["contenders"][0]["version"], "holloway 1.0");
    for result in report["programs"][0]["results"].as_array().expect("a list") {
        assert_eq!(result["samples"].as_array().map(Vec::len), Some(3));
    }
}

#[test]
fn what_is_kept_is_compared_with_and_shown() {
    let scratch = Scratch::new("kept");
    let holloway = scratch.vm("holloway", "echo 'Hello, World!'");
    let java = scratch.vm("java", "echo 'Hello, World!'");
    let kept = scratch.0.join("kept.json");
    let kept = kept.to_str().expect("the path is text");
    let common = ["hello", "--rounds", "2", "--holloway", &holloway, "--java", &java];
    let with = |more: &[&str]| bench(&[&common[..], more].concat());
    let output = with(&["--save", kept, "--note", "with scripts"]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let report = fs::read_to_string(kept).expect("the report is there");
    assert!(report.contains("\"note\": \"with scripts\"") && !report.contains("samples"), "{report}");

    let output = with(&["--against", kept]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let stdout = text(&output.stdout);
    assert!(stdout.contains("Against holloway 1.0: 2 rounds of 1, -Xmx256m, "), "{stdout}");
    assert!(stdout.contains("(with scripts)") && stdout.contains("ratio to java\n"), "{stdout}");

    let stdout = text(&bench(&["show", kept, kept]).stdout);
    let line = |start: &str| stdout.lines().find(|line| line.starts_with(start)).map(str::to_owned);
    assert_eq!(
        line("| program").as_deref(),
        Some("| program | wall / java | peak / java | wall / java | peak / java |")
    );
    assert_eq!(line("| Hello").map(|line| line.matches('|').count()), Some(6), "{stdout}");

    let output = bench(&["gc", "--holloway", &holloway, "--java", &java, "--against", kept]);
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("has no figures of the comparison `gc`"), "{}", text(&output.stderr));
    assert_eq!(bench(&["show", "/nonexistent/results.json"]).status.code(), Some(2));
}

#[test]
fn a_wrong_answer_is_reported_and_not_timed() {
    let scratch = Scratch::new("wrong");
    let holloway = scratch.vm("holloway", "echo 'RayTracer 12'");
    let java = scratch.vm("java", "echo 'Error: no luck' >&2; exit 3");
    let output =
        bench(&["--filter", "raytr", "--rounds", "2", "--holloway", &holloway, "--java", &java, "--modes", "xint"]);
    assert_eq!(output.status.code(), Some(1));
    let stdout = text(&output.stdout);
    assert!(stdout.contains("FAILED RayTracer on holloway: wrong answer: line 1"), "{stdout}");
    assert!(stdout.contains("FAILED RayTracer on java xint: exit code 3: Error: no luck"), "{stdout}");
}

#[test]
fn every_contender_gets_the_same_program_heap_and_rounds() {
    let scratch = Scratch::new("arguments");
    let log = scratch.0.join("log");
    let body = format!("echo \"$0 $*\" >> {}; echo wrong", log.display());
    let (holloway, java) = (scratch.vm("holloway", &body), scratch.vm("java", &body));
    let arguments = ["--filter", "fastfourier", "--rounds", "1", "--repeat", "4", "--heap", "99m", "--holloway"];
    let mut arguments: Vec<&str> = arguments.to_vec();
    arguments.extend([&holloway, "--holloway-flags", "-Xint", "--baseline-flags", "--fuse=off", "--java", &java]);
    bench(&arguments);
    let log = fs::read_to_string(log).expect("the contenders ran");
    let flags: Vec<&str> =
        log.lines().filter_map(|line| line.split_once(' ')?.1.split_once(" -Xmx99m ")).map(|pair| pair.0).collect();
    assert_eq!(
        flags,
        [
            "-Xint",
            "--fuse=off",
            "-XX:+UseSerialGC -Xint",
            "-XX:+UseSerialGC -XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC"
        ]
    );
    assert!(
        log.lines().all(|line| line.contains(" -Dbench.time=true -cp ") && line.ends_with(" FastFourier 4")),
        "{log}"
    );
}

#[test]
fn the_library_is_compared_interpreted_and_compiled() {
    let scratch = Scratch::new("library");
    let log = scratch.0.join("log");
    let body = format!("echo \"$*\" >> {}; echo wrong", log.display());
    let (holloway, java) = (scratch.vm("holloway", &body), scratch.vm("java", &body));
    let json = scratch.0.join("report.json");
    let json = json.to_str().expect("the path is text");
    bench(&["library", "--filter", "sorting", "--holloway", &holloway, "--java", &java, "--json", json]);
    let log = fs::read_to_string(log).expect("the contenders ran");
    let rounds = |line: &str| line.split_whitespace().last().map(str::to_owned);
    let runs: Vec<(bool, Option<String>)> = log.lines().map(|line| (line.contains("-Xint"), rounds(line))).collect();
    let (interpreted, compiled) = ((true, Some("2".to_owned())), (false, Some("20".to_owned())));
    assert_eq!(runs, [interpreted.clone(), interpreted, compiled.clone(), compiled]);
    let reports: serde_json::Value =
        serde_json::from_str(&fs::read_to_string(json).expect("the reports are there")).expect("valid JSON");
    assert_eq!(reports[0]["command"], "library, interpreted");
    assert_eq!(reports[1]["command"], "library, compiled");
}

#[test]
fn what_cannot_be_run_is_said_at_once() {
    let scratch = Scratch::new("nothing");
    let java = scratch.vm("java", "exit 0");
    for (arguments, complaint) in [
        (&["--filter", "zebra", "--java", &java][..], "no program or group contains \"zebra\""),
        (&["--java", &java, "--modes", "c3"], "unknown mode c3"),
        (&["--holloway", "/nonexistent/holloway", "--java", &java], "/nonexistent/holloway"),
        (&["--java", &java, "--cores", "4095"], "cannot run on cores [4095]"),
    ] {
        let output = bench(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(text(&output.stderr).contains(complaint), "{arguments:?}: {}", text(&output.stderr));
    }
}

#[test]
fn the_list_names_every_group() {
    let stdout = text(&bench(&["list"]).stdout);
    assert!(stdout.contains("Compressor") && stdout.contains("startup"), "{stdout}");
}
