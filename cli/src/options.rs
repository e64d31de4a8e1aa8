//! The command line, read as `java` reads it.
//!
//! In go the arguments; out comes what to run and how ([`Options`]), or a [`CommandLineError`] whose text and exit code are
//! those of HotSpot's launcher. Options with one dash and values glued to them do not fit the usual parsers, so this is a
//! plain walk over the arguments: options up to the main class or `-jar`, then everything belongs to the program.

use std::collections::VecDeque;
use std::ffi::{OsStr, OsString};
use std::io;
use std::num::NonZeroU32;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::time::Duration;

use holloway_report::timeline::Timeline;
use holloway_traces::report::tally::Tally;
use holloway_vm::heap::StressOptions;
use holloway_vm::{AssertionRule, VmOptions};

pub mod describe;
pub mod environment;
mod hotspot;
mod ignored;
pub mod own;
pub mod rows;
mod run;
mod settings;

pub use run::{ReportTarget, TracingOptions, missing_sources};

use crate::signals::timeout_text;
use crate::size::memory_size;
use crate::text::short_usage;
use crate::tiering::{Log, Tiering};
use crate::{argument_file, default_heap, exit, window};
use environment::{Container, Environment};
use hotspot::{Flag, Unlocked};
use own::check_effects;

/// Smallest stack of a thread, and what HotSpot calls it.
const STACK_MIN: u64 = 136 << 10;
/// Greatest stack of a thread.
const STACK_MAX: u64 = 1 << 30;
/// Smallest heap, as in HotSpot.
const HEAP_MIN: u64 = 2 << 20;
/// Greatest size that HotSpot takes a number for.
const SIZE_MAX: u64 = 1 << 47;

/// Options with a size glued to them, and how some of them were called before.
const SIZES: [&str; 3] = ["-Xmx", "-Xms", "-Xss"];
const OLD_SIZES: [&str; 3] = ["-mx", "-ms", "-ss"];

/// Options that load agents.
const AGENTS: [&str; 4] = ["-javaagent:", "-agentlib:", "-agentpath:", "-Xrun"];

/// Properties that are as the VM has them, whatever `-D` says, as with HotSpot.
const FIXED_PROPERTIES: [&str; 22] = [
    "java.class.version",
    "java.runtime.name",
    "java.runtime.version",
    "java.specification.name",
    "java.specification.vendor",
    "java.specification.version",
    "java.vendor",
    "java.vendor.url",
    "java.vendor.url.bug",
    "java.vendor.version",
    "java.version",
    "java.version.date",
    "java.vm.compressedOopsMode",
    "java.vm.name",
    "java.vm.specification.name",
    "java.vm.specification.vendor",
    "java.vm.specification.version",
    "java.vm.vendor",
    "java.vm.version",
    "jdk.debug",
    "sun.java.launcher",
    "sun.management.compiler",
];

/// How HotSpot ends where an option of the VM is wrong.
const CREATION_FAILED: &str = "Error: Could not create the Java Virtual Machine.\n\
                               Error: A fatal exception has occurred. Program will exit.\n";

/// What to do.
#[derive(Debug)]
pub struct Options {
    /// How the VM runs.
    pub vm: VmOptions,
    /// The class path if it was given: `-cp`, or else `CLASSPATH`.
    pub class_path: Option<OsString>,
    /// What is searched before it, a path as that (`-Xbootclasspath/a`).
    pub boot_class_path: Option<OsString>,
    /// What to run; none after `-version` and `-help`.
    pub target: Target,
    /// The version of the language that a source file is of, if that was given.
    pub source_release: Option<String>,
    /// Preview features are asked for.
    pub preview: bool,
    /// The program's own arguments.
    pub arguments: Vec<String>,
    /// What to print before all else.
    pub banner: Option<Banner>,
    /// Load and check the main class only.
    pub dry_run: bool,
    /// Where statistics go.
    pub statistics: Option<StatisticsTarget>,
    /// What to print about classes at the end.
    pub dumps: Vec<Dump>,
    /// Profiler, traces, reports.
    pub tracing: TracingOptions,
    /// Wall-clock limit of the run.
    pub timeout: Option<Duration>,
    /// Leave signals alone (`-Xrs`).
    pub reduced_signals: bool,
    /// What runs above the interpreter.
    pub tiering: Tiering,
    /// What was ignored, a line each.
    pub warnings: Vec<String>,
}

