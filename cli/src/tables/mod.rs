//! `holloway tables`: runs a program at the paper's settings and prints Tables I to VII of Berndl and Hendren (2002) for it.
//!
//! In goes the command line of a run; the program is executed once for each threshold and start state delay under each of
//! two sets of rules, the paper's and those that this VM comes with, profiled at every block and without fused
//! instructions, as in the paper; once without joining traces, once with traces selected as next executing tail; and some
//! rounds for what the profiler costs, without fused instructions and with them. Out come the tables as text, and with
//! `--json=FILE` as JSON (schema `holloway.tables/2`). What was not measured is a dash in the text and null in the JSON.

pub mod interval;
mod paper;
pub mod program;
mod text;

use std::ffi::{OsStr, OsString};
use std::path::PathBuf;

use holloway_report::machine::write_file;
use serde_json::{Value, json};

use crate::commands::{asks_for_help, show_usage};
use crate::{exit, output, progress, say};
use program::execute;

/// The paper's thresholds, in percent.
const THRESHOLDS: [u32; 5] = [100, 99, 98, 97, 95];
/// The paper's start state delays.
const DELAYS: [u32; 3] = [1, 64, 4096];
/// What one of them is varied at.
const DEFAULT: (u32, u32) = (97, 64);

/// Rounds of each way to run in which the profiler's cost is measured.
const ROUNDS: u32 = 3;
/// The ways to run: their names in the JSON form, and what turns them on.
const WAYS: [(&str, &[&str]); 4] = [
    ("plain", &["--tier=interp", "--fuse=off"]),
    ("profiled", &["--tier=profile", "--profile=always", "--fuse=off"]),
    ("fused", &["--tier=interp"]),
    ("fused_profiled", &["--tier=profile", "--profile=always"]),
];

/// Seconds of processor time of one round, by [`WAYS`].
type Seconds = [f64; WAYS.len()];

/// Which changes raise a signal, and how far traces go.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Rules {
    /// Those of Berndl and Hendren.
    Paper,
    /// Those that this VM comes with.
    Own,
}

impl Rules {
    const ALL: [Rules; 2] = [Rules::Paper, Rules::Own];

    /// The name in the JSON form.
    fn name(self) -> &'static str {
        match self {
            Rules::Paper => "paper",
            Rules::Own => "own",
        }
    }

    fn options(self) -> [&'static str; 2] {
        match self {
            Rules::Paper => ["--signals=paper", "--join=off"],
            Rules::Own => ["--signals=stable", "--join=on"],
        }
    }
}

/// How it is used.
pub const USAGE: &str = "\
Usage: holloway tables [--json=FILE] [--rounds=N] [--only=traces|cost] [options] <mainclass> [args...]

    Runs the program at completion thresholds 100, 99, 98, 97, 95 and start state
    delays 1, 64, 4096, by the rules of Berndl and Hendren (2002) and by Holloway's,
    and prints their tables for it. What the program prints is left out, unless it
    fails. N rounds (3) measure the profiler's cost.
    --only: only Tables I to V, or only the times of Table VI.
";

/// One run's settings and what it measured.
struct Run {
    rules: Rules,
    threshold: u32,
    delay: u32,
    figures: Value,
}

