//! Rules of the repository that no compiler checks.
//!
//! In: the files of the working copy, build output and hidden folders left out. Out: one test per rule, which names
//! every file that breaks it. An exception is a line in a list here, and a listed exception that is no longer needed
//! is an error too.

#![forbid(unsafe_code)]

#[path = "repository/documents.rs"]
mod documents;
#[path = "repository/duplicates.rs"]
mod duplicates;
#[path = "repository/functions.rs"]
mod functions;
#[path = "repository/methods.rs"]
mod methods;
#[path = "repository/modules.rs"]
mod modules;
#[path = "repository/names.rs"]
mod names;
#[path = "repository/places.rs"]
mod places;
#[path = "repository/public.rs"]
mod public;
#[path = "repository/unsafety.rs"]
mod unsafety;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use places::Declarations;

/// The longest source file, in lines.
const MAX_LINES: usize = 1000;

/// Files that may be longer, because they are tables.
const LONG_TABLES: &[&str] = &[];

/// Files of the VM with tables that hash without a key, since a guest does not choose what they are by (K33): numbers that
/// the VM gives out, places in code, addresses.
const UNKEYED: &[&str] = &[
    "vm/src/code/instrumentation.rs",
    "vm/src/code/maps.rs",
    "vm/src/code/translate/probe.rs",
    "vm/src/flow/initialise.rs",
    "vm/src/heap/layout.rs",
    "vm/src/interp/tail_loop.rs",
    "vm/src/link/call_sites.rs",
    "vm/src/link/class.rs",
    "vm/src/link/selection.rs",
    "vm/src/loader/mod.rs",
    "vm/src/loader/null_message/sources.rs",
    "vm/src/loader/resolve.rs",
    "vm/src/native/lang_throwable.rs",
    "vm/src/run/boot.rs",
    "vm/src/runtime/compression.rs",
    "vm/src/thread/monitor.rs",
    "vm/src/tier/replay.rs",
    "vm/src/tiering/exits.rs",
    "vm/src/tiering/instruments.rs",
    "vm/src/tiering/undo_log.rs",
    "vm/src/tiering/regions.rs",
    "vm/src/verify/environment.rs",
    "vm/src/verify/hierarchy.rs",
    "vm/src/vm/mod.rs",
];

/// The workspace crates that each crate may depend on. Tests and measurements may use all of them.
const EDGES: &[(&str, &[&str])] = &[
    ("holloway-vm", &[]),
    ("holloway-classlib", &[]),
    ("holloway-derive", &[]),
    ("holloway-profiler", &["holloway-vm"]),
    ("holloway-traces", &["holloway-vm", "holloway-profiler"]),
    ("holloway-jit", &["holloway-vm", "holloway-traces"]),
    ("holloway-report", &["holloway-vm", "holloway-traces"]),
    (
        "holloway",
        &[
            "holloway-vm",
            "holloway-classlib",
            "holloway-derive",
            "holloway-profiler",
            "holloway-traces",
            "holloway-jit",
            "holloway-report",
        ],
    ),
    ("holloway-capi", &["holloway"]),
    (
        "holloway-cli",
        &[
            "holloway",
            "holloway-vm",
            "holloway-classlib",
            "holloway-profiler",
            "holloway-traces",
            "holloway-jit",
            "holloway-report",
        ],
    ),
];

/// Crates that test or measure the others.
const OBSERVERS: &[&str] = &["holloway-tests", "holloway-benchmarks", "holloway-examples", "holloway-fuzz"];

/// The file endings of sources.
const SOURCES: &[&str] = &["rs", "java", "py", "sh", "toml"];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the crate is a folder of the repository")
}

/// The repository's files with one of these endings, as paths from its root with forward slashes, and their text.
fn files(endings: &[&str]) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut folders = vec![root().to_path_buf()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("a readable folder") {
            let path = entry.expect("a readable folder").path();
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            if path.is_symlink() || name.starts_with('.') || name == "target" {
                continue;
            }
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| endings.iter().any(|wanted| ending == *wanted)) {
                let text = String::from_utf8_lossy(&fs::read(&path).expect("a readable file")).into_owned();
                found.push((from_root(&path), text));
            }
        }
    }
    found.sort();
    assert!(!found.is_empty(), "no files with endings {endings:?}");
    found
}

