//! Green threads of a VM: each with a stack of its own, switched only where the budget runs out or a call blocks
//! (K1), in an order that repeats.

mod dump;
pub mod frame;
pub mod launch;
pub(crate) mod lifecycle;
pub(crate) mod monitor;
mod request;
pub(crate) mod roots;
pub(crate) mod scheduler;
pub(crate) mod stack;
pub(crate) mod walk;

use std::collections::VecDeque;

use crate::code::instruction::Instruction;
use crate::heap::Ref;
use crate::id::ThreadId;
use crate::tier::{PathCursor, TransitionNode};
use stack::Stack;

/// What a thread does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ThreadState {
    /// Runs or could run.
    Runnable,
    /// Waits for a monitor that another thread holds.
    Blocked,
    /// Waits to be notified, until the deadline (nanoseconds of the VM's clock) if there is one.
    Waiting { deadline: Option<u64> },
    /// Sleeps until the deadline.
    Sleeping { deadline: u64 },
    /// Has ended.
    Ended,
}

/// Why a thread that waited or slept goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wake {
    /// Notified, or the monitor became free.
    Notified,
    /// The deadline has passed.
    Timeout,
    /// Interrupted.
    Interrupted,
}

/// What follows when the bottom method of a thread returns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum AtEnd {
    /// The initialisation of the main class: its constructor is next, if its main method needs an instance.
    Construct,
    /// The main class's constructor: its main method is next.
    CallMain,
    /// The main method: the thread's own end is still to be run in Java.
    LeaveMain,
    /// The end of a started thread: its uncaught exception is told of.
    Leave,
    /// That has been told: the thread is ended for the program.
    Terminate,
    /// The thread is over.
    Stop,
    /// The run is over.
    EndRun,
}

/// A monitor that a frame has entered and not left.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NotedLock {
    /// The frame's header.
    pub frame: *mut u64,
    pub object: Ref,
}

/// A green thread.
pub(crate) struct JavaThread {
    pub id: ThreadId,
    pub stack: Stack,
    pub state: ThreadState,
    /// Registers while the thread does not run.
    pub pc: *const Instruction,
    pub fp: *mut u64,
    pub context: *mut TransitionNode,
    pub path: PathCursor,
    /// Whether the instruction at `pc` has begun: if it heads a block, the tier has been told of it.
    pub begun: bool,
    /// The `java.lang.Thread`.
    pub object: Ref,
    /// What a blocking operation finds when it is executed again.
    pub wake: Option<Wake>,
    /// The object whose monitor the thread waits for, or on which it waits.
    pub waits_on: Ref,
    /// Times that the monitor given up in `wait` was held.
    pub saved_recursion: u32,
    /// Monitors held by frames whose methods do not give them back by themselves, as far as can be seen; those of inner
    /// frames come last.
    pub noted_locks: Vec<NotedLock>,
    /// What a native had done when it gave way in the middle, to be gone on with when it is called again.
    pub progress: usize,
    pub daemon: bool,
    pub at_end: AtEnd,
}

/// The threads of a VM.
#[derive(Default)]
pub(crate) struct Threads {
    list: Vec<Option<Box<JavaThread>>>,
    /// Threads that could run, in their order; the current one is not among them.
    pub ready: VecDeque<ThreadId>,
    pub current: Option<ThreadId>,
}

impl Threads {
    /// Adds a thread and gives its number: the lowest that is free, from 1 on.
    pub fn add(&mut self, make: impl FnOnce(ThreadId) -> JavaThread) -> ThreadId {
        if self.list.is_empty() {
            self.list.push(None);
        }
        let free = self.list.iter().skip(1).position(Option::is_none).map(|at| at + 1);
        let at = free.unwrap_or_else(|| {
            self.list.push(None);
            self.list.len() - 1
        });
        let id = ThreadId::from(at);
        self.list[at] = Some(Box::new(make(id)));
        id
    }

    /// A live thread.
    pub fn get(&self, id: ThreadId) -> Option<&JavaThread> {
        self.list.get(id.index()).and_then(|thread| thread.as_deref())
    }

    /// A live thread.
    pub fn get_mut(&mut self, id: ThreadId) -> Option<&mut JavaThread> {
        self.list.get_mut(id.index()).and_then(|thread| thread.as_deref_mut())
    }

    /// Drops a thread that has ended.
    pub fn remove(&mut self, id: ThreadId) {
        if let Some(thread) = self.list.get_mut(id.index()) {
            *thread = None;
        }
    }

    /// All threads, by number.
    pub fn iter(&self) -> impl Iterator<Item = &JavaThread> {
        self.list.iter().filter_map(|thread| thread.as_deref())
    }

    /// All threads, by number.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = &mut JavaThread> {
        self.list.iter_mut().filter_map(|thread| thread.as_deref_mut())
    }

    /// The thread that runs.
    pub fn running(&mut self) -> &mut JavaThread {
        let id = self.current.expect("a thread runs while Java code does");
        self.get_mut(id).expect("the running thread is alive")
    }
}
