//! Trace coverage: what `holloway tables` measured of the benchmark programs, as a document beside the paper's figures.
//!
//! In: a JSON object (schema `holloway.tables/2`) for each program, and the statistics of long runs. Out: the figures that are
//! shown, as a file, and Markdown. Programs of public suites are rows of their own below those of the catalogue, and in no
//! mean.

mod cost;
mod paper;
mod programs;
mod tables;

use std::path::Path;

use serde_json::{Map, Value, json};

use crate::catalogue;
use crate::figures::{Figures, mean, number};

pub use tables::document;

/// Whether a program stands for one of the paper's.
pub fn is_of_a_kind(program: &str) -> bool {
    paper::KINDS.iter().any(|(_, ours)| *ours == program)
}

/// Which changes of the graph raise signals, and how far traces go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rules {
    /// Those of Berndl and Hendren.
    Paper,
    /// Those that Holloway comes with.
    Own,
}

impl Rules {
    /// Both sets of rules, in the order of the columns.
    pub const ALL: [Rules; 2] = [Rules::Paper, Rules::Own];

    /// The name in the figures of `holloway tables`.
    fn name(self) -> &'static str {
        match self {
            Rules::Paper => "paper",
            Rules::Own => "own",
        }
    }

    /// The option of `holloway` that turns the rule for signals on.
    pub fn signals(self) -> &'static str {
        match self {
            Rules::Paper => "--signals=paper",
            Rules::Own => "--signals=stable",
        }
    }

    /// The option of `holloway --tier=replay` that says whether traces are joined.
    pub fn join(self) -> &'static str {
        match self {
            Rules::Paper => "--join=off",
            Rules::Own => "--join=on",
        }
    }
}

/// The rounds of the runs in which the cost was measured.
const COST_ROUNDS: &str = "cost_rounds";

/// What can be measured of a program by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub enum CoveragePart {
    /// Traces at 97 % and 64 by Holloway's rules only: less than `traces`.
    Default,
    /// Traces at all of the paper's settings by both sets of rules, not joined, and as next executing tails.
    Traces,
    /// What profiling every block costs.
    Cost,
    /// Signals in runs of 10^9 block dispatches, by both rules.
    Long,
}

impl CoveragePart {
    /// The field that says whether it has been measured.
    fn key(self) -> &'static str {
        match self {
            CoveragePart::Default => "runs",
            CoveragePart::Traces => "next_executing_tail",
            CoveragePart::Cost => "seconds",
            CoveragePart::Long => "long",
        }
    }
}

/// The figures of a run that the document's tables compare over thresholds and delays; of the others nothing is kept.
const COMPARED: [&str; 5] = [
    "average_trace_length_blocks",
    "coverage.completed",
    "completion_rate",
    "dispatches_per_signal",
    "dispatches_per_trace_event",
];

/// The figures of a run at the default settings that the document shows beside those.
const SHOWN: [&str; 20] = [
    "coverage.all",
    "average_trace_length_bytecodes",
    "signals",
    "traces_built",
    "traces_retired",
    "traces_live",
    "graph.nodes",
    "graph.bytes",
    "block_dispatches",
    "trace_dispatches",
    "blocks_per_weak_branch",
    "ends.loop.blocks",
    "ends.weak.completed",
    "ends.loop.completed",
    "ends.threshold.completed",
    "ends.linked.completed",
    "ends.new.completed",
    "ends.repetition.completed",
    "ends.limit.completed",
    "ends.unknown.completed",
];

/// What was measured, by program.
#[derive(Clone, Debug, PartialEq)]
pub struct CoverageFigures(Figures);

const SCHEMA: &str = "holloway.coverage/1";

impl Default for CoverageFigures {
    fn default() -> CoverageFigures {
        CoverageFigures(Figures::new(SCHEMA))
    }
}

impl CoverageFigures {
    /// Reads what [`CoverageFigures::write`] has written.
    ///
    /// # Errors
    /// The file cannot be read or is something else.
    pub fn read(file: &Path) -> Result<CoverageFigures, String> {
        Figures::read(file, SCHEMA).map(CoverageFigures)
    }

