//! Classes in, what they print and use out: a program run in a VM inside this process.

use std::io;
use std::num::NonZeroU32;
use std::sync::Arc;

use holloway_jit::compiler::{Compile, Jit, JitOptions};
use holloway_jit::lower::Effort;
use holloway_traces::Parameters;
use holloway_traces::driver::{Driver, DriverOptions};
use holloway_traces::events::NoEvents;
use holloway_traces::exact::{Dispatching, Exact, ExactOptions};
use holloway_vm::classfile::ClassBytes;
use holloway_vm::classfile::assemble::AssembledClass;
use holloway_vm::code::dispatch::Dispatch;
use holloway_vm::heap::StressOptions;
use holloway_vm::host::{Host, OpenMode};
use holloway_vm::source::{ClassSource, InMemory, SourceError};
use holloway_vm::{Ended, InterpreterOnly, Tier, Vm, VmError, VmOptions};
use parking_lot::Mutex;

use crate::hotspot::HEAP_MEGABYTES;

/// More than any generated program uses.
const FUEL: u64 = 20_000_000_000;

/// A way to run generated programs.
#[derive(Clone, Copy, Debug)]
pub struct GeneratedMode {
    /// For messages.
    pub name: &'static str,
    dispatch: &'static str,
    fuse: bool,
    collect: Collect,
    tier: GeneratedTier,
}

/// How often is collected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Collect {
    /// When there is need.
    AsNeeded,
    /// At each so many allocations, and everything is checked.
    Every(u32),
}

/// What runs above the interpreter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum GeneratedTier {
    Nothing,
    /// Traces followed block by block.
    Replay,
    /// Everything that runs a few times is compiled, while the program waits. Whether our own passes run, and what the
    /// code generator does.
    Eager(bool, Effort),
    /// What is hot is compiled in a thread of its own, as by default but sooner, since programs are short.
    Background,
}

const fn interpreted(name: &'static str, dispatch: &'static str, fuse: bool) -> GeneratedMode {
    GeneratedMode { name, dispatch, fuse, collect: Collect::AsNeeded, tier: GeneratedTier::Nothing }
}

const fn tiered(name: &'static str, tier: GeneratedTier) -> GeneratedMode {
    GeneratedMode { name, tier, ..interpreted("", "tail", true) }
}

const EAGER: GeneratedTier = GeneratedTier::Eager(true, Effort::None);
/// A prime, so that the collections fall on other instructions in each round of a loop.
const SELDOM: Collect = Collect::Every(61);

/// All ways; the first is the reference.
pub const GENERATED_MODES: &[GeneratedMode] = &[
    interpreted("match", "match", true),
    interpreted("tail", "tail", true),
    interpreted("unfused", "match", false),
    interpreted("tail unfused", "tail", false),
    GeneratedMode { collect: Collect::Every(1), ..interpreted("gc", "match", true) },
    tiered("replay", GeneratedTier::Replay),
    tiered("jit", EAGER),
    GeneratedMode { dispatch: "match", ..tiered("jit match", EAGER) },
    tiered("jit speed", GeneratedTier::Eager(true, Effort::Speed)),
    tiered("jit plain", GeneratedTier::Eager(false, Effort::None)),
    tiered("jit background", GeneratedTier::Background),
    GeneratedMode { collect: SELDOM, ..tiered("jit gc", EAGER) },
    GeneratedMode { collect: Collect::Every(1), ..tiered("jit gc all", EAGER) },
];

/// Modes that cost many times as much as others.
const SLOW: &[&str] = &["gc", "jit gc all"];
/// One program in so many is run in one of these.
const SLOW_EVERY: u64 = 150;

/// The modes in which the program of a seed is run where not all are wanted: the reference, and one or two others in
/// turn.
pub fn modes_of(seed: u64) -> impl Iterator<Item = &'static GeneratedMode> {
    let is_slow = |mode: &&GeneratedMode| SLOW.contains(&mode.name);
    let usual: Vec<&GeneratedMode> = GENERATED_MODES[1..].iter().filter(|mode| !is_slow(mode)).collect();
    let slow: Vec<&GeneratedMode> = GENERATED_MODES.iter().filter(is_slow).collect();
    let turn = usual[(seed % usual.len() as u64) as usize];
    let seldom = seed.is_multiple_of(SLOW_EVERY).then(|| slow[(seed / SLOW_EVERY) as usize % slow.len()]);
    [&GENERATED_MODES[0], turn].into_iter().chain(seldom)
}

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

/// Runs the main class `P` of some classes. `None` where no such dispatch is compiled in.
pub fn run_classes(classes: &[AssembledClass], mode: &GeneratedMode) -> Option<RunResult> {
    let (options, tier) = mode.setup()?;
    Some(run_with(options, tier, classes, |_| ()).0)
}

