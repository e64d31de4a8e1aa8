//! Rules for what modules offer: somebody outside of tests uses it, and its documentation says more than its name.
//!
//! In: the sources, read as tokens. Out: public functions and constants of the inner crates that no code names, and public items
//! whose comment repeats their name.

use std::collections::BTreeSet;

use proc_macro2::{Delimiter, TokenTree};

use super::methods::Tokens;
use super::{files, require_none};

/// Crates that nobody but this workspace uses: what they offer is for the others. (`holloway` and `capi` are for everybody.)
const INNER: &[&str] = &["vm", "profiler", "traces", "jit", "report"];

/// Functions and constants that tests alone name: path, name, why.
const FOR_TESTS: &[(&str, &str, &str)] = &[
    ("profiler/src/paths/graph.rs", "entry_edge", "generated paths through a graph begin there"),
    ("profiler/src/paths/graph.rs", "of_jumps", "graphs as tests draw them"),
    (
        "profiler/src/paths/structural/adjust.rs",
        "trip_counts",
        "how often loops go round, which the paper's tables tell",
    ),
    ("profiler/src/paths/plan.rs", "activate", "the interpreter of plans drives tests only"),
    ("report/src/model.rs", "json_schema", "a test writes it to docs/report.schema.json"),
    ("vm/src/heap/allocate.rs", "exit_reserve_is_full", "whether the reserve is whole, as machine code looks"),
    ("vm/src/heap/collect.rs", "collect_minor", "a collection where no allocation asks for one"),
    ("vm/src/host.rs", "ring_exit", "for hosts without signal handlers; the tool's set the flag behind it"),
    ("vm/src/interp/calls.rs", "translate_class", "code without execution"),
    ("vm/src/interp/whole.rs", "link_whole_class", "verdicts of the verifier, and fuzzing"),
];

/// Words that say nothing by themselves.
const FILLERS: &[&str] = &["a", "an", "the", "of", "its", "this", "is", "it", "s", "whether", "one"];

/// Whether code of a file is only there for tests.
fn is_for_tests(path: &str) -> bool {
    path.starts_with("tests/") || path.contains("/tests/") || path.ends_with("/tests.rs")
}

/// An attribute's text without blanks, if one begins at a place.
fn attribute(tokens: &Tokens, at: usize) -> Option<String> {
    match tokens.0.get(at + 1) {
        Some(TokenTree::Group(group)) if tokens.is_sign(Some(at), '#') => {
            Some(group.stream().to_string().replace(' ', ""))
        }
        _ => None,
    }
}

/// Calls `found` with each word that is no declaration's name, but for those in items that are only there for tests.
fn used_words(tokens: &Tokens, found: &mut dyn FnMut(String) -> bool) {
    let mut at = 0;
    while at < tokens.0.len() {
        let is_test = |text: String| text == "test" || text.starts_with("cfg(test") || text.starts_with("cfg(all(test");
        if attribute(tokens, at).is_some_and(is_test) {
            let is_end = |&at: &usize| tokens.is_group(at, Delimiter::Brace) || tokens.is_sign(Some(at), ';');
            at = (at + 2..tokens.0.len()).find(is_end).unwrap_or(tokens.0.len()) + 1;
            continue;
        }
        match &tokens.0[at] {
            TokenTree::Group(group) => used_words(&Tokens::new(group.stream()), found),
            TokenTree::Ident(word) => {
                let before = at.checked_sub(1).map_or_else(String::new, |at| tokens.word(at));
                if !["fn", "const", "static"].contains(&before.as_str()) {
                    found(word.to_string());
                }
            }
            _ => {}
        }
        at += 1;
    }
}

/// A public item of a file.
#[derive(Debug, PartialEq)]
struct Item {
    kind: String,
    name: String,
    /// The type or trait whose block it stands in.
    of: String,
    line: usize,
    comment: String,
}

/// The text of a comment's lines, of `doc` attributes.
fn documentation(attributes: &[String]) -> String {
    let texts = attributes.iter().filter_map(|text| text.strip_prefix("doc = ")?.strip_prefix(['r', '"']));
    texts.map(|text| text.trim_matches('"')).collect::<Vec<_>>().join(" ")
}

