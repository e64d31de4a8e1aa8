//! The document: the source's tables with ours beside them, every program at the recommended settings, and what is not
//! reached and why.

use std::fmt::Write as _;

use super::source::{
    COMPLETION, COVERAGE, DEFAULT, DELAYS, EVENTS, EXPECTED, KINDS, LENGTHS, OVERHEAD, SIGNALS, THRESHOLDS,
};
use super::{Measured, Part, geometric_mean, mean, median};

/// The figure of Table I.
const LENGTH: &str = "average_trace_length_blocks";

const HEAD: &str = "\
# Trace coverage: the source's tables and ours

Written by `cargo run --release -p holloway-benchmarks --bin coverage`, which runs `holloway tables` for each benchmark
program (one round of its default size). The source is Berndl and Hendren, *Dynamic Profiling and Trace Cache Generation for
a Java Virtual Machine* (2002); what each figure means says [traces.md](traces.md). In the cells of Tables I to V the source's
figure stands first, then ours: *source* / *ours*. Its programs are compress, javac, raytrace, mpegaudio, soot and scimark;
ours of the same kinds are named below them. Counts are exact and repeat; times are processor time on a
shared machine.

";

/// The document of what was measured.
pub fn document(measured: &Measured) -> String {
    let mut out = String::from(HEAD);
    // Writing to a string does not fail.
    let _ = write_document(&mut out, measured);
    out
}

fn write_document(out: &mut String, measured: &Measured) -> std::fmt::Result {
    let all = measured.names(Part::Default);
    for (part, what) in [
        (Part::Traces, "Other settings than 97 % and 64, traces not joined, and next executing tail"),
        (Part::Cost, "The profiler's cost"),
        (Part::Long, "Long runs"),
    ] {
        let names = measured.names(part);
        if names.len() < all.len() {
            writeln!(out, "{what}: of {} of the {} programs only: {}.\n", names.len(), all.len(), names.join(", "))?;
        }
    }
    writeln!(out, "## What is asked and reached\n")?;
    write_asked(out, measured)?;
    let by_threshold = THRESHOLDS.map(|threshold| ((threshold, DEFAULT.1), format!("{threshold} %")));
    let by_delay = DELAYS.map(|delay| ((DEFAULT.0, delay), delay.to_string()));
    for (title, figure, source) in [
        ("I: blocks of a completed trace, by threshold", ("average_trace_length_blocks", 1.0), &LENGTHS),
        ("II: coverage by completed traces in percent, by threshold", ("coverage.completed", 100.0), &COVERAGE),
        ("III: completion rate in percent, by threshold", ("completion_rate", 100.0), &COMPLETION),
        ("IV: thousands of block dispatches per signal, by threshold", ("dispatches_per_signal", 1e-3), &SIGNALS),
    ] {
        writeln!(out, "\n## Table {title}\n")?;
        write_table(out, measured, figure, source, &by_threshold)?;
    }
    writeln!(out, "\n## Table V: thousands of block dispatches per trace event, by delay\n")?;
    write_table(out, measured, ("dispatches_per_trace_event", 1e-3), &EVENTS, &by_delay)?;
    writeln!(out, "\n## Tables VI and VII: the profiler's cost\n")?;
    write_cost(out, measured)?;
    writeln!(out, "\n## Every program at 97 % and 64\n")?;
    write_programs(out, measured)?;
    writeln!(out, "\n## Runs of 10^9 block dispatches\n")?;
    write_long(out, measured)?;
    writeln!(out, "\n## The graph and next executing tail\n")?;
    write_selectors(out, measured)?;
    writeln!(out, "\n## How traces end\n")?;
    write_ends(out, measured)?;
    writeln!(out, "\n## Where a figure is not reached\n")?;
    write_missed(out, measured)
}

/// All programs' values of a figure.
fn values(measured: &Measured, settings: (u64, u64), name: &str) -> Vec<f64> {
    measured.names(Part::Default).iter().filter_map(|program| measured.figure(program, settings, name)).collect()
}

fn cell(value: Option<f64>, scale: f64) -> String {
    value.map_or_else(|| "-".to_owned(), |value| format!("{:.1}", value * scale))
}