/// What to run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Target {
    /// There is no program: `-version`, `-help`.
    Nothing,
    /// A class on the class path.
    Class(String),
    /// The class of a file, named by its path.
    ClassFile(PathBuf),
    /// The first class of a source file, which is compiled before.
    Source(PathBuf),
    /// A jar's main class.
    Jar(PathBuf),
}

/// What to print about this program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Banner {
    /// The version, on standard error.
    VersionToStderr,
    /// The version, on standard output.
    VersionToStdout,
    /// The version in one line, on standard error.
    FullVersionToStderr,
    /// The version in one line, on standard output.
    FullVersionToStdout,
    /// The options, on standard error.
    HelpToStderr,
    /// The options, on standard output.
    HelpToStdout,
    /// All options, on standard output.
    AllHelpToStdout,
    /// The same at length, on standard error.
    ExtraHelpToStderr,
    /// The same at length, on standard output.
    ExtraHelpToStdout,
    /// What can be logged, on standard output.
    LogHelpToStdout,
}

/// Where statistics go.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StatisticsTarget {
    /// As text, to standard error.
    Text,
    /// As JSON, to a file.
    Json(PathBuf),
}

/// What to print about classes: all of the class path, or those whose name contains the filter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Dump {
    /// The class file as class assembly.
    Class(Option<String>),
    /// The threaded code of the methods that ran.
    Code(Option<String>),
    /// The exits of machine code that were taken, of all regions without a filter.
    Exits(Option<String>),
    /// Regions, which are printed when they are compiled: here only the filter is looked at.
    Regions(Option<String>),
    /// The branch correlation graph.
    Graph,
    /// The candidates of all traces.
    Candidates,
}

/// A command line that cannot be followed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CommandLineError {
    /// What to write to standard output, where HotSpot does.
    pub stdout: String,
    /// What to write to standard error.
    pub stderr: String,
    /// The exit code that goes with it.
    pub code: u8,
}

impl CommandLineError {
    fn plain(message: impl Into<String>) -> CommandLineError {
        CommandLineError { stdout: String::new(), stderr: message.into() + "\n", code: exit::FAILURE }
    }

    /// An error of the VM's own options.
    fn creation(message: &str) -> CommandLineError {
        CommandLineError { stdout: String::new(), stderr: format!("{message}\n{CREATION_FAILED}"), code: exit::FAILURE }
    }

    /// An error that HotSpot finds when its heap is made.
    fn initialisation(message: &str) -> CommandLineError {
        let stdout = format!("Error occurred during initialization of VM\n{message}\n");
        CommandLineError { stdout, stderr: String::new(), code: exit::FAILURE }
    }
}

/// Reads a command line (without the program's name) and what the environment adds to it.
///
/// # Errors
/// An option that is not known, or a value that makes no sense.
pub fn parse(arguments: Vec<OsString>, environment: Environment) -> Result<Options, CommandLineError> {
    let mut reader = Reader {
        arguments: arguments.into(),
        from_file: 0,
        options: Options::new(),
        initial_heap: None,
        heap: None,
        heap_share: default_heap::SHARE,
        count: None,
        choices: run::Choices::default(),
        notes: Vec::new(),
        flags: Vec::new(),
        unlocked: Unlocked::default(),
        ignores_unknown: false,
        refused_flags: Vec::new(),
        container: Container::new("cmd_line_args"),
        settings: None,
        takes_files: true,
        source_release: None,
    };
    let read = reader.read_environment(&environment).and_then(|()| reader.read());
    let read = read.and_then(|()| reader.read_last(&environment));
    let notes = std::mem::take(&mut reader.notes);
    let mut options = read.and_then(|()| reader.finish()).map_err(|mut error| {
        error.stderr.insert_str(0, &notes.iter().map(|note| format!("{note}\n")).collect::<String>());
        error
    })?;
    options.warnings.splice(0..0, notes);
    if options.class_path.is_none() {
        options.class_path = environment.class_path;
    }
    Ok(options)
}

