//! Class initialisation (JVMS 5.5), on frames that the VM pushes (K9).
//!
//! A class is marked as in progress when its initialisation frame is pushed. The frame's first instruction pushes the
//! frames of superclass and superinterfaces that need it, one after another, each returning to that instruction; then
//! that of `<clinit>`, which returns to the second instruction: the class is done.

#![allow(unsafe_code)]

use rustc_hash::FxHashSet;

use super::class::{ClassKind, Initialisation};
use crate::error::JavaError;
use crate::heap::{Account, Ref};
use crate::id::{ClassId, MethodId};
use crate::interp::heads::Arrival;
use crate::statistics::Stage;
use crate::thread::ThreadState;
use crate::thread::walk::Frame;
use crate::verify::VerifiedMethod;
use crate::vm::Vm;

impl Vm {
    /// Whether a class can be used by the running thread now. If not, frames have been pushed (or the thread waits for
    /// another one that initialises), and the current instruction will be executed again.
    ///
    /// # Errors
    /// The class's initialisation has failed before, or verification fails.
    pub(crate) fn ensure_initialised(&mut self, class: ClassId) -> Result<bool, JavaError> {
        match self.classes.class(class).initialisation.get() {
            Initialisation::Done => Ok(true),
            Initialisation::InProgress(thread) => {
                if self.threads.current == Some(thread) || self.threads.current.is_none() {
                    return Ok(true);
                }
                self.initialisation_waiters.push((class, self.threads.running().id));
                self.block(ThreadState::Blocked);
                Ok(false)
            }
            Initialisation::Erroneous => {
                let message = format!("Could not initialize class {}", self.classes.class(class).java_name());
                let error = JavaError::new("java/lang/NoClassDefFoundError", message);
                Err(match self.initialisation_failures.get(&class) {
                    Some(cause) => error.caused_by(cause.clone()),
                    None => error,
                })
            }
            Initialisation::Linked => {
                self.verify_class(class)?;
                if self.initialise_without_frames(class)? {
                    return Ok(true);
                }
                let thread = self.threads.running().id;
                self.push_initialisation(class)?;
                self.classes.class(class).initialisation.set(Initialisation::InProgress(thread));
                Ok(false)
            }
        }
    }

    /// Initialises a class and its supertypes as far as there is nothing to execute; says whether that is all there is
    /// to do. So such classes become usable where there is no stack for a frame, as the errors that tell of it must.
    fn initialise_without_frames(&mut self, class: ClassId) -> Result<bool, JavaError> {
        let mut chain = vec![class];
        while let Some(&last) = chain.last() {
            if let Some(supertype) = self.uninitialised_supertype(last) {
                if self.classes.class(supertype).initialisation.get() != Initialisation::Linked {
                    return Ok(false);
                }
                self.verify_class(supertype)?;
                chain.push(supertype);
                continue;
            }
            if self.classes.class(last).initialiser.is_some() {
                return Ok(false);
            }
            self.classes.class(last).initialisation.set(Initialisation::Done);
            chain.pop();
        }
        Ok(true)
    }

