//! Sources say a thing once: how many lines of the class library, and of crates of the machine, are written again.
//!
//! In: the sources, templates as they stand, read line by line as tokens. Out: the runs of lines that are a later copy of
//! others. Of the library the share that they are of all lines is bounded; the test lists the files with the most of them where
//! there are too many. Of crates their number is bounded, and the test lists each with its place and that of the first one.
//!
//! A run is [`RUN`] lines of code that follow each other, or more; blank lines, comments, directives of templates, annotations and
//! attributes, imports, lone punctuation and declarations without a body (which interfaces prescribe) are passed over. Two
//! runs are of one shape if they are the same, or become so when names are given to each other one for one, and literals are
//! not told apart; keywords are kept, primitive types count as names. Runs of fewer than [`TOKENS`] tokens or [`STATEMENTS`]
//! statements, such as accessors and tables, say too little.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::LazyLock;

use regex::Regex;

use super::files;

/// The share of the library's lines that may be written again.
const MOST: f64 = 0.02;

/// Folders of crates, and how many of their runs of lines may be.
const CRATES: &[(&str, usize)] = &[("traces/src/", 0), ("jit/src/", 3)];

/// The lines of a run, and what it must hold to count.
const RUN: usize = 6;
const TOKENS: usize = 36;
const STATEMENTS: usize = 2;

/// How sources of a language are read.
struct Language {
    /// Between blanks.
    keywords: &'static str,
    token: Regex,
    /// A line that does nothing which another place could do for it: a function without a body, or a constant.
    declaration: Regex,
    /// Words with which no declaration begins.
    undeclared: &'static [&'static str],
    statement: Regex,
    /// Beginnings of lines that are no statements, however they end.
    items: &'static [&'static str],
    /// Beginnings of lines that are passed over: comments, annotations and attributes.
    notes: &'static [&'static str],
    /// Beginnings of imports, which may take several lines.
    imports: &'static [&'static str],
}

static JAVA: LazyLock<Language> = LazyLock::new(|| {
    let modifiers = r"^((public|private|protected|abstract|native|static|final|synchronized|default) )*";
    let method = r"(<[^(]+> )?[\w.<>\[\], ?&]+ \w+\([^()=]*\)( throws [\w., ]+)?;$";
    let words =
        "return|throw|new|else|assert|yield|if|for|while|do|try|switch|case|break|continue|catch|synchronized \\(";
    Language {
        keywords: " abstract assert break case catch class continue default do else enum extends false final finally for \
            if implements instanceof interface native new null private protected public record return sealed permits \
            static strictfp super switch synchronized this throw throws transient true try var void volatile while yield ",
        token: Regex::new(r#""(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)+'|[\w$]+|\S"#).expect("a pattern"),
        declaration: Regex::new(&format!("{modifiers}{method}|{modifiers}static final .*[;,{{]$")).expect("a pattern"),
        undeclared: &["return", "throw", "new", "else", "yield"],
        statement: Regex::new(&format!(r"^({words})\b|;$")).expect("a pattern"),
        items: &["public ", "private ", "protected ", "static "],
        notes: &["//", "@"],
        imports: &["import ", "package "],
    }
});

static RUST: LazyLock<Language> = LazyLock::new(|| {
    // In two pieces, so that this file does not count as one with such code.
    const UNSAFE: &str = concat!("un", "safe");
    let function = format!(r"((const|async|{UNSAFE}) )*fn [^{{]*;");
    let item = format!(r"^(pub(\([^)]*\))? )?({function}|(const|static) [A-Z0-9_]+: .*[;,\[{{(])$");
    let words = r"return|if|for|while|loop|match|let|break|continue|\} else";
    Language {
        keywords: concat!(
            " as async await break const continue crate dyn else enum extern false fn for if impl in let loop match mod \
            move mut pub ref return self Self static struct super trait true type use where while un",
            "safe "
        ),
        // A lifetime is a name.
        token: Regex::new(r#""(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.[^']*)'|'?\w+|\S"#).expect("a pattern"),
        declaration: Regex::new(&item).expect("a pattern"),
        undeclared: &[],
        statement: Regex::new(&format!(r"^({words})\b|;$")).expect("a pattern"),
        items: &["pub ", "fn ", "const ", "static ", "type ", "struct ", "enum ", "impl ", "mod "],
        notes: &["//", "#[", "#!["],
        imports: &["use ", "pub use ", "pub(crate) use ", "pub(super) use "],
    }
});

/// A line of code.
struct Line<'t> {
    number: usize,
    tokens: Vec<&'t str>,
    is_statement: bool,
}

fn lines<'t>(text: &'t str, language: &Language) -> Vec<Line<'t>> {
    let mut lines = Vec::new();
    let (mut in_comment, mut in_import) = (false, false);
    for (number, line) in (1..).zip(text.lines().map(str::trim)) {
        let begins = |beginnings: &[&str]| beginnings.iter().any(|beginning| line.starts_with(beginning));
        in_comment |= line.starts_with("/*");
        in_import |= !in_comment && begins(language.imports);
        let is_code = !in_comment && !in_import && line.contains(char::is_alphanumeric) && !begins(language.notes);
        in_comment &= !line.contains("*/");
        in_import &= !line.contains(';');
        let word = line.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
        let is_declaration = language.declaration.is_match(line) && !language.undeclared.contains(&word);
        if is_code && !is_declaration {
            let tokens = language.token.find_iter(line).map(|token| token.as_str()).collect();
            let is_statement = language.statement.is_match(line) && !begins(language.items);
            lines.push(Line { number, tokens, is_statement });
        }
    }
    lines
}

