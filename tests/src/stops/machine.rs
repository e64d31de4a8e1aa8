//! What the machine itself does to measured times: how late it wakes who sleeps, how long fresh memory takes, and memory
//! that is given back.

use std::collections::VecDeque;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use memmap2::{Advice, MmapMut, MmapOptions};
use parking_lot::Mutex;

/// How long the witness sleeps.
const NAP: Duration = Duration::from_micros(500);
/// Naps that are remembered: those of some minutes that were much too long.
const REMEMBERED: usize = 10_000;
/// What is not worth remembering.
const UNREMARKABLE: Duration = Duration::from_micros(200);

/// A thread that does nothing but sleep for a moment again and again, and notes how late it wakes: what is late for it
/// would be late for any program.
pub struct Witness {
    seen: Arc<Seen>,
    thread: Option<JoinHandle<()>>,
}

#[derive(Default)]
struct Seen {
    /// When a nap should have ended, and when it did.
    late: Mutex<VecDeque<(Instant, Instant)>>,
    ended: AtomicBool,
}

impl Witness {
    /// Begins to watch.
    pub fn start() -> Witness {
        let seen = Arc::new(Seen::default());
        let watching = Arc::clone(&seen);
        let thread = thread::spawn(move || {
            while !watching.ended.load(Ordering::Relaxed) {
                let due = Instant::now() + NAP;
                thread::sleep(NAP);
                let woken = Instant::now();
                if woken > due + UNREMARKABLE {
                    let mut late = watching.late.lock();
                    late.push_back((due, woken));
                    if late.len() > REMEMBERED {
                        late.pop_front();
                    }
                }
            }
        });
        Witness { seen, thread: Some(thread) }
    }

    /// The longest time between two moments in which the witness waited to be woken. Waits for the nap that is going on.
    pub fn latest(&self, from: Instant, to: Instant) -> Duration {
        thread::sleep(4 * NAP);
        let late = self.seen.late.lock();
        longest_within(late.iter().copied(), from, to)
    }
}

impl Drop for Witness {
    fn drop(&mut self) {
        self.seen.ended.store(true, Ordering::Relaxed);
        // It has nothing to say.
        let _ = self.thread.take().map(JoinHandle::join);
    }
}

fn longest_within(late: impl Iterator<Item = (Instant, Instant)>, from: Instant, to: Instant) -> Duration {
    late.map(|(due, woken)| woken.min(to).saturating_duration_since(due.max(from))).max().unwrap_or_default()
}

/// Pages touched for a figure, or stretches of them.
const TOUCHES: usize = 200;
/// Times that memory is given back.
const GIVEN_BACK: usize = 9;
const HUGE_PAGE: usize = 2 << 20;
const SMALL_PAGE: usize = 4 << 10;
/// What a native of the VM does between two looks at the alarm.
const STRETCH: usize = 256 << 10;

/// How long the first touch of fresh memory takes, sorted: of [`TOUCHES`] pages of 2 MB where the system gives such.
///
/// # Errors
/// There is no memory.
pub fn huge_touches() -> io::Result<Vec<Duration>> {
    let mut memory = fresh((TOUCHES + 1) * HUGE_PAGE, Advice::HugePage)?;
    let start = memory.as_ptr().align_offset(HUGE_PAGE);
    Ok(times((0..TOUCHES).map(|page| start + page * HUGE_PAGE), |at| memory[at] = 1))
}

/// The same of [`TOUCHES`] stretches of 256 KB of small pages.
///
/// # Errors
/// There is no memory.
pub fn small_touches() -> io::Result<Vec<Duration>> {
    let mut memory = fresh(TOUCHES * STRETCH, Advice::NoHugePage)?;
    let touch = |at| memory[at..at + STRETCH].iter_mut().step_by(SMALL_PAGE).for_each(|byte| *byte = 1);
    Ok(times((0..TOUCHES).map(|stretch| stretch * STRETCH), touch))
}

/// How long the system takes to take back half a gigabyte, sorted: of huge pages or of small ones.
///
/// # Errors
/// There is no memory.
pub fn given_back(huge: bool) -> io::Result<Vec<Duration>> {
    let mut times = Vec::new();
    for _ in 0..GIVEN_BACK {
        let mut memory = fresh(512 << 20, if huge { Advice::HugePage } else { Advice::NoHugePage })?;
        memory.iter_mut().step_by(SMALL_PAGE).for_each(|byte| *byte = 1);
        let start = Instant::now();
        drop(memory);
        times.push(start.elapsed());
    }
    times.sort_unstable();
    Ok(times)
}

fn fresh(bytes: usize, advice: Advice) -> io::Result<MmapMut> {
    let memory = MmapOptions::new().len(bytes).map_anon()?;
    // Where the system knows no such advice, its usual pages are measured.
    let _ = memory.advise(advice);
    Ok(memory)
}

fn times(places: impl Iterator<Item = usize>, mut touch: impl FnMut(usize)) -> Vec<Duration> {
    let mut times: Vec<Duration> = places
        .map(|place| {
            let start = Instant::now();
            touch(place);
            start.elapsed()
        })
        .collect();
    times.sort_unstable();
    times
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_lies_between_the_moments_counts() {
        let start = Instant::now();
        let at = |millis: u64| start + Duration::from_millis(millis);
        let late = [(at(0), at(10)), (at(20), at(23)), (at(40), at(90))];
        let longest = |from, to| longest_within(late.iter().copied(), at(from), at(to)).as_millis();
        assert_eq!(longest(0, 100), 50);
        assert_eq!(longest(5, 30), 5);
        assert_eq!(longest(21, 45), 5);
        assert_eq!(longest(11, 19), 0);
        assert_eq!(longest(45, 50), 5);
    }

    #[test]
    fn memory_is_touched_as_often_as_said() {
        assert_eq!(small_touches().expect("there is memory").len(), TOUCHES);
    }
}
