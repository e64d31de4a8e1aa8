//! The document: the paper's tables with ours beside them, every program at the recommended settings, and which programs lie
//! behind the paper's.

use std::fmt::Write as _;

use super::paper::{COMPLETION, COVERAGE, DEFAULT, DELAYS, EVENTS, KINDS, LENGTHS, SIGNALS, THRESHOLDS};
use super::{CoverageFigures, CoveragePart, Rules, cost, programs};
use crate::figures::{mean, median};
use crate::markdown::{cell, header, least, row};

/// The figure of Table I.
pub const LENGTH: &str = "average_trace_length_blocks";

const HEAD: &str = "\
# Trace coverage: the paper's tables and ours

Written by `cargo run --release -p holloway-benchmarks --bin coverage`, which runs `holloway tables` for each benchmark
program (one round of its default size). The paper is Berndl and Hendren, *Dynamic Profiling and Trace Cache Generation for
a Java Virtual Machine* (2002); what each figure means says [traces.md](traces.md). In the cells of Tables I to V the paper's
figure stands first, then ours by the paper's rules for signals and traces (`--signals=paper --join=off`), then ours by
Holloway's own (`--signals=stable --join=on`): *paper* / *ours, paper's rules* / *ours, own rules*. Its programs are
compress, javac, raytrace, mpegaudio, soot and scimark; ours of the same kinds are named beside them. Counts are exact and
repeat; times are processor time on a shared machine. A dash stands for what was not measured.

";

/// The document of what was measured.
pub fn document(measured: &CoverageFigures) -> String {
    let mut out = String::from(HEAD);
    // Writing to a string does not fail.
    let _ = write_document(&mut out, measured);
    out
}

fn write_document(out: &mut String, measured: &CoverageFigures) -> std::fmt::Result {
    let all = measured.names(CoveragePart::Default);
    for (part, what) in [
        (CoveragePart::Traces, "Tables I to V by both rules, traces not joined, and next executing tail"),
        (CoveragePart::Cost, "The profiler's cost"),
        (CoveragePart::Long, "Long runs"),
    ] {
        let names = measured.names(part);
        if names.is_empty() {
            writeln!(out, "{what}: not measured.\n")?;
        } else if names.len() < all.len() {
            writeln!(out, "{what}: of {} of the {} programs only: {}.\n", names.len(), all.len(), names.join(", "))?;
        }
    }
    let suites: Vec<&str> = measured.suites().collect();
    if !suites.is_empty() {
        writeln!(
            out,
            "Programs of public suites have rows of their own and are in no mean: {}. SciMark runs for a time, so its counts do not\n\
             repeat.\n",
            suites.join(", ")
        )?;
    }
    writeln!(out, "## The paper's figures and Holloway's\n")?;
    write_summary(out, measured)?;
    let by_threshold = THRESHOLDS.map(|threshold| ((threshold, DEFAULT.1), format!("{threshold} %")));
    let by_delay = DELAYS.map(|delay| ((DEFAULT.0, delay), delay.to_string()));
    for (title, figure, paper) in [
        ("I: blocks of a completed trace, by threshold", ("average_trace_length_blocks", 1.0), &LENGTHS),
        ("II: coverage by completed traces in percent, by threshold", ("coverage.completed", 100.0), &COVERAGE),
        ("III: completion rate in percent, by threshold", ("completion_rate", 100.0), &COMPLETION),
        ("IV: thousands of block dispatches per signal, by threshold", ("dispatches_per_signal", 1e-3), &SIGNALS),
    ] {
        writeln!(out, "\n## Table {title}\n")?;
        write_table(out, measured, figure, paper, &by_threshold)?;
    }
    writeln!(out, "\n## Table V: thousands of block dispatches per trace event, by delay\n")?;
    write_table(out, measured, ("dispatches_per_trace_event", 1e-3), &EVENTS, &by_delay)?;
    writeln!(out, "\n## Tables VI and VII: the profiler's cost\n")?;
    cost::write(out, measured)?;
    writeln!(out, "\n## Every program at 97 % and 64\n")?;
    programs::write_programs(out, measured)?;
    writeln!(out, "\n## Runs of 10^9 block dispatches\n")?;
    programs::write_long(out, measured)?;
    writeln!(out, "\n## The graph and next executing tail\n")?;
    programs::write_selectors(out, measured)?;
    writeln!(out, "\n## How traces end\n")?;
    programs::write_ends(out, measured)?;
    writeln!(out, "\n## Programs behind the paper's\n")?;
    write_behind(out, measured)
}