/// What a run says, with names by the order of their first places; `None` where that is too little.
fn shape(run: &[Line<'_>], language: &Language) -> Option<String> {
    let tokens: usize = run.iter().map(|line| line.tokens.len()).sum();
    if tokens < TOKENS || run.iter().filter(|line| line.is_statement).count() < STATEMENTS {
        return None;
    }
    let mut names = HashMap::new();
    let mut shape = String::new();
    for line in run {
        for &token in &line.tokens {
            let first = token.chars().next().unwrap_or_default();
            if first.is_ascii_digit() || first == '"' || first == '\'' && token.ends_with('\'') {
                shape.push('0');
            } else if (first.is_alphanumeric() || "_$'".contains(first))
                && !language.keywords.contains(&format!(" {token} "))
            {
                let count = names.len();
                shape.push_str(&format!("x{}", names.entry(token).or_insert(count)));
            } else {
                shape.push_str(token);
            }
            shape.push(' ');
        }
        shape.push('\n');
    }
    Some(shape)
}

/// Lines that are written again.
struct Copied<'t> {
    path: &'t str,
    /// The numbers of the lines of code.
    numbers: Vec<usize>,
    /// The file and the line where they stand first.
    first: (&'t str, usize),
}

/// All runs that are copies of earlier ones, each as long as it goes on.
fn copies<'t>(sources: &'t [(String, String)], language: &Language) -> Vec<Copied<'t>> {
    let mut first: HashMap<String, (&str, usize, usize)> = HashMap::new();
    let mut copies: Vec<Copied<'t>> = Vec::new();
    for (path, text) in sources {
        let (path, lines) = (path.as_str(), lines(text, language));
        // Where the last copy would go on, and where what it is a copy of.
        let mut goes_on = None;
        for (at, run) in lines.windows(RUN).enumerate() {
            let Some(shape) = shape(run, language) else { continue };
            let (other, place, number) = *first.entry(shape).or_insert((path, at, run[0].number));
            if other == path && at < place + RUN {
                continue;
            }
            match copies.last_mut().filter(|_| goes_on == Some((at, other, place))) {
                Some(longer) => longer.numbers.push(run[RUN - 1].number),
                None => {
                    let numbers = run.iter().map(|line| line.number).collect();
                    copies.push(Copied { path, numbers, first: (other, number) });
                }
            }
            goes_on = Some((at + 1, other, place + 1));
        }
    }
    copies
}

