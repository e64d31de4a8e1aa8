//! Options that say what profiler and compiler have done: reports, logs, and who looks on.

use std::path::Path;

use holloway_report::machine::Form;

use super::none;
use crate::options::Dump;
use crate::options::own::{Effect, Group, OptionRow, Takes};
use crate::options::run::ReportTarget;
use crate::tiering::Log;

/// In the order in which they are told.
pub const ROWS: &[OptionRow] = &[
    OptionRow {
        name: "--report",
        takes: Takes::Text("FILE|-"),
        default: none,
        effect: Effect::Followed,
        group: Group::Tracing,
        brief: "write where time went, what became traces and machine code, and what is outside and why",
        more: "`-` is standard output, in at most 40 lines. The end of the file's name says in what form: `.html` (one page \
               for a browser), `.json` (schema `holloway.report/2`), `.txt`, `.xml` (JaCoCo), `.info` or `.lcov` (lcov), \
               `.csv`, `.dot`, `.collapsed`, `.speedscope.json`, `.firefox.json`. In the files for JaCoCo's and lcov's \
               readers a line is covered that ran on a trace or in machine code; one that was interpreted is not. Figures \
               come from what the run itself counts and samples; with `--tier=replay` they are exact. May be given several \
               times ([reports.md](reports.md)).",
        set: |reader, value| {
            let text = value.text();
            reader.options.tracing.reports.push(match (text, Form::of(text)) {
                ("-", _) => ReportTarget::Terminal,
                (option, _) if option.starts_with('-') => {
                    return Err(
                        "--report needs a file, as in --report=report.html, or - for standard output".to_owned()
                    );
                }
                (file, _) if Path::new(file).is_dir() => {
                    return Err("it is a folder: name a file in it, as report.html".to_owned());
                }
                (file, Some(form)) => ReportTarget::File(file.into(), form),
                _ => return Err(format!("a report goes to - or to a file that ends in {}", Form::endings())),
            });
            Ok(())
        },
    },
    OptionRow {
        name: "--listings",
        takes: Takes::Nothing,
        default: none,
        effect: Effect::ReportedMachine,
        group: Group::Tracing,
        brief: "have reports tell the trace IR and the machine code of each region, beside its bytecode",
        more: "Takes time for each region that is compiled, and makes reports larger.",
        set: |reader, _| {
            reader.options.tiering.compiler.record.keep_listings();
            Ok(())
        },
    },
    OptionRow {
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
    OptionRow {
        name: "--fail-under",
        takes: Takes::Text("PERCENT"),
        default: none,
        effect: Effect::Followed,
        group: Group::Tracing,
        brief: "exit with code 1 if less than so many per cent of the work in the program's own classes was done on traces or \
                in machine code",
        more: "Fractions are taken: `99.5`.",
        set: |reader, value| {
            let percent = value.text().parse::<f64>().ok().filter(|percent| (0.0..=100.0).contains(percent));
            let percent = percent.ok_or("what it takes is a number, 0 to 100")?;
            reader.options.tracing.fail_under = Some(percent);
            Ok(())
        },
    },
    OptionRow {
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
    OptionRow {
        name: "--trace-log",
        takes: Takes::Nothing,
        default: none,
        effect: Effect::Tiers,
        group: Group::Tracing,
        brief: "print a line for each thing that the tiers do, with the method and line that it is about",
        more: "`profiling`, `profiled`, `compiling` and `deferred` (with the estimated gain, which is negative where \
               compiling does not pay yet), `compiled`, `not-formed`, `refused`, `unchanged`, `exit`, of traces `built` \
               and `retired`, and of what compiled code has counted `folded` and `signal`; with `--tier=profile` or \
               `replay` for each signal and each trace built, linked, retired or aborted. Of other blocks than the one that \
               a line is about the place stands behind the number.",
        set: |reader, _| {
            reader.options.tiering.log = Some(Log::Stderr);
            Ok(())
        },
    },
    OptionRow {
        name: "--trace-log",
        takes: Takes::MarkedText("FILE", |text| text.ends_with(".log") || text.ends_with(".txt")),
        default: none,
        effect: Effect::Tiers,
        group: Group::Tracing,
        brief: "the same to a file",
        more: "Instead of `=` a blank may stand before one that ends in `.log` or `.txt`.",
        set: |reader, value| {
            reader.options.tiering.log = Some(Log::File(value.text().into()));
            Ok(())
        },
    },
    OptionRow {
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
];
