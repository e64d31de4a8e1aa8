//! The real outside: this process's streams, files, clocks and environment.
//!
//! In go the VM's wishes ([`Host`]); out come system calls. Nothing is asked of the system before the program wants it.

use std::fs::{self, File, OpenOptions, Permissions};
use std::io::{self, ErrorKind, Read as _, Seek as _, SeekFrom};
use std::os::fd::AsFd as _;
use std::os::unix::fs::{FileExt as _, FileTypeExt as _, MetadataExt as _, OpenOptionsExt as _, PermissionsExt as _};
use std::time::{Duration, Instant, SystemTime};

use holloway_vm::host::{
    Alarm, Connections, Descriptor, FileFacts, FileKind, Host, Names, Network, OpenMode, Processes, Request,
};
use rustix::event::PollFlags;
use rustix::fs::{Access, AtFlags, CWD, OFlags, Timespec, Timestamps, UTIME_OMIT};
use rustix::io::Errno;
use rustix::rand::GetRandomFlags;
use slab::Slab;

use crate::connections::Outside;
use crate::machine;
use crate::output;
use crate::signals::Requests;

/// How often the writer of a pipe looks whether there is a reader.
const PIPE_STEP: Duration = Duration::from_millis(5);
/// The number of the first file that a program opens.
const FIRST_FILE: Descriptor = 3;

/// Where the file of a number is kept.
fn place(descriptor: Descriptor) -> Option<usize> {
    usize::try_from(descriptor.checked_sub(FIRST_FILE)?).ok()
}

/// The process as a host.
pub struct Process {
    start: Instant,
    requests: Requests,
    /// Open files; the number of one is its place here, counted from [`FIRST_FILE`].
    files: Slab<Open>,
    /// Sockets and processes.
    pub(crate) outside: Outside,
}

impl Process {
    /// A host whose clock starts now.
    pub fn new(requests: Requests) -> Process {
        let outside = Outside::new(requests.clone());
        Process { start: Instant::now(), requests, files: Slab::new(), outside }
    }

    /// One more way to an open file, for another process.
    pub(crate) fn duplicate(&mut self, descriptor: Descriptor) -> io::Result<File> {
        self.file(descriptor)?.file.try_clone()
    }

    fn file(&mut self, descriptor: Descriptor) -> io::Result<&mut Open> {
        let file = place(descriptor).and_then(|place| self.files.get_mut(place));
        file.ok_or_else(|| io::Error::other("Stream Closed"))
    }
}

/// A file that a program has opened.
struct Open {
    file: File,
    /// Whether it is a pipe, which does not block: whoever has to wait for its other end waits for requests too.
    is_pipe: bool,
}

/// Opens a file. A pipe's reader does not wait for a writer before it reads; its writer waits for a reader.
fn open(path: &str, mode: OpenMode, requests: &Requests) -> io::Result<Open> {
    let mut options = OpenOptions::new();
    options.read(mode.read).write(mode.write && !mode.append).append(mode.append);
    options.create(mode.create).create_new(mode.create_new).truncate(mode.truncate);
    let is_pipe = !mode.create_new && fs::metadata(path).is_ok_and(|facts| facts.file_type().is_fifo());
    if is_pipe {
        options.custom_flags(OFlags::NONBLOCK.bits() as i32);
    }
    loop {
        match options.open(path) {
            // There is no reader yet.
            Err(error) if is_pipe && error.raw_os_error() == Some(Errno::NXIO.raw_os_error()) => {
                requests.wait(None, Instant::now().checked_add(PIPE_STEP))?;
            }
            opened => return Ok(Open { file: opened?, is_pipe }),
        }
    }
}

/// Nanoseconds since 1970-01-01T00:00Z.
fn nanoseconds(time: SystemTime) -> i64 {
    match time.duration_since(SystemTime::UNIX_EPOCH) {
        Ok(after) => i64::try_from(after.as_nanos()).unwrap_or(i64::MAX),
        Err(before) => i64::try_from(before.duration().as_nanos()).map_or(i64::MIN, |before| -before),
    }
}

