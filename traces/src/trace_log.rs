//! What happens to traces, one line an event:
//!
//! ```text
//! signal n12 B3>B4 new -> strong B5
//! signal n12 B3>B4 strong -> weak B5 weakened 1
//! built T3 B3>B4 blocks 12 completion 0.9850 end weak ; Main.run:14
//! built T9 B3>B4 blocks 20 completion 0.9790 end weak joined 2 ; Main.run:14
//! linked T3 B7>B4 ; Main.run:14
//! retired T3 superseded ; Main.run:14
//! aborted B3>B4 too-short ; Main.run:12
//! ```
//!
//! Two runs of a program give the same lines.

use std::fmt::Write as _;
use std::io::Write;

use holloway_profiler::bcg::{Graph, Signal, State};
use holloway_vm::BlockId;
use holloway_vm::tier::Control;

use crate::cache::{Abort, Cache, Entry, Retirement, TraceId};

/// Where the events go.
pub type LogSink = Box<dyn Write + Send>;

/// The log of events; without a sink it costs a compare each.
#[derive(Default)]
pub(crate) struct TraceLog {
    sink: Option<LogSink>,
}

impl TraceLog {
    pub fn new(sink: Option<LogSink>) -> TraceLog {
        TraceLog { sink }
    }

    fn line(&mut self, make: impl FnOnce() -> String) {
        if let Some(sink) = &mut self.sink {
            // A reader that has gone must not end the program.
            let _ = sink.write_all(make().as_bytes());
        }
    }

    pub fn signal(&mut self, graph: &Graph, signal: &Signal) {
        self.line(|| {
            let (from, block) = graph.pair(signal.node);
            let (before, (state, best)) = (state_name(signal.before.0), signal.now);
            let best = best.map_or_else(|| "?".to_owned(), |best| best.to_string());
            let weakened = match signal.weakened {
                0 => String::new(),
                times => format!(" weakened {times}"),
            };
            let (node, pair, now) = (signal.node, pair((from, block)), state_name(state));
            format!("signal {node} {pair} {before} -> {now} {best}{weakened}\n")
        });
    }

    pub fn built(&mut self, vm: &Control<'_>, cache: &Cache, trace: TraceId, entry: Entry) {
        self.line(|| {
            let candidate = &cache.trace(trace).candidate;
            let (blocks, completion, end) = (candidate.steps.len(), candidate.completion, candidate.end);
            let (pair, place) = (pair(entry), place(vm, entry.1));
            let joined = match candidate.joints.len() {
                0 => String::new(),
                joints => format!(" joined {}", joints + 1),
            };
            format!("built {trace} {pair} blocks {blocks} completion {completion:.4} end {end}{joined} ; {place}\n")
        });
    }

    pub fn linked(&mut self, vm: &Control<'_>, trace: TraceId, entry: Entry) {
        self.line(|| format!("linked {trace} {} ; {}\n", pair(entry), place(vm, entry.1)));
    }

    pub fn retired(&mut self, vm: &Control<'_>, cache: &Cache, trace: TraceId, why: Retirement) {
        self.line(|| {
            let first = cache.trace(trace).candidate.steps[0].block;
            format!("retired {trace} {} ; {}\n", why.name(), place(vm, first))
        });
    }

    pub fn aborted(&mut self, vm: &Control<'_>, entry: Entry, why: Abort) {
        self.line(|| format!("aborted {} {} ; {}\n", pair(entry), why.name(), place(vm, entry.1)));
    }

    pub fn flush(&mut self) {
        if let Some(sink) = &mut self.sink {
            let _ = sink.flush();
        }
    }
}

pub(crate) fn state_name(state: State) -> &'static str {
    match state {
        State::New => "new",
        State::Unique => "unique",
        State::Strong => "strong",
        State::Weak => "weak",
    }
}

pub(crate) fn pair((from, block): Entry) -> String {
    match from {
        Some(from) => format!("{from}>{block}"),
        None => format!("?>{block}"),
    }
}

/// Class, method and line of a block.
fn place(vm: &Control<'_>, block: BlockId) -> String {
    let Some(place) = vm.block_place(block) else { return "?".to_owned() };
    let method = vm.method(place.method);
    let class = vm.classes().class(method.class);
    let mut text = format!("{}.{}", class.name.replace('/', "."), method.name);
    if let Some(line) = crate::coverage::first_line(vm.classes(), place) {
        let _ = write!(text, ":{line}");
    }
    text
}
