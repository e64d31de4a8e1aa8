//! A VM's outside that other threads reach: interruptions, deadlines, and what they wake.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use holloway_vm::host::{Alarm, Request};
use parking_lot::{Condvar, Mutex};

use crate::error::Reason;

/// How long a VM in which a host function is on the stack may go on after its deadline, by default.
pub(crate) const GRACE: Duration = Duration::from_millis(20);

/// What is asked of a VM.
#[derive(Default)]
pub(crate) struct Control {
    alarm: Alarm,
    stop: AtomicBool,
    interrupt: AtomicBool,
    pause: AtomicBool,
    has_deadline: AtomicBool,
    state: Mutex<State>,
    /// Whoever sleeps looks again.
    changed: Condvar,
}

#[derive(Default)]
struct State {
    deadline: Option<Instant>,
    grace: Duration,
}

impl Control {
    /// What the VM looks at.
    pub(crate) fn alarm(&self) -> Alarm {
        self.alarm.clone()
    }

    /// Sets when running is over.
    pub(crate) fn set_deadline(&self, deadline: Option<Instant>, grace: Duration) {
        *self.state.lock() = State { deadline, grace };
        self.has_deadline.store(deadline.is_some(), Ordering::Release);
        if !self.waits() {
            self.alarm.clear_pause();
        }
    }

    /// A deadline may have passed: has the VM look.
    pub(crate) fn look(&self) {
        if self.has_deadline.load(Ordering::Acquire) {
            self.alarm.ring_pause();
            self.wake();
        }
    }

    fn wake(&self) {
        // Whoever is about to sleep has looked before, or is woken.
        drop(self.state.lock());
        self.changed.notify_all();
    }

    fn waits(&self) -> bool {
        [&self.stop, &self.interrupt, &self.pause].iter().any(|flag| flag.load(Ordering::Acquire))
    }

    /// What has been asked and not been taken.
    pub(crate) fn take(&self) -> Option<Request> {
        if self.stop.load(Ordering::Acquire) {
            return Some(Request::Stop);
        }
        if self.interrupt.swap(false, Ordering::AcqRel) {
            self.alarm.clear_pause();
            return Some(Request::Interrupt);
        }
        if self.pause.swap(false, Ordering::AcqRel) {
            self.alarm.clear_pause();
            return Some(Request::Pause);
        }
        if !self.has_deadline.load(Ordering::Acquire) {
            return None;
        }
        let state = self.state.lock();
        let late = Instant::now().checked_duration_since(state.deadline?)?;
        self.alarm.clear_pause();
        Some(if late >= state.grace { Request::Interrupt } else { Request::Pause })
    }

    /// Why work of the host for the VM is to end that nobody would interrupt; what was asked stays.
    pub(crate) fn is_over(&self) -> Option<Reason> {
        if self.stop.load(Ordering::Acquire) {
            return Some(Reason::Stopped);
        }
        let late = || self.state.lock().deadline.is_some_and(|deadline| Instant::now() >= deadline);
        let has_deadline = self.has_deadline.load(Ordering::Acquire);
        (self.interrupt.load(Ordering::Acquire) || has_deadline && late()).then_some(Reason::Interrupted)
    }

    /// Sleeps, until something is asked at most.
    pub(crate) fn sleep(&self, time: Duration) {
        let mut state = self.state.lock();
        if self.waits() {
            return;
        }
        let until = Instant::now() + time;
        let until = state.deadline.map_or(until, |deadline| deadline.min(until));
        let _ = self.changed.wait_until(&mut state, until);
    }
}

/// Interrupts a VM from any thread. Copies are for the same VM; they may outlive it, and do nothing then.
#[derive(Clone)]
pub struct InterruptHandle(pub(crate) Arc<Control>);

impl InterruptHandle {
    /// Has the call that runs, or the next one, come back with [`Error::Suspended`](crate::Error::Suspended), within a
    /// millisecond or so. While a host function is on the stack that waits until it has returned; the native methods and
    /// the collections of the library are waited for.
    pub fn pause(&self) {
        self.0.pause.store(true, Ordering::Release);
        self.0.alarm.ring_pause();
        self.0.wake();
    }

    /// The same without waiting for host functions: the call that they have made is cut off, and gives
    /// [`Error::Ended`](crate::Error::Ended) to them; so does the call from outside in the end.
    pub fn interrupt(&self) {
        self.0.interrupt.store(true, Ordering::Release);
        self.0.alarm.ring_pause();
        self.0.wake();
    }

    /// Ends the VM for good, at once, in the middle of whatever it does.
    pub fn stop(&self) {
        self.0.stop.store(true, Ordering::Release);
        self.0.alarm.ring_stop();
        self.0.wake();
    }
}
