//! Which thread runs: one after another, each for a slice of budget, in an order that repeats (K1, K2).

#![allow(unsafe_code)]

use std::io;

use super::frame::{CALLER, METHOD, RETURN};
use super::stack::Stack;
use super::walk::Frame;
use super::{JavaThread, ThreadState, Threads, Wake};
use crate::error::JavaError;
use crate::heap::{Account, Ref};
use crate::id::{MethodId, ThreadId};
use crate::interp::heads::Arrival;
use crate::tier::PathCursor;
use crate::vm::{Ended, Vm};

/// Budget of a slice: compiled code needs no other poll (K1).
pub(crate) const SLICE: i64 = 65_536;

/// Budget of a slice where there is one thread only: nobody waits for its end but requests from outside, and compiled code
/// would use up the other in some microseconds. Not a power of two nor a round number: what a program does in a pattern
/// of such a length would always be at the same place when a slice ends, and the tier looks where that is.
const SLICE_ALONE: i64 = 1_023_617;

/// Budget that the interpreter uses at most between two looks at the host's alarm: less than a millisecond.
pub(crate) const LOOK_INTERVAL: i64 = 200_003;

/// The same for machine code, of which a unit takes a twentieth of the time, if it calls nothing slow.
pub(crate) const MACHINE_LOOK_INTERVAL: i64 = 300_007;

/// Sleeping is done in steps, so that a request from outside to end is seen.
const SLEEP_STEP: u64 = 20_000_000;

impl Vm {
    /// Starts the next slice of the running thread. False where the budget of the run is used up.
    ///
    /// What was charged beyond the last slice (for a method just translated, for long work of a native) is a debt that
    /// the new one begins with.
    pub(crate) fn new_slice(&mut self) -> bool {
        let left = self.payable(self.registers.budget);
        self.statistics.fuel = self.statistics.fuel.saturating_add_signed(self.slice - left);
        let enough = self.set_slice(left);
        // The slice ends where it would have ended without portions.
        self.registers.budget = self.registers.portions.interpret(self.registers.budget);
        enough
    }

    /// What is left of a slice, or as much of its debt as the run's budget can pay.
    fn payable(&self, left: i64) -> i64 {
        match self.fuel_left {
            Some(fuel) if left < 0 && left.unsigned_abs() > fuel => -(fuel as i64),
            _ => left,
        }
    }

    /// Ends the run if more was charged than its budget can pay. What was done is done (a method translated, a native
    /// executed), but nothing follows it, and what cannot be paid is not counted: a run never uses more than it has (K1).
    pub(crate) fn end_if_overdrawn(&mut self) {
        let left = self.slice_left();
        if self.ended.is_none() && self.payable(left) != left {
            self.end(Ended::OutOfFuel);
        }
    }

    fn set_slice(&mut self, left: i64) -> bool {
        let longest = if self.threads.count() > 1 { SLICE } else { SLICE_ALONE };
        let slice = match &mut self.fuel_left {
            None => {
                self.slice = longest + left.min(0);
                self.registers.budget = self.slice;
                return true;
            }
            Some(fuel) => {
                let all = fuel.saturating_add_signed(left);
                let slice = all.min(longest as u64);
                *fuel = all - slice;
                slice as i64
            }
        };
        self.slice = slice;
        self.registers.budget = slice;
        slice > left.max(0)
    }

    /// There is another thread: the slice ends as slices then do.
    fn shorten_slice(&mut self) {
        let cut = self.slice_left() - SLICE;
        if cut <= 0 {
            return;
        }
        self.registers.budget -= self.registers.portions.cut(cut);
        self.slice -= cut;
        if let Some(fuel) = &mut self.fuel_left {
            *fuel = fuel.saturating_add_signed(cut);
        }
    }

    /// Budget that is left of the slice.
    pub(crate) fn slice_left(&self) -> i64 {
        self.registers.budget + self.registers.portions.kept_back()
    }

    /// What has not been used of a slice, between runs.
    pub(super) fn settle_slice(&mut self) {
        let left = self.payable(self.slice_left());
        self.statistics.fuel = self.statistics.fuel.saturating_add_signed(self.slice - left);
        let interpreted = self.registers.portions.interpreted(self.registers.budget);
        self.statistics.regions.fuel = self.statistics.fuel.saturating_sub(interpreted);
        self.slice = left;
    }

