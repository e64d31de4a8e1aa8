//! Classes in, what they print and use out: a program run in a VM inside this process.

use std::io;
use std::sync::{Arc, Mutex};

use holloway_jit::compiler::{Compile, Jit, JitOptions};
use holloway_traces::events::NoEvents;
use holloway_traces::gated::{Gated, GatedOptions};
use holloway_vm::classfile::ClassBytes;
use holloway_vm::classfile::assemble::AssembledClass;
use holloway_vm::heap::StressOptions;
use holloway_vm::host::{Host, OpenMode};
use holloway_vm::interp::Dispatch;
use holloway_vm::source::{ClassSource, InMemory, SourceError};
use holloway_vm::tier::{InterpreterOnly, Tier};
use holloway_vm::{Ended, Vm, VmOptions};

/// More than any generated program uses.
const FUEL: u64 = 20_000_000_000;

/// A way to run generated programs.
#[derive(Clone, Copy, Debug)]
pub struct GeneratedMode {
    /// For messages.
    pub name: &'static str,
    dispatch: &'static str,
    fuse: bool,
    stress: bool,
    /// Compiles everything that runs a few times.
    jit: bool,
}

/// All ways; the first is the reference.
pub const GENERATED_MODES: &[GeneratedMode] = &[
    GeneratedMode { name: "match", dispatch: "match", fuse: true, stress: false, jit: false },
    GeneratedMode { name: "tail", dispatch: "tail", fuse: true, stress: false, jit: false },
    GeneratedMode { name: "unfused", dispatch: "match", fuse: false, stress: false, jit: false },
    GeneratedMode { name: "tail unfused", dispatch: "tail", fuse: false, stress: false, jit: false },
    GeneratedMode { name: "gc", dispatch: "match", fuse: true, stress: true, jit: false },
    GeneratedMode { name: "jit", dispatch: "tail", fuse: true, stress: false, jit: true },
    GeneratedMode { name: "jit match", dispatch: "match", fuse: true, stress: false, jit: true },
    GeneratedMode { name: "jit gc", dispatch: "tail", fuse: true, stress: true, jit: true },
];

/// What a run did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RunResult {
    /// Standard output and error, as they came.
    pub output: String,
    /// How it ended.
    pub ended: Result<Ended, String>,
    /// The budget that it used.
    pub fuel: u64,
}

/// Runs the main class `P` of some classes. `None` if this build has no such dispatch.
pub fn run_classes(classes: &[AssembledClass], mode: &GeneratedMode) -> Option<RunResult> {
    let (options, tier) = mode.setup()?;
    Some(run_with(options, tier, classes, |_| ()).0)
}

impl GeneratedMode {
    /// Options and tier of a VM that runs in this way. `None` if this build has no such dispatch.
    pub fn setup(&self) -> Option<(VmOptions, Box<dyn Tier>)> {
        let mut options = VmOptions {
            dispatch: Dispatch::by_name(self.dispatch)?,
            fuse: self.fuse,
            fuel: Some(FUEL),
            ..VmOptions::default()
        };
        options.max_heap = 16 << 20;
        options.stack_bytes = 256 << 10;
        if self.stress {
            options.stress = StressOptions::everything();
        }
        let mut tier: Box<dyn Tier> = Box::new(InterpreterOnly);
        if self.jit {
            let gated = GatedOptions {
                samples: 1,
                executions: 2,
                window: 1,
                interval: 60,
                exits: 2,
                ..GatedOptions::default()
            };
            options.sample_interval = gated.interval;
            let compiler = Jit::new(JitOptions { compile: Compile::Now, ..JitOptions::default() }, Box::new(|_| {}));
            tier = Box::new(Gated::new(gated, Box::new(compiler), Box::new(NoEvents)));
        }
        Some((options, tier))
    }
}

/// Runs the main class `P` of some classes, and looks at the VM afterwards.
pub fn run_with<R: Default>(
    options: VmOptions,
    tier: Box<dyn Tier>,
    classes: &[AssembledClass],
    look: impl FnOnce(&Vm) -> R,
) -> (RunResult, R) {
    let mut source = InMemory::new("generated");
    for class in classes {
        source.add_class(&class.name, class.bytes.clone());
    }
    let output = Arc::new(Mutex::new(Vec::new()));
    let host = Box::new(Capture { output: Arc::clone(&output), nanoseconds: 0 });
    let made = Vm::new(options, Box::new(Library), Box::new(source), host, tier);
    let (ended, fuel, seen) = match made {
        Ok(mut vm) => {
            let ended = vm.run_main("P", &[]).map_err(|error| error.to_string());
            (ended, vm.statistics().fuel, look(&vm))
        }
        Err(error) => (Err(error), 0, R::default()),
    };
    let output = String::from_utf8_lossy(&output.lock().expect("no writer panics")).into_owned();
    (RunResult { output, ended, fuel }, seen)
}

/// A VM whose output nobody sees.
///
/// # Errors
/// The library lacks a class, or there is no memory for heap and stack.
pub fn silent_vm(
    options: VmOptions,
    boot: Box<dyn ClassSource>,
    class_path: Box<dyn ClassSource>,
) -> Result<Box<Vm>, String> {
    let host = Box::new(Capture { output: Arc::default(), nanoseconds: 0 });
    Vm::new(options, boot, class_path, host, Box::new(InterpreterOnly))
}

/// The embedded class library.
pub struct Library;

impl ClassSource for Library {
    fn resource(&self, path: &str) -> Result<Option<ClassBytes>, SourceError> {
        path.strip_suffix(".class").map_or(Ok(None), |name| self.find(name))
    }

    fn find(&self, binary_name: &str) -> Result<Option<ClassBytes>, SourceError> {
        Ok(holloway_classlib::find(binary_name).map(ClassBytes::Static))
    }

    fn describe(&self) -> String {
        "library".into()
    }
}

/// A host that keeps what is written.
struct Capture {
    output: Arc<Mutex<Vec<u8>>>,
    nanoseconds: u64,
}

impl Host for Capture {
    fn read(&mut self, _descriptor: i32, _buffer: &mut [u8]) -> io::Result<usize> {
        Ok(0)
    }

    fn available(&mut self, _descriptor: i32) -> io::Result<usize> {
        Ok(0)
    }

    fn wait_readable(&mut self, _descriptor: i32, _nanoseconds: u64) -> io::Result<bool> {
        Ok(true)
    }

    fn open(&mut self, _path: &str, _mode: OpenMode) -> io::Result<i32> {
        Err(io::ErrorKind::PermissionDenied.into())
    }

    fn close(&mut self, _descriptor: i32) -> io::Result<()> {
        Ok(())
    }

    fn write(&mut self, _descriptor: i32, bytes: &[u8]) -> io::Result<()> {
        self.output.lock().map_err(|_| io::Error::other("poisoned"))?.extend(bytes);
        Ok(())
    }

    fn flush(&mut self, _descriptor: i32) -> io::Result<()> {
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
