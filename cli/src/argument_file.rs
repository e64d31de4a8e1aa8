//! Argument files (`@file`), which build tools use for long command lines.
//!
//! In goes a file's text, out come its arguments: words between white space, where quotes keep words together, a backslash
//! in quotes escapes, and `#` starts a comment, as the `java` launcher documents it.

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
