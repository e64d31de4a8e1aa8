//! `holloway completions SHELL`: what a shell needs to complete command lines, made of the table of options.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use crate::commands::COMMANDS;
use crate::options::describe::{JAVA, plain};
use crate::options::own::Takes;
use crate::options::rows::rows;

/// The shells that there are completions for.
pub const SHELLS: [&str; 3] = ["bash", "zsh", "fish"];

/// How they are had.
pub const USAGE: &str = "\
Usage: holloway completions bash|zsh|fish

    Prints a script with which the shell completes options, their values and
    commands. It is read when it lies where the shell looks for it:
    ~/.local/share/bash-completion/completions/holloway for bash, _holloway in a
    folder of fpath for zsh, ~/.config/fish/completions/holloway.fish for fish.
";

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

/// The script for a shell, or how one is had; `None` for a shell that is not known.
pub fn text(shell: &str) -> Option<String> {
    match shell {
        "bash" => Some(bash()),
        "zsh" => Some(zsh()),
        "fish" => Some(fish()),
        "--help" | "-help" | "-h" => Some(USAGE.to_owned()),
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
    let names = COMMANDS.map(|command| command.name).join(" ");
    let mut commands = String::new();
    for command in &COMMANDS {
        let (words, options) = (command.words.join(" "), command.options().join(" "));
        // Where no program comes behind the command its words are all that there is.
        let (to, options) = if command.runs { ("names", options + " $options") } else { ("words", options) };
        let _ = writeln!(
            commands,
            "    {}) options=\"{} --help\"; [[ $COMP_CWORD == 2 ]] && {to}='{words}' ;;",
            command.name,
            options.trim_start()
        );
    }
    format!(
        "# Completions of holloway for bash: source this file, or put it into the folder of completions.\n\
         _holloway() {{\n\
         \x20 local current=\"${{COMP_WORDS[COMP_CWORD]}}\" before=\"${{COMP_WORDS[COMP_CWORD-1]}}\"\n\
         \x20 local option='' words='' names='' options='{}'\n\
         \x20 # Bash takes the sign between name and value for a word.\n\
         \x20 if [[ $current == = ]]; then option=$before current=''\n\
         \x20 elif [[ $before == = ]]; then option=\"${{COMP_WORDS[COMP_CWORD-2]}}\"; fi\n\
         \x20 if [[ $COMP_CWORD == 1 ]]; then names='{names}'; else case ${{COMP_WORDS[1]}} in\n{commands}  esac; fi\n\
         \x20 case $option in\n{cases}  esac\n\
         \x20 if [[ -n $words ]]; then COMPREPLY=($(compgen -W \"$words\" -- \"$current\"))\n\
         \x20 elif [[ -n $option || $current != -* ]]; then\n\
         \x20   COMPREPLY=($(compgen -W \"$names\" -- \"$current\") $(compgen -f -- \"$current\"))\n\
         \x20 else\n\
         \x20   COMPREPLY=($(compgen -W \"$options\" -- \"$current\"))\n\
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
    let mut out = String::from(
        "#compdef holloway\n# Completions of holloway for zsh: a file _holloway in a folder of fpath.\nlocal -a own\n\
         if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then\n  local -a commands=(",
    );
    for command in &COMMANDS {
        let _ = write!(out, "'{}:{}' ", command.name, quoted(command.brief));
    }
    out += ")\n  _describe command commands\n  _files\n  return\nfi\ncase $words[2] in\n";
    for command in &COMMANDS {
        let options = command.options();
        let takes = |option: &str| if option.ends_with('=') { ":value:_files" } else { "" };
        let options: Vec<String> = options.iter().map(|option| format!("'{option}{}'", takes(option))).collect();
        let (words, options) = (command.words.join(" "), options.join(" "));
        let end = if command.runs { ";;" } else { "_arguments $own '*:file:_files'; return ;;" };
        let _ = writeln!(out, "  {}) own=({options}); (( CURRENT == 3 )) && compadd -- {words}; {end}", command.name);
    }
    out += "esac\n_arguments -S $own \\\n";
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
    let mut out =
        String::from("# Completions of holloway for fish: a file holloway.fish in ~/.config/fish/completions.\n");
    for command in &COMMANDS {
        let name = command.name;
        let _ = writeln!(out, "complete -c holloway -n __fish_use_subcommand -a {name} -d '{}'", quoted(command.brief));
        let is_second = format!("__fish_seen_subcommand_from {name}; and test (count (commandline -opc)) -eq 2");
        let files = if command.runs { "" } else { " -f" };
        let _ = writeln!(out, "complete -c holloway -n '{is_second}'{files} -a '{}'", command.words.join(" "));
        for option in command.options() {
            let takes = if option.ends_with('=') { " -r" } else { "" };
            let option = option.trim_start_matches('-').trim_end_matches('=');
            let _ = writeln!(out, "complete -c holloway -n '__fish_seen_subcommand_from {name}' -l {option}{takes}");
        }
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scripts_have_commands_with_their_words_and_options() {
        for shell in SHELLS {
            let script = text(shell).expect("it is known");
            for command in &COMMANDS {
                let has_all = command.words.iter().all(|word| script.contains(word));
                assert!(script.contains(command.name) && has_all, "{shell}: {}", command.name);
            }
            assert!(
                script.contains("source-path") && script.contains("sweep") && !script.contains("--help="),
                "{shell}"
            );
        }
        assert_eq!((text("--help").as_deref(), text("sh")), (Some(USAGE), None));
    }
}
