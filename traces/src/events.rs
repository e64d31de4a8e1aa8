//! What the tiers do, one event at a time: for logs and tests.
//!
//! As text each is a line: what happened, in which method on which line, and the particulars.
//!
//! ```text
//! signal     Main.run:14 B3>B4 was=new now=strong:B5
//! built      Main.run:14 T3 B3>B4 blocks=12 completion=0.9850 end=weak
//! built      Main.run:14 T9 B3>B4 blocks=20 completion=0.9790 end=weak joined=2
//! linked     Main.run:14 T3 B7>B4
//! retired    Main.run:14 T3 superseded
//! aborted    Main.run:12 B3>B4 too-short
//! compiled   Main.run:14 root=B4 blocks=30 bytes=1520
//! refused    Main.read:80 root=B9 reason=uninitialised-class
//! ```
//!
//! Two runs of a program give the same lines if code is compiled while the program waits.

use std::fmt;
use std::io::Write;

use holloway_profiler::bcg::{CorrelationGraph, NodeState, Signal};
use holloway_vm::link::Classes;
use holloway_vm::{BlockId, BlockPlace, Control, Vm};

use crate::cache::{Abort, Cache, Entry, EntryOutcome, Retirement, TraceId};
use crate::candidate::CandidateEnd;
use crate::code;
use crate::compiler::ExitTarget;
use crate::region::form::NotFormed;
use crate::report::tally::Runner;

/// Something that a tier did or decided.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs, reason = "fields without a comment are what the event's comment speaks of")]
pub enum Event {
    /// Profiling went on, for a root.
    WindowOpened { root: BlockId },
    /// Profiling went off.
    WindowClosed { root: BlockId },
    /// Compiling a region pays: it was handed to the compiler.
    Requested {
        root: BlockId,
        blocks: usize,
        bytecodes: u32,
        /// Of what they execute, the share that lies on traces, 0 to 1.
        on_traces: f64,
        /// The estimated gain, nanoseconds.
        gain: i64,
    },
    /// Compiling a region does not pay yet.
    Deferred {
        root: BlockId,
        /// The estimated gain, nanoseconds; negative.
        gain: i64,
    },
    /// A region was compiled and installed.
    Compiled {
        root: BlockId,
        blocks: usize,
        /// Bytes of machine code.
        bytes: usize,
    },
    /// The profile does not give a region.
    NotFormed { root: BlockId, reason: NotFormed },
    /// A region was not compiled.
    Refused {
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
        /// Where it leads.
        target: ExitTarget,
        /// The root to be profiled now.
        wanted: BlockId,
    },
    /// What a region has counted went into the graph.
    Folded {
        root: BlockId,
        /// Executions of the root since the last time.
        executions: u64,
        /// Times that the region was left.
        left: u64,
    },
    /// A node of the graph has another best successor or state.
    Signalled {
        /// The node's blocks.
        node: Entry,
        /// State and best successor before; what the successor was is known where a region has counted.
        before: (NodeState, Option<BlockId>),
        /// State and best successor now.
        now: (NodeState, Option<BlockId>),
        /// Times in succession that it became weak again.
        weakened: u32,
        /// The root of the region that has counted, if one has.
        root: Option<BlockId>,
    },
    /// A trace was selected.
    Built {
        trace: TraceId,
        /// The transition by which it is entered.
        entry: Entry,
        blocks: usize,
        /// The expected probability that it completes.
        completion: f64,
        /// Why it ends.
        end: CandidateEnd,
        /// Of how many traces it was joined.
        joined: usize,
    },
    /// A trace that there is gets another entry transition.
    Linked { trace: TraceId, entry: Entry },
    /// A trace is not what would be selected any more.
    Retired {
        trace: TraceId,
        /// Its first block.
        block: BlockId,
        why: Retirement,
    },
    /// What was selected does not become a trace.
    Aborted {
        /// The transition by which it would be entered.
        entry: Entry,
        why: Abort,
    },
    /// A region was looked at again and stays as it is.
    Unchanged { root: BlockId },
}

impl Event {
    /// What became of a trace that was selected; `None` if it was there.
    pub fn of_outcome(outcome: EntryOutcome, entry: Entry, cache: &Cache) -> Option<Event> {
        Some(match outcome {
            EntryOutcome::Built(trace) => {
                let candidate = &cache.trace(trace).candidate;
                let (blocks, joined) = (candidate.steps.len(), candidate.joints.len() + 1);
                Event::Built { trace, entry, blocks, completion: candidate.completion, end: candidate.end, joined }
            }
            EntryOutcome::Linked(trace) => Event::Linked { trace, entry },
            EntryOutcome::Aborted(why) => Event::Aborted { entry, why },
            EntryOutcome::Present => return None,
        })
    }

    /// Says that a trace is retired.
    pub fn of_retired(trace: TraceId, why: Retirement, cache: &Cache) -> Event {
        Event::Retired { trace, block: cache.trace(trace).candidate.steps[0].block, why }
    }

    /// A signal of the graph; a region with that root has counted it, if any has.
    pub fn of_signal(graph: &CorrelationGraph, signal: &Signal, root: Option<BlockId>) -> Event {
        let (node, weakened) = (graph.pair(signal.node), u32::from(signal.weakened));
        Event::Signalled { node, before: signal.before, now: signal.now, weakened, root }
    }

