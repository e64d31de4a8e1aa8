//! What the driver decides, with compilers that do what they are told: programs in, event logs out.
//!
//! A file of `decisions/` has a program in class assembly, and for each compiler (its name behind `== `) what it was asked
//! for and what the driver said meanwhile. What the library does beside the program's class `Main` is left out, and so are
//! figures that depend on where in the program a sample falls. Blocks are numbered as they appear. `BLESS=1` rewrites the
//! logs: read the difference.
//!
//! | compiler | what it does |
//! |---|---|
//! | `evaluates` | regions are executed by the evaluator |
//! | `refuses` | every region is refused |
//! | `refuses-twice` | the first two regions are refused for a reason that may pass |
//! | `cannot-install` | regions are finished and cannot be installed |
//! | `never-finishes` | regions are taken and nothing comes back |

use std::collections::HashMap;
use std::fmt::Write as _;
use std::path::Path;
use std::sync::Arc;
use std::{env, fs};

use holloway_jit::compiler::{Compile, Execution, Jit, JitOptions};
use holloway_traces::compiler::{Charge, Compiled, Refusal, TraceCompiler};
use holloway_traces::driver::{Driver, DriverOptions};
use holloway_traces::events::{BlockPlaces, Event, EventSink};
use holloway_traces::region::Region;
use holloway_vm::classfile::assemble::assemble;
use holloway_vm::{BlockId, Control};
use parking_lot::Mutex;

use crate::hand::Assembled;
use crate::world;

/// What a compiler does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Behaviour {
    Evaluates,
    Refuses,
    RefusesTwice,
    CannotInstall,
    NeverFinishes,
}

impl Behaviour {
    fn by_name(name: &str) -> Behaviour {
        match name {
            "evaluates" => Behaviour::Evaluates,
            "refuses" => Behaviour::Refuses,
            "refuses-twice" => Behaviour::RefusesTwice,
            "cannot-install" => Behaviour::CannotInstall,
            "never-finishes" => Behaviour::NeverFinishes,
            _ => panic!("no compiler is called {name}"),
        }
    }
}

/// What was said, with blocks renumbered.
#[derive(Default)]
struct Log {
    text: String,
    blocks: HashMap<String, usize>,
}

impl Log {
    /// Adds words; those that name blocks are renumbered, figures that depend on samples left out.
    fn line(&mut self, line: &str) {
        let unsteady = ["gain=", "completion=", "bytes=", "executions=", "left=", "on-traces="];
        let words = line.split(' ').filter(|word| !unsteady.iter().any(|figure| word.starts_with(figure)));
        let words: Vec<String> = words.map(|word| self.renumbered(word)).collect();
        let _ = writeln!(self.text, "{}", words.join(" "));
    }

    fn renumbered(&mut self, word: &str) -> String {
        let mut renumbered = String::new();
        let mut rest = word;
        while let Some(at) = rest.find('B') {
            renumbered.push_str(&rest[..at]);
            let digits = rest[at + 1..].chars().take_while(char::is_ascii_digit).count();
            let block = &rest[at..=at + digits];
            if digits == 0 {
                renumbered.push_str(block);
            } else {
                let next = self.blocks.len();
                let _ = write!(renumbered, "b{}", self.blocks.entry(block.to_owned()).or_insert(next));
            }
            rest = &rest[at + digits + 1..];
        }
        renumbered + rest
    }
}

/// Keeps what is said of the program's own class.
struct Own(Arc<Mutex<Log>>);

impl EventSink for Own {
    fn event(&mut self, places: &dyn BlockPlaces, event: &Event) {
        let place = places.place(event.block());
        if place.starts_with("Main.") {
            self.0.lock().line(&format!("{event} ; {place}"));
        }
    }
}

/// A compiler that does what it is told, and notes what it is asked for.
struct Told {
    behaviour: Behaviour,
    evaluator: Jit,
    refused: u32,
    log: Arc<Mutex<Log>>,
    /// The root that was finished last, if it is the program's.
    finished: Option<BlockId>,
}

impl Told {
    fn is_own(vm: &Control<'_>, block: BlockId) -> bool {
        vm.place(block).starts_with("Main.")
    }
}

