//! What the tiers do, one event at a time: for logs and tests.
//!
//! As text each is a line: what happened, in which method on which line, and the particulars. Of a block that is not the one that lies
//! there the place stands behind its number.
//!
//! ```text
//! signal     Main.run:14 B3(Main.run:12)>B4 was=new now=strong:B5(Main.run:15)
//! built      Main.run:14 T3 B3(Main.run:12)>B4 blocks=12 completion=0.9850 end=weak
//! built      Main.run:14 T9 B3(Main.run:12)>B4 blocks=20 completion=0.9790 end=weak joined=2
//! linked     Main.run:14 T3 B7(Main.run:18)>B4
//! retired    Main.run:14 T3 superseded
//! aborted    Main.run:12 B3(Main.run:10)>B4 too-short
//! compiled   Main.run:14 root=B4 blocks=30 bytes=1520
//! exit       Main.run:20 root=B4(Main.run:14) exit=3 kind=path wanted=B7
//! refused    Main.read:80 root=B9 reason=uninitialised-class
//! ```
//!
//! Two runs of a program give the same lines if code is compiled while the program waits.

use std::fmt;
use std::io::Write;

use holloway_profiler::bcg::{CorrelationGraph, NodeState, Signal};
use holloway_vm::link::Classes;
use holloway_vm::{BlockId, BlockPlace, Control, Vm};

use crate::cache::{Abort, Cache, EntryOutcome, EntryTransition, Retirement, TraceId};
use crate::candidate::CandidateEnd;
use crate::code;
use crate::compiler::ExitTarget;
use crate::driver::summary::BlockSummary;
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
        node: EntryTransition,
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
        entry: EntryTransition,
        blocks: usize,
        /// The expected probability that it completes.
        completion: f64,
        /// Why it ends.
        end: CandidateEnd,
        /// Of how many traces it was joined.
        joined: usize,
    },
    /// A trace that there is gets another entry transition.
    Linked { trace: TraceId, entry: EntryTransition },
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
        entry: EntryTransition,
        why: Abort,
    },
    /// A region was looked at again and stays as it is.
    Unchanged { root: BlockId },
}

impl Event {
    /// What became of a trace that was selected; `None` if it was there.
    pub fn of_outcome(outcome: EntryOutcome, entry: EntryTransition, cache: &Cache) -> Option<Event> {
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
        self.write(f, &|block| block.to_string())
    }
}

impl Event {
    /// What happened, in a word.
    pub fn kind(&self) -> &'static str {
        match self {
            Event::WindowOpened { .. } => "profiling",
            Event::WindowClosed { .. } => "profiled",
            Event::ExitTripped { .. } => "exit",
            Event::Requested { .. } => "compiling",
            Event::Deferred { .. } => "deferred",
            Event::Compiled { .. } => "compiled",
            Event::NotFormed { .. } => "not-formed",
            Event::Refused { .. } => "refused",
            Event::Folded { .. } => "folded",
            Event::Signalled { .. } => "signal",
            Event::Built { .. } => "built",
            Event::Linked { .. } => "linked",
            Event::Retired { .. } => "retired",
            Event::Aborted { .. } => "aborted",
            Event::Unchanged { .. } => "unchanged",
        }
    }

    /// Writes what happened and the particulars, with what a block is called.
    fn write(&self, f: &mut dyn fmt::Write, name: &dyn Fn(BlockId) -> String) -> fmt::Result {
        f.write_str(self.kind())?;
        match self {
            Event::WindowOpened { root } | Event::WindowClosed { root } | Event::Unchanged { root } => {
                write!(f, " root={}", name(*root))
            }
            Event::ExitTripped { root, exit, target, wanted } => {
                write!(f, " root={} exit={exit} kind={target} wanted={}", name(*root), name(*wanted))
            }
            Event::Requested { root, blocks, bytecodes, on_traces, gain } => {
                let gain = gain / 1000;
                write!(f, " root={} blocks={blocks} bytecodes={bytecodes} ", name(*root))?;
                write!(f, "on-traces={:.0}% gain={gain}us", on_traces * 100.0)
            }
            Event::Deferred { root, gain } => write!(f, " root={} gain={}us", name(*root), gain / 1000),
            Event::Compiled { root, blocks, bytes } => write!(f, " root={} blocks={blocks} bytes={bytes}", name(*root)),
            Event::NotFormed { root, reason } => write!(f, " root={} reason={}", name(*root), reason.name()),
            Event::Refused { root, reason } => write!(f, " root={} reason={reason}", name(*root)),
            Event::Folded { root, executions, left } => {
                write!(f, " root={} executions={executions} left={left}", name(*root))
            }
            Event::Signalled { node, before, now, weakened, root } => {
                let [before, now] = [before, now].map(|outlook| outlook_text(*outlook, name));
                write!(f, " {} was={before} now={now}", named_pair(*node, name))?;
                if *weakened > 0 {
                    write!(f, " weakened={weakened}")?;
                }
                root.map_or(Ok(()), |root| write!(f, " root={}", name(root)))
            }
            Event::Built { trace, entry, blocks, completion, end, joined } => {
                let entry = named_pair(*entry, name);
                write!(f, " {trace} {entry} blocks={blocks} completion={completion:.4} end={end}")?;
                if *joined > 1 { write!(f, " joined={joined}") } else { Ok(()) }
            }
            Event::Linked { trace, entry } => write!(f, " {trace} {}", named_pair(*entry, name)),
            Event::Retired { trace, why, .. } => write!(f, " {trace} {}", why.name()),
            Event::Aborted { entry, why } => write!(f, " {} {}", named_pair(*entry, name), why.name()),
        }
    }
}

