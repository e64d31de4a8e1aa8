//! Calls by the host into a live VM: begun, run until they come back, continued after a pause, dropped.
//!
//! In go methods and arguments; out come what they have returned or thrown, or why they have not come back yet.
//!
//! A call from outside has a green thread of the host's own, which is kept for the next one; a call by a host function
//! goes on the thread that has called the function, above its frames. Either way it begins with a frame of its own
//! ([`host_entry`](crate::link::stubs::Stubs::host_entry)), at which exceptions stop, and the interpreter runs whatever
//! threads can run until that frame is returned to (K3).

#![allow(unsafe_code)]

use crate::code::frame::{CALLER, METHOD, RETURN};
use crate::error::JavaError;
use crate::flow::ReturnPoint;
use crate::heap::Ref;
use crate::id::{ClassId, MethodId, ThreadId};
use crate::link::Initialisation;
use crate::runtime::calls::{CallNumber, Outcome, SlotValue};
use crate::schedule::{Ended, Progress};
use crate::thread::ThreadState;
use crate::thread::registers::{Arrival, Standing};
use crate::thread::walk::Frame;
use crate::vm::Vm;

/// Runs on top of each other on the host's stack, at most. Each takes some kilobytes of it, besides what host functions take.
pub(crate) const MAX_DEPTH: usize = 64;
/// Threads of the host that are kept for further calls.
const MAX_IDLE: usize = 8;
/// Locals of the frame of a call: its number.
const HOST_ENTRY_LOCALS: usize = 1;
/// The number of the host's first thread, as HotSpot's main thread has it.
const FIRST_THREAD: i64 = 3;
/// The numbers of the others, which no other thread has.
const FURTHER_THREADS: i64 = 1 << 32;

impl Vm {
    /// Makes a call that has not begun: a frame to which it will return, on the running thread where a host function makes
    /// it, else on one of the host's. `initialises` is the class whose initialisation comes before, and all that comes where
    /// the method is [`Stubs::host_entry`](crate::link::stubs::Stubs::host_entry).
    ///
    /// # Errors
    /// `StackOverflowError`, `OutOfMemoryError`: there is no room for the frame, or the thread.
    ///
    /// # Safety
    /// The arguments are what the method takes, but for the receiver that a constructor gets here: as many values of these
    /// kinds (I1), and null or objects of these classes (I2). Where the call `constructs`, the method is a constructor of
    /// `initialises`.
    pub(crate) unsafe fn begin_call(
        &mut self,
        method: MethodId,
        initialises: Option<ClassId>,
        constructs: bool,
        arguments: &[SlotValue],
    ) -> Result<CallNumber, JavaError> {
        let running = self.runtime.threads.current;
        if self.schedule.depth >= MAX_DEPTH {
            return Err(JavaError::bare("java/lang/StackOverflowError"));
        }
        let (thread, number) = match running {
            Some(thread) => {
                // What the thread did before is not what leads to the call.
                self.tiering.end_path(&mut self.runtime);
                (thread, self.runtime.calls.add(thread, method, initialises, constructs, arguments))
            }
            None => {
                // First the call, so that its arguments are seen by a collection.
                let number = self.runtime.calls.add(ThreadId(0), method, initialises, constructs, arguments);
                let made = self.host_thread();
                let thread = made.inspect_err(|_| {
                    self.runtime.calls.remove(number);
                })?;
                self.runtime.calls.get_mut(number).thread = thread;
                self.runtime.threads.set_state(thread, ThreadState::Runnable);
                self.runtime.resume(thread);
                (thread, number)
            }
        };
        self.runtime.registers.forget_context();
        if let Err(error) =
            self.push_call(self.runtime.stubs.host_entry, &[SlotValue::Bits(number as u64)], ReturnPoint::Repeat)
        {
            self.runtime.calls.remove(number);
            if running.is_none() {
                self.leave_host_thread(thread);
            }
            return Err(error);
        }
        self.runtime.registers.arrival = Arrival::Head;
        Ok(number)
    }

