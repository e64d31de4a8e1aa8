//! The VM's outside: streams, files, clock, environment, and requests that come from there. The consumer owns the trait;
//! the command-line tool grants the real thing, a test captures, and [`Denied`] gives nothing.

mod connections;

use std::io::{self, ErrorKind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

pub use connections::{
    Command, Connection, Connections, Lookup, LookupAnswer, Network, Processes, Readiness, Redirect, Shut, SocketKind,
    SocketOption, Started, Wait,
};

/// Number of an open stream: 0, 1 and 2 are the standard ones, those that [`Host::open`] gives are greater.
pub type Descriptor = i32;

/// What a file is opened for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs, reason = "the names say the rest")]
pub struct OpenMode {
    pub read: bool,
    pub write: bool,
    /// What is written goes to the end.
    pub append: bool,
    /// It is made if need be.
    pub create: bool,
    /// It must not exist yet, and is made.
    pub create_new: bool,
    /// It loses what it holds.
    pub truncate: bool,
}

impl OpenMode {
    /// Reading; the file must exist.
    pub const READ: OpenMode =
        OpenMode { read: true, write: false, append: false, create: false, create_new: false, truncate: false };
}

/// What lies at a path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say the rest")]
pub enum FileKind {
    /// A file with bytes.
    Regular,
    Directory,
    /// A symbolic link; only told apart where links are not followed.
    Link,
    /// A device, a pipe, a socket.
    Other,
}

/// What is known of a file without opening it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say the rest")]
pub struct FileFacts {
    pub kind: FileKind,
    /// In bytes.
    pub size: u64,
    /// When it was last changed, in nanoseconds since 1970-01-01T00:00Z.
    pub modified: i64,
    /// The same for when it was last read.
    pub accessed: i64,
    /// The same for when it was made; where nobody knows, when it was last changed.
    pub created: i64,
    /// The number of the device that it lies on.
    pub device: u64,
    /// Its number there.
    pub inode: u64,
    /// Its permissions, as `chmod` takes them.
    pub mode: u32,
    /// The number of the user whom it belongs to.
    pub owner: u32,
    /// The number of the group that it belongs to.
    pub group: u32,
    /// The names that it has.
    pub links: u64,
    /// Whether the program may read it.
    pub readable: bool,
    /// Whether the program may change it.
    pub writable: bool,
    /// Whether the program may execute it, or enter the directory.
    pub executable: bool,
}

/// What is asked of a running VM from outside. The VM looks for it between slices of budget and while threads sleep.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Request {
    /// End as `System.exit` does, shutdown hooks included, with this exit code.
    Exit(i32),
    /// End now: no Java code runs any more.
    Stop,
    /// Let the host have the program back as soon as no host function is on the stack: the run ends with
    /// [`Ended::Paused`](crate::Ended::Paused) and can be gone on with.
    Pause,
    /// The same at once: what host functions have called is cut off.
    Interrupt,
    /// Write a thread dump to standard output and go on.
    ThreadDump,
}

/// What a host rings, from any thread or from a signal handler, when a request that ends the run waits. Copies are one
/// alarm.
///
/// Requests are taken between slices ([`Host::take_request`]); what takes longer than a slice (a collection, a copy of a
/// gigabyte) looks at the alarm, and where a [`Request::Stop`] waits, or a [`Request::Exit`] and no shutdown hook is
/// registered, it is abandoned. A host that never rings it is obeyed later, but obeyed.
#[derive(Clone, Debug, Default)]
pub struct Alarm {
    stop: Arc<AtomicBool>,
    exit: Arc<AtomicBool>,
    pause: Arc<AtomicBool>,
}

impl Alarm {
    /// A [`Request::Stop`] waits, from now on.
    pub fn ring_stop(&self) {
        self.stop.store(true, Ordering::Release);
    }

    /// A [`Request::Exit`] waits, from now on.
    pub fn ring_exit(&self) {
        self.exit.store(true, Ordering::Release);
    }

    /// A [`Request::Pause`] or [`Request::Interrupt`] waits, from now on. Nothing is abandoned for it.
    pub fn ring_pause(&self) {
        self.pause.store(true, Ordering::Release);
    }

    /// The request for a pause has been taken.
    pub fn clear_pause(&self) {
        self.pause.store(false, Ordering::Release);
    }

    /// Whether a request for a pause waits.
    pub fn is_pause(&self) -> bool {
        self.pause.load(Ordering::Relaxed)
    }

