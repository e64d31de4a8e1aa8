//! Sums in reports agree: by line, method, class, trace and in all, over the program tests. And samples of the interpreter are put down
//! to the lines that have done the work: over the examples, beside the exact counts.
//!
//! In: programs followed trace by trace (`--tier=replay`) and as they come, with the compiler on, each with a report as
//! JSON. Some of the programs in each of the two, fewer with `HOLLOWAY_TESTS=part` and `HOLLOWAY_TESTS=change`; all with `HOLLOWAY_MODES=all`.

#![forbid(unsafe_code)]

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;
use std::thread;
use std::time::Duration;

use holloway_report::model::{Precision, Report, TimeSplit, Unit, Work};
use holloway_tests::extent::is_reduced;
use holloway_tests::{Program, holloway_program, run};

/// A way to run programs.
struct Tier {
    option: &'static str,
    /// Programs of which one is looked at, and where only a part is tested.
    one_of: (usize, usize),
    /// The first one: not the same in each tier.
    first: usize,
}

const TIERS: &[Tier] = &[
    Tier { option: "--tier=replay", one_of: (8, 12), first: 0 },
    Tier { option: "--tier=jit", one_of: (4, 8), first: 3 },
];

/// The longest run.
const LIMIT: Duration = Duration::from_secs(120);

fn sum<'a>(work: impl Iterator<Item = &'a Work>) -> Work {
    let mut sum = Work::default();
    work.for_each(|work| sum += *work);
    sum
}

/// What is wrong with a report's sums.
fn faults(report: &Report) -> Vec<String> {
    let mut faults = Vec::new();
    let mut agree = |what: &str, found: Work, expected: Work| {
        if found != expected {
            faults.push(format!("{what}: {found:?}, and not {expected:?}"));
        }
    };
    let mut placed = sum(report.classes.iter().map(|class| &class.work));
    placed += report.unplaced;
    agree("by class", placed, report.work);
    agree(
        "by method",
        sum(report.methods.iter().map(|method| &method.work)),
        sum(report.classes.iter().map(|c| &c.work)),
    );
    for class in &report.classes {
        let methods = class.methods.iter().map(|&method| &report.methods[method as usize]);
        agree(&class.name, sum(methods.clone().map(|method| &method.work)), class.work);
        for method in methods {
            // What the VM makes itself has no lines.
            if !class.library || !method.lines.is_empty() {
                agree(
                    &format!("lines of {}.{}", class.name, method.name),
                    sum(method.lines.iter().map(|l| &l.work)),
                    method.work,
                );
            }
            for line in &method.lines {
                let interpreted = line.reasons.iter().map(|reason| reason.work).sum();
                agree(
                    &format!("reasons of {}.{}:{}", class.name, method.name, line.line),
                    Work { interpreted, ..line.work },
                    line.work,
                );
            }
            if class.library {
                continue;
            }
            agree(
                &format!("blocks of {}.{}", class.name, method.name),
                sum(method.blocks.iter().map(|b| &b.work)),
                method.work,
            );
        }
    }
    // In no trace lie what is interpreted, what machine code has taken in beside them, and what no sample has placed.
    let Work { grown, interpreted, .. } = report.work;
    let mut traced = sum(report.traces.iter().map(|trace| &trace.work));
    traced += Work { compiled: report.unplaced.compiled, grown, interpreted, ..Work::default() };
    agree("by trace, and the rest", traced, report.work);
    let outside = report.obstacles.iter().map(|obstacle| obstacle.work).sum::<u64>() + report.unplaced.interpreted;
    agree("by reason", Work { interpreted: outside, ..report.work }, report.work);
    let all = report.work.total();
    let mut adds_up = |what: &str, found: u64| {
        if found != all {
            faults.push(format!("{what}: {found}, and not {all}"));
        }
    };
    adds_up("by stack", report.stacks.iter().map(|stack| stack.work).sum::<u64>() + report.unplaced.total());
    if report.counting.unit == Unit::Nanoseconds {
        let TimeSplit { interpreter, machine_code, .. } = report.time;
        adds_up("by who ran", interpreter.unwrap_or(0) + machine_code.unwrap_or(0));
    }
    faults
}

