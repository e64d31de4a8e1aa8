//! The command `profilers`: runs `holloway profile` for the benchmark programs, keeps what it measured, and writes it into
//! `docs/profilers.md` beside the figures of the profilers' papers, with pictures.
//!
//! Exit code 0 when all programs were measured, 1 when one could not be, 2 when nothing could be run.
#![forbid(unsafe_code)]

use std::path::PathBuf;
use std::process::ExitCode;
use std::{fs, io};

use clap::Parser;
use holloway_benchmarks::profilers::{self, ProfilerFigures, ProfilerPart};
use holloway_benchmarks::progress::Progress;
use holloway_benchmarks::suites::Job;
use holloway_benchmarks::{catalogue, command, process};

/// Measures the profilers over the benchmark programs and writes their figures beside those of their papers.
#[derive(Debug, Parser)]
#[command(name = "profilers")]
struct Options {
    /// Only programs whose name contains one of these, whatever the case.
    #[arg(long, value_name = "TEXT", value_delimiter = ',')]
    filter: Vec<String>,
    /// What to measure.
    #[arg(long, value_enum, value_delimiter = ',', default_values = ["accuracy", "sweep"])]
    parts: Vec<ProfilerPart>,
    /// Rounds in which costs are measured.
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(2..))]
    rounds: u32,
    /// Keeps what was measured; what it has already is not measured again.
    #[arg(long, value_name = "FILE", default_value = "benchmarks/results/profilers/figures.json")]
    data: PathBuf,
    /// Measures again what the file has already.
    #[arg(long)]
    again: bool,
    /// The document whose sections are written.
    #[arg(long, value_name = "FILE", default_value = "docs/profilers.md")]
    output: PathBuf,
    /// The folder for pictures.
    #[arg(long, value_name = "FOLDER", default_value = "docs/pictures")]
    pictures: PathBuf,
    /// The holloway to measure [default: the one built beside this program].
    #[arg(long, value_name = "PATH")]
    holloway: Option<PathBuf>,
}

fn main() -> ExitCode {
    command::exit_code("profilers", run(&Options::parse()))
}

/// Measures and writes; gives how many programs could not be measured.
fn run(options: &Options) -> Result<usize, String> {
    let holloway = command::holloway(options.holloway.as_deref())?;
    let mut measured =
        if options.data.exists() { ProfilerFigures::read(&options.data)? } else { ProfilerFigures::default() };
    let is_wanted = |job: &Job| job.is_named(&options.filter);
    let jobs: Vec<Job> = catalogue::timed().map(Job::of).filter(is_wanted).collect();
    let progress = Progress::new(jobs.len());
    let mut failed = 0;
    for (at, job) in jobs.iter().enumerate() {
        for &part in &options.parts {
            if measured.has(&job.name, part) && !options.again {
                continue;
            }
            progress.show(at, &format!("{}: {}", job.name, part.key()));
            let wanted = part.options(options.rounds);
            let words: Vec<&str> = ["profile"].into_iter().chain(wanted.iter().map(String::as_str)).collect();
            let figures = job.written(&holloway, &words, "--json=", 1);
            if let Err(why) = figures.and_then(|text| measured.add(&job.name, part, &text, &process::machine())) {
                progress.say(&format!("profilers: {}: {} was not measured: {why}", job.name, part.key()));
                failed += 1;
                continue;
            }
            measured.write(&options.data)?;
        }
    }
    let told = |error: io::Error| format!("{}: {error}", options.output.display());
    let old = fs::read_to_string(&options.output).map_err(told)?;
    fs::write(&options.output, profilers::document(&old, &measured)?).map_err(told)?;
    profilers::write_pictures(&options.pictures, &measured)?;
    Ok(failed)
}