    /// The block that it is about.
    pub fn block(&self) -> BlockId {
        match *self {
            Event::WindowOpened { root }
            | Event::WindowClosed { root }
            | Event::Requested { root, .. }
            | Event::Deferred { root, .. }
            | Event::Compiled { root, .. }
            | Event::NotFormed { root, .. }
            | Event::Refused { root, .. }
            | Event::Folded { root, .. }
            | Event::Unchanged { root } => root,
            Event::ExitTripped { wanted, .. } => wanted,
            Event::Signalled { node, .. } => node.1,
            Event::Built { entry, .. } | Event::Linked { entry, .. } | Event::Aborted { entry, .. } => entry.1,
            Event::Retired { block, .. } => block,
        }
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::WindowOpened { root } => write!(f, "profiling root={root}"),
            Event::WindowClosed { root } => write!(f, "profiled root={root}"),
            Event::ExitTripped { root, exit, target, wanted } => {
                write!(f, "exit root={root} exit={exit} kind={target} wanted={wanted}")
            }
            Event::Requested { root, blocks, bytecodes, on_traces, gain } => {
                let gain = gain / 1000;
                write!(f, "compiling root={root} blocks={blocks} bytecodes={bytecodes} ")?;
                write!(f, "on-traces={:.0}% gain={gain}us", on_traces * 100.0)
            }
            Event::Deferred { root, gain } => write!(f, "deferred root={root} gain={}us", gain / 1000),
            Event::Compiled { root, blocks, bytes } => write!(f, "compiled root={root} blocks={blocks} bytes={bytes}"),
            Event::NotFormed { root, reason } => write!(f, "not-formed root={root} reason={}", reason.name()),
            Event::Refused { root, reason } => write!(f, "refused root={root} reason={reason}"),
            Event::Folded { root, executions, left } => {
                write!(f, "folded root={root} executions={executions} left={left}")
            }
            Event::Signalled { node, before, now, weakened, root } => {
                write!(f, "signal {} was={} now={}", pair(*node), outlook(*before), outlook(*now))?;
                if *weakened > 0 {
                    write!(f, " weakened={weakened}")?;
                }
                root.map_or(Ok(()), |root| write!(f, " root={root}"))
            }
            Event::Built { trace, entry, blocks, completion, end, joined } => {
                let entry = pair(*entry);
                write!(f, "built {trace} {entry} blocks={blocks} completion={completion:.4} end={end}")?;
                if *joined > 1 { write!(f, " joined={joined}") } else { Ok(()) }
            }
            Event::Linked { trace, entry } => write!(f, "linked {trace} {}", pair(*entry)),
            Event::Retired { trace, why, .. } => write!(f, "retired {trace} {}", why.name()),
            Event::Aborted { entry, why } => write!(f, "aborted {} {}", pair(*entry), why.name()),
            Event::Unchanged { root } => write!(f, "unchanged root={root}"),
        }
    }
}

fn outlook((state, best): (NodeState, Option<BlockId>)) -> String {
    let state = match state {
        NodeState::New => "new",
        NodeState::Unique => "unique",
        NodeState::Strong => "strong",
        NodeState::Weak => "weak",
    };
    best.map_or_else(|| state.to_owned(), |best| format!("{state}:{best}"))
}

/// A transition as text.
pub(crate) fn pair((from, block): Entry) -> String {
    match from {
        Some(from) => format!("{from}>{block}"),
        None => format!("?>{block}"),
    }
}

/// Says where blocks lie: class, method and line.
pub trait BlockPlaces {
    /// Where one block lies: `?` where there is no such block.
    fn place(&self, block: BlockId) -> String;
}

impl BlockPlaces for Vm {
    fn place(&self, block: BlockId) -> String {
        name(self.classes(), self.block_place(block))
    }
}

impl BlockPlaces for Control<'_> {
    fn place(&self, block: BlockId) -> String {
        name(self.classes(), self.block_place(block))
    }
}

fn name(classes: &Classes, place: Option<BlockPlace>) -> String {
    let Some(place) = place else { return "?".to_owned() };
    let method = classes.method(place.method);
    let class = classes.class(method.class).name.replace('/', ".");
    let line = code::first_line(classes, place).map(|line| format!(":{line}")).unwrap_or_default();
    format!("{class}.{}{line}", method.name)
}

/// Who is told of events.
pub trait EventSink: Send {
    /// Something happened.
    fn event(&mut self, places: &dyn BlockPlaces, event: &Event);

    /// A sample has found somebody running, where samples are placed
    /// ([`Tally::with_places`](crate::report::tally::Tally::with_places)); the innermost frame comes first.
    fn sampled(&mut self, _places: &dyn BlockPlaces, _runner: Runner, _stack: &[BlockId]) {}
}

/// A sink that keeps nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoEvents;

impl EventSink for NoEvents {
    fn event(&mut self, _places: &dyn BlockPlaces, _event: &Event) {}
}

/// Text: a line for each event.
pub struct Lines(pub Box<dyn Write + Send>);

impl EventSink for Lines {
    fn event(&mut self, places: &dyn BlockPlaces, event: &Event) {
        let event_text = event.to_string();
        let (what, particulars) = event_text.split_once(' ').unwrap_or((&event_text, ""));
        // Names are the program's own: they are one word, and steer no terminal.
        let place = places.place(event.block()).replace(|c: char| c.is_whitespace() || c.is_control(), "?");
        // A reader that has gone must not end the program.
        let _ = writeln!(self.0, "{what:<10} {place} {particulars}");
    }
}