#[test]
fn the_library_is_not_written_twice() {
    let mut sources = files(&["java"]);
    sources.retain(|(path, _)| path.starts_with("classlib/src/java.base/"));
    let total: usize = sources.iter().map(|(_, text)| text.lines().count()).sum();
    let mut again: BTreeMap<&str, BTreeSet<usize>> = BTreeMap::new();
    for copied in copies(&sources, &JAVA) {
        again.entry(copied.path).or_default().extend(copied.numbers);
    }
    let share = again.values().map(BTreeSet::len).sum::<usize>() as f64 / total as f64;
    println!("{:.2} % of {total} lines are written again", 100.0 * share);
    let mut worst: Vec<_> = again.into_iter().collect();
    worst.sort_by_key(|(_, lines)| std::cmp::Reverse(lines.len()));
    worst.truncate(20);
    assert!(
        share < MOST,
        "{:.2} % of the library's lines are written again, most of them here: {worst:?}",
        100.0 * share
    );
}

#[test]
fn crates_are_not_written_twice() {
    let files = files(&["rs"]);
    for &(folder, most) in CRATES {
        let sources: Vec<_> = files.iter().filter(|(path, _)| path.starts_with(folder)).cloned().collect();
        assert!(sources.len() > 10, "{folder}: the sources were read");
        let pairs = copies(&sources, &RUST).into_iter().map(|Copied { path, numbers, first: (other, number) }| {
            format!("{path}:{}: {} lines as {other}:{number}", numbers[0], numbers.len())
        });
        let pairs: Vec<String> = pairs.collect();
        println!("{folder}: {} runs of lines are written again\n  {}", pairs.len(), pairs.join("\n  "));
        assert!(pairs.len() <= most, "{folder}: more than {most} are written again:\n  {}", pairs.join("\n  "));
    }
}

/// The lines of one file that are written again.
fn copied(name: &str, texts: &[String], language: &Language) -> BTreeSet<usize> {
    let sources = [(name.to_owned(), texts.concat())];
    copies(&sources, language).into_iter().flat_map(|copied| copied.numbers).collect()
}

#[test]
fn a_copy_with_other_names_is_a_copy() {
    let method = |name: &str, type_: &str, end: &str| {
        format!(
            "    {type_} {name}({type_} x) {{\n        // {name}\n        {type_} sum = 0;\n\n        for ({type_} i = 0; i < x; i++) {{\n            \
             sum += i * {name}(i);\n        }}\n        if (sum > {end}) {{\n            throw new Error(\"{name}\");\n        }}\n    }}\n"
        )
    };
    let copied = |texts: &[String]| copied("A.java", texts, &JAVA);
    assert_eq!(copied(&[method("a", "int", "1")]), BTreeSet::new());
    let both = [method("a", "int", "1"), method("b", "long", "2")];
    assert_eq!(copied(&both), BTreeSet::from([12, 14, 16, 17, 19, 20]));
    let differ = [method("a", "int", "1"), method("b", "long", "x")];
    assert_eq!(copied(&differ), BTreeSet::new(), "a name is no literal");
}

#[test]
fn a_copy_in_rust_is_a_copy() {
    let function = |name: &str, lifetime: &str, mark: &str| {
        format!(
            "use std::{{\n    {name},\n}};\n/// {name}\n#[inline]\npub fn {name}<{lifetime}>(x: &{lifetime} [u8]) -> usize {{\n    let mut sum = 0;\n    \
             for &i in x {{\n        sum += {name}(i);\n    }}\n    if sum > 9 && i != {mark} {{\n        panic!(\"{name}\");\n    }}\n    \
             sum + {name}(x).{name}\n}}\nconst A: u8 = 1;\n"
        )
    };
    let copied = |texts: &[String]| copied("a.rs", texts, &RUST);
    assert_eq!(copied(&[function("a", "'x", "'b'")]), BTreeSet::new());
    let both = [function("a", "'x", "'b'"), function("c", "'long", r"'\''")];
    assert_eq!(copied(&both), BTreeSet::from([22, 23, 24, 25, 27, 28, 30]));
    let differ = [function("a", "'x", "'b'"), function("c", "'long", "d")];
    assert_eq!(copied(&differ), BTreeSet::new(), "a name is no literal");
}
