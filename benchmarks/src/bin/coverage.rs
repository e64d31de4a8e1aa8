//! The command `coverage`: runs `holloway tables` for the benchmark programs, keeps what it measured, and writes
//! `docs/tables.md`, the paper's figures (Berndl and Hendren 2002) beside ours; programs of public suites are added where a
//! folder of their class files is named.
//!
//! Exit code 0 when all programs were measured, 1 when one could not be, 2 when nothing could be run.
#![forbid(unsafe_code)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Parser;
use holloway_benchmarks::coverage::{self, CoverageFigures, CoveragePart, Rules};
use holloway_benchmarks::progress::Progress;
use holloway_benchmarks::suites::{self, Job};
use holloway_benchmarks::{catalogue, command, process};

/// Block dispatches of a long run.
const LONG: f64 = 1e9;
/// Block dispatches of a run in which the profiler's cost is measured: a second or more.
const COST: f64 = 1.5e8;

/// Measures the trace coverage of the benchmark programs and writes it beside the paper's figures.
#[derive(Debug, Parser)]
#[command(name = "coverage")]
struct Options {
    /// Only programs whose name contains this, whatever the case.
    #[arg(long, value_name = "TEXT", default_value = "")]
    filter: String,
    /// Rounds in which the profiler's cost is measured.
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
    /// Adds the programs of a public suite whose class files are in a folder: are-we-fast-yet or scimark2. Can be given
    /// more than once.
    #[arg(long, value_name = "NAME=FOLDER")]
    suite: Vec<String>,
    /// What to measure.
    #[arg(long, value_enum, value_delimiter = ',', default_values = ["traces", "cost", "long"])]
    parts: Vec<CoveragePart>,
    /// Keeps what was measured; what it has already is not measured again.
    #[arg(long, value_name = "FILE", default_value = "benchmarks/results/coverage/figures.json")]
    data: PathBuf,
    /// Measures again what the file has already.
    #[arg(long)]
    again: bool,
    /// The document to write.
    #[arg(long, value_name = "FILE", default_value = "docs/tables.md")]
    output: PathBuf,
    /// The holloway to measure [default: the one built beside this program].
    #[arg(long, value_name = "PATH")]
    holloway: Option<PathBuf>,
}

fn main() -> ExitCode {
    command::exit_code("coverage", run(&Options::parse()))
}

/// Measures and writes; gives how many programs could not be measured.
fn run(options: &Options) -> Result<usize, String> {
    let holloway = command::holloway(options.holloway.as_deref())?;
    let mut measured =
        if options.data.exists() { CoverageFigures::read(&options.data)? } else { CoverageFigures::default() };
    let filter = options.filter.to_lowercase();
    let mut programs: Vec<_> = catalogue::timed().collect();
    // Those of the paper's kinds first: without them there are no tables.
    programs.sort_by_key(|program| !coverage::is_of_a_kind(program.name));
    let mut jobs: Vec<Job> = programs.into_iter().map(Job::of).collect();
    for suite in &options.suite {
        jobs.extend(suites::programs(suite)?);
    }
    jobs.retain(|job| job.name.to_lowercase().contains(&filter));
    let progress = Progress::new(jobs.len());
    let mut failed = 0;
    for (at, job) in jobs.iter().enumerate() {
        for &part in &options.parts {
            // A long run is one of many rounds.
            let is_known = measured.has(&job.name, part) && !options.again;
            if is_known || (part == CoveragePart::Long && !job.has_rounds()) {
                continue;
            }
            progress.show(at, &format!("{}: {part:?}", job.name));
            if let Err(why) = measure(&mut measured, &holloway, job, part, options.rounds) {
                progress.say(&format!("coverage: {}: {part:?} was not measured: {why}", job.name));
                failed += 1;
            }
            measured.write(&options.data)?;
        }
    }
    let document = coverage::document(&measured);
    fs::write(&options.output, document).map_err(|error| format!("{}: {error}", options.output.display()))?;
    Ok(failed)
}

/// Measures a part of a program; or says why that could not be done.
fn measure(
    measured: &mut CoverageFigures,
    holloway: &Path,
    job: &Job,
    part: CoveragePart,
    rounds: u32,
) -> Result<(), String> {
    let name = &job.name;
    let repeats = |dispatches| match measured.rounds_for(name, dispatches) {
        Some(rounds) if job.has_rounds() => Ok(rounds),
        Some(_) => Ok(1),
        None => Err("its traces have not been measured".to_owned()),
    };
    match part {
        CoveragePart::Default => {
            let text = job.written(holloway, &["--tier=replay", "--fuse=off", "--count=off"], "--stats=json:", 1)?;
            measured.add_default(name, &text)
        }
        CoveragePart::Traces => {
            let text = job.written(holloway, &["tables", "--only=traces"], "--json=", 1)?;
            measured.add(name, &text, &process::machine())
        }
        CoveragePart::Cost => {
            let rounds_of_program = repeats(COST)?;
            let rounds = format!("--rounds={rounds}");
            let text = job.written(holloway, &["tables", "--only=cost", &rounds], "--json=", rounds_of_program)?;
            measured.add_cost(name, rounds_of_program, &text, &process::machine())
        }
        CoveragePart::Long => {
            let rounds = repeats(LONG)?;
            let [paper, own] = Rules::ALL.map(|rules| {
                let options = ["--profile=always", "--count=off", rules.signals()];
                job.written(holloway, &options, "--stats=json:", rounds)
            });
            measured.add_long(name, rounds, &[paper?, own?])
        }
    }
}