/// The public items of a file, those in items that are only there for tests left out.
fn public_items(tokens: &Tokens, of: &str, is_public: bool, items: &mut Vec<Item>) {
    let kinds = ["fn", "struct", "enum", "trait", "type", "const", "static", "union"];
    let (mut attributes, mut at) = (Vec::new(), 0);
    let (mut bodies, mut visible): (Vec<(usize, String, bool)>, bool) = (Vec::new(), is_public);
    while at < tokens.0.len() {
        if let Some(TokenTree::Group(group)) = tokens.0.get(at + 1)
            && tokens.is_sign(Some(at), '#')
        {
            attributes.push(group.stream().to_string());
            at += 2;
            continue;
        }
        let word = tokens.word(at);
        if let Some((name, body)) = tokens.block(at) {
            let is_trait = word == "trait";
            let is_of_trait = (at..body).any(|at| tokens.word(at) == "for") && !is_trait;
            if !is_of_trait {
                bodies.push((body, name, is_trait && visible));
            }
        }
        if word == "pub" {
            visible = true;
        } else if kinds.contains(&word.as_str())
            && visible
            && !tokens.word(at + 1).is_empty()
            && tokens.word(at + 1) != "fn"
        {
            let name = tokens.word(at + 1);
            let line = tokens.0[at].span().start().line;
            if ["struct", "enum", "union"].contains(&word.as_str()) {
                let end = (at..tokens.0.len())
                    .find(|&at| tokens.is_group(at, Delimiter::Brace) || tokens.is_sign(Some(at), ';'));
                if let Some(TokenTree::Group(body)) = end.and_then(|end| tokens.0.get(end)) {
                    parts(&Tokens::new(body.stream()), &name, word == "enum", items);
                }
            }
            items.push(Item { kind: word, name, of: of.to_owned(), line, comment: documentation(&attributes) });
        }
        if let TokenTree::Group(group) = &tokens.0[at] {
            let is_test = attributes.iter().any(|text| text.starts_with("cfg (test") || text == "test");
            match bodies.iter().find(|(body, ..)| *body == at) {
                Some((_, name, of_trait)) if !is_test => {
                    public_items(&Tokens::new(group.stream()), name, *of_trait, items)
                }
                None if !is_test && group.delimiter() == Delimiter::Brace => {
                    public_items(&Tokens::new(group.stream()), of, false, items);
                }
                _ => {}
            }
            if group.delimiter() == Delimiter::Brace {
                attributes.clear();
                visible = is_public;
            }
        } else if tokens.is_sign(Some(at), ';') || tokens.is_sign(Some(at), ',') {
            attributes.clear();
            visible = is_public;
        }
        at += 1;
    }
}

/// The variants of an enumeration, whose body is given, or the public fields of a structure.
fn parts(body: &Tokens, of: &str, are_variants: bool, items: &mut Vec<Item>) {
    let (mut attributes, mut begins, mut visible) = (Vec::new(), true, are_variants);
    let mut at = 0;
    while at < body.0.len() {
        if let (true, Some(TokenTree::Group(group))) = (body.is_sign(Some(at), '#'), body.0.get(at + 1)) {
            attributes.push(group.stream().to_string());
            at += 1;
        } else if body.is_sign(Some(at), ',') {
            (begins, visible) = (true, are_variants);
            attributes.clear();
        } else if body.word(at) == "pub" {
            visible = true;
        } else if begins && !body.word(at).is_empty() {
            begins = false;
            if visible {
                let (name, line) = (body.word(at), body.0[at].span().start().line);
                let comment = documentation(&attributes);
                items.push(Item { kind: "part".to_owned(), name, of: of.to_owned(), line, comment });
            }
        }
        at += 1;
    }
}

/// The words of a name or a text, in lower case and without the ending of plurals.
fn words(text: &str) -> BTreeSet<String> {
    let mut apart = String::new();
    for letter in text.chars() {
        if letter.is_uppercase() && !apart.ends_with(char::is_uppercase) {
            apart.push(' ');
        }
        apart.push(if letter.is_alphanumeric() { letter } else { ' ' });
    }
    let words = apart.split_whitespace().map(str::to_lowercase).filter(|word| !FILLERS.contains(&word.as_str()));
    words.map(|word| word.strip_suffix('s').map_or(word.clone(), str::to_owned)).collect()
}