    /// A thread on which the host waits for nothing.
    fn host_thread(&mut self) -> Result<ThreadId, JavaError> {
        if let Some(idle) = self.runtime.calls.idle.pop() {
            return Ok(idle);
        }
        let made = self.schedule.host_threads;
        let (name, number) = match made {
            0 => ("main".to_owned(), FIRST_THREAD),
            more => (format!("host-{more}"), FURTHER_THREADS + more as i64),
        };
        self.runtime.make_room_for_thread()?;
        let object = self.loader.new_thread_object(&mut self.runtime, &name, number, 5)?;
        // For the end of a program it does not count.
        let id = self.spawn_idle(object, true)?;
        self.schedule.host_threads += 1;
        Ok(id)
    }

    /// A thread of the host stands at its bottom again, and is kept for the next call.
    fn leave_host_thread(&mut self, thread: ThreadId) {
        self.tiering.end_path(&mut self.runtime);
        self.runtime.suspend_current();
        self.runtime.threads.current = None;
        self.runtime.registers.leave_thread();
        if self.runtime.calls.idle.len() < MAX_IDLE {
            self.runtime.threads.set_state(thread, ThreadState::AtHost);
            self.runtime.calls.idle.push(thread);
        } else {
            self.runtime.threads.remove(thread);
            self.runtime.settle_threads();
        }
    }

    /// Calls a method at once where there is nothing to be done before: its class is initialised, the host's thread is there
    /// and has room, and the fuel pays for it. `None`, with nothing done, where that is not so. Else the call's number, as
    /// long as it is suspended, and what it has come to, which is to be taken as from [`Vm::run_call`].
    ///
    /// # Safety
    /// The arguments are what the method takes: as many values of these kinds (I1), and null or objects of these classes (I2).
    pub(crate) unsafe fn call_at_once(
        &mut self,
        method: MethodId,
        arguments: &[SlotValue],
    ) -> Option<(CallNumber, Progress)> {
        let is_nested = self.schedule.depth > 0;
        let (thread, below, limit) = if is_nested {
            let running = self.runtime.threads.current.filter(|_| self.schedule.depth < MAX_DEPTH)?;
            let below = self.runtime.registers.innermost_frame()?;
            (running, below, self.runtime.registers.stack_limit())
        } else {
            let &idle = self.runtime.calls.idle.last()?;
            let thread = self.runtime.threads.get(idle)?;
            (idle, thread.innermost_frame()?, thread.stack.limit())
        };
        if !is_nested {
            self.schedule.begin(&mut self.runtime);
        }
        let called = self.loader.classes.method(method);
        let weight = called.weight.get();
        let entry = below.fp().wrapping_add(below.method().operand_slots() + HOST_ENTRY_LOCALS);
        let first = entry.wrapping_add(self.loader.classes.method(self.runtime.stubs.host_entry).operand_slots());
        let header = first.wrapping_add(called.locals());
        if header.wrapping_add(called.operand_slots()) > limit || !self.schedule.can_pay(&self.runtime, weight) {
            return None;
        }
        let (pc, called) = (called.entry.get(), &raw const *called);
        if is_nested {
            // What the thread did before is not what leads to the call.
            self.tiering.end_path(&mut self.runtime);
        } else {
            self.runtime.calls.idle.pop();
            self.runtime.threads.set_state(thread, ThreadState::Runnable);
            self.runtime.resume(thread);
        }
        let number = self.runtime.calls.add(thread, method, None, false, &[]);
        self.runtime.calls.get_mut(number).begun = true;
        let entry_method = self.loader.classes.method_address(self.runtime.stubs.host_entry);
        let back = self.runtime.registers.pc();
        // SAFETY: I3: the stack has room for both frames, which lie behind the operands of the innermost one, where nothing
        // lives. I4: the locals are the call's number, and the method's arguments, as the caller promises.
        unsafe {
            *entry.sub(HOST_ENTRY_LOCALS) = number as u64;
            *entry.add(RETURN) = back as u64;
            *entry.add(CALLER) = below.fp() as u64;
            *entry.add(METHOD) = entry_method as u64;
            for (at, argument) in arguments.iter().enumerate() {
                *first.add(at) = argument.bits();
            }
            *header.add(RETURN) = self.runtime.stubs.host_entry_step() as u64;
            *header.add(CALLER) = entry as u64;
            *header.add(METHOD) = called as u64;
        }
        let registers = &mut self.runtime.registers;
        // SAFETY: I1, I4: the method's frame is the innermost now, and begins; its first instruction's own word is next.
        unsafe {
            registers.stand_at(Standing::new(header, pc));
            registers.set_resume_word(0);
        }
        registers.arrival = Arrival::Head;
        registers.forget_context();
        registers.charge(weight.unsigned_abs());
        self.runtime.calls.running.push(number);
        self.schedule.depth += 1;
        self.execute();
        let is_back = self.runtime.registers.fp() == entry
            && self.runtime.threads.current == Some(thread)
            && self.runtime.registers.pc() == self.runtime.stubs.host_entry_step();
        if !is_back {
            self.run_on();
            self.runtime.calls.running.pop();
            return Some((number, self.come_to(number, is_nested)));
        }
        let value = self.returned_value(number);
        self.leave_run();
        self.runtime.calls.running.pop();
        self.leave_call(thread, is_nested);
        self.runtime.calls.remove(number);
        Some((number, Progress::Done(Outcome::Returned(value))))
    }

