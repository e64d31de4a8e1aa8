//! What compiled code executes of the program tests when everything that runs a few times is compiled: at least four
//! fifths of their bytecodes, every opcode, and every reason to leave. Prints the counts.
//!
//! In: the program tests, run with a threshold of 1 and bytecodes counted where they are retired. Compiled code
//! counts opcodes itself, behind what they do, so an instruction that is always left to the interpreter has a count of 0.
//! One program in two is run, and those of some folders; all with `HOLLOWAY_MODES=all`; with `HOLLOWAY_TESTS=part` fewer, which
//! need not have every opcode and reason.
//! The interpreter's share is taken to be the budget that it charged, which is no less than the bytecodes it retired.

#![forbid(unsafe_code)]

use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use std::{env, fs, io, thread};

use holloway_tests::extent::is_part;
use holloway_tests::{Program, differences, holloway_program, run};
use parking_lot::Mutex;
use serde_json::Value;

/// A threshold of 1: what is found once is profiled for an execution and compiled, and so is what an exit leads to twice.
const EAGER: &str = "--jit=interval=20,samples=1,executions=1,window=1,exits=2,cost=0";
const TIME_LIMIT: Duration = Duration::from_secs(120);
/// One in so many programs is run where only a part is tested.
const PART: usize = 12;
/// The same where a change is tested, and not all modes.
const USUAL: usize = 2;
/// Folders of programs that are run then in any case: of every opcode, and of what compiled code leaves for.
const ALWAYS: &[&str] = &["opcodes/", "regions/", "exceptions/", "arrays/"];
/// Of the tests' bytecodes, in per cent.
const SHARE_MIN: u64 = 80;
/// Opcodes that no program can execute: the verifier refuses them.
const REFUSED: &[&str] = &["jsr", "jsr_w", "ret"];

/// Sums over programs.
#[derive(Default)]
struct Sums {
    fuel: u64,
    compiled: u64,
    retired: u64,
    opcodes: BTreeMap<String, u64>,
    exits: BTreeMap<String, u64>,
    /// The budget that the interpreter charged, by program.
    interpreted: Vec<(u64, String)>,
}

impl Sums {
    fn add(&mut self, program: &Program, stats: &Value) {
        let number = |value: &Value| value.as_u64().unwrap_or_else(|| panic!("{}: {stats}", program.id));
        let (fuel, compiled) = (number(&stats["fuel"]), number(&stats["compiled"]["fuel"]));
        self.fuel += fuel;
        self.compiled += compiled;
        self.retired += number(&stats["retired"]["total"]);
        self.interpreted.push((fuel.saturating_sub(compiled), program.id.clone()));
        for (from, sums) in [(&stats["retired"]["opcodes"], &mut self.opcodes), (&stats["exits"], &mut self.exits)] {
            for (name, count) in from.as_object().into_iter().flatten() {
                *sums.entry(name.clone()).or_default() += number(count);
            }
        }
    }

    /// Past the test harness, which would keep it to itself where the test passes.
    fn print(&mut self) -> io::Result<()> {
        let mut out = io::stdout().lock();
        writeln!(
            out,
            "budget {}, in compiled code {}, bytecodes retired there {}",
            self.fuel, self.compiled, self.retired
        )?;
        let all = self.retired + (self.fuel - self.compiled);
        writeln!(out, "at least {:.1} % of the bytecodes in compiled code", 100.0 * self.retired as f64 / all as f64)?;
        self.interpreted.sort_unstable_by(|a, b| b.cmp(a));
        for (budget, program) in self.interpreted.iter().take(10) {
            writeln!(out, "  interpreted most: {budget:>12} {program}")?;
        }
        for (what, counts) in [("opcodes", &self.opcodes), ("exits", &self.exits)] {
            writeln!(out, "{what}:")?;
            for (name, count) in counts {
                writeln!(out, "  {name:<16} {count:>12}")?;
            }
        }
        Ok(())
    }
}