    /// The next supertype to initialise before a class: its superclass, then superinterfaces with default methods,
    /// each after its own superinterfaces (step 7).
    fn uninitialised_supertype(&self, class: ClassId) -> Option<ClassId> {
        let class = self.classes.class(class);
        if class.kind == ClassKind::Interface {
            return None;
        }
        let running = self.threads.current;
        let pending = |id: ClassId| match self.classes.class(id).initialisation.get() {
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
            let interface = self.classes.class(id);
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

    /// The class that the innermost frame initialises.
    fn initialising(&self, frame: &Frame) -> ClassId {
        // SAFETY: I4: the frame's one local is the class's number.
        ClassId(unsafe { *frame.first_local() } as u32)
    }

    fn innermost(&self) -> Frame {
        // SAFETY: I4: the registers name the innermost frame.
        unsafe { Frame::innermost(self.registers.fp, self.registers.pc) }
    }

    /// First instruction of an initialisation frame: supertypes, then `<clinit>`.
    pub(crate) fn initialisation_step(&mut self) -> Result<(), JavaError> {
        let class = self.initialising(&self.innermost());
        if let Some(supertype) = self.uninitialised_supertype(class) {
            self.ensure_initialised(supertype)?;
            return Ok(());
        }
        match self.classes.class(class).initialiser {
            Some(initialiser) => {
                let back = self.stubs.initialisation_done();
                self.push_call(initialiser, &[], back)
            }
            None => {
                self.initialisation_done();
                Ok(())
            }
        }
    }

    /// Second instruction: the class is initialised; its frame goes.
    pub(crate) fn initialisation_done(&mut self) {
        let class = self.initialising(&self.innermost());
        self.finish_initialisation(class, Initialisation::Done);
        self.pop_frame();
        self.arrival = Arrival::Begun;
    }

    fn finish_initialisation(&mut self, class: ClassId, state: Initialisation) {
        self.classes.class(class).initialisation.set(state);
        self.classes.class(class).uninitialised.take();
        let waiters = std::mem::take(&mut self.initialisation_waiters);
        for (waited_for, thread) in waiters {
            if waited_for == class {
                self.make_ready(thread);
            } else {
                self.initialisation_waiters.push((waited_for, thread));
            }
        }
    }

    /// An exception has left `<clinit>` or a supertype's initialisation: the class is erroneous; what is no Error is
    /// wrapped (steps 10 and 11).
    ///
    /// Classes of the library and hidden ones for which stack or memory did not suffice are tried again: HotSpot has
    /// most of them initialised when the program begins, or has no such class.
    pub(crate) fn initialisation_failed(&mut self, frame: &Frame) {
        let class = self.initialising(frame);
        let exception = self.registers.exception;
        let by_program = !self.classes.class(class).boot && !self.classes.class(class).hidden;
        if !by_program && self.is_shortage(exception) {
            self.finish_initialisation(class, Initialisation::Linked);
            return;
        }
        self.finish_initialisation(class, Initialisation::Erroneous);
        let text = self.describe_throwable(exception);
        let thread = self.running_thread_name();
        let message = format!("Exception {text} [in thread \"{thread}\"]");
        let trace = self.captured_stack(exception);
        // Kept as long as the VM lives. Where there is no room, later users of the class are not told why it failed.
        let bytes = message.len() + size_of_val(&*trace) + size_of::<(ClassId, JavaError)>() * 2;
        if self.heap_charge(Account::Metadata, bytes as u64).is_ok() {
            let failure = JavaError::new("java/lang/ExceptionInInitializerError", message);
            self.initialisation_failures.insert(class, failure.with_trace(&trace));
        }
        let exception = self.registers.exception;
        let Ok(error_class) = self.load_class("java/lang/Error") else { return };
        if self.classes.is_subtype(self.heap.class_of(exception), error_class) {
            return;
        }
        let mark = self.handles.len();
        let cause = self.handles.push(exception);
        self.raise(JavaError::bare("java/lang/ExceptionInInitializerError"));
        let wrapper = self.registers.exception;
        let cause = self.handles.get(cause);
        self.handles.truncate(mark);
        self.set_cause(wrapper, cause);
    }

    /// Whether a throwable says that stack or memory did not suffice.
    fn is_shortage(&self, exception: Ref) -> bool {
        let name = &*self.classes.class(self.heap.class_of(exception)).name;
        matches!(name, "java/lang/StackOverflowError" | "java/lang/OutOfMemoryError")
    }

    /// Sets the cause of a throwable that the VM has made.
    pub(crate) fn set_cause(&mut self, exception: Ref, cause: Ref) {
        let throwable = self.well_known.throwable;
        let cause_field = self.library_field(throwable, "cause", "Ljava/lang/Throwable;");
        let settled_field = self.library_field(throwable, "causeInitialised", "Z");
        if let (Ok(cause_field), Ok(settled_field)) = (cause_field, settled_field) {
            self.heap.store_reference(exception, cause_field, cause);
            self.heap.store::<u8>(exception, settled_field, 1);
        }
    }

    /// Class and message of a throwable, as in `Exception java.lang.Foo: message`.
    fn describe_throwable(&self, exception: Ref) -> String {
        let name = self.classes.class(self.heap.class_of(exception)).java_name();
        let throwable = self.well_known.throwable;
        let Ok(field) = self.library_field(throwable, "detailMessage", "Ljava/lang/String;") else { return name };
        let message = self.heap.load_reference(exception, field);
        if message.is_null() { name } else { format!("{name}: {}", self.beginning_of_text(message)) }
    }

    /// Verifies all methods of a class, once, before it is initialised (JVMS 5.4.1), after those of its superclasses.
    /// Classes of the embedded library are verified method by method when they are translated.
    pub(crate) fn verify_class(&mut self, class: ClassId) -> Result<(), JavaError> {
        let waits = |id: &ClassId| {
            let class = self.classes.class(*id);
            !class.verified.get() && !class.boot && class.file.is_some()
        };
        let super_class = |id: &ClassId| self.classes.class(*id).super_class.filter(waits);
        let waiting: Vec<ClassId> = std::iter::successors(Some(class).filter(waits), super_class).collect();
        waiting.into_iter().rev().try_for_each(|class| self.verify_own(class))
    }

    /// Bytes charged for what verification leaves of a method, until it is translated. One that only returns may never be.
    pub(crate) fn bytes_of_facts(&self, method: MethodId, facts: &VerifiedMethod) -> u64 {
        if self.is_empty_method(method) { 0 } else { facts.heap_size() as u64 }
    }

    fn verify_own(&mut self, class: ClassId) -> Result<(), JavaError> {
        let Some(file) = self.classes.class(class).file.clone() else { return Ok(()) };
        let verified = self.in_stage(Stage::Verify, |vm| {
            let mut verifier = std::mem::take(&mut vm.verifier);
            let verified = verifier.verify_class(&file, &mut super::hierarchy::VmHierarchy { vm, current: class });
            vm.verifier = verifier;
            verified.map_err(JavaError::from)
        })?;
        let facts = self.classes.class(class).methods.iter().zip(verified.methods());
        let bytes = facts.filter_map(|(&id, facts)| Some(self.bytes_of_facts(id, facts.as_ref()?))).sum();
        self.heap_charge(Account::Code, bytes)?;
        let class_ref = self.classes.class(class);
        for (&id, method) in class_ref.methods.iter().zip(verified.into_methods()) {
            self.statistics.methods_verified += 1;
            *self.classes.method(id).verified.borrow_mut() = method;
        }
        class_ref.verified.set(true);
        Ok(())
    }
}
