//! Standard output: collected for speed, visible when it matters.
//!
//! In go the program's writes; they reach the operating system when the buffer is full, when the program ends, reads its
//! input, sleeps or writes to standard error, some milliseconds later in any case, and line by line at a terminal. So
//! what a user sees is what a program without a buffer would show. A closed pipe is remembered: each later write fails
//! with the same error, which the guest's `PrintStream` keeps to itself as Java wants it.

use std::io::{self, ErrorKind, IsTerminal as _};
use std::os::fd::BorrowedFd;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Bytes collected at most.
const CAPACITY: usize = 16 << 10;
/// How long bytes may stay in the buffer while the program runs on.
const PATIENCE: Duration = Duration::from_millis(20);

/// The one standard output of the process. Behind a lock for the sake of the last flush of a failing process only.
static OUTPUT: Mutex<Output> = Mutex::new(Output { buffer: Vec::new(), failed: None, oldest: None, terminal: None });

struct Output {
    buffer: Vec<u8>,
    /// The error that all further writes meet.
    failed: Option<ErrorKind>,
    /// When the oldest byte in the buffer was first seen waiting.
    oldest: Option<Instant>,
    terminal: Option<bool>,
}

fn lock() -> MutexGuard<'static, Output> {
    OUTPUT.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Writes to standard output.
///
/// # Errors
/// This or an earlier write failed.
pub fn write(bytes: &[u8]) -> io::Result<()> {
    lock().write(bytes)
}

/// Hands all collected bytes to the operating system.
///
/// # Errors
/// This or an earlier write failed.
pub fn flush() -> io::Result<()> {
    lock().flush()
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

/// Flushes if nobody holds the lock: for a process that ends in the middle of something.
pub fn flush_in_emergency() {
    if let Ok(mut output) = OUTPUT.try_lock() {
        // There is nobody left to tell.
        let _ = output.flush();
    }
}

impl Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.check()?;
        if self.buffer.len() + bytes.len() > CAPACITY {
            self.flush()?;
        }
        if bytes.len() >= CAPACITY {
            return self.write_through(bytes);
        }
        self.buffer.extend_from_slice(bytes);
        if bytes.contains(&b'\n') && *self.terminal.get_or_insert_with(|| io::stdout().is_terminal()) {
            self.flush()?;
        }
        Ok(())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.check()?;
        self.oldest = None;
        let mut buffer = std::mem::take(&mut self.buffer);
        let result = self.write_through(&buffer);
        buffer.clear();
        self.buffer = buffer;
        result
    }

    fn write_through(&mut self, bytes: &[u8]) -> io::Result<()> {
        let result = write_all(rustix::stdio::stdout(), bytes);
        self.failed = result.as_ref().err().map(io::Error::kind);
        result
    }

    fn check(&self) -> io::Result<()> {
        self.failed.map_or(Ok(()), |kind| Err(kind.into()))
    }
}

/// Writes all bytes to a descriptor, without a buffer.
///
/// # Errors
/// What the operating system reports.
pub fn write_all(descriptor: BorrowedFd<'_>, mut bytes: &[u8]) -> io::Result<()> {
    while !bytes.is_empty() {
        match rustix::io::write(descriptor, bytes) {
            Ok(0) => return Err(ErrorKind::WriteZero.into()),
            Ok(written) => bytes = &bytes[written..],
            Err(rustix::io::Errno::INTR) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Ok(())
}
