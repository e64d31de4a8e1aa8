//! `holloway tables`: runs a program at the source's settings and prints Tables I to VII of Berndl and Hendren (2002) for it.
//!
//! In goes the command line of a run; the program is executed once for each threshold and start state delay, profiled at
//! every block and without fused instructions, as in the source; once without joining traces, once with traces selected as
//! next executing tail; and some rounds for what the profiler costs, without fused instructions and with them. Out come the tables as text, and
//! with `--json=FILE` as JSON (schema `holloway.tables/1`).

use std::ffi::{OsStr, OsString};
use std::fmt::Write as _;
use std::io::{IsTerminal as _, Write as _};
use std::path::PathBuf;
use std::process::{Command, Stdio};

use serde_json::{Value, json};

use crate::{exit, output, say};

/// The source's thresholds, in percent.
const THRESHOLDS: [u32; 5] = [100, 99, 98, 97, 95];
/// The source's start state delays.
const DELAYS: [u32; 3] = [1, 64, 4096];
/// What one of them is varied at.
const DEFAULT: (u32, u32) = (97, 64);

/// Rounds of each way to run in which the profiler's cost is measured; the best counts.
const ROUNDS: u32 = 3;
/// The ways to run: their names in the JSON form, and what turns them on.
const WAYS: [(&str, &[&str]); 4] = [
    ("plain", &["--tier=interp", "--fuse=off"]),
    ("profiled", &["--tier=profile", "--profile=always", "--fuse=off"]),
    ("fused", &["--tier=interp"]),
    ("fused_profiled", &["--tier=profile", "--profile=always"]),
];

const USAGE: &str = "\
Usage: holloway tables [--json=FILE] [--rounds=N] [--only=traces|cost] [options] <mainclass> [args...]

    Runs the program at completion thresholds 100, 99, 98, 97, 95 and start state
    delays 1, 64, 4096 and prints the tables of Berndl and Hendren (2002) for it.
    What the program prints is left out. N rounds (3) measure the profiler's cost.
    --only: only Tables I to V, or only the times of Table VI.
";

/// One run's settings and what it measured.
struct Run {
    threshold: u32,
    delay: u32,
    figures: Value,
}

/// Does what `holloway tables ARGUMENTS` says and gives the exit code.
pub fn run(arguments: Vec<OsString>) -> u8 {
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
    if arguments.is_empty() || arguments[0] == "--help" || arguments[0] == "-help" {
        return Err(USAGE.to_owned());
    }
    let settings = THRESHOLDS
        .iter()
        .map(|&threshold| (threshold, DEFAULT.1))
        .chain(DELAYS.iter().filter(|&&delay| delay != DEFAULT.1).map(|&delay| (DEFAULT.0, delay)));
    let settings: Vec<(u32, u32)> = settings.filter(|_| traces).collect();
    let all = settings.len() + 2 * usize::from(traces) + if cost { rounds as usize * WAYS.len() } else { 0 };
    let mut progress = Progress { done: 0, all, shown: std::io::stderr().is_terminal() };
    let mut runs = Vec::new();
    for (threshold, delay) in settings {
        progress.step(&format!("threshold {threshold} %, delay {delay}"));
        let (threshold_option, delay_option) = (format!("--threshold={threshold}"), format!("--delay={delay}"));
        let options = ["--tier=replay", "--profile=always", "--fuse=off", &threshold_option, &delay_option];
        runs.push(Run { threshold, delay, figures: execute(&options, &arguments)? });
    }
    let (mut unjoined, mut tail) = (None, None);
    if traces {
        progress.step("traces that are not joined");
        unjoined = Some(execute(&["--tier=replay", "--join=off", "--fuse=off"], &arguments)?);
        progress.step("next executing tail");
        tail = Some(execute(&["--tier=replay", "--select=net", "--fuse=off"], &arguments)?);
    }
    let mut seconds = None;
    for round in 1..=if cost { rounds } else { 0 } {
        let best = seconds.get_or_insert([f64::INFINITY; WAYS.len()]);
        for (best, (name, options)) in best.iter_mut().zip(WAYS) {
            progress.step(&format!("{}, round {round}", name.replace('_', " and ")));
            *best = best.min(number(&execute(options, &arguments)?, "processor_us") / 1e6);
        }
    }
    progress.clear();
    let tables = Tables { runs, unjoined, tail, seconds };
    if let Some(file) = json_file {
        let text = format!("{:#}\n", tables.json());
        std::fs::write(&file, text).map_err(|error| format!("Error: {}: {error}\n", file.display()))?;
    }
    Ok(tables.text())
}

