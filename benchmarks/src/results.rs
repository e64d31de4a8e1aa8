//! Figures that are kept: shows reports that were written to files as the tables of the documentation, and compares a
//! new report with an old one.
//!
//! In: reports ([`crate::json`]), mostly those in `benchmarks/results`. Out: a table in Markdown, or a comparison as text.
//! Ratios to other contenders are what is shown and compared, since absolute figures mean something on one machine only;
//! those are compared where a report has nothing but Holloway.

use std::collections::BTreeSet;

use comfy_table::Cell;

use crate::json::{ProgramReport, Report};
use crate::summary::Metric;
use crate::table;

/// A column of a table: a report's figures for one contender and metric.
struct Column<'a> {
    report: &'a Report,
    contender: &'a str,
    metric: &'a str,
}

/// The ratios of reports side by side, a line for each program of the first one, in Markdown. Columns are the metrics that
/// each report was to show. In reports of variants (passes, tiers) ratios are those of the variants to the first contender.
pub fn markdown(reports: &[Report]) -> String {
    let columns: Vec<Column> = reports.iter().flat_map(columns).collect();
    let line = |cells: Vec<String>| format!("| {} |\n", cells.join(" | "));
    let row = |name: &str, figure: &dyn Fn(&Column) -> Option<f64>| {
        let figures = columns.iter().map(|column| figure(column).map_or("-".to_owned(), table::two_digits));
        line(std::iter::once(name.to_owned()).chain(figures).collect())
    };
    let headings = columns.iter().map(Column::heading);
    let mut text = line(std::iter::once("program".to_owned()).chain(headings).collect());
    text.push_str(&format!("|---|{}\n", "--:|".repeat(columns.len())));
    let programs = reports.first().map_or(&[][..], |report| &report.programs);
    for program in programs {
        text.push_str(&row(&program.name, &|column| column.ratio(column.program(&program.name)?)));
    }
    text.push_str(&row("**geometric mean**", &|column| geometric_mean(&column.ratios())));
    text + &row("worst", &|column| column.ratios().into_iter().reduce(f64::max))
}

fn columns(report: &Report) -> impl Iterator<Item = Column<'_>> {
    let has = |contender: &str, metric: &str| {
        report.programs.iter().any(|program| {
            program.result(contender).is_some_and(|result| result.ratio.get(metric).is_some_and(|ratio| *ratio > 0.0))
        })
    };
    report.metrics.iter().flat_map(move |metric| {
        let others = report.contenders.iter().skip(1).filter(move |other| has(&other.label, metric));
        others.map(move |other| Column { report, contender: &other.label, metric })
    })
}

impl<'a> Column<'a> {
    /// Whether the contenders are ways to run the first one, whose figures are divided by it.
    fn is_of_variants(&self) -> bool {
        matches!(self.report.command.as_str(), "passes" | "tiers")
    }

    fn heading(&self) -> String {
        let flags = || self.report.contenders.iter().find(|other| other.label == self.contender).map(|it| &it.flags);
        match (self.contender, flags()) {
            _ if self.is_of_variants() => self.contender.to_owned(),
            ("baseline", Some(flags)) if !flags.is_empty() => format!("{} / own `{}`", self.metric, flags.join(" ")),
            _ => format!("{} / {}", self.metric, self.contender),
        }
    }

    fn program(&self, name: &str) -> Option<&'a ProgramReport> {
        self.report.programs.iter().find(|program| program.name == name)
    }

    fn ratio(&self, program: &ProgramReport) -> Option<f64> {
        let ratio = *program.result(self.contender)?.ratio.get(self.metric)?;
        (ratio > 0.0).then_some(if self.is_of_variants() { 1.0 / ratio } else { ratio })
    }

    fn ratios(&self) -> Vec<f64> {
        self.report.programs.iter().filter_map(|program| self.ratio(program)).collect()
    }
}

/// The geometric mean of the ratios to a contender, and the worst one with its program; `None` without a ratio.
pub fn mean_and_worst(report: &Report, contender: &str, metric: &str) -> Option<String> {
    let column = Column { report, contender, metric };
    let mean = geometric_mean(&column.ratios())?;
    let ratios = report.programs.iter().filter_map(|program| Some((&program.name, column.ratio(program)?)));
    let (program, worst) = ratios.reduce(|one, other| if other.1 > one.1 { other } else { one })?;
    Some(format!("{}; {} ({program})", table::two_digits(mean), table::two_digits(worst)))
}

/// What is the same in two reports of one comparison, then and now: a table for each metric, the first contender's
/// ratios to each other one that both have, or its own figures where they have no other in common; *change* is now divided
/// by then, below 1 is better.
pub fn against(now: &Report, then: &Report, metrics: &[Metric]) -> String {
    let mut text = format!("\nAgainst {}\n", described(then));
    if (&now.machine, &now.heap, now.repeat) != (&then.machine, &then.heap, then.repeat) {
        text.push_str(&format!("which differs in machine, heap or rounds in a process from {}\n", described(now)));
    }
    let labels = |report: &Report| report.contenders.iter().map(|it| it.label.clone()).collect::<Vec<_>>();
    let theirs: BTreeSet<String> = labels(then).into_iter().skip(1).collect();
    let common: Vec<String> = labels(now).into_iter().skip(1).filter(|label| theirs.contains(label)).collect();
    for metric in metrics {
        let tables: Vec<(String, String)> = if common.is_empty() {
            vec![("own figure".to_owned(), changes(now, then, &|program| own(now, then, program, metric.name())))]
        } else {
            let ratios = |label: &String| {
                changes(now, then, &|program| program.result(label)?.ratio.get(metric.name()).copied())
            };
            common.iter().map(|label| (format!("ratio to {label}"), ratios(label))).collect()
        };
        for (what, table) in tables.into_iter().filter(|(_, table)| !table.is_empty()) {
            text.push_str(&format!("\n{}: {what}\n{table}\n", metric.caption()));
        }
    }
    text
}

