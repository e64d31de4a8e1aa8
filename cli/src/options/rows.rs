//! The options that only this program has: one table, of which the parser, `--help`, `docs/command-line.md` and the man
//! page are made.

use holloway_jit::compiler::Compile;
use holloway_jit::opt;
use holloway_report::machine::Form;
use holloway_traces::exact::{ExactOptions, SignalRule};
use holloway_traces::limits::FrameLimits;
use holloway_traces::source::Selector;
use holloway_vm::VmOptions;
use holloway_vm::code::dispatch::Dispatch;

use super::own::{Effect, Group, Row, Takes};
use super::run::{Execute, Profiling, ReportTarget};
use super::{Dump, Reader, StatisticsTarget, stress_options};
use crate::storing::Storing;
use crate::tiering::{Log, Tiering};

/// No default to tell.
fn none() -> String {
    String::new()
}

const STORED: &str = "What is stored is the branch correlation graph and the roots of regions, by class, checksum of the \
                      class file, method and bytecode. What has changed since is left out, and a file that is not whole \
                      is refused with a line on standard error; it decides what is compiled when, never what the program \
                      does.";

fn storing(reader: &mut Reader, set: impl FnOnce(&mut Storing)) -> Result<(), String> {
    set(&mut reader.options.tiering.storing);
    Ok(())
}

