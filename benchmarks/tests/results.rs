//! The figures that are kept in `benchmarks/results`, and the tables of the documentation that are made of them.
//!
//! A table in a document stands between `<!-- results: FILE... -->` and `<!-- end -->`, and is what `bench show FILE...`
//! prints; `BLESS=1` writes it anew.

use std::fs;
use std::path::{Path, PathBuf};

use holloway_benchmarks::catalogue::PROGRAMS;
use holloway_benchmarks::json::Report;
use holloway_benchmarks::results::markdown;

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
                    let results = report["programs"].as_array().expect("a list").iter();
                    let results = results.flat_map(|program| program["results"].as_array().expect("a list"));
                    let of_other = results.filter(|result| result["contender"] == label);
                    let ratios: Vec<f64> =
                        of_other.filter_map(|result| result["ratio"][metric].as_f64()).filter(|it| *it > 0.0).collect();
                    let expected = (ratios.iter().map(|ratio| ratio.ln()).sum::<f64>() / ratios.len() as f64).exp();
                    let found = mean["geometric_mean"].as_f64().expect("a number");
                    assert!((found / expected - 1.0).abs() < 1e-9, "{at}: {label}, {metric}: {found}, not {expected}");
                    assert_eq!(mean["programs"], ratios.len(), "{at}: {label}, {metric}");
                }
            }
        }
    }
}

/// A document with its tables made anew, and how many there are.
fn with_tables(document: &str) -> (String, usize) {
    const START: &str = "<!-- results: ";
    let (mut text, mut rest, mut tables) = (String::new(), document, 0);
    while let Some(at) = rest.find(START) {
        let names_start = at + START.len();
        let names_end = names_start + rest[names_start..].find(" -->").expect("a comment ends");
        let end = names_end + rest[names_end..].find("<!-- end -->").expect("a table ends");
        let names = rest[names_start..names_end].split_whitespace();
        let reports = names.map(|name| Report::read(&folder().join(name)).unwrap_or_else(|error| panic!("{error}")));
        let reports: Vec<Report> = reports.flatten().collect();
        text.push_str(&format!("{} -->\n\n{}\n", &rest[..names_end], markdown(&reports)));
        rest = &rest[end..];
        tables += 1;
    }
    (text + rest, tables)
}

#[test]
fn tables_in_documents_show_what_is_kept() {
    let documents = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs");
    let mut tables = 0;
    for path in [files(&documents, "md"), files(&documents.join("decisions"), "md")].concat() {
        let document = fs::read_to_string(&path).expect("the document can be read");
        let (expected, count) = with_tables(&document);
        tables += count;
        if document != expected && std::env::var_os("BLESS").is_some() {
            fs::write(&path, &expected).expect("the document can be written");
        } else {
            assert!(
                document == expected,
                "{}: tables differ from benchmarks/results; BLESS=1 writes them",
                path.display()
            );
        }
    }
    assert!(tables > 0, "no document has such a table");
}
