//! Sections of a document, made of figures as `holloway profile` writes them.

use super::{ProfilerFigures, ProfilerPart, document};

const FIGURES: &str = r#"{"schema": "holloway.profile/1", "rounds": 0, "sources": [
    {"source": "pp", "overlap": 100.0, "attribution": 100.0, "steps": {"registers": 50, "arrays": 30, "hashes": 20, "counters": 0},
     "lost": [["C.m()V", 1.0, 2.0]]},
    {"source": "tpp(5,15)", "overlap": 98.0, "attribution": 99.5, "steps": {"registers": 5, "arrays": 15, "hashes": 0, "counters": 0}},
    {"source": "spp(1000)", "overlap": 90.0, "attribution": null, "steps": null}]}"#;
const DOCUMENT: &str =
    "a\n<!-- profilers: accuracy -->\n<!-- end -->\nb\n<!-- profilers: sweep -->old<!-- end -->\nc\n";

fn measured() -> ProfilerFigures {
    let mut measured = ProfilerFigures::default();
    for program in ["RayTracer", "JsonParser"] {
        measured.add(program, ProfilerPart::Accuracy, FIGURES, "a machine").expect("they are figures");
    }
    measured
}

#[test]
fn what_is_written_is_read_again_without_what_was_not_measured() {
    let file = std::env::temp_dir().join(format!("holloway-profilers-written-{}.json", std::process::id()));
    measured().write(&file).expect("the folder is there");
    let text = std::fs::read_to_string(&file).expect("it was written");
    assert!(!text.contains("lost") && !text.contains("attribution\":null"), "{text}");
    let read = ProfilerFigures::read(&file).expect("it was written");
    std::fs::remove_file(&file).expect("it was written");
    assert_eq!(read, measured());
    assert!(read.has("RayTracer", ProfilerPart::Accuracy) && !read.has("RayTracer", ProfilerPart::Cost));
    assert!(measured().add("RayTracer", ProfilerPart::Cost, "{}", "a machine").is_err());
}

#[test]
fn sections_are_made_of_what_was_measured() {
    let document = document(DOCUMENT, &measured()).expect("it has the marks");
    assert!(document.starts_with("a\n<!-- profilers: accuracy -->\n\nOf 2 programs"), "{document}");
    let row = |name: &str| document.lines().find(|line| line.starts_with(&format!("| `{name}` |"))).expect("a row");
    assert!(
        row("tpp(5,15)").contains("| 98.00 | 98.00 JsonParser | 99.50 | 99.50 JsonParser |"),
        "{}",
        row("tpp(5,15)")
    );
    assert!(document.contains("| 0.20 | 0.20 JsonParser |"), "operations: 20 of 100");
    // `spp` has no attribution, and costs were not measured.
    assert!(row("spp(1000)").contains("| 90.00 | 90.00 JsonParser | - | - |"), "{}", row("spp(1000)"));
    assert!(document.contains("### Costs\n\nNot measured.\n"), "{document}");
    for wrong in ["NaN", "inf ", "-0.0"] {
        assert!(!document.contains(wrong), "{wrong} in {document}");
    }
    // Once more it is the same.
    assert_eq!(super::document(&document, &measured()), Ok(document));
    assert!(super::document("no marks", &measured()).is_err());
}

#[test]
fn a_cost_that_may_be_zero_is_none() {
    let mut measured = measured();
    let figures = FIGURES.replace("\"overlap\": 98.0", "\"cost_percent\": [-0.5, 1.0, 2.0]");
    let figures = figures
        .replace("\"rounds\": 0", "\"rounds\": 3")
        .replace("\"overlap\": 90.0", "\"cost_percent\": [0.5, 1.0, 2.0]");
    measured.add("RayTracer", ProfilerPart::Cost, &figures, "a machine").expect("they are figures");
    let document = document(DOCUMENT, &measured).expect("it has the marks");
    let row = document.lines().find(|line| line.starts_with("| RayTracer | - | - |")).expect("its costs");
    assert!(row.contains("| not measurable (-0.5 to 2.0) | - | - | 1.0 (0.5 to 2.0) | - |"), "{row}");
    assert!(document.contains("the median of 3 rounds") && document.contains("(a machine)"), "{document}");
}
