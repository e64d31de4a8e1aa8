//! `holloway report`: reports that were written as JSON, shown in another form or compared.

use std::ffi::OsString;
use std::io::IsTerminal as _;
use std::path::{Path, PathBuf};

use holloway_report::machine::{Form, write_file};
use holloway_report::model::Report;
use holloway_report::{diff, text};

use serde::de::IgnoredAny;
use serde_json::Value;

use crate::options::missing_sources;
use crate::reports::window;
use crate::{exit, output, say, sources};

/// Whether a command line is for this, and not for a class of that name.
pub fn is_wanted(arguments: &[OsString]) -> bool {
    let word = |at: usize| arguments.get(at).and_then(|word| word.to_str());
    word(0) == Some("report") && matches!(word(1), Some("show" | "diff" | "--help" | "-help" | "-h"))
}

/// How it is used.
pub const USAGE: &str = "\
Usage: holloway report show FILE.json [OUT...] [--source-path=PATH] [--profilers=FILE]
       holloway report diff BEFORE.json AFTER.json [OUT.html]

    show: prints a report that --report=FILE.json has written, or writes it to OUT
    in the form that the end of its name tells (docs/reports.md); - is standard
    output.
    --profilers brings in what `holloway profile --json FILE` has found.
    diff: compares two reports, as text or as a page for a browser.
";

/// Does what the arguments behind `report` say; gives the exit code.
pub fn run(arguments: Vec<OsString>) -> u8 {
    match act(&arguments) {
        Ok(text) => match output::print(&text) {
            Ok(()) => exit::SUCCESS,
            Err(error) => {
                say(&format!("Error: {error}\n"));
                exit::FAILURE
            }
        },
        Err(message) => {
            say(&message);
            exit::FAILURE
        }
    }
}

fn act(arguments: &[OsString]) -> Result<String, String> {
    let words: Vec<String> = arguments.iter().map(|word| word.to_string_lossy().into_owned()).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        ["show", ref rest @ ..] if !rest.is_empty() => show(rest),
        ["diff", before, after] | ["diff", before, after, "-"] => {
            let style = window(std::io::stdout().is_terminal());
            Ok(diff::text(&read(before)?, &read(after)?, style.columns))
        }
        ["diff", before, after, out] if Form::of(out) == Some(Form::Html) => {
            let page = diff::page(&read(before)?, &read(after)?);
            let written = write_file(Path::new(out), |file| file.write_all(page.as_bytes()));
            written.map_err(|error| format!("Error: {out}: {error}\n"))?;
            Ok(String::new())
        }
        ["--help" | "-help" | "-h"] | ["show" | "diff", "--help" | "-help" | "-h"] => Ok(USAGE.to_owned()),
        _ => Err(USAGE.to_owned()),
    }
}

fn read(file: &str) -> Result<Report, String> {
    let text = std::fs::read_to_string(file).map_err(|error| format!("Error: {file}: {error}\n"))?;
    if let Err(error) = serde_json::from_str::<IgnoredAny>(&text) {
        return Err(format!("Error: {file} is no JSON ({error}): read is what --report=FILE.json has written\n"));
    }
    Report::from_json(&text).map_err(|error| format!("Error: {file} is no report: {error}\n"))
}

/// What `holloway profile` has written.
fn read_profilers(file: &str) -> Result<Value, String> {
    let text = std::fs::read_to_string(file).map_err(|error| format!("Error: {file}: {error}\n"))?;
    let table: Value = serde_json::from_str(&text).map_err(|error| format!("Error: {file}: {error}\n"))?;
    if table["schema"] == "holloway.profile/1" {
        return Ok(table);
    }
    Err(format!("Error: {file} is no table of profilers: holloway profile --json {file} makes one\n"))
}

fn show(words: &[&str]) -> Result<String, String> {
    let (options, files): (Vec<&str>, Vec<&str>) = words.iter().partition(|word| word.starts_with("--"));
    let mut source_path: Vec<PathBuf> = Vec::new();
    let mut profilers = None;
    for option in options {
        match option.split_once('=') {
            Some(("--source-path", path)) => {
                missing_sources(std::env::split_paths(path)).iter().for_each(|note| say(&format!("{note}\n")));
                source_path.extend(std::env::split_paths(path));
            }
            Some(("--profilers", file)) => profilers = Some(read_profilers(file)?),
            _ => return Err(USAGE.to_owned()),
        }
    }
    let (first, outs) = files.split_first().ok_or_else(|| USAGE.to_owned())?;
    let mut report = read(first)?;
    report.profilers = profilers.or(report.profilers);
    // As it is where nothing is named.
    let (printed, outs): (Vec<&str>, Vec<&str>) = outs.iter().partition(|out| **out == "-");
    let is_printed = outs.is_empty() || !printed.is_empty();
    write_forms(&report, &outs, &source_path)?;
    Ok(if is_printed { text::text(&report, window(std::io::stdout().is_terminal())) } else { String::new() })
}

/// Writes a report to files, each in the form that the end of its name tells, with the sources that are found.
fn write_forms(report: &Report, outs: &[&str], source_path: &[PathBuf]) -> Result<(), String> {
    if outs.is_empty() {
        return Ok(());
    }
    let (places, left_out) = sources::of_report(report, source_path);
    if !left_out.is_empty() && outs.iter().any(|out| Form::of(out).is_some_and(Form::has_sources)) {
        // Names that a report brings along may have characters that do something to a terminal.
        let left_out: Vec<String> = left_out.iter().map(|path| format!("{path:?}")).collect();
        say(&format!(
            "holloway: no sources are taken from outside the current folder because a report says so: {} (--source-path=PATH names \
             where to look for them)\n",
            left_out.join(", ")
        ));
    }
    let texts = places.texts(report);
    for out in outs {
        let form = Form::of(out)
            .ok_or_else(|| format!("Error: {out}: a report is written to a file that ends in {}\n", Form::endings()))?;
        form.write(report, &texts, Path::new(out)).map_err(|error| format!("Error: {error}\n"))?;
    }
    Ok(())
}
