//! Class bytes in, a running interpreter out.
//!
//! The stages, in the order in which a program passes them: [`classfile`] parses, [`link`] builds classes,
//! [`verify`] proves methods type-safe, [`code`] translates them to threaded code, [`interp`] runs that code over
//! the frames of [`thread`] and the [`heap`].

#![deny(unsafe_code)]

pub mod classfile;
pub mod code;
pub mod error;
pub mod heap;
pub mod host;
pub mod id;
pub mod interp;
mod invokedynamic;
pub mod keyed;
pub mod link;
mod names;
pub mod native;
pub mod source;
pub mod statistics;
mod stopping;
mod strings;
pub mod thread;
pub mod tier;
pub mod verify;
pub mod vm;

pub use error::JavaError;
pub use id::{BlockId, ClassId, MethodId, RegionId, ThreadId};
pub use thread::launch::{LaunchError, LaunchErrorKind};
pub use vm::{AssertionRule, Ended, Vm, VmOptions};
