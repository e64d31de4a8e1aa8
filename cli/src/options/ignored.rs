//! Options that `java` has and that change nothing here, or that are refused: which there are, and the words of `java`
//! 25 for values that it does not take.
//!
//! In goes an argument; whether it was one of them comes out, with its value taken from the arguments that follow.

use super::{CREATION_FAILED, CommandLineError, Reader, positive_size};
use crate::exit;

/// Those that are whole words.
const WORDS: &[&str] = &[
    "-Xmixed",
    "-Xcomp",
    "-Xbatch",
    "-Xnoclassgc",
    "-Xprof",
    "-Xinternalversion",
    "-Xcheck:jni",
    "-Xshare:auto",
    "-Xshare:off",
    "-Xshare:on",
    "-Xshare:dump",
    "-Xverify",
    "-Xverify:all",
    "-Xverify:remote",
    "-Xlog:disable",
    "-client",
    "-server",
    "-native",
    "-esa",
    "-enablesystemassertions",
    "-dsa",
    "-disablesystemassertions",
    "-Xdebug",
    "-Xdiag",
];

/// Those with something glued to them.
const PREFIXES: &[&str] = &["-splash:", "-verbose"];

/// Old names, which `java` warns of.
const DEPRECATED: &[&str] = &["-debug", "-noclassgc"];

/// Those of modules, with a value behind `=` or in the next argument.
const OF_MODULES: &[&str] = &[
    "--add-opens",
    "--add-exports",
    "--add-reads",
    "--add-modules",
    "--enable-native-access",
    "--limit-modules",
    "--patch-module",
    "--module-path",
    "--upgrade-module-path",
    "-p",
];

/// Those that ask for what is known of modules.
const ASKING_FOR_MODULES: &[&str] = &["-d", "--describe-module", "--list-modules", "--validate-modules"];

/// Those with a word behind `=`, and the words.
const WITH_WORDS: &[(&str, &[&str])] = &[
    ("--finalization", &["enabled", "disabled"]),
    ("--sun-misc-unsafe-memory-access", &["allow", "warn", "debug", "deny"]),
    ("--illegal-native-access", &["deny", "warn", "allow"]),
];

/// What `-XshowSettings:` takes.
const SETTINGS: &[&str] = &[
    "all",
    "locale",
    "properties",
    "security",
    "security:all",
    "security:properties",
    "security:providers",
    "security:tls",
    "system",
    "vm",
];

impl Reader {
    /// Reads an option that changes nothing. False if it is none.
    pub(super) fn ignored_option(&mut self, text: &str) -> Result<bool, CommandLineError> {
        let (name, value) = match text.split_once('=') {
            Some((name, value)) if name.starts_with("--") => (name, Some(value)),
            _ => (text, None),
        };
        if OF_MODULES.contains(&name) {
            return self.module_option(text, name, value).map(|()| true);
        }
        if ASKING_FOR_MODULES.contains(&name) || name == "-m" || name == "--module" {
            return Err(self.without_modules(text, name, value));
        }
        if let Some(((_, words), value)) = WITH_WORDS.iter().find(|(option, _)| *option == name).zip(value) {
            return checked_word(name, words, value).map(|()| true);
        }
        // Who asks for a log, settings or modules is told that there are none.
        if text.starts_with("-Xlog") && text != "-Xlog:disable" {
            if text != "-Xlog" && !text.starts_with("-Xlog:") && !text.starts_with("-Xloggc:") {
                return Err(CommandLineError::creation(&format!(
                    "Invalid -Xlog option '{text}', see error log for details."
                )));
            }
            self.flags.push(text.to_owned());
        } else if let Some(settings) = text.strip_prefix("-XshowSettings").filter(|rest| is_end_or_colon(rest)) {
            self.settings = settings.strip_prefix(':').map(str::to_owned);
            self.flags.push(text.to_owned());
        } else if text == "--show-module-resolution" {
            self.flags.push(text.to_owned());
        } else if DEPRECATED.contains(&text) {
            self.note_deprecated(text);
        } else if !WORDS.contains(&text) && !PREFIXES.iter().any(|prefix| text.starts_with(prefix)) {
            return checked(text);
        }
        Ok(true)
    }

    /// The value of an option of `java` that has it in the next argument, which is none if it begins with a dash.
    pub(super) fn java_value(&mut self, option: &str, what: &str) -> Result<std::ffi::OsString, CommandLineError> {
        if self.arguments.front().is_some_and(|next| next.as_encoded_bytes().starts_with(b"-")) {
            return Err(CommandLineError::plain(format!("Error: {option} requires {what}")));
        }
        self.value(option, what)
    }

