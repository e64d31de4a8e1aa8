//! The seam between the interpreter and the tier above it: what a [`Tier`] may do with a [`Control`], and a [`StandIn`] with
//! a [`Machine`]; machine code entered and left.
//!
//! The VM owns the storage of the hit path ([`crate::profile`]) and what is installed (`tiering`); the tier owns what nodes
//! mean. A tier acts on the VM through [`Control`] only, while the VM stands at a block's head.

mod control;
pub mod functions;
mod journal;
pub(crate) mod memory;
pub(crate) mod meter;
mod recorder;
pub(crate) mod regions;
pub(crate) mod replay;
pub(crate) mod resume;
pub mod runtime;
pub(crate) mod stand_in;
mod succession;

pub use crate::profile::blocks::BlockPlace;
pub use crate::profile::nodes::{FurtherSuccessor, NodeId, Renewal, RenewalRule, TransitionNode, TransitionNodes};
pub use crate::profile::paths::PathId;
pub use crate::statistics::{ExitChecks, RegionStatistics};
pub use crate::tiering::exit_reason::ExitReason;
pub use crate::tiering::exits::{ExitSnapshot, ExitTable, FramePlan, ResumeError, ResumePoint};
pub use crate::tiering::journal::Effects;
pub use crate::tiering::objects::{FieldPlan, FieldValue, ObjectPlan};
pub use crate::tiering::replay::{Predicted, Prediction};
pub use crate::vm::stand_in::{Departure, Machine, StandIn};
pub use crate::vm::tier::{Control, InterpreterOnly, Tier};
pub use control::FramePlace;
pub use recorder::{Recorder, Recording};
pub use regions::{InstallError, Region};
pub use succession::Succession;

pub use crate::code::dispatch::HeadMode;
