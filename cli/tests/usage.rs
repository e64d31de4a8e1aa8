//! What the program says of how it is used: without arguments, to shells, and of values that make no sense.

use std::path::Path;
use std::process::{Command, Stdio};

/// Exit code, standard output and standard error of a run without input.
fn run(arguments: &[&str]) -> (Option<i32>, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_holloway"));
    command.current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/classes")).env_remove("CLASSPATH");
    let output = command.args(arguments).stdin(Stdio::null()).output().expect("the program starts");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

#[test]
fn nothing_alone_is_answered_as_by_java_and_with_the_commands() {
    let (code, stdout, stderr) = run(&[]);
    assert_eq!((code, stdout.as_str()), (Some(1), ""));
    assert!(stderr.starts_with("Usage: holloway [options...] <application> [application arguments...]\n"), "{stderr}");
    assert!(stderr.ends_with(" holloway report|top|profile|tables|completions --help\n"), "{stderr}");
    for command in ["report", "top", "profile", "tables", "completions", "profile merge"] {
        for option in ["--help", "-help", "-h"] {
            let mut arguments: Vec<&str> = command.split(' ').collect();
            arguments.push(option);
            let (code, stdout, stderr) = run(&arguments);
            assert_eq!((code, stderr.as_str()), (Some(0), ""), "{command} {option}");
            assert!(stdout.starts_with(&format!("Usage: holloway {command} ")), "{command} {option}: {stdout}");
        }
    }
    let (code, stdout, stderr) = run(&["-Xlog:help"]);
    assert_eq!((code, stderr.as_str()), (Some(0), ""));
    assert!(stdout.starts_with("Usage: -Xlog:gc ") && stdout.lines().count() < 10, "{stdout}");
}

/// Bash is given names of commands beside files, the words of a command, and values of options.
#[test]
fn shells_complete_commands_and_their_words() {
    let script = run(&["completions", "bash"]).1;
    let complete = |words: &[&str]| {
        let quoted: Vec<String> = words.iter().map(|word| format!("'{word}'")).collect();
        let (words, last) = (quoted.join(" "), words.len() - 1);
        let asked =
            format!("COMP_WORDS=({words}) COMP_CWORD={last}\n_holloway\nprintf '%s\\n' \"${{COMPREPLY[@]}}\"\n");
        let output = Command::new("bash").args(["-c", &format!("{script}{asked}")]).output().expect("bash starts");
        String::from_utf8(output.stdout).expect("UTF-8")
    };
    for (words, expected) in [
        (&["holloway", "rep"][..], "report\n"),
        (&["holloway", "report", ""], "show\ndiff\n"),
        (&["holloway", "report", "show", "--s"], "--source-path=\n"),
        (&["holloway", "completions", "f"], "fish\n"),
        (&["holloway", "profile", "me"], "merge\n"),
        (&["holloway", "profile", "--swe"], "--sweep\n"),
        (&["holloway", "top", "--fu"], "--fuel=\n--full-version\n--fuse=\n"),
        (&["holloway", "--tier", "=", "re"], "replay\n"),
    ] {
        let mut lines: Vec<String> = complete(words).lines().map(str::to_owned).collect();
        lines.sort_unstable();
        let mut expected: Vec<&str> = expected.lines().collect();
        expected.sort_unstable();
        assert_eq!(lines, expected, "{words:?}");
    }
    let (code, stdout, stderr) = run(&["completions", "sh"]);
    assert_eq!((code, stdout.as_str()), (Some(1), ""));
    assert!(stderr.starts_with("Error: holloway completions sh: there are none for that shell\nUsage: "), "{stderr}");
}

#[test]
fn values_that_make_no_sense_are_told_once_what_there_is() {
    let dumps = "bcg, candidates, class, code, ir, opt, clif, asm or exits; behind class, code, ir, opt, clif, asm or exits \
                 may stand :FILTER, a part of a name";
    for (option, what) in [
        ("--tier=jt", "what it takes is interp, jit, profile, replay or eval"),
        ("--dump=foo", &format!("what it takes is {dumps}")),
        ("--timeout=abc", "what it takes is a time: seconds, or a number with ms, s, m or h"),
        ("--max-threads=0", "what it takes is a number, 1 to 4294967295"),
    ] {
        assert_eq!(run(&[option, "Hello"]), (Some(1), String::new(), format!("Error: {option}: {what}\n")));
    }
    let (code, _, stderr) = run(&["--listings", "Hello"]);
    assert_eq!((code, stderr.as_str()), (Some(1), "Error: --listings has no effect without --report\n"));
}

#[test]
fn filters_that_fit_nothing_are_told() {
    for (option, filter) in [
        ("--dump=class:nothing", "nothing"),
        ("--dump=code:Hello.nothing", "Hello/nothing"),
        ("--dump=ir:nothing", "nothing"),
        ("--dump=exits:nothing", "nothing"),
    ] {
        let note = format!("holloway: note: --dump: nothing that there is has {filter} in its name\n");
        assert_eq!(run(&[option, "Hello"]), (Some(0), "hello\n".to_owned(), note), "{option}");
    }
    assert_eq!(run(&["--dump=ir:Hello.main", "Hello"]).2, "");
}
