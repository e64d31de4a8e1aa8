//! Control flow outside of handlers: what may push frames, throw, block the running thread or go over to another one.
//!
//! Natives, `invokedynamic`, the interpreter and whole runs all need it, so it lies below them and executes nothing:
//! whoever has called goes on with what the registers name then.
//!
//! [`frames`] pushes calls, [`throw`] passes exceptions to their handlers, [`initialise`] and [`loading`] push what has to run
//! before an instruction is executed again (K9), [`locks`] enters monitors. [`scheduler`] says which thread runs and for how
//! long (K1, K2), [`thread_end`] and [`host_calls`] what comes where a thread or a call by the host is at its end, [`request`]
//! does what is asked for from outside, [`dump`] shows the threads.

mod dump;
mod frames;
mod host_calls;
mod initialise;
mod loading;
mod locks;
mod request;
mod scheduler;
mod thread_end;
mod throw;

pub(crate) use frames::ReturnPoint;
