//! The section on profilers over their settings: `bpp` and `spp` over budgets, `tpp` over thresholds.

use holloway_profiler::laboratory::{BUDGETS, THRESHOLDS};

use super::paper::{BPP_SIZE, SPP_SIZE, TARGETED};
use super::{ProfilerFigures, ProfilerPart, cell, detectors, mean_and_least, values};
use crate::figures::mean;
use crate::markdown::table;

pub const PART: ProfilerPart = ProfilerPart::Sweep;

pub fn section(measured: &ProfilerFigures) -> String {
    let programs = measured.names(PART).len();
    format!(
        "`holloway profile --sweep` measures these for a program of yours. Of {programs} programs, one round of each; what is said above\n\
         of how it is counted holds here.\n\n\
         ### Budgets\n\n{}\n\
         ### Thresholds\n\n{}\n\
         ### Loop heads\n\n{}\n\
         ### Hot spots\n\n{}",
        budgets(measured),
        thresholds(measured),
        detectors::loop_heads(measured),
        detectors::hot_spots(measured),
    )
}

/// The geometric mean, as Yasue and others have it; `None` of nothing.
fn geometric_mean(values: &[f64]) -> Option<f64> {
    mean(&values.iter().map(|value| value.ln()).collect::<Vec<_>>()).map(f64::exp)
}

/// Overlaps of `spp` or `bpp` at a budget.
pub fn overlaps(measured: &ProfilerFigures, name: &str, budget: u64) -> Vec<(&'static str, f64)> {
    measured.figures(PART, &format!("{name}({budget})"), "overlap")
}

fn budgets(measured: &ProfilerFigures) -> String {
    let rows = BUDGETS.map(|budget| {
        let mut row = vec![budget.to_string()];
        for name in ["spp", "bpp"] {
            let overlaps = overlaps(measured, name, budget);
            row.push(cell(geometric_mean(&values(&overlaps)), 2));
            row.extend(mean_and_least(&overlaps, 1));
        }
        row
    });
    let head = ["budget", "`spp`: geometric mean %", "mean %", "least", "`bpp`: geometric mean %", "mean %", "least"];
    let sum = |name: &str, figure: &str| -> f64 {
        values(&measured.figures(PART, &format!("{name}({})", BUDGETS[0]), figure)).iter().sum()
    };
    let size = |what: &str, spp: f64, bpp: f64| {
        let change = (bpp > 0.0).then(|| 100.0 * (spp / bpp - 1.0));
        let change = change.map_or_else(|| "-".to_owned(), |change| format!("{change:+.1} %"));
        vec![what.to_owned(), format!("{spp:.0}"), format!("{bpp:.0}"), change]
    };
    let sizes = [
        size("paths, ours", sum("spp", "size.paths"), sum("bpp", "size.paths")),
        size("paths, theirs", SPP_SIZE[0], BPP_SIZE[0]),
        size("edges with steps, ours", sum("spp", "size.places"), sum("bpp", "size.places")),
        size("instrumentation code blocks, theirs", SPP_SIZE[1], BPP_SIZE[1]),
    ];
    format!(
        "The overlap with the complete profile as the budget of each method grows (Yasue and others, Figures 15 and 16; there are\n\
         no numbers beside the figures in the text). There `spp` reaches 90 % at 1,000 and `bpp` at 10,000, as geometric means of SPECjvm98;\n\
         of jBYTEmark `spp` is well above 90 % everywhere, and `bpp` reaches it at 5,000. Paths there are those of hot methods with\n\
         less than 1,000 paths, counted once they are hot; here those of all methods, from their first execution. `bpp` sees\n\
         what a method does first.\n\n{}\n\
         ![Means over the programs by budget](pictures/profilers-budgets.svg)\n\n\
         [Program by program](pictures/profilers-budgets-programs.svg), `spp` blue and `bpp` orange. What `spp` costs by budget (their Figure 17) stands above.\n\n\
         The size of both, all programs together (their Table 3: methods that are hot there, all that are executed here):\n\n{}",
        table(&head, rows),
        table(&["", "`spp`", "`bpp`", "`spp` against `bpp`"], sizes)
    )
}

fn thresholds(measured: &ProfilerFigures) -> String {
    let part = |profiler: &str, part: &str, rest: &[&str]| -> Option<f64> {
        let sum = |name: &str| values(&measured.figures(PART, profiler, name)).iter().sum::<f64>();
        let whole: f64 = sum(part) + rest.iter().map(|name| sum(name)).sum::<f64>();
        (whole > 0.0).then(|| 100.0 * sum(part) / whole)
    };
    let sum = |profiler: &str, name: &str| values(&measured.figures(PART, profiler, name)).iter().sum::<f64>();
    let rows = TARGETED.map(|(profiler, theirs)| {
        let [flow, worst] = mean_and_least(&measured.figures(PART, profiler, "attribution"), 2);
        let obvious = measured.names(PART).into_iter().filter_map(|program| {
            let of = |name: &str| measured.figure(program, PART, profiler, name);
            of("obvious.all").filter(|&all| all > 0.0).and_then(|all| Some(100.0 * of("obvious.obvious")? / all))
        });
        let [spec95, spec2000] = theirs.map(|(overhead, flow)| format!("{overhead:.1} ({flow:.1})"));
        vec![
            format!("`{profiler}`"),
            flow,
            worst,
            cell(mean(&values(&measured.relative_operations(PART, profiler))), 2),
            cell(mean(&obvious.collect::<Vec<_>>()), 1),
            format!("{:.0}", sum(profiler, "size.paths")),
            cell(
                Some(100.0 * sum(profiler, "size.paths") / sum("pp", "size.paths")).filter(|share| share.is_finite()),
                0,
            ),
            format!("{:.0} of {:.0}", sum(profiler, "size.hashed"), sum(profiler, "size.methods")),
            spec95,
            spec2000,
        ]
    });
    let head = [
        "profiler",
        "flow, mean %",
        "least",
        "operations, mean",
        "obvious, mean %",
        "paths",
        "% of `pp`'s",
        "methods that hash",
        "SPEC95: cost % (flow %)",
        "SPEC2000",
    ];
    debug_assert_eq!(THRESHOLDS.len() + 1, TARGETED.len());
    format!(
        "Attribution of definite flow and effort by thresholds, beside the averages of Joshi, Bond and Zilles (Tables 2 and 3). *Obvious*\n\
         is the share of executions of paths that is known by the edge profile alone: at thresholds of 5 % their Figure 3 has some 25 % of\n\
         integer and 50 % of floating-point programs. *Paths* have a number (Table 4: of most programs less than 1 % are left;\n\
         theirs have up to 15 thousand million, methods of Java's have few). *Methods that hash* count in a hash table, of all that\n\
         were executed (Figure 9: two thirds less with `tpp`). Of `pp`'s counts {} % are in hash tables (Table 1: 26.0 %, integer programs 24.0 %,\n\
         floating-point 28.3 %).\n\n{}",
        cell(part("pp", "steps.hashes", &["steps.arrays"]), 1),
        table(&head, rows)
    )
}
