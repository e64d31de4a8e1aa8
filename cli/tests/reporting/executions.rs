//! How often lines were executed, as reports of compiled runs estimate it, against what traces that are followed block by block
//! have counted.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::{file, json, run};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

/// Programs whose loops nest, call and throw, by the folder of their classes.
const PROGRAMS: [(&str, &str); 5] = [
    ("examples/classes", "Exceptions"),
    ("examples/classes", "Shapes"),
    ("benchmarks/classes/ConstraintSolver", "ConstraintSolver"),
    ("benchmarks/classes/GraphAnalysis", "GraphAnalysis"),
    ("benchmarks/classes/LinkedLists", "LinkedLists"),
];

/// A line: its class, method, descriptor and number.
type LineKey = (String, String, String, u64);

/// How a run counts.
type Counting = &'static [&'static str];

/// Block by block.
const EXACT: Counting = &["--tier=replay"];

/// By samples, in a run that repeats whatever else the machine does.
const SAMPLED: Counting = &["--tier=jit", "--clock=virtual", "--compile=now"];

/// The executions that are known of the lines that were executed, in the report of a run.
fn executions(counting: Counting, (folder, program): (&str, &str), arguments: &[&str]) -> BTreeMap<LineKey, u64> {
    let report = file(&format!("executions-{program}{}.json", counting[0]));
    let (written, folder) = (format!("--report={}", report.display()), format!("{ROOT}/{folder}"));
    let (code, _, error) = run(&[counting, &[&written, "-cp", &folder, program], arguments].concat());
    assert_eq!((code, error.as_str()), (Some(0), ""), "{program}");
    let report = json(&report);
    let text = |of: &Value| of.as_str().expect("a text").to_owned();
    let mut known = BTreeMap::new();
    for method in report["methods"].as_array().expect("methods") {
        let class = &report["classes"][method["class"].as_u64().expect("a class") as usize]["name"];
        for line in method["lines"].as_array().into_iter().flatten() {
            if let (Some(number), Some(times @ 1..)) = (line["line"].as_u64(), line["executions"].as_u64()) {
                known.insert((text(class), text(&method["name"]), text(&method["descriptor"]), number), times);
            }
        }
    }
    known
}

/// Whether an estimate is right within a factor of two.
fn is_right(estimated: u64, exact: u64) -> bool {
    (exact.div_ceil(2)..=exact * 2).contains(&estimated)
}

#[test]
fn estimates_of_a_nest_of_loops_are_right() {
    const TIMES: u64 = 400;
    let nest = ("cli/tests/classes", "Distances");
    let exact = executions(EXACT, nest, &["100"]);
    let estimated = executions(SAMPLED, nest, &["40000"]);
    let of_nest = |key: &LineKey| key.0 == "Distances" && key.1 == "distance";
    let innermost = *exact.iter().filter(|(key, _)| of_nest(key)).map(|(_, times)| times).max().expect("it has lines");
    let is_known = estimated.keys().any(|key| of_nest(key) && exact[key] * 2 > innermost);
    assert!(is_known, "nothing is known of the innermost loop: {estimated:?}");
    for (key, times) in estimated.iter().filter(|(key, _)| key.0 == "Distances") {
        assert!(is_right(*times, exact[key] * TIMES), "{key:?}: {times}, and not {}", exact[key] * TIMES);
    }
}

#[test]
fn estimates_of_programs_are_right_for_the_most_part() {
    let (mut told, mut wrong) = (0, Vec::new());
    for program in PROGRAMS {
        let exact = executions(EXACT, program, &[]);
        for (key, times) in executions(SAMPLED, program, &[]) {
            told += 1;
            if let Some(&right) = exact.get(&key).filter(|&&right| !is_right(times, right)) {
                wrong.push((key, times, right));
            }
        }
    }
    assert!(told >= 50, "{told} lines only");
    assert!(wrong.len() * 10 <= told, "of {told} lines, {} are wrong: {wrong:?}", wrong.len());
}
