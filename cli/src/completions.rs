//! `holloway completions SHELL`: what a shell needs to complete command lines, made of the table of options.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use crate::options::describe::{JAVA, plain};
use crate::options::own::Takes;
use crate::options::rows::rows;

/// The shells that there are completions for, as a message names them.
pub const SHELLS: &str = "bash, zsh or fish";

/// An option with what it may be given.
struct Known {
    name: &'static str,
    brief: String,
    /// Values to choose from.
    words: Vec<&'static str>,
    /// Whether it takes a value at all.
    takes: bool,
}

/// The options, each once.
fn known() -> Vec<Known> {
    let mut known: BTreeMap<&str, Known> = BTreeMap::new();
    for row in rows() {
        let entry = known.entry(row.name).or_insert_with(|| Known {
            name: row.name,
            brief: plain(row.brief),
            words: Vec::new(),
            takes: false,
        });
        entry.takes |= !matches!(row.takes, Takes::Nothing);
        if let Takes::Words(words) | Takes::Filtered(words) = &row.takes {
            entry.words.extend(*words);
        }
    }
    known.into_values().collect()
}

/// Options of `java` that stand alone: name, what it does.
fn of_java() -> Vec<(&'static str, String)> {
    let shapes = JAVA.iter().flat_map(|option| option.shape.split(", ").map(|shape| (shape, plain(option.brief))));
    let is_whole = |shape: &str| {
        shape.starts_with('-') && shape.chars().all(|c| c.is_ascii_lowercase() || matches!(c, '-' | ':' | '+'))
    };
    shapes
        .map(|(shape, brief)| (shape.split(' ').next().unwrap_or(shape), brief))
        .filter(|(name, _)| is_whole(name))
        .collect()
}

/// The script for a shell; `None` for one that is not known.
pub fn script(shell: &str) -> Option<String> {
    match shell {
        "bash" => Some(bash()),
        "zsh" => Some(zsh()),
        "fish" => Some(fish()),
        _ => None,
    }
}

fn bash() -> String {
    let mut all: Vec<String> = of_java().into_iter().map(|(name, _)| name.to_owned()).collect();
    let mut cases = String::new();
    for option in known() {
        all.push(if option.takes { format!("{}=", option.name) } else { option.name.to_owned() });
        if !option.words.is_empty() {
            let _ = writeln!(cases, "    {}) words='{}' ;;", option.name, option.words.join(" "));
        }
    }
    format!(
        "# Completions of holloway for bash: source this file, or put it into the folder of completions.\n\
         _holloway() {{\n\
         \x20 local current=\"${{COMP_WORDS[COMP_CWORD]}}\" before=\"${{COMP_WORDS[COMP_CWORD-1]}}\" option='' words=''\n\
         \x20 # Bash takes the sign between name and value for a word.\n\
         \x20 if [[ $current == = ]]; then option=$before current=''\n\
         \x20 elif [[ $before == = ]]; then option=\"${{COMP_WORDS[COMP_CWORD-2]}}\"; fi\n\
         \x20 case $option in\n{cases}  esac\n\
         \x20 if [[ -n $words ]]; then COMPREPLY=($(compgen -W \"$words\" -- \"$current\"))\n\
         \x20 elif [[ -n $option || $current != -* ]]; then COMPREPLY=($(compgen -f -- \"$current\"))\n\
         \x20 else\n\
         \x20   COMPREPLY=($(compgen -W '{}' -- \"$current\"))\n\
         \x20   [[ ${{COMPREPLY[0]-}} == *= ]] && compopt -o nospace 2>/dev/null\n\
         \x20 fi\n\
         }}\n\
         complete -o default -F _holloway holloway\n",
        all.join(" ")
    )
}

/// Text between single quotes.
fn quoted(text: &str) -> String {
    text.replace('\'', "'\\''")
}

fn zsh() -> String {
    let brief = |text: &str| quoted(text).replace('[', "\\[").replace(']', "\\]").replace(':', "\\:");
    let mut out = String::from("#compdef holloway\n# Completions of holloway for zsh.\n_arguments -S \\\n");
    for (name, text) in of_java() {
        let _ = writeln!(out, "  '{}[{}]' \\", name.replace(':', "\\:"), brief(&text));
    }
    for option in known() {
        let text = brief(&option.brief);
        let _ = match (option.words.is_empty(), option.takes) {
            (false, _) => writeln!(out, "  '{}=[{text}]:value:({})' \\", option.name, option.words.join(" ")),
            (true, true) => writeln!(out, "  '{}=[{text}]:value:_files' \\", option.name),
            (true, false) => writeln!(out, "  '{}[{text}]' \\", option.name),
        };
    }
    out + "  '*:file:_files'\n"
}

fn fish() -> String {
    let mut out = String::from("# Completions of holloway for fish.\n");
    for (name, text) in of_java() {
        let (kind, name) = match name.strip_prefix("--") {
            Some(name) => ("-l", name),
            None => ("-o", name.trim_start_matches('-')),
        };
        let _ = writeln!(out, "complete -c holloway {kind} '{name}' -d '{}'", quoted(&text));
    }
    for option in known() {
        let (name, text) = (option.name.trim_start_matches('-'), quoted(&option.brief));
        let values = match (option.words.is_empty(), option.takes) {
            (false, _) => format!(" -x -a '{}'", option.words.join(" ")),
            (true, true) => " -r".to_owned(),
            (true, false) => String::new(),
        };
        let _ = writeln!(out, "complete -c holloway -l '{name}'{values} -d '{text}'");
    }
    out
}
