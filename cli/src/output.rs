//! Standard output: collected for speed, visible when it matters.
//!
//! In go the program's writes; they reach the operating system when the buffer is full, when the program ends, reads its
//! input, sleeps or writes to standard error, some milliseconds later in any case, and line by line at a terminal. So
//! what a user sees is what a program without a buffer would show. A closed pipe is remembered: each later write fails
//! with the same error, which the guest's `PrintStream` keeps to itself as Java wants it. Waiting for the reader of a full
//! pipe ends where a request comes in.

use std::io::{self, ErrorKind, IsTerminal as _};
use std::os::fd::BorrowedFd;
use std::sync::OnceLock;
use std::time::{Duration, Instant};

use parking_lot::{Mutex, MutexGuard};
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::fs::FileType;
use rustix::io::Errno;

use crate::signals::Requests;

/// Bytes collected at most.
const CAPACITY: usize = 16 << 10;
/// How long bytes may stay in the buffer while the program runs on.
const PATIENCE: Duration = Duration::from_millis(20);
/// How long the last bytes wait for a reader where the end was asked for: a reader that lives is awake sooner.
const LAST_PATIENCE: Duration = Duration::from_millis(2);
/// How long the last flush of a process that ends in the middle of something waits for a write that is going on.
const LOCK_PATIENCE: Duration = Duration::from_millis(1);
/// What a pipe that is ready takes at least (`PIPE_BUF`).
const PIPE_STEP: usize = 4096;

/// The one standard output of the process. Behind a lock for the sake of the last flush of a failing process only.
static OUTPUT: Mutex<Output> =
    Mutex::new(Output { buffer: Vec::new(), failed: None, oldest: None, terminal: None, in_line: false });

struct Output {
    buffer: Vec<u8>,
    /// The error that all further writes meet.
    failed: Option<ErrorKind>,
    /// When the oldest byte in the buffer was first seen waiting.
    oldest: Option<Instant>,
    terminal: Option<bool>,
    /// Whether the last byte did not end a line.
    in_line: bool,
}

fn lock() -> MutexGuard<'static, Output> {
    OUTPUT.lock()
}

/// Writes to standard output.
///
/// # Errors
/// This or an earlier write failed; [`ErrorKind::Interrupted`] where a request came in and none of the bytes was taken.
pub fn write(bytes: &[u8]) -> io::Result<()> {
    lock().write(bytes)
}

/// Hands all collected bytes to the operating system.
///
/// # Errors
/// This or an earlier write failed; [`ErrorKind::Interrupted`] where a request came in.
pub fn flush() -> io::Result<()> {
    lock().flush()
}

/// Writes a text that begins on a line of its own, and hands it on. A reader that has gone away is no error, nor is one that is
/// waited for when the end was asked for.
///
/// # Errors
/// This or an earlier write failed.
pub fn print(text: &str) -> io::Result<()> {
    let mut output = lock();
    let begin: &[u8] = if output.in_line { b"\n" } else { b"" };
    let written = output.write(begin).and_then(|()| output.write(text.as_bytes())).and_then(|()| output.flush());
    match written {
        Err(error)
            if !matches!(error.kind(), ErrorKind::BrokenPipe | ErrorKind::Interrupted | ErrorKind::WouldBlock) =>
        {
            Err(io::Error::new(error.kind(), format!("standard output: {error}")))
        }
        _ => Ok(()),
    }
}

/// Flushes what has been waiting for long; to be called now and then.
pub fn flush_if_waiting() {
    let mut output = lock();
    if output.buffer.is_empty() {
        return;
    }
    let oldest = *output.oldest.get_or_insert_with(Instant::now);
    if oldest.elapsed() >= PATIENCE {
        // The error is kept for the guest's next write.
        let _ = output.flush();
    }
}

/// Flushes what can be flushed without waiting, if nobody holds the lock for long: for a process that ends in the middle of
/// something.
pub fn flush_in_emergency() {
    if let Some(output) = OUTPUT.try_lock_for(LOCK_PATIENCE)
        && output.failed.is_none()
    {
        write_at_once(rustix::stdio::stdout(), &output.buffer);
    }
}

impl Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.check()?;
        self.in_line = bytes.last().map_or(self.in_line, |&last| last != b'\n');
        if self.buffer.len() + bytes.len() > CAPACITY {
            self.flush()?;
        }
        if bytes.len() >= CAPACITY {
            return match self.write_through(bytes) {
                // What was taken cannot be given back: the rest waits here.
                (written, Err(error)) if written > 0 && error.kind() == ErrorKind::Interrupted => {
                    self.buffer.extend_from_slice(&bytes[written..]);
                    Ok(())
                }
                (_, result) => result,
            };
        }
        self.buffer.extend_from_slice(bytes);
        if bytes.contains(&b'\n') && *self.terminal.get_or_insert_with(|| io::stdout().is_terminal()) {
            return match self.flush() {
                // The bytes are in the buffer: they were taken.
                Err(error) if error.kind() == ErrorKind::Interrupted => Ok(()),
                flushed => flushed,
            };
        }
        Ok(())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.check()?;
        let mut buffer = std::mem::take(&mut self.buffer);
        let (written, result) = self.write_through(&buffer);
        buffer.drain(..written);
        self.buffer = buffer;
        if self.buffer.is_empty() {
            self.oldest = None;
        }
        result
    }

    /// Gives how many bytes are done with: what a request has interrupted is still to be written.
    fn write_through(&mut self, bytes: &[u8]) -> (usize, io::Result<()>) {
        let mut written = 0;
        while written < bytes.len() {
            match write_some(rustix::stdio::stdout(), &bytes[written..]) {
                Ok(count) => written += count,
                Err(error) if error.kind() == ErrorKind::Interrupted => return (written, Err(error)),
                Err(error) => {
                    self.failed = Some(error.kind());
                    return (bytes.len(), Err(error));
                }
            }
        }
        (written, Ok(()))
    }

    fn check(&self) -> io::Result<()> {
        self.failed.map_or(Ok(()), |kind| Err(kind.into()))
    }
}