impl Options {
    fn new() -> Options {
        Options {
            vm: VmOptions::default(),
            class_path: None,
            boot_class_path: None,
            target: Target::Nothing,
            source_release: None,
            preview: false,
            arguments: Vec::new(),
            banner: None,
            dry_run: false,
            statistics: None,
            dumps: Vec::new(),
            tracing: TracingOptions::default(),
            timeout: None,
            reduced_signals: false,
            tiering: Tiering::default(),
            warnings: Vec::new(),
        }
    }
}

/// A command line being read.
pub struct Reader {
    arguments: VecDeque<OsString>,
    /// How many of the arguments to come are from a file, where `@` means nothing.
    from_file: usize,
    options: Options,
    initial_heap: Option<u64>,
    heap: Option<u64>,
    /// What the heap may take of the memory where its size is not said, in per cent.
    heap_share: f64,
    /// Whether statistics have the exact number of bytecodes.
    count: Option<bool>,
    /// What the options of this program have said that is to be seen together.
    choices: run::Choices,
    /// What is said of options before all else, a line each.
    notes: Vec<String>,
    /// Options of HotSpot that mean nothing here.
    flags: Vec<String>,
    /// Which of them are unlocked.
    unlocked: Unlocked,
    /// `-XX:` options that HotSpot has not got are passed over.
    ignores_unknown: bool,
    /// What HotSpot says of those that it does not take, and whether it has not got the option at all.
    refused_flags: Vec<(String, bool)>,
    /// Where the options at hand are from.
    container: Container,
    /// What `-XshowSettings:` was given last.
    settings: Option<String>,
    /// `@file` stands for what is in the file.
    takes_files: bool,
    /// The target is a source file, of that version of the language.
    source_release: Option<String>,
}

impl Reader {
    /// Reads all options, the target and the program's arguments.
    fn read(&mut self) -> Result<(), CommandLineError> {
        while let Some(argument) = self.next() {
            let Some((argument, text)) = self.expanded(argument)? else { continue };
            if !text.starts_with('-') {
                return self.set_target(&argument, text);
            }
            match text.as_str() {
                "-jar" => {
                    let Some(jar) = self.next() else {
                        return Err(CommandLineError::plain(format!(
                            "Error: -jar requires jar file specification\n{}",
                            describe::help(describe::Length::Short, window::of_help(rustix::stdio::stderr()))
                        )));
                    };
                    self.options.target = Target::Jar(jar.into());
                    self.take_program_arguments();
                    return Ok(());
                }
                "-version" => return self.only(Banner::VersionToStderr),
                "--version" => return self.only(Banner::VersionToStdout),
                "-fullversion" => return self.only(Banner::FullVersionToStderr),
                "--full-version" => return self.only(Banner::FullVersionToStdout),
                "-help" | "-h" | "-?" => return self.only(Banner::HelpToStderr),
                "--help" => return self.only(Banner::HelpToStdout),
                "-X" => return self.only(Banner::ExtraHelpToStderr),
                "--help-extra" => return self.only(Banner::ExtraHelpToStdout),
                "--help=all" => return self.only(Banner::AllHelpToStdout),
                "-Xlog:help" => return self.only(Banner::LogHelpToStdout),
                "-Xinternalversion" => return self.only(Banner::FullVersionToStdout),
                // It runs nothing, and there is nothing to be dumped.
                "-Xshare:dump" => return Ok(()),
                _ => self.showing_option(&argument, &text)?,
            }
        }
        self.check_settings()?;
        Err(CommandLineError::plain(short_usage()))
    }

