//! The stack-shuffling instructions (JVMS 6.5: `pop` to `swap`), over slots: a `long` or `double` is never split.

use super::super::environment::Environment;
use super::super::failure::Checked;
use super::super::frame::Frame;
use super::super::types::Type;
use crate::classfile::Opcode;

/// Applies one of `pop`, `pop2`, `dup`, `dup_x1`, `dup_x2`, `dup2`, `dup2_x1`, `dup2_x2`, `swap`.
pub(super) fn shuffle(environment: &Environment<'_, '_>, frame: &mut Frame, opcode: Opcode) -> Checked<()> {
    match opcode {
        Opcode::Pop => frame.pop_category1(environment).map(|_| ()),
        Opcode::Pop2 => frame.pop_two_slots(environment, opcode).map(|_| ()),
        Opcode::Dup => {
            let top = frame.pop_category1(environment)?;
            push_all(frame, &[top, top])
        }
        Opcode::DupX1 => {
            let top = frame.pop_category1(environment)?;
            let below = frame.pop_category1(environment)?;
            push_all(frame, &[top, below, top])
        }
        Opcode::DupX2 => {
            let top = frame.pop_category1(environment)?;
            let (lower, upper) = frame.pop_two_slots(environment, opcode)?;
            push_all(frame, &[top, lower, upper, top])
        }
        Opcode::Dup2 => {
            let (lower, upper) = frame.pop_two_slots(environment, opcode)?;
            push_all(frame, &[lower, upper, lower, upper])
        }
        Opcode::Dup2X1 => {
            let (lower, upper) = frame.pop_two_slots(environment, opcode)?;
            let below = frame.pop_category1(environment)?;
            push_all(frame, &[lower, upper, below, lower, upper])
        }
        Opcode::Dup2X2 => {
            let (lower, upper) = frame.pop_two_slots(environment, opcode)?;
            let (lowest, below) = frame.pop_two_slots(environment, opcode)?;
            push_all(frame, &[lower, upper, lowest, below, lower, upper])
        }
        _ => {
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
