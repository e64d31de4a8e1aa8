//! Shows rows as text: one table for each metric, programs by group, a figure for each contender and a
//! ratio to each contender but the first, geometric means below each group and at the end.
//! The tables have no vertical rules and short headings, so that they fit a narrow terminal.

use comfy_table::{Cell, CellAlignment, ContentArrangement, LineStyle, Table, TableStyle};

use crate::contender::Contender;
use crate::summary::{self, Mean, Metric};
use crate::trial::{Row, TrialResult};

/// The table of one metric with its caption.
pub fn comparison(rows: &[Row], contenders: &[Contender], metric: Metric) -> String {
    let mut table = new_table();
    let mut header = vec![Cell::new("program")];
    header.extend(contenders.iter().map(|contender| right(contender.label.replace(' ', "\n"))));
    for other in &contenders[1..] {
        header.push(right(format!("ratio to\n{}", other.label)));
    }
    table.set_header(header);
    for group in summary::groups(rows) {
        let members = || rows.iter().filter(|row| row.program.group == group);
        for row in members() {
            let mut cells = vec![Cell::new(row.program.name)];
            cells.extend(row.outcomes.iter().map(|outcome| right(figure(outcome, metric))));
            for other in 1..contenders.len() {
                cells.push(right(summary::ratio(row, other, metric).map_or("-".to_owned(), two_digits)));
            }
            table.add_row(cells);
        }
        if members().count() > 1 {
            table.add_row(mean_row(&format!("= {}", group.name()), contenders, |other| {
                summary::mean(members(), other, metric)
            }));
        }
    }
    if rows.len() > 1 {
        table.add_row(mean_row("= all", contenders, |other| summary::mean(rows.iter(), other, metric)));
        table.add_row(worst_row(contenders, |other| summary::mean(rows.iter(), other, metric)));
    }
    let subject = contenders.first().map_or("", |contender| contender.label.as_str());
    format!("{}; ratios: {subject} to the other, below 1 is better; = geometric means\n{table}\n", metric.caption())
}

/// The table of one metric with its caption, where the contenders are ways to run the first one: its figure, and the
/// figures of the others divided by it.
pub fn variants(rows: &[Row], contenders: &[Contender], metric: Metric) -> String {
    let mut table = new_table();
    let mut header = vec![Cell::new("program")];
    header.extend(contenders.iter().map(|contender| right(contender.label.clone())));
    table.set_header(header);
    for row in rows {
        let mut cells = vec![Cell::new(row.program.name)];
        cells.extend(row.outcomes.first().map(|subject| right(figure(subject, metric))));
        for other in 1..contenders.len() {
            cells.push(right(
                summary::ratio(row, other, metric).map_or("-".to_owned(), |ratio| two_digits(1.0 / ratio)),
            ));
        }
        table.add_row(cells);
    }
    let mut cells = vec![Cell::new("= all"), Cell::new("")];
    for other in 1..contenders.len() {
        let mean = summary::mean(rows.iter(), other, metric);
        cells.push(right(mean.map_or("-".to_owned(), |mean| two_digits(1.0 / mean.ratio))));
    }
    table.add_row(cells);
    let subject = contenders.first().map_or("", |contender| contender.label.as_str());
    format!("{}; ratios: the others to {subject}, above 1 is worse; = geometric means\n{table}\n", metric.caption())
}

/// For one program: least and middle figure of each contender in every metric that it has.
pub fn distribution(row: &Row, contenders: &[Contender]) -> String {
    let mut table = new_table();
    let heads = ["", "runs", "wall ms\nleast", "wall ms\nmedian", "cpu ms\nleast", "peak MB\nmost", "ratio of\nwall"];
    table.set_header(heads.map(|head| if head.is_empty() { Cell::new(head) } else { right(head.to_owned()) }));
    for (index, (contender, outcome)) in contenders.iter().zip(&row.outcomes).enumerate() {
        let runs = match outcome {
            TrialResult::Measured(samples) => samples.len().to_string(),
            TrialResult::Failed(_) => "failed".to_owned(),
        };
        let median = summary::median(outcome, Metric::Wall).map_or("-".to_owned(), two_digits);
        table.add_row(vec![
            Cell::new(&contender.label),
            right(runs),
            right(Metric::Wall.best(outcome).map_or("-".to_owned(), two_digits)),
            right(median),
            right(figure(outcome, Metric::Cpu)),
            right(figure(outcome, Metric::Peak)),
            right(summary::ratio(row, index, Metric::Wall).map_or("-".to_owned(), two_digits)),
        ]);
    }
    format!("{}\n{table}\n", row.program.name)
}

