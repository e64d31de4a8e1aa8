//! What single runs of the benchmark programs say of themselves: what compiling cost, and what was interpreted though it was
//! hot, by reason.
//!
//! In: statistics (schema `holloway.stats/1`) of a run of each program. Out: the figures that are shown, as a file, and
//! sections of a document.

use std::collections::BTreeMap;
use std::path::Path;

use serde_json::{Map, Value};

use crate::catalogue;
use crate::figures::{Figures, mean, number};
use crate::markdown::{least, most, table, with_section};

const SCHEMA: &str = "holloway.benchmark-statistics/1";
/// The only part of a program's figures.
const PART: &str = "run";

/// The figures of a run that are shown, but for what was lost by reason: budget in units, time in microseconds.
const SHOWN: [&str; 11] = [
    "fuel",
    "compiled.fuel",
    "sampled.cold",
    "compile.count",
    "compile.p50_us",
    "compile.p95_us",
    "compile.build_us",
    "compile.optimise_us",
    "compile.lower_us",
    "compile.generate_us",
    "compile.instructions",
];
/// Where a run says what was lost by reason.
const LOST: &str = "/sampled/lost";
/// Reasons that lost less of a program are not named with it.
const NAMED: f64 = 0.005;
/// Programs of which fewer regions were compiled have no row: their quantiles say nothing.
const REGIONS: f64 = 5.0;

/// What was measured, by program.
#[derive(Clone, Debug, PartialEq)]
pub struct RunFigures(Figures);

impl Default for RunFigures {
    fn default() -> RunFigures {
        RunFigures(Figures::new(SCHEMA))
    }
}

impl RunFigures {
    /// Reads what [`RunFigures::write`] has written.
    ///
    /// # Errors
    /// The file cannot be read or is something else.
    pub fn read(file: &Path) -> Result<RunFigures, String> {
        Figures::read(file, SCHEMA).map(RunFigures)
    }

    /// Writes all that was measured.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn write(&self, file: &Path) -> Result<(), String> {
        self.0.write(file)
    }

    /// Puts the statistics of a run on a machine in the place of those of the same program.
    ///
    /// # Errors
    /// They are something else, or of a run that did not end well.
    pub fn add(&mut self, program: &str, statistics: &str, machine: &str) -> Result<(), String> {
        let run: Value = serde_json::from_str(statistics).map_err(|error| format!("{program}: {error}"))?;
        if run["schema"] != "holloway.stats/1" || run["end"] != "normal" {
            return Err(format!("{program}: not the statistics of a run that ended by itself"));
        }
        let known = |name: &&str| Some(((*name).to_owned(), number(&run, name)?.into()));
        let mut kept: Map<String, Value> = SHOWN.iter().filter_map(known).collect();
        kept.insert("lost".to_owned(), run.pointer(LOST).cloned().unwrap_or_default());
        self.0.set(program, PART, kept.into());
        self.0.machine = Some(machine.to_owned());
        Ok(())
    }

    /// Whether a program was measured.
    pub fn has(&self, program: &str) -> bool {
        self.0.part(program, PART).is_some()
    }

    fn figure(&self, program: &str, name: &str) -> Option<f64> {
        self.0.part(program, PART)?[name].as_f64()
    }

    /// Budget that was lost by reason.
    fn lost(&self, program: &str) -> Vec<(&str, f64)> {
        let lost = self.0.part(program, PART).and_then(|run| run["lost"].as_object());
        lost.into_iter().flatten().filter_map(|(reason, budget)| Some((reason.as_str(), budget.as_f64()?))).collect()
    }

    /// The programs that were measured, in the order of the catalogue.
    fn names(&self) -> Vec<&'static str> {
        catalogue::PROGRAMS.iter().map(|program| program.name).filter(|name| self.has(name)).collect()
    }
}

/// The document with its sections made anew: what stands between `<!-- statistics: NAME -->` and `<!-- end -->`, NAME being
/// `compiling` and `interpreted`.
///
/// # Errors
/// A section's marks are not there.
pub fn document(old: &str, measured: &RunFigures) -> Result<String, String> {
    let document = with_section(old, "<!-- statistics: compiling -->", &compiling(measured))?;
    with_section(&document, "<!-- statistics: interpreted -->", &interpreted(measured))
}

fn compiling(measured: &RunFigures) -> String {
    let row = |program: &'static str| {
        let figure = |name: &str| measured.figure(program, &format!("compile.{name}"));
        let instructions = figure("instructions").filter(|&instructions| instructions > 0.0)?;
        let count = figure("count").filter(|&count| count >= REGIONS)?;
        let stages = ["build_us", "optimise_us", "lower_us", "generate_us"].map(|stage| figure(stage).unwrap_or(0.0));
        let quantiles = [figure("p50_us")?, figure("p95_us")?];
        let of_each =
            [stages.iter().sum::<f64>(), stages[0], stages[1], stages[2], stages[3]].map(|us| us / instructions);
        Some((program, [&[count][..], &quantiles, &of_each].concat()))
    };
    let rows: Vec<(&str, Vec<f64>)> = measured.names().into_iter().filter_map(row).collect();
    let cells = |(name, figures): &(&str, Vec<f64>)| {
        let figure = |(at, figure): (usize, &f64)| {
            let decimals = if at < 3 { 0 } else { 1 };
            format!("{figure:.decimals$}")
        };
        std::iter::once((*name).to_owned()).chain(figures.iter().enumerate().map(figure)).collect::<Vec<String>>()
    };
    let head = [
        "program",
        "regions",
        "p50, us",
        "p95, us",
        "us an instruction",
        "building",
        "our passes",
        "lowering",
        "code generator",
    ];
    let of_columns = |name, pick: fn(Vec<f64>) -> Option<f64>| {
        let column = |at: usize| pick(rows.iter().map(|(_, figures)| figures[at]).collect());
        Some((name, (0..head.len() - 1).map(column).collect::<Option<Vec<f64>>>()?))
    };
    let extremes = [of_columns("*least*", least), of_columns("*most*", most)];
    let machine = measured.0.machine.as_deref().unwrap_or("a machine that is not told");
    let note = format!("Programs with {REGIONS} regions and more, on {machine}.");
    format!("{note}\n\n{}", table(&head, rows.iter().chain(extremes.iter().flatten()).map(cells)))
}

