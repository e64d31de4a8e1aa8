//! Going over from one thread to another: registers into the thread, and out of it.

use super::Runtime;
use crate::heap::Ref;
use crate::id::ThreadId;
use crate::thread::registers::Arrival;

impl Runtime {
    /// Leaves the running thread's registers in the thread.
    pub(crate) fn suspend_current(&mut self) {
        let (pc, fp, context) = (self.registers.pc, self.registers.fp, self.registers.context);
        let path = self.registers.path;
        // At a handler that an exception has just been passed to nothing has begun.
        let begun = self.registers.arrival != Arrival::Head;
        let thread = self.threads.running();
        (thread.pc, thread.fp, thread.context) = (pc, fp, context);
        thread.path = path;
        thread.begun = begun;
        self.threads.loaded = false;
    }

    pub(crate) fn resume(&mut self, id: ThreadId) {
        self.threads.current = Some(id);
        self.threads.loaded = true;
        self.threads.stir(id);
        self.statistics.thread_switches += 1;
        let thread = self.threads.running();
        thread.waits_on = if thread.wake.is_some() { thread.waits_on } else { Ref::NULL };
        let begun = thread.begun;
        let (pc, fp, context, limit) = (thread.pc, thread.fp, thread.context, thread.stack.limit());
        let path_registers = thread.stack.path_registers();
        let path = thread.path;
        self.registers.pc = pc;
        self.registers.fp = fp;
        self.registers.context = context;
        self.registers.path = path;
        self.registers.stack_limit = limit;
        self.registers.path_registers = path_registers;
        self.registers.thread = id.0;
        self.registers.arrival = if begun { Arrival::Begun } else { Arrival::Head };
    }
}
