//! Runs every program of `tests/programs` under the `holloway` program: in the interpreter, by default and with everything
//! compiled at once, and in some of the other modes, each of which runs some of the programs; with `HOLLOWAY_MODES=all` in
//! all of them.
//!
//! In: the committed classes and HotSpot's output. Out: one libtest test per program. It holds that in each mode
//! standard output, exit code and standard error equal HotSpot's, and that the fuel is the same in all modes.
//! Programs are run in parallel, the modes of one program in turn, because its fuels are compared with each other.
//!
//! Environment: `HOLLOWAY` is the program to test (default: `holloway` beside the folder of this test),
//! `HOLLOWAY_PROGRAMS` and `HOLLOWAY_MODES` choose by pieces of names, separated by commas (every program runs in each mode
//! that is chosen; `all` are all modes),
//! `HOLLOWAY_TESTS=part` and `HOLLOWAY_TESTS=change` have fewer programs in each of the modes,
//! `HOLLOWAY_OPTIONS` (options of `holloway`, separated by blanks, one mode a line) replaces all modes but the reference, and
//! `HOLLOWAY_TIME_LIMIT` is the limit of one run in seconds.

#![forbid(unsafe_code)]

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::sync::Arc;
use std::time::{Duration, Instant};
use std::{env, fs};

use holloway_tests::extent::one_of;
use holloway_tests::{MODES, Mode, Program, differences, fuel_of_stats, holloway_program, run};
use libtest_mimic::{Arguments, Failed, Trial};
use parking_lot::Mutex;

/// Generous, for a debug build on a busy machine, and for modes that execute everything three times; the programs themselves
/// need well under a second.
const DEFAULT_TIME_LIMIT: Duration = Duration::from_secs(180);

/// Of the programs that would have their turn in a mode, one in so many has it where only a part is tested, or a change.
const PART: [usize; 2] = [48, 6];
/// The same for the modes that all programs run in: for the first one, and for the others.
const PART_OF_FIRST: [usize; 2] = [2, 1];
const PART_OF_ALL: [usize; 2] = [5, 3];

/// Programs named at the end as those that took longest.
const SLOWEST: usize = 10;

/// What all runs share.
struct Suite {
    holloway: PathBuf,
    modes: Vec<Mode>,
    /// Whether each program runs in all of them.
    all: bool,
    time_limit: Duration,
}

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let times = Times::default();
    match trials(&times) {
        Ok(trials) => {
            let conclusion = libtest_mimic::run(&arguments, trials);
            times.print();
            conclusion.exit_code()
        }
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::FAILURE
        }
    }
}

/// How long each program took, in all its modes.
#[derive(Clone, Default)]
struct Times(Arc<Mutex<Vec<(Duration, String)>>>);

impl Times {
    /// Names the programs that took longest, if there were many.
    fn print(&self) {
        let mut times = self.0.lock();
        if times.len() <= SLOWEST {
            return;
        }
        times.sort_unstable_by(|a, b| b.cmp(a));
        println!("slowest:");
        for (time, program) in &times[..SLOWEST] {
            println!("{:8.1} s  {program}", time.as_secs_f64());
        }
    }
}

fn trials(times: &Times) -> Result<Vec<Trial>, String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("programs");
    let programs = Program::find_all(&root).map_err(|error| error.to_string())?;

    let suite = Arc::new(Suite {
        holloway: holloway_program()?,
        modes: match env::var("HOLLOWAY_OPTIONS") {
            Ok(options) => [vec![MODES[0]], Mode::with_options(&options)].concat(),
            Err(_) => chosen(MODES, "HOLLOWAY_MODES", |mode| mode.name)?,
        },
        all: ["HOLLOWAY_MODES", "HOLLOWAY_OPTIONS"].iter().any(|name| env::var_os(name).is_some()),
        time_limit: time_limit()?,
    });
    let programs = chosen(&programs, "HOLLOWAY_PROGRAMS", |program| &program.id)?;
    let trial = |(number, program): (usize, Program)| {
        let suite = Arc::clone(&suite);
        let times = times.clone();
        Trial::test(program.id.clone(), move || {
            let start = Instant::now();
            let checked = suite.check(number, &program).map_err(Failed::from);
            times.0.lock().push((start.elapsed(), program.id));
            checked
        })
    };
    Ok(programs.into_iter().enumerate().map(trial).collect())
}

/// The items whose name contains one of the pieces in the environment variable; all if it is not set.
fn chosen<T: Clone>(items: &[T], variable: &str, name: impl Fn(&T) -> &str) -> Result<Vec<T>, String> {
    let Some(pieces) = env::var(variable).ok().filter(|pieces| pieces != "all") else { return Ok(items.to_vec()) };
    let matches = |item: &&T| pieces.split(',').any(|piece| name(item).contains(piece));
    let chosen: Vec<T> = items.iter().filter(matches).cloned().collect();
    if chosen.is_empty() { Err(format!("{variable}={pieces} chooses nothing")) } else { Ok(chosen) }
}

fn time_limit() -> Result<Duration, String> {
    let Ok(seconds) = env::var("HOLLOWAY_TIME_LIMIT") else { return Ok(DEFAULT_TIME_LIMIT) };
    seconds.parse().map(Duration::from_secs).map_err(|error| format!("HOLLOWAY_TIME_LIMIT: {error}"))
}

impl Suite {
    /// Runs `program`, which has a number, in every mode it takes part in.
    fn check(&self, number: usize, program: &Program) -> Result<(), String> {
        let mut reference: Option<(Mode, u64)> = None;
        let mut report = String::new();
        for (at, mode) in self.modes.iter().enumerate() {
            let many = match mode.one_of {
                1 if at == 0 => one_of(PART_OF_FIRST),
                1 => one_of(PART_OF_ALL),
                many => many * one_of(PART),
            };
            let its_turn = self.all || number % many == at % many;
            if !its_turn || !program.bears(mode) {
                continue;
            }
            match self.check_mode(program, mode) {
                Err(failure) => report.push_str(&format!("mode {}: {failure}", mode.name)),
                Ok(_) if !program.fuel_is_fixed => {}
                Ok(fuel) => {
                    let (first, expected) = *reference.get_or_insert((*mode, fuel));
                    if fuel != expected {
                        report.push_str(&format!("mode {}: fuel {fuel}, {expected} in {}\n", mode.name, first.name));
                    }
                }
            }
        }
        if report.is_empty() { Ok(()) } else { Err(report) }
    }

    /// The fuel `program` used in `mode`, if it did what HotSpot did.
    fn check_mode(&self, program: &Program, mode: &Mode) -> Result<u64, String> {
        let stats =
            Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{}-{}.json", program.id.replace('/', "-"), mode.name));
        // A file left by an earlier run must not be taken for this one's.
        match fs::remove_file(&stats) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(error.to_string()),
            _ => {}
        }
        let mut command = Command::new(&self.holloway);
        command.args(mode.options).arg("--clock=virtual").arg(format!("--stats=json:{}", stats.display()));
        command.args(&program.vm_options).arg("-cp").arg(&program.classes).arg(&program.main).args(&program.args);
        command.env_remove("CLASSPATH");
        let outcome = run(&mut command, program.stdin.clone(), self.time_limit)
            .map_err(|error| format!("{}: {error}\n", self.holloway.display()))?;
        let differences = differences(&program.expected, &outcome);
        if !differences.is_empty() {
            return Err(differences);
        }
        let text = fs::read_to_string(&stats).map_err(|error| format!("{}: {error}\n", stats.display()))?;
        fuel_of_stats(&text).map_err(|error| format!("{error}\n"))
    }
}
