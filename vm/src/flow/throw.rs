//! Exceptions: made, given a stack trace, and passed to the handler that catches them.

#![allow(unsafe_code)]

use crate::code::Code;
use crate::code::frame::LOCK;
use crate::code::instruction::ThreadedInstruction;
use crate::error::JavaError;
use crate::heap::Ref;
use crate::id::{ClassId, MethodId};
use crate::keyed::KeyedSet;
use crate::schedule::Ended;
use crate::thread::registers::Arrival;
use crate::thread::walk::Frame;
use crate::vm::Vm;

/// Fewer handlers than this are looked at without ado.
const MANY_HANDLERS: usize = 64;
/// So many handlers that do not fit cost as much as a bytecode.
const HANDLERS_OF_A_UNIT: usize = 16;

/// Where nothing catches the exception in flight, among methods with many handlers: they may be on the stack as often as it is
/// deep, and have 65,535 handlers.
#[derive(Default)]
struct Misses {
    /// The exception's class, which alone decides.
    of: Option<ClassId>,
    /// The method of a frame and the place in it.
    known: KeyedSet<(MethodId, u16)>,
    /// What the search has cost, in units of budget.
    cost: u32,
}

impl Misses {
    /// Whether it is known that nothing in such a frame catches an exception of the class.
    fn has(&mut self, class: ClassId, place: (MethodId, u16)) -> bool {
        if self.of != Some(class) {
            // What goes wrong with a handler's class is thrown instead.
            (self.of, self.known) = (Some(class), KeyedSet::default());
        }
        self.known.contains(&place)
    }
}

impl Vm {
    /// Throws an error in the running thread: goes on at its handler, or at the end of the run.
    pub(crate) fn throw(&mut self, error: JavaError) {
        self.loader.raise(&mut self.runtime, error);
        self.unwind();
    }

    /// Passes the exception in flight to its handler.
    pub(crate) fn unwind(&mut self) {
        if self.end_for_shortage() {
            return;
        }
        self.pass_on();
        // What is made on the way may find no memory.
        self.end_for_shortage();
        for (method, switch) in self.tiering.take_exhausted() {
            self.tell_tier(|tier, vm| tier.budget_exhausted(vm, method, switch));
        }
    }

    /// Ends the run where it is to end with a shortage and one was noted. Whether it does.
    fn end_for_shortage(&mut self) -> bool {
        let Some(shortage) = self.runtime.take_shortage() else { return false };
        self.runtime.registers.exception = Ref::NULL;
        self.schedule.end(&mut self.runtime, Ended::OutOfMemory(shortage));
        true
    }

    fn pass_on(&mut self) {
        let mut frame = self.runtime.registers.innermost_frame().expect("a thread throws");
        let mut misses = Misses::default();
        loop {
            // SAFETY: I4: it is one of the running thread's, and the exception has left those above. I1: the thread goes on at a
            // handler, or in another frame.
            unsafe { self.runtime.registers.unwind_to(&frame) };
            if let Some(class) = frame.initialises() {
                self.initialisation_failed(class);
            } else if frame.method().is_bottom() {
                self.uncaught();
                return;
            } else if frame.method().is_host_entry() {
                self.host_call_threw();
                return;
            } else if let Some((handler, weight)) = self.find_handler(&frame, &mut misses) {
                let header = if frame.method().is(crate::link::flags::SYNCHRONIZED) { 4 } else { 3 };
                // SAFETY: I1: a handler's stack holds the exception alone; it is one of the frame's code.
                unsafe {
                    *frame.fp().add(header) = self.runtime.registers.exception.to_slot();
                    self.runtime.registers.go_to(handler);
                }
                self.runtime.registers.exception = Ref::NULL;
                self.runtime.registers.arrival = Arrival::Head;
                self.charge_backward(weight.saturating_add(misses.cost));
                return;
            }
            self.unlock_left_frame(&frame);
            self.give_up_noted(&frame);
            frame = frame.caller().expect("only bottom frames have no caller");
        }
    }

    /// A synchronized method that is left by an exception gives its monitor back.
    fn unlock_left_frame(&mut self, frame: &Frame) {
        if let Some(object) = frame.own_lock() {
            // SAFETY: I4: a synchronized method's header has the slot.
            unsafe { *frame.fp().add(LOCK) = 0 };
            if let Err(error) = self.runtime.exit_monitor(object) {
                self.loader.raise(&mut self.runtime, error);
            }
        }
    }

    /// Charges the edge to a handler that does not lie behind what threw: such edges make loops (K1). What threw cannot be
    /// executed again, so the thread has arrived, and what is left unpaid is taken from its next slice before it goes on.
    fn charge_backward(&mut self, weight: u32) {
        if weight == 0 {
            return;
        }
        self.runtime.registers.budget -= i64::from(weight);
        let running = self.runtime.threads.running().id;
        while self.runtime.registers.budget < 0
            && self.schedule.ended().is_none()
            && self.runtime.threads.running().id == running
        {
            self.budget_exhausted();
        }
    }

    /// The handler of a frame that catches the exception in flight, and the bytecodes that a back edge to it spans.
    fn find_handler(&mut self, frame: &Frame, misses: &mut Misses) -> Option<(*const ThreadedInstruction, u32)> {
        let code = frame.code()?;
        let found = if code.handlers.len() < MANY_HANDLERS {
            self.catching_handler(frame, code)
        } else {
            self.catching_handler_of_many(frame, code, misses)
        };
        // Nearly no code is instrumented.
        if code.probes.is_some() {
            self.tiering.note_exceptional(&self.runtime, frame, found.map(|(handler, _)| handler));
        }
        found.map(|(handler, weight)| (&raw const code.instructions[handler as usize], weight))
    }

    /// The same where there are many handlers.
    fn catching_handler_of_many(&mut self, frame: &Frame, code: &Code, misses: &mut Misses) -> Option<(u32, u32)> {
        let place = (frame.method().id, frame.bytecode_index()?);
        if misses.has(self.class_in_flight(), place) {
            return None;
        }
        self.runtime.pause();
        let found = self.catching_handler(frame, code);
        if found.is_none() && !misses.has(self.class_in_flight(), place) {
            misses.known.insert(place);
            misses.cost = misses.cost.saturating_add((code.handlers.len() / HANDLERS_OF_A_UNIT) as u32);
        }
        found
    }

    /// The class of the exception in flight.
    fn class_in_flight(&self) -> ClassId {
        self.runtime.heap.class_of(self.runtime.registers.exception)
    }

    /// The word of the handler in a frame's code, and the weight of the edge to it.
    fn catching_handler(&mut self, frame: &Frame, code: &Code) -> Option<(u32, u32)> {
        if code.handlers.is_empty() {
            return None;
        }
        let at = frame.bytecode_index()?;
        for handler in &code.handlers {
            if !(handler.start..handler.end).contains(&at) {
                continue;
            }
            if handler.catch_type != 0 {
                match self.loader.resolve_caught(&mut self.runtime, frame.method().class, handler.catch_type) {
                    Ok(caught) => {
                        let class = self.class_in_flight();
                        if !self.loader.classes.is_subtype(class, caught) {
                            continue;
                        }
                    }
                    // A class that cannot be resolved is thrown instead (as HotSpot does).
                    Err(error) => {
                        self.loader.raise(&mut self.runtime, error);
                        continue;
                    }
                }
            }
            return Some((handler.target, code.exceptional_weight(at, handler.target)));
        }
        None
    }
}
