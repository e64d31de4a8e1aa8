//! What is asked of a VM from outside while it runs: to end with its shutdown hooks, to stop, to show its threads.
//!
//! In go the host's [`Request`]s, between slices; out come a thread that runs `Runtime.exit`, the end of the run, or a
//! thread dump. What is in the middle of something long when the run is to end is abandoned (K29). Exiting is left to Java code
//! in a thread of its own, so that hooks see the same state as with `System.exit`, whatever the other threads do.

use crate::error::JavaError;
use crate::heap::Ref;
use crate::host::Request;
use crate::id::ClassId;
use crate::link::Initialisation;
use crate::runtime::calls::SlotValue;
use crate::schedule::Ended;
use crate::stopping::{Cut, abandonable};
use crate::thread::AtEnd;
use crate::vm::Vm;

/// How many requests are taken one after another.
const REQUESTS_AT_ONCE: usize = 8;

/// Priority of the thread that ends the VM, as HotSpot's signal handlers have it.
const EXIT_PRIORITY: i32 = 9;

impl Vm {
    /// Does what the host asks for, up to what ends the run; a host that always asks for something is heard a few times.
    pub(crate) fn serve_requests(&mut self) {
        for _ in 0..REQUESTS_AT_ONCE {
            let Some(request) = self.runtime.host.take_request() else { return };
            match request {
                Request::Exit(code) if self.schedule.is_abandoned() => {
                    return self.schedule.end(&mut self.runtime, Ended::Exit(code));
                }
                Request::Exit(code) => {
                    // Without memory for one more thread the hooks cannot run; the VM ends all the same.
                    let is_first =
                        self.schedule.ended().is_none() && !std::mem::replace(&mut self.schedule.is_exiting, true);
                    if is_first && !self.spawn_exit(code).unwrap_or(false) {
                        return self.schedule.end(&mut self.runtime, Ended::Exit(code));
                    }
                }
                Request::Stop => return self.schedule.end(&mut self.runtime, Ended::Stopped),
                Request::Pause if self.schedule.depth > 1 => self.schedule.pause_waits = true,
                Request::Pause | Request::Interrupt => {
                    return self.schedule.end(&mut self.runtime, Ended::Paused);
                }
                Request::ThreadDump if self.schedule.is_abandoned() => {}
                Request::ThreadDump => {
                    let dump = self.thread_dump();
                    // Nobody reads it if the stream is closed.
                    let _ = self.runtime.host.write(1, dump.as_bytes()).and_then(|()| self.runtime.host.flush(1));
                }
            }
        }
    }

    /// Does work that a stop may abandon (K29), and ends the run if it did: `None` then.
    #[inline]
    pub(crate) fn abandonably<R>(&mut self, work: impl FnOnce(&mut Vm) -> R) -> Option<R> {
        let outer = self.runtime.heap.watch.set_caught(true);
        let done = abandonable(|| work(self));
        self.runtime.heap.watch.set_caught(outer);
        done.map_err(|cut| self.end_abandoned(cut)).ok()
    }

    #[cold]
    fn end_abandoned(&mut self, cut: Cut) {
        self.schedule.abandon();
        if let Cut::Panicked(payload) = cut {
            self.schedule.panic = Some(payload);
            self.schedule.end(&mut self.runtime, Ended::Panicked);
            return;
        }
        self.serve_requests();
        // The host has rung without a request.
        self.schedule.end(&mut self.runtime, Ended::Stopped);
    }

    /// Starts a thread that runs the shutdown hooks and ends the VM. False where no hook can have been registered.
    fn spawn_exit(&mut self, code: i32) -> Result<bool, JavaError> {
        if self.runtime_object()?.is_none() {
            return Ok(false);
        }
        self.runtime.make_room_for_thread()?;
        let thread = self.loader.new_thread_object(&mut self.runtime, "exit request", 0, EXIT_PRIORITY)?;
        let Some((class, runtime)) = self.runtime_object()? else { return Ok(false) };
        let exit = self.loader.library_method(class, "exit", "(I)V")?;
        let id =
            self.spawn(thread, exit, &[SlotValue::Reference(runtime), SlotValue::Bits(u64::from(code as u32))], true)?;
        if let Some(thread) = self.runtime.threads.get_mut(id) {
            thread.at_end = AtEnd::Stop;
        }
        self.runtime.threads.ready.retain(|&ready| ready != id);
        self.runtime.threads.ready.push_front(id);
        Ok(true)
    }

    /// `Runtime` and its instance, if the class has been initialised: without that there are no shutdown hooks.
    pub(crate) fn runtime_object(&self) -> Result<Option<(ClassId, Ref)>, JavaError> {
        let loaded = self.loader.classes.by_name("java/lang/Runtime");
        let ready =
            loaded.filter(|&class| self.loader.classes.class(class).initialisation.get() == Initialisation::Done);
        let Some(class) = ready else { return Ok(None) };
        let current = self.loader.find_field(class, "CURRENT", "Ljava/lang/Runtime;");
        let current = current.ok_or_else(|| JavaError::new("java/lang/NoSuchFieldError", "CURRENT"))?;
        Ok(Some((class, self.runtime.heap.load_reference_slot(self.loader.field(current).offset))))
    }
}
