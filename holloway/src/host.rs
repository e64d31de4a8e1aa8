//! What a VM is granted of the outside: streams, directories, a clock, random numbers, an environment. What is not granted is
//! not there.

use std::io::{self, Read, Write};
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime};

use holloway_vm::host::{Alarm, Descriptor, FileFacts, Host, Names, OpenMode, Request};
use parking_lot::Mutex;

use crate::control::Control;
use crate::files::{Files, denied};

/// What time it is for a VM.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Clock {
    /// Time passes with the instructions that are executed, a nanosecond for each unit of fuel, and goes on at once where all
    /// threads sleep: runs repeat exactly. It begins at 1970-01-01T00:00Z.
    #[default]
    Virtual,
    /// The time of the system that the VM runs on.
    System,
}

/// Where a VM's unforeseeable random numbers (`SecureRandom`) come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Random {
    /// Nowhere: asking for them is an error.
    #[default]
    Denied,
    /// From a sequence that a seed decides: they can be foreseen, and repeat. Another version of this crate may have another
    /// sequence.
    Seeded(u64),
    /// From the operating system: nobody can foresee them.
    System,
}

/// Output that is kept in memory. Copies are one buffer.
#[derive(Clone, Debug, Default)]
pub struct Captured(Arc<Mutex<Vec<u8>>>);

impl Captured {
    /// An empty buffer.
    pub fn new() -> Captured {
        Captured::default()
    }

    /// Takes what has been written so far.
    pub fn take(&self) -> Vec<u8> {
        std::mem::take(&mut *self.0.lock())
    }

    /// Takes it as text; what is no UTF-8 becomes U+FFFD.
    pub fn take_text(&self) -> String {
        String::from_utf8_lossy(&self.take()).into_owned()
    }
}

impl Write for Captured {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// What is granted, as the builder collects it.
pub(crate) struct Grants {
    pub input: Box<dyn Read + Send>,
    pub output: Box<dyn Write + Send>,
    pub errors: Box<dyn Write + Send>,
    /// Bytes that may be written to both, in all.
    pub output_limit: u64,
    pub clock: Clock,
    pub random: Random,
    pub environment: Vec<(String, String)>,
    pub files: Files,
}

impl Default for Grants {
    fn default() -> Self {
        Grants {
            input: Box::new(io::empty()),
            output: Box::new(io::sink()),
            errors: Box::new(io::sink()),
            output_limit: u64::MAX,
            clock: Clock::default(),
            random: Random::default(),
            environment: Vec::new(),
            files: Files::default(),
        }
    }
}

/// The host of an embedded VM.
pub(crate) struct Sandbox {
    grants: Grants,
    control: Arc<Control>,
    start: Instant,
}

impl Sandbox {
    pub fn new(grants: Grants, control: Arc<Control>) -> Sandbox {
        Sandbox { grants, control, start: Instant::now() }
    }
}

impl Host for Sandbox {
    fn read(&mut self, descriptor: Descriptor, buffer: &mut [u8]) -> io::Result<usize> {
        match descriptor {
            0 => self.grants.input.read(buffer),
            _ => self.grants.files.read(descriptor, buffer),
        }
    }

    fn wait_readable(&mut self, _descriptor: Descriptor, _nanoseconds: u64) -> io::Result<bool> {
        // Whether a reader would wait cannot be asked of it.
        Ok(true)
    }

    fn available(&mut self, descriptor: Descriptor) -> io::Result<usize> {
        if descriptor == 0 { Ok(0) } else { self.grants.files.available(descriptor) }
    }

    fn write(&mut self, descriptor: Descriptor, bytes: &[u8]) -> io::Result<()> {
        let stream = match descriptor {
            1 => &mut self.grants.output,
            2 => &mut self.grants.errors,
            _ => return self.grants.files.write(descriptor, bytes),
        };
        let left = self.grants.output_limit.checked_sub(bytes.len() as u64);
        self.grants.output_limit = left.ok_or_else(|| io::Error::other("the limit of output is reached"))?;
        stream.write_all(bytes)
    }

