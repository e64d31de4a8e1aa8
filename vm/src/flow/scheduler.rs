//! Which thread runs: one after another, each for a slice of budget, in an order that repeats (K1, K2).

#![allow(unsafe_code)]

use std::io;

use crate::code::frame::{CALLER, METHOD, RETURN};
use crate::error::JavaError;
use crate::heap::{Account, Ref};
use crate::id::{MethodId, ThreadId};
use crate::profile::portions::LOOK_INTERVAL;
use crate::runtime::calls::SlotValue;
use crate::schedule::Ended;
use crate::thread::registers::Standing;
use crate::thread::stack::ThreadStack;
use crate::thread::{JavaThread, ThreadState, Wake};
use crate::vm::Vm;

/// Sleeping is done in steps, so that a request from outside to end is seen.
const SLEEP_STEP: u64 = 20_000_000;

impl Vm {
    /// The running thread has no budget left for what it is about to do.
    pub(crate) fn budget_exhausted(&mut self) {
        let portions = &mut self.runtime.registers.portions;
        let more = portions.kept_back() > 0;
        self.runtime.registers.budget = portions.collect(self.runtime.registers.budget);
        // What is left of the portion may be too little for what comes next, however often it is given out anew.
        let due = more || portions.is_used_up();
        if due {
            portions.add(self.runtime.options.sample_interval.min(LOOK_INTERVAL));
        }
        self.sample(due);
        self.settle_tier();
        if more {
            if self.runtime.heap.watch.is_rung() {
                self.serve_requests();
                if self.schedule.ended().is_some() {
                    return;
                }
            }
            self.runtime.registers.budget = self.runtime.registers.portions.interpret(self.runtime.registers.budget);
            return;
        }
        // Not with each portion: stacks are charged, and portions end elsewhere in machine code.
        self.runtime.keep_stack_ahead();
        self.serve_requests();
        if self.schedule.ended().is_some() {
            return;
        }
        if !self.schedule.new_slice(&mut self.runtime) {
            self.schedule.end(&mut self.runtime, Ended::OutOfFuel);
            return;
        }
        self.serve_cleared_references();
        if self.runtime.threads.any_at_connection() {
            self.wake_connected(0);
        }
        self.schedule.wake_sleepers(&mut self.runtime);
        if !self.runtime.threads.ready.is_empty() {
            let current = self.runtime.threads.running().id;
            self.runtime.suspend_current();
            self.runtime.threads.ready.push_back(current);
            self.run_next();
        }
    }

    /// Blocks the running thread and lets another one go on. What the thread was about to do is done again later.
    pub(crate) fn block(&mut self, state: ThreadState) {
        self.runtime.suspend_current();
        let id = self.runtime.threads.running().id;
        self.runtime.threads.set_state(id, state);
        self.run_next();
    }

    /// Puts the running thread behind all that could run.
    pub(crate) fn give_way(&mut self) {
        let id = self.runtime.threads.running().id;
        self.runtime.threads.ready.push_back(id);
        self.block(ThreadState::Runnable);
    }

    /// Lets other threads go on while there is no input for the running one, which is to ask again then. False once there
    /// is some, or where nobody else could go on. On the virtual clock input takes no time.
    ///
    /// # Errors
    /// What the stream reports.
    pub(crate) fn wait_for_input(&mut self) -> io::Result<bool> {
        if self.runtime.options.virtual_clock {
            return Ok(false);
        }
        let patience = match self.runtime.threads.next_deadline() {
            _ if !self.runtime.threads.ready.is_empty() => 0,
            Some((next, _)) => next.saturating_sub(self.schedule.now(&mut self.runtime)),
            None => return Ok(false),
        };
        match self.runtime.while_waiting(|host| host.wait_readable(0, patience)) {
            Ok(true) => return Ok(false),
            Err(error) if error.kind() != io::ErrorKind::Interrupted => return Err(error),
            Ok(false) | Err(_) => self.give_way(),
        }
        Ok(true)
    }

    /// Wakes the threads whose connections are ready, and waits for so many nanoseconds at most until one is. Whether any is.
    fn wake_connected(&mut self, patience: u64) -> bool {
        let (threads, waits) = self.runtime.threads.at_connections();
        let ready = self.runtime.while_waiting(|host| Some(host.connections()?.wait(&waits, patience)));
        let Some(mut ready) = ready else {
            // Nobody could wait for what is not granted: each asks again, and is told.
            threads.into_iter().for_each(|id| self.runtime.threads.wake(id, Wake::Notified));
            return true;
        };
        ready.sort_unstable();
        ready.dedup();
        let woken =
            ready.iter().filter_map(|&at| threads.get(at)).map(|&id| self.runtime.threads.wake(id, Wake::Notified));
        woken.count() > 0
    }

