//! Class bytes in, a running interpreter out.
//!
//! In the order in which a program passes them: [`source`] finds class files, [`classfile`] parses them, [`verify`] proves
//! methods type-safe, [`code`] translates them to threaded code, [`link`] is what classes and methods are, [`interp`] runs
//! code over the frames of [`thread`] and the [`heap`]. A [`Vm`] is its parts: a runtime, a loader, a schedule, and what it
//! keeps for its [`tier`]; its host has it as a [`guest`].
//!
//! Modules lie on top of each other: each names only those below it. `ARCHITECTURE.md` has their order.

#![deny(unsafe_code)]

pub mod classfile;
pub mod code;
pub mod error;
mod flow;
pub mod guest;
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

pub use code::dispatch::HeadMode;
pub use error::{JavaError, Shortage, VmError};
pub use guest::describe::{Description, TraceFrame};
pub use guest::members::{Callable, ResolvedField};
pub use guest::objects::ArrayElement;
pub use guest::{CallError, Guest, HostCall, HostFunction, Object, SuspendedCall, Throw, Value};
pub use id::{BlockId, ClassId, MethodId, RegionId, ThreadId};
pub use options::{AssertionRule, VmOptions};
pub use profile::blocks::BlockPlace;
pub use profile::nodes::{FurtherSuccessor, NodeId, Renewal, RenewalRule, TransitionNode, TransitionNodes};
pub use profile::paths::PathId;
pub use run::launch::{LaunchError, LaunchErrorKind};
pub use schedule::Ended;
pub use statistics::{ExitChecks, RegionStatistics};
pub use tiering::exit_reason::ExitReason;
pub use tiering::exits::{ExitSnapshot, ExitTable, FramePlan, ResumeError, ResumePoint};
pub use tiering::instruments::PathCounts;
pub use tiering::objects::{FieldPlan, FieldValue, ObjectPlan};
pub use tiering::replay::{Predicted, Prediction};
pub use tiering::undo_log::Effects;
pub use tiering::versions::{EdgeCount, PlanCounts};
pub use vm::Vm;
pub use vm::stand_in::{Departure, Machine, StandIn};
pub use vm::tier::{Control, InterpreterOnly, Tier};