fn row<T: AsRef<str>>(out: &mut String, cells: impl IntoIterator<Item = T>) -> std::fmt::Result {
    let cells: Vec<String> = cells.into_iter().map(|cell| cell.as_ref().to_owned()).collect();
    writeln!(out, "| {} |", cells.join(" | "))
}

fn header(out: &mut String, cells: &[&str]) -> std::fmt::Result {
    row(out, cells)?;
    row(out, cells.iter().map(|_| "---"))
}

fn write_table(
    out: &mut String,
    measured: &Measured,
    (name, scale): (&str, f64),
    source: &[[f64; 6]],
    settings: &[((u64, u64), String)],
) -> std::fmt::Result {
    let kinds = KINDS.map(|(source, ours)| format!("{source} / {ours}"));
    let mut columns = vec![""];
    columns.extend(kinds.iter().map(String::as_str));
    columns.extend(["mean of six", "all: mean", "all: median"]);
    header(out, &columns)?;
    for ((settings, label), source) in settings.iter().zip(source) {
        let ours = KINDS.map(|(_, program)| measured.figure(program, *settings, name));
        let mut cells = vec![label.clone()];
        cells.extend(source.iter().zip(ours).map(|(source, ours)| format!("{source:.1} / {}", cell(ours, scale))));
        let six: Vec<f64> = ours.into_iter().flatten().collect();
        cells.push(format!("{} / {}", cell(mean(source), 1.0), cell(mean(&six), scale)));
        let all = values(measured, *settings, name);
        cells.push(cell(mean(&all), scale));
        cells.push(cell(median(&all), scale));
        row(out, cells)?;
    }
    Ok(())
}

/// What a way to run costs more than another, in percent.
fn cost(measured: &Measured, program: &str, (with, without): (&str, &str)) -> Option<f64> {
    Some((measured.seconds(program, with)? / measured.seconds(program, without)? - 1.0) * 100.0)
}

/// The mean of costs, of the factors.
fn mean_cost(costs: &[f64]) -> Option<f64> {
    let factors: Vec<f64> = costs.iter().map(|cost| 1.0 + cost / 100.0).collect();
    geometric_mean(&factors).map(|factor| (factor - 1.0) * 100.0)
}

const UNFUSED: (&str, &str) = ("profiled", "plain");
const FUSED: (&str, &str) = ("fused_profiled", "fused");

fn write_cost(out: &mut String, measured: &Measured) -> std::fmt::Result {
    writeln!(
        out,
        "*Cost* is the time with `--profile=always` over that without, less one, on an interpreter without fused instructions as\n\
         the source's is; *fused* the same of the interpreter as it comes. Each program runs for as many rounds as make 1.5 * 10^8\n\
         block dispatches, about a second (the source's ran for minutes). *Expected* is the source's Table VII: the cost of a\n\
         profiled dispatch times the dispatches that are left with traces.\n"
    )?;
    header(
        out,
        &[
            "program",
            "seconds",
            "profiled",
            "cost %",
            "fused: cost %",
            "million dispatches",
            "ns a dispatch",
            "with traces",
            "expected %",
        ],
    )?;
    for (at, (name, _)) in KINDS.iter().enumerate() {
        let [plain, dispatches, profiled] = OVERHEAD.map(|of_programs| of_programs[at]);
        let share = (profiled / plain - 1.0) * 100.0;
        row(
            out,
            [
                format!("source: {name}"),
                format!("{plain}"),
                format!("{profiled}"),
                format!("{share:.1}"),
                String::new(),
                format!("{dispatches}"),
                format!("{:.1}", (profiled - plain) / dispatches * 1e3),
                format!("{}", EXPECTED[0][at]),
                format!("{:.1}", EXPECTED[1][at]),
            ],
        )?;
    }
    for program in measured.names(Part::Cost) {
        let seconds = |way| measured.seconds(program, way).unwrap_or(f64::NAN);
        let figure = |name| measured.millions_of_cost(program, name).unwrap_or(f64::NAN);
        let (plain, profiled) = (seconds("plain"), seconds("profiled"));
        let each = (profiled - plain).max(0.0) / figure("block_dispatches");
        row(
            out,
            [
                program.to_owned(),
                format!("{plain:.2}"),
                format!("{profiled:.2}"),
                cell(cost(measured, program, UNFUSED), 1.0),
                cell(cost(measured, program, FUSED), 1.0),
                format!("{:.1}", figure("block_dispatches")),
                format!("{:.2}", each * 1e3),
                format!("{:.1}", figure("trace_dispatches")),
                format!("{:.1}", each * figure("trace_dispatches") / plain * 100.0),
            ],
        )?;
    }
    let nanoseconds = |seconds: &dyn Fn(&str) -> Option<f64>| {
        let each =
            |program: &&str| Some(seconds(program)? * 1e3 / measured.millions_of_cost(program, "block_dispatches")?);
        mean(&measured.names(Part::Cost).iter().filter_map(each).collect::<Vec<_>>())
    };
    let block = nanoseconds(&|program| measured.seconds(program, UNFUSED.1));
    let profiling =
        nanoseconds(&|program| Some(measured.seconds(program, UNFUSED.0)? - measured.seconds(program, UNFUSED.1)?));
    writeln!(
        out,
        "\nA block takes {} ns on average (unfused, start of the process included) and profiling it {} ns more; in the source 154 ns\n\
         and 44 ns. The share is larger here because the blocks are cheaper: a profiled dispatch is two compares, two loads and a\n\
         store where the successor is cached, and a call of the graph where it is not or where the node decays.",
        cell(block, 1.0),
        cell(profiling, 1.0),
    )
}

