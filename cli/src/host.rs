//! The real outside: this process's streams, files, clocks and environment.
//!
//! In go the VM's wishes ([`Host`]); out come system calls. Nothing is asked of the system before the program wants it.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Read as _, Seek as _, Write as _};
use std::time::{Duration, Instant, SystemTime};

use holloway_vm::host::{Descriptor, FileFacts, FileKind, Host, OpenMode, Request};
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::fs::Access;
use rustix::io::Errno;

use crate::output;
use crate::signals::Requests;

/// How long waiting for input goes on before requests are looked for again. A signal ends it at once but for a race that
/// this bounds.
const INPUT_STEP: Duration = Duration::from_millis(100);
/// The number of the first file that a program opens.
const FIRST_FILE: Descriptor = 3;

/// The process as a host.
pub struct Process {
    start: Instant,
    requests: Requests,
    files: BTreeMap<Descriptor, File>,
}

impl Process {
    /// A host whose clock starts now.
    pub fn new(requests: Requests) -> Process {
        Process { start: Instant::now(), requests, files: BTreeMap::new() }
    }

    fn file(&mut self, descriptor: Descriptor) -> io::Result<&mut File> {
        self.files.get_mut(&descriptor).ok_or_else(|| io::Error::other("Stream Closed"))
    }

    /// Waits until standard input has something to say or the deadline has passed. Whether it has.
    fn wait_for_input(&self, deadline: Option<Instant>) -> io::Result<bool> {
        loop {
            if self.requests.any() {
                return Err(ErrorKind::Interrupted.into());
            }
            let left = deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()));
            let step = Timespec::try_from(left.map_or(INPUT_STEP, |left| left.min(INPUT_STEP)));
            let stdin = rustix::stdio::stdin();
            match poll(&mut [PollFd::new(&stdin, PollFlags::IN)], step.ok().as_ref()) {
                Ok(0) | Err(Errno::INTR) if left.is_some_and(|left| left.is_zero()) => return Ok(false),
                Ok(0) | Err(Errno::INTR) => {}
                Ok(_) => return Ok(true),
                Err(error) => return Err(error.into()),
            }
        }
    }
}

impl Host for Process {
    fn read(&mut self, descriptor: Descriptor, buffer: &mut [u8]) -> io::Result<usize> {
        if descriptor != 0 {
            return self.file(descriptor)?.read(buffer);
        }
        // A prompt has to be seen before it is answered; its error is the writer's.
        let _ = output::flush();
        self.wait_for_input(None)?;
        Ok(rustix::io::read(rustix::stdio::stdin(), buffer)?)
    }

    fn wait_readable(&mut self, _descriptor: Descriptor, nanoseconds: u64) -> io::Result<bool> {
        let _ = output::flush();
        self.wait_for_input(Instant::now().checked_add(Duration::from_nanos(nanoseconds)))
    }

    fn available(&mut self, descriptor: Descriptor) -> io::Result<usize> {
        if descriptor == 0 {
            let waiting = rustix::io::ioctl_fionread(rustix::stdio::stdin());
            // What cannot tell (such as /dev/null) has nothing waiting.
            return Ok(waiting.map_or(0, |bytes| usize::try_from(bytes).unwrap_or(usize::MAX)));
        }
        let file = self.file(descriptor)?;
        let left = file.metadata()?.len().saturating_sub(file.stream_position()?);
        Ok(usize::try_from(left).unwrap_or(usize::MAX))
    }

    fn write(&mut self, descriptor: Descriptor, bytes: &[u8]) -> io::Result<()> {
        match descriptor {
            1 => output::write(bytes),
            2 => {
                // Both streams may go to one place, where the order counts.
                let _ = output::flush();
                output::write_all(rustix::stdio::stderr(), bytes)
            }
            _ => self.file(descriptor)?.write_all(bytes),
        }
    }

