//! Argument files (`@file`), which build tools use for long command lines.
//!
//! In goes a file's text, out come its arguments: words between white space, where quotes keep words together, a backslash
//! in quotes escapes, and `#` starts a comment, as the `java` launcher documents it.

use std::fs::{self, Metadata, OpenOptions};
use std::io::{self, ErrorKind, Read as _};
use std::os::unix::fs::{FileTypeExt as _, OpenOptionsExt as _};
use std::time::{Duration, Instant};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::fs::OFlags;

/// Bytes that a file may have.
const MOST_BYTES: usize = 16 << 20;

/// The text of an argument file: a file, or a pipe, whose writer is waited for no longer than `limit`.
///
/// # Errors
/// It cannot be read, is something else, or too long; [`ErrorKind::TimedOut`].
pub fn read(path: &str, limit: Option<Duration>) -> io::Result<String> {
    let deadline = limit.and_then(|limit| Instant::now().checked_add(limit));
    let is_readable = |facts: Metadata| facts.is_file() || facts.file_type().is_fifo();
    if !is_readable(fs::metadata(path)?) {
        return Err(ErrorKind::InvalidInput.into());
    }
    let mut file = OpenOptions::new().read(true).custom_flags(OFlags::NONBLOCK.bits() as i32).open(path)?;
    let facts = file.metadata()?;
    let is_pipe = !facts.is_file();
    if !is_readable(facts) {
        return Err(ErrorKind::InvalidInput.into());
    }
    let mut bytes = Vec::new();
    let mut part = [0; 4096];
    loop {
        if is_pipe {
            let left = deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()));
            let left = left.and_then(|left| Timespec::try_from(left).ok());
            if poll(&mut [PollFd::new(&file, PollFlags::IN)], left.as_ref())? == 0 {
                return Err(ErrorKind::TimedOut.into());
            }
        }
        match file.read(&mut part) {
            Ok(0) => return String::from_utf8(bytes).map_err(|_| ErrorKind::InvalidData.into()),
            Ok(count) if bytes.len() + count <= MOST_BYTES => bytes.extend_from_slice(&part[..count]),
            Ok(_) => return Err(ErrorKind::FileTooLarge.into()),
            Err(error) if error.kind() == ErrorKind::WouldBlock => {}
            Err(error) => return Err(error),
        }
    }
}

/// The arguments in a text.
pub fn tokens(text: &str) -> Vec<String> {
    let mut tokens = Vec::new();
    let mut token: Option<String> = None;
    let mut characters = text.chars().peekable();
    while let Some(character) = characters.next() {
        match character {
            '#' if token.is_none() => while characters.next_if(|&c| c != '\n').is_some() {},
            quote @ ('"' | '\'') => {
                let token = token.get_or_insert_default();
                while let Some(character) = characters.next_if(|&c| c != quote && c != '\n') {
                    match character {
                        '\\' => quoted_escape(token, &mut characters),
                        other => token.push(other),
                    }
                }
                characters.next_if_eq(&quote);
            }
            space if space.is_ascii_whitespace() => tokens.extend(token.take()),
            other => token.get_or_insert_default().push(other),
        }
    }
    tokens.extend(token);
    tokens
}

/// What follows a backslash in quotes.
fn quoted_escape(token: &mut String, characters: &mut std::iter::Peekable<std::str::Chars<'_>>) {
    match characters.next() {
        Some('n') => token.push('\n'),
        Some('r') => token.push('\r'),
        Some('t') => token.push('\t'),
        Some('f') => token.push('\u{c}'),
        // The line goes on behind its indentation.
        Some('\n') => while characters.next_if(|c| c.is_ascii_whitespace()).is_some() {},
        Some(other) => token.push(other),
        None => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checked against the launcher of HotSpot 25.
    #[test]
    fn words_quotes_escapes_and_comments_are_told_apart() {
        let text = "-cp \".\" H # comment\n'a b' c\"d e\"f \"x\\ty\\\\z\" \"\"\n# all\n-Dk=\"v w\"";
        assert_eq!(tokens(text), ["-cp", ".", "H", "a b", "cd ef", "x\ty\\z", "", "-Dk=v w"]);
        assert_eq!(tokens("\"one\\\n   line\""), ["oneline"]);
        assert!(tokens(" \n# nothing").is_empty());
    }
}