    fn module_option(&mut self, text: &str, name: &str, value: Option<&str>) -> Result<(), CommandLineError> {
        // Behind `=` the launcher does not tell paths from modules.
        let what = match name {
            "-p" | "--module-path" | "--upgrade-module-path" if value.is_none() => "module path specification",
            _ => "modules to be specified",
        };
        let next;
        let value = match value {
            Some(value) => value,
            None => {
                next = self.java_value(text, what)?.to_string_lossy().into_owned();
                next.as_str()
            }
        };
        if value.is_empty() {
            let option = if text.ends_with('=') { format!("{name}=") } else { name.to_owned() };
            return Err(CommandLineError::plain(format!("Error: {option} requires {what}")));
        }
        if name == "--patch-module" && !value.contains('=') {
            return Err(on_stdout("Missing '=' in --patch-module specification"));
        }
        Ok(())
    }

    /// What is said of an option that needs modules.
    fn without_modules(&mut self, text: &str, name: &str, value: Option<&str>) -> CommandLineError {
        let is_main = name == "-m" || name == "--module";
        if !matches!(name, "--list-modules" | "--validate-modules") {
            let value = value.map_or_else(|| self.java_value(text, "module name"), |value| Ok(value.into()));
            match value {
                Err(error) => return error,
                Ok(value) if is_main && value.is_empty() => {
                    let option = if text.ends_with('=') { text } else { name };
                    return CommandLineError::plain(format!("Error: {option} requires module name"));
                }
                Ok(_) => {}
            }
        }
        CommandLineError::plain(if is_main {
            "Error: holloway has no modules: run the class itself, with -cp".to_owned()
        } else {
            format!("Error: {name}: holloway has no modules")
        })
    }

    /// Whether there are the settings that are to be shown.
    pub(super) fn check_settings(&self) -> Result<(), CommandLineError> {
        let Some(settings) = self.settings.as_deref().filter(|settings| !SETTINGS.contains(settings)) else {
            return Ok(());
        };
        Err(CommandLineError::plain(format!(
            "\nUnrecognized showSettings option: {settings}\n\
             Valid values are \"all\", \"locale\", \"properties\", \"security\", \"system\"(Linux only), \"vm\"\n\
             Valid \"security\" suboption values are \"all\", \"properties\", \"providers\", \"tls\"\n\
             See \"java -X\"\n"
        )))
    }
}

/// Whether the launcher `java` reads an option, which its virtual machine alone does not know.
pub(super) fn is_of_launcher(word: &str) -> bool {
    OF_MODULES.contains(&word)
        || ASKING_FOR_MODULES.contains(&word)
        || word.strip_prefix("-XshowSettings").is_some_and(is_end_or_colon)
        || ["--class-path=", "--source=", "--module=", "--describe-module="]
            .iter()
            .any(|option| word.starts_with(option))
}

fn is_end_or_colon(rest: &str) -> bool {
    rest.is_empty() || rest.starts_with(':')
}

/// Options whose value is looked at. False for others.
fn checked(text: &str) -> Result<bool, CommandLineError> {
    let bad = |what: &str| Err(CommandLineError::creation(&format!("{what}: {text}")));
    if text.starts_with("-Xcheck") {
        return bad("Unrecognized check option");
    }
    if text.starts_with("-Xverify") {
        return bad("Unrecognized verification option");
    }
    if let Some(size) = text.strip_prefix("-Xmn") {
        return if positive_size(size).is_some() { Ok(true) } else { bad("Invalid initial young generation size") };
    }
    for old in ["-Xbootclasspath/p", "-Xbootclasspath"] {
        if text.strip_prefix(old).is_some_and(|rest| rest.starts_with(':')) {
            return Err(on_stdout(&format!("{old} is no longer a supported option.")));
        }
    }
    Ok(false)
}

/// Checks an option that takes one of some words.
fn checked_word(name: &str, words: &[&str], value: &str) -> Result<(), CommandLineError> {
    if words.contains(&value) {
        return Ok(());
    }
    let unknown = format!("Value specified to {name} not recognized: '{value}'");
    Err(match name {
        "--finalization" => CommandLineError::creation(&format!(
            "Invalid finalization value '{value}', must be 'disabled' or 'enabled'."
        )),
        // Java code finds this one.
        "--illegal-native-access" => CommandLineError {
            stdout: format!(
                "Error occurred during initialization of boot layer\njava.lang.ExceptionInInitializerError\n\
                 Caused by: java.lang.RuntimeException: {unknown}\n"
            ),
            stderr: String::new(),
            code: exit::FAILURE,
        },
        _ => CommandLineError::creation(&unknown),
    })
}

/// An error of the VM's own options that HotSpot tells on standard output.
fn on_stdout(message: &str) -> CommandLineError {
    CommandLineError { stdout: format!("{message}\n"), stderr: CREATION_FAILED.to_owned(), code: exit::FAILURE }
}
