//! The command `coverage` with a stand-in for public suites, and the document in the repository against what the program
//! `holloway` counts.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use holloway_benchmarks::catalogue::{Folder, PROGRAMS};
use holloway_benchmarks::coverage::{self, CoverageFigures, Rules};
use holloway_tests::holloway_program;
use holloway_vm::classfile::assemble::assemble;
use serde_json::Value;

/// A class with a loop of 20,000 rounds times what an argument says; `checked` comes before the loop.
fn stand_in(class: &str, argument: u32, checked: &str) -> String {
    format!(
        "
.class public super {class}
.method public static main ([Ljava/lang/String;)V
.stack 3
.locals 3
    aload_0
    iconst_{argument}
    aaload
    invokestatic java/lang/Integer.parseInt (Ljava/lang/String;)I
    sipush 20000
    imul
{checked}    istore_1
loop:
.frame append int
    iinc 1 -1
    iload_1
    ifgt loop
    return
.end
.end
"
    )
}

/// The classes of both suites: loops of as many rounds as the harness is told, and of some for each second.
fn stand_ins() -> String {
    // The harness takes a second number.
    let checked = "    aload_0
    iconst_2
    aaload
    invokestatic java/lang/Integer.parseInt (Ljava/lang/String;)I
    pop
";
    format!(".version 61 0{}{}", stand_in("Harness", 1, checked), stand_in("jnt/scimark2/commandline", 0, ""))
}

fn scratch(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    // What an earlier run left must not count.
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the target folder is writable");
    folder
}

fn text(path: &Path) -> &str {
    path.to_str().expect("the path is text")
}

fn run_coverage(arguments: &[&str]) -> Output {
    let holloway = holloway_program().expect("holloway is built");
    let mut command = Command::new(env!("CARGO_BIN_EXE_coverage"));
    command.args(arguments).arg("--holloway").arg(holloway).output().expect("the command starts")
}

/// Measures the programs of suites in a folder whose names contain a text: what the command said, its document and its figures.
fn measure(folder: &Path, suites: &[&str], filter: &str) -> (Output, PathBuf, PathBuf) {
    let (document, data) = (folder.join("tables.md"), folder.join("figures.json"));
    let suites: Vec<String> = suites.iter().map(|name| format!("--suite={name}={}", folder.display())).collect();
    let mut arguments: Vec<&str> = suites.iter().map(String::as_str).collect();
    arguments.extend(["--filter", filter, "--parts", "default", "--data", text(&data), "--output", text(&document)]);
    (run_coverage(&arguments), document, data)
}

#[test]
fn programs_of_public_suites_are_rows_of_their_own() {
    let folder = scratch("suites");
    for class in assemble(&stand_ins()).expect("the text is well-formed") {
        let file = folder.join(&class.name).with_extension("class");
        fs::create_dir_all(file.parent().expect("it lies in a folder")).expect("the folder is writable");
        fs::write(file, class.bytes).expect("the folder is writable");
    }
    let (output, document, data) = measure(&folder, &["are-we-fast-yet", "scimark2"], ": ");
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{said}");
    let document = fs::read_to_string(document).expect("the document was written");
    let measured = CoverageFigures::read(&data).expect("it was written");
    assert_eq!(coverage::document(&measured), document);
    let rows = rows(section(&document, "## Every program at 97 % and 64"));
    let suites: Vec<&str> = rows.iter().map(|row| row[0].as_str()).collect();
    assert_eq!(
        (suites.len(), suites.first(), suites.last()),
        (15, Some(&"are-we-fast-yet: Bounce"), Some(&"scimark2: all kernels"))
    );
    for row in &rows {
        assert!(row[1].parse::<f64>().is_ok_and(|covered| covered > 0.0), "{row:?}");
    }
    assert!(document.contains("Programs of public suites"), "{document}");
    // They are in no mean, and nothing else was measured.
    let summary = section(&document, "## The paper's figures and Holloway's");
    assert!(summary.contains("| coverage by all traces, mean | 90.7 % | - | - |"), "{summary}");
    assert!(!document.contains("-0.0") && !document.contains("NaN"), "{document}");
}

#[test]
fn a_program_of_a_suite_that_fails_is_told_and_the_others_are_measured() {
    let folder = scratch("failing-suite");
    let class = stand_ins().replace("sipush 20000\n    imul", "iconst_0\n    idiv");
    for class in assemble(&class).expect("the text is well-formed").into_iter().take(1) {
        fs::write(folder.join("Harness.class"), class.bytes).expect("the folder is writable");
    }
    let (output, document, _) = measure(&folder, &["are-we-fast-yet"], "queens");
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(said.contains("ArithmeticException"), "{said}");
    assert!(said.contains("are-we-fast-yet: Queens: Default was not measured: exit status: 1"), "{said}");
    let missing = run_coverage(&["--suite", "scimark2=absent", "--data", "absent.json", "--output", "absent.md"]);
    assert_eq!(missing.status.code(), Some(2));
    let other = folder.join("other.json");
    fs::write(&other, "{\"schema\": \"holloway.coverage/0\", \"programs\": {}}").expect("the folder is writable");
    let refused = run_coverage(&["--data", text(&other), "--output", text(&document)]);
    let said = String::from_utf8_lossy(&refused.stderr);
    assert!(refused.status.code() == Some(2) && said.contains("its schema is not holloway.coverage/1"), "{said}");
}

#[test]
fn the_document_is_made_of_the_figures_beside_it() {
    let repository = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let measured =
        CoverageFigures::read(&repository.join("benchmarks/results/coverage/figures.json")).expect("it is there");
    let document = fs::read_to_string(repository.join("docs/tables.md")).expect("it is there");
    assert!(coverage::document(&measured) == document, "write docs/tables.md anew: cargo run --bin coverage");
}

/// Text from a heading to the next one.
fn section<'a>(document: &'a str, heading: &str) -> &'a str {
    let start = document.find(heading).unwrap_or_else(|| panic!("there is no {heading}"));
    let text = &document[start + heading.len()..];
    text.split("\n## ").next().expect("a text has a first part")
}

