//! The section on profilers as their papers have them: how good each profile is, what it takes, and the papers' figures.

use super::paper::{FIGURES, Figure, Ours};
use super::{ProfilerFigures, ProfilerPart, cell, mean_and_least, values};
use crate::figures::{mean, median};
use crate::markdown::table;

/// The profilers with the settings of their papers, and what their profile is compared with.
const PROFILERS: [(&str, &str); 10] = [
    ("exact", "edges"),
    ("pp", "paths"),
    ("tpp(5,15)", "paths"),
    ("bpp(1000)", "paths"),
    ("spp(1000)", "paths of loops"),
    ("counters(64,4)", "blocks"),
    ("bbb", "edges"),
    ("sampling(1024)", "edges"),
    ("twobit(65536)", "edges"),
    ("history(12,marker,65536)", "edges"),
];

const PART: ProfilerPart = ProfilerPart::Accuracy;

pub fn section(measured: &ProfilerFigures) -> String {
    let programs = measured.names(PART).len();
    format!(
        "Of {programs} programs, one round of each at its default size, in the interpreter, all profilers at work on the same run.\n\
         A mean is the arithmetic mean over the programs; the least figure stands with its program. Counts repeat exactly but for\n\
         those of `sampling`. A dash stands for what a profiler does not say, or what was not measured.\n\n\
         {}\n\
         *Overlap* is with the exact profile of the same run: of `exact` and the profilers that see branches or samples with the\n\
         exact edges, of `counters` with blocks, of `pp`, `tpp` and `bpp` with all paths, of `spp` with all paths of loops and\n\
         outlines; of paths method by method, weighed by what the complete profile has of each. *Flow* is the attribution of definite flow.\n\
         *Error* is the trace selection error for blocks of at least 0.1, 1, 3 and 5 % of all weight; with a budget for each method, as `bpp`\n\
         and `spp` have, weights of blocks of different methods cannot be compared, so that the wrong blocks reach these shares.\n\n\
         {}\n\
         *Operations* are executed steps of instrumentation: on path registers, counts and budgets asked, each as one, relative to\n\
         those of `pp` in the same run. Of `bpp` and `spp`, which are switched off on the way, they are not counted; the others do not\n\
         instrument. *Counters* of `sampling` are the samples. *Hot spots* are loop heads that reach the threshold, or sets of\n\
         branches that are found; *delay* is the number of conditional branches executed before the first.\n\n\
         ### Costs\n\n{}\n\
         ### The figures of the papers\n\n{}\n\
         ### By program\n\n{}",
        quality(measured),
        effort(measured),
        costs(measured),
        beside(measured),
        by_program(measured),
    )
}

/// The means of a trace selection error, at its four shares.
fn errors(measured: &ProfilerFigures, profiler: &str) -> [Option<f64>; 4] {
    [0, 1, 2, 3].map(|at| mean(&values(&measured.figures(PART, profiler, &format!("selection_error.{at}")))))
}

fn joined(values: [Option<f64>; 4]) -> String {
    values.map(|value| cell(value, 1)).join(" / ")
}

fn quality(measured: &ProfilerFigures) -> String {
    let rows = PROFILERS.map(|(profiler, of)| {
        let [overlap, worst_overlap] = mean_and_least(&measured.figures(PART, profiler, "overlap"), 2);
        let [flow, worst_flow] = mean_and_least(&measured.figures(PART, profiler, "attribution"), 2);
        let error = joined(errors(measured, profiler));
        vec![format!("`{profiler}`"), of.to_owned(), overlap, worst_overlap, flow, worst_flow, error]
    });
    table(&["profiler", "overlap of", "mean %", "least", "flow, mean %", "least", "error, mean %"], rows)
}

fn effort(measured: &ProfilerFigures) -> String {
    let rows = PROFILERS.map(|(profiler, _)| {
        let average = |name: &str| mean(&values(&measured.figures(PART, profiler, name)));
        let relative = measured.relative_operations(PART, profiler);
        let most = relative.iter().copied().reduce(|one, other| if other.1 > one.1 { other } else { one });
        vec![
            format!("`{profiler}`"),
            cell(average("counters"), 0),
            cell(average("bytes").map(|bytes| bytes / 1024.0), 1),
            cell(mean(&values(&relative)), 2),
            most.map_or_else(|| "-".to_owned(), |(name, most)| format!("{most:.2} {name}")),
            cell(median(&values(&measured.figures(PART, profiler, "hot_spots"))), 0),
            cell(median(&values(&measured.figures(PART, profiler, "delay"))), 0),
        ]
    });
    let head =
        ["profiler", "counters, mean", "KB, mean", "operations, mean", "most", "hot spots, median", "delay, median"];
    table(&head, rows)
}

