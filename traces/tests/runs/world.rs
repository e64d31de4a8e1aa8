//! Runs programs in VMs of their own, with the class library, captured output and a driver whose log is kept.

use std::io;
use std::path::Path;
use std::sync::Arc;

use holloway_traces::events::Lines;
use holloway_traces::exact::{Exact, ExactHandle, ExactOptions};
use holloway_traces::report::coverage::Coverage;
use holloway_vm::classfile::ClassBytes;
use holloway_vm::host::{Host, OpenMode};
use holloway_vm::source::{ClassSource, Directory, SourceError};
use holloway_vm::{MethodId, Tier, Vm, VmOptions};
use parking_lot::Mutex;

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

/// Bytes that several hands write.
#[derive(Clone, Default)]
struct Shared(Arc<Mutex<Vec<u8>>>);

impl Shared {
    fn text(&self) -> String {
        String::from_utf8_lossy(&self.0.lock()).into_owned()
    }
}

impl io::Write for Shared {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A host that keeps what is written, with a clock of its own.
struct Captured {
    output: Shared,
    nanoseconds: u64,
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
        io::Write::write_all(&mut self.output, bytes)
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

/// A finished run with a driver.
pub struct Run {
    pub vm: Box<Vm>,
    pub handle: ExactHandle,
    pub output: String,
    pub log: String,
}

impl Run {
    pub fn coverage(&self) -> Coverage {
        self.handle.coverage(&self.vm)
    }

    /// How often a kind of event is in the log.
    pub fn events(&self, word: &str) -> usize {
        self.log.lines().filter(|line| line.split(' ').any(|of_line| of_line == word)).count()
    }
}

/// A method's class, name and descriptor.
pub fn method_name(vm: &Vm, method: MethodId) -> String {
    let of_method = vm.classes().method(method);
    format!("{}.{}{}", vm.classes().class(of_method.class).name, of_method.name, of_method.descriptor)
}

fn vm_options() -> VmOptions {
    VmOptions { virtual_clock: true, ..VmOptions::default() }
}

fn run_in(program: &str, options: VmOptions, tier: Box<dyn Tier>, prepare: impl FnOnce(&mut Vm)) -> (Box<Vm>, String) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/programs/classes").join(program);
    let main = program.rsplit('/').next().expect("a program has a name");
    let output = Shared::default();
    let host = Box::new(Captured { output: output.clone(), nanoseconds: 0 });
    let path = Box::new(Directory::new(folder));
    let mut vm = Vm::new(options, Box::new(Library), path, host, tier).expect("the library is complete");
    prepare(&mut vm);
    vm.run_main(main, &[]).expect("the program starts");
    (vm, output.text())
}

/// Runs one of the program tests with a driver.
pub fn run(program: &str, options: ExactOptions) -> Run {
    run_with(program, options, vm_options())
}

/// The same without fused instructions.
pub fn run_unfused(program: &str, options: ExactOptions) -> Run {
    run_with(program, options, VmOptions { fuse: false, ..vm_options() })
}

fn run_with(program: &str, options: ExactOptions, mut vm_options: VmOptions) -> Run {
    let log = Shared::default();
    let (driver, handle) = Exact::new(options, Box::new(Lines(Box::new(log.clone()))));
    options.prepare(&mut vm_options);
    let (vm, output) = run_in(program, vm_options, Box::new(driver), |_| {});
    // Signals that waited are told when somebody asks.
    handle.coverage(&vm);
    Run { vm, handle, output, log: log.text() }
}

/// Runs one of the program tests with exact counters and nothing else.
pub fn run_exactly(program: &str) -> (Box<Vm>, String) {
    let options = VmOptions { count_bytecodes: true, ..vm_options() };
    run_in(program, options, Box::new(holloway_vm::InterpreterOnly), |_| {})
}
