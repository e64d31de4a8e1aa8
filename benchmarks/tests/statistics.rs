//! Sections of `docs/figures.md` against what is kept in `benchmarks/results/statistics`. `BLESS=1` writes them anew.

use std::fs;
use std::path::Path;

use holloway_benchmarks::catalogue::PROGRAMS;
use holloway_benchmarks::statistics::{self, RunFigures};

#[test]
fn the_document_shows_what_is_kept() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let file = root.join("docs/figures.md");
    let document = fs::read_to_string(&file).expect("the document is in the repository");
    let kept = root.join("benchmarks/results/statistics/figures.json");
    let measured = RunFigures::read(&kept).expect("the figures are in the repository");
    for program in PROGRAMS {
        assert!(measured.has(program.name), "{} was not measured", program.name);
    }
    let expected = statistics::document(&document, &measured).expect("it has the marks of the sections");
    if std::env::var_os("BLESS").is_some() {
        fs::write(&file, &expected).expect("the document can be written");
    } else {
        assert!(document == expected, "docs/figures.md differs from benchmarks/results/statistics; BLESS=1 writes it");
    }
}
