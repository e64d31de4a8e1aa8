//! What VMs in tests run in: the class library, and a host that keeps their output.

use parking_lot::Mutex;
use std::io;
use std::sync::Arc;

use holloway_vm::classfile::ClassBytes;
use holloway_vm::host::{Host, OpenMode};
use holloway_vm::source::{ClassSource, SourceError};

/// The class library.
pub struct Library;

impl ClassSource for Library {
    fn resource(&self, path: &str) -> Result<Option<ClassBytes>, SourceError> {
        let name = path.strip_suffix(".class");
        Ok(name.and_then(holloway_classlib::find).map(ClassBytes::Static))
    }

    fn describe(&self) -> String {
        "library".to_owned()
    }
}

/// A host that keeps what is written, with a clock that goes on where threads sleep.
#[derive(Default)]
pub struct Captured {
    output: Arc<Mutex<Vec<u8>>>,
    nanoseconds: u64,
}

impl Captured {
    /// A host that writes there.
    pub fn new(output: &Arc<Mutex<Vec<u8>>>) -> Captured {
        Captured { output: Arc::clone(output), nanoseconds: 0 }
    }
}

impl Host for Captured {
    fn read(&mut self, _descriptor: i32, _buffer: &mut [u8]) -> io::Result<usize> {
        Ok(0)
    }

    fn available(&mut self, _descriptor: i32) -> io::Result<usize> {
        Ok(0)
    }

    fn wait_readable(&mut self, _descriptor: i32, _nanoseconds: u64) -> io::Result<bool> {
        Ok(true)
    }

    fn write(&mut self, _descriptor: i32, bytes: &[u8]) -> io::Result<()> {
        self.output.lock().extend_from_slice(bytes);
        Ok(())
    }

    fn flush(&mut self, _descriptor: i32) -> io::Result<()> {
        Ok(())
    }

    fn open(&mut self, _path: &str, _mode: OpenMode) -> io::Result<i32> {
        Err(io::ErrorKind::PermissionDenied.into())
    }

    fn close(&mut self, _descriptor: i32) -> io::Result<()> {
        Ok(())
    }

    fn nanoseconds(&mut self) -> u64 {
        self.nanoseconds
    }

    fn milliseconds(&mut self) -> i64 {
        0
    }

    fn sleep(&mut self, nanoseconds: u64) {
        self.nanoseconds += nanoseconds;
    }

    fn environment(&mut self) -> Vec<(String, String)> {
        Vec::new()
    }
}
