//! Class initialisation (JVMS 5.5), on frames that the VM pushes (K9).
//!
//! A class is marked as in progress when its initialisation frame is pushed. The frame's first instruction pushes the
//! frames of superclass and superinterfaces that need it, one after another, each returning to that instruction; then
//! that of `<clinit>`, which returns to the second instruction: the class is done.

#![allow(unsafe_code)]

use rustc_hash::FxHashSet;

use super::ReturnPoint;
use crate::error::JavaError;
use crate::heap::Account;
use crate::id::ClassId;
use crate::link::class::{ClassKind, Initialisation};
use crate::runtime::HookCount;
use crate::runtime::calls::SlotValue;
use crate::thread::ThreadState;
use crate::thread::registers::Arrival;
use crate::vm::Vm;

impl Vm {
    /// Whether a class can be used by the running thread now. If not, frames have been pushed (or the thread waits for
    /// another one that initialises), and the current instruction will be executed again.
    ///
    /// # Errors
    /// The class's initialisation has failed before, or verification fails.
    pub(crate) fn ensure_initialised(&mut self, class: ClassId) -> Result<bool, JavaError> {
        match self.loader.classes.class(class).initialisation.get() {
            Initialisation::Done => Ok(true),
            Initialisation::InProgress(thread) => {
                if self.runtime.threads.current == Some(thread) || self.runtime.threads.current.is_none() {
                    return Ok(true);
                }
                self.loader.wait_for_initialisation(class, self.runtime.threads.running().id);
                self.block(ThreadState::Blocked);
                Ok(false)
            }
            Initialisation::Erroneous => {
                let message = format!("Could not initialize class {}", self.loader.classes.class(class).java_name());
                let error = JavaError::new("java/lang/NoClassDefFoundError", message);
                Err(match self.loader.initialisation_failure(class) {
                    Some(cause) => error.caused_by(cause.clone()),
                    None => error,
                })
            }
            Initialisation::Linked => {
                self.loader.verify_class(&mut self.runtime, class)?;
                if self.initialise_without_frames(class)? {
                    return Ok(true);
                }
                let thread = self.runtime.threads.running().id;
                self.push_initialisation(class)?;
                self.loader.classes.class(class).initialisation.set(Initialisation::InProgress(thread));
                Ok(false)
            }
        }
    }

    /// Pushes the frame that initialises a class and returns to the current instruction, to execute it again.
    fn push_initialisation(&mut self, class: ClassId) -> Result<(), JavaError> {
        self.push_call(self.runtime.stubs.initialisation, &[SlotValue::Bits(u64::from(class.0))], ReturnPoint::Repeat)
    }

    /// Initialises a class and its supertypes as far as there is nothing to execute; says whether that is all there is
    /// to do. So such classes become usable where there is no stack for a frame, as the errors that tell of it must.
    fn initialise_without_frames(&mut self, class: ClassId) -> Result<bool, JavaError> {
        let mut chain = vec![class];
        while let Some(&last) = chain.last() {
            if let Some(supertype) = self.uninitialised_supertype(last) {
                if self.loader.classes.class(supertype).initialisation.get() != Initialisation::Linked {
                    return Ok(false);
                }
                self.loader.verify_class(&mut self.runtime, supertype)?;
                chain.push(supertype);
                continue;
            }
            if self.loader.classes.class(last).initialiser.is_some() {
                return Ok(false);
            }
            self.loader.classes.class(last).initialisation.set(Initialisation::Done);
            chain.pop();
        }
        Ok(true)
    }

    /// The next supertype to initialise before a class: its superclass, then superinterfaces with default methods,
    /// each after its own superinterfaces (step 7).
    fn uninitialised_supertype(&self, class: ClassId) -> Option<ClassId> {
        let class = self.loader.classes.class(class);
        if class.kind == ClassKind::Interface {
            return None;
        }
        let running = self.runtime.threads.current;
        let pending = |id: ClassId| match self.loader.classes.class(id).initialisation.get() {
            Initialisation::Done => false,
            // What another thread initialises is waited for.
            Initialisation::InProgress(thread) => running.is_some_and(|running| running != thread),
            Initialisation::Linked | Initialisation::Erroneous => true,
        };
        if let Some(super_class) = class.super_class.filter(|&id| pending(id)) {
            return Some(super_class);
        }
        let mut order = class.uninitialised.borrow_mut();
        let order = order.get_or_insert_with(|| self.interfaces_with_defaults(&class.interfaces));
        while order.pop_if(|next| !pending(*next)).is_some() {}
        order.last().copied()
    }

    /// The interfaces with default methods among some and their superinterfaces, each once and after its own
    /// superinterfaces; the first one last.
    fn interfaces_with_defaults(&self, interfaces: &[ClassId]) -> Vec<ClassId> {
        let mut order = Vec::new();
        let mut seen = FxHashSet::default();
        // Without recursion: (interface, whether its supers are done).
        let mut stack: Vec<(ClassId, bool)> = interfaces.iter().rev().map(|&id| (id, false)).collect();
        while let Some((id, visited)) = stack.pop() {
            let interface = self.loader.classes.class(id);
            if visited {
                order.push(id);
            } else if seen.insert(id) {
                stack.extend(interface.has_default_methods.then_some((id, true)));
                stack.extend(interface.interfaces.iter().rev().map(|&id| (id, false)));
            }
        }
        order.reverse();
        order
    }