/// Least, median and most of a cost in percent; nothing where it was not measured.
fn cost(measured: &ProfilerFigures, program: &str, part: ProfilerPart, profiler: &str) -> Option<[f64; 3]> {
    let at = |at: usize| measured.figure(program, part, profiler, &format!("cost_percent.{at}"));
    Some([at(0)?, at(1)?, at(2)?])
}

/// A cost for people.
fn shown(cost: Option<[f64; 3]>, decimals: usize) -> String {
    match cost {
        None => "-".to_owned(),
        Some([least, middle, most]) if least > 0.0 => {
            format!("{middle:.decimals$} ({least:.decimals$} to {most:.decimals$})")
        }
        Some([least, _, most]) => format!("not measurable ({least:.decimals$} to {most:.decimals$})"),
    }
}

fn rounds(measured: &ProfilerFigures, part: ProfilerPart) -> Option<u64> {
    let programs = measured.names(part);
    let of = |program: &&str| measured.0.part(program, part.key())?["rounds"].as_u64();
    programs.iter().filter_map(of).min()
}

fn costs(measured: &ProfilerFigures) -> String {
    let programs = measured.names(ProfilerPart::Cost);
    let Some(rounds) = rounds(measured, ProfilerPart::Cost) else { return "Not measured.\n".to_owned() };
    let profilers = ["exact", "pp", "tpp(5,15)", "bpp(1000)", "spp(100)", "spp(1000)", "spp(10000)"];
    let row = |program: &&str| {
        let cells = profilers.map(|profiler| shown(cost(measured, program, ProfilerPart::Cost, profiler), 1));
        [vec![(*program).to_owned()], cells.to_vec()].concat()
    };
    let head = [vec!["program"], profilers.to_vec()].concat();
    let middles = |profiler: &str| -> Vec<f64> {
        programs.iter().filter_map(|program| Some(cost(measured, program, ProfilerPart::Cost, profiler)?[1])).collect()
    };
    let medians = profilers.map(|profiler| cell(median(&middles(profiler)), 1));
    let last = [vec!["*median*".to_owned()], medians.to_vec()].concat();
    let mut text = format!(
        "Processor time of the whole process, planning and translating included, with one profiler alone beyond that without any,\n\
         in percent of the latter: the median of {rounds} rounds in which all take turns, and least to most; *not measurable* where zero\n\
         lies inside. In the interpreter, on a shared machine ({}). Of {} programs. What `counters`, `bbb`, `twobit` and `history` cost is\n\
         what seeing each block costs, and was not measured.\n\n{}",
        measured.0.machine.as_deref().unwrap_or("not told"),
        programs.len(),
        table(&head, programs.iter().map(row).chain([last]))
    );
    text.push_str(&sampling(measured));
    text
}

/// The median between bounds that hold it in 95 of 100 cases, whatever the distribution: figures so far from the middle of the
/// order. Nothing of few figures.
fn median_within(figures: &[f64]) -> Option<[f64; 3]> {
    let mut sorted = figures.to_vec();
    sorted.sort_by(f64::total_cmp);
    let count = sorted.len() as f64;
    let below = (count / 2.0 - 0.98 * count.sqrt()).floor();
    (below >= 1.0)
        .then(|| below as usize - 1)
        .and_then(|at| Some([*sorted.get(at)?, median(&sorted)?, *sorted.get(sorted.len() - 1 - at)?]))
}

