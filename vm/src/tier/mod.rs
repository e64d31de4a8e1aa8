//! The seam between the interpreter and the tier above it: what a [`Tier`] may do with a [`Control`], and a [`StandIn`] with
//! a [`Machine`]; machine code entered and left.
//!
//! The VM owns the storage of the hit path ([`crate::profile`]) and what is installed (`tiering`); the tier owns what nodes
//! mean. A tier acts on the VM through [`Control`] only, while the VM stands at a block's head.

mod control;
pub mod functions;
pub(crate) mod memory;
pub(crate) mod meter;
mod recorder;
pub(crate) mod regions;
pub(crate) mod replay;
pub(crate) mod resume;
pub mod runtime;
pub(crate) mod stand_in;
mod succession;
mod undo;

pub use control::FramePlace;
pub use recorder::{Recorder, Recording};
pub use regions::{InstallError, InstalledRegion};
pub use succession::Succession;
