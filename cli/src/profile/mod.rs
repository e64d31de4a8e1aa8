//! `holloway profile`: runs a program under profilers and prints how good each profile is and what it costs.
//!
//! In goes the command line of a run. The program is executed once for the exact counts of its edges, which some
//! profilers begin with; once with all profilers at work, each scored against the exact profile of that very run; and some
//! rounds without any and with each of them alone, for their cost. Out come a table, and with `--json` and `--csv` files.
//! Each run is a process of its own ([`child`]); the program's output is left out, unless it fails.

pub mod child;
mod sweep;
mod table;

use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::{Path, PathBuf};

use holloway_profiler::laboratory::{self, Profiler};
use holloway_profiler::plot::Plot;
use holloway_report::machine::write_file;
use serde_json::Value;

use crate::commands::{asks_for_help, show_usage};
use crate::storing::run_merge;
use crate::tables::interval::Interval;
use crate::tables::number;
use crate::tables::program::capture;
use crate::{exit, output, progress, say};
use table::{ProfilerRow, Table};

/// Rounds in which costs are measured.
const ROUNDS: u32 = 5;

/// How it is used.
pub const USAGE: &str = "\
Usage: holloway profile [--sources=all|LIST] [--rounds=N] [--json=FILE] [--csv=FILE] [options] <mainclass> [args...]
       holloway profile --sweep [--plots=FOLDER] [--rounds=N] [--json=FILE] [--csv=FILE] [options] <mainclass> [args...]

    Runs the program in the interpreter under each profiler and prints a table:
    what it costs alone, its counters and memory, and how good its profile is,
    measured by exact counts of the same run. What the program prints is left
    out, unless it fails.
    --sources: of exact, pp, tpp(i,j), bpp(budget), spp(budget),
    counters(entries,threshold), bbb, sampling(hz[,random]), twobit(dump),
    history(bits,marker|dirty,dump), with commas in between; or all of them.
    spp takes words behind its budget: loops, hot=percent, once, timeout=units.
    --rounds: rounds in which costs are measured (5); 0 measures none.
    --sweep: the tables and curves of the profilers' papers: bpp and spp over
    budgets, tpp over thresholds, what counters lose, what lies in hot spots.
    Costs are measured if --rounds is given. --plots: the curves as SVG files.
    docs/profilers.md explains each profiler and each measure.
";

/// What is asked for.
struct Request {
    /// Those of a group work on one run together.
    groups: Vec<Vec<Profiler>>,
    sweep: bool,
    plots: Option<PathBuf>,
    rounds: u32,
    json: Option<PathBuf>,
    csv: Option<PathBuf>,
    arguments: Vec<OsString>,
}

/// Whether a command line asks for this: `profile` comes first, with something behind it. (A class of that name runs with an
/// option before it.)
pub fn is_wanted(arguments: &[OsString]) -> bool {
    arguments.first().is_some_and(|first| first == OsStr::new("profile")) && arguments.len() > 1
}

/// Does what `holloway profile ARGUMENTS` says and gives the exit code.
pub fn run(arguments: Vec<OsString>) -> u8 {
    if arguments[0] == OsStr::new("merge") {
        return run_merge(&arguments[1..]);
    }
    if arguments[0] == OsStr::new(child::OPTION) {
        return child::run(arguments[1..].to_vec());
    }
    if asks_for_help(&arguments) {
        return show_usage(USAGE);
    }
    match read(arguments).and_then(measure) {
        Ok(text) => {
            let _ = output::write(text.as_bytes());
            exit::SUCCESS
        }
        Err(message) => {
            say(&message);
            exit::FAILURE
        }
    }
}

