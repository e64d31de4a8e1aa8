//! The judgement: an outcome against HotSpot's, and the fuel of one mode against that of another.

use std::fmt::Write as _;

use crate::{Expected, Outcome};

/// Begins, after tabs, the lines of a stack trace that belong to the library: their line numbers are those of one
/// implementation.
const LIBRARY_FRAME: &[u8] = b"at java.base/";

/// What differs between `outcome` and `expected`, in words; empty if nothing does.
///
/// Frames of the library in standard error are left out on both sides; all else is compared to the byte.
pub fn differences(expected: &Expected, outcome: &Outcome) -> String {
    let mut report = String::new();
    if outcome.timed_out {
        report.push_str("killed at the time limit\n");
    } else if outcome.exit != Some(expected.exit) {
        let _ = match outcome.exit {
            Some(code) => writeln!(report, "exit code {code}, expected {}", expected.exit),
            None => writeln!(report, "ended by a signal, expected exit code {}", expected.exit),
        };
    }
    stream_difference(&mut report, "stdout", &expected.stdout, &outcome.stdout);
    let expected = without_library_frames(&expected.stderr);
    stream_difference(&mut report, "stderr", &expected, &without_library_frames(&outcome.stderr));
    report
}

/// `stderr` without the lines of stack traces that stand in the library.
pub fn without_library_frames(stderr: &[u8]) -> Vec<u8> {
    let lines = stderr.split_inclusive(|&byte| byte == b'\n');
    lines.filter(|line| !is_library_frame(line)).flatten().copied().collect()
}

/// Frames of suppressed exceptions have more than one tab.
fn is_library_frame(line: &[u8]) -> bool {
    let text = line.trim_ascii_start();
    line.starts_with(b"\t") && text.starts_with(LIBRARY_FRAME)
}

/// The `fuel` of a statistics file (schema `holloway.stats/1`): bytecodes charged to the budget.
///
/// # Errors
/// The text is no JSON, is of another schema, or has no such number.
pub fn fuel_of_stats(text: &str) -> Result<u64, String> {
    let stats: serde_json::Value = serde_json::from_str(text).map_err(|error| format!("statistics: {error}"))?;
    if stats["schema"] != "holloway.stats/1" {
        return Err(format!("statistics: schema {}", stats["schema"]));
    }
    stats["fuel"].as_u64().ok_or_else(|| "statistics: no number `fuel`".to_owned())
}

/// Reports the first line in which the two differ.
fn stream_difference(report: &mut String, name: &str, expected: &[u8], found: &[u8]) {
    if expected == found {
        return;
    }
    let mut expected_lines = expected.split_inclusive(|&byte| byte == b'\n');
    let mut found_lines = found.split_inclusive(|&byte| byte == b'\n');
    let mut number = 0;
    let (expected, found) = loop {
        number += 1;
        match (expected_lines.next(), found_lines.next()) {
            (expected, found) if expected == found => {}
            pair => break pair,
        }
    };
    let text = |line: Option<&[u8]>| line.map_or("end of output".to_owned(), |line| line.escape_ascii().to_string());
    let _ = writeln!(report, "{name}, line {number}:\n  expected {}\n  found    {}", text(expected), text(found));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn expected() -> Expected {
        Expected {
            stdout: b"one\ntwo\n".to_vec(),
            stderr: b"Exception\n\tat java.base/java.util.X.y(X.java:3)\n\tat Main.main(Main.java:4)\n".to_vec(),
            exit: 1,
        }
    }

    fn equal_outcome() -> Outcome {
        let expected = expected();
        Outcome { exit: Some(1), stdout: expected.stdout, stderr: expected.stderr, timed_out: false }
    }

    #[test]
    fn equal_outcome_has_no_difference() {
        assert_eq!(differences(&expected(), &equal_outcome()), "");
    }

    #[test]
    fn library_frames_may_differ_and_user_frames_may_not() {
        let mut outcome = equal_outcome();
        outcome.stderr = b"Exception\n\tat Main.main(Main.java:4)\n".to_vec();
        assert_eq!(differences(&expected(), &outcome), "");
        outcome.stderr = b"Exception\n\t\tat java.base/A.b(A.java:1)\n\tat Main.main(Main.java:4)\n".to_vec();
        assert_eq!(differences(&expected(), &outcome), "");
        outcome.stderr = b"Exception\n\tat Main.main(Main.java:5)\n".to_vec();
        assert!(differences(&expected(), &outcome).starts_with("stderr, line 2:"));
    }

    #[test]
    fn missing_and_additional_output_are_reported() {
        let mut outcome = equal_outcome();
        outcome.stdout.truncate(4);
        let report = differences(&expected(), &outcome);
        assert_eq!(report, "stdout, line 2:\n  expected two\\n\n  found    end of output\n");
        outcome.stdout = b"one\ntwo\n\n".to_vec();
        assert!(differences(&expected(), &outcome).contains("line 3"));
        outcome.stdout = b"one\ntwo".to_vec();
        assert!(differences(&expected(), &outcome).contains("found    two"));
    }

    #[test]
    fn exit_code_signal_and_time_limit_are_reported() {
        let mut outcome = equal_outcome();
        outcome.exit = Some(0);
        assert_eq!(differences(&expected(), &outcome), "exit code 0, expected 1\n");
        outcome.exit = None;
        assert_eq!(differences(&expected(), &outcome), "ended by a signal, expected exit code 1\n");
        outcome.timed_out = true;
        assert_eq!(differences(&expected(), &outcome), "killed at the time limit\n");
    }

    #[test]
    fn fuel_is_read_from_the_known_schema_only() {
        assert_eq!(fuel_of_stats(r#"{"schema": "holloway.stats/1", "fuel": 18446744073709551615}"#), Ok(u64::MAX));
        assert!(fuel_of_stats(r#"{"schema": "holloway.stats/2", "fuel": 1}"#).is_err());
        assert!(fuel_of_stats(r#"{"schema": "holloway.stats/1"}"#).is_err());
        assert!(fuel_of_stats("").is_err());
    }
}