/// The values of a figure of all programs of the catalogue that were measured at all settings by both rules, so that what is
/// compared is of the same programs.
fn values(measured: &CoverageFigures, rules: Rules, settings: (u64, u64), name: &str) -> Vec<f64> {
    let names = measured.names(CoveragePart::Traces);
    names.iter().filter_map(|program| measured.figure_by(rules, program, settings, name)).collect()
}

/// A table of the paper's with ours beside its figures: the paper's, ours by its rules, ours by Holloway's.
fn write_table(
    out: &mut String,
    measured: &CoverageFigures,
    (name, scale): (&str, f64),
    paper: &[[f64; 6]],
    settings: &[((u64, u64), String)],
) -> std::fmt::Result {
    let kinds = KINDS.map(|(paper, ours)| format!("{paper} / {ours}"));
    let mut columns = vec![""];
    columns.extend(kinds.iter().map(String::as_str));
    columns.extend(["mean of six", "all: mean", "all: median"]);
    header(out, &columns)?;
    for ((settings, label), paper) in settings.iter().zip(paper) {
        let both = |of: &dyn Fn(Rules) -> Option<f64>| Rules::ALL.map(|rules| cell(of(rules), scale)).join(" / ");
        let figure = |rules, program: &str| measured.figure_by(rules, program, *settings, name);
        let mut cells = vec![label.clone()];
        let of_kinds = paper.iter().zip(KINDS);
        cells.extend(
            of_kinds.map(|(paper, (_, program))| format!("{paper:.1} / {}", both(&|rules| figure(rules, program)))),
        );
        let six = |rules| mean(&KINDS.iter().filter_map(|(_, program)| figure(rules, program)).collect::<Vec<_>>());
        cells.push(format!("{} / {}", cell(mean(paper), 1.0), both(&six)));
        for of_all in [mean, median] {
            cells.push(both(&|rules| of_all(&values(measured, rules, *settings, name))));
        }
        row(out, cells)?;
    }
    Ok(())
}

/// The main figures in one table.
fn write_summary(out: &mut String, measured: &CoverageFigures) -> std::fmt::Result {
    let by_rules = |of: &dyn Fn(Rules) -> String| Rules::ALL.map(of);
    let all = |rules, name| values(measured, rules, DEFAULT, name);
    let percent = |value: Option<f64>| match value {
        Some(_) => format!("{} %", cell(value, 100.0)),
        None => cell(None, 1.0),
    };
    let mean_and_least = |values: Vec<f64>| format!("{}; {}", percent(mean(&values)), percent(least(values)));
    let of_paper = |table: &[[f64; 6]; 5]| {
        let at = THRESHOLDS.iter().position(|threshold| *threshold == DEFAULT.0);
        at.map_or([f64::NAN; 6], |at| table[at])
    };
    let thousand = |value: Option<f64>| match value {
        Some(_) => format!("{} thousand", cell(value, 1e-3)),
        None => cell(None, 1.0),
    };
    writeln!(
        out,
        "At 97 % and 64, the paper's over its six programs, ours over all that were measured by both rules. *Paper's rules*:\n\
         `--signals=paper --join=off`; *own rules*: as Holloway comes, `--signals=stable --join=on`.\n"
    )?;
    header(out, &["figure", "Berndl and Hendren", "Holloway, paper's rules", "Holloway, own rules"])?;
    let line = |out: &mut String, title: &str, paper: String, ours: [String; 2]| {
        row(out, [title.to_owned(), paper].into_iter().chain(ours))
    };
    line(
        out,
        "coverage by completed traces, mean; least program",
        mean_and_least(of_paper(&COVERAGE).map(|percent| percent / 100.0).into()),
        by_rules(&|rules| mean_and_least(all(rules, "coverage.completed"))),
    )?;
    line(
        out,
        "coverage by all traces, mean",
        "90.7 %".to_owned(),
        by_rules(&|rules| percent(mean(&all(rules, "coverage.all")))),
    )?;
    line(
        out,
        "completion rate, mean; least program",
        mean_and_least(of_paper(&COMPLETION).map(|percent| percent / 100.0).into()),
        by_rules(&|rules| mean_and_least(all(rules, "completion_rate"))),
    )?;
    let mean_and_median = |values: &[f64]| format!("{}; {}", cell(mean(values), 1.0), cell(median(values), 1.0));
    line(
        out,
        "blocks of a completed trace, mean; median",
        mean_and_median(&of_paper(&LENGTHS)),
        by_rules(&|rules| mean_and_median(&all(rules, LENGTH))),
    )?;
    line(
        out,
        "block dispatches per signal, one round of each program, median",
        "-".to_owned(),
        by_rules(&|rules| thousand(median(&all(rules, "dispatches_per_signal")))),
    )?;
    line(
        out,
        "block dispatches per signal, runs of 5 * 10^8 (paper) or 10^9 and more, median",
        thousand(median(&of_paper(&SIGNALS)).map(|thousands| thousands * 1e3)),
        by_rules(&|rules| thousand(programs::long_median(measured, rules))),
    )?;
    write_costs(out, measured)
}

