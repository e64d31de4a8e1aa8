//! Green threads of a VM: each with a stack of its own, switched only where the budget runs out or a call blocks
//! (K1), in an order that repeats.

pub(crate) mod monitor;
pub(crate) mod registers;
pub(crate) mod stack;
pub(crate) mod walk;

use std::cmp::Reverse;
use std::collections::{BTreeSet, BinaryHeap, VecDeque};

use crate::heap::Ref;
use crate::host::{Connection, Wait};
use crate::id::ThreadId;
use crate::profile::nodes::{TransitionNode, nowhere};
use crate::profile::paths::PathCursor;
use registers::Standing;
use stack::ThreadStack;
use walk::Frame;

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
    /// Waits for a connection of the host, until the deadline if there is one; an interrupt wakes it if it may.
    AtConnection { wait: Wait, deadline: Option<u64>, interruptible: bool },
    /// Stands at the end of a call by the host, which has to go on.
    AtHost,
    /// Is not run any more.
    Ended,
}

/// Why a thread that waited or slept goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wake {
    /// Notified, or the monitor became free, or the connection is ready or closed.
    Notified,
    /// The deadline has passed.
    Timeout,
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

/// A green thread: its stack, its state, and its registers while it does not run.
pub(crate) struct JavaThread {
    pub id: ThreadId,
    pub stack: ThreadStack,
    /// Changed by [`Threads::set_state`].
    pub state: ThreadState,
    /// Where the thread stands while it does not run; `None` while it does. The registers take it and give it back.
    standing: Option<Standing>,
    context: *mut TransitionNode,
    pub path: PathCursor,
    /// Whether the instruction at which it stands has begun: if it heads a block, the tier has been told of it.
    begun: bool,
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

impl JavaThread {
    /// A thread that could run, and has nothing to do yet: it ends when its bottom frame is returned to.
    ///
    /// # Panics
    /// It stands on another stack.
    pub fn new(id: ThreadId, stack: ThreadStack, standing: Standing, object: Ref, daemon: bool) -> JavaThread {
        assert!(standing.is_on(&stack), "a thread stands on its own stack");
        JavaThread {
            id,
            stack,
            state: ThreadState::Runnable,
            standing: Some(standing),
            context: nowhere(),
            path: PathCursor::nowhere(),
            begun: false,
            object,
            wake: None,
            waits_on: Ref::NULL,
            saved_recursion: 0,
            noted_locks: Vec::new(),
            progress: 0,
            daemon,
            at_end: AtEnd::Stop,
        }
    }

    /// The innermost frame; `None` while the thread runs.
    pub fn innermost_frame(&self) -> Option<Frame> {
        self.standing.as_ref().map(Standing::frame)
    }

    /// Whether the thread runs: the registers say where it stands, and not the thread.
    pub fn is_in_registers(&self) -> bool {
        self.standing.is_none()
    }

    /// Has a thread that does not run stand elsewhere on its stack.
    ///
    /// # Panics
    /// It runs, or that is on another stack.
    pub fn stand_at(&mut self, standing: Standing) {
        assert!(self.standing.is_some() && standing.is_on(&self.stack), "a thread stands on its own stack");
        self.standing = Some(standing);
    }