/// The first contender's figure on a program of one of the two reports.
fn own(now: &Report, then: &Report, program: &ProgramReport, metric: &str) -> Option<f64> {
    let subjects = [now, then].map(|report| report.contenders.first().map(|it| it.label.as_str()));
    let result = subjects.into_iter().flatten().find_map(|label| program.result(label))?;
    result.best.get(metric).copied()
}

/// The table of a figure then and now; empty where no program has both.
fn changes(now: &Report, then: &Report, figure: &dyn Fn(&ProgramReport) -> Option<f64>) -> String {
    let mut table = table::new_table();
    table.set_header(["program", "then", "now", "change"]);
    let mut all = Vec::new();
    for program in &now.programs {
        let old = then.programs.iter().find(|other| other.name == program.name).and_then(figure);
        if let (Some(old), Some(new)) = (old.filter(|old| *old > 0.0), figure(program)) {
            all.push(new / old);
            let figures = [old, new, new / old].map(|figure| table::right(table::two_digits(figure)));
            table.add_row(std::iter::once(Cell::new(&program.name)).chain(figures));
        }
    }
    let Some(mean) = geometric_mean(&all) else { return String::new() };
    let cells = [String::new(), String::new(), table::two_digits(mean)].map(table::right);
    table.add_row(std::iter::once(Cell::new("= all")).chain(cells));
    table.to_string()
}

fn described(report: &Report) -> String {
    let first = report.contenders.first();
    let subject = first.map_or(String::new(), |it| format!("{} {}", it.version, it.flags.join(" ")));
    let note = report.note.as_ref().map_or(String::new(), |note| format!(" ({note})"));
    format!(
        "{}: {} rounds of {}, -Xmx{}, {}{note}",
        subject.trim_end(),
        report.rounds,
        report.repeat,
        report.heap,
        report.machine
    )
}

/// The geometric mean, if there is a figure.
fn geometric_mean(figures: &[f64]) -> Option<f64> {
    let sum: f64 = figures.iter().map(|figure| figure.ln()).sum();
    (!figures.is_empty()).then(|| (sum / figures.len() as f64).exp())
}

#[cfg(test)]
mod tests {
    use super::{against, markdown, mean_and_worst};
    use crate::json::tests::report;
    use crate::summary::Metric;

    #[test]
    fn reports_stand_side_by_side_by_program() {
        let (mut first, mut second) = (report([300, 600]), report([50, 200]));
        let header = |reports: &[_]| markdown(reports).lines().next().map(str::to_owned);
        let text = markdown(&[first.clone(), second.clone()]);
        let lines = [
            "| program | wall / java xint | wall / java xint |",
            "|---|--:|--:|",
            "| Alpha | 0.50 | 0.25 |",
            "| Beta | - | - |",
            "| **geometric mean** | 0.50 | 0.25 |",
            "| worst | 0.50 | 0.25 |",
        ];
        assert_eq!(text.lines().collect::<Vec<_>>(), lines);
        second.metrics = vec!["peak".to_owned(), "wall".to_owned()];
        second.contenders[1].label = "baseline".to_owned();
        second.programs[0].results[1].contender = "baseline".to_owned();
        second.programs[1].results[1].contender = "baseline".to_owned();
        second.contenders[1].flags = vec!["-Xint".to_owned()];
        assert_eq!(header(&[second]).as_deref(), Some("| program | peak / own `-Xint` | wall / own `-Xint` |"));
        first.command = "passes".to_owned();
        assert!(markdown(&[first]).contains("| program | java xint |\n|---|--:|\n| Alpha | 2.00 |"));
    }

    #[test]
    fn the_worst_ratio_stands_with_its_program() {
        let mut report = report([300, 600]);
        report.programs[1].results[1].ratio.insert("wall".to_owned(), 2.0);
        assert_eq!(mean_and_worst(&report, "java xint", "wall").as_deref(), Some("1.00; 2.00 (Beta)"));
        assert_eq!(mean_and_worst(&report, "java xint", "steady"), None);
        assert_eq!(mean_and_worst(&report, "java", "wall"), None);
    }

    #[test]
    fn a_report_is_compared_with_an_older_one() {
        let (then, mut now) = (report([300, 600]).without_samples(), report([150, 600]));
        let text = against(&now, &then, &[Metric::Wall]);
        assert!(text.contains("Against holloway 0 -Xint: 2 rounds of 1, -Xmx256m, one of many\n"), "{text}");
        assert!(text.contains("ratio to java xint") && !text.contains("differs"), "{text}");
        let row: Vec<&str> =
            text.lines().find(|line| line.contains("Alpha")).expect("a row").split_whitespace().collect();
        assert_eq!(row, ["Alpha", "0.50", "0.25", "0.50"]);
        assert!(!text.contains("Beta"), "it has no ratio: {text}");
        // Without another contender in common, its own figures.
        now.contenders.truncate(1);
        now.machine = "another".to_owned();
        let text = against(&now, &then, &[Metric::Wall]);
        assert!(text.contains("own figure") && text.contains("differs in machine"), "{text}");
        let row: Vec<&str> =
            text.lines().find(|line| line.contains("Alpha")).expect("a row").split_whitespace().collect();
        assert_eq!(row, ["Alpha", "300.00", "150.00", "0.50"]);
        assert!(!against(&now, &then, &[Metric::Steady]).contains("Alpha"), "nobody has that figure");
    }
}
