//! Runs programs in VMs of their own, with the class library and captured output.

use std::collections::BTreeMap;
use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use holloway_vm::classfile::ClassBytes;
use holloway_vm::code::dispatch::Dispatch;
use holloway_vm::host::{Host, OpenMode};
use holloway_vm::source::{ClassSource, Directory, SourceError};
use holloway_vm::tier::Recording;
use holloway_vm::{BlockId, InterpreterOnly, MethodId, Tier, Vm, VmOptions};
use parking_lot::Mutex;

/// Programs with loops, calls, switches, exceptions, recursion, class initialisation and threads.
pub const PROGRAMS: &[&str] = &[
    "arrays/Sieve",
    "switches/IntSwitches",
    "switches/StringSwitches",
    "exceptions/HandlerRanges",
    "exceptions/TryFinally",
    "exceptions/Rethrow",
    "objects/InitOrder",
    "objects/InitFailure",
    "objects/Dispatch",
    "threads/PingPong",
    "threads/SynchronizedCounters",
    "threads/JoinResults",
    "realistic/Queens",
    "realistic/Interpreter",
];

/// The whole class library.
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

/// A host that keeps what is written, with a clock of its own.
struct Captured {
    output: Arc<Mutex<Vec<u8>>>,
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

    fn write(&mut self, descriptor: i32, bytes: &[u8]) -> io::Result<()> {
        if descriptor == 1 {
            self.output.lock().extend_from_slice(bytes);
        }
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

/// A finished run.
pub struct Run {
    pub vm: Box<Vm>,
    pub output: String,
}

/// How all tests run programs, before they change something: the interpreter alone, times that repeat.
pub fn options() -> VmOptions {
    VmOptions { virtual_clock: true, ..VmOptions::default() }
}

/// Every dispatch that this build has.
pub fn dispatches() -> Vec<Dispatch> {
    ["tail", "match"].into_iter().filter_map(Dispatch::by_name).collect()
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// Runs one of the program tests.
pub fn run(program: &str, options: VmOptions, tier: Box<dyn Tier>) -> Run {
    let main = program.rsplit('/').next().expect("a program has a name");
    run_class(classes_of(program), main, &[], options, tier)
}

/// Where the classes of a program test lie.
pub fn classes_of(program: &str) -> PathBuf {
    root().join("../tests/programs/classes").join(program)
}

/// Runs a class of a directory.
pub fn run_class(directory: PathBuf, main: &str, arguments: &[&str], options: VmOptions, tier: Box<dyn Tier>) -> Run {
    run_over(Box::new(Library), directory, main, arguments, options, tier)
}

/// Runs a class of a directory over a class library.
pub fn run_over(
    library: Box<dyn ClassSource>,
    directory: PathBuf,
    main: &str,
    arguments: &[&str],
    options: VmOptions,
    tier: Box<dyn Tier>,
) -> Run {
    let output = Arc::new(Mutex::new(Vec::new()));
    let host = Captured { output: Arc::clone(&output), nanoseconds: 0 };
    let path = Box::new(Directory::new(directory));
    let mut vm = Vm::new(options, library, path, Box::new(host), tier).expect("the library is complete");
    let arguments: Vec<String> = arguments.iter().map(|&argument| argument.to_owned()).collect();
    vm.run_main(main, &arguments).expect("the program starts");
    let output = output.lock().clone();
    Run { vm, output: String::from_utf8(output).expect("the programs write text") }
}

/// What a program writes when nobody watches it.
pub fn expected(program: &str) -> String {
    let output = run(program, options(), Box::new(InterpreterOnly)).output;
    assert!(!output.is_empty(), "{program} writes something");
    output
}

/// A block whatever the code version: method and index.
pub type Place = (MethodId, u32);

/// The method and index of a block.
pub fn place(vm: &Vm, block: BlockId) -> Place {
    let place = vm.block_place(block).expect("the tier was told of existing blocks only");
    (place.method, place.index)
}

/// Executions of each block, by a recording.
pub fn executions(vm: &Vm, recording: &Recording) -> BTreeMap<Place, u64> {
    let mut counts = BTreeMap::new();
    for (&(_, block), &count) in recording {
        *counts.entry(place(vm, block)).or_default() += count;
    }
    counts
}

/// A name for a block, for messages.
pub fn describe(vm: &Vm, (method, index): Place) -> String {
    let found = vm.classes().method(method);
    let class = vm.classes().class(found.class);
    format!("{}.{}{} block {index}", class.name, found.name, found.descriptor)
}

/// Fails with the first place in which the counts differ.
pub fn assert_same(vm: &Vm, what: &str, left: &BTreeMap<Place, u64>, right: &BTreeMap<Place, u64>) {
    let places = left.keys().chain(right.keys());
    for &place in places {
        let (a, b) = (left.get(&place).copied().unwrap_or(0), right.get(&place).copied().unwrap_or(0));
        assert_eq!(a, b, "{what}: {}", describe(vm, place));
    }
}
