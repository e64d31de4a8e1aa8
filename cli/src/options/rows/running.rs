//! Options of how programs run: their limits, and what is told at the end.

use holloway_vm::VmOptions;

use super::none;
use crate::options::StatisticsTarget;
use crate::options::own::{Effect, Group, OptionRow, Takes, Value};

/// In the order in which they are told.
pub const ROWS: &[OptionRow] = &[
    OptionRow {
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
    OptionRow {
        name: "--timeout",
        takes: Takes::Time,
        default: none,
        effect: Effect::Always,
        group: Group::Running,
        brief: "stop after that wall-clock time, with exit code 124",
        more: "No shutdown hook runs. It is for all that follows the reading of the command line: for opening the class \
               path and compiling a source file too, and for the reports at the end ([Stopping](#stopping)).",
        set: |reader, value| {
            if let Value::Time(span) = value {
                reader.options.timeout = Some(span);
            }
            Ok(())
        },
    },
    OptionRow {
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
    OptionRow {
        name: "--max-pause",
        takes: Takes::Time,
        default: || format!("{}ms", VmOptions::default().max_pause.as_millis()),
        effect: Effect::Always,
        group: Group::Running,
        brief: "how long collections of young objects should take at most, but for single ones",
        more: "The nursery is the smaller the shorter: collections come more often, and more is promoted. Sizes are chosen \
               by bytes, not by the clock. Collections of the whole heap take as long as it is large.",
        set: |reader, value| {
            if let Value::Time(span) = value {
                reader.options.vm.max_pause = span;
            }
            Ok(())
        },
    },
    OptionRow {
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
    OptionRow {
        name: "--clock",
        takes: Takes::Words(&["real", "virtual"]),
        default: || "real".to_owned(),
        effect: Effect::Always,
        group: Group::Running,
        brief: "virtual: time stands still while a thread runs, and jumps when all sleep",
        more: "So programs that wait do so in no time, and runs repeat. In reports of such runs times are not measured but \
               estimated from the budget, and with --compile=now their shares repeat too.",
        set: |reader, value| {
            reader.options.vm.virtual_clock = value.text() == "virtual";
            Ok(())
        },
    },
    OptionRow {
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
    OptionRow {
        name: "--stats",
        takes: Takes::MarkedText("json:FILE", |text| text.starts_with("json:")),
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
    OptionRow {
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
    OptionRow {
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
    OptionRow {
        name: "--dry-run",
        takes: Takes::Nothing,
        default: none,
        effect: Effect::Always,
        group: Group::Running,
        brief: "load and check the main class but do not run it",
        more: "There is nothing for `--report` and `--fail-under` to tell of.",
        set: |reader, _| {
            reader.options.dry_run = true;
            Ok(())
        },
    },
];