    /// The running thread has no budget left for what it is about to do.
    pub(crate) fn budget_exhausted(&mut self) {
        let portions = &mut self.registers.portions;
        let more = portions.kept_back() > 0;
        self.registers.budget = portions.collect(self.registers.budget);
        // What is left of the portion may be too little for what comes next, however often it is given out anew.
        let due = more || portions.is_used_up();
        if due {
            portions.add(self.options.sample_interval.min(LOOK_INTERVAL));
        }
        self.sample(due);
        self.settle_tier();
        if more {
            if self.heap.watch.is_rung() {
                self.serve_requests();
                if self.ended.is_some() {
                    return;
                }
            }
            self.registers.budget = self.registers.portions.interpret(self.registers.budget);
            return;
        }
        // Not with each portion: stacks are charged, and portions end elsewhere in machine code.
        self.keep_stack_ahead();
        self.serve_requests();
        if self.ended.is_some() {
            return;
        }
        if !self.new_slice() {
            self.end(Ended::OutOfFuel);
            return;
        }
        self.serve_cleared_references();
        self.wake_sleepers();
        if !self.threads.ready.is_empty() {
            let current = self.threads.running().id;
            self.suspend_current();
            self.threads.ready.push_back(current);
            self.run_next();
        }
    }

    /// Nanoseconds of the VM's clock.
    pub(crate) fn now(&mut self) -> u64 {
        if !self.options.virtual_clock {
            return self.host.nanoseconds();
        }
        // A unit of budget takes a nanosecond, so that a thread that spins does not stop the clock (K2).
        let used = self.statistics.fuel.saturating_add_signed(self.slice - self.slice_left());
        self.virtual_time + used
    }

    /// Leaves the running thread's registers in the thread.
    fn suspend_current(&mut self) {
        let (pc, fp, context) = (self.registers.pc, self.registers.fp, self.registers.context);
        let path = self.registers.path;
        // At a handler that an exception has just been passed to nothing has begun.
        let begun = self.arrival != Arrival::Head;
        let thread = self.threads.running();
        (thread.pc, thread.fp, thread.context) = (pc, fp, context);
        thread.path = path;
        thread.begun = begun;
    }

    /// Blocks the running thread and lets another one go on. What the thread was about to do is done again later.
    pub(crate) fn block(&mut self, state: ThreadState) {
        self.suspend_current();
        let id = self.threads.running().id;
        self.threads.set_state(id, state);
        self.run_next();
    }

    /// Puts the running thread behind all that could run.
    pub(crate) fn give_way(&mut self) {
        let id = self.threads.running().id;
        self.threads.ready.push_back(id);
        self.block(ThreadState::Runnable);
    }

    /// Lets other threads go on while there is no input for the running one, which is to ask again then. False once there
    /// is some, or where nobody else could go on. On the virtual clock input takes no time.
    ///
    /// # Errors
    /// What the stream reports.
    pub(crate) fn wait_for_input(&mut self) -> io::Result<bool> {
        if self.options.virtual_clock {
            return Ok(false);
        }
        let patience = match self.threads.next_deadline() {
            _ if !self.threads.ready.is_empty() => 0,
            Some((next, _)) => next.saturating_sub(self.now()),
            None => return Ok(false),
        };
        match self.host.wait_readable(0, patience) {
            Ok(true) => return Ok(false),
            Err(error) if error.kind() != io::ErrorKind::Interrupted => return Err(error),
            Ok(false) | Err(_) => self.give_way(),
        }
        Ok(true)
    }

    /// Makes a blocked thread ready.
    pub(crate) fn make_ready(&mut self, id: ThreadId) {
        if let Some(thread) = self.threads.get(id)
            && thread.state != ThreadState::Runnable
            && thread.state != ThreadState::Ended
        {
            self.threads.set_state(id, ThreadState::Runnable);
            self.threads.ready.push_back(id);
        }
    }

    /// Wakes a thread that waits or sleeps.
    pub(crate) fn wake(&mut self, id: ThreadId, wake: Wake) {
        if let Some(thread) = self.threads.get_mut(id) {
            thread.wake = Some(wake);
        }
        self.make_ready(id);
    }

    /// Readies threads whose deadline has passed: by deadline, then by number (K2).
    fn wake_sleepers(&mut self) {
        if self.threads.next_deadline().is_none() {
            return;
        }
        let now = self.now();
        while let Some((at, id)) = self.threads.next_deadline()
            && at <= now
        {
            self.wake(id, Wake::Timeout);
        }
    }

    /// Lets the next ready thread go on; waits for sleepers if none is ready; ends the run if there are none either.
    pub(crate) fn run_next(&mut self) {
        loop {
            self.serve_requests();
            if self.ended.is_some() {
                self.registers.pc = self.stubs.exit();
                return;
            }
            self.serve_cleared_references();
            self.wake_sleepers();
            if let Some(id) = self.threads.ready.pop_front() {
                self.resume(id);
                return;
            }
            let Some((next, _)) = self.threads.next_deadline() else {
                self.end(Ended::Deadlock);
                return;
            };
            if self.options.virtual_clock {
                let now = self.now();
                self.virtual_time += next.saturating_sub(now);
            } else {
                let now = self.host.nanoseconds();
                self.host.sleep(next.saturating_sub(now).min(SLEEP_STEP));
            }
        }
    }

