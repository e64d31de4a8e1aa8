//! Rules for functions: how long they may be, and that matches over instructions, of class files, of threaded code or of the
//! trace IR, name every one where what they say is needed of every one.
//!
//! In: the sources, read as tokens, so that neither comments nor strings count and the bodies of macros do. Out: one test per
//! rule.

use std::str::FromStr as _;

use proc_macro2::{Delimiter, TokenStream, TokenTree};

use super::{files, require_none};

/// The longest function, in lines from its `fn` to the end of its body.
const MAX_LINES: usize = 80;

/// How many longer ones there may be, in Rust and in Java together.
const MAX_LONG: usize = 5;

/// Functions that are longer: file, name, why.
const LONG: &[(&str, &str, &str)] = &[
    ("jit/src/eval.rs", "step", "one match over the trace IR, an arm for what each instruction means"),
    ("jit/src/ir/check.rs", "instruction", "one match over the trace IR, an arm for the types of each instruction"),
];

/// The same of Java sources.
const LONG_IN_JAVA: &[(&str, &str, &str)] = &[
    (
        "classlib/src/java.base/java/util/regex/Backtracker.java",
        "run",
        "one switch over a program's instructions, with its registers",
    ),
    ("classlib/src/java.base/java/util/MergeSort.java", "mergeUpwards", "one loop, whose places are its variables"),
    ("classlib/src/java.base/java/util/MergeSort.java", "mergeDownwards", "the same from the other end"),
];

/// Long methods of Java sources that are data, not code: one text, or rows of a table. File, or folder with a slash behind it,
/// name, why.
const TABLES_IN_JAVA: &[(&str, &str, &str)] = &[
    ("classlib/src/java.base/jdk/internal/locale/", "text", "a table of a language's words, one text"),
    ("classlib/src/java.base/java/nio/charset/SingleByteTable.java", "rows", "a table of charsets, a row for each"),
];

/// Enumerations of instructions, and where matches over them must name every one.
struct Instructions {
    /// Their names: a match counts whose arms name a variant of one of them, and is to name all of each.
    enumerations: &'static [&'static str],
    /// Files and folders.
    places: &'static [&'static str],
    /// Folders among them where one of the names means something else.
    except: &'static [&'static str],
}

const INSTRUCTIONS: &[Instructions] = &[
    // What instructions of threaded code do.
    Instructions {
        enumerations: &["Op", "Operation", "OperationKind"],
        places: &["vm/src/", "jit/", "traces/", "profiler/src/"],
        except: &[],
    },
    // What is said of instructions of the trace IR: an answer that is missing would be taken for a no. A pass that rewrites
    // one pattern looks for it by `if let`, `let else` or `matches!`.
    Instructions { enumerations: &["Instruction"], places: &["jit/src/"], except: &[] },
    Instructions {
        enumerations: &["BudgetUse", "InstructionKind", "ThreadUse", "Needs"],
        places: &["jit/src/"],
        except: &[],
    },
    Instructions { enumerations: &["Terminator"], places: &["jit/src/"], except: &[] },
    // Opcodes, their kinds, and what kinds are told apart by.
    Instructions {
        enumerations: &[
            "Opcode",
            "OpcodeKind",
            "ConstantUse",
            "FieldAccess",
            "Invocation",
            "StackOperation",
            "IntegerOperation",
            "FloatingPointOperation",
            "Conversion",
            "Comparison",
            "Condition",
            "Equality",
            "ComputationalType",
            "ElementType",
            "NumericType",
            "MonitorUse",
        ],
        places: &[""],
        // Cranelift has an `Opcode`, too.
        except: &["jit/src/lower/"],
    },
    // Operators of the trace IR; what several places ask of them is in the tables of `jit/src/ir/operators.rs`.
    Instructions {
        enumerations: &["BinaryOp", "UnaryOp", "IntCompare", "MemoryKind", "OfSame", "Signedness", "ThreeWay"],
        places: &["jit/"],
        except: &[],
    },
];

