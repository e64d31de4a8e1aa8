//! The registers of the interpreter, in which the running thread stands: read and written by handlers and machine code,
//! and by everything else while neither runs.
//!
//! In go threads that are resumed, frames that were pushed or left, and what handlers save; out comes where the running
//! thread stands, to handlers and to whoever walks its frames. What handlers and machine code trust is private here.

#![allow(unsafe_code)]

use std::mem::offset_of;

use super::JavaThread;
use super::stack::ThreadStack;
use super::walk::{Frame, Position};
use crate::code::Code;
use crate::code::dispatch::HandlerWords;
use crate::code::frame::{CALLER, HEADER_SLOTS, METHOD, RETURN};
use crate::code::instruction::{BlockHeader, HEADER_WORDS, ThreadedInstruction};
use crate::error::JavaError;
use crate::heap::Ref;
use crate::id::BlockId;
use crate::link::stubs::Stubs;
use crate::link::{Class, Classes, Method};
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

/// Where a green thread stands while it does not run: its innermost frame, and the instruction there. There is one for each
/// such thread, and going over to the thread takes it: nobody can go on twice from the same place.
#[derive(Debug)]
pub(crate) struct Standing {
    fp: *mut u64,
    pc: *const ThreadedInstruction,
}

impl Standing {
    /// At the instruction `pc` of the frame whose header is at `fp`.
    ///
    /// # Safety
    /// `fp` is the header of the innermost frame of a stack (I4), which changes only by whoever has the standing, and `pc` is
    /// an instruction at which that frame can go on: of its method's code, with the slots that it expects, or the stub at which
    /// frames of its kind stand (I1).
    pub(crate) unsafe fn new(fp: *mut u64, pc: *const ThreadedInstruction) -> Standing {
        Standing { fp, pc }
    }

    /// At the start of a stack on which nothing lies.
    #[cfg(test)]
    pub(super) fn at_start(stack: &ThreadStack) -> Standing {
        Standing { fp: stack.start(), pc: std::ptr::null() }
    }

    /// The innermost frame.
    pub(super) fn frame(&self) -> Frame {
        // SAFETY: I4: whoever has made it promised the header of a live frame.
        unsafe { Frame::innermost(self.fp, self.pc) }
    }

    /// Whether the frame lies on a stack.
    pub(super) fn is_on(&self, stack: &ThreadStack) -> bool {
        stack.slots().contains(&self.fp)
    }
}

/// What handlers and machine code read and write.
///
/// What they trust is private: it changes by methods that keep it right, or that trust their caller and say in what.
/// `fp` is null where no thread runs; `pc` is the stub `exit` then, at which handlers are left at once.
#[repr(C)]
pub(crate) struct Registers {
    /// Address of offset 0 of the heap.
    base: *mut u8,
    /// Where handlers go that hand over.
    slow_stub: *const ThreadedInstruction,
    /// The instruction that handed over.
    slow_pc: *const ThreadedInstruction,
    slow_reason: Slow,
    /// End of the current thread's stack.
    stack_limit: *mut u64,
    /// Number of the running thread.
    thread: u32,
    /// Classes by number.
    classes: *const *const Class,
    /// Vtables by class number.
    vtables: *const *const *const Method,
    /// The interpreter's registers while it is not running.
    pc: *const ThreadedInstruction,
    /// See [`Registers::pc`].
    fp: *mut u64,
    /// See [`Registers::pc`].
    pub budget: i64,
    /// See [`Registers::pc`].
    context: *mut TransitionNode,
    /// The path of the running thread.
    pub path: PathCursor,
    /// A counting head reports when its counter has no bit of this mask.
    pub count_mask: u32,
    /// The counters of instrumented code.
    counters: *mut u64,
    /// Bytes from a frame's header to its first path register, on the running thread's stack.
    path_registers: usize,
    /// Handler word to go on with instead of the instruction's own, once; 0 for none.
    resume_word: usize,
    /// The exception in flight, or null.
    pub exception: Ref,
    /// Written and read by machine code that takes a side exit: the exit's place in the table, in bytes.
    exit: u64,
    /// How the slice's budget is dealt out.
    pub(crate) portions: Portions,
    /// Whether the instruction reached by a slow path has begun.
    pub arrival: Arrival,
    /// The stub at which handlers are left.
    exit_stub: *const ThreadedInstruction,
    /// While `pc` is that stub: where the running thread stands all the same, or null.
    left_at: *const ThreadedInstruction,
}