/// What profiling costs, in the same table.
fn write_costs(out: &mut String, measured: &CoverageFigures) -> std::fmt::Result {
    let profiling = |ways| {
        if measured.names(CoveragePart::Cost).is_empty() {
            return "-".to_owned();
        }
        let dearest = cost::measurable(measured, ways).into_iter().max_by(|one, other| one.1.total_cmp(&other.1));
        let dearest = dearest.map_or_else(|| "-".to_owned(), |(program, cost)| format!("{cost:.1}, {program}"));
        format!("{}; {dearest}", cost::shown(cost::mean_cost(measured, ways)))
    };
    let costs = |title: &str, paper: String, ways| (title.to_owned(), paper, profiling(ways));
    for (title, paper, ours) in [
        costs(
            "profiling every block, % of the run time, geometric mean (least to most round); dearest program",
            cell(cost::of_the_paper(), 1.0),
            cost::UNFUSED,
        ),
        costs("the same with fused instructions", "-".to_owned(), cost::FUSED),
    ] {
        row(out, [title, paper, "-".to_owned(), ours])?;
    }
    Ok(())
}

/// Which programs lie behind the mean of the paper's.
fn write_behind(out: &mut String, measured: &CoverageFigures) -> std::fmt::Result {
    let at = THRESHOLDS.iter().position(|threshold| *threshold == DEFAULT.0);
    let mean_of = |table: &[[f64; 6]; 5]| at.and_then(|at| mean(&table[at]));
    let list = |programs: Vec<String>| if programs.is_empty() { "none".to_owned() } else { programs.join(", ") };
    for (title, name, paper) in [
        ("coverage by completed traces", "coverage.completed", mean_of(&COVERAGE)),
        ("completion rate", "completion_rate", mean_of(&COMPLETION)),
    ] {
        let Some(bound) = paper else { continue };
        let value = |program: String| Some((measured.figure(&program, DEFAULT, name)? * 100.0, program));
        let below =
            measured.names(CoveragePart::Default).into_iter().filter_map(value).filter(|(value, _)| *value < bound);
        let below = list(below.map(|(value, program)| format!("{program} ({value:.1} %)")).collect());
        writeln!(out, "* Programs with {title} below the mean of the paper's six, {bound:.1} %: {below}.")?;
    }
    if let Some(bound) = cost::of_the_paper() {
        let above = cost::measurable(measured, cost::FUSED).into_iter().filter(|(_, cost)| *cost > bound);
        let above = list(above.map(|(program, cost)| format!("{program} ({cost:.0} %)")).collect());
        writeln!(
            out,
            "* Programs on which profiling every block costs more than the mean of the paper's, {bound:.1} % (with fused\n  \
             instructions): {above}."
        )?;
    }
    writeln!(out, "* What `--profile=gated` costs, by program, and where: [traces.md](traces.md#what-gated-costs).")
}
