//! The form of stored profiles: lines of text, so that two of them can be compared.
//!
//! ```text
//! holloway-profile 2
//! runs 2
//! class 000001a05d3c91ff java/util/HashMap      checksum, name
//! method hash(Ljava/lang/Object;)I
//! block 0 1842.5                                first bytecode, weight
//! edge 0 7 921                                  first bytecodes of both blocks, weight
//! place 000001a05d3c91ff java/util/HashMap hash(Ljava/lang/Object;)I     methods of the graph, numbered from 0
//! root 0 7 33                                   method, first bytecode, weight
//! after 0 0 0 7 0 20 921                        three blocks in sequence, - for one that is unknown, weight
//! end 9 9ae0b5d1                                lines before this one, their CRC-32
//! ```
//!
//! Everything stands in the order of its keys, each key once; weights are written as the shortest numbers that read as the same. So one profile has
//! one text, and a text that is read is the one that would be written. In names backslash, line feed and carriage
//! return are written `\\`, `\n` and `\r`, and in lines of several names a blank `\s`.

use std::fmt;
use std::fmt::Write;
use std::io;
use std::str::Lines;

use super::{ClassKey, ClassProfile, MethodProfile, StoredBlock, StoredProfile, StoredTransition};

/// The greatest length of a file that is read, in bytes.
pub const LIMIT: usize = 256 << 20;

const VERSION: &str = "holloway-profile 2";

/// Why a profile is refused.
#[derive(Debug)]
pub enum StoredError {
    /// The file cannot be read.
    Io(io::Error),
    /// It is longer than [`LIMIT`].
    TooLong,
    /// It is of another version, or no profile.
    Version,
    /// It is cut off, or was changed: the checksum does not fit.
    Broken,
    /// Something is not in the form, in this line, counted from 1.
    Line(usize),
}

impl fmt::Display for StoredError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoredError::Io(error) => error.fmt(out),
            StoredError::TooLong => write!(out, "longer than {LIMIT} bytes"),
            StoredError::Version => write!(out, "not a profile of this version ({VERSION})"),
            StoredError::Broken => out.write_str("cut off or damaged: the checksum does not fit"),
            StoredError::Line(line) => write!(out, "line {line} is not in the form of a profile"),
        }
    }
}

impl std::error::Error for StoredError {}

impl StoredProfile {
    /// The profile in the form of a file, one fact a line; linear in its size. `parse` reads it.
    pub fn to_text(&self) -> String {
        let mut text = format!("{VERSION}\nruns {}\n", self.runs);
        let mut line = |line: fmt::Arguments<'_>| {
            // Writing to a string does not fail.
            _ = writeln!(text, "{line}");
        };
        for (class, methods) in &self.classes {
            line(format_args!("class {:016x} {}", class.checksum, escape(&class.name)));
            for (method, profile) in methods {
                line(format_args!("method {}", escape(method)));
                profile.blocks.iter().for_each(|(at, weight)| line(format_args!("block {at} {weight}")));
                profile.edges.iter().for_each(|((from, to), weight)| line(format_args!("edge {from} {to} {weight}")));
            }
        }
        for (class, method) in &self.graph.methods {
            let (name, method) = (escape_word(&class.name), escape_word(method));
            line(format_args!("place {:016x} {name} {method}", class.checksum));
        }
        for (root, weight) in &self.graph.roots {
            line(format_args!("root {} {} {weight}", root.method, root.at));
        }
        for (StoredTransition { before, from, to }, weight) in &self.graph.transitions {
            let before = before.map_or_else(|| "-".to_owned(), |before| format!("{} {}", before.method, before.at));
            line(format_args!("after {before} {} {} {} {} {weight}", from.method, from.at, to.method, to.at));
        }
        let (lines, sum) = (text.lines().count(), crc32fast::hash(text.as_bytes()));
        _ = writeln!(text, "end {lines} {sum:08x}");
        text
    }

    /// Reads a profile; what is not whole, of another version, or not in the form is refused.
    pub fn from_bytes(bytes: &[u8]) -> Result<StoredProfile, StoredError> {
        if bytes.len() > LIMIT {
            return Err(StoredError::TooLong);
        }
        if !bytes.starts_with(VERSION.as_bytes()) || bytes.get(VERSION.len()) != Some(&b'\n') {
            return Err(StoredError::Version);
        }
        let text = std::str::from_utf8(bytes).map_err(|_| StoredError::Broken)?;
        let body = text.strip_suffix('\n').ok_or(StoredError::Broken)?;
        let at = body.rfind('\n').ok_or(StoredError::Broken)? + 1;
        let (body, end) = (&text[..at], &text[at..]);
        let lines = body.lines().count();
        if end != format!("end {lines} {:08x}\n", crc32fast::hash(body.as_bytes())) {
            return Err(StoredError::Broken);
        }
        let mut reader = Reader { lines: body.lines(), number: 0, profile: StoredProfile::default() };
        reader.read().ok_or(StoredError::Line(reader.number))?;
        Ok(reader.profile)
    }
}

struct Reader<'a> {
    lines: Lines<'a>,
    number: usize,
    profile: StoredProfile,
}