fn is_word(token: Option<&TokenTree>, wanted: &str) -> bool {
    matches!(token, Some(TokenTree::Ident(word)) if *word == wanted)
}

fn is_sign(token: Option<&TokenTree>, wanted: char) -> bool {
    matches!(token, Some(TokenTree::Punct(sign)) if sign.as_char() == wanted)
}

fn braces(token: Option<&TokenTree>) -> Option<TokenStream> {
    match token {
        Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Brace => Some(group.stream()),
        _ => None,
    }
}

/// Calls `found` with every sequence of tokens of a file, those within brackets after those around them.
fn sequences(tokens: TokenStream, found: &mut dyn FnMut(&[TokenTree])) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    found(&tokens);
    for token in tokens {
        if let TokenTree::Group(group) = token {
            sequences(group.stream(), found);
        }
    }
}

fn each_sequence(text: &str, mut found: impl FnMut(&[TokenTree])) {
    sequences(TokenStream::from_str(text).expect("the compiler reads it too"), &mut found);
}

/// The functions of a file, with their lengths in lines.
fn functions(text: &str) -> Vec<(String, usize)> {
    let mut functions = Vec::new();
    each_sequence(text, |tokens| {
        for at in 0..tokens.len() {
            let (true, Some(TokenTree::Ident(name))) = (is_word(tokens.get(at), "fn"), tokens.get(at + 1)) else {
                continue;
            };
            let end = tokens[at..].iter().find(|token| braces(Some(token)).is_some() || is_sign(Some(token), ';'));
            if let Some(TokenTree::Group(body)) = end {
                let lines = body.span_close().start().line - tokens[at].span().start().line + 1;
                functions.push((name.to_string(), lines));
            }
        }
    });
    functions
}

/// Words with which a line of Java begins that is no method's, or that stand before what is called.
const NO_METHOD: &[&str] = &[
    "if",
    "for",
    "while",
    "switch",
    "catch",
    "try",
    "synchronized",
    "do",
    "else",
    "return",
    "throw",
    "new",
    "case",
    "default",
    "yield",
    "assert",
    "super",
    "this",
    "record",
];

/// The methods, constructors and initialisers of a Java source or template, with their lengths in lines from the first one
/// of the head. A body ends with the first brace that is indented as the head is.
fn java_methods(text: &str) -> Vec<(String, usize)> {
    let lines: Vec<&str> = text.lines().collect();
    let indentation = |line: &str| line.len() - line.trim_start().len();
    let name = |line: &str| {
        let head = line.trim();
        if head == "static {" {
            return Some("static".to_owned());
        }
        let (before, _) = head.split_once('(')?;
        let is_head = !before.contains(['=', '.', '@', '"', '/', '*', '}', '&', '|', '+', '?', ':'])
            && !before.split([' ', '<', '>', ',']).any(|word| NO_METHOD.contains(&word));
        let name = before.split([' ', '>']).next_back()?;
        // Constants of an enumeration may have bodies, too.
        let is_constant = name == before && name.chars().all(|c| c.is_ascii_uppercase() || c == '_');
        let is_name = !name.is_empty() && name.chars().all(|c| c.is_alphanumeric() || c == '_' || c == '$');
        (is_head && is_name && !is_constant).then(|| name.to_owned())
    };
    let mut methods = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        let Some(name) = name(line) else { continue };
        let head = lines[at..].iter().take_while(|line| !line.ends_with(';') && !line.contains("->"));
        let Some(rest) = head.clone().position(|line| line.ends_with('{')) else { continue };
        // Further lines of a head are indented.
        if !lines[at + 1..=at + rest].iter().all(|further| indentation(further) > indentation(line)) {
            continue;
        }
        let is_end = |end: &&str| end.trim_end() == format!("{}}}", &line[..indentation(line)]);
        if let Some(end) = lines[at + rest..].iter().position(is_end) {
            methods.push((name, rest + end + 1));
        }
    }
    methods
}

