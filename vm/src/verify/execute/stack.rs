//! The stack-shuffling instructions (JVMS 6.5: `pop` to `swap`), over slots: a `long` or `double` is never split.

use super::super::environment::Environment;
use super::super::failure::Checked;
use super::super::frame::Frame;
use super::super::types::Type;
use crate::classfile::Opcode;
use crate::classfile::opcode_kind::StackOperation;

/// Applies such an instruction; failures name its opcode.
pub(super) fn shuffle(
    environment: &Environment<'_, '_>,
    frame: &mut Frame,
    opcode: Opcode,
    operation: StackOperation,
) -> Checked<()> {
    match operation {
        StackOperation::Pop => frame.pop_category1(environment).map(|_| ()),
        StackOperation::Pop2 => frame.pop_two_slots(environment, opcode).map(|_| ()),
        StackOperation::Dup => {
            let top = frame.pop_category1(environment)?;
            push_all(frame, &[top, top])
        }
        StackOperation::DupX1 => {
            let top = frame.pop_category1(environment)?;
            let below = frame.pop_category1(environment)?;
            push_all(frame, &[top, below, top])
        }
        StackOperation::DupX2 => {
            let top = frame.pop_category1(environment)?;
            let (lower, upper) = frame.pop_two_slots(environment, opcode)?;
            push_all(frame, &[top, lower, upper, top])
        }
        StackOperation::Dup2 => {
            let (lower, upper) = frame.pop_two_slots(environment, opcode)?;
            push_all(frame, &[lower, upper, lower, upper])
        }
        StackOperation::Dup2X1 => {
            let (lower, upper) = frame.pop_two_slots(environment, opcode)?;
            let below = frame.pop_category1(environment)?;
            push_all(frame, &[lower, upper, below, lower, upper])
        }
        StackOperation::Dup2X2 => {
            let (lower, upper) = frame.pop_two_slots(environment, opcode)?;
            let (lowest, below) = frame.pop_two_slots(environment, opcode)?;
            push_all(frame, &[lower, upper, lowest, below, lower, upper])
        }
        StackOperation::Swap => {
            let top = frame.pop_category1(environment)?;
            let below = frame.pop_category1(environment)?;
            push_all(frame, &[top, below])
        }
    }
}

fn push_all(frame: &mut Frame, slots: &[Type]) -> Checked<()> {
    for slot in slots {
        frame.push_slot(*slot)?;
    }
    Ok(())
}
