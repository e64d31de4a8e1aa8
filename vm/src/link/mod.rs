//! Class files in; classes of one VM out: numbered, laid out, with vtables, and resolved entry by entry.
//!
//! [`load`] finds class files and defines classes with all their supertypes; [`layout`] places fields; [`selection`]
//! builds vtables and finds interface methods, which [`interface_targets`] keeps for machine code; [`resolve`] turns constant-pool entries into classes, fields and
//! methods, with the access checks of [`access`] and the indices of [`places`]; [`initialise`] runs class initialisers on frames.

mod access;
pub(crate) use access::external_method;
mod class;
pub(crate) mod hierarchy;
mod initialise;
pub(crate) mod interface_targets;
mod layout;
mod load;
mod metadata;
mod missing;
mod places;
mod resolve;
pub(crate) use resolve::no_such_field;
mod selection;
mod table;
mod whole;

pub(crate) use class::Resolved;
pub use class::{Class, ClassKind, Field, Initialisation, Method, flags};
pub(crate) use selection::InterfaceRefusal;
pub use table::{BOOLEAN_ARRAY, Classes};
pub(crate) use table::{PRIMITIVE_LETTERS, WellKnown};
pub use whole::WholeLink;