    /// An option that does not end the launcher.
    fn showing_option(&mut self, argument: &OsStr, text: &str) -> Result<(), CommandLineError> {
        match text {
            "-showversion" => self.options.banner = Some(Banner::VersionToStderr),
            "--show-version" => self.options.banner = Some(Banner::VersionToStdout),
            "--disable-@files" => self.takes_files = false,
            _ => self.option(argument, text)?,
        }
        Ok(())
    }

    /// An argument, unless it is a file of arguments, which are put in its place.
    fn expanded(&mut self, argument: OsString) -> Result<Option<(OsString, String)>, CommandLineError> {
        let text = argument.to_string_lossy().into_owned();
        let Some(file) = text.strip_prefix('@').filter(|_| self.from_file == 0 && self.takes_files) else {
            return Ok(Some((argument, text)));
        };
        if file.starts_with('@') {
            return Ok(Some((file.into(), file.to_owned())));
        }
        self.read_file(file)?;
        Ok(None)
    }

    fn next(&mut self) -> Option<OsString> {
        self.from_file = self.from_file.saturating_sub(1);
        self.arguments.pop_front()
    }

    /// The next argument, which stays there.
    fn peek(&self) -> Option<&str> {
        self.arguments.front()?.to_str()
    }

    /// Puts what an argument file holds in its place.
    fn read_file(&mut self, file: &str) -> Result<(), CommandLineError> {
        let text = self.file_text(file, |_| CommandLineError::plain(format!("Error: could not open `{file}'")))?;
        let tokens = argument_file::tokens(&text);
        // One more, as the count goes down before an argument is looked at.
        self.from_file = tokens.len() + 1;
        for token in tokens.into_iter().rev() {
            self.arguments.push_front(token.into());
        }
        Ok(())
    }

    /// The text of a file of options, or what is said of one that cannot be read.
    fn file_text(
        &self,
        file: &str,
        unreadable: impl FnOnce(io::ErrorKind) -> CommandLineError,
    ) -> Result<String, CommandLineError> {
        let limit = self.options.timeout;
        argument_file::read(file, limit).map_err(|error| match limit {
            Some(limit) if error.kind() == io::ErrorKind::TimedOut => {
                CommandLineError { code: exit::TIMEOUT, ..CommandLineError::plain(timeout_text(limit)) }
            }
            _ => unreadable(error.kind()),
        })
    }

    fn only(&mut self, banner: Banner) -> Result<(), CommandLineError> {
        self.options.banner = Some(banner);
        Ok(())
    }

    fn set_target(&mut self, argument: &OsStr, text: String) -> Result<(), CommandLineError> {
        let path = PathBuf::from(argument);
        if self.source_release.is_some() && !path.exists() {
            return Err(CommandLineError::plain(format!("error: source file not found: {text}")));
        }
        let has_extension = |wanted: &str| path.extension().is_some_and(|extension| extension == wanted);
        self.options.target = if has_extension("class") && path.is_file() {
            Target::ClassFile(path)
        } else if self.source_release.is_some() || has_extension("java") && path.is_file() {
            Target::Source(path)
        } else {
            Target::Class(text)
        };
        self.take_program_arguments();
        Ok(())
    }

    fn take_program_arguments(&mut self) {
        let rest = self.arguments.drain(..);
        self.options.arguments = rest.map(|argument| argument.to_string_lossy().into_owned()).collect();
    }

    /// The value of an option that has it in the next argument.
    fn value(&mut self, option: &str, what: &str) -> Result<OsString, CommandLineError> {
        let value = self.next();
        value.ok_or_else(|| CommandLineError::plain(format!("Error: {option} requires {what}")))
    }

