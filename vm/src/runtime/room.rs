//! Room for threads, their stacks and monitors, which is charged to the heap's limit before it is taken.

#![allow(unsafe_code)]

use super::Runtime;
use crate::error::JavaError;
use crate::heap::{Account, Ref};
use crate::id::ThreadId;
use crate::thread::{JavaThread, NotedLock, Threads};

impl Runtime {
    /// Makes sure that one more thread can start, collecting if need be.
    ///
    /// # Errors
    /// `OutOfMemoryError`: there are as many as there may be, or there is no room for its stack.
    pub(crate) fn make_room_for_thread(&mut self) -> Result<(), JavaError> {
        if self.threads.count() >= self.options.max_threads {
            return Err(Account::Threads.out_of_memory());
        }
        let new = Threads::bytes_of_new(self.options.stack_bytes);
        self.make_room_outside(Account::Threads, |runtime| {
            runtime.heap.settle(Account::Threads, runtime.threads.bytes() + new)
        })
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
        self.grow_stack_to(self.registers.stack_limit().wrapping_add(1))
    }

    /// Opens more of the running thread's stack before it is needed, if there is room without a collection: machine code is
    /// left where its frames may not fit, though the interpreter's still do.
    pub(crate) fn keep_stack_ahead(&mut self) {
        const AHEAD: usize = 32 << 10;
        if self.registers.fp().wrapping_byte_add(AHEAD) <= self.registers.stack_limit() {
            return;
        }
        let end = self.registers.stack_limit().wrapping_add(1);
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
        self.registers.renew_limit(self.threads.running());
    }

    /// The same as [`Runtime::grow_stack`] for a call that needs the stack up to `end`.
    ///
    /// # Errors
    /// As for [`Runtime::grow_stack`].
    pub(crate) fn grow_stack_to(&mut self, end: *mut u64) -> Result<(), JavaError> {
        let overflow = || JavaError::bare("java/lang/StackOverflowError");
        let thread = self.threads.running();
        let (id, growth) = (thread.id, thread.stack.growth(end));
        let growth = growth.ok_or_else(overflow)?;
        let settle =
            |runtime: &mut Runtime| runtime.heap.settle(Account::Threads, runtime.threads.bytes() + growth as u64);
        self.make_room_outside(Account::Threads, settle).map_err(|_| JavaError::out_of_memory())?;
        self.open_stack(id, growth);
        Ok(())
    }

    /// Gives back what threads have of their stacks far above their innermost frames: before a collection.
    pub(super) fn trim_stacks(&mut self) {
        for id in self.threads.with_large_stacks() {
            let Some(thread) = self.threads.get(id) else { continue };
            let Some(frame) = self.registers.frame_of(thread) else { continue };
            let end = frame.fp().wrapping_add(frame.method().operand_slots());
            // SAFETY: I4: all other frames of the thread lie below.
            self.threads.resize_stack(id, |stack| unsafe { stack.shrink(end) });
            if self.threads.current == Some(id) {
                self.registers.renew_limit(self.threads.running());
            }
        }
        self.settle_threads();
    }

    /// Makes sure that one more monitor can be inflated, collecting if need be.
    ///
    /// # Errors
    /// `OutOfMemoryError`.
    pub(crate) fn make_room_for_monitor(&mut self) -> Result<(), JavaError> {
        let thread = self.threads.running().id;
        self.make_room_outside(Account::Monitors, |runtime| runtime.monitors.make_room(&mut runtime.heap, thread))
    }

    /// Makes sure that one more lock can be noted, collecting if need be.
    pub(crate) fn make_room_for_noted_lock(&mut self) -> Result<(), JavaError> {
        let Some(places) = self.threads.lock_places_wanted() else { return Ok(()) };
        // While they are moved, the old places are there too.
        let more = (places * size_of::<NotedLock>()) as u64;
        let settle = |runtime: &mut Runtime| runtime.heap.settle(Account::Threads, runtime.threads.bytes() + more);
        self.make_room_outside(Account::Threads, settle).map_err(|_| JavaError::out_of_memory())?;
        self.threads.reserve_locks(places);
        self.settle_threads();
        Ok(())
    }

    /// Makes the contexts of all threads unknown.
    pub(crate) fn forget_contexts(&mut self) {
        self.registers.forget_context();
        self.threads.iter_mut().for_each(JavaThread::forget_context);
    }

    /// Leaves an object's monitor once.
    pub(crate) fn exit_monitor(&mut self, object: Ref) -> Result<(), JavaError> {
        let thread = self.threads.running().id;
        match self.monitors.exit(&mut self.heap, object, thread) {
            Ok(next) => {
                if let Some(next) = next {
                    self.threads.make_ready(next);
                }
                Ok(())
            }
            Err(_) => Err(JavaError::new("java/lang/IllegalMonitorStateException", "current thread is not owner")),
        }
    }
}
