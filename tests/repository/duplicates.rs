//! The class library says a thing once: how many lines of its Java sources are written again.
//!
//! In: the sources, templates as they stand, read line by line as tokens. Out: the share of lines that belong to a later
//! copy of a run of lines, of all lines; the test lists the longest copies where there are too many.
//!
//! A run is [`RUN`] lines of code that follow each other; blank lines, comments, directives of templates, annotations,
//! imports, lone punctuation and declarations without a body (which the library's interface prescribes) are passed over. Two
//! runs are of one shape if they are the same, or become so when names are given to each other one for one, and literals are
//! not told apart; keywords are kept, primitive types count as names. Runs of fewer than [`TOKENS`] tokens or [`STATEMENTS`]
//! statements, such as accessors and tables, say too little.

use std::collections::{BTreeMap, HashMap};
use std::sync::LazyLock;

use regex::Regex;

use super::files;

/// The share of lines that may be written again.
const MOST: f64 = 0.02;

/// The lines of a run, and what it must hold to count.
const RUN: usize = 6;
const TOKENS: usize = 36;
const STATEMENTS: usize = 2;

const KEYWORDS: &str = " abstract assert break case catch class continue default do else enum extends false final finally for \
    if implements instanceof interface native new null private protected public record return sealed permits static \
    strictfp super switch synchronized this throw throws transient true try var void volatile while yield ";

static TOKEN: LazyLock<Regex> =
    LazyLock::new(|| Regex::new(r#""(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)+'|[\w$]+|\S"#).expect("a pattern"));

/// A method without a body, or a constant: nothing that another place could do for this one.
static DECLARATION: LazyLock<Regex> = LazyLock::new(|| {
    let modifiers = r"^((public|private|protected|abstract|native|static|final|synchronized|default) )*";
    let method = r"(<[^(]+> )?[\w.<>\[\], ?&]+ \w+\([^()=]*\)( throws [\w., ]+)?;$";
    Regex::new(&format!("{modifiers}{method}|{modifiers}static final .*[;,{{]$")).expect("a pattern")
});

static STATEMENT: LazyLock<Regex> = LazyLock::new(|| {
    let words =
        "return|throw|new|else|assert|yield|if|for|while|do|try|switch|case|break|continue|catch|synchronized \\(";
    Regex::new(&format!(r"^({words})\b|;$")).expect("a pattern")
});

/// A line of code.
struct Line<'t> {
    number: usize,
    tokens: Vec<&'t str>,
    is_statement: bool,
}

fn lines(text: &str) -> Vec<Line<'_>> {
    let mut lines = Vec::new();
    let mut in_comment = false;
    for (number, line) in (1..).zip(text.lines().map(str::trim)) {
        in_comment |= line.starts_with("/*");
        let is_code = !in_comment
            && line.contains(char::is_alphanumeric)
            && !["//", "@", "import ", "package "].iter().any(|start| line.starts_with(start));
        in_comment &= !line.contains("*/");
        let is_statement = STATEMENT.is_match(line);
        let word = line.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
        let is_declaration = DECLARATION.is_match(line) && !["return", "throw", "new", "else", "yield"].contains(&word);
        if is_code && !is_declaration {
            let tokens = TOKEN.find_iter(line).map(|token| token.as_str()).collect();
            let begins = ["public ", "private ", "protected ", "static "].iter().any(|start| line.starts_with(start));
            lines.push(Line { number, tokens, is_statement: is_statement && !begins });
        }
    }
    lines
}

/// What a run says, with names by the order of their first places; `None` where that is too little.
fn shape(run: &[Line<'_>]) -> Option<String> {
    let tokens: usize = run.iter().map(|line| line.tokens.len()).sum();
    if tokens < TOKENS || run.iter().filter(|line| line.is_statement).count() < STATEMENTS {
        return None;
    }
    let mut names = HashMap::new();
    let mut shape = String::new();
    for line in run {
        for &token in &line.tokens {
            let first = token.chars().next().unwrap_or_default();
            if first.is_ascii_digit() || first == '"' || first == '\'' {
                shape.push('0');
            } else if (first.is_alphanumeric() || "_$".contains(first)) && !KEYWORDS.contains(&format!(" {token} ")) {
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

/// The lines that are written again: those of each file, a mark for each line of code.
fn again(sources: &[(String, String)]) -> BTreeMap<&str, Vec<usize>> {
    let mut first = HashMap::new();
    let mut again: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for (path, text) in sources {
        let lines = lines(text);
        let mut marked = vec![false; lines.len()];
        for (at, run) in lines.windows(RUN).enumerate() {
            let Some(shape) = shape(run) else { continue };
            let (other, place) = *first.entry(shape).or_insert((path, at));
            if other != path || at >= place + RUN {
                marked[at..at + RUN].fill(true);
            }
        }
        let numbers = lines.iter().zip(marked).filter(|(_, is_marked)| *is_marked).map(|(line, _)| line.number);
        again.insert(path, numbers.collect());
    }
    again
}

#[test]
fn the_library_is_not_written_twice() {
    let mut sources = files(&["java"]);
    sources.retain(|(path, _)| path.starts_with("classlib/src/java.base/"));
    let total: usize = sources.iter().map(|(_, text)| text.lines().count()).sum();
    let again = again(&sources);
    let share = again.values().map(Vec::len).sum::<usize>() as f64 / total as f64;
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
fn a_copy_with_other_names_is_a_copy() {
    let method = |name: &str, type_: &str, end: &str| {
        format!(
            "    {type_} {name}({type_} x) {{\n        // {name}\n        {type_} sum = 0;\n\n        for ({type_} i = 0; i < x; i++) {{\n            \
             sum += i * {name}(i);\n        }}\n        if (sum > {end}) {{\n            throw new Error(\"{name}\");\n        }}\n    }}\n"
        )
    };
    let source = |texts: &[String]| vec![("A.java".to_owned(), texts.concat())];
    let copied = |texts: &[String]| again(&source(texts))["A.java"].clone();
    assert_eq!(copied(&[method("a", "int", "1")]), []);
    assert_eq!(copied(&[method("a", "int", "1"), method("b", "long", "2")]), [12, 14, 16, 17, 19, 20]);
    assert_eq!(copied(&[method("a", "int", "1"), method("b", "long", "x")]), [], "a name is no literal");
}
