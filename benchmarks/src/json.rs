//! The machine-readable form of a run, schema `holloway.bench/1`: who was compared, where and how, every
//! sample, and the ratios and means that the tables show. Times are in milliseconds, memory in
//! megabytes (10^6 bytes). What is kept in `benchmarks/results` has no samples but where their median is shown.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::contender::Contender;
use crate::figures;
use crate::summary::{self, Metric};
use crate::trial::{Plan, Row, TrialResult};

/// Names the form of the document; changes whenever a field changes its meaning.
pub const SCHEMA: &str = "holloway.bench/1";

/// A figure for each metric that has one, by the metric's name.
type Figures = BTreeMap<String, f64>;

/// A whole run.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Report {
    pub(crate) schema: String,
    /// `programs`, `hello`, `gc`, `library, interpreted`, `library, compiled`, `passes` or `tiers`.
    pub(crate) command: String,
    /// What should be known of the run beside the rest, in a sentence.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) note: Option<String>,
    pub(crate) machine: String,
    pub(crate) cores: Vec<usize>,
    pub(crate) rounds: u32,
    pub(crate) repeat: u32,
    pub(crate) heap: String,
    /// The names of the metrics that the run was to show.
    pub(crate) metrics: Vec<String>,
    pub(crate) contenders: Vec<ContenderReport>,
    pub(crate) programs: Vec<ProgramReport>,
    /// Group (or `all`), then contender, then metric.
    pub(crate) means: BTreeMap<String, BTreeMap<String, BTreeMap<String, MeanReport>>>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct ContenderReport {
    pub(crate) label: String,
    pub(crate) version: String,
    pub(crate) flags: Vec<String>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct ProgramReport {
    pub(crate) name: String,
    pub(crate) group: String,
    pub(crate) results: Vec<ResultReport>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct ResultReport {
    pub(crate) contender: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) failure: Option<String>,
    /// Best of the rounds; for `peak` the most.
    pub(crate) best: Figures,
    /// The first contender's figure divided by this one's.
    pub(crate) ratio: Figures,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) samples: Vec<Figures>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct MeanReport {
    pub(crate) geometric_mean: f64,
    pub(crate) worst: f64,
    pub(crate) programs: usize,
}

/// What a report says of a run beside who took part and what was measured.
#[derive(Clone, Debug)]
pub struct Setting {
    /// Which comparison this is.
    pub command: &'static str,
    /// The machine, as [`crate::process::machine`] describes it.
    pub machine: String,
    /// The cores that every contender ran on.
    pub cores: Vec<usize>,
    /// What the run was to show.
    pub metrics: Vec<Metric>,
    /// What should be known of the run.
    pub note: Option<String>,
}

impl Report {
    /// Gathers a run; `versions` belong to the contenders in their order.
    pub fn new(setting: Setting, plan: &Plan, contenders: &[Contender], versions: &[String], rows: &[Row]) -> Report {
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
            schema: SCHEMA.to_owned(),
            command: setting.command.to_owned(),
            note: setting.note,
            machine: setting.machine,
            cores: setting.cores,
            rounds: plan.rounds,
            repeat: plan.repeat,
            heap: plan.heap.clone(),
            metrics: setting.metrics.into_iter().map(|metric| metric.name().to_owned()).collect(),
            contenders: described.collect(),
            programs: rows.iter().map(|row| program_report(row, contenders)).collect(),
            means,
        }
    }

    /// Which comparison this is.
    pub fn command(&self) -> &str {
        &self.command
    }

    /// What the run was to show.
    pub fn metrics(&self) -> Vec<Metric> {
        self.metrics.iter().filter_map(|name| Metric::parse(name).ok()).collect()
    }

    /// The same without the samples, to be kept.
    pub fn without_samples(&self) -> Report {
        let mut report = self.clone();
        let results = report.programs.iter_mut().flat_map(|program| &mut program.results);
        results.for_each(|result| result.samples.clear());
        report
    }

    /// Writes one document, or several as a list, as indented text.
    ///
    /// # Errors
    /// A sentence with the file's name.
    pub fn write(reports: &[Report], path: &Path) -> Result<(), String> {
        let text = match reports {
            [report] => serde_json::to_string_pretty(report),
            reports => serde_json::to_string_pretty(reports),
        };
        let text = text.expect("keys are strings and numbers are finite");
        fs::write(path, text + "\n").map_err(|error| format!("{}: {error}", path.display()))
    }

    /// Reads what [`Report::write`] has written.
    ///
    /// # Errors
    /// A sentence with the file's name, also where the file has another schema.
    pub fn read(path: &Path) -> Result<Vec<Report>, String> {
        let failed = |error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
        let text = fs::read_to_string(path).map_err(|error| failed(&error))?;
        let document: serde_json::Value = serde_json::from_str(&text).map_err(|error| failed(&error))?;
        let documents = match document {
            serde_json::Value::Array(documents) => documents,
            document => vec![document],
        };
        documents
            .into_iter()
            .map(|document| {
                if document["schema"] != SCHEMA {
                    return Err(failed(&format!("is no document of schema {SCHEMA}")));
                }
                serde_json::from_value(document).map_err(|error| failed(&error))
            })
            .collect()
    }
}