    /// The request to stop has been taken.
    pub fn clear_stop(&self) {
        self.stop.store(false, Ordering::Release);
    }

    /// The request to exit has been taken.
    pub fn clear_exit(&self) {
        self.exit.store(false, Ordering::Release);
    }

    /// Whether a request to stop waits.
    pub fn is_stop(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Whether a request to exit waits.
    pub fn is_exit(&self) -> bool {
        self.exit.load(Ordering::Relaxed)
    }

    /// Whether any request waits that ends the run or lets it pause.
    pub fn is_rung(&self) -> bool {
        self.is_stop() || self.is_exit() || self.is_pause()
    }

    /// The flag behind [`Alarm::ring_exit`], for signal handlers.
    pub fn exit_flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.exit)
    }
}

/// Names in a directory; an error ends them.
pub type Names = Box<dyn Iterator<Item = io::Result<String>>>;

/// What a VM may ask of the program it runs in.
pub trait Host: Send {
    /// Reads from a stream, waiting for the first byte; 0 at its end.
    ///
    /// # Errors
    /// What the stream reports. [`ErrorKind::Interrupted`]: a [`Request`] came in while waiting; to be asked again once
    /// it has been dealt with.
    fn read(&mut self, descriptor: Descriptor, buffer: &mut [u8]) -> io::Result<usize>;

    /// Waits until [`Host::read`] of a standard stream would not wait, for so many nanoseconds at most. Whether it would
    /// not.
    ///
    /// # Errors
    /// What the stream reports; [`ErrorKind::Interrupted`] as in [`Host::read`].
    fn wait_readable(&mut self, descriptor: Descriptor, nanoseconds: u64) -> io::Result<bool>;

    /// Bytes that can be read without waiting.
    ///
    /// # Errors
    /// What the stream reports.
    fn available(&mut self, descriptor: Descriptor) -> io::Result<usize>;

    /// Writes all bytes to a stream.
    ///
    /// # Errors
    /// What the stream reports, such as a closed pipe; also for bytes that an earlier call left in a buffer.
    /// [`ErrorKind::Interrupted`]: a [`Request`] came in while waiting, before any of these bytes was taken; to be asked
    /// again once it has been dealt with.
    fn write(&mut self, descriptor: Descriptor, bytes: &[u8]) -> io::Result<()>;

    /// Makes what was written to a stream visible.
    ///
    /// # Errors
    /// What the stream reports; [`ErrorKind::Interrupted`] as in [`Host::write`].
    fn flush(&mut self, descriptor: Descriptor) -> io::Result<()>;

    /// Opens a file.
    ///
    /// # Errors
    /// There is no such file, or it may not be opened; [`ErrorKind::Interrupted`] as in [`Host::write`], for a pipe whose
    /// other end has to be waited for.
    fn open(&mut self, path: &str, mode: OpenMode) -> io::Result<Descriptor>;

    /// Closes a stream that [`Host::open`] gave. An unknown number is no error: it is closed already.
    ///
    /// # Errors
    /// What the stream reports.
    fn close(&mut self, descriptor: Descriptor) -> io::Result<()>;

    /// Reads from a place in a file that [`Host::open`] gave, without moving to it; 0 at or behind its end.
    ///
    /// # Errors
    /// What the file reports. A host that grants no files need not implement this, as the following.
    fn read_at(&mut self, descriptor: Descriptor, buffer: &mut [u8], position: u64) -> io::Result<usize> {
        let _ = (descriptor, buffer, position);
        Err(ErrorKind::PermissionDenied.into())
    }

    /// Writes all bytes to a place in a file, without moving to it.
    ///
    /// # Errors
    /// What the file reports.
    fn write_at(&mut self, descriptor: Descriptor, bytes: &[u8], position: u64) -> io::Result<()> {
        let _ = (descriptor, bytes, position);
        Err(ErrorKind::PermissionDenied.into())
    }

    /// Where in a file the next byte is read or written.
    ///
    /// # Errors
    /// What the file reports.
    fn position(&mut self, descriptor: Descriptor) -> io::Result<u64> {
        let _ = descriptor;
        Err(ErrorKind::PermissionDenied.into())
    }

    /// Moves to a place in a file, which may lie behind its end.
    ///
    /// # Errors
    /// What the file reports.
    fn seek(&mut self, descriptor: Descriptor, position: u64) -> io::Result<()> {
        let _ = (descriptor, position);
        Err(ErrorKind::PermissionDenied.into())
    }

