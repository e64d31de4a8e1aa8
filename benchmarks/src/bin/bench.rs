//! The command `bench`: runs the benchmark programs on Holloway and on the `java` it finds, side by
//! side, and prints how they compare. See the README of this folder for the method.
//!
//! Exit code 0 when every answer was right, 1 when a contender failed, 2 when nothing could be run.
#![forbid(unsafe_code)]

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use clap::{Args, Parser, Subcommand};
use holloway_benchmarks::catalogue::{self, Benchmark, Folder};
use holloway_benchmarks::contender::{self, Contender, JavaMode};
use holloway_benchmarks::json::{Report, Setting};
use holloway_benchmarks::process;
use holloway_benchmarks::progress::Progress;
use holloway_benchmarks::results;
use holloway_benchmarks::summary::{self, Metric};
use holloway_benchmarks::table;
use holloway_benchmarks::trial::{self, Plan};

/// Runs checked Java benchmarks on Holloway and, in turns, on the java that is installed.
#[derive(Debug, Parser)]
#[command(name = "bench", args_conflicts_with_subcommands = true)]
struct CommandLine {
    #[command(subcommand)]
    action: Option<Action>,
    #[command(flatten)]
    options: Options,
}

#[derive(Debug, Subcommand)]
enum Action {
    /// Start-up time and memory of a program that says hello, over many runs.
    Hello(Options),
    /// Programs bound by the collector, in a small heap.
    Gc(Options),
    /// Parts of the class library: interpreted against java's interpreter, then compiled against java as it comes.
    Library(Options),
    /// What each pass of the optimiser is worth: every program without it, as it comes being 1.
    Passes(Options),
    /// Traces executed block by block, code without and with the optimiser, the interpreter being 1.
    Tiers(Options),
    /// Lists the programs.
    List,
    /// Prints what --save has written as one table in Markdown.
    Show {
        /// The files, whose columns stand side by side.
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
    },
}

#[derive(Debug, Args)]
struct Options {
    /// Only programs whose name or group contains this, whatever the case.
    #[arg(long, value_name = "TEXT")]
    filter: Option<String>,
    /// Processes of each contender [default: 5; hello: 40; library: 3; passes and tiers: 1].
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: Option<u32>,
    /// Rounds within each process; with more than one, the best of them is the steady time [default: 1; library: 2
    /// interpreted, 20 compiled; passes: 8; tiers: 3].
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    repeat: Option<u32>,
    /// Modes of java, by commas: xint, c1, default, or none [default: all; hello: default; gc: xint; library: xint,
    /// then default; passes and tiers: none].
    #[arg(long, value_delimiter = ',', value_name = "MODES")]
    modes: Option<Vec<String>>,
    /// What to show, by commas: wall, user, cpu, peak, steady [default: wall,peak; with --repeat also steady; passes and
    /// tiers: steady].
    #[arg(long, value_delimiter = ',', value_parser = Metric::parse)]
    metrics: Vec<Metric>,
    /// Writes all samples and figures to this file as JSON.
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Writes the same without the samples, as benchmarks/results keeps it.
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// What the files should say of the run beside the rest, such as what else the machine did.
    #[arg(long, value_name = "TEXT")]
    note: Option<String>,
    /// Compares with what --save has written before.
    #[arg(long, value_name = "FILE")]
    against: Option<PathBuf>,
    /// The holloway to measure [default: the one built beside this program].
    #[arg(long, value_name = "PATH")]
    holloway: Option<PathBuf>,
    /// Flags for holloway, by blanks [default: none; library: -Xint, then none].
    #[arg(long, value_name = "FLAGS", allow_hyphen_values = true)]
    holloway_flags: Option<String>,
    /// A second holloway to compare with, such as an older build.
    #[arg(long, value_name = "PATH")]
    baseline: Option<PathBuf>,
    /// Flags of the baseline; alone, they compare two ways to run the same holloway.
    #[arg(long, value_name = "FLAGS", allow_hyphen_values = true)]
    baseline_flags: Option<String>,
    /// The java to compare with [default: that of JAVA_HOME, else of PATH].
    #[arg(long, value_name = "PATH")]
    java: Option<PathBuf>,
    /// Heap limit of every contender [default: 256m; gc: 64m].
    #[arg(long, value_name = "SIZE")]
    heap: Option<String>,
    /// Cores to run on, by commas [default: all that are allowed].
    #[arg(long, value_delimiter = ',', value_name = "CORES")]
    cores: Vec<usize>,
    /// Time limit of a process, in seconds.
    #[arg(long, default_value_t = 300, value_name = "SECONDS")]
    limit: u64,
}

