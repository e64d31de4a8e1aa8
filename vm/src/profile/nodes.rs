//! The nodes of the transition profile, as the interpreter walks over them (K17).
//!
//! The hit path (`head_profile`) follows raw pointers between nodes; everything else, the tier above included, names
//! nodes by number and reads and fills them by the safe methods here. Nodes lie in chunks that never move and are
//! freed with their VM. So do the successors of a node beside the two that are cached in it: a list, which the
//! interpreter walks by itself.

#![allow(unsafe_code)]

use std::cell::{Cell, UnsafeCell};
use std::fmt;
use std::hint::cold_path;

use crate::id::BlockId;

/// A node: the tier says what it stands for, mostly an ordered pair of blocks. The two successors are cached here
/// that most likely follow.
#[repr(C)]
#[derive(Debug)]
pub struct TransitionNode {
    /// The first cached successor, and what changes when it follows: 16 bytes, so never in two cache lines.
    pub(crate) first: FirstSuccessor,
    /// The node of the second cached successor.
    pub(crate) second_next: Cell<*mut TransitionNode>,
    /// The block number of the second cached successor; [`NO_BLOCK`] where there is none.
    pub(crate) second_key: Cell<u32>,
    /// The correlation counter of the second cached successor.
    pub(crate) second: Cell<u16>,
    /// See [`TransitionNode::set_renewal`].
    renewal: Cell<Renewal>,
    /// The first of the further successors, or null.
    pub(crate) more: Cell<*mut FurtherSuccessor>,
    /// The tier's own.
    notes: [Cell<u16>; 2],
    id: NodeId,
}

/// The part of a node that is needed where its first cached successor follows.
#[repr(C, align(16))]
#[derive(Debug)]
pub(crate) struct FirstSuccessor {
    /// The successor's block number; [`NO_BLOCK`] where there is none.
    pub key: Cell<u32>,
    /// Transitions until the node reports, the one that does so included: at least 1.
    pub left: Cell<u16>,
    /// The correlation counter of the successor, and `left`: the transition that is taken most changes one number only.
    pub count_and_left: Cell<u16>,
    /// The successor's node.
    pub next: Cell<*mut TransitionNode>,
}

/// What a node does by itself where it would report: it halves its counters and goes on for as long as its successors
/// stay in the order of their counters, and what is said here holds of the halved ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[repr(u16)]
pub enum Renewal {
    /// It reports.
    #[default]
    Never,
    /// Only the first successor has been counted.
    Sole,
    /// Others have been counted, and the first one's share is at least [`RenewalRule::ahead`].
    Ahead,
    /// The first one's share is below [`RenewalRule::contested`].
    Contested,
}

/// How the nodes of a VM renew themselves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RenewalRule {
    /// Transitions until the next time, at least 1.
    pub transitions: u16,
    /// A share, as numerator and denominator, both below 2^15.
    pub ahead: (u16, u16),
    /// A share too.
    pub contested: (u16, u16),
}

impl Default for RenewalRule {
    /// No share is enough and none too little: only nodes with one successor renew themselves.
    fn default() -> RenewalRule {
        RenewalRule { transitions: 1, ahead: (2, 1), contested: (0, 1) }
    }
}

impl RenewalRule {
    /// Whether what is asked of a node holds of its halved counters: the first one's and the sum of the others.
    #[inline(always)]
    fn holds(&self, what: Renewal, first: u32, others: u32) -> bool {
        let reaches = |(numerator, denominator): (u16, u16)| {
            u64::from(first) * u64::from(denominator) >= u64::from(first + others) * u64::from(numerator)
        };
        match what {
            Renewal::Never => false,
            Renewal::Sole => others == 0,
            Renewal::Ahead => others > 0 && reaches(self.ahead),
            Renewal::Contested => !reaches(self.contested),
        }
    }
}

/// A known successor that is not cached in its node.
#[repr(C)]
#[derive(Debug)]
pub struct FurtherSuccessor {
    pub(crate) key: Cell<u32>,
    pub(crate) count: Cell<u16>,
    pub(crate) next: Cell<*mut TransitionNode>,
    pub(crate) after: Cell<*mut FurtherSuccessor>,
}

/// In the place of a block number: none.
pub(crate) const NO_BLOCK: u32 = u32::MAX;

/// Nodes, or further successors, in a chunk.
const CHUNK: usize = 256;

/// A node of one VM's transition profile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(u32);

impl NodeId {
    /// The number as an index into the tier's own table.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

impl From<usize> for NodeId {
    fn from(index: usize) -> NodeId {
        NodeId(u32::try_from(index).expect("fewer than 2^32 nodes fit a VM's memory limit"))
    }
}

impl fmt::Display for NodeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "n{}", self.0)
    }
}

