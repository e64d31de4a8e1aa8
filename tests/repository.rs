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

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The longest source file, in lines.
const MAX_LINES: usize = 1000;

/// Files that may be longer, because they are tables.
const LONG_TABLES: &[&str] = &[];

/// Folders (ending in a slash) and files in which unsafe code may stand. The compiler sees to it: the crates deny such code,
/// and these files, and no others, allow it.
const UNSAFE_PLACES: &[&str] = &[
    "vm/src/heap/",
    "vm/src/interp/",
    // Frames pushed, unwound and looked at, and the bottom of each new thread's stack.
    "vm/src/flow/",
    "vm/src/thread/",
    "vm/src/tier/",
    // Tables of exits lead to code and nodes; a replay stands in a thread's stack.
    "vm/src/tiering/",
    // Reads the targets that resolution has written into instructions.
    "vm/src/link/callee.rs",
    // Stack walking by natives reads frames.
    "vm/src/native/lang_thread.rs",
    // Arrays that natives touch.
    "vm/src/native/array_arguments.rs",
    // Nodes of profiles lie where they are made, and lead to each other (K17).
    "vm/src/profile/nodes.rs",
    // Frames and handles are roots; stacks are trimmed above their innermost frames.
    "vm/src/runtime/",
    // The frame in which a run ended.
    "vm/src/schedule/slice.rs",
    // Threads run where their registers stand; frames of calls by the host.
    "vm/src/run/",
    // Arguments of a host's function, and values that the host gives and gets.
    "vm/src/guest/",
    // Executable memory, and the promise that what is in it keeps to I7.
    "jit/src/code_memory.rs",
    "jit/src/entry.rs",
    // A VM moves between host threads as a whole; the state that handlers pass on, and natives' arguments.
    "vm/src/vm/",
    // What C gives is taken at its word, as the header says.
    "capi/src/",
    // Drives the heap below its safe interface, to measure it.
    "vm/examples/heap_costs.rs",
];

/// Crates that have such places. All others forbid such code.
const UNSAFE_CRATES: &[&str] = &["capi", "vm", "jit"];

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
    "vm/src/verify/handlers.rs",
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

/// Whether code has the keyword; in names and options it stands beside other letters or hyphens.
fn uses_unsafe(text: &str) -> bool {
    // In two pieces, so that this file does not count.
    let keyword = concat!("un", "safe");
    let is_keyword = |before: &str, after: &str| {
        !before.ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == '-')
            && (after.is_empty() || after.starts_with([' ', '(']))
    };
    text.lines().map(without_comment).any(|line| {
        let mut found = line.match_indices(keyword).map(|(at, _)| (&line[..at], &line[at + keyword.len()..]));
        found.any(|(before, after)| is_keyword(before, after))
    })
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

#[test]
fn unsafe_code_stands_only_where_it_may() {
    let files = files(&["rs"]);
    let with_unsafe: Vec<_> =
        files.iter().filter(|(_, text)| uses_unsafe(text)).map(|(path, _)| path.as_str()).collect();
    let covers = |place: &str, path: &str| path == place || (place.ends_with('/') && path.starts_with(place));
    let outside = with_unsafe.iter().filter(|path| !UNSAFE_PLACES.iter().any(|place| covers(place, path)));
    require_none("not allowed to hold such code", outside.map(ToString::to_string));
    let is_empty_folder = |place: &str| place.ends_with('/') && root().join(place).is_dir();
    let stale = UNSAFE_PLACES
        .iter()
        .filter(|place| !is_empty_folder(place) && !with_unsafe.iter().any(|path| covers(place, path)));
    require_none("allowed to hold such code, but does not", stale.map(ToString::to_string));
}