fn from_root(path: &Path) -> String {
    let parts: PathBuf = path.strip_prefix(root()).expect("found below the root").into();
    parts.components().map(|part| part.as_os_str().to_string_lossy()).collect::<Vec<_>>().join("/")
}

/// Fails with the list of what is wrong, if there is anything.
fn require_none(rule: &str, broken: impl IntoIterator<Item = String>) {
    let broken: Vec<_> = broken.into_iter().collect();
    assert!(broken.is_empty(), "{rule}:\n  {}", broken.join("\n  "));
}

/// The paths of files.
fn paths<'a>(files: impl IntoIterator<Item = &'a (String, String)>) -> impl Iterator<Item = String> {
    files.into_iter().map(|(path, _)| path.clone())
}

/// Whether a line holds `word`, letters, digits and underscores being parts of words.
fn has_word(line: &str, word: &str) -> bool {
    line.split(|c: char| !c.is_alphanumeric() && c != '_').any(|part| part == word)
}

/// The part of a line of Rust before its comment.
fn without_comment(line: &str) -> &str {
    line.split_once("//").map_or(line, |(code, _)| code)
}

#[test]
fn every_rust_file_opens_with_what_it_is_for() {
    let broken = files(&["rs"]).into_iter().filter(|(_, text)| !text.starts_with("//! "));
    require_none("the first line must be a `//!` comment", broken.map(|(path, _)| path));
}

#[test]
fn no_source_file_is_too_long() {
    let is_long = |text: &str| text.lines().count() > MAX_LINES;
    let files = files(&["rs"]);
    let long: Vec<_> = files.iter().filter(|(_, text)| is_long(text)).map(|(path, _)| path.as_str()).collect();
    let unlisted = long.iter().filter(|path| !LONG_TABLES.contains(path));
    require_none("longer than 1000 lines", unlisted.map(ToString::to_string));
    let stale = LONG_TABLES.iter().filter(|path| !long.contains(path));
    require_none("listed as long, but is not", stale.map(ToString::to_string));
}

/// Where contracts are defined, the letters of their numbers, and the folder in which such words are theirs.
const CONTRACTS: &[(&str, &[char], &str)] = &[
    ("ARCHITECTURE.md", &['I', 'K'], ""),
    ("vm/src/heap/mod.rs", &['H'], ""),
    // Elsewhere C1 and C2 are compilers of HotSpot.
    ("capi/src/lib.rs", &['C'], "capi/"),
];

/// Types of the trace IR and of the code generator, which look like contracts' numbers. No contract has such a number.
const NUMBER_TYPES: &[&str] = &["I8", "I16", "I32", "I64"];

/// The words of a file's line that are numbers of contracts.
fn contracts_in<'a>(path: &str, line: &'a str) -> impl Iterator<Item = &'a str> {
    let words = line.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !NUMBER_TYPES.contains(word));
    let here = CONTRACTS.iter().filter(|(_, _, folder)| path.starts_with(folder));
    let known: Vec<char> = here.flat_map(|(_, letters, _)| letters.iter().copied()).collect();
    words.filter(move |word| {
        let mut letters = word.chars();
        let is_letter = |letter| known.contains(&letter);
        letters.next().is_some_and(is_letter) && word.len() > 1 && letters.all(|c| c.is_ascii_digit())
    })
}

/// The contract that a file's line begins to define: an entry of a list, in bold letters.
fn contract_defined<'a>(path: &str, line: &'a str) -> Option<&'a str> {
    let entry = line.trim_start_matches("//!").trim_start().strip_prefix("* **")?;
    contracts_in(path, entry.split([' ', '*']).next()?).next()
}

