//! What documents name in backquotes is there: files, modules, their items, and members of types.
//!
//! In: the documents that name places in the code, and the sources of the crates, read as tokens. Out: each name that leads
//! nowhere, with its line.
//!
//! A name with slashes is a file or folder from the root. One with `::` begins with a crate (its folder, `holloway_report` for
//! `report`), a module of the VM, or a type. What a module re-exports counts as its own.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use proc_macro2::{Delimiter, TokenTree};

use super::documents::without_code;
use super::methods::Tokens;
use super::{files, has_word, require_none, root};

/// Crates before whose modules their folder's name stands; modules of the VM have nothing before them.
const CRATES: &[&str] = &["vm", "profiler", "traces", "jit", "report", "capi"];

/// Documents of which every name is looked up.
const DOCUMENTS: &[&str] = &["ARCHITECTURE.md", "CONTRIBUTING.md"];

/// What is declared in the sources of the crates.
pub(super) struct Declarations {
    /// Variants, fields, functions, constants and types of each type, by crate and name.
    members: BTreeMap<(String, String), BTreeSet<String>>,
}

impl Declarations {
    pub(super) fn read() -> Declarations {
        let mut declarations = Declarations { members: BTreeMap::new() };
        for (path, text) in files(&["rs"]) {
            let Some((folder, _)) = path.split_once("/src/").filter(|(folder, _)| CRATES.contains(folder)) else {
                continue;
            };
            declarations.add(folder, &Tokens::of_text(&text));
        }
        declarations
    }

    /// Notes the types that are declared among tokens, with their members.
    fn add(&mut self, folder: &str, tokens: &Tokens) {
        for (at, token) in tokens.0.iter().enumerate() {
            let found = if matches!(tokens.word(at).as_str(), "struct" | "enum" | "union") {
                let is_end = |&at: &usize| tokens.is_group(at, Delimiter::Brace) || tokens.is_sign(Some(at), ';');
                match (at..tokens.0.len()).find(is_end).and_then(|end| tokens.0.get(end)) {
                    Some(TokenTree::Group(body)) => Some((tokens.word(at + 1), entries(&Tokens::new(body.stream())))),
                    _ => None,
                }
            } else {
                tokens.block(at).and_then(|(name, body)| match &tokens.0[body] {
                    TokenTree::Group(body) => Some((name, items(&Tokens::new(body.stream())))),
                    _ => None,
                })
            };
            if let Some((name, members)) = found {
                self.members.entry((folder.to_owned(), name)).or_default().extend(members);
            }
            if let TokenTree::Group(group) = token {
                self.add(folder, &Tokens::new(group.stream()));
            }
        }
    }

    fn has_member(&self, folder: &str, name: &str, member: &str) -> bool {
        let members = self.members.get(&(folder.to_owned(), name.to_owned()));
        members.is_some_and(|members| members.contains(member))
    }

    /// Whether there is what a piece of code names; `None` if it names something else.
    pub(super) fn is_there(&self, named: &str) -> Option<bool> {
        if named.contains('/') {
            // Names of packages have slashes too.
            let first = named.split('/').next().unwrap_or_default();
            return root().join(first).is_dir().then(|| root().join(named).exists());
        }
        let parts: Vec<&str> = named.split("::").collect();
        let is_name = |part: &&str| !part.is_empty() && part.chars().all(|c| c.is_alphanumeric() || c == '_');
        if parts.len() < 2 || !parts.iter().all(is_name) {
            return None;
        }
        if let [name, member] = parts[..]
            && name.starts_with(char::is_uppercase)
        {
            return Some(CRATES.iter().any(|folder| self.has_member(folder, name, member)));
        }
        let folder = parts[0].strip_prefix("holloway_").unwrap_or(parts[0]);
        Some(match CRATES.contains(&folder) {
            // The VM has a module of its crate's name.
            true => self.leads_somewhere(folder, &parts[1..]) || self.leads_somewhere("vm", &parts),
            false => self.leads_somewhere("vm", &parts),
        })
    }

    /// Whether a path from a crate's root leads to something.
    fn leads_somewhere(&self, folder: &str, mut parts: &[&str]) -> bool {
        let mut module = root().join(folder).join("src");
        let mut source = module.join("lib.rs");
        while let Some((first, rest)) = parts.split_first() {
            // Types, which are written with a capital letter, may be spelled like files.
            let files = [module.join(format!("{first}.rs")), module.join(first).join("mod.rs")];
            let is_module = first.starts_with(char::is_lowercase);
            let Some(file) = files.into_iter().find(|file| is_module && file.is_file()) else { break };
            (module, parts, source) = (module.join(first), rest, file);
        }
        match *parts {
            [] => true,
            [item] => offers(&source, item),
            [name, member] => offers(&source, name) && self.has_member(folder, name, member),
            _ => false,
        }
    }
}

