//! What is asked of a VM from outside while it runs: to end with its shutdown hooks, to stop, to show its threads.
//!
//! In go the host's [`Request`]s, between slices; out come a thread that runs `Runtime.exit`, the end of the run, or a
//! thread dump. Exiting is left to Java code in a thread of its own, so that hooks see the same state as with
//! `System.exit`, whatever the other threads do.

use super::AtEnd;
use crate::error::JavaError;
use crate::heap::Ref;
use crate::host::Request;
use crate::id::ClassId;
use crate::link::Initialisation;
use crate::vm::{Ended, Vm};

/// Priority of the thread that ends the VM, as HotSpot's signal handlers have it.
const EXIT_PRIORITY: i32 = 9;

impl Vm {
    /// Does what the host asks for.
    pub(super) fn serve_requests(&mut self) {
        while let Some(request) = self.host.take_request() {
            match request {
                Request::Exit(code) => {
                    // Without memory for one more thread the hooks cannot run; the VM ends all the same.
                    if self.ended.is_none() && !self.spawn_exit(code).unwrap_or(false) {
                        self.end(Ended::Exit(code));
                    }
                }
                Request::Stop => self.end(Ended::Stopped),
                Request::ThreadDump => {
                    let dump = self.thread_dump();
                    // Nobody reads it if the stream is closed.
                    let _ = self.host.write(1, dump.as_bytes()).and_then(|()| self.host.flush(1));
                }
            }
        }
    }

    /// Starts a thread that runs the shutdown hooks and ends the VM. False where no hook can have been registered.
    fn spawn_exit(&mut self, code: i32) -> Result<bool, JavaError> {
        if self.runtime_object()?.is_none() {
            return Ok(false);
        }
        let thread = self.new_thread_object("exit request", 0, EXIT_PRIORITY)?;
        let Some((class, runtime)) = self.runtime_object()? else { return Ok(false) };
        let exit = self.library_method(class, "exit", "(I)V")?;
        let id = self.spawn(thread, exit, &[runtime.to_slot(), u64::from(code as u32)], true)?;
        if let Some(thread) = self.threads.get_mut(id) {
            thread.at_end = AtEnd::Stop;
        }
        self.threads.ready.retain(|&ready| ready != id);
        self.threads.ready.push_front(id);
        Ok(true)
    }

    /// `Runtime` and its instance, if the class has been initialised: without that there are no shutdown hooks.
    pub(super) fn runtime_object(&self) -> Result<Option<(ClassId, Ref)>, JavaError> {
        let loaded = self.classes.by_name("java/lang/Runtime");
        let ready = loaded.filter(|&class| self.classes.class(class).initialisation.get() == Initialisation::Done);
        let Some(class) = ready else { return Ok(None) };
        let current = self.find_field(class, "CURRENT", "Ljava/lang/Runtime;");
        let current = current.ok_or_else(|| JavaError::new("java/lang/NoSuchFieldError", "CURRENT"))?;
        Ok(Some((class, self.heap.load_reference_slot(self.field(current).offset))))
    }
}