/// Cells of a table's rows, without those of its head.
fn rows(section: &str) -> Vec<Vec<String>> {
    let lines = section.lines().filter(|line| line.starts_with('|')).skip(2);
    lines.map(|line| line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect()).collect()
}

/// The programs whose rows are measured again: traces followed in a second or so by either rule.
const MEASURED_AGAIN: [&str; 4] = ["RayTracer", "CollisionDetection", "JsonParser", "FastFourier"];
/// How far a figure may be from the one in the document, as a share of it: what depends on the machine (the names of its
/// properties and folders) is a small part of each program.
const TOLERANCE: f64 = 0.02;

/// Statistics of one round of a program, traces followed at 97 % and 64.
fn figures(program: &str, rules: Rules) -> Value {
    let folder = scratch(&format!("again-{program}-{rules:?}"));
    let file = folder.join("stats.json");
    let listed = PROGRAMS.iter().find(|listed| listed.name == program).expect("it is in the catalogue");
    let output = Command::new(holloway_program().expect("holloway is built"))
        .args(["--tier=replay", "--fuse=off", "--count=off", rules.signals(), rules.join()])
        .arg(format!("--stats=json:{}", file.display()))
        .arg("-cp")
        .arg(Folder::of_this_crate().class_path(*listed))
        .args([program, "1"])
        .output()
        .expect("holloway starts");
    assert!(output.status.success(), "{program}: {}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_str(&fs::read_to_string(file).expect("the statistics were written")).expect("they are JSON")
}

/// Checks a cell of the document, a figure or a dash, against a figure that was measured again.
fn check(what: &str, cell: &str, figures: &Value, name: &str, scale: f64) {
    let now = figures.pointer(name).unwrap_or_else(|| panic!("there is no {name}")).as_f64().map(|now| now * scale);
    let then = cell.parse::<f64>().ok();
    let near = match (then, now) {
        // A cell has one decimal.
        (Some(then), Some(now)) => (then - now).abs() <= TOLERANCE * then.abs() + 0.05,
        (then, now) => then.is_none() && now.is_none(),
    };
    assert!(near, "{what}: {name} is {now:?}, docs/tables.md has {cell}: write it anew, as its head says");
}

#[test]
fn the_document_has_the_counts_of_programs_measured_again() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/tables.md");
    let document = fs::read_to_string(path).expect("the document is in the repository");
    let of_programs = rows(section(&document, "## Every program at 97 % and 64"));
    let selections = rows(section(&document, "## The graph and next executing tail"));
    let row_of = |rows: &[Vec<String>], program: &str| {
        let row = rows.iter().find(|row| row[0] == program);
        row.unwrap_or_else(|| panic!("{program} has no row")).clone()
    };
    for program in MEASURED_AGAIN {
        let [paper, own] = Rules::ALL.map(|rules| figures(program, rules));
        let row = row_of(&of_programs, program);
        for (at, (name, scale)) in [
            ("/coverage/completed", 100.0),
            ("/coverage/all", 100.0),
            ("/completion_rate", 100.0),
            ("/average_trace_length_blocks", 1.0),
            ("/average_trace_length_bytecodes", 1.0),
            ("/signals", 1.0),
            ("/dispatches_per_signal", 1e-3),
            ("/traces_built", 1.0),
            ("/traces_retired", 1.0),
            ("/traces_live", 1.0),
            ("/graph/nodes", 1.0),
        ]
        .into_iter()
        .enumerate()
        {
            check(program, &row[at + 1], &own, name, scale);
        }
        // Own rules, not joined, the paper's rules, next executing tail.
        let row = row_of(&selections, program);
        for (at, (name, scale)) in [
            ("/coverage/completed", 100.0),
            ("/coverage/all", 100.0),
            ("/completion_rate", 100.0),
            ("/average_trace_length_blocks", 1.0),
            ("/traces_built", 1.0),
        ]
        .into_iter()
        .enumerate()
        {
            let cells: Vec<&str> = row[at + 1].split('/').map(|cell| cell.trim().trim_matches('*')).collect();
            check(program, cells[0], &own, name, scale);
            check(&format!("{program} by the paper's rules"), cells[2], &paper, name, scale);
        }
        check_tables(&document, program, &[paper, own]);
    }
}