    /// The class that the innermost frame initialises; `None` for one that waits for a class loader.
    fn initialising(&self) -> Option<ClassId> {
        self.runtime.registers.innermost_frame()?.initialises()
    }

    /// First instruction of an initialisation frame: supertypes, then `<clinit>`.
    pub(crate) fn initialisation_step(&mut self) -> Result<(), JavaError> {
        let class = self.initialising().expect("frames that initialise a class stand there");
        if let Some(supertype) = self.uninitialised_supertype(class) {
            self.ensure_initialised(supertype)?;
            return Ok(());
        }
        match self.loader.classes.class(class).initialiser {
            Some(initialiser) => self.push_call(initialiser, &[], ReturnPoint::InitialisationDone),
            None => {
                self.initialisation_done();
                Ok(())
            }
        }
    }

    /// Second instruction: the class is initialised; its frame goes.
    pub(crate) fn initialisation_done(&mut self) {
        // What waits for a class loader ends with the same instruction.
        if let Some(class) = self.initialising() {
            self.finish_initialisation(class, Initialisation::Done);
        }
        // SAFETY: I4, K9: an initialiser's frame was pushed above that of the instruction to which it returns, without a result.
        unsafe { self.runtime.registers.pop_frame() };
        self.runtime.registers.arrival = Arrival::Begun;
    }

    pub(crate) fn finish_initialisation(&mut self, class: ClassId, state: Initialisation) {
        self.loader.classes.class(class).initialisation.set(state);
        self.loader.classes.class(class).uninitialised.take();
        if state == Initialisation::Done {
            self.note_hook_count(class);
        }
        for thread in self.loader.end_waiting_for(class) {
            self.runtime.threads.make_ready(thread);
        }
    }

    /// Notes where the number of shutdown hooks lies, if that is the class that counts them.
    fn note_hook_count(&mut self, class: ClassId) {
        let is_it = self.loader.classes.class(class);
        if !is_it.boot || &*is_it.name != "java/lang/Runtime" {
            return;
        }
        let place = |name, descriptor| {
            let found = self.loader.find_field(class, name, descriptor)?;
            Some(self.loader.field(found).offset)
        };
        let hooks = place("CURRENT", "Ljava/lang/Runtime;")
            .zip(place("hookCount", "I"))
            .map(|(owner, field)| HookCount { owner, field });
        self.runtime.set_shutdown_hooks(hooks);
    }

    /// An exception has left `<clinit>` or a supertype's initialisation: the class is erroneous; what is no Error is
    /// wrapped (steps 10 and 11).
    ///
    /// Classes of the library and hidden ones for which stack or memory did not suffice are tried again: HotSpot has
    /// most of them initialised when the program begins, or has no such class.
    pub(crate) fn initialisation_failed(&mut self, class: ClassId) {
        let exception = self.runtime.registers.exception;
        let by_program = !self.loader.classes.class(class).boot && !self.loader.classes.class(class).hidden;
        if !by_program && self.loader.is_shortage(&self.runtime, exception) {
            self.finish_initialisation(class, Initialisation::Linked);
            return;
        }
        self.finish_initialisation(class, Initialisation::Erroneous);
        let text = self.loader.describe_throwable(&self.runtime, exception);
        let thread = self.running_thread_name();
        let message = format!("Exception {text} [in thread \"{thread}\"]");
        let trace = self.loader.captured_stack(&self.runtime, exception);
        // Kept as long as the VM lives. Where there is no room, later users of the class are not told why it failed.
        let bytes = message.len() + size_of_val(&*trace) + size_of::<(ClassId, JavaError)>() * 2;
        if self.runtime.heap_charge(Account::Metadata, bytes as u64).is_ok() {
            let failure = JavaError::new("java/lang/ExceptionInInitializerError", message);
            self.loader.keep_initialisation_failure(class, failure.with_trace(&trace));
        }
        let exception = self.runtime.registers.exception;
        let Ok(error_class) = self.loader.load_class(&mut self.runtime, "java/lang/Error") else { return };
        if self.loader.classes.is_subtype(self.runtime.heap.class_of(exception), error_class) {
            return;
        }
        let mark = self.runtime.handles.len();
        let cause = self.runtime.handles.push(exception);
        self.loader.raise(&mut self.runtime, JavaError::bare("java/lang/ExceptionInInitializerError"));
        let wrapper = self.runtime.registers.exception;
        let cause = self.runtime.handles.get(cause);
        self.runtime.handles.truncate(mark);
        self.loader.set_cause(&mut self.runtime, wrapper, cause);
    }
}