    /// The bytes of an open file.
    ///
    /// # Errors
    /// What the file reports.
    fn size(&mut self, descriptor: Descriptor) -> io::Result<u64> {
        let _ = descriptor;
        Err(ErrorKind::PermissionDenied.into())
    }

    /// Cuts a file off, or makes it longer by zeros.
    ///
    /// # Errors
    /// What the file reports.
    fn set_size(&mut self, descriptor: Descriptor, size: u64) -> io::Result<()> {
        let _ = (descriptor, size);
        Err(ErrorKind::PermissionDenied.into())
    }

    /// Waits until what was written to a file lies on its device.
    ///
    /// # Errors
    /// What the file reports.
    fn synchronise(&mut self, descriptor: Descriptor) -> io::Result<()> {
        let _ = descriptor;
        Err(ErrorKind::PermissionDenied.into())
    }

    /// What lies at a path; a symbolic link itself unless links are followed.
    ///
    /// # Errors
    /// Nothing lies there, or it may not be seen. A host that grants no files need not implement this.
    fn facts(&mut self, path: &str, follow_links: bool) -> io::Result<FileFacts> {
        let _ = (path, follow_links);
        Err(ErrorKind::PermissionDenied.into())
    }

    /// The names in a directory, in no particular order, read as they are asked for: a program may have filled it.
    ///
    /// # Errors
    /// There is no such directory, or it may not be read. A host that grants no files need not implement this.
    fn list(&mut self, path: &str) -> io::Result<Names> {
        let _ = path;
        Err(ErrorKind::PermissionDenied.into())
    }

    /// Makes a directory.
    ///
    /// # Errors
    /// Something lies at the path, its parent is missing, or it is not permitted. A host that grants no files need not
    /// implement this.
    fn create_directory(&mut self, path: &str) -> io::Result<()> {
        let _ = path;
        Err(ErrorKind::PermissionDenied.into())
    }

    /// Removes a file, a symbolic link or an empty directory.
    ///
    /// # Errors
    /// Nothing lies at the path, a directory is not empty, or it is not permitted. A host that grants no files need not
    /// implement this.
    fn remove(&mut self, path: &str) -> io::Result<()> {
        let _ = path;
        Err(ErrorKind::PermissionDenied.into())
    }

    /// Gives a file or directory another path, in place of a file that lies there.
    ///
    /// # Errors
    /// What the system reports. A host that grants no files need not implement this.
    fn rename(&mut self, from: &str, to: &str) -> io::Result<()> {
        let _ = (from, to);
        Err(ErrorKind::PermissionDenied.into())
    }

    /// Sets when a file was last changed and last read, in nanoseconds since 1970-01-01T00:00Z; `None` leaves a time as it is.
    ///
    /// # Errors
    /// What the system reports. A host that grants no files need not implement this, as the following.
    fn set_times(
        &mut self,
        path: &str,
        modified: Option<i64>,
        accessed: Option<i64>,
        follow_links: bool,
    ) -> io::Result<()> {
        let _ = (path, modified, accessed, follow_links);
        Err(ErrorKind::PermissionDenied.into())
    }

    /// Sets a file's permissions, as `chmod` takes them.
    ///
    /// # Errors
    /// What the system reports.
    fn set_mode(&mut self, path: &str, mode: u32) -> io::Result<()> {
        let _ = (path, mode);
        Err(ErrorKind::PermissionDenied.into())
    }

    /// Makes a link to `target`, symbolic or as one more name of the same file.
    ///
    /// # Errors
    /// What the system reports.
    fn create_link(&mut self, path: &str, target: &str, symbolic: bool) -> io::Result<()> {
        let _ = (path, target, symbolic);
        Err(ErrorKind::PermissionDenied.into())
    }

    /// Where a symbolic link leads.
    ///
    /// # Errors
    /// There is no such link ([`ErrorKind::InvalidInput`] where something else lies there), or it may not be read.
    fn read_link(&mut self, path: &str) -> io::Result<String> {
        let _ = path;
        Err(ErrorKind::PermissionDenied.into())
    }

    /// The absolute path of a file without symbolic links.
    ///
    /// # Errors
    /// Nothing lies there, or it may not be seen.
    fn canonical(&mut self, path: &str) -> io::Result<String> {
        let _ = path;
        Err(ErrorKind::PermissionDenied.into())
    }

    /// Bytes of the device that a path lies on: all, those free, and those free for the program.
    ///
    /// # Errors
    /// Nothing lies there, or it may not be seen.
    fn space(&mut self, path: &str) -> io::Result<[u64; 3]> {
        let _ = path;
        Err(ErrorKind::PermissionDenied.into())
    }