fn costs(measured: &Measured, ways: (&str, &str)) -> Vec<f64> {
    measured.names(Part::Cost).iter().filter_map(|program| cost(measured, program, ways)).collect()
}

fn least(values: impl IntoIterator<Item = f64>) -> Option<f64> {
    values.into_iter().reduce(f64::min)
}

fn most(values: impl IntoIterator<Item = f64>) -> Option<f64> {
    values.into_iter().reduce(f64::max)
}

fn write_asked(out: &mut String, measured: &Measured) -> std::fmt::Result {
    let all = |name| values(measured, DEFAULT, name);
    let (completed, any) = (all("coverage.completed"), all("coverage.all"));
    let (rate, length, signals) = (all("completion_rate"), all(LENGTH), all("dispatches_per_signal"));
    let names = measured.names(Part::Traces);
    let unjoined: Vec<f64> = names.iter().filter_map(|program| measured.other(program, OTHERS[0], LENGTH)).collect();
    let (unfused, fused) = (costs(measured, UNFUSED), costs(measured, FUSED));
    header(out, &["figure, at 97 % and 64, all programs", "source", "asked", "aim", "reached"])?;
    let lines: [(&str, &str, &str, &str, String); 6] = [
        (
            "coverage by completed traces, mean; least program",
            "87.1 %",
            "90 %; 75 %",
            "95 %; 85 %",
            format!("{} %; {} %", cell(mean(&completed), 100.0), cell(least(completed.iter().copied()), 100.0)),
        ),
        ("coverage by all traces, mean", "90.7 %", "94 %", "98 %", format!("{} %", cell(mean(&any), 100.0))),
        (
            "completion rate, mean; least program",
            "96 %",
            "97 %; 90 %",
            "99 %",
            format!("{} %; {} %", cell(mean(&rate), 100.0), cell(least(rate.iter().copied()), 100.0)),
        ),
        (
            "blocks of a completed trace, mean; median",
            "7.5",
            "7.5",
            "10",
            format!(
                "{}; {} (not joined {}; {})",
                cell(mean(&length), 1.0),
                cell(median(&length), 1.0),
                cell(mean(&unjoined), 1.0),
                cell(median(&unjoined), 1.0)
            ),
        ),
        (
            "block dispatches per signal in runs of 10^9 or more, median",
            "35,000",
            "70,000",
            "200,000",
            format!(
                "{} thousand ({} thousand in one round of each program)",
                cell(median(&long_intervals(measured)), 1e-3),
                cell(median(&signals), 1e-3)
            ),
        ),
        (
            "cost of profiling every block, of the run time, geometric mean; most",
            "28.6 % of a block",
            "20 %; 40 %",
            "12 %",
            format!(
                "{} %; {} % (with fused instructions {} %; {} %)",
                cell(mean_cost(&unfused), 1.0),
                cell(most(unfused.iter().copied()), 1.0),
                cell(mean_cost(&fused), 1.0),
                cell(most(fused.iter().copied()), 1.0)
            ),
        ),
    ];
    for (figure, source, asked, aim, reached) in lines {
        row(out, [figure, source, asked, aim, &reached])?;
    }
    Ok(())
}

