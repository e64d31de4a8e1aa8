//! What waits to be compiled: in go things with their gains, out comes, in another thread, the one with the greatest gain.

use std::sync::Arc;

use parking_lot::{Condvar, Mutex};

struct QueueState<T> {
    /// In the order in which they came.
    waiting: Vec<(i64, T)>,
    closed: bool,
}

struct Shared<T> {
    state: Mutex<QueueState<T>>,
    changed: Condvar,
}

/// The end of a queue at which things are added. When either end is dropped, what waits is forgotten.
pub(crate) struct Queue<T>(Arc<Shared<T>>);

/// The end at which they are taken.
pub(crate) struct Taker<T>(Arc<Shared<T>>);

impl<T> Default for Queue<T> {
    fn default() -> Self {
        let state = Mutex::new(QueueState { waiting: Vec::new(), closed: false });
        Queue(Arc::new(Shared { state, changed: Condvar::new() }))
    }
}

impl<T> Queue<T> {
    /// The other end.
    pub(crate) fn taker(&self) -> Taker<T> {
        Taker(Arc::clone(&self.0))
    }

    /// Adds something with its gain; whether there is another end.
    pub(crate) fn add(&self, gain: i64, what: T) -> bool {
        let mut state = self.0.state.lock();
        if !state.closed {
            state.waiting.push((gain, what));
            self.0.changed.notify_one();
        }
        !state.closed
    }
}

impl<T> Shared<T> {
    fn close(&self) {
        let mut state = self.state.lock();
        state.closed = true;
        state.waiting.clear();
        self.changed.notify_all();
    }
}

impl<T> Drop for Queue<T> {
    fn drop(&mut self) {
        self.0.close();
    }
}

impl<T> Drop for Taker<T> {
    fn drop(&mut self) {
        self.0.close();
    }
}

impl<T> Taker<T> {
    /// Waits until there is something, and takes what has the greatest gain, of equals what came first; `None` when the
    /// other end is gone.
    pub(crate) fn take(&self) -> Option<T> {
        let mut state = self.0.state.lock();
        loop {
            if state.closed {
                return None;
            }
            let greatest = state.waiting.iter().map(|&(gain, _)| gain).max();
            if let Some(at) = state.waiting.iter().position(|&(gain, _)| Some(gain) == greatest) {
                return Some(state.waiting.remove(at).1);
            }
            self.0.changed.wait(&mut state);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::Queue;

    #[test]
    fn the_greatest_gain_comes_first() {
        let queue = Queue::default();
        let taker = queue.taker();
        for (gain, name) in [(10, "cool"), (500, "hot"), (10, "cool too"), (-3, "cold")] {
            assert!(queue.add(gain, name));
        }
        assert_eq!([taker.take(), taker.take()], [Some("hot"), Some("cool")]);
        assert!(queue.add(70, "warm"));
        assert_eq!([(); 3].map(|()| taker.take()), [Some("warm"), Some("cool too"), Some("cold")]);
    }

    #[test]
    fn a_thread_that_waits_ends_when_the_queue_does() {
        let queue = Queue::default();
        let taker = queue.taker();
        let worker = thread::spawn(move || std::iter::from_fn(|| taker.take()).sum::<u32>());
        assert!(queue.add(1, 40));
        // What waits when the queue goes may be forgotten, so that only the end of the thread is certain.
        drop(queue);
        assert!([0, 40].contains(&worker.join().expect("no panic")));
    }

    #[test]
    fn nothing_is_added_when_nobody_takes() {
        let queue = Queue::default();
        drop(queue.taker());
        assert!(!queue.add(1, ()));
    }
}
