//! Where reports look for the sources of a program: on a path of sources, then beside the classes, as the run itself or a report of
//! it names them.

use std::ffi::OsStr;
use std::path::{Component, Path, PathBuf};

use holloway_report::model::Report;
use holloway_report::source::Places;

use crate::options::{Options, Target};

/// The places of a run.
pub fn of_run(options: &Options) -> Places {
    let source_path = split(options.tracing.source_path.as_deref());
    places(&source_path, &classes(&options.target, options.class_path.as_deref()))
}

/// The same of the run that a report tells of, seen from the current folder, and what of it is left out: a report may come from
/// anybody, and is not to bring files from anywhere on this machine into a page. Only places below the current folder are looked
/// at, and those of the path of sources.
pub fn of_report(report: &Report, source_path: &[PathBuf]) -> (Places, Vec<PathBuf>) {
    let words = words(&report.program.arguments);
    let (class_path, words) = match &words[..] {
        [option, path, words @ ..] if option == "-cp" => (Some(OsStr::new(path)), words),
        words => (None, words),
    };
    let target = match words {
        [option, jar, ..] if option == "-jar" => Target::Jar(jar.into()),
        [file, ..] if is_file(file) => Target::Source(file.into()),
        _ => Target::Nothing,
    };
    let (searched, mut left_out): (Vec<PathBuf>, Vec<PathBuf>) =
        classes(&target, class_path).into_iter().partition(|path| is_below(path));
    left_out.retain(|path| !source_path.contains(path));
    (places(source_path, &searched), left_out)
}

/// Whether a path leads nowhere but down from the current folder.
fn is_below(path: &Path) -> bool {
    path.components().all(|part| matches!(part, Component::Normal(_) | Component::CurDir))
}

/// Whether a program that is named so is a file, and not a class of the class path.
fn is_file(word: &str) -> bool {
    let path = Path::new(word);
    path.extension().is_some_and(|extension| extension == "java" || extension == "class") && path.is_file()
}

fn places(source_path: &[PathBuf], classes: &[PathBuf]) -> Places {
    Places::new(source_path.iter().map(PathBuf::as_path), classes.iter().map(PathBuf::as_path))
}

/// Where the classes of a program are.
fn classes(target: &Target, class_path: Option<&OsStr>) -> Vec<PathBuf> {
    let mut classes = match target {
        Target::Jar(jar) => vec![jar.clone()],
        Target::Source(file) | Target::ClassFile(file) => {
            vec![file.parent().filter(|folder| *folder != Path::new("")).unwrap_or(Path::new(".")).to_owned()]
        }
        Target::Class(_) | Target::Nothing => Vec::new(),
    };
    classes.extend(split(Some(class_path.unwrap_or(OsStr::new(".")))));
    classes
}

fn split(path: Option<&OsStr>) -> Vec<PathBuf> {
    path.map(|path| std::env::split_paths(path).collect()).unwrap_or_default()
}

/// A word as shells take it.
pub fn quoted(word: &str) -> String {
    let is_plain = |c: char| c.is_alphanumeric() || "-_./:=,+@%".contains(c);
    if !word.is_empty() && word.chars().all(is_plain) {
        return word.to_owned();
    }
    format!("'{}'", word.replace('\'', "'\\''"))
}

/// The words of a line that was made of quoted ones.
fn words(line: &str) -> Vec<String> {
    let (mut words, mut word) = (Vec::new(), None::<String>);
    let (mut in_quotes, mut characters) = (false, line.chars());
    while let Some(c) = characters.next() {
        match c {
            '\'' => {
                in_quotes = !in_quotes;
                word.get_or_insert_default();
            }
            ' ' if !in_quotes => words.extend(word.take()),
            '\\' if !in_quotes => word.get_or_insert_default().extend(characters.next()),
            c => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_of_reports_are_below_the_current_folder() {
        for (path, below) in
            [("a/b.jar", true), (".", true), ("", true), ("/etc", false), ("..", false), ("a/../../b", false)]
        {
            assert_eq!(is_below(Path::new(path)), below, "{path}");
        }
    }

    #[test]
    fn words_are_quoted_for_shells_and_read_back() {
        let all = [("a/b.jar:c", "a/b.jar:c"), ("", "''"), ("a b", "'a b'"), ("it's", "'it'\\''s'"), ("\\", "'\\'")];
        for (word, expected) in all {
            assert_eq!(quoted(word), expected);
        }
        let line = all.map(|(word, _)| quoted(word)).join(" ");
        assert_eq!(words(&line), all.map(|(word, _)| word));
        assert!(words("").is_empty());
    }
}