    /// Runs threads until a call has come to something, or the run ends otherwise. What the call has come to is to be taken
    /// before anything else is asked of the VM, which forgets it.
    pub(crate) fn run_call(&mut self, number: CallNumber) -> Progress {
        let is_nested = self.schedule.depth > 0;
        self.runtime.calls.running.push(number);
        if self.runtime.calls.get(number).outcome.is_none() {
            if self.runtime.threads.current.is_none() {
                self.run_next();
            }
            self.run();
        }
        self.runtime.calls.running.pop();
        self.come_to(number, is_nested)
    }

    /// What a call has come to whose run is over.
    fn come_to(&mut self, number: CallNumber, is_nested: bool) -> Progress {
        if self.schedule.is_abandoned() {
            return Progress::Over(self.schedule.ended().unwrap_or(Ended::Stopped));
        }
        let thread = self.runtime.calls.get(number).thread;
        if self.runtime.calls.get(number).outcome.is_none() {
            return if is_nested { self.cut_off(number) } else { self.suspend_call(number) };
        }
        // The thread stands at the call's frame, if it has just come there: one that was there before does so too.
        if self.runtime.threads.current.is_none() {
            self.runtime.threads.set_state(thread, ThreadState::Runnable);
            self.runtime.resume(thread);
        }
        self.leave_call(thread, is_nested);
        if !is_nested {
            // What it did last may have cost more than there was left: the call has come back all the same, and the VM goes on.
            self.schedule.go_on();
        }
        let outcome = self.runtime.calls.remove(number).expect("it was looked at");
        Progress::Done(outcome)
    }

    /// Takes off the frame of a call that is done, at which the running thread stands.
    fn leave_call(&mut self, thread: ThreadId, is_nested: bool) {
        // SAFETY: I4: a call's frame was pushed above where the thread stood, or above the bottom frame; its result was taken.
        unsafe { self.runtime.registers.pop_frame() };
        if is_nested {
            self.tiering.end_path(&mut self.runtime);
            self.runtime.registers.forget_context();
            self.runtime.registers.arrival = Arrival::ByPlace;
            self.wake_returned();
        } else {
            self.leave_host_thread(thread);
        }
    }

    /// The call that the innermost of the remaining runs waits for may have come back before.
    fn wake_returned(&mut self) {
        if let Some(&waiting) = self.runtime.calls.running.last()
            && self.runtime.calls.get(waiting).outcome.is_some()
        {
            let thread = self.runtime.calls.get(waiting).thread;
            self.runtime.threads.make_ready(thread);
        }
    }

