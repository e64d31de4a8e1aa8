//! `--live`: what a program does while it runs, a line of JSON ten times a second. In go the samples and events of the tiers,
//! out come lines for whoever looks on, as `holloway top` does.
//!
//! A sample has its time from a clock. Where there is none it stands for the time since the one before, so that the figures add
//! up to the time for which Java code ran. As in reports, what is done in the library counts for the line of the program's own
//! that called it.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, Write as _};
use std::path::Path;
use std::time::{Duration, Instant};

use holloway_report::collect::of_blocks;
use holloway_traces::driver::summary::BlockSummary;
use holloway_traces::events::{BlockPlaces, Event, EventSink};
use holloway_traces::report::tally::Runner;
use holloway_vm::BlockId;
use rustc_hash::FxHashMap;
use serde::{Deserialize, Serialize};

/// Time between two lines.
const PERIOD: Duration = Duration::from_millis(100);

/// The most time that one sample stands for: beyond that the program has waited.
const LONGEST: Duration = Duration::from_millis(20);

/// Places in a line.
const PLACES: usize = 60;

/// Events in a line.
const EVENTS: usize = 20;

/// The schema of a line.
pub const SCHEMA: &str = "holloway.live/1";

/// A line: sums since the beginning of the run.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct LiveSnapshot {
    /// What a reader tells lines of another version by: [`SCHEMA`].
    pub schema: String,
    /// Microseconds since the first moment.
    pub at: u64,
    /// Microseconds in machine code.
    pub compiled: u64,
    /// Microseconds in the interpreter.
    pub interpreted: u64,
    /// Traces selected.
    pub traces: u64,
    /// Regions compiled.
    pub regions: u64,
    /// Microseconds in the interpreter, by reason.
    pub reasons: BTreeMap<String, u64>,
    /// Places with most time.
    pub places: Vec<PlaceTime>,
    /// The latest events.
    pub events: Vec<String>,
}

/// Time that was found to be spent in one place.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct PlaceTime {
    /// Class, method and line: one of the program's own, with the library below it, or one of the library that none has called.
    pub place: String,
    /// Microseconds in machine code.
    pub compiled: u64,
    /// Microseconds in the interpreter.
    pub interpreted: u64,
    /// Why it is interpreted: the last time that it was, in that block of it where that took longest.
    pub reason: String,
}

/// A sink that writes lines and hands events on.
pub struct Live {
    file: File,
    next: Box<dyn EventSink>,
    start: Instant,
    last: Instant,
    written: Instant,
    snapshot: LiveSnapshot,
    places: FxHashMap<BlockId, PlaceTime>,
    /// Whether blocks are the program's own.
    own: FxHashMap<BlockId, bool>,
}

impl Live {
    /// A file for the lines, and who else is told of events.
    ///
    /// # Errors
    /// The file cannot be made.
    pub fn new(file: &Path, next: Box<dyn EventSink>) -> io::Result<Live> {
        let now = Instant::now();
        let snapshot = LiveSnapshot { schema: SCHEMA.to_owned(), ..LiveSnapshot::default() };
        let file = File::create(file)?;
        let (places, own) = (FxHashMap::default(), FxHashMap::default());
        Ok(Live { file, next, start: now, last: now, written: now, snapshot, places, own })
    }

    fn place(&mut self, places: &dyn BlockPlaces, block: BlockId) -> &mut PlaceTime {
        let new = || PlaceTime { place: places.place(block), ..PlaceTime::default() };
        self.places.entry(block).or_insert_with(new)
    }

    fn is_own(&mut self, places: &dyn BlockPlaces, block: BlockId) -> bool {
        *self.own.entry(block).or_insert_with(|| !is_of_library(&places.place(block)))
    }

    /// The innermost of the program's own blocks on a stack.
    fn own_caller(&mut self, places: &dyn BlockPlaces, stack: &[BlockId]) -> Option<BlockId> {
        stack.iter().copied().find(|&block| self.is_own(places, block))
    }

    fn write(&mut self, now: Instant) {
        self.written = now;
        self.snapshot.places = by_line(self.places.values());
        self.snapshot.at = micros(now - self.start);
        // Numbers and strings become JSON always; a reader that has gone must not end the program.
        let line = serde_json::to_string(&self.snapshot).unwrap_or_default();
        let _ = writeln!(self.file, "{line}");
    }
}

/// Whether a place lies in a class of the library, in whose packages there are no others.
fn is_of_library(place: &str) -> bool {
    let class = place.rsplit_once('.').map_or("", |(class, _)| class);
    class.rsplit_once('.').is_some_and(|(package, _)| holloway_classlib::has_package(&package.replace('.', "/")))
}

/// For each block of a region the one of the program's own that it counts for: itself, or where it is the library's one that leads
/// to it through the library; `None` where none does.
fn owners<S: Iterator<Item = usize>>(own: &[bool], successors: impl Fn(usize) -> S) -> Vec<Option<usize>> {
    let mut owners: Vec<Option<usize>> = own.iter().enumerate().map(|(at, &own)| own.then_some(at)).collect();
    let mut reached: Vec<usize> = owners.iter().flatten().copied().collect();
    while let Some(from) = reached.pop() {
        for to in successors(from) {
            if owners.get(to) == Some(&None) {
                owners[to] = owners[from];
                reached.push(to);
            }
        }
    }
    owners
}