fn outlook_text((state, best): (NodeState, Option<BlockId>), name: &dyn Fn(BlockId) -> String) -> String {
    let state = match state {
        NodeState::New => "new",
        NodeState::Unique => "unique",
        NodeState::Strong => "strong",
        NodeState::Weak => "weak",
    };
    best.map_or_else(|| state.to_owned(), |best| format!("{state}:{}", name(best)))
}

/// A transition as text.
pub(crate) fn pair(entry: EntryTransition) -> String {
    named_pair(entry, &|block| block.to_string())
}

fn named_pair((from, block): EntryTransition, name: &dyn Fn(BlockId) -> String) -> String {
    format!("{}>{}", from.map_or_else(|| "?".to_owned(), name), name(block))
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
    /// ([`Tally::with_places`](crate::report::tally::Tally::with_places)); the innermost frame comes first. Of machine code,
    /// `blocks` are those of the region among which the sample's time is divided. That is `nanoseconds` where there is a
    /// clock, and else not known.
    fn sampled(
        &mut self,
        _places: &dyn BlockPlaces,
        _runner: Runner,
        _stack: &[BlockId],
        _blocks: &[BlockSummary],
        _nanoseconds: Option<u64>,
    ) {
    }
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
        // Names are the program's own: they are one word, and steer no terminal.
        let place = |block: BlockId| places.place(block).replace(|c: char| c.is_whitespace() || c.is_control(), "?");
        let about = event.block();
        let name =
            |block: BlockId| if block == about { block.to_string() } else { format!("{block}({})", place(block)) };
        let mut text = String::new();
        // Writing to a string does not fail.
        let _ = event.write(&mut text, &name);
        let (what, particulars) = text.split_once(' ').unwrap_or((&text, ""));
        let place = place(about);
        // A reader that has gone must not end the program.
        let _ = writeln!(self.0, "{what:<10} {place} {particulars}");
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use parking_lot::Mutex;

    use super::*;

    /// Each block lies on the line of its number; that of some has a hostile name.
    struct Lined;

    impl BlockPlaces for Lined {
        fn place(&self, block: BlockId) -> String {
            format!("A\n.m:{}", block.0)
        }
    }

    #[derive(Clone, Default)]
    struct Kept(Arc<Mutex<Vec<u8>>>);

    impl Write for Kept {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.0.lock().extend_from_slice(bytes);
            Ok(bytes.len())
        }

        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn places_of_other_blocks_stand_behind_their_numbers() {
        let kept = Kept::default();
        let mut lines = Lines(Box::new(kept.clone()));
        let [three, four, five] = [3, 4, 5].map(BlockId);
        let signal = Event::Signalled {
            node: (Some(three), four),
            before: (NodeState::New, None),
            now: (NodeState::Unique, Some(five)),
            weakened: 0,
            root: Some(four),
        };
        let exit = Event::ExitTripped { root: three, exit: 7, target: ExitTarget::Path(None), wanted: five };
        for event in [&signal, &exit, &Event::Linked { trace: TraceId(0), entry: (None, four) }] {
            lines.event(&Lined, event);
        }
        let text = String::from_utf8(kept.0.lock().clone()).expect("UTF-8");
        let expected = [
            "signal     A?.m:4 B3(A?.m:3)>B4 was=new now=unique:B5(A?.m:5) root=B4",
            "exit       A?.m:5 root=B3(A?.m:3) exit=7 kind=path wanted=B5",
            "linked     A?.m:4 T0 ?>B4",
        ];
        assert_eq!(text.lines().collect::<Vec<_>>(), expected);
        assert_eq!(exit.to_string(), "exit root=B3 exit=7 kind=path wanted=B5");
    }
}