fn stats_of(holloway: &Path, program: &Program) -> Result<Value, String> {
    let file: PathBuf =
        Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("compiled-{}.json", program.id.replace('/', "-")));
    let mut command = Command::new(holloway);
    command.args(["--compile=now", "--count=retired", "--clock=virtual", EAGER]);
    command.arg(format!("--stats=json:{}", file.display()));
    command.args(&program.vm_options).arg("-cp").arg(&program.classes).arg(&program.main).args(&program.args);
    command.env_remove("CLASSPATH");
    let outcome = run(&mut command, program.stdin.clone(), TIME_LIMIT).map_err(|error| error.to_string())?;
    let differences = differences(&program.expected, &outcome);
    if !differences.is_empty() {
        return Err(format!("{}: {differences}", program.id));
    }
    let text = fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
    serde_json::from_str(&text).map_err(|error| format!("{}: {error}", program.id))
}

#[test]
fn programs_run_in_compiled_code() {
    let holloway = holloway_program().expect("the program is built");
    let programs = Program::find_all(&Path::new(env!("CARGO_MANIFEST_DIR")).join("programs")).expect("programs");
    let all = env::var("HOLLOWAY_MODES").is_ok_and(|modes| modes == "all");
    let many = if is_part() { PART } else { [USUAL, 1][usize::from(all)] };
    let is_run = |(at, program): &(usize, Program)| {
        at % many == 0 || !is_part() && ALWAYS.iter().any(|folder| program.id.starts_with(folder))
    };
    let programs: Vec<Program> = programs.into_iter().enumerate().filter(is_run).map(|(_, program)| program).collect();
    let (next, sums) = (AtomicUsize::new(0), Mutex::new(Sums::default()));
    let work = || {
        while let Some(program) = programs.get(next.fetch_add(1, Ordering::Relaxed)) {
            let stats = stats_of(&holloway, program).unwrap_or_else(|error| panic!("{error}"));
            sums.lock().add(program, &stats);
        }
    };
    let threads = env::var("HOLLOWAY_THREADS").ok().and_then(|number| number.parse().ok());
    let threads: usize = threads.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from));
    thread::scope(|scope| (0..threads).for_each(|_| drop(scope.spawn(work))));
    let mut sums = sums.into_inner();
    sums.print().expect("standard output takes the counts");
    let never = |counts: &BTreeMap<String, u64>| -> Vec<String> {
        counts.iter().filter(|(_, count)| **count == 0).map(|(name, _)| name.clone()).collect()
    };
    let mut opcodes = never(&sums.opcodes);
    opcodes.retain(|name| !REFUSED.contains(&name.as_str()));
    if !is_part() {
        assert!(opcodes.is_empty(), "never executed in compiled code: {opcodes:?}");
        assert_eq!(never(&sums.exits), [""; 0], "reasons that never occur");
        // Of a part, a single program that interprets much would decide.
        let all = sums.retired + (sums.fuel - sums.compiled);
        assert!(sums.retired * 100 >= all * SHARE_MIN, "less than {SHARE_MIN} % in compiled code");
    }
}

/// Benchmarks in which paths become frequent that no region has.
const CHANGING: &[&str] = &["RedBlackTree", "ExceptionFlow"];
/// Of their budget, what may be interpreted behind exits, in per cent.
const LOST_MAX: u64 = 5;

/// Exits get regions by what they cost, also where that is noticed while something else is being profiled or compiled.
#[test]
fn what_costs_much_behind_exits_is_compiled() {
    let holloway = holloway_program().expect("the program is built");
    let benchmarks = Path::new(env!("CARGO_MANIFEST_DIR")).join("../benchmarks/classes");
    for name in CHANGING {
        let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("changing-{name}.json"));
        let mut command = Command::new(&holloway);
        command.arg("--compile=now").arg(format!("--stats=json:{}", file.display()));
        command.arg("-cp").arg(benchmarks.join(name)).arg(name).env_remove("CLASSPATH");
        run(&mut command, Default::default(), TIME_LIMIT).expect("the program runs");
        let text = fs::read_to_string(&file).expect("statistics were written");
        let stats: Value = serde_json::from_str(&text).expect("statistics are JSON");
        let fuel = stats["fuel"].as_u64().expect("the budget is counted");
        let lost = ["branch", "return-point"].map(|reason| stats["sampled"]["lost"][reason].as_u64().unwrap_or(0));
        let lost: u64 = lost.iter().sum();
        assert!(lost * 100 <= fuel * LOST_MAX, "{name}: {lost} of {fuel} interpreted behind exits");
    }
}
