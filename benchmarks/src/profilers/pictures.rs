//! The pictures: overlaps by budget, over the programs and of each, and loop heads.

use std::fs;
use std::path::Path;

use holloway_profiler::hotspots::loop_heads::STUDIED;
use holloway_profiler::laboratory::BUDGETS;
use holloway_profiler::plot::{Curve, Plot, PlotError};

use super::sweep::{PART, overlaps};
use super::{ProfilerFigures, detectors, least, values};
use crate::figures::mean;

/// Writes the pictures of what was measured to a folder.
///
/// # Errors
/// A file cannot be written.
pub fn write(folder: &Path, measured: &ProfilerFigures) -> Result<(), String> {
    if measured.names(PART).is_empty() {
        return Ok(());
    }
    for (name, svg) in pictures(measured).map_err(|error| error.to_string())? {
        let file = folder.join(name);
        fs::write(&file, svg).map_err(|error| format!("{}: {error}", file.display()))?;
    }
    Ok(())
}

/// The pictures by the names of their files.
pub(super) fn pictures(measured: &ProfilerFigures) -> Result<Vec<(&'static str, String)>, PlotError> {
    let programs: Vec<Plot> = measured.names(PART).into_iter().map(|program| of_program(measured, program)).collect();
    Ok(vec![
        ("profilers-budgets.svg", budgets(measured).svg()?),
        ("profilers-budgets-programs.svg", Plot::panels(&programs, 5)?),
        ("profilers-loop-heads.svg", loop_heads(measured).svg()?),
        ("profilers-executions.svg", executions(measured).svg()?),
    ])
}

fn curve(name: &str, values: impl IntoIterator<Item = Option<f64>>) -> Curve {
    Curve { name: name.to_owned(), values: values.into_iter().collect() }
}

fn places() -> Vec<String> {
    BUDGETS.map(|budget| budget.to_string()).to_vec()
}

fn budgets(measured: &ProfilerFigures) -> Plot {
    let means = |name: &str| BUDGETS.map(|budget| mean(&values(&overlaps(measured, name, budget))));
    let worst = |name: &str| BUDGETS.map(|budget| least(&overlaps(measured, name, budget)).map(|(_, least)| least));
    Plot {
        title: "Agreement with the complete profile, over the programs".to_owned(),
        x: "budget of a method, in paths".to_owned(),
        y: "overlap, %".to_owned(),
        places: places(),
        range: Some((0.0, 100.0)),
        curves: vec![
            curve("spp, mean", means("spp")),
            curve("bpp, mean", means("bpp")),
            curve("spp, least program", worst("spp")),
            curve("bpp, least program", worst("bpp")),
        ],
    }
}

fn of_program(measured: &ProfilerFigures, program: &str) -> Plot {
    let of = |name: &str| BUDGETS.map(|budget| measured.figure(program, PART, &format!("{name}({budget})"), "overlap"));
    Plot {
        title: program.to_owned(),
        places: places(),
        range: Some((0.0, 100.0)),
        curves: vec![curve("spp", of("spp")), curve("bpp", of("bpp"))],
        ..Plot::default()
    }
}

fn loop_heads(measured: &ProfilerFigures) -> Plot {
    let reached = detectors::reached(measured);
    Plot {
        title: "Loop heads that lose one of 64 counters before a threshold".to_owned(),
        x: "threshold, in executions".to_owned(),
        y: "of those that reach it, %".to_owned(),
        places: STUDIED.map(|threshold| threshold.to_string()).to_vec(),
        range: Some((0.0, 100.0)),
        curves: vec![curve("all programs together", reached.iter().map(|(_, evicted)| *evicted))],
    }
}

fn executions(measured: &ProfilerFigures) -> Plot {
    let by_digits = detectors::digits(measured);
    Plot {
        title: "Loop heads by how often they are executed, all programs together".to_owned(),
        x: "executed less often than, and ten times less at least".to_owned(),
        y: "loop heads".to_owned(),
        places: (0..by_digits.len()).map(|at| format!("10^{}", at + 1)).collect(),
        range: None,
        curves: vec![curve("", by_digits.iter().map(|&heads| Some(heads)))],
    }
}
