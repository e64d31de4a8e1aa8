//! What a run is: a source of traces, where profiling is on, and what executes what is selected.
//!
//! ```text
//! --tier     --profile=gated    always             off                executes
//! (none)     jit                profile or replay  interp             as the column says
//! jit, eval  the default        refused            refused            machine code, or the evaluator
//! interp     refused            profile or replay  interp             the interpreter
//! profile    refused            the default        nothing selected   the interpreter
//! replay     refused            the default        nothing selected   traces, block by block
//! ```
//!
//! Where all blocks are profiled and no tier says what is to become of traces, they are followed if there is a report.

use std::ffi::OsString;
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use holloway_jit::compiler::Execution;
use holloway_report::machine::Form;
use holloway_traces::exact::{Dispatching, ExactOptions, ProfileSource};
use holloway_traces::source::Selector;
use rustix::fs::Access;

use super::Options;
use super::own::{Conditions, Effect};
use crate::tiering::Tiering;

/// What is told of traces.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct TracingOptions {
    /// How the tier works that profiles every block; `None` where another tier runs.
    pub exact: Option<ExactOptions>,
    /// Where reports go, in the order of the command line.
    pub reports: Vec<ReportTarget>,
    /// Where sources are looked for, before they are beside the classes: a path as that of classes is.
    pub source_path: Option<OsString>,
    /// The least share of the program's own work on traces or in machine code, per cent: less is a failure.
    pub fail_under: Option<f64>,
}

impl TracingOptions {
    /// What executes, in a word.
    pub fn tier_name(&self, tiering: &Tiering) -> &'static str {
        match self.exact {
            Some(ExactOptions { dispatching: Dispatching::Replay, .. }) => "replay",
            Some(_) => "profile",
            None if tiering.compiler.execution == Execution::Evaluator => "eval",
            None => "jit",
        }
    }

    /// Whether anything is made of a report.
    pub fn wants_report(&self) -> bool {
        !self.reports.is_empty() || self.fail_under.is_some()
    }

    /// Whether reports can be written, as far as that can be told before the run. What is in their files stays there until then.
    ///
    /// # Errors
    /// One cannot: the text for the user.
    pub fn check_files(&self) -> Result<(), String> {
        let files = self.reports.iter().filter_map(|target| match target {
            ReportTarget::Terminal => None,
            ReportTarget::File(file, _) => Some(file),
        });
        for file in files {
            check_file(file).map_err(|why| format!("Error: --report={}: {why}", file.display()))?;
        }
        Ok(())
    }
}

/// Notes about what is not there of a path of sources.
pub fn missing_sources(path: impl Iterator<Item = PathBuf>) -> Vec<String> {
    let missing = path.filter(|part| !part.as_os_str().is_empty() && !part.exists());
    missing.map(|part| format!("holloway: note: --source-path: there is no folder or jar {}", part.display())).collect()
}

/// Whether a file can be written.
fn check_file(file: &Path) -> Result<(), String> {
    let folder = file.parent().filter(|folder| *folder != Path::new("")).unwrap_or(Path::new("."));
    if !folder.is_dir() {
        return Err(format!("there is no folder {}", folder.display()));
    }
    let (path, access) =
        if file.exists() { (file, Access::WRITE_OK) } else { (folder, Access::WRITE_OK | Access::EXEC_OK) };
    let accessed = rustix::fs::access(path, access).map_err(io::Error::from);
    if path == folder {
        accessed.and_then(|()| try_folder(folder)).map_err(|error| refused(folder, &error))
    } else {
        accessed.map_err(|error| error.to_string())
    }
}

/// Why a folder takes no new file. That there is no such file does not mean the folder.
fn refused(folder: &Path, error: &io::Error) -> String {
    let reason = if error.kind() == io::ErrorKind::NotFound { String::new() } else { format!(": {error}") };
    format!("no file can be created in {}{reason}", folder.display())
}

/// Whether a folder takes a new file, which `/proc` and the like, though they may be written, do not.
fn try_folder(folder: &Path) -> io::Result<()> {
    let file = folder.join(format!(".holloway-{}.new", std::process::id()));
    File::create_new(&file)?;
    std::fs::remove_file(&file)
}

/// Where a report goes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReportTarget {
    /// To standard output, as a short text.
    Terminal,
    /// To a file, in a form that its name tells.
    File(PathBuf, Form),
}

/// What the options have said, before they are seen together.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Choices {
    /// `--tier`, `-Xint`.
    pub tier: Option<Execute>,
    /// `--profile`: which blocks are profiled, if that was said.
    pub profile: Option<Profiling>,
    /// `--check=exits`: interpreter, evaluator and machine code are compared at each exit.
    pub check_exits: bool,
    /// How traces are selected.
    pub traces: ExactOptions,
    /// Options of this program that were given.
    pub given: Vec<(&'static str, Effect)>,
}

/// What executes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Execute {
    /// The interpreter alone.
    Interpreter,
    /// The same; traces are selected.
    Profile,
    /// The same, along the traces.
    Replay,
    /// The evaluator of the trace IR what is hot.
    Evaluator,
    /// Machine code what is hot.
    Jit,
}

