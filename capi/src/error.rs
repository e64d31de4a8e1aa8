//! Errors as C has them: those of Rust go in, handles come out, and what they are made of.

#![allow(unsafe_code)]

use std::ffi::{CString, c_char};

use holloway::{Error, Reason, Suspended};

use crate::{Handle, Place, within};

/// What has gone wrong, as `holloway_kind` of the header.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(C)]
#[allow(missing_docs, reason = "the header says what they are")]
pub enum Kind {
    Exception = 1,
    Suspended = 2,
    Exit = 3,
    Ended = 4,
    Poisoned = 5,
    Foreign = 6,
    Null = 7,
    Type = 8,
    Signature = 9,
    Unmade = 10,
    Source = 11,
    Argument = 12,
    Panicked = 13,
}

/// Why a call is suspended or a VM has ended, as `holloway_reason` of the header.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(C)]
#[allow(missing_docs, reason = "the header says what they are")]
pub enum ReasonCode {
    None = 0,
    OutOfFuel = 1,
    Interrupted = 2,
    Deadlock = 3,
    Stopped = 4,
    Finished = 5,
}

/// An error that C holds.
pub struct Failure {
    kind: Kind,
    reason: ReasonCode,
    status: i32,
    message: CString,
    class: Option<CString>,
    pub(crate) suspended: Option<Suspended>,
    /// The exception, for whoever throws it again.
    pub(crate) exception: Option<holloway::Exception>,
}

/// A text for C: what follows a 0 is left out.
fn c_text(text: &str) -> CString {
    CString::new(text.split('\0').next().unwrap_or_default()).unwrap_or_default()
}

fn code(reason: Reason) -> ReasonCode {
    match reason {
        Reason::OutOfFuel => ReasonCode::OutOfFuel,
        Reason::Interrupted => ReasonCode::Interrupted,
        Reason::Deadlock => ReasonCode::Deadlock,
        Reason::Finished => ReasonCode::Finished,
        _ => ReasonCode::Stopped,
    }
}

impl Failure {
    fn new(kind: Kind, message: &str) -> Failure {
        let message = c_text(message);
        Failure { kind, reason: ReasonCode::None, status: 0, message, class: None, suspended: None, exception: None }
    }

    /// What C has given is no such thing.
    pub(crate) fn argument(message: &str) -> Failure {
        Failure::new(Kind::Argument, message)
    }
}

impl From<Error> for Failure {
    fn from(error: Error) -> Failure {
        let message = error.to_string();
        let mut failure = Failure::new(Kind::Type, &message);
        failure.kind = match error {
            Error::Exception(exception) => {
                failure.class = Some(c_text(exception.class()));
                failure.exception = Some(exception);
                Kind::Exception
            }
            Error::Suspended(call) => {
                failure.reason = code(call.reason());
                failure.suspended = Some(call);
                Kind::Suspended
            }
            Error::Exit(status) => {
                failure.status = status;
                Kind::Exit
            }
            Error::Ended(reason) => {
                failure.reason = code(reason);
                Kind::Ended
            }
            Error::Poisoned => Kind::Poisoned,
            Error::Foreign => Kind::Foreign,
            Error::Null => Kind::Null,
            Error::Signature(_) => Kind::Signature,
            Error::Unmade(_) => Kind::Unmade,
            Error::Source(_) => Kind::Source,
            _ => Kind::Type,
        };
        failure
    }
}

/// Does work; gives its result, or leaves its error where C wants it. A panic is an error.
pub(crate) fn answer<R>(error: Place<Handle<Failure>>, work: impl FnOnce() -> Result<R, Failure>) -> Option<R> {
    let panicked = || Err(Failure::new(Kind::Panicked, "a mistake of the library itself"));
    let done = std::panic::catch_unwind(std::panic::AssertUnwindSafe(work)).unwrap_or_else(|_| panicked());
    let (result, failure) = match done {
        Ok(result) => (Some(result), None),
        Err(failure) => (None, Some(failure)),
    };
    // Without a place the error is dropped here, of which no panic comes out either.
    within((), || error.put(|| failure.map_or(Handle::NULL, Handle::new)));
    result
}

/// What has gone wrong.
#[unsafe(no_mangle)]
pub extern "C" fn holloway_error_kind(error: Handle<Failure>) -> Kind {
    error.get().map_or(Kind::Argument, |error| error.kind)
}

/// Why a call is suspended, or a VM has ended.
#[unsafe(no_mangle)]
pub extern "C" fn holloway_error_reason(error: Handle<Failure>) -> ReasonCode {
    error.get().map_or(ReasonCode::None, |error| error.reason)
}

/// The status given to `System.exit`.
#[unsafe(no_mangle)]
pub extern "C" fn holloway_error_status(error: Handle<Failure>) -> i32 {
    error.get().map_or(0, |error| error.status)
}

/// The error as text; that of an exception with its stack.
#[unsafe(no_mangle)]
pub extern "C" fn holloway_error_message(error: Handle<Failure>) -> *const c_char {
    error.get().map_or(c"null".as_ptr(), |error| error.message.as_ptr())
}

/// The class of an exception; null for other errors.
#[unsafe(no_mangle)]
pub extern "C" fn holloway_error_class(error: Handle<Failure>) -> *const c_char {
    let class = error.get().and_then(|error| error.class.as_ref());
    class.map_or(std::ptr::null(), |class| class.as_ptr())
}

/// Drops an error, and the call that it suspends.
#[unsafe(no_mangle)]
pub extern "C" fn holloway_error_drop(error: Handle<Failure>) {
    error.discard();
}
