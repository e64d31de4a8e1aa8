//! Helpful messages of `NullPointerException` (JEP 358).

use crate::vm::Vm;

impl Vm {
    /// What was null and what was attempted with it, from the bytecode at which the thread stands.
    pub(super) fn null_pointer_message(&self) -> Option<String> {
        None
    }
}
