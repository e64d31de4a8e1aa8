//! Methods that ask who has called them are known to lookups: in go the library's sources, out comes that each of them stands in
//! `CallerSensitiveMethods` (K32).

#![forbid(unsafe_code)]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// What asks; with the name of the file in which it stands, where that is no other file's to write.
const QUESTIONS: [(&str, Option<&str>); 4] = [
    ("ClassMembers.caller()", None),
    ("Class.caller()", None),
    ("Lookup.caller()", None),
    (" ClassLoader.of(caller())", Some("Class.java")),
];

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "java") {
            found.push(path);
        }
    }
}

/// The name of the method whose head stands last above a line; members stand four blanks in. A template's name has a `$`.
fn method_above<'a>(lines: &[&'a str]) -> Option<&'a str> {
    lines.iter().rev().find_map(|line| {
        let inside = line.strip_prefix("    ")?;
        let is_head = inside.starts_with(|first: char| first.is_ascii_alphabetic()) && !inside.starts_with("return ");
        let is_template = is_head && inside.ends_with('{') && inside.contains('$');
        let before = inside.split_once('(').map(|(before, _)| before).or(is_template.then_some(inside));
        before.filter(|_| is_head)?.rsplit(' ').find(|word| !is_template || word.contains('$'))
    })
}

#[test]
fn lookups_know_all_methods_that_ask_who_has_called_them() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let list = root.join("java.base/java/lang/invoke/CallerSensitiveMethods.java");
    let list = fs::read_to_string(list).expect("the list");
    let mut files = Vec::new();
    sources(&root, &mut files);
    let (mut asking, mut missing) = (0, BTreeSet::new());
    for file in files {
        let text = fs::read_to_string(&file).expect("a source");
        let name = file.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        let lines: Vec<&str> = text.lines().collect();
        for (at, line) in lines.iter().enumerate() {
            let asks = |(question, only): &(&str, Option<&str>)| {
                line.contains(question) && only.is_none_or(|only| only == name)
            };
            if !QUESTIONS.iter().any(asks) {
                continue;
            }
            asking += 1;
            let class = name.trim_end_matches(".java").replace("Primitive", "Integer");
            let method = method_above(&lines[..at]).unwrap_or("?");
            let listed = list.contains(&format!(".{class}\""))
                && (list.contains(&format!("\"{method}\"")) || method.contains('$'));
            if !listed {
                missing.insert(format!("{class}.{method}"));
            }
        }
    }
    assert!(asking > 15, "the sources were read: {asking}");
    assert!(missing.is_empty(), "CallerSensitiveMethods lacks {missing:?}");
}
