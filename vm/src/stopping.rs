//! Obeying a stop at once, in the middle of whatever the VM does.
//!
//! In goes the host's [`Alarm`]; out comes the end of what was going on. Between portions of budget the scheduler looks at
//! the alarm. What takes long without charging budget on the way (a collection, a native over a gigabyte, the reading of
//! an archive) looks at it now and then, and where the end of the run is asked for is *abandoned*: it unwinds, past all that
//! waits for it, to the place where the interpreter had handed over. After a stop no Java code runs any more, so nobody
//! sees what was left half done (K29).

use std::any::Any;
use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use crate::error::JavaError;
use crate::host::Alarm;

/// Bytes that are worked on between looks at the alarm: some ten microseconds for a copy, a millisecond for the slowest
/// conversion.
pub(crate) const STRETCH: usize = 256 << 10;

/// What a collection does between looks at the alarm, in slots looked at.
const PATIENCE: u32 = 64 << 10;

/// What is thrown where work is abandoned.
struct Abandoned;

/// The heap's and its VM's view of the alarm.
#[derive(Clone, Debug, Default)]
pub(crate) struct Watch {
    alarm: Alarm,
    /// Whether a request to exit ends the run at once, for no shutdown hook is registered.
    exit_is_final: Cell<bool>,
    /// Whether work may be abandoned: somebody catches it, and no machine code is in between.
    is_caught: Cell<bool>,
}

impl Watch {
    pub fn new(alarm: Alarm) -> Watch {
        Watch { alarm, exit_is_final: Cell::new(true), is_caught: Cell::new(false) }
    }

    /// Whether any request that ends the run waits.
    #[inline]
    pub fn is_rung(&self) -> bool {
        self.alarm.is_rung()
    }

    /// The host's alarm.
    pub fn alarm(&self) -> &Alarm {
        &self.alarm
    }

    /// Whether no Java code would run any more once the request that waits was taken.
    #[inline]
    fn is_final(&self) -> bool {
        self.alarm.is_stop() || self.exit_is_final.get() && self.alarm.is_exit()
    }

    /// Notes whether a request to exit has shutdown hooks to run.
    pub fn set_exit_is_final(&self, is_final: bool) {
        self.exit_is_final.set(is_final);
    }

    /// Abandons the collector's work if the run is to end. Where nobody would catch that the work goes on.
    #[inline]
    pub fn pause(&self) {
        if self.is_final() && self.is_caught.get() {
            abandon();
        }
    }

    /// Abandons a native's work if the run is to end.
    ///
    /// # Errors
    /// Machine code waits for the native: it leaves, and the interpreter calls the native again (K15).
    #[inline]
    pub fn look_up(&self) -> Result<(), JavaError> {
        if !self.is_final() {
            return Ok(());
        }
        if self.is_caught.get() {
            abandon();
        }
        Err(JavaError::bare("java/lang/InternalError"))
    }

    /// Says from when on and until when work may be abandoned; gives what was so before.
    #[inline]
    pub fn set_caught(&self, is_caught: bool) -> bool {
        self.is_caught.replace(is_caught)
    }
}

/// A collection's view of the alarm: looks at it after so much work.
#[derive(Debug)]
pub(crate) struct Pauses {
    watch: Watch,
    left: u32,
}

impl Pauses {
    pub fn new(watch: &Watch) -> Pauses {
        Pauses { watch: watch.clone(), left: PATIENCE }
    }

    /// Notes work that is worth so many slots looked at.
    #[inline(always)]
    pub fn spend(&mut self, slots: u32) {
        match self.left.checked_sub(slots) {
            Some(left) => self.left = left,
            None => self.look(),
        }
    }

    /// Looks at the alarm, whatever is left of the work until the next look.
    #[cold]
    #[inline(never)]
    pub fn look(&mut self) {
        self.left = PATIENCE;
        self.watch.pause();
    }
}

/// What an object costs a collection beside its slots, in slots.
pub(crate) const OBJECT_COST: u32 = 8;

#[cold]
#[inline(never)]
fn abandon() -> ! {
    resume_unwind(Box::new(Abandoned))
}

/// Abandons what is left of work whose VM was abandoned already.
pub(crate) fn abandon_again() -> ! {
    abandon()
}

/// Why work was not done to its end.
pub(crate) enum Cut {
    Abandoned,
    Panicked(Box<dyn Any + Send>),
}

/// Does work that may be abandoned. Where it was, or has panicked, nothing that the work has used may be used any more, but
/// to drop it.
///
/// # Errors
/// Why it was not done to its end.
#[inline]
pub(crate) fn abandonable<R>(work: impl FnOnce() -> R) -> Result<R, Cut> {
    catch_unwind(AssertUnwindSafe(work)).map_err(cut)
}

#[cold]
fn cut(payload: Box<dyn Any + Send>) -> Cut {
    match payload.downcast::<Abandoned>() {
        Ok(_) => Cut::Abandoned,
        Err(panic) => Cut::Panicked(panic),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_is_abandoned_for_a_stop_and_for_an_exit_without_hooks() {
        let alarm = Alarm::default();
        let watch = Watch::new(alarm.clone());
        let look = || abandonable(|| watch.look_up().is_ok()).ok();
        watch.set_caught(true);
        assert_eq!(look(), Some(true));
        alarm.ring_exit();
        assert_eq!(look(), None);
        watch.set_exit_is_final(false);
        assert_eq!(look(), Some(true), "the hooks are still to run");
        alarm.ring_stop();
        assert_eq!(look(), None);
        watch.set_caught(false);
        assert_eq!(look(), Some(false), "machine code waits");
        watch.pause();
        alarm.clear_stop();
        assert_eq!(look(), Some(true));
    }
}