/// All of them, in the order in which they are told.
pub const ROWS: &[Row] = &[
    Row {
        name: "--fuel",
        takes: Takes::Number(0..=u64::MAX),
        default: none,
        effect: Effect::Always,
        group: Group::Running,
        brief: "use at most so many units of budget, about a bytecode each, and stop with exit code 125 where more would \
                be needed",
        more: "The place is the same in every mode ([Fuel](#fuel)).",
        set: |reader, value| {
            reader.options.vm.fuel = Some(value.number());
            Ok(())
        },
    },
    Row {
        name: "--timeout",
        takes: Takes::Time,
        default: none,
        effect: Effect::Always,
        group: Group::Running,
        brief: "stop after that wall-clock time, with exit code 124",
        more: "No shutdown hook runs. It is for all that follows the reading of the command line: for opening the class \
               path and compiling a source file too, and for the reports at the end ([Stopping](#stopping)).",
        set: |reader, value| {
            if let super::own::Value::Time(span) = value {
                reader.options.timeout = Some(span);
            }
            Ok(())
        },
    },
    Row {
        name: "--max-heap",
        takes: Takes::Size,
        default: none,
        effect: Effect::Always,
        group: Group::Running,
        brief: "the same as `-Xmx`",
        more: "",
        set: |reader, value| {
            reader.heap = Some(value.number());
            Ok(())
        },
    },
    Row {
        name: "--max-pause",
        takes: Takes::Time,
        default: || format!("{}ms", VmOptions::default().max_pause.as_millis()),
        effect: Effect::Always,
        group: Group::Running,
        brief: "how long collections of young objects should take at most, but for single ones",
        more: "The nursery is the smaller the shorter: collections come more often, and more is promoted. Sizes are chosen \
               by bytes, not by the clock. Collections of the whole heap take as long as it is large.",
        set: |reader, value| {
            if let super::own::Value::Time(span) = value {
                reader.options.vm.max_pause = span;
            }
            Ok(())
        },
    },
    Row {
        name: "--max-threads",
        takes: Takes::Number(1..=u32::MAX as u64),
        default: || VmOptions::default().max_threads.to_string(),
        effect: Effect::Always,
        group: Group::Running,
        brief: "no more threads than that at a time",
        more: "One more is an `OutOfMemoryError: unable to create native thread`, as it is where `-Xmx` has no room for \
               its stack.",
        set: |reader, value| {
            reader.options.vm.max_threads = value.number() as _;
            Ok(())
        },
    },
    Row {
        name: "--clock",
        takes: Takes::Words(&["real", "virtual"]),
        default: || "real".to_owned(),
        effect: Effect::Always,
        group: Group::Running,
        brief: "virtual: time stands still while a thread runs, and jumps when all sleep",
        more: "",
        set: |reader, value| {
            reader.options.vm.virtual_clock = value.text() == "virtual";
            Ok(())
        },
    },
    Row {
        name: "--stats",
        takes: Takes::Nothing,
        default: none,
        effect: Effect::Always,
        group: Group::Running,
        brief: "print statistics on standard error at the end",
        more: "",
        set: |reader, _| {
            reader.options.statistics = Some(StatisticsTarget::Text);
            Ok(())
        },
    },
    Row {
        name: "--stats",
        takes: Takes::Text("json:FILE"),
        default: none,
        effect: Effect::Always,
        group: Group::Running,
        brief: "write them to a file, as JSON, however the run ends",
        more: "What is in it: [Statistics](#statistics).",
        set: |reader, value| {
            let text = value.text();
            let file = text.strip_prefix("json:").filter(|file| !file.is_empty());
            let file = file.ok_or("statistics go to json:FILE, or as text to standard error")?;
            reader.options.statistics = Some(StatisticsTarget::Json(file.into()));
            Ok(())
        },
    },
    Row {
        name: "--count",
        takes: Takes::Words(&["on"]),
        default: || "with `-Xint`".to_owned(),
        effect: Effect::Statistics,
        group: Group::Running,
        brief: "count bytecodes exactly, which keeps methods from being compiled",
        more: "Methods are then counted by the interpreter, so times are not those of ordinary runs.",
        set: |reader, _| {
            reader.count = Some(true);
            Ok(())
        },
    },
    Row {
        name: "--count",
        takes: Takes::Words(&["off"]),
        default: || "without `-Xint`".to_owned(),
        effect: Effect::Always,
        group: Group::Running,
        brief: "count none",
        more: "",
        set: |reader, _| {
            reader.count = Some(false);
            Ok(())
        },
    },
    Row {
        name: "--count",
        takes: Takes::Words(&["retired"]),
        default: none,
        effect: Effect::Statistics,
        group: Group::Testing,
        brief: "have machine code count the bytecodes that it retires, by opcode: to see what tests reach",
        more: "It counts in memory, which takes time and room.",
        set: |reader, _| {
            reader.count = Some(false);
            reader.options.vm.count_retired = true;
            Ok(())
        },
    },
    Row {
        name: "--tier",
        takes: Takes::Words(&["interp", "jit", "profile", "replay"]),
        default: || "jit".to_owned(),
        effect: Effect::Always,
        group: Group::Tracing,
        brief: "interpret alone (as `-Xint`); compile what is hot; interpret and select traces; or also follow them",
        more: "With `replay` traces are followed block by block, so that coverage and completion are known exactly.",
        set: |reader, value| {
            reader.choices.tier = Execute::by_name(value.text());
            Ok(())
        },
    },
    Row {
        name: "--profile",
        takes: Takes::Words(&["gated", "always", "off"]),
        default: || "gated".to_owned(),
        effect: Effect::Always,
        group: Group::Tracing,
        brief: "profile where time goes, until the code there is compiled; every block, without compiling; or nothing",
        more: "`always` is what the paper does, and the same as `--tier=profile` if no tier is given. With `off` nothing \
               is compiled either.",
        set: |reader, value| {
            reader.choices.profile = Profiling::by_name(value.text());
            Ok(())
        },
    },
    Row {
        name: "--select",
        takes: Takes::Words(&["bcg", "net"]),
        default: || "bcg".to_owned(),
        effect: Effect::Traces,
        group: Group::Tracing,
        brief: "select traces by the branch correlation graph, or as next executing tail does",
        more: "Also those of which machine code is made ([traces.md](traces.md)).",
        set: |reader, value| {
            reader.choices.traces.selector = if value.text() == "net" { Selector::Net } else { Selector::Bcg };
            Ok(())
        },
    },
    Row {
        name: "--threshold",
        takes: Takes::Number(1..=100),
        default: || ExactOptions::default().parameters.threshold.to_string(),
        effect: Effect::Traces,
        group: Group::Tracing,
        brief: "the probability in per cent with which a trace is to complete",
        more: "Also that from which on a branch is strongly correlated.",
        set: |reader, value| {
            reader.choices.traces.parameters.threshold = value.number() as u8;
            Ok(())
        },
    },
    Row {
        name: "--delay",
        takes: Takes::Number(1..=65_535),
        default: || ExactOptions::default().parameters.delay.to_string(),
        effect: Effect::Traces,
        group: Group::Tracing,
        brief: "executions of a branch before it counts",
        more: "",
        set: |reader, value| {
            reader.choices.traces.parameters.delay = value.number() as u16;
            Ok(())
        },
    },
    Row {
        name: "--decay",
        takes: Takes::Number(2..=32_768),
        default: || ExactOptions::default().parameters.decay_interval.to_string(),
        effect: Effect::Traces,
        group: Group::Tracing,
        brief: "executions of a branch after which its counts are halved",
        more: "",
        set: |reader, value| {
            reader.choices.traces.parameters.decay_interval = value.number() as u16;
            Ok(())
        },
    },
    Row {
        name: "--signals",
        takes: Takes::Words(&["stable", "paper"]),
        default: || "stable".to_owned(),
        effect: Effect::Traces,
        group: Group::Tracing,
        brief: "which changes of the graph raise a signal: those that a trace can depend on, or all, as in the paper",
        more: "",
        set: |reader, value| {
            let rule = if value.text() == "paper" { SignalRule::Paper } else { SignalRule::Stable };
            reader.choices.traces.parameters.signals = rule;
            Ok(())
        },
    },
    Row {
        name: "--join",
        takes: Takes::Words(&["on", "off"]),
        default: || "on".to_owned(),
        effect: Effect::Joined,
        group: Group::Tracing,
        brief: "whether traces that follow one another are joined, or go no further than the graph alone says",
        more: "",
        set: |reader, value| {
            reader.choices.traces.join = value.is_on();
            Ok(())
        },
    },
    Row {
        name: "--trace-limits",
        takes: Takes::Text("BLOCKS,FRAMES,RECURSION"),
        default: || {
            let limits = ExactOptions::default().limits;
            format!("{},{},{}", limits.blocks, limits.frames.depth, limits.frames.recursion)
        },
        effect: Effect::Traces,
        group: Group::Tracing,
        brief: "how far paths go: blocks, frames above or below the first one, frames of one method",
        more: "Blocks are 2 to 4096, frames 1 to 1024.",
        set: |reader, value| {
            let numbers: Option<Vec<usize>> = value.text().split(',').map(|number| number.parse().ok()).collect();
            let limits = &mut reader.choices.traces.limits;
            match numbers.as_deref() {
                Some(&[blocks @ 2..=4096, depth @ 1..=1024, recursion @ 1..=1024]) => {
                    limits.blocks = blocks;
                    limits.frames = FrameLimits { depth, recursion };
                    Ok(())
                }
                _ => Err(
                    "trace limits are three numbers: blocks of a path (2 to 4096), frames, and frames of one method"
                        .to_owned(),
                ),
            }
        },
    },
    Row {
        name: "--graph-nodes",
        takes: Takes::Number(64..=1 << 28),
        default: || ExactOptions::default().parameters.node_cap.to_string(),
        effect: Effect::Traces,
        group: Group::Tracing,
        brief: "nodes that the graph may have",
        more: "",
        set: |reader, value| {
            reader.choices.traces.parameters.node_cap = value.number() as u32;
            Ok(())
        },
    },
    Row {
        name: "--profile-in",
        takes: Takes::Text("FILE"),
        default: none,
        effect: Effect::Compiled,
        group: Group::Running,
        brief: "start hot: begin with what an earlier run has stored",
        more: STORED,
        set: |reader, value| storing(reader, |storing| storing.input = Some(value.text().into())),
    },
    Row {
        name: "--profile-out",
        takes: Takes::Text("FILE"),
        default: none,
        effect: Effect::Compiled,
        group: Group::Running,
        brief: "store at the end what is hot, for `--profile-in`",
        more: "",
        set: |reader, value| storing(reader, |storing| storing.output = Some(value.text().into())),
    },
    Row {
        name: "--profile-store",
        takes: Takes::Text("DIR"),
        default: none,
        effect: Effect::Compiled,
        group: Group::Running,
        brief: "both, in a file of the main class's name in a directory: what was there before counts half",
        more: "",
        set: |reader, value| storing(reader, |storing| storing.store = Some(value.text().into())),
    },
    Row {
        name: "--report",
        takes: Takes::Text("FILE|-"),
        default: none,
        effect: Effect::Traces,
        group: Group::Tracing,
        brief: "write where time went, what became traces and machine code, and what is outside and why",
        more: "`-` is standard output, in at most 40 lines. The end of the file's name says in what form: `.html` (one page \
               for a browser), `.json` (schema `holloway.report/2`), `.txt`, `.xml` (JaCoCo), `.info` or `.lcov` (lcov), \
               `.csv`, `.dot`, `.collapsed`, `.speedscope.json`, `.firefox.json`. Figures come from what the run itself \
               counts and samples; with `--tier=replay` they are exact. May be given several times ([reports.md](reports.md)).",
        set: |reader, value| {
            let text = value.text();
            reader.options.tracing.reports.push(match (text, Form::of(text)) {
                ("-", _) => ReportTarget::Terminal,
                (file, Some(form)) => ReportTarget::File(file.into(), form),
                _ => return Err(format!("a report goes to - or to a file that ends in {}", Form::endings())),
            });
            Ok(())
        },
    },
    Row {
        name: "--listings",
        takes: Takes::Nothing,
        default: none,
        effect: Effect::Machine,
        group: Group::Tracing,
        brief: "have reports tell the trace IR and the machine code of each region, beside its bytecode",
        more: "Takes time for each region that is compiled, and makes reports larger.",
        set: |reader, _| {
            reader.options.tiering.compiler.record.keep_listings();
            Ok(())
        },
    },
    Row {
        name: "--source-path",
        takes: Takes::Text("PATH"),
        default: none,
        effect: Effect::Reports,
        group: Group::Tracing,
        brief: "folders and jars with the sources that reports show, separated by `:`",
        more: "Sources beside the classes are found without it, and where the usual build tools have them.",
        set: |reader, value| {
            reader.options.tracing.source_path = Some(value.text().into());
            Ok(())
        },
    },
    Row {
        name: "--fail-under",
        takes: Takes::Number(0..=100),
        default: none,
        effect: Effect::Traces,
        group: Group::Tracing,
        brief: "exit with code 1 if less than so many per cent of the work in the program's own classes was done on traces or \
                in machine code",
        more: "",
        set: |reader, value| {
            reader.options.tracing.fail_under = Some(value.number() as f64);
            Ok(())
        },
    },
    Row {
        name: "--dump",
        takes: Takes::Words(&["bcg", "candidates"]),
        default: none,
        effect: Effect::Exact,
        group: Group::Tracing,
        brief: "print the graph, or the traces' candidates, on standard error at the end",
        more: "",
        set: |reader, value| {
            let dump = if value.text() == "bcg" { Dump::Graph } else { Dump::Candidates };
            reader.options.dumps.push(dump);
            Ok(())
        },
    },
    Row {
        name: "--trace-log",
        takes: Takes::Nothing,
        default: none,
        effect: Effect::Tiers,
        group: Group::Tracing,
        brief: "print a line for each thing that the tiers do, with the method and line that it is about",
        more: "`profiling`, `profiled`, `compiling` and `deferred` (with the estimated gain, which is negative where \
               compiling does not pay yet), `compiled`, `not-formed`, `refused`, `unchanged`, `exit`, of traces `built` \
               and `retired`, and of what compiled code has counted `folded` and `signal`; with `--tier=profile` or \
               `replay` for each signal and each trace built, linked, retired or aborted.",
        set: |reader, _| {
            reader.options.tiering.log = Some(Log::Stderr);
            Ok(())
        },
    },
    Row {
        name: "--trace-log",
        takes: Takes::Text("FILE"),
        default: none,
        effect: Effect::Tiers,
        group: Group::Tracing,
        brief: "the same to a file",
        more: "",
        set: |reader, value| {
            reader.options.tiering.log = Some(Log::File(value.text().into()));
            Ok(())
        },
    },
    Row {
        name: "--live",
        takes: Takes::Text("FILE"),
        default: none,
        effect: Effect::Compiled,
        group: Group::Tracing,
        brief: "write a line of JSON ten times a second while the program runs: what is hot, compiled and interpreted",
        more: "`holloway top` shows it.",
        set: |reader, value| {
            reader.options.tiering.live = Some(value.text().into());
            Ok(())
        },
    },
    Row {
        name: "--dump",
        takes: Takes::Filtered(&["class", "code"]),
        default: none,
        effect: Effect::Always,
        group: Group::Testing,
        brief: "print class files as class assembly, or methods as threaded code, on standard error at the end",
        more: "Without a filter, of the class path.",
        set: |reader, value| {
            let dump = if value.text() == "class" { Dump::Class } else { Dump::Code };
            reader.options.dumps.push(dump(value.filter()));
            Ok(())
        },
    },
    Row {
        name: "--dump",
        takes: Takes::Words(&["ir", "opt", "clif", "asm"]),
        default: none,
        effect: Effect::Compiled,
        group: Group::Testing,
        brief: "print regions when they are compiled: the trace IR as built, or optimised, the code generator's form, or \
                machine code",
        more: "",
        set: |reader, value| {
            let shown = &mut reader.options.tiering.compiler.shown;
            *match value.text() {
                "ir" => &mut shown.built,
                "opt" => &mut shown.optimised,
                "clif" => &mut shown.clif,
                _ => &mut shown.assembly,
            } = true;
            Ok(())
        },
    },
    Row {
        name: "--dump",
        takes: Takes::Filtered(&["exits"]),
        default: none,
        effect: Effect::Compiled,
        group: Group::Testing,
        brief: "print where machine code was left, and how often, at the end",
        more: "",
        set: |reader, value| {
            reader.options.tiering.compiler.record.keep_exits();
            reader.options.dumps.push(Dump::Exits(value.filter()));
            Ok(())
        },
    },
    Row {
        name: "--compile",
        takes: Takes::Words(&["background", "now"]),
        default: || "background".to_owned(),
        effect: Effect::Compiled,
        group: Group::Testing,
        brief: "compile in a thread of its own, or while the program waits, so that the log of events repeats exactly",
        more: "",
        set: |reader, value| {
            let now = value.text() == "now";
            reader.options.tiering.compiler.compile = if now { Compile::Now } else { Compile::Background };
            Ok(())
        },
    },
    Row {
        name: "--code-cache",
        takes: Takes::Size,
        default: || format!("{}m", Tiering::default().compiler.code_cache >> 20),
        effect: Effect::Machine,
        group: Group::Testing,
        brief: "bytes of machine code that there may be at a time",
        more: "What finds no room stays interpreted, and the log says `code-memory`.",
        set: |reader, value| {
            reader.options.tiering.compiler.code_cache = usize::try_from(value.number()).unwrap_or(usize::MAX);
            Ok(())
        },
    },
    Row {
        name: "--perf-map",
        takes: Takes::Nothing,
        default: none,
        effect: Effect::Machine,
        group: Group::Testing,
        brief: "write a map of the machine code for `perf`: `perf-PID.map` in the directory for temporary files",
        more: "",
        set: |reader, _| {
            reader.options.tiering.compiler.perf_map = true;
            Ok(())
        },
    },
    Row {
        name: "--jitdump",
        takes: Takes::Nothing,
        default: none,
        effect: Effect::Machine,
        group: Group::Testing,
        brief: "write the machine code for `perf inject --jit`: `jit-PID.dump` in the directory for temporary files",
        more: "With it `perf annotate` shows the code; `perf record -k mono` has the clock that goes with it.",
        set: |reader, _| {
            reader.options.tiering.compiler.jit_dump = true;
            Ok(())
        },
    },
    Row {
        name: "--opt",
        takes: Takes::Text("-PASS,..."),
        default: none,
        effect: Effect::Compiled,
        group: Group::Testing,
        brief: "without passes of the optimiser; `-all` without any",
        more: "Later words win, and `+PASS` or `PASS` switches one on again.",
        set: |reader, value| {
            let passes: &mut opt::OptimiserOptions = &mut reader.options.tiering.compiler.passes;
            value.text().split(',').try_for_each(|word| passes.switch(word))
        },
    },
    Row {
        name: "--tier",
        takes: Takes::Words(&["eval"]),
        default: none,
        effect: Effect::Always,
        group: Group::Testing,
        brief: "as `jit`, but the evaluator of the trace IR executes regions, not machine code; slow",
        more: "See [checking.md](checking.md).",
        set: |reader, _| {
            reader.choices.tier = Some(Execute::Evaluator);
            Ok(())
        },
    },
    Row {
        name: "--check",
        takes: Takes::Words(&["exits"]),
        default: none,
        effect: Effect::Compiled,
        group: Group::Testing,
        brief: "execute each region three times, by evaluator, machine code and interpreter, and compare them at each \
                exit; slow",
        more: "See [checking.md](checking.md).",
        set: |reader, _| {
            reader.choices.check_exits = true;
            Ok(())
        },
    },
    Row {
        name: "--jit",
        takes: Takes::Text("NAME=N,..."),
        default: none,
        effect: Effect::Compiled,
        group: Group::Testing,
        brief: "when and how much is compiled, and which guards fail",
        more: "The names are [below](#settings-of-the-compiler). With `fail=once` or `fail=1%:SEED` exits of compiled \
               code are taken that need not be, each once or some at random ([checking.md](checking.md)).",
        set: |reader, value| reader.options.tiering.set(value.text()),
    },
    Row {
        name: "--dispatch",
        takes: Takes::Words(&["tail", "match"]),
        default: || "tail".to_owned(),
        effect: Effect::Always,
        group: Group::Testing,
        brief: "how the interpreter goes from one instruction to the next: by tail calls, or by a loop",
        more: "",
        set: |reader, value| {
            let dispatch = Dispatch::by_name(value.text());
            reader.options.vm.dispatch = dispatch.ok_or("there is none of that name")?;
            Ok(())
        },
    },
    Row {
        name: "--fuse",
        takes: Takes::Words(&["on", "off"]),
        default: || "on".to_owned(),
        effect: Effect::Always,
        group: Group::Testing,
        brief: "whether frequent sequences of instructions are one",
        more: "",
        set: |reader, value| {
            reader.options.vm.fuse = value.is_on();
            Ok(())
        },
    },
    Row {
        name: "--stress",
        takes: Takes::Text("gc|gc-nth=N"),
        default: none,
        effect: Effect::Always,
        group: Group::Testing,
        brief: "collect at every place where that may happen, or at every Nth allocation",
        more: "",
        set: |reader, value| {
            reader.options.vm.stress = stress_options(value.text()).ok_or("stress is gc or gc-nth=N")?;
            Ok(())
        },
    },
    Row {
        name: "--dry-run",
        takes: Takes::Nothing,
        default: none,
        effect: Effect::Always,
        group: Group::Running,
        brief: "load and check the main class but do not run it",
        more: "",
        set: |reader, _| {
            reader.options.dry_run = true;
            Ok(())
        },
    },
];