/// What differs between the commands, where the options do not say otherwise.
struct Defaults {
    name: &'static str,
    rounds: u32,
    repeat: u32,
    heap: &'static str,
    modes: &'static [JavaMode],
    holloway_flags: &'static str,
    /// Labels and flags of further ways to run Holloway, which are compared with the first and with nothing else.
    variants: &'static [(&'static str, &'static str)],
}

const PROGRAMS: Defaults = Defaults {
    name: "programs",
    rounds: 5,
    repeat: 1,
    heap: "256m",
    modes: &[JavaMode::Xint, JavaMode::C1, JavaMode::Default],
    holloway_flags: "",
    variants: &[],
};
const HELLO: Defaults = Defaults { name: "hello", rounds: 40, modes: &[JavaMode::Default], ..PROGRAMS };
const GC: Defaults = Defaults { name: "gc", heap: "64m", modes: &[JavaMode::Xint], ..PROGRAMS };
const LIBRARY_INTERPRETED: Defaults = Defaults {
    name: "library, interpreted",
    rounds: 3,
    repeat: 2,
    modes: &[JavaMode::Xint],
    holloway_flags: "-Xint",
    ..PROGRAMS
};
const LIBRARY_COMPILED: Defaults =
    Defaults { name: "library, compiled", rounds: 3, repeat: 20, modes: &[JavaMode::Default], ..PROGRAMS };
const PASSES: Defaults = Defaults {
    name: "passes",
    rounds: 1,
    repeat: 8,
    modes: &[],
    variants: &[
        ("value-numbering", "--opt=-value-numbering"),
        ("hoist", "--opt=-hoist"),
        ("peel", "--opt=-peel"),
        ("load-elimination", "--opt=-load-elimination"),
        ("sink", "--opt=-sink"),
        ("full-unroll", "--opt=-full-unroll"),
        ("if-conversion", "--opt=-if-conversion"),
        ("ranges", "--opt=-ranges"),
        ("unroll", "--opt=-unroll"),
        ("tail-duplication", "--opt=-tail-duplication"),
        ("budget", "--opt=-budget"),
        ("all", "--opt=-all"),
    ],
    ..PROGRAMS
};
const TIERS: Defaults = Defaults {
    name: "tiers",
    rounds: 1,
    repeat: 3,
    modes: &[],
    holloway_flags: "-Xint",
    variants: &[("replay", "--tier=replay"), ("unoptimised", "--tier=jit --opt=-all"), ("optimised", "--tier=jit")],
    ..PROGRAMS
};

fn main() -> ExitCode {
    let command_line = CommandLine::parse();
    let result = match &command_line.action {
        None => run(&command_line.options, &[PROGRAMS], catalogue::timed().collect()),
        Some(Action::Hello(options)) => run(options, &[HELLO], vec![catalogue::hello()]),
        Some(Action::Gc(options)) => run(options, &[GC], catalogue::collector_bound().collect()),
        Some(Action::Library(options)) => {
            run(options, &[LIBRARY_INTERPRETED, LIBRARY_COMPILED], catalogue::library().collect())
        }
        Some(Action::Passes(options)) => run(options, &[PASSES], catalogue::timed().collect()),
        Some(Action::Tiers(options)) => run(options, &[TIERS], catalogue::timed().collect()),
        Some(Action::List) => list(),
        Some(Action::Show { files }) => show(files),
    };
    match result {
        Ok(code) => code,
        Err(error) => {
            eprintln!("bench: {error}");
            ExitCode::from(2)
        }
    }
}

