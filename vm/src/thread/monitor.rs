//! Monitors (JLS 17.1): a thin lock in the object's mark word while nobody else wants it, an entry in a side table as
//! soon as somebody waits for it, or the word has no room for what it has to say.
//!
//! An entry that nobody uses goes at the next collection, when the identity hash that it keeps goes back into the mark
//! word; so the table holds monitors in use, and what was locked since then. Each operation takes logarithmic time in the
//! number of threads that wait.

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;
use slab::Slab;

use crate::heap::{Account, Heap, LockState, MarkWord, NeedsCollection, Ref, RootVisitor, bytes_with_one_more};
use crate::id::ThreadId;

/// An inflated monitor: what the mark word of its object has no room for.
#[derive(Default)]
struct Monitor {
    object: Ref,
    owner: Option<ThreadId>,
    recursion: u32,
    /// Identity hash of the object, if it has been asked for.
    hash: u32,
    /// Threads that want to enter, by their places: in their order.
    entering: BTreeMap<u64, ThreadId>,
    /// Threads in `wait`, by their places: in their order.
    waiting: BTreeMap<u64, ThreadId>,
}

impl Monitor {
    fn is_idle(&self) -> bool {
        self.owner.is_none() && self.entering.is_empty() && self.waiting.is_empty()
    }

    fn next(&self) -> Option<ThreadId> {
        self.entering.first_key_value().map(|(_, &thread)| thread)
    }
}

/// The inflated monitors of a VM.
#[derive(Default)]
pub(crate) struct Monitors {
    table: Slab<Monitor>,
    /// Places of threads in the queue in which each stands: at most one.
    places: FxHashMap<ThreadId, u64>,
    /// The place of whoever queues next.
    next_place: u64,
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
    /// Makes sure that one more monitor can be inflated within the heap's limit. A thread that stands in a queue needs none:
    /// the one that it comes for is inflated.
    ///
    /// # Errors
    /// There is no room before a collection; or, after one, as many monitors are in use as mark words can tell apart.
    pub fn make_room(&self, heap: &mut Heap, thread: ThreadId) -> Result<(), NeedsCollection> {
        if self.places.contains_key(&thread) {
            return Ok(());
        }
        if self.table.len() >= MarkWord::PAYLOAD_MAX as usize {
            return Err(NeedsCollection::of_table());
        }
        if self.table.len() < self.table.capacity() && heap.charged(Account::Monitors) >= self.bytes() {
            return Ok(());
        }
        let bytes = bytes_with_one_more(self.table.len(), self.table.capacity(), size_of::<Option<Monitor>>());
        heap.settle(Account::Monitors, bytes)
    }

    /// Bytes that the table takes. Places in queues are counted with the threads.
    fn bytes(&self) -> u64 {
        (self.table.capacity() * size_of::<Option<Monitor>>()) as u64
    }

    /// The monitor of an object, made now if the object has none yet.
    fn inflate(&mut self, heap: &mut Heap, object: Ref) -> &mut Monitor {
        let mark = heap.mark_word(object);
        let index = match mark.side_index() {
            Some(index) => index as usize,
            None => {
                let mut monitor = Monitor { object, hash: mark.hash().unwrap_or(0), ..Monitor::default() };
                if let Some((thread, recursion)) = mark.thin_owner() {
                    monitor.owner = Some(ThreadId(thread));
                    monitor.recursion = recursion + 1;
                }
                let index = self.table.insert(monitor);
                heap.set_mark_word(object, mark.inflated(index as u32));
                index
            }
        };
        &mut self.table[index]
    }

    /// The monitor of an object that has one already.
    fn inflated(&self, heap: &Heap, object: Ref) -> Option<&Monitor> {
        self.table.get(heap.mark_word(object).side_index()? as usize)
    }

