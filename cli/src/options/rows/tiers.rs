//! Options of what runs above the interpreter: profiler, traces, and what is stored of them between runs.

use holloway_profiler::bcg::SignalRule;
use holloway_traces::exact::ExactOptions;
use holloway_traces::limits::FrameLimits;
use holloway_traces::source::Selector;

use super::none;
use crate::options::Reader;
use crate::options::own::{Effect, Group, OptionRow, Takes};
use crate::options::run::{Execute, Profiling};
use crate::storing::Storing;

const STORED: &str = "What is stored is the branch correlation graph and the roots of regions, by class, checksum of the \
                      class file, method and bytecode. What has changed since is left out, and a file that is not whole \
                      is refused with a line on standard error; it decides what is compiled when, never what the program \
                      does.";

fn storing(reader: &mut Reader, set: impl FnOnce(&mut Storing)) -> Result<(), String> {
    set(&mut reader.options.tiering.storing);
    Ok(())
}

/// In the order in which they are told.
pub const ROWS: &[OptionRow] = &[
    OptionRow {
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
    OptionRow {
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
    OptionRow {
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
    OptionRow {
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
    OptionRow {
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
    OptionRow {
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
    OptionRow {
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
    OptionRow {
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
    OptionRow {
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
    OptionRow {
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
    OptionRow {
        name: "--profile-in",
        takes: Takes::Text("FILE"),
        default: none,
        effect: Effect::Compiled,
        group: Group::Running,
        brief: "start hot: begin with what an earlier run has stored",
        more: STORED,
        set: |reader, value| storing(reader, |storing| storing.input = Some(value.text().into())),
    },
    OptionRow {
        name: "--profile-out",
        takes: Takes::Text("FILE"),
        default: none,
        effect: Effect::Compiled,
        group: Group::Running,
        brief: "store at the end what is hot, for `--profile-in`",
        more: "",
        set: |reader, value| storing(reader, |storing| storing.output = Some(value.text().into())),
    },
    OptionRow {
        name: "--profile-store",
        takes: Takes::Text("DIR"),
        default: none,
        effect: Effect::Compiled,
        group: Group::Running,
        brief: "both, in a file of the main class's name in a directory: what was there before counts half",
        more: "",
        set: |reader, value| storing(reader, |storing| storing.store = Some(value.text().into())),
    },
];
