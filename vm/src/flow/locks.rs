//! Monitors entered, and those in methods whose locking is not seen to be structured (`code::translate::locks`).
//!
//! The monitors of such a method's frame are noted with their thread. The frame may leave only what is noted for it; where
//! something is left over, its return throws an `IllegalMonitorStateException` (JVMS 2.11.10), and what is left over when it
//! ends by an exception is given back. As in HotSpot, the monitor of a synchronized method counts as any other one that its
//! frame has entered, a return gives it back before it throws, and the method's own handlers catch that.

#![allow(unsafe_code)]

use crate::code::frame::LOCK;
use crate::error::JavaError;
use crate::heap::Ref;
use crate::link::flags;
use crate::stopping::Watch;
use crate::thread::monitor::Enter;
use crate::thread::walk::Frame;
use crate::thread::{NotedLock, ThreadState};
use crate::vm::Vm;

/// Noted locks that are looked at, or given back, for one unit of budget: a frame may hold as many as there is memory for, and
/// give them back in any order.
const LOCKS_A_UNIT: usize = 8;
/// Noted locks between looks at the alarm (K29).
const LOCKS_AT_ONCE: usize = 4096;

fn illegal_state() -> JavaError {
    JavaError::bare("java/lang/IllegalMonitorStateException")
}

/// Counts a lock that is looked at or given back.
fn note_step(locks: &mut usize, watch: &Watch) {
    *locks += 1;
    if locks.is_multiple_of(LOCKS_AT_ONCE) {
        watch.pause();
    }
}

impl Vm {
    /// Enters an object's monitor for the running thread, for which there is room; false if the thread was blocked, to try
    /// again later.
    pub(crate) fn enter_monitor(&mut self, object: Ref) -> bool {
        let thread = self.runtime.threads.running().id;
        match self.runtime.monitors.enter(&mut self.runtime.heap, object, thread) {
            Enter::Held => true,
            Enter::MustWait => {
                self.runtime.threads.running().waits_on = object;
                self.block(ThreadState::Blocked);
                false
            }
        }
    }

    /// The frame's own monitor, of a synchronized method.
    fn own_lock(&self) -> Option<*mut u64> {
        self.runtime
            .registers
            .current_method()
            .is(flags::SYNCHRONIZED)
            .then(|| self.runtime.registers.fp().wrapping_add(LOCK))
    }

    pub(crate) fn monitor_enter_noted(&mut self) -> Result<(), JavaError> {
        // SAFETY: I1: `monitorenter` takes a reference.
        let object = |vm: &Vm| unsafe { vm.runtime.registers.reference(vm.runtime.registers.instruction().a.get()) };
        if object(self).is_null() {
            return Err(JavaError::null_pointer());
        }
        self.runtime.make_room_for_noted_lock()?;
        self.runtime.make_room_for_monitor()?;
        let object = object(self);
        if !self.enter_monitor(object) {
            return Ok(());
        }
        match self.own_lock() {
            // SAFETY: I4: a synchronized method's header has the slot.
            Some(slot) if unsafe { *slot } == 0 => unsafe { *slot = object.to_slot() },
            _ => {
                let frame = self.runtime.registers.fp();
                self.runtime.threads.running().noted_locks.push(NotedLock { frame, object });
            }
        }
        // SAFETY: I1: `monitorenter` has one word and is done.
        unsafe { self.runtime.registers.advance() };
        Ok(())
    }

    pub(crate) fn monitor_exit_noted(&mut self) -> Result<(), JavaError> {
        // SAFETY: I1: `monitorexit` takes a reference.
        let object = unsafe { self.runtime.registers.reference(self.runtime.registers.instruction().a.get()) };
        if object.is_null() {
            return Err(JavaError::null_pointer());
        }
        let frame = self.runtime.registers.fp();
        let own = self.own_lock();
        let noted = &mut self.runtime.threads.running().noted_locks;
        let (mut looked_at, mut is_held) = (0, true);
        let of_frame = noted.iter().rev().take_while(|lock| lock.frame == frame);
        let watch = &self.runtime.heap.watch;
        let found = of_frame.inspect(|_| note_step(&mut looked_at, watch)).position(|lock| lock.object == object);
        match found {
            Some(behind) => {
                noted.remove(noted.len() - 1 - behind);
            }
            None => match own {
                // SAFETY: I4: a synchronized method's header has the slot.
                Some(slot) if unsafe { *slot } == object.to_slot() => unsafe { *slot = 0 },
                _ => is_held = false,
            },
        }
        self.runtime.charge((looked_at / LOCKS_A_UNIT) as u64);
        if !is_held {
            return Err(illegal_state());
        }
        self.runtime.exit_monitor(object)?;
        // SAFETY: I1: `monitorexit` has one word and is done.
        unsafe { self.runtime.registers.advance() };
        Ok(())
    }

    /// In front of a return: gives the frame's own monitor back; throws where it still holds others, or has not held its own.
    pub(crate) fn leave_noted(&mut self) -> Result<(), JavaError> {
        let frame = self.runtime.registers.fp();
        let mut structured = self.runtime.threads.running().noted_locks.last().is_none_or(|lock| lock.frame != frame);
        if let Some(slot) = self.own_lock() {
            // SAFETY: I4, I2: the slot holds a reference; unlocked once only, whatever comes.
            let object = unsafe { Ref::from_slot(std::mem::take(&mut *slot)) };
            if object.is_null() {
                structured = false;
            } else {
                self.runtime.exit_monitor(object)?;
            }
        }
        if !structured {
            return Err(illegal_state());
        }
        // SAFETY: I1: this has one word, is done, and stands before a return.
        unsafe { self.runtime.registers.advance() };
        Ok(())
    }

    /// Gives back what a frame that is left by an exception still holds; then another exception goes on.
    pub(super) fn give_up_noted(&mut self, frame: &Frame) {
        if self.release_noted(frame.fp()) {
            self.loader.raise(&mut self.runtime, illegal_state());
        }
    }

    /// Gives back the monitors noted for a frame; says whether there were any.
    fn release_noted(&mut self, frame: *mut u64) -> bool {
        let mut released = 0_usize;
        while let Some(&NotedLock { object, .. }) =
            self.runtime.threads.running().noted_locks.last().filter(|lock| lock.frame == frame)
        {
            self.runtime.threads.running().noted_locks.pop();
            note_step(&mut released, &self.runtime.heap.watch);
            // A monitor that is noted is held, unless the object's own methods have been called wrongly.
            let _ = self.runtime.exit_monitor(object);
        }
        self.runtime.charge((released / LOCKS_A_UNIT) as u64);
        released != 0
    }
}
