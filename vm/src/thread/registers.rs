//! The registers of the interpreter, in which the running thread stands: read and written by handlers and machine code,
//! and by everything else while neither runs.

#![allow(unsafe_code)]

use super::walk::Frame;
use crate::code::Code;
use crate::code::dispatch::HandlerWords;
use crate::code::frame::{CALLER, HEADER_SLOTS, METHOD, RETURN};
use crate::code::instruction::{BlockHeader, HEADER_WORDS, ThreadedInstruction};
use crate::error::JavaError;
use crate::heap::Ref;
use crate::id::BlockId;
use crate::link::{Class, Method};
use crate::profile::nodes::{TransitionNode, nowhere};
use crate::profile::paths::PathCursor;
use crate::profile::portions::Portions;

/// Why a handler hands over to the slow paths of the interpreter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u32)]
#[allow(missing_docs, reason = "each names the handler's situation")]
pub enum Slow {
    Budget,
    StackOverflow,
    NullPointer,
    ArrayIndex,
    ArrayStore,
    DivisionByZero,
    Remainder,
    CheckCast,
    InstanceOf,
    NewObject,
    NewArray,
    MultiNewArray,
    Resolve,
    ResolveInvoke,
    InterfaceMiss,
    Translate,
    Native,
    AbstractMethod,
    LockMethod,
    MonitorEnter,
    MonitorExit,
    ReturnSynchronized,
    MonitorEnterNoted,
    MonitorExitNoted,
    LeaveNoted,
    Throw,
    InitialisationStep,
    InitialisationDone,
    ThreadEnd,
    HeadCount,
    HeadProfile,
    HeadEnter,
    HeadSwitch,
    RegionSuspended,
    Checkpoint,
    PathBudget,
}

/// How the thread has come to the instruction at which a slow path leaves it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Arrival {
    /// It is begun if it is the one that handed over, in the same frame.
    ByPlace,
    /// It has begun before: a frame above has gone, or the thread was switched to.
    Begun,
    /// It begins now.
    Head,
}

/// What handlers and machine code read and write.
#[repr(C)]
pub(crate) struct Registers {
    /// Address of offset 0 of the heap.
    pub base: *mut u8,
    /// Where handlers go that hand over.
    pub slow_stub: *const ThreadedInstruction,
    /// The instruction that handed over.
    pub slow_pc: *const ThreadedInstruction,
    pub slow_reason: Slow,
    /// End of the current thread's stack.
    pub stack_limit: *mut u64,
    /// Number of the running thread.
    pub thread: u32,
    /// Classes by number.
    pub classes: *const *const Class,
    /// Vtables by class number.
    pub vtables: *const *const *const Method,
    /// The interpreter's registers while it is not running.
    pub pc: *const ThreadedInstruction,
    /// See [`Registers::pc`].
    pub fp: *mut u64,
    /// See [`Registers::pc`].
    pub budget: i64,
    /// See [`Registers::pc`].
    pub context: *mut TransitionNode,
    /// The path of the running thread.
    pub path: PathCursor,
    /// A counting head reports when its counter has no bit of this mask.
    pub count_mask: u32,
    /// The counters of instrumented code.
    pub counters: *mut u64,
    /// Bytes from a frame's header to its first path register, on the running thread's stack.
    pub path_registers: usize,
    /// Handler word to go on with instead of the instruction's own, once; 0 for none.
    pub resume_word: usize,
    /// The exception in flight, or null.
    pub exception: Ref,
    /// Written and read by machine code that takes a side exit: the exit's place in the table, in bytes.
    pub exit: u64,
    /// How the slice's budget is dealt out.
    pub(crate) portions: Portions,
    /// Whether the instruction reached by a slow path has begun.
    pub arrival: Arrival,
}

impl Registers {
    /// The registers of a VM in which no thread runs, with the heap's base.
    pub(crate) fn new(base: *mut u8, portions: Portions) -> Registers {
        Registers {
            base,
            slow_stub: std::ptr::null(),
            slow_pc: std::ptr::null(),
            slow_reason: Slow::Budget,
            stack_limit: std::ptr::null_mut(),
            thread: 0,
            classes: std::ptr::null(),
            vtables: std::ptr::null(),
            pc: std::ptr::null(),
            fp: std::ptr::null_mut(),
            budget: 0,
            context: nowhere(),
            path: PathCursor::nowhere(),
            count_mask: u32::MAX,
            counters: std::ptr::null_mut(),
            path_registers: 0,
            resume_word: 0,
            exception: Ref::NULL,
            exit: 0,
            portions,
            arrival: Arrival::Head,
        }
    }

    /// Charges the slice for work done outside bytecode (K1).
    pub(crate) fn charge(&mut self, work: u64) {
        self.budget = self.budget.saturating_sub(i64::try_from(work).unwrap_or(i64::MAX));
    }