impl Execute {
    /// By the word of `--tier`.
    pub fn by_name(name: &str) -> Option<Execute> {
        Some(match name {
            "interp" => Execute::Interpreter,
            "profile" => Execute::Profile,
            "replay" => Execute::Replay,
            "eval" => Execute::Evaluator,
            "jit" => Execute::Jit,
            _ => return None,
        })
    }
}

/// Where profiling is on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Profiling {
    /// Where time goes, until the code there is compiled.
    Gated,
    /// At every block.
    Always,
    /// Nowhere.
    Off,
}

impl Profiling {
    /// By the word of `--profile`.
    pub fn by_name(name: &str) -> Option<Profiling> {
        match name {
            "gated" => Some(Profiling::Gated),
            "always" => Some(Profiling::Always),
            "off" => Some(Profiling::Off),
            _ => None,
        }
    }
}

impl Choices {
    /// What executes and where profiling is on.
    fn run(&self, reports: bool) -> Result<(Execute, Profiling), &'static str> {
        let exact = if reports { Execute::Replay } else { Execute::Profile };
        Ok(match (self.tier, self.profile) {
            (None, None) => (Execute::Jit, Profiling::Gated),
            (None, Some(Profiling::Off)) => (Execute::Interpreter, Profiling::Off),
            (None | Some(Execute::Interpreter), Some(Profiling::Always)) => (exact, Profiling::Always),
            (None, Some(Profiling::Gated)) => (Execute::Jit, Profiling::Gated),
            (Some(Execute::Interpreter), None | Some(Profiling::Off)) => (Execute::Interpreter, Profiling::Off),
            (Some(tier @ (Execute::Jit | Execute::Evaluator)), None | Some(Profiling::Gated)) => {
                (tier, Profiling::Gated)
            }
            (Some(tier @ (Execute::Profile | Execute::Replay)), profile @ (None | Some(Profiling::Off))) => {
                (tier, profile.unwrap_or(Profiling::Always))
            }
            (Some(tier @ (Execute::Profile | Execute::Replay)), Some(Profiling::Always)) => (tier, Profiling::Always),
            (Some(_), Some(Profiling::Gated)) => {
                return Err("--profile=gated is how --tier=jit profiles: the tiers profile and replay do so always, \
                            and interp does not");
            }
            (Some(_), Some(Profiling::Always)) => {
                return Err("--profile=always is how --tier=profile and --tier=replay profile: machine code counts \
                            on its own");
            }
            (Some(_), Some(Profiling::Off)) => {
                return Err("--profile=off leaves nothing to compile: it needs --tier=interp, or none");
            }
        })
    }

    /// Sets what runs above the interpreter, and says what that comes to.
    ///
    /// # Errors
    /// Options contradict each other.
    pub fn apply(&self, options: &mut Options) -> Result<Conditions, String> {
        let reports = options.tracing.wants_report();
        let told = self.given.iter().map(|(name, _)| *name).find(|name| matches!(*name, "--report" | "--fail-under"));
        if let Some(name) = told.filter(|_| options.dry_run) {
            return Err(format!("Error: {name} has no effect with --dry-run: nothing runs that it could tell of"));
        }
        let (execute, profile) = self.run(reports).map_err(|why| format!("Error: {why}"))?;
        let tiering = &mut options.tiering;
        tiering.jit = matches!(execute, Execute::Jit | Execute::Evaluator);
        let exact = match execute {
            Execute::Profile => Some(Dispatching::Keep),
            Execute::Replay => Some(Dispatching::Replay),
            Execute::Interpreter | Execute::Evaluator | Execute::Jit => None,
        };
        if self.check_exits {
            if execute == Execute::Evaluator {
                return Err("Error: --check=exits has the evaluator, machine code and interpreter execute: it needs \
                            --tier=jit"
                    .to_owned());
            }
            tiering.compiler.execution = Execution::Checked;
        } else if execute == Execute::Evaluator {
            tiering.compiler.execution = Execution::Evaluator;
        }
        let traces = self.traces;
        tiering.driver.graph = traces.parameters;
        (tiering.driver.selector, tiering.driver.limits.paths) = (traces.selector, traces.limits);
        if traces.selector == Selector::Net && exact == Some(Dispatching::Keep) {
            return Err("Error: --select=net records what is executed: it needs --tier=replay or --tier=jit".to_owned());
        }
        let source = if profile == Profiling::Off { ProfileSource::Off } else { ProfileSource::Always };
        options.tracing.exact = exact.map(|dispatching| ExactOptions { dispatching, profile: source, ..traces });
        let leave_out = match (self.tier.is_some(), self.profile == Some(Profiling::Off)) {
            _ if execute != Execute::Interpreter => None,
            (true, true) => Some("-Xint (--tier=interp) and --profile=off"),
            (true, false) => Some("-Xint (--tier=interp)"),
            (false, _) => Some("--profile=off"),
        };
        Ok(Conditions {
            leave_out,
            statistics: options.statistics.is_some(),
            reports,
            compiles: tiering.jit,
            machine: execute == Execute::Jit,
            exact: exact.is_some(),
            follows: exact == Some(Dispatching::Replay),
            joins: exact == Some(Dispatching::Replay) && traces.selector == Selector::Bcg,
        })
    }
}
