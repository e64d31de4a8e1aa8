//! Tables VI and VII: what profiling every block costs, as a range over rounds. In go seconds by round, out come rows.

use std::fmt::Write as _;

use super::paper::{EXPECTED, KINDS, OVERHEAD};
use super::{CoverageFigures, CoveragePart, geometric_mean};
use crate::figures::{mean, median};
use crate::markdown::{cell, header, least, most, row};

/// The ways to run whose times are compared: with the profiler, and without.
pub type Ways = (&'static str, &'static str);
/// Without fused instructions, as the paper's interpreter.
pub const UNFUSED: Ways = ("profiled", "plain");
/// As the interpreter comes.
pub const FUSED: Ways = ("fused_profiled", "fused");

/// Least, median and most of a figure over rounds, at least two.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MeasuredRange {
    least: f64,
    pub middle: f64,
    most: f64,
}

impl MeasuredRange {
    /// Of the rounds' figures, if there are two or more.
    pub fn of(figures: &[f64]) -> Option<MeasuredRange> {
        let (least, most) = (least(figures.iter().copied())?, most(figures.iter().copied())?);
        (figures.len() > 1).then_some(MeasuredRange { least, middle: median(figures)?, most })
    }

    /// What a cost is said to be: the interval if all of it lies above zero.
    fn measurable(self) -> Option<MeasuredRange> {
        (self.least > 0.0).then_some(self)
    }

    fn scaled(self, factor: f64) -> MeasuredRange {
        MeasuredRange { least: self.least * factor, middle: self.middle * factor, most: self.most * factor }
    }
}

/// A cost with one decimal, or that it is not measurable.
pub fn shown(cost: Option<MeasuredRange>) -> String {
    match cost.and_then(MeasuredRange::measurable) {
        Some(MeasuredRange { least, middle, most }) => format!("{middle:.1} ({least:.1} to {most:.1})"),
        None => "not measurable".to_owned(),
    }
}

/// By round, what a way to run costs more than another, of the time of the other.
fn shares(measured: &CoverageFigures, program: &str, (with, without): Ways) -> Option<Vec<f64>> {
    let (with, without) = (measured.seconds(program, with)?, measured.seconds(program, without)?);
    Some(with.iter().zip(&without).map(|(with, without)| with / without - 1.0).collect())
}

/// A program's cost in percent.
fn cost(measured: &CoverageFigures, program: &str, ways: Ways) -> Option<MeasuredRange> {
    Some(MeasuredRange::of(&shares(measured, program, ways)?)?.scaled(100.0))
}

/// By round, the mean over all programs of what their rounds are; as many rounds as all of them have.
fn by_round(of_programs: &[Vec<f64>], mean: fn(&[f64]) -> Option<f64>) -> Option<MeasuredRange> {
    let rounds = of_programs.iter().map(Vec::len).min()?;
    let of_round = |round: usize| mean(&of_programs.iter().map(|rounds| rounds[round]).collect::<Vec<_>>());
    MeasuredRange::of(&(0..rounds).filter_map(of_round).collect::<Vec<_>>())
}

/// The geometric mean of all programs' costs in percent. Those that are not measurable alone are in it.
pub fn mean_cost(measured: &CoverageFigures, ways: Ways) -> Option<MeasuredRange> {
    let factors =
        |program: &String| Some(shares(measured, program, ways)?.iter().map(|share| 1.0 + share).collect::<Vec<_>>());
    let factors: Vec<_> = measured.names(CoveragePart::Cost).iter().filter_map(factors).collect();
    let MeasuredRange { least, middle, most } = by_round(&factors, geometric_mean)?;
    let percent = |factor: f64| (factor - 1.0) * 100.0;
    Some(MeasuredRange { least: percent(least), middle: percent(middle), most: percent(most) })
}

/// The programs whose cost is measurable, with its median in percent.
pub fn measurable(measured: &CoverageFigures, ways: Ways) -> Vec<(String, f64)> {
    let of_program = |program: String| {
        let cost = cost(measured, &program, ways)?.measurable()?;
        Some((program, cost.middle))
    };
    measured.names(CoveragePart::Cost).into_iter().filter_map(of_program).collect()
}

/// The paper's costs in percent: their mean.
pub fn of_the_paper() -> Option<f64> {
    let [plain, _, profiled] = OVERHEAD;
    mean(&profiled.iter().zip(plain).map(|(profiled, plain)| (profiled / plain - 1.0) * 100.0).collect::<Vec<_>>())
}

