//! How the standard streams are encoded, by properties and the environment's locale. Which locales there are is another
//! system's business: `C` is everywhere.

use std::path::Path;
use std::process::{Command, Stdio};

/// What `java` 25 writes in the locale `C`.
#[test]
fn standard_streams_are_encoded_as_properties_and_the_locale_say() {
    for (options, stdout, stderr) in [
        (
            &[][..],
            &b"ANSI_X3.4-1968 ANSI_X3.4-1968 ANSI_X3.4-1968 ANSI_X3.4-1968 ANSI_X3.4-1968 US-ASCII US-ASCII\n\
               ??x?y?z\n??? 1|????\xe9\ntrue"[..],
            &b"??\n?"[..],
        ),
        (
            &["-Dstdout.encoding=ISO-8859-1", "-Dstderr.encoding=UTF-8"],
            b"ANSI_X3.4-1968 ISO-8859-1 UTF-8 ANSI_X3.4-1968 ANSI_X3.4-1968 ISO-8859-1 UTF-8\n\
              \xe9?x?y?z\n?\xfc? 1|\xe4?\xdf?\xe9\ntrue",
            b"\xc3\xa9\xe2\x82\xac\n?",
        ),
        (
            &["-Dstdout.encoding=utf8", "-Dstderr.encoding=ISO-8859-15"],
            b"ANSI_X3.4-1968 utf8 ISO-8859-15 ANSI_X3.4-1968 ANSI_X3.4-1968 UTF-8 ISO-8859-15\n\
              \xc3\xa9\xe2\x82\xacx\xf0\x9f\x98\x80y?z\n\xf0\x9f\x98\x80\xc3\xbc\xe2\x82\xac 1|\
              \xc3\xa4\xe2\x82\xac\xc3\x9f\xe2\x82\xac\xe9\ntrue",
            b"\xe9\xa4\n?",
        ),
        (
            &["-Dstdout.encoding=nope", "-Dstderr.encoding="],
            b"ANSI_X3.4-1968 nope  ANSI_X3.4-1968 ANSI_X3.4-1968 UTF-8 UTF-8\n\
              \xc3\xa9\xe2\x82\xacx\xf0\x9f\x98\x80y?z\n\xf0\x9f\x98\x80\xc3\xbc\xe2\x82\xac 1|\
              \xc3\xa4\xe2\x82\xac\xc3\x9f\xe2\x82\xac\xe9\ntrue",
            b"\xc3\xa9\xe2\x82\xac\n?",
        ),
        (
            &[
                "-Dsun.stdout.encoding=windows-1252",
                "-Dsun.stdin.encoding=x",
                "-Dnative.encoding=x",
                "-Dsun.jnu.encoding=y",
            ],
            b"ANSI_X3.4-1968 windows-1252 ANSI_X3.4-1968 ANSI_X3.4-1968 ANSI_X3.4-1968 windows-1252 US-ASCII\n\
              \xe9\x80x?y?z\n?\xfc\x80 1|\xe4\x80\xdf\x80\xe9\ntrue",
            b"??\n?",
        ),
        (
            &["-Dstdin.encoding=x", "-Dstderr.encoding=UTF-16"],
            b"x ANSI_X3.4-1968 UTF-16 ANSI_X3.4-1968 ANSI_X3.4-1968 US-ASCII UTF-16\n\
              ??x?y?z\n??? 1|????\xe9\ntrue",
            b"\xfe\xff\0\xe9 \xac\0\n\xff\xfd",
        ),
    ] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_holloway"));
        let classes = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/classes");
        command.current_dir(classes).env_remove("CLASSPATH").env("LC_ALL", "C").stdin(Stdio::null());
        let output = command.args(options).arg("Encodings").output();
        let output = output.expect("the program starts");
        assert_eq!(output.stdout, stdout, "{options:?}: {}", output.stdout.escape_ascii());
        assert_eq!(output.stderr, stderr, "{options:?}: {}", output.stderr.escape_ascii());
    }
}

/// In no environment more is executed than in another: a budget lasts as long in a container that has no locale.
#[test]
fn the_locale_changes_no_fuel() {
    let fuel = |locale: &str, options: &[&str]| {
        let classes = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/classes");
        let mut command = Command::new(env!("CARGO_BIN_EXE_holloway"));
        command.current_dir(classes).env_remove("CLASSPATH").env("LC_ALL", locale).stdin(Stdio::null());
        let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("encodings.json");
        let option = format!("--stats=json:{}", file.display());
        let output = command.args(options).args([&option, "Hello"]).output().expect("it starts");
        assert_eq!(output.stdout, b"hello\n");
        let statistics = std::fs::read(&file).expect("statistics");
        let statistics: serde_json::Value = serde_json::from_slice(&statistics).expect("statistics");
        statistics["fuel"].as_u64().expect("a number")
    };
    let plain = fuel("C.UTF-8", &[]);
    for (locale, options) in [
        ("C", &[][..]),
        ("xx_YY", &[]),
        ("C", &["-Dstdout.encoding=UTF-8"]),
        ("C.UTF-8", &["-Dstdout.encoding=ISO-8859-1", "-Dstderr.encoding=US-ASCII"]),
    ] {
        assert_eq!(fuel(locale, options), plain, "{locale} {options:?}");
    }
}

/// What `java` 25 writes.
#[test]
fn what_prints_to_a_standard_stream_has_its_encoding() {
    for (option, expected) in [
        ("-Dx=y", &b"w?h ?\n? ? US-ASCII\n"[..]),
        ("-Dstdout.encoding=ISO-8859-1", b"w\xe4h ?\n\xfc ? ISO-8859-1\n"),
        (
            "-Dstdout.encoding=UTF-16",
            b"\xfe\xff\0w\0\xe4\0h\0  \xac\0\n\xfe\xff\0\xfc\0  \xac\0 \0U\0T\0F\0-\x001\x006\0\n",
        ),
        ("-Dstdout.encoding=UTF-8", b"w\xc3\xa4h \xe2\x82\xac\n\xc3\xbc \xe2\x82\xac UTF-8\n"),
    ] {
        let classes = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/classes");
        let mut command = Command::new(env!("CARGO_BIN_EXE_holloway"));
        command.current_dir(classes).env_remove("CLASSPATH").env("LC_ALL", "C").stdin(Stdio::null());
        let output = command.args([option, "Writers"]).output().expect("the program starts");
        assert_eq!(output.stdout, expected, "{option}: {}", output.stdout.escape_ascii());
    }
}
