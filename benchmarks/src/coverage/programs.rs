//! Tables with a row for each program: at the recommended settings, in long runs, with other selections, and by how traces
//! end. A dash stands for what was not measured.

use std::fmt::Write as _;

use super::paper::DEFAULT;
use super::tables::LENGTH;
use super::{CoverageFigures, CoveragePart, Rules};
use crate::figures::{mean, median};
use crate::markdown::{cell, header, least, most, row};

/// A count; a dash where there is none.
fn count(value: Option<f64>) -> String {
    value.map_or_else(|| "-".to_owned(), |count| count.to_string())
}

pub fn write_programs(out: &mut String, measured: &CoverageFigures) -> std::fmt::Result {
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
    for program in measured.rows(CoveragePart::Default) {
        let figure = |name, scale| cell(measured.figure(&program, DEFAULT, name), scale);
        let count = |name| count(measured.figure(&program, DEFAULT, name));
        row(
            out,
            [
                program.clone(),
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

/// Median of the block dispatches per signal in the long runs.
pub fn long_median(measured: &CoverageFigures, rules: Rules) -> Option<f64> {
    let names = measured.names(CoveragePart::Long);
    median(&names.iter().filter_map(|program| measured.long_interval(program, rules)).collect::<Vec<_>>())
}

pub fn write_long(out: &mut String, measured: &CoverageFigures) -> std::fmt::Result {
    writeln!(
        out,
        "Each program with every block profiled, for as many rounds as make 10^9 block dispatches, once by the paper's rule for\n\
         signals (`--signals=paper`) and once by Holloway's. Dispatches are those of one round, times the rounds. No traces are\n\
         executed, so none are joined. *paper's rule* / *Holloway's*.\n"
    )?;
    header(out, &["program", "rounds", "million dispatches", "signals", "thousand per signal", "traces built"])?;
    let both = |of: &dyn Fn(Rules) -> String| Rules::ALL.map(of).join(" / ");
    for program in measured.rows(CoveragePart::Long) {
        let of = |name: &str, rules: Rules| count(measured.long(&program, &format!("{}.{name}", rules.name())));
        let cells = [
            program.clone(),
            count(measured.long(&program, "rounds")),
            cell(measured.long_dispatches(&program), 1e-6),
            both(&|rules| of("signals", rules)),
            both(&|rules| cell(measured.long_interval(&program, rules), 1e-3)),
            both(&|rules| of("traces_built", rules)),
        ];
        row(out, cells)?;
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
pub const OTHERS: [&str; 2] = ["not_joined", "next_executing_tail"];

pub fn write_selectors(out: &mut String, measured: &CoverageFigures) -> std::fmt::Result {
    writeln!(
        out,
        "*graph* / *graph, traces not joined* (`--join=off`) / *graph by the paper's rules* (`--signals=paper --join=off`) / *next\n\
         executing tail*; the best is bold.\n"
    )?;
    let mut columns = vec!["program"];
    columns.extend(COMPARED.iter().map(|(title, ..)| *title));
    header(out, &columns)?;
    let names = measured.names(CoveragePart::Traces);
    let figures = |program: &str, name: &str| {
        let [unjoined, tail] = OTHERS.map(|selection| measured.other(program, selection, name));
        let [paper, own] = Rules::ALL.map(|rules| measured.figure_by(rules, program, DEFAULT, name));
        [own, unjoined, paper, tail]
    };
    let compare = |values: [Option<f64>; 4], scale: f64, more: bool| {
        let cells = values.map(|value| cell(value, scale));
        let known = || values.iter().flatten().copied();
        let best = cell(if more { most(known()) } else { least(known()) }, scale);
        let all_alike = cells.iter().all(|cell| *cell == best);
        cells.map(|cell| if cell == best && !all_alike { format!("**{cell}**") } else { cell }).join(" / ")
    };
    for program in &measured.rows(CoveragePart::Traces) {
        let cells = COMPARED.map(|(_, name, scale, more)| compare(figures(program, name), scale, more));
        row(out, [program.clone()].into_iter().chain(cells))?;
    }
    for (title, of) in [("mean", mean as fn(&[f64]) -> Option<f64>), ("median", median)] {
        let cells = COMPARED.map(|(_, name, scale, more)| {
            let by_program: Vec<_> = names.iter().map(|program| figures(program, name)).collect();
            let of_all =
                [0, 1, 2, 3].map(|at| of(&by_program.iter().filter_map(|values| values[at]).collect::<Vec<_>>()));
            compare(of_all, scale, more)
        });
        row(out, [format!("*{title}*")].into_iter().chain(cells))?;
    }
    Ok(())
}

/// Why traces end, with a column each.
const NAMED: [&str; 4] = ["weak", "loop", "threshold", "linked"];
/// Why else they do.
const OTHER_ENDS: [&str; 4] = ["new", "repetition", "limit", "unknown"];

pub fn write_ends(out: &mut String, measured: &CoverageFigures) -> std::fmt::Result {
    writeln!(
        out,
        "A trace of the paper's goes no further than a weakly correlated branch, one whose most likely successor follows in fewer\n\
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
    for program in measured.rows(CoveragePart::Default) {
        let figure = |name: &str| measured.figure(&program, DEFAULT, name);
        let completed = |end: &str| figure(&format!("ends.{end}.completed"));
        let sum = |ends: &[&str]| ends.iter().map(|end| completed(end)).sum::<Option<f64>>();
        // Of no traces there is no share.
        let all = sum(&[&NAMED[..], &OTHER_ENDS].concat()).filter(|all| *all > 0.0);
        let share = |ends: &[&str]| cell(sum(ends).zip(all).map(|(part, all)| part / all), 100.0);
        let loops = completed("loop").filter(|loops| *loops > 0.0);
        let of_loops = figure("ends.loop.blocks").zip(loops).map(|(blocks, loops)| blocks / loops);
        row(
            out,
            [
                program.clone(),
                cell(figure(LENGTH), 1.0),
                cell(measured.other(&program, OTHERS[0], LENGTH), 1.0),
                cell(figure("blocks_per_weak_branch"), 1.0),
                share(&["weak"]),
                share(&["loop"]),
                share(&["threshold"]),
                share(&["linked"]),
                share(&OTHER_ENDS),
                cell(of_loops, 1.0),
            ],
        )?;
    }
    Ok(())
}