impl fmt::Debug for NodeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl TransitionNode {
    const fn new(id: NodeId) -> TransitionNode {
        TransitionNode {
            first: FirstSuccessor {
                key: Cell::new(NO_BLOCK),
                left: Cell::new(1),
                count_and_left: Cell::new(1),
                next: Cell::new(std::ptr::null_mut()),
            },
            second_next: Cell::new(std::ptr::null_mut()),
            second_key: Cell::new(NO_BLOCK),
            second: Cell::new(0),
            renewal: Cell::new(Renewal::Never),
            more: Cell::new(std::ptr::null_mut()),
            notes: [const { Cell::new(0) }; 2],
            id,
        }
    }

    /// The node's number.
    pub fn id(&self) -> NodeId {
        self.id
    }

    /// The block number of a slot, 0 or 1.
    fn key(&self, slot: usize) -> &Cell<u32> {
        if slot == 0 { &self.first.key } else { &self.second_key }
    }

    /// The node of a slot.
    fn next(&self, slot: usize) -> &Cell<*mut TransitionNode> {
        if slot == 0 { &self.first.next } else { &self.second_next }
    }

    /// The cached successor block of a slot, 0 or 1.
    pub fn successor(&self, slot: usize) -> Option<BlockId> {
        let key = self.key(slot).get();
        (key != NO_BLOCK).then_some(BlockId(key))
    }

    /// The slot in which a block is cached.
    pub fn slot_of(&self, block: BlockId) -> Option<usize> {
        (0..2).find(|&slot| self.key(slot).get() == block.0)
    }

    /// Transitions to the cached successor of a slot, counted since the tier last set the counter. It wraps beyond
    /// 16 bits; a tier that halves or takes it at every report of this node never sees that.
    pub fn count(&self, slot: usize) -> u16 {
        if slot == 0 { self.first.count_and_left.get().wrapping_sub(self.first.left.get()) } else { self.second.get() }
    }

    /// Sets the counter of a slot.
    pub fn set_count(&self, slot: usize, count: u16) {
        if slot == 0 {
            self.first.count_and_left.set(count.wrapping_add(self.first.left.get()));
        } else {
            self.second.set(count);
        }
    }

    /// Whether there are successors that are not cached.
    pub fn has_further(&self) -> bool {
        !self.more.get().is_null()
    }

    /// Transitions from this node until it reports, the one that does so included.
    pub fn left(&self) -> u16 {
        self.first.left.get()
    }

    /// Sets after how many transitions the node reports; 0 counts as 1.
    pub fn set_left(&self, transitions: u16) {
        let count = self.count(0);
        self.first.left.set(transitions.max(1));
        self.set_count(0, count);
    }

    /// Sets what the node does by itself where it would report.
    pub fn set_renewal(&self, renewal: Renewal) {
        self.renewal.set(renewal);
    }

    /// Halves the counters and lets the node report later, if it may do that by itself; else nothing happens.
    #[inline(always)]
    pub(crate) fn renew(&self, rule: &RenewalRule) -> bool {
        let what = self.renewal.get();
        let (first, second) = (self.count(0) >> 1, self.second.get() >> 1);
        if what == Renewal::Never || second > first {
            return false;
        }
        let (mut others, mut before) = (u32::from(second), second);
        // SAFETY: K17: lists hold entries of this VM, whose chunks never move and are not changed but through cells.
        let entry = |at: *mut FurtherSuccessor| unsafe { at.as_ref() };
        let mut at = entry(self.more.get());
        while let Some(further) = at {
            let count = further.count.get() >> 1;
            if count > before {
                return false;
            }
            others += u32::from(count);
            before = count;
            at = entry(further.after.get());
        }
        if !rule.holds(what, u32::from(first), others) {
            return false;
        }
        self.second.set(second);
        let mut at = entry(self.more.get());
        while let Some(further) = at {
            further.count.set(further.count.get() >> 1);
            at = entry(further.after.get());
        }
        self.first.left.set(rule.transitions);
        self.first.count_and_left.set(first.wrapping_add(rule.transitions));
        true
    }

    /// Follows the transition to a block if it is the first cached one and the node is not due at it: counts it and gives the
    /// node that it leads to.
    #[inline(always)]
    pub(crate) fn take_first(&self, block: u32) -> Option<*mut TransitionNode> {
        if self.first.key.get() != block {
            cold_path();
            return None;
        }
        // Loaded here, or the compiler joins this load with that of the other successor behind a jump.
        let next = self.first.next.get();
        // Counted before it is looked at, which takes one instruction.
        let left = self.first.left.get().wrapping_sub(1);
        self.first.left.set(left);
        if left == 0 {
            cold_path();
            self.first.left.set(1);
            return None;
        }
        Some(next)
    }

