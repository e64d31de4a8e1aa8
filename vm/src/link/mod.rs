//! Classes of one VM: numbered, laid out, with vtables and what their constant-pool entries were resolved to.
//!
//! [`class`] says what a class and a method are; [`table`] has all of them by number and by name; [`layout`] places
//! fields, and [`variables`] says what they keep of a value; [`selection`] builds vtables and finds interface methods by the
//! indices of [`places`], which [`interface_targets`] keeps for machine code; [`access`] knows who may name what; [`metadata`]
//! what classes take; [`stubs`] are the methods and instructions of the VM itself. Nothing here loads a class: that is
//! [`crate::loader`].

pub(crate) mod access;
pub(crate) mod call_sites;
mod callee;
pub(crate) mod class;
pub(crate) mod interface_targets;
pub(crate) mod layout;
pub(crate) mod loaders;
mod metadata;
mod places;
pub(crate) mod selection;
pub(crate) mod stubs;
pub(crate) mod table;
pub(crate) mod variables;

pub(crate) use access::external_method;
pub(crate) use class::Resolved;
pub use class::{Class, ClassKind, Field, Initialisation, Method, flags};
pub(crate) use selection::InterfaceRefusal;
pub use table::{BOOLEAN_ARRAY, Classes};
pub(crate) use table::{PRIMITIVE_LETTERS, WellKnown};
