//! The data of a report, schema `holloway.report/2`: what there is to say of a run, for programs and for everything that is
//! drawn from it.
//!
//! Out of a run in go (`collect`), out come these structs; they are written and read as JSON by serde. The JSON Schema is
//! `docs/report.schema.json`, made from here. Fields are only added within a version; readers ignore those that they do not
//! know. Work is in one unit throughout a report ([`Unit`]), and its sums agree: by line, method, class, and in all.

mod regions;
mod stacks;
mod uncovered;
mod unloaded;

use std::borrow::Cow;
use std::io::{self, BufWriter, Write};
use std::ops::AddAssign;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use regions::{Graph, GraphNode, Listed, NodeState, Region, RegionBlock, RegionExit, Waiting};
pub use stacks::{Frame, FrameTree, Stack};
pub use uncovered::UncoveredLine;
pub use unloaded::UnloadedClass;

/// The schema's name and version.
pub const SCHEMA: &str = "holloway.report/2";

/// How much JSON is written at once, in bytes.
const JSON_BUFFER: usize = 1 << 16;

/// A report: what there is to say of a run.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Report {
    /// The schema's name and version, by which readers tell reports from others.
    pub schema: String,
    /// The version of Holloway that ran.
    pub version: String,
    /// What ran.
    pub program: ProgramRun,
    /// Where the figures come from.
    pub counting: Counting,
    /// Work of the whole run: the sum over all methods, and what fell to none.
    pub work: Work,
    /// Of it, what fell to no method: no sample has said where.
    pub unplaced: Work,
    /// Wall-clock time by who ran.
    pub time: TimeSplit,
    /// Numbers for which there is no better place.
    pub totals: Totals,
    /// Classes that were loaded, the program's own first, each kind by work.
    pub classes: Vec<Class>,
    /// Methods; others name them by their index.
    pub methods: Vec<Method>,
    /// Traces, those that did most first.
    pub traces: Vec<Trace>,
    /// What follows a trace where it is left, as far as that is a trace.
    pub links: Vec<Link>,
    /// Machine code, what used most time first. None with `--tier=replay`.
    pub regions: Vec<Region>,
    /// Hot places without machine code, those found most often first.
    pub waiting: Vec<Waiting>,
    /// The branch correlation graph at the end of the run.
    #[serde(default)]
    pub graph: Graph,
    /// Frames of stacks, callers before what they call.
    pub frames: Vec<Frame>,
    /// Stacks of Java methods that samples have found, those with most work first.
    pub stacks: Vec<Stack>,
    /// What tiers did, in order of time.
    pub events: Vec<Event>,
    /// Events of which only the number was kept.
    pub events_left_out: u64,
    /// Why work was done outside traces and machine code, the most costly reason first.
    pub obstacles: Vec<Obstacle>,
    /// The program's source lines with most work outside, the first one first: the 20 hottest uncovered lines.
    #[serde(default)]
    pub uncovered: Vec<UncoveredLine>,
    /// Classes of the program that were never loaded, by name, where they were looked for. They have no work.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unloaded: Vec<UnloadedClass>,
    /// How many more of them there are.
    #[serde(default)]
    pub unloaded_left_out: u64,
    /// What the profilers of the literature have found of the program, in the schema `holloway.profile/1`, where it was
    /// brought in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub profilers: Option<serde_json::Value>,
}

/// What ran.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct ProgramRun {
    /// The main class or jar, as it was named, and its arguments.
    pub command: String,
    /// What follows `holloway` on a command line that runs it again: class path, program and arguments, for a shell.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub arguments: String,
    /// How the run ended: `normal`, `exit`, `uncaught exception`, `out of fuel`, `out of memory`, `timeout`, `deadlock`.
    pub end: String,
    /// The exit code of the process.
    pub exit_code: u8,
}

/// What the figures of work count: it depends on the tier, and work of runs whose units differ is not compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Unit {
    /// Bytecodes executed.
    Bytecodes,
    /// Nanoseconds of wall-clock time in Java code.
    Nanoseconds,
}

