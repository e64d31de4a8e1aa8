//! Java sources that stand once for several kinds of values: a template in, the sources that it becomes out.
//!
//! A template is a Java source with directives, which are lines that begin with `//#`:
//!
//! * `//#each int long double` … `//#end`: the lines between once for each kind. In them `$type$`, `$Type$`, `$Box$` and
//!   the other words of [`kinds`] are replaced by what they are for the kind. A loop within a loop has a name:
//!   `//#each to: int long` goes with `$to_type$`, `$to_Type$` and so on.
//! * `//#if integral` … `//#else if float` … `//#else` … `//#end`: the lines for kinds that are named, or belong to a family
//!   that is. `//#if not boolean` turns it round, `//#if to: int` asks the loop of that name, and `same` passes where all loops are at one kind.
//! * `//#file $Type$Pipeline.java: int long double`, in the first line: the whole template once for each kind, each time
//!   as a source of that name. A template without it becomes one source with its own name.
//! * `//#word Unit byte=stream char=reader`, before the first loop: one more word, for this template only.
//!
//! There is nothing else: no expressions, no calls. Each line of a source comes from one line of the template, which is
//! kept with it, so that the compiler's messages can name the template; engines for text templates do not tell this.

pub mod kinds;

use kinds::Kind;
use std::fmt;

/// A source that has been expanded.
#[derive(Debug, PartialEq, Eq)]
pub struct Source {
    /// The name of its file, without folders.
    pub file: String,
    /// The Java source.
    pub text: String,
    /// For each of its lines the number of the template's line, counted from 1.
    pub lines: Vec<usize>,
}

/// What is wrong with a template, and in which line, counted from 1.
#[derive(Debug, PartialEq, Eq)]
pub struct TemplateError {
    /// The line of the template.
    pub line: usize,
    /// What is wrong there.
    pub message: String,
}

impl fmt::Display for TemplateError {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{}: {}", self.line, self.message)
    }
}

const MARK: &str = "//#";

/// Whether a source has directives.
pub fn is_template(text: &str) -> bool {
    text.lines().any(|line| line.trim_start().starts_with(MARK))
}

/// Expands the template `text` of the file `file`. Cost: that of writing what comes out.
pub fn expand(file: &str, text: &str) -> Result<Vec<Source>, TemplateError> {
    let mut parser = Parser { lines: text.lines().enumerate(), words: Vec::new() };
    let whole = text.lines().next().and_then(|line| line.strip_prefix("//#file "));
    let Some(whole) = whole else {
        let body = parser.body(None)?.0;
        let mut source = Expansion::new(&parser.words);
        source.nodes(&body)?;
        return Ok(vec![source.into_source(file.to_owned())]);
    };
    parser.lines.next();
    let (pattern, names) = whole.split_once(':').ok_or_else(|| error(1, "a file needs `NAME: KINDS`"))?;
    let kinds = kinds_named(1, names)?;
    let body = parser.body(None)?.0;
    let mut sources = Vec::new();
    for kind in kinds {
        let mut source = Expansion::new(&parser.words);
        source.loops.push(Loop { name: "", kind });
        let file = source.replaced(1, pattern)?;
        source.nodes(&body)?;
        sources.push(source.into_source(file));
    }
    Ok(sources)
}

fn error(line: usize, message: impl Into<String>) -> TemplateError {
    TemplateError { line, message: message.into() }
}

fn kinds_named(line: usize, names: &str) -> Result<Vec<&'static Kind>, TemplateError> {
    let named = |name| Kind::named(name).ok_or_else(|| error(line, format!("no kind `{name}`")));
    let kinds: Vec<_> = names.split_whitespace().map(named).collect::<Result<_, _>>()?;
    if kinds.is_empty() { Err(error(line, "no kinds")) } else { Ok(kinds) }
}