/// The same as the system takes it; `None` leaves a time as it is.
fn timespec(nanoseconds: Option<i64>) -> Timespec {
    const SECOND: i64 = 1_000_000_000;
    match nanoseconds {
        Some(time) => Timespec { tv_sec: time.div_euclid(SECOND), tv_nsec: time.rem_euclid(SECOND) },
        None => Timespec { tv_sec: 0, tv_nsec: UTIME_OMIT },
    }
}

impl Host for Process {
    fn read(&mut self, descriptor: Descriptor, buffer: &mut [u8]) -> io::Result<usize> {
        if descriptor != 0 {
            let requests = self.requests.clone();
            let open = self.file(descriptor)?;
            loop {
                if open.is_pipe {
                    requests.wait(Some((open.file.as_fd(), PollFlags::IN)), None)?;
                }
                match open.file.read(buffer) {
                    Err(error) if error.kind() == ErrorKind::WouldBlock => {}
                    read => return read,
                }
            }
        }
        // A prompt has to be seen before it is answered; its error is the writer's.
        let _ = output::flush();
        self.requests.wait(Some((rustix::stdio::stdin(), PollFlags::IN)), None)?;
        Ok(rustix::io::read(rustix::stdio::stdin(), buffer)?)
    }

    fn wait_readable(&mut self, _descriptor: Descriptor, nanoseconds: u64) -> io::Result<bool> {
        let _ = output::flush();
        let deadline = Instant::now().checked_add(Duration::from_nanos(nanoseconds));
        self.requests.wait(Some((rustix::stdio::stdin(), PollFlags::IN)), deadline)
    }