/// The patterns of a match's arms; of conditions only the word `if`.
fn patterns(body: TokenStream) -> Vec<Vec<TokenTree>> {
    let tokens: Vec<TokenTree> = body.into_iter().collect();
    let mut patterns = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        let arrow = |&at: &usize| is_sign(tokens.get(at), '=') && is_sign(tokens.get(at + 1), '>');
        let Some(end) = (at..tokens.len()).find(arrow) else { break };
        let condition = (at..end).find(|&at| is_word(tokens.get(at), "if"));
        patterns.push(tokens[at..condition.map_or(end, |condition| condition + 1)].to_vec());
        at = end + 2;
        if braces(tokens.get(at)).is_some() {
            at += 1 + usize::from(is_sign(tokens.get(at + 1), ','));
        } else {
            at = (at..tokens.len()).find(|&at| is_sign(tokens.get(at), ',')).map_or(tokens.len(), |comma| comma + 1);
        }
    }
    patterns
}

/// Whether a pattern names a variant of one of the enumerations; what a macro puts in is not named.
fn names_instruction(pattern: &[TokenTree], enumerations: &[&str]) -> bool {
    let named = |tokens: &[TokenTree]| {
        enumerations.iter().any(|name| is_word(tokens.first(), name))
            && is_sign(tokens.get(1), ':')
            && is_sign(tokens.get(2), ':')
            && matches!(tokens.get(3), Some(TokenTree::Ident(_)))
    };
    let within = |token: &TokenTree| match token {
        TokenTree::Group(group) => names_instruction(&group.stream().into_iter().collect::<Vec<_>>(), enumerations),
        _ => false,
    };
    pattern.windows(4).any(named) || pattern.iter().any(within)
}

/// Whether a pattern, or one of its alternatives, takes everything: `_`, or a name of its own; such a one behind `&`, `ref` or
/// `@`, in `Some` or `Ok`, or a tuple of them.
fn takes_everything(pattern: &[TokenTree]) -> bool {
    pattern.split(|token| is_sign(Some(token), '|')).any(alternative_takes_everything)
}

fn alternative_takes_everything(pattern: &[TokenTree]) -> bool {
    match pattern {
        [TokenTree::Ident(_), TokenTree::Punct(sign), rest @ ..] if sign.as_char() == '@' => takes_everything(rest),
        [TokenTree::Ident(name)] => {
            let name = name.to_string();
            name != "true" && name != "false" && name.starts_with(|first: char| first == '_' || first.is_lowercase())
        }
        [TokenTree::Ident(word), rest @ ..] if ["ref", "mut", "Some", "Ok"].iter().any(|known| *word == known) => {
            takes_everything(rest)
        }
        [TokenTree::Punct(sign), rest @ ..] if sign.as_char() == '&' => takes_everything(rest),
        [TokenTree::Group(group)] if group.delimiter() == Delimiter::Parenthesis => {
            let parts: Vec<TokenTree> = group.stream().into_iter().collect();
            let mut parts = parts.split(|token| is_sign(Some(token), ',')).filter(|part| !part.is_empty());
            parts.all(takes_everything)
        }
        _ => false,
    }
}

/// The other names that a file gives to enumerations: `use Op as Other`.
fn aliases(text: &str, enumerations: &[&str]) -> Vec<String> {
    let mut aliases = Vec::new();
    each_sequence(text, |tokens| {
        for named in tokens.windows(3) {
            if let [of, renamed, TokenTree::Ident(alias)] = named
                && enumerations.iter().any(|name| is_word(Some(of), name))
                && is_word(Some(renamed), "as")
            {
                aliases.push(alias.to_string());
            }
        }
    });
    aliases
}