    /// One option that starts with a dash.
    fn option(&mut self, argument: &OsStr, text: &str) -> Result<(), CommandLineError> {
        if let Some((name, value)) = text.split_once('=').filter(|(name, _)| name.starts_with("--")) {
            if name == "--class-path" {
                self.options.class_path = Some(OsStr::from_bytes(&argument.as_bytes()[name.len() + 1..]).to_owned());
                return Ok(());
            }
            if self.own_option(name, Some(value))? {
                return Ok(());
            }
        } else if text.starts_with("--") && self.own_option(text, None)? {
            return Ok(());
        }
        let options = &mut self.options;
        match text {
            "-cp" | "-classpath" | "--class-path" => {
                self.options.class_path = Some(self.java_value(text, "class path specification")?);
            }
            "-Xint" => self.choices.tier = Some(run::Execute::Interpreter),
            "-Xrs" => options.reduced_signals = true,
            "--enable-preview" => options.preview = true,
            "-ea" | "-enableassertions" => self.assertions(true, None),
            "-da" | "-disableassertions" => self.assertions(false, None),
            "-verbose" | "-verbose:class" => options.vm.verbose_class = true,
            "-verbose:gc" | "-Xlog:gc" => options.vm.verbose_gc = true,
            "-Xverify:none" | "-noverify" => {
                return Err(CommandLineError::creation(&format!(
                    "{text} is not supported: holloway runs verified code only, as its safety rests on verification"
                )));
            }
            "-verbosegc" => {
                options.vm.verbose_gc = true;
                self.note_deprecated(text);
            }
            "--source" => {
                let release = self.java_value(text, "source version")?;
                self.set_source_release(text, &release.to_string_lossy())?;
            }
            _ => return self.glued_option(text),
        }
        Ok(())
    }

    /// An option with its value glued to it.
    fn glued_option(&mut self, text: &str) -> Result<(), CommandLineError> {
        if let Some(property) = text.strip_prefix("-D") {
            self.property(property);
        } else if let Some(flag) = text.strip_prefix("-XX:") {
            self.flag(text, flag)?;
        } else if let Some(release) = text.strip_prefix("--source=") {
            self.set_source_release("--source=", release)?;
        } else if let Some((option, size)) = SIZES.iter().find_map(|&option| Some((option, text.strip_prefix(option)?)))
        {
            self.size(text, option, size)?;
        } else if let Some((option, size)) =
            OLD_SIZES.iter().find_map(|&option| Some((option, text.strip_prefix(option)?)))
        {
            self.note_deprecated(option);
            self.size(&format!("-X{}", &text[1..]), &format!("-X{}", &option[1..]), size)?;
        } else if let Some(path) = text.strip_prefix("-Xbootclasspath/a:") {
            let paths = self.options.boot_class_path.get_or_insert_default();
            if !paths.is_empty() {
                paths.push(":");
            }
            paths.push(path);
        } else if AGENTS.iter().any(|agent| text.starts_with(agent)) {
            return Err(CommandLineError::plain(format!(
                "Error: {text}: holloway runs no agents: it has neither the interface for instrumenting classes nor that \
                 of native tools"
            )));
        } else if let Some(scope) = text.strip_prefix("-ea:").or_else(|| text.strip_prefix("-enableassertions:")) {
            self.assertions(true, Some(scope));
        } else if let Some(scope) = text.strip_prefix("-da:").or_else(|| text.strip_prefix("-disableassertions:")) {
            self.assertions(false, Some(scope));
        } else if !self.ignored_option(text)? {
            return Err(CommandLineError::creation(&format!("Unrecognized option: {text}{}", own::suggestion(text))));
        }
        Ok(())
    }

    fn note_deprecated(&mut self, option: &str) {
        self.notes.push(format!("Warning: {option} option is deprecated and may be removed in a future release."));
    }

    fn set_source_release(&mut self, option: &str, release: &str) -> Result<(), CommandLineError> {
        if release.is_empty() {
            return Err(CommandLineError::plain(format!("Error: {option} requires source version")));
        }
        self.source_release = Some(release.to_owned());
        Ok(())
    }

