//! Exceptions: made, given a stack trace, and passed to the handler that catches them.

#![allow(unsafe_code)]

use crate::code::instruction::Instruction;
use crate::error::JavaError;
use crate::heap::Ref;
use crate::id::{ClassId, MethodId};
use crate::interp::heads::Arrival;
use crate::link::ClassKind;
use crate::thread::frame::LOCK;
use crate::thread::walk::{Frame, Position};
use crate::vm::Vm;

/// Frames that a stack trace keeps, as HotSpot by default.
const TRACE_DEPTH: usize = 1024;
/// Place of `long[]` among the arrays of primitive types.
const LONG: usize = 5;

/// Set in a stack trace's first entry if frames inside it are hidden ones.
const HIDDEN_INSIDE: i64 = 1 << 48;

impl Vm {
    /// Throws an error in the running thread: goes on at its handler, or at the end of the run.
    pub(crate) fn throw(&mut self, error: JavaError) {
        self.raise(error);
        self.unwind();
    }

    /// Makes an error the exception in flight.
    pub(crate) fn raise(&mut self, error: JavaError) {
        if error == JavaError::Pending {
            return;
        }
        let mut error = error;
        // Making an exception may fail for lack of memory; then that is what is thrown.
        for _ in 0..2 {
            match self.make_throwable(&error) {
                Ok(exception) => {
                    self.registers.exception = exception;
                    return;
                }
                Err(JavaError::Pending) => return,
                Err(next) => error = next,
            }
        }
        self.registers.exception = self.heap.load_reference_slot(self.reserve_error_slot);
    }

    /// An exception object for an error, with causes and the running thread's stack.
    fn make_throwable(&mut self, error: &JavaError) -> Result<Ref, JavaError> {
        let JavaError::Java { class, message, cause, trace } = error else { return Ok(self.registers.exception) };
        let mark = self.handles.len();
        let made = self.make_throwable_parts(class, message.as_deref(), cause.as_deref(), trace.as_deref());
        self.handles.truncate(mark);
        made
    }

    fn make_throwable_parts(
        &mut self,
        class: &str,
        message: Option<&str>,
        cause: Option<&JavaError>,
        trace: Option<&[i64]>,
    ) -> Result<Ref, JavaError> {
        let cause = match cause {
            Some(cause) => {
                let cause = self.make_throwable(cause)?;
                Some(self.handles.push(cause))
            }
            None => None,
        };
        let message = match message {
            Some(message) => Some(self.string_handle(message)?),
            None => None,
        };
        let class = self.load_class(class)?;
        let exception = self.new_instance(class)?;
        let exception = self.handles.push(exception);
        let throwable = self.well_known.throwable;
        let offset = |vm: &Vm, name: &str, descriptor: &str| vm.library_field(throwable, name, descriptor);
        if let Some(message) = message {
            let at = offset(self, "detailMessage", "Ljava/lang/String;")?;
            self.heap.store_reference(self.handles.get(exception), at, self.handles.get(message));
        }
        if let Some(cause) = cause {
            let at = offset(self, "cause", "Ljava/lang/Throwable;")?;
            self.heap.store_reference(self.handles.get(exception), at, self.handles.get(cause));
            let settled = offset(self, "causeInitialised", "Z")?;
            self.heap.store::<u8>(self.handles.get(exception), settled, 1);
        }
        let backtrace = match trace {
            Some(entries) => self.trace_array(entries)?,
            None => self.capture_stack(None)?,
        };
        let at = offset(self, "backtrace", "Ljava/lang/Object;")?;
        let exception = self.handles.get(exception);
        self.heap.store_reference(exception, at, backtrace);
        Ok(exception)
    }