fn interpreted(measured: &RunFigures) -> String {
    let percent = |share: f64, decimals: usize| format!("{:.decimals$} %", share * 100.0);
    // Of a program that executed nothing, all shares are 0.
    let budget = |program: &str| measured.figure(program, "fuel").unwrap_or(0.0).max(1.0);
    let names = measured.names();
    let row = |program: &&'static str| {
        let of_all = |name: &str| measured.figure(program, name).map(|part| percent(part / budget(program), 1));
        let mut lost = measured.lost(program);
        lost.sort_by(|one, other| other.1.total_cmp(&one.1));
        let named = lost.into_iter().map(|(reason, part)| (reason, part / budget(program)));
        let named = named.filter(|(_, share)| *share >= NAMED);
        let named: Vec<String> = named.map(|(reason, share)| format!("{reason} {}", percent(share, 1))).collect();
        let shares = ["compiled.fuel", "sampled.cold"].map(|name| of_all(name).unwrap_or_else(|| "-".to_owned()));
        [vec![(*program).to_owned()], shares.to_vec(), vec![named.join(", ")]].concat()
    };
    let by_program =
        table(&["program", "compiled", "not hot yet", "lost by reason, from 0.5 %"], names.iter().map(row));
    let mut reasons: BTreeMap<&str, (Vec<f64>, f64)> = BTreeMap::new();
    for program in &names {
        for (reason, part) in measured.lost(program) {
            let of_reason = reasons.entry(reason).or_default();
            of_reason.0.push(part / budget(program));
            of_reason.1 += part;
        }
    }
    let all: f64 = names.iter().map(|program| budget(program)).sum();
    // A program that does not name a reason has lost nothing by it.
    let mean_of = |shares: &[f64]| mean(shares).unwrap_or(0.0) * shares.len() as f64 / names.len() as f64;
    let mut means: Vec<(&str, f64, f64)> =
        reasons.iter().map(|(reason, (shares, part))| (*reason, mean_of(shares), part / all)).collect();
    means.sort_by(|one, other| other.1.total_cmp(&one.1));
    let cells = |(reason, mean, share): (&str, f64, f64)| vec![reason.to_owned(), percent(mean, 2), percent(share, 2)];
    let by_reason = table(&["reason", "mean over programs", "of all budget"], means.into_iter().map(cells));
    format!("{by_program}\n{by_reason}")
}

#[cfg(test)]
mod tests {
    use super::{RunFigures, document};

    const RUN: &str = r#"{"schema": "holloway.stats/1", "end": "normal", "fuel": 1000, "compiled": {"fuel": 900},
        "sampled": {"cold": 50, "lost": {"branch": 30, "end": 4}},
        "compile": {"count": 6, "p50_us": 100, "p95_us": 200, "build_us": 10, "optimise_us": 20, "lower_us": 5,
                    "generate_us": 65, "instructions": 50}}"#;
    const DOCUMENT: &str =
        "a\n<!-- statistics: compiling --><!-- end -->\n<!-- statistics: interpreted -->old<!-- end -->\n";

    #[test]
    fn sections_show_shares_of_the_budget_and_cost_by_instruction() {
        let mut measured = RunFigures::default();
        measured.add("JsonParser", RUN, "a machine").expect("it is a run");
        measured.add("Hello", &RUN.replace("\"count\": 6", "\"count\": 1"), "a machine").expect("it is a run");
        let document = document(DOCUMENT, &measured).expect("it has the marks");
        assert!(document.contains("| JsonParser | 6 | 100 | 200 | 2.0 | 0.2 | 0.4 | 0.1 | 1.3 |"), "{document}");
        assert!(!document.contains("| Hello | 1 |"), "too few regions: {document}");
        measured.add("RayTracer", &RUN.replace("\"p50_us\": 100", "\"p50_us\": 40"), "a machine").expect("it is a run");
        let both = super::document(DOCUMENT, &measured).expect("it has the marks");
        assert!(
            both.contains("| *least* | 6 | 40 | 200 | 2.0 |") && both.contains("| *most* | 6 | 100 | 200 |"),
            "{both}"
        );
        assert!(document.contains("| JsonParser | 90.0 % | 5.0 % | branch 3.0 % |"), "{document}");
        assert!(document.contains("| branch | 3.00 % | 3.00 % |\n| end | 0.40 % | 0.40 % |"), "{document}");
        assert!(super::document("no marks", &measured).is_err());
        assert!(measured.add("Hello", &RUN.replace("normal", "fuel"), "a machine").is_err());
    }
}