/// The lines of a file at which variants of the enumerations get names without them, `use Op::{a, b}`: a match over such
/// names is not seen.
fn imported_variants(text: &str, enumerations: &[&str]) -> Vec<usize> {
    let mut lines = Vec::new();
    each_sequence(text, |tokens| {
        for at in (0..tokens.len()).filter(|&at| is_word(tokens.get(at), "use")) {
            let end = (at..tokens.len()).find(|&at| is_sign(tokens.get(at), ';')).unwrap_or(tokens.len());
            sequences(tokens[at..end].iter().cloned().collect(), &mut |within| {
                let names_variant = |part: &[TokenTree]| {
                    enumerations.iter().any(|name| is_word(part.first(), name)) && is_sign(part.get(1), ':')
                };
                if within.windows(2).any(names_variant) {
                    lines.push(tokens[at].span().start().line);
                }
            });
        }
    });
    lines
}

/// The lines of a file at which matches over instructions begin that take those which they do not name together.
fn wildcards(text: &str, enumerations: &[&str]) -> Vec<usize> {
    let aliases = aliases(text, enumerations);
    let enumerations: Vec<&str> = enumerations.iter().copied().chain(aliases.iter().map(String::as_str)).collect();
    let with_self: Vec<&str> = enumerations.iter().copied().chain(["Self"]).collect();
    let mut lines = Vec::new();
    each_sequence(text, |tokens| {
        lines.extend(wildcards_of(tokens, &enumerations));
        for at in 0..tokens.len() {
            if is_word(tokens.get(at), "impl") {
                // There the type is called `Self`, too; behind `for`, if it is a trait's.
                let end = (at..tokens.len()).find(|&at| braces(tokens.get(at)).is_some()).unwrap_or(tokens.len());
                let of = (at..end).find(|&at| is_word(tokens.get(at), "for")).unwrap_or(at) + 1;
                if enumerations.iter().any(|name| is_word(tokens.get(of), name)) {
                    let body = braces(tokens.get(end)).unwrap_or_default();
                    sequences(body, &mut |tokens| lines.extend(wildcards_of(tokens, &with_self)));
                }
            }
        }
    });
    lines.sort_unstable();
    lines.dedup();
    lines
}

/// The same of a sequence of tokens, without those within brackets.
fn wildcards_of(tokens: &[TokenTree], enumerations: &[&str]) -> Vec<usize> {
    let is_one = |&at: &usize| {
        let body = tokens[at..].iter().find_map(|token| braces(Some(token)));
        is_word(tokens.get(at), "match") && body.is_some_and(|body| takes_together(body, enumerations))
    };
    (0..tokens.len()).filter(is_one).map(|at| tokens[at].span().start().line).collect()
}

/// Whether the arms of a match name instructions, and one takes those that it does not name.
fn takes_together(body: TokenStream, enumerations: &[&str]) -> bool {
    let patterns = patterns(body);
    patterns.iter().any(|pattern| names_instruction(pattern, enumerations))
        && patterns.iter().any(|pattern| takes_everything(pattern))
}

#[test]
fn functions_are_short() {
    let long = long(&["rs"], functions);
    check_long(&long, LONG);
    assert!(LONG.len() + LONG_IN_JAVA.len() <= MAX_LONG, "at most {MAX_LONG} functions may be longer");
}

#[test]
fn methods_of_the_library_are_short() {
    let mut read = 0;
    let long = long(&["java"], |text| {
        let methods = java_methods(text);
        read += methods.len();
        methods
    });
    let of_library: Vec<_> = long.into_iter().filter(|(path, ..)| path.starts_with("classlib/")).collect();
    check_long(&of_library, &[LONG_IN_JAVA, TABLES_IN_JAVA].concat());
    assert!(read > 10_000, "only {read} methods were read");
}

/// The functions of files that are too long: path, name, lines.
fn long(endings: &[&str], mut functions: impl FnMut(&str) -> Vec<(String, usize)>) -> Vec<(String, String, usize)> {
    let mut long = Vec::new();
    for (path, text) in files(endings) {
        let functions = functions(&text).into_iter().filter(|(_, lines)| *lines > MAX_LINES);
        long.extend(functions.map(|(name, lines)| (path.clone(), name, lines)));
    }
    long
}

