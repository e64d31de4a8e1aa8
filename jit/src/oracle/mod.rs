//! The evaluator in a running VM: in place of machine code (`--tier=eval`), and as a check of machine code and
//! optimiser (`--check=exits`).
//!
//! In come functions of the trace IR; out come [`StandIn`](holloway_vm::StandIn)s, which the VM calls where a region
//! is entered. `world` is the VM as the evaluator sees it; `plan` is what both kinds of stand-ins share; `evaluated`
//! executes regions; `checked` has evaluator, machine code and interpreter execute the same span and compares them.

mod checked;
mod evaluated;
mod plan;
mod world;

pub use checked::Checked;
pub use evaluated::Evaluated;
pub use plan::{CheckPlan, LiveSlots};
