//! `holloway top` as users give it, on what is no terminal: what is left at the end, and what a signal ends.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::{PHASES, run};

/// The classes of the tests of the launcher.
const CLASSES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/classes");

fn top(arguments: &[&str]) -> (Option<i32>, String, String) {
    run(&[&["top"][..], arguments].concat())
}

#[test]
fn the_last_state_comes_before_the_last_of_the_output() {
    let (_, expected, _) = run(&PHASES);
    let (code, stdout, stderr) = top(&PHASES);
    assert_eq!((code, stderr.as_str()), (Some(0), ""));
    let (state, output) = stdout.split_once("\n\n").expect("an empty line between them");
    assert_eq!(output, expected);
    let mut lines = state.lines();
    assert_eq!(lines.next(), Some("CompiledPhases 3000000"), "the command without options: {state}");
    assert!(lines.next().is_some_and(|line| line.contains(" in machine code, ")), "{state}");
}

#[test]
fn what_cannot_be_begun_says_why_and_nothing_else() {
    for arguments in [
        &["-cp", CLASSES, "Mian"][..],
        &["--reprot", "-cp", CLASSES, "Hello"],
        &["-cp", CLASSES, "NoMain"],
        &["-cp", CLASSES],
        &["-Xmx1k", "-cp", CLASSES, "Hello"],
        &["-jar", "/nope.jar"],
        &["--version"],
    ] {
        let plain = run(arguments);
        assert!(plain.0 == Some(1) || plain.1.contains("Holloway"), "{plain:?}");
        assert_eq!(top(arguments), plain, "{arguments:?}");
    }
    let (code, stdout, stderr) = top(&["-Xint", "-cp", CLASSES, "Hello"]);
    assert_eq!((code, stdout.as_str()), (Some(1), ""));
    assert!(stderr.starts_with("Error: holloway top ") && stderr.contains("--tier=jit"), "{stderr}");
}

#[test]
fn what_the_program_says_and_its_exit_code_are_its_own() {
    let thrown = ["-cp", CLASSES, "Absent", "own"];
    let (code, _, stderr) = top(&thrown);
    assert_eq!((code, stderr.as_str()), (Some(1), run(&thrown).2.as_str()));
    assert!(stderr.contains("NoClassDefFoundError: Gone\n\tat Absent.main"), "{stderr}");
    assert_eq!(top(&["-cp", CLASSES, "Exit", "7"]).0, Some(7));
    let (code, stdout, stderr) = top(&["--fuel=1000000", "-cp", CLASSES, "Spin"]);
    assert_eq!((code, stdout.ends_with("\nready\n")), (Some(125), true), "{stdout}");
    assert!(stderr.contains("(--fuel)"), "{stderr}");
}

/// Waits until something holds; some seconds at most.
fn wait_for(what: &str, mut holds: impl FnMut() -> bool) {
    let start = Instant::now();
    while !holds() {
        assert!(start.elapsed() < Duration::from_secs(20), "{what}");
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// The program that a process of `top` has started, by the file that it writes to.
fn program_of(file: &Path) -> Option<u32> {
    let wanted = format!("--live={}", file.display());
    let processes = std::fs::read_dir("/proc").expect("processes").flatten();
    let of = |name: &str| std::fs::read(format!("/proc/{name}/cmdline")).unwrap_or_default();
    let mut numbers = processes.filter_map(|entry| entry.file_name().to_str()?.parse::<u32>().ok());
    numbers.find(|number| of(&number.to_string()).split(|&byte| byte == 0).any(|word| word == wanted.as_bytes()))
}

fn send(child: &Child, signal: &str) {
    let status = Command::new("kill").args([signal, &child.id().to_string()]).status().expect("kill starts");
    assert!(status.success());
}

/// Neither the program nor its file stays where `top` alone is told to end.
#[test]
#[cfg(target_os = "linux")]
fn a_signal_ends_the_program_and_leaves_its_last_state() {
    for (signal, expected) in [("-INT", 130), ("-TERM", 143), ("-HUP", 129)] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_holloway"));
        command.args(["top", "-cp", CLASSES, "Spin"]).stdin(Stdio::null());
        let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program starts");
        let file: PathBuf = std::env::temp_dir().join(format!("holloway-top-{}.jsonl", child.id()));
        // It writes once it has run for a moment, and its hook is registered.
        wait_for("it writes", || std::fs::metadata(&file).is_ok_and(|facts| facts.len() > 0));
        let program = program_of(&file).expect("the program runs");
        send(&child, signal);
        let output = child.wait_with_output().expect("it ends");
        let stdout = String::from_utf8_lossy(&output.stdout);
        assert_eq!((output.status.code(), output.stderr.len()), (Some(expected), 0), "{signal}");
        assert!(stdout.starts_with("Spin\n") && stdout.ends_with("\n\nready\nhook\n"), "{signal}: {stdout}");
        assert!(!file.exists(), "{signal}");
        assert!(!Path::new(&format!("/proc/{program}")).exists(), "{signal}");
    }
}
