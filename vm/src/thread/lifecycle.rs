//! How a run begins and ends: the main thread, its uncaught exception, the last thread, shutdown hooks.

#![allow(unsafe_code)]

use super::AtEnd;
use super::launch::{LaunchError, LaunchErrorKind, MainMethod};
use crate::error::JavaError;
use crate::heap::{Account, Ref};
use crate::id::ThreadId;
use crate::interp::state::State;
use crate::native::Handle;
use crate::vm::{Ended, Vm};

/// A main thread on its way to its main method.
pub(crate) struct Launching {
    main: MainMethod,
    arguments: Box<[String]>,
    /// The instance whose main method it is, once made.
    receiver: Option<Handle>,
}

/// The part of the heap's limit that is kept for what tells of an uncaught `OutOfMemoryError`.
const RESERVE_SHARE: u64 = 24;
/// And the most of it, in bytes: classes and code of a stack trace printed for the first time, and its strings.
const RESERVE_MOST: u64 = 768 << 10;

impl Vm {
    /// Runs a program from its main class until all its threads have ended, or it is stopped.
    ///
    /// # Errors
    /// The class cannot be loaded or linked or has no main method: nothing has run.
    pub fn run_main(&mut self, class_name: &str, arguments: &[String]) -> Result<Ended, LaunchError> {
        let started = self.abandonably(|vm| {
            let main = vm.find_main(class_name)?;
            let started = vm.start_main(main, arguments);
            started.map_err(|error| LaunchError::new(class_name, LaunchErrorKind::Start(error)))
        });
        if let Some(started) = started {
            started?;
            self.run();
        }
        Ok(self.ended.unwrap_or(Ended::Normally { uncaught: false }))
    }

    /// Makes the main thread, which stands before the initialisation of its class then. Constructor and main method
    /// follow one after another ([`Vm::go_on_launching`]): none is seen in stack traces before it has begun.
    fn start_main(&mut self, main: MainMethod, arguments: &[String]) -> Result<(), JavaError> {
        // As in HotSpot 25: `main` has the number 3 and priority 5.
        self.make_room_for_thread()?;
        let thread = self.new_thread_object("main", 3, 5)?;
        let id = self.spawn_idle(thread, false)?;
        if let Some(thread) = self.threads.get_mut(id) {
            thread.at_end = AtEnd::Construct;
        }
        self.launching = Some(Box::new(Launching { main, arguments: arguments.into(), receiver: None }));
        self.threads.ready.push_back(id);
        self.run_next();
        if let Err(error) = self.ensure_initialised(main.class) {
            self.throw(error);
        }
        Ok(())
    }

    /// The next step of the main thread, after its class's initialisation or its constructor.
    fn go_on_launching(&mut self, constructed: bool) -> Result<(), JavaError> {
        let Some(mut launching) = self.launching.take() else { return self.stop_thread() };
        let main = launching.main;
        // What fails from here on is uncaught in the main thread.
        self.threads.running().at_end = AtEnd::LeaveMain;
        let back = self.stubs.thread_end();
        if !main.is_static && !constructed {
            let receiver = self.new_instance(main.class)?;
            launching.receiver = Some(self.handles.push(receiver));
            let constructor = self.library_method(main.class, "<init>", "()V")?;
            self.push_call(constructor, &[receiver.to_slot()], back)?;
            self.threads.running().at_end = AtEnd::CallMain;
            self.launching = Some(launching);
            return Ok(());
        }
        let array = if main.takes_arguments { Some(self.argument_array(&launching.arguments)?) } else { None };
        let receiver = launching.receiver.map(|receiver| self.handles.get(receiver));
        let slots: Vec<u64> = receiver.into_iter().chain(array).map(Ref::to_slot).collect();
        self.push_call(main.method, &slots, back)
    }

    /// Runs threads until the run ends.
    fn run(&mut self) {
        if self.slice == 0 {
            self.new_slice();
        }
        let dispatch = self.options.dispatch;
        let vm: *mut Vm = self;
        // SAFETY: I5: the registers are those of a thread at an instruction; `self` is not used until the run is over.
        unsafe { dispatch.run(State::load(vm)) }
        self.settle_slice();
        self.statistics.bytecodes = self.bytecodes_executed();
    }

    /// A `java.lang.Thread` that the VM itself starts.
    pub(super) fn new_thread_object(&mut self, name: &str, number: i64, priority: i32) -> Result<Ref, JavaError> {
        let class = self.well_known.thread;
        let name = self.string_handle(name)?;
        let thread = self.new_instance(class)?;
        let name = self.handles.pop(name);
        let field = |vm: &Vm, name: &str, descriptor: &str| vm.library_field(class, name, descriptor);
        let offset = field(self, "name", "Ljava/lang/String;")?;
        self.heap.store_reference(thread, offset, name);
        let offset = field(self, "id", "J")?;
        self.heap.store::<i64>(thread, offset, number);
        let offset = field(self, "priority", "I")?;
        self.heap.store::<i32>(thread, offset, priority);
        let offset = field(self, "status", "I")?;
        self.heap.store::<i32>(thread, offset, 1);
        Ok(thread)
    }

    /// Lets the reference handler run if the collector has cleared references; starts it the first time.
    pub(crate) fn serve_cleared_references(&mut self) {
        if !self.heap.has_cleared() {
            return;
        }
        match self.reference_handler {
            Some(id) => self.make_ready(id),
            None => {
                // Without memory for the thread, references are queued later.
                self.reference_handler = self.start_reference_handler().ok();
            }
        }
    }

