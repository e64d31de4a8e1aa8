//! Profilers over the benchmarks: what `holloway profile` measured of each program, as sections of a document beside the
//! figures of the profilers' papers, and as pictures.
//!
//! In: a JSON object (schema `holloway.profile/1`) for each program and part. Out: Markdown between marks in a document, and
//! SVG files. What was not measured is a dash and in no mean.

mod accuracy;
mod detectors;
mod paper;
mod pictures;
mod sweep;

use std::path::Path;

use serde_json::{Map, Value};

use crate::catalogue;
use crate::figures::{Figures, mean, number};
use crate::markdown::with_section;

pub use pictures::write as write_pictures;

/// What can be measured of a program by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub enum ProfilerPart {
    /// All profilers with the settings of their papers, scored on one run.
    Accuracy,
    /// `bpp` and `spp` over budgets, `tpp` over thresholds, the studies of `counters` and `bbb`.
    Sweep,
    /// What each profiler costs alone, in rounds that take turns.
    Cost,
    /// What `sampling` costs alone, in more rounds.
    Sampling,
}

impl ProfilerPart {
    /// All of them.
    pub const ALL: [ProfilerPart; 4] =
        [ProfilerPart::Accuracy, ProfilerPart::Sweep, ProfilerPart::Cost, ProfilerPart::Sampling];

    /// Its name in the figures.
    pub fn key(self) -> &'static str {
        match self {
            ProfilerPart::Accuracy => "accuracy",
            ProfilerPart::Sweep => "sweep",
            ProfilerPart::Cost => "cost",
            ProfilerPart::Sampling => "sampling",
        }
    }

    /// What `holloway profile` is to measure, in so many rounds where it measures time.
    pub fn options(self, rounds: u32) -> Vec<String> {
        let profilers = |profilers: &str| format!("--sources={profilers}");
        match self {
            ProfilerPart::Accuracy => vec![profilers("all"), "--rounds=0".to_owned()],
            ProfilerPart::Sweep => vec!["--sweep".to_owned(), "--rounds=0".to_owned()],
            ProfilerPart::Cost => vec![profilers(COSTS), format!("--rounds={rounds}")],
            ProfilerPart::Sampling => vec![profilers("sampling"), format!("--rounds={rounds}")],
        }
    }
}

/// The profilers whose cost is measured: those that a program can run under while it is used. What the others cost is what
/// seeing each block costs.
const COSTS: &str = "exact,pp,tpp,bpp,spp(100),spp(1000),spp(10000)";

/// What was measured, by program and part.
#[derive(Clone, Debug, PartialEq)]
pub struct ProfilerFigures(Figures);

const SCHEMA: &str = "holloway.profilers/1";

impl Default for ProfilerFigures {
    fn default() -> ProfilerFigures {
        ProfilerFigures(Figures::new(SCHEMA))
    }
}

impl ProfilerFigures {
    /// Reads what [`ProfilerFigures::write`] has written.
    ///
    /// # Errors
    /// The file cannot be read or is something else.
    pub fn read(file: &Path) -> Result<ProfilerFigures, String> {
        Figures::read(file, SCHEMA).map(ProfilerFigures)
    }

