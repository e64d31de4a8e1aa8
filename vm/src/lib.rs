//! Class bytes in, a running interpreter out.
//!
//! The stages, in the order in which a program passes them: [`classfile`] parses, `link` builds classes,
//! `verify` proves methods type-safe, `code` translates them to threaded code, `interp` runs that code over
//! `thread` frames and the [`heap`].

pub mod classfile;
pub mod heap;
pub mod id;
