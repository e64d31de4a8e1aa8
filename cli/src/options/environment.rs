//! Options from the environment, as `java` takes them: `JDK_JAVA_OPTIONS` before those of the command line,
//! `JAVA_TOOL_OPTIONS` before, `_JAVA_OPTIONS` behind those that the virtual machine itself reads.

use std::ffi::{OsStr, OsString};
use std::io::ErrorKind;

use super::{CommandLineError, Reader, hotspot, ignored};

/// What the environment says.
#[derive(Clone, Default, Debug)]
pub struct Environment {
    /// `CLASSPATH`, which holds where no `-cp` is given.
    pub class_path: Option<OsString>,
    /// `JDK_JAVA_OPTIONS`, put in front of the command line.
    pub launcher: Option<OsString>,
    /// `JAVA_TOOL_OPTIONS`, read before the command line.
    pub tools: Option<OsString>,
    /// `_JAVA_OPTIONS`, read behind it.
    pub last: Option<OsString>,
}

/// Where options of the virtual machine are from.
pub(super) struct Container {
    /// What HotSpot calls it.
    name: String,
    /// The option that has named a file of further ones, of which there is one at most.
    file_option: Option<String>,
    /// Those of that file are being read.
    is_in_file: bool,
}

impl Container {
    /// One of that name, of which nothing has been read.
    pub(super) fn new(name: impl Into<String>) -> Container {
        Container { name: name.into(), file_option: None, is_in_file: false }
    }
}

impl Environment {
    /// The environment that the process was started with.
    pub fn of_process() -> Environment {
        Environment {
            class_path: std::env::var_os("CLASSPATH"),
            launcher: std::env::var_os(LAUNCHER),
            tools: std::env::var_os(TOOLS),
            last: std::env::var_os(LAST),
        }
    }
}

const LAUNCHER: &str = "JDK_JAVA_OPTIONS";
const TOOLS: &str = "JAVA_TOOL_OPTIONS";
const LAST: &str = "_JAVA_OPTIONS";

/// The variables from which options are read.
pub const OF_OPTIONS: [&str; 3] = [LAUNCHER, TOOLS, LAST];

/// The class path of the Eclipse compiler, which compiles source files where there is no JDK.
pub const COMPILER: &str = "HOLLOWAY_COMPILER";

/// All variables that are read, with what they do.
pub const VARIABLES: [(&str, &str); 7] = [
    ("CLASSPATH", "the class path, where no option gives one"),
    (LAUNCHER, "options before those of the command line, as the launcher `java` reads them"),
    (
        "JAVA_TOOL_OPTIONS, _JAVA_OPTIONS",
        "options of the VM before and behind those of the command line; what was read is told on standard error",
    ),
    (
        COMPILER,
        "the jar of the Eclipse compiler (`ecj`; a class path, if it needs more than one), which then compiles source files, \
         run by this program, in place of the `javac` on `PATH`",
    ),
    (
        "LC_ALL, LC_CTYPE, LANG, LOCPATH",
        "the locale, as the C library finds it, which asks the other `LC_` variables, too: by its encoding text is written \
         to the standard streams and `IO.readln` reads, unless properties (`stdout.encoding`, `stderr.encoding`, \
         `stdin.encoding`) name one",
    ),
    ("NO_COLOR", "if it is not empty, reports on a terminal have no colours"),
    ("TZ", "the time zone that programs begin with"),
];

/// Options of the launcher that end it, or name what is to be run.
const ENDING: &[&str] = &[
    "-jar",
    "-m",
    "--module",
    "--dry-run",
    "-h",
    "-?",
    "-help",
    "--help",
    "-X",
    "--help-extra",
    "-version",
    "--version",
    "-fullversion",
    "--full-version",
];

/// Words parted by white space; quotes of both kinds hold words together, and nothing is escaped. `None` where a quote is open
/// at the end.
fn words(text: &str) -> Option<Vec<String>> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for letter in text.chars() {
        match quote {
            Some(open) if letter == open => quote = None,
            Some(_) => word.get_or_insert_default().push(letter),
            None if letter == '"' || letter == '\'' => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            None if letter.is_ascii_whitespace() => words.extend(word.take()),
            None => word.get_or_insert_default().push(letter),
        }
    }
    words.extend(word);
    quote.is_none().then_some(words)
}

impl Reader {
    /// What the environment says before the command line.
    pub(super) fn read_environment(&mut self, environment: &Environment) -> Result<(), CommandLineError> {
        if let Some(text) = &environment.launcher {
            self.read_launcher(&text.to_string_lossy())?;
        }
        // The launcher `java` names a class path itself, behind these options.
        let class_path = self.options.class_path.clone();
        self.read_machine(TOOLS, environment.tools.as_deref())?;
        self.options.class_path = class_path;
        Ok(())
    }

    /// What it says behind the command line.
    pub(super) fn read_last(&mut self, environment: &Environment) -> Result<(), CommandLineError> {
        self.read_machine(LAST, environment.last.as_deref())
    }