/// Where machine code finds what it knows: offsets in bytes.
impl Registers {
    /// A pointer: past the last slot that the running thread's frames may use.
    pub(crate) const STACK_LIMIT_FIELD: usize = offset_of!(Registers, stack_limit);
    /// 32 bits: the running thread's number.
    pub(crate) const THREAD_FIELD: usize = offset_of!(Registers, thread);
    /// A pointer: to the addresses of classes by number.
    pub(crate) const CLASSES_FIELD: usize = offset_of!(Registers, classes);
    /// A pointer: to the addresses of vtables by class number.
    pub(crate) const VTABLES_FIELD: usize = offset_of!(Registers, vtables);
    /// 64 bits: the exit that is being taken.
    pub(crate) const EXIT_FIELD: usize = offset_of!(Registers, exit);
    /// 64 bits: what is left of the slice.
    pub(crate) const BUDGET_FIELD: usize = offset_of!(Registers, budget);
}

/// What handlers read and write: each of these is one load, or some stores.
impl Registers {
    /// The instruction at which the interpreter goes on.
    #[inline(always)]
    pub(crate) fn pc(&self) -> *const ThreadedInstruction {
        self.pc
    }

    /// The header of the running thread's innermost frame; null where none runs.
    #[inline(always)]
    pub(crate) fn fp(&self) -> *mut u64 {
        self.fp
    }

    /// Address of offset 0 of the heap.
    #[inline(always)]
    pub(crate) fn base(&self) -> *mut u8 {
        self.base
    }

    /// The running thread's context.
    #[inline(always)]
    pub(crate) fn context(&self) -> *mut TransitionNode {
        self.context
    }

    /// Past the last slot that the running thread's frames may use.
    #[inline(always)]
    pub(crate) fn stack_limit(&self) -> *mut u64 {
        self.stack_limit
    }

    /// Number of the running thread.
    #[inline(always)]
    pub(crate) fn thread(&self) -> u32 {
        self.thread
    }

    /// Classes by number.
    #[inline(always)]
    pub(crate) fn classes(&self) -> *const *const Class {
        self.classes
    }

    /// Vtables by class number.
    #[inline(always)]
    pub(crate) fn vtables(&self) -> *const *const *const Method {
        self.vtables
    }

    /// The counters of instrumented code.
    #[inline(always)]
    pub(crate) fn counters(&self) -> *mut u64 {
        self.counters
    }

    /// Bytes from a frame's header to its first path register, on the running thread's stack.
    #[inline(always)]
    pub(crate) fn path_registers(&self) -> usize {
        self.path_registers
    }

    /// Leaves the handlers' registers here.
    ///
    /// # Safety
    /// They are those of the running thread, which stands before an instruction (I1, I4), and the context is a node of the VM
    /// (K17).
    #[inline(always)]
    pub(crate) unsafe fn save(
        &mut self,
        pc: *const ThreadedInstruction,
        fp: *mut u64,
        budget: i64,
        context: *mut TransitionNode,
    ) {
        self.pc = pc;
        self.fp = fp;
        self.budget = budget;
        self.context = context;
    }

    /// Notes why the instruction at `pc` hands over, and gives where handlers go that do.
    ///
    /// # Safety
    /// The running thread stands there (I1).
    #[inline(always)]
    pub(crate) unsafe fn hand_over(
        &mut self,
        pc: *const ThreadedInstruction,
        reason: Slow,
    ) -> *const ThreadedInstruction {
        self.slow_pc = pc;
        self.slow_reason = reason;
        self.slow_stub
    }

    /// Takes the word to go on with instead of the instruction's own; 0 where that is to be done.
    #[inline(always)]
    pub(crate) fn take_resume_word(&mut self) -> usize {
        std::mem::take(&mut self.resume_word)
    }

