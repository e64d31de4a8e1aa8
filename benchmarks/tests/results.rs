//! The figures that are kept in `benchmarks/results`, and the tables of the documentation that are made of them.
//!
//! A table in a document stands between `<!-- results: FILE... -->` and `<!-- end -->`, and is what `bench show FILE...`
//! prints. A figure in a sentence stands between `<!-- figure: FILE, CONTENDER, METRIC, WHICH -->` and `<!-- end -->`: of the
//! first contender's ratios to CONTENDER the geometric `mean`, the `worst` or the `best`, with `1/` before it the other way
//! round, in two digits. `BLESS=1` writes both anew.

use std::fs;
use std::path::{Path, PathBuf};

use holloway_benchmarks::catalogue::PROGRAMS;
use holloway_benchmarks::json::Report;
use holloway_benchmarks::results::markdown;
use serde_json::Value;

/// Where the figures lie.
fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("results")
}

/// The paths of what lies in a folder with this ending.
fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the folder is there");
    let paths = entries.map(|entry| entry.expect("the folder can be read").path());
    paths.filter(|path| path.extension().is_some_and(|it| it == ending)).collect()
}

/// The first contender's ratios to another one, of all programs that have one.
fn ratios(report: &Value, contender: &str, metric: &str) -> Vec<f64> {
    let programs = report["programs"].as_array().expect("a list").iter();
    let results = programs.flat_map(|program| program["results"].as_array().expect("a list"));
    let of_contender = results.filter(|result| result["contender"] == contender);
    of_contender.filter_map(|result| result["ratio"][metric].as_f64()).filter(|ratio| *ratio > 0.0).collect()
}

#[test]
fn what_is_kept_can_be_read_and_agrees_with_itself() {
    let kept = files(&folder(), "json");
    assert!(!kept.is_empty());
    for path in kept {
        let reports = Report::read(&path).unwrap_or_else(|error| panic!("{error}"));
        let document = serde_json::to_value(&reports).expect("keys are strings");
        for report in document.as_array().expect("a list") {
            let at = format!("{} ({})", path.display(), report["command"]);
            assert!(report["machine"].as_str().is_some_and(|text| !text.is_empty()), "{at}: on which machine?");
            for program in report["programs"].as_array().expect("a list") {
                let known = PROGRAMS.iter().find(|known| known.name == program["name"]);
                let known = known.unwrap_or_else(|| panic!("{at}: no program is called {}", program["name"]));
                assert_eq!(program["group"], known.group.name(), "{at}");
            }
            for other in report["contenders"].as_array().expect("a list").iter().skip(1) {
                let label = other["label"].as_str().expect("a label");
                let means = report["means"]["all"][label].as_object().unwrap_or_else(|| panic!("{at}: {label}"));
                for (metric, mean) in means {
                    let ratios = ratios(report, label, metric);
                    let expected = (ratios.iter().map(|ratio| ratio.ln()).sum::<f64>() / ratios.len() as f64).exp();
                    let found = mean["geometric_mean"].as_f64().expect("a number");
                    assert!((found / expected - 1.0).abs() < 1e-9, "{at}: {label}, {metric}: {found}, not {expected}");
                    assert_eq!(mean["programs"], ratios.len(), "{at}: {label}, {metric}");
                }
            }
        }
    }
}

/// The reports of a file of the folder.
fn reports(name: &str) -> Vec<Report> {
    Report::read(&folder().join(name)).unwrap_or_else(|error| panic!("{error}"))
}

/// The document with what stands between each comment that begins with `start` and the next `<!-- end -->` made anew, from
/// the rest of the comment; and how many there are.
fn with_made(document: &str, start: &str, made: &dyn Fn(&str) -> String) -> (String, usize) {
    let (mut text, mut rest, mut count) = (String::new(), document, 0);
    while let Some(at) = rest.find(start) {
        let names_start = at + start.len();
        let names_end = names_start + rest[names_start..].find(" -->").expect("a comment ends");
        let end = names_end + rest[names_end..].find("<!-- end -->").expect("what is made ends");
        text.push_str(&format!("{} -->{}", &rest[..names_end], made(&rest[names_start..names_end])));
        rest = &rest[end..];
        count += 1;
    }
    (text + rest, count)
}

/// The table of some files.
fn table(names: &str) -> String {
    format!("\n\n{}\n", markdown(&names.split_whitespace().flat_map(reports).collect::<Vec<Report>>()))
}

/// A single figure: file, contender, metric, and which of the ratios.
fn figure(wanted: &str) -> String {
    let parts: Vec<&str> = wanted.split(", ").collect();
    let [name, contender, metric, which] = parts[..] else { panic!("{wanted}: file, contender, metric, which") };
    let report = serde_json::to_value(reports(name)).expect("keys are strings")[0].take();
    let (inverse, which) = which.strip_prefix("1/").map_or((false, which), |which| (true, which));
    let figure = match which {
        "mean" => report["means"]["all"][contender][metric]["geometric_mean"].as_f64(),
        "worst" => ratios(&report, contender, metric).into_iter().reduce(f64::max),
        "best" => ratios(&report, contender, metric).into_iter().reduce(f64::min),
        _ => panic!("{wanted}: the mean, the worst or the best"),
    };
    let figure = figure.unwrap_or_else(|| panic!("{wanted}: there is no such figure"));
    two_digits(if inverse { 1.0 / figure } else { figure })
}

/// A figure with its two highest digits behind the point, all of those before it.
fn two_digits(figure: f64) -> String {
    let decimals = (1.0 - figure.log10().floor()).max(0.0) as usize;
    format!("{figure:.decimals$}")
}

#[test]
fn documents_show_what_is_kept() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let (mut tables, mut figures) = (0, 0);
    for path in ["", "docs", "docs/decisions", "docs/guide"].map(|folder| files(&root.join(folder), "md")).concat() {
        let document = fs::read_to_string(&path).expect("the document can be read");
        let (expected, count) = with_made(&document, "<!-- results: ", &table);
        tables += count;
        let (expected, count) = with_made(&expected, "<!-- figure: ", &figure);
        figures += count;
        if document != expected && std::env::var_os("BLESS").is_some() {
            fs::write(&path, &expected).expect("the document can be written");
        } else {
            assert!(document == expected, "{} differs from benchmarks/results; BLESS=1 writes it", path.display());
        }
    }
    assert!(tables > 0 && figures > 0, "documents have {tables} tables and {figures} figures");
}

#[test]
fn figures_in_sentences_have_two_digits() {
    assert_eq!([0.3489, 0.05, 0.996, 1.4015, 14.96, 117.2].map(two_digits).join(" "), "0.35 0.050 1.00 1.4 15 117");
    let (text, count) =
        with_made("a <!-- f: b --><!-- end --> c <!-- f: d -->e<!-- end -->", "<!-- f: ", &str::to_uppercase);
    assert_eq!((&*text, count), ("a <!-- f: b -->B<!-- end --> c <!-- f: d -->D<!-- end -->", 2));
}
