//! What the tiering driver does, one event at a time: for logs, reports and tests.

use std::fmt;

use holloway_profiler::bcg::State;
use holloway_vm::BlockId;

use crate::cache::{Entry, TraceId};
use crate::candidate::End;
use crate::compiler::ExitKind;
use crate::form::NotFormed;
use crate::trace_log::{pair, state_name};

/// Something that the driver did or decided.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// Profiling went on, for a root.
    WindowOpened {
        /// The root.
        root: BlockId,
        /// Class, method and bytecode index of the root.
        place: String,
    },
    /// Profiling went off.
    WindowClosed {
        /// The root.
        root: BlockId,
    },
    /// Compiling a region pays: it was handed to the compiler.
    Requested {
        /// Its root.
        root: BlockId,
        /// Its blocks.
        blocks: usize,
        /// Their bytecodes.
        bytecodes: u32,
        /// Of what they execute, the share that lies on traces, 0 to 1.
        on_traces: f64,
        /// The estimated gain, nanoseconds.
        gain: i64,
    },
    /// Compiling a region does not pay yet.
    Deferred {
        /// Its root.
        root: BlockId,
        /// The estimated gain, nanoseconds; negative.
        gain: i64,
    },
    /// A region was compiled and installed.
    Compiled {
        /// Its root.
        root: BlockId,
        /// Its blocks.
        blocks: usize,
        /// Bytes of machine code.
        bytes: usize,
    },
    /// The profile does not give a region.
    NotFormed {
        /// The root.
        root: BlockId,
        /// Why.
        reason: NotFormed,
    },
    /// A region was not compiled.
    Refused {
        /// The root.
        root: BlockId,
        /// Why, from the compiler's closed list.
        reason: &'static str,
    },
    /// An exit was taken so often that something is done about it.
    ExitTripped {
        /// The region's root.
        root: BlockId,
        /// The exit's number.
        exit: u32,
        /// What it means.
        kind: ExitKind,
        /// The root to be profiled now.
        wanted: BlockId,
    },
    /// What a region has counted went into the graph.
    Folded {
        /// Its root.
        root: BlockId,
        /// Executions of the root since the last time.
        executions: u64,
        /// Times that the region was left.
        left: u64,
    },
    /// By what a region has counted, a node of the graph has another best successor or state.
    Signalled {
        /// The region's root.
        root: BlockId,
        /// The node's first block.
        from: Option<BlockId>,
        /// Its second one.
        block: BlockId,
        /// State and best successor before.
        before: (State, Option<BlockId>),
        /// State and best successor now.
        now: (State, Option<BlockId>),
    },
    /// A trace was selected.
    Built {
        /// The trace.
        trace: TraceId,
        /// The transition by which it is entered.
        entry: Entry,
        /// Its blocks.
        blocks: usize,
        /// The expected probability that it completes.
        completion: f64,
        /// Why it ends.
        end: End,
    },
    /// A trace is not what would be selected any more.
    Retired {
        /// The trace.
        trace: TraceId,
        /// Why.
        why: &'static str,
    },
    /// A region was looked at again and stays as it is.
    Unchanged {
        /// The root.
        root: BlockId,
    },
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::WindowOpened { root, place } => write!(f, "profiling root={root} at={place}"),
            Event::ExitTripped { root, exit, kind, wanted } => {
                write!(f, "exit root={root} exit={exit} kind={kind} wanted={wanted}")
            }
            Event::WindowClosed { root } => write!(f, "profiled root={root}"),
            Event::Requested { root, blocks, bytecodes, on_traces, gain } => {
                let gain = gain / 1000;
                write!(f, "compiling root={root} blocks={blocks} bytecodes={bytecodes} ")?;
                write!(f, "on-traces={:.0}% gain={gain}us", on_traces * 100.0)
            }
            Event::Built { trace, entry, blocks, completion, end } => {
                let entry = pair(*entry);
                write!(f, "built {trace} {entry} blocks={blocks} completion={completion:.4} end={end}")
            }
            Event::Retired { trace, why } => write!(f, "retired {trace} {why}"),
            Event::Deferred { root, gain } => write!(f, "deferred root={root} gain={}us", gain / 1000),
            Event::Compiled { root, blocks, bytes } => write!(f, "compiled root={root} blocks={blocks} bytes={bytes}"),
            Event::NotFormed { root, reason } => write!(f, "not-formed root={root} reason={reason:?}"),
            Event::Refused { root, reason } => write!(f, "refused root={root} reason={reason}"),
            Event::Folded { root, executions, left } => {
                write!(f, "folded root={root} executions={executions} left={left}")
            }
            Event::Signalled { root, from, block, before, now } => {
                write!(
                    f,
                    "signal root={root} node={} was={} now={}",
                    pair((*from, *block)),
                    outlook(*before),
                    outlook(*now)
                )
            }
            Event::Unchanged { root } => write!(f, "unchanged root={root}"),
        }
    }
}

fn outlook((state, best): (State, Option<BlockId>)) -> String {
    let state = state_name(state);
    best.map_or_else(|| state.to_owned(), |best| format!("{state}:{best}"))
}

/// Who is told of events.
pub trait EventSink: Send {
    /// Something happened.
    fn event(&mut self, event: Event);
}

/// Nobody.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoEvents;

impl EventSink for NoEvents {
    fn event(&mut self, _event: Event) {}
}
