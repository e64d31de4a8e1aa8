//! Verification by type checking (JVMS 4.10.1), for class files of version 50 and later: one pass over the code, in which
//! every frame that a jump may arrive with is compared with the one that the `StackMapTable` states.

use super::environment::Environment;
use super::execute::execute;
use super::failure::{Checked, Problem, Stop};
use super::frame::Frame;
use super::handlers::{Covering, Due, Handler};
use super::method::MethodContext;
use super::stack_map::{FrameTable, Mismatch};
use super::verified::Recorder;
use crate::classfile::opcodes::Flow;
use crate::classfile::{BytecodeInstruction, CodeAttribute, Opcode, Operands, instructions};

/// Checks the whole method; leaves `pc` at the instruction that was being checked.
pub(super) fn check<'a>(
    environment: &mut Environment<'a, '_>,
    method: &MethodContext<'a>,
    code: CodeAttribute<'a>,
    frame: &mut Frame,
    table: &mut FrameTable,
    recorder: &mut Recorder,
    pc: &mut u16,
) -> Checked<()> {
    method.enter(environment, frame)?;
    table.read(environment, method, frame, code, recorder)?;
    let groups = if method.handlers.is_empty() { Vec::new() } else { table.groups() };
    let mut handlers = Covering::new(&method.handlers, |handler| {
        let position = table.find(i64::from(handler.target));
        position.and_then(|at| groups.get(at)).copied().unwrap_or(table.frames.len() as u32)
    });
    let mut next_frame = 0;
    let mut reachable = true;
    let mut at = 0;
    while at < method.code.len() {
        // The first pass has decoded every instruction.
        let Ok(instruction) = instructions::decode_inline(method.code, at) else {
            return Err(Problem::bytecode("Bad instruction"));
        };
        *pc = instruction.pc;
        if table.frames.get(next_frame).is_some_and(|map| map.pc == instruction.pc) {
            if reachable && let Err(mismatch) = table.accepts(environment, next_frame, frame)? {
                return Err(mismatched(
                    environment,
                    frame,
                    &mismatch,
                    next_frame,
                    "Instruction type does not match stack map",
                ));
            }
            table.load(next_frame, frame);
            next_frame += 1;
        } else if !reachable {
            return Err(Problem::because("Expecting a stack map frame", "Expected stackmap frame at this location."));
        }
        if !method.handlers.is_empty() {
            environment.charge(handlers.go_to(instruction.pc))?;
            compare(&mut handlers, environment, table, frame)?;
        }
        execute(environment, method, frame, &instruction)?;
        if instruction.opcode == Opcode::Invokespecial && !method.handlers.is_empty() {
            // A constructor may throw when the object is already usable, so the handlers must fit that as well.
            compare(&mut handlers, environment, table, frame)?;
        }
        reachable = follow(environment, table, frame, &instruction)?;
        at = usize::from(instruction.next_pc);
    }
    if reachable {
        return Err(Problem::because("Control flow falls through code end", "Error exists in the bytecode"));
    }
    Ok(())
}

/// Compares the frame with that of every branch target; says whether control may reach the next instruction.
fn follow(
    environment: &mut Environment<'_, '_>,
    table: &FrameTable,
    frame: &Frame,
    instruction: &BytecodeInstruction<'_>,
) -> Checked<bool> {
    let flow = instruction.opcode.info().flow;
    match flow {
        Flow::Next | Flow::Call => return Ok(true),
        Flow::Return | Flow::Throw | Flow::Subroutine | Flow::SubroutineReturn => return Ok(false),
        Flow::Branch | Flow::Goto => {}
        Flow::Switch => check_switch(instruction.operands, environment.class.major_version())?,
    }
    // The holes of a table have one target, which is compared once for those in a row.
    let mut last = None;
    for target in instruction.operands.targets() {
        if last != Some(target) {
            jump(environment, table, frame, target)?;
            last = Some(target);
        }
    }
    Ok(flow == Flow::Branch)
}

/// The keys of a `lookupswitch` must ascend (JVMS 4.9.1), and up to version 50 HotSpot wants the padding to be zero;
/// decoding has checked the rest of a switch.
fn check_switch(operands: Operands<'_>, major: u16) -> Checked<()> {
    if let Operands::LookupSwitch(switch) = operands
        && !switch.keys_ascend()
    {
        return Err(Problem::bytecode("Bad lookupswitch instruction"));
    }
    if operands.padding_is_zero() || major > 50 {
        return Ok(());
    }
    Err(Problem::bytecode("Nonzero padding byte in lookupswitch or tableswitch"))
}

fn jump(environment: &mut Environment<'_, '_>, table: &FrameTable, frame: &Frame, target: i64) -> Checked<()> {
    let Some(position) = table.find(target) else {
        return Err(Problem::because(
            format!("Expecting a stackmap frame at branch target {target}"),
            "Expected stackmap frame at this location.",
        ));
    };
    match table.accepts(environment, position, frame)? {
        Ok(()) => Ok(()),
        Err(mismatch) => {
            let headline = format!("Inconsistent stackmap frames at branch target {target}");
            Err(mismatched(environment, frame, &mismatch, position, headline))
        }
    }
}

fn mismatched(
    environment: &Environment<'_, '_>,
    frame: &Frame,
    mismatch: &Mismatch,
    position: usize,
    headline: impl Into<std::borrow::Cow<'static, str>>,
) -> Box<Stop> {
    Box::new(Stop::Problem(Problem {
        headline: headline.into(),
        reason: Some(mismatch.reason(environment, frame)),
        stack_map_frame: Some(position),
        slot: None,
    }))
}

/// An instruction may throw, so the frame before it must fit every handler that covers it. Locals that have not changed
/// since the last comparison need no other, and handlers whose frames have the same locals need one together.
fn compare(
    handlers: &mut Covering<'_>,
    environment: &mut Environment<'_, '_>,
    table: &FrameTable,
    frame: &mut Frame,
) -> Checked<()> {
    if handlers.is_empty() {
        return Ok(());
    }
    let changed = std::mem::take(&mut frame.changed);
    handlers.due(changed, |Due { handler: &Handler { target, catches, .. }, is_fresh, leads }| {
        environment.charge(1)?;
        let Some(position) = table.find(i64::from(target)) else {
            return Err(Problem::because(
                format!("Expecting a stackmap frame at branch target {target}"),
                "Expected stackmap frame at this location.",
            ));
        };
        let stack = if is_fresh { table.accepts_exception(environment, position, catches)? } else { Ok(()) };
        let outcome = match stack {
            Ok(()) if leads => table.accepts_locals(environment, position, frame)?,
            outcome => outcome,
        };
        let Err(mismatch) = outcome else { return Ok(()) };
        frame.stack.clear();
        frame.stack.push(catches);
        Err(Box::new(Stop::Problem(Problem {
            headline: format!("Stack map does not match the one at exception handler {target}").into(),
            reason: Some(mismatch.reason(environment, frame)),
            stack_map_frame: Some(position),
            slot: None,
        })))
    })
}
