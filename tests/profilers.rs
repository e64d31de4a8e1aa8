//! Profilers on every program of `tests/programs`: instrumented code does what plain code does, and what is counted is right.
//!
//! In: the committed classes and HotSpot's output. Out: one libtest test per program. It holds that under `exact`, `brute`,
//! `pp`, `bpp` and `spp` at once, each with counters of its own in the same code, standard output, exit code and standard error equal
//! HotSpot's; that edge counts recovered from those off a spanning tree equal those of a counter on every edge,
//! exceptions, threads and exits included; that no exception leaves a block by an edge that is not listed; and that each block is
//! executed as often by the paths through it as by the edges into it.
//!
//! Environment: as for the test `programs`, without modes; with `HOLLOWAY_TESTS=part` and `HOLLOWAY_TESTS=change` some of the programs.

#![forbid(unsafe_code)]

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::sync::Arc;
use std::time::Duration;
use std::{env, fs};

use holloway_tests::extent::one_of;
use holloway_tests::{Program, differences, holloway_program, run};
use libtest_mimic::{Arguments, Failed, Trial};
use serde_json::Value;

const TIME_LIMIT: Duration = Duration::from_secs(180);
/// One in so many programs is run where only a part is tested, or a change.
const PART: [usize; 2] = [8, 4];
const PROFILERS: &str = "exact,brute,pp,bpp,spp";

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    match trials() {
        Ok(trials) => libtest_mimic::run(&arguments, trials).exit_code(),
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::FAILURE
        }
    }
}

fn trials() -> Result<Vec<Trial>, String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("programs");
    let programs = Program::find_all(&root).map_err(|error| error.to_string())?;
    let holloway = Arc::new(holloway_program()?);
    let pieces = env::var("HOLLOWAY_PROGRAMS").unwrap_or_else(|_| "all".to_owned());
    let is_chosen = |program: &Program| pieces == "all" || pieces.split(',').any(|piece| program.id.contains(piece));
    let trial = |program: Program| {
        let holloway = Arc::clone(&holloway);
        Trial::test(program.id.clone(), move || check(&holloway, &program).map_err(Failed::from))
    };
    Ok(programs.into_iter().filter(is_chosen).step_by(one_of(PART)).map(trial).collect())
}

fn check(holloway: &Path, program: &Program) -> Result<(), String> {
    let file: PathBuf =
        Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("profilers-{}.json", program.id.replace('/', "-")));
    // A file left by an earlier run must not be taken for this one's.
    match fs::remove_file(&file) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(error.to_string()),
        _ => {}
    }
    let mut command = Command::new(holloway);
    command.args(["profile", "--run", PROFILERS]).arg(&file).args(["", "--clock=virtual"]);
    command.args(&program.vm_options).arg("-cp").arg(&program.classes).arg(&program.main).args(&program.args);
    command.env_remove("CLASSPATH");
    let outcome = run(&mut command, program.stdin.clone(), TIME_LIMIT).map_err(|error| error.to_string())?;
    let differences = differences(&program.expected, &outcome);
    if !differences.is_empty() {
        return Err(differences);
    }
    let text = fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
    let told: Value = serde_json::from_str(&text).map_err(|error| error.to_string())?;
    if told.get("scores").is_none() {
        // Nothing was run: the class is refused.
        return Ok(());
    }
    if told["unlisted_exceptions"] != 0 {
        return Err(format!("{} exceptions by edges that are not listed", told["unlisted_exceptions"]));
    }
    match told["disagreements"].as_array().map(Vec::as_slice) {
        Some([]) => Ok(()),
        Some([first, rest @ ..]) => Err(format!("{first}, and {} more", rest.len())),
        None => Err("no disagreements are told of".to_owned()),
    }
}
