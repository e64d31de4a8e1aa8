//! How a thread ends: part by part, each of which the frame at its bottom returns from. The main thread's way to its main
//! method is made of such parts too. After the last thread come the shutdown hooks.

use super::ReturnPoint;
use super::dump::Dump;
use crate::error::JavaError;
use crate::heap::Ref;
use crate::runtime::calls::SlotValue;
use crate::thread::AtEnd;
use crate::vm::Vm;

impl Vm {
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

    /// The next step of the main thread, after its class's initialisation or its constructor.
    fn go_on_launching(&mut self, constructed: bool) -> Result<(), JavaError> {
        let Some(mut launching) = self.schedule.take_launching() else { return self.stop_thread() };
        let main = launching.main;
        // What fails from here on is uncaught in the main thread.
        self.runtime.threads.running().at_end = AtEnd::LeaveMain;
        if !main.is_static && !constructed {
            let receiver = self.runtime.new_instance(main.class)?;
            launching.receiver = Some(self.runtime.handles.push(receiver));
            let constructor = self.loader.library_method(main.class, "<init>", "()V")?;
            self.push_call(constructor, &[SlotValue::Reference(receiver)], ReturnPoint::ThreadEnd)?;
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
        let arguments: Vec<SlotValue> = receiver.into_iter().chain(array).map(SlotValue::Reference).collect();
        self.push_call(main.method, &arguments, ReturnPoint::ThreadEnd)
    }

    /// Pushes the call that tells of an uncaught exception, if there is one; then the thread's end follows.
    fn leave_thread(&mut self, thread: Ref, exception: Ref) -> Result<(), JavaError> {
        if exception.is_null() {
            return self.terminate_thread(thread);
        }
        self.runtime.threads.running().at_end = AtEnd::Terminate;
        let class = self.loader.well_known.thread;
        let dispatch = self.loader.library_method(class, "dispatchUncaughtException", "(Ljava/lang/Throwable;)V")?;
        self.push_call(
            dispatch,
            &[SlotValue::Reference(thread), SlotValue::Reference(exception)],
            ReturnPoint::ThreadEnd,
        )
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
        self.push_call(terminate, &[SlotValue::Reference(thread)], ReturnPoint::ThreadEnd)
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
            self.runtime.registers.leave_thread();
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
        self.push_call(hooks, &[SlotValue::Reference(runtime)], ReturnPoint::ThreadEnd)
    }

    pub(crate) fn running_thread_name(&mut self) -> String {
        let object = self.runtime.threads.running().object;
        Dump::new(&self.runtime, &self.loader).thread_name(object)
    }
}