impl TraceCompiler for Told {
    fn start(&mut self, vm: &mut Control<'_>, region: &Region, grown: bool, gain: i64) -> Result<Vec<Charge>, Refusal> {
        if !Told::is_own(vm, region.root()) {
            return Err(Refusal { reason: "library", passing: false });
        }
        let blocks: Vec<String> = region.blocks.iter().map(|block| block.block.to_string()).collect();
        let grown = if grown { " grown" } else { "" };
        self.log.lock().line(&format!("> start{grown}: {}", blocks.join(" ")));
        assert!(gain > 0, "what does not pay is not compiled");
        match self.behaviour {
            Behaviour::Refuses => Err(Refusal { reason: "told-to", passing: false }),
            Behaviour::RefusesTwice if self.refused < 2 => {
                self.refused += 1;
                Err(Refusal { reason: "told-to", passing: true })
            }
            Behaviour::NeverFinishes => Ok(Vec::new()),
            _ => self.evaluator.start(vm, region, grown.is_empty(), gain),
        }
    }

    fn finished(&mut self, vm: &mut Control<'_>) -> Option<BlockId> {
        self.finished = self.evaluator.finished(vm);
        self.finished
    }

    fn install(&mut self, vm: &mut Control<'_>) -> Result<Compiled, Refusal> {
        let root = self.finished.take().expect("something has been finished");
        self.log.lock().line(&format!("> install {root}"));
        if self.behaviour == Behaviour::CannotInstall {
            return Err(Refusal { reason: "told-to", passing: false });
        }
        self.evaluator.install(vm)
    }
}

/// The log of a program with a compiler.
fn run(program: &str, behaviour: Behaviour) -> String {
    let log = Arc::new(Mutex::new(Log::default()));
    let options = DriverOptions { samples: 4, ..DriverOptions::default() };
    let evaluating = JitOptions { execution: Execution::Evaluator, compile: Compile::Now, ..JitOptions::default() };
    let compiler = Told {
        behaviour,
        evaluator: Jit::new(evaluating, Box::new(|_| {})),
        refused: 0,
        log: Arc::clone(&log),
        finished: None,
    };
    let driver = Driver::new(options, Box::new(compiler), Box::new(Own(Arc::clone(&log))));
    let classes = assemble(program).expect("class assembly");
    let path = Assembled(classes.into_iter().map(|class| (class.name, class.bytes.into())).collect());
    let mut vm_options = world::options(u64::MAX);
    vm_options.sample_interval = options.interval;
    let run = world::run_with(Box::new(path), "Main", vm_options, Box::new(driver), |_| {});
    let mut text = std::mem::take(&mut log.lock().text);
    let _ = write!(text, "output: {}", run.output);
    text
}

#[test]
fn the_driver_decides() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/regions/decisions");
    let mut files: Vec<_> = fs::read_dir(folder).expect("the folder").flatten().map(|entry| entry.path()).collect();
    files.sort();
    assert!(files.len() >= 5);
    let mut failures = String::new();
    for file in files {
        let text = fs::read_to_string(&file).expect("a file of decisions");
        let mut parts = text.split("\n== ");
        let program = parts.next().expect("a program");
        let mut written = program.to_owned();
        let (mut logs, mut outputs) = (0, Vec::new());
        for part in parts {
            let (name, expected) = part.split_once('\n').unwrap_or((part, ""));
            let found = run(program, Behaviour::by_name(name.trim()));
            outputs.push(found.lines().last().map(str::to_owned));
            let _ = write!(written, "\n== {}\n{found}", name.trim());
            if found.trim() != expected.trim() && env::var_os("BLESS").is_none() {
                let _ = writeln!(failures, "{}, {name}:\n{found}", file.display());
            }
            logs += 1;
        }
        assert!(logs > 0, "{}", file.display());
        assert!(outputs.iter().all(|output| *output == outputs[0]), "{}: {outputs:?}", file.display());
        if env::var_os("BLESS").is_some() {
            fs::write(&file, written).expect("a file of decisions is writable");
        }
    }
    assert!(failures.is_empty(), "{failures}");
}