fn sampling(measured: &ProfilerFigures) -> String {
    const PROFILER: &str = "sampling(1024)";
    let Some(rounds) = rounds(measured, ProfilerPart::Sampling) else { return String::new() };
    let rows = measured.names(ProfilerPart::Sampling).into_iter().map(|program| {
        let cost = cost(measured, program, ProfilerPart::Sampling, PROFILER);
        let middle = cell(cost.map(|[_, middle, _]| middle), 2);
        vec![program.to_owned(), shown(cost, 2), middle]
    });
    let by_round = |program: &'static str| {
        let all = (0..rounds)
            .map(move |at| measured.figure(program, ProfilerPart::Sampling, PROFILER, &format!("cost_by_round.{at}")));
        all.flatten()
    };
    let all: Vec<f64> = measured.names(ProfilerPart::Sampling).into_iter().flat_map(by_round).collect();
    let together = median_within(&all).map_or_else(String::new, |[least, middle, most]| {
        let seen = if least > 0.0 { "" } else { ", so no cost was measurable" };
        format!(
            "\nThe median of all {} rounds is {middle:.2} %, with 95 % certainty between {least:.2} and {most:.2} %{seen}.\n",
            all.len()
        )
    });
    format!(
        "\n`sampling(1024)` in {rounds} rounds; the last column has the median of the rounds also where it is not a cost:\n\n{}{together}",
        table(&["program", "cost %", "median %"], rows)
    )
}

/// What is said here of a paper's figure.
fn ours(measured: &ProfilerFigures, figure: &Ours) -> String {
    match *figure {
        Ours::Cost(part, profiler) => {
            let names = measured.names(part).into_iter();
            let costs: Vec<f64> =
                names.filter_map(|program| Some(cost(measured, program, part, profiler)?[1])).collect();
            match median(&costs) {
                None => "not measured".to_owned(),
                Some(cost) => format!("{cost:.1} %, median of {} programs", costs.len()),
            }
        }
        Ours::Percent(profiler, name) => {
            let [mean, worst] = mean_and_least(&measured.figures(PART, profiler, name), 2);
            format!("{mean} %, least {worst}")
        }
        Ours::Operations(profiler) => {
            let relative = mean(&values(&measured.relative_operations(PART, profiler)));
            format!("{} of `pp`'s operations", cell(relative, 2))
        }
        Ours::Delay(profiler) => {
            format!("{}, median", cell(median(&values(&measured.figures(PART, profiler, "delay"))), 0))
        }
        Ours::Errors(profiler) => joined(errors(measured, profiler)),
    }
}

fn beside(measured: &ProfilerFigures) -> String {
    let row = |figure: &Figure| {
        let Figure { paper, what, place, told, how, .. } = *figure;
        let cells = [paper, what, told, place, how].map(str::to_owned);
        cells.into_iter().chain([ours(measured, &figure.ours)]).collect()
    };
    table(&["source", "figure", "there", "where", "counted there", "ours"], FIGURES.iter().map(row))
}

fn by_program(measured: &ProfilerFigures) -> String {
    let row = |program: &'static str| {
        let figure =
            |profiler: &str, name: &str, decimals| cell(measured.figure(program, PART, profiler, name), decimals);
        let relative = |profiler: &str| {
            let operations = measured.relative_operations(PART, profiler);
            cell(operations.iter().find(|(name, _)| *name == program).map(|(_, relative)| *relative), 2)
        };
        vec![
            program.to_owned(),
            figure("tpp(5,15)", "attribution", 2),
            relative("tpp(5,15)"),
            relative("exact"),
            figure("spp(1000)", "overlap", 1),
            figure("bpp(1000)", "overlap", 1),
            figure("sampling(1024)", "overlap", 1),
            figure("counters(64,4)", "hot_spots", 0),
            figure("bbb", "hot_spots", 0),
            figure("bbb", "delay", 0),
        ]
    };
    let head = [
        "program",
        "`tpp` flow %",
        "`tpp` operations",
        "`exact` operations",
        "`spp` overlap %",
        "`bpp` overlap %",
        "`sampling` overlap %",
        "`counters` hot",
        "`bbb` hot",
        "`bbb` delay",
    ];
    table(&head, measured.names(PART).into_iter().map(row))
}

#[cfg(test)]
mod tests {
    use super::median_within;

    #[test]
    fn the_bounds_of_a_median_come_from_the_order() {
        // Of 100 figures the 40th and the 61st.
        let figures: Vec<f64> = (1..=100).rev().map(f64::from).collect();
        assert_eq!(median_within(&figures), Some([40.0, 50.5, 61.0]));
        assert_eq!(median_within(&figures[..5]), None);
    }
}
