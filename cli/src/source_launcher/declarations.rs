//! What a source file declares, as far as its launcher has to know before it is compiled: package, classes, and where they are
//! said to be public.
//!
//! In goes a text, which need be no Java; out come [`Declarations`]. Only what stands outside of all brackets is looked at, and
//! what is in comments and literals is passed over.

use std::ops::Range;

/// What stands at the top of a source file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Declarations {
    /// The package, empty where none is named.
    pub package: String,
    /// Classes, interfaces, enumerations and records, in their order.
    pub classes: Vec<DeclaredClass>,
    /// There are members outside of all classes, as compact source files have them (JEP 512): those of a class that is called as
    /// the file.
    pub is_compact: bool,
}

/// A class at the top of a source file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeclaredClass {
    /// Its name, without package.
    pub name: String,
    /// Where the word `public` stands before it, in bytes.
    pub public: Option<Range<usize>>,
}

/// Words and marks; comments, literals and white space are left out.
struct Tokens<'a> {
    text: &'a str,
    at: usize,
}

/// A word or a mark, and where it is, in bytes.
type Token = Range<usize>;

impl Iterator for Tokens<'_> {
    type Item = Token;

    fn next(&mut self) -> Option<Token> {
        loop {
            let rest = &self.text[self.at..];
            let first = rest.chars().next()?;
            let start = self.at;
            let skipped = if first.is_whitespace() {
                first.len_utf8()
            } else if rest.starts_with("//") {
                rest.find('\n').unwrap_or(rest.len())
            } else if let Some(comment) = rest.strip_prefix("/*") {
                comment.find("*/").map_or(rest.len(), |end| end + 4)
            } else if let Some(quote) = ["\"\"\"", "\"", "'"].into_iter().find(|quote| rest.starts_with(quote)) {
                literal_length(rest, quote)
            } else {
                let length = if is_of_word(first) {
                    rest.find(|letter| !is_of_word(letter)).unwrap_or(rest.len())
                } else {
                    first.len_utf8()
                };
                self.at += length;
                return Some(start..self.at);
            };
            self.at += skipped;
        }
    }
}

fn is_of_word(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_' || letter == '$'
}

/// Bytes of the literal with which a text begins. One that is not closed ends with its line; a text block with the file.
fn literal_length(text: &str, quote: &str) -> usize {
    let is_block = quote.len() > 1;
    let mut letters = text.char_indices().skip(quote.len());
    while let Some((at, letter)) = letters.next() {
        match letter {
            '\\' => drop(letters.next()),
            '\n' if !is_block => return at,
            _ if text[at..].starts_with(quote) => return at + quote.len(),
            _ => {}
        }
    }
    text.len()
}

/// Reads what a source file declares.
pub fn read(text: &str) -> Declarations {
    let mut found = Declarations::default();
    let mut declaration: Vec<Token> = Vec::new();
    let mut depth = 0_usize;
    for token in (Tokens { text, at: 0 }) {
        let mark = &text[token.clone()];
        if matches!(mark, ")" | "]" | "}") {
            depth = depth.saturating_sub(1);
        }
        let is_end = depth == 0 && matches!(mark, ";" | "}");
        if depth == 0 && !is_end {
            declaration.push(token);
        }
        if matches!(mark, "(" | "[" | "{") {
            depth += 1;
        }
        if is_end {
            found.add(text, &std::mem::take(&mut declaration));
        }
    }
    found
}

impl Declarations {
    /// Adds a declaration, given by its words and marks outside of brackets.
    fn add(&mut self, text: &str, tokens: &[Token]) {
        let words: Vec<&str> = tokens.iter().map(|token| &text[token.clone()]).collect();
        match words[..] {
            [] | ["import", ..] => return,
            ["package", ref name @ ..] => {
                self.package = name.concat();
                return;
            }
            ["module", name, ..] | ["open", "module", name, ..] if name.starts_with(is_of_word) => return,
            _ => {}
        }
        let Some(keyword) = (0..words.len()).find(|&at| declares_class(&words, at)) else {
            self.is_compact |= words.iter().any(|word| word.starts_with(is_of_word));
            return;
        };
        let public = words[..keyword].iter().position(|&word| word == "public");
        let public = public.map(|at| tokens[at].clone());
        self.classes.push(DeclaredClass { name: words[keyword + 1].to_owned(), public });
    }
}

/// Whether the word of that number is one with which a class begins.
fn declares_class(words: &[&str], at: usize) -> bool {
    let is_named = words.get(at + 1).is_some_and(|name| name.starts_with(is_of_word));
    match words[at] {
        "class" => is_named && at.checked_sub(1).is_none_or(|before| words[before] != "."),
        "interface" | "enum" => is_named,
        // Elsewhere it is a name like others.
        "record" => is_named && words.get(at + 2).is_some_and(|mark| matches!(*mark, "(" | "<")),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Package, names of classes with `+` before public ones, and whether the file is compact.
    fn told(text: &str) -> (String, Vec<String>, bool) {
        let Declarations { package, classes, is_compact } = read(text);
        for class in &classes {
            assert!(class.public.clone().is_none_or(|place| &text[place] == "public"), "{text}");
        }
        let sign = |class: &DeclaredClass| if class.public.is_some() { "+" } else { "" };
        let names = classes.iter().map(|class| sign(class).to_owned() + &class.name).collect();
        (package, names, is_compact)
    }

    #[test]
    fn classes_are_told_from_what_only_looks_like_them() {
        for (text, package, names, is_compact) in [
            ("", "", &[][..], false),
            (
                "// package x;\n/* y */ package a . b;\nimport java.util.*;\nclass Two { class In { } }",
                "a.b",
                &["Two"],
                false,
            ),
            ("package a;;import b.c;", "a", &[], false),
            ("packaged x;", "", &[], true),
            ("/* package a;", "", &[], false),
            ("public class A { } public final class B<T extends A> { } interface C { }", "", &["+A", "+B", "C"], false),
            (
                "@interface Ann { String value() default \"{\"; }\n@Ann(\"public class Z {\") class M { }",
                "",
                &["Ann", "M"],
                false,
            ),
            ("@Deprecated public @interface Ann { }", "", &["+Ann"], false),
            ("public record P(int x) { } record Q<T>(T t) { } enum E { A { }, B }", "", &["+P", "Q", "E"], false),
            ("sealed interface S permits T { } non-sealed class T implements S { }", "", &["S", "T"], false),
            ("public static void main(String[] a) { class In { } }", "", &[], true),
            ("int record = 3; int[] x = {1, 2}; class In { }\nvoid main() { }", "", &["In"], true),
            ("Class<?> it = String.class; Object o = new Object() { }.getClass();", "", &[], true),
            (
                "String s = \"\"\"\n  class X { \"\\\"\"\" }\n  \"\"\"; char c = '\"', d = '\\''; class Y { }",
                "",
                &["Y"],
                true,
            ),
            ("String s = \"open; class X { }\nclass Y { }", "", &["Y"], false),
            ("module a.b { requires java.base; }", "", &[], false),
            ("open module a { }", "", &[], false),
            ("class É$1_ { }", "", &["É$1_"], false),
        ] {
            let names: Vec<String> = names.iter().map(|&name| name.to_owned()).collect();
            assert_eq!(told(text), (package.to_owned(), names, is_compact), "{text}");
        }
    }
}