/// A part of a template, with the number of the line that it begins in.
enum Node<'t> {
    Line(usize, &'t str),
    Each { name: &'t str, kinds: Vec<&'static Kind>, body: Vec<Node<'t>> },
    If { line: usize, condition: Condition<'t>, then: Vec<Node<'t>>, otherwise: Vec<Node<'t>> },
}

struct Condition<'t> {
    /// The name of the loop whose kind is asked for.
    of: &'t str,
    not: bool,
    any: Vec<&'t str>,
}

/// A word of one template.
struct Word<'t> {
    name: &'t str,
    values: Vec<(&'static Kind, &'t str)>,
}

struct Parser<'t, L> {
    lines: L,
    words: Vec<Word<'t>>,
}

/// How a body ends.
#[derive(PartialEq, Eq)]
enum Ending<'t> {
    End,
    Else,
    /// `else if` in this line, with what stands behind it.
    ElseIf(usize, &'t str),
    Text,
}

impl<'t, L: Iterator<Item = (usize, &'t str)>> Parser<'t, L> {
    /// The nodes up to the end of what was opened in line `opened`, or to the end of the text.
    fn body(&mut self, opened: Option<usize>) -> Result<(Vec<Node<'t>>, Ending<'t>), TemplateError> {
        let mut nodes = Vec::new();
        while let Some((at, text)) = self.lines.next() {
            let line = at + 1;
            let Some(directive) = text.trim_start().strip_prefix(MARK) else {
                nodes.push(Node::Line(line, text));
                continue;
            };
            let (name, rest) = directive.trim_end().split_once(' ').unwrap_or((directive.trim_end(), ""));
            match name {
                "each" => {
                    let (name, kinds) = rest.split_once(':').unwrap_or(("", rest));
                    let kinds = kinds_named(line, kinds)?;
                    let (body, ending) = self.body(Some(line))?;
                    if ending != Ending::End {
                        return Err(error(line, "`else` belongs to `if`"));
                    }
                    nodes.push(Node::Each { name, kinds, body });
                }
                "if" => nodes.push(self.condition(line, rest)?),
                "else" if opened.is_some() => {
                    let ending = rest.strip_prefix("if ").map_or(Ending::Else, |rest| Ending::ElseIf(line, rest));
                    return Ok((nodes, ending));
                }
                "end" if opened.is_some() => return Ok((nodes, Ending::End)),
                "word" if opened.is_none() => self.word(line, rest)?,
                _ => return Err(error(line, format!("`{name}` does not belong here"))),
            }
        }
        match opened {
            Some(line) => Err(error(line, "without an `end`")),
            None => Ok((nodes, Ending::Text)),
        }
    }

    fn condition(&mut self, line: usize, rest: &'t str) -> Result<Node<'t>, TemplateError> {
        let (of, tests) = rest.split_once(':').unwrap_or(("", rest));
        let mut any: Vec<_> = tests.split_whitespace().collect();
        let not = any.first() == Some(&"not");
        if not {
            any.remove(0);
        }
        if any.is_empty() {
            return Err(error(line, "no condition"));
        }
        let (then, ending) = self.body(Some(line))?;
        let otherwise = match ending {
            Ending::Else => {
                let (otherwise, ending) = self.body(Some(line))?;
                if ending != Ending::End {
                    return Err(error(line, "two `else`"));
                }
                otherwise
            }
            Ending::ElseIf(line, rest) => vec![self.condition(line, rest)?],
            Ending::End | Ending::Text => Vec::new(),
        };
        Ok(Node::If { line, condition: Condition { of, not, any }, then, otherwise })
    }

    fn word(&mut self, line: usize, rest: &'t str) -> Result<(), TemplateError> {
        let mut parts = rest.split_whitespace();
        let name = parts.next().ok_or_else(|| error(line, "a word needs a name"))?;
        let mut values = Vec::new();
        for part in parts {
            let (kind, value) = part.split_once('=').ok_or_else(|| error(line, format!("`{part}` has no value")))?;
            values.push((kinds_named(line, kind)?[0], value));
        }
        if values.iter().any(|(kind, _)| kind.word(name).is_some()) {
            return Err(error(line, format!("all templates have a word `{name}`")));
        }
        self.words.push(Word { name, values });
        Ok(())
    }
}