/// How a figure was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Precision {
    /// Every execution was counted.
    Exact,
    /// From samples of what was running.
    Sampled,
    /// Reconstructed from counts of exits and budget.
    Estimated,
}

/// Where the figures come from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Counting {
    /// What executed: `jit`, `eval`, `replay` or `profile`.
    pub tier: String,
    /// The unit of all work.
    pub unit: Unit,
    /// How work was found.
    pub work: Precision,
    /// The same of executions of lines and blocks, where they are given.
    pub executions: Precision,
    /// The same of whether something ran at all, and of the kinds of cover.
    pub cover: Precision,
    /// Samples of interpreted code.
    pub interpreter_samples: u64,
    /// Samples of machine code.
    pub machine_samples: u64,
    /// The same in words.
    pub explanation: String,
}

/// Work by how it was done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Work {
    /// In machine code, in blocks of traces of two blocks and more.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub compiled: u64,
    /// In machine code, in blocks that a region has taken in beside such traces.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub grown: u64,
    /// In traces that were followed to their end.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub completed: u64,
    /// In traces that were left before their end.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub partial: u64,
    /// By the interpreter, outside traces.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub interpreted: u64,
}

fn is_zero<T: Default + PartialEq>(number: &T) -> bool {
    *number == T::default()
}

fn is_false(flag: &bool) -> bool {
    !flag
}

impl Work {
    /// The sum of all kinds of work.
    pub fn total(&self) -> u64 {
        self.on_traces() + self.grown + self.interpreted
    }

    /// On traces, compiled or followed.
    pub fn on_traces(&self) -> u64 {
        self.compiled + self.completed + self.partial
    }

    /// On traces or in machine code.
    pub fn covered(&self) -> u64 {
        self.on_traces() + self.grown
    }

    /// The share on traces or in machine code, 0 to 1; `None` of no work.
    pub fn covered_share(&self) -> Option<f64> {
        (self.total() > 0).then(|| self.covered() as f64 / self.total() as f64)
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.total() == 0
    }
}

impl AddAssign for Work {
    fn add_assign(&mut self, other: Work) {
        self.compiled += other.compiled;
        self.grown += other.grown;
        self.completed += other.completed;
        self.partial += other.partial;
        self.interpreted += other.interpreted;
    }
}

/// How code was executed, as far as one word can say it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Cover {
    /// It was never executed.
    NeverRun,
    /// By the interpreter, outside traces.
    Interpreted,
    /// In traces that were followed block by block.
    Traced,
    /// By machine code, taken in beside traces.
    Grown,
    /// By machine code made of traces.
    Compiled,
}

impl Cover {
    /// All, the worst first.
    pub const ALL: [Cover; 5] = [Cover::NeverRun, Cover::Interpreted, Cover::Traced, Cover::Grown, Cover::Compiled];

    /// In words.
    pub fn text(self) -> &'static str {
        match self {
            Cover::NeverRun => "never run",
            Cover::Interpreted => "interpreted",
            Cover::Traced => "traced",
            Cover::Grown => "compiled by growth",
            Cover::Compiled => "compiled from traces",
        }
    }

    /// In a word, as the data has it.
    pub fn word(self) -> &'static str {
        match self {
            Cover::NeverRun => "never-run",
            Cover::Interpreted => "interpreted",
            Cover::Traced => "traced",
            Cover::Grown => "grown",
            Cover::Compiled => "compiled",
        }
    }

    /// Whether it is on traces or in machine code.
    pub fn is_covered(self) -> bool {
        self >= Cover::Traced
    }
}

/// Wall-clock time by who ran, nanoseconds. What was not measured is absent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct TimeSplit {
    /// All of it: from the start of the process or, where a source file was compiled first, from when that was done.
    pub total: u64,
    /// The interpreter, with natives that it calls; where it was not measured with what else is left.
    pub interpreter: Option<u64>,
    /// Machine code, with natives that it calls.
    pub machine_code: Option<u64>,
    /// Garbage collections.
    pub collecting: Option<u64>,
    /// The compiler, in a thread of its own for the most part: processor time, no part of the total.
    pub compiling: Option<u64>,
    /// Loading, verifying and translating classes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub loading: Option<u64>,
    /// Deciding what to compile: following transitions, selecting traces, making what the compiler takes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deciding: Option<u64>,
}