/// Runs the program once; gives its statistics.
fn execute(options: &[&str], arguments: &[OsString]) -> Result<Value, String> {
    let failed = |what: &dyn std::fmt::Display| format!("Error: holloway tables: {what}\n");
    let program = std::env::current_exe().map_err(|error| failed(&error))?;
    let file = std::env::temp_dir().join(format!("holloway-tables-{}.json", std::process::id()));
    let mut statistics = OsString::from("--stats=json:");
    statistics.push(&file);
    let mut command = Command::new(program);
    command.arg("--count=off").args(options).arg(statistics).args(arguments);
    let status = command.stdin(Stdio::null()).stdout(Stdio::null()).status().map_err(|error| failed(&error))?;
    let text = std::fs::read_to_string(&file);
    // What cannot be removed stays in the system's directory for temporary files.
    let _ = std::fs::remove_file(&file);
    let text = text.map_err(|_| failed(&format!("the program could not be run ({status})")))?;
    let figures: Value = serde_json::from_str(&text).map_err(|error| failed(&error))?;
    match figures["end"].as_str() {
        // The run itself has said why.
        Some("launch error") => Err(String::new()),
        _ => Ok(figures),
    }
}

struct Progress {
    done: usize,
    all: usize,
    shown: bool,
}

impl Progress {
    fn step(&mut self, what: &str) {
        self.done += 1;
        if self.shown {
            let _ = write!(std::io::stderr(), "\r\x1b[K[{}/{}] {what}", self.done, self.all);
        }
    }

    fn clear(&self) {
        if self.shown {
            let _ = write!(std::io::stderr(), "\r\x1b[K");
        }
    }
}

/// What is printed by threshold: title, figure, scale and unit.
const BY_THRESHOLD: [(&str, &str, f64, &str); 8] = [
    ("Table I: blocks of a completed trace, average", "average_trace_length_blocks", 1.0, ""),
    ("  bytecodes of a completed trace, average", "average_trace_length_bytecodes", 1.0, ""),
    ("Table II: bytecodes in completed traces / all", "coverage.completed", 100.0, " %"),
    ("  the same for all traces", "coverage.all", 100.0, " %"),
    ("Table III: traces completed / entered", "completion_rate", 100.0, " %"),
    ("  the same, each passage of a loop by itself", "completion_rate_iterations", 100.0, " %"),
    ("Table IV: thousands of block dispatches per signal", "dispatches_per_signal", 1e-3, ""),
    ("  traces built", "traces_built", 1.0, ""),
];

/// What all runs measured.
struct Tables {
    runs: Vec<Run>,
    /// What was measured without joining traces.
    unjoined: Option<Value>,
    /// What was measured with traces selected as next executing tail.
    tail: Option<Value>,
    /// Seconds of processor time, by [`WAYS`].
    seconds: Option<[f64; WAYS.len()]>,
}

fn number(figures: &Value, name: &str) -> f64 {
    figures.pointer(&format!("/{}", name.replace('.', "/"))).and_then(Value::as_f64).unwrap_or(0.0)
}

impl Tables {
    fn at(&self, threshold: u32, delay: u32) -> Option<&Value> {
        let run = self.runs.iter().find(|run| (run.threshold, run.delay) == (threshold, delay));
        run.map(|run| &run.figures)
    }

    fn by_threshold(&self, name: &str) -> Vec<(u32, f64)> {
        let value = |&threshold: &u32| Some((threshold, number(self.at(threshold, DEFAULT.1)?, name)));
        THRESHOLDS.iter().filter_map(value).collect()
    }

    fn by_delay(&self, name: &str) -> Vec<(u32, f64)> {
        let value = |&delay: &u32| Some((delay, number(self.at(DEFAULT.0, delay)?, name)));
        DELAYS.iter().filter_map(value).collect()
    }

    fn text(&self) -> String {
        let mut text = String::new();
        // Writing to a string does not fail.
        let _ = self.write_text(&mut text);
        text
    }

