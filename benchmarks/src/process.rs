//! Runs one process to its end and measures it: wall time, processor time and peak memory of that
//! process alone, by `wait4`, which counts what the kernel saw and so needs no help from the program.
//!
//! In: a command line and a time limit. Out: how it ended, its figures, its output.
//! The limit is watched on the output pipe, because a child may only be killed before it is waited for.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::io::{self, Read};
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::process::{Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::getgid;
use rustix::thread::{CpuSet, sched_getaffinity, sched_setaffinity};
use wait4::Wait4;

/// The most output that is kept of one process; the rest is read and dropped.
const KEPT_OUTPUT: usize = 1 << 20;

/// What one process used.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Usage {
    /// From before the process was made until it was gone.
    pub wall: Duration,
    /// Processor time in user mode, over all its threads.
    pub user: Duration,
    /// Processor time in the kernel, over all its threads.
    pub system: Duration,
    /// Largest resident set, in bytes.
    pub peak_bytes: u64,
}

/// How a process ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// With this exit code.
    Exited(i32),
    /// By this signal.
    Signalled(i32),
    /// It was killed at the time limit.
    TimedOut,
}

/// A process that has ended.
#[derive(Debug)]
pub struct Finished {
    /// How it ended.
    pub end: End,
    /// What it used.
    pub usage: Usage,
    /// The first part of its standard output.
    pub stdout: String,
    /// The first part of its standard error.
    pub stderr: String,
}

/// Runs a command (program, then arguments) with an empty standard input.
///
/// # Errors
/// When the command is empty or cannot be started, or the system refuses to wait for it.
pub fn run(command: &[OsString], limit: Duration) -> io::Result<Finished> {
    let (program, arguments) =
        command.split_first().ok_or_else(|| io::Error::new(io::ErrorKind::InvalidInput, "empty command"))?;
    let start = Instant::now();
    let mut child = Command::new(program)
        .args(arguments)
        // Changes nothing but makes the standard library fork instead of sharing this process's memory
        // with the child until it is replaced, in which case Linux counts our peak as the child's.
        .gid(getgid().as_raw())
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()?;
    let (sender, closed) = mpsc::channel();
    let stdout = collect(child.stdout.take().expect("stdout was piped above"), Some(sender));
    let stderr = collect(child.stderr.take().expect("stderr was piped above"), None);
    let timed_out = closed.recv_timeout(limit) == Err(mpsc::RecvTimeoutError::Timeout);
    if timed_out {
        child.kill()?;
    }
    let used = child.wait4()?;
    let wall = start.elapsed();
    let end = match (timed_out, used.status.code()) {
        (true, _) => End::TimedOut,
        (false, Some(code)) => End::Exited(code),
        (false, None) => End::Signalled(used.status.signal().unwrap_or(0)),
    };
    Ok(Finished {
        end,
        usage: Usage { wall, user: used.rusage.utime, system: used.rusage.stime, peak_bytes: used.rusage.maxrss },
        stdout: stdout.join().expect("the reader does not panic"),
        stderr: stderr.join().expect("the reader does not panic"),
    })
}

/// Reads a pipe to its end on a thread of its own, then drops `closed`.
fn collect(mut pipe: impl Read + Send + 'static, closed: Option<mpsc::Sender<()>>) -> thread::JoinHandle<String> {
    thread::spawn(move || {
        let mut kept = Vec::new();
        let mut chunk = [0; 8192];
        while let Ok(count @ 1..) = pipe.read(&mut chunk) {
            let room = KEPT_OUTPUT.saturating_sub(kept.len());
            kept.extend_from_slice(&chunk[..count.min(room)]);
        }
        drop(closed);
        String::from_utf8_lossy(&kept).into_owned()
    })
}

/// What kind of machine this is: architecture, system and the processor's name, as far as the system tells.
pub fn machine() -> String {
    let described = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let name = described.lines().find_map(|line| line.strip_prefix("model name")?.split_once(": "));
    let name = name.map_or(String::new(), |(_, name)| format!(", {}", name.trim()));
    format!("{} {}{name}", env::consts::ARCH, env::consts::OS)
}

/// The cores this process may run on.
///
/// # Errors
/// When the system does not tell.
pub fn allowed_cores() -> io::Result<Vec<usize>> {
    let set = sched_getaffinity(None)?;
    Ok((0..CpuSet::MAX_CPU).filter(|&core| set.is_set(core)).collect())
}

/// Restricts the calling thread, and every process it starts, to these cores.
///
/// # Errors
/// When a core does not exist or is not allowed to this process.
pub fn pin_to(cores: &[usize]) -> io::Result<()> {
    let mut set = CpuSet::new();
    for &core in cores {
        if core >= CpuSet::MAX_CPU {
            return Err(io::Error::new(io::ErrorKind::InvalidInput, format!("no core {core}")));
        }
        set.set(core);
    }
    Ok(sched_setaffinity(None, &set)?)
}

#[cfg(test)]
mod tests {
    use super::{End, allowed_cores, pin_to, run};
    use std::ffi::OsString;
    use std::time::Duration;

    fn shell(script: &str) -> Vec<OsString> {
        ["sh", "-c", script].map(OsString::from).to_vec()
    }

    const LONG: Duration = Duration::from_secs(60);

    #[test]
    fn tells_output_exit_code_and_memory() {
        let finished = run(&shell("echo out; echo err >&2; exit 7"), LONG).expect("sh is there");
        assert_eq!(finished.end, End::Exited(7));
        assert_eq!(finished.stdout, "out\n");
        assert_eq!(finished.stderr, "err\n");
        assert!(finished.usage.peak_bytes > 100_000);
    }

    #[test]
    fn tells_a_signal_from_an_exit() {
        let finished = run(&shell("kill -9 $$"), LONG).expect("sh is there");
        assert_eq!(finished.end, End::Signalled(9));
    }

    #[test]
    fn kills_at_the_limit() {
        let finished = run(&shell("exec sleep 600"), Duration::from_millis(50)).expect("sh is there");
        assert_eq!(finished.end, End::TimedOut);
    }

    #[test]
    fn refuses_what_cannot_be_started() {
        assert!(run(&[], LONG).is_err());
        assert!(run(&[OsString::from("/nonexistent/java")], LONG).is_err());
    }

    #[test]
    fn memory_is_the_child_s_own() {
        // The shell itself tells its peak, without starting a process that would be counted with it.
        let script = "while read -r name value _; do [ $name = VmHWM: ] && echo $value; done < /proc/$$/status";
        let finished = run(&shell(script), LONG).expect("sh is there");
        let told: u64 = finished.stdout.trim().parse().expect("Linux tells the peak in kB");
        let measured = finished.usage.peak_bytes / 1024;
        // The kernel's two counters differ by what each core has not yet added.
        assert!(told.abs_diff(measured) < 700, "told {told} kB, measured {measured} kB");
    }

    #[test]
    fn children_inherit_the_cores() {
        let cores = allowed_cores().expect("Linux tells the cores");
        pin_to(&cores[..1]).expect("the first core is allowed");
        assert_eq!(allowed_cores().expect("Linux tells the cores"), &cores[..1]);
        let child = run(&shell("grep Cpus_allowed_list /proc/self/status"), LONG).expect("sh is there");
        assert!(child.stdout.trim_end().ends_with(&format!("\t{}", cores[0])), "{}", child.stdout);
        assert!(pin_to(&[1 << 20]).is_err());
    }
}