    /// Lets the next ready thread go on; waits for sleepers if none is ready; ends the run if there are none either.
    pub(crate) fn run_next(&mut self) {
        loop {
            self.serve_requests();
            if self.schedule.ended().is_some() {
                self.runtime.registers.leave_interpreter();
                return;
            }
            self.serve_cleared_references();
            self.schedule.wake_sleepers(&mut self.runtime);
            if let Some(id) = self.runtime.threads.ready.pop_front() {
                self.runtime.resume(id);
                return;
            }
            let next = self.runtime.threads.next_deadline().map(|(next, _)| next);
            let waits = next.is_some() || self.runtime.threads.any_at_connection();
            if !waits || self.schedule.only_ready {
                self.schedule.end(&mut self.runtime, Ended::Deadlock);
                return;
            }
            if self.runtime.threads.any_at_connection() {
                let now = self.schedule.now(&mut self.runtime);
                let patience = next.map_or(SLEEP_STEP, |next| next.saturating_sub(now).min(SLEEP_STEP));
                // What comes from outside takes its time on the virtual clock too, as it cannot be foreseen.
                if !self.wake_connected(patience) && self.runtime.options.virtual_clock {
                    self.schedule.pass(patience);
                }
                continue;
            }
            let Some(next) = next else { continue };
            if self.runtime.options.virtual_clock {
                let now = self.schedule.now(&mut self.runtime);
                self.schedule.pass(next.saturating_sub(now));
            } else {
                let now = self.runtime.host.nanoseconds();
                self.runtime.while_waiting(|host| host.sleep(next.saturating_sub(now).min(SLEEP_STEP)));
            }
        }
    }

    /// Lets the tier look where the running thread stands; `due` where interpreted code has used up its portion, and not
    /// only the slice is at its end.
    pub(crate) fn sample(&mut self, due: bool) {
        if self.runtime.options.sample_interval == i64::MAX {
            return;
        }
        self.tell_tier(|tier, vm| tier.sample(vm, due));
    }

    /// Lets the reference handler run if the collector has cleared references with queues; starts it the first time.
    pub(crate) fn serve_cleared_references(&mut self) {
        if !self.runtime.heap.has_cleared() {
            return;
        }
        match self.schedule.reference_handler() {
            Some(id) => self.runtime.threads.make_ready(id),
            None => {
                // Without memory for the thread, references are queued later.
                let handler = self.start_reference_handler().ok();
                self.schedule.set_reference_handler(handler);
            }
        }
    }

    fn start_reference_handler(&mut self) -> Result<ThreadId, JavaError> {
        let class = self.loader.load_class(&mut self.runtime, "java/lang/ref/ReferenceHandler")?;
        let run = self.loader.library_method(class, "run", "()V")?;
        let thread_class = self.loader.well_known.thread;
        self.runtime.make_room_for_thread()?;
        let thread = self.loader.new_thread_object(&mut self.runtime, "Reference Handler", 15, 10)?;
        let offset = self.loader.library_field(thread_class, "daemon", "Z")?;
        self.runtime.heap.store::<u8>(thread, offset, 1);
        self.spawn(thread, run, &[], true)
    }

    /// A new thread that will call a method and then end. `Runtime::make_room_for_thread` comes before.
    ///
    /// # Panics
    /// The arguments are not what the method takes.
    pub(crate) fn spawn(
        &mut self,
        object: Ref,
        method: MethodId,
        arguments: &[SlotValue],
        daemon: bool,
    ) -> Result<ThreadId, JavaError> {
        let id = self.spawn_idle(object, daemon)?;
        self.push_first_call(id, method, arguments)?;
        self.runtime.threads.ready.push_back(id);
        Ok(id)
    }

    /// A new thread with nothing to call: it would end at once. It is not ready yet.
    pub(crate) fn spawn_idle(&mut self, object: Ref, daemon: bool) -> Result<ThreadId, JavaError> {
        let stack = ThreadStack::new(self.runtime.options.stack_bytes).map_err(|_| {
            self.runtime.settle_threads();
            Account::Threads.out_of_memory()
        })?;
        let bottom = stack.start();
        let address = self.loader.classes.method_address(self.runtime.stubs.bottom);
        // SAFETY: I3: a fresh stack has room for the bottom frame's header. I1, I4: it is the innermost one, and stands where its
        // thread's end is.
        let standing = unsafe {
            *bottom.add(RETURN) = self.runtime.stubs.exit() as u64;
            *bottom.add(CALLER) = 0;
            *bottom.add(METHOD) = address as u64;
            Standing::new(bottom, self.runtime.stubs.thread_end())
        };
        self.schedule.shorten_slice(&mut self.runtime);
        let number = self.loader.library_field(self.loader.well_known.thread, "number", "I")?;
        let id = self.runtime.threads.add(|id| JavaThread::new(id, stack, standing, object, daemon));
        self.runtime.heap.store::<u32>(object, number, id.0);
        Ok(id)
    }

    /// Pushes the call with which a thread (or its next part) begins, above its bottom frame.
    fn push_first_call(&mut self, id: ThreadId, method: MethodId, arguments: &[SlotValue]) -> Result<(), JavaError> {
        let arguments = self.argument_words(method, arguments);
        let thread = self.runtime.threads.get(id).expect("the thread was just made");
        let (bottom, limit) = (thread.stack.start(), thread.stack.limit());
        let first = bottom.wrapping_add(self.loader.classes.method(self.runtime.stubs.bottom).operand_slots());
        let back = self.runtime.stubs.thread_end();
        // SAFETY: I3, I4: the thread's stack, whose limit that is, has its bottom frame only; I1, I2: `argument_words` gives only
        // what the method takes.
        let begun = unsafe { self.frame_above(bottom, limit, method, first, &arguments, back) };
        // A stack begins with room for any method of the library with which threads begin.
        let begun = begun.ok_or_else(|| JavaError::bare("java/lang/StackOverflowError"))?;
        self.runtime.threads.get_mut(id).expect("the thread was just made").stand_at(begun);
        Ok(())
    }
}