    /// Has handlers go on with a word instead of the instruction's own, once; 0 for none.
    ///
    /// # Safety
    /// It is a handler word of this VM's dispatch that executes the instruction at which the thread stands (I1).
    #[inline(always)]
    pub(crate) unsafe fn set_resume_word(&mut self, word: usize) {
        self.resume_word = word;
    }
}

/// Where the running thread stands, and going over to another one.
impl Registers {
    /// Has handlers that hand over, and those that are left, find the stubs. No thread runs yet.
    ///
    /// # Safety
    /// They are made for the VM's dispatch, and stay where they are for as long as it (I1).
    pub(crate) unsafe fn connect(&mut self, stubs: &Stubs) {
        self.slow_stub = stubs.slow();
        self.exit_stub = stubs.exit();
        self.leave_thread();
    }

    /// Shows handlers the tables of classes, which may have moved.
    ///
    /// # Safety
    /// They stay there until they are shown again (I1).
    pub(crate) unsafe fn show_classes(&mut self, classes: &Classes) {
        (self.classes, self.vtables) = classes.handler_tables();
    }

    /// Shows handlers the counters of instrumented code.
    ///
    /// # Safety
    /// There are as many as instrumented code names, and they stay there until others are shown (I1).
    pub(crate) unsafe fn show_counters(&mut self, counters: *mut u64) {
        self.counters = counters;
    }

    /// Goes over to a thread that does not run: to where it stands.
    ///
    /// # Panics
    /// It stands nowhere: it runs.
    pub(crate) fn resume(&mut self, thread: &mut JavaThread) {
        let Standing { fp, pc } = thread.standing.take().expect("a thread is resumed that does not run");
        (self.fp, self.pc, self.left_at) = (fp, pc, std::ptr::null());
        (self.context, self.path) = (thread.context, thread.path);
        self.thread = thread.id.0;
        self.stack_limit = thread.stack.limit();
        self.path_registers = thread.stack.path_registers();
        self.arrival = if thread.begun { Arrival::Begun } else { Arrival::Head };
    }

    /// Leaves in the running thread where it stands. The registers keep it too until another thread is resumed: how a run has
    /// ended is read from them.
    ///
    /// # Panics
    /// It is another thread that runs, or none.
    pub(crate) fn suspend(&self, thread: &mut JavaThread) {
        assert!(thread.id.0 == self.thread && !self.fp.is_null(), "another thread runs");
        thread.standing = Some(Standing { fp: self.fp, pc: self.place() });
        (thread.context, thread.path) = (self.context, self.path);
        // At a handler that an exception has just been passed to nothing has begun.
        thread.begun = self.arrival != Arrival::Head;
    }

    /// No thread runs any more: handlers are left at once.
    pub(crate) fn leave_thread(&mut self) {
        self.fp = std::ptr::null_mut();
        (self.pc, self.left_at) = (self.exit_stub, std::ptr::null());
    }

    /// Has handlers be left before the next instruction. The running thread stands there all the same.
    pub(crate) fn leave_interpreter(&mut self) {
        if self.pc != self.exit_stub {
            self.left_at = self.pc;
            self.pc = self.exit_stub;
        }
    }

    /// Whether handlers are left before the next instruction.
    pub(crate) fn is_leaving(&self) -> bool {
        self.pc == self.exit_stub
    }

    /// The instruction at which the running thread stands, also where handlers are left before it.
    fn place(&self) -> *const ThreadedInstruction {
        if self.is_leaving() && !self.left_at.is_null() { self.left_at } else { self.pc }
    }

    /// Has the running thread stand elsewhere on its stack.
    ///
    /// # Safety
    /// The standing is on the stack of the thread that runs, whose innermost frame that is from now on (I4).
    pub(crate) unsafe fn stand_at(&mut self, standing: Standing) {
        (self.fp, self.pc, self.left_at) = (standing.fp, standing.pc, std::ptr::null());
    }

