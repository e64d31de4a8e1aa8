//! The schedule: how far a run has come, and how far it may go.
//!
//! In goes what was charged; out come slices of budget (K1), the virtual clock (K2), and how the run began and ended.
//! Which thread gets the next slice is decided in `flow::scheduler`, since threads that begin and end run Java code.
//!
//! # State
//!
//! What is left of the run's budget behind the current slice, and what the slice began with; what is left of the slice
//! itself is in the registers. The nanoseconds by which the virtual clock was set forward. How the run ended, and whether
//! something was abandoned half done. The main thread's way to its main method, how many runs of the interpreter the
//! host's stack holds, and what a panic left.
//!
//! # Entry points
//!
//! All are methods of [`Schedule`]; those that deal with budget, clock and end are in [`slice`]. `new_slice` deals out
//! the next slice, `shorten_slice` cuts it where a second thread has begun, `settle_slice` puts the account right
//! between runs. `end_if_overdrawn` follows whatever has charged for work that is done. `fuel_used` and `fuel` tell,
//! `now` reads the clock, `pass` sets it forward, `wake_sleepers` readies whose time has come. `end` ends the run,
//! `go_on` takes an end back.
//!
//! # Invariants
//!
//! * What is behind the slice and what is left of it (`Registers::slice_left`) are together what is left of the run.
//!   A debt that this cannot pay ends the run and is not counted, so a run never uses more than it has (K1).
//! * Portions (`profile::portions`) divide a slice and do not move its end: nothing that a program can observe depends
//!   on them.
//! * From [`Ended`] being set to `go_on`, handlers are left before the next instruction; the registers keep where the
//!   running thread stands.
//! * An abandoned VM (K29) is never taken back: its heap and frames are not looked at any more.
//!
//! # Borrowing
//!
//! The schedule lies above the runtime and takes it as a parameter, for the registers' budget, the threads, the host's
//! clock and the statistics. It takes no other part.

mod slice;

use std::any::Any;

use crate::error::Shortage;
use crate::id::{ClassId, MethodId, ThreadId};
use crate::runtime::calls::Outcome;
use crate::runtime::handles::Handle;

/// Budget of a slice: compiled code needs no other poll (K1).
pub(crate) const SLICE: i64 = 65_536;

/// Budget of a slice where there is one thread only: nobody waits for its end but requests from outside, and compiled code
/// would use up the other in some microseconds. Not a power of two nor a round number: what a program does in a pattern
/// of such a length would always be at the same place when a slice ends, and the tier looks where that is.
pub(crate) const SLICE_ALONE: i64 = 1_023_617;

/// How a run ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ended {
    /// All non-daemon threads have ended; whether main threw.
    Normally {
        /// Whether the main thread ended with an exception.
        uncaught: bool,
    },
    /// `System.exit` or `Runtime.halt`.
    Exit(i32),
    /// The budget of the whole run is used up.
    OutOfFuel,
    /// An `OutOfMemoryError` was about to be thrown, and is what was to end the run
    /// ([`VmOptions::end_on_out_of_memory`](crate::VmOptions::end_on_out_of_memory)).
    OutOfMemory(Shortage),
    /// All threads wait for each other.
    Deadlock,
    /// The host asked to stop ([`crate::host::Request::Stop`]).
    Stopped,
    /// The host asked for a pause ([`crate::host::Request::Pause`], [`crate::host::Request::Interrupt`]).
    Paused,
    /// The VM has found a mistake of its own, and is not used any more.
    Panicked,
}

impl Ended {
    /// Whether the VM stands where it can go on.
    pub(crate) fn can_go_on(self) -> bool {
        matches!(self, Ended::OutOfFuel | Ended::Paused | Ended::Deadlock)
    }
}

/// How far a call by the host has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Progress {
    /// It has come to something.
    Done(Outcome),
    /// The run has ended before that, and can be gone on with.
    Suspended(Ended),
    /// The run has ended, and the call with it.
    Over(Ended),
}

/// The method that starts a program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct MainMethod {
    pub class: ClassId,
    pub method: MethodId,
    pub is_static: bool,
    pub takes_arguments: bool,
}

