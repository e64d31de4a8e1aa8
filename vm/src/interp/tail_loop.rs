//! Sibling-call dispatch: every handler ends in a jump to the next one.
//!
//! In optimised builds the compiler turns the call in tail position into a jump, since all handlers have one
//! signature, six integer arguments, and nothing to drop. `build.rs` sets `tail_dispatch` for the optimisation
//! levels where that holds; the tests run every instruction a million times on a small stack to prove it.

#![allow(unsafe_code)]

use std::sync::OnceLock;

use rustc_hash::{FxHashMap, FxHashSet};

use super::handlers;
use super::slow::run_slow;
use crate::code::instruction::{RegionEntry, ThreadedInstruction};
use crate::code::op::Op;
use crate::for_each_op;
use crate::profile::nodes::TransitionNode;
use crate::thread::registers::Slow;
use crate::tier::meter;
use crate::tier::resume;
use crate::tiering::exits::ExitDescriptor;
use crate::vm::Vm;
use crate::vm::state::{HandlerFunction, State};

macro_rules! continue_with {
    ($s:ident, $handler:expr) => {{
        // SAFETY: I1: handler words of code translated for this dispatch are addresses of handlers.
        let handler: HandlerFunction = std::mem::transmute::<usize, HandlerFunction>($handler);
        handler($s.pc, $s.fp, $s.vm, $s.base, $s.budget, $s.context)
    }};
}

macro_rules! body {
    (slow, $s:ident) => {{
        $s.save();
        let $s = State::load(run_slow($s.vm));
        continue_with!($s, $s.resume_word())
    }};
    (exit, $s:ident) => {
        $s.save()
    };
    (head_count, $s:ident) => {{
        let ($s, handler) = handlers::head_count($s);
        continue_with!($s, handler)
    }};
    (head_profile, $s:ident) => {{
        let ($s, handler) = handlers::head_profile($s);
        continue_with!($s, handler)
    }};
    (head_region, $s:ident) => {{
        if (*$s.vm).tiering.regions.are_suspended() {
            let $s = $s.slow(Slow::RegionSuspended);
            continue_with!($s, (*$s.pc).handler.get())
        } else {
            let $s = resume::enter($s);
            continue_with!($s, $s.header().entry())
        }
    }};
    (head_region_measured, $s:ident) => {{
        if (*$s.vm).tiering.regions.are_suspended() {
            let $s = $s.slow(Slow::RegionSuspended);
            continue_with!($s, (*$s.pc).handler.get())
        } else {
            meter::enter($s.vm);
            let $s = resume::enter($s);
            continue_with!($s, $s.header().entry())
        }
    }};
    (head_enter, $s:ident) => {{
        let ($s, handler) = handlers::head_enter($s);
        continue_with!($s, handler)
    }};
    ($name:ident, $s:ident) => {{
        let $s = handlers::$name($s);
        continue_with!($s, (*$s.pc).handler.get())
    }};
}

macro_rules! wrappers {
    ({ $($name:ident $row:tt;)* } { $($fused:ident $parts:tt;)* }) => {
        wrappers! { $($name)* $($fused)* }
    };
    ($($name:ident)*) => {
        mod wrapped {
            use super::*;
            $(
                pub(super) unsafe extern "C" fn $name(
                    pc: *const ThreadedInstruction, fp: *mut u64, vm: *mut Vm, base: *mut u8, budget: i64, context: *mut TransitionNode,
                ) {
                    let s = State { pc, fp, vm, base, budget, context };
                    // SAFETY: I1, I5: called by dispatch with the registers of a running VM.
                    unsafe { body!($name, s) }
                }
            )*
        }

        /// What stands in a profiled block's head: follows the transition to the block and does the block's first
        /// instruction, with one jump as if the block were not profiled.
        mod profiled {
            use super::*;
            $(
                pub(super) unsafe extern "C" fn $name(
                    pc: *const ThreadedInstruction, fp: *mut u64, vm: *mut Vm, base: *mut u8, budget: i64, context: *mut TransitionNode,
                ) {
                    let s = State { pc, fp, vm, base, budget, context };
                    // SAFETY: I1, I5: called by dispatch at the head of a block, with the registers of a running VM.
                    unsafe {
                        match handlers::follow_transition(s) {
                            Some(s) => body!($name, s),
                            None => wrapped::head_profile(pc, fp, vm, base, budget, context),
                        }
                    }
                }
            )*
        }

        const HANDLERS: &[HandlerFunction] = &[$(wrapped::$name),*];
        const PROFILED: &[HandlerFunction] = &[$(profiled::$name),*];
    };
}