fn read(arguments: Vec<OsString>) -> Result<Request, String> {
    let mut request = Request {
        groups: vec![Profiler::all()],
        sweep: false,
        plots: None,
        rounds: ROUNDS,
        json: None,
        csv: None,
        arguments: Vec::new(),
    };
    let (mut profilers, mut rounds) = (None, None);
    let mut rest = arguments.into_iter().peekable();
    while let Some(text) = rest.peek().and_then(|next| next.to_str()).map(str::to_owned) {
        let (name, value) = text.split_once('=').map_or((text.as_str(), None), |(name, value)| (name, Some(value)));
        if !["--sources", "--rounds", "--json", "--csv", "--plots", "--sweep"].contains(&name) {
            break;
        }
        rest.next();
        if name == "--sweep" {
            if value.is_some() {
                return Err(format!("Error: {text}: --sweep takes no value\n"));
            }
            request.sweep = true;
            continue;
        }
        let value = match value {
            Some(value) => OsString::from(value),
            None => rest.next().ok_or_else(|| format!("Error: {name} wants a value\n"))?,
        };
        let word = || value.to_str().unwrap_or_default();
        match name {
            "--sources" => profilers = Some(Profiler::list(word()).map_err(|error| format!("Error: {error}\n"))?),
            "--rounds" => {
                let number = word().parse().ok();
                rounds = Some(number.ok_or_else(|| format!("Error: {text}: rounds are a number\n"))?);
            }
            "--plots" => request.plots = Some(value.into()),
            "--json" => request.json = Some(value.into()),
            _ => request.csv = Some(value.into()),
        }
    }
    match (request.sweep, profilers) {
        (true, Some(_)) => return Err("Error: --sweep has sources of its own, without --sources\n".to_owned()),
        (true, None) => request.groups = laboratory::sweep(),
        (false, Some(profilers)) => request.groups = vec![profilers],
        (false, None) => {}
    }
    if request.plots.is_some() && !request.sweep {
        return Err("Error: --plots are of --sweep\n".to_owned());
    }
    request.rounds = rounds.unwrap_or(if request.sweep { 0 } else { ROUNDS });
    request.arguments = rest.collect();
    if request.arguments.is_empty() { Err(USAGE.to_owned()) } else { Ok(request) }
}

/// Files that the runs leave for each other, removed at the end.
struct Scratch(PathBuf);

impl Scratch {
    fn new() -> Result<Scratch, String> {
        let folder = std::env::temp_dir().join(format!("holloway-profile-{}", std::process::id()));
        fs::create_dir(&folder).map_err(|error| failed(&format!("{}: {error}", folder.display())))?;
        Ok(Scratch(folder))
    }

    fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // What cannot be removed stays in the system's directory for temporary files.
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn failed(what: &str) -> String {
    format!("Error: holloway profile: {what}\n")
}

/// Runs the program once under some profilers, and gives what came out.
fn execute(
    scratch: &Scratch,
    profilers: &[Profiler],
    edges: Option<&Path>,
    request: &Request,
) -> Result<Value, String> {
    let result = scratch.file("result.json");
    let names = names(profilers);
    let mut command: Vec<OsString> = vec!["profile".into(), child::OPTION.into(), names.clone().into()];
    command.push(result.clone().into());
    command.push(edges.map_or_else(OsString::new, |edges| edges.as_os_str().to_owned()));
    command.extend(request.arguments.iter().cloned());
    let (code, said) = capture(&command).map_err(|error| failed(&error.to_string()))?;
    let text = fs::read_to_string(&result);
    let _ = fs::remove_file(&result);
    let value = text.ok().and_then(|text| serde_json::from_str::<Value>(&text).ok());
    match (code, value) {
        (Some(0), Some(value)) => Ok(value),
        (code, _) => {
            let code = code.map_or_else(|| "no exit code".to_owned(), |code| format!("exit code {code}"));
            let under = if names.is_empty() { String::new() } else { format!(" under {names}") };
            Err(format!("{said}{}", failed(&format!("the program ended with {code}{under}"))))
        }
    }
}

fn measure(request: Request) -> Result<String, String> {
    let scratch = Scratch::new()?;
    let profilers: Vec<Profiler> = request.groups.concat();
    let all = 1 + request.groups.len() + request.rounds as usize * (1 + profilers.len());
    let progress = progress::bar(all);
    progress.set_message("exact counts of edges");
    let exact = Profiler::list("exact").map_err(|error| error.to_string())?;
    let first = execute(&scratch, &exact, None, &request)?;
    progress.inc(1);
    let edges = scratch.file("edges.json");
    fs::write(&edges, first["edges"].to_string()).map_err(|error| failed(&error.to_string()))?;
    let mut scored = Vec::new();
    for group in &request.groups {
        progress.set_message(if request.sweep { names(group) } else { "all profilers at once".to_owned() });
        scored.push(score(&scratch, group, &edges, &request)?);
        progress.inc(1);
    }
    let rows: Vec<Value> = scored.iter().zip(&request.groups).flat_map(rows).collect();
    let (seconds, agree) = costs(&request, &profilers, &rows, &mut |name, round, profilers| {
        progress.set_message(format!("{name}, round {round}"));
        let with_edges = profilers.iter().any(Profiler::needs_edges).then_some(edges.as_path());
        let seconds = execute(&scratch, profilers, with_edges, &request);
        progress.inc(1);
        seconds
    })?;
    drop(progress);
    let cost = |profiler: usize| -> Vec<f64> {
        let rounds = seconds[profiler + 1].iter().zip(&seconds[0]);
        rounds.map(|(with, without)| 100.0 * (with / without - 1.0)).collect()
    };
    let row = |(at, score): (usize, Value)| {
        let rounds = cost(at);
        ProfilerRow { score, cost: Interval::of(rounds.iter().copied()), rounds, agree: agree[at] }
    };
    let rows = rows.into_iter().enumerate().map(row);
    let table = Table {
        rows: rows.collect(),
        scored,
        seconds: Interval::of(seconds[0].iter().copied()),
        rounds: request.rounds,
    };
    for (file, text) in [(&request.json, table.json()), (&request.csv, table.csv())] {
        if let Some(file) = file {
            write_file(file, |out| out.write_all(text.as_bytes()))
                .map_err(|error| format!("Error: {}: {error}\n", file.display()))?;
        }
    }
    if let Some(folder) = &request.plots {
        write_plots(folder, &sweep::plots(&table.rows))?;
    }
    Ok(if request.sweep { sweep::text(&table.rows) } else { table.text() })
}

fn names(profilers: &[Profiler]) -> String {
    profilers.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
}

/// Runs the program under all of some profilers at once, beside what each of them is compared with.
fn score(scratch: &Scratch, profilers: &[Profiler], edges: &Path, request: &Request) -> Result<Value, String> {
    let exact = Profiler::list("exact").map_err(|error| error.to_string())?;
    let mut together = profilers.to_vec();
    for profiler in exact.into_iter().chain(profilers.iter().filter_map(Profiler::complete)) {
        if !together.iter().any(|other| other.to_string() == profiler.to_string()) {
            together.push(profiler);
        }
    }
    execute(scratch, &together, Some(edges), request)
}

/// What was scored of the profilers that were asked for.
fn rows((scored, profilers): (&Value, &Vec<Profiler>)) -> Vec<Value> {
    scored["scores"].as_array().into_iter().flatten().take(profilers.len()).cloned().collect()
}

/// Seconds by round of runs without and with each profiler alone, and whether each has counted alone what it counted among
/// the others.
type Costs = (Vec<Vec<f64>>, Vec<Option<bool>>);

/// Runs the program under some profilers, with a name for them in a round, and gives what came out.
type Run<'a> = dyn FnMut(&str, u32, &[Profiler]) -> Result<Value, String> + 'a;

fn costs(request: &Request, profilers: &[Profiler], rows: &[Value], run: &mut Run<'_>) -> Result<Costs, String> {
    let alone = 1 + profilers.len();
    let mut seconds = vec![Vec::new(); alone];
    let mut agree = vec![None; profilers.len()];
    for round in 0..request.rounds {
        for at in 0..alone {
            // There and back, so that a machine that becomes slower does not make what comes last dearer.
            let at = if round % 2 == 0 { at } else { alone - 1 - at };
            let profiler = at.checked_sub(1).map(|profiler| profilers[profiler]);
            let name = profiler.map_or_else(|| "no profiler".to_owned(), |profiler| profiler.to_string());
            let value = run(&name, round + 1, profiler.as_slice())?;
            let microseconds = number(&value, "processor_us").ok_or_else(|| failed("no time was measured"))?;
            seconds[at].push(microseconds / 1e6);
            if let Some(profiler) = at.checked_sub(1) {
                let digest = value["scores"][0]["digest"].as_str();
                let wanted = rows[profiler]["digest"].as_str();
                agree[profiler] = digest.zip(wanted).map(|(one, other)| one == other && agree[profiler] != Some(false));
            }
        }
    }
    Ok((seconds, agree))
}

fn write_plots(folder: &Path, plots: &[(String, Plot)]) -> Result<(), String> {
    let told = |path: &Path, error: &dyn std::fmt::Display| format!("Error: {}: {error}\n", path.display());
    fs::create_dir_all(folder).map_err(|error| told(folder, &error))?;
    for (name, plot) in plots {
        let file = folder.join(name);
        let svg = plot.svg().map_err(|error| told(&file, &error))?;
        write_file(&file, |out| out.write_all(svg.as_bytes())).map_err(|error| told(&file, &error))?;
    }
    Ok(())
}