/// The lines with most time, the first one first: blocks of a line are one place, with the reason of the one that was interpreted
/// for longest.
fn by_line<'a>(blocks: impl Iterator<Item = &'a PlaceTime>) -> Vec<PlaceTime> {
    let mut lines: BTreeMap<&str, (u64, PlaceTime)> = BTreeMap::new();
    for block in blocks {
        let new = || (0, PlaceTime { place: block.place.clone(), ..PlaceTime::default() });
        let (longest, line) = lines.entry(&block.place).or_insert_with(new);
        line.compiled += block.compiled;
        line.interpreted += block.interpreted;
        if block.interpreted > *longest {
            *longest = block.interpreted;
            block.reason.clone_into(&mut line.reason);
        }
    }
    let mut lines: Vec<PlaceTime> = lines.into_values().map(|(_, line)| line).collect();
    lines.sort_by(|a, b| {
        (b.compiled + b.interpreted).cmp(&(a.compiled + a.interpreted)).then_with(|| a.place.cmp(&b.place))
    });
    lines.truncate(PLACES);
    lines
}

fn micros(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX)
}

impl EventSink for Live {
    fn event(&mut self, places: &dyn BlockPlaces, event: &Event) {
        match event {
            Event::Built { .. } => self.snapshot.traces += 1,
            Event::Compiled { .. } => self.snapshot.regions += 1,
            _ => {}
        }
        let text = event.to_string();
        let what = text.split(' ').next().unwrap_or_default();
        let events = &mut self.snapshot.events;
        if events.len() == EVENTS {
            events.remove(0);
        }
        events.push(format!("{what} {}", places.place(event.block())));
        self.next.event(places, event);
    }

    fn sampled(
        &mut self,
        places: &dyn BlockPlaces,
        runner: Runner,
        stack: &[BlockId],
        blocks: &[BlockSummary],
        nanoseconds: Option<u64>,
    ) {
        let now = Instant::now();
        let time = micros(nanoseconds.map_or_else(|| (now - self.last).min(LONGEST), Duration::from_nanos));
        self.last = now;
        match runner {
            Runner::Region(root) => {
                self.snapshot.compiled += time;
                if blocks.is_empty() {
                    self.place(places, root).compiled += time;
                }
                let caller = self.own_caller(places, stack);
                let own: Vec<bool> = blocks.iter().map(|block| self.is_own(places, block.block)).collect();
                let successors = |at: usize| blocks[at].successors.iter().map(|&(to, _)| to as usize);
                let owners = owners(&own, successors);
                let parts = of_blocks(blocks, time).into_iter().enumerate().filter(|&(_, part)| part > 0);
                for (at, part) in parts {
                    let owner = owners[at].map(|owner| blocks[owner].block);
                    self.place(places, owner.or(caller).unwrap_or(blocks[at].block)).compiled += part;
                }
            }
            Runner::Interpreter(blame) => {
                self.snapshot.interpreted += time;
                if let Some(block) = self.own_caller(places, stack).or(stack.first().copied()) {
                    let known = self.place(places, block);
                    known.interpreted += time;
                    blame.name().clone_into(&mut known.reason);
                }
                *self.snapshot.reasons.entry(blame.name().to_owned()).or_default() += time;
            }
        }
        if now - self.written >= PERIOD {
            self.write(now);
        }
        self.next.sampled(places, runner, stack, blocks, nanoseconds);
    }
}

impl Drop for Live {
    fn drop(&mut self) {
        self.write(Instant::now());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_library_counts_for_who_calls_it() {
        for (place, expected) in [
            ("java.lang.Long.putDigits:12", true),
            ("java.util.HashMap.get", true),
            ("Main.run:3", false),
            ("org.example.Main.run:3", false),
            ("?", false),
        ] {
            assert_eq!(is_of_library(place), expected, "{place}");
        }
        // An own block, two of the library that it leads to, an own one behind them, and one of the library that nothing leads to.
        let successors = [vec![1], vec![2], vec![1, 3], vec![0], vec![]];
        let owners = owners(&[true, false, false, true, false], |at: usize| successors[at].iter().copied());
        assert_eq!(owners, [Some(0), Some(0), Some(0), Some(3), None]);
    }

    #[test]
    fn blocks_of_a_line_are_one_place() {
        let block = |place: &str, compiled, interpreted, reason: &str| PlaceTime {
            place: place.to_owned(),
            compiled,
            interpreted,
            reason: reason.to_owned(),
        };
        let blocks = [block("M.a:1", 0, 5, "cold"), block("M.b:2", 9, 0, ""), block("M.a:1", 3, 7, "branch")];
        assert_eq!(by_line(blocks.iter()), [block("M.a:1", 3, 12, "branch"), block("M.b:2", 9, 0, "")]);
    }
}
