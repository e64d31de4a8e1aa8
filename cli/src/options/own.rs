//! The options that only this program has: what is in their table ([`super::rows`]), and how one is read by it.
//!
//! In goes the name and value of an argument; out comes the row that it is, whose `set` has put it into the [`Reader`].
//! What `--help`, `docs/command-line.md` and the man page say of them comes from the same rows (`describe`).

use std::ops::RangeInclusive;
use std::time::Duration;

use super::describe::java_names;
use super::rows::rows;
use super::{CommandLineError, Reader, positive_size};
use crate::size::time_span;

/// An option. Several rows may have one name: they take different values.
pub struct OptionRow {
    /// As it is written, with its dashes.
    pub name: &'static str,
    /// What value it takes.
    pub takes: Takes,
    /// What holds where it is not given; empty where that is nothing.
    pub default: fn() -> String,
    /// Where it has an effect.
    pub effect: Effect,
    /// Whom it is for.
    pub group: Group,
    /// What it does: a line or two.
    pub brief: &'static str,
    /// What is to be known beside that.
    pub more: &'static str,
    /// Notes it.
    pub set: fn(&mut Reader, Value<'_>) -> Result<(), String>,
}

/// How sizes are written.
pub const SIZES: &str = "bytes, or a number with k, m, g or t";

/// How times are written.
pub const TIMES: &str = "seconds, or a number with ms, s, m or h";

/// What value an option takes.
pub enum Takes {
    /// None.
    Nothing,
    /// A number; underscores may part its digits.
    Number(RangeInclusive<u64>),
    /// One of these words.
    Words(&'static [&'static str]),
    /// The same; `:` and a part of a class's name may follow, which is handed over in the form of class files.
    Filtered(&'static [&'static str]),
    /// Bytes, with a unit.
    Size,
    /// A time, with a unit.
    Time,
    /// What is written so, which `set` checks.
    Text(&'static str),
    /// The same for an option that may stand alone as well: in the next argument, too, where it looks so, and not as a class.
    MarkedText(&'static str, fn(&str) -> bool),
}

/// A value that an option was given.
#[derive(Clone, Copy)]
pub enum Value<'a> {
    /// None.
    Nothing,
    /// A number in range, or bytes.
    Number(u64),
    /// A word or a text; behind a colon a filter.
    Text(&'a str, Option<&'a str>),
    /// What was written as a number with a unit.
    Time(Duration),
}

/// Where an option has an effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Everywhere.
    Always,
    /// With `--stats`, of which it says more.
    Statistics,
    /// With `--report`, whose contents it changes.
    Reports,
    /// With `--report` where machine code is made, of which it says more.
    ReportedMachine,
    /// Where something runs above the interpreter.
    Tiers,
    /// Where code is compiled, for machine or evaluator.
    Compiled,
    /// Where machine code is made.
    Machine,
    /// Where traces are selected: for machine code or to be followed.
    Traces,
    /// Where they become machine code or are followed.
    Followed,
    /// Where the tiers `profile` or `replay` select them.
    Exact,
    /// Where traces of the graph are followed.
    Joined,
}

/// Whom an option is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Group {
    /// Those who run programs.
    Running,
    /// Those who want to see paths.
    Tracing,
    /// Tests of the VM, and those who look for faults in it.
    Testing,
}

impl Value<'_> {
    /// The number; 0 if it is none.
    pub fn number(self) -> u64 {
        if let Value::Number(number) = self { number } else { 0 }
    }

    /// The text; empty if it is none.
    pub fn text(&self) -> &str {
        if let Value::Text(text, _) = self { text } else { "" }
    }

    /// What follows the colon.
    pub fn filter(&self) -> Option<String> {
        if let Value::Text(_, Some(filter)) = self { Some(filter.replace('.', "/")) } else { None }
    }

    /// Whether a switch is on.
    pub fn is_on(&self) -> bool {
        self.text() == "on"
    }
}