fn write_programs(out: &mut String, measured: &Measured) -> std::fmt::Result {
    header(
        out,
        &[
            "program",
            "completed %",
            "all %",
            "completion %",
            "blocks",
            "bytecodes",
            "signals",
            "thousand per signal",
            "built",
            "retired",
            "live",
            "nodes",
            "graph KB",
        ],
    )?;
    for program in measured.names(Part::Default) {
        let figure = |name, scale| cell(measured.figure(program, DEFAULT, name), scale);
        let count = |name| measured.figure(program, DEFAULT, name).map_or_else(String::new, |count| count.to_string());
        row(
            out,
            [
                program.to_owned(),
                figure("coverage.completed", 100.0),
                figure("coverage.all", 100.0),
                figure("completion_rate", 100.0),
                figure("average_trace_length_blocks", 1.0),
                figure("average_trace_length_bytecodes", 1.0),
                count("signals"),
                figure("dispatches_per_signal", 1e-3),
                count("traces_built"),
                count("traces_retired"),
                count("traces_live"),
                count("graph.nodes"),
                figure("graph.bytes", 1e-3),
            ],
        )?;
    }
    Ok(())
}

/// Block dispatches per signal in the long runs.
fn long_intervals(measured: &Measured) -> Vec<f64> {
    let interval =
        |program: &&str| Some(measured.long_dispatches(program)? / measured.long(program, "signals")?.max(1.0));
    measured.names(Part::Long).iter().filter_map(interval).collect()
}

fn write_long(out: &mut String, measured: &Measured) -> std::fmt::Result {
    writeln!(
        out,
        "Each program once with every block profiled, for as many rounds as make 10^9 block dispatches. Dispatches are those of one\n\
         round, times the rounds.\n"
    )?;
    header(out, &["program", "rounds", "million dispatches", "signals", "thousand per signal", "traces built"])?;
    for (program, interval) in measured.names(Part::Long).into_iter().zip(long_intervals(measured)) {
        let count = |name| measured.long(program, name).map_or_else(String::new, |count| count.to_string());
        row(
            out,
            [
                program.to_owned(),
                count("rounds"),
                cell(measured.long_dispatches(program), 1e-6),
                count("signals"),
                cell(Some(interval), 1e-3),
                count("traces_built"),
            ],
        )?;
    }
    Ok(())
}

/// Figures in which the selections are compared, and whether more is better.
const COMPARED: [(&str, &str, f64, bool); 5] = [
    ("completed %", "coverage.completed", 100.0, true),
    ("all %", "coverage.all", 100.0, true),
    ("completion %", "completion_rate", 100.0, true),
    ("blocks", "average_trace_length_blocks", 1.0, true),
    ("traces built", "traces_built", 1.0, false),
];
/// The selections beside the default, by the names that `holloway tables` gives them.
const OTHERS: [&str; 2] = ["not_joined", "next_executing_tail"];

fn write_selectors(out: &mut String, measured: &Measured) -> std::fmt::Result {
    writeln!(
        out,
        "*graph* / *graph, traces not joined* (`--join=off`, the source's selection) / *next executing tail*; the best is bold.\n"
    )?;
    let mut columns = vec!["program"];
    columns.extend(COMPARED.iter().map(|(title, ..)| *title));
    header(out, &columns)?;
    let names = measured.names(Part::Traces);
    let figures = |program: &str, name: &str| {
        let others = OTHERS.map(|selection| measured.other(program, selection, name));
        [measured.figure(program, DEFAULT, name), others[0], others[1]]
    };
    let compare = |values: [Option<f64>; 3], scale: f64, more: bool| {
        let cells = values.map(|value| cell(value, scale));
        let known = || values.iter().flatten().copied();
        let best = cell(if more { most(known()) } else { least(known()) }, scale);
        let all_alike = cells.iter().all(|cell| *cell == best);
        cells.map(|cell| if cell == best && !all_alike { format!("**{cell}**") } else { cell }).join(" / ")
    };
    for program in &names {
        let cells = COMPARED.map(|(_, name, scale, more)| compare(figures(program, name), scale, more));
        row(out, [(*program).to_owned()].into_iter().chain(cells))?;
    }
    for (title, of) in [("mean", mean as fn(&[f64]) -> Option<f64>), ("median", median)] {
        let cells = COMPARED.map(|(_, name, scale, more)| {
            let by_program: Vec<_> = names.iter().map(|program| figures(program, name)).collect();
            let of_all = [0, 1, 2].map(|at| of(&by_program.iter().filter_map(|values| values[at]).collect::<Vec<_>>()));
            compare(of_all, scale, more)
        });
        row(out, [format!("*{title}*")].into_iter().chain(cells))?;
    }
    Ok(())
}

