//! Which method a resolved call in threaded code always calls.

#![allow(unsafe_code)]

use super::class::Method;
use crate::code::Code;
use crate::code::op::OperationKind;
use crate::id::MethodId;

impl Code {
    /// The method that the resolved call at a word always calls; `None` for other instructions.
    pub fn direct_callee(&self, word: usize) -> Option<MethodId> {
        let direct = matches!(self.op(word)?.kind(), OperationKind::CallStatic | OperationKind::CallSpecial);
        let payload = direct.then(|| self.instructions.get(word + 1)).flatten()?;
        // SAFETY: I1: the payload of a resolved call is a method, which lives as long as the VM.
        Some(unsafe { &*(payload.first() as *const Method) }.id)
    }
}
