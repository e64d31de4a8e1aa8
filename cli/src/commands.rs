//! The commands of this program that are no options: for hints, completions and documents.

use std::ffi::OsString;

use crate::options::own::nearest;
use crate::{completions, exit, output, profile, report_command, storing, tables, top};

/// A command.
pub struct Command {
    /// The first word of a command line.
    pub name: &'static str,
    /// What it does, in a line.
    pub brief: &'static str,
    /// What it says of itself, by use: its forms behind `Usage:`, an empty line, and what they do.
    pub usages: &'static [&'static str],
    /// Words that may come second.
    pub words: &'static [&'static str],
    /// Whether a program to be run comes behind it, where none of those words does.
    pub runs: bool,
}

/// All of them.
pub const COMMANDS: [Command; 5] = [
    Command {
        name: "report",
        brief: "show reports that were written as JSON in another form, or compare two",
        usages: &[report_command::USAGE],
        words: &["show", "diff"],
        runs: false,
    },
    Command {
        name: "top",
        brief: "run a program and show its hottest lines meanwhile",
        usages: &[top::USAGE],
        words: &[],
        runs: true,
    },
    Command {
        name: "profile",
        brief: "run a program under the profilers of the literature and compare them",
        usages: &[profile::USAGE, storing::USAGE],
        words: &["merge"],
        runs: true,
    },
    Command {
        name: "tables",
        brief: "print the tables of Berndl and Hendren (2002) for a program",
        usages: &[tables::USAGE],
        words: &[],
        runs: true,
    },
    Command {
        name: "completions",
        brief: "print what a shell needs to complete command lines",
        usages: &[completions::USAGE],
        words: &completions::SHELLS,
        runs: false,
    },
];

/// The lines of a usage that show how a command is called.
pub fn forms(usage: &str) -> impl Iterator<Item = &str> {
    usage.lines().take_while(|line| !line.is_empty()).map(|line| line.trim_start_matches("Usage:").trim_start())
}

impl Command {
    /// The options that only this command has, with `=` behind those that are written with a value so.
    pub fn options(&self) -> Vec<&'static str> {
        let words = self.usages.iter().flat_map(|usage| forms(usage)).flat_map(str::split_whitespace);
        let options = words.map(|word| word.trim_start_matches('[')).filter(|word| word.starts_with("--"));
        let mut options: Vec<&str> =
            options.map(|word| word.split_inclusive('=').next().unwrap_or(word).trim_end_matches(']')).collect();
        options.sort_unstable();
        options.dedup();
        options
    }
}

/// Whether the options with which a command's arguments begin ask how it is used.
pub fn asks_for_help(arguments: &[OsString]) -> bool {
    let mut options = arguments.iter().take_while(|argument| argument.as_encoded_bytes().starts_with(b"-"));
    options.any(|option| matches!(option.to_str(), Some("--help" | "-help" | "-h")))
}

/// Prints how a command is used, as was asked for, and gives the exit code.
pub fn show_usage(usage: &str) -> u8 {
    let _ = output::write(usage.as_bytes());
    exit::SUCCESS
}

/// How the command of that name is used, if it is one.
pub fn usage(name: &str) -> Option<String> {
    if name == "help" {
        return Some("holloway --help".to_owned());
    }
    let command = COMMANDS.iter().find(|command| command.name == name)?;
    let shown: Vec<&str> = command.usages.iter().flat_map(|usage| forms(usage)).collect();
    Some(shown.join(", or "))
}

/// The command that a name is most like, where what stands behind it can stand behind that command, too.
pub fn like(name: &str, arguments: &[String]) -> Option<&'static str> {
    let first = arguments.first()?.as_str();
    let takes = |command: &&Command| {
        command.runs || command.words.contains(&first) || matches!(first, "--help" | "-help" | "-h")
    };
    nearest(name, COMMANDS.iter().filter(takes).map(|command| command.name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_told_from_classes_by_what_follows() {
        for (words, expected) in [
            (&["reprot", "show", "x.json"][..], Some("report")),
            (&["reprot", "--help"], Some("report")),
            (&["reprot", "x.json"], None),
            (&["reprot"], None),
            (&["tpo", "-cp", "classes", "Main"], Some("top")),
            (&["profil", "merge"], Some("profile")),
            (&["completion", "bash"], Some("completions")),
            (&["Main", "show"], None),
            (&["org.example.Report", "show"], None),
        ] {
            let arguments: Vec<String> = words[1..].iter().copied().map(str::to_owned).collect();
            assert_eq!(like(words[0], &arguments), expected, "{words:?}");
        }
    }

    #[test]
    fn help_is_asked_for_before_the_program() {
        for (words, asks) in [
            (&["--help"][..], true),
            (&["-h"], true),
            (&["--rounds=3", "-help", "Main"], true),
            (&["Main", "--help"], false),
            (&["-cp", "classes", "Main", "-h"], false),
            (&[], false),
        ] {
            let arguments: Vec<OsString> = words.iter().map(OsString::from).collect();
            assert_eq!(asks_for_help(&arguments), asks, "{words:?}");
        }
    }

    #[test]
    fn forms_and_options_are_read_from_usages() {
        assert_eq!(usage("top").as_deref(), Some("holloway top [options] <mainclass> [args...]"));
        assert_eq!((usage("Main"), usage("help").as_deref()), (None, Some("holloway --help")));
        let options = |name| COMMANDS.iter().find(|command| command.name == name).expect("a command").options();
        assert_eq!(options("report"), ["--profilers=", "--source-path="]);
        assert_eq!(options("tables"), ["--json=", "--only=", "--rounds="]);
        assert_eq!(
            options("profile"),
            ["--age=", "--combine=", "--csv=", "--json=", "--plots=", "--rounds=", "--sources=", "--sweep"]
        );
        for command in &COMMANDS {
            for form in command.usages.iter().flat_map(|usage| forms(usage)) {
                assert!(form.starts_with(&format!("holloway {}", command.name)), "{form}");
            }
        }
    }
}
