//! How a run begins and ends: the main thread, its uncaught exception, the last thread, shutdown hooks.

#![allow(unsafe_code)]

use super::dump::Dump;
use super::launch::{LaunchError, LaunchErrorKind};
use crate::error::JavaError;
use crate::heap::Ref;
use crate::id::ThreadId;
use crate::schedule::{Ended, Launching, MainMethod};
use crate::thread::AtEnd;
use crate::vm::Vm;
use crate::vm::state::State;

impl Vm {
    /// Runs a program from its main class until all its threads have ended, or it is stopped. That ends the VM: it runs one
    /// program.
    ///
    /// # Errors
    /// The class cannot be loaded or linked or has no main method, or the VM has ended before: nothing has run.
    ///
    /// # Panics
    /// The VM has found a mistake of its own. It runs nothing any more.
    pub fn run_main(&mut self, class_name: &str, arguments: &[String]) -> Result<Ended, LaunchError> {
        if self.schedule.ended().is_some() {
            return Err(LaunchError::new(class_name, LaunchErrorKind::Over));
        }
        self.schedule.is_program = true;
        let started = self.abandonably(|vm| {
            let main = vm.find_main(class_name)?;
            let started = vm.start_main(main, arguments);
            started.map_err(|error| LaunchError::new(class_name, LaunchErrorKind::Start(error)))
        });
        if let Some(started) = started {
            started?;
            self.run();
        }
        if let Some(panic) = self.schedule.panic.take() {
            std::panic::resume_unwind(panic);
        }
        if !self.schedule.is_abandoned() {
            self.settle_ended();
        }
        Ok(self.schedule.ended().unwrap_or(Ended::Normally { uncaught: false }))
    }

    /// Makes the main thread, which stands before the initialisation of its class then. Constructor and main method
    /// follow one after another ([`Vm::go_on_launching`]): none is seen in stack traces before it has begun.
    fn start_main(&mut self, main: MainMethod, arguments: &[String]) -> Result<(), JavaError> {
        // As in HotSpot 25: `main` has the number 3 and priority 5.
        self.runtime.make_room_for_thread()?;
        let thread = self.loader.new_thread_object(&mut self.runtime, "main", 3, 5)?;
        let id = self.spawn_idle(thread, false)?;
        if let Some(thread) = self.runtime.threads.get_mut(id) {
            thread.at_end = AtEnd::Construct;
        }
        self.schedule.launch(Box::new(Launching { main, arguments: arguments.into(), receiver: None }));
        self.runtime.threads.ready.push_back(id);
        self.run_next();
        if self.schedule.ended().is_some() {
            return Ok(());
        }
        if let Err(error) = self.ensure_initialised(main.class) {
            self.throw(error);
        }
        Ok(())
    }

    /// The next step of the main thread, after its class's initialisation or its constructor.
    fn go_on_launching(&mut self, constructed: bool) -> Result<(), JavaError> {
        let Some(mut launching) = self.schedule.take_launching() else { return self.stop_thread() };
        let main = launching.main;
        // What fails from here on is uncaught in the main thread.
        self.runtime.threads.running().at_end = AtEnd::LeaveMain;
        let back = self.runtime.stubs.thread_end();
        if !main.is_static && !constructed {
            let receiver = self.runtime.new_instance(main.class)?;
            launching.receiver = Some(self.runtime.handles.push(receiver));
            let constructor = self.loader.library_method(main.class, "<init>", "()V")?;
            self.push_call(constructor, &[receiver.to_slot()], back)?;
            self.runtime.threads.running().at_end = AtEnd::CallMain;
            self.schedule.launch(launching);
            return Ok(());
        }
        let array = if main.takes_arguments {
            Some(self.loader.argument_array(&mut self.runtime, &launching.arguments)?)
        } else {
            None
        };
        let receiver = launching.receiver.map(|receiver| self.runtime.handles.get(receiver));
        let slots: Vec<u64> = receiver.into_iter().chain(array).map(Ref::to_slot).collect();
        self.push_call(main.method, &slots, back)
    }

    /// Runs threads until the run ends.
    pub(super) fn run(&mut self) {
        let is_outermost = self.schedule.depth == 0;
        if is_outermost {
            self.schedule.begin(&mut self.runtime);
        }
        // As a slow path is left: a thread that is gone on with may have begun its instruction.
        self.settle_arrival((std::ptr::null(), std::ptr::null_mut()));
        self.schedule.depth += 1;
        self.run_on();
    }

    /// Goes on with a run that has begun, until it ends.
    pub(super) fn run_on(&mut self) {
        self.go_through_host_calls();
        while self.runtime.registers.pc != self.runtime.stubs.exit() {
            self.execute();
            self.go_through_host_calls();
        }
        self.leave_run();
    }

