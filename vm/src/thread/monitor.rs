//! Monitors (JLS 17.1): a thin lock in the object's mark word while nobody else wants it, an entry in a side table as
//! soon as somebody waits for it, or its identity hash has to be kept beside it.

use std::collections::VecDeque;

use crate::heap::{Heap, LockState, Ref, RootVisitor, WeakVisitor};
use crate::id::ThreadId;

/// An inflated monitor.
#[derive(Default)]
pub(crate) struct Monitor {
    object: Ref,
    pub owner: Option<ThreadId>,
    pub recursion: u32,
    /// Identity hash of the object, if it has been asked for.
    hash: u32,
    /// Threads that want to enter, in their order.
    pub entering: VecDeque<ThreadId>,
    /// Threads in `wait`, in their order.
    pub waiting: VecDeque<ThreadId>,
}

impl Monitor {
    fn is_idle(&self) -> bool {
        self.owner.is_none() && self.entering.is_empty() && self.waiting.is_empty()
    }
}

/// The inflated monitors of a VM.
#[derive(Default)]
pub(crate) struct Monitors {
    table: Vec<Option<Box<Monitor>>>,
    /// Places in the table that are free.
    free: Vec<usize>,
}

/// What became of an attempt to enter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Enter {
    /// The thread holds the monitor now.
    Held,
    /// Another one does; the thread is in the queue.
    MustWait,
}

/// `exit`, `wait` or `notify` by a thread that does not hold the monitor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NotOwner;

impl Monitors {
    /// The monitor of an object, made now if the object has none yet.
    pub fn inflate(&mut self, heap: &mut Heap, object: Ref) -> &mut Monitor {
        let mark = heap.mark_word(object);
        let index = match mark.side_index() {
            Some(index) => index as usize,
            None => {
                let mut monitor = Monitor { object, hash: mark.hash().unwrap_or(0), ..Monitor::default() };
                if let Some((thread, recursion)) = mark.thin_owner() {
                    monitor.owner = Some(ThreadId(thread));
                    monitor.recursion = recursion + 1;
                }
                let index = self.free.pop().unwrap_or_else(|| {
                    self.table.push(None);
                    self.table.len() - 1
                });
                self.table[index] = Some(Box::new(monitor));
                heap.set_mark_word(object, mark.inflated(index as u32));
                index
            }
        };
        self.table[index].as_deref_mut().expect("a mark word names a live monitor")
    }

    /// Enters a monitor, or queues the thread.
    pub fn enter(&mut self, heap: &mut Heap, object: Ref, thread: ThreadId) -> Enter {
        if let Some(mark) = heap.mark_word(object).entered(thread.0) {
            heap.set_mark_word(object, mark);
            return Enter::Held;
        }
        let monitor = self.inflate(heap, object);
        match monitor.owner {
            None => {
                monitor.owner = Some(thread);
                monitor.recursion = 1;
                monitor.entering.retain(|&waiting| waiting != thread);
                Enter::Held
            }
            Some(owner) if owner == thread => {
                monitor.recursion += 1;
                Enter::Held
            }
            Some(_) => {
                if !monitor.entering.contains(&thread) {
                    monitor.entering.push_back(thread);
                }
                Enter::MustWait
            }
        }
    }

    /// Leaves a monitor once. Gives the thread that may enter now, if one waits and the monitor became free.
    pub fn exit(&mut self, heap: &mut Heap, object: Ref, thread: ThreadId) -> Result<Option<ThreadId>, NotOwner> {
        let mark = heap.mark_word(object);
        match mark.state() {
            LockState::Thin => match mark.left(thread.0) {
                Some(mark) => {
                    heap.set_mark_word(object, mark);
                    Ok(None)
                }
                None => Err(NotOwner),
            },
            LockState::Inflated => {
                let monitor = self.inflate(heap, object);
                if monitor.owner != Some(thread) {
                    return Err(NotOwner);
                }
                monitor.recursion -= 1;
                if monitor.recursion > 0 {
                    return Ok(None);
                }
                monitor.owner = None;
                let next = monitor.entering.front().copied();
                if monitor.is_idle() && monitor.hash == 0 {
                    self.deflate(heap, object);
                }
                Ok(next)
            }
            LockState::Neutral | LockState::Hashed => Err(NotOwner),
        }
    }

    /// Nobody wants the monitor any more: the next one to enter finds a thin lock again. One that keeps a hash would be
    /// inflated again at once.
    fn deflate(&mut self, heap: &mut Heap, object: Ref) {
        let mark = heap.mark_word(object);
        if let Some(index) = mark.side_index() {
            self.table[index as usize] = None;
            self.free.push(index as usize);
            heap.set_mark_word(object, mark.neutral());
        }
    }

    /// Gives a monitor up entirely and queues the thread as one that waits to be notified. Gives how often it was held,
    /// and the thread that may enter now.
    pub fn begin_wait(
        &mut self,
        heap: &mut Heap,
        object: Ref,
        thread: ThreadId,
    ) -> Result<(u32, Option<ThreadId>), NotOwner> {
        if self.owner(heap, object) != Some(thread) {
            return Err(NotOwner);
        }
        let monitor = self.inflate(heap, object);
        monitor.owner = None;
        monitor.waiting.push_back(thread);
        Ok((std::mem::take(&mut monitor.recursion), monitor.entering.front().copied()))
    }

    /// The thread does not wait to be notified any more.
    pub fn end_wait(&mut self, heap: &mut Heap, object: Ref, thread: ThreadId) {
        self.inflate(heap, object).waiting.retain(|&waiting| waiting != thread);
    }