    /// Takes back what [`TransitionNode::take_first`] has counted.
    #[inline(always)]
    pub(crate) fn untake_first(&self) {
        self.first.left.set(self.first.left.get().wrapping_add(1));
    }

    /// The same as [`TransitionNode::take_first`] for the second cached one.
    #[inline(always)]
    pub(crate) fn take_second(&self, block: u32) -> Option<*mut TransitionNode> {
        if self.second_key.get() != block || self.first.left.get() == 1 {
            return None;
        }
        self.second.set(self.second.get().wrapping_add(1));
        self.count_other();
        Some(self.second_next.get())
    }

    /// Counts a transition to another successor than the first, whose own count stays. The node must not report at it.
    #[inline(always)]
    fn count_other(&self) {
        self.first.left.set(self.first.left.get().wrapping_sub(1));
        self.first.count_and_left.set(self.first.count_and_left.get().wrapping_sub(1));
    }

    /// Exchanges the cached successor of a slot with one in the node's list.
    fn exchange(&self, slot: usize, further: &FurtherSuccessor) {
        self.key(slot).swap(&further.key);
        let count = self.count(slot);
        self.set_count(slot, further.count.replace(count));
        self.next(slot).swap(&further.next);
    }

    /// Exchanges the two cached successors.
    fn swap_slots(&self) {
        self.key(0).swap(self.key(1));
        let counts = [self.count(0), self.count(1)];
        self.set_count(0, counts[1]);
        self.set_count(1, counts[0]);
        self.next(0).swap(self.next(1));
    }

    /// Numbers that are the tier's own; 0 at first.
    pub fn notes(&self) -> &[Cell<u16>; 2] {
        &self.notes
    }
}

impl FurtherSuccessor {
    /// The block that follows.
    pub fn block(&self) -> BlockId {
        BlockId(self.key.get())
    }

    /// Transitions to it, as [`TransitionNode::count`].
    pub fn count(&self) -> u16 {
        self.count.get()
    }

    /// Sets what [`FurtherSuccessor::count`] gives.
    pub fn set_count(&self, count: u16) {
        self.count.set(count);
    }

    /// Where the profile goes on when it is taken.
    pub fn node(&self) -> NodeId {
        // SAFETY: K17: entries of lists lead to nodes of their VM, whose chunks never move.
        unsafe { (*self.next.get()).id }
    }

    /// Exchanges what two entries of a list say, but not their places in it.
    fn swap(&self, other: &FurtherSuccessor) {
        self.key.swap(&other.key);
        self.count.swap(&other.count);
        self.next.swap(&other.next);
    }
}

/// The node of [`nowhere`].
struct Nowhere(TransitionNode);

// SAFETY: K17: nobody writes to it: no block has the number `NO_BLOCK`, and only a node with a successor is changed by
// what walks over it.
unsafe impl Sync for Nowhere {}

static NOWHERE: Nowhere = Nowhere(TransitionNode::new(NodeId(u32::MAX)));

/// The context of a thread that has none: a node without successors, so that whoever follows a transition need not ask.
pub(crate) fn nowhere() -> *mut TransitionNode {
    (&raw const NOWHERE.0).cast_mut()
}

/// A list in chunks that never move, so that entries are lent while others are added.
struct Chunks<T> {
    chunks: UnsafeCell<Vec<Box<[T]>>>,
    used: Cell<usize>,
}

impl<T> Default for Chunks<T> {
    fn default() -> Chunks<T> {
        Chunks { chunks: UnsafeCell::default(), used: Cell::new(0) }
    }
}

impl<T> Chunks<T> {
    /// Adds an entry, which is made with others of its chunk from their numbers, and gives its own.
    fn add(&self, entry: fn(usize) -> T) -> usize {
        let used = self.used.get();
        if used == self.capacity() {
            let chunk = (used..used + CHUNK).map(entry).collect();
            // SAFETY: K17: what is lent lies in chunks, which stay where they are; nobody borrows the list of them meanwhile.
            unsafe { &mut *self.chunks.get() }.push(chunk);
        }
        self.used.set(used + 1);
        used
    }

    /// An entry by its number; panics where there is none.
    fn get(&self, number: usize) -> &T {
        // SAFETY: K17: the list of chunks is borrowed in here only, and chunks go with all of it.
        let chunks = unsafe { &*self.chunks.get() };
        &chunks[number / CHUNK][number % CHUNK]
    }