    /// Makes the context unknown with which it goes on.
    pub fn forget_context(&mut self) {
        self.context = nowhere();
    }
}

impl ThreadState {
    /// When the thread is to be woken, if nobody does before.
    fn deadline(self) -> Option<u64> {
        match self {
            ThreadState::Waiting { deadline } | ThreadState::AtConnection { deadline, .. } => deadline,
            ThreadState::Sleeping { deadline } => Some(deadline),
            _ => None,
        }
    }
}

/// Bytes of a thread besides its stack: itself, and its entries in the tables and queues in which it may stand.
const THREAD_BYTES: u64 = size_of::<JavaThread>() as u64 + 256;

/// The threads of a VM. No operation takes longer the more threads there are, but for those that look at all.
#[derive(Default)]
pub(crate) struct Threads {
    list: Vec<Option<Box<JavaThread>>>,
    /// Numbers in the list that are free, and have been in use.
    free: BinaryHeap<Reverse<u32>>,
    /// How many there are, and how many of them are no daemons.
    count: usize,
    lasting: usize,
    /// Bytes of all stacks.
    stack_bytes: u64,
    /// Places for noted locks, in all threads.
    lock_places: usize,
    /// Whose stacks are large ([`ThreadStack::is_large`]).
    large: BTreeSet<ThreadId>,
    /// Who has run since a collection found only old objects in its frames, or was never looked at.
    stirred: BTreeSet<ThreadId>,
    /// Who is to be woken when: by deadline, then by number (K2).
    deadlines: BTreeSet<(u64, ThreadId)>,
    /// Who waits for connections of the host.
    at_connections: BTreeSet<ThreadId>,
    /// Threads that could run, in their order; the current one is not among them.
    pub ready: VecDeque<ThreadId>,
    pub current: Option<ThreadId>,
}

impl Threads {
    /// Makes a blocked thread ready.
    pub(crate) fn make_ready(&mut self, id: ThreadId) {
        if let Some(thread) = self.get(id)
            && thread.state != ThreadState::Runnable
            && thread.state != ThreadState::Ended
        {
            self.set_state(id, ThreadState::Runnable);
            self.ready.push_back(id);
        }
    }

    /// Wakes a thread that waits or sleeps.
    pub(crate) fn wake(&mut self, id: ThreadId, wake: Wake) {
        if let Some(thread) = self.get_mut(id) {
            thread.wake = Some(wake);
        }
        self.make_ready(id);
    }

    /// Adds a thread and gives its number: the lowest that is free, from 1 on.
    pub fn add(&mut self, make: impl FnOnce(ThreadId) -> JavaThread) -> ThreadId {
        if self.list.is_empty() {
            self.list.push(None);
        }
        let at = self.free.pop().map_or(self.list.len(), |Reverse(free)| free as usize);
        if at == self.list.len() {
            self.list.push(None);
        }
        let id = ThreadId::from(at);
        let thread = Box::new(make(id));
        self.count += 1;
        self.lasting += usize::from(!thread.daemon);
        self.stack_bytes += thread.stack.bytes();
        self.stirred.insert(id);
        self.list[at] = Some(thread);
        id
    }

    /// Number of live threads.
    pub fn count(&self) -> usize {
        self.count
    }

    /// Number of live threads that are no daemons.
    pub fn lasting(&self) -> usize {
        self.lasting
    }

    /// Bytes that all threads take.
    pub fn bytes(&self) -> u64 {
        self.stack_bytes + self.count as u64 * THREAD_BYTES + (self.lock_places * size_of::<NotedLock>()) as u64
    }

    /// Bytes that a new thread takes whose stack has so many in all.
    pub fn bytes_of_new(stack: usize) -> u64 {
        ThreadStack::first_bytes(stack) + THREAD_BYTES
    }

    /// Changes a stack by `change`, and counts by how much it is larger or smaller then.
    pub fn resize_stack<R>(&mut self, id: ThreadId, change: impl FnOnce(&mut ThreadStack) -> R) -> Option<R> {
        let stack = &mut self.list.get_mut(id.index())?.as_deref_mut()?.stack;
        let before = stack.bytes();
        let result = change(stack);
        self.stack_bytes = self.stack_bytes - before + stack.bytes();
        if stack.is_large() {
            self.large.insert(id);
        } else {
            self.large.remove(&id);
        }
        Some(result)
    }

    /// Places that the running thread is to have so that one more lock can be noted, if it has to have more.
    pub fn lock_places_wanted(&mut self) -> Option<usize> {
        let noted = &self.running().noted_locks;
        (noted.len() == noted.capacity()).then(|| (2 * noted.capacity()).max(16))
    }