/// Checks Tables I to V, if the program is of a kind of the paper's: its figure, ours by its rules, ours by Holloway's.
fn check_tables(document: &str, program: &str, by_rules: &[Value; 2]) {
    for (table, name, scale, setting) in [
        ("I:", "/average_trace_length_blocks", 1.0, "97 %"),
        ("II:", "/coverage/completed", 100.0, "97 %"),
        ("III:", "/completion_rate", 100.0, "97 %"),
        ("IV:", "/dispatches_per_signal", 1e-3, "97 %"),
        ("V:", "/dispatches_per_trace_event", 1e-3, "64"),
    ] {
        let section = section(document, &format!("## Table {table}"));
        let head = section.lines().find(|line| line.starts_with('|')).expect("there is a table");
        let mut columns = head.trim_matches('|').split('|');
        let Some(column) = columns.position(|cell| cell.trim().ends_with(&format!("/ {program}"))) else { return };
        let rows = rows(section);
        let row = rows.iter().find(|row| row[0] == setting).unwrap_or_else(|| panic!("Table {table} has no {setting}"));
        let cells: Vec<&str> = row[column].split('/').map(str::trim).collect();
        for ((cell, figures), rules) in cells[1..].iter().zip(by_rules).zip(Rules::ALL) {
            check(&format!("Table {table} {program}, {rules:?}"), cell, figures, name, scale);
        }
    }
}

#[test]
fn the_document_has_no_figure_that_was_not_measured() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/tables.md");
    let document = fs::read_to_string(path).expect("the document is in the repository");
    for wrong in ["-0.0", "NaN", "inf"] {
        let cells = document.lines().filter(|line| line.starts_with('|')).flat_map(|line| line.split('|'));
        assert_eq!(cells.filter(|cell| cell.split_whitespace().any(|word| word == wrong)).count(), 0, "{wrong}");
    }
}
