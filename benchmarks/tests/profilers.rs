//! `docs/profilers.md` and its pictures against what is kept in `benchmarks/results/profilers`, and that against what
//! `holloway profile` counts of small programs. `BLESS=1` writes document and pictures anew.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use holloway_benchmarks::catalogue::{Folder, PROGRAMS};
use holloway_benchmarks::profilers::{self, ProfilerFigures, ProfilerPart};
use holloway_tests::holloway_program;
use serde_json::Value;

/// The programs that are measured again: a second or two each.
const MEASURED_AGAIN: [&str; 2] = ["JsonParser", "TextProcessing"];
/// How far a figure may be from the kept one, as a share of it: what depends on the machine (the names of its properties and
/// folders) is a small part of each program.
const TOLERANCE: f64 = 0.02;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn kept() -> PathBuf {
    root().join("benchmarks/results/profilers/figures.json")
}

fn is_blessed() -> bool {
    std::env::var_os("BLESS").is_some()
}

#[test]
fn the_document_shows_what_is_kept() {
    let file = root().join("docs/profilers.md");
    let document = fs::read_to_string(&file).expect("the document is in the repository");
    let measured = ProfilerFigures::read(&kept()).expect("the figures are in the repository");
    let expected = profilers::document(&document, &measured).expect("it has the marks of the sections");
    if is_blessed() {
        fs::write(&file, &expected).expect("the document can be written");
    } else {
        assert!(document == expected, "docs/profilers.md differs from benchmarks/results/profilers; BLESS=1 writes it");
    }
    for wrong in ["NaN", "inf", "-0.0"] {
        let cells = expected.lines().filter(|line| line.starts_with('|')).flat_map(|line| line.split('|'));
        assert_eq!(cells.filter(|cell| cell.split_whitespace().any(|word| word == wrong)).count(), 0, "{wrong}");
    }
}

#[test]
fn the_pictures_show_what_is_kept() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("profilers-pictures");
    fs::create_dir_all(&folder).expect("the target folder is writable");
    let measured = ProfilerFigures::read(&kept()).expect("the figures are in the repository");
    let pictures = root().join("docs/pictures");
    profilers::write_pictures(if is_blessed() { &pictures } else { &folder }, &measured).expect("they can be written");
    let document = fs::read_to_string(root().join("docs/profilers.md")).expect("the document is in the repository");
    for made in fs::read_dir(&folder).expect("it was made") {
        let made = made.expect("a picture").path();
        let name = made.file_name().expect("it has a name").to_string_lossy().into_owned();
        let there = fs::read(pictures.join(&name)).expect("the picture is in the repository");
        assert!(there == fs::read(&made).expect("it was written"), "{name}: BLESS=1 writes it");
        assert!(document.contains(&format!("(pictures/{name})")), "the document shows {name}");
    }
}

#[test]
fn every_program_was_measured_and_nothing_else() {
    let text = fs::read_to_string(kept()).expect("the figures are in the repository");
    let figures: Value = serde_json::from_str(&text).expect("JSON");
    let measured = ProfilerFigures::read(&kept()).expect("the figures are in the repository");
    let timed: Vec<&str> = holloway_benchmarks::catalogue::timed().map(|program| program.name).collect();
    for name in &timed {
        assert!(measured.has(name, ProfilerPart::Accuracy) && measured.has(name, ProfilerPart::Sweep), "{name}");
    }
    assert_eq!(figures["programs"].as_object().map(|programs| programs.len()), Some(timed.len()));
}

/// What `holloway profile` says of one round of a program, what depends on a clock left out.
fn measure(program: &str, file: &str) -> Value {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(file);
    let listed = PROGRAMS.iter().find(|listed| listed.name == program).expect("it is in the catalogue");
    let mut command = Command::new(holloway_program().expect("holloway is built"));
    let sources = "--sources=exact,pp,tpp,bpp,spp,counters,bbb,twobit,history,counters-study,bbb-study";
    command.args(["profile", sources, "--rounds=0", "--json"]).arg(&file).arg("-cp");
    command.arg(Folder::of_this_crate().class_path(*listed)).args([program, "1"]);
    let output = command.output().expect("holloway starts");
    assert!(output.status.success(), "{program}: {}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_str(&fs::read_to_string(&file).expect("the figures were written")).expect("JSON")
}

/// Numbers by their places in a value.
fn numbers(at: &str, value: &Value, found: &mut Vec<(String, f64)>) {
    match value {
        Value::Object(fields) => fields.iter().for_each(|(name, value)| numbers(&format!("{at}/{name}"), value, found)),
        Value::Array(list) => {
            list.iter().enumerate().for_each(|(at_of, value)| numbers(&format!("{at}/{at_of}"), value, found))
        }
        value => found.extend(value.as_f64().map(|number| (at.to_owned(), number))),
    }
}

#[test]
fn the_kept_figures_are_those_of_programs_measured_again_and_repeat() {
    let text = fs::read_to_string(kept()).expect("the figures are in the repository");
    let kept: Value = serde_json::from_str(&text).expect("JSON");
    for program in MEASURED_AGAIN {
        let once = measure(program, &format!("profilers-{program}-1.json"));
        assert_eq!(once, measure(program, &format!("profilers-{program}-2.json")), "{program}: counts repeat");
        let mut compared = 0;
        for score in once["sources"].as_array().expect("a list") {
            let parts = ["accuracy", "sweep"].into_iter();
            let sources = parts.filter_map(|part| kept["programs"][program][part]["sources"].as_array()).flatten();
            for kept in sources.filter(|kept| kept["source"] == score["source"]) {
                let mut figures = Vec::new();
                numbers("", kept, &mut figures);
                for (at, then) in figures {
                    let now = score.pointer(&at).and_then(Value::as_f64);
                    let near = now.is_some_and(|now| (now - then).abs() <= TOLERANCE * then.abs() + 0.05);
                    assert!(near, "{program} {}{at}: {now:?} is measured, {then} is kept", score["source"]);
                    compared += 1;
                }
            }
        }
        assert!(compared > 100, "{program}: {compared}");
    }
}