    /// The running thread's stack as an array of longs: method number and bytecode index. With an exception, the
    /// frames that construct it are left out.
    pub(crate) fn capture_stack(&mut self, constructed: Option<Ref>) -> Result<Ref, JavaError> {
        let constructed = constructed.map(|throwable| self.heap.class_of(throwable));
        let mut entries: Vec<i64> = Vec::new();
        if !self.registers.fp.is_null() {
            // SAFETY: I4: the registers name the running thread's innermost frame.
            let mut next = Some(unsafe { Frame::innermost(self.registers.fp, self.registers.pc) });
            let mut skipped = constructed;
            let mut hidden_inside = 0;
            while let Some(frame) = next {
                next = frame.caller();
                let method = frame.method();
                if method.hidden {
                    if entries.is_empty() {
                        hidden_inside = HIDDEN_INSIDE;
                    }
                    continue;
                }
                if let Some(class) = skipped {
                    // Constructors of other throwables belong to the trace.
                    let constructs = self.classes.is_subtype(class, method.class);
                    if constructs && matches!(&*method.name, "<init>" | "fillInStackTrace" | "captureStack") {
                        continue;
                    }
                    skipped = None;
                }
                if entries.len() == TRACE_DEPTH {
                    break;
                }
                let bytecode_index = frame.bytecode_index().unwrap_or(0);
                entries.push(i64::from(method.id.0) << 16 | i64::from(bytecode_index));
            }
            if let Some(first) = entries.first_mut() {
                *first |= hidden_inside;
            }
        }
        self.trace_array(&entries)
    }

    /// A new array of a stack's entries.
    fn trace_array(&mut self, entries: &[i64]) -> Result<Ref, JavaError> {
        let array = self.new_array(self.well_known.primitive_arrays[LONG], entries.len() as u32)?;
        self.heap.elements_mut::<i64>(array).copy_from_slice(entries);
        Ok(array)
    }

    /// The stack that a throwable was made on, as [`Vm::capture_stack`] has it; empty where it keeps none. What is no such
    /// stack, or names no method, is left out: the field is one that Java code writes.
    pub(crate) fn captured_stack(&self, exception: Ref) -> Vec<i64> {
        let field = self.library_field(self.well_known.throwable, "backtrace", "Ljava/lang/Object;");
        let trace = field.map_or(Ref::NULL, |field| self.heap.load_reference(exception, field));
        if trace.is_null() || self.heap.class_of(trace) != self.well_known.primitive_arrays[LONG] {
            return Vec::new();
        }
        let entries = self.heap.elements::<i64>(trace).iter().copied();
        entries.filter(|&entry| self.classes.get_method(Vm::trace_entry(entry).0).is_some()).collect()
    }

    /// Method and bytecode index of an entry of [`Vm::capture_stack`].
    pub(crate) fn trace_entry(entry: i64) -> (MethodId, u16) {
        (MethodId((entry >> 16) as u32), entry as u16)
    }

    /// Whether the instruction that threw is in a frame that stack traces leave out.
    pub(crate) fn threw_in_hidden_frame(first: i64) -> bool {
        first & HIDDEN_INSIDE != 0
    }

    /// Passes the exception in flight to its handler.
    pub(crate) fn unwind(&mut self) {
        // SAFETY: I4.
        let mut frame = unsafe { Frame::innermost(self.registers.fp, self.registers.pc) };
        loop {
            (self.registers.fp, self.registers.pc) = (
                frame.fp,
                match frame.position {
                    Position::Before(pc) | Position::Calling(pc) => pc,
                },
            );
            if frame.method().is_initialisation() {
                self.initialisation_failed(&frame);
            } else if frame.method().is_bottom() {
                self.uncaught();
                return;
            } else if let Some((handler, weight)) = self.find_handler(&frame) {
                let header = if frame.method().is(crate::link::flags::SYNCHRONIZED) { 4 } else { 3 };
                // SAFETY: I1: a handler's stack holds the exception alone.
                unsafe { *frame.fp.add(header) = self.registers.exception.to_slot() };
                self.registers.exception = Ref::NULL;
                self.registers.pc = handler;
                self.arrival = Arrival::Head;
                self.charge_backward(weight);
                return;
            }
            self.unlock_left_frame(&frame);
            self.give_up_noted(&frame);
            frame = frame.caller().expect("only bottom frames have no caller");
        }
    }