/// Does what `holloway tables ARGUMENTS` says and gives the exit code.
pub fn run(arguments: Vec<OsString>) -> u8 {
    if asks_for_help(&arguments) {
        return show_usage(USAGE);
    }
    match measure(arguments) {
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

fn measure(mut arguments: Vec<OsString>) -> Result<String, String> {
    let mut json_file = None;
    let mut rounds = ROUNDS;
    let (mut traces, mut cost) = (true, true);
    while let Some(first) = arguments.first().and_then(|first| first.to_str()) {
        if let Some(file) = first.strip_prefix("--json=") {
            json_file = Some(PathBuf::from(file));
        } else if let Some(number) = first.strip_prefix("--rounds=") {
            let number = number.parse().ok().filter(|number| *number > 0);
            rounds = number.ok_or_else(|| format!("Error: {first}: rounds are a number from 1 on\n"))?;
        } else if let Some(part) = first.strip_prefix("--only=") {
            (traces, cost) = match part {
                "traces" => (true, false),
                "cost" => (false, true),
                _ => return Err(format!("Error: {first}: what can be measured alone is traces or cost\n")),
            };
        } else {
            break;
        }
        arguments.remove(0);
    }
    if arguments.is_empty() {
        return Err(USAGE.to_owned());
    }
    let settings = THRESHOLDS
        .iter()
        .map(|&threshold| (threshold, DEFAULT.1))
        .chain(DELAYS.iter().filter(|&&delay| delay != DEFAULT.1).map(|&delay| (DEFAULT.0, delay)));
    let settings = settings.flat_map(|setting| Rules::ALL.map(|rules| (setting, rules)));
    let settings: Vec<((u32, u32), Rules)> = settings.filter(|_| traces).collect();
    let all = settings.len() + 2 * usize::from(traces) + if cost { rounds as usize * WAYS.len() } else { 0 };
    let progress = progress::bar(all);
    let mut runs = Vec::new();
    for ((threshold, delay), rules) in settings {
        progress.set_message(format!("threshold {threshold} %, delay {delay}, {}", rules.options().join(" ")));
        let (threshold_option, delay_option) = (format!("--threshold={threshold}"), format!("--delay={delay}"));
        let [signals, join] = rules.options();
        let options =
            ["--tier=replay", "--profile=always", "--fuse=off", signals, join, &threshold_option, &delay_option];
        runs.push(Run { rules, threshold, delay, figures: execute(&options, &arguments)? });
        progress.inc(1);
    }
    let (mut unjoined, mut tail) = (None, None);
    if traces {
        progress.set_message("traces that are not joined");
        unjoined = Some(execute(&["--tier=replay", "--join=off", "--fuse=off"], &arguments)?);
        progress.inc(1);
        progress.set_message("next executing tail");
        tail = Some(execute(&["--tier=replay", "--select=net", "--fuse=off"], &arguments)?);
        progress.inc(1);
    }
    let mut seconds = Vec::new();
    for round in 0..if cost { rounds } else { 0 } {
        let mut of_round = [f64::NAN; WAYS.len()];
        for at in 0..WAYS.len() {
            // There and back, so that a machine that becomes slower does not make the way that comes last dearer.
            let way = if round % 2 == 0 { at } else { WAYS.len() - 1 - at };
            let (name, options) = WAYS[way];
            progress.set_message(format!("{}, round {}", name.replace('_', " and "), round + 1));
            let microseconds = number(&execute(options, &arguments)?, "processor_us");
            of_round[way] = microseconds.ok_or("Error: holloway tables: no processor time was measured\n")? / 1e6;
            progress.inc(1);
        }
        seconds.push(of_round);
    }
    drop(progress);
    let tables = Tables { runs, unjoined, tail, seconds };
    if let Some(file) = json_file {
        let text = format!("{:#}\n", tables.json());
        write_file(&file, |out| out.write_all(text.as_bytes()))
            .map_err(|error| format!("Error: {}: {error}\n", file.display()))?;
    }
    Ok(tables.text())
}

/// What all runs measured.
struct Tables {
    runs: Vec<Run>,
    /// What was measured without joining traces.
    unjoined: Option<Value>,
    /// What was measured with traces selected as next executing tail.
    tail: Option<Value>,
    /// By round.
    seconds: Vec<Seconds>,
}

/// A figure by its name, the names of parts joined by dots; `None` where it was not measured.
pub fn number(figures: &Value, name: &str) -> Option<f64> {
    figures.pointer(&format!("/{}", name.replace('.', "/"))).and_then(Value::as_f64)
}

impl Tables {
    fn at(&self, rules: Rules, (threshold, delay): (u32, u32)) -> Option<&Value> {
        let run = self.runs.iter().find(|run| (run.rules, run.threshold, run.delay) == (rules, threshold, delay));
        run.map(|run| &run.figures)
    }

    fn json(&self) -> Value {
        let runs = self.runs.iter().map(|run| {
            let Run { rules, threshold, delay, figures } = run;
            json!({ "rules": rules.name(), "threshold": threshold, "delay": delay, "figures": figures })
        });
        let mut json = json!({ "schema": "holloway.tables/2" });
        if let (Some(unjoined), Some(tail)) = (&self.unjoined, &self.tail) {
            json["runs"] = runs.collect();
            json["not_joined"] = unjoined.clone();
            json["next_executing_tail"] = tail.clone();
        }
        if !self.seconds.is_empty() {
            let of_way = |way: usize| self.seconds.iter().map(|seconds| seconds[way]).collect::<Vec<_>>();
            json["seconds"] = WAYS.iter().enumerate().map(|(way, (name, _))| (*name, json!(of_way(way)))).collect();
        }
        json
    }
}

/// Whether a command line asks for the tables: `tables` comes first, with something behind it. (A class of that name
/// runs with an option before it.)
pub fn is_wanted(arguments: &[OsString]) -> bool {
    arguments.first().is_some_and(|first| first == OsStr::new("tables")) && arguments.len() > 1
}