/// Fails where a function is too long and not listed, or listed and not too long.
fn check_long(long: &[(String, String, usize)], listed: &[(&str, &str, &str)]) {
    let is_at = |path: &str, place: &str| path == place || place.ends_with('/') && path.starts_with(place);
    let is_listed =
        |path: &str, name: &str| listed.iter().any(|(place, listed, _)| is_at(path, place) && *listed == name);
    let unlisted = long.iter().filter(|(path, name, _)| !is_listed(path, name));
    let shown = unlisted.map(|(path, name, lines)| format!("{path}: {name} has {lines} lines"));
    require_none(&format!("longer than {MAX_LINES} lines"), shown);
    let is_long = |place: &str, name: &str| long.iter().any(|(path, long, _)| is_at(path, place) && long == name);
    let stale = listed.iter().filter(|(place, name, _)| !is_long(place, name));
    require_none("listed as long, but is not", stale.map(|(place, name, _)| format!("{place}: {name}")));
}

#[test]
fn methods_of_java_are_found() {
    let text = "class A {\n    static {\n        b();\n    }\n\n    @B(\"(\")\n    public <T> A(int b,\n            int c) {\n\
        \x20       if (b) {\n            d(e -> {\n            });\n        }\n    }\n\n    int f() {\n        return new G(1) {\n\
        \x20           void h() {\n            }\n        };\n    }\n    abstract void i();\n    int $j$(\n        int k) {\n\
        //#if l\n        if (k) {\n//#else\n        if (m) {\n//#end\n        }\n    }\n}\n";
    let expected =
        [("static", 3), ("A", 7), ("f", 6), ("h", 2), ("$j$", 9)].map(|(name, lines)| (name.to_owned(), lines));
    assert_eq!(java_methods(text), expected);
}

#[test]
fn matches_over_instructions_name_every_one() {
    let files = files(&["rs"]);
    for Instructions { enumerations, places, except } in INSTRUCTIONS {
        let begins = |path: &str, folders: &[&str]| folders.iter().any(|folder| path.starts_with(folder));
        let known: Vec<_> = files.iter().filter(|(path, _)| begins(path, places) && !begins(path, except)).collect();
        assert!(known.iter().any(|(_, text)| text.contains(&format!("{}::", enumerations[0]))), "{enumerations:?}");
        let shown = |found: fn(&str, &[&str]) -> Vec<usize>| {
            let found = known.iter().flat_map(move |(path, text)| {
                found(text, enumerations).into_iter().map(move |line| format!("{path}:{line}"))
            });
            found.collect::<Vec<_>>()
        };
        require_none("a match over instructions must not take those together that it does not name", shown(wildcards));
        require_none("instructions are to be named with their enumeration", shown(imported_variants));
    }
}

