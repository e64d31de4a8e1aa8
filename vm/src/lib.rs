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
mod loader;
pub mod native;
pub mod options;
pub mod profile;
mod run;
mod runtime;
mod schedule;
pub mod source;
pub mod statistics;
mod stopping;
pub mod thread;
pub mod tier;
mod tiering;
pub mod verify;
pub mod vm;

pub use error::JavaError;
pub use id::{BlockId, ClassId, MethodId, RegionId, ThreadId};
pub use options::{AssertionRule, VmOptions};
pub use run::launch::{LaunchError, LaunchErrorKind};
pub use schedule::Ended;
pub use vm::Vm;
