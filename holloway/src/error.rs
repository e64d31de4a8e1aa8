//! What can go wrong: exceptions of the guest as data, limits that were reached, and what does not fit.

use std::fmt;
use std::sync::Arc;

use holloway_vm::{CallError, Description, Ended, Guest, Object, SuspendedCall, TraceFrame, VmError};

use crate::convert::FromJava;
use crate::java::Java;

/// Why something asked of a VM was not done.
#[derive(Debug)]
#[non_exhaustive]
pub enum Error {
    /// Java code has thrown an exception that it did not catch.
    Exception(Exception),
    /// A limit was reached, or the VM was interrupted: the call stands where it was, and can be gone on with.
    Suspended(Suspended),
    /// `System.exit`: the VM has ended with this status.
    Exit(i32),
    /// The VM has ended, or what was called within a host function, or while a value was taken or made, was cut off: the
    /// reason.
    Ended(Reason),
    /// The VM has found a mistake of its own and does nothing any more. Other VMs are not concerned.
    Poisoned,
    /// An object, or a method or field, is one of another VM.
    Foreign,
    /// A Java null where Rust code wants a value.
    Null,
    /// A value is not of the type that is wanted there.
    Type(String),
    /// A value of the guest is nested too deep, or would take more bytes than its heap may.
    TooLarge(String),
    /// No method of the class, or no component of the record, has types that fit those of Rust: what there is.
    Signature(String),
    /// The VM cannot be made.
    Unmade(VmError),
    /// A file, a jar or a directory cannot be used.
    Source(String),
}

/// Why a call has not come back, or a VM has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Reason {
    /// The fuel is used up.
    OutOfFuel,
    /// The deadline has passed, or the VM was interrupted.
    Interrupted,
    /// All threads wait for each other, or for something that only another call can bring.
    Deadlock,
    /// The VM was stopped for good.
    Stopped,
    /// The program that it ran has ended.
    Finished,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Reason::OutOfFuel => "the fuel is used up",
            Reason::Interrupted => "it was interrupted",
            Reason::Deadlock => "all threads wait",
            Reason::Stopped => "it was stopped",
            Reason::Finished => "the program has ended",
        })
    }
}

/// An exception that Java code has thrown.
///
/// Displayed as `Throwable.printStackTrace` prints it. What is told is read from the object without running any Java code,
/// so an overridden `getMessage` or `toString` is not asked.
#[derive(Clone, Debug)]
pub struct Exception(Arc<(Object, Description)>);

impl Exception {
    /// The name of its class, with dots.
    pub fn class(&self) -> &str {
        &self.description().class
    }

    /// The message that its constructor was given; `None` where that was null or there was none.
    pub fn message(&self) -> Option<&str> {
        self.description().message.as_deref()
    }

    /// Its stack, innermost frame first; at most 1,024 frames. Host functions are native methods in it.
    pub fn frames(&self) -> &[TraceFrame] {
        &self.description().frames
    }

    /// What it says, with its causes.
    pub fn description(&self) -> &Description {
        &self.0.1
    }

    /// What it says, and what its causes say, the outermost first.
    pub fn chain(&self) -> impl Iterator<Item = &Description> {
        std::iter::successors(Some(self.description()), |one| one.cause.as_deref())
    }

    /// The Java object, to be passed on or looked into.
    pub fn object(&self) -> &Object {
        &self.0.0
    }

    pub(crate) fn new(guest: &Guest<'_>, object: Object) -> Exception {
        let description = guest.describe(&object).unwrap_or_default();
        crate::shapes::note_description(guest, &description);
        Exception(Arc::new((object, description)))
    }
}

impl fmt::Display for Exception {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.description().fmt(f)
    }
}

/// A call that has not come back yet, with all its frames. Dropped, it is taken off its VM when that is used next, and its
/// monitors are given back.
#[derive(Debug)]
pub struct Suspended {
    call: SuspendedCall,
    reason: Reason,
    result: String,
}

impl Suspended {
    pub(crate) fn new(call: SuspendedCall, reason: Reason, result: String) -> Suspended {
        Suspended { call, reason, result }
    }

    /// Why it stands.
    pub fn reason(&self) -> Reason {
        self.reason
    }

    /// Goes on with the call, after the limit has been raised: see [`Vm::set_fuel`](crate::Vm::set_fuel),
    /// [`Vm::set_deadline`](crate::Vm::set_deadline).
    ///
    /// # Errors
    /// See [`Error`]; [`Error::Signature`] if the call's result is no `R`.
    pub fn resume<R: FromJava>(self, vm: &mut impl Java) -> Result<R, Error> {
        let Suspended { call, result, .. } = self;
        if !R::accepts(&result) {
            return Err(Error::Signature(format!("the call gives {result}")));
        }
        let mut guest = vm.guest();
        let value = guest.go_on(call).map_err(|error| Error::of_call(&guest, error, &result))?;
        R::from_java(&mut guest, value)
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Exception(exception) => exception.fmt(f),
            Error::Suspended(call) => write!(f, "the call has not come back: {}", call.reason),
            Error::Exit(status) => write!(f, "System.exit({status})"),
            Error::Ended(reason) => write!(f, "the VM has ended: {reason}"),
            Error::Poisoned => f.write_str("the VM has found a mistake of its own"),
            Error::Foreign => f.write_str("an object or member belongs to another VM"),
            Error::Null => f.write_str("null where a value is wanted"),
            Error::Type(text) | Error::TooLarge(text) | Error::Signature(text) | Error::Source(text) => {
                f.write_str(text)
            }
            Error::Unmade(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Error {}

impl From<VmError> for Error {
    fn from(error: VmError) -> Error {
        Error::Unmade(error)
    }
}

impl From<CallError> for Error {
    /// For what is no call: nothing of it is suspended, and exceptions are told of without their stack.
    fn from(error: CallError) -> Error {
        match error {
            CallError::Threw(object) => Error::Exception(Exception(Arc::new((object, Description::default())))),
            CallError::Suspended(_, ended) | CallError::Over(ended) => Error::of_end(ended),
            CallError::Foreign => Error::Foreign,
            CallError::Argument(text) => Error::Type(text),
        }
    }
}

impl Error {
    pub(crate) fn of_end(ended: Ended) -> Error {
        match ended {
            Ended::Exit(status) => Error::Exit(status),
            Ended::Panicked => Error::Poisoned,
            ended => Error::Ended(reason(ended)),
        }
    }

    /// What has become of a call that gives a result of this type.
    pub(crate) fn of_call(guest: &Guest<'_>, error: CallError, result: &str) -> Error {
        match error {
            CallError::Threw(object) => Error::Exception(Exception::new(guest, object)),
            CallError::Suspended(call, ended) => {
                Error::Suspended(Suspended::new(call, reason(ended), result.to_owned()))
            }
            other => other.into(),
        }
    }

    /// The exception, if it is one.
    pub fn exception(&self) -> Option<&Exception> {
        match self {
            Error::Exception(exception) => Some(exception),
            _ => None,
        }
    }
}

fn reason(ended: Ended) -> Reason {
    match ended {
        Ended::OutOfFuel => Reason::OutOfFuel,
        Ended::Paused => Reason::Interrupted,
        Ended::Deadlock => Reason::Deadlock,
        Ended::Normally { .. } => Reason::Finished,
        Ended::Exit(_) | Ended::Stopped | Ended::Panicked | Ended::OutOfMemory(_) => Reason::Stopped,
    }
}
