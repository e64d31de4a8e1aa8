//! The tables as text: what all runs measured goes in, lines come out. A dash stands for what was not measured.

use std::fmt::Write as _;

use super::interval::Interval;
use super::{DEFAULT, DELAYS, Rules, THRESHOLDS, Tables, WAYS, number, paper};

/// A figure: its title, its name in the statistics, what it is multiplied by, its unit, and what the paper has for each
/// setting.
type Figure = (&'static str, &'static str, f64, &'static str, Option<&'static [f64]>);

/// What is printed by threshold.
const BY_THRESHOLD: [Figure; 8] = [
    ("Table I: blocks of a completed trace, average", "average_trace_length_blocks", 1.0, "", Some(&paper::LENGTHS)),
    ("bytecodes of a completed trace, average", "average_trace_length_bytecodes", 1.0, "", None),
    ("Table II: bytecodes in completed traces / all", "coverage.completed", 100.0, " %", Some(&paper::COVERAGE)),
    ("bytecodes in all traces / all", "coverage.all", 100.0, " %", None),
    ("Table III: traces completed / entered", "completion_rate", 100.0, " %", Some(&paper::COMPLETION)),
    ("the same, each passage of a loop by itself", "completion_rate_iterations", 100.0, " %", None),
    ("Table IV: thousands of block dispatches per signal", "dispatches_per_signal", 1e-3, "", Some(&paper::SIGNALS)),
    ("traces built", "traces_built", 1.0, "", None),
];
/// What is printed by start state delay.
const BY_DELAY: [Figure; 2] = [
    ("Table V: thousands of dispatches per trace event", "dispatches_per_trace_event", 1e-3, "", Some(&paper::EVENTS)),
    ("thousands of instructions per trace event", "instructions_per_trace_event", 1e-3, "", None),
];

/// What stands before the figures of a line.
const PAPER: &str = "the paper, mean of its six programs";
const LEGEND: &str = "\
paper's rules: --signals=paper --join=off. Every change of a branch's state or best successor raises a signal, traces
                go as far as the graph says.
own rules:      --signals=stable --join=on. Changes that a trace depends on raise one, traces that follow one another
                are joined.
";

fn title(rules: Rules) -> &'static str {
    match rules {
        Rules::Paper => "paper's rules",
        Rules::Own => "own rules",
    }
}

fn cell(value: Option<f64>, scale: f64, unit: &str) -> String {
    value.map_or_else(|| "-".to_owned(), |value| format!("{:.1}{unit}", value * scale))
}

fn line(out: &mut String, title: &str, cells: impl IntoIterator<Item = String>) -> std::fmt::Result {
    write!(out, "{title:<52}")?;
    for cell in cells {
        write!(out, "{cell:>12}")?;
    }
    out.push('\n');
    Ok(())
}

impl Tables {
    pub(super) fn text(&self) -> String {
        let mut text = String::new();
        // Writing to a string does not fail.
        let _ = self.write_text(&mut text);
        text
    }

    fn write_text(&self, out: &mut String) -> std::fmt::Result {
        let figures = self.at(Rules::Own, DEFAULT);
        if figures.is_some() {
            writeln!(out, "{LEGEND}")?;
            let settings = THRESHOLDS.map(|threshold| (threshold, DEFAULT.1));
            line(out, "completion threshold", THRESHOLDS.map(|threshold| format!("{threshold} %")))?;
            self.write_figures(out, &BY_THRESHOLD, &settings)?;
            let settings = DELAYS.map(|delay| (DEFAULT.0, delay));
            out.push('\n');
            line(out, "start state delay, at 97 %", DELAYS.map(|delay| delay.to_string()))?;
            self.write_figures(out, &BY_DELAY, &settings)?;
            out.push('\n');
        }
        self.write_cost(out)?;
        let (Some(figures), Some(unjoined), Some(tail)) = (figures, &self.unjoined, &self.tail) else { return Ok(()) };
        if !self.seconds.is_empty() {
            out.push('\n');
        }
        let paper = self.at(Rules::Paper, DEFAULT);
        line(out, "at 97 % and 64", ["own rules", "not joined", "paper's", "next tail"].map(str::to_owned))?;
        for (title, name, scale, unit, _) in BY_THRESHOLD {
            let value = |figures: &serde_json::Value| number(figures, name);
            let values = [value(figures), value(unjoined), paper.and_then(value), value(tail)];
            line(out, title, values.map(|value| cell(value, scale, unit)))?;
        }
        Ok(())
    }

    /// Figures by setting: the paper's, and ours by both sets of rules.
    fn write_figures(&self, out: &mut String, figures: &[Figure], settings: &[(u32, u32)]) -> std::fmt::Result {
        for &(figure, name, scale, unit, paper) in figures {
            writeln!(out, "{figure}")?;
            if let Some(paper) = paper {
                line(out, &format!("  {PAPER}"), paper.iter().map(|&value| cell(Some(value), scale, unit)))?;
            }
            for rules in Rules::ALL {
                let value = |setting: &(u32, u32)| number(self.at(rules, *setting)?, name);
                let cells = settings.iter().map(|setting| cell(value(setting), scale, unit));
                line(out, &format!("  {}", title(rules)), cells)?;
            }
        }
        Ok(())
    }