/// Numbers of a run.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Totals {
    /// Units of budget used, about a bytecode each.
    pub fuel: u64,
    /// Of these in machine code.
    pub machine_fuel: u64,
    /// Garbage collections.
    pub collections: u64,
    /// Traces selected.
    pub traces_built: u64,
    /// Traces given up again.
    pub traces_retired: u64,
    /// Traces entered; exact runs only.
    pub traces_entered: Option<u64>,
    /// Traces followed to their end; exact runs only.
    pub traces_completed: Option<u64>,
    /// Signals of the branch correlation graph; exact runs only.
    pub signals: Option<u64>,
    /// Bytes of machine code that stand at the end.
    pub code_bytes: u64,
    /// The figures of the literature, as `--stats` has them; exact runs only.
    pub figures: Option<serde_json::Value>,
}

/// A class that was loaded.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Class {
    /// Its name as Java writes it.
    pub name: String,
    /// Its source file, as the class file names it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source_file: Option<String>,
    /// Whether it belongs to the class library, or was made by the VM: then of the lines of its methods only those that did
    /// work are here, and neither blocks nor bytecode.
    pub library: bool,
    /// Work in its methods.
    pub work: Work,
    /// Its methods, by index. Of the library only those that did work.
    pub methods: Vec<u32>,
}

/// A method with what was executed of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Method {
    /// Its class, an index.
    pub class: u32,
    /// Its name, as the class file has it.
    pub name: String,
    /// Its descriptor, as the class file has it.
    pub descriptor: String,
    /// Work in it, without what it calls.
    pub work: Work,
    /// Its calls, where they are known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub executions: Option<u64>,
    /// How most of it was executed.
    pub cover: Cover,
    /// Its source lines, in order. None where they are not known. Lines of classes of the library that are made of a template
    /// are those of the template.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<Line>,
    /// Its basic blocks, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub blocks: Vec<Block>,
    /// Its bytecode, an entry for each instruction.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub code: Vec<Instruction>,
    /// Whether the compiler made it of what stands elsewhere in the source, as the `values` of an enum: files for tools that
    /// measure cover leave it out.
    #[serde(default, skip_serializing_if = "is_false")]
    pub generated: bool,
}

/// A source line within a method.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Line {
    /// Its number in the source file, counted from 1.
    pub line: u16,
    /// Times that it was executed, where that is known: the least number of passes over it that explains the executions of its
    /// blocks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub executions: Option<u64>,
    /// Work in it.
    pub work: Work,
    /// How most of it was executed.
    pub cover: Cover,
    /// How many bytecodes it has.
    pub bytecodes: u32,
    /// Of these, those on traces or in machine code.
    pub covered: u32,
    /// Of these, those that were executed at all.
    pub run: u32,
    /// Why work was done outside, the most first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reasons: Vec<Reason>,
    /// Traces through it, by number.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub traces: Vec<u32>,
}

impl Line {
    /// Whether a part of it is covered and another one is not.
    pub fn is_partial(&self) -> bool {
        self.covered > 0 && self.covered < self.bytecodes
    }
}

/// A basic block.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Block {
    /// Bytecode index of its first instruction.
    pub at: u16,
    /// How many bytecodes it has.
    pub bytecodes: u16,
    /// The line on which it begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line: Option<u16>,
    /// Times that it was executed, where that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub executions: Option<u64>,
    /// Work in it.
    pub work: Work,
    /// How it was executed for the most part.
    pub cover: Cover,
    /// Why work was done outside, the most first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reasons: Vec<Reason>,
    /// Traces through it, by number.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub traces: Vec<u32>,
}

