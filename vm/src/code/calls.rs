//! What a resolved call instruction calls, for compilers: the payload words behind it, by number.

use super::Code;
use super::instruction::{BARE, HEADER_WORDS};
use super::op::OperationKind;
use crate::classfile::opcodes::Flow;
use crate::id::{ClassId, MethodId};

/// What an interface call knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InterfaceCall {
    /// The method that the call names.
    pub method: MethodId,
    /// The receivers' classes in the inline cache, the last one first.
    pub cached: [Option<ClassId>; 2],
}

impl Code {
    /// What the resolved interface call at a word knows; `None` for other instructions.
    pub fn interface_call(&self, word: usize) -> Option<InterfaceCall> {
        if self.op(word)?.kind() != OperationKind::CallInterface {
            return None;
        }
        let (classes, more) = (self.instructions.get(word + 1)?, self.instructions.get(word + 2)?);
        // Entries are filled in turn; an empty one has no method.
        let entry = |class: u64, method: u64| (method != 0).then_some(ClassId(class as u32));
        let cached = [entry(classes.first(), classes.second()), entry(classes.first() >> 32, more.first())];
        Some(InterfaceCall { method: MethodId(more.second() as u32), cached })
    }

    /// The word of the call that returns to the block which starts at a word; `None` where the block before does not
    /// end in a call.
    pub fn call_returning_to(&self, start: usize) -> Option<usize> {
        let last = start.checked_sub(HEADER_WORDS + 1)?;
        let word = (0..=last).rev().take(3).find(|&word| self.op(word).is_some())?;
        (self.op(word)?.info().flow == Flow::Call).then_some(word)
    }

    /// The map of a frame that waits for the call which returns to the block that starts at a word: its live reference
    /// slots but for the result's and the callee's. `None` where no call returns there.
    pub fn waiting_map(&self, start: usize) -> Option<u32> {
        let last = start.checked_sub(1)?;
        let map = if BARE { *self.maps.get(last)? } else { self.instructions.get(last)?.second() as u32 };
        Some(map).filter(|&map| map != super::NO_MAP)
    }
}