    /// Writes all that was measured.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn write(&self, file: &Path) -> Result<(), String> {
        self.0.write(file)
    }

    /// Whether a part of a program's figures has been measured.
    pub fn has(&self, program: &str, part: ProfilerPart) -> bool {
        self.0.part(program, part.key()).is_some()
    }

    /// Adds a part of a program's figures, as `holloway profile --json` wrote them on a machine.
    ///
    /// # Errors
    /// They are something else.
    pub fn add(&mut self, program: &str, part: ProfilerPart, figures: &str, machine: &str) -> Result<(), String> {
        let told = |why: &str| format!("{program}: {why}");
        let mut figures: Value = serde_json::from_str(figures).map_err(|error| told(&error.to_string()))?;
        if figures["schema"] != "holloway.profile/1" {
            return Err(told("the figures are not those of `holloway profile`"));
        }
        shorten(&mut figures);
        if matches!(part, ProfilerPart::Cost | ProfilerPart::Sampling) {
            self.0.machine = Some(machine.to_owned());
        }
        self.0.set(program, part.key(), figures);
        Ok(())
    }

    /// The programs of the catalogue of which a part was measured, in its order.
    fn names(&self, part: ProfilerPart) -> Vec<&'static str> {
        catalogue::timed().map(|program| program.name).filter(|name| self.has(name, part)).collect()
    }

    /// What was measured of a profiler.
    fn profiler(&self, program: &str, part: ProfilerPart, profiler: &str) -> Option<&Value> {
        let profilers = self.0.part(program, part.key())?["sources"].as_array()?;
        profilers.iter().find(|score| score["source"] == profiler)
    }

    /// A figure of a profiler; names of parts and places in lists are joined by dots.
    fn figure(&self, program: &str, part: ProfilerPart, profiler: &str, name: &str) -> Option<f64> {
        number(self.profiler(program, part, profiler)?, name)
    }

    /// That figure of all programs of which it was measured.
    fn figures(&self, part: ProfilerPart, profiler: &str, name: &str) -> Vec<(&'static str, f64)> {
        let names = self.names(part).into_iter();
        names.filter_map(|program| Some((program, self.figure(program, part, profiler, name)?))).collect()
    }

    /// Operations of a profiler's instrumentation that a program executed: steps on path registers, counts and budgets asked,
    /// each as one.
    fn operations(&self, program: &str, part: ProfilerPart, profiler: &str) -> Option<f64> {
        let steps = self.profiler(program, part, profiler)?["steps"].as_object()?;
        Some(steps.values().filter_map(Value::as_f64).sum())
    }

    /// The same relative to those of `pp`, of all programs of which it is known.
    fn relative_operations(&self, part: ProfilerPart, profiler: &str) -> Vec<(&'static str, f64)> {
        let relative = |program: &'static str| {
            let whole = self.operations(program, part, "pp").filter(|&whole| whole > 0.0)?;
            Some((program, self.operations(program, part, profiler)? / whole))
        };
        self.names(part).into_iter().filter_map(relative).collect()
    }
}

/// Leaves out what is null, since a figure that is not there was not measured, and lists of methods.
fn shorten(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            fields.remove("lost");
            let known = std::mem::take(fields).into_iter().filter(|(_, value)| !value.is_null());
            *fields = known.collect::<Map<_, _>>();
            fields.values_mut().for_each(shorten);
        }
        Value::Array(values) => values.iter_mut().for_each(shorten),
        _ => {}
    }
}

/// Sections of a document by their names, as Markdown.
fn sections(measured: &ProfilerFigures) -> [(&'static str, String); 2] {
    [("accuracy", accuracy::section(measured)), ("sweep", sweep::section(measured))]
}

/// The document with its sections made anew: what stands between `<!-- profilers: NAME -->` and `<!-- end -->`.
///
/// # Errors
/// A section's marks are not there.
pub fn document(old: &str, measured: &ProfilerFigures) -> Result<String, String> {
    let with_section = |document: String, (name, section): (&str, String)| {
        with_section(&document, &format!("<!-- profilers: {name} -->"), &section)
    };
    sections(measured).into_iter().try_fold(old.to_owned(), with_section)
}

fn values(figures: &[(&str, f64)]) -> Vec<f64> {
    figures.iter().map(|(_, figure)| *figure).collect()
}

/// The least figure, with its program.
fn least<'a>(figures: &[(&'a str, f64)]) -> Option<(&'a str, f64)> {
    figures.iter().copied().reduce(|one, other| if other.1 < one.1 { other } else { one })
}

/// A cell; a dash where there is nothing.
fn cell(value: Option<f64>, decimals: usize) -> String {
    value.map_or_else(|| "-".to_owned(), |value| format!("{value:.decimals$}"))
}

/// A mean and the least figure with its program, as two cells.
fn mean_and_least(figures: &[(&str, f64)], decimals: usize) -> [String; 2] {
    let worst = least(figures).map_or_else(|| "-".to_owned(), |(name, value)| format!("{value:.decimals$} {name}"));
    [cell(mean(&values(figures)), decimals), worst]
}

#[cfg(test)]
mod tests;
