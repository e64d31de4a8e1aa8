//! Whether times in reports are those that the program measures with a clock.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::{file, json, run};

const CLASSES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/classes");

/// How far a share may be from what the program says, as a factor. The machine may be busy with something else.
const BAND: f64 = 1.75;

/// The methods whose time is that of a phase.
const PHASES: [(&str, &[&str]); 4] =
    [("divide", &["divide"]), ("add", &["add"]), ("copy", &["copy"]), ("call", &["call", "large"])];

/// Nanoseconds of Java code in the program's methods of these names, and in what they call in the library.
fn told(report: &Value, names: &[&str]) -> f64 {
    let methods = report["methods"].as_array().expect("a list");
    let of_names = methods.iter().filter(|method| names.iter().any(|name| method["name"] == *name));
    let work = of_names.flat_map(|method| method["work"].as_object().expect("work").values());
    work.filter_map(Value::as_f64).sum()
}

#[test]
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
fn times_are_those_of_a_clock() {
    let file = file("clocked.json");
    let option = format!("--report={}", file.display());
    let (code, output, _) = run(&[&option, "-cp", CLASSES, "Clocked"]);
    assert_eq!(code, Some(0));
    let measured: BTreeMap<&str, f64> = output
        .lines()
        .filter_map(|line| line.split_once(' '))
        .map(|(phase, time)| (phase, time.parse().expect("nanoseconds")))
        .collect();
    let report = json(&file);
    let all_told: f64 = PHASES.iter().map(|(_, methods)| told(&report, methods)).sum();
    let all_measured: f64 = PHASES.iter().map(|(phase, _)| measured[phase]).sum();
    for (phase, methods) in PHASES {
        let (told, measured) = (told(&report, methods) / all_told, measured[phase] / all_measured);
        let factor = told / measured;
        assert!(factor > 1.0 / BAND && factor < BAND, "{phase}: {told:.3} for {measured:.3}\n{output}");
    }
    // Most of the time between large method and its caller is the method's.
    assert!(told(&report, &["large"]) > 4.0 * told(&report, &["call"]));
    // Who waits uses no time.
    let java: f64 = report["work"].as_object().expect("work").values().filter_map(Value::as_f64).sum();
    assert!(java < all_measured * 1.25, "{java} for {all_measured}\n{output}");
    let spent = |who: &str| report["time"][who].as_f64().expect("it was measured");
    assert_eq!(spent("interpreter") + spent("machine_code"), java);
    assert!(report["time"]["loading"].is_u64());
}

#[test]
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
fn work_between_waits_is_not_that_of_the_wait() {
    let file = file("bursts.json");
    let option = format!("--report={}", file.display());
    let (code, ..) = run(&[&option, "-cp", CLASSES, "Bursts"]);
    assert_eq!(code, Some(0));
    let report = json(&file);
    let [work, nap] = [&["work"], &["nap"]].map(|names| told(&report, names));
    assert!(nap < work / 4.0, "{nap} for waiting, {work} for working");
}
