//! The first look at the bytecode: where blocks begin, how many bytecodes lie before each, and what edges weigh.

use super::Input;
use super::weights::Weights;
use crate::classfile::OpcodeKind;
use crate::classfile::opcodes::Flow;

const LEADER: u8 = 1;
const TARGET: u8 = 2;

/// Facts by bytecode index.
pub(super) struct Scan {
    flags: Vec<u8>,
    /// Number of bytecodes before each index.
    before: Vec<u32>,
    weights: Weights,
    /// Whether there are instructions that enter or leave monitors.
    pub(super) has_monitors: bool,
}

impl Scan {
    pub(super) fn new(input: &Input<'_>) -> Scan {
        let length = input.code.bytecode().len();
        let mut scan = Scan {
            flags: vec![0; length + 1],
            before: vec![0; length + 1],
            weights: Weights::default(),
            has_monitors: false,
        };
        // Edges between blocks, by the bytecode that ends the first one and where the other begins.
        let mut edges: Vec<(u16, u16)> = Vec::new();
        // Bytecodes after which control does not go on with the next one.
        let mut ends: Vec<u16> = Vec::new();
        scan.flags[0] = LEADER;
        let mut count = 0;
        for instruction in input.code.instructions() {
            let instruction = instruction.expect("a verified method's bytecode has been decoded before");
            scan.before[usize::from(instruction.pc)] = count;
            count += 1;
            scan.has_monitors |= matches!(instruction.opcode.kind(), OpcodeKind::Monitor(_));
            edges.extend(instruction.operands.targets().map(|target| (instruction.pc, scan.target(target))));
            let flow = instruction.opcode.info().flow;
            if !matches!(flow, Flow::Next | Flow::Branch | Flow::Call) {
                ends.push(instruction.pc);
            }
            if flow != Flow::Next {
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
        scan.weigh(input, &edges, &ends);
        scan
    }

    /// Notes blocks and forward edges.
    fn weigh(&mut self, input: &Input<'_>, edges: &[(u16, u16)], ends: &[u16]) {
        let length = self.flags.len() - 1;
        for at in (0..length).filter(|&at| self.flags[at] & LEADER != 0) {
            self.weights.block(at as u16, self.before[at]);
        }
        self.weights.end(self.before[length]);
        self.weights.fall_through(ends);
        for &(from, to) in edges {
            let (from, to) = (self.weights.block_of(from), self.weights.block_of(to));
            self.weights.edge(from, to);
        }
        for handler in input.code.exception_table() {
            let to = self.weights.block_of(handler.handler_pc);
            let (first, last) = (self.weights.block_of(handler.start_pc), self.weights.block_of(handler.end_pc - 1));
            // Only forward edges count.
            for from in first..=last.min(to.saturating_sub(1)) {
                if self.weights.is_full() {
                    break;
                }
                self.weights.edge(from, to);
            }
        }
        self.weights.sort();
    }

    fn target(&mut self, target: i64) -> u16 {
        let target = u16::try_from(target).expect("verified branches stay inside the code");
        self.flags[usize::from(target)] |= LEADER | TARGET;
        target
    }

    /// Whether a block begins here.
    pub(super) fn is_leader(&self, at: u16) -> bool {
        self.flags[usize::from(at)] & LEADER != 0
    }

    /// Whether control can arrive here by a jump, so that the stack must lie in its canonical slots.
    pub(super) fn is_target(&self, at: u16) -> bool {
        self.flags[usize::from(at)] & TARGET != 0
    }

    /// What the back edge from `from` to `to` is charged (K1).
    pub(super) fn weight(&mut self, from: u16, to: u16) -> u32 {
        self.weights.back_edge(from, self.before[usize::from(from)], to)
    }

    /// What a call of the method is charged (K1).
    pub(super) fn call_weight(&mut self) -> u32 {
        self.weights.call()
    }
}