/// Makes the comparisons one after the other, compares them with older ones, and writes the JSON: one report, or a list
/// of them.
fn run(options: &Options, comparisons: &[Defaults], programs: Vec<Benchmark>) -> Result<ExitCode, String> {
    let programs = select(programs, options.filter.as_deref())?;
    let cores = pin(&options.cores)?;
    let older = options.against.as_deref().map(|path| older(path, comparisons)).transpose()?;
    let mut reports = Vec::new();
    let mut all_right = true;
    for defaults in comparisons {
        let (report, right) = compare(options, defaults, &programs, &cores)?;
        let older = older.iter().flatten().find(|older| older.command() == defaults.name);
        if let Some(older) = older {
            print(&results::against(&report, older, &report.metrics()))?;
        }
        reports.push(report);
        all_right &= right;
    }
    if let Some(path) = &options.json {
        Report::write(&reports, path)?;
    }
    if let Some(path) = &options.save {
        let kept: Vec<Report> = reports.iter().map(Report::without_samples).collect();
        Report::write(&kept, path)?;
    }
    Ok(if all_right { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

/// The reports of a file, which must have one for each comparison that is to be made.
fn older(path: &Path, comparisons: &[Defaults]) -> Result<Vec<Report>, String> {
    let older = Report::read(path)?;
    match comparisons.iter().find(|defaults| !older.iter().any(|report| report.command() == defaults.name)) {
        None => Ok(older),
        Some(defaults) => Err(format!("{}: has no figures of the comparison `{}`", path.display(), defaults.name)),
    }
}

fn show(files: &[PathBuf]) -> Result<ExitCode, String> {
    let reports = files.iter().map(|file| Report::read(file)).collect::<Result<Vec<_>, _>>()?;
    print(&results::markdown(&reports.concat()))?;
    Ok(ExitCode::SUCCESS)
}

fn list() -> Result<ExitCode, String> {
    let mut text = String::new();
    for program in catalogue::PROGRAMS {
        text.push_str(&format!("{:<24}{}\n", program.name, program.group.name()));
    }
    print(&text)?;
    Ok(ExitCode::SUCCESS)
}

/// Prints one comparison; whether every answer was right goes with its report.
fn compare(
    options: &Options,
    defaults: &Defaults,
    programs: &[Benchmark],
    cores: &[usize],
) -> Result<(Report, bool), String> {
    let contenders = contenders(options, defaults)?;
    let versions = contenders.iter().map(Contender::version).collect::<Result<Vec<_>, _>>()?;
    let plan = Plan {
        rounds: options.rounds.unwrap_or(defaults.rounds),
        repeat: options.repeat.unwrap_or(defaults.repeat),
        heap: options.heap.clone().unwrap_or_else(|| defaults.heap.to_owned()),
        limit: Duration::from_secs(options.limit),
    };
    let labels = contenders.iter().map(|contender| contender.label.len()).max().unwrap_or(0);
    let mut text = String::new();
    for (contender, version) in contenders.iter().zip(&versions) {
        text.push_str(&format!("{:<labels$}  {version}  {}\n", contender.label, contender.flags.join(" ")));
    }
    text.push_str(&format!(
        "{} rounds in turns, {} in each process, -Xmx{}, cores {cores:?}\n",
        plan.rounds, plan.repeat, plan.heap
    ));
    print(&text)?;

    let folder = Folder::of_this_crate();
    let progress = Progress::new(programs.len());
    let mut rows = Vec::new();
    for (index, &program) in programs.iter().enumerate() {
        progress.show(index, program.name);
        rows.push(trial::run(&folder, program, &contenders, &plan));
    }
    drop(progress);

    let metrics = metrics(options, defaults, &plan);
    let mut text = String::new();
    if defaults.name == HELLO.name {
        for row in &rows {
            text.push_str(&format!("\n{}", table::distribution(row, &contenders)));
        }
    } else {
        for &metric in &metrics {
            let metric_table = match defaults.variants {
                [] => table::comparison(&rows, &contenders, metric),
                _ => table::variants(&rows, &contenders, metric),
            };
            text.push_str(&format!("\n{metric_table}"));
        }
    }
    text.push_str(&table::failures(&rows, &contenders));
    print(&text)?;
    let setting = Setting {
        command: defaults.name,
        machine: process::machine(),
        cores: cores.to_vec(),
        metrics,
        note: options.note.clone(),
    };
    let report = Report::new(setting, &plan, &contenders, &versions, &rows);
    Ok((report, summary::failures(&rows).is_empty()))
}

fn select(programs: Vec<Benchmark>, filter: Option<&str>) -> Result<Vec<Benchmark>, String> {
    let Some(filter) = filter.map(str::to_lowercase) else { return Ok(programs) };
    let selected: Vec<Benchmark> = programs
        .into_iter()
        .filter(|program| program.name.to_lowercase().contains(&filter) || program.group.name().contains(&filter))
        .collect();
    if selected.is_empty() {
        return Err(format!("no program or group contains {filter:?}; `bench list` names them"));
    }
    Ok(selected)
}

/// The subject first: Holloway, then its baseline, then java; without a Holloway, java's modes alone.
fn contenders(options: &Options, defaults: &Defaults) -> Result<Vec<Contender>, String> {
    let mut contenders = Vec::new();
    let holloway_flags = options.holloway_flags.as_deref().unwrap_or(defaults.holloway_flags);
    if let Some(path) = options.holloway.clone().or_else(contender::find_holloway) {
        contenders.push(Contender::holloway("holloway", &path, holloway_flags));
        for (label, flags) in defaults.variants {
            contenders.push(Contender::holloway(label, &path, &format!("{holloway_flags} {flags}")));
        }
        if options.baseline.is_some() || options.baseline_flags.is_some() {
            let baseline = options.baseline.clone().unwrap_or(path);
            let flags = options.baseline_flags.as_deref().unwrap_or(holloway_flags);
            contenders.push(Contender::holloway("baseline", &baseline, flags));
        }
    } else if options.baseline.is_some() || options.baseline_flags.is_some() {
        return Err("there is no holloway to compare with the baseline (--holloway PATH)".to_owned());
    } else {
        eprintln!("bench: no holloway beside this program (--holloway PATH); only java is measured");
    }
    let modes = match &options.modes {
        None => defaults.modes.to_vec(),
        Some(names) if names.len() == 1 && names[0] == "none" => Vec::new(),
        Some(names) => names.iter().map(|name| JavaMode::parse(name)).collect::<Result<_, _>>()?,
    };
    match options.java.clone().or_else(contender::find_java) {
        Some(java) => contenders.extend(modes.into_iter().map(|mode| Contender::java(&java, mode))),
        None if modes.is_empty() => {}
        None => eprintln!("bench: no java in JAVA_HOME or on PATH (--java PATH); only holloway is measured"),
    }
    if contenders.is_empty() {
        return Err("there is nothing to run".to_owned());
    }
    Ok(contenders)
}

fn pin(cores: &[usize]) -> Result<Vec<usize>, String> {
    if !cores.is_empty() {
        process::pin_to(cores).map_err(|error| format!("cannot run on cores {cores:?}: {error}"))?;
    }
    process::allowed_cores().map_err(|error| format!("cannot tell the cores: {error}"))
}

fn metrics(options: &Options, defaults: &Defaults, plan: &Plan) -> Vec<Metric> {
    match (&options.metrics[..], plan.repeat) {
        ([], 2..) if !defaults.variants.is_empty() => vec![Metric::Steady],
        ([], 1) => vec![Metric::Wall, Metric::Peak],
        ([], _) => vec![Metric::Wall, Metric::Steady, Metric::Peak],
        (chosen, _) => chosen.to_vec(),
    }
}

fn print(text: &str) -> Result<(), String> {
    io::stdout().write_all(text.as_bytes()).map_err(|error| format!("cannot print: {error}"))
}
