//! Cells and rows of Markdown tables, and least and most of figures.

use std::fmt::Write as _;

/// A figure with one decimal, multiplied; a dash where it was not measured.
pub fn cell(value: Option<f64>, scale: f64) -> String {
    value.map_or_else(|| "-".to_owned(), |value| format!("{:.1}", value * scale))
}

pub fn row<T: AsRef<str>>(out: &mut String, cells: impl IntoIterator<Item = T>) -> std::fmt::Result {
    let cells: Vec<String> = cells.into_iter().map(|cell| cell.as_ref().to_owned()).collect();
    writeln!(out, "| {} |", cells.join(" | "))
}

pub fn header(out: &mut String, cells: &[&str]) -> std::fmt::Result {
    row(out, cells)?;
    row(out, cells.iter().map(|_| "---"))
}

pub fn least(values: impl IntoIterator<Item = f64>) -> Option<f64> {
    values.into_iter().reduce(f64::min)
}

pub fn most(values: impl IntoIterator<Item = f64>) -> Option<f64> {
    values.into_iter().reduce(f64::max)
}