impl Takes {
    /// The value that a text is; `None` if it is none of this kind.
    fn read<'a>(&self, text: Option<&'a str>) -> Option<Value<'a>> {
        let text = match (self, text) {
            (Takes::Nothing, None) => return Some(Value::Nothing),
            (Takes::Nothing, Some(_)) | (_, None) => return None,
            (_, Some(text)) => text,
        };
        match self {
            Takes::Nothing => None,
            Takes::Number(range) => {
                let number = text.replace('_', "").parse().ok().filter(|number| range.contains(number));
                number.map(Value::Number)
            }
            Takes::Words(words) => words.contains(&text).then_some(Value::Text(text, None)),
            Takes::Filtered(words) => {
                let (word, filter) = text.split_once(':').map_or((text, None), |(word, rest)| (word, Some(rest)));
                words.contains(&word).then_some(Value::Text(word, filter))
            }
            Takes::Size => positive_size(text).map(Value::Number),
            Takes::Time => time_span(text).map(Value::Time),
            Takes::Text(_) | Takes::MarkedText(..) => Some(Value::Text(text, None)),
        }
    }

    /// What it takes, in words, if that is neither nothing nor one of some words.
    fn described(&self) -> Option<String> {
        Some(match self {
            Takes::Nothing => return None,
            Takes::Number(range) if *range.end() == u64::MAX => format!("a number, at least {}", range.start()),
            Takes::Number(range) => format!("a number, {} to {}", range.start(), range.end()),
            // They are told together with those of other rows.
            Takes::Words(_) | Takes::Filtered(_) => return None,
            Takes::Size => format!("a size: {SIZES}"),
            Takes::Time => format!("a time: {TIMES}"),
            Takes::Text(shape) | Takes::MarkedText(shape, _) => (*shape).to_owned(),
        })
    }
}

/// What an option takes whose rows take this: words to choose from, in one list, and what else there is.
fn taken(rows: &[&Takes]) -> String {
    let (mut words, mut filtered, mut others) = (Vec::new(), Vec::new(), Vec::new());
    for takes in rows {
        match takes {
            Takes::Nothing => others.push("nothing".to_owned()),
            Takes::Words(of_row) => words.extend_from_slice(of_row),
            Takes::Filtered(of_row) => filtered.extend_from_slice(of_row),
            _ => others.extend(takes.described()),
        }
    }
    let all: Vec<&str> = words.iter().chain(&filtered).copied().collect();
    if !all.is_empty() {
        others.insert(0, listed(&all));
    }
    let behind = match (filtered.as_slice(), words.is_empty()) {
        ([], _) => String::new(),
        (_, true) => "; behind it may stand :FILTER, a part of a name".to_owned(),
        (filtered, false) => format!("; behind {} may stand :FILTER, a part of a name", listed(filtered)),
    };
    format!("what it takes is {}{behind}", others.join(", or "))
}

/// `a, b or c`.
fn listed(words: &[&str]) -> String {
    match words {
        [] => String::new(),
        [word] => (*word).to_owned(),
        [words @ .., last] => format!("{} or {last}", words.join(", ")),
    }
}

/// What a command line comes to, as far as the effects of options depend on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Conditions {
    /// What was given that leaves the interpreter alone, if it is.
    pub leave_out: Option<&'static str>,
    /// Statistics are wanted.
    pub statistics: bool,
    /// A report is wanted.
    pub reports: bool,
    /// Regions are compiled.
    pub compiles: bool,
    /// What is compiled becomes machine code.
    pub machine: bool,
    /// Traces are selected by a driver that does nothing else, or follows them.
    pub exact: bool,
    /// Traces are followed.
    pub follows: bool,
    /// Traces of the graph are followed.
    pub joins: bool,
}

impl Effect {
    /// Why an option has no effect; `None` if it has one.
    fn missing(self, conditions: Conditions) -> Option<&'static str> {
        let (there, why) = match self {
            Effect::Always => return None,
            Effect::Statistics => (conditions.statistics, "without --stats"),
            Effect::Reports => (conditions.reports, "without --report"),
            Effect::ReportedMachine if !conditions.reports => (false, "without --report"),
            Effect::Tiers => (conditions.compiles || conditions.exact, "where code is interpreted and nothing else"),
            Effect::Compiled => (conditions.compiles, "where nothing is compiled"),
            Effect::Machine | Effect::ReportedMachine => (conditions.machine, "where no machine code is made"),
            Effect::Traces => (conditions.compiles || conditions.exact, "where nothing is profiled"),
            Effect::Followed if conditions.exact => {
                (conditions.follows, "where traces are selected and nothing else: it needs --tier=replay or --tier=jit")
            }
            Effect::Followed => (conditions.compiles, "where nothing is profiled"),
            Effect::Exact => (conditions.exact, "where traces are compiled: it needs --tier=profile or --tier=replay"),
            Effect::Joined => (conditions.joins, "where no traces of the graph are followed: it needs --tier=replay"),
        };
        (!there).then_some(why)
    }

    /// Whether it is had where something runs above the interpreter, whatever that is.
    fn is_of_tiers(self) -> bool {
        matches!(
            self,
            Effect::Tiers
                | Effect::Compiled
                | Effect::Machine
                | Effect::ReportedMachine
                | Effect::Traces
                | Effect::Followed
        )
    }

    /// The tiers with which it has one, for documents; `None` for all.
    pub fn described(self) -> Option<&'static str> {
        Some(match self {
            Effect::Always => return None,
            Effect::Statistics => "`--stats`",
            Effect::Reports => "`--report`",
            Effect::Tiers | Effect::Traces => "any tier but `interp`",
            Effect::Compiled | Effect::Machine => "`--tier=jit`",
            Effect::Followed => "`--tier=jit` or `replay`",
            Effect::ReportedMachine => "`--report`, `--tier=jit`",
            Effect::Exact => "`--tier=profile` or `replay`",
            Effect::Joined => "`--tier=replay`",
        })
    }
}

