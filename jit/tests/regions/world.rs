//! Runs programs in VMs of their own, with the class library, and keeps the VM.

use std::io;
use std::path::{Path, PathBuf};

use holloway_vm::classfile::ClassBytes;
use holloway_vm::host::{Host, OpenMode};
use holloway_vm::source::{ClassSource, Directory, SourceError};
use holloway_vm::tier::InterpreterOnly;
use holloway_vm::{Vm, VmOptions};

struct Library;

impl ClassSource for Library {
    fn resource(&self, path: &str) -> Result<Option<ClassBytes>, SourceError> {
        let name = path.strip_suffix(".class");
        Ok(name.and_then(holloway_classlib::find).map(ClassBytes::Static))
    }

    fn describe(&self) -> String {
        "library".to_owned()
    }
}

/// A host without input and output, with a clock of its own.
struct Silent {
    nanoseconds: u64,
}

impl Host for Silent {
    fn read(&mut self, _descriptor: i32, _buffer: &mut [u8]) -> io::Result<usize> {
        Ok(0)
    }

    fn available(&mut self, _descriptor: i32) -> io::Result<usize> {
        Ok(0)
    }

    fn wait_readable(&mut self, _descriptor: i32, _nanoseconds: u64) -> io::Result<bool> {
        Ok(true)
    }

    fn write(&mut self, _descriptor: i32, _bytes: &[u8]) -> io::Result<()> {
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

/// The repository.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Runs a program from a class path, for as long as its fuel lasts.
pub fn run(path: Box<dyn ClassSource>, main: &str, fuel: u64) -> Box<Vm> {
    let options = VmOptions { virtual_clock: true, fuel: Some(fuel), ..VmOptions::default() };
    let host = Box::new(Silent { nanoseconds: 0 });
    let mut vm =
        Vm::new(options, Box::new(Library), path, host, Box::new(InterpreterOnly)).expect("the library is complete");
    // Programs that end in an error have run too.
    let _ = vm.run_main(main, &[]);
    vm
}

/// The compiled programs below a directory: directory and main class.
pub fn programs(directory: &str) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    let mut pending = vec![root().join(directory)];
    while let Some(directory) = pending.pop() {
        let Ok(entries) = std::fs::read_dir(&directory) else { continue };
        let name = directory.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        if directory.join(format!("{name}.class")).exists() {
            found.push((directory, name));
            continue;
        }
        pending.extend(entries.flatten().map(|entry| entry.path()).filter(|path| path.is_dir()));
    }
    found.sort();
    found
}

/// Runs a program of a directory.
pub fn run_directory(directory: PathBuf, main: &str, fuel: u64) -> Box<Vm> {
    run(Box::new(Directory::new(directory)), main, fuel)
}
