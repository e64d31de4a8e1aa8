//! Reports: what a run did, as data that programs read and as pages that people look at.
//!
//! ```text
//!   a run that is over --> collect --> model::Report --+--> text      (the terminal)
//!                                          ^           +--> html      (one file, for a browser)
//!                           a file as JSON +           +--> machine   (formats of other tools)
//!                                                      +--> diff      (with another one)
//! ```
//!
//! * [`model`]: the data, schema `holloway.report/2`. It has no references into a VM: it is written as JSON, read back, and
//!   handed to whoever embeds Holloway.
//! * [`collect`]: from a VM and what its tier has counted to that data.
//! * [`timeline`]: events with the time at which they happened.
//! * [`obstacles`]: the reasons why work is done outside traces, explained.
//! * [`lines`]: the program's lines, with what they call in the library.
//! * [`source`]: source files beside classes.
//! * [`verdict`]: what a report comes to, in a few sentences.
//! * [`advice`]: what to change so that less is done outside.
//! * [`text`], [`html`], [`machine`], [`diff`]: what is drawn from the data.

#![forbid(unsafe_code)]

pub mod advice;
pub mod collect;
pub mod diff;
pub mod html;
pub mod lines;
pub mod machine;
pub mod model;
pub mod obstacles;
pub mod source;
pub mod text;
pub mod timeline;
pub mod verdict;

pub use model::Report;
