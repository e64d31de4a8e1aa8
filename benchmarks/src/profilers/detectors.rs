//! The tables on detectors of hot spots: what a ring of counters loses, and how much of a program lies in hot spots.

use holloway_profiler::hotspots::loop_heads::STUDIED;

use super::paper::HOT_SPOTS;
use super::sweep::PART;
use super::{ProfilerFigures, cell, values};
use crate::figures::{mean, median};
use crate::markdown::table;

const COUNTERS: &str = "counters-study(64)";
const BUFFER: &str = "bbb-study";

/// A figure of the study of counters.
pub fn heads(measured: &ProfilerFigures, name: &str) -> Vec<(&'static str, f64)> {
    measured.figures(PART, COUNTERS, &format!("counters_study.{name}"))
}

/// Loop heads of all programs by decimal digits of their executions.
pub fn digits(measured: &ProfilerFigures) -> Vec<f64> {
    let by_digits = (0..20).map(|at| values(&heads(measured, &format!("digits.{at}"))).iter().sum::<f64>());
    let mut sums: Vec<f64> = by_digits.collect();
    while sums.last() == Some(&0.0) {
        sums.pop();
    }
    sums
}

/// For each of [`STUDIED`] the loop heads of all programs that reach it, and the percentage of them that a ring loses before.
pub fn reached(measured: &ProfilerFigures) -> Vec<(f64, Option<f64>)> {
    let of = |at: usize| {
        let sum = |name: &str| values(&heads(measured, &format!("{name}.{at}"))).iter().sum::<f64>();
        let (reached, evicted) = (sum("reached"), sum("evicted"));
        (reached, (reached > 0.0).then(|| 100.0 * evicted / reached))
    };
    (0..STUDIED.len()).map(of).collect()
}

pub fn loop_heads(measured: &ProfilerFigures) -> String {
    let rows = STUDIED.iter().zip(reached(measured)).enumerate().map(|(at, (threshold, (reached, evicted)))| {
        let share = |program: &str| {
            let of = |name: &str| measured.figure(program, PART, COUNTERS, &format!("counters_study.{name}.{at}"));
            of("reached").filter(|&reached| reached > 0.0).and_then(|reached| Some(100.0 * of("evicted")? / reached))
        };
        let shares = measured.names(PART).into_iter().filter_map(|name| Some((name, share(name)?)));
        let shares = shares.filter(|(_, share)| *share > 0.0);
        let worst = shares.reduce(|one, other| if other.1 > one.1 { other } else { one });
        vec![
            threshold.to_string(),
            format!("{reached:.0}"),
            cell(evicted, 1),
            worst.map_or_else(|| "-".to_owned(), |(name, share)| format!("{share:.0} {name}")),
        ]
    });
    let by_program = measured.names(PART).into_iter().map(|program| {
        let of = |name: &str| measured.figure(program, PART, COUNTERS, &format!("counters_study.{name}"));
        let reached = (0..STUDIED.len()).map(|at| cell(of(&format!("reached.{at}")), 0));
        let average = of("heads").filter(|&heads| heads > 0.0).and_then(|heads| Some(of("executions")? / heads));
        let first = [program.to_owned(), cell(of("heads"), 0)];
        first.into_iter().chain(reached).chain([cell(average, 0)]).collect::<Vec<_>>()
    });
    let all: f64 = values(&heads(measured, "heads")).iter().sum();
    let by_digits = digits(measured);
    let mut below = 0.0;
    let distribution = by_digits.iter().enumerate().map(|(at, &heads)| {
        below += heads;
        let share = (all > 0.0).then(|| 100.0 * below / all);
        vec![format!("10^{}", at + 1), format!("{heads:.0}"), cell(share, 1)]
    });
    let averages = measured.names(PART).into_iter().filter_map(|program| {
        let of = |name: &str| measured.figure(program, PART, COUNTERS, &format!("counters_study.{name}"));
        of("heads").filter(|&heads| heads > 0.0).and_then(|heads| Some(of("executions")? / heads))
    });
    format!(
        "Loop heads that are executed so often, and those of them that lose their counter in a ring of 64 before they are (Hirst and\n\
         others, Figures 4 and 5). There, of eight programs of SPEC2000, three have less than 64 loops and lose nothing; gcc and parser lose around 70 %\n\
         before 1,000 executions, and at 100,000 often 95 % and more are lost; the text has no other numbers beside its figures. Here {:.0} heads of all programs got a counter, the library's\n\
         among them; a counter has {} executions on average, median of the programs (their Table 3: 56,049 to 123,110,447).\n\n{}\n\
         ![Loop heads by threshold](pictures/profilers-loop-heads.svg)\n\n\
         How often heads are executed (their Figure 7, of gcc and parser: most between 100 and 10,000 times):\n\n{}\n\
         ![Loop heads by executions](pictures/profilers-executions.svg)\n\n\
         Counters of each program, heads that reach a threshold, and executions of a counter on average (their Figure 4 and Table 3):\n\n{}",
        all,
        cell(median(&averages.collect::<Vec<_>>()), 0),
        table(&["executions", "loop heads", "evicted before %", "most evicted %"], rows),
        table(&["executed less often than", "loop heads", "all so far %"], distribution),
        table(&["program", "counters", "4", "10", "100", "1,000", "10,000", "100,000", "average"], by_program)
    )
}

