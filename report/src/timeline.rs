//! What tiers do, with the time at which they did it: in go events, out come the same events to whoever is next, and a list
//! of the first ones for the report.

use std::sync::Arc;
use std::time::{Duration, Instant};

use holloway_traces::driver::summary::BlockSummary;
use holloway_traces::events::{BlockPlaces, Event, EventSink};
use holloway_traces::report::tally::Runner;
use holloway_vm::BlockId;
use parking_lot::Mutex;

/// Events that are kept; of further ones only the number is.
const KEPT: usize = 20_000;

#[derive(Debug)]
struct Kept {
    start: Instant,
    events: Vec<(Duration, Event)>,
    left_out: u64,
}

/// The events of a run. Clones share them.
#[derive(Clone, Debug)]
pub struct Timeline(Arc<Mutex<Kept>>);

impl Default for Timeline {
    fn default() -> Timeline {
        Timeline(Arc::new(Mutex::new(Kept { start: Instant::now(), events: Vec::new(), left_out: 0 })))
    }
}

impl PartialEq for Timeline {
    /// Whether the two are one.
    fn eq(&self, other: &Timeline) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Timeline {
    /// A sink that keeps events here and hands them on. The run begins now: what was done for it before, such as compiling its
    /// source, is none of it.
    pub fn before(&self, next: Box<dyn EventSink>) -> Box<dyn EventSink> {
        self.0.lock().start = Instant::now();
        Box::new(Timed { timeline: self.clone(), next })
    }

    /// The events so far with the time since the run began, and how many were left out.
    pub fn events(&self) -> (Vec<(Duration, Event)>, u64) {
        let kept = self.0.lock();
        (kept.events.clone(), kept.left_out)
    }
}

struct Timed {
    timeline: Timeline,
    next: Box<dyn EventSink>,
}

impl EventSink for Timed {
    fn event(&mut self, places: &dyn BlockPlaces, event: &Event) {
        {
            let mut kept = self.timeline.0.lock();
            if kept.events.len() < KEPT {
                let at = kept.start.elapsed();
                kept.events.push((at, event.clone()));
            } else {
                kept.left_out += 1;
            }
        }
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
        self.next.sampled(places, runner, stack, blocks, nanoseconds);
    }
}

#[cfg(test)]
mod tests {
    use holloway_traces::events::NoEvents;

    use super::*;

    /// Blocks that lie nowhere.
    struct Nowhere;

    impl BlockPlaces for Nowhere {
        fn place(&self, _block: BlockId) -> String {
            String::new()
        }
    }

    #[test]
    fn what_was_done_before_the_run_is_none_of_its_time() {
        let timeline = Timeline::default();
        // The source is compiled.
        std::thread::sleep(Duration::from_millis(20));
        let begun = Instant::now();
        let told = Event::Unchanged { root: BlockId(1) };
        timeline.before(Box::new(NoEvents)).event(&Nowhere, &told);
        let since = begun.elapsed();
        let (events, left_out) = timeline.events();
        let [(at, event)] = &events[..] else { panic!("one was told: {events:?}") };
        assert_eq!((event, left_out), (&told, 0));
        assert!(*at <= since, "{at:?}, and the run has taken {since:?}");
    }
}
