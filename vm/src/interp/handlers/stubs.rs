//! The VM's own instructions: what stands where no bytecode does (method entries not yet translated, natives, class
//! initialisation, the end of a run) and what may stand in a block head.

use super::super::state::{Slow, State};

/// Hands over to the out-of-line part of the interpreter.
macro_rules! stubs {
    ($($(#[$doc:meta])* $name:ident: $reason:ident;)*) => {$(
        $(#[$doc])*
        #[inline(always)]
        pub(in crate::interp) unsafe fn $name(s: State) -> State {
            // SAFETY: I5.
            unsafe { s.slow(Slow::$reason) }
        }
    )*};
}

stubs! {
    /// Entry of a method that has no threaded code yet.
    translate: Translate;
    /// Entry of a native method.
    native: Native;
    /// Entry of a method without code.
    abstract_method: AbstractMethod;
    /// Class initialisation, before `<clinit>` (JVMS 5.5 steps 7 to 9).
    class_initialisation_step: InitialisationStep;
    /// Class initialisation, after `<clinit>` (steps 10 to 12).
    class_initialisation_done: InitialisationDone;
    /// Where the bottom method of a thread returns to.
    thread_end: ThreadEnd;
    /// A field access, constant, cast or allocation whose class-file entry is not resolved yet.
    resolve: Resolve;
    /// A call that is not resolved yet.
    resolve_invoke: ResolveInvoke;
    /// An interface call that is not resolved yet.
    resolve_invoke_interface: ResolveInvoke;
    /// Where the interpreter is expected that does what a region has done in a trial run.
    checkpoint: Checkpoint;
    /// In the heads of a version that is not the current one: goes on at the same block of that one.
    head_switch: HeadSwitch;
}

/// Counts in counter c.
#[inline(always)]
pub(in crate::interp) unsafe fn probe_edge(s: State) -> State {
    // SAFETY: I1: an instrumented version names counters that the VM has; I5.
    unsafe {
        let counter = (*s.vm).registers.counters.add(s.instruction().c.get() as u32 as usize);
        *counter = (*counter).wrapping_add(1);
        s.next(1)
    }
}

/// Counts an execution of the block; gives the handler word to go on with: the block's own first one.
#[inline(always)]
pub(in crate::interp) unsafe fn head_count(s: State) -> (State, usize) {
    // SAFETY: I1: the translator put a header before every head; I5.
    unsafe {
        let header = s.header();
        let counter = header.counter.get().wrapping_add(1);
        header.counter.set(counter);
        if counter & (*s.vm).registers.count_mask == 0 {
            let slow = s.slow(Slow::HeadCount);
            (slow, (*slow.pc).handler.get())
        } else {
            (s, header.original.get())
        }
    }
}

/// Follows the transition to this block in the two-way cache of the context (K17): a hit counts the edge and the
/// node and makes the successor the context; a miss, and every 256th execution of a node, goes to the tier.
#[inline(always)]
pub(in crate::interp) unsafe fn head_profile(mut s: State) -> (State, usize) {
    // SAFETY: I1, I5; a context is null or a node in a chunk that never moves (K17).
    unsafe {
        let header = s.header();
        let block = header.block.get();
        let slow = |s: State| {
            let slow = s.slow(Slow::HeadProfile);
            (slow, (*slow.pc).handler.get())
        };
        let Some(node) = s.context.as_ref() else { return slow(s) };
        let next = if node.keys[0].get() == block {
            node.counts[0].set(node.counts[0].get().wrapping_add(1));
            node.next[0].get()
        } else if node.keys[1].get() == block {
            node.counts[1].set(node.counts[1].get().wrapping_add(1));
            node.next[1].get()
        } else {
            return slow(s);
        };
        let total = (*next).total.get().wrapping_add(1);
        if total & (*s.vm).registers.decay_mask == 0 {
            // The tier counts this execution itself: undo the edge's count.
            let way = usize::from(node.keys[0].get() != block);
            node.counts[way].set(node.counts[way].get().wrapping_sub(1));
            return slow(s);
        }
        (*next).total.set(total);
        s.context = next;
        (s, header.original.get())
    }
}

/// Reports the block's head to the tier above, unless the thread's path expects the block: then the path goes on.
#[inline(always)]
pub(in crate::interp) unsafe fn head_enter(s: State) -> (State, usize) {
    // SAFETY: I1, I5; the cursor stands on a path that lives as long as the VM, and its last word, which equals no
    // block's number, is never passed (K17).
    unsafe {
        let header = s.header();
        let next = (*s.vm).registers.path.next;
        if *next == header.block.get() {
            (*s.vm).registers.path.next = next.add(1);
            return (s, header.original.get());
        }
        let slow = s.slow(Slow::HeadEnter);
        (slow, (*slow.pc).handler.get())
    }
}
