//! Figures of programs, kept in a file of the repository: JSON with a line for each part of a program's figures, so that what
//! was measured again is what changes.
//!
//! In: parts by their names, of programs by theirs. Out: the file, and the same again from it.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::fs;
use std::path::Path;

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What was measured, by program and part.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Figures {
    schema: String,
    /// The machine on which times were measured.
    pub machine: Option<String>,
    programs: BTreeMap<String, BTreeMap<String, Value>>,
}

impl Figures {
    /// None yet, of a schema.
    pub fn new(schema: &str) -> Figures {
        Figures { schema: schema.to_owned(), ..Figures::default() }
    }

    /// Reads what [`Figures::write`] has written; what has another schema is refused.
    ///
    /// # Errors
    /// The file cannot be read or is something else.
    pub fn read(file: &Path, schema: &str) -> Result<Figures, String> {
        let told = |error: &dyn Display| format!("{}: {error}", file.display());
        let text = fs::read_to_string(file).map_err(|error| told(&error))?;
        let figures: Figures = serde_json::from_str(&text).map_err(|error| told(&error))?;
        if figures.schema == schema { Ok(figures) } else { Err(told(&format!("its schema is not {schema}"))) }
    }

    /// Writes all that was measured, a line for each program and part.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn write(&self, file: &Path) -> Result<(), String> {
        let text = |text: &str| Value::from(text).to_string();
        let part = |(name, value): (&String, &Value)| format!("      {}: {value}", text(name));
        let program = |(name, parts): (&String, &BTreeMap<String, Value>)| {
            let parts: Vec<String> = parts.iter().map(part).collect();
            format!("    {}: {{\n{}\n    }}", text(name), parts.join(",\n"))
        };
        let programs: Vec<String> = self.programs.iter().map(program).collect();
        let document = format!(
            "{{\n  \"schema\": {},\n  \"machine\": {},\n  \"programs\": {{\n{}\n  }}\n}}\n",
            text(&self.schema),
            Value::from(self.machine.as_deref()),
            programs.join(",\n")
        );
        fs::write(file, document).map_err(|error| format!("{}: {error}", file.display()))
    }

    /// A part of a program's figures.
    pub fn part(&self, program: &str, part: &str) -> Option<&Value> {
        self.programs.get(program)?.get(part)
    }

    /// Puts a part of a program's figures in the place of what was there.
    pub fn set(&mut self, program: &str, part: &str, figures: Value) {
        self.programs.entry(program.to_owned()).or_default().insert(part.to_owned(), figures);
    }

    /// The names of the programs, in the order of letters.
    pub fn programs(&self) -> impl Iterator<Item = &str> {
        self.programs.keys().map(String::as_str)
    }
}

/// A figure by its name, the names of parts and places in lists joined by dots.
pub fn number(figures: &Value, name: &str) -> Option<f64> {
    figures.pointer(&format!("/{}", name.replace('.', "/")))?.as_f64()
}

/// The arithmetic mean; `None` of nothing.
pub fn mean(values: &[f64]) -> Option<f64> {
    (!values.is_empty()).then(|| values.iter().sum::<f64>() / values.len() as f64)
}

/// The median, of an even number of values the mean of the middle two; `None` of nothing.
pub fn median(values: &[f64]) -> Option<f64> {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    let middle = sorted.len() / 2;
    match sorted.len() {
        0 => None,
        length if length % 2 == 0 => Some((sorted[middle - 1] + sorted[middle]) / 2.0),
        _ => Some(sorted[middle]),
    }
}
