//! Rules for what people read: the documents in Markdown, and comments where they refer to them.
//!
//! In: the files of the working copy. Out: one test per rule.

use std::collections::{BTreeMap, BTreeSet};

use regex::Regex;

use super::{SOURCES, files, require_none};

/// Words that documents do not say: they tell what there is, not how it came about, what was wanted, or who did what when.
struct Words {
    /// A regular expression over words in lower case with one blank between them.
    pattern: &'static str,
    /// Whether comments in sources do not say them either, where the others have honest uses.
    in_sources: bool,
    /// Phrases with such words that say something else.
    right: &'static [&'static str],
}

const HISTORY: &[Words] = &[
    // What was wanted.
    Words {
        pattern: r"\basked\b(?: for\b)?[|,;:.]?",
        in_sources: false,
        right: &[
            "is asked for ",
            "a trace is asked for,",
            "where that is asked for,",
            "not asked for ",
            "| asked for by |",
            "is asked of ",
            "not asked about ",
            "is asked to ",
            "is asked something",
            "are asked again",
            "read, not asked",
            "an overridden `getmessage` is not asked.",
            "wherever the interpreter is asked.",
            "loader has to be asked:",
            "budgets asked, each as one",
            "what classes are asked.",
        ],
    },
    Words {
        pattern: r"\b(?:we|have|has|had|been|not) reached\b|\breached (?:by |at |with )?\d|\| reached \|",
        in_sources: false,
        right: &[],
    },
    Words {
        pattern: r"\b(?:aim|goal|milestone|requirement)s?\b|\bto be (?:put right|mended|decided)\b|\bnot begun\b",
        in_sources: false,
        right: &[],
    },
    // Who did what.
    Words { pattern: r"\bsessions?\b|\bspikes?\b", in_sources: false, right: &["sliding window of sessions"] },
    Words {
        pattern: r"\bwe (?:chose|did|found|had|have|measured|saw|tried|want|wanted|were|will)\b",
        in_sources: true,
        right: &[],
    },
    // How it came about.
    Words {
        pattern: r"\b(?:this|last|previous|earlier|old|older) builds?\b|\bbuilds? before\b|\bruns before\b",
        in_sources: true,
        // What is built, not when.
        right: &["this build has", "such as an older build."],
    },
    Words {
        pattern: r"\b(?:earlier|previous|old|older) (?:measurement|draft|attempt|figure)s?\b|\bearlier versions? of this\b",
        in_sources: true,
        right: &[],
    },
    Words { pattern: r"\b(?:first|second|third) cut\b|\bprototypes?\b", in_sources: true, right: &[] },
    Words { pattern: r"\b(?:was|were|has|have|had) since\b|\bused to be\b", in_sources: true, right: &[] },
    Words {
        pattern: r"\b(?:currently|formerly|nowadays|originally|previously)\b|\b(?:at present|for now|(?:up to|until) now)\b",
        in_sources: false,
        right: &[],
    },
    Words { pattern: r"\bat the time of writing\b|\bas of today\b", in_sources: true, right: &[] },
];