for_each_op!(wrappers);

/// The handler word of an operation under this dispatch.
pub(super) fn handler_word(op: Op) -> usize {
    HANDLERS[op as usize] as usize
}

/// The words of profiled heads.
struct ProfiledWords {
    /// By the word of the block's own first instruction.
    by_own: FxHashMap<usize, usize>,
    all: FxHashSet<usize>,
}

static PROFILED_WORDS: OnceLock<ProfiledWords> = OnceLock::new();

/// What stands in the head of a profiled block whose own first instruction has the handler word `own`.
pub(super) fn profiled_word(own: usize) -> usize {
    let words = PROFILED_WORDS.get_or_init(|| {
        let word = |handler: &HandlerFunction| *handler as usize;
        let by_own = HANDLERS.iter().map(word).zip(PROFILED.iter().map(word)).collect();
        ProfiledWords { by_own, all: PROFILED.iter().map(word).collect() }
    });
    words.by_own.get(&own).copied().unwrap_or_else(|| handler_word(Op::head_profile))
}

/// Whether a handler word is one that [`profiled_word`] has given.
pub(super) fn is_profiled_word(word: usize) -> bool {
    word == handler_word(Op::head_profile) || PROFILED_WORDS.get().is_some_and(|words| words.all.contains(&word))
}

/// Takes an exit of machine code and goes on where it leads.
unsafe extern "C" fn leave(
    exit: *const ExitDescriptor,
    fp: *mut u64,
    vm: *mut Vm,
    base: *mut u8,
    budget: i64,
    context: *mut TransitionNode,
) {
    let s = State { pc: std::ptr::null(), fp, vm, base, budget, context };
    // SAFETY: I7: machine code comes here with the registers of its VM and one of its region's exits.
    unsafe {
        let (s, handler) = resume::leave(&*exit, s);
        if handler == 0 {
            let s = State::load(resume::finish(s.vm, exit));
            continue_with!(s, s.resume_word())
        } else {
            continue_with!(s, handler)
        }
    }
}

/// The same, noted by the meter.
unsafe extern "C" fn leave_measured(
    exit: *const ExitDescriptor,
    fp: *mut u64,
    vm: *mut Vm,
    base: *mut u8,
    budget: i64,
    context: *mut TransitionNode,
) {
    // SAFETY: I5, I7: machine code comes here with the registers of its VM, to which there is no reference, and one of
    // its region's exits.
    unsafe {
        meter::leave(vm);
        leave(exit, fp, vm, base, budget, context)
    }
}

/// See [`super::Dispatch::exit_handler`].
pub(super) fn exit_handler(measured: bool) -> usize {
    if measured { leave_measured as *const () as usize } else { leave as *const () as usize }
}

/// Executes a region by its stand-in and goes on where its exit leads.
unsafe extern "C" fn stand_in(
    pc: *const ThreadedInstruction,
    fp: *mut u64,
    vm: *mut Vm,
    base: *mut u8,
    budget: i64,
    context: *mut TransitionNode,
) {
    let s = State { pc, fp, vm, base, budget, context };
    // SAFETY: I1, I5: a head whose region has a stand-in leads here, with the registers of the running VM.
    unsafe {
        s.save();
        let s = State::load(crate::tier::stand_in::enter(s.vm));
        continue_with!(s, s.resume_word())
    }
}

/// See [`HandlerWords::stand_in`](crate::code::dispatch::HandlerWords::stand_in).
pub(super) fn stand_in_handler() -> RegionEntry {
    // SAFETY: I7: it executes the region of the head that leads there, by its stand-in.
    unsafe { RegionEntry::at(stand_in as *const () as usize) }
}

/// Runs from a state until `exit`, which leaves the registers saved in the VM.
///
/// # Safety
/// The state is that of a VM at an instruction boundary, and the caller holds no reference into the VM.
pub(super) unsafe fn run(s: State) {
    // SAFETY: I1: the caller promises code of a VM at an instruction, translated for this dispatch; I5: and that it
    // holds no reference into the VM.
    unsafe { continue_with!(s, s.resume_word()) }
}