    fn flush(&mut self, descriptor: Descriptor) -> io::Result<()> {
        match descriptor {
            1 => self.grants.output.flush(),
            2 => self.grants.errors.flush(),
            _ => Ok(()),
        }
    }

    fn open(&mut self, path: &str, mode: OpenMode) -> io::Result<Descriptor> {
        self.grants.files.open(path, mode)
    }

    fn close(&mut self, descriptor: Descriptor) -> io::Result<()> {
        self.grants.files.close(descriptor);
        Ok(())
    }

    fn read_at(&mut self, descriptor: Descriptor, buffer: &mut [u8], position: u64) -> io::Result<usize> {
        self.grants.files.read_at(descriptor, buffer, position)
    }

    fn write_at(&mut self, descriptor: Descriptor, bytes: &[u8], position: u64) -> io::Result<()> {
        self.grants.files.write_at(descriptor, bytes, position)
    }

    fn position(&mut self, descriptor: Descriptor) -> io::Result<u64> {
        self.grants.files.position(descriptor)
    }

    fn seek(&mut self, descriptor: Descriptor, position: u64) -> io::Result<()> {
        self.grants.files.seek(descriptor, position)
    }

    fn size(&mut self, descriptor: Descriptor) -> io::Result<u64> {
        self.grants.files.size(descriptor)
    }

    fn set_size(&mut self, descriptor: Descriptor, size: u64) -> io::Result<()> {
        self.grants.files.set_size(descriptor, size)
    }

    fn synchronise(&mut self, descriptor: Descriptor) -> io::Result<()> {
        self.grants.files.synchronise(descriptor)
    }

    fn facts(&mut self, path: &str, follow_links: bool) -> io::Result<FileFacts> {
        self.grants.files.facts(path, follow_links)
    }

    fn list(&mut self, path: &str) -> io::Result<Names> {
        self.grants.files.list(path)
    }

    fn create_directory(&mut self, path: &str) -> io::Result<()> {
        self.grants.files.create_directory(path)
    }

    fn remove(&mut self, path: &str) -> io::Result<()> {
        self.grants.files.remove(path)
    }

    fn rename(&mut self, from: &str, to: &str) -> io::Result<()> {
        self.grants.files.rename(from, to)
    }

    fn set_times(
        &mut self,
        path: &str,
        modified: Option<i64>,
        accessed: Option<i64>,
        follow_links: bool,
    ) -> io::Result<()> {
        if follow_links { self.grants.files.set_times(path, modified, accessed) } else { Err(denied()) }
    }

    fn set_mode(&mut self, path: &str, mode: u32) -> io::Result<()> {
        self.grants.files.set_mode(path, mode)
    }

    fn read_link(&mut self, path: &str) -> io::Result<String> {
        self.grants.files.read_link(path)
    }

    fn canonical(&mut self, path: &str) -> io::Result<String> {
        self.grants.files.canonical(path)
    }

    fn random(&mut self, buffer: &mut [u8]) -> io::Result<()> {
        match &mut self.grants.random {
            Random::Denied => return Err(denied()),
            Random::Seeded(state) => {
                let mut numbers = fastrand::Rng::with_seed(*state);
                numbers.fill(buffer);
                *state = numbers.get_seed();
            }
            Random::System => {
                let mut filled = 0;
                while filled < buffer.len() {
                    let rest = &mut buffer[filled..];
                    filled += rustix::rand::getrandom(rest, rustix::rand::GetRandomFlags::empty())?;
                }
            }
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
        self.control.sleep(Duration::from_nanos(nanoseconds));
    }

    fn environment(&mut self) -> Vec<(String, String)> {
        self.grants.environment.clone()
    }

    fn properties(&mut self) -> Vec<(String, String)> {
        self.grants.files.working_directory().map(|path| ("user.dir".to_owned(), path)).into_iter().collect()
    }

    fn take_request(&mut self) -> Option<Request> {
        self.control.take()
    }

    fn alarm(&self) -> Alarm {
        self.control.alarm()
    }
}
