//! What is asked of a VM from outside while it runs: to end with its shutdown hooks, to stop, to show its threads.
//!
//! In go the host's [`Request`]s, between slices; out come a thread that runs `Runtime.exit`, the end of the run, or a
//! thread dump. What is in the middle of something long when the run is to end is abandoned (K29). Exiting is left to Java code in a thread of its own, so that hooks see the same state as with
//! `System.exit`, whatever the other threads do.

use super::AtEnd;
use crate::error::JavaError;
use crate::heap::Ref;
use crate::host::Request;
use crate::id::ClassId;
use crate::link::Initialisation;
use crate::stopping::abandonable;
use crate::vm::{Ended, Vm};

/// Priority of the thread that ends the VM, as HotSpot's signal handlers have it.
const EXIT_PRIORITY: i32 = 9;

impl Vm {
    /// Does what the host asks for.
    pub(super) fn serve_requests(&mut self) {
        while let Some(request) = self.host.take_request() {
            match request {
                Request::Exit(code) if self.abandoned => self.end(Ended::Exit(code)),
                Request::Exit(code) => {
                    // Without memory for one more thread the hooks cannot run; the VM ends all the same.
                    if self.ended.is_none() && !self.spawn_exit(code).unwrap_or(false) {
                        self.end(Ended::Exit(code));
                    }
                }
                Request::Stop => self.end(Ended::Stopped),
                Request::ThreadDump if self.abandoned => {}
                Request::ThreadDump => {
                    let dump = self.thread_dump();
                    // Nobody reads it if the stream is closed.
                    let _ = self.host.write(1, dump.as_bytes()).and_then(|()| self.host.flush(1));
                }
            }
        }
    }

    /// Does work that a stop may abandon (K29), and ends the run if it did: `None` then.
    #[inline]
    pub(crate) fn abandonably<R>(&mut self, work: impl FnOnce(&mut Vm) -> R) -> Option<R> {
        let outer = self.heap.watch.set_caught(true);
        let done = abandonable(|| work(self));
        self.heap.watch.set_caught(outer);
        if done.is_none() {
            self.end_abandoned();
        }
        done
    }

    #[cold]
    fn end_abandoned(&mut self) {
        self.abandoned = true;
        self.serve_requests();
        // The host has rung without a request.
        self.end(Ended::Stopped);
    }

    /// Looks whether a request to exit would have shutdown hooks to run, for what may be abandoned from now on.
    pub(crate) fn note_shutdown_hooks(&self) {
        let hooks = || {
            let (class, runtime) = self.runtime_object().ok().flatten()?;
            let count = self.find_field(class, "hookCount", "I")?;
            (!runtime.is_null()).then(|| self.heap.load::<i32>(runtime, self.field(count).offset))
        };
        self.heap.watch.set_exit_is_final(hooks().is_none_or(|count| count == 0));
    }

    /// Ends what is being done if the run is to end and somebody catches that.
    #[inline]
    pub(crate) fn pause(&self) {
        if self.heap.watch.is_rung() {
            self.note_shutdown_hooks();
            self.heap.watch.pause();
        }
    }

    /// Ends a native's work if the run is to end.
    ///
    /// # Errors
    /// Machine code waits for the native: it leaves, and the interpreter calls the native again (K15).
    #[inline]
    pub(crate) fn look_up(&self) -> Result<(), JavaError> {
        if self.heap.watch.is_rung() {
            self.note_shutdown_hooks();
            self.heap.watch.look_up()?;
        }
        Ok(())
    }

    /// Starts a thread that runs the shutdown hooks and ends the VM. False where no hook can have been registered.
    fn spawn_exit(&mut self, code: i32) -> Result<bool, JavaError> {
        if self.runtime_object()?.is_none() {
            return Ok(false);
        }
        self.make_room_for_thread()?;
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