    fn available(&mut self, descriptor: Descriptor) -> io::Result<usize> {
        if descriptor == 0 {
            let waiting = rustix::io::ioctl_fionread(rustix::stdio::stdin());
            // What cannot tell (such as /dev/null) has nothing waiting.
            return Ok(waiting.map_or(0, |bytes| usize::try_from(bytes).unwrap_or(usize::MAX)));
        }
        let file = &mut self.file(descriptor)?.file;
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
            _ => output::write_all(self.file(descriptor)?.file.as_fd(), bytes),
        }
    }

    fn flush(&mut self, descriptor: Descriptor) -> io::Result<()> {
        if descriptor == 1 { output::flush() } else { Ok(()) }
    }

    fn open(&mut self, path: &str, mode: OpenMode) -> io::Result<Descriptor> {
        let file = open(path, mode, &self.requests)?;
        if file.file.metadata()?.is_dir() {
            return Err(Errno::ISDIR.into());
        }
        let number = Descriptor::try_from(self.files.vacant_key()).ok().and_then(|at| at.checked_add(FIRST_FILE));
        let number = number.ok_or_else(|| io::Error::other("Too many open files"))?;
        self.files.insert(file);
        Ok(number)
    }

    fn close(&mut self, descriptor: Descriptor) -> io::Result<()> {
        // Nothing is buffered here, so closing cannot lose anything.
        if let Some(place) = place(descriptor) {
            self.files.try_remove(place);
        }
        Ok(())
    }

    fn read_at(&mut self, descriptor: Descriptor, buffer: &mut [u8], position: u64) -> io::Result<usize> {
        self.file(descriptor)?.file.read_at(buffer, position)
    }

    fn write_at(&mut self, descriptor: Descriptor, bytes: &[u8], position: u64) -> io::Result<()> {
        self.file(descriptor)?.file.write_all_at(bytes, position)
    }

    fn position(&mut self, descriptor: Descriptor) -> io::Result<u64> {
        self.file(descriptor)?.file.stream_position()
    }

    fn seek(&mut self, descriptor: Descriptor, position: u64) -> io::Result<()> {
        self.file(descriptor)?.file.seek(SeekFrom::Start(position)).map(|_| ())
    }

    fn size(&mut self, descriptor: Descriptor) -> io::Result<u64> {
        Ok(self.file(descriptor)?.file.metadata()?.len())
    }

    fn set_size(&mut self, descriptor: Descriptor, size: u64) -> io::Result<()> {
        self.file(descriptor)?.file.set_len(size)
    }

    fn synchronise(&mut self, descriptor: Descriptor) -> io::Result<()> {
        self.file(descriptor)?.file.sync_all()
    }

    fn facts(&mut self, path: &str, follow_links: bool) -> io::Result<FileFacts> {
        let found = if follow_links { fs::metadata(path) } else { fs::symlink_metadata(path) }?;
        let kind = match found.file_type() {
            kind if kind.is_file() => FileKind::Regular,
            kind if kind.is_dir() => FileKind::Directory,
            kind if kind.is_symlink() => FileKind::Link,
            _ => FileKind::Other,
        };
        let modified = nanoseconds(found.modified()?);
        let may = |access: Access| rustix::fs::access(path, access).is_ok();
        Ok(FileFacts {
            kind,
            size: found.len(),
            modified,
            accessed: found.accessed().map_or(modified, nanoseconds),
            created: found.created().map_or(modified, nanoseconds),
            device: found.dev(),
            inode: found.ino(),
            mode: found.mode() & 0o7777,
            owner: found.uid(),
            group: found.gid(),
            links: found.nlink(),
            readable: may(Access::READ_OK),
            writable: may(Access::WRITE_OK),
            executable: may(Access::EXEC_OK),
        })
    }

    fn list(&mut self, path: &str) -> io::Result<Names> {
        let entries = fs::read_dir(path)?;
        Ok(Box::new(entries.map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()))))
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

    fn set_times(
        &mut self,
        path: &str,
        modified: Option<i64>,
        accessed: Option<i64>,
        follow_links: bool,
    ) -> io::Result<()> {
        let times = Timestamps { last_access: timespec(accessed), last_modification: timespec(modified) };
        let flags = if follow_links { AtFlags::empty() } else { AtFlags::SYMLINK_NOFOLLOW };
        Ok(rustix::fs::utimensat(CWD, path, &times, flags)?)
    }

    fn set_mode(&mut self, path: &str, mode: u32) -> io::Result<()> {
        fs::set_permissions(path, Permissions::from_mode(mode))
    }

    fn create_link(&mut self, path: &str, target: &str, symbolic: bool) -> io::Result<()> {
        if symbolic { std::os::unix::fs::symlink(target, path) } else { fs::hard_link(target, path) }
    }

    fn read_link(&mut self, path: &str) -> io::Result<String> {
        Ok(fs::read_link(path)?.to_string_lossy().into_owned())
    }

    fn canonical(&mut self, path: &str) -> io::Result<String> {
        Ok(fs::canonicalize(path)?.to_string_lossy().into_owned())
    }

    fn space(&mut self, path: &str) -> io::Result<[u64; 3]> {
        let found = rustix::fs::statvfs(path)?;
        Ok([found.f_blocks, found.f_bfree, found.f_bavail].map(|blocks| blocks.saturating_mul(found.f_frsize)))
    }

    fn random(&mut self, buffer: &mut [u8]) -> io::Result<()> {
        let mut filled = 0;
        while filled < buffer.len() {
            filled += rustix::rand::getrandom(&mut buffer[filled..], GetRandomFlags::empty())?;
        }
        Ok(())
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
        // A request is seen by whoever has asked for the sleep.
        let _ = self.requests.wait(None, Instant::now().checked_add(Duration::from_nanos(nanoseconds)));
    }

    fn environment(&mut self) -> Vec<(String, String)> {
        let text = |text: std::ffi::OsString| text.to_string_lossy().into_owned();
        std::env::vars_os().map(|(name, value)| (text(name), text(value))).collect()
    }

    fn properties(&mut self) -> Vec<(String, String)> {
        machine::properties()
    }

    fn connections(&mut self) -> Option<&mut dyn Connections> {
        Some(&mut self.outside)
    }

    fn network(&mut self) -> Option<&mut dyn Network> {
        Some(&mut self.outside)
    }

    fn processes(&mut self) -> Option<&mut dyn Processes> {
        Some(self)
    }

    fn take_request(&mut self) -> Option<Request> {
        output::flush_if_waiting();
        self.requests.take()
    }

    fn alarm(&self) -> Alarm {
        self.requests.alarm()
    }
}
