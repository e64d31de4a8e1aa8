//! Trace coverage: what `holloway tables` measured of the benchmark programs, as a document beside the source's figures.
//!
//! In: a JSON object (schema `holloway.tables/1`) for each program. Out: Markdown.

mod source;
mod tables;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::catalogue;

pub use tables::document;

/// Whether a program stands for one of the source's.
pub fn is_of_a_kind(program: &str) -> bool {
    source::KINDS.iter().any(|(_, ours)| *ours == program)
}

/// What was measured, by program.
#[derive(Clone, Debug, Default)]
pub struct Measured {
    programs: BTreeMap<String, Value>,
}

impl Measured {
    /// Reads what [`Measured::write`] has written.
    ///
    /// # Errors
    /// The file cannot be read or is something else.
    pub fn read(file: &Path) -> Result<Measured, String> {
        let text = fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
        let programs = serde_json::from_str(&text).map_err(|error| format!("{}: {error}", file.display()))?;
        Ok(Measured { programs })
    }

    /// Writes all that was measured.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn write(&self, file: &Path) -> Result<(), String> {
        let text = serde_json::to_string(&self.programs).map_err(|error| error.to_string())?;
        fs::write(file, text).map_err(|error| format!("{}: {error}", file.display()))
    }

    /// Whether a program has been measured.
    pub fn has(&self, program: &str) -> bool {
        self.programs.contains_key(program)
    }

    /// Adds a program's figures.
    ///
    /// # Errors
    /// They are not those of `holloway tables`.
    pub fn add(&mut self, program: &str, figures: &str) -> Result<(), String> {
        let figures: Value = serde_json::from_str(figures).map_err(|error| format!("{program}: {error}"))?;
        if figures["schema"] != "holloway.tables/1" {
            return Err(format!("{program}: the figures are not those of `holloway tables`"));
        }
        self.programs.insert(program.to_owned(), figures);
        Ok(())
    }

    /// Names of the programs measured, in the order of the catalogue.
    fn names(&self) -> Vec<&'static str> {
        catalogue::timed().map(|program| program.name).filter(|name| self.has(name)).collect()
    }

    /// Of these the ones that have been run in all ways.
    fn names_in_full(&self) -> Vec<&'static str> {
        self.names().into_iter().filter(|name| self.seconds(name, "plain").is_some()).collect()
    }

    /// The figures of a program's run at a threshold and start state delay.
    fn run(&self, program: &str, (threshold, delay): (u64, u64)) -> Option<&Value> {
        let runs = self.programs.get(program)?["runs"].as_array()?;
        let run = runs.iter().find(|run| run["threshold"] == threshold && run["delay"] == delay)?;
        Some(&run["figures"])
    }

    /// A figure of that run; names of parts are joined by dots.
    fn figure(&self, program: &str, settings: (u64, u64), name: &str) -> Option<f64> {
        number(self.run(program, settings)?, name)
    }

    /// A figure with traces selected as next executing tail.
    fn tail(&self, program: &str, name: &str) -> Option<f64> {
        number(&self.programs.get(program)?["next_executing_tail"], name)
    }

    /// Seconds of processor time of a way to run.
    fn seconds(&self, program: &str, way: &str) -> Option<f64> {
        self.programs.get(program)?["seconds"][way].as_f64()
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