fn write_ends(out: &mut String, measured: &Measured) -> std::fmt::Result {
    writeln!(
        out,
        "A trace of the source's goes no further than a weakly correlated branch, one whose most likely successor follows in fewer\n\
         than 97 of 100 executions. So the number of blocks that a program executes for each such branch that it passes (*limit*)\n\
         bounds the average length of what is dispatched without joining, traces and single blocks together. Traces that were\n\
         joined go on where what was executed before the branch says which way it goes. The other columns say how the traces that\n\
         completed end, in percent of their number, and how many blocks those that are loops have, unrolled once as they are.\n"
    )?;
    header(
        out,
        &[
            "program",
            "blocks",
            "not joined",
            "limit",
            "weak %",
            "loop %",
            "threshold %",
            "linked %",
            "other %",
            "blocks of loops",
        ],
    )?;
    for program in measured.names(Part::Default) {
        let figure = |name: &str| measured.figure(program, DEFAULT, name);
        let completed = |end: &str| figure(&format!("ends.{end}.completed")).unwrap_or(0.0);
        let all: f64 = ["loop", "weak", "new", "threshold", "linked", "repetition", "limit", "unknown"]
            .map(completed)
            .iter()
            .sum();
        let share = |end: &str| completed(end) / all.max(1.0) * 100.0;
        let named: f64 = ["weak", "loop", "threshold", "linked"].map(share).iter().sum();
        let of_loops = figure("ends.loop.blocks").unwrap_or(0.0) / completed("loop").max(1.0);
        row(
            out,
            [
                program.to_owned(),
                cell(figure(LENGTH), 1.0),
                cell(measured.other(program, OTHERS[0], LENGTH), 1.0),
                cell(figure("blocks_per_weak_branch"), 1.0),
                format!("{:.1}", share("weak")),
                format!("{:.1}", share("loop")),
                format!("{:.1}", share("threshold")),
                format!("{:.1}", share("linked")),
                format!("{:.1}", 100.0 - named),
                format!("{of_loops:.1}"),
            ],
        )?;
    }
    Ok(())
}

fn write_missed(out: &mut String, measured: &Measured) -> std::fmt::Result {
    type Bound = (&'static str, &'static str, f64, f64);
    const BOUNDS: [Bound; 2] = [
        ("coverage by completed traces below 75 %", "coverage.completed", 75.0, 100.0),
        ("completion rate below 90 %", "completion_rate", 90.0, 100.0),
    ];
    for (title, name, bound, scale) in BOUNDS {
        let below: Vec<String> = measured
            .names(Part::Default)
            .iter()
            .filter_map(|program| Some((program, measured.figure(program, DEFAULT, name)? * scale)))
            .filter(|(_, value)| *value < bound)
            .map(|(program, value)| format!("{program} ({value:.1} %)"))
            .collect();
        let named = if below.is_empty() { "none".to_owned() } else { below.join(", ") };
        writeln!(out, "* Programs with {title}: {named}.")?;
    }
    let above: Vec<String> = measured
        .names(Part::Default)
        .iter()
        .filter_map(|program| Some((program, cost(measured, program, FUSED)?)))
        .filter(|(_, cost)| *cost > 40.0)
        .map(|(program, cost)| format!("{program} ({cost:.0} %)"))
        .collect();
    let named = if above.is_empty() { "none".to_owned() } else { above.join(", ") };
    writeln!(
        out,
        "* Programs on which profiling every block costs more than 40 % (with fused instructions): {named}.\n\
         * What `--profile=gated` costs, by program, and where: [traces.md](traces.md#what-gated-costs)."
    )
}