    fn start_reference_handler(&mut self) -> Result<ThreadId, JavaError> {
        let class = self.load_class("java/lang/ref/ReferenceHandler")?;
        let run = self.library_method(class, "run", "()V")?;
        let thread_class = self.well_known.thread;
        self.make_room_for_thread()?;
        let thread = self.new_thread_object("Reference Handler", 15, 10)?;
        let offset = self.library_field(thread_class, "daemon", "Z")?;
        self.heap.store::<u8>(thread, offset, 1);
        self.spawn(thread, run, &[], true)
    }

    fn argument_array(&mut self, arguments: &[String]) -> Result<Ref, JavaError> {
        let array = self.new_array(self.well_known.string_array, arguments.len() as u32)?;
        let array = self.handles.push(array);
        for (index, argument) in arguments.iter().enumerate() {
            let string = self.new_string(argument)?;
            self.heap.set_element(self.handles.get(array), index as u32, string);
        }
        Ok(self.handles.get(array))
    }

    /// The bottom method of a thread has returned.
    pub(crate) fn thread_end(&mut self) -> Result<(), JavaError> {
        self.end_part(Ref::NULL)
    }

    /// An exception has left the bottom method of a thread.
    pub(crate) fn uncaught(&mut self) {
        let exception = std::mem::take(&mut self.registers.exception);
        if self.heap.class_of(exception) == self.heap.class_of(self.heap.load_reference_slot(self.reserve_error_slot)) {
            // The rest is for the end of the thread.
            self.use_memory_reserve(self.memory_reserve / 4 * 3);
        }
        if let Err(error) = self.end_part(exception) {
            self.throw(error);
        }
    }

    fn end_part(&mut self, exception: Ref) -> Result<(), JavaError> {
        let thread = self.threads.running();
        let object = thread.object;
        match std::mem::replace(&mut thread.at_end, AtEnd::Stop) {
            AtEnd::Construct if exception.is_null() => self.go_on_launching(false),
            AtEnd::CallMain if exception.is_null() => self.go_on_launching(true),
            AtEnd::Construct | AtEnd::CallMain | AtEnd::LeaveMain => {
                self.main_threw = !exception.is_null();
                self.leave_thread(object, exception)
            }
            AtEnd::Leave => self.leave_thread(object, exception),
            AtEnd::Terminate => {
                if !exception.is_null() {
                    self.report_handler_failure(exception);
                }
                self.terminate_thread(object)
            }
            AtEnd::Stop => self.stop_thread(),
            AtEnd::EndRun => {
                self.end(Ended::Normally { uncaught: self.main_threw });
                Ok(())
            }
        }
    }

    /// Pushes the call that tells of an uncaught exception, if there is one; then the thread's end follows.
    fn leave_thread(&mut self, thread: Ref, exception: Ref) -> Result<(), JavaError> {
        if exception.is_null() {
            return self.terminate_thread(thread);
        }
        self.threads.running().at_end = AtEnd::Terminate;
        let class = self.well_known.thread;
        let dispatch = self.library_method(class, "dispatchUncaughtException", "(Ljava/lang/Throwable;)V")?;
        self.push_call(dispatch, &[thread.to_slot(), exception.to_slot()], self.stubs.thread_end())
    }

    /// Writes what is left to say where the handler of uncaught exceptions has thrown; needs no memory of the heap.
    pub(crate) fn report_handler_failure(&mut self, exception: Ref) {
        let class = self.classes.class(self.heap.class_of(exception)).java_name();
        let name = self.running_thread_name();
        let text = format!("\nException: {class} thrown from the UncaughtExceptionHandler in thread \"{name}\"\n");
        // Nobody is left to hear that the stream is closed.
        let _ = self.host.write(2, text.as_bytes());
    }

    /// Pushes the call that ends a thread for the program.
    fn terminate_thread(&mut self, thread: Ref) -> Result<(), JavaError> {
        if self.memory_reserve < self.wanted_reserve() {
            self.use_memory_reserve(self.memory_reserve);
        }
        let terminate = self.library_method(self.well_known.thread, "terminate", "()V")?;
        self.push_call(terminate, &[thread.to_slot()], self.stubs.thread_end())
    }

    fn wanted_reserve(&self) -> u64 {
        (self.heap.limit_bytes() / RESERVE_SHARE).min(RESERVE_MOST)
    }

    fn use_memory_reserve(&mut self, bytes: u64) {
        self.heap.discharge(Account::Reserve, bytes);
        self.memory_reserve -= bytes;
    }

    /// Keeps memory back for what tells of an uncaught `OutOfMemoryError`, as far as that has been used, if there is
    /// enough.
    pub(crate) fn take_memory_reserve(&mut self) {
        let missing = self.wanted_reserve() - self.memory_reserve;
        if missing != 0 && self.heap.charge(Account::Reserve, missing).is_ok() {
            self.memory_reserve += missing;
        }
    }

    /// The running thread is gone. After the last one that is no daemon, shutdown hooks run.
    fn stop_thread(&mut self) -> Result<(), JavaError> {
        let id = self.threads.running().id;
        self.take_memory_reserve();
        self.end_path();
        let own = usize::from(!self.threads.running().daemon);
        if self.threads.lasting() > own {
            self.threads.current = None;
            self.threads.remove(id);
            self.settle_threads();
            self.run_next();
            return Ok(());
        }
        let Some((class, runtime)) = self.runtime_object()? else {
            self.end(Ended::Normally { uncaught: self.main_threw });
            return Ok(());
        };
        // The thread goes on as the one that ends the VM.
        let hooks = self.library_method(class, "runHooks", "()V")?;
        self.threads.running().at_end = AtEnd::EndRun;
        let back = self.stubs.thread_end();
        self.push_call(hooks, &[runtime.to_slot()], back)
    }

    /// The name of the running thread.
    pub(crate) fn running_thread_name(&mut self) -> String {
        let object = self.threads.running().object;
        self.thread_name(object)
    }
}
