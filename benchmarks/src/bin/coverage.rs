//! The command `coverage`: runs `holloway tables` for the benchmark programs and writes `docs/tables.md`, the source's
//! figures (Berndl and Hendren 2002) beside ours.
//!
//! Exit code 0 when all programs were measured, 1 when one could not be, 2 when nothing could be run.
#![forbid(unsafe_code)]

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::{env, fs, io};

use clap::Parser;
use holloway_benchmarks::catalogue::{self, Folder, Program};
use holloway_benchmarks::coverage::{self, Measured, Part};

/// Block dispatches of a long run.
const LONG: f64 = 1e9;
/// Block dispatches of a run in which the profiler's cost is measured: a second or more.
const COST: f64 = 1.5e8;

/// Measures the trace coverage of the benchmark programs and writes it beside the source's figures.
#[derive(Debug, Parser)]
#[command(name = "coverage")]
struct Options {
    /// Only programs whose name contains this, whatever the case.
    #[arg(long, value_name = "TEXT", default_value = "")]
    filter: String,
    /// Rounds in which the profiler's cost is measured.
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
    /// What to measure.
    #[arg(long, value_enum, value_delimiter = ',', default_values = ["traces", "cost", "long"])]
    parts: Vec<Part>,
    /// Keeps what was measured, a JSON object by program; what it has already is not measured again.
    #[arg(long, value_name = "FILE")]
    data: Option<PathBuf>,
    /// The document to write.
    #[arg(long, value_name = "FILE", default_value = "docs/tables.md")]
    output: PathBuf,
    /// The holloway to measure [default: the one built beside this program].
    #[arg(long, value_name = "PATH")]
    holloway: Option<PathBuf>,
}

fn main() -> ExitCode {
    let options = Options::parse();
    match run(&options) {
        Ok(0) => ExitCode::SUCCESS,
        Ok(_) => ExitCode::from(1),
        Err(error) => {
            eprintln!("coverage: {error}");
            ExitCode::from(2)
        }
    }
}

/// Measures and writes; gives how many programs could not be measured.
fn run(options: &Options) -> Result<usize, String> {
    let beside = || env::current_exe().ok().map(|own| own.with_file_name("holloway"));
    let holloway = options.holloway.clone().or_else(beside).ok_or("no holloway: name one with --holloway")?;
    let mut measured = match &options.data {
        Some(file) if file.exists() => Measured::read(file)?,
        _ => Measured::default(),
    };
    let filter = options.filter.to_lowercase();
    let mut programs: Vec<_> =
        catalogue::timed().filter(|program| program.name.to_lowercase().contains(&filter)).collect();
    // Those of the source's kinds first: without them there are no tables.
    programs.sort_by_key(|program| !coverage::is_of_a_kind(program.name));
    let mut failed = 0;
    for (at, program) in programs.iter().enumerate() {
        for &part in &options.parts {
            if measured.has(program.name, part) {
                continue;
            }
            let _ = writeln!(io::stderr(), "[{}/{}] {}: {part:?}", at + 1, programs.len(), program.name);
            if !measure(&mut measured, &holloway, *program, part, options.rounds)? {
                failed += 1;
            }
            if let Some(file) = &options.data {
                measured.write(file)?;
            }
        }
    }
    let document = coverage::document(&measured);
    fs::write(&options.output, document).map_err(|error| format!("{}: {error}", options.output.display()))?;
    Ok(failed)
}

/// Measures a part of a program; gives whether that could be done.
fn measure(
    measured: &mut Measured,
    holloway: &Path,
    program: Program,
    part: Part,
    rounds: u32,
) -> Result<bool, String> {
    let file = env::temp_dir().join(format!("holloway-coverage-{}.json", std::process::id()));
    let mut command = Command::new(holloway);
    let mut long_rounds = 1;
    match part {
        Part::Default => {
            command.args(["--tier=replay", "--fuse=off", "--count=off"]);
            command.arg(format!("--stats=json:{}", file.display()));
        }
        Part::Traces => {
            command.args(["tables", "--only=traces"]).arg(format!("--json={}", file.display()));
        }
        Part::Cost => {
            let Some(rounds_of_program) = measured.rounds_for(program.name, COST) else { return Ok(false) };
            long_rounds = rounds_of_program;
            command.args(["tables", "--only=cost"]).arg(format!("--rounds={rounds}"));
            command.arg(format!("--json={}", file.display()));
        }
        Part::Long => {
            let Some(rounds) = measured.rounds_for(program.name, LONG) else { return Ok(false) };
            long_rounds = rounds;
            command.args(["--profile=always", "--count=off"]).arg(format!("--stats=json:{}", file.display()));
        }
    }
    let status = command
        .arg("-cp")
        .arg(Folder::of_this_crate().class_path(program))
        .args([program.name.to_owned(), long_rounds.to_string()])
        .stdout(std::process::Stdio::null())
        .status()
        .map_err(|error| format!("{}: {error}", holloway.display()))?;
    let text = fs::read_to_string(&file);
    // What cannot be removed stays in the system's directory for temporary files.
    let _ = fs::remove_file(&file);
    match text {
        Ok(text) if status.success() => match part {
            Part::Default => measured.add_default(program.name, &text),
            Part::Long => measured.add_long(program.name, long_rounds, &text),
            Part::Cost => measured.add_cost(program.name, long_rounds, &text),
            Part::Traces => measured.add(program.name, &text),
        }
        .map(|()| true),
        _ => Ok(false),
    }
}