pub fn write(out: &mut String, measured: &CoverageFigures) -> std::fmt::Result {
    writeln!(
        out,
        "*Cost* is the time with `--profile=always` over that without, less one, on an interpreter without fused instructions as\n\
         the paper's is; *fused* the same of the interpreter as it comes. Each program runs for as many rounds as make 1.5 * 10^8\n\
         block dispatches, about a second (the paper's ran for minutes), as often as it says below. Seconds are medians; each time\n\
         that it is run in all ways gives one cost, and the cell has their median and (least to most). Where this range reaches\n\
         zero, or there is one run only, the cost is *not measurable*. *Expected* is the paper's Table VII: the cost of a profiled\n\
         dispatch times the dispatches that are left with traces. Measured on {}.\n",
        measured.0.machine.as_deref().unwrap_or("a machine that is not told")
    )?;
    header(
        out,
        &[
            "program",
            "runs",
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
    write_paper_rows(out)?;
    for program in measured.rows(CoveragePart::Cost) {
        let seconds = |way: &str| measured.seconds(&program, way);
        let middle = |way: &str| seconds(way).and_then(|seconds| median(&seconds));
        let middle = |way: &str| middle(way).map_or_else(|| "-".to_owned(), |seconds| format!("{seconds:.2}"));
        let [blocks, traces] =
            ["block_dispatches", "trace_dispatches"].map(|name| measured.millions_of_cost(&program, name));
        let unfused = cost(measured, &program, UNFUSED);
        let each = nanoseconds(measured, &program).and_then(|each| MeasuredRange::of(&each));
        let expected = unfused.zip(blocks.zip(traces)).map(|(cost, (blocks, traces))| cost.scaled(traces / blocks));
        let cells = [
            program.clone(),
            seconds(UNFUSED.1).map_or_else(|| "-".to_owned(), |seconds| seconds.len().to_string()),
            middle(UNFUSED.1),
            middle(UNFUSED.0),
            shown(unfused),
            shown(cost(measured, &program, FUSED)),
            cell(blocks, 1.0),
            shown(each),
            cell(traces, 1.0),
            shown(expected),
        ];
        row(out, cells)?;
    }
    write_averages(out, measured)
}

/// The paper's own figures.
fn write_paper_rows(out: &mut String) -> std::fmt::Result {
    for (at, (name, _)) in KINDS.iter().enumerate() {
        let [plain, dispatches, profiled] = OVERHEAD.map(|of_programs| of_programs[at]);
        row(
            out,
            [
                format!("paper: {name}"),
                "-".to_owned(),
                format!("{plain}"),
                format!("{profiled}"),
                format!("{:.1}", (profiled / plain - 1.0) * 100.0),
                "-".to_owned(),
                format!("{dispatches}"),
                format!("{:.1}", (profiled - plain) / dispatches * 1e3),
                format!("{}", EXPECTED[0][at]),
                format!("{:.1}", EXPECTED[1][at]),
            ],
        )?;
    }
    Ok(())
}

/// What a block takes on average.
fn write_averages(out: &mut String, measured: &CoverageFigures) -> std::fmt::Result {
    let names = measured.names(CoveragePart::Cost);
    let block = |program: &String| {
        Some(
            median(&measured.seconds(program, UNFUSED.1)?)? * 1e3
                / measured.millions_of_cost(program, "block_dispatches")?,
        )
    };
    let block = mean(&names.iter().filter_map(block).collect::<Vec<_>>());
    let each: Vec<_> = names.iter().filter_map(|program| nanoseconds(measured, program)).collect();
    let Some(block) = block else { return Ok(()) };
    let each = match by_round(&each, mean).and_then(MeasuredRange::measurable) {
        Some(each) => format!("profiling it {} ns more", shown(Some(each))),
        None => "what profiling it takes is not measurable".to_owned(),
    };
    writeln!(
        out,
        "\nA block takes {block:.1} ns on average (unfused, start of the process included), {each}; in the paper 154 ns and 44 ns.\n\
         The share is larger here because the blocks are cheaper: a profiled dispatch is two compares, two loads and a store where\n\
         the successor is cached, and a call of the graph where it is not or where the node decays."
    )
}

/// By round, what profiling a block took, in nanoseconds.
fn nanoseconds(measured: &CoverageFigures, program: &str) -> Option<Vec<f64>> {
    let [with, without] = [UNFUSED.0, UNFUSED.1].map(|way| measured.seconds(program, way));
    let millions = measured.millions_of_cost(program, "block_dispatches")?;
    Some(with?.iter().zip(without?).map(|(with, without)| (with - without) * 1e3 / millions).collect())
}

#[cfg(test)]
mod tests {
    use super::{MeasuredRange, shown};

    #[test]
    fn costs_that_reach_zero_or_were_seen_once_are_not_measurable() {
        let of = |figures: &[f64]| shown(MeasuredRange::of(figures));
        assert_eq!(of(&[]), "not measurable");
        assert_eq!(of(&[3.0]), "not measurable");
        assert_eq!(of(&[3.0, -0.01]), "not measurable");
        assert_eq!(of(&[-3.0, -2.0]), "not measurable");
        assert_eq!(of(&[3.0, 1.0, 8.0]), "3.0 (1.0 to 8.0)");
    }
}