/// A main thread on its way to its main method.
pub(crate) struct Launching {
    pub main: MainMethod,
    pub arguments: Box<[String]>,
    /// The instance whose main method it is, once made.
    pub receiver: Option<Handle>,
}

/// How a run goes on: budgets (K1), the virtual clock (K2), and how it begins and ends.
pub(crate) struct Schedule {
    /// Budget that is left after the current slice; `None` without limit.
    fuel_left: Option<u64>,
    /// The slice's budget when it began.
    slice: i64,
    /// Nanoseconds of the virtual clock.
    virtual_time: u64,
    /// Whether a stop has abandoned something half done: heap and frames are not to be looked at any more (K29).
    abandoned: bool,
    /// How the run ended, once it has.
    ended: Option<Ended>,
    /// The main thread before its main method.
    launching: Option<Box<Launching>>,
    /// Whether the main method has ended with an exception.
    main_threw: bool,
    /// The thread that puts cleared references into their queues, once there is one.
    reference_handler: Option<ThreadId>,
    /// Runs of the interpreter on the host's stack.
    pub(crate) depth: usize,
    /// Whether the last thread's end is the run's: not where the host makes calls.
    pub(crate) is_program: bool,
    /// Whether the run ends where no thread is ready, though some sleep.
    pub(crate) only_ready: bool,
    /// Threads that were made for the host's calls.
    pub(crate) host_threads: u64,
    /// Where the last run ended, if that was noted.
    stopped_at: Option<(MethodId, u16)>,
    /// Whether a pause waits for the end of what host functions have called.
    pub(crate) pause_waits: bool,
    /// Whether a thread that ends the VM has been started for a host's request.
    pub(crate) is_exiting: bool,
    /// What a mistake of the VM itself left, until whoever runs it takes it.
    pub(crate) panic: Option<Box<dyn Any + Send>>,
}

impl Schedule {
    /// Before a run with so much budget.
    pub(crate) fn new(fuel: Option<u64>) -> Schedule {
        Schedule {
            fuel_left: fuel,
            slice: 0,
            virtual_time: 0,
            abandoned: false,
            ended: None,
            launching: None,
            main_threw: false,
            reference_handler: None,
            depth: 0,
            is_program: false,
            only_ready: false,
            host_threads: 0,
            stopped_at: None,
            pause_waits: false,
            is_exiting: false,
            panic: None,
        }
    }

    /// How the run ended, once it has.
    pub(crate) fn ended(&self) -> Option<Ended> {
        self.ended
    }

    /// Whether a stop has abandoned something half done: heap and frames are not to be looked at any more (K29).
    pub(crate) fn is_abandoned(&self) -> bool {
        self.abandoned
    }

    /// Takes note that the VM goes on after an end from which it can: gives how the last run ended.
    pub(crate) fn go_on(&mut self) -> Option<Ended> {
        let ended = self.ended;
        if !self.abandoned && ended.is_some_and(Ended::can_go_on) {
            self.ended = None;
        }
        self.pause_waits = false;
        ended
    }

    /// Notes that a stop has abandoned something.
    pub(crate) fn abandon(&mut self) {
        self.abandoned = true;
    }

    /// Keeps the main thread's way to its main method.
    pub(crate) fn launch(&mut self, launching: Box<Launching>) {
        self.launching = Some(launching);
    }

    /// The main thread's way to its main method, to be gone on with.
    pub(crate) fn take_launching(&mut self) -> Option<Box<Launching>> {
        self.launching.take()
    }

    /// Notes whether the main method has ended with an exception.
    pub(crate) fn note_main_ended(&mut self, threw: bool) {
        self.main_threw = threw;
    }

    /// The thread that puts cleared references into their queues, once there is one.
    pub(crate) fn reference_handler(&self) -> Option<ThreadId> {
        self.reference_handler
    }

    /// Notes the thread that puts cleared references into their queues.
    pub(crate) fn set_reference_handler(&mut self, thread: Option<ThreadId>) {
        self.reference_handler = thread;
    }
}
