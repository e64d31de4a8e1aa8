//! The first look at the bytecode: where blocks begin, and how many bytecodes lie before each.

use super::Input;
use crate::classfile::Operands;
use crate::classfile::opcodes::Flow;

const LEADER: u8 = 1;
const TARGET: u8 = 2;

/// Facts by bytecode index.
pub(super) struct Scan {
    flags: Vec<u8>,
    /// Number of bytecodes before each index.
    before: Vec<u32>,
}

impl Scan {
    pub(super) fn new(input: &Input<'_>) -> Scan {
        let length = input.code.bytecode().len();
        let mut scan = Scan { flags: vec![0; length + 1], before: vec![0; length + 1] };
        scan.flags[0] = LEADER;
        let mut count = 0;
        for instruction in input.code.instructions() {
            let instruction = instruction.expect("a verified method's bytecode has been decoded before");
            scan.before[usize::from(instruction.pc)] = count;
            count += 1;
            match instruction.operands {
                Operands::Branch(target) => scan.target(target),
                Operands::TableSwitch(switch) => {
                    scan.target(switch.default);
                    switch.targets().for_each(|target| scan.target(target));
                }
                Operands::LookupSwitch(switch) => {
                    scan.target(switch.default);
                    switch.pairs().for_each(|(_, target)| scan.target(target));
                }
                _ => {}
            }
            if instruction.opcode.info().flow != Flow::Next {
                scan.flags[usize::from(instruction.next_pc)] |= LEADER;
            }
        }
        scan.before[length] = count;
        for handler in input.code.exception_table() {
            scan.target(i64::from(handler.handler_pc));
        }
        for frame in input.verified.frames() {
            scan.flags[usize::from(frame.pc())] |= LEADER | TARGET;
        }
        scan
    }

    fn target(&mut self, target: i64) {
        self.flags[usize::try_from(target).expect("verified branches stay inside the code")] |= LEADER | TARGET;
    }

    /// Whether a block begins here.
    pub(super) fn is_leader(&self, at: u16) -> bool {
        self.flags[usize::from(at)] & LEADER != 0
    }

    /// Whether control can arrive here by a jump, so that the stack must lie in its canonical slots.
    pub(super) fn is_target(&self, at: u16) -> bool {
        self.flags[usize::from(at)] & TARGET != 0
    }

    /// Bytecodes spanned by the back edge from `from` to `to` (K1).
    pub(super) fn weight(&self, from: u16, to: u16) -> u32 {
        self.before[usize::from(from)] - self.before[usize::from(to)] + 1
    }
}