impl ProgramReport {
    /// What a contender did with the program.
    pub(crate) fn result(&self, contender: &str) -> Option<&ResultReport> {
        self.results.iter().find(|result| result.contender == contender)
    }
}

impl ResultReport {
    /// The median of the samples; `None` in a report without samples.
    pub(crate) fn median(&self, metric: &str) -> Option<f64> {
        figures::median(&self.samples.iter().filter_map(|sample| sample.get(metric).copied()).collect::<Vec<_>>())
    }
}

fn program_report(row: &Row, contenders: &[Contender]) -> ProgramReport {
    let results = row.outcomes.iter().enumerate().map(|(index, outcome)| {
        let (failure, samples) = match outcome {
            TrialResult::Failed(reason) => (Some(reason.clone()), &[][..]),
            TrialResult::Measured(samples) => (None, &samples[..]),
        };
        ResultReport {
            contender: contenders[index].label.clone(),
            failure,
            best: by_metric(|metric| metric.best(outcome)),
            ratio: by_metric(|metric| summary::ratio(row, index, metric)),
            samples: samples.iter().map(|sample| by_metric(|metric| metric.of(sample))).collect(),
        }
    });
    ProgramReport {
        name: row.program.name.to_owned(),
        group: row.program.group.name().to_owned(),
        results: results.collect(),
    }
}

fn by_metric<T>(figure: impl Fn(Metric) -> Option<T>) -> BTreeMap<String, T> {
    Metric::ALL.into_iter().filter_map(|metric| Some((metric.name().to_owned(), figure(metric)?))).collect()
}

fn means_of(rows: &[&Row], contenders: &[Contender]) -> BTreeMap<String, BTreeMap<String, MeanReport>> {
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
pub(crate) mod tests {
    use super::{Report, Setting};
    use crate::catalogue::Group;
    use crate::contender::{Contender, JavaMode};
    use crate::summary::Metric;
    use crate::summary::tests::{row, sample};
    use crate::trial::{Plan, TrialResult};
    use std::fs;
    use std::path::Path;
    use std::time::Duration;

    /// A comparison of one program that took so many milliseconds with java's interpreter, and of one that failed.
    pub(crate) fn report(walls: [u64; 2]) -> Report {
        let contenders =
            [Contender::holloway("holloway", Path::new("h"), "-Xint"), Contender::java(Path::new("j"), JavaMode::Xint)];
        let measured = |wall| TrialResult::Measured(vec![sample(wall, 30), sample(wall + 1, 40)]);
        let rows = [
            row("Alpha", Group::Objects, walls.map(measured).into()),
            row("Beta", Group::Numeric, vec![TrialResult::Failed("time limit".to_owned()), measured(5)]),
        ];
        let plan = Plan { rounds: 2, repeat: 1, heap: "256m".to_owned(), limit: Duration::from_secs(1) };
        let versions = ["holloway 0".to_owned(), "java 25".to_owned()];
        let setting = Setting {
            command: "programs",
            machine: "one of many".to_owned(),
            cores: vec![0, 1],
            metrics: vec![Metric::Wall],
            note: None,
        };
        Report::new(setting, &plan, &contenders, &versions, &rows)
    }

    #[test]
    fn the_document_holds_samples_ratios_means_and_failures() {
        let document = serde_json::to_value(report([300, 600])).expect("keys are strings");
        assert_eq!(document["schema"], "holloway.bench/1");
        assert_eq!(document["machine"], "one of many");
        assert_eq!(document["metrics"][0], "wall");
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

    #[test]
    fn what_is_written_is_read_again_alone_and_as_a_list() {
        let folder = std::env::temp_dir().join(format!("holloway-results-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("the folder for temporary files is writable");
        let path = folder.join("report.json");
        let kept = report([300, 600]).without_samples();
        for reports in [vec![kept.clone()], vec![kept.clone(), report([1, 2])]] {
            Report::write(&reports, &path).expect("the folder is writable");
            let again = Report::read(&path).expect("what was written can be read");
            assert_eq!(serde_json::to_value(&again).ok(), serde_json::to_value(&reports).ok());
        }
        let text = serde_json::to_string(&kept).expect("keys are strings");
        assert!(!text.contains("samples") && text.contains("ratio"), "{text}");
        fs::write(&path, text.replace("bench/1", "bench/0")).expect("the folder is writable");
        let refused = Report::read(&path).expect_err("another schema");
        assert!(refused.contains("report.json") && refused.contains("holloway.bench/1"), "{refused}");
        fs::remove_dir_all(&folder).expect("the folder is ours");
    }
}