    /// Gives the running thread places for so many noted locks.
    pub fn reserve_locks(&mut self, places: usize) {
        let noted = &mut self.running().noted_locks;
        let before = noted.capacity();
        noted.reserve_exact(places - noted.len());
        self.lock_places += self.running().noted_locks.capacity() - before;
    }

    /// Threads whose stacks are worth looking at for [`ThreadStack::shrink`].
    pub fn with_large_stacks(&self) -> Vec<ThreadId> {
        self.large.iter().copied().collect()
    }

    /// Notes that a thread is about to run: its frames will change.
    pub fn stir(&mut self, id: ThreadId) {
        self.stirred.insert(id);
    }

    /// Shows threads to a minor collection: those whose frames may hold young objects. `visit` says whether one still does.
    pub fn visit_stirred(&mut self, mut visit: impl FnMut(&mut JavaThread) -> bool) {
        let mut stirred = std::mem::take(&mut self.stirred);
        stirred.retain(|&id| self.get_mut(id).is_some_and(&mut visit));
        self.stirred = stirred;
    }

    /// Notes what a thread does from now on.
    pub fn set_state(&mut self, id: ThreadId, state: ThreadState) {
        let Some(thread) = self.list.get_mut(id.index()).and_then(|thread| thread.as_deref_mut()) else { return };
        let before = std::mem::replace(&mut thread.state, state);
        if let Some(deadline) = before.deadline() {
            self.deadlines.remove(&(deadline, id));
        }
        if let Some(deadline) = state.deadline() {
            self.deadlines.insert((deadline, id));
        }
        let waits = |state| matches!(state, ThreadState::AtConnection { .. });
        if waits(before) {
            self.at_connections.remove(&id);
        }
        if waits(state) {
            self.at_connections.insert(id);
        }
    }

    /// Whether anybody waits for a connection of the host.
    pub fn any_at_connection(&self) -> bool {
        !self.at_connections.is_empty()
    }

    /// Who waits for what connection of the host, by number.
    pub fn at_connections(&self) -> (Vec<ThreadId>, Vec<Wait>) {
        let wait = |&id: &ThreadId| match self.get(id)?.state {
            ThreadState::AtConnection { wait, .. } => Some((id, wait)),
            _ => None,
        };
        self.at_connections.iter().filter_map(wait).unzip()
    }

    /// Wakes who waits for a connection, which is closed.
    pub fn wake_at(&mut self, connection: Connection) {
        let (threads, waits) = self.at_connections();
        for (id, _) in threads.into_iter().zip(waits).filter(|(_, wait)| wait.connection == connection) {
            self.wake(id, Wake::Notified);
        }
    }

    /// Who is to be woken next, and when.
    pub fn next_deadline(&self) -> Option<(u64, ThreadId)> {
        self.deadlines.first().copied()
    }

    /// The thread of a number; `None` once it has ended.
    pub fn get(&self, id: ThreadId) -> Option<&JavaThread> {
        self.list.get(id.index()).and_then(|thread| thread.as_deref())
    }

    /// The same, to be changed.
    pub fn get_mut(&mut self, id: ThreadId) -> Option<&mut JavaThread> {
        self.list.get_mut(id.index()).and_then(|thread| thread.as_deref_mut())
    }