    /// A size of heap or stack, by the option that it is or stands for.
    fn size(&mut self, text: &str, option: &str, size: &str) -> Result<(), CommandLineError> {
        match option {
            "-Xmx" => {
                let invalid = || CommandLineError::creation(&format!("Invalid maximum heap size: {text}"));
                self.heap = Some(positive_size(size).ok_or_else(invalid)?);
            }
            "-Xms" => {
                let invalid = || CommandLineError::creation(&format!("Invalid initial heap size: {text}"));
                self.initial_heap = Some(memory_size(size).filter(|&bytes| bytes < SIZE_MAX).ok_or_else(invalid)?);
            }
            _ => self.options.vm.stack_bytes = stack_size(text, size)?,
        }
        Ok(())
    }

    /// What follows `-D`.
    fn property(&mut self, text: &str) {
        let (name, value) = text.split_once('=').unwrap_or((text, ""));
        if name == "java.class.path" {
            // What `-cp` stands for.
            self.options.class_path = Some(value.into());
        } else if !FIXED_PROPERTIES.contains(&name) {
            self.options.vm.properties.push((name.to_owned(), value.to_owned()));
        }
    }

    /// An option behind `-XX:`.
    fn flag(&mut self, text: &str, flag: &str) -> Result<(), CommandLineError> {
        match hotspot::read(flag, &mut self.unlocked) {
            Flag::Size("-Xss", size) => {
                // In kilobytes, and 0 is the default.
                let invalid = || CommandLineError::creation(&format!("Improperly specified VM option '{flag}'"));
                let kilobytes = memory_size(size).filter(|&size| size < SIZE_MAX >> 10).ok_or_else(invalid)?;
                self.options.vm.stack_bytes = stack_size(text, &(kilobytes << 10).to_string())?;
            }
            Flag::Size("-Xms", size) if memory_size(size).is_none() => {
                return Err(CommandLineError::creation(&format!("Improperly specified VM option '{flag}'")));
            }
            Flag::Size(option, size) => self.size(text, option, size)?,
            Flag::HeapShare(share) => self.heap_share = share,
            Flag::OptionsFile(file) => self.read_options_file(text, file)?,
            Flag::SettingsFile(file) => self.read_settings_file(file)?,
            Flag::PrintCompilation => drop(self.options.tiering.log.get_or_insert(Log::Stderr)),
            Flag::ExitOnOutOfMemory(exits) => self.options.vm.end_on_out_of_memory = exits,
            Flag::IgnoreUnknown(ignores) => self.ignores_unknown = ignores,
            Flag::Known => self.flags.push(flag.to_owned()),
            Flag::Unknown(what) => self.refused_flags.push((what, true)),
            Flag::Refused(what) => self.refused_flags.push((what, false)),
        }
        Ok(())
    }

    fn assertions(&mut self, enable: bool, scope: Option<&str>) {
        // As with `java`, nothing behind the colon means no class.
        if scope == Some("") {
            return;
        }
        let scope = scope.map(str::to_owned);
        self.options.vm.assertions.push(AssertionRule { enable, scope });
    }

