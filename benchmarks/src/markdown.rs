//! Markdown: cells and rows of tables, sections between marks, and least and most of figures.

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

/// A table: the first column at the left, the others at the right.
pub fn table(head: &[&str], rows: impl IntoIterator<Item = Vec<String>>) -> String {
    let line = |cells: &[String]| format!("| {} |\n", cells.join(" | "));
    let mut text = line(&head.iter().map(|cell| (*cell).to_owned()).collect::<Vec<_>>());
    let rule: Vec<String> = (0..head.len()).map(|at| if at == 0 { "---" } else { "--:" }.to_owned()).collect();
    text.push_str(&line(&rule));
    rows.into_iter().for_each(|row| text.push_str(&line(&row)));
    text
}

/// The document with what stands between a mark and the next `<!-- end -->` made anew.
///
/// # Errors
/// The marks are not there.
pub fn with_section(document: &str, mark: &str, section: &str) -> Result<String, String> {
    let start = document.find(mark).ok_or_else(|| format!("there is no {mark}"))? + mark.len();
    let length = document[start..].find("<!-- end -->").ok_or_else(|| format!("{mark} has no end"))?;
    Ok(format!("{}\n\n{}\n{}", &document[..start], section.trim(), &document[start + length..]))
}