    /// Drops the frames above one of the running thread's, which stands where it called, or at its instruction.
    ///
    /// # Safety
    /// The frame is a live one of the thread that runs, and those above it are needed no more (I4). Where it has called, the
    /// thread does not go on there without the result (I1).
    pub(crate) unsafe fn unwind_to(&mut self, frame: &Frame) {
        let (Position::Before(pc) | Position::Calling(pc)) = frame.position();
        (self.fp, self.pc, self.left_at) = (frame.fp(), pc, std::ptr::null());
    }

    /// Has the innermost frame go on at another instruction.
    ///
    /// # Safety
    /// It is one of the frame's method, and finds the slots that it expects (I1).
    pub(crate) unsafe fn go_to(&mut self, pc: *const ThreadedInstruction) {
        (self.pc, self.left_at) = (pc, std::ptr::null());
    }

    /// Has the running thread stand at the instruction that handed over; gives why it did.
    ///
    /// # Safety
    /// A handler has just handed over, and the registers were saved since (I1).
    pub(crate) unsafe fn take_over(&mut self) -> Slow {
        self.pc = self.slow_pc;
        self.slow_reason
    }

    /// Takes the running thread's limit from its stack, which has grown or shrunk.
    ///
    /// # Panics
    /// It is another thread that runs.
    pub(crate) fn renew_limit(&mut self, thread: &JavaThread) {
        assert_eq!(thread.id.0, self.thread, "another thread runs");
        self.stack_limit = thread.stack.limit();
    }

    /// Makes the running thread's context another one.
    ///
    /// # Safety
    /// It is a node of the VM, or `nowhere` (K17).
    pub(crate) unsafe fn set_context(&mut self, context: *mut TransitionNode) {
        self.context = context;
    }

    /// Makes the running thread's context unknown.
    pub(crate) fn forget_context(&mut self) {
        self.context = nowhere();
    }
}

