//! Sections of `docs/figures.md` against what is kept in `benchmarks/results/parts` and by `bench`. `BLESS=1` writes them anew.

use std::fs;
use std::path::Path;

use holloway_benchmarks::parts;

#[test]
fn the_document_shows_what_is_kept() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let file = root.join("docs/figures.md");
    let document = fs::read_to_string(&file).expect("the document is in the repository");
    let expected =
        parts::document(&document, &root.join("benchmarks/results")).unwrap_or_else(|error| panic!("{error}"));
    if std::env::var_os("BLESS").is_some() {
        fs::write(&file, &expected).expect("the document can be written");
    } else {
        assert!(document == expected, "docs/figures.md differs from benchmarks/results; BLESS=1 writes it");
    }
}