/// The contracts that a file defines, with the lines of their entries.
fn contract_entries<'a>(path: &str, text: &'a str) -> Vec<(&'a str, String)> {
    let mut entries: Vec<(&str, String)> = Vec::new();
    let mut is_inside = false;
    for line in text.lines() {
        match contract_defined(path, line) {
            Some(name) => entries.push((name, String::new())),
            // Further lines of an entry are indented.
            None if is_inside && line.strip_prefix("//! ").unwrap_or(line).starts_with("  ") => {}
            None => {
                is_inside = false;
                continue;
            }
        }
        is_inside = true;
        if let Some((_, entry)) = entries.last_mut() {
            *entry += line;
            entry.push('\n');
        }
    }
    entries
}

#[test]
fn contracts_name_what_sees_to_them() {
    let mut broken = Vec::new();
    let sources = Declarations::read();
    for (home, ..) in CONTRACTS {
        let text = fs::read_to_string(root().join(home)).unwrap_or_else(|error| panic!("{home}: {error}"));
        for (name, entry) in contract_entries(home, &text) {
            let named = entry.split('`').skip(1).step_by(2);
            let places: Vec<(&str, bool)> = named.filter_map(|named| Some((named, sources.is_there(named)?))).collect();
            if places.is_empty() {
                broken.push(format!("{home}: {name} names no module and no file"));
            }
            let missing = places.iter().filter(|(_, is_there)| !is_there);
            broken.extend(missing.map(|(named, _)| format!("{home}: {name} names {named}, which is not there")));
        }
    }
    require_none("places at which contracts are kept", broken);
    let text = "* **K1 Budget.** By `a::b`\n  or `c`.\n\n* K2\n  too\n//! * **I6** is\n//!   here\n//! and not here\n";
    let entries = [
        ("K1", "* **K1 Budget.** By `a::b`\n  or `c`.\n".to_owned()),
        ("I6", "//! * **I6** is\n//!   here\n".to_owned()),
    ];
    assert_eq!(contract_entries("a.md", text), entries);
}

#[test]
fn contracts_are_defined_once_and_used() {
    // This file has examples.
    let files = files(&["rs", "md", "txt"]).into_iter().filter(|(path, _)| path != "tests/repository.rs");
    let (mut defined, mut cited) = (Vec::new(), BTreeSet::new());
    let mut broken = Vec::new();
    for (path, text) in files {
        let home = CONTRACTS.iter().find(|(home, ..)| *home == path);
        for line in text.lines() {
            let defines = home
                .and_then(|(_, letters, _)| contract_defined(&path, line).filter(|name| name.starts_with(*letters)));
            if let Some(name) = defines {
                if defined.iter().any(|other| other == name) {
                    broken.push(format!("{path}: {name} is defined twice"));
                }
                defined.push(name.to_owned());
            }
            cited.extend(contracts_in(&path, line).map(|name| (name.to_owned(), path.clone())));
        }
    }
    let undefined = cited.iter().filter(|(name, _)| !defined.contains(name));
    broken.extend(undefined.map(|(name, path)| format!("{path}: {name} is not defined")));
    let is_home = |path: &String| CONTRACTS.iter().any(|(home, ..)| home == path);
    let unused = defined.iter().filter(|name| !cited.iter().any(|(other, path)| other == *name && !is_home(path)));
    broken.extend(unused.map(|name| format!("{name} is defined, but no file refers to it")));
    require_none("numbers of contracts", broken);
    assert!(!defined.is_empty());
}

#[test]
fn contracts_are_told_from_types() {
    let found: Vec<_> = contracts_in("a.rs", "K1, I3 (K23): an I64 in types::I8, H, K1b, XK2, I_5, C1, `H7`").collect();
    assert_eq!(found, ["K1", "I3", "K23", "H7"]);
    let found: Vec<_> = contracts_in("capi/src/a.rs", "C1 and K1").collect();
    assert_eq!(found, ["C1", "K1"]);
    assert_eq!(contract_defined("a.md", "* **K1 Budget.** As K2"), Some("K1"));
    assert_eq!(contract_defined("a.rs", "//! * **H6** Between collections"), Some("H6"));
    assert_eq!(contract_defined("a.md", "* **Natives** that K15 names"), None);
    assert_eq!(contract_defined("a.md", "K1 is a contract"), None);
}