    /// After `wait`, a monitor that was just entered is held as often as before.
    pub fn restore_recursion(&mut self, heap: &mut Heap, object: Ref, recursion: u32) {
        self.inflate(heap, object).recursion = recursion;
    }

    /// Takes at most `count` threads, in their order, from those that wait to be notified.
    pub fn notify(
        &mut self,
        heap: &mut Heap,
        object: Ref,
        thread: ThreadId,
        count: usize,
    ) -> Result<Vec<ThreadId>, NotOwner> {
        if self.owner(heap, object) != Some(thread) {
            return Err(NotOwner);
        }
        if heap.mark_word(object).state() != LockState::Inflated {
            return Ok(Vec::new());
        }
        let waiting = &mut self.inflate(heap, object).waiting;
        let count = count.min(waiting.len());
        Ok(waiting.drain(..count).collect())
    }

    /// Whether a thread holds an object's monitor.
    pub fn holds(&self, heap: &Heap, object: Ref, thread: ThreadId) -> bool {
        self.owner(heap, object) == Some(thread)
    }

    /// The thread that holds an object's monitor.
    pub fn owner(&self, heap: &Heap, object: Ref) -> Option<ThreadId> {
        let mark = heap.mark_word(object);
        match mark.state() {
            LockState::Thin => mark.thin_owner().map(|(owner, _)| ThreadId(owner)),
            LockState::Inflated => {
                let index = mark.side_index()? as usize;
                self.table.get(index)?.as_ref()?.owner
            }
            LockState::Neutral | LockState::Hashed => None,
        }
    }

    /// The objects whose inflated monitors a thread holds.
    pub fn held_by(&self, thread: ThreadId) -> impl Iterator<Item = Ref> {
        let held = self.table.iter().flatten().filter(move |monitor| monitor.owner == Some(thread));
        held.map(|monitor| monitor.object)
    }

    /// The identity hash of any object.
    pub fn identity_hash(&mut self, heap: &mut Heap, object: Ref) -> u32 {
        if let Some(hash) = heap.identity_hash(object) {
            return hash;
        }
        if self.inflate(heap, object).hash == 0 {
            let hash = heap.next_identity_hash();
            self.inflate(heap, object).hash = hash;
        }
        self.inflate(heap, object).hash
    }

    /// Objects whose monitors are in use live.
    pub fn visit_held<V: RootVisitor>(&mut self, visitor: &mut V) {
        for monitor in self.table.iter_mut().flatten() {
            if !monitor.is_idle() {
                visitor.reference(&mut monitor.object);
            }
        }
    }

    /// Monitors of objects that have died go.
    pub fn visit_weak<V: WeakVisitor>(&mut self, visitor: &mut V) {
        for (index, entry) in self.table.iter_mut().enumerate() {
            visitor.pause();
            if let Some(monitor) = entry
                && monitor.is_idle()
            {
                match visitor.forward(monitor.object) {
                    Some(object) => monitor.object = object,
                    None => {
                        *entry = None;
                        self.free.push(index);
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::heap::{HeapOptions, ObjectLayout};
    use crate::id::ClassId;

    const ONE: ThreadId = ThreadId(1);
    const OTHER: ThreadId = ThreadId(2);

    fn object() -> (Heap, Ref) {
        let mut heap =
            Heap::new(HeapOptions { limit_bytes: 1 << 20, ..HeapOptions::default() }).expect("address space");
        let layout = ObjectLayout::Instance { size: 8, references: Vec::new() };
        heap.register_layout(ClassId(1), &layout).expect("a good layout");
        let object = heap.allocate_instance(ClassId(1)).expect("an empty heap has room");
        (heap, object)
    }

    #[test]
    fn a_monitor_that_nobody_wants_any_more_is_thin_again() {
        let (mut heap, object) = object();
        let mut monitors = Monitors::default();
        assert_eq!(monitors.enter(&mut heap, object, ONE), Enter::Held);
        assert_eq!(monitors.enter(&mut heap, object, OTHER), Enter::MustWait);
        assert_eq!(monitors.exit(&mut heap, object, ONE), Ok(Some(OTHER)), "the other one waits: not yet");
        assert_eq!(heap.mark_word(object).state(), LockState::Inflated);
        assert_eq!(monitors.enter(&mut heap, object, OTHER), Enter::Held);
        assert_eq!(monitors.exit(&mut heap, object, OTHER), Ok(None));
        assert_eq!(heap.mark_word(object).state(), LockState::Neutral);
        assert_eq!(monitors.enter(&mut heap, object, ONE), Enter::Held);
        assert_eq!(heap.mark_word(object).state(), LockState::Thin);
        assert_eq!(monitors.exit(&mut heap, object, ONE), Ok(None));
        assert_eq!(monitors.exit(&mut heap, object, ONE), Err(NotOwner));
    }

    #[test]
    fn a_monitor_that_keeps_a_hash_or_has_threads_in_wait_stays() {
        let (mut heap, object) = object();
        let mut monitors = Monitors::default();
        assert_eq!(monitors.enter(&mut heap, object, ONE), Enter::Held);
        assert_eq!(monitors.begin_wait(&mut heap, object, ONE), Ok((1, None)));
        assert_eq!(monitors.enter(&mut heap, object, OTHER), Enter::Held);
        assert_eq!(monitors.exit(&mut heap, object, OTHER), Ok(None));
        assert_eq!(heap.mark_word(object).state(), LockState::Inflated);
        monitors.end_wait(&mut heap, object, ONE);
        assert_eq!(monitors.enter(&mut heap, object, ONE), Enter::Held);
        let hash = monitors.identity_hash(&mut heap, object);
        assert_eq!(monitors.exit(&mut heap, object, ONE), Ok(None));
        assert_eq!(monitors.identity_hash(&mut heap, object), hash);
    }
}
