//! The VM's own instructions: what stands where no bytecode does (method entries not yet translated, natives, class
//! initialisation, the end of a run) and what may stand in a block head.

#![allow(unsafe_code)]

use std::hint::cold_path;

use crate::code::{NO_REGISTER, path_place};
use crate::thread::registers::Slow;
use crate::vm::Vm;
use crate::vm::state::State;

/// Hands over to the out-of-line part of the interpreter.
macro_rules! stubs {
    ($($(#[$doc:meta])* $name:ident: $reason:ident;)*) => {$(
        $(#[$doc])*
        #[inline(always)]
        pub(in crate::interp) unsafe fn $name(s: State) -> State {
            // SAFETY: I5: the handler does nothing but hand over; no reference to the VM is alive.
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
    /// Those of methods whose locking is not seen to be structured.
    monitorenter_noted: MonitorEnterNoted;
    monitorexit_noted: MonitorExitNoted;
    leave_noted: LeaveNoted;
    /// Where the interpreter is expected that does what a region has done in a trial run.
    checkpoint: Checkpoint;
    /// In the heads of a version that is not the current one: goes on at the same block of that one.
    head_switch: HeadSwitch;
}

/// Counts in counter c.
#[inline(always)]
pub(in crate::interp) unsafe fn probe_edge(s: State) -> State {
    // SAFETY: I1: an instrumented version names counters that the VM has; I5: no reference to them is alive.
    unsafe {
        let counter = (*s.vm).runtime.registers.counters().add(s.instruction().c.get() as u32 as usize);
        *counter = (*counter).wrapping_add(1);
        s.next(1)
    }
}

/// Path register `register` of the frame.
#[inline(always)]
unsafe fn path_register(s: State, register: u16) -> *mut i32 {
    // SAFETY: I1: an instrumented version names registers that its frames have, which lie where
    // `ThreadStack::path_registers` says; I5: no reference to the VM is alive.
    unsafe {
        let first = s.fp.byte_add((*s.vm).runtime.registers.path_registers()).cast::<i32>();
        first.sub(usize::from(register))
    }
}

/// Sets path register a to c.
#[inline(always)]
pub(in crate::interp) unsafe fn path_set(s: State) -> State {
    // SAFETY: I1: the register is one of the frame, and nobody else has its address.
    unsafe {
        let i = s.instruction();
        *path_register(s, i.a.get()) = i.c.get();
        s.next(1)
    }
}

/// Adds c to path register a.
#[inline(always)]
pub(in crate::interp) unsafe fn path_add(s: State) -> State {
    // SAFETY: I1: the register is one of the frame, and nobody else has its address.
    unsafe {
        let i = s.instruction();
        let register = path_register(s, i.a.get());
        *register = (*register).wrapping_add(i.c.get());
        s.next(1)
    }
}

/// Counts the path whose number is path register a plus c in the array of the payload.
#[inline(always)]
pub(in crate::interp) unsafe fn path_count(s: State) -> State {
    // SAFETY: I1: the register is one of the frame, and the payload names a table that the VM has; I5: no reference to
    // it is alive.
    unsafe {
        let i = s.instruction();
        let path = (*path_register(s, i.a.get())).wrapping_add(i.c.get());
        let table = (*s.pc.add(1)).first();
        let at = path_place(path, (table >> 32) as u32);
        let counter = (*s.vm).runtime.registers.counters().add(table as u32 as usize + at as usize);
        *counter = (*counter).wrapping_add(1);
        s.next(2)
    }
}

/// Counts the path whose number is path register a, if there is one, plus c in the hash table of the payload.
#[inline(always)]
pub(in crate::interp) unsafe fn path_count_hash(s: State) -> State {
    // SAFETY: I1: the register is one of the frame, or none, and the payload names a table that the VM has; I5: no
    // reference to it is alive.
    unsafe {
        let i = s.instruction();
        let register = if i.a.get() == NO_REGISTER { 0 } else { *path_register(s, i.a.get()) };
        let payload = &*s.pc.add(1);
        count_hash(s.vm, register.wrapping_add(i.c.get()), payload.first(), payload.second());
        s.next(2)
    }
}

#[inline(never)]
unsafe extern "C" fn count_hash(vm: *mut Vm, path: i32, table: u64, hash: u64) {
    // SAFETY: I5: called by a handler, which has no reference to the VM.
    unsafe {
        let (paths, first) = ((table >> 32) as u32, table as u32);
        (*vm).tiering.instruments.count_hash(path, paths, first, hash as u32);
    }
}

/// Passes over a step of one word that is switched off.
#[inline(always)]
pub(in crate::interp) unsafe fn probe_off(s: State) -> State {
    // SAFETY: I1: an instruction follows the step of one word.
    unsafe { s.next(1) }
}

/// Passes over a step of two words that is switched off.
#[inline(always)]
pub(in crate::interp) unsafe fn path_off(s: State) -> State {
    // SAFETY: I1: an instruction follows the step of two words.
    unsafe { s.next(2) }
}

/// Takes one path off budget c, and tells the tier where nothing was left of it.
#[inline(always)]
pub(in crate::interp) unsafe fn path_budget(s: State) -> State {
    // SAFETY: I1: an instrumented version names counters that the VM has; I5: no reference to them is alive.
    unsafe {
        let budget = (*s.vm).runtime.registers.counters().add(s.instruction().c.get() as u32 as usize);
        if *budget == 0 {
            cold_path();
            return s.slow(Slow::PathBudget);
        }
        *budget -= 1;
        s.next(1)
    }
}

/// Counts an execution of the block; gives the handler word to go on with: the block's own first one.
#[inline(always)]
pub(in crate::interp) unsafe fn head_count(s: State) -> (State, usize) {
    // SAFETY: I1: the translator put a header before every head; I5: no reference to the VM is alive.
    unsafe {
        let header = s.header();
        if header.count() & (*s.vm).runtime.registers.count_mask == 0 {
            let slow = s.slow(Slow::HeadCount);
            (slow, (*slow.pc).handler.get())
        } else {
            (s, header.original())
        }
    }
}

/// Follows the transition to this block if it is one of the context's two most likely ones (K17): the edge is counted, and
/// the successor becomes the context. `None` where it is another one, or the context reports.
#[cfg(tail_dispatch)]
#[inline(always)]
pub(in crate::interp) unsafe fn follow_transition(mut s: State) -> Option<State> {
    // SAFETY: I1: a header precedes the head; K17: a context is a node that never moves, and so is what it leads to.
    unsafe {
        let block = s.header().block();
        let node = &*s.context;
        s.context = match node.take_first(block) {
            Some(next) => next,
            None => node.take_second(block)?,
        };
        Some(s)
    }
}

/// Follows the transition to this block among all successors that the context knows, and renews the context where it is
/// due and may do that by itself. What is not known, and each transition at which the context reports, goes to the tier,
/// which counts it.
#[inline(always)]
pub(in crate::interp) unsafe fn head_profile(mut s: State) -> (State, usize) {
    // SAFETY: I1: a header precedes the head; K17: as in `follow_transition`; I5: nodes change through cells only, and
    // no exclusive reference to the VM is alive.
    unsafe {
        let header = s.header();
        match (*s.vm).tiering.nodes.follow_address(&*s.context, header.block()) {
            Some(next) => {
                s.context = next;
                (s, header.original())
            }
            None => report(s),
        }
    }
}

/// Leaves a transition to the tier.
#[inline(always)]
unsafe fn report(s: State) -> (State, usize) {
    // SAFETY: I5: the handler does nothing but hand over; the slow path's instruction is read from the stubs of the VM.
    unsafe {
        let slow = s.slow(Slow::HeadProfile);
        (slow, (*slow.pc).handler.get())
    }
}

/// Reports the block's head to the tier above, unless the thread's path expects the block: then the path goes on.
#[inline(always)]
pub(in crate::interp) unsafe fn head_enter(s: State) -> (State, usize) {
    // SAFETY: I1: a header precedes the head; I5: no reference to the VM is alive. Paths live as long
    // as the VM (K17).
    unsafe {
        let header = s.header();
        if (*s.vm).runtime.registers.path.pass(header.block()) {
            return (s, header.original());
        }
        let slow = s.slow(Slow::HeadEnter);
        (slow, (*slow.pc).handler.get())
    }
}
