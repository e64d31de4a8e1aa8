//! Taking an exit of machine code: a descriptor and the root's frame in, the interpreter's state out, as if machine code had
//! never run.
//!
//! Machine code stores the values that it holds in registers and then jumps to the exit handler with the address of an
//! [`ExitDescriptor`] in the place of the instruction. What is known beforehand is written from the descriptor
//! ([`crate::tiering::exits`]).

#![allow(unsafe_code)]

use crate::code::frame::{CALLER, METHOD, RETURN};
use crate::code::instruction::{BlockHeader, HEADER_WORDS, ThreadedInstruction};
use crate::id::RegionId;
use crate::profile::nodes::{TransitionNode, nowhere};
use crate::tiering::exits::ExitDescriptor;
use crate::vm::Vm;
use crate::vm::state::{HandlerFunction, State};

/// Machine code that leaves with less has used up its portion, or nearly so: then its VM looks at the host's alarm.
const MACHINE_REST: i64 = 4096;

/// Takes an exit: completes the frames and gives the state and the handler word to go on with; 0 where [`finish`] is to
/// be called first: the registers are saved then.
///
/// # Safety
/// Machine code of the exit's region has come here with the registers of its VM (I7).
#[inline(always)]
pub(crate) unsafe fn leave(exit: &ExitDescriptor, mut s: State) -> (State, usize) {
    // SAFETY: I7: slots of the plan lie inside the frames that the region has checked the stack for; I5: no reference
    // to the VM is alive.
    unsafe {
        let root = s.fp;
        for at in 0..usize::from(exit.constant_count) {
            let constant = &*exit.constants.add(at);
            *root.offset(constant.slot as isize) = constant.value;
        }
        for at in 0..usize::from(exit.frame_count) {
            let frame = &*exit.frames.add(at);
            let header = root.offset(frame.header as isize);
            *header.add(RETURN) = frame.returns_to as u64;
            *header.add(CALLER) = root.offset(frame.caller as isize) as u64;
            *header.add(METHOD) = frame.method;
        }
        s.pc = exit.pc;
        s.fp = root.offset(exit.header as isize);
        s.context = nowhere();
        let count = exit.count.get().wrapping_add(1);
        exit.count.set(count);
        (*s.vm).tiering.last_exit = Some(exit.place());
        let left = s.budget + i64::from(exit.credit);
        s.budget = (*s.vm).runtime.registers.portions.interpret(left);
        if left < MACHINE_REST && (*s.vm).runtime.heap.watch.is_rung() {
            // The next charge leads to the scheduler.
            s.budget = (*s.vm).runtime.registers.portions.withhold(s.budget);
        }
        if count == exit.threshold.get() || !exit.objects.is_null() {
            s.save();
            return (s, 0);
        }
        let own = (*s.pc).handler.get();
        if !exit.past_head {
            return (s, own);
        }
        let original = head_of(s.pc).original();
        (s, if original == 0 { own } else { original })
    }
}

/// What an exit does seldom: makes its objects, and tells the tier if the exit was taken as often as its threshold says.
/// Gives the VM back, as slow paths do; the VM's registers say where and with which handler execution goes on.
///
/// # Safety
/// [`leave`] has just saved the registers of the running VM for this exit; nobody holds another reference to it (I5).
#[inline(never)]
pub(crate) unsafe extern "C" fn finish(vm: *mut Vm, exit: *const ExitDescriptor) -> *mut Vm {
    // SAFETY: I5, I7: the descriptor lives until the tier drops its region, which it may do below.
    let (running, exit) = unsafe { (&mut *vm, &*exit) };
    let past_head = exit.past_head;
    // SAFETY: I7: null or one of the region's.
    if let Some(objects) = unsafe { exit.objects.as_ref() } {
        // SAFETY: I7: the exit's frame lies so far above the root's, and the objects are the exit's.
        unsafe {
            let root = running.runtime.registers.fp().offset(-(exit.header as isize));
            running.tiering.materialise(&mut running.runtime, objects, root);
        }
    }
    if exit.count.get() == exit.threshold.get() {
        let (region, number) = (RegionId(exit.region), exit.number.into());
        if running.abandonably(|running| running.exit_event(region, number)).is_none() {
            // The run has ended.
            // SAFETY: I1: handlers are left.
            unsafe { running.runtime.registers.set_resume_word(0) };
            return vm;
        }
    }
    // SAFETY: I1: a block begins where the exit leads, and that is the word of its first instruction.
    unsafe {
        let word = if past_head { head_of(running.runtime.registers.pc()).original() } else { 0 };
        running.runtime.registers.set_resume_word(word);
    }
    vm
}