/// Writes all bytes to a descriptor, without a buffer.
///
/// # Errors
/// What the operating system reports; [`ErrorKind::Interrupted`] where a request comes in while the reader is waited for,
/// and nothing has been written yet.
pub fn write_all(descriptor: BorrowedFd<'_>, bytes: &[u8]) -> io::Result<()> {
    let mut written = 0;
    while written < bytes.len() {
        match write_some(descriptor, &bytes[written..]) {
            Ok(count) => written += count,
            // Half of it cannot be asked for again: only the end of the run is in a hurry.
            Err(error) if error.kind() == ErrorKind::Interrupted && written > 0 && !is_hurried() => {
                std::thread::sleep(Duration::from_millis(1));
            }
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

/// Writes to standard error what cannot wait for the reader of standard output, if that is another one: of what is collected
/// goes before it what can go at once.
pub fn tell_at_once(bytes: &[u8]) {
    let mut output = lock();
    let (stdout, stderr) = (rustix::stdio::stdout(), rustix::stdio::stderr());
    if output.failed.is_none() && !are_one(stdout, stderr) && may_wait(stdout) {
        let written = write_at_once(stdout, &output.buffer);
        output.buffer.drain(..written);
    } else {
        let _ = output.flush();
    }
    let _ = write_all(stderr, bytes);
}

/// Whether two descriptors lead to the same file, pipe or terminal.
fn are_one(one: BorrowedFd<'_>, other: BorrowedFd<'_>) -> bool {
    let place = |descriptor| rustix::fs::fstat(descriptor).map(|facts| (facts.st_dev, facts.st_ino));
    matches!((place(one), place(other)), (Ok(one), Ok(other)) if one == other)
}

/// Writes what can be written without waiting, and gives how many bytes that were.
pub fn write_at_once(descriptor: BorrowedFd<'_>, bytes: &[u8]) -> usize {
    let mut written = 0;
    while written < bytes.len() && is_ready(descriptor) {
        let part = (bytes.len() - written).min(PIPE_STEP);
        let Ok(count) = rustix::io::write(descriptor, &bytes[written..written + part]) else { break };
        written += count;
    }
    written
}

/// Whether something can be written without waiting.
fn is_ready(descriptor: BorrowedFd<'_>) -> bool {
    poll(&mut [PollFd::new(&descriptor, PollFlags::OUT)], Some(&Timespec::default())).is_ok_and(|ready| ready > 0)
}

/// Whether writing may have to wait for a reader: not for a file.
fn may_wait(descriptor: BorrowedFd<'_>) -> bool {
    rustix::fs::fstat(descriptor).is_ok_and(|facts| {
        matches!(FileType::from_raw_mode(facts.st_mode), FileType::Fifo | FileType::Socket | FileType::CharacterDevice)
    })
}

/// Writes some bytes, at least one. A pipe that is ready takes [`PIPE_STEP`] bytes without waiting.
fn write_some(descriptor: BorrowedFd<'_>, bytes: &[u8]) -> io::Result<usize> {
    let mut part = bytes;
    if let Some(obeyed) = OBEYED.get()
        && may_wait(descriptor)
    {
        if !is_ready(descriptor) {
            match obeyed.hurry.get() {
                Some(&end) if Instant::now() >= end => return Err(ErrorKind::WouldBlock.into()),
                Some(&end) => {
                    let left = Timespec::try_from(end.saturating_duration_since(Instant::now()));
                    let _ = poll(&mut [PollFd::new(&descriptor, PollFlags::OUT)], left.ok().as_ref());
                    return Ok(0);
                }
                None => drop(obeyed.requests.wait(Some((descriptor, PollFlags::OUT)), None)?),
            }
        }
        part = &bytes[..bytes.len().min(PIPE_STEP)];
    }
    match rustix::io::write(descriptor, part) {
        Ok(0) => Err(ErrorKind::WriteZero.into()),
        Ok(written) => Ok(written),
        Err(Errno::INTR | Errno::AGAIN) => Ok(0),
        Err(error) => Err(error.into()),
    }
}

/// Whose requests end waiting, and until when the last bytes may wait once the run is over.
struct Obeyed {
    requests: Requests,
    hurry: OnceLock<Instant>,
}

static OBEYED: OnceLock<Obeyed> = OnceLock::new();

/// From now on requests end waiting for a reader.
pub fn obey(requests: &Requests) {
    // There is one set of requests in a process.
    let _ = OBEYED.set(Obeyed { requests: requests.clone(), hurry: OnceLock::new() });
}

/// The end was asked for: from now on a reader is waited for a moment only.
pub fn hurry() {
    if let Some(obeyed) = OBEYED.get() {
        obeyed.hurry.get_or_init(|| Instant::now() + LAST_PATIENCE);
    }
}

fn is_hurried() -> bool {
    OBEYED.get().is_some_and(|obeyed| obeyed.hurry.get().is_some() || obeyed.requests.alarm().is_stop())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_known_whether_a_line_has_ended() {
        let mut output =
            Output { buffer: Vec::new(), failed: None, oldest: None, terminal: Some(false), in_line: false };
        for (bytes, in_line) in [(&b"a"[..], true), (b"", true), (b"b\n", false), (b"", false)] {
            output.write(bytes).expect("it is collected");
            assert_eq!(output.in_line, in_line);
        }
    }
}