    /// Entries in all chunks, those included that have not been added.
    fn capacity(&self) -> usize {
        // SAFETY: K17: the list of chunks is borrowed in here only.
        CHUNK * unsafe { &*self.chunks.get() }.len()
    }
}

/// All nodes of a VM. Shared borrows are enough to add and change them: contexts lead to nodes (K17), so nobody may have
/// the VM's exclusively and put others in their place.
#[derive(Default)]
pub struct TransitionNodes {
    rule: Cell<RenewalRule>,
    /// See [`TransitionNodes::renewals`].
    renewals: Cell<u64>,
    nodes: Chunks<TransitionNode>,
    further: Chunks<FurtherSuccessor>,
    /// Entries that are in no list, by `after`.
    further_free: Cell<Option<*mut FurtherSuccessor>>,
}

impl TransitionNodes {
    /// Sets how nodes renew themselves from now on.
    pub fn set_renewal_rule(&self, rule: RenewalRule) {
        self.rule.set(RenewalRule { transitions: rule.transitions.max(1), ..rule });
    }

    /// How often nodes have renewed themselves.
    pub fn renewals(&self) -> u64 {
        self.renewals.get()
    }

    /// Renews a node, if it may do that by itself. See [`TransitionNode::set_renewal`].
    #[inline(always)]
    fn renew(&self, node: &TransitionNode) -> bool {
        let renewed = node.renew(&self.rule.get());
        self.renewals.set(self.renewals.get() + u64::from(renewed));
        renewed
    }

    /// Follows a transition as the interpreter does: counts it where the node knows the block as a successor, and renews the
    /// node where it is due and may do that by itself. `None`, and nothing has been counted: it is the tier's.
    pub fn follow(&self, node: NodeId, block: BlockId) -> Option<NodeId> {
        let next = self.follow_address(self.node(node), block.0)?;
        // SAFETY: K17: successors are nodes of this VM, whose chunks never move.
        Some(unsafe { (*next).id })
    }

    /// The same, by addresses.
    #[inline(always)]
    pub(crate) fn follow_address(&self, node: &TransitionNode, block: u32) -> Option<*mut TransitionNode> {
        if let Some(next) = node.take_first(block) {
            return Some(next);
        }
        if let Some(next) = node.take_second(block) {
            return Some(next);
        }
        self.follow_rarer(node, block)
    }

    /// Follows a transition to what is not cached in the node, or at which it is due.
    #[inline(always)]
    pub(crate) fn follow_rarer(&self, node: &TransitionNode, block: u32) -> Option<*mut TransitionNode> {
        let due = node.first.left.get() == 1;
        if node.first.key.get() == block {
            if !self.renew(node) {
                return None;
            }
            node.first.count_and_left.set(node.first.count_and_left.get().wrapping_add(1));
            return Some(node.first.next.get());
        }
        let (count, next) = if node.second_key.get() == block {
            (&node.second, &node.second_next)
        } else {
            // SAFETY: K17: lists hold entries of this VM, whose chunks never move and are not changed but through cells.
            let entry = |at: *mut FurtherSuccessor| unsafe { at.as_ref() };
            let mut successor = entry(node.more.get())?;
            while successor.key.get() != block {
                successor = entry(successor.after.get())?;
            }
            (&successor.count, &successor.next)
        };
        if !due {
            node.count_other();
        } else if !self.renew(node) {
            return None;
        }
        count.set(count.get().wrapping_add(1));
        Some(next.get())
    }

    /// A new node, with nothing cached.
    pub fn add(&self) -> NodeId {
        NodeId::from(self.nodes.add(|number| TransitionNode::new(NodeId(number as u32))))
    }

    /// A node.
    ///
    /// # Panics
    /// The number is another VM's.
    pub fn node(&self, id: NodeId) -> &TransitionNode {
        self.nodes.get(id.index())
    }

    /// The node that a slot of a node's cache leads to.
    pub fn next(&self, node: NodeId, slot: usize) -> Option<NodeId> {
        let next = self.node(node).next(slot).get();
        // SAFETY: K17: a slot is empty or leads to a node of this VM, whose chunks never move.
        unsafe { next.as_ref() }.map(TransitionNode::id)
    }

    /// Caches that `block`, reached from `node`, leads to the node `next`; the slot's counter starts at 0.
    pub fn cache(&self, node: NodeId, slot: usize, block: BlockId, next: NodeId) {
        let next = self.address(Some(next));
        let node = self.node(node);
        node.set_count(slot, 0);
        node.next(slot).set(next);
        node.key(slot).set(block.0);
    }

