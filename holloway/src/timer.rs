//! The thread of an engine that rings when deadlines pass.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::sync::{Arc, Weak};
use std::time::Instant;

use parking_lot::{Condvar, Mutex};

use crate::control::Control;

/// A deadline and whose it is; compared by time alone.
struct Entry(Instant, Weak<Control>);

impl PartialEq for Entry {
    fn eq(&self, other: &Entry) -> bool {
        self.0 == other.0
    }
}

impl Eq for Entry {}

impl PartialOrd for Entry {
    fn partial_cmp(&self, other: &Entry) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Entry {
    fn cmp(&self, other: &Entry) -> std::cmp::Ordering {
        self.0.cmp(&other.0)
    }
}

#[derive(Default)]
struct State {
    entries: BinaryHeap<Reverse<Entry>>,
    is_started: bool,
    is_over: bool,
}

#[derive(Default)]
struct Shared {
    state: Mutex<State>,
    changed: Condvar,
}

/// Rings at deadlines. The thread is made for the first one, and ends with this.
#[derive(Default)]
pub(crate) struct Timer(Arc<Shared>);

impl Timer {
    /// Has a VM look at its deadline then. Whether there is a thread for that: without one, deadlines are looked at between
    /// slices only, some ten milliseconds late.
    pub(crate) fn add(&self, at: Instant, control: &Arc<Control>) -> bool {
        let mut state = self.0.state.lock();
        state.entries.push(Reverse(Entry(at, Arc::downgrade(control))));
        if !state.is_started {
            let shared = Arc::clone(&self.0);
            let started = std::thread::Builder::new().name("holloway-timer".to_owned()).spawn(move || shared.run());
            state.is_started = started.is_ok();
        }
        self.0.changed.notify_one();
        state.is_started
    }
}

impl Shared {
    fn run(&self) {
        let mut state = self.state.lock();
        while !state.is_over {
            let now = Instant::now();
            while let Some(Reverse(Entry(at, control))) = state.entries.peek() {
                if *at > now {
                    break;
                }
                if let Some(control) = control.upgrade() {
                    control.look();
                }
                state.entries.pop();
            }
            match state.entries.peek().map(|Reverse(entry)| entry.0) {
                Some(next) => {
                    let _ = self.changed.wait_until(&mut state, next);
                }
                None => self.changed.wait(&mut state),
            }
        }
    }
}

impl Drop for Timer {
    fn drop(&mut self) {
        self.0.state.lock().is_over = true;
        self.0.changed.notify_one();
    }
}