impl Registers {
    /// The registers of a VM in which no thread runs, with the heap's base. Handlers can run when the registers were
    /// [connected](Registers::connect).
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
            exit_stub: std::ptr::null(),
            left_at: std::ptr::null(),
        }
    }

    /// Charges the slice for work done outside bytecode (K1).
    pub(crate) fn charge(&mut self, work: u64) {
        self.budget = self.budget.saturating_sub(i64::try_from(work).unwrap_or(i64::MAX));
    }

    /// The same where the budget must not fall below what machine code needs to go on, if it waits for the work.
    ///
    /// # Errors
    /// It did fall below: the caller leaves the work to the interpreter.
    pub(crate) fn charge_before(&mut self, least: Option<i64>, work: u64) -> Result<(), JavaError> {
        self.charge(work);
        match least {
            Some(least) if self.budget < least => Err(JavaError::bare("java/lang/InternalError")),
            _ => Ok(()),
        }
    }

    /// The instruction at which the interpreter goes on.
    pub(crate) fn instruction(&self) -> &ThreadedInstruction {
        assert!(!self.pc.is_null(), "the registers were connected");
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
    ///
    /// # Panics
    /// No thread runs.
    pub(crate) fn current_method(&self) -> &Method {
        assert!(!self.fp.is_null(), "a thread runs");
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
        // SAFETY: I4: the registers name the running thread's innermost frame.
        (!self.fp.is_null()).then(|| unsafe { Frame::innermost(self.fp, self.place()) })
    }

    /// The innermost frame of a thread, whether it runs or not; `None` where it has none.
    pub(crate) fn frame_of(&self, thread: &JavaThread) -> Option<Frame> {
        thread.innermost_frame().or_else(|| self.innermost_frame().filter(|_| thread.id.0 == self.thread))
    }

    /// Budget that is left of the slice.
    pub(crate) fn slice_left(&self) -> i64 {
        self.budget + self.portions.kept_back()
    }

    /// The handler word that belongs to the first instruction of the block at whose head the thread stands; 0 where that
    /// stands there, or where no head is.
    pub(crate) fn original_word(&self, words: &HandlerWords) -> usize {
        let hooked = words.is_head_word(self.instruction().handler.get());
        // SAFETY: I1, K6: handlers of heads stand in the heads of blocks only.
        if hooked { unsafe { self.header() }.original() } else { 0 }
    }

    /// The header of the block at whose head the thread stands.
    ///
    /// # Safety
    /// It stands at one (I1).
    unsafe fn header(&self) -> &BlockHeader {
        // SAFETY: I1: the caller promises a block's head, and a header precedes it.
        unsafe { &*self.pc.sub(HEADER_WORDS).cast::<BlockHeader>() }
    }

    /// The block at whose head the thread stands.
    ///
    /// # Safety
    /// It stands at one (I1).
    pub(crate) unsafe fn block_reached(&self) -> BlockId {
        // SAFETY: I1: the caller promises a block's head.
        BlockId(unsafe { self.header() }.block())
    }

    /// Heads in mode `Count` report every 2^`log2`-th execution, `log2` at most 31.
    pub(crate) fn set_count_interval(&mut self, log2: u32) {
        self.count_mask = 1u32.checked_shl(log2).map_or(u32::MAX, |interval| interval - 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::id::ThreadId;

    /// Words that stand for the stub `exit` and instructions.
    fn words() -> Vec<ThreadedInstruction> {
        vec![ThreadedInstruction::new(0, 0, 0, 0); 4]
    }

    fn registers(exit: &ThreadedInstruction) -> Registers {
        let mut registers = Registers::new(std::ptr::null_mut(), Portions::new(1, 1));
        registers.exit_stub = exit;
        registers.leave_thread();
        registers
    }

    fn thread(number: u32, pc: &ThreadedInstruction) -> JavaThread {
        let stack = ThreadStack::new(1 << 16).expect("address space");
        let standing = Standing { fp: stack.start(), pc };
        JavaThread::new(ThreadId(number), stack, standing, Ref::NULL, false)
    }

    #[test]
    fn a_thread_goes_on_where_it_was_left() {
        let words = words();
        let mut registers = registers(&words[0]);
        let (mut first, mut second) = (thread(1, &words[1]), thread(2, &words[2]));
        registers.resume(&mut first);
        assert_eq!((registers.fp, registers.pc, registers.thread), (first.stack.start(), &raw const words[1], 1));
        assert_eq!(registers.stack_limit, first.stack.limit());
        registers.pc = &raw const words[3];
        registers.suspend(&mut first);
        registers.resume(&mut second);
        assert_eq!((registers.fp, registers.pc, registers.thread), (second.stack.start(), &raw const words[2], 2));
        registers.suspend(&mut second);
        registers.resume(&mut first);
        assert_eq!((registers.fp, registers.pc), (first.stack.start(), &raw const words[3]));
    }

    #[test]
    fn where_handlers_are_left_the_thread_stands_all_the_same() {
        let words = words();
        let mut registers = registers(&words[0]);
        assert!(registers.is_leaving());
        let mut thread = thread(1, &words[1]);
        registers.resume(&mut thread);
        assert!(!registers.is_leaving());
        registers.leave_interpreter();
        registers.leave_interpreter();
        assert!(registers.is_leaving());
        assert_eq!(registers.place(), &raw const words[1]);
        registers.suspend(&mut thread);
        registers.leave_thread();
        assert!(registers.is_leaving() && registers.innermost_frame().is_none());
        registers.resume(&mut thread);
        assert_eq!(registers.pc, &raw const words[1]);
    }

    #[test]
    #[should_panic(expected = "a thread is resumed that does not run")]
    fn nobody_goes_on_twice_from_one_place() {
        let words = words();
        let mut registers = registers(&words[0]);
        let mut thread = thread(1, &words[1]);
        registers.resume(&mut thread);
        registers.resume(&mut thread);
    }

    #[test]
    #[should_panic(expected = "another thread runs")]
    fn a_thread_is_not_left_in_another_one() {
        let words = words();
        let mut registers = registers(&words[0]);
        let (mut first, mut second) = (thread(1, &words[1]), thread(2, &words[2]));
        registers.resume(&mut first);
        registers.suspend(&mut second);
    }

    #[test]
    #[should_panic(expected = "a thread stands on its own stack")]
    fn a_thread_stands_on_its_own_stack() {
        let words = words();
        let other = thread(1, &words[1]);
        let standing = Standing { fp: other.stack.start(), pc: &raw const words[1] };
        thread(2, &words[2]).stand_at(standing);
    }
}