    fn resume(&mut self, id: ThreadId) {
        self.threads.current = Some(id);
        self.threads.stir(id);
        self.statistics.thread_switches += 1;
        let thread = self.threads.running();
        thread.waits_on = if thread.wake.is_some() { thread.waits_on } else { Ref::NULL };
        let begun = thread.begun;
        let (pc, fp, context, limit) = (thread.pc, thread.fp, thread.context, thread.stack.limit());
        let path = thread.path;
        self.registers.pc = pc;
        self.registers.fp = fp;
        self.registers.context = context;
        self.registers.path = path;
        self.registers.stack_limit = limit;
        self.registers.thread = id.0;
        self.arrival = if begun { Arrival::Begun } else { Arrival::Head };
    }

    /// Makes sure that one more thread can start, collecting if need be.
    ///
    /// # Errors
    /// `OutOfMemoryError`: there are as many as there may be, or there is no room for its stack.
    pub(crate) fn make_room_for_thread(&mut self) -> Result<(), JavaError> {
        if self.threads.count() >= self.options.max_threads {
            return Err(JavaError::new("java/lang/OutOfMemoryError", Account::Threads.error_message()));
        }
        let new = Threads::bytes_of_new(self.options.stack_bytes);
        self.make_room_outside(Account::Threads, |vm| vm.heap.settle(Account::Threads, vm.threads.bytes() + new))
    }

    /// Gives back what ended threads and shrunk stacks took.
    pub(crate) fn settle_threads(&mut self) {
        let bytes = self.threads.bytes().min(self.heap.charged(Account::Threads));
        self.heap.discharge(Account::Threads, self.heap.charged(Account::Threads) - bytes);
    }

    /// A call of the running thread's innermost frame finds no room above it: opens more of the stack, so that the call can
    /// be tried again.
    ///
    /// # Errors
    /// `StackOverflowError` where all of the stack is open, `OutOfMemoryError` where the heap's limit has no room for more.
    pub(crate) fn grow_stack(&mut self) -> Result<(), JavaError> {
        self.grow_stack_to(self.registers.stack_limit.wrapping_add(1))
    }

    /// Opens more of the running thread's stack before it is needed, if there is room without a collection: machine code is
    /// left where its frames may not fit, though the interpreter's still do.
    fn keep_stack_ahead(&mut self) {
        const AHEAD: usize = 32 << 10;
        if self.registers.fp.wrapping_byte_add(AHEAD) <= self.registers.stack_limit {
            return;
        }
        let end = self.registers.stack_limit.wrapping_add(1);
        let thread = self.threads.running();
        let (id, growth) = (thread.id, thread.stack.growth(end));
        if let Some(growth) = growth
            && self.heap.settle(Account::Threads, self.threads.bytes() + growth as u64).is_ok()
        {
            self.open_stack(id, growth);
        }
    }

    fn open_stack(&mut self, id: ThreadId, bytes: usize) {
        self.threads.resize_stack(id, |stack| stack.grow(bytes));
        self.registers.stack_limit = self.threads.running().stack.limit();
    }

    /// The same as [`Vm::grow_stack`] for a call that needs the stack up to `end`.
    ///
    /// # Errors
    /// As for [`Vm::grow_stack`].
    pub(crate) fn grow_stack_to(&mut self, end: *mut u64) -> Result<(), JavaError> {
        let overflow = || JavaError::bare("java/lang/StackOverflowError");
        let thread = self.threads.running();
        let (id, growth) = (thread.id, thread.stack.growth(end));
        let growth = growth.ok_or_else(overflow)?;
        let settle = |vm: &mut Vm| vm.heap.settle(Account::Threads, vm.threads.bytes() + growth as u64);
        self.make_room_outside(Account::Threads, settle).map_err(|_| JavaError::out_of_memory())?;
        self.open_stack(id, growth);
        Ok(())
    }

    /// Gives back what threads have of their stacks far above their innermost frames: before a collection.
    pub(crate) fn trim_stacks(&mut self) {
        let (current, registers) = (self.threads.current, (self.registers.fp, self.registers.pc));
        for id in self.threads.with_large_stacks() {
            let Some(thread) = self.threads.get(id) else { continue };
            let (fp, pc) = if current == Some(id) { registers } else { (thread.fp, thread.pc) };
            if fp.is_null() {
                continue;
            }
            // SAFETY: I4: a thread's registers name its innermost frame.
            let frame = unsafe { Frame::innermost(fp, pc) };
            let end = fp.wrapping_add(frame.method().operand_slots());
            self.threads.resize_stack(id, |stack| stack.shrink(end));
            if current == Some(id) {
                self.registers.stack_limit = self.threads.running().stack.limit();
            }
        }
        self.settle_threads();
    }