    fn flush(&mut self, descriptor: Descriptor) -> io::Result<()> {
        if descriptor == 1 { output::flush() } else { Ok(()) }
    }

    fn open(&mut self, path: &str, mode: OpenMode) -> io::Result<Descriptor> {
        let file = match mode {
            OpenMode::Read => File::open(path)?,
            OpenMode::Truncate => File::create(path)?,
            OpenMode::Append => OpenOptions::new().append(true).create(true).open(path)?,
            OpenMode::CreateNew => File::create_new(path)?,
            OpenMode::Update => OpenOptions::new().write(true).create(true).truncate(false).open(path)?,
        };
        if file.metadata()?.is_dir() {
            return Err(Errno::ISDIR.into());
        }
        let free = (FIRST_FILE..Descriptor::MAX).find(|number| !self.files.contains_key(number));
        let number = free.ok_or_else(|| io::Error::other("Too many open files"))?;
        self.files.insert(number, file);
        Ok(number)
    }

    fn close(&mut self, descriptor: Descriptor) -> io::Result<()> {
        // Nothing is buffered here, so closing cannot lose anything.
        self.files.remove(&descriptor);
        Ok(())
    }

    fn facts(&mut self, path: &str, follow_links: bool) -> io::Result<FileFacts> {
        let found = if follow_links { fs::metadata(path) } else { fs::symlink_metadata(path) }?;
        let kind = match found.file_type() {
            kind if kind.is_file() => FileKind::Regular,
            kind if kind.is_dir() => FileKind::Directory,
            kind if kind.is_symlink() => FileKind::Link,
            _ => FileKind::Other,
        };
        let modified = found.modified()?;
        let milliseconds = match modified.duration_since(SystemTime::UNIX_EPOCH) {
            Ok(after) => i64::try_from(after.as_millis()).unwrap_or(i64::MAX),
            Err(before) => i64::try_from(before.duration().as_millis()).map_or(i64::MIN, |before| -before),
        };
        let may = |access: Access| rustix::fs::access(path, access).is_ok();
        Ok(FileFacts {
            kind,
            size: found.len(),
            modified: milliseconds,
            readable: may(Access::READ_OK),
            writable: may(Access::WRITE_OK),
            executable: may(Access::EXEC_OK),
        })
    }

    fn list(&mut self, path: &str) -> io::Result<Vec<String>> {
        fs::read_dir(path)?.map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned())).collect()
    }

    fn create_directory(&mut self, path: &str) -> io::Result<()> {
        fs::create_dir(path)
    }

    fn remove(&mut self, path: &str) -> io::Result<()> {
        if fs::symlink_metadata(path)?.is_dir() { fs::remove_dir(path) } else { fs::remove_file(path) }
    }

    fn rename(&mut self, from: &str, to: &str) -> io::Result<()> {
        fs::rename(from, to)
    }

    fn nanoseconds(&mut self) -> u64 {
        u64::try_from(self.start.elapsed().as_nanos()).unwrap_or(u64::MAX)
    }

    fn milliseconds(&mut self) -> i64 {
        let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
        since.map_or(0, |time| i64::try_from(time.as_millis()).unwrap_or(i64::MAX))
    }

    fn sleep(&mut self, nanoseconds: u64) {
        let _ = output::flush();
        if self.requests.any() {
            return;
        }
        // Not `std::thread::sleep`, which sleeps on when a signal comes in. Polling nothing is sleeping.
        let time = Duration::from_nanos(nanoseconds);
        if let Ok(time) = Timespec::try_from(time) {
            let _ = poll(&mut [], Some(&time));
        }
    }

    fn environment(&mut self) -> Vec<(String, String)> {
        let text = |text: std::ffi::OsString| text.to_string_lossy().into_owned();
        std::env::vars_os().map(|(name, value)| (text(name), text(value))).collect()
    }

    fn take_request(&mut self) -> Option<Request> {
        output::flush_if_waiting();
        self.requests.take()
    }
}