/// How the run in one of some modes differs from that in the first of them, or that the first did not end normally.
pub fn difference<'m>(classes: &[AssembledClass], modes: impl Iterator<Item = &'m GeneratedMode>) -> Option<String> {
    let mut runs = modes.filter_map(|mode| Some((mode.name, run_classes(classes, mode)?)));
    let (first, reference) = runs.next()?;
    if reference.ended != Ok(Ended::Normally { uncaught: false }) {
        return Some(format!("{first}: {reference:?}"));
    }
    let (name, run) = runs.find(|(_, run)| *run != reference)?;
    Some(format!("{first}: {reference:?}\n{name}: {run:?}"))
}

impl GeneratedMode {
    /// Whether this mode collects at each allocation.
    pub fn collects_often(&self) -> bool {
        self.collect == Collect::Every(1)
    }

    /// Options and tier of a VM that runs in this way. `None` where no such dispatch is compiled in.
    pub fn setup(&self) -> Option<(VmOptions, Box<dyn Tier>)> {
        let mut options = VmOptions {
            dispatch: Dispatch::by_name(self.dispatch)?,
            fuse: self.fuse,
            fuel: Some(FUEL),
            ..VmOptions::default()
        };
        options.max_heap = HEAP_MEGABYTES << 20;
        // Deep recursion of frames with hundreds of locals.
        options.stack_bytes = 8 << 20;
        if let Collect::Every(nth) = self.collect {
            options.stress =
                StressOptions { collect_every_nth_allocation: NonZeroU32::new(nth), ..StressOptions::everything() };
        }
        let compile = |driver: DriverOptions, compiler: JitOptions| -> Box<dyn Tier> {
            Box::new(Driver::new(driver, Box::new(Jit::new(compiler, Box::new(|_| {}))), Box::new(NoEvents)))
        };
        let tier: Box<dyn Tier> = match self.tier {
            GeneratedTier::Nothing => Box::new(InterpreterOnly),
            GeneratedTier::Replay => {
                let parameters = Parameters { delay: 1, ..Parameters::default() };
                let driver = ExactOptions { dispatching: Dispatching::Replay, parameters, ..ExactOptions::default() };
                driver.prepare(&mut options);
                Box::new(Exact::new(driver, Box::new(NoEvents)).0)
            }
            GeneratedTier::Eager(passes, effort) => {
                let driver = DriverOptions {
                    samples: 1,
                    executions: 2,
                    window: 1,
                    interval: 60,
                    exits: 2,
                    cost: 0,
                    ..DriverOptions::default()
                };
                options.sample_interval = driver.interval;
                options.machine_portion = driver.interval;
                let mut compiler = JitOptions { compile: Compile::Now, effort: Some(effort), ..JitOptions::default() };
                if !passes {
                    compiler.passes.switch("-all").expect("it stands for every pass");
                }
                compile(driver, compiler)
            }
            GeneratedTier::Background => {
                let driver =
                    DriverOptions { samples: 3, interval: 500, exits: 50, cost: 0, ..DriverOptions::default() };
                options.sample_interval = driver.interval;
                compile(driver, JitOptions::default())
            }
        };
        Some((options, tier))
    }
}

/// Runs the main class `P` of some classes with the library that `boot` gives.
pub fn run_program(
    options: VmOptions,
    tier: Box<dyn Tier>,
    boot: Box<dyn ClassSource>,
    classes: &[AssembledClass],
) -> RunResult {
    run_with_library(options, tier, boot, classes, |_| ()).0
}

/// Runs the main class `P` of some classes, and looks at the VM afterwards.
pub fn run_with<R: Default>(
    options: VmOptions,
    tier: Box<dyn Tier>,
    classes: &[AssembledClass],
    look: impl FnOnce(&Vm) -> R,
) -> (RunResult, R) {
    run_with_library(options, tier, Box::new(Library), classes, look)
}

fn run_with_library<R: Default>(
    options: VmOptions,
    tier: Box<dyn Tier>,
    boot: Box<dyn ClassSource>,
    classes: &[AssembledClass],
    look: impl FnOnce(&Vm) -> R,
) -> (RunResult, R) {
    let mut source = InMemory::new("generated");
    for class in classes {
        source.add_class(&class.name, class.bytes.clone());
    }
    let output = Arc::new(Mutex::new(Vec::new()));
    let host = Box::new(Capture { output: Arc::clone(&output), nanoseconds: 0 });
    let made = Vm::new(options, boot, Box::new(source), host, tier);
    let (ended, fuel, seen) = match made {
        Ok(mut vm) => {
            let ended = vm.run_main("P", &[]).map_err(|error| error.to_string());
            (ended, vm.statistics().fuel, look(&vm))
        }
        Err(error) => (Err(error.to_string()), 0, R::default()),
    };
    let output = String::from_utf8_lossy(&output.lock()).into_owned();
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
) -> Result<Box<Vm>, VmError> {
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
        self.output.lock().extend(bytes);
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
        self.nanoseconds = self.nanoseconds.saturating_add(nanoseconds);
    }

    fn environment(&mut self) -> Vec<(String, String)> {
        Vec::new()
    }
}