    /// The run has ended under a call from outside: its thread stays where it is, unless what a host function had called on
    /// it was cut off.
    fn suspend_call(&mut self, number: CallNumber) -> Progress {
        self.settle_ended();
        let ended = self.schedule.go_on().unwrap_or(Ended::Stopped);
        if ended.can_go_on() && !self.end_cut_off().contains(&self.runtime.calls.get(number).thread) {
            return Progress::Suspended(ended);
        }
        self.runtime.calls.remove(number);
        Progress::Over(ended)
    }

    /// The run has ended under a call of a host function, which cannot be taken off the host's stack: the thread goes when
    /// all host functions have returned.
    fn cut_off(&mut self, number: CallNumber) -> Progress {
        self.put_away_running();
        let thread = self.runtime.calls.get(number).thread;
        if !self.runtime.calls.cut_off.contains(&thread) {
            self.runtime.calls.cut_off.push(thread);
        }
        self.runtime.calls.remove(number);
        Progress::Over(self.schedule.ended().unwrap_or(Ended::Stopped))
    }

    /// Whether what a host function has called on the running thread was cut off: then it does not go on.
    pub(crate) fn is_cut_off(&self) -> bool {
        self.schedule.ended().is_some() && self.runtime.threads.current.is_none()
    }

    /// Ends the threads that cannot go on; gives them.
    fn end_cut_off(&mut self) -> Vec<ThreadId> {
        let cut_off = std::mem::take(&mut self.runtime.calls.cut_off);
        cut_off.iter().for_each(|&thread| self.end_thread(thread));
        cut_off
    }

    /// After a run that has ended: notes where, and leaves the running thread ready to go on.
    pub(crate) fn settle_ended(&mut self) {
        self.schedule.note_place(&self.runtime);
        self.put_away_running();
    }

    /// Leaves the registers of the thread that runs in the thread, so that it can be gone on with: first of all.
    fn put_away_running(&mut self) {
        if self.runtime.threads.current.is_some() && self.runtime.threads.running().is_in_registers() {
            self.runtime.suspend_current();
            let thread = self.runtime.threads.running();
            let (id, state) = (thread.id, thread.state);
            if state == ThreadState::Runnable {
                self.runtime.threads.ready.push_front(id);
            }
        }
        self.runtime.threads.current = None;
        self.runtime.registers.leave_thread();
    }

    /// Takes a suspended call off: its thread ends where it stands. Nothing of the program runs for that: monitors are given
    /// back, and classes whose initialisation it was in the middle of cannot be used any more.
    pub(crate) fn drop_call(&mut self, number: CallNumber) {
        let thread = self.runtime.calls.get(number).thread;
        let is_back = self.runtime.calls.remove(number).is_some();
        if is_back || self.runtime.threads.get(thread).is_some() {
            self.end_thread(thread);
        }
    }

    /// Ends a thread that does not run, where it stands. Costs a pass over the heap.
    fn end_thread(&mut self, id: ThreadId) {
        let Some(thread) = self.runtime.threads.get(id) else { return };
        let frames = std::iter::successors(thread.innermost_frame(), Frame::caller);
        let initialised: Vec<ClassId> = frames.filter_map(|frame| frame.initialises()).collect();
        for class in initialised {
            // Those of the library are tried again, as where there was not memory enough.
            let is_own = self.loader.classes.class(class).boot;
            let state = if is_own { Initialisation::Linked } else { Initialisation::Erroneous };
            self.finish_initialisation(class, state);
        }
        self.loader.forget_waiting(id);
        for next in self.runtime.monitors.forget_thread(&mut self.runtime.heap, id) {
            self.runtime.threads.make_ready(next);
        }
        self.runtime.threads.ready.retain(|&ready| ready != id);
        self.runtime.threads.remove(id);
        self.runtime.settle_threads();
    }