/// What is wrong with the reports of programs that are run in a tier.
fn faults_of<'a>(
    holloway: &Path,
    tier: &Tier,
    programs: impl Iterator<Item = &'a Program>,
    number: usize,
) -> Vec<String> {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("sums-{number}.json"));
    let mut broken = Vec::new();
    for program in programs {
        let _ = std::fs::remove_file(&file);
        let mut command = Command::new(holloway);
        command.args([tier.option, "--clock=virtual"]).arg(format!("--report={}", file.display()));
        command.args(&program.vm_options).arg("-cp").arg(&program.classes).arg(&program.main).args(&program.args);
        let outcome = run(&mut command, program.stdin.clone(), LIMIT).expect("it starts");
        let what = format!("{} {}", tier.option, program.id);
        assert_eq!(outcome.exit, Some(program.expected.exit), "{what}");
        // Of what the launcher refuses there is nothing to report.
        let is_refused = program.expected.stderr.starts_with(b"Error: ");
        let text = match std::fs::read_to_string(&file) {
            Ok(text) if !is_refused => text,
            Err(_) if is_refused => continue,
            other => {
                broken.push(format!("{what}: there is {} report", if other.is_ok() { "a" } else { "no" }));
                continue;
            }
        };
        let report = Report::from_json(&text).unwrap_or_else(|error| panic!("{what}: {error}"));
        let is_exact = report.counting.work == Precision::Exact;
        assert_eq!(is_exact, report.counting.unit == Unit::Bytecodes, "{what}");
        broken.extend(faults(&report).into_iter().map(|fault| format!("{what}: {fault}")));
    }
    broken
}

#[test]
fn sums_agree_in_reports_of_program_tests() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("programs");
    let holloway = holloway_program().expect("it is built");
    let all = std::env::var("HOLLOWAY_MODES").is_ok_and(|modes| modes == "all");
    let programs = Program::find_all(&root).expect("the programs are there");
    let workers = thread::available_parallelism().map_or(1, usize::from);
    for tier in TIERS {
        let (first, one_of) = match tier.one_of {
            _ if all => (0, 1),
            (_, many) if is_reduced() => (tier.first, many),
            (many, _) => (tier.first, many),
        };
        let chosen: Vec<&Program> = programs.iter().skip(first).step_by(one_of).collect();
        assert!(!chosen.is_empty(), "{}: there are {} programs", tier.option, programs.len());
        let broken: Vec<String> = thread::scope(|scope| {
            let shares = (0..workers).map(|number| chosen.iter().skip(number).step_by(workers).copied());
            let running: Vec<_> = shares
                .enumerate()
                .map(|(number, share)| {
                    let holloway = &holloway;
                    scope.spawn(move || faults_of(holloway, tier, share, number))
                })
                .collect();
            running.into_iter().flat_map(|worker| worker.join().expect("no report panics")).collect()
        });
        assert!(broken.is_empty(), "{}", broken.join("\n"));
    }
}

/// Examples with their arguments: loops in loops, branches, switches, short methods and calls that the receiver decides.
const SAMPLED: &[(&str, &[&str])] = &[
    ("Sieve", &["1000000"]),
    ("Life", &["60"]),
    ("Mandelbrot", &[]),
    ("Shapes", &[]),
    ("Branches", &[]),
    ("Matrix", &[]),
];

/// Of the work of the program's own lines, the share of each, by method and line.
fn shares(report: &Report) -> BTreeMap<(String, u16), f64> {
    let own = report.methods.iter().filter(|method| !report.classes[method.class as usize].library);
    let mut shares: BTreeMap<(String, u16), f64> = BTreeMap::new();
    for method in own {
        for line in &method.lines {
            *shares.entry((method.name.clone(), line.line)).or_default() += line.work.total() as f64;
        }
    }
    let all: f64 = shares.values().sum();
    shares.values_mut().for_each(|share| *share /= all);
    shares
}

fn hottest(shares: &BTreeMap<(String, u16), f64>) -> Option<&(String, u16)> {
    shares.iter().max_by(|a, b| a.1.total_cmp(b.1)).map(|(line, _)| line)
}

#[test]
fn samples_of_the_interpreter_are_put_down_to_the_lines_that_did_the_work() {
    let classes = Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples/classes");
    let holloway = holloway_program().expect("it is built");
    let report = |option: &str, program: &str, arguments: &[&str]| {
        let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("divided-{program}.json"));
        let mut command = Command::new(&holloway);
        command.args([option, "--clock=virtual"]).arg(format!("--report={}", file.display()));
        command.arg("-cp").arg(&classes).arg(program).args(arguments);
        let outcome = run(&mut command, Vec::new(), LIMIT).expect("it starts");
        assert_eq!(outcome.exit, Some(0), "{option} {program}");
        let text = std::fs::read_to_string(&file).expect("a report");
        shares(&Report::from_json(&text).unwrap_or_else(|error| panic!("{program}: {error}")))
    };
    for &(program, arguments) in SAMPLED {
        // Nothing is hot enough to be profiled or compiled.
        let sampled = report("--jit=samples=1000000", program, arguments);
        let exact = report("--tier=replay", program, arguments);
        let more = |line, share: &f64| (share - sampled.get(line).unwrap_or(&0.0)).max(0.0);
        let misplaced: f64 = exact.iter().map(|(line, share)| more(line, share)).sum();
        assert!(misplaced <= 0.2, "{program}: {misplaced:.2} is misplaced of {exact:?}: {sampled:?}");
        assert_eq!(hottest(&sampled), hottest(&exact), "{program}: {sampled:?}, and not {exact:?}");
    }
}
