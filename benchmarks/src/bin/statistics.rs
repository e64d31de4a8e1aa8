//! The command `statistics`: runs each benchmark program once with `--stats`, keeps what it said of compiling and of what stayed
//! interpreted, and writes it into `docs/figures.md`.
//!
//! Exit code 0 when all programs were measured, 1 when one could not be, 2 when nothing could be run.
#![forbid(unsafe_code)]

use std::path::PathBuf;
use std::process::ExitCode;
use std::{fs, io};

use clap::Parser;
use holloway_benchmarks::progress::Progress;
use holloway_benchmarks::statistics::{self, RunFigures};
use holloway_benchmarks::suites::Job;
use holloway_benchmarks::{catalogue, command, process};

/// Asks each benchmark program what compiling it cost and what of it was interpreted though it was hot.
#[derive(Debug, Parser)]
#[command(name = "statistics")]
struct Options {
    /// Only programs whose name contains one of these, whatever the case.
    #[arg(long, value_name = "TEXT", value_delimiter = ',')]
    filter: Vec<String>,
    /// Keeps what was measured; what it has already is not measured again.
    #[arg(long, value_name = "FILE", default_value = "benchmarks/results/statistics/figures.json")]
    data: PathBuf,
    /// Measures again what the file has already.
    #[arg(long)]
    again: bool,
    /// The document whose sections are written.
    #[arg(long, value_name = "FILE", default_value = "docs/figures.md")]
    output: PathBuf,
    /// The holloway to measure [default: the one built beside this program].
    #[arg(long, value_name = "PATH")]
    holloway: Option<PathBuf>,
}

fn main() -> ExitCode {
    command::exit_code("statistics", run(&Options::parse()))
}

/// Measures and writes; gives how many programs could not be measured.
fn run(options: &Options) -> Result<usize, String> {
    let holloway = command::holloway(options.holloway.as_deref())?;
    let mut measured = if options.data.exists() { RunFigures::read(&options.data)? } else { RunFigures::default() };
    let is_wanted = |job: &Job| job.is_named(&options.filter);
    let jobs: Vec<Job> = catalogue::PROGRAMS.iter().copied().map(Job::of).filter(is_wanted).collect();
    let progress = Progress::new(jobs.len());
    let mut failed = 0;
    for (at, job) in jobs.iter().enumerate() {
        if measured.has(&job.name) && !options.again {
            continue;
        }
        progress.show(at, &job.name);
        let written = job.written(&holloway, &[], "--stats=json:", 1);
        match written.and_then(|text| measured.add(&job.name, &text, &process::machine())) {
            Ok(()) => measured.write(&options.data)?,
            Err(why) => {
                progress.say(&format!("statistics: {} was not measured: {why}", job.name));
                failed += 1;
            }
        }
    }
    let told = |error: io::Error| format!("{}: {error}", options.output.display());
    let old = fs::read_to_string(&options.output).map_err(told)?;
    fs::write(&options.output, statistics::document(&old, &measured)?).map_err(told)?;
    Ok(failed)
}
