//! What reports say of each line, and what tools that measure cover are told: of a program with what compilers copy, make and leave
//! unused.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::{PHASES, file, json, run};

const CLASSES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/classes/coverage");

/// Its source lines.
const SOURCE: &str = include_str!("../classes/coverage/Covered.java");

/// Runs it with an option and reports, which are files of these names.
fn reported(option: &str, names: &[&str]) -> Vec<std::path::PathBuf> {
    let files: Vec<_> = names.iter().map(|name| file(name)).collect();
    let options: Vec<String> = files.iter().map(|file| format!("--report={}", file.display())).collect();
    let mut arguments = vec![option];
    arguments.extend(options.iter().map(String::as_str));
    arguments.extend(["-cp", CLASSES, "Covered"]);
    assert_eq!(run(&arguments), (Some(0), "nodelambdaGREEN28 15 201\n".to_owned(), String::new()));
    files
}

/// The numbers of the lines that have a text, in order.
fn lines_with(text: &str) -> Vec<u64> {
    let lines: Vec<u64> = (1..).zip(SOURCE.lines()).filter(|(_, line)| line.contains(text)).map(|(at, _)| at).collect();
    assert!(!lines.is_empty(), "no line has {text}");
    lines
}

/// The methods of the program's own in a report.
fn own_methods(report: &Value) -> impl Iterator<Item = &Value> {
    let classes = report["classes"].as_array().expect("classes").iter().filter(|class| class["library"] == false);
    let numbers = classes.flat_map(|class| class["methods"].as_array().expect("methods")).filter_map(Value::as_u64);
    numbers.map(|number| &report["methods"][number as usize])
}

/// Lines or blocks of a method.
fn list<'a>(of: &'a Value, name: &str) -> &'a [Value] {
    of[name].as_array().map_or(&[], Vec::as_slice)
}

#[test]
fn lines_count_passes_over_them() {
    let report = json(&reported("--tier=replay", &["passes.json"])[0]);
    let mut executions: BTreeMap<u64, Vec<u64>> = BTreeMap::new();
    for method in own_methods(&report) {
        // All is counted, and what did not run is known to have not.
        for of in std::iter::once(method).chain(list(method, "lines")).chain(list(method, "blocks")) {
            let times = of["executions"].as_u64().unwrap_or_else(|| panic!("{of} of {}", method["name"]));
            assert_eq!(times == 0, of["cover"] == "never-run", "{of} of {}", method["name"]);
        }
        for line in list(method, "lines") {
            let times = line["executions"].as_u64().expect("a number");
            executions.entry(line["line"].as_u64().expect("a number")).or_default().push(times);
        }
    }
    for (text, expected) in [
        ("if (number % 4 == 0)", &[12][..]),
        ("return number;", &[3]),
        ("throw new IllegalStateException", &[3]),
        // Copied for a return, an exception and the end; in the loop for each way on and out.
        ("finished++;", &[12, 16]),
        ("return -number;", &[6]),
        ("number < 20", &[16]),
        ("continue;", &[8]),
        ("break;", &[1]),
        ("number < 12", &[13]),
        // What is opened is closed on two ways.
        ("try (Door door", &[12]),
        // Calls and a branch split it.
        ("total += ways(number)", &[12]),
        // A `finally` on the line of what it is copied behind.
        ("catch (IllegalStateException thrown)", &[12]),
        ("new Covered(made());", &[1]),
        ("return 7;", &[38]),
        ("return finished;", &[0]),
    ] {
        let found: Vec<u64> = lines_with(text).iter().map(|line| executions[line].iter().sum()).collect();
        assert_eq!(found, expected, "{text}");
    }
    // Two constructors have a copy of it each.
    let mut copies = executions[&lines_with("int made = made();")[0]].clone();
    copies.sort_unstable();
    assert_eq!(copies, [1, 2]);
}

#[test]
fn what_never_ran_is_known_in_runs_as_they_come() {
    let report = json(&reported("--tier=jit", &["never.json"])[0]);
    let mut never = 0;
    for method in own_methods(&report) {
        for of in std::iter::once(method).chain(list(method, "lines")).chain(list(method, "blocks")) {
            let is_zero = of["executions"].as_u64() == Some(0);
            assert_eq!(is_zero, of["cover"] == "never-run", "{of} of {}", method["name"]);
            never += u64::from(is_zero);
        }
    }
    assert!(never > 0);
}

