//! Lines in, words out: what separates them, what quotes them, where comments start.

use super::AssembleError;
use crate::classfile::mutf8::push_code_unit;

/// One word of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Token {
    /// Anything without blanks, such as `iload_0`, `java/lang/Object`, `{`.
    Word(String),
    /// Text in double quotes, without them, in the form of names (`mutf8::name_code_units`).
    Text(String),
}

/// The words of one line, taken from the front.
#[derive(Clone)]
pub(super) struct Line {
    /// The line's number, from 1.
    pub number: usize,
    tokens: std::vec::IntoIter<Token>,
}

impl Line {
    /// The words of `text`. Blanks and commas separate; `//` starts a comment.
    pub fn split(number: usize, text: &str) -> Result<Line, AssembleError> {
        let mut tokens = Vec::new();
        let mut rest = text.trim_start_matches(is_separator);
        while let Some(first) = rest.chars().next() {
            if rest.starts_with("//") {
                break;
            }
            if first == '"' {
                let (text, after) = quoted(rest.get(1..).unwrap_or_default())
                    .ok_or_else(|| AssembleError { line: number, message: "text without its closing quote".into() })?;
                tokens.push(Token::Text(text));
                rest = after;
            } else {
                let end = rest.find(is_separator).unwrap_or(rest.len());
                let (word, after) = rest.split_at(end);
                tokens.push(Token::Word(word.into()));
                rest = after;
            }
            rest = rest.trim_start_matches(is_separator);
        }
        Ok(Line { number, tokens: tokens.into_iter() })
    }

    /// An error on this line.
    pub fn error(&self, message: impl Into<String>) -> AssembleError {
        AssembleError { line: self.number, message: message.into() }
    }

    /// The next word without taking it.
    pub fn peek(&self) -> Option<&str> {
        match self.tokens.as_slice().first() {
            Some(Token::Word(word)) => Some(word),
            _ => None,
        }
    }

    /// Whether all words are taken.
    pub fn is_empty(&self) -> bool {
        self.tokens.as_slice().is_empty()
    }

    /// Takes the next word if it is this one.
    pub fn take_if(&mut self, word: &str) -> bool {
        let is_next = self.peek() == Some(word);
        if is_next {
            self.tokens.next();
        }
        is_next
    }

    /// Takes the next word or text.
    pub fn token(&mut self) -> Result<Token, AssembleError> {
        self.tokens.next().ok_or_else(|| self.error("the line ends too early"))
    }

    /// Takes a word, or a text for the same (names may hold blanks).
    pub fn word(&mut self) -> Result<String, AssembleError> {
        match self.token()? {
            Token::Word(word) | Token::Text(word) => Ok(word),
        }
    }

    /// Takes a whole number in decimal, or in hexadecimal after `0x`, within the range of `N`.
    pub fn number<N: TryFrom<i64>>(&mut self) -> Result<N, AssembleError> {
        let word = self.word()?;
        parse_number(&word)
            .and_then(|value| N::try_from(value).ok())
            .ok_or_else(|| self.error(format!("`{word}` is no number that fits here")))
    }

    /// Takes the words of a line that goes on with this one.
    pub fn extend(&mut self, next: Line) {
        let tokens: Vec<Token> = self.tokens.by_ref().chain(next.tokens).collect();
        self.tokens = tokens.into_iter();
    }

    /// Whether a word is still to be taken.
    pub fn contains(&self, word: &str) -> bool {
        self.tokens.as_slice().iter().any(|token| matches!(token, Token::Word(found) if found == word))
    }

    /// Requires that all words are taken.
    pub fn end(&self) -> Result<(), AssembleError> {
        if self.is_empty() { Ok(()) } else { Err(self.error("too many words on the line")) }
    }
}

/// The value of a number as the assembler writes it.
pub(super) fn parse_number(word: &str) -> Option<i64> {
    let (sign, digits) = match word.strip_prefix('-') {
        Some(digits) => (-1, digits),
        None => (1, word),
    };
    let magnitude = match digits.strip_prefix("0x") {
        Some(hex) => i128::from(u64::from_str_radix(hex, 16).ok()?),
        None => i128::from(digits.parse::<u64>().ok()?),
    };
    i64::try_from(sign * magnitude).ok()
}

fn is_separator(c: char) -> bool {
    c.is_whitespace() || c == ','
}

/// The text up to the closing quote, and what follows it.
fn quoted(rest: &str) -> Option<(String, &str)> {
    let mut text = String::new();
    let mut chars = rest.char_indices();
    while let Some((at, c)) = chars.next() {
        match c {
            '"' => return Some((text, rest.get(at + 1..)?)),
            '\\' => match chars.next()?.1 {
                'n' => text.push('\n'),
                'r' => text.push('\r'),
                't' => text.push('\t'),
                '0' => text.push('\0'),
                'u' => {
                    let digits: String = chars.by_ref().take(4).map(|(_, digit)| digit).collect();
                    push_code_unit(&mut text, u16::from_str_radix(&digits, 16).ok()?);
                }
                other => text.push(other),
            },
            other => text.push(other),
        }
    }
    None
}