struct Loop<'t> {
    name: &'t str,
    kind: &'static Kind,
}

struct Expansion<'t, 'w> {
    words: &'w [Word<'t>],
    loops: Vec<Loop<'t>>,
    text: String,
    lines: Vec<usize>,
}

impl<'t, 'w> Expansion<'t, 'w> {
    fn new(words: &'w [Word<'t>]) -> Self {
        Expansion { words, loops: Vec::new(), text: String::new(), lines: Vec::new() }
    }

    fn into_source(self, file: String) -> Source {
        Source { file, text: self.text, lines: self.lines }
    }

    fn nodes(&mut self, nodes: &[Node<'t>]) -> Result<(), TemplateError> {
        for node in nodes {
            match node {
                Node::Line(line, text) => {
                    self.text += &self.replaced(*line, text)?;
                    self.text.push('\n');
                    self.lines.push(*line);
                }
                Node::Each { name, kinds, body } => {
                    for &kind in kinds {
                        self.loops.push(Loop { name, kind });
                        self.nodes(body)?;
                        self.loops.pop();
                    }
                }
                Node::If { line, condition, then, otherwise } => {
                    self.nodes(if self.holds(*line, condition)? { then } else { otherwise })?;
                }
            }
        }
        Ok(())
    }

    fn kind(&self, name: &str) -> Option<&'static Kind> {
        self.loops.iter().rev().find(|found| found.name == name).map(|found| found.kind)
    }

    fn holds(&self, line: usize, condition: &Condition<'_>) -> Result<bool, TemplateError> {
        let mut any = false;
        for test in &condition.any {
            any |= match *test {
                "same" => self.loops.windows(2).all(|pair| pair[0].kind == pair[1].kind),
                test => {
                    let kind = self.kind(condition.of).ok_or_else(|| error(line, "not in a loop of that name"))?;
                    kind.passes(test).ok_or_else(|| error(line, format!("no kind or family `{test}`")))?
                }
            };
        }
        Ok(any != condition.not)
    }

    /// The line with what its words are for the kinds of the loops. A `$` that does not begin a word between two stays.
    fn replaced(&self, line: usize, text: &str) -> Result<String, TemplateError> {
        let mut out = String::new();
        let mut rest = text;
        while let Some((before, after)) = rest.split_once('$') {
            out += before;
            let end = after.find(|c: char| c != '_' && !c.is_ascii_alphabetic());
            match end.filter(|&end| end > 0 && after[end..].starts_with('$')) {
                Some(end) => {
                    out += &self.word(&after[..end]).ok_or_else(|| {
                        let kinds: Vec<_> = self.loops.iter().map(|each| each.kind.name).collect();
                        error(line, format!("no word `{}` for [{}]", &after[..end], kinds.join(" ")))
                    })?;
                    rest = &after[end + 1..];
                }
                None => {
                    out.push('$');
                    rest = after;
                }
            }
        }
        Ok(out + rest)
    }

    fn word(&self, word: &str) -> Option<String> {
        let (of, word) = word.split_once('_').unwrap_or(("", word));
        let kind = self.kind(of)?;
        let own = self.words.iter().find(|found| found.name == word);
        match own {
            Some(own) => own.values.iter().find(|(of, _)| *of == kind).map(|(_, value)| (*value).to_owned()),
            None => kind.word(word),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(text: &str) -> Source {
        let mut sources = expand("A.java", text).expect("a template");
        assert_eq!(sources.len(), 1);
        sources.remove(0)
    }

    fn refused(text: &str) -> TemplateError {
        expand("A.java", text).expect_err("no template")
    }

    #[test]
    fn a_source_without_directives_is_no_template() {
        assert!(!is_template("class A {\n    // # each\n}\n"));
        assert!(is_template("class A {\n    //#each int\n    //#end\n}\n"));
    }

    #[test]
    fn loops_replace_words_and_tell_the_lines() {
        let source = one("class A {\n    //#each int char\n    $Box$ box($type$ v); // $ $1 $x\n    //#end\n}\n");
        assert_eq!(
            source.text,
            "class A {\n    Integer box(int v); // $ $1 $x\n    Character box(char v); // $ $1 $x\n}\n"
        );
        assert_eq!(source.lines, [1, 3, 3, 5]);
        assert_eq!(source.file, "A.java");
    }

    #[test]
    fn conditions_choose_lines() {
        let text = "//#each byte double boolean\n//#if integral\n$type$ i\n//#else if not boolean\n$type$ f $bits$\n//#else\n\
                    b\n//#end\n//#end\n";
        let source = one(text);
        assert_eq!(source.text, "byte i\ndouble f long\nb\n");
        assert_eq!(source.lines, [3, 5, 7]);
    }

    #[test]
    fn a_loop_in_a_loop_has_a_name() {
        let text = "//#each int long\n//#each to: int long\n//#if same\n$Type$UnaryOperator\n//#else\n\
                    $Type$To$to_Type$Function\n//#if to: long\nwide\n//#end\n//#end\n//#end\n//#end\n";
        assert_eq!(one(text).text, "IntUnaryOperator\nIntToLongFunction\nwide\nLongToIntFunction\nLongUnaryOperator\n");
    }

    #[test]
    fn a_file_for_each_kind() {
        let text =
            "//#file $Type$s.java: int ref\n//#word many int=two ref=three\nclass $Type$s {} // $many$ $Consumer$\n";
        let sources = expand("Values.java", text).expect("a template");
        let all: Vec<_> = sources.iter().map(|source| (source.file.as_str(), source.text.as_str())).collect();
        assert_eq!(
            all,
            [
                ("Ints.java", "class Ints {} // two IntConsumer\n"),
                ("Refs.java", "class Refs {} // three Consumer<? super T>\n")
            ]
        );
        assert_eq!(sources[1].lines, [3]);
    }

    #[test]
    fn what_is_wrong_is_told_with_its_line() {
        let cases = [
            ("//#each int\n//#if\n//#end\n//#end\n", 2, "no condition"),
            ("//#each int\nint\n", 1, "without an `end`"),
            ("\n//#end\n", 2, "`end` does not belong here"),
            ("//#each int integer\n//#end\n", 1, "no kind `integer`"),
            ("//#each\n//#end\n", 1, "no kinds"),
            ("//#each int\n//#else\n//#end\n", 1, "`else` belongs to `if`"),
            ("//#each int\n//#if int\n//#else\n//#else\n//#end\n//#end\n", 2, "two `else`"),
            ("//#each int\n//#if int\n//#else\n//#else if int\n//#end\n//#end\n", 2, "two `else`"),
            ("//#each int\n//#if long\n//#else if numeric\n//#end\n//#end\n", 3, "no kind or family `numeric`"),
            ("//#each int\n//#if numeric\n//#end\n//#end\n", 2, "no kind or family `numeric`"),
            ("//#if int\n//#end\n", 1, "not in a loop of that name"),
            ("//#each int\n//#if to: int\n//#end\n//#end\n", 2, "not in a loop of that name"),
            ("//#each int\n//#end\n$type$\n", 3, "no word `type` for []"),
            ("//#each int ref\n\n$bytes$\n//#end\n", 3, "no word `bytes` for [ref]"),
            ("//#each int\n$to_type$\n//#end\n", 2, "no word `to_type` for [int]"),
            ("//#file A.java\n", 1, "a file needs `NAME: KINDS`"),
            ("\n//#file A.java: int\n", 2, "`file` does not belong here"),
            ("//#word type int=a\n", 1, "all templates have a word `type`"),
            ("//#word w int\n", 1, "`int` has no value"),
            ("//#word w int=a\n//#each int long\n$w$\n//#end\n", 3, "no word `w` for [long]"),
            ("//#loop int\n", 1, "`loop` does not belong here"),
        ];
        for (text, line, message) in cases {
            assert_eq!(refused(text), error(line, message), "{text}");
        }
    }
}