    /// A synchronized method that is left by an exception gives its monitor back.
    fn unlock_left_frame(&mut self, frame: &Frame) {
        let method = frame.method();
        if !method.is(crate::link::flags::SYNCHRONIZED) || method.code.get().is_none() {
            return;
        }
        // SAFETY: I4: a synchronized method's header has the slot.
        let object = unsafe { Ref::from_slot(*frame.fp.add(LOCK)) };
        if !object.is_null() {
            // SAFETY: I4.
            unsafe { *frame.fp.add(LOCK) = 0 };
            if let Err(error) = self.exit_monitor(object) {
                self.raise(error);
            }
        }
    }

    /// Charges the way to a handler that does not lie behind what threw: such ways make loops (K1). What threw cannot be
    /// executed again, so the thread has arrived, and what is left unpaid is taken from its next slice before it goes on.
    fn charge_backward(&mut self, weight: u32) {
        if weight == 0 {
            return;
        }
        self.registers.budget -= i64::from(weight);
        let running = self.threads.running().id;
        while self.registers.budget < 0 && self.ended.is_none() && self.threads.running().id == running {
            self.budget_exhausted();
        }
    }

    /// The handler of a frame that catches the exception in flight, and the bytecodes that the way back to it spans.
    fn find_handler(&mut self, frame: &Frame) -> Option<(*const Instruction, u32)> {
        let method = frame.method();
        let code = frame.code()?;
        let at = frame.bytecode_index()?;
        for handler in &code.handlers {
            if !(handler.start..handler.end).contains(&at) {
                continue;
            }
            if handler.catch_type != 0 {
                match self.resolve_class(method.class, handler.catch_type) {
                    Ok(caught) => {
                        let class = self.heap.class_of(self.registers.exception);
                        if !self.classes.is_subtype(class, caught) {
                            continue;
                        }
                    }
                    // A class that cannot be resolved is thrown instead (as HotSpot does).
                    Err(error) => {
                        self.raise(error);
                        continue;
                    }
                }
            }
            self.note_exceptional(frame, Some(handler.target));
            let weight = code.exceptional_weight(at, handler.target);
            return Some((&raw const code.instructions[handler.target as usize], weight));
        }
        self.note_exceptional(frame, None);
        None
    }

    pub(super) fn array_index_error(&self) -> JavaError {
        let i = self.instruction();
        let length = self.heap.array_length(self.reference(i.b.get()));
        let message = format!("Index {} out of bounds for length {length}", self.get(i.c_low()) as i32);
        JavaError::new("java/lang/ArrayIndexOutOfBoundsException", message)
    }

    /// `ClassCastException` with HotSpot's message.
    pub(crate) fn class_cast_error(&self, class: ClassId, target: ClassId) -> JavaError {
        let (from, to) = (self.classes.class(class).java_name(), self.classes.class(target).java_name());
        let (from_boot, to_boot) = (self.is_boot_type(class), self.is_boot_type(target));
        let places = match (from_boot, to_boot) {
            (true, true) => format!("{from} and {to} are in module java.base of loader 'bootstrap'"),
            (false, false) => format!("{from} and {to} are in unnamed module of loader 'app'"),
            (a, b) => {
                let place = |boot| {
                    if boot { "module java.base of loader 'bootstrap'" } else { "unnamed module of loader 'app'" }
                };
                format!("{from} is in {}; {to} is in {}", place(a), place(b))
            }
        };
        JavaError::new("java/lang/ClassCastException", format!("class {from} cannot be cast to class {to} ({places})"))
    }

    /// Whether a type belongs to the library: for arrays, its element type.
    fn is_boot_type(&self, mut class: ClassId) -> bool {
        while self.classes.class(class).kind == ClassKind::Array {
            class = self.classes.class(class).element;
        }
        self.classes.class(class).boot
    }
}
