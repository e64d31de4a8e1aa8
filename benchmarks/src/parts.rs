//! Figures of parts of the VM by themselves: interpreter, start, collector, library.
//!
//! In: what `benchmarks/parts` has measured (schema `holloway.parts/1`), and comparisons that `bench` has written
//! ([`crate::json`]), all in `benchmarks/results`. Out: sections of a document, a row for each figure with the command that
//! makes it. What has no file yet is *not measured*.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use serde::Deserialize;
use serde_json::Value;

use crate::figures::number;
use crate::json::Report;
use crate::markdown::{header, row, with_section};
use crate::results::mean_and_worst;

const SCHEMA: &str = "holloway.parts/1";

/// A row of a section.
struct Row {
    figure: &'static str,
    source: Source,
}

/// Where a figure is from, and how it is told.
enum Source {
    /// A part of `benchmarks/parts`, by its name.
    Part(&'static str, fn(&Value) -> Option<String>),
    /// A file of `bench`, and the command that writes it.
    Bench { file: &'static str, command: &'static str, value: fn(&[Report]) -> Option<String> },
}

/// The sections by their names, with their rows.
const SECTIONS: [(&str, &[Row]); 3] = [("interpreter", INTERPRETER), ("collector", COLLECTOR), ("library", LIBRARY)];

const INTERPRETER: &[Row] = &[
    Row {
        figure: "`-Xint` against HotSpot's `-Xint`, whole process, geometric mean of the programs; worst",
        source: Source::Bench {
            file: "xint.json",
            command: "bench --modes xint --metrics wall --holloway-flags=-Xint --save",
            value: |reports| mean_and_worst(reports.first()?, "java xint", "wall"),
        },
    },
    Row {
        figure: "budget and block headers, against a build without them, `-Xint`, user time; worst",
        source: Source::Bench {
            file: "budget-cost.json",
            command: "benchmarks/budget-cost --save",
            value: |reports| mean_and_worst(reports.first()?, "baseline", "user"),
        },
    },
    Row {
        figure: "charging the budget in machine code, numeric programs; worst",
        source: Source::Bench {
            file: "charging.json",
            command: "bench --filter numeric --repeat 8 --rounds 3 --modes none --metrics steady \
                      --baseline-flags=--jit=metered=0 --save",
            value: |reports| mean_and_worst(reports.first()?, "baseline", "steady"),
        },
    },
    Row {
        figure: "Hello World, whole process: least, median",
        source: Source::Bench { file: "hello.json", command: "bench hello --json", value: hello_times },
    },
    Row {
        figure: "Hello World, peak memory",
        source: Source::Bench { file: "hello.json", command: "bench hello --json", value: hello_memory },
    },
    Row {
        figure: "peak memory against `java`, geometric mean of the programs; worst",
        source: Source::Bench {
            file: "whole.json",
            command: "bench --rounds 3 --modes c1,default --metrics wall --baseline-flags=-Xint --save",
            value: |reports| mean_and_worst(reports.first()?, "java", "peak"),
        },
    },
    Row {
        figure: "verification of java.base",
        source: Source::Part("verification", |part| {
            let jdk = part["jdk"].as_str()?;
            let [instruction, byte] = numbers(part, ["ns_an_instruction", "ns_a_byte"])?;
            Some(format!("{instruction:.0} ns an instruction, {byte:.0} ns a bytecode byte (JDK {jdk})"))
        }),
    },
    Row {
        figure: "java.base, parsed, linked, verified and translated",
        source: Source::Part("linking", |part| {
            let jdk = part["jdk"].as_str()?;
            let counts = numbers(part, ["classes", "methods", "unresolved", "names"])?;
            let [classes, methods, unresolved, names] = counts.map(thousands);
            let counts = format!("{classes} classes, {methods} methods; {unresolved} of {names} names not resolved");
            Some(format!("{counts} (JDK {jdk})"))
        }),
    },
];

const COLLECTOR: &[Row] = &[
    Row {
        figure: "minor pause with 1 MB of survivors",
        source: Source::Part("heap", |part| {
            let times = numbers(part, ["p50_us", "p99_us", "longest_us"])?;
            let [p50, p99, longest] = times.map(|time| time / 1000.0);
            Some(format!("p50 {p50:.1} ms, p99 {p99:.1} ms, at most {longest:.1} ms"))
        }),
    },
    Row {
        figure: "minor pauses of programs with much live data, `-Xmx64m`, longest",
        source: Source::Part("pauses", |part| {
            let longest =
                |(program, time): (&String, &Value)| Some(format!("{program} {:.1} ms", time.as_f64()? / 1e3));
            let pauses: Vec<String> = part.as_object()?.iter().filter_map(longest).collect();
            (!pauses.is_empty()).then(|| pauses.join(", "))
        }),
    },
    Row {
        figure: "collector-bound programs against HotSpot's `-Xint`, `-Xmx64m`: wall time, processor time; worst",
        source: Source::Bench {
            file: "gc.json",
            command: "bench gc --metrics wall,cpu,peak --save",
            value: |reports| {
                let of = |metric| mean_and_worst(reports.first()?, "java xint", metric);
                Some(format!("wall {}, processor {}", of("wall")?, of("cpu")?))
            },
        },
    },
    Row {
        figure: "objects of many kinds, one after the other: in use at the end, resident; minor pauses of the long run",
        source: Source::Part("leaks", |part| {
            let of = |run: &str| {
                let [objects, used, resident] = numbers(&part[run], ["objects", "in_use_kb", "resident_kb"])?;
                let (used, resident) = (used / 1024.0, resident / 1024.0);
                Some(format!("{} objects {used:.1} MB, {resident:.1} MB", thousands(objects)))
            };
            let [p50, p99] = numbers(&part["long"], ["p50_us", "p99_us"])?;
            Some(format!("{}; {}; p50 {p50} us, p99 {p99} us", of("short")?, of("long")?))
        }),
    },
];

const LIBRARY: &[Row] = &[
    Row {
        figure: "`-Xint` against HotSpot's, steady state, geometric mean; worst",
        source: Source::Bench {
            file: "library.json",
            command: "bench library --rounds 1 --save",
            value: |reports| library(reports, "library, interpreted", "java xint"),
        },
    },
    Row {
        figure: "as they come, steady state, geometric mean; worst",
        source: Source::Bench {
            file: "library.json",
            command: "bench library --rounds 1 --save",
            value: |reports| library(reports, "library, compiled", "java"),
        },
    },
];

fn library(reports: &[Report], command: &str, contender: &str) -> Option<String> {
    mean_and_worst(reports.iter().find(|report| report.command == command)?, contender, "steady")
}

fn hello_times(reports: &[Report]) -> Option<String> {
    let program = reports.first()?.programs.first()?;
    let of = |contender| {
        let result = program.result(contender)?;
        Some(format!("{:.1} ms, {:.1} ms", result.best.get("wall")?, result.median("wall")?))
    };
    Some(format!("{}; `java` {}", of("holloway")?, of("java")?))
}

fn hello_memory(reports: &[Report]) -> Option<String> {
    let program = reports.first()?.programs.first()?;
    let of = |contender| program.result(contender)?.best.get("peak");
    Some(format!("{:.1} MB; `java` {:.1} MB", of("holloway")?, of("java")?))
}

/// Figures by their names, if all of them are there.
fn numbers<const N: usize>(figures: &Value, names: [&str; N]) -> Option<[f64; N]> {
    let found: Vec<f64> = names.iter().filter_map(|name| number(figures, name)).collect();
    found.try_into().ok()
}

/// A count with a comma behind each thousand.
fn thousands(count: f64) -> String {
    let digits = format!("{count:.0}");
    let comma_before = |at: usize| at > 0 && (digits.len() - at).is_multiple_of(3);
    let with_comma =
        |(at, digit): (usize, char)| if comma_before(at) { format!(",{digit}") } else { format!("{digit}") };
    digits.chars().enumerate().map(with_comma).collect()
}

/// What `benchmarks/parts` keeps.
#[derive(Debug, Deserialize)]
struct Parts {
    schema: String,
    parts: BTreeMap<String, Part>,
}

#[derive(Debug, Deserialize)]
struct Part {
    machine: String,
    figures: Value,
}

/// All that the sections are made of.
struct Kept {
    parts: Parts,
    /// By the file's name; none of a file that is not there.
    reports: BTreeMap<&'static str, Vec<Report>>,
}

impl Kept {
    /// Reads what is in a folder such as `benchmarks/results`.
    fn read(folder: &Path) -> Result<Kept, String> {
        let file = folder.join("parts/figures.json");
        let failed = |error: &dyn std::fmt::Display| format!("{}: {error}", file.display());
        let text = fs::read_to_string(&file).map_err(|error| failed(&error))?;
        let parts: Parts = serde_json::from_str(&text).map_err(|error| failed(&error))?;
        if parts.schema != SCHEMA {
            return Err(failed(&format!("its schema is not {SCHEMA}")));
        }
        let rows = || SECTIONS.iter().flat_map(|(_, rows)| *rows);
        let is_shown = |part: &str| rows().any(|row| matches!(row.source, Source::Part(name, _) if name == part));
        if let Some(part) = parts.parts.keys().find(|part| !is_shown(part)) {
            return Err(failed(&format!("no row shows the part {part}")));
        }
        let mut reports = BTreeMap::new();
        for row in rows() {
            if let Source::Bench { file, .. } = row.source
                && folder.join(file).exists()
            {
                reports.insert(file, Report::read(&folder.join(file))?);
            }
        }
        Ok(Kept { parts, reports })
    }