    /// Writes all that was measured.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn write(&self, file: &Path) -> Result<(), String> {
        self.0.write(file)
    }

    /// Whether a part of a program's figures has been measured.
    pub fn has(&self, program: &str, part: CoveragePart) -> bool {
        self.0.part(program, part.key()).is_some()
    }

    /// Adds figures of a program that `holloway tables --json` wrote on a machine to those that it has.
    ///
    /// # Errors
    /// They are something else.
    pub fn add(&mut self, program: &str, figures: &str, machine: &str) -> Result<(), String> {
        let figures: Value = serde_json::from_str(figures).map_err(|error| format!("{program}: {error}"))?;
        if figures["schema"] != "holloway.tables/2" {
            return Err(format!("{program}: the figures are not those of `holloway tables`"));
        }
        for other in programs::OTHERS {
            if let Some(of_other) = figures.get(other) {
                self.0.set(program, other, kept(of_other, true));
            }
        }
        for run in figures["runs"].as_array().into_iter().flatten() {
            self.add_run(program, run);
        }
        if let Some(seconds) = figures.get("seconds").filter(|seconds| !seconds.is_null()) {
            self.0.set(program, CoveragePart::Cost.key(), seconds.clone());
            self.0.machine = Some(machine.to_owned());
        }
        Ok(())
    }

    /// Puts the figures of a run that are shown in the place of those by the same rules and settings.
    fn add_run(&mut self, program: &str, run: &Value) {
        let identity = |run: &Value| ["rules", "threshold", "delay"].map(|name| run[name].clone());
        let of_program = self.0.part(program, CoveragePart::Default.key()).and_then(Value::as_array);
        let mut runs: Vec<Value> = of_program.cloned().unwrap_or_default();
        runs.retain(|other| identity(other) != identity(run));
        let is_default =
            (run["threshold"].as_u64(), run["delay"].as_u64()) == (Some(paper::DEFAULT.0), Some(paper::DEFAULT.1));
        let [rules, threshold, delay] = identity(run);
        let figures = kept(&run["figures"], is_default);
        runs.push(json!({ "rules": rules, "threshold": threshold, "delay": delay, "figures": figures }));
        self.0.set(program, CoveragePart::Default.key(), runs.into());
    }

    /// The rounds after which a program has executed so many blocks; `None` while its traces have not been measured.
    pub fn rounds_for(&self, program: &str, dispatches: f64) -> Option<u64> {
        let each = self.figure(program, paper::DEFAULT, "block_dispatches").filter(|each| *each > 0.0)?;
        Some((dispatches / each).ceil() as u64)
    }

    /// Adds the statistics of a run at the default settings.
    ///
    /// # Errors
    /// They are not those of such a run.
    pub fn add_default(&mut self, program: &str, statistics: &str) -> Result<(), String> {
        let statistics: Value = serde_json::from_str(statistics).map_err(|error| format!("{program}: {error}"))?;
        if statistics["end"] != "normal" || statistics["block_dispatches"].is_null() {
            return Err(format!("{program}: traces were not followed to the program's end"));
        }
        let (threshold, delay) = paper::DEFAULT;
        let rules = Rules::Own.name();
        let run = json!({ "rules": rules, "threshold": threshold, "delay": delay, "figures": statistics });
        self.add_run(program, &run);
        Ok(())
    }

    /// Adds what runs of so many rounds with every block profiled have measured: their statistics, by [`Rules::ALL`].
    ///
    /// # Errors
    /// They are not those of such runs.
    pub fn add_long(&mut self, program: &str, rounds: u64, statistics: &[String; 2]) -> Result<(), String> {
        let mut long = json!({ "rounds": rounds });
        for (rules, statistics) in Rules::ALL.into_iter().zip(statistics) {
            let statistics: Value = serde_json::from_str(statistics).map_err(|error| format!("{program}: {error}"))?;
            let signals = statistics["signals"].as_u64().filter(|_| statistics["end"] == "normal");
            let signals = signals.ok_or_else(|| format!("{program}: a long run was not profiled to its end"))?;
            long[rules.name()] = json!({ "signals": signals, "traces_built": statistics["traces_built"] });
        }
        self.0.set(program, CoveragePart::Long.key(), long);
        Ok(())
    }

    /// Adds what profiling every block costs on a machine, in runs of so many rounds.
    ///
    /// # Errors
    /// The figures are not those of `holloway tables`.
    pub fn add_cost(&mut self, program: &str, rounds: u64, figures: &str, machine: &str) -> Result<(), String> {
        self.add(program, figures, machine)?;
        self.0.set(program, COST_ROUNDS, rounds.into());
        Ok(())
    }

    /// Millions of something, a figure at the default settings, in the runs in which the profiler's cost was measured.
    fn millions_of_cost(&self, program: &str, name: &str) -> Option<f64> {
        let rounds = self.0.part(program, COST_ROUNDS)?.as_u64()?;
        Some(self.figure(program, paper::DEFAULT, name)? * rounds as f64 / 1e6)
    }

    /// Names of the programs of the catalogue of which a part was measured, in its order: those that means are of.
    fn names(&self, part: CoveragePart) -> Vec<String> {
        let names = catalogue::timed().map(|program| program.name.to_owned());
        names.filter(|name| self.has(name, part)).collect()
    }

    /// Those and the programs of public suites, in the order of their names.
    fn rows(&self, part: CoveragePart) -> Vec<String> {
        let mut names = self.names(part);
        names.extend(self.suites().filter(|name| self.has(name, part)).map(str::to_owned));
        names
    }

    /// Names of programs that the catalogue does not have.
    fn suites(&self) -> impl Iterator<Item = &str> {
        self.0.programs().filter(|name| !catalogue::PROGRAMS.iter().any(|program| program.name == *name))
    }

    /// A figure of a program's long runs, the names of parts joined by dots.
    fn long(&self, program: &str, name: &str) -> Option<f64> {
        number(self.0.part(program, CoveragePart::Long.key())?, name)
    }

    /// Block dispatches of a program's long run, as those of one round show.
    fn long_dispatches(&self, program: &str) -> Option<f64> {
        Some(self.long(program, "rounds")? * self.figure(program, paper::DEFAULT, "block_dispatches")?)
    }

    /// Block dispatches of a program's long run for each signal; `None` too where there was no signal.
    fn long_interval(&self, program: &str, rules: Rules) -> Option<f64> {
        let signals = self.long(program, &format!("{}.signals", rules.name())).filter(|signals| *signals > 0.0)?;
        Some(self.long_dispatches(program)? / signals)
    }

    /// The figures of a program's run by Holloway's rules at a threshold and start state delay.
    fn figure(&self, program: &str, settings: (u64, u64), name: &str) -> Option<f64> {
        self.figure_by(Rules::Own, program, settings, name)
    }

    /// A figure of a program's run at a threshold and start state delay; names of parts are joined by dots.
    fn figure_by(&self, rules: Rules, program: &str, (threshold, delay): (u64, u64), name: &str) -> Option<f64> {
        let runs = self.0.part(program, CoveragePart::Default.key())?.as_array()?;
        let wanted =
            |run: &&Value| run["rules"] == rules.name() && run["threshold"] == threshold && run["delay"] == delay;
        runs.iter().find(wanted)?["figures"][name].as_f64()
    }

    /// A figure of a program's run with another selection, by the name that `holloway tables` gives it.
    fn other(&self, program: &str, selection: &str, name: &str) -> Option<f64> {
        self.0.part(program, selection)?[name].as_f64()
    }

    /// Seconds of processor time of a way to run, by round.
    fn seconds(&self, program: &str, way: &str) -> Option<Vec<f64>> {
        let rounds = self.0.part(program, CoveragePart::Cost.key())?[way].as_array()?;
        rounds.iter().map(Value::as_f64).collect()
    }
}

/// The part of a run's figures that the document can show: those of every run, or also those of one at the default
/// settings. Their names stay as they are, with dots.
fn kept(figures: &Value, is_default: bool) -> Value {
    let names = COMPARED.iter().chain(SHOWN.iter().filter(|_| is_default));
    let known = names.filter_map(|name| Some((*name, number(figures, name)?)));
    known.map(|(name, figure)| (name.to_owned(), figure.into())).collect::<Map<_, _>>().into()
}

/// The geometric mean; `None` of nothing.
fn geometric_mean(values: &[f64]) -> Option<f64> {
    let logarithms: Vec<f64> = values.iter().map(|value| value.ln()).collect();
    mean(&logarithms).map(f64::exp)
}
