//! The stages of the virtual machine lie on top of each other: each module of `vm/src` names those below it only. And in all
//! crates of the machine a module exports what is its own only, so that a name has one place to be imported from. What is
//! called without a path is the business of [`super::methods`].
//!
//! In: the sources of the crates, read as tokens, so that neither comments nor strings count and macros do. Out: every path
//! that leads from a module up to a later one, and every re-export of something else, with its file.

use std::collections::BTreeMap;
use std::str::FromStr as _;

use proc_macro2::{Delimiter, TokenStream, TokenTree};

use super::{files, require_none};

/// The modules of the crate in their order, the lowest first (`ARCHITECTURE.md` says what each is for).
pub(super) const STAGES: &[&str] = &[
    // What everything rests on.
    "keyed",
    "id",
    "error",
    "host",
    "stopping",
    "statistics",
    // Class bytes and what can be said of them alone.
    "classfile",
    "source",
    "verify",
    // What a running program consists of.
    "heap",
    "code",
    "profile",
    "options",
    "link",
    "thread",
    // The parts of the VM.
    "runtime",
    "schedule",
    "loader",
    "tiering",
    "vm",
    // What is done with the whole of it.
    "flow",
    "invokedynamic",
    "native",
    "tier",
    "interp",
    "run",
    "guest",
];

/// Paths up that are there all the same: from, to, why. The list only gets shorter.
const EXCEPTIONS: &[(&str, &str, &str)] = &[];

/// Where a path was found: the module it stands in, the one that it names, the file.
type Edge = (String, String, String);

/// The folders of the crates whose modules export what is theirs only.
const EXPORTING: &[&str] = &["vm/src/", "profiler/src/", "traces/src/", "jit/src/"];

/// The source files of a crate, but its root, with their modules.
pub(super) fn sources(folder: &str) -> Vec<(Vec<String>, String, String)> {
    let sources = files(&["rs"]).into_iter().filter_map(|(path, text)| {
        let place = path.strip_prefix(folder)?.strip_suffix(".rs")?;
        let place = place.strip_suffix("/mod").unwrap_or(place);
        let module: Vec<String> = place.split('/').map(str::to_owned).collect();
        (place != "lib").then_some((module, path, text))
    });
    sources.collect()
}

/// Calls `found` with the first name behind each path from the crate's root, for a file that is the module `module`.
fn walk(tokens: TokenStream, module: &mut Vec<String>, found: &mut dyn FnMut(&[String], String)) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let word = |at: usize| match tokens.get(at) {
        Some(TokenTree::Ident(ident)) => Some(ident.to_string()),
        _ => None,
    };
    let is_path = |at: usize| {
        let colon = |at: usize| matches!(tokens.get(at), Some(TokenTree::Punct(colon)) if colon.as_char() == ':');
        colon(at) && colon(at + 1)
    };
    let mut at = 0;
    while at < tokens.len() {
        if let (Some("mod"), Some(name), Some(TokenTree::Group(body))) =
            (word(at).as_deref(), word(at + 1), tokens.get(at + 2))
        {
            module.push(name);
            walk(body.stream(), module, found);
            module.pop();
            at += 3;
            continue;
        }
        let continues = at >= 2 && is_path(at - 2);
        match word(at).as_deref() {
            Some(start @ ("crate" | "super")) if !continues && is_path(at + 1) => {
                let mut up = if start == "crate" { module.len() } else { 1 };
                let mut next = at + 3;
                while up < module.len() && word(next).as_deref() == Some("super") && is_path(next + 1) {
                    up += 1;
                    next += 3;
                }
                if up >= module.len() {
                    match tokens.get(next) {
                        Some(TokenTree::Ident(name)) => found(module, name.to_string()),
                        Some(TokenTree::Group(names)) if names.delimiter() == Delimiter::Brace => {
                            let mut begins = true;
                            for token in names.stream() {
                                if let TokenTree::Ident(name) = &token
                                    && begins
                                {
                                    found(module, name.to_string());
                                }
                                begins = matches!(&token, TokenTree::Punct(comma) if comma.as_char() == ',');
                            }
                        }
                        _ => {}
                    }
                }
                at = next;
            }
            _ => {
                if let TokenTree::Group(group) = &tokens[at] {
                    walk(group.stream(), module, found);
                }
                at += 1;
            }
        }
    }
}

/// The names that a file takes from the crate's root, with the modules in which they stand.
fn names_taken(module: &[String], text: &str) -> Vec<(Vec<String>, String)> {
    let tokens = TokenStream::from_str(text).expect("the compiler reads it too");
    let mut taken = Vec::new();
    walk(tokens, &mut module.to_vec(), &mut |module, name| taken.push((module.to_vec(), name)));
    taken
}

