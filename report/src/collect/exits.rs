//! Why a trace was left behind a step: in go its path and the block that was executed instead of the next one, out comes
//! what the code says of the two.
//!
//! A trace is left where another block follows than the one expected. Which of the edges that lead out of a block it was
//! is told by the bytecode that the block ends with, and by how the path goes on.

use holloway_traces::candidate::TraceStep;
use holloway_vm::classfile::opcodes::Flow;
use holloway_vm::classfile::{BytecodeInstruction, decode};
use holloway_vm::tier::Succession;
use holloway_vm::{BlockId, BlockPlace, Vm};

use crate::model::TraceExitReason;

/// How control has gone from a block to another one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Edge {
    Branch,
    Switch,
    /// Into the block that follows whatever happens: by falling through, by a jump, past a call.
    Onward,
    /// To the entry of a method.
    Entry,
    Return,
    Handler,
    Unknown,
}

/// Why a path was left behind one of its steps for a block.
pub(super) fn reason(vm: &Vm, steps: &[TraceStep], step: u16, to: BlockId) -> TraceExitReason {
    let at = usize::from(step);
    let edge = steps.get(at).and_then(|step| edge(vm, step.block, to)).unwrap_or(Edge::Unknown);
    between(edge, steps.get(at + 1).map(|next| next.arrival))
}

/// Why a path was left, by the edge that was taken and the one that was expected.
fn between(edge: Edge, expected: Option<Succession>) -> TraceExitReason {
    match (edge, expected) {
        (Edge::Handler, _) | (_, Some(Succession::Throw)) => TraceExitReason::Throw,
        (Edge::Branch, _) => TraceExitReason::Branch,
        (Edge::Switch, _) => TraceExitReason::Switch,
        // Where nothing was entered, the method has no bytecode.
        (Edge::Entry | Edge::Onward, Some(Succession::Call)) => TraceExitReason::Receiver,
        (Edge::Entry, _) => TraceExitReason::Call,
        (Edge::Return, _) => TraceExitReason::ReturnPoint,
        (Edge::Onward | Edge::Unknown, _) => TraceExitReason::Other,
    }
}

/// How control has gone from a block to another one; `None` where one of them has no code.
fn edge(vm: &Vm, from: BlockId, to: BlockId) -> Option<Edge> {
    let (from, to) = (vm.block_place(from)?, vm.block_place(to)?);
    let code = vm.classes().method(to.method).version(0)?;
    let head = code.blocks.get(to.index as usize)?;
    // Compilers let nothing but exceptions reach a handler's head.
    if code.handlers.iter().any(|handler| handler.target == head.start) {
        return Some(Edge::Handler);
    }
    // The block with which a synchronized method begins has no bytecodes, and falls into the next one.
    let last = last_bytecode(vm, from);
    let flow = last.map_or(Flow::Next, |last| last.opcode.info().flow);
    if from.method == to.method {
        let is_next = to.index == from.index + 1;
        let is_target = last.is_some_and(|last| last.operands.targets().any(|to| to == i64::from(head.bytecode_index)));
        match flow {
            Flow::Branch if is_next || is_target => return Some(Edge::Branch),
            Flow::Switch if is_target => return Some(Edge::Switch),
            Flow::Next | Flow::Call if is_next => return Some(Edge::Onward),
            Flow::Goto | Flow::Subroutine if is_target => return Some(Edge::Onward),
            _ => {}
        }
    }
    Some(match flow {
        Flow::Throw => Edge::Handler,
        Flow::Return if to.index > 0 => Edge::Return,
        // Of a method that is called, of a class's initialiser, or of what a native method has called.
        _ if to.index == 0 => Edge::Entry,
        _ => Edge::Unknown,
    })
}

/// The bytecode that a block ends with.
fn last_bytecode(vm: &Vm, place: BlockPlace) -> Option<BytecodeInstruction<'_>> {
    let method = vm.classes().method(place.method);
    let block = method.version(0)?.blocks.get(place.index as usize)?;
    let file = vm.classes().class(method.class).file.as_deref()?;
    let bytecode = file.method(usize::from(method.index))?.code()?.bytecode();
    let (mut at, mut last) = (usize::from(block.bytecode_index), None);
    for _ in 0..block.bytecodes {
        let instruction = decode(bytecode, at).ok()?;
        at = usize::from(instruction.next_pc);
        last = Some(instruction);
    }
    last
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_taken_and_the_one_expected_say_why_a_trace_was_left() {
        for (edge, expected, reason) in [
            (Edge::Branch, Some(Succession::Jump), TraceExitReason::Branch),
            (Edge::Switch, Some(Succession::Jump), TraceExitReason::Switch),
            (Edge::Entry, Some(Succession::Call), TraceExitReason::Receiver),
            (Edge::Onward, Some(Succession::Call), TraceExitReason::Receiver),
            (Edge::Entry, Some(Succession::Jump), TraceExitReason::Call),
            (Edge::Return, Some(Succession::Return), TraceExitReason::ReturnPoint),
            (Edge::Handler, Some(Succession::Call), TraceExitReason::Throw),
            (Edge::Onward, Some(Succession::Throw), TraceExitReason::Throw),
            (Edge::Unknown, None, TraceExitReason::Other),
        ] {
            assert_eq!(between(edge, expected), reason, "{edge:?} and not {expected:?}");
        }
    }
}
