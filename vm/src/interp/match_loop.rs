//! Match dispatch: one loop, one arm an operation. For builds without sibling calls, for Miri, and as the check on
//! the other mode.

#![allow(unsafe_code)]

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

/// The handler word of an operation under this dispatch: its number.
pub(super) fn handler_word(op: Op) -> usize {
    op as usize
}

macro_rules! arm {
    (slow, $s:ident, $word:ident) => {{
        $s.save();
        $s = State::load(run_slow($s.vm));
        $word = $s.resume_word();
    }};
    (exit, $s:ident, $word:ident) => {{
        $s.save();
        return;
    }};
    (head_count, $s:ident, $word:ident) => {
        ($s, $word) = handlers::head_count($s)
    };
    (head_profile, $s:ident, $word:ident) => {
        ($s, $word) = handlers::head_profile($s)
    };
    (head_region, $s:ident, $word:ident) => {{
        if (*$s.vm).tiering.regions.are_suspended() {
            $s = $s.slow(Slow::RegionSuspended);
            $word = (*$s.pc).handler.get();
        } else {
            $s = resume::enter($s);
            let region = std::mem::transmute::<usize, HandlerFunction>($s.header().entry());
            region($s.pc, $s.fp, $s.vm, $s.base, $s.budget, $s.context);
            $s = State::load($s.vm);
            $word = $s.resume_word();
        }
    }};
    (head_region_measured, $s:ident, $word:ident) => {{
        if !(*$s.vm).tiering.regions.are_suspended() {
            meter::enter($s.vm);
        }
        arm!(head_region, $s, $word);
    }};
    (head_enter, $s:ident, $word:ident) => {
        ($s, $word) = handlers::head_enter($s)
    };
    ($name:ident, $s:ident, $word:ident) => {{
        $s = handlers::$name($s);
        $word = (*$s.pc).handler.get();
    }};
}

macro_rules! define_run {
    ({ $($name:ident $row:tt;)* } { $($fused:ident $parts:tt;)* }) => {
        define_run! { $($name)* $($fused)* }
    };
    ($($name:ident)*) => {
        /// Runs from a state until `exit`, which leaves the registers saved in the VM.
        ///
        /// # Safety
        /// The state is that of a VM at an instruction boundary, and the caller holds no reference into the VM.
        pub(super) unsafe fn run(mut s: State) {
            // SAFETY: I1: the caller promises code of a VM at an instruction, translated for this dispatch; I5: and
            // that it holds no reference into the VM.
            unsafe {
                let mut word = s.resume_word();
                loop {
                    // SAFETY: I1: handler words of code translated for this dispatch are operation numbers.
                    match std::mem::transmute::<u16, Op>(word as u16) {
                        $(Op::$name => arm!($name, s, word),)*
                    }
                }
            }
        }
    };
}

for_each_op!(define_run);

/// Takes an exit of machine code: leaves the registers in the VM, where the loop that called the machine code finds
/// them.
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
            resume::finish(s.vm, exit);
        } else {
            s.save();
            (*s.vm).runtime.registers.set_resume_word(handler);
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
        leave(exit, fp, vm, base, budget, context);
    }
}

/// See [`super::Dispatch::exit_handler`].
pub(super) fn exit_handler(measured: bool) -> usize {
    if measured { leave_measured as *const () as usize } else { leave as *const () as usize }
}

/// Executes a region by its stand-in, and leaves the registers where its exit leads.
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
        crate::tier::stand_in::enter(s.vm);
    }
}

/// See [`HandlerWords::stand_in`](crate::code::dispatch::HandlerWords::stand_in).
pub(super) fn stand_in_handler() -> RegionEntry {
    // SAFETY: I7: it executes the region of the head that leads there, by its stand-in.
    unsafe { RegionEntry::at(stand_in as *const () as usize) }
}