/// Counts an exit that the interpreter has taken in the region's place, and tells the tier as [`finish`] does. The VM's
/// registers stand where the exit leads.
///
/// # Safety
/// As for [`finish`].
pub(super) unsafe fn count(running: &mut Vm, exit: *const ExitDescriptor) {
    // SAFETY: I7: the descriptor lives until the tier drops its region, which it may do below; it is not read after
    // that.
    let exit = unsafe { &*exit };
    running.runtime.registers.forget_context();
    running.tiering.last_exit = Some(exit.place());
    let count = exit.count.get().wrapping_add(1);
    exit.count.set(count);
    if count == exit.threshold.get() {
        running.exit_event(RegionId(exit.region), exit.number.into());
    }
}

/// Where machine code leaves to that [`run_captured`] has entered: notes the exit and the budget, and comes back.
unsafe extern "C" fn capture(
    exit: *const ThreadedInstruction,
    _fp: *mut u64,
    vm: *mut Vm,
    _base: *mut u8,
    budget: i64,
    _context: *mut TransitionNode,
) {
    // SAFETY: I7: machine code comes here with its VM; I5: the one reference to that waits in `run_captured`.
    unsafe { (*vm).tiering.captured_exit = (exit.addr(), budget) }
}

/// See [`crate::vm::tier::Control::capture_handler`].
pub(super) fn capture_handler() -> usize {
    capture as *const () as usize
}

/// Runs machine code up to an exit: the address of its descriptor, and the budget left, without what comes back there.
///
/// # Safety
/// The code at the address is a region's, compiled to leave to [`capture`], and the frame is its root's (I7).
pub(super) unsafe fn run_captured(running: &mut Vm, entry: usize, root: *mut u64, budget: i64) -> (usize, i64) {
    let (pc, base, saved) =
        (running.runtime.registers.pc(), running.runtime.registers.base(), running.runtime.registers.budget);
    let vm: *mut Vm = running;
    // SAFETY: I7: the caller promises such code and frame; I5: its reference is used again when the code has come back.
    unsafe {
        let code = std::mem::transmute::<usize, HandlerFunction>(entry);
        code(pc, root, vm, base, budget, std::ptr::null_mut());
        // Exits leave theirs there.
        (*vm).runtime.registers.budget = saved;
        (*vm).tiering.captured_exit
    }
}

/// Before machine code is entered: the budget goes along.
///
/// # Safety
/// The state is that of a running VM (I5).
#[inline(always)]
pub(crate) unsafe fn enter(mut s: State) -> State {
    // SAFETY: I5: the caller promises the state of a running VM, to which there is no reference.
    s.budget = unsafe { (*s.vm).runtime.registers.portions.enter(s.budget) };
    s
}

/// The header of the block that begins at an instruction.
///
/// # Safety
/// One does (I1).
#[inline(always)]
unsafe fn head_of(pc: *const ThreadedInstruction) -> &'static BlockHeader {
    // SAFETY: I1: a header precedes every head; code lives as long as its VM.
    unsafe { &*pc.sub(HEADER_WORDS).cast::<BlockHeader>() }
}