    fn read_launcher(&mut self, text: &str) -> Result<(), CommandLineError> {
        self.notes.push(format!("NOTE: Picked up {LAUNCHER}: {text}"));
        let unmatched =
            || CommandLineError::plain(format!("Error: Unmatched quote in environment variable {LAUNCHER}"));
        let own = std::mem::take(&mut self.arguments);
        self.arguments = words(text).ok_or_else(unmatched)?.into_iter().map(OsString::from).collect();
        while let Some(argument) = self.next() {
            let Some((argument, text)) = self.expanded(argument)? else { continue };
            if ENDING.contains(&text.as_str()) || text.starts_with("--module=") {
                let what = format!("Error: Option {text} is not allowed in environment variable {LAUNCHER}");
                return Err(CommandLineError::plain(what));
            }
            if !text.starts_with('-') {
                return Err(CommandLineError::plain(format!(
                    "Error: Cannot specify main class in environment variable {LAUNCHER}"
                )));
            }
            self.showing_option(&argument, &text)?;
        }
        self.arguments = own;
        self.from_file = 0;
        Ok(())
    }

    fn read_machine(&mut self, name: &str, text: Option<&OsStr>) -> Result<(), CommandLineError> {
        let Some(text) = text.map(OsStr::to_string_lossy) else { return Ok(()) };
        self.notes.push(format!("Picked up {name}: {text}"));
        let container = Container::new(format!("env_var='{name}'"));
        let command_line = std::mem::replace(&mut self.container, container);
        self.read_words(words(&text).unwrap_or_default())?;
        self.container = command_line;
        Ok(())
    }

    /// Options of the virtual machine, which stand neither in the command line nor in a file of arguments.
    fn read_words(&mut self, words: Vec<String>) -> Result<(), CommandLineError> {
        let own = std::mem::take(&mut self.arguments);
        for word in words {
            if !is_of_machine(&word) {
                return Err(CommandLineError::creation(&format!("Unrecognized option: {word}")));
            }
            self.option(OsStr::new(&word), &word)?;
        }
        self.arguments = own;
        Ok(())
    }

    /// Options of the virtual machine in a file (`-XX:VMOptionsFile=`), which count where the option that names it stands.
    pub(super) fn read_options_file(&mut self, option: &str, file: &str) -> Result<(), CommandLineError> {
        let Container { name, file_option, is_in_file } = &self.container;
        if let Some(before) = file_option {
            return Err(CommandLineError::creation(&if *is_in_file {
                format!(
                    "A VM options file may not refer to a VM options file. Specification of '-XX:VMOptionsFile=<file-name>' \
                     in the options file '{before}' in options container '{name}' is an error."
                )
            } else {
                format!(
                    "The option '{before}' is already specified in the options container '{name}' so the specification of \
                     '{option}' in the same options container is an error."
                )
            }));
        }
        let text = self.file_text(file, |kind| {
            let what = if kind == ErrorKind::InvalidInput { "read" } else { "open" };
            CommandLineError::creation(&format!("Could not {what} options file '{file}'"))
        })?;
        let words = words(&text).ok_or_else(|| CommandLineError::creation(&format!("Unmatched quote in {file}")))?;
        (self.container.file_option, self.container.is_in_file) = (Some(option.to_owned()), true);
        self.read_words(words)?;
        self.container.is_in_file = false;
        Ok(())
    }

    /// What would follow `-XX:`, in a file (`-XX:Flags=`).
    pub(super) fn read_settings_file(&mut self, file: &str) -> Result<(), CommandLineError> {
        let text =
            self.file_text(file, |_| CommandLineError::creation(&format!("Could not open settings file {file}")))?;
        for setting in hotspot::settings(&text) {
            // Files are named by options alone.
            if setting.starts_with("Flags=") || setting.starts_with("VMOptionsFile=") {
                self.refused_flags.push((format!("Unrecognized VM option '{setting}'"), true));
            } else {
                self.flag(&format!("-XX:{setting}"), setting)?;
            }
        }
        Ok(())
    }
}

/// Whether the virtual machine reads an option, and not the launcher before it. Options of this program's own are taken too.
fn is_of_machine(word: &str) -> bool {
    let launcher = ["-cp", "-classpath", "--class-path", "-showversion", "--show-version", "--source"];
    word.starts_with('-') && !launcher.contains(&word) && !ENDING.contains(&word) && !ignored::is_of_launcher(word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotes_hold_words_together() {
        let split = |text| words(text).map(|words| words.join("|"));
        assert_eq!(split("-Da='b c' \"-Dx=y z\"\t-ea").as_deref(), Some("-Da=b c|-Dx=y z|-ea"));
        assert_eq!(split("-Da=\\'").as_deref(), None);
        assert_eq!(split(" '' ").as_deref(), Some(""));
        assert_eq!(split("").as_deref(), Some(""));
    }
}