/// An instruction of bytecode.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Instruction {
    /// Its bytecode index.
    pub at: u16,
    /// As class assembly.
    pub text: String,
}

/// A reason with the work that it concerns.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Reason {
    /// From the closed lists in `docs/traces.md`.
    pub reason: Cow<'static, str>,
    /// How much work.
    pub work: u64,
}

/// A place in a program.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Place {
    /// The method, an index.
    pub method: u32,
    /// Bytecode index.
    pub at: u16,
    /// Source line, where the class file tells it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line: Option<u16>,
}

/// A trace: a path of blocks that was expected to be executed to its end.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Trace {
    /// Its number in the run.
    pub id: u32,
    /// The blocks of its path, in order.
    pub steps: Vec<Step>,
    /// The block from which it is entered, if that is fixed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Place>,
    /// Why it ends where it does: `loop`, `weak`, `new`, `threshold`, `linked`, `repetition`, `limit`, `unknown`.
    pub end: String,
    /// The step to which it goes back, of a loop.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub loops_to: Option<u16>,
    /// The probability with which it was expected to complete, 0 to 1.
    pub expected_completion: f64,
    /// Times that it was entered; exact runs only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entered: Option<u64>,
    /// Times that it completed; exact runs only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub completed: Option<u64>,
    /// Work in it. In runs with machine code that of blocks which regions have taken from it.
    pub work: Work,
    /// Where it was left before its end, the most frequent first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub exits: Vec<TraceExit>,
    /// Why it is not entered any more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub retired: Option<String>,
}

/// A block of a trace.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Step {
    /// Where it lies.
    #[serde(flatten)]
    pub place: Place,
    /// Calls above the frame in which the trace begins; negative below it.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub depth: i16,
    /// Times that it was reached in this trace; exact runs only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reached: Option<u64>,
}

/// Where a trace was left.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct TraceExit {
    /// The step behind which it was left.
    pub step: u16,
    /// Where execution went.
    pub to: Place,
    /// How often.
    pub times: u64,
    /// Why.
    #[serde(default)]
    pub reason: TraceExitReason,
    /// The trace that begins there, if one does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub trace: Option<u32>,
}

/// Why a trace was left before its end: which of the edges out of a block was taken instead of the one expected.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TraceExitReason {
    /// A branch went the other way.
    Branch,
    /// A switch took another case.
    Switch,
    /// A call went to another method: that of a receiver of another class, or another target.
    Receiver,
    /// A method returned to another place.
    ReturnPoint,
    /// An exception was thrown, or none where the trace follows one.
    Throw,
    /// A method was entered where the trace goes on without: by a class that was initialised, or by a native method.
    Call,
    /// Nothing of these; also what reports say that were written before there were reasons.
    #[default]
    Other,
}

impl TraceExitReason {
    /// All, in the order in which they are listed.
    pub const ALL: [TraceExitReason; 7] = [
        TraceExitReason::Branch,
        TraceExitReason::Switch,
        TraceExitReason::Receiver,
        TraceExitReason::ReturnPoint,
        TraceExitReason::Throw,
        TraceExitReason::Call,
        TraceExitReason::Other,
    ];

    /// In a word, as the data has it.
    pub fn name(self) -> &'static str {
        match self {
            TraceExitReason::Branch => "branch",
            TraceExitReason::Switch => "switch",
            TraceExitReason::Receiver => "receiver",
            TraceExitReason::ReturnPoint => "return-point",
            TraceExitReason::Throw => "throw",
            TraceExitReason::Call => "call",
            TraceExitReason::Other => "other",
        }
    }

    /// In words.
    pub fn text(self) -> &'static str {
        match self {
            TraceExitReason::Branch => "a branch went the other way",
            TraceExitReason::Switch => "a switch took another case",
            TraceExitReason::Receiver => "a call went to another method",
            TraceExitReason::ReturnPoint => "a method returned to another place",
            TraceExitReason::Throw => "an exception was thrown, or none where one was expected",
            TraceExitReason::Call => "a method was entered where none was expected",
            TraceExitReason::Other => "another block followed",
        }
    }
}

