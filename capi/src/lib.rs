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
//! * **C1** A pointer is null, or one that a function of this library has given for that parameter's type and that was not
//!   dropped; no other thread uses it meanwhile, unless it is an engine's, class path's or interrupt's.
//! * **C2** A text or array is null, or leads to as many elements as its length says; a text without length ends with 0.

#![deny(unsafe_code)]

mod error;
mod handles;
mod value;
mod vm;

pub use error::{Failure, Kind, ReasonCode};
pub use handles::ClassPath;
pub(crate) use handles::{drop_handle, handle, text, within};
pub use value::{Reference, TaggedValue, Union};
pub use vm::{FunctionInC, Guest, Maker, Member, Write};