    /// The value of a row and the machine on which it was measured.
    fn value(&self, source: &Source) -> Option<(String, &str)> {
        match source {
            Source::Part(name, value) => {
                let part = self.parts.parts.get(*name)?;
                Some((value(&part.figures)?, &part.machine))
            }
            Source::Bench { file, value, .. } => {
                let reports = self.reports.get(file)?;
                Some((value(reports)?, &reports.first()?.machine))
            }
        }
    }

    fn section(&self, rows: &[Row]) -> String {
        let (mut table, mut machines) = (String::new(), BTreeSet::new());
        header(&mut table, &["figure", "value", "command"]).expect("a string takes all");
        for Row { figure, source } in rows {
            let (value, machine) = self.value(source).unwrap_or_else(|| ("not measured".to_owned(), ""));
            machines.insert(machine);
            let command = match source {
                Source::Part(name, _) => format!("`benchmarks/parts {name}`"),
                Source::Bench { file, command, .. } => format!("`{command} benchmarks/results/{file}`"),
            };
            row(&mut table, [*figure, &value, &command]).expect("a string takes all");
        }
        machines.remove("");
        let machines: Vec<&str> = machines.into_iter().collect();
        if machines.is_empty() { table } else { format!("On {}.\n\n{table}", machines.join("; ")) }
    }
}

/// The document with its sections made anew from what a folder such as `benchmarks/results` has: what stands between
/// `<!-- parts: NAME -->` and `<!-- end -->`, NAME being `interpreter`, `collector` and `library`.
///
/// # Errors
/// A file cannot be read or is something else, or a section's marks are not there.
pub fn document(old: &str, folder: &Path) -> Result<String, String> {
    let kept = Kept::read(folder)?;
    let with_rows = |document: String, (name, rows): (&str, &[Row])| {
        with_section(&document, &format!("<!-- parts: {name} -->"), &kept.section(rows))
    };
    SECTIONS.into_iter().try_fold(old.to_owned(), with_rows)
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::PathBuf;

    use super::{document, thousands};
    use crate::json::Report;
    use crate::json::tests::report;

    const DOCUMENT: &str = "a\n<!-- parts: interpreter --><!-- end -->\n<!-- parts: collector -->old<!-- end -->\n\
                            <!-- parts: library --><!-- end -->\n";
    const PARTS: &str = r#"{"schema": "holloway.parts/1", "parts": {
        "pauses": {"machine": "another one", "command": "c", "figures": {"Alpha": 2041, "Beta": 900}},
        "heap": {"machine": "one of many", "command": "c", "figures": {"p50_us": 550}},
        "linking": {"machine": "one of many", "command": "c",
                    "figures": {"jdk": "25", "classes": 7400, "methods": 61735, "unresolved": 4, "names": 1170959}}}}"#;

    fn folder(name: &str, parts: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("holloway-parts-{name}-{}", std::process::id()));
        fs::create_dir_all(folder.join("parts")).expect("the folder for temporary files is writable");
        fs::write(folder.join("parts/figures.json"), parts).expect("the folder is writable");
        folder
    }

    #[test]
    fn rows_are_made_of_what_was_measured() {
        let folder = folder("rows", PARTS);
        Report::write(&[report([300, 600])], &folder.join("xint.json")).expect("the folder is writable");
        let mut hello = report([300, 600]);
        hello.contenders[1].label = "java".to_owned();
        hello.programs[0].results[1].contender = "java".to_owned();
        Report::write(&[hello], &folder.join("hello.json")).expect("the folder is writable");
        let text = document(DOCUMENT, &folder).expect("it has the marks");
        for row in [
            "<!-- parts: interpreter -->\n\nOn one of many.\n\n| figure | value | command |\n",
            "worst | 0.50; 0.50 (Alpha) | `bench --modes xint --metrics wall --holloway-flags=-Xint --save benchmarks/results/xint.json` |",
            "least, median | 300.0 ms, 300.5 ms; `java` 600.0 ms, 600.5 ms | `bench hello --json benchmarks/results/hello.json` |",
            "peak memory | 40.0 MB; `java` 40.0 MB |",
            "| 7,400 classes, 61,735 methods; 4 of 1,170,959 names not resolved (JDK 25) | `benchmarks/parts linking` |",
            "<!-- parts: collector -->\n\nOn another one.\n",
            "longest | Alpha 2.0 ms, Beta 0.9 ms | `benchmarks/parts pauses` |",
            "1 MB of survivors | not measured | `benchmarks/parts heap` |",
            "<!-- parts: library -->\n\n| figure",
        ] {
            assert!(text.contains(row), "{row} is not in\n{text}");
        }
        assert!(document("no marks", &folder).is_err());
        fs::remove_dir_all(&folder).expect("the folder is ours");
    }

    #[test]
    fn other_files_are_refused() {
        for (old, new, why) in
            [("parts/1", "parts/0", "is not holloway.parts/1"), ("\"heap", "\"heaps", "the part heaps")]
        {
            let folder = folder("refused", &PARTS.replace(old, new));
            let refused = document(DOCUMENT, &folder).expect_err(new);
            assert!(refused.contains("figures.json") && refused.contains(why), "{refused}");
            fs::remove_dir_all(&folder).expect("the folder is ours");
        }
    }

    #[test]
    fn thousands_have_commas() {
        assert_eq!(
            [7.0, 170.0, 7400.0, 170_959.0, 100_000_000.0].map(thousands),
            ["7", "170", "7,400", "170,959", "100,000,000"]
        );
    }
}
