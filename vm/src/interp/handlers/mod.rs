//! The handlers of threaded code, one file per family of instructions, each written once for both dispatch modes.
//!
//! A handler is `unsafe fn(State) -> State`, inlined into its wrapper. It either finishes the instruction or leaves
//! everything as it found it and hands over with [`State::slow`](crate::vm::state::State). No handler calls out, so none
//! needs a stack frame.
//!
//! Safety: all handlers rely on I1 (verified code: registers lie in the frame, targets in the code, types agree),
//! I2 (references in slots are null or valid heap offsets) and I5 (no Rust reference to the VM is alive while
//! handlers run). Their unsafe blocks cite these.

mod arithmetic;
mod arrays;
mod calls;
mod control;
mod moves;
mod objects;
mod pairs;
mod stubs;

pub(super) use arithmetic::*;
pub(super) use arrays::*;
pub(super) use calls::*;
pub(super) use control::*;
pub(super) use moves::*;
pub(super) use objects::*;
pub(super) use pairs::*;
pub(super) use stubs::*;