#[test]
fn tools_that_measure_cover_are_told_of_all_that_has_a_source() {
    let files = reported("--tier=replay", &["covered.xml", "covered.info", "covered.csv", "covered.json"]);
    let texts: Vec<String> = files.iter().map(|file| std::fs::read_to_string(file).expect("a report")).collect();
    let [xml, lcov, csv, json] = &texts[..] else { panic!("there are four") };
    // A class that was never loaded, with its own method and the constructor that it has without one being written.
    let class = xml.split("<class name=\"Covered$Absent\"").nth(1).expect("it is told").split("</class>").next();
    let class = class.expect("its end");
    for counter in ["\"INSTRUCTION\" missed=\"5\" covered=\"0\"", "\"METHOD\" missed=\"2\" covered=\"0\""] {
        assert!(class.contains(counter), "{counter} in {class}");
    }
    assert!(lcov.contains("FNDA:0,Covered$Absent.unused()I\n") && lcov.contains("FNDA:0,Covered$Absent.<init>()V\n"));
    assert!(lcov.contains(&format!("DA:{},0\n", lines_with("return 1;")[0])), "{lcov}");
    assert!(csv.contains("\"Covered$Absent\",\"unused\",\"()I\","), "{csv}");
    // Where the file was found from here.
    assert!(lcov.contains("SF:tests/classes/coverage/Covered.java\n"), "{lcov}");
    // Data have it beside the classes that were loaded, so that it can be told again.
    let data: Value = serde_json::from_str(json).expect("JSON");
    assert_eq!(data["unloaded"][0]["class"]["name"], "Covered$Absent");
    assert!(own_methods(&data).all(|method| method["name"] != "unused"));
    for (text, name) in [(xml, "shown.xml"), (csv, "shown.csv")] {
        let shown = file(name);
        assert_eq!(run(&["report", "show", &files[3].display().to_string(), &shown.display().to_string()]).0, Some(0));
        assert!(std::fs::read_to_string(shown).expect("a report") == *text, "{name} differs");
    }
    // The constructor of a class without one, the body of a lambda, and a constructor that nobody is to call.
    let function = |name: &str| lcov.lines().any(|line| line.starts_with("FNDA:") && line.ends_with(name));
    for (name, is_told) in [
        ("Covered$Node.<init>()V", true),
        ("Covered.lambda$main$0()Ljava/lang/String;", true),
        ("Covered$Door.<init>(I)V", true),
        ("Covered$Door.close()V", true),
        ("Covered$Tools.<init>()V", false),
        ("Covered$Node.get()Ljava/lang/Object;", false),
        ("Covered$Door.number()I", false),
        ("Covered$Door.toString()Ljava/lang/String;", false),
        ("Covered$Colour.values()[LCovered$Colour;", false),
        ("Covered$Colour.<init>(Ljava/lang/String;I)V", false),
    ] {
        assert_eq!(function(name), is_told, "{name}: {lcov}");
    }
    assert!(xml.contains("<method name=\"twice\"") && !xml.contains("<method name=\"valueOf\""), "{xml}");
    // Work was done there, which tables have.
    assert!(csv.contains("\"Covered$Colour\",\"$values\","), "{csv}");
}

/// Nothing is compiled, so the share is missed, and a short run has few samples.
#[test]
fn too_few_samples_are_said_to_be_too_few() {
    let program = ["-cp", PHASES[1], PHASES[2], "100000"];
    let plain = run(&program);
    let (code, stdout, stderr) = run(&[&["--jit=samples=1000000", "--fail-under=0.1"][..], &program].concat());
    assert_eq!((code, stdout), (Some(1), plain.1));
    let [missed, few] = stderr.lines().collect::<Vec<_>>()[..] else { panic!("{stderr}") };
    assert!(missed.ends_with("less than 0.1 % (--fail-under)"), "{missed}");
    let number = few.strip_prefix("holloway: ").and_then(|few| few.split(' ').next());
    assert!(number.is_some_and(|number| number.parse::<u64>().is_ok_and(|number| number > 0)), "{few}");
    let end = "too few to judge by: run the program for longer, or count exactly with --tier=replay";
    assert!(few.contains(" of these classes ") && few.ends_with(end), "{few}");
}