    /// While the running thread stands at the frame of a call by the host: does what comes next there, as a slow path of the
    /// interpreter does it.
    pub(super) fn go_through_host_calls(&mut self) {
        while self.runtime.registers.pc() == self.runtime.stubs.host_entry_step() {
            let stood = (self.runtime.registers.pc(), self.runtime.registers.fp());
            self.runtime.registers.arrival = Arrival::ByPlace;
            self.check_stays();
            if let Err(error) = self.host_entry() {
                self.throw_or_load(error);
            }
            self.schedule.end_if_overdrawn(&mut self.runtime);
            self.settle_arrival(stood);
        }
    }

    /// What comes next at a call's frame: initialises the class, enters the method, takes what it has returned.
    fn host_entry(&mut self) -> Result<(), JavaError> {
        let number = self.host_call_here();
        let call = self.runtime.calls.get(number);
        if call.outcome.is_some() {
            self.leave_host_call(number);
            return Ok(());
        }
        if call.begun {
            let value = self.returned_value(number);
            self.runtime.calls.get_mut(number).outcome = Some(Outcome::Returned(value));
            self.leave_host_call(number);
            return Ok(());
        }
        let (method, constructs) = (call.method, call.constructs);
        if let Some(class) = call.initialises {
            if !self.ensure_initialised(class)? {
                return Ok(());
            }
            if method == self.runtime.stubs.host_entry {
                // That was all.
                self.runtime.calls.get_mut(number).outcome = Some(Outcome::Returned(SlotValue::Bits(0)));
                self.leave_host_call(number);
                return Ok(());
            }
            if constructs {
                let object = self.runtime.new_instance(class)?;
                self.runtime.calls.get_mut(number).values[0] = SlotValue::Reference(object);
            }
        }
        let call = self.runtime.calls.get_mut(number);
        call.begun = true;
        let mut few = [0; 8];
        let many: Vec<u64>;
        let arguments: &[u64] = if call.values.len() <= few.len() {
            few.iter_mut().zip(&call.values).for_each(|(slot, value)| *slot = value.bits());
            &few[..call.values.len()]
        } else {
            many = call.values.iter().map(|value| value.bits()).collect();
            &many
        };
        call.values.truncate(usize::from(constructs));
        self.runtime.registers.charge(self.loader.classes.method(method).weight.get().unsigned_abs());
        // SAFETY: I1, I2: whoever has begun the call has promised that the arguments are the method's, and the collector has
        // brought them up to date since.
        unsafe { self.push_call_unchecked(method, arguments, ReturnPoint::HostEntry) }
    }

    /// What the method of the call has returned, whose frame is the innermost.
    fn returned_value(&self, number: CallNumber) -> SlotValue {
        let call = self.runtime.calls.get(number);
        if call.constructs {
            return call.values[0];
        }
        let entry = self.runtime.registers.current_method();
        // SAFETY: I1, I4: a result lies where the first argument lay: behind the innermost frame's operands.
        let bits = unsafe { *self.runtime.registers.fp().add(entry.operand_slots()) };
        match self.loader.classes.method(call.method).result {
            b'V' => SlotValue::Bits(0),
            // SAFETY: I2: the method returns a reference.
            b'L' | b'[' => SlotValue::Reference(unsafe { Ref::from_slot(bits) }),
            _ => SlotValue::Bits(bits),
        }
    }

    /// Runs the threads that can run, until none can; with `waits` also those that sleep, when their time has come. Gives
    /// how the run has ended: by [`Ended::Deadlock`] where no thread is left that could run.
    pub(crate) fn run_threads(&mut self, waits: bool) -> Ended {
        self.schedule.only_ready = !waits;
        self.run_next();
        self.run();
        self.schedule.only_ready = false;
        if self.schedule.is_abandoned() {
            return self.schedule.ended().unwrap_or(Ended::Stopped);
        }
        self.settle_ended();
        self.end_cut_off();
        self.schedule.go_on().unwrap_or(Ended::Deadlock)
    }
}
