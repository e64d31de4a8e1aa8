//! The VM's outside: streams, clock, environment. The consumer owns the trait; the command-line tool grants the real
//! thing, a test captures, and [`Denied`] gives nothing.

use std::io;

/// What a file is opened for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OpenMode {
    /// Reading.
    Read,
    /// Writing, from an empty file on; the file is made if there is none.
    Truncate,
    /// Writing behind what is there; the file is made if there is none.
    Append,
}

fn no_files() -> io::Error {
    io::ErrorKind::PermissionDenied.into()
}

/// What a VM may ask of the program it runs in.
///
/// A host that does not say otherwise has no files.
pub trait Host: Send {
    /// Reads from standard input; 0 at its end.
    ///
    /// # Errors
    /// What the stream reports.
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize>;

    /// Bytes that can be read without blocking.
    ///
    /// # Errors
    /// What the stream reports.
    fn available(&mut self) -> io::Result<usize>;

    /// Writes all bytes to standard output (1) or standard error (2).
    ///
    /// # Errors
    /// What the stream reports, such as a closed pipe.
    fn write(&mut self, descriptor: i32, bytes: &[u8]) -> io::Result<()>;

    /// Makes what was written visible.
    ///
    /// # Errors
    /// What the stream reports.
    fn flush(&mut self) -> io::Result<()>;

    /// Nanoseconds of a clock that never goes back, from an arbitrary start.
    fn nanoseconds(&mut self) -> u64;

    /// Milliseconds since 1970-01-01T00:00Z.
    fn milliseconds(&mut self) -> i64;

    /// Waits for real time to pass, or for an interrupt from outside.
    fn sleep(&mut self, nanoseconds: u64);

    /// Environment variables that the guest may see.
    fn environment(&mut self) -> Vec<(String, String)>;

    /// Opens a file of the guest's and gives its descriptor, above 2.
    ///
    /// # Errors
    /// There is no such file, or the guest may not open it.
    fn open_file(&mut self, _path: &str, _mode: OpenMode) -> io::Result<i32> {
        Err(no_files())
    }

    /// Reads from an open file; 0 at its end.
    ///
    /// # Errors
    /// What the file reports.
    fn read_file(&mut self, _descriptor: i32, _buffer: &mut [u8]) -> io::Result<usize> {
        Err(no_files())
    }

    /// Writes all bytes to an open file.
    ///
    /// # Errors
    /// What the file reports.
    fn write_file(&mut self, _descriptor: i32, _bytes: &[u8]) -> io::Result<()> {
        Err(no_files())
    }

    /// Bytes up to the end of an open file.
    ///
    /// # Errors
    /// What the file reports.
    fn file_available(&mut self, _descriptor: i32) -> io::Result<usize> {
        Err(no_files())
    }

    /// Closes an open file.
    ///
    /// # Errors
    /// What the file reports.
    fn close_file(&mut self, _descriptor: i32) -> io::Result<()> {
        Err(no_files())
    }

    /// Whether the program was asked from outside to end, and with which exit code: looked at between slices.
    fn pending_exit(&mut self) -> Option<i32> {
        None
    }
}

/// A host that grants nothing: output disappears, input is at its end, the clock stands still until threads sleep.
#[derive(Debug, Default)]
pub struct Denied {
    nanoseconds: u64,
}

impl Host for Denied {
    fn read(&mut self, _buffer: &mut [u8]) -> io::Result<usize> {
        Ok(0)
    }

    fn available(&mut self) -> io::Result<usize> {
        Ok(0)
    }

    fn write(&mut self, _descriptor: i32, _bytes: &[u8]) -> io::Result<()> {
        Ok(())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }

    fn nanoseconds(&mut self) -> u64 {
        self.nanoseconds
    }

    fn milliseconds(&mut self) -> i64 {
        (self.nanoseconds / 1_000_000) as i64
    }

    fn sleep(&mut self, nanoseconds: u64) {
        self.nanoseconds += nanoseconds;
    }

    fn environment(&mut self) -> Vec<(String, String)> {
        Vec::new()
    }
}