/// Whether an option of that name needs a value in the next argument if it has none with it.
fn wants_value(name: &str) -> bool {
    let mut rows = rows().filter(|row| row.name == name).peekable();
    rows.peek().is_some() && rows.all(|row| !matches!(row.takes, Takes::Nothing))
}

/// Whether a text is the value of an option of that name where it stands in the next argument, though that may be none.
fn is_marked_value(name: &str, text: &str) -> bool {
    rows().any(|row| row.name == name && matches!(row.takes, Takes::MarkedText(_, is_marked) if is_marked(text)))
}

impl Reader {
    /// One of the options that only this program has, as `--name=value` or `--name value`. False if it is none.
    pub(super) fn own_option(&mut self, name: &str, value: Option<&str>) -> Result<bool, CommandLineError> {
        let next;
        let value = match value {
            None if wants_value(name) || self.peek().is_some_and(|next| is_marked_value(name, next)) => {
                next = self.value(name, "a value")?.to_string_lossy().into_owned();
                Some(next.as_str())
            }
            value => value,
        };
        let bad = |what: &str| {
            let given = value.map(|value| format!("={value}")).unwrap_or_default();
            CommandLineError::plain(format!("Error: {name}{given}: {what}"))
        };
        let mut rows_of_name = Vec::new();
        for row in rows().filter(|row| row.name == name) {
            if let Some(value) = row.takes.read(value) {
                (row.set)(self, value).map_err(|what| bad(&what))?;
                self.choices.given.push((row.name, row.effect));
                return Ok(true);
            }
            rows_of_name.push(&row.takes);
        }
        if rows_of_name.is_empty() { Ok(false) } else { Err(bad(&taken(&rows_of_name))) }
    }
}

/// The option that is most like one that there is not, in words; empty where none is.
pub(super) fn suggestion(text: &str) -> String {
    // What is glued to a name begins with a digit.
    let name = text.split(|c: char| c == '=' || c.is_ascii_digit()).next().unwrap_or(text);
    let known = java_names().chain(rows().map(|row| row.name));
    nearest(name, known).map(|known| format!("\nDid you mean {known}?")).unwrap_or_default()
}

/// Of some names the one that is most like another one, which is none of them; `None` where none is like it.
pub fn nearest<'a>(name: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let alike = known.map(|known| (strsim::damerau_levenshtein(known, name), known));
    let letters = |name: &str| name.trim_start_matches('-').len();
    // One letter in three may be wrong, and two at most.
    let is_near = |&(changes, known): &(usize, &str)| changes <= 2 && changes * 3 <= letters(known).max(letters(name));
    alike.filter(is_near).min_by_key(|alike| alike.0).map(|(_, known)| known)
}

/// Whether all options that were given have an effect.
///
/// # Errors
/// One has none: the text for the user.
pub(super) fn check_effects(given: &[(&str, Effect)], conditions: Conditions) -> Result<(), String> {
    for &(name, effect) in given {
        if let Some(why) = effect.missing(conditions) {
            let leave_out = conditions.leave_out.filter(|_| effect.is_of_tiers());
            let instead = leave_out.map(|options| format!(": leave out {options}")).unwrap_or_default();
            return Err(format!("Error: {name} has no effect {why}{instead}"));
        }
    }
    Ok(())
}
