//! Forms of reports that other tools read, and which form a file has by its name.

mod jacoco;
mod replacing;
mod stacks;
mod tables;

use std::path::Path;

pub use replacing::{abandon_files, write_file};
pub use tables::csv_cell;

use crate::model::{Class, Method, Report};
use crate::source::Texts;
use crate::{html, text};

/// A class of the program's own with the methods that count where cover is measured.
struct CountedClass<'a> {
    class: &'a Class,
    methods: Vec<&'a Method>,
}

/// The program's own classes that count where cover is measured, loaded or not. Methods that the compiler has made of something else
/// do not, nor do classes that have no others.
fn counted_classes(report: &Report) -> impl Iterator<Item = CountedClass<'_>> {
    let own = report.classes.iter().filter(|class| !class.library).map(|class| {
        let methods = class.methods.iter().filter_map(|&method| report.methods.get(method as usize));
        CountedClass { class, methods: methods.filter(|method| !method.generated).collect() }
    });
    let unloaded =
        report.unloaded.iter().map(|of| CountedClass { class: &of.class, methods: of.methods.iter().collect() });
    own.filter(|of| !of.methods.is_empty()).chain(unloaded)
}

/// The form of a report in a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// The data itself.
    Json,
    /// Text for people.
    Text,
    /// A page for a browser.
    Html,
    /// JaCoCo's XML.
    Jacoco,
    /// An lcov trace file.
    Lcov,
    /// A table of lines.
    Csv,
    /// A graph of traces.
    Dot,
    /// Collapsed stacks.
    Collapsed,
    /// A profile for speedscope.
    Speedscope,
    /// A profile for the Firefox profiler.
    Firefox,
}

/// Forms by the ends of files' names; where several fit the first one counts.
const ENDINGS: &[(&str, Form)] = &[
    (".html", Form::Html),
    (".speedscope.json", Form::Speedscope),
    (".firefox.json", Form::Firefox),
    (".json", Form::Json),
    (".txt", Form::Text),
    (".xml", Form::Jacoco),
    (".info", Form::Lcov),
    (".lcov", Form::Lcov),
    (".csv", Form::Csv),
    (".dot", Form::Dot),
    (".collapsed", Form::Collapsed),
];

impl Form {
    /// The form of a file by its name, in whatever case its end is.
    pub fn of(file: &str) -> Option<Form> {
        let file = file.to_ascii_lowercase();
        ENDINGS.iter().find(|(ending, _)| file.ends_with(ending)).map(|&(_, form)| form)
    }

    /// All ends of names, in words.
    pub fn endings() -> String {
        let endings: Vec<&str> = ENDINGS.iter().map(|(ending, _)| *ending).collect();
        let (last, others) = endings.split_last().unwrap_or((&"", &[]));
        format!("{} or {last}", others.join(", "))
    }

    /// Whether sources of classes are shown, or their files named.
    pub fn has_sources(self) -> bool {
        matches!(self, Form::Html | Form::Lcov)
    }

    /// Whether it has classes that were never loaded.
    pub fn has_unloaded(self) -> bool {
        matches!(self, Form::Json | Form::Html | Form::Jacoco | Form::Lcov | Form::Csv)
    }

    /// A report in this form, with the sources of its classes where it has them.
    pub fn render(self, report: &Report, sources: &Texts) -> String {
        match self {
            Form::Json => report.json(),
            Form::Text => text::text(report, text::Style::FILE),
            Form::Html => html::page(report, sources),
            Form::Jacoco => jacoco::xml(report),
            Form::Lcov => tables::lcov(report, sources),
            Form::Csv => tables::csv(report),
            Form::Dot => tables::dot(report),
            Form::Collapsed => stacks::collapsed(report),
            Form::Speedscope => stacks::speedscope(report),
            Form::Firefox => stacks::firefox(report),
        }
    }

    /// Writes a report to a file. What was there stays until all of the new one is.
    ///
    /// # Errors
    /// The file cannot be written: its name and why.
    pub fn write(self, report: &Report, sources: &Texts, file: &Path) -> Result<(), String> {
        let written = write_file(file, |out| match self {
            // The longest, and the one that runs are waiting for: it need not be in memory as a whole.
            Form::Json => report.write_json(out),
            _ => out.write_all(self.render(report, sources).as_bytes()),
        });
        written.map_err(|error| format!("{}: {error}", file.display()))
    }
}
