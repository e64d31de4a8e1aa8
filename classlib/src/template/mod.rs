//! Java sources that stand once for several kinds of values, or for several names: a template in, the sources that it
//! becomes out.
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
//! * `//#for unit: Years Months` … `//#end`: the lines between once for each value, which stands in them as `$unit$`.
//!   `//#for unit field`, followed by rows `//#| Years | YEAR`, is a loop over several words at once ([`rows`]).
//!   `//#if unit: Years` asks for a value.
//! * `//#file $Name$.java`, in the first line, with a `//#for` in the second: the whole template once for each row.
//!
//! There is nothing else: no expressions, no calls. Each line of a source comes from one line of the template, which is
//! kept with it, so that the compiler's messages can name the template; engines for text templates do not tell this.

pub mod kinds;
pub mod rows;

use kinds::Kind;
use rows::Rows;
use std::fmt;
use std::iter::Peekable;
use std::rc::Rc;

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

/// A loop over rows, where it is that over files.
const FOR: &str = "//#for ";

/// Whether a source has directives.
pub fn is_template(text: &str) -> bool {
    text.lines().any(|line| line.trim_start().starts_with(MARK))
}

/// Expands the template `text` of the file `file`. Cost: that of writing what comes out.
pub fn expand(file: &str, text: &str) -> Result<Vec<Source>, TemplateError> {
    let mut parser = Parser { lines: text.lines().enumerate().peekable(), words: Vec::new() };
    let whole = text.lines().next().and_then(|line| line.strip_prefix("//#file "));
    let Some(whole) = whole else {
        let body = parser.body(None)?.0;
        let mut source = Expansion::new(&parser.words);
        source.nodes(&body)?;
        return Ok(vec![source.into_source(file.to_owned())]);
    };
    parser.lines.next();
    let (pattern, loops) = parser.files(whole)?;
    let body = parser.body(None)?.0;
    let mut sources = Vec::new();
    for each in &loops {
        let mut source = Expansion::new(&parser.words);
        source.loops.push(each);
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
    Each { loops: Vec<Loop<'t>>, body: Vec<Node<'t>> },
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

struct Parser<'t, L: Iterator> {
    lines: Peekable<L>,
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
                "each" | "for" => {
                    let loops = if name == "each" {
                        let (name, kinds) = rest.split_once(':').unwrap_or(("", rest));
                        Loop::over_kinds(name, kinds_named(line, kinds)?)
                    } else {
                        Loop::over_rows(self.rows(line, rest)?)
                    };
                    let (body, ending) = self.body(Some(line))?;
                    if ending != Ending::End {
                        return Err(error(line, "`else` belongs to `if`"));
                    }
                    nodes.push(Node::Each { loops, body });
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

    /// The pattern of the files' names and the loop over them; `whole` stands behind `//#file`.
    fn files(&mut self, whole: &'t str) -> Result<(&'t str, Vec<Loop<'t>>), TemplateError> {
        if let Some((pattern, names)) = whole.split_once(':') {
            return Ok((pattern, Loop::over_kinds("", kinds_named(1, names)?)));
        }
        let Some((_, head)) = self.lines.next_if(|(_, text)| text.starts_with(FOR)) else {
            return Err(error(1, "a file needs `NAME: KINDS`, or `NAME` and a `for` below it"));
        };
        Ok((whole.trim_end(), Loop::over_rows(self.rows(2, &head[FOR.len()..])?)))
    }

    /// The rows of the `for` in line `line`: those behind its colon, or those that follow.
    fn rows(&mut self, line: usize, rest: &'t str) -> Result<Rows<'t>, TemplateError> {
        let mut rows = Rows::of_head(rest);
        while let Some((at, text)) = self.lines.next_if(|(_, text)| rows::is_row(text)) {
            rows.add(text).map_err(|message| error(at + 1, message))?;
        }
        if rows.rows.is_empty() { Err(error(line, "no rows")) } else { Ok(rows) }
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

/// What one turn of a loop is for.
enum Loop<'t> {
    Kind { name: &'t str, kind: &'static Kind },
    Row { words: Rc<[&'t str]>, values: Vec<&'t str> },
}

impl<'t> Loop<'t> {
    fn over_kinds(name: &'t str, kinds: Vec<&'static Kind>) -> Vec<Self> {
        kinds.into_iter().map(|kind| Loop::Kind { name, kind }).collect()
    }

    fn over_rows(rows: Rows<'t>) -> Vec<Self> {
        let words: Rc<[&str]> = rows.words.into();
        rows.rows.into_iter().map(|values| Loop::Row { words: Rc::clone(&words), values }).collect()
    }

    fn kind(&self) -> Option<&'static Kind> {
        match self {
            Loop::Kind { kind, .. } => Some(kind),
            Loop::Row { .. } => None,
        }
    }

    /// What a word is in this turn of a loop over rows.
    fn value(&self, word: &str) -> Option<&'t str> {
        match self {
            Loop::Row { words, values } => values.get(words.iter().position(|found| *found == word)?).copied(),
            Loop::Kind { .. } => None,
        }
    }

    /// What messages call it.
    fn described(&self) -> &'t str {
        match self {
            Loop::Kind { kind, .. } => kind.name,
            Loop::Row { values, .. } => values[0],
        }
    }
}

struct Expansion<'t, 'w> {
    words: &'w [Word<'t>],
    loops: Vec<&'w Loop<'t>>,
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

    fn nodes(&mut self, nodes: &'w [Node<'t>]) -> Result<(), TemplateError> {
        for node in nodes {
            match node {
                Node::Line(line, text) => {
                    self.text += &self.replaced(*line, text)?;
                    self.text.push('\n');
                    self.lines.push(*line);
                }
                Node::Each { loops, body } => {
                    for each in loops {
                        self.loops.push(each);
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
        self.loops.iter().rev().find_map(|each| match each {
            Loop::Kind { name: found, kind } if *found == name => Some(*kind),
            _ => None,
        })
    }

    /// What a word of the loops over rows is, the innermost first.
    fn value(&self, word: &str) -> Option<&'t str> {
        self.loops.iter().rev().find_map(|each| each.value(word))
    }

    fn holds(&self, line: usize, condition: &Condition<'_>) -> Result<bool, TemplateError> {
        let mut any = false;
        for test in &condition.any {
            any |= match *test {
                "same" => {
                    let mut kinds = self.loops.iter().filter_map(|each| each.kind());
                    let first = kinds.next();
                    kinds.all(|kind| Some(kind) == first)
                }
                test if self.value(condition.of).is_some() => self.value(condition.of) == Some(test),
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
        self.replaced_in(line, text, true)
    }

    /// The same, with the words of rows or without.
    fn replaced_in(&self, line: usize, text: &str, rows: bool) -> Result<String, TemplateError> {
        let mut out = String::new();
        let mut rest = text;
        while let Some((before, after)) = rest.split_once('$') {
            out += before;
            let end = after.find(|c: char| c != '_' && !c.is_ascii_alphabetic());
            match end.filter(|&end| end > 0 && after[end..].starts_with('$')) {
                Some(end) => {
                    let word = &after[..end];
                    // A value may have words of kinds.
                    let found = match self.value(word).filter(|_| rows) {
                        Some(value) => Some(self.replaced_in(line, value, false)?),
                        None => self.word(word),
                    };
                    out += &found.ok_or_else(|| {
                        let loops: Vec<_> = self.loops.iter().map(|each| each.described()).collect();
                        error(line, format!("no word `{word}` for [{}]", loops.join(" ")))
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
mod tests;