/// A document without its blocks of code, whose places are left empty.
pub(super) fn without_code(text: &str) -> String {
    let mut in_code = false;
    let lines = text.lines().map(|line| {
        let fence = line.trim_start().starts_with("```");
        in_code ^= fence;
        if fence || in_code || line.starts_with("    ") { "" } else { line }
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// The places where a text has words of a pattern, each with its line, but for those within `right` phrases, which are noted in
/// `used`. White space is all the same, so that phrases are found over the ends of lines too; comments' signs are left out.
fn phrases(
    text: &str,
    pattern: &Regex,
    right: &[&'static str],
    used: &mut BTreeSet<&'static str>,
) -> Vec<(usize, String)> {
    let mut words = String::from(" ");
    let mut lines = Vec::new();
    for (number, line) in text.lines().enumerate() {
        let line = line.trim_start().trim_start_matches(['/', '!', '*', '#', '>']);
        // One entry for each byte of `words` from here on.
        lines.push((words.len(), number + 1));
        for word in line.split_whitespace() {
            words.push_str(&word.to_lowercase());
            words.push(' ');
        }
    }
    let line_of = |at: usize| lines.iter().rev().find(|(start, _)| *start <= at).map_or(1, |(_, number)| *number);
    let mut found = Vec::new();
    for place in pattern.find_iter(&words) {
        let covers = |phrase: &&str| {
            let mut places = words.match_indices(*phrase).map(|(at, it)| at..at + it.len());
            places.any(|around| around.start <= place.start() && place.start() < around.end)
        };
        if let Some(phrase) = right.iter().find(|phrase| covers(phrase)) {
            used.insert(phrase);
        } else {
            found.push((line_of(place.start()), place.as_str().to_owned()));
        }
    }
    found
}

/// The comment of a line of source, if it has one.
fn comment(line: &str) -> Option<&str> {
    let line = line.trim_start();
    let whole = line.starts_with(['*', '#']) && !line.starts_with("#[") && !line.starts_with("#!");
    if whole { Some(line) } else { line.split_once("//").map(|(_, comment)| comment) }
}

#[test]
fn documents_tell_what_there_is() {
    let mut broken = Vec::new();
    let documents = files(&["md"]);
    // This file has the phrases.
    let sources = files(SOURCES).into_iter().filter(|(path, _)| path != "tests/repository/documents.rs");
    let comments =
        |text: &str| text.lines().map(|line| comment(line).unwrap_or_default()).collect::<Vec<_>>().join("\n");
    let sources: Vec<_> = sources.map(|(path, text)| (path, comments(&text))).collect();
    for Words { pattern, in_sources, right } in HISTORY {
        let pattern = Regex::new(pattern).expect("a pattern");
        let mut used = BTreeSet::new();
        let more = sources.iter().filter(|_| *in_sources);
        for (path, text) in documents.iter().chain(more) {
            let found = phrases(text, &pattern, right, &mut used).into_iter();
            broken.extend(found.map(|(number, phrase)| format!("{path}:{number}: {phrase:?}")));
        }
        let unused = right.iter().filter(|phrase| !used.contains(**phrase));
        broken.extend(unused.map(|phrase| format!("nobody says {phrase:?}")));
    }
    require_none("documents and comments speak of how things came about", broken);
}

/// The destinations of a document's links, with the lines where they stand.
fn links(text: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    for (number, line) in without_code(text).lines().enumerate() {
        let mut rest = line;
        while let Some((_, after)) = rest.split_once("](") {
            let Some((destination, after)) = after.split_once(')') else { break };
            found.push((number + 1, destination.to_owned()));
            rest = after;
        }
    }
    found
}

/// The anchors of a document's headings, as GitHub makes them.
fn anchors(text: &str) -> BTreeSet<String> {
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    let text = without_code(text);
    let headings = text
        .lines()
        .filter_map(|line| line.trim_start_matches('#').strip_prefix(' ').filter(|_| line.starts_with('#')));
    let anchors = headings.map(|heading| {
        let letters = heading.trim().chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
        let anchor: String = letters.map(|c| if c == ' ' { '-' } else { c }).flat_map(char::to_lowercase).collect();
        let times = seen.entry(anchor.clone()).or_default();
        *times += 1;
        if *times == 1 { anchor } else { format!("{anchor}-{}", *times - 1) }
    });
    anchors.collect()
}

/// A path from the root of the repository, from where a document lies.
fn resolve(document: &str, destination: &str) -> Option<String> {
    let mut parts: Vec<&str> = document.split('/').collect();
    parts.pop();
    for part in destination.split('/') {
        match part {
            "." | "" => {}
            ".." => drop(parts.pop()?),
            name => parts.push(name),
        }
    }
    Some(parts.join("/"))
}

#[test]
fn links_lead_somewhere() {
    let documents: BTreeMap<String, String> = files(&["md"]).into_iter().collect();
    let mut broken = Vec::new();
    let mut followed = 0;
    for (path, text) in &documents {
        for (number, destination) in links(text) {
            if destination.starts_with("http://") || destination.starts_with("https://") {
                continue;
            }
            followed += 1;
            let (file, anchor) =
                destination.split_once('#').map_or((&destination[..], None), |(file, it)| (file, Some(it)));
            let target = if file.is_empty() { Some(path.clone()) } else { resolve(path, file) };
            let exists = target.as_ref().is_some_and(|target| super::root().join(target).exists());
            let has_anchor = |anchor| {
                target
                    .as_ref()
                    .and_then(|target| documents.get(target))
                    .is_some_and(|text| anchors(text).contains(anchor))
            };
            if !exists || !anchor.is_none_or(has_anchor) {
                broken.push(format!("{path}:{number}: {destination}"));
            }
        }
    }
    require_none("links that lead nowhere", broken);
    assert!(followed > 50, "only {followed} links");
}

/// What a page of the book (`docs/SUMMARY.md`) links to is a page of it as well, or a file beside them: else the link would lead
/// nowhere in the book, where pages have other names.
#[test]
fn pages_of_the_book_link_to_its_pages() {
    let documents: BTreeMap<String, String> = files(&["md"]).into_iter().collect();
    let summary = documents.get("docs/SUMMARY.md").expect("the book's table of contents");
    let pages: BTreeSet<String> =
        links(summary).iter().filter_map(|(_, page)| resolve("docs/SUMMARY.md", page)).collect();
    let mut outside = Vec::new();
    for page in &pages {
        let text = documents.get(page).unwrap_or_else(|| panic!("{page} is a page of the book"));
        for (number, destination) in links(text).into_iter().filter(|(_, destination)| !destination.contains("://")) {
            let file = destination.split('#').next().unwrap_or_default();
            let target = if file.is_empty() { Some(page.clone()) } else { resolve(page, file) };
            let is_page = |target: &String| {
                if target.ends_with(".md") { pages.contains(target) } else { target.starts_with("docs/") }
            };
            if !target.as_ref().is_some_and(is_page) {
                outside.push(format!("{page}:{number}: {destination}"));
            }
        }
    }
    require_none("links that leave the book", outside);
    assert!(pages.len() > 20, "only {} pages", pages.len());
}

/// Documents that a text names from the root, without a link, such as `docs/traces.md` or `SECURITY.md`.
fn named_documents(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|c: char| !c.is_alphanumeric() && !matches!(c, '/' | '.' | '-' | '_'));
    let words = words.map(|word| word.trim_matches('.'));
    let is_of_the_root = |word: &str| word.trim_end_matches(".md").chars().all(|c| c.is_ascii_uppercase());
    words.filter(move |word| word.ends_with(".md") && (word.starts_with("docs/") || is_of_the_root(word)))
}

#[test]
fn documents_that_are_named_are_there() {
    let documents: BTreeSet<String> = files(&["md"]).into_iter().map(|(path, _)| path).collect();
    let mut broken = Vec::new();
    // This file has examples.
    let texts = files(&["md", "rs", "java", "py", "sh", "toml", "txt"]).into_iter();
    for (path, text) in texts.filter(|(path, _)| path != "tests/repository/documents.rs") {
        let beside = |name| resolve(&path, name).is_some_and(|beside| documents.contains(&beside));
        let absent = named_documents(&text).filter(|name| !documents.contains(*name) && !beside(name));
        broken.extend(absent.map(|name| format!("{path}: {name}")));
    }
    require_none("names documents that are not there", broken);
}

/// What `docs/library.md` lists: packages, classes, and members, each by its full name.
fn library(text: &str) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    let mut package = "";
    for line in text.lines() {
        if let Some(name) = line.strip_prefix("## ") {
            package = name.trim();
            names.insert(package.to_owned());
        } else if let Some((class, members)) = line.strip_prefix("* **").and_then(|entry| entry.split_once("**")) {
            names.insert(format!("{package}.{class}"));
            let members = members.trim_start_matches(": ").split(", ").filter(|member| !member.is_empty());
            names.extend(members.map(|member| format!("{package}.{class}.{member}")));
        }
    }
    names
}

/// The names in a document's table of what the library has not got.
fn absent(document: &str) -> impl Iterator<Item = &str> {
    let table = document.split_once("<!-- absent -->").expect("the table begins").1;
    let table = table.split_once("<!-- end -->").expect("the table ends").0;
    // Every second part stands in backquotes.
    table.split('`').skip(1).step_by(2).filter(|name| name.contains('.'))
}

#[test]
fn what_is_said_to_be_absent_is_not_in_the_library() {
    let documents: BTreeMap<String, String> = files(&["md"]).into_iter().collect();
    let library = library(&documents["docs/library.md"]);
    let mut there = Vec::new();
    let mut looked_up = 0;
    for path in ["docs/limitations.md", "docs/library-differences.md"] {
        for name in absent(&documents[path]) {
            looked_up += 1;
            if library.contains(name) {
                there.push(format!("{path}: {name}"));
            }
        }
    }
    assert!(looked_up > 40 && library.contains("java.util.List.of"));
    require_none("these are said not to be there", there);
}

/// The changes that a document's blocks of `diff` show: of each piece the file, whether it is new, and the lines that are
/// there before.
fn changes(text: &str) -> Vec<(&str, bool, Vec<&str>)> {
    let mut found: Vec<(&str, bool, Vec<&str>)> = Vec::new();
    let mut in_diff = false;
    let (mut path, mut new) = ("", false);
    for line in text.lines() {
        if line.starts_with("```") {
            in_diff = line == "```diff";
        } else if !in_diff {
        } else if let Some(old) = line.strip_prefix("--- ") {
            new = old == "/dev/null";
        } else if let Some(file) = line.strip_prefix("+++ b/") {
            path = file;
        } else if line.starts_with("@@") {
            found.push((path, new, Vec::new()));
        } else if let (Some((_, _, lines)), Some(there)) = (found.last_mut(), line.strip_prefix([' ', '-'])) {
            lines.push(there);
        }
    }
    found
}

#[test]
fn examples_of_changes_fit_what_they_change() {
    let mut broken = Vec::new();
    for (document, text) in files(&["md"]) {
        for (path, new, lines) in changes(&text) {
            let there = std::fs::read_to_string(super::root().join(path));
            let fits = match &there {
                Ok(there) => !new && !lines.is_empty() && there.contains(&(lines.join("\n") + "\n")),
                Err(_) => new && lines.is_empty(),
            };
            if !fits {
                let first = lines.first().copied().unwrap_or("a new file");
                broken.push(format!("{document}: {path}: {}", first.trim()));
            }
        }
    }
    require_none("examples that can no longer be made", broken);
}

/// Where a Rust source's documentation has an example that `cargo test` would run.
fn examples(text: &str) -> Vec<usize> {
    let mut in_block = false;
    let mut found = Vec::new();
    for (number, line) in text.lines().enumerate() {
        let line = line.trim_start();
        let Some(words) = line.strip_prefix("//!").or_else(|| line.strip_prefix("///")) else { continue };
        if let Some(language) = words.trim_start().strip_prefix("```") {
            in_block = !in_block;
            if in_block && (language.is_empty() || language.starts_with("rust") || language.starts_with("no_run")) {
                found.push(number + 1);
            }
        }
    }
    found
}

#[test]
fn examples_stand_where_they_are_run() {
    let manifests: BTreeMap<String, String> = files(&["toml"]).into_iter().collect();
    let mut broken = Vec::new();
    let mut run = 0;
    for (path, text) in files(&["rs"]) {
        let folder = path.split_once("/src/").map_or("", |(folder, _)| folder);
        let Some(manifest) = manifests.get(&format!("{folder}/Cargo.toml")) else { continue };
        let found = examples(&text);
        if manifest.contains("doctest = false") {
            broken.extend(found.iter().map(|line| format!("{path}:{line}")));
        } else {
            run += found.len();
        }
    }
    assert!(run > 0, "no example is run at all");
    require_none("no test runs these examples, as `doctest` is off in their crate", broken);
}

#[test]
fn links_anchors_and_phrases_are_found() {
    let text = "# A `b`: c, d-e\n## A b c\n[x](y.md#z) and [w](#v)\n```\n# no [l](n)\n```\n    [l](n)\n# A b c\n";
    assert_eq!(links(text), [(3, "y.md#z".to_owned()), (3, "#v".to_owned())]);
    assert_eq!(anchors(text), ["a-b-c", "a-b-c-1", "a-b-c-d-e"].map(str::to_owned).into());
    assert_eq!(resolve("docs/a.md", "../b/./c.md").as_deref(), Some("b/c.md"));
    assert_eq!(resolve("a.md", "../c.md"), None);
    let pattern = Regex::new(r"\bbuild before\b|\bline\b").expect("a pattern");
    let mut used = BTreeSet::new();
    let text = "One line\n * Of the build\n * before, and\nlines; a line behind";
    let found = phrases(text, &pattern, &["line behind"], &mut used);
    assert_eq!(found, [(1, "line".to_owned()), (2, "build before".to_owned())]);
    assert_eq!(used, BTreeSet::from(["line behind"]));
    assert_eq!(
        named_documents("See docs/a-b.md. Or `READ.md`, not x/docs/d.md, e.md").collect::<Vec<_>>(),
        ["docs/a-b.md", "READ.md"]
    );
    assert_eq!(
        [comment("x // y"), comment("  * z"), comment("#[test]"), comment("a")],
        [Some(" y"), Some("* z"), None, None]
    );
    assert_eq!(examples("//! ```\n//! a\n//! ```\n/// ```text\n/// ```\n    /// ```rust\n"), [1, 6]);
    let diff = "```diff\n--- a/x.rs\n+++ b/x.rs\n@@\n a\n-b\n+c\n@@\n d\n--- /dev/null\n+++ b/y.rs\n@@\n+e\n```\n@@\n";
    let expected = [("x.rs", false, vec!["a", "b"]), ("x.rs", false, vec!["d"]), ("y.rs", true, vec![])];
    assert_eq!(changes(diff), expected);
}