    /// Tables VI and VII, as far as the dispatches are known.
    fn write_cost(&self, out: &mut String) -> std::fmt::Result {
        if self.seconds.is_empty() {
            return Ok(());
        }
        let rounds = self.seconds.len();
        writeln!(
            out,
            "median of {rounds} rounds, and least to most; of costs by round: what may be none is not measurable"
        )?;
        let of = |way: usize| self.seconds.iter().map(move |seconds| seconds[way]);
        let [plain, profiled, fused, fused_profiled] = [0, 1, 2, 3];
        const { assert!(WAYS.len() == 4) };
        let seconds = |way: usize| match Interval::of(of(way)) {
            Some(interval) => range(interval, 2, ""),
            None => of(way).map(|seconds| format!("{seconds:.2}")).collect(),
        };
        let cost = |with: usize, without: usize| {
            Interval::of(of(with).zip(of(without)).map(|(with, without)| with / without - 1.0))
                .and_then(Interval::above_zero)
        };
        let shown = |cost: Option<Interval>, decimals: usize, unit: &str| {
            cost.map_or_else(|| "not measurable".to_owned(), |cost| range(cost, decimals, unit))
        };
        let mut line = |title: &str, cell: String| writeln!(out, "{title:<52}  {cell}");
        let unfused = cost(profiled, plain);
        line("Table VI: seconds without profiler", seconds(plain))?;
        line("  seconds with profiler", seconds(profiled))?;
        line("  cost of the profiler", shown(unfused.map(|cost| cost.scaled(100.0)), 1, " %"))?;
        let with_fused = cost(fused_profiled, fused);
        line("  the same with fused instructions", shown(with_fused.map(|cost| cost.scaled(100.0)), 1, " %"))?;
        let Some(figures) = self.at(Rules::Own, DEFAULT) else { return Ok(()) };
        let (blocks, traces) = (number(figures, "block_dispatches"), number(figures, "trace_dispatches"));
        line("  millions of block dispatches", cell(blocks, 1e-6, ""))?;
        line("Table VII: millions of dispatches with traces", cell(traces, 1e-6, ""))?;
        let (Some(blocks), Some(traces)) = (blocks.filter(|blocks| *blocks > 0.0), traces) else { return Ok(()) };
        let more = Interval::of(of(profiled).zip(of(plain)).map(|(with, without)| with - without))
            .and_then(Interval::above_zero);
        let each = more.map(|more| more.scaled(1e9 / blocks));
        line("  nanoseconds of profiling for a dispatch", shown(each, 2, ""))?;
        line("  expected overhead in seconds", shown(more.map(|more| more.scaled(traces / blocks)), 2, ""))?;
        let share = unfused.map(|cost| cost.scaled(100.0 * traces / blocks));
        line("  the same, of the time without profiler", shown(share, 1, " %"))
    }
}

fn range(interval: Interval, decimals: usize, unit: &str) -> String {
    let Interval { least, middle, most } = interval;
    format!("{middle:.decimals$}{unit} ({least:.decimals$} to {most:.decimals$})")
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::super::{Rules, Run, Tables};

    fn tables(seconds: Vec<[f64; 4]>) -> Tables {
        let run = |rules, threshold, delay| {
            let signals = if rules == Rules::Paper { 1e3 } else { 2e3 };
            let figures = json!({
                "block_dispatches": 2_000_000, "trace_dispatches": 1_000_000, "dispatches_per_signal": signals,
                "average_trace_length_blocks": null,
            });
            Run { rules, threshold, delay, figures }
        };
        let runs = Rules::ALL.into_iter().map(|rules| run(rules, 97, 64)).collect();
        Tables { runs, unjoined: Some(json!({})), tail: Some(json!({})), seconds }
    }

    fn line<'a>(text: &'a str, title: &str) -> Vec<&'a str> {
        let line = text.lines().find_map(|line| line.strip_prefix(title));
        line.unwrap_or_else(|| panic!("{title} in {text}")).split_whitespace().collect()
    }

    #[test]
    fn both_rules_stand_below_the_papers_figure_and_what_was_not_measured_is_a_dash() {
        let text = tables(Vec::new()).text();
        let signals = text.split("Table IV").nth(1).expect("Table IV is there");
        assert_eq!(line(signals, "  the paper, mean of its six programs"), ["23.4", "84.0", "92.4", "114.8", "92.5"]);
        assert_eq!(line(signals, "  paper's rules"), ["-", "-", "-", "1.0", "-"]);
        assert_eq!(line(signals, "  own rules"), ["-", "-", "-", "2.0", "-"]);
        assert_eq!(line(&text, "  own rules"), ["-"; 5]);
        assert!(!text.contains("Table VI"), "{text}");
    }

    #[test]
    fn a_cost_is_a_range_over_rounds() {
        let text = tables(vec![[1.0, 1.2, 1.0, 1.5], [2.0, 2.2, 1.0, 1.0], [1.0, 1.3, 1.0, 1.4]]).text();
        assert_eq!(line(&text, "Table VI: seconds without profiler"), ["1.00", "(1.00", "to", "2.00)"]);
        assert_eq!(line(&text, "  cost of the profiler"), ["20.0", "%", "(10.0", "to", "30.0)"]);
        assert_eq!(line(&text, "  the same with fused instructions"), ["not", "measurable"]);
        assert_eq!(line(&text, "  nanoseconds of profiling for a dispatch"), ["100.00", "(100.00", "to", "150.00)"]);
        assert_eq!(line(&text, "  the same, of the time without profiler"), ["10.0", "%", "(5.0", "to", "15.0)"]);
    }

    #[test]
    fn one_round_measures_no_cost() {
        let text = tables(vec![[1.0, 1.2, 1.0, 1.5]]).text();
        assert_eq!(line(&text, "Table VI: seconds without profiler"), ["1.00"]);
        for title in
            ["  cost of the profiler", "  expected overhead in seconds", "  nanoseconds of profiling for a dispatch"]
        {
            assert_eq!(line(&text, title), ["not", "measurable"]);
        }
    }
}
