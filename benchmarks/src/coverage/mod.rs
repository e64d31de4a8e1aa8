//! Trace coverage: what `holloway tables` measured of the benchmark programs, as a document beside the paper's figures.
//!
//! In: a JSON object (schema `holloway.tables/2`) for each program, and the statistics of long runs. Out: Markdown. Programs
//! of public suites are rows of their own below those of the catalogue, and in no mean.

mod cost;
mod markdown;
mod paper;
mod programs;
mod tables;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use serde_json::{Map, Value, json};

use crate::catalogue;

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

/// What was measured, by program.
#[derive(Clone, Debug, Default)]
pub struct CoverageFigures {
    programs: BTreeMap<String, Value>,
}

impl CoverageFigures {
    /// Reads what [`CoverageFigures::write`] has written.
    ///
    /// # Errors
    /// The file cannot be read or is something else.
    pub fn read(file: &Path) -> Result<CoverageFigures, String> {
        let text = fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
        let programs = serde_json::from_str(&text).map_err(|error| format!("{}: {error}", file.display()))?;
        Ok(CoverageFigures { programs })
    }

    /// Writes all that was measured.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn write(&self, file: &Path) -> Result<(), String> {
        let text = serde_json::to_string(&self.programs).map_err(|error| error.to_string())?;
        fs::write(file, text).map_err(|error| format!("{}: {error}", file.display()))
    }

    /// Whether a part of a program's figures has been measured.
    pub fn has(&self, program: &str, part: CoveragePart) -> bool {
        self.programs.get(program).is_some_and(|figures| !figures[part.key()].is_null())
    }

    /// Adds figures of a program to those that it has.
    ///
    /// # Errors
    /// They are not those of `holloway tables`.
    pub fn add(&mut self, program: &str, figures: &str) -> Result<(), String> {
        let figures: Value = serde_json::from_str(figures).map_err(|error| format!("{program}: {error}"))?;
        match figures {
            Value::Object(figures) if figures.get("schema").is_some_and(|schema| schema == "holloway.tables/2") => {
                self.merge(program, figures);
                Ok(())
            }
            _ => Err(format!("{program}: the figures are not those of `holloway tables`")),
        }
    }

    fn merge(&mut self, program: &str, figures: Map<String, Value>) {
        let known = self.programs.entry(program.to_owned()).or_insert_with(|| Value::Object(Map::new()));
        for (name, value) in figures {
            known[name] = value;
        }
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
        let runs =
            json!([{ "rules": Rules::Own.name(), "threshold": threshold, "delay": delay, "figures": statistics }]);
        self.merge(program, Map::from_iter([(CoveragePart::Default.key().to_owned(), runs)]));
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
        self.merge(program, Map::from_iter([(CoveragePart::Long.key().to_owned(), long)]));
        Ok(())
    }

    /// Adds what profiling every block costs, in runs of so many rounds.
    ///
    /// # Errors
    /// The figures are not those of `holloway tables`.
    pub fn add_cost(&mut self, program: &str, rounds: u64, figures: &str) -> Result<(), String> {
        self.add(program, figures)?;
        self.merge(program, Map::from_iter([("cost_rounds".to_owned(), rounds.into())]));
        Ok(())
    }

    /// Millions of something, a figure at the default settings, in the runs in which the profiler's cost was measured.
    fn millions_of_cost(&self, program: &str, name: &str) -> Option<f64> {
        let rounds = self.programs.get(program)?["cost_rounds"].as_u64()?;
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
        names.extend(self.suites().filter(|name| self.has(name, part)).cloned());
        names
    }

    /// Names of programs that the catalogue does not have.
    fn suites(&self) -> impl Iterator<Item = &String> {
        self.programs.keys().filter(|name| !catalogue::PROGRAMS.iter().any(|program| program.name == name.as_str()))
    }

    /// A figure of a program's long runs, the names of parts joined by dots.
    fn long(&self, program: &str, name: &str) -> Option<f64> {
        number(&self.programs.get(program)?[CoveragePart::Long.key()], name)
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
        let runs = self.programs.get(program)?["runs"].as_array()?;
        let wanted =
            |run: &&Value| run["rules"] == rules.name() && run["threshold"] == threshold && run["delay"] == delay;
        number(&runs.iter().find(wanted)?["figures"], name)
    }

    /// A figure of a program's run with another selection, by the name that `holloway tables` gives it.
    fn other(&self, program: &str, selection: &str, name: &str) -> Option<f64> {
        number(&self.programs.get(program)?[selection], name)
    }

    /// Seconds of processor time of a way to run, by round.
    fn seconds(&self, program: &str, way: &str) -> Option<Vec<f64>> {
        let rounds = self.programs.get(program)?["seconds"][way].as_array()?;
        rounds.iter().map(Value::as_f64).collect()
    }
}

/// A figure by its name, the names of parts joined by dots.
fn number(figures: &Value, name: &str) -> Option<f64> {
    figures.pointer(&format!("/{}", name.replace('.', "/")))?.as_f64()
}

/// The arithmetic mean; `None` of nothing.
fn mean(values: &[f64]) -> Option<f64> {
    (!values.is_empty()).then(|| values.iter().sum::<f64>() / values.len() as f64)
}

/// The median; `None` of nothing.
fn median(values: &[f64]) -> Option<f64> {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    let middle = sorted.len() / 2;
    match sorted.len() {
        0 => None,
        length if length % 2 == 0 => Some((sorted[middle - 1] + sorted[middle]) / 2.0),
        _ => Some(sorted[middle]),
    }
}

/// The geometric mean; `None` of nothing.
fn geometric_mean(values: &[f64]) -> Option<f64> {
    let logarithms: Vec<f64> = values.iter().map(|value| value.ln()).collect();
    mean(&logarithms).map(f64::exp)
}