    /// See [`Vm::charge_before`](crate::Vm), with the VM's least budget.
    pub(crate) fn charge_before(&mut self, least: Option<i64>, work: u64) -> Result<(), JavaError> {
        self.charge(work);
        match least {
            Some(least) if self.budget < least => Err(JavaError::bare("java/lang/InternalError")),
            _ => Ok(()),
        }
    }

    /// The instruction at which the running thread stands.
    pub(crate) fn instruction(&self) -> &ThreadedInstruction {
        // SAFETY: I1: the saved program counter names an instruction of code that lives as long as the VM.
        unsafe { &*self.pc }
    }

    /// The place of a local or operand of the innermost frame.
    fn slot(&self, register: u16) -> *mut u64 {
        let (method, at) = (self.current_method(), isize::from(register.cast_signed()));
        let is_local = at < 0 && at.unsigned_abs() <= method.locals();
        let is_operand = at >= HEADER_SLOTS.cast_signed() && at.unsigned_abs() < method.operand_slots();
        assert!(is_local || is_operand, "register {at} of {}", method.name);
        self.fp.wrapping_offset(at)
    }

    /// What a local or operand of the innermost frame holds.
    pub(crate) fn get(&self, register: u16) -> u64 {
        // SAFETY: I4: it lies in the innermost frame.
        unsafe { *self.slot(register) }
    }

    /// Writes a local or operand of the innermost frame.
    ///
    /// # Safety
    /// The instruction at which the thread stands leaves a value of such a kind there (I1); a reference is null or one to an
    /// object, taken after the last collection (I2).
    pub(crate) unsafe fn set(&mut self, register: u16, value: u64) {
        // SAFETY: I4: it lies in the innermost frame, beside the header; I1, I2: the caller promises the value's kind.
        unsafe { *self.slot(register) = value }
    }

    /// The reference in a register.
    ///
    /// # Safety
    /// The instruction at which the thread stands finds a reference there (I1): what it takes, and has not been overwritten.
    pub(crate) unsafe fn reference(&self, register: u16) -> Ref {
        // SAFETY: I1, I2: the caller promises that it holds one; the collector brings slots up to date.
        unsafe { Ref::from_slot(self.get(register)) }
    }

    /// Goes on behind the current instruction.
    ///
    /// # Safety
    /// It has one word, its work is done, and another one of the same code follows, which is executed next (I1).
    pub(crate) unsafe fn advance(&mut self) {
        self.pc = self.pc.wrapping_add(1);
    }

    /// The method of the innermost frame.
    pub(crate) fn current_method(&self) -> &Method {
        // SAFETY: I4: a frame's header names its method, which lives as long as the VM.
        unsafe { &*(*self.fp.add(METHOD) as *const Method) }
    }

    /// The code at which the thread stands.
    pub(crate) fn current_code(&self) -> Option<&Code> {
        self.current_method().code_of(self.pc)
    }

    /// Drops the innermost frame; the thread stands at its return point then.
    ///
    /// # Safety
    /// A thread runs, and the frame is not the bottom one of its stack (I4) and needed no more. The result that its return
    /// point expects is written before the thread goes on there (I1).
    pub(crate) unsafe fn pop_frame(&mut self) {
        // SAFETY: I4: the header of the innermost frame says where its caller is and goes on.
        unsafe {
            self.pc = *self.fp.add(RETURN) as *const ThreadedInstruction;
            self.fp = *self.fp.add(CALLER) as *mut u64;
        }
    }

    /// The running thread's innermost frame; `None` where no thread runs.
    pub(crate) fn innermost_frame(&self) -> Option<Frame> {
        let registers = self;
        // SAFETY: I4: the registers name the running thread's innermost frame.
        (!registers.fp.is_null()).then(|| unsafe { Frame::innermost(registers.fp, registers.pc) })
    }

    /// Budget that is left of the slice.
    pub(crate) fn slice_left(&self) -> i64 {
        self.budget + self.portions.kept_back()
    }

    /// The handler word that belongs to the first instruction of the block at whose head the thread stands; 0 where that
    /// stands there, or where no head is.
    pub(crate) fn original_word(&self, words: &HandlerWords) -> usize {
        let hooked = words.is_head_word(self.instruction().handler.get());
        if hooked { self.header().original() } else { 0 }
    }

    /// The header of the block whose head the thread stands at.
    pub(crate) fn header(&self) -> &BlockHeader {
        // SAFETY: I1: the thread stands at a block's head, and a header precedes it.
        unsafe { &*self.pc.sub(HEADER_WORDS).cast::<BlockHeader>() }
    }

    /// The block whose head the thread stands at.
    pub(crate) fn block_reached(&self) -> BlockId {
        BlockId(self.header().block())
    }

    /// Heads in mode `Count` report every 2^`log2`-th execution, `log2` at most 31.
    pub(crate) fn set_count_interval(&mut self, log2: u32) {
        self.count_mask = 1u32.checked_shl(log2).map_or(u32::MAX, |interval| interval - 1);
    }
}