#[test]
fn tables_of_what_a_guest_chooses_have_a_key() {
    let sources = files(&["rs"]).into_iter().filter(|(path, _)| path.starts_with("vm/src/"));
    let unkeyed: Vec<String> = sources.filter(|(_, text)| text.contains("rustc_hash")).map(|(path, _)| path).collect();
    let unlisted = unkeyed.iter().filter(|path| !UNKEYED.contains(&path.as_str()));
    require_none("hash without a key", unlisted.cloned());
    let stale = UNKEYED.iter().filter(|path| !unkeyed.iter().any(|other| other == *path));
    require_none("listed as hashing without a key, but does not", stale.map(ToString::to_string));
}

/// Locks of the standard library. Those of parking_lot stand in their place, which no panic of a holder poisons.
const STANDARD_LOCKS: [&str; 3] = ["Condvar", "Mutex", "RwLock"];

/// The locks of the standard library that a file names behind `sync::`, alone or in a list.
fn standard_locks(text: &str) -> Vec<&'static str> {
    let code: Vec<&str> = text.lines().map(without_comment).collect();
    let code = code.join(" ");
    let named = code.split("sync::").skip(1).flat_map(|behind| {
        let end = match behind.strip_prefix('{') {
            Some(_) => behind.find(';'),
            None => behind.find(|sign: char| !sign.is_alphanumeric()),
        };
        let names = &behind[..end.unwrap_or(behind.len())];
        STANDARD_LOCKS.into_iter().filter(|lock| has_word(names, lock)).collect::<Vec<_>>()
    });
    named.collect()
}

#[test]
fn locks_are_those_of_parking_lot() {
    let broken = files(&["rs"]).into_iter().filter_map(|(path, text)| {
        let locks = standard_locks(&text);
        (!locks.is_empty()).then(|| format!("{path}: {}", locks.join(", ")))
    });
    require_none("locks of the standard library", broken);
    // Without the module's name, so that this file does not count.
    for (text, expected) in [
        ("use std::MODULE::Mutex;", &["Mutex"][..]),
        ("use std::MODULE::{Arc, Condvar,\n    RwLock};", &["Condvar", "RwLock"]),
        ("use std::{fs, MODULE::{Arc, atomic::{AtomicBool, Ordering}, Mutex}};", &["Mutex"]),
        ("static A: std::MODULE::RwLock<u8> = std::MODULE::RwLock::new(0);", &["RwLock", "RwLock"]),
        ("use std::MODULE::{Arc, OnceLock}; use parking_lot::Mutex;", &[]),
        ("use std::MODULE::Arc; struct Mutex; // std::MODULE::Mutex", &[]),
    ] {
        assert_eq!(standard_locks(&text.replace("MODULE", "sync")), expected, "{text}");
    }
}

#[test]
fn sources_leave_no_notes_of_work_undone() {
    // In two pieces, so that this file does not count.
    let words = [concat!("TO", "DO"), concat!("FIX", "ME"), concat!("XX", "X"), concat!("HA", "CK")];
    let broken = files(SOURCES).into_iter().flat_map(|(path, text)| {
        let lines = text.lines().enumerate();
        let found = lines.filter(|(_, line)| words.iter().any(|word| has_word(line, word)));
        found.map(|(number, _)| format!("{path}:{}", number + 1)).collect::<Vec<_>>()
    });
    require_none("words that put work off", broken);
}

#[test]
fn sources_name_no_folders_of_one_machine() {
    // In two pieces, so that this file does not count.
    let folder = concat!("/usr/lib", "/jvm");
    let broken = files(SOURCES).into_iter().filter(|(_, text)| text.contains(folder));
    require_none("a JDK is found by JAVA_HOME or PATH", broken.map(|(path, _)| path));
}