    /// Executes threads until one of them stands where handlers are left: at the end of the run, or at a call by the host.
    pub(super) fn execute(&mut self) {
        let dispatch = self.runtime.options.dispatch;
        // Machine code may lie between here and what is abandoned next.
        let outer = self.runtime.heap.watch.set_caught(false);
        let vm: *mut Vm = self;
        // SAFETY: I5: the registers are those of a thread at an instruction; `self` is not used until handlers are left.
        unsafe { dispatch.run(State::load(vm)) }
        self.runtime.heap.watch.set_caught(outer);
    }

    /// The run is over.
    pub(super) fn leave_run(&mut self) {
        self.schedule.depth -= 1;
        if self.schedule.depth > 0 {
            return;
        }
        self.schedule.settle_slice(&mut self.runtime);
        self.runtime.statistics.bytecodes =
            self.tiering.bytecodes_executed(&self.runtime, &self.schedule, &self.loader);
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

    /// The bottom method of a thread has returned.
    pub(crate) fn thread_end(&mut self) -> Result<(), JavaError> {
        self.end_part(Ref::NULL)
    }

    /// An exception has left the bottom method of a thread.
    pub(crate) fn uncaught(&mut self) {
        let exception = std::mem::take(&mut self.runtime.registers.exception);
        if self.runtime.heap.class_of(exception) == self.runtime.heap.class_of(self.runtime.reserve_error()) {
            self.runtime.use_most_of_reserve();
        }
        if let Err(error) = self.end_part(exception) {
            self.throw(error);
        }
    }

    fn end_part(&mut self, exception: Ref) -> Result<(), JavaError> {
        let thread = self.runtime.threads.running();
        let object = thread.object;
        match std::mem::replace(&mut thread.at_end, AtEnd::Stop) {
            AtEnd::Construct if exception.is_null() => self.go_on_launching(false),
            AtEnd::CallMain if exception.is_null() => self.go_on_launching(true),
            AtEnd::Construct | AtEnd::CallMain | AtEnd::LeaveMain => {
                self.schedule.note_main_ended(!exception.is_null());
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
                self.schedule.end_normally(&mut self.runtime);
                Ok(())
            }
        }
    }

    /// Pushes the call that tells of an uncaught exception, if there is one; then the thread's end follows.
    fn leave_thread(&mut self, thread: Ref, exception: Ref) -> Result<(), JavaError> {
        if exception.is_null() {
            return self.terminate_thread(thread);
        }
        self.runtime.threads.running().at_end = AtEnd::Terminate;
        let class = self.loader.well_known.thread;
        let dispatch = self.loader.library_method(class, "dispatchUncaughtException", "(Ljava/lang/Throwable;)V")?;
        self.push_call(dispatch, &[thread.to_slot(), exception.to_slot()], self.runtime.stubs.thread_end())
    }

    /// Writes what is left to say where the handler of uncaught exceptions has thrown; needs no memory of the heap.
    pub(crate) fn report_handler_failure(&mut self, exception: Ref) {
        let class = self.loader.classes.class(self.runtime.heap.class_of(exception)).java_name();
        let name = self.running_thread_name();
        let text = format!("\nException: {class} thrown from the UncaughtExceptionHandler in thread \"{name}\"\n");
        // Nobody is left to hear that the stream is closed.
        let _ = self.runtime.host.write(2, text.as_bytes());
    }

    /// Pushes the call that ends a thread for the program.
    fn terminate_thread(&mut self, thread: Ref) -> Result<(), JavaError> {
        self.runtime.use_rest_of_reserve();
        let terminate = self.loader.library_method(self.loader.well_known.thread, "terminate", "()V")?;
        self.push_call(terminate, &[thread.to_slot()], self.runtime.stubs.thread_end())
    }

    /// The running thread is gone. After the last one that is no daemon, shutdown hooks run.
    fn stop_thread(&mut self) -> Result<(), JavaError> {
        let id = self.runtime.threads.running().id;
        self.runtime.take_memory_reserve();
        self.tiering.end_path(&mut self.runtime);
        let own = usize::from(!self.runtime.threads.running().daemon);
        if self.runtime.threads.lasting() > own || !self.schedule.is_program {
            self.runtime.threads.current = None;
            // Its stack goes.
            self.runtime.registers.fp = std::ptr::null_mut();
            self.runtime.threads.remove(id);
            self.runtime.settle_threads();
            self.run_next();
            return Ok(());
        }
        let Some((class, runtime)) = self.runtime_object()? else {
            self.schedule.end_normally(&mut self.runtime);
            return Ok(());
        };
        // The thread goes on as the one that ends the VM.
        let hooks = self.loader.library_method(class, "runHooks", "()V")?;
        self.runtime.threads.running().at_end = AtEnd::EndRun;
        let back = self.runtime.stubs.thread_end();
        self.push_call(hooks, &[runtime.to_slot()], back)
    }

    pub(crate) fn running_thread_name(&mut self) -> String {
        let object = self.runtime.threads.running().object;
        Dump::new(&self.runtime, &self.loader).thread_name(object)
    }
}