    /// Fills a buffer with bytes that nobody can foresee, for keys.
    ///
    /// # Errors
    /// There are none. A host that grants nothing need not implement this.
    fn random(&mut self, buffer: &mut [u8]) -> io::Result<()> {
        let _ = buffer;
        Err(ErrorKind::PermissionDenied.into())
    }

    /// Nanoseconds of a clock that never goes back, from an arbitrary start.
    fn nanoseconds(&mut self) -> u64;

    /// Milliseconds since 1970-01-01T00:00Z.
    fn milliseconds(&mut self) -> i64;

    /// Waits for real time to pass, or for a [`Request`].
    fn sleep(&mut self, nanoseconds: u64);

    /// Environment variables that the guest may see.
    fn environment(&mut self) -> Vec<(String, String)>;

    /// System properties that tell of the machine and its user: `user.name`, `user.home`, `user.dir`, `os.version`,
    /// `java.io.tmpdir` and the like. Asked once, when the guest reads a property for the first time; what
    /// `VmOptions::properties` sets wins. A host that tells nothing need not implement this: those properties are then
    /// missing.
    fn properties(&mut self) -> Vec<(String, String)> {
        Vec::new()
    }

    /// What sockets and processes have in common; a host that grants either has it. `None`, as it is unless implemented:
    /// there are none.
    fn connections(&mut self) -> Option<&mut dyn Connections> {
        None
    }

    /// Sockets and names. `None`, as it is unless implemented: there is no network.
    fn network(&mut self) -> Option<&mut dyn Network> {
        None
    }

    /// Other processes. `None`, as it is unless implemented: there are none.
    fn processes(&mut self) -> Option<&mut dyn Processes> {
        None
    }

    /// Takes the next request, if there is one. Called once a slice: it must be cheap.
    fn take_request(&mut self) -> Option<Request> {
        None
    }

    /// What the host rings when a request waits; asked for once, when the VM is made. A host that asks for nothing need
    /// not implement this.
    fn alarm(&self) -> Alarm {
        Alarm::default()
    }
}

/// A host that grants nothing: output disappears, input is at its end, the clock stands still until threads sleep.
#[derive(Debug, Default)]
pub struct Denied {
    nanoseconds: u64,
}

impl Host for Denied {
    fn read(&mut self, _descriptor: Descriptor, _buffer: &mut [u8]) -> io::Result<usize> {
        Ok(0)
    }

    fn wait_readable(&mut self, _descriptor: Descriptor, _nanoseconds: u64) -> io::Result<bool> {
        Ok(true)
    }

    fn available(&mut self, _descriptor: Descriptor) -> io::Result<usize> {
        Ok(0)
    }

    fn write(&mut self, _descriptor: Descriptor, _bytes: &[u8]) -> io::Result<()> {
        Ok(())
    }

    fn flush(&mut self, _descriptor: Descriptor) -> io::Result<()> {
        Ok(())
    }

    fn open(&mut self, _path: &str, _mode: OpenMode) -> io::Result<Descriptor> {
        Err(ErrorKind::PermissionDenied.into())
    }

    fn close(&mut self, _descriptor: Descriptor) -> io::Result<()> {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_denying_host_gives_no_file_and_no_input() {
        let mut host = Denied::default();
        let refused = host.open("/etc/passwd", OpenMode::READ).expect_err("no file is granted");
        assert_eq!(refused.kind(), ErrorKind::PermissionDenied);
        let hidden = host.facts("/", true).expect_err("nothing is shown");
        assert_eq!(hidden.kind(), ErrorKind::PermissionDenied);
        assert!(host.list("/").is_err() && host.remove("/x").is_err() && host.rename("/x", "/y").is_err());
        assert!(host.create_directory("/x").is_err() && host.create_link("/x", "/y", true).is_err());
        assert!(host.canonical("/").is_err() && host.read_link("/x").is_err() && host.space("/").is_err());
        assert!(host.set_mode("/x", 0).is_err() && host.set_times("/x", Some(0), None, true).is_err());
        assert!(host.connections().is_none() && host.network().is_none() && host.processes().is_none());
        assert!(host.random(&mut [0; 8]).is_err() && host.read_at(3, &mut [0; 8], 0).is_err());
        assert_eq!(host.read(0, &mut [0; 8]).expect("at its end"), 0);
        host.sleep(3_000_000);
        assert_eq!(host.milliseconds(), 3);
    }
}