    /// Enters a monitor, or queues the thread.
    pub fn enter(&mut self, heap: &mut Heap, object: Ref, thread: ThreadId) -> Enter {
        if let Some(mark) = heap.mark_word(object).entered(thread.0) {
            heap.set_mark_word(object, mark);
            return Enter::Held;
        }
        let next_place = self.next_place;
        let monitor = self.inflate(heap, object);
        match monitor.owner {
            None => {
                monitor.owner = Some(thread);
                monitor.recursion = 1;
                if !monitor.entering.is_empty()
                    && let Some(place) = self.places.remove(&thread)
                {
                    self.inflate(heap, object).entering.remove(&place);
                }
                Enter::Held
            }
            Some(owner) if owner == thread => {
                monitor.recursion += 1;
                Enter::Held
            }
            Some(_) => {
                if !self.places.contains_key(&thread) {
                    self.inflate(heap, object).entering.insert(next_place, thread);
                    self.places.insert(thread, next_place);
                    self.next_place += 1;
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
                let next = monitor.next();
                // One that keeps a hash would be inflated again at once.
                if monitor.is_idle() && monitor.hash == 0 {
                    self.deflate(heap, object);
                }
                Ok(next)
            }
            LockState::Neutral | LockState::Hashed => Err(NotOwner),
        }
    }

    /// Nobody wants the monitor any more: its object's mark word says all there is to say.
    fn deflate(&mut self, heap: &mut Heap, object: Ref) {
        let mark = heap.mark_word(object);
        if let Some(index) = mark.side_index() {
            let hash = self.table.remove(index as usize).hash;
            heap.set_mark_word(object, if hash == 0 { mark.neutral() } else { mark.hashed(hash) });
        }
    }

    /// Takes monitors that nobody uses out of the table, and gives back what it takes then: before a collection, while
    /// all their objects are still there.
    pub fn deflate_idle(&mut self, heap: &mut Heap) {
        let idle = self.table.iter().filter(|(_, monitor)| monitor.is_idle());
        let idle: Vec<Ref> = idle.map(|(_, monitor)| monitor.object).collect();
        idle.into_iter().for_each(|object| self.deflate(heap, object));
        if self.table.capacity() > 64 && self.table.len() < self.table.capacity() / 4 {
            // Indices lie in mark words; so those that are left get new ones.
            let mut table = Slab::with_capacity(2 * self.table.len());
            for (_, monitor) in std::mem::take(&mut self.table) {
                let object = monitor.object;
                let index = table.insert(monitor) as u32;
                heap.set_mark_word(object, heap.mark_word(object).inflated(index));
            }
            self.table = table;
        }
        // More than is charged can be there after `make_room` had none: then it is charged next time.
        let bytes = self.bytes().min(heap.charged(Account::Monitors));
        heap.discharge(Account::Monitors, heap.charged(Account::Monitors) - bytes);
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
        let place = self.next_place;
        self.next_place += 1;
        self.places.insert(thread, place);
        let monitor = self.inflate(heap, object);
        monitor.owner = None;
        monitor.waiting.insert(place, thread);
        Ok((std::mem::take(&mut monitor.recursion), monitor.next()))
    }

    /// A thread is ended where it stands: it waits for no monitor any more and gives back all that it holds. Gives the
    /// threads that may enter now. Costs a pass over the heap.
    pub fn forget_thread(&mut self, heap: &mut Heap, thread: ThreadId) -> Vec<ThreadId> {
        heap.unlock_all(thread.0);
        let place = self.places.remove(&thread);
        let mut next = Vec::new();
        for (_, monitor) in &mut self.table {
            if let Some(place) = place {
                monitor.entering.retain(|at, waiting| *at != place || *waiting != thread);
                monitor.waiting.retain(|at, waiting| *at != place || *waiting != thread);
            }
            if monitor.owner == Some(thread) {
                (monitor.owner, monitor.recursion) = (None, 0);
            }
            if monitor.owner.is_none() {
                next.extend(monitor.next());
            }
        }
        next
    }

    /// The thread does not wait to be notified any more.
    pub fn end_wait(&mut self, heap: &mut Heap, object: Ref, thread: ThreadId) {
        let Some(index) = heap.mark_word(object).side_index() else { return };
        let waiting = &mut self.table[index as usize].waiting;
        if let Some(&place) = self.places.get(&thread)
            && waiting.remove(&place).is_some()
        {
            self.places.remove(&thread);
        }
    }

    /// After `wait`, a monitor that was just entered is held as often as before.
    pub fn restore_recursion(&mut self, heap: &mut Heap, object: Ref, recursion: u32) {
        let mark = heap.mark_word(object);
        match mark.thin_owner() {
            Some((owner, _)) if recursion <= MarkWord::RECURSION_MAX => {
                heap.set_mark_word(object, mark.thin(owner, recursion - 1));
            }
            _ => self.inflate(heap, object).recursion = recursion,
        }
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
        let Some(index) = heap.mark_word(object).side_index() else { return Ok(Vec::new()) };
        let waiting = &mut self.table[index as usize].waiting;
        let woken: Vec<ThreadId> = std::iter::from_fn(|| waiting.pop_first()).take(count).map(|it| it.1).collect();
        for thread in &woken {
            self.places.remove(thread);
        }
        Ok(woken)
    }

    /// Whether a thread holds an object's monitor.
    pub fn holds(&self, heap: &Heap, object: Ref, thread: ThreadId) -> bool {
        self.owner(heap, object) == Some(thread)
    }

    /// The thread that holds an object's monitor.
    pub fn owner(&self, heap: &Heap, object: Ref) -> Option<ThreadId> {
        match heap.mark_word(object).thin_owner() {
            Some((owner, _)) => Some(ThreadId(owner)),
            None => self.inflated(heap, object)?.owner,
        }
    }

    /// The objects whose inflated monitors threads hold.
    pub fn held(&self) -> FxHashMap<ThreadId, Vec<Ref>> {
        let mut held: FxHashMap<ThreadId, Vec<Ref>> = FxHashMap::default();
        for (_, monitor) in &self.table {
            if let Some(owner) = monitor.owner {
                held.entry(owner).or_default().push(monitor.object);
            }
        }
        held
    }

    /// The identity hash of any object. Where the object is locked, a monitor is inflated for it.
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

    /// Objects whose monitors are inflated live: since the others were deflated before the collection, their monitors are
    /// in use.
    pub fn visit<V: RootVisitor>(&mut self, visitor: &mut V) {
        for (_, monitor) in &mut self.table {
            visitor.reference(&mut monitor.object);
            visitor.pause();
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

    #[test]
    fn threads_enter_in_their_order_and_whoever_comes_in_between_does_not_lose_a_place() {
        let (mut heap, object) = object();
        let mut monitors = Monitors::default();
        assert_eq!(monitors.enter(&mut heap, object, ThreadId(0)), Enter::Held);
        for thread in (1..1000).map(ThreadId) {
            assert_eq!(monitors.enter(&mut heap, object, thread), Enter::MustWait);
        }
        // The one that holds it enters again before the next one gets it.
        assert_eq!(monitors.exit(&mut heap, object, ThreadId(0)), Ok(Some(ThreadId(1))));
        assert_eq!(monitors.enter(&mut heap, object, ThreadId(0)), Enter::Held);
        assert_eq!(monitors.enter(&mut heap, object, ThreadId(1)), Enter::MustWait);
        for thread in 0..999 {
            let next = monitors.exit(&mut heap, object, ThreadId(thread)).expect("the thread holds it");
            assert_eq!(next, Some(ThreadId(thread + 1)));
            assert_eq!(monitors.enter(&mut heap, object, ThreadId(thread + 1)), Enter::Held);
        }
        assert_eq!(monitors.exit(&mut heap, object, ThreadId(999)), Ok(None));
        assert!(monitors.places.is_empty());
    }

    #[test]
    fn threads_are_notified_in_their_order_but_for_those_that_have_gone() {
        let (mut heap, object) = object();
        let mut monitors = Monitors::default();
        for thread in (1..=6).map(ThreadId) {
            assert_eq!(monitors.enter(&mut heap, object, thread), Enter::Held);
            assert_eq!(monitors.begin_wait(&mut heap, object, thread), Ok((1, None)));
        }
        monitors.end_wait(&mut heap, object, ThreadId(2));
        assert_eq!(monitors.enter(&mut heap, object, ThreadId(2)), Enter::Held);
        assert_eq!(monitors.notify(&mut heap, object, ThreadId(2), 1), Ok(vec![ThreadId(1)]));
        assert_eq!(monitors.enter(&mut heap, object, ThreadId(1)), Enter::MustWait);
        monitors.end_wait(&mut heap, object, ThreadId(1));
        let others = [3, 4, 5, 6].map(ThreadId);
        assert_eq!(monitors.notify(&mut heap, object, ThreadId(2), usize::MAX), Ok(others.to_vec()));
        assert_eq!(monitors.exit(&mut heap, object, ThreadId(2)), Ok(Some(ThreadId(1))));
    }

    #[test]
    fn idle_monitors_go_with_what_they_were_charged_and_keep_their_hashes() {
        let (mut heap, first) = object();
        let mut monitors = Monitors::default();
        let mut objects = vec![first];
        while objects.len() < 1000 {
            objects.push(heap.allocate_instance(ClassId(1)).expect("room"));
        }
        let mut hashes = Vec::new();
        for &object in &objects {
            monitors.make_room(&mut heap, ONE).expect("room");
            assert_eq!(monitors.enter(&mut heap, object, ONE), Enter::Held);
            hashes.push(monitors.identity_hash(&mut heap, object));
        }
        let charged = heap.charged(Account::Monitors);
        assert!(charged >= monitors.bytes() && charged > 1000 * 64, "{charged}");
        for &object in &objects[10..] {
            assert_eq!(monitors.exit(&mut heap, object, ONE), Ok(None));
        }
        monitors.deflate_idle(&mut heap);
        assert_eq!(monitors.table.len(), 10);
        assert!(heap.charged(Account::Monitors) < charged / 10);
        for (&object, &hash) in objects.iter().zip(&hashes) {
            assert_eq!(monitors.identity_hash(&mut heap, object), hash);
        }
        assert!(objects[..10].iter().all(|&object| monitors.holds(&heap, object, ONE)));
        assert_eq!(heap.mark_word(objects[10]).state(), LockState::Hashed);
        assert_eq!(monitors.held()[&ONE].len(), 10);
    }

    #[test]
    fn monitors_find_no_room_beyond_the_limit() {
        let (mut heap, object) = object();
        let mut monitors = Monitors::default();
        while heap.charge(Account::Metadata, 64).is_ok() {}
        assert!(monitors.make_room(&mut heap, ONE).is_err(), "nothing is left");
        assert_eq!(heap.charged(Account::Monitors), 0);
        heap.discharge(Account::Metadata, heap.charged(Account::Metadata));
        monitors.make_room(&mut heap, ONE).expect("room again");
        assert_eq!(monitors.enter(&mut heap, object, ONE), Enter::Held);
    }
}
