//! Loops over words of a template's own: the head of a `//#for` and the rows below it in, a value for each word and row out.
//!
//! `unit: Years Months` is one word with its values. `unit field` names words only; then each row follows in a line of
//! its own, `//#| Years | YEAR`, with a value for each word, which may be empty and holds no `|`.

/// The words of a loop, and what they are in each of its turns.
#[derive(Debug, PartialEq, Eq)]
pub struct Rows<'t> {
    /// The words that stand for other values in each turn.
    pub words: Vec<&'t str>,
    /// As many values as there are words, for each turn.
    pub rows: Vec<Vec<&'t str>>,
}

const ROW: &str = "//#|";

/// Whether a line of a template is a row.
pub fn is_row(line: &str) -> bool {
    line.trim_start().starts_with(ROW)
}

impl<'t> Rows<'t> {
    /// The words, and the rows as far as they stand in the head of the loop, which is what follows `//#for`.
    pub fn of_head(head: &'t str) -> Rows<'t> {
        match head.split_once(':') {
            Some((word, values)) => {
                Rows { words: vec![word.trim()], rows: values.split_whitespace().map(|value| vec![value]).collect() }
            }
            None => Rows { words: head.split_whitespace().collect(), rows: Vec::new() },
        }
    }

    /// Adds a line that [is a row](is_row) and stands below the head; otherwise says what is wrong with it.
    pub fn add(&mut self, line: &'t str) -> Result<(), String> {
        let values: Vec<&str> = line.trim_start().trim_start_matches(ROW).split('|').map(str::trim).collect();
        if values.len() != self.words.len() {
            return Err(format!("{} values for {} words", values.len(), self.words.len()));
        }
        self.rows.push(values);
        Ok(())
    }
}