    /// Checks what options say together.
    fn finish(mut self) -> Result<Options, CommandLineError> {
        let ignores_unknown = self.ignores_unknown;
        let refused = self.refused_flags.iter().find(|(_, is_unknown)| !(*is_unknown && ignores_unknown));
        if let Some((what, _)) = refused {
            return Err(CommandLineError::creation(what));
        }
        if hotspot::are_many_collectors(self.flags.iter().map(String::as_str)) {
            return Err(CommandLineError::initialisation("Multiple garbage collectors selected"));
        }
        if !self.flags.is_empty() {
            let flags = self.flags.join(" ");
            self.options
                .warnings
                .push(format!("holloway: note: these options of HotSpot have no effect here: {flags}"));
        }
        let folder = self.options.vm.properties.iter().rev().find(|(name, _)| name == "java.io.tmpdir");
        if folder.is_some_and(|(_, folder)| !Path::new(folder).is_dir()) {
            self.options.warnings.push("WARNING: java.io.tmpdir directory does not exist".to_owned());
        }
        self.options.source_release = self.source_release.take();
        if self.heap.is_some_and(|bytes| bytes < HEAP_MIN) {
            return Err(CommandLineError::initialisation("Too small maximum heap"));
        }
        if let Some(initial) = self.initial_heap.filter(|&bytes| bytes != 0) {
            if initial < 1 << 20 {
                return Err(CommandLineError::initialisation("Too small initial heap"));
            }
            if self.heap.is_some_and(|heap| initial > heap) {
                let message = "Initial heap size set to a larger value than the maximum heap size";
                return Err(CommandLineError::initialisation(message));
            }
        }
        // As with `java`, versions in one line are printed whatever is to be shown.
        if !matches!(self.options.banner, Some(Banner::FullVersionToStderr | Banner::FullVersionToStdout)) {
            self.check_settings()?;
        }
        let choices = std::mem::take(&mut self.choices);
        let conditions = choices.apply(&mut self.options).map_err(CommandLineError::plain)?;
        check_effects(&choices.given, conditions).map_err(CommandLineError::plain)?;
        self.options.tracing.check_files().map_err(CommandLineError::plain)?;
        if let Some(path) = &self.options.tracing.source_path {
            self.options.warnings.extend(missing_sources(std::env::split_paths(path)));
        }
        let watched = self.options.tiering.jit || self.options.tracing.exact.is_some();
        let vm = &mut self.options.vm;
        vm.max_heap =
            self.heap.unwrap_or_else(|| default_heap::bytes(self.heap_share).max(self.initial_heap.unwrap_or(0)));
        let wants_statistics = self.options.statistics.is_some();
        let wants_report = self.options.tracing.wants_report();
        vm.time_stages = wants_statistics;
        // A clock read at each change costs a third of some programs' time: a report does without.
        vm.measure_regions = wants_statistics;
        let is_watched_live = self.options.tiering.live.is_some();
        if wants_statistics || wants_report || is_watched_live {
            self.options.tiering.compiler.record.keep_exits();
            self.options.tiering.tally =
                Some(if wants_report || is_watched_live { Tally::with_places() } else { Tally::default() });
            self.options.tiering.timeline = wants_report.then(Timeline::default);
            vm.note_collections = wants_report;
        }
        // Counting needs code of its own, which is not compiled.
        vm.count_bytecodes = wants_statistics && self.count.unwrap_or(!watched);
        Ok(self.options)
    }
}

fn positive_size(text: &str) -> Option<u64> {
    memory_size(text).filter(|bytes| (1..SIZE_MAX).contains(bytes))
}

fn stack_size(option: &str, size: &str) -> Result<usize, CommandLineError> {
    let invalid = format!("Invalid thread stack size: {option}");
    let bytes = memory_size(size).ok_or_else(|| CommandLineError::creation(&invalid))?;
    if bytes > STACK_MAX {
        let message = format!("{invalid}\nThe specified size exceeds the maximum representable size.");
        return Err(CommandLineError::creation(&message));
    }
    match bytes {
        0 => Ok(VmOptions::default().stack_bytes),
        1..STACK_MIN => {
            let least = STACK_MIN >> 10;
            let stdout = format!("\nThe Java thread stack size specified is too small. Specify at least {least}k\n");
            Err(CommandLineError { stdout, stderr: CREATION_FAILED.to_owned(), code: exit::FAILURE })
        }
        _ => Ok(bytes as usize),
    }
}

fn stress_options(text: &str) -> Option<StressOptions> {
    if text == "gc" {
        return Some(StressOptions::everything());
    }
    let nth: NonZeroU32 = text.strip_prefix("gc-nth=")?.parse().ok()?;
    Some(StressOptions { collect_every_nth_allocation: Some(nth), ..StressOptions::everything() })
}

#[cfg(test)]
mod tests;
