//! Sums in reports agree: by line, method, class, trace and in all, over the program tests.
//!
//! In: programs followed trace by trace (`--tier=replay`), each with a report as JSON. One program in eight; all of them with
//! `HOLLOWAY_MODES=all`.

#![forbid(unsafe_code)]

use std::path::Path;
use std::process::Command;
use std::thread;
use std::time::Duration;

use holloway_report::model::{Report, Unit, Work};
use holloway_tests::{Program, holloway_program, run};

/// Programs of which one is looked at, unless all are.
const ONE_OF: usize = 8;

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
    if report.counting.unit == Unit::Bytecodes {
        let mut traced = sum(report.traces.iter().map(|trace| &trace.work));
        traced.interpreted = report.work.interpreted;
        agree("by trace, and the rest", traced, report.work);
        let outside: u64 = report.obstacles.iter().map(|obstacle| obstacle.work).sum();
        agree("by reason", Work { interpreted: outside, ..report.work }, report.work);
        let stacks: u64 = report.stacks.iter().map(|stack| stack.work).sum();
        if stacks != report.work.total() {
            faults.push(format!("by stack: {stacks}, and not {}", report.work.total()));
        }
    }
    faults
}

/// Of how many programs there was a report, and what is wrong in them.
fn faults_of<'a>(holloway: &Path, programs: impl Iterator<Item = &'a Program>, number: usize) -> (usize, Vec<String>) {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("sums-{number}.json"));
    let (mut looked_at, mut broken) = (0, Vec::new());
    for program in programs {
        let _ = std::fs::remove_file(&file);
        let mut command = Command::new(holloway);
        command.args(["--tier=replay", "--clock=virtual"]).arg(format!("--report={}", file.display()));
        command.args(&program.vm_options).arg("-cp").arg(&program.classes).arg(&program.main).args(&program.args);
        let outcome = run(&mut command, program.stdin.clone(), LIMIT).expect("it starts");
        // Some are never started: what they are about is that the launcher refuses them.
        let Ok(text) = std::fs::read_to_string(&file) else { continue };
        let report = Report::from_json(&text).unwrap_or_else(|error| panic!("{}: {error}", program.id));
        assert_eq!(outcome.exit, Some(program.expected.exit), "{}", program.id);
        looked_at += 1;
        broken.extend(faults(&report).into_iter().map(|fault| format!("{}: {fault}", program.id)));
    }
    (looked_at, broken)
}

#[test]
fn sums_agree_in_exact_reports_of_program_tests() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("programs");
    let holloway = holloway_program().expect("it is built");
    let all = std::env::var("HOLLOWAY_MODES").is_ok_and(|modes| modes == "all");
    let programs = Program::find_all(&root).expect("the programs are there");
    let chosen: Vec<&Program> = programs.iter().step_by(if all { 1 } else { ONE_OF }).collect();
    let workers = thread::available_parallelism().map_or(1, usize::from);
    let found: Vec<(usize, Vec<String>)> = thread::scope(|scope| {
        let shares = (0..workers).map(|number| chosen.iter().skip(number).step_by(workers).copied());
        let running: Vec<_> = shares
            .enumerate()
            .map(|(number, share)| {
                let holloway = &holloway;
                scope.spawn(move || faults_of(holloway, share, number))
            })
            .collect();
        running.into_iter().map(|worker| worker.join().expect("no report panics")).collect()
    });
    let looked_at: usize = found.iter().map(|(looked_at, _)| looked_at).sum();
    let broken: Vec<String> = found.into_iter().flat_map(|(_, broken)| broken).collect();
    assert!(looked_at > 40, "{looked_at} programs only");
    assert!(broken.is_empty(), "{}", broken.join("\n"));
}
