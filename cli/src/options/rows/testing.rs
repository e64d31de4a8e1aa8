//! Options for tests of the VM itself, and for those who look for faults in it.

use holloway_jit::compiler::Compile;
use holloway_jit::opt;
use holloway_vm::code::dispatch::Dispatch;

use super::none;
use crate::options::own::{Effect, Group, OptionRow, Takes};
use crate::options::run::Execute;
use crate::options::{Dump, stress_options};
use crate::tiering::Tiering;

/// In the order in which they are told.
pub const ROWS: &[OptionRow] = &[
    OptionRow {
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
    OptionRow {
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
    OptionRow {
        name: "--dump",
        takes: Takes::Filtered(&["ir", "opt", "clif", "asm"]),
        default: none,
        effect: Effect::Compiled,
        group: Group::Testing,
        brief: "print regions when they are compiled: the trace IR as built, or optimised, the code generator's form, or \
                machine code",
        more: "A filter is for the method in which a region begins.",
        set: |reader, value| {
            let shown = &mut reader.options.tiering.compiler.shown;
            let filters = match value.text() {
                "ir" => &mut shown.built,
                "opt" => &mut shown.optimised,
                "clif" => &mut shown.clif,
                _ => &mut shown.assembly,
            };
            filters.push(value.filter().unwrap_or_default());
            reader.options.dumps.push(Dump::Regions(value.filter()));
            Ok(())
        },
    },
    OptionRow {
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
    OptionRow {
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
    OptionRow {
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
    OptionRow {
        name: "--perf-map",
        takes: Takes::Nothing,
        default: none,
        effect: Effect::Machine,
        group: Group::Testing,
        brief: "write a map of the machine code for `perf`: `perf-PID.map` in the directory for temporary files",
        more: "Regions are named by class, method and line of their root, as `Main.run:12`; `Main.run @34` names the \
               bytecode where no line is known.",
        set: |reader, _| {
            reader.options.tiering.compiler.perf_map = true;
            Ok(())
        },
    },
    OptionRow {
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
    OptionRow {
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
    OptionRow {
        name: "--tier",
        takes: Takes::Words(&["eval"]),
        default: none,
        effect: Effect::Always,
        group: Group::Testing,
        brief: "as `jit`, but the evaluator of the trace IR executes regions, not machine code; slow",
        more: "What needs `--tier=jit` goes with it, too, but for what is about machine code. See [checking.md](checking.md).",
        set: |reader, _| {
            reader.choices.tier = Some(Execute::Evaluator);
            Ok(())
        },
    },
    OptionRow {
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
    OptionRow {
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
    OptionRow {
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
    OptionRow {
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
    OptionRow {
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
];