/// One line for each failure.
pub fn failures(rows: &[Row], contenders: &[Contender]) -> String {
    summary::failures(rows)
        .into_iter()
        .map(|(program, index, reason)| format!("FAILED {program} on {}: {reason}\n", contenders[index].label))
        .collect()
}

pub(crate) fn new_table() -> Table {
    let rule = LineStyle::none().fill('-').junction('-');
    let mut table = Table::new();
    table.load_style(TableStyle::new().header_separator(rule).bottom_border(rule));
    table.set_content_arrangement(ContentArrangement::Dynamic);
    table
}

fn mean_row(name: &str, contenders: &[Contender], mean: impl Fn(usize) -> Option<Mean>) -> Vec<Cell> {
    let mut cells = vec![Cell::new(name)];
    cells.extend(contenders.iter().map(|_| Cell::new("")));
    cells.extend((1..contenders.len()).map(|other| right(mean(other).map_or("-".to_owned(), |m| two_digits(m.ratio)))));
    cells
}

fn worst_row(contenders: &[Contender], mean: impl Fn(usize) -> Option<Mean>) -> Vec<Cell> {
    let mut cells = vec![Cell::new("worst")];
    cells.extend(contenders.iter().map(|_| Cell::new("")));
    cells.extend((1..contenders.len()).map(|other| right(mean(other).map_or("-".to_owned(), |m| two_digits(m.worst)))));
    cells
}

pub(crate) fn right(text: String) -> Cell {
    Cell::new(text).set_alignment(CellAlignment::Right)
}

fn figure(outcome: &TrialResult, metric: Metric) -> String {
    match (outcome, metric.best(outcome)) {
        (TrialResult::Failed(_), _) => "FAILED".to_owned(),
        (_, None) => "-".to_owned(),
        (_, Some(figure)) if figure < 100.0 => format!("{figure:.1}"),
        (_, Some(figure)) => format!("{figure:.0}"),
    }
}

pub(crate) fn two_digits(figure: f64) -> String {
    format!("{figure:.2}")
}

#[cfg(test)]
mod tests {
    use super::{comparison, distribution, failures, variants};
    use crate::catalogue::Group;
    use crate::contender::{Contender, JavaMode};
    use crate::summary::Metric;
    use crate::summary::tests::{row, sample};
    use crate::trial::{Row, TrialResult};
    use std::path::Path;

    fn contenders() -> Vec<Contender> {
        vec![Contender::holloway("holloway", Path::new("h"), ""), Contender::java(Path::new("java"), JavaMode::Xint)]
    }

    fn rows() -> Vec<Row> {
        let measured = |wall| TrialResult::Measured(vec![sample(wall, 30)]);
        vec![
            row("Alpha", Group::Objects, vec![measured(300), measured(600)]),
            row("Beta", Group::Objects, vec![measured(200), measured(100)]),
            row("Gamma", Group::Numeric, vec![TrialResult::Failed("time limit".to_owned()), measured(5)]),
        ]
    }

    fn words(text: &str, line_start: &str) -> Vec<String> {
        let line = text.lines().find(|line| line.trim_start().starts_with(line_start)).expect("the line is there");
        line.split_whitespace().map(str::to_owned).collect()
    }

    #[test]
    fn a_comparison_has_figures_ratios_and_means() {
        let text = comparison(&rows(), &contenders(), Metric::Wall);
        assert_eq!(words(&text, "Alpha"), ["Alpha", "300", "600", "0.50"]);
        assert_eq!(words(&text, "Gamma"), ["Gamma", "FAILED", "5.0", "-"]);
        assert_eq!(words(&text, "= objects"), ["=", "objects", "1.00"]);
        assert_eq!(words(&text, "= all"), ["=", "all", "1.00"]);
        assert_eq!(words(&text, "worst"), ["worst", "2.00"]);
        assert!(!text.contains("= numeric"), "a single program has no mean");
    }

    #[test]
    fn variants_are_divided_by_the_first() {
        let text = variants(&rows(), &contenders(), Metric::Wall);
        assert_eq!(words(&text, "Alpha"), ["Alpha", "300", "2.00"]);
        assert_eq!(words(&text, "Gamma"), ["Gamma", "FAILED", "-"]);
        assert_eq!(words(&text, "= all"), ["=", "all", "1.00"]);
    }

    #[test]
    fn a_distribution_names_each_contender() {
        let text = distribution(&rows()[0], &contenders());
        assert_eq!(words(&text, "holloway"), ["holloway", "1", "300.00", "300.00", "151", "30.0", "1.00"]);
        assert_eq!(words(&text, "java"), ["java", "xint", "1", "600.00", "600.00", "301", "30.0", "0.50"]);
    }

    #[test]
    fn failures_are_spelled_out() {
        assert_eq!(failures(&rows(), &contenders()), "FAILED Gamma on holloway: time limit\n");
    }
}
