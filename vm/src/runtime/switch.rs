//! Going over from one thread to another: registers into the thread, and out of it.

use super::Runtime;
use crate::heap::Ref;
use crate::id::ThreadId;

impl Runtime {
    /// Leaves the running thread's registers in the thread.
    pub(crate) fn suspend_current(&mut self) {
        self.registers.suspend(self.threads.running());
    }

    /// Lets a thread that does not run go on from where it stands.
    pub(crate) fn resume(&mut self, id: ThreadId) {
        self.threads.current = Some(id);
        self.threads.stir(id);
        self.statistics.thread_switches += 1;
        let thread = self.threads.running();
        thread.waits_on = if thread.wake.is_some() { thread.waits_on } else { Ref::NULL };
        self.registers.resume(thread);
    }
}