/// The variants of an enumeration or the fields of a structure, whose body is given.
fn entries(body: &Tokens) -> Vec<String> {
    let mut entries = Vec::new();
    let mut begins = true;
    for (at, token) in body.0.iter().enumerate() {
        match token {
            TokenTree::Ident(word) if begins && *word != "pub" => {
                entries.push(word.to_string());
                begins = false;
            }
            _ => begins |= body.is_sign(Some(at), ','),
        }
    }
    entries
}

/// What is declared in the body of a trait or an impl block.
fn items(body: &Tokens) -> Vec<String> {
    let is_item = |&at: &usize| matches!(body.word(at).as_str(), "fn" | "const" | "type");
    (0..body.0.len()).filter(is_item).map(|at| body.word(at + 1)).filter(|name| !name.is_empty()).collect()
}

/// Whether a module's file declares an item, or re-exports it.
fn offers(source: &Path, item: &str) -> bool {
    let text = fs::read_to_string(source).expect("a readable file");
    declares(&text, item) || re_exports(&text).iter().any(|names| has_word(names, item))
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

/// What stands in a source's re-exports.
fn re_exports(text: &str) -> Vec<&str> {
    let uses = text.match_indices("\npub").filter_map(|(at, _)| {
        let (_, behind) = text[at..].split_once(' ')?;
        behind.strip_prefix("use ")?.split(';').next()
    });
    uses.collect()
}

/// The pieces of code of a document, with their lines; blocks of code are left out.
fn pieces(text: &str) -> Vec<(usize, String)> {
    let text = without_code(text);
    let mut pieces = Vec::new();
    for (number, line) in text.lines().enumerate() {
        pieces.extend(line.split('`').skip(1).step_by(2).map(|piece| (number + 1, piece.to_owned())));
    }
    pieces
}

#[test]
fn documents_name_places_that_are_there() {
    let sources = Declarations::read();
    let mut broken = Vec::new();
    let mut looked_up = 0;
    for path in DOCUMENTS {
        let text = fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"));
        for (number, piece) in pieces(&text).into_iter().filter(|(_, piece)| piece.contains("::")) {
            let Some(is_there) = sources.is_there(&piece) else { continue };
            looked_up += 1;
            if !is_there {
                broken.push(format!("{path}:{number}: {piece}"));
            }
        }
    }
    require_none("names of what is not there", broken);
    assert!(looked_up > 100, "only {looked_up} names");
}

#[test]
fn places_are_told_apart() {
    let sources = Declarations::read();
    let places = [
        ("jit::lower", Some(true)),
        ("vm::keyed", Some(true)),
        ("run::call", Some(true)),
        ("code::Code", Some(true)),
        ("run::no_such_module", Some(false)),
        ("code::Cod", Some(false)),
        ("tests/repository.rs", Some(true)),
        ("Class::exported", Some(true)),
        ("Class::no_such_member", Some(false)),
        ("NoSuchClass::exported", Some(false)),
        ("JavaError::Unloaded", Some(true)),
        ("VmOptions::sample_interval", Some(true)),
        ("Tier::translated", Some(true)),
        ("vm::Vm::new", Some(true)),
        ("vm::Vm::no_such_member", Some(false)),
        ("holloway_report::model", Some(true)),
        ("traces::TraceCompiler", Some(false)),
        ("jit::ir::Function", Some(true)),
        ("thread", None),
        ("java/lang", None),
        ("a(B::...)", None),
    ];
    for (named, expected) in places {
        assert_eq!(sources.is_there(named), expected, "{named}");
    }
    let body = Tokens::of_text("/// A.\n #[x] A, B { b: u8, c: u8 }, pub(crate) C(D, E), F = 3");
    assert_eq!(entries(&body).join(" "), "A B C F");
    assert_eq!(items(&Tokens::of_text("const A: u8 = 0; type B; fn c(d: fn(u8)) { const E: u8; }")).join(" "), "A B c");
    let text = "use a::B;\npub use c::D;\npub(crate) use e::{\n    F, G,\n};\npub(super) fn h() {}\n";
    assert_eq!(re_exports(text), ["c::D", "e::{\n    F, G,\n}"]);
    assert_eq!(pieces("`a` b `c`\n```\n`d`\n```\n`e::f`").len(), 3);
}