/// Percent of the code executed that is in hot spots, of execution in them, and of execution in them once they are detected.
fn shares(measured: &ProfilerFigures, program: &str) -> Option<[f64; 3]> {
    let of = |name: &str| measured.figure(program, PART, BUFFER, &format!("hot_spot_study.{name}"));
    let share = |part: &str, whole: &str| Some(100.0 * of(part)? / of(whole).filter(|&whole| whole > 0.0)?);
    Some([share("hot_code", "code")?, share("hot", "executed")?, share("detected", "executed")?])
}

pub fn hot_spots(measured: &ProfilerFigures) -> String {
    let names = measured.names(PART);
    let row = |program: &&str| {
        let of = |name: &str| measured.figure(program, PART, BUFFER, &format!("hot_spot_study.{name}"));
        let shares = shares(measured, program);
        let share = |at: usize| cell(shares.map(|shares| shares[at]), 2);
        vec![
            (*program).to_owned(),
            cell(of("hot_spots"), 0),
            cell(of("hot_code"), 0),
            share(0),
            share(1),
            share(2),
            cell(shares.map(|shares| shares[1] - shares[2]), 2),
            cell(of("detected").map(|detected| detected / 1e6), 1),
        ]
    };
    let known: Vec<[f64; 3]> = names.iter().filter_map(|program| shares(measured, program)).collect();
    let average = |title: &str, of: fn(&[f64]) -> Option<f64>| {
        let column = |at: usize| of(&known.iter().map(|shares| shares[at]).collect::<Vec<_>>());
        let lost = of(&known.iter().map(|shares| shares[1] - shares[2]).collect::<Vec<_>>());
        let cells = [column(0), column(1), column(2), lost].map(|value| cell(value, 2));
        [vec![title.to_owned(), String::new(), String::new()], cells.to_vec(), vec![String::new()]].concat()
    };
    let [code, execution, detected] = HOT_SPOTS;
    let theirs = [code, execution, detected, 2.36].map(|value| format!("{value:.2}"));
    let theirs =
        [vec!["*theirs, mean of 14*".to_owned(), String::new(), String::new()], theirs.to_vec(), vec![String::new()]];
    let rows = names.iter().map(row).chain([average("*mean*", mean), average("*median*", median), theirs.concat()]);
    let head = [
        "program",
        "hot spots",
        "code in them, bytecodes",
        "of code executed %",
        "of execution %",
        "once detected %",
        "lost, points",
        "million bytecodes since",
    ];
    format!(
        "How much lies in hot spots (Merten and others, Table 3). These programs are small, their hot spots a large part of the code\n\
         that they execute. Code is counted in bytecodes, where theirs is in instructions of\n\
         x86; what is executed belongs to the conditional branch that comes next, and is hot if that branch is in a hot spot. Blocks that an\n\
         exception leaves count as a whole. The means of their programs are worked out from the table.\n\n{}",
        table(&head, rows)
    )
}