#[test]
fn the_compiler_knows_where_unsafe_code_may_stand() {
    // In two pieces, so that this file does not count.
    let allowance = concat!("allow(un", "safe_code)");
    let files = files(&["rs"]);
    let allows = |text: &str| text.lines().any(|line| without_comment(line).contains(allowance));
    let differ = files.iter().filter(|(_, text)| allows(text) != uses_unsafe(text));
    require_none("either allows such code and has none, or has some and does not allow it", paths(differ));
    // What a module allows, modules inside it may do too.
    let spreads = files.iter().filter(|(_, text)| {
        let has_modules =
            text.lines().any(|line| has_word(line, "mod") && without_comment(line).trim_end().ends_with(';'));
        has_modules && text.contains(&format!("#![{allowance}]"))
    });
    require_none("must allow such code item by item, since it has modules in files of their own", paths(spreads));
    let roots = files.iter().filter_map(|(path, text)| {
        let crate_folder = path.strip_suffix("/src/lib.rs").or(path.strip_suffix("/src/main.rs"))?;
        let level = if UNSAFE_CRATES.contains(&crate_folder) { "deny" } else { "forbid" };
        (!text.contains(&format!("#![{level}{}", allowance.trim_start_matches("allow")))).then_some(path.clone())
    });
    require_none("the crate's root must deny such code, or forbid it", roots);
}

/// Where contracts are defined, the letters of their numbers, and the folder in which such words are theirs.
const CONTRACTS: &[(&str, &[char], &str)] = &[
    ("ARCHITECTURE.md", &['I', 'K'], ""),
    ("vm/src/heap/mod.rs", &['H'], ""),
    // Elsewhere C1 and C2 are compilers of HotSpot.
    ("capi/src/lib.rs", &['C'], "capi/"),
];

/// Crates before whose modules their folder's name stands in contracts; modules of the VM have nothing before them.
const CRATES_IN_CONTRACTS: &[&str] = &["vm", "profiler", "traces", "jit", "capi"];

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

/// Whether a source declares an item of that name.
fn declares(text: &str, item: &str) -> bool {
    let keywords = ["fn", "struct", "enum", "trait", "type", "const", "static", "mod"];
    keywords.iter().any(|keyword| {
        let declaration = format!("{keyword} {item}");
        let mut found = text.match_indices(&declaration).map(|(at, it)| &text[at + it.len()..]);
        found.any(|behind| !behind.starts_with(|c: char| c.is_alphanumeric() || c == '_'))
    })
}

/// Whether there is what a piece of code in a contract names: a file or folder, or a module of a crate or an item of one.
/// `None` if it names something else.
fn is_place(named: &str) -> Option<bool> {
    if named.contains('/') {
        // Names of packages have slashes too.
        let first = named.split('/').next().unwrap_or_default();
        return root().join(first).is_dir().then(|| root().join(named).exists());
    }
    let parts: Vec<&str> = named.split("::").collect();
    let (folder, mut parts) = match &parts[..] {
        [name, rest @ ..] if CRATES_IN_CONTRACTS.contains(name) && !rest.is_empty() => (*name, rest),
        [_, _, ..] => ("vm", &parts[..]),
        _ => return None,
    };
    let mut module = root().join(folder).join("src");
    let mut source = None;
    while let Some((first, rest)) = parts.split_first() {
        // Types, which are written with a capital letter, may be spelled like files.
        let files = [module.join(format!("{first}.rs")), module.join(first).join("mod.rs")];
        let is_module = first.starts_with(char::is_lowercase);
        let Some(file) = files.into_iter().find(|file| is_module && file.is_file()) else { break };
        (module, parts, source) = (module.join(first), rest, Some(file));
    }
    let text = fs::read_to_string(source?).expect("a readable file");
    Some(parts.iter().all(|item| declares(&text, item)))
}