    fn write_text(&self, out: &mut String) -> std::fmt::Result {
        let figures = self.at(DEFAULT.0, DEFAULT.1);
        if figures.is_some() {
            self.write_by_setting(out)?;
            out.push('\n');
        }
        if let Some(seconds) = self.seconds {
            write_cost(out, seconds, figures)?;
        }
        let (Some(figures), Some(unjoined), Some(tail)) = (figures, &self.unjoined, &self.tail) else { return Ok(()) };
        let title = "at 97 % and 64: graph, not joined, next tail";
        writeln!(out, "\n{title:<52}{:>12}{:>12}{:>12}", "graph", "not joined", "tail")?;
        for (title, name, scale, unit) in BY_THRESHOLD {
            let value = |figures: &Value| format!("{:.1}{unit}", number(figures, name) * scale);
            writeln!(out, "{title:<52}{:>12}{:>12}{:>12}", value(figures), value(unjoined), value(tail))?;
        }
        Ok(())
    }

    /// Tables I to V.
    fn write_by_setting(&self, out: &mut String) -> std::fmt::Result {
        write!(out, "{:<52}", "completion threshold")?;
        for threshold in THRESHOLDS {
            write!(out, "{:>12}", format!("{threshold} %"))?;
        }
        out.push('\n');
        for (title, name, scale, unit) in BY_THRESHOLD {
            write!(out, "{title:<52}")?;
            for (_, value) in self.by_threshold(name) {
                write!(out, "{:>12}", format!("{:.1}{unit}", value * scale))?;
            }
            out.push('\n');
        }
        write!(out, "\n{:<52}", "start state delay, at 97 %")?;
        for delay in DELAYS {
            write!(out, "{delay:>12}")?;
        }
        out.push('\n');
        let by_delay = [
            ("Table V: thousands of dispatches per trace event", "dispatches_per_trace_event"),
            ("  thousands of instructions per trace event", "instructions_per_trace_event"),
        ];
        for (title, name) in by_delay {
            write!(out, "{title:<52}")?;
            for (_, value) in self.by_delay(name) {
                write!(out, "{:>12.1}", value / 1e3)?;
            }
            out.push('\n');
        }
        Ok(())
    }

    fn json(&self) -> Value {
        let runs = self
            .runs
            .iter()
            .map(|run| json!({ "threshold": run.threshold, "delay": run.delay, "figures": run.figures }));
        let mut json = json!({ "schema": "holloway.tables/1" });
        if let (Some(unjoined), Some(tail)) = (&self.unjoined, &self.tail) {
            json["runs"] = runs.collect();
            json["not_joined"] = unjoined.clone();
            json["next_executing_tail"] = tail.clone();
        }
        if let Some(seconds) = self.seconds {
            let seconds = WAYS.iter().zip(seconds).map(|((name, _), seconds)| (name.to_string(), json!(seconds)));
            json["seconds"] = seconds.collect();
        }
        json
    }
}

/// Tables VI and VII, as far as the dispatches are known.
fn write_cost(out: &mut String, seconds: [f64; WAYS.len()], figures: Option<&Value>) -> std::fmt::Result {
    let [plain, profiled, fused, fused_profiled] = seconds;
    let mut line = |title, value: f64, unit| writeln!(out, "{title:<52}{:>12}", format!("{value:.2}{unit}"));
    line("Table VI: seconds without profiler", plain, "")?;
    line("  seconds with profiler", profiled, "")?;
    line("  cost of the profiler", (profiled / plain - 1.0) * 100.0, " %")?;
    line("  the same with fused instructions", (fused_profiled / fused - 1.0) * 100.0, " %")?;
    let Some(figures) = figures else { return Ok(()) };
    let million = |name| number(figures, name) / 1e6;
    let (blocks, traces) = (million("block_dispatches"), million("trace_dispatches"));
    // Of a million block dispatches.
    let overhead = if blocks == 0.0 { 0.0 } else { (profiled - plain).max(0.0) / blocks };
    line("  millions of block dispatches", blocks, "")?;
    line("Table VII: millions of dispatches with traces", traces, "")?;
    line("  expected overhead in seconds", traces * overhead, "")?;
    line("  the same, of the time without profiler", traces * overhead / plain * 100.0, " %")?;
    writeln!(out, "{:<52}{overhead:>12.4}", "  seconds of profiling for a million dispatches")
}

/// Whether a command line asks for the tables: `tables` comes first, with something behind it. (A class of that name
/// runs with an option before it.)
pub fn is_wanted(arguments: &[OsString]) -> bool {
    arguments.first().is_some_and(|first| first == OsStr::new("tables")) && arguments.len() > 1
}
