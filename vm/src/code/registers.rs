//! From JVM locals and operand depths to frame registers.
//!
//! A value takes one slot whatever its width. Arguments are therefore renumbered: the n-th argument lies in the n-th
//! slot, where the caller's operands have put it. The second halves of wide arguments, which code may reuse as locals
//! of their own, come behind the other locals.

use super::instruction::Register;
use crate::classfile::MethodDescriptor;
use crate::code::frame::{HEADER_SLOTS, SYNCHRONIZED_HEADER_SLOTS};

/// The layout of one method's frame.
pub(crate) struct FrameLayout {
    /// Register of each JVM local.
    locals: Vec<Register>,
    header_slots: usize,
}

/// The frame needs more slots than registers can name.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct FrameTooLarge;

impl FrameLayout {
    /// Of a method's descriptor and the sizes that its code declares (JVMS 4.7.3).
    pub(crate) fn new(
        descriptor: MethodDescriptor<'_>,
        is_static: bool,
        synchronized: bool,
        max_locals: u16,
        max_stack: u16,
    ) -> Result<FrameLayout, FrameTooLarge> {
        if usize::from(max_locals) + usize::from(max_stack) + 8 > usize::from(i16::MAX.unsigned_abs()) {
            return Err(FrameTooLarge);
        }
        let count = usize::from(max_locals);
        let base = -(max_locals as Register);
        let mut locals = vec![Register::MIN; count];
        let mut local = 0;
        let mut slot = 0;
        let mut halves = Vec::new();
        if !is_static {
            locals[0] = base;
            (local, slot) = (1, 1);
        }
        for parameter in descriptor.parameters() {
            locals[local] = base + slot;
            slot += 1;
            local += 1;
            if parameter.slots() == 2 {
                halves.push(local);
                local += 1;
            }
        }
        for other in &mut locals[local..] {
            *other = base + slot;
            slot += 1;
        }
        for half in halves {
            locals[half] = base + slot;
            slot += 1;
        }
        let header_slots = if synchronized { SYNCHRONIZED_HEADER_SLOTS } else { HEADER_SLOTS };
        Ok(FrameLayout { locals, header_slots })
    }

    /// The register of a JVM local.
    pub(crate) fn local(&self, local: u16) -> Register {
        self.locals[usize::from(local)]
    }

    /// The register of the operand at a depth, 0 being the bottom.
    pub(crate) fn operand(&self, depth: usize) -> Register {
        (self.header_slots + depth) as Register
    }

    /// The slot number of a register, counted from the frame's first local.
    pub(crate) fn slot(&self, register: Register) -> usize {
        (i32::from(register) + self.locals.len() as i32) as usize
    }

    /// Whether a register is a local's.
    pub(crate) fn is_local(register: Register) -> bool {
        register < 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_arguments_take_one_slot_and_their_halves_move_behind() {
        let descriptor = MethodDescriptor::parse("(JID)V").expect("a legal descriptor");
        let layout = FrameLayout::new(descriptor, true, false, 7, 4).expect("small");
        // long 0-1, int 2, double 3-4, two locals 5 and 6.
        assert_eq!((0..7).map(|local| layout.local(local) + 7).collect::<Vec<_>>(), [0, 5, 1, 2, 6, 3, 4]);
        assert_eq!(layout.operand(0), 3);
        assert_eq!(layout.slot(layout.operand(0)), 10);
    }

    #[test]
    fn frames_beyond_the_reach_of_registers_are_refused() {
        let descriptor = MethodDescriptor::parse("()V").expect("a legal descriptor");
        assert_eq!(FrameLayout::new(descriptor, true, false, 32_000, 32_000).err(), Some(FrameTooLarge));
    }
}
