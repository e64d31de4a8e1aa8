//! Holloway for C: `include/holloway.h` says what each function does, and this is what stands behind it.
//!
//! In go handles, texts and values of C; out come values, and errors as objects. Everything is checked that can be checked
//! (null, texts that are no UTF-8, values of another type, objects of another VM); a handle that was dropped cannot be told
//! from one that was not. Nothing unwinds into C.
//!
//! # Invariants
//!
//! Each `SAFETY` comment names one of these, which the header asks of whoever calls.
//!
//! * **C1** A handle is null, or one that a function of this library has given for that parameter's type and that was not
//!   dropped; until the function returns nobody else uses or drops it, another thread as little as a function of C that is called
//!   meanwhile (which has the VM that it is lent), unless it is an engine's, an interrupt's, or that of a class path which a VM
//!   has. `capi::pointers::Handle` rests on it.
//! * **C2** A text or array is null, or leads to as many elements as its length says; a text without length ends with 0.
//!   `capi::pointers::Text` and `capi::pointers::Elements` rest on it.
//! * **C3** A place for a result, a status or an error is null, or may be written; a value has in its union what its letter
//!   says. `capi::pointers::Place` and `capi::value` rest on it.
//! * **C4** A function of C may be called, with its context, by whichever thread runs the VM; it reads and writes what its
//!   parameters lead to and no further, and uses a VM that it is lent until it returns, in that thread.
//!   `capi::vm` rests on it.

#![deny(unsafe_code)]

mod error;
mod handles;
mod pointers;
mod value;
mod vm;

pub use error::{Failure, Kind, ReasonCode};
pub use handles::ClassPath;
pub(crate) use handles::within;
pub use pointers::{Elements, Handle, Place, Text};
pub use value::{Reference, TaggedValue, Union};
pub use vm::{FunctionInC, Guest, Maker, Member, Write};
