//! Runs one process to its end or to a time limit, with all its output.

use std::io::{self, Read, Write};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use std::{env, thread};

/// Output is read up to here; then the pipe is closed, so that a process printing without end cannot fill the memory.
const OUTPUT_LIMIT: u64 = 16 << 20;
/// How often a running process is looked at.
const POLL_INTERVAL: Duration = Duration::from_millis(2);

/// How a process ended and what it printed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Outcome {
    /// Exit code; none if a signal ended the process.
    pub exit: Option<i32>,
    /// Standard output.
    pub stdout: Vec<u8>,
    /// Standard error.
    pub stderr: Vec<u8>,
    /// Whether the time limit was reached and the process killed.
    pub timed_out: bool,
}

/// The program to test: `$HOLLOWAY`, else `target/PROFILE/holloway`, for tests are `target/PROFILE/deps/NAME-HASH` and
/// commands `target/PROFILE/NAME`.
///
/// # Errors
/// It has not been built.
pub fn holloway_program() -> Result<PathBuf, String> {
    if let Some(path) = env::var_os("HOLLOWAY") {
        return Ok(path.into());
    }
    let own = env::current_exe().map_err(|error| error.to_string())?;
    let folders = own.ancestors().skip(1).take(2);
    let mut paths = folders.map(|folder| folder.join("holloway").with_extension(env::consts::EXE_EXTENSION));
    let text = || {
        format!("no program beside or above {}: build it first, in the same profile, or set HOLLOWAY", own.display())
    };
    paths.find(|path| path.is_file()).ok_or_else(text)
}

/// Runs `command` with `stdin` until it ends or `limit` has passed; then it is killed.
///
/// # Errors
/// The process cannot be started, or its streams fail.
pub fn run(command: &mut Command, stdin: Vec<u8>, limit: Duration) -> io::Result<Outcome> {
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
    let mut input = child.stdin.take().expect("stdin is piped");
    let output = child.stdout.take().expect("stdout is piped");
    let error = child.stderr.take().expect("stderr is piped");
    // A program that ends without reading its input closes the pipe: not an error of the test.
    let writer = thread::spawn(move || drop(input.write_all(&stdin)));
    let stdout = thread::spawn(move || read_all(output));
    let stderr = thread::spawn(move || read_all(error));

    let deadline = Instant::now() + limit;
    let mut timed_out = false;
    let status = loop {
        if let Some(status) = child.try_wait()? {
            break status;
        }
        if Instant::now() >= deadline {
            timed_out = true;
            child.kill()?;
            break child.wait()?;
        }
        thread::sleep(POLL_INTERVAL);
    };
    writer.join().expect("the writing thread does not panic");
    let stdout = stdout.join().expect("the reading thread does not panic")?;
    let stderr = stderr.join().expect("the reading thread does not panic")?;
    Ok(Outcome { exit: status.code(), stdout, stderr, timed_out })
}

fn read_all(stream: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    stream.take(OUTPUT_LIMIT).read_to_end(&mut bytes)?;
    Ok(bytes)
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    fn shell(script: &str, stdin: &str, limit: Duration) -> Outcome {
        run(Command::new("sh").args(["-c", script]), stdin.into(), limit).expect("sh starts")
    }

    #[test]
    fn output_and_exit_code_are_taken() {
        let outcome = shell("cat; echo error >&2; exit 7", "input", Duration::from_secs(60));
        let expected =
            Outcome { exit: Some(7), stdout: b"input".to_vec(), stderr: b"error\n".to_vec(), timed_out: false };
        assert_eq!(outcome, expected);
    }

    #[test]
    fn unread_input_is_no_error() {
        let outcome = shell("exit 0", &"x".repeat(1 << 20), Duration::from_secs(60));
        assert_eq!(outcome.exit, Some(0));
    }

    #[test]
    fn process_is_killed_at_the_limit() {
        let outcome = shell("exec sleep 1000", "", Duration::from_millis(20));
        assert!(outcome.timed_out);
        assert_eq!(outcome.exit, None);
    }
}
