//! Whether a method gives back each monitor that it enters, and no other (JVMS 2.11.10), as far as the bytecode shows it.
//!
//! In go instructions and handlers; out comes whether every path through them is seen to be structured, as it is in what
//! compilers write for `synchronized`: the object's reference stays in a local variable, and whatever can be thrown while
//! it is locked is caught. For other methods the interpreter notes which frame holds what, which takes time.

use super::Input;
use crate::classfile::opcode_kind::{ComputationalType, MonitorUse, StackOperation};
use crate::classfile::opcodes::Flow;
use crate::classfile::{BytecodeInstruction, OpcodeKind, Operands};

/// Monitors that a frame holds at a time, at most, for its method to be looked at further.
const DEPTH_MOST: usize = 16;

/// Handlers that are looked at, for each instruction and each handler of the table, before it is given up: a table may have
/// 65,535 that cover everything. Methods with fewer handlers than this are always looked at to the end.
const STEPS: usize = 256;

/// How a reference comes from a local variable and goes there, and how it is doubled first.
const LOAD: OpcodeKind = OpcodeKind::Load(ComputationalType::Reference);
const STORE: OpcodeKind = OpcodeKind::Store(ComputationalType::Reference);
const DUPLICATE: OpcodeKind = OpcodeKind::Stack(StackOperation::Dup);

/// The local variables that hold what is locked, in the order of locking.
type Held = Vec<u16>;

struct Analysis<'a> {
    instructions: Vec<BytecodeInstruction<'a>>,
    /// What is held before each instruction; `None` where control has not been seen to arrive.
    held: Vec<Option<Held>>,
    /// Whether control can arrive at an instruction by a jump.
    target: Vec<bool>,
    /// Instructions to be looked at.
    pending: Vec<usize>,
    /// Handlers that may still be looked at.
    steps: usize,
}

/// Whether the method's locking is seen to be structured. Each instruction is looked at once.
pub(super) fn is_structured(input: &Input<'_>) -> bool {
    let instructions: Vec<BytecodeInstruction<'_>> = input.code.instructions().map_while(Result::ok).collect();
    let count = instructions.len();
    let steps = STEPS * (count + input.code.exception_table().len());
    let (held, target) = (vec![None; count], vec![false; count]);
    let mut analysis = Analysis { instructions, held, target, pending: vec![0], steps };
    let places: Vec<usize> = (0..count).flat_map(|at| analysis.jumps(at)).collect();
    let handlers = input.code.exception_table().filter_map(|handler| analysis.at(i64::from(handler.handler_pc)));
    for place in places.into_iter().chain(handlers.collect::<Vec<_>>()) {
        analysis.target[place] = true;
    }
    if let Some(first) = analysis.held.first_mut() {
        *first = Some(Held::new());
    }
    while let Some(at) = analysis.pending.pop() {
        if analysis.step(input, at).is_none() {
            return false;
        }
    }
    true
}

impl Analysis<'_> {
    /// The number of the instruction at an offset.
    fn at(&self, pc: i64) -> Option<usize> {
        let pc = u16::try_from(pc).ok()?;
        self.instructions.binary_search_by_key(&pc, |instruction| instruction.pc).ok()
    }

    /// Where an instruction can jump to.
    fn jumps(&self, at: usize) -> Vec<usize> {
        self.instructions[at].operands.targets().filter_map(|target| self.at(target)).collect()
    }

    /// Lets control arrive at an instruction; `None` if another path there holds other monitors.
    fn arrive(&mut self, at: usize, held: &Held) -> Option<()> {
        match self.held.get(at)? {
            Some(known) => (known == held).then_some(()),
            None => {
                self.held[at] = Some(held.clone());
                self.pending.push(at);
                Some(())
            }
        }
    }

    /// Goes on from an instruction; `None` if what it does is not structured, or not seen to be.
    fn step(&mut self, input: &Input<'_>, at: usize) -> Option<()> {
        let mut held = self.held[at].clone()?;
        let BytecodeInstruction { pc, opcode, operands, .. } = self.instructions[at];
        let mut caught = false;
        for handler in input.code.exception_table() {
            self.steps = self.steps.checked_sub(1)?;
            if (handler.start_pc..handler.end_pc).contains(&pc) {
                let target = self.at(i64::from(handler.handler_pc))?;
                self.arrive(target, &held)?;
                if handler.catch_type == 0 {
                    caught = true;
                    break;
                }
            }
        }
        let info = opcode.info();
        if !caught && !held.is_empty() && (info.throws || info.kind == OpcodeKind::Throw) {
            return None;
        }
        if let OpcodeKind::Monitor(monitor_use) = info.kind {
            match monitor_use {
                MonitorUse::Enter => {
                    held.push(self.entered(at)?);
                    if held.len() > DEPTH_MOST {
                        return None;
                    }
                }
                MonitorUse::Exit => {
                    let local = self.before(at).filter(|load| load.opcode.kind() == LOAD).and_then(local)?;
                    if held.pop() != Some(local) {
                        return None;
                    }
                }
            }
        }
        if let Operands::Local(local) = operands
            && !info.pops.is_empty()
            && (held.contains(&local) || is_wide_store(info.kind) && held.contains(&local.wrapping_add(1)))
        {
            return None;
        }
        for target in self.jumps(at) {
            self.arrive(target, &held)?;
        }
        match info.flow {
            Flow::Next | Flow::Branch | Flow::Call => self.arrive(at + 1, &held),
            Flow::Goto | Flow::Switch | Flow::Throw => Some(()),
            Flow::Return => held.is_empty().then_some(()),
            Flow::Subroutine | Flow::SubroutineReturn => None,
        }
    }

    /// The instruction that is always executed right before this one.
    fn before(&self, at: usize) -> Option<BytecodeInstruction<'_>> {
        let before = at.checked_sub(1)?;
        (!self.target[at] && self.instructions[before].opcode.info().flow == Flow::Next)
            .then(|| self.instructions[before])
    }

    /// The local variable that holds what a `monitorenter` locks: it was loaded from there, or stored there as well.
    fn entered(&self, at: usize) -> Option<u16> {
        let before = self.before(at)?;
        if before.opcode.kind() == LOAD {
            return local(before);
        }
        let doubled = self.before(at - 1).is_some_and(|instruction| instruction.opcode.kind() == DUPLICATE);
        (doubled && before.opcode.kind() == STORE).then(|| local(before)).flatten()
    }
}

fn local(instruction: BytecodeInstruction<'_>) -> Option<u16> {
    let Operands::Local(local) = instruction.operands else { return None };
    Some(local)
}

/// Whether an instruction stores into two local variables.
fn is_wide_store(kind: OpcodeKind) -> bool {
    matches!(kind, OpcodeKind::Store(ComputationalType::Long | ComputationalType::Double))
}