/// A trace that begins where another one was left or has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Link {
    /// The trace that is left.
    pub from: u32,
    /// The step of it behind which it is left.
    pub step: u16,
    /// The trace that begins there.
    pub to: u32,
    /// How often that happened, where it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub times: Option<u64>,
}

/// Something that a tier did.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Event {
    /// Nanoseconds since the VM began.
    pub at: u64,
    /// What: the word with which its line in the log begins, or `collection`.
    pub kind: Cow<'static, str>,
    /// The line of the log.
    pub text: String,
    /// The place in the program that it is about, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<Place>,
    /// The trace that it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub trace: Option<u32>,
}

/// Why work was done outside traces and machine code.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Obstacle {
    /// From the closed lists in `docs/traces.md`.
    pub reason: String,
    /// The reason in words.
    pub text: String,
    /// What can be done about it.
    pub advice: String,
    /// How much work it concerns.
    pub work: u64,
    /// Where, the most costly first: the innermost place of the program's own, else of the library. 100 at most.
    pub places: Vec<ObstaclePlace>,
    /// How many further places there are.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub places_left_out: u64,
    /// How much of the work was done there.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub work_left_out: u64,
}

/// A place at which work was done outside for that reason.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ObstaclePlace {
    /// Where it is.
    #[serde(flatten)]
    pub place: Place,
    /// How much work.
    pub work: u64,
}

impl Report {
    /// Reads a report.
    ///
    /// # Errors
    /// It is no JSON of this schema: the text says what is wrong.
    pub fn from_json(text: &str) -> Result<Report, String> {
        #[derive(Deserialize)]
        struct Named {
            schema: Option<String>,
        }
        let named: Named = serde_json::from_str(text).map_err(|error| error.to_string())?;
        match named.schema.as_deref() {
            Some(SCHEMA) => serde_json::from_str(text).map_err(|error| error.to_string()),
            Some(other) => Err(format!("its schema is {other}, and not {SCHEMA}")),
            None => Err("it names no schema".to_owned()),
        }
    }

    /// As JSON, on one line: it is as long as a program is large, and laid out on several it would be twice as long.
    pub fn json(&self) -> String {
        // The structs have no maps with keys that are no strings.
        serde_json::to_string(self).unwrap_or_default() + "\n"
    }

    /// Writes what [`json`](Report::json) gives.
    ///
    /// # Errors
    /// Those of the writer.
    pub fn write_json(&self, out: &mut dyn Write) -> io::Result<()> {
        // What is written at once are single words.
        let mut out = BufWriter::with_capacity(JSON_BUFFER, out);
        serde_json::to_writer(&mut out, self)?;
        out.write_all(b"\n")?;
        out.flush()
    }

    /// The class of a method's index, as its name has it.
    fn class_name(&self, method: &Method) -> &str {
        self.classes.get(method.class as usize).map_or("?", |class| &class.name)
    }

    /// Class and method of a method's index: `Main.run`. Of what the VM has made for a class, that: `Main type switch`.
    pub fn method_name(&self, method: u32) -> String {
        let Some(method) = self.methods.get(method as usize) else { return "?".to_owned() };
        let class = self.class_name(method);
        made_for(class).unwrap_or_else(|| format!("{class}.{}", method.name))
    }

    /// The class of a method's index; of what the VM has made for a class, that.
    pub fn class_of(&self, method: u32) -> String {
        let class = self.methods.get(method as usize).map_or("?", |method| self.class_name(method));
        made_for(class).unwrap_or_else(|| class.to_owned())
    }

    /// A place as in a stack trace: `Main.run:14`.
    pub fn place_name(&self, place: Place) -> String {
        let of_method = self.methods.get(place.method as usize);
        if let Some(made) = of_method.and_then(|method| made_for(self.class_name(method))) {
            return made;
        }
        let method = self.method_name(place.method);
        match place.line {
            Some(line) => format!("{method}:{line}"),
            // Of the library there are no lines.
            None if place.at == 0 => method,
            None => format!("{method} @{}", place.at),
        }
    }

