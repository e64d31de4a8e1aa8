//! `holloway profile`: runs a program under profilers and prints how good each profile is and what it costs.
//!
//! In goes the command line of a run. The program is executed once for the exact counts of its edges, which some
//! profilers begin with; once with all profilers at work, each scored against the exact profile of that very run; and some
//! rounds without any and with each of them alone, for their cost. Out come a table, and with `--json` and `--csv` files.
//! Each run is a process of its own ([`child`]); the program's output is left out, unless it fails.

pub mod child;
mod table;

use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::{Path, PathBuf};

use holloway_profiler::laboratory::Profiler;
use serde_json::Value;

use crate::storing::run_merge;
use crate::tables::interval::Interval;
use crate::tables::program::capture;
use crate::tables::{Progress, number};
use crate::{exit, output, say};
use table::Table;

/// Rounds in which costs are measured.
const ROUNDS: u32 = 5;

const USAGE: &str = "\
Usage: holloway profile [--sources=all|LIST] [--rounds=N] [--json FILE] [--csv FILE] [options] <mainclass> [args...]

    Runs the program in the interpreter under each profiler and prints a table:
    what it costs alone, its counters and memory, and how good its profile is,
    measured by exact counts of the same run. What the program prints is left
    out, unless it fails.
    --sources: of exact, pp, tpp(i,j), bpp(budget), spp(budget),
    counters(entries,threshold), bbb, sampling(hz[,random]), twobit(dump),
    history(bits,marker|dirty,dump), with commas in between; or all of them.
    spp takes words behind its budget: loops, hot=percent, once, timeout=units.
    --rounds: rounds in which costs are measured (5); 0 measures none.
    docs/profilers.md explains each profiler and each measure.
";

/// What is asked for.
struct Request {
    sources: Vec<Profiler>,
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
    let mut request =
        Request { sources: Profiler::all(), rounds: ROUNDS, json: None, csv: None, arguments: Vec::new() };
    let mut rest = arguments.into_iter().peekable();
    while let Some(text) = rest.peek().and_then(|next| next.to_str()).map(str::to_owned) {
        let (name, value) = text.split_once('=').map_or((text.as_str(), None), |(name, value)| (name, Some(value)));
        if !["--sources", "--rounds", "--json", "--csv"].contains(&name) {
            break;
        }
        rest.next();
        let value = match value {
            Some(value) => OsString::from(value),
            None => rest.next().ok_or_else(|| format!("Error: {name} wants a value\n"))?,
        };
        let word = || value.to_str().unwrap_or_default();
        match name {
            "--sources" => request.sources = Profiler::list(word()).map_err(|error| format!("Error: {error}\n"))?,
            "--rounds" => {
                let rounds = word().parse().ok();
                request.rounds = rounds.ok_or_else(|| format!("Error: {text}: rounds are a number\n"))?;
            }
            "--json" => request.json = Some(value.into()),
            _ => request.csv = Some(value.into()),
        }
    }
    request.arguments = rest.collect();
    let asks = |word: &OsString| word == "--help" || word == "-help";
    if request.arguments.first().is_none_or(asks) { Err(USAGE.to_owned()) } else { Ok(request) }
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

/// Runs the program once under some sources, and gives what came out.
fn execute(scratch: &Scratch, sources: &[Profiler], edges: Option<&Path>, request: &Request) -> Result<Value, String> {
    let result = scratch.file("result.json");
    let names = sources.iter().map(ToString::to_string).collect::<Vec<_>>().join(",");
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
    let alone = 1 + request.sources.len();
    let all = 2 + request.rounds as usize * alone;
    let mut progress = Progress::new(all);
    progress.step("exact counts of edges");
    let exact = Profiler::list("exact").map_err(|error| error.to_string())?;
    let first = execute(&scratch, &exact, None, &request)?;
    let edges = scratch.file("edges.json");
    fs::write(&edges, first["edges"].to_string()).map_err(|error| failed(&error.to_string()))?;
    // All at once, beside what each of them is compared with.
    let mut together = request.sources.clone();
    let needed = exact.iter().copied().chain(request.sources.iter().filter_map(Profiler::complete));
    for source in needed {
        if !together.iter().any(|other| other.to_string() == source.to_string()) {
            together.push(source);
        }
    }
    progress.step("all profilers at once");
    let scored = execute(&scratch, &together, Some(&edges), &request)?;
    let mut seconds = vec![Vec::new(); alone];
    let mut agree = vec![None; request.sources.len()];
    for round in 0..request.rounds {
        for at in 0..alone {
            // There and back, so that a machine that becomes slower does not make what comes last dearer.
            let at = if round % 2 == 0 { at } else { alone - 1 - at };
            let source = at.checked_sub(1).map(|source| request.sources[source]);
            let name = source.map_or_else(|| "no profiler".to_owned(), |source| source.to_string());
            progress.step(&format!("{name}, round {}", round + 1));
            let with_edges = source.filter(Profiler::needs_edges).map(|_| edges.as_path());
            let value = execute(&scratch, source.as_slice(), with_edges, &request)?;
            let microseconds = number(&value, "processor_us").ok_or_else(|| failed("no time was measured"))?;
            seconds[at].push(microseconds / 1e6);
            if let Some(source) = at.checked_sub(1) {
                let digest = value["scores"][0]["digest"].as_str();
                let wanted = scored["scores"][source]["digest"].as_str();
                agree[source] = digest.zip(wanted).map(|(one, other)| one == other && agree[source] != Some(false));
            }
        }
    }
    drop(progress);
    let cost = |source: usize| {
        let ratios = seconds[source + 1].iter().zip(&seconds[0]).map(|(with, without)| 100.0 * (with / without - 1.0));
        Interval::of(ratios)
    };
    let costs = (0..request.sources.len()).map(cost).collect();
    let table =
        Table { scored, costs, agree, seconds: Interval::of(seconds[0].iter().copied()), rounds: request.rounds };
    for (file, text) in [(&request.json, table.json()), (&request.csv, table.csv())] {
        if let Some(file) = file {
            fs::write(file, text).map_err(|error| format!("Error: {}: {error}\n", file.display()))?;
        }
    }
    Ok(table.text())
}
