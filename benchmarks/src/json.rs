//! The machine-readable form of a run, schema `holloway.bench/1`: who was compared and how, every
//! sample, and the ratios and means that the tables show. Times are in milliseconds, memory in
//! megabytes (10^6 bytes).

use std::collections::BTreeMap;

use serde::Serialize;

use crate::contender::Contender;
use crate::summary::{self, Metric};
use crate::trial::{Outcome, Plan, Row};

/// Names the form of the document; changes whenever a field changes its meaning.
pub const SCHEMA: &str = "holloway.bench/1";

/// A whole run.
#[derive(Debug, Serialize)]
pub struct Report {
    schema: &'static str,
    /// `programs`, `hello`, `gc`, `library, interpreted` or `library, compiled`.
    command: String,
    cores: Vec<usize>,
    rounds: u32,
    repeat: u32,
    heap: String,
    contenders: Vec<ContenderReport>,
    programs: Vec<ProgramReport>,
    /// Group (or `all`), then contender, then metric.
    means: BTreeMap<String, BTreeMap<String, BTreeMap<&'static str, MeanReport>>>,
}

#[derive(Debug, Serialize)]
struct ContenderReport {
    label: String,
    version: String,
    flags: Vec<String>,
}

#[derive(Debug, Serialize)]
struct ProgramReport {
    name: &'static str,
    group: &'static str,
    results: Vec<ResultReport>,
}

#[derive(Debug, Serialize)]
struct ResultReport {
    contender: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    failure: Option<String>,
    /// Best of the rounds; for `peak` the most.
    best: BTreeMap<&'static str, f64>,
    /// The first contender's figure divided by this one's.
    ratio: BTreeMap<&'static str, f64>,
    samples: Vec<BTreeMap<&'static str, f64>>,
}

#[derive(Debug, Serialize)]
struct MeanReport {
    geometric_mean: f64,
    worst: f64,
    programs: usize,
}

impl Report {
    /// Gathers a run; `versions` belong to the contenders in their order.
    pub fn new(
        command: &str,
        plan: &Plan,
        cores: &[usize],
        contenders: &[Contender],
        versions: &[String],
        rows: &[Row],
    ) -> Report {
        let mut means = BTreeMap::new();
        for group in summary::groups(rows) {
            let members: Vec<&Row> = rows.iter().filter(|row| row.program.group == group).collect();
            means.insert(group.name().to_owned(), means_of(&members, contenders));
        }
        means.insert("all".to_owned(), means_of(&rows.iter().collect::<Vec<_>>(), contenders));
        let described = contenders.iter().zip(versions).map(|(contender, version)| ContenderReport {
            label: contender.label.clone(),
            version: version.clone(),
            flags: contender.flags.clone(),
        });
        Report {
            schema: SCHEMA,
            command: command.to_owned(),
            cores: cores.to_vec(),
            rounds: plan.rounds,
            repeat: plan.repeat,
            heap: plan.heap.clone(),
            contenders: described.collect(),
            programs: rows.iter().map(|row| program_report(row, contenders)).collect(),
            means,
        }
    }

    /// The document as indented text.
    pub fn to_text(&self) -> String {
        serde_json::to_string_pretty(self).expect("keys are strings and numbers are finite")
    }

    /// Several documents as one list.
    pub fn list_to_text(reports: &[Report]) -> String {
        serde_json::to_string_pretty(reports).expect("keys are strings and numbers are finite")
    }
}

fn program_report(row: &Row, contenders: &[Contender]) -> ProgramReport {
    let results = row.outcomes.iter().enumerate().map(|(index, outcome)| {
        let (failure, samples) = match outcome {
            Outcome::Failed(reason) => (Some(reason.clone()), &[][..]),
            Outcome::Measured(samples) => (None, &samples[..]),
        };
        ResultReport {
            contender: contenders[index].label.clone(),
            failure,
            best: by_metric(|metric| metric.best(outcome)),
            ratio: by_metric(|metric| summary::ratio(row, index, metric)),
            samples: samples.iter().map(|sample| by_metric(|metric| metric.of(sample))).collect(),
        }
    });
    ProgramReport { name: row.program.name, group: row.program.group.name(), results: results.collect() }
}

fn by_metric<T>(figure: impl Fn(Metric) -> Option<T>) -> BTreeMap<&'static str, T> {
    Metric::ALL.into_iter().filter_map(|metric| Some((metric.name(), figure(metric)?))).collect()
}

fn means_of(rows: &[&Row], contenders: &[Contender]) -> BTreeMap<String, BTreeMap<&'static str, MeanReport>> {
    let others = contenders.iter().enumerate().skip(1);
    others
        .map(|(index, contender)| {
            let means = by_metric(|metric| {
                let mean = summary::mean(rows.iter().copied(), index, metric)?;
                Some(MeanReport { geometric_mean: mean.ratio, worst: mean.worst, programs: mean.programs })
            });
            (contender.label.clone(), means)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::Report;
    use crate::catalogue::Group;
    use crate::contender::{Contender, JavaMode};
    use crate::summary::tests::{row, sample};
    use crate::trial::{Outcome, Plan};
    use std::path::Path;
    use std::time::Duration;

    #[test]
    fn the_document_holds_samples_ratios_means_and_failures() {
        let contenders =
            [Contender::holloway("holloway", Path::new("h"), "-Xint"), Contender::java(Path::new("j"), JavaMode::Xint)];
        let measured = |wall| Outcome::Measured(vec![sample(wall, 30), sample(wall + 1, 40)]);
        let rows = [
            row("Alpha", Group::Objects, vec![measured(300), measured(600)]),
            row("Beta", Group::Numeric, vec![Outcome::Failed("time limit".to_owned()), measured(5)]),
        ];
        let plan = Plan { rounds: 2, repeat: 1, heap: "256m".to_owned(), limit: Duration::from_secs(1) };
        let versions = ["holloway 0".to_owned(), "java 25".to_owned()];
        let text = Report::new("programs", &plan, &[0, 1], &contenders, &versions, &rows).to_text();
        let document: serde_json::Value = serde_json::from_str(&text).expect("valid JSON");
        assert_eq!(document["schema"], "holloway.bench/1");
        assert_eq!(document["contenders"][0]["flags"][0], "-Xint");
        assert_eq!(document["contenders"][1]["version"], "java 25");
        let alpha = &document["programs"][0];
        assert_eq!(alpha["results"][1]["samples"][1]["wall"], 601.0);
        assert_eq!(alpha["results"][1]["best"]["peak"], 40.0);
        assert_eq!(alpha["results"][1]["ratio"]["wall"], 0.5);
        assert_eq!(document["programs"][1]["results"][0]["failure"], "time limit");
        let mean = &document["means"]["all"]["java xint"]["wall"];
        assert!((mean["geometric_mean"].as_f64().expect("a number") - 0.5).abs() < 1e-12);
        assert_eq!(mean["programs"], 1);
        assert!(document["means"]["numeric"]["java xint"].get("wall").is_none());
    }
}