#[test]
fn contracts_name_what_sees_to_them() {
    let mut broken = Vec::new();
    for (home, ..) in CONTRACTS {
        let text = fs::read_to_string(root().join(home)).unwrap_or_else(|error| panic!("{home}: {error}"));
        for (name, entry) in contract_entries(home, &text) {
            let named = entry.split('`').skip(1).step_by(2);
            let places: Vec<(&str, bool)> = named.filter_map(|named| Some((named, is_place(named)?))).collect();
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
    let places = [
        ("jit::lower", Some(true)),
        ("vm::keyed", Some(true)),
        ("run::call", Some(true)),
        ("code::Code", Some(true)),
        ("run::no_such_module", Some(false)),
        ("code::Cod", Some(false)),
        ("tests/repository.rs", Some(true)),
        ("Class::exported", None),
        ("thread", None),
        ("java/lang", None),
    ];
    for (named, expected) in places {
        assert_eq!(is_place(named), expected, "{named}");
    }
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

/// The comments of a source about safety, each with the number of its first line.
fn safety_comments(text: &str) -> Vec<(usize, String)> {
    let mut comments: Vec<(usize, String)> = Vec::new();
    let mut is_inside = false;
    for (number, line) in text.lines().enumerate() {
        let line = line.trim_start();
        // In two pieces, so that this file does not count.
        if line.starts_with(concat!("// SAF", "ETY:")) {
            comments.push((number + 1, String::new()));
            is_inside = true;
        } else {
            is_inside &= line.starts_with("// ");
        }
        if is_inside && let Some((_, comment)) = comments.last_mut() {
            *comment += line;
            comment.push(' ');
        }
    }
    comments
}

#[test]
fn comments_on_safety_name_contracts() {
    let mut broken = Vec::new();
    for (path, text) in files(&["rs"]) {
        let comments = safety_comments(&text).into_iter();
        let nameless = comments.filter(|(_, comment)| contracts_in(&path, comment).next().is_none());
        broken.extend(nameless.map(|(number, _)| format!("{path}:{number}")));
    }
    require_none("comments on safety without the number of a contract", broken);
    let word = concat!("SAF", "ETY:");
    let text = format!("a\n  // {word} I1: b\n  // c\n  d\n// e\n// {word} f\n");
    let comments = [(2, format!("// {word} I1: b // c ")), (6, format!("// {word} f "))];
    assert_eq!(safety_comments(&text), comments);
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

/// The public type that a line declares, in a file or in a module within it.
fn public_type(line: &str) -> Option<&str> {
    let declared = line.trim_start().strip_prefix("pub ")?;
    let (kind, name) = declared.split_once(' ')?;
    let end = name.find(|sign: char| !sign.is_alphanumeric() && sign != '_').unwrap_or(name.len());
    // The names of types that macros make stand elsewhere.
    let is_type = ["struct", "enum", "trait", "type", "union"].contains(&kind) && end > 0;
    is_type.then_some(&name[..end])
}

#[test]
fn public_types_have_names_of_their_own() {
    /// Crates that are read together, and count as one; each other crate counts by itself.
    const MACHINE: [&str; 5] = ["vm", "profiler", "traces", "jit", "classlib"];
    let mut places: BTreeMap<(String, String), Vec<String>> = BTreeMap::new();
    for (path, text) in files(&["rs"]) {
        let Some((folder, _)) = path.split_once("/src/") else { continue };
        let crates = if MACHINE.contains(&folder) { "the machine" } else { folder };
        for name in text.lines().filter_map(public_type) {
            places.entry((crates.to_owned(), name.to_owned())).or_default().push(path.clone());
        }
    }
    let is_read = |crates: &str, name: &str| places.contains_key(&(crates.to_owned(), name.to_owned()));
    assert!(is_read("the machine", "Vm") && is_read("the machine", "Trace") && is_read("cli", "Options"));
    let shared = places.into_iter().filter(|(_, paths)| paths.len() > 1);
    let shown = shared.map(|((_, name), paths)| format!("{name}: {}", paths.join(", ")));
    require_none("two public types have one name", shown);
}

#[test]
fn public_types_are_found() {
    assert_eq!(public_type("pub struct Block<'a> {"), Some("Block"));
    assert_eq!(public_type("pub type Key = u32;"), Some("Key"));
    assert_eq!(public_type("pub fn new() {}"), None);
    assert_eq!(public_type("    pub struct Inner;"), Some("Inner"));
    assert_eq!(public_type("        pub struct $name {"), None);
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

#[test]
fn code_is_told_from_names_and_comments() {
    let keyword = concat!("un", "safe");
    assert!(uses_unsafe(&format!("let x = {keyword} {{ y }};")));
    assert!(!uses_unsafe(&format!("#![forbid({keyword}_code)]\n// {keyword} is a word here\n")));
    assert!(!uses_unsafe(&format!("let option = \"--sun-misc-{keyword}-memory-access=\";")));
}
