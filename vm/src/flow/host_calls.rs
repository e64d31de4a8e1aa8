//! Calls by the host left: what they have come to is noted, and the host gets it back when its run is the innermost.

#![allow(unsafe_code)]

use crate::runtime::calls::{CallNumber, Outcome};
use crate::thread::ThreadState;
use crate::vm::Vm;

impl Vm {
    /// The call whose frame is the innermost.
    pub(crate) fn host_call_here(&self) -> CallNumber {
        let frame = self.runtime.registers.innermost_frame().expect("a thread runs");
        // SAFETY: I4: the frame's one local is the call's number.
        unsafe { *frame.first_local() as CallNumber }
    }

    /// An exception has come to the frame of a call, which is the innermost.
    pub(crate) fn host_call_threw(&mut self) {
        let number = self.host_call_here();
        let exception = std::mem::take(&mut self.runtime.registers.exception);
        self.runtime.calls.get_mut(number).outcome = Some(Outcome::Threw(exception));
        // SAFETY: I1: the frame is that of a call by the host, which stands there.
        unsafe { self.runtime.registers.go_to(self.runtime.stubs.host_entry_step()) };
        self.leave_host_call(number);
    }

    /// Goes back to the host, if it is this call that it waits for; else waits until it is.
    pub(crate) fn leave_host_call(&mut self, number: CallNumber) {
        if self.runtime.calls.running.last() == Some(&number) {
            self.runtime.registers.leave_interpreter();
        } else {
            self.block(ThreadState::AtHost);
        }
    }
}