/// The macros of the crate, which have their names at its root, with the modules that define them.
fn macros(sources: &[(Vec<String>, String, String)]) -> BTreeMap<String, String> {
    let defined = sources.iter().flat_map(|(module, _, text)| {
        let names = text.lines().filter_map(|line| line.trim().strip_prefix("macro_rules! "));
        names.map(|name| (name.split([' ', '{']).next().unwrap_or(name).to_owned(), module[0].clone()))
    });
    defined.collect()
}

/// All paths from a module to another one.
fn edges() -> Vec<Edge> {
    let sources = sources("vm/src/");
    let macros = macros(&sources);
    let mut edges = Vec::new();
    for (module, path, text) in &sources {
        for (_, name) in names_taken(module, text) {
            let target = macros.get(&name).cloned().unwrap_or(name);
            if target != module[0] {
                edges.push((module[0].clone(), target, path.clone()));
            }
        }
    }
    edges
}

#[test]
fn modules_of_the_vm_name_those_below_them_only() {
    let edges = edges();
    let stage = |name: &str| STAGES.iter().position(|stage| *stage == name);
    let is_excepted = |from: &str, to: &str| EXCEPTIONS.iter().any(|(a, b, _)| (*a, *b) == (from, to));
    let wrong = edges.iter().filter_map(|(from, to, path)| match (stage(from), stage(to)) {
        (None, _) => Some(format!("{path}: {from} has no place in the order")),
        (_, None) => Some(format!("{path}: names crate::{to}, which is no module: re-exports are for other crates")),
        (Some(below), Some(above)) if below < above && !is_excepted(from, to) => {
            Some(format!("{path}: {from} lies below {to}"))
        }
        _ => None,
    });
    require_none("paths between modules", wrong);
    let unneeded = EXCEPTIONS
        .iter()
        .filter(|(from, to, _)| !edges.iter().any(|(a, b, _)| (a.as_str(), b.as_str()) == (*from, *to)));
    require_none("excepted, but not there", unneeded.map(|(from, to, _)| format!("{from} -> {to}")));
    assert!(edges.len() > 100, "the sources were read");
}

/// The modules that a file declares, and where each of its re-exports begins.
fn declared_and_exported(text: &str) -> (Vec<String>, Vec<String>) {
    let tokens: Vec<TokenTree> = TokenStream::from_str(text).expect("the compiler reads it too").into_iter().collect();
    let word = |at: usize| match tokens.get(at) {
        Some(TokenTree::Ident(ident)) => ident.to_string(),
        _ => String::new(),
    };
    let (mut declared, mut exported) = (Vec::new(), Vec::new());
    for at in 0..tokens.len() {
        match word(at).as_str() {
            "mod" => declared.push(word(at + 1)),
            "pub" => {
                let limited = matches!(&tokens.get(at + 1), Some(TokenTree::Group(_)));
                let next = at + 1 + usize::from(limited);
                if word(next) == "use" {
                    exported.push(word(next + 1));
                }
            }
            _ => {}
        }
    }
    (declared, exported)
}

#[test]
fn modules_export_nothing_that_is_not_theirs() {
    let all: Vec<_> = EXPORTING.iter().map(|folder| sources(folder)).collect();
    assert!(all.iter().all(|sources| sources.len() > 10), "the sources were read");
    let broken = all.into_iter().flatten().flat_map(|(_, path, text)| {
        let (declared, exported) = declared_and_exported(&text);
        let foreign = exported.into_iter().filter(move |first| !declared.contains(first));
        foreign.map(move |first| format!("{path}: {first}"))
    });
    require_none("re-exported elsewhere than at the crate's root, from outside of the module", broken);
    let text = "mod a; pub use a::B; pub(crate) use crate::c::D; use e::F; pub mod g { pub use h::I; }";
    let (declared, exported) = declared_and_exported(text);
    assert_eq!((declared.join(" "), exported.join(" ")), ("a g".to_owned(), "a crate".to_owned()));
}

#[test]
fn the_order_of_modules_is_written_down() {
    let (_, text) = files(&["md"]).into_iter().find(|(path, _)| path == "ARCHITECTURE.md").expect("it is there");
    let rows = text.lines().filter_map(|line| line.strip_prefix("| `")?.split_once('`')).map(|(name, _)| name);
    let rows: Vec<&str> = rows.filter(|name| STAGES.contains(name)).collect();
    assert_eq!(rows, STAGES, "the table of modules in ARCHITECTURE.md");
}

#[test]
fn paths_are_found_in_all_their_forms() {
    let text = "use crate::{heap::{self, Ref}, id};\nmod inner { use super::super::link::Class; use super::own; }\n\
        fn f(x: &crate::code::Code) -> super::verify::Kind { for_each!(crate::interp::run, \"crate::no\") }\n\
        // crate::no\nuse a::crate_name; use super::{source, native as n};";
    let module = ["thread".to_owned()];
    let names: Vec<String> = names_taken(&module, text).into_iter().map(|(_, name)| name).collect();
    assert_eq!(names, ["heap", "id", "link", "code", "verify", "interp", "source", "native"]);
}