    /// Empties a slot of a node's cache.
    pub fn forget(&self, node: NodeId, slot: usize) {
        let node = self.node(node);
        node.key(slot).set(NO_BLOCK);
        node.set_count(slot, 0);
        node.next(slot).set(std::ptr::null_mut());
    }

    /// The successors of a node that are not cached in it. See [`TransitionNode::has_further`].
    pub fn further(&self, node: NodeId) -> impl Iterator<Item = &FurtherSuccessor> {
        // SAFETY: K17: lists hold entries of this VM, whose chunks never move and are not changed but through cells.
        let entry = |at: *mut FurtherSuccessor| unsafe { at.as_ref() };
        std::iter::successors(entry(self.node(node).more.get()), move |at| entry(at.after.get()))
    }

    /// Puts a successor before the others of a node that are not cached in it.
    pub fn add_further(&self, node: NodeId, block: BlockId, next: NodeId, count: u16) {
        let place = self.free_entry();
        let next = self.address(Some(next));
        let node = self.node(node);
        // SAFETY: K17: a free entry is in a chunk that never moves.
        let entry = unsafe { &*place };
        entry.key.set(block.0);
        entry.count.set(count);
        entry.next.set(next);
        entry.after.set(node.more.get());
        node.more.set(place);
    }

    /// An entry that is in no list.
    fn free_entry(&self) -> *mut FurtherSuccessor {
        if let Some(free) = self.further_free.get() {
            // SAFETY: K17: a free entry is in a chunk that never moves.
            let after = unsafe { (*free).after.get() };
            self.further_free.set((!after.is_null()).then_some(after));
            return free;
        }
        let number = self.further.add(|_| FurtherSuccessor {
            key: Cell::new(NO_BLOCK),
            count: Cell::new(0),
            next: Cell::new(std::ptr::null_mut()),
            after: Cell::new(std::ptr::null_mut()),
        });
        (&raw const *self.further.get(number)).cast_mut()
    }

    /// Puts the two successors with the highest counts into a node's cache, the higher one first, and moves the others one place
    /// forward in their list where they are higher. Where counts are equal all stays where it is.
    pub fn order(&self, id: NodeId) {
        let node = self.node(id);
        let mut before: Option<&FurtherSuccessor> = None;
        for further in self.further(id) {
            if further.count() > node.count(1) {
                node.exchange(1, further);
            }
            if node.count(1) > node.count(0) {
                node.swap_slots();
            }
            if let Some(before) = before
                && further.count() > before.count()
            {
                before.swap(further);
            }
            before = Some(further);
        }
        if node.count(1) > node.count(0) {
            node.swap_slots();
        }
    }

    /// Takes all successors from a node.
    pub fn forget_all(&self, node: NodeId) {
        self.forget(node, 0);
        self.forget(node, 1);
        let mut place = self.node(node).more.replace(std::ptr::null_mut());
        // SAFETY: K17: lists hold entries of this VM, whose chunks never move and are not changed but through cells.
        while let Some(entry) = unsafe { place.as_ref() } {
            place = entry.after.replace(self.further_free.replace(Some(place)).unwrap_or(std::ptr::null_mut()));
        }
    }

    /// Drops all nodes.
    ///
    /// # Safety
    /// No context names one any more (K17).
    pub(crate) unsafe fn clear(&mut self) {
        *self =
            TransitionNodes { rule: self.rule.clone(), renewals: self.renewals.clone(), ..TransitionNodes::default() };
    }

    /// Bytes that nodes and successors take, those included that are not in use.
    pub fn bytes(&self) -> usize {
        self.nodes.capacity() * size_of::<TransitionNode>() + self.further.capacity() * size_of::<FurtherSuccessor>()
    }

    /// How many nodes there are.
    pub fn len(&self) -> usize {
        self.nodes.used.get()
    }

    /// Whether there is no node.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The address of a node, as the interpreter's context; [`nowhere`] for none.
    pub(crate) fn address(&self, id: Option<NodeId>) -> *mut TransitionNode {
        id.map_or(nowhere(), |id| (&raw const *self.node(id)).cast_mut())
    }

    /// The node that a context stands for; `None` for [`nowhere`].
    ///
    /// # Safety
    /// It is one of this VM's contexts (K17).
    pub(crate) unsafe fn named(&self, context: *const TransitionNode) -> Option<NodeId> {
        // SAFETY: K17: a context is `nowhere` or a node of this VM, whose chunks never move.
        (context != nowhere().cast_const()).then(|| unsafe { (*context).id })
    }
}