    /// Whether a method belongs to the class library.
    pub fn is_library(&self, method: u32) -> bool {
        let class = self.methods.get(method as usize).and_then(|method| self.classes.get(method.class as usize));
        class.is_none_or(|class| class.library)
    }

    /// Work in the program's own classes.
    pub fn own_work(&self) -> Work {
        let mut work = Work::default();
        self.classes.iter().filter(|class| !class.library).for_each(|class| work += class.work);
        work
    }

    /// Work in the library, and what the VM has made for it.
    pub fn library_work(&self) -> Work {
        let mut work = Work::default();
        self.classes.iter().filter(|class| class.library).for_each(|class| work += class.work);
        work
    }

    /// An amount of work in words: `1.2 s`, `1,345 bytecodes`.
    pub fn amount(&self, work: u64) -> String {
        match self.counting.unit {
            Unit::Bytecodes => format!("{} bytecodes", grouped(work)),
            Unit::Nanoseconds => duration(work),
        }
    }
}

/// What a class is that the VM has made for another one, in words: `Main type switch` of `Main$$TypeSwitch+0x02`, `Main lambda` of
/// `Main$$Lambda+0x01`. `None` for all others.
pub fn made_for(class: &str) -> Option<String> {
    let (name, _) = class.rsplit_once("+0x")?;
    let (owner, kind) = name.rsplit_once("$$")?;
    let mut text = owner.to_owned();
    for letter in kind.chars() {
        if letter.is_ascii_uppercase() {
            text.push(' ');
        }
        text.push(letter.to_ascii_lowercase());
    }
    Some(text)
}

/// A number with its digits in groups: `34,417,875`.
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() + digits.len() / 3);
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A time in words, three digits.
pub fn duration(nanoseconds: u64) -> String {
    let time = nanoseconds as f64;
    let (value, unit) = match nanoseconds {
        0..1_000 => return format!("{nanoseconds} ns"),
        1_000..1_000_000 => (time / 1e3, "µs"),
        1_000_000..1_000_000_000 => (time / 1e6, "ms"),
        _ => (time / 1e9, "s"),
    };
    let decimals = if value < 9.995 { 2 } else { usize::from(value < 99.95) };
    format!("{value:.decimals$} {unit}")
}

/// The JSON Schema of [`Report`] as indented text that ends with a newline, as `docs/report.schema.json` has it.
pub fn json_schema() -> String {
    let schema = schemars::schema_for!(Report);
    serde_json::to_string_pretty(&schema).unwrap_or_default() + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_those_that_the_data_has() {
        for reason in TraceExitReason::ALL {
            assert_eq!(serde_json::to_value(reason).expect("a word"), reason.name());
        }
        for cover in Cover::ALL {
            assert_eq!(serde_json::to_value(cover).expect("a word"), cover.word());
        }
        let before = r#"{"step":1,"to":{"method":0,"at":5},"times":2,"trace":null}"#;
        let exit: TraceExit = serde_json::from_str(before).expect("an exit of a report without reasons");
        assert_eq!((exit.times, exit.reason), (2, TraceExitReason::Other));
    }

    #[test]
    fn digits_are_in_groups() {
        let numbers = [0, 999, 1_000, 34_417_875, u64::MAX].map(grouped);
        assert_eq!(numbers, ["0", "999", "1,000", "34,417,875", "18,446,744,073,709,551,615"]);
    }

    #[test]
    fn what_the_vm_makes_has_readable_names() {
        assert_eq!(made_for("a.Tiny$$TypeSwitch+0x0000000000000002").as_deref(), Some("a.Tiny type switch"));
        assert_eq!(made_for("Tiny$$Lambda+0x0000000000000001").as_deref(), Some("Tiny lambda"));
        assert_eq!((made_for("Tiny$Inner"), made_for("Tiny+0x01")), (None, None));
    }
}
