//! How far a command has come that runs a program many times: a terminal shows it, and nothing else is told.

use std::process::{Command, Stdio};

use crate::run;

const HELLO: [&str; 3] = ["-cp", concat!(env!("CARGO_MANIFEST_DIR"), "/../examples/classes"), "Hello"];

/// Commands, with how many steps they have.
const COMMANDS: [(&[&str], usize); 3] = [
    (&["profile", "--rounds=1", "--sources=exact"], 4),
    (&["profile", "--sweep"], 7),
    (&["tables", "--only=cost", "--rounds=1"], 4),
];

/// The bar of so many steps before the first one.
fn begun(steps: usize) -> String {
    format!("{} 0/{steps} ", "░".repeat(24))
}

/// What a terminal gets of a command; `None` where `script`, which stands for a terminal, is not there.
fn on_terminal(arguments: &[&str]) -> Option<String> {
    let words = [env!("CARGO_BIN_EXE_holloway")].into_iter().chain(arguments.iter().copied());
    let line = words.map(|word| format!("'{word}'")).collect::<Vec<_>>().join(" ");
    let mut command = Command::new("script");
    command.args(["-qec", &line, "/dev/null"]).stdin(Stdio::null()).env("TERM", "xterm").env_remove("NO_COLOR");
    let output = command.output().ok()?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{text}");
    Some(text)
}

#[test]
#[cfg(target_os = "linux")]
fn progress_is_shown_on_a_terminal_and_nowhere_else() {
    for (command, steps) in COMMANDS {
        let arguments = [command, &HELLO].concat();
        let (code, stdout, stderr) = run(&arguments);
        assert_eq!((code, stderr.as_str()), (Some(0), ""), "{command:?}");
        assert!(!stdout.is_empty() && !stdout.contains('░'), "{stdout}");
        let Some(shown) = on_terminal(&arguments) else {
            eprintln!("skipped: there is no script (util-linux)");
            return;
        };
        assert!(shown.contains(&begun(steps)), "{command:?}: {shown}");
        // The bar is gone before the result is printed.
        let first = stdout.lines().find(|line| !line.is_empty()).and_then(|line| line.split(' ').next());
        let (_, result) = shown.rsplit_once('\u{1b}').expect("a sequence that clears the line");
        assert!(first.is_some_and(|word| result.contains(word)) && !result.contains('░'), "{command:?}: {shown}");
    }
}