    /// Drops a thread that has ended.
    pub fn remove(&mut self, id: ThreadId) {
        self.set_state(id, ThreadState::Ended);
        if let Some(thread) = self.list.get_mut(id.index()).and_then(Option::take) {
            self.count -= 1;
            self.lasting -= usize::from(!thread.daemon);
            self.stack_bytes -= thread.stack.bytes();
            self.lock_places -= thread.noted_locks.capacity();
            self.large.remove(&id);
            self.stirred.remove(&id);
            self.free.push(Reverse(id.0));
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::host::Readiness;

    fn thread(id: ThreadId, daemon: bool) -> JavaThread {
        let stack = ThreadStack::new(1 << 20).expect("address space");
        let standing = Standing::at_start(&stack);
        JavaThread::new(id, stack, standing, Ref::NULL, daemon)
    }

    #[test]
    fn the_lowest_free_number_is_given_and_all_is_counted() {
        let mut threads = Threads::default();
        let ids: Vec<u32> = (0..6).map(|n| threads.add(|id| thread(id, n % 2 == 0)).0).collect();
        assert_eq!(ids, [1, 2, 3, 4, 5, 6]);
        assert_eq!((threads.count(), threads.lasting()), (6, 3));
        assert_eq!(threads.bytes(), 6 * Threads::bytes_of_new(1 << 20));
        [5, 2, 3].into_iter().for_each(|id| threads.remove(ThreadId(id)));
        assert_eq!((threads.count(), threads.lasting()), (3, 2));
        assert_eq!(threads.bytes(), 3 * Threads::bytes_of_new(1 << 20));
        let again: Vec<u32> = (0..4).map(|_| threads.add(|id| thread(id, false)).0).collect();
        assert_eq!(again, [2, 3, 5, 7]);
        assert_eq!((threads.count(), threads.lasting()), (7, 6));
    }

    #[test]
    fn deadlines_come_in_order_and_go_with_what_they_were_for() {
        let mut threads = Threads::default();
        let ids = [(); 4].map(|()| threads.add(|id| thread(id, false)));
        threads.set_state(ids[0], ThreadState::Sleeping { deadline: 30 });
        threads.set_state(ids[2], ThreadState::Waiting { deadline: Some(10) });
        threads.set_state(ids[1], ThreadState::Sleeping { deadline: 10 });
        threads.set_state(ids[3], ThreadState::Waiting { deadline: None });
        assert_eq!(threads.next_deadline(), Some((10, ids[1])), "of equals the lower number");
        threads.set_state(ids[1], ThreadState::Runnable);
        assert_eq!(threads.next_deadline(), Some((10, ids[2])));
        threads.remove(ids[2]);
        assert_eq!(threads.next_deadline(), Some((30, ids[0])));
        threads.set_state(ids[0], ThreadState::Blocked);
        assert_eq!(threads.next_deadline(), None);
    }

    #[test]
    fn who_waits_for_a_connection_is_woken_by_its_end_or_by_the_deadline() {
        let mut threads = Threads::default();
        let ids = [(); 3].map(|()| threads.add(|id| thread(id, false)));
        for (id, number, deadline) in [(ids[2], 7, None), (ids[0], 7, Some(5)), (ids[1], 8, Some(3))] {
            let wait = Wait { connection: Connection(number), readiness: Readiness::Readable };
            threads.set_state(id, ThreadState::AtConnection { wait, deadline, interruptible: false });
        }
        assert_eq!(threads.at_connections().0, ids);
        assert_eq!(threads.next_deadline(), Some((3, ids[1])));
        threads.wake_at(Connection(7));
        assert_eq!(threads.ready, [ids[0], ids[2]]);
        assert_eq!(threads.get(ids[2]).expect("it is alive").wake, Some(Wake::Notified));
        assert_eq!(threads.at_connections().0, [ids[1]]);
        threads.remove(ids[1]);
        assert!(!threads.any_at_connection() && threads.next_deadline().is_none());
    }

    #[test]
    fn only_threads_that_may_have_young_objects_are_shown() {
        let mut threads = Threads::default();
        let ids = [(); 3].map(|()| threads.add(|id| thread(id, false)));
        let mut shown = Vec::new();
        let mut show = |threads: &mut Threads, young: &[ThreadId]| {
            shown.clear();
            threads.visit_stirred(|thread| {
                shown.push(thread.id);
                young.contains(&thread.id)
            });
            shown.clone()
        };
        assert_eq!(show(&mut threads, &ids[1..2]), ids);
        assert_eq!(show(&mut threads, &[]), [ids[1]]);
        threads.stir(ids[2]);
        threads.stir(ids[0]);
        threads.remove(ids[0]);
        assert_eq!(show(&mut threads, &[]), [ids[2]]);
        assert_eq!(show(&mut threads, &[]), []);
    }
}
