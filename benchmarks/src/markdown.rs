//! Markdown: cells and rows of tables, sections between marks, and least and most of figures.

use std::fmt::Write as _;

/// A figure with one decimal, multiplied; a dash where it was not measured.
pub fn cell(value: Option<f64>, scale: f64) -> String {
    value.map_or_else(|| "-".to_owned(), |value| format!("{:.1}", value * scale))
}

/// A line of a table.
fn line<T: AsRef<str>>(cells: impl IntoIterator<Item = T>) -> String {
    let cells: Vec<String> = cells.into_iter().map(|cell| cell.as_ref().to_owned()).collect();
    format!("| {} |\n", cells.join(" | "))
}

/// Writes a row of a table.
pub fn row<T: AsRef<str>>(out: &mut String, cells: impl IntoIterator<Item = T>) -> std::fmt::Result {
    out.write_str(&line(cells))
}

/// Writes the head of a table, all columns at the left.
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
    let rule = (0..head.len()).map(|at| if at == 0 { "---" } else { "--:" });
    [line(head), line(rule)].into_iter().chain(rows.into_iter().map(line)).collect()
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