/// Whether a comment has no word that the name of the item, or of its type, has not. Nothing but code says how Java or the trace
/// IR spells it.
fn repeats_name(item: &Item) -> bool {
    if item.comment.trim().trim_end_matches('.').strip_prefix('`').is_some_and(|code| code.ends_with('`')) {
        return false;
    }
    let said = words(&item.comment);
    let known: BTreeSet<String> = words(&item.name).into_iter().chain(words(&item.of)).collect();
    !item.comment.is_empty() && said.is_subset(&known)
}

/// The public items of the inner crates, with their paths.
fn inner_items() -> Vec<(String, Item)> {
    let mut all = Vec::new();
    for (path, text) in files(&["rs"]) {
        let is_inner = path.split_once("/src/").is_some_and(|(folder, _)| INNER.contains(&folder));
        if is_inner && !is_for_tests(&path) {
            let mut items = Vec::new();
            public_items(&Tokens::of_text(&text), "", false, &mut items);
            all.extend(items.into_iter().map(|item| (path.clone(), item)));
        }
    }
    all
}

#[test]
fn what_is_public_is_used() {
    let mut used = BTreeSet::new();
    for (_, text) in files(&["rs"]).iter().filter(|(path, _)| !is_for_tests(path)) {
        used_words(&Tokens::of_text(text), &mut |word| used.insert(word));
    }
    let mut items = inner_items();
    assert!(items.len() > 2000, "only {} items were read", items.len());
    items.retain(|(_, item)| ["fn", "const", "static"].contains(&item.kind.as_str()) && !used.contains(&item.name));
    let is_listed = |path: &str, name: &str| FOR_TESTS.iter().any(|(at, listed, _)| (*at, *listed) == (path, name));
    let unlisted = items.iter().filter(|(path, item)| !is_listed(path, &item.name));
    let shown = unlisted.map(|(path, item)| format!("{path}:{}: {}", item.line, item.name));
    require_none("public, but named by tests only or by nobody", shown);
    let is_unused = |path: &str, name: &str| items.iter().any(|(at, item)| at == path && item.name == name);
    let stale = FOR_TESTS.iter().filter(|(path, name, _)| !is_unused(path, name));
    require_none("listed as named by tests only, but is not", stale.map(|(path, name, _)| format!("{path}: {name}")));
}

#[test]
fn comments_say_more_than_names() {
    let items = inner_items().into_iter().filter(|(_, item)| repeats_name(item));
    let shown = items.map(|(path, item)| format!("{path}:{}: {}: {}", item.line, item.name, item.comment.trim()));
    require_none("comments that repeat a name", shown);
}

#[test]
fn items_and_their_uses_are_found() {
    let text = "/// A thing.\npub struct Thing { /// B.\n b: (u8, u8), pub c: u8 }\n#[cfg(test)]\nmod tests { pub fn a() { only_here() } }\n\
        impl Thing {\n/// The thing's size.\n/// In bytes.\npub const fn size(&self) -> u8 { other() }\nfn own() {}\n}\n\
        pub trait Told {\n/// Tells.\nfn tell(); }\nimpl Told for Thing { fn tell() {} }\npub(crate) const SIZE: u8 = 1;";
    let tokens = Tokens::of_text(text);
    let mut items = Vec::new();
    public_items(&tokens, "", false, &mut items);
    let shown: Vec<String> = items.iter().map(|item| format!("{}.{}:{}", item.of, item.name, item.line)).collect();
    assert_eq!(shown, ["Thing.c:3", ".Thing:2", "Thing.size:9", ".Told:12", "Told.tell:14", ".SIZE:16"]);
    assert_eq!(items[2].comment.trim(), "The thing's size.  In bytes.");
    let mut used = BTreeSet::new();
    used_words(&tokens, &mut |word| used.insert(word));
    assert!(used.contains("other") && !used.contains("only_here") && !used.contains("size") && !used.contains("tell"));
    let repeats = |name: &str, of: &str, comment: &str| {
        let (name, of, comment) = (name.to_owned(), of.to_owned(), comment.to_owned());
        repeats_name(&Item { kind: "fn".to_owned(), name, of, line: 1, comment })
    };
    assert!(
        repeats("exits", "RegionTable", " The exits of a region table.")
            && repeats("is_static", "", "Whether it is static.")
    );
    assert!(
        !repeats("exits", "Region", " The exits, by number.")
            && !repeats("exits", "Region", "")
            && !repeats("Pop", "", " `pop`")
    );
}