#[test]
fn functions_and_matches_are_found() {
    let text = "fn a() {}\nimpl T { pub fn b(&self) -> [u8; 2] {\n fn c()\n {\n }\n } fn d(); }\n\
        macro_rules! m { ($n:ident) => { fn $n() {\n\n} fn e() {\n} }; }\ntype F = fn(u8);";
    let found = functions(text);
    let expected = [("a", 1), ("b", 5), ("e", 2), ("c", 3)].map(|(name, lines)| (name.to_owned(), lines));
    assert_eq!(found.len(), expected.len(), "{found:?}");
    assert!(expected.iter().all(|function| found.contains(function)), "{found:?}");
    for (text, expected) in [
        ("fn f() { match op { Op::a => 1, _ => 2 } }", 1),
        ("match (op, x) { (Op::a | Op::b, 1) => {} other => {} }", 1),
        ("match x { Some(Op::a) if y => z(|| { 1 }), rest => 2 }", 1),
        ("match op { Op::a => 1, Op::b => 2 }", 0),
        ("match op { Op::a => match x { _ => 3 }, Op::b => 2 }", 0),
        ("match x { 1 => Op::a, _ => Op::b }", 0),
        ("match x { BinaryOp::a => 1, _ => 2 }", 0),
        ("match op { Op::a => 1, _ if x => 2, Op::b => 3 }", 0),
        ("match x { true if op == Op::a => 1, true => 2, false => 3 }", 0),
        ("match op { $(Op::$name => 1,)* _ => 2 }", 0),
        ("match kind { OperationKind::Call => { 1 } Other::B => 2, _ => 2 }", 1),
        ("match *op { Op::a(x) => x, ref other => other.size() }", 1),
        ("match look() { Some(&Op::a) => 1, Some(_) => 2, None => 3 }", 1),
        ("match (op, x) { (Op::a, 1) => 1, (_, _) => 2 }", 1),
        ("match (op, x) { (Op::a, _) => 1, (Op::b, Some(_)) => 2, (Op::b, None) => 3 }", 0),
        ("match look() { Some(Op::a) => 1, Some(Op::b) => 2, None => 3 }", 0),
        ("match look() { Some(Op::a) => 1, None | Some(_) => 2 }", 1),
        ("match look() { Some(Op::a) => 1, Some(_) | None => 2 }", 1),
        ("match (op, x) { (Op::a, _) => 1, (_, None | Some(_)) => 2 }", 1),
        ("match look() { Ok(Op::a) => 1, Ok(_) => 2, Err(_) => 3 }", 1),
        ("match op { Op::a => 1, other @ _ => other.size() }", 1),
        ("match op { op @ Op::a => 1, op @ Op::b => 2 }", 0),
        ("impl Op { fn f(self) -> u8 { match self { Self::a => 1, _ => 2 } } }", 1),
        ("impl Other { fn f(self) -> u8 { match self { Self::a => 1, _ => 2 } } }", 0),
        ("impl From<u8> for Op { fn f(self) -> u8 { match self { Self::a | Self::b => 1, _ => 2 } } }", 1),
        ("impl From<Op> for Other { fn f(self) -> u8 { match self { Self::a => 1, _ => 2 } } }", 0),
        ("fn f() { use Op as O; match op { O::a => 1, O::b | O::c => 2, other => other.size() } }", 1),
        ("use a::{Op as O, x}; fn f() { match op { O::a => 1, O::b => 2 } }", 0),
        ("use a::Other as O; fn f() { match op { O::a => 1, _ => 2 } }", 0),
        ("match op { found @ (Op::a | Op::b) => 1, rest @ _ => 2 }", 1),
        ("match (op, x) { (Op::a, y) => 1, _ => 2 }", 1),
        ("match decode() { Ok(Decoded { op: Op::a, .. }) => 1, _ => 2 }", 1),
        ("fn f() { let Op::a(x) = op else { return }; if let Op::b = op {} matches!(op, Op::b) }", 0),
    ] {
        assert_eq!(wildcards(text, &["Op", "OperationKind"]).len(), expected, "{text}");
    }
    for (text, expected) in [
        ("use super::Op::{self, a, b};", 1),
        ("fn f() { use crate::{x, y::Op::*}; }", 1),
        ("use crate::{op::{Op, Other}, x::Other::*}; fn f() { Op::a }", 0),
        ("use Op as O; fn f() { O::a; Op::b }", 0),
    ] {
        assert_eq!(imported_variants(text, &["Op", "OperationKind"]).len(), expected, "{text}");
    }
}

#[test]
fn forgetting_instructions_and_asking_for_facts_differ() {
    // A pass that forgets a new instruction, and one that asks for a fact.
    let forgets =
        "fn goes(i: &Instruction) -> bool { match *i { Instruction::Guard { .. } => false, _ => i.is_pure() } }";
    let asks = "fn goes(i: &Instruction) -> bool { !matches!(i, Instruction::Guard { .. }) && i.is_pure() }";
    assert_eq!((wildcards(forgets, &["Instruction"]).len(), wildcards(asks, &["Instruction"]).len()), (1, 0));
    let text =
        "macro_rules! m { ($i:expr) => { match $i { Instruction::A { x, .. } | Instruction::B(x) => x, _ => 0 } }; }";
    assert_eq!((wildcards(text, &["Instruction"]).len(), wildcards(text, &["Op"]).len()), (1, 0));
}