    /// A new thread that will call a method and then end. [`Vm::make_room_for_thread`] comes before.
    pub(crate) fn spawn(
        &mut self,
        object: Ref,
        method: MethodId,
        arguments: &[u64],
        daemon: bool,
    ) -> Result<ThreadId, JavaError> {
        let id = self.spawn_idle(object, daemon)?;
        self.push_first_call(id, method, arguments)?;
        self.threads.ready.push_back(id);
        Ok(id)
    }

    /// A new thread with nothing to call: it would end at once. It is not ready yet.
    pub(super) fn spawn_idle(&mut self, object: Ref, daemon: bool) -> Result<ThreadId, JavaError> {
        let stack = Stack::new(self.options.stack_bytes).map_err(|_| {
            self.settle_threads();
            JavaError::new("java/lang/OutOfMemoryError", Account::Threads.error_message())
        })?;
        let bottom = stack.start();
        let address = self.classes.method_address(self.stubs.bottom);
        // SAFETY: I3: a fresh stack has room for the bottom frame's header.
        unsafe {
            *bottom.add(RETURN) = self.stubs.exit() as u64;
            *bottom.add(CALLER) = 0;
            *bottom.add(METHOD) = address as u64;
        }
        let pc = self.stubs.thread_end();
        self.shorten_slice();
        let number = self.library_field(self.well_known.thread, "number", "I")?;
        let id = self.threads.add(|id| JavaThread {
            id,
            stack,
            state: ThreadState::Runnable,
            pc,
            fp: bottom,
            context: crate::tier::nowhere(),
            path: PathCursor::nowhere(),
            begun: false,
            object,
            wake: None,
            waits_on: Ref::NULL,
            saved_recursion: 0,
            noted_locks: Vec::new(),
            progress: 0,
            daemon,
            at_end: super::AtEnd::Stop,
        });
        self.heap.store::<u32>(object, number, id.0);
        Ok(id)
    }

    /// Pushes the call with which a thread (or its next part) begins, above its bottom frame.
    pub(crate) fn push_first_call(
        &mut self,
        id: ThreadId,
        method: MethodId,
        arguments: &[u64],
    ) -> Result<(), JavaError> {
        let saved = (self.registers.fp, self.registers.pc, self.registers.stack_limit);
        let thread = self.threads.get_mut(id).expect("the thread was just made");
        let (fp, limit) = (thread.stack.start(), thread.stack.limit());
        (self.registers.fp, self.registers.stack_limit) = (fp, limit);
        let first = fp.wrapping_add(self.classes.method(self.stubs.bottom).operand_slots());
        // SAFETY: I4: the thread's stack has its bottom frame only.
        let pushed = unsafe { self.push_frame(method, first, arguments, self.stubs.thread_end()) };
        let (pc, fp) = (self.registers.pc, self.registers.fp);
        (self.registers.fp, self.registers.pc, self.registers.stack_limit) = saved;
        let thread = self.threads.get_mut(id).expect("the thread was just made");
        (thread.pc, thread.fp) = (pc, fp);
        // A stack begins with room for any method of the library with which threads begin.
        if pushed { Ok(()) } else { Err(JavaError::bare("java/lang/StackOverflowError")) }
    }

    /// Ends the run.
    pub(crate) fn end(&mut self, how: Ended) {
        if self.ended.is_none() {
            self.ended = Some(how);
            self.ended_at = self.registers.pc;
        }
        self.registers.pc = self.stubs.exit();
    }

    /// The method at which the run ended, where it did not end by itself, and the bytecode index at which the basic block
    /// begins in which it stood: the same whether or not instructions are fused.
    pub fn stopped_at(&self) -> Option<(MethodId, u16)> {
        if self.ended_at.is_null() || self.registers.fp.is_null() {
            return None;
        }
        // SAFETY: I4: the registers name the innermost frame, whose thread stood there when the run ended.
        let frame = unsafe { Frame::innermost(self.registers.fp, self.ended_at) };
        let block = frame.place().and_then(|(code, word)| code.blocks.get(code.block_of_word(word)? as usize));
        Some((frame.method().id, block.map(|block| block.bytecode_index).or_else(|| frame.bytecode_index())?))
    }

    /// Ends the run with an exit code, by `Runtime.halt`.
    pub(crate) fn halt(&mut self, code: i32) {
        self.end(Ended::Exit(code));
    }
}