/// What this test reads of a manifest.
#[derive(Default, Debug, PartialEq)]
struct Manifest {
    package: String,
    /// Crates of this workspace that it needs to build, not those for its tests.
    dependencies: BTreeSet<String>,
    shares_lints: bool,
}

impl Manifest {
    fn parse(text: &str) -> Manifest {
        let mut manifest = Manifest::default();
        let mut section = "";
        for line in text.lines().map(str::trim) {
            if let Some(header) = line.strip_prefix('[') {
                section = header.trim_end_matches(']');
                if let Some((kind, name)) = section.rsplit_once('.') {
                    manifest.depend(kind, name);
                }
            } else if let Some((key, value)) = line.split_once('=') {
                let (key, value) = (key.trim(), value.trim());
                match (section, key) {
                    ("package", "name") => manifest.package = value.trim_matches('"').to_owned(),
                    ("lints", "workspace") => manifest.shares_lints = value == "true",
                    _ => manifest.depend(section, key.split('.').next().unwrap_or(key)),
                }
            }
        }
        manifest
    }

    fn depend(&mut self, section: &str, name: &str) {
        let builds = section.ends_with("dependencies") && !section.ends_with("dev-dependencies");
        if builds && (name == "holloway" || name.starts_with("holloway-")) {
            self.dependencies.insert(name.to_owned());
        }
    }
}

/// The manifests of the workspace's crates.
fn manifests() -> Vec<Manifest> {
    let manifests = files(&["toml"]).into_iter().filter(|(path, _)| path.ends_with("/Cargo.toml"));
    manifests.map(|(_, text)| Manifest::parse(&text)).collect()
}

#[test]
fn crates_depend_on_each_other_in_one_direction() {
    let manifests = manifests();
    let mut broken = Vec::new();
    for Manifest { package, dependencies, .. } in &manifests {
        if OBSERVERS.contains(&package.as_str()) {
            continue;
        }
        match EDGES.iter().find(|(name, _)| name == package) {
            None => broken.push(format!("{package} has no place in the list of crates")),
            Some((_, allowed)) => {
                let wrong = dependencies.iter().filter(|name| !allowed.contains(&name.as_str()));
                broken.extend(wrong.map(|name| format!("{package} must not depend on {name}")));
            }
        }
    }
    require_none("dependencies between crates", broken);
    assert!(manifests.iter().any(|manifest| manifest.package == "holloway-vm"));
}

#[test]
fn every_crate_shares_the_lints() {
    let broken = manifests().into_iter().filter(|manifest| !manifest.shares_lints);
    require_none("lacks `[lints] workspace = true`", broken.map(|manifest| manifest.package));
}

#[test]
fn both_licences_are_there() {
    for (file, beginning, holder) in [
        ("LICENSE-MIT", "MIT License", "The Holloway developers"),
        ("LICENSE-APACHE", "Apache License", "Version 2.0, January 2004"),
    ] {
        let text = fs::read_to_string(root().join(file)).unwrap_or_else(|error| panic!("{file}: {error}"));
        assert!(text.trim_start().starts_with(beginning), "{file} is not the {beginning}");
        assert!(text.contains(holder), "{file} lacks `{holder}`");
    }
}

#[test]
fn manifests_are_read_in_all_their_forms() {
    let text = "[package]\nname = \"holloway-x\"\n[dependencies]\nholloway-vm.workspace = true\nclap = \"4\"\n\
        holloway-jit = { path = \"../jit\" }\n[target.'cfg(unix)'.dependencies.holloway-traces]\npath = \"x\"\n\
        [dev-dependencies]\nholloway-tests.workspace = true\n[lints]\nworkspace = true\n";
    let dependencies = ["holloway-jit", "holloway-traces", "holloway-vm"].map(str::to_owned).into();
    let expected = Manifest { package: "holloway-x".to_owned(), dependencies, shares_lints: true };
    assert_eq!(Manifest::parse(text), expected);
}