impl Reader<'_> {
    /// Nothing where the line that was read last is not in the form.
    fn read(&mut self) -> Option<()> {
        let mut class: Option<(ClassKey, ClassProfile)> = None;
        let mut method: Option<(String, MethodProfile)> = None;
        while let Some(line) = self.lines.next() {
            self.number += 1;
            let (word, rest) = line.split_once(' ')?;
            match (self.number, word) {
                (1, _) => {}
                (2, "runs") => self.profile.runs = weight(rest)?,
                (1..=2, _) | (_, "runs") => return None,
                (_, "place" | "root" | "after") => {
                    self.close_class(class.take(), method.take())?;
                    self.read_graph(word, rest)?;
                }
                // Behind the graph there is nothing else.
                _ if !self.profile.graph.methods.is_empty() => return None,
                (_, "class") => {
                    let (checksum, name) = rest.split_once(' ')?;
                    let key = ClassKey { name: unescape(name, false)?, checksum: hex(checksum)? };
                    self.close_class(class.take(), method.take())?;
                    class = Some((key, ClassProfile::new()));
                }
                (_, "method") => {
                    let (_, methods) = class.as_mut()?;
                    close_method(methods, method.take())?;
                    method = Some((unescape(rest, false)?, MethodProfile::default()));
                }
                (_, "block") => {
                    let (at, value) = rest.split_once(' ')?;
                    let (at, (_, profile)) = (number(at)?, method.as_mut()?);
                    let is_next = profile.blocks.last_key_value().is_none_or(|(&last, _)| last < at);
                    (is_next && profile.edges.is_empty()).then_some(())?;
                    profile.blocks.insert(at, weight(value)?);
                }
                (_, "edge") => {
                    let (from, rest) = rest.split_once(' ')?;
                    let (to, value) = rest.split_once(' ')?;
                    let (at, (_, profile)) = ((number(from)?, number(to)?), method.as_mut()?);
                    profile.edges.last_key_value().is_none_or(|(&last, _)| last < at).then_some(())?;
                    profile.edges.insert(at, weight(value)?);
                }
                _ => return None,
            }
        }
        (self.number >= 2).then_some(())?;
        self.close_class(class, method)?;
        self.profile.graph.is_sound().then_some(())
    }

    /// A line of the graph: methods come first, then roots, then transitions.
    fn read_graph(&mut self, word: &str, rest: &str) -> Option<()> {
        let graph = &mut self.profile.graph;
        let mut words = rest.split(' ');
        let mut next = || words.next();
        match word {
            "place" if graph.is_empty() => {
                let checksum = hex(next()?)?;
                let class = ClassKey { name: unescape_word(next()?)?, checksum };
                graph.methods.push((class, unescape_word(next()?)?));
            }
            "root" if graph.transitions.is_empty() => {
                let root = stored_block(next()?, next()?)?;
                graph.roots.push((root, weight(next()?)?));
            }
            "after" => {
                let first = next()?;
                let before = if first == "-" { None } else { Some(stored_block(first, next()?)?) };
                let from = stored_block(next()?, next()?)?;
                let to = stored_block(next()?, next()?)?;
                graph.transitions.push((StoredTransition { before, from, to }, weight(next()?)?));
            }
            _ => return None,
        }
        words.next().is_none().then_some(())
    }

    fn close_class(
        &mut self,
        class: Option<(ClassKey, ClassProfile)>,
        method: Option<(String, MethodProfile)>,
    ) -> Option<()> {
        let Some((key, mut methods)) = class else { return Some(()) };
        close_method(&mut methods, method)?;
        let classes = &mut self.profile.classes;
        classes.last_key_value().is_none_or(|(last, _)| *last < key).then_some(())?;
        classes.insert(key, methods);
        Some(())
    }
}

fn close_method(methods: &mut ClassProfile, method: Option<(String, MethodProfile)>) -> Option<()> {
    let Some((name, profile)) = method else { return Some(()) };
    methods.last_key_value().is_none_or(|(last, _)| *last < name).then_some(())?;
    methods.insert(name, profile);
    Some(())
}

/// A weight as it is written; it is a number, and not negative.
fn weight(text: &str) -> Option<f64> {
    let weight: f64 = text.parse().ok()?;
    (weight.is_finite() && weight.is_sign_positive() && weight.to_string() == text).then_some(weight)
}

fn number(text: &str) -> Option<u16> {
    let number: u16 = text.parse().ok()?;
    (number.to_string() == text).then_some(number)
}

fn stored_block(method: &str, at: &str) -> Option<StoredBlock> {
    let number: u32 = method.parse().ok()?;
    (number.to_string() == method).then_some(())?;
    Some(StoredBlock { method: number, at: self::number(at)? })
}

fn escape_word(name: &str) -> String {
    escape(name).replace(' ', "\\s")
}

/// A name without blanks; the empty one is a blank too many, and none.
fn unescape_word(text: &str) -> Option<String> {
    let name = unescape(text, true)?;
    (escape_word(&name) == text).then_some(name)
}

fn hex(text: &str) -> Option<u64> {
    let number = u64::from_str_radix(text, 16).ok()?;
    (format!("{number:016x}") == text).then_some(number)
}

fn escape(name: &str) -> String {
    name.replace('\\', "\\\\").replace('\n', "\\n").replace('\r', "\\r")
}

fn unescape(text: &str, word: bool) -> Option<String> {
    let mut name = String::with_capacity(text.len());
    let mut rest = text.chars();
    while let Some(next) = rest.next() {
        name.push(match next {
            '\\' => match rest.next()? {
                '\\' => '\\',
                'n' => '\n',
                'r' => '\r',
                's' if word => ' ',
                _ => return None,
            },
            '\r' => return None,
            next => next,
        });
    }
    Some(name)
}
